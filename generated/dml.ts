// Generated from grammars/dml.peggy, grammars/dml/macros.peggy, grammars/dml/arguments.peggy, grammars/dml/references.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, and, caseless, choice, closes, coded, cut, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, same, seq, text, tuple } from '../src/engine/generated.ts';

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

export interface MissingSpanEndNode extends RecoveryNode {
  readonly type: 'MissingSpanEnd';
  readonly mention: MentionNode;
}

export interface LabelNode extends TreeNode {
  readonly type: 'Label';
  readonly thought: string | null;
  readonly action: string | null;
}

export interface InlineCallNode extends TreeNode {
  readonly type: 'InlineCall';
  readonly run: string;
  readonly call: MentionNode;
}

export interface FencedCallNode extends TreeNode {
  readonly type: 'FencedCall';
  readonly run: string;
  readonly calls: MentionNode[];
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
  readonly parts: ([PipeNode, (PipeNode | ReferenceNode | BadBracesNode | string)[]] | PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string)[];
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
  readonly MissingSpanEnd: MissingSpanEndNode;
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
  readonly InlineCall: InlineCallNode;
  readonly FencedCall: FencedCallNode;
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
  readonly MissingSpanEnd: MissingSpanEndNode;
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

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export interface Around {
  readonly Document: 'model';
  readonly Reference: 'model' | 'Document' | 'Wrapped';
  readonly BadReference: 'model' | 'Document' | 'Wrapped' | 'Fence' | 'OpeningFence';
  readonly Label: 'model';
  readonly InlineCall: 'model';
  readonly BadOpen: 'model' | 'Document' | 'Wrapped' | 'Fence' | 'OpeningFence';
  readonly BadSpace: 'model' | 'Document' | 'Wrapped' | 'Fence' | 'OpeningFence';
  readonly BadSeparator: 'model' | 'Document' | 'Wrapped' | 'Fence' | 'OpeningFence';
  readonly MissingColon: 'model' | 'Document' | 'Wrapped' | 'Fence' | 'OpeningFence';
  readonly BadCommand: 'model' | 'Document' | 'Wrapped' | 'Fence' | 'OpeningFence';
  readonly MissingCommand: 'model' | 'Document' | 'Wrapped' | 'Fence' | 'OpeningFence';
  readonly BadBraces: 'model' | 'Document' | 'Wrapped' | 'Fence' | 'OpeningFence';
  readonly BadClose: 'model' | 'Document' | 'Wrapped' | 'Fence' | 'OpeningFence';
  readonly FencedCall: 'model';
  readonly Macro: 'model' | 'Document' | 'Wrapped';
  readonly MissingClose: 'model' | 'Document' | 'Wrapped';
  readonly BadBom: 'Document';
  readonly Blank: 'Document';
  readonly BadNoise: 'Document' | 'Wrapped';
  readonly Wrapped: 'Document';
  readonly OpeningFence: 'Document';
  readonly Text: 'Document' | 'Wrapped';
  readonly Fence: 'Document' | 'Wrapped';
  readonly Span: 'Document' | 'Wrapped';
  readonly MissingSpanEnd: 'Document' | 'Wrapped';
  readonly BadImitation: 'Document' | 'Wrapped';
  readonly BadStrayClose: 'Document' | 'Wrapped';
  readonly MissingOpenEnd: 'Document' | 'Wrapped';
  readonly MissingReferenceEnd: 'Document' | 'Wrapped';
  readonly Mark: 'Document' | 'Wrapped';
  readonly BadWrapper: 'Wrapped';
  readonly WrapperEnd: 'Wrapped';
  readonly FenceHead: 'Fence';
  readonly FenceText: 'Fence' | 'OpeningFence';
  readonly Mention: 'Fence' | 'OpeningFence';
  readonly FenceMark: 'Fence' | 'OpeningFence';
  readonly FenceEnd: 'Fence' | 'OpeningFence';
  readonly MissingFenceEnd: 'Fence' | 'OpeningFence';
  readonly OpeningFenceHead: 'OpeningFence';
}

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-fence-end" | "missing-span-end" | "bad-open" | "bad-close" | "missing-close" | "bad-imitation" | "bad-stray-close" | "missing-open-end" | "bad-command" | "missing-command" | "bad-space" | "bad-separator" | "missing-colon" | "bad-reference" | "bad-braces" | "missing-reference-end" | "bad-bom" | "bad-noise" | "bad-line-end";

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

        p++;
        break l1;
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
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l12;
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
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipTextMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l23: {
      const s24 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l25: {
          p = skipNewline(p);
          if (p < 0) { break l25; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s26 = p;
              l27: {
                p = skip_fenceHead(p);
                if (p < 0) { break l27; }
                break l25;
              }
              p = s26;
            }
          } else m.touched ||= p >= end;
          break l23;
        }
        p = s24;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l29: {

          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) { break l29; }
          m.touched ||= p >= end;
          break l23;
        }
        p = s24;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l30: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9664 || c === 12288))) { break l30; }
          m.touched ||= p >= end;
          break l23;
        }
        p = s24;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l31: {

          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 65318 || c === 65350))) { break l31; }
          m.touched ||= p >= end;
          break l23;
        }
        p = s24;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 60)) {
        l32: {

          p++;
          if ((p < end && text.charCodeAt(p) === 124)) { break l32; }
          m.touched ||= p >= end;
          break l23;
        }
        p = s24;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l33: {

          p++;
          if (!((p < end && text.charCodeAt(p) !== 56710))) { m.touched ||= p >= end; break l33; }
          p++;
          break l23;
        }
        p = s24;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 9664)) {

        p++;
        l35: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288 || c === 55358))) {
            const s37 = p;
            l36: {
              let n41 = 0;
              l38: for (;;) {
                if (n41 >= 6) break;
                const s40 = p;
                l39: {
                  if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288)))) { m.touched ||= p >= end; break l39; }
                  p++;
                  n41++;
                  continue l38;
                }
                p = s40;
                break;
              }
              if (p >= end || text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
                m.reaches(p, "\ud83e\udd86");
                break l36;
              }
              p += 2;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9654 || c === 12288))) {
                {
                  const s42 = p;
                  l43: {
                    let n48 = 0;
                    l45: for (;;) {
                      if (n48 >= 6) break;
                      const s47 = p;
                      l46: {
                        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288)))) { m.touched ||= p >= end; break l46; }
                        p++;
                        n48++;
                        continue l45;
                      }
                      p = s47;
                      break;
                    }
                    if (p >= end || text.charCodeAt(p) !== 9654) { m.touched ||= p >= end; break l43; }
                    p++;
                    break l36;
                  }
                  p = s42;
                }
              } else m.touched ||= p >= end;
              break l35;
            }
            p = s37;
          } else m.touched ||= p >= end;
        }
        break l23;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {

        p++;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.touched ||= p >= end;
        break l23;
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
    l15: for (;;) {
      const s17 = p;
      if ((p < end && text.charCodeAt(p) !== 27)) {
        l16: {
          l19: {
            const s20 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342))) {
              l21: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342)))) { m.touched ||= p >= end; break l21; }
                p++;
                const near22 = p + 16;
                while (p < near22 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342))) p++;
                if (p === near22) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r\u001b<[-]`{\u25c0\ud83e\uff3d";
                break l19;
              }
              p = s20;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9664 || c === 55358 || c === 65341)))) { m.touched ||= p >= end; break l16; }
            p = skipTextMark(p);
            if (p < 0) { break l16; }
          }
          continue l15;
        }
        p = s17;
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
    l62: {
      const s63 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l64: {
          if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
            m.reaches(p, "]\u25c0\ufe0f\ud83e\udd86");
            break l64;
          }
          p += 5;
          break l62;
        }
        p = s63;
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
    l50: {
      const s51 = p;
      const t52 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73))) {
        l53: {
          p = readCommandName(p);
          if (p < 0) { break l53; }
          l_name = m.value as string;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l53; }
          l_colon = ":";
          p++;
          break l50;
        }
        p = s51;
        m.forget(t52);
        l_name = null;
        l_meant = null;
        l_word = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288))) {
        l54: {
          l55: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
              const s57 = p;
              const t58 = m.trail.length;
              l56: {
                p = readBadSpace(p);
                if (p < 0) { break l56; }
                break l55;
              }
              p = s57;
              m.forget(t58);
            } else m.touched ||= p >= end;
          }
          if (!((p < end && (((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73)))) { m.touched ||= p >= end; break l54; }
          p = readCommandName(p);
          if (p < 0) { break l54; }
          l_name = m.value as string;
          l61: {
            const s59 = p;
            l60: {
              p = skipCommandEnd(p);
              if (p < 0) { break l60; }
              p = s59;
              break l61;
            }
            p = s59;
            break l54;
          }
          l65: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
              const s67 = p;
              const t68 = m.trail.length;
              l66: {
                p = readBadSpace(p);
                if (p < 0) { break l66; }
                break l65;
              }
              p = s67;
              m.forget(t68);
            } else m.touched ||= p >= end;
          }
          p = readColon(p);
          if (p < 0) { break l54; }
          l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
          break l50;
        }
        p = s51;
        m.forget(t52);
        l_name = null;
        l_meant = null;
        l_word = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 160 || c === 304 || c === 12288 || c === 65318 || c === 65321 || c === 65350 || c === 65353))) {
        l69: {
          l70: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
              const s72 = p;
              const t73 = m.trail.length;
              l71: {
                p = readBadSpace(p);
                if (p < 0) { break l71; }
                break l70;
              }
              p = s72;
              m.forget(t73);
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 304 || c === 65318 || c === 65321 || c === 65350 || c === 65353)))) { m.touched ||= p >= end; break l69; }
          p = readBadCommand(p);
          if (p < 0) { break l69; }
          l_meant = m.value as BadCommandNode;
          l74: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
              const s76 = p;
              const t77 = m.trail.length;
              l75: {
                p = readBadSpace(p);
                if (p < 0) { break l75; }
                break l74;
              }
              p = s76;
              m.forget(t77);
            } else m.touched ||= p >= end;
          }
          p = readColon(p);
          if (p < 0) { break l69; }
          l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
          break l50;
        }
        p = s51;
        m.forget(t52);
        l_name = null;
        l_meant = null;
        l_word = null;
      } else m.touched ||= p >= end;
      l78: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
          const s80 = p;
          const t81 = m.trail.length;
          l79: {
            p = readBadSpace(p);
            if (p < 0) { break l79; }
            break l78;
          }
          p = s80;
          m.forget(t81);
        } else m.touched ||= p >= end;
      }
      l82: {
        const s83 = p;
        const t84 = m.trail.length;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159)))) {
          l85: {
            p = readUnknownCommand(p);
            if (p < 0) { break l85; }
            l_word = m.value as UnknownCommandNode;
            break l82;
          }
          p = s83;
          m.forget(t84);
        } else m.touched ||= p >= end;
        p = readMissingCommand(p);
        if (p < 0) { return -1; }
        l_word = m.value as MissingCommandNode;
      }
      l86: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288))) {
          const s88 = p;
          const t89 = m.trail.length;
          l87: {
            p = readBadSpace(p);
            if (p < 0) { break l87; }
            break l86;
          }
          p = s88;
          m.forget(t89);
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
    l114: for (;;) {
      const s116 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l115: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l115; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)))) { m.touched ||= p >= end; break l115; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) p++;
          m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
          continue l114;
        }
        p = s116;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipArgumentTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l98: {
      const s99 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
        l100: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))))) { m.touched ||= p >= end; break l100; }
          p++;
          const near101 = p + 16;
          while (p < near101 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) p++;
          if (p === near101) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^]{|\ud83e\uff3d\uff5c";
          break l98;
        }
        p = s99;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l102: {
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s103 = p;
              l104: {
                p = skipOpen(p);
                if (p < 0) { break l104; }
                break l102;
              }
              p = s103;
            }
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l102; }
          p++;
          break l98;
        }
        p = s99;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l106: {
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
            {
              const s107 = p;
              l108: {
                p = skipClose(p);
                if (p < 0) { break l108; }
                break l106;
              }
              p = s107;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; break l106; }
          p++;
          break l98;
        }
        p = s99;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        {
          const s110 = p;
          l111: {
            p = skipBraces(p);
            if (p < 0) { break l111; }
            return -1;
          }
          p = s110;
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
    const s134 = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) p++;
    m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
    l135: for (;;) {
      const s137 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l136: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l136; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)))) { m.touched ||= p >= end; break l136; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373))) p++;
          m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
          continue l135;
        }
        p = s137;
      } else m.touched ||= p >= end;
      break;
    }
    value = text.slice(s134, p);
    m.value = value;
    return p;
  }

  function readReferenceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_alias: string | null = null;
    let l_bad: BadReferenceNode | null = null;
    l130: {
      const s131 = p;
      const t132 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l133: {
          if (!text.startsWith("{{F:", p)) {
            m.reaches(p, "{{F:");
            break l133;
          }
          p += 4;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373)))) { m.touched ||= p >= end; break l133; }
          p = readAliasName(p);
          if (p < 0) { break l133; }
          l_alias = m.value as string;
          if (p >= end || text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) {
            m.reaches(p, "}}");
            break l133;
          }
          p += 2;
          break l130;
        }
        p = s131;
        m.forget(t132);
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
    l125: {
      const s126 = p;
      const t127 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372))) {
        l128: {
          p = readPipe(p);
          if (p < 0) { break l128; }
          value = m.value as PipeNode;
          break l125;
        }
        p = s126;
        m.forget(t127);
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l129: {
          p = readReference(p);
          if (p < 0) { break l129; }
          value = m.value as ReferenceNode;
          break l125;
        }
        p = s126;
        m.forget(t127);
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
    l94: for (;;) {
      const s96 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
        l95: {
          p = skipArgumentText(p);
          if (p < 0) { break l95; }
          continue l94;
        }
        p = s96;
      } else m.touched ||= p >= end;
      break;
    }
    const list123: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
    l118: for (;;) {
      const s120 = p;
      const t121 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
        l119: {
          let v122!: PipeNode | ReferenceNode | BadBracesNode;
          p = readPart(p);
          if (p < 0) { break l119; }
          v122 = m.value as PipeNode | ReferenceNode | BadBracesNode;
          l139: for (;;) {
            const s141 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
              l140: {
                p = skipArgumentText(p);
                if (p < 0) { break l140; }
                continue l139;
              }
              p = s141;
            } else m.touched ||= p >= end;
            break;
          }
          list123.push(v122);
          continue l118;
        }
        p = s120;
        m.forget(t121);
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list123;
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
    let n149 = 0;
    l146: for (;;) {
      if (n149 >= 8) break;
      const s148 = p;
      l147: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288)))) { m.touched ||= p >= end; break l147; }
        p++;
        n149++;
        continue l146;
      }
      p = s148;
      break;
    }
    let n153 = 0;
    l150: for (;;) {
      if (n153 >= 64) break;
      const s152 = p;
      l151: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340)))) { m.touched ||= p >= end; break l151; }
        p++;
        n153++;
        continue l150;
      }
      p = s152;
      break;
    }
    if (n153 < 1) { return -1; }
    let n157 = 0;
    l154: for (;;) {
      if (n157 >= 8) break;
      const s156 = p;
      l155: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288)))) { m.touched ||= p >= end; break l155; }
        p++;
        n157++;
        continue l154;
      }
      p = s156;
      break;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readTickRunCode(p: number): number {
    const { text, end } = m;
    let value!: string;
    const s179 = p;
    let n183 = 0;
    l180: for (;;) {
      if (n183 >= 32) break;
      const s182 = p;
      l181: {
        if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l181; }
        p++;
        n183++;
        continue l180;
      }
      p = s182;
      break;
    }
    if (n183 < 1) { return -1; }
    value = text.slice(s179, p);
    if ((p < end && text.charCodeAt(p) === 96)) { return -1; }
    m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function readOtherTicksCode(p: number): number {
    const { text, end } = m;
    let value!: [null, "`"[]];
    let e184!: null;
    if ((p < end && text.charCodeAt(p) === 96)) {
      {
        const s185 = p;
        l186: {
          p = skipClosingTicks(p);
          if (p < 0) { break l186; }
          return -1;
        }
        p = s185;
      }
    } else m.touched ||= p >= end;
    e184 = null;
    let e188!: "`"[];
    const list193: "`"[] = [];
    l189: for (;;) {
      if ((p < end && text.charCodeAt(p) === 96)) {
        let v192!: "`";

        v192 = "`";
        p++;
        list193.push(v192);
        continue l189;
      } else m.touched ||= p >= end;
      break;
    }
    if (list193.length === 0) { return -1; }
    e188 = list193;
    value = [e184, e188];
    m.value = value;
    return p;
  }

  function readMentionHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    let e195!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
    if (!((p < end && text.charCodeAt(p) === 55358))) { m.touched ||= p >= end; return -1; }
    p = readOpen(p);
    if (p < 0) { return -1; }
    e195 = m.value as "🦆▶️[" | ["🦆", string[], "▶", string[], string];
    let e196!: string[];
    const list202: string[] = [];
    let n200 = 0;
    l197: for (;;) {
      if (n200 >= 8) break;
      const s199 = p;
      l198: {
        let v201!: string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288)))) { m.touched ||= p >= end; break l198; }
        p = readSpace(p);
        if (p < 0) { break l198; }
        v201 = m.value as string;
        list202.push(v201);
        n200++;
        continue l197;
      }
      p = s199;
      break;
    }
    e196 = list202;
    let e203!: string[];
    const list209: string[] = [];
    let n207 = 0;
    l204: for (;;) {
      if (n207 >= 64) break;
      const s206 = p;
      l205: {
        let v208!: string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340)))) { m.touched ||= p >= end; break l205; }
        v208 = text.charAt(p);
        p++;
        list209.push(v208);
        n207++;
        continue l204;
      }
      p = s206;
      break;
    }
    if (n207 < 1) { return -1; }
    e203 = list209;
    let e210!: string[];
    const list216: string[] = [];
    let n214 = 0;
    l211: for (;;) {
      if (n214 >= 8) break;
      const s213 = p;
      l212: {
        let v215!: string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 160 || c === 12288)))) { m.touched ||= p >= end; break l212; }
        p = readSpace(p);
        if (p < 0) { break l212; }
        v215 = m.value as string;
        list216.push(v215);
        n214++;
        continue l211;
      }
      p = s213;
      break;
    }
    e210 = list216;
    let e217!: string;
    if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; return -1; }
    e217 = text.charAt(p);
    p++;
    value = [e195, e196, e203, e210, e217];
    m.value = value;
    return p;
  }

  function readArgumentTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | [null, "\ud83e"] | [null, string] | [null, "{"];
    l218: {
      const s219 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
        l220: {
          const list225: string[] = [];
          l221: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
              let v224!: string;
              v224 = text.charAt(p);
              p++;
              list225.push(v224);
              continue l221;
            } else m.touched ||= p >= end;
            break;
          }
          if (list225.length === 0) { break l220; }
          value = list225;
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l227: {
          let e228!: null;
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s229 = p;
              l230: {
                p = skipOpen(p);
                if (p < 0) { break l230; }
                break l227;
              }
              p = s229;
            }
          } else m.touched ||= p >= end;
          e228 = null;
          let e232!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l227; }
          e232 = "\ud83e";
          p++;
          value = [e228, e232];
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l233: {
          let e234!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
            {
              const s235 = p;
              l236: {
                p = skipClose(p);
                if (p < 0) { break l236; }
                break l233;
              }
              p = s235;
            }
          } else m.touched ||= p >= end;
          e234 = null;
          let e238!: string;
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; break l233; }
          e238 = text.charAt(p);
          p++;
          value = [e234, e238];
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      let e239!: null;
      if ((p < end && text.charCodeAt(p) === 123)) {
        {
          const s240 = p;
          l241: {
            p = skipBraces(p);
            if (p < 0) { break l241; }
            return -1;
          }
          p = s240;
        }
      } else m.touched ||= p >= end;
      e239 = null;
      let e243!: "{";
      if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
      e243 = "{";
      p++;
      value = [e239, e243];
    }
    m.value = value;
    return p;
  }

  function readCloseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    l244: {
      const s245 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l246: {
          if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) {
            m.reaches(p, "]\u25c0\ufe0f\ud83e\udd86");
            break l246;
          }
          value = "]\u25c0\ufe0f\ud83e\udd86";
          p += 5;
          break l244;
        }
        p = s245;
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
    l165: {
      const s166 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
        l167: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371))))) { m.touched ||= p >= end; break l167; }
          p++;
          const near168 = p + 16;
          while (p < near168 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) p++;
          if (p === near168) p = STOPS_2.next(p);
          m.touched ||= p >= end && "^]`{|\ud83e\uff3d\uff5c";
          break l165;
        }
        p = s166;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {

        p++;
        break l165;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l170: {
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s171 = p;
              l172: {
                p = skipOpen(p);
                if (p < 0) { break l172; }
                break l170;
              }
              p = s171;
            }
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l170; }
          p++;
          break l165;
        }
        p = s166;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l174: {
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
            {
              const s175 = p;
              l176: {
                p = skipClose(p);
                if (p < 0) { break l176; }
                break l174;
              }
              p = s175;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; break l174; }
          p++;
          break l165;
        }
        p = s166;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l178: {
          p = skipMentionedCode(p);
          if (p < 0) { break l178; }
          break l165;
        }
        p = s166;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 96))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 96)) p++;
      m.touched ||= p >= end;
    }
    return p;
  }

  function skip_mentionCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && text.charCodeAt(p) === 55358))) { m.touched ||= p >= end; return -1; }
    p = skipMentionHead(p);
    if (p < 0) { return -1; }
    l158: for (;;) {
      const s160 = p;
      if (p < end) {
        l159: {
          l162: {
            const s163 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
              l164: {
                p = skipMentionedText(p);
                if (p < 0) { break l164; }
                break l162;
              }
              p = s163;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372)))) { m.touched ||= p >= end; break l159; }
            p++;
          }
          continue l158;
        }
        p = s160;
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
        const s247 = p;
        l248: {
          p = skipClosingTicks(p);
          if (p < 0) { break l248; }
          return -1;
        }
        p = s247;
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
    let value!: string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`"[];
    l261: {
      const s262 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
        l263: {
          const list268: string[] = [];
          l264: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371)))) {
              let v267!: string;
              v267 = text.charAt(p);
              p++;
              list268.push(v267);
              continue l264;
            } else m.touched ||= p >= end;
            break;
          }
          if (list268.length === 0) { break l263; }
          value = list268;
          break l261;
        }
        p = s262;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {

        value = "{";
        p++;
        break l261;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l271: {
          let e272!: null;
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s273 = p;
              l274: {
                p = skipOpen(p);
                if (p < 0) { break l274; }
                break l271;
              }
              p = s273;
            }
          } else m.touched ||= p >= end;
          e272 = null;
          let e276!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l271; }
          e276 = "\ud83e";
          p++;
          value = [e272, e276];
          break l261;
        }
        p = s262;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l277: {
          let e278!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
            {
              const s279 = p;
              l280: {
                p = skipClose(p);
                if (p < 0) { break l280; }
                break l277;
              }
              p = s279;
            }
          } else m.touched ||= p >= end;
          e278 = null;
          let e282!: string;
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; break l277; }
          e282 = text.charAt(p);
          p++;
          value = [e278, e282];
          break l261;
        }
        p = s262;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l283: {
          p = readMentionedCode(p);
          if (p < 0) { break l283; }
          value = m.value as [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string];
          break l261;
        }
        p = s262;
      } else m.touched ||= p >= end;
      const list288: "`"[] = [];
      l284: for (;;) {
        if ((p < end && text.charCodeAt(p) === 96)) {
          let v287!: "`";

          v287 = "`";
          p++;
          list288.push(v287);
          continue l284;
        } else m.touched ||= p >= end;
        break;
      }
      if (list288.length === 0) { return -1; }
      value = list288;
    }
    m.value = value;
    return p;
  }

  function read_mentionCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
    let e250!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    if (!((p < end && text.charCodeAt(p) === 55358))) { m.touched ||= p >= end; return -1; }
    p = readMentionHead(p);
    if (p < 0) { return -1; }
    e250 = m.value as ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    let e251!: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[];
    const list256: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[] = [];
    l252: for (;;) {
      const s254 = p;
      if (p < end) {
        l253: {
          let v255!: string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string;
          l258: {
            const s259 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
              l260: {
                p = readMentionedText(p);
                if (p < 0) { break l260; }
                v255 = m.value as string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`"[];
                break l258;
              }
              p = s259;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372)))) { m.touched ||= p >= end; break l253; }
            v255 = text.charAt(p);
            p++;
          }
          list256.push(v255);
          continue l252;
        }
        p = s254;
      } else m.touched ||= p >= end;
      break;
    }
    e251 = list256;
    let e290!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; return -1; }
    p = readClose(p);
    if (p < 0) { return -1; }
    e290 = m.value as "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    value = [e250, e251, e290];
    m.value = value;
    return p;
  }

  function readSpanTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | [null, "\ud83e"] | [null, "`"[]];
    l291: {
      const s292 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
        l293: {
          const list298: string[] = [];
          l294: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
              let v297!: string;
              v297 = text.charAt(p);
              p++;
              list298.push(v297);
              continue l294;
            } else m.touched ||= p >= end;
            break;
          }
          if (list298.length === 0) { break l293; }
          value = list298;
          break l291;
        }
        p = s292;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l300: {
          let e301!: null;
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s302 = p;
              l303: {
                p = skip_mention(p);
                if (p < 0) { break l303; }
                break l300;
              }
              p = s302;
            }
          } else m.touched ||= p >= end;
          e301 = null;
          let e305!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l300; }
          e305 = "\ud83e";
          p++;
          value = [e301, e305];
          break l291;
        }
        p = s292;
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
    l90: {
      const s91 = p;
      const t92 = m.trail.length;
      if (p < end) {
        l93: {
          p = readArguments(p);
          if (p < 0) { break l93; }
          l_args = m.value as ArgumentsNode;
          l145: {
            if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
              const s143 = p;
              l144: {
                p = skipClose(p);
                if (p < 0) { break l144; }
                p = s143;
                break l145;
              }
              p = s143;
            } else m.touched ||= p >= end;
            break l93;
          }
          break l90;
        }
        p = s91;
        m.forget(t92);
      } else m.touched ||= p >= end;
      p = readMentioningArguments(p);
      if (p < 0) { return -1; }
      l_args = m.value as MentioningArgumentsNode;
    }
    l306: {
      const s307 = p;
      const t308 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l309: {
          p = readCloseOrBad(p);
          if (p < 0) { break l309; }
          l_close = m.value as "]◀️🦆" | BadCloseNode;
          break l306;
        }
        p = s307;
        m.forget(t308);
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
    l310: for (;;) {
      const s312 = p;
      if ((p < end && text.charCodeAt(p) !== 55358)) {
        l311: {
          l314: {
            const s315 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
              l316: {
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358)))) { m.touched ||= p >= end; break l316; }
                p++;
                const near317 = p + 4;
                while (p < near317 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
                if (p === near317) p = STOPS_3.next(p);
                m.touched ||= p >= end && "^\n\r\ud83e";
                break l314;
              }
              p = s315;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l311; }
            p = skipNewline(p);
            if (p < 0) { break l311; }
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
              {
                const s318 = p;
                l319: {
                  p = skipFenceClose(p);
                  if (p < 0) { break l319; }
                  break l311;
                }
                p = s318;
              }
            } else m.touched ||= p >= end;
          }
          continue l310;
        }
        p = s312;
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
    l324: for (;;) {
      const s326 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
        l325: {
          p = skipMentionedText(p);
          if (p < 0) { break l325; }
          continue l324;
        }
        p = s326;
      } else m.touched ||= p >= end;
      break;
    }
    const list333: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
    l328: for (;;) {
      const s330 = p;
      const t331 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
        l329: {
          let v332!: PipeNode | ReferenceNode | BadBracesNode;
          p = readPart(p);
          if (p < 0) { break l329; }
          v332 = m.value as PipeNode | ReferenceNode | BadBracesNode;
          l335: for (;;) {
            const s337 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123))) {
              l336: {
                p = skipMentionedText(p);
                if (p < 0) { break l336; }
                continue l335;
              }
              p = s337;
            } else m.touched ||= p >= end;
            break;
          }
          list333.push(v332);
          continue l328;
        }
        p = s330;
        m.forget(t331);
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list333;
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
    l323: {
      if ((p < end && text.charCodeAt(p) === 55358)) {
        const s321 = p;
        l322: {
          p = skipMentionHead(p);
          if (p < 0) { break l322; }
          p = s321;
          break l323;
        }
        p = s321;
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
    l339: {
      const s340 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
        l341: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)))) { m.touched ||= p >= end; break l341; }
          p++;
          const near342 = p + 16;
          while (p < near342 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) p++;
          if (p === near342) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r`\ud83e";
          break l339;
        }
        p = s340;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l343: {
          if ((p < end && text.charCodeAt(p) === 55358)) {
            {
              const s344 = p;
              l345: {
                p = skip_mention(p);
                if (p < 0) { break l345; }
                break l343;
              }
              p = s344;
            }
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l343; }
          p++;
          break l339;
        }
        p = s340;
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
    l347: {
      const s348 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l349: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l349;
          }
          value = "\r\n";
          p += 2;
          break l347;
        }
        p = s348;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l347;
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
    const list356: " "[] = [];
    let n354 = 0;
    l351: for (;;) {
      if (n354 >= 3) break;
      const s353 = p;
      l352: {
        let v355!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l352; }
        v355 = " ";
        p++;
        list356.push(v355);
        n354++;
        continue l351;
      }
      p = s353;
      break;
    }
    value = list356;
    m.value = value;
    return p;
  }

  function text140Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near357 = p + 16;
        while (p < near357 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342))) p++;
        if (p === near357) p = STOPS_5.next(p);
        if (p >= end) {
          m.touched = true;
          return p;
        }
        break;
      }
      case 9: {
        while ((p < end && text.charCodeAt(p) === 96)) p++;
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
        l358: {

          const near359 = p + 16;
          while (p < near359 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342))) p++;
          if (p === near359) p = STOPS_5.next(p);
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
        l360: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l360; }
          p = skipNewline(p);
          if (p < 0) { break l360; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s361 = p;
              l362: {
                p = skip_fenceHead(p);
                if (p < 0) { break l362; }
                break l360;
              }
              p = s361;
            }
          } else m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l364: {
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l364; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) { break l364; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l365: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)))) { m.touched ||= p >= end; break l365; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9664 || c === 12288))) { break l365; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l366: {
          if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; break l366; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 65318 || c === 65350))) { break l366; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 60)) {
        l367: {
          if (p >= end || text.charCodeAt(p) !== 60) { m.touched ||= p >= end; break l367; }
          p++;
          if ((p < end && text.charCodeAt(p) === 124)) { break l367; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l368: {
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l368; }
          p++;
          if (!((p < end && text.charCodeAt(p) !== 56710))) { m.touched ||= p >= end; break l368; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 9664)) {
        l369: {
          if (p >= end || text.charCodeAt(p) !== 9664) { m.touched ||= p >= end; break l369; }
          p++;
          l370: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288 || c === 55358))) {
              const s372 = p;
              l371: {
                let n376 = 0;
                l373: for (;;) {
                  if (n376 >= 6) break;
                  const s375 = p;
                  l374: {
                    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288)))) { m.touched ||= p >= end; break l374; }
                    p++;
                    n376++;
                    continue l373;
                  }
                  p = s375;
                  break;
                }
                if (p >= end || text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) {
                  m.reaches(p, "\ud83e\udd86");
                  break l371;
                }
                p += 2;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9654 || c === 12288))) {
                  {
                    const s377 = p;
                    l378: {
                      let n383 = 0;
                      l380: for (;;) {
                        if (n383 >= 6) break;
                        const s382 = p;
                        l381: {
                          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288)))) { m.touched ||= p >= end; break l381; }
                          p++;
                          n383++;
                          continue l380;
                        }
                        p = s382;
                        break;
                      }
                      if (p >= end || text.charCodeAt(p) !== 9654) { m.touched ||= p >= end; break l378; }
                      p++;
                      break l371;
                    }
                    p = s377;
                  }
                } else m.touched ||= p >= end;
                break l370;
              }
              p = s372;
            } else m.touched ||= p >= end;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l384: {
          if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l384; }
          p++;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          if (p >= end) {
            if (!m.touched) {
              m.within = 9;
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
      if ((p < end && text.charCodeAt(p) === 96)) {
        l385: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l385; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359)))) { m.touched ||= p >= end; break l385; }
          p++;
          const near386 = p + 16;
          while (p < near386 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) p++;
          if (p === near386) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r`\ud83e";
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l385; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l385; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  function text144Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near387 = p + 4;
        while (p < near387 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
        if (p === near387) p = STOPS_6.next(p);
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
        l388: {

          const near389 = p + 4;
          while (p < near389 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
          if (p === near389) p = STOPS_6.next(p);
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
        l390: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l390; }
          p = skipNewline(p);
          if (p < 0) { break l390; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s391 = p;
              l392: {
                p = skipFenceClose(p);
                if (p < 0) { break l392; }
                break l390;
              }
              p = s391;
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
  const readPipedFence = handing(m, 1, tuple(m, [0, 2], readPipe, hand(m, 1, [], read_fenceHead), repeat(m,
        { least: 0, listed: true }, choice(m, readPart, text(m, skipFenceChar))), optional(m, seq(skipNewline,
          skipFenceClose))));
  const skipWrapperTail = seq(skip_wrapperEnd, skipTrail);
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
  const skipEscape = seq(lit(m, "\\"), run(m, "`"));
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
    "\ud83e")), seq(not(m, skipClose), one(m, "]\uff3d")), lit(m, "{"), skipEscape, seq(skipNewline, not(m,
        skip_fenceHead)), seq(not(m, skipHidingSpan), run(m, "`", 1)));
  const readMentioningPart = choice(m, readPipedFence, readPart, pick(m, 1, not(m, skipWrapperTail),
      readArgumentFence), readArgumentSpan, text(m, skipMentioningText));
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
  const skipMentionAhead = seq(run(m, "`", 1), lit(m, "\ud83e\udd86"));
  const readMissingSpanEnd = pick(m, 1, cut(m, skip_span), mistake(m, (start, end, raw,
        l) => ({ type: 'MissingSpanEnd', start, end, raw, mention: l[0] }), seq(run(m, "`", 1), label(m, 0,
          readMention), run(m, "^\n\r`\ud83e"), and(m, seq(run(m, "^\n\r"), not(m, one(m, "^")))))));
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
  const readItem = choice(m, readMacro, readFence, readSpan, pick(m, 1, and(m, skipMentionAhead),
      readMissingSpanEnd), readReference, readBadBraces, readBadNoise, readBadImitation, readBadStrayClose,
    readMissingOpenEnd, readMissingReferenceEnd, readMark);
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
  const text140 = text140Code;
  const leaf141 = leaf(m, not(m, skip_wrapperEnd));
  const leaf142 = leaf(m, readMacro);
  const leaf143 = leaf(m, readFenceHead);
  const text144 = text144Code;
  const readFenceMark = node(m, (start, end) => ({ type: 'FenceMark', start, end }), lit(m, "\ud83e"));
  const readFenceItem = choice(m, readMention, readFenceMark);
  const leaf145 = leaf(m, readFenceItem);
  const readFenceEnd = node(m, (start, end) => ({ type: 'FenceEnd', start, end }), seq(skipNewline, skipFenceClose));
  const leaf148 = leaf(m, choice(m, readFenceEnd, readMissingFenceEnd));
  const leaf150 = leaf(m, choice(m, readSpan, pick(m, 1, and(m, skipMentionAhead), readMissingSpanEnd),
      readReference, readBadBraces, readBadNoise, readBadImitation, readBadStrayClose, readMissingOpenEnd,
      readMissingReferenceEnd, readMark));
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), skip_wrapperEnd);
  const leaf151 = leaf(m, optional(m, readWrapperEnd));
  const readOpeningFenceHead = node(m, (start, end, l) => ({ type: 'OpeningFenceHead', start, end, run: l[0] }),
    label(m, 0, read_fenceHead));
  const leaf153 = leaf(m, readOpeningFenceHead);
  const skipReferenceText = choice(m, run(m, "^{", 1), seq(not(m, skip_reference), lit(m, "{")));
  const leaf155 = leaf(m, skipReferenceText);
  const readReferenceText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m, "^{"))), tuple(m, [0, 1],
      not(m, skip_reference), lit(m, "{")));
  const leaf157 = leaf(m, tuple(m, [0, 1], readReference, repeat(m, { least: 0, listed: true }, readReferenceText)));
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
  const readInlineCall = handing(m, 2, node(m, (start, end, l) => ({ type: 'InlineCall', start, end, run: l[0],
          call: l[1] }), seq(run(m, "\t "), hand(m, 2, [], label(m, 0, readTickRun)), run(m, "\t "), label(m, 1,
          readMention), run(m, "\t "), skipClosingTicks, run(m, "\t "), and(m, skipLineEnd))));
  const leaf159 = leaf(m, optional(m, tuple(m, [0, 1, 2], readBlanks, readLabel, optional(m, readInlineCall))));
  const skipFenceGap = choice(m, one(m, "\t "), seq(skipNewline, not(m, skipFenceClose)));
  const readFencedCall = handing(m, 1, node(m, (start, end, l) => ({ type: 'FencedCall', start, end, run: l[0],
          calls: l[1] }), seq(skipNewline, hand(m, 1, [], label(m, 0, read_fenceHead)), many(m, 0, skipFenceGap),
        label(m, 1, repeat(m, { least: 1, listed: true }, pick(m, 0, readMention, many(m, 0, skipFenceGap)))),
        skipNewline, skipFenceClose)));
  const readEscape = tuple(m, [0, 1], lit(m, "\\"), repeat(m, { least: 0, listed: true }, lit(m, "`")));
  const readFenceClose = tuple(m, [0, 1, 2, 3], readIndent, readClosingRun, readBlanks, and(m, skipLineEnd));
  const readCodeLines = handing(m, 1, tuple(m, [0, 1, 2, 3], readNewline, hand(m, 1, [], read_fenceHead), repeat(m,
        { least: 0, listed: true }, choice(m, read_mention, repeat(m, { least: 1, listed: true }, text(m, one(m,
          "^\n\r\ud83e"))), lit(m, "\ud83e"), tuple(m, [0, 1], readNewline, not(m, skipFenceClose)))),
      choice(m, tuple(m, [0, 1], readNewline, readFenceClose), readEof)));
  const readLabelText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r\\\\`\ud83e"))),
    readEscape, readCodeLines, readNewline, read_span, repeat(m, { least: 1, listed: true }, lit(m, "`")), readMacro,
    text(m, one(m, "^")));
  const leaf164 = leaf(m, choice(m, readFencedCall, tuple(m, [0, 1], readNewline, choice(m, tuple(m, [0, 1, 2],
            readBlanks, readLabel, optional(m, readInlineCall)), readInlineCall)), readLabelText));

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, null], alternatives: [{ op: 'leaf', read: leaf142 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf150 }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'optional', body: { op: 'choice', starts: [STARTS_2, STARTS_2], alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf11 }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf141, body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: leaf151 }] } };
  const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'text', read: text140 } };
  const stepFence: Step = { op: 'rule', name: 'Fence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf143 }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf145 }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: leaf148 }] } };
  const stepFenceText: Step = { op: 'rule', name: 'FenceText', register: -1, isText: true, body: { op: 'text', read: text144 } };
  const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf153 }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf145 }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: leaf148 }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf155 } }, { op: 'loop', body: { op: 'leaf', read: leaf157 } }] },
      labels: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf159 }, { op: 'loop', body: { op: 'leaf', read: leaf164 } }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Document', 'references', 'labels'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole text is in a code fence. Its macros are run as if the fence were not there.","example":"```\nAction:\n🦆▶️[T:run_tests]◀️🦆\n```","mend":"Write the text without a fence around it.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    MissingSpanEnd: {"code":"missing-span-end","severity":"error","meaning":"The text ends inside inline code. The macro in it is only mentioned, and is not run.","example":"Use `🦆▶️[T:run_tests]◀️🦆","mend":"The text was cut off: write all of it again.","isCut":true},
    BadOpen: {"code":"bad-open","severity":"warning","meaning":"An opening delimiter has blanks inside, or the wrong variation selectors.","example":"🦆▶[T:run_tests]◀️🦆","mend":"Start macros with 🦆▶️[.","isCut":false},
    BadClose: {"code":"bad-close","severity":"warning","meaning":"A closing delimiter has blanks inside, or the wrong variation selectors.","example":"🦆▶️[T:run_tests]◀🦆","mend":"End macros with ]◀️🦆.","isCut":false},
    MissingClose: {"code":"missing-close","severity":"error","meaning":"A macro is never closed. It is not run.","example":"🦆▶️[T:run_tests","mend":"End every macro with ]◀️🦆. If the text was cut off, write all of it again.","isCut":false},
    BadImitation: {"code":"bad-imitation","severity":"info","meaning":"Something only looks like a macro or a reference. It was read as text, and nothing is run.","example":"🦆>[T:run_tests]<🦆","mend":"If you meant a macro, write it as 🦆▶️[T:run_tests]◀️🦆.","isCut":false},
    BadStrayClose: {"code":"bad-stray-close","severity":"error","meaning":"A closing delimiter closes nothing.","example":"Done.]◀️🦆","mend":"Write the opening delimiter of the macro, or put the delimiter into inline code if it is only mentioned.","isCut":false},
    MissingOpenEnd: {"code":"missing-open-end","severity":"error","meaning":"The text ends inside an opening delimiter.","example":"Action:\n🦆▶️","mend":"The text was cut off: write all of it again.","isCut":true},
    BadCommand: {"code":"bad-command","severity":"warning","meaning":"A command is in lower case, in full-width letters, or a whole word.","example":"🦆▶️[TOOL:run_tests]◀️🦆","mend":"Write the command as one capital letter: T, F, S or I.","isCut":false},
    MissingCommand: {"code":"missing-command","severity":"error","meaning":"A macro has no command before its colon.","example":"🦆▶️[:run_tests]◀️🦆","mend":"Write the command letter: T, F, S or I.","isCut":false},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"Blanks around a command, a name or an argument. They were left out.","example":"🦆▶️[ T: run_tests ]◀️🦆","mend":"Write no blanks around the separators.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A macro has full-width separators.","example":"🦆▶️[T：read_file｜{{F:main}}]◀️🦆","mend":"Write :, | and =.","isCut":false},
    MissingColon: {"code":"missing-colon","severity":"error","meaning":"A macro does not start with a command and a colon.","example":"🦆▶️[read_file|src/main.py]◀️🦆","mend":"Start with the command letter and a colon: 🦆▶️[T:read_file|…]◀️🦆.","isCut":false},
    BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","mend":"Write {{F:main}}.","isCut":false},
    BadBraces: {"code":"bad-braces","severity":"warning","meaning":"A reference has single braces. It was read as text, not as a file.","example":"🦆▶️[T:read_file|{F:main}]◀️🦆","mend":"Write {{F:main}}.","isCut":false},
    MissingReferenceEnd: {"code":"missing-reference-end","severity":"error","meaning":"The text ends inside a reference.","example":"I read {{F:ma","mend":"The text was cut off: write all of it again.","isCut":true},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 3,
  tables: 0,
};
