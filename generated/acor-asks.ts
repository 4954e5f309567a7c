// Generated from grammars/acor-asks.peggy, grammars/acor/headers.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofHand, ofHanding, ofSame, ofScan } from '../src/engine/generated.ts';

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
  readonly values: ValueRowNode[] | (ListedValueNode | InlineValueNode)[];
}
export interface ListedValueNode extends TreeNode {
  readonly type: 'ListedValue';
  readonly value: BoldValueNode | CodeSpanNode | QuotedValueNode | PlainValueNode;
  readonly remark: LineRemarkNode | RemarkInBracketsNode | null;
}
export interface LineRemarkNode extends TreeNode { readonly type: 'LineRemark'; }
export interface InlineValueNode extends TreeNode {
  readonly type: 'InlineValue';
  readonly value: CodeSpanNode | QuotedValueNode | BoldValueNode | PlainValueNode;
  readonly remark: RemarkInBracketsNode | InlineRemarkNode | null;
}
export interface RemarkInBracketsNode extends TreeNode { readonly type: 'RemarkInBrackets'; }
export interface InlineRemarkNode extends TreeNode { readonly type: 'InlineRemark'; }
export interface ValueRowNode extends TreeNode {
  readonly type: 'ValueRow';
  readonly value: CodeSpanNode | QuotedValueNode | BoldValueNode | PlainValueNode;
}
export interface QuotedValueNode extends TreeNode { readonly type: 'QuotedValue'; }
export interface BoldValueNode extends TreeNode { readonly type: 'BoldValue'; }
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
export interface StateSaysNode extends TreeNode {
  readonly type: 'StateSays';
  readonly state: StateWordNode;
  readonly more: StateMoreNode | null;
}
export interface StateWordNode extends TreeNode { readonly type: 'StateWord'; }
export interface StateMoreNode extends TreeNode { readonly type: 'StateMore'; }
export interface PathSaysNode extends TreeNode {
  readonly type: 'PathSays';
  readonly path: BoldPathNode | LinkPathNode;
}
export interface BoldPathNode extends TreeNode { readonly type: 'BoldPath'; }
export interface LinkPathNode extends TreeNode { readonly type: 'LinkPath'; }
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
| ChoiceLabelNode | RunLabelNode | LeadLabelNode | LabelWordsNode | NoiseSpansNode | HeaderSaysNode | StateSaysNode
| PathSaysNode | TakenHeaderNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadLineEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Commands' | 'Asks' | 'Below' | 'Values' | 'ExampleLabel' | 'ValuesLabel' | 'NamedLabel' | 'ChoiceLabel'
| 'RunLabel' | 'LeadLabel' | 'LabelWords' | 'NoiseSpans' | 'HeaderSays' | 'StateSays' | 'PathSays' | 'TakenHeader', 'model'>>
& Readonly<Record<'BadLineEnd', 'Asks' | 'Below' | 'model'>>
& Readonly<Record<'Ask', 'Asks' | 'Below'>>
& Readonly<Record<'BelowLabel', 'Below'>>;

/** The codes of mistakes. */
export type Codes = "bad-line-end";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Command', start, end, prompt: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'Commands', start, end, script: l[0] ?? null, commands: l[1] ?? null }),
  (start, end, l) => ({ type: 'Title', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'Lead', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'CodeAsked', start, end, likely: l[0], code: l[1] }),
  (start, end, l) => ({ type: 'PlainAsked', start, end, likely: l[0], prompt: l[1], text: l[2] }),
  (start, end, l) => ({ type: 'InlineLabel', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'OptionLabel', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'Ask', start, end, label: l[0] ?? null, asked: l[1] }),
  (start, end, l) => ({ type: 'BelowLabel', start, end, asked: l[0] }),
  (start, end, l) => ({ type: 'ValueRow', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'ListedValue', start, end, value: l[0], remark: l[1] }),
  (start, end, l) => ({ type: 'InlineValue', start, end, value: l[0], remark: l[1] }),
  (start, end, l) => ({ type: 'Values', start, end, values: l[0] }),
  (start, end, l) => ({ type: 'LabelWords', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'NoiseSpans', start, end, noises: l[0] }),
  (start, end, l) => ({ type: 'StateSays', start, end, state: l[0], more: l[1] }),
  (start, end, l) => ({ type: 'PathSays', start, end, path: l[0] }),
  (start, end, l) => ({ type: 'TakenHeader', start, end, header: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("AEIOPS");
  const TABLE_1 = tableOf("\\-A-Z_a-z");
  const TABLE_2 = tableOf("\t \\-:DF_df");
  const TABLE_3 = tableOf("\t \\-_");
  const TABLE_4 = tableOf("\t \\-:CDF_cdf");
  const TABLE_5 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-\u007f");
  const TABLE_6 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!\"$-;=-\u007f");
  const TABLE_7 = tableOf("");
  const TABLE_8 = tableOf("0-9");
  const TABLE_9 = tableOf("EPSeps");
  const TABLE_10 = tableOf("ASas");
  const TABLE_11 = tableOf("\t \\-DF_df");
  const TABLE_12 = tableOf("IOio");
  const TABLE_13 = tableOf("AEIOPSaeiops");
  const TABLE_14 = tableOf("\t\u001b :<");
  const TABLE_15 = tableOf("CFRWcfrw");
  const TABLE_16 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!\"$-\u007f");
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
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l1: {
      const s2 = p;
      const t3 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l4: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l4; }
          break l1;
        }
        p = s2;
        m.forget(t3);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l9: {
      const t11 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l9; }
      m.forget(t11);
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
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
          m.hitEnd ||= p >= end;
          continue l12;
        }
        p = s14;
      } else m.hitEnd ||= p >= end;
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
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l16: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l16; }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
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
      m.hitEnd ||= p >= end;
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
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.hitEnd ||= p >= end; break l33; }
                p++;
                const near34 = p + 4;
                while (p < near34 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near34) p = STOPS_0.next(p);
                m.hitEnd ||= p >= end && "^\n\r`";
                break l31;
              }
              p = s32;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l28; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
          }
          continue l27;
        }
        p = s29;
      } else m.hitEnd ||= p >= end;
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
          m.hitEnd ||= p >= end;
          if ((p = readCodeOfOne(p)) < 0) { break l26; }
          l_code = m.value as CodeOfOneNode;
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l26; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l26; }
          m.hitEnd ||= p >= end;
          break l24;
        }
        p = s25;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 96) || (p = readLongCode(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.hitEnd ||= p >= end; break l44; }
                p++;
                const near45 = p + 4;
                while (p < near45 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near45) p = STOPS_0.next(p);
                m.hitEnd ||= p >= end && "^\n\r`";
                break l42;
              }
              p = s43;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l39; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
          }
          continue l38;
        }
        p = s40;
      } else m.hitEnd ||= p >= end;
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
          m.hitEnd ||= p >= end;
          if ((p = skipCodeOfOne(p)) < 0) { break l37; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l37; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l37; }
          m.hitEnd ||= p >= end;
          break l35;
        }
        p = s36;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipLongCode(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
      m.hitEnd ||= p >= end;
      let n54 = 0;
      l51: for (;;) {
        if (n54 >= 9) break;
        const s53 = p;
        l52: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l52; }
          p++;
          n54++;
          continue l51;
        }
        p = s53;
        break;
      }
      if (n54 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; return -1; }
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
      m.hitEnd ||= p >= end;
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
      m.hitEnd ||= p >= end;
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
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 83 || !text.startsWith("Suggestions", p)) { m.reaches(p, "Suggestions"); return -1; }
      value = "Suggestions";
      p += 11;
    }
    m.value = value;
    return p;
  }

  function skipLineTailCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l85: {
      if ((q = skipLineEnd(p)) >= 0) { p = q; break l85; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || skipNoise(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      if ((p = skipNoisyEnd(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipHeaderTailCode(p: number): number {
    const { text, end } = m; let c = 0;
    l82: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s84 = p;
        l83: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l83; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 35)) { m.hitEnd ||= p >= end; break l83; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.hitEnd ||= p >= end;
          break l82;
        }
        p = s84;
      } else m.hitEnd ||= p >= end;
    }
    if ((p = skipLineTail(p)) < 0) { return -1; }
    return p;
  }

  function readExactWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
    l58: {
      const c60 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
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
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 65306))) {
      {
        const s76 = p;
        l77: {
          l79: {
            const s80 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 65306))) {
              l81: {
                if ((p = skipOutputGap(p)) < 0) { break l81; }
                l87: {
                  const s88 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l89: {
                      if (!m.isCaseless(p, "data")) { break l89; }
                      p += 4;
                      break l87;
                    }
                    p = s88;
                  } else
                  m.hitEnd ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l81; }
                  p += 4;
                }
                break l79;
              }
              p = s80;
            } else
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) p++;
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "checkpoint")) { break l77; }
            p += 10;
          }
          return -1;
        }
        p = s76;
      }
    } else m.hitEnd ||= p >= end;
    m.value = value;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l90: for (;;) {
      const s92 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l91: {
          l94: {
            const s95 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              l96: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l96; }
                p++;
                const near97 = p + 16;
                while (p < near97 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
                if (p === near97) p = STOPS_1.next(p);
                m.hitEnd ||= p >= end && "^\n\r\u001b<";
                break l94;
              }
              p = s95;
            } else
            m.hitEnd ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && skipNoise(p) >= 0) { break l91; }
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; break l91; }
            p++;
          }
          continue l90;
        }
        p = s92;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipNoise(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipArgPartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l102: {
      const s103 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) {
        l104: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l104; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b #<";
          break l102;
        }
        p = s103;
      } else
      m.hitEnd ||= p >= end;
      if (skipHeaderTail(p) >= 0) { return -1; }

      l105: {
        const s106 = p;
        const c107 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c107 === 9 || c107 === 32)) {
          l108: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l108; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            break l105;
          }
          p = s106;
        }
        if (c107 === 35) {
          l109: {
            if (!(p < end && text.charCodeAt(p) === 35)) { m.hitEnd ||= p >= end; break l109; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.hitEnd ||= p >= end;
            break l105;
          }
          p = s106;
        }
        if ((c107 === 27 || c107 === 60)) {
          l110: {
            let m114 = false;

            while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) {
              p = q;
              m114 = true;
            }
            m.hitEnd ||= p >= end;
            if (!m114) { break l110; }
            break l105;
          }
          p = s106;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; return -1; }
        p++;
      }
    }
    return p;
  }

  function readArgCode(p: number): number {
    const { text, end } = m; let q = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 35) && skipClosingSigns(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    let m101 = false;

    while ((p < end) && (q = skipArgPart(p)) >= 0) { p = q; m101 = true; }
    m.hitEnd ||= p >= end;
    if (!m101) { return -1; }
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
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l57; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l57; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && skipBoldArg(p) >= 0) { break l57; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && skipNoisyLine(p) >= 0) { break l57; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l57; }
          l_arg = m.value as ArgNode;
          if ((p < end)) { break l57; }
          m.hitEnd ||= p >= end;
          break l55;
        }
        p = s56;
        l_arg = null;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = readExactWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    const node: HeaderSaysNode = { type: 'HeaderSays', start: m.base + start, end: m.base + p, words: l_words, arg: l_arg };
    m.value = node;
    return p;
  }

  function skipOrnamentCode(p: number): number {
    const { text, end } = m; let c = 0;
    l129: {
      const s130 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        l131: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l131; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; break l131; }
          p++;
          break l129;
        }
        p = s130;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_0(c)))) p++;
      m.hitEnd ||= p >= end && "\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f";
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipArgWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l135: {
      const s136 = p;
      const c137 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c137 === 83 || c137 === 115)) {
        l138: {
          if (!m.isCaseless(p, "session")) { break l138; }
          p += 7;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "checkpoint")) { break l138; }
          p += 10;
          break l135;
        }
        p = s136;
      }
      if ((c137 === 83 || c137 === 115)) {
        l139: {
          if (!m.isCaseless(p, "session")) { break l139; }
          p += 7;
          break l135;
        }
        p = s136;
      }
      if ((c137 === 83 || c137 === 115)) {
        l140: {
          if (!m.isCaseless(p, "status")) { break l140; }
          p += 6;
          break l135;
        }
        p = s136;
      }
      if ((c137 === 80 || c137 === 112)) {
        l141: {
          if (!m.isCaseless(p, "progress")) { break l141; }
          p += 8;
          break l135;
        }
        p = s136;
      }
      if (!m.isCaseless(p, "error")) { return -1; }
      p += 5;
    }
    return p;
  }

  function skip_titleWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l142: {
      const s143 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l144: {
          if (!m.isCaseless(p, "ai")) { break l144; }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "directive")) { break l144; }
          p += 9;
          break l142;
        }
        p = s143;
      } else
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "suggestion")) { return -1; }
      p += 10;
      l145: {
        if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
          const s147 = p;
          l146: {
            if (!m.isCaseless(p, "s")) { break l146; }
            p += 1;
            break l145;
          }
          p = s147;
        } else m.hitEnd ||= p >= end;
      }
    }
    return p;
  }

  function skipBareWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l148: {
      const s149 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l150: {
          if (!m.isCaseless(p, "output")) { break l150; }
          p += 6;
          l151: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1))) {
              const s153 = p;
              l152: {
                while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) p++;
                m.hitEnd ||= p >= end;
                l154: {
                  const s155 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l156: {
                      if (!m.isCaseless(p, "data")) { break l156; }
                      p += 4;
                      break l154;
                    }
                    p = s155;
                  } else
                  m.hitEnd ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l152; }
                  p += 4;
                  l157: {
                    if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                      const s159 = p;
                      l158: {
                        if (!m.isCaseless(p, "s")) { break l158; }
                        p += 1;
                        break l157;
                      }
                      p = s159;
                    } else m.hitEnd ||= p >= end;
                  }
                }
                break l151;
              }
              p = s153;
            } else m.hitEnd ||= p >= end;
          }
          break l148;
        }
        p = s149;
      } else
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "input")) { return -1; }
      p += 5;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) p++;
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "needed")) { return -1; }
      p += 6;
    }
    return p;
  }

  function skipKnownWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l132: {
      const c134 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c134 < 128 && TABLE_9[c134] === 1) && (q = skipArgWords(p)) >= 0) { p = q; break l132; }
      if ((c134 < 128 && TABLE_10[c134] === 1) && (q = skip_titleWords(p)) >= 0) { p = q; break l132; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipKnownHashCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l121: {
      const s122 = p;
      const c123 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c123 === 35) {
        l124: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l124; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l124; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l124; }

          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
            p = q;
          } else { m.hitEnd ||= p >= end; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304)) || (p = skipKnownWords(p)) < 0) { m.hitEnd ||= p >= end; break l124; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          l160: {
            const s161 = p;
            const c162 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if ((c162 < 128 ? TABLE_14[c162] === 1 : c162 === 65306)) {
              l163: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l163; }
                if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l163; }
                p++;
                break l160;
              }
              p = s161;
            }
            if ((c162 === 9 || c162 === 32)) {
              l164: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l164; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45))) { m.hitEnd ||= p >= end; break l164; }
                p++;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l164; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l160;
              }
              p = s161;
            }
            if ((p = skipHeaderTail(p)) < 0) { break l124; }
          }
          break l121;
        }
        p = s122;
      }
      if (c123 === 35) {
        l165: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l165; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l165; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l165; }
          l170: {
            const s171 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
              l172: {
                if (!m.isCaseless(p, "status")) { break l172; }
                p += 6;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l172; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l172; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_15[c] === 1)) || (p = skip_stateWord(p)) < 0) { m.hitEnd ||= p >= end; break l172; }
                if ((p = skipHeaderTail(p)) < 0) { break l172; }
                break l170;
              }
              p = s171;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "progress")) { break l165; }
            p += 8;
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l165; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l165; }
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) { m.hitEnd ||= p >= end; break l165; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l165; }
            if ((p < end && text.charCodeAt(p) === 37)) {

              p++;
            } else m.hitEnd ||= p >= end;
            if ((p = skipHeaderTail(p)) < 0) { break l165; }
          }
          break l121;
        }
        p = s122;
      }
      let n179 = 0;
      l176: for (;;) {
        if (n179 >= 6) break;
        const s178 = p;
        l177: {
          if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l177; }
          p++;
          n179++;
          continue l176;
        }
        p = s178;
        break;
      }
      if (n179 < 1) { return -1; }
      if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
      m.hitEnd ||= p >= end;

      while ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipNoise(p)) >= 0) { p = q; }
      m.hitEnd ||= p >= end;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }

      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
        p = q;
      } else { m.hitEnd ||= p >= end; }

      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
      l184: {
        const s185 = p;
        const c186 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c186 < 128 && TABLE_9[c186] === 1)) {
          l187: {
            if ((p = skipArgWords(p)) < 0) { break l187; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l187; }
            if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l187; }
            p++;

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l187; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l187; }
            p++;
            break l184;
          }
          p = s185;
        }
        if ((c186 < 128 && TABLE_10[c186] === 1)) {
          l188: {
            if ((p = skip_titleWords(p)) < 0) { break l188; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            l189: {
              const s190 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65306))) {
                l191: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.hitEnd ||= p >= end;
                  if ((p = skipNoises(p)) < 0) { break l191; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l191; }
                  p++;
                  break l189;
                }
                p = s190;
              } else
              m.hitEnd ||= p >= end;
              if ((p = skipHeaderTail(p)) < 0) { break l188; }
            }
            break l184;
          }
          p = s185;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }

        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
        if ((p = skipHeaderTail(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function skipKnownHeaderCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p = skipNoises(p)) < 0) { return -1; }
    let n118 = 0;
    l115: for (;;) {
      if (n118 >= 3) break;
      const s117 = p;
      l116: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l116; }
        p++;
        n118++;
        continue l115;
      }
      p = s117;
      break;
    }
    l119: {
      if ((p < end && text.charCodeAt(p) === 35) && (q = skipKnownHash(p)) >= 0) { p = q; break l119; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipBoldHeader(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
  const noteEol = coded(noteEolCode, "\n\r");
  const noteLineEnd = coded(noteLineEndCode, null);
  const skipNoises = coded(skipNoisesCode, null, true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipStrong = coded(skipStrongCode, "*_", true);
  const readCodeSpan = coded(readCodeSpanCode, "`", true);
  const readCodeOfOne = coded(readCodeOfOneCode, null, true);
  const skipCodeSpan = coded(skipCodeSpanCode, "`", true);
  const skipCodeOfOne = coded(skipCodeOfOneCode, null, true);
  const skipItemMarker = coded(skipItemMarkerCode, "*+\\-0-9", true);
  const readHeaderSays = coded(readHeaderSaysCode, "AEIOPS", true);
  const readExactWords = coded(readExactWordsCode, "AEIOPS", true);
  const readBareWord = coded(readBareWordCode, "IO", true);
  const readArgWord = coded(readArgWordCode, "ES", true);
  const readTitledWord = coded(readTitledWordCode, "AS", true);
  const skipHeaderTail = coded(skipHeaderTailCode, null, true);
  const skipLineTail = coded(skipLineTailCode, null, true);
  const skipNoisyLine = coded(skipNoisyLineCode, "^\n\r", true);
  const readArg = coded(readArgCode, "^", true);
  const skipArgPart = coded(skipArgPartCode, "^", true);
  const skipKnownHeader = coded(skipKnownHeaderCode, "\u001b #*<_", true);
  const skipKnownHash = coded(skipKnownHashCode, "#", true);
  const skipOrnament = coded(skipOrnamentCode, "0-9\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f", true);
  const skipKnownWords = coded(skipKnownWordsCode, "AEIOPSaeiops\u0130", true);
  const skipArgWords = coded(skipArgWordsCode, "EPSeps", true);
  const skip_titleWords = coded(skip_titleWordsCode, "ASas", true);
  const skipBareWords = coded(skipBareWordsCode, "IOio\u0130", true);
  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["N",1,["s",["&",2],["[*","\\t\\n\\r "],[":",0,3]],["s",["*",4],[":",1,["|",0,null,true,["@",0,9,["*",4]]]]]]]', // 1 readCommands
      '[0,["s",["*",["/",["[+","^<"],["s",["!","<<"],"<"]]],"<<"],"^"]', // 2 skipHereDocument
      '[0,["N","Script",["s",["[+","^\\t\\n\\r "],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r "]]]]]]', // 3 readScript
      '[1,["/",5,["s",["[*","\\t "],"#",8]],"\\t\\n\\r #"]', // 4 noteCommandGap
      noteBlankLine,
      noteEol,
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 7 readBadLineEnd
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 8 noteLine
      '[1,["N",0,["s",["[*","\\t "],[":",0,["?",10]],[":",1,11],["[*","\\t "],15]],"^\\n\\r"]', // 9 readCommand
      '[0,["$",["s","$",["[+","\\t "]]]]', // 10 readPrompt
      '[1,["N","CommandText",["s",12,["*",["s",["[*","\\t "],12]]]]]', // 11 readCommandText
      '[1,["/",13,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["s","\'",["[*","^\'"],"\'"],["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""],["[+","^\\t\\n\\r \\"&\'\\\\\\\\|"],["[","\\"&\'|"]],"^\\t\\n\\r "]', // 12 noteCommandPart
      '[1,["/",["s",["[","&|"],["[*","\\t "],14],["s","\\\\",14]],"&\\\\\\\\|"]', // 13 noteOpenEnd
      '[1,["s",6,["[*","\\t "],["&",["[","^\\n\\r"]]],"\\n\\r"]', // 14 noteNextLine
      noteLineEnd,
      '[1,["L",["/",17,["$",8]]],"^"]', // 16 leaf
      '[1,["N",8,["s",["[*","\\t "],18,[":",0,["/",22,29]],[":",1,["?",["@",1,6,34]]]],["s",["[*","\\t "],18,[":",0,77],61,[":",1,["t",[0,1],36,75]]],["s",["[*","\\t "],18,[":",0,79],":",["?",27],["&",["[","\\t "]],[":",1,["/",83,["@",2,["[*","^\\n\\r"],15,34]]]],[":",1,["t",[0,1],["/",36,76],75]]],"^\\n\\r"]', // 17 readAsk
      skipNoises,
      '[0,["/",20,21],"\\u001b<"]', // 19 skipNoise
      '[0,["s","<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]]]', // 20 skipTemplateToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 21 skipAnsiSequence
      '[0,["N",2,["s",["|",1,6,false,"#"],["[+","\\t "],[":",0,23],["&",24]],["s",27,[":",0,28],27,["[*","\\t "],18,["&",24]]],"#*_"]', // 22 readTitle
      '[0,["N","TitleWords",["[*","^\\n\\r"]]]', // 23 readTitleWords
      skipLineEnd,
      skipEol,
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 26 skipBadLineEnd
      skipStrong,
      '[0,["N","BoldWords",["+",["s",["!",27],["[","^\\n\\r"]]]],"^\\n\\r"]', // 28 readBoldWords
      '[0,["N",3,["s",["*",30],["[*","\\t "],[":",0,31],["[*","\\t "],33]],"^\\n\\r"]', // 29 readLead
      '[0,["s",["*",["/",["[+","^\\n\\r!.?"],["s",["[","!.?"],["!",["[","\\t "]]]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 30 skipSentenceBefore
      '[0,["N","LeadWords",["?",["s",32,["*",["s",["[*","\\t "],32]]]]]]', // 31 readLeadWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",33],":"]]],"^\\t\\n\\r "]', // 32 skipLeadWord
      '[0,["s",":",["?",27],["[*","\\t "],18,["&",24]]]', // 33 skipLeadEnd
      '[1,["?",["@",1,["*",5],35]]]', // 34 readAskedLines
      '[1,["t",[0,1],["/",36,51],75],"^\\n\\r"]', // 35 readAsked
      '[1,["N",4,["s",["[*","\\t "],18,[":",0,["?",37]],[":",1,43],["?",["[",".;"]],["[*","\\t "],18,15]],"\\t\\u001b <`"]', // 36 readCodeAsked
      '[0,["@",1,["&",["s",["[+","`"],["[*","\\t "],38]],""],"`"]', // 37 readLikelyCode
      '[0,["/",["s","$",["[+","\\t "],["[","\\\\-0-9A-Z_a-z"]],["s","./",["[","\\\\-0-9A-Z_a-z"]],["s","acor",["[+","\\t "],["!",["s",39,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","\\\\-0-9A-Z_a-z"]],["s",["!",["s",40,["!",["[","\\\\-0-9A-Z_a-z"]]]],["!",["s",41,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","0-9_a-z"],["[*","\\\\--:@-Z_a-z"],["*",["s",["!",["s",["[","\\t "],42]],["[","^\\n\\r`"]]],["[","\\t "],42]],"$.0-9_a-z"]', // 38 skipLooksRun
      '[0,["/","is","was","has","had","needs","cannot","can","could","does","did","will","would","must","should","may","requires","expects","failed","found"],"c-fhimnrsw"]', // 39 skipVerbWord
      '[0,["/",["i","these"],["i","those"],["i","there"],["i","the"],["i","an"],["i","a"],["i","this"],["i","that"],["i","it"],["i","your"],["i","you"],["i","please"],["i","we"],["i","which"],["i","what"],["i","when"],["i","no"],["i","one of"]],"AIN-PTWYain-ptwy\u0130"]', // 40 skipProseWord
      '[0,["/","use","pass","give","see","choose","specify","provide","enter","without","with","if","for","or","and","but","not","in","on","to"],"a-ce-gin-ps-uw"]', // 41 skipAdviceWord
      '[0,["/",["s",["|",1,2,false,"-"],["[","A-Za-z"]],["s",["?","\\""],"<",["[","A-Z_a-z"]]],"\\"\\\\-<"]', // 42 skipCommandMark
      readCodeSpan,
      readCodeOfOne,
      '[0,["handing",0,["@",2,["hand",0,[],["$",["|",2,24,false,"`"]]],["!","`"],46,47]],"`"]', // 45 readLongCode
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",47],50]]]],"^\\n\\r"]', // 46 readCodeOfMany
      '[0,["q",48]]', // 47 skipSameRun
      '[0,["same",0,49],"`"]', // 48 readSameRun
      '[0,["$",["[+","`"]]]', // 49 readTickRun
      '[0,["[+","`"]]', // 50 skipTickRun
      '[1,["N",5,["s",["!",52],["!",69],["!",70],["[*","\\t "],18,[":",0,["?",72]],[":",1,["?",10]],[":",2,73],["[*","\\t "],15]],"^\\n\\r"]', // 51 readPlainAsked
      '[0,["s",["[*","\\t "],18,["/",53,56,58]],"^\\n\\r"]', // 52 skipAskStart
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t "],54,["&",24]],["s",27,55,27,["[*","\\t "],18,["&",24]]],"#*_"]', // 53 skipTitle
      '[0,["[*","^\\n\\r"]]', // 54 skipTitleWords
      '[0,["+",["s",["!",27],["[","^\\n\\r"]]],"^\\n\\r"]', // 55 skipBoldWords
      '[0,["s",["*",30],["[*","\\t "],57,["[*","\\t "],33],"^\\n\\r"]', // 56 skipLead
      '[0,["?",["s",32,["*",["s",["[*","\\t "],32]]]]]', // 57 skipLeadWords
      '[0,["s",["*",59],["[*","\\t "],67,["[*","\\t "],["&",60]],"^\\n\\r"]', // 58 skipInlineLabel
      '[0,["s",["*",["/",["[+","^\\n\\r!.:?"],["s",["[","!.?"],["!",["[","\\t "]]],["s",["!",60],":"]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 59 skipInlineBefore
      '[0,["s",61,62]]', // 60 skipInlineEnd
      '[0,["s",":",["?",27],["[*","\\t "],18]]', // 61 skipInlineColon
      '[0,["s",["[*","\\t "],18,["?",63],64,["?",["[",".;"]],["[*","\\t "],18,24],"\\t\\u001b <`"]', // 62 skipCodeAsked
      '[0,["s",["&",["s",["[+","`"],["[*","\\t "],38]],""],"`"]', // 63 skipLikelyCode
      skipCodeSpan,
      skipCodeOfOne,
      '[0,["q",45]]', // 66 skipLongCode
      '[0,["?",["s",68,["*",["s",["[*","\\t "],68]]]]]', // 67 skipInlineWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",60],":"]]],"^\\t\\n\\r "]', // 68 skipInlineWord
      '[0,["s",["[*","\\t "],18,["/",["[","#*>`|"],["s",["[","+\\\\-"],["[","\\t "]],["s",40,["!",["[","\\\\-0-9A-Z_a-z"]]]]],"\\t\\u001b #*+\\\\-<>AIN-PTWY`ain-ptwy|\u0130"]', // 69 skipNoCommand
      '[0,["s",["+",["s",["!",71],["[","^\\n\\r"]]],71],"^\\n\\r"]', // 70 skipSentence
      '[0,["s",["[","\\"\')0-9A-Z`-z"],["[","!,.:?"],["[*","\\t "],18,24]]', // 71 skipSentenceEnd
      '[0,["@",1,["&",38],""],"$.0-9_a-z"]', // 72 readLikelyRun
      '[1,["N","PlainText",["s",74,["*",["s",["[*","\\t "],74]]]]]', // 73 readPlainText
      '[1,["/",13,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["[+","^\\t\\n\\r &\\\\\\\\|"],["[","&|"]],"^\\t\\n\\r "]', // 74 notePlainPart
      '[1,["|",0,null,true,["/",36,76]]]', // 75 readMoreCommands
      '[1,["@",1,["&",["s",["[*","\\t "],18,38]],51],"\\t\\u001b $.0-9<_a-z"]', // 76 readLikelyPlain
      '[0,["N",6,["s",["*",59],["[*","\\t "],[":",0,78],["[*","\\t "],["&",60]]],"^\\n\\r"]', // 77 readInlineLabel
      '[0,["N","InlineWords",["?",["s",68,["*",["s",["[*","\\t "],68]]]]]]', // 78 readInlineWords
      '[0,["N",7,[":",0,80]]]', // 79 readOptionLabel
      '[0,["N","OptionWords",81]]', // 80 readOptionWords
      '[0,["s",82,["[+","\\t "],["/",["[","A-Za-z"],["[+","0-9"]],["!",["[","0-9A-Za-z"]]]]', // 81 skipOptionName
      '[0,["/",["i","option"],["i","alternative"],["i","approach"],["i","method"],["i","variant"],["i","choice"]],"ACMOVacmov"]', // 82 skipOptionWord
      '[1,["t",[1,2],["&",["s",["[*","\\t "],18,38]],51,75],"\\t\\u001b $.0-9<_a-z"]', // 83 readOptionCommands
      '[1,["L",["/",85,""]]]', // 84 leaf
      '[1,["N",9,["s",["*",5],[":",0,35]]],"^"]', // 85 readBelowLabel
      '[1,["L",87]]', // 86 leaf
      '[1,["N",13,["s",88,[":",0,["|",1,null,true,89]]],["s",["*",98],[":",0,["|",0,null,true,["@",0,["/",99,104],["*",98]]]]]]]', // 87 readValues
      '[1,["s",["[*","\\t "],"|",8,["[*","\\t "],"|",["[+","\\t \\\\-:|"],15],"\\t |"]', // 88 noteValueTableHead
      '[1,["N",10,["s",["[*","\\t "],"|",["[*","\\t "],[":",0,90],8]],"\\t |"]', // 89 readValueRow
      '[0,["/",43,["@",1,27,43,27],["@",1,"\\"",91,"\\""],["@",1,"**",92,"**"],93],"^\\t\\n\\r ,;|"]', // 90 readValue
      '[0,["N","QuotedValue",["[+","^\\n\\r\\""]]]', // 91 readQuotedValue
      '[0,["N","BoldValue",["[+","^\\n\\r*:"]]]', // 92 readBoldValue
      '[0,["N","PlainValue",["s",94,["*",["s",["!",95],["!",97],["[+","\\t "],["!",["s","or",["[","\\t "]]],94]]]]]', // 93 readPlainValue
      '[0,["+",["s",["!",["s",":",["[","\\t "]]],["[","^\\t\\n\\r ,;|"]]],"^\\t\\n\\r ,;|"]', // 94 skipPlainValueWord
      '[0,["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],24]],["s",["[+","\\t "],96]]]],"\\t ("]', // 95 skipRemarkInBrackets
      '[0,["s",["/","or","and"],["&",["[","\\t\\n\\r "]]],"ao"]', // 96 skipValueWord
      '[0,["/",["s",["[*","\\t "],":",["[","\\t "]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[","\\t "]]],"\\t :"]', // 97 skipRemarkSign
      '[1,["/",6,["[+","\\t ,;|"],96],"\\t\\n\\r ,;ao|"]', // 98 noteValueGap
      '[1,["N",11,["s",100,"**",[":",0,92],":",["[*","\\t "],"**",[":",1,102]],["s",100,[":",0,90],[":",1,["?",["/",103,["@",1,["&",97],102]]]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 99 readListedValue
      '[0,["s",["[*","\\t "],["/",101,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\\t "]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 100 skipValueItem
      skipItemMarker,
      '[1,["N","LineRemark",["s",["[*","^\\n\\r"],["*",["s",6,["&",["[","\\t "]],["!",100],["[*","^\\n\\r"]]]]]]', // 102 readLineRemark
      '[0,["N","RemarkInBrackets",["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],24]],["s",["[+","\\t "],96]]]]],"\\t ("]', // 103 readRemarkInBrackets
      '[0,["N",12,["s",[":",0,90],[":",1,["?",["/",103,105]]]]]]', // 104 readInlineValue
      '[0,["N","InlineRemark",["s",97,["[*","^\\n\\r,;|"]]]]', // 105 readInlineRemark
      '[0,["L",["/",107,113,114,115,116,119]],"^"]', // 106 leaf
      '[0,["N","ExampleLabel",["s",["?",["s",["/",["i","for"],["i","another"],["i","an"],["i","one"]],["[+","\\t "]]],["/",["i","example"],["i","e.g."],["i","instance"]]],["s",["|",1,3,false,["s",["!",108],["[+","0-9A-Za-z"],["[+","\\t "]]],["i","example"],["?",["i","s"]],["[*","\\t "],110]],"0-9A-Za-z\u0130"]', // 107 readExampleLabel
      '[0,["/",["s",109,["!",["[","A-Za-z"]]],["s",["s",["i","command"],["?",["i","s"]]],["!",["[","A-Za-z"]],["&",["/",["s",["[*","\\t "],110],["s",["[+","\\t "],["/",["i","with"],["i","below"],["i","again"],["i","to"],["i","for"],["i","and"]],["!",["[","A-Za-z"]]]]]],["s",111,["!",["[","A-Za-z"]],["/",["s",["[*","\\t "],110],["s",["[+","\\t "],["/",["i","this"],["i","it"]],["!",["[","A-Za-z"]]],["s",["*",["s",["!",112],["[","^"]]],112]]],["s",["i","again"],["[+","\\t "],["i","with"],["!",["[","A-Za-z"]]]],"ACEIR-Uaceir-u\u0130"]', // 108 skipAsking
      '[0,["/",["i","re-run"],["i","rerun"],["i","run"],["i","execute"],["i","retry"],["i","invoke"],["i","repeat"]],"EIReir\u0130"]', // 109 skipRunVerb
      '[0,["!",["[","^"]]]', // 110 skipEof
      '[0,["/",["i","use"],["i","try"],["i","call"],["i","start"]],"CS-Ucs-u"]', // 111 skipUseVerb
      '[0,["s"," ",["/",["i","again"],["i","with"],["i","follows"],["i","following"]],["[*","\\t "],110]]', // 112 skipAskingEnd
      '[0,["N","ValuesLabel",["s",["/",["i","valid"],["i","available"],["i","allowed"],["i","possible"],["i","accepted"],["i","supported"],["i","values"],["i","choices"]],["!",["[","A-Za-z"]]]],"ACPSVacpsv"]', // 113 readValuesLabel
      '[0,["N","NamedLabel",81]]', // 114 readNamedLabel
      '[0,["N","ChoiceLabel",["s",["/",82,["i","either"],["i","or"]],["!",["[","A-Za-z"]]]],"ACEMOVacemov"]', // 115 readChoiceLabel
      '[0,["N","RunLabel",["s",["*",["s",["!",108],["/",117,["[+","0-9A-Za-z"],["[","^"]]]],108]],"^"]', // 116 readRunLabel
      '[0,["s",118,["[+","\\t "],["?",["s",["i","be"],["[+","\\t "]]],["/",109,111],["!",["[","A-Za-z"]]]]', // 117 skipNotAsking
      '[0,["/",["i","the"],["i","this"],["i","that"],["i","an"],["i","a"],["i","last"],["i","previous"],["i","first"],["i","second"],["i","next"],["i","each"],["i","every"],["i","dry"],["i","test"],["i","not"],["i","never"],["i","cannot"],["i","can\'t"],["i","don\'t"],["i","was"],["i","were"],["i","is"],["i","been"],["s",["i","failed"],["[+","\\t "],["i","to"]],["s",["i","unable"],["[+","\\t "],["i","to"]]],"A-FILNPS-UWa-filnps-uw\u0130"]', // 118 skipNotAskingWord
      '[0,["N","LeadLabel",["s",["*",["s",["!",120],["[","^"]]],120]],"^"]', // 119 readLeadLabel
      '[0,["/",["s",["!",["[","A-Za-z"]],["[","^"],121,["!",["[","A-Za-z"]]],["s",121,["!",["[","A-Za-z"]]]],"^"]', // 120 skip_lead
      '[0,["/",["i","run"],["i","commands"],["i","command"],["i","execute"],["i","then"],["i","next"],["i","try"],["i","use this"]],"CENRTUcenrtu"]', // 121 skipLeadName
      '[0,["L",123]]', // 122 leaf
      '[0,["N",14,["s",["?","**"],["[*","\\t\\n\\r "],[":",0,124]]]]', // 123 readLabelWords
      '[0,["N","LabelText",["*",["s",["*",125],["/",126,["[+","^\\t\\n\\r *:"]]]]]]', // 124 readLabelText
      '[0,["/",":",["[","\\t\\n\\r "],["s",["+","**"],["!","*"]]],"\\t\\n\\r *:"]', // 125 skipLabelMark
      '[0,["s","*",["&",["s",["*","**"],["!","*"]]]]]', // 126 skipOddStar
      '[0,["L",128]]', // 127 leaf
      '[0,["N",15,[":",0,["@",1,129,["|",0,null,true,["@",0,130,129]]]]]]', // 128 readNoiseSpans
      '[0,["*",["/",["[+","^\\u001b<"],["s",["!",19],["[","\\u001b<"]]]]]', // 129 skipNoiseSkip
      '[0,["N","NoiseSpan",19]]', // 130 readNoiseSpan
      '[0,["L",132],"AEIOPS"]', // 131 leaf
      readHeaderSays,
      readExactWords,
      readBareWord,
      readArgWord,
      readTitledWord,
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],138]]],["[*","\\t \\\\-_"]]]', // 137 skipOutputGap
      skipHeaderTail,
      skipLineTail,
      '[0,["q",141]]', // 140 skipNoisyEnd
      '[1,["scan",["/",19,["[","\\t "]],24]]', // 141 readNoisyEnd
      '[0,["s",27,["[*","^\\n\\r*"],27,["[*","\\t "],24],"*_"]', // 142 skipBoldArg
      skipNoisyLine,
      readArg,
      '[0,["s",["[+","#"],139]]', // 145 skipClosingSigns
      skipArgPart,
      '[0,["L",148]]', // 147 leaf
      '[0,["N",16,["s",["?",["s",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["[+","\\t "]]],[":",0,149],["[*","!."],[":",1,["?",150]],["[*","\\t "],110]],"CFRWcfrw\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 148 readStateSays
      '[0,["N","StateWord",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],"CFRWcfrw"]', // 149 readStateWord
      '[0,["N","StateMore",["s",["[*","\\t "],["[","(,:;\u2013\u2014"],["[*","^"]],["s",["[+","\\t "],"-",["[","\\t "],["[*","^"]]],"\\t (,:;\u2013\u2014"]', // 150 readStateMore
      '[0,["L",152]]', // 151 leaf
      '[0,["N",17,["s","**",[":",0,153],"**",110],["s","[",["[*","^\\n\\r]"],"](",[":",0,154],")",110]],"*["]', // 152 readPathSays
      '[0,["N","BoldPath",["[+","^*`"]]]', // 153 readBoldPath
      '[0,["N","LinkPath",["[+","^\\t\\n\\r ()"]]]', // 154 readLinkPath
      '[1,["L",156]]', // 155 leaf
      '[1,["N",18,["s",["*",["s",["!",157],8]],[":",0,167]]],"^"]', // 156 readTakenHeader
      skipKnownHeader,
      skipKnownHash,
      skipOrnament,
      skipKnownWords,
      skipArgWords,
      skip_titleWords,
      skipBareWords,
      '[0,["s",["/",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],["&",138]],"CFRWcfrw"]', // 164 skip_stateWord
      '[0,["s",27,["?",159],["/",["s",161,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],166],["s",162,["?",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],166]]],163],27,18,["[*","\\t "],24],"*_"]', // 165 skipBoldHeader
      '[0,["s",["[","^\\n\\r*_"],["*",["s",["!",["s",27,18,["[*","\\t "],24]],["[","^\\n\\r*"]]]]]', // 166 skipBoldText
      '[0,["N","TakenLine",["s",["&",157],["[*","^\\n\\r"]]],"\\u001b #*<_"]', // 167 readTakenLine
    ], { nodes: NODES, operations: { i: ofCase, handing: ofHanding, hand: ofHand, same: ofSame, scan: ofScan } });
  let readBadLineEnd: Match = rules.called(7, (made) => { readBadLineEnd = made; });
  let skipNoise: Match = rules.called(19, (made) => { skipNoise = made; });
  let skipBadLineEnd: Match = rules.called(26, (made) => { skipBadLineEnd = made; });
  let readLongCode: Match = rules.called(45, (made) => { readLongCode = made; });
  let skipLongCode: Match = rules.called(66, (made) => { skipLongCode = made; });
  let skipOutputGap: Match = rules.called(137, (made) => { skipOutputGap = made; });
  let skipNoisyEnd: Match = rules.called(140, (made) => { skipNoisyEnd = made; });
  let skipBoldArg: Match = rules.called(142, (made) => { skipBoldArg = made; });
  let skipClosingSigns: Match = rules.called(145, (made) => { skipClosingSigns = made; });
  let skip_stateWord: Match = rules.called(164, (made) => { skip_stateWord = made; });
  let skipBoldHeader: Match = rules.called(165, (made) => { skipBoldHeader = made; });

  const stepAsks: Step = { op: 'rule', name: 'Asks', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(16) } } };
  const stepBelow: Step = { op: 'rule', name: 'Below', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(84) }, { op: 'loop', body: { op: 'leaf', read: rules.at(16) } }] } };

  return {
    machine: m,
    steps: {
      Commands: { op: 'leaf', read: rules.at(0) },
      Asks: { op: 'again', step: () => stepAsks },
      Below: { op: 'again', step: () => stepBelow },
      Values: { op: 'leaf', read: rules.at(86) },
      LabelMeaning: { op: 'leaf', read: rules.at(106) },
      LabelWords: { op: 'leaf', read: rules.at(122) },
      NoiseSpans: { op: 'leaf', read: rules.at(127) },
      HeaderSays: { op: 'leaf', read: rules.at(131) },
      StateSays: { op: 'leaf', read: rules.at(147) },
      PathSays: { op: 'leaf', read: rules.at(151) },
      TakenHeader: { op: 'leaf', read: rules.at(155) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Commands', 'Asks', 'Below', 'Values', 'LabelMeaning', 'LabelWords', 'NoiseSpans', 'HeaderSays', 'StateSays', 'PathSays', 'TakenHeader'],
  rules: once(makeRules),
  mistakes: {
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
  },
  attributes: 1,
  tables: 0,
};
