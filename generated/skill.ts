// Generated from grammars/skill.peggy, grammars/skill-verdicts.peggy, grammars/skill-facts.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, tableOf, and, caseless, choice, closes, coded, hand, handing, inside, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, scan, seq, text, tuple } from '../src/engine/generated.ts';

export interface TextEndNode extends TreeNode { readonly type: 'TextEnd'; }
export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface MissingWrapperEndNode extends RecoveryNode { readonly type: 'MissingWrapperEnd'; }
export interface FencedBlockNode extends TreeNode {
  readonly type: 'FencedBlock';
  readonly open: FenceLineNode;
  readonly closed: string;
}
export interface FenceLineNode extends TreeNode { readonly type: 'FenceLine'; readonly run: string; }
export interface BadOpenFenceNode extends RecoveryNode { readonly type: 'BadOpenFence'; }
export interface FailureLineNode extends TreeNode {
  readonly type: 'FailureLine';
  readonly failed: FailureHeadNode;
  readonly problem: ProblemNode | null;
}
export interface FailureHeadNode extends TreeNode { readonly type: 'FailureHead'; }
export interface ProblemNode extends TreeNode { readonly type: 'Problem'; readonly message: string; }
export interface LineNode extends TreeNode {
  readonly type: 'Line';
  readonly mark: PassMarkNode | null;
  readonly head: TruthNode | PassHeadNode | null;
  readonly facts: (string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode)[];
}
export interface PassMarkNode extends TreeNode { readonly type: 'PassMark'; }
export interface PassHeadNode extends TreeNode { readonly type: 'PassHead'; readonly alone: string | null; }
export interface TruthNode extends TreeNode { readonly type: 'Truth'; readonly good: string | null; }
export interface ExitCodeNode extends TreeNode { readonly type: 'ExitCode'; readonly code: string; }
export interface PassStatusNode extends TreeNode { readonly type: 'PassStatus'; }
export interface FailStatusNode extends TreeNode { readonly type: 'FailStatus'; }
export interface PassWordNode extends TreeNode { readonly type: 'PassWord'; }
export interface FailWordNode extends TreeNode { readonly type: 'FailWord'; }
export interface LastPassMarkNode extends TreeNode { readonly type: 'LastPassMark'; }
export interface LastFailMarkNode extends TreeNode { readonly type: 'LastFailMark'; }
export interface CrashNode extends TreeNode { readonly type: 'Crash'; }
export interface WithErrorsNode extends TreeNode { readonly type: 'WithErrors'; readonly none: string | null; }
export interface DeniedNode extends TreeNode { readonly type: 'Denied'; }
export interface ConfidenceNode extends TreeNode {
  readonly type: 'Confidence';
  readonly value: DecimalNode | BadPercentNode | BadDecimalCommaNode | MissingNumberNode | BadConfidenceNode;
}
export interface DecimalNode extends TreeNode { readonly type: 'Decimal'; readonly text: string; }
export interface BadPercentNode extends RecoveryNode { readonly type: 'BadPercent'; readonly text: string; }
export interface BadDecimalCommaNode extends RecoveryNode {
  readonly type: 'BadDecimalComma';
  readonly whole: string;
  readonly part: string;
}
export interface BadConfidenceNode extends RecoveryNode { readonly type: 'BadConfidence'; }
export interface MissingNumberNode extends RecoveryNode { readonly type: 'MissingNumber'; }
export interface BadThousandsNode extends RecoveryNode { readonly type: 'BadThousands'; }
export interface BadDecimalAmountNode extends RecoveryNode {
  readonly type: 'BadDecimalAmount';
  readonly whole: string;
  readonly part: string;
}
export interface BadGroupedWordNode extends RecoveryNode { readonly type: 'BadGroupedWord'; }
export interface FilesNode extends TreeNode {
  readonly type: 'Files';
  readonly paths: BracketPathNode[] | PathNode[] | null;
  readonly more: BadSpacedPathNode | BadPathNode | MissingPathNode | null;
}
export interface FileListNode extends TreeNode {
  readonly type: 'FileList';
  readonly mark: PassMarkNode | null;
  readonly counted: FileNumberNode | string | FileCountNode;
  readonly items: ListItemNode[];
}
export interface ListItemNode extends TreeNode {
  readonly type: 'ListItem';
  readonly paths: BracketPathNode[] | PathNode[] | null;
  readonly more: BadSpacedPathNode | BadPathNode | BadItemNode | null;
}
export interface FileCountNode extends TreeNode {
  readonly type: 'FileCount';
  readonly verb: string;
  readonly number: string;
  readonly paths: PathNode[] | null;
}
export interface FileNumberNode extends TreeNode { readonly type: 'FileNumber'; readonly number: string; }
export interface BracketPathNode extends TreeNode { readonly type: 'BracketPath'; readonly text: string; }
export interface PathNode extends TreeNode { readonly type: 'Path'; readonly text: string; }
export interface BadSpacedPathNode extends RecoveryNode { readonly type: 'BadSpacedPath'; readonly text: string; }
export interface BadPathNode extends RecoveryNode { readonly type: 'BadPath'; }
export interface MissingPathNode extends RecoveryNode { readonly type: 'MissingPath'; }
export interface BadItemNode extends RecoveryNode { readonly type: 'BadItem'; }
export interface DurationNode extends TreeNode {
  readonly type: 'Duration';
  readonly time: TimeNode | MissingUnitNode;
}
export interface FinishedNode extends TreeNode {
  readonly type: 'Finished';
  readonly word: FinishedWordNode;
  readonly time: TimeNode;
}
export interface FinishedWordNode extends TreeNode { readonly type: 'FinishedWord'; }
export interface TimeNode extends TreeNode { readonly type: 'Time'; readonly parts: TimePartNode[]; }
export interface TimePartNode extends TreeNode {
  readonly type: 'TimePart';
  readonly number: BadDecimalAmountNode | string;
  readonly unit: string;
}
export interface MissingUnitNode extends RecoveryNode {
  readonly type: 'MissingUnit';
  readonly number: BadDecimalAmountNode | string;
}
export interface LabelledCountNode extends TreeNode {
  readonly type: 'LabelledCount';
  readonly words: string[];
  readonly number: string;
}
export interface TallyNode extends TreeNode {
  readonly type: 'Tally';
  readonly number: string;
  readonly slashed: string | null;
  readonly all: string | null;
  readonly things: string[];
  readonly word: string;
}

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadWrapperNode | FailureLineNode | FileListNode | LineNode | MissingWrapperEndNode | BadOpenFenceNode | TextEndNode
| FencedBlockNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadOpenFenceNode | BadPercentNode | BadDecimalCommaNode | BadConfidenceNode
| MissingNumberNode | BadThousandsNode | BadDecimalAmountNode | BadGroupedWordNode | BadSpacedPathNode | BadPathNode
| MissingPathNode | BadItemNode | MissingUnitNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Lines' | 'Fences', 'model'>>
& Readonly<Record<'Wrapped' | 'BadOpenFence' | 'TextEnd', 'Lines'>>
& Readonly<Record<'FailureLine' | 'FileList' | 'Line' | 'BadThousands' | 'BadSpacedPath' | 'BadPath' | 'BadItem' | 'BadPercent'
| 'BadDecimalComma' | 'MissingNumber' | 'BadConfidence' | 'MissingPath' | 'BadDecimalAmount' | 'MissingUnit'
| 'BadGroupedWord', 'Lines' | 'Wrapped'>>
& Readonly<Record<'BadWrapper' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'FencedBlock', 'Fences'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-fence-end" | "bad-percent" | "bad-decimal-comma" | "bad-confidence" | "bad-thousands"
| "bad-spaced-path" | "bad-path" | "missing-path" | "missing-unit";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([65, 65], [67, 71], [73, 73], [76, 77], [79, 80], [82, 85], [95, 97], [99, 103], [105, 105], [108, 109], [111, 112], [114, 117], [126, 126]);
  const TABLE_1 = tableOf([35, 35], [42, 42], [45, 45], [58, 58], [61, 62], [95, 95], [126, 126]);
  const TABLE_2 = tableOf([68, 68], [73, 73], [76, 76], [78, 78], [84, 84], [100, 100], [105, 105], [110, 110]);
  const TABLE_3 = tableOf([91, 91]);
  const TABLE_4 = tableOf([9, 9], [32, 32], [35, 35], [42, 42], [45, 45], [48, 58], [61, 62], [68, 68], [73, 73], [76, 76], [78, 78], [84, 84], [91, 91], [95, 95], [100, 100], [105, 105], [110, 110], [126, 126]);
  const TABLE_5 = tableOf([67, 68], [70, 71], [77, 79], [85, 85], [99, 100], [102, 103], [109, 111], [117, 117]);
  const TABLE_6 = tableOf([33, 33], [41, 42], [44, 44], [46, 46], [58, 59], [63, 63], [93, 93], [95, 95]);
  const TABLE_7 = tableOf([65, 65], [70, 70], [79, 79], [84, 84], [97, 97], [102, 102], [111, 111], [116, 116]);
  const TABLE_8 = tableOf([76, 76], [82, 83], [108, 108], [114, 115]);
  const TABLE_9 = tableOf([9, 9], [32, 32], [42, 42], [58, 58], [61, 61], [95, 95]);
  const TABLE_10 = tableOf([68, 69], [82, 82], [84, 84], [100, 101], [114, 114], [116, 116]);
  const TABLE_11 = tableOf([67, 67], [79, 80], [83, 83], [111, 112], [115, 115]);
  const TABLE_12 = tableOf([9, 9], [32, 32], [40, 40], [42, 42], [91, 91], [95, 95], [124, 124]);
  const TABLE_13 = tableOf([73, 73], [83, 83], [85, 85], [87, 87], [105, 105], [115, 117], [119, 119]);
  const TABLE_14 = tableOf([48, 57], [65, 91], [95, 95], [97, 122]);
  const TABLE_15 = tableOf([65, 65], [67, 67], [70, 70], [79, 79], [84, 84], [97, 97], [99, 99], [102, 102], [111, 111], [116, 116]);
  const TABLE_16 = tableOf([48, 57], [67, 68], [70, 71], [77, 79], [82, 82], [85, 85], [99, 100], [102, 103], [109, 111], [114, 114], [117, 117]);
  const TABLE_17 = tableOf([67, 68], [70, 70], [80, 80], [83, 83], [99, 100], [102, 102], [112, 112], [115, 115]);
  const TABLE_18 = tableOf([67, 67], [69, 70], [73, 73], [76, 76], [80, 80], [83, 84], [97, 122]);
  const TABLE_19 = tableOf([67, 68], [70, 70], [99, 100], [102, 102]);
  const TABLE_20 = tableOf([67, 67], [69, 69], [79, 80], [83, 85], [99, 99], [101, 101], [111, 112], [115, 117]);
  const TABLE_21 = tableOf([67, 67], [80, 80], [83, 83], [99, 99], [112, 112], [115, 115]);
  const TABLE_22 = tableOf([65, 65], [70, 70], [85, 85], [97, 97], [102, 102], [117, 117]);
  const TABLE_23 = tableOf([0, 8], [11, 12], [14, 31], [33, 123], [125, 127]);
  const BEYOND_0 = (c: number): boolean => (c >= 10006 && c <= 10008) || (c >= 10003 && c <= 10004) || c === 304 || c === 9745 || c === 9989 || c === 10060;
  const BEYOND_1 = (c: number): boolean => c >= 10061 || (c >= 188 && c <= 8215) || (c >= 8223 && c <= 9744) || (c >= 9746 && c <= 9887) || (c >= 9889 && c <= 9988) || (c >= 10009 && c <= 10059) || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 9990 && c <= 10002) || (c >= 8218 && c <= 8219) || c === 10005;
  const BEYOND_2 = (c: number): boolean => (c >= 10006 && c <= 10008) || (c >= 10003 && c <= 10004) || c === 9745 || c === 9989 || c === 10060;
  const BEYOND_3 = (c: number): boolean => (c >= 10003 && c <= 10004) || c === 9745 || c === 9989;
  const STOPS_0 = /abort|chang|chec[k\u212a]s|command\u0020not|complet|confidence|core\u0020dumped|creat|delet|deliverable|done|duration|elapsed|error|exception\u0020in|exit|fail|fatal|files|finish|generat|items|lines|modif|out\u0020of\u0020memory|panic|pass|remov|segmentation|steps|succe|tas[k\u212a]s|tests|tracebac[k\u212a]|time|too[k\u212a]|unbound|uncaught|unhandled|updat|\u0060\u0060\u0060|\u007e\u007e\u007e|o[k\u212a]|green|red|[\u000a\u000d\u005f\u2611\u2705\u2713-\u2714\u2716-\u2718\u274c]/gi;
  const STOPS_1 = new Stops(m, "\n\r]");
  const STOPS_2 = new Stops(m, "\n\r)");
  const STOPS_3 = new Stops(m, "\n\r");

  function skipBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l1: {
      const s2 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l3: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.touched ||= p >= end; break l3; }
          break l1;
        }
        p = s2;
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

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n7 = 0;
    l4: for (;;) {
      if (n7 >= 3) break;
      const s6 = p;
      l5: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l5; }
        p++;
        n7++;
        continue l4;
      }
      p = s6;
      break;
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l8: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l8; }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list15: " "[] = [];
    let n13 = 0;
    l10: for (;;) {
      if (n13 >= 3) break;
      const s12 = p;
      l11: {
        let v14!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l11; }
        v14 = " ";
        p++;
        list15.push(v14);
        n13++;
        continue l10;
      }
      p = s12;
      break;
    }
    value = list15;
    m.value = value;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "\n" | "\r\n" | "\r" | null;
    l16: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | "\r\n" | "\r";
        break l16;
      }
      m.touched ||= p >= end;
      if ((p = readEof(p)) < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | "\r\n" | "\r"] | [string[], null];
    l18: {
      const s19 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l20: {
          let e21!: string[];
          const list26: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v25!: string;
            v25 = m.value as string;
            list26.push(v25);
          }
          m.touched ||= p >= end;
          e21 = list26;
          let e28!: "\n" | "\r\n" | "\r";
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.touched ||= p >= end; break l20; }
          e28 = m.value as "\n" | "\r\n" | "\r";
          value = [e21, e28];
          break l18;
        }
        p = s19;
      } else
      m.touched ||= p >= end;
      let e29!: string[];
      const list34: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
        p = q;
        let v33!: string;
        v33 = m.value as string;
        list34.push(v33);
      }
      m.touched ||= p >= end;
      if (list34.length === 0) { return -1; }
      e29 = list34;
      let e36!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e36 = m.value as null;
      value = [e29, e36];
    }
    m.value = value;
    return p;
  }

  function skipQuietCode(p: number): number {
    const { text, end } = m; let c = 0;
    l48: {
      const s49 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l50: {
          const s52 = p;
          STOPS_0.lastIndex = p;
          const m51 = STOPS_0.exec(text);
          p = m51 === null ? end : m51.index;
          m.touched ||= p + 13 > end;
          if (p === s52) { break l50; }
          break l48;
        }
        p = s49;
      } else
      m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c))) && skipTelling(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipQuietLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l41: {
      const s42 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l43: {
          let m47 = false;

          while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipQuiet(p)) >= 0) {
            p = q;
            m47 = true;
          }
          m.touched ||= p >= end;
          if (!m47) { break l43; }
          if ((p = skipLineEnd(p)) < 0) { break l43; }
          break l41;
        }
        p = s42;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLogCode(p: number): number {
    const { end } = m; let q = 0;
    let m40 = false;

    while ((p < end) && (q = skipQuietLine(p)) >= 0) { p = q; m40 = true; }
    m.touched ||= p >= end;
    if (!m40) { return -1; }
    return p;
  }

  function skipPrefixCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l53: for (;;) {
      const s55 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
        l54: {
          l57: {
            const s58 = p;
            const c59 = p < end ? text.charCodeAt(p) : 65536;
            m.touched ||= p >= end;
            if ((c59 === 9 || c59 === 32)) {
              p++;
              break l57;
            }
            if ((p < end && (c59 < 128 ? TABLE_1[c59] === 1 : c59 >= 128))) {
              l61: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_1(c)))) { m.touched ||= p >= end; break l61; }
                p++;
                break l57;
              }
              p = s58;
            }
            if (((c59 >= 48 && c59 <= 57))) {
              l62: {
                if ((p = skipTimestamp(p)) < 0) { break l62; }
                if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 58))) {
                  p++;
                } else m.touched ||= p >= end;
                break l57;
              }
              p = s58;
            }
            if ((c59 < 128 ? TABLE_2[c59] === 1 : c59 === 304) && (q = skipLevel(p)) >= 0) { p = q; break l57; }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_2(c))) && skipMark(p) >= 0) { break l54; }
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; break l54; }
            p++;
            const near66 = p + 4;
            while (p < near66 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) p++;
            if (p === near66) p = STOPS_1.next(p);
            m.touched ||= p >= end && "^\n\r]";
            if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l54; }
            p++;
            if ((p < end && text.charCodeAt(p) === 58)) {

              p++;
            } else m.touched ||= p >= end;
          }
          continue l53;
        }
        p = s55;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipFilesLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1)) || (p = skipFilesName(p)) < 0) { m.touched ||= p >= end; return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipWordEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 8230))) p++;
    m.touched ||= p >= end;
    if (skipWordBreak(p) < 0) {  return -1; }
    return p;
  }

  function skipConfidenceLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    l70: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_7[c] === 1))) {
        const s72 = p;
        l71: {
          if ((p = skipWhose(p)) < 0) { break l71; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l71; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l70;
        }
        p = s72;
      } else m.touched ||= p >= end;
    }
    if (!m.isCaseless(p, "confidence")) { return -1; }
    p += 10;
    l73: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
        const s75 = p;
        l74: {
          l76: {
            const s77 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l78: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l78; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l76;
              }
              p = s77;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; break l74; }
            p++;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) || (p = skipKind(p)) < 0) { m.touched ||= p >= end; break l74; }
          break l73;
        }
        p = s75;
      } else m.touched ||= p >= end;
    }
    l79: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s81 = p;
        l80: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l80; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l80; }
          p++;
          const near82 = p + 4;
          while (p < near82 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
          if (p === near82) p = STOPS_2.next(p);
          m.touched ||= p >= end && "^\n\r)";
          if (p >= end || text.charCodeAt(p) !== 41) { m.touched ||= p >= end; break l80; }
          p++;
          break l79;
        }
        p = s81;
      } else m.touched ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = skipEquals(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipDurationLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1)) || (p = skipDurationName(p)) < 0) { m.touched ||= p >= end; return -1; }
    l83: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s85 = p;
        l84: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l84; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l86: {
            const s87 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
              l88: {
                if (!m.isCaseless(p, "taken")) { break l88; }
                p += 5;
                break l86;
              }
              p = s87;
            } else
            m.touched ||= p >= end;
            if (!m.isCaseless(p, "elapsed")) { break l84; }
            p += 7;
          }
          break l83;
        }
        p = s85;
      } else m.touched ||= p >= end;
    }
    l89: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        const s91 = p;
        l90: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l90; }
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 97 && c <= 122)))) { m.touched ||= p >= end; break l90; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 97 && c <= 122)))) p++;
          m.touched ||= p >= end && "a-z";
          if (p >= end || text.charCodeAt(p) !== 41) { m.touched ||= p >= end; break l90; }
          p++;
          break l89;
        }
        p = s91;
      } else m.touched ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = skipEquals(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function readFactCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | string | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode;
    l112: {
      const s113 = p;
      const t114 = m.trail.length;
      const c115 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c115 === 83 || c115 === 115) && (q = readTruth(p)) >= 0) { p = q; value = m.value as TruthNode; break l112; }
      m.forget(t114);
      if ((c115 < 128 && TABLE_15[c115] === 1) && (q = readConfidence(p)) >= 0) {
        p = q;
        value = m.value as ConfidenceNode;
        break l112;
      }
      m.forget(t114);
      if ((c115 < 128 && TABLE_16[c115] === 1) && (q = readFileFact(p)) >= 0) {
        p = q;
        value = m.value as FileCountNode | FilesNode;
        break l112;
      }
      m.forget(t114);
      if ((c115 < 128 && TABLE_10[c115] === 1) && (q = readDuration(p)) >= 0) {
        p = q;
        value = m.value as DurationNode;
        break l112;
      }
      m.forget(t114);
      if ((c115 < 128 && TABLE_17[c115] === 1) && (q = readFinished(p)) >= 0) {
        p = q;
        value = m.value as FinishedNode;
        break l112;
      }
      m.forget(t114);
      if ((c115 < 128 ? TABLE_18[c115] === 1 : c115 === 304) && (q = readLabelledCount(p)) >= 0) {
        p = q;
        value = m.value as LabelledCountNode;
        break l112;
      }
      m.forget(t114);
      if ((c115 === 69 || c115 === 101) && (q = readExitCode(p)) >= 0) {
        p = q;
        value = m.value as ExitCodeNode;
        break l112;
      }
      m.forget(t114);
      if ((c115 < 128 && TABLE_19[c115] === 1) && (q = readWithErrors(p)) >= 0) {
        p = q;
        value = m.value as WithErrorsNode;
        break l112;
      }
      m.forget(t114);
      if ((c115 < 128 && TABLE_20[c115] === 1) && (q = readCrash(p)) >= 0) {
        p = q;
        value = m.value as CrashNode;
        break l112;
      }
      m.forget(t114);
      if (((c115 >= 65 && c115 <= 90) || (c115 >= 97 && c115 <= 122)) && (q = readDenied(p)) >= 0) {
        p = q;
        value = m.value as DeniedNode;
        break l112;
      }
      m.forget(t114);
      if (((c115 >= 65 && c115 <= 90) || (c115 >= 97 && c115 <= 122) || c115 === 304)) {
        l116: {
          const s117 = p;
          if ((p = skipSaid(p)) < 0) { break l116; }
          value = text.slice(s117, p);
          break l112;
        }
        p = s113;
        m.forget(t114);
      }
      if (((c115 >= 48 && c115 <= 57)) && (q = readTally(p)) >= 0) { p = q; value = m.value as TallyNode; break l112; }
      m.forget(t114);
      if (((c115 >= 48 && c115 <= 57))) {
        l118: {
          const s119 = p;
          if ((p = skipFlawCount(p)) < 0) { break l118; }
          value = text.slice(s119, p);
          break l112;
        }
        p = s113;
        m.forget(t114);
      }
      if (((c115 >= 65 && c115 <= 90) || (c115 >= 97 && c115 <= 122) || c115 === 95) && (q = readPassStatus(p)) >= 0) {
        p = q;
        value = m.value as PassStatusNode;
        break l112;
      }
      m.forget(t114);
      if (((c115 >= 65 && c115 <= 90) || (c115 >= 97 && c115 <= 122) || c115 === 95) && (q = readFailStatus(p)) >= 0) {
        p = q;
        value = m.value as FailStatusNode;
        break l112;
      }
      m.forget(t114);
      if ((c115 < 128 && TABLE_21[c115] === 1) && (q = readPassWord(p)) >= 0) {
        p = q;
        value = m.value as PassWordNode;
        break l112;
      }
      m.forget(t114);
      if ((c115 < 128 && TABLE_22[c115] === 1) && (q = readFailWord(p)) >= 0) {
        p = q;
        value = m.value as FailWordNode;
        break l112;
      }
      m.forget(t114);
      if ((c115 < 128 ? TABLE_3[c115] === 1 : BEYOND_3(c115)) && (q = readLastPassMark(p)) >= 0) {
        p = q;
        value = m.value as LastPassMarkNode;
        break l112;
      }
      m.forget(t114);
      if (!(p < end && (((c = text.charCodeAt(p)) >= 10006 && c <= 10008) || c === 91 || c === 10060)) || (p = readLastFailMark(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as LastFailMarkNode;
    }
    m.value = value;
    return p;
  }

  function skipTokenCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))) && skipGrouped(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_15[c] === 1)) && skipConfidenceLabel(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1)) && skipFilesLabel(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1))) {
      {
        const s122 = p;
        l123: {
          if ((p = skipDurationLabel(p)) < 0) { break l123; }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l123; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          l125: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 46))) {
              const s127 = p;
              l126: {
                p++;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l126; }
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
                m.touched ||= p >= end;
                break l125;
              }
              p = s127;
            } else m.touched ||= p >= end;
          }
          if ((p = skipWordEnd(p)) < 0) { break l123; }
          return -1;
        }
        p = s122;
      }
    } else m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) p++;
    m.touched ||= p >= end && "^\t\n\r |";
    return p;
  }

  function readPartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
    l103: {
      const s104 = p;
      const t105 = m.trail.length;
      const c106 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c106 < 128 && TABLE_12[c106] === 1)) {
        l107: {
          const s108 = p;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1))) { m.touched ||= p >= end; break l107; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1))) p++;
          m.touched ||= p >= end;
          value = text.slice(s108, p);
          break l103;
        }
        p = s104;
        m.forget(t105);
      }
      if ((c106 < 128 ? TABLE_13[c106] === 1 : c106 === 304)) {
        l109: {
          const s110 = p;
          if ((p = skipCondition(p)) < 0) { break l109; }
          const near111 = p + 4;
          while (p < near111 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near111) p = STOPS_3.next(p);
          m.touched ||= p >= end && "^\n\r";
          value = text.slice(s110, p);
          break l103;
        }
        p = s104;
        m.forget(t105);
      }
      if ((c106 < 128 ? TABLE_14[c106] === 1 : BEYOND_0(c106)) && (q = readFact(p)) >= 0) {
        p = q;
        value = m.value as TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | string | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode;
        break l103;
      }
      m.forget(t105);
      if ((p < end && (c106 < 128 ? TABLE_23[c106] === 1 : c106 >= 128))) {
        l120: {
          const s121 = p;
          if ((p = skipToken(p)) < 0) { break l120; }
          value = text.slice(s121, p);
          break l103;
        }
        p = s104;
        m.forget(t105);
      }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))) || (p = readBadGroupedWord(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadGroupedWordNode;
    }
    m.value = value;
    return p;
  }

  function readLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_mark: PassMarkNode | null = null;
    let l_head: TruthNode | PassHeadNode | null = null;
    let l_facts!: (string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode)[];
    l92: {
      const s93 = p;
      const t94 = m.trail.length;
      l95: {
        if (skipFenceAhead(p) >= 0) { break l95; }

        if ((p = skipPrefix(p)) < 0) { break l95; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_3(c))) || (p = readPassMark(p)) < 0) { m.touched ||= p >= end; break l95; }
        l_mark = m.value as PassMarkNode;
        if ((p = skipPrefix(p)) < 0) { break l95; }

        if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) && (q = readHeadFact(p)) >= 0) {
          p = q;
          l_head = m.value as TruthNode | PassHeadNode;
        } else { m.touched ||= p >= end; l_head = null; }
        const list101: (string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode)[] = [];
        let t99 = m.trail.length;
        while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = readPart(p)) >= 0) {
          p = q;
          let v100!: string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
          v100 = m.value as string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
          list101.push(v100);
          t99 = m.trail.length;
        }
        m.touched ||= p >= end;
        m.forget(t99);
        l_facts = list101;
        if ((p = skipLineEnd(p)) < 0) { break l95; }
        break l92;
      }
      p = s93;
      m.forget(t94);
      l_mark = null;
      l_head = null;
      l128: {
        if (skipFenceAhead(p) >= 0) { break l128; }

        if ((p = skipPrefix(p)) < 0) { break l128; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) || (p = readHeadFact(p)) < 0) { m.touched ||= p >= end; break l128; }
        l_head = m.value as TruthNode | PassHeadNode;
        const list134: (string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode)[] = [];
        let t132 = m.trail.length;
        while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = readPart(p)) >= 0) {
          p = q;
          let v133!: string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
          v133 = m.value as string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
          list134.push(v133);
          t132 = m.trail.length;
        }
        m.touched ||= p >= end;
        m.forget(t132);
        l_facts = list134;
        if ((p = skipLineEnd(p)) < 0) { break l128; }
        break l92;
      }
      p = s93;
      m.forget(t94);
      l_mark = null;
      l_head = null;
      if (skipFenceAhead(p) >= 0) { return -1; }

      if ((p = skipPrefix(p)) < 0) { return -1; }
      const list141: (string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode)[] = [];
      let t139 = m.trail.length;
      while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = readPart(p)) >= 0) {
        p = q;
        let v140!: string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
        v140 = m.value as string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
        list141.push(v140);
        t139 = m.trail.length;
      }
      m.touched ||= p >= end;
      m.forget(t139);
      if (list141.length === 0) { return -1; }
      l_facts = list141;
      if ((p = skipLineEnd(p)) < 0) { return -1; }
    }
    const node: LineNode = { type: 'Line', start: m.base + start, end: m.base + p, mark: l_mark, head: l_head, facts: l_facts };
    m.value = node;
    return p;
  }

  const leaf0 = leaf(m, optional(m, lit(m, "\ufeff")));
  const skipEol = choice(m, lit(m, "\n"), lit(m, "\r\n"), lit(m, "\r"));
  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const leaf1 = leaf(m, skipBlankLine);
  const skipIndent = coded(skipIndentCode, null, true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const readFenceHead = choice(m, pick(m, 1, skipIndent, text(m, seq(lit(m, "```"), run(m, "`"))), run(m, "^\n\r`"),
      and(m, skipLineEnd)), pick(m, 1, skipIndent, text(m, seq(lit(m, "~~~"), run(m, "~"))), run(m, "^\n\r")));
  const readFenceOpen = pick(m, 0, readFenceHead, skipLineEnd);
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readClosingRun = closes(m, 1, readFenceRun);
  const skipClosingRun = quiet(m, readClosingRun);
  const skipFenceClose = seq(skipIndent, skipClosingRun, run(m, "\t "), and(m, skipLineEnd));
  const readEol = choice(m, lit(m, "\n"), lit(m, "\r\n"), lit(m, "\r"));
  const read_line = choice(m, tuple(m, [0, 1], repeat(m, { least: 0, listed: true }, text(m, one(m, "^\n\r"))),
      readEol), repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r"))));
  const readEof = not(m, one(m, "^"));
  const readIndent = coded(readIndentCode, null, true);
  const readBlank = text(m, one(m, "\t "));
  const readBlanks = repeat(m, { least: 0, listed: true }, readBlank);
  const readFenceClose = tuple(m, [0, 1, 2, 3], readIndent, readClosingRun, readBlanks, and(m, skipLineEnd));
  const readLineEnd = coded(readLineEndCode, null, true);
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ", true);
  const readWholeFence = handing(m, 1, tuple(m, [0, 1, 2], hand(m, 1, [], readFenceOpen), repeat(m, { least: 0,
          listed: true }, tuple(m, [0, 1], not(m, skipFenceClose), read_line)), choice(m, readEof, tuple(m, [0, 1, 2,
            3], readFenceClose, readLineEnd, repeat(m, { least: 0, listed: true }, readBlankLine), readEof))));
  const skipWholeFence = quiet(m, readWholeFence);
  const leaf4 = leaf(m, and(m, skipWholeFence));
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    label(m, 0, readFenceOpen));
  const leaf24 = leaf(m, readBadWrapper);
  const readWrapperRun = closes(m, 0, readFenceRun);
  const skipWrapperRun = quiet(m, readWrapperRun);
  const skipWrapperEnd = seq(skipIndent, skipWrapperRun, run(m, "\t "), skipLineEnd);
  const skipTellingWord = choice(m, caseless(m, "abort"), caseless(m, "chang"), caseless(m, "checks"), caseless(m,
    "command not"), caseless(m, "complet"), caseless(m, "confidence"), caseless(m, "core dumped"), caseless(m,
    "creat"), caseless(m, "delet"), caseless(m, "deliverable"), caseless(m, "done"), caseless(m, "duration"),
    caseless(m, "elapsed"), caseless(m, "error"), caseless(m, "exception in"), caseless(m, "exit"), caseless(m,
    "fail"), caseless(m, "fatal"), caseless(m, "files"), caseless(m, "finish"), caseless(m, "generat"), caseless(m,
    "items"), caseless(m, "lines"), caseless(m, "modif"), caseless(m, "out of memory"), caseless(m, "panic"),
    caseless(m, "pass"), caseless(m, "remov"), caseless(m, "segmentation"), caseless(m, "steps"), caseless(m,
    "succe"), caseless(m, "tasks"), caseless(m, "tests"), caseless(m, "traceback"), caseless(m, "time"),
    caseless(m, "took"), caseless(m, "unbound"), caseless(m, "uncaught"), caseless(m, "unhandled"), caseless(m,
  "updat"));
  const skipTellingSign = choice(m, one(m, "\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"), lit(m, "```"), lit(m,
  "~~~"));
  const readNameGoesOn = scan(m, one(m, "0-9A-Z_a-z"), seq(run(m, "\t "), one(m, "*:=")));
  const skipNameGoesOn = quiet(m, readNameGoesOn);
  const skipTelling = choice(m, skipTellingWord, skipTellingSign, seq(caseless(m, "ok"), not(m, one(m,
    "0-9A-Za-z"))), seq(choice(m, caseless(m, "green"), caseless(m, "red")), run(m, "!)*.]_"), run(m, "\t "),
      skipLineEnd), seq(lit(m, "_"), skipNameGoesOn));
  const skipQuiet = coded(skipQuietCode, "^\n\r", true);
  const skipQuietLine = coded(skipQuietLineCode, "^", true);
  const skipLog = coded(skipLogCode, "^", true);
  const skip_line = choice(m, seq(run(m, "^\n\r"), skipEol), run(m, "^\n\r", 1));
  const skipTrace = seq(run(m, "+", 1), one(m, "\t "), skip_line);
  const skipClock = seq(one(m, "\t T"), run(m, "\t "), run(m, "0-9", 1), lit(m, ":"), run(m, "0-9", 1), optional(m,
      seq(lit(m, ":"), run(m, "0-9", 1))));
  const skipTimestamp = seq(run(m, "0-9", 1), one(m, "\\-/:"), run(m, "0-9", 1), one(m, "\\-/:"), run(m, "0-9", 1),
    optional(m, skipClock), optional(m, seq(one(m, ",."), run(m, "0-9", 1))), optional(m, lit(m, "Z")), optional(m,
      seq(one(m, "+\\-"), run(m, "0-9", 1), optional(m, seq(lit(m, ":"), run(m, "0-9", 1))))));
  const skipLevel = choice(m, seq(choice(m, lit(m, "INFO"), lit(m, "DEBUG"), lit(m, "TRACE"), lit(m, "NOTICE"),
        lit(m, "LOG")), optional(m, lit(m, ":")), and(m, one(m, "\t "))), seq(choice(m, caseless(m, "info"),
        caseless(m, "debug"), caseless(m, "note"), caseless(m, "notice")), lit(m, ":")));
  const skipGoodSign = seq(one(m, "\u2611\u2705\u2713\u2714"), optional(m, lit(m, "\ufe0f")));
  const skipGoodMark = choice(m, skipGoodSign, seq(lit(m, "["), run(m, "\t "), choice(m, caseless(m, "ok"),
        seq(caseless(m, "pass"), optional(m, caseless(m, "ed"))), caseless(m, "success")), run(m, "\t "), lit(m,
  "]")));
  const skipBadTag = choice(m, seq(caseless(m, "fail"), optional(m, choice(m, caseless(m, "ed"), caseless(m,
    "ure")))), caseless(m, "error"), caseless(m, "fatal"), seq(caseless(m, "abort"), optional(m, caseless(m,
  "ed"))));
  const skipBadMark = choice(m, seq(one(m, "\u2716-\u2718\u274c"), optional(m, lit(m, "\ufe0f"))), seq(lit(m, "["),
      run(m, "\t "), skipBadTag, run(m, "\t "), lit(m, "]")));
  const skipMark = choice(m, skipGoodMark, skipBadMark, seq(lit(m, "["), run(m, "\t "), caseless(m, "warn")));
  const skipPrefix = coded(skipPrefixCode, null, true);
  const skipWarning = choice(m, lit(m, "\u26a0"), seq(optional(m, seq(lit(m, "["), run(m, "\t "))), caseless(m,
      "warn"), optional(m, caseless(m, "ing")), one(m, "\t :]")));
  const skipWarned = seq(skipPrefix, skipWarning, run(m, "^\n\r"), skipLineEnd);
  const skipBadCapitals = choice(m, lit(m, "ERROR"), seq(lit(m, "FATAL"), optional(m, lit(m, " ERROR"))), lit(m,
    "FAILED"), lit(m, "FAILURE"), lit(m, "FAIL"), lit(m, "ABORTED"), lit(m, "ABORT"));
  const skipCountable = choice(m, caseless(m, "tests"), caseless(m, "checks"), caseless(m, "files"), caseless(m,
    "lines"), caseless(m, "items"), caseless(m, "tasks"), caseless(m, "steps"));
  const skipInteger = run(m, "0-9", 1);
  const skipNothing = choice(m, caseless(m, "none"), caseless(m, "no"), caseless(m, "n/a"), lit(m, "null"), lit(m,
    "[]"), seq(skipInteger, optional(m, seq(lit(m, "/"), skipInteger))));
  const skipNoFailure = seq(optional(m, seq(run(m, "\t ", 1), skipCountable)), run(m, "\t "), optional(m, one(m,
    "\\-:=\u2013\u2014")), run(m, "\t "), skipNothing, optional(m, one(m, ",.;")), run(m, "\t "), choice(m,
      skipLineEnd, lit(m, "|")));
  const skipBadWords = choice(m, seq(caseless(m, "fatal"), optional(m, seq(run(m, "\t ", 1), caseless(m, "error")))),
    seq(caseless(m, "error"), optional(m, seq(lit(m, "["), run(m, "0-9A-Za-z", 1), lit(m, "]")))), seq(caseless(m,
      "fail"), optional(m, choice(m, caseless(m, "ed"), caseless(m, "ure")))), seq(caseless(m, "abort"),
      optional(m, choice(m, caseless(m, "ed"), caseless(m, "ing")))));
  const skipBadHead = choice(m, seq(skipBadCapitals, and(m, choice(m, one(m, "\t "), skipLineEnd, one(m,
      "!,-.:\u2013\u2014"))), not(m, skipNoFailure)), seq(skipBadWords, and(m, choice(m, seq(run(m, "\t "),
            lit(m, ":")), seq(run(m, "!."), run(m, "\t "), skipLineEnd))), not(m, skipNoFailure)));
  const skipColonOrDash = seq(run(m, "\t "), run(m, "!,-.:\u2013\u2014"), run(m, "\t "));
  const readFailureHead = node(m, 'FailureHead', seq(skipBadMark, skipPrefix, optional(m, seq(skipBadHead,
          skipColonOrDash))), seq(skipBadHead, skipColonOrDash));
  const readProblem = node(m, (start, end, l) => ({ type: 'Problem', start, end, message: l[0] }), label(m, 0,
      text(m, many(m, 1, seq(run(m, "\t "), run(m, "^\t\n\r ", 1))))));
  const readFailureLine = node(m, (start, end, l) => ({ type: 'FailureLine', start, end, failed: l[0],
        problem: l[1] }), seq(skipPrefix, label(m, 0, readFailureHead), run(m, "\t "), label(m, 1, optional(m,
          readProblem)), skipLineEnd));
  const readPassMark = node(m, 'PassMark', skipGoodMark);
  const skipFileVerb = choice(m, caseless(m, "created"), caseless(m, "modified"), caseless(m, "updated"), caseless(m,
  "generated"));
  const skipFileNoun = seq(optional(m, seq(caseless(m, "new"), run(m, "\t ", 1))), choice(m, caseless(m, "files"),
      caseless(m, "file(s)"), caseless(m, "file")));
  const skipFilesName = choice(m, seq(skipFileVerb, optional(m, seq(run(m, "\t ", 1), skipFileNoun))),
    seq(skipFileNoun, run(m, "\t ", 1), skipFileVerb), seq(choice(m, caseless(m, "new"), caseless(m, "output")),
      run(m, "\t ", 1), caseless(m, "files")), caseless(m, "deliverables"), caseless(m, "deliverable"));
  const skipFilesLabel = coded(skipFilesLabelCode, "CDFGM-OUcdfgm-ou", true);
  const skipGrouped = seq(one(m, "1-9"), repeat(m, { least: 0, most: 2 }, one(m, "0-9")), many(m, 1, seq(lit(m, ","),
        repeat(m, { least: 3, most: 3 }, one(m, "0-9")))), not(m, one(m, ",0-9")));
  const readBadThousands = mistake(m, 'BadThousands', skipGrouped);
  const readInteger = text(m, run(m, "0-9", 1));
  const readAmount = choice(m, text(m, readBadThousands), readInteger);
  const skipWordBreak = choice(m, one(m, "\t "), skipLineEnd, lit(m, "|"));
  const skipWordEnd = coded(skipWordEndCode, null, true);
  const readFileNumber = node(m, (start, end, l) => ({ type: 'FileNumber', start, end, number: l[0] }), seq(label(m,
        0, readAmount), run(m, "\t ", 1), skipFileNoun, skipWordEnd, and(m, seq(run(m, "\t "), skipLineEnd))));
  const readCountVerb = choice(m, text(m, choice(m, skipFileVerb, caseless(m, "changed"))), text(m, choice(m,
        caseless(m, "deleted"), caseless(m, "removed"))));
  const skipMeasureWord = seq(not(m, seq(caseless(m, "and"), one(m, "\t "))), run(m, "A-Za-z", 1));
  const skipMeasure = seq(run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1))), run(m, "\t "), choice(m,
      seq(skipMeasureWord, repeat(m, { least: 0, most: 2 }, seq(run(m, "\t ", 1), skipMeasureWord))), lit(m, "%")));
  const skipAside = choice(m, seq(run(m, "\t ", 1), lit(m, "("), run(m, "^\n\r()"), lit(m, ")")), seq(choice(m,
        seq(run(m, "\t "), lit(m, ","), run(m, "\t ")), run(m, "\t ", 1)), skipMeasure, and(m, choice(m, seq(run(m,
            "\t "), choice(m, one(m, ",;|"), skipLineEnd)), seq(run(m, "\t ", 1), caseless(m, "and"), one(m,
  "\t "))))));
  const skipAsides = many(m, 0, skipAside);
  const skipPathSign = choice(m, seq(skipAsides, run(m, "\t "), one(m, "&,;"), run(m, "\t "), optional(m,
        seq(caseless(m, "and"), run(m, "\t ", 1)))), seq(skipAsides, run(m, "\t ", 1), caseless(m, "and"), run(m,
        "\t ", 1)), run(m, "\t ", 1));
  const skipScheme = seq(one(m, "A-Za-z"), run(m, "+\\-.0-9A-Za-z"), lit(m, "://"));
  const skipEof = not(m, one(m, "^"));
  const skipPathBreak = choice(m, one(m, "\t\n\r \"',;<>`|"), skipEof);
  const skipAssignment = seq(lit(m, "="), skipPathBreak);
  const skipAssigned = seq(many(m, 0, seq(not(m, skipAssignment), one(m, "^\t\n\r \"',;<>`|"))), skipAssignment);
  const skipSlashed = seq(optional(m, lit(m, ".")), one(m, "(\\-0-9@-[_a-z~"), run(m, "^\t\n\r \"',/;<>\\\\`|"),
    one(m, "/\\\\"));
  const skipPathEnd = seq(optional(m, one(m, ")]")), run(m, "*"), run(m, "!.:?\u2026"), and(m, skipPathBreak));
  const skipRooted = seq(repeat(m, { least: 0, most: 2 }, one(m, ".~")), run(m, "/\\\\", 1), not(m, skipPathEnd),
    not(m, one(m, "/\\\\")), one(m, "^\t\n\r \"',;<>`|"));
  const skipPointAhead = seq(not(m, lit(m, ".")), one(m, "^\t\n\r \"',;<>`|"), lit(m, "."), one(m, "A-Za-z"), run(m,
    "\\-0-9A-Z_a-z"), skipPathEnd);
  const skipDotted = seq(many(m, 0, seq(not(m, skipPointAhead), one(m, "^\t\n\r \"',;<>`|"))), skipPointAhead);
  const skipDotFile = seq(lit(m, "."), one(m, "A-Za-z"), run(m, "\\-0-9A-Z_a-z"), many(m, 0, seq(lit(m, "."), run(m,
          "\\-0-9A-Z_a-z", 1))), skipPathEnd);
  const skipLikeWord = seq(run(m, "*"), not(m, skipScheme), not(m, skipAssigned), choice(m, skipSlashed, skipRooted,
      skipDotted, skipDotFile));
  const readQuotedPath = choice(m, pick(m, 1, lit(m, "\""), text(m, run(m, "^\n\r\"", 1)), lit(m, "\"")), pick(m, 1,
      lit(m, "'"), text(m, run(m, "^\n\r'", 1)), lit(m, "'")), pick(m, 1, lit(m, "`"), text(m, run(m, "^\n\r`", 1)),
      lit(m, "`")));
  const skipNoNameWord = choice(m, caseless(m, "none"), caseless(m, "nothing"), caseless(m, "no"), caseless(m,
    "n/a"), caseless(m, "yes"), caseless(m, "true"), caseless(m, "false"), caseless(m, "null"), caseless(m,
    "undefined"), caseless(m, "at"), caseless(m, "on"), caseless(m, "by"), caseless(m, "in"), caseless(m, "for"),
    caseless(m, "the"), caseless(m, "an"), caseless(m, "a"), caseless(m, "new"), caseless(m, "files"), caseless(m,
  "file"));
  const skipNoName = choice(m, seq(skipNoNameWord, skipPathEnd), seq(skipScheme, run(m, "^\t\n\r |")), seq(one(m,
      "0-9"), run(m, "+-:TZ"), optional(m, lit(m, "%")), skipPathEnd), seq(run(m, "^\t\n\r \"',0-9;<>A-Z`-z|", 1),
      and(m, skipPathBreak)), skipAssigned);
  const skipPathUnit = choice(m, seq(lit(m, "("), run(m, "^\t\n\r \"'-),;<>`|"), lit(m, ")")), seq(lit(m, "["),
      run(m, "^\t\n\r \"',;<>[]`|"), lit(m, "]")), seq(not(m, skipPathEnd), one(m, "^\t\n\r \"',;<>`|")));
  const readBareWord = choice(m, pick(m, 1, lit(m, "***"), text(m, run(m, "^\t\n\r \"'*,;<>`|", 1)), lit(m, "***"),
      skipPathEnd), pick(m, 1, lit(m, "**"), text(m, run(m, "^\t\n\r \"'*,;<>`|", 1)), lit(m, "**"), skipPathEnd),
    pick(m, 1, lit(m, "*"), text(m, run(m, "^\t\n\r \"'*,;<>`|", 1)), lit(m, "*"), skipPathEnd), pick(m, 0, text(m,
        many(m, 1, skipPathUnit)), skipPathEnd));
  const readPath = node(m, (start, end, l) => ({ type: 'Path', start, end, text: l[0] }), label(m, 0,
      readQuotedPath), seq(not(m, skipNoName), label(m, 0, readBareWord)));
  const readLikePath = pick(m, 1, and(m, choice(m, one(m, "\"'`"), skipLikeWord)), readPath);
  const readLikePaths = pick(m, 0, repeat(m, { least: 1, between: skipPathSign, listed: true }, readLikePath),
    skipAsides);
  const skipRelation = choice(m, caseless(m, "for"), caseless(m, "with"), seq(caseless(m, "in"), optional(m,
        caseless(m, "to"))), caseless(m, "to"), caseless(m, "from"), caseless(m, "at"), caseless(m, "using"),
    caseless(m, "by"), caseless(m, "as"), caseless(m, "on"), caseless(m, "via"));
  const skipPathsEnd = seq(run(m, "!),.:;"), run(m, "\t "), choice(m, skipLineEnd, lit(m, "|"), one(m,
      "#(\\-=>[\u2013\u2014\u2190\u2192"), seq(skipRelation, one(m, "\t "))));
  const readLikeList = pick(m, 0, readLikePaths, and(m, skipPathsEnd));
  const readCountedPaths = pick(m, 2, lit(m, ":"), run(m, "\t "), readLikeList);
  const skipEquals = seq(run(m, "*_"), run(m, "\t "), one(m, ":="), run(m, "*_"), run(m, "\t "));
  const skipNumberEnd = seq(not(m, one(m, "%\\-/-9A-Z_a-z~\u2013")), not(m, seq(one(m, ",."), one(m, "0-9"))), not(m,
      seq(run(m, "\t "), one(m, "%/"))), not(m, seq(run(m, "\t "), one(m, "\\-~\u2013"), run(m, "\t "), one(m,
  "0-9"))));
  const readFileCount = node(m, (start, end, l) => ({ type: 'FileCount', start, end, verb: l[0], number: l[1],
        paths: l[2] ?? null }), seq(label(m, 0, readCountVerb), run(m, "*_"), run(m, "\t "), optional(m, lit(m,
      ":")), run(m, "*_"), run(m, "\t "), label(m, 1, readAmount), run(m, "\t ", 1), skipFileNoun, label(m, 2,
        optional(m, readCountedPaths)), skipWordEnd), seq(label(m, 1, readAmount), run(m, "\t ", 1), skipFileNoun,
      run(m, "\t ", 1), optional(m, seq(choice(m, caseless(m, "was"), caseless(m, "were")), run(m, "\t ", 1))),
      label(m, 0, readCountVerb), label(m, 2, optional(m, readCountedPaths)), skipWordEnd), seq(skipFileNoun, run(m,
        "\t ", 1), label(m, 0, readCountVerb), skipEquals, label(m, 1, readAmount), skipNumberEnd), seq(label(m, 0,
        text(m, skipFileVerb)), optional(m, seq(run(m, "\t ", 1), skipFileNoun)), run(m, "*_"), run(m, "\t "), lit(m,
      ":"), run(m, "*_"), run(m, "\t "), label(m, 1, readAmount), and(m, seq(run(m, "\t "), skipLineEnd))));
  const readFileListHead = choice(m, pick(m, 2, skipFilesLabel, run(m, "\t "), choice(m, readFileNumber, text(m,
          seq(lit(m, ""), and(m, skipLineEnd))))), pick(m, 0, readFileCount, run(m, "\t "), optional(m, lit(m, ":")),
      and(m, seq(run(m, "\t "), skipLineEnd))));
  const skipBullet = choice(m, seq(one(m, "*+\\-\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba"), and(m, one(m, "\t "))),
    seq(run(m, "0-9", 1), one(m, ")."), and(m, one(m, "\t "))), skipGoodSign);
  const skipWhose = choice(m, caseless(m, "final"), caseless(m, "overall"), caseless(m, "total"), caseless(m,
  "average"));
  const skipKind = choice(m, caseless(m, "score"), caseless(m, "level"), caseless(m, "rating"));
  const skipConfidenceLabel = coded(skipConfidenceLabelCode, "ACFOTacfot", true);
  const skipDurationWord = choice(m, caseless(m, "time"), caseless(m, "duration"), caseless(m, "elapsed"),
    caseless(m, "runtime"));
  const skipDurationName = choice(m, seq(choice(m, caseless(m, "execution"), caseless(m, "total"), caseless(m,
        "elapsed"), caseless(m, "run")), optional(m, choice(m, run(m, "\t ", 1), lit(m, "_"))), skipDurationWord),
    skipDurationWord);
  const skipDurationLabel = coded(skipDurationLabelCode, "DERTdert", true);
  const skipCounted = choice(m, caseless(m, "passed"), caseless(m, "failed"), caseless(m, "skipped"), caseless(m,
    "run"), caseless(m, "total"), caseless(m, "of code"), caseless(m, "added"), caseless(m, "removed"), caseless(m,
    "changed"), caseless(m, "processed"), caseless(m, "checked"), caseless(m, "scanned"), caseless(m, "completed"));
  const skipCountLabel = choice(m, seq(run(m, "a-z", 1), many(m, 1, seq(lit(m, "_"), run(m, "0-9a-z", 1)))),
    seq(optional(m, seq(caseless(m, "total"), run(m, "\t ", 1))), skipCountable, run(m, "\t ", 1), skipCounted),
    seq(choice(m, caseless(m, "passed"), caseless(m, "failed")), optional(m, seq(run(m, "\t ", 1), skipCountable))),
    caseless(m, "errors"), caseless(m, "failures"));
  const skipGoodWord = choice(m, caseless(m, "completed"), caseless(m, "passed"), caseless(m, "succeeded"),
    seq(caseless(m, "successful"), optional(m, caseless(m, "ly"))), lit(m, "SUCCESS"), seq(caseless(m, "complete"),
      and(m, seq(run(m, "!."), run(m, "\t "), skipLineEnd))));
  const skipBadWord = choice(m, caseless(m, "failed"), caseless(m, "aborted"), seq(caseless(m, "unsuccessful"),
      optional(m, caseless(m, "ly"))), lit(m, "FAILURE"));
  const skipField = choice(m, skipConfidenceLabel, skipFilesLabel, skipDurationLabel, skipCountLabel, seq(choice(m,
        skipGoodWord, skipBadWord), skipWordEnd), skipBadHead);
  const skipItemAhead = seq(run(m, "\t "), skipBullet, run(m, "\t "), not(m, skipField));
  const skipLabelLike = seq(many(m, 1, seq(not(m, seq(lit(m, ":"), skipWordBreak)), one(m, "^\t\n\r |"))), lit(m,
    ":"), and(m, skipWordBreak));
  const skipNamed = seq(not(m, skipGrouped), choice(m, skipNoName, skipLabelLike), and(m, skipPathsEnd));
  const skipBracketSign = seq(run(m, "\t "), one(m, ",;"), run(m, "\t "));
  const readBracketPath = node(m, (start, end, l) => ({ type: 'BracketPath', start, end, text: l[0] }), label(m, 0,
      readQuotedPath), seq(not(m, skipNoName), label(m, 0, text(m, run(m, "^\t\n\r \"',;<>[]`|", 1)))));
  const readBracketList = pick(m, 3, lit(m, "["), and(m, seq(run(m, "^\n\r[]", 1), lit(m, "]"), skipPathsEnd)),
    run(m, "\t "), repeat(m, { least: 1, between: skipBracketSign, listed: true }, readBracketPath), run(m, "\t "),
    lit(m, "]"));
  const skipListSign = seq(skipAsides, run(m, "\t "), one(m, ",;"), run(m, "\t "));
  const readPathList = choice(m, readBracketList, pick(m, 0, repeat(m, { least: 1, between: skipListSign,
          listed: true }, readPath), skipAsides, and(m, skipPathsEnd)), readLikeList);
  const skipSpacedSlash = seq(optional(m, lit(m, ".")), one(m, "(\\-0-9@-[_a-z~"), run(m, "^\t\n\r\"',/;\\\\`|"),
    one(m, "/\\\\"));
  const skipSpacedEnd = seq(not(m, lit(m, ".")), one(m, "^\t\n\r\"',;`|"), lit(m, "."), one(m, "A-Za-z"), run(m,
    "\\-0-9A-Z_a-z"), run(m, " "), choice(m, one(m, "\t\n\r\"',;`|"), skipEof));
  const skipSpacedPoint = seq(many(m, 0, seq(not(m, skipSpacedEnd), one(m, "^\t\n\r\"',;`|"))), skipSpacedEnd);
  const skipLikeSpaced = seq(not(m, skipScheme), choice(m, skipSpacedSlash, skipRooted, skipSpacedPoint));
  const skipParted = seq(one(m, "^\t\n\r \"',;`|"), many(m, 0, seq(not(m, seq(one(m, "/\\\\"), one(m,
        "^\t\n\r \"',;`|"))), one(m, "^\t\n\r \"',;`|"))), one(m, "/\\\\"), one(m, "^\t\n\r \"',;`|"));
  const skipTwoPaths = seq(many(m, 0, seq(not(m, skipParted), run(m, "^\t\n\r \"',;`|", 1), run(m, " ", 1))),
    skipParted, optional(m, run(m, "^\t\n\r \"',;`|", 1)), run(m, " ", 1), many(m, 0, seq(not(m, skipParted), run(m,
          "^\t\n\r \"',;`|", 1), run(m, " ", 1))), skipParted);
  const readBadSpacedPath = mistake(m, (start, end, raw, l) => ({ type: 'BadSpacedPath', start, end, raw,
        text: l[0] }), seq(and(m, skipLikeSpaced), not(m, skipTwoPaths), label(m, 0, text(m, seq(run(m,
              "^\t\n\r \"',;`|", 1), many(m, 1, seq(run(m, " ", 1), run(m, "^\t\n\r \"',;`|", 1))))))));
  const readBadPath = mistake(m, 'BadPath', seq(one(m, "^\t\n\r |"), run(m, "^\n\r|")));
  const readBadItem = mistake(m, 'BadItem', run(m, "^\n\r"));
  const readListItem = node(m, (start, end, l) => ({ type: 'ListItem', start, end, paths: l[0] ?? null,
        more: l[1] ?? null }), seq(skipItemAhead, skipNamed, run(m, "^\n\r"), skipLineEnd), seq(skipItemAhead,
      label(m, 0, readPathList), run(m, "^\n\r"), skipLineEnd), seq(skipItemAhead, label(m, 0, readLikePaths), run(m,
      "\t "), one(m, ",;"), run(m, "\t "), label(m, 1, choice(m, readBadSpacedPath, readBadPath)), run(m, "^\n\r"),
      skipLineEnd), seq(skipItemAhead, label(m, 1, choice(m, readBadSpacedPath, readBadItem)), run(m, "^\n\r"),
      skipLineEnd), seq(run(m, "\t ", 1), not(m, skipField), label(m, 0, readLikeList), run(m, "^\n\r"),
      skipLineEnd));
  const readFileList = node(m, (start, end, l) => ({ type: 'FileList', start, end, mark: l[0], counted: l[1],
        items: l[2] }), seq(skipPrefix, label(m, 0, optional(m, readPassMark)), skipPrefix, label(m, 1,
        readFileListHead), run(m, "\t "), skipLineEnd, optional(m, seq(skipBlankLine, not(m, skipBlankLine))),
      label(m, 2, repeat(m, { least: 1, listed: true }, readListItem)), not(m, skipItemAhead)));
  const readInWrapper = inside(m, 0);
  const skipInWrapper = readInWrapper;
  const skipFenceHead = choice(m, seq(skipIndent, seq(lit(m, "```"), run(m, "`")), run(m, "^\n\r`"), and(m,
        skipLineEnd)), seq(skipIndent, seq(lit(m, "~~~"), run(m, "~")), run(m, "^\n\r")));
  const skipFenceOpen = seq(skipFenceHead, skipLineEnd);
  const skipFenceAhead = seq(not(m, skipInWrapper), skipFenceOpen);
  const readTruth = node(m, (start, end, l) => ({ type: 'Truth', start, end, good: l[0] ?? null }), seq(caseless(m,
      "success"), optional(m, caseless(m, "ful")), skipEquals, label(m, 0, text(m, choice(m, caseless(m, "true"),
            caseless(m, "yes"), lit(m, "1")))), skipWordEnd), seq(caseless(m, "success"), optional(m, caseless(m,
      "ful")), skipEquals, choice(m, caseless(m, "false"), caseless(m, "no"), lit(m, "0")), skipWordEnd));
  const skipPassCapitals = choice(m, lit(m, "SUCCESSFUL"), lit(m, "SUCCESS"), lit(m, "SUCCEEDED"), lit(m, "PASSED"),
    lit(m, "PASS"), lit(m, "COMPLETED"), lit(m, "OK"));
  const readNothingElse = text(m, seq(lit(m, ""), and(m, seq(run(m, "!."), run(m, "\t "), skipLineEnd))));
  const skipNothingElse = seq(lit(m, ""), and(m, seq(run(m, "!."), run(m, "\t "), skipLineEnd)));
  const readPassHead = node(m, (start, end, l) => ({ type: 'PassHead', start, end, alone: l[0] }),
    seq(skipPassCapitals, and(m, choice(m, one(m, "\t "), skipLineEnd, one(m, "!,-.:;|\u2013\u2014"))), not(m,
        seq(run(m, "\t "), one(m, ":="), run(m, "\t "), one(m, "0-9"))), label(m, 0, optional(m, readNothingElse))),
    seq(choice(m, caseless(m, "success"), caseless(m, "pass"), caseless(m, "ok")), choice(m, and(m, skipNothingElse),
        seq(run(m, "\t "), one(m, "!:"), not(m, seq(run(m, "\t "), one(m, "0-9"))))), label(m, 0, optional(m,
          readNothingElse))));
  const readHeadFact = choice(m, readTruth, readPassHead);
  const skipCondition = seq(choice(m, caseless(m, "if"), caseless(m, "when"), caseless(m, "unless"), caseless(m,
      "whether"), caseless(m, "until"), caseless(m, "should"), caseless(m, "will"), seq(lit(m, "to"), run(m, "\t ",
          1), lit(m, "be"))), one(m, "\t "));
  const skip_decimal = seq(optional(m, one(m, "+\\-")), choice(m, seq(run(m, "0-9", 1), optional(m, seq(lit(m, "."),
            run(m, "0-9")))), seq(lit(m, "."), run(m, "0-9", 1))), optional(m, seq(one(m, "Ee"), optional(m, one(m,
        "+\\-")), run(m, "0-9", 1))));
  const readDecimal = node(m, (start, end, l) => ({ type: 'Decimal', start, end, text: l[0] }), seq(label(m, 0,
        text(m, skip_decimal)), skipNumberEnd));
  const readBadPercent = mistake(m, (start, end, raw, l) => ({ type: 'BadPercent', start, end, raw, text: l[0] }),
    seq(label(m, 0, text(m, skip_decimal)), run(m, "\t "), lit(m, "%"), and(m, choice(m, one(m, "\t "), skipLineEnd,
          one(m, ")*,.;_|")))));
  const readBadDecimalComma = mistake(m, (start, end, raw, l) => ({ type: 'BadDecimalComma', start, end, raw,
        whole: l[0], part: l[1] }), seq(label(m, 0, readInteger), lit(m, ","), label(m, 1, readInteger),
      skipNumberEnd));
  const readMissingNumber = mistake(m, 'MissingNumber', and(m, choice(m, skipLineEnd, lit(m, "|"))));
  const readBadConfidence = mistake(m, 'BadConfidence', run(m, "^\n\r|", 1));
  const readConfidence = node(m, (start, end, l) => ({ type: 'Confidence', start, end, value: l[0] }),
    seq(skipConfidenceLabel, label(m, 0, choice(m, readDecimal, readBadPercent, readBadDecimalComma,
          readMissingNumber, readBadConfidence)), run(m, "*_")), seq(caseless(m, "confidence"), run(m, "\t ", 1),
      label(m, 0, readDecimal)));
  const readMissingPath = mistake(m, 'MissingPath', and(m, seq(run(m, "\t "), choice(m, skipLineEnd, lit(m, "|")))));
  const readFiles = node(m, (start, end, l) => ({ type: 'Files', start, end, paths: l[0] ?? null,
        more: l[1] ?? null }), seq(skipFilesLabel, run(m, "\t "), skipNamed), seq(skipFilesLabel, run(m, "\t "),
      label(m, 0, readPathList)), seq(skipFilesLabel, run(m, "\t "), label(m, 0, readLikePaths), run(m, "\t "),
      one(m, ",;"), run(m, "\t "), label(m, 1, choice(m, readBadSpacedPath, readBadPath))), seq(skipFilesLabel,
      run(m, "\t "), label(m, 1, choice(m, readBadSpacedPath, readBadPath, readMissingPath))), seq(skipFileVerb,
      run(m, "\t ", 1), optional(m, seq(choice(m, caseless(m, "the"), caseless(m, "a")), run(m, "\t ", 1))),
      optional(m, seq(skipFileNoun, run(m, "\t ", 1))), label(m, 0, readLikeList)));
  const readFileFact = choice(m, readFileCount, readFiles);
  const readBadDecimalAmount = mistake(m, (start, end, raw, l) => ({ type: 'BadDecimalAmount', start, end, raw,
        whole: l[0], part: l[1] }), seq(not(m, skipGrouped), label(m, 0, readInteger), lit(m, ","), label(m, 1,
        readInteger), not(m, one(m, ",.0-9"))));
  const noteAmount = choice(m, readBadThousands, skipInteger);
  const readQuantity = choice(m, text(m, seq(noteAmount, optional(m, seq(lit(m, "."), run(m, "0-9", 1))))), text(m,
      seq(lit(m, "."), run(m, "0-9", 1))));
  const readTimeNumber = choice(m, readBadDecimalAmount, readQuantity);
  const readTimeUnit = choice(m, text(m, choice(m, caseless(m, "milliseconds"), caseless(m, "millisecond"),
        caseless(m, "msecs"), caseless(m, "msec"), caseless(m, "ms"))), text(m, choice(m, caseless(m, "minutes"),
        caseless(m, "minute"), caseless(m, "mins"), caseless(m, "min"), lit(m, "m"))), text(m, choice(m, caseless(m,
        "hours"), caseless(m, "hour"), caseless(m, "hrs"), caseless(m, "hr"), lit(m, "h"))), text(m, choice(m,
        caseless(m, "seconds"), caseless(m, "second"), caseless(m, "secs"), caseless(m, "sec"), lit(m, "s"))), lit(m,
    "\u00b5s"), lit(m, "us"), lit(m, "ns"));
  const readTimePart = node(m, (start, end, l) => ({ type: 'TimePart', start, end, number: l[0], unit: l[1] }),
    seq(label(m, 0, readTimeNumber), run(m, "\t "), label(m, 1, readTimeUnit), not(m, one(m, "A-Za-z"))));
  const readTime = node(m, (start, end, l) => ({ type: 'Time', start, end, parts: l[0] }), seq(label(m, 0, repeat(m,
          { least: 1, between: run(m, "\t "), listed: true }, readTimePart)), skipWordEnd));
  const readMissingUnit = mistake(m, (start, end, raw, l) => ({ type: 'MissingUnit', start, end, raw,
        number: l[0] }), seq(not(m, lit(m, ".")), label(m, 0, readTimeNumber), skipWordEnd));
  const readDuration = node(m, (start, end, l) => ({ type: 'Duration', start, end, time: l[0] }),
    seq(skipDurationLabel, label(m, 0, choice(m, readTime, readMissingUnit))), seq(caseless(m, "took"), run(m, "\t ",
        1), label(m, 0, readTime)));
  const skip_finished = choice(m, caseless(m, "completed"), caseless(m, "complete"), caseless(m, "finished"),
    caseless(m, "done"));
  const readFinishedWord = node(m, 'FinishedWord', skip_finished, caseless(m, "passed"), caseless(m, "succeeded"),
    caseless(m, "successfully"));
  const readFinished = node(m, (start, end, l) => ({ type: 'Finished', start, end, word: l[0], time: l[1] }),
    seq(label(m, 0, readFinishedWord), run(m, "\t ", 1), caseless(m, "in"), run(m, "\t ", 1), label(m, 1, readTime)));
  const readLabelWord = text(m, seq(run(m, "0-9A-Za-z", 1), many(m, 0, seq(lit(m, "_"), run(m, "0-9A-Za-z", 1)))));
  const noteQuantity = choice(m, seq(noteAmount, optional(m, seq(lit(m, "."), run(m, "0-9", 1)))), seq(lit(m, "."),
      run(m, "0-9", 1)));
  const readSignedAmount = text(m, seq(optional(m, lit(m, "-")), noteQuantity));
  const skipFailures = choice(m, caseless(m, "errors"), caseless(m, "error"), caseless(m, "failures"), caseless(m,
  "failure"));
  const skipFlaws = seq(choice(m, skipFailures, caseless(m, "problems"), caseless(m, "problem"), caseless(m,
      "issues"), caseless(m, "issue"), caseless(m, "warnings"), caseless(m, "warning")), skipWordEnd);
  const readLabelledCount = node(m, (start, end, l) => ({ type: 'LabelledCount', start, end, words: l[0],
        number: l[1] }), seq(and(m, seq(skipCountLabel, skipEquals)), label(m, 0, repeat(m, { least: 1,
            between: run(m, "\t ", 1), listed: true }, readLabelWord)), skipEquals, label(m, 1, readSignedAmount),
      skipNumberEnd, not(m, seq(run(m, "\t ", 1), skipFlaws))));
  const skipExitLabel = choice(m, seq(caseless(m, "exit"), run(m, "\t ", 1), choice(m, caseless(m, "code"),
        caseless(m, "status"))), seq(caseless(m, "exited"), run(m, "\t ", 1), caseless(m, "with"), optional(m,
        seq(run(m, "\t ", 1), choice(m, caseless(m, "code"), caseless(m, "status"))))));
  const readExitCode = node(m, (start, end, l) => ({ type: 'ExitCode', start, end, code: l[0] }), seq(skipExitLabel,
      run(m, "\t "), optional(m, one(m, ":=")), run(m, "\t "), label(m, 0, readInteger), skipWordEnd));
  const skipNone = choice(m, caseless(m, "no"), seq(run(m, "0", 1), not(m, one(m, "0-9"))));
  const readWithErrors = node(m, (start, end, l) => ({ type: 'WithErrors', start, end, none: l[0] ?? null }),
    seq(skip_finished, run(m, "\t ", 1), caseless(m, "with"), run(m, "\t ", 1), label(m, 0, text(m, skipNone)),
      run(m, "\t ", 1), skipFailures, skipWordEnd), seq(skip_finished, run(m, "\t ", 1), caseless(m, "with"), run(m,
        "\t ", 1), optional(m, seq(skipInteger, run(m, "\t ", 1))), skipFailures, skipWordEnd));
  const skipRaised = choice(m, caseless(m, "error"), caseless(m, "exception"), caseless(m, "rejection"));
  const readCrash = node(m, 'Crash', caseless(m, "traceback (most recent call last)"), caseless(m,
    "command not found"), caseless(m, "segmentation fault"), caseless(m, "core dumped"), caseless(m,
    "out of memory"), caseless(m, "unbound variable"), seq(caseless(m, "syntax error"), optional(m, lit(m, ":")),
      run(m, "\t ", 1), choice(m, caseless(m, "near"), caseless(m, "unexpected")), and(m, one(m, "\t "))),
    caseless(m, "panic:"), seq(caseless(m, "panicked at"), and(m, one(m, "\t "))), seq(caseless(m,
      "exception in thread"), and(m, one(m, "\t "))), seq(choice(m, caseless(m, "uncaught"), caseless(m,
      "unhandled")), run(m, "\t ", 1), many(m, 0, seq(not(m, skipRaised), one(m, ".A-Za-z"))), skipRaised),
    lit(m, "UnhandledPromiseRejection"));
  const skipContraction = seq(run(m, "A-Za-z", 1), one(m, "'\u2019"), lit(m, "t"));
  const skipNegation = choice(m, caseless(m, "not"), caseless(m, "never"), caseless(m, "cannot"), skipContraction);
  const skipDeniedWord = choice(m, caseless(m, "success"), caseless(m, "succeed"), caseless(m, "complete"),
    caseless(m, "pass"), caseless(m, "ok"), caseless(m, "finish"));
  const skipPlainWord = seq(not(m, seq(skipGoodWord, skipWordEnd)), not(m, seq(skipBadWord, skipWordEnd)), run(m,
      "'A-Za-z\u2019", 1), and(m, one(m, "\t ")));
  const skipDeniedGap = seq(not(m, skipFlaws), not(m, skipDeniedWord), skipPlainWord, run(m, "\t ", 1));
  const skipNotDone = choice(m, seq(repeat(m, { least: 0, most: 3 }, skipDeniedGap), skipGoodWord, optional(m,
        seq(run(m, "\t ", 1), skipGoodWord))), seq(repeat(m, { least: 0, most: 1 }, skipDeniedGap), choice(m,
        caseless(m, "success"), caseless(m, "ok"), caseless(m, "finished"), caseless(m, "done"))));
  const skipUnable = choice(m, seq(choice(m, caseless(m, "failed"), caseless(m, "fails"), caseless(m, "failing"),
        caseless(m, "unable")), run(m, "\t ", 1), caseless(m, "to")), seq(choice(m, caseless(m, "did"), caseless(m,
        "does"), caseless(m, "could"), caseless(m, "can")), choice(m, seq(run(m, "\t ", 1), caseless(m, "not")),
        seq(optional(m, caseless(m, "n")), one(m, "'\u2019"), caseless(m, "t")))));
  const skipNobody = choice(m, caseless(m, "nothing"), caseless(m, "none"), caseless(m, "no"), caseless(m,
    "without"), caseless(m, "zero"));
  const readDenied = node(m, 'Denied', seq(skipNegation, run(m, "\t ", 1), skipNotDone, skipWordEnd), seq(skipUnable,
      run(m, "\t ", 1), repeat(m, { least: 0, most: 3 }, skipDeniedGap), choice(m, caseless(m, "succeed"),
        caseless(m, "completed"), caseless(m, "complete"), caseless(m, "pass"), caseless(m, "finish")), skipWordEnd),
    seq(skipNobody, run(m, "\t ", 1), repeat(m, { least: 0, most: 3 }, seq(not(m, seq(caseless(m, "to"), one(m,
          "\t "))), skipDeniedGap)), choice(m, skipGoodWord, caseless(m, "success"), caseless(m, "ok")),
      skipWordEnd));
  const skipNoOne = choice(m, seq(skipNobody, run(m, "\t ", 1)), seq(choice(m, caseless(m, "not"), caseless(m,
        "never"), skipContraction), run(m, "\t ", 1)));
  const skipDeniedFailure = seq(skipNoOne, repeat(m, { least: 0, most: 3 }, seq(skipPlainWord, run(m, "\t ", 1))),
    skipBadWord, skipWordEnd);
  const skipTidying = choice(m, caseless(m, "cleanup"), caseless(m, "clean-up"), caseless(m, "rollback"), caseless(m,
    "roll-back"), caseless(m, "teardown"));
  const skipCleanUp = seq(skipTidying, run(m, "\t ", 1), optional(m, seq(choice(m, caseless(m, "was"), caseless(m,
          "is"), caseless(m, "has been")), run(m, "\t ", 1))), skipGoodWord, skipWordEnd);
  const skipNumbered = choice(m, caseless(m, "step"), caseless(m, "phase"), caseless(m, "stage"), caseless(m,
    "test"), caseless(m, "check"), caseless(m, "attempt"), caseless(m, "part"), caseless(m, "task"), caseless(m,
    "iteration"), caseless(m, "round"), caseless(m, "case"), caseless(m, "try"));
  const skipOrdinal = seq(skipNumbered, run(m, "\t ", 1), optional(m, lit(m, "#")), skipInteger, optional(m,
      seq(lit(m, "/"), skipInteger)), skipWordEnd);
  const skipSaid = choice(m, skipDeniedFailure, skipCleanUp, skipOrdinal);
  const readOutOf = pick(m, 3, optional(m, seq(caseless(m, "out"), run(m, "\t ", 1))), caseless(m, "of"), run(m,
      "\t ", 1), readInteger, run(m, "\t ", 1));
  const readThing = pick(m, 2, not(m, seq(skipGoodWord, skipWordEnd)), not(m, seq(skipBadWord, skipWordEnd)), text(m,
      run(m, "A-Za-z", 1)), run(m, "\t ", 1));
  const readTally = node(m, (start, end, l) => ({ type: 'Tally', start, end, number: l[0], slashed: l[1], all: l[2],
        things: l[3], word: l[4] }), seq(label(m, 0, readAmount), label(m, 1, optional(m, pick(m, 1, lit(m, "/"),
            readInteger))), run(m, "\t ", 1), label(m, 2, optional(m, readOutOf)), label(m, 3, repeat(m, { least: 0,
            most: 2, listed: true }, readThing)), label(m, 4, text(m, choice(m, caseless(m, "passed"), caseless(m,
      "failed")))), skipWordEnd));
  const skipFlawCount = seq(choice(m, skipGrouped, skipInteger), run(m, "\t ", 1), choice(m, caseless(m, "errors"),
      caseless(m, "failures"), caseless(m, "problems"), caseless(m, "issues")), skipWordEnd);
  const skipStatusSign = choice(m, seq(run(m, "\t "), one(m, ":="), run(m, "*_"), run(m, "\t ")), seq(run(m, "\t "),
      choice(m, seq(lit(m, "..."), run(m, ".")), lit(m, "\u2026")), run(m, "\t ")), seq(run(m, "\t ", 1), and(m,
        one(m, "A-Z"))));
  const skipStatusLabel = seq(not(m, skipConfidenceLabel), not(m, skipFilesLabel), run(m, "A-Z_a-z", 1),
    skipStatusSign);
  const skipGoodStatus = choice(m, seq(caseless(m, "success"), optional(m, caseless(m, "ful"))), caseless(m,
    "succeeded"), caseless(m, "ok"), caseless(m, "passed"), caseless(m, "pass"), caseless(m, "completed"),
    caseless(m, "complete"), caseless(m, "green"));
  const readPassStatus = node(m, 'PassStatus', seq(skipStatusLabel, skipGoodStatus, and(m, seq(run(m, "!)*.]_"),
          run(m, "\t "), skipLineEnd))));
  const skipBadStatus = choice(m, caseless(m, "failed"), caseless(m, "failure"), caseless(m, "fail"), caseless(m,
    "error"), caseless(m, "aborted"), caseless(m, "abort"), caseless(m, "red"), caseless(m, "incomplete"));
  const readFailStatus = node(m, 'FailStatus', seq(skipStatusLabel, skipBadStatus, and(m, seq(run(m, "!)*.]_"),
          run(m, "\t "), skipLineEnd))));
  const readPassWord = node(m, 'PassWord', seq(skipGoodWord, skipWordEnd));
  const readFailWord = node(m, 'FailWord', seq(skipBadWord, skipWordEnd, not(m, skipNoFailure)));
  const readLastPassMark = node(m, 'LastPassMark', seq(skipGoodMark, and(m, seq(run(m, "\t "), skipLineEnd))));
  const readLastFailMark = node(m, 'LastFailMark', seq(skipBadMark, and(m, seq(run(m, "\t "), skipLineEnd))));
  const readFact = coded(readFactCode, "0-9A-[_a-z\u0130\u2611\u2705\u2713\u2714\u2716-\u2718\u274c");
  const skipToken = coded(skipTokenCode, "^\t\n\r |", true);
  const readBadGroupedWord = mistake(m, 'BadGroupedWord', seq(and(m, skipGrouped), run(m, "^\t\n\r |", 1)));
  const readPart = coded(readPartCode, "^\n\r");
  const readLine = coded(readLineCode, null);
  const readLineInside = choice(m, text(m, skipLog), text(m, skipTrace), text(m, skipWarned), readFailureLine,
    readFileList, readLine, text(m, skip_line));
  const readWrappedItem = tuple(m, [0, 1], not(m, skipWrapperEnd), readLineInside);
  const leaf26 = leaf(m, readWrappedItem);
  const readWrapperEnd = tuple(m, [0, 1, 2, 3], readIndent, readWrapperRun, readBlanks, readLineEnd);
  const readMissingWrapperEnd = mistake(m, 'MissingWrapperEnd', lit(m, ""));
  const leaf222 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const readFenced = handing(m, 1, tuple(m, [0, 1, 2], hand(m, 1, [], readFenceOpen), repeat(m, { least: 0,
          listed: true }, tuple(m, [0, 1], not(m, skipFenceClose), read_line)), readFenceClose));
  const skipFenced = quiet(m, readFenced);
  const skipClosedFence = seq(skipFenced, skipLineEnd);
  const readBadOpenFence = mistake(m, 'BadOpenFence', seq(skipFenceOpen, many(m, 0, skip_line)));
  const readItem = choice(m, text(m, skipLog), text(m, skipClosedFence), text(m, skipTrace), text(m, skipWarned),
    readFailureLine, readFileList, readLine, readBadOpenFence, text(m, skip_line));
  const leaf225 = leaf(m, readItem);
  const readTextEnd = node(m, 'TextEnd', lit(m, ""));
  const leaf231 = leaf(m, readTextEnd);
  const readFenceLine = node(m, (start, end, l) => ({ type: 'FenceLine', start, end, run: l[0] }), label(m, 0,
      readFenceOpen));
  const readFencedBlock = handing(m, 1, node(m, (start, end, l) => ({ type: 'FencedBlock', start, end, open: l[0],
          closed: l[1] }), seq(hand(m, 1, ["run"], label(m, 0, readFenceLine)), many(m, 0, seq(not(m,
              skipFenceClose), skip_line)), label(m, 1, text(m, optional(m, seq(skipFenceClose, skipLineEnd)))))));
  const leaf233 = leaf(m, choice(m, readFencedBlock, text(m, skip_line)));

  const stepLines: Step = { op: 'rule', name: 'Lines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf1 } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf4, body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: { op: 'leaf', read: leaf225 } }, { op: 'leaf', read: leaf231 }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf24 }, { op: 'loop', body: { op: 'leaf', read: leaf26 } }, { op: 'leaf', read: leaf222 }] } };
  const stepFences: Step = { op: 'rule', name: 'Fences', register: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: leaf233 } } };

  return {
    machine: m,
    steps: {
      Lines: { op: 'again', step: () => stepLines },
      Fences: { op: 'again', step: () => stepFences },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Lines', 'Fences'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole output is in a code fence.","example":"```json\n{\"success\": true, \"confidence\": 0.9, \"deliverables\": [], \"metrics\": {}, \"errors\": []}\n```","mend":"Print the result without a fence around it."},
    MissingWrapperEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed: the output was cut off inside it.","example":"```json\n{\"success\": true, \"confidence\": 0.9, \"deliverables\": [], \"metrics\": {}, \"errors\": []}","mend":"Print the result without a fence around it."},
    BadOpenFence: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed: the output was cut off inside it.","example":"```json\n{\"success\": true, \"confidence\": 0.9, \"deliverables\": [], \"metrics\": {}, \"errors\": []}","mend":"Print the result without a fence around it."},
    BadPercent: {"code":"bad-percent","severity":"warning","meaning":"The confidence is a percentage. It was divided by 100.","example":"Confidence: 90%","mend":"Write a number from 0.0 to 1.0: 0.9."},
    BadDecimalComma: {"code":"bad-decimal-comma","severity":"warning","meaning":"A number has a decimal comma.","example":"Confidence: 0,92","mend":"Write a point: 0.92. In bash, LC_ALL=C makes awk and printf do so."},
    BadConfidence: {"code":"bad-confidence","severity":"error","meaning":"A confidence is not a number. The default is used.","example":"Confidence: high","mend":"Write a number from 0.0 to 1.0."},
    MissingNumber: {"code":"bad-confidence","severity":"error","meaning":"A confidence is not a number. The default is used.","example":"Confidence: high","mend":"Write a number from 0.0 to 1.0."},
    BadThousands: {"code":"bad-thousands","severity":"warning","meaning":"A number contains commas. They were left out.","example":"Duration: 1,234 ms","mend":"Write the digits without anything between them: 1234."},
    BadDecimalAmount: {"code":"bad-decimal-comma","severity":"warning","meaning":"A number has a decimal comma.","example":"Confidence: 0,92","mend":"Write a point: 0.92. In bash, LC_ALL=C makes awk and printf do so."},
    BadGroupedWord: {"code":"bad-thousands","severity":"warning","meaning":"A number contains commas. They were left out.","example":"Duration: 1,234 ms","mend":"Write the digits without anything between them: 1234."},
    BadSpacedPath: {"code":"bad-spaced-path","severity":"warning","meaning":"A path has spaces and no quotes. It was read as one path.","example":"Created: my report.txt","mend":"Put the path in quotes: \"my report.txt\"."},
    BadPath: {"code":"bad-path","severity":"warning","meaning":"Something in a list of files is not a path. It was left out.","example":"Created: the new login form","mend":"Write the paths of the files, separated by commas."},
    MissingPath: {"code":"missing-path","severity":"warning","meaning":"A line announces files but names none.","example":"Created:\nDone.","mend":"Write the paths on the line, or below it with a hyphen before each."},
    BadItem: {"code":"bad-path","severity":"warning","meaning":"Something in a list of files is not a path. It was left out.","example":"Created: the new login form","mend":"Write the paths of the files, separated by commas."},
    MissingUnit: {"code":"missing-unit","severity":"warning","meaning":"A duration has no unit. It was read as milliseconds.","example":"Execution time: 1234","mend":"Write the unit: 1234ms."},
  },
  registers: 2,
  tables: 0,
  inside: 1,
};
