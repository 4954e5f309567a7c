// Generated from grammars/tools/edits-roo-diff.peggy, grammars/tools/edits-search-replace.peggy, grammars/tools/edits-other.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCloses, ofEndsInside } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FenceHeadNode extends TreeNode { readonly type: 'FenceHead'; readonly fence: BadFenceNode; }
export interface EditHeadNode extends TreeNode {
  readonly type: 'EditHead';
  readonly mark: string | BadMarksNode;
  readonly text: string;
  readonly lines: ([":", "start_line" | "end_line", ":", string, string] | BadLineNode)[] | null;
  readonly rule: string | MissingRuleNode | null;
}
export interface DividerNode extends TreeNode { readonly type: 'Divider'; readonly text: string; }
export interface EditEndNode extends TreeNode {
  readonly type: 'EditEnd';
  readonly mark: string;
  readonly text: string;
}
export interface EscapedNode extends TreeNode { readonly type: 'Escaped'; readonly text: string; }
export interface BadLineNode extends RecoveryNode { readonly type: 'BadLine'; }
export interface MissingRuleNode extends RecoveryNode { readonly type: 'MissingRule'; }
export interface BadMarksNode extends RecoveryNode { readonly type: 'BadMarks'; }
export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly open: string;
  readonly info: string;
}
export interface MissingRestNode extends RecoveryNode { readonly type: 'MissingRest'; }
export interface BadUndividedNode extends RecoveryNode { readonly type: 'BadUndivided'; }
export interface BadInsideNode extends RecoveryNode { readonly type: 'BadInside'; }
export interface BadSecondEndNode extends RecoveryNode { readonly type: 'BadSecondEnd'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface BadMarkerNode extends RecoveryNode { readonly type: 'BadMarker'; }
export interface BadOtherEditNode extends RecoveryNode { readonly type: 'BadOtherEdit'; }
export interface OtherHeadNode extends TreeNode { readonly type: 'OtherHead'; readonly fence: BadOtherFenceNode; }
export interface BadOtherFenceNode extends RecoveryNode {
  readonly type: 'BadOtherFence';
  readonly open: string;
  readonly info: string;
}
export interface LineEndNode extends TreeNode { readonly type: 'LineEnd'; readonly text: string; }
export interface BlankNode extends TreeNode { readonly type: 'Blank'; readonly text: string; }
export interface EndTokenNode extends TreeNode { readonly type: 'EndToken'; readonly text: string; }
export interface EndNode extends TreeNode { readonly type: 'End'; }
export interface MentionHeadNode extends TreeNode {
  readonly type: 'MentionHead';
  readonly run: string;
  readonly info: string;
}
export interface MentionEndNode extends TreeNode { readonly type: 'MentionEnd'; readonly text: string; }
export interface MissingMentionEndNode extends RecoveryNode { readonly type: 'MissingMentionEnd'; }
export interface FenceEndNode extends TreeNode { readonly type: 'FenceEnd'; readonly text: string; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface MissingFenceRestNode extends RecoveryNode { readonly type: 'MissingFenceRest'; }
export interface BadCutTokenNode extends RecoveryNode { readonly type: 'BadCutToken'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FenceHeadNode | EditHeadNode | EscapedNode | BadInsideNode | DividerNode | EditEndNode | MissingRestNode
| BadUndividedNode | BadSecondEndNode | BlankNode | FenceEndNode | MissingFenceRestNode | MissingFenceEndNode
| BadMarkerNode | BadOtherEditNode | BadCutHeadNode | OtherHeadNode | MentionEndNode | MissingMentionEndNode
| MentionHeadNode | BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadLineNode | MissingRuleNode | BadMarksNode | BadFenceNode | MissingRestNode | BadUndividedNode | BadInsideNode
| BadSecondEndNode | BadCutHeadNode | BadMarkerNode | BadOtherEditNode | BadOtherFenceNode | MissingMentionEndNode
| MissingFenceEndNode | MissingFenceRestNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedEdits' | 'BadMarker' | 'BadOtherEdit' | 'BadCutHead' | 'OtherMention' | 'Mention' | 'BadCutToken'
| 'EndToken' | 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'Edit' | 'Blank', 'FencedEdits' | 'model'>>
& Readonly<Record<'FenceHead' | 'BadFence' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd', 'FencedEdits'>>
& Readonly<Record<'EditHead' | 'BadLine' | 'MissingRule' | 'BadMarks' | 'Divider' | 'EditEnd' | 'MissingRest' | 'BadUndivided'
| 'BadSecondEnd' | 'ContentText' | 'Escaped' | 'BadInside', 'Edit'>>
& Readonly<Record<'OtherHead' | 'BadOtherFence', 'OtherMention'>>
& Readonly<Record<'MentionText' | 'MentionEnd' | 'MissingMentionEnd', 'Mention' | 'OtherMention'>>
& Readonly<Record<'MentionHead', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "bad-value" | "missing-open" | "wrong-dialect" | "fenced-call" | "cut-off" | "missing-divider" | "unescaped-marker"
| "stray-marker" | "wrong-marker" | "other-edit" | "missing-close";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'FenceHead', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'EditHead', start, end, mark: l[0], text: l[1], lines: l[2] ?? null, rule: l[3] ?? null }),
  (start, end, l) => ({ type: 'Escaped', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Divider', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'EditEnd', start, end, mark: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'OtherHead', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, open: l[0], info: l[1] }),
  (start, end, raw, l) => ({ type: 'BadOtherFence', start, end, raw, open: l[0], info: l[1] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["N",0,["s",[":",0,2],["&",5]]]]', // 1 readFenceHead
      '[1,["M",0,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],4]]]]]]', // 2 readBadFence
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 3 readFenceRun
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 4 skipEol
      '[0,["s",["/","<<<<<<<","-------"],6],"\\\\-<"]', // 5 skipHead
      '[0,["s"," SEARCH",["?",">"],["[*","\\t "],4]]', // 6 skipHeadWord
      '[1,["L",8]]', // 7 leaf
      '[1,["N",1,["s",[":",0,["$","<<<<<<<"]],[":",1,["$",6]],[":",2,["|",1,2,true,9]],[":",3,["/",14,15]]],["s",[":",0,["$","<<<<<<<"]],[":",1,["$",6]],[":",3,["?",14]]],["s",[":",0,16],[":",1,["$",6]]]],"\\\\-<"]', // 8 readEditHead
      '[1,["/",10,12],":"]', // 9 readLine
      '[0,["t",[0,1,2,3,4],":",11,":",["$",["[+","0-9"]],["$",["s",["[*","\\t "],4]]]]', // 10 readLineNumber
      '[0,["/","start_line","end_line"],"es"]', // 11 readLineKey
      '[1,["M","BadLine",["s",":",13,":",["[*","^\\n\\r"],4]]]', // 12 readBadLine
      '[0,["/","start_line","end_line"],"es"]', // 13 skipLineKey
      '[0,["$",["s","-------",["[*","\\t "],4]]]', // 14 readRule
      '[1,["M","MissingRule",""]]', // 15 readMissingRule
      '[1,["M","BadMarks","-------"]]', // 16 readBadMarks
      '[0,["L",4]]', // 17 leaf
      '[0,["L",["!",19]]]', // 18 leaf
      '[0,["/",20,22,["s","\\\\",26]],"+<->\\\\\\\\"]', // 19 skipMarker
      '[0,["/",["s",["/","<<<<<<<",">>>>>>>"],["[*","^\\n\\r"],4],21],"<->"]', // 20 skipInside
      '[0,["s","=======",["[*","\\t "],4]]', // 21 skip_divider
      '[0,["s",["/",">>>>>>>","+++++++"]," REPLACE",23],"+>"]', // 22 skip_editEnd
      '[0,["s",["[*","\\t "],["/",4,["!",["[","^"]],["&",24]]]]', // 23 skipCloseEnd
      '[0,["/","</s>",["s","<|",25,"|>"]],"<"]', // 24 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 25 skipTokenName
      '[0,["/","<<<<<<<","-------","=======",">>>>>>>"],"\\\\-<->"]', // 26 skipEscapable
      '[0,[[null,"^\\n\\r",1,false]]]', // 27 text
      '[0,[[["!",19],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 28 text
      '[1,["L",["/",30,["t",[0,1],["!",21],31]]],"<->\\\\\\\\"]', // 29 leaf
      '[0,["N",2,["s","\\\\",[":",0,["$",["s",26,["[*","^\\n\\r"],4]]]]]]', // 30 readEscaped
      '[1,["M","BadInside",["s",["!",22],20]],"<->"]', // 31 readBadInside
      '[0,["L",33]]', // 32 leaf
      '[0,34]', // 33 readDivision
      '[0,["N",3,[":",0,["$",21]]]]', // 34 readDivider
      '[1,["L",["/",30,31]],"<->\\\\\\\\"]', // 35 leaf
      '[1,["L",37]]', // 36 leaf
      '[1,["/",38,39]]', // 37 readEditClose
      '[0,["N",4,["s",[":",0,["$",["/",">>>>>>>","+++++++"]]],[":",1,["$",["s"," REPLACE",23]]]]],"+>"]', // 38 readEditEnd
      '[1,["M","MissingRest",""]]', // 39 readMissingRest
      '[1,["L",["/",41,39]]]', // 40 leaf
      '[1,["M","BadUndivided",22]]', // 41 readBadUndivided
      '[1,["L",["?",43]]]', // 42 leaf
      '[1,["M","BadSecondEnd",22]]', // 43 readBadSecondEnd
      '[0,["L",45]]', // 44 leaf
      '[0,["N",5,[":",0,["$",["s",["[*","\\t "],4]]]],"\\t\\n\\r "]', // 45 readBlank
      '[1,["L",["/",47,51,52]]]', // 46 leaf
      '[0,["N",6,[":",0,["$",48]]]]', // 47 readFenceEnd
      '[0,["s",["[*","\\t "],49,23],"\\t <`~"]', // 48 skip_fenceEnd
      '[0,["q",50]]', // 49 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 50 readFenceClose
      '[1,["@",1,["endsInside",48],["M","MissingFenceRest",""]]]', // 51 readMissingFenceRest
      '[1,["M","MissingFenceEnd",""]]', // 52 readMissingFenceEnd
      '[1,["L",["/",54,56,60]],"*+\\\\-<->"]', // 53 leaf
      '[1,["M","BadMarker",55]]', // 54 readBadMarker
      '[0,["s",["/",["s",["|",2,null,false,["[","+\\\\-<->"]],["[*","\\t "],["/","SEARCH","ORIGINAL"]],["s",["|",5,null,false,["[","+\\\\-<->"]],["[*","\\t "],["[","Ss"],["|",4,6,false,["[","ACEHRacehr"]]],["|",5,9,false,"<"]],["?",">"],["[*","\\t "],4],"+\\\\-<->"]', // 55 skipWrongHead
      '[1,["M","BadOtherEdit",57]]', // 56 readBadOtherEdit
      '[0,["/",58,59],"*\\\\-"]', // 57 skipOtherEdit
      '[0,["s","--- ",["[+","^\\n\\r"],4,["&",["s","+++ ",["[+","^\\n\\r"],4,"@@"]]]]', // 58 skipUnifiedDiff
      '[0,["s","*** Begin Patch",["[*","\\t "],4]]', // 59 skipPatchLine
      '[1,["M","BadCutHead",["s",["?",""],["&",["[","\\\\-<"]],61,["[+","^"]]],"\\\\-<"]', // 60 readBadCutHead
      '[0,["q",62]]', // 61 skipEndsInHead
      '[0,["@",1,["endsInside",5],""]]', // 62 readEndsInHead
      '[1,["L",64]]', // 63 leaf
      '[1,["N",7,[":",0,65]]]', // 64 readOtherHead
      '[1,["M",1,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],4]]],["&",["/",57,["s",["[+","^\\n\\r"],4,57]]]]]]', // 65 readBadOtherFence
      '[0,[[["!",67],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 66 text
      '[0,["s",["[*","\\t "],49,["[*","\\t "],["&",["/",4,["!",["[","^"]],24]]],"\\t <`~"]', // 67 skip_mentionEnd
      '[1,["L",["/",69,70]]]', // 68 leaf
      '[0,["N",8,[":",0,["$",67]]]]', // 69 readMentionEnd
      '[1,["M","MissingMentionEnd",""]]', // 70 readMissingMentionEnd
      '[0,["L",72]]', // 71 leaf
      '[0,["N",9,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],["/",4,["!",["[","^"]]]]]]]]]', // 72 readMentionHead
      '[1,["L",["/",74,78]],"<"]', // 73 leaf
      '[1,["M","BadCutToken",["s",75,["[+","^"]]]]', // 74 readBadCutToken
      '[0,["s",["&","<|"],76],"<"]', // 75 skipCutToken
      '[0,["q",77]]', // 76 skipEndsInToken
      '[0,["@",1,["endsInside",24],""]]', // 77 readEndsInToken
      '[0,["N",10,[":",0,["$",24]]]]', // 78 readEndToken
      '[0,[[null,"^\\n\\r<",1,false]]]', // 79 text
      '[0,["L",["s",["!",24],["!",75],"<"]],"<"]', // 80 leaf
      '[0,[[null,"^\\n\\r<",1,false],[["s",["!",24],["!",75],"<"],null,0,false],[["s",4,["!",82]],null,0,false]]]', // 81 text
      '[0,["/",5,55,57,83,["s",["&",["[","\\\\-<"]],61]],"*+\\\\-<->`~"]', // 82 skipItemStart
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 83 skipFenceRun
      '[0,["L",85]]', // 84 leaf
      '[0,["N",11,[":",0,["$",4]]]]', // 85 readLineEnd
      '[0,["L",87]]', // 86 leaf
      '[0,["N","End",""]]', // 87 readEnd
    ], { nodes: NODES, mistakes: MISTAKES, operations: { closes: ofCloses, endsInside: ofEndsInside } });

  const stepsearchPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: rules.at(29) }] };
  const stepreplacePart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: rules.at(35) }] };
  const stepFencedItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: rules.at(44) }] };
  const stepLead: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: rules.at(44) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: rules.at(53) }, { op: 'again', step: () => stepOtherMention }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(73) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(84) }] };
  const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: rules.at(46) }] } };
  const stepEdit: Step = { op: 'rule', name: 'Edit', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(7) }, { op: 'loop', body: stepsearchPart }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(32) }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: rules.at(36) }] }, { op: 'leaf', read: rules.at(40) }] }, { op: 'leaf', read: rules.at(42) }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(17) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(18), body: { op: 'text', read: rules.text(27), isSome: true } }] }] }, { op: 'text', read: rules.text(28) }] } };
  const stepOtherMention: Step = { op: 'rule', name: 'OtherMention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(63) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(68) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(66) } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(71) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(68) }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(79), isSome: true }, { op: 'leaf', read: rules.at(80) }] }, { op: 'text', read: rules.text(81) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepLead }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(86) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: byName({
      BadLine: {"code":"bad-value","severity":"error","meaning":"A line number is not a number. It was left out.","example":"<<<<<<< SEARCH\n:start_line:four","hint":"Give the number of the line."},
      MissingRule: {"code":"missing-open","severity":"warning","meaning":"The rule below the line numbers is missing.","example":"<<<<<<< SEARCH\n:start_line:4\none","hint":"Write a line ------- below the line numbers."},
      BadMarks: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are those of another tool.","example":"------- SEARCH","hint":"Write <<<<<<< SEARCH and >>>>>>> REPLACE."},
      BadFence: {"code":"fenced-call","severity":"warning","meaning":"The edits are in a code fence. The fence was left out.","example":"```\n<<<<<<< SEARCH","hint":"Write the edits without a fence."},
      'MissingRest BadCutHead BadCutToken': {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
      BadUndivided: {"code":"missing-divider","severity":"error","meaning":"A block has no divider between the old lines and the new ones. It was kept as text.","example":"<<<<<<< SEARCH\none\n>>>>>>> REPLACE","hint":"Write a line ======= and the new lines below it."},
      BadInside: {"code":"unescaped-marker","severity":"error","meaning":"There is a marker line inside the content. It was read as content.","example":"<<<<<<< SEARCH\none\n<<<<<<< SEARCH\ntwo\n=======","hint":"Write each block with one first marker, one divider and one last marker."},
      BadSecondEnd: {"code":"stray-marker","severity":"warning","meaning":"The last marker is given twice. The second one was left out.","example":">>>>>>> REPLACE\n>>>>>>> REPLACE","hint":"Write it once."},
      BadMarker: {"code":"wrong-marker","severity":"error","meaning":"A line looks like the first marker of a block, but is not written as one. The block was kept as text.","example":"<<<<<<<SEARCH","hint":"Write the marker as the format does."},
      'BadOtherEdit BadOtherFence': {"code":"other-edit","severity":"warning","meaning":"A change is written in another way: as a diff, as a patch, or as blocks. It was not read as one.","example":"--- a.py\n+++ a.py\n@@ -1 +1 @@","hint":"Write the change as the format has it."},
      'MissingMentionEnd MissingFenceEnd': {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
      MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence.","isCut":true},
  }),
  attributes: 1,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
