// Generated from grammars/duckflow.peggy, grammars/duckflow/markers.peggy, grammars/duckflow/sections.peggy, grammars/duckflow/vitals.peggy, grammars/duckflow/actions.peggy, grammars/duckflow/blocks.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofAction, ofWords, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater } from '../src/engine/generated.ts';

export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface MissingWrapperEndNode extends RecoveryNode { readonly type: 'MissingWrapperEnd'; }
export interface BlankNode extends TreeNode { readonly type: 'Blank'; }
export interface BadMarkerNode extends RecoveryNode { readonly type: 'BadMarker'; }
export interface BadIndexNode extends RecoveryNode { readonly type: 'BadIndex'; }
export interface MissingMarkerEndNode extends RecoveryNode { readonly type: 'MissingMarkerEnd'; }
export interface BadChatBeforeNode extends RecoveryNode { readonly type: 'BadChatBefore'; }
export interface BadChatNode extends RecoveryNode { readonly type: 'BadChat'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface BadFencedActionNode extends RecoveryNode { readonly type: 'BadFencedAction'; }
export interface BadLineNode extends RecoveryNode { readonly type: 'BadLine'; }
export interface ActionNameNode extends TreeNode {
  readonly type: 'ActionName';
  readonly index: string | MissingIndexNode;
  readonly name: string;
}
export interface BadActionNameNode extends RecoveryNode {
  readonly type: 'BadActionName';
  readonly index: string | MissingIndexNode;
  readonly name: string;
}
export interface MissingIndexNode extends RecoveryNode { readonly type: 'MissingIndex'; }
export interface BadMarkerIndentNode extends RecoveryNode { readonly type: 'BadMarkerIndent'; }
export interface BadMarkerDecorationNode extends RecoveryNode {
  readonly type: 'BadMarkerDecoration';
  readonly isAround: "" | null;
}
export interface BadMarkerEndNode extends RecoveryNode { readonly type: 'BadMarkerEnd'; }
export interface BadMarkerBracketNode extends RecoveryNode { readonly type: 'BadMarkerBracket'; }
export interface BadMarkerBlankNode extends RecoveryNode { readonly type: 'BadMarkerBlank'; }
export interface BadMarkerNoiseNode extends RecoveryNode { readonly type: 'BadMarkerNoise'; }
export interface BadBlankNode extends RecoveryNode { readonly type: 'BadBlank'; }
export interface BadSeparatorNode extends RecoveryNode { readonly type: 'BadSeparator'; }
export interface BadBoldSeparatorNode extends RecoveryNode { readonly type: 'BadBoldSeparator'; }
export interface BadOpenSeparatorNode extends RecoveryNode { readonly type: 'BadOpenSeparator'; }
export interface SectionHeadNode extends TreeNode { readonly type: 'SectionHead'; readonly name: string; }
export interface BadSectionSeparatorNode extends RecoveryNode { readonly type: 'BadSectionSeparator'; }
export interface SectionEndNode extends TreeNode { readonly type: 'SectionEnd'; }
export interface BadSectionTagNode extends RecoveryNode { readonly type: 'BadSectionTag'; }
export interface BadFirstLineNode extends RecoveryNode { readonly type: 'BadFirstLine'; }
export interface MissingTextFenceEndNode extends RecoveryNode { readonly type: 'MissingTextFenceEnd'; }
export interface VitalNode extends TreeNode {
  readonly type: 'Vital';
  readonly name: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  readonly value: NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
}
export interface LooseVitalNode extends TreeNode {
  readonly type: 'LooseVital';
  readonly name: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  readonly value: NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
}
export interface OwnVitalNode extends TreeNode {
  readonly type: 'OwnVital';
  readonly name: string | BadOwnNameNode;
  readonly value: NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
}
export interface NumberNode extends TreeNode { readonly type: 'Number'; readonly text: string; }
export interface BadOwnNameNode extends RecoveryNode { readonly type: 'BadOwnName'; }
export interface BadVitalSeparatorNode extends RecoveryNode { readonly type: 'BadVitalSeparator'; }
export interface BadOpenVitalSeparatorNode extends RecoveryNode { readonly type: 'BadOpenVitalSeparator'; }
export interface MissingBlankNode extends RecoveryNode { readonly type: 'MissingBlank'; }
export interface BadPercentNode extends RecoveryNode { readonly type: 'BadPercent'; readonly text: string; }
export interface BadNumeralNode extends RecoveryNode { readonly type: 'BadNumeral'; }
export interface BadCutNumberNode extends RecoveryNode { readonly type: 'BadCutNumber'; }
export interface BadMarkedNumberNode extends RecoveryNode {
  readonly type: 'BadMarkedNumber';
  readonly text: string;
}
export interface BadVitalNode extends RecoveryNode { readonly type: 'BadVital'; }
export interface BadValueBracketNode extends RecoveryNode { readonly type: 'BadValueBracket'; }
export interface BadRemarkNode extends RecoveryNode { readonly type: 'BadRemark'; }
export interface MissingLineEndNode extends RecoveryNode { readonly type: 'MissingLineEnd'; }
export interface BadBareVitalNode extends RecoveryNode {
  readonly type: 'BadBareVital';
  readonly name: string;
  readonly value: BadPercentNode | BareNumberNode;
}
export interface BareNumberNode extends TreeNode { readonly type: 'BareNumber'; readonly text: string; }
export interface TypeNode extends TreeNode {
  readonly type: 'Type';
  readonly index: string;
  readonly value: TypeNameNode | ValueNode | TypeWordNode;
}
export interface TypeWordNode extends TreeNode { readonly type: 'TypeWord'; readonly text: string; }
export interface LooseTypeNode extends TreeNode {
  readonly type: 'LooseType';
  readonly marker: ActionNameNode | BadActionNameNode;
  readonly value: BadMarkedTypeNode | TypeNameNode | BracketValueNode | ValueNode | BoldValueNode;
}
export interface TypeNameNode extends TreeNode { readonly type: 'TypeName'; readonly text: string; }
export interface BadMarkedTypeNode extends RecoveryNode { readonly type: 'BadMarkedType'; readonly text: string; }
export interface ParameterNode extends TreeNode {
  readonly type: 'Parameter';
  readonly index: string;
  readonly name: string;
  readonly value: ValueNode;
  readonly more: BadContinuationNode | null;
}
export interface LooseParameterNode extends TreeNode {
  readonly type: 'LooseParameter';
  readonly marker: ActionNameNode | BadActionNameNode;
  readonly value: BracketValueNode | ValueNode | BoldValueNode;
  readonly more: BadContinuationNode | null;
}
export interface ValueNode extends TreeNode { readonly type: 'Value'; readonly text: string; }
export interface BadCloseTagNode extends RecoveryNode { readonly type: 'BadCloseTag'; }
export interface BracketValueNode extends TreeNode { readonly type: 'BracketValue'; readonly text: string; }
export interface BoldValueNode extends TreeNode { readonly type: 'BoldValue'; readonly text: string; }
export interface BadLineNoiseNode extends RecoveryNode { readonly type: 'BadLineNoise'; }
export interface BadContinuationNode extends RecoveryNode {
  readonly type: 'BadContinuation';
  readonly lines: string[];
}
export interface BlockHeadNode extends TreeNode {
  readonly type: 'BlockHead';
  readonly marker: StartMarkerNode | BadContentTagNode | ActionNameNode | BadActionNameNode;
}
export interface StartMarkerNode extends TreeNode { readonly type: 'StartMarker'; readonly index: string; }
export interface BadContentTagNode extends RecoveryNode { readonly type: 'BadContentTag'; readonly index: string; }
export interface BlockEndNode extends TreeNode { readonly type: 'BlockEnd'; readonly marker: string; }
export interface BareEndNode extends TreeNode { readonly type: 'BareEnd'; readonly marker: string; }
export interface BadBareStartNode extends RecoveryNode { readonly type: 'BadBareStart'; }
export interface BadStartTextNode extends RecoveryNode { readonly type: 'BadStartText'; }
export interface BadContentEndNode extends RecoveryNode { readonly type: 'BadContentEnd'; }
export interface BadBlockEndNode extends RecoveryNode { readonly type: 'BadBlockEnd'; }
export interface BadInlineEndNode extends RecoveryNode { readonly type: 'BadInlineEnd'; }
export interface MissingContentEndNode extends RecoveryNode {
  readonly type: 'MissingContentEnd';
  readonly index: string | null;
}
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "thought" | "THINK" | "THINKING" | "analysis";
}
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }
export interface BadForeignCallNode extends RecoveryNode { readonly type: 'BadForeignCall'; }
export interface BadTurnNode extends RecoveryNode { readonly type: 'BadTurn'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BlankNode | BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode | BadNoiseNode | BadWrapperNode
| BadTurnNode | BadForeignCallNode | TypeNode | ParameterNode | VitalNode | BlockHeadNode | BadStartTextNode
| BadLineEndNode | BlockEndNode | BadBlockEndNode | MissingContentEndNode | BadInlineEndNode | LooseTypeNode
| LooseParameterNode | BadBareStartNode | BareEndNode | OwnVitalNode | SectionHeadNode | SectionEndNode
| LooseVitalNode | BadBareVitalNode | BadContentEndNode | BadSectionTagNode | MissingMarkerEndNode | BadIndexNode
| BadMarkerNode | BadChatNode | BadLineNode | WrapperEndNode | MissingWrapperEndNode | BadChatBeforeNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtText' | 'TurnText' | 'BlockText' | 'BareText' | 'SectionText' | 'FencedText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadMarkerNode | BadIndexNode | MissingMarkerEndNode | BadChatBeforeNode
| BadChatNode | MissingFenceEndNode | BadFencedActionNode | BadLineNode | BadActionNameNode | MissingIndexNode
| BadMarkerIndentNode | BadMarkerDecorationNode | BadMarkerEndNode | BadMarkerBracketNode | BadMarkerBlankNode
| BadMarkerNoiseNode | BadBlankNode | BadSeparatorNode | BadBoldSeparatorNode | BadOpenSeparatorNode
| BadSectionSeparatorNode | BadSectionTagNode | BadFirstLineNode | MissingTextFenceEndNode | BadOwnNameNode
| BadVitalSeparatorNode | BadOpenVitalSeparatorNode | MissingBlankNode | BadPercentNode | BadNumeralNode
| BadCutNumberNode | BadMarkedNumberNode | BadVitalNode | BadValueBracketNode | BadRemarkNode | MissingLineEndNode
| BadBareVitalNode | BadMarkedTypeNode | BadCloseTagNode | BadLineNoiseNode | BadContinuationNode
| BadContentTagNode | BadBareStartNode | BadStartTextNode | BadContentEndNode | BadBlockEndNode | BadInlineEndNode
| MissingContentEndNode | BadBomNode | BadNoiseNode | BadLineEndNode | BadThoughtNode | MissingThoughtEndNode
| BadForeignCallNode | BadTurnNode> & Readonly<Record<'BadMarkerName' | 'BadMarkerSlip', RecoveryNode>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChatBefore', 'Reply'>>
& Readonly<Record<'Blank' | 'Thought' | 'BadNoise' | 'OtherTurn' | 'BadForeignCall' | 'Type' | 'Parameter' | 'Vital' | 'BadCloseTag'
| 'BadLineNoise' | 'MissingLineEnd' | 'BadContinuation' | 'BadVitalSeparator' | 'MissingBlank' | 'BadPercent'
| 'BadCutNumber' | 'BadNumeral' | 'BadMarkedNumber' | 'BadVital' | 'BadValueBracket' | 'BadRemark' | 'Block'
| 'LooseType' | 'LooseParameter' | 'BadMarkedType' | 'BareBlock' | 'OwnVital' | 'BadOwnName'
| 'BadOpenVitalSeparator' | 'Section' | 'LooseVital' | 'BadBareVital' | 'BadContentEnd' | 'BadSectionTag'
| 'MissingMarkerEnd' | 'BadIndex' | 'BadMarker' | 'BadChat' | 'BadLine' | 'BadFencedAction' | 'MissingFenceEnd', 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'BareBlock' | 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadMarkerNoise' | 'BadSeparator' | 'BadMarkerEnd' | 'BadMarkerIndent' | 'BadMarkerDecoration' | 'BadMarkerBracket'
| 'BadMarkerBlank' | 'BadMarkerSlip' | 'BadBoldSeparator', 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadBlank' | 'MissingIndex' | 'BadActionName', 'Block' | 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadOpenSeparator' | 'BadMarkerName', 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'BadTurn' | 'TurnText', 'OtherTurn'>>
& Readonly<Record<'BlockHead' | 'BadContentTag' | 'BadStartText' | 'BlockText' | 'BlockEnd' | 'BadBlockEnd' | 'BadInlineEnd', 'Block'>>
& Readonly<Record<'MissingContentEnd', 'BareBlock' | 'Block'>>
& Readonly<Record<'BadBareStart' | 'BareText' | 'BareEnd', 'BareBlock'>>
& Readonly<Record<'SectionHead' | 'BadFirstLine' | 'BadSectionSeparator' | 'SectionText' | 'FencedText' | 'SectionEnd', 'Section'>>
& Readonly<Record<'MissingTextFenceEnd', 'FencedText'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-marker" | "bad-index" | "missing-marker-end" | "bad-chat"
| "missing-fence-end" | "bad-fenced-action" | "bad-marker-name" | "missing-index" | "bad-marker-indent"
| "bad-marker-decoration" | "bad-marker-end" | "bad-marker-bracket" | "bad-marker-noise" | "bad-blank"
| "bad-separator" | "bad-close-tag" | "bad-first-line" | "bad-vital-separator" | "missing-blank" | "bad-percent"
| "bad-numeral" | "bad-vital" | "bad-marked-number" | "bad-value-bracket" | "bad-remark" | "missing-line-end"
| "bad-bare-vital" | "bad-marked-type" | "bad-line-noise" | "bad-continuation" | "bad-content-tag"
| "bad-bare-start" | "bad-start-text" | "bad-content-end" | "missing-content-end" | "bad-bom" | "bad-noise"
| "bad-line-end" | "bad-thought" | "missing-thought-end" | "bad-foreign-call" | "bad-turn" | "bad-marker-slip";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'TypeName', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'TypeWord', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Number', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'StartMarker', start, end, index: l[0] }),
  (start, end, l) => ({ type: 'ActionName', start, end, index: l[0], name: l[1] }),
  (start, end, l) => ({ type: 'BlockEnd', start, end, marker: l[0] }),
  (start, end, l) => ({ type: 'BracketValue', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BoldValue', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BareEnd', start, end, marker: l[0] }),
  (start, end, l) => ({ type: 'OwnVital', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'SectionHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'LooseVital', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'BareNumber', start, end, text: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
  (start, end, raw, l) => ({ type: 'BadContinuation', start, end, raw, lines: l[0] }),
  (start, end, raw, l) => ({ type: 'BadPercent', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadMarkedNumber', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadContentTag', start, end, raw, index: l[0] }),
  (start, end, raw, l) => ({ type: 'BadActionName', start, end, raw, index: l[0], name: l[1] }),
  (start, end, raw, l) => ({ type: 'MissingContentEnd', start, end, raw, index: l[0] ?? null }),
  (start, end, raw, l) => ({ type: 'BadMarkedType', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadBareVital', start, end, raw, name: l[0], value: l[1] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
  (labels) => { const next = labels[0] as string; return String(Number(next) - 1); },
  (labels) => { const next = labels[0] as string; return String(Number(next) - 1); },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf(" #*+\\-0-9>[_");
  const TABLE_1 = tableOf("#*+\\-0-9>_");
  const TABLE_2 = tableOf("[");
  const TABLE_3 = tableOf(" \\-0-9A-Z_a-z");
  const TABLE_4 = tableOf("*A[_");
  const TABLE_5 = tableOf("#*+\\-0-9>CFMS_cfms");
  const TABLE_6 = tableOf("\\-.0-9A-Z_a-z");
  const TABLE_7 = tableOf("\t \"'*:=`");
  const TABLE_8 = tableOf("\t \\-.0-:=A-Z_a-z");
  const TABLE_9 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!-Z\\\\-\u007f");
  const TABLE_10 = tableOf("\u001b<[");
  const TABLE_11 = tableOf(" #*+\\-0-9>ACFMS[_cfms");
  const TABLE_12 = tableOf("\t\u001b <[");
  const TABLE_13 = tableOf("\t :=");
  const TABLE_14 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!-;=-Z\\\\-\u007f");
  const TABLE_15 = tableOf("\t ,;|");
  const TABLE_16 = tableOf(" <[");
  const TABLE_17 = tableOf("CFMS");
  const TABLE_18 = tableOf("");
  const TABLE_19 = tableOf(":=]");
  const TABLE_20 = tableOf("*:=_");
  const TABLE_21 = tableOf(" ]");
  const TABLE_22 = tableOf("#*+\\->[_");
  const TABLE_23 = tableOf("\t #*+\\-0-9>AC[_ac");
  const TABLE_24 = tableOf("\t #*+\\-0-9>A[_a");
  const TABLE_25 = tableOf(" :=");
  const TABLE_26 = tableOf("\t ]");
  const TABLE_27 = tableOf(" :=]");
  const TABLE_28 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-\u007f");
  const TABLE_29 = tableOf("\u001b #*+\\-0-9<>ACFMS[_`cfms~");
  const BEYOND_0 = (c: number): boolean => c === 12304 || c === 12308 || c === 65339;
  const BEYOND_1 = (c: number): boolean => (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341;
  const BEYOND_2 = (c: number): boolean => c === 12305 || c === 12309 || c === 65306 || c === 65341;
  const BEYOND_3 = (c: number): boolean => c === 12305 || c === 12309 || c === 65341;
  const BEYOND_4 = (c: number): boolean => (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65306 || c === 65339 || c === 65341;
  const BEYOND_5 = (c: number): boolean => c === 9665 || c === 12304 || c === 12308 || c === 65339;
  const STOPS_0 = new Stops(m, "\n\r[", { "[": "/A" });
  const STOPS_1 = new Stops(m, "\n\r", { "\n": "C[" });
  const STOPS_2 = new Stops(m, "\n\r\u001b<", { "\n": "\u001b #*+\\-0-9<>ACFMS[_`cfms~\u25c1\u3010\u3014\uff3b" });
  const STOPS_3 = new Stops(m, "\n\r", { "\n": " `~" });

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

  function readBlankCode(p: number): number {
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
    const node: BlankNode = { type: 'Blank', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l14: {
      const s15 = p;
      const c16 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c16 === 13) {
        l17: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l17; }
          p += 2;
          break l14;
        }
        p = s15;
      }
      if (c16 === 10) {

        p++;
        break l14;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n22 = 0;
    l19: for (;;) {
      if (n22 >= 3) break;
      const s21 = p;
      l20: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l20; }
        p++;
        n22++;
        continue l19;
      }
      p = s21;
      break;
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

  function skipIndexCode(p: number): number {
    const { text, end } = m; let c = 0;
    l50: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s48 = p;
        l49: {
          let n54 = 0;
          l51: for (;;) {
            if (n54 >= 9) break;
            const s53 = p;
            l52: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l52; }
              p++;
              n54++;
              continue l51;
            }
            p = s53;
            break;
          }
          if (n54 < 1) { break l49; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l49; }
          m.hitEnd ||= p >= end;
          p = s48;
          break l50;
        }
        p = s48;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    l55: for (;;) {
      const s57 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l56: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l56; }
          continue l55;
        }
        p = s57;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipCutMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l43: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) {
        const s41 = p;
        l42: {
          let n47 = 0;
          l44: for (;;) {
            if (n47 >= 3) break;
            const s46 = p;
            l45: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l45; }
              p++;
              n47++;
              continue l44;
            }
            p = s46;
            break;
          }

          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1)) && (q = skipDecoration(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; break l42; }
          p++;
          while ((p < end && text.charCodeAt(p) === 32)) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) p++;
          m.hitEnd ||= p >= end && " \\-0-9A-Z_a-z";
          if ((p < end)) { break l42; }
          m.hitEnd ||= p >= end;
          p = s41;
          break l43;
        }
        p = s41;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = skipCutName(p)) < 0) { return -1; }
    return p;
  }

  function skipStopMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l31: {
      const s32 = p;
      const c33 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c33 === 91) {
        l34: {

          p++;
          l35: {
            const s36 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
              l37: {
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
                m.hitEnd ||= p >= end && "0-9A-Z_";
                l38: {
                  const s39 = p;
                  if ((p < end && text.charCodeAt(p) === 93)) {
                    l40: {

                      p++;
                      if ((p < end && text.charCodeAt(p) === 40)) { break l40; }
                      m.hitEnd ||= p >= end;
                      break l38;
                    }
                    p = s39;
                  } else
                  m.hitEnd ||= p >= end;
                  if ((p < end)) { break l37; }
                  m.hitEnd ||= p >= end;
                }
                break l35;
              }
              p = s36;
            } else
            m.hitEnd ||= p >= end;
            if ((p < end)) { break l34; }
            m.hitEnd ||= p >= end;
          }
          break l31;
        }
        p = s32;
      }
      if ((c33 < 128 ? TABLE_0[c33] === 1 : BEYOND_0(c33)) && (q = skipCutMarker(p)) >= 0) { p = q; break l31; }
      if ((c33 < 128 && TABLE_4[c33] === 1) && (q = skipBrokenMarker(p)) >= 0) { p = q; break l31; }
      if ((c33 < 128 ? TABLE_0[c33] === 1 : BEYOND_0(c33)) && (q = skipStandardMarker(p)) >= 0) { p = q; break l31; }
      if ((c33 < 128 ? TABLE_0[c33] === 1 : BEYOND_0(c33)) && (q = skipOwnVitalLine(p)) >= 0) { p = q; break l31; }
      if ((c33 < 128 && TABLE_5[c33] === 1) && (q = skipBareVital(p)) >= 0) { p = q; break l31; }
      if (!(p < end && text.charCodeAt(p) === 91) || (p = skipSectionTag(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l60: {
      const t62 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l60; }
      m.forget(t62);
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function readIndexCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l65: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s63 = p;
        l64: {
          let n69 = 0;
          l66: for (;;) {
            if (n69 >= 9) break;
            const s68 = p;
            l67: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l67; }
              p++;
              n69++;
              continue l66;
            }
            p = s68;
            break;
          }
          if (n69 < 1) { break l64; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l64; }
          m.hitEnd ||= p >= end;
          p = s63;
          break l65;
        }
        p = s63;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    l70: for (;;) {
      const s72 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l71: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l71; }
          continue l70;
        }
        p = s72;
      } else m.hitEnd ||= p >= end;
      break;
    }
    const s74 = p;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.hitEnd ||= p >= end;
    value = text.slice(s74, p);
    m.value = value;
    return p;
  }

  function skipParameterNameCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      {
        const s81 = p;
        l82: {
          l84: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) && (q = skipPartWord(p)) >= 0) {
              p = q;
              break l84;
            }
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT", p)) { m.reaches(p, "CONTENT"); break l82; }
            p += 7;
            l86: {
              if ((p < end && text.charCodeAt(p) === 95)) {
                const s88 = p;
                l87: {
                  if (!text.startsWith("_BEGIN", p)) { m.reaches(p, "_BEGIN"); break l87; }
                  p += 6;
                  break l86;
                }
                p = s88;
              } else m.hitEnd ||= p >= end;
            }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.hitEnd ||= p >= end; break l82; }
          p++;
          return -1;
        }
        p = s81;
      }
    } else m.hitEnd ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
    m.hitEnd ||= p >= end && "0-9A-Z_";
    if (!(p < end && text.charCodeAt(p) === 93)) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipSharedLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) p++;
    m.hitEnd ||= p >= end && "^\t\n\r [";
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end && text.charCodeAt(p) === 91) || (p = skipNextParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function readBadMarkerNoiseCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    l91: {
      const s92 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665))) {
        l93: {
          let m97 = false;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
            p = q;
            m97 = true;
          }
          m.hitEnd ||= p >= end;
          if (!m97) { break l93; }
          break l91;
        }
        p = s92;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      let m101 = false;
      l98: for (;;) {
        const s100 = p;
        if ((p < end && text.charCodeAt(p) === 27)) {
          l99: {
            if (!text.startsWith("\u001b[", p)) { m.reaches(p, "\u001b["); break l99; }
            p += 2;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63))) p++;
            m.hitEnd ||= p >= end;
            if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) { m.hitEnd ||= p >= end; break l99; }
            p++;
            m101 = true;
            continue l98;
          }
          p = s100;
        } else m.hitEnd ||= p >= end;
        break;
      }
      if (!m101) { return -1; }
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_0(c))) && skipStopMarker(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    const node: BadMarkerNoiseNode = { type: 'BadMarkerNoise', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function skipColonCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l106: {
      if ((p < end && text.charCodeAt(p) === 65306)) {

        p++;
        break l106;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 61))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      l111: {
        const s109 = p;
        l110: {
          l112: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l112;
            } else
            m.hitEnd ||= p >= end;
            if ((p = skipLineEnd(p)) < 0) { break l110; }
          }
          p = s109;
          break l111;
        }
        p = s109;
        return -1;
      }
    }
    return p;
  }

  function skipValueCharCode(p: number): number {
    const { text, end } = m; let c = 0;
    l120: {
      const s121 = p;
      const c122 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c122 < 128 ? TABLE_14[c122] === 1 : c122 >= 128))) {
        l123: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l123; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b <[";
          break l120;
        }
        p = s121;
      }
      if (c122 === 91) {
        l124: {
          if ((p < end && text.charCodeAt(p) === 91) && skipCloseTag(p) >= 0) { break l124; }
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; break l124; }
          p++;
          break l120;
        }
        p = s121;
      }
      if ((c122 < 128 ? TABLE_10[c122] === 1 : c122 === 9665)) {
        l125: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665))) {
            {
              const s126 = p;
              l127: {
                if ((p = skipLineNoise(p)) < 0) { break l127; }
                if ((p = skipLineEnd(p)) < 0) { break l127; }
                break l125;
              }
              p = s126;
            }
          } else m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665)) || (p = skipLineNoise(p)) < 0) { m.hitEnd ||= p >= end; break l125; }
          break l120;
        }
        p = s121;
      }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665)) && skipNoise(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readValueCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_text!: string;
    const s115 = p;
    l116: for (;;) {
      const s118 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l117: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) || (p = skipValueChar(p)) < 0) { m.hitEnd ||= p >= end; break l117; }
          continue l116;
        }
        p = s118;
      } else m.hitEnd ||= p >= end;
      break;
    }
    l_text = text.slice(s115, p);
    const node: ValueNode = { type: 'Value', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t130 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665)) && (q = readBadLineNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t130); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function readGivenCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: ValueNode;
    const t90 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 9665)) && (q = readBadMarkerNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t90); }
    l103: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65306))) {
        const s105 = p;
        const t102 = m.pending.length;
        l104: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65306)) || skipColon(p) < 0) { m.hitEnd ||= p >= end; break l104; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65306)) || (p = readBadSeparator(p)) < 0) { m.hitEnd ||= p >= end; break l104; }
          break l103;
        }
        p = s105;
        m.forget(t102);
      } else m.hitEnd ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readValue(p)) < 0) { return -1; }
    value = m.value as ValueNode;
    const t129 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 91)) && (q = noteClosing(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t129); }
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    m.value = value;
    return p;
  }

  function readTypeValueCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: TypeNameNode | ValueNode | TypeWordNode;
    l75: {
      const s76 = p;
      const t77 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 32)) {
        l78: {

          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1)) || (p = readTypeName(p)) < 0) { m.hitEnd ||= p >= end; break l78; }
          value = m.value as TypeNameNode;
          if ((p = noteLineEnd(p)) < 0) { break l78; }
          break l75;
        }
        p = s76;
        m.forget(t77);
      } else
      m.hitEnd ||= p >= end;
      l79: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 65306)) && skipMarkedType(p) >= 0) { break l79; }
        m.hitEnd ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65306)) && skipRemarkedType(p) >= 0) { break l79; }
        m.hitEnd ||= p >= end;
        if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91)) && skipSharedLine(p) >= 0) { break l79; }
        m.hitEnd ||= p >= end;
        if ((p = readGiven(p)) < 0) { break l79; }
        value = m.value as ValueNode;
        break l75;
      }
      p = s76;
      m.forget(t77);
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) || (p = readTypeWord(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as TypeWordNode;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_15[c] === 1)) || (p = readMissingLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    m.value = value;
    return p;
  }

  function readTypeCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_index!: string;
    let l_value!: TypeNameNode | ValueNode | TypeWordNode;
    if (p >= end || text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) { m.reaches(p, "[ACTION_"); return -1; }
    p += 8;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))) || (p = readIndex(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_index = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) { m.reaches(p, "_TYPE]"); return -1; }
    p += 6;
    if ((p = readTypeValue(p)) < 0) { return -1; }
    l_value = m.value as TypeNameNode | ValueNode | TypeWordNode;
    const node: TypeNode = { type: 'Type', start: m.base + start, end: m.base + p, index: l_index, value: l_value };
    m.value = node;
    return p;
  }

  function readParameterNameCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string;
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      {
        const s131 = p;
        l132: {
          l134: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) && (q = skipPartWord(p)) >= 0) {
              p = q;
              break l134;
            }
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT", p)) { m.reaches(p, "CONTENT"); break l132; }
            p += 7;
            l136: {
              if ((p < end && text.charCodeAt(p) === 95)) {
                const s138 = p;
                l137: {
                  if (!text.startsWith("_BEGIN", p)) { m.reaches(p, "_BEGIN"); break l137; }
                  p += 6;
                  break l136;
                }
                p = s138;
              } else m.hitEnd ||= p >= end;
            }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.hitEnd ||= p >= end; break l132; }
          p++;
          return -1;
        }
        p = s131;
      }
    } else m.hitEnd ||= p >= end;
    const s139 = p;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
    m.hitEnd ||= p >= end && "0-9A-Z_";
    value = text.slice(s139, p);
    if (!(p < end && text.charCodeAt(p) === 93)) { m.hitEnd ||= p >= end; return -1; }
    m.value = value;
    return p;
  }

  function skipStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l141: {
      const s142 = p;
      const c143 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c143 < 128 ? TABLE_11[c143] === 1 : BEYOND_0(c143)) && (q = skipStopMarker(p)) >= 0) { p = q; break l141; }
      if ((c143 < 128 ? TABLE_16[c143] === 1 : c143 === 9665) && (q = skipAsideAhead(p)) >= 0) { p = q; break l141; }
      if ((c143 < 128 ? TABLE_10[c143] === 1 : c143 === 9665)) {
        l144: {
          let m148 = false;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
            p = q;
            m148 = true;
          }
          m.hitEnd ||= p >= end;
          if (!m148) { break l144; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_0(c))) || (p = skipStopMarker(p)) < 0) { m.hitEnd ||= p >= end; break l144; }
          break l141;
        }
        p = s142;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) || (p = skip_wrapperEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l152: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l152;
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
    l149: {
      const t151 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l149;
      }
      m.forget(t151);
      m.hitEnd ||= p >= end;
      if ((p = readEof(p)) < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list161: " "[] = [];
    let n159 = 0;
    l156: for (;;) {
      if (n159 >= 3) break;
      const s158 = p;
      l157: {
        let v160!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l157; }
        v160 = " ";
        p++;
        list161.push(v160);
        n159++;
        continue l156;
      }
      p = s158;
      break;
    }
    value = list161;
    m.value = value;
    return p;
  }

  function readParameterCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_index!: string;
    let l_name!: string;
    let l_value!: ValueNode;
    let l_more!: BadContinuationNode | null;
    if (p >= end || text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) { m.reaches(p, "[ACTION_"); return -1; }
    p += 8;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))) || (p = readIndex(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_index = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) || (p = readParameterName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 93) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if ((p = readGiven(p)) < 0) { return -1; }
    l_value = m.value as ValueNode;
    const t140 = m.pending.length;
    if ((p < end) && (q = readBadContinuation(p)) >= 0) { p = q; l_more = m.value as BadContinuationNode; } else { m.hitEnd ||= p >= end; m.forget(t140); l_more = null; }
    const node: ParameterNode = { type: 'Parameter', start: m.base + start, end: m.base + p, index: l_index, name: l_name, value: l_value, more: l_more };
    m.value = node;
    return p;
  }

  function readBadMarkerEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipBold(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    const node: BadMarkerEndNode = { type: 'BadMarkerEnd', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function readVitalCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_name!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
    let l_value!: NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
    if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_17[c] === 1)) || (p = readVitalName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = m.value as "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
    if (p >= end || text.charCodeAt(p) !== 93) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if ((p = readVitalValue(p)) < 0) { return -1; }
    l_value = m.value as NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
    const node: VitalNode = { type: 'Vital', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  function skipExactMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l168: {
      const s169 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l170: {

          p++;
          l171: {
            if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82)) && (q = skipSectionName(p)) >= 0) {
              p = q;
              break l171;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_17[c] === 1)) || (p = skipVitalName(p)) < 0) { m.hitEnd ||= p >= end; break l170; }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.hitEnd ||= p >= end; break l170; }
          p++;
          break l168;
        }
        p = s169;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) { m.reaches(p, "[ACTION_"); return -1; }
      p += 8;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))) || (p = skipIndex(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) { m.reaches(p, "_CONTENT_END]"); return -1; }
      p += 13;
    }
    return p;
  }

  function readBadMarkerDecorationCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_isAround!: "" | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1)) || (p = skipDecoration(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l175: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c)))) {
        const s177 = p;
        l176: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) || skipBoldAround(p) < 0) { m.hitEnd ||= p >= end; break l176; }
          l_isAround = '';
          break l175;
        }
        p = s177;
      } else m.hitEnd ||= p >= end;
      l_isAround = null;
    }
    const node: BadMarkerDecorationNode = { type: 'BadMarkerDecoration', start: m.base + start, end: m.base + p, raw: text.slice(start, p), isAround: l_isAround };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function noteLooseOpenCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p < end && text.charCodeAt(p) === 91) && skipExactMarker(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    const t173 = m.pending.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerIndent(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t173); }
    const t174 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1)) && (q = readBadMarkerDecoration(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t174); }
    l178: {
      if ((p < end && text.charCodeAt(p) === 91)) {

        p++;
        break l178;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_1(c))) || (p = readBadMarkerBracket(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    const t182 = m.pending.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerBlank(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t182); }
    return p;
  }

  function skipActionPrefixCode(p: number): number {
    const { text, end } = m; let c = 0;
    l183: {
      const s184 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        l185: {
          if ((p = skipActionWord(p)) < 0) { break l185; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; break l185; }
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))) || (p = skipIndex(p)) < 0) { m.hitEnd ||= p >= end; break l185; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; break l185; }
          p++;
          break l183;
        }
        p = s184;
      } else
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "action")) { return -1; }
      p += 6;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
        p++;
      } else m.hitEnd ||= p >= end;
      l189: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 78))) {
          const s191 = p;
          l190: {
            l192: {
              const s193 = p;
              if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                l194: {
                  if ((p = skipIndex(p)) < 0) { break l194; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) { m.hitEnd ||= p >= end; break l194; }
                  p++;
                  break l192;
                }
                p = s193;
              } else
              m.hitEnd ||= p >= end;
              if (p >= end || text.charCodeAt(p) !== 78 || !text.startsWith("N_", p)) { m.reaches(p, "N_"); break l190; }
              p += 2;
            }
            break l189;
          }
          p = s191;
        } else m.hitEnd ||= p >= end;
      }
    }
    return p;
  }

  function skipStartAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = skipActionPrefix(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = skipStartWord(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    while ((p < end && text.charCodeAt(p) === 32)) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function noteLooseCloseCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const t195 = m.pending.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerBlank(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t195); }
    l196: {
      const s197 = p;
      const t198 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l199: {

          p++;
          if ((p < end && text.charCodeAt(p) === 40)) { break l199; }
          m.hitEnd ||= p >= end;
          break l196;
        }
        p = s197;
        m.forget(t198);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_1(c))) || (p = readBadMarkerBracket(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    l201: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 65306))) {
        const s203 = p;
        const t200 = m.pending.length;
        l202: {
          l204: {
            const t206 = m.pending.length;
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadMarkerEnd(p)) >= 0) {
              p = q;
              break l204;
            }
            m.forget(t206);
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306)) || (p = readBadBoldSeparator(p)) < 0) { m.hitEnd ||= p >= end; break l202; }
          }
          break l201;
        }
        p = s203;
        m.forget(t200);
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function readBlockHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_marker!: StartMarkerNode | BadContentTagNode | ActionNameNode | BadActionNameNode;
    l162: {
      const s163 = p;
      const t164 = m.pending.length;
      const c165 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c165 === 91) {
        l166: {
          if ((p = readStartMarker(p)) < 0) { break l166; }
          l_marker = m.value as StartMarkerNode;
          if ((p = noteHeadTail(p)) < 0) { break l166; }
          break l162;
        }
        p = s163;
        m.forget(t164);
      }
      if (c165 === 91) {
        l167: {
          if ((p = readBadContentTag(p)) < 0) { break l167; }
          l_marker = m.value as BadContentTagNode;
          if ((p = noteHeadTail(p)) < 0) { break l167; }
          break l162;
        }
        p = s163;
        m.forget(t164);
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 91)) && skipBareStart(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_1(c))) || (p = noteLooseOpen(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || skipStartAhead(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = read_actionName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_marker = m.value as ActionNameNode | BadActionNameNode;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_1(c))) || (p = noteLooseClose(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if ((p = noteHeadTail(p)) < 0) { return -1; }
    }
    const node: BlockHeadNode = { type: 'BlockHead', start: m.base + start, end: m.base + p, marker: l_marker };
    m.value = node;
    return p;
  }

  function skipEndBeginCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l207: {
      const s208 = p;
      const c209 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c209 < 128 ? TABLE_22[c209] === 1 : BEYOND_0(c209))) {
        p++;
        break l207;
      }
      if (((c209 >= 48 && c209 <= 57))) {
        l211: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l211; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; break l211; }
          p++;
          break l207;
        }
        p = s208;
      }
      if ((c209 === 65 || c209 === 97)) {
        l212: {
          if (!m.isCaseless(p, "action")) { break l212; }
          p += 6;
          break l207;
        }
        p = s208;
      }
      if (!m.isCaseless(p, "content_end")) { return -1; }
      p += 11;
    }
    return p;
  }

  function skipAnyEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n218 = 0;
    l215: for (;;) {
      if (n218 >= 3) break;
      const s217 = p;
      l216: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l216; }
        p++;
        n218++;
        continue l215;
      }
      p = s217;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if (!m.isCaseless(p, "action_")) { return -1; }
    p += 7;
    l219: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s221 = p;
        l220: {
          if ((p = skipIndex(p)) < 0) { break l220; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; break l220; }
          p++;
          break l219;
        }
        p = s221;
      } else m.hitEnd ||= p >= end;
    }
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    p += 12;
    return p;
  }

  function readAnyEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], "[", string, [string, "_"] | null, string];
    let e226!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e226 = m.value as " "[];
    let e227!: "[";
    if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; return -1; }
    e227 = "[";
    p++;
    let e228!: string;
    if (!m.isCaseless(p, "action_")) { return -1; }
    e228 = text.slice(p, p + 7);
    p += 7;
    let e229!: [string, "_"] | null;
    l230: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s232 = p;
        l231: {
          let e233!: string;
          if ((p = readIndex(p)) < 0) { break l231; }
          e233 = m.value as string;
          let e234!: "_";
          if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; break l231; }
          e234 = "_";
          p++;
          e229 = [e233, e234];
          break l230;
        }
        p = s232;
      } else m.hitEnd ||= p >= end;
      e229 = null;
    }
    let e235!: string;
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    e235 = text.slice(p, p + 12);
    p += 12;
    value = [e226, e227, e228, e229, e235];
    m.value = value;
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l236: {
      const s237 = p;
      const t238 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l239: {
          let e240!: string[];
          const list245: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = read_blank(p)) >= 0) {
            p = q;
            let v244!: string;
            v244 = m.value as string;
            list245.push(v244);
          }
          m.hitEnd ||= p >= end;
          e240 = list245;
          let e247!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.hitEnd ||= p >= end; break l239; }
          e247 = m.value as "\n" | BadLineEndNode;
          value = [e240, e247];
          break l236;
        }
        p = s237;
        m.forget(t238);
      } else
      m.hitEnd ||= p >= end;
      let e248!: string[];
      const list253: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = read_blank(p)) >= 0) {
        p = q;
        let v252!: string;
        v252 = m.value as string;
        list253.push(v252);
      }
      m.hitEnd ||= p >= end;
      if (list253.length === 0) { return -1; }
      e248 = list253;
      let e255!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e255 = m.value as null;
      value = [e248, e255];
    }
    m.value = value;
    return p;
  }

  function skipBlockStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : BEYOND_0(c))) || skipEndBegin(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    l213: {
      if ((p < end && text.charCodeAt(p) === 91) && (q = skipOwnEnd(p)) >= 0) { p = q; break l213; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : BEYOND_0(c))) || skipLikeEnd(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (skipOwnEndLater(p) >= 0) { return -1; }

      l222: {
        if ((p < end && text.charCodeAt(p) === 91) && (q = skipOwnEndMarker(p)) >= 0) { p = q; break l222; }
        m.hitEnd ||= p >= end;
        if (skipRemarkEndLater(p) >= 0) { return -1; }

        l224: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : BEYOND_0(c))) && (q = skipOwnSlipEnd(p)) >= 0) {
            p = q;
            break l224;
          }
          m.hitEnd ||= p >= end;
          if (skipSlipEndLater(p) >= 0) { return -1; }

          if ((p = skipOtherStop(p)) < 0) { return -1; }
        }
      }
    }
    return p;
  }

  function text0Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near256 = p + 4;
        while (p < near256 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
        if (p === near256) p = STOPS_0.next(p);
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
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) {
        l257: {

          const near258 = p + 4;
          while (p < near258 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
          if (p === near258) p = STOPS_0.next(p);
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
      if ((p < end && text.charCodeAt(p) === 91)) {
        l259: {
          if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; break l259; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 47 || c === 65))) { break l259; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l260: {
          if ((p < end && text.charCodeAt(p) === 91) && skipInlineStop(p) >= 0) { break l260; }
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; break l260; }
          p++;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l261: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l261; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : BEYOND_0(c))) && skipBlockStop(p) >= 0) { break l261; }
          m.hitEnd ||= p >= end;
          {
            const s262 = p;
            l263: {
              if ((p < end)) { break l263; }
              m.hitEnd ||= p >= end;
              break l261;
            }
            p = s262;
          }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      return from;
    }
  }

  function readNewlineCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l265: {
      const s266 = p;
      const c267 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c267 === 13) {
        l268: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l268; }
          value = "\r\n";
          p += 2;
          break l265;
        }
        p = s266;
      }
      if (c267 === 10) {

        value = "\n";
        p++;
        break l265;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      value = "\r";
      p++;
    }
    m.value = value;
    return p;
  }

  function skipTypeAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = skipActionPrefix(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = skip_typeWord(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    while ((p < end && text.charCodeAt(p) === 32)) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readLooseGivenCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: BracketValueNode | ValueNode | BoldValueNode;
    l273: {
      const s274 = p;
      const t275 = m.pending.length;
      const c276 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c276 < 128 ? TABLE_25[c276] === 1 : c276 === 65306)) {
        l277: {
          if ((p = readBadOpenSeparator(p)) < 0) { break l277; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = readBracketValue(p)) < 0) { break l277; }
          value = m.value as BracketValueNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : BEYOND_3(c))) || (p = readBadValueBracket(p)) < 0) { m.hitEnd ||= p >= end; break l277; }
          const t278 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadMarkerEnd(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t278); }
          if ((p = noteValueEnd(p)) < 0) { break l277; }
          break l273;
        }
        p = s274;
        m.forget(t275);
      }
      if ((c276 < 128 ? TABLE_25[c276] === 1 : c276 === 65306)) {
        l279: {
          if ((p = readBadOpenSeparator(p)) < 0) { break l279; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = readValue(p)) < 0) { break l279; }
          value = m.value as ValueNode;
          if ((p = noteValueEnd(p)) < 0) { break l279; }
          break l273;
        }
        p = s274;
        m.forget(t275);
      }
      if ((c276 < 128 ? TABLE_21[c276] === 1 : BEYOND_1(c276))) {
        l280: {
          if ((p = noteLooseClose(p)) < 0) { break l280; }
          const t281 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 9665)) && (q = readBadMarkerNoise(p)) >= 0) {
            p = q;
          } else { m.hitEnd ||= p >= end; m.forget(t281); }
          l283: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65306))) {
              const s285 = p;
              const t282 = m.pending.length;
              l284: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65306)) || skipColon(p) < 0) { m.hitEnd ||= p >= end; break l284; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65306)) || (p = readBadSeparator(p)) < 0) { m.hitEnd ||= p >= end; break l284; }
                break l283;
              }
              p = s285;
              m.forget(t282);
            } else m.hitEnd ||= p >= end;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = readBoldValue(p)) < 0) { break l280; }
          value = m.value as BoldValueNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = readBadMarkerEnd(p)) < 0) { m.hitEnd ||= p >= end; break l280; }
          if ((p = noteValueEnd(p)) < 0) { break l280; }
          break l273;
        }
        p = s274;
        m.forget(t275);
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_1(c))) || (p = noteLooseClose(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if ((p = readGiven(p)) < 0) { return -1; }
      value = m.value as ValueNode;
    }
    m.value = value;
    return p;
  }

  function readLooseTypeCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_marker!: ActionNameNode | BadActionNameNode;
    let l_value!: BadMarkedTypeNode | TypeNameNode | BracketValueNode | ValueNode | BoldValueNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_1(c))) || (p = noteLooseOpen(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || skipTypeAhead(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = read_actionName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    l270: {
      const t272 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_1(c))) && (q = readLooseTypeName(p)) >= 0) {
        p = q;
        l_value = m.value as BadMarkedTypeNode | TypeNameNode;
        break l270;
      }
      m.forget(t272);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : BEYOND_4(c))) || (p = readLooseGiven(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_value = m.value as BracketValueNode | ValueNode | BoldValueNode;
    }
    const node: LooseTypeNode = { type: 'LooseType', start: m.base + start, end: m.base + p, marker: l_marker, value: l_value };
    m.value = node;
    return p;
  }

  function readLooseParameterCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_marker!: ActionNameNode | BadActionNameNode;
    let l_value!: BracketValueNode | ValueNode | BoldValueNode;
    let l_more!: BadContinuationNode | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_1(c))) || (p = noteLooseOpen(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) && skipOtherPart(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = read_actionName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : BEYOND_4(c))) || (p = readLooseGiven(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_value = m.value as BracketValueNode | ValueNode | BoldValueNode;
    const t286 = m.pending.length;
    if ((p < end) && (q = readBadContinuation(p)) >= 0) { p = q; l_more = m.value as BadContinuationNode; } else { m.hitEnd ||= p >= end; m.forget(t286); l_more = null; }
    const node: LooseParameterNode = { type: 'LooseParameter', start: m.base + start, end: m.base + p, marker: l_marker, value: l_value, more: l_more };
    m.value = node;
    return p;
  }

  function text1Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near287 = p + 4;
        while (p < near287 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near287) p = STOPS_1.next(p);
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
        l288: {

          const near289 = p + 4;
          while (p < near289 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near289) p = STOPS_1.next(p);
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
        l290: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l290; }
          if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 91)) && skip_bareEnd(p) >= 0) { break l290; }
          m.hitEnd ||= p >= end;
          {
            const s291 = p;
            l292: {
              if ((p < end)) { break l292; }
              m.hitEnd ||= p >= end;
              break l290;
            }
            p = s291;
          }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      return from;
    }
  }

  function text2Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near294 = p + 16;
        while (p < near294 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) p++;
        if (p === near294) p = STOPS_2.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) {
        l295: {

          const near296 = p + 16;
          while (p < near296 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) p++;
          if (p === near296) p = STOPS_2.next(p);
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
        l297: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l297; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_5(c))) && skipStop(p) >= 0) { break l297; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceHead(p) >= 0) { break l297; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665))) {
        l298: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665)) && skipTextTail(p) >= 0) { break l298; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665)) || (p = skipLineNoise(p)) < 0) { m.hitEnd ||= p >= end; break l298; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665))) {
        l299: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 9665)) && skipNoise(p) >= 0) { break l299; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; break l299; }
          p++;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      return from;
    }
  }

  function text3Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near300 = p + 4;
        while (p < near300 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near300) p = STOPS_3.next(p);
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
        l301: {

          const near302 = p + 4;
          while (p < near302 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near302) p = STOPS_3.next(p);
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
        l303: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l303; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceClose(p) >= 0) { break l303; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      return from;
    }
  }

  const readBlank = coded(readBlankCode, "\t\n\r ");
  const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
  const noteEol = coded(noteEolCode, "\n\r");
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const skipIndent = coded(skipIndentCode, null, true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const skipStopMarker = coded(skipStopMarkerCode, " #*+\\-0-9>ACFMS[_cfms\u3010\u3014\uff3b", true);
  const skipCutMarker = coded(skipCutMarkerCode, " #*+\\-0-9>[_\u3010\u3014\uff3b", true);
  const skipIndex = coded(skipIndexCode, "0-9", true);
  const noteLineEnd = coded(noteLineEndCode, null);
  const readType = coded(readTypeCode, "[");
  const readIndex = coded(readIndexCode, "0-9", true);
  const readTypeValue = coded(readTypeValueCode, null);
  const skipSharedLine = coded(skipSharedLineCode, "^\n\r[", true);
  const skipParameterName = coded(skipParameterNameCode, "A-Z_", true);
  const readGiven = coded(readGivenCode, null);
  const readBadMarkerNoise = coded(readBadMarkerNoiseCode, "\t\u001b <[\u25c1");
  const skipColon = coded(skipColonCode, "\t :=\uff1a", true);
  const readValue = coded(readValueCode, null, true);
  const skipValueChar = coded(skipValueCharCode, "^\t\n\r ", true);
  const noteValueEnd = coded(noteValueEndCode, null);
  const readParameter = coded(readParameterCode, "[");
  const readParameterName = coded(readParameterNameCode, "A-Z_", true);
  const skipStop = coded(skipStopCode, "\u001b #*+\\-0-9<>ACFMS[_`cfms~\u25c1\u3010\u3014\uff3b", true);
  const readLineEnd = coded(readLineEndCode, null);
  const readEol = coded(readEolCode, "\n\r");
  const readIndent = coded(readIndentCode, null, true);
  const readVital = coded(readVitalCode, "[");
  const readBadMarkerEnd = coded(readBadMarkerEndCode, "*_");
  const readBlockHead = coded(readBlockHeadCode, " #*+\\-0-9>C[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const noteLooseOpen = coded(noteLooseOpenCode, " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const skipExactMarker = coded(skipExactMarkerCode, "[", true);
  const readBadMarkerDecoration = coded(readBadMarkerDecorationCode, "#*+\\-0-9>_");
  const skipStartAhead = coded(skipStartAheadCode, "A-Za-z", true);
  const skipActionPrefix = coded(skipActionPrefixCode, "A-Za-z", true);
  const noteLooseClose = coded(noteLooseCloseCode, " ]\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const skipBlockStop = coded(skipBlockStopCode, "\t #*+\\-0-9>AC[_ac\u3010\u3014\uff3b", true);
  const skipEndBegin = coded(skipEndBeginCode, "\t #*+\\-0-9>AC[_ac\u3010\u3014\uff3b", true);
  const skipAnyEnd = coded(skipAnyEndCode, " [", true);
  const readAnyEnd = coded(readAnyEndCode, " [", true);
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ");
  const readNewline = coded(readNewlineCode, "\n\r", true);
  const readLooseType = coded(readLooseTypeCode, " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const skipTypeAhead = coded(skipTypeAheadCode, "A-Za-z", true);
  const readLooseGiven = coded(readLooseGivenCode, " :=]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d");
  const readLooseParameter = coded(readLooseParameterCode, " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",3],"\\t\\n\\r "]', // 2 leaf
      readBlank,
      noteBlankLine,
      noteEol,
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 6 readBadLineEnd
      '[1,["L",8]]', // 7 leaf
      '[1,["M",0,["s",["?",9],10,[":",0,11]]],"\\n\\r <[\u25c1"]', // 8 readBadThought
      skipNewline,
      skipIndent,
      '[0,["/",["@",1,"<",12,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 11 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"]],"st"]', // 12 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",14],["[","^"]],null,0,null,false]]]', // 13 text
      '[0,["q",15]]', // 14 skipOwnThoughtClose
      '[0,["same",3,16],"<[\u25c1"]', // 15 readOwnThoughtClose
      '[0,["/",["@",1,"</",12,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],17],"<[\u25c1"]', // 16 readThoughtClose
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 17 readAnalysisEnd
      '[1,["L",19]]', // 18 leaf
      '[1,["/",20,21]]', // 19 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",14,["[*","\\t "]]]]', // 20 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 21 readMissingThoughtEnd
      '[1,["L",23]]', // 22 leaf
      '[1,["M","BadNoise",24]]', // 23 readBadNoise
      '[0,["s",25,["*",["/",25,["[","\\t "]]]]]', // 24 skipLineNoise
      '[0,["/",26,32],"\\u001b<"]', // 25 skipNoise
      '[0,["s",["!",27],["!",29],["!",31],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 26 skipTemplateToken
      '[0,["/",["s","<",28,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 27 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"]],"st"]', // 28 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],30]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 29 skipForeignCall
      '[0,["!",["[","^"]]]', // 30 skipEof
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",9,30]]]]],"<"]', // 31 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 32 skipAnsiSequence
      '[1,["L",34]]', // 33 leaf
      '[1,["M",1,["s",["&",35],[":",0,82]]]," `~"]', // 34 readBadWrapper
      '[0,["s",36,["*",["/",41,25]],42]]', // 35 skipMarkerFence
      '[0,["s",37,38]]', // 36 skipFenceOpen
      '[0,["/",["s",10,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",38]],["s",10,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 37 skipFenceHead
      skipLineEnd,
      skipEol,
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 40 skipBadLineEnd
      skipBlankLine,
      skipStopMarker,
      skipCutMarker,
      '[0,["+",45]]', // 44 skipDecoration
      '[0,["/",["s",["[+","#"],["[*","\\t "]],["s",">",["[*","\\t "]],["s",["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],["[+","\\t "]],46],"#*+\\\\-0-9>_"]', // 45 skipOrnament
      '[0,["/","**","__"],"*_"]', // 46 skipBold
      '[0,["q",48]]', // 47 skipCutName
      '[0,["@",1,["endsInside",49],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 48 readCutName
      '[0,["s",10,["?",44],50,["/",51,52,53],55]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 49 skipPlainMarker
      '[0,["s",["[","[\u3010\u3014\uff3b"],["[*"," "]]]', // 50 skipMarkerOpen
      '[0,["/",["i","reasoning"],["i","planning"],["i","notes"]],"NPRnpr"]', // 51 skipSectionLetters
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 52 skipVitalLetters
      '[0,["s",["i","action"],["?",["["," \\\\-_"]],["?",["s",54,["["," \\\\-_"]]],["[","A-Z_a-z"],["[*"," \\\\-0-9A-Z_a-z"]],"Aa"]', // 53 skipActionLetters
      skipIndex,
      '[0,["s",["[*"," "],["[",":=]\u3011\u3015\uff1a\uff3d"]]," :=]\u3011\u3015\uff1a\uff3d"]', // 55 skipMarkerClose
      '[0,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],38],["s",["?",46],"ACTION_",54,"_",["[+","0-9A-Z_"],["?",46],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],38]],"*A[_"]', // 56 skipBrokenMarker
      '[0,["s",10,["?",44],50,58,55,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 57 skipStandardMarker
      '[0,["/",59,62,72],"A-Za-z"]', // 58 skipMeantName
      '[0,["q",60]]', // 59 skipKnownWord
      '[1,["words",["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 60 readKnownWord
      '[0,["s",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",["[+"," "],["[+","\\\\-0-9A-Z_a-z"]]]]]', // 61 skipLooseName
      '[0,["/",63,70],"A-Za-z"]', // 62 skip_actionName
      '[0,["/",["s",64,"_",54,"_",66,["&",55]],["s","ACTION_",69,["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",55]]],"A-Za-z"]', // 63 skipActionName
      '[0,["q",65]]', // 64 skipActionWord
      '[1,["words",["ACTION"],[null,"BadMarkerSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 65 readActionWord
      '[0,["/",["s",67,["&",55]],["s",["[","A-Z_"],["[*","0-9A-Z_"]]],"A-Z_"]', // 66 skipPartName
      '[0,["q",68]]', // 67 skipPartWord
      '[1,["words",["TYPE","CONTENT_START","CONTENT_END"],[null,"BadMarkerSlip"],["[+","A-Z_"]],"A-Z_"]', // 68 readPartWord
      '[0,["?","N_"]]', // 69 skipMissingIndex
      '[0,["/",["s",["i","action"],["?",["["," \\\\-_"]],54,["["," \\\\-_"],71],["s",["i","action"],["?",["["," \\\\-_"]],69,["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],["["," \\\\-_"],["/",["i","start"],["i","end"]]]],55]],71]],"Aa"]', // 70 skipBadActionName
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",["[+"," "],["[+","\\\\-0-9A-Z_a-z"]]]]]', // 71 skipAnyPart
      '[0,["/",["s",["i","action"],["["," \\\\-_"],["/",["s",["|",10,null,false,["[","0-9"]],["["," \\\\-_"]],["s","-",["[","0-9"]],["s",["[+","0-9"],["["," \\\\-_"],["[","0-9"]]],["[*"," \\\\-0-9A-Z_a-z"]],["s",["i","action"],["?",["["," \\\\-_"]],["[+","0-9"],["&",["s",55,["[*","\\t "],["/",["[","^\\t\\n\\r "],["s",39,["[","\\"\\\\-A-Za-{"]]]]]]],"Aa"]', // 72 skipBadIndexName
      '[0,["s",10,["?",44],50,74,76,["[*","\\t "],78,["[*","\\t "],["?","]"],["?","**"],["[*","\\t "],38]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 73 skipOwnVitalLine
      '[0,["/",["s",["!",["s",58,55]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",55]],["s",["!",["s",58,55]],75,["&",55]]],"A-Za-z"]', // 74 skipOwnWord
      '[0,["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]', // 75 skipBadOwnName
      '[0,["/",["s",["[","]\u3011\u3015\uff3d"],["/",77,["s",["?",46],["?",["[",":=\uff1a"]]]]],["s",["[*"," "],["[",":=\uff1a"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 76 skipOwnVitalClose
      '[0,["s",["[",":=\uff1a"],46,["&",["/",["[","\\t "],38]]]]', // 77 skipBoldSeparator
      '[0,["/",["s",["/","100",["s",["[","0-9"],["?",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["[*","\\t "],"%"],["s","0",["?",["s",".",["[+","0-9"]]]],["s","1",["?",["s",".",["[+","0"]]]]],"0-9"]', // 78 skipOwnShare
      '[0,["s",["?",44],52,["!",["[","A-Za-z"]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],["[+",".0-9"],["?","%"],["[*","\\t "],["?",24],38],"#*+\\\\-0-9>CFMS_cfms"]', // 79 skipBareVital
      '[0,["s","[/",81,"]",["[*","\\t "],38]]', // 80 skipSectionTag
      '[0,["/","REASONING","PLANNING","NOTES"],"NPR"]', // 81 skipSectionName
      '[1,["@",0,83,84]]', // 82 readFenceOpen
      '[0,["/",["@",1,10,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",38]],["@",1,10,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 83 readFenceHead
      noteLineEnd,
      '[1,["L",86]]', // 85 leaf
      '[1,["M","BadTurn",["s",["?",9],10,87]],"\\n\\r <"]', // 86 readBadTurn
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],31],"<"]', // 87 skipTurnOpen
      '[0,[[["[","^"],null,0,null,false]]]', // 88 text
      '[1,["L",["/",90,91,123,156]],"\\n\\r <["]', // 89 leaf
      '[1,["M","BadForeignCall",["s",["?",9],10,29]],"\\n\\r <["]', // 90 readBadForeignCall
      readType,
      readIndex,
      readTypeValue,
      '[0,["N",0,[":",0,95]]]', // 94 readTypeName
      '[0,["$",["[+","\\\\-.0-9A-Z_a-z"]]]', // 95 read_typeName
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],["[","\\"\'*`"]],"\\t \\"\'*:=`\uff1a"]', // 96 skipMarkedType
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],98,99],"\\t \\\\-.0-:=A-Z_a-z\uff1a"]', // 97 skipRemarkedType
      '[0,["[+","\\\\-.0-9A-Z_a-z"]]', // 98 skip_typeName
      '[0,["s",["[+","\\t "],["/","#","//","(","--",["[","\u2013\u2014"],["s","-",["[","\\t "]]]]]', // 99 skipRemark
      skipSharedLine,
      '[0,["s","[ACTION_",54,"_",["/","TYPE]",["s",102,"]"]]]]', // 101 skipNextParameter
      skipParameterName,
      readGiven,
      readBadMarkerNoise,
      skipColon,
      '[1,["M","BadSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 106 readBadSeparator
      readValue,
      skipValueChar,
      '[0,["s","[/ACTION_",54,"_",["[","A-Z"],["[*","0-9A-Z_"],"]",["&",["s",["[*","\\t "],["?",24],38]]]]', // 109 skipCloseTag
      '[1,["s",["[*","\\t "],111],"\\t ["]', // 110 noteClosing
      '[1,["M","BadCloseTag",109]]', // 111 readBadCloseTag
      noteValueEnd,
      '[1,["M","BadLineNoise",["s",24,["&",38]]]]', // 113 readBadLineNoise
      '[0,["N",1,[":",0,["$",["[+","^\\t\\n\\r ["]]]]]', // 114 readTypeWord
      '[1,["M","MissingLineEnd",["s",["[+","\\t "],["&",["/",116,117,101]]],["s",["[*","\\t "],["[",",;|"],["[*","\\t "],["&",116]]],"\\t ,;|"]', // 115 readMissingLineEnd
      '[0,["s",["?",44],50,52,["!",["[","A-Za-z"]]],"#*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 116 skipNextVital
      '[0,["s","[",118,"]",119]]', // 117 skipNextOwnVital
      '[0,["s",["!",["s",58,"]"]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",["s","]",["!","("]]]],"A-Z"]', // 118 skipOwnName
      '[0,["/",["s",["[+","\\t "],120,["[*","\\t "],38],["s",["/",105,""],["[*","\\t "],78,121]],"\\t 0-:=\uff1a"]', // 119 skip_ownVital
      '[0,["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 120 skipNumber
      '[0,["/",["s",["[*","\\t "],["?",24],38],122,["s",["[*","\\t "],"#"],["s",["[*","\\t "],24,42]]]', // 121 skipOwnVitalEnd
      '[0,["/",["s",["[*","\\t "],["?",["s",["[",",;|"],["[*","\\t "]]],116],["s",["[+","\\t "],101]],"\\t #*-\\\\-0-9;>[_|\u3010\u3014\uff3b"]', // 122 skipLineBreakDue
      readParameter,
      readParameterName,
      '[1,["M",2,[":",0,["|",1,null,true,126]]],"^\\n\\r"]', // 125 readBadContinuation
      '[1,["@",3,["!",127],["!",136],["!",41],["/",["@",0,["$",146],84],["@",1,["!",37],153]]],"^\\n\\r"]', // 126 readContinuedLine
      skipStop,
      '[0,["/",129,130,131]," <[\u25c1"]', // 128 skipAsideAhead
      '[0,["s",10,27]," <[\u25c1"]', // 129 skipThoughtAhead
      '[0,["s",10,87]," <"]', // 130 skipTurnAhead
      '[0,["s",10,29]," <["]', // 131 skipForeignAhead
      '[0,["s",10,133,["[*","\\t "],["/",38,["&",["s",24,38]]]]," `~"]', // 132 skip_wrapperEnd
      '[0,["q",134]]', // 133 skipWrapperRun
      '[0,["closes",0,135],"`~"]', // 134 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 135 readFenceRun
      '[0,["s",["/","CONTENT_START",["s","[",["?","ACTION_"],"CONTENT_START]"]],["[*","\\t "],["&",38],137],"C["]', // 136 skipBareStart
      '[0,["q",138]]', // 137 skipBareEndLater
      '[0,["later",0,-1,139]]', // 138 readBareEndLater
      '[1,["t",[0,1,2],140,141,143]]', // 139 read_bareEnd
      '[0,["/","CONTENT_END",["t",[0,1,2],"[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 140 readBareEndMarker
      '[0,["|",0,null,true,142]]', // 141 readBlanks
      '[0,["$",["[","\\t "]]]', // 142 read_blank
      readLineEnd,
      readEol,
      '[0,["!",["[","^"]]]', // 145 readEof
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],82],["|",0,null,true,["t",[0,1,2],["!",147],["!",57],150]],151]]," `~"]', // 146 readPlainFence
      '[0,["s",10,148,["[*","\\t "],["&",38]]," `~"]', // 147 skipFenceClose
      '[0,["q",149]]', // 148 skipClosingRun
      '[0,["closes",1,135],"`~"]', // 149 readClosingRun
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],144],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 150 readLine
      '[0,["t",[0,1,2,3],152,149,141,["&",38]]," `~"]', // 151 readFenceClose
      readIndent,
      '[1,["@",0,["$",["+",154]],["/",84,["&",25]]]]', // 153 readChatLine
      '[0,["/",["[+","^\\n\\r\\u001b<"],["s",["!",155],24],["s",["!",25],["[","\\u001b<"]]],"^\\n\\r"]', // 154 skipLineChar
      '[0,["s",24,["?",["s",39,["*",41]]],["/",127,30]]]', // 155 skipTextTail
      readVital,
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 157 readVitalName
      '[1,["/",["@",1,["[+","\\t "],159,["[*","\\t "],84],["@",2,["?",["/",["s",104,["?",160]],160,161,["s",["&",["[",".0-9"]],162]]],["[*","\\t "],["/",163,["@",0,159,164],166,167,168,170],["?",173],["?",174],["?",173],["?",["s",["!",122],["!",["s",["[+","\\t "],117]],175]],177]]]', // 158 readVitalValue
      '[0,["N",2,[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]]],"\\\\-0-9"]', // 159 readNumber
      '[1,["M","BadVitalSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 160 readBadVitalSeparator
      '[1,["M","BadBlank",["s",["[*","\\t "],["+",["s",["[","\u00a0\u3000"],["[*","\\t "]]]]],"\\t \u00a0\u3000"]', // 161 readBadBlank
      '[1,["M","MissingBlank",""]]', // 162 readMissingBlank
      '[1,["M",3,["s",[":",0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["[*","\\t "],"%",164]]]', // 163 readBadPercent
      '[0,["/",["&",122],["s",["!",["[","%+\\\\--9A-Z_a-z~\u2013"]],["!",["s",",",["[","0-9"]]],["!",["s",["[*","\\t "],165,["[*","\\t "],["[","0-9"]]],["!",["s",["[+","\\t "],["[",".0-9"]]]]]]', // 164 skipNumberBoundary
      '[0,["/","->","to","or",["[","\\\\-/~\u2013\u2014\u2192\u2212"]],"\\\\-/ot~\u2013\u2014\u2192\u2212"]', // 165 skipRangeSign
      '[1,["M","BadCutNumber",["s",["[+","0-9"],".",30]]]', // 166 readBadCutNumber
      '[1,["M","BadNumeral",["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],".",["[+","0-9"]],["s",".",["[+","0-9"]],["s",["[+","0-9"],["?","."]]],164]],"+\\\\-.0-9"]', // 167 readBadNumeral
      '[1,["M",4,["s","**",[":",0,169],"**",164],["s","`",[":",0,169],"`",164],["s","\\"",[":",0,169],"\\"",164],["s","\'",[":",0,169],"\'",164]],"\\"\'*`"]', // 168 readBadMarkedNumber
      '[0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]]', // 169 readMarkedNumber
      '[1,["M","BadVital",["*",["s",["!",171],["/",["s",["[+","\\t "],["?",172]],["[+","^\\t\\n\\r\\u001b <"],24,["[","\\u001b<"]]]]]]', // 170 readBadVital
      '[0,["/",["s",["[*","\\t "],24,["/",38,42]],["s",["[+","\\t "],116]],"\\t\\u001b <"]', // 171 skipBadVitalEnd
      '[0,["+",["s",45,["&",45]]]]', // 172 skipOrnaments
      readBadMarkerEnd,
      '[1,["M","BadValueBracket",["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"]]],"\\t ]\u3011\u3015\uff3d"]', // 174 readBadValueBracket
      '[1,["M","BadRemark",["s",["[*","\\t "],["[","^\\t\\n\\r\\u001b <"],["*",["s",["!",122],176]]]],"^\\n\\r\\u001b<"]', // 175 readBadRemark
      '[0,["/",172,["[+","^\\t\\n\\r\\u001b <"],["[+","\\t "],["s",["!",["s",24,["/",38,42]]],24],["s",["!",25],["[","\\u001b<"]]],"^\\n\\r"]', // 176 skipRemarkChar
      '[1,["/",115,["s",["[*","\\t "],["/",["s",113,84],["&",["s",24,42]]]],["s",["[*","\\t "],84]]]', // 177 noteVitalEnd
      '[1,["L",179]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 178 leaf
      readBlockHead,
      '[0,["N",3,["s","[ACTION_",[":",0,92],"_CONTENT_START]"]]]', // 180 readStartMarker
      '[1,["s",["?",104],["?",["s",["&",105],106]],["[*","\\t "],["?",["s",161,["&",38]]]]]', // 181 noteHeadTail
      '[1,["M",5,["s",["&",183],"[ACTION_",[":",0,92],"_CONTENT",["?","_BEGIN"],"]"]],"["]', // 182 readBadContentTag
      '[0,["q",184]]', // 183 skipContentTag
      '[0,["handing",2,["t",[0,1,2,3,4,5],"[ACTION_",["hand",2,[],92],"_CONTENT",["?","_BEGIN"],"]",["/",["&",["s",["[*","\\t "],38]],["&",185],189,191,193]]],"["]', // 184 readContentTag
      '[0,["s",["*",["s",["!",186],["[","^\\n\\r"]]],186],"^\\n\\r"]', // 185 skipTagLine
      '[0,["q",187]]', // 186 skipOwnInlineEnd
      '[1,["same",2,188],"["]', // 187 readOwnInlineEnd
      '[1,["@",1,"[",["/",["@",1,"ACTION_",92,"_CONTENT_END"],["@",1,"/ACTION_",92,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],84]]', // 188 readInlineEnd
      '[0,["later",1,2,190]]', // 189 readOwnEndLater
      '[1,["@",1,"[ACTION_",92,"_CONTENT_END]",["[*","\\t "],84]]', // 190 readEndLine
      '[0,["later",2,2,192]]', // 191 readRemarkEndLater
      '[0,["@",1,"[ACTION_",92,"_CONTENT_END]"]]', // 192 readRemarkLine
      '[0,["later",3,2,194]]', // 193 readSlipEndLater
      '[1,["/",195,["@",1,["+",["/",["[+","^\\n\\r["],["s",["!",201],"["]]],188]],"^\\n\\r"]', // 194 readSlipLine
      '[1,["/",["@",3,["[*","\\t "],["?",44],50,196,199],["@",2,["[*","\\t "],["?",46],198,200]],"\\t #*+\\\\-0-9>A[_a\u3010\u3014\uff3b"]', // 195 readSlipEnd
      '[1,["/",["@",2,65,"_",92,"_",["/",197,["s",["i","end"],["&",55]]]],198,["@",3,"/",["i","action"],["["," \\\\-_"],92,["["," \\\\-_"],["i","content"],["?",["s",["["," \\\\-_"],["/",["i","start"],["i","end"]]]]]],"/A-Za-z"]', // 196 readSlipEndName
      '[1,["words",["CONTENT_END"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 197 readEndWord
      '[0,["@",2,["i","action"],["?",["["," \\\\-_"]],92,["["," \\\\-_"],["i","content"],["["," \\\\-_"],["i","end"]],"Aa"]', // 198 readBareEndName
      '[1,["/",["s",55,["[*","^\\n\\r"]],["s",["?",46],["[*","\\t "],5]],"\\t\\n\\r *:=]_\u3011\u3015\uff1a\uff3d"]', // 199 noteSlipEndClose
      '[1,["/",["s",55,["[*","^\\n\\r"]],["s",["?",46],["[*","\\t "],84]]]', // 200 noteBareEndClose
      '[0,["s","[",["/",["s","ACTION_",54,"_CONTENT_END"],["s","/ACTION_",54,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],38]]', // 201 skipInlineEnd
      noteLooseOpen,
      skipExactMarker,
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 204 skipVitalName
      '[1,["M","BadMarkerIndent",["|",1,3,false," "]]," "]', // 205 readBadMarkerIndent
      readBadMarkerDecoration,
      '[0,["/",["s",50,["[*"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["/",46,77]],["s",50,["i","action"],["[+"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["*",["/",["[+","^\\n\\r*"],["s",["!",208],"*"]]],208]],"[\u3010\u3014\uff3b"]', // 207 skipBoldAround
      '[0,["s","**",["[*","\\t "],["?",24],38]]', // 208 skipBoldTail
      '[1,["M","BadMarkerBracket",["[","\u3010\u3011\u3014\u3015\uff3b\uff3d"]]]', // 209 readBadMarkerBracket
      '[1,["M","BadMarkerBlank",["[+"," "]]]', // 210 readBadMarkerBlank
      skipStartAhead,
      skipActionPrefix,
      '[0,["q",214]]', // 213 skipStartWord
      '[1,["words",["CONTENT_START"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 214 readStartWord
      '[1,["/",216,219],"A-Za-z"]', // 215 read_actionName
      '[1,["N",4,["s",65,"_",[":",0,92],"_",[":",1,217],["&",55]],["s","ACTION_",[":",0,218],[":",1,["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]]],["&",55]]],"A-Za-z"]', // 216 readActionName
      '[1,["/",["@",0,68,["&",55]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]]],"A-Z_"]', // 217 readPartName
      '[1,["M","MissingIndex",["?","N_"]]]', // 218 readMissingIndex
      '[1,["M",6,["s",["i","action"],["?",["["," \\\\-_"]],[":",0,92],["["," \\\\-_"],[":",1,["$",71]]],["s",["i","action"],["?",["["," \\\\-_"]],[":",0,218],["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],["["," \\\\-_"],["/",["i","start"],["i","end"]]]],55]],[":",1,["$",71]]]],"Aa"]', // 219 readBadActionName
      noteLooseClose,
      '[1,["M","BadBoldSeparator",77]]', // 221 readBadBoldSeparator
      '[1,["L",223]]', // 222 leaf
      '[1,["/",224,["?",["t",[0,1,2],144,["!",228],["!",30]]]]]', // 223 readStartLine
      '[1,["M","BadStartText",["+",["s",["!",225],["[","^\\n\\r"]]]],"^\\n\\r"]', // 224 readBadStartText
      '[0,["s",["&",186],["!",226],["!",227]],"["]', // 225 skipInlineStop
      '[0,["q",189]]', // 226 skipOwnEndLater
      '[0,["q",191]]', // 227 skipRemarkEndLater
      skipBlockStop,
      skipEndBegin,
      '[0,["s",231,["[*","\\t "],38]]', // 230 skipOwnEnd
      '[0,["s","[ACTION_",232,"_CONTENT_END]"]]', // 231 skipOwnEndMarker
      '[0,["q",233]]', // 232 skipSameIndex
      '[0,["same",2,92],"0-9"]', // 233 readSameIndex
      '[0,["/",231,235,238,239,241],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 234 skipLikeEnd
      '[0,["s","[ACTION_",236,"_TYPE]"]]', // 235 skipNextType
      '[0,["q",237]]', // 236 skipSameNext
      '[0,["same",2,["{",1,[":",0,92]]],"0-9"]', // 237 readSameNext
      skipAnyEnd,
      '[0,["q",240]]', // 239 skipOwnSlipEnd
      '[1,["same",2,195],"\\t #*+\\\\-0-9>A[_a\u3010\u3014\uff3b"]', // 240 readOwnSlipEnd
      '[0,["/",["s",["[*","\\t "],["?",44],50,["/","/",["?",["s",["i","action"],["["," \\\\-_"],["?","N_"]]]],242,243],["s",["[*","\\t "],["?",46],["i","content_end"],244]],"\\t #*+\\\\-0-9>C[_c\u3010\u3014\uff3b"]', // 241 skipBareSlipEnd
      '[0,["s",["i","content"],["["," \\\\-_"],["i","end"]],"Cc"]', // 242 skipBareEndWord
      '[0,["/",["s",55,["[*","^\\n\\r"]],["s",["?",46],["[*","\\t "],39]],"\\t\\n\\r *:=]_\u3011\u3015\uff1a\uff3d"]', // 243 skipSlipEndClose
      '[0,["/",["s",55,["[*","^\\n\\r"]],["s",["?",46],["[*","\\t "],38]]]', // 244 skipBareEndClose
      '[0,["q",193]]', // 245 skipSlipEndLater
      '[0,["/",241,247,235,["s",["!",248],["!",252],238]]]', // 246 skipOtherStop
      '[0,["s",238,["[*","^\\n\\r"],["/",30,["s",39,["*",41],["/",["s","[ACTION_",236,"_"],30]]]]," ["]', // 247 skipStrangeEnd
      '[0,["q",249]]', // 248 skipNextTypeLater
      '[0,["later",4,2,250]]', // 249 readNextTypeLater
      '[0,["@",1,"[ACTION_",251,"_TYPE]"]]', // 250 readNextTypeLine
      '[0,["{",2,[":",0,92]],"0-9"]', // 251 readBeforeNext
      '[0,["q",253]]', // 252 skipLastEndLater
      '[0,["later",5,-1,254]]', // 253 readLastEndLater
      '[1,["t",[0,1,2],255,256,["/",145,["t",[0,1,2],144,["|",0,null,true,257],145]]]," ["]', // 254 readLastEnd
      readAnyEnd,
      '[0,["|",0,null,true,["$",["[","^\\n\\r"]]]]', // 256 readRestOfLine
      readBlankLine,
      '[1,["L",259]]', // 258 leaf
      '[1,["/",["t",[0,1],260,["/",261,262,263]],264,263]]', // 259 read_blockEnd
      readNewline,
      '[1,["N",5,["s",[":",0,["$",231]],["[*","\\t "],84]]]', // 261 readBlockEnd
      '[1,["M","BadBlockEnd",["s",["&",["/",231,239,241]],["[*","^\\n\\r"],84]],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 262 readBadBlockEnd
      '[1,["M",7,["s",10,"[",["i","action_"],[":",0,92],["i","_content_end]"],["[*","^\\n\\r"],84],""]]', // 263 readMissingContentEnd
      '[1,["M","BadInlineEnd",["s",["&",186],["[*","^\\n\\r"],84]],"["]', // 264 readBadInlineEnd
      '[1,["L",["/",266,280]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 265 leaf
      readLooseType,
      skipTypeAhead,
      '[0,["q",269]]', // 268 skip_typeWord
      '[1,["words",["TYPE"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 269 read_typeWord
      '[1,["@",4,220,["?",104],["?",["s",["&",105],106]],["[*","\\t "],["/",271,["@",0,94,["&",99]]],["?",["s",["&",99],175]],112]," ]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 270 readLooseTypeName
      '[1,["M",8,["s","**",[":",0,95],"**"],["s","`",[":",0,95],"`"],["s","\\"",[":",0,95],"\\""],["s","\'",[":",0,95],"\'"]],"\\"\'*`"]', // 271 readBadMarkedType
      readLooseGiven,
      '[1,["M","BadOpenSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 273 readBadOpenSeparator
      '[0,["N",6,[":",0,["$",["*",["s",["!",275],["/",276,["[","^\\n\\r\\u001b<[]"],277]]]]]]]', // 274 readBracketValue
      '[0,["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"],["?",["/","**","__"]],["[*","\\t "],["?",24],38],"\\t ]\u3011\u3015\uff3d"]', // 275 skipBracketTail
      '[0,["deep",["s","[",["*",["/",276,["[","^\\n\\r\\u001b<[]"]]],"]"]]]', // 276 skipBalanced
      '[0,["/",["s",["!",["s",24,38]],24],["s",["!",25],["[","\\u001b<"]]],"\\u001b<"]', // 277 skipInnerNoise
      '[0,["N",7,[":",0,["$",["*",["s",["!",208],["/",279,["s",["!","**"],["[","^\\n\\r\\u001b<"]],277]]]]]]]', // 278 readBoldValue
      '[0,["s","**",["+",["s",["!","**"],["[","^\\n\\r\\u001b<"]]],"**"]]', // 279 skipBoldPair
      readLooseParameter,
      '[0,["s",212,282,55],"A-Za-z"]', // 281 skipOtherPart
      '[0,["q",283]]', // 282 skipBlockWord
      '[1,["words",["CONTENT_START","CONTENT_END"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 283 readBlockWord
      '[1,["L",285]]', // 284 leaf
      '[1,["M","BadBareStart",136]]', // 285 readBadBareStart
      '[1,["L",["?",["t",[0,1,2],144,["!",287],["!",30]]]]]', // 286 leaf
      '[0,["s",288,["[*","\\t "],38]]', // 287 skip_bareEnd
      '[0,["/","CONTENT_END",["s","[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 288 skipBareEndMarker
      '[0,["L",["?",9]]]', // 289 leaf
      '[1,["L",291]]', // 290 leaf
      '[1,["/",292,263]]', // 291 readBareBlockEnd
      '[1,["N",8,["s",[":",0,["$",288]],["[*","\\t "],84]]]', // 292 readBareEnd
      '[1,["L",294]]', // 293 leaf
      '[1,["N",9,["s",["!",203],"[",[":",0,295],"]",["&",119],[":",1,158]],["s",["!",203],["&",73],202,[":",0,296],["/",220,298],[":",1,158]]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 294 readOwnVital
      '[0,["@",1,["!",["s",58,"]"]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",["s","]",["!","("]]]],"A-Z"]', // 295 readOwnName
      '[1,["/",["@",1,["!",["s",58,55]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",55]],["@",1,["!",["s",58,55]],297,["&",55]]],"A-Za-z"]', // 296 readOwnWord
      '[1,["M","BadOwnName",["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]]', // 297 readBadOwnName
      '[1,["M","BadOpenVitalSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 298 readBadOpenVitalSeparator
      '[1,["L",300]]', // 299 leaf
      '[1,["N",10,["s","[",[":",0,"REASONING"],"]",301,302],["s","[",[":",0,["/","PLANNING","NOTES"]],"]",301],["s",202,[":",0,304],["/",["s",220,301],273],302],["s",202,[":",0,305],["/",["s",220,301],273]],["s","[",[":",0,295],"]",["?",104],["?",["s",["&",105],306]]]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 300 readSectionHead
      '[1,["s",["?",104],["?",["s",["&",105],106]]]]', // 301 noteHeadRest
      '[1,["/",["&",["s",["[*","\\t "],38]],303]]', // 302 noteFirstLine
      '[1,["M","BadFirstLine",""]]', // 303 readBadFirstLine
      '[1,["words",["REASONING"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 304 readReasoningWord
      '[1,["words",["PLANNING","NOTES"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 305 readSectionWord
      '[1,["M","BadSectionSeparator",["s",["[*","\\t "],["[",":=\uff1a"],["[*","\\t "]]],"\\t :=\uff1a"]', // 306 readBadSectionSeparator
      '[0,["L",308]]', // 307 leaf
      '[0,["@",2,9,["!",127],83],"\\n\\r"]', // 308 readTextFence
      '[1,["L",310]]', // 309 leaf
      '[1,["/",["s",9,147],311]]', // 310 noteTextFenceEnd
      '[1,["M","MissingTextFenceEnd",""]]', // 311 readMissingTextFenceEnd
      '[1,["L",313]]', // 312 leaf
      '[1,["N","SectionEnd",["?",5]]]', // 313 readSectionEnd
      '[1,["L",["/",315,317,319,320,322,323,324,23,326,344]],"^"]', // 314 leaf
      '[1,["N",11,["s",202,[":",0,316],["/",220,298],[":",1,158]]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 315 readLooseVital
      '[1,["words",["CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],61],"A-Za-z"]', // 316 readVitalWord
      '[1,["M",9,["s",["&",79],["?",44],[":",0,["$",52]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],[":",1,["/",163,318]],["[*","\\t "],["?",113],84]],"#*+\\\\-0-9>CFMS_cfms"]', // 317 readBadBareVital
      '[0,["N",12,[":",0,["$",["[+",".0-9"]]]]]', // 318 readBareNumber
      '[1,["M","BadContentEnd",["s",238,["[*","^\\n\\r"],84]]," ["]', // 319 readBadContentEnd
      '[1,["M","BadSectionTag",321]]', // 320 readBadSectionTag
      '[1,["s","[/",81,"]",["[*","\\t "],84]]', // 321 noteSectionTag
      '[1,["M","MissingMarkerEnd",["s","[",["?",["s",["[","A-Z"],["[*","0-9A-Z_"]]],30],43]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 322 readMissingMarkerEnd
      '[1,["M","BadIndex",["s",10,["?",44],50,72,55,["[*","^\\n\\r"],["?",5]]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 323 readBadIndex
      '[1,["M","BadMarker",325]]', // 324 readBadMarker
      '[1,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],84],["s",["?",46],"ACTION_",54,"_",["[+","0-9A-Z_"],["?",46],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],84]],"*A[_"]', // 325 noteBrokenMarker
      '[1,["M","BadChat",["s",["+",["s",["!",127],["!",41],["/",327,338,["s",["!",37],339]]]],["?",340]],340],"^\\n\\r"]', // 326 readBadChat
      '[1,["M","BadFencedAction",["s",["&",328],337,84]]," `~"]', // 327 readBadFencedAction
      '[0,["q",329]]', // 328 skipActionFence
      '[1,["handing",1,["t",[0,1,2,3,4],["hand",1,[],82],["|",0,null,true,["t",[0,1,2],["!",147],["!",330],150]],331,["|",1,null,true,["t",[0,1],["!",147],150]],151]]," `~"]', // 329 readActionFence
      '[0,["s",10,["?",44],50,62,55,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 330 skipActionMarker
      '[1,["t",[0,1,2,3,4,5],152,["?",332],335,215,336,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 331 readActionMarker
      '[0,["|",1,null,true,333],"#*+\\\\-0-9>_"]', // 332 readDecoration
      '[0,["/",["t",[0,1],["|",1,null,true,"#"],["|",0,null,true,142]],["t",[0,1],">",["|",0,null,true,142]],["t",[0,1],["/",["$",["[","*+\\\\-"]],["t",[0,1],["|",1,9,true,["$",["[","0-9"]]],["$",["[",")."]]]],["|",1,null,true,142]],334],"#*+\\\\-0-9>_"]', // 333 readOrnament
      '[0,["/","**","__"],"*_"]', // 334 readBold
      '[0,["t",[0,1],["$",["[","[\u3010\u3014\uff3b"]],["|",0,null,true," "]]]', // 335 readMarkerOpen
      '[0,["t",[0,1],["|",0,null,true," "],["$",["[",":=]\u3011\u3015\uff1a\uff3d"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 336 readMarkerClose
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],82],["|",0,null,true,["t",[0,1],["!",147],150]],151]]," `~"]', // 337 readFenced
      '[1,["s",337,84]]', // 338 noteClosedFence
      '[1,["s",["+",154],["/",84,["&",25]]]]', // 339 noteChatLine
      '[1,["s",["!",127],341,["*",343]]," `~"]', // 340 noteOpenFence
      '[1,["M","MissingFenceEnd",342]]', // 341 readMissingFenceEnd
      '[1,["s",37,84]]', // 342 noteFenceOpen
      '[1,["/",["s",["[*","^\\n\\r"],5],["[+","^\\n\\r"]],"^"]', // 343 noteLine
      '[1,["M","BadLine",["s",["!",132],343]],"^"]', // 344 readBadLine
      '[1,["L",["/",346,348]]]', // 345 leaf
      '[1,["N","WrapperEnd",347]]', // 346 readWrapperEnd
      '[1,["s",10,133,["[*","\\t "],["/",84,["&",["s",24,38]]]]," `~"]', // 347 note_wrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 348 readMissingWrapperEnd
      '[1,["L",350]]', // 349 leaf
      '[1,["M","BadChatBefore",["s",["+",["s",["!",351],["!",127],["!",41],["/",338,["s",["!",37],339]]]],["?",["s",["!",351],340]]],["s",["!",351],340]],"^\\n\\r"]', // 350 readBadChatBefore
      '[0,["s",352,["!",353]]]', // 351 skipReplyFence
      '[0,["&",35]," `~"]', // 352 skipMarkerFenceAhead
      '[0,["s",354,["*",["/",354,["s",["!",36],["!",42],356]]],42]]', // 353 skipExampleFence
      '[0,["s",355,38]]', // 354 skipClosedFence
      '[0,["q",337]]', // 355 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],39],["[+","^\\n\\r"]],"^"]', // 356 skipLine
      '[0,["L",["&",351]]," `~"]', // 357 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { same: ofSame, "{": ofAction, endsInside: ofEndsInside, i: ofCase, words: ofWords, closes: ofCloses, later: ofLater, handing: ofHanding, hand: ofHand } });
  let readBadLineEnd: Match = rules.called(6, (made) => { readBadLineEnd = made; });
  let skipLineNoise: Match = rules.called(24, (made) => { skipLineNoise = made; });
  let skipNoise: Match = rules.called(25, (made) => { skipNoise = made; });
  let skipFenceHead: Match = rules.called(37, (made) => { skipFenceHead = made; });
  let skipBadLineEnd: Match = rules.called(40, (made) => { skipBadLineEnd = made; });
  let skipDecoration: Match = rules.called(44, (made) => { skipDecoration = made; });
  let skipBold: Match = rules.called(46, (made) => { skipBold = made; });
  let skipCutName: Match = rules.called(47, (made) => { skipCutName = made; });
  let skipBrokenMarker: Match = rules.called(56, (made) => { skipBrokenMarker = made; });
  let skipStandardMarker: Match = rules.called(57, (made) => { skipStandardMarker = made; });
  let skipActionWord: Match = rules.called(64, (made) => { skipActionWord = made; });
  let skipPartWord: Match = rules.called(67, (made) => { skipPartWord = made; });
  let skipOwnVitalLine: Match = rules.called(73, (made) => { skipOwnVitalLine = made; });
  let skipBareVital: Match = rules.called(79, (made) => { skipBareVital = made; });
  let skipSectionTag: Match = rules.called(80, (made) => { skipSectionTag = made; });
  let skipSectionName: Match = rules.called(81, (made) => { skipSectionName = made; });
  let readTypeName: Match = rules.called(94, (made) => { readTypeName = made; });
  let skipMarkedType: Match = rules.called(96, (made) => { skipMarkedType = made; });
  let skipRemarkedType: Match = rules.called(97, (made) => { skipRemarkedType = made; });
  let skipNextParameter: Match = rules.called(101, (made) => { skipNextParameter = made; });
  let readBadSeparator: Match = rules.called(106, (made) => { readBadSeparator = made; });
  let skipCloseTag: Match = rules.called(109, (made) => { skipCloseTag = made; });
  let noteClosing: Match = rules.called(110, (made) => { noteClosing = made; });
  let readBadLineNoise: Match = rules.called(113, (made) => { readBadLineNoise = made; });
  let readTypeWord: Match = rules.called(114, (made) => { readTypeWord = made; });
  let readMissingLineEnd: Match = rules.called(115, (made) => { readMissingLineEnd = made; });
  let readBadContinuation: Match = rules.called(125, (made) => { readBadContinuation = made; });
  let skipAsideAhead: Match = rules.called(128, (made) => { skipAsideAhead = made; });
  let skip_wrapperEnd: Match = rules.called(132, (made) => { skip_wrapperEnd = made; });
  let skipBareStart: Match = rules.called(136, (made) => { skipBareStart = made; });
  let read_blank: Match = rules.called(142, (made) => { read_blank = made; });
  let readEof: Match = rules.called(145, (made) => { readEof = made; });
  let skipFenceClose: Match = rules.called(147, (made) => { skipFenceClose = made; });
  let skipTextTail: Match = rules.called(155, (made) => { skipTextTail = made; });
  let readVitalName: Match = rules.called(157, (made) => { readVitalName = made; });
  let readVitalValue: Match = rules.called(158, (made) => { readVitalValue = made; });
  let readBadValueBracket: Match = rules.called(174, (made) => { readBadValueBracket = made; });
  let readStartMarker: Match = rules.called(180, (made) => { readStartMarker = made; });
  let noteHeadTail: Match = rules.called(181, (made) => { noteHeadTail = made; });
  let readBadContentTag: Match = rules.called(182, (made) => { readBadContentTag = made; });
  let skipVitalName: Match = rules.called(204, (made) => { skipVitalName = made; });
  let readBadMarkerIndent: Match = rules.called(205, (made) => { readBadMarkerIndent = made; });
  let skipBoldAround: Match = rules.called(207, (made) => { skipBoldAround = made; });
  let readBadMarkerBracket: Match = rules.called(209, (made) => { readBadMarkerBracket = made; });
  let readBadMarkerBlank: Match = rules.called(210, (made) => { readBadMarkerBlank = made; });
  let skipStartWord: Match = rules.called(213, (made) => { skipStartWord = made; });
  let read_actionName: Match = rules.called(215, (made) => { read_actionName = made; });
  let readBadBoldSeparator: Match = rules.called(221, (made) => { readBadBoldSeparator = made; });
  let skipInlineStop: Match = rules.called(225, (made) => { skipInlineStop = made; });
  let skipOwnEndLater: Match = rules.called(226, (made) => { skipOwnEndLater = made; });
  let skipRemarkEndLater: Match = rules.called(227, (made) => { skipRemarkEndLater = made; });
  let skipOwnEnd: Match = rules.called(230, (made) => { skipOwnEnd = made; });
  let skipOwnEndMarker: Match = rules.called(231, (made) => { skipOwnEndMarker = made; });
  let skipLikeEnd: Match = rules.called(234, (made) => { skipLikeEnd = made; });
  let skipOwnSlipEnd: Match = rules.called(239, (made) => { skipOwnSlipEnd = made; });
  let skipSlipEndLater: Match = rules.called(245, (made) => { skipSlipEndLater = made; });
  let skipOtherStop: Match = rules.called(246, (made) => { skipOtherStop = made; });
  let skip_typeWord: Match = rules.called(268, (made) => { skip_typeWord = made; });
  let readLooseTypeName: Match = rules.called(270, (made) => { readLooseTypeName = made; });
  let readBadOpenSeparator: Match = rules.called(273, (made) => { readBadOpenSeparator = made; });
  let readBracketValue: Match = rules.called(274, (made) => { readBracketValue = made; });
  let readBoldValue: Match = rules.called(278, (made) => { readBoldValue = made; });
  let skipOtherPart: Match = rules.called(281, (made) => { skipOtherPart = made; });
  let skip_bareEnd: Match = rules.called(287, (made) => { skip_bareEnd = made; });

  const steplead: Step = { op: 'choice', starts: ["\t\n\r ", "\n\r <[\u25c1", "\u001b<"], alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(22) }] };
  const stepItem: Step = { op: 'choice', starts: ["\t\n\r ", "\n\r <[\u25c1", "\n\r <", "\n\r <[", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", "C[", " #*+\\-0-9>[_\u3010\u3014\uff3b", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", "^"], alternatives: [{ op: 'leaf', read: rules.at(2) }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(89) }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: rules.at(265) }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: rules.at(293) }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: rules.at(314) }] };
  const stepopening: Step = { op: 'choice', starts: ["\t\n\r\u001b <[\u25c1", "^\n\r"], alternatives: [steplead, { op: 'leaf', read: rules.at(349) }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: steplead }, { op: 'choice', starts: [" `~", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepopening }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(357), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(7) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(18) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(13) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(33) }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(345) }] } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(85) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(88) } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: rules.at(178) }, { op: 'leaf', read: rules.at(222) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(258) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: text0Code } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(284) }, { op: 'leaf', read: rules.at(286) }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: rules.at(289) }, { op: 'leaf', read: rules.at(290) }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', attribute: -1, isText: true, body: { op: 'text', read: text1Code } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(299) }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: rules.at(312) }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', attribute: -1, isText: true, body: { op: 'text', read: text2Code } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: 1, isText: true, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: rules.at(307) }, { op: 'text', read: text3Code }, { op: 'leaf', read: rules.at(309) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'again', step: () => stepReply },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole reply is in a code fence.","example":"```\n[REASONING]\n…\n```","hint":"Write the reply without a fence around it."},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the reply is never closed.","example":"```\n[REASONING]\nDone.","hint":"Write the reply without a fence around it."},
    BadMarker: {"code":"bad-marker","severity":"error","meaning":"A marker is missing a bracket. The line was left out.","example":"[MOOD] 0.8\n[CONFIDEN  # typo","hint":"Write the marker with both brackets."},
    BadIndex: {"code":"bad-index","severity":"error","meaning":"An action marker has no number from 0 to 999999999, or no name after it. The line was left out.","example":"[MOOD] 0.8\n[ACTION_-1_TYPE] finish","hint":"Number the actions 0, 1, 2, …."},
    MissingMarkerEnd: {"code":"missing-marker-end","severity":"error","meaning":"The text ends inside a marker.","example":"[REASONING]\nDone.\n[CONF","hint":"The text was cut off: write all of it again."},
    BadChatBefore: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","hint":"Put the text under [REASONING] or [NOTES], or leave it out."},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","hint":"Put the text under [REASONING] or [NOTES], or leave it out."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    BadFencedAction: {"code":"bad-fenced-action","severity":"error","meaning":"Markers of an action are in a code fence. They were read as an example and are not in the model.","example":"[MOOD] 0.8\n```\n[ACTION_0_TYPE] finish\n```","hint":"Write the markers without a fence around them."},
    BadLine: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","hint":"Put the text under [REASONING] or [NOTES], or leave it out."},
    BadActionName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","hint":"Write the name in upper case, with underscores."},
    MissingIndex: {"code":"missing-index","severity":"warning","meaning":"A marker of an action has no number, or the letter N of a template.","example":"[ACTION_TYPE] finish","hint":"Put the number of the action into the marker, as in [ACTION_0_TYPE]."},
    BadMarkerIndent: {"code":"bad-marker-indent","severity":"warning","meaning":"A marker is indented.","example":"[FOCUS] 0.9\n  [MOOD] 0.8","hint":"Start the marker in the first column."},
    BadMarkerDecoration: {"code":"bad-marker-decoration","severity":"warning","meaning":"A marker is written as a heading, a list item or bold text.","example":"## [REASONING]","hint":"Start the line with the bracket."},
    BadMarkerEnd: {"code":"bad-marker-end","severity":"warning","meaning":"Bold marks after a marker or its value.","example":"**[MOOD]** 0.8","hint":"Write markers without Markdown."},
    BadMarkerBracket: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker has full-width brackets, or spaces inside its brackets.","example":"［MOOD］ 0.8","hint":"Put [ and ] directly around the name."},
    BadMarkerBlank: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker has full-width brackets, or spaces inside its brackets.","example":"［MOOD］ 0.8","hint":"Put [ and ] directly around the name."},
    BadMarkerNoise: {"code":"bad-marker-noise","severity":"warning","meaning":"Chat template tokens or colour codes between a marker and its value.","example":"\u001b[1m[MOOD]\u001b[0m 0.8","hint":"Strip such sequences from the reply."},
    BadBlank: {"code":"bad-blank","severity":"warning","meaning":"A no-break or an ideographic space after a marker.","example":"[MOOD]　0.8","hint":"Write a plain space."},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","hint":"Leave it out: a space is enough."},
    BadBoldSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","hint":"Leave it out: a space is enough."},
    BadOpenSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","hint":"Leave it out: a space is enough."},
    BadSectionSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","hint":"Leave it out: a space is enough."},
    BadSectionTag: {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag after a value or a section. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","hint":"Write nothing after the value."},
    BadFirstLine: {"code":"bad-first-line","severity":"warning","meaning":"The reasoning starts on the line of its marker.","example":"[REASONING] I will read the file.","hint":"Start the text on the line below the marker."},
    MissingTextFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    BadOwnName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","hint":"Write the name in upper case, with underscores."},
    BadVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign before the value of a vital.","example":"[MOOD] = 0.8","hint":"Write a space between the marker and its number."},
    BadOpenVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign before the value of a vital.","example":"[MOOD] = 0.8","hint":"Write a space between the marker and its number."},
    MissingBlank: {"code":"missing-blank","severity":"warning","meaning":"A space is missing before the value of a vital.","example":"[MOOD]0.8","hint":"Write a space before the number."},
    BadPercent: {"code":"bad-percent","severity":"warning","meaning":"A vital is written as a percentage.","example":"[MOOD] 85%","hint":"Write a number from 0.0 to 1.0."},
    BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number has no digit before or after its point, or has a plus sign.","example":"[MOOD] .8","hint":"Write a digit on both sides of the point, and no plus sign."},
    BadCutNumber: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is not a number from 0.0 to 1.0. It was left out.","example":"[MOOD] high","hint":"Write a number from 0.0 to 1.0."},
    BadMarkedNumber: {"code":"bad-marked-number","severity":"warning","meaning":"The value of a vital is bold, in quotes or in backticks.","example":"[MOOD] **0.8**","hint":"Write the number without Markdown."},
    BadVital: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is not a number from 0.0 to 1.0. It was left out.","example":"[MOOD] high","hint":"Write a number from 0.0 to 1.0."},
    BadValueBracket: {"code":"bad-value-bracket","severity":"warning","meaning":"A value is inside the brackets of its marker.","example":"[MOOD: 0.8]","hint":"Close the bracket after the name, and write the value after it."},
    BadRemark: {"code":"bad-remark","severity":"warning","meaning":"A remark after the value of a vital or the type of an action.","example":"[MOOD] 0.8  # fine","hint":"Put remarks under [NOTES]."},
    MissingLineEnd: {"code":"missing-line-end","severity":"warning","meaning":"There are several markers on one line.","example":"[MOOD] 0.8 [FOCUS] 0.9","hint":"Give each marker a line of its own."},
    BadBareVital: {"code":"bad-bare-vital","severity":"warning","meaning":"A vital has no brackets.","example":"[REASONING]\nDone.\nMood: 0.8","hint":"Write the name in upper case and in brackets, then the number."},
    BadMarkedType: {"code":"bad-marked-type","severity":"warning","meaning":"The type of an action is bold, in quotes or in backticks.","example":"[ACTION_0_TYPE] `finish`\n[ACTION_0_RESULT] done","hint":"Write the type alone."},
    BadCloseTag: {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag after a value or a section. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","hint":"Write nothing after the value."},
    BadLineNoise: {"code":"bad-line-noise","severity":"warning","meaning":"A chat template token or a colour code after a value. It was left out.","example":"[ACTION_0_RESULT] done<|end|>","hint":"Strip such sequences from the reply."},
    BadContinuation: {"code":"bad-continuation","severity":"warning","meaning":"There are lines without a marker below a parameter. Text for a reader takes them in; from any other value they were left out, which is an error.","example":"[ACTION_0_RESULT] first line\nsecond line","hint":"Write the whole value on the line of its marker, or put long text into a content block."},
    BadContentTag: {"code":"bad-content-tag","severity":"warning","meaning":"The START line of a block does not say START.","example":"[ACTION_0_CONTENT]\nprint(1)\n[ACTION_0_CONTENT_END]","hint":"Begin the block with [ACTION_N_CONTENT_START]."},
    BadBareStart: {"code":"bad-bare-start","severity":"warning","meaning":"The START line of a block has no action number. The block was given to the action before it.","example":"[ACTION_0_TYPE] create_file\nCONTENT_START\nprint(1)\nCONTENT_END","hint":"Give START and END the number of the action: [ACTION_N_CONTENT_START] and [ACTION_N_CONTENT_END]."},
    BadStartText: {"code":"bad-start-text","severity":"warning","meaning":"Text on the START line of a block. It was read as the first line of the block.","example":"[ACTION_0_CONTENT_START] print(1)","hint":"Start the content on the line below."},
    BadContentEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","hint":"Write the END marker alone on its line, after a START marker with the same number."},
    BadBlockEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","hint":"Write the END marker alone on its line, after a START marker with the same number."},
    BadInlineEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","hint":"Write the END marker alone on its line, after a START marker with the same number."},
    MissingContentEnd: {"code":"missing-content-end","severity":"error","meaning":"A content block has no END line with its number. It ends at the next action, or with the text.","example":"[ACTION_0_CONTENT_START]\nprint(1)","hint":"Close every block with [ACTION_N_CONTENT_END] of the same number."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
    BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. toolCalls of peglot/tools reads this one."},
    BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
    BadMarkerName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","hint":"Write the name in upper case, with underscores."},
    BadMarkerSlip: {"code":"bad-marker-slip","severity":"warning","meaning":"A marker is misspelled. It was read as the standard one.","example":"[CONFIDENC] 0.9","hint":"Spell the name as in the specification."},
  },
  attributes: 4,
  tables: 6,
};
