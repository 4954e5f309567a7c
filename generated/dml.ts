// Generated from grammars/dml.peggy, grammars/dml/macros.peggy, grammars/dml/arguments.peggy, grammars/dml/references.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, and, caseless, choice, closes, coded, cut, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple } from '../src/engine/generated.ts';

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

  const TABLE_0 = tableOf([9, 10], [13, 13], [32, 32], [70, 70], [73, 73], [83, 84]);
  const TABLE_1 = tableOf([9, 10], [13, 13], [32, 32]);
  const TABLE_2 = tableOf([9, 10], [13, 13], [32, 32], [70, 70], [73, 73], [83, 84], [102, 102], [105, 105], [115, 116]);
  const TABLE_3 = tableOf([70, 70], [73, 73], [83, 84], [102, 102], [105, 105], [115, 116]);
  const TABLE_4 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 123], [125, 127]);
  const TABLE_5 = tableOf([0, 92], [94, 122], [125, 127]);
  const TABLE_6 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 90], [92, 92], [94, 95], [97, 123], [125, 127]);
  const TABLE_7 = tableOf([0, 92], [94, 95], [97, 122], [125, 127]);
  const TABLE_8 = tableOf([0, 9], [11, 12], [14, 95], [97, 127]);
  const BEYOND_0 = (c: number): boolean => (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 160 || c === 304 || c === 12288 || c === 65318 || c === 65321 || c === 65350 || c === 65353;
  const BEYOND_1 = (c: number): boolean => (c >= 65331 && c <= 65332) || (c >= 65363 && c <= 65364) || c === 304 || c === 65318 || c === 65321 || c === 65350 || c === 65353;
  const BEYOND_2 = (c: number): boolean => (c >= 12289 && c <= 65305) || (c >= 161 && c <= 12287) || c >= 65373 || (c >= 65307 && c <= 65371) || (c >= 128 && c <= 159);
  const BEYOND_3 = (c: number): boolean => (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65340) || c >= 65373 || (c >= 65342 && c <= 65371);
  const BEYOND_4 = (c: number): boolean => (c >= 12289 && c <= 55357) || (c >= 161 && c <= 12287) || (c >= 55359 && c <= 65305) || c >= 65373 || (c >= 128 && c <= 159) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65371) || c === 65340;
  const STOPS_0 = new Stops(m, "]{|\ud83e\uff3d\uff5c");
  const STOPS_1 = new Stops(m, "]`{|\ud83e\uff3d\uff5c");
  const STOPS_2 = new Stops(m, "\n\r`\ud83e");

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
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l10: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) {
        p = q;
        break l10;
      }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipCloseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l22: {
      const s23 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l24: {
          if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) { m.reaches(p, "]\u25c0\ufe0f\ud83e\udd86"); break l24; }
          p += 5;
          break l22;
        }
        p = s23;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = skipLooseClose(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readCommandCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_name: string | null = null;
    let l_colon!: ":" | BadSeparatorNode | MissingColonNode;
    let l_meant: BadCommandNode | null = null;
    let l_word: UnknownCommandNode | MissingCommandNode | null = null;
    l15: {
      const s16 = p;
      const t17 = m.trail.length;
      const c18 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (((c18 >= 83 && c18 <= 84) || c18 === 70 || c18 === 73)) {
        l19: {
          if ((p = readCommandName(p)) < 0) { break l19; }
          l_name = m.value as string;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l19; }
          l_colon = ":";
          p++;
          break l15;
        }
        p = s16;
        m.forget(t17);
        l_name = null;
        l_meant = null;
        l_word = null;
      }
      if ((c18 < 128 ? TABLE_0[c18] === 1 : c18 === 160 || c18 === 12288)) {
        l20: {
          const t21 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
            m.forget(t21);
          }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 83 && c <= 84) || c === 70 || c === 73)) || (p = readCommandName(p)) < 0) { m.touched ||= p >= end; break l20; }
          l_name = m.value as string;
          if (skipCommandEnd(p) < 0) {  break l20; }
          const t25 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
            m.forget(t25);
          }
          if ((p = readColon(p)) < 0) { break l20; }
          l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
          break l15;
        }
        p = s16;
        m.forget(t17);
        l_name = null;
        l_meant = null;
        l_word = null;
      }
      if ((c18 < 128 ? TABLE_2[c18] === 1 : BEYOND_0(c18))) {
        l26: {
          const t27 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
            m.forget(t27);
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_1(c))) || (p = readBadCommand(p)) < 0) { m.touched ||= p >= end; break l26; }
          l_meant = m.value as BadCommandNode;
          const t28 = m.trail.length;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
            p = q;
          } else {
            m.touched ||= p >= end;
            m.forget(t28);
          }
          if ((p = readColon(p)) < 0) { break l26; }
          l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
          break l15;
        }
        p = s16;
        m.forget(t17);
        l_name = null;
        l_meant = null;
        l_word = null;
      }
      const t29 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
        p = q;
      } else {
        m.touched ||= p >= end;
        m.forget(t29);
      }
      l30: {
        const t32 = m.trail.length;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_2(c))) && (q = readUnknownCommand(p)) >= 0) {
          p = q;
          l_word = m.value as UnknownCommandNode;
          break l30;
        }
        m.forget(t32);
        m.touched ||= p >= end;
        if ((p = readMissingCommand(p)) < 0) { return -1; }
        l_word = m.value as MissingCommandNode;
      }
      const t33 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 160 || c === 12288)) && (q = readBadSpace(p)) >= 0) {
        p = q;
      } else {
        m.touched ||= p >= end;
        m.forget(t33);
      }
      if ((p = readColon(p)) < 0) { return -1; }
      l_colon = m.value as ":" | BadSeparatorNode | MissingColonNode;
    }
    const node: CommandNode = { type: 'Command', start: m.base + start, end: m.base + p, name: l_name, colon: l_colon, meant: l_meant, word: l_word };
    m.value = node;
    return p;
  }

  function skipArgumentTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l42: {
      const s43 = p;
      const c44 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c44 < 128 ? TABLE_5[c44] === 1 : BEYOND_3(c44)))) {
        l45: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : BEYOND_3(c)))) { m.touched ||= p >= end; break l45; }
          p++;
          const near46 = p + 16;
          while (p < near46 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : BEYOND_3(c)))) p++;
          if (p === near46) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^]{|\ud83e\uff3d\uff5c";
          break l42;
        }
        p = s43;
      }
      if (c44 === 55358) {
        l47: {
          if ((p < end && text.charCodeAt(p) === 55358) && skipOpen(p) >= 0) { break l47; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l47; }
          p++;
          break l42;
        }
        p = s43;
      }
      if ((c44 === 93 || c44 === 65341)) {
        l48: {
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && skipClose(p) >= 0) { break l48; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.touched ||= p >= end; break l48; }
          p++;
          break l42;
        }
        p = s43;
      }
      if ((p < end && text.charCodeAt(p) === 123) && skipBraces(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readPartCode(p: number): number {
    const { text, end } = m;
    let q = 0;
    let value!: PipeNode | ReferenceNode | BadBracesNode;
    l56: {
      const t58 = m.trail.length;
      const c59 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c59 === 124 || c59 === 65372) && (q = readPipe(p)) >= 0) {
        p = q;
        value = m.value as PipeNode;
        break l56;
      }
      m.forget(t58);
      if (c59 === 123 && (q = readReference(p)) >= 0) {
        p = q;
        value = m.value as ReferenceNode;
        break l56;
      }
      m.forget(t58);
      if (!(p < end && text.charCodeAt(p) === 123) || (p = readBadBraces(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadBracesNode;
    }
    m.value = value;
    return p;
  }

  function readArgumentsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_parts!: (PipeNode | ReferenceNode | BadBracesNode)[];

    while ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipArgumentText(p)) >= 0) {
      p = q;

    }
    m.touched ||= p >= end;
    const list54: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
    l49: for (;;) {
      const s51 = p;
      const t52 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
        l50: {
          let v53!: PipeNode | ReferenceNode | BadBracesNode;
          if ((p = readPart(p)) < 0) { break l50; }
          v53 = m.value as PipeNode | ReferenceNode | BadBracesNode;

          while ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipArgumentText(p)) >= 0) {
            p = q;

          }
          m.touched ||= p >= end;
          list54.push(v53);
          continue l49;
        }
        p = s51;
        m.forget(t52);
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list54;
    const node: ArgumentsNode = { type: 'Arguments', start: m.base + start, end: m.base + p, parts: l_parts };
    m.value = node;
    return p;
  }

  function skipMentionHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = skipOpen(p)) < 0) { m.touched ||= p >= end; return -1; }
    let n67 = 0;
    l64: for (;;) {
      if (n67 >= 8) break;
      const s66 = p;
      l65: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 160 || c === 12288))) { m.touched ||= p >= end; break l65; }
        p++;
        n67++;
        continue l64;
      }
      p = s66;
      break;
    }
    let n71 = 0;
    l68: for (;;) {
      if (n71 >= 64) break;
      const s70 = p;
      l69: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_4(c)))) { m.touched ||= p >= end; break l69; }
        p++;
        n71++;
        continue l68;
      }
      p = s70;
      break;
    }
    if (n71 < 1) { return -1; }
    let n75 = 0;
    l72: for (;;) {
      if (n75 >= 8) break;
      const s74 = p;
      l73: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 160 || c === 12288))) { m.touched ||= p >= end; break l73; }
        p++;
        n75++;
        continue l72;
      }
      p = s74;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readTickRunCode(p: number): number {
    const { text, end } = m;
    let value!: string;
    const s90 = p;
    let n94 = 0;
    l91: for (;;) {
      if (n94 >= 32) break;
      const s93 = p;
      l92: {
        if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l92; }
        p++;
        n94++;
        continue l91;
      }
      p = s93;
      break;
    }
    if (n94 < 1) { return -1; }
    value = text.slice(s90, p);
    if ((p < end && text.charCodeAt(p) === 96)) { return -1; }
    m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function readOtherTicksCode(p: number): number {
    const { text, end } = m;
    let value!: [null, "`"[]];
    let e95!: null;
    if ((p < end && text.charCodeAt(p) === 96) && skipClosingTicks(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    e95 = null;
    let e96!: "`"[];
    const list101: "`"[] = [];
    l97: for (;;) {
      if ((p < end && text.charCodeAt(p) === 96)) {
        let v100!: "`";

        v100 = "`";
        p++;
        list101.push(v100);
        continue l97;
      } else m.touched ||= p >= end;
      break;
    }
    if (list101.length === 0) { return -1; }
    e96 = list101;
    value = [e95, e96];
    m.value = value;
    return p;
  }

  function readMentionHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    let e103!: "🦆▶️[" | ["🦆", string[], "▶", string[], string];
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = readOpen(p)) < 0) { m.touched ||= p >= end; return -1; }
    e103 = m.value as "🦆▶️[" | ["🦆", string[], "▶", string[], string];
    let e104!: string[];
    const list110: string[] = [];
    let n108 = 0;
    l105: for (;;) {
      if (n108 >= 8) break;
      const s107 = p;
      l106: {
        let v109!: string;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 160 || c === 12288)) || (p = readSpace(p)) < 0) { m.touched ||= p >= end; break l106; }
        v109 = m.value as string;
        list110.push(v109);
        n108++;
        continue l105;
      }
      p = s107;
      break;
    }
    e104 = list110;
    let e111!: string[];
    const list117: string[] = [];
    let n115 = 0;
    l112: for (;;) {
      if (n115 >= 64) break;
      const s114 = p;
      l113: {
        let v116!: string;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_4(c)))) { m.touched ||= p >= end; break l113; }
        v116 = text.charAt(p);
        p++;
        list117.push(v116);
        n115++;
        continue l112;
      }
      p = s114;
      break;
    }
    if (n115 < 1) { return -1; }
    e111 = list117;
    let e118!: string[];
    const list124: string[] = [];
    let n122 = 0;
    l119: for (;;) {
      if (n122 >= 8) break;
      const s121 = p;
      l120: {
        let v123!: string;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 160 || c === 12288)) || (p = readSpace(p)) < 0) { m.touched ||= p >= end; break l120; }
        v123 = m.value as string;
        list124.push(v123);
        n122++;
        continue l119;
      }
      p = s121;
      break;
    }
    e118 = list124;
    let e125!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    e125 = text.charAt(p);
    p++;
    value = [e103, e104, e111, e118, e125];
    m.value = value;
    return p;
  }

  function readArgumentTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | [null, "\ud83e"] | [null, string] | [null, "{"];
    l126: {
      const s127 = p;
      const c128 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c128 < 128 ? TABLE_5[c128] === 1 : BEYOND_3(c128)))) {
        l129: {
          const list134: string[] = [];
          l130: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : BEYOND_3(c)))) {
              let v133!: string;
              v133 = text.charAt(p);
              p++;
              list134.push(v133);
              continue l130;
            } else m.touched ||= p >= end;
            break;
          }
          if (list134.length === 0) { break l129; }
          value = list134;
          break l126;
        }
        p = s127;
      }
      if (c128 === 55358) {
        l136: {
          let e137!: null;
          if ((p < end && text.charCodeAt(p) === 55358) && skipOpen(p) >= 0) { break l136; }
          m.touched ||= p >= end;
          e137 = null;
          let e138!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l136; }
          e138 = "\ud83e";
          p++;
          value = [e137, e138];
          break l126;
        }
        p = s127;
      }
      if ((c128 === 93 || c128 === 65341)) {
        l139: {
          let e140!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && skipClose(p) >= 0) { break l139; }
          m.touched ||= p >= end;
          e140 = null;
          let e141!: string;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.touched ||= p >= end; break l139; }
          e141 = text.charAt(p);
          p++;
          value = [e140, e141];
          break l126;
        }
        p = s127;
      }
      let e142!: null;
      if ((p < end && text.charCodeAt(p) === 123) && skipBraces(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      e142 = null;
      let e143!: "{";
      if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
      e143 = "{";
      p++;
      value = [e142, e143];
    }
    m.value = value;
    return p;
  }

  function readCloseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    l144: {
      const s145 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l146: {
          if (!text.startsWith("]\u25c0\ufe0f\ud83e\udd86", p)) { m.reaches(p, "]\u25c0\ufe0f\ud83e\udd86"); break l146; }
          value = "]\u25c0\ufe0f\ud83e\udd86";
          p += 5;
          break l144;
        }
        p = s145;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = readLooseClose(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as [string, string[], "◀", string[], "🦆"];
    }
    m.value = value;
    return p;
  }

  function skipMentionedTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    l82: {
      const s83 = p;
      const c84 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c84 < 128 ? TABLE_7[c84] === 1 : BEYOND_3(c84)))) {
        l85: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_3(c)))) { m.touched ||= p >= end; break l85; }
          p++;
          const near86 = p + 16;
          while (p < near86 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_3(c)))) p++;
          if (p === near86) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^]`{|\ud83e\uff3d\uff5c";
          break l82;
        }
        p = s83;
      }
      if (c84 === 123) {

        p++;
        break l82;
      }
      if (c84 === 55358) {
        l88: {
          if ((p < end && text.charCodeAt(p) === 55358) && skipOpen(p) >= 0) { break l88; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l88; }
          p++;
          break l82;
        }
        p = s83;
      }
      if ((c84 === 93 || c84 === 65341)) {
        l89: {
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && skipClose(p) >= 0) { break l89; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.touched ||= p >= end; break l89; }
          p++;
          break l82;
        }
        p = s83;
      }
      if (c84 === 96 && (q = skipMentionedCode(p)) >= 0) {
        p = q;
        break l82;
      }
      if (!(p < end && text.charCodeAt(p) === 96)) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 96)) p++;
      m.touched ||= p >= end;
    }
    return p;
  }

  function skip_mentionCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = skipMentionHead(p)) < 0) { m.touched ||= p >= end; return -1; }
    l76: for (;;) {
      const s78 = p;
      if ((p < end)) {
        l77: {
          l80: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipMentionedText(p)) >= 0) {
              p = q;
              break l80;
            }
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372))) { m.touched ||= p >= end; break l77; }
            p++;
          }
          continue l76;
        }
        p = s78;
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
    const { text, end } = m;
    let c = 0;
    let q = 0;
    let value!: string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`"[];
    l157: {
      const s158 = p;
      const c159 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c159 < 128 ? TABLE_7[c159] === 1 : BEYOND_3(c159)))) {
        l160: {
          const list165: string[] = [];
          l161: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_3(c)))) {
              let v164!: string;
              v164 = text.charAt(p);
              p++;
              list165.push(v164);
              continue l161;
            } else m.touched ||= p >= end;
            break;
          }
          if (list165.length === 0) { break l160; }
          value = list165;
          break l157;
        }
        p = s158;
      }
      if (c159 === 123) {

        value = "{";
        p++;
        break l157;
      }
      if (c159 === 55358) {
        l168: {
          let e169!: null;
          if ((p < end && text.charCodeAt(p) === 55358) && skipOpen(p) >= 0) { break l168; }
          m.touched ||= p >= end;
          e169 = null;
          let e170!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l168; }
          e170 = "\ud83e";
          p++;
          value = [e169, e170];
          break l157;
        }
        p = s158;
      }
      if ((c159 === 93 || c159 === 65341)) {
        l171: {
          let e172!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && skipClose(p) >= 0) { break l171; }
          m.touched ||= p >= end;
          e172 = null;
          let e173!: string;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341))) { m.touched ||= p >= end; break l171; }
          e173 = text.charAt(p);
          p++;
          value = [e172, e173];
          break l157;
        }
        p = s158;
      }
      if (c159 === 96 && (q = readMentionedCode(p)) >= 0) {
        p = q;
        value = m.value as [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string];
        break l157;
      }
      const list178: "`"[] = [];
      l174: for (;;) {
        if ((p < end && text.charCodeAt(p) === 96)) {
          let v177!: "`";

          v177 = "`";
          p++;
          list178.push(v177);
          continue l174;
        } else m.touched ||= p >= end;
        break;
      }
      if (list178.length === 0) { return -1; }
      value = list178;
    }
    m.value = value;
    return p;
  }

  function read_mentionCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    let value!: [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]];
    let e147!: ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = readMentionHead(p)) < 0) { m.touched ||= p >= end; return -1; }
    e147 = m.value as ["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string];
    let e148!: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[];
    const list153: (string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string)[] = [];
    l149: for (;;) {
      const s151 = p;
      if ((p < end)) {
        l150: {
          let v152!: string[] | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | string;
          l155: {
            if ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = readMentionedText(p)) >= 0) {
              p = q;
              v152 = m.value as string[] | "{" | [null, "\ud83e"] | [null, string] | [string, (string[] | [null, "`"[]])[], [["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]], ([["🦆▶️[" | ["🦆", string[], "▶", string[], string], string[], string[], string[], string], (string[] | [null, "\ud83e"] | [null, string] | [null, "{"] | string)[], "]◀️🦆" | [string, string[], "◀", string[], "🦆"]] | string[] | [null, "`"[]])[], string] | "`"[];
              break l155;
            }
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 124 || c === 65372))) { m.touched ||= p >= end; break l150; }
            v152 = text.charAt(p);
            p++;
          }
          list153.push(v152);
          continue l149;
        }
        p = s151;
      } else m.touched ||= p >= end;
      break;
    }
    e148 = list153;
    let e180!: "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || (p = readClose(p)) < 0) { m.touched ||= p >= end; return -1; }
    e180 = m.value as "]◀️🦆" | [string, string[], "◀", string[], "🦆"];
    value = [e147, e148, e180];
    m.value = value;
    return p;
  }

  function readSpanTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | [null, "\ud83e"] | [null, "`"[]];
    l181: {
      const s182 = p;
      const c183 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c183 < 128 ? TABLE_8[c183] === 1 : (c183 >= 128 && c183 <= 55357) || c183 >= 55359))) {
        l184: {
          const list189: string[] = [];
          l185: for (;;) {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) {
              let v188!: string;
              v188 = text.charAt(p);
              p++;
              list189.push(v188);
              continue l185;
            } else m.touched ||= p >= end;
            break;
          }
          if (list189.length === 0) { break l184; }
          value = list189;
          break l181;
        }
        p = s182;
      }
      if (c183 === 55358) {
        l191: {
          let e192!: null;
          if ((p < end && text.charCodeAt(p) === 55358) && skip_mention(p) >= 0) { break l191; }
          m.touched ||= p >= end;
          e192 = null;
          let e193!: "\ud83e";
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l191; }
          e193 = "\ud83e";
          p++;
          value = [e192, e193];
          break l181;
        }
        p = s182;
      }
      if (!(p < end && text.charCodeAt(p) === 96) || (p = readOtherTicks(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as [null, "`"[]];
    }
    m.value = value;
    return p;
  }

  function readMacroCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_command!: CommandNode;
    let l_args!: ArgumentsNode | MentioningArgumentsNode;
    let l_close!: "]◀️🦆" | BadCloseNode | MissingCloseNode;
    if (!(p < end && text.charCodeAt(p) === 55358) || (p = noteOpenOrBad(p)) < 0) { m.touched ||= p >= end; return -1; }
    if ((p = readCommand(p)) < 0) { return -1; }
    l_command = m.value as CommandNode;
    l34: {
      const s35 = p;
      const t36 = m.trail.length;
      if ((p < end)) {
        l37: {
          if ((p = readArguments(p)) < 0) { break l37; }
          l_args = m.value as ArgumentsNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) || skipClose(p) < 0) { m.touched ||= p >= end; break l37; }
          break l34;
        }
        p = s35;
        m.forget(t36);
      } else
      m.touched ||= p >= end;
      if ((p = readMentioningArguments(p)) < 0) { return -1; }
      l_args = m.value as MentioningArgumentsNode;
    }
    l194: {
      const t196 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 65341)) && (q = readCloseOrBad(p)) >= 0) {
        p = q;
        l_close = m.value as "]◀️🦆" | BadCloseNode;
        break l194;
      }
      m.forget(t196);
      m.touched ||= p >= end;
      if ((p = readMissingClose(p)) < 0) { return -1; }
      l_close = m.value as MissingCloseNode;
    }
    const node: MacroNode = { type: 'Macro', start: m.base + start, end: m.base + p, command: l_command, args: l_args, close: l_close };
    m.value = node;
    return p;
  }

  function readMentionedArgumentsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let q = 0;
    const start = p;
    let l_parts!: (PipeNode | ReferenceNode | BadBracesNode)[];

    while ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipMentionedText(p)) >= 0) {
      p = q;

    }
    m.touched ||= p >= end;
    const list206: (PipeNode | ReferenceNode | BadBracesNode)[] = [];
    l201: for (;;) {
      const s203 = p;
      const t204 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 123 && c <= 124) || c === 65372))) {
        l202: {
          let v205!: PipeNode | ReferenceNode | BadBracesNode;
          if ((p = readPart(p)) < 0) { break l202; }
          v205 = m.value as PipeNode | ReferenceNode | BadBracesNode;

          while ((p < end && (((c = text.charCodeAt(p)) >= 125 && c <= 65371) || c >= 65373 || c <= 123)) && (q = skipMentionedText(p)) >= 0) {
            p = q;

          }
          m.touched ||= p >= end;
          list206.push(v205);
          continue l201;
        }
        p = s203;
        m.forget(t204);
      } else m.touched ||= p >= end;
      break;
    }
    l_parts = list206;
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
    const { text, end } = m;
    let c = 0;
    l212: {
      const s213 = p;
      const c214 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c214 < 128 ? TABLE_8[c214] === 1 : (c214 >= 128 && c214 <= 55357) || c214 >= 55359))) {
        l215: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) { m.touched ||= p >= end; break l215; }
          p++;
          const near216 = p + 16;
          while (p < near216 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 128 && c <= 55357) || c >= 55359))) p++;
          if (p === near216) p = STOPS_2.next(p);
          m.touched ||= p >= end && "^\n\r`\ud83e";
          break l212;
        }
        p = s213;
      }
      if (c214 === 55358) {
        l217: {
          if ((p < end && text.charCodeAt(p) === 55358) && skip_mention(p) >= 0) { break l217; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 55358) { m.touched ||= p >= end; break l217; }
          p++;
          break l212;
        }
        p = s213;
      }
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipOtherTicks(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readNewlineCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l218: {
      const s219 = p;
      const c220 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c220 === 13) {
        l221: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l221; }
          value = "\r\n";
          p += 2;
          break l218;
        }
        p = s219;
      }
      if (c220 === 10) {

        value = "\n";
        p++;
        break l218;
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
    const list228: " "[] = [];
    let n226 = 0;
    l223: for (;;) {
      if (n226 >= 3) break;
      const s225 = p;
      l224: {
        let v227!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l224; }
        v227 = " ";
        p++;
        list228.push(v227);
        n226++;
        continue l223;
      }
      p = s225;
      break;
    }
    value = list228;
    m.value = value;
    return p;
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
  const skipBits = repeat(m, { least: 0, most: 6 }, one(m, "\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"));
  const skipEscape = seq(lit(m, "\\"), run(m, "`"));
  const skipPlainSpan = seq(lit(m, "`"), run(m, "^\n\r`\ud83e", 1), lit(m, "`"), not(m, lit(m, "`")));
  const skipTextMark = choice(m, seq(skipNewline, not(m, skip_fenceHead)), seq(lit(m, "["), not(m, one(m, "FIST["))),
    seq(one(m, "]\uff3d"), not(m, one(m, "\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"))), seq(lit(m, "{"), not(m,
        one(m, "Ff{\uff26\uff46"))), seq(lit(m, "<"), not(m, lit(m, "|"))), seq(lit(m, "\ud83e"), one(m, "^\udd86")),
    seq(lit(m, "\u25c0"), optional(m, seq(skipBits, lit(m, "\ud83e\udd86"), not(m, seq(skipBits, lit(m,
    "\u25b6")))))), skipEscape, skipPlainSpan);
  const readText = node(m, 'Text', many(m, 0, choice(m, run(m, "^\n\r\u001b<[-]`{\u25c0\ud83e\uff3d", 1),
        skipTextMark)));
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readWrapperRun = closes(m, 0, readFenceRun);
  const skipWrapperRun = quiet(m, readWrapperRun);
  const skipEof = not(m, one(m, "^"));
  const skipTrail = seq(many(m, 0, choice(m, one(m, "\t "), skipNewline, skipNoise)), skipEof);
  const skip_wrapperEnd = seq(skipNewline, skipIndent, skipWrapperRun, run(m, "\t "), choice(m, and(m, skipLineEnd),
      and(m, seq(skipNoise, skipTrail))));
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
  const skipAliasName = seq(run(m, "^\t\n\r \\\\`{-}\ud83e\uff5c", 1), many(m, 0, seq(run(m, "\t ", 1), run(m,
          "^\t\n\r \\\\`{-}\ud83e\uff5c", 1))));
  const skipFileWord = choice(m, seq(one(m, "Ff"), one(m, "Ii"), one(m, "Ll"), one(m, "Ee")), one(m,
  "Ff\uff26\uff46"));
  const skip_reference = choice(m, seq(lit(m, "{{F:"), skipAliasName, lit(m, "}}")), seq(lit(m, "{{"), run(m, "\t "),
      skipFileWord, run(m, "\t "), one(m, ":\uff1a"), run(m, "\t "), skipAliasName, run(m, "\t "), lit(m, "}}")));
  const skipBraces = choice(m, skip_reference, seq(lit(m, "{"), skipFileWord, one(m, ":\uff1a"), skipAliasName,
      lit(m, "}"), not(m, lit(m, "}"))));
  const skipArgumentText = coded(skipArgumentTextCode, "^|\uff5c", true);
  const readPipe = node(m, (start, end, l) => ({ type: 'Pipe', start, end, wide: l[0] ?? null }), lit(m, "|"),
    label(m, 0, lit(m, "\uff5c")));
  const readAliasName = text(m, seq(run(m, "^\t\n\r \\\\`{-}\ud83e\uff5c", 1), many(m, 0, seq(run(m, "\t ", 1),
          run(m, "^\t\n\r \\\\`{-}\ud83e\uff5c", 1)))));
  const readBadReference = mistake(m, (start, end, raw, l) => ({ type: 'BadReference', start, end, raw,
        alias: l[0] }), seq(lit(m, "{{"), run(m, "\t "), skipFileWord, run(m, "\t "), one(m, ":\uff1a"), run(m,
      "\t "), label(m, 0, readAliasName), run(m, "\t "), lit(m, "}}")));
  const readReference = node(m, (start, end, l) => ({ type: 'Reference', start, end, alias: l[0] ?? null,
        bad: l[1] ?? null }), seq(lit(m, "{{F:"), label(m, 0, readAliasName), lit(m, "}}")), label(m, 1,
      readBadReference));
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
  const skipFenceText = many(m, 0, choice(m, run(m, "^\n\r\ud83e", 1), seq(skipNewline, not(m, skipFenceClose))));
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
  const text140 = rounds(m, { run: "^\n\r\u001b<[-]`{\u25c0\ud83e\uff3d", least: 1, only: { "\n": " `~",
        "[": "FIST[", "]": "\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f",
        "\uff3d": "\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f", "{": "Ff{\uff26\uff46", "<": "|" } },
    { before: seq(skipNewline, not(m, skip_fenceHead)) }, { before: seq(lit(m, "["), not(m, one(m, "FIST["))) },
    { before: seq(one(m, "]\uff3d"), not(m, one(m, "\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"))) },
    { before: seq(lit(m, "{"), not(m, one(m, "Ff{\uff26\uff46"))) }, { before: seq(lit(m, "<"), not(m, lit(m,
      "|"))) }, { before: seq(lit(m, "\ud83e"), one(m, "^\udd86")) }, { before: seq(lit(m, "\u25c0"),
        optional(m, seq(skipBits, lit(m, "\ud83e\udd86"), not(m, seq(skipBits, lit(m, "\u25b6")))))) },
    { before: lit(m, "\\"), run: "`" }, { before: seq(lit(m, "`"), run(m, "^\n\r`\ud83e", 1), lit(m, "`"), not(m,
          lit(m, "`"))) });
  const leaf141 = leaf(m, not(m, skip_wrapperEnd));
  const leaf142 = leaf(m, readMacro);
  const leaf143 = leaf(m, readFenceHead);
  const text144 = rounds(m, { run: "^\n\r\ud83e", least: 1, only: { "\n": " `~" } }, { before: seq(skipNewline,
        not(m, skipFenceClose)) });
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
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole text is in a code fence. Its macros are run as if the fence were not there.","example":"```\nAction:\n🦆▶️[T:run_tests]◀️🦆\n```","mend":"Write the text without a fence around it.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    MissingSpanEnd: {"code":"missing-span-end","severity":"error","meaning":"The text ends inside inline code. The macro in it is only mentioned, and is not run.","example":"Use `🦆▶️[T:run_tests]◀️🦆","mend":"The text was cut off: write all of it again.","isCut":true},
    BadOpen: {"code":"bad-open","severity":"warning","meaning":"An opening delimiter has spaces inside, or the wrong variation selectors.","example":"🦆▶[T:run_tests]◀️🦆","mend":"Start macros with 🦆▶️[.","isCut":false},
    BadClose: {"code":"bad-close","severity":"warning","meaning":"A closing delimiter has spaces inside, or the wrong variation selectors.","example":"🦆▶️[T:run_tests]◀🦆","mend":"End macros with ]◀️🦆.","isCut":false},
    MissingClose: {"code":"missing-close","severity":"error","meaning":"A macro is never closed. It is not run.","example":"🦆▶️[T:run_tests","mend":"End every macro with ]◀️🦆. If the text was cut off, write all of it again.","isCut":false},
    BadImitation: {"code":"bad-imitation","severity":"info","meaning":"Something only looks like a macro or a reference. It was read as text, and nothing is run.","example":"🦆>[T:run_tests]<🦆","mend":"If you meant a macro, write it as 🦆▶️[T:run_tests]◀️🦆.","isCut":false},
    BadStrayClose: {"code":"bad-stray-close","severity":"error","meaning":"A closing delimiter closes nothing.","example":"Done.]◀️🦆","mend":"Write the opening delimiter of the macro, or put the delimiter into inline code if it is only mentioned.","isCut":false},
    MissingOpenEnd: {"code":"missing-open-end","severity":"error","meaning":"The text ends inside an opening delimiter.","example":"Action:\n🦆▶️","mend":"The text was cut off: write all of it again.","isCut":true},
    BadCommand: {"code":"bad-command","severity":"warning","meaning":"A command is in lower case, in full-width letters, or a whole word.","example":"🦆▶️[TOOL:run_tests]◀️🦆","mend":"Write the command as one capital letter: T, F, S or I.","isCut":false},
    MissingCommand: {"code":"missing-command","severity":"error","meaning":"A macro has no command before its colon.","example":"🦆▶️[:run_tests]◀️🦆","mend":"Write the command letter: T, F, S or I.","isCut":false},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"Spaces around a command, a name or an argument. They were left out.","example":"🦆▶️[ T: run_tests ]◀️🦆","mend":"Write no spaces around the separators.","isCut":false},
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
