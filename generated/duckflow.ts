// Generated from grammars/duckflow.peggy, grammars/duckflow/markers.peggy, grammars/duckflow/sections.peggy, grammars/duckflow/vitals.peggy, grammars/duckflow/actions.peggy, grammars/duckflow/blocks.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, wordList, action, again, and, caseless, choice, closes, coded, cut, deep, hand, handing, label, lane, later, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, same, seq, text, tuple, words } from '../src/engine/generated.ts';

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
export interface BadSeparatorNode extends RecoveryNode { readonly type: 'BadSeparator'; }
export interface BadBoldSeparatorNode extends RecoveryNode { readonly type: 'BadBoldSeparator'; }
export interface BadOpenSeparatorNode extends RecoveryNode { readonly type: 'BadOpenSeparator'; }
export interface SectionHeadNode extends TreeNode { readonly type: 'SectionHead'; readonly name: string; }
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
  readonly value: ValueNode | TypeWordNode;
}
export interface TypeWordNode extends TreeNode { readonly type: 'TypeWord'; readonly text: string; }
export interface LooseTypeNode extends TreeNode {
  readonly type: 'LooseType';
  readonly marker: ActionNameNode | BadActionNameNode;
  readonly value: BracketValueNode | ValueNode | BoldValueNode;
}
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
export type Nodes = NodesByType<BadBomNode | BlankNode | BadNoiseNode | BadWrapperNode | TypeNode | ParameterNode | VitalNode | BlockHeadNode
| BadStartTextNode | BadLineEndNode | BlockEndNode | BadBlockEndNode | MissingContentEndNode | BadInlineEndNode
| LooseTypeNode | LooseParameterNode | BadBareStartNode | BareEndNode | OwnVitalNode | SectionHeadNode
| SectionEndNode | LooseVitalNode | BadBareVitalNode | BadContentEndNode | BadSectionTagNode | MissingMarkerEndNode
| BadIndexNode | BadMarkerNode | BadChatNode | BadLineNode | WrapperEndNode | MissingWrapperEndNode
| BadChatBeforeNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'BlockText' | 'BareText' | 'SectionText' | 'FencedText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadMarkerNode | BadIndexNode | MissingMarkerEndNode | BadChatBeforeNode
| BadChatNode | MissingFenceEndNode | BadFencedActionNode | BadLineNode | BadActionNameNode | MissingIndexNode
| BadMarkerIndentNode | BadMarkerDecorationNode | BadMarkerEndNode | BadMarkerBracketNode | BadMarkerBlankNode
| BadMarkerNoiseNode | BadSeparatorNode | BadBoldSeparatorNode | BadOpenSeparatorNode | BadSectionTagNode
| BadFirstLineNode | MissingTextFenceEndNode | BadOwnNameNode | BadVitalSeparatorNode | BadOpenVitalSeparatorNode
| MissingBlankNode | BadPercentNode | BadNumeralNode | BadCutNumberNode | BadMarkedNumberNode | BadVitalNode
| BadValueBracketNode | BadRemarkNode | MissingLineEndNode | BadBareVitalNode | BadCloseTagNode | BadLineNoiseNode
| BadContinuationNode | BadContentTagNode | BadBareStartNode | BadStartTextNode | BadContentEndNode
| BadBlockEndNode | BadInlineEndNode | MissingContentEndNode | BadBomNode | BadNoiseNode | BadLineEndNode> & Readonly<Record<'BadMarkerName' | 'BadMarkerSlip', RecoveryNode>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChatBefore', 'Reply'>>
& Readonly<Record<'Blank' | 'BadNoise' | 'MissingFenceEnd' | 'Type' | 'Parameter' | 'Vital' | 'BadCloseTag' | 'BadLineNoise'
| 'MissingLineEnd' | 'BadContinuation' | 'BadVitalSeparator' | 'MissingBlank' | 'BadPercent' | 'BadCutNumber'
| 'BadNumeral' | 'BadMarkedNumber' | 'BadVital' | 'BadValueBracket' | 'BadRemark' | 'Block' | 'LooseType'
| 'LooseParameter' | 'BareBlock' | 'OwnVital' | 'BadOwnName' | 'BadOpenVitalSeparator' | 'Section' | 'LooseVital'
| 'BadBareVital' | 'BadContentEnd' | 'BadSectionTag' | 'MissingMarkerEnd' | 'BadIndex' | 'BadMarker' | 'BadChat'
| 'BadLine' | 'BadFencedAction', 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'BareBlock' | 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadMarkerNoise' | 'BadSeparator' | 'BadMarkerEnd' | 'BadMarkerIndent' | 'BadMarkerDecoration' | 'BadMarkerBracket'
| 'BadMarkerBlank' | 'BadMarkerSlip' | 'BadBoldSeparator', 'Block' | 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'MissingIndex' | 'BadActionName', 'Block' | 'Reply' | 'Wrapped'>>
& Readonly<Record<'BadOpenSeparator' | 'BadMarkerName', 'Reply' | 'Section' | 'Wrapped'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'BlockHead' | 'BadContentTag' | 'BadStartText' | 'BlockText' | 'BlockEnd' | 'BadBlockEnd' | 'BadInlineEnd', 'Block'>>
& Readonly<Record<'MissingContentEnd', 'BareBlock' | 'Block'>>
& Readonly<Record<'BadBareStart' | 'BareText' | 'BareEnd', 'BareBlock'>>
& Readonly<Record<'SectionHead' | 'BadFirstLine' | 'SectionText' | 'FencedText' | 'SectionEnd', 'Section'>>
& Readonly<Record<'MissingTextFenceEnd', 'FencedText'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-marker" | "bad-index" | "missing-marker-end" | "bad-chat"
| "missing-fence-end" | "bad-fenced-action" | "bad-marker-name" | "missing-index" | "bad-marker-indent"
| "bad-marker-decoration" | "bad-marker-end" | "bad-marker-bracket" | "bad-marker-noise" | "bad-separator"
| "bad-close-tag" | "bad-first-line" | "bad-vital-separator" | "missing-blank" | "bad-percent" | "bad-numeral"
| "bad-vital" | "bad-marked-number" | "bad-value-bracket" | "bad-remark" | "missing-line-end" | "bad-bare-vital"
| "bad-line-noise" | "bad-continuation" | "bad-content-tag" | "bad-bare-start" | "bad-start-text"
| "bad-content-end" | "missing-content-end" | "bad-bom" | "bad-noise" | "bad-line-end" | "bad-marker-slip";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [91, 91], [95, 95]);
  const TABLE_1 = tableOf([35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [95, 95]);
  const TABLE_2 = tableOf([91, 91]);
  const TABLE_3 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_4 = tableOf([42, 42], [65, 65], [91, 91], [95, 95]);
  const TABLE_5 = tableOf([35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
  const TABLE_6 = tableOf([0, 8], [11, 12], [14, 31], [33, 90], [92, 127]);
  const TABLE_7 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [65, 65], [67, 67], [70, 70], [77, 77], [83, 83], [91, 91], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
  const TABLE_8 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
  const TABLE_9 = tableOf([9, 9], [32, 32], [58, 58], [61, 61]);
  const TABLE_10 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 90], [92, 127]);
  const TABLE_11 = tableOf([9, 9], [32, 32], [44, 44], [59, 59], [124, 124]);
  const TABLE_12 = tableOf([67, 67], [70, 70], [77, 77], [83, 83]);
  const TABLE_13 = tableOf();
  const TABLE_14 = tableOf([58, 58], [61, 61], [93, 93]);
  const TABLE_15 = tableOf([42, 42], [58, 58], [61, 61], [95, 95]);
  const TABLE_16 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
  const TABLE_17 = tableOf([9, 9], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [65, 65], [67, 67], [91, 91], [95, 95], [97, 97], [99, 99]);
  const TABLE_18 = tableOf([9, 9], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [65, 65], [91, 91], [95, 95], [97, 97]);
  const TABLE_19 = tableOf([32, 32], [58, 58], [61, 61]);
  const TABLE_20 = tableOf([9, 9], [32, 32], [93, 93]);
  const TABLE_21 = tableOf([32, 32], [93, 93]);
  const TABLE_22 = tableOf([32, 32], [58, 58], [61, 61], [93, 93]);
  const TABLE_23 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_24 = tableOf([27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [60, 60], [62, 62], [65, 65], [67, 67], [70, 70], [77, 77], [83, 83], [91, 91], [95, 96], [99, 99], [102, 102], [109, 109], [115, 115], [126, 126]);
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
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
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

  function readBlankCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
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
    const node: BlankNode = { type: 'Blank', start: m.base + start, end: m.base + p };
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
    const { text, end } = m; let c = 0, q = 0;
    l18: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l18; }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
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

  function skipIndexCode(p: number): number {
    const { text, end } = m; let c = 0;
    l45: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s43 = p;
        l44: {
          let n49 = 0;
          l46: for (;;) {
            if (n49 >= 9) break;
            const s48 = p;
            l47: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l47; }
              p++;
              n49++;
              continue l46;
            }
            p = s48;
            break;
          }
          if (n49 < 1) { break l44; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l44; }
          m.touched ||= p >= end;
          p = s43;
          break l45;
        }
        p = s43;
      } else m.touched ||= p >= end;
      return -1;
    }
    l50: for (;;) {
      const s52 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l51: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l51; }
          continue l50;
        }
        p = s52;
      } else m.touched ||= p >= end;
      break;
    }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipCutMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l38: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) {
        const s36 = p;
        l37: {
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

          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1)) && (q = skipDecoration(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; break l37; }
          p++;
          while ((p < end && text.charCodeAt(p) === 32)) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) p++;
          m.touched ||= p >= end && " \\-0-9A-Z_a-z";
          if ((p < end)) { break l37; }
          m.touched ||= p >= end;
          p = s36;
          break l38;
        }
        p = s36;
      } else m.touched ||= p >= end;
      return -1;
    }
    if ((p = skipCutName(p)) < 0) { return -1; }
    return p;
  }

  function skipStopMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l26: {
      const s27 = p;
      const c28 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c28 === 91) {
        l29: {

          p++;
          l30: {
            const s31 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
              l32: {
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
                m.touched ||= p >= end && "0-9A-Z_";
                l33: {
                  const s34 = p;
                  if ((p < end && text.charCodeAt(p) === 93)) {
                    l35: {

                      p++;
                      if ((p < end && text.charCodeAt(p) === 40)) { break l35; }
                      m.touched ||= p >= end;
                      break l33;
                    }
                    p = s34;
                  } else
                  m.touched ||= p >= end;
                  if ((p < end)) { break l32; }
                  m.touched ||= p >= end;
                }
                break l30;
              }
              p = s31;
            } else
            m.touched ||= p >= end;
            if ((p < end)) { break l29; }
            m.touched ||= p >= end;
          }
          break l26;
        }
        p = s27;
      }
      if ((c28 < 128 ? TABLE_0[c28] === 1 : BEYOND_0(c28)) && (q = skipCutMarker(p)) >= 0) { p = q; break l26; }
      if ((c28 < 128 && TABLE_4[c28] === 1) && (q = skipBrokenMarker(p)) >= 0) { p = q; break l26; }
      if ((c28 < 128 ? TABLE_0[c28] === 1 : BEYOND_0(c28)) && (q = skipStandardMarker(p)) >= 0) { p = q; break l26; }
      if ((c28 < 128 ? TABLE_0[c28] === 1 : BEYOND_0(c28)) && (q = skipOwnVitalLine(p)) >= 0) { p = q; break l26; }
      if ((c28 < 128 && TABLE_5[c28] === 1) && (q = skipBareVital(p)) >= 0) { p = q; break l26; }
      if (!(p < end && text.charCodeAt(p) === 91) || (p = skipSectionTag(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l55: {
      const t57 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l55; }
      m.forget(t57);
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readIndexCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l60: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s58 = p;
        l59: {
          let n64 = 0;
          l61: for (;;) {
            if (n64 >= 9) break;
            const s63 = p;
            l62: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l62; }
              p++;
              n64++;
              continue l61;
            }
            p = s63;
            break;
          }
          if (n64 < 1) { break l59; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l59; }
          m.touched ||= p >= end;
          p = s58;
          break l60;
        }
        p = s58;
      } else m.touched ||= p >= end;
      return -1;
    }
    l65: for (;;) {
      const s67 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l66: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l66; }
          continue l65;
        }
        p = s67;
      } else m.touched ||= p >= end;
      break;
    }
    const s69 = p;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    value = text.slice(s69, p);
    m.value = value;
    return p;
  }

  function skipParameterNameCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      {
        const s75 = p;
        l76: {
          l78: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) && (q = skipPartWord(p)) >= 0) {
              p = q;
              break l78;
            }
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT", p)) { m.reaches(p, "CONTENT"); break l76; }
            p += 7;
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l76; }
          p++;
          return -1;
        }
        p = s75;
      }
    } else m.touched ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
    m.touched ||= p >= end && "0-9A-Z_";
    if (!(p < end && text.charCodeAt(p) === 93)) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipSharedLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) p++;
    m.touched ||= p >= end && "^\t\n\r [";
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end && text.charCodeAt(p) === 91) || (p = skipNextParameter(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function readBadMarkerNoiseCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    l82: {
      const s83 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l84: {
          let m88 = false;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; m88 = true; }
          m.touched ||= p >= end;
          if (!m88) { break l84; }
          break l82;
        }
        p = s83;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      let m92 = false;
      l89: for (;;) {
        const s91 = p;
        if ((p < end && text.charCodeAt(p) === 27)) {
          l90: {
            if (!text.startsWith("\u001b[", p)) { m.reaches(p, "\u001b["); break l90; }
            p += 2;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63))) p++;
            m.touched ||= p >= end;
            if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) { m.touched ||= p >= end; break l90; }
            p++;
            m92 = true;
            continue l89;
          }
          p = s91;
        } else m.touched ||= p >= end;
        break;
      }
      if (!m92) { return -1; }
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_0(c))) && skipStopMarker(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    const node: BadMarkerNoiseNode = { type: 'BadMarkerNoise', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function skipColonCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l97: {
      if ((p < end && text.charCodeAt(p) === 65306)) {

        p++;
        break l97;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 61))) { m.touched ||= p >= end; return -1; }
      p++;
      l102: {
        const s100 = p;
        l101: {
          l103: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l103;
            } else
            m.touched ||= p >= end;
            if ((p = skipLineEnd(p)) < 0) { break l101; }
          }
          p = s100;
          break l102;
        }
        p = s100;
        return -1;
      }
    }
    return p;
  }

  function skipValueCharCode(p: number): number {
    const { text, end } = m; let c = 0;
    l111: {
      const s112 = p;
      const c113 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c113 < 128 ? TABLE_10[c113] === 1 : c113 >= 128))) {
        l114: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l114; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b <[";
          break l111;
        }
        p = s112;
      }
      if (c113 === 91) {
        l115: {
          if ((p < end && text.charCodeAt(p) === 91) && skipCloseTag(p) >= 0) { break l115; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l115; }
          p++;
          break l111;
        }
        p = s112;
      }
      if ((c113 === 27 || c113 === 60)) {
        l116: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s117 = p;
              l118: {
                if ((p = skipLineNoise(p)) < 0) { break l118; }
                if ((p = skipLineEnd(p)) < 0) { break l118; }
                break l116;
              }
              p = s117;
            }
          } else m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipLineNoise(p)) < 0) { m.touched ||= p >= end; break l116; }
          break l111;
        }
        p = s112;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readValueCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_text!: string;
    const s106 = p;
    l107: for (;;) {
      const s109 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l108: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) || (p = skipValueChar(p)) < 0) { m.touched ||= p >= end; break l108; }
          continue l107;
        }
        p = s109;
      } else m.touched ||= p >= end;
      break;
    }
    l_text = text.slice(s106, p);
    const node: ValueNode = { type: 'Value', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const t121 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadLineNoise(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t121); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function readGivenCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: ValueNode;
    const t81 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && (q = readBadMarkerNoise(p)) >= 0) {
      p = q;
    } else { m.touched ||= p >= end; m.forget(t81); }
    l94: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
        const s96 = p;
        const t93 = m.trail.length;
        l95: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || skipColon(p) < 0) { m.touched ||= p >= end; break l95; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = readBadSeparator(p)) < 0) { m.touched ||= p >= end; break l95; }
          break l94;
        }
        p = s96;
        m.forget(t93);
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = readValue(p)) < 0) { return -1; }
    value = m.value as ValueNode;
    const t120 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 91)) && (q = noteClosing(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t120); }
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    m.value = value;
    return p;
  }

  function readTypeCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_index!: string;
    let l_value!: ValueNode | TypeWordNode;
    if (p >= end || text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) { m.reaches(p, "[ACTION_"); return -1; }
    p += 8;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))) || (p = readIndex(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_index = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) { m.reaches(p, "_TYPE]"); return -1; }
    p += 6;
    l70: {
      const s71 = p;
      const t72 = m.trail.length;
      l73: {
        if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91)) && skipSharedLine(p) >= 0) { break l73; }
        m.touched ||= p >= end;
        if ((p = readGiven(p)) < 0) { break l73; }
        l_value = m.value as ValueNode;
        break l70;
      }
      p = s71;
      m.forget(t72);
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)) || (p = readTypeWord(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_value = m.value as TypeWordNode;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) || (p = readMissingLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    const node: TypeNode = { type: 'Type', start: m.base + start, end: m.base + p, index: l_index, value: l_value };
    m.value = node;
    return p;
  }

  function readParameterNameCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string;
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      {
        const s122 = p;
        l123: {
          l125: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) && (q = skipPartWord(p)) >= 0) {
              p = q;
              break l125;
            }
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT", p)) { m.reaches(p, "CONTENT"); break l123; }
            p += 7;
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l123; }
          p++;
          return -1;
        }
        p = s122;
      }
    } else m.touched ||= p >= end;
    const s127 = p;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
    m.touched ||= p >= end && "0-9A-Z_";
    value = text.slice(s127, p);
    if (!(p < end && text.charCodeAt(p) === 93)) { m.touched ||= p >= end; return -1; }
    m.value = value;
    return p;
  }

  function skipStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l129: {
      const s130 = p;
      const c131 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c131 < 128 ? TABLE_7[c131] === 1 : BEYOND_0(c131)) && (q = skipStopMarker(p)) >= 0) { p = q; break l129; }
      if ((c131 === 27 || c131 === 60)) {
        l132: {
          let m136 = false;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
            p = q;
            m136 = true;
          }
          m.touched ||= p >= end;
          if (!m136) { break l132; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_0(c))) || (p = skipStopMarker(p)) < 0) { m.touched ||= p >= end; break l132; }
          break l129;
        }
        p = s130;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) || (p = skip_wrapperEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l140: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l140;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "\n" | BadLineEndNode | null;
    l137: {
      const t139 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l137;
      }
      m.forget(t139);
      m.touched ||= p >= end;
      if ((p = readEof(p)) < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list149: " "[] = [];
    let n147 = 0;
    l144: for (;;) {
      if (n147 >= 3) break;
      const s146 = p;
      l145: {
        let v148!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l145; }
        v148 = " ";
        p++;
        list149.push(v148);
        n147++;
        continue l144;
      }
      p = s146;
      break;
    }
    value = list149;
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
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))) || (p = readIndex(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_index = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
    p++;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) || (p = readParameterName(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_name = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; return -1; }
    p++;
    if ((p = readGiven(p)) < 0) { return -1; }
    l_value = m.value as ValueNode;
    const t128 = m.trail.length;
    if ((p < end) && (q = readBadContinuation(p)) >= 0) { p = q; l_more = m.value as BadContinuationNode; } else { m.touched ||= p >= end; m.forget(t128); l_more = null; }
    const node: ParameterNode = { type: 'Parameter', start: m.base + start, end: m.base + p, index: l_index, name: l_name, value: l_value, more: l_more };
    m.value = node;
    return p;
  }

  function readBadMarkerEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipBold(p)) < 0) { m.touched ||= p >= end; return -1; }
    const node: BadMarkerEndNode = { type: 'BadMarkerEnd', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readVitalCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_name!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
    let l_value!: NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1)) || (p = readVitalName(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_name = m.value as "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
    if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; return -1; }
    p++;
    if ((p = readVitalValue(p)) < 0) { return -1; }
    l_value = m.value as NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
    const node: VitalNode = { type: 'Vital', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  const LANE_0 = /(?:\[ACTION_(?=(?:(?:[0-9]){9}|(?:[0-9]){1,8}(?![0-9]))(?![0-9]))((?:0(?=[0-9])){0,1000}(?!0(?=[0-9])))([0-9]+)(?:_TYPE\](?![\t\u0020]*(?![\t\u0020])[^\t\n\r\u0020[]+(?![^\t\n\r\u0020[])[\t\u0020]+\[ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))(?!(?:(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z])|[\t\u0020]+(?:(?:\u001b\[[0-;?]*[A-Za-z]){1000}|(?:\u001b\[[0-;?]*[A-Za-z]){1,999}(?!\u001b\[[0-;?]*[A-Za-z]))))(?!(?=[\t\u0020]*(?![\t\u0020])(?:\uff1a|[:=](?=(?:[\t\u0020]|(?:(?:\n|\r)|(?![^]))))))[\t\u0020]*(?![\t\u0020])[:=\uff1a])([\t\u0020]*(?![\t\u0020]))((?:[\t\u0020]*[^\t\n\r\u001b\u0020<[]+(?![^\t\n\r\u001b\u0020<[])){0,1000}(?![\t\u0020]*[^\t\n\r\u0020]))(?![\t\u0020]*(?![\t\u0020])\[\/ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))[\t\u0020]*(?![\t\u0020])(?!(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z]))\n|(?!_TYPE\](?:(?![\t\u0020]*[^\t\n\r\u0020[]+[\t\u0020]+\[ACTION_(?=(?:(?:[0-9]){9}|(?:[0-9]){1,8}(?![0-9]))(?![0-9]))(?:0(?=[0-9])){0,1000}(?!0(?=[0-9]))[0-9]+_TYPE\])|[\t\u0020]*(?![\t\u0020])[^\t\n\r\u0020[]+(?![^\t\n\r\u0020[])[\t\u0020,;|]))_(?!(?:(?:TYPE|[A-Z_]?YPE|[A-Z_]TYPE|YTPE|T[A-Z_]?PE|T[A-Z_]YPE|TPYE|TY[A-Z_]?E|TY[A-Z_]PE|TYEP|TYP[A-Z_]?|TYP[A-Z_]E|TYPE[A-Z_]|CONTENT_START|CONTE[A-Z_]{7,9}|[A-Z_]{7,9}START|CONTENT_END|CONT[A-Z_]{6,8}|[A-Z_]{6,8}_END)(?![A-Z_])|CONTENT)\])([A-Z_][0-9A-Z_]*)(?=\])\](?!(?:(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z])|[\t\u0020]+(?:(?:\u001b\[[0-;?]*[A-Za-z]){1000}|(?:\u001b\[[0-;?]*[A-Za-z]){1,999}(?!\u001b\[[0-;?]*[A-Za-z]))))(?!(?=[\t\u0020]*(?![\t\u0020])(?:\uff1a|[:=](?=(?:[\t\u0020]|(?:(?:\n|\r)|(?![^]))))))[\t\u0020]*(?![\t\u0020])[:=\uff1a])([\t\u0020]*(?![\t\u0020]))((?:[\t\u0020]*[^\t\n\r\u001b\u0020<[]+(?![^\t\n\r\u001b\u0020<[])){0,1000}(?![\t\u0020]*[^\t\n\r\u0020]))(?![\t\u0020]*(?![\t\u0020])\[\/ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))[\t\u0020]*(?![\t\u0020])(?!(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z]))\n(?!(?!\[[A-Z][0-9A-Z_]*(?![0-9A-Z_])\](?!\())(?![\t\u0020]*\n)))|(?!\[ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))(?!\[ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))\[((?:CONFIDENCE|MOOD|FOCUS|STAMINA))\]([\t\u0020]+)((?:\-|(?!\-))[0-9]+(?![0-9])(?:\.[0-9]+(?![0-9])|(?!\.[0-9]+(?![0-9])))(?:[Ee](?:[+\-]|(?![+\-]))[0-9]+(?![0-9])|(?![Ee][+\-]?[0-9]+(?![0-9]))))[\t\u0020]*(?![\t\u0020])\n)/y;

  function makeOfLane0(g: RegExpExecArray, p: number): TypeNode | ParameterNode | VitalNode {
    if (g[3] !== undefined) return { type: 'Type', start: m.base + p, end: m.base + p + g[0].length, index: (g[2]) as TypeNode['index'], value: { type: 'Value', start: m.base + p + 14 + (g[1] as string).length + (g[2] as string).length + (g[3] as string).length, end: m.base + p + 14 + (g[1] as string).length + (g[2] as string).length + (g[3] as string).length + (g[4] as string).length, text: (g[4]) as ValueNode['text'] } };
    if (g[5] !== undefined) return { type: 'Parameter', start: m.base + p, end: m.base + p + g[0].length, index: (g[2]) as ParameterNode['index'], name: (g[5]) as ParameterNode['name'], value: { type: 'Value', start: m.base + p + 10 + (g[1] as string).length + (g[2] as string).length + (g[5] as string).length + (g[6] as string).length, end: m.base + p + 10 + (g[1] as string).length + (g[2] as string).length + (g[5] as string).length + (g[6] as string).length + (g[7] as string).length, text: (g[7]) as ValueNode['text'] }, more: null };
    return { type: 'Vital', start: m.base + p, end: m.base + p + g[0].length, name: (g[8]) as VitalNode['name'], value: { type: 'Number', start: m.base + p + 2 + (g[8] as string).length + (g[9] as string).length, end: m.base + p + 2 + (g[8] as string).length + (g[9] as string).length + (g[10] as string).length, text: (g[10]) as NumberNode['text'] } };
  }

  function skipExactMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l150: {
      const s151 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l152: {

          p++;
          l153: {
            if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82)) && (q = skipSectionName(p)) >= 0) {
              p = q;
              break l153;
            }
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1)) || (p = skipVitalName(p)) < 0) { m.touched ||= p >= end; break l152; }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l152; }
          p++;
          break l150;
        }
        p = s151;
      } else
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) { m.reaches(p, "[ACTION_"); return -1; }
      p += 8;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))) || (p = skipIndex(p)) < 0) { m.touched ||= p >= end; return -1; }
      if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) { m.reaches(p, "_CONTENT_END]"); return -1; }
      p += 13;
    }
    return p;
  }

  function readBadMarkerDecorationCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_isAround!: "" | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1)) || (p = skipDecoration(p)) < 0) { m.touched ||= p >= end; return -1; }
    l157: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c)))) {
        const s159 = p;
        l158: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) || skipBoldAround(p) < 0) { m.touched ||= p >= end; break l158; }
          l_isAround = '';
          break l157;
        }
        p = s159;
      } else m.touched ||= p >= end;
      l_isAround = null;
    }
    const node: BadMarkerDecorationNode = { type: 'BadMarkerDecoration', start: m.base + start, end: m.base + p, raw: text.slice(start, p), isAround: l_isAround };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function noteLooseOpenCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p < end && text.charCodeAt(p) === 91) && skipExactMarker(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    const t155 = m.trail.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerIndent(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t155); }
    const t156 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1)) && (q = readBadMarkerDecoration(p)) >= 0) {
      p = q;
    } else { m.touched ||= p >= end; m.forget(t156); }
    l160: {
      if ((p < end && text.charCodeAt(p) === 91)) {

        p++;
        break l160;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_1(c))) || (p = readBadMarkerBracket(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    const t164 = m.trail.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerBlank(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t164); }
    return p;
  }

  function skipActionPrefixCode(p: number): number {
    const { text, end } = m; let c = 0;
    l165: {
      const s166 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        l167: {
          if ((p = skipActionWord(p)) < 0) { break l167; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l167; }
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))) || (p = skipIndex(p)) < 0) { m.touched ||= p >= end; break l167; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l167; }
          p++;
          break l165;
        }
        p = s166;
      } else
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "action")) { return -1; }
      p += 6;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
        p++;
      } else m.touched ||= p >= end;
      l171: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 78))) {
          const s173 = p;
          l172: {
            l174: {
              const s175 = p;
              if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                l176: {
                  if ((p = skipIndex(p)) < 0) { break l176; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) { m.touched ||= p >= end; break l176; }
                  p++;
                  break l174;
                }
                p = s175;
              } else
              m.touched ||= p >= end;
              if (p >= end || text.charCodeAt(p) !== 78 || !text.startsWith("N_", p)) { m.reaches(p, "N_"); break l172; }
              p += 2;
            }
            break l171;
          }
          p = s173;
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function skipStartAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = skipActionPrefix(p)) < 0) { m.touched ||= p >= end; return -1; }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = skipStartWord(p)) < 0) { m.touched ||= p >= end; return -1; }
    while ((p < end && text.charCodeAt(p) === 32)) p++;
    m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_2(c)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function noteLooseCloseCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const t177 = m.trail.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerBlank(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t177); }
    l178: {
      const s179 = p;
      const t180 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l181: {

          p++;
          if ((p < end && text.charCodeAt(p) === 40)) { break l181; }
          m.touched ||= p >= end;
          break l178;
        }
        p = s179;
        m.forget(t180);
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_1(c))) || (p = readBadMarkerBracket(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    l183: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 65306))) {
        const s185 = p;
        const t182 = m.trail.length;
        l184: {
          l186: {
            const t188 = m.trail.length;
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadMarkerEnd(p)) >= 0) {
              p = q;
              break l186;
            }
            m.forget(t188);
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306)) || (p = readBadBoldSeparator(p)) < 0) { m.touched ||= p >= end; break l184; }
          }
          break l183;
        }
        p = s185;
        m.forget(t182);
      } else m.touched ||= p >= end;
    }
    return p;
  }

  const LANE_1 = /\[ACTION_(?=(?:(?:[0-9]){9}|(?:[0-9]){1,8}(?![0-9]))(?![0-9]))((?:0(?=[0-9])){0,1000}(?!0(?=[0-9])))([0-9]+)_CONTENT_START\](?!(?:(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z])|[\t\u0020]+(?:(?:\u001b\[[0-;?]*[A-Za-z]){1000}|(?:\u001b\[[0-;?]*[A-Za-z]){1,999}(?!\u001b\[[0-;?]*[A-Za-z]))))(?!(?=[\t\u0020]*(?![\t\u0020])(?:\uff1a|[:=](?=(?:[\t\u0020]|(?:(?:\n|\r)|(?![^]))))))[\t\u0020]*(?![\t\u0020])[:=\uff1a])[\t\u0020]*(?![\t\u0020])/y;

  function makeOfLane1(g: RegExpExecArray, p: number): BlockHeadNode {
    return { type: 'BlockHead', start: m.base + p, end: m.base + p + g[0].length, marker: { type: 'StartMarker', start: m.base + p, end: m.base + p + 23 + (g[1] as string).length + (g[2] as string).length, index: (g[2]) as StartMarkerNode['index'] } };
  }

  function skipEndBeginCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l189: {
      const s190 = p;
      const c191 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c191 < 128 ? TABLE_16[c191] === 1 : BEYOND_0(c191))) {
        p++;
        break l189;
      }
      if (((c191 >= 48 && c191 <= 57))) {
        l193: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l193; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; break l193; }
          p++;
          break l189;
        }
        p = s190;
      }
      if ((c191 === 65 || c191 === 97)) {
        l194: {
          if (!m.isCaseless(p, "action")) { break l194; }
          p += 6;
          break l189;
        }
        p = s190;
      }
      if (!m.isCaseless(p, "content_end")) { return -1; }
      p += 11;
    }
    return p;
  }

  function skipAnyEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n200 = 0;
    l197: for (;;) {
      if (n200 >= 3) break;
      const s199 = p;
      l198: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l198; }
        p++;
        n200++;
        continue l197;
      }
      p = s199;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    if (!m.isCaseless(p, "action_")) { return -1; }
    p += 7;
    l201: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s203 = p;
        l202: {
          if ((p = skipIndex(p)) < 0) { break l202; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l202; }
          p++;
          break l201;
        }
        p = s203;
      } else m.touched ||= p >= end;
    }
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    p += 12;
    return p;
  }

  function readAnyEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], "[", string, [string, "_"] | null, string];
    let e208!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e208 = m.value as " "[];
    let e209!: "[";
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    e209 = "[";
    p++;
    let e210!: string;
    if (!m.isCaseless(p, "action_")) { return -1; }
    e210 = text.slice(p, p + 7);
    p += 7;
    let e211!: [string, "_"] | null;
    l212: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s214 = p;
        l213: {
          let e215!: string;
          if ((p = readIndex(p)) < 0) { break l213; }
          e215 = m.value as string;
          let e216!: "_";
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l213; }
          e216 = "_";
          p++;
          e211 = [e215, e216];
          break l212;
        }
        p = s214;
      } else m.touched ||= p >= end;
      e211 = null;
    }
    let e217!: string;
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    e217 = text.slice(p, p + 12);
    p += 12;
    value = [e208, e209, e210, e211, e217];
    m.value = value;
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l218: {
      const s219 = p;
      const t220 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l221: {
          let e222!: string[];
          const list227: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = read_blank(p)) >= 0) {
            p = q;
            let v226!: string;
            v226 = m.value as string;
            list227.push(v226);
          }
          m.touched ||= p >= end;
          e222 = list227;
          let e229!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.touched ||= p >= end; break l221; }
          e229 = m.value as "\n" | BadLineEndNode;
          value = [e222, e229];
          break l218;
        }
        p = s219;
        m.forget(t220);
      } else
      m.touched ||= p >= end;
      let e230!: string[];
      const list235: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = read_blank(p)) >= 0) {
        p = q;
        let v234!: string;
        v234 = m.value as string;
        list235.push(v234);
      }
      m.touched ||= p >= end;
      if (list235.length === 0) { return -1; }
      e230 = list235;
      let e237!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e237 = m.value as null;
      value = [e230, e237];
    }
    m.value = value;
    return p;
  }

  function skipBlockStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || skipEndBegin(p) < 0) { m.touched ||= p >= end; return -1; }
    l195: {
      if ((p < end && text.charCodeAt(p) === 91) && (q = skipOwnEnd(p)) >= 0) { p = q; break l195; }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || skipLikeEnd(p) < 0) { m.touched ||= p >= end; return -1; }
      if (skipOwnEndLater(p) >= 0) { return -1; }

      l204: {
        if ((p < end && text.charCodeAt(p) === 91) && (q = skipOwnEndMarker(p)) >= 0) { p = q; break l204; }
        m.touched ||= p >= end;
        if (skipRemarkEndLater(p) >= 0) { return -1; }

        l206: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c))) && (q = skipOwnSlipEnd(p)) >= 0) {
            p = q;
            break l206;
          }
          m.touched ||= p >= end;
          if (skipSlipEndLater(p) >= 0) { return -1; }

          if ((p = skipOtherStop(p)) < 0) { return -1; }
        }
      }
    }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l244: {
      const s245 = p;
      const c246 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c246 === 13) {
        l247: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l247; }
          p += 2;
          break l244;
        }
        p = s245;
      }
      if (c246 === 10) {

        p++;
        break l244;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function text221Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near238 = p + 4;
        while (p < near238 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
        if (p === near238) p = STOPS_0.next(p);
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
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) {
        l239: {

          const near240 = p + 4;
          while (p < near240 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
          if (p === near240) p = STOPS_0.next(p);
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
      if ((p < end && text.charCodeAt(p) === 91)) {
        l241: {
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l241; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 47 || c === 65))) { break l241; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l242: {
          if ((p < end && text.charCodeAt(p) === 91) && skipInlineStop(p) >= 0) { break l242; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l242; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l243: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l243; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) && skipBlockStop(p) >= 0) { break l243; }
          m.touched ||= p >= end;
          {
            const s249 = p;
            l250: {
              if ((p < end)) { break l250; }
              m.touched ||= p >= end;
              break l243;
            }
            p = s249;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function readNewlineCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l252: {
      const s253 = p;
      const c254 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c254 === 13) {
        l255: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l255; }
          value = "\r\n";
          p += 2;
          break l252;
        }
        p = s253;
      }
      if (c254 === 10) {

        value = "\n";
        p++;
        break l252;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      value = "\r";
      p++;
    }
    m.value = value;
    return p;
  }

  function skipTypeAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = skipActionPrefix(p)) < 0) { m.touched ||= p >= end; return -1; }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = skip_typeWord(p)) < 0) { m.touched ||= p >= end; return -1; }
    while ((p < end && text.charCodeAt(p) === 32)) p++;
    m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_2(c)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readLooseGivenCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: BracketValueNode | ValueNode | BoldValueNode;
    l257: {
      const s258 = p;
      const t259 = m.trail.length;
      const c260 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c260 < 128 ? TABLE_19[c260] === 1 : c260 === 65306)) {
        l261: {
          if ((p = readBadOpenSeparator(p)) < 0) { break l261; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p = readBracketValue(p)) < 0) { break l261; }
          value = m.value as BracketValueNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_3(c))) || (p = readBadValueBracket(p)) < 0) { m.touched ||= p >= end; break l261; }
          const t262 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadMarkerEnd(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t262); }
          if ((p = noteValueEnd(p)) < 0) { break l261; }
          break l257;
        }
        p = s258;
        m.forget(t259);
      }
      if ((c260 < 128 ? TABLE_19[c260] === 1 : c260 === 65306)) {
        l263: {
          if ((p = readBadOpenSeparator(p)) < 0) { break l263; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p = readValue(p)) < 0) { break l263; }
          value = m.value as ValueNode;
          if ((p = noteValueEnd(p)) < 0) { break l263; }
          break l257;
        }
        p = s258;
        m.forget(t259);
      }
      if ((c260 < 128 ? TABLE_21[c260] === 1 : BEYOND_1(c260))) {
        l264: {
          if ((p = noteLooseClose(p)) < 0) { break l264; }
          const t265 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && (q = readBadMarkerNoise(p)) >= 0) {
            p = q;
          } else { m.touched ||= p >= end; m.forget(t265); }
          l267: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
              const s269 = p;
              const t266 = m.trail.length;
              l268: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || skipColon(p) < 0) { m.touched ||= p >= end; break l268; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = readBadSeparator(p)) < 0) { m.touched ||= p >= end; break l268; }
                break l267;
              }
              p = s269;
              m.forget(t266);
            } else m.touched ||= p >= end;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p = readBoldValue(p)) < 0) { break l264; }
          value = m.value as BoldValueNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = readBadMarkerEnd(p)) < 0) { m.touched ||= p >= end; break l264; }
          if ((p = noteValueEnd(p)) < 0) { break l264; }
          break l257;
        }
        p = s258;
        m.forget(t259);
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_1(c))) || (p = noteLooseClose(p)) < 0) { m.touched ||= p >= end; return -1; }
      if ((p = readGiven(p)) < 0) { return -1; }
      value = m.value as ValueNode;
    }
    m.value = value;
    return p;
  }

  function readLooseTypeCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_marker!: ActionNameNode | BadActionNameNode;
    let l_value!: BracketValueNode | ValueNode | BoldValueNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_1(c))) || (p = noteLooseOpen(p)) < 0) { m.touched ||= p >= end; return -1; }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || skipTypeAhead(p) < 0) { m.touched ||= p >= end; return -1; }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = read_actionName(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : BEYOND_4(c))) || (p = readLooseGiven(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_value = m.value as BracketValueNode | ValueNode | BoldValueNode;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_1(c))) || (p = noteLooseOpen(p)) < 0) { m.touched ||= p >= end; return -1; }
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) && skipOtherPart(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = read_actionName(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : BEYOND_4(c))) || (p = readLooseGiven(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_value = m.value as BracketValueNode | ValueNode | BoldValueNode;
    const t270 = m.trail.length;
    if ((p < end) && (q = readBadContinuation(p)) >= 0) { p = q; l_more = m.value as BadContinuationNode; } else { m.touched ||= p >= end; m.forget(t270); l_more = null; }
    const node: LooseParameterNode = { type: 'LooseParameter', start: m.base + start, end: m.base + p, marker: l_marker, value: l_value, more: l_more };
    m.value = node;
    return p;
  }

  function text252Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near271 = p + 4;
        while (p < near271 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near271) p = STOPS_1.next(p);
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
        l272: {

          const near273 = p + 4;
          while (p < near273 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near273) p = STOPS_1.next(p);
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
        l274: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l274; }
          if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 91)) && skip_bareEnd(p) >= 0) { break l274; }
          m.touched ||= p >= end;
          {
            const s275 = p;
            l276: {
              if ((p < end)) { break l276; }
              m.touched ||= p >= end;
              break l274;
            }
            p = s275;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text270Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near278 = p + 16;
        while (p < near278 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) p++;
        if (p === near278) p = STOPS_2.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
        l279: {

          const near280 = p + 16;
          while (p < near280 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) p++;
          if (p === near280) p = STOPS_2.next(p);
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
        l281: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l281; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : BEYOND_0(c))) && skipStop(p) >= 0) { break l281; }
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceHead(p) >= 0) { break l281; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l282: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipTextTail(p) >= 0) { break l282; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipLineNoise(p)) < 0) { m.touched ||= p >= end; break l282; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l283: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l283; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; break l283; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text273Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near284 = p + 4;
        while (p < near284 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near284) p = STOPS_3.next(p);
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
        l285: {

          const near286 = p + 4;
          while (p < near286 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near286) p = STOPS_3.next(p);
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
        l287: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l287; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceClose(p) >= 0) { break l287; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  const STARTS_0 = startsOf([9, 10], [13, 13], [32, 32], [91, 91]);
  const STARTS_1 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [67, 67], [91, 91], [95, 95],
    [12304, 12305], [12308, 12309], [65339, 65339], [65341, 65341]);
  const STARTS_2 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [91, 91], [95, 95], [12304,
      12305], [12308, 12309], [65339, 65339], [65341, 65341]);
  const STARTS_3 = startsOf([67, 67], [91, 91]);
  const STARTS_4 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [91, 91], [95, 95], [12304,
      12304], [12308, 12308], [65339, 65339]);
  const STARTS_5 = startsOf([0, 65535]);
  const STARTS_6 = startsOf([32, 32], [96, 96], [126, 126]);
  const readBadBom = mistake(m, 'BadBom', lit(m, "\ufeff"));
  const leaf0 = leaf(m, optional(m, readBadBom));
  const readBadLineEnd = mistake(m, 'BadLineEnd', lit(m, "\r\n"), lit(m, "\r"));
  const noteEol = coded(noteEolCode, "\n\r");
  const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
  const readBlank = coded(readBlankCode, "\t\n\r ");
  const skipTemplateToken = seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>"), optional(m, seq(one(m,
        "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|")))));
  const skipAnsiSequence = seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z"));
  const skipNoise = choice(m, skipTemplateToken, skipAnsiSequence);
  const skipLineNoise = seq(skipNoise, many(m, 0, choice(m, skipNoise, one(m, "\t "))));
  const readBadNoise = mistake(m, 'BadNoise', skipLineNoise);
  const readLead = choice(m, readBlank, readBadNoise);
  const leaf2 = leaf(m, readLead);
  const skipIndent = coded(skipIndentCode, null, true);
  const skipBadLineEnd = choice(m, lit(m, "\r\n"), lit(m, "\r"));
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipFenceHead = choice(m, seq(skipIndent, seq(lit(m, "```"), run(m, "`")), run(m, "^\n\r`"), and(m,
        skipLineEnd)), seq(skipIndent, seq(lit(m, "~~~"), run(m, "~")), run(m, "^\n\r")));
  const skipFenceOpen = seq(skipFenceHead, skipLineEnd);
  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const skipBold = choice(m, lit(m, "**"), lit(m, "__"));
  const skipDecoration = many(m, 1, choice(m, seq(run(m, "#", 1), run(m, "\t ")), seq(lit(m, ">"), run(m, "\t ")),
      seq(choice(m, one(m, "*+\\-"), seq(repeat(m, { least: 1, most: 9 }, one(m, "0-9")), one(m, ")."))), run(m,
          "\t ", 1)), skipBold));
  const skipMarkerOpen = seq(one(m, "[\u3010\u3014\uff3b"), run(m, " "));
  const skipSectionLetters = choice(m, caseless(m, "reasoning"), caseless(m, "planning"), caseless(m, "notes"));
  const skipVitalLetters = choice(m, caseless(m, "confidence"), caseless(m, "mood"), caseless(m, "focus"),
    caseless(m, "stamina"));
  const skipIndex = coded(skipIndexCode, "0-9", true);
  const skipActionLetters = seq(caseless(m, "action"), optional(m, one(m, " \\-_")), optional(m, seq(skipIndex,
        one(m, " \\-_"))), one(m, "A-Z_a-z"), run(m, " \\-0-9A-Z_a-z"));
  const skipMarkerClose = seq(run(m, " "), one(m, ":=]\u3011\u3015\uff1a\uff3d"));
  const skipPlainMarker = seq(skipIndent, optional(m, skipDecoration), skipMarkerOpen, choice(m, skipSectionLetters,
      skipVitalLetters, skipActionLetters), skipMarkerClose);
  const readCutName = pick(m, 1, cut(m, skipPlainMarker), repeat(m, { least: 1, listed: true }, text(m, one(m,
  "^\n\r"))));
  const skipCutName = quiet(m, readCutName);
  const skipCutMarker = coded(skipCutMarkerCode, " #*+\\-0-9>[_\u3010\u3014\uff3b", true);
  const skipBrokenMarker = choice(m, seq(lit(m, "["), one(m, "A-Z"), run(m, "0-9A-Z_", 1), not(m, one(m, "a-z")),
      run(m, "^\n\r]"), skipLineEnd), seq(optional(m, skipBold), lit(m, "ACTION_"), skipIndex, lit(m, "_"), run(m,
        "0-9A-Z_", 1), optional(m, skipBold), run(m, "\t "), optional(m, seq(one(m, ":=\uff1a"), run(m, "^\n\r"))),
      skipLineEnd));
  const skipLooseName = seq(one(m, "A-Za-z"), run(m, "\\-0-9A-Z_a-z"), many(m, 0, seq(run(m, " ", 1), run(m,
          "\\-0-9A-Z_a-z", 1))));
  const readKnownWord = words(m, wordList(["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],
      ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const skipKnownWord = quiet(m, readKnownWord);
  const readActionWord = words(m, wordList(["ACTION"], [null,"BadMarkerSlip"]), run(m, "A-Za-z", 1));
  const skipActionWord = quiet(m, readActionWord);
  const readPartWord = words(m, wordList(["TYPE","CONTENT_START","CONTENT_END"], [null,"BadMarkerSlip"]), run(m,
      "A-Z_", 1));
  const skipPartWord = quiet(m, readPartWord);
  const skipPartName = choice(m, seq(skipPartWord, and(m, skipMarkerClose)), seq(one(m, "A-Z_"), run(m, "0-9A-Z_")));
  const skipMissingIndex = optional(m, lit(m, "N_"));
  const skipActionName = choice(m, seq(skipActionWord, lit(m, "_"), skipIndex, lit(m, "_"), skipPartName, and(m,
        skipMarkerClose)), seq(lit(m, "ACTION_"), skipMissingIndex, seq(one(m, "A-Z"), run(m, "0-9A-Z_")), and(m,
        skipMarkerClose)));
  const skipAnyPart = seq(one(m, "A-Z_a-z"), run(m, "\\-0-9A-Z_a-z"), many(m, 0, seq(run(m, " ", 1), run(m,
          "\\-0-9A-Z_a-z", 1))));
  const skipBadActionName = choice(m, seq(caseless(m, "action"), optional(m, one(m, " \\-_")), skipIndex, one(m,
      " \\-_"), skipAnyPart), seq(caseless(m, "action"), optional(m, one(m, " \\-_")), skipMissingIndex, and(m,
        seq(choice(m, caseless(m, "type"), caseless(m, "path"), seq(caseless(m, "content"), one(m, " \\-_"),
              choice(m, caseless(m, "start"), caseless(m, "end")))), skipMarkerClose)), skipAnyPart));
  const skip_actionName = choice(m, skipActionName, skipBadActionName);
  const skipBadIndexName = choice(m, seq(caseless(m, "action"), one(m, " \\-_"), choice(m, seq(repeat(m,
            { least: 10 }, one(m, "0-9")), one(m, " \\-_")), seq(lit(m, "-"), one(m, "0-9")), seq(run(m, "0-9", 1),
          one(m, " \\-_"), one(m, "0-9"))), run(m, " \\-0-9A-Z_a-z")), seq(caseless(m, "action"), optional(m, one(m,
      " \\-_")), run(m, "0-9", 1), and(m, seq(skipMarkerClose, run(m, "\t "), one(m, "^\t\n\r ")))));
  const skipMeantName = choice(m, skipKnownWord, skip_actionName, skipBadIndexName);
  const skipStandardMarker = seq(skipIndent, optional(m, skipDecoration), skipMarkerOpen, skipMeantName,
    skipMarkerClose, not(m, lit(m, "(")));
  const skipBadOwnName = seq(one(m, "A-Za-z"), one(m, "A-Z_a-z"), run(m, "0-9A-Z_a-z", 1));
  const skipOwnWord = choice(m, seq(not(m, seq(skipMeantName, skipMarkerClose)), seq(one(m, "A-Z"), run(m,
      "0-9A-Z_")), and(m, skipMarkerClose)), seq(not(m, seq(skipMeantName, skipMarkerClose)), skipBadOwnName,
      and(m, skipMarkerClose)));
  const skipBoldSeparator = seq(one(m, ":=\uff1a"), skipBold, and(m, choice(m, one(m, "\t "), skipLineEnd)));
  const skipOwnVitalClose = choice(m, seq(one(m, "]\u3011\u3015\uff3d"), choice(m, skipBoldSeparator, seq(optional(m,
            skipBold), optional(m, one(m, ":=\uff1a"))))), seq(run(m, " "), one(m, ":=\uff1a")));
  const skipOwnShare = choice(m, seq(choice(m, lit(m, "100"), seq(one(m, "0-9"), optional(m, one(m, "0-9")))),
      optional(m, seq(lit(m, "."), run(m, "0-9", 1))), run(m, "\t "), lit(m, "%")), seq(lit(m, "0"), optional(m,
        seq(lit(m, "."), run(m, "0-9", 1)))), seq(lit(m, "1"), optional(m, seq(lit(m, "."), run(m, "0", 1)))));
  const skipOwnVitalLine = seq(skipIndent, optional(m, skipDecoration), skipMarkerOpen, skipOwnWord,
    skipOwnVitalClose, run(m, "\t "), skipOwnShare, run(m, "\t "), optional(m, lit(m, "]")), optional(m, lit(m,
    "**")), run(m, "\t "), skipLineEnd);
  const skipBareVital = seq(optional(m, skipDecoration), skipVitalLetters, not(m, one(m, "A-Za-z")), optional(m,
      lit(m, "**")), run(m, "\t "), one(m, ":=\uff1a"), optional(m, lit(m, "**")), run(m, "\t "), run(m, ".0-9", 1),
    optional(m, lit(m, "%")), run(m, "\t "), optional(m, skipLineNoise), skipLineEnd);
  const skipSectionName = choice(m, lit(m, "REASONING"), lit(m, "PLANNING"), lit(m, "NOTES"));
  const skipSectionTag = seq(lit(m, "[/"), skipSectionName, lit(m, "]"), run(m, "\t "), skipLineEnd);
  const skipStopMarker = coded(skipStopMarkerCode, " #*+\\-0-9>ACFMS[_cfms\u3010\u3014\uff3b", true);
  const skipMarkerFence = seq(skipFenceOpen, many(m, 0, choice(m, skipBlankLine, skipNoise)), skipStopMarker);
  const readFenceHead = choice(m, pick(m, 1, skipIndent, text(m, seq(lit(m, "```"), run(m, "`"))), run(m, "^\n\r`"),
      and(m, skipLineEnd)), pick(m, 1, skipIndent, text(m, seq(lit(m, "~~~"), run(m, "~"))), run(m, "^\n\r")));
  const noteLineEnd = coded(noteLineEndCode, null);
  const readFenceOpen = pick(m, 0, readFenceHead, noteLineEnd);
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    seq(and(m, skipMarkerFence), label(m, 0, readFenceOpen)));
  const leaf13 = leaf(m, readBadWrapper);
  const readIndex = coded(readIndexCode, "0-9", true);
  const skipParameterName = coded(skipParameterNameCode, "A-Z_", true);
  const skipNextParameter = seq(lit(m, "[ACTION_"), skipIndex, lit(m, "_"), choice(m, lit(m, "TYPE]"),
      seq(skipParameterName, lit(m, "]"))));
  const skipSharedLine = coded(skipSharedLineCode, "^\n\r[", true);
  const readBadMarkerNoise = coded(readBadMarkerNoiseCode, "\t\u001b <");
  const skipColon = coded(skipColonCode, "\t :=\uff1a", true);
  const readBadSeparator = mistake(m, 'BadSeparator', seq(run(m, "\t "), one(m, ":=\uff1a")));
  const skipCloseTag = seq(lit(m, "[/ACTION_"), skipIndex, lit(m, "_"), one(m, "A-Z"), run(m, "0-9A-Z_"), lit(m,
    "]"), and(m, seq(run(m, "\t "), optional(m, skipLineNoise), skipLineEnd)));
  const skipValueChar = coded(skipValueCharCode, "^\t\n\r ", true);
  const readValue = coded(readValueCode, null, true);
  const readBadCloseTag = mistake(m, 'BadCloseTag', skipCloseTag);
  const noteClosing = seq(run(m, "\t "), readBadCloseTag);
  const readBadLineNoise = mistake(m, 'BadLineNoise', seq(skipLineNoise, and(m, skipLineEnd)));
  const noteValueEnd = coded(noteValueEndCode, null);
  const readGiven = coded(readGivenCode, null);
  const readTypeWord = node(m, (start, end, l) => ({ type: 'TypeWord', start, end, text: l[0] }), label(m, 0, text(m,
        run(m, "^\t\n\r [", 1))));
  const skipNextVital = seq(optional(m, skipDecoration), skipMarkerOpen, skipVitalLetters, not(m, one(m, "A-Za-z")));
  const skipOwnName = seq(not(m, seq(skipMeantName, lit(m, "]"))), seq(one(m, "A-Z"), run(m, "0-9A-Z_")), and(m,
      seq(lit(m, "]"), not(m, lit(m, "(")))));
  const skipNumber = seq(optional(m, lit(m, "-")), run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1))),
    optional(m, seq(one(m, "Ee"), optional(m, one(m, "+\\-")), run(m, "0-9", 1))));
  const skipLineBreakDue = choice(m, seq(run(m, "\t "), optional(m, seq(one(m, ",;|"), run(m, "\t "))),
      skipNextVital), seq(run(m, "\t ", 1), skipNextParameter));
  const skipOwnVitalEnd = choice(m, seq(run(m, "\t "), optional(m, skipLineNoise), skipLineEnd), skipLineBreakDue,
    seq(run(m, "\t "), lit(m, "#")), seq(run(m, "\t "), skipLineNoise, skipStopMarker));
  const skip_ownVital = choice(m, seq(run(m, "\t ", 1), skipNumber, run(m, "\t "), skipLineEnd), seq(choice(m,
        skipColon, lit(m, "")), run(m, "\t "), skipOwnShare, skipOwnVitalEnd));
  const skipNextOwnVital = seq(lit(m, "["), skipOwnName, lit(m, "]"), skip_ownVital);
  const readMissingLineEnd = mistake(m, 'MissingLineEnd', seq(run(m, "\t ", 1), and(m, choice(m, skipNextVital,
          skipNextOwnVital, skipNextParameter))), seq(run(m, "\t "), one(m, ",;|"), run(m, "\t "), and(m,
        skipNextVital)));
  const readType = coded(readTypeCode, "[");
  const readParameterName = coded(readParameterNameCode, "A-Z_", true);
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readWrapperRun = closes(m, 0, readFenceRun);
  const skipWrapperRun = quiet(m, readWrapperRun);
  const skip_wrapperEnd = seq(skipIndent, skipWrapperRun, run(m, "\t "), choice(m, skipLineEnd, and(m,
        seq(skipLineNoise, skipLineEnd))));
  const skipStop = coded(skipStopCode, "\u001b #*+\\-0-9<>ACFMS[_`cfms~\u3010\u3014\uff3b", true);
  const readBareEndMarker = choice(m, lit(m, "CONTENT_END"), tuple(m, [0, 1, 2], lit(m, "["), optional(m, lit(m,
      "ACTION_")), lit(m, "CONTENT_END]")));
  const read_blank = text(m, one(m, "\t "));
  const readBlanks = repeat(m, { least: 0, listed: true }, read_blank);
  const readEol = coded(readEolCode, "\n\r");
  const readEof = not(m, one(m, "^"));
  const readLineEnd = coded(readLineEndCode, null);
  const read_bareEnd = tuple(m, [0, 1, 2], readBareEndMarker, readBlanks, readLineEnd);
  const readBareEndLater = later(m, 0, -1, read_bareEnd);
  const skipBareEndLater = quiet(m, readBareEndLater);
  const skipBareStart = seq(choice(m, lit(m, "CONTENT_START"), seq(lit(m, "["), optional(m, lit(m, "ACTION_")),
        lit(m, "CONTENT_START]"))), run(m, "\t "), and(m, skipLineEnd), skipBareEndLater);
  const readClosingRun = closes(m, 1, readFenceRun);
  const skipClosingRun = quiet(m, readClosingRun);
  const skipFenceClose = seq(skipIndent, skipClosingRun, run(m, "\t "), and(m, skipLineEnd));
  const readLine = choice(m, tuple(m, [0, 1], repeat(m, { least: 0, listed: true }, text(m, one(m, "^\n\r"))),
      readEol), repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r"))));
  const readIndent = coded(readIndentCode, null, true);
  const readFenceClose = tuple(m, [0, 1, 2, 3], readIndent, readClosingRun, readBlanks, and(m, skipLineEnd));
  const readPlainFence = handing(m, 1, tuple(m, [0, 1, 2], hand(m, 1, [], readFenceOpen), repeat(m, { least: 0,
          listed: true }, tuple(m, [0, 1, 2], not(m, skipFenceClose), not(m, skipStandardMarker), readLine)),
      readFenceClose));
  const skipEof = not(m, one(m, "^"));
  const skipTextTail = seq(skipLineNoise, optional(m, seq(skipEol, many(m, 0, skipBlankLine))), choice(m, skipStop,
      skipEof));
  const skipLineChar = choice(m, run(m, "^\n\r\u001b<", 1), seq(not(m, skipTextTail), skipLineNoise), seq(not(m,
        skipNoise), one(m, "\u001b<")));
  const readChatLine = pick(m, 0, text(m, many(m, 1, skipLineChar)), choice(m, noteLineEnd, and(m, skipNoise)));
  const readContinuedLine = pick(m, 3, not(m, skipStop), not(m, skipBareStart), not(m, skipBlankLine), choice(m,
      pick(m, 0, text(m, readPlainFence), noteLineEnd), pick(m, 1, not(m, skipFenceHead), readChatLine)));
  const readBadContinuation = mistake(m, (start, end, raw, l) => ({ type: 'BadContinuation', start, end, raw,
        lines: l[0] }), label(m, 0, repeat(m, { least: 1, listed: true }, readContinuedLine)));
  const readParameter = coded(readParameterCode, "[");
  const readVitalName = choice(m, lit(m, "CONFIDENCE"), lit(m, "MOOD"), lit(m, "FOCUS"), lit(m, "STAMINA"));
  const readNumber = node(m, (start, end, l) => ({ type: 'Number', start, end, text: l[0] }), label(m, 0, text(m,
        seq(optional(m, lit(m, "-")), run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1))), optional(m,
            seq(one(m, "Ee"), optional(m, one(m, "+\\-")), run(m, "0-9", 1)))))));
  const readBadVitalSeparator = mistake(m, 'BadVitalSeparator', seq(run(m, "\t "), one(m, ":=\uff1a")));
  const readMissingBlank = mistake(m, 'MissingBlank', lit(m, ""));
  const skipRangeSign = choice(m, lit(m, "->"), lit(m, "to"), lit(m, "or"), one(m, "\\-/~\u2013\u2014\u2192\u2212"));
  const skipNumberBoundary = choice(m, and(m, skipLineBreakDue), seq(not(m, one(m, "%+\\--9A-Z_a-z~\u2013")), not(m,
        seq(lit(m, ","), one(m, "0-9"))), not(m, seq(run(m, "\t "), skipRangeSign, run(m, "\t "), one(m, "0-9"))),
      not(m, seq(run(m, "\t ", 1), one(m, ".0-9")))));
  const readBadPercent = mistake(m, (start, end, raw, l) => ({ type: 'BadPercent', start, end, raw, text: l[0] }),
    seq(label(m, 0, text(m, seq(run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1)))))), run(m, "\t "),
      lit(m, "%"), skipNumberBoundary));
  const readBadCutNumber = mistake(m, 'BadCutNumber', seq(run(m, "0-9", 1), lit(m, "."), skipEof));
  const readBadNumeral = mistake(m, 'BadNumeral', seq(optional(m, one(m, "+\\-")), choice(m, seq(run(m, "0-9", 1),
          lit(m, "."), run(m, "0-9", 1)), seq(lit(m, "."), run(m, "0-9", 1)), seq(run(m, "0-9", 1), optional(m,
            lit(m, ".")))), skipNumberBoundary));
  const readMarkedNumber = text(m, seq(run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1)))));
  const readBadMarkedNumber = mistake(m, (start, end, raw, l) => ({ type: 'BadMarkedNumber', start, end, raw,
        text: l[0] }), seq(lit(m, "**"), label(m, 0, readMarkedNumber), lit(m, "**"), skipNumberBoundary), seq(lit(m,
      "`"), label(m, 0, readMarkedNumber), lit(m, "`"), skipNumberBoundary));
  const skipBadVitalEnd = choice(m, seq(run(m, "\t "), skipLineNoise, choice(m, skipLineEnd, skipStopMarker)),
    seq(run(m, "\t ", 1), skipNextVital));
  const readBadVital = mistake(m, 'BadVital', many(m, 0, seq(not(m, skipBadVitalEnd), choice(m, run(m, "\t ", 1),
          run(m, "^\t\n\r\u001b <", 1), skipLineNoise, one(m, "\u001b<")))));
  const readBadMarkerEnd = coded(readBadMarkerEndCode, "*_");
  const readBadValueBracket = mistake(m, 'BadValueBracket', seq(run(m, "\t "), one(m, "]\u3011\u3015\uff3d")));
  const skipRemarkChar = choice(m, run(m, "^\t\n\r\u001b <", 1), one(m, "\t "), seq(not(m, seq(skipLineNoise,
          choice(m, skipLineEnd, skipStopMarker))), skipLineNoise), seq(not(m, skipNoise), one(m, "\u001b<")));
  const readBadRemark = mistake(m, 'BadRemark', seq(run(m, "\t "), one(m, "^\t\n\r\u001b <"), many(m, 0, seq(not(m,
            skipLineBreakDue), skipRemarkChar))));
  const noteVitalEnd = choice(m, readMissingLineEnd, seq(run(m, "\t "), choice(m, seq(readBadLineNoise, noteLineEnd),
        and(m, seq(skipLineNoise, skipStopMarker)))), seq(run(m, "\t "), noteLineEnd));
  const readVitalValue = choice(m, pick(m, 1, run(m, "\t ", 1), readNumber, run(m, "\t "), noteLineEnd), pick(m, 2,
      optional(m, choice(m, seq(readBadMarkerNoise, optional(m, readBadVitalSeparator)), readBadVitalSeparator,
          seq(and(m, one(m, ".0-9")), readMissingBlank))), run(m, "\t "), choice(m, readBadPercent, pick(m, 0,
          readNumber, skipNumberBoundary), readBadCutNumber, readBadNumeral, readBadMarkedNumber, readBadVital),
      optional(m, readBadMarkerEnd), optional(m, readBadValueBracket), optional(m, readBadMarkerEnd), optional(m,
        seq(not(m, skipLineBreakDue), not(m, seq(run(m, "\t ", 1), skipNextOwnVital)), readBadRemark)),
      noteVitalEnd));
  const readVital = coded(readVitalCode, "[");
  const leaf65 = leaf(m, lane(m, "[", LANE_0, makeOfLane0, choice(m, readBlank, readType, readParameter, readVital)));
  const readStartMarker = node(m, (start, end, l) => ({ type: 'StartMarker', start, end, index: l[0] }), seq(lit(m,
      "[ACTION_"), label(m, 0, readIndex), lit(m, "_CONTENT_START]")));
  const noteHeadTail = seq(optional(m, readBadMarkerNoise), optional(m, seq(and(m, skipColon), readBadSeparator)),
    run(m, "\t "));
  const readInlineEnd = pick(m, 1, lit(m, "["), choice(m, pick(m, 1, lit(m, "ACTION_"), readIndex, lit(m,
      "_CONTENT_END")), pick(m, 1, lit(m, "/ACTION_"), readIndex, lit(m, "_CONTENT"), optional(m, choice(m,
            lit(m, "_START"), lit(m, "_END"))))), lit(m, "]"), run(m, "\t "), noteLineEnd);
  const readOwnInlineEnd = same(m, 2, readInlineEnd);
  const skipOwnInlineEnd = quiet(m, readOwnInlineEnd);
  const skipTagLine = seq(many(m, 0, seq(not(m, skipOwnInlineEnd), one(m, "^\n\r"))), skipOwnInlineEnd);
  const readEndLine = pick(m, 1, lit(m, "[ACTION_"), readIndex, lit(m, "_CONTENT_END]"), run(m, "\t "), noteLineEnd);
  const readOwnEndLater = later(m, 1, 2, readEndLine);
  const readRemarkLine = pick(m, 1, lit(m, "[ACTION_"), readIndex, lit(m, "_CONTENT_END]"));
  const readRemarkEndLater = later(m, 2, 2, readRemarkLine);
  const readEndWord = words(m, wordList(["CONTENT_END"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const readBareEndName = pick(m, 2, caseless(m, "action"), optional(m, one(m, " \\-_")), readIndex, one(m, " \\-_"),
    caseless(m, "content"), one(m, " \\-_"), caseless(m, "end"));
  const readSlipEndName = choice(m, pick(m, 2, readActionWord, lit(m, "_"), readIndex, lit(m, "_"), readEndWord),
    readBareEndName, pick(m, 3, lit(m, "/"), caseless(m, "action"), one(m, " \\-_"), readIndex, one(m, " \\-_"),
      caseless(m, "content"), optional(m, seq(one(m, " \\-_"), choice(m, caseless(m, "start"), caseless(m,
  "end"))))));
  const noteSlipEndClose = choice(m, seq(skipMarkerClose, run(m, "^\n\r")), seq(optional(m, skipBold), run(m, "\t "),
      noteEol));
  const noteBareEndClose = choice(m, seq(skipMarkerClose, run(m, "^\n\r")), seq(optional(m, skipBold), run(m, "\t "),
      noteLineEnd));
  const readSlipEnd = choice(m, pick(m, 3, run(m, "\t "), optional(m, skipDecoration), skipMarkerOpen,
      readSlipEndName, noteSlipEndClose), pick(m, 2, run(m, "\t "), optional(m, skipBold), readBareEndName,
      noteBareEndClose));
  const skipInlineEnd = seq(lit(m, "["), choice(m, seq(lit(m, "ACTION_"), skipIndex, lit(m, "_CONTENT_END")),
      seq(lit(m, "/ACTION_"), skipIndex, lit(m, "_CONTENT"), optional(m, choice(m, lit(m, "_START"), lit(m,
    "_END"))))), lit(m, "]"), run(m, "\t "), skipLineEnd);
  const readSlipLine = choice(m, readSlipEnd, pick(m, 1, many(m, 1, choice(m, run(m, "^\n\r[", 1), seq(not(m,
              skipInlineEnd), lit(m, "[")))), readInlineEnd));
  const readSlipEndLater = later(m, 3, 2, readSlipLine);
  const readContentTag = handing(m, 2, tuple(m, [0, 1, 2, 3], lit(m, "[ACTION_"), hand(m, 2, [], readIndex), lit(m,
      "_CONTENT]"), choice(m, and(m, seq(run(m, "\t "), skipLineEnd)), and(m, skipTagLine), readOwnEndLater,
        readRemarkEndLater, readSlipEndLater)));
  const skipContentTag = quiet(m, readContentTag);
  const readBadContentTag = mistake(m, (start, end, raw, l) => ({ type: 'BadContentTag', start, end, raw,
        index: l[0] }), seq(and(m, skipContentTag), lit(m, "[ACTION_"), label(m, 0, readIndex), lit(m, "_CONTENT]")));
  const skipVitalName = choice(m, lit(m, "CONFIDENCE"), lit(m, "MOOD"), lit(m, "FOCUS"), lit(m, "STAMINA"));
  const skipExactMarker = coded(skipExactMarkerCode, "[", true);
  const readBadMarkerIndent = mistake(m, 'BadMarkerIndent', repeat(m, { least: 1, most: 3 }, lit(m, " ")));
  const skipBoldTail = seq(lit(m, "**"), run(m, "\t "), optional(m, skipLineNoise), skipLineEnd);
  const skipBoldAround = choice(m, seq(skipMarkerOpen, run(m, " \\-0-9A-Z_a-z"), one(m, "]\u3011\u3015\uff3d"),
      choice(m, skipBold, skipBoldSeparator)), seq(skipMarkerOpen, caseless(m, "action"), run(m, " \\-0-9A-Z_a-z",
        1), one(m, "]\u3011\u3015\uff3d"), many(m, 0, choice(m, run(m, "^\n\r*", 1), seq(not(m, skipBoldTail), lit(m,
      "*")))), skipBoldTail));
  const readBadMarkerDecoration = coded(readBadMarkerDecorationCode, "#*+\\-0-9>_");
  const readBadMarkerBracket = mistake(m, 'BadMarkerBracket', one(m, "\u3010\u3011\u3014\u3015\uff3b\uff3d"));
  const readBadMarkerBlank = mistake(m, 'BadMarkerBlank', run(m, " ", 1));
  const noteLooseOpen = coded(noteLooseOpenCode, " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const skipActionPrefix = coded(skipActionPrefixCode, "A-Za-z", true);
  const readStartWord = words(m, wordList(["CONTENT_START"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const skipStartWord = quiet(m, readStartWord);
  const skipStartAhead = coded(skipStartAheadCode, "A-Za-z", true);
  const readPartName = choice(m, pick(m, 0, readPartWord, and(m, skipMarkerClose)), text(m, seq(one(m, "A-Z_"),
        run(m, "0-9A-Z_"))));
  const readMissingIndex = mistake(m, 'MissingIndex', optional(m, lit(m, "N_")));
  const readActionName = node(m, (start, end, l) => ({ type: 'ActionName', start, end, index: l[0], name: l[1] }),
    seq(readActionWord, lit(m, "_"), label(m, 0, readIndex), lit(m, "_"), label(m, 1, readPartName), and(m,
        skipMarkerClose)), seq(lit(m, "ACTION_"), label(m, 0, readMissingIndex), label(m, 1, text(m, seq(one(m,
            "A-Z"), run(m, "0-9A-Z_")))), and(m, skipMarkerClose)));
  const readBadActionName = mistake(m, (start, end, raw, l) => ({ type: 'BadActionName', start, end, raw,
        index: l[0], name: l[1] }), seq(caseless(m, "action"), optional(m, one(m, " \\-_")), label(m, 0, readIndex),
      one(m, " \\-_"), label(m, 1, text(m, skipAnyPart))), seq(caseless(m, "action"), optional(m, one(m, " \\-_")),
      label(m, 0, readMissingIndex), and(m, seq(choice(m, caseless(m, "type"), caseless(m, "path"), seq(caseless(m,
              "content"), one(m, " \\-_"), choice(m, caseless(m, "start"), caseless(m, "end")))),
          skipMarkerClose)), label(m, 1, text(m, skipAnyPart))));
  const read_actionName = choice(m, readActionName, readBadActionName);
  const readBadBoldSeparator = mistake(m, 'BadBoldSeparator', skipBoldSeparator);
  const noteLooseClose = coded(noteLooseCloseCode, " ]\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const readBlockHead = node(m, (start, end, l) => ({ type: 'BlockHead', start, end, marker: l[0] }), seq(label(m, 0,
        readStartMarker), noteHeadTail), seq(label(m, 0, readBadContentTag), noteHeadTail), seq(not(m,
        skipBareStart), noteLooseOpen, and(m, skipStartAhead), label(m, 0, read_actionName), noteLooseClose,
      noteHeadTail));
  const leaf141 = leaf(m, lane(m, "[", LANE_1, makeOfLane1, readBlockHead));
  const skipOwnEndLater = quiet(m, readOwnEndLater);
  const skipRemarkEndLater = quiet(m, readRemarkEndLater);
  const skipInlineStop = seq(and(m, skipOwnInlineEnd), not(m, skipOwnEndLater), not(m, skipRemarkEndLater));
  const readBadStartText = mistake(m, 'BadStartText', many(m, 1, seq(not(m, skipInlineStop), one(m, "^\n\r"))));
  const skipEndBegin = coded(skipEndBeginCode, "\t #*+\\-0-9>AC[_ac\u3010\u3014\uff3b", true);
  const readSameIndex = same(m, 2, readIndex);
  const skipSameIndex = quiet(m, readSameIndex);
  const skipOwnEndMarker = seq(lit(m, "[ACTION_"), skipSameIndex, lit(m, "_CONTENT_END]"));
  const skipOwnEnd = seq(skipOwnEndMarker, run(m, "\t "), skipLineEnd);
  const readSameNext = same(m, 2, action(m,
      (labels) => { const next = labels[0] as string; return String(Number(next) - 1); }, label(m, 0, readIndex)));
  const skipSameNext = quiet(m, readSameNext);
  const skipNextType = seq(lit(m, "[ACTION_"), skipSameNext, lit(m, "_TYPE]"));
  const skipAnyEnd = coded(skipAnyEndCode, " [", true);
  const readOwnSlipEnd = same(m, 2, readSlipEnd);
  const skipOwnSlipEnd = quiet(m, readOwnSlipEnd);
  const skipBareEndWord = seq(caseless(m, "content"), one(m, " \\-_"), caseless(m, "end"));
  const skipSlipEndClose = choice(m, seq(skipMarkerClose, run(m, "^\n\r")), seq(optional(m, skipBold), run(m, "\t "),
      skipEol));
  const skipBareEndClose = choice(m, seq(skipMarkerClose, run(m, "^\n\r")), seq(optional(m, skipBold), run(m, "\t "),
      skipLineEnd));
  const skipBareSlipEnd = choice(m, seq(run(m, "\t "), optional(m, skipDecoration), skipMarkerOpen, choice(m, lit(m,
        "/"), optional(m, seq(caseless(m, "action"), one(m, " \\-_"), optional(m, lit(m, "N_"))))),
      skipBareEndWord, skipSlipEndClose), seq(run(m, "\t "), optional(m, skipBold), caseless(m, "content_end"),
      skipBareEndClose));
  const skipLikeEnd = choice(m, skipOwnEndMarker, skipNextType, skipAnyEnd, skipOwnSlipEnd, skipBareSlipEnd);
  const skipSlipEndLater = quiet(m, readSlipEndLater);
  const skipStrangeEnd = seq(skipAnyEnd, run(m, "^\n\r"), choice(m, skipEof, seq(skipEol, many(m, 0, skipBlankLine),
        choice(m, seq(lit(m, "[ACTION_"), skipSameNext, lit(m, "_")), skipEof))));
  const readBeforeNext = action(m,
    (labels) => { const next = labels[0] as string; return String(Number(next) - 1); }, label(m, 0, readIndex));
  const readNextTypeLine = pick(m, 1, lit(m, "[ACTION_"), readBeforeNext, lit(m, "_TYPE]"));
  const readNextTypeLater = later(m, 4, 2, readNextTypeLine);
  const skipNextTypeLater = quiet(m, readNextTypeLater);
  const readAnyEnd = coded(readAnyEndCode, " [", true);
  const readRestOfLine = repeat(m, { least: 0, listed: true }, text(m, one(m, "^\n\r")));
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ");
  const readLastEnd = tuple(m, [0, 1, 2], readAnyEnd, readRestOfLine, choice(m, readEof, tuple(m, [0, 1, 2], readEol,
        repeat(m, { least: 0, listed: true }, readBlankLine), readEof)));
  const readLastEndLater = later(m, 5, -1, readLastEnd);
  const skipLastEndLater = quiet(m, readLastEndLater);
  const skipOtherStop = choice(m, skipBareSlipEnd, skipStrangeEnd, skipNextType, seq(not(m, skipNextTypeLater),
      not(m, skipLastEndLater), skipAnyEnd));
  const skipBlockStop = coded(skipBlockStopCode, "\t #*+\\-0-9>AC[_ac\u3010\u3014\uff3b", true);
  const readStartLine = choice(m, readBadStartText, optional(m, tuple(m, [0, 1, 2], readEol, not(m, skipBlockStop),
        not(m, skipEof))));
  const leaf185 = leaf(m, readStartLine);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const text221 = text221Code;
  const readNewline = coded(readNewlineCode, "\n\r", true);
  const readBlockEnd = node(m, (start, end, l) => ({ type: 'BlockEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipOwnEndMarker)), run(m, "\t "), noteLineEnd));
  const readBadBlockEnd = mistake(m, 'BadBlockEnd', seq(and(m, choice(m, skipOwnEndMarker, skipOwnSlipEnd,
          skipBareSlipEnd)), run(m, "^\n\r"), noteLineEnd));
  const readMissingContentEnd = mistake(m, (start, end, raw, l) => ({ type: 'MissingContentEnd', start, end, raw,
        index: l[0] ?? null }), seq(skipIndent, lit(m, "["), caseless(m, "action_"), label(m, 0, readIndex),
      caseless(m, "_content_end]"), run(m, "^\n\r"), noteLineEnd), lit(m, ""));
  const readBadInlineEnd = mistake(m, 'BadInlineEnd', seq(and(m, skipOwnInlineEnd), run(m, "^\n\r"), noteLineEnd));
  const read_blockEnd = choice(m, tuple(m, [0, 1], readNewline, choice(m, readBlockEnd, readBadBlockEnd,
        readMissingContentEnd)), readBadInlineEnd, readMissingContentEnd);
  const leaf223 = leaf(m, read_blockEnd);
  const read_typeWord = words(m, wordList(["TYPE"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const skip_typeWord = quiet(m, read_typeWord);
  const skipTypeAhead = coded(skipTypeAheadCode, "A-Za-z", true);
  const readBadOpenSeparator = mistake(m, 'BadOpenSeparator', seq(run(m, " "), one(m, ":=\uff1a")));
  const skipBracketTail = seq(run(m, "\t "), one(m, "]\u3011\u3015\uff3d"), optional(m, choice(m, lit(m, "**"),
        lit(m, "__"))), run(m, "\t "), optional(m, skipLineNoise), skipLineEnd);
  const skipBalanced: Match = deep(m, seq(lit(m, "["), many(m, 0, choice(m, again(() => skipBalanced), one(m,
      "^\n\r\u001b<[]"))), lit(m, "]")));
  const skipInnerNoise = choice(m, seq(not(m, seq(skipLineNoise, skipLineEnd)), skipLineNoise), seq(not(m,
        skipNoise), one(m, "\u001b<")));
  const readBracketValue = node(m, (start, end, l) => ({ type: 'BracketValue', start, end, text: l[0] }), label(m, 0,
      text(m, many(m, 0, seq(not(m, skipBracketTail), choice(m, skipBalanced, one(m, "^\n\r\u001b<[]"),
              skipInnerNoise))))));
  const skipBoldPair = seq(lit(m, "**"), many(m, 1, seq(not(m, lit(m, "**")), one(m, "^\n\r\u001b<"))), lit(m, "**"));
  const readBoldValue = node(m, (start, end, l) => ({ type: 'BoldValue', start, end, text: l[0] }), label(m, 0,
      text(m, many(m, 0, seq(not(m, skipBoldTail), choice(m, skipBoldPair, seq(not(m, lit(m, "**")), one(m,
              "^\n\r\u001b<")), skipInnerNoise))))));
  const readLooseGiven = coded(readLooseGivenCode, " :=]\u3010\u3011\u3014\u3015\uff1a\uff3b\uff3d");
  const readLooseType = coded(readLooseTypeCode, " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const readBlockWord = words(m, wordList(["CONTENT_START","CONTENT_END"], ["BadMarkerName","BadMarkerSlip"]),
    skipLooseName);
  const skipBlockWord = quiet(m, readBlockWord);
  const skipOtherPart = seq(skipActionPrefix, skipBlockWord, skipMarkerClose);
  const readLooseParameter = coded(readLooseParameterCode, " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const leaf230 = leaf(m, choice(m, readLooseType, readLooseParameter));
  const readBadBareStart = mistake(m, 'BadBareStart', skipBareStart);
  const leaf247 = leaf(m, readBadBareStart);
  const skipBareEndMarker = choice(m, lit(m, "CONTENT_END"), seq(lit(m, "["), optional(m, lit(m, "ACTION_")), lit(m,
  "CONTENT_END]")));
  const skip_bareEnd = seq(skipBareEndMarker, run(m, "\t "), skipLineEnd);
  const leaf249 = leaf(m, optional(m, tuple(m, [0, 1, 2], readEol, not(m, skip_bareEnd), not(m, skipEof))));
  const text252 = text252Code;
  const leaf253 = leaf(m, optional(m, skipNewline));
  const readBareEnd = node(m, (start, end, l) => ({ type: 'BareEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipBareEndMarker)), run(m, "\t "), noteLineEnd));
  const readBareBlockEnd = choice(m, readBareEnd, readMissingContentEnd);
  const leaf254 = leaf(m, readBareBlockEnd);
  const readOwnName = pick(m, 1, not(m, seq(skipMeantName, lit(m, "]"))), text(m, seq(one(m, "A-Z"), run(m,
    "0-9A-Z_"))), and(m, seq(lit(m, "]"), not(m, lit(m, "(")))));
  const readBadOwnName = mistake(m, 'BadOwnName', seq(one(m, "A-Za-z"), one(m, "A-Z_a-z"), run(m, "0-9A-Z_a-z", 1)));
  const readOwnWord = choice(m, pick(m, 1, not(m, seq(skipMeantName, skipMarkerClose)), text(m, seq(one(m, "A-Z"),
          run(m, "0-9A-Z_"))), and(m, skipMarkerClose)), pick(m, 1, not(m, seq(skipMeantName, skipMarkerClose)),
      readBadOwnName, and(m, skipMarkerClose)));
  const readBadOpenVitalSeparator = mistake(m, 'BadOpenVitalSeparator', seq(run(m, " "), one(m, ":=\uff1a")));
  const readOwnVital = node(m, (start, end, l) => ({ type: 'OwnVital', start, end, name: l[0], value: l[1] }),
    seq(not(m, skipExactMarker), lit(m, "["), label(m, 0, readOwnName), lit(m, "]"), and(m, skip_ownVital), label(m,
        1, readVitalValue)), seq(not(m, skipExactMarker), and(m, skipOwnVitalLine), noteLooseOpen, label(m, 0,
        readOwnWord), choice(m, noteLooseClose, readBadOpenVitalSeparator), label(m, 1, readVitalValue)));
  const leaf257 = leaf(m, readOwnVital);
  const noteHeadRest = seq(optional(m, readBadMarkerNoise), optional(m, seq(and(m, skipColon), readBadSeparator)));
  const readBadFirstLine = mistake(m, 'BadFirstLine', lit(m, ""));
  const noteFirstLine = choice(m, and(m, seq(run(m, "\t "), skipLineEnd)), readBadFirstLine);
  const readReasoningWord = words(m, wordList(["REASONING"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const readSectionWord = words(m, wordList(["PLANNING","NOTES"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const readSectionHead = node(m, (start, end, l) => ({ type: 'SectionHead', start, end, name: l[0] }), seq(lit(m,
      "["), label(m, 0, lit(m, "REASONING")), lit(m, "]"), noteHeadRest, noteFirstLine), seq(lit(m, "["), label(m,
        0, choice(m, lit(m, "PLANNING"), lit(m, "NOTES"))), lit(m, "]"), noteHeadRest), seq(noteLooseOpen, label(m,
        0, readReasoningWord), choice(m, seq(noteLooseClose, noteHeadRest), readBadOpenSeparator), noteFirstLine),
    seq(noteLooseOpen, label(m, 0, readSectionWord), choice(m, seq(noteLooseClose, noteHeadRest),
        readBadOpenSeparator)), seq(lit(m, "["), label(m, 0, readOwnName), lit(m, "]"), noteHeadRest));
  const leaf263 = leaf(m, readSectionHead);
  const text270 = text270Code;
  const readTextFence = pick(m, 2, skipNewline, not(m, skipStop), readFenceHead);
  const leaf271 = leaf(m, readTextFence);
  const text273 = text273Code;
  const readMissingTextFenceEnd = mistake(m, 'MissingTextFenceEnd', lit(m, ""));
  const noteTextFenceEnd = choice(m, seq(skipNewline, skipFenceClose), readMissingTextFenceEnd);
  const leaf274 = leaf(m, noteTextFenceEnd);
  const readSectionEnd = node(m, 'SectionEnd', optional(m, noteEol));
  const leaf277 = leaf(m, readSectionEnd);
  const readVitalWord = words(m, wordList(["CONFIDENCE","MOOD","FOCUS","STAMINA"], ["BadMarkerName",
    "BadMarkerSlip"]), skipLooseName);
  const readLooseVital = node(m, (start, end, l) => ({ type: 'LooseVital', start, end, name: l[0], value: l[1] }),
    seq(noteLooseOpen, label(m, 0, readVitalWord), choice(m, noteLooseClose, readBadOpenVitalSeparator), label(m, 1,
        readVitalValue)));
  const readBareNumber = node(m, (start, end, l) => ({ type: 'BareNumber', start, end, text: l[0] }), label(m, 0,
      text(m, run(m, ".0-9", 1))));
  const readBadBareVital = mistake(m, (start, end, raw, l) => ({ type: 'BadBareVital', start, end, raw, name: l[0],
        value: l[1] }), seq(and(m, skipBareVital), optional(m, skipDecoration), label(m, 0, text(m,
          skipVitalLetters)), optional(m, lit(m, "**")), run(m, "\t "), one(m, ":=\uff1a"), optional(m, lit(m,
      "**")), run(m, "\t "), label(m, 1, choice(m, readBadPercent, readBareNumber)), run(m, "\t "), optional(m,
        readBadLineNoise), noteLineEnd));
  const readBadContentEnd = mistake(m, 'BadContentEnd', seq(skipAnyEnd, run(m, "^\n\r"), noteLineEnd));
  const noteSectionTag = seq(lit(m, "[/"), skipSectionName, lit(m, "]"), run(m, "\t "), noteLineEnd);
  const readBadSectionTag = mistake(m, 'BadSectionTag', noteSectionTag);
  const readMissingMarkerEnd = mistake(m, 'MissingMarkerEnd', seq(lit(m, "["), optional(m, seq(one(m, "A-Z"), run(m,
      "0-9A-Z_"))), skipEof), skipCutMarker);
  const readBadIndex = mistake(m, 'BadIndex', seq(skipIndent, optional(m, skipDecoration), skipMarkerOpen,
      skipBadIndexName, skipMarkerClose, run(m, "^\n\r"), optional(m, noteEol)));
  const noteBrokenMarker = choice(m, seq(lit(m, "["), one(m, "A-Z"), run(m, "0-9A-Z_", 1), not(m, one(m, "a-z")),
      run(m, "^\n\r]"), noteLineEnd), seq(optional(m, skipBold), lit(m, "ACTION_"), skipIndex, lit(m, "_"), run(m,
        "0-9A-Z_", 1), optional(m, skipBold), run(m, "\t "), optional(m, seq(one(m, ":=\uff1a"), run(m, "^\n\r"))),
      noteLineEnd));
  const readBadMarker = mistake(m, 'BadMarker', noteBrokenMarker);
  const skipActionMarker = seq(skipIndent, optional(m, skipDecoration), skipMarkerOpen, skip_actionName,
    skipMarkerClose, not(m, lit(m, "(")));
  const readBold = choice(m, lit(m, "**"), lit(m, "__"));
  const readDecoration = repeat(m, { least: 1, listed: true }, choice(m, tuple(m, [0, 1], repeat(m, { least: 1,
            listed: true }, lit(m, "#")), repeat(m, { least: 0, listed: true }, read_blank)), tuple(m, [0, 1], lit(m,
        ">"), repeat(m, { least: 0, listed: true }, read_blank)), tuple(m, [0, 1], choice(m, text(m, one(m,
          "*+\\-")), tuple(m, [0, 1], repeat(m, { least: 1, most: 9, listed: true }, text(m, one(m, "0-9"))),
            text(m, one(m, ").")))), repeat(m, { least: 1, listed: true }, read_blank)), readBold));
  const readMarkerOpen = tuple(m, [0, 1], text(m, one(m, "[\u3010\u3014\uff3b")), repeat(m, { least: 0,
        listed: true }, lit(m, " ")));
  const readMarkerClose = tuple(m, [0, 1], repeat(m, { least: 0, listed: true }, lit(m, " ")), text(m, one(m,
  ":=]\u3011\u3015\uff1a\uff3d")));
  const readActionMarker = tuple(m, [0, 1, 2, 3, 4, 5], readIndent, optional(m, readDecoration), readMarkerOpen,
    read_actionName, readMarkerClose, not(m, lit(m, "(")));
  const readActionFence = handing(m, 1, tuple(m, [0, 1, 2, 3, 4], hand(m, 1, [], readFenceOpen), repeat(m,
        { least: 0, listed: true }, tuple(m, [0, 1, 2], not(m, skipFenceClose), not(m, skipActionMarker), readLine)),
      readActionMarker, repeat(m, { least: 1, listed: true }, tuple(m, [0, 1], not(m, skipFenceClose), readLine)),
      readFenceClose));
  const skipActionFence = quiet(m, readActionFence);
  const readFenced = handing(m, 1, tuple(m, [0, 1, 2], hand(m, 1, [], readFenceOpen), repeat(m, { least: 0,
          listed: true }, tuple(m, [0, 1], not(m, skipFenceClose), readLine)), readFenceClose));
  const readBadFencedAction = mistake(m, 'BadFencedAction', seq(and(m, skipActionFence), readFenced, noteLineEnd));
  const noteClosedFence = seq(readFenced, noteLineEnd);
  const noteChatLine = seq(many(m, 1, skipLineChar), choice(m, noteLineEnd, and(m, skipNoise)));
  const noteFenceOpen = seq(skipFenceHead, noteLineEnd);
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', noteFenceOpen);
  const noteLine = choice(m, seq(run(m, "^\n\r"), noteEol), run(m, "^\n\r", 1));
  const noteOpenFence = seq(not(m, skipStop), readMissingFenceEnd, many(m, 0, noteLine));
  const readBadChat = mistake(m, 'BadChat', seq(many(m, 1, seq(not(m, skipStop), not(m, skipBlankLine), choice(m,
            readBadFencedAction, noteClosedFence, seq(not(m, skipFenceHead), noteChatLine)))), optional(m,
        noteOpenFence)), noteOpenFence);
  const readBadLine = mistake(m, 'BadLine', seq(not(m, skip_wrapperEnd), noteLine));
  const leaf279 = leaf(m, choice(m, readLooseVital, readBadBareVital, readBadContentEnd, readBadSectionTag,
      readMissingMarkerEnd, readBadIndex, readBadMarker, readBadNoise, readBadChat, readBadLine));
  const note_wrapperEnd = seq(skipIndent, skipWrapperRun, run(m, "\t "), choice(m, noteLineEnd, and(m,
        seq(skipLineNoise, skipLineEnd))));
  const readWrapperEnd = node(m, 'WrapperEnd', note_wrapperEnd);
  const readMissingWrapperEnd = mistake(m, 'MissingWrapperEnd', lit(m, ""));
  const leaf309 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const skipMarkerFenceAhead = and(m, skipMarkerFence);
  const skipFenced = quiet(m, readFenced);
  const skipClosedFence = seq(skipFenced, skipLineEnd);
  const skipLine = choice(m, seq(run(m, "^\n\r"), skipEol), run(m, "^\n\r", 1));
  const skipExampleFence = seq(skipClosedFence, many(m, 0, choice(m, skipClosedFence, seq(not(m, skipFenceOpen),
          not(m, skipStopMarker), skipLine))), skipStopMarker);
  const skipReplyFence = seq(skipMarkerFenceAhead, not(m, skipExampleFence));
  const readBadChatBefore = mistake(m, 'BadChatBefore', seq(many(m, 1, seq(not(m, skipReplyFence), not(m, skipStop),
          not(m, skipBlankLine), choice(m, noteClosedFence, seq(not(m, skipFenceHead), noteChatLine)))), optional(m,
        seq(not(m, skipReplyFence), noteOpenFence))), seq(not(m, skipReplyFence), noteOpenFence));
  const readOpening = choice(m, readLead, readBadChatBefore);
  const leaf313 = leaf(m, readOpening);
  const leaf322 = leaf(m, and(m, skipReplyFence));

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_2, STARTS_5], alternatives: [{ op: 'leaf', read: leaf65 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf230 }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: leaf257 }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: leaf279 }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf313 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf322, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf13 }, { op: 'loop', body: stepItem }, { op: 'leaf', read: leaf309 }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: leaf141 }, { op: 'leaf', read: leaf185 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf223 }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text221 } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf247 }, { op: 'leaf', read: leaf249 }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: leaf253 }, { op: 'leaf', read: leaf254 }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', register: -1, isText: true, body: { op: 'text', read: text252 } };
  const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf263 }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: leaf277 }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', register: -1, isText: true, body: { op: 'text', read: text270 } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: 1, isText: true, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: leaf271 }, { op: 'text', read: text273 }, { op: 'leaf', read: leaf274 }] } };

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
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole reply is in a code fence.","example":"```\n[REASONING]\n…\n```","mend":"Write the reply without a fence around it."},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the reply is never closed.","example":"```\n[REASONING]\nDone.","mend":"Write the reply without a fence around it."},
    BadMarker: {"code":"bad-marker","severity":"error","meaning":"A marker is missing a bracket. The line was left out.","example":"[MOOD] 0.8\n[CONFIDEN  # typo","mend":"Write the marker with both brackets."},
    BadIndex: {"code":"bad-index","severity":"error","meaning":"An action marker has no number from 0 to 999999999, or no name after it. The line was left out.","example":"[MOOD] 0.8\n[ACTION_-1_TYPE] finish","mend":"Number the actions 0, 1, 2, …."},
    MissingMarkerEnd: {"code":"missing-marker-end","severity":"error","meaning":"The text ends inside a marker.","example":"[REASONING]\nDone.\n[CONF","mend":"The text was cut off: write all of it again."},
    BadChatBefore: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out."},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it."},
    BadFencedAction: {"code":"bad-fenced-action","severity":"error","meaning":"Markers of an action are in a code fence. They were read as an example and are not in the model.","example":"[MOOD] 0.8\n```\n[ACTION_0_TYPE] finish\n```","mend":"Write the markers without a fence around them."},
    BadLine: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out."},
    BadActionName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case, with underscores."},
    MissingIndex: {"code":"missing-index","severity":"warning","meaning":"A marker of an action has no number, or the letter N of a template.","example":"[ACTION_TYPE] finish","mend":"Put the number of the action into the marker, as in [ACTION_0_TYPE]."},
    BadMarkerIndent: {"code":"bad-marker-indent","severity":"warning","meaning":"A marker is indented.","example":"[FOCUS] 0.9\n  [MOOD] 0.8","mend":"Start the marker in the first column."},
    BadMarkerDecoration: {"code":"bad-marker-decoration","severity":"warning","meaning":"A marker is written as a heading, a list item or bold text.","example":"## [REASONING]","mend":"Start the line with the bracket."},
    BadMarkerEnd: {"code":"bad-marker-end","severity":"warning","meaning":"Bold marks after a marker or its value.","example":"**[MOOD]** 0.8","mend":"Write markers without Markdown."},
    BadMarkerBracket: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker has full-width brackets, or spaces inside its brackets.","example":"［MOOD］ 0.8","mend":"Put [ and ] directly around the name."},
    BadMarkerBlank: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker has full-width brackets, or spaces inside its brackets.","example":"［MOOD］ 0.8","mend":"Put [ and ] directly around the name."},
    BadMarkerNoise: {"code":"bad-marker-noise","severity":"warning","meaning":"Chat template tokens or colour codes between a marker and its value.","example":"\u001b[1m[MOOD]\u001b[0m 0.8","mend":"Strip such sequences from the reply."},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","mend":"Leave it out: a space is enough."},
    BadBoldSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","mend":"Leave it out: a space is enough."},
    BadOpenSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","mend":"Leave it out: a space is enough."},
    BadSectionTag: {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag after a value or a section. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","mend":"Write nothing after the value."},
    BadFirstLine: {"code":"bad-first-line","severity":"warning","meaning":"The reasoning starts on the line of its marker.","example":"[REASONING] I will read the file.","mend":"Start the text on the line below the marker."},
    MissingTextFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it."},
    BadOwnName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case, with underscores."},
    BadVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign before the value of a vital.","example":"[MOOD] = 0.8","mend":"Write a space between the marker and its number."},
    BadOpenVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign before the value of a vital.","example":"[MOOD] = 0.8","mend":"Write a space between the marker and its number."},
    MissingBlank: {"code":"missing-blank","severity":"warning","meaning":"A space is missing before the value of a vital.","example":"[MOOD]0.8","mend":"Write a space before the number."},
    BadPercent: {"code":"bad-percent","severity":"warning","meaning":"A vital is written as a percentage.","example":"[MOOD] 85%","mend":"Write a number from 0.0 to 1.0."},
    BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number has no digit before or after its point, or has a plus sign.","example":"[MOOD] .8","mend":"Write a digit on both sides of the point, and no plus sign."},
    BadCutNumber: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is not a number from 0.0 to 1.0. It was left out.","example":"[MOOD] high","mend":"Write a number from 0.0 to 1.0."},
    BadMarkedNumber: {"code":"bad-marked-number","severity":"warning","meaning":"The value of a vital is bold or in backticks.","example":"[MOOD] **0.8**","mend":"Write the number without Markdown."},
    BadVital: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is not a number from 0.0 to 1.0. It was left out.","example":"[MOOD] high","mend":"Write a number from 0.0 to 1.0."},
    BadValueBracket: {"code":"bad-value-bracket","severity":"warning","meaning":"A value is inside the brackets of its marker.","example":"[MOOD: 0.8]","mend":"Close the bracket after the name, and write the value after it."},
    BadRemark: {"code":"bad-remark","severity":"warning","meaning":"A remark after the value of a vital.","example":"[MOOD] 0.8  # fine","mend":"Put remarks under [NOTES]."},
    MissingLineEnd: {"code":"missing-line-end","severity":"warning","meaning":"There are several markers on one line.","example":"[MOOD] 0.8 [FOCUS] 0.9","mend":"Give each marker a line of its own."},
    BadBareVital: {"code":"bad-bare-vital","severity":"warning","meaning":"A vital has no brackets.","example":"[REASONING]\nDone.\nMood: 0.8","mend":"Write the name in upper case and in brackets, then the number."},
    BadCloseTag: {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag after a value or a section. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","mend":"Write nothing after the value."},
    BadLineNoise: {"code":"bad-line-noise","severity":"warning","meaning":"A chat template token or a colour code after a value. It was left out.","example":"[ACTION_0_RESULT] done<|end|>","mend":"Strip such sequences from the reply."},
    BadContinuation: {"code":"bad-continuation","severity":"warning","meaning":"There are lines without a marker below a parameter. Text for a reader takes them in; from any other value they were left out, which is an error.","example":"[ACTION_0_RESULT] first line\nsecond line","mend":"Write the whole value on the line of its marker, or put long text into a content block."},
    BadContentTag: {"code":"bad-content-tag","severity":"warning","meaning":"The START line of a block does not say START.","example":"[ACTION_0_CONTENT]\nprint(1)\n[ACTION_0_CONTENT_END]","mend":"Begin the block with [ACTION_N_CONTENT_START]."},
    BadBareStart: {"code":"bad-bare-start","severity":"warning","meaning":"The START line of a block has no action number. The block was given to the action before it.","example":"[ACTION_0_TYPE] create_file\nCONTENT_START\nprint(1)\nCONTENT_END","mend":"Give START and END the number of the action: [ACTION_N_CONTENT_START] and [ACTION_N_CONTENT_END]."},
    BadStartText: {"code":"bad-start-text","severity":"warning","meaning":"Text on the START line of a block. It was read as the first line of the block.","example":"[ACTION_0_CONTENT_START] print(1)","mend":"Start the content on the line below."},
    BadContentEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","mend":"Write the END marker alone on its line, after a START marker with the same number."},
    BadBlockEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","mend":"Write the END marker alone on its line, after a START marker with the same number."},
    BadInlineEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","mend":"Write the END marker alone on its line, after a START marker with the same number."},
    MissingContentEnd: {"code":"missing-content-end","severity":"error","meaning":"A content block has no END line with its number. It ends at the next action, or with the text.","example":"[ACTION_0_CONTENT_START]\nprint(1)","mend":"Close every block with [ACTION_N_CONTENT_END] of the same number."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF."},
    BadMarkerName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case, with underscores."},
    BadMarkerSlip: {"code":"bad-marker-slip","severity":"warning","meaning":"A marker is misspelled. It was read as the standard one.","example":"[CONFIDENC] 0.9","mend":"Spell the name as in the specification."},
  },
  registers: 3,
  tables: 6,
};
