// Generated from grammars/skill.peggy, grammars/skill-verdicts.peggy, grammars/skill-facts.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCase, ofUntil, ofAction, ofHand, ofHanding, ofCloses, ofInside, ofScan } from '../src/engine/generated.ts';

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

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'fail'; },
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
      '[1,["/",["$",33],["$",41],["$",43],54,56,85,99,167,["$",42]]]', // 32 readLineInside
      '[0,["+",34]]', // 33 skipLog
      '[0,["/",["s",["+",35],11],3],"^"]', // 34 skipQuietLine
      '[0,["/",["until","[aA][bB][oO][rR][tT]|[cC][hH][aA][nN][gG]|[cC][hH][eE][cC][kK\\\\u212a][sS]|[cC][oO][mM][mM][aA][nN][dD]\\\\u0020[nN][oO][tT]|[cC][oO][mM][pP][lL][eE][tT]|[cC][oO][nN][fF][iI][dD][eE][nN][cC][eE]|[cC][oO][rR][eE]\\\\u0020[dD][uU][mM][pP][eE][dD]|[cC][rR][eE][aA][tT]|[dD][eE][lL][eE][tT]|[dD][eE][lL][iI][vV][eE][rR][aA][bB][lL][eE]|[dD][oO][nN][eE]|[dD][uU][rR][aA][tT][iI][oO][nN]|[eE][lL][aA][pP][sS][eE][dD]|[eE][rR][rR][oO][rR]|[eE][xX][cC][eE][pP][tT][iI][oO][nN]\\\\u0020[iI][nN]|[eE][xX][iI][tT]|[fF][aA][iI][lL]|[fF][aA][tT][aA][lL]|[fF][iI][lL][eE][sS]|[fF][iI][nN][iI][sS][hH]|[gG][eE][nN][eE][rR][aA][tT]|[iI][tT][eE][mM][sS]|[lL][iI][nN][eE][sS]|[mM][oO][dD][iI][fF]|not\\\\u0020run|[oO][uU][tT]\\\\u0020[oO][fF]\\\\u0020[mM][eE][mM][oO][rR][yY]|[pP][aA][nN][iI][cC]|[pP][aA][sS][sS]|[rR][eE][mM][oO][vV]|[sS][eE][gG][mM][eE][nN][tT][aA][tT][iI][oO][nN]|[sS][tT][eE][pP][sS]|[sS][uU][cC][cC][eE]|[tT][aA][sS][kK\\\\u212a][sS]|[tT][eE][sS][tT][sS]|[tT][rR][aA][cC][eE][bB][aA][cC][kK\\\\u212a]|[tT][iI][mM][eE]|[tT][oO][oO][kK\\\\u212a]|[uU][nN][bB][oO][uU][nN][dD]|[uU][nN][cC][aA][uU][gG][hH][tT]|[uU][nN][hH][aA][nN][dD][lL][eE][dD]|[uU][pP][dD][aA][tT]|\\\\u0060\\\\u0060\\\\u0060|\\\\u007e\\\\u007e\\\\u007e|[oO][kK\\\\u212a]|[gG][rR][eE][eE][nN]|[rR][eE][dD]|[\\\\u000a\\\\u000d\\\\u005f\\\\u2611\\\\u2705\\\\u2713-\\\\u2714\\\\u2716-\\\\u2718\\\\u274c]","g",13,1],["s",["!",36],["[","^\\n\\r"]]],"^\\n\\r"]', // 35 skipQuiet
      '[0,["/",37,38,["s",["i","ok"],["!",["[","0-9A-Za-z"]]],["s",["/",["i","green"],["i","red"]],["[*","!)*.]_"],["[*","\\t "],11],["s","_",39]],"AC-GILMOPR-U_-ac-gil-pr-u~\u0130\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"]', // 36 skipTelling
      '[0,["/",["i","abort"],["i","chang"],["i","checks"],["i","command not"],["i","complet"],["i","confidence"],["i","core dumped"],["i","creat"],["i","delet"],["i","deliverable"],["i","done"],["i","duration"],["i","elapsed"],["i","error"],["i","exception in"],["i","exit"],["i","fail"],["i","fatal"],["i","files"],["i","finish"],["i","generat"],["i","items"],["i","lines"],["i","modif"],"not run",["i","out of memory"],["i","panic"],["i","pass"],["i","remov"],["i","segmentation"],["i","steps"],["i","succe"],["i","tasks"],["i","tests"],["i","traceback"],["i","time"],["i","took"],["i","unbound"],["i","uncaught"],["i","unhandled"],["i","updat"]],"AC-GILMOPR-Uac-gil-pr-u\u0130"]', // 37 skipTellingWord
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
      '[1,["N",2,["s",44,57,[":",0,["|",0,null,true,["/",["@",0,58],["$",["s",["!",78],["[","^\\n\\r"]]]]]],11],["s",["[*","\\t "],["[","#\u2139"],["[+","\\t "],[":",0,["|",1,1,true,84]],11]],"\\t #*\\\\-0-:=>DILNST[_din~\u0080-\uffff"]', // 56 readSuiteLine
      '[0,["s",["/","Test Files","Test Suites","Snapshots"],["?",":"],["[+","\\t "]],"ST"]', // 57 skipSuiteLabel
      '[1,["N",0,["s",[":",0,59],[":",1,["?",["@",1,"/",62]]],["[+","\\t "],[":",2,["?",63]],[":",3,["|",0,2,true,64]],[":",4,72],[":",5,["?",73]],68]]]', // 58 readTally
      '[1,["/",["$",60],62],"0-9"]', // 59 readAmount
      '[1,["M","BadThousands",61]]', // 60 readBadThousands
      '[0,["s",["[","1-9"],["|",0,2,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]]]],["!",["[",",0-9"]]]]', // 61 skipGrouped
      '[0,["$",["[+","0-9"]]]', // 62 readInteger
      '[0,["@",3,["?",["s",["i","out"],["[+","\\t "]]],["i","of"],["[+","\\t "],62,["[+","\\t "]],"Oo"]', // 63 readOutOf
      '[0,["@",4,["!",65],["!",["s",67,68]],["!",["s",70,68]],["!",["s",71,68]],["$",["[+","A-Za-z"]],["[+","\\t "]],"A-Za-z"]', // 64 readThing
      '[0,["q",66]]', // 65 skipNotRun
      '[0,["{",0,["s","did not run",["&",["s",["[*","\\t "],11]]]],"d"]', // 66 readNotRun
      '[0,["/",["i","completed"],["i","passed"],["i","succeeded"],["s",["i","successful"],["?",["i","ly"]]],"SUCCESS",["s",["i","complete"],["&",["s",["[*","!."],["[*","\\t "],11]]]],"CPScps"]', // 67 skipGoodWord
      '[0,["s",["[*","!)*,.:;?]_\u2026"],["&",69]]]', // 68 skipWordEnd
      '[0,["/",["[","\\t "],11,"|"]]', // 69 skipWordBreak
      '[0,["/",["i","failed"],["i","aborted"],["s",["i","unsuccessful"],["?",["i","ly"]]],"FAILURE","not met"],"AFUafnu"]', // 70 skipBadWord
      '[0,["/",["s",["i","pass"],["/",["i","ed"],["i","ing"]]],["s",["i","fail"],["/",["i","ed"],["i","ing"]]],["s",["/","pass","fail"],["&",["s",["[*","\\t "],11]]],65],"FPdfp"]', // 71 skipTallyWord
      '[0,["/",["@",0,["$",["i","pass"]],["/",["i","ed"],["i","ing"]]],["@",0,["$",["i","fail"]],["/",["i","ed"],["i","ing"]]],["@",0,["/","pass","fail"],["&",["s",["[*","\\t "],11]]],66],"FPdfp"]', // 72 readTallyWord
      '[0,["$",["s","",["&",["s",["|",0,9,false,74],",",["[*","\\t "],["[","1-9"],["[*","0-9"],["[+","\\t "],76]]]],","]', // 73 readFlawsBehind
      '[0,["/",75,77],","]', // 74 skipOtherCount
      '[0,["s",",",["[*","\\t "],"0",["[+","\\t "],76]]', // 75 skipNoFlaws
      '[0,["s",["/",["i","error"],["i","failure"]],["?",["i","s"]],["!",["[","A-Za-z"]]],"EFef"]', // 76 skipFlaw
      '[0,["s",",",["[*","\\t "],55,["[+","\\t "],["!",76],["[+","A-Za-z"],["[*","\\t "]]]', // 77 skipSideCount
      '[0,["s",79,["?",["s","/",55]],["[+","\\t "],["?",81],["|",0,2,false,82],71,["?",83],68]]', // 78 skipTally
      '[0,["/",80,55],"0-9"]', // 79 skipAmount
      '[0,61]', // 80 skipBadThousands
      '[0,["s",["?",["s",["i","out"],["[+","\\t "]]],["i","of"],["[+","\\t "],55,["[+","\\t "]],"Oo"]', // 81 skipOutOf
      '[0,["s",["!",65],["!",["s",67,68]],["!",["s",70,68]],["!",["s",71,68]],["[+","A-Za-z"],["[+","\\t "]],"A-Za-z"]', // 82 skipThing
      '[0,["s","",["&",["s",["|",0,9,false,74],",",["[*","\\t "],["[","1-9"],["[*","0-9"],["[+","\\t "],76]]],","]', // 83 skipFlawsBehind
      '[0,["N",1,["s",[":",0,["$",["/","pass","fail"]]],["[+","\\t "],[":",1,62]]],"fp"]', // 84 readOutcome
      '[0,["N",4,["s",44,[":",0,86],["[*","\\t "],[":",1,["?",98]],11]],"\\t #*\\\\-0-:=>AD-FILNT[_ad-fin~\u0080-\uffff"]', // 85 readFailureLine
      '[0,["N","FailureHead",["s",51,["!",87],44,["?",["s",91,97]]],["s",91,97]],"AEF[aef\u2716-\u2718\u274c"]', // 86 readFailureHead
      '[0,["s",44,["/",["s",88,["[*","*_"],["[*","\\t "],["[",":="],["[*","*_"],["[*","\\t "],"0"],["s","0",["[+","\\t "],88]],["[*","*._"],["[*","\\t "],11],"\\t #*\\\\-0-:=>A-[_a-z~\u0080-\uffff"]', // 87 skipNoneFailed
      '[0,["s",["|",0,2,false,["s",["!",89],["[+","A-Za-z"],["[+","\\t "]]],89],"A-Za-z"]', // 88 skipFlawed
      '[0,["s",["/",90,70,["i","skipped"],["i","failing"],["i","missing"]],["!",["[","A-Za-z"]]],"AEFMSUaefmnsu"]', // 89 skipFlawWord
      '[0,["/",["i","errors"],["i","error"],["i","failures"],["i","failure"]],"EFef"]', // 90 skipFailures
      '[0,["/",["s",92,["&",["/",["[","\\t "],11,["[","!,-.:\u2013\u2014"]]],["!",93]],["s",96,["&",["/",["s",["[*","\\t "],":"],["s",["[*","!."],["[*","\\t "],11]]],["!",93]]],"AEFaef"]', // 91 skipBadHead
      '[0,["/","ERROR",["s","FATAL",["?"," ERROR"]],"FAILED","FAILURE","FAIL","ABORTED","ABORT"],"AEF"]', // 92 skipBadCapitals
      '[0,["s",["?",["s",["[+","\\t "],94]],["[*","\\t "],["?",["[","\\\\-:=\u2013\u2014"]],["[*","\\t "],95,["?",["[",",.;"]],["[*","\\t "],["/",11,"|"]],"\\t \\\\-0-:=N[n\u2013\u2014"]', // 93 skipNoFailure
      '[0,["/",["i","tests"],["i","checks"],["i","files"],["i","lines"],["i","items"],["i","tasks"],["i","steps"]],"CFILSTcfilst\u0130"]', // 94 skipCountable
      '[0,["/",["i","none"],["i","no"],["i","n/a"],"null","[]",["s",55,["?",["s","/",55]]]],"0-9N[n"]', // 95 skipNothing
      '[0,["/",["s",["i","fatal"],["?",["s",["[+","\\t "],["i","error"]]]],["s",["i","error"],["?",["s","[",["[+","0-9A-Za-z"],"]"]]],["s",["i","fail"],["?",["/",["i","ed"],["i","ure"]]]],["s",["i","abort"],["?",["/",["i","ed"],["i","ing"]]]]],"AEFaef"]', // 96 skipBadWords
      '[0,["s",["[*","\\t "],["[*","!,-.:\u2013\u2014"],["[*","\\t "]]]', // 97 skipColonOrDash
      '[0,["N",3,[":",0,["$",["+",["s",["[*","\\t "],["[+","^\\t\\n\\r "]]]]]],"^\\n\\r"]', // 98 readProblem
      '[1,["N",10,["s",44,[":",0,["?",100]],44,[":",1,101],["[*","\\t "],11,["?",["s",2,["!",2]]],[":",2,["|",1,null,true,139]],["!",140]]],"\\t #*\\\\-0-:=>CDFGIL-ORTU[_cdfgim-oru~\u0080-\uffff"]', // 99 readFileList
      '[0,["N","PassMark",49]]', // 100 readPassMark
      '[1,["/",["@",2,102,["[*","\\t "],["/",106,["$",["s","",["&",11]]]]],["@",0,107,["[*","\\t "],["?",":"],["&",["s",["[*","\\t "],11]]]],"0-9CDFGM-ORUcdfgm-oru"]', // 101 readFileListHead
      '[0,["s",103,["[*","*_"],["[*","\\t "],":",["[*","*_"]]]', // 102 skipFilesLabel
      '[0,["/",["s",104,["?",["s",["[+","\\t "],105]]],["s",105,["[+","\\t "],104],["s",["/",["i","new"],["i","output"]],["[+","\\t "],["i","files"]],["i","deliverables"],["i","deliverable"]],"CDFGM-OUcdfgm-ou"]', // 103 skipFilesName
      '[0,["/",["i","created"],["i","modified"],["i","updated"],["i","generated"]],"CGMUcgmu"]', // 104 skipFileVerb
      '[0,["s",["?",["s",["i","new"],["[+","\\t "]]],["/",["i","files"],["i","file(s)"],["i","file"]]],"FNfn"]', // 105 skipFileNoun
      '[1,["N",5,["s",[":",0,59],["[+","\\t "],105,68,["&",["s",["[*","\\t "],11]]]]]', // 106 readFileNumber
      '[1,["N",7,["s",[":",0,108],["[*","*_"],["[*","\\t "],["?",":"],["[*","*_"],["[*","\\t "],[":",1,59],["[+","\\t "],105,[":",2,["?",109]],68],["s",[":",1,59],["[+","\\t "],105,["[+","\\t "],["?",["s",["/",["i","was"],["i","were"]],["[+","\\t "]]],[":",0,108],[":",2,["?",109]],68],["s",105,["[+","\\t "],[":",0,108],137,[":",1,59],138],["s",[":",0,["$",104]],["?",["s",["[+","\\t "],105]],["[*","*_"],["[*","\\t "],":",["[*","*_"],["[*","\\t "],[":",1,59],["&",["s",["[*","\\t "],11]]]],"0-9CDFGMNRUcdfgmnru"]', // 107 readFileCount
      '[0,["/",["$",["/",104,["i","changed"]]],["$",["/",["i","deleted"],["i","removed"]]]],"CDGMRUcdgmru"]', // 108 readCountVerb
      '[0,["@",2,":",["[*","\\t "],110]]', // 109 readCountedPaths
      '[0,["@",0,111,["&",135]]]', // 110 readLikeList
      '[0,["@",0,["|",1,null,true,117,112],113],"^\\t\\n\\r ,;<>|"]', // 111 readLikePaths
      '[0,["/",["s",113,["[*","\\t "],["[","&,;"],["[*","\\t "],["?",["s",["i","and"],["[+","\\t "]]]],["s",113,["[+","\\t "],["i","and"],["[+","\\t "]],["[+","\\t "]],"\\t &,;"]', // 112 skipPathSign
      '[0,["|",0,20,false,114]]', // 113 skipAsides
      '[0,["/",["s",["[+","\\t "],"(",["[*","^\\n\\r()"],")"],["s",["/",["s",["[*","\\t "],",",["[*","\\t "]],["[+","\\t "]],115,["&",["/",["s",["[*","\\t "],["/",["[",",;|"],11]],["s",["[+","\\t "],["i","and"],["[","\\t "]]]]]],"\\t ,"]', // 114 skipAside
      '[0,["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]],["[*","\\t "],["/",["s",116,["|",0,2,false,["s",["[+","\\t "],116]]],"%"]]]', // 115 skipMeasure
      '[0,["s",["!",["s",["i","and"],["[","\\t "]]],["[+","A-Za-z"]],"A-Za-z"]', // 116 skipMeasureWord
      '[0,["@",1,["&",["/",["[","\\"\'`"],118]],129],"^\\t\\n\\r ,;<>|"]', // 117 readLikePath
      '[0,["s",["[*","*"],["!",119],["!",120],["/",123,124,126,128]],"^\\t\\n\\r \\"\',;<>`|"]', // 118 skipLikeWord
      '[0,["s",["[","A-Za-z"],["[*","+\\\\-.0-9A-Za-z"],"://"]]', // 119 skipScheme
      '[0,["s",["*",["s",["!",121],["[","^\\t\\n\\r \\"\',;<>`|"]]],121],"^\\t\\n\\r \\"\',;<>`|"]', // 120 skipAssigned
      '[0,["s","=",122]]', // 121 skipAssignment
      '[0,["/",["[","\\t\\n\\r \\"\',;<>`|"],4]]', // 122 skipPathBreak
      '[0,["s",["?","."],["[","(\\\\-0-9@-[_a-z~"],["[*","^\\t\\n\\r \\"\',/;<>\\\\\\\\`|"],["[","/\\\\\\\\"]],"(\\\\-.0-9@-[_a-z~"]', // 123 skipSlashed
      '[0,["s",["|",0,2,false,["[",".~"]],["[+","/\\\\\\\\"],["!",125],["!",["[","/\\\\\\\\"]],["[","^\\t\\n\\r \\"\',;<>`|"]],"./\\\\\\\\~"]', // 124 skipRooted
      '[0,["s",["?",["[",")]"]],["[*","*"],["[*","!.:?\u2026"],["&",122]]]', // 125 skipPathEnd
      '[0,["s",["*",["s",["!",127],["[","^\\t\\n\\r \\"\',;<>`|"]]],127],"^\\t\\n\\r \\"\',;<>`|"]', // 126 skipDotted
      '[0,["s",["!","."],["[","^\\t\\n\\r \\"\',;<>`|"],".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],125],"^\\t\\n\\r \\"\',;<>`|"]', // 127 skipPointAhead
      '[0,["s",".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["*",["s",".",["[+","\\\\-0-9A-Z_a-z"]]],125]]', // 128 skipDotFile
      '[0,["N",6,[":",0,130],["s",["!",131],[":",0,133]]],"^\\t\\n\\r ,;<>|"]', // 129 readPath
      '[0,["/",["@",1,"\\"",["$",["[+","^\\n\\r\\""]],"\\""],["@",1,"\'",["$",["[+","^\\n\\r\'"]],"\'"],["@",1,"`",["$",["[+","^\\n\\r`"]],"`"]],"\\"\'`"]', // 130 readQuotedPath
      '[0,["/",["s",132,125],["s",["[+","(*["],132,["[+",")*]"],125],["s",119,["[*","^\\t\\n\\r |"]],["s",["[","0-9"],["[*","+-:TZ"],["?","%"],125],["s",["[+","^\\t\\n\\r \\"\',0-9;<>A-Z`-z|"],["&",122]],120],"^\\t\\n\\r \\"\',;<>`|"]', // 131 skipNoName
      '[0,["/",["i","none"],["i","nothing"],["i","no"],["i","n/a"],["i","yes"],["i","true"],["i","false"],["i","null"],["i","undefined"],["i","at"],["i","on"],["i","by"],["i","in"],["i","for"],["i","the"],["i","an"],["i","a"],["i","new"],["i","files"],["i","file"]],"ABFINOTUYabfinotuy\u0130"]', // 132 skipNoNameWord
      '[0,["/",["@",1,"***",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"***",125],["@",1,"**",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"**",125],["@",1,"*",["$",["[+","^\\t\\n\\r \\"\'*,;<>`|"]],"*",125],["@",0,["$",["+",134]],125]],"^\\t\\n\\r \\"\',;<>`|"]', // 133 readBareWord
      '[0,["/",["[+","^\\t\\n\\r -\\"\'-*,.:-<>?[]`|\u2026"],["s","(",["[*","^\\t\\n\\r \\"\'-),;<>`|"],")"],["s","[",["[*","^\\t\\n\\r \\"\',;<>[]`|"],"]"],["s",["!",125],["/",["s",["[+","*"],["[*","!.:?\u2026"]],["[+","!.:?\u2026"],["[","^\\t\\n\\r \\"\',;<>`|"]]]],"^\\t\\n\\r \\"\',;<>`|"]', // 134 skipPathUnit
      '[0,["s",["[*","!),.:;"],["[*","\\t "],["/",11,"|",["[","#(\\\\-=>[\u2013\u2014\u2190\u2192"],["s",136,["[","\\t "]]]]]', // 135 skipPathsEnd
      '[0,["/",["i","for"],["i","with"],["s",["i","in"],["?",["i","to"]]],["i","to"],["i","from"],["i","at"],["i","using"],["i","by"],["i","as"],["i","on"],["i","via"]],"ABFIOT-Wabfiot-w\u0130"]', // 136 skipRelation
      '[0,["s",["[*","*_"],["[*","\\t "],["[",":="],["[*","*_"],["[*","\\t "]],"\\t *:=_"]', // 137 skipEquals
      '[0,["s",["!",["[","%\\\\-/-9A-Z_a-z~\u2013"]],["!",["s",["[",",."],["[","0-9"]]],["!",["s",["[*","\\t "],["[","%/"]]],["!",["s",["[*","\\t "],["[","\\\\-~\u2013"],["[*","\\t "],["[","0-9"]]]]]', // 138 skipNumberEnd
      '[1,["N",9,["s",140,151,["[*","^\\n\\r"],11],["s",140,[":",0,153],["[*","^\\n\\r"],11],["s",140,[":",0,111],["[*","\\t "],["[",",;"],["[*","\\t "],[":",1,["/",158,165]],["[*","^\\n\\r"],11],["s",140,[":",1,["/",158,166]],["[*","^\\n\\r"],11],["s",["[+","\\t "],["!",142],[":",0,110],["[*","^\\n\\r"],11]],"\\t *+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 139 readListItem
      '[0,["s",["[*","\\t "],141,["[*","\\t "],["!",142]],"\\t *+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 140 skipItemAhead
      '[0,["/",["s",["[","*+\\\\-\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba"],["&",["[","\\t "]]],["s",["[+","0-9"],["[",")."],["&",["[","\\t "]]],50],"*+\\\\-0-9\u2013\u2022\u2023\u2192\u25aa\u25b8\u25ba\u2611\u2705\u2713\u2714"]', // 141 skipBullet
      '[0,["/",143,102,146,149,["s",["/",67,70],68],91],"AC-GIL-PR-Ua-z\u0130"]', // 142 skipField
      '[0,["s",["?",["s",144,["[+","\\t "]]],["i","confidence"],["?",["s",["/",["[+","\\t "],"_"],145]],["?",["s",["[+","\\t "],"(",["[*","^\\n\\r)"],")"]],137],"ACFOTacfot"]', // 143 skipConfidenceLabel
      '[0,["/",["i","final"],["i","overall"],["i","total"],["i","average"]],"AFOTafot"]', // 144 skipWhose
      '[0,["/",["i","score"],["i","level"],["i","rating"]],"LRSlrs"]', // 145 skipKind
      '[0,["s",147,["?",["s",["[+","\\t "],["/",["i","taken"],["i","elapsed"]]]],["?",["s",["[*","\\t "],"(",["[+","a-z"],")"]],137]]', // 146 skipDurationLabel
      '[0,["/",["s",["/",["i","execution"],["i","total"],["i","elapsed"],["i","run"]],["?",["/",["[+","\\t "],"_"]],148],148],"DERTdert"]', // 147 skipDurationName
      '[0,["/",["i","time"],["i","duration"],["i","elapsed"],["i","runtime"]],"DERTdert"]', // 148 skipDurationWord
      '[0,["/",["s",["[+","a-z"],["+",["s","_",["[+","0-9a-z"]]]],["s",["?",["s",["i","total"],["[+","\\t "]]],94,["[+","\\t "],150],["s",["/",["i","passed"],["i","failed"]],["?",["s",["[+","\\t "],94]]],["i","errors"],["i","failures"]],"CEFILPSTa-z\u0130"]', // 149 skipCountLabel
      '[0,["/",["i","passed"],["i","failed"],["i","skipped"],["i","run"],["i","total"],["i","of code"],["i","added"],["i","removed"],["i","changed"],["i","processed"],["i","checked"],["i","scanned"],["i","completed"]],"ACFOPR-Tacfopr-t"]', // 150 skipCounted
      '[0,["s",["!",61],["/",131,152],["&",135]],"^\\t\\n\\r |"]', // 151 skipNamed
      '[0,["s",["+",["s",["!",["s",":",69]],["[","^\\t\\n\\r |"]]],":",["&",69]],"^\\t\\n\\r |"]', // 152 skipLabelLike
      '[0,["/",154,["@",0,["|",1,null,true,129,157],113,["&",135]],110],"^\\t\\n\\r ,;<>|"]', // 153 readPathList
      '[0,["@",3,"[",["&",["s",["[+","^\\n\\r[]"],"]",135]],["[*","\\t "],["|",1,null,true,156,155],["[*","\\t "],"]"]]', // 154 readBracketList
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 155 skipBracketSign
      '[0,["N",8,[":",0,130],["s",["!",131],[":",0,["$",["[+","^\\t\\n\\r \\"\',;<>[]`|"]]]]],"^\\t\\n\\r ,;<>[]|"]', // 156 readBracketPath
      '[0,["s",113,["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 157 skipListSign
      '[1,["M",1,["s",["&",159],["!",163],[":",0,["$",["s",["[+","^\\t\\n\\r \\"\',;`|"],["+",["s",["[+"," "],["[+","^\\t\\n\\r \\"\',;`|"]]]]]]]],"^\\t\\n\\r \\"\',;`|"]', // 158 readBadSpacedPath
      '[0,["s",["!",119],["/",160,124,161]],"^\\t\\n\\r\\"\',;`|"]', // 159 skipLikeSpaced
      '[0,["s",["?","."],["[","(\\\\-0-9@-[_a-z~"],["[*","^\\t\\n\\r\\"\',/;\\\\\\\\`|"],["[","/\\\\\\\\"]],"(\\\\-.0-9@-[_a-z~"]', // 160 skipSpacedSlash
      '[0,["s",["*",["s",["!",162],["[","^\\t\\n\\r\\"\',;`|"]]],162],"^\\t\\n\\r\\"\',;`|"]', // 161 skipSpacedPoint
      '[0,["s",["!","."],["[","^\\t\\n\\r\\"\',;`|"],".",["[","A-Za-z"],["[*","\\\\-0-9A-Z_a-z"],["[*"," "],["/",["[","\\t\\n\\r\\"\',;`|"],4]],"^\\t\\n\\r\\"\',;`|"]', // 162 skipSpacedEnd
      '[0,["s",["*",["s",["!",164],["[+","^\\t\\n\\r \\"\',;`|"],["[+"," "]]],164,["?",["[+","^\\t\\n\\r \\"\',;`|"]],["[+"," "],["*",["s",["!",164],["[+","^\\t\\n\\r \\"\',;`|"],["[+"," "]]],164],"^\\t\\n\\r \\"\',;`|"]', // 163 skipTwoPaths
      '[0,["s",["[","^\\t\\n\\r \\"\',;`|"],["*",["s",["!",["s",["[","/\\\\\\\\"],["[","^\\t\\n\\r \\"\',;`|"]]],["[","^\\t\\n\\r \\"\',;`|"]]],["[","/\\\\\\\\"],["[","^\\t\\n\\r \\"\',;`|"]]]', // 164 skipParted
      '[1,["M","BadPath",["s",["[","^\\t\\n\\r |"],["[*","^\\n\\r|"]]]]', // 165 readBadPath
      '[1,["M","BadItem",["[*","^\\n\\r"]]]', // 166 readBadItem
      '[1,["N",24,["s",["!",168],44,[":",0,100],44,[":",1,["?",172]],[":",2,["|",0,null,true,178]],11],["s",["!",168],44,[":",1,172],[":",2,["|",0,null,true,178]],11],["s",["!",168],44,[":",2,["|",1,null,true,178]],11]]]', // 167 readLine
      '[0,["s",["!",169],170]]', // 168 skipFenceAhead
      '[0,["inside",0]]', // 169 readInWrapper
      '[0,["s",171,11]]', // 170 skipFenceOpen
      '[0,["/",["s",10,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",11]],["s",10,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 171 skipFenceHead
      '[0,["/",173,174],"COPSops"]', // 172 readHeadFact
      '[0,["N",11,["s",["i","success"],["?",["i","ful"]],137,[":",0,["$",["/",["i","true"],["i","yes"],"1"]]],68],["s",["i","success"],["?",["i","ful"]],137,["/",["i","false"],"0",["s",["i","no"],["&",["s",["[*","*_"],["[*","\\t "],["?",["[","!."]],["[*","\\t "],["/",11,"|"]]]]],68]],"Ss"]', // 173 readTruth
      '[0,["N",12,["s",175,["&",["/",["[","\\t "],11,["[","!,-.:;|\u2013\u2014"]]],["!",["s",["[*","\\t "],["[",":="],["[*","\\t "],["[","0-9"]]],[":",0,["?",176]]],["s",["/",["i","success"],["i","pass"],["i","ok"]],["/",["&",177],["s",["[*","\\t "],["[","!:"],["!",["s",["[*","\\t "],["[","0-9"]]]]],[":",0,["?",176]]]],"COPSops"]', // 174 readPassHead
      '[0,["/","SUCCESSFUL","SUCCESS","SUCCEEDED","PASSED","PASS","COMPLETED","OK"],"COPS"]', // 175 skipPassCapitals
      '[0,["$",["s","",["&",["s",["[*","!."],["[*","\\t "],11]]]]]', // 176 readNothingElse
      '[0,["s","",["&",["s",["[*","!."],["[*","\\t "],11]]]]', // 177 skipNothingElse
      '[1,["/",["$",["[+","\\t (*[_|"]],["$",["s",179,["[*","^\\n\\r"]]],180,["$",243],244],"^\\n\\r"]', // 178 readPart
      '[0,["s",["/",["i","if"],["i","when"],["i","unless"],["i","whether"],["i","until"],["i","should"],["i","will"],["s","to",["[+","\\t "],"be"]],["[","\\t "]],"ISUWis-uw\u0130"]', // 179 skipCondition
      '[1,["/",173,181,188,191,200,203,208,210,212,214,["$",223],58,230,["$",232],233,237,239,240,241,242],"0-9A-[_a-z\u0130\u2611\u2705\u2713\u2714\u2716-\u2718\u274c"]', // 180 readFact
      '[1,["N",14,["s",143,[":",0,["/",182,184,185,186,187]],["[*","*_"]],["s",["i","confidence"],["[+","\\t "],[":",0,182]]],"ACFOTacfot"]', // 181 readConfidence
      '[0,["N",13,["s",[":",0,["$",183]],138]]]', // 182 readDecimal
      '[0,["s",["?",["[","+\\\\-"]],["/",["s",["[+","0-9"],["?",["s",".",["[*","0-9"]]]],["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"+\\\\-.0-9"]', // 183 skip_decimal
      '[1,["M",2,["s",[":",0,["$",183]],["[*","\\t "],"%",["&",["/",["[","\\t "],11,["[",")*,.;_|"]]]]]]', // 184 readBadPercent
      '[1,["M",3,["s",[":",0,62],",",[":",1,62],138]]]', // 185 readBadDecimalComma
      '[1,["M","MissingNumber",["&",["/",11,"|"]]]]', // 186 readMissingNumber
      '[1,["M","BadConfidence",["[+","^\\n\\r|"]]]', // 187 readBadConfidence
      '[1,["/",107,189],"0-9CDFGM-ORUcdfgm-oru"]', // 188 readFileFact
      '[1,["N",15,["s",102,["[*","\\t "],151],["s",102,["[*","\\t "],[":",0,153]],["s",102,["[*","\\t "],[":",0,111],["[*","\\t "],["[",",;"],["[*","\\t "],[":",1,["/",158,165]]],["s",102,["[*","\\t "],[":",1,["/",158,165,190]]],["s",104,["[+","\\t "],["?",["s",["/",["i","the"],["i","a"],"->","=>","\u2192"],["[+","\\t "]]],["?",["s",105,["[+","\\t "]]],[":",0,110]]],"CDFGM-OUcdfgm-ou"]', // 189 readFiles
      '[1,["M","MissingPath",["&",["s",["[*","\\t "],["/",11,"|"]]]]]', // 190 readMissingPath
      '[1,["N",18,["s",146,[":",0,["/",192,199]]],["s",["i","took"],["[+","\\t "],[":",0,192]]],"DERTdert"]', // 191 readDuration
      '[1,["N",17,["s",[":",0,["|",1,null,true,193,["[*","\\t "]]],68]],".0-9"]', // 192 readTime
      '[1,["N",16,["s",[":",0,194],["[*","\\t "],[":",1,198],["!",["[","A-Za-z"]]]]]', // 193 readTimePart
      '[1,["/",195,196],".0-9"]', // 194 readTimeNumber
      '[1,["M",4,["s",["!",61],[":",0,62],",",[":",1,62],["!",["[",",.0-9"]]]],"0-9"]', // 195 readBadDecimalAmount
      '[1,["/",["$",["s",197,["?",["s",".",["[+","0-9"]]]]],["$",["s",".",["[+","0-9"]]]],".0-9"]', // 196 readQuantity
      '[1,["/",60,55],"0-9"]', // 197 noteAmount
      '[0,["/",["$",["/",["i","milliseconds"],["i","millisecond"],["i","msecs"],["i","msec"],["i","ms"]]],["$",["/",["i","minutes"],["i","minute"],["i","mins"],["i","min"],"m"]],["$",["/",["i","hours"],["i","hour"],["i","hrs"],["i","hr"],"h"]],["$",["/",["i","seconds"],["i","second"],["i","secs"],["i","sec"],"s"]],"\u00b5s","us","ns"],"HMShmnsu\u00b5"]', // 198 readTimeUnit
      '[1,["M",5,["s",["!","."],[":",0,194],68]],".0-9"]', // 199 readMissingUnit
      '[1,["N",19,["s",[":",0,201],["[+","\\t "],["i","in"],["[+","\\t "],[":",1,192]]]]', // 200 readFinished
      '[0,["N","FinishedWord",202,["i","passed"],["i","succeeded"],["i","successfully"]],"C-FPSc-fps"]', // 201 readFinishedWord
      '[0,["/",["i","completed"],["i","complete"],["i","finished"],["i","done"],["s",["i","executed"],["[+","\\t "],55,["[+","\\t "],["i","test"],["?",["i","s"]],","]],"C-Fc-f"]', // 202 skip_finished
      '[1,["N",20,["s",["&",["s",149,137]],[":",0,["|",1,null,true,204,["[+","\\t "]]],137,[":",1,205],138,["!",["s",["[+","\\t "],207]]]],"CEFILPSTa-z"]', // 203 readLabelledCount
      '[0,["$",["s",["[+","0-9A-Za-z"],["*",["s","_",["[+","0-9A-Za-z"]]]]]]', // 204 readLabelWord
      '[1,["$",["s",["?","-"],206]],"\\\\-.0-9"]', // 205 readSignedAmount
      '[1,["/",["s",197,["?",["s",".",["[+","0-9"]]]],["s",".",["[+","0-9"]]],".0-9"]', // 206 noteQuantity
      '[0,["s",["/",90,["i","problems"],["i","problem"],["i","issues"],["i","issue"],["i","warnings"],["i","warning"]],68],"EFIPWefipw\u0130"]', // 207 skipFlaws
      '[0,["N",21,["s",209,["[*","\\t "],["?",["[",":="]],["[*","\\t "],[":",0,62],68]]]', // 208 readExitCode
      '[0,["/",["s",["i","exit"],["[+","\\t "],["/",["i","code"],["i","status"]]],["s",["i","exited"],["[+","\\t "],["i","with"],["?",["s",["[+","\\t "],["/",["i","code"],["i","status"]]]]]],"Ee"]', // 209 skipExitLabel
      '[0,["N",22,["s",202,["[+","\\t "],["i","with"],["[+","\\t "],[":",0,["$",211]],["[+","\\t "],90,68],["s",202,["[+","\\t "],["i","with"],["[+","\\t "],["?",["s",55,["[+","\\t "]]],90,68]],"C-Fc-f"]', // 210 readWithErrors
      '[0,["/",["i","no"],["s",["[+","0"],["!",["[","0-9"]]]],"0Nn"]', // 211 skipNone
      '[0,["N","Crash",["i","traceback (most recent call last)"],["i","command not found"],["i","segmentation fault"],["i","core dumped"],["i","out of memory"],["i","unbound variable"],["s",["i","syntax error"],["?",":"],["[+","\\t "],["/",["i","near"],["i","unexpected"]],["&",["[","\\t "]]],["i","panic:"],["s",["i","panicked at"],["&",["[","\\t "]]],["s",["i","exception in thread"],["&",["[","\\t "]]],["s",["/",["i","uncaught"],["i","unhandled"]],["[+","\\t "],["*",["s",["!",213],["[",".A-Za-z"]]],213],"UnhandledPromiseRejection"],"CEOPS-Uceops-u"]', // 212 readCrash
      '[0,["/",["i","error"],["i","exception"],["i","rejection"]],"ERer"]', // 213 skipRaised
      '[0,["N","Denied",["s",215,["[+","\\t "],217,68],["s",221,["[+","\\t "],["|",0,3,false,218],["/",["i","succeed"],["i","completed"],["i","complete"],["i","pass"],["i","finish"]],68],["s",222,["[+","\\t "],["|",0,3,false,["s",["!",["s",["i","to"],["[","\\t "]]],218]],["/",67,["i","success"],["i","ok"]],68]],"A-Za-z"]', // 214 readDenied
      '[0,["/",["i","not"],["i","never"],["i","cannot"],216],"A-Za-z"]', // 215 skipNegation
      '[0,["s",["[+","A-Za-z"],["[","\'\u2019"],"t"]]', // 216 skipContraction
      '[0,["/",["s",["|",0,3,false,218],67,["?",["s",["[+","\\t "],67]]],["s",["|",0,1,false,218],["/",["i","success"],["i","ok"],["i","finished"],["i","done"]]]],"\'A-Za-z\u2019"]', // 217 skipNotDone
      '[0,["s",["!",207],["!",219],220,["[+","\\t "]],"\'A-Za-z\u2019"]', // 218 skipDeniedGap
      '[0,["/",["i","success"],["i","succeed"],["i","complete"],["i","pass"],["i","ok"],["i","finish"]],"CFOPScfops"]', // 219 skipDeniedWord
      '[0,["s",["!",["s",67,68]],["!",["s",70,68]],["[+","\'A-Za-z\u2019"],["&",["[","\\t "]]],"\'A-Za-z\u2019"]', // 220 skipPlainWord
      '[0,["/",["s",["/",["i","failed"],["i","fails"],["i","failing"],["i","unable"]],["[+","\\t "],["i","to"]],["s",["/",["i","did"],["i","does"],["i","could"],["i","can"]],["/",["s",["[+","\\t "],["i","not"]],["s",["?",["i","n"]],["[","\'\u2019"],["i","t"]]]]],"CDFUcdfu"]', // 221 skipUnable
      '[0,["/",["i","nothing"],["i","none"],["i","no"],["i","without"],["i","zero"]],"NWZnwz"]', // 222 skipNobody
      '[1,["/",224,226,["s","files took",["[+","\\t "],192],228],"A-Za-z\u0130"]', // 223 noteSaid
      '[0,["s",225,["|",0,3,false,["s",220,["[+","\\t "]]],70,68]]', // 224 skipDeniedFailure
      '[0,["/",["s",222,["[+","\\t "]],["s",["/",["i","not"],["i","never"],216],["[+","\\t "]]],"A-Za-z"]', // 225 skipNoOne
      '[0,["s",227,["[+","\\t "],["?",["s",["/",["i","was"],["i","is"],["i","has been"]],["[+","\\t "]]],67,68]]', // 226 skipCleanUp
      '[0,["/",["i","cleanup"],["i","clean-up"],["i","rollback"],["i","roll-back"],["i","teardown"]],"CRTcrt"]', // 227 skipTidying
      '[0,["s",229,["[+","\\t "],["?","#"],55,["?",["s","/",55]],68]]', // 228 skipOrdinal
      '[0,["/",["i","step"],["i","phase"],["i","stage"],["i","test"],["i","check"],["i","attempt"],["i","part"],["i","task"],["i","iteration"],["i","round"],["i","case"],["i","try"]],"ACIPR-Tacipr-t\u0130"]', // 229 skipNumbered
      '[0,["N",23,["s",231,[":",0,73]],["s",231,["&",["s",["|",0,9,false,77],75,["|",0,9,false,74],["[*","\\t "],["/",11,["[","(."]]]]]],"1-9"]', // 230 readRunTally
      '[0,["s",["[","1-9"],["[*","0-9"],["[+","\\t "],["/",["i","example"],["i","doctest"],["i","test"],["i","spec"],["i","scenario"],["i","run"]],["?",["i","s"]],["!",["[","A-Za-z"]]]]', // 231 skipRan
      '[0,["s",["/",61,55],["[+","\\t "],["/",["i","errors"],["i","failures"],["i","problems"],["i","issues"]],68],"0-9"]', // 232 skipFlawCount
      '[0,["N","PassStatus",["s",234,236,["&",["s",["[*","!)*.]_"],["[*","\\t "],11]]]]]', // 233 readPassStatus
      '[0,["s",["!",143],["!",102],["[+","A-Z_a-z"],235],"A-Z_a-z"]', // 234 skipStatusLabel
      '[0,["/",["s",["[*","\\t "],["[",":="],["[*","*_"],["[*","\\t "]],["s",["[*","\\t "],["/",["s","...",["[*","."]],"\u2026"],["[*","\\t "]],["s",["[+","\\t "],["&",["[","A-Z"]]]],"\\t .:=\u2026"]', // 235 skipStatusSign
      '[0,["/",["s",["i","success"],["?",["i","ful"]]],["i","succeeded"],["i","ok"],["i","passed"],["i","pass"],["i","completed"],["i","complete"],["i","green"]],"CGOPScgops"]', // 236 skipGoodStatus
      '[0,["N","FailStatus",["s",234,238,["&",["s",["[*","!)*.]_"],["[*","\\t "],11]]]]]', // 237 readFailStatus
      '[0,["/",["i","failed"],["i","failure"],["i","fail"],["i","error"],["i","aborted"],["i","abort"],["i","red"],["i","incomplete"]],"AEFIRaefir\u0130"]', // 238 skipBadStatus
      '[0,["N","PassWord",["s",67,68]]]', // 239 readPassWord
      '[0,["N","FailWord",["s",70,68,["!",93]]]]', // 240 readFailWord
      '[0,["N","LastPassMark",["s",49,["&",["s",["[*","\\t "],11]]]]]', // 241 readLastPassMark
      '[0,["N","LastFailMark",["s",51,["&",["s",["[*","\\t "],11]]]]]', // 242 readLastFailMark
      '[0,["s",["!",61],["!",143],["!",102],["!",["s",146,["[+","0-9"],["?",["s",["[",",."],["[+","0-9"]]],68]],["[+","^\\t\\n\\r |"]],"^\\t\\n\\r |"]', // 243 skipToken
      '[1,["M","BadGroupedWord",["s",["&",61],["[+","^\\t\\n\\r |"]]],"1-9"]', // 244 readBadGroupedWord
      '[1,["L",["/",246,247]]]', // 245 leaf
      '[0,["t",[0,1,2,3],20,31,21,23]," `~"]', // 246 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 247 readMissingWrapperEnd
      '[1,["L",249]]', // 248 leaf
      '[1,["/",["$",33],["$",250],["$",41],["$",43],54,56,85,99,167,253,["$",42]]]', // 249 readItem
      '[0,["s",251,11]]', // 250 skipClosedFence
      '[0,["q",252]]', // 251 skipFenced
      '[0,["handing",1,["t",[0,1,2],["hand",1,[],8],["|",0,null,true,["t",[0,1],["!",12],16]],19]]," `~"]', // 252 readFenced
      '[1,["M","BadOpenFence",["s",170,["*",42]]]]', // 253 readBadOpenFence
      '[0,["L",255]]', // 254 leaf
      '[0,["N","TextEnd",""]]', // 255 readTextEnd
      '[0,["L",["/",257,["$",42]]],"^"]', // 256 leaf
      '[0,["handing",1,["N",26,["s",["hand",1,["run"],[":",0,258]],["*",["s",["!",12],42]],[":",1,["$",["?",["s",12,11]]]]]]]," `~"]', // 257 readFencedBlock
      '[0,["N",25,[":",0,8]]]', // 258 readFenceLine
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { handing: ofHanding, hand: ofHand, closes: ofCloses, until: ofUntil, i: ofCase, scan: ofScan, "{": ofAction, inside: ofInside } });

  const stepLines: Step = { op: 'rule', name: 'Lines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(1) } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(5), body: { op: 'again', step: () => stepWrapped } }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(248) } }, { op: 'leaf', read: rules.at(254) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, inside: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(25) }, { op: 'loop', body: { op: 'leaf', read: rules.at(27) } }, { op: 'leaf', read: rules.at(245) }] } };
  const stepFences: Step = { op: 'rule', name: 'Fences', attribute: -1, isText: false, body: { op: 'loop', body: { op: 'leaf', read: rules.at(256) } } };

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
  mistakes: byName({
      BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole output is in a code fence.","example":"```json\n{\"success\": true, \"confidence\": 0.9, \"deliverables\": [], \"metrics\": {}, \"errors\": []}\n```","hint":"Print the result without a fence around it."},
      'MissingWrapperEnd BadOpenFence': {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed: the output was cut off inside it.","example":"```json\n{\"success\": true, \"confidence\": 0.9, \"deliverables\": [], \"metrics\": {}, \"errors\": []}","hint":"Print the result without a fence around it."},
      BadPercent: {"code":"bad-percent","severity":"warning","meaning":"The confidence is a percentage. It was divided by 100.","example":"Confidence: 90%","hint":"Write a number from 0.0 to 1.0: 0.9."},
      'BadDecimalComma BadDecimalAmount': {"code":"bad-decimal-comma","severity":"warning","meaning":"A number has a decimal comma.","example":"Confidence: 0,92","hint":"Write a point: 0.92. In bash, LC_ALL=C makes awk and printf do so."},
      'BadConfidence MissingNumber': {"code":"bad-confidence","severity":"error","meaning":"A confidence is not a number. The default is used.","example":"Confidence: high","hint":"Write a number from 0.0 to 1.0."},
      'BadThousands BadGroupedWord': {"code":"bad-thousands","severity":"warning","meaning":"A number contains commas. They were left out.","example":"Duration: 1,234 ms","hint":"Write the digits without anything between them: 1234."},
      BadSpacedPath: {"code":"bad-spaced-path","severity":"warning","meaning":"A path has spaces and no quotes. It was read as one path.","example":"Created: my report.txt","hint":"Put the path in quotes: \"my report.txt\"."},
      'BadPath BadItem': {"code":"bad-path","severity":"warning","meaning":"Something in a list of files is not a path. It was left out.","example":"Created: the new login form","hint":"Write the paths of the files, separated by commas."},
      MissingPath: {"code":"missing-path","severity":"warning","meaning":"A line announces files but names none.","example":"Created:\nDone.","hint":"Write the paths on the line, or below it with a hyphen before each."},
      MissingUnit: {"code":"missing-unit","severity":"warning","meaning":"A duration has no unit. It was read as milliseconds.","example":"Execution time: 1234","hint":"Write the unit: 1234ms."},
  }),
  attributes: 2,
  tables: 0,
  inside: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
