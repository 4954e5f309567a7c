// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater, ofScan } from '../src/engine/generated.ts';

export interface WholeMessageNode extends TreeNode {
  readonly type: 'WholeMessage';
  readonly header: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
  readonly parts: (ProseNode | GapNode | BlockNode | CommentNode | ThoughtNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[];
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
export interface ThoughtNode extends TreeNode { readonly type: 'Thought'; readonly head: BadThoughtNode; }
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "thought" | "THINK" | "THINKING" | "analysis";
}
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | GapNode | BadNoiseLinesNode | TextEndNode | BlockHeadNode | BlockEndNode | MissingFenceEndNode
| CommentHeadNode | CommentEndNode | MissingCommentEndNode | BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode
| FieldLineNode | ListHeadNode | ListFenceHeadNode | ListEndNode | BadFenceEndNode | EntryLineNode | MoreCodeNode
| DeepBlockNode | MissingFenceRunNode | BadWrapperNode | WholeMessageNode | MissingHeaderEndNode | ExactHeaderNode
| LooseHeaderNode | BoldHeaderNode | OtherHeaderNode | WrapperEndNode | MissingWrapperEndNode | BadChatNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ProseText' | 'BlockText' | 'CommentText' | 'ThoughtText' | 'MoreText' | 'ListText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadChatNode | BadNoiseLinesNode | BadHeaderCaseNode | BadColonNoiseNode
| BadHeaderNoiseNode | BadHeaderLevelNode | BadHeaderSpaceNode | BadHeaderBoldNode | BadHeaderColonNode
| BadWideColonNode | BadHeaderOrnamentNode | BadHeaderCloseNode | MissingHeaderEndNode | MissingFenceEndNode
| BadFenceEndNode | MissingCommentEndNode | MissingFenceRunNode | BadBomNode | BadLineEndNode | BadThoughtNode
| MissingThoughtEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Transcript', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChat', 'Transcript'>>
& Readonly<Record<'Gap' | 'BadNoiseLines' | 'BadHeaderNoise' | 'BadHeaderLevel' | 'BadHeaderSpace' | 'BadHeaderOrnament'
| 'BadHeaderBold' | 'BadHeaderCase' | 'BadColonNoise' | 'BadWideColon' | 'BadHeaderColon' | 'BadHeaderClose'
| 'MissingFenceRun', 'Message' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'Block' | 'Comment' | 'Entry' | 'Field' | 'ListFence' | 'Message' | 'Prose' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'Prose' | 'Block' | 'Comment' | 'Thought' | 'Field' | 'ListBlock' | 'Entry', 'Message' | 'Transcript'>>
& Readonly<Record<'WholeMessage' | 'MissingHeaderEnd' | 'Message', 'Transcript' | 'Wrapped'>>
& Readonly<Record<'MissingFenceEnd', 'Block' | 'Entry' | 'ListFence' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'MissingCommentEnd', 'Comment' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadThought' | 'MissingThoughtEnd', 'Thought' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadFenceEnd', 'Entry' | 'ListFence' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'ProseText', 'Prose'>>
& Readonly<Record<'TextEnd', 'Entry' | 'Field' | 'Prose'>>
& Readonly<Record<'BlockHead' | 'BlockText' | 'BlockEnd', 'Block'>>
& Readonly<Record<'CommentHead' | 'CommentText' | 'CommentEnd', 'Comment'>>
& Readonly<Record<'ThoughtText' | 'ThoughtEnd', 'Thought'>>
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
| "missing-fence-run" | "bad-bom" | "bad-line-end" | "bad-thought" | "missing-thought-end";

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
  (start, end, l) => ({ type: 'Thought', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'Field', start, end, line: l[0], more: l[1] }),
  (start, end, l) => ({ type: 'ListFence', start, end, head: l[0], text: l[1], close: l[2] }),
  (start, end, l) => ({ type: 'ListBlock', start, end, head: l[0], fence: l[1] }),
  (start, end, l) => ({ type: 'Entry', start, end, line: l[0], code: l[1], more: l[2], blocks: l[3] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
  (labels) => { const lead = labels[0] as string;
    let width = 0;
    for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
    return ' '.repeat(width);
  },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("\u001b #*<[_");
  const TABLE_1 = tableOf("\u001b<[");
  const TABLE_2 = tableOf("");
  const TABLE_3 = tableOf("0-9");
  const TABLE_4 = tableOf("EPSeps");
  const TABLE_5 = tableOf("\t \\-_");
  const TABLE_6 = tableOf("ASas");
  const TABLE_7 = tableOf("\t \\-DF_df");
  const TABLE_8 = tableOf("IOio");
  const TABLE_9 = tableOf("AEIOPSaeiops");
  const TABLE_10 = tableOf("\t\u001b :<[");
  const TABLE_11 = tableOf("CFRWcfrw");
  const TABLE_12 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!\"$-\u007f");
  const TABLE_13 = tableOf("\u001b #<[");
  const TABLE_14 = tableOf(" #*_");
  const TABLE_15 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!\"$-),./:;=-CF-QS-UW-Z\\\\-\\^a-cf-qs-uw-}\u007f");
  const TABLE_16 = tableOf(" <[");
  const TABLE_17 = tableOf("\t\u001b *+\\-0-9<[_");
  const TABLE_18 = tableOf("\t *\\-_");
  const TABLE_19 = tableOf("*+\\-0-9");
  const TABLE_20 = tableOf("\u001b #*<DERV[_derv");
  const TABLE_21 = tableOf("#*DERV_derv");
  const TABLE_22 = tableOf("\u001b <[");
  const TABLE_23 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!-9;-_a-\u007f");
  const TABLE_24 = tableOf("\u001b<[`");
  const TABLE_25 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-\u007f");
  const TABLE_26 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!\"$-;=-\u007f");
  const TABLE_27 = tableOf("\u001b\\-0-9<[");
  const TABLE_28 = tableOf("\t\u001b %<[");
  const TABLE_29 = tableOf("AEIOPS");
  const TABLE_30 = tableOf("\t\u001b <[");
  const TABLE_31 = tableOf("*AEIOPS_aeiops");
  const TABLE_32 = tableOf("\\-A-Z_a-z");
  const TABLE_33 = tableOf("\t \\-:DF_df");
  const TABLE_34 = tableOf("\t \\-:CDF_cdf");
  const TABLE_35 = tableOf("\t :");
  const TABLE_36 = tableOf("\u001b *<[_");
  const TABLE_37 = tableOf("\u001b #*<[_`~");
  const TABLE_38 = tableOf("\n\r <[");
  const TABLE_39 = tableOf("\t\u001b #*<DERV[_derv");
  const TABLE_40 = tableOf(" *+\\-0-9");
  const BEYOND_0 = (c: number): boolean => (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039;
  const BEYOND_1 = (c: number): boolean => c >= 9703 || (c >= 128 && c <= 8225) || (c >= 8227 && c <= 9641) || (c >= 9643 && c <= 9664) || (c >= 9680 && c <= 9701) || (c >= 9666 && c <= 9678);
  const BEYOND_2 = (c: number): boolean => c === 8226 || c === 9642 || c === 9665 || c === 9679 || c === 9702;
  const BEYOND_3 = (c: number): boolean => c === 8226 || c === 9642 || c === 9679 || c === 9702;
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

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l18: {
      const s19 = p;
      const c20 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c20 === 13) {
        l21: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l21; }
          p += 2;
          break l18;
        }
        p = s19;
      }
      if (c20 === 10) {

        p++;
        break l18;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l25: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l25;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l23: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l23; }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l28: {
      const s29 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l30: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; break l30; }
          break l28;
        }
        p = s29;
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
    l34: for (;;) {
      const s36 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665))) {
        l35: {
          if ((p = skipNoise(p)) < 0) { break l35; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          continue l34;
        }
        p = s36;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipOrnamentCode(p: number): number {
    const { text, end } = m; let c = 0;
    l52: {
      const s53 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        l54: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l54; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; break l54; }
          p++;
          break l52;
        }
        p = s53;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c)))) p++;
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
    l55: {
      const s56 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l57: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l57; }
          p += 2;
          break l55;
        }
        p = s56;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) { m.reaches(p, "__"); return -1; }
      p += 2;
    }
    return p;
  }

  function skipArgWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l61: {
      const s62 = p;
      const c63 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c63 === 83 || c63 === 115)) {
        l64: {
          if (!m.isCaseless(p, "session")) { break l64; }
          p += 7;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "checkpoint")) { break l64; }
          p += 10;
          break l61;
        }
        p = s62;
      }
      if ((c63 === 83 || c63 === 115)) {
        l65: {
          if (!m.isCaseless(p, "session")) { break l65; }
          p += 7;
          break l61;
        }
        p = s62;
      }
      if ((c63 === 83 || c63 === 115)) {
        l66: {
          if (!m.isCaseless(p, "status")) { break l66; }
          p += 6;
          break l61;
        }
        p = s62;
      }
      if ((c63 === 80 || c63 === 112)) {
        l67: {
          if (!m.isCaseless(p, "progress")) { break l67; }
          p += 8;
          break l61;
        }
        p = s62;
      }
      if (!m.isCaseless(p, "error")) { return -1; }
      p += 5;
    }
    return p;
  }

  function skipTitleWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l68: {
      const s69 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l70: {
          if (!m.isCaseless(p, "ai")) { break l70; }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "directive")) { break l70; }
          p += 9;
          break l68;
        }
        p = s69;
      } else
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "suggestion")) { return -1; }
      p += 10;
      l71: {
        if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
          const s73 = p;
          l72: {
            if (!m.isCaseless(p, "s")) { break l72; }
            p += 1;
            break l71;
          }
          p = s73;
        } else m.hitEnd ||= p >= end;
      }
    }
    return p;
  }

  function skipBareWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l74: {
      const s75 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l76: {
          if (!m.isCaseless(p, "output")) { break l76; }
          p += 6;
          l77: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_7[c] === 1))) {
              const s79 = p;
              l78: {
                while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1))) p++;
                m.hitEnd ||= p >= end;
                l80: {
                  const s81 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l82: {
                      if (!m.isCaseless(p, "data")) { break l82; }
                      p += 4;
                      break l80;
                    }
                    p = s81;
                  } else
                  m.hitEnd ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l78; }
                  p += 4;
                  l83: {
                    if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                      const s85 = p;
                      l84: {
                        if (!m.isCaseless(p, "s")) { break l84; }
                        p += 1;
                        break l83;
                      }
                      p = s85;
                    } else m.hitEnd ||= p >= end;
                  }
                }
                break l77;
              }
              p = s79;
            } else m.hitEnd ||= p >= end;
          }
          break l74;
        }
        p = s75;
      } else
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "input")) { return -1; }
      p += 5;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1))) p++;
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "needed")) { return -1; }
      p += 6;
    }
    return p;
  }

  function skipKnownWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l58: {
      const c60 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c60 < 128 && TABLE_4[c60] === 1) && (q = skipArgWords(p)) >= 0) { p = q; break l58; }
      if ((c60 < 128 && TABLE_6[c60] === 1) && (q = skipTitleWords(p)) >= 0) { p = q; break l58; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineTailCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l94: {
      if ((q = skipLineEnd(p)) >= 0) { p = q; break l94; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) || skipNoise(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      if ((p = skipNoisyEnd(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipHeaderTailCode(p: number): number {
    const { text, end } = m; let c = 0;
    l91: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s93 = p;
        l92: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l92; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 35)) { m.hitEnd ||= p >= end; break l92; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.hitEnd ||= p >= end;
          break l91;
        }
        p = s93;
      } else m.hitEnd ||= p >= end;
    }
    if ((p = skipLineTail(p)) < 0) { return -1; }
    return p;
  }

  function skipKnownHashCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l44: {
      const s45 = p;
      const c46 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c46 === 35) {
        l47: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l47; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
            p = q;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l47; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l47; }

          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
            p = q;
          } else { m.hitEnd ||= p >= end; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = skipKnownWords(p)) < 0) { m.hitEnd ||= p >= end; break l47; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          l86: {
            const s87 = p;
            const c88 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if ((c88 < 128 ? TABLE_10[c88] === 1 : c88 === 9665 || c88 === 65306)) {
              l89: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l89; }
                if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l89; }
                p++;
                break l86;
              }
              p = s87;
            }
            if ((c88 === 9 || c88 === 32)) {
              l90: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l90; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45))) { m.hitEnd ||= p >= end; break l90; }
                p++;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l90; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l86;
              }
              p = s87;
            }
            if ((p = skipHeaderTail(p)) < 0) { break l47; }
          }
          break l44;
        }
        p = s45;
      }
      if (c46 === 35) {
        l96: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l96; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
            p = q;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l96; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l96; }
          l101: {
            const s102 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
              l103: {
                if (!m.isCaseless(p, "status")) { break l103; }
                p += 6;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l103; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l103; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) || (p = skipStateWord(p)) < 0) { m.hitEnd ||= p >= end; break l103; }
                if ((p = skipHeaderTail(p)) < 0) { break l103; }
                break l101;
              }
              p = s102;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "progress")) { break l96; }
            p += 8;
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l96; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l96; }
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) { m.hitEnd ||= p >= end; break l96; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l96; }
            if ((p < end && text.charCodeAt(p) === 37)) {

              p++;
            } else m.hitEnd ||= p >= end;
            if ((p = skipHeaderTail(p)) < 0) { break l96; }
          }
          break l44;
        }
        p = s45;
      }
      let n110 = 0;
      l107: for (;;) {
        if (n110 >= 6) break;
        const s109 = p;
        l108: {
          if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l108; }
          p++;
          n110++;
          continue l107;
        }
        p = s109;
        break;
      }
      if (n110 < 1) { return -1; }
      if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
      m.hitEnd ||= p >= end;

      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
        p = q;
      }
      m.hitEnd ||= p >= end;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }

      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
        p = q;
      } else { m.hitEnd ||= p >= end; }

      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
      l115: {
        const s116 = p;
        const c117 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c117 < 128 && TABLE_4[c117] === 1)) {
          l118: {
            if ((p = skipArgWords(p)) < 0) { break l118; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l118; }
            if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l118; }
            p++;

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l118; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l118; }
            p++;
            break l115;
          }
          p = s116;
        }
        if ((c117 < 128 && TABLE_6[c117] === 1)) {
          l119: {
            if ((p = skipTitleWords(p)) < 0) { break l119; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            l120: {
              const s121 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665 || c === 65306))) {
                l122: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.hitEnd ||= p >= end;
                  if ((p = skipNoises(p)) < 0) { break l122; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l122; }
                  p++;
                  break l120;
                }
                p = s121;
              } else
              m.hitEnd ||= p >= end;
              if ((p = skipHeaderTail(p)) < 0) { break l119; }
            }
            break l115;
          }
          p = s116;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }

        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
        if ((p = skipHeaderTail(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function skipKnownHeaderCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p = skipNoises(p)) < 0) { return -1; }
    let n41 = 0;
    l38: for (;;) {
      if (n41 >= 3) break;
      const s40 = p;
      l39: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l39; }
        p++;
        n41++;
        continue l38;
      }
      p = s40;
      break;
    }
    l42: {
      if ((p < end && text.charCodeAt(p) === 35) && (q = skipKnownHash(p)) >= 0) { p = q; break l42; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skip_boldHeader(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipArgWordCode(p: number): number {
    const { text, end } = m;
    l139: {
      const s140 = p;
      const c141 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c141 === 83) {
        l142: {
          if (!text.startsWith("Status", p)) { m.reaches(p, "Status"); break l142; }
          p += 6;
          break l139;
        }
        p = s140;
      }
      if (c141 === 69) {
        l143: {
          if (!text.startsWith("Error", p)) { m.reaches(p, "Error"); break l143; }
          p += 5;
          break l139;
        }
        p = s140;
      }
      if (c141 === 83) {
        l144: {
          if (!text.startsWith("Session Checkpoint", p)) { m.reaches(p, "Session Checkpoint"); break l144; }
          p += 18;
          break l139;
        }
        p = s140;
      }
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) { m.reaches(p, "Session"); return -1; }
      p += 7;
    }
    return p;
  }

  function skipTitledWordCode(p: number): number {
    const { text, end } = m;
    l145: {
      const s146 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l147: {
          if (!text.startsWith("AI Directive", p)) { m.reaches(p, "AI Directive"); break l147; }
          p += 12;
          break l145;
        }
        p = s146;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) { m.reaches(p, "Suggestions"); return -1; }
      p += 11;
    }
    return p;
  }

  function skipCutHeaderCode(p: number): number {
    const { text, end } = m; let c = 0;
    l133: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_14[c] === 1))) {
        const s131 = p;
        l132: {
          let n137 = 0;
          l134: for (;;) {
            if (n137 >= 3) break;
            const s136 = p;
            l135: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l135; }
              p++;
              n137++;
              continue l134;
            }
            p = s136;
            break;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) === 35 || c === 42 || c === 95))) { m.hitEnd ||= p >= end; break l132; }
          p++;
          const near138 = p + 4;
          while (p < near138 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near138) p = STOPS_0.next(p);
          m.hitEnd ||= p >= end && "^\n\r";
          if ((p < end)) { break l132; }
          m.hitEnd ||= p >= end;
          p = s131;
          break l133;
        }
        p = s131;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_14[c] === 1)) && skipLoneLetter(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p = skipCutMarks(p)) < 0) { return -1; }
    return p;
  }

  function skipHeaderStartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l31: {
      const s32 = p;
      const c33 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c33 < 128 ? TABLE_0[c33] === 1 : c33 === 9665) && (q = skipKnownHeader(p)) >= 0) { p = q; break l31; }
      if ((c33 < 128 ? TABLE_13[c33] === 1 : c33 === 9665)) {
        l123: {
          if ((p = skipNoises(p)) < 0) { break l123; }
          let n127 = 0;
          l124: for (;;) {
            if (n127 >= 3) break;
            const s126 = p;
            l125: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l125; }
              p++;
              n127++;
              continue l124;
            }
            p = s126;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) { m.reaches(p, "##"); break l123; }
          p += 2;
          l128: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l128;
            } else
            m.hitEnd ||= p >= end;
            if ((p = skipLineEnd(p)) < 0) { break l123; }
          }
          break l31;
        }
        p = s32;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_14[c] === 1)) || (p = skipCutHeader(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l148: {
      const t150 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l148; }
      m.forget(t150);
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipThematicBreakCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l159: {
      const s160 = p;
      const c161 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c161 === 42) {
        l162: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l162; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l162; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.hitEnd ||= p >= end;
          break l159;
        }
        p = s160;
      }
      if (c161 === 45) {
        l163: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l163; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l163; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.hitEnd ||= p >= end;
          break l159;
        }
        p = s160;
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
    l166: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l166;
      } else
      m.hitEnd ||= p >= end;
      let n174 = 0;
      l171: for (;;) {
        if (n174 >= 9) break;
        const s173 = p;
        l172: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l172; }
          p++;
          n174++;
          continue l171;
        }
        p = s173;
        break;
      }
      if (n174 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEntryMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l164: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) && (q = skipItemMarker(p)) >= 0) {
        p = q;
        break l164;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_3(c)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEntryStartCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_18[c] === 1)) && skipThematicBreak(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_3(c))) || (p = skipEntryMarker(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l175: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        p++;
        break l175;
      } else
      m.hitEnd ||= p >= end;
      if ((p = skipLineEnd(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipFieldStartCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n181 = 0;
    l178: for (;;) {
      if (n181 >= 3) break;
      const s180 = p;
      l179: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l179; }
        p++;
        n181++;
        continue l178;
      }
      p = s180;
      break;
    }
    if ((p = skipNoises(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_21[c] === 1)) || (p = skipFieldName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipProseStopCode(p: number): number {
    const { text, end } = m; let q = 0;
    l156: {
      const c158 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c158 >= 9 && c158 <= 10) || c158 === 13 || c158 === 32) && (q = skipBlankLine(p)) >= 0) { p = q; break l156; }
      if ((c158 < 128 ? TABLE_0[c158] === 1 : c158 === 9665) && (q = skipHeaderStart(p)) >= 0) { p = q; break l156; }
      if ((c158 === 32 || c158 === 96 || c158 === 126) && (q = skipFenceStart(p)) >= 0) { p = q; break l156; }
      if ((c158 === 32 || c158 === 60) && (q = skipCommentStart(p)) >= 0) { p = q; break l156; }
      if ((c158 < 128 ? TABLE_16[c158] === 1 : c158 === 9665) && (q = skipThoughtAhead(p)) >= 0) { p = q; break l156; }
      if ((c158 < 128 ? TABLE_17[c158] === 1 : BEYOND_2(c158)) && (q = skipEntryStart(p)) >= 0) { p = q; break l156; }
      if ((c158 < 128 ? TABLE_20[c158] === 1 : c158 === 9665) && (q = skipFieldStart(p)) >= 0) { p = q; break l156; }
      if ((c158 < 128 ? TABLE_22[c158] === 1 : c158 === 9665) && (q = skipNoiseTail(p)) >= 0) { p = q; break l156; }
      if ((c158 === 32 || c158 === 96 || c158 === 126) && (q = skipCutFence(p)) >= 0) { p = q; break l156; }
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
        const near151 = p + 4;
        while (p < near151 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near151) p = STOPS_0.next(p);
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
        l152: {

          const near153 = p + 4;
          while (p < near153 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near153) p = STOPS_0.next(p);
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
        l154: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l154; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l154; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l155: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l155; }
          if (skipProseStop(p) >= 0) { break l155; }

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
    l182: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) && (q = skipHeaderStart(p)) >= 0) {
        p = q;
        break l182;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) || (p = skip_wrapperEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list189: " "[] = [];
    let n187 = 0;
    l184: for (;;) {
      if (n187 >= 3) break;
      const s186 = p;
      l185: {
        let v188!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l185; }
        v188 = " ";
        p++;
        list189.push(v188);
        n187++;
        continue l184;
      }
      p = s186;
      break;
    }
    value = list189;
    m.value = value;
    return p;
  }

  function readCodeOfOneCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l197: for (;;) {
      const s199 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l198: {
          l201: {
            const s202 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l203: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.hitEnd ||= p >= end; break l203; }
                p++;
                const near204 = p + 4;
                while (p < near204 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near204) p = STOPS_1.next(p);
                m.hitEnd ||= p >= end && "^\n\r`";
                break l201;
              }
              p = s202;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l198; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
          }
          continue l197;
        }
        p = s199;
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
    l194: {
      const s195 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l196: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l196; }
          m.hitEnd ||= p >= end;
          if ((p = readCodeOfOne(p)) < 0) { break l196; }
          l_code = m.value as CodeOfOneNode;
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l196; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l196; }
          m.hitEnd ||= p >= end;
          break l194;
        }
        p = s195;
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
    const s190 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l_lead = text.slice(s190, p);
    if ((p = skipNoises(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_21[c] === 1)) || (p = readFieldName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = m.value as BoldNameNode | PlainNameNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    l191: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s193 = p;
        l192: {
          if ((p = readCodeSpan(p)) < 0) { break l192; }
          l_code = m.value as CodeSpanNode;
          if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) {
            p++;
          } else m.hitEnd ||= p >= end;
          l210: {
            const s208 = p;
            l209: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              m.hitEnd ||= p >= end;
              if ((p = skipNoises(p)) < 0) { break l209; }
              if ((p = skipLineEnd(p)) < 0) { break l209; }
              p = s208;
              break l210;
            }
            p = s208;
            break l192;
          }
          break l191;
        }
        p = s193;
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
        const near211 = p + 4;
        while (p < near211 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near211) p = STOPS_0.next(p);
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
        l212: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l212; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l212; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l213: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l213; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 9665)) && skipHeadingStart(p) >= 0) { break l213; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && skipDeepFence(p) >= 0) { break l213; }
          m.hitEnd ||= p >= end;
          if (skipProseStop(p) >= 0) { break l213; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l214: {

          const near215 = p + 4;
          while (p < near215 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near215) p = STOPS_0.next(p);
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
    l219: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        const s222 = p;
        p++;
        value = text.slice(s222, p);
        break l219;
      } else
      m.hitEnd ||= p >= end;
      const s223 = p;
      let n227 = 0;
      l224: for (;;) {
        if (n227 >= 9) break;
        const s226 = p;
        l225: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l225; }
          p++;
          n227++;
          continue l224;
        }
        p = s226;
        break;
      }
      if (n227 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      value = text.slice(s223, p);
    }
    m.value = value;
    return p;
  }

  function readListDotCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_3(c)))) { m.hitEnd ||= p >= end; return -1; }
    value = text.charAt(p);
    p++;
    m.value = value;
    return p;
  }

  function readEntryMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string;
    l217: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) && (q = readItemMarker(p)) >= 0) {
        p = q;
        value = m.value as string;
        break l217;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_3(c))) || (p = readListDot(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as string;
    }
    m.value = value;
    return p;
  }

  function readFirstCodeCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_code!: CodeSpanNode;
    l234: {
      if ((p < end && text.charCodeAt(p) === 96) && (q = readCodeSpan(p)) >= 0) {
        p = q;
        l_code = m.value as CodeSpanNode;
        break l234;
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
    l240: {
      const s241 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l242: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l242; }
          p++;

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          l243: {
            const s244 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l245: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l245; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l243;
              }
              p = s244;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l242; }
          }
          break l240;
        }
        p = s241;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      l246: {
        const s247 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l248: {
            if (!text.startsWith("->", p)) { m.reaches(p, "->"); break l248; }
            p += 2;
            break l246;
          }
          p = s247;
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
    l256: for (;;) {
      const s258 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l257: {
          l260: {
            const s261 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l262: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.hitEnd ||= p >= end; break l262; }
                p++;
                const near263 = p + 4;
                while (p < near263 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near263) p = STOPS_1.next(p);
                m.hitEnd ||= p >= end && "^\n\r`";
                break l260;
              }
              p = s261;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l257; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
          }
          continue l256;
        }
        p = s258;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l253: {
      const s254 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l255: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l255; }
          m.hitEnd ||= p >= end;
          if ((p = skipCodeOfOne(p)) < 0) { break l255; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l255; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l255; }
          m.hitEnd ||= p >= end;
          break l253;
        }
        p = s254;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipLongCode(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipEntryPartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l249: {
      const s250 = p;
      const c251 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c251 < 128 ? TABLE_23[c251] === 1 : c251 >= 128))) {
        l252: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l252; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r :`";
          break l249;
        }
        p = s250;
      }
      if (c251 === 96 && (q = skipCodeSpan(p)) >= 0) { p = q; break l249; }
      if ((c251 === 9 || c251 === 32)) {
        l264: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l264; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l249;
        }
        p = s250;
      }
      if (c251 === 58) {

        p++;
        break l249;
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
    l236: for (;;) {
      const s238 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l237: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) && skipSeparator(p) >= 0) { break l237; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipEntryPart(p)) < 0) { m.hitEnd ||= p >= end; break l237; }
          continue l236;
        }
        p = s238;
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
    l266: {
      const s267 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
        l268: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l268; }
          p++;

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          l269: {
            const s270 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l271: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l271; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l269;
              }
              p = s270;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l268; }
          }
          break l266;
        }
        p = s267;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      l272: {
        const s273 = p;
        if ((p < end && text.charCodeAt(p) === 45)) {
          l274: {
            if (!text.startsWith("->", p)) { m.reaches(p, "->"); break l274; }
            p += 2;
            break l272;
          }
          p = s273;
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

  function readEntryAfterCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_last: EntryCodeNode | null = null;
    l275: {
      const s276 = p;
      const c277 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c277 < 128 ? TABLE_24[c277] === 1 : c277 === 9665) && (q = readEntryCode(p)) >= 0) {
        p = q;
        l_last = m.value as EntryCodeNode;
        break l275;
      }
      l_last = null;
      if ((p < end && (c277 >= 14 || c277 <= 9 || (c277 >= 11 && c277 <= 12)))) {
        l278: {
          l279: for (;;) {
            const s281 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              l280: {
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58))) {
                  {
                    const s283 = p;
                    l284: {
                      if ((p = skipSeparator(p)) < 0) { break l284; }
                      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 9665)) || (p = skipEntryCode(p)) < 0) { m.hitEnd ||= p >= end; break l284; }
                      break l280;
                    }
                    p = s283;
                  }
                } else m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipEntryPart(p)) < 0) { m.hitEnd ||= p >= end; break l280; }
                continue l279;
              }
              p = s281;
            } else m.hitEnd ||= p >= end;
            break;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) || (p = skipSeparator(p)) < 0) { m.hitEnd ||= p >= end; break l278; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 9665)) || (p = readEntryCode(p)) < 0) { m.hitEnd ||= p >= end; break l278; }
          l_last = m.value as EntryCodeNode;
          break l275;
        }
        p = s276;
        l_last = null;
      }
      l286: for (;;) {
        const s288 = p;
        if ((p < end)) {
          l287: {
            if (skipLineTail(p) >= 0) { break l287; }

            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipEntryPart(p)) < 0) { m.hitEnd ||= p >= end; break l287; }
            continue l286;
          }
          p = s288;
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
    const s216 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l_lead = text.slice(s216, p);
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_18[c] === 1)) && skipThematicBreak(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_3(c))) || (p = readEntryMarker(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_marker = m.value as string;
    l230: {
      const s228 = p;
      l229: {
        l231: {
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            p++;
            break l231;
          } else
          m.hitEnd ||= p >= end;
          if ((p = skipLineEnd(p)) < 0) { break l229; }
        }
        p = s228;
        break l230;
      }
      p = s228;
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
    l290: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l290;
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
    l294: {
      const t296 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l294;
      }
      m.forget(t296);
      m.hitEnd ||= p >= end;
      if ((p = readEof(p)) < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l305: for (;;) {
      const s307 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l306: {
          l309: {
            const s310 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
              l311: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l311; }
                p++;
                const near312 = p + 16;
                while (p < near312 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) p++;
                if (p === near312) p = STOPS_2.next(p);
                m.hitEnd ||= p >= end && "^\n\r\u001b<";
                break l309;
              }
              p = s310;
            } else
            m.hitEnd ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && skipNoise(p) >= 0) { break l306; }
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; break l306; }
            p++;
          }
          continue l305;
        }
        p = s307;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) || (p = skipNoise(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function readArgWordCode(p: number): number {
    const { text, end } = m;
    let value!: "Status" | "Error" | "Session Checkpoint" | "Session";
    l317: {
      const s318 = p;
      const c319 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c319 === 83) {
        l320: {
          if (!text.startsWith("Status", p)) { m.reaches(p, "Status"); break l320; }
          value = "Status";
          p += 6;
          break l317;
        }
        p = s318;
      }
      if (c319 === 69) {
        l321: {
          if (!text.startsWith("Error", p)) { m.reaches(p, "Error"); break l321; }
          value = "Error";
          p += 5;
          break l317;
        }
        p = s318;
      }
      if (c319 === 83) {
        l322: {
          if (!text.startsWith("Session Checkpoint", p)) { m.reaches(p, "Session Checkpoint"); break l322; }
          value = "Session Checkpoint";
          p += 18;
          break l317;
        }
        p = s318;
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
    l327: {
      const s328 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) {
        l329: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l329; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b #<";
          break l327;
        }
        p = s328;
      } else
      m.hitEnd ||= p >= end;
      if (skipHeaderTail(p) >= 0) { return -1; }

      l330: {
        const s331 = p;
        const c332 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c332 === 9 || c332 === 32)) {
          l333: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l333; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            break l330;
          }
          p = s331;
        }
        if (c332 === 35) {
          l334: {
            if (!(p < end && text.charCodeAt(p) === 35)) { m.hitEnd ||= p >= end; break l334; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.hitEnd ||= p >= end;
            break l330;
          }
          p = s331;
        }
        if ((c332 < 128 ? TABLE_1[c332] === 1 : c332 === 9665)) {
          l335: {
            let m339 = false;

            while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
              p = q;
              m339 = true;
            }
            m.hitEnd ||= p >= end;
            if (!m339) { break l335; }
            break l330;
          }
          p = s331;
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
    let m326 = false;

    while ((p < end) && (q = skipArgPart(p)) >= 0) { p = q; m326 = true; }
    m.hitEnd ||= p >= end;
    if (!m326) { return -1; }
    const node: ArgNode = { type: 'Arg', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readPercentNumberCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    const s344 = p;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.hitEnd ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.hitEnd ||= p >= end;
    l348: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s350 = p;
        l349: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l349; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          break l348;
        }
        p = s350;
      } else m.hitEnd ||= p >= end;
    }
    value = text.slice(s344, p);
    m.value = value;
    return p;
  }

  function readPercentCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_number!: string;
    let l_percent!: string;
    let l_more: ArgNode | null = null;
    l341: {
      const s342 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 9665))) {
        l343: {
          if ((p = skipNoises(p)) < 0) { break l343; }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = readPercentNumber(p)) < 0) { m.hitEnd ||= p >= end; break l343; }
          l_number = m.value as string;
          const s351 = p;
          l352: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 9665))) {
              const s354 = p;
              l353: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l353; }
                if (p >= end || text.charCodeAt(p) !== 37) { m.hitEnd ||= p >= end; break l353; }
                p++;
                break l352;
              }
              p = s354;
            } else m.hitEnd ||= p >= end;
          }
          l_percent = text.slice(s351, p);
          if (skipHeaderTail(p) < 0) {  break l343; }
          break l341;
        }
        p = s342;
        l_more = null;
      } else
      m.hitEnd ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = readPercentNumber(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_number = m.value as string;
      const s355 = p;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }
      if (p >= end || text.charCodeAt(p) !== 37) { m.hitEnd ||= p >= end; return -1; }
      p++;
      l_percent = text.slice(s355, p);
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
    l357: {
      const s358 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l359: {
          if (!text.startsWith("AI Directive", p)) { m.reaches(p, "AI Directive"); break l359; }
          value = "AI Directive";
          p += 12;
          break l357;
        }
        p = s358;
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
    l360: {
      const s361 = p;
      const c362 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c362 === 79) {
        l363: {
          if (!text.startsWith("Output Data", p)) { m.reaches(p, "Output Data"); break l363; }
          value = "Output Data";
          p += 11;
          break l360;
        }
        p = s361;
      }
      if (c362 === 79) {
        l364: {
          if (!text.startsWith("Output Files", p)) { m.reaches(p, "Output Files"); break l364; }
          value = "Output Files";
          p += 12;
          break l360;
        }
        p = s361;
      }
      if (c362 === 79) {
        l365: {
          if (!text.startsWith("Output", p)) { m.reaches(p, "Output"); break l365; }
          value = "Output";
          p += 6;
          break l360;
        }
        p = s361;
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
    l313: {
      const s314 = p;
      const c315 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c315 === 69 || c315 === 83)) {
        l316: {
          if ((p = readArgWord(p)) < 0) { break l316; }
          l_words = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l316; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l316; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && skip_boldArg(p) >= 0) { break l316; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l316; }
          l_arg = m.value as ArgNode;
          break l313;
        }
        p = s314;
        l_arg = null;
      }
      if (c315 === 80) {
        l340: {
          if (!text.startsWith("Progress", p)) { m.reaches(p, "Progress"); break l340; }
          l_words = "Progress";
          p += 8;
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l340; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l340; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 9665)) || (p = readPercent(p)) < 0) { m.hitEnd ||= p >= end; break l340; }
          l_arg = m.value as PercentNode;
          break l313;
        }
        p = s314;
        l_arg = null;
      }
      if ((c315 === 65 || c315 === 83)) {
        l356: {
          if ((p = readTitledWord(p)) < 0) { break l356; }
          l_words = m.value as "AI Directive" | "Suggestions";
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l356; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l356; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && skip_boldArg(p) >= 0) { break l356; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l356; }
          l_arg = m.value as ArgNode;
          break l313;
        }
        p = s314;
        l_arg = null;
      }
      if ((c315 === 65 || c315 === 83) && (q = readTitledWord(p)) >= 0) {
        p = q;
        l_words = m.value as "AI Directive" | "Suggestions";
        break l313;
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
    let n304 = 0;
    l301: for (;;) {
      if (n304 >= 3) break;
      const s303 = p;
      l302: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l302; }
        p++;
        n304++;
        continue l301;
      }
      p = s303;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1)) || (p = readExactHead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    let m377 = false;
    l374: for (;;) {
      const s376 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665))) {
        l375: {
          if ((p = skipNoise(p)) < 0) { break l375; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          m377 = true;
          continue l374;
        }
        p = s376;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (!m377) { return -1; }
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
    l382: {
      const s383 = p;
      const t384 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l385: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l385; }
          p += 2;
          if ((p < end && text.charCodeAt(p) === 35)) { break l385; }
          m.hitEnd ||= p >= end;
          break l382;
        }
        p = s383;
        m.forget(t384);
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
    l386: {
      const s387 = p;
      const t388 = m.pending.length;
      const c389 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c389 === 9 || c389 === 32)) {
        l390: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l390; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && skipNoise(p) >= 0) { break l390; }
          m.hitEnd ||= p >= end;
          break l386;
        }
        p = s387;
        m.forget(t388);
      }
      if ((c389 < 128 ? TABLE_30[c389] === 1 : c389 === 9665)) {
        l391: {
          l394: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 9665))) {
              const s392 = p;
              l393: {
                l395: {
                  const s396 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
                    l397: {
                      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l397; }
                      p++;
                      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                      m.hitEnd ||= p >= end;
                      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) || (p = skipNoise(p)) < 0) { m.hitEnd ||= p >= end; break l397; }
                      break l395;
                    }
                    p = s396;
                  } else
                  m.hitEnd ||= p >= end;
                  let m401 = false;

                  while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
                    p = q;
                    m401 = true;
                  }
                  m.hitEnd ||= p >= end;
                  if (!m401) { break l393; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l393; }
                  p++;
                }
                p = s392;
                break l394;
              }
              p = s392;
            } else m.hitEnd ||= p >= end;
            break l391;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) || (p = readBadHeaderNoise(p)) < 0) { m.hitEnd ||= p >= end; break l391; }
          break l386;
        }
        p = s387;
        m.forget(t388);
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
    l415: {
      const c417 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c417 === 73 || c417 === 79) && (q = readBareWord(p)) >= 0) {
        p = q;
        value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
        break l415;
      }
      if ((c417 === 69 || c417 === 83) && (q = readArgWord(p)) >= 0) {
        p = q;
        value = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
        break l415;
      }
      if ((c417 === 65 || c417 === 83) && (q = readTitledWord(p)) >= 0) {
        p = q;
        value = m.value as "AI Directive" | "Suggestions";
        break l415;
      }
      if (p >= end || text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) { m.reaches(p, "Progress"); return -1; }
      value = "Progress";
      p += 8;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1))) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 65306))) {
      {
        const s418 = p;
        l419: {
          l421: {
            const s422 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65306))) {
              l423: {
                if ((p = skipOutputGap(p)) < 0) { break l423; }
                l424: {
                  const s425 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l426: {
                      if (!m.isCaseless(p, "data")) { break l426; }
                      p += 4;
                      break l424;
                    }
                    p = s425;
                  } else
                  m.hitEnd ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l423; }
                  p += 4;
                }
                break l421;
              }
              p = s422;
            } else
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1))) p++;
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "checkpoint")) { break l419; }
            p += 10;
          }
          return -1;
        }
        p = s418;
      }
    } else m.hitEnd ||= p >= end;
    m.value = value;
    return p;
  }

  function skipLettersCode(p: number): number {
    const { text, end } = m; let c = 0;
    l427: {
      const s428 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l429: {
          if (!m.isCaseless(p, "output")) { break l429; }
          p += 6;
          if ((p = skipOutputGap(p)) < 0) { break l429; }
          l430: {
            const s431 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
              l432: {
                if (!m.isCaseless(p, "data")) { break l432; }
                p += 4;
                break l430;
              }
              p = s431;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "file")) { break l429; }
            p += 4;
            l433: {
              if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                const s435 = p;
                l434: {
                  if (!m.isCaseless(p, "s")) { break l434; }
                  p += 1;
                  break l433;
                }
                p = s435;
              } else m.hitEnd ||= p >= end;
            }
          }
          break l427;
        }
        p = s428;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = skipKnownWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBadHeaderCaseCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = skipLetters(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    const node: BadHeaderCaseNode = { type: 'BadHeaderCase', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function readLooseWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    l412: {
      const t414 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1)) && (q = readExactWords(p)) >= 0) {
        p = q;
        value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
        break l412;
      }
      m.forget(t414);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = readBadHeaderCase(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadHeaderCaseNode;
    }
    m.value = value;
    return p;
  }

  function noteLooseColonCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l436: {
      const s437 = p;
      const t438 = m.pending.length;
      const c439 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c439 === 58) {
        l440: {

          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l440; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && skipNoise(p) >= 0) { break l440; }
          m.hitEnd ||= p >= end;
          break l436;
        }
        p = s437;
        m.forget(t438);
      }
      if ((c439 < 128 ? TABLE_10[c439] === 1 : c439 === 9665 || c439 === 65306) && (q = noteTintedColon(p)) >= 0) {
        p = q;
        break l436;
      }
      m.forget(t438);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 65306)) || (p = readBadWideColon(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBoldedHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
    let l_arg: BoldArgNode | PercentNode | ArgNode | null = null;
    l407: {
      const s408 = p;
      const t409 = m.pending.length;
      const c410 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c410 === 42 || c410 === 95)) {
        l411: {
          if ((p = readBadHeaderBold(p)) < 0) { break l411; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; break l411; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665 || c === 65306)) || (p = noteLooseColon(p)) < 0) { m.hitEnd ||= p >= end; break l411; }
          if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readBoldArg(p)) < 0) { m.hitEnd ||= p >= end; break l411; }
          l_arg = m.value as BoldArgNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; break l411; }
          if (skipHeaderTail(p) < 0) {  break l411; }
          break l407;
        }
        p = s408;
        m.forget(t409);
        l_arg = null;
      }
      if ((c410 === 42 || c410 === 95)) {
        l441: {
          if ((p = readBadHeaderBold(p)) < 0) { break l441; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; break l441; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; break l441; }
          if (skipHeaderTail(p) < 0) {  break l441; }
          break l407;
        }
        p = s408;
        m.forget(t409);
        l_arg = null;
      }
      if ((c410 === 42 || c410 === 95)) {
        l442: {
          if ((p = readBadHeaderBold(p)) < 0) { break l442; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; break l442; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; break l442; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665 || c === 65306)) || (p = noteLooseColon(p)) < 0) { m.hitEnd ||= p >= end; break l442; }
          l443: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 9665)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l443;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l442; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l442; }
          break l407;
        }
        p = s408;
        m.forget(t409);
        l_arg = null;
      }
      if ((c410 === 42 || c410 === 95)) {
        l445: {
          if ((p = readBadHeaderBold(p)) < 0) { break l445; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; break l445; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l445; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipStrong(p)) < 0) { m.hitEnd ||= p >= end; break l445; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l446: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 9665)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l446;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l445; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l445; }
          break l407;
        }
        p = s408;
        m.forget(t409);
        l_arg = null;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665 || c === 65306)) || (p = noteLooseColon(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    l448: {
      const s449 = p;
      const t450 = m.pending.length;
      const c451 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c451 < 128 ? TABLE_9[c451] === 1 : c451 === 304)) {
        l452: {
          if ((p = readLooseWords(p)) < 0) { break l452; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665 || c === 65306)) || (p = noteLooseColon(p)) < 0) { m.hitEnd ||= p >= end; break l452; }
          l453: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 9665)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l453;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l452; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l452; }
          break l448;
        }
        p = s449;
        m.forget(t450);
        l_arg = null;
      }
      if ((c451 < 128 ? TABLE_9[c451] === 1 : c451 === 304)) {
        l455: {
          if ((p = readLooseWords(p)) < 0) { break l455; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          l456: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : c === 65306))) {
              const s458 = p;
              l457: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l457; }
                p++;
                break l456;
              }
              p = s458;
            } else m.hitEnd ||= p >= end;
          }
          if (skipHeaderTail(p) < 0) {  break l455; }
          break l448;
        }
        p = s449;
        m.forget(t450);
        l_arg = null;
      }
      if ((c451 < 128 ? TABLE_9[c451] === 1 : c451 === 304)) {
        l459: {
          if ((p = readLooseWords(p)) < 0) { break l459; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) || (p = readBadHeaderColon(p)) < 0) { m.hitEnd ||= p >= end; break l459; }
          l460: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 9665)) && (q = readPercent(p)) >= 0) {
              p = q;
              l_arg = m.value as PercentNode;
              break l460;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l459; }
            l_arg = m.value as ArgNode;
          }
          if (skipHeaderTail(p) < 0) {  break l459; }
          break l448;
        }
        p = s449;
        m.forget(t450);
        l_arg = null;
      }
      if ((c451 < 128 ? TABLE_31[c451] === 1 : c451 === 304)) {
        l462: {
          const t463 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t463); }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; break l462; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
          const t464 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t464); }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665 || c === 65306)) || (p = noteLooseColon(p)) < 0) { m.hitEnd ||= p >= end; break l462; }
          const t465 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t465); }
          l466: {
            if ((p < end)) {
              const s468 = p;
              l467: {
                l469: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 9665)) && (q = readPercent(p)) >= 0) {
                    p = q;
                    l_arg = m.value as PercentNode;
                    break l469;
                  }
                  m.hitEnd ||= p >= end;
                  if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l467; }
                  l_arg = m.value as ArgNode;
                }
                break l466;
              }
              p = s468;
            } else m.hitEnd ||= p >= end;
            l_arg = null;
          }
          l473: {
            const s471 = p;
            l472: {
              l474: {
                if ((q = skipHeaderTail(p)) >= 0) { p = q; break l474; }
                if (!(p < end && text.charCodeAt(p) === 35) || (p = skipClosingSigns(p)) < 0) { m.hitEnd ||= p >= end; break l472; }
              }
              p = s471;
              break l473;
            }
            p = s471;
            break l462;
          }
          break l448;
        }
        p = s449;
        m.forget(t450);
        l_arg = null;
      }
      const t476 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t476); }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) || (p = readLooseWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
      const t477 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadHeaderBold(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t477); }
      if (skipHeaderTail(p) < 0) {  return -1; }
    }
    const node: PlainHeadNode = { type: 'PlainHead', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function readLooseHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: BoldedHeadNode | PlainHeadNode;
    l404: {
      const t406 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 304)) && (q = readBoldedHead(p)) >= 0) {
        p = q;
        value = m.value as BoldedHeadNode;
        break l404;
      }
      m.forget(t406);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 304)) || (p = readPlainHead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as PlainHeadNode;
    }
    m.value = value;
    return p;
  }

  function readLooseHeaderCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_head!: BoldedHeadNode | PlainHeadNode;
    l368: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 9665))) {
        const s366 = p;
        l367: {
          if ((p = skipNoises(p)) < 0) { break l367; }
          let n372 = 0;
          l369: for (;;) {
            if (n372 >= 3) break;
            const s371 = p;
            l370: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l370; }
              p++;
              n372++;
              continue l369;
            }
            p = s371;
            break;
          }
          if (!(p < end && text.charCodeAt(p) === 35) || (p = skipKnownHash(p)) < 0) { m.hitEnd ||= p >= end; break l367; }
          p = s366;
          break l368;
        }
        p = s366;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const t373 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = readBadHeaderNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t373); }
    let n381 = 0;
    l378: for (;;) {
      if (n381 >= 3) break;
      const s380 = p;
      l379: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l379; }
        p++;
        n381++;
        continue l378;
      }
      p = s380;
      break;
    }
    if (!(p < end && text.charCodeAt(p) === 35) || (p = noteHashes(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = noteHashSpace(p)) < 0) { return -1; }
    const t402 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = readBadHeaderNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t402); }
    const t403 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) && (q = readBadHeaderOrnament(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t403); }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 304)) || (p = readLooseHead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_head = m.value as BoldedHeadNode | PlainHeadNode;
    const t478 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 35)) && (q = readBadHeaderClose(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t478); }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t479 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = readBadHeaderNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t479); }
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
    l297: {
      const t299 = m.pending.length;
      const c300 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c300 === 32 || c300 === 35) && (q = readExactHeader(p)) >= 0) {
        p = q;
        value = m.value as ExactHeaderNode;
        break l297;
      }
      m.forget(t299);
      if ((c300 < 128 ? TABLE_13[c300] === 1 : c300 === 9665) && (q = readLooseHeader(p)) >= 0) {
        p = q;
        value = m.value as LooseHeaderNode;
        break l297;
      }
      m.forget(t299);
      if ((c300 < 128 ? TABLE_36[c300] === 1 : c300 === 9665) && (q = readBoldHeader(p)) >= 0) {
        p = q;
        value = m.value as BoldHeaderNode;
        break l297;
      }
      m.forget(t299);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) || (p = readOtherHeader(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as OtherHeaderNode;
    }
    m.value = value;
    return p;
  }

  function readHeaderCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_14[c] === 1)) && skipCutHeader(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) || (p = read_header(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    value = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    m.value = value;
    return p;
  }

  function skipProseTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    l491: for (;;) {
      const s493 = p;
      if ((p < end)) {
        l492: {
          l495: {
            const s496 = p;
            const c497 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if ((p < end && (c497 >= 14 || c497 <= 9 || (c497 >= 11 && c497 <= 12)))) {
              l498: {
                if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; break l498; }
                p++;
                const near499 = p + 4;
                while (p < near499 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
                if (p === near499) p = STOPS_0.next(p);
                m.hitEnd ||= p >= end && "^\n\r";
                break l495;
              }
              p = s496;
            }
            if ((c497 === 10 || c497 === 13)) {
              l500: {
                if ((p = skipNewline(p)) < 0) { break l500; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l500; }
                break l495;
              }
              p = s496;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l492; }
            if (skipProseStop(p) >= 0) { break l492; }

          }
          continue l491;
        }
        p = s493;
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
    l505: for (;;) {
      const s507 = p;
      if ((p < end)) {
        l506: {
          l509: {
            const s510 = p;
            const c511 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if ((c511 === 10 || c511 === 13)) {
              l512: {
                if ((p = skipNewline(p)) < 0) { break l512; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l512; }
                break l509;
              }
              p = s510;
            }
            if ((c511 === 10 || c511 === 13)) {
              l513: {
                if ((p = skipNewline(p)) < 0) { break l513; }
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 9665)) && skipHeadingStart(p) >= 0) { break l513; }
                m.hitEnd ||= p >= end;
                if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && skipDeepFence(p) >= 0) { break l513; }
                m.hitEnd ||= p >= end;
                if (skipProseStop(p) >= 0) { break l513; }

                break l509;
              }
              p = s510;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; break l506; }
            p++;
            const near514 = p + 4;
            while (p < near514 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
            if (p === near514) p = STOPS_0.next(p);
            m.hitEnd ||= p >= end && "^\n\r";
          }
          continue l505;
        }
        p = s507;
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: MoreTextNode = { type: 'MoreText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readAnyPartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: GapNode | BlockNode | CommentNode | ThoughtNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode;
    l501: {
      const t503 = m.pending.length;
      const c504 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c504 >= 9 && c504 <= 10) || c504 === 13 || c504 === 32) && (q = readGap(p)) >= 0) {
        p = q;
        value = m.value as GapNode;
        break l501;
      }
      m.forget(t503);
      if ((c504 === 32 || c504 === 96 || c504 === 126) && (q = readBlock(p)) >= 0) {
        p = q;
        value = m.value as BlockNode;
        break l501;
      }
      m.forget(t503);
      if ((c504 === 32 || c504 === 60) && (q = readComment(p)) >= 0) {
        p = q;
        value = m.value as CommentNode;
        break l501;
      }
      m.forget(t503);
      if ((c504 < 128 ? TABLE_38[c504] === 1 : c504 === 9665) && (q = readThought(p)) >= 0) {
        p = q;
        value = m.value as ThoughtNode;
        break l501;
      }
      m.forget(t503);
      if ((c504 < 128 ? TABLE_22[c504] === 1 : c504 === 9665) && (q = readBadNoiseLines(p)) >= 0) {
        p = q;
        value = m.value as BadNoiseLinesNode;
        break l501;
      }
      m.forget(t503);
      if ((c504 < 128 ? TABLE_39[c504] === 1 : c504 === 9665) && (q = readField(p)) >= 0) {
        p = q;
        value = m.value as FieldNode;
        break l501;
      }
      m.forget(t503);
      if ((c504 < 128 && TABLE_40[c504] === 1) && (q = readListBlock(p)) >= 0) {
        p = q;
        value = m.value as ListBlockNode;
        break l501;
      }
      m.forget(t503);
      if ((c504 < 128 ? TABLE_17[c504] === 1 : BEYOND_2(c504)) && (q = readEntry(p)) >= 0) {
        p = q;
        value = m.value as EntryNode;
        break l501;
      }
      m.forget(t503);
      if ((c504 === 32 || c504 === 96 || c504 === 126) && (q = readMissingFenceRun(p)) >= 0) {
        p = q;
        value = m.value as MissingFenceRunNode;
        break l501;
      }
      m.forget(t503);
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readProse(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as ProseNode;
    }
    m.value = value;
    return p;
  }

  function readBodyPartCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ProseNode | GapNode | BlockNode | CommentNode | ThoughtNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
    l487: {
      const s488 = p;
      const t489 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : BEYOND_1(c)))) {
        l490: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l490; }
          if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = readProse(p)) < 0) { m.hitEnd ||= p >= end; break l490; }
          value = m.value as ProseNode;
          break l487;
        }
        p = s488;
        m.forget(t489);
      } else
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : c === 9665)) && skipBodyStop(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end) || (p = readAnyPart(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as GapNode | BlockNode | CommentNode | ThoughtNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode | ProseNode;
    }
    m.value = value;
    return p;
  }

  function readWholeMessageCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_header!: ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    let l_parts!: (ProseNode | GapNode | BlockNode | CommentNode | ThoughtNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[];
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) || (p = readHeader(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_header = m.value as ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;
    const list485: (ProseNode | GapNode | BlockNode | CommentNode | ThoughtNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode)[] = [];
    let t483 = m.pending.length;
    while ((p < end) && (q = readBodyPart(p)) >= 0) {
      p = q;
      let v484!: ProseNode | GapNode | BlockNode | CommentNode | ThoughtNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
      v484 = m.value as ProseNode | GapNode | BlockNode | CommentNode | ThoughtNode | BadNoiseLinesNode | FieldNode | ListBlockNode | EntryNode | MissingFenceRunNode;
      list485.push(v484);
      t483 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t483);
    l_parts = list485;
    l517: {
      const s515 = p;
      l516: {
        l518: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : c === 9665)) && (q = skipBodyStop(p)) >= 0) {
            p = q;
            break l518;
          }
          m.hitEnd ||= p >= end;
          if ((p < end)) { break l516; }
          m.hitEnd ||= p >= end;
        }
        p = s515;
        break l517;
      }
      p = s515;
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
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const skipHeaderStart = coded(skipHeaderStartCode, "\u001b #*<[_\u25c1", true);
  const skipKnownHeader = coded(skipKnownHeaderCode, "\u001b #*<[_\u25c1", true);
  const skipNoises = coded(skipNoisesCode, null, true);
  const skipKnownHash = coded(skipKnownHashCode, "#", true);
  const skipOrnament = coded(skipOrnamentCode, "0-9\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f", true);
  const skipStrong = coded(skipStrongCode, "*_", true);
  const skipKnownWords = coded(skipKnownWordsCode, "AEIOPSaeiops\u0130", true);
  const skipArgWords = coded(skipArgWordsCode, "EPSeps", true);
  const skipTitleWords = coded(skipTitleWordsCode, "ASas", true);
  const skipBareWords = coded(skipBareWordsCode, "IOio\u0130", true);
  const skipHeaderTail = coded(skipHeaderTailCode, null, true);
  const skipLineTail = coded(skipLineTailCode, null, true);
  const skipCutHeader = coded(skipCutHeaderCode, " #*_", true);
  const skipArgWord = coded(skipArgWordCode, "ES", true);
  const skipTitledWord = coded(skipTitledWordCode, "AS", true);
  const noteLineEnd = coded(noteLineEndCode, null);
  const skipProseStop = coded(skipProseStopCode, null, true);
  const skipEntryStart = coded(skipEntryStartCode, "\t\u001b *+\\-0-9<[_\u2022\u25aa\u25c1\u25cf\u25e6", true);
  const skipThematicBreak = coded(skipThematicBreakCode, "\t *\\-_", true);
  const skipEntryMarker = coded(skipEntryMarkerCode, "*+\\-0-9\u2022\u25aa\u25cf\u25e6", true);
  const skipItemMarker = coded(skipItemMarkerCode, "*+\\-0-9", true);
  const skipFieldStart = coded(skipFieldStartCode, "\u001b #*<DERV[_derv\u25c1", true);
  const skipBodyStop = coded(skipBodyStopCode, "\u001b #*<[_`~\u25c1", true);
  const readIndent = coded(readIndentCode, null, true);
  const readFieldLine = coded(readFieldLineCode, "\t\u001b #*<DERV[_derv\u25c1", true);
  const readCodeSpan = coded(readCodeSpanCode, "`", true);
  const readCodeOfOne = coded(readCodeOfOneCode, null, true);
  const readEntryLine = coded(readEntryLineCode, "\t\u001b *+\\-0-9<[_\u2022\u25aa\u25c1\u25cf\u25e6", true);
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
  const readEol = coded(readEolCode, "\n\r");
  const readLineEnd = coded(readLineEndCode, null);
  const readWholeMessage = coded(readWholeMessageCode, "\u001b #*<[_\u25c1");
  const readHeader = coded(readHeaderCode, "\u001b #*<[_\u25c1");
  const read_header = coded(read_headerCode, "\u001b #*<[_\u25c1");
  const readExactHeader = coded(readExactHeaderCode, " #");
  const skipNoisyLine = coded(skipNoisyLineCode, "^\n\r", true);
  const readExactHead = coded(readExactHeadCode, "AEIOPS", true);
  const readArgWord = coded(readArgWordCode, "ES", true);
  const readArg = coded(readArgCode, "^", true);
  const skipArgPart = coded(skipArgPartCode, "^", true);
  const readPercent = coded(readPercentCode, "\u001b\\-0-9<[\u25c1", true);
  const readPercentNumber = coded(readPercentNumberCode, "\\-0-9", true);
  const readTitledWord = coded(readTitledWordCode, "AS", true);
  const readBareWord = coded(readBareWordCode, "IO", true);
  const readLooseHeader = coded(readLooseHeaderCode, "\u001b #<[\u25c1");
  const readBadHeaderNoise = coded(readBadHeaderNoiseCode, "\u001b<[\u25c1");
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
  const noteLooseColon = coded(noteLooseColonCode, "\t\u001b :<[\u25c1\uff1a");
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
      '[1,["M","BadNoiseLines",["s",["&",9],59]],"\\u001b <"]', // 8 readBadNoiseLines
      '[0,["s",10,["/",26,52,55,18]]]', // 9 skipNoiseTail
      '[0,["s",11,["|",0,15,false,["/",11,25]]]]', // 10 skipNoiseLines
      '[0,["s",12,13,["*",["/",13,["[","\\t "]]],22],"\\u001b <"]', // 11 skipNoiseLine
      skipIndent,
      '[0,["/",14,21],"\\u001b<"]', // 13 skipNoise
      '[0,["s",["!",15],["!",17],["!",19],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 14 skipTemplateToken
      '[0,["/",["s","<",16,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 15 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"]],"st"]', // 16 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],18]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 17 skipForeignCall
      '[0,["!",["[","^"]]]', // 18 skipEof
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",20,18]]]]],"<"]', // 19 skipTurnToken
      skipNewline,
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 21 skipAnsiSequence
      skipLineEnd,
      skipEol,
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 24 skipBadLineEnd
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
      skipLineTail,
      '[0,["q",39]]', // 38 skipNoisyEnd
      '[1,["scan",["/",13,["[","\\t "]],22]]', // 39 readNoisyEnd
      '[0,["s",["/",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],["&",36]],"CFRWcfrw"]', // 40 skipStateWord
      '[0,["s",31,["?",30],["/",["s",33,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],42],["s",34,["?",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],42]]],35],31,28,["[*","\\t "],22],"*_"]', // 41 skip_boldHeader
      '[0,["s",["[","^\\n\\r*_"],["*",["s",["!",["s",31,28,["[*","\\t "],22]],["[","^\\n\\r*"]]]]]', // 42 skipBoldText
      skipCutHeader,
      '[0,["/",["s",12,["/",["s","#",["!","#"]],["s","###",["[*","#"]]],["[+","\\t "],["?",["[","^\\n\\r"]],18],["s",12,31,["?",["[","^\\n\\r"]],18]]," #*_"]', // 44 skipLoneLetter
      '[0,["q",46]]', // 45 skipCutMarks
      '[0,["@",1,["endsInside",47],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 46 readCutMarks
      '[0,["/",["s",12,["|",1,6,false,"#"],["[*","\\t "],["?",30],48,18],["s",12,"**",["?",30],49,"**",18],["s",12,"__",["?",30],49,"__",18]]," #*_"]', // 47 skipWholeMarks
      '[0,["/",["s","Status:",["?"," "],["/","Ready","Working","Complete","Failed","Cancelled"]],["s","Progress:",["?"," "],["[+",".0-9"],["?"," "],"%"],["s",["/","Error","Session Checkpoint","Session"],":",["?"," "],["[+","^\\n\\r"]],["s",["/","AI Directive","Suggestions"],["?",["s",":",["?"," "],["[+","^\\n\\r"]]]],["s","Output",["?",["/"," Data"," Files"]]],"Input Needed"],"AEIOPS"]', // 48 skipWholeHead
      '[0,["/",["s",["/",50,"Progress",51],":",["[*","\\t "],["[+","^\\n\\r*_"]],"AI Directive","Suggestions",["s","Output",["?",["/"," Data"," Files"]]],"Input Needed"],"AEIOPS"]', // 49 skipWholeBold
      skipArgWord,
      skipTitledWord,
      '[0,["s",53,["*",["/",25,13]],27]]', // 52 skipWrapperAhead
      '[0,["s",54,22]]', // 53 skipFenceOpen
      '[0,["/",["s",12,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",22]],["s",12,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 54 skipFenceHead
      '[0,["s",12,56,["[*","\\t "],["&",22]]," `~"]', // 55 skip_wrapperEnd
      '[0,["q",57]]', // 56 skipWrapperRun
      '[0,["closes",0,58],"`~"]', // 57 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 58 readFenceRun
      '[1,["s",60,["|",0,15,false,["/",60,5]]]]', // 59 noteNoiseLines
      '[1,["s",12,13,["*",["/",13,["[","\\t "]]],61],"\\u001b <"]', // 60 noteNoiseLine
      noteLineEnd,
      '[0,["L",["!",52]]]', // 62 leaf
      '[0,["L",["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],"^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]', // 63 leaf
      '[0,["L",["[","^\\n\\r"]]]', // 64 leaf
      skipProseStop,
      '[0,["s",12,67]," `~"]', // 66 skipFenceStart
      '[0,["/",["s","```",["[*","`"],["[*","^\\n\\r`"],22],"~~~"],"`~"]', // 67 skipOpenRun
      '[0,["s",12,"<!",["&","--"]]," <"]', // 68 skipCommentStart
      '[0,["s",12,15]," <[\u25c1"]', // 69 skipThoughtAhead
      skipEntryStart,
      skipThematicBreak,
      skipEntryMarker,
      skipItemMarker,
      skipFieldStart,
      '[0,["/",76,78],"#*DERV_derv"]', // 75 skipFieldName
      '[0,["/",["s","**",77,["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",77,["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 76 skipBoldName
      '[0,["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\n\\r*:_"],["s",["!",["s",":",["[*","\\t "],31]],["!",31],["[","*:_"]]]]]]', // 77 skipLabelName
      '[0,["/",["s",79,80,79,28,["[*","\\t "],["/",["s",":",79,["&",81]],["s","\uff1a",79]]],["s",31,80,31,["&",81],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],80,["[*","\\t "],["?",":"],["[*","\\t "],["&",22]]],"#*DERV_derv"]', // 78 skipPlainName
      '[0,["|",0,2,false,["[","*_"]]]', // 79 skipPlainMarks
      '[0,["/",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 80 skipPlainWords
      '[0,["/",["[","\\t "],13,22]]', // 81 skipNameEnd
      '[0,["s",12,["/","``","`","~~","~"],18]," `~"]', // 82 skipCutFence
      '[1,["L",84]]', // 83 leaf
      '[1,["N","TextEnd",["?",6]]]', // 84 readTextEnd
      '[0,["L",["!",86]]]', // 85 leaf
      skipBodyStop,
      '[1,["L",4],"\\t\\n\\r "]', // 87 leaf
      '[0,["L",89]]', // 88 leaf
      '[0,["N",0,["s",[":",0,["$",12]],[":",1,["$",["s","```",["[*","`"]]]],[":",2,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",12]],[":",1,["$",["s","~~~",["[*","~"]]]],[":",2,["$",["[*","^\\n\\r"]]],["&",22]]]," `~"]', // 89 readBlockHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",20,["&",["[","^\\n\\r #`~"]]],null,0,null,false],[["s",20,["!",91],["!",94],["!",18]],null,0,null,false]]]', // 90 text
      '[0,["s",12,92,["[*","\\t "],["&",22]]," `~"]', // 91 skipFenceClose
      '[0,["q",93]]', // 92 skipClosingRun
      '[0,["closes",1,58],"`~"]', // 93 readClosingRun
      '[0,["s","## Status: ",40,["!",95]]]', // 94 skipTakenStatus
      '[0,["q",96]]', // 95 skipCloseLater
      '[0,["later",0,-1,97]]', // 96 readCloseLater
      '[0,["t",[0,1,2,3],98,58,99,["&",22]]," `~"]', // 97 readCloseLine
      readIndent,
      '[0,["|",0,null,true,100]]', // 99 readBlanks
      '[0,["$",["[","\\t "]]]', // 100 readBlank
      '[1,["L",["/",102,104]]]', // 101 leaf
      '[1,["N",1,["s",20,[":",0,103],61]],"\\n\\r"]', // 102 readBlockEnd
      '[0,["N","FenceLine",91]]', // 103 readFenceLine
      '[1,["M","MissingFenceEnd",["?",20]]]', // 104 readMissingFenceEnd
      '[0,["L",106]]', // 105 leaf
      '[0,["N","CommentHead",68]]', // 106 readCommentHead
      '[0,[[null,"^\\r\\\\-",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false],[["s",["!","-->"],"-"],null,0,null,false]]]', // 107 text
      '[1,["L",["/",109,110]]]', // 108 leaf
      '[1,["N","CommentEnd",["s","-->",["[*","^\\n\\r"],61]]]', // 109 readCommentEnd
      '[1,["M","MissingCommentEnd",""]]', // 110 readMissingCommentEnd
      '[1,["L",112]]', // 111 leaf
      '[1,["M",0,["s",["?",20],12,[":",0,113]]],"\\n\\r <[\u25c1"]', // 112 readBadThought
      '[0,["/",["@",1,"<",114,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 113 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"]],"st"]', // 114 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",116],["[","^"]],null,0,null,false]]]', // 115 text
      '[0,["q",117]]', // 116 skipOwnThoughtClose
      '[0,["same",4,118],"<[\u25c1"]', // 117 readOwnThoughtClose
      '[0,["/",["@",1,"</",114,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],119],"<[\u25c1"]', // 118 readThoughtClose
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 119 readAnalysisEnd
      '[1,["L",121]]', // 120 leaf
      '[1,["/",122,123]]', // 121 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",116,["[*","\\t "]]]]', // 122 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 123 readMissingThoughtEnd
      '[1,["L",8]]', // 124 leaf
      '[0,["L",126],"\\t\\u001b #*<DERV_derv"]', // 125 leaf
      readFieldLine,
      '[0,["/",128,130],"#*DERV_derv"]', // 127 readFieldName
      '[0,["N",2,["s","**",[":",0,129],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",[":",0,129],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 128 readBoldName
      '[0,["N","LabelName",["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\n\\r*:_"],["s",["!",["s",":",["[*","\\t "],31]],["!",31],["[","*:_"]]]]]]]', // 129 readLabelName
      '[0,["N",3,["s",79,[":",0,131],79,28,["[*","\\t "],["/",["s",":",79,["&",81]],["s","\uff1a",79]]],["s",31,[":",0,131],31,["&",81],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],[":",0,131],["[*","\\t "],["?",":"],["[*","\\t "],["&",22]]],"#*DERV_derv"]', // 130 readPlainName
      '[0,["N","PlainWords",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 131 readPlainWords
      readCodeSpan,
      readCodeOfOne,
      '[0,["handing",3,["@",2,["hand",3,[],["$",["|",2,24,false,"`"]]],["!","`"],135,136]],"`"]', // 134 readLongCode
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",136],139]]]],"^\\n\\r"]', // 135 readCodeOfMany
      '[0,["q",137]]', // 136 skipSameRun
      '[0,["same",3,138],"`"]', // 137 readSameRun
      '[0,["$",["[+","`"]]]', // 138 readTickRun
      '[0,["[+","`"]]', // 139 skipTickRun
      '[0,["N","FieldValue",["[*","^\\n\\r"]]]', // 140 readFieldValue
      '[0,["s",12,28,["|",1,6,false,"#"],["[","\\t "]],"\\u001b #<"]', // 141 skipHeadingStart
      '[0,["s",143,["[*","\\t "],67]]', // 142 skipDeepFence
      '[0,["/","    ",144],"\\t "]', // 143 skipDeepIndent
      '[0,["s",["|",0,3,false," "],"\\t"],"\\t "]', // 144 skipTabIndent
      '[0,["L",146]]', // 145 leaf
      '[0,["N",4,["s",[":",0,147],["&",67]]]]', // 146 readListHead
      '[0,["{",1,[":",0,["$",["s",12,73,["[+","\\t "],["*",["s",73,["[+","\\t "]]]]]]]," *+\\\\-0-9"]', // 147 readItemColumns
      '[0,["L",149]]', // 148 leaf
      '[0,["N",5,["s",[":",0,["$",["s","```",["[*","`"]]]],[":",1,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",["s","~~~",["[*","~"]]]],[":",1,["$",["[*","^\\n\\r"]]],["&",22]]],"`~"]', // 149 readListFenceHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",20,["!",151],["&",["/",152,25]],["!",18]],null,0,null,false]]]', // 150 text
      '[0,["s",["&",152],["[*","\\t "],92,["[*","\\t "],["&",22]],"\\t "]', // 151 skipListClose
      '[0,["/",153,144],"\\t "]', // 152 skipItemIndent
      '[0,["q",154]]', // 153 skipColumnRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 154 readColumnRun
      '[1,["L",["/",156,["@",1,["&",158],104],159]]]', // 155 leaf
      '[1,["N",6,["s",20,[":",0,157],61]],"\\n\\r"]', // 156 readListEnd
      '[0,["N","ListFenceLine",151]]', // 157 readListFenceLine
      '[0,["s",["?",20],18]]', // 158 skipLastLineEnd
      '[1,["M","BadFenceEnd",["?",20]]]', // 159 readBadFenceEnd
      '[0,["L",""]]', // 160 leaf
      '[0,["L",162],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 161 leaf
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
      '[0,["q",134]]', // 173 skipLongCode
      readSeparator,
      readEntryAfter,
      '[0,["N",7,["s",28,[":",0,132],["?",["[",".;"]],["&",37]]],"\\u001b<`"]', // 176 readEntryCode
      '[0,["s",28,171,["?",["[",".;"]],["&",37]],"\\u001b<`"]', // 177 skipEntryCode
      '[1,["L",["?",179]]]', // 178 leaf
      '[1,["N",8,["s",6,["[*","\\t "],28,[":",0,132],["[*","\\t "],28,["&",22]]],"\\n\\r"]', // 179 readMoreCode
      '[1,["L",181]]', // 180 leaf
      '[1,["handing",1,["N",10,["s",6,["*",5],["hand",1,["run"],[":",0,182]],61,[":",1,183],[":",2,185]]]],"\\n\\r"]', // 181 readDeepBlock
      '[0,["N",9,["s",[":",0,["$",["s",143,["[*","\\t "]]]],[":",1,["$",["s","```",["[*","`"]]]],[":",2,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",["s",143,["[*","\\t "]]]],[":",1,["$",["s","~~~",["[*","~"]]]],[":",2,["$",["[*","^\\n\\r"]]],["&",22]]],"\\t "]', // 182 readDeepHead
      '[1,["N","DeepBody",["*",["s",["!",["s",["[*","\\t "],92,["[*","\\t "],22]],["/",5,["s",143,184]]]]]]', // 183 readDeepBody
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 184 noteLine
      '[1,["/",["@",0,186,61],["@",1,["&",158],104],159]]', // 185 readDeepClose
      '[0,["N","DeepFenceLine",["s",143,["[*","\\t "],92,["[*","\\t "],["&",22]]]]', // 186 readDeepFenceLine
      '[1,["L",188]]', // 187 leaf
      '[1,["M","MissingFenceRun",82]]', // 188 readMissingFenceRun
      '[0,["L",["&",190]]," `~"]', // 189 leaf
      '[0,["s",["&",52],["!",191]]," `~"]', // 190 skipWholeWrapper
      '[0,["s",192,["*",["/",205,207]],["*",["/",209,207]],["*",["s",["!",26],208]],26]]', // 191 skipExampleAhead
      '[0,["q",193]]', // 192 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],194],196,["|",0,null,true,["t",[0,1],["!",55],199]],204,202]]," `~"]', // 193 readWrapperShape
      '[1,["@",0,195,61]]', // 194 readFenceOpen
      '[0,["/",["@",1,12,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",22]],["@",1,12,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 195 readFenceHead
      '[1,["|",0,null,true,["t",[0,1],["!",55],["/",197,["t",[0,1],["!",54],199]]]]]', // 196 readClosedLines
      '[1,["t",[0,1],198,202]]', // 197 readClosedFence
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],194],["|",0,null,true,["t",[0,1],["!",91],199]],201]]," `~"]', // 198 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],200],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 199 readLine
      readEol,
      '[0,["t",[0,1,2,3],98,93,99,["&",22]]," `~"]', // 201 readFenceClose
      readLineEnd,
      '[0,["!",["[","^"]]]', // 203 readEof
      '[0,["t",[0,1,2,3],98,57,99,["&",22]]," `~"]', // 204 read_wrapperEnd
      '[0,["q",206]]', // 205 skipClosedShape
      '[1,["handing",0,["t",[0,1,2,3],["hand",0,[],194],196,204,202]]," `~"]', // 206 readClosedShape
      '[0,["s",["!",54],["!",26],208],"^"]', // 207 skipExampleLine
      '[0,["/",["s",["[*","^\\n\\r"],23],["[+","^\\n\\r"]],"^"]', // 208 skipLine
      '[0,["s",210,22]]', // 209 skipClosedFence
      '[0,["q",198]]', // 210 skipFenced
      '[1,["L",212]]', // 211 leaf
      '[1,["M",1,["s",["&",52],[":",0,194]]]," `~"]', // 212 readBadWrapper
      '[1,["L",214],"\\u001b #*<_"]', // 213 leaf
      readWholeMessage,
      readHeader,
      read_header,
      readExactHeader,
      skipNoisyLine,
      readExactHead,
      readArgWord,
      '[0,["s",31,["[*","^\\n\\r*"],31,["[*","\\t "],22],"*_"]', // 221 skip_boldArg
      readArg,
      '[0,["s",["[+","#"],37]]', // 223 skipClosingSigns
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
      '[1,["M","BadHeaderOrnament",30],"0-9\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 235 readBadHeaderOrnament
      readLooseHead,
      readBoldedHead,
      readBadHeaderBold,
      readLooseWords,
      readExactWords,
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],36]]],["[*","\\t \\\\-_"]]]', // 241 skipOutputGap
      readBadHeaderCase,
      skipLetters,
      noteLooseColon,
      '[1,["s",["&",["s",["[*","\\t "],["?",["s",["[",":\uff1a"],["[*","\\t "]]],13]],246],"\\t\\u001b :<\uff1a"]', // 245 noteTintedColon
      '[1,["M","BadColonNoise",["s",["[*","\\t "],28,["[",":\uff1a"],["[*","\\t "],28]],"\\t\\u001b :<\uff1a"]', // 246 readBadColonNoise
      '[1,["M","BadWideColon",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "]]],"\\t :\uff1a"]', // 247 readBadWideColon
      '[0,["N",11,["s",[":",0,226],[":",1,["$",["?",["s",["[*","\\t "],28,"%"]]]],["&",["s",31,36]]],["+",["s",["!",["s",31,36]],["[","^\\n\\r"]]]],"^\\n\\r"]', // 248 readBoldArg
      readPlainHead,
      '[1,["M","BadHeaderColon",["s",["[+","\\t "],["?",["s",["[","\\\\-\u2013\u2014"],["[+","\\t "]]]]]]', // 250 readBadHeaderColon
      '[1,["M","BadHeaderClose",["s",["[*","\\t "],["[+","#"]]],"\\t #"]', // 251 readBadHeaderClose
      '[1,["N",12,["s",["?",230],["&",["s",12,41]],12,238,["?",235],[":",0,239],[":",1,["?",["@",3,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],248]]],31,["?",230],["[*","\\t "],61]],"\\u001b *<_"]', // 252 readBoldHeader
      '[1,["N",13,["s",["!",27],["?",230],12,"##",["&",["/",["[","\\t "],22]],[":",0,["?",["@",1,["[+","\\t "],222]]],["[*","\\t "],["[*","#"],["[*","\\t "],["?",230],["[*","\\t "],61]],"\\u001b #<"]', // 253 readOtherHeader
      readBodyPart,
      readProse,
      skipProseText,
      readAnyPart,
      '[1,["handing",1,["N",14,["s",["hand",1,["run"],[":",0,89]],[":",1,259],[":",2,["/",102,104]]]]]," `~"]', // 258 readBlock
      '[0,["N","BlockText",["*",["/",["[+","^\\n\\r"],["s",20,["&",["[","^\\n\\r #`~"]]],["s",20,["!",91],["!",94],["!",18]]]]]]', // 259 readBlockText
      '[1,["N","Comment",["s",261,262,["/",109,110]]]]', // 260 readComment
      '[0,68]', // 261 skipCommentHead
      '[0,["*",["/",["[+","^\\n\\r\\\\-"],20,["s",["!","-->"],"-"]]]]', // 262 skipCommentText
      '[1,["handing",4,["N",15,["s",["hand",4,["kind"],[":",0,112]],264,265]]],"\\n\\r <[\u25c1"]', // 263 readThought
      '[0,["*",["/",["[+","^<[\u25c1"],["s",["!",116],["[","^"]]]]]', // 264 skipThoughtText
      '[1,["/",266,123]]', // 265 note_thoughtEnd
      '[0,["s",116,["[*","\\t "]]]', // 266 skipThoughtEnd
      '[1,["N",16,["s",[":",0,126],[":",1,268],84]],"\\t\\u001b #*<DERV_derv"]', // 267 readField
      readMoreText,
      '[1,["handing",2,["N",18,["s",["hand",2,["lead"],[":",0,146]],[":",1,["/",270,""]]]]]," *+\\\\-0-9"]', // 269 readListBlock
      '[1,["handing",1,["N",17,["s",["hand",1,["run"],[":",0,149]],[":",1,271],[":",2,["/",156,["@",1,["&",158],104],159]]]]],"`~"]', // 270 readListFence
      '[0,["N","ListText",["*",["/",["[+","^\\n\\r"],["s",20,["!",151],["&",["/",152,25]],["!",18]]]]]]', // 271 readListText
      '[1,["N",19,["s",[":",0,162],[":",1,["?",179]],[":",2,268],[":",3,["|",0,null,true,181]],84]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 272 readEntry
      '[1,["L",274]]', // 273 leaf
      '[1,["M","MissingHeaderEnd",43]," #*_"]', // 274 readMissingHeaderEnd
      '[1,["L",215],"\\u001b #*<_"]', // 275 leaf
      '[1,["L",["/",277,278]]]', // 276 leaf
      '[1,["N","WrapperEnd",["s",55,61]]]', // 277 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 278 readMissingWrapperEnd
      '[1,["L",["/",4,8]],"\\t\\n\\r\\u001b <"]', // 279 leaf
      '[1,["L",281]]', // 280 leaf
      '[1,["M","BadChat",["+",["s",["!",52],["!",26],["!",9],["!",25],184]]],"^"]', // 281 readBadChat
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { scan: ofScan, i: ofCase, endsInside: ofEndsInside, closes: ofCloses, later: ofLater, same: ofSame, "{": ofAction, handing: ofHanding, hand: ofHand } });
  let readBadLineEnd: Match = rules.called(7, (made) => { readBadLineEnd = made; });
  let readBadNoiseLines: Match = rules.called(8, (made) => { readBadNoiseLines = made; });
  let skipNoiseTail: Match = rules.called(9, (made) => { skipNoiseTail = made; });
  let skipNoise: Match = rules.called(13, (made) => { skipNoise = made; });
  let skipBadLineEnd: Match = rules.called(24, (made) => { skipBadLineEnd = made; });
  let skipNoisyEnd: Match = rules.called(38, (made) => { skipNoisyEnd = made; });
  let skipStateWord: Match = rules.called(40, (made) => { skipStateWord = made; });
  let skip_boldHeader: Match = rules.called(41, (made) => { skip_boldHeader = made; });
  let skipLoneLetter: Match = rules.called(44, (made) => { skipLoneLetter = made; });
  let skipCutMarks: Match = rules.called(45, (made) => { skipCutMarks = made; });
  let skip_wrapperEnd: Match = rules.called(55, (made) => { skip_wrapperEnd = made; });
  let skipFenceStart: Match = rules.called(66, (made) => { skipFenceStart = made; });
  let skipCommentStart: Match = rules.called(68, (made) => { skipCommentStart = made; });
  let skipThoughtAhead: Match = rules.called(69, (made) => { skipThoughtAhead = made; });
  let skipFieldName: Match = rules.called(75, (made) => { skipFieldName = made; });
  let skipCutFence: Match = rules.called(82, (made) => { skipCutFence = made; });
  let readTextEnd: Match = rules.called(84, (made) => { readTextEnd = made; });
  let readFieldName: Match = rules.called(127, (made) => { readFieldName = made; });
  let readLongCode: Match = rules.called(134, (made) => { readLongCode = made; });
  let readFieldValue: Match = rules.called(140, (made) => { readFieldValue = made; });
  let skipHeadingStart: Match = rules.called(141, (made) => { skipHeadingStart = made; });
  let skipDeepFence: Match = rules.called(142, (made) => { skipDeepFence = made; });
  let skipLongCode: Match = rules.called(173, (made) => { skipLongCode = made; });
  let readEntryCode: Match = rules.called(176, (made) => { readEntryCode = made; });
  let skipEntryCode: Match = rules.called(177, (made) => { skipEntryCode = made; });
  let readMissingFenceRun: Match = rules.called(188, (made) => { readMissingFenceRun = made; });
  let readEof: Match = rules.called(203, (made) => { readEof = made; });
  let skip_boldArg: Match = rules.called(221, (made) => { skip_boldArg = made; });
  let skipClosingSigns: Match = rules.called(223, (made) => { skipClosingSigns = made; });
  let readBadHeaderOrnament: Match = rules.called(235, (made) => { readBadHeaderOrnament = made; });
  let skipOutputGap: Match = rules.called(241, (made) => { skipOutputGap = made; });
  let noteTintedColon: Match = rules.called(245, (made) => { noteTintedColon = made; });
  let readBadWideColon: Match = rules.called(247, (made) => { readBadWideColon = made; });
  let readBoldArg: Match = rules.called(248, (made) => { readBoldArg = made; });
  let readBadHeaderColon: Match = rules.called(250, (made) => { readBadHeaderColon = made; });
  let readBadHeaderClose: Match = rules.called(251, (made) => { readBadHeaderClose = made; });
  let readBoldHeader: Match = rules.called(252, (made) => { readBoldHeader = made; });
  let readOtherHeader: Match = rules.called(253, (made) => { readOtherHeader = made; });
  let readBlock: Match = rules.called(258, (made) => { readBlock = made; });
  let readComment: Match = rules.called(260, (made) => { readComment = made; });
  let readThought: Match = rules.called(263, (made) => { readThought = made; });
  let readField: Match = rules.called(267, (made) => { readField = made; });
  let readListBlock: Match = rules.called(269, (made) => { readListBlock = made; });
  let readEntry: Match = rules.called(272, (made) => { readEntry = made; });

  const stepanyPart: Step = { op: 'choice', starts: ["\t\n\r ", " `~", " <", "\n\r <[\u25c1", "\u001b <", "\t\u001b #*<DERV_derv", " *+\\-0-9", "\t\u001b *+\\-0-9<\u2022\u25aa\u25cf\u25e6", " `~", "^\n\r"], alternatives: [{ op: 'leaf', read: rules.at(87) }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(124) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: rules.at(187) }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', starts: ["^\t\n\r\u001b #*+\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(63), body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(85), body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', starts: ["\u001b #*<_", " #*_", "\u001b #*<_"], alternatives: [{ op: 'leaf', read: rules.at(213), isShortcut: true }, { op: 'leaf', read: rules.at(273) }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', starts: ["\t\n\r\u001b <", " `~", "^"], alternatives: [{ op: 'leaf', read: rules.at(279) }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: rules.at(280) }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(62), body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(189), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepbodyPart }, { op: 'loop', body: stepturn }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(83) }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(64) }, { op: 'text', read: text0Code }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(88) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(101) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(90) } };
  const stepComment: Step = { op: 'rule', name: 'Comment', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(105) }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: rules.at(108) }] } };
  const stepCommentText: Step = { op: 'rule', name: 'CommentText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(107) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(111) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(120) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(115) } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(125) }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: rules.at(83) }] } };
  const stepMoreText: Step = { op: 'rule', name: 'MoreText', attribute: -1, isText: true, body: { op: 'text', read: text1Code } };
  const stepListBlock: Step = { op: 'rule', name: 'ListBlock', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: rules.at(145) }, { op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: rules.at(160) }] }] } };
  const stepListFence: Step = { op: 'rule', name: 'ListFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(148) }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: rules.at(155) }] } };
  const stepListText: Step = { op: 'rule', name: 'ListText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(150) } };
  const stepEntry: Step = { op: 'rule', name: 'Entry', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(161) }, { op: 'leaf', read: rules.at(178) }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: rules.at(180) } }, { op: 'leaf', read: rules.at(83) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(211) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: rules.at(276) }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(275) }, { op: 'loop', body: stepbodyPart }] } };

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
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
  },
  attributes: 5,
  tables: 1,
};
