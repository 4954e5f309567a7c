// Generated from grammars/duckflow.peggy, grammars/duckflow/markers.peggy, grammars/duckflow/sections.peggy, grammars/duckflow/vitals.peggy, grammars/duckflow/actions.peggy, grammars/duckflow/blocks.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, wordList, action, again, and, caseless, choice, closes, coded, cut, deep, hand, handing, label, later, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple, words } from '../src/engine/index.ts';

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
  readonly value: ValueNode;
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
  readonly marker: StartMarkerNode | ActionNameNode | BadActionNameNode;
}

export interface StartMarkerNode extends TreeNode {
  readonly type: 'StartMarker';
  readonly index: string;
}

export interface BlockEndNode extends TreeNode {
  readonly type: 'BlockEnd';
  readonly marker: string;
}

export interface TagEndNode extends TreeNode {
  readonly type: 'TagEnd';
  readonly marker: string;
}

export interface BadContentTagNode extends RecoveryNode {
  readonly type: 'BadContentTag';
  readonly index: string;
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
  readonly BadContentEnd: BadContentEndNode;
  readonly MissingContentEnd: MissingContentEndNode;
  readonly LooseType: LooseTypeNode;
  readonly LooseParameter: LooseParameterNode;
  readonly BadBareStart: BadBareStartNode;
  readonly BareEnd: BareEndNode;
  readonly OwnVital: OwnVitalNode;
  readonly SectionHead: SectionHeadNode;
  readonly SectionEnd: SectionEndNode;
  readonly BadContentTag: BadContentTagNode;
  readonly TagEnd: TagEndNode;
  readonly LooseVital: LooseVitalNode;
  readonly BadBareVital: BadBareVitalNode;
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
  readonly TagText: TextPiece<'TagText'>;
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
  readonly BadOpenSeparator: BadOpenSeparatorNode;
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
  readonly MissingContentEnd: MissingContentEndNode;
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly BadMarkerName: RecoveryNode;
  readonly BadMarkerSlip: RecoveryNode;
}

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-marker" | "bad-index" | "missing-marker-end" | "bad-chat" | "missing-fence-end" | "bad-fenced-action" | "bad-marker-name" | "missing-index" | "bad-marker-indent" | "bad-marker-decoration" | "bad-marker-end" | "bad-marker-bracket" | "bad-marker-noise" | "bad-separator" | "bad-first-line" | "bad-vital-separator" | "missing-blank" | "bad-percent" | "bad-numeral" | "bad-vital" | "bad-marked-number" | "bad-value-bracket" | "bad-remark" | "missing-line-end" | "bad-bare-vital" | "bad-close-tag" | "bad-line-noise" | "bad-continuation" | "bad-content-tag" | "bad-bare-start" | "bad-start-text" | "bad-content-end" | "missing-content-end" | "bad-bom" | "bad-noise" | "bad-line-end" | "bad-marker-slip";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [95, 95]);
  const TABLE_1 = tableOf([91, 91]);
  const TABLE_2 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_3 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
  const TABLE_4 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
  const TABLE_5 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [91, 91], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
  const TABLE_6 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
  const TABLE_7 = tableOf([9, 9], [32, 32], [58, 58], [61, 61]);
  const TABLE_8 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 90], [92, 127]);
  const TABLE_9 = tableOf([67, 67], [70, 70], [77, 77], [83, 83]);
  const TABLE_10 = tableOf();
  const TABLE_11 = tableOf([58, 58], [61, 61], [93, 93]);
  const TABLE_12 = tableOf([32, 32], [58, 58], [61, 61], [93, 93]);
  const TABLE_13 = tableOf([9, 9], [32, 32], [93, 93]);
  const TABLE_14 = tableOf([32, 32], [58, 58], [61, 61]);
  const TABLE_15 = tableOf([32, 32], [93, 93]);
  const TABLE_16 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_17 = tableOf([27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [60, 60], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [91, 91], [95, 96], [99, 99], [102, 102], [109, 109], [115, 115], [126, 126]);
  const STOPS_0 = new Stops(m, "\n\r", { "\n": " [" });
  const STOPS_1 = new Stops(m, "\n\r", { "\n": "C[" });
  const STOPS_2 = new Stops(m, "\n\r\u001b<", { "\n": "\u001b #*+\\-<>CFMS[_`cfms~\u3010\u3014\uff3b" });
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
      if ((p < end && text.charCodeAt(p) === 91)) {
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
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipBareVital(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l62: {
      const s63 = p;
      const t64 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l65: {
          p = noteEol(p);
          if (p < 0) { break l65; }
          break l62;
        }
        p = s63;
        m.forget(t64);
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
    l68: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s66 = p;
        l67: {
          let n72 = 0;
          l69: for (;;) {
            if (n72 >= 9) break;
            const s71 = p;
            l70: {
              if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l70; }
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
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l74; }
          continue l73;
        }
        p = s75;
      } else m.touched ||= p >= end;
      break;
    }
    const s77 = p;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    value = text.slice(s77, p);
    m.value = value;
    return p;
  }

  function readBadMarkerNoiseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l82: {
      const s83 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l84: {
          let m88 = false;
          l85: for (;;) {
            const s87 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l86: {
                p = skipNoise(p);
                if (p < 0) { break l86; }
                m88 = true;
                continue l85;
              }
              p = s87;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m88) { break l84; }
          break l82;
        }
        p = s83;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      let m92 = false;
      l89: for (;;) {
        const s91 = p;
        if ((p < end && text.charCodeAt(p) === 27)) {
          l90: {
            if (!text.startsWith("\u001b[", p)) {
              m.reaches(p, "\u001b[");
              break l90;
            }
            p += 2;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63))) p++;
            m.touched ||= p >= end;
            if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; break l90; }
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
      {
        const s93 = p;
        l94: {
          p = skipStopMarker(p);
          if (p < 0) { break l94; }
          return -1;
        }
        p = s93;
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
    l103: {
      if ((p < end && text.charCodeAt(p) === 65306)) {

        p++;
        break l103;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 61)))) { m.touched ||= p >= end; return -1; }
      p++;
      l108: {
        const s106 = p;
        l107: {
          l109: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              p++;
              break l109;
            } else m.touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l107; }
          }
          p = s106;
          break l108;
        }
        p = s106;
        return -1;
      }
    }
    return p;
  }

  function skipValueCharCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l117: {
      const s118 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
        l119: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l119; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b <[";
          break l117;
        }
        p = s118;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l120: {
          if ((p < end && text.charCodeAt(p) === 91)) {
            {
              const s121 = p;
              l122: {
                p = skipCloseTag(p);
                if (p < 0) { break l122; }
                break l120;
              }
              p = s121;
            }
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l120; }
          p++;
          break l117;
        }
        p = s118;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l124: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s125 = p;
              l126: {
                p = skipLineNoise(p);
                if (p < 0) { break l126; }
                p = skipLineEnd(p);
                if (p < 0) { break l126; }
                break l124;
              }
              p = s125;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l124; }
          p = skipLineNoise(p);
          if (p < 0) { break l124; }
          break l117;
        }
        p = s118;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s128 = p;
          l129: {
            p = skipNoise(p);
            if (p < 0) { break l129; }
            return -1;
          }
          p = s128;
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
    const s112 = p;
    l113: for (;;) {
      const s115 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l114: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) { m.touched ||= p >= end; break l114; }
          p = skipValueChar(p);
          if (p < 0) { break l114; }
          continue l113;
        }
        p = s115;
      } else m.touched ||= p >= end;
      break;
    }
    l_text = text.slice(s112, p);
    const node: ValueNode = { type: 'Value', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l135: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s137 = p;
        const t138 = m.trail.length;
        l136: {
          p = readBadLineNoise(p);
          if (p < 0) { break l136; }
          break l135;
        }
        p = s137;
        m.forget(t138);
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
    l78: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
        const s80 = p;
        const t81 = m.trail.length;
        l79: {
          p = readBadMarkerNoise(p);
          if (p < 0) { break l79; }
          break l78;
        }
        p = s80;
        m.forget(t81);
      } else m.touched ||= p >= end;
    }
    l96: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 65306))) {
        const s98 = p;
        const t99 = m.trail.length;
        l97: {
          l102: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 65306))) {
              const s100 = p;
              l101: {
                p = skipColon(p);
                if (p < 0) { break l101; }
                p = s100;
                break l102;
              }
              p = s100;
            } else m.touched ||= p >= end;
            break l97;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 65306)))) { m.touched ||= p >= end; break l97; }
          p = readBadSeparator(p);
          if (p < 0) { break l97; }
          break l96;
        }
        p = s98;
        m.forget(t99);
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = readValue(p);
    if (p < 0) { return -1; }
    value = m.value as ValueNode;
    l131: {
      if ((p < end && text.charCodeAt(p) === 91)) {
        const s133 = p;
        const t134 = m.trail.length;
        l132: {
          p = readBadCloseTag(p);
          if (p < 0) { break l132; }
          break l131;
        }
        p = s133;
        m.forget(t134);
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
    let l_value!: ValueNode;
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
    p = readGiven(p);
    if (p < 0) { return -1; }
    l_value = m.value as ValueNode;
    const node: TypeNode = { type: 'Type', start: m.base + start, end: m.base + p, index: l_index, value: l_value };
    m.value = node;
    return p;
  }

  function skipTagRestCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT]", p)) {
      m.reaches(p, "CONTENT]");
      return -1;
    }
    p += 8;
    l145: {
      const s146 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l147: {
          l150: {
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              const s148 = p;
              l149: {
                p = skipTagLine(p);
                if (p < 0) { break l149; }
                p = s148;
                break l150;
              }
              p = s148;
            } else m.touched ||= p >= end;
            break l147;
          }
          break l145;
        }
        p = s146;
      } else m.touched ||= p >= end;
      p = skipTagCloseLater(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readParameterNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95))) {
      {
        const s139 = p;
        l140: {
          p = skipPartWord(p);
          if (p < 0) { break l140; }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l140; }
          p++;
          return -1;
        }
        p = s139;
      }
    } else m.touched ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 67)) {
      {
        const s142 = p;
        l143: {
          p = skipTagRest(p);
          if (p < 0) { break l143; }
          return -1;
        }
        p = s142;
      }
    } else m.touched ||= p >= end;
    const s151 = p;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
    m.touched ||= p >= end && "0-9A-Z_";
    value = text.slice(s151, p);
    if (!((p < end && text.charCodeAt(p) === 93))) { m.touched ||= p >= end; return -1; }
    m.value = value;
    return p;
  }

  function skipStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l156: {
      const s157 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        l158: {
          p = skipStopMarker(p);
          if (p < 0) { break l158; }
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l159: {
          let m163 = false;
          l160: for (;;) {
            const s162 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l161: {
                p = skipNoise(p);
                if (p < 0) { break l161; }
                m163 = true;
                continue l160;
              }
              p = s162;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m163) { break l159; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339)))) { m.touched ||= p >= end; break l159; }
          p = skipStopMarker(p);
          if (p < 0) { break l159; }
          break l156;
        }
        p = s157;
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
    l168: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l168;
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
    l164: {
      const s165 = p;
      const t166 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l167: {
          p = readEol(p);
          if (p < 0) { break l167; }
          value = m.value as "\n" | BadLineEndNode;
          break l164;
        }
        p = s165;
        m.forget(t166);
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
    const list177: " "[] = [];
    let n175 = 0;
    l172: for (;;) {
      if (n175 >= 3) break;
      const s174 = p;
      l173: {
        let v176!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l173; }
        v176 = " ";
        p++;
        list177.push(v176);
        n175++;
        continue l172;
      }
      p = s174;
      break;
    }
    value = list177;
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
    l152: {
      if (p < end) {
        const s154 = p;
        const t155 = m.trail.length;
        l153: {
          p = readBadContinuation(p);
          if (p < 0) { break l153; }
          l_more = m.value as BadContinuationNode;
          break l152;
        }
        p = s154;
        m.forget(t155);
      } else m.touched ||= p >= end;
      l_more = null;
    }
    const node: ParameterNode = { type: 'Parameter', start: m.base + start, end: m.base + p, index: l_index, name: l_name, value: l_value, more: l_more };
    m.value = node;
    return p;
  }

  function readBadMarkerEndCode(p: number): number {
    const { text, end } = m;
    const start = p;
    l178: {
      const s179 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l180: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l180;
          }
          p += 2;
          break l178;
        }
        p = s179;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
        m.reaches(p, "__");
        return -1;
      }
      p += 2;
    }
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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

  function skipExactMarkerCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l184: {
      const s185 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l186: {

          p++;
          l187: {
            const s188 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82))) {
              l189: {
                p = skipSectionName(p);
                if (p < 0) { break l189; }
                break l187;
              }
              p = s188;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l186; }
            p = skipVitalName(p);
            if (p < 0) { break l186; }
          }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l186; }
          p++;
          break l184;
        }
        p = s185;
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
    l198: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        const s200 = p;
        l199: {
          l203: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
              const s201 = p;
              l202: {
                p = skipBoldAround(p);
                if (p < 0) { break l202; }
                p = s201;
                break l203;
              }
              p = s201;
            } else m.touched ||= p >= end;
            break l199;
          }
          l_isAround = '';
          break l198;
        }
        p = s200;
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
        const s181 = p;
        l182: {
          p = skipExactMarker(p);
          if (p < 0) { break l182; }
          return -1;
        }
        p = s181;
      }
    } else m.touched ||= p >= end;
    l190: {
      if ((p < end && text.charCodeAt(p) === 32)) {
        const s192 = p;
        const t193 = m.trail.length;
        l191: {
          p = readBadMarkerIndent(p);
          if (p < 0) { break l191; }
          break l190;
        }
        p = s192;
        m.forget(t193);
      } else m.touched ||= p >= end;
    }
    l194: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
        const s196 = p;
        const t197 = m.trail.length;
        l195: {
          p = readBadMarkerDecoration(p);
          if (p < 0) { break l195; }
          break l194;
        }
        p = s196;
        m.forget(t197);
      } else m.touched ||= p >= end;
    }
    l204: {
      if ((p < end && text.charCodeAt(p) === 91)) {

        p++;
        break l204;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
      p = readBadMarkerBracket(p);
      if (p < 0) { return -1; }
    }
    l208: {
      if ((p < end && text.charCodeAt(p) === 32)) {
        const s210 = p;
        const t211 = m.trail.length;
        l209: {
          p = readBadMarkerBlank(p);
          if (p < 0) { break l209; }
          break l208;
        }
        p = s210;
        m.forget(t211);
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipActionPrefixCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l212: {
      const s213 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        l214: {
          p = skipActionWord(p);
          if (p < 0) { break l214; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l214; }
          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l214; }
          p = skipIndex(p);
          if (p < 0) { break l214; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l214; }
          p++;
          break l212;
        }
        p = s213;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "action")) { return -1; }
      p += 6;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95))) {
        p++;
      } else m.touched ||= p >= end;
      l218: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          const s220 = p;
          l219: {
            p = skipIndex(p);
            if (p < 0) { break l219; }
            if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)))) { m.touched ||= p >= end; break l219; }
            p++;
            break l218;
          }
          p = s220;
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65306 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function noteLooseCloseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l221: {
      if ((p < end && text.charCodeAt(p) === 32)) {
        const s223 = p;
        const t224 = m.trail.length;
        l222: {
          p = readBadMarkerBlank(p);
          if (p < 0) { break l222; }
          break l221;
        }
        p = s223;
        m.forget(t224);
      } else m.touched ||= p >= end;
    }
    l225: {
      const s226 = p;
      const t227 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l228: {

          p++;
          if ((p < end && text.charCodeAt(p) === 40)) { break l228; }
          m.touched ||= p >= end;
          break l225;
        }
        p = s226;
        m.forget(t227);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
      p = readBadMarkerBracket(p);
      if (p < 0) { return -1; }
    }
    l229: {
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        const s231 = p;
        const t232 = m.trail.length;
        l230: {
          p = readBadMarkerEnd(p);
          if (p < 0) { break l230; }
          break l229;
        }
        p = s231;
        m.forget(t232);
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipAnyEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n246 = 0;
    l243: for (;;) {
      if (n246 >= 3) break;
      const s245 = p;
      l244: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l244; }
        p++;
        n246++;
        continue l243;
      }
      p = s245;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    if (!m.isCaseless(p, "action_")) { return -1; }
    p += 7;
    l247: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s249 = p;
        l248: {
          p = skipIndex(p);
          if (p < 0) { break l248; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l248; }
          p++;
          break l247;
        }
        p = s249;
      } else m.touched ||= p >= end;
    }
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    p += 12;
    return p;
  }

  function skipBlockStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l233: {
      const s234 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l235: {
          p = skipOwnEnd(p);
          if (p < 0) { break l235; }
          break l233;
        }
        p = s234;
      } else m.touched ||= p >= end;
      l238: {
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 91))) {
          const s236 = p;
          l237: {
            l239: {
              const s240 = p;
              if ((p < end && text.charCodeAt(p) === 91)) {
                l241: {
                  p = skipOwnEndMarker(p);
                  if (p < 0) { break l241; }
                  break l239;
                }
                p = s240;
              } else m.touched ||= p >= end;
              if ((p < end && text.charCodeAt(p) === 91)) {
                l242: {
                  p = skipNextType(p);
                  if (p < 0) { break l242; }
                  break l239;
                }
                p = s240;
              } else m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 91)))) { m.touched ||= p >= end; break l237; }
              p = skipAnyEnd(p);
              if (p < 0) { break l237; }
            }
            p = s236;
            break l238;
          }
          p = s236;
        } else m.touched ||= p >= end;
        return -1;
      }
      {
        const s250 = p;
        l251: {
          p = skipOwnEndLater(p);
          if (p < 0) { break l251; }
          return -1;
        }
        p = s250;
      }
      l253: {
        const s254 = p;
        if ((p < end && text.charCodeAt(p) === 91)) {
          l255: {
            p = skipOwnEndMarker(p);
            if (p < 0) { break l255; }
            break l253;
          }
          p = s254;
        } else m.touched ||= p >= end;
        {
          const s256 = p;
          l257: {
            p = skipRemarkEndLater(p);
            if (p < 0) { break l257; }
            return -1;
          }
          p = s256;
        }
        l259: {
          const s260 = p;
          if ((p < end && text.charCodeAt(p) === 91)) {
            l261: {
              p = skipNextType(p);
              if (p < 0) { break l261; }
              break l259;
            }
            p = s260;
          } else m.touched ||= p >= end;
          {
            const s262 = p;
            l263: {
              p = skipNextTypeLater(p);
              if (p < 0) { break l263; }
              return -1;
            }
            p = s262;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 91)))) { m.touched ||= p >= end; return -1; }
          p = skipAnyEnd(p);
          if (p < 0) { return -1; }
        }
      }
    }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l269: {
      const s270 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l271: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l271;
          }
          p += 2;
          break l269;
        }
        p = s270;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l269;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function text183Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near265 = p + 4;
        while (p < near265 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near265) p = STOPS_0.next(p);
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
        l266: {

          const near267 = p + 4;
          while (p < near267 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near267) p = STOPS_0.next(p);
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
        l268: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l268; }
          p = skipNewline(p);
          if (p < 0) { break l268; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 91))) {
            {
              const s273 = p;
              l274: {
                p = skipBlockStop(p);
                if (p < 0) { break l274; }
                break l268;
              }
              p = s273;
            }
          } else m.touched ||= p >= end;
          {
            const s276 = p;
            l277: {
              if (p < end) { break l277; }
              m.touched ||= p >= end;
              break l268;
            }
            p = s276;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function skipTypeAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; return -1; }
    p = skipActionPrefix(p);
    if (p < 0) { return -1; }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; return -1; }
    p = skipTypeWord(p);
    if (p < 0) { return -1; }
    while ((p < end && text.charCodeAt(p) === 32)) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65306 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readLooseGivenCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: BracketValueNode | ValueNode | BoldValueNode;
    l282: {
      const s283 = p;
      const t284 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65306))) {
        l285: {
          p = readBadOpenSeparator(p);
          if (p < 0) { break l285; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readBracketValue(p);
          if (p < 0) { break l285; }
          value = m.value as BracketValueNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 12305 || c === 12309 || c === 65341)))) { m.touched ||= p >= end; break l285; }
          p = readBadValueBracket(p);
          if (p < 0) { break l285; }
          l286: {
            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
              const s288 = p;
              const t289 = m.trail.length;
              l287: {
                p = readBadMarkerEnd(p);
                if (p < 0) { break l287; }
                break l286;
              }
              p = s288;
              m.forget(t289);
            } else m.touched ||= p >= end;
          }
          p = noteValueEnd(p);
          if (p < 0) { break l285; }
          break l282;
        }
        p = s283;
        m.forget(t284);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65306))) {
        l290: {
          p = readBadOpenSeparator(p);
          if (p < 0) { break l290; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readValue(p);
          if (p < 0) { break l290; }
          value = m.value as ValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l290; }
          break l282;
        }
        p = s283;
        m.forget(t284);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341))) {
        l291: {
          p = noteLooseClose(p);
          if (p < 0) { break l291; }
          l292: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
              const s294 = p;
              const t295 = m.trail.length;
              l293: {
                p = readBadMarkerNoise(p);
                if (p < 0) { break l293; }
                break l292;
              }
              p = s294;
              m.forget(t295);
            } else m.touched ||= p >= end;
          }
          l296: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 65306))) {
              const s298 = p;
              const t299 = m.trail.length;
              l297: {
                l302: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 65306))) {
                    const s300 = p;
                    l301: {
                      p = skipColon(p);
                      if (p < 0) { break l301; }
                      p = s300;
                      break l302;
                    }
                    p = s300;
                  } else m.touched ||= p >= end;
                  break l297;
                }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 65306)))) { m.touched ||= p >= end; break l297; }
                p = readBadSeparator(p);
                if (p < 0) { break l297; }
                break l296;
              }
              p = s298;
              m.forget(t299);
            } else m.touched ||= p >= end;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readBoldValue(p);
          if (p < 0) { break l291; }
          value = m.value as BoldValueNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)))) { m.touched ||= p >= end; break l291; }
          p = readBadMarkerEnd(p);
          if (p < 0) { break l291; }
          p = noteValueEnd(p);
          if (p < 0) { break l291; }
          break l282;
        }
        p = s283;
        m.forget(t284);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
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
    l281: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        const s279 = p;
        l280: {
          p = skipTypeAhead(p);
          if (p < 0) { break l280; }
          p = s279;
          break l281;
        }
        p = s279;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; return -1; }
    p = read_actionName(p);
    if (p < 0) { return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65306 || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
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
        const s303 = p;
        l304: {
          p = skipOtherPart(p);
          if (p < 0) { break l304; }
          return -1;
        }
        p = s303;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; return -1; }
    p = read_actionName(p);
    if (p < 0) { return -1; }
    l_marker = m.value as ActionNameNode | BadActionNameNode;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12304 && c <= 12305) || (c >= 12308 && c <= 12309) || c === 65306 || c === 65339 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p = readLooseGiven(p);
    if (p < 0) { return -1; }
    l_value = m.value as BracketValueNode | ValueNode | BoldValueNode;
    l306: {
      if (p < end) {
        const s308 = p;
        const t309 = m.trail.length;
        l307: {
          p = readBadContinuation(p);
          if (p < 0) { break l307; }
          l_more = m.value as BadContinuationNode;
          break l306;
        }
        p = s308;
        m.forget(t309);
      } else m.touched ||= p >= end;
      l_more = null;
    }
    const node: LooseParameterNode = { type: 'LooseParameter', start: m.base + start, end: m.base + p, marker: l_marker, value: l_value, more: l_more };
    m.value = node;
    return p;
  }

  function text213Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near310 = p + 4;
        while (p < near310 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near310) p = STOPS_1.next(p);
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
        l311: {

          const near312 = p + 4;
          while (p < near312 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near312) p = STOPS_1.next(p);
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
        l313: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l313; }
          p = skipNewline(p);
          if (p < 0) { break l313; }
          if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 91))) {
            {
              const s314 = p;
              l315: {
                p = skip_bareEnd(p);
                if (p < 0) { break l315; }
                break l313;
              }
              p = s314;
            }
          } else m.touched ||= p >= end;
          {
            const s317 = p;
            l318: {
              if (p < end) { break l318; }
              m.touched ||= p >= end;
              break l313;
            }
            p = s317;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text230Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near320 = p + 16;
        while (p < near320 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) p++;
        if (p === near320) p = STOPS_2.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        l321: {

          const near322 = p + 16;
          while (p < near322 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) p++;
          if (p === near322) p = STOPS_2.next(p);
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
        l323: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l323; }
          p = skipNewline(p);
          if (p < 0) { break l323; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
            {
              const s324 = p;
              l325: {
                p = skipStop(p);
                if (p < 0) { break l325; }
                break l323;
              }
              p = s324;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s327 = p;
              l328: {
                p = skipFenceHead(p);
                if (p < 0) { break l328; }
                break l323;
              }
              p = s327;
            }
          } else m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l330: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s331 = p;
              l332: {
                p = skipTextTail(p);
                if (p < 0) { break l332; }
                break l330;
              }
              p = s331;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l330; }
          p = skipLineNoise(p);
          if (p < 0) { break l330; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l334: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s335 = p;
              l336: {
                p = skipNoise(p);
                if (p < 0) { break l336; }
                break l334;
              }
              p = s335;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l334; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text233Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near338 = p + 4;
        while (p < near338 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near338) p = STOPS_3.next(p);
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
        l339: {

          const near340 = p + 4;
          while (p < near340 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near340) p = STOPS_3.next(p);
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
        l341: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l341; }
          p = skipNewline(p);
          if (p < 0) { break l341; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s342 = p;
              l343: {
                p = skipFenceClose(p);
                if (p < 0) { break l343; }
                break l341;
              }
              p = s342;
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
  const STARTS_1 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [67, 67], [91, 91], [95, 95], [12304,
      12305], [12308, 12309], [65339, 65339], [65341, 65341]);
  const STARTS_2 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95], [12304, 12305],
    [12308, 12309], [65339, 65339], [65341, 65341]);
  const STARTS_3 = startsOf([67, 67], [91, 91]);
  const STARTS_4 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95], [12304, 12304],
    [12308, 12308], [65339, 65339]);
  const STARTS_5 = startsOf([91, 91]);
  const STARTS_6 = startsOf([0, 65535]);
  const STARTS_7 = startsOf([32, 32], [96, 96], [126, 126]);
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
  const skipDecoration = many(m, 1, choice(m, seq(run(m, "#", 1), run(m, "\t ")), seq(lit(m, ">"), run(m, "\t ")),
      seq(one(m, "*+\\-"), run(m, "\t ", 1)), lit(m, "**"), lit(m, "__")));
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
  const skipCutMarker = coded(skipCutMarkerCode, " #*+\\->[_\u3010\u3014\uff3b", true);
  const skipBrokenMarker = seq(lit(m, "["), one(m, "A-Z"), run(m, "0-9A-Z_", 1), not(m, one(m, "a-z")), run(m,
    "^\n\r]"), skipLineEnd);
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
  const skipOwnVitalClose = choice(m, seq(one(m, "]\u3011\u3015\uff3d"), optional(m, choice(m, lit(m, "**"), lit(m,
      "__"))), optional(m, one(m, ":=\uff1a"))), seq(run(m, " "), one(m, ":=\uff1a")));
  const skipOwnShare = choice(m, seq(choice(m, lit(m, "100"), seq(one(m, "0-9"), optional(m, one(m, "0-9")))),
      optional(m, seq(lit(m, "."), run(m, "0-9", 1))), run(m, "\t "), lit(m, "%")), seq(lit(m, "0"), optional(m,
        seq(lit(m, "."), run(m, "0-9", 1)))), seq(lit(m, "1"), optional(m, seq(lit(m, "."), run(m, "0", 1)))));
  const skipOwnVitalLine = seq(skipIndent, optional(m, skipDecoration), skipMarkerOpen, skipOwnWord,
    skipOwnVitalClose, run(m, "\t "), skipOwnShare, run(m, "\t "), optional(m, lit(m, "]")), optional(m, lit(m,
    "**")), run(m, "\t "), skipLineEnd);
  const skipBareVital = seq(optional(m, skipDecoration), skipVitalLetters, not(m, one(m, "A-Za-z")), optional(m,
      lit(m, "**")), run(m, "\t "), one(m, ":=\uff1a"), optional(m, lit(m, "**")), run(m, "\t "), run(m, ".0-9", 1),
    optional(m, lit(m, "%")), run(m, "\t "), optional(m, skipLineNoise), skipLineEnd);
  const skipStopMarker = coded(skipStopMarkerCode, " #*+\\->CFMS[_cfms\u3010\u3014\uff3b", true);
  const skipMarkerFence = seq(skipFenceOpen, many(m, 0, choice(m, skipBlankLine, skipNoise)), skipStopMarker);
  const readFenceHead = choice(m, pick(m, 1, skipIndent, text(m, seq(lit(m, "```"), run(m, "`"))), run(m, "^\n\r`"),
      and(m, skipLineEnd)), pick(m, 1, skipIndent, text(m, seq(lit(m, "~~~"), run(m, "~"))), run(m, "^\n\r")));
  const noteLineEnd = coded(noteLineEndCode, null);
  const readFenceOpen = pick(m, 0, readFenceHead, noteLineEnd);
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    seq(and(m, skipMarkerFence), label(m, 0, readFenceOpen)));
  const leaf13 = leaf(m, readBadWrapper);
  const readIndex = coded(readIndexCode, "0-9", true);
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
  const readType = coded(readTypeCode, "[");
  const skipTagCloseLine = seq(lit(m, "[/ACTION_"), skipIndex, lit(m, "_CONTENT"));
  const skipTagLine = seq(many(m, 0, seq(not(m, skipTagCloseLine), one(m, "^\n\r"))), skipTagCloseLine);
  const readTagCloseLine = tuple(m, [0, 1, 2], lit(m, "[/ACTION_"), readIndex, lit(m, "_CONTENT"));
  const readTagCloseLater = later(m, 0, -1, readTagCloseLine);
  const skipTagCloseLater = quiet(m, readTagCloseLater);
  const skipTagRest = coded(skipTagRestCode, "C", true);
  const readParameterName = coded(readParameterNameCode, "A-Z_", true);
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readWrapperRun = closes(m, 0, readFenceRun);
  const skipWrapperRun = quiet(m, readWrapperRun);
  const skip_wrapperEnd = seq(skipIndent, skipWrapperRun, run(m, "\t "), choice(m, skipLineEnd, and(m,
        seq(skipLineNoise, skipLineEnd))));
  const skipStop = coded(skipStopCode, "\u001b #*+\\-<>CFMS[_`cfms~\u3010\u3014\uff3b", true);
  const readBareEndMarker = choice(m, lit(m, "CONTENT_END"), tuple(m, [0, 1, 2], lit(m, "["), optional(m, lit(m,
      "ACTION_")), lit(m, "CONTENT_END]")));
  const read_blank = text(m, one(m, "\t "));
  const readBlanks = repeat(m, { least: 0, listed: true }, read_blank);
  const readEol = coded(readEolCode, "\n\r");
  const readEof = not(m, one(m, "^"));
  const readLineEnd = coded(readLineEndCode, null);
  const read_bareEnd = tuple(m, [0, 1, 2], readBareEndMarker, readBlanks, readLineEnd);
  const readBareEndLater = later(m, 1, -1, read_bareEnd);
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
  const skipNextVital = seq(optional(m, skipDecoration), skipMarkerOpen, skipVitalLetters, not(m, one(m, "A-Za-z")));
  const skipLineBreakDue = seq(run(m, "\t "), optional(m, seq(one(m, ",;|"), run(m, "\t "))), skipNextVital);
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
  const skipOwnName = seq(not(m, seq(skipMeantName, lit(m, "]"))), seq(one(m, "A-Z"), run(m, "0-9A-Z_")), and(m,
      seq(lit(m, "]"), not(m, lit(m, "(")))));
  const skipNumber = seq(optional(m, lit(m, "-")), run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1))),
    optional(m, seq(one(m, "Ee"), optional(m, one(m, "+\\-")), run(m, "0-9", 1))));
  const skipOwnVitalEnd = choice(m, seq(run(m, "\t "), optional(m, skipLineNoise), skipLineEnd), skipLineBreakDue,
    seq(run(m, "\t "), lit(m, "#")), seq(run(m, "\t "), skipLineNoise, skipStopMarker));
  const skip_ownVital = choice(m, seq(run(m, "\t ", 1), skipNumber, run(m, "\t "), skipLineEnd), seq(choice(m,
        skipColon, lit(m, "")), run(m, "\t "), skipOwnShare, skipOwnVitalEnd));
  const skipNextOwnVital = seq(lit(m, "["), skipOwnName, lit(m, "]"), skip_ownVital);
  const skipRemarkChar = choice(m, run(m, "^\t\n\r\u001b <", 1), one(m, "\t "), seq(not(m, seq(skipLineNoise,
          choice(m, skipLineEnd, skipStopMarker))), skipLineNoise), seq(not(m, skipNoise), one(m, "\u001b<")));
  const readBadRemark = mistake(m, (start, end, raw) => ({ type: 'BadRemark', start, end, raw }), seq(run(m, "\t "),
      one(m, "^\t\n\r\u001b <"), many(m, 0, seq(not(m, skipLineBreakDue), skipRemarkChar))));
  const readMissingLineEnd = mistake(m, (start, end, raw) => ({ type: 'MissingLineEnd', start, end, raw }),
    seq(run(m, "\t ", 1), and(m, choice(m, skipNextVital, skipNextOwnVital))), seq(run(m, "\t "), one(m, ",;|"),
      run(m, "\t "), and(m, skipNextVital)));
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
  const leaf60 = leaf(m, choice(m, readBlank, readType, readParameter, readVital));
  const readStartMarker = node(m, (start, end, l) => ({ type: 'StartMarker', start, end, index: l[0] }), seq(lit(m,
      "[ACTION_"), label(m, 0, readIndex), lit(m, "_CONTENT_START]")));
  const noteHeadTail = seq(optional(m, readBadMarkerNoise), optional(m, seq(and(m, skipColon), readBadSeparator)),
    run(m, "\t "));
  const skipSectionName = choice(m, lit(m, "REASONING"), lit(m, "PLANNING"), lit(m, "NOTES"));
  const skipVitalName = choice(m, lit(m, "CONFIDENCE"), lit(m, "MOOD"), lit(m, "FOCUS"), lit(m, "STAMINA"));
  const skipExactMarker = coded(skipExactMarkerCode, "[", true);
  const readBadMarkerIndent = mistake(m, (start, end, raw) => ({ type: 'BadMarkerIndent', start, end, raw }),
    repeat(m, { least: 1, most: 3 }, lit(m, " ")));
  const skipBoldTail = seq(lit(m, "**"), run(m, "\t "), optional(m, skipLineNoise), skipLineEnd);
  const skipBoldAround = choice(m, seq(skipMarkerOpen, run(m, " \\-0-9A-Z_a-z"), one(m, "]\u3011\u3015\uff3d"),
      choice(m, lit(m, "**"), lit(m, "__"))), seq(skipMarkerOpen, caseless(m, "action"), run(m, " \\-0-9A-Z_a-z", 1),
      one(m, "]\u3011\u3015\uff3d"), many(m, 0, choice(m, run(m, "^\n\r*", 1), seq(not(m, skipBoldTail), lit(m,
      "*")))), skipBoldTail));
  const readBadMarkerDecoration = coded(readBadMarkerDecorationCode, "#*+\\->_");
  const readBadMarkerBracket = mistake(m, (start, end, raw) => ({ type: 'BadMarkerBracket', start, end, raw }),
    one(m, "\u3010\u3011\u3014\u3015\uff3b\uff3d"));
  const readBadMarkerBlank = mistake(m, (start, end, raw) => ({ type: 'BadMarkerBlank', start, end, raw }), run(m,
      " ", 1));
  const noteLooseOpen = coded(noteLooseOpenCode, " #*+\\->[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
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
  const noteLooseClose = coded(noteLooseCloseCode, " ]\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const readBlockHead = node(m, (start, end, l) => ({ type: 'BlockHead', start, end, marker: l[0] }), seq(label(m, 0,
        readStartMarker), noteHeadTail), seq(not(m, skipBareStart), noteLooseOpen, and(m, skipStartAhead), label(m,
        0, read_actionName), noteLooseClose, noteHeadTail));
  const leaf137 = leaf(m, readBlockHead);
  const readBadStartText = mistake(m, (start, end, raw) => ({ type: 'BadStartText', start, end, raw }), run(m,
      "^\n\r", 1));
  const readSameIndex = same(m, 2, readIndex);
  const skipSameIndex = quiet(m, readSameIndex);
  const skipOwnEndMarker = seq(lit(m, "[ACTION_"), skipSameIndex, lit(m, "_CONTENT_END]"));
  const skipOwnEnd = seq(skipOwnEndMarker, run(m, "\t "), skipLineEnd);
  const readSameNext = same(m, 2, action(m,
      (labels) => { const next = labels[0] as string; return String(Number(next) - 1); }, label(m, 0, readIndex)));
  const skipSameNext = quiet(m, readSameNext);
  const skipNextType = seq(lit(m, "[ACTION_"), skipSameNext, lit(m, "_TYPE]"));
  const skipAnyEnd = coded(skipAnyEndCode, " [", true);
  const readEndLine = pick(m, 1, lit(m, "[ACTION_"), readIndex, lit(m, "_CONTENT_END]"), run(m, "\t "), noteLineEnd);
  const readOwnEndLater = later(m, 2, 2, readEndLine);
  const skipOwnEndLater = quiet(m, readOwnEndLater);
  const readRemarkLine = pick(m, 1, lit(m, "[ACTION_"), readIndex, lit(m, "_CONTENT_END]"));
  const readRemarkEndLater = later(m, 3, 2, readRemarkLine);
  const skipRemarkEndLater = quiet(m, readRemarkEndLater);
  const readBeforeNext = action(m,
    (labels) => { const next = labels[0] as string; return String(Number(next) - 1); }, label(m, 0, readIndex));
  const readNextTypeLine = pick(m, 1, lit(m, "[ACTION_"), readBeforeNext, lit(m, "_TYPE]"));
  const readNextTypeLater = later(m, 4, 2, readNextTypeLine);
  const skipNextTypeLater = quiet(m, readNextTypeLater);
  const skipBlockStop = coded(skipBlockStopCode, " [", true);
  const readStartLine = choice(m, readBadStartText, optional(m, tuple(m, [0, 1, 2], readEol, not(m, skipBlockStop),
        not(m, skipEof))));
  const leaf161 = leaf(m, readStartLine);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const text183 = text183Code;
  const leaf185 = leaf(m, optional(m, skipNewline));
  const readBlockEnd = node(m, (start, end, l) => ({ type: 'BlockEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipOwnEndMarker)), run(m, "\t "), noteLineEnd));
  const readBadContentEnd = mistake(m, (start, end, raw) => ({ type: 'BadContentEnd', start, end, raw }),
    seq(skipAnyEnd, run(m, "^\n\r"), noteLineEnd));
  const readMissingContentEnd = mistake(m, (start, end, raw, l) => ({ type: 'MissingContentEnd', start, end, raw,
        index: l[0] ?? null }), seq(skipIndent, lit(m, "["), caseless(m, "action_"), label(m, 0, optional(m, pick(m,
            0, readIndex, lit(m, "_")))), caseless(m, "content_end]"), run(m, "^\n\r"), noteLineEnd), lit(m, ""));
  const read_blockEnd = choice(m, readBlockEnd, tuple(m, [0, 1], and(m, skipOwnEndMarker), readBadContentEnd),
    readMissingContentEnd);
  const leaf186 = leaf(m, read_blockEnd);
  const readTypeWord = words(m, wordList(["TYPE"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const skipTypeWord = quiet(m, readTypeWord);
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
  const readLooseType = coded(readLooseTypeCode, " #*+\\->[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const readBlockWord = words(m, wordList(["CONTENT_START","CONTENT_END"], ["BadMarkerName","BadMarkerSlip"]),
    skipLooseName);
  const skipBlockWord = quiet(m, readBlockWord);
  const skipOtherPart = seq(skipActionPrefix, choice(m, seq(skipBlockWord, skipMarkerClose), skipTagRest));
  const readLooseParameter = coded(readLooseParameterCode, " #*+\\->[_\u3010\u3011\u3014\u3015\uff3b\uff3d");
  const leaf191 = leaf(m, choice(m, readLooseType, readLooseParameter));
  const readBadBareStart = mistake(m, (start, end, raw) => ({ type: 'BadBareStart', start, end, raw }),
    skipBareStart);
  const leaf208 = leaf(m, readBadBareStart);
  const skipBareEndMarker = choice(m, lit(m, "CONTENT_END"), seq(lit(m, "["), optional(m, lit(m, "ACTION_")), lit(m,
  "CONTENT_END]")));
  const skip_bareEnd = seq(skipBareEndMarker, run(m, "\t "), skipLineEnd);
  const leaf210 = leaf(m, optional(m, tuple(m, [0, 1, 2], readEol, not(m, skip_bareEnd), not(m, skipEof))));
  const text213 = text213Code;
  const readBareEnd = node(m, (start, end, l) => ({ type: 'BareEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipBareEndMarker)), run(m, "\t "), noteLineEnd));
  const readBareBlockEnd = choice(m, readBareEnd, readMissingContentEnd);
  const leaf214 = leaf(m, readBareBlockEnd);
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
  const leaf217 = leaf(m, readOwnVital);
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
  const leaf223 = leaf(m, readSectionHead);
  const text230 = text230Code;
  const readTextFence = pick(m, 2, skipNewline, not(m, skipStop), readFenceHead);
  const leaf231 = leaf(m, readTextFence);
  const text233 = text233Code;
  const readMissingTextFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingTextFenceEnd', start, end, raw }),
    lit(m, ""));
  const noteTextFenceEnd = choice(m, seq(skipNewline, skipFenceClose), readMissingTextFenceEnd);
  const leaf234 = leaf(m, noteTextFenceEnd);
  const readSectionEnd = node(m, (start, end) => ({ type: 'SectionEnd', start, end }), optional(m, noteEol));
  const leaf237 = leaf(m, readSectionEnd);
  const readBadContentTag = mistake(m, (start, end, raw, l) => ({ type: 'BadContentTag', start, end, raw,
        index: l[0] }), seq(lit(m, "[ACTION_"), label(m, 0, readIndex), lit(m, "_"), skipTagRest, run(m, "\t ")));
  const leaf239 = leaf(m, readBadContentTag);
  const skipTagMarker = seq(lit(m, "[/ACTION_"), skipSameIndex, lit(m, "_CONTENT"), optional(m, choice(m, lit(m,
        "_START"), lit(m, "_END"))), lit(m, "]"));
  const skipTagClose = seq(skipTagMarker, run(m, "\t "), skipLineEnd);
  const leaf241 = leaf(m, optional(m, tuple(m, [0, 1, 2], readEol, not(m, skipTagClose), not(m, skipEof))));
  const text244 = rounds(m, { run: "^\n\r[", least: 1 }, { before: seq(not(m, skipTagClose), lit(m, "[")) },
    { before: seq(skipNewline, not(m, skipTagClose), not(m, skipEof)) });
  const readTagEnd = node(m, (start, end, l) => ({ type: 'TagEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipTagMarker)), run(m, "\t "), noteLineEnd));
  const read_tagEnd = choice(m, readTagEnd, readMissingContentEnd);
  const leaf245 = leaf(m, read_tagEnd);
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
  const readMissingMarkerEnd = mistake(m, (start, end, raw) => ({ type: 'MissingMarkerEnd', start, end, raw }),
    seq(lit(m, "["), optional(m, seq(one(m, "A-Z"), run(m, "0-9A-Z_"))), skipEof), skipCutMarker);
  const readBadIndex = mistake(m, (start, end, raw) => ({ type: 'BadIndex', start, end, raw }), seq(skipIndent,
      optional(m, skipDecoration), skipMarkerOpen, skipBadIndexName, skipMarkerClose, run(m, "^\n\r"), optional(m,
        noteEol)));
  const noteBrokenMarker = seq(lit(m, "["), one(m, "A-Z"), run(m, "0-9A-Z_", 1), not(m, one(m, "a-z")), run(m,
    "^\n\r]"), noteLineEnd);
  const readBadMarker = mistake(m, (start, end, raw) => ({ type: 'BadMarker', start, end, raw }), noteBrokenMarker);
  const skipActionMarker = seq(skipIndent, optional(m, skipDecoration), skipMarkerOpen, skip_actionName,
    skipMarkerClose, not(m, lit(m, "(")));
  const readDecoration = repeat(m, { least: 1, listed: true }, choice(m, tuple(m, [0, 1], repeat(m, { least: 1,
            listed: true }, lit(m, "#")), repeat(m, { least: 0, listed: true }, read_blank)), tuple(m, [0, 1], lit(m,
        ">"), repeat(m, { least: 0, listed: true }, read_blank)), tuple(m, [0, 1], text(m, one(m, "*+\\-")),
        repeat(m, { least: 1, listed: true }, read_blank)), lit(m, "**"), lit(m, "__")));
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
  const leaf248 = leaf(m, choice(m, readLooseVital, readBadBareVital, readBadContentEnd, readMissingMarkerEnd,
      readBadIndex, readBadMarker, readBadNoise, readBadChat, readBadLine));
  const note_wrapperEnd = seq(skipIndent, skipWrapperRun, run(m, "\t "), choice(m, noteLineEnd, and(m,
        seq(skipLineNoise, skipLineEnd))));
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), note_wrapperEnd);
  const readMissingWrapperEnd = mistake(m, (start, end, raw) => ({ type: 'MissingWrapperEnd', start, end, raw }),
    lit(m, ""));
  const leaf274 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
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
  const leaf278 = leaf(m, readOpening);
  const leaf287 = leaf(m, and(m, skipReplyFence));

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_2, STARTS_5, STARTS_6], alternatives: [{ op: 'leaf', read: leaf60 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf191 }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: leaf217 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf248 }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf278 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf287, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf13 }, { op: 'loop', body: stepItem }, { op: 'leaf', read: leaf274 }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: leaf137 }, { op: 'leaf', read: leaf161 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf185 }, { op: 'leaf', read: leaf186 }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text183 } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf208 }, { op: 'leaf', read: leaf210 }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: leaf185 }, { op: 'leaf', read: leaf214 }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', register: -1, isText: true, body: { op: 'text', read: text213 } };
  const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf223 }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: leaf237 }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', register: -1, isText: true, body: { op: 'text', read: text230 } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: 1, isText: true, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: leaf231 }, { op: 'text', read: text233 }, { op: 'leaf', read: leaf234 }] } };
  const stepTagBlock: Step = { op: 'rule', name: 'TagBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BadContentTagNode; return taken.index; } }, steps: [{ op: 'leaf', read: leaf239 }, { op: 'leaf', read: leaf241 }, { op: 'again', step: () => stepTagText }, { op: 'leaf', read: leaf185 }, { op: 'leaf', read: leaf245 }] } };
  const stepTagText: Step = { op: 'rule', name: 'TagText', register: -1, isText: true, body: { op: 'text', read: text244 } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'again', step: () => stepReply },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole reply stands inside a code fence.","example":"```\n[REASONING]\n…\n```","mend":"Write the reply without a fence around it.","isCut":false},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The fence around the reply never closes.","example":"```\n[REASONING]\nDone.","mend":"Write the whole reply again, without a fence around it.","isCut":false},
    BadMarker: {"code":"bad-marker","severity":"error","meaning":"A line begins like a marker and has no closing bracket. The line was skipped.","example":"[MOOD] 0.8\n[CONFIDEN  # typo","mend":"Write the whole marker with both brackets, such as [CONFIDENCE] 0.9.","isCut":false},
    BadIndex: {"code":"bad-index","severity":"error","meaning":"The number of an action is none from 0 to 999999999, or no name of a parameter stands behind it. The line was skipped.","example":"[MOOD] 0.8\n[ACTION_-1_TYPE] finish","mend":"Number the actions 0, 1, 2, ….","isCut":false},
    MissingMarkerEnd: {"code":"missing-marker-end","severity":"error","meaning":"The text ends inside a marker.","example":"[REASONING]\nDone.\n[CONF","mend":"Write the whole reply again, if need be a shorter one.","isCut":false},
    BadChatBefore: {"code":"bad-chat","severity":"warning","meaning":"A text stands outside every section and block. It is in no field of the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out.","isCut":false},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"A text stands outside every section and block. It is in no field of the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadFencedAction: {"code":"bad-fenced-action","severity":"error","meaning":"Markers of an action stand in a code fence behind the beginning of the reply and were read as an example. Nothing of them is in the model.","example":"[MOOD] 0.8\n```\n[ACTION_0_TYPE] finish\n```","mend":"Write the markers of an action without a fence around them.","isCut":false},
    BadLine: {"code":"bad-chat","severity":"warning","meaning":"A text stands outside every section and block. It is in no field of the model.","example":"Sure, here is my reply:\n[REASONING]\n…","mend":"Put the text under [REASONING] or [NOTES], or leave it out.","isCut":false},
    BadActionName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].","isCut":false},
    MissingIndex: {"code":"missing-index","severity":"warning","meaning":"A marker of an action has no number.","example":"[ACTION_TYPE] finish","mend":"Write [ACTION_0_TYPE].","isCut":false},
    BadMarkerIndent: {"code":"bad-marker-indent","severity":"warning","meaning":"A marker is indented.","example":"[FOCUS] 0.9\n  [MOOD] 0.8","mend":"Begin markers in the first column.","isCut":false},
    BadMarkerDecoration: {"code":"bad-marker-decoration","severity":"warning","meaning":"A marker is decorated as a heading, a list item or bold text.","example":"## [REASONING]","mend":"Begin the line with the bracket.","isCut":false},
    BadMarkerEnd: {"code":"bad-marker-end","severity":"warning","meaning":"Bold type ends behind a marker or its value.","example":"**[MOOD]** 0.8","mend":"Write markers without Markdown.","isCut":false},
    BadMarkerBracket: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker is written with full-width brackets, or with blanks inside its brackets.","example":"［MOOD］ 0.8","mend":"Write [ and ], right beside the name.","isCut":false},
    BadMarkerBlank: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker is written with full-width brackets, or with blanks inside its brackets.","example":"［MOOD］ 0.8","mend":"Write [ and ], right beside the name.","isCut":false},
    BadMarkerNoise: {"code":"bad-marker-noise","severity":"warning","meaning":"Template tokens or colour sequences stand between a marker and its value.","example":"\u001b[1m[MOOD]\u001b[0m 0.8","mend":"Strip the sequences from the reply.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign stands between a marker and its text.","example":"[ACTION_0_PATH]: a.txt","mend":"Write [ACTION_0_PATH] a.txt.","isCut":false},
    BadOpenSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign stands between a marker and its text.","example":"[ACTION_0_PATH]: a.txt","mend":"Write [ACTION_0_PATH] a.txt.","isCut":false},
    BadFirstLine: {"code":"bad-first-line","severity":"warning","meaning":"The reasoning begins on the line of its marker.","example":"[REASONING] I will read the file.","mend":"Begin the text on the line below the marker.","isCut":false},
    MissingTextFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadOwnName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].","isCut":false},
    BadVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign stands between a vital and its value.","example":"[MOOD] = 0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    BadOpenVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign stands between a vital and its value.","example":"[MOOD] = 0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    MissingBlank: {"code":"missing-blank","severity":"warning","meaning":"No blank stands between a vital and its value.","example":"[MOOD]0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    BadPercent: {"code":"bad-percent","severity":"warning","meaning":"A vital is given in percent.","example":"[MOOD] 85%","mend":"Write 0.85.","isCut":false},
    BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number is written without a digit before or after the point, or with a plus sign.","example":"[MOOD] .8","mend":"Write 0.8.","isCut":false},
    BadCutNumber: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is no number from 0.0 to 1.0. This value was left out.","example":"[MOOD] high","mend":"Write a number such as 0.85.","isCut":false},
    BadMarkedNumber: {"code":"bad-marked-number","severity":"warning","meaning":"The value of a vital is set in bold type or as code.","example":"[MOOD] **0.8**","mend":"Write [MOOD] 0.8.","isCut":false},
    BadVital: {"code":"bad-vital","severity":"error","meaning":"The value of a vital is no number from 0.0 to 1.0. This value was left out.","example":"[MOOD] high","mend":"Write a number such as 0.85.","isCut":false},
    BadValueBracket: {"code":"bad-value-bracket","severity":"warning","meaning":"The value of a vital or a parameter stands inside the brackets.","example":"[MOOD: 0.8]","mend":"Write [MOOD] 0.8.","isCut":false},
    BadRemark: {"code":"bad-remark","severity":"warning","meaning":"A remark follows the value of a vital.","example":"[MOOD] 0.8  # fine","mend":"Put remarks under [NOTES].","isCut":false},
    MissingLineEnd: {"code":"missing-line-end","severity":"warning","meaning":"Several vitals share a line.","example":"[MOOD] 0.8 [FOCUS] 0.9","mend":"Give each vital a line of its own.","isCut":false},
    BadBareVital: {"code":"bad-bare-vital","severity":"warning","meaning":"A vital is written as a label, without brackets.","example":"[REASONING]\nDone.\nMood: 0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    BadCloseTag: {"code":"bad-close-tag","severity":"warning","meaning":"A closing tag stands behind a value. It was left out.","example":"[ACTION_0_PATH]tea.md[/ACTION_0_PATH]","mend":"Write the value behind the marker, and nothing behind the value.","isCut":false},
    BadLineNoise: {"code":"bad-line-noise","severity":"warning","meaning":"A template token or a colour sequence stands at the end of a value. It was left out.","example":"[ACTION_0_RESULT] done<|end|>","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadContinuation: {"code":"bad-continuation","severity":"warning","meaning":"Lines without a marker follow a parameter; they were joined to its value.","example":"[ACTION_0_RESULT] first line\nsecond line","mend":"Write the value on one line, or put long text into a content block.","isCut":false},
    BadContentTag: {"code":"bad-content-tag","severity":"warning","meaning":"A block stands between tags; it was read as a content block.","example":"[ACTION_0_CONTENT]\nprint(1)\n[/ACTION_0_CONTENT]","mend":"Write [ACTION_0_CONTENT_START] above the block and [ACTION_0_CONTENT_END] below it.","isCut":false},
    BadBareStart: {"code":"bad-bare-start","severity":"warning","meaning":"The START line of a block names no action; it was read as one of the action before it.","example":"[ACTION_0_TYPE] create_file\nCONTENT_START\nprint(1)\nCONTENT_END","mend":"Write [ACTION_0_CONTENT_START] and [ACTION_0_CONTENT_END], with the number of the action.","isCut":false},
    BadStartText: {"code":"bad-start-text","severity":"warning","meaning":"Text stands on the START line of a block; it was read as the first line of the block.","example":"[ACTION_0_CONTENT_START] print(1)","mend":"Begin the content on the line below.","isCut":false},
    BadContentEnd: {"code":"bad-content-end","severity":"warning","meaning":"The END line of a block carries a remark, or stands alone.","example":"[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done","mend":"Write the END marker alone on its line, after a START marker with the same number.","isCut":false},
    MissingContentEnd: {"code":"missing-content-end","severity":"error","meaning":"A content block has no END line of its number. It ends where the next action begins, or with the text.","example":"[ACTION_0_CONTENT_START]\nprint(1)","mend":"Close every block with [ACTION_N_CONTENT_END] of the same number.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
    BadMarkerName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].","isCut":false},
    BadMarkerSlip: {"code":"bad-marker-slip","severity":"warning","meaning":"A marker is one typing slip away from a standard one and was read as that.","example":"[CONFIDENC] 0.9","mend":"Spell the name as the format has it: [CONFIDENCE].","isCut":false},
  },
  registers: 3,
  tables: 5,
};
