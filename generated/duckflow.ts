// Generated from grammars/duckflow.peggy, grammars/duckflow/markers.peggy, grammars/duckflow/sections.peggy, grammars/duckflow/vitals.peggy, grammars/duckflow/actions.peggy, grammars/duckflow/blocks.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofAction, ofLane, ofWords, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater } from '../src/engine/generated.ts';

export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface MissingWrapperEndNode extends RecoveryNode { readonly type: 'MissingWrapperEnd'; }
export interface BlankNode extends TreeNode { readonly type: 'Blank'; }
export interface BadMarkerNode extends RecoveryNode { readonly type: 'BadMarker'; }
export interface BadIndexNode extends RecoveryNode { readonly type: 'BadIndex'; }
export interface MissingMarkerEndNode extends RecoveryNode { readonly type: 'MissingMarkerEnd'; }
export interface BadChatBeforeNode extends RecoveryNode { readonly type: 'BadChatBefore'; }
export interface BadThoughtNode extends RecoveryNode { readonly type: 'BadThought'; }
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

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BlankNode | BadNoiseNode | BadThoughtNode | BadWrapperNode | TypeNode | ParameterNode | VitalNode
| BlockHeadNode | BadStartTextNode | BadLineEndNode | BlockEndNode | BadBlockEndNode | MissingContentEndNode
| BadInlineEndNode | LooseTypeNode | LooseParameterNode | BadBareStartNode | BareEndNode | OwnVitalNode
| SectionHeadNode | SectionEndNode | LooseVitalNode | BadBareVitalNode | BadContentEndNode | BadSectionTagNode
| MissingMarkerEndNode | BadIndexNode | BadMarkerNode | BadChatNode | BadLineNode | WrapperEndNode
| MissingWrapperEndNode | BadChatBeforeNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'BlockText' | 'BareText' | 'SectionText' | 'FencedText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadMarkerNode | BadIndexNode | MissingMarkerEndNode | BadChatBeforeNode
| BadThoughtNode | BadChatNode | MissingFenceEndNode | BadFencedActionNode | BadLineNode | BadActionNameNode
| MissingIndexNode | BadMarkerIndentNode | BadMarkerDecorationNode | BadMarkerEndNode | BadMarkerBracketNode
| BadMarkerBlankNode | BadMarkerNoiseNode | BadBlankNode | BadSeparatorNode | BadBoldSeparatorNode
| BadOpenSeparatorNode | BadSectionSeparatorNode | BadSectionTagNode | BadFirstLineNode | MissingTextFenceEndNode
| BadOwnNameNode | BadVitalSeparatorNode | BadOpenVitalSeparatorNode | MissingBlankNode | BadPercentNode
| BadNumeralNode | BadCutNumberNode | BadMarkedNumberNode | BadVitalNode | BadValueBracketNode | BadRemarkNode
| MissingLineEndNode | BadBareVitalNode | BadMarkedTypeNode | BadCloseTagNode | BadLineNoiseNode
| BadContinuationNode | BadContentTagNode | BadBareStartNode | BadStartTextNode | BadContentEndNode
| BadBlockEndNode | BadInlineEndNode | MissingContentEndNode | BadBomNode | BadNoiseNode | BadLineEndNode> & Readonly<Record<'BadMarkerName' | 'BadMarkerSlip', RecoveryNode>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'BadBom' | 'BadThought' | 'Wrapped' | 'BadChatBefore', 'Reply'>>
& Readonly<Record<'Blank' | 'BadNoise' | 'MissingFenceEnd' | 'Type' | 'Parameter' | 'Vital' | 'BadCloseTag' | 'BadLineNoise'
| 'MissingLineEnd' | 'BadContinuation' | 'BadVitalSeparator' | 'MissingBlank' | 'BadPercent' | 'BadCutNumber'
| 'BadNumeral' | 'BadMarkedNumber' | 'BadVital' | 'BadValueBracket' | 'BadRemark' | 'Block' | 'LooseType'
| 'LooseParameter' | 'BadMarkedType' | 'BareBlock' | 'OwnVital' | 'BadOwnName' | 'BadOpenVitalSeparator' | 'Section'
| 'LooseVital' | 'BadBareVital' | 'BadContentEnd' | 'BadSectionTag' | 'MissingMarkerEnd' | 'BadIndex' | 'BadMarker'
| 'BadChat' | 'BadLine' | 'BadFencedAction', 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'BareBlock' | 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadMarkerNoise' | 'BadSeparator' | 'BadMarkerEnd' | 'BadMarkerIndent' | 'BadMarkerDecoration' | 'BadMarkerBracket'
| 'BadMarkerBlank' | 'BadMarkerSlip' | 'BadBoldSeparator', 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadBlank' | 'MissingIndex' | 'BadActionName', 'Block' | 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadOpenSeparator' | 'BadMarkerName', 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd' | 'MissingWrapperEnd', 'Wrapped'>>
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
| "bad-line-end" | "bad-marker-slip";

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
  (labels) => { const next = labels[0] as string; return String(Number(next) - 1); },
  (labels) => { const next = labels[0] as string; return String(Number(next) - 1); },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf(" #*+\\-0-9>ACFMS[_cfms");
  const TABLE_1 = tableOf(" #*+\\-0-9>[_");
  const TABLE_2 = tableOf("#*+\\-0-9>_");
  const TABLE_3 = tableOf("[");
  const TABLE_4 = tableOf(" \\-0-9A-Z_a-z");
  const TABLE_5 = tableOf("*A[_");
  const TABLE_6 = tableOf("#*+\\-0-9>CFMS_cfms");
  const TABLE_7 = tableOf("\\-.0-9A-Z_a-z");
  const TABLE_8 = tableOf("\t \"'*:=`");
  const TABLE_9 = tableOf("\t \\-.0-:=A-Z_a-z");
  const TABLE_10 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!-Z\\\\-\u007f");
  const TABLE_11 = tableOf("\t\u001b <");
  const TABLE_12 = tableOf("\t :=");
  const TABLE_13 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!-;=-Z\\\\-\u007f");
  const TABLE_14 = tableOf("\t ,;|");
  const TABLE_15 = tableOf("CFMS");
  const TABLE_16 = tableOf("");
  const TABLE_17 = tableOf(":=]");
  const TABLE_18 = tableOf("*:=_");
  const TABLE_19 = tableOf(" ]");
  const TABLE_20 = tableOf("#*+\\->[_");
  const TABLE_21 = tableOf("\t #*+\\-0-9>AC[_ac");
  const TABLE_22 = tableOf("\t #*+\\-0-9>A[_a");
  const TABLE_23 = tableOf(" :=");
  const TABLE_24 = tableOf("\t ]");
  const TABLE_25 = tableOf(" :=]");
  const TABLE_26 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-\u007f");
  const TABLE_27 = tableOf("\u001b #*+\\-0-9<>ACFMS[_`cfms~");
  const BEYOND_0 = (c: number): boolean => c === 12304 || c === 12308 || c === 65339;
  const BEYOND_1 = (c: number): boolean => (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341;
  const BEYOND_2 = (c: number): boolean => c === 12305 || c === 12309 || c === 65306 || c === 65341;
  const BEYOND_3 = (c: number): boolean => c === 12305 || c === 12309 || c === 65341;
  const BEYOND_4 = (c: number): boolean => (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65306 || c === 65339 || c === 65341;
  const STOPS_0 = new Stops(m, "\n\r[", { "[": "/A" });
  const STOPS_1 = new Stops(m, "\n\r", { "\n": "C[" });
  const STOPS_2 = new Stops(m, "\n\r\u001b<", { "\n": "\u001b #*+\\-0-9<>ACFMS[_`cfms~\u3010\u3014\uff3b" });
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

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l14: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l14;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n40 = 0;
    l37: for (;;) {
      if (n40 >= 3) break;
      const s39 = p;
      l38: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l38; }
        p++;
        n40++;
        continue l37;
      }
      p = s39;
      break;
    }
    return p;
  }

  function skipIndexCode(p: number): number {
    const { text, end } = m; let c = 0;
    l43: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s41 = p;
        l42: {
          let n47 = 0;
          l44: for (;;) {
            if (n47 >= 9) break;
            const s46 = p;
            l45: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l45; }
              p++;
              n47++;
              continue l44;
            }
            p = s46;
            break;
          }
          if (n47 < 1) { break l42; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l42; }
          m.hitEnd ||= p >= end;
          p = s41;
          break l43;
        }
        p = s41;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    l48: for (;;) {
      const s50 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l49: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l49; }
          continue l48;
        }
        p = s50;
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
    l32: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_0(c)))) {
        const s30 = p;
        l31: {
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

          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1)) && (q = skipDecoration(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; break l31; }
          p++;
          while ((p < end && text.charCodeAt(p) === 32)) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
          m.hitEnd ||= p >= end && " \\-0-9A-Z_a-z";
          if ((p < end)) { break l31; }
          m.hitEnd ||= p >= end;
          p = s30;
          break l32;
        }
        p = s30;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = skipCutName(p)) < 0) { return -1; }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l53: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l53; }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipStopMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l20: {
      const s21 = p;
      const c22 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c22 === 91) {
        l23: {

          p++;
          l24: {
            const s25 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
              l26: {
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
                m.hitEnd ||= p >= end && "0-9A-Z_";
                l27: {
                  const s28 = p;
                  if ((p < end && text.charCodeAt(p) === 93)) {
                    l29: {

                      p++;
                      if ((p < end && text.charCodeAt(p) === 40)) { break l29; }
                      m.hitEnd ||= p >= end;
                      break l27;
                    }
                    p = s28;
                  } else
                  m.hitEnd ||= p >= end;
                  if ((p < end)) { break l26; }
                  m.hitEnd ||= p >= end;
                }
                break l24;
              }
              p = s25;
            } else
            m.hitEnd ||= p >= end;
            if ((p < end)) { break l23; }
            m.hitEnd ||= p >= end;
          }
          break l20;
        }
        p = s21;
      }
      if ((c22 < 128 ? TABLE_1[c22] === 1 : BEYOND_0(c22)) && (q = skipCutMarker(p)) >= 0) { p = q; break l20; }
      if ((c22 < 128 && TABLE_5[c22] === 1) && (q = skipBrokenMarker(p)) >= 0) { p = q; break l20; }
      if ((c22 < 128 ? TABLE_1[c22] === 1 : BEYOND_0(c22)) && (q = skipStandardMarker(p)) >= 0) { p = q; break l20; }
      if ((c22 < 128 ? TABLE_1[c22] === 1 : BEYOND_0(c22)) && (q = skipOwnVitalLine(p)) >= 0) { p = q; break l20; }
      if ((c22 < 128 && TABLE_6[c22] === 1) && (q = skipBareVital(p)) >= 0) { p = q; break l20; }
      if (!(p < end && text.charCodeAt(p) === 91) || (p = skipSectionTag(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l17: {
      const s18 = p;
      const c19 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c19 < 128 ? TABLE_0[c19] === 1 : BEYOND_0(c19)) && (q = skipStopMarker(p)) >= 0) { p = q; break l17; }
      if ((c19 === 27 || c19 === 60)) {
        l55: {
          let m59 = false;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; m59 = true; }
          m.hitEnd ||= p >= end;
          if (!m59) { break l55; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c))) || (p = skipStopMarker(p)) < 0) { m.hitEnd ||= p >= end; break l55; }
          break l17;
        }
        p = s18;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) || (p = skip_wrapperEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l60: {
      const s61 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l62: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; break l62; }
          break l60;
        }
        p = s61;
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

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l63: {
      const t65 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l63; }
      m.forget(t65);
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function readIndexCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l68: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s66 = p;
        l67: {
          let n72 = 0;
          l69: for (;;) {
            if (n72 >= 9) break;
            const s71 = p;
            l70: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l70; }
              p++;
              n72++;
              continue l69;
            }
            p = s71;
            break;
          }
          if (n72 < 1) { break l67; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l67; }
          m.hitEnd ||= p >= end;
          p = s66;
          break l68;
        }
        p = s66;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    l73: for (;;) {
      const s75 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l74: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l74; }
          continue l73;
        }
        p = s75;
      } else m.hitEnd ||= p >= end;
      break;
    }
    const s77 = p;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.hitEnd ||= p >= end;
    value = text.slice(s77, p);
    m.value = value;
    return p;
  }

  function skipParameterNameCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      {
        const s84 = p;
        l85: {
          l87: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) && (q = skipPartWord(p)) >= 0) {
              p = q;
              break l87;
            }
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT", p)) { m.reaches(p, "CONTENT"); break l85; }
            p += 7;
            l89: {
              if ((p < end && text.charCodeAt(p) === 95)) {
                const s91 = p;
                l90: {
                  if (!text.startsWith("_BEGIN", p)) { m.reaches(p, "_BEGIN"); break l90; }
                  p += 6;
                  break l89;
                }
                p = s91;
              } else m.hitEnd ||= p >= end;
            }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.hitEnd ||= p >= end; break l85; }
          p++;
          return -1;
        }
        p = s84;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) p++;
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
    l94: {
      const s95 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l96: {
          let m100 = false;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
            p = q;
            m100 = true;
          }
          m.hitEnd ||= p >= end;
          if (!m100) { break l96; }
          break l94;
        }
        p = s95;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      let m104 = false;
      l101: for (;;) {
        const s103 = p;
        if ((p < end && text.charCodeAt(p) === 27)) {
          l102: {
            if (!text.startsWith("\u001b[", p)) { m.reaches(p, "\u001b["); break l102; }
            p += 2;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63))) p++;
            m.hitEnd ||= p >= end;
            if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) { m.hitEnd ||= p >= end; break l102; }
            p++;
            m104 = true;
            continue l101;
          }
          p = s103;
        } else m.hitEnd ||= p >= end;
        break;
      }
      if (!m104) { return -1; }
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c))) && skipStopMarker(p) >= 0) { return -1; }
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
    l109: {
      if ((p < end && text.charCodeAt(p) === 65306)) {

        p++;
        break l109;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 61))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      l114: {
        const s112 = p;
        l113: {
          l115: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l115;
            } else
            m.hitEnd ||= p >= end;
            if ((p = skipLineEnd(p)) < 0) { break l113; }
          }
          p = s112;
          break l114;
        }
        p = s112;
        return -1;
      }
    }
    return p;
  }

  function skipValueCharCode(p: number): number {
    const { text, end } = m; let c = 0;
    l123: {
      const s124 = p;
      const c125 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c125 < 128 ? TABLE_13[c125] === 1 : c125 >= 128))) {
        l126: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l126; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b <[";
          break l123;
        }
        p = s124;
      }
      if (c125 === 91) {
        l127: {
          if ((p < end && text.charCodeAt(p) === 91) && skipCloseTag(p) >= 0) { break l127; }
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; break l127; }
          p++;
          break l123;
        }
        p = s124;
      }
      if ((c125 === 27 || c125 === 60)) {
        l128: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s129 = p;
              l130: {
                if ((p = skipLineNoise(p)) < 0) { break l130; }
                if ((p = skipLineEnd(p)) < 0) { break l130; }
                break l128;
              }
              p = s129;
            }
          } else m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipLineNoise(p)) < 0) { m.hitEnd ||= p >= end; break l128; }
          break l123;
        }
        p = s124;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { return -1; }
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
    const s118 = p;
    l119: for (;;) {
      const s121 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l120: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) || (p = skipValueChar(p)) < 0) { m.hitEnd ||= p >= end; break l120; }
          continue l119;
        }
        p = s121;
      } else m.hitEnd ||= p >= end;
      break;
    }
    l_text = text.slice(s118, p);
    const node: ValueNode = { type: 'Value', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t133 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadLineNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t133); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function readGivenCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: ValueNode;
    const t93 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) && (q = readBadMarkerNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t93); }
    l106: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 65306))) {
        const s108 = p;
        const t105 = m.pending.length;
        l107: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 65306)) || skipColon(p) < 0) { m.hitEnd ||= p >= end; break l107; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 65306)) || (p = readBadSeparator(p)) < 0) { m.hitEnd ||= p >= end; break l107; }
          break l106;
        }
        p = s108;
        m.forget(t105);
      } else m.hitEnd ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readValue(p)) < 0) { return -1; }
    value = m.value as ValueNode;
    const t132 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 91)) && (q = noteClosing(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t132); }
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    m.value = value;
    return p;
  }

  function readTypeValueCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: TypeNameNode | ValueNode | TypeWordNode;
    l78: {
      const s79 = p;
      const t80 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 32)) {
        l81: {

          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_7[c] === 1)) || (p = readTypeName(p)) < 0) { m.hitEnd ||= p >= end; break l81; }
          value = m.value as TypeNameNode;
          if ((p = noteLineEnd(p)) < 0) { break l81; }
          break l78;
        }
        p = s79;
        m.forget(t80);
      } else
      m.hitEnd ||= p >= end;
      l82: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65306)) && skipMarkedType(p) >= 0) { break l82; }
        m.hitEnd ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) && skipRemarkedType(p) >= 0) { break l82; }
        m.hitEnd ||= p >= end;
        if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91)) && skipSharedLine(p) >= 0) { break l82; }
        m.hitEnd ||= p >= end;
        if ((p = readGiven(p)) < 0) { break l82; }
        value = m.value as ValueNode;
        break l78;
      }
      p = s79;
      m.forget(t80);
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) || (p = readTypeWord(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as TypeWordNode;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_14[c] === 1)) || (p = readMissingLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
        const s134 = p;
        l135: {
          l137: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) && (q = skipPartWord(p)) >= 0) {
              p = q;
              break l137;
            }
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT", p)) { m.reaches(p, "CONTENT"); break l135; }
            p += 7;
            l139: {
              if ((p < end && text.charCodeAt(p) === 95)) {
                const s141 = p;
                l140: {
                  if (!text.startsWith("_BEGIN", p)) { m.reaches(p, "_BEGIN"); break l140; }
                  p += 6;
                  break l139;
                }
                p = s141;
              } else m.hitEnd ||= p >= end;
            }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.hitEnd ||= p >= end; break l135; }
          p++;
          return -1;
        }
        p = s134;
      }
    } else m.hitEnd ||= p >= end;
    const s142 = p;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
    m.hitEnd ||= p >= end && "0-9A-Z_";
    value = text.slice(s142, p);
    if (!(p < end && text.charCodeAt(p) === 93)) { m.hitEnd ||= p >= end; return -1; }
    m.value = value;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l147: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l147;
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
    l144: {
      const t146 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l144;
      }
      m.forget(t146);
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
    const list156: " "[] = [];
    let n154 = 0;
    l151: for (;;) {
      if (n154 >= 3) break;
      const s153 = p;
      l152: {
        let v155!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l152; }
        v155 = " ";
        p++;
        list156.push(v155);
        n154++;
        continue l151;
      }
      p = s153;
      break;
    }
    value = list156;
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
    const t143 = m.pending.length;
    if ((p < end) && (q = readBadContinuation(p)) >= 0) { p = q; l_more = m.value as BadContinuationNode; } else { m.hitEnd ||= p >= end; m.forget(t143); l_more = null; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_15[c] === 1)) || (p = readVitalName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = m.value as "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
    if (p >= end || text.charCodeAt(p) !== 93) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if ((p = readVitalValue(p)) < 0) { return -1; }
    l_value = m.value as NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
    const node: VitalNode = { type: 'Vital', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  const LANE_0 = /\[ACTION_(?=(?:(?:[0-9]){9}|(?:[0-9]){1,8}(?![0-9]))(?![0-9]))((?:0(?=[0-9])){0,1000}(?!0(?=[0-9])))([0-9]+)(?:_TYPE\]\u0020([\-.0-9A-Z_a-z]+(?![\-.0-9A-Z_a-z]))\n|(?!_TYPE\])_(?!(?:(?:TYPE|[A-Z_]?YPE|[A-Z_]TYPE|YTPE|T[A-Z_]?PE|T[A-Z_]YPE|TPYE|TY[A-Z_]?E|TY[A-Z_]PE|TYEP|TYP[A-Z_]?|TYP[A-Z_]E|TYPE[A-Z_]|CONTENT_START|CONTE[A-Z_]{7,9}|[A-Z_]{7,9}START|CONTENT_END|CONT[A-Z_]{6,8}|[A-Z_]{6,8}_END)(?![A-Z_])|CONTENT(?:_BEGIN|(?!_BEGIN)))\])([A-Z_][0-9A-Z_]*)(?=\])\](?!(?:(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z])|[\t\u0020]+(?:(?:\u001b\[[0-;?]*[A-Za-z]){1000}|(?:\u001b\[[0-;?]*[A-Za-z]){1,999}(?!\u001b\[[0-;?]*[A-Za-z]))))(?!(?=[\t\u0020]*(?![\t\u0020])(?:\uff1a|[:=](?=(?:[\t\u0020]|(?:(?:\n|\r)|(?![^]))))))[\t\u0020]*(?![\t\u0020])[:=\uff1a])([\t\u0020]*(?![\t\u0020]))((?:[\t\u0020]*[^\t\n\r\u001b\u0020<[]+(?![^\t\n\r\u001b\u0020<[])){0,1000}(?![\t\u0020]*[^\t\n\r\u0020]))(?![\t\u0020]*(?![\t\u0020])\[\/ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))[\t\u0020]*(?![\t\u0020])(?!(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z]))\n(?!(?!\[[A-Z][0-9A-Z_]*(?![0-9A-Z_])\](?!\())(?![\t\u0020]*\n)(?!\<\/think(?:ing|(?!ing))\>[\t\u0020]*(?![\t\u0020])\n)))/y;

  function makeOfLane0(g: RegExpExecArray, p: number): TypeNode | ParameterNode {
    if (g[3] !== undefined) return { type: 'Type', start: m.base + p, end: m.base + p + g[0].length, index: (g[2]) as TypeNode['index'], value: { type: 'TypeName', start: m.base + p + 15 + (g[1] as string).length + (g[2] as string).length, end: m.base + p + 15 + (g[1] as string).length + (g[2] as string).length + (g[3] as string).length, text: (g[3]) as TypeNameNode['text'] } };
    return { type: 'Parameter', start: m.base + p, end: m.base + p + g[0].length, index: (g[2]) as ParameterNode['index'], name: (g[4]) as ParameterNode['name'], value: { type: 'Value', start: m.base + p + 10 + (g[1] as string).length + (g[2] as string).length + (g[4] as string).length + (g[5] as string).length, end: m.base + p + 10 + (g[1] as string).length + (g[2] as string).length + (g[4] as string).length + (g[5] as string).length + (g[6] as string).length, text: (g[6]) as ValueNode['text'] }, more: null };
  }

  function skipExactMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l163: {
      const s164 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l165: {

          p++;
          l166: {
            if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82)) && (q = skipSectionName(p)) >= 0) {
              p = q;
              break l166;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_15[c] === 1)) || (p = skipVitalName(p)) < 0) { m.hitEnd ||= p >= end; break l165; }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.hitEnd ||= p >= end; break l165; }
          p++;
          break l163;
        }
        p = s164;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1)) || (p = skipDecoration(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l170: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c)))) {
        const s172 = p;
        l171: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) || skipBoldAround(p) < 0) { m.hitEnd ||= p >= end; break l171; }
          l_isAround = '';
          break l170;
        }
        p = s172;
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
    const t168 = m.pending.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerIndent(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t168); }
    const t169 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1)) && (q = readBadMarkerDecoration(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t169); }
    l173: {
      if ((p < end && text.charCodeAt(p) === 91)) {

        p++;
        break l173;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_1(c))) || (p = readBadMarkerBracket(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    const t177 = m.pending.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerBlank(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t177); }
    return p;
  }

  function skipActionPrefixCode(p: number): number {
    const { text, end } = m; let c = 0;
    l178: {
      const s179 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        l180: {
          if ((p = skipActionWord(p)) < 0) { break l180; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; break l180; }
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))) || (p = skipIndex(p)) < 0) { m.hitEnd ||= p >= end; break l180; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; break l180; }
          p++;
          break l178;
        }
        p = s179;
      } else
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "action")) { return -1; }
      p += 6;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
        p++;
      } else m.hitEnd ||= p >= end;
      l184: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 78))) {
          const s186 = p;
          l185: {
            l187: {
              const s188 = p;
              if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                l189: {
                  if ((p = skipIndex(p)) < 0) { break l189; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) { m.hitEnd ||= p >= end; break l189; }
                  p++;
                  break l187;
                }
                p = s188;
              } else
              m.hitEnd ||= p >= end;
              if (p >= end || text.charCodeAt(p) !== 78 || !text.startsWith("N_", p)) { m.reaches(p, "N_"); break l185; }
              p += 2;
            }
            break l184;
          }
          p = s186;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function noteLooseCloseCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const t190 = m.pending.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerBlank(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t190); }
    l191: {
      const s192 = p;
      const t193 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l194: {

          p++;
          if ((p < end && text.charCodeAt(p) === 40)) { break l194; }
          m.hitEnd ||= p >= end;
          break l191;
        }
        p = s192;
        m.forget(t193);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_1(c))) || (p = readBadMarkerBracket(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    l196: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 65306))) {
        const s198 = p;
        const t195 = m.pending.length;
        l197: {
          l199: {
            const t201 = m.pending.length;
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadMarkerEnd(p)) >= 0) {
              p = q;
              break l199;
            }
            m.forget(t201);
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306)) || (p = readBadBoldSeparator(p)) < 0) { m.hitEnd ||= p >= end; break l197; }
          }
          break l196;
        }
        p = s198;
        m.forget(t195);
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function readBlockHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_marker!: StartMarkerNode | BadContentTagNode | ActionNameNode | BadActionNameNode;
    l157: {
      const s158 = p;
      const t159 = m.pending.length;
      const c160 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c160 === 91) {
        l161: {
          if ((p = readStartMarker(p)) < 0) { break l161; }
          l_marker = m.value as StartMarkerNode;
          if ((p = noteHeadTail(p)) < 0) { break l161; }
          break l157;
        }
        p = s158;
        m.forget(t159);
      }
      if (c160 === 91) {
        l162: {
          if ((p = readBadContentTag(p)) < 0) { break l162; }
          l_marker = m.value as BadContentTagNode;
          if ((p = noteHeadTail(p)) < 0) { break l162; }
          break l157;
        }
        p = s158;
        m.forget(t159);
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 91)) && skipBareStart(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_1(c))) || (p = noteLooseOpen(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || skipStartAhead(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = read_actionName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_marker = m.value as ActionNameNode | BadActionNameNode;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_1(c))) || (p = noteLooseClose(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    l202: {
      const s203 = p;
      const c204 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c204 < 128 ? TABLE_20[c204] === 1 : BEYOND_0(c204))) {
        p++;
        break l202;
      }
      if (((c204 >= 48 && c204 <= 57))) {
        l206: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l206; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; break l206; }
          p++;
          break l202;
        }
        p = s203;
      }
      if ((c204 === 65 || c204 === 97)) {
        l207: {
          if (!m.isCaseless(p, "action")) { break l207; }
          p += 6;
          break l202;
        }
        p = s203;
      }
      if (!m.isCaseless(p, "content_end")) { return -1; }
      p += 11;
    }
    return p;
  }

  function skipAnyEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n213 = 0;
    l210: for (;;) {
      if (n213 >= 3) break;
      const s212 = p;
      l211: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l211; }
        p++;
        n213++;
        continue l210;
      }
      p = s212;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if (!m.isCaseless(p, "action_")) { return -1; }
    p += 7;
    l214: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s216 = p;
        l215: {
          if ((p = skipIndex(p)) < 0) { break l215; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; break l215; }
          p++;
          break l214;
        }
        p = s216;
      } else m.hitEnd ||= p >= end;
    }
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    p += 12;
    return p;
  }

  function readAnyEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], "[", string, [string, "_"] | null, string];
    let e221!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e221 = m.value as " "[];
    let e222!: "[";
    if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; return -1; }
    e222 = "[";
    p++;
    let e223!: string;
    if (!m.isCaseless(p, "action_")) { return -1; }
    e223 = text.slice(p, p + 7);
    p += 7;
    let e224!: [string, "_"] | null;
    l225: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s227 = p;
        l226: {
          let e228!: string;
          if ((p = readIndex(p)) < 0) { break l226; }
          e228 = m.value as string;
          let e229!: "_";
          if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; break l226; }
          e229 = "_";
          p++;
          e224 = [e228, e229];
          break l225;
        }
        p = s227;
      } else m.hitEnd ||= p >= end;
      e224 = null;
    }
    let e230!: string;
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    e230 = text.slice(p, p + 12);
    p += 12;
    value = [e221, e222, e223, e224, e230];
    m.value = value;
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l231: {
      const s232 = p;
      const t233 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l234: {
          let e235!: string[];
          const list240: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = read_blank(p)) >= 0) {
            p = q;
            let v239!: string;
            v239 = m.value as string;
            list240.push(v239);
          }
          m.hitEnd ||= p >= end;
          e235 = list240;
          let e242!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.hitEnd ||= p >= end; break l234; }
          e242 = m.value as "\n" | BadLineEndNode;
          value = [e235, e242];
          break l231;
        }
        p = s232;
        m.forget(t233);
      } else
      m.hitEnd ||= p >= end;
      let e243!: string[];
      const list248: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = read_blank(p)) >= 0) {
        p = q;
        let v247!: string;
        v247 = m.value as string;
        list248.push(v247);
      }
      m.hitEnd ||= p >= end;
      if (list248.length === 0) { return -1; }
      e243 = list248;
      let e250!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e250 = m.value as null;
      value = [e243, e250];
    }
    m.value = value;
    return p;
  }

  function skipBlockStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_0(c))) || skipEndBegin(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    l208: {
      if ((p < end && text.charCodeAt(p) === 91) && (q = skipOwnEnd(p)) >= 0) { p = q; break l208; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_0(c))) || skipLikeEnd(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (skipOwnEndLater(p) >= 0) { return -1; }

      l217: {
        if ((p < end && text.charCodeAt(p) === 91) && (q = skipOwnEndMarker(p)) >= 0) { p = q; break l217; }
        m.hitEnd ||= p >= end;
        if (skipRemarkEndLater(p) >= 0) { return -1; }

        l219: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : BEYOND_0(c))) && (q = skipOwnSlipEnd(p)) >= 0) {
            p = q;
            break l219;
          }
          m.hitEnd ||= p >= end;
          if (skipSlipEndLater(p) >= 0) { return -1; }

          if ((p = skipOtherStop(p)) < 0) { return -1; }
        }
      }
    }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l257: {
      const s258 = p;
      const c259 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c259 === 13) {
        l260: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l260; }
          p += 2;
          break l257;
        }
        p = s258;
      }
      if (c259 === 10) {

        p++;
        break l257;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function text0Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near251 = p + 4;
        while (p < near251 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
        if (p === near251) p = STOPS_0.next(p);
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
        l252: {

          const near253 = p + 4;
          while (p < near253 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
          if (p === near253) p = STOPS_0.next(p);
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
        l254: {
          if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; break l254; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 47 || c === 65))) { break l254; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l255: {
          if ((p < end && text.charCodeAt(p) === 91) && skipInlineStop(p) >= 0) { break l255; }
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; break l255; }
          p++;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l256: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l256; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_0(c))) && skipBlockStop(p) >= 0) { break l256; }
          m.hitEnd ||= p >= end;
          {
            const s262 = p;
            l263: {
              if ((p < end)) { break l263; }
              m.hitEnd ||= p >= end;
              break l256;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; return -1; }
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
      if ((c276 < 128 ? TABLE_23[c276] === 1 : c276 === 65306)) {
        l277: {
          if ((p = readBadOpenSeparator(p)) < 0) { break l277; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = readBracketValue(p)) < 0) { break l277; }
          value = m.value as BracketValueNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : BEYOND_3(c))) || (p = readBadValueBracket(p)) < 0) { m.hitEnd ||= p >= end; break l277; }
          const t278 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadMarkerEnd(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t278); }
          if ((p = noteValueEnd(p)) < 0) { break l277; }
          break l273;
        }
        p = s274;
        m.forget(t275);
      }
      if ((c276 < 128 ? TABLE_23[c276] === 1 : c276 === 65306)) {
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
      if ((c276 < 128 ? TABLE_19[c276] === 1 : BEYOND_1(c276))) {
        l280: {
          if ((p = noteLooseClose(p)) < 0) { break l280; }
          const t281 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) && (q = readBadMarkerNoise(p)) >= 0) {
            p = q;
          } else { m.hitEnd ||= p >= end; m.forget(t281); }
          l283: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 65306))) {
              const s285 = p;
              const t282 = m.pending.length;
              l284: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 65306)) || skipColon(p) < 0) { m.hitEnd ||= p >= end; break l284; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 65306)) || (p = readBadSeparator(p)) < 0) { m.hitEnd ||= p >= end; break l284; }
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
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_1(c))) || (p = noteLooseClose(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_1(c))) || (p = noteLooseOpen(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || skipTypeAhead(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = read_actionName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    l270: {
      const t272 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_1(c))) && (q = readLooseTypeName(p)) >= 0) {
        p = q;
        l_value = m.value as BadMarkedTypeNode | TypeNameNode;
        break l270;
      }
      m.forget(t272);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : BEYOND_4(c))) || (p = readLooseGiven(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_1(c))) || (p = noteLooseOpen(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) && skipOtherPart(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = read_actionName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : BEYOND_4(c))) || (p = readLooseGiven(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
        while (p < near294 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) p++;
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) {
        l295: {

          const near296 = p + 16;
          while (p < near296 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) p++;
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
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : BEYOND_0(c))) && skipStop(p) >= 0) { break l297; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceHead(p) >= 0) { break l297; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l298: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipTextTail(p) >= 0) { break l298; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipLineNoise(p)) < 0) { m.hitEnd ||= p >= end; break l298; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l299: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l299; }
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
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipStop = coded(skipStopCode, "\u001b #*+\\-0-9<>ACFMS[_`cfms~\u3010\u3014\uff3b", true);
  const skipStopMarker = coded(skipStopMarkerCode, " #*+\\-0-9>ACFMS[_cfms\u3010\u3014\uff3b", true);
  const skipCutMarker = coded(skipCutMarkerCode, " #*+\\-0-9>[_\u3010\u3014\uff3b", true);
  const skipIndent = coded(skipIndentCode, null, true);
  const skipIndex = coded(skipIndexCode, "0-9", true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const noteLineEnd = coded(noteLineEndCode, null);
  const readType = coded(readTypeCode, "[");
  const readIndex = coded(readIndexCode, "0-9", true);
  const readTypeValue = coded(readTypeValueCode, null);
  const skipSharedLine = coded(skipSharedLineCode, "^\n\r[", true);
  const skipParameterName = coded(skipParameterNameCode, "A-Z_", true);
  const readGiven = coded(readGivenCode, null);
  const readBadMarkerNoise = coded(readBadMarkerNoiseCode, "\t\u001b <");
  const skipColon = coded(skipColonCode, "\t :=\uff1a", true);
  const readValue = coded(readValueCode, null, true);
  const skipValueChar = coded(skipValueCharCode, "^\t\n\r ", true);
  const noteValueEnd = coded(noteValueEndCode, null);
  const readParameter = coded(readParameterCode, "[");
  const readParameterName = coded(readParameterNameCode, "A-Z_", true);
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
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const readNewline = coded(readNewlineCode, "\n\r", true);
  const readLooseType = coded(readLooseTypeCode, " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const skipTypeAhead = coded(skipTypeAheadCode, "A-Za-z", true);
  const readLooseGiven = coded(readLooseGivenCode, " :=]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d");
  const readLooseParameter = coded(readLooseParameterCode, " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",3]]', // 2 leaf
      '[1,["/",4,8],"\\t\\n\\r\\u001b <"]', // 3 readLead
      readBlank,
      noteBlankLine,
      noteEol,
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 7 readBadLineEnd
      '[1,["M","BadNoise",9]]', // 8 readBadNoise
      '[0,["s",10,["*",["/",10,["[","\\t "]]]]]', // 9 skipLineNoise
      '[0,["/",11,12],"\\u001b<"]', // 10 skipNoise
      '[0,["s","<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]]]', // 11 skipTemplateToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 12 skipAnsiSequence
      '[1,["L",["?",["t",[0,1],14,["|",0,null,true,3]]]]]', // 13 leaf
      '[1,["M","BadThought",["s",["&",["s",15,["*",["s",["!",19],66]],67]],70]],"<"]', // 14 readBadThought
      '[0,["s","<think",["?","ing"],">",["*",["/",["[+","^<"],["s",["!",16],"<"]]],16,["[*","\\t "],["?",17]]]', // 15 skipThought
      '[0,["s","</think",["?","ing"],">"]]', // 16 skipThoughtEnd
      skipEol,
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 18 skipBadLineEnd
      skipStop,
      skipStopMarker,
      skipCutMarker,
      '[0,["+",23]]', // 22 skipDecoration
      '[0,["/",["s",["[+","#"],["[*","\\t "]],["s",">",["[*","\\t "]],["s",["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],["[+","\\t "]],24],"#*+\\\\-0-9>_"]', // 23 skipOrnament
      '[0,["/","**","__"],"*_"]', // 24 skipBold
      '[0,["q",26]]', // 25 skipCutName
      '[0,["@",1,["endsInside",27],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 26 readCutName
      '[0,["s",28,["?",22],29,["/",30,31,32],34]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 27 skipPlainMarker
      skipIndent,
      '[0,["s",["[","[\u3010\u3014\uff3b"],["[*"," "]]]', // 29 skipMarkerOpen
      '[0,["/",["i","reasoning"],["i","planning"],["i","notes"]],"NPRnpr"]', // 30 skipSectionLetters
      '[0,["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],"CFMScfms"]', // 31 skipVitalLetters
      '[0,["s",["i","action"],["?",["["," \\\\-_"]],["?",["s",33,["["," \\\\-_"]]],["[","A-Z_a-z"],["[*"," \\\\-0-9A-Z_a-z"]],"Aa"]', // 32 skipActionLetters
      skipIndex,
      '[0,["s",["[*"," "],["[",":=]\u3011\u3015\uff1a\uff3d"]]," :=]\u3011\u3015\uff1a\uff3d"]', // 34 skipMarkerClose
      '[0,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],36],["s",["?",24],"ACTION_",33,"_",["[+","0-9A-Z_"],["?",24],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],36]],"*A[_"]', // 35 skipBrokenMarker
      skipLineEnd,
      '[0,["s",28,["?",22],29,38,34,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 37 skipStandardMarker
      '[0,["/",39,42,52],"A-Za-z"]', // 38 skipMeantName
      '[0,["q",40]]', // 39 skipKnownWord
      '[1,["words",["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],41],"A-Za-z"]', // 40 readKnownWord
      '[0,["s",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",["[+"," "],["[+","\\\\-0-9A-Z_a-z"]]]]]', // 41 skipLooseName
      '[0,["/",43,50],"A-Za-z"]', // 42 skip_actionName
      '[0,["/",["s",44,"_",33,"_",46,["&",34]],["s","ACTION_",49,["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",34]]],"A-Za-z"]', // 43 skipActionName
      '[0,["q",45]]', // 44 skipActionWord
      '[1,["words",["ACTION"],[null,"BadMarkerSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 45 readActionWord
      '[0,["/",["s",47,["&",34]],["s",["[","A-Z_"],["[*","0-9A-Z_"]]],"A-Z_"]', // 46 skipPartName
      '[0,["q",48]]', // 47 skipPartWord
      '[1,["words",["TYPE","CONTENT_START","CONTENT_END"],[null,"BadMarkerSlip"],["[+","A-Z_"]],"A-Z_"]', // 48 readPartWord
      '[0,["?","N_"]]', // 49 skipMissingIndex
      '[0,["/",["s",["i","action"],["?",["["," \\\\-_"]],33,["["," \\\\-_"],51],["s",["i","action"],["?",["["," \\\\-_"]],49,["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],["["," \\\\-_"],["/",["i","start"],["i","end"]]]],34]],51]],"Aa"]', // 50 skipBadActionName
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",["[+"," "],["[+","\\\\-0-9A-Z_a-z"]]]]]', // 51 skipAnyPart
      '[0,["/",["s",["i","action"],["["," \\\\-_"],["/",["s",["|",10,null,false,["[","0-9"]],["["," \\\\-_"]],["s","-",["[","0-9"]],["s",["[+","0-9"],["["," \\\\-_"],["[","0-9"]]],["[*"," \\\\-0-9A-Z_a-z"]],["s",["i","action"],["?",["["," \\\\-_"]],["[+","0-9"],["&",["s",34,["[*","\\t "],["/",["[","^\\t\\n\\r "],["s",17,["[","\\"\\\\-A-Za-{"]]]]]]],"Aa"]', // 52 skipBadIndexName
      '[0,["s",28,["?",22],29,54,56,["[*","\\t "],58,["[*","\\t "],["?","]"],["?","**"],["[*","\\t "],36]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 53 skipOwnVitalLine
      '[0,["/",["s",["!",["s",38,34]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",34]],["s",["!",["s",38,34]],55,["&",34]]],"A-Za-z"]', // 54 skipOwnWord
      '[0,["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]', // 55 skipBadOwnName
      '[0,["/",["s",["[","]\u3011\u3015\uff3d"],["/",57,["s",["?",24],["?",["[",":=\uff1a"]]]]],["s",["[*"," "],["[",":=\uff1a"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 56 skipOwnVitalClose
      '[0,["s",["[",":=\uff1a"],24,["&",["/",["[","\\t "],36]]]]', // 57 skipBoldSeparator
      '[0,["/",["s",["/","100",["s",["[","0-9"],["?",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["[*","\\t "],"%"],["s","0",["?",["s",".",["[+","0-9"]]]],["s","1",["?",["s",".",["[+","0"]]]]],"0-9"]', // 58 skipOwnShare
      '[0,["s",["?",22],31,["!",["[","A-Za-z"]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],["[+",".0-9"],["?","%"],["[*","\\t "],["?",9],36],"#*+\\\\-0-9>CFMS_cfms"]', // 59 skipBareVital
      '[0,["s","[/",61,"]",["[*","\\t "],36]]', // 60 skipSectionTag
      '[0,["/","REASONING","PLANNING","NOTES"],"NPR"]', // 61 skipSectionName
      '[0,["s",28,63,["[*","\\t "],["/",36,["&",["s",9,36]]]]," `~"]', // 62 skip_wrapperEnd
      '[0,["q",64]]', // 63 skipWrapperRun
      '[0,["closes",0,65],"`~"]', // 64 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 65 readFenceRun
      '[0,["/",["s",["[*","^\\n\\r"],17],["[+","^\\n\\r"]],"^"]', // 66 skipLine
      '[0,["s",["*",["/",10,["[","\\t "]]],["?",22],29,68,34],"\\t\\u001b #*+\\\\-0-9<>[_\u3010\u3014\uff3b"]', // 67 skipReasoningMarker
      '[0,["q",69]]', // 68 skipReasoningWord
      '[1,["words",["REASONING"],["BadMarkerName","BadMarkerSlip"],41],"A-Za-z"]', // 69 readReasoningWord
      '[1,["s","<think",["?","ing"],">",["*",["/",["[+","^<"],["s",["!",16],"<"]]],16,["[*","\\t "],["?",6]]]', // 70 noteThought
      '[1,["L",72]]', // 71 leaf
      '[1,["M",0,["s",["&",73],[":",0,77]]]," `~"]', // 72 readBadWrapper
      '[0,["s",74,["*",["/",76,10]],20]]', // 73 skipMarkerFence
      '[0,["s",75,36]]', // 74 skipFenceOpen
      '[0,["/",["s",28,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",36]],["s",28,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 75 skipFenceHead
      skipBlankLine,
      '[1,["@",0,78,79]]', // 77 readFenceOpen
      '[0,["/",["@",1,28,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",36]],["@",1,28,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 78 readFenceHead
      noteLineEnd,
      '[1,["L",["lane","[",0,["/",4,81,113,139]]],"\\t\\n\\r ["]', // 80 leaf
      readType,
      readIndex,
      readTypeValue,
      '[0,["N",0,[":",0,85]]]', // 84 readTypeName
      '[0,["$",["[+","\\\\-.0-9A-Z_a-z"]]]', // 85 read_typeName
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],["[","\\"\'*`"]],"\\t \\"\'*:=`\uff1a"]', // 86 skipMarkedType
      '[0,["s",["[*","\\t "],["?",["[",":=\uff1a"]],["[*","\\t "],88,89],"\\t \\\\-.0-:=A-Z_a-z\uff1a"]', // 87 skipRemarkedType
      '[0,["[+","\\\\-.0-9A-Z_a-z"]]', // 88 skip_typeName
      '[0,["s",["[+","\\t "],["/","#","//","(","--",["[","\u2013\u2014"],["s","-",["[","\\t "]]]]]', // 89 skipRemark
      skipSharedLine,
      '[0,["s","[ACTION_",33,"_",["/","TYPE]",["s",92,"]"]]]]', // 91 skipNextParameter
      skipParameterName,
      readGiven,
      readBadMarkerNoise,
      skipColon,
      '[1,["M","BadSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 96 readBadSeparator
      readValue,
      skipValueChar,
      '[0,["s","[/ACTION_",33,"_",["[","A-Z"],["[*","0-9A-Z_"],"]",["&",["s",["[*","\\t "],["?",9],36]]]]', // 99 skipCloseTag
      '[1,["s",["[*","\\t "],101],"\\t ["]', // 100 noteClosing
      '[1,["M","BadCloseTag",99]]', // 101 readBadCloseTag
      noteValueEnd,
      '[1,["M","BadLineNoise",["s",9,["&",36]]]]', // 103 readBadLineNoise
      '[0,["N",1,[":",0,["$",["[+","^\\t\\n\\r ["]]]]]', // 104 readTypeWord
      '[1,["M","MissingLineEnd",["s",["[+","\\t "],["&",["/",106,107,91]]],["s",["[*","\\t "],["[",",;|"],["[*","\\t "],["&",106]]],"\\t ,;|"]', // 105 readMissingLineEnd
      '[0,["s",["?",22],29,31,["!",["[","A-Za-z"]]],"#*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 106 skipNextVital
      '[0,["s","[",108,"]",109]]', // 107 skipNextOwnVital
      '[0,["s",["!",["s",38,"]"]],["s",["[","A-Z"],["[*","0-9A-Z_"]],["&",["s","]",["!","("]]]],"A-Z"]', // 108 skipOwnName
      '[0,["/",["s",["[+","\\t "],110,["[*","\\t "],36],["s",["/",95,""],["[*","\\t "],58,111]],"\\t 0-:=\uff1a"]', // 109 skip_ownVital
      '[0,["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 110 skipNumber
      '[0,["/",["s",["[*","\\t "],["?",9],36],112,["s",["[*","\\t "],"#"],["s",["[*","\\t "],9,20]]]', // 111 skipOwnVitalEnd
      '[0,["/",["s",["[*","\\t "],["?",["s",["[",",;|"],["[*","\\t "]]],106],["s",["[+","\\t "],91]],"\\t #*-\\\\-0-9;>[_|\u3010\u3014\uff3b"]', // 112 skipLineBreakDue
      readParameter,
      readParameterName,
      '[1,["M",1,[":",0,["|",1,null,true,116]]],"^\\n\\r"]', // 115 readBadContinuation
      '[1,["@",4,["!",19],["!",117],["!",76],["!",127],["/",["@",0,["$",128],79],["@",1,["!",75],135]]],"^\\n\\r"]', // 116 readContinuedLine
      '[0,["s",["/","CONTENT_START",["s","[",["?","ACTION_"],"CONTENT_START]"]],["[*","\\t "],["&",36],118],"C["]', // 117 skipBareStart
      '[0,["q",119]]', // 118 skipBareEndLater
      '[0,["later",0,-1,120]]', // 119 readBareEndLater
      '[1,["t",[0,1,2],121,122,124]]', // 120 read_bareEnd
      '[0,["/","CONTENT_END",["t",[0,1,2],"[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 121 readBareEndMarker
      '[0,["|",0,null,true,123]]', // 122 readBlanks
      '[0,["$",["[","\\t "]]]', // 123 read_blank
      readLineEnd,
      readEol,
      '[0,["!",["[","^"]]]', // 126 readEof
      '[0,["s",16,["[*","\\t "],36]]', // 127 skipThoughtTail
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],77],["|",0,null,true,["t",[0,1,2],["!",129],["!",37],132]],133]]," `~"]', // 128 readPlainFence
      '[0,["s",28,130,["[*","\\t "],["&",36]]," `~"]', // 129 skipFenceClose
      '[0,["q",131]]', // 130 skipClosingRun
      '[0,["closes",1,65],"`~"]', // 131 readClosingRun
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],125],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 132 readLine
      '[0,["t",[0,1,2,3],134,131,122,["&",36]]," `~"]', // 133 readFenceClose
      readIndent,
      '[1,["@",0,["$",["+",136]],["/",79,["&",10]]]]', // 135 readChatLine
      '[0,["/",["[+","^\\n\\r\\u001b<"],["s",["!",137],9],["s",["!",10],["[","\\u001b<"]]],"^\\n\\r"]', // 136 skipLineChar
      '[0,["s",9,["?",["s",17,["*",76]]],["/",19,138]]]', // 137 skipTextTail
      '[0,["!",["[","^"]]]', // 138 skipEof
      readVital,
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 140 readVitalName
      '[1,["/",["@",1,["[+","\\t "],142,["[*","\\t "],79],["@",2,["?",["/",["s",94,["?",143]],143,144,["s",["&",["[",".0-9"]],145]]],["[*","\\t "],["/",146,["@",0,142,147],149,150,151,153],["?",156],["?",157],["?",156],["?",["s",["!",112],["!",["s",["[+","\\t "],107]],158]],160]]]', // 141 readVitalValue
      '[0,["N",2,[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]]],"\\\\-0-9"]', // 142 readNumber
      '[1,["M","BadVitalSeparator",["s",["[*","\\t "],["[",":=\uff1a"]]],"\\t :=\uff1a"]', // 143 readBadVitalSeparator
      '[1,["M","BadBlank",["s",["[*","\\t "],["+",["s",["[","\u00a0\u3000"],["[*","\\t "]]]]],"\\t \u00a0\u3000"]', // 144 readBadBlank
      '[1,["M","MissingBlank",""]]', // 145 readMissingBlank
      '[1,["M",2,["s",[":",0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["[*","\\t "],"%",147]]]', // 146 readBadPercent
      '[0,["/",["&",112],["s",["!",["[","%+\\\\--9A-Z_a-z~\u2013"]],["!",["s",",",["[","0-9"]]],["!",["s",["[*","\\t "],148,["[*","\\t "],["[","0-9"]]],["!",["s",["[+","\\t "],["[",".0-9"]]]]]]', // 147 skipNumberBoundary
      '[0,["/","->","to","or",["[","\\\\-/~\u2013\u2014\u2192\u2212"]],"\\\\-/ot~\u2013\u2014\u2192\u2212"]', // 148 skipRangeSign
      '[1,["M","BadCutNumber",["s",["[+","0-9"],".",138]]]', // 149 readBadCutNumber
      '[1,["M","BadNumeral",["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],".",["[+","0-9"]],["s",".",["[+","0-9"]],["s",["[+","0-9"],["?","."]]],147]],"+\\\\-.0-9"]', // 150 readBadNumeral
      '[1,["M",3,["s","**",[":",0,152],"**",147],["s","`",[":",0,152],"`",147],["s","\\"",[":",0,152],"\\"",147],["s","\'",[":",0,152],"\'",147]],"\\"\'*`"]', // 151 readBadMarkedNumber
      '[0,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]]', // 152 readMarkedNumber
      '[1,["M","BadVital",["*",["s",["!",154],["/",["s",["[+","\\t "],["?",155]],["[+","^\\t\\n\\r\\u001b <"],9,["[","\\u001b<"]]]]]]', // 153 readBadVital
      '[0,["/",["s",["[*","\\t "],9,["/",36,20]],["s",["[+","\\t "],106]],"\\t\\u001b <"]', // 154 skipBadVitalEnd
      '[0,["+",["s",23,["&",23]]]]', // 155 skipOrnaments
      readBadMarkerEnd,
      '[1,["M","BadValueBracket",["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"]]],"\\t ]\u3011\u3015\uff3d"]', // 157 readBadValueBracket
      '[1,["M","BadRemark",["s",["[*","\\t "],["[","^\\t\\n\\r\\u001b <"],["*",["s",["!",112],159]]]],"^\\n\\r\\u001b<"]', // 158 readBadRemark
      '[0,["/",155,["[+","^\\t\\n\\r\\u001b <"],["[+","\\t "],["s",["!",["s",9,["/",36,20]]],9],["s",["!",10],["[","\\u001b<"]]],"^\\n\\r"]', // 159 skipRemarkChar
      '[1,["/",105,["s",["[*","\\t "],["/",["s",103,79],["&",["s",9,20]]]],["s",["[*","\\t "],79]]]', // 160 noteVitalEnd
      '[1,["L",162]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 161 leaf
      readBlockHead,
      '[0,["N",3,["s","[ACTION_",[":",0,82],"_CONTENT_START]"]]]', // 163 readStartMarker
      '[1,["s",["?",94],["?",["s",["&",95],96]],["[*","\\t "],["?",["s",144,["&",36]]]]]', // 164 noteHeadTail
      '[1,["M",4,["s",["&",166],"[ACTION_",[":",0,82],"_CONTENT",["?","_BEGIN"],"]"]],"["]', // 165 readBadContentTag
      '[0,["q",167]]', // 166 skipContentTag
      '[0,["handing",2,["t",[0,1,2,3,4,5],"[ACTION_",["hand",2,[],82],"_CONTENT",["?","_BEGIN"],"]",["/",["&",["s",["[*","\\t "],36]],["&",168],172,174,176]]],"["]', // 167 readContentTag
      '[0,["s",["*",["s",["!",169],["[","^\\n\\r"]]],169],"^\\n\\r"]', // 168 skipTagLine
      '[0,["q",170]]', // 169 skipOwnInlineEnd
      '[1,["same",2,171],"["]', // 170 readOwnInlineEnd
      '[1,["@",1,"[",["/",["@",1,"ACTION_",82,"_CONTENT_END"],["@",1,"/ACTION_",82,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],79]]', // 171 readInlineEnd
      '[0,["later",1,2,173]]', // 172 readOwnEndLater
      '[1,["@",1,"[ACTION_",82,"_CONTENT_END]",["[*","\\t "],79]]', // 173 readEndLine
      '[0,["later",2,2,175]]', // 174 readRemarkEndLater
      '[0,["@",1,"[ACTION_",82,"_CONTENT_END]"]]', // 175 readRemarkLine
      '[0,["later",3,2,177]]', // 176 readSlipEndLater
      '[1,["/",178,["@",1,["+",["/",["[+","^\\n\\r["],["s",["!",184],"["]]],171]],"^\\n\\r"]', // 177 readSlipLine
      '[1,["/",["@",3,["[*","\\t "],["?",22],29,179,182],["@",2,["[*","\\t "],["?",24],181,183]],"\\t #*+\\\\-0-9>A[_a\u3010\u3014\uff3b"]', // 178 readSlipEnd
      '[1,["/",["@",2,45,"_",82,"_",["/",180,["s",["i","end"],["&",34]]]],181,["@",3,"/",["i","action"],["["," \\\\-_"],82,["["," \\\\-_"],["i","content"],["?",["s",["["," \\\\-_"],["/",["i","start"],["i","end"]]]]]],"/A-Za-z"]', // 179 readSlipEndName
      '[1,["words",["CONTENT_END"],["BadMarkerName","BadMarkerSlip"],41],"A-Za-z"]', // 180 readEndWord
      '[0,["@",2,["i","action"],["?",["["," \\\\-_"]],82,["["," \\\\-_"],["i","content"],["["," \\\\-_"],["i","end"]],"Aa"]', // 181 readBareEndName
      '[1,["/",["s",34,["[*","^\\n\\r"]],["s",["?",24],["[*","\\t "],6]],"\\t\\n\\r *:=]_\u3011\u3015\uff1a\uff3d"]', // 182 noteSlipEndClose
      '[1,["/",["s",34,["[*","^\\n\\r"]],["s",["?",24],["[*","\\t "],79]]]', // 183 noteBareEndClose
      '[0,["s","[",["/",["s","ACTION_",33,"_CONTENT_END"],["s","/ACTION_",33,"_CONTENT",["?",["/","_START","_END"]]]],"]",["[*","\\t "],36]]', // 184 skipInlineEnd
      noteLooseOpen,
      skipExactMarker,
      '[0,["/","CONFIDENCE","MOOD","FOCUS","STAMINA"],"CFMS"]', // 187 skipVitalName
      '[1,["M","BadMarkerIndent",["|",1,3,false," "]]," "]', // 188 readBadMarkerIndent
      readBadMarkerDecoration,
      '[0,["/",["s",29,["[*"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["/",24,57]],["s",29,["i","action"],["[+"," \\\\-0-9A-Z_a-z"],["[","]\u3011\u3015\uff3d"],["*",["/",["[+","^\\n\\r*"],["s",["!",191],"*"]]],191]],"[\u3010\u3014\uff3b"]', // 190 skipBoldAround
      '[0,["s","**",["[*","\\t "],["?",9],36]]', // 191 skipBoldTail
      '[1,["M","BadMarkerBracket",["[","\u3010\u3011\u3014\u3015\uff3b\uff3d"]]]', // 192 readBadMarkerBracket
      '[1,["M","BadMarkerBlank",["[+"," "]]]', // 193 readBadMarkerBlank
      skipStartAhead,
      skipActionPrefix,
      '[0,["q",197]]', // 196 skipStartWord
      '[1,["words",["CONTENT_START"],["BadMarkerName","BadMarkerSlip"],41],"A-Za-z"]', // 197 readStartWord
      '[1,["/",199,202],"A-Za-z"]', // 198 read_actionName
      '[1,["N",4,["s",45,"_",[":",0,82],"_",[":",1,200],["&",34]],["s","ACTION_",[":",0,201],[":",1,["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]]],["&",34]]],"A-Za-z"]', // 199 readActionName
      '[1,["/",["@",0,48,["&",34]],["$",["s",["[","A-Z_"],["[*","0-9A-Z_"]]]],"A-Z_"]', // 200 readPartName
      '[1,["M","MissingIndex",["?","N_"]]]', // 201 readMissingIndex
      '[1,["M",5,["s",["i","action"],["?",["["," \\\\-_"]],[":",0,82],["["," \\\\-_"],[":",1,["$",51]]],["s",["i","action"],["?",["["," \\\\-_"]],[":",0,201],["&",["s",["/",["i","type"],["i","path"],["s",["i","content"],["["," \\\\-_"],["/",["i","start"],["i","end"]]]],34]],[":",1,["$",51]]]],"Aa"]', // 202 readBadActionName
      noteLooseClose,
      '[1,["M","BadBoldSeparator",57]]', // 204 readBadBoldSeparator
      '[1,["L",206]]', // 205 leaf
      '[1,["/",207,["?",["t",[0,1,2],125,["!",211],["!",138]]]]]', // 206 readStartLine
      '[1,["M","BadStartText",["+",["s",["!",208],["[","^\\n\\r"]]]],"^\\n\\r"]', // 207 readBadStartText
      '[0,["s",["&",169],["!",209],["!",210]],"["]', // 208 skipInlineStop
      '[0,["q",172]]', // 209 skipOwnEndLater
      '[0,["q",174]]', // 210 skipRemarkEndLater
      skipBlockStop,
      skipEndBegin,
      '[0,["s",214,["[*","\\t "],36]]', // 213 skipOwnEnd
      '[0,["s","[ACTION_",215,"_CONTENT_END]"]]', // 214 skipOwnEndMarker
      '[0,["q",216]]', // 215 skipSameIndex
      '[0,["same",2,82],"0-9"]', // 216 readSameIndex
      '[0,["/",214,218,221,222,224],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 217 skipLikeEnd
      '[0,["s","[ACTION_",219,"_TYPE]"]]', // 218 skipNextType
      '[0,["q",220]]', // 219 skipSameNext
      '[0,["same",2,["{",0,[":",0,82]]],"0-9"]', // 220 readSameNext
      skipAnyEnd,
      '[0,["q",223]]', // 222 skipOwnSlipEnd
      '[1,["same",2,178],"\\t #*+\\\\-0-9>A[_a\u3010\u3014\uff3b"]', // 223 readOwnSlipEnd
      '[0,["/",["s",["[*","\\t "],["?",22],29,["/","/",["?",["s",["i","action"],["["," \\\\-_"],["?","N_"]]]],225,226],["s",["[*","\\t "],["?",24],["i","content_end"],227]],"\\t #*+\\\\-0-9>C[_c\u3010\u3014\uff3b"]', // 224 skipBareSlipEnd
      '[0,["s",["i","content"],["["," \\\\-_"],["i","end"]],"Cc"]', // 225 skipBareEndWord
      '[0,["/",["s",34,["[*","^\\n\\r"]],["s",["?",24],["[*","\\t "],17]],"\\t\\n\\r *:=]_\u3011\u3015\uff1a\uff3d"]', // 226 skipSlipEndClose
      '[0,["/",["s",34,["[*","^\\n\\r"]],["s",["?",24],["[*","\\t "],36]]]', // 227 skipBareEndClose
      '[0,["q",176]]', // 228 skipSlipEndLater
      '[0,["/",224,230,218,["s",["!",231],["!",235],221]]]', // 229 skipOtherStop
      '[0,["s",221,["[*","^\\n\\r"],["/",138,["s",17,["*",76],["/",["s","[ACTION_",219,"_"],138]]]]," ["]', // 230 skipStrangeEnd
      '[0,["q",232]]', // 231 skipNextTypeLater
      '[0,["later",4,2,233]]', // 232 readNextTypeLater
      '[0,["@",1,"[ACTION_",234,"_TYPE]"]]', // 233 readNextTypeLine
      '[0,["{",1,[":",0,82]],"0-9"]', // 234 readBeforeNext
      '[0,["q",236]]', // 235 skipLastEndLater
      '[0,["later",5,-1,237]]', // 236 readLastEndLater
      '[1,["t",[0,1,2],238,239,["/",126,["t",[0,1,2],125,["|",0,null,true,240],126]]]," ["]', // 237 readLastEnd
      readAnyEnd,
      '[0,["|",0,null,true,["$",["[","^\\n\\r"]]]]', // 239 readRestOfLine
      readBlankLine,
      skipNewline,
      '[1,["L",243]]', // 242 leaf
      '[1,["/",["t",[0,1],244,["/",245,246,247]],248,247]]', // 243 read_blockEnd
      readNewline,
      '[1,["N",5,["s",[":",0,["$",214]],["[*","\\t "],79]]]', // 245 readBlockEnd
      '[1,["M","BadBlockEnd",["s",["&",["/",214,222,224]],["[*","^\\n\\r"],79]],"\\t #*+\\\\-0-9>AC[_ac\u3010\u3014\uff3b"]', // 246 readBadBlockEnd
      '[1,["M",6,["s",28,"[",["i","action_"],[":",0,82],["i","_content_end]"],["[*","^\\n\\r"],79],""]]', // 247 readMissingContentEnd
      '[1,["M","BadInlineEnd",["s",["&",169],["[*","^\\n\\r"],79]],"["]', // 248 readBadInlineEnd
      '[1,["L",["/",250,264]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 249 leaf
      readLooseType,
      skipTypeAhead,
      '[0,["q",253]]', // 252 skip_typeWord
      '[1,["words",["TYPE"],["BadMarkerName","BadMarkerSlip"],41],"A-Za-z"]', // 253 read_typeWord
      '[1,["@",4,203,["?",94],["?",["s",["&",95],96]],["[*","\\t "],["/",255,["@",0,84,["&",89]]],["?",["s",["&",89],158]],102]," ]\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 254 readLooseTypeName
      '[1,["M",7,["s","**",[":",0,85],"**"],["s","`",[":",0,85],"`"],["s","\\"",[":",0,85],"\\""],["s","\'",[":",0,85],"\'"]],"\\"\'*`"]', // 255 readBadMarkedType
      readLooseGiven,
      '[1,["M","BadOpenSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 257 readBadOpenSeparator
      '[0,["N",6,[":",0,["$",["*",["s",["!",259],["/",260,["[","^\\n\\r\\u001b<[]"],261]]]]]]]', // 258 readBracketValue
      '[0,["s",["[*","\\t "],["[","]\u3011\u3015\uff3d"],["?",["/","**","__"]],["[*","\\t "],["?",9],36],"\\t ]\u3011\u3015\uff3d"]', // 259 skipBracketTail
      '[0,["deep",["s","[",["*",["/",260,["[","^\\n\\r\\u001b<[]"]]],"]"]]]', // 260 skipBalanced
      '[0,["/",["s",["!",["s",9,36]],9],["s",["!",10],["[","\\u001b<"]]],"\\u001b<"]', // 261 skipInnerNoise
      '[0,["N",7,[":",0,["$",["*",["s",["!",191],["/",263,["s",["!","**"],["[","^\\n\\r\\u001b<"]],261]]]]]]]', // 262 readBoldValue
      '[0,["s","**",["+",["s",["!","**"],["[","^\\n\\r\\u001b<"]]],"**"]]', // 263 skipBoldPair
      readLooseParameter,
      '[0,["s",195,266,34],"A-Za-z"]', // 265 skipOtherPart
      '[0,["q",267]]', // 266 skipBlockWord
      '[1,["words",["CONTENT_START","CONTENT_END"],["BadMarkerName","BadMarkerSlip"],41],"A-Za-z"]', // 267 readBlockWord
      '[1,["L",269]]', // 268 leaf
      '[1,["M","BadBareStart",117]]', // 269 readBadBareStart
      '[1,["L",["?",["t",[0,1,2],125,["!",271],["!",138]]]]]', // 270 leaf
      '[0,["s",272,["[*","\\t "],36]]', // 271 skip_bareEnd
      '[0,["/","CONTENT_END",["s","[",["?","ACTION_"],"CONTENT_END]"]],"C["]', // 272 skipBareEndMarker
      '[0,["L",["?",241]]]', // 273 leaf
      '[1,["L",275]]', // 274 leaf
      '[1,["/",276,247]]', // 275 readBareBlockEnd
      '[1,["N",8,["s",[":",0,["$",272]],["[*","\\t "],79]]]', // 276 readBareEnd
      '[1,["L",278]]', // 277 leaf
      '[1,["N",9,["s",["!",186],"[",[":",0,279],"]",["&",109],[":",1,141]],["s",["!",186],["&",53],185,[":",0,280],["/",203,282],[":",1,141]]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 278 readOwnVital
      '[0,["@",1,["!",["s",38,"]"]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",["s","]",["!","("]]]],"A-Z"]', // 279 readOwnName
      '[1,["/",["@",1,["!",["s",38,34]],["$",["s",["[","A-Z"],["[*","0-9A-Z_"]]],["&",34]],["@",1,["!",["s",38,34]],281,["&",34]]],"A-Za-z"]', // 280 readOwnWord
      '[1,["M","BadOwnName",["s",["[","A-Za-z"],["[","A-Z_a-z"],["[+","0-9A-Z_a-z"]]]]', // 281 readBadOwnName
      '[1,["M","BadOpenVitalSeparator",["s",["[*"," "],["[",":=\uff1a"]]]," :=\uff1a"]', // 282 readBadOpenVitalSeparator
      '[1,["L",284]]', // 283 leaf
      '[1,["N",10,["s","[",[":",0,"REASONING"],"]",285,286],["s","[",[":",0,["/","PLANNING","NOTES"]],"]",285],["s",185,[":",0,69],["/",["s",203,285],257],286],["s",185,[":",0,288],["/",["s",203,285],257]],["s","[",[":",0,279],"]",["?",94],["?",["s",["&",95],289]]]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 284 readSectionHead
      '[1,["s",["?",94],["?",["s",["&",95],96]]]]', // 285 noteHeadRest
      '[1,["/",["&",["s",["[*","\\t "],36]],287]]', // 286 noteFirstLine
      '[1,["M","BadFirstLine",""]]', // 287 readBadFirstLine
      '[1,["words",["PLANNING","NOTES"],["BadMarkerName","BadMarkerSlip"],41],"A-Za-z"]', // 288 readSectionWord
      '[1,["M","BadSectionSeparator",["s",["[*","\\t "],["[",":=\uff1a"],["[*","\\t "]]],"\\t :=\uff1a"]', // 289 readBadSectionSeparator
      '[0,["L",291]]', // 290 leaf
      '[0,["@",2,241,["!",19],78],"\\n\\r"]', // 291 readTextFence
      '[1,["L",293]]', // 292 leaf
      '[1,["/",["s",241,129],294]]', // 293 noteTextFenceEnd
      '[1,["M","MissingTextFenceEnd",""]]', // 294 readMissingTextFenceEnd
      '[1,["L",296]]', // 295 leaf
      '[1,["N","SectionEnd",["?",6]]]', // 296 readSectionEnd
      '[1,["L",["/",298,300,302,303,305,306,307,8,309,327]],"^"]', // 297 leaf
      '[1,["N",11,["s",185,[":",0,299],["/",203,282],[":",1,141]]]," #*+\\\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d"]', // 298 readLooseVital
      '[1,["words",["CONFIDENCE","MOOD","FOCUS","STAMINA"],["BadMarkerName","BadMarkerSlip"],41],"A-Za-z"]', // 299 readVitalWord
      '[1,["M",8,["s",["&",59],["?",22],[":",0,["$",31]],["?","**"],["[*","\\t "],["[",":=\uff1a"],["?","**"],["[*","\\t "],[":",1,["/",146,301]],["[*","\\t "],["?",103],79]],"#*+\\\\-0-9>CFMS_cfms"]', // 300 readBadBareVital
      '[0,["N",12,[":",0,["$",["[+",".0-9"]]]]]', // 301 readBareNumber
      '[1,["M","BadContentEnd",["s",221,["[*","^\\n\\r"],79]]," ["]', // 302 readBadContentEnd
      '[1,["M","BadSectionTag",304]]', // 303 readBadSectionTag
      '[1,["s","[/",61,"]",["[*","\\t "],79]]', // 304 noteSectionTag
      '[1,["M","MissingMarkerEnd",["s","[",["?",["s",["[","A-Z"],["[*","0-9A-Z_"]]],138],21]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 305 readMissingMarkerEnd
      '[1,["M","BadIndex",["s",28,["?",22],29,52,34,["[*","^\\n\\r"],["?",6]]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 306 readBadIndex
      '[1,["M","BadMarker",308]]', // 307 readBadMarker
      '[1,["/",["s","[",["[","A-Z"],["[+","0-9A-Z_"],["!",["[","a-z"]],["[*","^\\n\\r]"],79],["s",["?",24],"ACTION_",33,"_",["[+","0-9A-Z_"],["?",24],["[*","\\t "],["?",["s",["[",":=\uff1a"],["[*","^\\n\\r"]]],79]],"*A[_"]', // 308 noteBrokenMarker
      '[1,["M","BadChat",["s",["+",["s",["!",19],["!",76],["/",310,321,["s",["!",75],322]]]],["?",323]],323],"^\\n\\r"]', // 309 readBadChat
      '[1,["M","BadFencedAction",["s",["&",311],320,79]]," `~"]', // 310 readBadFencedAction
      '[0,["q",312]]', // 311 skipActionFence
      '[1,["handing",1,["t",[0,1,2,3,4],["hand",1,[],77],["|",0,null,true,["t",[0,1,2],["!",129],["!",313],132]],314,["|",1,null,true,["t",[0,1],["!",129],132]],133]]," `~"]', // 312 readActionFence
      '[0,["s",28,["?",22],29,42,34,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 313 skipActionMarker
      '[1,["t",[0,1,2,3,4,5],134,["?",315],318,198,319,["!","("]]," #*+\\\\-0-9>[_\u3010\u3014\uff3b"]', // 314 readActionMarker
      '[0,["|",1,null,true,316],"#*+\\\\-0-9>_"]', // 315 readDecoration
      '[0,["/",["t",[0,1],["|",1,null,true,"#"],["|",0,null,true,123]],["t",[0,1],">",["|",0,null,true,123]],["t",[0,1],["/",["$",["[","*+\\\\-"]],["t",[0,1],["|",1,9,true,["$",["[","0-9"]]],["$",["[",")."]]]],["|",1,null,true,123]],317],"#*+\\\\-0-9>_"]', // 316 readOrnament
      '[0,["/","**","__"],"*_"]', // 317 readBold
      '[0,["t",[0,1],["$",["[","[\u3010\u3014\uff3b"]],["|",0,null,true," "]]]', // 318 readMarkerOpen
      '[0,["t",[0,1],["|",0,null,true," "],["$",["[",":=]\u3011\u3015\uff1a\uff3d"]]]," :=]\u3011\u3015\uff1a\uff3d"]', // 319 readMarkerClose
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],77],["|",0,null,true,["t",[0,1],["!",129],132]],133]]," `~"]', // 320 readFenced
      '[1,["s",320,79]]', // 321 noteClosedFence
      '[1,["s",["+",136],["/",79,["&",10]]]]', // 322 noteChatLine
      '[1,["s",["!",19],324,["*",326]]," `~"]', // 323 noteOpenFence
      '[1,["M","MissingFenceEnd",325]]', // 324 readMissingFenceEnd
      '[1,["s",75,79]]', // 325 noteFenceOpen
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 326 noteLine
      '[1,["M","BadLine",["s",["!",62],326]],"^"]', // 327 readBadLine
      '[1,["L",["/",329,331]]]', // 328 leaf
      '[1,["N","WrapperEnd",330]]', // 329 readWrapperEnd
      '[1,["s",28,63,["[*","\\t "],["/",79,["&",["s",9,36]]]]," `~"]', // 330 note_wrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 331 readMissingWrapperEnd
      '[1,["L",333]]', // 332 leaf
      '[1,["/",3,334],"^"]', // 333 readOpening
      '[1,["M","BadChatBefore",["s",["+",["s",["!",335],["!",19],["!",76],["/",321,["s",["!",75],322]]]],["?",["s",["!",335],323]]],["s",["!",335],323]],"^\\n\\r"]', // 334 readBadChatBefore
      '[0,["s",336,["!",337]]]', // 335 skipReplyFence
      '[0,["&",73]," `~"]', // 336 skipMarkerFenceAhead
      '[0,["s",338,["*",["/",338,["s",["!",74],["!",20],66]]],20]]', // 337 skipExampleFence
      '[0,["s",339,36]]', // 338 skipClosedFence
      '[0,["q",320]]', // 339 skipFenced
      '[0,["L",["&",335]]," `~"]', // 340 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, lanes: [{ pattern: LANE_0, make: makeOfLane0 }], operations: { endsInside: ofEndsInside, i: ofCase, words: ofWords, closes: ofCloses, lane: ofLane, later: ofLater, handing: ofHanding, hand: ofHand, same: ofSame, "{": ofAction } });
  let readBadLineEnd: Match = rules.called(7, (made) => { readBadLineEnd = made; });
  let skipLineNoise: Match = rules.called(9, (made) => { skipLineNoise = made; });
  let skipNoise: Match = rules.called(10, (made) => { skipNoise = made; });
  let skipBadLineEnd: Match = rules.called(18, (made) => { skipBadLineEnd = made; });
  let skipDecoration: Match = rules.called(22, (made) => { skipDecoration = made; });
  let skipBold: Match = rules.called(24, (made) => { skipBold = made; });
  let skipCutName: Match = rules.called(25, (made) => { skipCutName = made; });
  let skipBrokenMarker: Match = rules.called(35, (made) => { skipBrokenMarker = made; });
  let skipStandardMarker: Match = rules.called(37, (made) => { skipStandardMarker = made; });
  let skipActionWord: Match = rules.called(44, (made) => { skipActionWord = made; });
  let skipPartWord: Match = rules.called(47, (made) => { skipPartWord = made; });
  let skipOwnVitalLine: Match = rules.called(53, (made) => { skipOwnVitalLine = made; });
  let skipBareVital: Match = rules.called(59, (made) => { skipBareVital = made; });
  let skipSectionTag: Match = rules.called(60, (made) => { skipSectionTag = made; });
  let skipSectionName: Match = rules.called(61, (made) => { skipSectionName = made; });
  let skip_wrapperEnd: Match = rules.called(62, (made) => { skip_wrapperEnd = made; });
  let skipFenceHead: Match = rules.called(75, (made) => { skipFenceHead = made; });
  let readTypeName: Match = rules.called(84, (made) => { readTypeName = made; });
  let skipMarkedType: Match = rules.called(86, (made) => { skipMarkedType = made; });
  let skipRemarkedType: Match = rules.called(87, (made) => { skipRemarkedType = made; });
  let skipNextParameter: Match = rules.called(91, (made) => { skipNextParameter = made; });
  let readBadSeparator: Match = rules.called(96, (made) => { readBadSeparator = made; });
  let skipCloseTag: Match = rules.called(99, (made) => { skipCloseTag = made; });
  let noteClosing: Match = rules.called(100, (made) => { noteClosing = made; });
  let readBadLineNoise: Match = rules.called(103, (made) => { readBadLineNoise = made; });
  let readTypeWord: Match = rules.called(104, (made) => { readTypeWord = made; });
  let readMissingLineEnd: Match = rules.called(105, (made) => { readMissingLineEnd = made; });
  let readBadContinuation: Match = rules.called(115, (made) => { readBadContinuation = made; });
  let skipBareStart: Match = rules.called(117, (made) => { skipBareStart = made; });
  let read_blank: Match = rules.called(123, (made) => { read_blank = made; });
  let readEof: Match = rules.called(126, (made) => { readEof = made; });
  let skipFenceClose: Match = rules.called(129, (made) => { skipFenceClose = made; });
  let skipTextTail: Match = rules.called(137, (made) => { skipTextTail = made; });
  let readVitalName: Match = rules.called(140, (made) => { readVitalName = made; });
  let readVitalValue: Match = rules.called(141, (made) => { readVitalValue = made; });
  let readBadValueBracket: Match = rules.called(157, (made) => { readBadValueBracket = made; });
  let readStartMarker: Match = rules.called(163, (made) => { readStartMarker = made; });
  let noteHeadTail: Match = rules.called(164, (made) => { noteHeadTail = made; });
  let readBadContentTag: Match = rules.called(165, (made) => { readBadContentTag = made; });
  let skipVitalName: Match = rules.called(187, (made) => { skipVitalName = made; });
  let readBadMarkerIndent: Match = rules.called(188, (made) => { readBadMarkerIndent = made; });
  let skipBoldAround: Match = rules.called(190, (made) => { skipBoldAround = made; });
  let readBadMarkerBracket: Match = rules.called(192, (made) => { readBadMarkerBracket = made; });
  let readBadMarkerBlank: Match = rules.called(193, (made) => { readBadMarkerBlank = made; });
  let skipStartWord: Match = rules.called(196, (made) => { skipStartWord = made; });
  let read_actionName: Match = rules.called(198, (made) => { read_actionName = made; });
  let readBadBoldSeparator: Match = rules.called(204, (made) => { readBadBoldSeparator = made; });
  let skipInlineStop: Match = rules.called(208, (made) => { skipInlineStop = made; });
  let skipOwnEndLater: Match = rules.called(209, (made) => { skipOwnEndLater = made; });
  let skipRemarkEndLater: Match = rules.called(210, (made) => { skipRemarkEndLater = made; });
  let skipOwnEnd: Match = rules.called(213, (made) => { skipOwnEnd = made; });
  let skipOwnEndMarker: Match = rules.called(214, (made) => { skipOwnEndMarker = made; });
  let skipLikeEnd: Match = rules.called(217, (made) => { skipLikeEnd = made; });
  let skipOwnSlipEnd: Match = rules.called(222, (made) => { skipOwnSlipEnd = made; });
  let skipSlipEndLater: Match = rules.called(228, (made) => { skipSlipEndLater = made; });
  let skipOtherStop: Match = rules.called(229, (made) => { skipOtherStop = made; });
  let skip_typeWord: Match = rules.called(252, (made) => { skip_typeWord = made; });
  let readLooseTypeName: Match = rules.called(254, (made) => { readLooseTypeName = made; });
  let readBadOpenSeparator: Match = rules.called(257, (made) => { readBadOpenSeparator = made; });
  let readBracketValue: Match = rules.called(258, (made) => { readBracketValue = made; });
  let readBoldValue: Match = rules.called(262, (made) => { readBoldValue = made; });
  let skipOtherPart: Match = rules.called(265, (made) => { skipOtherPart = made; });
  let skip_bareEnd: Match = rules.called(271, (made) => { skip_bareEnd = made; });

  const stepItem: Step = { op: 'choice', starts: ["\t\n\r [", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", "C[", " #*+\\-0-9>[_\u3010\u3014\uff3b", " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d", "^"], alternatives: [{ op: 'leaf', read: rules.at(80) }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: rules.at(249) }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: rules.at(277) }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: rules.at(297) }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'leaf', read: rules.at(13) }, { op: 'choice', starts: [" `~", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(332) } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(340), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(71) }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(328) }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: rules.at(161) }, { op: 'leaf', read: rules.at(205) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(242) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: text0Code } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(268) }, { op: 'leaf', read: rules.at(270) }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: rules.at(273) }, { op: 'leaf', read: rules.at(274) }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', attribute: -1, isText: true, body: { op: 'text', read: text1Code } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(283) }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: rules.at(295) }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', attribute: -1, isText: true, body: { op: 'text', read: text2Code } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: 1, isText: true, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: rules.at(290) }, { op: 'text', read: text3Code }, { op: 'leaf', read: rules.at(292) }] } };

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
    BadThought: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","hint":"Put the text under [REASONING] or [NOTES], or leave it out."},
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
    BadMarkerName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","hint":"Write the name in upper case, with underscores."},
    BadMarkerSlip: {"code":"bad-marker-slip","severity":"warning","meaning":"A marker is misspelled. It was read as the standard one.","example":"[CONFIDENC] 0.9","hint":"Spell the name as in the specification."},
  },
  attributes: 3,
  tables: 6,
};
