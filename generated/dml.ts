// Generated from grammars/dml.peggy, grammars/dml/macros.peggy, grammars/dml/arguments.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, and, caseless, choice, closes, coded, cut, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, same, seq, text, tuple } from '../src/engine/index.ts';

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
}

export interface BadWrapperNode extends RecoveryNode {
  readonly type: 'BadWrapper';
  readonly run: string;
}

export interface WrapperEndNode extends TreeNode {
  readonly type: 'WrapperEnd';
}

export interface TextNode extends TreeNode {
  readonly type: 'Text';
}

export interface MarkNode extends TreeNode {
  readonly type: 'Mark';
}

export interface FenceNode extends TreeNode {
  readonly type: 'Fence';
  readonly head: FenceHeadNode;
}

export interface FenceHeadNode extends TreeNode {
  readonly type: 'FenceHead';
  readonly run: string;
}

export interface OpeningFenceHeadNode extends TreeNode {
  readonly type: 'OpeningFenceHead';
  readonly run: string;
}

export interface FenceEndNode extends TreeNode {
  readonly type: 'FenceEnd';
}

export interface FenceMarkNode extends TreeNode {
  readonly type: 'FenceMark';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface SpanNode extends TreeNode {
  readonly type: 'Span';
  readonly run: string;
  readonly mentions: MentionNode[];
}

export interface LabelNode extends TreeNode {
  readonly type: 'Label';
  readonly thought: string | null;
  readonly action: string | null;
}

export interface BadOpenNode extends RecoveryNode {
  readonly type: 'BadOpen';
}

export interface BadCloseNode extends RecoveryNode {
  readonly type: 'BadClose';
}

export interface MissingCloseNode extends RecoveryNode {
  readonly type: 'MissingClose';
}

export interface BadImitationNode extends RecoveryNode {
  readonly type: 'BadImitation';
}

export interface BadStrayCloseNode extends RecoveryNode {
  readonly type: 'BadStrayClose';
}

export interface MissingOpenEndNode extends RecoveryNode {
  readonly type: 'MissingOpenEnd';
}

export interface MacroNode extends TreeNode {
  readonly type: 'Macro';
  readonly command: CommandNode;
  readonly args: ArgumentsNode | MentioningArgumentsNode;
  readonly close: "]◀️🦆" | BadCloseNode | MissingCloseNode;
}

export interface MentionNode extends TreeNode {
  readonly type: 'Mention';
  readonly command: CommandNode;
  readonly args: MentionedArgumentsNode;
}

export interface MentionedArgumentsNode extends TreeNode {
  readonly type: 'MentionedArguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode)[];
}

export interface CommandNode extends TreeNode {
  readonly type: 'Command';
  readonly name: string | null;
  readonly colon: ":" | BadSeparatorNode | MissingColonNode;
  readonly meant: BadCommandNode | null;
  readonly word: UnknownCommandNode | MissingCommandNode | null;
}

export interface BadCommandNode extends RecoveryNode {
  readonly type: 'BadCommand';
  readonly tool: string | null;
  readonly file: string | null;
  readonly state: string | null;
  readonly instruction: string | null;
}

export interface UnknownCommandNode extends TreeNode {
  readonly type: 'UnknownCommand';
  readonly text: string;
}

export interface MissingCommandNode extends RecoveryNode {
  readonly type: 'MissingCommand';
}

export interface BadSpaceNode extends RecoveryNode {
  readonly type: 'BadSpace';
}

export interface BadSeparatorNode extends RecoveryNode {
  readonly type: 'BadSeparator';
}

export interface MissingColonNode extends RecoveryNode {
  readonly type: 'MissingColon';
}

export interface ArgumentsNode extends TreeNode {
  readonly type: 'Arguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode)[];
}

export interface PipeNode extends TreeNode {
  readonly type: 'Pipe';
  readonly wide: "｜" | null;
}

export interface MentioningArgumentsNode extends TreeNode {
  readonly type: 'MentioningArguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string)[];
}

export interface ReferenceNode extends TreeNode {
  readonly type: 'Reference';
  readonly alias: string | null;
  readonly bad: BadReferenceNode | null;
}

export interface BadReferenceNode extends RecoveryNode {
  readonly type: 'BadReference';
  readonly alias: string;
}

export interface BadBracesNode extends RecoveryNode {
  readonly type: 'BadBraces';
  readonly alias: string;
}

export interface MissingReferenceEndNode extends RecoveryNode {
  readonly type: 'MissingReferenceEnd';
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
  readonly Macro: MacroNode;
  readonly FenceHead: FenceHeadNode;
  readonly Mention: MentionNode;
  readonly FenceMark: FenceMarkNode;
  readonly FenceEnd: FenceEndNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly Span: SpanNode;
  readonly Reference: ReferenceNode;
  readonly BadBraces: BadBracesNode;
  readonly BadImitation: BadImitationNode;
  readonly BadStrayClose: BadStrayCloseNode;
  readonly MissingOpenEnd: MissingOpenEndNode;
  readonly MissingReferenceEnd: MissingReferenceEndNode;
  readonly Mark: MarkNode;
  readonly WrapperEnd: WrapperEndNode;
  readonly OpeningFenceHead: OpeningFenceHeadNode;
  readonly Label: LabelNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly Text: TextPiece<'Text'>;
  readonly FenceText: TextPiece<'FenceText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadWrapper: BadWrapperNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadOpen: BadOpenNode;
  readonly BadClose: BadCloseNode;
  readonly MissingClose: MissingCloseNode;
  readonly BadImitation: BadImitationNode;
  readonly BadStrayClose: BadStrayCloseNode;
  readonly MissingOpenEnd: MissingOpenEndNode;
  readonly BadCommand: BadCommandNode;
  readonly MissingCommand: MissingCommandNode;
  readonly BadSpace: BadSpaceNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly MissingColon: MissingColonNode;
  readonly BadReference: BadReferenceNode;
  readonly BadBraces: BadBracesNode;
  readonly MissingReferenceEnd: MissingReferenceEndNode;
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
}

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-fence-end" | "bad-open" | "bad-close" | "missing-close" | "bad-imitation" | "bad-stray-close" | "missing-open-end" | "bad-command" | "missing-command" | "bad-space" | "bad-separator" | "missing-colon" | "bad-reference" | "bad-braces" | "missing-reference-end" | "bad-bom" | "bad-noise" | "bad-line-end";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 90], [94, 95], [97, 122], [124, 127]);
  const TABLE_1 = tableOf([10, 10], [13, 13], [60, 60], [91, 93], [96, 96], [123, 123]);
  const TABLE_2 = tableOf([70, 70], [73, 73], [83, 84], [91, 91]);
  const TABLE_3 = tableOf([9, 9], [32, 32]);
  const TABLE_4 = tableOf([70, 70], [102, 102], [123, 123]);
  const TABLE_5 = tableOf([9, 10], [13, 13], [32, 32]);
  const TABLE_6 = tableOf([9, 10], [13, 13], [32, 32], [70, 70], [73, 73], [83, 84]);
  const TABLE_7 = tableOf([70, 70], [73, 73], [83, 84], [102, 102], [105, 105], [115, 116]);
  const TABLE_8 = tableOf([9, 10], [13, 13], [32, 32], [70, 70], [73, 73], [83, 84], [102, 102], [105, 105], [115, 116]);
  const TABLE_9 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 123], [125, 127]);
  const TABLE_10 = tableOf([0, 92], [94, 122], [125, 127]);
  const TABLE_11 = tableOf([0, 8], [11, 12], [14, 31], [33, 91], [93, 95], [97, 122], [126, 127]);
  const TABLE_12 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 90], [92, 92], [94, 95], [97, 123], [125, 127]);
  const TABLE_13 = tableOf([0, 92], [94, 95], [97, 122], [125, 127]);
  const TABLE_14 = tableOf([0, 9], [11, 12], [14, 95], [97, 127]);
  const STOPS_0 = new Stops(m, "\n\r\u001b<[\\]`{\u25c0\ud83e\uff3d");
  const STOPS_1 = new Stops(m, "]{|\ud83e\uff3d\uff5c");
  const STOPS_2 = new Stops(m, "]`{|\ud83e\uff3d\uff5c");
  const STOPS_3 = new Stops(m, "\n\r\ud83e");
  const STOPS_4 = new Stops(m, "\n\r`\ud83e");
  const STOPS_5 = new Stops(m, "\n\r\u001b<[\\]`{\u25c0\ud83e\uff3d", { "\n": " `~", "[": "FIST[", "]": "\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f", "\uff3d": "\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f", "{": "Ff{\uff26\uff46", "<": "|" });
  const STOPS_6 = new Stops(m, "\n\r\ud83e", { "\n": " `~" });

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l1: {
      const s2 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l3: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l3;
          }
          p += 2;
          break l1;
        }
        p = s2;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l4: {

          p++;
          break l1;
        }
        p = s2;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n8 = 0;
    l5: for (;;) {
      if (n8 >= 3) break;
      const s7 = p;
      l6: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l6; }
        p++;
        n8++;
        continue l5;
      }
      p = s7;
      break;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l12: {
      const s13 = p;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l14: {

          p++;
          break l12;
        }
        p = s13;
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
    l9: {
      const s10 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l11: {
          p = skipEol(p);
          if (p < 0) { break l11; }
          break l9;
        }
        p = s10;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s15 = p;
          l16: {
            p++;
            return -1;
          }
          p = s15;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipTextMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l26: {
      const s27 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l28: {
          p = skipNewline(p);
          if (p < 0) { break l28; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s29 = p;
              l30: {
                p = skip_fenceHead(p);
                if (p < 0) { break l30; }
                break l28;
              }
              p = s29;
            }
          } else m.touched ||= p >= end;
          break l26;
        }
        p = s27;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l32: {

          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
            {
              const s33 = p;
              l34: {
                p++;
                break l32;
              }
              p = s33;
            }
          } else m.touched ||= p >= end;
          break l26;
        }
        p = s27;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l36: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9664 || c === 12288))) {
            {
              const s37 = p;
              l38: {
                p++;
                break l36;
              }
              p = s37;
            }
          } else m.touched ||= p >= end;
          break l26;
        }
        p = s27;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l40: {

          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 65318 || c === 65350))) {
            {
              const s41 = p;
              l42: {
                p++;
                break l40;
              }
              p = s41;
            }
          } else m.touched ||= p >= end;
          break l26;
        }
        p = s27;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 60)) {
        l44: {

          p++;
          if ((p < end && text.charCodeAt(p) === 124)) {
            {
              const s45 = p;
              l46: {

                p++;
                break l44;
              }
              p = s45;
            }
          } else m.touched ||= p >= end;
          break l26;
        }
        p = s27;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l48: {

          p++;
          if (!((p < end && text.charCodeAt(p) !== 56710))) { m.touched ||= p >= end; break l48; }
          p++;
          break l26;
        }
        p = s27;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 9664)) {
        l49: {

          p++;
          l50: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288 || c === 55358))) {
              const s52 = p;
              l51: {
                let n56 = 0;
                l53: for (;;) {
                  if (n56 >= 6) break;
                  const s55 = p;
                  l54: {
                    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288)))) { m.touched ||= p >= end; break l54; }
                    p++;
                    n56++;
                    continue l53;
                  }
                  p = s55;
                  break;
                }
                if (p >= end || text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
                  m.reaches(p, "\ud83e\udd86");
                  break l51;
                }
                p += 2;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9654 || c === 12288))) {
                  {
                    const s57 = p;
                    l58: {
                      let n63 = 0;
                      l60: for (;;) {
                        if (n63 >= 6) break;
                        const s62 = p;
                        l61: {
                          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288)))) { m.touched ||= p >= end; break l61; }
                          p++;
                          n63++;
                          continue l60;
                        }
                        p = s62;
                        break;
                      }
                      if (p >= end || text.charCodeAt(p) !== 9654) { m.touched ||= p >= end; break l58; }
                      p++;
                      break l51;
                    }
                    p = s57;
                  }
                } else m.touched ||= p >= end;
                break l50;
              }
              p = s52;
            } else m.touched ||= p >= end;
          }
          break l26;
        }
        p = s27;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l64: {

          p++;
          l65: {
            if ((p < end && text.charCodeAt(p) === 96)) {
              const s67 = p;
              l66: {

                p++;
                break l65;
              }
              p = s67;
            } else m.touched ||= p >= end;
          }
          break l26;
        }
        p = s27;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
      p = skipPlainSpan(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l18: for (;;) {
      const s20 = p;
      if ((p < end && text.charCodeAt(p) !== 27)) {
        l19: {
          l22: {
            const s23 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342))) {
              l24: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)))) { m.touched ||= p >= end; break l24; }
                p++;
                const near25 = p + 16;
                while (p < near25 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342))) p++;
                if (p === near25) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r\u001b<[-]`{\u25c0\ud83e\uff3d";
                break l22;
              }
              p = s23;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9664 || c === 55358 || c === 65341)))) { m.touched ||= p >= end; break l19; }
            p = skipTextMark(p);
            if (p < 0) { break l19; }
          }
          continue l18;
        }
        p = s20;
      } else m.touched ||= p >= end;
      break;
    }
    const node: TextNode = { type: 'Text', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipCloseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l80: {
      const s81 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l82: {
          if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
            m.reaches(p, "]\u25c0\ufe0f\ud83e\udd86");
            break l82;
          }
          p += 5;
          break l80;
        }
        p = s81;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; return -1; }
      p = skipLooseClose(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readCommandCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name: string | null = null;
    let l_colon!: ":" | BadSeparatorNode | MissingColonNode;
    let l_meant: BadCommandNode | null = null;
    let l_word: UnknownCommandNode | MissingCommandNode | null = null;
    l68: {
      const s69 = p;
      const t70 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73))) {
        l71: {
          p = readCommandName(p);
          if (p < 0) { break l71; }
          l_name = m.value as string;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l71; }
          l_colon = ":";
          p++;
          break l68;
        }
        p = s69;
        if (m.trail.length > t70) m.trail.length = t70;
        l_name = null;
        l_meant = null;
        l_word = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288))) {
        l72: {
          l73: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
              const s75 = p;
              const t76 = m.trail.length;
              l74: {
                p = readBadSpace(p);
                if (p < 0) { break l74; }
                break l73;
              }
              p = s75;
              if (m.trail.length > t76) m.trail.length = t76;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && (((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73)))) { m.touched ||= p >= end; break l72; }
          p = readCommandName(p);
          if (p < 0) { break l72; }
          l_name = m.value as string;
          l79: {
            const s77 = p;
            l78: {
              p = skipCommandEnd(p);
              if (p < 0) { break l78; }
              p = s77;
              break l79;
            }
            p = s77;
            break l72;
          }
          l83: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
              const s85 = p;
              const t86 = m.trail.length;
              l84: {
                p = readBadSpace(p);
                if (p < 0) { break l84; }
                break l83;
              }
              p = s85;
              if (m.trail.length > t86) m.trail.length = t86;
            } else m.touched ||= p >= end;
          }
          p = readColon(p);
          if (p < 0) { break l72; }
          l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
          break l68;
        }
        p = s69;
        if (m.trail.length > t70) m.trail.length = t70;
        l_name = null;
        l_meant = null;
        l_word = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 160 || c === 304 || c === 12288 || c === 65318 || c === 65321 || c === 65350 || c === 65353))) {
        l87: {
          l88: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
              const s90 = p;
              const t91 = m.trail.length;
              l89: {
                p = readBadSpace(p);
                if (p < 0) { break l89; }
                break l88;
              }
              p = s90;
              if (m.trail.length > t91) m.trail.length = t91;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 304 || c === 65318 || c === 65321 || c === 65350 || c === 65353)))) { m.touched ||= p >= end; break l87; }
          p = readBadCommand(p);
          if (p < 0) { break l87; }
          l_meant = m.value as BadCommandNode;
          l92: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
              const s94 = p;
              const t95 = m.trail.length;
              l93: {
                p = readBadSpace(p);
                if (p < 0) { break l93; }
                break l92;
              }
              p = s94;
              if (m.trail.length > t95) m.trail.length = t95;
            } else m.touched ||= p >= end;
          }
          p = readColon(p);
          if (p < 0) { break l87; }
          l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
          break l68;
        }
        p = s69;
        if (m.trail.length > t70) m.trail.length = t70;
        l_name = null;
        l_meant = null;
        l_word = null;
      } else m.touched ||= p >= end;
      l96: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
          const s98 = p;
          const t99 = m.trail.length;
          l97: {
            p = readBadSpace(p);
            if (p < 0) { break l97; }
            break l96;
          }
          p = s98;
          if (m.trail.length > t99) m.trail.length = t99;
        } else m.touched ||= p >= end;
      }
      l100: {
        const s101 = p;
        const t102 = m.trail.length;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159)))) {
          l103: {
            p = readUnknownCommand(p);
            if (p < 0) { break l103; }
            l_word = m.value as UnknownCommandNode;
            break l100;
          }
          p = s101;
          if (m.trail.length > t102) m.trail.length = t102;
        } else m.touched ||= p >= end;
        p = readMissingCommand(p);
        if (p < 0) { return -1; }
        l_word = m.value as MissingCommandNode;
      }
      l104: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
          const s106 = p;
          const t107 = m.trail.length;
          l105: {
            p = readBadSpace(p);
            if (p < 0) { break l105; }
            break l104;
          }
          p = s106;
          if (m.trail.length > t107) m.trail.length = t107;
        } else m.touched ||= p >= end;
      }
      p = readColon(p);
      if (p < 0) { return -1; }
      l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
    }
    const node: CommandNode = { type: 'Command', start: m.base + start, end: m.base + p, name: l_name, colon: l_colon, meant: l_meant, word: l_word };
    m.value = node;
    return p;
  }

  function skipAliasNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) p++;
    m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
    l132: for (;;) {
      const s134 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l133: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l133; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)))) { m.touched ||= p >= end; break l133; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) p++;
          m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
          continue l132;
        }
        p = s134;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipArgumentTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l116: {
      const s117 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
        l118: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))))) { m.touched ||= p >= end; break l118; }
          p++;
          const near119 = p + 16;
          while (p < near119 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) p++;
          if (p === near119) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^]{|\ud83e\uff3d\uff5c";
          break l116;
        }
        p = s117;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l120: {
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s121 = p;
              l122: {
                p = skipOpen(p);
                if (p < 0) { break l122; }
                break l120;
              }
              p = s121;
            }
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l120; }
          p++;
          break l116;
        }
        p = s117;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l124: {
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
            {
              const s125 = p;
              l126: {
                p = skipClose(p);
                if (p < 0) { break l126; }
                break l124;
              }
              p = s125;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; break l124; }
          p++;
          break l116;
        }
        p = s117;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        {
          const s128 = p;
          l129: {
            p = skipBraces(p);
            if (p < 0) { break l129; }
            return -1;
          }
          p = s128;
        }
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readAliasNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s152 = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) p++;
    m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
    l153: for (;;) {
      const s155 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l154: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l154; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)))) { m.touched ||= p >= end; break l154; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) p++;
          m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
          continue l153;
        }
        p = s155;
      } else m.touched ||= p >= end;
      break;
    }
    value = text.slice(s152, p);
    m.value = value;
    return p;
  }

  function readReferenceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_alias: string | null = null;
    let l_bad: BadReferenceNode | null = null;
    l148: {
      const s149 = p;
      const t150 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l151: {
          if (!text.startsWith("{{F:", p)) {
            m.reaches(p, "{{F:");
            break l151;
          }
          p += 4;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)))) { m.touched ||= p >= end; break l151; }
          p = readAliasName(p);
          if (p < 0) { break l151; }
          l_alias = m.value as string;
          if (p >= end || text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
            m.reaches(p, "}}");
            break l151;
          }
          p += 2;
          break l148;
        }
        p = s149;
        if (m.trail.length > t150) m.trail.length = t150;
        l_alias = null;
        l_bad = null;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 123))) { m.touched ||= p >= end; return -1; }
      p = readBadReference(p);
      if (p < 0) { return -1; }
      l_bad = m.value as BadReferenceNode;
    }
    const node: ReferenceNode = { type: 'Reference', start: m.base + start, end: m.base + p, alias: l_alias, bad: l_bad };
    m.value = node;
    return p;
  }

  function readPartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: PipeNode | ReferenceNode | BadBracesNode;
    l143: {
      const s144 = p;
      const t145 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372))) {
        l146: {
          p = readPipe(p);
          if (p < 0) { break l146; }
          value = m.value as PipeNode;
          break l143;
        }
        p = s144;
        if (m.trail.length > t145) m.trail.length = t145;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l147: {
          p = readReference(p);
          if (p < 0) { break l147; }
          value = m.value as ReferenceNode;
          break l143;
        }
        p = s144;
        if (m.trail.length > t145) m.trail.length = t145;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 123))) { m.touched ||= p >= end; return -1; }
      p = readBadBraces(p);
      if (p < 0) { return -1; }
      value = m.value as BadBracesNode;
    }
    m.value = value;
    return p;
  }

  function readArgumentsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_parts!: (PipeNode | ReferenceNode | BadBracesNode)[];
    l112: for (;;) {
      const s114 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
        l113: {
          p = skipArgumentText(p);
          if (p < 0) { break l113; }
          continue l112;
        }
        p = s114;
      } else m.touched ||= p >= end;
      break;
    }
    const list141: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
    l136: for (;;) {
      const s138 = p;
      const t139 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
        l137: {
          let v140!: PipeNode | ReferenceNode | BadBracesNode;
          p = readPart(p);
          if (p < 0) { break l137; }
          v140 = m.value as PipeNode | ReferenceNode | BadBracesNode;
          l157: for (;;) {
            const s159 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
              l158: {
                p = skipArgumentText(p);
                if (p < 0) { break l158; }
                continue l157;
              }
              p = s159;
            } else m.touched ||= p >= end;
            break;
          }
          list141.push(v140);
          continue l136;
        }
        p = s138;
        if (m.trail.length > t139) m.trail.length = t139;
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list141;
    const node: ArgumentsNode = { type: 'Arguments', start: m.base + start, end: m.base + p, parts: l_parts };
    m.value = node;
    return p;
  }

  function skipMentionHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && text.charCodeAt(p) === 55358))) { m.touched ||= p >= end; return -1; }
    p = skipOpen(p);
    if (p < 0) { return -1; }
    let n167 = 0;
    l164: for (;;) {
      if (n167 >= 8) break;
      const s166 = p;
      l165: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288)))) { m.touched ||= p >= end; break l165; }
        p++;
        n167++;
        continue l164;
      }
      p = s166;
      break;
    }
    let n171 = 0;
    l168: for (;;) {
      if (n171 >= 64) break;
      const s170 = p;
      l169: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340)))) { m.touched ||= p >= end; break l169; }
        p++;
        n171++;
        continue l168;
      }
      p = s170;
      break;
    }
    if (n171 < 1) { return -1; }
    let n175 = 0;
    l172: for (;;) {
      if (n175 >= 8) break;
      const s174 = p;
      l173: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288)))) { m.touched ||= p >= end; break l173; }
        p++;
        n175++;
        continue l172;
      }
      p = s174;
      break;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readTickRunCode(p: number): number {
    const { text, end } = m;
    let value!: string;
    const s197 = p;
    let n201 = 0;
    l198: for (;;) {
      if (n201 >= 32) break;
      const s200 = p;
      l199: {
        if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l199; }
        p++;
        n201++;
        continue l198;
      }
      p = s200;
      break;
    }
    if (n201 < 1) { return -1; }
    value = text.slice(s197, p);
    if ((p < end && text.charCodeAt(p) === 96)) {
      {
        const s202 = p;
        l203: {

          p++;
          return -1;
        }
        p = s202;
      }
    } else m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function readOtherTicksCode(p: number): number {
    const { text, end } = m;
    let value!: [null, "`"[]];
    let e205!: null;
    if ((p < end && text.charCodeAt(p) === 96)) {
      {
        const s206 = p;
        l207: {
          p = skipClosingTicks(p);
          if (p < 0) { break l207; }
          return -1;
        }
        p = s206;
      }
    } else m.touched ||= p >= end;
    e205 = null;
    let e209!: "`"[];
    const list214: "`"[] = [];
    l210: for (;;) {
      const s212 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l211: {
          let v213!: "`";

          v213 = "`";
          p++;
          list214.push(v213);
          continue l210;
        }
        p = s212;
      } else m.touched ||= p >= end;
      break;
    }
    if (list214.length === 0) { return -1; }
    e209 = list214;
    value = [e205, e209];
    m.value = value;
    return p;
  }

  function readMentionHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    let e216!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
    if (!((p < end && text.charCodeAt(p) === 55358))) { m.touched ||= p >= end; return -1; }
    p = readOpen(p);
    if (p < 0) { return -1; }
    e216 = m.value as "🦆▶️[" | ["🦆", string[], "▶", string[], string];
    let e217!: string[];
    const list223: string[] = [];
    let n221 = 0;
    l218: for (;;) {
      if (n221 >= 8) break;
      const s220 = p;
      l219: {
        let v222!: string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288)))) { m.touched ||= p >= end; break l219; }
        p = readSpace(p);
        if (p < 0) { break l219; }
        v222 = m.value as string;
        list223.push(v222);
        n221++;
        continue l218;
      }
      p = s220;
      break;
    }
    e217 = list223;
    let e224!: string[];
    const list230: string[] = [];
    let n228 = 0;
    l225: for (;;) {
      if (n228 >= 64) break;
      const s227 = p;
      l226: {
        let v229!: string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340)))) { m.touched ||= p >= end; break l226; }
        v229 = text.charAt(p);
        p++;
        list230.push(v229);
        n228++;
        continue l225;
      }
      p = s227;
      break;
    }
    if (n228 < 1) { return -1; }
    e224 = list230;
    let e231!: string[];
    const list237: string[] = [];
    let n235 = 0;
    l232: for (;;) {
      if (n235 >= 8) break;
      const s234 = p;
      l233: {
        let v236!: string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288)))) { m.touched ||= p >= end; break l233; }
        p = readSpace(p);
        if (p < 0) { break l233; }
        v236 = m.value as string;
        list237.push(v236);
        n235++;
        continue l232;
      }
      p = s234;
      break;
    }
    e231 = list237;
    let e238!: string;
    if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; return -1; }
    e238 = text.charAt(p);
    p++;
    value = [e216, e217, e224, e231, e238];
    m.value = value;
    return p;
  }

  function readArgumentTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | [null, "\ud83e"] | [null, string] | [null, "{"];
    l239: {
      const s240 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
        l241: {
          const list246: string[] = [];
          l242: for (;;) {
            const s244 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
              l243: {
                let v245!: string;
                v245 = text.charAt(p);
                p++;
                list246.push(v245);
                continue l242;
              }
              p = s244;
            } else m.touched ||= p >= end;
            break;
          }
          if (list246.length === 0) { break l241; }
          value = list246;
          break l239;
        }
        p = s240;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l248: {
          let e249!: null;
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s250 = p;
              l251: {
                p = skipOpen(p);
                if (p < 0) { break l251; }
                break l248;
              }
              p = s250;
            }
          } else m.touched ||= p >= end;
          e249 = null;
          let e253!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l248; }
          e253 = "\ud83e";
          p++;
          value = [e249, e253];
          break l239;
        }
        p = s240;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l254: {
          let e255!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
            {
              const s256 = p;
              l257: {
                p = skipClose(p);
                if (p < 0) { break l257; }
                break l254;
              }
              p = s256;
            }
          } else m.touched ||= p >= end;
          e255 = null;
          let e259!: string;
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; break l254; }
          e259 = text.charAt(p);
          p++;
          value = [e255, e259];
          break l239;
        }
        p = s240;
      } else m.touched ||= p >= end;
      let e260!: null;
      if ((p < end && text.charCodeAt(p) === 123)) {
        {
          const s261 = p;
          l262: {
            p = skipBraces(p);
            if (p < 0) { break l262; }
            return -1;
          }
          p = s261;
        }
      } else m.touched ||= p >= end;
      e260 = null;
      let e264!: "{";
      if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
      e264 = "{";
      p++;
      value = [e260, e264];
    }
    m.value = value;
    return p;
  }

  function readCloseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    l265: {
      const s266 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l267: {
          if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
            m.reaches(p, "]\u25c0\ufe0f\ud83e\udd86");
            break l267;
          }
          value = "]\u25c0\ufe0f\ud83e\udd86";
          p += 5;
          break l265;
        }
        p = s266;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; return -1; }
      p = readLooseClose(p);
      if (p < 0) { return -1; }
      value = m.value as [string, string[], "◀", string[], "🦆"];
    }
    m.value = value;
    return p;
  }

  function skipMentionedTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l183: {
      const s184 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
        l185: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))))) { m.touched ||= p >= end; break l185; }
          p++;
          const near186 = p + 16;
          while (p < near186 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) p++;
          if (p === near186) p = STOPS_2.next(p);
          m.touched ||= p >= end && "^]`{|\ud83e\uff3d\uff5c";
          break l183;
        }
        p = s184;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l187: {

          p++;
          break l183;
        }
        p = s184;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l188: {
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s189 = p;
              l190: {
                p = skipOpen(p);
                if (p < 0) { break l190; }
                break l188;
              }
              p = s189;
            }
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l188; }
          p++;
          break l183;
        }
        p = s184;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l192: {
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
            {
              const s193 = p;
              l194: {
                p = skipClose(p);
                if (p < 0) { break l194; }
                break l192;
              }
              p = s193;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; break l192; }
          p++;
          break l183;
        }
        p = s184;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l196: {
          p = skipMentionedCode(p);
          if (p < 0) { break l196; }
          break l183;
        }
        p = s184;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_mentionCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && text.charCodeAt(p) === 55358))) { m.touched ||= p >= end; return -1; }
    p = skipMentionHead(p);
    if (p < 0) { return -1; }
    l176: for (;;) {
      const s178 = p;
      if (p < end) {
        l177: {
          l180: {
            const s181 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
              l182: {
                p = skipMentionedText(p);
                if (p < 0) { break l182; }
                break l180;
              }
              p = s181;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372)))) { m.touched ||= p >= end; break l177; }
            p++;
          }
          continue l176;
        }
        p = s178;
      } else m.touched ||= p >= end;
      break;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p = skipClose(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipOtherTicksCode(p: number): number {
    const { text, end } = m;
    if ((p < end && text.charCodeAt(p) === 96)) {
      {
        const s268 = p;
        l269: {
          p = skipClosingTicks(p);
          if (p < 0) { break l269; }
          return -1;
        }
        p = s268;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    return p;
  }

  function readMentionedTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`";
    l282: {
      const s283 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
        l284: {
          const list289: string[] = [];
          l285: for (;;) {
            const s287 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
              l286: {
                let v288!: string;
                v288 = text.charAt(p);
                p++;
                list289.push(v288);
                continue l285;
              }
              p = s287;
            } else m.touched ||= p >= end;
            break;
          }
          if (list289.length === 0) { break l284; }
          value = list289;
          break l282;
        }
        p = s283;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l291: {

          value = "{";
          p++;
          break l282;
        }
        p = s283;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l292: {
          let e293!: null;
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s294 = p;
              l295: {
                p = skipOpen(p);
                if (p < 0) { break l295; }
                break l292;
              }
              p = s294;
            }
          } else m.touched ||= p >= end;
          e293 = null;
          let e297!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l292; }
          e297 = "\ud83e";
          p++;
          value = [e293, e297];
          break l282;
        }
        p = s283;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l298: {
          let e299!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
            {
              const s300 = p;
              l301: {
                p = skipClose(p);
                if (p < 0) { break l301; }
                break l298;
              }
              p = s300;
            }
          } else m.touched ||= p >= end;
          e299 = null;
          let e303!: string;
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; break l298; }
          e303 = text.charAt(p);
          p++;
          value = [e299, e303];
          break l282;
        }
        p = s283;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l304: {
          p = readMentionedCode(p);
          if (p < 0) { break l304; }
          value = m.value as [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string];
          break l282;
        }
        p = s283;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; return -1; }
      value = "`";
      p++;
    }
    m.value = value;
    return p;
  }

  function read_mentionCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
    let e271!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    if (!((p < end && text.charCodeAt(p) === 55358))) { m.touched ||= p >= end; return -1; }
    p = readMentionHead(p);
    if (p < 0) { return -1; }
    e271 = m.value as ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    let e272!: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[];
    const list277: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[] = [];
    l273: for (;;) {
      const s275 = p;
      if (p < end) {
        l274: {
          let v276!: string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string;
          l279: {
            const s280 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
              l281: {
                p = readMentionedText(p);
                if (p < 0) { break l281; }
                v276 = m.value as string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`";
                break l279;
              }
              p = s280;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372)))) { m.touched ||= p >= end; break l274; }
            v276 = text.charAt(p);
            p++;
          }
          list277.push(v276);
          continue l273;
        }
        p = s275;
      } else m.touched ||= p >= end;
      break;
    }
    e272 = list277;
    let e305!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p = readClose(p);
    if (p < 0) { return -1; }
    e305 = m.value as "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    value = [e271, e272, e305];
    m.value = value;
    return p;
  }

  function readSpanTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | [null, "\ud83e"] | [null, "`"[]];
    l306: {
      const s307 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
        l308: {
          const list313: string[] = [];
          l309: for (;;) {
            const s311 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
              l310: {
                let v312!: string;
                v312 = text.charAt(p);
                p++;
                list313.push(v312);
                continue l309;
              }
              p = s311;
            } else m.touched ||= p >= end;
            break;
          }
          if (list313.length === 0) { break l308; }
          value = list313;
          break l306;
        }
        p = s307;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l315: {
          let e316!: null;
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s317 = p;
              l318: {
                p = skip_mention(p);
                if (p < 0) { break l318; }
                break l315;
              }
              p = s317;
            }
          } else m.touched ||= p >= end;
          e316 = null;
          let e320!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l315; }
          e320 = "\ud83e";
          p++;
          value = [e316, e320];
          break l306;
        }
        p = s307;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
      p = readOtherTicks(p);
      if (p < 0) { return -1; }
      value = m.value as [null, "`"[]];
    }
    m.value = value;
    return p;
  }

  function readMacroCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_command!: CommandNode;
    let l_args!: ArgumentsNode | MentioningArgumentsNode;
    let l_close!: "]◀️🦆" | BadCloseNode | MissingCloseNode;
    if (!((p < end && text.charCodeAt(p) === 55358))) { m.touched ||= p >= end; return -1; }
    p = noteOpenOrBad(p);
    if (p < 0) { return -1; }
    p = readCommand(p);
    if (p < 0) { return -1; }
    l_command = m.value as CommandNode;
    l108: {
      const s109 = p;
      const t110 = m.trail.length;
      if (p < end) {
        l111: {
          p = readArguments(p);
          if (p < 0) { break l111; }
          l_args = m.value as ArgumentsNode;
          l163: {
            if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
              const s161 = p;
              l162: {
                p = skipClose(p);
                if (p < 0) { break l162; }
                p = s161;
                break l163;
              }
              p = s161;
            } else m.touched ||= p >= end;
            break l111;
          }
          break l108;
        }
        p = s109;
        if (m.trail.length > t110) m.trail.length = t110;
      } else m.touched ||= p >= end;
      p = readMentioningArguments(p);
      if (p < 0) { return -1; }
      l_args = m.value as MentioningArgumentsNode;
    }
    l321: {
      const s322 = p;
      const t323 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l324: {
          p = readCloseOrBad(p);
          if (p < 0) { break l324; }
          l_close = m.value as "]◀️🦆" | BadCloseNode;
          break l321;
        }
        p = s322;
        if (m.trail.length > t323) m.trail.length = t323;
      } else m.touched ||= p >= end;
      p = readMissingClose(p);
      if (p < 0) { return -1; }
      l_close = m.value as MissingCloseNode;
    }
    const node: MacroNode = { type: 'Macro', start: m.base + start, end: m.base + p, command: l_command, args: l_args, close: l_close };
    m.value = node;
    return p;
  }

  function skipFenceTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l325: for (;;) {
      const s327 = p;
      if ((p < end && text.charCodeAt(p) !== 55358)) {
        l326: {
          l329: {
            const s330 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
              l331: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358)))) { m.touched ||= p >= end; break l331; }
                p++;
                const near332 = p + 4;
                while (p < near332 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
                if (p === near332) p = STOPS_3.next(p);
                m.touched ||= p >= end && "^\n\r\ud83e";
                break l329;
              }
              p = s330;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l326; }
            p = skipNewline(p);
            if (p < 0) { break l326; }
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
              {
                const s333 = p;
                l334: {
                  p = skipFenceClose(p);
                  if (p < 0) { break l334; }
                  break l326;
                }
                p = s333;
              }
            } else m.touched ||= p >= end;
          }
          continue l325;
        }
        p = s327;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function readMentionedArgumentsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_parts!: (PipeNode | ReferenceNode | BadBracesNode)[];
    l339: for (;;) {
      const s341 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
        l340: {
          p = skipMentionedText(p);
          if (p < 0) { break l340; }
          continue l339;
        }
        p = s341;
      } else m.touched ||= p >= end;
      break;
    }
    const list348: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
    l343: for (;;) {
      const s345 = p;
      const t346 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
        l344: {
          let v347!: PipeNode | ReferenceNode | BadBracesNode;
          p = readPart(p);
          if (p < 0) { break l344; }
          v347 = m.value as PipeNode | ReferenceNode | BadBracesNode;
          l350: for (;;) {
            const s352 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
              l351: {
                p = skipMentionedText(p);
                if (p < 0) { break l351; }
                continue l350;
              }
              p = s352;
            } else m.touched ||= p >= end;
            break;
          }
          list348.push(v347);
          continue l343;
        }
        p = s345;
        if (m.trail.length > t346) m.trail.length = t346;
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list348;
    const node: MentionedArgumentsNode = { type: 'MentionedArguments', start: m.base + start, end: m.base + p, parts: l_parts };
    m.value = node;
    return p;
  }

  function readMentionCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_command!: CommandNode;
    let l_args!: MentionedArgumentsNode;
    l338: {
      if ((p < end && text.charCodeAt(p) === 55358)) {
        const s336 = p;
        l337: {
          p = skipMentionHead(p);
          if (p < 0) { break l337; }
          p = s336;
          break l338;
        }
        p = s336;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && text.charCodeAt(p) === 55358))) { m.touched ||= p >= end; return -1; }
    p = noteOpenOrBad(p);
    if (p < 0) { return -1; }
    p = readCommand(p);
    if (p < 0) { return -1; }
    l_command = m.value as CommandNode;
    p = readMentionedArguments(p);
    if (p < 0) { return -1; }
    l_args = m.value as MentionedArgumentsNode;
    if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p = noteCloseOrBad(p);
    if (p < 0) { return -1; }
    const node: MentionNode = { type: 'Mention', start: m.base + start, end: m.base + p, command: l_command, args: l_args };
    m.value = node;
    return p;
  }

  function skipSpanTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l354: {
      const s355 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
        l356: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)))) { m.touched ||= p >= end; break l356; }
          p++;
          const near357 = p + 16;
          while (p < near357 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) p++;
          if (p === near357) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r`\ud83e";
          break l354;
        }
        p = s355;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l358: {
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s359 = p;
              l360: {
                p = skip_mention(p);
                if (p < 0) { break l360; }
                break l358;
              }
              p = s359;
            }
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l358; }
          p++;
          break l354;
        }
        p = s355;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
      p = skipOtherTicks(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readNewlineCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l362: {
      const s363 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l364: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l364;
          }
          value = "\r\n";
          p += 2;
          break l362;
        }
        p = s363;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l365: {

          value = "\n";
          p++;
          break l362;
        }
        p = s363;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      value = "\r";
      p++;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list371: " "[] = [];
    let n369 = 0;
    l366: for (;;) {
      if (n369 >= 3) break;
      const s368 = p;
      l367: {
        let v370!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l367; }
        v370 = " ";
        p++;
        list371.push(v370);
        n369++;
        continue l366;
      }
      p = s368;
      break;
    }
    value = list371;
    m.value = value;
    return p;
  }

  function text136Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near372 = p + 16;
        while (p < near372 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342))) p++;
        if (p === near372) p = STOPS_5.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342))) {
        l373: {

          const near374 = p + 16;
          while (p < near374 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342))) p++;
          if (p === near374) p = STOPS_5.next(p);
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
        l375: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l375; }
          p = skipNewline(p);
          if (p < 0) { break l375; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s376 = p;
              l377: {
                p = skip_fenceHead(p);
                if (p < 0) { break l377; }
                break l375;
              }
              p = s376;
            }
          } else m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l379: {
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l379; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
            {
              const s380 = p;
              l381: {
                p++;
                break l379;
              }
              p = s380;
            }
          } else m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l383: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; break l383; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9664 || c === 12288))) {
            {
              const s384 = p;
              l385: {
                p++;
                break l383;
              }
              p = s384;
            }
          } else m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l387: {
          if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; break l387; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 65318 || c === 65350))) {
            {
              const s388 = p;
              l389: {
                p++;
                break l387;
              }
              p = s388;
            }
          } else m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 60)) {
        l391: {
          if (p >= end || text.charCodeAt(p) !== 60) { m.touched ||= p >= end; break l391; }
          p++;
          if ((p < end && text.charCodeAt(p) === 124)) {
            {
              const s392 = p;
              l393: {

                p++;
                break l391;
              }
              p = s392;
            }
          } else m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l395: {
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l395; }
          p++;
          if (!((p < end && text.charCodeAt(p) !== 56710))) { m.touched ||= p >= end; break l395; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 9664)) {
        l396: {
          if (p >= end || text.charCodeAt(p) !== 9664) { m.touched ||= p >= end; break l396; }
          p++;
          l397: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288 || c === 55358))) {
              const s399 = p;
              l398: {
                let n403 = 0;
                l400: for (;;) {
                  if (n403 >= 6) break;
                  const s402 = p;
                  l401: {
                    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288)))) { m.touched ||= p >= end; break l401; }
                    p++;
                    n403++;
                    continue l400;
                  }
                  p = s402;
                  break;
                }
                if (p >= end || text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
                  m.reaches(p, "\ud83e\udd86");
                  break l398;
                }
                p += 2;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9654 || c === 12288))) {
                  {
                    const s404 = p;
                    l405: {
                      let n410 = 0;
                      l407: for (;;) {
                        if (n410 >= 6) break;
                        const s409 = p;
                        l408: {
                          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288)))) { m.touched ||= p >= end; break l408; }
                          p++;
                          n410++;
                          continue l407;
                        }
                        p = s409;
                        break;
                      }
                      if (p >= end || text.charCodeAt(p) !== 9654) { m.touched ||= p >= end; break l405; }
                      p++;
                      break l398;
                    }
                    p = s404;
                  }
                } else m.touched ||= p >= end;
                break l397;
              }
              p = s399;
            } else m.touched ||= p >= end;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l411: {
          if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l411; }
          p++;
          l412: {
            if ((p < end && text.charCodeAt(p) === 96)) {
              const s414 = p;
              l413: {

                p++;
                break l412;
              }
              p = s414;
            } else m.touched ||= p >= end;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l415: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l415; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)))) { m.touched ||= p >= end; break l415; }
          p++;
          const near416 = p + 16;
          while (p < near416 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) p++;
          if (p === near416) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r`\ud83e";
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l415; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) {
            {
              const s417 = p;
              l418: {

                p++;
                break l415;
              }
              p = s417;
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

  function text140Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near420 = p + 4;
        while (p < near420 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
        if (p === near420) p = STOPS_6.next(p);
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
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
        l421: {

          const near422 = p + 4;
          while (p < near422 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
          if (p === near422) p = STOPS_6.next(p);
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
        l423: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l423; }
          p = skipNewline(p);
          if (p < 0) { break l423; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s424 = p;
              l425: {
                p = skipFenceClose(p);
                if (p < 0) { break l425; }
                break l423;
              }
              p = s424;
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

  const STARTS_0 = startsOf([55358, 55358]);
  const STARTS_1 = startsOf([10, 10], [13, 13]);
  const STARTS_2 = startsOf([32, 32], [96, 96], [126, 126]);
  const readBadBom = mistake(m, (start, end, raw) => ({ type: 'BadBom', start, end, raw }), lit(m, "\ufeff"));
  const leaf0 = leaf(m, optional(m, readBadBom));
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const readBlank = node(m, (start, end) => ({ type: 'Blank', start, end }), many(m, 1, seq(run(m, "\t "),
        skipNewline)));
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
  const read_fenceHead = choice(m, pick(m, 1, skipIndent, text(m, seq(lit(m, "```"), run(m, "`"))), run(m, "^\n\r`"),
      and(m, skipLineEnd)), pick(m, 1, skipIndent, text(m, seq(lit(m, "~~~"), run(m, "~"))), run(m, "^\n\r")));
  const skip_fenceHead = choice(m, seq(skipIndent, seq(lit(m, "```"), run(m, "`")), run(m, "^\n\r`"), and(m,
        skipLineEnd)), seq(skipIndent, seq(lit(m, "~~~"), run(m, "~")), run(m, "^\n\r")));
  const skipPlainSpan = seq(lit(m, "`"), run(m, "^\n\r`\ud83e", 1), lit(m, "`"), not(m, lit(m, "`")));
  const skipTextMark = coded(skipTextMarkCode, "\n\r<[-]`{\u25c0\ud83e\uff3d", true);
  const readText = coded(readTextCode, null, true);
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readWrapperRun = closes(m, 0, readFenceRun);
  const skipWrapperRun = quiet(m, readWrapperRun);
  const skipEof = not(m, one(m, "^"));
  const skipTrail = seq(many(m, 0, choice(m, one(m, "\t "), skipNewline, skipNoise)), skipEof);
  const skip_wrapperEnd = seq(skipNewline, skipIndent, skipWrapperRun, run(m, "\t "), choice(m, and(m, skipLineEnd),
      and(m, seq(skipNoise, skipTrail))));
  const skipBits = repeat(m, { least: 0, most: 6 }, one(m, "\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"));
  const skipLooseOpen = seq(lit(m, "\ud83e\udd86"), skipBits, lit(m, "\u25b6"), skipBits, one(m, "[\uff3b"));
  const readBadOpen = mistake(m, (start, end, raw) => ({ type: 'BadOpen', start, end, raw }), skipLooseOpen);
  const noteOpenOrBad = choice(m, lit(m, "\ud83e\udd86\u25b6\ufe0f["), readBadOpen);
  const readCommandName = text(m, one(m, "FIST"));
  const readBadSpace = mistake(m, (start, end, raw) => ({ type: 'BadSpace', start, end, raw }), run(m,
      "\t\n\r \u00a0\u3000", 1));
  const skipLooseClose = seq(one(m, "]\uff3d"), skipBits, lit(m, "\u25c0"), skipBits, lit(m, "\ud83e\udd86"));
  const skipClose = coded(skipCloseCode, "]\uff3d", true);
  const skipOpen = choice(m, lit(m, "\ud83e\udd86\u25b6\ufe0f["), skipLooseOpen);
  const skipCommandEnd = seq(run(m, "\t\n\r \u00a0\u3000"), choice(m, one(m, ":|\uff1a\uff5c"), skipClose, skipOpen,
      skipEof));
  const readBadSeparator = mistake(m, (start, end, raw) => ({ type: 'BadSeparator', start, end, raw }), lit(m,
  "\uff1a"));
  const readMissingColon = mistake(m, (start, end, raw) => ({ type: 'MissingColon', start, end, raw }), lit(m, ""));
  const readColon = choice(m, lit(m, ":"), readBadSeparator, readMissingColon);
  const readBadCommand = mistake(m, (start, end, raw, l) => ({ type: 'BadCommand', start, end, raw,
        tool: l[0] ?? null, file: l[1] ?? null, state: l[2] ?? null, instruction: l[3] ?? null }), seq(label(m, 0,
        choice(m, text(m, caseless(m, "tools")), text(m, caseless(m, "tool")), text(m, one(m, "Tt\uff34\uff54")))),
      and(m, skipCommandEnd)), seq(label(m, 1, choice(m, text(m, caseless(m, "files")), text(m, caseless(m, "file")),
          text(m, one(m, "Ff\uff26\uff46")))), and(m, skipCommandEnd)), seq(label(m, 2, choice(m, text(m, caseless(m,
          "states")), text(m, caseless(m, "state")), text(m, one(m, "Ss\uff33\uff53")))), and(m,
        skipCommandEnd)), seq(label(m, 3, choice(m, text(m, caseless(m, "instructions")), text(m, caseless(m,
          "instruction")), text(m, one(m, "Ii\uff29\uff49")))), and(m, skipCommandEnd)));
  const skipCommandChar = choice(m, one(m, "^\t\n\r :]|\u00a0\u3000\ud83e\uff1a\uff3d\uff5c"), seq(not(m, skipOpen),
      lit(m, "\ud83e")), seq(not(m, skipClose), one(m, "]\uff3d")));
  const readUnknownCommand = node(m, (start, end, l) => ({ type: 'UnknownCommand', start, end, text: l[0] }),
    label(m, 0, text(m, seq(many(m, 1, skipCommandChar), many(m, 0, seq(run(m, "\t\n\r \u00a0\u3000", 1), many(m, 1,
                skipCommandChar)))))));
  const readMissingCommand = mistake(m, (start, end, raw) => ({ type: 'MissingCommand', start, end, raw }), lit(m,
  ""));
  const readCommand = coded(readCommandCode, null);
  const skipAliasName = coded(skipAliasNameCode, "^\t\n\r \\\\`{-}\ud83e\uff5c", true);
  const skipFileWord = choice(m, seq(one(m, "Ff"), one(m, "Ii"), one(m, "Ll"), one(m, "Ee")), one(m,
  "Ff\uff26\uff46"));
  const skip_reference = choice(m, seq(lit(m, "{{F:"), skipAliasName, lit(m, "}}")), seq(lit(m, "{{"), run(m, "\t "),
      skipFileWord, run(m, "\t "), one(m, ":\uff1a"), run(m, "\t "), skipAliasName, run(m, "\t "), lit(m, "}}")));
  const skipBraces = choice(m, skip_reference, seq(lit(m, "{"), skipFileWord, one(m, ":\uff1a"), skipAliasName,
      lit(m, "}"), not(m, lit(m, "}"))));
  const skipArgumentText = coded(skipArgumentTextCode, "^|\uff5c", true);
  const readPipe = node(m, (start, end, l) => ({ type: 'Pipe', start, end, wide: l[0] ?? null }), lit(m, "|"),
    label(m, 0, lit(m, "\uff5c")));
  const readAliasName = coded(readAliasNameCode, "^\t\n\r \\\\`{-}\ud83e\uff5c", true);
  const readBadReference = mistake(m, (start, end, raw, l) => ({ type: 'BadReference', start, end, raw,
        alias: l[0] }), seq(lit(m, "{{"), run(m, "\t "), skipFileWord, run(m, "\t "), one(m, ":\uff1a"), run(m,
      "\t "), label(m, 0, readAliasName), run(m, "\t "), lit(m, "}}")));
  const readReference = coded(readReferenceCode, "{");
  const readBadBraces = mistake(m, (start, end, raw, l) => ({ type: 'BadBraces', start, end, raw, alias: l[0] }),
    seq(lit(m, "{"), skipFileWord, one(m, ":\uff1a"), label(m, 0, readAliasName), lit(m, "}"), not(m, lit(m, "}"))));
  const readPart = coded(readPartCode, "{|\uff5c");
  const readArguments = coded(readArgumentsCode, null);
  const skipWrapperTail = seq(skip_wrapperEnd, skipTrail);
  const skipMentionHead = coded(skipMentionHeadCode, "\ud83e", true);
  const readTickRun = coded(readTickRunCode, "`", true);
  const readClosingTicks = same(m, 2, text(m, run(m, "`", 1)));
  const skipClosingTicks = quiet(m, readClosingTicks);
  const readOtherTicks = coded(readOtherTicksCode, "`", true);
  const readMentionedCodeText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r`\ud83e"))),
    readOtherTicks);
  const readDuck = lit(m, "\ud83e\udd86");
  const readBits = repeat(m, { least: 0, most: 6, listed: true }, text(m, one(m,
  "\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f")));
  const readLooseOpen = tuple(m, [0, 1, 2, 3, 4], readDuck, readBits, lit(m, "\u25b6"), readBits, text(m, one(m,
  "[\uff3b")));
  const readOpen = choice(m, lit(m, "\ud83e\udd86\u25b6\ufe0f["), readLooseOpen);
  const readSpace = text(m, one(m, "\t\n\r \u00a0\u3000"));
  const readMentionHead = coded(readMentionHeadCode, "\ud83e", true);
  const readArgumentText = coded(readArgumentTextCode, "^|\uff5c", true);
  const readLooseClose = tuple(m, [0, 1, 2, 3, 4], text(m, one(m, "]\uff3d")), readBits, lit(m, "\u25c0"), readBits,
    readDuck);
  const readClose = coded(readCloseCode, "]\uff3d", true);
  const readInnerMention = tuple(m, [0, 1, 2], readMentionHead, repeat(m, { least: 0, listed: true }, choice(m,
        readArgumentText, text(m, one(m, "{|\uff5c")))), readClose);
  const readMentionedCode = handing(m, 2, tuple(m, [0, 1, 2, 3, 4], hand(m, 2, [], readTickRun), repeat(m,
        { least: 0, listed: true }, readMentionedCodeText), readInnerMention, repeat(m, { least: 0, listed: true },
        choice(m, readInnerMention, readMentionedCodeText)), readClosingTicks));
  const skipMentionedCode = quiet(m, readMentionedCode);
  const skipMentionedText = coded(skipMentionedTextCode, "^|\uff5c", true);
  const skip_mention = coded(skip_mentionCode, "\ud83e", true);
  const readClosingRun = closes(m, 1, readFenceRun);
  const skipClosingRun = quiet(m, readClosingRun);
  const skipFenceClose = seq(skipIndent, skipClosingRun, run(m, "\t "), and(m, skipLineEnd));
  const skipFencePlainChar = choice(m, run(m, "^\n\r]{|\ud83e\uff3d\uff5c", 1), seq(not(m, skipOpen), lit(m,
    "\ud83e")), seq(not(m, skipClose), one(m, "]\uff3d")), lit(m, "{"), seq(skipNewline, not(m, skipFenceClose)));
  const skipFenceChar = choice(m, skip_mention, lit(m, "\ud83e"), skipFencePlainChar);
  const readWholeFence = handing(m, 1, pick(m, 2, skipNewline, hand(m, 1, [], read_fenceHead), repeat(m, { least: 0,
          listed: true }, choice(m, readPart, text(m, skipFenceChar))), choice(m, and(m, skipWrapperTail),
        seq(skipNewline, skipFenceClose))));
  const readUnclosedFence = handing(m, 1, pick(m, 2, skipNewline, hand(m, 1, [], read_fenceHead), repeat(m,
        { least: 0, listed: true }, choice(m, readPart, text(m, skipFencePlainChar))), not(m, skipOpen)));
  const readArgumentFence = choice(m, readWholeFence, readUnclosedFence);
  const skipOtherTicks = coded(skipOtherTicksCode, "`", true);
  const skipSpanPlainChar = choice(m, run(m, "^\n\r]`{|\ud83e\uff3d\uff5c", 1), seq(not(m, skipOpen), lit(m,
    "\ud83e")), seq(not(m, skipClose), one(m, "]\uff3d")), lit(m, "{"), skipOtherTicks);
  const skipSpanChar = choice(m, skip_mention, lit(m, "\ud83e"), skipSpanPlainChar);
  const readArgumentSpan = handing(m, 2, pick(m, 1, hand(m, 2, [], readTickRun), repeat(m, { least: 0,
          listed: true }, choice(m, readPart, text(m, skipSpanChar))), skipClosingTicks));
  const readMentionedText = coded(readMentionedTextCode, "^|\uff5c", true);
  const read_mention = coded(read_mentionCode, "\ud83e", true);
  const readSpanText = coded(readSpanTextCode, "^\n\r", true);
  const read_span = handing(m, 2, tuple(m, [0, 1, 2], hand(m, 2, [], readTickRun), repeat(m, { least: 0,
          listed: true }, choice(m, read_mention, readSpanText)), readClosingTicks));
  const skip_span = quiet(m, read_span);
  const readSpanPlainChar = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m,
    "^\n\r]`{|\ud83e\uff3d\uff5c"))), tuple(m, [0, 1], not(m, skipOpen), lit(m, "\ud83e")), tuple(m, [0, 1],
      not(m, skipClose), text(m, one(m, "]\uff3d"))), lit(m, "{"), readOtherTicks);
  const readOpeningSpan = handing(m, 2, tuple(m, [0, 1, 2], hand(m, 2, [], readTickRun), repeat(m, { least: 0,
          listed: true }, choice(m, readSpanPlainChar, text(m, one(m, "|\uff5c")))), readOpen));
  const skipOpeningSpan = quiet(m, readOpeningSpan);
  const skipHidingSpan = seq(and(m, skip_span), skipOpeningSpan);
  const skipMentioningText = choice(m, run(m, "^\n\r\\\\]`{|\ud83e\uff3d\uff5c", 1), seq(not(m, skipOpen), lit(m,
    "\ud83e")), seq(not(m, skipClose), one(m, "]\uff3d")), lit(m, "{"), seq(lit(m, "\\"), optional(m, lit(m,
    "`"))), seq(skipNewline, not(m, skip_fenceHead)), seq(not(m, skipHidingSpan), run(m, "`", 1)));
  const readMentioningPart = choice(m, readPart, pick(m, 1, not(m, skipWrapperTail), readArgumentFence),
    readArgumentSpan, text(m, skipMentioningText));
  const readMentioningArguments = node(m, (start, end, l) => ({ type: 'MentioningArguments', start, end,
        parts: l[0] }), label(m, 0, repeat(m, { least: 0, listed: true }, readMentioningPart)));
  const readBadClose = mistake(m, (start, end, raw) => ({ type: 'BadClose', start, end, raw }), skipLooseClose);
  const readCloseOrBad = choice(m, lit(m, "]\u25c0\ufe0f\ud83e\udd86"), readBadClose);
  const readMissingClose = mistake(m, (start, end, raw) => ({ type: 'MissingClose', start, end, raw }), lit(m, ""));
  const readMacro = coded(readMacroCode, "\ud83e");
  const readFenceHead = node(m, (start, end, l) => ({ type: 'FenceHead', start, end, run: l[0] }), seq(skipNewline,
      label(m, 0, read_fenceHead)));
  const skipFenceText = coded(skipFenceTextCode, null, true);
  const readMentionedArguments = coded(readMentionedArgumentsCode, null);
  const noteCloseOrBad = choice(m, lit(m, "]\u25c0\ufe0f\ud83e\udd86"), readBadClose);
  const readMention = coded(readMentionCode, "\ud83e");
  const noteFenceItem = choice(m, readMention, lit(m, "\ud83e"));
  const skipFenceEnd = seq(skipNewline, skipFenceClose);
  const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }), lit(m,
  ""));
  const readFence = handing(m, 1, node(m, (start, end, l) => ({ type: 'Fence', start, end, head: l[0] }), seq(hand(m,
          1, ["run"], label(m, 0, readFenceHead)), skipFenceText, many(m, 0, seq(noteFenceItem, skipFenceText)),
        choice(m, skipFenceEnd, readMissingFenceEnd))));
  const skipSpanText = coded(skipSpanTextCode, "^\n\r", true);
  const readSpan = handing(m, 2, node(m, (start, end, l) => ({ type: 'Span', start, end, run: l[0],
          mentions: l[1] }), seq(hand(m, 2, [], label(m, 0, readTickRun)), many(m, 0, skipSpanText), label(m, 1,
          repeat(m, { least: 0, listed: true }, pick(m, 0, readMention, many(m, 0, skipSpanText)))),
        skipClosingTicks)));
  const readBadImitation = mistake(m, (start, end, raw) => ({ type: 'BadImitation', start, end, raw }), seq(lit(m,
      "\ud83e\udd86"), skipBits, optional(m, choice(m, lit(m, "->"), lit(m, "=>"), lit(m, ">"))), skipBits, one(m,
    "[\uff3b")), seq(lit(m, "\ud83e\udd86"), skipBits, lit(m, "\u25b6"), skipBits, optional(m, one(m,
      "({\u3010\uff08")), one(m, "FIST"), one(m, ":\uff1a")), seq(lit(m, "["), optional(m, lit(m, "[")), one(m,
      "FIST"), lit(m, ":")), seq(lit(m, "{{"), run(m, "\t "), one(m, "IST"), run(m, "\t "), one(m, ":\uff1a")),
    seq(lit(m, "{{"), run(m, "\t "), skipFileWord, run(m, "\t "), one(m, ":\uff1a"), run(m, "\t "), lit(m, "}}")));
  const readBadStrayClose = mistake(m, (start, end, raw) => ({ type: 'BadStrayClose', start, end, raw }), seq(one(m,
      "]\uff3d"), skipBits, lit(m, "\u25c0"), skipBits, not(m, skipOpen), lit(m, "\ud83e\udd86")));
  const readMissingOpenEnd = pick(m, 1, cut(m, skipLooseOpen), mistake(m, (start, end,
        raw) => ({ type: 'MissingOpenEnd', start, end, raw }), seq(lit(m, "\ud83e"), run(m, "^"))));
  const readMissingReferenceEnd = pick(m, 1, cut(m, skip_reference), mistake(m, (start, end,
        raw) => ({ type: 'MissingReferenceEnd', start, end, raw }), seq(lit(m, "{{"), run(m, "^"))));
  const readMark = node(m, (start, end) => ({ type: 'Mark', start, end }), run(m, "`", 1), skipNewline, one(m, "^"));
  const readItem = choice(m, readMacro, readFence, readSpan, readReference, readBadBraces, readBadNoise,
    readBadImitation, readBadStrayClose, readMissingOpenEnd, readMissingReferenceEnd, readMark);
  const readNewline = coded(readNewlineCode, "\n\r", true);
  const readIndent = coded(readIndentCode, null, true);
  const read_blank = text(m, one(m, "\t "));
  const readBlanks = repeat(m, { least: 0, listed: true }, read_blank);
  const read_wrapperEnd = tuple(m, [0, 1, 2, 3, 4], readNewline, readIndent, readWrapperRun, readBlanks, choice(m,
      and(m, skipLineEnd), and(m, seq(skipNoise, skipTrail))));
  const readTemplateToken = tuple(m, [0, 1, 2, 3], lit(m, "<|"), repeat(m, { least: 1, listed: true }, text(m, one(m,
    "0-9A-Z_a-z"))), lit(m, "|>"), optional(m, tuple(m, [0, 1, 2], text(m, one(m, "A-Za-z")), repeat(m,
          { least: 0, listed: true }, text(m, one(m, ".0-9=A-Z_a-z"))), and(m, lit(m, "<|")))));
  const readAnsiSequence = tuple(m, [0, 1, 2], lit(m, "\u001b["), repeat(m, { least: 0, listed: true }, text(m,
        one(m, "0-;?"))), text(m, one(m, "A-Za-z")));
  const readNoise = choice(m, readTemplateToken, readAnsiSequence);
  const readEof = not(m, one(m, "^"));
  const readTrail = tuple(m, [0, 1], repeat(m, { least: 0, listed: true }, choice(m, read_blank, readNewline,
        readNoise)), readEof);
  const read_wrapped = handing(m, 0, tuple(m, [0, 1, 2, 3, 4], hand(m, 0, [], read_fenceHead), readText, repeat(m,
        { least: 0, listed: true }, tuple(m, [0, 1, 2], not(m, skip_wrapperEnd), readItem, readText)),
      read_wrapperEnd, readTrail));
  const skip_wrapped = quiet(m, read_wrapped);
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    seq(and(m, skip_wrapped), label(m, 0, read_fenceHead)));
  const leaf11 = leaf(m, readBadWrapper);
  const text136 = text136Code;
  const leaf137 = leaf(m, not(m, skip_wrapperEnd));
  const leaf138 = leaf(m, readMacro);
  const leaf139 = leaf(m, readFenceHead);
  const text140 = text140Code;
  const readFenceMark = node(m, (start, end) => ({ type: 'FenceMark', start, end }), lit(m, "\ud83e"));
  const readFenceItem = choice(m, readMention, readFenceMark);
  const leaf141 = leaf(m, readFenceItem);
  const readFenceEnd = node(m, (start, end) => ({ type: 'FenceEnd', start, end }), seq(skipNewline, skipFenceClose));
  const leaf144 = leaf(m, choice(m, readFenceEnd, readMissingFenceEnd));
  const leaf146 = leaf(m, choice(m, readSpan, readReference, readBadBraces, readBadNoise, readBadImitation,
      readBadStrayClose, readMissingOpenEnd, readMissingReferenceEnd, readMark));
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), skip_wrapperEnd);
  const leaf147 = leaf(m, optional(m, readWrapperEnd));
  const readOpeningFenceHead = node(m, (start, end, l) => ({ type: 'OpeningFenceHead', start, end, run: l[0] }),
    label(m, 0, read_fenceHead));
  const leaf149 = leaf(m, readOpeningFenceHead);
  const skipReferenceText = choice(m, run(m, "^{", 1), seq(not(m, skip_reference), lit(m, "{")));
  const leaf151 = leaf(m, skipReferenceText);
  const readReferenceText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m, "^{"))), tuple(m, [0, 1],
      not(m, skip_reference), lit(m, "{")));
  const leaf153 = leaf(m, tuple(m, [0, 1], readReference, repeat(m, { least: 0, listed: true }, readReferenceText)));
  const skipDecoration = many(m, 1, choice(m, seq(run(m, "#", 1), run(m, "\t ", 1)), lit(m, "**"), lit(m, "__"),
      seq(one(m, "*+\\-"), run(m, "\t ", 1))));
  const skipLabelEnd = seq(optional(m, choice(m, lit(m, "**"), lit(m, "__"))), one(m, ":\uff1a"), optional(m,
      choice(m, lit(m, "**"), lit(m, "__"))));
  const readLabel = node(m, (start, end, l) => ({ type: 'Label', start, end, thought: l[0] ?? null,
        action: l[1] ?? null }), seq(optional(m, skipDecoration), label(m, 0, choice(m, text(m, caseless(m,
          "thoughts")), text(m, caseless(m, "thought")), lit(m, "\u601d\u8003"), lit(m, "\u8003\u3048"))),
      skipLabelEnd), seq(optional(m, skipDecoration), label(m, 1, choice(m, text(m, caseless(m, "actions")), text(m,
            caseless(m, "action")), lit(m, "\u884c\u52d5"), lit(m, "\u30a2\u30af\u30b7\u30e7\u30f3"))),
      skipLabelEnd), seq(optional(m, skipDecoration), choice(m, caseless(m, "observation"), caseless(m,
        "final answer"), lit(m, "\u89b3\u5bdf"), lit(m, "\u6700\u7d42\u56de\u7b54")), skipLabelEnd));
  const leaf155 = leaf(m, optional(m, tuple(m, [0, 1], readBlanks, readLabel)));
  const readFenceClose = tuple(m, [0, 1, 2, 3], readIndent, readClosingRun, readBlanks, and(m, skipLineEnd));
  const readCodeLines = handing(m, 1, tuple(m, [0, 1, 2, 3], readNewline, hand(m, 1, [], read_fenceHead), repeat(m,
        { least: 0, listed: true }, choice(m, read_mention, repeat(m, { least: 1, listed: true }, text(m, one(m,
          "^\n\r\ud83e"))), lit(m, "\ud83e"), tuple(m, [0, 1], readNewline, not(m, skipFenceClose)))),
      choice(m, tuple(m, [0, 1], readNewline, readFenceClose), readEof)));
  const readLabelText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r\\\\`\ud83e"))),
    tuple(m, [0, 1], lit(m, "\\"), optional(m, lit(m, "`"))), readCodeLines, readNewline, read_span, repeat(m,
      { least: 1, listed: true }, lit(m, "`")), readMacro, text(m, one(m, "^")));
  const leaf159 = leaf(m, choice(m, tuple(m, [0, 1, 2], readNewline, readBlanks, readLabel), readLabelText));

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, null], alternatives: [{ op: 'leaf', read: leaf138 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf146 }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'optional', body: { op: 'choice', starts: [STARTS_2, STARTS_2], alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf11 }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf137, body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: leaf147 }] } };
  const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'text', read: text136 } };
  const stepFence: Step = { op: 'rule', name: 'Fence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf139 }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf141 }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: leaf144 }] } };
  const stepFenceText: Step = { op: 'rule', name: 'FenceText', register: -1, isText: true, body: { op: 'text', read: text140 } };
  const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf149 }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf141 }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: leaf144 }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf151 } }, { op: 'loop', body: { op: 'leaf', read: leaf153 } }] },
      labels: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf155 }, { op: 'loop', body: { op: 'leaf', read: leaf159 } }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes> = {
  starts: ['Document', 'references', 'labels'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole text stands inside a code fence. Its macros count as if the fence were not there.","example":"```\nAction:\n🦆▶️[T:run_tests]◀️🦆\n```","mend":"Write the text without a fence around it.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadOpen: {"code":"bad-open","severity":"warning","meaning":"An opening delimiter has blanks inside, or other variation selectors than it should.","example":"🦆▶[T:run_tests]◀️🦆","mend":"Begin macros with 🦆▶️[.","isCut":false},
    BadClose: {"code":"bad-close","severity":"warning","meaning":"A closing delimiter has blanks inside, or other variation selectors than it should.","example":"🦆▶️[T:run_tests]◀🦆","mend":"End macros with ]◀️🦆.","isCut":false},
    MissingClose: {"code":"missing-close","severity":"error","meaning":"A macro has no closing delimiter. It was ended before the next macro, or with the text, and is not run.","example":"🦆▶️[T:run_tests","mend":"End every macro with ]◀️🦆. If the text was cut off, ask for it again.","isCut":false},
    BadImitation: {"code":"bad-imitation","severity":"info","meaning":"Something looks like a macro or a reference and lacks its delimiters, or the alias. It is text, and nothing is run.","example":"🦆>[T:run_tests]<🦆","mend":"If a macro was meant, write it as 🦆▶️[T:run_tests]◀️🦆.","isCut":false},
    BadStrayClose: {"code":"bad-stray-close","severity":"error","meaning":"A closing delimiter closes nothing.","example":"Done.]◀️🦆","mend":"Give the macro its opening delimiter, or put the delimiter into inline code when it is only mentioned.","isCut":false},
    MissingOpenEnd: {"code":"missing-open-end","severity":"error","meaning":"The text ends inside an opening delimiter.","example":"Action:\n🦆▶️","mend":"The text was cut off: ask for it again, or for the rest.","isCut":true},
    BadCommand: {"code":"bad-command","severity":"warning","meaning":"A command is written in lower case, in full-width letters or as a whole word.","example":"🦆▶️[TOOL:run_tests]◀️🦆","mend":"Write the command as one capital letter: T, F, S or I.","isCut":false},
    MissingCommand: {"code":"missing-command","severity":"error","meaning":"A macro has no command before its colon.","example":"🦆▶️[:run_tests]◀️🦆","mend":"Write the command letter: T, F, S or I.","isCut":false},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"Blanks stand around a command, a name or an argument. They were left out.","example":"🦆▶️[ T: run_tests ]◀️🦆","mend":"Write no blanks around the separators.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A macro is written with full-width separators.","example":"🦆▶️[T：read_file｜{{F:main}}]◀️🦆","mend":"Write :, | and =.","isCut":false},
    MissingColon: {"code":"missing-colon","severity":"error","meaning":"A macro does not begin with a command and a colon.","example":"🦆▶️[read_file|src/main.py]◀️🦆","mend":"Write the command letter and a colon first: 🦆▶️[T:read_file|…]◀️🦆.","isCut":false},
    BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","mend":"Write {{F:main}}.","isCut":false},
    BadBraces: {"code":"bad-braces","severity":"warning","meaning":"A reference has single braces. It is text, and no file is meant by it.","example":"🦆▶️[T:read_file|{F:main}]◀️🦆","mend":"Write {{F:main}}.","isCut":false},
    MissingReferenceEnd: {"code":"missing-reference-end","severity":"error","meaning":"The text ends inside a reference.","example":"I read {{F:ma","mend":"The text was cut off: ask for it again, or for the rest.","isCut":true},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 3,
  tables: 0,
};
