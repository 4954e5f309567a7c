// Generated from grammars/acor-asks.peggy, grammars/acor/headers.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, tableOf, and, caseless, choice, coded, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, same, seq, text, tuple } from '../src/engine/generated.ts';

export interface CommandsNode extends TreeNode {
  readonly type: 'Commands';
  readonly script: ScriptNode | null;
  readonly commands: CommandNode[] | null;
}
export interface ScriptNode extends TreeNode { readonly type: 'Script'; }
export interface CommandNode extends TreeNode {
  readonly type: 'Command';
  readonly prompt: string | null;
  readonly text: CommandTextNode;
}
export interface CommandTextNode extends TreeNode { readonly type: 'CommandText'; }
export interface BelowLabelNode extends TreeNode {
  readonly type: 'BelowLabel';
  readonly asked: [CodeAskedNode | PlainAskedNode, (CodeAskedNode | PlainAskedNode)[]];
}
export interface AskNode extends TreeNode {
  readonly type: 'Ask';
  readonly label: TitleNode | LeadNode | InlineLabelNode | OptionLabelNode | null;
  readonly asked: [CodeAskedNode | PlainAskedNode, (CodeAskedNode | PlainAskedNode)[]] | null | [CodeAskedNode, (CodeAskedNode | PlainAskedNode)[]] | [PlainAskedNode, (CodeAskedNode | PlainAskedNode)[]];
}
export interface TitleNode extends TreeNode {
  readonly type: 'Title';
  readonly words: TitleWordsNode | BoldWordsNode;
}
export interface TitleWordsNode extends TreeNode { readonly type: 'TitleWords'; }
export interface BoldWordsNode extends TreeNode { readonly type: 'BoldWords'; }
export interface LeadNode extends TreeNode { readonly type: 'Lead'; readonly words: LeadWordsNode; }
export interface LeadWordsNode extends TreeNode { readonly type: 'LeadWords'; }
export interface InlineLabelNode extends TreeNode { readonly type: 'InlineLabel'; readonly words: InlineWordsNode; }
export interface InlineWordsNode extends TreeNode { readonly type: 'InlineWords'; }
export interface OptionLabelNode extends TreeNode { readonly type: 'OptionLabel'; readonly words: OptionWordsNode; }
export interface OptionWordsNode extends TreeNode { readonly type: 'OptionWords'; }
export interface CodeAskedNode extends TreeNode {
  readonly type: 'CodeAsked';
  readonly likely: "" | null;
  readonly code: CodeSpanNode;
}
export interface PlainAskedNode extends TreeNode {
  readonly type: 'PlainAsked';
  readonly likely: "" | null;
  readonly prompt: string | null;
  readonly text: PlainTextNode;
}
export interface PlainTextNode extends TreeNode { readonly type: 'PlainText'; }
export interface LabelWordsNode extends TreeNode { readonly type: 'LabelWords'; readonly words: LabelTextNode; }
export interface LabelTextNode extends TreeNode { readonly type: 'LabelText'; }
export interface ExampleLabelNode extends TreeNode { readonly type: 'ExampleLabel'; }
export interface ValuesLabelNode extends TreeNode { readonly type: 'ValuesLabel'; }
export interface NamedLabelNode extends TreeNode { readonly type: 'NamedLabel'; }
export interface ChoiceLabelNode extends TreeNode { readonly type: 'ChoiceLabel'; }
export interface RunLabelNode extends TreeNode { readonly type: 'RunLabel'; }
export interface LeadLabelNode extends TreeNode { readonly type: 'LeadLabel'; }
export interface ValuesNode extends TreeNode {
  readonly type: 'Values';
  readonly values: (CodeSpanNode | QuotedValueNode | PlainValueNode)[];
}
export interface QuotedValueNode extends TreeNode { readonly type: 'QuotedValue'; }
export interface PlainValueNode extends TreeNode { readonly type: 'PlainValue'; }
export interface NoiseSpansNode extends TreeNode { readonly type: 'NoiseSpans'; readonly noises: NoiseSpanNode[]; }
export interface NoiseSpanNode extends TreeNode { readonly type: 'NoiseSpan'; }
export interface HeaderSaysNode extends TreeNode {
  readonly type: 'HeaderSays';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
  readonly arg: ArgNode | null;
}
export interface TakenHeaderNode extends TreeNode { readonly type: 'TakenHeader'; readonly header: TakenLineNode; }
export interface TakenLineNode extends TreeNode { readonly type: 'TakenLine'; }
export interface ArgNode extends TreeNode { readonly type: 'Arg'; }
export interface CodeSpanNode extends TreeNode {
  readonly type: 'CodeSpan';
  readonly code: CodeOfOneNode | CodeOfManyNode;
}
export interface CodeOfOneNode extends TreeNode { readonly type: 'CodeOfOne'; }
export interface CodeOfManyNode extends TreeNode { readonly type: 'CodeOfMany'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<CommandsNode | AskNode | BelowLabelNode | ValuesNode | ExampleLabelNode | ValuesLabelNode | NamedLabelNode
| ChoiceLabelNode | RunLabelNode | LeadLabelNode | LabelWordsNode | NoiseSpansNode | HeaderSaysNode
| TakenHeaderNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadLineEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Commands' | 'Asks' | 'Below' | 'Values' | 'ExampleLabel' | 'ValuesLabel' | 'NamedLabel' | 'ChoiceLabel'
| 'RunLabel' | 'LeadLabel' | 'LabelWords' | 'NoiseSpans' | 'HeaderSays' | 'TakenHeader', 'model'>>
& Readonly<Record<'BadLineEnd', 'Asks' | 'Below' | 'model'>>
& Readonly<Record<'Ask', 'Asks' | 'Below'>>
& Readonly<Record<'BelowLabel', 'Below'>>;

/** The codes of mistakes. */
export type Codes = "bad-line-end";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83]);
  const TABLE_1 = tableOf([45, 45], [65, 90], [95, 95], [97, 122]);
  const TABLE_2 = tableOf([9, 9], [32, 32], [45, 45], [95, 95]);
  const TABLE_3 = tableOf([9, 9], [32, 32], [45, 45], [67, 68], [70, 70], [95, 95], [99, 100], [102, 102]);
  const TABLE_4 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_5 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
  const TABLE_6 = tableOf();
  const TABLE_7 = tableOf([48, 57]);
  const TABLE_8 = tableOf([69, 69], [80, 80], [83, 83], [101, 101], [112, 112], [115, 115]);
  const TABLE_9 = tableOf([65, 65], [83, 83], [97, 97], [115, 115]);
  const TABLE_10 = tableOf([9, 9], [32, 32], [45, 45], [68, 68], [70, 70], [95, 95], [100, 100], [102, 102]);
  const TABLE_11 = tableOf([73, 73], [79, 79], [105, 105], [111, 111]);
  const TABLE_12 = tableOf([65, 65], [69, 69], [73, 73], [79, 80], [83, 83], [97, 97], [101, 101], [105, 105], [111, 112], [115, 115]);
  const TABLE_13 = tableOf([9, 9], [27, 27], [32, 32], [58, 58], [60, 60]);
  const TABLE_14 = tableOf([67, 67], [70, 70], [82, 82], [87, 87], [99, 99], [102, 102], [114, 114], [119, 119]);
  const TABLE_15 = tableOf([0, 8], [11, 12], [14, 31], [33, 34], [36, 127]);
  const BEYOND_0 = (c: number): boolean => (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039;
  const STOPS_0 = new Stops(m, "\n\r`");
  const STOPS_1 = new Stops(m, "\n\r\u001b<");

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l5: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l5;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l1: {
      const s2 = p;
      const t3 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l4: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.touched ||= p >= end; break l4; }
          break l1;
        }
        p = s2;
        m.forget(t3);
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l9: {
      const t11 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l9; }
      m.forget(t11);
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipNoisesCode(p: number): number {
    const { text, end } = m; let c = 0;
    l12: for (;;) {
      const s14 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l13: {
          if ((p = skipNoise(p)) < 0) { break l13; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          continue l12;
        }
        p = s14;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l18: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l18;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l16: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l16; }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipStrongCode(p: number): number {
    const { text, end } = m;
    l21: {
      const s22 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l23: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l23; }
          p += 2;
          break l21;
        }
        p = s22;
      } else
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) { m.reaches(p, "__"); return -1; }
      p += 2;
    }
    return p;
  }

  function readCodeOfOneCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l27: for (;;) {
      const s29 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l28: {
          l31: {
            const s32 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l33: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.touched ||= p >= end; break l33; }
                p++;
                const near34 = p + 4;
                while (p < near34 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near34) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l31;
              }
              p = s32;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l28; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l27;
        }
        p = s29;
      } else m.touched ||= p >= end;
      break;
    }
    const node: CodeOfOneNode = { type: 'CodeOfOne', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCodeSpanCode(p: number): number {
    const { text, end } = m;
    const start = p;
    let l_code!: CodeOfOneNode | CodeOfManyNode;
    l24: {
      const s25 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l26: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l26; }
          m.touched ||= p >= end;
          if ((p = readCodeOfOne(p)) < 0) { break l26; }
          l_code = m.value as CodeOfOneNode;
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l26; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l26; }
          m.touched ||= p >= end;
          break l24;
        }
        p = s25;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 96) || (p = readLongCode(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_code = m.value as CodeOfManyNode;
    }
    const node: CodeSpanNode = { type: 'CodeSpan', start: m.base + start, end: m.base + p, code: l_code };
    m.value = node;
    return p;
  }

  function skipCodeOfOneCode(p: number): number {
    const { text, end } = m; let c = 0;
    l38: for (;;) {
      const s40 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l39: {
          l42: {
            const s43 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l44: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.touched ||= p >= end; break l44; }
                p++;
                const near45 = p + 4;
                while (p < near45 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near45) p = STOPS_0.next(p);
                m.touched ||= p >= end && "^\n\r`";
                break l42;
              }
              p = s43;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l39; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
          }
          continue l38;
        }
        p = s40;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l35: {
      const s36 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l37: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l37; }
          m.touched ||= p >= end;
          if ((p = skipCodeOfOne(p)) < 0) { break l37; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l37; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l37; }
          m.touched ||= p >= end;
          break l35;
        }
        p = s36;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipLongCode(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipItemMarkerCode(p: number): number {
    const { text, end } = m; let c = 0;
    l46: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l46;
      } else
      m.touched ||= p >= end;
      let n54 = 0;
      l51: for (;;) {
        if (n54 >= 9) break;
        const s53 = p;
        l52: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l52; }
          p++;
          n54++;
          continue l51;
        }
        p = s53;
        break;
      }
      if (n54 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readBareWordCode(p: number): number {
    const { text, end } = m;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed";
    l61: {
      const s62 = p;
      const c63 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c63 === 79) {
        l64: {
          if (!text.startsWith("Output Data", p)) { m.reaches(p, "Output Data"); break l64; }
          value = "Output Data";
          p += 11;
          break l61;
        }
        p = s62;
      }
      if (c63 === 79) {
        l65: {
          if (!text.startsWith("Output Files", p)) { m.reaches(p, "Output Files"); break l65; }
          value = "Output Files";
          p += 12;
          break l61;
        }
        p = s62;
      }
      if (c63 === 79) {
        l66: {
          if (!text.startsWith("Output", p)) { m.reaches(p, "Output"); break l66; }
          value = "Output";
          p += 6;
          break l61;
        }
        p = s62;
      }
      if (p >= end || text.charCodeAt(p) !== 73 || !text.startsWith("Input Needed", p)) { m.reaches(p, "Input Needed"); return -1; }
      value = "Input Needed";
      p += 12;
    }
    m.value = value;
    return p;
  }

  function readArgWordCode(p: number): number {
    const { text, end } = m;
    let value!: "Status" | "Error" | "Session Checkpoint" | "Session";
    l67: {
      const s68 = p;
      const c69 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c69 === 83) {
        l70: {
          if (!text.startsWith("Status", p)) { m.reaches(p, "Status"); break l70; }
          value = "Status";
          p += 6;
          break l67;
        }
        p = s68;
      }
      if (c69 === 69) {
        l71: {
          if (!text.startsWith("Error", p)) { m.reaches(p, "Error"); break l71; }
          value = "Error";
          p += 5;
          break l67;
        }
        p = s68;
      }
      if (c69 === 83) {
        l72: {
          if (!text.startsWith("Session Checkpoint", p)) { m.reaches(p, "Session Checkpoint"); break l72; }
          value = "Session Checkpoint";
          p += 18;
          break l67;
        }
        p = s68;
      }
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Session", p)) { m.reaches(p, "Session"); return -1; }
      value = "Session";
      p += 7;
    }
    m.value = value;
    return p;
  }

  function readTitledWordCode(p: number): number {
    const { text, end } = m;
    let value!: "AI Directive" | "Suggestions";
    l73: {
      const s74 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l75: {
          if (!text.startsWith("AI Directive", p)) { m.reaches(p, "AI Directive"); break l75; }
          value = "AI Directive";
          p += 12;
          break l73;
        }
        p = s74;
      } else
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) { m.reaches(p, "Suggestions"); return -1; }
      value = "Suggestions";
      p += 11;
    }
    m.value = value;
    return p;
  }

  function readExactWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
    l58: {
      const c60 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c60 === 73 || c60 === 79) && (q = readBareWord(p)) >= 0) {
        p = q;
        value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
        break l58;
      }
      if ((c60 === 69 || c60 === 83) && (q = readArgWord(p)) >= 0) {
        p = q;
        value = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
        break l58;
      }
      if ((c60 === 65 || c60 === 83) && (q = readTitledWord(p)) >= 0) {
        p = q;
        value = m.value as "AI Directive" | "Suggestions";
        break l58;
      }
      if (p >= end || text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) { m.reaches(p, "Progress"); return -1; }
      value = "Progress";
      p += 8;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1))) { return -1; }
    m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) {
      {
        const s76 = p;
        l77: {
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) p++;
          m.touched ||= p >= end;
          l79: {
            const s80 = p;
            const c81 = p < end ? text.charCodeAt(p) : 65536;
            m.touched ||= p >= end;
            if ((c81 === 68 || c81 === 100)) {
              l82: {
                if (!m.isCaseless(p, "data")) { break l82; }
                p += 4;
                break l79;
              }
              p = s80;
            }
            if ((c81 === 70 || c81 === 102)) {
              l83: {
                if (!m.isCaseless(p, "file")) { break l83; }
                p += 4;
                break l79;
              }
              p = s80;
            }
            if (!m.isCaseless(p, "checkpoint")) { break l77; }
            p += 10;
          }
          return -1;
        }
        p = s76;
      }
    } else m.touched ||= p >= end;
    m.value = value;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l84: for (;;) {
      const s86 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l85: {
          l88: {
            const s89 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              l90: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l90; }
                p++;
                const near91 = p + 16;
                while (p < near91 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) p++;
                if (p === near91) p = STOPS_1.next(p);
                m.touched ||= p >= end && "^\n\r\u001b<";
                break l88;
              }
              p = s89;
            } else
            m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l85; }
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; break l85; }
            p++;
          }
          continue l84;
        }
        p = s86;
      } else m.touched ||= p >= end;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipNoise(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipHeaderTailCode(p: number): number {
    const { text, end } = m; let c = 0;
    l99: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s101 = p;
        l100: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l100; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 35)) { m.touched ||= p >= end; break l100; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.touched ||= p >= end;
          break l99;
        }
        p = s101;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = skipNoises(p)) < 0) { return -1; }
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipArgPartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l96: {
      const s97 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
        l98: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l98; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l96;
        }
        p = s97;
      } else
      m.touched ||= p >= end;
      if (skipHeaderTail(p) >= 0) { return -1; }

      l102: {
        const s103 = p;
        const c104 = p < end ? text.charCodeAt(p) : 65536;
        m.touched ||= p >= end;
        if ((c104 === 9 || c104 === 32)) {
          l105: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l105; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            break l102;
          }
          p = s103;
        }
        if (c104 === 35) {
          l106: {
            if (!(p < end && text.charCodeAt(p) === 35)) { m.touched ||= p >= end; break l106; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.touched ||= p >= end;
            break l102;
          }
          p = s103;
        }
        if ((c104 === 27 || c104 === 60)) {
          l107: {
            let m111 = false;

            while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
              p = q;
              m111 = true;
            }
            m.touched ||= p >= end;
            if (!m111) { break l107; }
            break l102;
          }
          p = s103;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; return -1; }
        p++;
      }
    }
    return p;
  }

  function readArgCode(p: number): number {
    const { text, end } = m; let q = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 35) && skipClosingSigns(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    let m95 = false;

    while ((p < end) && (q = skipArgPart(p)) >= 0) { p = q; m95 = true; }
    m.touched ||= p >= end;
    if (!m95) { return -1; }
    const node: ArgNode = { type: 'Arg', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readHeaderSaysCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
    let l_arg: ArgNode | null = null;
    l55: {
      const s56 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1))) {
        l57: {
          if ((p = readExactWords(p)) < 0) { break l57; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l57; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l57; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && skipBoldArg(p) >= 0) { break l57; }
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && skipNoisyLine(p) >= 0) { break l57; }
          m.touched ||= p >= end;
          if (!(p < end) || (p = readArg(p)) < 0) { m.touched ||= p >= end; break l57; }
          l_arg = m.value as ArgNode;
          if ((p < end)) { break l57; }
          m.touched ||= p >= end;
          break l55;
        }
        p = s56;
        l_arg = null;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = readExactWords(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    const node: HeaderSaysNode = { type: 'HeaderSays', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function skipOrnamentCode(p: number): number {
    const { text, end } = m; let c = 0;
    l126: {
      const s127 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        l128: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l128; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; break l128; }
          p++;
          break l126;
        }
        p = s127;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_0(c)))) p++;
      m.touched ||= p >= end && "\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f";
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipArgWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l132: {
      const s133 = p;
      const c134 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c134 === 83 || c134 === 115)) {
        l135: {
          if (!m.isCaseless(p, "session")) { break l135; }
          p += 7;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "checkpoint")) { break l135; }
          p += 10;
          break l132;
        }
        p = s133;
      }
      if ((c134 === 83 || c134 === 115)) {
        l136: {
          if (!m.isCaseless(p, "session")) { break l136; }
          p += 7;
          break l132;
        }
        p = s133;
      }
      if ((c134 === 83 || c134 === 115)) {
        l137: {
          if (!m.isCaseless(p, "status")) { break l137; }
          p += 6;
          break l132;
        }
        p = s133;
      }
      if ((c134 === 80 || c134 === 112)) {
        l138: {
          if (!m.isCaseless(p, "progress")) { break l138; }
          p += 8;
          break l132;
        }
        p = s133;
      }
      if (!m.isCaseless(p, "error")) { return -1; }
      p += 5;
    }
    return p;
  }

  function skip_titleWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l139: {
      const s140 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l141: {
          if (!m.isCaseless(p, "ai")) { break l141; }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "directive")) { break l141; }
          p += 9;
          break l139;
        }
        p = s140;
      } else
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "suggestion")) { return -1; }
      p += 10;
      l142: {
        if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
          const s144 = p;
          l143: {
            if (!m.isCaseless(p, "s")) { break l143; }
            p += 1;
            break l142;
          }
          p = s144;
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function skipBareWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l145: {
      const s146 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l147: {
          if (!m.isCaseless(p, "output")) { break l147; }
          p += 6;
          l148: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1))) {
              const s150 = p;
              l149: {
                while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) p++;
                m.touched ||= p >= end;
                l151: {
                  const s152 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l153: {
                      if (!m.isCaseless(p, "data")) { break l153; }
                      p += 4;
                      break l151;
                    }
                    p = s152;
                  } else
                  m.touched ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l149; }
                  p += 4;
                  l154: {
                    if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                      const s156 = p;
                      l155: {
                        if (!m.isCaseless(p, "s")) { break l155; }
                        p += 1;
                        break l154;
                      }
                      p = s156;
                    } else m.touched ||= p >= end;
                  }
                }
                break l148;
              }
              p = s150;
            } else m.touched ||= p >= end;
          }
          break l145;
        }
        p = s146;
      } else
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "input")) { return -1; }
      p += 5;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) p++;
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "needed")) { return -1; }
      p += 6;
    }
    return p;
  }

  function skipKnownWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l129: {
      const c131 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c131 < 128 && TABLE_8[c131] === 1) && (q = skipArgWords(p)) >= 0) { p = q; break l129; }
      if ((c131 < 128 && TABLE_9[c131] === 1) && (q = skip_titleWords(p)) >= 0) { p = q; break l129; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipKnownHashCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l118: {
      const s119 = p;
      const c120 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c120 === 35) {
        l121: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l121; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l121; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l121; }

          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
            p = q;
          } else { m.touched ||= p >= end; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304)) || (p = skipKnownWords(p)) < 0) { m.touched ||= p >= end; break l121; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
          l157: {
            const s158 = p;
            const c159 = p < end ? text.charCodeAt(p) : 65536;
            m.touched ||= p >= end;
            if ((c159 < 128 ? TABLE_13[c159] === 1 : c159 === 65306)) {
              l160: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l160; }
                if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; break l160; }
                p++;
                break l157;
              }
              p = s158;
            }
            if ((c159 === 9 || c159 === 32)) {
              l161: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l161; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45))) { m.touched ||= p >= end; break l161; }
                p++;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l161; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l157;
              }
              p = s158;
            }
            if ((p = skipHeaderTail(p)) < 0) { break l121; }
          }
          break l118;
        }
        p = s119;
      }
      if (c120 === 35) {
        l162: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l162; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l162; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l162; }
          l167: {
            const s168 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
              l169: {
                if (!m.isCaseless(p, "status")) { break l169; }
                p += 6;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l169; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l169; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_14[c] === 1)) || (p = skipStateWord(p)) < 0) { m.touched ||= p >= end; break l169; }
                if ((p = skipHeaderTail(p)) < 0) { break l169; }
                break l167;
              }
              p = s168;
            } else
            m.touched ||= p >= end;
            if (!m.isCaseless(p, "progress")) { break l162; }
            p += 8;
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l162; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l162; }
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) { m.touched ||= p >= end; break l162; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l162; }
            if ((p < end && text.charCodeAt(p) === 37)) {

              p++;
            } else m.touched ||= p >= end;
            if ((p = skipHeaderTail(p)) < 0) { break l162; }
          }
          break l118;
        }
        p = s119;
      }
      let n176 = 0;
      l173: for (;;) {
        if (n176 >= 6) break;
        const s175 = p;
        l174: {
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l174; }
          p++;
          n176++;
          continue l173;
        }
        p = s175;
        break;
      }
      if (n176 < 1) { return -1; }
      if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
      m.touched ||= p >= end;

      while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; }
      m.touched ||= p >= end;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }

      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
        p = q;
      } else { m.touched ||= p >= end; }

      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
      l181: {
        const s182 = p;
        const c183 = p < end ? text.charCodeAt(p) : 65536;
        m.touched ||= p >= end;
        if ((c183 < 128 && TABLE_8[c183] === 1)) {
          l184: {
            if ((p = skipArgWords(p)) < 0) { break l184; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l184; }
            if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; break l184; }
            p++;

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l184; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l184; }
            p++;
            break l181;
          }
          p = s182;
        }
        if ((c183 < 128 && TABLE_9[c183] === 1)) {
          l185: {
            if ((p = skip_titleWords(p)) < 0) { break l185; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
            l186: {
              const s187 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 65306))) {
                l188: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  if ((p = skipNoises(p)) < 0) { break l188; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; break l188; }
                  p++;
                  break l186;
                }
                p = s187;
              } else
              m.touched ||= p >= end;
              if ((p = skipHeaderTail(p)) < 0) { break l185; }
            }
            break l181;
          }
          p = s182;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.touched ||= p >= end; return -1; }

        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
        if ((p = skipHeaderTail(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function skipKnownHeaderCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p = skipNoises(p)) < 0) { return -1; }
    let n115 = 0;
    l112: for (;;) {
      if (n115 >= 3) break;
      const s114 = p;
      l113: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l113; }
        p++;
        n115++;
        continue l112;
      }
      p = s114;
      break;
    }
    l116: {
      if ((p < end && text.charCodeAt(p) === 35) && (q = skipKnownHash(p)) >= 0) { p = q; break l116; }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipBoldHeader(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  const skipHereDocument = seq(many(m, 0, choice(m, run(m, "^<", 1), seq(not(m, lit(m, "<<")), lit(m, "<")))), lit(m,
  "<<"));
  const readScript = node(m, 'Script', seq(run(m, "^\t\n\r ", 1), many(m, 0, seq(run(m, "\t\n\r ", 1), run(m,
            "^\t\n\r ", 1)))));
  const readBadLineEnd = mistake(m, 'BadLineEnd', lit(m, "\r\n"), lit(m, "\r"));
  const noteEol = coded(noteEolCode, "\n\r");
  const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
  const noteLine = choice(m, seq(run(m, "^\n\r"), noteEol), run(m, "^\n\r", 1));
  const noteCommandGap = choice(m, noteBlankLine, seq(run(m, "\t "), lit(m, "#"), noteLine));
  const readPrompt = text(m, seq(lit(m, "$"), run(m, "\t ", 1)));
  const noteNextLine = seq(noteEol, run(m, "\t "), and(m, one(m, "^\n\r")));
  const noteOpenEnd = choice(m, seq(one(m, "&|"), run(m, "\t "), noteNextLine), seq(lit(m, "\\"), noteNextLine));
  const noteCommandPart = choice(m, noteOpenEnd, seq(lit(m, "\\"), optional(m, one(m, "^\t\n\r "))), seq(lit(m, "'"),
      run(m, "^'"), lit(m, "'")), seq(lit(m, "\""), many(m, 0, choice(m, seq(lit(m, "\\"), one(m, "^")), one(m,
      "^\"\\\\"))), lit(m, "\"")), run(m, "^\t\n\r \"&'\\\\|", 1), one(m, "\"&'|"));
  const readCommandText = node(m, 'CommandText', seq(noteCommandPart, many(m, 0, seq(run(m, "\t "),
          noteCommandPart))));
  const noteLineEnd = coded(noteLineEndCode, null);
  const readCommand = node(m, (start, end, l) => ({ type: 'Command', start, end, prompt: l[0], text: l[1] }),
    seq(run(m, "\t "), label(m, 0, optional(m, readPrompt)), label(m, 1, readCommandText), run(m, "\t "),
      noteLineEnd));
  const readCommands = node(m, (start, end, l) => ({ type: 'Commands', start, end, script: l[0] ?? null,
        commands: l[1] ?? null }), seq(and(m, skipHereDocument), run(m, "\t\n\r "), label(m, 0, readScript)),
    seq(many(m, 0, noteCommandGap), label(m, 1, repeat(m, { least: 0, listed: true }, pick(m, 0, readCommand, many(m,
              0, noteCommandGap))))));
  const leaf0 = leaf(m, readCommands);
  const skipTemplateToken = seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>"), optional(m, seq(one(m,
        "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|")))));
  const skipAnsiSequence = seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z"));
  const skipNoise = choice(m, skipTemplateToken, skipAnsiSequence);
  const skipNoises = coded(skipNoisesCode, null, true);
  const readTitleWords = node(m, 'TitleWords', run(m, "^\n\r"));
  const skipBadLineEnd = choice(m, lit(m, "\r\n"), lit(m, "\r"));
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipStrong = coded(skipStrongCode, "*_", true);
  const readBoldWords = node(m, 'BoldWords', many(m, 1, seq(not(m, skipStrong), one(m, "^\n\r"))));
  const readTitle = node(m, (start, end, l) => ({ type: 'Title', start, end, words: l[0] }), seq(repeat(m,
        { least: 1, most: 6 }, lit(m, "#")), run(m, "\t ", 1), label(m, 0, readTitleWords), and(m, skipLineEnd)),
    seq(skipStrong, label(m, 0, readBoldWords), skipStrong, run(m, "\t "), skipNoises, and(m, skipLineEnd)));
  const skipSentenceBefore = seq(many(m, 0, choice(m, run(m, "^\n\r!.?", 1), seq(one(m, "!.?"), not(m, one(m,
    "\t "))))), one(m, "!.?"), and(m, one(m, "\t ")));
  const skipLeadEnd = seq(lit(m, ":"), optional(m, skipStrong), run(m, "\t "), skipNoises, and(m, skipLineEnd));
  const skipLeadWord = many(m, 1, choice(m, run(m, "^\t\n\r :", 1), seq(not(m, skipLeadEnd), lit(m, ":"))));
  const readLeadWords = node(m, 'LeadWords', optional(m, seq(skipLeadWord, many(m, 0, seq(run(m, "\t "),
            skipLeadWord)))));
  const readLead = node(m, (start, end, l) => ({ type: 'Lead', start, end, words: l[0] }), seq(many(m, 0,
        skipSentenceBefore), run(m, "\t "), label(m, 0, readLeadWords), run(m, "\t "), skipLeadEnd));
  const skipVerbWord = choice(m, lit(m, "is"), lit(m, "was"), lit(m, "has"), lit(m, "had"), lit(m, "needs"), lit(m,
    "cannot"), lit(m, "can"), lit(m, "could"), lit(m, "does"), lit(m, "did"), lit(m, "will"), lit(m, "would"),
    lit(m, "must"), lit(m, "should"), lit(m, "may"), lit(m, "requires"), lit(m, "expects"), lit(m, "failed"), lit(m,
  "found"));
  const skipProseWord = choice(m, caseless(m, "these"), caseless(m, "those"), caseless(m, "there"), caseless(m,
    "the"), caseless(m, "an"), caseless(m, "a"), caseless(m, "this"), caseless(m, "that"), caseless(m, "it"),
    caseless(m, "your"), caseless(m, "you"), caseless(m, "please"), caseless(m, "we"), caseless(m, "which"),
    caseless(m, "what"), caseless(m, "when"), caseless(m, "no"), caseless(m, "one of"));
  const skipAdviceWord = choice(m, lit(m, "use"), lit(m, "pass"), lit(m, "give"), lit(m, "see"), lit(m, "choose"),
    lit(m, "specify"), lit(m, "provide"), lit(m, "enter"), lit(m, "without"), lit(m, "with"), lit(m, "if"), lit(m,
    "for"), lit(m, "or"), lit(m, "and"), lit(m, "but"), lit(m, "not"), lit(m, "in"), lit(m, "on"), lit(m, "to"));
  const skipCommandMark = choice(m, seq(repeat(m, { least: 1, most: 2 }, lit(m, "-")), one(m, "A-Za-z")),
    seq(optional(m, lit(m, "\"")), lit(m, "<"), one(m, "A-Z_a-z")));
  const skipLooksRun = choice(m, seq(lit(m, "$"), run(m, "\t ", 1), one(m, "\\-0-9A-Z_a-z")), seq(lit(m, "./"),
      one(m, "\\-0-9A-Z_a-z")), seq(lit(m, "acor"), run(m, "\t ", 1), not(m, seq(skipVerbWord, not(m, one(m,
      "\\-0-9A-Z_a-z")))), one(m, "\\-0-9A-Z_a-z")), seq(not(m, seq(skipProseWord, not(m, one(m,
      "\\-0-9A-Z_a-z")))), not(m, seq(skipAdviceWord, not(m, one(m, "\\-0-9A-Z_a-z")))), one(m, "0-9_a-z"),
      run(m, "\\--:@-Z_a-z"), many(m, 0, seq(not(m, seq(one(m, "\t "), skipCommandMark)), one(m, "^\n\r`"))), one(m,
      "\t "), skipCommandMark));
  const readLikelyCode = pick(m, 1, and(m, seq(run(m, "`", 1), run(m, "\t "), skipLooksRun)), lit(m, ""));
  const readCodeOfOne = coded(readCodeOfOneCode, null, true);
  const readTickRun = text(m, run(m, "`", 1));
  const readSameRun = same(m, 0, readTickRun);
  const skipSameRun = quiet(m, readSameRun);
  const skipTickRun = run(m, "`", 1);
  const readCodeOfMany = node(m, 'CodeOfMany', many(m, 1, choice(m, run(m, "^\n\r`", 1), seq(not(m, skipSameRun),
          skipTickRun))));
  const readLongCode = handing(m, 0, pick(m, 2, hand(m, 0, [], text(m, repeat(m, { least: 2, most: 24 }, lit(m,
      "`")))), not(m, lit(m, "`")), readCodeOfMany, skipSameRun));
  const readCodeSpan = coded(readCodeSpanCode, "`", true);
  const readCodeAsked = node(m, (start, end, l) => ({ type: 'CodeAsked', start, end, likely: l[0], code: l[1] }),
    seq(run(m, "\t "), skipNoises, label(m, 0, optional(m, readLikelyCode)), label(m, 1, readCodeSpan), optional(m,
        one(m, ".;")), run(m, "\t "), skipNoises, noteLineEnd));
  const skipTitleWords = run(m, "^\n\r");
  const skipBoldWords = many(m, 1, seq(not(m, skipStrong), one(m, "^\n\r")));
  const skipTitle = choice(m, seq(repeat(m, { least: 1, most: 6 }, lit(m, "#")), run(m, "\t ", 1), skipTitleWords,
      and(m, skipLineEnd)), seq(skipStrong, skipBoldWords, skipStrong, run(m, "\t "), skipNoises, and(m,
        skipLineEnd)));
  const skipLeadWords = optional(m, seq(skipLeadWord, many(m, 0, seq(run(m, "\t "), skipLeadWord))));
  const skipLead = seq(many(m, 0, skipSentenceBefore), run(m, "\t "), skipLeadWords, run(m, "\t "), skipLeadEnd);
  const skipInlineColon = seq(lit(m, ":"), optional(m, skipStrong), run(m, "\t "), skipNoises);
  const skipLikelyCode = seq(and(m, seq(run(m, "`", 1), run(m, "\t "), skipLooksRun)), lit(m, ""));
  const skipCodeOfOne = coded(skipCodeOfOneCode, null, true);
  const skipLongCode = quiet(m, readLongCode);
  const skipCodeSpan = coded(skipCodeSpanCode, "`", true);
  const skipCodeAsked = seq(run(m, "\t "), skipNoises, optional(m, skipLikelyCode), skipCodeSpan, optional(m, one(m,
    ".;")), run(m, "\t "), skipNoises, skipLineEnd);
  const skipInlineEnd = seq(skipInlineColon, skipCodeAsked);
  const skipInlineBefore = seq(many(m, 0, choice(m, run(m, "^\n\r!.:?", 1), seq(one(m, "!.?"), not(m, one(m,
        "\t "))), seq(not(m, skipInlineEnd), lit(m, ":")))), one(m, "!.?"), and(m, one(m, "\t ")));
  const skipInlineWord = many(m, 1, choice(m, run(m, "^\t\n\r :", 1), seq(not(m, skipInlineEnd), lit(m, ":"))));
  const skipInlineWords = optional(m, seq(skipInlineWord, many(m, 0, seq(run(m, "\t "), skipInlineWord))));
  const skipInlineLabel = seq(many(m, 0, skipInlineBefore), run(m, "\t "), skipInlineWords, run(m, "\t "), and(m,
      skipInlineEnd));
  const skipAskStart = seq(run(m, "\t "), skipNoises, choice(m, skipTitle, skipLead, skipInlineLabel));
  const skipNoCommand = seq(run(m, "\t "), skipNoises, choice(m, one(m, "#*>`|"), seq(one(m, "+\\-"), one(m, "\t ")),
      seq(skipProseWord, not(m, one(m, "\\-0-9A-Z_a-z")))));
  const skipSentenceEnd = seq(one(m, "\"')0-9A-Z`-z"), one(m, "!,.:?"), run(m, "\t "), skipNoises, skipLineEnd);
  const skipSentence = seq(many(m, 1, seq(not(m, skipSentenceEnd), one(m, "^\n\r"))), skipSentenceEnd);
  const readLikelyRun = pick(m, 1, and(m, skipLooksRun), lit(m, ""));
  const notePlainPart = choice(m, noteOpenEnd, seq(lit(m, "\\"), optional(m, one(m, "^\t\n\r "))), run(m,
      "^\t\n\r &\\\\|", 1), one(m, "&|"));
  const readPlainText = node(m, 'PlainText', seq(notePlainPart, many(m, 0, seq(run(m, "\t "), notePlainPart))));
  const readPlainAsked = node(m, (start, end, l) => ({ type: 'PlainAsked', start, end, likely: l[0], prompt: l[1],
        text: l[2] }), seq(not(m, skipAskStart), not(m, skipNoCommand), not(m, skipSentence), run(m, "\t "),
      skipNoises, label(m, 0, optional(m, readLikelyRun)), label(m, 1, optional(m, readPrompt)), label(m, 2,
        readPlainText), run(m, "\t "), noteLineEnd));
  const readLikelyPlain = pick(m, 1, and(m, seq(run(m, "\t "), skipNoises, skipLooksRun)), readPlainAsked);
  const readMoreCommands = repeat(m, { least: 0, listed: true }, choice(m, readCodeAsked, readLikelyPlain));
  const readAsked = tuple(m, [0, 1], choice(m, readCodeAsked, readPlainAsked), readMoreCommands);
  const readAskedLines = optional(m, pick(m, 1, many(m, 0, noteBlankLine), readAsked));
  const readInlineWords = node(m, 'InlineWords', optional(m, seq(skipInlineWord, many(m, 0, seq(run(m, "\t "),
            skipInlineWord)))));
  const readInlineLabel = node(m, (start, end, l) => ({ type: 'InlineLabel', start, end, words: l[0] }), seq(many(m,
        0, skipInlineBefore), run(m, "\t "), label(m, 0, readInlineWords), run(m, "\t "), and(m, skipInlineEnd)));
  const skipOptionWord = choice(m, caseless(m, "option"), caseless(m, "alternative"), caseless(m, "approach"),
    caseless(m, "method"), caseless(m, "variant"), caseless(m, "choice"));
  const skipOptionName = seq(skipOptionWord, run(m, "\t ", 1), choice(m, one(m, "A-Za-z"), run(m, "0-9", 1)), not(m,
      one(m, "0-9A-Za-z")));
  const readOptionWords = node(m, 'OptionWords', skipOptionName);
  const readOptionLabel = node(m, (start, end, l) => ({ type: 'OptionLabel', start, end, words: l[0] }), label(m, 0,
      readOptionWords));
  const readOptionCommands = tuple(m, [1, 2], and(m, seq(run(m, "\t "), skipNoises, skipLooksRun)), readPlainAsked,
    readMoreCommands);
  const readAsk = node(m, (start, end, l) => ({ type: 'Ask', start, end, label: l[0] ?? null, asked: l[1] }),
    seq(run(m, "\t "), skipNoises, label(m, 0, choice(m, readTitle, readLead)), label(m, 1, optional(m, pick(m, 1,
            noteEol, readAskedLines)))), seq(run(m, "\t "), skipNoises, label(m, 0, readInlineLabel),
      skipInlineColon, label(m, 1, tuple(m, [0, 1], readCodeAsked, readMoreCommands))), seq(run(m, "\t "),
      skipNoises, label(m, 0, readOptionLabel), lit(m, ":"), optional(m, skipStrong), and(m, one(m, "\t ")), label(m,
        1, choice(m, readOptionCommands, pick(m, 2, run(m, "^\n\r"), noteLineEnd, readAskedLines)))), label(m, 1,
      tuple(m, [0, 1], choice(m, readCodeAsked, readLikelyPlain), readMoreCommands)));
  const leaf16 = leaf(m, choice(m, readAsk, text(m, noteLine)));
  const readBelowLabel = node(m, (start, end, l) => ({ type: 'BelowLabel', start, end, asked: l[0] }), seq(many(m, 0,
        noteBlankLine), label(m, 0, readAsked)));
  const leaf84 = leaf(m, choice(m, readBelowLabel, lit(m, "")));
  const skipItemMarker = coded(skipItemMarkerCode, "*+\\-0-9", true);
  const skipValueItem = seq(run(m, "\t "), skipItemMarker, one(m, "\t "));
  const noteValueGap = choice(m, seq(noteEol, optional(m, skipValueItem)), run(m, "\t ,;|", 1), seq(choice(m, lit(m,
        "or"), lit(m, "and")), and(m, one(m, "\t\n\r "))));
  const readQuotedValue = node(m, 'QuotedValue', run(m, "^\n\r\"", 1));
  const readPlainValue = node(m, 'PlainValue', seq(run(m, "^\t\n\r ,;|", 1), many(m, 0, seq(run(m, "\t ", 1), run(m,
            "^\t\n\r ,;|", 1)))));
  const readValue = choice(m, readCodeSpan, pick(m, 1, lit(m, "\""), readQuotedValue, lit(m, "\"")), readPlainValue);
  const readValues = node(m, (start, end, l) => ({ type: 'Values', start, end, values: l[0] }), seq(optional(m,
        skipValueItem), many(m, 0, noteValueGap), label(m, 0, repeat(m, { least: 0, listed: true }, pick(m, 0,
            readValue, many(m, 0, noteValueGap))))));
  const leaf86 = leaf(m, readValues);
  const skipRunVerb = choice(m, caseless(m, "re-run"), caseless(m, "rerun"), caseless(m, "run"), caseless(m,
    "execute"), caseless(m, "retry"), caseless(m, "invoke"), caseless(m, "repeat"));
  const skipEof = not(m, one(m, "^"));
  const skipUseVerb = choice(m, caseless(m, "use"), caseless(m, "try"), caseless(m, "call"), caseless(m, "start"));
  const skipAskingEnd = seq(lit(m, " "), choice(m, caseless(m, "again"), caseless(m, "with"), caseless(m, "follows"),
      caseless(m, "following")), run(m, "\t "), skipEof);
  const skipAsking = choice(m, seq(skipRunVerb, not(m, one(m, "A-Za-z"))), seq(seq(caseless(m, "command"),
        optional(m, caseless(m, "s"))), not(m, one(m, "A-Za-z")), and(m, choice(m, seq(run(m, "\t "), skipEof),
          seq(run(m, "\t ", 1), choice(m, caseless(m, "with"), caseless(m, "below"), caseless(m, "again"),
              caseless(m, "to"), caseless(m, "for"), caseless(m, "and")), not(m, one(m, "A-Za-z")))))),
    seq(skipUseVerb, not(m, one(m, "A-Za-z")), choice(m, seq(run(m, "\t "), skipEof), seq(run(m, "\t ", 1), choice(m,
            caseless(m, "this"), caseless(m, "it")), not(m, one(m, "A-Za-z"))), seq(many(m, 0, seq(not(m,
                skipAskingEnd), one(m, "^"))), skipAskingEnd))), seq(caseless(m, "again"), run(m, "\t ", 1),
      caseless(m, "with"), not(m, one(m, "A-Za-z"))));
  const readExampleLabel = node(m, 'ExampleLabel', seq(optional(m, seq(choice(m, caseless(m, "for"), caseless(m,
            "another"), caseless(m, "an"), caseless(m, "one")), run(m, "\t ", 1))), choice(m, caseless(m,
        "example"), caseless(m, "e.g."), caseless(m, "instance"))), seq(repeat(m, { least: 1, most: 3 }, seq(not(m,
            skipAsking), run(m, "0-9A-Za-z", 1), run(m, "\t ", 1))), caseless(m, "example"), optional(m, caseless(m,
      "s")), run(m, "\t "), skipEof));
  const readValuesLabel = node(m, 'ValuesLabel', seq(choice(m, caseless(m, "valid"), caseless(m, "available"),
        caseless(m, "allowed"), caseless(m, "possible"), caseless(m, "accepted"), caseless(m, "supported"),
        caseless(m, "values"), caseless(m, "choices")), not(m, one(m, "A-Za-z"))));
  const readNamedLabel = node(m, 'NamedLabel', skipOptionName);
  const readChoiceLabel = node(m, 'ChoiceLabel', seq(choice(m, skipOptionWord, caseless(m, "either"), caseless(m,
      "or")), not(m, one(m, "A-Za-z"))));
  const skipNotAskingWord = choice(m, caseless(m, "the"), caseless(m, "this"), caseless(m, "that"), caseless(m,
    "an"), caseless(m, "a"), caseless(m, "last"), caseless(m, "previous"), caseless(m, "first"), caseless(m,
    "second"), caseless(m, "next"), caseless(m, "each"), caseless(m, "every"), caseless(m, "dry"), caseless(m,
    "test"), caseless(m, "not"), caseless(m, "never"), caseless(m, "cannot"), caseless(m, "can't"), caseless(m,
    "don't"), caseless(m, "was"), caseless(m, "were"), caseless(m, "is"), caseless(m, "been"), seq(caseless(m,
      "failed"), run(m, "\t ", 1), caseless(m, "to")), seq(caseless(m, "unable"), run(m, "\t ", 1), caseless(m,
  "to")));
  const skipNotAsking = seq(skipNotAskingWord, run(m, "\t ", 1), optional(m, seq(caseless(m, "be"), run(m, "\t ",
          1))), choice(m, skipRunVerb, skipUseVerb), not(m, one(m, "A-Za-z")));
  const readRunLabel = node(m, 'RunLabel', seq(many(m, 0, seq(not(m, skipAsking), choice(m, skipNotAsking, run(m,
              "0-9A-Za-z", 1), one(m, "^")))), skipAsking));
  const skipLeadName = choice(m, caseless(m, "run"), caseless(m, "commands"), caseless(m, "command"), caseless(m,
    "execute"), caseless(m, "then"), caseless(m, "next"), caseless(m, "try"), caseless(m, "use this"));
  const skip_lead = choice(m, seq(not(m, one(m, "A-Za-z")), one(m, "^"), skipLeadName, not(m, one(m, "A-Za-z"))),
    seq(skipLeadName, not(m, one(m, "A-Za-z"))));
  const readLeadLabel = node(m, 'LeadLabel', seq(many(m, 0, seq(not(m, skip_lead), one(m, "^"))), skip_lead));
  const leaf94 = leaf(m, choice(m, readExampleLabel, readValuesLabel, readNamedLabel, readChoiceLabel, readRunLabel,
      readLeadLabel));
  const skipLabelMark = choice(m, lit(m, ":"), one(m, "\t\n\r "), seq(many(m, 1, lit(m, "**")), not(m, lit(m, "*"))));
  const skipOddStar = seq(lit(m, "*"), and(m, seq(many(m, 0, lit(m, "**")), not(m, lit(m, "*")))));
  const readLabelText = node(m, 'LabelText', many(m, 0, seq(many(m, 0, skipLabelMark), choice(m, skipOddStar, run(m,
            "^\t\n\r *:", 1)))));
  const readLabelWords = node(m, (start, end, l) => ({ type: 'LabelWords', start, end, words: l[0] }),
    seq(optional(m, lit(m, "**")), run(m, "\t\n\r "), label(m, 0, readLabelText)));
  const leaf110 = leaf(m, readLabelWords);
  const skipNoiseSkip = many(m, 0, choice(m, run(m, "^\u001b<", 1), seq(not(m, skipNoise), one(m, "\u001b<"))));
  const readNoiseSpan = node(m, 'NoiseSpan', skipNoise);
  const readNoiseSpans = node(m, (start, end, l) => ({ type: 'NoiseSpans', start, end, noises: l[0] }), label(m, 0,
      pick(m, 1, skipNoiseSkip, repeat(m, { least: 0, listed: true }, pick(m, 0, readNoiseSpan, skipNoiseSkip)))));
  const leaf115 = leaf(m, readNoiseSpans);
  const readBareWord = coded(readBareWordCode, "IO", true);
  const readArgWord = coded(readArgWordCode, "ES", true);
  const readTitledWord = coded(readTitledWordCode, "AS", true);
  const readExactWords = coded(readExactWordsCode, "AEIOPS", true);
  const skipBoldArg = seq(skipStrong, run(m, "^\n\r*"), skipStrong, run(m, "\t "), skipLineEnd);
  const skipNoisyLine = coded(skipNoisyLineCode, "^\n\r", true);
  const skipClosingSigns = seq(run(m, "#", 1), run(m, "\t "), skipNoises, skipLineEnd);
  const skipHeaderTail = coded(skipHeaderTailCode, null, true);
  const skipArgPart = coded(skipArgPartCode, "^", true);
  const readArg = coded(readArgCode, "^", true);
  const readHeaderSays = coded(readHeaderSaysCode, "AEIOPS", true);
  const leaf119 = leaf(m, readHeaderSays);
  const skipOrnament = coded(skipOrnamentCode, "0-9\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f", true);
  const skipArgWords = coded(skipArgWordsCode, "EPSeps", true);
  const skip_titleWords = coded(skip_titleWordsCode, "ASas", true);
  const skipBareWords = coded(skipBareWordsCode, "IOio\u0130", true);
  const skipKnownWords = coded(skipKnownWordsCode, "AEIOPSaeiops\u0130", true);
  const skipStateWord = seq(choice(m, caseless(m, "ready"), caseless(m, "working"), caseless(m, "complete"),
      caseless(m, "failed"), caseless(m, "cancelled")), and(m, skipHeaderTail));
  const skipKnownHash = coded(skipKnownHashCode, "#", true);
  const skipBoldText = seq(one(m, "^\n\r*_"), many(m, 0, seq(not(m, seq(skipStrong, skipNoises, run(m, "\t "),
            skipLineEnd)), one(m, "^\n\r*"))));
  const skipBoldHeader = seq(skipStrong, optional(m, skipOrnament), choice(m, seq(skipArgWords, run(m, "\t "), one(m,
        ":\uff1a"), run(m, "\t "), skipBoldText), seq(skip_titleWords, optional(m, seq(run(m, "\t "), one(m,
            ":\uff1a"), run(m, "\t "), skipBoldText))), skipBareWords), skipStrong, skipNoises, run(m, "\t "),
    skipLineEnd);
  const skipKnownHeader = coded(skipKnownHeaderCode, "\u001b #*<_", true);
  const readTakenLine = node(m, 'TakenLine', seq(and(m, skipKnownHeader), run(m, "^\n\r")));
  const readTakenHeader = node(m, (start, end, l) => ({ type: 'TakenHeader', start, end, header: l[0] }), seq(many(m,
        0, seq(not(m, skipKnownHeader), noteLine)), label(m, 0, readTakenLine)));
  const leaf131 = leaf(m, readTakenHeader);

  const stepAsks: Step = { op: 'rule', name: 'Asks', register: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: leaf16 } } };
  const stepBelow: Step = { op: 'rule', name: 'Below', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf84 }, { op: 'loop', body: { op: 'leaf', read: leaf16 } }] } };

  return {
    machine: m,
    steps: {
      Commands: { op: 'leaf', read: leaf0 },
      Asks: { op: 'again', step: () => stepAsks },
      Below: { op: 'again', step: () => stepBelow },
      Values: { op: 'leaf', read: leaf86 },
      LabelMeaning: { op: 'leaf', read: leaf94 },
      LabelWords: { op: 'leaf', read: leaf110 },
      NoiseSpans: { op: 'leaf', read: leaf115 },
      HeaderSays: { op: 'leaf', read: leaf119 },
      TakenHeader: { op: 'leaf', read: leaf131 },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Commands', 'Asks', 'Below', 'Values', 'LabelMeaning', 'LabelWords', 'NoiseSpans', 'HeaderSays', 'TakenHeader'],
  rules: once(makeRules),
  mistakes: {
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF."},
  },
  registers: 1,
  tables: 0,
};
