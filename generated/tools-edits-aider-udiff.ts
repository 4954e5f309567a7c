// Generated from grammars/tools/edits-aider-udiff.peggy, grammars/tools/edits-other.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCloses, ofEndsInside, ofScan } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface DiffHeadNode extends TreeNode {
  readonly type: 'DiffHead';
  readonly open: string;
  readonly language: "diff" | BadLanguageNode;
  readonly after: string;
}
export interface FirstHeadNode extends TreeNode {
  readonly type: 'FirstHead';
  readonly git: string | null;
  readonly from: ["--- ", [string, string, string]] | null;
  readonly to: ["+++ ", [string, string, string]] | null;
  readonly hunk: null | MissingHunkHeadNode;
  readonly second: BadSecondNameNode | null;
}
export interface FileHeadNode extends TreeNode {
  readonly type: 'FileHead';
  readonly git: string;
  readonly from: ["--- ", [string, string, string]];
  readonly to: ["+++ ", [string, string, string]];
}
export interface FileGapNode extends TreeNode { readonly type: 'FileGap'; }
export interface HunkHeadNode extends TreeNode { readonly type: 'HunkHead'; readonly text: string; }
export interface NoNewlineNode extends TreeNode { readonly type: 'NoNewline'; readonly text: string; }
export interface LineNode extends TreeNode {
  readonly type: 'Line';
  readonly sign: string | null;
  readonly text: string;
}
export interface BareLineNode extends TreeNode {
  readonly type: 'BareLine';
  readonly sign: string;
  readonly text: string;
}
export interface BareEndNode extends TreeNode { readonly type: 'BareEnd'; }
export interface BadRestNode extends RecoveryNode { readonly type: 'BadRest'; }
export interface BadBareRestNode extends RecoveryNode { readonly type: 'BadBareRest'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface BadBareHeadNode extends RecoveryNode {
  readonly type: 'BadBareHead';
  readonly git: string;
  readonly from: ["--- ", [string, string, string]];
  readonly to: ["+++ ", [string, string, string]];
}
export interface BadSecondNameNode extends RecoveryNode {
  readonly type: 'BadSecondName';
  readonly to: ["+++ ", [string, string, string]];
}
export interface MissingHunkHeadNode extends RecoveryNode { readonly type: 'MissingHunkHead'; }
export interface BadLanguageNode extends RecoveryNode { readonly type: 'BadLanguage'; }
export interface BadOtherEditNode extends RecoveryNode { readonly type: 'BadOtherEdit'; }
export interface OtherHeadNode extends TreeNode { readonly type: 'OtherHead'; readonly fence: BadOtherFenceNode; }
export interface BadOtherFenceNode extends RecoveryNode {
  readonly type: 'BadOtherFence';
  readonly open: string;
  readonly info: string;
}
export interface LineEndNode extends TreeNode { readonly type: 'LineEnd'; readonly text: string; }
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
export interface BadCutTokenNode extends RecoveryNode { readonly type: 'BadCutToken'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<DiffHeadNode | FirstHeadNode | FileHeadNode | FileGapNode | HunkHeadNode | NoNewlineNode | LineNode | FenceEndNode
| BadRestNode | BadBareHeadNode | BareLineNode | BadBareRestNode | BareEndNode | BadOtherEditNode | BadCutHeadNode
| OtherHeadNode | MentionEndNode | MissingMentionEndNode | MentionHeadNode | BadCutTokenNode | EndTokenNode
| LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadRestNode | BadBareRestNode | BadCutHeadNode | BadBareHeadNode | BadSecondNameNode | MissingHunkHeadNode
| BadLanguageNode | BadOtherEditNode | BadOtherFenceNode | MissingMentionEndNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedDiff' | 'BareDiff' | 'BadOtherEdit' | 'BadCutHead' | 'OtherMention' | 'Mention' | 'BadCutToken'
| 'EndToken' | 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'DiffHead' | 'BadLanguage' | 'FirstHead' | 'MissingHunkHead' | 'BadSecondName' | 'Line' | 'FenceEnd' | 'BadRest', 'FencedDiff'>>
& Readonly<Record<'FileHead' | 'FileGap' | 'HunkHead' | 'NoNewline', 'BareDiff' | 'FencedDiff'>>
& Readonly<Record<'BadBareHead' | 'BareLine' | 'BadBareRest' | 'BareEnd', 'BareDiff'>>
& Readonly<Record<'OtherHead' | 'BadOtherFence', 'OtherMention'>>
& Readonly<Record<'MentionText' | 'MentionEnd' | 'MissingMentionEnd', 'Mention' | 'OtherMention'>>
& Readonly<Record<'MentionHead', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "cut-off" | "missing-open" | "wrong-open" | "other-edit" | "missing-close";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'DiffHead', start, end, open: l[0], language: l[1], after: l[2] }),
  (start, end, l) => ({ type: 'FirstHead', start, end, git: l[0] ?? null, from: l[1] ?? null, to: l[2] ?? null, hunk: l[3] ?? null, second: l[4] ?? null }),
  (start, end, l) => ({ type: 'FileHead', start, end, git: l[0], from: l[1], to: l[2] }),
  (start, end, l) => ({ type: 'HunkHead', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'NoNewline', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Line', start, end, sign: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BareLine', start, end, sign: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'OtherHead', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadSecondName', start, end, raw, to: l[0] }),
  (start, end, raw, l) => ({ type: 'BadBareHead', start, end, raw, git: l[0], from: l[1], to: l[2] }),
  (start, end, raw, l) => ({ type: 'BadOtherFence', start, end, raw, open: l[0], info: l[1] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["N",0,["s",[":",0,2],[":",1,["/",3,4]],[":",2,["$",["s",["[*","\\t "],5]]],["&",["/","--- ","+++ ","@@",8]]]]]', // 1 readDiffHead
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 2 readFenceRun
      '[0,"diff"]', // 3 readLanguage
      '[1,["M","BadLanguage",["&",["s",["[*","\\t "],5,6]]],"\\t\\n\\r "]', // 4 readBadLanguage
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 5 skipEol
      '[0,["s",7,9,12,"@@"],"\\\\-din"]', // 6 skipBareHead
      '[0,["|",0,6,false,8]]', // 7 skipGit
      '[0,["s",["/","diff --git ","index ","new file mode ","deleted file mode "],["[*","^\\n\\r"],5],"din"]', // 8 skipGitLine
      '[0,["s","--- ",10]]', // 9 skipOldName
      '[0,["s",["?",["s",["[","ab"],"/"]],["+",11],["s",["[*"," "],["?",["s","\\t",["[*","^\\n\\r"]]],5]],"^\\t\\n\\r"]', // 10 skipName
      '[0,["/",["[","^\\t\\n\\r "],["s",["[+"," "],["&",["[","^\\t\\n\\r "]]]],"^\\t\\n\\r"]', // 11 skipNameChar
      '[0,["s","+++ ",10]]', // 12 skipNewName
      '[1,["L",["?",14]]]', // 13 leaf
      '[1,["N",1,["s",[":",0,15],[":",1,16],[":",2,18],[":",3,["/",["&","@@"],19]]],[":",4,20]],"+\\\\-din"]', // 14 readFirstHead
      '[0,["$",["|",0,6,false,8]]]', // 15 readGit
      '[0,["t",[0,1],"--- ",17]]', // 16 readOldName
      '[0,["t",[0,1,2],["$",["?",["s",["[","ab"],"/"]]],["$",["+",11]],["$",["s",["[*"," "],["?",["s","\\t",["[*","^\\n\\r"]]],5]]],"^\\t\\n\\r"]', // 17 readName
      '[0,["t",[0,1],"+++ ",17]]', // 18 readNewName
      '[1,["M","MissingHunkHead",""]]', // 19 readMissingHunkHead
      '[1,["M",0,["s",[":",0,18],["&","@@"]]]]', // 20 readBadSecondName
      '[0,["L",22]]', // 21 leaf
      '[0,["@",1,["!",23],["/",29,30,33,34,35]],"^"]', // 22 readPart
      '[0,["s",["[*","\\t "],24,26],"\\t <`~"]', // 23 skip_fenceEnd
      '[0,["q",25]]', // 24 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 25 readFenceClose
      '[0,["s",["[*","\\t "],["/",5,["!",["[","^"]],["&",27]]]]', // 26 skipCloseEnd
      '[0,["/","</s>",["s","<|",28,"|>"]],"<"]', // 27 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 28 skipTokenName
      '[0,["N",2,["s",[":",0,15],[":",1,16],[":",2,18],["&","@@"]]],"\\\\-din"]', // 29 readFileHead
      '[0,["N","FileGap",["s",["&",["s",5,31]],["+",5]]],"\\n\\r"]', // 30 readFileGap
      '[0,["q",32]]', // 31 skipNextFile
      '[0,["scan",5,["s",7,9,12,"@@"]],"\\n\\r\\\\-din"]', // 32 readNextFile
      '[0,["N",3,[":",0,["$",["s","@@",["[*","^\\n\\r"],5]]]]]', // 33 readHunkHead
      '[0,["N",4,[":",0,["$",["s","\\\\ No newline",["[*","^\\n\\r"],5]]]]]', // 34 readNoNewline
      '[0,["N",5,["s",[":",0,["?",["$",["["," +\\\\-"]]]],[":",1,["$",["/",["s",["[*","^\\n\\r"],5],["[+","^\\n\\r"]]]]]],"^"]', // 35 readLine
      '[1,["L",["/",37,38]]]', // 36 leaf
      '[0,["N",6,[":",0,["$",23]]]]', // 37 readFenceEnd
      '[1,["M","BadRest",""]]', // 38 readBadRest
      '[1,["L",40]]', // 39 leaf
      '[1,["M",1,["s",[":",0,15],[":",1,16],[":",2,18],["&","@@"]]],"\\\\-din"]', // 40 readBadBareHead
      '[0,["L",42]]', // 41 leaf
      '[0,["/",29,30,33,34,43],"\\n\\r +\\\\-@\\\\\\\\din"]', // 42 readBarePart
      '[0,["N",7,["s",[":",0,["$",["["," +\\\\-"]]],[":",1,["$",["s",["[*","^\\n\\r"],5]]]]]]', // 43 readBareLine
      '[1,["L",["/",45,46]]]', // 44 leaf
      '[1,["M","BadBareRest",["s",["["," +\\\\-@"],["[*","^\\n\\r"],["!",["[","^"]]]]]', // 45 readBadBareRest
      '[0,["N","BareEnd",""]]', // 46 readBareEnd
      '[1,["L",["/",48,52]],"*\\\\-<`~"]', // 47 leaf
      '[1,["M","BadOtherEdit",49]]', // 48 readBadOtherEdit
      '[0,["/",50,51],"*\\\\-<"]', // 49 skipOtherEdit
      '[0,["s","*** Begin Patch",["[*","\\t "],5]]', // 50 skipPatchLine
      '[0,["s",["/",["|",5,9,false,"<"],["|",5,9,false,"-"]]," SEARCH",["?",">"],["[*","\\t "],5],"\\\\-<"]', // 51 skipSearchLine
      '[1,["M","BadCutHead",["s",["&",["s",53,"diff"]],54,["[+","^"]],["s",["&","--- "],58,["[+","^"]]],"\\\\-`~"]', // 52 readBadCutHead
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 53 skipFenceRun
      '[0,["q",55]]', // 54 skipEndsInDiffHead
      '[0,["@",1,["endsInside",56],""]]', // 55 readEndsInDiffHead
      '[0,["s",53,["/","diff",57],["s",["[*","\\t "],5],["&",["/","--- ","+++ ","@@",8]]]]', // 56 skipDiffHead
      '[0,["&",["s",["[*","\\t "],5,6]],"\\t\\n\\r "]', // 57 skipBadLanguage
      '[0,["q",59]]', // 58 skipEndsInBareHead
      '[0,["@",1,["endsInside",6],""]]', // 59 readEndsInBareHead
      '[1,["L",61]]', // 60 leaf
      '[1,["N",8,[":",0,62]]]', // 61 readOtherHead
      '[1,["M",2,["s",[":",0,2],[":",1,["$",["s",["[*","^\\n\\r`"],5]]],["&",["/",49,["s",["[+","^\\n\\r"],5,49]]]]]]', // 62 readBadOtherFence
      '[0,[[["!",64],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 63 text
      '[0,["s",["[*","\\t "],24,["[*","\\t "],["&",["/",5,["!",["[","^"]],27]]],"\\t <`~"]', // 64 skip_mentionEnd
      '[1,["L",["/",66,67]]]', // 65 leaf
      '[0,["N",9,[":",0,["$",64]]]]', // 66 readMentionEnd
      '[1,["M","MissingMentionEnd",""]]', // 67 readMissingMentionEnd
      '[0,["L",69]]', // 68 leaf
      '[0,["N",10,["s",[":",0,2],[":",1,["$",["s",["[*","^\\n\\r`"],["/",5,["!",["[","^"]]]]]]]]]', // 69 readMentionHead
      '[1,["L",["/",71,75]],"<"]', // 70 leaf
      '[1,["M","BadCutToken",["s",72,["[+","^"]]]]', // 71 readBadCutToken
      '[0,["s",["&","<|"],73],"<"]', // 72 skipCutToken
      '[0,["q",74]]', // 73 skipEndsInToken
      '[0,["@",1,["endsInside",27],""]]', // 74 readEndsInToken
      '[0,["N",11,[":",0,["$",27]]]]', // 75 readEndToken
      '[0,[[null,"^\\n\\r<",1,false]]]', // 76 text
      '[0,["L",["s",["!",27],["!",72],"<"]],"<"]', // 77 leaf
      '[0,[[null,"^\\n\\r<",1,false],[["s",["!",27],["!",72],"<"],null,0,false],[["s",5,["!",79]],null,0,false]]]', // 78 text
      '[0,["/",53,6,49],"*\\\\-<`din~"]', // 79 skipItemStart
      '[0,["L",81]]', // 80 leaf
      '[0,["N",12,[":",0,["$",5]]]]', // 81 readLineEnd
      '[0,["L",83]]', // 82 leaf
      '[0,["N","End",""]]', // 83 readEnd
    ], { nodes: NODES, mistakes: MISTAKES, operations: { closes: ofCloses, scan: ofScan, endsInside: ofEndsInside } });

  const stepitem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedDiff }, { op: 'again', step: () => stepBareDiff }, { op: 'leaf', read: rules.at(47) }, { op: 'again', step: () => stepOtherMention }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(70) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(80) }] };
  const stepFencedDiff: Step = { op: 'rule', name: 'FencedDiff', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as DiffHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'leaf', read: rules.at(13) }, { op: 'loop', body: { op: 'leaf', read: rules.at(21) } }, { op: 'leaf', read: rules.at(36) }] } };
  const stepBareDiff: Step = { op: 'rule', name: 'BareDiff', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(39) }, { op: 'loop', body: { op: 'leaf', read: rules.at(41) } }, { op: 'leaf', read: rules.at(44) }] } };
  const stepOtherMention: Step = { op: 'rule', name: 'OtherMention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(60) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(65) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(63) } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(68) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(65) }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(76), isSome: true }, { op: 'leaf', read: rules.at(77) }] }, { op: 'text', read: rules.text(78) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepitem }, { op: 'leaf', read: rules.at(82) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: byName({
      'BadRest BadBareRest BadCutHead BadCutToken': {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
      'BadBareHead BadSecondName MissingHunkHead': {"code":"missing-open","severity":"warning","meaning":"The diff has no fence, a file has only its second name, or its first hunk has no head.","example":"--- a.py\n+++ a.py\n@@ ... @@","hint":"Begin with a fence of the language diff, both names of the file, and the head of a hunk."},
      BadLanguage: {"code":"wrong-open","severity":"warning","meaning":"The fence of a diff does not say that it is one.","example":"```\n--- a.py\n+++ a.py","hint":"Write the language diff after the opening fence."},
      'BadOtherEdit BadOtherFence': {"code":"other-edit","severity":"warning","meaning":"A change is written in another way: as a diff, as a patch, or as blocks. It was not read as one.","example":"--- a.py\n+++ a.py\n@@ -1 +1 @@","hint":"Write the change as the format has it."},
      MissingMentionEnd: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
  }),
  attributes: 1,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
