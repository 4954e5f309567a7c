// Generated from grammars/tools/edits-apply-patch.peggy, grammars/tools/edits-other.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofSame, ofCloses, ofEndsInside, ofInside } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FenceHeadNode extends TreeNode { readonly type: 'FenceHead'; readonly fence: BadFenceNode; }
export interface WrapHeadNode extends TreeNode { readonly type: 'WrapHead'; readonly wrap: BadWrapNode; }
export interface WrapEndNode extends TreeNode { readonly type: 'WrapEnd'; readonly text: string; }
export interface BeginNode extends TreeNode { readonly type: 'Begin'; readonly text: string; }
export interface PatchEndNode extends TreeNode { readonly type: 'PatchEnd'; readonly text: string; }
export interface UpdateHeadNode extends TreeNode {
  readonly type: 'UpdateHead';
  readonly before: string;
  readonly kind: "Update";
  readonly path: [string, string, string];
}
export interface HeadNode extends TreeNode {
  readonly type: 'Head';
  readonly before: string;
  readonly kind: "Add" | "Delete" | "Update";
  readonly path: [string, string, string];
}
export interface MoveToNode extends TreeNode {
  readonly type: 'MoveTo';
  readonly before: string;
  readonly to: string;
  readonly after: string;
}
export interface EndOfFileNode extends TreeNode { readonly type: 'EndOfFile'; readonly text: string; }
export interface ContextNode extends TreeNode {
  readonly type: 'Context';
  readonly before: string;
  readonly name: string;
  readonly after: string;
}
export interface LineNode extends TreeNode {
  readonly type: 'Line';
  readonly sign: string | null;
  readonly text: string;
}
export interface BadRestNode extends RecoveryNode { readonly type: 'BadRest'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface MissingPatchEndNode extends RecoveryNode { readonly type: 'MissingPatchEnd'; }
export interface MissingWrapRestNode extends RecoveryNode { readonly type: 'MissingWrapRest'; }
export interface MissingWrapEndNode extends RecoveryNode { readonly type: 'MissingWrapEnd'; }
export interface BadBeginNode extends RecoveryNode { readonly type: 'BadBegin'; }
export interface BadBareHeadNode extends RecoveryNode {
  readonly type: 'BadBareHead';
  readonly before: string;
  readonly kind: "Add" | "Delete" | "Update";
  readonly path: [string, string, string];
}
export interface BadHeadNode extends RecoveryNode { readonly type: 'BadHead'; }
export interface BadWrapNode extends RecoveryNode {
  readonly type: 'BadWrap';
  readonly before: string;
  readonly word: string;
  readonly after: string;
}
export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly open: string;
  readonly info: string;
}
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
export type Nodes = NodesByType<FenceHeadNode | WrapHeadNode | BeginNode | BadBeginNode | BadBareHeadNode | UpdateHeadNode | MoveToNode
| EndOfFileNode | ContextNode | LineNode | HeadNode | BadHeadNode | PatchEndNode | MissingPatchEndNode | BadRestNode
| BlankNode | WrapEndNode | MissingWrapRestNode | MissingWrapEndNode | FenceEndNode | MissingFenceRestNode
| MissingFenceEndNode | BadOtherEditNode | BadCutHeadNode | OtherHeadNode | MentionEndNode | MissingMentionEndNode
| MentionHeadNode | BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadRestNode | BadCutHeadNode | MissingPatchEndNode | MissingWrapRestNode | MissingWrapEndNode | BadBeginNode
| BadBareHeadNode | BadHeadNode | BadWrapNode | BadFenceNode | BadOtherEditNode | BadOtherFenceNode
| MissingMentionEndNode | MissingFenceEndNode | MissingFenceRestNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedPatch' | 'BadOtherEdit' | 'BadCutHead' | 'OtherMention' | 'Mention' | 'BadCutToken' | 'EndToken'
| 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'WrappedPatch', 'FencedPatch' | 'model'>>
& Readonly<Record<'Patch' | 'Blank', 'FencedPatch' | 'WrappedPatch' | 'model'>>
& Readonly<Record<'FenceHead' | 'BadFence' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd', 'FencedPatch'>>
& Readonly<Record<'WrapHead' | 'BadWrap' | 'WrapEnd' | 'MissingWrapRest' | 'MissingWrapEnd', 'WrappedPatch'>>
& Readonly<Record<'Begin' | 'BadBegin' | 'BadBareHead' | 'PatchEnd' | 'MissingPatchEnd' | 'BadRest' | 'Update' | 'Head' | 'BadHead', 'Patch'>>
& Readonly<Record<'MoveTo' | 'EndOfFile' | 'Context' | 'Line', 'Patch' | 'Update'>>
& Readonly<Record<'UpdateHead', 'Update'>>
& Readonly<Record<'OtherHead' | 'BadOtherFence', 'OtherMention'>>
& Readonly<Record<'MentionText' | 'MentionEnd' | 'MissingMentionEnd', 'Mention' | 'OtherMention'>>
& Readonly<Record<'MentionHead', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "cut-off" | "missing-close" | "wrong-open" | "missing-open" | "wrong-marker" | "wrapped" | "fenced-call"
| "other-edit";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'FenceHead', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'WrapHead', start, end, wrap: l[0] }),
  (start, end, l) => ({ type: 'Begin', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'UpdateHead', start, end, before: l[0], kind: l[1], path: l[2] }),
  (start, end, l) => ({ type: 'MoveTo', start, end, before: l[0], to: l[1], after: l[2] }),
  (start, end, l) => ({ type: 'EndOfFile', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Context', start, end, before: l[0], name: l[1], after: l[2] }),
  (start, end, l) => ({ type: 'Line', start, end, sign: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'Head', start, end, before: l[0], kind: l[1], path: l[2] }),
  (start, end, l) => ({ type: 'PatchEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'WrapEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'OtherHead', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, open: l[0], info: l[1] }),
  (start, end, raw, l) => ({ type: 'BadWrap', start, end, raw, before: l[0], word: l[1] as string, after: l[2] }),
  (start, end, raw, l) => ({ type: 'BadBareHead', start, end, raw, before: l[0], kind: l[1], path: l[2] }),
  (start, end, raw, l) => ({ type: 'BadOtherFence', start, end, raw, open: l[0], info: l[1] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["N",0,["s",[":",0,2],["&",["/",5,7]]]]]', // 1 readFenceHead
      '[1,["M",0,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],4]]]]]]', // 2 readBadFence
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 3 readFenceRun
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 4 skipEol
      '[0,["s",6,["?",["s",["[*","\\t "],"***"]],["[*","\\t "],4]]', // 5 skip_begin
      '[0,["s",["[*","\\t "],"*** Begin Patch"],"\\t *"]', // 6 skipBeginWords
      '[0,["s",8,5]]', // 7 skip_wrapHead
      '[0,["s",["?",["s",9,["[+","\\t "]]],"<<",["?",["[","\\"\'"]],["[+","A-Z_a-z"],["?",["[","\\"\'"]],["[*","\\t "],4],"<a"]', // 8 skipWrapLine
      '[0,["s","apply",["?",["[","\\\\-_"]],"patch"]]', // 9 skipApplyPatch
      '[1,["L",11]]', // 10 leaf
      '[1,["N",1,["s",[":",0,12],["&",5]]]]', // 11 readWrapHead
      '[1,["M",1,["s",[":",0,["$",["s",["?",["s",9,["[+","\\t "]]],"<<",["?",["[","\\"\'"]]]]],[":",1,["$",["[+","A-Z_a-z"]]],[":",2,["$",["s",["?",["[","\\"\'"]],["[*","\\t "],4]]]]],"<a"]', // 12 readBadWrap
      '[1,["L",["/",14,15,16]],"\\t *"]', // 13 leaf
      '[0,["N",2,[":",0,["$",["s",6,["[*","\\t "],4]]]]]', // 14 readBegin
      '[1,["M","BadBegin",5]]', // 15 readBadBegin
      '[1,["M",2,["s",[":",0,["$","*** "]],[":",1,17],[":",2,18]]]]', // 16 readBadBareHead
      '[0,["/","Add","Delete","Update"],"ADU"]', // 17 readKind
      '[0,["t",[0,1,2],["$",["s"," File:",["[*","\\t "]]],["$",["*",19]],["$",["s",["?",20],["[*","\\t "],4]]]]', // 18 readPath
      '[0,["s",["!",["s",20,["[*","\\t "],4]],["/",["[","^\\t\\n\\r "],["s",["[+","\\t "],["&",["[","^\\t\\n\\r "]]]]],"^\\n\\r"]', // 19 skipPathChar
      '[0,["s",["[+","\\t "],"***"]]', // 20 skipStars
      '[0,["L",22]]', // 21 leaf
      '[0,["N",3,["s",[":",0,["$","*** "]],[":",1,"Update"],[":",2,18]]]]', // 22 readUpdateHead
      '[0,["L",24]]', // 23 leaf
      '[0,["/",25,26,27,31]]', // 24 readUpdatePart
      '[0,["N",4,["s",[":",0,["$",["s","*** Move to:",["[*","\\t "]]]],[":",1,["$",["*",19]]],[":",2,["$",["s",["[*","\\t "],4]]]]]]', // 25 readMoveTo
      '[0,["N",5,[":",0,["$",["s","*** End of File",["[*","\\t "],4]]]]]', // 26 readEndOfFile
      '[0,["N",6,["s",[":",0,["$",["s",28,["[*","\\t "],["?",["s",29,["[*","\\t "]]]]]],[":",1,["$",["*",19]]],[":",2,["$",["s",["[*","\\t "],4]]]]]]', // 27 readContext
      '[0,["s","@@",["[*","@"]]]', // 28 skipHunkMark
      '[0,["s",["+",["s","-",30,["[+","\\t "]]],"+",30,["[*","\\t "],28]]', // 29 skipLineNumbers
      '[0,["s",["[+","0-9"],["?",["s",",",["[+","0-9"]]]]]', // 30 skipLineSpan
      '[0,["N",7,["s",["!","*** "],["!",32],[":",0,["?",["$",["["," +\\\\-"]]]],[":",1,["$",["/",["s",["[*","^\\n\\r"],4],["[+","^\\n\\r"]]]]]]]', // 31 readLine
      '[0,["s",["?",["s",["!",33],["[*","\\t "]]],"*** End Patch",["?",["s",["[*","\\t "],"***"]],34]]', // 32 skip_patchEnd
      '[0,["inside",0]]', // 33 readInsideUpdate
      '[0,["s",["[*","\\t "],["/",4,["!",["[","^"]],["&",35]]]]', // 34 skipCloseEnd
      '[0,["/","</s>",["s","<|",36,"|>"]],"<"]', // 35 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 36 skipTokenName
      '[1,["L",["/",38,25,26,39,27,31]]]', // 37 leaf
      '[0,["N",8,["s",[":",0,["$",["s",["[*","\\t "],"*** "]]],[":",1,17],[":",2,18]]],"\\t *"]', // 38 readHead
      '[1,["M","BadHead",["s",["!",32],["!",5],"*** ",["[*","^\\n\\r"],4]]]', // 39 readBadHead
      '[1,["L",["/",41,42,43]]]', // 40 leaf
      '[0,["N",9,[":",0,["$",32]]]]', // 41 readPatchEnd
      '[1,["M","MissingPatchEnd",["&",5]],"\\t *"]', // 42 readMissingPatchEnd
      '[1,["M","BadRest",["?",["[+","^"]]]]', // 43 readBadRest
      '[0,["L",45]]', // 44 leaf
      '[0,["N",10,[":",0,["$",["s",["[*","\\t "],4]]]],"\\t\\n\\r "]', // 45 readBlank
      '[1,["L",["/",47,51,52]]]', // 46 leaf
      '[0,["N",11,[":",0,["$",48]]]]', // 47 readWrapEnd
      '[0,["s",49,34]]', // 48 skip_wrapEnd
      '[0,["q",50]]', // 49 skipWrapWord
      '[0,["same",1,["$",["[+","A-Z_a-z"]]],"A-Z_a-z"]', // 50 readWrapWord
      '[1,["@",1,["endsInside",48],["M","MissingWrapRest",""]]]', // 51 readMissingWrapRest
      '[1,["M","MissingWrapEnd",""]]', // 52 readMissingWrapEnd
      '[1,["L",["/",54,58,59]]]', // 53 leaf
      '[0,["N",12,[":",0,["$",55]]]]', // 54 readFenceEnd
      '[0,["s",["[*","\\t "],56,34],"\\t <`~"]', // 55 skip_fenceEnd
      '[0,["q",57]]', // 56 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 57 readFenceClose
      '[1,["@",1,["endsInside",55],["M","MissingFenceRest",""]]]', // 58 readMissingFenceRest
      '[1,["M","MissingFenceEnd",""]]', // 59 readMissingFenceEnd
      '[1,["L",["/",61,65]],"\\t *\\\\-<"]', // 60 leaf
      '[1,["M","BadOtherEdit",62]]', // 61 readBadOtherEdit
      '[0,["/",63,64],"\\\\-<"]', // 62 skipOtherEdit
      '[0,["s","--- ",["[+","^\\n\\r"],4,["&",["s","+++ ",["[+","^\\n\\r"],4,"@@"]]]]', // 63 skipUnifiedDiff
      '[0,["s",["/",["|",5,9,false,"<"],["|",5,9,false,"-"]]," SEARCH",["?",">"],["[*","\\t "],4],"\\\\-<"]', // 64 skipSearchLine
      '[1,["M","BadCutHead",["s",["&",66],67,["[+","^"]]],"\\t *"]', // 65 readBadCutHead
      '[0,["s",["[*","\\t "],"*"],"\\t *"]', // 66 skipStartRun
      '[0,["q",68]]', // 67 skipEndsInStart
      '[0,["@",1,["endsInside",69],""]]', // 68 readEndsInStart
      '[0,["/",5,70],"\\t *"]', // 69 skipStart
      '[0,["s","*** ",71,72]]', // 70 skip_head
      '[0,["/","Add","Delete","Update"],"ADU"]', // 71 skipKind
      '[0,["s",["s"," File:",["[*","\\t "]],["*",19],["s",["?",20],["[*","\\t "],4]]]', // 72 skipPath
      '[1,["L",74]]', // 73 leaf
      '[1,["N",13,[":",0,75]]]', // 74 readOtherHead
      '[1,["M",3,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],4]]],["&",["/",62,["s",["[+","^\\n\\r"],4,62]]]]]]', // 75 readBadOtherFence
      '[0,[[["!",77],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 76 text
      '[0,["s",["[*","\\t "],56,["[*","\\t "],["&",["/",4,["!",["[","^"]],35]]],"\\t <`~"]', // 77 skip_mentionEnd
      '[1,["L",["/",79,80]]]', // 78 leaf
      '[0,["N",14,[":",0,["$",77]]]]', // 79 readMentionEnd
      '[1,["M","MissingMentionEnd",""]]', // 80 readMissingMentionEnd
      '[0,["L",82]]', // 81 leaf
      '[0,["N",15,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],["/",4,["!",["[","^"]]]]]]]]]', // 82 readMentionHead
      '[1,["L",["/",84,88]],"<"]', // 83 leaf
      '[1,["M","BadCutToken",["s",85,["[+","^"]]]]', // 84 readBadCutToken
      '[0,["s",["&","<|"],86],"<"]', // 85 skipCutToken
      '[0,["q",87]]', // 86 skipEndsInToken
      '[0,["@",1,["endsInside",35],""]]', // 87 readEndsInToken
      '[0,["N",16,[":",0,["$",35]]]]', // 88 readEndToken
      '[0,[[null,"^\\n\\r<",1,false]]]', // 89 text
      '[0,["L",["s",["!",35],["!",85],"<"]],"<"]', // 90 leaf
      '[0,[[null,"^\\n\\r<",1,false],[["s",["!",35],["!",85],"<"],null,0,false],[["s",4,["!",92]],null,0,false]]]', // 91 text
      '[0,["/",5,70,7,93,62,["s",["&",66],67]],"\\t *\\\\-<`a~"]', // 92 skipItemStart
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 93 skipFenceRun
      '[0,["L",95]]', // 94 leaf
      '[0,["N",17,[":",0,["$",4]]]]', // 95 readLineEnd
      '[0,["L",97]]', // 96 leaf
      '[0,["N","End",""]]', // 97 readEnd
    ], { nodes: NODES, mistakes: MISTAKES, operations: { inside: ofInside, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });

  const steppart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepUpdate }, { op: 'leaf', read: rules.at(37) }] };
  const stepwrappedPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(44) }] };
  const stepfencedPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(44) }] };
  const steplead: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedPatch }, { op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(44) }] };
  const stepitem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedPatch }, { op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(60) }, { op: 'again', step: () => stepOtherMention }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(83) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(94) }] };
  const stepFencedPatch: Step = { op: 'rule', name: 'FencedPatch', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: rules.at(53) }] } };
  const stepWrappedPatch: Step = { op: 'rule', name: 'WrappedPatch', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as WrapHeadNode; return taken.wrap.word; } }, steps: [{ op: 'leaf', read: rules.at(10) }, { op: 'loop', body: stepwrappedPart }, { op: 'leaf', read: rules.at(46) }] } };
  const stepPatch: Step = { op: 'rule', name: 'Patch', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(13) }, { op: 'loop', body: steppart }, { op: 'leaf', read: rules.at(40) }] } };
  const stepUpdate: Step = { op: 'rule', name: 'Update', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(21) }, { op: 'loop', body: { op: 'leaf', read: rules.at(23) } }] } };
  const stepOtherMention: Step = { op: 'rule', name: 'OtherMention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(73) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(78) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(76) } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(81) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(78) }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(89), isSome: true }, { op: 'leaf', read: rules.at(90) }] }, { op: 'text', read: rules.text(91) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: steplead }, { op: 'loop', body: stepitem }, { op: 'leaf', read: rules.at(96) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: byName({
      'BadRest BadCutHead BadCutToken': {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
      'MissingPatchEnd MissingWrapEnd MissingMentionEnd MissingFenceEnd': {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
      'MissingWrapRest MissingFenceRest': {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence.","isCut":true},
      BadBegin: {"code":"wrong-open","severity":"warning","meaning":"There are stars behind the line that begins the patch, too.","example":"*** Begin Patch ***","hint":"Write *** Begin Patch."},
      BadBareHead: {"code":"missing-open","severity":"warning","meaning":"The line that begins the patch is missing.","example":"*** Update File: a.txt","hint":"Begin the patch with a line *** Begin Patch."},
      BadHead: {"code":"wrong-marker","severity":"error","meaning":"A line looks like the head of an operation, but is not written as one. It was kept as text, with what belongs to it.","example":"*** Remove File: c.txt","hint":"Write *** Add File:, *** Delete File: or *** Update File:."},
      BadWrap: {"code":"wrapped","severity":"warning","meaning":"The patch is in a heredoc. The heredoc was left out.","example":"apply_patch <<'EOF'\n*** Begin Patch","hint":"Write the patch alone."},
      BadFence: {"code":"fenced-call","severity":"warning","meaning":"The patch is in a code fence. The fence was left out.","example":"```\n*** Begin Patch","hint":"Write the patch without a fence."},
      'BadOtherEdit BadOtherFence': {"code":"other-edit","severity":"warning","meaning":"A change is written in another way: as a diff, as a patch, or as blocks. It was not read as one.","example":"--- a.py\n+++ a.py\n@@ -1 +1 @@","hint":"Write the change as the format has it."},
  }),
  attributes: 2,
  tables: 0,
  inside: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
