// Generated from grammars/tools/edits-cline-diff.peggy, grammars/tools/edits-search-replace.peggy, grammars/tools/edits-other.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCloses, ofEndsInside } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FenceHeadNode extends TreeNode { readonly type: 'FenceHead'; readonly fence: BadFenceNode; }
export interface EditHeadNode extends TreeNode {
  readonly type: 'EditHead';
  readonly mark: string;
  readonly text: string;
}
export interface DividerNode extends TreeNode { readonly type: 'Divider'; readonly text: string; }
export interface EditEndNode extends TreeNode {
  readonly type: 'EditEnd';
  readonly mark: string;
  readonly text: string;
}
export interface BadDividerNode extends RecoveryNode { readonly type: 'BadDivider'; }
export interface MissingEditEndNode extends RecoveryNode { readonly type: 'MissingEditEnd'; }
export interface BadCutEndNode extends RecoveryNode { readonly type: 'BadCutEnd'; }
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
export type Nodes = NodesByType<FenceHeadNode | EditHeadNode | BadInsideNode | DividerNode | BadDividerNode | EditEndNode | BadCutEndNode
| MissingEditEndNode | BadUndividedNode | MissingRestNode | BadSecondEndNode | BlankNode | FenceEndNode
| MissingFenceRestNode | MissingFenceEndNode | BadMarkerNode | BadOtherEditNode | BadCutHeadNode | OtherHeadNode
| MentionEndNode | MissingMentionEndNode | MentionHeadNode | BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadDividerNode | MissingEditEndNode | BadCutEndNode | BadFenceNode | MissingRestNode | BadUndividedNode
| BadInsideNode | BadSecondEndNode | BadCutHeadNode | BadMarkerNode | BadOtherEditNode | BadOtherFenceNode
| MissingMentionEndNode | MissingFenceEndNode | MissingFenceRestNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedEdits' | 'BadMarker' | 'BadOtherEdit' | 'BadCutHead' | 'OtherMention' | 'Mention' | 'BadCutToken'
| 'EndToken' | 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'Edit' | 'Blank', 'FencedEdits' | 'model'>>
& Readonly<Record<'FenceHead' | 'BadFence' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd', 'FencedEdits'>>
& Readonly<Record<'EditHead' | 'Divider' | 'BadDivider' | 'EditEnd' | 'BadCutEnd' | 'MissingEditEnd' | 'BadUndivided' | 'MissingRest'
| 'BadSecondEnd' | 'ContentText' | 'BadInside', 'Edit'>>
& Readonly<Record<'OtherHead' | 'BadOtherFence', 'OtherMention'>>
& Readonly<Record<'MentionText' | 'MentionEnd' | 'MissingMentionEnd', 'Mention' | 'OtherMention'>>
& Readonly<Record<'MentionHead', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "wrong-close" | "missing-close" | "cut-off" | "fenced-call" | "missing-divider" | "unescaped-marker"
| "stray-marker" | "wrong-marker" | "other-edit";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'FenceHead', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'EditHead', start, end, mark: l[0], text: l[1] }),
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
      '[0,["s",6," SEARCH",4]]', // 5 skipHead
      '[0,["/",["|",3,null,false,"-"],["|",3,null,false,"<"]],"\\\\-<"]', // 6 skipHeadMark
      '[0,["L",8]]', // 7 leaf
      '[0,["N",1,["s",[":",0,["$",6]],[":",1,["$",["s"," SEARCH",4]]]]]]', // 8 readEditHead
      '[0,["L",4]]', // 9 leaf
      '[0,["L",["!",11]]]', // 10 leaf
      '[0,["/",12,14,["s",["&",["[","+>"]],19]],"+\\\\-<->"]', // 11 skipMarker
      '[0,["/",5,13],"\\\\-<="]', // 12 skipInside
      '[0,["s",["|",3,null,false,"="],["[*","\\t "],4],"="]', // 13 skip_divider
      '[0,["s",15," REPLACE",16]]', // 14 skip_editEnd
      '[0,["/",["|",3,null,false,"+"],["|",3,null,false,">"]],"+>"]', // 15 skipEndMark
      '[0,["s",["[*","\\t "],["/",4,["!",["[","^"]],["&",17]]]]', // 16 skipCloseEnd
      '[0,["/","</s>",["s","<|",18,"|>"]],"<"]', // 17 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 18 skipTokenName
      '[0,["q",20]]', // 19 skipEndsInEnd
      '[0,["@",1,["endsInside",14],""]]', // 20 readEndsInEnd
      '[0,[[null,"^\\n\\r",1,false]]]', // 21 text
      '[0,[[["!",11],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 22 text
      '[1,["L",["t",[0,1],["!",13],24]],"\\\\-<="]', // 23 leaf
      '[1,["M","BadInside",["s",["!",14],12]],"\\\\-<="]', // 24 readBadInside
      '[1,["L",26]]', // 25 leaf
      '[1,["/",27,28],"="]', // 26 readDivision
      '[0,["N",2,[":",0,["$",["s",["|",3,null,false,"="],4]]]],"="]', // 27 readDivider
      '[1,["M","BadDivider",13]]', // 28 readBadDivider
      '[1,["L",24]]', // 29 leaf
      '[1,["L",31]]', // 30 leaf
      '[1,["/",32,33,34]]', // 31 readEditClose
      '[0,["N",3,["s",[":",0,["$",15]],[":",1,["$",["s"," REPLACE",16]]]]]]', // 32 readEditEnd
      '[1,["M","BadCutEnd",["s",["&",["[","+>"]],19,["[+","^"]]],"+>"]', // 33 readBadCutEnd
      '[1,["M","MissingEditEnd",""]]', // 34 readMissingEditEnd
      '[1,["L",["/",36,37]]]', // 35 leaf
      '[1,["M","BadUndivided",14]]', // 36 readBadUndivided
      '[1,["M","MissingRest",""]]', // 37 readMissingRest
      '[1,["L",["?",39]]]', // 38 leaf
      '[1,["M","BadSecondEnd",14]]', // 39 readBadSecondEnd
      '[0,["L",41]]', // 40 leaf
      '[0,["N",4,[":",0,["$",["s",["[*","\\t "],4]]]],"\\t\\n\\r "]', // 41 readBlank
      '[1,["L",["/",43,47,48]]]', // 42 leaf
      '[0,["N",5,[":",0,["$",44]]]]', // 43 readFenceEnd
      '[0,["s",["[*","\\t "],45,16],"\\t <`~"]', // 44 skip_fenceEnd
      '[0,["q",46]]', // 45 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 46 readFenceClose
      '[1,["@",1,["endsInside",44],["M","MissingFenceRest",""]]]', // 47 readMissingFenceRest
      '[1,["M","MissingFenceEnd",""]]', // 48 readMissingFenceEnd
      '[1,["L",["/",50,52,56]],"*+\\\\-<->"]', // 49 leaf
      '[1,["M","BadMarker",51]]', // 50 readBadMarker
      '[0,["s",["/",["s",["|",2,null,false,["[","+\\\\-<->"]],["[*","\\t "],["/","SEARCH","ORIGINAL"]],["s",["|",5,null,false,["[","+\\\\-<->"]],["[*","\\t "],["[","Ss"],["|",4,6,false,["[","ACEHRacehr"]]],["|",5,9,false,"<"]],["?",">"],["[*","\\t "],4],"+\\\\-<->"]', // 51 skipWrongHead
      '[1,["M","BadOtherEdit",53]]', // 52 readBadOtherEdit
      '[0,["/",54,55],"*\\\\-"]', // 53 skipOtherEdit
      '[0,["s","--- ",["[+","^\\n\\r"],4,["&",["s","+++ ",["[+","^\\n\\r"],4,"@@"]]]]', // 54 skipUnifiedDiff
      '[0,["s","*** Begin Patch",["[*","\\t "],4]]', // 55 skipPatchLine
      '[1,["M","BadCutHead",["s",["?",""],["&",["[","\\\\-<"]],57,["[+","^"]]],"\\\\-<"]', // 56 readBadCutHead
      '[0,["q",58]]', // 57 skipEndsInHead
      '[0,["@",1,["endsInside",5],""]]', // 58 readEndsInHead
      '[1,["L",60]]', // 59 leaf
      '[1,["N",6,[":",0,61]]]', // 60 readOtherHead
      '[1,["M",1,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],4]]],["&",["/",53,["s",["[+","^\\n\\r"],4,53]]]]]]', // 61 readBadOtherFence
      '[0,[[["!",63],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 62 text
      '[0,["s",["[*","\\t "],45,["[*","\\t "],["&",["/",4,["!",["[","^"]],17]]],"\\t <`~"]', // 63 skip_mentionEnd
      '[1,["L",["/",65,66]]]', // 64 leaf
      '[0,["N",7,[":",0,["$",63]]]]', // 65 readMentionEnd
      '[1,["M","MissingMentionEnd",""]]', // 66 readMissingMentionEnd
      '[0,["L",68]]', // 67 leaf
      '[0,["N",8,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],["/",4,["!",["[","^"]]]]]]]]]', // 68 readMentionHead
      '[1,["L",["/",70,74]],"<"]', // 69 leaf
      '[1,["M","BadCutToken",["s",71,["[+","^"]]]]', // 70 readBadCutToken
      '[0,["s",["&","<|"],72],"<"]', // 71 skipCutToken
      '[0,["q",73]]', // 72 skipEndsInToken
      '[0,["@",1,["endsInside",17],""]]', // 73 readEndsInToken
      '[0,["N",9,[":",0,["$",17]]]]', // 74 readEndToken
      '[0,[[null,"^\\n\\r<",1,false]]]', // 75 text
      '[0,["L",["s",["!",17],["!",71],"<"]],"<"]', // 76 leaf
      '[0,[[null,"^\\n\\r<",1,false],[["s",["!",17],["!",71],"<"],null,0,false],[["s",4,["!",78]],null,0,false]]]', // 77 text
      '[0,["/",5,51,53,79,["s",["&",["[","\\\\-<"]],57]],"*+\\\\-<->`~"]', // 78 skipItemStart
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 79 skipFenceRun
      '[0,["L",81]]', // 80 leaf
      '[0,["N",10,[":",0,["$",4]]]]', // 81 readLineEnd
      '[0,["L",83]]', // 82 leaf
      '[0,["N","End",""]]', // 83 readEnd
    ], { nodes: NODES, mistakes: MISTAKES, operations: { endsInside: ofEndsInside, closes: ofCloses } });

  const stepsearchPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: rules.at(23) }] };
  const stepreplacePart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: rules.at(29) }] };
  const stepFencedItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: rules.at(40) }] };
  const stepLead: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: rules.at(40) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: rules.at(49) }, { op: 'again', step: () => stepOtherMention }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(69) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(80) }] };
  const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: rules.at(42) }] } };
  const stepEdit: Step = { op: 'rule', name: 'Edit', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(7) }, { op: 'loop', body: stepsearchPart }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(25) }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: rules.at(30) }] }, { op: 'leaf', read: rules.at(35) }] }, { op: 'leaf', read: rules.at(38) }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(9) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(10), body: { op: 'text', read: rules.text(21), isSome: true } }] }] }, { op: 'text', read: rules.text(22) }] } };
  const stepOtherMention: Step = { op: 'rule', name: 'OtherMention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(59) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(64) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(62) } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(67) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(64) }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(75), isSome: true }, { op: 'leaf', read: rules.at(76) }] }, { op: 'text', read: rules.text(77) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepLead }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(82) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: byName({
      BadDivider: {"code":"wrong-close","severity":"warning","meaning":"The marker is the wrong one, or has spaces after it.","example":"------- SEARCH\none\n=======  .","hint":"Write the divider as a line ======= and the last marker as +++++++ REPLACE."},
      'MissingEditEnd MissingMentionEnd MissingFenceEnd': {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
      'BadCutEnd MissingRest BadCutHead BadCutToken': {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
      BadFence: {"code":"fenced-call","severity":"warning","meaning":"The edits are in a code fence. The fence was left out.","example":"```\n------- SEARCH","hint":"Write the edits without a fence."},
      BadUndivided: {"code":"missing-divider","severity":"error","meaning":"A block has no divider between the old lines and the new ones. It was kept as text.","example":"<<<<<<< SEARCH\none\n>>>>>>> REPLACE","hint":"Write a line ======= and the new lines below it."},
      BadInside: {"code":"unescaped-marker","severity":"error","meaning":"There is a marker line inside the content. It was read as content.","example":"<<<<<<< SEARCH\none\n<<<<<<< SEARCH\ntwo\n=======","hint":"Write each block with one first marker, one divider and one last marker."},
      BadSecondEnd: {"code":"stray-marker","severity":"warning","meaning":"The last marker is given twice. The second one was left out.","example":">>>>>>> REPLACE\n>>>>>>> REPLACE","hint":"Write it once."},
      BadMarker: {"code":"wrong-marker","severity":"error","meaning":"A line looks like the first marker of a block, but is not written as one. The block was kept as text.","example":"<<<<<<<SEARCH","hint":"Write the marker as the format does."},
      'BadOtherEdit BadOtherFence': {"code":"other-edit","severity":"warning","meaning":"A change is written in another way: as a diff, as a patch, or as blocks. It was not read as one.","example":"--- a.py\n+++ a.py\n@@ -1 +1 @@","hint":"Write the change as the format has it."},
      MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence.","isCut":true},
  }),
  attributes: 1,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
