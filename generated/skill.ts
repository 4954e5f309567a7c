// Generated from grammars/skill.peggy, grammars/skill-verdicts.peggy, grammars/skill-facts.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofUntil, ofHand, ofHanding, ofCloses, ofInside, ofScan } from '../src/engine/generated.ts';

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
  readonly facts: (string | TruthNode | ConfidenceNode | FileCountNode | FilesNode | DurationNode | FinishedNode | LabelledCountNode | ExitCodeNode | WithErrorsNode | CrashNode | DeniedNode | TallyNode | RunTallyNode | PassStatusNode | FailStatusNode | PassWordNode | FailWordNode | LastPassMarkNode | LastFailMarkNode | BadGroupedWordNode)[];
}
export interface PassMarkNode extends TreeNode { readonly type: 'PassMark'; }
export interface PassLineNode extends TreeNode { readonly type: 'PassLine'; }
export interface SuiteLineNode extends TreeNode {
  readonly type: 'SuiteLine';
  readonly facts: (TallyNode | string)[] | OutcomeNode[];
}
export interface OutcomeNode extends TreeNode {
  readonly type: 'Outcome';
  readonly word: string;
  readonly number: string;
}
export interface RunTallyNode extends TreeNode { readonly type: 'RunTally'; readonly flaws: string | null; }
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
  readonly flaws: string | null;
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
  (start, end, l) => ({ type: 'Tally', start, end, number: l[0], slashed: l[1], all: l[2], things: l[3], word: l[4], flaws: l[5] }),
  (start, end, l) => ({ type: 'Outcome', start, end, word: l[0], number: l[1] }),
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
  (start, end, l) => ({ type: 'RunTally', start, end, flaws: l[0] ?? null }),
  (start, end, l) => ({ type: 'Line', start, end, mark: l[0] ?? null, head: l[1] ?? null, facts: l[2] }),
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

  const rules = new Rules(m, [
      '[0,["L",["?","\ufeff"]]]', // 0 leaf
      '[0,["L",2]]', // 1 leaf
      '[0,["/",["s",["[*","\\t "],3],["s",["[+","\\t "],4]],"\\t\\n\\r "]', // 2 skipBlankLine
      '[0,["/","\\n","\\r\\n","\\r"],"\\n\\r"]', // 3 skipEol
      '[0,["!",["[","^"]]]', // 4 skipEof
      '[0,["L",["&",6]]," `~"]', // 5 leaf
      '[0,["q",7]]', // 6 skipWholeFence
      '[0,["handing",1,["t",[0,1,2],["hand",1,[],8],["|",0,null,true,["t",[0,1],["!",12],16]],["/",18,["t",[0,1,2,3],19,23,["|",0,null,true,24],18]]]]," `~"]', // 7 readWholeFence
      '[0,["@",0,9,11]]', // 8 readFenceOpen
      '[0,["/",["@",1,10,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",11]],["@",1,10,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 9 readFenceHead
      '[0,["|",0,3,false," "]]', // 10 skipIndent
      '[0,["/",3,4]]', // 11 skipLineEnd
      '[0,["s",10,13,["[*","\\t "],["&",11]]," `~"]', // 12 skipFenceClose
      '[0,["q",14]]', // 13 skipClosingRun
      '[0,["closes",1,15],"`~"]', // 14 readClosingRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 15 readFenceRun
      '[0,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],17],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 16 read_line
      '[0,["/","\\n","\\r\\n","\\r"],"\\n\\r"]', // 17 readEol
      '[0,["!",["[","^"]]]', // 18 readEof
      '[0,["t",[0,1,2,3],20,14,21,["&",11]]," `~"]', // 19 readFenceClose
      '[0,["|",0,3,true," "]]', // 20 readIndent
      '[0,["|",0,null,true,22]]', // 21 readBlanks
      '[0,["$",["[","\\t "]]]', // 22 readBlank
      '[0,["/",17,18]]', // 23 readLineEnd
      '[0,["/",["t",[0,1],["|",0,null,true,22],17],["t",[0,1],["|",1,null,true,22],18]],"\\t\\n\\r "]', // 24 readBlankLine
      '[1,["L",26]]', // 25 leaf
      '[1,["M",0,[":",0,8]]]', // 26 readBadWrapper
      '[1,["L",28]]', // 27 leaf
      '[1,["t",[0,1],["!",29],32]]', // 28 readWrappedItem
      '[0,["s",10,30,["[*","\\t "],11]," `~"]', // 29 skipWrapperEnd
      '[0,["q",31]]', // 30 skipWrapperRun
      '[0,["closes",0,15],"`~"]', // 31 readWrapperRun
      '[1,["/",["$",33],["$",41],["$",43],54,56,83,93,161,["$",42]]]', // 32 readLineInside
      '[0,["+",34]]', // 33 skipLog
      '[0,["/",["s",["+",35],11],3],"^"]', // 34 skipQuietLine
      '[0,["/",["until","abort|chang|chec[k\\\\u212a]s|command\\\\u0020not|complet|confidence|core\\\\u0020dumped|creat|delet|deliverable|done|duration|elapsed|error|exception\\\\u0020in|exit|fail|fatal|files|finish|generat|items|lines|modif|out\\\\u0020of\\\\u0020memory|panic|pass|remov|segmentation|steps|succe|tas[k\\\\u212a]s|tests|tracebac[k\\\\u212a]|time|too[k\\\\u212a]|unbound|uncaught|unhandled|updat|\\\\u0060\\\\u0060\\\\u0060|\\\\u007e\\\\u007e\\\\u007e|o[k\\\\u212a]|green|red|[\\\\u000a\\\\u000d\\\\u005f\\\\u2611\\\\u2705\\\\u2713-\\\\u2714\\\\u2716-\\\\u2718\\\\u274c]","gi",13,1],["s",["!",36],["[","^\\n\\r"]]],"^\\n\\r"]', // 35 skipQuiet
      '[0,["/",37,38,["s",["i","ok"],["!",["[","0-9A-Za-z"]]],["s",["/",["i","green"],["i","red"]],["[*","!)*.]_"],["[*","\\t "],11],["s","_",39]],"AC-GILMOPR-U_-ac-gilmopr-u~\u0130\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"]', // 36 skipTelling
      '[0,["/",["i","abort"],["i","chang"],["i","checks"],["i","command not"],["i","complet"],["i","confidence"],["i","core dumped"],["i","creat"],["i","delet"],["i","deliverable"],["i","done"],["i","duration"],["i","elapsed"],["i","error"],["i","exception in"],["i","exit"],["i","fail"],["i","fatal"],["i","files"],["i","finish"],["i","generat"],["i","items"],["i","lines"],["i","modif"],["i","out of memory"],["i","panic"],["i","pass"],["i","remov"],["i","segmentation"],["i","steps"],["i","succe"],["i","tasks"],["i","tests"],["i","traceback"],["i","time"],["i","took"],["i","unbound"],["i","uncaught"],["i","unhandled"],["i","updat"]],"AC-GILMOPR-Uac-gilmopr-u\u0130"]', // 37 skipTellingWord
      '[0,["/",["[","\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"],"```","~~~"],"`~\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"]', // 38 skipTellingSign
      '[0,["q",40]]', // 39 skipNameGoesOn
      '[0,["scan",["[","0-9A-Z_a-z"],["s",["[*","\\t "],["[","*:="]]],"\\t *0-:=A-Z_a-z"]', // 40 readNameGoesOn
      '[0,["s",["[+","+"],["[","\\t "],42]]', // 41 skipTrace
      '[0,["/",["s",["[*","^\\n\\r"],3],["[+","^\\n\\r"]],"^"]', // 42 skip_line
      '[0,["s",44,53,["[*","^\\n\\r"],11],"\\t #*\\\\-0-:=>DILNTW[_dinw~\u0080-\uffff"]', // 43 skipWarned
      '[0,["*",["/",["[","\\t "],["[","#*\\\\-:=>_~\u0080-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u201f-\u2610\u2612-\u269f\u26a1-\u2704\u2706-\u2712\u2715\u2719-\u274b\u274d-\uffff"],["s",45,["?",["[",",:"]]],47,["s",["!",48],"[",["[*","^\\n\\r]"],"]",["?",":"]]]]]', // 44 skipPrefix
      '[0,["s",["[+","0-9"],["[","\\\\-/:"],["[+","0-9"],["[","\\\\-/:"],["[+","0-9"],["?",46],["?",["s",["[",",."],["[+","0-9"]]],["?","Z"],["?",["s",["[","+\\\\-"],["[+","0-9"],["?",["s",":",["[+","0-9"]]]]]]]', // 45 skipTimestamp
      '[0,["s",["[","\\t T"],["[*","\\t "],["[+","0-9"],":",["[+","0-9"],["?",["s",":",["[+","0-9"]]]]]', // 46 skipClock
      '[0,["/",["s",["/","INFO","DEBUG","TRACE","NOTICE","LOG"],["?",":"],["&",["[","\\t "]]],["s",["/",["i","info"],["i","debug"],["i","note"],["i","notice"]],":"]],"DILNTdin\u0130"]', // 47 skipLevel
      '[0,["/",49,51,["s","[",["[*","\\t "],["i","warn"]]],"[\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"]', // 48 skipMark
      '[0,["/",50,["s","[",["[*","\\t "],["/",["i","ok"],["s",["i","pass"],["?",["i","ed"]]],["i","success"]],["[*","\\t "],"]"]],"[\u2611\u2705\u2713\u2714"]', // 49 skipGoodMark
      '[0,["s",["[","\u2611\u2705\u2713\u2714"],["?","\ufe0f"]]]', // 50 skipGoodSign
      '[0,["/",["s",["[","\u2716-\u2718\u274c"],["?","\ufe0f"]],["s","[",["[*","\\t "],52,["[*","\\t "],"]"]],"[\u2716-\u2718\u274c"]', // 51 skipBadMark
      '[0,["/",["s",["i","fail"],["?",["/",["i","ed"],["i","ure"]]]],["i","error"],["i","fatal"],["s",["i","abort"],["?",["i","ed"]]]],"AEFaef"]', // 52 skipBadTag
      '[0,["/","\u26a0",["s",["?",["s","[",["[*","\\t "]]],["i","warn"],["?",["i","ing"]],["[","\\t :]"]]],"W[w\u26a0"]', // 53 skipWarning
      '[0,["N","PassLine",["s",["[*","\\t "],"ok",["/",["s",["[+","\\t "],["[+","0-9"],["&",["/",["[","\\t "],11]]],["s",["[*"," "],"\\t"]],["[*","^\\n\\r"],11],["s",["[*","\\t "],"not ok",["[*","^\\n\\r#"],"#",["[*","\\t "],["/",["i","todo"],["i","skip"]],["[*","^\\n\\r"],11],["s",44,"Found 0 errors",["&",["[","\\n\\r ."]],["[*","^\\n\\r"],11],["s",["[*","\\t "],"\u2716",["[*","\\t "],55," problem",["?","s"]," (0 errors, ",["[*","^\\n\\r"],11]],"\\t #*\\\\-0-:=>DFILNT[_dino~\u0080-\uffff"]', // 54 readPassLine
      '[0,["[+","0-9"]]', // 55 skipInteger
      '[1,["N",2,["s",44,57,[":",0,["|",0,null,true,["/",["@",0,58],["$",["s",["!",76],["[","^\\n\\r"]]]]]],11],["s",["[*","\\t "],["[","#\u2139"],["[+","\\t "],[":",0,["|",1,1,true,82]],11]],"\\t #*\\\\-0-:=>DILNST[_din~\u0080-\uffff"]', // 56 readSuiteLine
      '[0,["s",["/","Test Files","Test Suites","Snapshots"],["?",":"],["[+","\\t "]],"ST"]', // 57 skipSuiteLabel
      '[1,["N",0,["s",[":",0,59],[":",1,["?",["@",1,"/",62]]],["[+","\\t "],[":",2,["?",63]],[":",3,["|",0,2,true,64]],[":",4,70],[":",5,["?",71]],66]]]', // 58 readTally
      '[1,["/",["$",60],62],"0-9"]', // 59 readAmount
      '[1,["M","BadThousands",61]]', // 60 readBadThousands
      '[0,["s",["[","1-9"],["|",0,2,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]]]],["!",["[",",0-9"]]]]', // 61 skipGrouped
      '[0,["$",["[+","0-9"]]]', // 62 readInteger
      '[0,["@",3,["?",["s",["i","out"],["[+","\\t "]]],["i","of"],["[+","\\t "],62,["[+","\\t "]],"Oo"]', // 63 readOutOf
      '[0,["@",3,["!",["s",65,66]],["!",["s",68,66]],["!",["s",69,66]],["$",["[+","A-Za-z"]],["[+","\\t "]],"A-Za-z"]', // 64 readThing
      '[0,["/",["i","completed"],["i","passed"],["i","succeeded"],["s",["i","successful"],["?",["i","ly"]]],"SUCCESS",["s",["i","complete"],["&",["s",["[*","!."],["[*","\\t "],11]]]],"CPScps"]', // 65 skipGoodWord
      '[0,["s",["[*","!)*,.:;?]_\u2026"],["&",67]]]', // 66 skipWordEnd
      '[0,["/",["[","\\t "],11,"|"]]', // 67 skipWordBreak
      '[0,["/",["i","failed"],["i","aborted"],["s",["i","unsuccessful"],["?",["i","ly"]]],"FAILURE"],"AFUafu"]', // 68 skipBadWord
      '[0,["/",["s",["i","pass"],["/",["i","ed"],["i","ing"]]],["s",["i","fail"],["/",["i","ed"],["i","ing"]]]],"FPfp"]', // 69 skipTallyWord
      '[0,["/",["@",0,["$",["i","pass"]],["/",["i","ed"],["i","ing"]]],["@",0,["$",["i","fail"]],["/",["i","ed"],["i","ing"]]]],"FPfp"]', // 70 readTallyWord
      '[0,["$",["s","",["&",["s",["|",0,9,false,72],",",["[*","\\t "],["[","1-9"],["[*","0-9"],["[+","\\t "],74]]]],","]', // 71 readFlawsBehind
      '[0,["/",73,75],","]', // 72 skipOtherCount
      '[0,["s",",",["[*","\\t "],"0",["[+","\\t "],74]]', // 73 skipNoFlaws
      '[0,["s",["/",["i","error"],["i","failure"]],["?",["i","s"]],["!",["[","A-Za-z"]]],"EFef"]', // 74 skipFlaw
      '[0,["s",",",["[*","\\t "],55,["[+","\\t "],["!",74],["[+","A-Za-z"],["[*","\\t "]]]', // 75 skipSideCount
      '[0,["s",77,["?",["s","/",55]],["[+","\\t "],["?",79],["|",0,2,false,80],69,["?",81],66]]', // 76 skipTally
      '[0,["/",78,55],"0-9"]', // 77 skipAmount
      '[0,61]', // 78 skipBadThousands
      '[0,["s",["?",["s",["i","out"],["[+","\\t "]]],["i","of"],["[+","\\t "],55,["[+","\\t "]],"Oo"]', // 79 skipOutOf
      '[0,["s",["!",["s",65,66]],["!",["s",68,66]],["!",["s",69,66]],["[+","A-Za-z"],["[+","\\t "]],"A-Za-z"]', // 80 skipThing
      '[0,["s","",["&",["s",["|",0,9,false,72],",",["[*","\\t "],["[","1-9"],["[*","0-9"],["[+","\\t "],74]]],","]', // 81 skipFlawsBehind
      '[0,["N",1,["s",[":",0,["$",["/","pass","fail"]]],["[+","\\t "],[":",1,62]]],"fp"]', // 82 readOutcome
      '[0,["N",4,["s",44,[":",0,84],["[*","\\t "],[":",1,["?",92]],11]],"\\t #*\\\\-0-:=>AD-FILNT[_ad-fin~\u0080-\uffff"]', // 83 readFailureLine
      '[0,["N","FailureHead",["s",51,44,["?",["s",85,91]]],["s",85,91]],"AEF[aef\u2716-\u2718\u274c"]', // 84 readFailureHead
      '[0,["/",["s",86,["&",["/",["[","\\t "],11,["[","!,-.:\u2013\u2014"]]],["!",87]],["s",90,["&",["/",["s",["[*","\\t "],":"],["s",["[*","!."],["[*","\\t "],11]]],["!",87]]],"AEFaef"]', // 85 skipBadHead
      '[0,["/","ERROR",["s","FATAL",["?"," ERROR"]],"FAILED","FAILURE","FAIL","ABORTED","ABORT"],"AEF"]', // 86 skipBadCapitals
      '[0,["s",["?",["s",["[+","\\t "],88]],["[*","\\t "],["?",["[","\\\\-:=\u2013\u2014"]],["[*","\\t "],89,["?",["[",",.;"]],["[*","\\t "],["/",11,"|"]],"\\t \\\\-0-:=N[n\u2013\u2014"]', // 87 skipNoFailure
      '[0,["/",["i","tests"],["i","checks"],["i","files"],["i","lines"],["i","items"],["i","tasks"],["i","steps"]],"CFILSTcfilst\u0130"]', // 88 skipCountable
      '[0,["/",["i","none"],["i","no"],["i","n/a"],"null","[]",["s",55,["?",["s","/",55]]]],"0-9N[n"]', // 89 skipNothing
      '[0,["/",["s",["i","fatal"],["?",["s",["[+","\\t "],["i","error"]]]],["s",["i","error"],["?",["s","[",["[+","0-9A-Za-z"],"]"]]],["s",["i","fail"],["?",["/",["i","ed"],["i","ure"]]]],["s",["i","abort"],["?",["/",["i","ed"],["i","ing"]]]]],"AEFaef"]', // 90 skipBadWords
      '[0,["s",["[*","\\t "],["[*","!,-.:\u2013\u2014"],["[*","\\t "]]]', // 91 skipColonOrDash
      '[0,["N",3,[":",0,["$",["+",["s",["[*","\\t "],["[+","^\\t\\n\\r "]]]]]],"^\\n\\r"]', // 92 readProblem
      '[1,["N",10,["s",44,[":",0,["?",94]],44,[":",1,95],["[*","\\t "],11,["?",["s",2,["!",2]]],[":",2,["|",1,null,true,133]],["!",134]]],"\\t #*\\\\-0-:=>CDFGIL-ORTU[_cdfgim-oru~\u0080-\uffff"]', // 93 readFileList
      '[0,["N","PassMark",49]]', // 94 readPassMark
      '[1,["/",["@",2,96,["[*","\\t "],["/",100,["$",["s","",["&",11]]]]],["@",0,101,["[*","\\t "],["?",":"],["&",["s",["[*","\\t "],11]]]],"0-9CDFGM-ORUcdfgm-oru"]', // 95 readFileListHead
      '[0,["s",97,["[*","*_"],["[*","\\t "],":",["[*","*_"]]]', // 96 skipFilesLabel
      '[0,["/",["s",98,["?",["s",["[+","\\t "],99]]],["s",99,["[+","\\t "],98],["s",["/",["i","new"],["i","output"]],["[+","\\t "],["i","files"]],["i","deliverables"],["i","deliverable"]],"CDFGM-OUcdfgm-ou"]', // 97 skipFilesName
      '[0,["/",["i","created"],["i","modified"],["i","updated"],["i","generated"]],"CGMUcgmu"]', // 98 skipFileVerb
      '[0,["s",["?",["s",["i","new"],["[+","\\t "]]],["/",["i","files"],["i","file(s)"],["i","file"]]],"FNfn"]', // 99 skipFileNoun
      '[1,["N",5,["s",[":",0,59],["[+","\\t "],99,66,["&",["s",["[*","\\t "],11]]]]]', // 100 readFileNumber
      '[1,["N",7,["s",[":",0,102],["[*","*_"],["[*","\\t "],["?",":"],["[*","*_"],["[*","\\t "],[":",1,59],["[+","\\t "],99,[":",2,["?",103]],66],["s",[":",1,59],["[+","\\t "],99,["[+","\\t "],["?",["s",["/",["i","was"],["i","were"]],["[+","\\t "]]],[":",0,102],[":",2,["?",103]],66],["s",99,["[+","\\t "],[":",0,102],131,[":",1,59],132],["s",[":",0,["$",98]],["?",["s",["[+","\\t "],99]],["[*","*_"],["[*","\\t "],":",["[*","*_"],["[*","\\t "],[":",1,59],["&",["s",["[*","\\t "],11]]]],"0-9CDFGMNRUcdfgmnru"]', // 101 readFileCount
      '[0,["/",["$",["/",98,["i","changed"]]],["$",["/",["i","deleted"],["i","removed"]]]],"CDGMRUcdgmru"]', // 102 readCountVerb
      '[0,["@",2,":",["[*","\\t "],104]]', // 103 readCountedPaths
      '[0,["@",0,105,["&",129]]]', // 104 readLikeList
      '[0,["@",0,["|",1,null,true,111,106],107],"^\\t\\n\\r ,;<>|"]', // 105 readLikePaths
      '[0,["/",["s",107,["[*","\\t "],["[","&,;"],["[*","\\t "],["?",["s",["i","and"],["[+","\\t "]]]],["s",107,["[+","\\t "],["i","and"],["[+","\\t "]],["[+","\\t "]],"\\t &,;"]', // 106 skipPathSign
      '[0,["|",0,20,false,108]]', // 107 skipAsides
      '[0,["/",["s",["[+","\\t "],"(",["[*","^\\n\\r()"],")"],["s",["/",["s",["[*","\\t "],",",["[*","\\t "]],["[+","\\t "]],109,["&",["/",["s",["[*","\\t "],["/",["[",",;|"],11]],["s",["[+","\\t "],["i","and"],["[","\\t "]]]]]],"\\t ,"]', // 108 skipAside
      '[0,["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]],["[*","\\t "],["/",["s",110,["|",0,2,false,["s",["[+","\\t "],110]]],"%"]]]', // 109 skipMeasure
      '[0,["s",["!",["s",["i","and"],["[","\\t "]]],["[+","A-Za-z"]],"A-Za-z"]', // 110 skipMeasureWord
      '[0,["@",1,["&",["/",["[","\\"\'`"],112]],123],"^\\t\\n\\r ,;<>|"]', // 111 readLikePath
      '[0,["s",["[*","*"],["!",113],["!",114],["/",117,118,120,122]],"^\\t\\n\\r \\"\',;<>`|"]', // 112 skipLikeWord
      '[0,["s",["[","A-Za-z"],["[*","+\\\\-.0-9A-Za-z"],"://"]]', // 113 skipScheme
      '[0,["s",["*",["s",["!",115],["[","^\\t\\n\\r \\"\',;<>`|"]]],115],"^\\t\\n\\r \\"\',;<>`|"]', // 114 skipAssigned
      '[0,["s","=",116]]', // 115 skipAssignment
      '[0,["/",["[","\\t\\n\\r \\"\',;<>`|"],4]]', // 116 skipPathBreak
      '[0,["s",["?","."],["[","(\\\\-0-9@-[_a-z~"],["[*","^\\t\\n\\r \\"\',/;<>\\\\\\\\`|"],["[","/\\\\\\\\"]],"(\\\\-.0-9@-[_a-z~"]', // 117 skipSlashed
      '[0,["s",["|",0,2,false,["[",".~"]],["[+","/\\\\\\\\"],["!",119],["!",["[","/\\\\\\\\"]],["[","^\\t\\n\\r \\"\',;<>`|"]],"./\\\\\\\\~"]', // 118 skipRooted
      '[0,["s",["?",["[",")]"]],["[*","*"],["[*","!.:?\u2026"],["&",116]]]', // 119 skipPathEnd
      '[0,["s",["*",["s",["!",121],["[","^\\t\\n\\r \\"\',;<>`|"]]],121],"^\\t\\n\\r \\"\',;<>`|"]', // 120 skipDotted
      '[0,["s",["!","."],["[","^\\t\\n\\r \\"\',;<>`|"],".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],119],"^\\t\\n\\r \\"\',;<>`|"]', // 121 skipPointAhead
      '[0,["s",".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",".",["[+","\\\\-0-9A-Z_a-z"]]],119]]', // 122 skipDotFile
      '[0,["N",6,[":",0,124],["s",["!",125],[":",0,127]]],"^\\t\\n\\r ,;<>|"]', // 123 readPath
      '[0,["/",["@",1,"\\"",["$",["[+","^\\n\\r\\""]],"\\""],["@",1,"\'",["$",["[+","^\\n\\r\'"]],"\'"],["@",1,"`",["$",["[+","^\\n\\r`"]],"`"]],"\\"\'`"]', // 124 readQuotedPath
      '[0,["/",["s",126,119],["s",["[+","(*["],126,["[+",")*]"],119],["s",113,["[*","^\\t\\n\\r |"]],["s",["[","0-9"],["[*","+-:TZ"],["?","%"],119],["s",["[+","^\\t\\n\\r \\"\',0-9;<>A-Z`-z|"],["&",116]],114],"^\\t\\n\\r \\"\',;<>`|"]', // 125 skipNoName
      '[0,["/",["i","none"],["i","nothing"],["i","no"],["i","n/a"],["i","yes"],["i","true"],["i","false"],["i","null"],["i","undefined"],["i","at"],["i","on"],["i","by"],["i","in"],["i","for"],["i","the"],["i","an"],["i","a"],["i","new"],["i","files"],["i","file"]],"ABFINOTUYabfinotuy\u0130"]', // 126 skipNoNameWord
      '[0,["/",["@",1,"***",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"***",119],["@",1,"**",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"**",119],["@",1,"*",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"*",119],["@",0,["$",["+",128]],119]],"^\\t\\n\\r \\"\',;<>`|"]', // 127 readBareWord
      '[0,["/",["[+","^\\t\\n\\r -\\"\'-*,.:-<>?[]`|\u2026"],["s","(",["[*","^\\t\\n\\r \\"\'-),;<>`|"],")"],["s","[",["[*","^\\t\\n\\r \\"\',;<>[]`|"],"]"],["s",["!",119],["/",["s",["[+","*"],["[*","!.:?\u2026"]],["[+","!.:?\u2026"],["[","^\\t\\n\\r \\"\',;<>`|"]]]],"^\\t\\n\\r \\"\',;<>`|"]', // 128 skipPathUnit
      '[0,["s",["[*","!),.:;"],["[*","\\t "],["/",11,"|",["[","#(\\\\-=>[\u2013\u2014\u2190\u2192"],["s",130,["[","\\t "]]]]]', // 129 skipPathsEnd
      '[0,["/",["i","for"],["i","with"],["s",["i","in"],["?",["i","to"]]],["i","to"],["i","from"],["i","at"],["i","using"],["i","by"],["i","as"],["i","on"],["i","via"]],"ABFIOT-Wabfiot-w\u0130"]', // 130 skipRelation
      '[0,["s",["[*","*_"],["[*","\\t "],["[",":="],["[*","*_"],["[*","\\t "]],"\\t *:=_"]', // 131 skipEquals
      '[0,["s",["!",["[","%\\\\-/-9A-Z_a-z~\u2013"]],["!",["s",["[",",."],["[","0-9"]]],["!",["s",["[*","\\t "],["[","%/"]]],["!",["s",["[*","\\t "],["[","\\\\-~\u2013"],["[*","\\t "],["[","0-9"]]]]]', // 132 skipNumberEnd
      '[1,["N",9,["s",134,145,["[*","^\\n\\r"],11],["s",134,[":",0,147],["[*","^\\n\\r"],11],["s",134,[":",0,105],["[*","\\t "],["[",",;"],["[*","\\t "],[":",1,["/",152,159]],["[*","^\\n\\r"],11],["s",134,[":",1,["/",152,160]],["[*","^\\n\\r"],11],["s",["[+","\\t "],["!",136],[":",0,104],["[*","^\\n\\r"],11]],"\\t *+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 133 readListItem
      '[0,["s",["[*","\\t "],135,["[*","\\t "],["!",136]],"\\t *+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 134 skipItemAhead
      '[0,["/",["s",["[","*+\\\\-\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba"],["&",["[","\\t "]]],["s",["[+","0-9"],["[",")."],["&",["[","\\t "]]],50],"*+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 135 skipBullet
      '[0,["/",137,96,140,143,["s",["/",65,68],66],85],"AC-GIL-PR-Ua-z\u0130"]', // 136 skipField
      '[0,["s",["?",["s",138,["[+","\\t "]]],["i","confidence"],["?",["s",["/",["[+","\\t "],"_"],139]],["?",["s",["[+","\\t "],"(",["[*","^\\n\\r)"],")"]],131],"ACFOTacfot"]', // 137 skipConfidenceLabel
      '[0,["/",["i","final"],["i","overall"],["i","total"],["i","average"]],"AFOTafot"]', // 138 skipWhose
      '[0,["/",["i","score"],["i","level"],["i","rating"]],"LRSlrs"]', // 139 skipKind
      '[0,["s",141,["?",["s",["[+","\\t "],["/",["i","taken"],["i","elapsed"]]]],["?",["s",["[*","\\t "],"(",["[+","a-z"],")"]],131]]', // 140 skipDurationLabel
      '[0,["/",["s",["/",["i","execution"],["i","total"],["i","elapsed"],["i","run"]],["?",["/",["[+","\\t "],"_"]],142],142],"DERTdert"]', // 141 skipDurationName
      '[0,["/",["i","time"],["i","duration"],["i","elapsed"],["i","runtime"]],"DERTdert"]', // 142 skipDurationWord
      '[0,["/",["s",["[+","a-z"],["+",["s","_",["[+","0-9a-z"]]]],["s",["?",["s",["i","total"],["[+","\\t "]]],88,["[+","\\t "],144],["s",["/",["i","passed"],["i","failed"]],["?",["s",["[+","\\t "],88]]],["i","errors"],["i","failures"]],"CEFILPSTa-z\u0130"]', // 143 skipCountLabel
      '[0,["/",["i","passed"],["i","failed"],["i","skipped"],["i","run"],["i","total"],["i","of code"],["i","added"],["i","removed"],["i","changed"],["i","processed"],["i","checked"],["i","scanned"],["i","completed"]],"ACFOPR-Tacfopr-t"]', // 144 skipCounted
      '[0,["s",["!",61],["/",125,146],["&",129]],"^\\t\\n\\r |"]', // 145 skipNamed
      '[0,["s",["+",["s",["!",["s",":",67]],["[","^\\t\\n\\r |"]]],":",["&",67]],"^\\t\\n\\r |"]', // 146 skipLabelLike
      '[0,["/",148,["@",0,["|",1,null,true,123,151],107,["&",129]],104],"^\\t\\n\\r ,;<>|"]', // 147 readPathList
      '[0,["@",3,"[",["&",["s",["[+","^\\n\\r[]"],"]",129]],["[*","\\t "],["|",1,null,true,150,149],["[*","\\t "],"]"]]', // 148 readBracketList
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 149 skipBracketSign
      '[0,["N",8,[":",0,124],["s",["!",125],[":",0,["$",["[+","^\\t\\n\\r \\"\',;<>[]`|"]]]]],"^\\t\\n\\r ,;<>[]|"]', // 150 readBracketPath
      '[0,["s",107,["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 151 skipListSign
      '[1,["M",1,["s",["&",153],["!",157],[":",0,["$",["s",["[+","^\\t\\n\\r \\"\',;`|"],["+",["s",["[+"," "],["[+","^\\t\\n\\r \\"\',;`|"]]]]]]]],"^\\t\\n\\r \\"\',;`|"]', // 152 readBadSpacedPath
      '[0,["s",["!",113],["/",154,118,155]],"^\\t\\n\\r\\"\',;`|"]', // 153 skipLikeSpaced
      '[0,["s",["?","."],["[","(\\\\-0-9@-[_a-z~"],["[*","^\\t\\n\\r\\"\',/;\\\\\\\\`|"],["[","/\\\\\\\\"]],"(\\\\-.0-9@-[_a-z~"]', // 154 skipSpacedSlash
      '[0,["s",["*",["s",["!",156],["[","^\\t\\n\\r\\"\',;`|"]]],156],"^\\t\\n\\r\\"\',;`|"]', // 155 skipSpacedPoint
      '[0,["s",["!","."],["[","^\\t\\n\\r\\"\',;`|"],".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["[*"," "],["/",["[","\\t\\n\\r\\"\',;`|"],4]],"^\\t\\n\\r\\"\',;`|"]', // 156 skipSpacedEnd
      '[0,["s",["*",["s",["!",158],["[+","^\\t\\n\\r \\"\',;`|"],["[+"," "]]],158,["?",["[+","^\\t\\n\\r \\"\',;`|"]],["[+"," "],["*",["s",["!",158],["[+","^\\t\\n\\r \\"\',;`|"],["[+"," "]]],158],"^\\t\\n\\r \\"\',;`|"]', // 157 skipTwoPaths
      '[0,["s",["[","^\\t\\n\\r \\"\',;`|"],["*",["s",["!",["s",["[","/\\\\\\\\"],["[","^\\t\\n\\r \\"\',;`|"]]],["[","^\\t\\n\\r \\"\',;`|"]]],["[","/\\\\\\\\"],["[","^\\t\\n\\r \\"\',;`|"]]]', // 158 skipParted
      '[1,["M","BadPath",["s",["[","^\\t\\n\\r |"],["[*","^\\n\\r|"]]]]', // 159 readBadPath
      '[1,["M","BadItem",["[*","^\\n\\r"]]]', // 160 readBadItem
      '[1,["N",24,["s",["!",162],44,[":",0,94],44,[":",1,["?",166]],[":",2,["|",0,null,true,172]],11],["s",["!",162],44,[":",1,166],[":",2,["|",0,null,true,172]],11],["s",["!",162],44,[":",2,["|",1,null,true,172]],11]]]', // 161 readLine
      '[0,["s",["!",163],164]]', // 162 skipFenceAhead
      '[0,["inside",0]]', // 163 readInWrapper
      '[0,["s",165,11]]', // 164 skipFenceOpen
      '[0,["/",["s",10,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",11]],["s",10,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 165 skipFenceHead
      '[0,["/",167,168],"COPSops"]', // 166 readHeadFact
      '[0,["N",11,["s",["i","success"],["?",["i","ful"]],131,[":",0,["$",["/",["i","true"],["i","yes"],"1"]]],66],["s",["i","success"],["?",["i","ful"]],131,["/",["i","false"],"0",["s",["i","no"],["&",["s",["[*","*_"],["[*","\\t "],["?",["[","!."]],["[*","\\t "],["/",11,"|"]]]]],66]],"Ss"]', // 167 readTruth
      '[0,["N",12,["s",169,["&",["/",["[","\\t "],11,["[","!,-.:;|\u2013\u2014"]]],["!",["s",["[*","\\t "],["[",":="],["[*","\\t "],["[","0-9"]]],[":",0,["?",170]]],["s",["/",["i","success"],["i","pass"],["i","ok"]],["/",["&",171],["s",["[*","\\t "],["[","!:"],["!",["s",["[*","\\t "],["[","0-9"]]]]],[":",0,["?",170]]]],"COPSops"]', // 168 readPassHead
      '[0,["/","SUCCESSFUL","SUCCESS","SUCCEEDED","PASSED","PASS","COMPLETED","OK"],"COPS"]', // 169 skipPassCapitals
      '[0,["$",["s","",["&",["s",["[*","!."],["[*","\\t "],11]]]]]', // 170 readNothingElse
      '[0,["s","",["&",["s",["[*","!."],["[*","\\t "],11]]]]', // 171 skipNothingElse
      '[1,["/",["$",["[+","\\t (*[_|"]],["$",["s",173,["[*","^\\n\\r"]]],174,["$",238],239],"^\\n\\r"]', // 172 readPart
      '[0,["s",["/",["i","if"],["i","when"],["i","unless"],["i","whether"],["i","until"],["i","should"],["i","will"],["s","to",["[+","\\t "],"be"]],["[","\\t "]],"ISUWis-uw\u0130"]', // 173 skipCondition
      '[1,["/",167,175,182,185,194,197,203,205,207,209,["$",218],58,225,["$",227],228,232,234,235,236,237],"0-9A-[_a-z\u0130\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"]', // 174 readFact
      '[1,["N",14,["s",137,[":",0,["/",176,178,179,180,181]],["[*","*_"]],["s",["i","confidence"],["[+","\\t "],[":",0,176]]],"ACFOTacfot"]', // 175 readConfidence
      '[0,["N",13,["s",[":",0,["$",177]],132]]]', // 176 readDecimal
      '[0,["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],["?",["s",".",["[*","0-9"]]]],["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"+\\\\-.0-9"]', // 177 skip_decimal
      '[1,["M",2,["s",[":",0,["$",177]],["[*","\\t "],"%",["&",["/",["[","\\t "],11,["[",")*,.;_|"]]]]]]', // 178 readBadPercent
      '[1,["M",3,["s",[":",0,62],",",[":",1,62],132]]]', // 179 readBadDecimalComma
      '[1,["M","MissingNumber",["&",["/",11,"|"]]]]', // 180 readMissingNumber
      '[1,["M","BadConfidence",["[+","^\\n\\r|"]]]', // 181 readBadConfidence
      '[1,["/",101,183],"0-9CDFGM-ORUcdfgm-oru"]', // 182 readFileFact
      '[1,["N",15,["s",96,["[*","\\t "],145],["s",96,["[*","\\t "],[":",0,147]],["s",96,["[*","\\t "],[":",0,105],["[*","\\t "],["[",",;"],["[*","\\t "],[":",1,["/",152,159]]],["s",96,["[*","\\t "],[":",1,["/",152,159,184]]],["s",98,["[+","\\t "],["?",["s",["/",["i","the"],["i","a"],"->","=>","\u2192"],["[+","\\t "]]],["?",["s",99,["[+","\\t "]]],[":",0,104]]],"CDFGM-OUcdfgm-ou"]', // 183 readFiles
      '[1,["M","MissingPath",["&",["s",["[*","\\t "],["/",11,"|"]]]]]', // 184 readMissingPath
      '[1,["N",18,["s",140,[":",0,["/",186,193]]],["s",["i","took"],["[+","\\t "],[":",0,186]]],"DERTdert"]', // 185 readDuration
      '[1,["N",17,["s",[":",0,["|",1,null,true,187,["[*","\\t "]]],66]],".0-9"]', // 186 readTime
      '[1,["N",16,["s",[":",0,188],["[*","\\t "],[":",1,192],["!",["[","A-Za-z"]]]]]', // 187 readTimePart
      '[1,["/",189,190],".0-9"]', // 188 readTimeNumber
      '[1,["M",4,["s",["!",61],[":",0,62],",",[":",1,62],["!",["[",",.0-9"]]]],"0-9"]', // 189 readBadDecimalAmount
      '[1,["/",["$",["s",191,["?",["s",".",["[+","0-9"]]]]],["$",["s",".",["[+","0-9"]]]],".0-9"]', // 190 readQuantity
      '[1,["/",60,55],"0-9"]', // 191 noteAmount
      '[0,["/",["$",["/",["i","milliseconds"],["i","millisecond"],["i","msecs"],["i","msec"],["i","ms"]]],["$",["/",["i","minutes"],["i","minute"],["i","mins"],["i","min"],"m"]],["$",["/",["i","hours"],["i","hour"],["i","hrs"],["i","hr"],"h"]],["$",["/",["i","seconds"],["i","second"],["i","secs"],["i","sec"],"s"]],"\u00b5s","us","ns"],"HMShmnsu\u00b5"]', // 192 readTimeUnit
      '[1,["M",5,["s",["!","."],[":",0,188],66]],".0-9"]', // 193 readMissingUnit
      '[1,["N",19,["s",[":",0,195],["[+","\\t "],["i","in"],["[+","\\t "],[":",1,186]]]]', // 194 readFinished
      '[0,["N","FinishedWord",196,["i","passed"],["i","succeeded"],["i","successfully"]],"C-FPSc-fps"]', // 195 readFinishedWord
      '[0,["/",["i","completed"],["i","complete"],["i","finished"],["i","done"],["s",["i","executed"],["[+","\\t "],55,["[+","\\t "],["i","test"],["?",["i","s"]],","]],"C-Fc-f"]', // 196 skip_finished
      '[1,["N",20,["s",["&",["s",143,131]],[":",0,["|",1,null,true,198,["[+","\\t "]]],131,[":",1,199],132,["!",["s",["[+","\\t "],201]]]],"CEFILPSTa-z"]', // 197 readLabelledCount
      '[0,["$",["s",["[+","0-9A-Za-z"],["*",["s","_",["[+","0-9A-Za-z"]]]]]]', // 198 readLabelWord
      '[1,["$",["s",["?","-"],200]],"\\\\-.0-9"]', // 199 readSignedAmount
      '[1,["/",["s",191,["?",["s",".",["[+","0-9"]]]],["s",".",["[+","0-9"]]],".0-9"]', // 200 noteQuantity
      '[0,["s",["/",202,["i","problems"],["i","problem"],["i","issues"],["i","issue"],["i","warnings"],["i","warning"]],66],"EFIPWefipw\u0130"]', // 201 skipFlaws
      '[0,["/",["i","errors"],["i","error"],["i","failures"],["i","failure"]],"EFef"]', // 202 skipFailures
      '[0,["N",21,["s",204,["[*","\\t "],["?",["[",":="]],["[*","\\t "],[":",0,62],66]]]', // 203 readExitCode
      '[0,["/",["s",["i","exit"],["[+","\\t "],["/",["i","code"],["i","status"]]],["s",["i","exited"],["[+","\\t "],["i","with"],["?",["s",["[+","\\t "],["/",["i","code"],["i","status"]]]]]],"Ee"]', // 204 skipExitLabel
      '[0,["N",22,["s",196,["[+","\\t "],["i","with"],["[+","\\t "],[":",0,["$",206]],["[+","\\t "],202,66],["s",196,["[+","\\t "],["i","with"],["[+","\\t "],["?",["s",55,["[+","\\t "]]],202,66]],"C-Fc-f"]', // 205 readWithErrors
      '[0,["/",["i","no"],["s",["[+","0"],["!",["[","0-9"]]]],"0Nn"]', // 206 skipNone
      '[0,["N","Crash",["i","traceback (most recent call last)"],["i","command not found"],["i","segmentation fault"],["i","core dumped"],["i","out of memory"],["i","unbound variable"],["s",["i","syntax error"],["?",":"],["[+","\\t "],["/",["i","near"],["i","unexpected"]],["&",["[","\\t "]]],["i","panic:"],["s",["i","panicked at"],["&",["[","\\t "]]],["s",["i","exception in thread"],["&",["[","\\t "]]],["s",["/",["i","uncaught"],["i","unhandled"]],["[+","\\t "],["*",["s",["!",208],["[",".A-Za-z"]]],208],"UnhandledPromiseRejection"],"CEOPS-Uceops-u"]', // 207 readCrash
      '[0,["/",["i","error"],["i","exception"],["i","rejection"]],"ERer"]', // 208 skipRaised
      '[0,["N","Denied",["s",210,["[+","\\t "],212,66],["s",216,["[+","\\t "],["|",0,3,false,213],["/",["i","succeed"],["i","completed"],["i","complete"],["i","pass"],["i","finish"]],66],["s",217,["[+","\\t "],["|",0,3,false,["s",["!",["s",["i","to"],["[","\\t "]]],213]],["/",65,["i","success"],["i","ok"]],66]],"A-Za-z"]', // 209 readDenied
      '[0,["/",["i","not"],["i","never"],["i","cannot"],211],"A-Za-z"]', // 210 skipNegation
      '[0,["s",["[+","A-Za-z"],["[","\'\u2019"],"t"]]', // 211 skipContraction
      '[0,["/",["s",["|",0,3,false,213],65,["?",["s",["[+","\\t "],65]]],["s",["|",0,1,false,213],["/",["i","success"],["i","ok"],["i","finished"],["i","done"]]]],"\'A-Za-z\u2019"]', // 212 skipNotDone
      '[0,["s",["!",201],["!",214],215,["[+","\\t "]],"\'A-Za-z\u2019"]', // 213 skipDeniedGap
      '[0,["/",["i","success"],["i","succeed"],["i","complete"],["i","pass"],["i","ok"],["i","finish"]],"CFOPScfops"]', // 214 skipDeniedWord
      '[0,["s",["!",["s",65,66]],["!",["s",68,66]],["[+","\'A-Za-z\u2019"],["&",["[","\\t "]]],"\'A-Za-z\u2019"]', // 215 skipPlainWord
      '[0,["/",["s",["/",["i","failed"],["i","fails"],["i","failing"],["i","unable"]],["[+","\\t "],["i","to"]],["s",["/",["i","did"],["i","does"],["i","could"],["i","can"]],["/",["s",["[+","\\t "],["i","not"]],["s",["?",["i","n"]],["[","\'\u2019"],["i","t"]]]]],"CDFUcdfu"]', // 216 skipUnable
      '[0,["/",["i","nothing"],["i","none"],["i","no"],["i","without"],["i","zero"]],"NWZnwz"]', // 217 skipNobody
      '[1,["/",219,221,["s","files took",["[+","\\t "],186],223],"A-Za-z\u0130"]', // 218 noteSaid
      '[0,["s",220,["|",0,3,false,["s",215,["[+","\\t "]]],68,66]]', // 219 skipDeniedFailure
      '[0,["/",["s",217,["[+","\\t "]],["s",["/",["i","not"],["i","never"],211],["[+","\\t "]]],"A-Za-z"]', // 220 skipNoOne
      '[0,["s",222,["[+","\\t "],["?",["s",["/",["i","was"],["i","is"],["i","has been"]],["[+","\\t "]]],65,66]]', // 221 skipCleanUp
      '[0,["/",["i","cleanup"],["i","clean-up"],["i","rollback"],["i","roll-back"],["i","teardown"]],"CRTcrt"]', // 222 skipTidying
      '[0,["s",224,["[+","\\t "],["?","#"],55,["?",["s","/",55]],66]]', // 223 skipOrdinal
      '[0,["/",["i","step"],["i","phase"],["i","stage"],["i","test"],["i","check"],["i","attempt"],["i","part"],["i","task"],["i","iteration"],["i","round"],["i","case"],["i","try"]],"ACIPR-Tacipr-t\u0130"]', // 224 skipNumbered
      '[0,["N",23,["s",226,[":",0,71]],["s",226,["&",["s",["|",0,9,false,75],73,["|",0,9,false,72],["[*","\\t "],["/",11,["[","(."]]]]]],"1-9"]', // 225 readRunTally
      '[0,["s",["[","1-9"],["[*","0-9"],["[+","\\t "],["/",["i","example"],["i","doctest"],["i","test"],["i","spec"],["i","scenario"],["i","run"]],["?",["i","s"]],["!",["[","A-Za-z"]]]]', // 226 skipRan
      '[0,["s",["/",61,55],["[+","\\t "],["/",["i","errors"],["i","failures"],["i","problems"],["i","issues"]],66],"0-9"]', // 227 skipFlawCount
      '[0,["N","PassStatus",["s",229,231,["&",["s",["[*","!)*.]_"],["[*","\\t "],11]]]]]', // 228 readPassStatus
      '[0,["s",["!",137],["!",96],["[+","A-Z_a-z"],230],"A-Z_a-z"]', // 229 skipStatusLabel
      '[0,["/",["s",["[*","\\t "],["[",":="],["[*","*_"],["[*","\\t "]],["s",["[*","\\t "],["/",["s","...",["[*","."]],"\u2026"],["[*","\\t "]],["s",["[+","\\t "],["&",["[","A-Z"]]]],"\\t .:=\u2026"]', // 230 skipStatusSign
      '[0,["/",["s",["i","success"],["?",["i","ful"]]],["i","succeeded"],["i","ok"],["i","passed"],["i","pass"],["i","completed"],["i","complete"],["i","green"]],"CGOPScgops"]', // 231 skipGoodStatus
      '[0,["N","FailStatus",["s",229,233,["&",["s",["[*","!)*.]_"],["[*","\\t "],11]]]]]', // 232 readFailStatus
      '[0,["/",["i","failed"],["i","failure"],["i","fail"],["i","error"],["i","aborted"],["i","abort"],["i","red"],["i","incomplete"]],"AEFIRaefir\u0130"]', // 233 skipBadStatus
      '[0,["N","PassWord",["s",65,66]]]', // 234 readPassWord
      '[0,["N","FailWord",["s",68,66,["!",87]]]]', // 235 readFailWord
      '[0,["N","LastPassMark",["s",49,["&",["s",["[*","\\t "],11]]]]]', // 236 readLastPassMark
      '[0,["N","LastFailMark",["s",51,["&",["s",["[*","\\t "],11]]]]]', // 237 readLastFailMark
      '[0,["s",["!",61],["!",137],["!",96],["!",["s",140,["[+","0-9"],["?",["s",["[",",."],["[+","0-9"]]],66]],["[+","^\\t\\n\\r |"]],"^\\t\\n\\r |"]', // 238 skipToken
      '[1,["M","BadGroupedWord",["s",["&",61],["[+","^\\t\\n\\r |"]]],"1-9"]', // 239 readBadGroupedWord
      '[1,["L",["/",241,242]]]', // 240 leaf
      '[0,["t",[0,1,2,3],20,31,21,23]," `~"]', // 241 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 242 readMissingWrapperEnd
      '[1,["L",244]]', // 243 leaf
      '[1,["/",["$",33],["$",245],["$",41],["$",43],54,56,83,93,161,248,["$",42]]]', // 244 readItem
      '[0,["s",246,11]]', // 245 skipClosedFence
      '[0,["q",247]]', // 246 skipFenced
      '[0,["handing",1,["t",[0,1,2],["hand",1,[],8],["|",0,null,true,["t",[0,1],["!",12],16]],19]]," `~"]', // 247 readFenced
      '[1,["M","BadOpenFence",["s",164,["*",42]]]]', // 248 readBadOpenFence
      '[0,["L",250]]', // 249 leaf
      '[0,["N","TextEnd",""]]', // 250 readTextEnd
      '[0,["L",["/",252,["$",42]]],"^"]', // 251 leaf
      '[0,["handing",1,["N",26,["s",["hand",1,["run"],[":",0,253]],["*",["s",["!",12],42]],[":",1,["$",["?",["s",12,11]]]]]]]," `~"]', // 252 readFencedBlock
      '[0,["N",25,[":",0,8]]]', // 253 readFenceLine
    ], { nodes: NODES, mistakes: MISTAKES, operations: { handing: ofHanding, hand: ofHand, closes: ofCloses, until: ofUntil, i: ofCase, scan: ofScan, inside: ofInside } });

  const stepLines: Step = { op: 'rule', name: 'Lines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(1) } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(5), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(243) } }, { op: 'leaf', read: rules.at(249) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, inside: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(25) }, { op: 'loop', body: { op: 'leaf', read: rules.at(27) } }, { op: 'leaf', read: rules.at(240) }] } };
  const stepFences: Step = { op: 'rule', name: 'Fences', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(251) } } };

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

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
