// Generated from grammars/acor-asks.peggy, grammars/acor/headers.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy: do not edit.

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

  const TABLE_0 = tableOf("\u001b<[");
  const TABLE_1 = tableOf("AEIOPS");
  const TABLE_2 = tableOf("\\-A-Z_a-z");
  const TABLE_3 = tableOf("\t \\-:DF_df");
  const TABLE_4 = tableOf("\t \\-_");
  const TABLE_5 = tableOf("\t \\-:CDF_cdf");
  const TABLE_6 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-\u007f");
  const TABLE_7 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!\"$-;=-\u007f");
  const TABLE_8 = tableOf("");
  const TABLE_9 = tableOf("0-9");
  const TABLE_10 = tableOf("EPSeps");
  const TABLE_11 = tableOf("ASas");
  const TABLE_12 = tableOf("\t \\-DF_df");
  const TABLE_13 = tableOf("IOio");
  const TABLE_14 = tableOf("AEIOPSaeiops");
  const TABLE_15 = tableOf("\t\u001b :<[");
  const TABLE_16 = tableOf("CFRWcfrw");
  const TABLE_17 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!\"$-\u007f");
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

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l16: {
      const s17 = p;
      const c18 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c18 === 13) {
        l19: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l19; }
          p += 2;
          break l16;
        }
        p = s17;
      }
      if (c18 === 10) {

        p++;
        break l16;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipNoisesCode(p: number): number {
    const { text, end } = m; let c = 0;
    l12: for (;;) {
      const s14 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665))) {
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
    l23: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l23;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l21: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l21; }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipStrongCode(p: number): number {
    const { text, end } = m;
    l26: {
      const s27 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l28: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l28; }
          p += 2;
          break l26;
        }
        p = s27;
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
    l32: for (;;) {
      const s34 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l33: {
          l36: {
            const s37 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l38: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.hitEnd ||= p >= end; break l38; }
                p++;
                const near39 = p + 4;
                while (p < near39 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near39) p = STOPS_0.next(p);
                m.hitEnd ||= p >= end && "^\n\r`";
                break l36;
              }
              p = s37;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l33; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
          }
          continue l32;
        }
        p = s34;
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
    l29: {
      const s30 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l31: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l31; }
          m.hitEnd ||= p >= end;
          if ((p = readCodeOfOne(p)) < 0) { break l31; }
          l_code = m.value as CodeOfOneNode;
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l31; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l31; }
          m.hitEnd ||= p >= end;
          break l29;
        }
        p = s30;
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
    l43: for (;;) {
      const s45 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l44: {
          l47: {
            const s48 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
              l49: {
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.hitEnd ||= p >= end; break l49; }
                p++;
                const near50 = p + 4;
                while (p < near50 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
                if (p === near50) p = STOPS_0.next(p);
                m.hitEnd ||= p >= end && "^\n\r`";
                break l47;
              }
              p = s48;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) { m.reaches(p, "``"); break l44; }
            p += 2;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
          }
          continue l43;
        }
        p = s45;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipCodeSpanCode(p: number): number {
    const { text, end } = m;
    l40: {
      const s41 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l42: {

          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l42; }
          m.hitEnd ||= p >= end;
          if ((p = skipCodeOfOne(p)) < 0) { break l42; }
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l42; }
          p++;
          if ((p < end && text.charCodeAt(p) === 96)) { break l42; }
          m.hitEnd ||= p >= end;
          break l40;
        }
        p = s41;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 96) || (p = skipLongCode(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipItemMarkerCode(p: number): number {
    const { text, end } = m; let c = 0;
    l51: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l51;
      } else
      m.hitEnd ||= p >= end;
      let n59 = 0;
      l56: for (;;) {
        if (n59 >= 9) break;
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
      if (n59 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readBareWordCode(p: number): number {
    const { text, end } = m;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed";
    l66: {
      const s67 = p;
      const c68 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c68 === 79) {
        l69: {
          if (!text.startsWith("Output Data", p)) { m.reaches(p, "Output Data"); break l69; }
          value = "Output Data";
          p += 11;
          break l66;
        }
        p = s67;
      }
      if (c68 === 79) {
        l70: {
          if (!text.startsWith("Output Files", p)) { m.reaches(p, "Output Files"); break l70; }
          value = "Output Files";
          p += 12;
          break l66;
        }
        p = s67;
      }
      if (c68 === 79) {
        l71: {
          if (!text.startsWith("Output", p)) { m.reaches(p, "Output"); break l71; }
          value = "Output";
          p += 6;
          break l66;
        }
        p = s67;
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
    l72: {
      const s73 = p;
      const c74 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c74 === 83) {
        l75: {
          if (!text.startsWith("Status", p)) { m.reaches(p, "Status"); break l75; }
          value = "Status";
          p += 6;
          break l72;
        }
        p = s73;
      }
      if (c74 === 69) {
        l76: {
          if (!text.startsWith("Error", p)) { m.reaches(p, "Error"); break l76; }
          value = "Error";
          p += 5;
          break l72;
        }
        p = s73;
      }
      if (c74 === 83) {
        l77: {
          if (!text.startsWith("Session Checkpoint", p)) { m.reaches(p, "Session Checkpoint"); break l77; }
          value = "Session Checkpoint";
          p += 18;
          break l72;
        }
        p = s73;
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
    l78: {
      const s79 = p;
      if ((p < end && text.charCodeAt(p) === 65)) {
        l80: {
          if (!text.startsWith("AI Directive", p)) { m.reaches(p, "AI Directive"); break l80; }
          value = "AI Directive";
          p += 12;
          break l78;
        }
        p = s79;
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
    l90: {
      if ((q = skipLineEnd(p)) >= 0) { p = q; break l90; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) || skipNoise(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      if ((p = skipNoisyEnd(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipHeaderTailCode(p: number): number {
    const { text, end } = m; let c = 0;
    l87: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s89 = p;
        l88: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l88; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 35)) { m.hitEnd ||= p >= end; break l88; }
          p++;
          while ((p < end && text.charCodeAt(p) === 35)) p++;
          m.hitEnd ||= p >= end;
          break l87;
        }
        p = s89;
      } else m.hitEnd ||= p >= end;
    }
    if ((p = skipLineTail(p)) < 0) { return -1; }
    return p;
  }

  function readExactWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
    l63: {
      const c65 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c65 === 73 || c65 === 79) && (q = readBareWord(p)) >= 0) {
        p = q;
        value = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed";
        break l63;
      }
      if ((c65 === 69 || c65 === 83) && (q = readArgWord(p)) >= 0) {
        p = q;
        value = m.value as "Status" | "Error" | "Session Checkpoint" | "Session";
        break l63;
      }
      if ((c65 === 65 || c65 === 83) && (q = readTitledWord(p)) >= 0) {
        p = q;
        value = m.value as "AI Directive" | "Suggestions";
        break l63;
      }
      if (p >= end || text.charCodeAt(p) !== 80 || !text.startsWith("Progress", p)) { m.reaches(p, "Progress"); return -1; }
      value = "Progress";
      p += 8;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 65306))) {
      {
        const s81 = p;
        l82: {
          l84: {
            const s85 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 65306))) {
              l86: {
                if ((p = skipOutputGap(p)) < 0) { break l86; }
                l92: {
                  const s93 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l94: {
                      if (!m.isCaseless(p, "data")) { break l94; }
                      p += 4;
                      break l92;
                    }
                    p = s93;
                  } else
                  m.hitEnd ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l86; }
                  p += 4;
                }
                break l84;
              }
              p = s85;
            } else
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "checkpoint")) { break l82; }
            p += 10;
          }
          return -1;
        }
        p = s81;
      }
    } else m.hitEnd ||= p >= end;
    m.value = value;
    return p;
  }

  function skipNoisyLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l95: for (;;) {
      const s97 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l96: {
          l99: {
            const s100 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) {
              l101: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l101; }
                p++;
                const near102 = p + 16;
                while (p < near102 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) p++;
                if (p === near102) p = STOPS_1.next(p);
                m.hitEnd ||= p >= end && "^\n\r\u001b<";
                break l99;
              }
              p = s100;
            } else
            m.hitEnd ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) && skipNoise(p) >= 0) { break l96; }
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; break l96; }
            p++;
          }
          continue l95;
        }
        p = s97;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) || (p = skipNoise(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipArgPartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l107: {
      const s108 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
        l109: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l109; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b #<";
          break l107;
        }
        p = s108;
      } else
      m.hitEnd ||= p >= end;
      if (skipHeaderTail(p) >= 0) { return -1; }

      l110: {
        const s111 = p;
        const c112 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c112 === 9 || c112 === 32)) {
          l113: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l113; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            break l110;
          }
          p = s111;
        }
        if (c112 === 35) {
          l114: {
            if (!(p < end && text.charCodeAt(p) === 35)) { m.hitEnd ||= p >= end; break l114; }
            p++;
            while ((p < end && text.charCodeAt(p) === 35)) p++;
            m.hitEnd ||= p >= end;
            break l110;
          }
          p = s111;
        }
        if ((c112 < 128 ? TABLE_0[c112] === 1 : c112 === 9665)) {
          l115: {
            let m119 = false;

            while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
              p = q;
              m119 = true;
            }
            m.hitEnd ||= p >= end;
            if (!m119) { break l115; }
            break l110;
          }
          p = s111;
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
    let m106 = false;

    while ((p < end) && (q = skipArgPart(p)) >= 0) { p = q; m106 = true; }
    m.hitEnd ||= p >= end;
    if (!m106) { return -1; }
    const node: ArgNode = { type: 'Arg', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readHeaderSaysCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_words!: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
    let l_arg: ArgNode | null = null;
    l60: {
      const s61 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1))) {
        l62: {
          if ((p = readExactWords(p)) < 0) { break l62; }
          l_words = m.value as "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
          if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; break l62; }
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l62; }
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && skipBoldArg(p) >= 0) { break l62; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && skipNoisyLine(p) >= 0) { break l62; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = readArg(p)) < 0) { m.hitEnd ||= p >= end; break l62; }
          l_arg = m.value as ArgNode;
          if ((p < end)) { break l62; }
          m.hitEnd ||= p >= end;
          break l60;
        }
        p = s61;
        l_arg = null;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1)) || (p = readExactWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    l134: {
      const s135 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        l136: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l136; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; break l136; }
          p++;
          break l134;
        }
        p = s135;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_0(c)))) p++;
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
    l140: {
      const s141 = p;
      const c142 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c142 === 83 || c142 === 115)) {
        l143: {
          if (!m.isCaseless(p, "session")) { break l143; }
          p += 7;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "checkpoint")) { break l143; }
          p += 10;
          break l140;
        }
        p = s141;
      }
      if ((c142 === 83 || c142 === 115)) {
        l144: {
          if (!m.isCaseless(p, "session")) { break l144; }
          p += 7;
          break l140;
        }
        p = s141;
      }
      if ((c142 === 83 || c142 === 115)) {
        l145: {
          if (!m.isCaseless(p, "status")) { break l145; }
          p += 6;
          break l140;
        }
        p = s141;
      }
      if ((c142 === 80 || c142 === 112)) {
        l146: {
          if (!m.isCaseless(p, "progress")) { break l146; }
          p += 8;
          break l140;
        }
        p = s141;
      }
      if (!m.isCaseless(p, "error")) { return -1; }
      p += 5;
    }
    return p;
  }

  function skip_titleWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l147: {
      const s148 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l149: {
          if (!m.isCaseless(p, "ai")) { break l149; }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "directive")) { break l149; }
          p += 9;
          break l147;
        }
        p = s148;
      } else
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "suggestion")) { return -1; }
      p += 10;
      l150: {
        if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
          const s152 = p;
          l151: {
            if (!m.isCaseless(p, "s")) { break l151; }
            p += 1;
            break l150;
          }
          p = s152;
        } else m.hitEnd ||= p >= end;
      }
    }
    return p;
  }

  function skipBareWordsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l153: {
      const s154 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 79 || c === 111))) {
        l155: {
          if (!m.isCaseless(p, "output")) { break l155; }
          p += 6;
          l156: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1))) {
              const s158 = p;
              l157: {
                while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
                m.hitEnd ||= p >= end;
                l159: {
                  const s160 = p;
                  if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
                    l161: {
                      if (!m.isCaseless(p, "data")) { break l161; }
                      p += 4;
                      break l159;
                    }
                    p = s160;
                  } else
                  m.hitEnd ||= p >= end;
                  if (!m.isCaseless(p, "file")) { break l157; }
                  p += 4;
                  l162: {
                    if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
                      const s164 = p;
                      l163: {
                        if (!m.isCaseless(p, "s")) { break l163; }
                        p += 1;
                        break l162;
                      }
                      p = s164;
                    } else m.hitEnd ||= p >= end;
                  }
                }
                break l156;
              }
              p = s158;
            } else m.hitEnd ||= p >= end;
          }
          break l153;
        }
        p = s154;
      } else
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "input")) { return -1; }
      p += 5;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) p++;
      m.hitEnd ||= p >= end;
      if (!m.isCaseless(p, "needed")) { return -1; }
      p += 6;
    }
    return p;
  }

  function skipKnownWordsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l137: {
      const c139 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c139 < 128 && TABLE_10[c139] === 1) && (q = skipArgWords(p)) >= 0) { p = q; break l137; }
      if ((c139 < 128 && TABLE_11[c139] === 1) && (q = skip_titleWords(p)) >= 0) { p = q; break l137; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipKnownHashCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l126: {
      const s127 = p;
      const c128 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c128 === 35) {
        l129: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l129; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
            p = q;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l129; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l129; }

          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
            p = q;
          } else { m.hitEnd ||= p >= end; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 304)) || (p = skipKnownWords(p)) < 0) { m.hitEnd ||= p >= end; break l129; }

          if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
          l165: {
            const s166 = p;
            const c167 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if ((c167 < 128 ? TABLE_15[c167] === 1 : c167 === 9665 || c167 === 65306)) {
              l168: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l168; }
                if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l168; }
                p++;
                break l165;
              }
              p = s166;
            }
            if ((c167 === 9 || c167 === 32)) {
              l169: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l169; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45))) { m.hitEnd ||= p >= end; break l169; }
                p++;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l169; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l165;
              }
              p = s166;
            }
            if ((p = skipHeaderTail(p)) < 0) { break l129; }
          }
          break l126;
        }
        p = s127;
      }
      if (c128 === 35) {
        l170: {
          if (!text.startsWith("##", p)) { m.reaches(p, "##"); break l170; }
          p += 2;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
            p = q;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l170; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if ((p = skipNoises(p)) < 0) { break l170; }
          l175: {
            const s176 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
              l177: {
                if (!m.isCaseless(p, "status")) { break l177; }
                p += 6;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l177; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipNoises(p)) < 0) { break l177; }
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_16[c] === 1)) || (p = skip_stateWord(p)) < 0) { m.hitEnd ||= p >= end; break l177; }
                if ((p = skipHeaderTail(p)) < 0) { break l177; }
                break l175;
              }
              p = s176;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "progress")) { break l170; }
            p += 8;
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l170; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l170; }
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) { m.hitEnd ||= p >= end; break l170; }
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l170; }
            if ((p < end && text.charCodeAt(p) === 37)) {

              p++;
            } else m.hitEnd ||= p >= end;
            if ((p = skipHeaderTail(p)) < 0) { break l170; }
          }
          break l126;
        }
        p = s127;
      }
      let n184 = 0;
      l181: for (;;) {
        if (n184 >= 6) break;
        const s183 = p;
        l182: {
          if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l182; }
          p++;
          n184++;
          continue l181;
        }
        p = s183;
        break;
      }
      if (n184 < 1) { return -1; }
      if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
      m.hitEnd ||= p >= end;

      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 9665)) && (q = skipNoise(p)) >= 0) {
        p = q;
      }
      m.hitEnd ||= p >= end;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p = skipNoises(p)) < 0) { return -1; }

      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_0(c))) && (q = skipOrnament(p)) >= 0) {
        p = q;
      } else { m.hitEnd ||= p >= end; }

      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
      l189: {
        const s190 = p;
        const c191 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c191 < 128 && TABLE_10[c191] === 1)) {
          l192: {
            if ((p = skipArgWords(p)) < 0) { break l192; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l192; }
            if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l192; }
            p++;

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipNoises(p)) < 0) { break l192; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l192; }
            p++;
            break l189;
          }
          p = s190;
        }
        if ((c191 < 128 && TABLE_11[c191] === 1)) {
          l193: {
            if ((p = skip_titleWords(p)) < 0) { break l193; }

            if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
            l194: {
              const s195 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 9665 || c === 65306))) {
                l196: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.hitEnd ||= p >= end;
                  if ((p = skipNoises(p)) < 0) { break l196; }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.hitEnd ||= p >= end; break l196; }
                  p++;
                  break l194;
                }
                p = s195;
              } else
              m.hitEnd ||= p >= end;
              if ((p = skipHeaderTail(p)) < 0) { break l193; }
            }
            break l189;
          }
          p = s190;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304)) || (p = skipBareWords(p)) < 0) { m.hitEnd ||= p >= end; return -1; }

        if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) && (q = skipStrong(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
        if ((p = skipHeaderTail(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function skipKnownHeaderCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p = skipNoises(p)) < 0) { return -1; }
    let n123 = 0;
    l120: for (;;) {
      if (n123 >= 3) break;
      const s122 = p;
      l121: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l121; }
        p++;
        n123++;
        continue l120;
      }
      p = s122;
      break;
    }
    l124: {
      if ((p < end && text.charCodeAt(p) === 35) && (q = skipKnownHash(p)) >= 0) { p = q; break l124; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 95)) || (p = skipBoldHeader(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
  const noteEol = coded(noteEolCode, "\n\r");
  const noteLineEnd = coded(noteLineEndCode, null);
  const skipNoises = coded(skipNoisesCode, null, true);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
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
  const skipKnownHeader = coded(skipKnownHeaderCode, "\u001b #*<[_\u25c1", true);
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
      '[0,["/",["$",["s","$",["[+","\\t "]]],["$",["s",["?",["s","PS",["[+","\\t "]]],["[","A-Za-z"],":\\\\",["[*","^\\n\\r\\"*<>?|"],">",["[*","\\t "]]]],"$A-Za-z"]', // 10 readPrompt
      '[1,["N","CommandText",["s",12,["*",["s",["[*","\\t "],12]]]]]', // 11 readCommandText
      '[1,["/",13,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["s","\'",["[*","^\'"],"\'"],["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""],["[+","^\\t\\n\\r \\"&\'\\\\\\\\|"],["[","\\"&\'|"]],"^\\t\\n\\r "]', // 12 noteCommandPart
      '[1,["/",["s",["[","&|"],["[*","\\t "],14],["s","\\\\",14]],"&\\\\\\\\|"]', // 13 noteOpenEnd
      '[1,["s",6,["[*","\\t "],["&",["[","^\\n\\r"]]],"\\n\\r"]', // 14 noteNextLine
      noteLineEnd,
      '[1,["L",["/",17,["$",8]]],"^"]', // 16 leaf
      '[1,["N",8,["s",["[*","\\t "],18,[":",0,["/",28,35]],[":",1,["?",["@",1,6,40]]]],["s",["[*","\\t "],18,[":",0,83],67,[":",1,["t",[0,1],42,81]]],["s",["[*","\\t "],18,[":",0,85],":",["?",33],["&",["[","\\t "]],[":",1,["/",89,["@",2,["[*","^\\n\\r"],15,40]]]],[":",1,["t",[0,1],["/",42,82],81]]],"^\\n\\r"]', // 17 readAsk
      skipNoises,
      '[0,["/",20,27],"\\u001b<"]', // 19 skipNoise
      '[0,["s",["!",21],["!",23],["!",25],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 20 skipTemplateToken
      '[0,["/",["s","<",22,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 21 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"]],"st"]', // 22 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],24]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 23 skipForeignCall
      '[0,["!",["[","^"]]]', // 24 skipEof
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",26,24]]]]],"<"]', // 25 skipTurnToken
      skipNewline,
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 27 skipAnsiSequence
      '[0,["N",2,["s",["|",1,6,false,"#"],["[+","\\t "],[":",0,29],["&",30]],["s",33,[":",0,34],33,["[*","\\t "],18,["&",30]]],"#*_"]', // 28 readTitle
      '[0,["N","TitleWords",["[*","^\\n\\r"]]]', // 29 readTitleWords
      skipLineEnd,
      skipEol,
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 32 skipBadLineEnd
      skipStrong,
      '[0,["N","BoldWords",["+",["s",["!",33],["[","^\\n\\r"]]]],"^\\n\\r"]', // 34 readBoldWords
      '[0,["N",3,["s",["*",36],["[*","\\t "],[":",0,37],["[*","\\t "],39]],"^\\n\\r"]', // 35 readLead
      '[0,["s",["*",["/",["[+","^\\n\\r!.?"],["s",["[","!.?"],["!",["[","\\t "]]]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 36 skipSentenceBefore
      '[0,["N","LeadWords",["?",["s",38,["*",["s",["[*","\\t "],38]]]]]]', // 37 readLeadWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",39],":"]]],"^\\t\\n\\r "]', // 38 skipLeadWord
      '[0,["s",":",["?",33],["[*","\\t "],18,["&",30]]]', // 39 skipLeadEnd
      '[1,["?",["@",1,["*",5],41]]]', // 40 readAskedLines
      '[1,["t",[0,1],["/",42,57],81],"^\\n\\r"]', // 41 readAsked
      '[1,["N",4,["s",["[*","\\t "],18,[":",0,["?",43]],[":",1,49],["?",["[",".;"]],["[*","\\t "],18,15]],"\\t\\u001b <`"]', // 42 readCodeAsked
      '[0,["@",1,["&",["s",["[+","`"],["[*","\\t "],44]],""],"`"]', // 43 readLikelyCode
      '[0,["/",["s","$",["[+","\\t "],["[","\\\\-0-9A-Z_a-z"]],["s","./",["[","\\\\-0-9A-Z_a-z"]],["s","acor",["[+","\\t "],["!",["s",45,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","\\\\-0-9A-Z_a-z"]],["s",["!",["s",46,["!",["[","\\\\-0-9A-Z_a-z"]]]],["!",["s",47,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","0-9_a-z"],["[*","\\\\--:@-Z_a-z"],["*",["s",["!",["s",["[","\\t "],48]],["[","^\\n\\r`"]]],["[","\\t "],48]],"$.0-9_a-z"]', // 44 skipLooksRun
      '[0,["/","is","was","has","had","needs","cannot","can","could","does","did","will","would","must","should","may","requires","expects","failed","found"],"c-fhimnrsw"]', // 45 skipVerbWord
      '[0,["/",["i","these"],["i","those"],["i","there"],["i","the"],["i","an"],["i","a"],["i","this"],["i","that"],["i","it"],["i","your"],["i","you"],["i","please"],["i","we"],["i","which"],["i","what"],["i","when"],["i","no"],["i","one of"]],"AIN-PTWYain-ptwy\u0130"]', // 46 skipProseWord
      '[0,["/","use","pass","give","see","choose","specify","provide","enter","without","with","if","for","or","and","but","not","in","on","to"],"a-ce-gin-ps-uw"]', // 47 skipAdviceWord
      '[0,["/",["s",["|",1,2,false,"-"],["[","A-Za-z"]],["s",["?","\\""],"<",["[","A-Z_a-z"]]],"\\"\\\\-<"]', // 48 skipCommandMark
      readCodeSpan,
      readCodeOfOne,
      '[0,["handing",0,["@",2,["hand",0,[],["$",["|",2,24,false,"`"]]],["!","`"],52,53]],"`"]', // 51 readLongCode
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",53],56]]]],"^\\n\\r"]', // 52 readCodeOfMany
      '[0,["q",54]]', // 53 skipSameRun
      '[0,["same",0,55],"`"]', // 54 readSameRun
      '[0,["$",["[+","`"]]]', // 55 readTickRun
      '[0,["[+","`"]]', // 56 skipTickRun
      '[1,["N",5,["s",["!",58],["!",75],["!",76],["[*","\\t "],18,[":",0,["?",78]],[":",1,["?",10]],[":",2,79],["[*","\\t "],15]],"^\\n\\r"]', // 57 readPlainAsked
      '[0,["s",["[*","\\t "],18,["/",59,62,64]],"^\\n\\r"]', // 58 skipAskStart
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t "],60,["&",30]],["s",33,61,33,["[*","\\t "],18,["&",30]]],"#*_"]', // 59 skipTitle
      '[0,["[*","^\\n\\r"]]', // 60 skipTitleWords
      '[0,["+",["s",["!",33],["[","^\\n\\r"]]],"^\\n\\r"]', // 61 skipBoldWords
      '[0,["s",["*",36],["[*","\\t "],63,["[*","\\t "],39],"^\\n\\r"]', // 62 skipLead
      '[0,["?",["s",38,["*",["s",["[*","\\t "],38]]]]]', // 63 skipLeadWords
      '[0,["s",["*",65],["[*","\\t "],73,["[*","\\t "],["&",66]],"^\\n\\r"]', // 64 skipInlineLabel
      '[0,["s",["*",["/",["[+","^\\n\\r!.:?"],["s",["[","!.?"],["!",["[","\\t "]]],["s",["!",66],":"]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 65 skipInlineBefore
      '[0,["s",67,68]]', // 66 skipInlineEnd
      '[0,["s",":",["?",33],["[*","\\t "],18]]', // 67 skipInlineColon
      '[0,["s",["[*","\\t "],18,["?",69],70,["?",["[",".;"]],["[*","\\t "],18,30],"\\t\\u001b <`"]', // 68 skipCodeAsked
      '[0,["s",["&",["s",["[+","`"],["[*","\\t "],44]],""],"`"]', // 69 skipLikelyCode
      skipCodeSpan,
      skipCodeOfOne,
      '[0,["q",51]]', // 72 skipLongCode
      '[0,["?",["s",74,["*",["s",["[*","\\t "],74]]]]]', // 73 skipInlineWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",66],":"]]],"^\\t\\n\\r "]', // 74 skipInlineWord
      '[0,["s",["[*","\\t "],18,["/",["[","#*>`|"],["s",["[","+\\\\-"],["[","\\t "]],["s",46,["!",["[","\\\\-0-9A-Z_a-z"]]]]],"\\t\\u001b #*+\\\\-<>AIN-PTWY`ain-ptwy|\u0130"]', // 75 skipNoCommand
      '[0,["s",["+",["s",["!",77],["[","^\\n\\r"]]],77],"^\\n\\r"]', // 76 skipSentence
      '[0,["s",["[","\\"\')0-9A-Z`-z"],["[","!,.:?"],["[*","\\t "],18,30]]', // 77 skipSentenceEnd
      '[0,["@",1,["&",44],""],"$.0-9_a-z"]', // 78 readLikelyRun
      '[1,["N","PlainText",["s",80,["*",["s",["[*","\\t "],80]]]]]', // 79 readPlainText
      '[1,["/",13,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["[+","^\\t\\n\\r &\\\\\\\\|"],["[","&|"]],"^\\t\\n\\r "]', // 80 notePlainPart
      '[1,["|",0,null,true,["/",42,82]]]', // 81 readMoreCommands
      '[1,["@",1,["&",["s",["[*","\\t "],18,44]],57],"\\t\\u001b $.0-9<_a-z"]', // 82 readLikelyPlain
      '[0,["N",6,["s",["*",65],["[*","\\t "],[":",0,84],["[*","\\t "],["&",66]]],"^\\n\\r"]', // 83 readInlineLabel
      '[0,["N","InlineWords",["?",["s",74,["*",["s",["[*","\\t "],74]]]]]]', // 84 readInlineWords
      '[0,["N",7,[":",0,86]]]', // 85 readOptionLabel
      '[0,["N","OptionWords",87]]', // 86 readOptionWords
      '[0,["s",88,["[+","\\t "],["/",["[","A-Za-z"],["[+","0-9"]],["!",["[","0-9A-Za-z"]]]]', // 87 skipOptionName
      '[0,["/",["i","option"],["i","alternative"],["i","approach"],["i","method"],["i","variant"],["i","choice"]],"ACMOVacmov"]', // 88 skipOptionWord
      '[1,["t",[1,2],["&",["s",["[*","\\t "],18,44]],57,81],"\\t\\u001b $.0-9<_a-z"]', // 89 readOptionCommands
      '[1,["L",["/",91,""]]]', // 90 leaf
      '[1,["N",9,["s",["*",5],[":",0,41]]],"^"]', // 91 readBelowLabel
      '[1,["L",93]]', // 92 leaf
      '[1,["N",13,["s",94,[":",0,["|",1,null,true,95]]],["s",["*",104],[":",0,["|",0,null,true,["@",0,["/",105,110],["*",104]]]]]]]', // 93 readValues
      '[1,["s",["[*","\\t "],"|",8,["[*","\\t "],"|",["[+","\\t \\\\-:|"],15],"\\t |"]', // 94 noteValueTableHead
      '[1,["N",10,["s",["[*","\\t "],"|",["[*","\\t "],[":",0,96],8]],"\\t |"]', // 95 readValueRow
      '[0,["/",49,["@",1,33,49,33],["@",1,"\\"",97,"\\""],["@",1,"**",98,"**"],99],"^\\t\\n\\r ,;|"]', // 96 readValue
      '[0,["N","QuotedValue",["[+","^\\n\\r\\""]]]', // 97 readQuotedValue
      '[0,["N","BoldValue",["[+","^\\n\\r*:"]]]', // 98 readBoldValue
      '[0,["N","PlainValue",["s",100,["*",["s",["!",101],["!",103],["[+","\\t "],["!",["s","or",["[","\\t "]]],100]]]]]', // 99 readPlainValue
      '[0,["+",["s",["!",["s",":",["[","\\t "]]],["[","^\\t\\n\\r ,;|"]]],"^\\t\\n\\r ,;|"]', // 100 skipPlainValueWord
      '[0,["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],30]],["s",["[+","\\t "],102]]]],"\\t ("]', // 101 skipRemarkInBrackets
      '[0,["s",["/","or","and"],["&",["[","\\t\\n\\r "]]],"ao"]', // 102 skipValueWord
      '[0,["/",["s",["[*","\\t "],":",["[","\\t "]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[","\\t "]]],"\\t :"]', // 103 skipRemarkSign
      '[1,["/",6,["[+","\\t ,;|"],102],"\\t\\n\\r ,;ao|"]', // 104 noteValueGap
      '[1,["N",11,["s",106,"**",[":",0,98],":",["[*","\\t "],"**",[":",1,108]],["s",106,[":",0,96],[":",1,["?",["/",109,["@",1,["&",103],108]]]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 105 readListedValue
      '[0,["s",["[*","\\t "],["/",107,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\\t "]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 106 skipValueItem
      skipItemMarker,
      '[1,["N","LineRemark",["s",["[*","^\\n\\r"],["*",["s",6,["&",["[","\\t "]],["!",106],["[*","^\\n\\r"]]]]]]', // 108 readLineRemark
      '[0,["N","RemarkInBrackets",["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],30]],["s",["[+","\\t "],102]]]]],"\\t ("]', // 109 readRemarkInBrackets
      '[0,["N",12,["s",[":",0,96],[":",1,["?",["/",109,111]]]]]]', // 110 readInlineValue
      '[0,["N","InlineRemark",["s",103,["[*","^\\n\\r,;|"]]]]', // 111 readInlineRemark
      '[0,["L",["/",113,118,119,120,121,124]],"^"]', // 112 leaf
      '[0,["N","ExampleLabel",["s",["?",["s",["/",["i","for"],["i","another"],["i","an"],["i","one"]],["[+","\\t "]]],["/",["i","example"],["i","e.g."],["i","instance"]]],["s",["|",1,3,false,["s",["!",114],["[+","0-9A-Za-z"],["[+","\\t "]]],["i","example"],["?",["i","s"]],["[*","\\t "],24]],"0-9A-Za-z\u0130"]', // 113 readExampleLabel
      '[0,["/",["s",115,["!",["[","A-Za-z"]]],["s",["s",["i","command"],["?",["i","s"]]],["!",["[","A-Za-z"]],["&",["/",["s",["[*","\\t "],24],["s",["[+","\\t "],["/",["i","with"],["i","below"],["i","again"],["i","to"],["i","for"],["i","and"]],["!",["[","A-Za-z"]]]]]],["s",116,["!",["[","A-Za-z"]],["/",["s",["[*","\\t "],24],["s",["[+","\\t "],["/",["i","this"],["i","it"]],["!",["[","A-Za-z"]]],["s",["*",["s",["!",117],["[","^"]]],117]]],["s",["i","again"],["[+","\\t "],["i","with"],["!",["[","A-Za-z"]]]],"ACEIR-Uaceir-u\u0130"]', // 114 skipAsking
      '[0,["/",["i","re-run"],["i","rerun"],["i","run"],["i","execute"],["i","retry"],["i","invoke"],["i","repeat"]],"EIReir\u0130"]', // 115 skipRunVerb
      '[0,["/",["i","use"],["i","try"],["i","call"],["i","start"]],"CS-Ucs-u"]', // 116 skipUseVerb
      '[0,["s"," ",["/",["i","again"],["i","with"],["i","follows"],["i","following"]],["[*","\\t "],24]]', // 117 skipAskingEnd
      '[0,["N","ValuesLabel",["s",["/",["i","valid"],["i","available"],["i","allowed"],["i","possible"],["i","accepted"],["i","supported"],["i","values"],["i","choices"]],["!",["[","A-Za-z"]]]],"ACPSVacpsv"]', // 118 readValuesLabel
      '[0,["N","NamedLabel",87]]', // 119 readNamedLabel
      '[0,["N","ChoiceLabel",["s",["/",88,["i","either"],["i","or"]],["!",["[","A-Za-z"]]]],"ACEMOVacemov"]', // 120 readChoiceLabel
      '[0,["N","RunLabel",["s",["*",["s",["!",114],["/",122,["[+","0-9A-Za-z"],["[","^"]]]],114]],"^"]', // 121 readRunLabel
      '[0,["s",123,["[+","\\t "],["?",["s",["i","be"],["[+","\\t "]]],["/",115,116],["!",["[","A-Za-z"]]]]', // 122 skipNotAsking
      '[0,["/",["i","the"],["i","this"],["i","that"],["i","an"],["i","a"],["i","last"],["i","previous"],["i","first"],["i","second"],["i","next"],["i","each"],["i","every"],["i","dry"],["i","test"],["i","not"],["i","never"],["i","cannot"],["i","can\'t"],["i","don\'t"],["i","was"],["i","were"],["i","is"],["i","been"],["s",["i","failed"],["[+","\\t "],["i","to"]],["s",["i","unable"],["[+","\\t "],["i","to"]]],"A-FILNPS-UWa-filnps-uw\u0130"]', // 123 skipNotAskingWord
      '[0,["N","LeadLabel",["s",["*",["s",["!",125],["[","^"]]],125]],"^"]', // 124 readLeadLabel
      '[0,["/",["s",["!",["[","A-Za-z"]],["[","^"],126,["!",["[","A-Za-z"]]],["s",126,["!",["[","A-Za-z"]]]],"^"]', // 125 skip_lead
      '[0,["/",["i","run"],["i","commands"],["i","command"],["i","execute"],["i","then"],["i","next"],["i","try"],["i","use this"]],"CENRTUcenrtu"]', // 126 skipLeadName
      '[0,["L",128]]', // 127 leaf
      '[0,["N",14,["s",["?","**"],["[*","\\t\\n\\r "],[":",0,129]]]]', // 128 readLabelWords
      '[0,["N","LabelText",["*",["s",["*",130],["/",131,["[+","^\\t\\n\\r *:"]]]]]]', // 129 readLabelText
      '[0,["/",":",["[","\\t\\n\\r "],["s",["+","**"],["!","*"]]],"\\t\\n\\r *:"]', // 130 skipLabelMark
      '[0,["s","*",["&",["s",["*","**"],["!","*"]]]]]', // 131 skipOddStar
      '[0,["L",133]]', // 132 leaf
      '[0,["N",15,[":",0,["@",1,134,["|",0,null,true,["@",0,135,134]]]]]]', // 133 readNoiseSpans
      '[0,["*",["/",["[+","^\\u001b<"],["s",["!",19],["[","\\u001b<"]]]]]', // 134 skipNoiseSkip
      '[0,["N","NoiseSpan",19]]', // 135 readNoiseSpan
      '[0,["L",137],"AEIOPS"]', // 136 leaf
      readHeaderSays,
      readExactWords,
      readBareWord,
      readArgWord,
      readTitledWord,
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],143]]],["[*","\\t \\\\-_"]]]', // 142 skipOutputGap
      skipHeaderTail,
      skipLineTail,
      '[0,["q",146]]', // 145 skipNoisyEnd
      '[1,["scan",["/",19,["[","\\t "]],30]]', // 146 readNoisyEnd
      '[0,["s",33,["[*","^\\n\\r*"],33,["[*","\\t "],30],"*_"]', // 147 skipBoldArg
      skipNoisyLine,
      readArg,
      '[0,["s",["[+","#"],144]]', // 150 skipClosingSigns
      skipArgPart,
      '[0,["L",153]]', // 152 leaf
      '[0,["N",16,["s",["?",["s",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["[+","\\t "]]],[":",0,154],["[*","!."],[":",1,["?",155]],["[*","\\t "],24]],"CFRWcfrw\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 153 readStateSays
      '[0,["N","StateWord",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],"CFRWcfrw"]', // 154 readStateWord
      '[0,["N","StateMore",["s",["[*","\\t "],["[","(,:;\u2013\u2014"],["[*","^"]],["s",["[+","\\t "],"-",["[","\\t "],["[*","^"]]],"\\t (,:;\u2013\u2014"]', // 155 readStateMore
      '[0,["L",157]]', // 156 leaf
      '[0,["N",17,["s","**",[":",0,158],"**",24],["s","[",["[*","^\\n\\r]"],"](",[":",0,159],")",24]],"*["]', // 157 readPathSays
      '[0,["N","BoldPath",["[+","^*`"]]]', // 158 readBoldPath
      '[0,["N","LinkPath",["[+","^\\t\\n\\r ()"]]]', // 159 readLinkPath
      '[1,["L",161]]', // 160 leaf
      '[1,["N",18,["s",["*",["s",["!",162],8]],[":",0,172]]],"^"]', // 161 readTakenHeader
      skipKnownHeader,
      skipKnownHash,
      skipOrnament,
      skipKnownWords,
      skipArgWords,
      skip_titleWords,
      skipBareWords,
      '[0,["s",["/",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],["&",143]],"CFRWcfrw"]', // 169 skip_stateWord
      '[0,["s",33,["?",164],["/",["s",166,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],171],["s",167,["?",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],171]]],168],33,18,["[*","\\t "],30],"*_"]', // 170 skipBoldHeader
      '[0,["s",["[","^\\n\\r*_"],["*",["s",["!",["s",33,18,["[*","\\t "],30]],["[","^\\n\\r*"]]]]]', // 171 skipBoldText
      '[0,["N","TakenLine",["s",["&",162],["[*","^\\n\\r"]]],"\\u001b #*<_"]', // 172 readTakenLine
    ], { nodes: NODES, operations: { i: ofCase, handing: ofHanding, hand: ofHand, same: ofSame, scan: ofScan } });
  let readBadLineEnd: Match = rules.called(7, (made) => { readBadLineEnd = made; });
  let skipNoise: Match = rules.called(19, (made) => { skipNoise = made; });
  let skipBadLineEnd: Match = rules.called(32, (made) => { skipBadLineEnd = made; });
  let readLongCode: Match = rules.called(51, (made) => { readLongCode = made; });
  let skipLongCode: Match = rules.called(72, (made) => { skipLongCode = made; });
  let skipOutputGap: Match = rules.called(142, (made) => { skipOutputGap = made; });
  let skipNoisyEnd: Match = rules.called(145, (made) => { skipNoisyEnd = made; });
  let skipBoldArg: Match = rules.called(147, (made) => { skipBoldArg = made; });
  let skipClosingSigns: Match = rules.called(150, (made) => { skipClosingSigns = made; });
  let skip_stateWord: Match = rules.called(169, (made) => { skip_stateWord = made; });
  let skipBoldHeader: Match = rules.called(170, (made) => { skipBoldHeader = made; });

  const stepAsks: Step = { op: 'rule', name: 'Asks', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(16) } } };
  const stepBelow: Step = { op: 'rule', name: 'Below', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(90) }, { op: 'loop', body: { op: 'leaf', read: rules.at(16) } }] } };

  return {
    machine: m,
    steps: {
      Commands: { op: 'leaf', read: rules.at(0) },
      Asks: { op: 'again', step: () => stepAsks },
      Below: { op: 'again', step: () => stepBelow },
      Values: { op: 'leaf', read: rules.at(92) },
      LabelMeaning: { op: 'leaf', read: rules.at(112) },
      LabelWords: { op: 'leaf', read: rules.at(127) },
      NoiseSpans: { op: 'leaf', read: rules.at(132) },
      HeaderSays: { op: 'leaf', read: rules.at(136) },
      StateSays: { op: 'leaf', read: rules.at(152) },
      PathSays: { op: 'leaf', read: rules.at(156) },
      TakenHeader: { op: 'leaf', read: rules.at(160) },
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
