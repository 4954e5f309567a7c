// Generated from grammars/tools/edits-apply-patch.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofSame, ofCloses, ofEndsInside, ofInside } from '../src/engine/generated.ts';

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
| MissingFenceEndNode | BadCutHeadNode | MentionHeadNode | MentionEndNode | MissingMentionEndNode | BadCutTokenNode
| EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadRestNode | BadCutHeadNode | MissingPatchEndNode | MissingWrapRestNode | MissingWrapEndNode | BadBeginNode
| BadBareHeadNode | BadHeadNode | BadWrapNode | BadFenceNode | MissingMentionEndNode | MissingFenceEndNode
| MissingFenceRestNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedPatch' | 'BadCutHead' | 'Mention' | 'BadCutToken' | 'EndToken' | 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'WrappedPatch', 'FencedPatch' | 'model'>>
& Readonly<Record<'Patch' | 'Blank', 'FencedPatch' | 'WrappedPatch' | 'model'>>
& Readonly<Record<'FenceHead' | 'BadFence' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd', 'FencedPatch'>>
& Readonly<Record<'WrapHead' | 'BadWrap' | 'WrapEnd' | 'MissingWrapRest' | 'MissingWrapEnd', 'WrappedPatch'>>
& Readonly<Record<'Begin' | 'BadBegin' | 'BadBareHead' | 'PatchEnd' | 'MissingPatchEnd' | 'BadRest' | 'Update' | 'Head' | 'BadHead', 'Patch'>>
& Readonly<Record<'MoveTo' | 'EndOfFile' | 'Context' | 'Line', 'Patch' | 'Update'>>
& Readonly<Record<'UpdateHead', 'Update'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd' | 'MissingMentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "cut-off" | "missing-close" | "wrong-open" | "missing-open" | "wrong-marker" | "wrapped" | "fenced-call";

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
  (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, open: l[0], info: l[1] }),
  (start, end, raw, l) => ({ type: 'BadWrap', start, end, raw, before: l[0], word: l[1] as string, after: l[2] }),
  (start, end, raw, l) => ({ type: 'BadBareHead', start, end, raw, before: l[0], kind: l[1], path: l[2] }),
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
      '[0,["t",[0,1,2],["$",["s"," File:",["[*","\\t "]]],["$",["*",19]],["$",["s",["[*","\\t "],4]]]]', // 18 readPath
      '[0,["/",["[","^\\t\\n\\r "],["s",["[+","\\t "],["&",["[","^\\t\\n\\r "]]]],"^\\n\\r"]', // 19 skipPathChar
      '[0,["L",21]]', // 20 leaf
      '[0,["N",3,["s",[":",0,["$","*** "]],[":",1,"Update"],[":",2,18]]]]', // 21 readUpdateHead
      '[0,["L",23]]', // 22 leaf
      '[0,["/",24,25,26,30]]', // 23 readUpdatePart
      '[0,["N",4,["s",[":",0,["$",["s","*** Move to:",["[*","\\t "]]]],[":",1,["$",["*",19]]],[":",2,["$",["s",["[*","\\t "],4]]]]]]', // 24 readMoveTo
      '[0,["N",5,[":",0,["$",["s","*** End of File",["[*","\\t "],4]]]]]', // 25 readEndOfFile
      '[0,["N",6,["s",[":",0,["$",["s",27,["[*","\\t "],["?",["s",28,["[*","\\t "]]]]]],[":",1,["$",["*",19]]],[":",2,["$",["s",["[*","\\t "],4]]]]]]', // 26 readContext
      '[0,["s","@@",["[*","@"]]]', // 27 skipHunkMark
      '[0,["s",["+",["s","-",29,["[+","\\t "]]],"+",29,["[*","\\t "],27]]', // 28 skipLineNumbers
      '[0,["s",["[+","0-9"],["?",["s",",",["[+","0-9"]]]]]', // 29 skipLineSpan
      '[0,["N",7,["s",["!","*** "],["!",31],[":",0,["?",["$",["["," +\\\\-"]]]],[":",1,["$",["/",["s",["[*","^\\n\\r"],4],["[+","^\\n\\r"]]]]]]]', // 30 readLine
      '[0,["s",["?",["s",["!",32],["[*","\\t "]]],"*** End Patch",["?",["s",["[*","\\t "],"***"]],33]]', // 31 skip_patchEnd
      '[0,["inside",0]]', // 32 readInsideUpdate
      '[0,["s",["[*","\\t "],["/",4,["!",["[","^"]],["&",34]]]]', // 33 skipCloseEnd
      '[0,["/","</s>",["s","<|",35,"|>"]],"<"]', // 34 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 35 skipTokenName
      '[1,["L",["/",37,24,25,38,26,30]]]', // 36 leaf
      '[0,["N",8,["s",[":",0,["$",["s",["[*","\\t "],"*** "]]],[":",1,17],[":",2,18]]],"\\t *"]', // 37 readHead
      '[1,["M","BadHead",["s",["!",31],["!",5],"*** ",["[*","^\\n\\r"],4]]]', // 38 readBadHead
      '[1,["L",["/",40,41,42]]]', // 39 leaf
      '[0,["N",9,[":",0,["$",31]]]]', // 40 readPatchEnd
      '[1,["M","MissingPatchEnd",["&",5]],"\\t *"]', // 41 readMissingPatchEnd
      '[1,["M","BadRest",["?",["[+","^"]]]]', // 42 readBadRest
      '[0,["L",44]]', // 43 leaf
      '[0,["N",10,[":",0,["$",["s",["[*","\\t "],4]]]],"\\t\\n\\r "]', // 44 readBlank
      '[1,["L",["/",46,50,51]]]', // 45 leaf
      '[0,["N",11,[":",0,["$",47]]]]', // 46 readWrapEnd
      '[0,["s",48,33]]', // 47 skip_wrapEnd
      '[0,["q",49]]', // 48 skipWrapWord
      '[0,["same",1,["$",["[+","A-Z_a-z"]]],"A-Z_a-z"]', // 49 readWrapWord
      '[1,["@",1,["endsInside",47],["M","MissingWrapRest",""]]]', // 50 readMissingWrapRest
      '[1,["M","MissingWrapEnd",""]]', // 51 readMissingWrapEnd
      '[1,["L",["/",53,57,58]]]', // 52 leaf
      '[0,["N",12,[":",0,["$",54]]]]', // 53 readFenceEnd
      '[0,["s",["[*","\\t "],55,33],"\\t <`~"]', // 54 skip_fenceEnd
      '[0,["q",56]]', // 55 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 56 readFenceClose
      '[1,["@",1,["endsInside",54],["M","MissingFenceRest",""]]]', // 57 readMissingFenceRest
      '[1,["M","MissingFenceEnd",""]]', // 58 readMissingFenceEnd
      '[1,["L",60]]', // 59 leaf
      '[1,["M","BadCutHead",["s",["&",61],62,["[+","^"]]],"\\t *"]', // 60 readBadCutHead
      '[0,["s",["[*","\\t "],"*"],"\\t *"]', // 61 skipStartRun
      '[0,["q",63]]', // 62 skipEndsInStart
      '[0,["@",1,["endsInside",64],""]]', // 63 readEndsInStart
      '[0,["/",5,65],"\\t *"]', // 64 skipStart
      '[0,["s","*** ",66,67]]', // 65 skip_head
      '[0,["/","Add","Delete","Update"],"ADU"]', // 66 skipKind
      '[0,["s",["s"," File:",["[*","\\t "]],["*",19],["s",["[*","\\t "],4]]]', // 67 skipPath
      '[0,["L",69]]', // 68 leaf
      '[0,["N",13,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],["/",4,["!",["[","^"]]]]]]]]]', // 69 readMentionHead
      '[0,[[["!",71],"^\\n\\r",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false]]]', // 70 text
      '[0,["s",["[*","\\t "],55,["[*","\\t "],["&",["/",4,["!",["[","^"]],34]]],"\\t <`~"]', // 71 skip_mentionEnd
      '[1,["L",["/",73,74]]]', // 72 leaf
      '[0,["N",14,[":",0,["$",71]]]]', // 73 readMentionEnd
      '[1,["M","MissingMentionEnd",""]]', // 74 readMissingMentionEnd
      '[1,["L",["/",76,80]],"<"]', // 75 leaf
      '[1,["M","BadCutToken",["s",77,["[+","^"]]]]', // 76 readBadCutToken
      '[0,["s",["&","<|"],78],"<"]', // 77 skipCutToken
      '[0,["q",79]]', // 78 skipEndsInToken
      '[0,["@",1,["endsInside",34],""]]', // 79 readEndsInToken
      '[0,["N",15,[":",0,["$",34]]]]', // 80 readEndToken
      '[0,[[null,"^\\n\\r<",1,null,false]]]', // 81 text
      '[0,["L",["s",["!",34],["!",77],"<"]],"<"]', // 82 leaf
      '[0,[[null,"^\\n\\r<",1,null,false],[["s",["!",34],["!",77],"<"],null,0,null,false],[["s",4,["!",84]],null,0,null,false]]]', // 83 text
      '[0,["/",5,65,7,85,["s",["&",61],62]],"\\t *<`a~"]', // 84 skipItemStart
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 85 skipFenceRun
      '[0,["L",87]]', // 86 leaf
      '[0,["N",16,[":",0,["$",4]]]]', // 87 readLineEnd
      '[0,["L",89]]', // 88 leaf
      '[0,["N","End",""]]', // 89 readEnd
    ], { nodes: NODES, mistakes: MISTAKES, operations: { inside: ofInside, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });

  const steppart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepUpdate }, { op: 'leaf', read: rules.at(36) }] };
  const stepwrappedPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(43) }] };
  const stepfencedPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(43) }] };
  const steplead: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedPatch }, { op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(43) }] };
  const stepitem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedPatch }, { op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(59) }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(75) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(86) }] };
  const stepFencedPatch: Step = { op: 'rule', name: 'FencedPatch', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: rules.at(52) }] } };
  const stepWrappedPatch: Step = { op: 'rule', name: 'WrappedPatch', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as WrapHeadNode; return taken.wrap.word; } }, steps: [{ op: 'leaf', read: rules.at(10) }, { op: 'loop', body: stepwrappedPart }, { op: 'leaf', read: rules.at(45) }] } };
  const stepPatch: Step = { op: 'rule', name: 'Patch', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(13) }, { op: 'loop', body: steppart }, { op: 'leaf', read: rules.at(39) }] } };
  const stepUpdate: Step = { op: 'rule', name: 'Update', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(20) }, { op: 'loop', body: { op: 'leaf', read: rules.at(22) } }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(68) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(72) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(70) } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(81), isSome: true }, { op: 'leaf', read: rules.at(82) }] }, { op: 'text', read: rules.text(83) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: steplead }, { op: 'loop', body: stepitem }, { op: 'leaf', read: rules.at(88) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
    MissingPatchEnd: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
    MissingWrapRest: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence.","isCut":true},
    MissingWrapEnd: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
    BadBegin: {"code":"wrong-open","severity":"warning","meaning":"There are stars behind the line that begins the patch, too.","example":"*** Begin Patch ***","hint":"Write *** Begin Patch."},
    BadBareHead: {"code":"missing-open","severity":"warning","meaning":"The line that begins the patch is missing.","example":"*** Update File: a.txt","hint":"Begin the patch with a line *** Begin Patch."},
    BadHead: {"code":"wrong-marker","severity":"error","meaning":"A line looks like the head of an operation, but is not written as one. It was kept as text, with what belongs to it.","example":"*** Remove File: c.txt","hint":"Write *** Add File:, *** Delete File: or *** Update File:."},
    BadWrap: {"code":"wrapped","severity":"warning","meaning":"The patch is in a heredoc. The heredoc was left out.","example":"apply_patch <<'EOF'\n*** Begin Patch","hint":"Write the patch alone."},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"The patch is in a code fence. The fence was left out.","example":"```\n*** Begin Patch","hint":"Write the patch without a fence."},
    MissingMentionEnd: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
    MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence.","isCut":true},
    BadCutToken: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
  },
  attributes: 2,
  tables: 0,
  inside: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
