// Generated from grammars/duckflow.peggy, grammars/duckflow/markers.peggy, grammars/duckflow/sections.peggy, grammars/duckflow/vitals.peggy, grammars/duckflow/actions.peggy, grammars/duckflow/blocks.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, wordList, action, again, and, caseless, choice, closes, coded, cut, deep, hand, handing, label, lane, later, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, same, seq, text, tuple, words } from '../src/engine/generated.ts';

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

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
}

export interface BadMarkerNode extends RecoveryNode {
  readonly type: 'BadMarker';
}

export interface BadIndexNode extends RecoveryNode {
  readonly type: 'BadIndex';
}

export interface MissingMarkerEndNode extends RecoveryNode {
  readonly type: 'MissingMarkerEnd';
}

export interface BadChatBeforeNode extends RecoveryNode {
  readonly type: 'BadChatBefore';
}

export interface BadChatNode extends RecoveryNode {
  readonly type: 'BadChat';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface BadFencedActionNode extends RecoveryNode {
  readonly type: 'BadFencedAction';
}

export interface BadLineNode extends RecoveryNode {
  readonly type: 'BadLine';
}

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

export interface MissingIndexNode extends RecoveryNode {
  readonly type: 'MissingIndex';
}

export interface BadMarkerIndentNode extends RecoveryNode {
  readonly type: 'BadMarkerIndent';
}

export interface BadMarkerDecorationNode extends RecoveryNode {
  readonly type: 'BadMarkerDecoration';
  readonly isAround: "" | null;
}

export interface BadMarkerEndNode extends RecoveryNode {
  readonly type: 'BadMarkerEnd';
}

export interface BadMarkerBracketNode extends RecoveryNode {
  readonly type: 'BadMarkerBracket';
}

export interface BadMarkerBlankNode extends RecoveryNode {
  readonly type: 'BadMarkerBlank';
}

export interface BadMarkerNoiseNode extends RecoveryNode {
  readonly type: 'BadMarkerNoise';
}

export interface BadSeparatorNode extends RecoveryNode {
  readonly type: 'BadSeparator';
}

export interface BadBoldSeparatorNode extends RecoveryNode {
  readonly type: 'BadBoldSeparator';
}

export interface BadOpenSeparatorNode extends RecoveryNode {
  readonly type: 'BadOpenSeparator';
}

export interface SectionHeadNode extends TreeNode {
  readonly type: 'SectionHead';
  readonly name: string;
}

export interface SectionEndNode extends TreeNode {
  readonly type: 'SectionEnd';
}

export interface BadSectionTagNode extends RecoveryNode {
  readonly type: 'BadSectionTag';
}

export interface BadFirstLineNode extends RecoveryNode {
  readonly type: 'BadFirstLine';
}

export interface MissingTextFenceEndNode extends RecoveryNode {
  readonly type: 'MissingTextFenceEnd';
}

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

export interface NumberNode extends TreeNode {
  readonly type: 'Number';
  readonly text: string;
}

export interface BadOwnNameNode extends RecoveryNode {
  readonly type: 'BadOwnName';
}

export interface BadVitalSeparatorNode extends RecoveryNode {
  readonly type: 'BadVitalSeparator';
}

export interface BadOpenVitalSeparatorNode extends RecoveryNode {
  readonly type: 'BadOpenVitalSeparator';
}

export interface MissingBlankNode extends RecoveryNode {
  readonly type: 'MissingBlank';
}

export interface BadPercentNode extends RecoveryNode {
  readonly type: 'BadPercent';
  readonly text: string;
}

export interface BadNumeralNode extends RecoveryNode {
  readonly type: 'BadNumeral';
}

export interface BadCutNumberNode extends RecoveryNode {
  readonly type: 'BadCutNumber';
}

export interface BadMarkedNumberNode extends RecoveryNode {
  readonly type: 'BadMarkedNumber';
  readonly text: string;
}

export interface BadVitalNode extends RecoveryNode {
  readonly type: 'BadVital';
}

export interface BadValueBracketNode extends RecoveryNode {
  readonly type: 'BadValueBracket';
}

export interface BadRemarkNode extends RecoveryNode {
  readonly type: 'BadRemark';
}

export interface MissingLineEndNode extends RecoveryNode {
  readonly type: 'MissingLineEnd';
}

export interface BadBareVitalNode extends RecoveryNode {
  readonly type: 'BadBareVital';
  readonly name: string;
  readonly value: BadPercentNode | BareNumberNode;
}

export interface BareNumberNode extends TreeNode {
  readonly type: 'BareNumber';
  readonly text: string;
}

export interface TypeNode extends TreeNode {
  readonly type: 'Type';
  readonly index: string;
  readonly value: ValueNode | TypeWordNode;
}

export interface TypeWordNode extends TreeNode {
  readonly type: 'TypeWord';
  readonly text: string;
}

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

export interface ValueNode extends TreeNode {
  readonly type: 'Value';
  readonly text: string;
}

export interface BadCloseTagNode extends RecoveryNode {
  readonly type: 'BadCloseTag';
}

export interface BracketValueNode extends TreeNode {
  readonly type: 'BracketValue';
  readonly text: string;
}

export interface BoldValueNode extends TreeNode {
  readonly type: 'BoldValue';
  readonly text: string;
}

export interface BadLineNoiseNode extends RecoveryNode {
  readonly type: 'BadLineNoise';
}

export interface BadContinuationNode extends RecoveryNode {
  readonly type: 'BadContinuation';
  readonly lines: string[];
}

export interface BlockHeadNode extends TreeNode {
  readonly type: 'BlockHead';
  readonly marker: StartMarkerNode | BadContentTagNode | ActionNameNode | BadActionNameNode;
}

export interface StartMarkerNode extends TreeNode {
  readonly type: 'StartMarker';
  readonly index: string;
}

export interface BadContentTagNode extends RecoveryNode {
  readonly type: 'BadContentTag';
  readonly index: string;
}

export interface BlockEndNode extends TreeNode {
  readonly type: 'BlockEnd';
  readonly marker: string;
}

export interface BareEndNode extends TreeNode {
  readonly type: 'BareEnd';
  readonly marker: string;
}

export interface BadBareStartNode extends RecoveryNode {
  readonly type: 'BadBareStart';
}

export interface BadStartTextNode extends RecoveryNode {
  readonly type: 'BadStartText';
}

export interface BadContentEndNode extends RecoveryNode {
  readonly type: 'BadContentEnd';
}

export interface BadBlockEndNode extends RecoveryNode {
  readonly type: 'BadBlockEnd';
}

export interface BadInlineEndNode extends RecoveryNode {
  readonly type: 'BadInlineEnd';
}

export interface MissingContentEndNode extends RecoveryNode {
  readonly type: 'MissingContentEnd';
  readonly index: string | null;
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadNoiseNode extends RecoveryNode {
  readonly type: 'BadNoise';
}

export interface BadLineEndNode extends RecoveryNode {
  readonly type: 'BadLineEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BadBom: BadBomNode;
  readonly Blank: BlankNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadWrapper: BadWrapperNode;
  readonly Type: TypeNode;
  readonly Parameter: ParameterNode;
  readonly Vital: VitalNode;
  readonly BlockHead: BlockHeadNode;
  readonly BadStartText: BadStartTextNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly BlockEnd: BlockEndNode;
  readonly BadBlockEnd: BadBlockEndNode;
  readonly MissingContentEnd: MissingContentEndNode;
  readonly BadInlineEnd: BadInlineEndNode;
  readonly LooseType: LooseTypeNode;
  readonly LooseParameter: LooseParameterNode;
  readonly BadBareStart: BadBareStartNode;
  readonly BareEnd: BareEndNode;
  readonly OwnVital: OwnVitalNode;
  readonly SectionHead: SectionHeadNode;
  readonly SectionEnd: SectionEndNode;
  readonly LooseVital: LooseVitalNode;
  readonly BadBareVital: BadBareVitalNode;
  readonly BadContentEnd: BadContentEndNode;
  readonly BadSectionTag: BadSectionTagNode;
  readonly MissingMarkerEnd: MissingMarkerEndNode;
  readonly BadIndex: BadIndexNode;
  readonly BadMarker: BadMarkerNode;
  readonly BadChat: BadChatNode;
  readonly BadLine: BadLineNode;
  readonly WrapperEnd: WrapperEndNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly BadChatBefore: BadChatBeforeNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly BlockText: TextPiece<'BlockText'>;
  readonly BareText: TextPiece<'BareText'>;
  readonly SectionText: TextPiece<'SectionText'>;
  readonly FencedText: TextPiece<'FencedText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadWrapper: BadWrapperNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly BadMarker: BadMarkerNode;
  readonly BadIndex: BadIndexNode;
  readonly MissingMarkerEnd: MissingMarkerEndNode;
  readonly BadChatBefore: BadChatBeforeNode;
  readonly BadChat: BadChatNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadFencedAction: BadFencedActionNode;
  readonly BadLine: BadLineNode;
  readonly BadActionName: BadActionNameNode;
  readonly MissingIndex: MissingIndexNode;
  readonly BadMarkerIndent: BadMarkerIndentNode;
  readonly BadMarkerDecoration: BadMarkerDecorationNode;
  readonly BadMarkerEnd: BadMarkerEndNode;
  readonly BadMarkerBracket: BadMarkerBracketNode;
  readonly BadMarkerBlank: BadMarkerBlankNode;
  readonly BadMarkerNoise: BadMarkerNoiseNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly BadBoldSeparator: BadBoldSeparatorNode;
  readonly BadOpenSeparator: BadOpenSeparatorNode;
  readonly BadSectionTag: BadSectionTagNode;
  readonly BadFirstLine: BadFirstLineNode;
  readonly MissingTextFenceEnd: MissingTextFenceEndNode;
  readonly BadOwnName: BadOwnNameNode;
  readonly BadVitalSeparator: BadVitalSeparatorNode;
  readonly BadOpenVitalSeparator: BadOpenVitalSeparatorNode;
  readonly MissingBlank: MissingBlankNode;
  readonly BadPercent: BadPercentNode;
  readonly BadNumeral: BadNumeralNode;
  readonly BadCutNumber: BadCutNumberNode;
  readonly BadMarkedNumber: BadMarkedNumberNode;
  readonly BadVital: BadVitalNode;
  readonly BadValueBracket: BadValueBracketNode;
  readonly BadRemark: BadRemarkNode;
  readonly MissingLineEnd: MissingLineEndNode;
  readonly BadBareVital: BadBareVitalNode;
  readonly BadCloseTag: BadCloseTagNode;
  readonly BadLineNoise: BadLineNoiseNode;
  readonly BadContinuation: BadContinuationNode;
  readonly BadContentTag: BadContentTagNode;
  readonly BadBareStart: BadBareStartNode;
  readonly BadStartText: BadStartTextNode;
  readonly BadContentEnd: BadContentEndNode;
  readonly BadBlockEnd: BadBlockEndNode;
  readonly BadInlineEnd: BadInlineEndNode;
  readonly MissingContentEnd: MissingContentEndNode;
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly BadMarkerName: RecoveryNode;
  readonly BadMarkerSlip: RecoveryNode;
}

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export interface Around {
  readonly Reply: 'model';
  readonly BadBom: 'Reply';
  readonly Blank: 'Reply' | 'Wrapped';
  readonly BadNoise: 'Reply' | 'Wrapped';
  readonly BadLineEnd: 'Reply' | 'Wrapped' | 'Block' | 'BareBlock' | 'Section';
  readonly Wrapped: 'Reply';
  readonly BadChatBefore: 'Reply';
  readonly MissingFenceEnd: 'Reply' | 'Wrapped';
  readonly Type: 'Reply' | 'Wrapped';
  readonly Parameter: 'Reply' | 'Wrapped';
  readonly Vital: 'Reply' | 'Wrapped';
  readonly BadMarkerNoise: 'Reply' | 'Wrapped' | 'Block' | 'Section';
  readonly BadSeparator: 'Reply' | 'Wrapped' | 'Block' | 'Section';
  readonly BadCloseTag: 'Reply' | 'Wrapped';
  readonly BadLineNoise: 'Reply' | 'Wrapped';
  readonly MissingLineEnd: 'Reply' | 'Wrapped';
  readonly BadContinuation: 'Reply' | 'Wrapped';
  readonly BadVitalSeparator: 'Reply' | 'Wrapped';
  readonly MissingBlank: 'Reply' | 'Wrapped';
  readonly BadPercent: 'Reply' | 'Wrapped';
  readonly BadCutNumber: 'Reply' | 'Wrapped';
  readonly BadNumeral: 'Reply' | 'Wrapped';
  readonly BadMarkedNumber: 'Reply' | 'Wrapped';
  readonly BadVital: 'Reply' | 'Wrapped';
  readonly BadMarkerEnd: 'Reply' | 'Wrapped' | 'Block' | 'Section';
  readonly BadValueBracket: 'Reply' | 'Wrapped';
  readonly BadRemark: 'Reply' | 'Wrapped';
  readonly Block: 'Reply' | 'Wrapped';
  readonly LooseType: 'Reply' | 'Wrapped';
  readonly LooseParameter: 'Reply' | 'Wrapped';
  readonly BadMarkerIndent: 'Reply' | 'Wrapped' | 'Block' | 'Section';
  readonly BadMarkerDecoration: 'Reply' | 'Wrapped' | 'Block' | 'Section';
  readonly BadMarkerBracket: 'Reply' | 'Wrapped' | 'Block' | 'Section';
  readonly BadMarkerBlank: 'Reply' | 'Wrapped' | 'Block' | 'Section';
  readonly BadMarkerSlip: 'Reply' | 'Wrapped' | 'Block' | 'Section';
  readonly MissingIndex: 'Reply' | 'Wrapped' | 'Block';
  readonly BadActionName: 'Reply' | 'Wrapped' | 'Block';
  readonly BadOpenSeparator: 'Reply' | 'Wrapped' | 'Section';
  readonly BadBoldSeparator: 'Reply' | 'Wrapped' | 'Block' | 'Section';
  readonly BareBlock: 'Reply' | 'Wrapped';
  readonly OwnVital: 'Reply' | 'Wrapped';
  readonly BadOwnName: 'Reply' | 'Wrapped';
  readonly BadOpenVitalSeparator: 'Reply' | 'Wrapped';
  readonly Section: 'Reply' | 'Wrapped';
  readonly LooseVital: 'Reply' | 'Wrapped';
  readonly BadBareVital: 'Reply' | 'Wrapped';
  readonly BadContentEnd: 'Reply' | 'Wrapped';
  readonly BadSectionTag: 'Reply' | 'Wrapped';
  readonly MissingMarkerEnd: 'Reply' | 'Wrapped';
  readonly BadIndex: 'Reply' | 'Wrapped';
  readonly BadMarker: 'Reply' | 'Wrapped';
  readonly BadChat: 'Reply' | 'Wrapped';
  readonly BadLine: 'Reply' | 'Wrapped';
  readonly BadMarkerName: 'Reply' | 'Wrapped' | 'Section';
  readonly BadFencedAction: 'Reply' | 'Wrapped';
  readonly BadWrapper: 'Wrapped';
  readonly WrapperEnd: 'Wrapped';
  readonly MissingWrapperEnd: 'Wrapped';
  readonly BlockHead: 'Block';
  readonly BadContentTag: 'Block';
  readonly BadStartText: 'Block';
  readonly BlockText: 'Block';
  readonly BlockEnd: 'Block';
  readonly BadBlockEnd: 'Block';
  readonly MissingContentEnd: 'Block' | 'BareBlock';
  readonly BadInlineEnd: 'Block';
  readonly BadBareStart: 'BareBlock';
  readonly BareText: 'BareBlock';
  readonly BareEnd: 'BareBlock';
  readonly SectionHead: 'Section';
  readonly BadFirstLine: 'Section';
  readonly SectionText: 'Section';
  readonly FencedText: 'Section';
  readonly SectionEnd: 'Section';
  readonly MissingTextFenceEnd: 'FencedText';
}

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-marker" | "bad-index" | "missing-marker-end" | "bad-chat" | "missing-fence-end" | "bad-fenced-action" | "bad-marker-name" | "missing-index" | "bad-marker-indent" | "bad-marker-decoration" | "bad-marker-end" | "bad-marker-bracket" | "bad-marker-noise" | "bad-separator" | "bad-close-tag" | "bad-first-line" | "bad-vital-separator" | "missing-blank" | "bad-percent" | "bad-numeral" | "bad-vital" | "bad-marked-number" | "bad-value-bracket" | "bad-remark" | "missing-line-end" | "bad-bare-vital" | "bad-line-noise" | "bad-continuation" | "bad-content-tag" | "bad-bare-start" | "bad-start-text" | "bad-content-end" | "missing-content-end" | "bad-bom" | "bad-noise" | "bad-line-end" | "bad-marker-slip";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [95, 95]);
  const TABLE_1 = tableOf([91, 91]);
  const TABLE_2 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_3 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [62, 62], [91, 91], [95, 95]);
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
  const TABLE_19 = tableOf([32, 32], [58, 58], [61, 61], [93, 93]);
  const TABLE_20 = tableOf([9, 9], [32, 32], [93, 93]);
  const TABLE_21 = tableOf([32, 32], [58, 58], [61, 61]);
  const TABLE_22 = tableOf([32, 32], [93, 93]);
  const TABLE_23 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_24 = tableOf([27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [60, 60], [62, 62], [65, 65], [67, 67], [70, 70], [77, 77], [83, 83], [91, 91], [95, 96], [99, 99], [102, 102], [109, 109], [115, 115], [126, 126]);
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

  function readBlankCode(p: number): number {
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

  function skipIndexCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l49: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s47 = p;
        l48: {
          let n53 = 0;
          l50: for (;;) {
            if (n53 >= 9) break;
            const s52 = p;
            l51: {
              if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l51; }
              p++;
              n53++;
              continue l50;
            }
            p = s52;
            break;
          }
          if (n53 < 1) { break l48; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l48; }
          m.touched ||= p >= end;
          p = s47;
          break l49;
        }
        p = s47;
      } else m.touched ||= p >= end;
      return -1;
    }
    l54: for (;;) {
      const s56 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l55: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l55; }
          continue l54;
        }
        p = s56;
      } else m.touched ||= p >= end;
      break;
    }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipCutMarkerCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l39: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        const s37 = p;
        l38: {
          let n43 = 0;
          l40: for (;;) {
            if (n43 >= 3) break;
            const s42 = p;
            l41: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l41; }
              p++;
              n43++;
              continue l40;
            }
            p = s42;
            break;
          }
          l44: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
              const s46 = p;
              l45: {
                p = skipDecoration(p);
                if (p < 0) { break l45; }
                break l44;
              }
              p = s46;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 12304 || c === 12308 || c === 65339)))) { m.touched ||= p >= end; break l38; }
          p++;
          while ((p < end && text.charCodeAt(p) === 32)) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) p++;
          m.touched ||= p >= end && " \\-0-9A-Z_a-z";
          if (p < end) { break l38; }
          m.touched ||= p >= end;
          p = s37;
          break l39;
        }
        p = s37;
      } else m.touched ||= p >= end;
      return -1;
    }
    p = skipCutName(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipStopMarkerCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l27: {
      const s28 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
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
                  } else m.touched ||= p >= end;
                  if (p < end) { break l32; }
                  m.touched ||= p >= end;
                }
                break l30;
              }
              p = s31;
            } else m.touched ||= p >= end;
            if (p < end) { break l29; }
            m.touched ||= p >= end;
          }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        l36: {
          p = skipCutMarker(p);
          if (p < 0) { break l36; }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
        l59: {
          p = skipBrokenMarker(p);
          if (p < 0) { break l59; }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        l60: {
          p = skipStandardMarker(p);
          if (p < 0) { break l60; }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        l61: {
          p = skipOwnVitalLine(p);
          if (p < 0) { break l61; }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
        l62: {
          p = skipBareVital(p);
          if (p < 0) { break l62; }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 91))) { m.touched ||= p >= end; return -1; }
      p = skipSectionTag(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l63: {
      const s64 = p;
      const t65 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l66: {
          p = noteEol(p);
          if (p < 0) { break l66; }
          break l63;
        }
        p = s64;
        m.forget(t65);
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readIndexCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l69: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s67 = p;
        l68: {
          let n73 = 0;
          l70: for (;;) {
            if (n73 >= 9) break;
            const s72 = p;
            l71: {
              if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l71; }
              p++;
              n73++;
              continue l70;
            }
            p = s72;
            break;
          }
          if (n73 < 1) { break l68; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l68; }
          m.touched ||= p >= end;
          p = s67;
          break l69;
        }
        p = s67;
      } else m.touched ||= p >= end;
      return -1;
    }
    l74: for (;;) {
      const s76 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l75: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l75; }
          continue l74;
        }
        p = s76;
      } else m.touched ||= p >= end;
      break;
    }
    const s78 = p;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    value = text.slice(s78, p);
    m.value = value;
    return p;
  }

  function skipParameterNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      {
        const s87 = p;
        l88: {
          l90: {
            const s91 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
              l92: {
                p = skipPartWord(p);
                if (p < 0) { break l92; }
                break l90;
              }
              p = s91;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT", p)) {
              m.reaches(p, "CONTENT");
              break l88;
            }
            p += 7;
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l88; }
          p++;
          return -1;
        }
        p = s87;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
    m.touched ||= p >= end && "0-9A-Z_";
    if (!((p < end && text.charCodeAt(p) === 93))) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipSharedLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) p++;
    m.touched ||= p >= end && "^\t\n\r [";
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && text.charCodeAt(p) === 91))) { m.touched ||= p >= end; return -1; }
    p = skipNextParameter(p);
    if (p < 0) { return -1; }
    return p;
  }

  function readBadMarkerNoiseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l98: {
      const s99 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l100: {
          let m104 = false;
          l101: for (;;) {
            const s103 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l102: {
                p = skipNoise(p);
                if (p < 0) { break l102; }
                m104 = true;
                continue l101;
              }
              p = s103;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m104) { break l100; }
          break l98;
        }
        p = s99;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      let m108 = false;
      l105: for (;;) {
        const s107 = p;
        if ((p < end && text.charCodeAt(p) === 27)) {
          l106: {
            if (!text.startsWith("\u001b[", p)) {
              m.reaches(p, "\u001b[");
              break l106;
            }
            p += 2;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63))) p++;
            m.touched ||= p >= end;
            if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; break l106; }
            p++;
            m108 = true;
            continue l105;
          }
          p = s107;
        } else m.touched ||= p >= end;
        break;
      }
      if (!m108) { return -1; }
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
      {
        const s109 = p;
        l110: {
          p = skipStopMarker(p);
          if (p < 0) { break l110; }
          return -1;
        }
        p = s109;
      }
    } else m.touched ||= p >= end;
    const node: BadMarkerNoiseNode = { type: 'BadMarkerNoise', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function skipColonCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l119: {
      if ((p < end && text.charCodeAt(p) === 65306)) {

        p++;
        break l119;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 61)))) { m.touched ||= p >= end; return -1; }
      p++;
      l124: {
        const s122 = p;
        l123: {
          l125: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l125;
            } else m.touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l123; }
          }
          p = s122;
          break l124;
        }
        p = s122;
        return -1;
      }
    }
    return p;
  }

  function skipValueCharCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l133: {
      const s134 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
        l135: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l135; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b <[";
          break l133;
        }
        p = s134;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l136: {
          if ((p < end && text.charCodeAt(p) === 91)) {
            {
              const s137 = p;
              l138: {
                p = skipCloseTag(p);
                if (p < 0) { break l138; }
                break l136;
              }
              p = s137;
            }
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l136; }
          p++;
          break l133;
        }
        p = s134;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l140: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s141 = p;
              l142: {
                p = skipLineNoise(p);
                if (p < 0) { break l142; }
                p = skipLineEnd(p);
                if (p < 0) { break l142; }
                break l140;
              }
              p = s141;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l140; }
          p = skipLineNoise(p);
          if (p < 0) { break l140; }
          break l133;
        }
        p = s134;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s144 = p;
          l145: {
            p = skipNoise(p);
            if (p < 0) { break l145; }
            return -1;
          }
          p = s144;
        }
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readValueCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_text!: string;
    const s128 = p;
    l129: for (;;) {
      const s131 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l130: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) { m.touched ||= p >= end; break l130; }
          p = skipValueChar(p);
          if (p < 0) { break l130; }
          continue l129;
        }
        p = s131;
      } else m.touched ||= p >= end;
      break;
    }
    l_text = text.slice(s128, p);
    const node: ValueNode = { type: 'Value', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l151: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s153 = p;
        const t154 = m.trail.length;
        l152: {
          p = readBadLineNoise(p);
          if (p < 0) { break l152; }
          break l151;
        }
        p = s153;
        m.forget(t154);
      } else m.touched ||= p >= end;
    }
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function readGivenCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: ValueNode;
    l94: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        const s96 = p;
        const t97 = m.trail.length;
        l95: {
          p = readBadMarkerNoise(p);
          if (p < 0) { break l95; }
          break l94;
        }
        p = s96;
        m.forget(t97);
      } else m.touched ||= p >= end;
    }
    l112: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
        const s114 = p;
        const t115 = m.trail.length;
        l113: {
          l118: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
              const s116 = p;
              l117: {
                p = skipColon(p);
                if (p < 0) { break l117; }
                p = s116;
                break l118;
              }
              p = s116;
            } else m.touched ||= p >= end;
            break l113;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)))) { m.touched ||= p >= end; break l113; }
          p = readBadSeparator(p);
          if (p < 0) { break l113; }
          break l112;
        }
        p = s114;
        m.forget(t115);
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = readValue(p);
    if (p < 0) { return -1; }
    value = m.value as ValueNode;
    l147: {
      if ((p < end && text.charCodeAt(p) === 91)) {
        const s149 = p;
        const t150 = m.trail.length;
        l148: {
          p = readBadCloseTag(p);
          if (p < 0) { break l148; }
          break l147;
        }
        p = s149;
        m.forget(t150);
      } else m.touched ||= p >= end;
    }
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    m.value = value;
    return p;
  }

  function readTypeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_index!: string;
    let l_value!: ValueNode | TypeWordNode;
    if (p >= end || text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
      m.reaches(p, "[ACTION_");
      return -1;
    }
    p += 8;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p = readIndex(p);
    if (p < 0) { return -1; }
    l_index = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) {
      m.reaches(p, "_TYPE]");
      return -1;
    }
    p += 6;
    l79: {
      const s80 = p;
      const t81 = m.trail.length;
      l82: {
        if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) {
          {
            const s83 = p;
            l84: {
              p = skipSharedLine(p);
              if (p < 0) { break l84; }
              break l82;
            }
            p = s83;
          }
        } else m.touched ||= p >= end;
        p = readGiven(p);
        if (p < 0) { break l82; }
        l_value = m.value as ValueNode;
        break l79;
      }
      p = s80;
      m.forget(t81);
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = readTypeWord(p);
      if (p < 0) { return -1; }
      l_value = m.value as TypeWordNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = readMissingLineEnd(p);
      if (p < 0) { return -1; }
    }
    const node: TypeNode = { type: 'Type', start: m.base + start, end: m.base + p, index: l_index, value: l_value };
    m.value = node;
    return p;
  }

  function readParameterNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      {
        const s155 = p;
        l156: {
          l158: {
            const s159 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
              l160: {
                p = skipPartWord(p);
                if (p < 0) { break l160; }
                break l158;
              }
              p = s159;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT", p)) {
              m.reaches(p, "CONTENT");
              break l156;
            }
            p += 7;
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l156; }
          p++;
          return -1;
        }
        p = s155;
      }
    } else m.touched ||= p >= end;
    const s161 = p;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
    m.touched ||= p >= end && "0-9A-Z_";
    value = text.slice(s161, p);
    if (!((p < end && text.charCodeAt(p) === 93))) { m.touched ||= p >= end; return -1; }
    m.value = value;
    return p;
  }

  function skipStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l166: {
      const s167 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        l168: {
          p = skipStopMarker(p);
          if (p < 0) { break l168; }
          break l166;
        }
        p = s167;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l169: {
          let m173 = false;
          l170: for (;;) {
            const s172 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l171: {
                p = skipNoise(p);
                if (p < 0) { break l171; }
                m173 = true;
                continue l170;
              }
              p = s172;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m173) { break l169; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 12304 || c === 12308 || c === 65339)))) { m.touched ||= p >= end; break l169; }
          p = skipStopMarker(p);
          if (p < 0) { break l169; }
          break l166;
        }
        p = s167;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)))) { m.touched ||= p >= end; return -1; }
      p = skip_wrapperEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l178: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l178;
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
    l174: {
      const s175 = p;
      const t176 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l177: {
          p = readEol(p);
          if (p < 0) { break l177; }
          value = m.value as "\n" | BadLineEndNode;
          break l174;
        }
        p = s175;
        m.forget(t176);
      } else m.touched ||= p >= end;
      p = readEof(p);
      if (p < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
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
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l183; }
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

  function readParameterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_index!: string;
    let l_name!: string;
    let l_value!: ValueNode;
    let l_more!: BadContinuationNode | null;
    if (p >= end || text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
      m.reaches(p, "[ACTION_");
      return -1;
    }
    p += 8;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p = readIndex(p);
    if (p < 0) { return -1; }
    l_index = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
    p++;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)))) { m.touched ||= p >= end; return -1; }
    p = readParameterName(p);
    if (p < 0) { return -1; }
    l_name = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; return -1; }
    p++;
    p = readGiven(p);
    if (p < 0) { return -1; }
    l_value = m.value as ValueNode;
    l162: {
      if (p < end) {
        const s164 = p;
        const t165 = m.trail.length;
        l163: {
          p = readBadContinuation(p);
          if (p < 0) { break l163; }
          l_more = m.value as BadContinuationNode;
          break l162;
        }
        p = s164;
        m.forget(t165);
      } else m.touched ||= p >= end;
      l_more = null;
    }
    const node: ParameterNode = { type: 'Parameter', start: m.base + start, end: m.base + p, index: l_index, name: l_name, value: l_value, more: l_more };
    m.value = node;
    return p;
  }

  function readBadMarkerEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; return -1; }
    p = skipBold(p);
    if (p < 0) { return -1; }
    const node: BadMarkerEndNode = { type: 'BadMarkerEnd', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readVitalCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
    let l_value!: NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readVitalName(p);
    if (p < 0) { return -1; }
    l_name = m.value as "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
    if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; return -1; }
    p++;
    p = readVitalValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as NumberNode | BadPercentNode | BadCutNumberNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
    const node: VitalNode = { type: 'Vital', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  const LANE_0 = /(?:\[ACTION_(?=(?:(?:[0-9]){9}|(?:[0-9]){1,8}(?![0-9]))(?![0-9]))((?:0(?=[0-9])){0,1000}(?!0(?=[0-9])))([0-9]+)(?:_TYPE\](?![\t\u0020]*(?![\t\u0020])[^\t\n\r\u0020[]+(?![^\t\n\r\u0020[])[\t\u0020]+\[ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))(?!(?:(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z])|[\t\u0020]+(?:(?:\u001b\[[0-;?]*[A-Za-z]){1000}|(?:\u001b\[[0-;?]*[A-Za-z]){1,999}(?!\u001b\[[0-;?]*[A-Za-z]))))(?!(?=[\t\u0020]*(?![\t\u0020])(?:\uff1a|[:=](?=(?:[\t\u0020]|(?:(?:\n|\r)|(?![^]))))))[\t\u0020]*(?![\t\u0020])[:=\uff1a])([\t\u0020]*(?![\t\u0020]))((?:[\t\u0020]*[^\t\n\r\u001b\u0020<[]+(?![^\t\n\r\u001b\u0020<[])){0,1000}(?![\t\u0020]*[^\t\n\r\u0020]))(?!\[\/ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))[\t\u0020]*(?![\t\u0020])(?!(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z]))\n|(?!_TYPE\](?:(?![\t\u0020]*[^\t\n\r\u0020[]+[\t\u0020]+\[ACTION_(?=(?:(?:[0-9]){9}|(?:[0-9]){1,8}(?![0-9]))(?![0-9]))(?:0(?=[0-9])){0,1000}(?!0(?=[0-9]))[0-9]+_TYPE\])|[\t\u0020]*(?![\t\u0020])[^\t\n\r\u0020[]+(?![^\t\n\r\u0020[])[\t\u0020,;|]))_(?!(?:(?:TYPE|[A-Z_]?YPE|[A-Z_]TYPE|YTPE|T[A-Z_]?PE|T[A-Z_]YPE|TPYE|TY[A-Z_]?E|TY[A-Z_]PE|TYEP|TYP[A-Z_]?|TYP[A-Z_]E|TYPE[A-Z_]|CONTENT_START|CONTE[A-Z_]{7,9}|[A-Z_]{7,9}START|CONTENT_END|CONT[A-Z_]{6,8}|[A-Z_]{6,8}_END)(?![A-Z_])|CONTENT)\])([A-Z_][0-9A-Z_]*)(?=\])\](?!(?:(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z])|[\t\u0020]+(?:(?:\u001b\[[0-;?]*[A-Za-z]){1000}|(?:\u001b\[[0-;?]*[A-Za-z]){1,999}(?!\u001b\[[0-;?]*[A-Za-z]))))(?!(?=[\t\u0020]*(?![\t\u0020])(?:\uff1a|[:=](?=(?:[\t\u0020]|(?:(?:\n|\r)|(?![^]))))))[\t\u0020]*(?![\t\u0020])[:=\uff1a])([\t\u0020]*(?![\t\u0020]))((?:[\t\u0020]*[^\t\n\r\u001b\u0020<[]+(?![^\t\n\r\u001b\u0020<[])){0,1000}(?![\t\u0020]*[^\t\n\r\u0020]))(?!\[\/ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))[\t\u0020]*(?![\t\u0020])(?!(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z]))\n(?!(?!\[[A-Z][0-9A-Z_]*(?![0-9A-Z_])\](?!\())(?![\t\u0020]*\n)))|(?!\[ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))(?!\[ACTION_(?=[0-9])(?:(?:0(?=[0-9])){1000}|(?:0(?=[0-9])){0,999}(?!0(?=[0-9]))[0-9]+(?![0-9])))\[((?:CONFIDENCE|MOOD|FOCUS|STAMINA))\]([\t\u0020]+)((?:\-|(?!\-))[0-9]+(?![0-9])(?:\.[0-9]+(?![0-9])|(?!\.[0-9]+(?![0-9])))(?:[Ee](?:[+\-]|(?![+\-]))[0-9]+(?![0-9])|(?![Ee][+\-]?[0-9]+(?![0-9]))))[\t\u0020]*(?![\t\u0020])\n)/y;

  function makeOfLane0(g: RegExpExecArray, p: number): TypeNode | ParameterNode | VitalNode {
    if (g[3] !== undefined) return { type: 'Type', start: m.base + p, end: m.base + p + g[0].length, index: (g[2]) as TypeNode['index'], value: { type: 'Value', start: m.base + p + 14 + (g[1] as string).length + (g[2] as string).length + (g[3] as string).length, end: m.base + p + 14 + (g[1] as string).length + (g[2] as string).length + (g[3] as string).length + (g[4] as string).length, text: (g[4]) as ValueNode['text'] } };
    if (g[5] !== undefined) return { type: 'Parameter', start: m.base + p, end: m.base + p + g[0].length, index: (g[2]) as ParameterNode['index'], name: (g[5]) as ParameterNode['name'], value: { type: 'Value', start: m.base + p + 10 + (g[1] as string).length + (g[2] as string).length + (g[5] as string).length + (g[6] as string).length, end: m.base + p + 10 + (g[1] as string).length + (g[2] as string).length + (g[5] as string).length + (g[6] as string).length + (g[7] as string).length, text: (g[7]) as ValueNode['text'] }, more: null };
    return { type: 'Vital', start: m.base + p, end: m.base + p + g[0].length, name: (g[8]) as VitalNode['name'], value: { type: 'Number', start: m.base + p + 2 + (g[8] as string).length + (g[9] as string).length, end: m.base + p + 2 + (g[8] as string).length + (g[9] as string).length + (g[10] as string).length, text: (g[10]) as NumberNode['text'] } };
  }

  function skipExactMarkerCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l191: {
      const s192 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l193: {

          p++;
          l194: {
            const s195 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82))) {
              l196: {
                p = skipSectionName(p);
                if (p < 0) { break l196; }
                break l194;
              }
              p = s195;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; break l193; }
            p = skipVitalName(p);
            if (p < 0) { break l193; }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l193; }
          p++;
          break l191;
        }
        p = s192;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
        m.reaches(p, "[ACTION_");
        return -1;
      }
      p += 8;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
      p = skipIndex(p);
      if (p < 0) { return -1; }
      if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
        m.reaches(p, "_CONTENT_END]");
        return -1;
      }
      p += 13;
    }
    return p;
  }

  function readBadMarkerDecorationCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_isAround!: "" | null;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipDecoration(p);
    if (p < 0) { return -1; }
    l205: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        const s207 = p;
        l206: {
          l210: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
              const s208 = p;
              l209: {
                p = skipBoldAround(p);
                if (p < 0) { break l209; }
                p = s208;
                break l210;
              }
              p = s208;
            } else m.touched ||= p >= end;
            break l206;
          }
          l_isAround = '';
          break l205;
        }
        p = s207;
      } else m.touched ||= p >= end;
      l_isAround = null;
    }
    const node: BadMarkerDecorationNode = { type: 'BadMarkerDecoration', start: m.base + start, end: m.base + p, raw: text.slice(start, p), isAround: l_isAround };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function noteLooseOpenCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && text.charCodeAt(p) === 91)) {
      {
        const s188 = p;
        l189: {
          p = skipExactMarker(p);
          if (p < 0) { break l189; }
          return -1;
        }
        p = s188;
      }
    } else m.touched ||= p >= end;
    l197: {
      if ((p < end && text.charCodeAt(p) === 32)) {
        const s199 = p;
        const t200 = m.trail.length;
        l198: {
          p = readBadMarkerIndent(p);
          if (p < 0) { break l198; }
          break l197;
        }
        p = s199;
        m.forget(t200);
      } else m.touched ||= p >= end;
    }
    l201: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
        const s203 = p;
        const t204 = m.trail.length;
        l202: {
          p = readBadMarkerDecoration(p);
          if (p < 0) { break l202; }
          break l201;
        }
        p = s203;
        m.forget(t204);
      } else m.touched ||= p >= end;
    }
    l211: {
      if ((p < end && text.charCodeAt(p) === 91)) {

        p++;
        break l211;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
      p = readBadMarkerBracket(p);
      if (p < 0) { return -1; }
    }
    l215: {
      if ((p < end && text.charCodeAt(p) === 32)) {
        const s217 = p;
        const t218 = m.trail.length;
        l216: {
          p = readBadMarkerBlank(p);
          if (p < 0) { break l216; }
          break l215;
        }
        p = s217;
        m.forget(t218);
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipActionPrefixCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l219: {
      const s220 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        l221: {
          p = skipActionWord(p);
          if (p < 0) { break l221; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l221; }
          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l221; }
          p = skipIndex(p);
          if (p < 0) { break l221; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l221; }
          p++;
          break l219;
        }
        p = s220;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "action")) { return -1; }
      p += 6;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
        p++;
      } else m.touched ||= p >= end;
      l225: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          const s227 = p;
          l226: {
            p = skipIndex(p);
            if (p < 0) { break l226; }
            if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)))) { m.touched ||= p >= end; break l226; }
            p++;
            break l225;
          }
          p = s227;
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function skipStartAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; return -1; }
    p = skipActionPrefix(p);
    if (p < 0) { return -1; }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; return -1; }
    p = skipStartWord(p);
    if (p < 0) { return -1; }
    while ((p < end && text.charCodeAt(p) === 32)) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 12305 || c === 12309 || c === 65306 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function noteLooseCloseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l228: {
      if ((p < end && text.charCodeAt(p) === 32)) {
        const s230 = p;
        const t231 = m.trail.length;
        l229: {
          p = readBadMarkerBlank(p);
          if (p < 0) { break l229; }
          break l228;
        }
        p = s230;
        m.forget(t231);
      } else m.touched ||= p >= end;
    }
    l232: {
      const s233 = p;
      const t234 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l235: {

          p++;
          if ((p < end && text.charCodeAt(p) === 40)) { break l235; }
          m.touched ||= p >= end;
          break l232;
        }
        p = s233;
        m.forget(t234);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
      p = readBadMarkerBracket(p);
      if (p < 0) { return -1; }
    }
    l236: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 65306))) {
        const s238 = p;
        const t239 = m.trail.length;
        l237: {
          l240: {
            const s241 = p;
            const t242 = m.trail.length;
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              l243: {
                p = readBadMarkerEnd(p);
                if (p < 0) { break l243; }
                break l240;
              }
              p = s241;
              m.forget(t242);
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306)))) { m.touched ||= p >= end; break l237; }
            p = readBadBoldSeparator(p);
            if (p < 0) { break l237; }
          }
          break l236;
        }
        p = s238;
        m.forget(t239);
      } else m.touched ||= p >= end;
    }
    return p;
  }

  const LANE_1 = /\[ACTION_(?=(?:(?:[0-9]){9}|(?:[0-9]){1,8}(?![0-9]))(?![0-9]))((?:0(?=[0-9])){0,1000}(?!0(?=[0-9])))([0-9]+)_CONTENT_START\](?!(?:(?:\<\|[0-9A-Z_a-z]+\|\>(?:[A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)|(?![A-Za-z][.0-9=A-Z_a-z]*(?=\<\|)))|\u001b\[[0-;?]*[A-Za-z])|[\t\u0020]+(?:(?:\u001b\[[0-;?]*[A-Za-z]){1000}|(?:\u001b\[[0-;?]*[A-Za-z]){1,999}(?!\u001b\[[0-;?]*[A-Za-z]))))(?!(?=[\t\u0020]*(?![\t\u0020])(?:\uff1a|[:=](?=(?:[\t\u0020]|(?:(?:\n|\r)|(?![^]))))))[\t\u0020]*(?![\t\u0020])[:=\uff1a])[\t\u0020]*(?![\t\u0020])/y;

  function makeOfLane1(g: RegExpExecArray, p: number): BlockHeadNode {
    return { type: 'BlockHead', start: m.base + p, end: m.base + p + g[0].length, marker: { type: 'StartMarker', start: m.base + p, end: m.base + p + 23 + (g[1] as string).length + (g[2] as string).length, index: (g[2]) as StartMarkerNode['index'] } };
  }

  function skipEndBeginCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l247: {
      const s248 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        p++;
        break l247;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        l250: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l250; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 41 || c === 46)))) { m.touched ||= p >= end; break l250; }
          p++;
          break l247;
        }
        p = s248;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l251: {
          if (!m.isCaseless(p, "action")) { break l251; }
          p += 6;
          break l247;
        }
        p = s248;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "content_end")) { return -1; }
      p += 11;
    }
    return p;
  }

  function skipAnyEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n261 = 0;
    l258: for (;;) {
      if (n261 >= 3) break;
      const s260 = p;
      l259: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l259; }
        p++;
        n261++;
        continue l258;
      }
      p = s260;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    if (!m.isCaseless(p, "action_")) { return -1; }
    p += 7;
    l262: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s264 = p;
        l263: {
          p = skipIndex(p);
          if (p < 0) { break l263; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l263; }
          p++;
          break l262;
        }
        p = s264;
      } else m.touched ||= p >= end;
    }
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    p += 12;
    return p;
  }

  function readAnyEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [" "[], "[", string, [string, "_"] | null, string];
    let e280!: " "[];
    p = readIndent(p);
    if (p < 0) { return -1; }
    e280 = m.value as " "[];
    let e281!: "[";
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    e281 = "[";
    p++;
    let e282!: string;
    if (!m.isCaseless(p, "action_")) { return -1; }
    e282 = text.slice(p, p + 7);
    p += 7;
    let e283!: [string, "_"] | null;
    l284: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s286 = p;
        l285: {
          let e287!: string;
          p = readIndex(p);
          if (p < 0) { break l285; }
          e287 = m.value as string;
          let e288!: "_";
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l285; }
          e288 = "_";
          p++;
          e283 = [e287, e288];
          break l284;
        }
        p = s286;
      } else m.touched ||= p >= end;
      e283 = null;
    }
    let e289!: string;
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    e289 = text.slice(p, p + 12);
    p += 12;
    value = [e280, e281, e282, e283, e289];
    m.value = value;
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l290: {
      const s291 = p;
      const t292 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l293: {
          let e294!: string[];
          const list299: string[] = [];
          l295: for (;;) {
            const s297 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l296: {
                let v298!: string;
                p = read_blank(p);
                if (p < 0) { break l296; }
                v298 = m.value as string;
                list299.push(v298);
                continue l295;
              }
              p = s297;
            } else m.touched ||= p >= end;
            break;
          }
          e294 = list299;
          let e301!: "\n" | BadLineEndNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l293; }
          p = readEol(p);
          if (p < 0) { break l293; }
          e301 = m.value as "\n" | BadLineEndNode;
          value = [e294, e301];
          break l290;
        }
        p = s291;
        m.forget(t292);
      } else m.touched ||= p >= end;
      let e302!: string[];
      const list307: string[] = [];
      l303: for (;;) {
        const s305 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
          l304: {
            let v306!: string;
            p = read_blank(p);
            if (p < 0) { break l304; }
            v306 = m.value as string;
            list307.push(v306);
            continue l303;
          }
          p = s305;
        } else m.touched ||= p >= end;
        break;
      }
      if (list307.length === 0) { return -1; }
      e302 = list307;
      let e309!: null;
      p = readEof(p);
      if (p < 0) { return -1; }
      e309 = m.value as null;
      value = [e302, e309];
    }
    m.value = value;
    return p;
  }

  function skipBlockStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l246: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        const s244 = p;
        l245: {
          p = skipEndBegin(p);
          if (p < 0) { break l245; }
          p = s244;
          break l246;
        }
        p = s244;
      } else m.touched ||= p >= end;
      return -1;
    }
    l252: {
      const s253 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l254: {
          p = skipOwnEnd(p);
          if (p < 0) { break l254; }
          break l252;
        }
        p = s253;
      } else m.touched ||= p >= end;
      l257: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
          const s255 = p;
          l256: {
            p = skipLikeEnd(p);
            if (p < 0) { break l256; }
            p = s255;
            break l257;
          }
          p = s255;
        } else m.touched ||= p >= end;
        return -1;
      }
      {
        const s265 = p;
        l266: {
          p = skipOwnEndLater(p);
          if (p < 0) { break l266; }
          return -1;
        }
        p = s265;
      }
      l268: {
        const s269 = p;
        if ((p < end && text.charCodeAt(p) === 91)) {
          l270: {
            p = skipOwnEndMarker(p);
            if (p < 0) { break l270; }
            break l268;
          }
          p = s269;
        } else m.touched ||= p >= end;
        {
          const s271 = p;
          l272: {
            p = skipRemarkEndLater(p);
            if (p < 0) { break l272; }
            return -1;
          }
          p = s271;
        }
        l274: {
          const s275 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
            l276: {
              p = skipOwnSlipEnd(p);
              if (p < 0) { break l276; }
              break l274;
            }
            p = s275;
          } else m.touched ||= p >= end;
          {
            const s277 = p;
            l278: {
              p = skipSlipEndLater(p);
              if (p < 0) { break l278; }
              return -1;
            }
            p = s277;
          }
          p = skipOtherStop(p);
          if (p < 0) { return -1; }
        }
      }
    }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l319: {
      const s320 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l321: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l321;
          }
          p += 2;
          break l319;
        }
        p = s320;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l319;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function text219Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near310 = p + 4;
        while (p < near310 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
        if (p === near310) p = STOPS_0.next(p);
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
        l311: {

          const near312 = p + 4;
          while (p < near312 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 91))) p++;
          if (p === near312) p = STOPS_0.next(p);
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
        l313: {
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l313; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 47 || c === 65))) { break l313; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l314: {
          if ((p < end && text.charCodeAt(p) === 91)) {
            {
              const s315 = p;
              l316: {
                p = skipInlineStop(p);
                if (p < 0) { break l316; }
                break l314;
              }
              p = s315;
            }
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l314; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l318: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l318; }
          p = skipNewline(p);
          if (p < 0) { break l318; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
            {
              const s323 = p;
              l324: {
                p = skipBlockStop(p);
                if (p < 0) { break l324; }
                break l318;
              }
              p = s323;
            }
          } else m.touched ||= p >= end;
          {
            const s326 = p;
            l327: {
              if (p < end) { break l327; }
              m.touched ||= p >= end;
              break l318;
            }
            p = s326;
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
    l329: {
      const s330 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l331: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l331;
          }
          value = "\r\n";
          p += 2;
          break l329;
        }
        p = s330;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l329;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      value = "\r";
      p++;
    }
    m.value = value;
    return p;
  }

  function skipTypeAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; return -1; }
    p = skipActionPrefix(p);
    if (p < 0) { return -1; }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; return -1; }
    p = skip_typeWord(p);
    if (p < 0) { return -1; }
    while ((p < end && text.charCodeAt(p) === 32)) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 12305 || c === 12309 || c === 65306 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readLooseGivenCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: BracketValueNode | ValueNode | BoldValueNode;
    l336: {
      const s337 = p;
      const t338 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 65306))) {
        l339: {
          p = readBadOpenSeparator(p);
          if (p < 0) { break l339; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readBracketValue(p);
          if (p < 0) { break l339; }
          value = m.value as BracketValueNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 12305 || c === 12309 || c === 65341)))) { m.touched ||= p >= end; break l339; }
          p = readBadValueBracket(p);
          if (p < 0) { break l339; }
          l340: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s342 = p;
              const t343 = m.trail.length;
              l341: {
                p = readBadMarkerEnd(p);
                if (p < 0) { break l341; }
                break l340;
              }
              p = s342;
              m.forget(t343);
            } else m.touched ||= p >= end;
          }
          p = noteValueEnd(p);
          if (p < 0) { break l339; }
          break l336;
        }
        p = s337;
        m.forget(t338);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 65306))) {
        l344: {
          p = readBadOpenSeparator(p);
          if (p < 0) { break l344; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readValue(p);
          if (p < 0) { break l344; }
          value = m.value as ValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l344; }
          break l336;
        }
        p = s337;
        m.forget(t338);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
        l345: {
          p = noteLooseClose(p);
          if (p < 0) { break l345; }
          l346: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
              const s348 = p;
              const t349 = m.trail.length;
              l347: {
                p = readBadMarkerNoise(p);
                if (p < 0) { break l347; }
                break l346;
              }
              p = s348;
              m.forget(t349);
            } else m.touched ||= p >= end;
          }
          l350: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
              const s352 = p;
              const t353 = m.trail.length;
              l351: {
                l356: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306))) {
                    const s354 = p;
                    l355: {
                      p = skipColon(p);
                      if (p < 0) { break l355; }
                      p = s354;
                      break l356;
                    }
                    p = s354;
                  } else m.touched ||= p >= end;
                  break l351;
                }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 65306)))) { m.touched ||= p >= end; break l351; }
                p = readBadSeparator(p);
                if (p < 0) { break l351; }
                break l350;
              }
              p = s352;
              m.forget(t353);
            } else m.touched ||= p >= end;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readBoldValue(p);
          if (p < 0) { break l345; }
          value = m.value as BoldValueNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l345; }
          p = readBadMarkerEnd(p);
          if (p < 0) { break l345; }
          p = noteValueEnd(p);
          if (p < 0) { break l345; }
          break l336;
        }
        p = s337;
        m.forget(t338);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
      p = noteLooseClose(p);
      if (p < 0) { return -1; }
      p = readGiven(p);
      if (p < 0) { return -1; }
      value = m.value as ValueNode;
    }
    m.value = value;
    return p;
  }

  function readLooseTypeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_marker!: ActionNameNode | BadActionNameNode;
    let l_value!: BracketValueNode | ValueNode | BoldValueNode;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p = noteLooseOpen(p);
    if (p < 0) { return -1; }
    l335: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        const s333 = p;
        l334: {
          p = skipTypeAhead(p);
          if (p < 0) { break l334; }
          p = s333;
          break l335;
        }
        p = s333;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; return -1; }
    p = read_actionName(p);
    if (p < 0) { return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65306 || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p = readLooseGiven(p);
    if (p < 0) { return -1; }
    l_value = m.value as BracketValueNode | ValueNode | BoldValueNode;
    const node: LooseTypeNode = { type: 'LooseType', start: m.base + start, end: m.base + p, marker: l_marker, value: l_value };
    m.value = node;
    return p;
  }

  function readLooseParameterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_marker!: ActionNameNode | BadActionNameNode;
    let l_value!: BracketValueNode | ValueNode | BoldValueNode;
    let l_more!: BadContinuationNode | null;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p = noteLooseOpen(p);
    if (p < 0) { return -1; }
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      {
        const s357 = p;
        l358: {
          p = skipOtherPart(p);
          if (p < 0) { break l358; }
          return -1;
        }
        p = s357;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; return -1; }
    p = read_actionName(p);
    if (p < 0) { return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65306 || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p = readLooseGiven(p);
    if (p < 0) { return -1; }
    l_value = m.value as BracketValueNode | ValueNode | BoldValueNode;
    l360: {
      if (p < end) {
        const s362 = p;
        const t363 = m.trail.length;
        l361: {
          p = readBadContinuation(p);
          if (p < 0) { break l361; }
          l_more = m.value as BadContinuationNode;
          break l360;
        }
        p = s362;
        m.forget(t363);
      } else m.touched ||= p >= end;
      l_more = null;
    }
    const node: LooseParameterNode = { type: 'LooseParameter', start: m.base + start, end: m.base + p, marker: l_marker, value: l_value, more: l_more };
    m.value = node;
    return p;
  }

  function text250Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near364 = p + 4;
        while (p < near364 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near364) p = STOPS_1.next(p);
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
        l365: {

          const near366 = p + 4;
          while (p < near366 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near366) p = STOPS_1.next(p);
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
        l367: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l367; }
          p = skipNewline(p);
          if (p < 0) { break l367; }
          if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 91))) {
            {
              const s368 = p;
              l369: {
                p = skip_bareEnd(p);
                if (p < 0) { break l369; }
                break l367;
              }
              p = s368;
            }
          } else m.touched ||= p >= end;
          {
            const s371 = p;
            l372: {
              if (p < end) { break l372; }
              m.touched ||= p >= end;
              break l367;
            }
            p = s371;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text268Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near374 = p + 16;
        while (p < near374 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) p++;
        if (p === near374) p = STOPS_2.next(p);
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
        l375: {

          const near376 = p + 16;
          while (p < near376 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) p++;
          if (p === near376) p = STOPS_2.next(p);
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
        l377: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l377; }
          p = skipNewline(p);
          if (p < 0) { break l377; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
            {
              const s378 = p;
              l379: {
                p = skipStop(p);
                if (p < 0) { break l379; }
                break l377;
              }
              p = s378;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s381 = p;
              l382: {
                p = skipFenceHead(p);
                if (p < 0) { break l382; }
                break l377;
              }
              p = s381;
            }
          } else m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l384: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s385 = p;
              l386: {
                p = skipTextTail(p);
                if (p < 0) { break l386; }
                break l384;
              }
              p = s385;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l384; }
          p = skipLineNoise(p);
          if (p < 0) { break l384; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l388: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s389 = p;
              l390: {
                p = skipNoise(p);
                if (p < 0) { break l390; }
                break l388;
              }
              p = s389;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l388; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text271Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near392 = p + 4;
        while (p < near392 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near392) p = STOPS_3.next(p);
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
        l393: {

          const near394 = p + 4;
          while (p < near394 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near394) p = STOPS_3.next(p);
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
        l395: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l395; }
          p = skipNewline(p);
          if (p < 0) { break l395; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s396 = p;
              l397: {
                p = skipFenceClose(p);
                if (p < 0) { break l397; }
                break l395;
              }
              p = s396;
            }
          } else m.touched ||= p >= end;

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
  const readBadBom = mistake(m, (start, end, raw) => ({ type: 'BadBom', start, end, raw }), lit(m, "\ufeff"));
  const leaf0 = leaf(m, optional(m, readBadBom));
  const readBadLineEnd = mistake(m, (start, end, raw) => ({ type: 'BadLineEnd', start, end, raw }), lit(m, "\r\n"),
    lit(m, "\r"));
  const noteEol = coded(noteEolCode, "\n\r");
  const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
  const readBlank = coded(readBlankCode, "\t\n\r ");
  const skipTemplateToken = seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>"), optional(m, seq(one(m,
        "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|")))));
  const skipAnsiSequence = seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z"));
  const skipNoise = choice(m, skipTemplateToken, skipAnsiSequence);
  const skipLineNoise = seq(skipNoise, many(m, 0, choice(m, skipNoise, one(m, "\t "))));
  const readBadNoise = mistake(m, (start, end, raw) => ({ type: 'BadNoise', start, end, raw }), skipLineNoise);
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
  const skipActionName = choice(m, seq(skipActionWord, lit(m, "_"), skipIndex, lit(m, "_"), skipPartName, and(m,
        skipMarkerClose)), seq(lit(m, "ACTION_"), lit(m, ""), seq(one(m, "A-Z"), run(m, "0-9A-Z_")), and(m,
        skipMarkerClose)));
  const skipAnyPart = seq(one(m, "A-Z_a-z"), run(m, "\\-0-9A-Z_a-z"), many(m, 0, seq(run(m, " ", 1), run(m,
          "\\-0-9A-Z_a-z", 1))));
  const skipBadActionName = choice(m, seq(caseless(m, "action"), optional(m, one(m, " \\-_")), skipIndex, one(m,
      " \\-_"), skipAnyPart), seq(caseless(m, "action"), optional(m, one(m, " \\-_")), lit(m, ""), and(m,
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
  const readBadSeparator = mistake(m, (start, end, raw) => ({ type: 'BadSeparator', start, end, raw }), seq(run(m,
      "\t "), one(m, ":=\uff1a")));
  const skipCloseTag = seq(lit(m, "[/ACTION_"), skipIndex, lit(m, "_"), one(m, "A-Z"), run(m, "0-9A-Z_"), lit(m,
    "]"), and(m, seq(run(m, "\t "), optional(m, skipLineNoise), skipLineEnd)));
  const skipValueChar = coded(skipValueCharCode, "^\t\n\r ", true);
  const readValue = coded(readValueCode, null, true);
  const readBadCloseTag = mistake(m, (start, end, raw) => ({ type: 'BadCloseTag', start, end, raw }), skipCloseTag);
  const readBadLineNoise = mistake(m, (start, end, raw) => ({ type: 'BadLineNoise', start, end, raw }),
    seq(skipLineNoise, and(m, skipLineEnd)));
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
  const readMissingLineEnd = mistake(m, (start, end, raw) => ({ type: 'MissingLineEnd', start, end, raw }),
    seq(run(m, "\t ", 1), and(m, choice(m, skipNextVital, skipNextOwnVital, skipNextParameter))), seq(run(m, "\t "),
      one(m, ",;|"), run(m, "\t "), and(m, skipNextVital)));
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
  const readBadVitalSeparator = mistake(m, (start, end, raw) => ({ type: 'BadVitalSeparator', start, end, raw }),
    seq(run(m, "\t "), one(m, ":=\uff1a")));
  const readMissingBlank = mistake(m, (start, end, raw) => ({ type: 'MissingBlank', start, end, raw }), lit(m, ""));
  const skipRangeSign = choice(m, lit(m, "->"), lit(m, "to"), lit(m, "or"), one(m, "\\-/~\u2013\u2014\u2192\u2212"));
  const skipNumberBoundary = choice(m, and(m, skipLineBreakDue), seq(not(m, one(m, "%+\\--9A-Z_a-z~\u2013")), not(m,
        seq(lit(m, ","), one(m, "0-9"))), not(m, seq(run(m, "\t "), skipRangeSign, run(m, "\t "), one(m, "0-9"))),
      not(m, seq(run(m, "\t ", 1), one(m, ".0-9")))));
  const readBadPercent = mistake(m, (start, end, raw, l) => ({ type: 'BadPercent', start, end, raw, text: l[0] }),
    seq(label(m, 0, text(m, seq(run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1)))))), run(m, "\t "),
      lit(m, "%"), skipNumberBoundary));
  const readBadCutNumber = mistake(m, (start, end, raw) => ({ type: 'BadCutNumber', start, end, raw }), seq(run(m,
        "0-9", 1), lit(m, "."), skipEof));
  const readBadNumeral = mistake(m, (start, end, raw) => ({ type: 'BadNumeral', start, end, raw }), seq(optional(m,
        one(m, "+\\-")), choice(m, seq(run(m, "0-9", 1), lit(m, "."), run(m, "0-9", 1)), seq(lit(m, "."), run(m,
            "0-9", 1)), seq(run(m, "0-9", 1), optional(m, lit(m, ".")))), skipNumberBoundary));
  const readMarkedNumber = text(m, seq(run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1)))));
  const readBadMarkedNumber = mistake(m, (start, end, raw, l) => ({ type: 'BadMarkedNumber', start, end, raw,
        text: l[0] }), seq(lit(m, "**"), label(m, 0, readMarkedNumber), lit(m, "**"), skipNumberBoundary), seq(lit(m,
      "`"), label(m, 0, readMarkedNumber), lit(m, "`"), skipNumberBoundary));
  const skipBadVitalEnd = choice(m, seq(run(m, "\t "), skipLineNoise, choice(m, skipLineEnd, skipStopMarker)),
    seq(run(m, "\t ", 1), skipNextVital));
  const readBadVital = mistake(m, (start, end, raw) => ({ type: 'BadVital', start, end, raw }), many(m, 0, seq(not(m,
          skipBadVitalEnd), choice(m, run(m, "\t ", 1), run(m, "^\t\n\r\u001b <", 1), skipLineNoise, one(m,
  "\u001b<")))));
  const readBadMarkerEnd = coded(readBadMarkerEndCode, "*_");
  const readBadValueBracket = mistake(m, (start, end, raw) => ({ type: 'BadValueBracket', start, end, raw }),
    seq(run(m, "\t "), one(m, "]\u3011\u3015\uff3d")));
  const skipRemarkChar = choice(m, run(m, "^\t\n\r\u001b <", 1), one(m, "\t "), seq(not(m, seq(skipLineNoise,
          choice(m, skipLineEnd, skipStopMarker))), skipLineNoise), seq(not(m, skipNoise), one(m, "\u001b<")));
  const readBadRemark = mistake(m, (start, end, raw) => ({ type: 'BadRemark', start, end, raw }), seq(run(m, "\t "),
      one(m, "^\t\n\r\u001b <"), many(m, 0, seq(not(m, skipLineBreakDue), skipRemarkChar))));
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
  const leaf64 = leaf(m, lane(m, "[", LANE_0, makeOfLane0, choice(m, readBlank, readType, readParameter, readVital)));
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
  const readBadMarkerIndent = mistake(m, (start, end, raw) => ({ type: 'BadMarkerIndent', start, end, raw }),
    repeat(m, { least: 1, most: 3 }, lit(m, " ")));
  const skipBoldTail = seq(lit(m, "**"), run(m, "\t "), optional(m, skipLineNoise), skipLineEnd);
  const skipBoldAround = choice(m, seq(skipMarkerOpen, run(m, " \\-0-9A-Z_a-z"), one(m, "]\u3011\u3015\uff3d"),
      choice(m, skipBold, skipBoldSeparator)), seq(skipMarkerOpen, caseless(m, "action"), run(m, " \\-0-9A-Z_a-z",
        1), one(m, "]\u3011\u3015\uff3d"), many(m, 0, choice(m, run(m, "^\n\r*", 1), seq(not(m, skipBoldTail), lit(m,
      "*")))), skipBoldTail));
  const readBadMarkerDecoration = coded(readBadMarkerDecorationCode, "#*+\\-0-9>_");
  const readBadMarkerBracket = mistake(m, (start, end, raw) => ({ type: 'BadMarkerBracket', start, end, raw }),
    one(m, "\u3010\u3011\u3014\u3015\uff3b\uff3d"));
  const readBadMarkerBlank = mistake(m, (start, end, raw) => ({ type: 'BadMarkerBlank', start, end, raw }), run(m,
      " ", 1));
  const noteLooseOpen = coded(noteLooseOpenCode, " #*+\\-0-9>[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const skipActionPrefix = coded(skipActionPrefixCode, "A-Za-z", true);
  const readStartWord = words(m, wordList(["CONTENT_START"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const skipStartWord = quiet(m, readStartWord);
  const skipStartAhead = coded(skipStartAheadCode, "A-Za-z", true);
  const readPartName = choice(m, pick(m, 0, readPartWord, and(m, skipMarkerClose)), text(m, seq(one(m, "A-Z_"),
        run(m, "0-9A-Z_"))));
  const readMissingIndex = mistake(m, (start, end, raw) => ({ type: 'MissingIndex', start, end, raw }), lit(m, ""));
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
  const readBadBoldSeparator = mistake(m, (start, end, raw) => ({ type: 'BadBoldSeparator', start, end, raw }),
    skipBoldSeparator);
  const noteLooseClose = coded(noteLooseCloseCode, " ]\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const readBlockHead = node(m, (start, end, l) => ({ type: 'BlockHead', start, end, marker: l[0] }), seq(label(m, 0,
        readStartMarker), noteHeadTail), seq(label(m, 0, readBadContentTag), noteHeadTail), seq(not(m,
        skipBareStart), noteLooseOpen, and(m, skipStartAhead), label(m, 0, read_actionName), noteLooseClose,
      noteHeadTail));
  const leaf139 = leaf(m, lane(m, "[", LANE_1, makeOfLane1, readBlockHead));
  const skipOwnEndLater = quiet(m, readOwnEndLater);
  const skipRemarkEndLater = quiet(m, readRemarkEndLater);
  const skipInlineStop = seq(and(m, skipOwnInlineEnd), not(m, skipOwnEndLater), not(m, skipRemarkEndLater));
  const readBadStartText = mistake(m, (start, end, raw) => ({ type: 'BadStartText', start, end, raw }), many(m, 1,
      seq(not(m, skipInlineStop), one(m, "^\n\r"))));
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
        "/"), optional(m, seq(caseless(m, "action"), one(m, " \\-_")))), skipBareEndWord, skipSlipEndClose),
    seq(run(m, "\t "), optional(m, skipBold), caseless(m, "content_end"), skipBareEndClose));
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
  const leaf183 = leaf(m, readStartLine);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const text219 = text219Code;
  const readNewline = coded(readNewlineCode, "\n\r", true);
  const readBlockEnd = node(m, (start, end, l) => ({ type: 'BlockEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipOwnEndMarker)), run(m, "\t "), noteLineEnd));
  const readBadBlockEnd = mistake(m, (start, end, raw) => ({ type: 'BadBlockEnd', start, end, raw }), seq(and(m,
        choice(m, skipOwnEndMarker, skipOwnSlipEnd, skipBareSlipEnd)), run(m, "^\n\r"), noteLineEnd));
  const readMissingContentEnd = mistake(m, (start, end, raw, l) => ({ type: 'MissingContentEnd', start, end, raw,
        index: l[0] ?? null }), seq(skipIndent, lit(m, "["), caseless(m, "action_"), label(m, 0, readIndex),
      caseless(m, "_content_end]"), run(m, "^\n\r"), noteLineEnd), lit(m, ""));
  const readBadInlineEnd = mistake(m, (start, end, raw) => ({ type: 'BadInlineEnd', start, end, raw }), seq(and(m,
        skipOwnInlineEnd), run(m, "^\n\r"), noteLineEnd));
  const read_blockEnd = choice(m, tuple(m, [0, 1], readNewline, choice(m, readBlockEnd, readBadBlockEnd,
        readMissingContentEnd)), readBadInlineEnd, readMissingContentEnd);
  const leaf221 = leaf(m, read_blockEnd);
  const read_typeWord = words(m, wordList(["TYPE"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const skip_typeWord = quiet(m, read_typeWord);
  const skipTypeAhead = coded(skipTypeAheadCode, "A-Za-z", true);
  const readBadOpenSeparator = mistake(m, (start, end, raw) => ({ type: 'BadOpenSeparator', start, end, raw }),
    seq(run(m, " "), one(m, ":=\uff1a")));
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
  const leaf228 = leaf(m, choice(m, readLooseType, readLooseParameter));
  const readBadBareStart = mistake(m, (start, end, raw) => ({ type: 'BadBareStart', start, end, raw }),
    skipBareStart);
  const leaf245 = leaf(m, readBadBareStart);
  const skipBareEndMarker = choice(m, lit(m, "CONTENT_END"), seq(lit(m, "["), optional(m, lit(m, "ACTION_")), lit(m,
  "CONTENT_END]")));
  const skip_bareEnd = seq(skipBareEndMarker, run(m, "\t "), skipLineEnd);
  const leaf247 = leaf(m, optional(m, tuple(m, [0, 1, 2], readEol, not(m, skip_bareEnd), not(m, skipEof))));
  const text250 = text250Code;
  const leaf251 = leaf(m, optional(m, skipNewline));
  const readBareEnd = node(m, (start, end, l) => ({ type: 'BareEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipBareEndMarker)), run(m, "\t "), noteLineEnd));
  const readBareBlockEnd = choice(m, readBareEnd, readMissingContentEnd);
  const leaf252 = leaf(m, readBareBlockEnd);
  const readOwnName = pick(m, 1, not(m, seq(skipMeantName, lit(m, "]"))), text(m, seq(one(m, "A-Z"), run(m,
    "0-9A-Z_"))), and(m, seq(lit(m, "]"), not(m, lit(m, "(")))));
  const readBadOwnName = mistake(m, (start, end, raw) => ({ type: 'BadOwnName', start, end, raw }), seq(one(m,
      "A-Za-z"), one(m, "A-Z_a-z"), run(m, "0-9A-Z_a-z", 1)));
  const readOwnWord = choice(m, pick(m, 1, not(m, seq(skipMeantName, skipMarkerClose)), text(m, seq(one(m, "A-Z"),
          run(m, "0-9A-Z_"))), and(m, skipMarkerClose)), pick(m, 1, not(m, seq(skipMeantName, skipMarkerClose)),
      readBadOwnName, and(m, skipMarkerClose)));
  const readBadOpenVitalSeparator = mistake(m, (start, end, raw) => ({ type: 'BadOpenVitalSeparator', start, end,
        raw }), seq(run(m, " "), one(m, ":=\uff1a")));
  const readOwnVital = node(m, (start, end, l) => ({ type: 'OwnVital', start, end, name: l[0], value: l[1] }),
    seq(not(m, skipExactMarker), lit(m, "["), label(m, 0, readOwnName), lit(m, "]"), and(m, skip_ownVital), label(m,
        1, readVitalValue)), seq(not(m, skipExactMarker), and(m, skipOwnVitalLine), noteLooseOpen, label(m, 0,
        readOwnWord), choice(m, noteLooseClose, readBadOpenVitalSeparator), label(m, 1, readVitalValue)));
  const leaf255 = leaf(m, readOwnVital);
  const noteHeadRest = seq(optional(m, readBadMarkerNoise), optional(m, seq(and(m, skipColon), readBadSeparator)));
  const readBadFirstLine = mistake(m, (start, end, raw) => ({ type: 'BadFirstLine', start, end, raw }), lit(m, ""));
  const noteFirstLine = choice(m, and(m, seq(run(m, "\t "), skipLineEnd)), readBadFirstLine);
  const readReasoningWord = words(m, wordList(["REASONING"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const readSectionWord = words(m, wordList(["PLANNING","NOTES"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const readSectionHead = node(m, (start, end, l) => ({ type: 'SectionHead', start, end, name: l[0] }), seq(lit(m,
      "["), label(m, 0, lit(m, "REASONING")), lit(m, "]"), noteHeadRest, noteFirstLine), seq(lit(m, "["), label(m,
        0, choice(m, lit(m, "PLANNING"), lit(m, "NOTES"))), lit(m, "]"), noteHeadRest), seq(noteLooseOpen, label(m,
        0, readReasoningWord), choice(m, seq(noteLooseClose, noteHeadRest), readBadOpenSeparator), noteFirstLine),
    seq(noteLooseOpen, label(m, 0, readSectionWord), choice(m, seq(noteLooseClose, noteHeadRest),
        readBadOpenSeparator)), seq(lit(m, "["), label(m, 0, readOwnName), lit(m, "]"), noteHeadRest));
  const leaf261 = leaf(m, readSectionHead);
  const text268 = text268Code;
  const readTextFence = pick(m, 2, skipNewline, not(m, skipStop), readFenceHead);
  const leaf269 = leaf(m, readTextFence);
  const text271 = text271Code;
  const readMissingTextFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingTextFenceEnd', start, end, raw }),
    lit(m, ""));
  const noteTextFenceEnd = choice(m, seq(skipNewline, skipFenceClose), readMissingTextFenceEnd);
  const leaf272 = leaf(m, noteTextFenceEnd);
  const readSectionEnd = node(m, (start, end) => ({ type: 'SectionEnd', start, end }), optional(m, noteEol));
  const leaf275 = leaf(m, readSectionEnd);
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
  const readBadContentEnd = mistake(m, (start, end, raw) => ({ type: 'BadContentEnd', start, end, raw }),
    seq(skipAnyEnd, run(m, "^\n\r"), noteLineEnd));
  const noteSectionTag = seq(lit(m, "[/"), skipSectionName, lit(m, "]"), run(m, "\t "), noteLineEnd);
  const readBadSectionTag = mistake(m, (start, end, raw) => ({ type: 'BadSectionTag', start, end, raw }),
    noteSectionTag);
  const readMissingMarkerEnd = mistake(m, (start, end, raw) => ({ type: 'MissingMarkerEnd', start, end, raw }),
    seq(lit(m, "["), optional(m, seq(one(m, "A-Z"), run(m, "0-9A-Z_"))), skipEof), skipCutMarker);
  const readBadIndex = mistake(m, (start, end, raw) => ({ type: 'BadIndex', start, end, raw }), seq(skipIndent,
      optional(m, skipDecoration), skipMarkerOpen, skipBadIndexName, skipMarkerClose, run(m, "^\n\r"), optional(m,
        noteEol)));
  const noteBrokenMarker = choice(m, seq(lit(m, "["), one(m, "A-Z"), run(m, "0-9A-Z_", 1), not(m, one(m, "a-z")),
      run(m, "^\n\r]"), noteLineEnd), seq(optional(m, skipBold), lit(m, "ACTION_"), skipIndex, lit(m, "_"), run(m,
        "0-9A-Z_", 1), optional(m, skipBold), run(m, "\t "), optional(m, seq(one(m, ":=\uff1a"), run(m, "^\n\r"))),
      noteLineEnd));
  const readBadMarker = mistake(m, (start, end, raw) => ({ type: 'BadMarker', start, end, raw }), noteBrokenMarker);
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
  const readBadFencedAction = mistake(m, (start, end, raw) => ({ type: 'BadFencedAction', start, end, raw }),
    seq(and(m, skipActionFence), readFenced, noteLineEnd));
  const noteClosedFence = seq(readFenced, noteLineEnd);
  const noteChatLine = seq(many(m, 1, skipLineChar), choice(m, noteLineEnd, and(m, skipNoise)));
  const noteFenceOpen = seq(skipFenceHead, noteLineEnd);
  const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }),
    noteFenceOpen);
  const noteLine = choice(m, seq(run(m, "^\n\r"), noteEol), run(m, "^\n\r", 1));
  const noteOpenFence = seq(not(m, skipStop), readMissingFenceEnd, many(m, 0, noteLine));
  const readBadChat = mistake(m, (start, end, raw) => ({ type: 'BadChat', start, end, raw }), seq(many(m, 1,
        seq(not(m, skipStop), not(m, skipBlankLine), choice(m, readBadFencedAction, noteClosedFence, seq(not(m,
                skipFenceHead), noteChatLine)))), optional(m, noteOpenFence)), noteOpenFence);
  const readBadLine = mistake(m, (start, end, raw) => ({ type: 'BadLine', start, end, raw }), seq(not(m,
        skip_wrapperEnd), noteLine));
  const leaf277 = leaf(m, choice(m, readLooseVital, readBadBareVital, readBadContentEnd, readBadSectionTag,
      readMissingMarkerEnd, readBadIndex, readBadMarker, readBadNoise, readBadChat, readBadLine));
  const note_wrapperEnd = seq(skipIndent, skipWrapperRun, run(m, "\t "), choice(m, noteLineEnd, and(m,
        seq(skipLineNoise, skipLineEnd))));
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), note_wrapperEnd);
  const readMissingWrapperEnd = mistake(m, (start, end, raw) => ({ type: 'MissingWrapperEnd', start, end, raw }),
    lit(m, ""));
  const leaf307 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const skipMarkerFenceAhead = and(m, skipMarkerFence);
  const skipFenced = quiet(m, readFenced);
  const skipClosedFence = seq(skipFenced, skipLineEnd);
  const skipLine = choice(m, seq(run(m, "^\n\r"), skipEol), run(m, "^\n\r", 1));
  const skipExampleFence = seq(skipClosedFence, many(m, 0, choice(m, skipClosedFence, seq(not(m, skipFenceOpen),
          not(m, skipStopMarker), skipLine))), skipStopMarker);
  const skipReplyFence = seq(skipMarkerFenceAhead, not(m, skipExampleFence));
  const readBadChatBefore = mistake(m, (start, end, raw) => ({ type: 'BadChatBefore', start, end, raw }), seq(many(m,
        1, seq(not(m, skipReplyFence), not(m, skipStop), not(m, skipBlankLine), choice(m, noteClosedFence, seq(not(m,
                skipFenceHead), noteChatLine)))), optional(m, seq(not(m, skipReplyFence), noteOpenFence))),
    seq(not(m, skipReplyFence), noteOpenFence));
  const readOpening = choice(m, readLead, readBadChatBefore);
  const leaf311 = leaf(m, readOpening);
  const leaf320 = leaf(m, and(m, skipReplyFence));

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_2, STARTS_5], alternatives: [{ op: 'leaf', read: leaf64 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf228 }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: leaf255 }, { op: 'again', step: () => stepSection }, { op: 'leaf', read: leaf277 }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf311 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf320, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf13 }, { op: 'loop', body: stepItem }, { op: 'leaf', read: leaf307 }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: leaf139 }, { op: 'leaf', read: leaf183 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf221 }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text219 } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf245 }, { op: 'leaf', read: leaf247 }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: leaf251 }, { op: 'leaf', read: leaf252 }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', register: -1, isText: true, body: { op: 'text', read: text250 } };
  const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf261 }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: leaf275 }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', register: -1, isText: true, body: { op: 'text', read: text268 } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: 1, isText: true, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: leaf269 }, { op: 'text', read: text271 }, { op: 'leaf', read: leaf272 }] } };

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
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole reply is in a code fence.","example":"```\n[REASONING]\n…\n```","mend":"Write the reply without a fence around it.","isCut":false},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the reply is never closed.","example":"```\n[REASONING]\nDone.","mend":"Write the reply without a fence around it.","isCut":false},
    BadMarker: {"code":"bad-marker","severity":"error","meaning":"A marker lacks a bracket. The line was left out.","example":"[MOOD] 0.8\n[CONFIDEN  # typo","mend":"Write the marker with both brackets.","isCut":false},
    BadIndex: {"code":"bad-index","severity":"error","meaning":"An action marker has no number from 0 to 999999999, or no name after it. The line was left out.","example":"[MOOD] 0.8\n[ACTION_-1_TYPE] finish","mend":"Number the actions 0, 1, 2, ….","isCut":false},
    MissingMarkerEnd: {"code":"missing-marker-end","severity":"error","meaning":"The text ends inside a marker.","example":"[REASONING]\nDone.\n[CONF","mend":"The text was cut off: write all of it again.","isCut":false},
    BadChatBefore: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out.","isCut":false},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadFencedAction: {"code":"bad-fenced-action","severity":"error","meaning":"Markers of an action are in a code fence. They were read as an example and are not in the model.","example":"[MOOD] 0.8\n```\n[ACTION_0_TYPE] finish\n```","mend":"Write the markers without a fence around them.","isCut":false},
    BadLine: {"code":"bad-chat","severity":"warning","meaning":"Text outside any section or block. It is not in the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out.","isCut":false},
    BadActionName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case, with underscores.","isCut":false},
    MissingIndex: {"code":"missing-index","severity":"warning","meaning":"A marker of an action has no number.","example":"[ACTION_TYPE] finish","mend":"Put the number of the action into the marker: [ACTION_N_TYPE].","isCut":false},
    BadMarkerIndent: {"code":"bad-marker-indent","severity":"warning","meaning":"A marker is indented.","example":"[FOCUS] 0.9\n  [MOOD] 0.8","mend":"Start the marker in the first column.","isCut":false},
    BadMarkerDecoration: {"code":"bad-marker-decoration","severity":"warning","meaning":"A marker is written as a heading, a list item or bold text.","example":"## [REASONING]","mend":"Start the line with the bracket.","isCut":false},
    BadMarkerEnd: {"code":"bad-marker-end","severity":"warning","meaning":"Bold marks after a marker or its value.","example":"**[MOOD]** 0.8","mend":"Write markers without Markdown.","isCut":false},
    BadMarkerBracket: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker has full-width brackets, or blanks inside its brackets.","example":"［MOOD］ 0.8","mend":"Put [ and ] directly around the name.","isCut":false},
    BadMarkerBlank: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker has full-width brackets, or blanks inside its brackets.","example":"［MOOD］ 0.8","mend":"Put [ and ] directly around the name.","isCut":false},
    BadMarkerNoise: {"code":"bad-marker-noise","severity":"warning","meaning":"Chat template tokens or colour codes between a marker and its value.","example":"\u001b[1m[MOOD]\u001b[0m 0.8","mend":"Strip such sequences from the reply.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","mend":"Leave the sign out: a blank is enough.","isCut":false},
    BadBoldSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","mend":"Leave the sign out: a blank is enough.","isCut":false},
    BadOpenSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign after a marker.","example":"[ACTION_0_PATH]: a.txt","mend":"Leave the sign out: a blank is enough.","isCut":false},
    BadSectionTag: {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag after a value or a section. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","mend":"Write nothing after the value.","isCut":false},
    BadFirstLine: {"code":"bad-first-line","severity":"warning","meaning":"The reasoning starts on the line of its marker.","example":"[REASONING] I will read the file.","mend":"Start the text on the line below the marker.","isCut":false},
    MissingTextFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadOwnName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case, with underscores.","isCut":false},
    BadVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign before the value of a vital.","example":"[MOOD] = 0.8","mend":"Write a blank between the marker and its number.","isCut":false},
    BadOpenVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign before the value of a vital.","example":"[MOOD] = 0.8","mend":"Write a blank between the marker and its number.","isCut":false},
    MissingBlank: {"code":"missing-blank","severity":"warning","meaning":"There is no blank before the value of a vital.","example":"[MOOD]0.8","mend":"Write a blank before the number.","isCut":false},
    BadPercent: {"code":"bad-percent","severity":"warning","meaning":"A vital is written as a percentage.","example":"[MOOD] 85%","mend":"Write a number from 0.0 to 1.0.","isCut":false},
    BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number has no digit before or after its point, or has a plus sign.","example":"[MOOD] .8","mend":"Write a digit on both sides of the point, and no plus sign.","isCut":false},
    BadCutNumber: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is not a number from 0.0 to 1.0. It was left out.","example":"[MOOD] high","mend":"Write a number from 0.0 to 1.0.","isCut":false},
    BadMarkedNumber: {"code":"bad-marked-number","severity":"warning","meaning":"The value of a vital is bold or in backticks.","example":"[MOOD] **0.8**","mend":"Write the number without Markdown.","isCut":false},
    BadVital: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is not a number from 0.0 to 1.0. It was left out.","example":"[MOOD] high","mend":"Write a number from 0.0 to 1.0.","isCut":false},
    BadValueBracket: {"code":"bad-value-bracket","severity":"warning","meaning":"A value is inside the brackets of its marker.","example":"[MOOD: 0.8]","mend":"Close the bracket after the name, and write the value behind it.","isCut":false},
    BadRemark: {"code":"bad-remark","severity":"warning","meaning":"A remark after the value of a vital.","example":"[MOOD] 0.8  # fine","mend":"Put remarks under [NOTES].","isCut":false},
    MissingLineEnd: {"code":"missing-line-end","severity":"warning","meaning":"There are several markers on one line.","example":"[MOOD] 0.8 [FOCUS] 0.9","mend":"Give each marker a line of its own.","isCut":false},
    BadBareVital: {"code":"bad-bare-vital","severity":"warning","meaning":"A vital has no brackets.","example":"[REASONING]\nDone.\nMood: 0.8","mend":"Write the name in upper case and in brackets, then the number.","isCut":false},
    BadCloseTag: {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag after a value or a section. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","mend":"Write nothing after the value.","isCut":false},
    BadLineNoise: {"code":"bad-line-noise","severity":"warning","meaning":"A chat template token or a colour code after a value. It was left out.","example":"[ACTION_0_RESULT] done<|end|>","mend":"Strip such sequences from the reply.","isCut":false},
    BadContinuation: {"code":"bad-continuation","severity":"warning","meaning":"There are lines without a marker below a parameter. Text for a reader takes them in; from any other value they were left out, which is an error.","example":"[ACTION_0_RESULT] first line\nsecond line","mend":"Write the whole value on the line of its marker, or put long text into a content block.","isCut":false},
    BadContentTag: {"code":"bad-content-tag","severity":"warning","meaning":"The START line of a block does not say START.","example":"[ACTION_0_CONTENT]\nprint(1)\n[ACTION_0_CONTENT_END]","mend":"Begin the block with [ACTION_N_CONTENT_START].","isCut":false},
    BadBareStart: {"code":"bad-bare-start","severity":"warning","meaning":"The START line of a block has no action number. The block was given to the action before it.","example":"[ACTION_0_TYPE] create_file\nCONTENT_START\nprint(1)\nCONTENT_END","mend":"Give START and END the number of the action: [ACTION_N_CONTENT_START] and [ACTION_N_CONTENT_END].","isCut":false},
    BadStartText: {"code":"bad-start-text","severity":"warning","meaning":"Text on the START line of a block. It was read as the first line of the block.","example":"[ACTION_0_CONTENT_START] print(1)","mend":"Start the content on the line below.","isCut":false},
    BadContentEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","mend":"Write the END marker alone on its line, after a START marker with the same number.","isCut":false},
    BadBlockEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","mend":"Write the END marker alone on its line, after a START marker with the same number.","isCut":false},
    BadInlineEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block is misspelled, or closes no block.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","mend":"Write the END marker alone on its line, after a START marker with the same number.","isCut":false},
    MissingContentEnd: {"code":"missing-content-end","severity":"error","meaning":"A content block has no END line with its number. It ends at the next action, or with the text.","example":"[ACTION_0_CONTENT_START]\nprint(1)","mend":"Close every block with [ACTION_N_CONTENT_END] of the same number.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
    BadMarkerName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case, with underscores.","isCut":false},
    BadMarkerSlip: {"code":"bad-marker-slip","severity":"warning","meaning":"A marker is misspelled. It was read as the standard one.","example":"[CONFIDENC] 0.9","mend":"Spell the name as in the specification.","isCut":false},
  },
  registers: 3,
  tables: 6,
};
