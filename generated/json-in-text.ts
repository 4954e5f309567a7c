// Generated from grammars/json-in-text.peggy, grammars/common/json-words.peggy, grammars/common/markup.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type Match, type NodesByType, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofAction, ofSame, ofInside, ofScan } from '../src/engine/generated.ts';

export interface ColourNode extends TreeNode { readonly type: 'Colour'; }
export interface TokenNode extends TreeNode { readonly type: 'Token'; }
export interface TextEndNode extends TreeNode { readonly type: 'TextEnd'; }
export interface ThoughtHeadNode extends TreeNode {
  readonly type: 'ThoughtHead';
  readonly kind: "think" | "thought" | "THINK" | "THINKING" | "analysis";
}
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface OpenThoughtNode extends TreeNode { readonly type: 'OpenThought'; }
export interface LineObjectNode extends TreeNode { readonly type: 'LineObject'; readonly names: string[]; }
export interface ObjectOpenNode extends TreeNode {
  readonly type: 'ObjectOpen';
  readonly name: LooseNameNode | null;
}
export interface OpenlessOpenNode extends TreeNode { readonly type: 'OpenlessOpen'; readonly name: LooseNameNode; }
export interface ArrayOpenNode extends TreeNode { readonly type: 'ArrayOpen'; }
export interface ObjectCloseNode extends TreeNode { readonly type: 'ObjectClose'; }
export interface ArrayCloseNode extends TreeNode { readonly type: 'ArrayClose'; }
export interface UnclosedNode extends TreeNode { readonly type: 'Unclosed'; }
export interface CutOffNode extends TreeNode { readonly type: 'CutOff'; }
export interface FoundNameNode extends TreeNode { readonly type: 'FoundName'; readonly name: string; }
export interface LooseNameNode extends TreeNode { readonly type: 'LooseName'; readonly name: string; }
export interface FoundWordsNode extends TreeNode { readonly type: 'FoundWords'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<OpenlessOpenNode | FoundNameNode | ObjectOpenNode | ArrayOpenNode | LooseNameNode | FoundWordsNode | ObjectCloseNode
| UnclosedNode | CutOffNode | ArrayCloseNode | ThoughtHeadNode | ThoughtEndNode | OpenThoughtNode | LineObjectNode
| TextEndNode | ColourNode | TokenNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtText' | 'Plain']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Found' | 'Noise', 'model'>>
& Readonly<Record<'OpenlessFound' | 'Thought' | 'TextEnd' | 'LineObject' | 'RootObject' | 'Plain', 'Found'>>
& Readonly<Record<'FoundArray', 'Found' | 'FoundArray' | 'FoundObject' | 'ItemObject' | 'OpenlessFound' | 'RootObject'>>
& Readonly<Record<'OpenlessOpen', 'OpenlessFound'>>
& Readonly<Record<'ObjectClose' | 'FoundName' | 'FoundObject' | 'LooseName', 'FoundObject' | 'ItemObject' | 'OpenlessFound' | 'RootObject'>>
& Readonly<Record<'Unclosed' | 'CutOff' | 'FoundWords', 'FoundArray' | 'FoundObject' | 'ItemObject' | 'OpenlessFound' | 'RootObject'>>
& Readonly<Record<'ObjectOpen', 'FoundObject' | 'ItemObject' | 'RootObject'>>
& Readonly<Record<'ArrayOpen' | 'ArrayClose' | 'ItemObject', 'FoundArray'>>
& Readonly<Record<'ThoughtHead' | 'ThoughtText' | 'ThoughtEnd' | 'OpenThought', 'Thought'>>
& Readonly<Record<'Colour' | 'Token', 'Noise'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'LooseName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'OpenlessOpen', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'FoundName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'ObjectOpen', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'ThoughtHead', start, end, kind: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("\t\u001b <[");
  const TABLE_1 = tableOf("\u001b<[");
  const TABLE_2 = tableOf("\t\n\r\u001b <[");
  const TABLE_3 = tableOf("\u0000-\t\u000b\f\u000e-!#-[]-\u007f");
  const TABLE_4 = tableOf("\"'`");
  const TABLE_5 = tableOf("\u0000-\t\u000b\f\u000e-!#-&(-_a-\u007f");
  const TABLE_6 = tableOf("FNTfnt");
  const TABLE_7 = tableOf("\t\n\r\u001b /<[");
  const TABLE_8 = tableOf("$A-Z_a-z");
  const TABLE_9 = tableOf("$\\-0-9A-Z_a-z");
  const TABLE_10 = tableOf("\"$'/A-Z\\\\_-z}");
  const TABLE_11 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!#-&(-+\\-.0-9;=-Z\\^_a-z|~\u007f");
  const TABLE_12 = tableOf("\u0000-\t\u000b\f\u000e-Z\\\\\\^-z|~\u007f");
  const TABLE_13 = tableOf("\"/\\\\bfnrt");
  const TABLE_14 = tableOf("\t\n\r\u001b \",<[");
  const TABLE_15 = tableOf("\"'\\-0-9FNT[]`fnt{");
  const TABLE_16 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-Z\\\\-z|-\u007f");
  const TABLE_17 = tableOf(" <[");
  const BEYOND_0 = (c: number): boolean => (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287;
  const BEYOND_1 = (c: number): boolean => (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286);
  const BEYOND_2 = (c: number): boolean => (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287;
  const STOPS_0 = new Stops(m, "\n\r\u001b<[{");

  function skipSpace1Code(p: number): number {
    const { text, end } = m; let c = 0;
    l7: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        p++;
        break l7;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) || (p = skip_noise(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l10: {
      const s11 = p;
      const c12 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c12 === 13) {
        l13: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l13; }
          p += 2;
          break l10;
        }
        p = s11;
      }
      if (c12 === 10) {

        p++;
        break l10;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipSpaceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l1: for (;;) {
      const s3 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 9665))) {
        l2: {
          l5: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) && (q = skipSpace1(p)) >= 0) {
              p = q;
              break l5;
            }
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; break l2; }
          }
          continue l1;
        }
        p = s3;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipQuotedCode(p: number): number {
    const { text, end } = m; let c = 0;
    l15: {
      const s16 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l17: {

          p++;
          l18: for (;;) {
            const s20 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l19: {
                l22: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
                    p++;
                    break l22;
                  } else
                  m.hitEnd ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.hitEnd ||= p >= end; break l19; }
                  p++;
                  if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; break l19; }
                  p++;
                }
                continue l18;
              }
              p = s20;
            } else m.hitEnd ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; break l17; }
          p++;
          break l15;
        }
        p = s16;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : BEYOND_1(c)))) p++;
      m.hitEnd ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipNumeralCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.hitEnd ||= p >= end;
    l30: {
      if ((p < end && text.charCodeAt(p) === 48)) {

        p++;
        break l30;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
      m.hitEnd ||= p >= end;
    }
    l33: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s35 = p;
        l34: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l34; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          break l33;
        }
        p = s35;
      } else m.hitEnd ||= p >= end;
    }
    l36: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s38 = p;
        l37: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
            p++;
          } else m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l37; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          break l36;
        }
        p = s38;
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipConstantCode(p: number): number {
    const { text, end } = m;
    l42: {
      const s43 = p;
      const c44 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c44 === 84 || c44 === 116)) {
        l45: {
          if (!m.isCaseless(p, "true")) { break l45; }
          p += 4;
          break l42;
        }
        p = s43;
      }
      if ((c44 === 70 || c44 === 102)) {
        l46: {
          if (!m.isCaseless(p, "false")) { break l46; }
          p += 5;
          break l42;
        }
        p = s43;
      }
      if ((c44 === 78 || c44 === 110)) {
        l47: {
          if (!m.isCaseless(p, "null")) { break l47; }
          p += 4;
          break l42;
        }
        p = s43;
      }
      if (!m.isCaseless(p, "none")) { return -1; }
      p += 4;
    }
    return p;
  }

  function skipElementCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l25: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) && (q = skipNumeral(p)) >= 0) {
        p = q;
        break l25;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1)) || (p = skipConstant(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipGapCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l48: for (;;) {
      const s50 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 9665))) {
        l49: {
          l52: {
            const c54 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if ((c54 < 128 ? TABLE_0[c54] === 1 : c54 === 9665) && (q = skipSpace1(p)) >= 0) { p = q; break l52; }
            if ((c54 === 10 || c54 === 13) && (q = skipEol(p)) >= 0) { p = q; break l52; }
            if (!(p < end && text.charCodeAt(p) === 47) || (p = skipComment(p)) < 0) { m.hitEnd ||= p >= end; break l49; }
          }
          continue l48;
        }
        p = s50;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipNameWordCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    let n58 = 0;
    l55: for (;;) {
      if (n58 >= 200) break;
      const s57 = p;
      l56: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.hitEnd ||= p >= end; break l56; }
        p++;
        n58++;
        continue l55;
      }
      p = s57;
      break;
    }
    return p;
  }

  function skipObjectAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (p >= end || text.charCodeAt(p) !== 123) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if ((p = skipSpace(p)) < 0) { return -1; }
    l59: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_2(c))) && (q = skipMemberAhead(p)) >= 0) {
        p = q;
        break l59;
      }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipFillingCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l61: {
      const s62 = p;
      const c63 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c63 === 9 || c63 === 32)) {
        l64: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l64; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l61;
        }
        p = s62;
      }
      if ((c63 < 128 ? TABLE_1[c63] === 1 : c63 === 9665) && (q = skip_noise(p)) >= 0) { p = q; break l61; }
      if ((c63 === 10 || c63 === 13)) {
        l65: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && skipCut(p) >= 0) { break l65; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipLineEnds(p)) < 0) { m.hitEnd ||= p >= end; break l65; }
          break l61;
        }
        p = s62;
      }
      if ((c63 < 128 ? TABLE_4[c63] === 1 : (c63 >= 8220 && c63 <= 8222)) && (q = skipString(p)) >= 0) {
        p = q;
        break l61;
      }
      if (c63 === 58) {
        l66: {
          if (!text.startsWith("://", p)) { m.reaches(p, "://"); break l66; }
          p += 3;
          break l61;
        }
        p = s62;
      }
      if (c63 === 58) {
        l67: {

          p++;
          if ((p = skipWordGap(p)) < 0) { break l67; }
          break l61;
        }
        p = s62;
      }
      if (c63 === 47 && (q = skipComment(p)) >= 0) { p = q; break l61; }
      if ((p < end && (c63 < 128 ? TABLE_11[c63] === 1 : c63 >= 8223 || (c63 >= 128 && c63 <= 8219)))) {
        l68: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) { m.hitEnd ||= p >= end; break l68; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b \"',/:<[-]`{}\u201c-\u201e";
          break l61;
        }
        p = s62;
      }
      if (c63 === 92) {
        l69: {

          p++;
          if (!(p < end)) { m.hitEnd ||= p >= end; break l69; }
          p++;
          break l61;
        }
        p = s62;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipLineCommaCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 44) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipGoodEscapeCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 92) { m.hitEnd ||= p >= end; return -1; }
    p++;
    l80: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1))) {
        p++;
        break l80;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 117) { m.hitEnd ||= p >= end; return -1; }
      p++;
      let n86 = 0;
      l83: for (;;) {
        if (n86 >= 4) break;
        const s85 = p;
        l84: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) { m.hitEnd ||= p >= end; break l84; }
          p++;
          n86++;
          continue l83;
        }
        p = s85;
        break;
      }
      if (n86 < 4) { return -1; }
    }
    return p;
  }

  function skipLineTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
    m.hitEnd ||= p >= end && " !#-[]-\uffff";
    l76: for (;;) {
      const s78 = p;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l77: {
          if ((p = skipGoodEscape(p)) < 0) { break l77; }
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.hitEnd ||= p >= end && " !#-[]-\uffff";
          continue l76;
        }
        p = s78;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipLiteralCode(p: number): number {
    const { text, end } = m;
    l87: {
      const s88 = p;
      const c89 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c89 === 116) {
        l90: {
          if (!text.startsWith("true", p)) { m.reaches(p, "true"); break l90; }
          p += 4;
          break l87;
        }
        p = s88;
      }
      if (c89 === 102) {
        l91: {
          if (!text.startsWith("false", p)) { m.reaches(p, "false"); break l91; }
          p += 5;
          break l87;
        }
        p = s88;
      }
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) { m.reaches(p, "null"); return -1; }
      p += 4;
    }
    return p;
  }

  function readLineObjectCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_names!: string[];
    if (p >= end || text.charCodeAt(p) !== 123) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const list75: string[] = [];
    let n73 = 0;
    l70: for (;;) {
      const s72 = p;
      l71: {
        if (n73 > 0) {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)) || (p = skipLineComma(p)) < 0) { m.hitEnd ||= p >= end; break l71; }
        }
        let v74!: string;
        if (!(p < end && text.charCodeAt(p) === 34) || (p = readLineMember(p)) < 0) { m.hitEnd ||= p >= end; break l71; }
        v74 = m.value as string;
        list75.push(v74);
        n73++;
        continue l70;
      }
      p = s72;
      break;
    }
    l_names = list75;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 125) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 9665)) && skipGoesOn(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    const node: LineObjectNode = { type: 'LineObject', start: m.base + start, end: m.base + p, names: l_names };
    m.value = node;
    return p;
  }

  function skipArrayAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if ((p = skipSpace(p)) < 0) { return -1; }
    l92: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : BEYOND_0(c))) && (q = skipElementAhead(p)) >= 0) {
        p = q;
        break l92;
      }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function text0Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0, q = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near94 = p + 16;
        while (p < near94 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) p++;
        if (p === near94) p = STOPS_0.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
        l95: {

          const near96 = p + 16;
          while (p < near96 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) p++;
          if (p === near96) p = STOPS_0.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
        l97: {
          if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
            {
              const s98 = p;
              l99: {
                l101: {
                  if ((p < end && text.charCodeAt(p) === 123) && (q = skipObjectAhead(p)) >= 0) { p = q; break l101; }
                  m.hitEnd ||= p >= end;
                  if (!(p < end && text.charCodeAt(p) === 91) || (p = skipArrayAhead(p)) < 0) { m.hitEnd ||= p >= end; break l99; }
                }
                break l97;
              }
              p = s98;
            }
          } else m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) { m.hitEnd ||= p >= end; break l97; }
          p++;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l103: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
            {
              const s104 = p;
              l105: {
                if ((p = skipEol(p)) < 0) { break l105; }
                l107: {
                  const s108 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 34))) {
                    l109: {
                      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                      m.hitEnd ||= p >= end;
                      if (!(p < end && text.charCodeAt(p) === 34) || (p = skipMembersAhead(p)) < 0) { m.hitEnd ||= p >= end; break l109; }
                      break l107;
                    }
                    p = s108;
                  } else
                  m.hitEnd ||= p >= end;
                  if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 9665)) || (p = skipThoughtAhead(p)) < 0) { m.hitEnd ||= p >= end; break l105; }
                }
                break l103;
              }
              p = s104;
            }
          } else m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; break l103; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665))) {
        l110: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && skip_noise(p) >= 0) { break l110; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; break l110; }
          p++;

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      return from;
    }
  }

  const skipSpace = coded(skipSpaceCode, null, true);
  const skipSpace1 = coded(skipSpace1Code, "\t\u001b <[\u25c1", true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipQuoted = coded(skipQuotedCode, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07", true);
  const skipElement = coded(skipElementCode, "\\-0-9FNTfnt", true);
  const skipNumeral = coded(skipNumeralCode, "\\-0-9", true);
  const skipConstant = coded(skipConstantCode, "FNTfnt", true);
  const skipGap = coded(skipGapCode, null, true);
  const skipNameWord = coded(skipNameWordCode, "$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", true);
  const skipObjectAhead = coded(skipObjectAheadCode, "{", true);
  const skipFilling = coded(skipFillingCode, "^]{}", true);
  const readLineObject = coded(readLineObjectCode, "{", true);
  const skipLineComma = coded(skipLineCommaCode, "\t ,", true);
  const skipLineText = coded(skipLineTextCode, null, true);
  const skipGoodEscape = coded(skipGoodEscapeCode, "\\\\", true);
  const skipLiteral = coded(skipLiteralCode, "fnt", true);
  const skipArrayAhead = coded(skipArrayAheadCode, "[", true);
  const rules = new Rules(m, [
      '[0,["L",["&",["s",["[*","\\t "],1]]],"\\t \\""]', // 0 leaf
      '[0,["s",2,3,":",3,11,3,["/",["s",",",3,16],"}",17]]]', // 1 skipMembersAhead
      '[0,["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""]]', // 2 skipLineName
      skipSpace,
      skipSpace1,
      '[0,["/",6,7],"\\u001b<"]', // 5 skip_noise
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 6 skipColour
      '[0,["s",["!",8],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 7 skipToken
      '[0,["/",["s","<",9,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 8 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"]],"st"]', // 9 skipThoughtName
      skipEol,
      '[0,["/",12,13,["s","[",3,"]"],["s","{",3,"}"]],"\\"\'\\\\-0-9FNT[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 11 skipMemberValue
      skipQuoted,
      skipElement,
      skipNumeral,
      skipConstant,
      '[0,["/",["s",2,3,":"],["s","\\"",["[*","^\\n\\r\\""],17],17]]', // 16 skipOtherAhead
      '[0,["!",["[","^"]]]', // 17 skipEof
      '[0,["L",19]]', // 18 leaf
      '[0,["N",1,["s",["?",10],["[*","\\t "],[":",0,20]]],"\\t\\n\\r \\"$\'A-Z_-z\u00c0-\u1fff\u201c-\u201e\u3040-\ud7ff"]', // 19 readOpenlessOpen
      '[0,["N",0,["s",[":",0,21],3,["/",["s",":",["!","//"]],22,["&",23]],24],["s",[":",0,["$",26]],3,["/",["s",":",["!","//"]],22],27]],"\\"$\'A-Z_-z\u00c0-\u1fff\u201c-\u201e\u3040-\ud7ff"]', // 20 readLooseName
      '[0,["/",["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""],["@",1,"\\"",["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]],"\\""],["@",1,"\'",["$",["*",["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]],"\'"],["@",1,"`",["$",["[*","^\\n\\r\\\\\\\\`"]],"`"],["@",1,["[","\u201c-\u201e"],["$",["[*","^\\n\\r\\"\\\\\\\\\u201c-\u201f"]],["[","\\"\u201c-\u201f"]]],"\\"\'`\u201c-\u201e"]', // 21 readQuotedName
      '[0,["/","=>",["s","=",["!","="]],"\uff1a"],"=\uff1a"]', // 22 skipAssign
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],13,["[","[{"],["s",["[*","+\\\\-.0-9A-Za-z"],17]]]', // 23 skipValueAhead
      skipGap,
      '[0,["/",["s","//",["[*","^\\n\\r"]],["s","/*",["*",["s",["!","*/"],["[","^"]]],["?","*/"]]],"/"]', // 25 skipComment
      skipNameWord,
      '[0,["*",["/",4,["s",["!",["s",10,["[*","\\t "],28]],10],25]]]', // 27 skipWordGap
      '[0,["s",["&",10],29],"\\n\\r"]', // 28 skipCut
      '[0,["q",30]]', // 29 skipCutAhead
      '[0,["scan",["/",10,["[","\\t "]],["&",31]],"\\t\\n\\r "]', // 30 readCutAhead
      skipObjectAhead,
      '[0,["/","}",["s",12,3,["/",["[",",:=}\uff1a"],23]],["s",["/",["s","\\"",["[*","^\\n\\r\\""]],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]]],17],"\\\\\\"",["s",26,3,["/",["s",":",["!","//"]],["s",22,3,33],17]],"//","/*"],"\\"$\'/A-Z\\\\\\\\_-z}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07"]', // 32 skipMemberAhead
      '[0,["/",["s",["/",12,13],3,["[",",}"]],["s",["[*","^\\n\\r,;{}"],17]]]', // 33 skipScalarAhead
      '[0,["L",["s","}",["&",35]]]]', // 34 leaf
      '[0,["s",3,["/",["s",",",3,2,3,":"],["s",2,3,":",3,["[","[{"]]]],"\\t\\n\\r\\u001b \\",<"]', // 35 skipGoesOn
      '[0,["L",37]]', // 36 leaf
      '[0,["N",2,["s",[":",0,21],3,":",["!","//"],24]]]', // 37 readFoundName
      '[0,["L",["&","{"]],"{"]', // 38 leaf
      '[0,["L",40]]', // 39 leaf
      '[0,["N",3,["s","{",41,[":",0,["?",20]]]]]', // 40 readObjectOpen
      '[0,["*",["/",4,["s",["!",28],10],25]]]', // 41 skipSoftGap
      '[0,["L",["&","["]],"["]', // 42 leaf
      '[0,["L",44]]', // 43 leaf
      '[0,["N","ArrayOpen",["s","[",24]]]', // 44 readArrayOpen
      '[0,["L",["/",["@",2,",",41,["?",20]],["@",1,["!",46],"]"],47]]]', // 45 leaf
      '[0,["inside",4]]', // 46 readInAnyArray
      '[0,["/",48,["$",50]],"^[]{}"]', // 47 readTextPart
      '[0,["N","FoundWords",["s",49,["+",["s",["[+","\\t "],49]],["?",["s",":",["[*","\\t "],["&",10]]]]]]', // 48 readFoundWords
      '[0,["s",["[","A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["|",0,80,false,["[","\'\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]]', // 49 skipWord
      skipFilling,
      '[0,["+",["s",10,["[*","\\t "]]],"\\n\\r"]', // 51 skipLineEnds
      '[0,["/",53,["s","\\"",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],["?","\\\\"]]],"\\"\'`\u201c-\u201e"]', // 52 skipString
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""],["s","\\"",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\""],["s","\'",["*",["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\'"],["s","`",["[*","^\\n\\r\\\\\\\\`"],"`"],["s",["[","\u201c-\u201e"],["[*","^\\n\\r\\"\\\\\\\\\u201c-\u201f"],["[","\\"\u201c-\u201f"]]],"\\"\'`\u201c-\u201e"]', // 53 skipQuotedName
      '[0,["L",55]]', // 54 leaf
      '[0,["/",["@",0,56,24],57,58]]', // 55 readItemObjectEnd
      '[0,["N","ObjectClose","}"]]', // 56 readObjectClose
      '[0,["N","Unclosed",["&",["[","]}"]]],"]}"]', // 57 readUnclosed
      '[0,["N","CutOff",""]]', // 58 readCutOff
      '[0,["L",["/",["$",["s",",",24]],["@",1,["!",60],"}"],47]]]', // 59 leaf
      '[0,["/",61,62,63,64]]', // 60 skipInAnyObject
      '[0,["inside",0]]', // 61 readInRootObject
      '[0,["inside",1]]', // 62 readInFoundObject
      '[0,["inside",2]]', // 63 readInItemObject
      '[0,["inside",3]]', // 64 readInOpenless
      '[0,["L",66]]', // 65 leaf
      '[0,["/",67,57,58]]', // 66 readArrayEnd
      '[0,["N","ArrayClose","]"]]', // 67 readArrayClose
      '[0,["L",69]]', // 68 leaf
      '[0,["/",56,57,58]]', // 69 readObjectEnd
      '[0,["L",71]]', // 70 leaf
      '[0,["N",4,["s",["?",72],73,[":",0,74]]],"\\n\\r <[\u25c1"]', // 71 readThoughtHead
      '[0,10,"\\n\\r"]', // 72 skipNewline
      '[0,["|",0,3,false," "]]', // 73 skipIndent
      '[0,["/",["@",1,"<",75,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 74 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"]],"st"]', // 75 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",77],["[","^"]],null,0,null,false]]]', // 76 text
      '[0,["q",78]]', // 77 skipOwnThoughtClose
      '[0,["same",0,79],"<[\u25c1"]', // 78 readOwnThoughtClose
      '[0,["/",["@",1,"</",75,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],80],"<[\u25c1"]', // 79 readThoughtClose
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 80 readAnalysisEnd
      '[0,["L",["/",82,83]]]', // 81 leaf
      '[0,["N","ThoughtEnd",["s",77,["[*","\\t "]]]]', // 82 readThoughtEnd
      '[0,["N","OpenThought",""]]', // 83 readOpenThought
      '[0,["L",85]]', // 84 leaf
      '[0,["s",["+",["/",["[","\\t "],10]],["&",8]],"\\t\\n\\r "]', // 85 skipThoughtGap
      '[0,["L",87],"{"]', // 86 leaf
      readLineObject,
      skipLineComma,
      '[0,["deep",["@",1,"\\"",["$",90],"\\"",["[*","\\t "],":",["[*","\\t "],92]]]', // 89 readLineMember
      skipLineText,
      skipGoodEscape,
      '[0,["deep",["/",["s","\\"",90,"\\""],14,93,["s","{",["[*","\\t "],["|",0,null,false,94,88],["[*","\\t "],"}"],["s","[",["[*","\\t "],["|",0,null,false,92,88],["[*","\\t "],"]"]]],"\\"\\\\-0-9[fnt{"]', // 92 skipLineValue
      skipLiteral,
      '[0,["deep",["s","\\"",90,"\\"",["[*","\\t "],":",["[*","\\t "],92]]]', // 94 skipLineMember
      '[0,["L",["&",["s",10,96]]],"\\n\\r"]', // 95 leaf
      '[0,["s",73,8]," <[\u25c1"]', // 96 skipThoughtAhead
      '[0,["L",["&",31]],"{"]', // 97 leaf
      '[0,["L",["&",99]],"["]', // 98 leaf
      skipArrayAhead,
      '[0,["/","]",["s",12,3,["[",",]"]],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],17],31,["s",13,3,["/",["[",",]"],17]],["s","[",3,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],31,["[","[]"],["s",13,3,["[",",]"]],17]]],"\\"\'\\\\-0-9FNT[]`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 100 skipElementAhead
      '[0,["L",["&",["s",10,["[*","\\t "],1]]],"\\n\\r"]', // 101 leaf
      '[0,["L",5]]', // 102 leaf
      '[0,["L",104]]', // 103 leaf
      '[0,["N","TextEnd",""]]', // 104 readTextEnd
      '[0,["L",["/",106,107,["$",["+",["/",["[+","^\\u001b<"],["s",["!",5],["[","\\u001b<"]]]]]]],"^"]', // 105 leaf
      '[0,["N","Colour",["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]]', // 106 readColour
      '[0,["N","Token",["s",["!",8],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]]],"<"]', // 107 readToken
    ], { nodes: NODES, actions: ACTIONS, operations: { scan: ofScan, inside: ofInside, same: ofSame, "{": ofAction } });
  let skipMembersAhead: Match = rules.called(1, (made) => { skipMembersAhead = made; });
  let skip_noise: Match = rules.called(5, (made) => { skip_noise = made; });
  let skipComment: Match = rules.called(25, (made) => { skipComment = made; });
  let skipWordGap: Match = rules.called(27, (made) => { skipWordGap = made; });
  let skipCut: Match = rules.called(28, (made) => { skipCut = made; });
  let skipMemberAhead: Match = rules.called(32, (made) => { skipMemberAhead = made; });
  let skipGoesOn: Match = rules.called(35, (made) => { skipGoesOn = made; });
  let skipLineEnds: Match = rules.called(51, (made) => { skipLineEnds = made; });
  let skipString: Match = rules.called(52, (made) => { skipString = made; });
  let readLineMember: Match = rules.called(89, (made) => { readLineMember = made; });
  let skipThoughtAhead: Match = rules.called(96, (made) => { skipThoughtAhead = made; });
  let skipElementAhead: Match = rules.called(100, (made) => { skipElementAhead = made; });

  const stepobjectPart: Step = { op: 'choice', starts: ["\"'`\u201c-\u201e", "{", "[", null], alternatives: [{ op: 'leaf', read: rules.at(36) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(38), body: { op: 'again', step: () => stepFoundObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(42), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: rules.at(45) }] };
  const steparrayPart: Step = { op: 'choice', starts: ["{", "[", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(38), body: { op: 'again', step: () => stepItemObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(42), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: rules.at(59) }] };
  const steprootPart: Step = { op: 'choice', starts: ["}", null], alternatives: [{ op: 'leaf', read: rules.at(34) }, stepobjectPart] };
  const steppart: Step = { op: 'choice', starts: ["{", "\n\r", "{", "[", "\n\r", "\u001b<", "^"], alternatives: [{ op: 'leaf', read: rules.at(86), isShortcut: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(95), body: { op: 'again', step: () => stepThought } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(97), body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(98), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(101), body: { op: 'again', step: () => stepOpenlessFound } }] }, { op: 'leaf', read: rules.at(102) }, { op: 'again', step: () => stepPlain }] };
  const stepFound: Step = { op: 'rule', name: 'Found', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(0), body: { op: 'again', step: () => stepOpenlessFound } }] } }, { op: 'loop', body: { op: 'choice', starts: ["\n\r <[\u25c1", "\t\n\r "], alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(84) }] } }, { op: 'loop', body: steppart }, { op: 'leaf', read: rules.at(103) }] } };
  const stepOpenlessFound: Step = { op: 'rule', name: 'OpenlessFound', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(18) }, { op: 'loop', body: steprootPart }, { op: 'leaf', read: rules.at(68) }] } };
  const stepFoundObject: Step = { op: 'rule', name: 'FoundObject', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(39) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(68) }] } };
  const stepFoundArray: Step = { op: 'rule', name: 'FoundArray', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(43) }, { op: 'loop', body: steparrayPart }, { op: 'leaf', read: rules.at(65) }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(39) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(54) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as ThoughtHeadNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(70) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(81) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(76) } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(39) }, { op: 'loop', body: steprootPart }, { op: 'leaf', read: rules.at(68) }] } };
  const stepPlain: Step = { op: 'rule', name: 'Plain', attribute: -1, isText: true, body: { op: 'text', read: text0Code, isSome: true } };
  const stepNoise: Step = { op: 'rule', name: 'Noise', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(105) } } };

  return {
    machine: m,
    steps: {
      Found: { op: 'again', step: () => stepFound },
      Noise: { op: 'again', step: () => stepNoise },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Found', 'Noise'],
  rules: once(makeRules),
  mistakes: {
  },
  attributes: 1,
  tables: 0,
  inside: 5,
};
