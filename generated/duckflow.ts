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
| BadMarkerBlankNode | BadMarkerNoiseNode | BadSeparatorNode | BadBoldSeparatorNode | BadOpenSeparatorNode
| BadSectionTagNode | BadFirstLineNode | MissingTextFenceEndNode | BadOwnNameNode | BadVitalSeparatorNode
| BadOpenVitalSeparatorNode | MissingBlankNode | BadPercentNode | BadNumeralNode | BadCutNumberNode
| BadMarkedNumberNode | BadVitalNode | BadValueBracketNode | BadRemarkNode | MissingLineEndNode | BadBareVitalNode
| BadCloseTagNode | BadLineNoiseNode | BadContinuationNode | BadContentTagNode | BadBareStartNode | BadStartTextNode
| BadContentEndNode | BadBlockEndNode | BadInlineEndNode | MissingContentEndNode | BadBomNode | BadNoiseNode
| BadLineEndNode> & Readonly<Record<'BadMarkerName' | 'BadMarkerSlip', RecoveryNode>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'BadBom' | 'BadThought' | 'Wrapped' | 'BadChatBefore', 'Reply'>>
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

  const TABLE_0 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [65, 65], [67, 67], [70, 70], [77, 77], [83, 83], [91, 91], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
  const TABLE_1 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [91, 91], [95, 95]);
  const TABLE_2 = tableOf([35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [95, 95]);
  const TABLE_3 = tableOf([91, 91]);
  const TABLE_4 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_5 = tableOf([42, 42], [65, 65], [91, 91], [95, 95]);
  const TABLE_6 = tableOf([35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
  const TABLE_7 = tableOf([0, 8], [11, 12], [14, 31], [33, 90], [92, 127]);
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

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l14: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l14;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
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
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l38; }
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
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l45; }
              p++;
              n47++;
              continue l44;
            }
            p = s46;
            break;
          }
          if (n47 < 1) { break l42; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l42; }
          m.touched ||= p >= end;
          p = s41;
          break l43;
        }
        p = s41;
      } else m.touched ||= p >= end;
      return -1;
    }
    l48: for (;;) {
      const s50 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l49: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l49; }
          continue l48;
        }
        p = s50;
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
    l32: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_0(c)))) {
        const s30 = p;
        l31: {
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

          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1)) && (q = skipDecoration(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; break l31; }
          p++;
          while ((p < end && text.charCodeAt(p) === 32)) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
          m.touched ||= p >= end && " \\-0-9A-Z_a-z";
          if ((p < end)) { break l31; }
          m.touched ||= p >= end;
          p = s30;
          break l32;
        }
        p = s30;
      } else m.touched ||= p >= end;
      return -1;
    }
    if ((p = skipCutName(p)) < 0) { return -1; }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l53: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l53; }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipStopMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l20: {
      const s21 = p;
      const c22 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c22 === 91) {
        l23: {

          p++;
          l24: {
            const s25 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
              l26: {
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
                m.touched ||= p >= end && "0-9A-Z_";
                l27: {
                  const s28 = p;
                  if ((p < end && text.charCodeAt(p) === 93)) {
                    l29: {

                      p++;
                      if ((p < end && text.charCodeAt(p) === 40)) { break l29; }
                      m.touched ||= p >= end;
                      break l27;
                    }
                    p = s28;
                  } else
                  m.touched ||= p >= end;
                  if ((p < end)) { break l26; }
                  m.touched ||= p >= end;
                }
                break l24;
              }
              p = s25;
            } else
            m.touched ||= p >= end;
            if ((p < end)) { break l23; }
            m.touched ||= p >= end;
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
      if (!(p < end && text.charCodeAt(p) === 91) || (p = skipSectionTag(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l17: {
      const s18 = p;
      const c19 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c19 < 128 ? TABLE_0[c19] === 1 : BEYOND_0(c19)) && (q = skipStopMarker(p)) >= 0) { p = q; break l17; }
      if ((c19 === 27 || c19 === 60)) {
        l55: {
          let m59 = false;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; m59 = true; }
          m.touched ||= p >= end;
          if (!m59) { break l55; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c))) || (p = skipStopMarker(p)) < 0) { m.touched ||= p >= end; break l55; }
          break l17;
        }
        p = s18;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) || (p = skip_wrapperEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
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
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.touched ||= p >= end; break l62; }
          break l60;
        }
        p = s61;
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

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l63: {
      const t65 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l63; }
      m.forget(t65);
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
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
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l70; }
              p++;
              n72++;
              continue l69;
            }
            p = s71;
            break;
          }
          if (n72 < 1) { break l67; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l67; }
          m.touched ||= p >= end;
          p = s66;
          break l68;
        }
        p = s66;
      } else m.touched ||= p >= end;
      return -1;
    }
    l73: for (;;) {
      const s75 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l74: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l74; }
          continue l73;
        }
        p = s75;
      } else m.touched ||= p >= end;
      break;
    }
    const s77 = p;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    value = text.slice(s77, p);
    m.value = value;
    return p;
  }

  function skipParameterNameCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      {
        const s83 = p;
        l84: {
          l86: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) && (q = skipPartWord(p)) >= 0) {
              p = q;
              break l86;
            }
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT", p)) { m.reaches(p, "CONTENT"); break l84; }
            p += 7;
            l88: {
              if ((p < end && text.charCodeAt(p) === 95)) {
                const s90 = p;
                l89: {
                  if (!text.startsWith("_BEGIN", p)) { m.reaches(p, "_BEGIN"); break l89; }
                  p += 6;
                  break l88;
                }
                p = s90;
              } else m.touched ||= p >= end;
            }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l84; }
          p++;
          return -1;
        }
        p = s83;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) p++;
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
    l93: {
      const s94 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l95: {
          let m99 = false;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; m99 = true; }
          m.touched ||= p >= end;
          if (!m99) { break l95; }
          break l93;
        }
        p = s94;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      let m103 = false;
      l100: for (;;) {
        const s102 = p;
        if ((p < end && text.charCodeAt(p) === 27)) {
          l101: {
            if (!text.startsWith("\u001b[", p)) { m.reaches(p, "\u001b["); break l101; }
            p += 2;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63))) p++;
            m.touched ||= p >= end;
            if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) { m.touched ||= p >= end; break l101; }
            p++;
            m103 = true;
            continue l100;
          }
          p = s102;
        } else m.touched ||= p >= end;
        break;
      }
      if (!m103) { return -1; }
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c))) && skipStopMarker(p) >= 0) { return -1; }
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
    l108: {
      if ((p < end && text.charCodeAt(p) === 65306)) {

        p++;
        break l108;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 61))) { m.touched ||= p >= end; return -1; }
      p++;
      l113: {
        const s111 = p;
        l112: {
          l114: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l114;
            } else
            m.touched ||= p >= end;
            if ((p = skipLineEnd(p)) < 0) { break l112; }
          }
          p = s111;
          break l113;
        }
        p = s111;
        return -1;
      }
    }
    return p;
  }

  function skipValueCharCode(p: number): number {
    const { text, end } = m; let c = 0;
    l122: {
      const s123 = p;
      const c124 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c124 < 128 ? TABLE_10[c124] === 1 : c124 >= 128))) {
        l125: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l125; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b <[";
          break l122;
        }
        p = s123;
      }
      if (c124 === 91) {
        l126: {
          if ((p < end && text.charCodeAt(p) === 91) && skipCloseTag(p) >= 0) { break l126; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l126; }
          p++;
          break l122;
        }
        p = s123;
      }
      if ((c124 === 27 || c124 === 60)) {
        l127: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s128 = p;
              l129: {
                if ((p = skipLineNoise(p)) < 0) { break l129; }
                if ((p = skipLineEnd(p)) < 0) { break l129; }
                break l127;
              }
              p = s128;
            }
          } else m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipLineNoise(p)) < 0) { m.touched ||= p >= end; break l127; }
          break l122;
        }
        p = s123;
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
    const s117 = p;
    l118: for (;;) {
      const s120 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l119: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) || (p = skipValueChar(p)) < 0) { m.touched ||= p >= end; break l119; }
          continue l118;
        }
        p = s120;
      } else m.touched ||= p >= end;
      break;
    }
    l_text = text.slice(s117, p);
    const node: ValueNode = { type: 'Value', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const t132 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadLineNoise(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t132); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function readGivenCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: ValueNode;
    const t92 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && (q = readBadMarkerNoise(p)) >= 0) {
      p = q;
    } else { m.touched ||= p >= end; m.forget(t92); }
    l105: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
        const s107 = p;
        const t104 = m.trail.length;
        l106: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || skipColon(p) < 0) { m.touched ||= p >= end; break l106; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = readBadSeparator(p)) < 0) { m.touched ||= p >= end; break l106; }
          break l105;
        }
        p = s107;
        m.forget(t104);
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = readValue(p)) < 0) { return -1; }
    value = m.value as ValueNode;
    const t131 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 91)) && (q = noteClosing(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t131); }
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
    l78: {
      const s79 = p;
      const t80 = m.trail.length;
      l81: {
        if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91)) && skipSharedLine(p) >= 0) { break l81; }
        m.touched ||= p >= end;
        if ((p = readGiven(p)) < 0) { break l81; }
        l_value = m.value as ValueNode;
        break l78;
      }
      p = s79;
      m.forget(t80);
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) || (p = readTypeWord(p)) < 0) { m.touched ||= p >= end; return -1; }
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
        const s133 = p;
        l134: {
          l136: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)) && (q = skipPartWord(p)) >= 0) {
              p = q;
              break l136;
            }
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT", p)) { m.reaches(p, "CONTENT"); break l134; }
            p += 7;
            l138: {
              if ((p < end && text.charCodeAt(p) === 95)) {
                const s140 = p;
                l139: {
                  if (!text.startsWith("_BEGIN", p)) { m.reaches(p, "_BEGIN"); break l139; }
                  p += 6;
                  break l138;
                }
                p = s140;
              } else m.touched ||= p >= end;
            }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l134; }
          p++;
          return -1;
        }
        p = s133;
      }
    } else m.touched ||= p >= end;
    const s141 = p;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
    m.touched ||= p >= end && "0-9A-Z_";
    value = text.slice(s141, p);
    if (!(p < end && text.charCodeAt(p) === 93)) { m.touched ||= p >= end; return -1; }
    m.value = value;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l146: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l146;
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
    l143: {
      const t145 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l143;
      }
      m.forget(t145);
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
    const list155: " "[] = [];
    let n153 = 0;
    l150: for (;;) {
      if (n153 >= 3) break;
      const s152 = p;
      l151: {
        let v154!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l151; }
        v154 = " ";
        p++;
        list155.push(v154);
        n153++;
        continue l150;
      }
      p = s152;
      break;
    }
    value = list155;
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
    const t142 = m.trail.length;
    if ((p < end) && (q = readBadContinuation(p)) >= 0) { p = q; l_more = m.value as BadContinuationNode; } else { m.touched ||= p >= end; m.forget(t142); l_more = null; }
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

  const LANE_0 = /(?:\[ACTION_(?=(?:(?:[0-9]){9}|(?:[0-9]){1,8}(?![0-9]))(?![0-9]))((?:0(?=[0-9])){0,1000}(?!0(?=[0-9])))([0-9]+)(?:_TYPE\](?![\t\u0020]*(?![\t\u0020])[^\t\n\r\u0020[]+(?![^\t\n\r\u0020[])[\t\u0020]+\[ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))(?!(?:(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z])|[\t\u0020]+(?:(?:\u001b\[[0-;?]*[A-Za-z]){1000}|(?:\u001b\[[0-;?]*[A-Za-z]){1,999}(?!\u001b\[[0-;?]*[A-Za-z]))))(?!(?=[\t\u0020]*(?![\t\u0020])(?:\uff1a|[:=](?=(?:[\t\u0020]|(?:(?:\n|\r)|(?![^]))))))[\t\u0020]*(?![\t\u0020])[:=\uff1a])([\t\u0020]*(?![\t\u0020]))((?:[\t\u0020]*[^\t\n\r\u001b\u0020<[]+(?![^\t\n\r\u001b\u0020<[])){0,1000}(?![\t\u0020]*[^\t\n\r\u0020]))(?![\t\u0020]*(?![\t\u0020])\[\/ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))[\t\u0020]*(?![\t\u0020])(?!(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z]))\n|(?!_TYPE\](?:(?![\t\u0020]*[^\t\n\r\u0020[]+[\t\u0020]+\[ACTION_(?=(?:(?:[0-9]){9}|(?:[0-9]){1,8}(?![0-9]))(?![0-9]))(?:0(?=[0-9])){0,1000}(?!0(?=[0-9]))[0-9]+_TYPE\])|[\t\u0020]*(?![\t\u0020])[^\t\n\r\u0020[]+(?![^\t\n\r\u0020[])[\t\u0020,;|]))_(?!(?:(?:TYPE|[A-Z_]?YPE|[A-Z_]TYPE|YTPE|T[A-Z_]?PE|T[A-Z_]YPE|TPYE|TY[A-Z_]?E|TY[A-Z_]PE|TYEP|TYP[A-Z_]?|TYP[A-Z_]E|TYPE[A-Z_]|CONTENT_START|CONTE[A-Z_]{7,9}|[A-Z_]{7,9}START|CONTENT_END|CONT[A-Z_]{6,8}|[A-Z_]{6,8}_END)(?![A-Z_])|CONTENT(?:_BEGIN|(?!_BEGIN)))\])([A-Z_][0-9A-Z_]*)(?=\])\](?!(?:(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z])|[\t\u0020]+(?:(?:\u001b\[[0-;?]*[A-Za-z]){1000}|(?:\u001b\[[0-;?]*[A-Za-z]){1,999}(?!\u001b\[[0-;?]*[A-Za-z]))))(?!(?=[\t\u0020]*(?![\t\u0020])(?:\uff1a|[:=](?=(?:[\t\u0020]|(?:(?:\n|\r)|(?![^]))))))[\t\u0020]*(?![\t\u0020])[:=\uff1a])([\t\u0020]*(?![\t\u0020]))((?:[\t\u0020]*[^\t\n\r\u001b\u0020<[]+(?![^\t\n\r\u001b\u0020<[])){0,1000}(?![\t\u0020]*[^\t\n\r\u0020]))(?![\t\u0020]*(?![\t\u0020])\[\/ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))[\t\u0020]*(?![\t\u0020])(?!(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z]))\n(?!(?!\[[A-Z][0-9A-Z_]*(?![0-9A-Z_])\](?!\())(?![\t\u0020]*\n)(?!\<\/think(?:ing|(?!ing))\>[\t\u0020]*(?![\t\u0020])\n)))|(?!\[ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))(?!\[ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))\[((?:CONFIDENCE|MOOD|FOCUS|STAMINA))\]([\t\u0020]+)((?:\-|(?!\-))[0-9]+(?![0-9])(?:\.[0-9]+(?![0-9])|(?!\.[0-9]+(?![0-9])))(?:[Ee](?:[+\-]|(?![+\-]))[0-9]+(?![0-9])|(?![Ee][+\-]?[0-9]+(?![0-9]))))[\t\u0020]*(?![\t\u0020])\n)/y;

  function makeOfLane0(g: RegExpExecArray, p: number): TypeNode | ParameterNode | VitalNode {
    if (g[3] !== undefined) return { type: 'Type', start: m.base + p, end: m.base + p + g[0].length, index: (g[2]) as TypeNode['index'], value: { type: 'Value', start: m.base + p + 14 + (g[1] as string).length + (g[2] as string).length + (g[3] as string).length, end: m.base + p + 14 + (g[1] as string).length + (g[2] as string).length + (g[3] as string).length + (g[4] as string).length, text: (g[4]) as ValueNode['text'] } };
    if (g[5] !== undefined) return { type: 'Parameter', start: m.base + p, end: m.base + p + g[0].length, index: (g[2]) as ParameterNode['index'], name: (g[5]) as ParameterNode['name'], value: { type: 'Value', start: m.base + p + 10 + (g[1] as string).length + (g[2] as string).length + (g[5] as string).length + (g[6] as string).length, end: m.base + p + 10 + (g[1] as string).length + (g[2] as string).length + (g[5] as string).length + (g[6] as string).length + (g[7] as string).length, text: (g[7]) as ValueNode['text'] }, more: null };
    return { type: 'Vital', start: m.base + p, end: m.base + p + g[0].length, name: (g[8]) as VitalNode['name'], value: { type: 'Number', start: m.base + p + 2 + (g[8] as string).length + (g[9] as string).length, end: m.base + p + 2 + (g[8] as string).length + (g[9] as string).length + (g[10] as string).length, text: (g[10]) as NumberNode['text'] } };
  }

  function skipExactMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l156: {
      const s157 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l158: {

          p++;
          l159: {
            if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82)) && (q = skipSectionName(p)) >= 0) {
              p = q;
              break l159;
            }
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1)) || (p = skipVitalName(p)) < 0) { m.touched ||= p >= end; break l158; }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l158; }
          p++;
          break l156;
        }
        p = s157;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1)) || (p = skipDecoration(p)) < 0) { m.touched ||= p >= end; return -1; }
    l163: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c)))) {
        const s165 = p;
        l164: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) || skipBoldAround(p) < 0) { m.touched ||= p >= end; break l164; }
          l_isAround = '';
          break l163;
        }
        p = s165;
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
    const t161 = m.trail.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerIndent(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t161); }
    const t162 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1)) && (q = readBadMarkerDecoration(p)) >= 0) {
      p = q;
    } else { m.touched ||= p >= end; m.forget(t162); }
    l166: {
      if ((p < end && text.charCodeAt(p) === 91)) {

        p++;
        break l166;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_1(c))) || (p = readBadMarkerBracket(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    const t170 = m.trail.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerBlank(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t170); }
    return p;
  }

  function skipActionPrefixCode(p: number): number {
    const { text, end } = m; let c = 0;
    l171: {
      const s172 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        l173: {
          if ((p = skipActionWord(p)) < 0) { break l173; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l173; }
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))) || (p = skipIndex(p)) < 0) { m.touched ||= p >= end; break l173; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l173; }
          p++;
          break l171;
        }
        p = s172;
      } else
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "action")) { return -1; }
      p += 6;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
        p++;
      } else m.touched ||= p >= end;
      l177: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 78))) {
          const s179 = p;
          l178: {
            l180: {
              const s181 = p;
              if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                l182: {
                  if ((p = skipIndex(p)) < 0) { break l182; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) { m.touched ||= p >= end; break l182; }
                  p++;
                  break l180;
                }
                p = s181;
              } else
              m.touched ||= p >= end;
              if (p >= end || text.charCodeAt(p) !== 78 || !text.startsWith("N_", p)) { m.reaches(p, "N_"); break l178; }
              p += 2;
            }
            break l177;
          }
          p = s179;
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
    const t183 = m.trail.length;
    if ((p < end && text.charCodeAt(p) === 32) && (q = readBadMarkerBlank(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t183); }
    l184: {
      const s185 = p;
      const t186 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l187: {

          p++;
          if ((p < end && text.charCodeAt(p) === 40)) { break l187; }
          m.touched ||= p >= end;
          break l184;
        }
        p = s185;
        m.forget(t186);
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_1(c))) || (p = readBadMarkerBracket(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    l189: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 65306))) {
        const s191 = p;
        const t188 = m.trail.length;
        l190: {
          l192: {
            const t194 = m.trail.length;
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadMarkerEnd(p)) >= 0) {
              p = q;
              break l192;
            }
            m.forget(t194);
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306)) || (p = readBadBoldSeparator(p)) < 0) { m.touched ||= p >= end; break l190; }
          }
          break l189;
        }
        p = s191;
        m.forget(t188);
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
    l195: {
      const s196 = p;
      const c197 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c197 < 128 ? TABLE_16[c197] === 1 : BEYOND_0(c197))) {
        p++;
        break l195;
      }
      if (((c197 >= 48 && c197 <= 57))) {
        l199: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l199; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; break l199; }
          p++;
          break l195;
        }
        p = s196;
      }
      if ((c197 === 65 || c197 === 97)) {
        l200: {
          if (!m.isCaseless(p, "action")) { break l200; }
          p += 6;
          break l195;
        }
        p = s196;
      }
      if (!m.isCaseless(p, "content_end")) { return -1; }
      p += 11;
    }
    return p;
  }

  function skipAnyEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n206 = 0;
    l203: for (;;) {
      if (n206 >= 3) break;
      const s205 = p;
      l204: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l204; }
        p++;
        n206++;
        continue l203;
      }
      p = s205;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    if (!m.isCaseless(p, "action_")) { return -1; }
    p += 7;
    l207: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s209 = p;
        l208: {
          if ((p = skipIndex(p)) < 0) { break l208; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l208; }
          p++;
          break l207;
        }
        p = s209;
      } else m.touched ||= p >= end;
    }
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    p += 12;
    return p;
  }

  function readAnyEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], "[", string, [string, "_"] | null, string];
    let e214!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e214 = m.value as " "[];
    let e215!: "[";
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    e215 = "[";
    p++;
    let e216!: string;
    if (!m.isCaseless(p, "action_")) { return -1; }
    e216 = text.slice(p, p + 7);
    p += 7;
    let e217!: [string, "_"] | null;
    l218: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s220 = p;
        l219: {
          let e221!: string;
          if ((p = readIndex(p)) < 0) { break l219; }
          e221 = m.value as string;
          let e222!: "_";
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l219; }
          e222 = "_";
          p++;
          e217 = [e221, e222];
          break l218;
        }
        p = s220;
      } else m.touched ||= p >= end;
      e217 = null;
    }
    let e223!: string;
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    e223 = text.slice(p, p + 12);
    p += 12;
    value = [e214, e215, e216, e217, e223];
    m.value = value;
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l224: {
      const s225 = p;
      const t226 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l227: {
          let e228!: string[];
          const list233: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = read_blank(p)) >= 0) {
            p = q;
            let v232!: string;
            v232 = m.value as string;
            list233.push(v232);
          }
          m.touched ||= p >= end;
          e228 = list233;
          let e235!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.touched ||= p >= end; break l227; }
          e235 = m.value as "\n" | BadLineEndNode;
          value = [e228, e235];
          break l224;
        }
        p = s225;
        m.forget(t226);
      } else
      m.touched ||= p >= end;
      let e236!: string[];
      const list241: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = read_blank(p)) >= 0) {
        p = q;
        let v240!: string;
        v240 = m.value as string;
        list241.push(v240);
      }
      m.touched ||= p >= end;
      if (list241.length === 0) { return -1; }
      e236 = list241;
      let e243!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e243 = m.value as null;
      value = [e236, e243];
    }
    m.value = value;
    return p;
  }

  function skipBlockStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || skipEndBegin(p) < 0) { m.touched ||= p >= end; return -1; }
    l201: {
      if ((p < end && text.charCodeAt(p) === 91) && (q = skipOwnEnd(p)) >= 0) { p = q; break l201; }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || skipLikeEnd(p) < 0) { m.touched ||= p >= end; return -1; }
      if (skipOwnEndLater(p) >= 0) { return -1; }

      l210: {
        if ((p < end && text.charCodeAt(p) === 91) && (q = skipOwnEndMarker(p)) >= 0) { p = q; break l210; }
        m.touched ||= p >= end;
        if (skipRemarkEndLater(p) >= 0) { return -1; }

        l212: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c))) && (q = skipOwnSlipEnd(p)) >= 0) {
            p = q;
            break l212;
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
    l250: {
      const s251 = p;
      const c252 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c252 === 13) {
        l253: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l253; }
          p += 2;
          break l250;
        }
        p = s251;
      }
      if (c252 === 10) {

        p++;
        break l250;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function text231Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near244 = p + 4;
        while (p < near244 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
        if (p === near244) p = STOPS_0.next(p);
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
        l245: {

          const near246 = p + 4;
          while (p < near246 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
          if (p === near246) p = STOPS_0.next(p);
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
        l247: {
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l247; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 47 || c === 65))) { break l247; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l248: {
          if ((p < end && text.charCodeAt(p) === 91) && skipInlineStop(p) >= 0) { break l248; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l248; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l249: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l249; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) && skipBlockStop(p) >= 0) { break l249; }
          m.touched ||= p >= end;
          {
            const s255 = p;
            l256: {
              if ((p < end)) { break l256; }
              m.touched ||= p >= end;
              break l249;
            }
            p = s255;
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
    l258: {
      const s259 = p;
      const c260 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c260 === 13) {
        l261: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l261; }
          value = "\r\n";
          p += 2;
          break l258;
        }
        p = s259;
      }
      if (c260 === 10) {

        value = "\n";
        p++;
        break l258;
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
    l263: {
      const s264 = p;
      const t265 = m.trail.length;
      const c266 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c266 < 128 ? TABLE_19[c266] === 1 : c266 === 65306)) {
        l267: {
          if ((p = readBadOpenSeparator(p)) < 0) { break l267; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p = readBracketValue(p)) < 0) { break l267; }
          value = m.value as BracketValueNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_3(c))) || (p = readBadValueBracket(p)) < 0) { m.touched ||= p >= end; break l267; }
          const t268 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = readBadMarkerEnd(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t268); }
          if ((p = noteValueEnd(p)) < 0) { break l267; }
          break l263;
        }
        p = s264;
        m.forget(t265);
      }
      if ((c266 < 128 ? TABLE_19[c266] === 1 : c266 === 65306)) {
        l269: {
          if ((p = readBadOpenSeparator(p)) < 0) { break l269; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p = readValue(p)) < 0) { break l269; }
          value = m.value as ValueNode;
          if ((p = noteValueEnd(p)) < 0) { break l269; }
          break l263;
        }
        p = s264;
        m.forget(t265);
      }
      if ((c266 < 128 ? TABLE_21[c266] === 1 : BEYOND_1(c266))) {
        l270: {
          if ((p = noteLooseClose(p)) < 0) { break l270; }
          const t271 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && (q = readBadMarkerNoise(p)) >= 0) {
            p = q;
          } else { m.touched ||= p >= end; m.forget(t271); }
          l273: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
              const s275 = p;
              const t272 = m.trail.length;
              l274: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || skipColon(p) < 0) { m.touched ||= p >= end; break l274; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)) || (p = readBadSeparator(p)) < 0) { m.touched ||= p >= end; break l274; }
                break l273;
              }
              p = s275;
              m.forget(t272);
            } else m.touched ||= p >= end;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p = readBoldValue(p)) < 0) { break l270; }
          value = m.value as BoldValueNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = readBadMarkerEnd(p)) < 0) { m.touched ||= p >= end; break l270; }
          if ((p = noteValueEnd(p)) < 0) { break l270; }
          break l263;
        }
        p = s264;
        m.forget(t265);
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_1(c))) || (p = noteLooseOpen(p)) < 0) { m.touched ||= p >= end; return -1; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_1(c))) || (p = noteLooseOpen(p)) < 0) { m.touched ||= p >= end; return -1; }
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) && skipOtherPart(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = read_actionName(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : BEYOND_4(c))) || (p = readLooseGiven(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_value = m.value as BracketValueNode | ValueNode | BoldValueNode;
    const t276 = m.trail.length;
    if ((p < end) && (q = readBadContinuation(p)) >= 0) { p = q; l_more = m.value as BadContinuationNode; } else { m.touched ||= p >= end; m.forget(t276); l_more = null; }
    const node: LooseParameterNode = { type: 'LooseParameter', start: m.base + start, end: m.base + p, marker: l_marker, value: l_value, more: l_more };
    m.value = node;
    return p;
  }

  function text262Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near277 = p + 4;
        while (p < near277 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near277) p = STOPS_1.next(p);
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
        l278: {

          const near279 = p + 4;
          while (p < near279 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near279) p = STOPS_1.next(p);
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
        l280: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l280; }
          if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 91)) && skip_bareEnd(p) >= 0) { break l280; }
          m.touched ||= p >= end;
          {
            const s281 = p;
            l282: {
              if ((p < end)) { break l282; }
              m.touched ||= p >= end;
              break l280;
            }
            p = s281;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text279Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near284 = p + 16;
        while (p < near284 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) p++;
        if (p === near284) p = STOPS_2.next(p);
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
        l285: {

          const near286 = p + 16;
          while (p < near286 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) p++;
          if (p === near286) p = STOPS_2.next(p);
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
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : BEYOND_0(c))) && skipStop(p) >= 0) { break l287; }
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceHead(p) >= 0) { break l287; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l288: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipTextTail(p) >= 0) { break l288; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipLineNoise(p)) < 0) { m.touched ||= p >= end; break l288; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l289: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l289; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; break l289; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text282Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near290 = p + 4;
        while (p < near290 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near290) p = STOPS_3.next(p);
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
        l291: {

          const near292 = p + 4;
          while (p < near292 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near292) p = STOPS_3.next(p);
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
        l293: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l293; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceClose(p) >= 0) { break l293; }
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
  const skipThoughtEnd = seq(lit(m, "</think"), optional(m, lit(m, "ing")), lit(m, ">"));
  const skipBadLineEnd = choice(m, lit(m, "\r\n"), lit(m, "\r"));
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipThought = seq(lit(m, "<think"), optional(m, lit(m, "ing")), lit(m, ">"), many(m, 0, choice(m, run(m,
          "^<", 1), seq(not(m, skipThoughtEnd), lit(m, "<")))), skipThoughtEnd, run(m, "\t "), optional(m, skipEol));
  const skipBold = choice(m, lit(m, "**"), lit(m, "__"));
  const skipDecoration = many(m, 1, choice(m, seq(run(m, "#", 1), run(m, "\t ")), seq(lit(m, ">"), run(m, "\t ")),
      seq(choice(m, one(m, "*+\\-"), seq(repeat(m, { least: 1, most: 9 }, one(m, "0-9")), one(m, ")."))), run(m,
          "\t ", 1)), skipBold));
  const skipIndent = coded(skipIndentCode, null, true);
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
  const skipLineEnd = coded(skipLineEndCode, null, true);
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
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readWrapperRun = closes(m, 0, readFenceRun);
  const skipWrapperRun = quiet(m, readWrapperRun);
  const skip_wrapperEnd = seq(skipIndent, skipWrapperRun, run(m, "\t "), choice(m, skipLineEnd, and(m,
        seq(skipLineNoise, skipLineEnd))));
  const skipStop = coded(skipStopCode, "\u001b #*+\\-0-9<>ACFMS[_`cfms~\u3010\u3014\uff3b", true);
  const skipLine = choice(m, seq(run(m, "^\n\r"), skipEol), run(m, "^\n\r", 1));
  const readReasoningWord = words(m, wordList(["REASONING"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const skipReasoningWord = quiet(m, readReasoningWord);
  const skipReasoningMarker = seq(many(m, 0, choice(m, skipNoise, one(m, "\t "))), optional(m, skipDecoration),
    skipMarkerOpen, skipReasoningWord, skipMarkerClose);
  const noteThought = seq(lit(m, "<think"), optional(m, lit(m, "ing")), lit(m, ">"), many(m, 0, choice(m, run(m,
          "^<", 1), seq(not(m, skipThoughtEnd), lit(m, "<")))), skipThoughtEnd, run(m, "\t "), optional(m, noteEol));
  const readBadThought = mistake(m, 'BadThought', seq(and(m, seq(skipThought, many(m, 0, seq(not(m, skipStop),
              skipLine)), skipReasoningMarker)), noteThought));
  const leaf13 = leaf(m, optional(m, tuple(m, [0, 1], readBadThought, repeat(m, { least: 0, listed: true },
          readLead))));
  const skipFenceHead = choice(m, seq(skipIndent, seq(lit(m, "```"), run(m, "`")), run(m, "^\n\r`"), and(m,
        skipLineEnd)), seq(skipIndent, seq(lit(m, "~~~"), run(m, "~")), run(m, "^\n\r")));
  const skipFenceOpen = seq(skipFenceHead, skipLineEnd);
  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const skipMarkerFence = seq(skipFenceOpen, many(m, 0, choice(m, skipBlankLine, skipNoise)), skipStopMarker);
  const readFenceHead = choice(m, pick(m, 1, skipIndent, text(m, seq(lit(m, "```"), run(m, "`"))), run(m, "^\n\r`"),
      and(m, skipLineEnd)), pick(m, 1, skipIndent, text(m, seq(lit(m, "~~~"), run(m, "~"))), run(m, "^\n\r")));
  const noteLineEnd = coded(noteLineEndCode, null);
  const readFenceOpen = pick(m, 0, readFenceHead, noteLineEnd);
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    seq(and(m, skipMarkerFence), label(m, 0, readFenceOpen)));
  const leaf70 = leaf(m, readBadWrapper);
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
  const skipThoughtTail = seq(skipThoughtEnd, run(m, "\t "), skipLineEnd);
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
  const readContinuedLine = pick(m, 4, not(m, skipStop), not(m, skipBareStart), not(m, skipBlankLine), not(m,
      skipThoughtTail), choice(m, pick(m, 0, text(m, readPlainFence), noteLineEnd), pick(m, 1, not(m, skipFenceHead),
        readChatLine)));
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
  const leaf79 = leaf(m, lane(m, "[", LANE_0, makeOfLane0, choice(m, readBlank, readType, readParameter, readVital)));
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
  const readContentTag = handing(m, 2, tuple(m, [0, 1, 2, 3, 4, 5], lit(m, "[ACTION_"), hand(m, 2, [], readIndex),
      lit(m, "_CONTENT"), optional(m, lit(m, "_BEGIN")), lit(m, "]"), choice(m, and(m, seq(run(m, "\t "),
            skipLineEnd)), and(m, skipTagLine), readOwnEndLater, readRemarkEndLater, readSlipEndLater)));
  const skipContentTag = quiet(m, readContentTag);
  const readBadContentTag = mistake(m, (start, end, raw, l) => ({ type: 'BadContentTag', start, end, raw,
        index: l[0] }), seq(and(m, skipContentTag), lit(m, "[ACTION_"), label(m, 0, readIndex), lit(m, "_CONTENT"),
      optional(m, lit(m, "_BEGIN")), lit(m, "]")));
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
  const leaf151 = leaf(m, lane(m, "[", LANE_1, makeOfLane1, readBlockHead));
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
  const leaf195 = leaf(m, readStartLine);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const text231 = text231Code;
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
  const leaf233 = leaf(m, read_blockEnd);
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
  const leaf240 = leaf(m, choice(m, readLooseType, readLooseParameter));
  const readBadBareStart = mistake(m, 'BadBareStart', skipBareStart);
  const leaf257 = leaf(m, readBadBareStart);
  const skipBareEndMarker = choice(m, lit(m, "CONTENT_END"), seq(lit(m, "["), optional(m, lit(m, "ACTION_")), lit(m,
  "CONTENT_END]")));
  const skip_bareEnd = seq(skipBareEndMarker, run(m, "\t "), skipLineEnd);
  const leaf259 = leaf(m, optional(m, tuple(m, [0, 1, 2], readEol, not(m, skip_bareEnd), not(m, skipEof))));
  const text262 = text262Code;
  const leaf263 = leaf(m, optional(m, skipNewline));
  const readBareEnd = node(m, (start, end, l) => ({ type: 'BareEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipBareEndMarker)), run(m, "\t "), noteLineEnd));
  const readBareBlockEnd = choice(m, readBareEnd, readMissingContentEnd);
  const leaf264 = leaf(m, readBareBlockEnd);
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
  const leaf267 = leaf(m, readOwnVital);
  const noteHeadRest = seq(optional(m, readBadMarkerNoise), optional(m, seq(and(m, skipColon), readBadSeparator)));
  const readBadFirstLine = mistake(m, 'BadFirstLine', lit(m, ""));
  const noteFirstLine = choice(m, and(m, seq(run(m, "\t "), skipLineEnd)), readBadFirstLine);
  const readSectionWord = words(m, wordList(["PLANNING","NOTES"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const readSectionHead = node(m, (start, end, l) => ({ type: 'SectionHead', start, end, name: l[0] }), seq(lit(m,
      "["), label(m, 0, lit(m, "REASONING")), lit(m, "]"), noteHeadRest, noteFirstLine), seq(lit(m, "["), label(m,
        0, choice(m, lit(m, "PLANNING"), lit(m, "NOTES"))), lit(m, "]"), noteHeadRest), seq(noteLooseOpen, label(m,
        0, readReasoningWord), choice(m, seq(noteLooseClose, noteHeadRest), readBadOpenSeparator), noteFirstLine),
    seq(noteLooseOpen, label(m, 0, readSectionWord), choice(m, seq(noteLooseClose, noteHeadRest),
        readBadOpenSeparator)), seq(lit(m, "["), label(m, 0, readOwnName), lit(m, "]"), noteHeadRest));
  const leaf273 = leaf(m, readSectionHead);
  const text279 = text279Code;
  const readTextFence = pick(m, 2, skipNewline, not(m, skipStop), readFenceHead);
  const leaf280 = leaf(m, readTextFence);
  const text282 = text282Code;
  const readMissingTextFenceEnd = mistake(m, 'MissingTextFenceEnd', lit(m, ""));
  const noteTextFenceEnd = choice(m, seq(skipNewline, skipFenceClose), readMissingTextFenceEnd);
  const leaf283 = leaf(m, noteTextFenceEnd);
  const readSectionEnd = node(m, 'SectionEnd', optional(m, noteEol));
  const leaf286 = leaf(m, readSectionEnd);
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
  const leaf288 = leaf(m, choice(m, readLooseVital, readBadBareVital, readBadContentEnd, readBadSectionTag,
      readMissingMarkerEnd, readBadIndex, readBadMarker, readBadNoise, readBadChat, readBadLine));
  const note_wrapperEnd = seq(skipIndent, skipWrapperRun, run(m, "\t "), choice(m, noteLineEnd, and(m,
        seq(skipLineNoise, skipLineEnd))));
  const readWrapperEnd = node(m, 'WrapperEnd', note_wrapperEnd);
  const readMissingWrapperEnd = mistake(m, 'MissingWrapperEnd', lit(m, ""));
  const leaf318 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const skipMarkerFenceAhead = and(m, skipMarkerFence);
  const skipFenced = quiet(m, readFenced);
  const skipClosedFence = seq(skipFenced, skipLineEnd);
  const skipExampleFence = seq(skipClosedFence, many(m, 0, choice(m, skipClosedFence, seq(not(m, skipFenceOpen),
          not(m, skipStopMarker), skipLine))), skipStopMarker);
  const skipReplyFence = seq(skipMarkerFenceAhead, not(m, skipExampleFence));
  const readBadChatBefore = mistake(m, 'BadChatBefore', seq(many(m, 1, seq(not(m, skipReplyFence), not(m, skipStop),
          not(m, skipBlankLine), choice(m, noteClosedFence, seq(not(m, skipFenceHead), noteChatLine)))), optional(m,
        seq(not(m, skipReplyFence), noteOpenFence))), seq(not(m, skipReplyFence), noteOpenFence));
  const readOpening = choice(m, readLead, readBadChatBefore);
  const leaf322 = leaf(m, readOpening);
  const leaf330 = leaf(m, and(m, skipReplyFence));

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_2, STARTS_5], alternatives: [{ op: 'leaf', read: leaf79 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf240 }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: leaf267 }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: leaf288 }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'leaf', read: leaf13 }, { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf322 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf70 }, { op: 'loop', body: stepItem }, { op: 'leaf', read: leaf318 }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: leaf151 }, { op: 'leaf', read: leaf195 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf233 }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text231 } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf257 }, { op: 'leaf', read: leaf259 }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: leaf263 }, { op: 'leaf', read: leaf264 }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', register: -1, isText: true, body: { op: 'text', read: text262 } };
  const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf273 }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: leaf286 }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', register: -1, isText: true, body: { op: 'text', read: text279 } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: 1, isText: true, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: leaf280 }, { op: 'text', read: text282 }, { op: 'leaf', read: leaf283 }] } };

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
    BadThought: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out."},
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
