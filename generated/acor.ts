// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater } from '../src/engine/generated.ts';

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

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'BlockHead', start, end, lead: l[0], run: l[1], info: l[2] }),
  (start, end, l) => ({ type: 'BlockEnd', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'BoldName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'PlainName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'ListHead', start, end, lead: l[0] }),
  (start, end, l) => ({ type: 'ListFenceHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'ListEnd', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'EntryCode', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'MoreCode', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'DeepHead', start, end, lead: l[0], run: l[1], info: l[2] }),
  (start, end, l) => ({ type: 'DeepBlock', start, end, head: l[0], body: l[1], close: l[2] }),
  (start, end, l) => ({ type: 'BoldArg', start, end, number: l[0] ?? null, percent: l[1] ?? null }),
  (start, end, l) => ({ type: 'BoldHeader', start, end, words: l[0], arg: l[1] }),
  (start, end, l) => ({ type: 'OtherHeader', start, end, arg: l[0] }),
  (start, end, l) => ({ type: 'Block', start, end, head: l[0], text: l[1], close: l[2] }),
  (start, end, l) => ({ type: 'Field', start, end, line: l[0], more: l[1] }),
  (start, end, l) => ({ type: 'ListFence', start, end, head: l[0], text: l[1], close: l[2] }),
  (start, end, l) => ({ type: 'ListBlock', start, end, head: l[0], fence: l[1] }),
  (start, end, l) => ({ type: 'Entry', start, end, line: l[0], code: l[1], more: l[2], blocks: l[3] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  (labels) => { const lead = labels[0] as string;
    let width = 0;
    for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
    return ' '.repeat(width);
  },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("\u001b #*<_");
  const TABLE_1 = tableOf("");
  const TABLE_2 = tableOf("0-9");
  const TABLE_3 = tableOf("EPSeps");
  const TABLE_4 = tableOf("\t \\-_");
  const TABLE_5 = tableOf("ASas");
  const TABLE_6 = tableOf("\t \\-DF_df");
  const TABLE_7 = tableOf("IOio");
  const TABLE_8 = tableOf("AEIOPSaeiops");
  const TABLE_9 = tableOf("\t\u001b :<");
  const TABLE_10 = tableOf("CFRWcfrw");
  const TABLE_11 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!\"$-\u007f");
  const TABLE_12 = tableOf("\u001b #<");
  const TABLE_13 = tableOf(" #*_");
  const TABLE_14 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!\"$-),./:;=-CF-QS-UW-\\^a-cf-qs-uw-}\u007f");
  const TABLE_15 = tableOf("\t\u001b *+\\-0-9<_");
  const TABLE_16 = tableOf("\t *\\-_");
  const TABLE_17 = tableOf("*+\\-0-9");
  const TABLE_18 = tableOf("\u001b #*<DERV_derv");
  const TABLE_19 = tableOf("#*DERV_derv");
  const TABLE_20 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!-9;-_a-\u007f");
  const TABLE_21 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-\u007f");
  const TABLE_22 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!\"$-;=-\u007f");
  const TABLE_23 = tableOf("\u001b\\-0-9<");
  const TABLE_24 = tableOf("\t\u001b %<");
  const TABLE_25 = tableOf("AEIOPS");
  const TABLE_26 = tableOf("\t\u001b <");
  const TABLE_27 = tableOf("*AEIOPS_aeiops");
  const TABLE_28 = tableOf("\\-A-Z_a-z");
  const TABLE_29 = tableOf("\t \\-:DF_df");
  const TABLE_30 = tableOf("\t \\-:CDF_cdf");
  const TABLE_31 = tableOf("\t :");
  const TABLE_32 = tableOf("\u001b *<_");
  const TABLE_33 = tableOf("\u001b #*<_`~");
  const TABLE_34 = tableOf("\t\u001b #*<DERV_derv");
  const TABLE_35 = tableOf(" *+\\-0-9");
  const BEYOND_0 = (c: number): boolean => (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039;
  const BEYOND_1 = (c: number): boolean => c >= 9703 || (c >= 128 && c <= 8225) || (c >= 8227 && c <= 9641) || (c >= 9643 && c <= 9678) || (c >= 9680 && c <= 9701);
  const BEYOND_2 = (c: number): boolean => c === 8226 || c === 9642 || c === 9679 || c === 9702;
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
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l6: {
      const s7 = p;
      const t8 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l9: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l9; }
          break l6;
        }
        p = s7;
        m.forget(t8);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function readGapCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let m5 = false;
    let t4 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m5 = true;
      t4 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
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
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l15; }
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
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l18: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l18; }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l23: {
      const s24 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l25: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; break l25; }
          break l23;
        }
        p = s24;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipNoisesCode(p: number): number {
    const { text, end } = m; let c = 0;
    l29: for (;;) {
      const s31 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l30: {
          if ((p = skipNoise(p)) < 0) { break l30; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          continue l29;
        }
        p = s31;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipOrnamentCode(p: number): number {
    const { text, end } = m; let c = 0;
    l47: {
      const s48 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        l49: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l49; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; break l49; }
          p++;
          break l47;
        }
        p = s48;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_0(c)))) p++;
      m.hitEnd ||= p >= end && "\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f";
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
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
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) { m.reaches(p, "__"); return -1; }
      p += 2;
    }
    return p;
  }

  function skipArgWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l56: {
      const s57 = p;
      const c58 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c58 === 83 || c58 === 115)) {
        l59: {
          if (!m.isCaseless(p, "session")) { break l59; }
          p += 7;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
          m.hitEnd ||= p >= end;
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
    const { text, end } = m; let c = 0;
    l63: {
      const s64 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l65: {
          if (!m.isCaseless(p, "ai")) { break l65; }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "directive")) { break l65; }
          p += 9;
          break l63;
        }
        p = s64;
      } else
      m.hitEnd ||= p >= end;
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
        } else m.hitEnd ||= p >= end;
      }
    }
    return p;
  }

  function skipBareWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
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
                m.hitEnd ||= p >= end;
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
                  m.hitEnd ||= p >= end;
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
                    } else m.hitEnd ||= p >= end;
                  }
                }
                break l72;
              }
              p = s74;
            } else m.hitEnd ||= p >= end;
          }
          break l69;
        }
        p = s70;
      } else
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "input")) { return -1; }
      p += 5;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "needed")) { return -1; }
      p += 6;
    }
    return p;
  }

  function skipKnownWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l53: {
      const c55 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c55 < 128 && TABLE_3[c55] === 1) && (q = skipArgWords(p)) >= 0) { p = q; break l53; }
      if ((c55 < 128 && TABLE_5[c55] === 1) && (q = skipTitleWords(p)) >= 0) { p = q; break l53; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipHeaderTailCode(p: number): number {
    const { text, end } = m; let c = 0;
    l86: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s88 = p;
        l87: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l87; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 35)) { m.hitEnd ||= p >= end; break l87; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.hitEnd ||= p >= end;
          break l86;
        }
        p = s88;
      } else m.hitEnd ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipKnownHashCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l39: {
      const s40 = p;
      const c41 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c41 === 35) {
        l42: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l42; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l42; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l42; }

          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
            p = q;
          } else { m.hitEnd ||= p >= end; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = skipKnownWords(p)) < 0) { m.hitEnd ||= p >= end; break l42; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          l81: {
            const s82 = p;
            const c83 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if ((c83 < 128 ? TABLE_9[c83] === 1 : c83 === 65306)) {
              l84: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l84; }
                if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l84; }
                p++;
                break l81;
              }
              p = s82;
            }
            if ((c83 === 9 || c83 === 32)) {
              l85: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l85; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45))) { m.hitEnd ||= p >= end; break l85; }
                p++;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l85; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l81;
              }
              p = s82;
            }
            if ((p = skipHeaderTail(p)) < 0) { break l42; }
          }
          break l39;
        }
        p = s40;
      }
      if (c41 === 35) {
        l89: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l89; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l89; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l89; }
          l94: {
            const s95 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
              l96: {
                if (!m.isCaseless(p, "status")) { break l96; }
                p += 6;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l96; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l96; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1)) || (p = skipStateWord(p)) < 0) { m.hitEnd ||= p >= end; break l96; }
                if ((p = skipHeaderTail(p)) < 0) { break l96; }
                break l94;
              }
              p = s95;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "progress")) { break l89; }
            p += 8;
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l89; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l89; }
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) { m.hitEnd ||= p >= end; break l89; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l89; }
            if ((p < end && text.charCodeAt(p) === 37)) {

              p++;
            } else m.hitEnd ||= p >= end;
            if ((p = skipHeaderTail(p)) < 0) { break l89; }
          }
          break l39;
        }
        p = s40;
      }
      let n103 = 0;
      l100: for (;;) {
        if (n103 >= 6) break;
        const s102 = p;
        l101: {
          if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l101; }
          p++;
          n103++;
          continue l100;
        }
        p = s102;
        break;
      }
      if (n103 < 1) { return -1; }
      if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
      m.hitEnd ||= p >= end;

      while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; }
      m.hitEnd ||= p >= end;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }

      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
        p = q;
      } else { m.hitEnd ||= p >= end; }

      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
      l108: {
        const s109 = p;
        const c110 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c110 < 128 && TABLE_3[c110] === 1)) {
          l111: {
            if ((p = skipArgWords(p)) < 0) { break l111; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l111; }
            if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l111; }
            p++;

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l111; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l111; }
            p++;
            break l108;
          }
          p = s109;
        }
        if ((c110 < 128 && TABLE_5[c110] === 1)) {
          l112: {
            if ((p = skipTitleWords(p)) < 0) { break l112; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            l113: {
              const s114 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
                l115: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.hitEnd ||= p >= end;
                  if ((p = skipNoises(p)) < 0) { break l115; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l115; }
                  p++;
                  break l113;
                }
                p = s114;
              } else
              m.hitEnd ||= p >= end;
              if ((p = skipHeaderTail(p)) < 0) { break l112; }
            }
            break l108;
          }
          p = s109;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }

        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
        if ((p = skipHeaderTail(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function skipKnownHeaderCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p = skipNoises(p)) < 0) { return -1; }
    let n36 = 0;
    l33: for (;;) {
      if (n36 >= 3) break;
      const s35 = p;
      l34: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l34; }
        p++;
        n36++;
        continue l33;
      }
      p = s35;
      break;
    }
    l37: {
      if ((p < end && text.charCodeAt(p) === 35) && (q = skipKnownHash(p)) >= 0) { p = q; break l37; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skip_boldHeader(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipArgWordCode(p: number): number {
    const { text, end } = m;
    l132: {
      const s133 = p;
      const c134 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c134 === 83) {
        l135: {
          if (!text.startsWith("Status", p)) { m.reaches(p, "Status"); break l135; }
          p += 6;
          break l132;
        }
        p = s133;
      }
      if (c134 === 69) {
        l136: {
          if (!text.startsWith("Error", p)) { m.reaches(p, "Error"); break l136; }
          p += 5;
          break l132;
        }
        p = s133;
      }
      if (c134 === 83) {
        l137: {
          if (!text.startsWith("Session Checkpoint", p)) { m.reaches(p, "Session Checkpoint"); break l137; }
          p += 18;
          break l132;
        }
        p = s133;
      }
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) { m.reaches(p, "Session"); return -1; }
      p += 7;
    }
    return p;
  }

  function skipTitledWordCode(p: number): number {
    const { text, end } = m;
    l138: {
      const s139 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l140: {
          if (!text.startsWith("AI Directive", p)) { m.reaches(p, "AI Directive"); break l140; }
          p += 12;
          break l138;
        }
        p = s139;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) { m.reaches(p, "Suggestions"); return -1; }
      p += 11;
    }
    return p;
  }

  function skipCutHeaderCode(p: number): number {
    const { text, end } = m; let c = 0;
    l126: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1))) {
        const s124 = p;
        l125: {
          let n130 = 0;
          l127: for (;;) {
            if (n130 >= 3) break;
            const s129 = p;
            l128: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l128; }
              p++;
              n130++;
              continue l127;
            }
            p = s129;
            break;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) === 35 || c === 42 || c === 95))) { m.hitEnd ||= p >= end; break l125; }
          p++;
          const near131 = p + 4;
          while (p < near131 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near131) p = STOPS_0.next(p);
          m.hitEnd ||= p >= end && "^\n\r";
          if ((p < end)) { break l125; }
          m.hitEnd ||= p >= end;
          p = s124;
          break l126;
        }
        p = s124;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1)) && skipLoneLetter(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p = skipCutMarks(p)) < 0) { return -1; }
    return p;
  }

  function skipHeaderStartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l26: {
      const s27 = p;
      const c28 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c28 < 128 && TABLE_0[c28] === 1) && (q = skipKnownHeader(p)) >= 0) { p = q; break l26; }
      if ((c28 < 128 && TABLE_12[c28] === 1)) {
        l116: {
          if ((p = skipNoises(p)) < 0) { break l116; }
          let n120 = 0;
          l117: for (;;) {
            if (n120 >= 3) break;
            const s119 = p;
            l118: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l118; }
              p++;
              n120++;
              continue l117;
            }
            p = s119;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) { m.reaches(p, "##"); break l116; }
          p += 2;
          l121: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l121;
            } else
            m.hitEnd ||= p >= end;
            if ((p = skipLineEnd(p)) < 0) { break l116; }
          }
          break l26;
        }
        p = s27;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1)) || (p = skipCutHeader(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l141: {
      const t143 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l141; }
      m.forget(t143);
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l148: {
      const s149 = p;
      const c150 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c150 === 13) {
        l151: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l151; }
          p += 2;
          break l148;
        }
        p = s149;
      }
      if (c150 === 10) {

        p++;
        break l148;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipThematicBreakCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l157: {
      const s158 = p;
      const c159 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c159 === 42) {
        l160: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l160; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l160; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.hitEnd ||= p >= end;
          break l157;
        }
        p = s158;
      }
      if (c159 === 45) {
        l161: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l161; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l161; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.hitEnd ||= p >= end;
          break l157;
        }
        p = s158;
      }
      if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
      m.hitEnd ||= p >= end;
    }
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipItemMarkerCode(p: number): number {
    const { text, end } = m; let c = 0;
    l164: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l164;
      } else
      m.hitEnd ||= p >= end;
      let n172 = 0;
      l169: for (;;) {
        if (n172 >= 9) break;
        const s171 = p;
        l170: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l170; }
          p++;
          n172++;
          continue l169;
        }
        p = s171;
        break;
      }
      if (n172 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEntryMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l162: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) && (q = skipItemMarker(p)) >= 0) {
        p = q;
        break l162;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEntryStartCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_16[c] === 1)) && skipThematicBreak(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c))) || (p = skipEntryMarker(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l173: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        p++;
        break l173;
      } else
      m.hitEnd ||= p >= end;
      if ((p = skipLineEnd(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipFieldStartCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n179 = 0;
    l176: for (;;) {
      if (n179 >= 3) break;
      const s178 = p;
      l177: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l177; }
        p++;
        n179++;
        continue l176;
      }
      p = s178;
      break;
    }
    if ((p = skipNoises(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_19[c] === 1)) || (p = skipFieldName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipProseStopCode(p: number): number {
    const { text, end } = m; let q = 0;
    l154: {
      const c156 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c156 >= 9 && c156 <= 10) || c156 === 13 || c156 === 32) && (q = skipBlankLine(p)) >= 0) { p = q; break l154; }
      if ((c156 < 128 && TABLE_0[c156] === 1) && (q = skipHeaderStart(p)) >= 0) { p = q; break l154; }
      if ((c156 === 32 || c156 === 96 || c156 === 126) && (q = skipFenceStart(p)) >= 0) { p = q; break l154; }
      if ((c156 === 32 || c156 === 60) && (q = skipCommentStart(p)) >= 0) { p = q; break l154; }
      if ((c156 < 128 ? TABLE_15[c156] === 1 : BEYOND_2(c156)) && (q = skipEntryStart(p)) >= 0) { p = q; break l154; }
      if ((c156 < 128 && TABLE_18[c156] === 1) && (q = skipFieldStart(p)) >= 0) { p = q; break l154; }
      if ((c156 === 27 || c156 === 32 || c156 === 60) && (q = skipNoiseTail(p)) >= 0) { p = q; break l154; }
      if ((c156 === 32 || c156 === 96 || c156 === 126) && (q = skipCutFence(p)) >= 0) { p = q; break l154; }
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function text0Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near144 = p + 4;
        while (p < near144 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near144) p = STOPS_0.next(p);
        if (p >= end) {
          m.hitEnd = true;
          return p;
        }
        break;
      }
    }
    m.within = 0;
    for (;;) {
      const from = p;
      m.hitEnd = false;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l145: {

          const near146 = p + 4;
          while (p < near146 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near146) p = STOPS_0.next(p);
          if (p >= end) {
            if (!m.hitEnd) {
              m.within = 1;
              m.hitEnd = true;
              return p;
            }
            m.hitEnd = true;
          }
          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l147: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l147; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l147; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l153: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l153; }
          if (skipProseStop(p) >= 0) { break l153; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      return from;
    }
  }

  function skipBodyStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l180: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) && (q = skipHeaderStart(p)) >= 0) {
        p = q;
        break l180;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) || (p = skip_wrapperEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list187: " "[] = [];
    let n185 = 0;
    l182: for (;;) {
      if (n185 >= 3) break;
      const s184 = p;
      l183: {
        let v186!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l183; }
        v186 = " ";
        p++;
        list187.push(v186);
        n185++;
        continue l182;
      }
      p = s184;
      break;
    }
    value = list187;
    m.value = value;
    return p;
  }

  function readCodeOfOneCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l195: for (;;) {
      const s197 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l196: {
          l199: {
            const s200 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l201: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.hitEnd ||= p >= end; break l201; }
                p++;
                const near202 = p + 4;
                while (p < near202 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near202) p = STOPS_1.next(p);
                m.hitEnd ||= p >= end && "^\n\r`";
                break l199;
              }
              p = s200;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l196; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
          }
          continue l195;
        }
        p = s197;
      } else m.hitEnd ||= p >= end;
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
    l192: {
      const s193 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l194: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l194; }
          m.hitEnd ||= p >= end;
          if ((p = readCodeOfOne(p)) < 0) { break l194; }
          l_code = m.value as CodeOfOneNode;
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l194; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l194; }
          m.hitEnd ||= p >= end;
          break l192;
        }
        p = s193;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 96) || (p = readLongCode(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_code = m.value as CodeOfManyNode;
    }
    const node: CodeSpanNode = { type: 'CodeSpan', start: m.base + start, end: m.base + p, code: l_code };
    m.value = node;
    return p;
  }

  function readFieldLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_lead!: string;
    let l_name!: BoldNameNode | PlainNameNode;
    let l_code!: CodeSpanNode | null;
    let l_value!: FieldValueNode;
    const s188 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l_lead = text.slice(s188, p);
    if ((p = skipNoises(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_19[c] === 1)) || (p = readFieldName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = m.value as BoldNameNode | PlainNameNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    l189: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s191 = p;
        l190: {
          if ((p = readCodeSpan(p)) < 0) { break l190; }
          l_code = m.value as CodeSpanNode;
          if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
            p++;
          } else m.hitEnd ||= p >= end;
          l208: {
            const s206 = p;
            l207: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              m.hitEnd ||= p >= end;
              if ((p = skipNoises(p)) < 0) { break l207; }
              if ((p = skipLineEnd(p)) < 0) { break l207; }
              p = s206;
              break l208;
            }
            p = s206;
            break l190;
          }
          break l189;
        }
        p = s191;
      } else m.hitEnd ||= p >= end;
      l_code = null;
    }
    if ((p = readFieldValue(p)) < 0) { return -1; }
    l_value = m.value as FieldValueNode;
    if (skipLineEnd(p) < 0) {  return -1; }
    const node: FieldLineNode = { type: 'FieldLine', start: m.base + start, end: m.base + p, lead: l_lead, name: l_name, code: l_code, value: l_value };
    m.value = node;
    return p;
  }

  function text1Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 3: {
        const near209 = p + 4;
        while (p < near209 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near209) p = STOPS_0.next(p);
        if (p >= end) {
          m.hitEnd = true;
          return p;
        }
        break;
      }
    }
    m.within = 0;
    for (;;) {
      const from = p;
      m.hitEnd = false;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l210: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l210; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l210; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l211: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l211; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1)) && skipHeadingStart(p) >= 0) { break l211; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && skipDeepFence(p) >= 0) { break l211; }
          m.hitEnd ||= p >= end;
          if (skipProseStop(p) >= 0) { break l211; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l212: {

          const near213 = p + 4;
          while (p < near213 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near213) p = STOPS_0.next(p);
          if (p >= end) {
            if (!m.hitEnd) {
              m.within = 3;
              m.hitEnd = true;
              return p;
            }
            m.hitEnd = true;
          }
          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      return from;
    }
  }

  function readItemMarkerCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l217: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        const s220 = p;
        p++;
        value = text.slice(s220, p);
        break l217;
      } else
      m.hitEnd ||= p >= end;
      const s221 = p;
      let n225 = 0;
      l222: for (;;) {
        if (n225 >= 9) break;
        const s224 = p;
        l223: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l223; }
          p++;
          n225++;
          continue l222;
        }
        p = s224;
        break;
      }
      if (n225 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      value = text.slice(s221, p);
    }
    m.value = value;
    return p;
  }

  function readListDotCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; return -1; }
    value = text.charAt(p);
    p++;
    m.value = value;
    return p;
  }

  function readEntryMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string;
    l215: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) && (q = readItemMarker(p)) >= 0) {
        p = q;
        value = m.value as string;
        break l215;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_2(c))) || (p = readListDot(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as string;
    }
    m.value = value;
    return p;
  }

  function readFirstCodeCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_code!: CodeSpanNode;
    l232: {
      if ((p < end && text.charCodeAt(p) === 96) && (q = readCodeSpan(p)) >= 0) {
        p = q;
        l_code = m.value as CodeSpanNode;
        break l232;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && text.charCodeAt(p) === 96) || (p = readCodeSpan(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_code = m.value as CodeSpanNode;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    const node: FirstCodeNode = { type: 'FirstCode', start: m.base + start, end: m.base + p, code: l_code };
    m.value = node;
    return p;
  }

  function skipSeparatorCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l238: {
      const s239 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l240: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l240; }
          p++;

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          l241: {
            const s242 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l243: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l243; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l241;
              }
              p = s242;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l240; }
          }
          break l238;
        }
        p = s239;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      l244: {
        const s245 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l246: {
            if (!text.startsWith("->", p)) { m.reaches(p, "->"); break l246; }
            p += 2;
            break l244;
          }
          p = s245;
        } else
        m.hitEnd ||= p >= end;
        if (!(p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594))) { m.hitEnd ||= p >= end; return -1; }
        p++;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipCodeOfOneCode(p: number): number {
    const { text, end } = m; let c = 0;
    l254: for (;;) {
      const s256 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l255: {
          l258: {
            const s259 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l260: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.hitEnd ||= p >= end; break l260; }
                p++;
                const near261 = p + 4;
                while (p < near261 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near261) p = STOPS_1.next(p);
                m.hitEnd ||= p >= end && "^\n\r`";
                break l258;
              }
              p = s259;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l255; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
          }
          continue l254;
        }
        p = s256;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l251: {
      const s252 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l253: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l253; }
          m.hitEnd ||= p >= end;
          if ((p = skipCodeOfOne(p)) < 0) { break l253; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l253; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l253; }
          m.hitEnd ||= p >= end;
          break l251;
        }
        p = s252;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipLongCode(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipEntryPartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l247: {
      const s248 = p;
      const c249 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c249 < 128 ? TABLE_20[c249] === 1 : c249 >= 128))) {
        l250: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l250; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r :`";
          break l247;
        }
        p = s248;
      }
      if (c249 === 96 && (q = skipCodeSpan(p)) >= 0) { p = q; break l247; }
      if ((c249 === 9 || c249 === 32)) {
        l262: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l262; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l247;
        }
        p = s248;
      }
      if (c249 === 58) {

        p++;
        break l247;
      }
      if (!(p < end && text.charCodeAt(p) === 96)) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 96)) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function readEntryBeforeCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_first!: FirstCodeNode | null;
    if ((p = skipNoises(p)) < 0) { return -1; }

    if ((p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) && (q = readFirstCode(p)) >= 0) {
      p = q;
      l_first = m.value as FirstCodeNode;
    } else { m.hitEnd ||= p >= end; l_first = null; }
    l234: for (;;) {
      const s236 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l235: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) && skipSeparator(p) >= 0) { break l235; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipEntryPart(p)) < 0) { m.hitEnd ||= p >= end; break l235; }
          continue l234;
        }
        p = s236;
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: EntryBeforeNode = { type: 'EntryBefore', start: m.base + start, end: m.base + p, first: l_first };
    m.value = node;
    return p;
  }

  function readSeparatorCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    l264: {
      const s265 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l266: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l266; }
          p++;

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          l267: {
            const s268 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l269: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l269; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l267;
              }
              p = s268;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l266; }
          }
          break l264;
        }
        p = s265;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      l270: {
        const s271 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l272: {
            if (!text.startsWith("->", p)) { m.reaches(p, "->"); break l272; }
            p += 2;
            break l270;
          }
          p = s271;
        } else
        m.hitEnd ||= p >= end;
        if (!(p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 8594))) { m.hitEnd ||= p >= end; return -1; }
        p++;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
    }
    const node: SeparatorNode = { type: 'Separator', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipEntryTailCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function readEntryAfterCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_last: EntryCodeNode | null = null;
    l273: {
      const s274 = p;
      const c275 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c275 === 27 || c275 === 60 || c275 === 96) && (q = readEntryCode(p)) >= 0) {
        p = q;
        l_last = m.value as EntryCodeNode;
        break l273;
      }
      l_last = null;
      if ((p < end && (c275 >= 14 || c275 <= 9 || (c275 >= 11 && c275 <= 12)))) {
        l276: {
          l277: for (;;) {
            const s279 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l278: {
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
                  {
                    const s281 = p;
                    l282: {
                      if ((p = skipSeparator(p)) < 0) { break l282; }
                      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) || (p = skipEntryCode(p)) < 0) { m.hitEnd ||= p >= end; break l282; }
                      break l278;
                    }
                    p = s281;
                  }
                } else m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipEntryPart(p)) < 0) { m.hitEnd ||= p >= end; break l278; }
                continue l277;
              }
              p = s279;
            } else m.hitEnd ||= p >= end;
            break;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) || (p = skipSeparator(p)) < 0) { m.hitEnd ||= p >= end; break l276; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60 || c === 96)) || (p = readEntryCode(p)) < 0) { m.hitEnd ||= p >= end; break l276; }
          l_last = m.value as EntryCodeNode;
          break l273;
        }
        p = s274;
        l_last = null;
      }
      l284: for (;;) {
        const s286 = p;
        if ((p < end)) {
          l285: {
            if (skipEntryTail(p) >= 0) { break l285; }

            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipEntryPart(p)) < 0) { m.hitEnd ||= p >= end; break l285; }
            continue l284;
          }
          p = s286;
        } else m.hitEnd ||= p >= end;
        break;
      }
    }
    const node: EntryAfterNode = { type: 'EntryAfter', start: m.base + start, end: m.base + p, last: l_last };
    m.value = node;
    return p;
  }

  function readEntryTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_before!: EntryBeforeNode;
    let l_separator!: SeparatorNode | null;
    let l_after!: EntryAfterNode;
    if ((p = readEntryBefore(p)) < 0) { return -1; }
    l_before = m.value as EntryBeforeNode;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) && (q = readSeparator(p)) >= 0) {
      p = q;
      l_separator = m.value as SeparatorNode;
    } else { m.hitEnd ||= p >= end; l_separator = null; }
    if ((p = readEntryAfter(p)) < 0) { return -1; }
    l_after = m.value as EntryAfterNode;
    const node: EntryTextNode = { type: 'EntryText', start: m.base + start, end: m.base + p, before: l_before, separator: l_separator, after: l_after };
    m.value = node;
    return p;
  }

  function readEntryLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_lead!: string;
    let l_marker!: string;
    let l_text!: EntryTextNode;
    const s214 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l_lead = text.slice(s214, p);
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_16[c] === 1)) && skipThematicBreak(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c))) || (p = readEntryMarker(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_marker = m.value as string;
    l228: {
      const s226 = p;
      l227: {
        l229: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            p++;
            break l229;
          } else
          m.hitEnd ||= p >= end;
          if ((p = skipLineEnd(p)) < 0) { break l227; }
        }
        p = s226;
        break l228;
      }
      p = s226;
      return -1;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readEntryText(p)) < 0) { return -1; }
    l_text = m.value as EntryTextNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    if (skipLineEnd(p) < 0) {  return -1; }
    const node: EntryLineNode = { type: 'EntryLine', start: m.base + start, end: m.base + p, lead: l_lead, marker: l_marker, text: l_text };
    m.value = node;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l288: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l288;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "\n" | BadLineEndNode | null;
    l292: {
      const t294 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l292;
      }
      m.forget(t294);
      m.hitEnd ||= p >= end;
      if ((p = readEof(p)) < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l303: for (;;) {
      const s305 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l304: {
          l307: {
            const s308 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
              l309: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l309; }
                p++;
                const near310 = p + 16;
                while (p < near310 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) p++;
                if (p === near310) p = STOPS_2.next(p);
                m.hitEnd ||= p >= end && "^\n\r\u001b<";
                break l307;
              }
              p = s308;
            } else
            m.hitEnd ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l304; }
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; break l304; }
            p++;
          }
          continue l303;
        }
        p = s305;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipNoise(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function readArgWordCode(p: number): number {
    const { text, end } = m;
    let value!: "Status" | "Error" | "Session Checkpoint" | "Session";
    l315: {
      const s316 = p;
      const c317 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c317 === 83) {
        l318: {
          if (!text.startsWith("Status", p)) { m.reaches(p, "Status"); break l318; }
          value = "Status";
          p += 6;
          break l315;
        }
        p = s316;
      }
      if (c317 === 69) {
        l319: {
          if (!text.startsWith("Error", p)) { m.reaches(p, "Error"); break l319; }
          value = "Error";
          p += 5;
          break l315;
        }
        p = s316;
      }
      if (c317 === 83) {
        l320: {
          if (!text.startsWith("Session Checkpoint", p)) { m.reaches(p, "Session Checkpoint"); break l320; }
          value = "Session Checkpoint";
          p += 18;
          break l315;
        }
        p = s316;
      }
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) { m.reaches(p, "Session"); return -1; }
      value = "Session";
      p += 7;
    }
    m.value = value;
    return p;
  }

  function skipArgPartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l325: {
      const s326 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
        l327: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l327; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b #<";
          break l325;
        }
        p = s326;
      } else
      m.hitEnd ||= p >= end;
      if (skipHeaderTail(p) >= 0) { return -1; }

      l328: {
        const s329 = p;
        const c330 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c330 === 9 || c330 === 32)) {
          l331: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l331; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            break l328;
          }
          p = s329;
        }
        if (c330 === 35) {
          l332: {
            if (!(p < end && text.charCodeAt(p) === 35)) { m.hitEnd ||= p >= end; break l332; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.hitEnd ||= p >= end;
            break l328;
          }
          p = s329;
        }
        if ((c330 === 27 || c330 === 60)) {
          l333: {
            let m337 = false;

            while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
              p = q;
              m337 = true;
            }
            m.hitEnd ||= p >= end;
            if (!m337) { break l333; }
            break l328;
          }
          p = s329;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; return -1; }
        p++;
      }
    }
    return p;
  }

  function readArgCode(p: number): number {
    const { text, end } = m; let q = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 35) && skipClosingSigns(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    let m324 = false;

    while ((p < end) && (q = skipArgPart(p)) >= 0) { p = q; m324 = true; }
    m.hitEnd ||= p >= end;
    if (!m324) { return -1; }
    const node: ArgNode = { type: 'Arg', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readPercentNumberCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    const s342 = p;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.hitEnd ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.hitEnd ||= p >= end;
    l346: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s348 = p;
        l347: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l347; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          break l346;
        }
        p = s348;
      } else m.hitEnd ||= p >= end;
    }
    value = text.slice(s342, p);
    m.value = value;
    return p;
  }

  function readPercentCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_number!: string;
    let l_percent!: string;
    let l_more: ArgNode | null = null;
    l339: {
      const s340 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_23[c] === 1))) {
        l341: {
          if ((p = skipNoises(p)) < 0) { break l341; }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = readPercentNumber(p)) < 0) { m.hitEnd ||= p >= end; break l341; }
          l_number = m.value as string;
          const s349 = p;
          l350: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_24[c] === 1))) {
              const s352 = p;
              l351: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l351; }
                if (p >= end || text.charCodeAt(p) !== 37) { m.hitEnd ||= p >= end; break l351; }
                p++;
                break l350;
              }
              p = s352;
            } else m.hitEnd ||= p >= end;
          }
          l_percent = text.slice(s349, p);
          if (skipHeaderTail(p) < 0) {  break l341; }
          break l339;
        }
        p = s340;
        l_more = null;
      } else
      m.hitEnd ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = readPercentNumber(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_number = m.value as string;
      const s353 = p;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }
      if (p >= end || text.charCodeAt(p) !== 37) { m.hitEnd ||= p >= end; return -1; }
      p++;
      l_percent = text.slice(s353, p);
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    l355: {
      const s356 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l357: {
          if (!text.startsWith("AI Directive", p)) { m.reaches(p, "AI Directive"); break l357; }
          value = "AI Directive";
          p += 12;
          break l355;
        }
        p = s356;
      } else
      m.hitEnd ||= p >= end;
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
    l358: {
      const s359 = p;
      const c360 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c360 === 79) {
        l361: {
          if (!text.startsWith("Output Data", p)) { m.reaches(p, "Output Data"); break l361; }
          value = "Output Data";
          p += 11;
          break l358;
        }
        p = s359;
      }
      if (c360 === 79) {
        l362: {
          if (!text.startsWith("Output Files", p)) { m.reaches(p, "Output Files"); break l362; }
          value = "Output Files";
          p += 12;
          break l358;
        }
        p = s359;
      }
      if (c360 === 79) {
        l363: {
          if (!text.startsWith("Output", p)) { m.reaches(p, "Output"); break l363; }
          value = "Output";
          p += 6;
          break l358;
        }
        p = s359;
      }
      if (p >= end || text.charCodeAt(p) !== 73 || !text.startsWith("Input Needed", p)) { m.reaches(p, "Input Needed"); return -1; }
      value = "Input Needed";
      p += 12;
    }
    m.value = value;
    return p;
  }

  function readExactHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_words!: "Status" | "Error" | "Session Checkpoint" | "Session" | "Progress" | "AI Directive" | "Suggestions" | "Output Data" | "Output Files" | "Output" | "Input Needed";
    let l_arg: ArgNode | PercentNode | null = null;
    l311: {
      const s312 = p;
      const c313 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c313 === 69 || c313 === 83)) {
        l314: {
          if ((p = readArgWord(p)) < 0) { break l314; }
          l_words = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l314; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l314; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && skip_boldArg(p) >= 0) { break l314; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l314; }
          l_arg = m.value as ArgNode;
          break l311;
        }
        p = s312;
        l_arg = null;
      }
      if (c313 === 80) {
        l338: {
          if (!text.startsWith("Progress", p)) { m.reaches(p, "Progress"); break l338; }
          l_words = "Progress";
          p += 8;
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l338; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l338; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_23[c] === 1)) || (p = readPercent(p)) < 0) { m.hitEnd ||= p >= end; break l338; }
          l_arg = m.value as PercentNode;
          break l311;
        }
        p = s312;
        l_arg = null;
      }
      if ((c313 === 65 || c313 === 83)) {
        l354: {
          if ((p = readTitledWord(p)) < 0) { break l354; }
          l_words = m.value as "AI Directive" | "Suggestions";
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l354; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l354; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && skip_boldArg(p) >= 0) { break l354; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l354; }
          l_arg = m.value as ArgNode;
          break l311;
        }
        p = s312;
        l_arg = null;
      }
      if ((c313 === 65 || c313 === 83) && (q = readTitledWord(p)) >= 0) {
        p = q;
        l_words = m.value as "AI Directive" | "Suggestions";
        break l311;
      }
      l_arg = null;
      if (!(p < end && ((c = text.charCodeAt(p)) === 73 || c === 79)) || (p = readBareWord(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
    }
    const node: ExactHeadNode = { type: 'ExactHead', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function readExactHeaderCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_head!: ExactHeadNode;
    let n302 = 0;
    l299: for (;;) {
      if (n302 >= 3) break;
      const s301 = p;
      l300: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l300; }
        p++;
        n302++;
        continue l299;
      }
      p = s301;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) { m.reaches(p, "##"); return -1; }
    p += 2;
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && skipNoisyLine(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_25[c] === 1)) || (p = readExactHead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_head = m.value as ExactHeadNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    const node: ExactHeaderNode = { type: 'ExactHeader', start: m.base + start, end: m.base + p, head: l_head };
    m.value = node;
    return p;
  }

  function readBadHeaderNoiseCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let m375 = false;
    l372: for (;;) {
      const s374 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l373: {
          if ((p = skipNoise(p)) < 0) { break l373; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          m375 = true;
          continue l372;
        }
        p = s374;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (!m375) { return -1; }
    const node: BadHeaderNoiseNode = { type: 'BadHeaderNoise', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function readBadHeaderLevelCode(p: number): number {
    const { text, end } = m;
    const start = p;
    if (!(p < end && text.charCodeAt(p) === 35)) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 35)) p++;
    m.hitEnd ||= p >= end;
    const node: BadHeaderLevelNode = { type: 'BadHeaderLevel', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function noteHashesCode(p: number): number {
    const { text, end } = m;
    l380: {
      const s381 = p;
      const t382 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l383: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l383; }
          p += 2;
          if ((p < end && text.charCodeAt(p) === 35)) { break l383; }
          m.hitEnd ||= p >= end;
          break l380;
        }
        p = s381;
        m.forget(t382);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 35) || (p = readBadHeaderLevel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBadHeaderSpaceCode(p: number): number {
    const { text } = m;
    const start = p;
    const node: BadHeaderSpaceNode = { type: 'BadHeaderSpace', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function noteHashSpaceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l384: {
      const s385 = p;
      const t386 = m.pending.length;
      const c387 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c387 === 9 || c387 === 32)) {
        l388: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l388; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l388; }
          m.hitEnd ||= p >= end;
          break l384;
        }
        p = s385;
        m.forget(t386);
      }
      if ((c387 < 128 && TABLE_26[c387] === 1)) {
        l389: {
          l392: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_26[c] === 1))) {
              const s390 = p;
              l391: {
                l393: {
                  const s394 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                    l395: {
                      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l395; }
                      p++;
                      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                      m.hitEnd ||= p >= end;
                      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipNoise(p)) < 0) { m.hitEnd ||= p >= end; break l395; }
                      break l393;
                    }
                    p = s394;
                  } else
                  m.hitEnd ||= p >= end;
                  let m399 = false;

                  while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
                    p = q;
                    m399 = true;
                  }
                  m.hitEnd ||= p >= end;
                  if (!m399) { break l391; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l391; }
                  p++;
                }
                p = s390;
                break l392;
              }
              p = s390;
            } else m.hitEnd ||= p >= end;
            break l389;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = readBadHeaderNoise(p)) < 0) { m.hitEnd ||= p >= end; break l389; }
          break l384;
        }
        p = s385;
        m.forget(t386);
      }
      if ((p = readBadHeaderSpace(p)) < 0) { return -1; }
    }
    return p;
  }

  function readBadHeaderBoldCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    const node: BadHeaderBoldNode = { type: 'BadHeaderBold', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function readExactWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
    l413: {
      const c415 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c415 === 73 || c415 === 79) && (q = readBareWord(p)) >= 0) {
        p = q;
        value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
        break l413;
      }
      if ((c415 === 69 || c415 === 83) && (q = readArgWord(p)) >= 0) {
        p = q;
        value = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
        break l413;
      }
      if ((c415 === 65 || c415 === 83) && (q = readTitledWord(p)) >= 0) {
        p = q;
        value = m.value as "AI Directive" | "Suggestions";
        break l413;
      }
      if (p >= end || text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) { m.reaches(p, "Progress"); return -1; }
      value = "Progress";
      p += 8;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_28[c] === 1))) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 65306))) {
      {
        const s416 = p;
        l417: {
          l419: {
            const s420 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c === 65306))) {
              l421: {
                if ((p = skipOutputGap(p)) < 0) { break l421; }
                l422: {
                  const s423 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l424: {
                      if (!m.isCaseless(p, "data")) { break l424; }
                      p += 4;
                      break l422;
                    }
                    p = s423;
                  } else
                  m.hitEnd ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l421; }
                  p += 4;
                }
                break l419;
              }
              p = s420;
            } else
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "checkpoint")) { break l417; }
            p += 10;
          }
          return -1;
        }
        p = s416;
      }
    } else m.hitEnd ||= p >= end;
    m.value = value;
    return p;
  }

  function skipLettersCode(p: number): number {
    const { text, end } = m; let c = 0;
    l425: {
      const s426 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l427: {
          if (!m.isCaseless(p, "output")) { break l427; }
          p += 6;
          if ((p = skipOutputGap(p)) < 0) { break l427; }
          l428: {
            const s429 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l430: {
                if (!m.isCaseless(p, "data")) { break l430; }
                p += 4;
                break l428;
              }
              p = s429;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "file")) { break l427; }
            p += 4;
            l431: {
              if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                const s433 = p;
                l432: {
                  if (!m.isCaseless(p, "s")) { break l432; }
                  p += 1;
                  break l431;
                }
                p = s433;
              } else m.hitEnd ||= p >= end;
            }
          }
          break l425;
        }
        p = s426;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = skipKnownWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBadHeaderCaseCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = skipLetters(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    const node: BadHeaderCaseNode = { type: 'BadHeaderCase', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function readLooseWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    l410: {
      const t412 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_25[c] === 1)) && (q = readExactWords(p)) >= 0) {
        p = q;
        value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
        break l410;
      }
      m.forget(t412);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readBadHeaderCase(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadHeaderCaseNode;
    }
    m.value = value;
    return p;
  }

  function noteLooseColonCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l434: {
      const s435 = p;
      const t436 = m.pending.length;
      const c437 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c437 === 58) {
        l438: {

          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l438; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l438; }
          m.hitEnd ||= p >= end;
          break l434;
        }
        p = s435;
        m.forget(t436);
      }
      if ((c437 < 128 ? TABLE_9[c437] === 1 : c437 === 65306) && (q = noteTintedColon(p)) >= 0) { p = q; break l434; }
      m.forget(t436);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 65306)) || (p = readBadWideColon(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBoldedHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    let l_arg: BoldArgNode | PercentNode | ArgNode | null = null;
    l405: {
      const s406 = p;
      const t407 = m.pending.length;
      const c408 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c408 === 42 || c408 === 95)) {
        l409: {
          if ((p = readBadHeaderBold(p)) < 0) { break l409; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; break l409; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = noteLooseColon(p)) < 0) { m.hitEnd ||= p >= end; break l409; }
          if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readBoldArg(p)) < 0) { m.hitEnd ||= p >= end; break l409; }
          l_arg = m.value as BoldArgNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; break l409; }
          if (skipHeaderTail(p) < 0) {  break l409; }
          break l405;
        }
        p = s406;
        m.forget(t407);
        l_arg = null;
      }
      if ((c408 === 42 || c408 === 95)) {
        l439: {
          if ((p = readBadHeaderBold(p)) < 0) { break l439; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; break l439; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; break l439; }
          if (skipHeaderTail(p) < 0) {  break l439; }
          break l405;
        }
        p = s406;
        m.forget(t407);
        l_arg = null;
      }
      if ((c408 === 42 || c408 === 95)) {
        l440: {
          if ((p = readBadHeaderBold(p)) < 0) { break l440; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; break l440; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; break l440; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = noteLooseColon(p)) < 0) { m.hitEnd ||= p >= end; break l440; }
          l441: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_23[c] === 1)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l441;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l440; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l440; }
          break l405;
        }
        p = s406;
        m.forget(t407);
        l_arg = null;
      }
      if ((c408 === 42 || c408 === 95)) {
        l443: {
          if ((p = readBadHeaderBold(p)) < 0) { break l443; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; break l443; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l443; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; break l443; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l444: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_23[c] === 1)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l444;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l443; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l443; }
          break l405;
        }
        p = s406;
        m.forget(t407);
        l_arg = null;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = noteLooseColon(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = readBadHeaderBold(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readBoldArg(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_arg = m.value as BoldArgNode;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (skipHeaderTail(p) < 0) {  return -1; }
    }
    const node: BoldedHeadNode = { type: 'BoldedHead', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function readPlainHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    let l_arg: PercentNode | ArgNode | null = null;
    l446: {
      const s447 = p;
      const t448 = m.pending.length;
      const c449 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c449 < 128 ? TABLE_8[c449] === 1 : c449 === 304)) {
        l450: {
          if ((p = readLooseWords(p)) < 0) { break l450; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = noteLooseColon(p)) < 0) { m.hitEnd ||= p >= end; break l450; }
          l451: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_23[c] === 1)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l451;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l450; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l450; }
          break l446;
        }
        p = s447;
        m.forget(t448);
        l_arg = null;
      }
      if ((c449 < 128 ? TABLE_8[c449] === 1 : c449 === 304)) {
        l453: {
          if ((p = readLooseWords(p)) < 0) { break l453; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l454: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 65306))) {
              const s456 = p;
              l455: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l455; }
                p++;
                break l454;
              }
              p = s456;
            } else m.hitEnd ||= p >= end;
          }
          if (skipHeaderTail(p) < 0) {  break l453; }
          break l446;
        }
        p = s447;
        m.forget(t448);
        l_arg = null;
      }
      if ((c449 < 128 ? TABLE_8[c449] === 1 : c449 === 304)) {
        l457: {
          if ((p = readLooseWords(p)) < 0) { break l457; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) || (p = readBadHeaderColon(p)) < 0) { m.hitEnd ||= p >= end; break l457; }
          l458: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_23[c] === 1)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l458;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l457; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l457; }
          break l446;
        }
        p = s447;
        m.forget(t448);
        l_arg = null;
      }
      if ((c449 < 128 ? TABLE_27[c449] === 1 : c449 === 304)) {
        l460: {
          const t461 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t461); }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; break l460; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          const t462 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t462); }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = noteLooseColon(p)) < 0) { m.hitEnd ||= p >= end; break l460; }
          const t463 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t463); }
          l464: {
            if ((p < end)) {
              const s466 = p;
              l465: {
                l467: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_23[c] === 1)) && (q = readPercent(p)) >= 0) {
                    p = q;
                    l_arg = m.value as PercentNode;
                    break l467;
                  }
                  m.hitEnd ||= p >= end;
                  if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l465; }
                  l_arg = m.value as ArgNode;
                }
                break l464;
              }
              p = s466;
            } else m.hitEnd ||= p >= end;
            l_arg = null;
          }
          l471: {
            const s469 = p;
            l470: {
              l472: {
                if ((q = skipHeaderTail(p)) >= 0) { p = q; break l472; }
                if (!(p < end && text.charCodeAt(p) === 35) || (p = skipClosingSigns(p)) < 0) { m.hitEnd ||= p >= end; break l470; }
              }
              p = s469;
              break l471;
            }
            p = s469;
            break l460;
          }
          break l446;
        }
        p = s447;
        m.forget(t448);
        l_arg = null;
      }
      const t474 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t474); }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      const t475 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t475); }
      if (skipHeaderTail(p) < 0) {  return -1; }
    }
    const node: PlainHeadNode = { type: 'PlainHead', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function readLooseHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: BoldedHeadNode | PlainHeadNode;
    l402: {
      const t404 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 304)) && (q = readBoldedHead(p)) >= 0) {
        p = q;
        value = m.value as BoldedHeadNode;
        break l402;
      }
      m.forget(t404);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 304)) || (p = readPlainHead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as PlainHeadNode;
    }
    m.value = value;
    return p;
  }

  function readLooseHeaderCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_head!: BoldedHeadNode | PlainHeadNode;
    l366: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1))) {
        const s364 = p;
        l365: {
          if ((p = skipNoises(p)) < 0) { break l365; }
          let n370 = 0;
          l367: for (;;) {
            if (n370 >= 3) break;
            const s369 = p;
            l368: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l368; }
              p++;
              n370++;
              continue l367;
            }
            p = s369;
            break;
          }
          if (!(p < end && text.charCodeAt(p) === 35) || (p = skipKnownHash(p)) < 0) { m.hitEnd ||= p >= end; break l365; }
          p = s364;
          break l366;
        }
        p = s364;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const t371 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadHeaderNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t371); }
    let n379 = 0;
    l376: for (;;) {
      if (n379 >= 3) break;
      const s378 = p;
      l377: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l377; }
        p++;
        n379++;
        continue l376;
      }
      p = s378;
      break;
    }
    if (!(p < end && text.charCodeAt(p) === 35) || (p = noteHashes(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = noteHashSpace(p)) < 0) { return -1; }
    const t400 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadHeaderNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t400); }
    const t401 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = readBadHeaderOrnament(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t401); }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 304)) || (p = readLooseHead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_head = m.value as BoldedHeadNode | PlainHeadNode;
    const t476 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 35)) && (q = readBadHeaderClose(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t476); }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t477 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadHeaderNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t477); }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    const node: LooseHeaderNode = { type: 'LooseHeader', start: m.base + start, end: m.base + p, head: l_head };
    m.value = node;
    return p;
  }

  function read_headerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    l295: {
      const t297 = m.pending.length;
      const c298 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c298 === 32 || c298 === 35) && (q = readExactHeader(p)) >= 0) {
        p = q;
        value = m.value as ExactHeaderNode;
        break l295;
      }
      m.forget(t297);
      if ((c298 < 128 && TABLE_12[c298] === 1) && (q = readLooseHeader(p)) >= 0) {
        p = q;
        value = m.value as LooseHeaderNode;
        break l295;
      }
      m.forget(t297);
      if ((c298 < 128 && TABLE_32[c298] === 1) && (q = readBoldHeader(p)) >= 0) {
        p = q;
        value = m.value as BoldHeaderNode;
        break l295;
      }
      m.forget(t297);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = readOtherHeader(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as OtherHeaderNode;
    }
    m.value = value;
    return p;
  }

  function readHeaderCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1)) && skipCutHeader(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = read_header(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    value = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    m.value = value;
    return p;
  }

  function skipProseTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    l489: for (;;) {
      const s491 = p;
      if ((p < end)) {
        l490: {
          l493: {
            const s494 = p;
            const c495 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if ((p < end && (c495 >= 14 || c495 <= 9 || (c495 >= 11 && c495 <= 12)))) {
              l496: {
                if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; break l496; }
                p++;
                const near497 = p + 4;
                while (p < near497 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near497) p = STOPS_0.next(p);
                m.hitEnd ||= p >= end && "^\n\r";
                break l493;
              }
              p = s494;
            }
            if ((c495 === 10 || c495 === 13)) {
              l498: {
                if ((p = skipNewline(p)) < 0) { break l498; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l498; }
                break l493;
              }
              p = s494;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l490; }
            if (skipProseStop(p) >= 0) { break l490; }

          }
          continue l489;
        }
        p = s491;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function readProseCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipProseText(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = readTextEnd(p)) < 0) { return -1; }
    const node: ProseNode = { type: 'Prose', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readMoreTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l503: for (;;) {
      const s505 = p;
      if ((p < end)) {
        l504: {
          l507: {
            const s508 = p;
            const c509 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if ((c509 === 10 || c509 === 13)) {
              l510: {
                if ((p = skipNewline(p)) < 0) { break l510; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l510; }
                break l507;
              }
              p = s508;
            }
            if ((c509 === 10 || c509 === 13)) {
              l511: {
                if ((p = skipNewline(p)) < 0) { break l511; }
                if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1)) && skipHeadingStart(p) >= 0) { break l511; }
                m.hitEnd ||= p >= end;
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && skipDeepFence(p) >= 0) { break l511; }
                m.hitEnd ||= p >= end;
                if (skipProseStop(p) >= 0) { break l511; }

                break l507;
              }
              p = s508;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; break l504; }
            p++;
            const near512 = p + 4;
            while (p < near512 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
            if (p === near512) p = STOPS_0.next(p);
            m.hitEnd ||= p >= end && "^\n\r";
          }
          continue l503;
        }
        p = s505;
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: MoreTextNode = { type: 'MoreText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readAnyPartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode;
    l499: {
      const t501 = m.pending.length;
      const c502 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c502 >= 9 && c502 <= 10) || c502 === 13 || c502 === 32) && (q = readGap(p)) >= 0) {
        p = q;
        value = m.value as GapNode;
        break l499;
      }
      m.forget(t501);
      if ((c502 === 32 || c502 === 96 || c502 === 126) && (q = readBlock(p)) >= 0) {
        p = q;
        value = m.value as BlockNode;
        break l499;
      }
      m.forget(t501);
      if ((c502 === 32 || c502 === 60) && (q = readComment(p)) >= 0) {
        p = q;
        value = m.value as CommentNode;
        break l499;
      }
      m.forget(t501);
      if ((c502 === 27 || c502 === 32 || c502 === 60) && (q = readBadNoiseLines(p)) >= 0) {
        p = q;
        value = m.value as BadNoiseLinesNode;
        break l499;
      }
      m.forget(t501);
      if ((c502 < 128 && TABLE_34[c502] === 1) && (q = readField(p)) >= 0) {
        p = q;
        value = m.value as FieldNode;
        break l499;
      }
      m.forget(t501);
      if ((c502 < 128 && TABLE_35[c502] === 1) && (q = readListBlock(p)) >= 0) {
        p = q;
        value = m.value as ListBlockNode;
        break l499;
      }
      m.forget(t501);
      if ((c502 < 128 ? TABLE_15[c502] === 1 : BEYOND_2(c502)) && (q = readEntry(p)) >= 0) {
        p = q;
        value = m.value as EntryNode;
        break l499;
      }
      m.forget(t501);
      if ((c502 === 32 || c502 === 96 || c502 === 126) && (q = readMissingFenceRun(p)) >= 0) {
        p = q;
        value = m.value as MissingFenceRunNode;
        break l499;
      }
      m.forget(t501);
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readProse(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as ProseNode;
    }
    m.value = value;
    return p;
  }

  function readBodyPartCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
    l485: {
      const s486 = p;
      const t487 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_1(c)))) {
        l488: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l488; }
          if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readProse(p)) < 0) { m.hitEnd ||= p >= end; break l488; }
          value = m.value as ProseNode;
          break l485;
        }
        p = s486;
        m.forget(t487);
      } else
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_33[c] === 1)) && skipBodyStop(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end) || (p = readAnyPart(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode;
    }
    m.value = value;
    return p;
  }

  function readWholeMessageCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_header!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    let l_parts!: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[];
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = readHeader(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_header = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    const list483: (ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
    let t481 = m.pending.length;
    while ((p < end) && (q = readBodyPart(p)) >= 0) {
      p = q;
      let v482!: ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
      v482 = m.value as ProseNode | GapNode | BlockNode | CommentNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
      list483.push(v482);
      t481 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t481);
    l_parts = list483;
    l515: {
      const s513 = p;
      l514: {
        l516: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_33[c] === 1)) && (q = skipBodyStop(p)) >= 0) {
            p = q;
            break l516;
          }
          m.hitEnd ||= p >= end;
          if ((p < end)) { break l514; }
          m.hitEnd ||= p >= end;
        }
        p = s513;
        break l515;
      }
      p = s513;
      return -1;
    }
    const node: WholeMessageNode = { type: 'WholeMessage', start: m.base + start, end: m.base + p, header: l_header, parts: l_parts };
    m.value = node;
    return p;
  }

  const readGap = coded(readGapCode, "\t\n\r ");
  const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
  const noteEol = coded(noteEolCode, "\n\r");
  const skipIndent = coded(skipIndentCode, null, true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const skipHeaderStart = coded(skipHeaderStartCode, "\u001b #*<_", true);
  const skipKnownHeader = coded(skipKnownHeaderCode, "\u001b #*<_", true);
  const skipNoises = coded(skipNoisesCode, null, true);
  const skipKnownHash = coded(skipKnownHashCode, "#", true);
  const skipOrnament = coded(skipOrnamentCode, "0-9\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f", true);
  const skipStrong = coded(skipStrongCode, "*_", true);
  const skipKnownWords = coded(skipKnownWordsCode, "AEIOPSaeiops\u0130", true);
  const skipArgWords = coded(skipArgWordsCode, "EPSeps", true);
  const skipTitleWords = coded(skipTitleWordsCode, "ASas", true);
  const skipBareWords = coded(skipBareWordsCode, "IOio\u0130", true);
  const skipHeaderTail = coded(skipHeaderTailCode, null, true);
  const skipCutHeader = coded(skipCutHeaderCode, " #*_", true);
  const skipArgWord = coded(skipArgWordCode, "ES", true);
  const skipTitledWord = coded(skipTitledWordCode, "AS", true);
  const noteLineEnd = coded(noteLineEndCode, null);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const skipProseStop = coded(skipProseStopCode, null, true);
  const skipEntryStart = coded(skipEntryStartCode, "\t\u001b *+\\-0-9<_\u2022\u25aa\u25cf\u25e6", true);
  const skipThematicBreak = coded(skipThematicBreakCode, "\t *\\-_", true);
  const skipEntryMarker = coded(skipEntryMarkerCode, "*+\\-0-9\u2022\u25aa\u25cf\u25e6", true);
  const skipItemMarker = coded(skipItemMarkerCode, "*+\\-0-9", true);
  const skipFieldStart = coded(skipFieldStartCode, "\u001b #*<DERV_derv", true);
  const skipBodyStop = coded(skipBodyStopCode, "\u001b #*<_`~", true);
  const readIndent = coded(readIndentCode, null, true);
  const readFieldLine = coded(readFieldLineCode, "\t\u001b #*<DERV_derv", true);
  const readCodeSpan = coded(readCodeSpanCode, "`", true);
  const readCodeOfOne = coded(readCodeOfOneCode, null, true);
  const readEntryLine = coded(readEntryLineCode, "\t\u001b *+\\-0-9<_\u2022\u25aa\u25cf\u25e6", true);
  const readEntryMarker = coded(readEntryMarkerCode, "*+\\-0-9\u2022\u25aa\u25cf\u25e6", true);
  const readItemMarker = coded(readItemMarkerCode, "*+\\-0-9", true);
  const readListDot = coded(readListDotCode, "\u2022\u25aa\u25cf\u25e6", true);
  const readEntryText = coded(readEntryTextCode, null, true);
  const readEntryBefore = coded(readEntryBeforeCode, null, true);
  const readFirstCode = coded(readFirstCodeCode, "*_`", true);
  const skipSeparator = coded(skipSeparatorCode, "\t :", true);
  const skipEntryPart = coded(skipEntryPartCode, "^\n\r", true);
  const skipCodeSpan = coded(skipCodeSpanCode, "`", true);
  const skipCodeOfOne = coded(skipCodeOfOneCode, null, true);
  const readSeparator = coded(readSeparatorCode, "\t :", true);
  const readEntryAfter = coded(readEntryAfterCode, null, true);
  const skipEntryTail = coded(skipEntryTailCode, null, true);
  const readEol = coded(readEolCode, "\n\r");
  const readLineEnd = coded(readLineEndCode, null);
  const readWholeMessage = coded(readWholeMessageCode, "\u001b #*<_");
  const readHeader = coded(readHeaderCode, "\u001b #*<_");
  const read_header = coded(read_headerCode, "\u001b #*<_");
  const readExactHeader = coded(readExactHeaderCode, " #");
  const skipNoisyLine = coded(skipNoisyLineCode, "^\n\r", true);
  const readExactHead = coded(readExactHeadCode, "AEIOPS", true);
  const readArgWord = coded(readArgWordCode, "ES", true);
  const readArg = coded(readArgCode, "^", true);
  const skipArgPart = coded(skipArgPartCode, "^", true);
  const readPercent = coded(readPercentCode, "\u001b\\-0-9<", true);
  const readPercentNumber = coded(readPercentNumberCode, "\\-0-9", true);
  const readTitledWord = coded(readTitledWordCode, "AS", true);
  const readBareWord = coded(readBareWordCode, "IO", true);
  const readLooseHeader = coded(readLooseHeaderCode, "\u001b #<");
  const readBadHeaderNoise = coded(readBadHeaderNoiseCode, "\u001b<");
  const noteHashes = coded(noteHashesCode, "#");
  const readBadHeaderLevel = coded(readBadHeaderLevelCode, "#");
  const noteHashSpace = coded(noteHashSpaceCode, null);
  const readBadHeaderSpace = coded(readBadHeaderSpaceCode, null);
  const readLooseHead = coded(readLooseHeadCode, "*AEIOPS_aeiops\u0130");
  const readBoldedHead = coded(readBoldedHeadCode, "*AEIOPS_aeiops\u0130");
  const readBadHeaderBold = coded(readBadHeaderBoldCode, "*_");
  const readLooseWords = coded(readLooseWordsCode, "AEIOPSaeiops\u0130");
  const readExactWords = coded(readExactWordsCode, "AEIOPS", true);
  const readBadHeaderCase = coded(readBadHeaderCaseCode, "AEIOPSaeiops\u0130");
  const skipLetters = coded(skipLettersCode, "AEIOPSaeiops\u0130", true);
  const noteLooseColon = coded(noteLooseColonCode, "\t\u001b :<\uff1a");
  const readPlainHead = coded(readPlainHeadCode, "*AEIOPS_aeiops\u0130");
  const readBodyPart = coded(readBodyPartCode, "^");
  const readProse = coded(readProseCode, "^\n\r");
  const skipProseText = coded(skipProseTextCode, "^\n\r", true);
  const readAnyPart = coded(readAnyPartCode, "^");
  const readMoreText = coded(readMoreTextCode, null, true);
  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",3]]', // 2 leaf
      '[1,["/",4,8],"\\t\\n\\r\\u001b <"]', // 3 readLead
      readGap,
      noteBlankLine,
      noteEol,
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 7 readBadLineEnd
      '[1,["M","BadNoiseLines",["s",["&",9],51]],"\\u001b <"]', // 8 readBadNoiseLines
      '[0,["s",10,["/",20,44,47,36]]]', // 9 skipNoiseTail
      '[0,["s",11,["|",0,15,false,["/",11,19]]]]', // 10 skipNoiseLines
      '[0,["s",12,13,["*",["/",13,["[","\\t "]]],16],"\\u001b <"]', // 11 skipNoiseLine
      skipIndent,
      '[0,["/",14,15],"\\u001b<"]', // 13 skipNoise
      '[0,["s","<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]]]', // 14 skipTemplateToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 15 skipAnsiSequence
      skipLineEnd,
      skipEol,
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 18 skipBadLineEnd
      skipBlankLine,
      skipHeaderStart,
      skipKnownHeader,
      skipNoises,
      skipKnownHash,
      skipOrnament,
      skipStrong,
      skipKnownWords,
      skipArgWords,
      skipTitleWords,
      skipBareWords,
      skipHeaderTail,
      '[0,["s",["/",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],["&",30]],"CFRWcfrw"]', // 31 skipStateWord
      '[0,["s",25,["?",24],["/",["s",27,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],33],["s",28,["?",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],33]]],29],25,22,["[*","\\t "],16],"*_"]', // 32 skip_boldHeader
      '[0,["s",["[","^\\n\\r*_"],["*",["s",["!",["s",25,22,["[*","\\t "],16]],["[","^\\n\\r*"]]]]]', // 33 skipBoldText
      skipCutHeader,
      '[0,["/",["s",12,["/",["s","#",["!","#"]],["s","###",["[*","#"]]],["[+","\\t "],["?",["[","^\\n\\r"]],36],["s",12,25,["?",["[","^\\n\\r"]],36]]," #*_"]', // 35 skipLoneLetter
      '[0,["!",["[","^"]]]', // 36 skipEof
      '[0,["q",38]]', // 37 skipCutMarks
      '[0,["@",1,["endsInside",39],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 38 readCutMarks
      '[0,["/",["s",12,["|",1,6,false,"#"],["[*","\\t "],["?",24],40,36],["s",12,"**",["?",24],41,"**",36],["s",12,"__",["?",24],41,"__",36]]," #*_"]', // 39 skipWholeMarks
      '[0,["/",["s","Status:",["?"," "],["/","Ready","Working","Complete","Failed","Cancelled"]],["s","Progress:",["?"," "],["[+",".0-9"],["?"," "],"%"],["s",["/","Error","Session Checkpoint","Session"],":",["?"," "],["[+","^\\n\\r"]],["s",["/","AI Directive","Suggestions"],["?",["s",":",["?"," "],["[+","^\\n\\r"]]]],["s","Output",["?",["/"," Data"," Files"]]],"Input Needed"],"AEIOPS"]', // 40 skipWholeHead
      '[0,["/",["s",["/",42,"Progress",43],":",["[*","\\t "],["[+","^\\n\\r*_"]],"AI Directive","Suggestions",["s","Output",["?",["/"," Data"," Files"]]],"Input Needed"],"AEIOPS"]', // 41 skipWholeBold
      skipArgWord,
      skipTitledWord,
      '[0,["s",45,["*",["/",19,13]],21]]', // 44 skipWrapperAhead
      '[0,["s",46,16]]', // 45 skipFenceOpen
      '[0,["/",["s",12,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",16]],["s",12,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 46 skipFenceHead
      '[0,["s",12,48,["[*","\\t "],["&",16]]," `~"]', // 47 skip_wrapperEnd
      '[0,["q",49]]', // 48 skipWrapperRun
      '[0,["closes",0,50],"`~"]', // 49 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 50 readFenceRun
      '[1,["s",52,["|",0,15,false,["/",52,5]]]]', // 51 noteNoiseLines
      '[1,["s",12,13,["*",["/",13,["[","\\t "]]],53],"\\u001b <"]', // 52 noteNoiseLine
      noteLineEnd,
      '[0,["L",["!",44]]]', // 54 leaf
      '[0,["L",["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV_`derv~\u2022\u25aa\u25cf\u25e6"]]],"^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV_`derv~\u2022\u25aa\u25cf\u25e6"]', // 55 leaf
      '[0,["L",["[","^\\n\\r"]]]', // 56 leaf
      skipNewline,
      skipProseStop,
      '[0,["s",12,60]," `~"]', // 59 skipFenceStart
      '[0,["/",["s","```",["[*","`"],["[*","^\\n\\r`"],16],"~~~"],"`~"]', // 60 skipOpenRun
      '[0,["s",12,"<!",["&","--"]]," <"]', // 61 skipCommentStart
      skipEntryStart,
      skipThematicBreak,
      skipEntryMarker,
      skipItemMarker,
      skipFieldStart,
      '[0,["/",68,70],"#*DERV_derv"]', // 67 skipFieldName
      '[0,["/",["s","**",69,["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",69,["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 68 skipBoldName
      '[0,["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\n\\r*:_"],["s",["!",["s",":",["[*","\\t "],25]],["!",25],["[","*:_"]]]]]]', // 69 skipLabelName
      '[0,["/",["s",71,72,71,22,["[*","\\t "],["/",["s",":",71,["&",73]],["s","\uff1a",71]]],["s",25,72,25,["&",73],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],72,["[*","\\t "],["?",":"],["[*","\\t "],["&",16]]],"#*DERV_derv"]', // 70 skipPlainName
      '[0,["|",0,2,false,["[","*_"]]]', // 71 skipPlainMarks
      '[0,["/",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 72 skipPlainWords
      '[0,["/",["[","\\t "],13,16]]', // 73 skipNameEnd
      '[0,["s",12,["/","``","`","~~","~"],36]," `~"]', // 74 skipCutFence
      '[1,["L",76]]', // 75 leaf
      '[1,["N","TextEnd",["?",6]]]', // 76 readTextEnd
      '[0,["L",["!",78]]]', // 77 leaf
      skipBodyStop,
      '[1,["L",4],"\\t\\n\\r "]', // 79 leaf
      '[0,["L",81]]', // 80 leaf
      '[0,["N",0,["s",[":",0,["$",12]],[":",1,["$",["s","```",["[*","`"]]]],[":",2,["$",["[*","^\\n\\r`"]]],["&",16]],["s",[":",0,["$",12]],[":",1,["$",["s","~~~",["[*","~"]]]],[":",2,["$",["[*","^\\n\\r"]]],["&",16]]]," `~"]', // 81 readBlockHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",57,["&",["[","^\\n\\r #`~"]]],null,0,null,false],[["s",57,["!",83],["!",86],["!",36]],null,0,null,false]]]', // 82 text
      '[0,["s",12,84,["[*","\\t "],["&",16]]," `~"]', // 83 skipFenceClose
      '[0,["q",85]]', // 84 skipClosingRun
      '[0,["closes",1,50],"`~"]', // 85 readClosingRun
      '[0,["s","## Status: ",31,["!",87]]]', // 86 skipTakenStatus
      '[0,["q",88]]', // 87 skipCloseLater
      '[0,["later",0,-1,89]]', // 88 readCloseLater
      '[0,["t",[0,1,2,3],90,50,91,["&",16]]," `~"]', // 89 readCloseLine
      readIndent,
      '[0,["|",0,null,true,92]]', // 91 readBlanks
      '[0,["$",["[","\\t "]]]', // 92 readBlank
      '[1,["L",["/",94,96]]]', // 93 leaf
      '[1,["N",1,["s",57,[":",0,95],53]],"\\n\\r"]', // 94 readBlockEnd
      '[0,["N","FenceLine",83]]', // 95 readFenceLine
      '[1,["M","MissingFenceEnd",["?",57]]]', // 96 readMissingFenceEnd
      '[0,["L",98]]', // 97 leaf
      '[0,["N","CommentHead",61]]', // 98 readCommentHead
      '[0,[[null,"^\\r\\\\-",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false],[["s",["!","-->"],"-"],null,0,null,false]]]', // 99 text
      '[1,["L",["/",101,102]]]', // 100 leaf
      '[1,["N","CommentEnd",["s","-->",["[*","^\\n\\r"],53]]]', // 101 readCommentEnd
      '[1,["M","MissingCommentEnd",""]]', // 102 readMissingCommentEnd
      '[1,["L",8]]', // 103 leaf
      '[0,["L",105],"\\t\\u001b #*<DERV_derv"]', // 104 leaf
      readFieldLine,
      '[0,["/",107,109],"#*DERV_derv"]', // 106 readFieldName
      '[0,["N",2,["s","**",[":",0,108],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",[":",0,108],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 107 readBoldName
      '[0,["N","LabelName",["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\n\\r*:_"],["s",["!",["s",":",["[*","\\t "],25]],["!",25],["[","*:_"]]]]]]]', // 108 readLabelName
      '[0,["N",3,["s",71,[":",0,110],71,22,["[*","\\t "],["/",["s",":",71,["&",73]],["s","\uff1a",71]]],["s",25,[":",0,110],25,["&",73],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],[":",0,110],["[*","\\t "],["?",":"],["[*","\\t "],["&",16]]],"#*DERV_derv"]', // 109 readPlainName
      '[0,["N","PlainWords",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 110 readPlainWords
      readCodeSpan,
      readCodeOfOne,
      '[0,["handing",3,["@",2,["hand",3,[],["$",["|",2,24,false,"`"]]],["!","`"],114,115]],"`"]', // 113 readLongCode
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",115],118]]]],"^\\n\\r"]', // 114 readCodeOfMany
      '[0,["q",116]]', // 115 skipSameRun
      '[0,["same",3,117],"`"]', // 116 readSameRun
      '[0,["$",["[+","`"]]]', // 117 readTickRun
      '[0,["[+","`"]]', // 118 skipTickRun
      '[0,["N","FieldValue",["[*","^\\n\\r"]]]', // 119 readFieldValue
      '[0,["s",12,22,["|",1,6,false,"#"],["[","\\t "]],"\\u001b #<"]', // 120 skipHeadingStart
      '[0,["s",122,["[*","\\t "],60]]', // 121 skipDeepFence
      '[0,["/","    ",123],"\\t "]', // 122 skipDeepIndent
      '[0,["s",["|",0,3,false," "],"\\t"],"\\t "]', // 123 skipTabIndent
      '[0,["L",125]]', // 124 leaf
      '[0,["N",4,["s",[":",0,126],["&",60]]]]', // 125 readListHead
      '[0,["{",0,[":",0,["$",["s",12,65,["[+","\\t "],["*",["s",65,["[+","\\t "]]]]]]]," *+\\\\-0-9"]', // 126 readItemColumns
      '[0,["L",128]]', // 127 leaf
      '[0,["N",5,["s",[":",0,["$",["s","```",["[*","`"]]]],[":",1,["$",["[*","^\\n\\r`"]]],["&",16]],["s",[":",0,["$",["s","~~~",["[*","~"]]]],[":",1,["$",["[*","^\\n\\r"]]],["&",16]]],"`~"]', // 128 readListFenceHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",57,["!",130],["&",["/",131,19]],["!",36]],null,0,null,false]]]', // 129 text
      '[0,["s",["&",131],["[*","\\t "],84,["[*","\\t "],["&",16]],"\\t "]', // 130 skipListClose
      '[0,["/",132,123],"\\t "]', // 131 skipItemIndent
      '[0,["q",133]]', // 132 skipColumnRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 133 readColumnRun
      '[1,["L",["/",135,["@",1,["&",137],96],138]]]', // 134 leaf
      '[1,["N",6,["s",57,[":",0,136],53]],"\\n\\r"]', // 135 readListEnd
      '[0,["N","ListFenceLine",130]]', // 136 readListFenceLine
      '[0,["s",["?",57],36]]', // 137 skipLastLineEnd
      '[1,["M","BadFenceEnd",["?",57]]]', // 138 readBadFenceEnd
      '[0,["L",""]]', // 139 leaf
      '[0,["L",141],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 140 leaf
      readEntryLine,
      readEntryMarker,
      readItemMarker,
      readListDot,
      readEntryText,
      readEntryBefore,
      readFirstCode,
      skipSeparator,
      skipEntryPart,
      skipCodeSpan,
      skipCodeOfOne,
      '[0,["q",113]]', // 152 skipLongCode
      readSeparator,
      readEntryAfter,
      '[0,["N",7,["s",22,[":",0,111],["?",["[",".;"]],["&",156]]],"\\u001b<`"]', // 155 readEntryCode
      skipEntryTail,
      '[0,["s",22,150,["?",["[",".;"]],["&",156]],"\\u001b<`"]', // 157 skipEntryCode
      '[1,["L",["?",159]]]', // 158 leaf
      '[1,["N",8,["s",6,["[*","\\t "],22,[":",0,111],["[*","\\t "],22,["&",16]]],"\\n\\r"]', // 159 readMoreCode
      '[1,["L",161]]', // 160 leaf
      '[1,["handing",1,["N",10,["s",6,["*",5],["hand",1,["run"],[":",0,162]],53,[":",1,163],[":",2,165]]]],"\\n\\r"]', // 161 readDeepBlock
      '[0,["N",9,["s",[":",0,["$",["s",122,["[*","\\t "]]]],[":",1,["$",["s","```",["[*","`"]]]],[":",2,["$",["[*","^\\n\\r`"]]],["&",16]],["s",[":",0,["$",["s",122,["[*","\\t "]]]],[":",1,["$",["s","~~~",["[*","~"]]]],[":",2,["$",["[*","^\\n\\r"]]],["&",16]]],"\\t "]', // 162 readDeepHead
      '[1,["N","DeepBody",["*",["s",["!",["s",["[*","\\t "],84,["[*","\\t "],16]],["/",5,["s",122,164]]]]]]', // 163 readDeepBody
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 164 noteLine
      '[1,["/",["@",0,166,53],["@",1,["&",137],96],138]]', // 165 readDeepClose
      '[0,["N","DeepFenceLine",["s",122,["[*","\\t "],84,["[*","\\t "],["&",16]]]]', // 166 readDeepFenceLine
      '[1,["L",168]]', // 167 leaf
      '[1,["M","MissingFenceRun",74]]', // 168 readMissingFenceRun
      '[0,["L",["&",170]]," `~"]', // 169 leaf
      '[0,["s",["&",44],["!",171]]," `~"]', // 170 skipWholeWrapper
      '[0,["s",172,["*",["/",185,187]],["*",["/",189,187]],["*",["s",["!",20],188]],20]]', // 171 skipExampleAhead
      '[0,["q",173]]', // 172 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],174],176,["|",0,null,true,["t",[0,1],["!",47],179]],184,182]]," `~"]', // 173 readWrapperShape
      '[1,["@",0,175,53]]', // 174 readFenceOpen
      '[0,["/",["@",1,12,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",16]],["@",1,12,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 175 readFenceHead
      '[1,["|",0,null,true,["t",[0,1],["!",47],["/",177,["t",[0,1],["!",46],179]]]]]', // 176 readClosedLines
      '[1,["t",[0,1],178,182]]', // 177 readClosedFence
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],174],["|",0,null,true,["t",[0,1],["!",83],179]],181]]," `~"]', // 178 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],180],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 179 readLine
      readEol,
      '[0,["t",[0,1,2,3],90,85,91,["&",16]]," `~"]', // 181 readFenceClose
      readLineEnd,
      '[0,["!",["[","^"]]]', // 183 readEof
      '[0,["t",[0,1,2,3],90,49,91,["&",16]]," `~"]', // 184 read_wrapperEnd
      '[0,["q",186]]', // 185 skipClosedShape
      '[1,["handing",0,["t",[0,1,2,3],["hand",0,[],174],176,184,182]]," `~"]', // 186 readClosedShape
      '[0,["s",["!",46],["!",20],188],"^"]', // 187 skipExampleLine
      '[0,["/",["s",["[*","^\\n\\r"],17],["[+","^\\n\\r"]],"^"]', // 188 skipLine
      '[0,["s",190,16]]', // 189 skipClosedFence
      '[0,["q",178]]', // 190 skipFenced
      '[1,["L",192]]', // 191 leaf
      '[1,["M",0,["s",["&",44],[":",0,174]]]," `~"]', // 192 readBadWrapper
      '[1,["L",194],"\\u001b #*<_"]', // 193 leaf
      readWholeMessage,
      readHeader,
      read_header,
      readExactHeader,
      skipNoisyLine,
      readExactHead,
      readArgWord,
      '[0,["s",25,["[*","^\\n\\r*"],25,["[*","\\t "],16],"*_"]', // 201 skip_boldArg
      readArg,
      '[0,["s",["[+","#"],["[*","\\t "],22,16]]', // 203 skipClosingSigns
      skipArgPart,
      readPercent,
      readPercentNumber,
      readTitledWord,
      readBareWord,
      readLooseHeader,
      readBadHeaderNoise,
      noteHashes,
      readBadHeaderLevel,
      noteHashSpace,
      readBadHeaderSpace,
      '[1,["M","BadHeaderOrnament",24],"0-9\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 215 readBadHeaderOrnament
      readLooseHead,
      readBoldedHead,
      readBadHeaderBold,
      readLooseWords,
      readExactWords,
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],30]]],["[*","\\t \\\\-_"]]]', // 221 skipOutputGap
      readBadHeaderCase,
      skipLetters,
      noteLooseColon,
      '[1,["s",["&",["s",["[*","\\t "],["?",["s",["[",":\uff1a"],["[*","\\t "]]],13]],226],"\\t\\u001b :<\uff1a"]', // 225 noteTintedColon
      '[1,["M","BadColonNoise",["s",["[*","\\t "],22,["[",":\uff1a"],["[*","\\t "],22]],"\\t\\u001b :<\uff1a"]', // 226 readBadColonNoise
      '[1,["M","BadWideColon",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "]]],"\\t :\uff1a"]', // 227 readBadWideColon
      '[0,["N",11,["s",[":",0,206],[":",1,["$",["?",["s",["[*","\\t "],22,"%"]]]],["&",["s",25,30]]],["+",["s",["!",["s",25,30]],["[","^\\n\\r"]]]],"^\\n\\r"]', // 228 readBoldArg
      readPlainHead,
      '[1,["M","BadHeaderColon",["s",["[+","\\t "],["?",["s",["[","\\\\-\u2013\u2014"],["[+","\\t "]]]]]]', // 230 readBadHeaderColon
      '[1,["M","BadHeaderClose",["s",["[*","\\t "],["[+","#"]]],"\\t #"]', // 231 readBadHeaderClose
      '[1,["N",12,["s",["?",210],["&",["s",12,32]],12,218,["?",215],[":",0,219],[":",1,["?",["@",3,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],228]]],25,["?",210],["[*","\\t "],53]],"\\u001b *<_"]', // 232 readBoldHeader
      '[1,["N",13,["s",["!",21],["?",210],12,"##",["&",["/",["[","\\t "],16]],[":",0,["?",["@",1,["[+","\\t "],202]]],["[*","\\t "],["[*","#"],["[*","\\t "],["?",210],["[*","\\t "],53]],"\\u001b #<"]', // 233 readOtherHeader
      readBodyPart,
      readProse,
      skipProseText,
      readAnyPart,
      '[1,["handing",1,["N",14,["s",["hand",1,["run"],[":",0,81]],[":",1,239],[":",2,["/",94,96]]]]]," `~"]', // 238 readBlock
      '[0,["N","BlockText",["*",["/",["[+","^\\n\\r"],["s",57,["&",["[","^\\n\\r #`~"]]],["s",57,["!",83],["!",86],["!",36]]]]]]', // 239 readBlockText
      '[1,["N","Comment",["s",241,242,["/",101,102]]]]', // 240 readComment
      '[0,61]', // 241 skipCommentHead
      '[0,["*",["/",["[+","^\\n\\r\\\\-"],57,["s",["!","-->"],"-"]]]]', // 242 skipCommentText
      '[1,["N",15,["s",[":",0,105],[":",1,244],76]],"\\t\\u001b #*<DERV_derv"]', // 243 readField
      readMoreText,
      '[1,["handing",2,["N",17,["s",["hand",2,["lead"],[":",0,125]],[":",1,["/",246,""]]]]]," *+\\\\-0-9"]', // 245 readListBlock
      '[1,["handing",1,["N",16,["s",["hand",1,["run"],[":",0,128]],[":",1,247],[":",2,["/",135,["@",1,["&",137],96],138]]]]],"`~"]', // 246 readListFence
      '[0,["N","ListText",["*",["/",["[+","^\\n\\r"],["s",57,["!",130],["&",["/",131,19]],["!",36]]]]]]', // 247 readListText
      '[1,["N",18,["s",[":",0,141],[":",1,["?",159]],[":",2,244],[":",3,["|",0,null,true,161]],76]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 248 readEntry
      '[1,["L",250]]', // 249 leaf
      '[1,["M","MissingHeaderEnd",34]," #*_"]', // 250 readMissingHeaderEnd
      '[1,["L",195],"\\u001b #*<_"]', // 251 leaf
      '[1,["L",["/",253,254]]]', // 252 leaf
      '[1,["N","WrapperEnd",["s",47,53]]]', // 253 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 254 readMissingWrapperEnd
      '[1,["L",["/",4,8]],"\\t\\n\\r\\u001b <"]', // 255 leaf
      '[1,["L",257]]', // 256 leaf
      '[1,["M","BadChat",["+",["s",["!",44],["!",20],["!",9],["!",19],164]]],"^"]', // 257 readBadChat
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, endsInside: ofEndsInside, closes: ofCloses, later: ofLater, handing: ofHanding, hand: ofHand, same: ofSame, "{": ofAction } });
  let readBadLineEnd: Match = rules.called(7, (made) => { readBadLineEnd = made; });
  let readBadNoiseLines: Match = rules.called(8, (made) => { readBadNoiseLines = made; });
  let skipNoiseTail: Match = rules.called(9, (made) => { skipNoiseTail = made; });
  let skipNoise: Match = rules.called(13, (made) => { skipNoise = made; });
  let skipBadLineEnd: Match = rules.called(18, (made) => { skipBadLineEnd = made; });
  let skipStateWord: Match = rules.called(31, (made) => { skipStateWord = made; });
  let skip_boldHeader: Match = rules.called(32, (made) => { skip_boldHeader = made; });
  let skipLoneLetter: Match = rules.called(35, (made) => { skipLoneLetter = made; });
  let skipCutMarks: Match = rules.called(37, (made) => { skipCutMarks = made; });
  let skip_wrapperEnd: Match = rules.called(47, (made) => { skip_wrapperEnd = made; });
  let skipFenceStart: Match = rules.called(59, (made) => { skipFenceStart = made; });
  let skipCommentStart: Match = rules.called(61, (made) => { skipCommentStart = made; });
  let skipFieldName: Match = rules.called(67, (made) => { skipFieldName = made; });
  let skipCutFence: Match = rules.called(74, (made) => { skipCutFence = made; });
  let readTextEnd: Match = rules.called(76, (made) => { readTextEnd = made; });
  let readFieldName: Match = rules.called(106, (made) => { readFieldName = made; });
  let readLongCode: Match = rules.called(113, (made) => { readLongCode = made; });
  let readFieldValue: Match = rules.called(119, (made) => { readFieldValue = made; });
  let skipHeadingStart: Match = rules.called(120, (made) => { skipHeadingStart = made; });
  let skipDeepFence: Match = rules.called(121, (made) => { skipDeepFence = made; });
  let skipLongCode: Match = rules.called(152, (made) => { skipLongCode = made; });
  let readEntryCode: Match = rules.called(155, (made) => { readEntryCode = made; });
  let skipEntryCode: Match = rules.called(157, (made) => { skipEntryCode = made; });
  let readMissingFenceRun: Match = rules.called(168, (made) => { readMissingFenceRun = made; });
  let readEof: Match = rules.called(183, (made) => { readEof = made; });
  let skip_boldArg: Match = rules.called(201, (made) => { skip_boldArg = made; });
  let skipClosingSigns: Match = rules.called(203, (made) => { skipClosingSigns = made; });
  let readBadHeaderOrnament: Match = rules.called(215, (made) => { readBadHeaderOrnament = made; });
  let skipOutputGap: Match = rules.called(221, (made) => { skipOutputGap = made; });
  let noteTintedColon: Match = rules.called(225, (made) => { noteTintedColon = made; });
  let readBadWideColon: Match = rules.called(227, (made) => { readBadWideColon = made; });
  let readBoldArg: Match = rules.called(228, (made) => { readBoldArg = made; });
  let readBadHeaderColon: Match = rules.called(230, (made) => { readBadHeaderColon = made; });
  let readBadHeaderClose: Match = rules.called(231, (made) => { readBadHeaderClose = made; });
  let readBoldHeader: Match = rules.called(232, (made) => { readBoldHeader = made; });
  let readOtherHeader: Match = rules.called(233, (made) => { readOtherHeader = made; });
  let readBlock: Match = rules.called(238, (made) => { readBlock = made; });
  let readComment: Match = rules.called(240, (made) => { readComment = made; });
  let readField: Match = rules.called(243, (made) => { readField = made; });
  let readListBlock: Match = rules.called(245, (made) => { readListBlock = made; });
  let readEntry: Match = rules.called(248, (made) => { readEntry = made; });

  const stepanyPart: Step = { op: 'choice', starts: ["\t\n\r ", " `~", " <", "\u001b <", "\t\u001b #*<DERV_derv", " *+\\-0-9", "\t\u001b *+\\-0-9<\u2022\u25aa\u25cf\u25e6", " `~", "^\n\r"], alternatives: [{ op: 'leaf', read: rules.at(79) }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'leaf', read: rules.at(103) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: rules.at(167) }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', starts: ["^\t\n\r\u001b #*+\\-0-9<DERV_`derv~\u2022\u25aa\u25cf\u25e6", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(55), body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(77), body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', starts: ["\u001b #*<_", " #*_", "\u001b #*<_"], alternatives: [{ op: 'leaf', read: rules.at(193), isShortcut: true }, { op: 'leaf', read: rules.at(249) }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', starts: ["\t\n\r\u001b <", " `~", "^"], alternatives: [{ op: 'leaf', read: rules.at(255) }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: rules.at(256) }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(54), body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(169), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepbodyPart }, { op: 'loop', body: stepturn }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(75) }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(56) }, { op: 'text', read: text0Code }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(80) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(93) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(82) } };
  const stepComment: Step = { op: 'rule', name: 'Comment', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(97) }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: rules.at(100) }] } };
  const stepCommentText: Step = { op: 'rule', name: 'CommentText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(99) } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(104) }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: rules.at(75) }] } };
  const stepMoreText: Step = { op: 'rule', name: 'MoreText', attribute: -1, isText: true, body: { op: 'text', read: text1Code } };
  const stepListBlock: Step = { op: 'rule', name: 'ListBlock', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: rules.at(124) }, { op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: rules.at(139) }] }] } };
  const stepListFence: Step = { op: 'rule', name: 'ListFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(127) }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: rules.at(134) }] } };
  const stepListText: Step = { op: 'rule', name: 'ListText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(129) } };
  const stepEntry: Step = { op: 'rule', name: 'Entry', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(140) }, { op: 'leaf', read: rules.at(158) }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: rules.at(160) } }, { op: 'leaf', read: rules.at(75) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(191) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: rules.at(252) }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(251) }, { op: 'loop', body: stepbodyPart }] } };

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
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole transcript is in a code fence.","example":"```md\n## Status: Ready\n```","hint":"Write the transcript without a fence around it."},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the transcript is never closed.","example":"```md\n## Status: Ready","hint":"Write the transcript without a fence around it."},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"Text after the code fence around the transcript. It is not in the model.","example":"```md\n## Status: Ready\n```\nThat was it.","hint":"Write the transcript alone."},
    BadNoiseLines: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadHeaderCase: {"code":"bad-header-case","severity":"warning","meaning":"A header is not spelled as in the protocol.","example":"## INPUT NEEDED","hint":"Spell headers as the protocol does, such as ## Input Needed."},
    BadColonNoise: {"code":"bad-header-noise","severity":"warning","meaning":"Chat template tokens or colour codes in a header. They were left out.","example":"\u001b[1m## Status: Ready","hint":"Write plain text if the output goes to an agent."},
    BadHeaderNoise: {"code":"bad-header-noise","severity":"warning","meaning":"Chat template tokens or colour codes in a header. They were left out.","example":"\u001b[1m## Status: Ready","hint":"Write plain text if the output goes to an agent."},
    BadHeaderLevel: {"code":"bad-header-level","severity":"warning","meaning":"A header must start with ##.","example":"### Status: Ready","hint":"Start the header with ##."},
    BadHeaderSpace: {"code":"bad-header-space","severity":"warning","meaning":"A space is missing after the # of a header.","example":"##Status: Ready","hint":"Write ## Status: Ready."},
    BadHeaderBold: {"code":"bad-header-bold","severity":"warning","meaning":"A header is bold.","example":"**Status: Ready**","hint":"Write ## Status: Ready."},
    BadHeaderColon: {"code":"bad-header-colon","severity":"warning","meaning":"A header needs a colon and a space between its parts; a dash is none.","example":"## Status:Ready","hint":"Write ## Status: Ready."},
    BadWideColon: {"code":"bad-header-colon","severity":"warning","meaning":"A header needs a colon and a space between its parts; a dash is none.","example":"## Status:Ready","hint":"Write ## Status: Ready."},
    BadHeaderOrnament: {"code":"bad-header-ornament","severity":"warning","meaning":"A number or a symbol before a header.","example":"## ✅ Status: Ready","hint":"Write ## Status: Ready."},
    BadHeaderClose: {"code":"bad-header-close","severity":"warning","meaning":"A header ends with #.","example":"## Status: Ready ##","hint":"Leave out the # at the end."},
    MissingHeaderEnd: {"code":"missing-header-end","severity":"error","meaning":"The text ends inside a header.","example":"## Stat","hint":"The text was cut off: write all of it again."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    BadFenceEnd: {"code":"bad-fence-end","severity":"warning","meaning":"A code fence in a list item is never closed. It ends with the item.","example":"## Suggestions\n- ```sh\n  acor plot\n- more","hint":"Close the fence with as many characters as opened it, indented as far."},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"## Output\n<!-- a remark","hint":"Close the comment with -->."},
    MissingFenceRun: {"code":"missing-fence-run","severity":"error","meaning":"The text ends inside a fence line.","example":"## Output Data\n``","hint":"The text was cut off: write all of it again."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
  },
  attributes: 4,
  tables: 1,
};
