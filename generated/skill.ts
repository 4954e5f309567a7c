// Generated from grammars/skill.peggy, grammars/skill-verdicts.peggy, grammars/skill-facts.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofHand, ofHanding, ofCloses, ofInside, ofScan } from '../src/engine/generated.ts';

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
export interface PassLineNode extends TreeNode { readonly type: 'PassLine'; }
export interface SuiteLineNode extends TreeNode {
  readonly type: 'SuiteLine';
  readonly facts: (TallyNode | string)[];
}
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
export type Nodes = NodesByType<BadWrapperNode | PassLineNode | SuiteLineNode | FailureLineNode | FileListNode | LineNode | MissingWrapperEndNode
| BadOpenFenceNode | TextEndNode | FencedBlockNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadOpenFenceNode | BadPercentNode | BadDecimalCommaNode | BadConfidenceNode
| MissingNumberNode | BadThousandsNode | BadDecimalAmountNode | BadGroupedWordNode | BadSpacedPathNode | BadPathNode
| MissingPathNode | BadItemNode | MissingUnitNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Lines' | 'Fences', 'model'>>
& Readonly<Record<'Wrapped' | 'BadOpenFence' | 'TextEnd', 'Lines'>>
& Readonly<Record<'PassLine' | 'SuiteLine' | 'FailureLine' | 'FileList' | 'Line' | 'BadThousands' | 'BadSpacedPath' | 'BadPath'
| 'BadItem' | 'BadPercent' | 'BadDecimalComma' | 'MissingNumber' | 'BadConfidence' | 'MissingPath'
| 'BadDecimalAmount' | 'MissingUnit' | 'BadGroupedWord', 'Lines' | 'Wrapped'>>
& Readonly<Record<'BadWrapper' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'FencedBlock', 'Fences'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-fence-end" | "bad-percent" | "bad-decimal-comma" | "bad-confidence" | "bad-thousands"
| "bad-spaced-path" | "bad-path" | "missing-path" | "missing-unit";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Tally', start, end, number: l[0], slashed: l[1], all: l[2], things: l[3], word: l[4] }),
  (start, end, l) => ({ type: 'SuiteLine', start, end, facts: l[0] }),
  (start, end, l) => ({ type: 'Problem', start, end, message: l[0] }),
  (start, end, l) => ({ type: 'FailureLine', start, end, failed: l[0], problem: l[1] }),
  (start, end, l) => ({ type: 'FileNumber', start, end, number: l[0] }),
  (start, end, l) => ({ type: 'Path', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FileCount', start, end, verb: l[0], number: l[1], paths: l[2] ?? null }),
  (start, end, l) => ({ type: 'BracketPath', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ListItem', start, end, paths: l[0] ?? null, more: l[1] ?? null }),
  (start, end, l) => ({ type: 'FileList', start, end, mark: l[0], counted: l[1], items: l[2] }),
  (start, end, l) => ({ type: 'Truth', start, end, good: l[0] ?? null }),
  (start, end, l) => ({ type: 'PassHead', start, end, alone: l[0] }),
  (start, end, l) => ({ type: 'Decimal', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Confidence', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'Files', start, end, paths: l[0] ?? null, more: l[1] ?? null }),
  (start, end, l) => ({ type: 'TimePart', start, end, number: l[0], unit: l[1] }),
  (start, end, l) => ({ type: 'Time', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Duration', start, end, time: l[0] }),
  (start, end, l) => ({ type: 'Finished', start, end, word: l[0], time: l[1] }),
  (start, end, l) => ({ type: 'LabelledCount', start, end, words: l[0], number: l[1] }),
  (start, end, l) => ({ type: 'ExitCode', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'WithErrors', start, end, none: l[0] ?? null }),
  (start, end, l) => ({ type: 'FenceLine', start, end, run: l[0] }),
  (start, end, l) => ({ type: 'FencedBlock', start, end, open: l[0], closed: l[1] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
  (start, end, raw, l) => ({ type: 'BadSpacedPath', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadPercent', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadDecimalComma', start, end, raw, whole: l[0], part: l[1] }),
  (start, end, raw, l) => ({ type: 'BadDecimalAmount', start, end, raw, whole: l[0], part: l[1] }),
  (start, end, raw, l) => ({ type: 'MissingUnit', start, end, raw, number: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("AC-GILMOPR-U_-ac-gilmopr-u~");
  const TABLE_1 = tableOf("#*\\-:=>_~");
  const TABLE_2 = tableOf("DILNTdin");
  const TABLE_3 = tableOf("[");
  const TABLE_4 = tableOf("\t #*\\-0-:=>DILNT[_din~");
  const TABLE_5 = tableOf("!)*,.:;?]_");
  const TABLE_6 = tableOf("CDFGM-OUcdfgm-ou");
  const TABLE_7 = tableOf("AFOTafot");
  const TABLE_8 = tableOf("LRSlrs");
  const TABLE_9 = tableOf("\t *:=_");
  const TABLE_10 = tableOf("DERTdert");
  const TABLE_11 = tableOf("COPSops");
  const TABLE_12 = tableOf("\t (*[_|");
  const TABLE_13 = tableOf("ISUWis-uw");
  const TABLE_14 = tableOf("0-9A-[_a-z");
  const TABLE_15 = tableOf("ACFOTacfot");
  const TABLE_16 = tableOf("0-9CDFGM-ORUcdfgm-oru");
  const TABLE_17 = tableOf("CDFPScdfps");
  const TABLE_18 = tableOf("CEFILPSTa-z");
  const TABLE_19 = tableOf("CDFcdf");
  const TABLE_20 = tableOf("CEOPS-Uceops-u");
  const TABLE_21 = tableOf("CPScps");
  const TABLE_22 = tableOf("AFUafu");
  const TABLE_23 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!-{}-\u007f");
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
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; break l3; }
          break l1;
        }
        p = s2;
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

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n7 = 0;
    l4: for (;;) {
      if (n7 >= 3) break;
      const s6 = p;
      l5: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l5; }
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
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
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
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l11; }
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
      m.hitEnd ||= p >= end;
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
          m.hitEnd ||= p >= end;
          e21 = list26;
          let e28!: "\n" | "\r\n" | "\r";
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.hitEnd ||= p >= end; break l20; }
          e28 = m.value as "\n" | "\r\n" | "\r";
          value = [e21, e28];
          break l18;
        }
        p = s19;
      } else
      m.hitEnd ||= p >= end;
      let e29!: string[];
      const list34: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
        p = q;
        let v33!: string;
        v33 = m.value as string;
        list34.push(v33);
      }
      m.hitEnd ||= p >= end;
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
          m.hitEnd ||= p + 13 > end;
          if (p === s52) { break l50; }
          break l48;
        }
        p = s49;
      } else
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c))) && skipTelling(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
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
          m.hitEnd ||= p >= end;
          if (!m47) { break l43; }
          if ((p = skipLineEnd(p)) < 0) { break l43; }
          break l41;
        }
        p = s42;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLogCode(p: number): number {
    const { end } = m; let q = 0;
    let m40 = false;

    while ((p < end) && (q = skipQuietLine(p)) >= 0) { p = q; m40 = true; }
    m.hitEnd ||= p >= end;
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
            m.hitEnd ||= p >= end;
            if ((c59 === 9 || c59 === 32)) {
              p++;
              break l57;
            }
            if ((p < end && (c59 < 128 ? TABLE_1[c59] === 1 : c59 >= 128))) {
              l61: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l61; }
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
                } else m.hitEnd ||= p >= end;
                break l57;
              }
              p = s58;
            }
            if ((c59 < 128 ? TABLE_2[c59] === 1 : c59 === 304) && (q = skipLevel(p)) >= 0) { p = q; break l57; }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_2(c))) && skipMark(p) >= 0) { break l54; }
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 91) { m.hitEnd ||= p >= end; break l54; }
            p++;
            const near66 = p + 4;
            while (p < near66 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93))) p++;
            if (p === near66) p = STOPS_1.next(p);
            m.hitEnd ||= p >= end && "^\n\r]";
            if (p >= end || text.charCodeAt(p) !== 93) { m.hitEnd ||= p >= end; break l54; }
            p++;
            if ((p < end && text.charCodeAt(p) === 58)) {

              p++;
            } else m.hitEnd ||= p >= end;
          }
          continue l53;
        }
        p = s55;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipWordEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 8230))) p++;
    m.hitEnd ||= p >= end;
    if (skipWordBreak(p) < 0) {  return -1; }
    return p;
  }

  function skipFilesLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1)) || (p = skipFilesName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipConfidenceLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    l70: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_7[c] === 1))) {
        const s72 = p;
        l71: {
          if ((p = skipWhose(p)) < 0) { break l71; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l71; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l70;
        }
        p = s72;
      } else m.hitEnd ||= p >= end;
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
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l78; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l76;
              }
              p = s77;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; break l74; }
            p++;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) || (p = skipKind(p)) < 0) { m.hitEnd ||= p >= end; break l74; }
          break l73;
        }
        p = s75;
      } else m.hitEnd ||= p >= end;
    }
    l79: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s81 = p;
        l80: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l80; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; break l80; }
          p++;
          const near82 = p + 4;
          while (p < near82 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
          if (p === near82) p = STOPS_2.next(p);
          m.hitEnd ||= p >= end && "^\n\r)";
          if (p >= end || text.charCodeAt(p) !== 41) { m.hitEnd ||= p >= end; break l80; }
          p++;
          break l79;
        }
        p = s81;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = skipEquals(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipDurationLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1)) || (p = skipDurationName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l83: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s85 = p;
        l84: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l84; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
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
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "elapsed")) { break l84; }
            p += 7;
          }
          break l83;
        }
        p = s85;
      } else m.hitEnd ||= p >= end;
    }
    l89: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        const s91 = p;
        l90: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; break l90; }
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 97 && c <= 122)))) { m.hitEnd ||= p >= end; break l90; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 97 && c <= 122)))) p++;
          m.hitEnd ||= p >= end && "a-z";
          if (p >= end || text.charCodeAt(p) !== 41) { m.hitEnd ||= p >= end; break l90; }
          p++;
          break l89;
        }
        p = s91;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = skipEquals(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function readFactCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | string | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode;
    l112: {
      const s113 = p;
      const t114 = m.pending.length;
      const c115 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
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
      if (!(p < end && (((c = text.charCodeAt(p)) >= 10006 && c <= 10008) || c === 91 || c === 10060)) || (p = readLastFailMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as LastFailMarkNode;
    }
    m.value = value;
    return p;
  }

  function skipTokenCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))) && skipGrouped(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_15[c] === 1)) && skipConfidenceLabel(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1)) && skipFilesLabel(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1))) {
      {
        const s122 = p;
        l123: {
          if ((p = skipDurationLabel(p)) < 0) { break l123; }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l123; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          l125: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 46))) {
              const s127 = p;
              l126: {
                p++;
                if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l126; }
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
                m.hitEnd ||= p >= end;
                break l125;
              }
              p = s127;
            } else m.hitEnd ||= p >= end;
          }
          if ((p = skipWordEnd(p)) < 0) { break l123; }
          return -1;
        }
        p = s122;
      }
    } else m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) p++;
    m.hitEnd ||= p >= end && "^\t\n\r |";
    return p;
  }

  function readPartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
    l103: {
      const s104 = p;
      const t105 = m.pending.length;
      const c106 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c106 < 128 && TABLE_12[c106] === 1)) {
        l107: {
          const s108 = p;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1))) { m.hitEnd ||= p >= end; break l107; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1))) p++;
          m.hitEnd ||= p >= end;
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
          m.hitEnd ||= p >= end && "^\n\r";
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
      if (!(p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))) || (p = readBadGroupedWord(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
      const t94 = m.pending.length;
      l95: {
        if (skipFenceAhead(p) >= 0) { break l95; }

        if ((p = skipPrefix(p)) < 0) { break l95; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_3(c))) || (p = readPassMark(p)) < 0) { m.hitEnd ||= p >= end; break l95; }
        l_mark = m.value as PassMarkNode;
        if ((p = skipPrefix(p)) < 0) { break l95; }

        if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) && (q = readHeadFact(p)) >= 0) {
          p = q;
          l_head = m.value as TruthNode | PassHeadNode;
        } else { m.hitEnd ||= p >= end; l_head = null; }
        const list101: (string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode)[] = [];
        let t99 = m.pending.length;
        while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = readPart(p)) >= 0) {
          p = q;
          let v100!: string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
          v100 = m.value as string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
          list101.push(v100);
          t99 = m.pending.length;
        }
        m.hitEnd ||= p >= end;
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
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) || (p = readHeadFact(p)) < 0) { m.hitEnd ||= p >= end; break l128; }
        l_head = m.value as TruthNode | PassHeadNode;
        const list134: (string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode)[] = [];
        let t132 = m.pending.length;
        while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = readPart(p)) >= 0) {
          p = q;
          let v133!: string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
          v133 = m.value as string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
          list134.push(v133);
          t132 = m.pending.length;
        }
        m.hitEnd ||= p >= end;
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
      let t139 = m.pending.length;
      while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = readPart(p)) >= 0) {
        p = q;
        let v140!: string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
        v140 = m.value as string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode;
        list141.push(v140);
        t139 = m.pending.length;
      }
      m.hitEnd ||= p >= end;
      m.forget(t139);
      if (list141.length === 0) { return -1; }
      l_facts = list141;
      if ((p = skipLineEnd(p)) < 0) { return -1; }
    }
    const node: LineNode = { type: 'Line', start: m.base + start, end: m.base + p, mark: l_mark, head: l_head, facts: l_facts };
    m.value = node;
    return p;
  }

  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const skipIndent = coded(skipIndentCode, null, true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const readIndent = coded(readIndentCode, null, true);
  const readLineEnd = coded(readLineEndCode, null, true);
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ", true);
  const skipLog = coded(skipLogCode, "^", true);
  const skipQuietLine = coded(skipQuietLineCode, "^", true);
  const skipQuiet = coded(skipQuietCode, "^\n\r", true);
  const skipPrefix = coded(skipPrefixCode, null, true);
  const skipWordEnd = coded(skipWordEndCode, null, true);
  const skipFilesLabel = coded(skipFilesLabelCode, "CDFGM-OUcdfgm-ou", true);
  const skipConfidenceLabel = coded(skipConfidenceLabelCode, "ACFOTacfot", true);
  const skipDurationLabel = coded(skipDurationLabelCode, "DERTdert", true);
  const readLine = coded(readLineCode, null);
  const readPart = coded(readPartCode, "^\n\r");
  const readFact = coded(readFactCode, "0-9A-[_a-z\u0130\u2611\u2705\u2713\u2714\u2716-\u2718\u274c");
  const skipToken = coded(skipTokenCode, "^\t\n\r |", true);
  const rules = new Rules(m, [
      '[0,["L",["?","\ufeff"]]]', // 0 leaf
      '[0,["L",2],"\\t\\n\\r "]', // 1 leaf
      skipBlankLine,
      '[0,["/","\\n","\\r\\n","\\r"],"\\n\\r"]', // 3 skipEol
      '[0,["L",["&",5]]," `~"]', // 4 leaf
      '[0,["q",6]]', // 5 skipWholeFence
      '[0,["handing",1,["t",[0,1,2],["hand",1,[],7],["|",0,null,true,["t",[0,1],["!",11],15]],["/",17,["t",[0,1,2,3],18,22,["|",0,null,true,23],17]]]]," `~"]', // 6 readWholeFence
      '[0,["@",0,8,10]]', // 7 readFenceOpen
      '[0,["/",["@",1,9,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",10]],["@",1,9,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 8 readFenceHead
      skipIndent,
      skipLineEnd,
      '[0,["s",9,12,["[*","\\t "],["&",10]]," `~"]', // 11 skipFenceClose
      '[0,["q",13]]', // 12 skipClosingRun
      '[0,["closes",1,14],"`~"]', // 13 readClosingRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 14 readFenceRun
      '[0,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],16],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 15 read_line
      '[0,["/","\\n","\\r\\n","\\r"],"\\n\\r"]', // 16 readEol
      '[0,["!",["[","^"]]]', // 17 readEof
      '[0,["t",[0,1,2,3],19,13,20,["&",10]]," `~"]', // 18 readFenceClose
      readIndent,
      '[0,["|",0,null,true,21]]', // 20 readBlanks
      '[0,["$",["[","\\t "]]]', // 21 readBlank
      readLineEnd,
      readBlankLine,
      '[1,["L",25]]', // 24 leaf
      '[1,["M",0,[":",0,7]]]', // 25 readBadWrapper
      '[1,["L",27]]', // 26 leaf
      '[1,["t",[0,1],["!",28],31]]', // 27 readWrappedItem
      '[0,["s",9,29,["[*","\\t "],10]," `~"]', // 28 skipWrapperEnd
      '[0,["q",30]]', // 29 skipWrapperRun
      '[0,["closes",0,14],"`~"]', // 30 readWrapperRun
      '[1,["/",["$",32],["$",40],["$",42],53,55,75,85,154,["$",41]]]', // 31 readLineInside
      skipLog,
      skipQuietLine,
      skipQuiet,
      '[0,["/",36,37,["s",["i","ok"],["!",["[","0-9A-Za-z"]]],["s",["/",["i","green"],["i","red"]],["[*","!)*.]_"],["[*","\\t "],10],["s","_",38]],"AC-GILMOPR-U_-ac-gilmopr-u~\u0130\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"]', // 35 skipTelling
      '[0,["/",["i","abort"],["i","chang"],["i","checks"],["i","command not"],["i","complet"],["i","confidence"],["i","core dumped"],["i","creat"],["i","delet"],["i","deliverable"],["i","done"],["i","duration"],["i","elapsed"],["i","error"],["i","exception in"],["i","exit"],["i","fail"],["i","fatal"],["i","files"],["i","finish"],["i","generat"],["i","items"],["i","lines"],["i","modif"],["i","out of memory"],["i","panic"],["i","pass"],["i","remov"],["i","segmentation"],["i","steps"],["i","succe"],["i","tasks"],["i","tests"],["i","traceback"],["i","time"],["i","took"],["i","unbound"],["i","uncaught"],["i","unhandled"],["i","updat"]],"AC-GILMOPR-Uac-gilmopr-u\u0130"]', // 36 skipTellingWord
      '[0,["/",["[","\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"],"```","~~~"],"`~\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"]', // 37 skipTellingSign
      '[0,["q",39]]', // 38 skipNameGoesOn
      '[0,["scan",["[","0-9A-Z_a-z"],["s",["[*","\\t "],["[","*:="]]],"\\t *0-:=A-Z_a-z"]', // 39 readNameGoesOn
      '[0,["s",["[+","+"],["[","\\t "],41]]', // 40 skipTrace
      '[0,["/",["s",["[*","^\\n\\r"],3],["[+","^\\n\\r"]],"^"]', // 41 skip_line
      '[0,["s",43,52,["[*","^\\n\\r"],10],"\\t #*\\\\-0-:=>DILNTW[_dinw~\u0080-\uffff"]', // 42 skipWarned
      skipPrefix,
      '[0,["s",["[+","0-9"],["[","\\\\-/:"],["[+","0-9"],["[","\\\\-/:"],["[+","0-9"],["?",45],["?",["s",["[",",."],["[+","0-9"]]],["?","Z"],["?",["s",["[","+\\\\-"],["[+","0-9"],["?",["s",":",["[+","0-9"]]]]]]]', // 44 skipTimestamp
      '[0,["s",["[","\\t T"],["[*","\\t "],["[+","0-9"],":",["[+","0-9"],["?",["s",":",["[+","0-9"]]]]]', // 45 skipClock
      '[0,["/",["s",["/","INFO","DEBUG","TRACE","NOTICE","LOG"],["?",":"],["&",["[","\\t "]]],["s",["/",["i","info"],["i","debug"],["i","note"],["i","notice"]],":"]],"DILNTdin\u0130"]', // 46 skipLevel
      '[0,["/",48,50,["s","[",["[*","\\t "],["i","warn"]]],"[\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"]', // 47 skipMark
      '[0,["/",49,["s","[",["[*","\\t "],["/",["i","ok"],["s",["i","pass"],["?",["i","ed"]]],["i","success"]],["[*","\\t "],"]"]],"[\u2611\u2705\u2713\u2714"]', // 48 skipGoodMark
      '[0,["s",["[","\u2611\u2705\u2713\u2714"],["?","\ufe0f"]]]', // 49 skipGoodSign
      '[0,["/",["s",["[","\u2716-\u2718\u274c"],["?","\ufe0f"]],["s","[",["[*","\\t "],51,["[*","\\t "],"]"]],"[\u2716-\u2718\u274c"]', // 50 skipBadMark
      '[0,["/",["s",["i","fail"],["?",["/",["i","ed"],["i","ure"]]]],["i","error"],["i","fatal"],["s",["i","abort"],["?",["i","ed"]]]],"AEFaef"]', // 51 skipBadTag
      '[0,["/","\u26a0",["s",["?",["s","[",["[*","\\t "]]],["i","warn"],["?",["i","ing"]],["[","\\t :]"]]],"W[w\u26a0"]', // 52 skipWarning
      '[0,["N","PassLine",["s",["[*","\\t "],"ok",["/",["s",["[+","\\t "],["[+","0-9"],["&",["/",["[","\\t "],10]]],["s",["[*"," "],"\\t"]],["[*","^\\n\\r"],10],["s",43,"Found 0 errors",["&",["[","\\n\\r ."]],["[*","^\\n\\r"],10],["s",["[*","\\t "],"\u2716",["[*","\\t "],54," problem",["?","s"]," (0 errors, ",["[*","^\\n\\r"],10]],"\\t #*\\\\-0-:=>DFILNT[_dino~\u0080-\uffff"]', // 53 readPassLine
      '[0,["[+","0-9"]]', // 54 skipInteger
      '[1,["N",1,["s",43,56,[":",0,["|",0,null,true,["/",["@",0,57],["$",["s",["!",70],["[","^\\n\\r"]]]]]],10]],"\\t #*\\\\-0-:=>DILNST[_din~\u0080-\uffff"]', // 55 readSuiteLine
      '[0,["s",["/","Test Files","Test Suites","Snapshots"],["?",":"],["[+","\\t "]],"ST"]', // 56 skipSuiteLabel
      '[1,["N",0,["s",[":",0,58],[":",1,["?",["@",1,"/",61]]],["[+","\\t "],[":",2,["?",62]],[":",3,["|",0,2,true,63]],[":",4,69],65]]]', // 57 readTally
      '[1,["/",["$",59],61],"0-9"]', // 58 readAmount
      '[1,["M","BadThousands",60]]', // 59 readBadThousands
      '[0,["s",["[","1-9"],["|",0,2,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]]]],["!",["[",",0-9"]]]]', // 60 skipGrouped
      '[0,["$",["[+","0-9"]]]', // 61 readInteger
      '[0,["@",3,["?",["s",["i","out"],["[+","\\t "]]],["i","of"],["[+","\\t "],61,["[+","\\t "]],"Oo"]', // 62 readOutOf
      '[0,["@",3,["!",["s",64,65]],["!",["s",67,65]],["!",["s",68,65]],["$",["[+","A-Za-z"]],["[+","\\t "]],"A-Za-z"]', // 63 readThing
      '[0,["/",["i","completed"],["i","passed"],["i","succeeded"],["s",["i","successful"],["?",["i","ly"]]],"SUCCESS",["s",["i","complete"],["&",["s",["[*","!."],["[*","\\t "],10]]]],"CPScps"]', // 64 skipGoodWord
      skipWordEnd,
      '[0,["/",["[","\\t "],10,"|"]]', // 66 skipWordBreak
      '[0,["/",["i","failed"],["i","aborted"],["s",["i","unsuccessful"],["?",["i","ly"]]],"FAILURE"],"AFUafu"]', // 67 skipBadWord
      '[0,["/",["s",["i","pass"],["/",["i","ed"],["i","ing"]]],["s",["i","fail"],["/",["i","ed"],["i","ing"]]]],"FPfp"]', // 68 skipTallyWord
      '[0,["/",["@",0,["$",["i","pass"]],["/",["i","ed"],["i","ing"]]],["@",0,["$",["i","fail"]],["/",["i","ed"],["i","ing"]]]],"FPfp"]', // 69 readTallyWord
      '[0,["s",71,["?",["s","/",54]],["[+","\\t "],["?",73],["|",0,2,false,74],68,65]]', // 70 skipTally
      '[0,["/",72,54],"0-9"]', // 71 skipAmount
      '[0,60]', // 72 skipBadThousands
      '[0,["s",["?",["s",["i","out"],["[+","\\t "]]],["i","of"],["[+","\\t "],54,["[+","\\t "]],"Oo"]', // 73 skipOutOf
      '[0,["s",["!",["s",64,65]],["!",["s",67,65]],["!",["s",68,65]],["[+","A-Za-z"],["[+","\\t "]],"A-Za-z"]', // 74 skipThing
      '[0,["N",3,["s",43,[":",0,76],["[*","\\t "],[":",1,["?",84]],10]],"\\t #*\\\\-0-:=>AD-FILNT[_ad-fin~\u0080-\uffff"]', // 75 readFailureLine
      '[0,["N","FailureHead",["s",50,43,["?",["s",77,83]]],["s",77,83]],"AEF[aef\u2716-\u2718\u274c"]', // 76 readFailureHead
      '[0,["/",["s",78,["&",["/",["[","\\t "],10,["[","!,-.:\u2013\u2014"]]],["!",79]],["s",82,["&",["/",["s",["[*","\\t "],":"],["s",["[*","!."],["[*","\\t "],10]]],["!",79]]],"AEFaef"]', // 77 skipBadHead
      '[0,["/","ERROR",["s","FATAL",["?"," ERROR"]],"FAILED","FAILURE","FAIL","ABORTED","ABORT"],"AEF"]', // 78 skipBadCapitals
      '[0,["s",["?",["s",["[+","\\t "],80]],["[*","\\t "],["?",["[","\\\\-:=\u2013\u2014"]],["[*","\\t "],81,["?",["[",",.;"]],["[*","\\t "],["/",10,"|"]],"\\t \\\\-0-:=N[n\u2013\u2014"]', // 79 skipNoFailure
      '[0,["/",["i","tests"],["i","checks"],["i","files"],["i","lines"],["i","items"],["i","tasks"],["i","steps"]],"CFILSTcfilst\u0130"]', // 80 skipCountable
      '[0,["/",["i","none"],["i","no"],["i","n/a"],"null","[]",["s",54,["?",["s","/",54]]]],"0-9N[n"]', // 81 skipNothing
      '[0,["/",["s",["i","fatal"],["?",["s",["[+","\\t "],["i","error"]]]],["s",["i","error"],["?",["s","[",["[+","0-9A-Za-z"],"]"]]],["s",["i","fail"],["?",["/",["i","ed"],["i","ure"]]]],["s",["i","abort"],["?",["/",["i","ed"],["i","ing"]]]]],"AEFaef"]', // 82 skipBadWords
      '[0,["s",["[*","\\t "],["[*","!,-.:\u2013\u2014"],["[*","\\t "]]]', // 83 skipColonOrDash
      '[0,["N",2,[":",0,["$",["+",["s",["[*","\\t "],["[+","^\\t\\n\\r "]]]]]],"^\\n\\r"]', // 84 readProblem
      '[1,["N",9,["s",43,[":",0,["?",86]],43,[":",1,87],["[*","\\t "],10,["?",["s",2,["!",2]]],[":",2,["|",1,null,true,126]],["!",127]]],"\\t #*\\\\-0-:=>CDFGIL-ORTU[_cdfgim-oru~\u0080-\uffff"]', // 85 readFileList
      '[0,["N","PassMark",48]]', // 86 readPassMark
      '[1,["/",["@",2,88,["[*","\\t "],["/",92,["$",["s","",["&",10]]]]],["@",0,93,["[*","\\t "],["?",":"],["&",["s",["[*","\\t "],10]]]],"0-9CDFGM-ORUcdfgm-oru"]', // 87 readFileListHead
      skipFilesLabel,
      '[0,["/",["s",90,["?",["s",["[+","\\t "],91]]],["s",91,["[+","\\t "],90],["s",["/",["i","new"],["i","output"]],["[+","\\t "],["i","files"]],["i","deliverables"],["i","deliverable"]],"CDFGM-OUcdfgm-ou"]', // 89 skipFilesName
      '[0,["/",["i","created"],["i","modified"],["i","updated"],["i","generated"]],"CGMUcgmu"]', // 90 skipFileVerb
      '[0,["s",["?",["s",["i","new"],["[+","\\t "]]],["/",["i","files"],["i","file(s)"],["i","file"]]],"FNfn"]', // 91 skipFileNoun
      '[1,["N",4,["s",[":",0,58],["[+","\\t "],91,65,["&",["s",["[*","\\t "],10]]]]]', // 92 readFileNumber
      '[1,["N",6,["s",[":",0,94],["[*","*_"],["[*","\\t "],["?",":"],["[*","*_"],["[*","\\t "],[":",1,58],["[+","\\t "],91,[":",2,["?",95]],65],["s",[":",1,58],["[+","\\t "],91,["[+","\\t "],["?",["s",["/",["i","was"],["i","were"]],["[+","\\t "]]],[":",0,94],[":",2,["?",95]],65],["s",91,["[+","\\t "],[":",0,94],124,[":",1,58],125],["s",[":",0,["$",90]],["?",["s",["[+","\\t "],91]],["[*","*_"],["[*","\\t "],":",["[*","*_"],["[*","\\t "],[":",1,58],["&",["s",["[*","\\t "],10]]]],"0-9CDFGMNRUcdfgmnru"]', // 93 readFileCount
      '[0,["/",["$",["/",90,["i","changed"]]],["$",["/",["i","deleted"],["i","removed"]]]],"CDGMRUcdgmru"]', // 94 readCountVerb
      '[0,["@",2,":",["[*","\\t "],96]]', // 95 readCountedPaths
      '[0,["@",0,97,["&",122]]]', // 96 readLikeList
      '[0,["@",0,["|",1,null,true,103,98],99],"^\\t\\n\\r ,;<>|"]', // 97 readLikePaths
      '[0,["/",["s",99,["[*","\\t "],["[","&,;"],["[*","\\t "],["?",["s",["i","and"],["[+","\\t "]]]],["s",99,["[+","\\t "],["i","and"],["[+","\\t "]],["[+","\\t "]],"\\t &,;"]', // 98 skipPathSign
      '[0,["|",0,20,false,100]]', // 99 skipAsides
      '[0,["/",["s",["[+","\\t "],"(",["[*","^\\n\\r()"],")"],["s",["/",["s",["[*","\\t "],",",["[*","\\t "]],["[+","\\t "]],101,["&",["/",["s",["[*","\\t "],["/",["[",",;|"],10]],["s",["[+","\\t "],["i","and"],["[","\\t "]]]]]],"\\t ,"]', // 100 skipAside
      '[0,["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]],["[*","\\t "],["/",["s",102,["|",0,2,false,["s",["[+","\\t "],102]]],"%"]]]', // 101 skipMeasure
      '[0,["s",["!",["s",["i","and"],["[","\\t "]]],["[+","A-Za-z"]],"A-Za-z"]', // 102 skipMeasureWord
      '[0,["@",1,["&",["/",["[","\\"\'`"],104]],116],"^\\t\\n\\r ,;<>|"]', // 103 readLikePath
      '[0,["s",["[*","*"],["!",105],["!",106],["/",110,111,113,115]],"^\\t\\n\\r \\"\',;<>`|"]', // 104 skipLikeWord
      '[0,["s",["[","A-Za-z"],["[*","+\\\\-.0-9A-Za-z"],"://"]]', // 105 skipScheme
      '[0,["s",["*",["s",["!",107],["[","^\\t\\n\\r \\"\',;<>`|"]]],107],"^\\t\\n\\r \\"\',;<>`|"]', // 106 skipAssigned
      '[0,["s","=",108]]', // 107 skipAssignment
      '[0,["/",["[","\\t\\n\\r \\"\',;<>`|"],109]]', // 108 skipPathBreak
      '[0,["!",["[","^"]]]', // 109 skipEof
      '[0,["s",["?","."],["[","(\\\\-0-9@-[_a-z~"],["[*","^\\t\\n\\r \\"\',/;<>\\\\\\\\`|"],["[","/\\\\\\\\"]],"(\\\\-.0-9@-[_a-z~"]', // 110 skipSlashed
      '[0,["s",["|",0,2,false,["[",".~"]],["[+","/\\\\\\\\"],["!",112],["!",["[","/\\\\\\\\"]],["[","^\\t\\n\\r \\"\',;<>`|"]],"./\\\\\\\\~"]', // 111 skipRooted
      '[0,["s",["?",["[",")]"]],["[*","*"],["[*","!.:?\u2026"],["&",108]]]', // 112 skipPathEnd
      '[0,["s",["*",["s",["!",114],["[","^\\t\\n\\r \\"\',;<>`|"]]],114],"^\\t\\n\\r \\"\',;<>`|"]', // 113 skipDotted
      '[0,["s",["!","."],["[","^\\t\\n\\r \\"\',;<>`|"],".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],112],"^\\t\\n\\r \\"\',;<>`|"]', // 114 skipPointAhead
      '[0,["s",".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",".",["[+","\\\\-0-9A-Z_a-z"]]],112]]', // 115 skipDotFile
      '[0,["N",5,[":",0,117],["s",["!",118],[":",0,120]]],"^\\t\\n\\r ,;<>|"]', // 116 readPath
      '[0,["/",["@",1,"\\"",["$",["[+","^\\n\\r\\""]],"\\""],["@",1,"\'",["$",["[+","^\\n\\r\'"]],"\'"],["@",1,"`",["$",["[+","^\\n\\r`"]],"`"]],"\\"\'`"]', // 117 readQuotedPath
      '[0,["/",["s",119,112],["s",["[+","(*["],119,["[+",")*]"],112],["s",105,["[*","^\\t\\n\\r |"]],["s",["[","0-9"],["[*","+-:TZ"],["?","%"],112],["s",["[+","^\\t\\n\\r \\"\',0-9;<>A-Z`-z|"],["&",108]],106],"^\\t\\n\\r \\"\',;<>`|"]', // 118 skipNoName
      '[0,["/",["i","none"],["i","nothing"],["i","no"],["i","n/a"],["i","yes"],["i","true"],["i","false"],["i","null"],["i","undefined"],["i","at"],["i","on"],["i","by"],["i","in"],["i","for"],["i","the"],["i","an"],["i","a"],["i","new"],["i","files"],["i","file"]],"ABFINOTUYabfinotuy\u0130"]', // 119 skipNoNameWord
      '[0,["/",["@",1,"***",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"***",112],["@",1,"**",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"**",112],["@",1,"*",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"*",112],["@",0,["$",["+",121]],112]],"^\\t\\n\\r \\"\',;<>`|"]', // 120 readBareWord
      '[0,["/",["[+","^\\t\\n\\r -\\"\'-*,.:-<>?[]`|\u2026"],["s","(",["[*","^\\t\\n\\r \\"\'-),;<>`|"],")"],["s","[",["[*","^\\t\\n\\r \\"\',;<>[]`|"],"]"],["s",["!",112],["/",["s",["[+","*"],["[*","!.:?\u2026"]],["[+","!.:?\u2026"],["[","^\\t\\n\\r \\"\',;<>`|"]]]],"^\\t\\n\\r \\"\',;<>`|"]', // 121 skipPathUnit
      '[0,["s",["[*","!),.:;"],["[*","\\t "],["/",10,"|",["[","#(\\\\-=>[\u2013\u2014\u2190\u2192"],["s",123,["[","\\t "]]]]]', // 122 skipPathsEnd
      '[0,["/",["i","for"],["i","with"],["s",["i","in"],["?",["i","to"]]],["i","to"],["i","from"],["i","at"],["i","using"],["i","by"],["i","as"],["i","on"],["i","via"]],"ABFIOT-Wabfiot-w\u0130"]', // 123 skipRelation
      '[0,["s",["[*","*_"],["[*","\\t "],["[",":="],["[*","*_"],["[*","\\t "]],"\\t *:=_"]', // 124 skipEquals
      '[0,["s",["!",["[","%\\\\-/-9A-Z_a-z~\u2013"]],["!",["s",["[",",."],["[","0-9"]]],["!",["s",["[*","\\t "],["[","%/"]]],["!",["s",["[*","\\t "],["[","\\\\-~\u2013"],["[*","\\t "],["[","0-9"]]]]]', // 125 skipNumberEnd
      '[1,["N",8,["s",127,138,["[*","^\\n\\r"],10],["s",127,[":",0,140],["[*","^\\n\\r"],10],["s",127,[":",0,97],["[*","\\t "],["[",",;"],["[*","\\t "],[":",1,["/",145,152]],["[*","^\\n\\r"],10],["s",127,[":",1,["/",145,153]],["[*","^\\n\\r"],10],["s",["[+","\\t "],["!",129],[":",0,96],["[*","^\\n\\r"],10]],"\\t *+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 126 readListItem
      '[0,["s",["[*","\\t "],128,["[*","\\t "],["!",129]],"\\t *+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 127 skipItemAhead
      '[0,["/",["s",["[","*+\\\\-\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba"],["&",["[","\\t "]]],["s",["[+","0-9"],["[",")."],["&",["[","\\t "]]],49],"*+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 128 skipBullet
      '[0,["/",130,88,133,136,["s",["/",64,67],65],77],"AC-GIL-PR-Ua-z\u0130"]', // 129 skipField
      skipConfidenceLabel,
      '[0,["/",["i","final"],["i","overall"],["i","total"],["i","average"]],"AFOTafot"]', // 131 skipWhose
      '[0,["/",["i","score"],["i","level"],["i","rating"]],"LRSlrs"]', // 132 skipKind
      skipDurationLabel,
      '[0,["/",["s",["/",["i","execution"],["i","total"],["i","elapsed"],["i","run"]],["?",["/",["[+","\\t "],"_"]],135],135],"DERTdert"]', // 134 skipDurationName
      '[0,["/",["i","time"],["i","duration"],["i","elapsed"],["i","runtime"]],"DERTdert"]', // 135 skipDurationWord
      '[0,["/",["s",["[+","a-z"],["+",["s","_",["[+","0-9a-z"]]]],["s",["?",["s",["i","total"],["[+","\\t "]]],80,["[+","\\t "],137],["s",["/",["i","passed"],["i","failed"]],["?",["s",["[+","\\t "],80]]],["i","errors"],["i","failures"]],"CEFILPSTa-z\u0130"]', // 136 skipCountLabel
      '[0,["/",["i","passed"],["i","failed"],["i","skipped"],["i","run"],["i","total"],["i","of code"],["i","added"],["i","removed"],["i","changed"],["i","processed"],["i","checked"],["i","scanned"],["i","completed"]],"ACFOPR-Tacfopr-t"]', // 137 skipCounted
      '[0,["s",["!",60],["/",118,139],["&",122]],"^\\t\\n\\r |"]', // 138 skipNamed
      '[0,["s",["+",["s",["!",["s",":",66]],["[","^\\t\\n\\r |"]]],":",["&",66]],"^\\t\\n\\r |"]', // 139 skipLabelLike
      '[0,["/",141,["@",0,["|",1,null,true,116,144],99,["&",122]],96],"^\\t\\n\\r ,;<>|"]', // 140 readPathList
      '[0,["@",3,"[",["&",["s",["[+","^\\n\\r[]"],"]",122]],["[*","\\t "],["|",1,null,true,143,142],["[*","\\t "],"]"]]', // 141 readBracketList
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 142 skipBracketSign
      '[0,["N",7,[":",0,117],["s",["!",118],[":",0,["$",["[+","^\\t\\n\\r \\"\',;<>[]`|"]]]]],"^\\t\\n\\r ,;<>[]|"]', // 143 readBracketPath
      '[0,["s",99,["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 144 skipListSign
      '[1,["M",1,["s",["&",146],["!",150],[":",0,["$",["s",["[+","^\\t\\n\\r \\"\',;`|"],["+",["s",["[+"," "],["[+","^\\t\\n\\r \\"\',;`|"]]]]]]]],"^\\t\\n\\r \\"\',;`|"]', // 145 readBadSpacedPath
      '[0,["s",["!",105],["/",147,111,148]],"^\\t\\n\\r\\"\',;`|"]', // 146 skipLikeSpaced
      '[0,["s",["?","."],["[","(\\\\-0-9@-[_a-z~"],["[*","^\\t\\n\\r\\"\',/;\\\\\\\\`|"],["[","/\\\\\\\\"]],"(\\\\-.0-9@-[_a-z~"]', // 147 skipSpacedSlash
      '[0,["s",["*",["s",["!",149],["[","^\\t\\n\\r\\"\',;`|"]]],149],"^\\t\\n\\r\\"\',;`|"]', // 148 skipSpacedPoint
      '[0,["s",["!","."],["[","^\\t\\n\\r\\"\',;`|"],".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["[*"," "],["/",["[","\\t\\n\\r\\"\',;`|"],109]],"^\\t\\n\\r\\"\',;`|"]', // 149 skipSpacedEnd
      '[0,["s",["*",["s",["!",151],["[+","^\\t\\n\\r \\"\',;`|"],["[+"," "]]],151,["?",["[+","^\\t\\n\\r \\"\',;`|"]],["[+"," "],["*",["s",["!",151],["[+","^\\t\\n\\r \\"\',;`|"],["[+"," "]]],151],"^\\t\\n\\r \\"\',;`|"]', // 150 skipTwoPaths
      '[0,["s",["[","^\\t\\n\\r \\"\',;`|"],["*",["s",["!",["s",["[","/\\\\\\\\"],["[","^\\t\\n\\r \\"\',;`|"]]],["[","^\\t\\n\\r \\"\',;`|"]]],["[","/\\\\\\\\"],["[","^\\t\\n\\r \\"\',;`|"]]]', // 151 skipParted
      '[1,["M","BadPath",["s",["[","^\\t\\n\\r |"],["[*","^\\n\\r|"]]]]', // 152 readBadPath
      '[1,["M","BadItem",["[*","^\\n\\r"]]]', // 153 readBadItem
      readLine,
      '[0,["s",["!",156],157]]', // 155 skipFenceAhead
      '[0,["inside",0]]', // 156 readInWrapper
      '[0,["s",158,10]]', // 157 skipFenceOpen
      '[0,["/",["s",9,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",10]],["s",9,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 158 skipFenceHead
      '[0,["/",160,161],"COPSops"]', // 159 readHeadFact
      '[0,["N",10,["s",["i","success"],["?",["i","ful"]],124,[":",0,["$",["/",["i","true"],["i","yes"],"1"]]],65],["s",["i","success"],["?",["i","ful"]],124,["/",["i","false"],"0",["s",["i","no"],["&",["s",["[*","*_"],["[*","\\t "],["?",["[","!."]],["[*","\\t "],["/",10,"|"]]]]],65]],"Ss"]', // 160 readTruth
      '[0,["N",11,["s",162,["&",["/",["[","\\t "],10,["[","!,-.:;|\u2013\u2014"]]],["!",["s",["[*","\\t "],["[",":="],["[*","\\t "],["[","0-9"]]],[":",0,["?",163]]],["s",["/",["i","success"],["i","pass"],["i","ok"]],["/",["&",164],["s",["[*","\\t "],["[","!:"],["!",["s",["[*","\\t "],["[","0-9"]]]]],[":",0,["?",163]]]],"COPSops"]', // 161 readPassHead
      '[0,["/","SUCCESSFUL","SUCCESS","SUCCEEDED","PASSED","PASS","COMPLETED","OK"],"COPS"]', // 162 skipPassCapitals
      '[0,["$",["s","",["&",["s",["[*","!."],["[*","\\t "],10]]]]]', // 163 readNothingElse
      '[0,["s","",["&",["s",["[*","!."],["[*","\\t "],10]]]]', // 164 skipNothingElse
      readPart,
      '[0,["s",["/",["i","if"],["i","when"],["i","unless"],["i","whether"],["i","until"],["i","should"],["i","will"],["s","to",["[+","\\t "],"be"]],["[","\\t "]],"ISUWis-uw\u0130"]', // 166 skipCondition
      readFact,
      '[1,["N",13,["s",130,[":",0,["/",169,171,172,173,174]],["[*","*_"]],["s",["i","confidence"],["[+","\\t "],[":",0,169]]],"ACFOTacfot"]', // 168 readConfidence
      '[0,["N",12,["s",[":",0,["$",170]],125]]]', // 169 readDecimal
      '[0,["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],["?",["s",".",["[*","0-9"]]]],["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"+\\\\-.0-9"]', // 170 skip_decimal
      '[1,["M",2,["s",[":",0,["$",170]],["[*","\\t "],"%",["&",["/",["[","\\t "],10,["[",")*,.;_|"]]]]]]', // 171 readBadPercent
      '[1,["M",3,["s",[":",0,61],",",[":",1,61],125]]]', // 172 readBadDecimalComma
      '[1,["M","MissingNumber",["&",["/",10,"|"]]]]', // 173 readMissingNumber
      '[1,["M","BadConfidence",["[+","^\\n\\r|"]]]', // 174 readBadConfidence
      '[1,["/",93,176],"0-9CDFGM-ORUcdfgm-oru"]', // 175 readFileFact
      '[1,["N",14,["s",88,["[*","\\t "],138],["s",88,["[*","\\t "],[":",0,140]],["s",88,["[*","\\t "],[":",0,97],["[*","\\t "],["[",",;"],["[*","\\t "],[":",1,["/",145,152]]],["s",88,["[*","\\t "],[":",1,["/",145,152,177]]],["s",90,["[+","\\t "],["?",["s",["/",["i","the"],["i","a"],"->","=>","\u2192"],["[+","\\t "]]],["?",["s",91,["[+","\\t "]]],[":",0,96]]],"CDFGM-OUcdfgm-ou"]', // 176 readFiles
      '[1,["M","MissingPath",["&",["s",["[*","\\t "],["/",10,"|"]]]]]', // 177 readMissingPath
      '[1,["N",17,["s",133,[":",0,["/",179,186]]],["s",["i","took"],["[+","\\t "],[":",0,179]]],"DERTdert"]', // 178 readDuration
      '[1,["N",16,["s",[":",0,["|",1,null,true,180,["[*","\\t "]]],65]],".0-9"]', // 179 readTime
      '[1,["N",15,["s",[":",0,181],["[*","\\t "],[":",1,185],["!",["[","A-Za-z"]]]]]', // 180 readTimePart
      '[1,["/",182,183],".0-9"]', // 181 readTimeNumber
      '[1,["M",4,["s",["!",60],[":",0,61],",",[":",1,61],["!",["[",",.0-9"]]]],"0-9"]', // 182 readBadDecimalAmount
      '[1,["/",["$",["s",184,["?",["s",".",["[+","0-9"]]]]],["$",["s",".",["[+","0-9"]]]],".0-9"]', // 183 readQuantity
      '[1,["/",59,54],"0-9"]', // 184 noteAmount
      '[0,["/",["$",["/",["i","milliseconds"],["i","millisecond"],["i","msecs"],["i","msec"],["i","ms"]]],["$",["/",["i","minutes"],["i","minute"],["i","mins"],["i","min"],"m"]],["$",["/",["i","hours"],["i","hour"],["i","hrs"],["i","hr"],"h"]],["$",["/",["i","seconds"],["i","second"],["i","secs"],["i","sec"],"s"]],"\u00b5s","us","ns"],"HMShmnsu\u00b5"]', // 185 readTimeUnit
      '[1,["M",5,["s",["!","."],[":",0,181],65]],".0-9"]', // 186 readMissingUnit
      '[1,["N",18,["s",[":",0,188],["[+","\\t "],["i","in"],["[+","\\t "],[":",1,179]]]]', // 187 readFinished
      '[0,["N","FinishedWord",189,["i","passed"],["i","succeeded"],["i","successfully"]],"CDFPScdfps"]', // 188 readFinishedWord
      '[0,["/",["i","completed"],["i","complete"],["i","finished"],["i","done"]],"CDFcdf"]', // 189 skip_finished
      '[1,["N",19,["s",["&",["s",136,124]],[":",0,["|",1,null,true,191,["[+","\\t "]]],124,[":",1,192],125,["!",["s",["[+","\\t "],194]]]],"CEFILPSTa-z"]', // 190 readLabelledCount
      '[0,["$",["s",["[+","0-9A-Za-z"],["*",["s","_",["[+","0-9A-Za-z"]]]]]]', // 191 readLabelWord
      '[1,["$",["s",["?","-"],193]],"\\\\-.0-9"]', // 192 readSignedAmount
      '[1,["/",["s",184,["?",["s",".",["[+","0-9"]]]],["s",".",["[+","0-9"]]],".0-9"]', // 193 noteQuantity
      '[0,["s",["/",195,["i","problems"],["i","problem"],["i","issues"],["i","issue"],["i","warnings"],["i","warning"]],65],"EFIPWefipw\u0130"]', // 194 skipFlaws
      '[0,["/",["i","errors"],["i","error"],["i","failures"],["i","failure"]],"EFef"]', // 195 skipFailures
      '[0,["N",20,["s",197,["[*","\\t "],["?",["[",":="]],["[*","\\t "],[":",0,61],65]]]', // 196 readExitCode
      '[0,["/",["s",["i","exit"],["[+","\\t "],["/",["i","code"],["i","status"]]],["s",["i","exited"],["[+","\\t "],["i","with"],["?",["s",["[+","\\t "],["/",["i","code"],["i","status"]]]]]],"Ee"]', // 197 skipExitLabel
      '[0,["N",21,["s",189,["[+","\\t "],["i","with"],["[+","\\t "],[":",0,["$",199]],["[+","\\t "],195,65],["s",189,["[+","\\t "],["i","with"],["[+","\\t "],["?",["s",54,["[+","\\t "]]],195,65]],"CDFcdf"]', // 198 readWithErrors
      '[0,["/",["i","no"],["s",["[+","0"],["!",["[","0-9"]]]],"0Nn"]', // 199 skipNone
      '[0,["N","Crash",["i","traceback (most recent call last)"],["i","command not found"],["i","segmentation fault"],["i","core dumped"],["i","out of memory"],["i","unbound variable"],["s",["i","syntax error"],["?",":"],["[+","\\t "],["/",["i","near"],["i","unexpected"]],["&",["[","\\t "]]],["i","panic:"],["s",["i","panicked at"],["&",["[","\\t "]]],["s",["i","exception in thread"],["&",["[","\\t "]]],["s",["/",["i","uncaught"],["i","unhandled"]],["[+","\\t "],["*",["s",["!",201],["[",".A-Za-z"]]],201],"UnhandledPromiseRejection"],"CEOPS-Uceops-u"]', // 200 readCrash
      '[0,["/",["i","error"],["i","exception"],["i","rejection"]],"ERer"]', // 201 skipRaised
      '[0,["N","Denied",["s",203,["[+","\\t "],205,65],["s",209,["[+","\\t "],["|",0,3,false,206],["/",["i","succeed"],["i","completed"],["i","complete"],["i","pass"],["i","finish"]],65],["s",210,["[+","\\t "],["|",0,3,false,["s",["!",["s",["i","to"],["[","\\t "]]],206]],["/",64,["i","success"],["i","ok"]],65]],"A-Za-z"]', // 202 readDenied
      '[0,["/",["i","not"],["i","never"],["i","cannot"],204],"A-Za-z"]', // 203 skipNegation
      '[0,["s",["[+","A-Za-z"],["[","\'\u2019"],"t"]]', // 204 skipContraction
      '[0,["/",["s",["|",0,3,false,206],64,["?",["s",["[+","\\t "],64]]],["s",["|",0,1,false,206],["/",["i","success"],["i","ok"],["i","finished"],["i","done"]]]],"\'A-Za-z\u2019"]', // 205 skipNotDone
      '[0,["s",["!",194],["!",207],208,["[+","\\t "]],"\'A-Za-z\u2019"]', // 206 skipDeniedGap
      '[0,["/",["i","success"],["i","succeed"],["i","complete"],["i","pass"],["i","ok"],["i","finish"]],"CFOPScfops"]', // 207 skipDeniedWord
      '[0,["s",["!",["s",64,65]],["!",["s",67,65]],["[+","\'A-Za-z\u2019"],["&",["[","\\t "]]],"\'A-Za-z\u2019"]', // 208 skipPlainWord
      '[0,["/",["s",["/",["i","failed"],["i","fails"],["i","failing"],["i","unable"]],["[+","\\t "],["i","to"]],["s",["/",["i","did"],["i","does"],["i","could"],["i","can"]],["/",["s",["[+","\\t "],["i","not"]],["s",["?",["i","n"]],["[","\'\u2019"],["i","t"]]]]],"CDFUcdfu"]', // 209 skipUnable
      '[0,["/",["i","nothing"],["i","none"],["i","no"],["i","without"],["i","zero"]],"NWZnwz"]', // 210 skipNobody
      '[0,["/",212,214,216],"A-Za-z\u0130"]', // 211 skipSaid
      '[0,["s",213,["|",0,3,false,["s",208,["[+","\\t "]]],67,65]]', // 212 skipDeniedFailure
      '[0,["/",["s",210,["[+","\\t "]],["s",["/",["i","not"],["i","never"],204],["[+","\\t "]]],"A-Za-z"]', // 213 skipNoOne
      '[0,["s",215,["[+","\\t "],["?",["s",["/",["i","was"],["i","is"],["i","has been"]],["[+","\\t "]]],64,65]]', // 214 skipCleanUp
      '[0,["/",["i","cleanup"],["i","clean-up"],["i","rollback"],["i","roll-back"],["i","teardown"]],"CRTcrt"]', // 215 skipTidying
      '[0,["s",217,["[+","\\t "],["?","#"],54,["?",["s","/",54]],65]]', // 216 skipOrdinal
      '[0,["/",["i","step"],["i","phase"],["i","stage"],["i","test"],["i","check"],["i","attempt"],["i","part"],["i","task"],["i","iteration"],["i","round"],["i","case"],["i","try"]],"ACIPR-Tacipr-t\u0130"]', // 217 skipNumbered
      '[0,["s",["/",60,54],["[+","\\t "],["/",["i","errors"],["i","failures"],["i","problems"],["i","issues"]],65],"0-9"]', // 218 skipFlawCount
      '[0,["N","PassStatus",["s",220,222,["&",["s",["[*","!)*.]_"],["[*","\\t "],10]]]]]', // 219 readPassStatus
      '[0,["s",["!",130],["!",88],["[+","A-Z_a-z"],221],"A-Z_a-z"]', // 220 skipStatusLabel
      '[0,["/",["s",["[*","\\t "],["[",":="],["[*","*_"],["[*","\\t "]],["s",["[*","\\t "],["/",["s","...",["[*","."]],"\u2026"],["[*","\\t "]],["s",["[+","\\t "],["&",["[","A-Z"]]]],"\\t .:=\u2026"]', // 221 skipStatusSign
      '[0,["/",["s",["i","success"],["?",["i","ful"]]],["i","succeeded"],["i","ok"],["i","passed"],["i","pass"],["i","completed"],["i","complete"],["i","green"]],"CGOPScgops"]', // 222 skipGoodStatus
      '[0,["N","FailStatus",["s",220,224,["&",["s",["[*","!)*.]_"],["[*","\\t "],10]]]]]', // 223 readFailStatus
      '[0,["/",["i","failed"],["i","failure"],["i","fail"],["i","error"],["i","aborted"],["i","abort"],["i","red"],["i","incomplete"]],"AEFIRaefir\u0130"]', // 224 skipBadStatus
      '[0,["N","PassWord",["s",64,65]]]', // 225 readPassWord
      '[0,["N","FailWord",["s",67,65,["!",79]]]]', // 226 readFailWord
      '[0,["N","LastPassMark",["s",48,["&",["s",["[*","\\t "],10]]]]]', // 227 readLastPassMark
      '[0,["N","LastFailMark",["s",50,["&",["s",["[*","\\t "],10]]]]]', // 228 readLastFailMark
      skipToken,
      '[1,["M","BadGroupedWord",["s",["&",60],["[+","^\\t\\n\\r |"]]],"1-9"]', // 230 readBadGroupedWord
      '[1,["L",["/",232,233]]]', // 231 leaf
      '[0,["t",[0,1,2,3],19,30,20,22]," `~"]', // 232 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 233 readMissingWrapperEnd
      '[1,["L",235]]', // 234 leaf
      '[1,["/",["$",32],["$",236],["$",40],["$",42],53,55,75,85,154,239,["$",41]]]', // 235 readItem
      '[0,["s",237,10]]', // 236 skipClosedFence
      '[0,["q",238]]', // 237 skipFenced
      '[0,["handing",1,["t",[0,1,2],["hand",1,[],7],["|",0,null,true,["t",[0,1],["!",11],15]],18]]," `~"]', // 238 readFenced
      '[1,["M","BadOpenFence",["s",157,["*",41]]]]', // 239 readBadOpenFence
      '[0,["L",241]]', // 240 leaf
      '[0,["N","TextEnd",""]]', // 241 readTextEnd
      '[0,["L",["/",243,["$",41]]],"^"]', // 242 leaf
      '[0,["handing",1,["N",23,["s",["hand",1,["run"],[":",0,244]],["*",["s",["!",11],41]],[":",1,["$",["?",["s",11,10]]]]]]]," `~"]', // 243 readFencedBlock
      '[0,["N",22,[":",0,7]]]', // 244 readFenceLine
    ], { nodes: NODES, mistakes: MISTAKES, operations: { handing: ofHanding, hand: ofHand, closes: ofCloses, i: ofCase, scan: ofScan, inside: ofInside } });
  let skipEol: Match = rules.called(3, (made) => { skipEol = made; });
  let readEol: Match = rules.called(16, (made) => { readEol = made; });
  let readEof: Match = rules.called(17, (made) => { readEof = made; });
  let readBlank: Match = rules.called(21, (made) => { readBlank = made; });
  let skipTelling: Match = rules.called(35, (made) => { skipTelling = made; });
  let skipTimestamp: Match = rules.called(44, (made) => { skipTimestamp = made; });
  let skipLevel: Match = rules.called(46, (made) => { skipLevel = made; });
  let skipMark: Match = rules.called(47, (made) => { skipMark = made; });
  let readTally: Match = rules.called(57, (made) => { readTally = made; });
  let skipGrouped: Match = rules.called(60, (made) => { skipGrouped = made; });
  let skipWordBreak: Match = rules.called(66, (made) => { skipWordBreak = made; });
  let readPassMark: Match = rules.called(86, (made) => { readPassMark = made; });
  let skipFilesName: Match = rules.called(89, (made) => { skipFilesName = made; });
  let skipEquals: Match = rules.called(124, (made) => { skipEquals = made; });
  let skipWhose: Match = rules.called(131, (made) => { skipWhose = made; });
  let skipKind: Match = rules.called(132, (made) => { skipKind = made; });
  let skipDurationName: Match = rules.called(134, (made) => { skipDurationName = made; });
  let skipFenceAhead: Match = rules.called(155, (made) => { skipFenceAhead = made; });
  let readHeadFact: Match = rules.called(159, (made) => { readHeadFact = made; });
  let readTruth: Match = rules.called(160, (made) => { readTruth = made; });
  let skipCondition: Match = rules.called(166, (made) => { skipCondition = made; });
  let readConfidence: Match = rules.called(168, (made) => { readConfidence = made; });
  let readFileFact: Match = rules.called(175, (made) => { readFileFact = made; });
  let readDuration: Match = rules.called(178, (made) => { readDuration = made; });
  let readFinished: Match = rules.called(187, (made) => { readFinished = made; });
  let readLabelledCount: Match = rules.called(190, (made) => { readLabelledCount = made; });
  let readExitCode: Match = rules.called(196, (made) => { readExitCode = made; });
  let readWithErrors: Match = rules.called(198, (made) => { readWithErrors = made; });
  let readCrash: Match = rules.called(200, (made) => { readCrash = made; });
  let readDenied: Match = rules.called(202, (made) => { readDenied = made; });
  let skipSaid: Match = rules.called(211, (made) => { skipSaid = made; });
  let skipFlawCount: Match = rules.called(218, (made) => { skipFlawCount = made; });
  let readPassStatus: Match = rules.called(219, (made) => { readPassStatus = made; });
  let readFailStatus: Match = rules.called(223, (made) => { readFailStatus = made; });
  let readPassWord: Match = rules.called(225, (made) => { readPassWord = made; });
  let readFailWord: Match = rules.called(226, (made) => { readFailWord = made; });
  let readLastPassMark: Match = rules.called(227, (made) => { readLastPassMark = made; });
  let readLastFailMark: Match = rules.called(228, (made) => { readLastFailMark = made; });
  let readBadGroupedWord: Match = rules.called(230, (made) => { readBadGroupedWord = made; });

  const stepLines: Step = { op: 'rule', name: 'Lines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(1) } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(4), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(234) } }, { op: 'leaf', read: rules.at(240) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, inside: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(24) }, { op: 'loop', body: { op: 'leaf', read: rules.at(26) } }, { op: 'leaf', read: rules.at(231) }] } };
  const stepFences: Step = { op: 'rule', name: 'Fences', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(242) } } };

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
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole output is in a code fence.","example":"```json\n{\"success\": true, \"confidence\": 0.9, \"deliverables\": [], \"metrics\": {}, \"errors\": []}\n```","hint":"Print the result without a fence around it."},
    MissingWrapperEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed: the output was cut off inside it.","example":"```json\n{\"success\": true, \"confidence\": 0.9, \"deliverables\": [], \"metrics\": {}, \"errors\": []}","hint":"Print the result without a fence around it."},
    BadOpenFence: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed: the output was cut off inside it.","example":"```json\n{\"success\": true, \"confidence\": 0.9, \"deliverables\": [], \"metrics\": {}, \"errors\": []}","hint":"Print the result without a fence around it."},
    BadPercent: {"code":"bad-percent","severity":"warning","meaning":"The confidence is a percentage. It was divided by 100.","example":"Confidence: 90%","hint":"Write a number from 0.0 to 1.0: 0.9."},
    BadDecimalComma: {"code":"bad-decimal-comma","severity":"warning","meaning":"A number has a decimal comma.","example":"Confidence: 0,92","hint":"Write a point: 0.92. In bash, LC_ALL=C makes awk and printf do so."},
    BadConfidence: {"code":"bad-confidence","severity":"error","meaning":"A confidence is not a number. The default is used.","example":"Confidence: high","hint":"Write a number from 0.0 to 1.0."},
    MissingNumber: {"code":"bad-confidence","severity":"error","meaning":"A confidence is not a number. The default is used.","example":"Confidence: high","hint":"Write a number from 0.0 to 1.0."},
    BadThousands: {"code":"bad-thousands","severity":"warning","meaning":"A number contains commas. They were left out.","example":"Duration: 1,234 ms","hint":"Write the digits without anything between them: 1234."},
    BadDecimalAmount: {"code":"bad-decimal-comma","severity":"warning","meaning":"A number has a decimal comma.","example":"Confidence: 0,92","hint":"Write a point: 0.92. In bash, LC_ALL=C makes awk and printf do so."},
    BadGroupedWord: {"code":"bad-thousands","severity":"warning","meaning":"A number contains commas. They were left out.","example":"Duration: 1,234 ms","hint":"Write the digits without anything between them: 1234."},
    BadSpacedPath: {"code":"bad-spaced-path","severity":"warning","meaning":"A path has spaces and no quotes. It was read as one path.","example":"Created: my report.txt","hint":"Put the path in quotes: \"my report.txt\"."},
    BadPath: {"code":"bad-path","severity":"warning","meaning":"Something in a list of files is not a path. It was left out.","example":"Created: the new login form","hint":"Write the paths of the files, separated by commas."},
    MissingPath: {"code":"missing-path","severity":"warning","meaning":"A line announces files but names none.","example":"Created:\nDone.","hint":"Write the paths on the line, or below it with a hyphen before each."},
    BadItem: {"code":"bad-path","severity":"warning","meaning":"Something in a list of files is not a path. It was left out.","example":"Created: the new login form","hint":"Write the paths of the files, separated by commas."},
    MissingUnit: {"code":"missing-unit","severity":"warning","meaning":"A duration has no unit. It was read as milliseconds.","example":"Execution time: 1234","hint":"Write the unit: 1234ms."},
  },
  attributes: 2,
  tables: 0,
  inside: 1,
};
