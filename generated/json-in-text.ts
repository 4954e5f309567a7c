// Generated from grammars/json-in-text.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, and, choice, coded, deep, inside, label, leaf, lit, many, node, not, one, optional, pick, quiet, repeat, run, scan, seq, text } from '../src/engine/generated.ts';

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

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export interface Around {
  readonly Found: 'model';
  readonly Noise: 'model';
  readonly OpenlessFound: 'Found';
  readonly TextEnd: 'Found';
  readonly LineObject: 'Found';
  readonly FoundObject: 'Found' | 'OpenlessFound' | 'FoundObject' | 'ItemObject';
  readonly FoundArray: 'Found' | 'OpenlessFound' | 'FoundObject' | 'FoundArray' | 'ItemObject';
  readonly Plain: 'Found';
  readonly OpenlessOpen: 'OpenlessFound';
  readonly ObjectClose: 'OpenlessFound' | 'FoundObject' | 'ItemObject';
  readonly Unclosed: 'OpenlessFound' | 'FoundObject' | 'FoundArray' | 'ItemObject';
  readonly CutOff: 'OpenlessFound' | 'FoundObject' | 'FoundArray' | 'ItemObject';
  readonly FoundName: 'OpenlessFound' | 'FoundObject' | 'ItemObject';
  readonly LooseName: 'OpenlessFound' | 'FoundObject' | 'ItemObject';
  readonly FoundWords: 'OpenlessFound' | 'FoundObject' | 'FoundArray' | 'ItemObject';
  readonly ObjectOpen: 'FoundObject' | 'ItemObject';
  readonly ArrayOpen: 'FoundArray';
  readonly ArrayClose: 'FoundArray';
  readonly ItemObject: 'FoundArray';
  readonly Colour: 'Noise';
  readonly Token: 'Noise';
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
  const STOPS_0 = new Stops(m, "\n\r\"\\");
  const STOPS_1 = new Stops(m, "\n\r\\`");
  const STOPS_2 = new Stops(m, "\n\r\"\\\u201c\u201d\u201e\u201f");
  const STOPS_3 = new Stops(m, "\n\r\"");
  const STOPS_4 = new Stops(m, "\n\r\u001b<[{");

  function skipSpace1Code(p: number): number {
    const { text, end } = m;
    let c = 0;
    l9: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        p++;
        break l9;
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

        p++;
        break l12;
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
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    p++;
                    break l23;
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
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
      m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipNumeralCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.touched ||= p >= end;
    l32: {
      if ((p < end && text.charCodeAt(p) === 48)) {

        p++;
        break l32;
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
      m.touched ||= p >= end;
    }
    l35: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s37 = p;
        l36: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l36; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l35;
        }
        p = s37;
      } else m.touched ||= p >= end;
    }
    l38: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s40 = p;
        l39: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
            p++;
          } else m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l39; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l38;
        }
        p = s40;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipConstantCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l44: {
      const s45 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l46: {
          if (!m.isCaseless(p, "true")) { break l46; }
          p += 4;
          break l44;
        }
        p = s45;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
        l47: {
          if (!m.isCaseless(p, "false")) { break l47; }
          p += 5;
          break l44;
        }
        p = s45;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l48: {
          if (!m.isCaseless(p, "null")) { break l48; }
          p += 4;
          break l44;
        }
        p = s45;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "none")) { return -1; }
      p += 4;
    }
    return p;
  }

  function skipElementCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l26: {
      const s27 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l28: {
          p = skipNumeral(p);
          if (p < 0) { break l28; }
          break l26;
        }
        p = s27;
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
    if (p === near1) p = STOPS_0.next(p);
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
    l49: {
      const s50 = p;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l51: {

          p++;
          p = skipSpace(p);
          if (p < 0) { break l51; }
          p = skipOtherAhead(p);
          if (p < 0) { break l51; }
          break l49;
        }
        p = s50;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 125)) {

        p++;
        break l49;
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readQuotedNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l53: {
      const s54 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l55: {

          p++;
          const s56 = p;
          const near57 = p + 16;
          while (p < near57 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
          if (p === near57) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r\"\\\\";
          value = text.slice(s56, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l55; }
          p++;
          break l53;
        }
        p = s54;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l58: {

          p++;
          const s59 = p;
          l60: for (;;) {
            const s62 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l61: {
                l64: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    p++;
                    break l64;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l61; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l61; }
                  p++;
                }
                continue l60;
              }
              p = s62;
            } else m.touched ||= p >= end;
            break;
          }
          value = text.slice(s59, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l58; }
          p++;
          break l53;
        }
        p = s54;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 39)) {
        l67: {

          p++;
          const s68 = p;
          l69: for (;;) {
            const s71 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
              l70: {
                l73: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                    p++;
                    break l73;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l70; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l70; }
                  p++;
                }
                continue l69;
              }
              p = s71;
            } else m.touched ||= p >= end;
            break;
          }
          value = text.slice(s68, p);
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l67; }
          p++;
          break l53;
        }
        p = s54;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l76: {

          p++;
          const s77 = p;
          const near78 = p + 16;
          while (p < near78 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) p++;
          if (p === near78) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^\n\r\\\\`";
          value = text.slice(s77, p);
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l76; }
          p++;
          break l53;
        }
        p = s54;
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8222))))) { m.touched ||= p >= end; return -1; }
      p++;
      const s79 = p;
      const near80 = p + 16;
      while (p < near80 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8224 || (c >= 128 && c <= 8219)))) p++;
      if (p === near80) p = STOPS_2.next(p);
      m.touched ||= p >= end && "^\n\r\"\\\\\u201c-\u201f";
      value = text.slice(s79, p);
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 34)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    m.value = value;
    return p;
  }

  function skipGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l81: for (;;) {
      const s83 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l82: {
          l85: {
            const s86 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
              l87: {
                p = skipSpace1(p);
                if (p < 0) { break l87; }
                break l85;
              }
              p = s86;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l88: {
                p = skipEol(p);
                if (p < 0) { break l88; }
                break l85;
              }
              p = s86;
            } else m.touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) === 47))) { m.touched ||= p >= end; break l82; }
            p = skipComment(p);
            if (p < 0) { break l82; }
          }
          continue l81;
        }
        p = s83;
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
    let n92 = 0;
    l89: for (;;) {
      if (n92 >= 200) break;
      const s91 = p;
      l90: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l90; }
        p++;
        n92++;
        continue l89;
      }
      p = s91;
      break;
    }
    return p;
  }

  function skipMemberAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l96: {
      const s97 = p;
      if ((p < end && text.charCodeAt(p) === 125)) {

        p++;
        break l96;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l99: {
          p = skipQuoted(p);
          if (p < 0) { break l99; }
          p = skipSpace(p);
          if (p < 0) { break l99; }
          l100: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 65306))) {
              p++;
              break l100;
            } else m.touched ||= p >= end;
            p = skipValueAhead(p);
            if (p < 0) { break l99; }
          }
          break l96;
        }
        p = s97;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l103: {
          l104: {
            if ((p < end && text.charCodeAt(p) === 34)) {

              p++;
              const near107 = p + 4;
              while (p < near107 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
              if (p === near107) p = STOPS_3.next(p);
              m.touched ||= p >= end && "^\n\r\"";
              break l104;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l103; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
            m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          }
          if (p < end) { break l103; }
          m.touched ||= p >= end;
          break l96;
        }
        p = s97;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l108: {
          if (!text.startsWith("\\\"", p)) {
            m.reaches(p, "\\\"");
            break l108;
          }
          p += 2;
          break l96;
        }
        p = s97;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        l109: {
          p++;
          let n113 = 0;
          l110: for (;;) {
            if (n113 >= 200) break;
            const s112 = p;
            l111: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l111; }
              p++;
              n113++;
              continue l110;
            }
            p = s112;
            break;
          }
          p = skipSpace(p);
          if (p < 0) { break l109; }
          l114: {
            const s115 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l116: {

                p++;
                if ((p < end && text.charCodeAt(p) === 47)) {
                  {
                    const s117 = p;
                    l118: {
                      if (!text.startsWith("//", p)) {
                        m.reaches(p, "//");
                        break l118;
                      }
                      p += 2;
                      break l116;
                    }
                    p = s117;
                  }
                } else m.touched ||= p >= end;
                break l114;
              }
              p = s115;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 61 || c === 65306))) {
              l120: {
                p = skipAssign(p);
                if (p < 0) { break l120; }
                p = skipSpace(p);
                if (p < 0) { break l120; }
                p = skipScalarAhead(p);
                if (p < 0) { break l120; }
                break l114;
              }
              p = s115;
            } else m.touched ||= p >= end;
            if (p < end) { break l109; }
            m.touched ||= p >= end;
          }
          break l96;
        }
        p = s97;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l121: {
          if (!text.startsWith("//", p)) {
            m.reaches(p, "//");
            break l121;
          }
          p += 2;
          break l96;
        }
        p = s97;
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
    l93: {
      const s94 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l95: {
          p = skipMemberAhead(p);
          if (p < 0) { break l95; }
          break l93;
        }
        p = s94;
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipQuotedNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l131: {
      const s132 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l133: {

          p++;
          const near135 = p + 16;
          while (p < near135 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
          if (p === near135) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r\"\\\\";
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l133; }
          p++;
          break l131;
        }
        p = s132;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l136: {

          p++;
          l138: for (;;) {
            const s140 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l139: {
                l142: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    p++;
                    break l142;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l139; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l139; }
                  p++;
                }
                continue l138;
              }
              p = s140;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l136; }
          p++;
          break l131;
        }
        p = s132;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 39)) {
        l145: {

          p++;
          l147: for (;;) {
            const s149 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
              l148: {
                l151: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                    p++;
                    break l151;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l148; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l148; }
                  p++;
                }
                continue l147;
              }
              p = s149;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l145; }
          p++;
          break l131;
        }
        p = s132;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l154: {

          p++;
          const near156 = p + 16;
          while (p < near156 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) p++;
          if (p === near156) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^\n\r\\\\`";
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l154; }
          p++;
          break l131;
        }
        p = s132;
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8222))))) { m.touched ||= p >= end; return -1; }
      p++;
      const near158 = p + 16;
      while (p < near158 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8224 || (c >= 128 && c <= 8219)))) p++;
      if (p === near158) p = STOPS_2.next(p);
      m.touched ||= p >= end && "^\n\r\"\\\\\u201c-\u201f";
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 34)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipFillingCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l122: {
      const s123 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l124: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l124; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l122;
        }
        p = s123;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l125: {
          p = skip_noise(p);
          if (p < 0) { break l125; }
          break l122;
        }
        p = s123;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l126: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
            {
              const s127 = p;
              l128: {
                p = skipCut(p);
                if (p < 0) { break l128; }
                break l126;
              }
              p = s127;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l126; }
          p = skipLineEnds(p);
          if (p < 0) { break l126; }
          break l122;
        }
        p = s123;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8220 && c <= 8222)))) {
        l130: {
          p = skipString(p);
          if (p < 0) { break l130; }
          break l122;
        }
        p = s123;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l159: {
          if (!text.startsWith("://", p)) {
            m.reaches(p, "://");
            break l159;
          }
          p += 3;
          break l122;
        }
        p = s123;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l160: {

          p++;
          p = skipWordGap(p);
          if (p < 0) { break l160; }
          break l122;
        }
        p = s123;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l161: {
          p = skipComment(p);
          if (p < 0) { break l161; }
          break l122;
        }
        p = s123;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) {
        l162: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219))))) { m.touched ||= p >= end; break l162; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b \"',/:<[-]`{}\u201c-\u201e";
          break l122;
        }
        p = s123;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l163: {

          p++;
          if (!(p < end)) { m.touched ||= p >= end; break l163; }
          p++;
          break l122;
        }
        p = s123;
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
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 44) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipGoodEscapeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; return -1; }
    p++;
    l175: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
        p++;
        break l175;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 117) { m.touched ||= p >= end; return -1; }
      p++;
      let n181 = 0;
      l178: for (;;) {
        if (n181 >= 4) break;
        const s180 = p;
        l179: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))))) { m.touched ||= p >= end; break l179; }
          p++;
          n181++;
          continue l178;
        }
        p = s180;
        break;
      }
      if (n181 < 4) { return -1; }
    }
    return p;
  }

  function skipLineTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
    m.touched ||= p >= end && " !#-[]-\uffff";
    l171: for (;;) {
      const s173 = p;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l172: {
          p = skipGoodEscape(p);
          if (p < 0) { break l172; }
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          continue l171;
        }
        p = s173;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipLiteralCode(p: number): number {
    const { text, end } = m;
    l188: {
      const s189 = p;
      if ((p < end && text.charCodeAt(p) === 116)) {
        l190: {
          if (!text.startsWith("true", p)) {
            m.reaches(p, "true");
            break l190;
          }
          p += 4;
          break l188;
        }
        p = s189;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 102)) {
        l191: {
          if (!text.startsWith("false", p)) {
            m.reaches(p, "false");
            break l191;
          }
          p += 5;
          break l188;
        }
        p = s189;
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
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipLineValue(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipLineValueCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l183: {
      const s184 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l185: {

          p++;
          p = skipLineText(p);
          if (p < 0) { break l185; }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l185; }
          p++;
          break l183;
        }
        p = s184;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l186: {
          p = skipNumeral(p);
          if (p < 0) { break l186; }
          break l183;
        }
        p = s184;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
        l187: {
          p = skipLiteral(p);
          if (p < 0) { break l187; }
          break l183;
        }
        p = s184;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l192: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          let n196 = 0;
          l193: for (;;) {
            const s195 = p;
            l194: {
              if (n196 > 0) {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)))) { m.touched ||= p >= end; break l194; }
                p = skipLineComma(p);
                if (p < 0) { break l194; }
              }
              if (!((p < end && text.charCodeAt(p) === 34))) { m.touched ||= p >= end; break l194; }
              p = skipLineMember(p);
              if (p < 0) { break l194; }
              n196++;
              continue l193;
            }
            p = s195;
            break;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; break l192; }
          p++;
          break l183;
        }
        p = s184;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      let n202 = 0;
      l199: for (;;) {
        const s201 = p;
        l200: {
          if (n202 > 0) {
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)))) { m.touched ||= p >= end; break l200; }
            p = skipLineComma(p);
            if (p < 0) { break l200; }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)))) { m.touched ||= p >= end; break l200; }
          p = skipLineValue(p);
          if (p < 0) { break l200; }
          n202++;
          continue l199;
        }
        p = s201;
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
    const { text, end } = m;
    let c = 0;
    let value!: string;
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    const s170 = p;
    p = skipLineText(p);
    if (p < 0) { return -1; }
    value = text.slice(s170, p);
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
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
    m.touched ||= p >= end;
    const list169: string[] = [];
    let n167 = 0;
    l164: for (;;) {
      const s166 = p;
      l165: {
        if (n167 > 0) {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)))) { m.touched ||= p >= end; break l165; }
          p = skipLineComma(p);
          if (p < 0) { break l165; }
        }
        let v168!: string;
        if (!((p < end && text.charCodeAt(p) === 34))) { m.touched ||= p >= end; break l165; }
        p = readLineMember(p);
        if (p < 0) { break l165; }
        v168 = m.value as string;
        list169.push(v168);
        n167++;
        continue l164;
      }
      p = s166;
      break;
    }
    l_names = list169;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; return -1; }
    p++;
    const node: LineObjectNode = { type: 'LineObject', start: m.base + start, end: m.base + p, names: l_names };
    m.value = node;
    return p;
  }

  function skipElementAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l206: {
      const s207 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {

        p++;
        break l206;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l209: {
          p = skipQuoted(p);
          if (p < 0) { break l209; }
          p = skipSpace(p);
          if (p < 0) { break l209; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) { m.touched ||= p >= end; break l209; }
          p++;
          break l206;
        }
        p = s207;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l210: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          if (p < end) { break l210; }
          m.touched ||= p >= end;
          break l206;
        }
        p = s207;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l211: {
          p = skipObjectAhead(p);
          if (p < 0) { break l211; }
          break l206;
        }
        p = s207;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
        l212: {
          p = skipElement(p);
          if (p < 0) { break l212; }
          p = skipSpace(p);
          if (p < 0) { break l212; }
          l213: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93))) {
              p++;
              break l213;
            } else m.touched ||= p >= end;
            if (p < end) { break l212; }
            m.touched ||= p >= end;
          }
          break l206;
        }
        p = s207;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
      p++;
      p = skipSpace(p);
      if (p < 0) { return -1; }
      l216: {
        const s217 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          p++;
          break l216;
        } else m.touched ||= p >= end;
        if ((p < end && text.charCodeAt(p) === 123)) {
          l219: {
            p = skipObjectAhead(p);
            if (p < 0) { break l219; }
            break l216;
          }
          p = s217;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 93))) {
          p++;
          break l216;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
          l221: {
            p = skipElement(p);
            if (p < 0) { break l221; }
            p = skipSpace(p);
            if (p < 0) { break l221; }
            if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) { m.touched ||= p >= end; break l221; }
            p++;
            break l216;
          }
          p = s217;
        } else m.touched ||= p >= end;
        if (p < end) { return -1; }
        m.touched ||= p >= end;
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
    l203: {
      const s204 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l205: {
          p = skipElementAhead(p);
          if (p < 0) { break l205; }
          break l203;
        }
        p = s204;
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function text84Code(p: number, inside: number): number {
    const { text, end } = m;
    let c = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near222 = p + 16;
        while (p < near222 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
        if (p === near222) p = STOPS_4.next(p);
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
        l223: {

          const near224 = p + 16;
          while (p < near224 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
          if (p === near224) p = STOPS_4.next(p);
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
        l225: {
          if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
            {
              const s226 = p;
              l227: {
                l229: {
                  const s230 = p;
                  if ((p < end && text.charCodeAt(p) === 123)) {
                    l231: {
                      p = skipObjectAhead(p);
                      if (p < 0) { break l231; }
                      break l229;
                    }
                    p = s230;
                  } else m.touched ||= p >= end;
                  if (!((p < end && text.charCodeAt(p) === 91))) { m.touched ||= p >= end; break l227; }
                  p = skipArrayAhead(p);
                  if (p < 0) { break l227; }
                }
                break l225;
              }
              p = s226;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123)))) { m.touched ||= p >= end; break l225; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l232: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
            {
              const s233 = p;
              l234: {
                p = skipEol(p);
                if (p < 0) { break l234; }
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && text.charCodeAt(p) === 34))) { m.touched ||= p >= end; break l234; }
                p = skipMembersAhead(p);
                if (p < 0) { break l234; }
                break l232;
              }
              p = s233;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l232; }
          p = skipEol(p);
          if (p < 0) { break l232; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l236: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s237 = p;
              l238: {
                p = skip_noise(p);
                if (p < 0) { break l238; }
                break l236;
              }
              p = s237;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l236; }
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
  const readArrayOpen = node(m, (start, end) => ({ type: 'ArrayOpen', start, end }), seq(lit(m, "["), skipGap));
  const leaf39 = leaf(m, readArrayOpen);
  const readInAnyArray = inside(m, 3);
  const skipInAnyArray = readInAnyArray;
  const skipWord = seq(one(m, "A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"), repeat(m, { least: 0, most: 80 }, one(m,
  "'\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff")));
  const readFoundWords = node(m, (start, end) => ({ type: 'FoundWords', start, end }), seq(skipWord, many(m, 1,
        seq(run(m, "\t ", 1), skipWord)), optional(m, seq(lit(m, ":"), run(m, "\t "), and(m, skipEol)))));
  const skipLineEnds = many(m, 1, seq(skipEol, run(m, "\t ")));
  const skipQuotedName = coded(skipQuotedNameCode, "\"'`\u201c-\u201e", true);
  const skipString = choice(m, skipQuotedName, seq(lit(m, "\""), many(m, 0, choice(m, one(m, "^\n\r\"\\\\"),
          seq(lit(m, "\\"), one(m, "^\n\r")))), optional(m, lit(m, "\\"))));
  const skipFilling = coded(skipFillingCode, "^[]{}", true);
  const readTextPart = choice(m, readFoundWords, text(m, skipFilling));
  const leaf41 = leaf(m, choice(m, pick(m, 2, lit(m, ","), skipSoftGap, optional(m, readLooseName)), pick(m, 1,
        not(m, skipInAnyArray), lit(m, "]")), readTextPart));
  const readObjectClose = node(m, (start, end) => ({ type: 'ObjectClose', start, end }), lit(m, "}"));
  const readUnclosed = node(m, (start, end) => ({ type: 'Unclosed', start, end }), and(m, one(m, "]}")));
  const readCutOff = node(m, (start, end) => ({ type: 'CutOff', start, end }), lit(m, ""));
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
  const readArrayClose = node(m, (start, end) => ({ type: 'ArrayClose', start, end }), lit(m, "]"));
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
  const readTextEnd = node(m, (start, end) => ({ type: 'TextEnd', start, end }), lit(m, ""));
  const leaf85 = leaf(m, readTextEnd);
  const readColour = node(m, (start, end) => ({ type: 'Colour', start, end }), seq(lit(m, "\u001b["), run(m, "0-;?"),
      one(m, "A-Za-z")));
  const readToken = node(m, (start, end) => ({ type: 'Token', start, end }), seq(lit(m, "<|"), run(m, "0-9A-Z_a-z",
        1), lit(m, "|>"), optional(m, seq(one(m, "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|"))))));
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
