// Generated from grammars/tools/edits-apply-patch.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, once, ofSame, ofCloses, ofEndsInside, ofInside } from '../src/engine/generated.ts';

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
export interface FenceEndNode extends TreeNode { readonly type: 'FenceEnd'; readonly text: string; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface MissingFenceRestNode extends RecoveryNode { readonly type: 'MissingFenceRest'; }
export interface BadCutTokenNode extends RecoveryNode { readonly type: 'BadCutToken'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FenceHeadNode | WrapHeadNode | BeginNode | BadBareHeadNode | UpdateHeadNode | MoveToNode | EndOfFileNode
| ContextNode | LineNode | HeadNode | BadHeadNode | PatchEndNode | MissingPatchEndNode | BadRestNode | BlankNode
| WrapEndNode | MissingWrapRestNode | MissingWrapEndNode | FenceEndNode | MissingFenceRestNode | MissingFenceEndNode
| BadCutHeadNode | MentionHeadNode | MentionEndNode | BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadRestNode | BadCutHeadNode | MissingPatchEndNode | MissingWrapRestNode | MissingWrapEndNode | BadBareHeadNode
| BadHeadNode | BadWrapNode | BadFenceNode | MissingFenceEndNode | MissingFenceRestNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedPatch' | 'BadCutHead' | 'Mention' | 'BadCutToken' | 'EndToken' | 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'WrappedPatch', 'FencedPatch' | 'model'>>
& Readonly<Record<'Patch' | 'Blank', 'FencedPatch' | 'WrappedPatch' | 'model'>>
& Readonly<Record<'FenceHead' | 'BadFence' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd', 'FencedPatch'>>
& Readonly<Record<'WrapHead' | 'BadWrap' | 'WrapEnd' | 'MissingWrapRest' | 'MissingWrapEnd', 'WrappedPatch'>>
& Readonly<Record<'Begin' | 'BadBareHead' | 'PatchEnd' | 'MissingPatchEnd' | 'BadRest' | 'Update' | 'Head' | 'BadHead', 'Patch'>>
& Readonly<Record<'MoveTo' | 'EndOfFile' | 'Context' | 'Line', 'Patch' | 'Update'>>
& Readonly<Record<'UpdateHead', 'Update'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "cut-off" | "missing-close" | "missing-open" | "wrong-marker" | "wrapped" | "fenced-call";

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
      '[1,["N",0,["s",[":",0,2],["&",["/",5,6]]]]]', // 1 readFenceHead
      '[1,["M",0,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],4]]]]]]', // 2 readBadFence
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 3 readFenceRun
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 4 skipEol
      '[0,["s",["[*","\\t "],"*** Begin Patch",["[*","\\t "],4],"\\t *"]', // 5 skip_begin
      '[0,["s",7,5]]', // 6 skip_wrapHead
      '[0,["s",["?",["s","apply_patch",["[+","\\t "]]],"<<",["?",["[","\\"\'"]],["[+","A-Z_a-z"],["?",["[","\\"\'"]],["[*","\\t "],4],"<a"]', // 7 skipWrapLine
      '[1,["L",9]]', // 8 leaf
      '[1,["N",1,["s",[":",0,10],["&",5]]]]', // 9 readWrapHead
      '[1,["M",1,["s",[":",0,["$",["s",["?",["s","apply_patch",["[+","\\t "]]],"<<",["?",["[","\\"\'"]]]]],[":",1,["$",["[+","A-Z_a-z"]]],[":",2,["$",["s",["?",["[","\\"\'"]],["[*","\\t "],4]]]]],"<a"]', // 10 readBadWrap
      '[1,["L",["/",12,13]],"\\t *"]', // 11 leaf
      '[0,["N",2,[":",0,["$",5]]]]', // 12 readBegin
      '[1,["M",2,["s",[":",0,["$","*** "]],[":",1,14],[":",2,15]]]]', // 13 readBadBareHead
      '[0,["/","Add","Delete","Update"],"ADU"]', // 14 readKind
      '[0,["t",[0,1,2],["$",["s"," File:",["[*","\\t "]]],["$",["*",16]],["$",["s",["[*","\\t "],4]]]]', // 15 readPath
      '[0,["/",["[","^\\t\\n\\r "],["s",["[+","\\t "],["&",["[","^\\t\\n\\r "]]]],"^\\n\\r"]', // 16 skipPathChar
      '[0,["L",18]]', // 17 leaf
      '[0,["N",3,["s",[":",0,["$","*** "]],[":",1,"Update"],[":",2,15]]]]', // 18 readUpdateHead
      '[0,["L",20]]', // 19 leaf
      '[0,["/",21,22,23,24]]', // 20 readUpdatePart
      '[0,["N",4,["s",[":",0,["$",["s","*** Move to:",["[*","\\t "]]]],[":",1,["$",["*",16]]],[":",2,["$",["s",["[*","\\t "],4]]]]]]', // 21 readMoveTo
      '[0,["N",5,[":",0,["$",["s","*** End of File",["[*","\\t "],4]]]]]', // 22 readEndOfFile
      '[0,["N",6,["s",[":",0,["$",["s","@@",["[*","\\t "]]]],[":",1,["$",["*",16]]],[":",2,["$",["s",["[*","\\t "],4]]]]]]', // 23 readContext
      '[0,["N",7,["s",["!","*** "],["!",25],[":",0,["?",["$",["["," +\\\\-"]]]],[":",1,["$",["/",["s",["[*","^\\n\\r"],4],["[+","^\\n\\r"]]]]]]]', // 24 readLine
      '[0,["s",["?",["s",["!",26],["[*","\\t "]]],"*** End Patch",27]]', // 25 skip_patchEnd
      '[0,["inside",0]]', // 26 readInsideUpdate
      '[0,["s",["[*","\\t "],["/",4,["!",["[","^"]],["&",28]]]]', // 27 skipCloseEnd
      '[0,["/","</s>",["s","<|",29,"|>"]],"<"]', // 28 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 29 skipTokenName
      '[1,["L",["/",31,21,22,32,23,24]]]', // 30 leaf
      '[0,["N",8,["s",[":",0,["$",["s",["[*","\\t "],"*** "]]],[":",1,14],[":",2,15]]],"\\t *"]', // 31 readHead
      '[1,["M","BadHead",["s",["!",25],["!",5],"*** ",["[*","^\\n\\r"],4]]]', // 32 readBadHead
      '[1,["L",["/",34,35,36]]]', // 33 leaf
      '[0,["N",9,[":",0,["$",25]]]]', // 34 readPatchEnd
      '[1,["M","MissingPatchEnd",["&",5]],"\\t *"]', // 35 readMissingPatchEnd
      '[1,["M","BadRest",["?",["[+","^"]]]]', // 36 readBadRest
      '[0,["L",38]]', // 37 leaf
      '[0,["N",10,[":",0,["$",["s",["[*","\\t "],4]]]],"\\t\\n\\r "]', // 38 readBlank
      '[1,["L",["/",40,44,45]]]', // 39 leaf
      '[0,["N",11,[":",0,["$",41]]]]', // 40 readWrapEnd
      '[0,["s",42,27]]', // 41 skip_wrapEnd
      '[0,["q",43]]', // 42 skipWrapWord
      '[0,["same",1,["$",["[+","A-Z_a-z"]]],"A-Z_a-z"]', // 43 readWrapWord
      '[1,["@",1,["endsInside",41],["M","MissingWrapRest",""]]]', // 44 readMissingWrapRest
      '[1,["M","MissingWrapEnd",""]]', // 45 readMissingWrapEnd
      '[1,["L",["/",47,51,52]]]', // 46 leaf
      '[0,["N",12,[":",0,["$",48]]]]', // 47 readFenceEnd
      '[0,["s",["[*","\\t "],49,27],"\\t <`~"]', // 48 skip_fenceEnd
      '[0,["q",50]]', // 49 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 50 readFenceClose
      '[1,["@",1,["endsInside",48],["M","MissingFenceRest",""]]]', // 51 readMissingFenceRest
      '[1,["M","MissingFenceEnd",""]]', // 52 readMissingFenceEnd
      '[1,["L",54]]', // 53 leaf
      '[1,["M","BadCutHead",["s",["&",55],56,["[+","^"]]],"\\t *"]', // 54 readBadCutHead
      '[0,["s",["[*","\\t "],"*"],"\\t *"]', // 55 skipStartRun
      '[0,["q",57]]', // 56 skipEndsInStart
      '[0,["@",1,["endsInside",58],""]]', // 57 readEndsInStart
      '[0,["/",5,59],"\\t *"]', // 58 skipStart
      '[0,["s","*** ",60,61]]', // 59 skip_head
      '[0,["/","Add","Delete","Update"],"ADU"]', // 60 skipKind
      '[0,["s",["s"," File:",["[*","\\t "]],["*",16],["s",["[*","\\t "],4]]]', // 61 skipPath
      '[0,["L",63]]', // 62 leaf
      '[0,["N",13,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],["/",4,["!",["[","^"]]]]]]]]]', // 63 readMentionHead
      '[0,[[["!",65],"^\\n\\r",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false]]]', // 64 text
      '[0,["s",["[*","\\t "],49,["[*","\\t "],["&",["/",4,["!",["[","^"]],28]]],"\\t <`~"]', // 65 skip_mentionEnd
      '[0,["L",["?",67]]]', // 66 leaf
      '[0,["N",14,[":",0,["$",65]]]]', // 67 readMentionEnd
      '[1,["L",["/",69,72]],"<"]', // 68 leaf
      '[1,["M","BadCutToken",["s",["&","<|"],70,["[+","^"]]],"<"]', // 69 readBadCutToken
      '[0,["q",71]]', // 70 skipEndsInToken
      '[0,["@",1,["endsInside",28],""]]', // 71 readEndsInToken
      '[0,["N",15,[":",0,["$",28]]]]', // 72 readEndToken
      '[0,[[null,"^\\n\\r<",1,null,false]]]', // 73 text
      '[0,["L",["s",["!",28],"<"]],"<"]', // 74 leaf
      '[0,[[null,"^\\n\\r<",1,null,false],[["s",["!",28],"<"],null,0,null,false],[["s",4,["!",76]],null,0,null,false]]]', // 75 text
      '[0,["/",5,59,6,77,["s",["&",55],56]],"\\t *<`a~"]', // 76 skipItemStart
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 77 skipFenceRun
      '[0,["L",79]]', // 78 leaf
      '[0,["N",16,[":",0,["$",4]]]]', // 79 readLineEnd
      '[0,["L",81]]', // 80 leaf
      '[0,["N","End",""]]', // 81 readEnd
    ], { nodes: NODES, mistakes: MISTAKES, operations: { inside: ofInside, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });

  const steppart: Step = { op: 'choice', starts: ["*", null], alternatives: [{ op: 'again', step: () => stepUpdate }, { op: 'leaf', read: rules.at(30) }] };
  const stepwrappedPart: Step = { op: 'choice', starts: ["\t *", "\t\n\r "], alternatives: [{ op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(37) }] };
  const stepfencedPart: Step = { op: 'choice', starts: ["<a", "\t *", "\t\n\r "], alternatives: [{ op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(37) }] };
  const steplead: Step = { op: 'choice', starts: ["`~", "<a", "\t *", "\t\n\r "], alternatives: [{ op: 'again', step: () => stepFencedPatch }, { op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(37) }] };
  const stepitem: Step = { op: 'choice', starts: ["<a", "\t *", "\t *", "`~", "<", "^\n\r", "\n\r"], alternatives: [{ op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: rules.at(53) }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(68) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(78) }] };
  const stepFencedPatch: Step = { op: 'rule', name: 'FencedPatch', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: rules.at(46) }] } };
  const stepWrappedPatch: Step = { op: 'rule', name: 'WrappedPatch', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as WrapHeadNode; return taken.wrap.word; } }, steps: [{ op: 'leaf', read: rules.at(8) }, { op: 'loop', body: stepwrappedPart }, { op: 'leaf', read: rules.at(39) }] } };
  const stepPatch: Step = { op: 'rule', name: 'Patch', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(11) }, { op: 'loop', body: steppart }, { op: 'leaf', read: rules.at(33) }] } };
  const stepUpdate: Step = { op: 'rule', name: 'Update', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(17) }, { op: 'loop', body: { op: 'leaf', read: rules.at(19) } }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(62) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(66) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(64) } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["^\n\r<", "<"], alternatives: [{ op: 'text', read: rules.text(73), isSome: true }, { op: 'leaf', read: rules.at(74) }] }, { op: 'text', read: rules.text(75) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: steplead }, { op: 'loop', body: stepitem }, { op: 'leaf', read: rules.at(80) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
    MissingPatchEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Close the fence."},
    MissingWrapRest: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Close the fence.","isCut":true},
    MissingWrapEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Close the fence."},
    BadBareHead: {"code":"missing-open","severity":"warning","meaning":"The line that begins the patch is missing.","example":"*** Update File: a.txt","hint":"Begin the patch with a line *** Begin Patch."},
    BadHead: {"code":"wrong-marker","severity":"error","meaning":"A line looks like the head of an operation, but is not written as one. It was kept as text, with what belongs to it.","example":"*** Remove File: c.txt","hint":"Write *** Add File:, *** Delete File: or *** Update File:."},
    BadWrap: {"code":"wrapped","severity":"warning","meaning":"The patch is in a heredoc. The heredoc was left out.","example":"apply_patch <<'EOF'\n*** Begin Patch","hint":"Write the patch alone."},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"The patch is in a code fence. The fence was left out.","example":"```\n*** Begin Patch","hint":"Write the patch without a fence."},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Close the fence."},
    MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Close the fence.","isCut":true},
    BadCutToken: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
  },
  attributes: 2,
  tables: 0,
  inside: 1,
};
