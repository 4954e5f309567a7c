// Generated from grammars/tools/edits-aider-whole.peggy, grammars/tools/edits-content.peggy, grammars/tools/edits-names.peggy, grammars/tools/edits-other.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCloses, ofEndsInside, ofScan } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FileHeadNode extends TreeNode {
  readonly type: 'FileHead';
  readonly name: [string, string, string];
  readonly open: string;
  readonly info: string;
}
export interface BareHeadNode extends TreeNode {
  readonly type: 'BareHead';
  readonly open: string;
  readonly info: string;
}
export interface BadOtherContentNode extends RecoveryNode { readonly type: 'BadOtherContent'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface ContentEndNode extends TreeNode { readonly type: 'ContentEnd'; readonly text: string; }
export interface MissingRestNode extends RecoveryNode { readonly type: 'MissingRest'; }
export interface BadInsideNode extends RecoveryNode { readonly type: 'BadInside'; }
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
export interface BadCutTokenNode extends RecoveryNode { readonly type: 'BadCutToken'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FileHeadNode | BadOtherContentNode | BadInsideNode | ContentEndNode | MissingRestNode | BareHeadNode | BlankNode
| BadOtherEditNode | BadCutHeadNode | OtherHeadNode | MentionEndNode | MissingMentionEndNode | MentionHeadNode
| BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadOtherContentNode | BadCutHeadNode | MissingRestNode | BadInsideNode | BadOtherEditNode | BadOtherFenceNode
| MissingMentionEndNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'File' | 'BareFile' | 'Blank' | 'BadOtherEdit' | 'BadCutHead' | 'OtherMention' | 'Mention' | 'BadCutToken'
| 'EndToken' | 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'FileHead', 'File'>>
& Readonly<Record<'BadOtherContent' | 'ContentEnd' | 'MissingRest' | 'ContentText' | 'BadInside', 'BareFile' | 'File'>>
& Readonly<Record<'BareHead', 'BareFile'>>
& Readonly<Record<'OtherHead' | 'BadOtherFence', 'OtherMention'>>
& Readonly<Record<'MentionText' | 'MentionEnd' | 'MissingMentionEnd', 'Mention' | 'OtherMention'>>
& Readonly<Record<'MentionHead', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "other-edit" | "cut-off" | "unescaped-marker" | "missing-close";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'FileHead', start, end, name: l[0], open: l[1], info: l[2] }),
  (start, end, l) => ({ type: 'ContentEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BareHead', start, end, open: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'OtherHead', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadOtherFence', start, end, raw, open: l[0], info: l[1] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",0,["s",[":",0,2],[":",1,11],[":",2,["$",12]]]]]', // 1 readFileHead
      '[0,["/",["t",[0,1,2],["$",["s",3,["[+","*`"]]],["$",4],["$",["s",["?",":"],["[+","*`"],["?",":"],10]]],["t",[0,1,2],["$",["s",3,["[+","`"]]],["$",8],["$",["s",["[+","`"],["?",":"],10]]],["t",[0,1,2],["$",3],["$",4],["$",["s",["?",":"],10]]]],"^\\t\\n\\r <>"]', // 2 readNamed
      '[0,["?",["s",["[+","#"],["[+","\\t "]]]]', // 3 skipHashes
      '[0,["/",5,["s",["/","Makefile","Dockerfile","LICENSE","README"],["!",["[","^\\t\\n\\r *:`"]]]],"^\\t\\n\\r *<>`"]', // 4 skipFilePath
      '[0,["s",["&",["s",["|",0,32,false,["[","^\\t\\n\\r ./\\\\\\\\"]],6]],8],"^\\t\\n\\r *<>`"]', // 5 skipFileName
      '[0,["q",7]]', // 6 skipPathGoesOn
      '[0,["scan",["[","^\\t\\n\\r ./\\\\\\\\"],["[","./\\\\\\\\"]],"^\\t\\n\\r "]', // 7 readPathGoesOn
      '[0,["s",["!",["s",["[+","+\\\\-=|"],["[*","\\t "],9]],["+",["/",["[","^\\t\\n\\r !*,.:-<>?`"],["s",["[+","!,.:;?"],["&",["[","^\\t\\n\\r !*,.:-<>?`"]]]]]],"^\\t\\n\\r *<>`"]', // 8 skipPlainName
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 9 skipEol
      '[0,["s",["[*","\\t "],9,["?",["s",["[*","\\t "],9]]],"\\t\\n\\r "]', // 10 skipNameEnd
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 11 readFenceRun
      '[0,["s",["[*","^\\n\\r`"],9],"^`"]', // 12 skipRestOfLine
      '[1,["L",["?",14]]]', // 13 leaf
      '[1,["M","BadOtherContent",["&",15]],"*\\\\-<"]', // 14 readBadOtherContent
      '[0,["/",16,17,18],"*\\\\-<"]', // 15 skipOtherEdit
      '[0,["s","--- ",["[+","^\\n\\r"],9,["&",["s","+++ ",["[+","^\\n\\r"],9,"@@"]]]]', // 16 skipUnifiedDiff
      '[0,["s","*** Begin Patch",["[*","\\t "],9]]', // 17 skipPatchLine
      '[0,["s",["/",["|",5,9,false,"<"],["|",5,9,false,"-"]]," SEARCH",["?",">"],["[*","\\t "],9],"\\\\-<"]', // 18 skipSearchLine
      '[0,["L",9]]', // 19 leaf
      '[0,["L",["!",21]]]', // 20 leaf
      '[0,["/",22,29],"\\t <`~"]', // 21 skipContentStop
      '[0,23]', // 22 skip_contentEnd
      '[0,["s",["[*","\\t "],24,26],"\\t <`~"]', // 23 skipFenceEnd
      '[0,["q",25]]', // 24 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 25 readFenceClose
      '[0,["s",["[*","\\t "],["/",9,["!",["[","^"]],["&",27]]]]', // 26 skipCloseEnd
      '[0,["/","</s>",["s","<|",28,"|>"]],"<"]', // 27 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 28 skipTokenName
      '[0,["s",["[*","\\t "],["!","<"],24,["[*","\\t "],["[","^\\t\\n\\r :<`~"],["?",["[+","^\\n\\r"]],9],"\\t <`~"]', // 29 skipInside
      '[0,[[null,"^\\n\\r",1,false]]]', // 30 text
      '[0,[[["!",21],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 31 text
      '[1,["L",["t",[0,1],["!",22],33]],"\\t <`~"]', // 32 leaf
      '[1,["M","BadInside",["s",29,34]]]', // 33 readBadInside
      '[0,["q",35]]', // 34 skipGoesToEnd
      '[0,["scan",["/",["s",["!",22],["[+","^\\n\\r"]],9],22],"^"]', // 35 readGoesToEnd
      '[1,["L",["/",37,38]]]', // 36 leaf
      '[0,["N",1,[":",0,["$",22]]]]', // 37 readContentEnd
      '[1,["M","MissingRest",""]]', // 38 readMissingRest
      '[0,["L",40]]', // 39 leaf
      '[0,["N",2,["s",[":",0,11],["!",["s",41,["[*","\\t "],9]],[":",1,["$",12]]]]]', // 40 readBareHead
      '[0,["/",["s",["*",["s",["!","sh"],["[","a-z"]]],"sh",["?","ell"]],"cmd","batch","ps1"],"a-z"]', // 41 skipShell
      '[0,["L",43]]', // 42 leaf
      '[0,["N",3,[":",0,["$",["s",["[*","\\t "],9]]]],"\\t\\n\\r "]', // 43 readBlank
      '[1,["L",["/",45,46]],"^\\t\\n\\r >"]', // 44 leaf
      '[1,["M","BadOtherEdit",15]]', // 45 readBadOtherEdit
      '[1,["M","BadCutHead",["s",47,["&",["[","`~"]],48,["[+","^"]]]]', // 46 readBadCutHead
      '[0,["/",["s",["s",3,["[+","*`"]],4,["s",["?",":"],["[+","*`"],["?",":"],10]],["s",["s",3,["[+","`"]],8,["s",["[+","`"],["?",":"],10]],["s",3,4,["s",["?",":"],10]]],"^\\t\\n\\r <>"]', // 47 skipNamed
      '[0,["q",49]]', // 48 skipEndsInHead
      '[0,["@",1,["endsInside",50],""]]', // 49 readEndsInHead
      '[0,["s",47,51,12]]', // 50 skipHead
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 51 skipFenceRun
      '[1,["L",53]]', // 52 leaf
      '[1,["N",4,[":",0,54]]]', // 53 readOtherHead
      '[1,["M",0,["s",[":",0,11],[":",1,["$",["s",["[*","^\\n\\r`"],9]]],["&",["/",15,["s",["[+","^\\n\\r"],9,15]]]]]]', // 54 readBadOtherFence
      '[0,[[["!",56],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 55 text
      '[0,["s",["[*","\\t "],24,["[*","\\t "],["&",["/",9,["!",["[","^"]],27]]],"\\t <`~"]', // 56 skip_mentionEnd
      '[1,["L",["/",58,59]]]', // 57 leaf
      '[0,["N",5,[":",0,["$",56]]]]', // 58 readMentionEnd
      '[1,["M","MissingMentionEnd",""]]', // 59 readMissingMentionEnd
      '[0,["L",61]]', // 60 leaf
      '[0,["N",6,["s",[":",0,11],[":",1,["$",["s",["[*","^\\n\\r`"],["/",9,["!",["[","^"]]]]]]]]]', // 61 readMentionHead
      '[1,["L",["/",63,67]],"<"]', // 62 leaf
      '[1,["M","BadCutToken",["s",64,["[+","^"]]]]', // 63 readBadCutToken
      '[0,["s",["&","<|"],65],"<"]', // 64 skipCutToken
      '[0,["q",66]]', // 65 skipEndsInToken
      '[0,["@",1,["endsInside",27],""]]', // 66 readEndsInToken
      '[0,["N",7,[":",0,["$",27]]]]', // 67 readEndToken
      '[0,[[null,"^\\n\\r<",1,false]]]', // 68 text
      '[0,["L",["s",["!",27],["!",64],"<"]],"<"]', // 69 leaf
      '[0,[[null,"^\\n\\r<",1,false],[["s",["!",27],["!",64],"<"],null,0,false],[["s",9,["!",71]],null,0,false]]]', // 70 text
      '[0,["/",50,15,51,["s",47,["&",["[","`~"]],48]],"^\\t\\n\\r >"]', // 71 skipItemStart
      '[0,["L",73]]', // 72 leaf
      '[0,["N",8,[":",0,["$",9]]]]', // 73 readLineEnd
      '[0,["L",75]]', // 74 leaf
      '[0,["N","End",""]]', // 75 readEnd
    ], { nodes: NODES, mistakes: MISTAKES, operations: { scan: ofScan, closes: ofCloses, endsInside: ofEndsInside } });

  const stepcontentPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: rules.at(32) }] };
  const stepLead: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFile }, { op: 'again', step: () => stepBareFile }, { op: 'leaf', read: rules.at(42) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFile }, { op: 'leaf', read: rules.at(44) }, { op: 'again', step: () => stepOtherMention }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(62) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(72) }] };
  const stepFile: Step = { op: 'rule', name: 'File', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FileHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'leaf', read: rules.at(13) }, { op: 'loop', body: stepcontentPart }, { op: 'leaf', read: rules.at(36) }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(19) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(20), body: { op: 'text', read: rules.text(30), isSome: true } }] }] }, { op: 'text', read: rules.text(31) }] } };
  const stepBareFile: Step = { op: 'rule', name: 'BareFile', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BareHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: rules.at(39) }, { op: 'leaf', read: rules.at(13) }, { op: 'loop', body: stepcontentPart }, { op: 'leaf', read: rules.at(36) }] } };
  const stepOtherMention: Step = { op: 'rule', name: 'OtherMention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(52) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(57) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(55) } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(60) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(57) }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(68), isSome: true }, { op: 'leaf', read: rules.at(69) }] }, { op: 'text', read: rules.text(70) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepLead }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(74) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: byName({
      'BadOtherContent BadOtherEdit BadOtherFence': {"code":"other-edit","severity":"warning","meaning":"A change is written in another way: as a diff, as a patch, or as blocks. It was not read as one.","example":"--- a.py\n+++ a.py\n@@ -1 +1 @@","hint":"Write the change as the format has it."},
      'BadCutHead MissingRest BadCutToken': {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
      BadInside: {"code":"unescaped-marker","severity":"error","meaning":"A fence stands inside the content. It was read as content, to where it ends.","example":"README.md\n```\n```sh\nnpm test\n```\n```","hint":"Put more backticks around the content than in it."},
      MissingMentionEnd: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
  }),
  attributes: 1,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
