// Generated from grammars/json-in-text.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, and, choice, coded, deep, inside, label, leaf, lit, many, node, not, one, optional, pick, run, seq, text } from '../src/engine/index.ts';

export interface ColourNode extends TreeNode {
  readonly type: 'Colour';
}

export interface TokenNode extends TreeNode {
  readonly type: 'Token';
}

export interface TextEndNode extends TreeNode {
  readonly type: 'TextEnd';
}

export interface LineObjectNode extends TreeNode {
  readonly type: 'LineObject';
  readonly names: string[];
}

export interface ObjectOpenNode extends TreeNode {
  readonly type: 'ObjectOpen';
  readonly name: LooseNameNode | null;
}

export interface OpenlessOpenNode extends TreeNode {
  readonly type: 'OpenlessOpen';
  readonly name: LooseNameNode;
}

export interface ArrayOpenNode extends TreeNode {
  readonly type: 'ArrayOpen';
}

export interface ObjectCloseNode extends TreeNode {
  readonly type: 'ObjectClose';
}

export interface ArrayCloseNode extends TreeNode {
  readonly type: 'ArrayClose';
}

export interface UnclosedNode extends TreeNode {
  readonly type: 'Unclosed';
}

export interface CutOffNode extends TreeNode {
  readonly type: 'CutOff';
}

export interface FoundNameNode extends TreeNode {
  readonly type: 'FoundName';
  readonly name: string;
}

export interface LooseNameNode extends TreeNode {
  readonly type: 'LooseName';
  readonly name: string;
}

export interface FoundWordsNode extends TreeNode {
  readonly type: 'FoundWords';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly OpenlessOpen: OpenlessOpenNode;
  readonly FoundName: FoundNameNode;
  readonly ObjectOpen: ObjectOpenNode;
  readonly ArrayOpen: ArrayOpenNode;
  readonly LooseName: LooseNameNode;
  readonly FoundWords: FoundWordsNode;
  readonly ObjectClose: ObjectCloseNode;
  readonly Unclosed: UnclosedNode;
  readonly CutOff: CutOffNode;
  readonly ArrayClose: ArrayCloseNode;
  readonly LineObject: LineObjectNode;
  readonly TextEnd: TextEndNode;
  readonly Colour: ColourNode;
  readonly Token: TokenNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly Plain: TextPiece<'Plain'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
}

/** The codes of mistakes. */
export type Codes = never;

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
  const TABLE_1 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
  const TABLE_2 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
  const TABLE_3 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_4 = tableOf([34, 34], [39, 39], [96, 96]);
  const TABLE_5 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
  const TABLE_6 = tableOf([70, 70], [78, 78], [84, 84], [102, 102], [110, 110], [116, 116]);
  const TABLE_7 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
  const TABLE_8 = tableOf([0, 9], [11, 12], [14, 91], [93, 95], [97, 127]);
  const TABLE_9 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [47, 47], [60, 60]);
  const TABLE_10 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
  const TABLE_11 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_12 = tableOf([44, 44], [58, 58], [61, 61], [125, 125]);
  const TABLE_13 = tableOf([34, 34], [36, 36], [39, 39], [47, 47], [65, 90], [92, 92], [95, 122], [125, 125]);
  const TABLE_14 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [35, 38], [40, 43], [45, 46], [48, 57], [59, 59], [61, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_15 = tableOf([0, 9], [11, 12], [14, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
  const TABLE_16 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
  const TABLE_17 = tableOf([34, 34], [45, 45], [48, 57], [91, 91], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_18 = tableOf([45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [102, 102], [110, 110], [116, 116]);
  const TABLE_19 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [91, 91], [93, 93], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_20 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 90], [92, 122], [124, 127]);
  const STOPS_0 = /[\u000a\u000d\u0022\u005c]/g;
  const STOPS_1 = /[\u000a\u000d\u0022\u0027\u0060\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07]/g;
  const STOPS_2 = /[\u000a\u000d\u005c\u0060]/g;
  const STOPS_3 = /[\u000a\u000d\u0022\u005c\u201c-\u201f]/g;
  const STOPS_4 = new Stops(m, "\n\r\"");
  const STOPS_5 = /[\u0009-\u000a\u000d\u001b\u0020\u0022\u0027\u002c\u002f\u003a\u003c\u005b-\u005d\u0060\u007b\u007d\u201c-\u201e]/g;
  const STOPS_6 = /[\u000a\u000d\u001b\u003c\u005b\u007b]/g;

  function skipSpace1Code(p: number): number {
    const { text, end } = m;
    let c = 0;
    l9: {
      const s10 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l11: {
          p++;
          break l9;
        }
        p = s10;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; return -1; }
      p = skip_noise(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l12: {
      const s13 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l14: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l14;
          }
          p += 2;
          break l12;
        }
        p = s13;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l15: {

          p++;
          break l12;
        }
        p = s13;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipSpaceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l2: for (;;) {
      const s4 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
        l3: {
          l6: {
            const s7 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
              l8: {
                p = skipSpace1(p);
                if (p < 0) { break l8; }
                break l6;
              }
              p = s7;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l3; }
            p = skipEol(p);
            if (p < 0) { break l3; }
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
    const { text, end } = m;
    let c = 0;
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
                  const s24 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    l25: {
                      p++;
                      break l23;
                    }
                    p = s24;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l20; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l20; }
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
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; return -1; }
      p++;
      const near26 = p + 16;
      while (p < near26 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
      if (p === near26) {
        STOPS_1.lastIndex = p;
        p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
      }
      m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipNumeralCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l30: {
      if ((p < end && text.charCodeAt(p) === 45)) {
        const s32 = p;
        l31: {

          p++;
          break l30;
        }
        p = s32;
      } else m.touched ||= p >= end;
    }
    l33: {
      const s34 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l35: {

          p++;
          break l33;
        }
        p = s34;
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
      m.touched ||= p >= end && "0-9";
    }
    l36: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s38 = p;
        l37: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l37; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end && "0-9";
          break l36;
        }
        p = s38;
      } else m.touched ||= p >= end;
    }
    l39: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s41 = p;
        l40: {
          p++;
          l42: {
            if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
              const s44 = p;
              l43: {
                p++;
                break l42;
              }
              p = s44;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l40; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end && "0-9";
          break l39;
        }
        p = s41;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipConstantCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l45: {
      const s46 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l47: {
          if (!m.isCaseless(p, "true")) { break l47; }
          p += 4;
          break l45;
        }
        p = s46;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
        l48: {
          if (!m.isCaseless(p, "false")) { break l48; }
          p += 5;
          break l45;
        }
        p = s46;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l49: {
          if (!m.isCaseless(p, "null")) { break l49; }
          p += 4;
          break l45;
        }
        p = s46;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "none")) { return -1; }
      p += 4;
    }
    return p;
  }

  function skipElementCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l27: {
      const s28 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l29: {
          p = skipNumeral(p);
          if (p < 0) { break l29; }
          break l27;
        }
        p = s28;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipConstant(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipMembersAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    const near1 = p + 16;
    while (p < near1 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
    if (p === near1) {
      STOPS_0.lastIndex = p;
      p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
    }
    m.touched ||= p >= end && "^\n\r\"\\\\";
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    p = skipSpace(p);
    if (p < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    p = skipSpace(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; return -1; }
    p = skipMemberValue(p);
    if (p < 0) { return -1; }
    p = skipSpace(p);
    if (p < 0) { return -1; }
    l50: {
      const s51 = p;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l52: {

          p++;
          p = skipSpace(p);
          if (p < 0) { break l52; }
          p = skipOtherAhead(p);
          if (p < 0) { break l52; }
          break l50;
        }
        p = s51;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 125)) {
        l53: {

          p++;
          break l50;
        }
        p = s51;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s54 = p;
          l55: {
            p++;
            return -1;
          }
          p = s54;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readQuotedNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l57: {
      const s58 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l59: {

          p++;
          const s60 = p;
          const near61 = p + 16;
          while (p < near61 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
          if (p === near61) {
            STOPS_0.lastIndex = p;
            p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\n\r\"\\\\";
          value = text.slice(s60, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l59; }
          p++;
          break l57;
        }
        p = s58;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l62: {

          p++;
          const s63 = p;
          l64: for (;;) {
            const s66 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l65: {
                l68: {
                  const s69 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    l70: {
                      p++;
                      break l68;
                    }
                    p = s69;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l65; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l65; }
                  p++;
                }
                continue l64;
              }
              p = s66;
            } else m.touched ||= p >= end;
            break;
          }
          value = text.slice(s63, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l62; }
          p++;
          break l57;
        }
        p = s58;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 39)) {
        l71: {

          p++;
          const s72 = p;
          l73: for (;;) {
            const s75 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
              l74: {
                l77: {
                  const s78 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                    l79: {
                      p++;
                      break l77;
                    }
                    p = s78;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l74; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l74; }
                  p++;
                }
                continue l73;
              }
              p = s75;
            } else m.touched ||= p >= end;
            break;
          }
          value = text.slice(s72, p);
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l71; }
          p++;
          break l57;
        }
        p = s58;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l80: {

          p++;
          const s81 = p;
          const near82 = p + 16;
          while (p < near82 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) p++;
          if (p === near82) {
            STOPS_2.lastIndex = p;
            p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\n\r\\\\`";
          value = text.slice(s81, p);
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l80; }
          p++;
          break l57;
        }
        p = s58;
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8222))))) { m.touched ||= p >= end; return -1; }
      p++;
      const s83 = p;
      const near84 = p + 16;
      while (p < near84 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8224 || (c >= 128 && c <= 8219)))) p++;
      if (p === near84) {
        STOPS_3.lastIndex = p;
        p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
      }
      m.touched ||= p >= end && "^\n\r\"\\\\\u201c-\u201f";
      value = text.slice(s83, p);
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 34)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    m.value = value;
    return p;
  }

  function skipGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l85: for (;;) {
      const s87 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l86: {
          l89: {
            const s90 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
              l91: {
                p = skipSpace1(p);
                if (p < 0) { break l91; }
                break l89;
              }
              p = s90;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l92: {
                p = skipEol(p);
                if (p < 0) { break l92; }
                break l89;
              }
              p = s90;
            } else m.touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) === 47))) { m.touched ||= p >= end; break l86; }
            p = skipComment(p);
            if (p < 0) { break l86; }
          }
          continue l85;
        }
        p = s87;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipNameWordCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; return -1; }
    p++;
    let n96 = 0;
    l93: for (;;) {
      if (n96 >= 200) break;
      const s95 = p;
      l94: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l94; }
        p++;
        n96++;
        continue l93;
      }
      p = s95;
      break;
    }
    return p;
  }

  function skipMemberAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l100: {
      const s101 = p;
      if ((p < end && text.charCodeAt(p) === 125)) {
        l102: {

          p++;
          break l100;
        }
        p = s101;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l103: {
          p = skipQuoted(p);
          if (p < 0) { break l103; }
          p = skipSpace(p);
          if (p < 0) { break l103; }
          l104: {
            const s105 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 65306))) {
              l106: {
                p++;
                break l104;
              }
              p = s105;
            } else m.touched ||= p >= end;
            p = skipValueAhead(p);
            if (p < 0) { break l103; }
          }
          break l100;
        }
        p = s101;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l107: {
          l108: {
            const s109 = p;
            if ((p < end && text.charCodeAt(p) === 34)) {
              l110: {

                p++;
                const near111 = p + 4;
                while (p < near111 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
                if (p === near111) p = STOPS_4.next(p);
                m.touched ||= p >= end && "^\n\r\"";
                break l108;
              }
              p = s109;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l107; }
            p++;
            const near112 = p + 16;
            while (p < near112 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
            if (p === near112) {
              STOPS_1.lastIndex = p;
              p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
            }
            m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          }
          if (p < end) {
            {
              const s113 = p;
              l114: {
                p++;
                break l107;
              }
              p = s113;
            }
          } else m.touched ||= p >= end;
          break l100;
        }
        p = s101;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l116: {
          if (!text.startsWith("\\\"", p)) {
            m.reaches(p, "\\\"");
            break l116;
          }
          p += 2;
          break l100;
        }
        p = s101;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        l117: {
          p++;
          let n121 = 0;
          l118: for (;;) {
            if (n121 >= 200) break;
            const s120 = p;
            l119: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l119; }
              p++;
              n121++;
              continue l118;
            }
            p = s120;
            break;
          }
          p = skipSpace(p);
          if (p < 0) { break l117; }
          l122: {
            const s123 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l124: {

                p++;
                if ((p < end && text.charCodeAt(p) === 47)) {
                  {
                    const s125 = p;
                    l126: {
                      if (!text.startsWith("//", p)) {
                        m.reaches(p, "//");
                        break l126;
                      }
                      p += 2;
                      break l124;
                    }
                    p = s125;
                  }
                } else m.touched ||= p >= end;
                break l122;
              }
              p = s123;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 61 || c === 65306))) {
              l128: {
                p = skipAssign(p);
                if (p < 0) { break l128; }
                p = skipSpace(p);
                if (p < 0) { break l128; }
                p = skipScalarAhead(p);
                if (p < 0) { break l128; }
                break l122;
              }
              p = s123;
            } else m.touched ||= p >= end;
            if (p < end) {
              {
                const s129 = p;
                l130: {
                  p++;
                  break l117;
                }
                p = s129;
              }
            } else m.touched ||= p >= end;
          }
          break l100;
        }
        p = s101;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l132: {
          if (!text.startsWith("//", p)) {
            m.reaches(p, "//");
            break l132;
          }
          p += 2;
          break l100;
        }
        p = s101;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
        m.reaches(p, "/*");
        return -1;
      }
      p += 2;
    }
    return p;
  }

  function skipObjectAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
    p++;
    p = skipSpace(p);
    if (p < 0) { return -1; }
    l97: {
      const s98 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l99: {
          p = skipMemberAhead(p);
          if (p < 0) { break l99; }
          break l97;
        }
        p = s98;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s133 = p;
          l134: {
            p++;
            return -1;
          }
          p = s133;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipQuotedNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l145: {
      const s146 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l147: {

          p++;
          const near149 = p + 16;
          while (p < near149 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
          if (p === near149) {
            STOPS_0.lastIndex = p;
            p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\n\r\"\\\\";
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l147; }
          p++;
          break l145;
        }
        p = s146;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l150: {

          p++;
          l152: for (;;) {
            const s154 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l153: {
                l156: {
                  const s157 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    l158: {
                      p++;
                      break l156;
                    }
                    p = s157;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l153; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l153; }
                  p++;
                }
                continue l152;
              }
              p = s154;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l150; }
          p++;
          break l145;
        }
        p = s146;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 39)) {
        l159: {

          p++;
          l161: for (;;) {
            const s163 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
              l162: {
                l165: {
                  const s166 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                    l167: {
                      p++;
                      break l165;
                    }
                    p = s166;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l162; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l162; }
                  p++;
                }
                continue l161;
              }
              p = s163;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l159; }
          p++;
          break l145;
        }
        p = s146;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l168: {

          p++;
          const near170 = p + 16;
          while (p < near170 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) p++;
          if (p === near170) {
            STOPS_2.lastIndex = p;
            p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\n\r\\\\`";
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l168; }
          p++;
          break l145;
        }
        p = s146;
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8222))))) { m.touched ||= p >= end; return -1; }
      p++;
      const near172 = p + 16;
      while (p < near172 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8224 || (c >= 128 && c <= 8219)))) p++;
      if (p === near172) {
        STOPS_3.lastIndex = p;
        p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
      }
      m.touched ||= p >= end && "^\n\r\"\\\\\u201c-\u201f";
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 34)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipFillingCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l136: {
      const s137 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l138: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l138; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          break l136;
        }
        p = s137;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l139: {
          p = skip_noise(p);
          if (p < 0) { break l139; }
          break l136;
        }
        p = s137;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l140: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
            {
              const s141 = p;
              l142: {
                p = skipCut(p);
                if (p < 0) { break l142; }
                break l140;
              }
              p = s141;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l140; }
          p = skipLineEnds(p);
          if (p < 0) { break l140; }
          break l136;
        }
        p = s137;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8220 && c <= 8222)))) {
        l144: {
          p = skipString(p);
          if (p < 0) { break l144; }
          break l136;
        }
        p = s137;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l173: {
          if (!text.startsWith("://", p)) {
            m.reaches(p, "://");
            break l173;
          }
          p += 3;
          break l136;
        }
        p = s137;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l174: {

          p++;
          p = skipGap(p);
          if (p < 0) { break l174; }
          break l136;
        }
        p = s137;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l175: {
          p = skipComment(p);
          if (p < 0) { break l175; }
          break l136;
        }
        p = s137;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) {
        l176: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219))))) { m.touched ||= p >= end; break l176; }
          p++;
          const near177 = p + 16;
          while (p < near177 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) p++;
          if (p === near177) {
            STOPS_5.lastIndex = p;
            p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\t\n\r\u001b \"',/:<[-]`{}\u201c-\u201e";
          break l136;
        }
        p = s137;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l178: {

          p++;
          if (!(p < end)) { m.touched ||= p >= end; break l178; }
          p++;
          break l136;
        }
        p = s137;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipLineCommaCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    if (p >= end || text.charCodeAt(p) !== 44) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    return p;
  }

  function skipGoodEscapeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; return -1; }
    p++;
    l190: {
      const s191 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
        l192: {
          p++;
          break l190;
        }
        p = s191;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 117) { m.touched ||= p >= end; return -1; }
      p++;
      let n196 = 0;
      l193: for (;;) {
        if (n196 >= 4) break;
        const s195 = p;
        l194: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))))) { m.touched ||= p >= end; break l194; }
          p++;
          n196++;
          continue l193;
        }
        p = s195;
        break;
      }
      if (n196 < 4) { return -1; }
    }
    return p;
  }

  function skipLineTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
    m.touched ||= p >= end && " !#-[]-\uffff";
    l186: for (;;) {
      const s188 = p;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l187: {
          p = skipGoodEscape(p);
          if (p < 0) { break l187; }
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          continue l186;
        }
        p = s188;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipLiteralCode(p: number): number {
    const { text, end } = m;
    l203: {
      const s204 = p;
      if ((p < end && text.charCodeAt(p) === 116)) {
        l205: {
          if (!text.startsWith("true", p)) {
            m.reaches(p, "true");
            break l205;
          }
          p += 4;
          break l203;
        }
        p = s204;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 102)) {
        l206: {
          if (!text.startsWith("false", p)) {
            m.reaches(p, "false");
            break l206;
          }
          p += 5;
          break l203;
        }
        p = s204;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) {
        m.reaches(p, "null");
        return -1;
      }
      p += 4;
    }
    return p;
  }

  function skipLineMemberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    p = skipLineText(p);
    if (p < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipLineValue(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipLineValueCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l198: {
      const s199 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l200: {

          p++;
          p = skipLineText(p);
          if (p < 0) { break l200; }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l200; }
          p++;
          break l198;
        }
        p = s199;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l201: {
          p = skipNumeral(p);
          if (p < 0) { break l201; }
          break l198;
        }
        p = s199;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
        l202: {
          p = skipLiteral(p);
          if (p < 0) { break l202; }
          break l198;
        }
        p = s199;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l207: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          let n211 = 0;
          l208: for (;;) {
            const s210 = p;
            l209: {
              if (n211 > 0) {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)))) { m.touched ||= p >= end; break l209; }
                p = skipLineComma(p);
                if (p < 0) { break l209; }
              }
              if (!((p < end && text.charCodeAt(p) === 34))) { m.touched ||= p >= end; break l209; }
              p = skipLineMember(p);
              if (p < 0) { break l209; }
              n211++;
              continue l208;
            }
            p = s210;
            break;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; break l207; }
          p++;
          break l198;
        }
        p = s199;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      let n217 = 0;
      l214: for (;;) {
        const s216 = p;
        l215: {
          if (n217 > 0) {
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)))) { m.touched ||= p >= end; break l215; }
            p = skipLineComma(p);
            if (p < 0) { break l215; }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)))) { m.touched ||= p >= end; break l215; }
          p = skipLineValue(p);
          if (p < 0) { break l215; }
          n217++;
          continue l214;
        }
        p = s216;
        break;
      }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readLineMemberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    const s185 = p;
    p = skipLineText(p);
    if (p < 0) { return -1; }
    value = text.slice(s185, p);
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipLineValue(p);
    if (p < 0) { return -1; }
    m.value = value;
    return p;
  }

  function readLineObjectCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_names!: string[];
    if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    const list184: string[] = [];
    let n182 = 0;
    l179: for (;;) {
      const s181 = p;
      l180: {
        if (n182 > 0) {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)))) { m.touched ||= p >= end; break l180; }
          p = skipLineComma(p);
          if (p < 0) { break l180; }
        }
        let v183!: string;
        if (!((p < end && text.charCodeAt(p) === 34))) { m.touched ||= p >= end; break l180; }
        p = readLineMember(p);
        if (p < 0) { break l180; }
        v183 = m.value as string;
        list184.push(v183);
        n182++;
        continue l179;
      }
      p = s181;
      break;
    }
    l_names = list184;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; return -1; }
    p++;
    const node: LineObjectNode = { type: 'LineObject', start: m.base + start, end: m.base + p, names: l_names };
    m.value = node;
    return p;
  }

  function skipElementAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l221: {
      const s222 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l223: {

          p++;
          break l221;
        }
        p = s222;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l224: {
          p = skipQuoted(p);
          if (p < 0) { break l224; }
          p = skipSpace(p);
          if (p < 0) { break l224; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) { m.touched ||= p >= end; break l224; }
          p++;
          break l221;
        }
        p = s222;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l225: {
          p++;
          const near226 = p + 16;
          while (p < near226 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          if (p === near226) {
            STOPS_1.lastIndex = p;
            p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          if (p < end) {
            {
              const s227 = p;
              l228: {
                p++;
                break l225;
              }
              p = s227;
            }
          } else m.touched ||= p >= end;
          break l221;
        }
        p = s222;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l230: {
          p = skipObjectAhead(p);
          if (p < 0) { break l230; }
          break l221;
        }
        p = s222;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
        l231: {
          p = skipElement(p);
          if (p < 0) { break l231; }
          p = skipSpace(p);
          if (p < 0) { break l231; }
          l232: {
            const s233 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93))) {
              l234: {
                p++;
                break l232;
              }
              p = s233;
            } else m.touched ||= p >= end;
            if (p < end) {
              {
                const s235 = p;
                l236: {
                  p++;
                  break l231;
                }
                p = s235;
              }
            } else m.touched ||= p >= end;
          }
          break l221;
        }
        p = s222;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
      p++;
      p = skipSpace(p);
      if (p < 0) { return -1; }
      l238: {
        const s239 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          l240: {
            p++;
            break l238;
          }
          p = s239;
        } else m.touched ||= p >= end;
        if ((p < end && text.charCodeAt(p) === 123)) {
          l241: {
            p = skipObjectAhead(p);
            if (p < 0) { break l241; }
            break l238;
          }
          p = s239;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 93))) {
          l242: {
            p++;
            break l238;
          }
          p = s239;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
          l243: {
            p = skipElement(p);
            if (p < 0) { break l243; }
            p = skipSpace(p);
            if (p < 0) { break l243; }
            if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) { m.touched ||= p >= end; break l243; }
            p++;
            break l238;
          }
          p = s239;
        } else m.touched ||= p >= end;
        if (p < end) {
          {
            const s244 = p;
            l245: {
              p++;
              return -1;
            }
            p = s244;
          }
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function skipArrayAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    p = skipSpace(p);
    if (p < 0) { return -1; }
    l218: {
      const s219 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l220: {
          p = skipElementAhead(p);
          if (p < 0) { break l220; }
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s247 = p;
          l248: {
            p++;
            return -1;
          }
          p = s247;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function text81Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near250 = p + 16;
        while (p < near250 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
        if (p === near250) {
          STOPS_6.lastIndex = p;
          p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
        }
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
        l251: {

          const near252 = p + 16;
          while (p < near252 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
          if (p === near252) {
            STOPS_6.lastIndex = p;
            p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
          }
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
        l253: {
          if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
            {
              const s254 = p;
              l255: {
                l257: {
                  const s258 = p;
                  if ((p < end && text.charCodeAt(p) === 123)) {
                    l259: {
                      p = skipObjectAhead(p);
                      if (p < 0) { break l259; }
                      break l257;
                    }
                    p = s258;
                  } else m.touched ||= p >= end;
                  if (!((p < end && text.charCodeAt(p) === 91))) { m.touched ||= p >= end; break l255; }
                  p = skipArrayAhead(p);
                  if (p < 0) { break l255; }
                }
                break l253;
              }
              p = s254;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123)))) { m.touched ||= p >= end; break l253; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l260: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
            {
              const s261 = p;
              l262: {
                p = skipEol(p);
                if (p < 0) { break l262; }
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                if (!((p < end && text.charCodeAt(p) === 34))) { m.touched ||= p >= end; break l262; }
                p = skipMembersAhead(p);
                if (p < 0) { break l262; }
                break l260;
              }
              p = s261;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l260; }
          p = skipEol(p);
          if (p < 0) { break l260; }

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
                p = skip_noise(p);
                if (p < 0) { break l266; }
                break l264;
              }
              p = s265;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l264; }
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
  const readLooseName = node(m, (start, end, l) => ({ type: 'LooseName', start, end, name: l[0] }), seq(label(m, 0,
        readQuotedName), skipSpace, choice(m, seq(lit(m, ":"), not(m, lit(m, "//"))), skipAssign, and(m,
          skipValueAhead)), skipGap), seq(label(m, 0, text(m, skipNameWord)), skipSpace, choice(m, seq(lit(m, ":"),
          not(m, lit(m, "//"))), skipAssign), skipGap));
  const readOpenlessOpen = node(m, (start, end, l) => ({ type: 'OpenlessOpen', start, end, name: l[0] }),
    seq(optional(m, skipEol), run(m, "\t "), label(m, 0, readLooseName)));
  const leaf16 = leaf(m, readOpenlessOpen);
  const readFoundName = node(m, (start, end, l) => ({ type: 'FoundName', start, end, name: l[0] }), seq(label(m, 0,
        readQuotedName), skipSpace, lit(m, ":"), not(m, lit(m, "//")), skipGap));
  const leaf25 = leaf(m, readFoundName);
  const leaf27 = leaf(m, and(m, lit(m, "{")));
  const skipLineEnds = many(m, 1, seq(skipEol, run(m, "\t ")));
  const skipScalarAhead = choice(m, seq(choice(m, skipQuoted, skipElement), skipSpace, one(m, ",}")), seq(run(m,
      "^\n\r,;{}"), skipEof));
  const skipMemberAhead = coded(skipMemberAheadCode,
    "\"$'/A-Z\\\\_-z}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07", true);
  const skipObjectAhead = coded(skipObjectAheadCode, "{", true);
  const skipCut = seq(skipLineEnds, and(m, skipObjectAhead));
  const skipSoftGap = many(m, 0, choice(m, skipSpace1, seq(not(m, skipCut), skipEol), skipComment));
  const readObjectOpen = node(m, (start, end, l) => ({ type: 'ObjectOpen', start, end, name: l[0] }), seq(lit(m,
      "{"), skipSoftGap, label(m, 0, optional(m, readLooseName))));
  const leaf28 = leaf(m, readObjectOpen);
  const leaf36 = leaf(m, and(m, lit(m, "[")));
  const readArrayOpen = node(m, (start, end) => ({ type: 'ArrayOpen', start, end }), seq(lit(m, "["), skipGap));
  const leaf37 = leaf(m, readArrayOpen);
  const readInAnyArray = inside(m, 3);
  const skipInAnyArray = readInAnyArray;
  const skipWord = seq(one(m, "A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"), run(m,
  "'\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"));
  const readFoundWords = node(m, (start, end) => ({ type: 'FoundWords', start, end }), seq(skipWord, many(m, 1,
        seq(run(m, "\t ", 1), skipWord))));
  const skipQuotedName = coded(skipQuotedNameCode, "\"'`\u201c-\u201e", true);
  const skipString = choice(m, skipQuotedName, seq(lit(m, "\""), many(m, 0, choice(m, one(m, "^\n\r\"\\\\"),
          seq(lit(m, "\\"), one(m, "^\n\r")))), optional(m, lit(m, "\\"))));
  const skipFilling = coded(skipFillingCode, "^[]{}", true);
  const readTextPart = choice(m, readFoundWords, text(m, skipFilling));
  const leaf39 = leaf(m, choice(m, pick(m, 2, lit(m, ","), skipSoftGap, optional(m, readLooseName)), pick(m, 1,
        not(m, skipInAnyArray), lit(m, "]")), readTextPart));
  const readObjectClose = node(m, (start, end) => ({ type: 'ObjectClose', start, end }), lit(m, "}"));
  const readUnclosed = node(m, (start, end) => ({ type: 'Unclosed', start, end }), and(m, one(m, "]}")));
  const readCutOff = node(m, (start, end) => ({ type: 'CutOff', start, end }), lit(m, ""));
  const readItemObjectEnd = choice(m, pick(m, 0, readObjectClose, skipGap), readUnclosed, readCutOff);
  const leaf48 = leaf(m, readItemObjectEnd);
  const readInFoundObject = inside(m, 0);
  const skipInFoundObject = readInFoundObject;
  const readInItemObject = inside(m, 1);
  const skipInItemObject = readInItemObject;
  const readInOpenless = inside(m, 2);
  const skipInOpenless = readInOpenless;
  const skipInAnyObject = choice(m, skipInFoundObject, skipInItemObject, skipInOpenless);
  const leaf53 = leaf(m, choice(m, text(m, seq(lit(m, ","), skipGap)), pick(m, 1, not(m, skipInAnyObject), lit(m,
      "}")), readTextPart));
  const readArrayClose = node(m, (start, end) => ({ type: 'ArrayClose', start, end }), lit(m, "]"));
  const readArrayEnd = choice(m, readArrayClose, readUnclosed, readCutOff);
  const leaf61 = leaf(m, readArrayEnd);
  const readObjectEnd = choice(m, readObjectClose, readUnclosed, readCutOff);
  const leaf64 = leaf(m, readObjectEnd);
  const skipLineComma = coded(skipLineCommaCode, "\t ,", true);
  const skipGoodEscape = coded(skipGoodEscapeCode, "\\\\", true);
  const skipLineText = coded(skipLineTextCode, null, true);
  const skipLiteral = coded(skipLiteralCode, "fnt", true);
  const skipLineMember = deep(m, coded(skipLineMemberCode, "\"", true));
  const skipLineValue: Match = deep(m, coded(skipLineValueCode, "\"\\-0-9[fnt{", true));
  const readLineMember = deep(m, coded(readLineMemberCode, "\"", true));
  const readLineObject = coded(readLineObjectCode, "{", true);
  const leaf66 = leaf(m, readLineObject);
  const leaf75 = leaf(m, and(m, skipObjectAhead));
  const skipElementAhead = coded(skipElementAheadCode, "\"'\\-0-9FNT[]`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07",
    true);
  const skipArrayAhead = coded(skipArrayAheadCode, "[", true);
  const leaf76 = leaf(m, and(m, skipArrayAhead));
  const leaf79 = leaf(m, and(m, seq(skipEol, run(m, "\t "), skipMembersAhead)));
  const leaf80 = leaf(m, skip_noise);
  const text81 = text81Code;
  const readTextEnd = node(m, (start, end) => ({ type: 'TextEnd', start, end }), lit(m, ""));
  const leaf82 = leaf(m, readTextEnd);
  const readColour = node(m, (start, end) => ({ type: 'Colour', start, end }), seq(lit(m, "\u001b["), run(m, "0-;?"),
      one(m, "A-Za-z")));
  const readToken = node(m, (start, end) => ({ type: 'Token', start, end }), seq(lit(m, "<|"), run(m, "0-9A-Z_a-z",
        1), lit(m, "|>"), optional(m, seq(one(m, "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|"))))));
  const leaf84 = leaf(m, choice(m, readColour, readToken, text(m, many(m, 1, choice(m, run(m, "^\u001b<", 1),
            seq(not(m, skip_noise), one(m, "\u001b<")))))));

  const stepobjectPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf25 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf27, body: { op: 'again', step: () => stepFoundObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf36, body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: leaf39 }] };
  const steparrayPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf27, body: { op: 'again', step: () => stepItemObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf36, body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'leaf', read: leaf53 }] };
  const steppart: Step = { op: 'choice', starts: [STARTS_1, STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_5], alternatives: [{ op: 'leaf', read: leaf66, isShortcut: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf75, body: { op: 'again', step: () => stepFoundObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf76, body: { op: 'again', step: () => stepFoundArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf79, body: { op: 'again', step: () => stepOpenlessFound } }] }, { op: 'leaf', read: leaf80 }, { op: 'again', step: () => stepPlain }] };
  const stepFound: Step = { op: 'rule', name: 'Found', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf0, body: { op: 'again', step: () => stepOpenlessFound } }] } }, { op: 'loop', body: steppart }, { op: 'leaf', read: leaf82 }] } };
  const stepOpenlessFound: Step = { op: 'rule', name: 'OpenlessFound', register: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf16 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf64 }] } };
  const stepFoundObject: Step = { op: 'rule', name: 'FoundObject', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf28 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf64 }] } };
  const stepFoundArray: Step = { op: 'rule', name: 'FoundArray', register: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf37 }, { op: 'loop', body: steparrayPart }, { op: 'leaf', read: leaf61 }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', register: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf28 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf48 }] } };
  const stepPlain: Step = { op: 'rule', name: 'Plain', register: -1, isText: true, body: { op: 'text', read: text81, isSome: true } };
  const stepNoise: Step = { op: 'rule', name: 'Noise', register: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: leaf84 } } };

  return {
    machine: m,
    steps: {
      Found: { op: 'again', step: () => stepFound },
      Noise: { op: 'again', step: () => stepNoise },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes> = {
  starts: ['Found', 'Noise'],
  rules: once(makeRules),
  mistakes: {
  },
  registers: 0,
  tables: 0,
  inside: 4,
};
