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
export interface RunTallyNode extends TreeNode { readonly type: 'RunTally'; readonly flaws: string | null; }

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
      '[1,["/",["$",33],["$",41],["$",43],54,56,82,92,160,["$",42]]]', // 32 readLineInside
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
      '[1,["N",2,["s",44,57,[":",0,["|",0,null,true,["/",["@",0,58],["$",["s",["!",75],["[","^\\n\\r"]]]]]],11],["s",["[*","\\t "],["[","#\u2139"],["[+","\\t "],[":",0,["|",1,1,true,81]],11]],"\\t #*\\\\-0-:=>DILNST[_din~\u0080-\uffff"]', // 56 readSuiteLine
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
      '[0,["$",["s","",["&",["s",["*",["/",72,74]],",",["[*","\\t "],["[","1-9"],["[*","0-9"],["[+","\\t "],73]]]],","]', // 71 readFlawsBehind
      '[0,["s",",",["[*","\\t "],55,["[+","\\t "],["!",73],["[+","A-Za-z"],["[*","\\t "]]]', // 72 skipSideCount
      '[0,["s",["/",["i","error"],["i","failure"]],["?",["i","s"]],["!",["[","A-Za-z"]]],"EFef"]', // 73 skipFlaw
      '[0,["s",",",["[*","\\t "],"0",["[+","\\t "],73]]', // 74 skipNoFlaws
      '[0,["s",76,["?",["s","/",55]],["[+","\\t "],["?",78],["|",0,2,false,79],69,["?",80],66]]', // 75 skipTally
      '[0,["/",77,55],"0-9"]', // 76 skipAmount
      '[0,61]', // 77 skipBadThousands
      '[0,["s",["?",["s",["i","out"],["[+","\\t "]]],["i","of"],["[+","\\t "],55,["[+","\\t "]],"Oo"]', // 78 skipOutOf
      '[0,["s",["!",["s",65,66]],["!",["s",68,66]],["!",["s",69,66]],["[+","A-Za-z"],["[+","\\t "]],"A-Za-z"]', // 79 skipThing
      '[0,["s","",["&",["s",["*",["/",72,74]],",",["[*","\\t "],["[","1-9"],["[*","0-9"],["[+","\\t "],73]]],","]', // 80 skipFlawsBehind
      '[0,["N",1,["s",[":",0,["$",["/","pass","fail"]]],["[+","\\t "],[":",1,62]]],"fp"]', // 81 readOutcome
      '[0,["N",4,["s",44,[":",0,83],["[*","\\t "],[":",1,["?",91]],11]],"\\t #*\\\\-0-:=>AD-FILNT[_ad-fin~\u0080-\uffff"]', // 82 readFailureLine
      '[0,["N","FailureHead",["s",51,44,["?",["s",84,90]]],["s",84,90]],"AEF[aef\u2716-\u2718\u274c"]', // 83 readFailureHead
      '[0,["/",["s",85,["&",["/",["[","\\t "],11,["[","!,-.:\u2013\u2014"]]],["!",86]],["s",89,["&",["/",["s",["[*","\\t "],":"],["s",["[*","!."],["[*","\\t "],11]]],["!",86]]],"AEFaef"]', // 84 skipBadHead
      '[0,["/","ERROR",["s","FATAL",["?"," ERROR"]],"FAILED","FAILURE","FAIL","ABORTED","ABORT"],"AEF"]', // 85 skipBadCapitals
      '[0,["s",["?",["s",["[+","\\t "],87]],["[*","\\t "],["?",["[","\\\\-:=\u2013\u2014"]],["[*","\\t "],88,["?",["[",",.;"]],["[*","\\t "],["/",11,"|"]],"\\t \\\\-0-:=N[n\u2013\u2014"]', // 86 skipNoFailure
      '[0,["/",["i","tests"],["i","checks"],["i","files"],["i","lines"],["i","items"],["i","tasks"],["i","steps"]],"CFILSTcfilst\u0130"]', // 87 skipCountable
      '[0,["/",["i","none"],["i","no"],["i","n/a"],"null","[]",["s",55,["?",["s","/",55]]]],"0-9N[n"]', // 88 skipNothing
      '[0,["/",["s",["i","fatal"],["?",["s",["[+","\\t "],["i","error"]]]],["s",["i","error"],["?",["s","[",["[+","0-9A-Za-z"],"]"]]],["s",["i","fail"],["?",["/",["i","ed"],["i","ure"]]]],["s",["i","abort"],["?",["/",["i","ed"],["i","ing"]]]]],"AEFaef"]', // 89 skipBadWords
      '[0,["s",["[*","\\t "],["[*","!,-.:\u2013\u2014"],["[*","\\t "]]]', // 90 skipColonOrDash
      '[0,["N",3,[":",0,["$",["+",["s",["[*","\\t "],["[+","^\\t\\n\\r "]]]]]],"^\\n\\r"]', // 91 readProblem
      '[1,["N",10,["s",44,[":",0,["?",93]],44,[":",1,94],["[*","\\t "],11,["?",["s",2,["!",2]]],[":",2,["|",1,null,true,132]],["!",133]]],"\\t #*\\\\-0-:=>CDFGIL-ORTU[_cdfgim-oru~\u0080-\uffff"]', // 92 readFileList
      '[0,["N","PassMark",49]]', // 93 readPassMark
      '[1,["/",["@",2,95,["[*","\\t "],["/",99,["$",["s","",["&",11]]]]],["@",0,100,["[*","\\t "],["?",":"],["&",["s",["[*","\\t "],11]]]],"0-9CDFGM-ORUcdfgm-oru"]', // 94 readFileListHead
      '[0,["s",96,["[*","*_"],["[*","\\t "],":",["[*","*_"]]]', // 95 skipFilesLabel
      '[0,["/",["s",97,["?",["s",["[+","\\t "],98]]],["s",98,["[+","\\t "],97],["s",["/",["i","new"],["i","output"]],["[+","\\t "],["i","files"]],["i","deliverables"],["i","deliverable"]],"CDFGM-OUcdfgm-ou"]', // 96 skipFilesName
      '[0,["/",["i","created"],["i","modified"],["i","updated"],["i","generated"]],"CGMUcgmu"]', // 97 skipFileVerb
      '[0,["s",["?",["s",["i","new"],["[+","\\t "]]],["/",["i","files"],["i","file(s)"],["i","file"]]],"FNfn"]', // 98 skipFileNoun
      '[1,["N",5,["s",[":",0,59],["[+","\\t "],98,66,["&",["s",["[*","\\t "],11]]]]]', // 99 readFileNumber
      '[1,["N",7,["s",[":",0,101],["[*","*_"],["[*","\\t "],["?",":"],["[*","*_"],["[*","\\t "],[":",1,59],["[+","\\t "],98,[":",2,["?",102]],66],["s",[":",1,59],["[+","\\t "],98,["[+","\\t "],["?",["s",["/",["i","was"],["i","were"]],["[+","\\t "]]],[":",0,101],[":",2,["?",102]],66],["s",98,["[+","\\t "],[":",0,101],130,[":",1,59],131],["s",[":",0,["$",97]],["?",["s",["[+","\\t "],98]],["[*","*_"],["[*","\\t "],":",["[*","*_"],["[*","\\t "],[":",1,59],["&",["s",["[*","\\t "],11]]]],"0-9CDFGMNRUcdfgmnru"]', // 100 readFileCount
      '[0,["/",["$",["/",97,["i","changed"]]],["$",["/",["i","deleted"],["i","removed"]]]],"CDGMRUcdgmru"]', // 101 readCountVerb
      '[0,["@",2,":",["[*","\\t "],103]]', // 102 readCountedPaths
      '[0,["@",0,104,["&",128]]]', // 103 readLikeList
      '[0,["@",0,["|",1,null,true,110,105],106],"^\\t\\n\\r ,;<>|"]', // 104 readLikePaths
      '[0,["/",["s",106,["[*","\\t "],["[","&,;"],["[*","\\t "],["?",["s",["i","and"],["[+","\\t "]]]],["s",106,["[+","\\t "],["i","and"],["[+","\\t "]],["[+","\\t "]],"\\t &,;"]', // 105 skipPathSign
      '[0,["|",0,20,false,107]]', // 106 skipAsides
      '[0,["/",["s",["[+","\\t "],"(",["[*","^\\n\\r()"],")"],["s",["/",["s",["[*","\\t "],",",["[*","\\t "]],["[+","\\t "]],108,["&",["/",["s",["[*","\\t "],["/",["[",",;|"],11]],["s",["[+","\\t "],["i","and"],["[","\\t "]]]]]],"\\t ,"]', // 107 skipAside
      '[0,["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]],["[*","\\t "],["/",["s",109,["|",0,2,false,["s",["[+","\\t "],109]]],"%"]]]', // 108 skipMeasure
      '[0,["s",["!",["s",["i","and"],["[","\\t "]]],["[+","A-Za-z"]],"A-Za-z"]', // 109 skipMeasureWord
      '[0,["@",1,["&",["/",["[","\\"\'`"],111]],122],"^\\t\\n\\r ,;<>|"]', // 110 readLikePath
      '[0,["s",["[*","*"],["!",112],["!",113],["/",116,117,119,121]],"^\\t\\n\\r \\"\',;<>`|"]', // 111 skipLikeWord
      '[0,["s",["[","A-Za-z"],["[*","+\\\\-.0-9A-Za-z"],"://"]]', // 112 skipScheme
      '[0,["s",["*",["s",["!",114],["[","^\\t\\n\\r \\"\',;<>`|"]]],114],"^\\t\\n\\r \\"\',;<>`|"]', // 113 skipAssigned
      '[0,["s","=",115]]', // 114 skipAssignment
      '[0,["/",["[","\\t\\n\\r \\"\',;<>`|"],4]]', // 115 skipPathBreak
      '[0,["s",["?","."],["[","(\\\\-0-9@-[_a-z~"],["[*","^\\t\\n\\r \\"\',/;<>\\\\\\\\`|"],["[","/\\\\\\\\"]],"(\\\\-.0-9@-[_a-z~"]', // 116 skipSlashed
      '[0,["s",["|",0,2,false,["[",".~"]],["[+","/\\\\\\\\"],["!",118],["!",["[","/\\\\\\\\"]],["[","^\\t\\n\\r \\"\',;<>`|"]],"./\\\\\\\\~"]', // 117 skipRooted
      '[0,["s",["?",["[",")]"]],["[*","*"],["[*","!.:?\u2026"],["&",115]]]', // 118 skipPathEnd
      '[0,["s",["*",["s",["!",120],["[","^\\t\\n\\r \\"\',;<>`|"]]],120],"^\\t\\n\\r \\"\',;<>`|"]', // 119 skipDotted
      '[0,["s",["!","."],["[","^\\t\\n\\r \\"\',;<>`|"],".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],118],"^\\t\\n\\r \\"\',;<>`|"]', // 120 skipPointAhead
      '[0,["s",".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",".",["[+","\\\\-0-9A-Z_a-z"]]],118]]', // 121 skipDotFile
      '[0,["N",6,[":",0,123],["s",["!",124],[":",0,126]]],"^\\t\\n\\r ,;<>|"]', // 122 readPath
      '[0,["/",["@",1,"\\"",["$",["[+","^\\n\\r\\""]],"\\""],["@",1,"\'",["$",["[+","^\\n\\r\'"]],"\'"],["@",1,"`",["$",["[+","^\\n\\r`"]],"`"]],"\\"\'`"]', // 123 readQuotedPath
      '[0,["/",["s",125,118],["s",["[+","(*["],125,["[+",")*]"],118],["s",112,["[*","^\\t\\n\\r |"]],["s",["[","0-9"],["[*","+-:TZ"],["?","%"],118],["s",["[+","^\\t\\n\\r \\"\',0-9;<>A-Z`-z|"],["&",115]],113],"^\\t\\n\\r \\"\',;<>`|"]', // 124 skipNoName
      '[0,["/",["i","none"],["i","nothing"],["i","no"],["i","n/a"],["i","yes"],["i","true"],["i","false"],["i","null"],["i","undefined"],["i","at"],["i","on"],["i","by"],["i","in"],["i","for"],["i","the"],["i","an"],["i","a"],["i","new"],["i","files"],["i","file"]],"ABFINOTUYabfinotuy\u0130"]', // 125 skipNoNameWord
      '[0,["/",["@",1,"***",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"***",118],["@",1,"**",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"**",118],["@",1,"*",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"*",118],["@",0,["$",["+",127]],118]],"^\\t\\n\\r \\"\',;<>`|"]', // 126 readBareWord
      '[0,["/",["[+","^\\t\\n\\r -\\"\'-*,.:-<>?[]`|\u2026"],["s","(",["[*","^\\t\\n\\r \\"\'-),;<>`|"],")"],["s","[",["[*","^\\t\\n\\r \\"\',;<>[]`|"],"]"],["s",["!",118],["/",["s",["[+","*"],["[*","!.:?\u2026"]],["[+","!.:?\u2026"],["[","^\\t\\n\\r \\"\',;<>`|"]]]],"^\\t\\n\\r \\"\',;<>`|"]', // 127 skipPathUnit
      '[0,["s",["[*","!),.:;"],["[*","\\t "],["/",11,"|",["[","#(\\\\-=>[\u2013\u2014\u2190\u2192"],["s",129,["[","\\t "]]]]]', // 128 skipPathsEnd
      '[0,["/",["i","for"],["i","with"],["s",["i","in"],["?",["i","to"]]],["i","to"],["i","from"],["i","at"],["i","using"],["i","by"],["i","as"],["i","on"],["i","via"]],"ABFIOT-Wabfiot-w\u0130"]', // 129 skipRelation
      '[0,["s",["[*","*_"],["[*","\\t "],["[",":="],["[*","*_"],["[*","\\t "]],"\\t *:=_"]', // 130 skipEquals
      '[0,["s",["!",["[","%\\\\-/-9A-Z_a-z~\u2013"]],["!",["s",["[",",."],["[","0-9"]]],["!",["s",["[*","\\t "],["[","%/"]]],["!",["s",["[*","\\t "],["[","\\\\-~\u2013"],["[*","\\t "],["[","0-9"]]]]]', // 131 skipNumberEnd
      '[1,["N",9,["s",133,144,["[*","^\\n\\r"],11],["s",133,[":",0,146],["[*","^\\n\\r"],11],["s",133,[":",0,104],["[*","\\t "],["[",",;"],["[*","\\t "],[":",1,["/",151,158]],["[*","^\\n\\r"],11],["s",133,[":",1,["/",151,159]],["[*","^\\n\\r"],11],["s",["[+","\\t "],["!",135],[":",0,103],["[*","^\\n\\r"],11]],"\\t *+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 132 readListItem
      '[0,["s",["[*","\\t "],134,["[*","\\t "],["!",135]],"\\t *+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 133 skipItemAhead
      '[0,["/",["s",["[","*+\\\\-\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba"],["&",["[","\\t "]]],["s",["[+","0-9"],["[",")."],["&",["[","\\t "]]],50],"*+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 134 skipBullet
      '[0,["/",136,95,139,142,["s",["/",65,68],66],84],"AC-GIL-PR-Ua-z\u0130"]', // 135 skipField
      '[0,["s",["?",["s",137,["[+","\\t "]]],["i","confidence"],["?",["s",["/",["[+","\\t "],"_"],138]],["?",["s",["[+","\\t "],"(",["[*","^\\n\\r)"],")"]],130],"ACFOTacfot"]', // 136 skipConfidenceLabel
      '[0,["/",["i","final"],["i","overall"],["i","total"],["i","average"]],"AFOTafot"]', // 137 skipWhose
      '[0,["/",["i","score"],["i","level"],["i","rating"]],"LRSlrs"]', // 138 skipKind
      '[0,["s",140,["?",["s",["[+","\\t "],["/",["i","taken"],["i","elapsed"]]]],["?",["s",["[*","\\t "],"(",["[+","a-z"],")"]],130]]', // 139 skipDurationLabel
      '[0,["/",["s",["/",["i","execution"],["i","total"],["i","elapsed"],["i","run"]],["?",["/",["[+","\\t "],"_"]],141],141],"DERTdert"]', // 140 skipDurationName
      '[0,["/",["i","time"],["i","duration"],["i","elapsed"],["i","runtime"]],"DERTdert"]', // 141 skipDurationWord
      '[0,["/",["s",["[+","a-z"],["+",["s","_",["[+","0-9a-z"]]]],["s",["?",["s",["i","total"],["[+","\\t "]]],87,["[+","\\t "],143],["s",["/",["i","passed"],["i","failed"]],["?",["s",["[+","\\t "],87]]],["i","errors"],["i","failures"]],"CEFILPSTa-z\u0130"]', // 142 skipCountLabel
      '[0,["/",["i","passed"],["i","failed"],["i","skipped"],["i","run"],["i","total"],["i","of code"],["i","added"],["i","removed"],["i","changed"],["i","processed"],["i","checked"],["i","scanned"],["i","completed"]],"ACFOPR-Tacfopr-t"]', // 143 skipCounted
      '[0,["s",["!",61],["/",124,145],["&",128]],"^\\t\\n\\r |"]', // 144 skipNamed
      '[0,["s",["+",["s",["!",["s",":",67]],["[","^\\t\\n\\r |"]]],":",["&",67]],"^\\t\\n\\r |"]', // 145 skipLabelLike
      '[0,["/",147,["@",0,["|",1,null,true,122,150],106,["&",128]],103],"^\\t\\n\\r ,;<>|"]', // 146 readPathList
      '[0,["@",3,"[",["&",["s",["[+","^\\n\\r[]"],"]",128]],["[*","\\t "],["|",1,null,true,149,148],["[*","\\t "],"]"]]', // 147 readBracketList
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 148 skipBracketSign
      '[0,["N",8,[":",0,123],["s",["!",124],[":",0,["$",["[+","^\\t\\n\\r \\"\',;<>[]`|"]]]]],"^\\t\\n\\r ,;<>[]|"]', // 149 readBracketPath
      '[0,["s",106,["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 150 skipListSign
      '[1,["M",1,["s",["&",152],["!",156],[":",0,["$",["s",["[+","^\\t\\n\\r \\"\',;`|"],["+",["s",["[+"," "],["[+","^\\t\\n\\r \\"\',;`|"]]]]]]]],"^\\t\\n\\r \\"\',;`|"]', // 151 readBadSpacedPath
      '[0,["s",["!",112],["/",153,117,154]],"^\\t\\n\\r\\"\',;`|"]', // 152 skipLikeSpaced
      '[0,["s",["?","."],["[","(\\\\-0-9@-[_a-z~"],["[*","^\\t\\n\\r\\"\',/;\\\\\\\\`|"],["[","/\\\\\\\\"]],"(\\\\-.0-9@-[_a-z~"]', // 153 skipSpacedSlash
      '[0,["s",["*",["s",["!",155],["[","^\\t\\n\\r\\"\',;`|"]]],155],"^\\t\\n\\r\\"\',;`|"]', // 154 skipSpacedPoint
      '[0,["s",["!","."],["[","^\\t\\n\\r\\"\',;`|"],".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["[*"," "],["/",["[","\\t\\n\\r\\"\',;`|"],4]],"^\\t\\n\\r\\"\',;`|"]', // 155 skipSpacedEnd
      '[0,["s",["*",["s",["!",157],["[+","^\\t\\n\\r \\"\',;`|"],["[+"," "]]],157,["?",["[+","^\\t\\n\\r \\"\',;`|"]],["[+"," "],["*",["s",["!",157],["[+","^\\t\\n\\r \\"\',;`|"],["[+"," "]]],157],"^\\t\\n\\r \\"\',;`|"]', // 156 skipTwoPaths
      '[0,["s",["[","^\\t\\n\\r \\"\',;`|"],["*",["s",["!",["s",["[","/\\\\\\\\"],["[","^\\t\\n\\r \\"\',;`|"]]],["[","^\\t\\n\\r \\"\',;`|"]]],["[","/\\\\\\\\"],["[","^\\t\\n\\r \\"\',;`|"]]]', // 157 skipParted
      '[1,["M","BadPath",["s",["[","^\\t\\n\\r |"],["[*","^\\n\\r|"]]]]', // 158 readBadPath
      '[1,["M","BadItem",["[*","^\\n\\r"]]]', // 159 readBadItem
      '[1,["N",24,["s",["!",161],44,[":",0,93],44,[":",1,["?",165]],[":",2,["|",0,null,true,171]],11],["s",["!",161],44,[":",1,165],[":",2,["|",0,null,true,171]],11],["s",["!",161],44,[":",2,["|",1,null,true,171]],11]]]', // 160 readLine
      '[0,["s",["!",162],163]]', // 161 skipFenceAhead
      '[0,["inside",0]]', // 162 readInWrapper
      '[0,["s",164,11]]', // 163 skipFenceOpen
      '[0,["/",["s",10,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",11]],["s",10,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 164 skipFenceHead
      '[0,["/",166,167],"COPSops"]', // 165 readHeadFact
      '[0,["N",11,["s",["i","success"],["?",["i","ful"]],130,[":",0,["$",["/",["i","true"],["i","yes"],"1"]]],66],["s",["i","success"],["?",["i","ful"]],130,["/",["i","false"],"0",["s",["i","no"],["&",["s",["[*","*_"],["[*","\\t "],["?",["[","!."]],["[*","\\t "],["/",11,"|"]]]]],66]],"Ss"]', // 166 readTruth
      '[0,["N",12,["s",168,["&",["/",["[","\\t "],11,["[","!,-.:;|\u2013\u2014"]]],["!",["s",["[*","\\t "],["[",":="],["[*","\\t "],["[","0-9"]]],[":",0,["?",169]]],["s",["/",["i","success"],["i","pass"],["i","ok"]],["/",["&",170],["s",["[*","\\t "],["[","!:"],["!",["s",["[*","\\t "],["[","0-9"]]]]],[":",0,["?",169]]]],"COPSops"]', // 167 readPassHead
      '[0,["/","SUCCESSFUL","SUCCESS","SUCCEEDED","PASSED","PASS","COMPLETED","OK"],"COPS"]', // 168 skipPassCapitals
      '[0,["$",["s","",["&",["s",["[*","!."],["[*","\\t "],11]]]]]', // 169 readNothingElse
      '[0,["s","",["&",["s",["[*","!."],["[*","\\t "],11]]]]', // 170 skipNothingElse
      '[1,["/",["$",["[+","\\t (*[_|"]],["$",["s",172,["[*","^\\n\\r"]]],173,["$",237],238],"^\\n\\r"]', // 171 readPart
      '[0,["s",["/",["i","if"],["i","when"],["i","unless"],["i","whether"],["i","until"],["i","should"],["i","will"],["s","to",["[+","\\t "],"be"]],["[","\\t "]],"ISUWis-uw\u0130"]', // 172 skipCondition
      '[1,["/",166,174,181,184,193,196,202,204,206,208,["$",217],58,224,["$",226],227,231,233,234,235,236],"0-9A-[_a-z\u0130\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"]', // 173 readFact
      '[1,["N",14,["s",136,[":",0,["/",175,177,178,179,180]],["[*","*_"]],["s",["i","confidence"],["[+","\\t "],[":",0,175]]],"ACFOTacfot"]', // 174 readConfidence
      '[0,["N",13,["s",[":",0,["$",176]],131]]]', // 175 readDecimal
      '[0,["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],["?",["s",".",["[*","0-9"]]]],["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"+\\\\-.0-9"]', // 176 skip_decimal
      '[1,["M",2,["s",[":",0,["$",176]],["[*","\\t "],"%",["&",["/",["[","\\t "],11,["[",")*,.;_|"]]]]]]', // 177 readBadPercent
      '[1,["M",3,["s",[":",0,62],",",[":",1,62],131]]]', // 178 readBadDecimalComma
      '[1,["M","MissingNumber",["&",["/",11,"|"]]]]', // 179 readMissingNumber
      '[1,["M","BadConfidence",["[+","^\\n\\r|"]]]', // 180 readBadConfidence
      '[1,["/",100,182],"0-9CDFGM-ORUcdfgm-oru"]', // 181 readFileFact
      '[1,["N",15,["s",95,["[*","\\t "],144],["s",95,["[*","\\t "],[":",0,146]],["s",95,["[*","\\t "],[":",0,104],["[*","\\t "],["[",",;"],["[*","\\t "],[":",1,["/",151,158]]],["s",95,["[*","\\t "],[":",1,["/",151,158,183]]],["s",97,["[+","\\t "],["?",["s",["/",["i","the"],["i","a"],"->","=>","\u2192"],["[+","\\t "]]],["?",["s",98,["[+","\\t "]]],[":",0,103]]],"CDFGM-OUcdfgm-ou"]', // 182 readFiles
      '[1,["M","MissingPath",["&",["s",["[*","\\t "],["/",11,"|"]]]]]', // 183 readMissingPath
      '[1,["N",18,["s",139,[":",0,["/",185,192]]],["s",["i","took"],["[+","\\t "],[":",0,185]]],"DERTdert"]', // 184 readDuration
      '[1,["N",17,["s",[":",0,["|",1,null,true,186,["[*","\\t "]]],66]],".0-9"]', // 185 readTime
      '[1,["N",16,["s",[":",0,187],["[*","\\t "],[":",1,191],["!",["[","A-Za-z"]]]]]', // 186 readTimePart
      '[1,["/",188,189],".0-9"]', // 187 readTimeNumber
      '[1,["M",4,["s",["!",61],[":",0,62],",",[":",1,62],["!",["[",",.0-9"]]]],"0-9"]', // 188 readBadDecimalAmount
      '[1,["/",["$",["s",190,["?",["s",".",["[+","0-9"]]]]],["$",["s",".",["[+","0-9"]]]],".0-9"]', // 189 readQuantity
      '[1,["/",60,55],"0-9"]', // 190 noteAmount
      '[0,["/",["$",["/",["i","milliseconds"],["i","millisecond"],["i","msecs"],["i","msec"],["i","ms"]]],["$",["/",["i","minutes"],["i","minute"],["i","mins"],["i","min"],"m"]],["$",["/",["i","hours"],["i","hour"],["i","hrs"],["i","hr"],"h"]],["$",["/",["i","seconds"],["i","second"],["i","secs"],["i","sec"],"s"]],"\u00b5s","us","ns"],"HMShmnsu\u00b5"]', // 191 readTimeUnit
      '[1,["M",5,["s",["!","."],[":",0,187],66]],".0-9"]', // 192 readMissingUnit
      '[1,["N",19,["s",[":",0,194],["[+","\\t "],["i","in"],["[+","\\t "],[":",1,185]]]]', // 193 readFinished
      '[0,["N","FinishedWord",195,["i","passed"],["i","succeeded"],["i","successfully"]],"C-FPSc-fps"]', // 194 readFinishedWord
      '[0,["/",["i","completed"],["i","complete"],["i","finished"],["i","done"],["s",["i","executed"],["[+","\\t "],55,["[+","\\t "],["i","test"],["?",["i","s"]],","]],"C-Fc-f"]', // 195 skip_finished
      '[1,["N",20,["s",["&",["s",142,130]],[":",0,["|",1,null,true,197,["[+","\\t "]]],130,[":",1,198],131,["!",["s",["[+","\\t "],200]]]],"CEFILPSTa-z"]', // 196 readLabelledCount
      '[0,["$",["s",["[+","0-9A-Za-z"],["*",["s","_",["[+","0-9A-Za-z"]]]]]]', // 197 readLabelWord
      '[1,["$",["s",["?","-"],199]],"\\\\-.0-9"]', // 198 readSignedAmount
      '[1,["/",["s",190,["?",["s",".",["[+","0-9"]]]],["s",".",["[+","0-9"]]],".0-9"]', // 199 noteQuantity
      '[0,["s",["/",201,["i","problems"],["i","problem"],["i","issues"],["i","issue"],["i","warnings"],["i","warning"]],66],"EFIPWefipw\u0130"]', // 200 skipFlaws
      '[0,["/",["i","errors"],["i","error"],["i","failures"],["i","failure"]],"EFef"]', // 201 skipFailures
      '[0,["N",21,["s",203,["[*","\\t "],["?",["[",":="]],["[*","\\t "],[":",0,62],66]]]', // 202 readExitCode
      '[0,["/",["s",["i","exit"],["[+","\\t "],["/",["i","code"],["i","status"]]],["s",["i","exited"],["[+","\\t "],["i","with"],["?",["s",["[+","\\t "],["/",["i","code"],["i","status"]]]]]],"Ee"]', // 203 skipExitLabel
      '[0,["N",22,["s",195,["[+","\\t "],["i","with"],["[+","\\t "],[":",0,["$",205]],["[+","\\t "],201,66],["s",195,["[+","\\t "],["i","with"],["[+","\\t "],["?",["s",55,["[+","\\t "]]],201,66]],"C-Fc-f"]', // 204 readWithErrors
      '[0,["/",["i","no"],["s",["[+","0"],["!",["[","0-9"]]]],"0Nn"]', // 205 skipNone
      '[0,["N","Crash",["i","traceback (most recent call last)"],["i","command not found"],["i","segmentation fault"],["i","core dumped"],["i","out of memory"],["i","unbound variable"],["s",["i","syntax error"],["?",":"],["[+","\\t "],["/",["i","near"],["i","unexpected"]],["&",["[","\\t "]]],["i","panic:"],["s",["i","panicked at"],["&",["[","\\t "]]],["s",["i","exception in thread"],["&",["[","\\t "]]],["s",["/",["i","uncaught"],["i","unhandled"]],["[+","\\t "],["*",["s",["!",207],["[",".A-Za-z"]]],207],"UnhandledPromiseRejection"],"CEOPS-Uceops-u"]', // 206 readCrash
      '[0,["/",["i","error"],["i","exception"],["i","rejection"]],"ERer"]', // 207 skipRaised
      '[0,["N","Denied",["s",209,["[+","\\t "],211,66],["s",215,["[+","\\t "],["|",0,3,false,212],["/",["i","succeed"],["i","completed"],["i","complete"],["i","pass"],["i","finish"]],66],["s",216,["[+","\\t "],["|",0,3,false,["s",["!",["s",["i","to"],["[","\\t "]]],212]],["/",65,["i","success"],["i","ok"]],66]],"A-Za-z"]', // 208 readDenied
      '[0,["/",["i","not"],["i","never"],["i","cannot"],210],"A-Za-z"]', // 209 skipNegation
      '[0,["s",["[+","A-Za-z"],["[","\'\u2019"],"t"]]', // 210 skipContraction
      '[0,["/",["s",["|",0,3,false,212],65,["?",["s",["[+","\\t "],65]]],["s",["|",0,1,false,212],["/",["i","success"],["i","ok"],["i","finished"],["i","done"]]]],"\'A-Za-z\u2019"]', // 211 skipNotDone
      '[0,["s",["!",200],["!",213],214,["[+","\\t "]],"\'A-Za-z\u2019"]', // 212 skipDeniedGap
      '[0,["/",["i","success"],["i","succeed"],["i","complete"],["i","pass"],["i","ok"],["i","finish"]],"CFOPScfops"]', // 213 skipDeniedWord
      '[0,["s",["!",["s",65,66]],["!",["s",68,66]],["[+","\'A-Za-z\u2019"],["&",["[","\\t "]]],"\'A-Za-z\u2019"]', // 214 skipPlainWord
      '[0,["/",["s",["/",["i","failed"],["i","fails"],["i","failing"],["i","unable"]],["[+","\\t "],["i","to"]],["s",["/",["i","did"],["i","does"],["i","could"],["i","can"]],["/",["s",["[+","\\t "],["i","not"]],["s",["?",["i","n"]],["[","\'\u2019"],["i","t"]]]]],"CDFUcdfu"]', // 215 skipUnable
      '[0,["/",["i","nothing"],["i","none"],["i","no"],["i","without"],["i","zero"]],"NWZnwz"]', // 216 skipNobody
      '[1,["/",218,220,["s","files took",["[+","\\t "],185],222],"A-Za-z\u0130"]', // 217 noteSaid
      '[0,["s",219,["|",0,3,false,["s",214,["[+","\\t "]]],68,66]]', // 218 skipDeniedFailure
      '[0,["/",["s",216,["[+","\\t "]],["s",["/",["i","not"],["i","never"],210],["[+","\\t "]]],"A-Za-z"]', // 219 skipNoOne
      '[0,["s",221,["[+","\\t "],["?",["s",["/",["i","was"],["i","is"],["i","has been"]],["[+","\\t "]]],65,66]]', // 220 skipCleanUp
      '[0,["/",["i","cleanup"],["i","clean-up"],["i","rollback"],["i","roll-back"],["i","teardown"]],"CRTcrt"]', // 221 skipTidying
      '[0,["s",223,["[+","\\t "],["?","#"],55,["?",["s","/",55]],66]]', // 222 skipOrdinal
      '[0,["/",["i","step"],["i","phase"],["i","stage"],["i","test"],["i","check"],["i","attempt"],["i","part"],["i","task"],["i","iteration"],["i","round"],["i","case"],["i","try"]],"ACIPR-Tacipr-t\u0130"]', // 223 skipNumbered
      '[0,["N",23,["s",225,[":",0,71]],["s",225,["&",["s",["*",72],74,["*",["/",72,74]],["[*","\\t "],["/",11,["[","(."]]]]]],"1-9"]', // 224 readRunTally
      '[0,["s",["[","1-9"],["[*","0-9"],["[+","\\t "],["/",["i","example"],["i","doctest"],["i","test"],["i","spec"],["i","scenario"],["i","run"]],["?",["i","s"]],["!",["[","A-Za-z"]]]]', // 225 skipRan
      '[0,["s",["/",61,55],["[+","\\t "],["/",["i","errors"],["i","failures"],["i","problems"],["i","issues"]],66],"0-9"]', // 226 skipFlawCount
      '[0,["N","PassStatus",["s",228,230,["&",["s",["[*","!)*.]_"],["[*","\\t "],11]]]]]', // 227 readPassStatus
      '[0,["s",["!",136],["!",95],["[+","A-Z_a-z"],229],"A-Z_a-z"]', // 228 skipStatusLabel
      '[0,["/",["s",["[*","\\t "],["[",":="],["[*","*_"],["[*","\\t "]],["s",["[*","\\t "],["/",["s","...",["[*","."]],"\u2026"],["[*","\\t "]],["s",["[+","\\t "],["&",["[","A-Z"]]]],"\\t .:=\u2026"]', // 229 skipStatusSign
      '[0,["/",["s",["i","success"],["?",["i","ful"]]],["i","succeeded"],["i","ok"],["i","passed"],["i","pass"],["i","completed"],["i","complete"],["i","green"]],"CGOPScgops"]', // 230 skipGoodStatus
      '[0,["N","FailStatus",["s",228,232,["&",["s",["[*","!)*.]_"],["[*","\\t "],11]]]]]', // 231 readFailStatus
      '[0,["/",["i","failed"],["i","failure"],["i","fail"],["i","error"],["i","aborted"],["i","abort"],["i","red"],["i","incomplete"]],"AEFIRaefir\u0130"]', // 232 skipBadStatus
      '[0,["N","PassWord",["s",65,66]]]', // 233 readPassWord
      '[0,["N","FailWord",["s",68,66,["!",86]]]]', // 234 readFailWord
      '[0,["N","LastPassMark",["s",49,["&",["s",["[*","\\t "],11]]]]]', // 235 readLastPassMark
      '[0,["N","LastFailMark",["s",51,["&",["s",["[*","\\t "],11]]]]]', // 236 readLastFailMark
      '[0,["s",["!",61],["!",136],["!",95],["!",["s",139,["[+","0-9"],["?",["s",["[",",."],["[+","0-9"]]],66]],["[+","^\\t\\n\\r |"]],"^\\t\\n\\r |"]', // 237 skipToken
      '[1,["M","BadGroupedWord",["s",["&",61],["[+","^\\t\\n\\r |"]]],"1-9"]', // 238 readBadGroupedWord
      '[1,["L",["/",240,241]]]', // 239 leaf
      '[0,["t",[0,1,2,3],20,31,21,23]," `~"]', // 240 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 241 readMissingWrapperEnd
      '[1,["L",243]]', // 242 leaf
      '[1,["/",["$",33],["$",244],["$",41],["$",43],54,56,82,92,160,247,["$",42]]]', // 243 readItem
      '[0,["s",245,11]]', // 244 skipClosedFence
      '[0,["q",246]]', // 245 skipFenced
      '[0,["handing",1,["t",[0,1,2],["hand",1,[],8],["|",0,null,true,["t",[0,1],["!",12],16]],19]]," `~"]', // 246 readFenced
      '[1,["M","BadOpenFence",["s",163,["*",42]]]]', // 247 readBadOpenFence
      '[0,["L",249]]', // 248 leaf
      '[0,["N","TextEnd",""]]', // 249 readTextEnd
      '[0,["L",["/",251,["$",42]]],"^"]', // 250 leaf
      '[0,["handing",1,["N",26,["s",["hand",1,["run"],[":",0,252]],["*",["s",["!",12],42]],[":",1,["$",["?",["s",12,11]]]]]]]," `~"]', // 251 readFencedBlock
      '[0,["N",25,[":",0,8]]]', // 252 readFenceLine
    ], { nodes: NODES, mistakes: MISTAKES, operations: { handing: ofHanding, hand: ofHand, closes: ofCloses, until: ofUntil, i: ofCase, scan: ofScan, inside: ofInside } });

  const stepLines: Step = { op: 'rule', name: 'Lines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(1) } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(5), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(242) } }, { op: 'leaf', read: rules.at(248) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, inside: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(25) }, { op: 'loop', body: { op: 'leaf', read: rules.at(27) } }, { op: 'leaf', read: rules.at(239) }] } };
  const stepFences: Step = { op: 'rule', name: 'Fences', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(250) } } };

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
