// Generated from grammars/dml.peggy, grammars/dml/macros.peggy, grammars/dml/arguments.peggy, grammars/dml/references.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside } from '../src/engine/generated.ts';

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
export interface TurnLabelNode extends TreeNode { readonly type: 'TurnLabel'; readonly label: LabelNode; }
export interface LabelNode extends TreeNode {
  readonly type: 'Label';
  readonly thought: [string, string | null] | "思考" | "考え" | null;
  readonly action: [string, string | null] | "行動" | "アクション" | null;
  readonly observation: string | null;
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
export interface ThoughtNode extends TreeNode { readonly type: 'Thought'; readonly head: BadThoughtNode; }
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "thought" | "THINK" | "THINKING" | "analysis";
}
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }
export interface BadForeignCallNode extends RecoveryNode { readonly type: 'BadForeignCall'; }
export interface OtherTurnNode extends TreeNode { readonly type: 'OtherTurn'; }
export interface BadTurnNode extends RecoveryNode { readonly type: 'BadTurn'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BlankNode | BadNoiseNode | BadWrapperNode | MacroNode | FenceHeadNode | MentionNode | FenceMarkNode
| FenceEndNode | MissingFenceEndNode | BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode | BadTurnNode
| BadForeignCallNode | TurnLabelNode | SpanNode | MissingSpanEndNode | ReferenceNode | BadBracesNode
| BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | MissingReferenceEndNode | MarkNode | WrapperEndNode
| OpeningFenceHeadNode | LabelNode | InlineCallNode | FencedCallNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'Text' | 'FenceText' | 'ThoughtText' | 'TurnText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingFenceEndNode | MissingSpanEndNode | BadOpenNode | BadCloseNode | MissingCloseNode
| BadImitationNode | BadStrayCloseNode | MissingOpenEndNode | BadCommandNode | MissingCommandNode | BadSpaceNode
| BadSeparatorNode | MissingColonNode | BadReferenceNode | BadBracesNode | MissingReferenceEndNode | BadBomNode
| BadNoiseNode | BadLineEndNode | BadThoughtNode | MissingThoughtEndNode | BadForeignCallNode | BadTurnNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document' | 'Label' | 'InlineCall' | 'FencedCall', 'model'>>
& Readonly<Record<'Reference' | 'Thought' | 'Macro' | 'MissingClose', 'Document' | 'Wrapped' | 'model'>>
& Readonly<Record<'BadReference' | 'BadOpen' | 'BadSpace' | 'BadSeparator' | 'MissingColon' | 'BadCommand' | 'MissingCommand'
| 'BadBraces' | 'BadClose', 'Document' | 'Fence' | 'OpeningFence' | 'Wrapped' | 'model'>>
& Readonly<Record<'BadBom' | 'Blank' | 'Wrapped' | 'OpeningFence', 'Document'>>
& Readonly<Record<'BadNoise' | 'TurnLabel' | 'BadForeignCall' | 'Text' | 'Fence' | 'OtherTurn' | 'Span' | 'MissingSpanEnd'
| 'BadImitation' | 'BadStrayClose' | 'MissingOpenEnd' | 'MissingReferenceEnd' | 'Mark', 'Document' | 'Wrapped'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd', 'Wrapped'>>
& Readonly<Record<'FenceHead', 'Fence'>>
& Readonly<Record<'FenceText' | 'Mention' | 'FenceMark' | 'FenceEnd' | 'MissingFenceEnd', 'Fence' | 'OpeningFence'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'BadTurn' | 'TurnText', 'OtherTurn'>>
& Readonly<Record<'OpeningFenceHead', 'OpeningFence'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-fence-end" | "missing-span-end" | "bad-open" | "bad-close" | "missing-close"
| "bad-imitation" | "bad-stray-close" | "missing-open-end" | "bad-command" | "missing-command" | "bad-space"
| "bad-separator" | "missing-colon" | "bad-reference" | "bad-braces" | "missing-reference-end" | "bad-bom"
| "bad-noise" | "bad-line-end" | "bad-thought" | "missing-thought-end" | "bad-foreign-call" | "bad-turn";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'UnknownCommand', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Pipe', start, end, wide: l[0] ?? null }),
  (start, end, l) => ({ type: 'MentioningArguments', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'FenceHead', start, end, run: l[0] }),
  (start, end, l) => ({ type: 'Fence', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'Thought', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'Label', start, end, thought: l[0] ?? null, action: l[1] ?? null, observation: l[2] ?? null }),
  (start, end, l) => ({ type: 'TurnLabel', start, end, label: l[0] }),
  (start, end, l) => ({ type: 'Span', start, end, run: l[0], mentions: l[1] }),
  (start, end, l) => ({ type: 'OpeningFenceHead', start, end, run: l[0] }),
  (start, end, l) => ({ type: 'InlineCall', start, end, run: l[0], call: l[1] }),
  (start, end, l) => ({ type: 'FencedCall', start, end, run: l[0], calls: l[1] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadCommand', start, end, raw, tool: l[0] ?? null, file: l[1] ?? null, state: l[2] ?? null, instruction: l[3] ?? null }),
  (start, end, raw, l) => ({ type: 'BadReference', start, end, raw, alias: l[0] }),
  (start, end, raw, l) => ({ type: 'BadBraces', start, end, raw, alias: l[0] }),
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'MissingSpanEnd', start, end, raw, mention: l[0] }),
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-Z\\^_a-z|-\u007f");
  const TABLE_1 = tableOf(" <[");
  const TABLE_2 = tableOf("\t #*+\\-AFOT_afot");
  const TABLE_3 = tableOf("FIST[");
  const TABLE_4 = tableOf("\t ");
  const TABLE_5 = tableOf("Ff{");
  const TABLE_6 = tableOf("\n\r<[-]`{");
  const TABLE_7 = tableOf("\t\n\r FIST");
  const TABLE_8 = tableOf("\t\n\r ");
  const TABLE_9 = tableOf("\t\n\r FISTfist");
  const TABLE_10 = tableOf("FISTfist");
  const TABLE_11 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!-9;-{}-\u007f");
  const TABLE_12 = tableOf("\u0000-\\\\\\^-z}-\u007f");
  const TABLE_13 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!-[]-_a-z~\u007f");
  const TABLE_14 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!-9;-Z\\\\\\^_a-{}-\u007f");
  const TABLE_15 = tableOf("\u0000-\\\\\\^_a-z}-\u007f");
  const TABLE_16 = tableOf("\u0000-\t\u000b\f\u000e-_a-\u007f");
  const BEYOND_0 = (c: number): boolean => (c >= 9665 && c <= 55357) || (c >= 55359 && c <= 65340) || (c >= 128 && c <= 9663) || c >= 65342;
  const BEYOND_1 = (c: number): boolean => c === 12450 || c === 24605 || c === 26368 || c === 32771 || c === 34892 || c === 35251;
  const BEYOND_2 = (c: number): boolean => (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9664 || c === 12288;
  const BEYOND_3 = (c: number): boolean => (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288;
  const BEYOND_4 = (c: number): boolean => (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 9654 || c === 12288;
  const BEYOND_5 = (c: number): boolean => (c >= 65038 && c <= 65039) || c === 160 || c === 8203 || c === 8205 || c === 12288 || c === 55358;
  const BEYOND_6 = (c: number): boolean => c === 9664 || c === 55358 || c === 65341;
  const BEYOND_7 = (c: number): boolean => (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 160 || c === 304 || c === 12288 || c === 65318 || c === 65321 || c === 65350 || c === 65353;
  const BEYOND_8 = (c: number): boolean => (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 304 || c === 65318 || c === 65321 || c === 65350 || c === 65353;
  const BEYOND_9 = (c: number): boolean => (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159);
  const BEYOND_10 = (c: number): boolean => (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371);
  const BEYOND_11 = (c: number): boolean => (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65370) || c >= 65374;
  const BEYOND_12 = (c: number): boolean => (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340;
  const STOPS_0 = new Stops(m, "\n\r\u001b<[\\]`{\u25c0\ud83e\uff3d");
  const STOPS_1 = new Stops(m, "]{|\ud83e\uff3d\uff5c");
  const STOPS_2 = new Stops(m, "]`{|\ud83e\uff3d\uff5c");
  const STOPS_3 = new Stops(m, "\n\r\ud83e");
  const STOPS_4 = new Stops(m, "\n\r`\ud83e");
  const STOPS_5 = new Stops(m, "\n\r\u001b<[\\]`{\u25c0\ud83e\uff3d", { "\n": "\t #*+\\-<AFOT[_-afot~\u25c1\u30a2\u601d\u6700\u8003\u884c\u89b3", "[": "FIST[", "]": "\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f", "\uff3d": "\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f", "{": "Ff{\uff26\uff46", "<": "|" });
  const STOPS_6 = new Stops(m, "\n\r\ud83e", { "\n": " `~" });

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l1: {
      const s2 = p;
      const c3 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
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
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
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
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l7; }
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
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l10: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l10; }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipTextMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    l23: {
      const s24 = p;
      const c25 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c25 === 10 || c25 === 13)) {
        l26: {
          if ((p = skipNewline(p)) < 0) { break l26; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceHead(p) >= 0) { break l26; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && skipAsideAhead(p) >= 0) { break l26; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_1(c))) && skipLabelAhead(p) >= 0) { break l26; }
          m.hitEnd ||= p >= end;
          break l23;
        }
        p = s24;
      }
      if (c25 === 91) {
        l27: {

          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) { break l27; }
          m.hitEnd ||= p >= end;
          break l23;
        }
        p = s24;
      }
      if ((c25 === 93 || c25 === 65341)) {
        l28: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_2(c)))) { break l28; }
          m.hitEnd ||= p >= end;
          break l23;
        }
        p = s24;
      }
      if (c25 === 123) {
        l29: {

          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 65318 || c === 65350))) { break l29; }
          m.hitEnd ||= p >= end;
          break l23;
        }
        p = s24;
      }
      if (c25 === 60) {
        l30: {

          p++;
          if ((p < end && text.charCodeAt(p) === 124)) { break l30; }
          m.hitEnd ||= p >= end;
          break l23;
        }
        p = s24;
      }
      if (c25 === 55358) {
        l31: {

          p++;
          if (!(p < end && text.charCodeAt(p) !== 56710)) { m.hitEnd ||= p >= end; break l31; }
          p++;
          break l23;
        }
        p = s24;
      }
      if (c25 === 9664) {

        p++;
        l33: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_5(c)))) {
            const s35 = p;
            l34: {
              let n39 = 0;
              l36: for (;;) {
                if (n39 >= 6) break;
                const s38 = p;
                l37: {
                  if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_3(c)))) { m.hitEnd ||= p >= end; break l37; }
                  p++;
                  n39++;
                  continue l36;
                }
                p = s38;
                break;
              }
              if (p >= end || text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) { m.reaches(p, "\ud83e\udd86"); break l34; }
              p += 2;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_4(c)))) {
                {
                  const s40 = p;
                  l41: {
                    let n46 = 0;
                    l43: for (;;) {
                      if (n46 >= 6) break;
                      const s45 = p;
                      l44: {
                        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_3(c)))) { m.hitEnd ||= p >= end; break l44; }
                        p++;
                        n46++;
                        continue l43;
                      }
                      p = s45;
                      break;
                    }
                    if (p >= end || text.charCodeAt(p) !== 9654) { m.hitEnd ||= p >= end; break l41; }
                    p++;
                    break l34;
                  }
                  p = s40;
                }
              } else m.hitEnd ||= p >= end;
              break l33;
            }
            p = s35;
          } else m.hitEnd ||= p >= end;
        }
        break l23;
      }
      if (c25 === 92) {

        p++;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.hitEnd ||= p >= end;
        break l23;
      }
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipPlainSpan(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; break l21; }
                p++;
                const near22 = p + 16;
                while (p < near22 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) p++;
                if (p === near22) p = STOPS_0.next(p);
                m.hitEnd ||= p >= end && "^\n\r\u001b<[-]`{\u25c0\ud83e\uff3d";
                break l19;
              }
              p = s20;
            } else
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_6(c))) || (p = skipTextMark(p)) < 0) { m.hitEnd ||= p >= end; break l16; }
          }
          continue l15;
        }
        p = s17;
      } else m.hitEnd ||= p >= end;
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
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = skipLooseClose(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
      const t50 = m.pending.length;
      const c51 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c51 >= 83 && c51 <= 84) || c51 === 70 || c51 === 73)) {
        l52: {
          if ((p = readCommandName(p)) < 0) { break l52; }
          l_name = m.value as string;
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l52; }
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
      if ((c51 < 128 ? TABLE_7[c51] === 1 : c51 === 160 || c51 === 12288)) {
        l53: {
          const t54 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else { m.hitEnd ||= p >= end; m.forget(t54); }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73)) || (p = readCommandName(p)) < 0) { m.hitEnd ||= p >= end; break l53; }
          l_name = m.value as string;
          if (skipCommandEnd(p) < 0) {  break l53; }
          const t58 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else { m.hitEnd ||= p >= end; m.forget(t58); }
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
      if ((c51 < 128 ? TABLE_9[c51] === 1 : BEYOND_7(c51))) {
        l59: {
          const t60 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else { m.hitEnd ||= p >= end; m.forget(t60); }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_8(c))) || (p = readBadCommand(p)) < 0) { m.hitEnd ||= p >= end; break l59; }
          l_meant = m.value as BadCommandNode;
          const t61 = m.pending.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else { m.hitEnd ||= p >= end; m.forget(t61); }
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
      const t62 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
        p = q;
      } else { m.hitEnd ||= p >= end; m.forget(t62); }
      l63: {
        const t65 = m.pending.length;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_9(c))) && (q = readUnknownCommand(p)) >= 0) {
          p = q;
          l_word = m.value as UnknownCommandNode;
          break l63;
        }
        m.forget(t65);
        m.hitEnd ||= p >= end;
        if ((p = readMissingCommand(p)) < 0) { return -1; }
        l_word = m.value as MissingCommandNode;
      }
      const t66 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
        p = q;
      } else { m.hitEnd ||= p >= end; m.forget(t66); }
      if ((p = readColon(p)) < 0) { return -1; }
      l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
    }
    const node: CommandNode = { type: 'Command', start: m.base + start, end: m.base + p, name: l_name, colon: l_colon, meant: l_meant, word: l_word };
    m.value = node;
    return p;
  }

  function skipAliasNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_11(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_11(c)))) p++;
    m.hitEnd ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5b-\uff5d";
    l83: for (;;) {
      const s85 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l84: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l84; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_11(c)))) { m.hitEnd ||= p >= end; break l84; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_11(c)))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5b-\uff5d";
          continue l83;
        }
        p = s85;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipArgumentTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    l75: {
      const s76 = p;
      const c77 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c77 < 128 ? TABLE_12[c77] === 1 : BEYOND_10(c77)))) {
        l78: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : BEYOND_10(c)))) { m.hitEnd ||= p >= end; break l78; }
          p++;
          const near79 = p + 16;
          while (p < near79 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : BEYOND_10(c)))) p++;
          if (p === near79) p = STOPS_1.next(p);
          m.hitEnd ||= p >= end && "^]{|\ud83e\uff3d\uff5c";
          break l75;
        }
        p = s76;
      }
      if (c77 === 55358) {
        l80: {
          if ((p < end && text.charCodeAt(p) === 55358) && skipOpen(p) >= 0) { break l80; }
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.hitEnd ||= p >= end; break l80; }
          p++;
          break l75;
        }
        p = s76;
      }
      if ((c77 === 93 || c77 === 65341)) {
        l81: {
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && skipClose(p) >= 0) { break l81; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.hitEnd ||= p >= end; break l81; }
          p++;
          break l75;
        }
        p = s76;
      }
      if ((p < end && text.charCodeAt(p) === 123) && skipBraces(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 123) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readAliasNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    const s102 = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_11(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_11(c)))) p++;
    m.hitEnd ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5b-\uff5d";
    l103: for (;;) {
      const s105 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l104: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l104; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_11(c)))) { m.hitEnd ||= p >= end; break l104; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_11(c)))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5b-\uff5d";
          continue l103;
        }
        p = s105;
      } else m.hitEnd ||= p >= end;
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
      const t100 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l101: {
          if (!text.startsWith("{{F:", p)) { m.reaches(p, "{{F:"); break l101; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_11(c))) || (p = readAliasName(p)) < 0) { m.hitEnd ||= p >= end; break l101; }
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
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 123) || (p = readBadReference(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
      const t96 = m.pending.length;
      const c97 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c97 === 124 || c97 === 65372) && (q = readPipe(p)) >= 0) { p = q; value = m.value as PipeNode; break l94; }
      m.forget(t96);
      if (c97 === 123 && (q = readReference(p)) >= 0) { p = q; value = m.value as ReferenceNode; break l94; }
      m.forget(t96);
      if (!(p < end && text.charCodeAt(p) === 123) || (p = readBadBraces(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    m.hitEnd ||= p >= end;
    const list92: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
    l87: for (;;) {
      const s89 = p;
      const t90 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
        l88: {
          let v91!: PipeNode | ReferenceNode | BadBracesNode;
          if ((p = readPart(p)) < 0) { break l88; }
          v91 = m.value as PipeNode | ReferenceNode | BadBracesNode;

          while ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipArgumentText(p)) >= 0) {
            p = q;
          }
          m.hitEnd ||= p >= end;
          list92.push(v91);
          continue l87;
        }
        p = s89;
        m.forget(t90);
      } else m.hitEnd ||= p >= end;
      break;
    }
    l_parts = list92;
    const node: ArgumentsNode = { type: 'Arguments', start: m.base + start, end: m.base + p, parts: l_parts };
    m.value = node;
    return p;
  }

  function skipMentionHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = skipOpen(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    let n114 = 0;
    l111: for (;;) {
      if (n114 >= 8) break;
      const s113 = p;
      l112: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 160 || c === 12288))) { m.hitEnd ||= p >= end; break l112; }
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
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_12(c)))) { m.hitEnd ||= p >= end; break l116; }
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
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 160 || c === 12288))) { m.hitEnd ||= p >= end; break l120; }
        p++;
        n122++;
        continue l119;
      }
      p = s121;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; return -1; }
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
        if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l139; }
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
    m.hitEnd ||= p >= end;
    m.value = value;
    return p;
  }

  function readOtherTicksCode(p: number): number {
    const { text, end } = m;
    let value!: [null, "`"[]];
    let e142!: null;
    if ((p < end && text.charCodeAt(p) === 96) && skipClosingTicks(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
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
      } else m.hitEnd ||= p >= end;
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
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = readOpen(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    e150 = m.value as "🦆▶️[" | ["🦆", string[], "▶", string[], string];
    let e151!: string[];
    const list157: string[] = [];
    let n155 = 0;
    l152: for (;;) {
      if (n155 >= 8) break;
      const s154 = p;
      l153: {
        let v156!: string;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 160 || c === 12288)) || (p = readSpace(p)) < 0) { m.hitEnd ||= p >= end; break l153; }
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
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_12(c)))) { m.hitEnd ||= p >= end; break l160; }
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
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 160 || c === 12288)) || (p = readSpace(p)) < 0) { m.hitEnd ||= p >= end; break l167; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; return -1; }
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
      m.hitEnd ||= p >= end;
      if ((p < end && (c175 < 128 ? TABLE_12[c175] === 1 : BEYOND_10(c175)))) {
        l176: {
          const list181: string[] = [];
          l177: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : BEYOND_10(c)))) {
              let v180!: string;
              v180 = text.charAt(p);
              p++;
              list181.push(v180);
              continue l177;
            } else m.hitEnd ||= p >= end;
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
          m.hitEnd ||= p >= end;
          e184 = null;
          let e185!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.hitEnd ||= p >= end; break l183; }
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
          m.hitEnd ||= p >= end;
          e187 = null;
          let e188!: string;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.hitEnd ||= p >= end; break l186; }
          e188 = text.charAt(p);
          p++;
          value = [e187, e188];
          break l173;
        }
        p = s174;
      }
      let e189!: null;
      if ((p < end && text.charCodeAt(p) === 123) && skipBraces(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      e189 = null;
      let e190!: "{";
      if (p >= end || text.charCodeAt(p) !== 123) { m.hitEnd ||= p >= end; return -1; }
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
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = readLooseClose(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
      m.hitEnd ||= p >= end;
      if ((p < end && (c131 < 128 ? TABLE_15[c131] === 1 : BEYOND_10(c131)))) {
        l132: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : BEYOND_10(c)))) { m.hitEnd ||= p >= end; break l132; }
          p++;
          const near133 = p + 16;
          while (p < near133 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : BEYOND_10(c)))) p++;
          if (p === near133) p = STOPS_2.next(p);
          m.hitEnd ||= p >= end && "^]`{|\ud83e\uff3d\uff5c";
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
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.hitEnd ||= p >= end; break l135; }
          p++;
          break l129;
        }
        p = s130;
      }
      if ((c131 === 93 || c131 === 65341)) {
        l136: {
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && skipClose(p) >= 0) { break l136; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.hitEnd ||= p >= end; break l136; }
          p++;
          break l129;
        }
        p = s130;
      }
      if (c131 === 96 && (q = skipMentionedCode(p)) >= 0) { p = q; break l129; }
      if (!(p < end && text.charCodeAt(p) === 96)) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 96)) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skip_mentionCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = skipMentionHead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l123: for (;;) {
      const s125 = p;
      if ((p < end)) {
        l124: {
          l127: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipMentionedText(p)) >= 0) {
              p = q;
              break l127;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372))) { m.hitEnd ||= p >= end; break l124; }
            p++;
          }
          continue l123;
        }
        p = s125;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = skipClose(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipOtherTicksCode(p: number): number {
    const { text, end } = m;
    if ((p < end && text.charCodeAt(p) === 96) && skipClosingTicks(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end && text.charCodeAt(p) === 96)) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.hitEnd ||= p >= end;
    return p;
  }

  function readMentionedTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`"[];
    l204: {
      const s205 = p;
      const c206 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c206 < 128 ? TABLE_15[c206] === 1 : BEYOND_10(c206)))) {
        l207: {
          const list212: string[] = [];
          l208: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : BEYOND_10(c)))) {
              let v211!: string;
              v211 = text.charAt(p);
              p++;
              list212.push(v211);
              continue l208;
            } else m.hitEnd ||= p >= end;
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
          m.hitEnd ||= p >= end;
          e216 = null;
          let e217!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.hitEnd ||= p >= end; break l215; }
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
          m.hitEnd ||= p >= end;
          e219 = null;
          let e220!: string;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.hitEnd ||= p >= end; break l218; }
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
        } else m.hitEnd ||= p >= end;
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
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = readMentionHead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372))) { m.hitEnd ||= p >= end; break l197; }
            v199 = text.charAt(p);
            p++;
          }
          list200.push(v199);
          continue l196;
        }
        p = s198;
      } else m.hitEnd ||= p >= end;
      break;
    }
    e195 = list200;
    let e227!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = readClose(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
      m.hitEnd ||= p >= end;
      if ((p < end && (c230 < 128 ? TABLE_16[c230] === 1 : (c230 >= 128 && c230 <= 55357) || c230 >= 55359))) {
        l231: {
          const list236: string[] = [];
          l232: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
              let v235!: string;
              v235 = text.charAt(p);
              p++;
              list236.push(v235);
              continue l232;
            } else m.hitEnd ||= p >= end;
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
          m.hitEnd ||= p >= end;
          e239 = null;
          let e240!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.hitEnd ||= p >= end; break l238; }
          e240 = "\ud83e";
          p++;
          value = [e239, e240];
          break l228;
        }
        p = s229;
      }
      if (!(p < end && text.charCodeAt(p) === 96) || (p = readOtherTicks(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = noteOpenOrBad(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = readCommand(p)) < 0) { return -1; }
    l_command = m.value as CommandNode;
    l67: {
      const s68 = p;
      const t69 = m.pending.length;
      if ((p < end)) {
        l70: {
          if ((p = readArguments(p)) < 0) { break l70; }
          l_args = m.value as ArgumentsNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || skipClose(p) < 0) { m.hitEnd ||= p >= end; break l70; }
          break l67;
        }
        p = s68;
        m.forget(t69);
      } else
      m.hitEnd ||= p >= end;
      if ((p = readMentioningArguments(p)) < 0) { return -1; }
      l_args = m.value as MentioningArgumentsNode;
    }
    l241: {
      const t243 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && (q = readCloseOrBad(p)) >= 0) {
        p = q;
        l_close = m.value as "]◀️🦆" | BadCloseNode;
        break l241;
      }
      m.forget(t243);
      m.hitEnd ||= p >= end;
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
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) { m.hitEnd ||= p >= end; break l250; }
                p++;
                const near251 = p + 4;
                while (p < near251 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
                if (p === near251) p = STOPS_3.next(p);
                m.hitEnd ||= p >= end && "^\n\r\ud83e";
                break l248;
              }
              p = s249;
            } else
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l245; }
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceClose(p) >= 0) { break l245; }
            m.hitEnd ||= p >= end;
          }
          continue l244;
        }
        p = s246;
      } else m.hitEnd ||= p >= end;
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
    m.hitEnd ||= p >= end;
    const list261: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
    l256: for (;;) {
      const s258 = p;
      const t259 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
        l257: {
          let v260!: PipeNode | ReferenceNode | BadBracesNode;
          if ((p = readPart(p)) < 0) { break l257; }
          v260 = m.value as PipeNode | ReferenceNode | BadBracesNode;

          while ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipMentionedText(p)) >= 0) {
            p = q;
          }
          m.hitEnd ||= p >= end;
          list261.push(v260);
          continue l256;
        }
        p = s258;
        m.forget(t259);
      } else m.hitEnd ||= p >= end;
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
    if (!(p < end && text.charCodeAt(p) === 55358) || skipMentionHead(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = noteOpenOrBad(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = readCommand(p)) < 0) { return -1; }
    l_command = m.value as CommandNode;
    if ((p = readMentionedArguments(p)) < 0) { return -1; }
    l_args = m.value as MentionedArgumentsNode;
    if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = noteCloseOrBad(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    const node: MentionNode = { type: 'Mention', start: m.base + start, end: m.base + p, command: l_command, args: l_args };
    m.value = node;
    return p;
  }

  function skipSpanTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    l267: {
      const s268 = p;
      const c269 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c269 < 128 ? TABLE_16[c269] === 1 : (c269 >= 128 && c269 <= 55357) || c269 >= 55359))) {
        l270: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) { m.hitEnd ||= p >= end; break l270; }
          p++;
          const near271 = p + 16;
          while (p < near271 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) p++;
          if (p === near271) p = STOPS_4.next(p);
          m.hitEnd ||= p >= end && "^\n\r`\ud83e";
          break l267;
        }
        p = s268;
      }
      if (c269 === 55358) {
        l272: {
          if ((p < end && text.charCodeAt(p) === 55358) && skip_mention(p) >= 0) { break l272; }
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.hitEnd ||= p >= end; break l272; }
          p++;
          break l267;
        }
        p = s268;
      }
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipOtherTicks(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readNewlineCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l273: {
      const s274 = p;
      const c275 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
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
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
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
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l279; }
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

  function text0Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near284 = p + 16;
        while (p < near284 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) p++;
        if (p === near284) p = STOPS_5.next(p);
        if (p >= end) {
          m.hitEnd = true;
          return p;
        }
        break;
      }
      case 9: {
        while ((p < end && text.charCodeAt(p) === 96)) p++;
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) {
        l285: {

          const near286 = p + 16;
          while (p < near286 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) p++;
          if (p === near286) p = STOPS_5.next(p);
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
        l287: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l287; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceHead(p) >= 0) { break l287; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && skipAsideAhead(p) >= 0) { break l287; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_1(c))) && skipLabelAhead(p) >= 0) { break l287; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l288: {
          if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; break l288; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) { break l288; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) {
        l289: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.hitEnd ||= p >= end; break l289; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_2(c)))) { break l289; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l290: {
          if (p >= end || text.charCodeAt(p) !== 123) { m.hitEnd ||= p >= end; break l290; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 65318 || c === 65350))) { break l290; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 60)) {
        l291: {
          if (p >= end || text.charCodeAt(p) !== 60) { m.hitEnd ||= p >= end; break l291; }
          p++;
          if ((p < end && text.charCodeAt(p) === 124)) { break l291; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 55358)) {
        l292: {
          if (p >= end || text.charCodeAt(p) !== 55358) { m.hitEnd ||= p >= end; break l292; }
          p++;
          if (!(p < end && text.charCodeAt(p) !== 56710)) { m.hitEnd ||= p >= end; break l292; }
          p++;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 9664)) {
        l293: {
          if (p >= end || text.charCodeAt(p) !== 9664) { m.hitEnd ||= p >= end; break l293; }
          p++;
          l294: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_5(c)))) {
              const s296 = p;
              l295: {
                let n300 = 0;
                l297: for (;;) {
                  if (n300 >= 6) break;
                  const s299 = p;
                  l298: {
                    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_3(c)))) { m.hitEnd ||= p >= end; break l298; }
                    p++;
                    n300++;
                    continue l297;
                  }
                  p = s299;
                  break;
                }
                if (p >= end || text.charCodeAt(p) !== 55358 || !text.startsWith("\ud83e\udd86", p)) { m.reaches(p, "\ud83e\udd86"); break l295; }
                p += 2;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_4(c)))) {
                  {
                    const s301 = p;
                    l302: {
                      let n307 = 0;
                      l304: for (;;) {
                        if (n307 >= 6) break;
                        const s306 = p;
                        l305: {
                          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_3(c)))) { m.hitEnd ||= p >= end; break l305; }
                          p++;
                          n307++;
                          continue l304;
                        }
                        p = s306;
                        break;
                      }
                      if (p >= end || text.charCodeAt(p) !== 9654) { m.hitEnd ||= p >= end; break l302; }
                      p++;
                      break l295;
                    }
                    p = s301;
                  }
                } else m.hitEnd ||= p >= end;
                break l294;
              }
              p = s296;
            } else m.hitEnd ||= p >= end;
          }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l308: {
          if (p >= end || text.charCodeAt(p) !== 92) { m.hitEnd ||= p >= end; break l308; }
          p++;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          if (p >= end) {
            if (!m.hitEnd) {
              m.within = 9;
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
      if ((p < end && text.charCodeAt(p) === 96)) {
        l309: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l309; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) { m.hitEnd ||= p >= end; break l309; }
          p++;
          const near310 = p + 16;
          while (p < near310 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) p++;
          if (p === near310) p = STOPS_4.next(p);
          m.hitEnd ||= p >= end && "^\n\r`\ud83e";
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l309; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l309; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      return from;
    }
  }

  function text1Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near311 = p + 4;
        while (p < near311 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
        if (p === near311) p = STOPS_6.next(p);
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
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) {
        l312: {

          const near313 = p + 4;
          while (p < near313 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 55358))) p++;
          if (p === near313) p = STOPS_6.next(p);
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
        l314: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; break l314; }
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skipFenceClose(p) >= 0) { break l314; }
          m.hitEnd ||= p >= end;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      return from;
    }
  }

  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const skipIndent = coded(skipIndentCode, null, true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const readText = coded(readTextCode, null, true);
  const skipTextMark = coded(skipTextMarkCode, "\n\r<[-]`{\u25c0\ud83e\uff3d", true);
  const readMacro = coded(readMacroCode, "\ud83e");
  const readCommand = coded(readCommandCode, null);
  const skipClose = coded(skipCloseCode, "]\uff3d", true);
  const readArguments = coded(readArgumentsCode, null);
  const skipArgumentText = coded(skipArgumentTextCode, "^|\uff5c", true);
  const skipAliasName = coded(skipAliasNameCode, "^\t\n\r \\\\`{-}\ud83e\uff5b-\uff5d", true);
  const readPart = coded(readPartCode, "{|\uff5c");
  const readReference = coded(readReferenceCode, "{");
  const readAliasName = coded(readAliasNameCode, "^\t\n\r \\\\`{-}\ud83e\uff5b-\uff5d", true);
  const skip_mention = coded(skip_mentionCode, "\ud83e", true);
  const skipMentionHead = coded(skipMentionHeadCode, "\ud83e", true);
  const skipMentionedText = coded(skipMentionedTextCode, "^|\uff5c", true);
  const readTickRun = coded(readTickRunCode, "`", true);
  const readOtherTicks = coded(readOtherTicksCode, "`", true);
  const readMentionHead = coded(readMentionHeadCode, "\ud83e", true);
  const readArgumentText = coded(readArgumentTextCode, "^|\uff5c", true);
  const readClose = coded(readCloseCode, "]\uff3d", true);
  const skipOtherTicks = coded(skipOtherTicksCode, "`", true);
  const read_mention = coded(read_mentionCode, "\ud83e", true);
  const readMentionedText = coded(readMentionedTextCode, "^|\uff5c", true);
  const readSpanText = coded(readSpanTextCode, "^\n\r", true);
  const skipFenceText = coded(skipFenceTextCode, null, true);
  const readMention = coded(readMentionCode, "\ud83e");
  const readMentionedArguments = coded(readMentionedArgumentsCode, null);
  const skipSpanText = coded(skipSpanTextCode, "^\n\r", true);
  const readNewline = coded(readNewlineCode, "\n\r", true);
  const readIndent = coded(readIndentCode, null, true);
  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",3]]', // 2 leaf
      '[1,["/",4,6],"\\t\\n\\r\\u001b <"]', // 3 readLead
      '[0,["N","Blank",["+",["s",["[*","\\t "],5]]],"\\t\\n\\r "]', // 4 readBlank
      skipNewline,
      '[1,["M","BadNoise",7]]', // 6 readBadNoise
      '[0,["s",8,["*",["/",8,["[","\\t "]]]]]', // 7 skipLineNoise
      '[0,["/",9,15],"\\u001b<"]', // 8 skipNoise
      '[0,["s",["!",10],["!",12],["!",14],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 9 skipTemplateToken
      '[0,["/",["s","<",11,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 10 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"]],"st"]', // 11 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],13]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 12 skipForeignCall
      '[0,["!",["[","^"]]]', // 13 skipEof
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",5,13]]]]],"<"]', // 14 skipTurnToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 15 skipAnsiSequence
      '[1,["L",17]]', // 16 leaf
      '[1,["M",5,["s",["&",18],[":",0,20]]]," `~"]', // 17 readBadWrapper
      '[0,["q",19]]', // 18 skip_wrapped
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],20],25,["|",0,null,true,["t",[0,1,2],["!",42],47,25]],167,172]]," `~"]', // 19 read_wrapped
      '[0,["/",["@",1,21,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",22]],["@",1,21,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 20 read_fenceHead
      skipIndent,
      skipLineEnd,
      skipEol,
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 24 skipBadLineEnd
      readText,
      skipTextMark,
      '[0,["/",["s",21,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",22]],["s",21,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 27 skip_fenceHead
      '[0,["/",29,30,32]," <[\u25c1"]', // 28 skipAsideAhead
      '[0,["s",21,10]," <[\u25c1"]', // 29 skipThoughtAhead
      '[0,["s",21,31]," <"]', // 30 skipTurnAhead
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],14],"<"]', // 31 skipTurnOpen
      '[0,["s",21,12]," <["]', // 32 skipForeignAhead
      '[0,["s",["[*","\\t "],34],"\\t #*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 33 skipLabelAhead
      '[0,["/",["s",["?",35],36,37],["s",["?",35],38,37],["s",["?",35],39,37],["s",["?",35],40,37]],"#*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 34 skipLabel
      '[0,["+",["/",["s",["[+","#"],["[+","\\t "]],"**","__",["s",["[","*+\\\\-"],["[+","\\t "]]]],"#*+\\\\-_"]', // 35 skipDecoration
      '[0,["/",["s",["i","thought"],["?",["i","s"]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 36 skipThoughtWord
      '[0,["s",["?",["/","**","__"]],["[",":\uff1a"],["?",["/","**","__"]]],"*:_\uff1a"]', // 37 skipLabelEnd
      '[0,["/",["s",["i","action"],["?",["i","s"]]],"\u884c\u52d5","\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 38 skipActionWord
      '[0,["/",["i","observation"],"\u89b3\u5bdf"],"Oo\u89b3"]', // 39 skipObservationWord
      '[0,["/",["i","final answer"],"\u6700\u7d42\u56de\u7b54"],"Ff\u6700"]', // 40 skipAnswerWord
      '[0,["s","`",["[+","^\\n\\r`\\ud83e"],"`",["!","`"]]]', // 41 skipPlainSpan
      '[0,["s",5,21,43,["[*","\\t "],["/",["&",22],["&",["s",8,46]]]],"\\n\\r"]', // 42 skip_wrapperEnd
      '[0,["q",44]]', // 43 skipWrapperRun
      '[0,["closes",0,45],"`~"]', // 44 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 45 readFenceRun
      '[0,["s",["*",["/",["[","\\t "],5,8]],13]]', // 46 skipTrail
      '[1,["/",48,129,138,150,152,153,158,["@",1,["&",160],161],75,78,6,162,163,164,165,166]]', // 47 readItem
      readMacro,
      '[1,["/","\ud83e\udd86\u25b6\ufe0f[",50],"\\ud83e"]', // 49 noteOpenOrBad
      '[1,["M","BadOpen",51]]', // 50 readBadOpen
      '[0,["s","\ud83e\udd86",52,"\u25b6",52,["[","[\uff3b"]]]', // 51 skipLooseOpen
      '[0,["|",0,6,false,["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]', // 52 skipBits
      readCommand,
      '[0,["$",["[","FIST"]]]', // 54 readCommandName
      '[1,["M","BadSpace",["[+","\\t\\n\\r \u00a0\u3000"]]]', // 55 readBadSpace
      '[0,["s",["[*","\\t\\n\\r \u00a0\u3000"],["/",["[",":|\uff1a\uff5c"],57,59,13]]]', // 56 skipCommandEnd
      skipClose,
      '[0,["s",["[","]\uff3d"],52,"\u25c0",52,"\ud83e\udd86"]]', // 58 skipLooseClose
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",51],"\\ud83e"]', // 59 skipOpen
      '[1,["/",":",61,62]]', // 60 readColon
      '[1,["M","BadSeparator","\uff1a"]]', // 61 readBadSeparator
      '[1,["M","MissingColon",""]]', // 62 readMissingColon
      '[1,["M",0,["s",[":",0,["/",["$",["i","tools"]],["$",["i","tool"]],["$",["[","Tt\uff34\uff54"]]]],["&",56]],["s",[":",1,["/",["$",["i","files"]],["$",["i","file"]],["$",["[","Ff\uff26\uff46"]]]],["&",56]],["s",[":",2,["/",["$",["i","states"]],["$",["i","state"]],["$",["[","Ss\uff33\uff53"]]]],["&",56]],["s",[":",3,["/",["$",["i","instructions"]],["$",["i","instruction"]],["$",["[","Ii\uff29\uff49"]]]],["&",56]]],"FISTfist\u0130\uff26\uff29\uff33\uff34\uff46\uff49\uff53\uff54"]', // 63 readBadCommand
      '[0,["N",0,[":",0,["$",["s",["+",65],["*",["s",["[+","\\t\\n\\r \u00a0\u3000"],["+",65]]]]]]]]', // 64 readUnknownCommand
      '[0,["/",["[","^\\t\\n\\r :]|\u00a0\u3000\\ud83e\uff1a\uff3d\uff5c"],["s",["!",59],"\\ud83e"],["s",["!",57],["[","]\uff3d"]]],"^\\t\\n\\r :|\u00a0\u3000\uff1a\uff5c"]', // 65 skipCommandChar
      '[1,["M","MissingCommand",""]]', // 66 readMissingCommand
      readArguments,
      skipArgumentText,
      '[0,["/",70,["s","{",72,["[",":\uff1a"],71,"}",["!","}"]]],"{"]', // 69 skipBraces
      '[0,["/",["s","{{F:",71,"}}"],["s","{{",["[*","\\t "],72,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],71,["[*","\\t "],"}}"]],"{"]', // 70 skip_reference
      skipAliasName,
      '[0,["/",["s",["[","Ff"],["[","Ii"],["[","Ll"],["[","Ee"]],["[","Ff\uff26\uff46"]],"Ff\uff26\uff46"]', // 72 skipFileWord
      readPart,
      '[0,["N",1,"|",[":",0,"\uff5c"]],"|\uff5c"]', // 74 readPipe
      readReference,
      readAliasName,
      '[1,["M",1,["s","{{",["[*","\\t "],72,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],[":",0,76],["[*","\\t "],"}}"]]]', // 77 readBadReference
      '[1,["M",2,["s","{",72,["[",":\uff1a"],[":",0,76],"}",["!","}"]]]]', // 78 readBadBraces
      '[1,["N",2,[":",0,["|",0,null,true,80]]]]', // 79 readMentioningArguments
      '[1,["/",81,73,["@",1,["!",107],108],111,["$",115]],"^"]', // 80 readMentioningPart
      '[1,["handing",1,["t",[0,2],74,["hand",1,[],20],["|",0,null,true,["/",73,["$",82]]],["?",["s",5,104]]]],"|\uff5c"]', // 81 readPipedFence
      '[0,["/",83,"\\ud83e",103],"^|\uff5c"]', // 82 skipFenceChar
      skip_mention,
      skipMentionHead,
      skipMentionedText,
      '[0,["q",87]]', // 86 skipMentionedCode
      '[0,["handing",2,["t",[0,1,2,3,4],["hand",2,[],88],["|",0,null,true,89],93,["|",0,null,true,["/",93,89]],92]],"`"]', // 87 readMentionedCode
      readTickRun,
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r`\\ud83e"]]],90],"^\\n\\r\\ud83e"]', // 89 readMentionedCodeText
      readOtherTicks,
      '[0,["q",92]]', // 91 skipClosingTicks
      '[0,["same",2,["$",["[+","`"]]],"`"]', // 92 readClosingTicks
      '[0,["t",[0,1,2],94,["|",0,null,true,["/",100,["$",["[","{|\uff5c"]]]],101],"\\ud83e"]', // 93 readInnerMention
      readMentionHead,
      '[0,["/","\ud83e\udd86\u25b6\ufe0f[",96],"\\ud83e"]', // 95 readOpen
      '[0,["t",[0,1,2,3,4],97,98,"\u25b6",98,["$",["[","[\uff3b"]]]]', // 96 readLooseOpen
      '[0,"\ud83e\udd86"]', // 97 readDuck
      '[0,["|",0,6,true,["$",["[","\\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"]]]]', // 98 readBits
      '[0,["$",["[","\\t\\n\\r \u00a0\u3000"]]]', // 99 readSpace
      readArgumentText,
      readClose,
      '[0,["t",[0,1,2,3,4],["$",["[","]\uff3d"]],98,"\u25c0",98,97]]', // 102 readLooseClose
      '[0,["/",["[+","^\\n\\r]{|\\ud83e\uff3d\uff5c"],["s",["!",59],"\\ud83e"],["s",["!",57],["[","]\uff3d"]],"{",["s",5,["!",104]]],"^|\uff5c"]', // 103 skipFencePlainChar
      '[0,["s",21,105,["[*","\\t "],["&",22]]," `~"]', // 104 skipFenceClose
      '[0,["q",106]]', // 105 skipClosingRun
      '[0,["closes",1,45],"`~"]', // 106 readClosingRun
      '[0,["s",42,46]]', // 107 skipWrapperTail
      '[1,["/",109,110],"\\n\\r"]', // 108 readArgumentFence
      '[1,["handing",1,["@",2,5,["hand",1,[],20],["|",0,null,true,["/",73,["$",82]]],["/",["&",107],["s",5,104]]]],"\\n\\r"]', // 109 readWholeFence
      '[1,["handing",1,["@",2,5,["hand",1,[],20],["|",0,null,true,["/",73,["$",103]]],["!",59]]],"\\n\\r"]', // 110 readUnclosedFence
      '[1,["handing",2,["@",1,["hand",2,[],88],["|",0,null,true,["/",73,["$",112]]],91]],"`"]', // 111 readArgumentSpan
      '[0,["/",83,"\\ud83e",113],"^\\n\\r|\uff5c"]', // 112 skipSpanChar
      '[0,["/",["[+","^\\n\\r]`{|\\ud83e\uff3d\uff5c"],["s",["!",59],"\\ud83e"],["s",["!",57],["[","]\uff3d"]],"{",114],"^\\n\\r|\uff5c"]', // 113 skipSpanPlainChar
      skipOtherTicks,
      '[0,["/",["[+","^\\n\\r\\\\\\\\]`{|\\ud83e\uff3d\uff5c"],["s",["!",59],"\\ud83e"],["s",["!",57],["[","]\uff3d"]],"{",116,["s",5,["!",27]],["s",["!",117],["[+","`"]]],"^|\uff5c"]', // 115 skipMentioningText
      '[0,["s","\\\\",["[*","`"]]]', // 116 skipEscape
      '[0,["s",["&",118],123],"`"]', // 117 skipHidingSpan
      '[0,["q",119]]', // 118 skip_span
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],88],["|",0,null,true,["/",120,122]],92]],"`"]', // 119 read_span
      read_mention,
      readMentionedText,
      readSpanText,
      '[0,["q",124]]', // 123 skipOpeningSpan
      '[0,["handing",2,["t",[0,1,2],["hand",2,[],88],["|",0,null,true,["/",125,["$",["[","|\uff5c"]]]],95]],"`"]', // 124 readOpeningSpan
      '[0,["/",["|",1,null,true,["$",["[","^\\n\\r]`{|\\ud83e\uff3d\uff5c"]]],["t",[0,1],["!",59],"\\ud83e"],["t",[0,1],["!",57],["$",["[","]\uff3d"]]],"{",90],"^\\n\\r|\uff5c"]', // 125 readSpanPlainChar
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",127],"]\uff3d"]', // 126 readCloseOrBad
      '[1,["M","BadClose",58]]', // 127 readBadClose
      '[1,["M","MissingClose",""]]', // 128 readMissingClose
      '[1,["handing",1,["N",4,["s",["hand",1,["run"],[":",0,130]],131,["*",["s",132,131]],["/",136,137]]]],"\\n\\r"]', // 129 readFence
      '[0,["N",3,["s",5,[":",0,20]]],"\\n\\r"]', // 130 readFenceHead
      skipFenceText,
      '[1,["/",133,"\\ud83e"],"\\ud83e"]', // 132 noteFenceItem
      readMention,
      readMentionedArguments,
      '[1,["/","]\u25c0\ufe0f\ud83e\udd86",127],"]\uff3d"]', // 135 noteCloseOrBad
      '[0,["s",5,104],"\\n\\r"]', // 136 skipFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 137 readMissingFenceEnd
      '[1,["handing",3,["N",5,["s",["hand",3,["kind"],[":",0,139]],142,147]]],"\\n\\r <[\u25c1"]', // 138 readThought
      '[1,["M",3,["s",["?",5],21,[":",0,140]]],"\\n\\r <[\u25c1"]', // 139 readBadThought
      '[0,["/",["@",1,"<",141,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 140 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"]],"st"]', // 141 readThoughtName
      '[0,["*",["/",["[+","^<[\u25c1"],["s",["!",143],["[","^"]]]]]', // 142 skipThoughtText
      '[0,["q",144]]', // 143 skipOwnThoughtClose
      '[0,["same",3,145],"<[\u25c1"]', // 144 readOwnThoughtClose
      '[0,["/",["@",1,"</",141,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],146],"<[\u25c1"]', // 145 readThoughtClose
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 146 readAnalysisEnd
      '[1,["/",148,149]]', // 147 note_thoughtEnd
      '[0,["s",143,["[*","\\t "]]]', // 148 skipThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 149 readMissingThoughtEnd
      '[1,["N","OtherTurn",["s",151,["[*","^"]]]]', // 150 readOtherTurn
      '[1,["M","BadTurn",["s",["?",5],21,31]],"\\n\\r <"]', // 151 readBadTurn
      '[1,["M","BadForeignCall",["s",["?",5],21,12]],"\\n\\r <["]', // 152 readBadForeignCall
      '[0,["N",7,["s",["?",5],["[*","\\t "],[":",0,154]]],"\\t\\n\\r #*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 153 readTurnLabel
      '[0,["N",6,["s",["?",35],[":",0,155],37],["s",["?",35],[":",1,156],37],["s",["?",35],[":",2,157],37],["s",["?",35],40,37]],"#*+\\\\-AFOT_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 154 readLabel
      '[0,["/",["t",[0,1],["$",["i","thought"]],["?",["$",["i","s"]]]],"\u601d\u8003","\u8003\u3048"],"Tt\u601d\u8003"]', // 155 readThoughtWord
      '[0,["/",["t",[0,1],["$",["i","action"]],["?",["$",["i","s"]]]],"\u884c\u52d5","\u30a2\u30af\u30b7\u30e7\u30f3"],"Aa\u30a2\u884c"]', // 156 readActionWord
      '[0,["/",["$",["i","observation"]],"\u89b3\u5bdf"],"Oo\u89b3"]', // 157 readObservationWord
      '[1,["handing",2,["N",8,["s",["hand",2,[],[":",0,88]],["*",159],[":",1,["|",0,null,true,["@",0,133,["*",159]]]],91]]],"`"]', // 158 readSpan
      skipSpanText,
      '[0,["s",["[+","`"],"\ud83e\udd86"]]', // 160 skipMentionAhead
      '[1,["@",1,["endsInside",118],["M",4,["s",["[+","`"],[":",0,133],["[*","^\\n\\r`\\ud83e"],["&",["s",["[*","^\\n\\r"],["!",["[","^"]]]]]]]]', // 161 readMissingSpanEnd
      '[1,["M","BadImitation",["s","\ud83e\udd86",52,["?",["/","->","=>",">"]],52,["[","[\uff3b"]],["s","\ud83e\udd86",52,"\u25b6",52,["?",["[","({\u3010\uff08"]],["[","FIST"],["[",":\uff1a"]],["s","[",["?","["],["[","FIST"],":"],["s","{{",["[*","\\t "],["[","IST"],["[*","\\t "],["[",":\uff1a"]],["s","{{",["[*","\\t "],72,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],"}}"]],"[{\\ud83e"]', // 162 readBadImitation
      '[1,["M","BadStrayClose",["s",["[","]\uff3d"],52,"\u25c0",52,["!",59],"\ud83e\udd86"]]]', // 163 readBadStrayClose
      '[1,["@",1,["endsInside",51],["M","MissingOpenEnd",["s","\\ud83e",["[*","^"]]]]]', // 164 readMissingOpenEnd
      '[1,["@",1,["endsInside",70],["M","MissingReferenceEnd",["s","{{",["[*","^"]]]]]', // 165 readMissingReferenceEnd
      '[0,["N","Mark",["[+","`"],5,["[","^"]],"^"]', // 166 readMark
      '[0,["t",[0,1,2,3,4],168,169,44,170,["/",["&",22],["&",["s",8,46]]]],"\\n\\r"]', // 167 read_wrapperEnd
      readNewline,
      readIndent,
      '[0,["|",0,null,true,171]]', // 170 readBlanks
      '[0,["$",["[","\\t "]]]', // 171 read_blank
      '[0,["t",[0,1],["|",0,null,true,["/",171,168,173]],176]]', // 172 readTrail
      '[0,["/",174,175],"\\u001b<"]', // 173 readNoise
      '[0,["t",[0,1,2,3,4,5,6],["!",10],["!",12],["!",14],"<|",["|",1,null,true,["$",["[","0-9A-Z_a-z"]]],"|>",["?",["t",[0,1,2],["$",["[","A-Za-z"]],["|",0,null,true,["$",["[",".0-9=A-Z_a-z"]]],["&","<|"]]]],"<"]', // 174 readTemplateToken
      '[0,["t",[0,1,2],"\\u001b[",["|",0,null,true,["$",["[","0-;?"]]],["$",["[","A-Za-z"]]]]', // 175 readAnsiSequence
      '[0,["!",["[","^"]]]', // 176 readEof
      '[0,["L",["!",42]]]', // 177 leaf
      '[1,["L",48],"\\ud83e"]', // 178 leaf
      '[0,["L",130]]', // 179 leaf
      '[1,["L",181]]', // 180 leaf
      '[1,["/",133,182],"\\ud83e"]', // 181 readFenceItem
      '[0,["N","FenceMark","\\ud83e"]]', // 182 readFenceMark
      '[1,["L",["/",184,137]]]', // 183 leaf
      '[0,["N","FenceEnd",["s",5,104]],"\\n\\r"]', // 184 readFenceEnd
      '[1,["L",139]]', // 185 leaf
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",143],["[","^"]],null,0,null,false]]]', // 186 text
      '[1,["L",188]]', // 187 leaf
      '[1,["/",189,149]]', // 188 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",143,["[*","\\t "]]]]', // 189 readThoughtEnd
      '[1,["L",151]]', // 190 leaf
      '[0,[[["[","^"],null,0,null,false]]]', // 191 text
      '[1,["L",["/",152,153,158,["@",1,["&",160],161],75,78,6,162,163,164,165,166]]]', // 192 leaf
      '[0,["L",["?",194]]]', // 193 leaf
      '[0,["N","WrapperEnd",42]]', // 194 readWrapperEnd
      '[0,["L",196]]', // 195 leaf
      '[0,["N",9,[":",0,20]]]', // 196 readOpeningFenceHead
      '[0,["L",["?",153]]]', // 197 leaf
      '[1,["L",["/",153,152]],"\\t\\n\\r #*+\\\\-<AFOT[_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"]', // 198 leaf
      '[0,["L",200]]', // 199 leaf
      '[0,["/",["[+","^{"],["s",["!",70],"{"]],"^"]', // 200 skipReferenceText
      '[1,["L",["t",[0,1],75,["|",0,null,true,202]]],"{"]', // 201 leaf
      '[0,["/",["|",1,null,true,["$",["[","^{"]]],["t",[0,1],["!",70],"{"]],"^"]', // 202 readReferenceText
      '[1,["L",["?",["t",[0,1,2],170,154,["?",204]]]]]', // 203 leaf
      '[1,["handing",2,["N",10,["s",["[*","\\t "],["hand",2,[],[":",0,88]],["[*","\\t "],[":",1,133],["[*","\\t "],91,["[*","\\t "],["&",22]]]],"\\t `"]', // 204 readInlineCall
      '[1,["L",206]]', // 205 leaf
      '[1,["handing",1,["N",11,["s",5,["hand",1,[],[":",0,20]],["*",207],[":",1,["|",1,null,true,["@",0,133,["*",207]]]],5,104]]],"\\n\\r"]', // 206 readFencedCall
      '[0,["/",["[","\\t "],["s",5,["!",104]]],"\\t\\n\\r "]', // 207 skipFenceGap
      '[1,["L",["/",["t",[0,1],168,["/",["t",[0,1,2],170,154,["?",204]],204]],209]],"^"]', // 208 leaf
      '[1,["/",["|",1,null,true,["$",["[","^\\n\\r\\\\\\\\`\\ud83e"]]],210,211,168,119,["|",1,null,true,"`"],48,["$",["[","^"]]],"^"]', // 209 readLabelText
      '[0,["t",[0,1],"\\\\",["|",0,null,true,"`"]]]', // 210 readEscape
      '[0,["handing",1,["t",[0,1,2,3],168,["hand",1,[],20],["|",0,null,true,["/",120,["|",1,null,true,["$",["[","^\\n\\r\\ud83e"]]],"\\ud83e",["t",[0,1],168,["!",104]]]],["/",["t",[0,1],168,212],176]]],"\\n\\r"]', // 211 readCodeLines
      '[0,["t",[0,1,2,3],169,106,170,["&",22]]," `~"]', // 212 readFenceClose
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { handing: ofHanding, hand: ofHand, i: ofCase, closes: ofCloses, same: ofSame, "{": ofAction, endsInside: ofEndsInside } });
  let skipBadLineEnd: Match = rules.called(24, (made) => { skipBadLineEnd = made; });
  let skip_fenceHead: Match = rules.called(27, (made) => { skip_fenceHead = made; });
  let skipAsideAhead: Match = rules.called(28, (made) => { skipAsideAhead = made; });
  let skipLabelAhead: Match = rules.called(33, (made) => { skipLabelAhead = made; });
  let skipPlainSpan: Match = rules.called(41, (made) => { skipPlainSpan = made; });
  let noteOpenOrBad: Match = rules.called(49, (made) => { noteOpenOrBad = made; });
  let readCommandName: Match = rules.called(54, (made) => { readCommandName = made; });
  let readBadSpace: Match = rules.called(55, (made) => { readBadSpace = made; });
  let skipCommandEnd: Match = rules.called(56, (made) => { skipCommandEnd = made; });
  let skipLooseClose: Match = rules.called(58, (made) => { skipLooseClose = made; });
  let skipOpen: Match = rules.called(59, (made) => { skipOpen = made; });
  let readColon: Match = rules.called(60, (made) => { readColon = made; });
  let readBadCommand: Match = rules.called(63, (made) => { readBadCommand = made; });
  let readUnknownCommand: Match = rules.called(64, (made) => { readUnknownCommand = made; });
  let readMissingCommand: Match = rules.called(66, (made) => { readMissingCommand = made; });
  let skipBraces: Match = rules.called(69, (made) => { skipBraces = made; });
  let readPipe: Match = rules.called(74, (made) => { readPipe = made; });
  let readBadReference: Match = rules.called(77, (made) => { readBadReference = made; });
  let readBadBraces: Match = rules.called(78, (made) => { readBadBraces = made; });
  let readMentioningArguments: Match = rules.called(79, (made) => { readMentioningArguments = made; });
  let skipMentionedCode: Match = rules.called(86, (made) => { skipMentionedCode = made; });
  let readMentionedCode: Match = rules.called(87, (made) => { readMentionedCode = made; });
  let skipClosingTicks: Match = rules.called(91, (made) => { skipClosingTicks = made; });
  let readOpen: Match = rules.called(95, (made) => { readOpen = made; });
  let readSpace: Match = rules.called(99, (made) => { readSpace = made; });
  let readLooseClose: Match = rules.called(102, (made) => { readLooseClose = made; });
  let skipFenceClose: Match = rules.called(104, (made) => { skipFenceClose = made; });
  let readCloseOrBad: Match = rules.called(126, (made) => { readCloseOrBad = made; });
  let readMissingClose: Match = rules.called(128, (made) => { readMissingClose = made; });
  let noteCloseOrBad: Match = rules.called(135, (made) => { noteCloseOrBad = made; });

  const stepItem: Step = { op: 'choice', starts: ["\ud83e", "\n\r", "\n\r <[\u25c1", "\n\r <", null], alternatives: [{ op: 'leaf', read: rules.at(178) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepThought }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(192) }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'optional', body: { op: 'choice', starts: [" `~", " `~", "\n\r <[\u25c1", "\t\n\r #*+\\-<AFOT[_afot\u30a2\u601d\u6700\u8003\u884c\u89b3"], alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(197) }] }, { op: 'leaf', read: rules.at(198) }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(16) }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(177), body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: rules.at(193) }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: text0Code } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(179) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(180) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(183) }] } };
  const stepFenceText: Step = { op: 'rule', name: 'FenceText', attribute: -1, isText: true, body: { op: 'text', read: text1Code } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(185) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(187) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(186) } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(190) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(191) } };
  const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(195) }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(180) }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: rules.at(183) }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(199) } }, { op: 'loop', body: { op: 'leaf', read: rules.at(201) } }] },
      labels: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'again', step: () => stepThought } }, { op: 'leaf', read: rules.at(203) }, { op: 'loop', body: { op: 'choice', starts: ["\n\r", "\n\r <[\u25c1", "^"], alternatives: [{ op: 'leaf', read: rules.at(205) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(208) }] } }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Document', 'references', 'labels'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole text is in a code fence. Its macros are run as if the fence were not there.","example":"```\nAction:\n🦆▶️[T:run_tests]◀️🦆\n```","hint":"Write the text without a fence around it."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    MissingSpanEnd: {"code":"missing-span-end","severity":"error","meaning":"The text ends inside inline code. The macro in it is only mentioned, and is not run.","example":"Use `🦆▶️[T:run_tests]◀️🦆","hint":"The text was cut off: write all of it again.","isCut":true},
    BadOpen: {"code":"bad-open","severity":"warning","meaning":"An opening delimiter has spaces inside, or the wrong variation selectors.","example":"🦆▶[T:run_tests]◀️🦆","hint":"Start macros with 🦆▶️[."},
    BadClose: {"code":"bad-close","severity":"warning","meaning":"A closing delimiter has spaces inside, or the wrong variation selectors.","example":"🦆▶️[T:run_tests]◀🦆","hint":"End macros with ]◀️🦆."},
    MissingClose: {"code":"missing-close","severity":"error","meaning":"A macro is never closed. It is not run.","example":"🦆▶️[T:run_tests","hint":"End every macro with ]◀️🦆. If the text was cut off, write all of it again."},
    BadImitation: {"code":"bad-imitation","severity":"info","meaning":"Something only looks like a macro or a reference. It was read as text, and nothing is run.","example":"🦆>[T:run_tests]<🦆","hint":"If you meant a macro, write it as 🦆▶️[T:run_tests]◀️🦆."},
    BadStrayClose: {"code":"bad-stray-close","severity":"error","meaning":"A closing delimiter closes nothing.","example":"Done.]◀️🦆","hint":"Write the opening delimiter of the macro, or put the delimiter into inline code if it is only mentioned."},
    MissingOpenEnd: {"code":"missing-open-end","severity":"error","meaning":"The text ends inside an opening delimiter.","example":"Action:\n🦆▶️","hint":"The text was cut off: write all of it again.","isCut":true},
    BadCommand: {"code":"bad-command","severity":"warning","meaning":"A command is in lower case, in full-width letters, or a whole word.","example":"🦆▶️[TOOL:run_tests]◀️🦆","hint":"Write the command as one capital letter: T, F, S or I."},
    MissingCommand: {"code":"missing-command","severity":"error","meaning":"A macro has no command before its colon.","example":"🦆▶️[:run_tests]◀️🦆","hint":"Write the command letter: T, F, S or I."},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"Spaces around a command, a name or an argument. They were left out.","example":"🦆▶️[ T: run_tests ]◀️🦆","hint":"Write no spaces around the separators."},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A macro has full-width separators.","example":"🦆▶️[T：read_file｜{{F:main}}]◀️🦆","hint":"Write :, | and =."},
    MissingColon: {"code":"missing-colon","severity":"error","meaning":"A macro does not start with a command and a colon.","example":"🦆▶️[read_file|src/main.py]◀️🦆","hint":"Start with the command letter and a colon: 🦆▶️[T:read_file|…]◀️🦆."},
    BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","hint":"Write {{F:main}}."},
    BadBraces: {"code":"bad-braces","severity":"warning","meaning":"A reference has single braces. It was read as text, not as a file.","example":"🦆▶️[T:read_file|{F:main}]◀️🦆","hint":"Write {{F:main}}."},
    MissingReferenceEnd: {"code":"missing-reference-end","severity":"error","meaning":"The text ends inside a reference.","example":"I read {{F:ma","hint":"The text was cut off: write all of it again.","isCut":true},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
    BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. toolCalls of peglot/tools reads this one."},
    BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  },
  attributes: 4,
  tables: 0,
};
