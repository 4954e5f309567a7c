// Generated from grammars/amounts.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type Match, type NodesByType, type TextPiece, type TreeNode, Machine, Rules, coded, once, tableOf, ofCase } from '../src/engine/generated.ts';

export interface TextNode extends TreeNode {
  readonly type: 'Text';
  readonly parts: (LossNode | AmountNode | WordNode | MarkNode)[];
}
export interface AmountNode extends TreeNode {
  readonly type: 'Amount';
  readonly sign: string;
  readonly number: RadixNode | ShareNode | MixedNode | FractionNode | GlyphNode | GroupedNode | PlainNode;
  readonly percent: string;
  readonly scale: MoneyMillionNode | ThousandNode | MillionNode | BillionNode | null;
}
export interface LossNode extends TreeNode { readonly type: 'Loss'; readonly text: string; }
export interface RadixNode extends TreeNode { readonly type: 'Radix'; readonly text: string; }
export interface ShareNode extends TreeNode {
  readonly type: 'Share';
  readonly above: string;
  readonly below: string;
}
export interface MixedNode extends TreeNode {
  readonly type: 'Mixed';
  readonly whole: string;
  readonly above: string;
  readonly below: string;
}
export interface FractionNode extends TreeNode {
  readonly type: 'Fraction';
  readonly above: string;
  readonly below: string;
}
export interface GlyphNode extends TreeNode {
  readonly type: 'Glyph';
  readonly whole: string;
  readonly glyph: string;
}
export interface GroupedNode extends TreeNode {
  readonly type: 'Grouped';
  readonly whole: string;
  readonly part: string | null;
}
export interface PlainNode extends TreeNode { readonly type: 'Plain'; readonly text: string; }
export interface ThousandNode extends TreeNode { readonly type: 'Thousand'; }
export interface MillionNode extends TreeNode { readonly type: 'Million'; }
export interface MoneyMillionNode extends TreeNode { readonly type: 'MoneyMillion'; }
export interface BillionNode extends TreeNode { readonly type: 'Billion'; }
export interface WordNode extends TreeNode { readonly type: 'Word'; readonly text: string; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<TextNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Text', 'model'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Loss', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Radix', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Share', start, end, above: l[0], below: l[1] }),
  (start, end, l) => ({ type: 'Mixed', start, end, whole: l[0], above: l[1], below: l[2] }),
  (start, end, l) => ({ type: 'Fraction', start, end, above: l[0], below: l[1] }),
  (start, end, l) => ({ type: 'Glyph', start, end, whole: l[0], glyph: l[1] }),
  (start, end, l) => ({ type: 'Word', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Mark', start, end, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("\t\n\r -#(-*,.:;=?`~");
  const TABLE_1 = tableOf("$+\\-.0-9CEGU");
  const TABLE_2 = tableOf("$+\\-CEGU");
  const TABLE_3 = tableOf("$CEGU");
  const TABLE_4 = tableOf("\t ");
  const TABLE_5 = tableOf("0-9");
  const TABLE_6 = tableOf(" '_");
  const TABLE_7 = tableOf(".0-9");
  const TABLE_8 = tableOf("BKMTbkmt");
  const TABLE_9 = tableOf("\t BKMTbkmt");
  const TABLE_10 = tableOf("\t $CEGU");
  const TABLE_11 = tableOf("A-Za-z");
  const TABLE_12 = tableOf(",-:A-Za-z");
  const BEYOND_0 = (c: number): boolean => (c >= 8220 && c <= 8221) || c === 160 || c === 176 || c === 8230 || c === 8239 || c === 8776;
  const BEYOND_1 = (c: number): boolean => (c >= 188 && c <= 190) || (c >= 8531 && c <= 8532) || c === 163 || c === 165 || c === 8364 || c === 8377 || c === 8539 || c === 8722;
  const BEYOND_2 = (c: number): boolean => c === 163 || c === 165 || c === 8364 || c === 8377 || c === 8722;
  const BEYOND_3 = (c: number): boolean => c === 163 || c === 165 || c === 8364 || c === 8377;
  const BEYOND_4 = (c: number): boolean => (c >= 188 && c <= 190) || (c >= 8531 && c <= 8532) || c === 8539;
  const BEYOND_5 = (c: number): boolean => c === 160 || c === 8217 || c === 8239;
  const BEYOND_6 = (c: number): boolean => c === 160 || c === 8239 || c === 8490;
  const BEYOND_7 = (c: number): boolean => c === 160 || c === 163 || c === 165 || c === 8239 || c === 8364 || c === 8377;
  const BEYOND_8 = (c: number): boolean => (c >= 12352 && c <= 55295) || (c >= 880 && c <= 8191) || (c >= 170 && c <= 767);
  const BEYOND_9 = (c: number): boolean => (c >= 12352 && c <= 55295) || (c >= 880 && c <= 8191) || (c >= 170 && c <= 767) || c === 8211;

  function readGroupedCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_whole!: string;
    let l_part!: string | null;
    l25: {
      const s26 = p;
      const c27 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c27 >= 48 && c27 <= 57))) {
        l28: {
          const s29 = p;
          let n33 = 0;
          l30: for (;;) {
            if (n33 >= 3) break;
            const s32 = p;
            l31: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l31; }
              p++;
              n33++;
              continue l30;
            }
            p = s32;
            break;
          }
          if (n33 < 1) { break l28; }
          let m37 = false;
          l34: for (;;) {
            const s36 = p;
            if ((p < end && text.charCodeAt(p) === 44)) {
              l35: {

                p++;
                let n41 = 0;
                l38: for (;;) {
                  if (n41 >= 3) break;
                  const s40 = p;
                  l39: {
                    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l39; }
                    p++;
                    n41++;
                    continue l38;
                  }
                  p = s40;
                  break;
                }
                if (n41 < 3) { break l35; }
                m37 = true;
                continue l34;
              }
              p = s36;
            } else m.hitEnd ||= p >= end;
            break;
          }
          if (!m37) { break l28; }
          l_whole = text.slice(s29, p);
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l28; }
          m.hitEnd ||= p >= end;
          l42: {
            if ((p < end && text.charCodeAt(p) === 46)) {
              const s44 = p;
              l43: {

                p++;
                const s45 = p;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l43; }
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
                m.hitEnd ||= p >= end;
                l_part = text.slice(s45, p);
                break l42;
              }
              p = s44;
            } else m.hitEnd ||= p >= end;
            l_part = null;
          }
          break l25;
        }
        p = s26;
      }
      if (((c27 >= 48 && c27 <= 57))) {
        l46: {
          const s47 = p;
          let n51 = 0;
          l48: for (;;) {
            if (n51 >= 2) break;
            const s50 = p;
            l49: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l49; }
              p++;
              n51++;
              continue l48;
            }
            p = s50;
            break;
          }
          if (n51 < 1) { break l46; }
          let m55 = false;
          l52: for (;;) {
            const s54 = p;
            if ((p < end && text.charCodeAt(p) === 44)) {
              l53: {

                p++;
                let n59 = 0;
                l56: for (;;) {
                  if (n59 >= 2) break;
                  const s58 = p;
                  l57: {
                    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l57; }
                    p++;
                    n59++;
                    continue l56;
                  }
                  p = s58;
                  break;
                }
                if (n59 < 2) { break l53; }
                if (!(p < end && text.charCodeAt(p) === 44)) { m.hitEnd ||= p >= end; break l53; }
                m55 = true;
                continue l52;
              }
              p = s54;
            } else m.hitEnd ||= p >= end;
            break;
          }
          if (!m55) { break l46; }
          if (p >= end || text.charCodeAt(p) !== 44) { m.hitEnd ||= p >= end; break l46; }
          p++;
          let n63 = 0;
          l60: for (;;) {
            if (n63 >= 3) break;
            const s62 = p;
            l61: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l61; }
              p++;
              n63++;
              continue l60;
            }
            p = s62;
            break;
          }
          if (n63 < 3) { break l46; }
          l_whole = text.slice(s47, p);
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l46; }
          m.hitEnd ||= p >= end;
          l64: {
            if ((p < end && text.charCodeAt(p) === 46)) {
              const s66 = p;
              l65: {

                p++;
                const s67 = p;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l65; }
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
                m.hitEnd ||= p >= end;
                l_part = text.slice(s67, p);
                break l64;
              }
              p = s66;
            } else m.hitEnd ||= p >= end;
            l_part = null;
          }
          break l25;
        }
        p = s26;
      }
      if (((c27 >= 48 && c27 <= 57))) {
        l68: {
          const s69 = p;
          let n73 = 0;
          l70: for (;;) {
            if (n73 >= 3) break;
            const s72 = p;
            l71: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l71; }
              p++;
              n73++;
              continue l70;
            }
            p = s72;
            break;
          }
          if (n73 < 1) { break l68; }
          let m77 = false;
          l74: for (;;) {
            const s76 = p;
            if ((p < end && text.charCodeAt(p) === 46)) {
              l75: {

                p++;
                let n81 = 0;
                l78: for (;;) {
                  if (n81 >= 3) break;
                  const s80 = p;
                  l79: {
                    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l79; }
                    p++;
                    n81++;
                    continue l78;
                  }
                  p = s80;
                  break;
                }
                if (n81 < 3) { break l75; }
                m77 = true;
                continue l74;
              }
              p = s76;
            } else m.hitEnd ||= p >= end;
            break;
          }
          if (!m77) { break l68; }
          l_whole = text.slice(s69, p);
          if (p >= end || text.charCodeAt(p) !== 44) { m.hitEnd ||= p >= end; break l68; }
          p++;
          const s82 = p;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l68; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          l_part = text.slice(s82, p);
          break l25;
        }
        p = s26;
      }
      if (((c27 >= 48 && c27 <= 57))) {
        l83: {
          const s84 = p;
          let n88 = 0;
          l85: for (;;) {
            if (n88 >= 3) break;
            const s87 = p;
            l86: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l86; }
              p++;
              n88++;
              continue l85;
            }
            p = s87;
            break;
          }
          if (n88 < 1) { break l83; }
          let n92 = 0;
          l89: for (;;) {
            const s91 = p;
            l90: {
              if (p >= end || text.charCodeAt(p) !== 46) { m.hitEnd ||= p >= end; break l90; }
              p++;
              let n96 = 0;
              l93: for (;;) {
                if (n96 >= 3) break;
                const s95 = p;
                l94: {
                  if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l94; }
                  p++;
                  n96++;
                  continue l93;
                }
                p = s95;
                break;
              }
              if (n96 < 3) { break l90; }
              n92++;
              continue l89;
            }
            p = s91;
            break;
          }
          if (n92 < 2) { break l83; }
          l_whole = text.slice(s84, p);
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l83; }
          m.hitEnd ||= p >= end;
          const s97 = p;

          l_part = text.slice(s97, p);
          break l25;
        }
        p = s26;
      }
      if (((c27 >= 48 && c27 <= 57))) {
        l98: {
          const s99 = p;
          let n103 = 0;
          l100: for (;;) {
            if (n103 >= 3) break;
            const s102 = p;
            l101: {
              if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l101; }
              p++;
              n103++;
              continue l100;
            }
            p = s102;
            break;
          }
          if (n103 < 1) { break l98; }
          let m107 = false;
          l104: for (;;) {
            const s106 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_5(c)))) {
              l105: {
                p++;
                let n111 = 0;
                l108: for (;;) {
                  if (n111 >= 3) break;
                  const s110 = p;
                  l109: {
                    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l109; }
                    p++;
                    n111++;
                    continue l108;
                  }
                  p = s110;
                  break;
                }
                if (n111 < 3) { break l105; }
                m107 = true;
                continue l104;
              }
              p = s106;
            } else m.hitEnd ||= p >= end;
            break;
          }
          if (!m107) { break l98; }
          l_whole = text.slice(s99, p);
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { break l98; }
          m.hitEnd ||= p >= end;
          l112: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 46))) {
              const s114 = p;
              l113: {
                p++;
                const s115 = p;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l113; }
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
                m.hitEnd ||= p >= end;
                l_part = text.slice(s115, p);
                break l112;
              }
              p = s114;
            } else m.hitEnd ||= p >= end;
            l_part = null;
          }
          break l25;
        }
        p = s26;
      }
      const s116 = p;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
      m.hitEnd ||= p >= end;
      l_whole = text.slice(s116, p);
      if (p >= end || text.charCodeAt(p) !== 44) { m.hitEnd ||= p >= end; return -1; }
      p++;
      const s117 = p;
      let n121 = 0;
      l118: for (;;) {
        if (n121 >= 2) break;
        const s120 = p;
        l119: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l119; }
          p++;
          n121++;
          continue l118;
        }
        p = s120;
        break;
      }
      if (n121 < 1) { return -1; }
      l_part = text.slice(s117, p);
    }
    const node: GroupedNode = { type: 'Grouped', start: m.base + start, end: m.base + p, whole: l_whole, part: l_part };
    m.value = node;
    return p;
  }

  function readPlainCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_text!: string;
    const s122 = p;
    l123: {
      const s124 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        l125: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l125; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          l126: {
            if ((p < end && text.charCodeAt(p) === 46)) {
              const s128 = p;
              l127: {

                p++;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l127; }
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
                m.hitEnd ||= p >= end;
                break l126;
              }
              p = s128;
            } else m.hitEnd ||= p >= end;
          }

          if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101)) && (q = skipExponent(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          break l123;
        }
        p = s124;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 46) { m.hitEnd ||= p >= end; return -1; }
      p++;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
      m.hitEnd ||= p >= end;

      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101)) && (q = skipExponent(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    }
    l_text = text.slice(s122, p);
    const node: PlainNode = { type: 'Plain', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function readNumberCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: RadixNode | ShareNode | MixedNode | FractionNode | GlyphNode | GroupedNode | PlainNode;
    l22: {
      const c24 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c24 === 48 && (q = readRadix(p)) >= 0) { p = q; value = m.value as RadixNode; break l22; }
      if (((c24 >= 48 && c24 <= 57)) && (q = readShare(p)) >= 0) { p = q; value = m.value as ShareNode; break l22; }
      if (((c24 >= 48 && c24 <= 57)) && (q = readMixed(p)) >= 0) { p = q; value = m.value as MixedNode; break l22; }
      if (((c24 >= 48 && c24 <= 57)) && (q = readFraction(p)) >= 0) { p = q; value = m.value as FractionNode; break l22; }
      if ((c24 < 128 ? TABLE_5[c24] === 1 : BEYOND_4(c24)) && (q = readGlyph(p)) >= 0) {
        p = q;
        value = m.value as GlyphNode;
        break l22;
      }
      if (((c24 >= 48 && c24 <= 57)) && (q = readGrouped(p)) >= 0) { p = q; value = m.value as GroupedNode; break l22; }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46)) || (p = readPlain(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as PlainNode;
    }
    m.value = value;
    return p;
  }

  function skipEndsAmountCode(p: number): number {
    const { text, end } = m; let c = 0;
    l134: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_7(c)))) {
        const s136 = p;
        l135: {
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 160 || c === 8239))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_3(c))) || (p = skipCurrency(p)) < 0) { m.hitEnd ||= p >= end; break l135; }
          break l134;
        }
        p = s136;
      } else m.hitEnd ||= p >= end;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : BEYOND_9(c)))) {
      {
        const s137 = p;
        l138: {
          l140: {
            const s141 = p;
            if ((p < end && (((c = text.charCodeAt(p)) >= 44 && c <= 58) || c === 8211))) {
              l142: {
                if ((p < end && (((c = text.charCodeAt(p)) >= 44 && c <= 47) || c === 58 || c === 8211))) {
                  p++;
                } else m.hitEnd ||= p >= end;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l142; }
                p++;
                break l140;
              }
              p = s141;
            } else
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_8(c)))) { m.hitEnd ||= p >= end; break l138; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_8(c)))) p++;
            m.hitEnd ||= p >= end && "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff";
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l138; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_8(c)))) { m.hitEnd ||= p >= end; break l138; }
            p++;
          }
          return -1;
        }
        p = s137;
      }
    } else m.hitEnd ||= p >= end;
    return p;
  }

  function readAmountCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_sign!: string;
    let l_number!: RadixNode | ShareNode | MixedNode | FractionNode | GlyphNode | GroupedNode | PlainNode;
    let l_percent!: string;
    let l_scale!: MoneyMillionNode | ThousandNode | MillionNode | BillionNode | null;
    l14: {
      const s15 = p;
      const c16 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c16 < 128 ? TABLE_2[c16] === 1 : BEYOND_2(c16))) {
        l17: {
          const s18 = p;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45 || c === 8722))) {
            p++;
          } else m.hitEnd ||= p >= end;
          l_sign = text.slice(s18, p);
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_3(c))) || (p = skipCurrency(p)) < 0) { m.hitEnd ||= p >= end; break l17; }
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 160 || c === 8239))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_4(c))) || (p = readNumber(p)) < 0) { m.hitEnd ||= p >= end; break l17; }
          l_number = m.value as RadixNode | ShareNode | MixedNode | FractionNode | GlyphNode | GroupedNode | PlainNode;
          if ((p = readPercent(p)) < 0) { break l17; }
          l_percent = m.value as string;
          l129: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_6(c)))) {
              const s131 = p;
              l130: {
                while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 160 || c === 8239))) p++;
                m.hitEnd ||= p >= end;
                l132: {
                  if ((p < end && text.charCodeAt(p) === 109) && (q = readMoneyMillion(p)) >= 0) {
                    p = q;
                    l_scale = m.value as MoneyMillionNode;
                    break l132;
                  }
                  m.hitEnd ||= p >= end;
                  if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 8490)) || (p = readScale(p)) < 0) { m.hitEnd ||= p >= end; break l130; }
                  l_scale = m.value as ThousandNode | MillionNode | BillionNode;
                }
                break l129;
              }
              p = s131;
            } else m.hitEnd ||= p >= end;
            l_scale = null;
          }
          if ((p = skipEndsAmount(p)) < 0) { break l17; }
          break l14;
        }
        p = s15;
      }
      if ((c16 < 128 ? TABLE_3[c16] === 1 : BEYOND_3(c16))) {
        l146: {
          if ((p = skipCurrency(p)) < 0) { break l146; }
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 160 || c === 8239))) p++;
          m.hitEnd ||= p >= end;
          const s147 = p;
          if (!(p < end && ((c = text.charCodeAt(p)) === 43 || c === 45 || c === 8722))) { m.hitEnd ||= p >= end; break l146; }
          p++;
          l_sign = text.slice(s147, p);
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_4(c))) || (p = readNumber(p)) < 0) { m.hitEnd ||= p >= end; break l146; }
          l_number = m.value as RadixNode | ShareNode | MixedNode | FractionNode | GlyphNode | GroupedNode | PlainNode;
          if ((p = readPercent(p)) < 0) { break l146; }
          l_percent = m.value as string;
          l148: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_6(c)))) {
              const s150 = p;
              l149: {
                while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 160 || c === 8239))) p++;
                m.hitEnd ||= p >= end;
                l151: {
                  if ((p < end && text.charCodeAt(p) === 109) && (q = readMoneyMillion(p)) >= 0) {
                    p = q;
                    l_scale = m.value as MoneyMillionNode;
                    break l151;
                  }
                  m.hitEnd ||= p >= end;
                  if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 8490)) || (p = readScale(p)) < 0) { m.hitEnd ||= p >= end; break l149; }
                  l_scale = m.value as ThousandNode | MillionNode | BillionNode;
                }
                break l148;
              }
              p = s150;
            } else m.hitEnd ||= p >= end;
            l_scale = null;
          }
          if ((p = skipEndsAmount(p)) < 0) { break l146; }
          break l14;
        }
        p = s15;
      }
      const s153 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45 || c === 8722))) {
        p++;
      } else m.hitEnd ||= p >= end;
      l_sign = text.slice(s153, p);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_4(c))) || (p = readNumber(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_number = m.value as RadixNode | ShareNode | MixedNode | FractionNode | GlyphNode | GroupedNode | PlainNode;
      if ((p = readPercent(p)) < 0) { return -1; }
      l_percent = m.value as string;
      l157: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_6(c)))) {
          const s159 = p;
          l158: {
            while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 160 || c === 8239))) p++;
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 8490)) || (p = readScale(p)) < 0) { m.hitEnd ||= p >= end; break l158; }
            l_scale = m.value as ThousandNode | MillionNode | BillionNode;
            break l157;
          }
          p = s159;
        } else m.hitEnd ||= p >= end;
        l_scale = null;
      }
      if ((p = skipEndsAmount(p)) < 0) { return -1; }
    }
    const node: AmountNode = { type: 'Amount', start: m.base + start, end: m.base + p, sign: l_sign, number: l_number, percent: l_percent, scale: l_scale };
    m.value = node;
    return p;
  }

  function readTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_parts!: (LossNode | AmountNode | WordNode | MarkNode)[];
    const list5: (LossNode | AmountNode | WordNode | MarkNode)[] = [];
    l1: for (;;) {
      const s3 = p;
      if ((p < end)) {
        l2: {
          let v4!: LossNode | AmountNode | WordNode | MarkNode;
          l7: for (;;) {
            const s9 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) {
              l8: {
                if ((p < end && text.charCodeAt(p) === 40) && skipLoss(p) >= 0) { break l8; }
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c))) || (p = skipQuiet(p)) < 0) { m.hitEnd ||= p >= end; break l8; }
                continue l7;
              }
              p = s9;
            } else m.hitEnd ||= p >= end;
            break;
          }
          l11: {
            const c13 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if (c13 === 40 && (q = readLoss(p)) >= 0) { p = q; v4 = m.value as LossNode; break l11; }
            if ((c13 < 128 ? TABLE_1[c13] === 1 : BEYOND_1(c13)) && (q = readAmount(p)) >= 0) {
              p = q;
              v4 = m.value as AmountNode;
              break l11;
            }
            if ((c13 < 128 ? TABLE_11[c13] === 1 : BEYOND_8(c13)) && (q = readWord(p)) >= 0) {
              p = q;
              v4 = m.value as WordNode;
              break l11;
            }
            if (!(p < end) || (p = readMark(p)) < 0) { m.hitEnd ||= p >= end; break l2; }
            v4 = m.value as MarkNode;
          }
          list5.push(v4);
          continue l1;
        }
        p = s3;
      } else m.hitEnd ||= p >= end;
      break;
    }
    l_parts = list5;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c))) && (q = skipQuiet(p)) >= 0) {
      p = q;
    }
    m.hitEnd ||= p >= end;
    const node: TextNode = { type: 'Text', start: m.base + start, end: m.base + p, parts: l_parts };
    m.value = node;
    return p;
  }

  const readText = coded(readTextCode, null, true);
  const readAmount = coded(readAmountCode, "$+\\-.0-9CEGU\u00a3\u00a5\u00bc-\u00be\u20ac\u20b9\u2153\u2154\u215b\u2212", true);
  const readNumber = coded(readNumberCode, ".0-9\u00bc-\u00be\u2153\u2154\u215b", true);
  const readGrouped = coded(readGroupedCode, "0-9", true);
  const readPlain = coded(readPlainCode, ".0-9", true);
  const skipEndsAmount = coded(skipEndsAmountCode, null, true);
  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      readText,
      '[0,["s","(",["[*","\\t \u00a0\u202f"],["/",["s",3,["[*","\\t \u00a0\u202f"],["[+",",.0-9"]],["s",["[+","0-9"],["[",",."],["[+",",.0-9"]]],["[*","\\t \u00a0\u202f"],["?",3],["[*","\\t \u00a0\u202f"],")"]]', // 2 skipLoss
      '[0,["/",["[","$\u00a3\u00a5\u20ac\u20b9"],["s",["/","USD","EUR","GBP","CHF"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"$CEGU\u00a3\u00a5\u20ac\u20b9"]', // 3 skipCurrency
      '[0,["/",["[","\\t \u00a0\u202f"],["[","\\n\\r!-#(-*,:;=?`~\u00b0\u201c\u201d\u2026\u2248"],["s",".",["!",["[","0-9"]]]],"\\t\\n\\r -#(-*,.:;=?`~\u00a0\u00b0\u201c\u201d\u2026\u202f\u2248"]', // 4 skipQuiet
      '[0,["N",0,[":",0,["$",["s","(",["[*","\\t \u00a0\u202f"],["/",["s",3,["[*","\\t \u00a0\u202f"],["[+",",.0-9"]],["s",["[+","0-9"],["[",",."],["[+",",.0-9"]]],["[*","\\t \u00a0\u202f"],["?",3],["[*","\\t \u00a0\u202f"],")"]]]]]', // 5 readLoss
      readAmount,
      readNumber,
      '[0,["N",1,["s",[":",0,["$",["s",["i","0x"],["[+","0-9A-Fa-f"]]]],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"0"]', // 8 readRadix
      '[0,["N",2,["s",[":",0,["$",["s",10,["?",["s",".",10]]]]],["[+","\\t \u00a0\u202f"],"out of",["[+","\\t \u00a0\u202f"],[":",1,["$",10]]],["s",[":",0,["$",["s",10,".",10]]],["[*","\\t \u00a0\u202f"],"/",["[*","\\t \u00a0\u202f"],[":",1,["$",10]]]],"0-9"]', // 9 readShare
      '[0,["|",1,15,false,["[","0-9"]],"0-9"]', // 10 skipDigits
      '[0,["N",3,["s",[":",0,["$",10]],["[+","\\t \u00a0\u202f"],[":",1,["$",10]],"/",[":",2,["$",10]]]]]', // 11 readMixed
      '[0,["N",4,["s",[":",0,["$",10]],["[*","\\t \u00a0\u202f"],"/",["[*","\\t \u00a0\u202f"],[":",1,["$",10]]]]]', // 12 readFraction
      '[0,["N",5,["s",[":",0,["$",["|",0,15,false,["[","0-9"]]]],[":",1,["$",["[","\u00bc-\u00be\u2153\u2154\u215b"]]]]],"0-9\u00bc-\u00be\u2153\u2154\u215b"]', // 13 readGlyph
      readGrouped,
      readPlain,
      '[0,["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]', // 16 skipExponent
      '[0,["$",["?",["s",["[*","\\t \u00a0\u202f"],["/",["[","%\uff05"],["s",["i","percent"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]]]]]', // 17 readPercent
      '[0,["N","MoneyMillion",["s","m",["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]]', // 18 readMoneyMillion
      '[0,["/",20,21,22],"BKMTbkmt\u212a"]', // 19 readScale
      '[0,["N","Thousand",["s",["/",["i","thousand"],["i","k"]],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"KTkt\u212a"]', // 20 readThousand
      '[0,["N","Million",["s",["/",["i","million"],["i","mio"],"M"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"Mm"]', // 21 readMillion
      '[0,["N","Billion",["s",["/",["i","billion"],["i","bn"],"B"],["!",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]],"Bb"]', // 22 readBillion
      skipEndsAmount,
      '[0,["N",6,[":",0,["$",["s",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["*",["/",["[","A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"],["[","0-9"],["s",["[","\'\\\\--/_\u2019"],["&",["[","0-9A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"]]]]]]]]]]', // 24 readWord
      '[0,["N",7,[":",0,["$",["/",["s",["[","0-9"],["[*",",-:\u2013"]],["[","^"]]]]],"^"]', // 25 readMark
    ], { nodes: NODES, operations: { i: ofCase } });
  let skipLoss: Match = rules.called(2, (made) => { skipLoss = made; });
  let skipCurrency: Match = rules.called(3, (made) => { skipCurrency = made; });
  let skipQuiet: Match = rules.called(4, (made) => { skipQuiet = made; });
  let readLoss: Match = rules.called(5, (made) => { readLoss = made; });
  let readRadix: Match = rules.called(8, (made) => { readRadix = made; });
  let readShare: Match = rules.called(9, (made) => { readShare = made; });
  let readMixed: Match = rules.called(11, (made) => { readMixed = made; });
  let readFraction: Match = rules.called(12, (made) => { readFraction = made; });
  let readGlyph: Match = rules.called(13, (made) => { readGlyph = made; });
  let skipExponent: Match = rules.called(16, (made) => { skipExponent = made; });
  let readPercent: Match = rules.called(17, (made) => { readPercent = made; });
  let readMoneyMillion: Match = rules.called(18, (made) => { readMoneyMillion = made; });
  let readScale: Match = rules.called(19, (made) => { readScale = made; });
  let readWord: Match = rules.called(24, (made) => { readWord = made; });
  let readMark: Match = rules.called(25, (made) => { readMark = made; });

  return {
    machine: m,
    steps: {
      Text: { op: 'leaf', read: rules.at(0) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Text'],
  rules: once(makeRules),
  mistakes: {
  },
  attributes: 0,
  tables: 0,
};
