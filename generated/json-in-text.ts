// Generated from grammars/json-in-text.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type NodesByType, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, and, choice, coded, deep, inside, label, leaf, lit, many, node, not, one, optional, pick, quiet, repeat, run, scan, seq, text } from '../src/engine/generated.ts';

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
& Readonly<Record<'OpenlessFound' | 'TextEnd' | 'LineObject' | 'Plain', 'Found'>>
& Readonly<Record<'FoundObject', 'Found' | 'FoundObject' | 'ItemObject' | 'OpenlessFound'>>
& Readonly<Record<'FoundArray', 'Found' | 'FoundArray' | 'FoundObject' | 'ItemObject' | 'OpenlessFound'>>
& Readonly<Record<'OpenlessOpen', 'OpenlessFound'>>
& Readonly<Record<'ObjectClose' | 'FoundName' | 'LooseName', 'FoundObject' | 'ItemObject' | 'OpenlessFound'>>
& Readonly<Record<'Unclosed' | 'CutOff' | 'FoundWords', 'FoundArray' | 'FoundObject' | 'ItemObject' | 'OpenlessFound'>>
& Readonly<Record<'ObjectOpen', 'FoundObject' | 'ItemObject'>>
& Readonly<Record<'ArrayOpen' | 'ArrayClose' | 'ItemObject', 'FoundArray'>>
& Readonly<Record<'Colour' | 'Token', 'Noise'>>;

/** The codes of mistakes. */
export type Codes = never;

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
  const TABLE_1 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
  const TABLE_2 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
  const TABLE_3 = tableOf([34, 34], [39, 39], [96, 96]);
  const TABLE_4 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
  const TABLE_5 = tableOf([70, 70], [78, 78], [84, 84], [102, 102], [110, 110], [116, 116]);
  const TABLE_6 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_7 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
  const TABLE_8 = tableOf([0, 9], [11, 12], [14, 91], [93, 95], [97, 127]);
  const TABLE_9 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [47, 47], [60, 60]);
  const TABLE_10 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
  const TABLE_11 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_12 = tableOf([34, 34], [36, 36], [39, 39], [47, 47], [65, 90], [92, 92], [95, 122], [125, 125]);
  const TABLE_13 = tableOf([44, 44], [58, 58], [61, 61], [125, 125]);
  const TABLE_14 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [35, 38], [40, 43], [45, 46], [48, 57], [59, 59], [61, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_15 = tableOf([0, 9], [11, 12], [14, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
  const TABLE_16 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
  const TABLE_17 = tableOf([34, 34], [45, 45], [48, 57], [91, 91], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_18 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [91, 91], [93, 93], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_19 = tableOf([45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [102, 102], [110, 110], [116, 116]);
  const TABLE_20 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 90], [92, 122], [124, 127]);
  const BEYOND_0 = (c: number): boolean => (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287;
  const BEYOND_1 = (c: number): boolean => (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286);
  const BEYOND_2 = (c: number): boolean => (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287;
  const STOPS_0 = new Stops(m, "\n\r\"\\");
  const STOPS_1 = new Stops(m, "\n\r\\`");
  const STOPS_2 = new Stops(m, "\n\r\"\\\u201c\u201d\u201e\u201f");
  const STOPS_3 = new Stops(m, "\n\r\"");
  const STOPS_4 = new Stops(m, "\n\r\u001b<[{");

  function skipSpace1Code(p: number): number {
    const { text, end } = m; let c = 0;
    l8: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        p++;
        break l8;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skip_noise(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l11: {
      const s12 = p;
      const c13 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c13 === 13) {
        l14: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l14; }
          p += 2;
          break l11;
        }
        p = s12;
      }
      if (c13 === 10) {

        p++;
        break l11;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipSpaceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l2: for (;;) {
      const s4 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l3: {
          l6: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1)) && (q = skipSpace1(p)) >= 0) {
              p = q;
              break l6;
            }
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.touched ||= p >= end; break l3; }
          }
          continue l2;
        }
        p = s4;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipQuotedCode(p: number): number {
    const { text, end } = m; let c = 0;
    l16: {
      const s17 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l18: {

          p++;
          l19: for (;;) {
            const s21 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l20: {
                l23: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    p++;
                    break l23;
                  } else
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l20; }
                  p++;
                  if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l20; }
                  p++;
                }
                continue l19;
              }
              p = s21;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l18; }
          p++;
          break l16;
        }
        p = s17;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_1(c)))) p++;
      m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipNumeralCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.touched ||= p >= end;
    l31: {
      if ((p < end && text.charCodeAt(p) === 48)) {

        p++;
        break l31;
      } else
      m.touched ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
      m.touched ||= p >= end;
    }
    l34: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s36 = p;
        l35: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l35; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l34;
        }
        p = s36;
      } else m.touched ||= p >= end;
    }
    l37: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s39 = p;
        l38: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
            p++;
          } else m.touched ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l38; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l37;
        }
        p = s39;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipConstantCode(p: number): number {
    const { text, end } = m;
    l43: {
      const s44 = p;
      const c45 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c45 === 84 || c45 === 116)) {
        l46: {
          if (!m.isCaseless(p, "true")) { break l46; }
          p += 4;
          break l43;
        }
        p = s44;
      }
      if ((c45 === 70 || c45 === 102)) {
        l47: {
          if (!m.isCaseless(p, "false")) { break l47; }
          p += 5;
          break l43;
        }
        p = s44;
      }
      if ((c45 === 78 || c45 === 110)) {
        l48: {
          if (!m.isCaseless(p, "null")) { break l48; }
          p += 4;
          break l43;
        }
        p = s44;
      }
      if (!m.isCaseless(p, "none")) { return -1; }
      p += 4;
    }
    return p;
  }

  function skipElementCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l26: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) && (q = skipNumeral(p)) >= 0) {
        p = q;
        break l26;
      }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1)) || (p = skipConstant(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipMembersAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    const near1 = p + 16;
    while (p < near1 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
    if (p === near1) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r\"\\\\";
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    if ((p = skipSpace(p)) < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    if ((p = skipSpace(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_0(c))) || (p = skipMemberValue(p)) < 0) { m.touched ||= p >= end; return -1; }
    if ((p = skipSpace(p)) < 0) { return -1; }
    l49: {
      const s50 = p;
      const c51 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c51 === 44) {
        l52: {

          p++;
          if ((p = skipSpace(p)) < 0) { break l52; }
          if ((p = skipOtherAhead(p)) < 0) { break l52; }
          break l49;
        }
        p = s50;
      }
      if (c51 === 125) {

        p++;
        break l49;
      }
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readQuotedNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l54: {
      const s55 = p;
      const c56 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c56 === 34) {
        l57: {

          p++;
          const s58 = p;
          const near59 = p + 16;
          while (p < near59 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
          if (p === near59) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r\"\\\\";
          value = text.slice(s58, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l57; }
          p++;
          break l54;
        }
        p = s55;
      }
      if (c56 === 34) {
        l60: {

          p++;
          const s61 = p;
          l62: for (;;) {
            const s64 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l63: {
                l66: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    p++;
                    break l66;
                  } else
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l63; }
                  p++;
                  if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l63; }
                  p++;
                }
                continue l62;
              }
              p = s64;
            } else m.touched ||= p >= end;
            break;
          }
          value = text.slice(s61, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l60; }
          p++;
          break l54;
        }
        p = s55;
      }
      if (c56 === 39) {
        l69: {

          p++;
          const s70 = p;
          l71: for (;;) {
            const s73 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
              l72: {
                l75: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                    p++;
                    break l75;
                  } else
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l72; }
                  p++;
                  if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l72; }
                  p++;
                }
                continue l71;
              }
              p = s73;
            } else m.touched ||= p >= end;
            break;
          }
          value = text.slice(s70, p);
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l69; }
          p++;
          break l54;
        }
        p = s55;
      }
      if (c56 === 96) {
        l78: {

          p++;
          const s79 = p;
          const near80 = p + 16;
          while (p < near80 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) p++;
          if (p === near80) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^\n\r\\\\`";
          value = text.slice(s79, p);
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l78; }
          p++;
          break l54;
        }
        p = s55;
      }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8222)))) { m.touched ||= p >= end; return -1; }
      p++;
      const s81 = p;
      const near82 = p + 16;
      while (p < near82 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8224 || (c >= 128 && c <= 8219)))) p++;
      if (p === near82) p = STOPS_2.next(p);
      m.touched ||= p >= end && "^\n\r\"\\\\\u201c-\u201f";
      value = text.slice(s81, p);
      if (!(p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 34))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    m.value = value;
    return p;
  }

  function skipGapCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l83: for (;;) {
      const s85 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1))) {
        l84: {
          l87: {
            const c89 = p < end ? text.charCodeAt(p) : 65536;
            m.touched ||= p >= end;
            if ((c89 < 128 && TABLE_1[c89] === 1) && (q = skipSpace1(p)) >= 0) { p = q; break l87; }
            if ((c89 === 10 || c89 === 13) && (q = skipEol(p)) >= 0) { p = q; break l87; }
            if (!(p < end && text.charCodeAt(p) === 47) || (p = skipComment(p)) < 0) { m.touched ||= p >= end; break l84; }
          }
          continue l83;
        }
        p = s85;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipNameWordCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.touched ||= p >= end; return -1; }
    p++;
    let n93 = 0;
    l90: for (;;) {
      if (n93 >= 200) break;
      const s92 = p;
      l91: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.touched ||= p >= end; break l91; }
        p++;
        n93++;
        continue l90;
      }
      p = s92;
      break;
    }
    return p;
  }

  function skipMemberAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l96: {
      const s97 = p;
      const c98 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c98 === 125) {

        p++;
        break l96;
      }
      if ((c98 < 128 ? TABLE_3[c98] === 1 : BEYOND_0(c98))) {
        l100: {
          if ((p = skipQuoted(p)) < 0) { break l100; }
          if ((p = skipSpace(p)) < 0) { break l100; }
          l101: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65306))) {
              p++;
              break l101;
            } else
            m.touched ||= p >= end;
            if ((p = skipValueAhead(p)) < 0) { break l100; }
          }
          break l96;
        }
        p = s97;
      }
      if ((c98 < 128 ? TABLE_3[c98] === 1 : BEYOND_0(c98))) {
        l104: {
          l105: {
            if ((p < end && text.charCodeAt(p) === 34)) {

              p++;
              const near108 = p + 4;
              while (p < near108 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
              if (p === near108) p = STOPS_3.next(p);
              m.touched ||= p >= end && "^\n\r\"";
              break l105;
            } else
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; break l104; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_1(c)))) p++;
            m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          }
          if ((p < end)) { break l104; }
          m.touched ||= p >= end;
          break l96;
        }
        p = s97;
      }
      if (c98 === 92) {
        l109: {
          if (!text.startsWith("\\\"", p)) { m.reaches(p, "\\\""); break l109; }
          p += 2;
          break l96;
        }
        p = s97;
      }
      if ((c98 < 128 ? TABLE_10[c98] === 1 : (c98 >= 12352 && c98 <= 55295) || (c98 >= 192 && c98 <= 8191))) {
        l110: {
          p++;
          let n114 = 0;
          l111: for (;;) {
            if (n114 >= 200) break;
            const s113 = p;
            l112: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.touched ||= p >= end; break l112; }
              p++;
              n114++;
              continue l111;
            }
            p = s113;
            break;
          }
          if ((p = skipSpace(p)) < 0) { break l110; }
          l115: {
            const s116 = p;
            const c117 = p < end ? text.charCodeAt(p) : 65536;
            m.touched ||= p >= end;
            if (c117 === 58) {
              l118: {

                p++;
                if ((p < end && text.charCodeAt(p) === 47)) {
                  {
                    const s119 = p;
                    l120: {
                      if (!text.startsWith("//", p)) { m.reaches(p, "//"); break l120; }
                      p += 2;
                      break l118;
                    }
                    p = s119;
                  }
                } else m.touched ||= p >= end;
                break l115;
              }
              p = s116;
            }
            if ((c117 === 61 || c117 === 65306)) {
              l122: {
                if ((p = skipAssign(p)) < 0) { break l122; }
                if ((p = skipSpace(p)) < 0) { break l122; }
                if ((p = skipScalarAhead(p)) < 0) { break l122; }
                break l115;
              }
              p = s116;
            }
            if ((p < end)) { break l110; }
            m.touched ||= p >= end;
          }
          break l96;
        }
        p = s97;
      }
      if (c98 === 47) {
        l123: {
          if (!text.startsWith("//", p)) { m.reaches(p, "//"); break l123; }
          p += 2;
          break l96;
        }
        p = s97;
      }
      if (p >= end || text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) { m.reaches(p, "/*"); return -1; }
      p += 2;
    }
    return p;
  }

  function skipObjectAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
    p++;
    if ((p = skipSpace(p)) < 0) { return -1; }
    l94: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : BEYOND_2(c))) && (q = skipMemberAhead(p)) >= 0) {
        p = q;
        break l94;
      }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipQuotedNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    l129: {
      const s130 = p;
      const c131 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c131 === 34) {
        l132: {

          p++;
          const near134 = p + 16;
          while (p < near134 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
          if (p === near134) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r\"\\\\";
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l132; }
          p++;
          break l129;
        }
        p = s130;
      }
      if (c131 === 34) {
        l135: {

          p++;
          l137: for (;;) {
            const s139 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l138: {
                l141: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    p++;
                    break l141;
                  } else
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l138; }
                  p++;
                  if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l138; }
                  p++;
                }
                continue l137;
              }
              p = s139;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l135; }
          p++;
          break l129;
        }
        p = s130;
      }
      if (c131 === 39) {
        l144: {

          p++;
          l146: for (;;) {
            const s148 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
              l147: {
                l150: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                    p++;
                    break l150;
                  } else
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l147; }
                  p++;
                  if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l147; }
                  p++;
                }
                continue l146;
              }
              p = s148;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l144; }
          p++;
          break l129;
        }
        p = s130;
      }
      if (c131 === 96) {
        l153: {

          p++;
          const near155 = p + 16;
          while (p < near155 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) p++;
          if (p === near155) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^\n\r\\\\`";
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l153; }
          p++;
          break l129;
        }
        p = s130;
      }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8222)))) { m.touched ||= p >= end; return -1; }
      p++;
      const near157 = p + 16;
      while (p < near157 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8224 || (c >= 128 && c <= 8219)))) p++;
      if (p === near157) p = STOPS_2.next(p);
      m.touched ||= p >= end && "^\n\r\"\\\\\u201c-\u201f";
      if (!(p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 34))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipFillingCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l124: {
      const s125 = p;
      const c126 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c126 === 9 || c126 === 32)) {
        l127: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l127; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l124;
        }
        p = s125;
      }
      if ((c126 === 27 || c126 === 60) && (q = skip_noise(p)) >= 0) { p = q; break l124; }
      if ((c126 === 10 || c126 === 13)) {
        l128: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && skipCut(p) >= 0) { break l128; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipLineEnds(p)) < 0) { m.touched ||= p >= end; break l128; }
          break l124;
        }
        p = s125;
      }
      if ((c126 < 128 ? TABLE_3[c126] === 1 : (c126 >= 8220 && c126 <= 8222)) && (q = skipString(p)) >= 0) {
        p = q;
        break l124;
      }
      if (c126 === 58) {
        l158: {
          if (!text.startsWith("://", p)) { m.reaches(p, "://"); break l158; }
          p += 3;
          break l124;
        }
        p = s125;
      }
      if (c126 === 58) {
        l159: {

          p++;
          if ((p = skipWordGap(p)) < 0) { break l159; }
          break l124;
        }
        p = s125;
      }
      if (c126 === 47 && (q = skipComment(p)) >= 0) { p = q; break l124; }
      if ((p < end && (c126 < 128 ? TABLE_14[c126] === 1 : c126 >= 8223 || (c126 >= 128 && c126 <= 8219)))) {
        l160: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) { m.touched ||= p >= end; break l160; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b \"',/:<[-]`{}\u201c-\u201e";
          break l124;
        }
        p = s125;
      }
      if (c126 === 92) {
        l161: {

          p++;
          if (!(p < end)) { m.touched ||= p >= end; break l161; }
          p++;
          break l124;
        }
        p = s125;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipLineCommaCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 44) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipGoodEscapeCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; return -1; }
    p++;
    l173: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_16[c] === 1))) {
        p++;
        break l173;
      } else
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 117) { m.touched ||= p >= end; return -1; }
      p++;
      let n179 = 0;
      l176: for (;;) {
        if (n179 >= 4) break;
        const s178 = p;
        l177: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) { m.touched ||= p >= end; break l177; }
          p++;
          n179++;
          continue l176;
        }
        p = s178;
        break;
      }
      if (n179 < 4) { return -1; }
    }
    return p;
  }

  function skipLineTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
    m.touched ||= p >= end && " !#-[]-\uffff";
    l169: for (;;) {
      const s171 = p;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l170: {
          if ((p = skipGoodEscape(p)) < 0) { break l170; }
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          continue l169;
        }
        p = s171;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipLiteralCode(p: number): number {
    const { text, end } = m;
    l185: {
      const s186 = p;
      const c187 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c187 === 116) {
        l188: {
          if (!text.startsWith("true", p)) { m.reaches(p, "true"); break l188; }
          p += 4;
          break l185;
        }
        p = s186;
      }
      if (c187 === 102) {
        l189: {
          if (!text.startsWith("false", p)) { m.reaches(p, "false"); break l189; }
          p += 5;
          break l185;
        }
        p = s186;
      }
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) { m.reaches(p, "null"); return -1; }
      p += 4;
    }
    return p;
  }

  function skipLineMemberCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    if ((p = skipLineText(p)) < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_17[c] === 1)) || (p = skipLineValue(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipLineValueCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l181: {
      const s182 = p;
      const c183 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c183 === 34) {
        l184: {

          p++;
          if ((p = skipLineText(p)) < 0) { break l184; }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l184; }
          p++;
          break l181;
        }
        p = s182;
      }
      if (((c183 >= 48 && c183 <= 57) || c183 === 45) && (q = skipNumeral(p)) >= 0) { p = q; break l181; }
      if ((c183 === 102 || c183 === 110 || c183 === 116) && (q = skipLiteral(p)) >= 0) { p = q; break l181; }
      if (c183 === 123) {
        l190: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          let n194 = 0;
          l191: for (;;) {
            const s193 = p;
            l192: {
              if (n194 > 0) {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)) || (p = skipLineComma(p)) < 0) { m.touched ||= p >= end; break l192; }
              }
              if (!(p < end && text.charCodeAt(p) === 34) || (p = skipLineMember(p)) < 0) { m.touched ||= p >= end; break l192; }
              n194++;
              continue l191;
            }
            p = s193;
            break;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; break l190; }
          p++;
          break l181;
        }
        p = s182;
      }
      if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      let n200 = 0;
      l197: for (;;) {
        const s199 = p;
        l198: {
          if (n200 > 0) {
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)) || (p = skipLineComma(p)) < 0) { m.touched ||= p >= end; break l198; }
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_17[c] === 1)) || (p = skipLineValue(p)) < 0) { m.touched ||= p >= end; break l198; }
          n200++;
          continue l197;
        }
        p = s199;
        break;
      }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readLineMemberCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    const s168 = p;
    if ((p = skipLineText(p)) < 0) { return -1; }
    value = text.slice(s168, p);
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_17[c] === 1)) || (p = skipLineValue(p)) < 0) { m.touched ||= p >= end; return -1; }
    m.value = value;
    return p;
  }

  function readLineObjectCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_names!: string[];
    if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const list167: string[] = [];
    let n165 = 0;
    l162: for (;;) {
      const s164 = p;
      l163: {
        if (n165 > 0) {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)) || (p = skipLineComma(p)) < 0) { m.touched ||= p >= end; break l163; }
        }
        let v166!: string;
        if (!(p < end && text.charCodeAt(p) === 34) || (p = readLineMember(p)) < 0) { m.touched ||= p >= end; break l163; }
        v166 = m.value as string;
        list167.push(v166);
        n165++;
        continue l162;
      }
      p = s164;
      break;
    }
    l_names = list167;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; return -1; }
    p++;
    const node: LineObjectNode = { type: 'LineObject', start: m.base + start, end: m.base + p, names: l_names };
    m.value = node;
    return p;
  }

  function skipElementAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l203: {
      const s204 = p;
      const c205 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c205 === 93) {

        p++;
        break l203;
      }
      if ((c205 < 128 ? TABLE_3[c205] === 1 : BEYOND_0(c205))) {
        l207: {
          if ((p = skipQuoted(p)) < 0) { break l207; }
          if ((p = skipSpace(p)) < 0) { break l207; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93))) { m.touched ||= p >= end; break l207; }
          p++;
          break l203;
        }
        p = s204;
      }
      if ((c205 < 128 ? TABLE_3[c205] === 1 : BEYOND_0(c205))) {
        l208: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_1(c)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          if ((p < end)) { break l208; }
          m.touched ||= p >= end;
          break l203;
        }
        p = s204;
      }
      if (c205 === 123 && (q = skipObjectAhead(p)) >= 0) { p = q; break l203; }
      if ((c205 < 128 && TABLE_19[c205] === 1)) {
        l209: {
          if ((p = skipElement(p)) < 0) { break l209; }
          if ((p = skipSpace(p)) < 0) { break l209; }
          l210: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93))) {
              p++;
              break l210;
            } else
            m.touched ||= p >= end;
            if ((p < end)) { break l209; }
            m.touched ||= p >= end;
          }
          break l203;
        }
        p = s204;
      }
      if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
      p++;
      if ((p = skipSpace(p)) < 0) { return -1; }
      l213: {
        const s214 = p;
        const c215 = p < end ? text.charCodeAt(p) : 65536;
        m.touched ||= p >= end;
        if ((c215 < 128 ? TABLE_3[c215] === 1 : BEYOND_0(c215))) {
          p++;
          break l213;
        }
        if (c215 === 123 && (q = skipObjectAhead(p)) >= 0) { p = q; break l213; }
        if ((c215 === 91 || c215 === 93)) {
          p++;
          break l213;
        }
        if ((c215 < 128 && TABLE_19[c215] === 1)) {
          l218: {
            if ((p = skipElement(p)) < 0) { break l218; }
            if ((p = skipSpace(p)) < 0) { break l218; }
            if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93))) { m.touched ||= p >= end; break l218; }
            p++;
            break l213;
          }
          p = s214;
        }
        if ((p < end)) { return -1; }
        m.touched ||= p >= end;
      }
    }
    return p;
  }

  function skipArrayAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    if ((p = skipSpace(p)) < 0) { return -1; }
    l201: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c))) && (q = skipElementAhead(p)) >= 0) {
        p = q;
        break l201;
      }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function text84Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0, q = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near219 = p + 16;
        while (p < near219 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
        if (p === near219) p = STOPS_4.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
        l220: {

          const near221 = p + 16;
          while (p < near221 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
          if (p === near221) p = STOPS_4.next(p);
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
      if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
        l222: {
          if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
            {
              const s223 = p;
              l224: {
                l226: {
                  if ((p < end && text.charCodeAt(p) === 123) && (q = skipObjectAhead(p)) >= 0) { p = q; break l226; }
                  m.touched ||= p >= end;
                  if (!(p < end && text.charCodeAt(p) === 91) || (p = skipArrayAhead(p)) < 0) { m.touched ||= p >= end; break l224; }
                }
                break l222;
              }
              p = s223;
            }
          } else m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) { m.touched ||= p >= end; break l222; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l228: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
            {
              const s229 = p;
              l230: {
                if ((p = skipEol(p)) < 0) { break l230; }
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && text.charCodeAt(p) === 34) || (p = skipMembersAhead(p)) < 0) { m.touched ||= p >= end; break l230; }
                break l228;
              }
              p = s229;
            }
          } else m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.touched ||= p >= end; break l228; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l232: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skip_noise(p) >= 0) { break l232; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; break l232; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  const STARTS_0 = startsOf([34, 34], [39, 39], [96, 96], [8220, 8222]);
  const STARTS_1 = startsOf([123, 123]);
  const STARTS_2 = startsOf([91, 91]);
  const STARTS_3 = startsOf([10, 10], [13, 13]);
  const STARTS_4 = startsOf([27, 27], [60, 60]);
  const STARTS_5 = startsOf([0, 65535]);
  const skipColour = seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z"));
  const skipToken = seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>"), optional(m, seq(one(m, "A-Za-z"), run(m,
        ".0-9=A-Z_a-z"), and(m, lit(m, "<|")))));
  const skip_noise = choice(m, skipColour, skipToken);
  const skipSpace1 = coded(skipSpace1Code, "\t\u001b <", true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipSpace = coded(skipSpaceCode, null, true);
  const skipQuoted = coded(skipQuotedCode, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07", true);
  const skipNumeral = coded(skipNumeralCode, "\\-0-9", true);
  const skipConstant = coded(skipConstantCode, "FNTfnt", true);
  const skipElement = coded(skipElementCode, "\\-0-9FNTfnt", true);
  const skipMemberValue = choice(m, skipQuoted, skipElement, seq(lit(m, "["), skipSpace, lit(m, "]")), seq(lit(m,
      "{"), skipSpace, lit(m, "}")));
  const skipLineName = seq(lit(m, "\""), run(m, "^\n\r\"\\\\"), lit(m, "\""));
  const skipEof = not(m, one(m, "^"));
  const skipOtherAhead = choice(m, seq(skipLineName, skipSpace, lit(m, ":")), seq(lit(m, "\""), run(m, "^\n\r\""),
      skipEof), skipEof);
  const skipMembersAhead = coded(skipMembersAheadCode, "\"", true);
  const leaf0 = leaf(m, and(m, seq(run(m, "\t "), skipMembersAhead)));
  const readQuotedName = coded(readQuotedNameCode, "\"'`\u201c-\u201e", true);
  const skipAssign = choice(m, lit(m, "=>"), seq(lit(m, "="), not(m, lit(m, "="))), lit(m, "\uff1a"));
  const skipValueAhead = choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipElement, one(m, "[{"),
    seq(run(m, "+\\-.0-9A-Za-z"), skipEof));
  const skipComment = choice(m, seq(lit(m, "//"), run(m, "^\n\r")), seq(lit(m, "/*"), many(m, 0, seq(not(m, lit(m,
          "*/")), one(m, "^"))), optional(m, lit(m, "*/"))));
  const skipGap = coded(skipGapCode, null, true);
  const skipNameWord = coded(skipNameWordCode, "$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", true);
  const skipScalarAhead = choice(m, seq(choice(m, skipQuoted, skipElement), skipSpace, one(m, ",}")), seq(run(m,
      "^\n\r,;{}"), skipEof));
  const skipMemberAhead = coded(skipMemberAheadCode,
    "\"$'/A-Z\\\\_-z}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07", true);
  const skipObjectAhead = coded(skipObjectAheadCode, "{", true);
  const readCutAhead = scan(m, choice(m, skipEol, one(m, "\t ")), and(m, skipObjectAhead));
  const skipCutAhead = quiet(m, readCutAhead);
  const skipCut = seq(and(m, skipEol), skipCutAhead);
  const skipWordGap = many(m, 0, choice(m, skipSpace1, seq(not(m, seq(skipEol, run(m, "\t "), skipCut)), skipEol),
      skipComment));
  const readLooseName = node(m, (start, end, l) => ({ type: 'LooseName', start, end, name: l[0] }), seq(label(m, 0,
        readQuotedName), skipSpace, choice(m, seq(lit(m, ":"), not(m, lit(m, "//"))), skipAssign, and(m,
          skipValueAhead)), skipGap), seq(label(m, 0, text(m, skipNameWord)), skipSpace, choice(m, seq(lit(m, ":"),
          not(m, lit(m, "//"))), skipAssign), skipWordGap));
  const readOpenlessOpen = node(m, (start, end, l) => ({ type: 'OpenlessOpen', start, end, name: l[0] }),
    seq(optional(m, skipEol), run(m, "\t "), label(m, 0, readLooseName)));
  const leaf16 = leaf(m, readOpenlessOpen);
  const readFoundName = node(m, (start, end, l) => ({ type: 'FoundName', start, end, name: l[0] }), seq(label(m, 0,
        readQuotedName), skipSpace, lit(m, ":"), not(m, lit(m, "//")), skipGap));
  const leaf32 = leaf(m, readFoundName);
  const leaf34 = leaf(m, and(m, lit(m, "{")));
  const skipSoftGap = many(m, 0, choice(m, skipSpace1, seq(not(m, skipCut), skipEol), skipComment));
  const readObjectOpen = node(m, (start, end, l) => ({ type: 'ObjectOpen', start, end, name: l[0] }), seq(lit(m,
      "{"), skipSoftGap, label(m, 0, optional(m, readLooseName))));
  const leaf35 = leaf(m, readObjectOpen);
  const leaf38 = leaf(m, and(m, lit(m, "[")));
  const readArrayOpen = node(m, 'ArrayOpen', seq(lit(m, "["), skipGap));
  const leaf39 = leaf(m, readArrayOpen);
  const readInAnyArray = inside(m, 3);
  const skipInAnyArray = readInAnyArray;
  const skipWord = seq(one(m, "A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"), repeat(m, { least: 0, most: 80 }, one(m,
  "'\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff")));
  const readFoundWords = node(m, 'FoundWords', seq(skipWord, many(m, 1, seq(run(m, "\t ", 1), skipWord)), optional(m,
        seq(lit(m, ":"), run(m, "\t "), and(m, skipEol)))));
  const skipLineEnds = many(m, 1, seq(skipEol, run(m, "\t ")));
  const skipQuotedName = coded(skipQuotedNameCode, "\"'`\u201c-\u201e", true);
  const skipString = choice(m, skipQuotedName, seq(lit(m, "\""), many(m, 0, choice(m, one(m, "^\n\r\"\\\\"),
          seq(lit(m, "\\"), one(m, "^\n\r")))), optional(m, lit(m, "\\"))));
  const skipFilling = coded(skipFillingCode, "^[]{}", true);
  const readTextPart = choice(m, readFoundWords, text(m, skipFilling));
  const leaf41 = leaf(m, choice(m, pick(m, 2, lit(m, ","), skipSoftGap, optional(m, readLooseName)), pick(m, 1,
        not(m, skipInAnyArray), lit(m, "]")), readTextPart));
  const readObjectClose = node(m, 'ObjectClose', lit(m, "}"));
  const readUnclosed = node(m, 'Unclosed', and(m, one(m, "]}")));
  const readCutOff = node(m, 'CutOff', lit(m, ""));
  const readItemObjectEnd = choice(m, pick(m, 0, readObjectClose, skipGap), readUnclosed, readCutOff);
  const leaf51 = leaf(m, readItemObjectEnd);
  const readInFoundObject = inside(m, 0);
  const skipInFoundObject = readInFoundObject;
  const readInItemObject = inside(m, 1);
  const skipInItemObject = readInItemObject;
  const readInOpenless = inside(m, 2);
  const skipInOpenless = readInOpenless;
  const skipInAnyObject = choice(m, skipInFoundObject, skipInItemObject, skipInOpenless);
  const leaf56 = leaf(m, choice(m, text(m, seq(lit(m, ","), skipGap)), pick(m, 1, not(m, skipInAnyObject), lit(m,
      "}")), readTextPart));
  const readArrayClose = node(m, 'ArrayClose', lit(m, "]"));
  const readArrayEnd = choice(m, readArrayClose, readUnclosed, readCutOff);
  const leaf64 = leaf(m, readArrayEnd);
  const readObjectEnd = choice(m, readObjectClose, readUnclosed, readCutOff);
  const leaf67 = leaf(m, readObjectEnd);
  const skipLineComma = coded(skipLineCommaCode, "\t ,", true);
  const skipGoodEscape = coded(skipGoodEscapeCode, "\\\\", true);
  const skipLineText = coded(skipLineTextCode, null, true);
  const skipLiteral = coded(skipLiteralCode, "fnt", true);
  const skipLineMember = deep(m, coded(skipLineMemberCode, "\"", true));
  const skipLineValue: Match = deep(m, coded(skipLineValueCode, "\"\\-0-9[fnt{", true));
  const readLineMember = deep(m, coded(readLineMemberCode, "\"", true));
  const readLineObject = coded(readLineObjectCode, "{", true);
  const leaf69 = leaf(m, readLineObject);
  const leaf78 = leaf(m, and(m, skipObjectAhead));
  const skipElementAhead = coded(skipElementAheadCode, "\"'\\-0-9FNT[]`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07",
    true);
  const skipArrayAhead = coded(skipArrayAheadCode, "[", true);
  const leaf79 = leaf(m, and(m, skipArrayAhead));
  const leaf82 = leaf(m, and(m, seq(skipEol, run(m, "\t "), skipMembersAhead)));
  const leaf83 = leaf(m, skip_noise);
  const text84 = text84Code;
  const readTextEnd = node(m, 'TextEnd', lit(m, ""));
  const leaf85 = leaf(m, readTextEnd);
  const readColour = node(m, 'Colour', seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z")));
  const readToken = node(m, 'Token', seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>"), optional(m, seq(one(m,
          "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|"))))));
  const leaf87 = leaf(m, choice(m, readColour, readToken, text(m, many(m, 1, choice(m, run(m, "^\u001b<", 1),
            seq(not(m, skip_noise), one(m, "\u001b<")))))));

  const stepobjectPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf32 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf34, body: { op: 'again', step: () => stepFoundObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf38, body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: leaf41 }] };
  const steparrayPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf34, body: { op: 'again', step: () => stepItemObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf38, body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: leaf56 }] };
  const steppart: Step = { op: 'choice', starts: [STARTS_1, STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_5], alternatives: [{ op: 'leaf', read: leaf69, isShortcut: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf78, body: { op: 'again', step: () => stepFoundObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf79, body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf82, body: { op: 'again', step: () => stepOpenlessFound } }] }, { op: 'leaf', read: leaf83 }, { op: 'again', step: () => stepPlain }] };
  const stepFound: Step = { op: 'rule', name: 'Found', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf0, body: { op: 'again', step: () => stepOpenlessFound } }] } }, { op: 'loop', body: steppart }, { op: 'leaf', read: leaf85 }] } };
  const stepOpenlessFound: Step = { op: 'rule', name: 'OpenlessFound', register: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf16 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf67 }] } };
  const stepFoundObject: Step = { op: 'rule', name: 'FoundObject', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf35 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf67 }] } };
  const stepFoundArray: Step = { op: 'rule', name: 'FoundArray', register: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf39 }, { op: 'loop', body: steparrayPart }, { op: 'leaf', read: leaf64 }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', register: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf35 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf51 }] } };
  const stepPlain: Step = { op: 'rule', name: 'Plain', register: -1, isText: true, body: { op: 'text', read: text84, isSome: true } };
  const stepNoise: Step = { op: 'rule', name: 'Noise', register: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: leaf87 } } };

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
  registers: 0,
  tables: 0,
  inside: 4,
};
