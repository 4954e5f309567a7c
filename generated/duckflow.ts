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
}

export interface BadMarkerEndNode extends RecoveryNode {
  readonly type: 'BadMarkerEnd';
}

export interface BadMarkerBracketNode extends RecoveryNode {
  readonly type: 'BadMarkerBracket';
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
  readonly value: NumberNode | BadPercentNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
}

export interface LooseVitalNode extends TreeNode {
  readonly type: 'LooseVital';
  readonly name: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
  readonly value: NumberNode | BadPercentNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
}

export interface OwnVitalNode extends TreeNode {
  readonly type: 'OwnVital';
  readonly name: string | BadOwnNameNode;
  readonly value: NumberNode | BadPercentNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
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

export interface BadPercentNode extends RecoveryNode {
  readonly type: 'BadPercent';
  readonly text: string;
}

export interface BadNumeralNode extends RecoveryNode {
  readonly type: 'BadNumeral';
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
  readonly BadMarkerNoise: BadMarkerNoiseNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly BadOpenSeparator: BadOpenSeparatorNode;
  readonly BadFirstLine: BadFirstLineNode;
  readonly MissingTextFenceEnd: MissingTextFenceEndNode;
  readonly BadOwnName: BadOwnNameNode;
  readonly BadVitalSeparator: BadVitalSeparatorNode;
  readonly BadOpenVitalSeparator: BadOpenVitalSeparatorNode;
  readonly BadPercent: BadPercentNode;
  readonly BadNumeral: BadNumeralNode;
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
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-marker" | "bad-index" | "missing-marker-end" | "bad-chat" | "missing-fence-end" | "bad-fenced-action" | "bad-marker-name" | "missing-index" | "bad-marker-indent" | "bad-marker-decoration" | "bad-marker-end" | "bad-marker-bracket" | "bad-marker-noise" | "bad-separator" | "bad-first-line" | "bad-vital-separator" | "bad-percent" | "bad-numeral" | "bad-marked-number" | "bad-vital" | "bad-value-bracket" | "bad-remark" | "missing-line-end" | "bad-bare-vital" | "bad-close-tag" | "bad-line-noise" | "bad-continuation" | "bad-content-tag" | "bad-bare-start" | "bad-start-text" | "bad-content-end" | "missing-content-end" | "bad-bom" | "bad-noise" | "bad-line-end" | "bad-marker-slip";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [95, 95]);
  const TABLE_1 = tableOf([91, 91]);
  const TABLE_2 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_3 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
  const TABLE_4 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
  const TABLE_5 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
  const TABLE_6 = tableOf([9, 9], [32, 32], [58, 58], [61, 61]);
  const TABLE_7 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 90], [92, 127]);
  const TABLE_8 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [91, 91], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
  const TABLE_9 = tableOf([67, 67], [70, 70], [77, 77], [83, 83]);
  const TABLE_10 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_11 = tableOf([27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [60, 60], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [91, 91], [95, 96], [99, 99], [102, 102], [109, 109], [115, 115], [126, 126]);
  const STOPS_0 = new Stops(m, "\n\r", { "\n": " [" });
  const STOPS_1 = new Stops(m, "\n\r", { "\n": "C[" });
  const STOPS_2 = new Stops(m, "\n\r\u001b<", { "\n": "\u001b #*+\\-<>CFMS[_`cfms~\u3010\u3014\uff3b" });
  const STOPS_3 = new Stops(m, "\n\r", { "\n": " `~" });

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l5: {
      const s6 = p;
      const t7 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l8: {

          p++;
          break l5;
        }
        p = s6;
        if (m.trail.length > t7) m.trail.length = t7;
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
    l1: {
      const s2 = p;
      const t3 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l4: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l4; }
          p = noteEol(p);
          if (p < 0) { break l4; }
          break l1;
        }
        p = s2;
        if (m.trail.length > t3) m.trail.length = t3;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) {
        {
          const s9 = p;
          l10: {
            p++;
            return -1;
          }
          p = s9;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n15 = 0;
    l12: for (;;) {
      if (n15 >= 3) break;
      const s14 = p;
      l13: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l13; }
        p++;
        n15++;
        continue l12;
      }
      p = s14;
      break;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l19: {
      const s20 = p;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l21: {

          p++;
          break l19;
        }
        p = s20;
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
    l16: {
      const s17 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l18: {
          p = skipEol(p);
          if (p < 0) { break l18; }
          break l16;
        }
        p = s17;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s22 = p;
          l23: {
            p++;
            return -1;
          }
          p = s22;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l25: {
      const s26 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l27: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l27; }
          p = skipEol(p);
          if (p < 0) { break l27; }
          break l25;
        }
        p = s26;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) {
        {
          const s28 = p;
          l29: {
            p++;
            return -1;
          }
          p = s28;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipIndexCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l62: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s60 = p;
        l61: {
          let n66 = 0;
          l63: for (;;) {
            if (n66 >= 9) break;
            const s65 = p;
            l64: {
              if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l64; }
              p++;
              n66++;
              continue l63;
            }
            p = s65;
            break;
          }
          if (n66 < 1) { break l61; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            {
              const s67 = p;
              l68: {
                p++;
                break l61;
              }
              p = s67;
            }
          } else m.touched ||= p >= end;
          p = s60;
          break l62;
        }
        p = s60;
      } else m.touched ||= p >= end;
      return -1;
    }
    l70: for (;;) {
      const s72 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l71: {

          p++;
          l76: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              const s74 = p;
              l75: {
                p++;
                p = s74;
                break l76;
              }
              p = s74;
            } else m.touched ||= p >= end;
            break l71;
          }
          continue l70;
        }
        p = s72;
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
    l49: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        const s47 = p;
        l48: {
          let n53 = 0;
          l50: for (;;) {
            if (n53 >= 3) break;
            const s52 = p;
            l51: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l51; }
              p++;
              n53++;
              continue l50;
            }
            p = s52;
            break;
          }
          l54: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
              const s56 = p;
              l55: {
                p = skipDecoration(p);
                if (p < 0) { break l55; }
                break l54;
              }
              p = s56;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 12304 || c === 12308 || c === 65339)))) { m.touched ||= p >= end; break l48; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) p++;
          m.touched ||= p >= end && " \\-0-9A-Z_a-z";
          if (p < end) {
            {
              const s57 = p;
              l58: {
                p++;
                break l48;
              }
              p = s57;
            }
          } else m.touched ||= p >= end;
          p = s47;
          break l49;
        }
        p = s47;
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
    l31: {
      const s32 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l33: {

          p++;
          l34: {
            const s35 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
              l36: {
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
                m.touched ||= p >= end && "0-9A-Z_";
                l37: {
                  const s38 = p;
                  if ((p < end && text.charCodeAt(p) === 93)) {
                    l39: {

                      p++;
                      break l37;
                    }
                    p = s38;
                  } else m.touched ||= p >= end;
                  if (p < end) {
                    {
                      const s40 = p;
                      l41: {
                        p++;
                        break l36;
                      }
                      p = s40;
                    }
                  } else m.touched ||= p >= end;
                }
                break l34;
              }
              p = s35;
            } else m.touched ||= p >= end;
            if (p < end) {
              {
                const s43 = p;
                l44: {
                  p++;
                  break l33;
                }
                p = s43;
              }
            } else m.touched ||= p >= end;
          }
          break l31;
        }
        p = s32;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        l46: {
          p = skipCutMarker(p);
          if (p < 0) { break l46; }
          break l31;
        }
        p = s32;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l78: {
          p = skipBrokenMarker(p);
          if (p < 0) { break l78; }
          break l31;
        }
        p = s32;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        l79: {
          p = skipStandardMarker(p);
          if (p < 0) { break l79; }
          break l31;
        }
        p = s32;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        l80: {
          p = skipOwnVitalLine(p);
          if (p < 0) { break l80; }
          break l31;
        }
        p = s32;
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
    l81: {
      const s82 = p;
      const t83 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l84: {
          p = noteEol(p);
          if (p < 0) { break l84; }
          break l81;
        }
        p = s82;
        if (m.trail.length > t83) m.trail.length = t83;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s85 = p;
          l86: {
            p++;
            return -1;
          }
          p = s85;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readIndexCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l90: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s88 = p;
        l89: {
          let n94 = 0;
          l91: for (;;) {
            if (n94 >= 9) break;
            const s93 = p;
            l92: {
              if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l92; }
              p++;
              n94++;
              continue l91;
            }
            p = s93;
            break;
          }
          if (n94 < 1) { break l89; }
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            {
              const s95 = p;
              l96: {
                p++;
                break l89;
              }
              p = s95;
            }
          } else m.touched ||= p >= end;
          p = s88;
          break l90;
        }
        p = s88;
      } else m.touched ||= p >= end;
      return -1;
    }
    l98: for (;;) {
      const s100 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l99: {

          p++;
          l104: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              const s102 = p;
              l103: {
                p++;
                p = s102;
                break l104;
              }
              p = s102;
            } else m.touched ||= p >= end;
            break l99;
          }
          continue l98;
        }
        p = s100;
      } else m.touched ||= p >= end;
      break;
    }
    const s105 = p;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    m.touched ||= p >= end;
    value = text.slice(s105, p);
    m.value = value;
    return p;
  }

  function skipColonCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 61)))) { m.touched ||= p >= end; return -1; }
    p++;
    l119: {
      const s117 = p;
      l118: {
        l120: {
          const s121 = p;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            l122: {
              p++;
              break l120;
            }
            p = s121;
          } else m.touched ||= p >= end;
          p = skipLineEnd(p);
          if (p < 0) { break l118; }
        }
        p = s117;
        break l119;
      }
      p = s117;
      return -1;
    }
    return p;
  }

  function skipValueCharCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l128: {
      const s129 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
        l130: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l130; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b <[";
          break l128;
        }
        p = s129;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l131: {
          if ((p < end && text.charCodeAt(p) === 91)) {
            {
              const s132 = p;
              l133: {
                p = skipCloseTag(p);
                if (p < 0) { break l133; }
                break l131;
              }
              p = s132;
            }
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l131; }
          p++;
          break l128;
        }
        p = s129;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l135: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s136 = p;
              l137: {
                p = skipLineNoise(p);
                if (p < 0) { break l137; }
                p = skipLineEnd(p);
                if (p < 0) { break l137; }
                break l135;
              }
              p = s136;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l135; }
          p = skipLineNoise(p);
          if (p < 0) { break l135; }
          break l128;
        }
        p = s129;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s139 = p;
          l140: {
            p = skipNoise(p);
            if (p < 0) { break l140; }
            return -1;
          }
          p = s139;
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
    const s123 = p;
    l124: for (;;) {
      const s126 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l125: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) { m.touched ||= p >= end; break l125; }
          p = skipValueChar(p);
          if (p < 0) { break l125; }
          continue l124;
        }
        p = s126;
      } else m.touched ||= p >= end;
      break;
    }
    l_text = text.slice(s123, p);
    const node: ValueNode = { type: 'Value', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l146: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s148 = p;
        const t149 = m.trail.length;
        l147: {
          p = readBadLineNoise(p);
          if (p < 0) { break l147; }
          break l146;
        }
        p = s148;
        if (m.trail.length > t149) m.trail.length = t149;
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
    l106: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
        const s108 = p;
        const t109 = m.trail.length;
        l107: {
          p = readBadMarkerNoise(p);
          if (p < 0) { break l107; }
          break l106;
        }
        p = s108;
        if (m.trail.length > t109) m.trail.length = t109;
      } else m.touched ||= p >= end;
    }
    l110: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
        const s112 = p;
        const t113 = m.trail.length;
        l111: {
          l116: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
              const s114 = p;
              l115: {
                p = skipColon(p);
                if (p < 0) { break l115; }
                p = s114;
                break l116;
              }
              p = s114;
            } else m.touched ||= p >= end;
            break l111;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; break l111; }
          p = readBadSeparator(p);
          if (p < 0) { break l111; }
          break l110;
        }
        p = s112;
        if (m.trail.length > t113) m.trail.length = t113;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = readValue(p);
    if (p < 0) { return -1; }
    value = m.value as ValueNode;
    l142: {
      if ((p < end && text.charCodeAt(p) === 91)) {
        const s144 = p;
        const t145 = m.trail.length;
        l143: {
          p = readBadCloseTag(p);
          if (p < 0) { break l143; }
          break l142;
        }
        p = s144;
        if (m.trail.length > t145) m.trail.length = t145;
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
    l156: {
      const s157 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l158: {
          l161: {
            if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              const s159 = p;
              l160: {
                p = skipTagLine(p);
                if (p < 0) { break l160; }
                p = s159;
                break l161;
              }
              p = s159;
            } else m.touched ||= p >= end;
            break l158;
          }
          break l156;
        }
        p = s157;
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
        const s150 = p;
        l151: {
          p = skipPartWord(p);
          if (p < 0) { break l151; }
          if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l151; }
          p++;
          return -1;
        }
        p = s150;
      }
    } else m.touched ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 67)) {
      {
        const s153 = p;
        l154: {
          p = skipTagRest(p);
          if (p < 0) { break l154; }
          return -1;
        }
        p = s153;
      }
    } else m.touched ||= p >= end;
    const s162 = p;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 95)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95))) p++;
    m.touched ||= p >= end && "0-9A-Z_";
    value = text.slice(s162, p);
    l165: {
      if ((p < end && text.charCodeAt(p) === 93)) {
        const s163 = p;
        l164: {

          p++;
          p = s163;
          break l165;
        }
        p = s163;
      } else m.touched ||= p >= end;
      return -1;
    }
    m.value = value;
    return p;
  }

  function skipStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l170: {
      const s171 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
        l172: {
          p = skipStopMarker(p);
          if (p < 0) { break l172; }
          break l170;
        }
        p = s171;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l173: {
          let m177 = false;
          l174: for (;;) {
            const s176 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l175: {
                p = skipNoise(p);
                if (p < 0) { break l175; }
                m177 = true;
                continue l174;
              }
              p = s176;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m177) { break l173; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 12304 || c === 12308 || c === 65339)))) { m.touched ||= p >= end; break l173; }
          p = skipStopMarker(p);
          if (p < 0) { break l173; }
          break l170;
        }
        p = s171;
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
    l182: {
      const s183 = p;
      const t184 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l185: {

          value = "\n";
          p++;
          break l182;
        }
        p = s183;
        if (m.trail.length > t184) m.trail.length = t184;
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
    l178: {
      const s179 = p;
      const t180 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l181: {
          p = readEol(p);
          if (p < 0) { break l181; }
          value = m.value as "\n" | BadLineEndNode;
          break l178;
        }
        p = s179;
        if (m.trail.length > t180) m.trail.length = t180;
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
    const list191: " "[] = [];
    let n189 = 0;
    l186: for (;;) {
      if (n189 >= 3) break;
      const s188 = p;
      l187: {
        let v190!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l187; }
        v190 = " ";
        p++;
        list191.push(v190);
        n189++;
        continue l186;
      }
      p = s188;
      break;
    }
    value = list191;
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
    l166: {
      if (p < end) {
        const s168 = p;
        const t169 = m.trail.length;
        l167: {
          p = readBadContinuation(p);
          if (p < 0) { break l167; }
          l_more = m.value as BadContinuationNode;
          break l166;
        }
        p = s168;
        if (m.trail.length > t169) m.trail.length = t169;
      } else m.touched ||= p >= end;
      l_more = null;
    }
    const node: ParameterNode = { type: 'Parameter', start: m.base + start, end: m.base + p, index: l_index, name: l_name, value: l_value, more: l_more };
    m.value = node;
    return p;
  }

  function readVitalCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name!: "CONFIDENCE" | "MOOD" | "FOCUS" | "STAMINA";
    let l_value!: NumberNode | BadPercentNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
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
    l_value = m.value as NumberNode | BadPercentNode | BadNumeralNode | BadMarkedNumberNode | BadVitalNode;
    const node: VitalNode = { type: 'Vital', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  function skipAnyEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n205 = 0;
    l202: for (;;) {
      if (n205 >= 3) break;
      const s204 = p;
      l203: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l203; }
        p++;
        n205++;
        continue l202;
      }
      p = s204;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    if (!m.isCaseless(p, "action_")) { return -1; }
    p += 7;
    l206: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        const s208 = p;
        l207: {
          p = skipIndex(p);
          if (p < 0) { break l207; }
          if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l207; }
          p++;
          break l206;
        }
        p = s208;
      } else m.touched ||= p >= end;
    }
    if (!m.isCaseless(p, "content_end]")) { return -1; }
    p += 12;
    return p;
  }

  function skipBlockStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l192: {
      const s193 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l194: {
          p = skipOwnEnd(p);
          if (p < 0) { break l194; }
          break l192;
        }
        p = s193;
      } else m.touched ||= p >= end;
      l197: {
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 91))) {
          const s195 = p;
          l196: {
            l198: {
              const s199 = p;
              if ((p < end && text.charCodeAt(p) === 91)) {
                l200: {
                  p = skipOwnEndMarker(p);
                  if (p < 0) { break l200; }
                  break l198;
                }
                p = s199;
              } else m.touched ||= p >= end;
              if ((p < end && text.charCodeAt(p) === 91)) {
                l201: {
                  p = skipNextType(p);
                  if (p < 0) { break l201; }
                  break l198;
                }
                p = s199;
              } else m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 91)))) { m.touched ||= p >= end; break l196; }
              p = skipAnyEnd(p);
              if (p < 0) { break l196; }
            }
            p = s195;
            break l197;
          }
          p = s195;
        } else m.touched ||= p >= end;
        return -1;
      }
      {
        const s209 = p;
        l210: {
          p = skipOwnEndLater(p);
          if (p < 0) { break l210; }
          return -1;
        }
        p = s209;
      }
      l212: {
        const s213 = p;
        if ((p < end && text.charCodeAt(p) === 91)) {
          l214: {
            p = skipOwnEndMarker(p);
            if (p < 0) { break l214; }
            break l212;
          }
          p = s213;
        } else m.touched ||= p >= end;
        {
          const s215 = p;
          l216: {
            p = skipRemarkEndLater(p);
            if (p < 0) { break l216; }
            return -1;
          }
          p = s215;
        }
        l218: {
          const s219 = p;
          if ((p < end && text.charCodeAt(p) === 91)) {
            l220: {
              p = skipNextType(p);
              if (p < 0) { break l220; }
              break l218;
            }
            p = s219;
          } else m.touched ||= p >= end;
          {
            const s221 = p;
            l222: {
              p = skipNextTypeLater(p);
              if (p < 0) { break l222; }
              return -1;
            }
            p = s221;
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
    l228: {
      const s229 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l230: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l230;
          }
          p += 2;
          break l228;
        }
        p = s229;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l231: {

          p++;
          break l228;
        }
        p = s229;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function text174Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near224 = p + 4;
        while (p < near224 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near224) p = STOPS_0.next(p);
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
        l225: {

          const near226 = p + 4;
          while (p < near226 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near226) p = STOPS_0.next(p);
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
        l227: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l227; }
          p = skipNewline(p);
          if (p < 0) { break l227; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 91))) {
            {
              const s232 = p;
              l233: {
                p = skipBlockStop(p);
                if (p < 0) { break l233; }
                break l227;
              }
              p = s232;
            }
          } else m.touched ||= p >= end;
          {
            const s235 = p;
            l236: {
              if (p < end) {
                {
                  const s238 = p;
                  l239: {
                    p++;
                    break l236;
                  }
                  p = s238;
                }
              } else m.touched ||= p >= end;
              break l227;
            }
            p = s235;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text205Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near241 = p + 4;
        while (p < near241 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near241) p = STOPS_1.next(p);
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
        l242: {

          const near243 = p + 4;
          while (p < near243 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near243) p = STOPS_1.next(p);
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
        l244: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l244; }
          p = skipNewline(p);
          if (p < 0) { break l244; }
          if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 91))) {
            {
              const s245 = p;
              l246: {
                p = skip_bareEnd(p);
                if (p < 0) { break l246; }
                break l244;
              }
              p = s245;
            }
          } else m.touched ||= p >= end;
          {
            const s248 = p;
            l249: {
              if (p < end) {
                {
                  const s251 = p;
                  l252: {
                    p++;
                    break l249;
                  }
                  p = s251;
                }
              } else m.touched ||= p >= end;
              break l244;
            }
            p = s248;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text222Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near254 = p + 16;
        while (p < near254 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) p++;
        if (p === near254) p = STOPS_2.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
        l255: {

          const near256 = p + 16;
          while (p < near256 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) p++;
          if (p === near256) p = STOPS_2.next(p);
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
        l257: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l257; }
          p = skipNewline(p);
          if (p < 0) { break l257; }
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12304 || c === 12308 || c === 65339))) {
            {
              const s258 = p;
              l259: {
                p = skipStop(p);
                if (p < 0) { break l259; }
                break l257;
              }
              p = s258;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s261 = p;
              l262: {
                p = skipFenceHead(p);
                if (p < 0) { break l262; }
                break l257;
              }
              p = s261;
            }
          } else m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l264: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s265 = p;
              l266: {
                p = skipTextTail(p);
                if (p < 0) { break l266; }
                break l264;
              }
              p = s265;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l264; }
          p = skipLineNoise(p);
          if (p < 0) { break l264; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l268: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s269 = p;
              l270: {
                p = skipNoise(p);
                if (p < 0) { break l270; }
                break l268;
              }
              p = s269;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l268; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text225Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near272 = p + 4;
        while (p < near272 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
        if (p === near272) p = STOPS_3.next(p);
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
        l273: {

          const near274 = p + 4;
          while (p < near274 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near274) p = STOPS_3.next(p);
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
        l275: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l275; }
          p = skipNewline(p);
          if (p < 0) { break l275; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s276 = p;
              l277: {
                p = skipFenceClose(p);
                if (p < 0) { break l277; }
                break l275;
              }
              p = s276;
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
  const readBlank = node(m, (start, end) => ({ type: 'Blank', start, end }), many(m, 1, noteBlankLine));
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
  const skipSectionLetters = choice(m, caseless(m, "reasoning"), caseless(m, "planning"), caseless(m, "notes"));
  const skipVitalLetters = choice(m, caseless(m, "confidence"), caseless(m, "mood"), caseless(m, "focus"),
    caseless(m, "stamina"));
  const skipIndex = coded(skipIndexCode, "0-9", true);
  const skipActionLetters = seq(caseless(m, "action"), optional(m, one(m, " \\-_")), optional(m, seq(skipIndex,
        one(m, " \\-_"))), one(m, "A-Z_a-z"), run(m, " \\-0-9A-Z_a-z"));
  const skipPlainMarker = seq(skipIndent, optional(m, skipDecoration), one(m, "[\u3010\u3014\uff3b"), choice(m,
      skipSectionLetters, skipVitalLetters, skipActionLetters), one(m, ":=]\u3011\u3015\uff3d"));
  const readCutName = pick(m, 1, cut(m, skipPlainMarker), repeat(m, { least: 1, listed: true }, text(m, one(m,
  "^\n\r"))));
  const skipCutName = quiet(m, readCutName);
  const skipCutMarker = coded(skipCutMarkerCode, " #*+\\->[_\u3010\u3014\uff3b", true);
  const skipBrokenMarker = seq(lit(m, "["), one(m, "A-Z"), run(m, "0-9A-Z_", 1), not(m, one(m, "a-z")), run(m,
    "^\n\r]"), skipLineEnd);
  const skipLooseName = seq(one(m, "A-Za-z"), run(m, " \\-0-9A-Z_a-z"));
  const readKnownWord = words(m, wordList(["REASONING","PLANNING","NOTES","CONFIDENCE","MOOD","FOCUS","STAMINA"],
      ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const skipKnownWord = quiet(m, readKnownWord);
  const readActionWord = words(m, wordList(["ACTION"], [null,"BadMarkerSlip"]), run(m, "A-Za-z", 1));
  const skipActionWord = quiet(m, readActionWord);
  const readPartWord = words(m, wordList(["TYPE","CONTENT_START","CONTENT_END"], [null,"BadMarkerSlip"]), run(m,
      "A-Z_", 1));
  const skipPartWord = quiet(m, readPartWord);
  const skipPartName = choice(m, seq(skipPartWord, and(m, one(m, ":=]\u3011\u3015\uff3d"))), seq(one(m, "A-Z_"),
      run(m, "0-9A-Z_")));
  const skipActionName = choice(m, seq(skipActionWord, lit(m, "_"), skipIndex, lit(m, "_"), skipPartName, and(m,
        one(m, ":=]\u3011\u3015\uff3d"))), seq(lit(m, "ACTION_"), lit(m, ""), seq(one(m, "A-Z"), run(m, "0-9A-Z_")),
      and(m, one(m, ":=]\u3011\u3015\uff3d"))));
  const skipAnyPart = seq(one(m, "A-Z_a-z"), run(m, " \\-0-9A-Z_a-z"));
  const skipBadActionName = choice(m, seq(caseless(m, "action"), optional(m, one(m, " \\-_")), skipIndex, one(m,
      " \\-_"), skipAnyPart), seq(caseless(m, "action"), optional(m, one(m, " \\-_")), lit(m, ""), and(m,
        seq(choice(m, caseless(m, "type"), caseless(m, "path"), seq(caseless(m, "content"), one(m, " \\-_"),
              choice(m, caseless(m, "start"), caseless(m, "end")))), one(m, ":=]\u3011\u3015\uff3d"))), skipAnyPart));
  const skip_actionName = choice(m, skipActionName, skipBadActionName);
  const skipBadIndexName = seq(caseless(m, "action"), one(m, " \\-_"), choice(m, seq(repeat(m, { least: 10 }, one(m,
        "0-9")), one(m, " \\-_")), seq(lit(m, "-"), one(m, "0-9")), seq(run(m, "0-9", 1), one(m, " \\-_"), one(m,
    "0-9"))), run(m, " \\-0-9A-Z_a-z"));
  const skipMeantName = choice(m, skipKnownWord, skip_actionName, skipBadIndexName);
  const skipStandardMarker = seq(skipIndent, optional(m, skipDecoration), one(m, "[\u3010\u3014\uff3b"),
    skipMeantName, one(m, ":=]\u3011\u3015\uff3d"), not(m, lit(m, "(")));
  const skipBadOwnName = seq(one(m, "A-Za-z"), one(m, "A-Z_a-z"), run(m, "0-9A-Z_a-z", 1));
  const skipOwnWord = choice(m, seq(not(m, seq(skipMeantName, one(m, ":=]\u3011\u3015\uff3d"))), seq(one(m, "A-Z"),
        run(m, "0-9A-Z_")), and(m, one(m, ":=]\u3011\u3015\uff3d"))), seq(not(m, seq(skipMeantName, one(m,
      ":=]\u3011\u3015\uff3d"))), skipBadOwnName, and(m, one(m, ":=]\u3011\u3015\uff3d"))));
  const skipOwnVitalClose = choice(m, seq(one(m, "]\u3011\u3015\uff3d"), optional(m, choice(m, lit(m, "**"), lit(m,
      "__"))), optional(m, one(m, ":="))), one(m, ":="));
  const skipOwnShare = choice(m, seq(choice(m, lit(m, "100"), seq(one(m, "0-9"), optional(m, one(m, "0-9")))),
      optional(m, seq(lit(m, "."), run(m, "0-9", 1))), run(m, "\t "), lit(m, "%")), seq(lit(m, "0"), optional(m,
        seq(lit(m, "."), run(m, "0-9", 1)))), seq(lit(m, "1"), optional(m, seq(lit(m, "."), run(m, "0", 1)))));
  const skipOwnVitalLine = seq(skipIndent, optional(m, skipDecoration), one(m, "[\u3010\u3014\uff3b"), skipOwnWord,
    skipOwnVitalClose, run(m, "\t "), skipOwnShare, run(m, "\t "), optional(m, lit(m, "]")), optional(m, lit(m,
    "**")), run(m, "\t "), skipLineEnd);
  const skipBareVital = seq(optional(m, skipDecoration), skipVitalLetters, not(m, one(m, "A-Za-z")), optional(m,
      lit(m, "**")), run(m, "\t "), one(m, ":="), optional(m, lit(m, "**")), run(m, "\t "), run(m, ".0-9", 1),
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
  const readBadMarkerNoise = mistake(m, (start, end, raw) => ({ type: 'BadMarkerNoise', start, end, raw }),
    seq(choice(m, many(m, 1, skipNoise), seq(run(m, "\t ", 1), many(m, 1, skipAnsiSequence))), not(m,
        skipStopMarker)));
  const skipColon = coded(skipColonCode, "\t :=", true);
  const readBadSeparator = mistake(m, (start, end, raw) => ({ type: 'BadSeparator', start, end, raw }), seq(run(m,
      "\t "), one(m, ":=")));
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
    seq(run(m, "\t "), one(m, ":=")));
  const skipNextVital = seq(optional(m, skipDecoration), one(m, "[\u3010\u3014\uff3b"), skipVitalLetters, not(m,
      one(m, "A-Za-z")));
  const skipLineBreakDue = seq(run(m, "\t "), optional(m, seq(one(m, ",;|"), run(m, "\t "))), skipNextVital);
  const skipNumberBoundary = choice(m, and(m, skipLineBreakDue), seq(not(m, one(m, "%+-9A-Z_a-z~\u2013")), not(m,
        seq(run(m, "\t ", 1), one(m, "\\-/~\u2013"), run(m, "\t "), one(m, "0-9"))), not(m, seq(run(m, "\t ", 1),
          one(m, ".0-9")))));
  const readBadPercent = mistake(m, (start, end, raw, l) => ({ type: 'BadPercent', start, end, raw, text: l[0] }),
    seq(label(m, 0, text(m, seq(run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1)))))), run(m, "\t "),
      lit(m, "%"), skipNumberBoundary));
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
  const readBadMarkerEnd = mistake(m, (start, end, raw) => ({ type: 'BadMarkerEnd', start, end, raw }), lit(m, "**"),
    lit(m, "__"));
  const readBadValueBracket = mistake(m, (start, end, raw) => ({ type: 'BadValueBracket', start, end, raw }),
    seq(run(m, "\t "), one(m, "]\u3011\u3015\uff3d")));
  const skipOwnName = seq(not(m, seq(skipMeantName, lit(m, "]"))), seq(one(m, "A-Z"), run(m, "0-9A-Z_")), and(m,
      lit(m, "]")));
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
  const readVitalValue = choice(m, pick(m, 1, run(m, "\t ", 1), readNumber, run(m, "\t "), noteLineEnd), pick(m, 3,
      optional(m, readBadMarkerNoise), optional(m, readBadVitalSeparator), run(m, "\t "), choice(m, readBadPercent,
        pick(m, 0, readNumber, skipNumberBoundary), readBadNumeral, readBadMarkedNumber, readBadVital), optional(m,
        readBadMarkerEnd), optional(m, readBadValueBracket), optional(m, readBadMarkerEnd), optional(m, seq(not(m,
            skipLineBreakDue), not(m, seq(run(m, "\t ", 1), skipNextOwnVital)), readBadRemark)), noteVitalEnd));
  const readVital = coded(readVitalCode, "[");
  const leaf58 = leaf(m, choice(m, readBlank, readType, readParameter, readVital));
  const readStartMarker = node(m, (start, end, l) => ({ type: 'StartMarker', start, end, index: l[0] }), seq(lit(m,
      "[ACTION_"), label(m, 0, readIndex), lit(m, "_CONTENT_START]")));
  const skipSectionName = choice(m, lit(m, "REASONING"), lit(m, "PLANNING"), lit(m, "NOTES"));
  const skipVitalName = choice(m, lit(m, "CONFIDENCE"), lit(m, "MOOD"), lit(m, "FOCUS"), lit(m, "STAMINA"));
  const skipExactMarker = choice(m, seq(lit(m, "["), choice(m, skipSectionName, skipVitalName), lit(m, "]")),
    seq(lit(m, "[ACTION_"), skipIndex, lit(m, "_CONTENT_END]")));
  const readBadMarkerIndent = mistake(m, (start, end, raw) => ({ type: 'BadMarkerIndent', start, end, raw }),
    repeat(m, { least: 1, most: 3 }, lit(m, " ")));
  const readBadMarkerDecoration = mistake(m, (start, end, raw) => ({ type: 'BadMarkerDecoration', start, end, raw }),
    skipDecoration);
  const readBadMarkerBracket = mistake(m, (start, end, raw) => ({ type: 'BadMarkerBracket', start, end, raw }),
    one(m, "\u3010\u3011\u3014\u3015\uff3b\uff3d"));
  const noteLooseOpen = seq(not(m, skipExactMarker), optional(m, readBadMarkerIndent), optional(m,
      readBadMarkerDecoration), choice(m, lit(m, "["), readBadMarkerBracket));
  const skipActionPrefix = choice(m, seq(skipActionWord, lit(m, "_"), skipIndex, lit(m, "_")), seq(caseless(m,
      "action"), optional(m, one(m, " \\-_")), optional(m, seq(skipIndex, one(m, " \\-_")))));
  const readStartWord = words(m, wordList(["CONTENT_START"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const skipStartWord = quiet(m, readStartWord);
  const skipStartAhead = seq(skipActionPrefix, skipStartWord, one(m, ":=]\u3011\u3015\uff3d"));
  const readPartName = choice(m, pick(m, 0, readPartWord, and(m, one(m, ":=]\u3011\u3015\uff3d"))), text(m,
      seq(one(m, "A-Z_"), run(m, "0-9A-Z_"))));
  const readMissingIndex = mistake(m, (start, end, raw) => ({ type: 'MissingIndex', start, end, raw }), lit(m, ""));
  const readActionName = node(m, (start, end, l) => ({ type: 'ActionName', start, end, index: l[0], name: l[1] }),
    seq(readActionWord, lit(m, "_"), label(m, 0, readIndex), lit(m, "_"), label(m, 1, readPartName), and(m, one(m,
    ":=]\u3011\u3015\uff3d"))), seq(lit(m, "ACTION_"), label(m, 0, readMissingIndex), label(m, 1, text(m,
          seq(one(m, "A-Z"), run(m, "0-9A-Z_")))), and(m, one(m, ":=]\u3011\u3015\uff3d"))));
  const readBadActionName = mistake(m, (start, end, raw, l) => ({ type: 'BadActionName', start, end, raw,
        index: l[0], name: l[1] }), seq(caseless(m, "action"), optional(m, one(m, " \\-_")), label(m, 0, readIndex),
      one(m, " \\-_"), label(m, 1, text(m, skipAnyPart))), seq(caseless(m, "action"), optional(m, one(m, " \\-_")),
      label(m, 0, readMissingIndex), and(m, seq(choice(m, caseless(m, "type"), caseless(m, "path"), seq(caseless(m,
              "content"), one(m, " \\-_"), choice(m, caseless(m, "start"), caseless(m, "end")))), one(m,
      ":=]\u3011\u3015\uff3d"))), label(m, 1, text(m, skipAnyPart))));
  const read_actionName = choice(m, readActionName, readBadActionName);
  const noteLooseClose = seq(choice(m, seq(lit(m, "]"), not(m, lit(m, "("))), readBadMarkerBracket), optional(m,
      readBadMarkerEnd));
  const readBlockHead = node(m, (start, end, l) => ({ type: 'BlockHead', start, end, marker: l[0] }), seq(label(m, 0,
        readStartMarker), optional(m, readBadMarkerNoise), run(m, "\t ")), seq(not(m, skipBareStart), noteLooseOpen,
      and(m, skipStartAhead), label(m, 0, read_actionName), noteLooseClose, optional(m, readBadMarkerNoise), run(m,
  "\t ")));
  const leaf132 = leaf(m, readBlockHead);
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
  const leaf152 = leaf(m, readStartLine);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const text174 = text174Code;
  const leaf176 = leaf(m, optional(m, skipNewline));
  const readBlockEnd = node(m, (start, end, l) => ({ type: 'BlockEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipOwnEndMarker)), run(m, "\t "), noteLineEnd));
  const readBadContentEnd = mistake(m, (start, end, raw) => ({ type: 'BadContentEnd', start, end, raw }),
    seq(skipAnyEnd, run(m, "^\n\r"), noteLineEnd));
  const readMissingContentEnd = mistake(m, (start, end, raw, l) => ({ type: 'MissingContentEnd', start, end, raw,
        index: l[0] ?? null }), seq(skipIndent, lit(m, "["), caseless(m, "action_"), label(m, 0, optional(m, pick(m,
            0, readIndex, lit(m, "_")))), caseless(m, "content_end]"), run(m, "^\n\r"), noteLineEnd), lit(m, ""));
  const read_blockEnd = choice(m, readBlockEnd, tuple(m, [0, 1], and(m, skipOwnEndMarker), readBadContentEnd),
    readMissingContentEnd);
  const leaf177 = leaf(m, read_blockEnd);
  const readTypeWord = words(m, wordList(["TYPE"], ["BadMarkerName","BadMarkerSlip"]), skipLooseName);
  const skipTypeWord = quiet(m, readTypeWord);
  const skipTypeAhead = seq(skipActionPrefix, skipTypeWord, one(m, ":=]\u3011\u3015\uff3d"));
  const readBadOpenSeparator = mistake(m, (start, end, raw) => ({ type: 'BadOpenSeparator', start, end, raw }),
    one(m, ":="));
  const skipBracketTail = seq(run(m, "\t "), one(m, "]\u3011\u3015\uff3d"), optional(m, choice(m, lit(m, "**"),
        lit(m, "__"))), run(m, "\t "), optional(m, skipLineNoise), skipLineEnd);
  const skipBalanced: Match = deep(m, seq(lit(m, "["), many(m, 0, choice(m, again(() => skipBalanced), one(m,
      "^\n\r\u001b<[]"))), lit(m, "]")));
  const skipInnerNoise = choice(m, seq(not(m, seq(skipLineNoise, skipLineEnd)), skipLineNoise), seq(not(m,
        skipNoise), one(m, "\u001b<")));
  const readBracketValue = node(m, (start, end, l) => ({ type: 'BracketValue', start, end, text: l[0] }), label(m, 0,
      text(m, many(m, 0, seq(not(m, skipBracketTail), choice(m, skipBalanced, one(m, "^\n\r\u001b<[]"),
              skipInnerNoise))))));
  const skipBoldTail = seq(lit(m, "**"), run(m, "\t "), optional(m, skipLineNoise), skipLineEnd);
  const skipBoldPair = seq(lit(m, "**"), many(m, 1, seq(not(m, lit(m, "**")), one(m, "^\n\r\u001b<"))), lit(m, "**"));
  const readBoldValue = node(m, (start, end, l) => ({ type: 'BoldValue', start, end, text: l[0] }), label(m, 0,
      text(m, many(m, 0, seq(not(m, skipBoldTail), choice(m, skipBoldPair, seq(not(m, lit(m, "**")), one(m,
              "^\n\r\u001b<")), skipInnerNoise))))));
  const readLooseGiven = choice(m, pick(m, 2, readBadOpenSeparator, run(m, "\t "), readBracketValue,
      readBadValueBracket, optional(m, readBadMarkerEnd), noteValueEnd), pick(m, 2, readBadOpenSeparator, run(m,
      "\t "), readValue, noteValueEnd), pick(m, 4, noteLooseClose, optional(m, readBadMarkerNoise), optional(m,
        seq(and(m, skipColon), readBadSeparator)), run(m, "\t "), readBoldValue, readBadMarkerEnd, noteValueEnd),
    pick(m, 1, noteLooseClose, readGiven));
  const readLooseType = node(m, (start, end, l) => ({ type: 'LooseType', start, end, marker: l[0], value: l[1] }),
    seq(noteLooseOpen, and(m, skipTypeAhead), label(m, 0, read_actionName), label(m, 1, readLooseGiven)));
  const readBlockWord = words(m, wordList(["CONTENT_START","CONTENT_END"], ["BadMarkerName","BadMarkerSlip"]),
    skipLooseName);
  const skipBlockWord = quiet(m, readBlockWord);
  const skipOtherPart = seq(skipActionPrefix, choice(m, seq(skipBlockWord, one(m, ":=]\u3011\u3015\uff3d")),
      skipTagRest));
  const readLooseParameter = node(m, (start, end, l) => ({ type: 'LooseParameter', start, end, marker: l[0],
        value: l[1], more: l[2] }), seq(noteLooseOpen, not(m, skipOtherPart), label(m, 0, read_actionName), label(m,
        1, readLooseGiven), label(m, 2, optional(m, readBadContinuation))));
  const leaf182 = leaf(m, choice(m, readLooseType, readLooseParameter));
  const readBadBareStart = mistake(m, (start, end, raw) => ({ type: 'BadBareStart', start, end, raw }),
    skipBareStart);
  const leaf200 = leaf(m, readBadBareStart);
  const skipBareEndMarker = choice(m, lit(m, "CONTENT_END"), seq(lit(m, "["), optional(m, lit(m, "ACTION_")), lit(m,
  "CONTENT_END]")));
  const skip_bareEnd = seq(skipBareEndMarker, run(m, "\t "), skipLineEnd);
  const leaf202 = leaf(m, optional(m, tuple(m, [0, 1, 2], readEol, not(m, skip_bareEnd), not(m, skipEof))));
  const text205 = text205Code;
  const readBareEnd = node(m, (start, end, l) => ({ type: 'BareEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipBareEndMarker)), run(m, "\t "), noteLineEnd));
  const readBareBlockEnd = choice(m, readBareEnd, readMissingContentEnd);
  const leaf206 = leaf(m, readBareBlockEnd);
  const readOwnName = pick(m, 1, not(m, seq(skipMeantName, lit(m, "]"))), text(m, seq(one(m, "A-Z"), run(m,
    "0-9A-Z_"))), and(m, lit(m, "]")));
  const readBadOwnName = mistake(m, (start, end, raw) => ({ type: 'BadOwnName', start, end, raw }), seq(one(m,
      "A-Za-z"), one(m, "A-Z_a-z"), run(m, "0-9A-Z_a-z", 1)));
  const readOwnWord = choice(m, pick(m, 1, not(m, seq(skipMeantName, one(m, ":=]\u3011\u3015\uff3d"))), text(m,
        seq(one(m, "A-Z"), run(m, "0-9A-Z_"))), and(m, one(m, ":=]\u3011\u3015\uff3d"))), pick(m, 1, not(m,
        seq(skipMeantName, one(m, ":=]\u3011\u3015\uff3d"))), readBadOwnName, and(m, one(m,
  ":=]\u3011\u3015\uff3d"))));
  const readBadOpenVitalSeparator = mistake(m, (start, end, raw) => ({ type: 'BadOpenVitalSeparator', start, end,
        raw }), one(m, ":="));
  const readOwnVital = node(m, (start, end, l) => ({ type: 'OwnVital', start, end, name: l[0], value: l[1] }),
    seq(not(m, skipExactMarker), lit(m, "["), label(m, 0, readOwnName), lit(m, "]"), and(m, skip_ownVital), label(m,
        1, readVitalValue)), seq(not(m, skipExactMarker), and(m, skipOwnVitalLine), noteLooseOpen, label(m, 0,
        readOwnWord), choice(m, noteLooseClose, readBadOpenVitalSeparator), label(m, 1, readVitalValue)));
  const leaf209 = leaf(m, readOwnVital);
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
  const leaf215 = leaf(m, readSectionHead);
  const text222 = text222Code;
  const readTextFence = pick(m, 2, skipNewline, not(m, skipStop), readFenceHead);
  const leaf223 = leaf(m, readTextFence);
  const text225 = text225Code;
  const readMissingTextFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingTextFenceEnd', start, end, raw }),
    lit(m, ""));
  const noteTextFenceEnd = choice(m, seq(skipNewline, skipFenceClose), readMissingTextFenceEnd);
  const leaf226 = leaf(m, noteTextFenceEnd);
  const readSectionEnd = node(m, (start, end) => ({ type: 'SectionEnd', start, end }), optional(m, noteEol));
  const leaf229 = leaf(m, readSectionEnd);
  const readBadContentTag = mistake(m, (start, end, raw, l) => ({ type: 'BadContentTag', start, end, raw,
        index: l[0] }), seq(lit(m, "[ACTION_"), label(m, 0, readIndex), lit(m, "_"), skipTagRest, run(m, "\t ")));
  const leaf231 = leaf(m, readBadContentTag);
  const skipTagMarker = seq(lit(m, "[/ACTION_"), skipSameIndex, lit(m, "_CONTENT"), optional(m, choice(m, lit(m,
        "_START"), lit(m, "_END"))), lit(m, "]"));
  const skipTagClose = seq(skipTagMarker, run(m, "\t "), skipLineEnd);
  const leaf233 = leaf(m, optional(m, tuple(m, [0, 1, 2], readEol, not(m, skipTagClose), not(m, skipEof))));
  const text236 = rounds(m, { run: "^\n\r[", least: 1 }, { before: seq(not(m, skipTagClose), lit(m, "[")) },
    { before: seq(skipNewline, not(m, skipTagClose), not(m, skipEof)) });
  const readTagEnd = node(m, (start, end, l) => ({ type: 'TagEnd', start, end, marker: l[0] }), seq(label(m, 0,
        text(m, skipTagMarker)), run(m, "\t "), noteLineEnd));
  const read_tagEnd = choice(m, readTagEnd, readMissingContentEnd);
  const leaf237 = leaf(m, read_tagEnd);
  const readVitalWord = words(m, wordList(["CONFIDENCE","MOOD","FOCUS","STAMINA"], ["BadMarkerName",
    "BadMarkerSlip"]), skipLooseName);
  const readLooseVital = node(m, (start, end, l) => ({ type: 'LooseVital', start, end, name: l[0], value: l[1] }),
    seq(noteLooseOpen, label(m, 0, readVitalWord), choice(m, noteLooseClose, readBadOpenVitalSeparator), label(m, 1,
        readVitalValue)));
  const readBareNumber = node(m, (start, end, l) => ({ type: 'BareNumber', start, end, text: l[0] }), label(m, 0,
      text(m, run(m, ".0-9", 1))));
  const readBadBareVital = mistake(m, (start, end, raw, l) => ({ type: 'BadBareVital', start, end, raw, name: l[0],
        value: l[1] }), seq(and(m, skipBareVital), optional(m, skipDecoration), label(m, 0, text(m,
          skipVitalLetters)), optional(m, lit(m, "**")), run(m, "\t "), one(m, ":="), optional(m, lit(m, "**")),
      run(m, "\t "), label(m, 1, choice(m, readBadPercent, readBareNumber)), run(m, "\t "), optional(m,
        readBadLineNoise), noteLineEnd));
  const readMissingMarkerEnd = mistake(m, (start, end, raw) => ({ type: 'MissingMarkerEnd', start, end, raw }),
    seq(lit(m, "["), optional(m, seq(one(m, "A-Z"), run(m, "0-9A-Z_"))), skipEof), skipCutMarker);
  const readBadIndex = mistake(m, (start, end, raw) => ({ type: 'BadIndex', start, end, raw }), seq(skipIndent,
      optional(m, skipDecoration), one(m, "[\u3010\u3014\uff3b"), skipBadIndexName, one(m, ":=]\u3011\u3015\uff3d"),
      run(m, "^\n\r"), optional(m, noteEol)));
  const noteBrokenMarker = seq(lit(m, "["), one(m, "A-Z"), run(m, "0-9A-Z_", 1), not(m, one(m, "a-z")), run(m,
    "^\n\r]"), noteLineEnd);
  const readBadMarker = mistake(m, (start, end, raw) => ({ type: 'BadMarker', start, end, raw }), noteBrokenMarker);
  const skipActionMarker = seq(skipIndent, optional(m, skipDecoration), one(m, "[\u3010\u3014\uff3b"),
    skip_actionName, one(m, ":=]\u3011\u3015\uff3d"), not(m, lit(m, "(")));
  const readDecoration = repeat(m, { least: 1, listed: true }, choice(m, tuple(m, [0, 1], repeat(m, { least: 1,
            listed: true }, lit(m, "#")), repeat(m, { least: 0, listed: true }, read_blank)), tuple(m, [0, 1], lit(m,
        ">"), repeat(m, { least: 0, listed: true }, read_blank)), tuple(m, [0, 1], text(m, one(m, "*+\\-")),
        repeat(m, { least: 1, listed: true }, read_blank)), lit(m, "**"), lit(m, "__")));
  const readMarkerOpen = text(m, one(m, "[\u3010\u3014\uff3b"));
  const readMarkerClose = text(m, one(m, ":=]\u3011\u3015\uff3d"));
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
  const leaf240 = leaf(m, choice(m, readLooseVital, readBadBareVital, readBadContentEnd, readMissingMarkerEnd,
      readBadIndex, readBadMarker, readBadNoise, readBadChat, readBadLine));
  const note_wrapperEnd = seq(skipIndent, skipWrapperRun, run(m, "\t "), choice(m, noteLineEnd, and(m,
        seq(skipLineNoise, skipLineEnd))));
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), note_wrapperEnd);
  const readMissingWrapperEnd = mistake(m, (start, end, raw) => ({ type: 'MissingWrapperEnd', start, end, raw }),
    lit(m, ""));
  const leaf266 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const skipMarkerFenceAhead = and(m, skipMarkerFence);
  const skipFenced = quiet(m, readFenced);
  const skipClosedFence = seq(skipFenced, skipLineEnd);
  const skipLine = choice(m, seq(run(m, "^\n\r"), skipEol), run(m, "^\n\r", 1));
  const skipExampleFence = seq(skipClosedFence, many(m, 0, choice(m, skipClosedFence, seq(not(m, skipFenceOpen),
          not(m, skipStopMarker), skipLine))), skipStopMarker);
  const skipReplyFence = seq(skipMarkerFenceAhead, not(m, skipExampleFence));
  const readBadChatBefore = mistake(m, (start, end, raw) => ({ type: 'BadChatBefore', start, end, raw }), seq(many(m,
        1, seq(not(m, skipReplyFence), not(m, skipStop), not(m, skipBlankLine), choice(m, noteClosedFence, seq(not(m,
                skipFenceHead), noteChatLine)))), optional(m, noteOpenFence)), seq(not(m, skipReplyFence),
      noteOpenFence));
  const readOpening = choice(m, readLead, readBadChatBefore);
  const leaf270 = leaf(m, readOpening);
  const leaf279 = leaf(m, and(m, skipReplyFence));

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_2, STARTS_5, STARTS_6], alternatives: [{ op: 'leaf', read: leaf58 }, { op: 'again', step: () => stepBlock }, { op: 'leaf', read: leaf182 }, { op: 'again', step: () => stepBareBlock }, { op: 'leaf', read: leaf209 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepTagBlock }, { op: 'leaf', read: leaf240 }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepWrapped }, { op: 'loop', body: stepItem }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf270 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: stepItem }] }] }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf13 }, { op: 'loop', body: stepItem }, { op: 'leaf', read: leaf266 }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.marker.index; } }, steps: [{ op: 'leaf', read: leaf132 }, { op: 'leaf', read: leaf152 }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: leaf176 }, { op: 'leaf', read: leaf177 }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', register: -1, isText: true, body: { op: 'text', read: text174 } };
  const stepBareBlock: Step = { op: 'rule', name: 'BareBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf200 }, { op: 'leaf', read: leaf202 }, { op: 'again', step: () => stepBareText }, { op: 'leaf', read: leaf176 }, { op: 'leaf', read: leaf206 }] } };
  const stepBareText: Step = { op: 'rule', name: 'BareText', register: -1, isText: true, body: { op: 'text', read: text205 } };
  const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepSectionText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepFencedText }, { op: 'again', step: () => stepSectionText }] } }, { op: 'leaf', read: leaf229 }] } };
  const stepSectionText: Step = { op: 'rule', name: 'SectionText', register: -1, isText: true, body: { op: 'text', read: text222 } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: 1, isText: true, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as string; return taken; } }, steps: [{ op: 'leaf', read: leaf223 }, { op: 'text', read: text225 }, { op: 'leaf', read: leaf226 }] } };
  const stepTagBlock: Step = { op: 'rule', name: 'TagBlock', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as BadContentTagNode; return taken.index; } }, steps: [{ op: 'leaf', read: leaf231 }, { op: 'leaf', read: leaf233 }, { op: 'again', step: () => stepTagText }, { op: 'leaf', read: leaf176 }, { op: 'leaf', read: leaf237 }] } };
  const stepTagText: Step = { op: 'rule', name: 'TagText', register: -1, isText: true, body: { op: 'text', read: text236 } };

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
    BadIndex: {"code":"bad-index","severity":"error","meaning":"The number of an action is none from 0 to 999999999, or a digit begins the name of its parameter. The line was skipped.","example":"[MOOD] 0.8\n[ACTION_-1_TYPE] finish","mend":"Number the actions 0, 1, 2, ….","isCut":false},
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
    BadMarkerBracket: {"code":"bad-marker-bracket","severity":"warning","meaning":"A marker is written with full-width brackets.","example":"［MOOD］ 0.8","mend":"Write [ and ].","isCut":false},
    BadMarkerNoise: {"code":"bad-marker-noise","severity":"warning","meaning":"Template tokens or colour sequences stand between a marker and its value.","example":"\u001b[1m[MOOD]\u001b[0m 0.8","mend":"Strip the sequences from the reply.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign stands between a marker and its text.","example":"[ACTION_0_PATH]: a.txt","mend":"Write [ACTION_0_PATH] a.txt.","isCut":false},
    BadOpenSeparator: {"code":"bad-separator","severity":"warning","meaning":"A colon or an equals sign stands between a marker and its text.","example":"[ACTION_0_PATH]: a.txt","mend":"Write [ACTION_0_PATH] a.txt.","isCut":false},
    BadFirstLine: {"code":"bad-first-line","severity":"warning","meaning":"The reasoning begins on the line of its marker.","example":"[REASONING] I will read the file.","mend":"Begin the text on the line below the marker.","isCut":false},
    MissingTextFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadOwnName: {"code":"bad-marker-name","severity":"warning","meaning":"A marker is not in upper case with underscores.","example":"[action-0-type] finish","mend":"Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].","isCut":false},
    BadVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign stands between a vital and its value.","example":"[MOOD] = 0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    BadOpenVitalSeparator: {"code":"bad-vital-separator","severity":"warning","meaning":"A colon or an equals sign stands between a vital and its value.","example":"[MOOD] = 0.8","mend":"Write [MOOD] 0.8.","isCut":false},
    BadPercent: {"code":"bad-percent","severity":"warning","meaning":"A vital is given in percent.","example":"[MOOD] 85%","mend":"Write 0.85.","isCut":false},
    BadNumeral: {"code":"bad-numeral","severity":"warning","meaning":"A number is written without a digit before or after the point, or with a plus sign.","example":"[MOOD] .8","mend":"Write 0.8.","isCut":false},
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
