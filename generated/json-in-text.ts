// Generated from grammars/json-in-text.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type Match, type NodesByType, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofInside, ofScan } from '../src/engine/generated.ts';

export interface ColourNode extends TreeNode { readonly type: 'Colour'; }
export interface TokenNode extends TreeNode { readonly type: 'Token'; }
export interface TextEndNode extends TreeNode { readonly type: 'TextEnd'; }
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
| UnclosedNode | CutOffNode | ArrayCloseNode | LineObjectNode | TextEndNode | ColourNode | TokenNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'Plain']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Found' | 'Noise', 'model'>>
& Readonly<Record<'OpenlessFound' | 'TextEnd' | 'LineObject' | 'RootObject' | 'Plain', 'Found'>>
& Readonly<Record<'FoundArray', 'Found' | 'FoundArray' | 'FoundObject' | 'ItemObject' | 'OpenlessFound' | 'RootObject'>>
& Readonly<Record<'OpenlessOpen', 'OpenlessFound'>>
& Readonly<Record<'ObjectClose' | 'FoundName' | 'FoundObject' | 'LooseName', 'FoundObject' | 'ItemObject' | 'OpenlessFound' | 'RootObject'>>
& Readonly<Record<'Unclosed' | 'CutOff' | 'FoundWords', 'FoundArray' | 'FoundObject' | 'ItemObject' | 'OpenlessFound' | 'RootObject'>>
& Readonly<Record<'ObjectOpen', 'FoundObject' | 'ItemObject' | 'RootObject'>>
& Readonly<Record<'ArrayOpen' | 'ArrayClose' | 'ItemObject', 'FoundArray'>>
& Readonly<Record<'Colour' | 'Token', 'Noise'>>;

/** The codes of mistakes. */
export type Codes = never;

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'LooseName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'OpenlessOpen', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'FoundName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'ObjectOpen', start, end, name: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("\t\u001b <");
  const TABLE_1 = tableOf("\t\n\r\u001b <");
  const TABLE_2 = tableOf("\u0000-\t\u000b\f\u000e-!#-[]-\u007f");
  const TABLE_3 = tableOf("\"'`");
  const TABLE_4 = tableOf("\u0000-\t\u000b\f\u000e-!#-&(-_a-\u007f");
  const TABLE_5 = tableOf("FNTfnt");
  const TABLE_6 = tableOf("\t\n\r\u001b /<");
  const TABLE_7 = tableOf("$A-Z_a-z");
  const TABLE_8 = tableOf("$\\-0-9A-Z_a-z");
  const TABLE_9 = tableOf("\"$'/A-Z\\\\_-z}");
  const TABLE_10 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!#-&(-+\\-.0-9;=-Z\\^_a-z|~\u007f");
  const TABLE_11 = tableOf("\u0000-\t\u000b\f\u000e-Z\\\\\\^-z|~\u007f");
  const TABLE_12 = tableOf("\"/\\\\bfnrt");
  const TABLE_13 = tableOf("\t\n\r\u001b \",<");
  const TABLE_14 = tableOf("\"'\\-0-9FNT[]`fnt{");
  const TABLE_15 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-Z\\\\-z|-\u007f");
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
      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skip_noise(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1))) {
        l2: {
          l5: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) && (q = skipSpace1(p)) >= 0) {
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
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) {
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
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_1(c)))) p++;
      m.hitEnd ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; return -1; }
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
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1)) || (p = skipConstant(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipGapCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l48: for (;;) {
      const s50 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1))) {
        l49: {
          l52: {
            const c54 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if ((c54 < 128 && TABLE_0[c54] === 1) && (q = skipSpace1(p)) >= 0) { p = q; break l52; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    let n58 = 0;
    l55: for (;;) {
      if (n58 >= 200) break;
      const s57 = p;
      l56: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.hitEnd ||= p >= end; break l56; }
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_2(c))) && (q = skipMemberAhead(p)) >= 0) {
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
      if ((c63 === 27 || c63 === 60) && (q = skip_noise(p)) >= 0) { p = q; break l61; }
      if ((c63 === 10 || c63 === 13)) {
        l65: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && skipCut(p) >= 0) { break l65; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipLineEnds(p)) < 0) { m.hitEnd ||= p >= end; break l65; }
          break l61;
        }
        p = s62;
      }
      if ((c63 < 128 ? TABLE_3[c63] === 1 : (c63 >= 8220 && c63 <= 8222)) && (q = skipString(p)) >= 0) {
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
      if ((p < end && (c63 < 128 ? TABLE_10[c63] === 1 : c63 >= 8223 || (c63 >= 128 && c63 <= 8219)))) {
        l68: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) { m.hitEnd ||= p >= end; break l68; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) p++;
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
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1))) {
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1)) && skipGoesOn(p) >= 0) { return -1; }
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_0(c))) && (q = skipElementAhead(p)) >= 0) {
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
        while (p < near94 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) p++;
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
        l95: {

          const near96 = p + 16;
          while (p < near96 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) p++;
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
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && text.charCodeAt(p) === 34) || (p = skipMembersAhead(p)) < 0) { m.hitEnd ||= p >= end; break l105; }
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
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l107: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skip_noise(p) >= 0) { break l107; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; break l107; }
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
  const skipSpace1 = coded(skipSpace1Code, "\t\u001b <", true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipQuoted = coded(skipQuotedCode, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07", true);
  const skipElement = coded(skipElementCode, "\\-0-9FNTfnt", true);
  const skipNumeral = coded(skipNumeralCode, "\\-0-9", true);
  const skipConstant = coded(skipConstantCode, "FNTfnt", true);
  const skipGap = coded(skipGapCode, null, true);
  const skipNameWord = coded(skipNameWordCode, "$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", true);
  const skipObjectAhead = coded(skipObjectAheadCode, "{", true);
  const skipFilling = coded(skipFillingCode, "^[]{}", true);
  const readLineObject = coded(readLineObjectCode, "{", true);
  const skipLineComma = coded(skipLineCommaCode, "\t ,", true);
  const skipLineText = coded(skipLineTextCode, null, true);
  const skipGoodEscape = coded(skipGoodEscapeCode, "\\\\", true);
  const skipLiteral = coded(skipLiteralCode, "fnt", true);
  const skipArrayAhead = coded(skipArrayAheadCode, "[", true);
  const rules = new Rules(m, [
      '[0,["L",["&",["s",["[*","\\t "],1]]],"\\t \\""]', // 0 leaf
      '[0,["s",2,3,":",3,9,3,["/",["s",",",3,14],"}",15]]]', // 1 skipMembersAhead
      '[0,["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""]]', // 2 skipLineName
      skipSpace,
      skipSpace1,
      '[0,["/",6,7],"\\u001b<"]', // 5 skip_noise
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 6 skipColour
      '[0,["s","<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]]]', // 7 skipToken
      skipEol,
      '[0,["/",10,11,["s","[",3,"]"],["s","{",3,"}"]],"\\"\'\\\\-0-9FNT[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 9 skipMemberValue
      skipQuoted,
      skipElement,
      skipNumeral,
      skipConstant,
      '[0,["/",["s",2,3,":"],["s","\\"",["[*","^\\n\\r\\""],15],15]]', // 14 skipOtherAhead
      '[0,["!",["[","^"]]]', // 15 skipEof
      '[0,["L",17]]', // 16 leaf
      '[0,["N",1,["s",["?",8],["[*","\\t "],[":",0,18]]],"\\t\\n\\r \\"$\'A-Z_-z\u00c0-\u1fff\u201c-\u201e\u3040-\ud7ff"]', // 17 readOpenlessOpen
      '[0,["N",0,["s",[":",0,19],3,["/",["s",":",["!","//"]],20,["&",21]],22],["s",[":",0,["$",24]],3,["/",["s",":",["!","//"]],20],25]],"\\"$\'A-Z_-z\u00c0-\u1fff\u201c-\u201e\u3040-\ud7ff"]', // 18 readLooseName
      '[0,["/",["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""],["@",1,"\\"",["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]],"\\""],["@",1,"\'",["$",["*",["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]],"\'"],["@",1,"`",["$",["[*","^\\n\\r\\\\\\\\`"]],"`"],["@",1,["[","\u201c-\u201e"],["$",["[*","^\\n\\r\\"\\\\\\\\\u201c-\u201f"]],["[","\\"\u201c-\u201f"]]],"\\"\'`\u201c-\u201e"]', // 19 readQuotedName
      '[0,["/","=>",["s","=",["!","="]],"\uff1a"],"=\uff1a"]', // 20 skipAssign
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],11,["[","[{"],["s",["[*","+\\\\-.0-9A-Za-z"],15]]]', // 21 skipValueAhead
      skipGap,
      '[0,["/",["s","//",["[*","^\\n\\r"]],["s","/*",["*",["s",["!","*/"],["[","^"]]],["?","*/"]]],"/"]', // 23 skipComment
      skipNameWord,
      '[0,["*",["/",4,["s",["!",["s",8,["[*","\\t "],26]],8],23]]]', // 25 skipWordGap
      '[0,["s",["&",8],27],"\\n\\r"]', // 26 skipCut
      '[0,["q",28]]', // 27 skipCutAhead
      '[0,["scan",["/",8,["[","\\t "]],["&",29]],"\\t\\n\\r "]', // 28 readCutAhead
      skipObjectAhead,
      '[0,["/","}",["s",10,3,["/",["[",",:=}\uff1a"],21]],["s",["/",["s","\\"",["[*","^\\n\\r\\""]],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]]],15],"\\\\\\"",["s",24,3,["/",["s",":",["!","//"]],["s",20,3,31],15]],"//","/*"],"\\"$\'/A-Z\\\\\\\\_-z}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07"]', // 30 skipMemberAhead
      '[0,["/",["s",["/",10,11],3,["[",",}"]],["s",["[*","^\\n\\r,;{}"],15]]]', // 31 skipScalarAhead
      '[0,["L",["s","}",["&",33]]]]', // 32 leaf
      '[0,["s",3,["/",["s",",",3,2,3,":"],["s",2,3,":",3,["[","[{"]]]],"\\t\\n\\r\\u001b \\",<"]', // 33 skipGoesOn
      '[0,["L",35]]', // 34 leaf
      '[0,["N",2,["s",[":",0,19],3,":",["!","//"],22]]]', // 35 readFoundName
      '[0,["L",["&","{"]],"{"]', // 36 leaf
      '[0,["L",38]]', // 37 leaf
      '[0,["N",3,["s","{",39,[":",0,["?",18]]]]]', // 38 readObjectOpen
      '[0,["*",["/",4,["s",["!",26],8],23]]]', // 39 skipSoftGap
      '[0,["L",["&","["]],"["]', // 40 leaf
      '[0,["L",42]]', // 41 leaf
      '[0,["N","ArrayOpen",["s","[",22]]]', // 42 readArrayOpen
      '[0,["L",["/",["@",2,",",39,["?",18]],["@",1,["!",44],"]"],45]]]', // 43 leaf
      '[0,["inside",4]]', // 44 readInAnyArray
      '[0,["/",46,["$",48]],"^[]{}"]', // 45 readTextPart
      '[0,["N","FoundWords",["s",47,["+",["s",["[+","\\t "],47]],["?",["s",":",["[*","\\t "],["&",8]]]]]]', // 46 readFoundWords
      '[0,["s",["[","A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["|",0,80,false,["[","\'\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]]', // 47 skipWord
      skipFilling,
      '[0,["+",["s",8,["[*","\\t "]]],"\\n\\r"]', // 49 skipLineEnds
      '[0,["/",51,["s","\\"",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],["?","\\\\"]]],"\\"\'`\u201c-\u201e"]', // 50 skipString
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""],["s","\\"",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\""],["s","\'",["*",["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\'"],["s","`",["[*","^\\n\\r\\\\\\\\`"],"`"],["s",["[","\u201c-\u201e"],["[*","^\\n\\r\\"\\\\\\\\\u201c-\u201f"],["[","\\"\u201c-\u201f"]]],"\\"\'`\u201c-\u201e"]', // 51 skipQuotedName
      '[0,["L",53]]', // 52 leaf
      '[0,["/",["@",0,54,22],55,56]]', // 53 readItemObjectEnd
      '[0,["N","ObjectClose","}"]]', // 54 readObjectClose
      '[0,["N","Unclosed",["&",["[","]}"]]],"]}"]', // 55 readUnclosed
      '[0,["N","CutOff",""]]', // 56 readCutOff
      '[0,["L",["/",["$",["s",",",22]],["@",1,["!",58],"}"],45]]]', // 57 leaf
      '[0,["/",59,60,61,62]]', // 58 skipInAnyObject
      '[0,["inside",0]]', // 59 readInRootObject
      '[0,["inside",1]]', // 60 readInFoundObject
      '[0,["inside",2]]', // 61 readInItemObject
      '[0,["inside",3]]', // 62 readInOpenless
      '[0,["L",64]]', // 63 leaf
      '[0,["/",65,55,56]]', // 64 readArrayEnd
      '[0,["N","ArrayClose","]"]]', // 65 readArrayClose
      '[0,["L",67]]', // 66 leaf
      '[0,["/",54,55,56]]', // 67 readObjectEnd
      '[0,["L",69],"{"]', // 68 leaf
      readLineObject,
      skipLineComma,
      '[0,["deep",["@",1,"\\"",["$",72],"\\"",["[*","\\t "],":",["[*","\\t "],74]]]', // 71 readLineMember
      skipLineText,
      skipGoodEscape,
      '[0,["deep",["/",["s","\\"",72,"\\""],12,75,["s","{",["[*","\\t "],["|",0,null,false,76,70],["[*","\\t "],"}"],["s","[",["[*","\\t "],["|",0,null,false,74,70],["[*","\\t "],"]"]]],"\\"\\\\-0-9[fnt{"]', // 74 skipLineValue
      skipLiteral,
      '[0,["deep",["s","\\"",72,"\\"",["[*","\\t "],":",["[*","\\t "],74]]]', // 76 skipLineMember
      '[0,["L",["&",29]],"{"]', // 77 leaf
      '[0,["L",["&",79]],"["]', // 78 leaf
      skipArrayAhead,
      '[0,["/","]",["s",10,3,["[",",]"]],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],15],29,["s",11,3,["/",["[",",]"],15]],["s","[",3,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],29,["[","[]"],["s",11,3,["[",",]"]],15]]],"\\"\'\\\\-0-9FNT[]`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 80 skipElementAhead
      '[0,["L",["&",["s",8,["[*","\\t "],1]]],"\\n\\r"]', // 81 leaf
      '[0,["L",5]]', // 82 leaf
      '[0,["L",84]]', // 83 leaf
      '[0,["N","TextEnd",""]]', // 84 readTextEnd
      '[0,["L",["/",86,87,["$",["+",["/",["[+","^\\u001b<"],["s",["!",5],["[","\\u001b<"]]]]]]],"^"]', // 85 leaf
      '[0,["N","Colour",["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]]', // 86 readColour
      '[0,["N","Token",["s","<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]]]]', // 87 readToken
    ], { nodes: NODES, operations: { scan: ofScan, inside: ofInside } });
  let skipMembersAhead: Match = rules.called(1, (made) => { skipMembersAhead = made; });
  let skip_noise: Match = rules.called(5, (made) => { skip_noise = made; });
  let skipComment: Match = rules.called(23, (made) => { skipComment = made; });
  let skipWordGap: Match = rules.called(25, (made) => { skipWordGap = made; });
  let skipCut: Match = rules.called(26, (made) => { skipCut = made; });
  let skipMemberAhead: Match = rules.called(30, (made) => { skipMemberAhead = made; });
  let skipGoesOn: Match = rules.called(33, (made) => { skipGoesOn = made; });
  let skipLineEnds: Match = rules.called(49, (made) => { skipLineEnds = made; });
  let skipString: Match = rules.called(50, (made) => { skipString = made; });
  let readLineMember: Match = rules.called(71, (made) => { readLineMember = made; });
  let skipElementAhead: Match = rules.called(80, (made) => { skipElementAhead = made; });

  const stepobjectPart: Step = { op: 'choice', starts: ["\"'`\u201c-\u201e", "{", "[", null], alternatives: [{ op: 'leaf', read: rules.at(34) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(36), body: { op: 'again', step: () => stepFoundObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(40), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: rules.at(43) }] };
  const steparrayPart: Step = { op: 'choice', starts: ["{", "[", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(36), body: { op: 'again', step: () => stepItemObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(40), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: rules.at(57) }] };
  const steprootPart: Step = { op: 'choice', starts: ["}", null], alternatives: [{ op: 'leaf', read: rules.at(32) }, stepobjectPart] };
  const steppart: Step = { op: 'choice', starts: ["{", "{", "[", "\n\r", "\u001b<", "^"], alternatives: [{ op: 'leaf', read: rules.at(68), isShortcut: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(77), body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(78), body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(81), body: { op: 'again', step: () => stepOpenlessFound } }] }, { op: 'leaf', read: rules.at(82) }, { op: 'again', step: () => stepPlain }] };
  const stepFound: Step = { op: 'rule', name: 'Found', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(0), body: { op: 'again', step: () => stepOpenlessFound } }] } }, { op: 'loop', body: steppart }, { op: 'leaf', read: rules.at(83) }] } };
  const stepOpenlessFound: Step = { op: 'rule', name: 'OpenlessFound', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(16) }, { op: 'loop', body: steprootPart }, { op: 'leaf', read: rules.at(66) }] } };
  const stepFoundObject: Step = { op: 'rule', name: 'FoundObject', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(37) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(66) }] } };
  const stepFoundArray: Step = { op: 'rule', name: 'FoundArray', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(41) }, { op: 'loop', body: steparrayPart }, { op: 'leaf', read: rules.at(63) }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(37) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(52) }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(37) }, { op: 'loop', body: steprootPart }, { op: 'leaf', read: rules.at(66) }] } };
  const stepPlain: Step = { op: 'rule', name: 'Plain', attribute: -1, isText: true, body: { op: 'text', read: text0Code, isSome: true } };
  const stepNoise: Step = { op: 'rule', name: 'Noise', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(85) } } };

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
  attributes: 0,
  tables: 0,
  inside: 5,
};
