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
  const STOPS_0 = new Stops(m, "\n\r\"\\");
  const STOPS_1 = new Stops(m, "\n\r\\`");
  const STOPS_2 = new Stops(m, "\n\r\"\\\u201c\u201d\u201e\u201f");
  const STOPS_3 = new Stops(m, "\n\r\"");
  const STOPS_4 = new Stops(m, "\n\r\u001b<[{");

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
    l29: {
      if ((p < end && text.charCodeAt(p) === 45)) {
        const s31 = p;
        l30: {

          p++;
          break l29;
        }
        p = s31;
      } else m.touched ||= p >= end;
    }
    l32: {
      const s33 = p;
      if ((p < end && text.charCodeAt(p) === 48)) {
        l34: {

          p++;
          break l32;
        }
        p = s33;
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
          l41: {
            if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
              const s43 = p;
              l42: {
                p++;
                break l41;
              }
              p = s43;
            } else m.touched ||= p >= end;
          }
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
        l52: {

          p++;
          break l49;
        }
        p = s50;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s53 = p;
          l54: {
            p++;
            return -1;
          }
          p = s53;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readQuotedNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l56: {
      const s57 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l58: {

          p++;
          const s59 = p;
          const near60 = p + 16;
          while (p < near60 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
          if (p === near60) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r\"\\\\";
          value = text.slice(s59, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l58; }
          p++;
          break l56;
        }
        p = s57;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l61: {

          p++;
          const s62 = p;
          l63: for (;;) {
            const s65 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l64: {
                l67: {
                  const s68 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    l69: {
                      p++;
                      break l67;
                    }
                    p = s68;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l64; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l64; }
                  p++;
                }
                continue l63;
              }
              p = s65;
            } else m.touched ||= p >= end;
            break;
          }
          value = text.slice(s62, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l61; }
          p++;
          break l56;
        }
        p = s57;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 39)) {
        l70: {

          p++;
          const s71 = p;
          l72: for (;;) {
            const s74 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
              l73: {
                l76: {
                  const s77 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                    l78: {
                      p++;
                      break l76;
                    }
                    p = s77;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l73; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l73; }
                  p++;
                }
                continue l72;
              }
              p = s74;
            } else m.touched ||= p >= end;
            break;
          }
          value = text.slice(s71, p);
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l70; }
          p++;
          break l56;
        }
        p = s57;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l79: {

          p++;
          const s80 = p;
          const near81 = p + 16;
          while (p < near81 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) p++;
          if (p === near81) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^\n\r\\\\`";
          value = text.slice(s80, p);
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l79; }
          p++;
          break l56;
        }
        p = s57;
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8222))))) { m.touched ||= p >= end; return -1; }
      p++;
      const s82 = p;
      const near83 = p + 16;
      while (p < near83 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8224 || (c >= 128 && c <= 8219)))) p++;
      if (p === near83) p = STOPS_2.next(p);
      m.touched ||= p >= end && "^\n\r\"\\\\\u201c-\u201f";
      value = text.slice(s82, p);
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 34)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    m.value = value;
    return p;
  }

  function skipGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l84: for (;;) {
      const s86 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l85: {
          l88: {
            const s89 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
              l90: {
                p = skipSpace1(p);
                if (p < 0) { break l90; }
                break l88;
              }
              p = s89;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l91: {
                p = skipEol(p);
                if (p < 0) { break l91; }
                break l88;
              }
              p = s89;
            } else m.touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) === 47))) { m.touched ||= p >= end; break l85; }
            p = skipComment(p);
            if (p < 0) { break l85; }
          }
          continue l84;
        }
        p = s86;
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
    let n95 = 0;
    l92: for (;;) {
      if (n95 >= 200) break;
      const s94 = p;
      l93: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l93; }
        p++;
        n95++;
        continue l92;
      }
      p = s94;
      break;
    }
    return p;
  }

  function skipMemberAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l99: {
      const s100 = p;
      if ((p < end && text.charCodeAt(p) === 125)) {
        l101: {

          p++;
          break l99;
        }
        p = s100;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l102: {
          p = skipQuoted(p);
          if (p < 0) { break l102; }
          p = skipSpace(p);
          if (p < 0) { break l102; }
          l103: {
            const s104 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 65306))) {
              l105: {
                p++;
                break l103;
              }
              p = s104;
            } else m.touched ||= p >= end;
            p = skipValueAhead(p);
            if (p < 0) { break l102; }
          }
          break l99;
        }
        p = s100;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l106: {
          l107: {
            const s108 = p;
            if ((p < end && text.charCodeAt(p) === 34)) {
              l109: {

                p++;
                const near110 = p + 4;
                while (p < near110 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
                if (p === near110) p = STOPS_3.next(p);
                m.touched ||= p >= end && "^\n\r\"";
                break l107;
              }
              p = s108;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l106; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
            m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          }
          if (p < end) {
            {
              const s111 = p;
              l112: {
                p++;
                break l106;
              }
              p = s111;
            }
          } else m.touched ||= p >= end;
          break l99;
        }
        p = s100;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l114: {
          if (!text.startsWith("\\\"", p)) {
            m.reaches(p, "\\\"");
            break l114;
          }
          p += 2;
          break l99;
        }
        p = s100;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        l115: {
          p++;
          let n119 = 0;
          l116: for (;;) {
            if (n119 >= 200) break;
            const s118 = p;
            l117: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l117; }
              p++;
              n119++;
              continue l116;
            }
            p = s118;
            break;
          }
          p = skipSpace(p);
          if (p < 0) { break l115; }
          l120: {
            const s121 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l122: {

                p++;
                if ((p < end && text.charCodeAt(p) === 47)) {
                  {
                    const s123 = p;
                    l124: {
                      if (!text.startsWith("//", p)) {
                        m.reaches(p, "//");
                        break l124;
                      }
                      p += 2;
                      break l122;
                    }
                    p = s123;
                  }
                } else m.touched ||= p >= end;
                break l120;
              }
              p = s121;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 61 || c === 65306))) {
              l126: {
                p = skipAssign(p);
                if (p < 0) { break l126; }
                p = skipSpace(p);
                if (p < 0) { break l126; }
                p = skipScalarAhead(p);
                if (p < 0) { break l126; }
                break l120;
              }
              p = s121;
            } else m.touched ||= p >= end;
            if (p < end) {
              {
                const s127 = p;
                l128: {
                  p++;
                  break l115;
                }
                p = s127;
              }
            } else m.touched ||= p >= end;
          }
          break l99;
        }
        p = s100;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l130: {
          if (!text.startsWith("//", p)) {
            m.reaches(p, "//");
            break l130;
          }
          p += 2;
          break l99;
        }
        p = s100;
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
    l96: {
      const s97 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l98: {
          p = skipMemberAhead(p);
          if (p < 0) { break l98; }
          break l96;
        }
        p = s97;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s131 = p;
          l132: {
            p++;
            return -1;
          }
          p = s131;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipQuotedNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l143: {
      const s144 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l145: {

          p++;
          const near147 = p + 16;
          while (p < near147 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
          if (p === near147) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r\"\\\\";
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l145; }
          p++;
          break l143;
        }
        p = s144;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l148: {

          p++;
          l150: for (;;) {
            const s152 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l151: {
                l154: {
                  const s155 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
                    l156: {
                      p++;
                      break l154;
                    }
                    p = s155;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l151; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l151; }
                  p++;
                }
                continue l150;
              }
              p = s152;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l148; }
          p++;
          break l143;
        }
        p = s144;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 39)) {
        l157: {

          p++;
          l159: for (;;) {
            const s161 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
              l160: {
                l163: {
                  const s164 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                    l165: {
                      p++;
                      break l163;
                    }
                    p = s164;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l160; }
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l160; }
                  p++;
                }
                continue l159;
              }
              p = s161;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l157; }
          p++;
          break l143;
        }
        p = s144;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l166: {

          p++;
          const near168 = p + 16;
          while (p < near168 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) p++;
          if (p === near168) p = STOPS_1.next(p);
          m.touched ||= p >= end && "^\n\r\\\\`";
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l166; }
          p++;
          break l143;
        }
        p = s144;
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8222))))) { m.touched ||= p >= end; return -1; }
      p++;
      const near170 = p + 16;
      while (p < near170 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8224 || (c >= 128 && c <= 8219)))) p++;
      if (p === near170) p = STOPS_2.next(p);
      m.touched ||= p >= end && "^\n\r\"\\\\\u201c-\u201f";
      if (!((p < end && (((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 34)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipFillingCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l134: {
      const s135 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l136: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l136; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l134;
        }
        p = s135;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l137: {
          p = skip_noise(p);
          if (p < 0) { break l137; }
          break l134;
        }
        p = s135;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l138: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
            {
              const s139 = p;
              l140: {
                p = skipCut(p);
                if (p < 0) { break l140; }
                break l138;
              }
              p = s139;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l138; }
          p = skipLineEnds(p);
          if (p < 0) { break l138; }
          break l134;
        }
        p = s135;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8220 && c <= 8222)))) {
        l142: {
          p = skipString(p);
          if (p < 0) { break l142; }
          break l134;
        }
        p = s135;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l171: {
          if (!text.startsWith("://", p)) {
            m.reaches(p, "://");
            break l171;
          }
          p += 3;
          break l134;
        }
        p = s135;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l172: {

          p++;
          p = skipGap(p);
          if (p < 0) { break l172; }
          break l134;
        }
        p = s135;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l173: {
          p = skipComment(p);
          if (p < 0) { break l173; }
          break l134;
        }
        p = s135;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) {
        l174: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219))))) { m.touched ||= p >= end; break l174; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b \"',/:<[-]`{}\u201c-\u201e";
          break l134;
        }
        p = s135;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l175: {

          p++;
          if (!(p < end)) { m.touched ||= p >= end; break l175; }
          p++;
          break l134;
        }
        p = s135;
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
    l187: {
      const s188 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
        l189: {
          p++;
          break l187;
        }
        p = s188;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 117) { m.touched ||= p >= end; return -1; }
      p++;
      let n193 = 0;
      l190: for (;;) {
        if (n193 >= 4) break;
        const s192 = p;
        l191: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))))) { m.touched ||= p >= end; break l191; }
          p++;
          n193++;
          continue l190;
        }
        p = s192;
        break;
      }
      if (n193 < 4) { return -1; }
    }
    return p;
  }

  function skipLineTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
    m.touched ||= p >= end && " !#-[]-\uffff";
    l183: for (;;) {
      const s185 = p;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l184: {
          p = skipGoodEscape(p);
          if (p < 0) { break l184; }
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          continue l183;
        }
        p = s185;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipLiteralCode(p: number): number {
    const { text, end } = m;
    l200: {
      const s201 = p;
      if ((p < end && text.charCodeAt(p) === 116)) {
        l202: {
          if (!text.startsWith("true", p)) {
            m.reaches(p, "true");
            break l202;
          }
          p += 4;
          break l200;
        }
        p = s201;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 102)) {
        l203: {
          if (!text.startsWith("false", p)) {
            m.reaches(p, "false");
            break l203;
          }
          p += 5;
          break l200;
        }
        p = s201;
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
    l195: {
      const s196 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l197: {

          p++;
          p = skipLineText(p);
          if (p < 0) { break l197; }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l197; }
          p++;
          break l195;
        }
        p = s196;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l198: {
          p = skipNumeral(p);
          if (p < 0) { break l198; }
          break l195;
        }
        p = s196;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
        l199: {
          p = skipLiteral(p);
          if (p < 0) { break l199; }
          break l195;
        }
        p = s196;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l204: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          let n208 = 0;
          l205: for (;;) {
            const s207 = p;
            l206: {
              if (n208 > 0) {
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)))) { m.touched ||= p >= end; break l206; }
                p = skipLineComma(p);
                if (p < 0) { break l206; }
              }
              if (!((p < end && text.charCodeAt(p) === 34))) { m.touched ||= p >= end; break l206; }
              p = skipLineMember(p);
              if (p < 0) { break l206; }
              n208++;
              continue l205;
            }
            p = s207;
            break;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; break l204; }
          p++;
          break l195;
        }
        p = s196;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      let n214 = 0;
      l211: for (;;) {
        const s213 = p;
        l212: {
          if (n214 > 0) {
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)))) { m.touched ||= p >= end; break l212; }
            p = skipLineComma(p);
            if (p < 0) { break l212; }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)))) { m.touched ||= p >= end; break l212; }
          p = skipLineValue(p);
          if (p < 0) { break l212; }
          n214++;
          continue l211;
        }
        p = s213;
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
    const s182 = p;
    p = skipLineText(p);
    if (p < 0) { return -1; }
    value = text.slice(s182, p);
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
    const list181: string[] = [];
    let n179 = 0;
    l176: for (;;) {
      const s178 = p;
      l177: {
        if (n179 > 0) {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44)))) { m.touched ||= p >= end; break l177; }
          p = skipLineComma(p);
          if (p < 0) { break l177; }
        }
        let v180!: string;
        if (!((p < end && text.charCodeAt(p) === 34))) { m.touched ||= p >= end; break l177; }
        p = readLineMember(p);
        if (p < 0) { break l177; }
        v180 = m.value as string;
        list181.push(v180);
        n179++;
        continue l176;
      }
      p = s178;
      break;
    }
    l_names = list181;
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
    l218: {
      const s219 = p;
      if ((p < end && text.charCodeAt(p) === 93)) {
        l220: {

          p++;
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l221: {
          p = skipQuoted(p);
          if (p < 0) { break l221; }
          p = skipSpace(p);
          if (p < 0) { break l221; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) { m.touched ||= p >= end; break l221; }
          p++;
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l222: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          if (p < end) {
            {
              const s223 = p;
              l224: {
                p++;
                break l222;
              }
              p = s223;
            }
          } else m.touched ||= p >= end;
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l226: {
          p = skipObjectAhead(p);
          if (p < 0) { break l226; }
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
        l227: {
          p = skipElement(p);
          if (p < 0) { break l227; }
          p = skipSpace(p);
          if (p < 0) { break l227; }
          l228: {
            const s229 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93))) {
              l230: {
                p++;
                break l228;
              }
              p = s229;
            } else m.touched ||= p >= end;
            if (p < end) {
              {
                const s231 = p;
                l232: {
                  p++;
                  break l227;
                }
                p = s231;
              }
            } else m.touched ||= p >= end;
          }
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
      p++;
      p = skipSpace(p);
      if (p < 0) { return -1; }
      l234: {
        const s235 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          l236: {
            p++;
            break l234;
          }
          p = s235;
        } else m.touched ||= p >= end;
        if ((p < end && text.charCodeAt(p) === 123)) {
          l237: {
            p = skipObjectAhead(p);
            if (p < 0) { break l237; }
            break l234;
          }
          p = s235;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 93))) {
          l238: {
            p++;
            break l234;
          }
          p = s235;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
          l239: {
            p = skipElement(p);
            if (p < 0) { break l239; }
            p = skipSpace(p);
            if (p < 0) { break l239; }
            if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) { m.touched ||= p >= end; break l239; }
            p++;
            break l234;
          }
          p = s235;
        } else m.touched ||= p >= end;
        if (p < end) {
          {
            const s240 = p;
            l241: {
              p++;
              return -1;
            }
            p = s240;
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
    l215: {
      const s216 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l217: {
          p = skipElementAhead(p);
          if (p < 0) { break l217; }
          break l215;
        }
        p = s216;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s243 = p;
          l244: {
            p++;
            return -1;
          }
          p = s243;
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
        const near246 = p + 16;
        while (p < near246 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
        if (p === near246) p = STOPS_4.next(p);
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
        l247: {

          const near248 = p + 16;
          while (p < near248 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) p++;
          if (p === near248) p = STOPS_4.next(p);
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
        l249: {
          if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
            {
              const s250 = p;
              l251: {
                l253: {
                  const s254 = p;
                  if ((p < end && text.charCodeAt(p) === 123)) {
                    l255: {
                      p = skipObjectAhead(p);
                      if (p < 0) { break l255; }
                      break l253;
                    }
                    p = s254;
                  } else m.touched ||= p >= end;
                  if (!((p < end && text.charCodeAt(p) === 91))) { m.touched ||= p >= end; break l251; }
                  p = skipArrayAhead(p);
                  if (p < 0) { break l251; }
                }
                break l249;
              }
              p = s250;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123)))) { m.touched ||= p >= end; break l249; }
          p++;

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l256: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
            {
              const s257 = p;
              l258: {
                p = skipEol(p);
                if (p < 0) { break l258; }
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && text.charCodeAt(p) === 34))) { m.touched ||= p >= end; break l258; }
                p = skipMembersAhead(p);
                if (p < 0) { break l258; }
                break l256;
              }
              p = s257;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l256; }
          p = skipEol(p);
          if (p < 0) { break l256; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l260: {
          if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
            {
              const s261 = p;
              l262: {
                p = skip_noise(p);
                if (p < 0) { break l262; }
                break l260;
              }
              p = s261;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; break l260; }
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
