// Generated from grammars/json-in-text.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type Match, type Step, type TextPiece, type TreeNode, Machine, startsOf, tableOf, and, caseless, choice, coded, deep, inside, label, leaf, lit, many, node, not, one, optional, pick, rounds, run, seq, text } from '../src/engine/index.ts';

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

const m = new Machine();

const TABLE_0 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_1 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
const TABLE_2 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
const TABLE_3 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_4 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_5 = tableOf([0, 9], [11, 12], [14, 91], [93, 95], [97, 127]);
const TABLE_6 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [47, 47], [60, 60]);
const TABLE_7 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
const TABLE_8 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_9 = tableOf([34, 34], [36, 36], [39, 39], [47, 47], [65, 90], [92, 92], [95, 122], [125, 125]);
const TABLE_10 = tableOf([34, 34], [39, 39], [96, 96]);
const TABLE_11 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [35, 38], [40, 43], [45, 46], [48, 57], [59, 59], [61, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_12 = tableOf([0, 9], [11, 12], [14, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_13 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_14 = tableOf([34, 34], [45, 45], [48, 57], [91, 91], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_15 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [91, 91], [93, 93], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const STOPS_0 = /[\u000a\u000d\u0022\u005c]/g;
const STOPS_1 = /[\u000a\u000d\u005c\u0060]/g;
const STOPS_2 = /[\u000a\u000d\u0022\u005c\u201c-\u201f]/g;
const STOPS_3 = /[\u0009-\u000a\u000d\u001b\u0020\u0022\u0027\u002c\u002f\u003a\u003c\u005b-\u005d\u0060\u007b\u007d\u201c-\u201e]/g;

function skipSpace1Code(p: number): number {
  const { text, end } = m;
  let c = 0;
  l9: {
    const s10 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l11: {
        p++;
        break l9;
      }
      p = s10;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; return -1; }
    p = skip_noise(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEolCode(p: number): number {
  const { text, end } = m;
  l12: {
    const s13 = p;
    if (text.charCodeAt(p) === 13) {
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
    if (text.charCodeAt(p) === 10) {
      l15: {

        p++;
        break l12;
      }
      p = s13;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
    p++;
  }
  return p;
}

function skipSpaceCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l2: for (;;) {
    const s4 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l3: {
        l6: {
          const s7 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
            l8: {
              p = skipSpace1(p);
              if (p < 0) { break l8; }
              break l6;
            }
            p = s7;
          } else m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l3; }
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

function skipNumeralCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l16: {
    if (text.charCodeAt(p) === 45) {
      const s18 = p;
      l17: {

        p++;
        break l16;
      }
      p = s18;
    } else m.touched ||= p >= end;
  }
  l19: {
    const s20 = p;
    if (text.charCodeAt(p) === 48) {
      l21: {

        p++;
        break l19;
      }
      p = s20;
    } else m.touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    m.touched ||= p >= end;
  }
  l22: {
    if (text.charCodeAt(p) === 46) {
      const s24 = p;
      l23: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l23; }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        m.touched ||= p >= end;
        break l22;
      }
      p = s24;
    } else m.touched ||= p >= end;
  }
  l25: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s27 = p;
      l26: {
        p++;
        l28: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s30 = p;
            l29: {
              p++;
              break l28;
            }
            p = s30;
          } else m.touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l26; }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        m.touched ||= p >= end;
        break l25;
      }
      p = s27;
    } else m.touched ||= p >= end;
  }
  return p;
}

function skipMembersAheadCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
  p++;
  const near1 = p + 16;
  while (p < near1 && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) p++;
  if (p === near1) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  m.touched ||= p >= end;
  if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
  p++;
  p = skipSpace(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
  p++;
  p = skipSpace(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) { m.touched ||= p >= end; return -1; }
  p = skipMemberValue(p);
  if (p < 0) { return -1; }
  p = skipSpace(p);
  if (p < 0) { return -1; }
  l31: {
    const s32 = p;
    if (text.charCodeAt(p) === 44) {
      l33: {

        p++;
        p = skipSpace(p);
        if (p < 0) { break l33; }
        p = skipOtherAhead(p);
        if (p < 0) { break l33; }
        break l31;
      }
      p = s32;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l34: {

        p++;
        break l31;
      }
      p = s32;
    } else m.touched ||= p >= end;
    if (p < end) {
      {
        const s35 = p;
        l36: {
          p++;
          return -1;
        }
        p = s35;
      }
    } else m.touched ||= p >= end;
  }
  return p;
}

function readQuotedNameCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let value!: string;
  l38: {
    const s39 = p;
    if (text.charCodeAt(p) === 34) {
      l40: {

        p++;
        const s41 = p;
        const near42 = p + 16;
        while (p < near42 && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) p++;
        if (p === near42) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        value = text.slice(s41, p);
        if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l40; }
        p++;
        break l38;
      }
      p = s39;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l43: {

        p++;
        const s44 = p;
        l45: for (;;) {
          const s47 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l46: {
              l49: {
                const s50 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
                  l51: {
                    p++;
                    break l49;
                  }
                  p = s50;
                } else m.touched ||= p >= end;
                if (text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l46; }
                p++;
                if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l46; }
                p++;
              }
              continue l45;
            }
            p = s47;
          } else m.touched ||= p >= end;
          break;
        }
        value = text.slice(s44, p);
        if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l43; }
        p++;
        break l38;
      }
      p = s39;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l52: {

        p++;
        const s53 = p;
        l54: for (;;) {
          const s56 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
            l55: {
              l58: {
                const s59 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
                  l60: {
                    p++;
                    break l58;
                  }
                  p = s59;
                } else m.touched ||= p >= end;
                if (text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l55; }
                p++;
                if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l55; }
                p++;
              }
              continue l54;
            }
            p = s56;
          } else m.touched ||= p >= end;
          break;
        }
        value = text.slice(s53, p);
        if (text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l52; }
        p++;
        break l38;
      }
      p = s39;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l61: {

        p++;
        const s62 = p;
        const near63 = p + 16;
        while (p < near63 && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) p++;
        if (p === near63) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        value = text.slice(s62, p);
        if (text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l61; }
        p++;
        break l38;
      }
      p = s39;
    } else m.touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 8220 && c <= 8222)))) { m.touched ||= p >= end; return -1; }
    p++;
    const s64 = p;
    const near65 = p + 16;
    while (p < near65 && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8224 || (c >= 128 && c <= 8219))) p++;
    if (p === near65) {
      STOPS_2.lastIndex = p;
      p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
    }
    m.touched ||= p >= end;
    value = text.slice(s64, p);
    if (!((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 34))) { m.touched ||= p >= end; return -1; }
    p++;
  }
  m.value = value;
  return p;
}

function skipGapCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l66: for (;;) {
    const s68 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l67: {
        l70: {
          const s71 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) {
            l72: {
              p = skipSpace1(p);
              if (p < 0) { break l72; }
              break l70;
            }
            p = s71;
          } else m.touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l73: {
              p = skipEol(p);
              if (p < 0) { break l73; }
              break l70;
            }
            p = s71;
          } else m.touched ||= p >= end;
          if (!(text.charCodeAt(p) === 47)) { m.touched ||= p >= end; break l67; }
          p = skipComment(p);
          if (p < 0) { break l67; }
        }
        continue l66;
      }
      p = s68;
    } else m.touched ||= p >= end;
    break;
  }
  return p;
}

function skipNameWordCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.touched ||= p >= end; return -1; }
  p++;
  let n77 = 0;
  l74: for (;;) {
    if (n77 >= 200) break;
    const s76 = p;
    l75: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.touched ||= p >= end; break l75; }
      p++;
      n77++;
      continue l74;
    }
    p = s76;
    break;
  }
  return p;
}

function skipObjectAheadCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  if (text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
  p++;
  p = skipSpace(p);
  if (p < 0) { return -1; }
  l78: {
    const s79 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l80: {
        p = skipMemberAhead(p);
        if (p < 0) { break l80; }
        break l78;
      }
      p = s79;
    } else m.touched ||= p >= end;
    if (p < end) {
      {
        const s81 = p;
        l82: {
          p++;
          return -1;
        }
        p = s81;
      }
    } else m.touched ||= p >= end;
  }
  return p;
}

function skipQuotedNameCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l93: {
    const s94 = p;
    if (text.charCodeAt(p) === 34) {
      l95: {

        p++;
        const near97 = p + 16;
        while (p < near97 && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) p++;
        if (p === near97) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l95; }
        p++;
        break l93;
      }
      p = s94;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l98: {

        p++;
        l100: for (;;) {
          const s102 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l101: {
              l104: {
                const s105 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
                  l106: {
                    p++;
                    break l104;
                  }
                  p = s105;
                } else m.touched ||= p >= end;
                if (text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l101; }
                p++;
                if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l101; }
                p++;
              }
              continue l100;
            }
            p = s102;
          } else m.touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l98; }
        p++;
        break l93;
      }
      p = s94;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l107: {

        p++;
        l109: for (;;) {
          const s111 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
            l110: {
              l113: {
                const s114 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
                  l115: {
                    p++;
                    break l113;
                  }
                  p = s114;
                } else m.touched ||= p >= end;
                if (text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l110; }
                p++;
                if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l110; }
                p++;
              }
              continue l109;
            }
            p = s111;
          } else m.touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l107; }
        p++;
        break l93;
      }
      p = s94;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l116: {

        p++;
        const near118 = p + 16;
        while (p < near118 && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) p++;
        if (p === near118) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        if (text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l116; }
        p++;
        break l93;
      }
      p = s94;
    } else m.touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 8220 && c <= 8222)))) { m.touched ||= p >= end; return -1; }
    p++;
    const near120 = p + 16;
    while (p < near120 && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8224 || (c >= 128 && c <= 8219))) p++;
    if (p === near120) {
      STOPS_2.lastIndex = p;
      p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
    }
    m.touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 34))) { m.touched ||= p >= end; return -1; }
    p++;
  }
  return p;
}

function skipFillingCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l84: {
    const s85 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l86: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l86; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        break l84;
      }
      p = s85;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l87: {
        p = skip_noise(p);
        if (p < 0) { break l87; }
        break l84;
      }
      p = s85;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l88: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s89 = p;
            l90: {
              p = skipCut(p);
              if (p < 0) { break l90; }
              break l88;
            }
            p = s89;
          }
        } else m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l88; }
        p = skipLineEnds(p);
        if (p < 0) { break l88; }
        break l84;
      }
      p = s85;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 8220 && c <= 8222))) {
      l92: {
        p = skipString(p);
        if (p < 0) { break l92; }
        break l84;
      }
      p = s85;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l121: {
        if (!text.startsWith("://", p)) {
          m.reaches(p, "://");
          break l121;
        }
        p += 3;
        break l84;
      }
      p = s85;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l122: {

        p++;
        p = skipGap(p);
        if (p < 0) { break l122; }
        break l84;
      }
      p = s85;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l123: {
        p = skipComment(p);
        if (p < 0) { break l123; }
        break l84;
      }
      p = s85;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219))) {
      l124: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219)))) { m.touched ||= p >= end; break l124; }
        p++;
        const near125 = p + 16;
        while (p < near125 && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 8223 || (c >= 128 && c <= 8219))) p++;
        if (p === near125) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        break l84;
      }
      p = s85;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l126: {

        p++;
        if (!(p < end)) { m.touched ||= p >= end; break l126; }
        p++;
        break l84;
      }
      p = s85;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
    p++;
  }
  return p;
}

function skipLineCommaCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  m.touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) { m.touched ||= p >= end; return -1; }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  m.touched ||= p >= end;
  return p;
}

function skipGoodEscapeCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  if (text.charCodeAt(p) !== 92) { m.touched ||= p >= end; return -1; }
  p++;
  l138: {
    const s139 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
      l140: {
        p++;
        break l138;
      }
      p = s139;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) { m.touched ||= p >= end; return -1; }
    p++;
    let n144 = 0;
    l141: for (;;) {
      if (n144 >= 4) break;
      const s143 = p;
      l142: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) { m.touched ||= p >= end; break l142; }
        p++;
        n144++;
        continue l141;
      }
      p = s143;
      break;
    }
    if (n144 < 4) { return -1; }
  }
  return p;
}

function skipLineTextCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  while (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) p++;
  m.touched ||= p >= end;
  l134: for (;;) {
    const s136 = p;
    if (text.charCodeAt(p) === 92) {
      l135: {
        p = skipGoodEscape(p);
        if (p < 0) { break l135; }
        while (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) p++;
        m.touched ||= p >= end;
        continue l134;
      }
      p = s136;
    } else m.touched ||= p >= end;
    break;
  }
  return p;
}

function skipLiteralCode(p: number): number {
  const { text, end } = m;
  l151: {
    const s152 = p;
    if (text.charCodeAt(p) === 116) {
      l153: {
        if (!text.startsWith("true", p)) {
          m.reaches(p, "true");
          break l153;
        }
        p += 4;
        break l151;
      }
      p = s152;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l154: {
        if (!text.startsWith("false", p)) {
          m.reaches(p, "false");
          break l154;
        }
        p += 5;
        break l151;
      }
      p = s152;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) {
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
  if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
  p++;
  p = skipLineText(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  m.touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  m.touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
  p = skipLineValue(p);
  if (p < 0) { return -1; }
  return p;
}

function skipLineValueCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l146: {
    const s147 = p;
    if (text.charCodeAt(p) === 34) {
      l148: {

        p++;
        p = skipLineText(p);
        if (p < 0) { break l148; }
        if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l148; }
        p++;
        break l146;
      }
      p = s147;
    } else m.touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l149: {
        p = skipNumeral(p);
        if (p < 0) { break l149; }
        break l146;
      }
      p = s147;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
      l150: {
        p = skipLiteral(p);
        if (p < 0) { break l150; }
        break l146;
      }
      p = s147;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l155: {

        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        let n159 = 0;
        l156: for (;;) {
          const s158 = p;
          l157: {
            if (n159 > 0) {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44))) { m.touched ||= p >= end; break l157; }
              p = skipLineComma(p);
              if (p < 0) { break l157; }
            }
            if (!(text.charCodeAt(p) === 34)) { m.touched ||= p >= end; break l157; }
            p = skipLineMember(p);
            if (p < 0) { break l157; }
            n159++;
            continue l156;
          }
          p = s158;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (text.charCodeAt(p) !== 125) { m.touched ||= p >= end; break l155; }
        p++;
        break l146;
      }
      p = s147;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    m.touched ||= p >= end;
    let n165 = 0;
    l162: for (;;) {
      const s164 = p;
      l163: {
        if (n165 > 0) {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44))) { m.touched ||= p >= end; break l163; }
          p = skipLineComma(p);
          if (p < 0) { break l163; }
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) { m.touched ||= p >= end; break l163; }
        p = skipLineValue(p);
        if (p < 0) { break l163; }
        n165++;
        continue l162;
      }
      p = s164;
      break;
    }
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    m.touched ||= p >= end;
    if (text.charCodeAt(p) !== 93) { m.touched ||= p >= end; return -1; }
    p++;
  }
  return p;
}

function readLineMemberCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let value!: string;
  if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
  p++;
  const s133 = p;
  p = skipLineText(p);
  if (p < 0) { return -1; }
  value = text.slice(s133, p);
  if (text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  m.touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  m.touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
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
  if (text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  m.touched ||= p >= end;
  const list132: string[] = [];
  let n130 = 0;
  l127: for (;;) {
    const s129 = p;
    l128: {
      if (n130 > 0) {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44))) { m.touched ||= p >= end; break l128; }
        p = skipLineComma(p);
        if (p < 0) { break l128; }
      }
      let v131!: string;
      if (!(text.charCodeAt(p) === 34)) { m.touched ||= p >= end; break l128; }
      p = readLineMember(p);
      if (p < 0) { break l128; }
      v131 = m.value as string;
      list132.push(v131);
      n130++;
      continue l127;
    }
    p = s129;
    break;
  }
  l_names = list132;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  m.touched ||= p >= end;
  if (text.charCodeAt(p) !== 125) { m.touched ||= p >= end; return -1; }
  p++;
  const node: LineObjectNode = { type: 'LineObject', start: m.base + start, end: m.base + p, names: l_names };
  m.value = node;
  return p;
}

function skipArrayAheadCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  if (text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
  p++;
  p = skipSpace(p);
  if (p < 0) { return -1; }
  l166: {
    const s167 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l168: {
        p = skipElementAhead(p);
        if (p < 0) { break l168; }
        break l166;
      }
      p = s167;
    } else m.touched ||= p >= end;
    if (p < end) {
      {
        const s169 = p;
        l170: {
          p++;
          return -1;
        }
        p = s169;
      }
    } else m.touched ||= p >= end;
  }
  return p;
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
const skipQuoted = choice(m, seq(lit(m, "\""), many(m, 0, choice(m, one(m, "^\n\r\"\\\\"), seq(lit(m, "\\"), one(m,
    "^\n\r")))), lit(m, "\"")), seq(one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m,
    "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"), one(m,
"\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")));
const skipNumeral = coded(skipNumeralCode, "\\-0-9", true);
const skipConstant = choice(m, caseless(m, "true"), caseless(m, "false"), caseless(m, "null"), caseless(m, "none"));
const skipElement = choice(m, skipNumeral, skipConstant);
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
const skipMemberAhead = choice(m, lit(m, "}"), seq(skipQuoted, skipSpace, choice(m, one(m, ",:=}\uff1a"),
      skipValueAhead)), seq(choice(m, seq(lit(m, "\""), run(m, "^\n\r\"")), seq(one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m,
    "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"))), skipEof), lit(m, "\\\""), seq(skipNameWord,
    skipSpace, choice(m, seq(lit(m, ":"), not(m, lit(m, "//"))), seq(skipAssign, skipSpace, skipScalarAhead),
      skipEof)), lit(m, "//"), lit(m, "/*"));
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
const skipElementAhead = choice(m, lit(m, "]"), seq(skipQuoted, skipSpace, one(m, ",]")), seq(one(m,
    "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"),
    skipEof), skipObjectAhead, seq(skipElement, skipSpace, choice(m, one(m, ",]"), skipEof)), seq(lit(m, "["),
    skipSpace, choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipObjectAhead, one(m, "[]"),
      seq(skipElement, skipSpace, one(m, ",]")), skipEof)));
const skipArrayAhead = coded(skipArrayAheadCode, "[", true);
const leaf76 = leaf(m, and(m, skipArrayAhead));
const leaf79 = leaf(m, and(m, seq(skipEol, run(m, "\t "), skipMembersAhead)));
const leaf80 = leaf(m, skip_noise);
const text81 = rounds(m, { run: "^\n\r\u001b<[{", least: 1 }, { before: seq(not(m, choice(m, skipObjectAhead,
          skipArrayAhead)), one(m, "[{")) }, { before: seq(not(m, seq(skipEol, run(m, "\t "), skipMembersAhead)),
      skipEol) }, { before: seq(not(m, skip_noise), one(m, "\u001b<")) });
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

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: m,
  starts: {
    Found: { op: 'again', step: () => stepFound },
    Noise: { op: 'again', step: () => stepNoise },
  },
  mistakes: {
  },
  registers: 0,
  tables: 0,
  inside: 4,
};
