// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, action, and, caseless, choice, closes, coded, cut, hand, handing, label, later, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple } from '../src/engine/generated.ts';

export interface WholeMessageNode extends TreeNode {
  readonly type: 'WholeMessage';
  readonly header: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  readonly parts: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[];
}
export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface MissingWrapperEndNode extends RecoveryNode { readonly type: 'MissingWrapperEnd'; }
export interface BadChatNode extends RecoveryNode { readonly type: 'BadChat'; }
export interface BadNoiseLinesNode extends RecoveryNode { readonly type: 'BadNoiseLines'; }
export interface ExactHeaderNode extends TreeNode { readonly type: 'ExactHeader'; readonly head: ExactHeadNode; }
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
export interface BadHeaderCaseNode extends RecoveryNode { readonly type: 'BadHeaderCase'; }
export interface BadColonNoiseNode extends RecoveryNode { readonly type: 'BadColonNoise'; }
export interface BadHeaderNoiseNode extends RecoveryNode { readonly type: 'BadHeaderNoise'; }
export interface BadHeaderLevelNode extends RecoveryNode { readonly type: 'BadHeaderLevel'; }
export interface BadHeaderSpaceNode extends RecoveryNode { readonly type: 'BadHeaderSpace'; }
export interface BadHeaderBoldNode extends RecoveryNode { readonly type: 'BadHeaderBold'; }
export interface BadHeaderColonNode extends RecoveryNode { readonly type: 'BadHeaderColon'; }
export interface BadWideColonNode extends RecoveryNode { readonly type: 'BadWideColon'; }
export interface BadHeaderOrnamentNode extends RecoveryNode { readonly type: 'BadHeaderOrnament'; }
export interface BadHeaderCloseNode extends RecoveryNode { readonly type: 'BadHeaderClose'; }
export interface OtherHeaderNode extends TreeNode { readonly type: 'OtherHeader'; readonly arg: ArgNode | null; }
export interface ArgNode extends TreeNode { readonly type: 'Arg'; }
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
export interface MissingHeaderEndNode extends RecoveryNode { readonly type: 'MissingHeaderEnd'; }
export interface GapNode extends TreeNode { readonly type: 'Gap'; }
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
export interface BlockTextNode extends TreeNode { readonly type: 'BlockText'; }
export interface BlockEndNode extends TreeNode { readonly type: 'BlockEnd'; readonly fence: FenceLineNode; }
export interface FenceLineNode extends TreeNode { readonly type: 'FenceLine'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface ListBlockNode extends TreeNode {
  readonly type: 'ListBlock';
  readonly head: ListHeadNode;
  readonly fence: ListFenceNode | "";
}
export interface ListHeadNode extends TreeNode { readonly type: 'ListHead'; readonly lead: string; }
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
export interface ListTextNode extends TreeNode { readonly type: 'ListText'; }
export interface ListEndNode extends TreeNode { readonly type: 'ListEnd'; readonly fence: ListFenceLineNode; }
export interface ListFenceLineNode extends TreeNode { readonly type: 'ListFenceLine'; }
export interface BadFenceEndNode extends RecoveryNode { readonly type: 'BadFenceEnd'; }
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
export interface DeepBodyNode extends TreeNode { readonly type: 'DeepBody'; }
export interface DeepFenceLineNode extends TreeNode { readonly type: 'DeepFenceLine'; }
export interface CommentNode extends TreeNode { readonly type: 'Comment'; }
export interface CommentHeadNode extends TreeNode { readonly type: 'CommentHead'; }
export interface CommentEndNode extends TreeNode { readonly type: 'CommentEnd'; }
export interface MissingCommentEndNode extends RecoveryNode { readonly type: 'MissingCommentEnd'; }
export interface MissingFenceRunNode extends RecoveryNode { readonly type: 'MissingFenceRun'; }
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
export interface FieldValueNode extends TreeNode { readonly type: 'FieldValue'; }
export interface BoldNameNode extends TreeNode { readonly type: 'BoldName'; readonly name: LabelNameNode; }
export interface LabelNameNode extends TreeNode { readonly type: 'LabelName'; }
export interface PlainNameNode extends TreeNode { readonly type: 'PlainName'; readonly name: PlainWordsNode; }
export interface PlainWordsNode extends TreeNode { readonly type: 'PlainWords'; }
export interface MoreTextNode extends TreeNode { readonly type: 'MoreText'; }
export interface TextEndNode extends TreeNode { readonly type: 'TextEnd'; }
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
export interface MoreCodeNode extends TreeNode { readonly type: 'MoreCode'; readonly code: CodeSpanNode; }
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
export interface FirstCodeNode extends TreeNode { readonly type: 'FirstCode'; readonly code: CodeSpanNode; }
export interface EntryAfterNode extends TreeNode {
  readonly type: 'EntryAfter';
  readonly last: EntryCodeNode | null;
}
export interface EntryCodeNode extends TreeNode { readonly type: 'EntryCode'; readonly code: CodeSpanNode; }
export interface SeparatorNode extends TreeNode { readonly type: 'Separator'; }
export interface ProseNode extends TreeNode { readonly type: 'Prose'; }
export interface CodeSpanNode extends TreeNode {
  readonly type: 'CodeSpan';
  readonly code: CodeOfOneNode | CodeOfManyNode;
}
export interface CodeOfOneNode extends TreeNode { readonly type: 'CodeOfOne'; }
export interface CodeOfManyNode extends TreeNode { readonly type: 'CodeOfMany'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | GapNode | BadNoiseLinesNode | TextEndNode | BlockHeadNode | BlockEndNode | MissingFenceEndNode
| CommentHeadNode | CommentEndNode | MissingCommentEndNode | FieldLineNode | ListHeadNode | ListFenceHeadNode
| ListEndNode | BadFenceEndNode | EntryLineNode | MoreCodeNode | DeepBlockNode | MissingFenceRunNode
| BadWrapperNode | WholeMessageNode | MissingHeaderEndNode | ExactHeaderNode | LooseHeaderNode | BoldHeaderNode
| OtherHeaderNode | WrapperEndNode | MissingWrapperEndNode | BadChatNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ProseText' | 'BlockText' | 'CommentText' | 'MoreText' | 'ListText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadChatNode | BadNoiseLinesNode | BadHeaderCaseNode | BadColonNoiseNode
| BadHeaderNoiseNode | BadHeaderLevelNode | BadHeaderSpaceNode | BadHeaderBoldNode | BadHeaderColonNode
| BadWideColonNode | BadHeaderOrnamentNode | BadHeaderCloseNode | MissingHeaderEndNode | MissingFenceEndNode
| BadFenceEndNode | MissingCommentEndNode | MissingFenceRunNode | BadBomNode | BadLineEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Transcript', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChat', 'Transcript'>>
& Readonly<Record<'Gap' | 'BadNoiseLines' | 'BadHeaderNoise' | 'BadHeaderLevel' | 'BadHeaderSpace' | 'BadHeaderOrnament'
| 'BadHeaderBold' | 'BadHeaderCase' | 'BadColonNoise' | 'BadWideColon' | 'BadHeaderColon' | 'BadHeaderClose'
| 'MissingFenceRun', 'Message' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'Block' | 'Comment' | 'Entry' | 'Field' | 'ListFence' | 'Message' | 'Prose' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'Prose' | 'Block' | 'Comment' | 'Field' | 'ListBlock' | 'Entry', 'Message' | 'Transcript'>>
& Readonly<Record<'WholeMessage' | 'MissingHeaderEnd' | 'Message', 'Transcript' | 'Wrapped'>>
& Readonly<Record<'MissingFenceEnd', 'Block' | 'Entry' | 'ListFence' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'MissingCommentEnd', 'Comment' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadFenceEnd', 'Entry' | 'ListFence' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'ProseText', 'Prose'>>
& Readonly<Record<'TextEnd', 'Entry' | 'Field' | 'Prose'>>
& Readonly<Record<'BlockHead' | 'BlockText' | 'BlockEnd', 'Block'>>
& Readonly<Record<'CommentHead' | 'CommentText' | 'CommentEnd', 'Comment'>>
& Readonly<Record<'FieldLine', 'Field'>>
& Readonly<Record<'MoreText', 'Entry' | 'Field'>>
& Readonly<Record<'ListHead' | 'ListFence', 'ListBlock'>>
& Readonly<Record<'ListFenceHead' | 'ListText' | 'ListEnd', 'ListFence'>>
& Readonly<Record<'EntryLine' | 'MoreCode' | 'DeepBlock', 'Entry'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'ExactHeader' | 'LooseHeader' | 'BoldHeader' | 'OtherHeader', 'Message'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-chat" | "bad-noise" | "bad-header-case" | "bad-header-noise"
| "bad-header-level" | "bad-header-space" | "bad-header-bold" | "bad-header-colon" | "bad-header-ornament"
| "bad-header-close" | "missing-header-end" | "missing-fence-end" | "bad-fence-end" | "missing-comment-end"
| "missing-fence-run" | "bad-bom" | "bad-line-end";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 95]);
  const TABLE_1 = tableOf();
  const TABLE_2 = tableOf([48, 57]);
  const TABLE_3 = tableOf([69, 69], [80, 80], [83, 83], [101, 101], [112, 112], [115, 115]);
  const TABLE_4 = tableOf([9, 9], [32, 32], [45, 45], [95, 95]);
  const TABLE_5 = tableOf([65, 65], [83, 83], [97, 97], [115, 115]);
  const TABLE_6 = tableOf([9, 9], [32, 32], [45, 45], [68, 68], [70, 70], [95, 95], [100, 100], [102, 102]);
  const TABLE_7 = tableOf([73, 73], [79, 79], [105, 105], [111, 111]);
  const TABLE_8 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
  const TABLE_9 = tableOf([9, 9], [27, 27], [32, 32], [58, 58], [60, 60]);
  const TABLE_10 = tableOf([67, 67], [70, 70], [82, 82], [87, 87], [99, 99], [102, 102], [114, 114], [119, 119]);
  const TABLE_11 = tableOf([0, 8], [11, 12], [14, 31], [33, 34], [36, 127]);
  const TABLE_12 = tableOf([27, 27], [32, 32], [35, 35], [60, 60]);
  const TABLE_13 = tableOf([32, 32], [35, 35], [42, 42], [95, 95]);
  const TABLE_14 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [44, 44], [46, 47], [58, 59], [61, 67], [70, 81], [83, 85], [87, 94], [97, 99], [102, 113], [115, 117], [119, 125], [127, 127]);
  const TABLE_15 = tableOf([9, 9], [27, 27], [32, 32], [42, 43], [45, 45], [48, 57], [60, 60], [95, 95]);
  const TABLE_16 = tableOf([9, 9], [32, 32], [42, 42], [45, 45], [95, 95]);
  const TABLE_17 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_18 = tableOf([42, 42], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_19 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 95], [97, 127]);
  const TABLE_20 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_21 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
  const TABLE_22 = tableOf([27, 27], [45, 45], [48, 57], [60, 60]);
  const TABLE_23 = tableOf([9, 9], [27, 27], [32, 32], [37, 37], [60, 60]);
  const TABLE_24 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83]);
  const TABLE_25 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
  const TABLE_26 = tableOf([42, 42], [65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [95, 95], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
  const TABLE_27 = tableOf([45, 45], [65, 90], [95, 95], [97, 122]);
  const TABLE_28 = tableOf([9, 9], [32, 32], [45, 45], [67, 68], [70, 70], [95, 95], [99, 100], [102, 102]);
  const TABLE_29 = tableOf([9, 9], [32, 32], [58, 58]);
  const TABLE_30 = tableOf([27, 27], [32, 32], [42, 42], [60, 60], [95, 95]);
  const TABLE_31 = tableOf([27, 27], [32, 32], [35, 35], [42, 42], [60, 60], [95, 96], [126, 126]);
  const TABLE_32 = tableOf([9, 9], [27, 27], [32, 32], [42, 42], [60, 60], [68, 69], [82, 82], [86, 86], [95, 95], [100, 101], [114, 114], [118, 118]);
  const TABLE_33 = tableOf([32, 32], [42, 43], [45, 45], [48, 57]);
  const BEYOND_0 = (c: number): boolean => (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039;
  const STOPS_0 = new Stops(m, "\n\r");
  const STOPS_1 = new Stops(m, "\n\r`");
  const STOPS_2 = new Stops(m, "\n\r\u001b<");

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l10: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l10;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
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
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.touched ||= p >= end; break l9; }
          break l6;
        }
        p = s7;
        m.forget(t8);
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let m5 = false;
    let t4 = m.trail.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;

      m5 = true;
      t4 = m.trail.length;
    }
    m.touched ||= p >= end;
    m.forget(t4);
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
    l20: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l20;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l18: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) {
        p = q;
        break l18;
      }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l23: {
      const s24 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l25: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.touched ||= p >= end; break l25; }
          break l23;
        }
        p = s24;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipNoisesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l29: for (;;) {
      const s31 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l30: {
          if ((p = skipNoise(p)) < 0) { break l30; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          continue l29;
        }
        p = s31;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipOrnamentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l47: {
      const s48 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        l49: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l49; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; break l49; }
          p++;
          break l47;
        }
        p = s48;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_0(c)))) p++;
      m.touched ||= p >= end && "\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f";
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipStrongCode(p: number): number {
    const { text, end } = m;
    l50: {
      const s51 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l52: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l52; }
          p += 2;
          break l50;
        }
        p = s51;
      } else
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) { m.reaches(p, "__"); return -1; }
      p += 2;
    }
    return p;
  }

  function skipArgWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l56: {
      const s57 = p;
      const c58 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c58 === 83 || c58 === 115)) {
        l59: {
          if (!m.isCaseless(p, "session")) { break l59; }
          p += 7;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "checkpoint")) { break l59; }
          p += 10;
          break l56;
        }
        p = s57;
      }
      if ((c58 === 83 || c58 === 115)) {
        l60: {
          if (!m.isCaseless(p, "session")) { break l60; }
          p += 7;
          break l56;
        }
        p = s57;
      }
      if ((c58 === 83 || c58 === 115)) {
        l61: {
          if (!m.isCaseless(p, "status")) { break l61; }
          p += 6;
          break l56;
        }
        p = s57;
      }
      if ((c58 === 80 || c58 === 112)) {
        l62: {
          if (!m.isCaseless(p, "progress")) { break l62; }
          p += 8;
          break l56;
        }
        p = s57;
      }
      if (!m.isCaseless(p, "error")) { return -1; }
      p += 5;
    }
    return p;
  }

  function skipTitleWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l63: {
      const s64 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l65: {
          if (!m.isCaseless(p, "ai")) { break l65; }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "directive")) { break l65; }
          p += 9;
          break l63;
        }
        p = s64;
      } else
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "suggestion")) { return -1; }
      p += 10;
      l66: {
        if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
          const s68 = p;
          l67: {
            if (!m.isCaseless(p, "s")) { break l67; }
            p += 1;
            break l66;
          }
          p = s68;
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function skipBareWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l69: {
      const s70 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l71: {
          if (!m.isCaseless(p, "output")) { break l71; }
          p += 6;
          l72: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1))) {
              const s74 = p;
              l73: {
                while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
                m.touched ||= p >= end;
                l75: {
                  const s76 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l77: {
                      if (!m.isCaseless(p, "data")) { break l77; }
                      p += 4;
                      break l75;
                    }
                    p = s76;
                  } else
                  m.touched ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l73; }
                  p += 4;
                  l78: {
                    if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                      const s80 = p;
                      l79: {
                        if (!m.isCaseless(p, "s")) { break l79; }
                        p += 1;
                        break l78;
                      }
                      p = s80;
                    } else m.touched ||= p >= end;
                  }
                }
                break l72;
              }
              p = s74;
            } else m.touched ||= p >= end;
          }
          break l69;
        }
        p = s70;
      } else
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "input")) { return -1; }
      p += 5;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "needed")) { return -1; }
      p += 6;
    }
    return p;
  }

  function skipKnownWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l53: {
      const c55 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c55 < 128 && TABLE_3[c55] === 1) && (q = skipArgWords(p)) >= 0) {
        p = q;
        break l53;
      }
      if ((c55 < 128 && TABLE_5[c55] === 1) && (q = skipTitleWords(p)) >= 0) {
        p = q;
        break l53;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipHeaderTailCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l84: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s86 = p;
        l85: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l85; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 35)) { m.touched ||= p >= end; break l85; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.touched ||= p >= end;
          break l84;
        }
        p = s86;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipKnownHashCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l39: {
      const s40 = p;
      const c41 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c41 === 35) {
        l42: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l42; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
            p = q;

          }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l42; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l42; }

          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
          }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = skipKnownWords(p)) < 0) { m.touched ||= p >= end; break l42; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
          }
          l81: {
            const s82 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
              l83: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l83; }
                if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; break l83; }
                p++;
                break l81;
              }
              p = s82;
            } else
            m.touched ||= p >= end;
            if ((p = skipHeaderTail(p)) < 0) { break l42; }
          }
          break l39;
        }
        p = s40;
      }
      if (c41 === 35) {
        l87: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l87; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
            p = q;

          }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l87; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l87; }
          l92: {
            const s93 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
              l94: {
                if (!m.isCaseless(p, "status")) { break l94; }
                p += 6;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l94; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l94; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1)) || (p = skipStateWord(p)) < 0) { m.touched ||= p >= end; break l94; }
                if ((p = skipHeaderTail(p)) < 0) { break l94; }
                break l92;
              }
              p = s93;
            } else
            m.touched ||= p >= end;
            if (!m.isCaseless(p, "progress")) { break l87; }
            p += 8;
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l87; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l87; }
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) { m.touched ||= p >= end; break l87; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l87; }
            if ((p < end && text.charCodeAt(p) === 37)) {

              p++;
            } else m.touched ||= p >= end;
            if ((p = skipHeaderTail(p)) < 0) { break l87; }
          }
          break l39;
        }
        p = s40;
      }
      let n101 = 0;
      l98: for (;;) {
        if (n101 >= 6) break;
        const s100 = p;
        l99: {
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l99; }
          p++;
          n101++;
          continue l98;
        }
        p = s100;
        break;
      }
      if (n101 < 1) { return -1; }
      if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
      m.touched ||= p >= end;

      while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
        p = q;

      }
      m.touched ||= p >= end;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }

      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
        p = q;
      } else {
        m.touched ||= p >= end;
      }

      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) {
        p = q;
      } else {
        m.touched ||= p >= end;
      }
      l106: {
        const s107 = p;
        const c108 = p < end ? text.charCodeAt(p) : 65536;
        m.touched ||= p >= end;
        if ((c108 < 128 && TABLE_3[c108] === 1)) {
          l109: {
            if ((p = skipArgWords(p)) < 0) { break l109; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) {
              p = q;
            } else {
              m.touched ||= p >= end;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l109; }
            if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; break l109; }
            p++;

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) {
              p = q;
            } else {
              m.touched ||= p >= end;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l109; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l109; }
            p++;
            break l106;
          }
          p = s107;
        }
        if ((c108 < 128 && TABLE_5[c108] === 1)) {
          l110: {
            if ((p = skipTitleWords(p)) < 0) { break l110; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) {
              p = q;
            } else {
              m.touched ||= p >= end;
            }
            l111: {
              const s112 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
                l113: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  if ((p = skipNoises(p)) < 0) { break l113; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; break l113; }
                  p++;
                  break l111;
                }
                p = s112;
              } else
              m.touched ||= p >= end;
              if ((p = skipHeaderTail(p)) < 0) { break l110; }
            }
            break l106;
          }
          p = s107;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.touched ||= p >= end; return -1; }

        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) {
          p = q;
        } else {
          m.touched ||= p >= end;
        }
        if ((p = skipHeaderTail(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function skipKnownHeaderCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    if ((p = skipNoises(p)) < 0) { return -1; }
    let n36 = 0;
    l33: for (;;) {
      if (n36 >= 3) break;
      const s35 = p;
      l34: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l34; }
        p++;
        n36++;
        continue l33;
      }
      p = s35;
      break;
    }
    l37: {
      if ((p < end && text.charCodeAt(p) === 35) && (q = skipKnownHash(p)) >= 0) {
        p = q;
        break l37;
      }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skip_boldHeader(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipArgWordCode(p: number): number {
    const { text, end } = m;
    l130: {
      const s131 = p;
      const c132 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c132 === 83) {
        l133: {
          if (!text.startsWith("Status", p)) { m.reaches(p, "Status"); break l133; }
          p += 6;
          break l130;
        }
        p = s131;
      }
      if (c132 === 69) {
        l134: {
          if (!text.startsWith("Error", p)) { m.reaches(p, "Error"); break l134; }
          p += 5;
          break l130;
        }
        p = s131;
      }
      if (c132 === 83) {
        l135: {
          if (!text.startsWith("Session Checkpoint", p)) { m.reaches(p, "Session Checkpoint"); break l135; }
          p += 18;
          break l130;
        }
        p = s131;
      }
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) { m.reaches(p, "Session"); return -1; }
      p += 7;
    }
    return p;
  }

  function skipTitledWordCode(p: number): number {
    const { text, end } = m;
    l136: {
      const s137 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l138: {
          if (!text.startsWith("AI Directive", p)) { m.reaches(p, "AI Directive"); break l138; }
          p += 12;
          break l136;
        }
        p = s137;
      } else
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) { m.reaches(p, "Suggestions"); return -1; }
      p += 11;
    }
    return p;
  }

  function skipCutHeaderCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l124: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1))) {
        const s122 = p;
        l123: {
          let n128 = 0;
          l125: for (;;) {
            if (n128 >= 3) break;
            const s127 = p;
            l126: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l126; }
              p++;
              n128++;
              continue l125;
            }
            p = s127;
            break;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) === 35 || c === 42 || c === 95))) { m.touched ||= p >= end; break l123; }
          p++;
          const near129 = p + 4;
          while (p < near129 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near129) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r";
          if ((p < end)) { break l123; }
          m.touched ||= p >= end;
          p = s122;
          break l124;
        }
        p = s122;
      } else m.touched ||= p >= end;
      return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1)) && skipLoneLetter(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if ((p = skipCutMarks(p)) < 0) { return -1; }
    return p;
  }

  function skipHeaderStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l26: {
      const s27 = p;
      const c28 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c28 < 128 && TABLE_0[c28] === 1) && (q = skipKnownHeader(p)) >= 0) {
        p = q;
        break l26;
      }
      if ((c28 < 128 && TABLE_12[c28] === 1)) {
        l114: {
          if ((p = skipNoises(p)) < 0) { break l114; }
          let n118 = 0;
          l115: for (;;) {
            if (n118 >= 3) break;
            const s117 = p;
            l116: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l116; }
              p++;
              n118++;
              continue l115;
            }
            p = s117;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) { m.reaches(p, "##"); break l114; }
          p += 2;
          l119: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l119;
            } else
            m.touched ||= p >= end;
            if ((p = skipLineEnd(p)) < 0) { break l114; }
          }
          break l26;
        }
        p = s27;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1)) || (p = skipCutHeader(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l139: {
      const t141 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) {
        p = q;
        break l139;
      }
      m.forget(t141);
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l146: {
      const s147 = p;
      const c148 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c148 === 13) {
        l149: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l149; }
          p += 2;
          break l146;
        }
        p = s147;
      }
      if (c148 === 10) {

        p++;
        break l146;
      }
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
    l155: {
      const s156 = p;
      const c157 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c157 === 42) {
        l158: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l158; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l158; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.touched ||= p >= end;
          break l155;
        }
        p = s156;
      }
      if (c157 === 45) {
        l159: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l159; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l159; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.touched ||= p >= end;
          break l155;
        }
        p = s156;
      }
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
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipItemMarkerCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l160: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l160;
      } else
      m.touched ||= p >= end;
      let n168 = 0;
      l165: for (;;) {
        if (n168 >= 9) break;
        const s167 = p;
        l166: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l166; }
          p++;
          n168++;
          continue l165;
        }
        p = s167;
        break;
      }
      if (n168 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEntryStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_16[c] === 1)) && skipThematicBreak(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipItemMarker(p)) < 0) { m.touched ||= p >= end; return -1; }
    l169: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        p++;
        break l169;
      } else
      m.touched ||= p >= end;
      if ((p = skipLineEnd(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipFieldStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n175 = 0;
    l172: for (;;) {
      if (n175 >= 3) break;
      const s174 = p;
      l173: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l173; }
        p++;
        n175++;
        continue l172;
      }
      p = s174;
      break;
    }
    if ((p = skipNoises(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_18[c] === 1)) || (p = skipFieldName(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipProseStopCode(p: number): number {
    const { text, end } = m;
    let q = 0;
    l152: {
      const c154 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (((c154 >= 9 && c154 <= 10) || c154 === 13 || c154 === 32) && (q = skipBlankLine(p)) >= 0) {
        p = q;
        break l152;
      }
      if ((c154 < 128 && TABLE_0[c154] === 1) && (q = skipHeaderStart(p)) >= 0) {
        p = q;
        break l152;
      }
      if ((c154 === 32 || c154 === 96 || c154 === 126) && (q = skipFenceStart(p)) >= 0) {
        p = q;
        break l152;
      }
      if ((c154 === 32 || c154 === 60) && (q = skipCommentStart(p)) >= 0) {
        p = q;
        break l152;
      }
      if ((c154 < 128 && TABLE_15[c154] === 1) && (q = skipEntryStart(p)) >= 0) {
        p = q;
        break l152;
      }
      if ((c154 < 128 && TABLE_17[c154] === 1) && (q = skipFieldStart(p)) >= 0) {
        p = q;
        break l152;
      }
      if ((c154 === 27 || c154 === 32 || c154 === 60) && (q = skipNoiseTail(p)) >= 0) {
        p = q;
        break l152;
      }
      if ((c154 === 32 || c154 === 96 || c154 === 126) && (q = skipCutFence(p)) >= 0) {
        p = q;
        break l152;
      }
      if ((p < end)) { return -1; }
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
        const near142 = p + 4;
        while (p < near142 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near142) p = STOPS_0.next(p);
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
        l143: {

          const near144 = p + 4;
          while (p < near144 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near144) p = STOPS_0.next(p);
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
        l145: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l145; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l145; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l151: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l151; }
          if (skipProseStop(p) >= 0) { break l151; }

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
    let q = 0;
    l176: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) && (q = skipHeaderStart(p)) >= 0) {
        p = q;
        break l176;
      }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) || (p = skip_wrapperEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list183: " "[] = [];
    let n181 = 0;
    l178: for (;;) {
      if (n181 >= 3) break;
      const s180 = p;
      l179: {
        let v182!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l179; }
        v182 = " ";
        p++;
        list183.push(v182);
        n181++;
        continue l178;
      }
      p = s180;
      break;
    }
    value = list183;
    m.value = value;
    return p;
  }

  function readCodeOfOneCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l191: for (;;) {
      const s193 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l192: {
          l195: {
            const s196 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l197: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.touched ||= p >= end; break l197; }
                p++;
                const near198 = p + 4;
                while (p < near198 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near198) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l195;
              }
              p = s196;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l192; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l191;
        }
        p = s193;
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
    l188: {
      const s189 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l190: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l190; }
          m.touched ||= p >= end;
          if ((p = readCodeOfOne(p)) < 0) { break l190; }
          l_code = m.value as CodeOfOneNode;
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l190; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l190; }
          m.touched ||= p >= end;
          break l188;
        }
        p = s189;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 96) || (p = readLongCode(p)) < 0) { m.touched ||= p >= end; return -1; }
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
    const s184 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l_lead = text.slice(s184, p);
    if ((p = skipNoises(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_18[c] === 1)) || (p = readFieldName(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_name = m.value as BoldNameNode | PlainNameNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    l185: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s187 = p;
        l186: {
          if ((p = readCodeSpan(p)) < 0) { break l186; }
          l_code = m.value as CodeSpanNode;
          if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
            p++;
          } else m.touched ||= p >= end;
          l204: {
            const s202 = p;
            l203: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              m.touched ||= p >= end;
              if ((p = skipNoises(p)) < 0) { break l203; }
              if ((p = skipLineEnd(p)) < 0) { break l203; }
              p = s202;
              break l204;
            }
            p = s202;
            break l186;
          }
          break l185;
        }
        p = s187;
      } else m.touched ||= p >= end;
      l_code = null;
    }
    if ((p = readFieldValue(p)) < 0) { return -1; }
    l_value = m.value as FieldValueNode;
    if (skipLineEnd(p) < 0) {  return -1; }
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
        const near205 = p + 4;
        while (p < near205 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near205) p = STOPS_0.next(p);
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
        l206: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l206; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l206; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l207: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l207; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1)) && skipHeadingStart(p) >= 0) { break l207; }
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && skipDeepFence(p) >= 0) { break l207; }
          m.touched ||= p >= end;
          if (skipProseStop(p) >= 0) { break l207; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l208: {

          const near209 = p + 4;
          while (p < near209 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near209) p = STOPS_0.next(p);
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
    l211: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        const s214 = p;
        p++;
        value = text.slice(s214, p);
        break l211;
      } else
      m.touched ||= p >= end;
      const s215 = p;
      let n219 = 0;
      l216: for (;;) {
        if (n219 >= 9) break;
        const s218 = p;
        l217: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l217; }
          p++;
          n219++;
          continue l216;
        }
        p = s218;
        break;
      }
      if (n219 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; return -1; }
      p++;
      value = text.slice(s215, p);
    }
    m.value = value;
    return p;
  }

  function readFirstCodeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_code!: CodeSpanNode;
    l226: {
      if ((p < end && text.charCodeAt(p) === 96) && (q = readCodeSpan(p)) >= 0) {
        p = q;
        l_code = m.value as CodeSpanNode;
        break l226;
      }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.touched ||= p >= end; return -1; }
      if (!(p < end && text.charCodeAt(p) === 96) || (p = readCodeSpan(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_code = m.value as CodeSpanNode;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    const node: FirstCodeNode = { type: 'FirstCode', start: m.base + start, end: m.base + p, code: l_code };
    m.value = node;
    return p;
  }

  function skipSeparatorCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l232: {
      const s233 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l234: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l234; }
          p++;

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
          }
          l235: {
            const s236 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l237: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l237; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l235;
              }
              p = s236;
            } else
            m.touched ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l234; }
          }
          break l232;
        }
        p = s233;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l238: {
        const s239 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l240: {
            if (!text.startsWith("->", p)) { m.reaches(p, "->"); break l240; }
            p += 2;
            break l238;
          }
          p = s239;
        } else
        m.touched ||= p >= end;
        if (!(p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594))) { m.touched ||= p >= end; return -1; }
        p++;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipCodeOfOneCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l248: for (;;) {
      const s250 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l249: {
          l252: {
            const s253 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l254: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.touched ||= p >= end; break l254; }
                p++;
                const near255 = p + 4;
                while (p < near255 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near255) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l252;
              }
              p = s253;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l249; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l248;
        }
        p = s250;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l245: {
      const s246 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l247: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l247; }
          m.touched ||= p >= end;
          if ((p = skipCodeOfOne(p)) < 0) { break l247; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l247; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l247; }
          m.touched ||= p >= end;
          break l245;
        }
        p = s246;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipLongCode(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipEntryPartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l241: {
      const s242 = p;
      const c243 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c243 < 128 ? TABLE_19[c243] === 1 : c243 >= 128))) {
        l244: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l244; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r :`";
          break l241;
        }
        p = s242;
      }
      if (c243 === 96 && (q = skipCodeSpan(p)) >= 0) {
        p = q;
        break l241;
      }
      if ((c243 === 9 || c243 === 32)) {
        l256: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l256; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l241;
        }
        p = s242;
      }
      if (c243 === 58) {

        p++;
        break l241;
      }
      if (!(p < end && text.charCodeAt(p) === 96)) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 96)) p++;
      m.touched ||= p >= end;
    }
    return p;
  }

  function readEntryBeforeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_first!: FirstCodeNode | null;
    if ((p = skipNoises(p)) < 0) { return -1; }

    if ((p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) && (q = readFirstCode(p)) >= 0) {
      p = q;
      l_first = m.value as FirstCodeNode;
    } else {
      m.touched ||= p >= end;
      l_first = null;
    }
    l228: for (;;) {
      const s230 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l229: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) && skipSeparator(p) >= 0) { break l229; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipEntryPart(p)) < 0) { m.touched ||= p >= end; break l229; }
          continue l228;
        }
        p = s230;
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
    let q = 0;
    const start = p;
    l258: {
      const s259 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l260: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l260; }
          p++;

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
          }
          l261: {
            const s262 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l263: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l263; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l261;
              }
              p = s262;
            } else
            m.touched ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l260; }
          }
          break l258;
        }
        p = s259;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l264: {
        const s265 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l266: {
            if (!text.startsWith("->", p)) { m.reaches(p, "->"); break l266; }
            p += 2;
            break l264;
          }
          p = s265;
        } else
        m.touched ||= p >= end;
        if (!(p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594))) { m.touched ||= p >= end; return -1; }
        p++;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
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
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function readEntryAfterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_last: EntryCodeNode | null = null;
    l267: {
      const s268 = p;
      const c269 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c269 === 27 || c269 === 60 || c269 === 96) && (q = readEntryCode(p)) >= 0) {
        p = q;
        l_last = m.value as EntryCodeNode;
        break l267;
      }
      l_last = null;
      if ((p < end && (c269 >= 14 || c269 <= 9 || (c269 >= 11 && c269 <= 12)))) {
        l270: {
          l271: for (;;) {
            const s273 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l272: {
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
                  {
                    const s275 = p;
                    l276: {
                      if ((p = skipSeparator(p)) < 0) { break l276; }
                      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) || (p = skipEntryCode(p)) < 0) { m.touched ||= p >= end; break l276; }
                      break l272;
                    }
                    p = s275;
                  }
                } else m.touched ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipEntryPart(p)) < 0) { m.touched ||= p >= end; break l272; }
                continue l271;
              }
              p = s273;
            } else m.touched ||= p >= end;
            break;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) || (p = skipSeparator(p)) < 0) { m.touched ||= p >= end; break l270; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) || (p = readEntryCode(p)) < 0) { m.touched ||= p >= end; break l270; }
          l_last = m.value as EntryCodeNode;
          break l267;
        }
        p = s268;
        l_last = null;
      }
      l278: for (;;) {
        const s280 = p;
        if ((p < end)) {
          l279: {
            if (skipEntryTail(p) >= 0) { break l279; }

            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipEntryPart(p)) < 0) { m.touched ||= p >= end; break l279; }
            continue l278;
          }
          p = s280;
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
    let q = 0;
    const start = p;
    let l_before!: EntryBeforeNode;
    let l_separator!: SeparatorNode | null;
    let l_after!: EntryAfterNode;
    if ((p = readEntryBefore(p)) < 0) { return -1; }
    l_before = m.value as EntryBeforeNode;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) && (q = readSeparator(p)) >= 0) {
      p = q;
      l_separator = m.value as SeparatorNode;
    } else {
      m.touched ||= p >= end;
      l_separator = null;
    }
    if ((p = readEntryAfter(p)) < 0) { return -1; }
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
    const s210 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l_lead = text.slice(s210, p);
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_16[c] === 1)) && skipThematicBreak(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = readItemMarker(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_marker = m.value as string;
    l222: {
      const s220 = p;
      l221: {
        l223: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            p++;
            break l223;
          } else
          m.touched ||= p >= end;
          if ((p = skipLineEnd(p)) < 0) { break l221; }
        }
        p = s220;
        break l222;
      }
      p = s220;
      return -1;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = readEntryText(p)) < 0) { return -1; }
    l_text = m.value as EntryTextNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    if (skipLineEnd(p) < 0) {  return -1; }
    const node: EntryLineNode = { type: 'EntryLine', start: m.base + start, end: m.base + p, lead: l_lead, marker: l_marker, text: l_text };
    m.value = node;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l282: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l282;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    let value!: "\n" | BadLineEndNode | null;
    l286: {
      const t288 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l286;
      }
      m.forget(t288);
      m.touched ||= p >= end;
      if ((p = readEof(p)) < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l297: for (;;) {
      const s299 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l298: {
          l301: {
            const s302 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
              l303: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l303; }
                p++;
                const near304 = p + 16;
                while (p < near304 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
                if (p === near304) p = STOPS_2.next(p);
                m.touched ||= p >= end && "^\n\r\u001b<";
                break l301;
              }
              p = s302;
            } else
            m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l298; }
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; break l298; }
            p++;
          }
          continue l297;
        }
        p = s299;
      } else m.touched ||= p >= end;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipNoise(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function readArgWordCode(p: number): number {
    const { text, end } = m;
    let value!: "Status" | "Error" | "Session Checkpoint" | "Session";
    l309: {
      const s310 = p;
      const c311 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c311 === 83) {
        l312: {
          if (!text.startsWith("Status", p)) { m.reaches(p, "Status"); break l312; }
          value = "Status";
          p += 6;
          break l309;
        }
        p = s310;
      }
      if (c311 === 69) {
        l313: {
          if (!text.startsWith("Error", p)) { m.reaches(p, "Error"); break l313; }
          value = "Error";
          p += 5;
          break l309;
        }
        p = s310;
      }
      if (c311 === 83) {
        l314: {
          if (!text.startsWith("Session Checkpoint", p)) { m.reaches(p, "Session Checkpoint"); break l314; }
          value = "Session Checkpoint";
          p += 18;
          break l309;
        }
        p = s310;
      }
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) { m.reaches(p, "Session"); return -1; }
      value = "Session";
      p += 7;
    }
    m.value = value;
    return p;
  }

  function skipArgPartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l319: {
      const s320 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
        l321: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l321; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l319;
        }
        p = s320;
      } else
      m.touched ||= p >= end;
      if (skipHeaderTail(p) >= 0) { return -1; }

      l322: {
        const s323 = p;
        const c324 = p < end ? text.charCodeAt(p) : 65536;
        m.touched ||= p >= end;
        if ((c324 === 9 || c324 === 32)) {
          l325: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l325; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            break l322;
          }
          p = s323;
        }
        if (c324 === 35) {
          l326: {
            if (!(p < end && text.charCodeAt(p) === 35)) { m.touched ||= p >= end; break l326; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.touched ||= p >= end;
            break l322;
          }
          p = s323;
        }
        if ((c324 === 27 || c324 === 60)) {
          l327: {
            let m331 = false;

            while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
              p = q;

              m331 = true;

            }
            m.touched ||= p >= end;
            if (!m331) { break l327; }
            break l322;
          }
          p = s323;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; return -1; }
        p++;
      }
    }
    return p;
  }

  function readArgCode(p: number): number {
    const { text, end } = m;
    let q = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 35) && skipClosingSigns(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    let m318 = false;

    while ((p < end) && (q = skipArgPart(p)) >= 0) {
      p = q;

      m318 = true;

    }
    m.touched ||= p >= end;
    if (!m318) { return -1; }
    const node: ArgNode = { type: 'Arg', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readPercentNumberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s336 = p;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.touched ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    l340: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s342 = p;
        l341: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l341; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l340;
        }
        p = s342;
      } else m.touched ||= p >= end;
    }
    value = text.slice(s336, p);
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
    l333: {
      const s334 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_22[c] === 1))) {
        l335: {
          if ((p = skipNoises(p)) < 0) { break l335; }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = readPercentNumber(p)) < 0) { m.touched ||= p >= end; break l335; }
          l_number = m.value as string;
          const s343 = p;
          l344: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_23[c] === 1))) {
              const s346 = p;
              l345: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l345; }
                if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; break l345; }
                p++;
                break l344;
              }
              p = s346;
            } else m.touched ||= p >= end;
          }
          l_percent = text.slice(s343, p);
          if (skipHeaderTail(p) < 0) {  break l335; }
          break l333;
        }
        p = s334;
        l_more = null;
      } else
      m.touched ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = readPercentNumber(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_number = m.value as string;
      const s347 = p;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }
      if (p >= end || text.charCodeAt(p) !== 37) { m.touched ||= p >= end; return -1; }
      p++;
      l_percent = text.slice(s347, p);
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end) || (p = readArg(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_more = m.value as ArgNode;
      if (skipHeaderTail(p) < 0) {  return -1; }
    }
    const node: PercentNode = { type: 'Percent', start: m.base + start, end: m.base + p, number: l_number, percent: l_percent, more: l_more };
    m.value = node;
    return p;
  }

  function readTitledWordCode(p: number): number {
    const { text, end } = m;
    let value!: "AI Directive" | "Suggestions";
    l349: {
      const s350 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l351: {
          if (!text.startsWith("AI Directive", p)) { m.reaches(p, "AI Directive"); break l351; }
          value = "AI Directive";
          p += 12;
          break l349;
        }
        p = s350;
      } else
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) { m.reaches(p, "Suggestions"); return -1; }
      value = "Suggestions";
      p += 11;
    }
    m.value = value;
    return p;
  }

  function readBareWordCode(p: number): number {
    const { text, end } = m;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed";
    l352: {
      const s353 = p;
      const c354 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c354 === 79) {
        l355: {
          if (!text.startsWith("Output Data", p)) { m.reaches(p, "Output Data"); break l355; }
          value = "Output Data";
          p += 11;
          break l352;
        }
        p = s353;
      }
      if (c354 === 79) {
        l356: {
          if (!text.startsWith("Output Files", p)) { m.reaches(p, "Output Files"); break l356; }
          value = "Output Files";
          p += 12;
          break l352;
        }
        p = s353;
      }
      if (c354 === 79) {
        l357: {
          if (!text.startsWith("Output", p)) { m.reaches(p, "Output"); break l357; }
          value = "Output";
          p += 6;
          break l352;
        }
        p = s353;
      }
      if (p >= end || text.charCodeAt(p) !== 73 || !text.startsWith("Input Needed", p)) { m.reaches(p, "Input Needed"); return -1; }
      value = "Input Needed";
      p += 12;
    }
    m.value = value;
    return p;
  }

  function readExactHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_words!: "Status" | "Error" | "Session Checkpoint" | "Session" | "Progress" | "AI Directive" | "Suggestions" | "Output Data" | "Output Files" | "Output" | "Input Needed";
    let l_arg: ArgNode | PercentNode | null = null;
    l305: {
      const s306 = p;
      const c307 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c307 === 69 || c307 === 83)) {
        l308: {
          if ((p = readArgWord(p)) < 0) { break l308; }
          l_words = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l308; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l308; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && skip_boldArg(p) >= 0) { break l308; }
          m.touched ||= p >= end;
          if (!(p < end) || (p = readArg(p)) < 0) { m.touched ||= p >= end; break l308; }
          l_arg = m.value as ArgNode;
          break l305;
        }
        p = s306;
        l_arg = null;
      }
      if (c307 === 80) {
        l332: {
          if (!text.startsWith("Progress", p)) { m.reaches(p, "Progress"); break l332; }
          l_words = "Progress";
          p += 8;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l332; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l332; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_22[c] === 1)) || (p = readPercent(p)) < 0) { m.touched ||= p >= end; break l332; }
          l_arg = m.value as PercentNode;
          break l305;
        }
        p = s306;
        l_arg = null;
      }
      if ((c307 === 65 || c307 === 83)) {
        l348: {
          if ((p = readTitledWord(p)) < 0) { break l348; }
          l_words = m.value as "AI Directive" | "Suggestions";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l348; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l348; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && skip_boldArg(p) >= 0) { break l348; }
          m.touched ||= p >= end;
          if (!(p < end) || (p = readArg(p)) < 0) { m.touched ||= p >= end; break l348; }
          l_arg = m.value as ArgNode;
          break l305;
        }
        p = s306;
        l_arg = null;
      }
      if ((c307 === 65 || c307 === 83) && (q = readTitledWord(p)) >= 0) {
        p = q;
        l_words = m.value as "AI Directive" | "Suggestions";
        break l305;
      }
      l_arg = null;
      if (!(p < end && ((c = text.charCodeAt(p)) === 73 || c === 79)) || (p = readBareWord(p)) < 0) { m.touched ||= p >= end; return -1; }
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
    let n296 = 0;
    l293: for (;;) {
      if (n296 >= 3) break;
      const s295 = p;
      l294: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l294; }
        p++;
        n296++;
        continue l293;
      }
      p = s295;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) { m.reaches(p, "##"); return -1; }
    p += 2;
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && skipNoisyLine(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_24[c] === 1)) || (p = readExactHead(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_head = m.value as ExactHeadNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    const node: ExactHeaderNode = { type: 'ExactHeader', start: m.base + start, end: m.base + p, head: l_head };
    m.value = node;
    return p;
  }

  function readBadHeaderNoiseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let m369 = false;
    l366: for (;;) {
      const s368 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l367: {
          if ((p = skipNoise(p)) < 0) { break l367; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          m369 = true;
          continue l366;
        }
        p = s368;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m369) { return -1; }
    const node: BadHeaderNoiseNode = { type: 'BadHeaderNoise', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readBadHeaderLevelCode(p: number): number {
    const { text, end } = m;
    const start = p;
    if (!(p < end && text.charCodeAt(p) === 35)) { m.touched ||= p >= end; return -1; }
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
    l374: {
      const s375 = p;
      const t376 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l377: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l377; }
          p += 2;
          if ((p < end && text.charCodeAt(p) === 35)) { break l377; }
          m.touched ||= p >= end;
          break l374;
        }
        p = s375;
        m.forget(t376);
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 35) || (p = readBadHeaderLevel(p)) < 0) { m.touched ||= p >= end; return -1; }
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
    let q = 0;
    l378: {
      const s379 = p;
      const t380 = m.trail.length;
      const c381 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c381 === 9 || c381 === 32)) {
        l382: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l382; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l382; }
          m.touched ||= p >= end;
          break l378;
        }
        p = s379;
        m.forget(t380);
      }
      if ((c381 < 128 && TABLE_25[c381] === 1)) {
        l383: {
          l386: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_25[c] === 1))) {
              const s384 = p;
              l385: {
                l387: {
                  const s388 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                    l389: {
                      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l389; }
                      p++;
                      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                      m.touched ||= p >= end;
                      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipNoise(p)) < 0) { m.touched ||= p >= end; break l389; }
                      break l387;
                    }
                    p = s388;
                  } else
                  m.touched ||= p >= end;
                  let m393 = false;

                  while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
                    p = q;

                    m393 = true;

                  }
                  m.touched ||= p >= end;
                  if (!m393) { break l385; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l385; }
                  p++;
                }
                p = s384;
                break l386;
              }
              p = s384;
            } else m.touched ||= p >= end;
            break l383;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = readBadHeaderNoise(p)) < 0) { m.touched ||= p >= end; break l383; }
          break l378;
        }
        p = s379;
        m.forget(t380);
      }
      if ((p = readBadHeaderSpace(p)) < 0) { return -1; }
    }
    return p;
  }

  function readBadHeaderBoldCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.touched ||= p >= end; return -1; }
    const node: BadHeaderBoldNode = { type: 'BadHeaderBold', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readExactWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
    l407: {
      const c409 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c409 === 73 || c409 === 79) && (q = readBareWord(p)) >= 0) {
        p = q;
        value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
        break l407;
      }
      if ((c409 === 69 || c409 === 83) && (q = readArgWord(p)) >= 0) {
        p = q;
        value = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
        break l407;
      }
      if ((c409 === 65 || c409 === 83) && (q = readTitledWord(p)) >= 0) {
        p = q;
        value = m.value as "AI Directive" | "Suggestions";
        break l407;
      }
      if (p >= end || text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) { m.reaches(p, "Progress"); return -1; }
      value = "Progress";
      p += 8;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_27[c] === 1))) { return -1; }
    m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_28[c] === 1))) {
      {
        const s410 = p;
        l411: {
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
          m.touched ||= p >= end;
          l413: {
            const s414 = p;
            const c415 = p < end ? text.charCodeAt(p) : 65536;
            m.touched ||= p >= end;
            if ((c415 === 68 || c415 === 100)) {
              l416: {
                if (!m.isCaseless(p, "data")) { break l416; }
                p += 4;
                break l413;
              }
              p = s414;
            }
            if ((c415 === 70 || c415 === 102)) {
              l417: {
                if (!m.isCaseless(p, "file")) { break l417; }
                p += 4;
                break l413;
              }
              p = s414;
            }
            if (!m.isCaseless(p, "checkpoint")) { break l411; }
            p += 10;
          }
          return -1;
        }
        p = s410;
      }
    } else m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function skipLettersCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l418: {
      const s419 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l420: {
          if (!m.isCaseless(p, "output")) { break l420; }
          p += 6;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
          m.touched ||= p >= end;
          l421: {
            const s422 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l423: {
                if (!m.isCaseless(p, "data")) { break l423; }
                p += 4;
                break l421;
              }
              p = s422;
            } else
            m.touched ||= p >= end;
            if (!m.isCaseless(p, "file")) { break l420; }
            p += 4;
            l424: {
              if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                const s426 = p;
                l425: {
                  if (!m.isCaseless(p, "s")) { break l425; }
                  p += 1;
                  break l424;
                }
                p = s426;
              } else m.touched ||= p >= end;
            }
          }
          break l418;
        }
        p = s419;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = skipKnownWords(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readBadHeaderCaseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = skipLetters(p)) < 0) { m.touched ||= p >= end; return -1; }
    const node: BadHeaderCaseNode = { type: 'BadHeaderCase', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readLooseWordsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    l404: {
      const t406 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_24[c] === 1)) && (q = readExactWords(p)) >= 0) {
        p = q;
        value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
        break l404;
      }
      m.forget(t406);
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readBadHeaderCase(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadHeaderCaseNode;
    }
    m.value = value;
    return p;
  }

  function noteLooseColonCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l427: {
      const s428 = p;
      const t429 = m.trail.length;
      const c430 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c430 === 58) {
        l431: {

          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l431; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l431; }
          m.touched ||= p >= end;
          break l427;
        }
        p = s428;
        m.forget(t429);
      }
      if ((c430 < 128 ? TABLE_9[c430] === 1 : c430 === 65306) && (q = noteTintedColon(p)) >= 0) {
        p = q;
        break l427;
      }
      m.forget(t429);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c === 65306)) || (p = readBadWideColon(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readBoldedHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    let l_arg: BoldArgNode | PercentNode | ArgNode | null = null;
    l399: {
      const s400 = p;
      const t401 = m.trail.length;
      const c402 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c402 === 42 || c402 === 95)) {
        l403: {
          if ((p = readBadHeaderBold(p)) < 0) { break l403; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.touched ||= p >= end; break l403; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = noteLooseColon(p)) < 0) { m.touched ||= p >= end; break l403; }
          if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readBoldArg(p)) < 0) { m.touched ||= p >= end; break l403; }
          l_arg = m.value as BoldArgNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.touched ||= p >= end; break l403; }
          if (skipHeaderTail(p) < 0) {  break l403; }
          break l399;
        }
        p = s400;
        m.forget(t401);
        l_arg = null;
      }
      if ((c402 === 42 || c402 === 95)) {
        l432: {
          if ((p = readBadHeaderBold(p)) < 0) { break l432; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.touched ||= p >= end; break l432; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.touched ||= p >= end; break l432; }
          if (skipHeaderTail(p) < 0) {  break l432; }
          break l399;
        }
        p = s400;
        m.forget(t401);
        l_arg = null;
      }
      if ((c402 === 42 || c402 === 95)) {
        l433: {
          if ((p = readBadHeaderBold(p)) < 0) { break l433; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.touched ||= p >= end; break l433; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.touched ||= p >= end; break l433; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = noteLooseColon(p)) < 0) { m.touched ||= p >= end; break l433; }
          l434: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_22[c] === 1)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l434;
            }
            m.touched ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.touched ||= p >= end; break l433; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l433; }
          break l399;
        }
        p = s400;
        m.forget(t401);
        l_arg = null;
      }
      if ((c402 === 42 || c402 === 95)) {
        l436: {
          if ((p = readBadHeaderBold(p)) < 0) { break l436; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.touched ||= p >= end; break l436; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l436; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.touched ||= p >= end; break l436; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l437: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_22[c] === 1)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l437;
            }
            m.touched ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.touched ||= p >= end; break l436; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l436; }
          break l399;
        }
        p = s400;
        m.forget(t401);
        l_arg = null;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = noteLooseColon(p)) < 0) { m.touched ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = readBadHeaderBold(p)) < 0) { m.touched ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readBoldArg(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_arg = m.value as BoldArgNode;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.touched ||= p >= end; return -1; }
      if (skipHeaderTail(p) < 0) {  return -1; }
    }
    const node: BoldedHeadNode = { type: 'BoldedHead', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function readPlainHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    let l_arg: PercentNode | ArgNode | null = null;
    l439: {
      const s440 = p;
      const t441 = m.trail.length;
      const c442 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c442 < 128 ? TABLE_8[c442] === 1 : c442 === 304)) {
        l443: {
          if ((p = readLooseWords(p)) < 0) { break l443; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = noteLooseColon(p)) < 0) { m.touched ||= p >= end; break l443; }
          l444: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_22[c] === 1)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l444;
            }
            m.touched ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.touched ||= p >= end; break l443; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l443; }
          break l439;
        }
        p = s440;
        m.forget(t441);
        l_arg = null;
      }
      if ((c442 < 128 ? TABLE_8[c442] === 1 : c442 === 304)) {
        l446: {
          if ((p = readLooseWords(p)) < 0) { break l446; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l447: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c === 65306))) {
              const s449 = p;
              l448: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; break l448; }
                p++;
                break l447;
              }
              p = s449;
            } else m.touched ||= p >= end;
          }
          if (skipHeaderTail(p) < 0) {  break l446; }
          break l439;
        }
        p = s440;
        m.forget(t441);
        l_arg = null;
      }
      if ((c442 < 128 ? TABLE_8[c442] === 1 : c442 === 304)) {
        l450: {
          if ((p = readLooseWords(p)) < 0) { break l450; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) || (p = readBadHeaderColon(p)) < 0) { m.touched ||= p >= end; break l450; }
          l451: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_22[c] === 1)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l451;
            }
            m.touched ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.touched ||= p >= end; break l450; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l450; }
          break l439;
        }
        p = s440;
        m.forget(t441);
        l_arg = null;
      }
      if ((c442 < 128 ? TABLE_26[c442] === 1 : c442 === 304)) {
        l453: {
          const t454 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
            m.forget(t454);
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.touched ||= p >= end; break l453; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          const t455 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
            m.forget(t455);
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = noteLooseColon(p)) < 0) { m.touched ||= p >= end; break l453; }
          const t456 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
            m.forget(t456);
          }
          l457: {
            if ((p < end)) {
              const s459 = p;
              l458: {
                l460: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_22[c] === 1)) && (q = readPercent(p)) >= 0) {
                    p = q;
                    l_arg = m.value as PercentNode;
                    break l460;
                  }
                  m.touched ||= p >= end;
                  if (!(p < end) || (p = readArg(p)) < 0) { m.touched ||= p >= end; break l458; }
                  l_arg = m.value as ArgNode;
                }
                break l457;
              }
              p = s459;
            } else m.touched ||= p >= end;
            l_arg = null;
          }
          l464: {
            const s462 = p;
            l463: {
              l465: {
                if ((q = skipHeaderTail(p)) >= 0) {
                  p = q;
                  break l465;
                }
                if (!(p < end && text.charCodeAt(p) === 35) || (p = skipClosingSigns(p)) < 0) { m.touched ||= p >= end; break l463; }
              }
              p = s462;
              break l464;
            }
            p = s462;
            break l453;
          }
          break l439;
        }
        p = s440;
        m.forget(t441);
        l_arg = null;
      }
      const t467 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) {
        p = q;
      } else {
        m.touched ||= p >= end;
        m.forget(t467);
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      const t468 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) {
        p = q;
      } else {
        m.touched ||= p >= end;
        m.forget(t468);
      }
      if (skipHeaderTail(p) < 0) {  return -1; }
    }
    const node: PlainHeadNode = { type: 'PlainHead', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function readLooseHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    let value!: BoldedHeadNode | PlainHeadNode;
    l396: {
      const t398 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304)) && (q = readBoldedHead(p)) >= 0) {
        p = q;
        value = m.value as BoldedHeadNode;
        break l396;
      }
      m.forget(t398);
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304)) || (p = readPlainHead(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as PlainHeadNode;
    }
    m.value = value;
    return p;
  }

  function readLooseHeaderCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_head!: BoldedHeadNode | PlainHeadNode;
    l360: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1))) {
        const s358 = p;
        l359: {
          if ((p = skipNoises(p)) < 0) { break l359; }
          let n364 = 0;
          l361: for (;;) {
            if (n364 >= 3) break;
            const s363 = p;
            l362: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l362; }
              p++;
              n364++;
              continue l361;
            }
            p = s363;
            break;
          }
          if (!(p < end && text.charCodeAt(p) === 35) || (p = skipKnownHash(p)) < 0) { m.touched ||= p >= end; break l359; }
          p = s358;
          break l360;
        }
        p = s358;
      } else m.touched ||= p >= end;
      return -1;
    }
    const t365 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadHeaderNoise(p)) >= 0) {
      p = q;
    } else {
      m.touched ||= p >= end;
      m.forget(t365);
    }
    let n373 = 0;
    l370: for (;;) {
      if (n373 >= 3) break;
      const s372 = p;
      l371: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l371; }
        p++;
        n373++;
        continue l370;
      }
      p = s372;
      break;
    }
    if (!(p < end && text.charCodeAt(p) === 35) || (p = noteHashes(p)) < 0) { m.touched ||= p >= end; return -1; }
    if ((p = noteHashSpace(p)) < 0) { return -1; }
    const t394 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadHeaderNoise(p)) >= 0) {
      p = q;
    } else {
      m.touched ||= p >= end;
      m.forget(t394);
    }
    const t395 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = readBadHeaderOrnament(p)) >= 0) {
      p = q;
    } else {
      m.touched ||= p >= end;
      m.forget(t395);
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304)) || (p = readLooseHead(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_head = m.value as BoldedHeadNode | PlainHeadNode;
    const t469 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 35)) && (q = readBadHeaderClose(p)) >= 0) {
      p = q;
    } else {
      m.touched ||= p >= end;
      m.forget(t469);
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const t470 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadHeaderNoise(p)) >= 0) {
      p = q;
    } else {
      m.touched ||= p >= end;
      m.forget(t470);
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    const node: LooseHeaderNode = { type: 'LooseHeader', start: m.base + start, end: m.base + p, head: l_head };
    m.value = node;
    return p;
  }

  function read_headerCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    l289: {
      const t291 = m.trail.length;
      const c292 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c292 === 32 || c292 === 35) && (q = readExactHeader(p)) >= 0) {
        p = q;
        value = m.value as ExactHeaderNode;
        break l289;
      }
      m.forget(t291);
      if ((c292 < 128 && TABLE_12[c292] === 1) && (q = readLooseHeader(p)) >= 0) {
        p = q;
        value = m.value as LooseHeaderNode;
        break l289;
      }
      m.forget(t291);
      if ((c292 < 128 && TABLE_30[c292] === 1) && (q = readBoldHeader(p)) >= 0) {
        p = q;
        value = m.value as BoldHeaderNode;
        break l289;
      }
      m.forget(t291);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = readOtherHeader(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as OtherHeaderNode;
    }
    m.value = value;
    return p;
  }

  function readHeaderCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1)) && skipCutHeader(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = read_header(p)) < 0) { m.touched ||= p >= end; return -1; }
    value = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    m.value = value;
    return p;
  }

  function skipProseTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
    p++;
    l482: for (;;) {
      const s484 = p;
      if ((p < end)) {
        l483: {
          l486: {
            const s487 = p;
            const c488 = p < end ? text.charCodeAt(p) : 65536;
            m.touched ||= p >= end;
            if ((p < end && (c488 >= 14 || c488 <= 9 || (c488 >= 11 && c488 <= 12)))) {
              l489: {
                if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l489; }
                p++;
                const near490 = p + 4;
                while (p < near490 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near490) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r";
                break l486;
              }
              p = s487;
            }
            if ((c488 === 10 || c488 === 13)) {
              l491: {
                if ((p = skipNewline(p)) < 0) { break l491; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l491; }
                break l486;
              }
              p = s487;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l483; }
            if (skipProseStop(p) >= 0) { break l483; }

          }
          continue l482;
        }
        p = s484;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function readProseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipProseText(p)) < 0) { m.touched ||= p >= end; return -1; }
    if ((p = readTextEnd(p)) < 0) { return -1; }
    const node: ProseNode = { type: 'Prose', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readMoreTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l496: for (;;) {
      const s498 = p;
      if ((p < end)) {
        l497: {
          l500: {
            const s501 = p;
            const c502 = p < end ? text.charCodeAt(p) : 65536;
            m.touched ||= p >= end;
            if ((c502 === 10 || c502 === 13)) {
              l503: {
                if ((p = skipNewline(p)) < 0) { break l503; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l503; }
                break l500;
              }
              p = s501;
            }
            if ((c502 === 10 || c502 === 13)) {
              l504: {
                if ((p = skipNewline(p)) < 0) { break l504; }
                if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1)) && skipHeadingStart(p) >= 0) { break l504; }
                m.touched ||= p >= end;
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && skipDeepFence(p) >= 0) { break l504; }
                m.touched ||= p >= end;
                if (skipProseStop(p) >= 0) { break l504; }

                break l500;
              }
              p = s501;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l497; }
            p++;
            const near505 = p + 4;
            while (p < near505 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
            if (p === near505) p = STOPS_0.next(p);
            m.touched ||= p >= end && "^\n\r";
          }
          continue l496;
        }
        p = s498;
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
    let q = 0;
    let value!: GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode;
    l492: {
      const t494 = m.trail.length;
      const c495 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (((c495 >= 9 && c495 <= 10) || c495 === 13 || c495 === 32) && (q = readGap(p)) >= 0) {
        p = q;
        value = m.value as GapNode;
        break l492;
      }
      m.forget(t494);
      if ((c495 === 32 || c495 === 96 || c495 === 126) && (q = readBlock(p)) >= 0) {
        p = q;
        value = m.value as BlockNode;
        break l492;
      }
      m.forget(t494);
      if ((c495 === 32 || c495 === 60) && (q = readComment(p)) >= 0) {
        p = q;
        value = m.value as CommentNode;
        break l492;
      }
      m.forget(t494);
      if ((c495 === 27 || c495 === 32 || c495 === 60) && (q = readBadNoiseLines(p)) >= 0) {
        p = q;
        value = m.value as BadNoiseLinesNode;
        break l492;
      }
      m.forget(t494);
      if ((c495 < 128 && TABLE_32[c495] === 1) && (q = readField(p)) >= 0) {
        p = q;
        value = m.value as FieldNode;
        break l492;
      }
      m.forget(t494);
      if ((c495 < 128 && TABLE_33[c495] === 1) && (q = readListBlock(p)) >= 0) {
        p = q;
        value = m.value as ListBlockNode;
        break l492;
      }
      m.forget(t494);
      if ((c495 < 128 && TABLE_15[c495] === 1) && (q = readEntry(p)) >= 0) {
        p = q;
        value = m.value as EntryNode;
        break l492;
      }
      m.forget(t494);
      if ((c495 === 32 || c495 === 96 || c495 === 126) && (q = readMissingFenceRun(p)) >= 0) {
        p = q;
        value = m.value as MissingFenceRunNode;
        break l492;
      }
      m.forget(t494);
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readProse(p)) < 0) { m.touched ||= p >= end; return -1; }
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        l481: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l481; }
          if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readProse(p)) < 0) { m.touched ||= p >= end; break l481; }
          value = m.value as ProseNode;
          break l478;
        }
        p = s479;
        m.forget(t480);
      } else
      m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1)) && skipBodyStop(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      if (!(p < end) || (p = readAnyPart(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode;
    }
    m.value = value;
    return p;
  }

  function readWholeMessageCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_header!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    let l_parts!: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[];
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = readHeader(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_header = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    const list476: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
    let t474 = m.trail.length;
    while ((p < end) && (q = readBodyPart(p)) >= 0) {
      p = q;
      let v475!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
      v475 = m.value as ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
      list476.push(v475);
      t474 = m.trail.length;
    }
    m.touched ||= p >= end;
    m.forget(t474);
    l_parts = list476;
    l508: {
      const s506 = p;
      l507: {
        l509: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1)) && (q = skipBodyStop(p)) >= 0) {
            p = q;
            break l509;
          }
          m.touched ||= p >= end;
          if ((p < end)) { break l507; }
          m.touched ||= p >= end;
        }
        p = s506;
        break l508;
      }
      p = s506;
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
  const readBadBom = mistake(m, 'BadBom', lit(m, "\ufeff"));
  const leaf0 = leaf(m, optional(m, readBadBom));
  const readBadLineEnd = mistake(m, 'BadLineEnd', lit(m, "\r\n"), lit(m, "\r"));
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
  const readBadNoiseLines = mistake(m, 'BadNoiseLines', seq(and(m, skipNoiseTail), noteNoiseLines));
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
  const readTextEnd = node(m, 'TextEnd', optional(m, noteEol));
  const leaf75 = leaf(m, readTextEnd);
  const skipBodyStop = coded(skipBodyStopCode, "\u001b #*<_`~", true);
  const leaf77 = leaf(m, not(m, skipBodyStop));
  const leaf79 = leaf(m, readGap);
  const readBlockHead = node(m, (start, end, l) => ({ type: 'BlockHead', start, end, lead: l[0], run: l[1],
        info: l[2] }), seq(label(m, 0, text(m, skipIndent)), label(m, 1, text(m, seq(lit(m, "```"), run(m, "`")))),
      label(m, 2, text(m, run(m, "^\n\r`"))), and(m, skipLineEnd)), seq(label(m, 0, text(m, skipIndent)), label(m, 1,
        text(m, seq(lit(m, "~~~"), run(m, "~")))), label(m, 2, text(m, run(m, "^\n\r"))), and(m, skipLineEnd)));
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
  const text82 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(skipNewline, and(m, one(m, "^\n\r #`~"))) },
    { before: seq(skipNewline, not(m, skipFenceClose), not(m, skipTakenStatus), not(m, skipEof)) });
  const readFenceLine = node(m, 'FenceLine', skipFenceClose);
  const readBlockEnd = node(m, (start, end, l) => ({ type: 'BlockEnd', start, end, fence: l[0] }), seq(skipNewline,
      label(m, 0, readFenceLine), noteLineEnd));
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', optional(m, skipNewline));
  const leaf93 = leaf(m, choice(m, readBlockEnd, readMissingFenceEnd));
  const readCommentHead = node(m, 'CommentHead', skipCommentStart);
  const leaf97 = leaf(m, readCommentHead);
  const text99 = rounds(m, { run: "^\r\\-", least: 1 }, { before: lit(m, "\r\n") }, { before: lit(m, "\n") },
    { before: lit(m, "\r") }, { before: seq(not(m, lit(m, "-->")), lit(m, "-")) });
  const readCommentEnd = node(m, 'CommentEnd', seq(lit(m, "-->"), run(m, "^\n\r"), noteLineEnd));
  const readMissingCommentEnd = mistake(m, 'MissingCommentEnd', lit(m, ""));
  const leaf100 = leaf(m, choice(m, readCommentEnd, readMissingCommentEnd));
  const leaf103 = leaf(m, readBadNoiseLines);
  const readLabelName = node(m, 'LabelName', seq(one(m, "^\t\n\r *:_"), many(m, 0, choice(m, run(m, "^\n\r*:_", 1),
          seq(not(m, seq(lit(m, ":"), run(m, "\t "), skipStrong)), not(m, skipStrong), one(m, "*:_"))))));
  const readBoldName = node(m, (start, end, l) => ({ type: 'BoldName', start, end, name: l[0] }), seq(lit(m, "**"),
      label(m, 0, readLabelName), choice(m, seq(lit(m, ":"), run(m, "\t "), lit(m, "**")), seq(lit(m, "**"), run(m,
          "\t "), lit(m, ":")))), seq(lit(m, "__"), label(m, 0, readLabelName), choice(m, seq(lit(m, ":"), run(m,
          "\t "), lit(m, "__")), seq(lit(m, "__"), run(m, "\t "), lit(m, ":")))));
  const readPlainWords = node(m, 'PlainWords', caseless(m, "recovery"), caseless(m, "details"), caseless(m,
    "example"), seq(caseless(m, "valid"), run(m, "\t ", 1), caseless(m, "options")));
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
  const readCodeOfMany = node(m, 'CodeOfMany', many(m, 1, choice(m, run(m, "^\n\r`", 1), seq(not(m, skipSameRun),
          skipTickRun))));
  const readLongCode = handing(m, 3, pick(m, 2, hand(m, 3, [], text(m, repeat(m, { least: 2, most: 24 }, lit(m,
      "`")))), not(m, lit(m, "`")), readCodeOfMany, skipSameRun));
  const readCodeSpan = coded(readCodeSpanCode, "`", true);
  const readFieldValue = node(m, 'FieldValue', run(m, "^\n\r"));
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
  const readListFenceLine = node(m, 'ListFenceLine', skipListClose);
  const readListEnd = node(m, (start, end, l) => ({ type: 'ListEnd', start, end, fence: l[0] }), seq(skipNewline,
      label(m, 0, readListFenceLine), noteLineEnd));
  const skipLastLineEnd = seq(optional(m, skipNewline), skipEof);
  const readBadFenceEnd = mistake(m, 'BadFenceEnd', optional(m, skipNewline));
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
  const readEntryCode = node(m, (start, end, l) => ({ type: 'EntryCode', start, end, code: l[0] }), seq(skipNoises,
      label(m, 0, readCodeSpan), optional(m, one(m, ".;")), and(m, skipEntryTail)));
  const skipEntryCode = seq(skipNoises, skipCodeSpan, optional(m, one(m, ".;")), and(m, skipEntryTail));
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
  const readDeepBody = node(m, 'DeepBody', many(m, 0, seq(not(m, seq(run(m, "\t "), skipClosingRun, run(m, "\t "),
            skipLineEnd)), choice(m, noteBlankLine, seq(skipDeepIndent, noteLine)))));
  const readDeepFenceLine = node(m, 'DeepFenceLine', seq(skipDeepIndent, run(m, "\t "), skipClosingRun, run(m,
      "\t "), and(m, skipLineEnd)));
  const readDeepClose = choice(m, pick(m, 0, readDeepFenceLine, noteLineEnd), pick(m, 1, and(m, skipLastLineEnd),
      readMissingFenceEnd), readBadFenceEnd);
  const readDeepBlock = handing(m, 1, node(m, (start, end, l) => ({ type: 'DeepBlock', start, end, head: l[0],
          body: l[1], close: l[2] }), seq(noteEol, many(m, 0, noteBlankLine), hand(m, 1, ["run"], label(m, 0,
            readDeepHead)), noteLineEnd, label(m, 1, readDeepBody), label(m, 2, readDeepClose))));
  const leaf159 = leaf(m, readDeepBlock);
  const readMissingFenceRun = mistake(m, 'MissingFenceRun', skipCutFence);
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
  const readBadHeaderOrnament = mistake(m, 'BadHeaderOrnament', skipOrnament);
  const readBadHeaderBold = coded(readBadHeaderBoldCode, "*_");
  const readExactWords = coded(readExactWordsCode, "AEIOPS", true);
  const skipLetters = coded(skipLettersCode, "AEIOPSaeiops\u0130", true);
  const readBadHeaderCase = coded(readBadHeaderCaseCode, "AEIOPSaeiops\u0130");
  const readLooseWords = coded(readLooseWordsCode, "AEIOPSaeiops\u0130");
  const readBadColonNoise = mistake(m, 'BadColonNoise', seq(run(m, "\t "), skipNoises, one(m, ":\uff1a"), run(m,
      "\t "), skipNoises));
  const noteTintedColon = seq(and(m, seq(run(m, "\t "), optional(m, seq(one(m, ":\uff1a"), run(m, "\t "))),
        skipNoise)), readBadColonNoise);
  const readBadWideColon = mistake(m, 'BadWideColon', seq(run(m, "\t "), one(m, ":\uff1a"), run(m, "\t ")));
  const noteLooseColon = coded(noteLooseColonCode, "\t\u001b :<\uff1a");
  const readBoldArg = node(m, (start, end, l) => ({ type: 'BoldArg', start, end, number: l[0] ?? null,
        percent: l[1] ?? null }), seq(label(m, 0, readPercentNumber), label(m, 1, text(m, optional(m, seq(run(m,
              "\t "), skipNoises, lit(m, "%"))))), and(m, seq(skipStrong, skipHeaderTail))), many(m, 1, seq(not(m,
          seq(skipStrong, skipHeaderTail)), one(m, "^\n\r"))));
  const readBoldedHead = coded(readBoldedHeadCode, "*AEIOPS_aeiops\u0130");
  const readBadHeaderColon = mistake(m, 'BadHeaderColon', run(m, "\t ", 1));
  const readPlainHead = coded(readPlainHeadCode, "*AEIOPS_aeiops\u0130");
  const readLooseHead = coded(readLooseHeadCode, "*AEIOPS_aeiops\u0130");
  const readBadHeaderClose = mistake(m, 'BadHeaderClose', seq(run(m, "\t "), run(m, "#", 1)));
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
  const readBlockText = node(m, 'BlockText', many(m, 0, choice(m, run(m, "^\n\r", 1), seq(skipNewline, and(m, one(m,
        "^\n\r #`~"))), seq(skipNewline, not(m, skipFenceClose), not(m, skipTakenStatus), not(m, skipEof)))));
  const readBlock = handing(m, 1, node(m, (start, end, l) => ({ type: 'Block', start, end, head: l[0], text: l[1],
          close: l[2] }), seq(hand(m, 1, ["run"], label(m, 0, readBlockHead)), label(m, 1, readBlockText), label(m,
          2, choice(m, readBlockEnd, readMissingFenceEnd)))));
  const skipCommentHead = skipCommentStart;
  const skipCommentText = many(m, 0, choice(m, run(m, "^\n\r\\-", 1), skipNewline, seq(not(m, lit(m, "-->")), lit(m,
  "-"))));
  const readComment = node(m, 'Comment', seq(skipCommentHead, skipCommentText, choice(m, readCommentEnd,
        readMissingCommentEnd)));
  const readMoreText = coded(readMoreTextCode, null, true);
  const readField = node(m, (start, end, l) => ({ type: 'Field', start, end, line: l[0], more: l[1] }), seq(label(m,
        0, readFieldLine), label(m, 1, readMoreText), readTextEnd));
  const readListText = node(m, 'ListText', many(m, 0, choice(m, run(m, "^\n\r", 1), seq(skipNewline, not(m,
            skipListClose), and(m, choice(m, skipItemIndent, skipBlankLine)), not(m, skipEof)))));
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
  const readMissingHeaderEnd = mistake(m, 'MissingHeaderEnd', skipCutHeader);
  const leaf247 = leaf(m, readMissingHeaderEnd);
  const leaf249 = leaf(m, readHeader);
  const readWrapperEnd = node(m, 'WrapperEnd', seq(skip_wrapperEnd, noteLineEnd));
  const readMissingWrapperEnd = mistake(m, 'MissingWrapperEnd', lit(m, ""));
  const leaf250 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const leaf253 = leaf(m, choice(m, readGap, readBadNoiseLines));
  const readBadChat = mistake(m, 'BadChat', many(m, 1, seq(not(m, skipWrapperAhead), not(m, skipHeaderStart), not(m,
          skipNoiseTail), not(m, skipBlankLine), noteLine)));
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
    BadHeaderLevel: {"code":"bad-header-level","severity":"warning","meaning":"A header must start with ##.","example":"### Status: Ready","mend":"Start the header with ##.","isCut":false},
    BadHeaderSpace: {"code":"bad-header-space","severity":"warning","meaning":"A space is missing after the # of a header.","example":"##Status: Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderBold: {"code":"bad-header-bold","severity":"warning","meaning":"A header is bold.","example":"**Status: Ready**","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderColon: {"code":"bad-header-colon","severity":"warning","meaning":"A header needs a colon and a space between its parts.","example":"## Status:Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadWideColon: {"code":"bad-header-colon","severity":"warning","meaning":"A header needs a colon and a space between its parts.","example":"## Status:Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderOrnament: {"code":"bad-header-ornament","severity":"warning","meaning":"A number or a symbol before a header.","example":"## ✅ Status: Ready","mend":"Write ## Status: Ready.","isCut":false},
    BadHeaderClose: {"code":"bad-header-close","severity":"warning","meaning":"A header ends with #.","example":"## Status: Ready ##","mend":"Leave out the # at the end.","isCut":false},
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
