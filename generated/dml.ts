// Generated from grammars/dml.peggy, grammars/dml/macros.peggy, grammars/dml/arguments.peggy, grammars/dml/references.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, and, caseless, choice, closes, coded, cut, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, same, seq, text, tuple } from '../src/engine/generated.ts';

export interface BlankNode extends TreeNode { readonly type: 'Blank'; }
export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface TextNode extends TreeNode { readonly type: 'Text'; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; }
export interface FenceNode extends TreeNode { readonly type: 'Fence'; readonly head: FenceHeadNode; }
export interface FenceHeadNode extends TreeNode { readonly type: 'FenceHead'; readonly run: string; }
export interface OpeningFenceHeadNode extends TreeNode { readonly type: 'OpeningFenceHead'; readonly run: string; }
export interface FenceEndNode extends TreeNode { readonly type: 'FenceEnd'; }
export interface FenceMarkNode extends TreeNode { readonly type: 'FenceMark'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
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
export interface BadOpenNode extends RecoveryNode { readonly type: 'BadOpen'; }
export interface BadCloseNode extends RecoveryNode { readonly type: 'BadClose'; }
export interface MissingCloseNode extends RecoveryNode { readonly type: 'MissingClose'; }
export interface BadImitationNode extends RecoveryNode { readonly type: 'BadImitation'; }
export interface BadStrayCloseNode extends RecoveryNode { readonly type: 'BadStrayClose'; }
export interface MissingOpenEndNode extends RecoveryNode { readonly type: 'MissingOpenEnd'; }
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
export interface UnknownCommandNode extends TreeNode { readonly type: 'UnknownCommand'; readonly text: string; }
export interface MissingCommandNode extends RecoveryNode { readonly type: 'MissingCommand'; }
export interface BadSpaceNode extends RecoveryNode { readonly type: 'BadSpace'; }
export interface BadSeparatorNode extends RecoveryNode { readonly type: 'BadSeparator'; }
export interface MissingColonNode extends RecoveryNode { readonly type: 'MissingColon'; }
export interface ArgumentsNode extends TreeNode {
  readonly type: 'Arguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode)[];
}
export interface PipeNode extends TreeNode { readonly type: 'Pipe'; readonly wide: "｜" | null; }
export interface MentioningArgumentsNode extends TreeNode {
  readonly type: 'MentioningArguments';
  readonly parts: ([PipeNode, (PipeNode | ReferenceNode | BadBracesNode | string)[]] | PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string)[];
}
export interface ReferenceNode extends TreeNode {
  readonly type: 'Reference';
  readonly alias: string | null;
  readonly bad: BadReferenceNode | null;
}
export interface BadReferenceNode extends RecoveryNode { readonly type: 'BadReference'; readonly alias: string; }
export interface BadBracesNode extends RecoveryNode { readonly type: 'BadBraces'; readonly alias: string; }
export interface MissingReferenceEndNode extends RecoveryNode { readonly type: 'MissingReferenceEnd'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BlankNode | BadNoiseNode | BadWrapperNode | MacroNode | FenceHeadNode | MentionNode | FenceMarkNode
| FenceEndNode | MissingFenceEndNode | SpanNode | MissingSpanEndNode | ReferenceNode | BadBracesNode
| BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode | WrapperEndNode
| OpeningFenceHeadNode | LabelNode | InlineCallNode | FencedCallNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'Text' | 'FenceText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingFenceEndNode | MissingSpanEndNode | BadOpenNode | BadCloseNode | MissingCloseNode
| BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | BadCommandNode | MissingCommandNode | BadSpaceNode
| BadSeparatorNode | MissingColonNode | BadReferenceNode | BadBracesNode | MissingReferenceEndNode | BadBomNode
| BadNoiseNode | BadLineEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document' | 'Label' | 'InlineCall' | 'FencedCall', 'model'>>
& Readonly<Record<'Reference' | 'Macro' | 'MissingClose', 'Document' | 'Wrapped' | 'model'>>
& Readonly<Record<'BadReference' | 'BadOpen' | 'BadSpace' | 'BadSeparator' | 'MissingColon' | 'BadCommand' | 'MissingCommand'
| 'BadBraces' | 'BadClose', 'Document' | 'Fence' | 'OpeningFence' | 'Wrapped' | 'model'>>
& Readonly<Record<'BadBom' | 'Blank' | 'Wrapped' | 'OpeningFence', 'Document'>>
& Readonly<Record<'BadNoise' | 'Text' | 'Fence' | 'Span' | 'MissingSpanEnd' | 'BadImitation' | 'BadStrayClose' | 'MissingOpenEnd'
| 'MissingReferenceEnd' | 'Mark', 'Document' | 'Wrapped'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd', 'Wrapped'>>
& Readonly<Record<'FenceHead', 'Fence'>>
& Readonly<Record<'FenceText' | 'Mention' | 'FenceMark' | 'FenceEnd' | 'MissingFenceEnd', 'Fence' | 'OpeningFence'>>
& Readonly<Record<'OpeningFenceHead', 'OpeningFence'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-fence-end" | "missing-span-end" | "bad-open" | "bad-close" | "missing-close"
| "bad-imitation" | "bad-stray-close" | "missing-open-end" | "bad-command" | "missing-command" | "bad-space"
| "bad-separator" | "missing-colon" | "bad-reference" | "bad-braces" | "missing-reference-end" | "bad-bom"
| "bad-noise" | "bad-line-end";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 90], [94, 95], [97, 122], [124, 127]);
  const TABLE_1 = tableOf([70, 70], [73, 73], [83, 84], [91, 91]);
  const TABLE_2 = tableOf([9, 9], [32, 32]);
  const TABLE_3 = tableOf([70, 70], [102, 102], [123, 123]);
  const TABLE_4 = tableOf([10, 10], [13, 13], [60, 60], [91, 93], [96, 96], [123, 123]);
  const TABLE_5 = tableOf([9, 10], [13, 13], [32, 32], [70, 70], [73, 73], [83, 84]);
  const TABLE_6 = tableOf([9, 10], [13, 13], [32, 32]);
  const TABLE_7 = tableOf([9, 10], [13, 13], [32, 32], [70, 70], [73, 73], [83, 84], [102, 102], [105, 105], [115, 116]);
  const TABLE_8 = tableOf([70, 70], [73, 73], [83, 84], [102, 102], [105, 105], [115, 116]);
  const TABLE_9 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 123], [125, 127]);
  const TABLE_10 = tableOf([0, 92], [94, 122], [125, 127]);
  const TABLE_11 = tableOf([0, 8], [11, 12], [14, 31], [33, 91], [93, 95], [97, 122], [126, 127]);
  const TABLE_12 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 90], [92, 92], [94, 95], [97, 123], [125, 127]);
  const TABLE_13 = tableOf([0, 92], [94, 95], [97, 122], [125, 127]);
  const TABLE_14 = tableOf([0, 9], [11, 12], [14, 95], [97, 127]);
  const BEYOND_0 = (c: number): boolean => (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342;
  const BEYOND_1 = (c: number): boolean => (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9664 || c === 12288;
  const BEYOND_2 = (c: number): boolean => (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288;
  const BEYOND_3 = (c: number): boolean => (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9654 || c === 12288;
  const BEYOND_4 = (c: number): boolean => (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288 || c === 55358;
  const BEYOND_5 = (c: number): boolean => c === 9664 || c === 55358 || c === 65341;
  const BEYOND_6 = (c: number): boolean => (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 160 || c === 304 || c === 12288 || c === 65318 || c === 65321 || c === 65350 || c === 65353;
  const BEYOND_7 = (c: number): boolean => (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 304 || c === 65318 || c === 65321 || c === 65350 || c === 65353;
  const BEYOND_8 = (c: number): boolean => (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159);
  const BEYOND_9 = (c: number): boolean => (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371);
  const BEYOND_10 = (c: number): boolean => (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373;
  const BEYOND_11 = (c: number): boolean => (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340;
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
      const c3 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c3 === 13) {
        l4: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l4; }
          p += 2;
          break l1;
        }
        p = s2;
      }
      if (c3 === 10) {

        p++;
        break l1;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n9 = 0;
    l6: for (;;) {
      if (n9 >= 3) break;
      const s8 = p;
      l7: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l7; }
        p++;
        n9++;
        continue l6;
      }
      p = s8;
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
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l10: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l10; }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipTextMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    l23: {
      const s24 = p;
      const c25 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c25 === 10 || c25 === 13)) {
        l26: {
          if ((p = skipNewline(p)) < 0) { break l26; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceHead(p) >= 0) { break l26; }
          m.touched ||= p >= end;
          break l23;
        }
        p = s24;
      }
      if (c25 === 91) {
        l27: {

          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1))) { break l27; }
          m.touched ||= p >= end;
          break l23;
        }
        p = s24;
      }
      if ((c25 === 93 || c25 === 65341)) {
        l28: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_1(c)))) { break l28; }
          m.touched ||= p >= end;
          break l23;
        }
        p = s24;
      }
      if (c25 === 123) {
        l29: {

          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 65318 || c === 65350))) { break l29; }
          m.touched ||= p >= end;
          break l23;
        }
        p = s24;
      }
      if (c25 === 60) {
        l30: {

          p++;
          if ((p < end && text.charCodeAt(p) === 124)) { break l30; }
          m.touched ||= p >= end;
          break l23;
        }
        p = s24;
      }
      if (c25 === 55358) {
        l31: {

          p++;
          if (!(p < end && text.charCodeAt(p) !== 56710)) { m.touched ||= p >= end; break l31; }
          p++;
          break l23;
        }
        p = s24;
      }
      if (c25 === 9664) {

        p++;
        l33: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_4(c)))) {
            const s35 = p;
            l34: {
              let n39 = 0;
              l36: for (;;) {
                if (n39 >= 6) break;
                const s38 = p;
                l37: {
                  if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_2(c)))) { m.touched ||= p >= end; break l37; }
                  p++;
                  n39++;
                  continue l36;
                }
                p = s38;
                break;
              }
              if (p >= end || text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) { m.reaches(p, "\ud83e\udd86"); break l34; }
              p += 2;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_3(c)))) {
                {
                  const s40 = p;
                  l41: {
                    let n46 = 0;
                    l43: for (;;) {
                      if (n46 >= 6) break;
                      const s45 = p;
                      l44: {
                        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_2(c)))) { m.touched ||= p >= end; break l44; }
                        p++;
                        n46++;
                        continue l43;
                      }
                      p = s45;
                      break;
                    }
                    if (p >= end || text.charCodeAt(p) !== 9654) { m.touched ||= p >= end; break l41; }
                    p++;
                    break l34;
                  }
                  p = s40;
                }
              } else m.touched ||= p >= end;
              break l33;
            }
            p = s35;
          } else m.touched ||= p >= end;
        }
        break l23;
      }
      if (c25 === 92) {

        p++;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.touched ||= p >= end;
        break l23;
      }
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipPlainSpan(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l15: for (;;) {
      const s17 = p;
      if ((p < end && text.charCodeAt(p) !== 27)) {
        l16: {
          l19: {
            const s20 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) {
              l21: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; break l21; }
                p++;
                const near22 = p + 16;
                while (p < near22 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) p++;
                if (p === near22) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r\u001b<[-]`{\u25c0\ud83e\uff3d";
                break l19;
              }
              p = s20;
            } else
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_5(c))) || (p = skipTextMark(p)) < 0) { m.touched ||= p >= end; break l16; }
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
    const { text, end } = m; let c = 0;
    l55: {
      const s56 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l57: {
          if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) { m.reaches(p, "]\u25c0\ufe0f\ud83e\udd86"); break l57; }
          p += 5;
          break l55;
        }
        p = s56;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = skipLooseClose(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readCommandCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_name: string | null = null;
    let l_colon!: ":" | BadSeparatorNode | MissingColonNode;
    let l_meant: BadCommandNode | null = null;
    let l_word: UnknownCommandNode | MissingCommandNode | null = null;
    l48: {
      const s49 = p;
      const t50 = m.trail.length;
      const c51 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (((c51 >= 83 && c51 <= 84) || c51 === 70 || c51 === 73)) {
        l52: {
          if ((p = readCommandName(p)) < 0) { break l52; }
          l_name = m.value as string;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l52; }
          l_colon = ":";
          p++;
          break l48;
        }
        p = s49;
        m.forget(t50);
        l_name = null;
        l_meant = null;
        l_word = null;
      }
      if ((c51 < 128 ? TABLE_5[c51] === 1 : c51 === 160 || c51 === 12288)) {
        l53: {
          const t54 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else { m.touched ||= p >= end; m.forget(t54); }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73)) || (p = readCommandName(p)) < 0) { m.touched ||= p >= end; break l53; }
          l_name = m.value as string;
          if (skipCommandEnd(p) < 0) {  break l53; }
          const t58 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else { m.touched ||= p >= end; m.forget(t58); }
          if ((p = readColon(p)) < 0) { break l53; }
          l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
          break l48;
        }
        p = s49;
        m.forget(t50);
        l_name = null;
        l_meant = null;
        l_word = null;
      }
      if ((c51 < 128 ? TABLE_7[c51] === 1 : BEYOND_6(c51))) {
        l59: {
          const t60 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else { m.touched ||= p >= end; m.forget(t60); }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_7(c))) || (p = readBadCommand(p)) < 0) { m.touched ||= p >= end; break l59; }
          l_meant = m.value as BadCommandNode;
          const t61 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else { m.touched ||= p >= end; m.forget(t61); }
          if ((p = readColon(p)) < 0) { break l59; }
          l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
          break l48;
        }
        p = s49;
        m.forget(t50);
        l_name = null;
        l_meant = null;
        l_word = null;
      }
      const t62 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
        p = q;
      } else { m.touched ||= p >= end; m.forget(t62); }
      l63: {
        const t65 = m.trail.length;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_8(c))) && (q = readUnknownCommand(p)) >= 0) {
          p = q;
          l_word = m.value as UnknownCommandNode;
          break l63;
        }
        m.forget(t65);
        m.touched ||= p >= end;
        if ((p = readMissingCommand(p)) < 0) { return -1; }
        l_word = m.value as MissingCommandNode;
      }
      const t66 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
        p = q;
      } else { m.touched ||= p >= end; m.forget(t66); }
      if ((p = readColon(p)) < 0) { return -1; }
      l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
    }
    const node: CommandNode = { type: 'Command', start: m.base + start, end: m.base + p, name: l_name, colon: l_colon, meant: l_meant, word: l_word };
    m.value = node;
    return p;
  }

  function skipAliasNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_10(c)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_10(c)))) p++;
    m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
    l83: for (;;) {
      const s85 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l84: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l84; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_10(c)))) { m.touched ||= p >= end; break l84; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_10(c)))) p++;
          m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
          continue l83;
        }
        p = s85;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipArgumentTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    l75: {
      const s76 = p;
      const c77 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c77 < 128 ? TABLE_10[c77] === 1 : BEYOND_9(c77)))) {
        l78: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_9(c)))) { m.touched ||= p >= end; break l78; }
          p++;
          const near79 = p + 16;
          while (p < near79 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_9(c)))) p++;
          if (p === near79) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^]{|\ud83e\uff3d\uff5c";
          break l75;
        }
        p = s76;
      }
      if (c77 === 55358) {
        l80: {
          if ((p < end && text.charCodeAt(p) === 55358) && skipOpen(p) >= 0) { break l80; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l80; }
          p++;
          break l75;
        }
        p = s76;
      }
      if ((c77 === 93 || c77 === 65341)) {
        l81: {
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && skipClose(p) >= 0) { break l81; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.touched ||= p >= end; break l81; }
          p++;
          break l75;
        }
        p = s76;
      }
      if ((p < end && text.charCodeAt(p) === 123) && skipBraces(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readAliasNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    const s102 = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_10(c)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_10(c)))) p++;
    m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
    l103: for (;;) {
      const s105 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l104: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l104; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_10(c)))) { m.touched ||= p >= end; break l104; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_10(c)))) p++;
          m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
          continue l103;
        }
        p = s105;
      } else m.touched ||= p >= end;
      break;
    }
    value = text.slice(s102, p);
    m.value = value;
    return p;
  }

  function readReferenceCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_alias: string | null = null;
    let l_bad: BadReferenceNode | null = null;
    l98: {
      const s99 = p;
      const t100 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l101: {
          if (!text.startsWith("{{F:", p)) { m.reaches(p, "{{F:"); break l101; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_10(c))) || (p = readAliasName(p)) < 0) { m.touched ||= p >= end; break l101; }
          l_alias = m.value as string;
          if (p >= end || text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) { m.reaches(p, "}}"); break l101; }
          p += 2;
          break l98;
        }
        p = s99;
        m.forget(t100);
        l_alias = null;
        l_bad = null;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 123) || (p = readBadReference(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_bad = m.value as BadReferenceNode;
    }
    const node: ReferenceNode = { type: 'Reference', start: m.base + start, end: m.base + p, alias: l_alias, bad: l_bad };
    m.value = node;
    return p;
  }

  function readPartCode(p: number): number {
    const { text, end } = m; let q = 0;
    let value!: PipeNode | ReferenceNode | BadBracesNode;
    l94: {
      const t96 = m.trail.length;
      const c97 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c97 === 124 || c97 === 65372) && (q = readPipe(p)) >= 0) { p = q; value = m.value as PipeNode; break l94; }
      m.forget(t96);
      if (c97 === 123 && (q = readReference(p)) >= 0) { p = q; value = m.value as ReferenceNode; break l94; }
      m.forget(t96);
      if (!(p < end && text.charCodeAt(p) === 123) || (p = readBadBraces(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadBracesNode;
    }
    m.value = value;
    return p;
  }

  function readArgumentsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_parts!: (PipeNode | ReferenceNode | BadBracesNode)[];

    while ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipArgumentText(p)) >= 0) {
      p = q;
    }
    m.touched ||= p >= end;
    const list92: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
    l87: for (;;) {
      const s89 = p;
      const t90 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
        l88: {
          let v91!: PipeNode | ReferenceNode | BadBracesNode;
          if ((p = readPart(p)) < 0) { break l88; }
          v91 = m.value as PipeNode | ReferenceNode | BadBracesNode;

          while ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipArgumentText(p)) >= 0) {
            p = q;
          }
          m.touched ||= p >= end;
          list92.push(v91);
          continue l87;
        }
        p = s89;
        m.forget(t90);
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list92;
    const node: ArgumentsNode = { type: 'Arguments', start: m.base + start, end: m.base + p, parts: l_parts };
    m.value = node;
    return p;
  }

  function skipMentionHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = skipOpen(p)) < 0) { m.touched ||= p >= end; return -1; }
    let n114 = 0;
    l111: for (;;) {
      if (n114 >= 8) break;
      const s113 = p;
      l112: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288))) { m.touched ||= p >= end; break l112; }
        p++;
        n114++;
        continue l111;
      }
      p = s113;
      break;
    }
    let n118 = 0;
    l115: for (;;) {
      if (n118 >= 64) break;
      const s117 = p;
      l116: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : BEYOND_11(c)))) { m.touched ||= p >= end; break l116; }
        p++;
        n118++;
        continue l115;
      }
      p = s117;
      break;
    }
    if (n118 < 1) { return -1; }
    let n122 = 0;
    l119: for (;;) {
      if (n122 >= 8) break;
      const s121 = p;
      l120: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288))) { m.touched ||= p >= end; break l120; }
        p++;
        n122++;
        continue l119;
      }
      p = s121;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readTickRunCode(p: number): number {
    const { text, end } = m;
    let value!: string;
    const s137 = p;
    let n141 = 0;
    l138: for (;;) {
      if (n141 >= 32) break;
      const s140 = p;
      l139: {
        if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l139; }
        p++;
        n141++;
        continue l138;
      }
      p = s140;
      break;
    }
    if (n141 < 1) { return -1; }
    value = text.slice(s137, p);
    if ((p < end && text.charCodeAt(p) === 96)) { return -1; }
    m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function readOtherTicksCode(p: number): number {
    const { text, end } = m;
    let value!: [null, "`"[]];
    let e142!: null;
    if ((p < end && text.charCodeAt(p) === 96) && skipClosingTicks(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    e142 = null;
    let e143!: "`"[];
    const list148: "`"[] = [];
    l144: for (;;) {
      if ((p < end && text.charCodeAt(p) === 96)) {
        let v147!: "`";

        v147 = "`";
        p++;
        list148.push(v147);
        continue l144;
      } else m.touched ||= p >= end;
      break;
    }
    if (list148.length === 0) { return -1; }
    e143 = list148;
    value = [e142, e143];
    m.value = value;
    return p;
  }

  function readMentionHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    let e150!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = readOpen(p)) < 0) { m.touched ||= p >= end; return -1; }
    e150 = m.value as "🦆▶️[" | ["🦆", string[], "▶", string[], string];
    let e151!: string[];
    const list157: string[] = [];
    let n155 = 0;
    l152: for (;;) {
      if (n155 >= 8) break;
      const s154 = p;
      l153: {
        let v156!: string;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288)) || (p = readSpace(p)) < 0) { m.touched ||= p >= end; break l153; }
        v156 = m.value as string;
        list157.push(v156);
        n155++;
        continue l152;
      }
      p = s154;
      break;
    }
    e151 = list157;
    let e158!: string[];
    const list164: string[] = [];
    let n162 = 0;
    l159: for (;;) {
      if (n162 >= 64) break;
      const s161 = p;
      l160: {
        let v163!: string;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : BEYOND_11(c)))) { m.touched ||= p >= end; break l160; }
        v163 = text.charAt(p);
        p++;
        list164.push(v163);
        n162++;
        continue l159;
      }
      p = s161;
      break;
    }
    if (n162 < 1) { return -1; }
    e158 = list164;
    let e165!: string[];
    const list171: string[] = [];
    let n169 = 0;
    l166: for (;;) {
      if (n169 >= 8) break;
      const s168 = p;
      l167: {
        let v170!: string;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 160 || c === 12288)) || (p = readSpace(p)) < 0) { m.touched ||= p >= end; break l167; }
        v170 = m.value as string;
        list171.push(v170);
        n169++;
        continue l166;
      }
      p = s168;
      break;
    }
    e165 = list171;
    let e172!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    e172 = text.charAt(p);
    p++;
    value = [e150, e151, e158, e165, e172];
    m.value = value;
    return p;
  }

  function readArgumentTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string[] | [null, "\ud83e"] | [null, string] | [null, "{"];
    l173: {
      const s174 = p;
      const c175 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c175 < 128 ? TABLE_10[c175] === 1 : BEYOND_9(c175)))) {
        l176: {
          const list181: string[] = [];
          l177: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_9(c)))) {
              let v180!: string;
              v180 = text.charAt(p);
              p++;
              list181.push(v180);
              continue l177;
            } else m.touched ||= p >= end;
            break;
          }
          if (list181.length === 0) { break l176; }
          value = list181;
          break l173;
        }
        p = s174;
      }
      if (c175 === 55358) {
        l183: {
          let e184!: null;
          if ((p < end && text.charCodeAt(p) === 55358) && skipOpen(p) >= 0) { break l183; }
          m.touched ||= p >= end;
          e184 = null;
          let e185!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l183; }
          e185 = "\ud83e";
          p++;
          value = [e184, e185];
          break l173;
        }
        p = s174;
      }
      if ((c175 === 93 || c175 === 65341)) {
        l186: {
          let e187!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && skipClose(p) >= 0) { break l186; }
          m.touched ||= p >= end;
          e187 = null;
          let e188!: string;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.touched ||= p >= end; break l186; }
          e188 = text.charAt(p);
          p++;
          value = [e187, e188];
          break l173;
        }
        p = s174;
      }
      let e189!: null;
      if ((p < end && text.charCodeAt(p) === 123) && skipBraces(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      e189 = null;
      let e190!: "{";
      if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
      e190 = "{";
      p++;
      value = [e189, e190];
    }
    m.value = value;
    return p;
  }

  function readCloseCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    l191: {
      const s192 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l193: {
          if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) { m.reaches(p, "]\u25c0\ufe0f\ud83e\udd86"); break l193; }
          value = "]\u25c0\ufe0f\ud83e\udd86";
          p += 5;
          break l191;
        }
        p = s192;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = readLooseClose(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as [string, string[], "◀", string[], "🦆"];
    }
    m.value = value;
    return p;
  }

  function skipMentionedTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l129: {
      const s130 = p;
      const c131 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c131 < 128 ? TABLE_13[c131] === 1 : BEYOND_9(c131)))) {
        l132: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_9(c)))) { m.touched ||= p >= end; break l132; }
          p++;
          const near133 = p + 16;
          while (p < near133 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_9(c)))) p++;
          if (p === near133) p = STOPS_2.next(p);
          m.touched ||= p >= end && "^]`{|\ud83e\uff3d\uff5c";
          break l129;
        }
        p = s130;
      }
      if (c131 === 123) {

        p++;
        break l129;
      }
      if (c131 === 55358) {
        l135: {
          if ((p < end && text.charCodeAt(p) === 55358) && skipOpen(p) >= 0) { break l135; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l135; }
          p++;
          break l129;
        }
        p = s130;
      }
      if ((c131 === 93 || c131 === 65341)) {
        l136: {
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && skipClose(p) >= 0) { break l136; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.touched ||= p >= end; break l136; }
          p++;
          break l129;
        }
        p = s130;
      }
      if (c131 === 96 && (q = skipMentionedCode(p)) >= 0) { p = q; break l129; }
      if (!(p < end && text.charCodeAt(p) === 96)) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 96)) p++;
      m.touched ||= p >= end;
    }
    return p;
  }

  function skip_mentionCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = skipMentionHead(p)) < 0) { m.touched ||= p >= end; return -1; }
    l123: for (;;) {
      const s125 = p;
      if ((p < end)) {
        l124: {
          l127: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipMentionedText(p)) >= 0) {
              p = q;
              break l127;
            }
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372))) { m.touched ||= p >= end; break l124; }
            p++;
          }
          continue l123;
        }
        p = s125;
      } else m.touched ||= p >= end;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = skipClose(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipOtherTicksCode(p: number): number {
    const { text, end } = m;
    if ((p < end && text.charCodeAt(p) === 96) && skipClosingTicks(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if (!(p < end && text.charCodeAt(p) === 96)) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    return p;
  }

  function readMentionedTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`"[];
    l204: {
      const s205 = p;
      const c206 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c206 < 128 ? TABLE_13[c206] === 1 : BEYOND_9(c206)))) {
        l207: {
          const list212: string[] = [];
          l208: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_9(c)))) {
              let v211!: string;
              v211 = text.charAt(p);
              p++;
              list212.push(v211);
              continue l208;
            } else m.touched ||= p >= end;
            break;
          }
          if (list212.length === 0) { break l207; }
          value = list212;
          break l204;
        }
        p = s205;
      }
      if (c206 === 123) {

        value = "{";
        p++;
        break l204;
      }
      if (c206 === 55358) {
        l215: {
          let e216!: null;
          if ((p < end && text.charCodeAt(p) === 55358) && skipOpen(p) >= 0) { break l215; }
          m.touched ||= p >= end;
          e216 = null;
          let e217!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l215; }
          e217 = "\ud83e";
          p++;
          value = [e216, e217];
          break l204;
        }
        p = s205;
      }
      if ((c206 === 93 || c206 === 65341)) {
        l218: {
          let e219!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && skipClose(p) >= 0) { break l218; }
          m.touched ||= p >= end;
          e219 = null;
          let e220!: string;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.touched ||= p >= end; break l218; }
          e220 = text.charAt(p);
          p++;
          value = [e219, e220];
          break l204;
        }
        p = s205;
      }
      if (c206 === 96 && (q = readMentionedCode(p)) >= 0) {
        p = q;
        value = m.value as [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string];
        break l204;
      }
      const list225: "`"[] = [];
      l221: for (;;) {
        if ((p < end && text.charCodeAt(p) === 96)) {
          let v224!: "`";

          v224 = "`";
          p++;
          list225.push(v224);
          continue l221;
        } else m.touched ||= p >= end;
        break;
      }
      if (list225.length === 0) { return -1; }
      value = list225;
    }
    m.value = value;
    return p;
  }

  function read_mentionCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
    let e194!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = readMentionHead(p)) < 0) { m.touched ||= p >= end; return -1; }
    e194 = m.value as ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    let e195!: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[];
    const list200: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[] = [];
    l196: for (;;) {
      const s198 = p;
      if ((p < end)) {
        l197: {
          let v199!: string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string;
          l202: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = readMentionedText(p)) >= 0) {
              p = q;
              v199 = m.value as string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`"[];
              break l202;
            }
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372))) { m.touched ||= p >= end; break l197; }
            v199 = text.charAt(p);
            p++;
          }
          list200.push(v199);
          continue l196;
        }
        p = s198;
      } else m.touched ||= p >= end;
      break;
    }
    e195 = list200;
    let e227!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = readClose(p)) < 0) { m.touched ||= p >= end; return -1; }
    e227 = m.value as "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    value = [e194, e195, e227];
    m.value = value;
    return p;
  }

  function readSpanTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string[] | [null, "\ud83e"] | [null, "`"[]];
    l228: {
      const s229 = p;
      const c230 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c230 < 128 ? TABLE_14[c230] === 1 : (c230 >= 128 && c230 <= 55357) || c230 >= 55359))) {
        l231: {
          const list236: string[] = [];
          l232: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
              let v235!: string;
              v235 = text.charAt(p);
              p++;
              list236.push(v235);
              continue l232;
            } else m.touched ||= p >= end;
            break;
          }
          if (list236.length === 0) { break l231; }
          value = list236;
          break l228;
        }
        p = s229;
      }
      if (c230 === 55358) {
        l238: {
          let e239!: null;
          if ((p < end && text.charCodeAt(p) === 55358) && skip_mention(p) >= 0) { break l238; }
          m.touched ||= p >= end;
          e239 = null;
          let e240!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l238; }
          e240 = "\ud83e";
          p++;
          value = [e239, e240];
          break l228;
        }
        p = s229;
      }
      if (!(p < end && text.charCodeAt(p) === 96) || (p = readOtherTicks(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as [null, "`"[]];
    }
    m.value = value;
    return p;
  }

  function readMacroCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_command!: CommandNode;
    let l_args!: ArgumentsNode | MentioningArgumentsNode;
    let l_close!: "]◀️🦆" | BadCloseNode | MissingCloseNode;
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = noteOpenOrBad(p)) < 0) { m.touched ||= p >= end; return -1; }
    if ((p = readCommand(p)) < 0) { return -1; }
    l_command = m.value as CommandNode;
    l67: {
      const s68 = p;
      const t69 = m.trail.length;
      if ((p < end)) {
        l70: {
          if ((p = readArguments(p)) < 0) { break l70; }
          l_args = m.value as ArgumentsNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || skipClose(p) < 0) { m.touched ||= p >= end; break l70; }
          break l67;
        }
        p = s68;
        m.forget(t69);
      } else
      m.touched ||= p >= end;
      if ((p = readMentioningArguments(p)) < 0) { return -1; }
      l_args = m.value as MentioningArgumentsNode;
    }
    l241: {
      const t243 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && (q = readCloseOrBad(p)) >= 0) {
        p = q;
        l_close = m.value as "]◀️🦆" | BadCloseNode;
        break l241;
      }
      m.forget(t243);
      m.touched ||= p >= end;
      if ((p = readMissingClose(p)) < 0) { return -1; }
      l_close = m.value as MissingCloseNode;
    }
    const node: MacroNode = { type: 'Macro', start: m.base + start, end: m.base + p, command: l_command, args: l_args, close: l_close };
    m.value = node;
    return p;
  }

  function skipFenceTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    l244: for (;;) {
      const s246 = p;
      if ((p < end && text.charCodeAt(p) !== 55358)) {
        l245: {
          l248: {
            const s249 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
              l250: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) { m.touched ||= p >= end; break l250; }
                p++;
                const near251 = p + 4;
                while (p < near251 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
                if (p === near251) p = STOPS_3.next(p);
                m.touched ||= p >= end && "^\n\r\ud83e";
                break l248;
              }
              p = s249;
            } else
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l245; }
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceClose(p) >= 0) { break l245; }
            m.touched ||= p >= end;
          }
          continue l244;
        }
        p = s246;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function readMentionedArgumentsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_parts!: (PipeNode | ReferenceNode | BadBracesNode)[];

    while ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipMentionedText(p)) >= 0) {
      p = q;
    }
    m.touched ||= p >= end;
    const list261: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
    l256: for (;;) {
      const s258 = p;
      const t259 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
        l257: {
          let v260!: PipeNode | ReferenceNode | BadBracesNode;
          if ((p = readPart(p)) < 0) { break l257; }
          v260 = m.value as PipeNode | ReferenceNode | BadBracesNode;

          while ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipMentionedText(p)) >= 0) {
            p = q;
          }
          m.touched ||= p >= end;
          list261.push(v260);
          continue l256;
        }
        p = s258;
        m.forget(t259);
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list261;
    const node: MentionedArgumentsNode = { type: 'MentionedArguments', start: m.base + start, end: m.base + p, parts: l_parts };
    m.value = node;
    return p;
  }

  function readMentionCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_command!: CommandNode;
    let l_args!: MentionedArgumentsNode;
    if (!(p < end && text.charCodeAt(p) === 55358) || skipMentionHead(p) < 0) { m.touched ||= p >= end; return -1; }
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = noteOpenOrBad(p)) < 0) { m.touched ||= p >= end; return -1; }
    if ((p = readCommand(p)) < 0) { return -1; }
    l_command = m.value as CommandNode;
    if ((p = readMentionedArguments(p)) < 0) { return -1; }
    l_args = m.value as MentionedArgumentsNode;
    if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = noteCloseOrBad(p)) < 0) { m.touched ||= p >= end; return -1; }
    const node: MentionNode = { type: 'Mention', start: m.base + start, end: m.base + p, command: l_command, args: l_args };
    m.value = node;
    return p;
  }

  function skipSpanTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    l267: {
      const s268 = p;
      const c269 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c269 < 128 ? TABLE_14[c269] === 1 : (c269 >= 128 && c269 <= 55357) || c269 >= 55359))) {
        l270: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) { m.touched ||= p >= end; break l270; }
          p++;
          const near271 = p + 16;
          while (p < near271 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) p++;
          if (p === near271) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r`\ud83e";
          break l267;
        }
        p = s268;
      }
      if (c269 === 55358) {
        l272: {
          if ((p < end && text.charCodeAt(p) === 55358) && skip_mention(p) >= 0) { break l272; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l272; }
          p++;
          break l267;
        }
        p = s268;
      }
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipOtherTicks(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readNewlineCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l273: {
      const s274 = p;
      const c275 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c275 === 13) {
        l276: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l276; }
          value = "\r\n";
          p += 2;
          break l273;
        }
        p = s274;
      }
      if (c275 === 10) {

        value = "\n";
        p++;
        break l273;
      }
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
    const list283: " "[] = [];
    let n281 = 0;
    l278: for (;;) {
      if (n281 >= 3) break;
      const s280 = p;
      l279: {
        let v282!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l279; }
        v282 = " ";
        p++;
        list283.push(v282);
        n281++;
        continue l278;
      }
      p = s280;
      break;
    }
    value = list283;
    m.value = value;
    return p;
  }

  function text140Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near284 = p + 16;
        while (p < near284 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) p++;
        if (p === near284) p = STOPS_5.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) {
        l285: {

          const near286 = p + 16;
          while (p < near286 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) p++;
          if (p === near286) p = STOPS_5.next(p);
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
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceHead(p) >= 0) { break l287; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l288: {
          if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l288; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1))) { break l288; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l289: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.touched ||= p >= end; break l289; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_1(c)))) { break l289; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l290: {
          if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; break l290; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 65318 || c === 65350))) { break l290; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 60)) {
        l291: {
          if (p >= end || text.charCodeAt(p) !== 60) { m.touched ||= p >= end; break l291; }
          p++;
          if ((p < end && text.charCodeAt(p) === 124)) { break l291; }
          m.touched ||= p >= end;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l292: {
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l292; }
          p++;
          if (!(p < end && text.charCodeAt(p) !== 56710)) { m.touched ||= p >= end; break l292; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 9664)) {
        l293: {
          if (p >= end || text.charCodeAt(p) !== 9664) { m.touched ||= p >= end; break l293; }
          p++;
          l294: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_4(c)))) {
              const s296 = p;
              l295: {
                let n300 = 0;
                l297: for (;;) {
                  if (n300 >= 6) break;
                  const s299 = p;
                  l298: {
                    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_2(c)))) { m.touched ||= p >= end; break l298; }
                    p++;
                    n300++;
                    continue l297;
                  }
                  p = s299;
                  break;
                }
                if (p >= end || text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) { m.reaches(p, "\ud83e\udd86"); break l295; }
                p += 2;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_3(c)))) {
                  {
                    const s301 = p;
                    l302: {
                      let n307 = 0;
                      l304: for (;;) {
                        if (n307 >= 6) break;
                        const s306 = p;
                        l305: {
                          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_2(c)))) { m.touched ||= p >= end; break l305; }
                          p++;
                          n307++;
                          continue l304;
                        }
                        p = s306;
                        break;
                      }
                      if (p >= end || text.charCodeAt(p) !== 9654) { m.touched ||= p >= end; break l302; }
                      p++;
                      break l295;
                    }
                    p = s301;
                  }
                } else m.touched ||= p >= end;
                break l294;
              }
              p = s296;
            } else m.touched ||= p >= end;
          }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l308: {
          if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l308; }
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
        l309: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l309; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) { m.touched ||= p >= end; break l309; }
          p++;
          const near310 = p + 16;
          while (p < near310 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) p++;
          if (p === near310) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r`\ud83e";
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l309; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l309; }
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
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near311 = p + 4;
        while (p < near311 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
        if (p === near311) p = STOPS_6.next(p);
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
        l312: {

          const near313 = p + 4;
          while (p < near313 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
          if (p === near313) p = STOPS_6.next(p);
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
        l314: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; break l314; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceClose(p) >= 0) { break l314; }
          m.touched ||= p >= end;

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
  const readBadBom = mistake(m, 'BadBom', lit(m, "\ufeff"));
  const leaf0 = leaf(m, optional(m, readBadBom));
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const readBlank = node(m, 'Blank', many(m, 1, seq(run(m, "\t "), skipNewline)));
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
  const readBadOpen = mistake(m, 'BadOpen', skipLooseOpen);
  const noteOpenOrBad = choice(m, lit(m, "\ud83e\udd86\u25b6\ufe0f["), readBadOpen);
  const readCommandName = text(m, one(m, "FIST"));
  const readBadSpace = mistake(m, 'BadSpace', run(m, "\t\n\r \u00a0\u3000", 1));
  const skipLooseClose = seq(one(m, "]\uff3d"), skipBits, lit(m, "\u25c0"), skipBits, lit(m, "\ud83e\udd86"));
  const skipClose = coded(skipCloseCode, "]\uff3d", true);
  const skipOpen = choice(m, lit(m, "\ud83e\udd86\u25b6\ufe0f["), skipLooseOpen);
  const skipCommandEnd = seq(run(m, "\t\n\r \u00a0\u3000"), choice(m, one(m, ":|\uff1a\uff5c"), skipClose, skipOpen,
      skipEof));
  const readBadSeparator = mistake(m, 'BadSeparator', lit(m, "\uff1a"));
  const readMissingColon = mistake(m, 'MissingColon', lit(m, ""));
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
  const readMissingCommand = mistake(m, 'MissingCommand', lit(m, ""));
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
  const readBadClose = mistake(m, 'BadClose', skipLooseClose);
  const readCloseOrBad = choice(m, lit(m, "]\u25c0\ufe0f\ud83e\udd86"), readBadClose);
  const readMissingClose = mistake(m, 'MissingClose', lit(m, ""));
  const readMacro = coded(readMacroCode, "\ud83e");
  const readFenceHead = node(m, (start, end, l) => ({ type: 'FenceHead', start, end, run: l[0] }), seq(skipNewline,
      label(m, 0, read_fenceHead)));
  const skipFenceText = coded(skipFenceTextCode, null, true);
  const readMentionedArguments = coded(readMentionedArgumentsCode, null);
  const noteCloseOrBad = choice(m, lit(m, "]\u25c0\ufe0f\ud83e\udd86"), readBadClose);
  const readMention = coded(readMentionCode, "\ud83e");
  const noteFenceItem = choice(m, readMention, lit(m, "\ud83e"));
  const skipFenceEnd = seq(skipNewline, skipFenceClose);
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', lit(m, ""));
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
  const readBadImitation = mistake(m, 'BadImitation', seq(lit(m, "\ud83e\udd86"), skipBits, optional(m, choice(m,
          lit(m, "->"), lit(m, "=>"), lit(m, ">"))), skipBits, one(m, "[\uff3b")), seq(lit(m, "\ud83e\udd86"),
      skipBits, lit(m, "\u25b6"), skipBits, optional(m, one(m, "({\u3010\uff08")), one(m, "FIST"), one(m,
    ":\uff1a")), seq(lit(m, "["), optional(m, lit(m, "[")), one(m, "FIST"), lit(m, ":")), seq(lit(m, "{{"),
      run(m, "\t "), one(m, "IST"), run(m, "\t "), one(m, ":\uff1a")), seq(lit(m, "{{"), run(m, "\t "), skipFileWord,
      run(m, "\t "), one(m, ":\uff1a"), run(m, "\t "), lit(m, "}}")));
  const readBadStrayClose = mistake(m, 'BadStrayClose', seq(one(m, "]\uff3d"), skipBits, lit(m, "\u25c0"), skipBits,
      not(m, skipOpen), lit(m, "\ud83e\udd86")));
  const readMissingOpenEnd = pick(m, 1, cut(m, skipLooseOpen), mistake(m, 'MissingOpenEnd', seq(lit(m, "\ud83e"),
        run(m, "^"))));
  const readMissingReferenceEnd = pick(m, 1, cut(m, skip_reference), mistake(m, 'MissingReferenceEnd', seq(lit(m,
        "{{"), run(m, "^"))));
  const readMark = node(m, 'Mark', run(m, "`", 1), skipNewline, one(m, "^"));
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
  const readFenceMark = node(m, 'FenceMark', lit(m, "\ud83e"));
  const readFenceItem = choice(m, readMention, readFenceMark);
  const leaf145 = leaf(m, readFenceItem);
  const readFenceEnd = node(m, 'FenceEnd', seq(skipNewline, skipFenceClose));
  const leaf148 = leaf(m, choice(m, readFenceEnd, readMissingFenceEnd));
  const leaf150 = leaf(m, choice(m, readSpan, pick(m, 1, and(m, skipMentionAhead), readMissingSpanEnd),
      readReference, readBadBraces, readBadNoise, readBadImitation, readBadStrayClose, readMissingOpenEnd,
      readMissingReferenceEnd, readMark));
  const readWrapperEnd = node(m, 'WrapperEnd', skip_wrapperEnd);
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
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole text is in a code fence. Its macros are run as if the fence were not there.","example":"```\nAction:\n🦆▶️[T:run_tests]◀️🦆\n```","mend":"Write the text without a fence around it."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it."},
    MissingSpanEnd: {"code":"missing-span-end","severity":"error","meaning":"The text ends inside inline code. The macro in it is only mentioned, and is not run.","example":"Use `🦆▶️[T:run_tests]◀️🦆","mend":"The text was cut off: write all of it again.","isCut":true},
    BadOpen: {"code":"bad-open","severity":"warning","meaning":"An opening delimiter has spaces inside, or the wrong variation selectors.","example":"🦆▶[T:run_tests]◀️🦆","mend":"Start macros with 🦆▶️[."},
    BadClose: {"code":"bad-close","severity":"warning","meaning":"A closing delimiter has spaces inside, or the wrong variation selectors.","example":"🦆▶️[T:run_tests]◀🦆","mend":"End macros with ]◀️🦆."},
    MissingClose: {"code":"missing-close","severity":"error","meaning":"A macro is never closed. It is not run.","example":"🦆▶️[T:run_tests","mend":"End every macro with ]◀️🦆. If the text was cut off, write all of it again."},
    BadImitation: {"code":"bad-imitation","severity":"info","meaning":"Something only looks like a macro or a reference. It was read as text, and nothing is run.","example":"🦆>[T:run_tests]<🦆","mend":"If you meant a macro, write it as 🦆▶️[T:run_tests]◀️🦆."},
    BadStrayClose: {"code":"bad-stray-close","severity":"error","meaning":"A closing delimiter closes nothing.","example":"Done.]◀️🦆","mend":"Write the opening delimiter of the macro, or put the delimiter into inline code if it is only mentioned."},
    MissingOpenEnd: {"code":"missing-open-end","severity":"error","meaning":"The text ends inside an opening delimiter.","example":"Action:\n🦆▶️","mend":"The text was cut off: write all of it again.","isCut":true},
    BadCommand: {"code":"bad-command","severity":"warning","meaning":"A command is in lower case, in full-width letters, or a whole word.","example":"🦆▶️[TOOL:run_tests]◀️🦆","mend":"Write the command as one capital letter: T, F, S or I."},
    MissingCommand: {"code":"missing-command","severity":"error","meaning":"A macro has no command before its colon.","example":"🦆▶️[:run_tests]◀️🦆","mend":"Write the command letter: T, F, S or I."},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"Spaces around a command, a name or an argument. They were left out.","example":"🦆▶️[ T: run_tests ]◀️🦆","mend":"Write no spaces around the separators."},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A macro has full-width separators.","example":"🦆▶️[T：read_file｜{{F:main}}]◀️🦆","mend":"Write :, | and =."},
    MissingColon: {"code":"missing-colon","severity":"error","meaning":"A macro does not start with a command and a colon.","example":"🦆▶️[read_file|src/main.py]◀️🦆","mend":"Start with the command letter and a colon: 🦆▶️[T:read_file|…]◀️🦆."},
    BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","mend":"Write {{F:main}}."},
    BadBraces: {"code":"bad-braces","severity":"warning","meaning":"A reference has single braces. It was read as text, not as a file.","example":"🦆▶️[T:read_file|{F:main}]◀️🦆","mend":"Write {{F:main}}."},
    MissingReferenceEnd: {"code":"missing-reference-end","severity":"error","meaning":"The text ends inside a reference.","example":"I read {{F:ma","mend":"The text was cut off: write all of it again.","isCut":true},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF."},
  },
  registers: 3,
  tables: 0,
};
