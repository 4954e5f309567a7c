// Generated from grammars/tools/edits-aider-search-replace.peggy, grammars/tools/edits-search-replace.peggy, grammars/tools/edits-names.peggy, grammars/tools/edits-other.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCloses, ofEndsInside, ofScan } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FenceHeadNode extends TreeNode {
  readonly type: 'FenceHead';
  readonly name: [string, string, string] | null;
  readonly open: string;
  readonly info: string;
}
export interface EditHeadNode extends TreeNode {
  readonly type: 'EditHead';
  readonly name: [string, string, string] | null;
  readonly indent: BadIndentNode | null;
  readonly mark: string;
  readonly text: string;
}
export interface DividerNode extends TreeNode { readonly type: 'Divider'; readonly text: string; }
export interface EditEndNode extends TreeNode {
  readonly type: 'EditEnd';
  readonly mark: string;
  readonly text: string;
}
export interface BadCutFenceNode extends RecoveryNode { readonly type: 'BadCutFence'; }
export interface BadIndentNode extends RecoveryNode { readonly type: 'BadIndent'; }
export interface BadEndNode extends RecoveryNode { readonly type: 'BadEnd'; }
export interface MissingRestNode extends RecoveryNode { readonly type: 'MissingRest'; }
export interface BadUndividedNode extends RecoveryNode { readonly type: 'BadUndivided'; }
export interface BadInsideNode extends RecoveryNode { readonly type: 'BadInside'; }
export interface BadSecondEndNode extends RecoveryNode { readonly type: 'BadSecondEnd'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface BadMarkerNode extends RecoveryNode { readonly type: 'BadMarker'; }
export interface BadOtherEditNode extends RecoveryNode { readonly type: 'BadOtherEdit'; }
export interface LineEndNode extends TreeNode { readonly type: 'LineEnd'; readonly text: string; }
export interface BlankNode extends TreeNode { readonly type: 'Blank'; readonly text: string; }
export interface EndTokenNode extends TreeNode { readonly type: 'EndToken'; readonly text: string; }
export interface EndNode extends TreeNode { readonly type: 'End'; }
export interface FenceEndNode extends TreeNode { readonly type: 'FenceEnd'; readonly text: string; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface MissingFenceRestNode extends RecoveryNode { readonly type: 'MissingFenceRest'; }
export interface BadCutTokenNode extends RecoveryNode { readonly type: 'BadCutToken'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FenceHeadNode | EditHeadNode | BadInsideNode | DividerNode | EditEndNode | BadEndNode | MissingRestNode
| BadUndividedNode | BadSecondEndNode | BlankNode | FenceEndNode | MissingFenceRestNode | MissingFenceEndNode
| BadMarkerNode | BadOtherEditNode | BadCutHeadNode | BadCutFenceNode | BadCutTokenNode | EndTokenNode | LineEndNode
| EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadCutFenceNode | BadIndentNode | BadEndNode | MissingRestNode | BadUndividedNode | BadInsideNode | BadSecondEndNode
| BadCutHeadNode | BadMarkerNode | BadOtherEditNode | MissingFenceEndNode | MissingFenceRestNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedEdits' | 'BadMarker' | 'BadOtherEdit' | 'BadCutHead' | 'BadCutFence' | 'BadCutToken' | 'EndToken'
| 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'Edit', 'FencedEdits' | 'model'>>
& Readonly<Record<'FenceHead' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd' | 'Blank', 'FencedEdits'>>
& Readonly<Record<'EditHead' | 'BadIndent' | 'Divider' | 'EditEnd' | 'BadEnd' | 'MissingRest' | 'BadUndivided' | 'BadSecondEnd'
| 'ContentText' | 'BadInside', 'Edit'>>;

/** The codes of mistakes. */
export type Codes = "cut-off" | "wrong-open" | "wrong-close" | "missing-divider" | "unescaped-marker" | "stray-marker" | "wrong-marker"
| "other-edit" | "missing-close";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'FenceHead', start, end, name: l[0], open: l[1], info: l[2] }),
  (start, end, l) => ({ type: 'EditHead', start, end, name: l[0], indent: l[1], mark: l[2], text: l[3] }),
  (start, end, l) => ({ type: 'Divider', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'EditEnd', start, end, mark: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",1]]', // 0 leaf
      '[0,["N",0,["s",[":",0,["?",2]],[":",1,14],[":",2,["$",5]],["&",["s",["?",16],19]]]],"^\\t\\n\\r >"]', // 1 readFenceHead
      '[0,["/",3,8],"^\\t\\n\\r <>"]', // 2 readNamed
      '[0,["t",[0,1,2],["$",["s",4,5]],["$",7],["$",["s",["[*","\\t "],6,4,["[*","\\t "],6]]]]', // 3 readNamedInFence
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 4 skipFenceRun
      '[0,["s",["[*","^\\n\\r`"],6],"^`"]', // 5 skipRestOfLine
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 6 skipEol
      '[0,["s",["!",["s",["[+","+\\\\-=|"],["[*","\\t "],6]],["+",["/",["[","^\\t\\n\\r !*,.:-<>?`"],["s",["[+","!,.:;?"],["&",["[","^\\t\\n\\r !*,.:-<>?`"]]]]]],"^\\t\\n\\r *<>`"]', // 7 skipPlainName
      '[0,["/",["t",[0,1,2],["$",["s",9,["[+","*`"]]],["$",["[+","^\\n\\r*`"]],["$",["s",["[+","*`"],["?",":"],["[*","*`"],10]]],["t",[0,1,2],["$",9],["$",11],["$",10]],["t",[0,1,2],["$",9],["$",7],["$",["s",["[*","\\t "],6]]],["t",[0,1,2],["$",9],["$",11],["$",["s",":",10]]]],"^\\t\\n\\r <>"]', // 8 readNamedOnLine
      '[0,["?",["s",["[+","#"],["[+","\\t "]]]]', // 9 skipHashes
      '[0,["s",["[*","\\t "],6,["?",["s",["[*","\\t "],6]]],"\\t\\n\\r "]', // 10 skipNameEnd
      '[0,["s",["&",["s",["|",0,32,false,["[","^\\t\\n\\r ./\\\\\\\\"]],12]],7],"^\\t\\n\\r *<>`"]', // 11 skipFileName
      '[0,["q",13]]', // 12 skipPathGoesOn
      '[0,["scan",["[","^\\t\\n\\r ./\\\\\\\\"],["[","./\\\\\\\\"]],"^\\t\\n\\r "]', // 13 readPathGoesOn
      '[0,["/",15,["$",["s","<",["/","sourcecode","source","codeblock","code","pre"],">"]]],"<`~"]', // 14 readFenceOpen
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 15 readFenceRun
      '[0,["/",17,18],"^\\t\\n\\r <>"]', // 16 skipNamed
      '[0,["s",["s",4,5],7,["s",["[*","\\t "],6,4,["[*","\\t "],6]]]', // 17 skipNamedInFence
      '[0,["/",["s",["s",9,["[+","*`"]],["[+","^\\n\\r*`"],["s",["[+","*`"],["?",":"],["[*","*`"],10]],["s",9,11,10],["s",9,7,["s",["[*","\\t "],6]],["s",9,11,["s",":",10]]],"^\\t\\n\\r <>"]', // 18 skipNamedOnLine
      '[0,["s",["[*","\\t "],["|",5,9,false,"<"],20],"\\t <"]', // 19 skipHead
      '[0,["s"," SEARCH",["?",">"],["[*","\\t "],6]]', // 20 skipHeadWord
      '[1,["L",22]]', // 21 leaf
      '[1,["N",1,["s",[":",0,["?",2]],[":",1,["?",23]],[":",2,["$",["|",5,9,false,"<"]]],[":",3,["$",20]]]],"^\\n\\r>"]', // 22 readEditHead
      '[1,["M","BadIndent",["[+","\\t "]]]', // 23 readBadIndent
      '[0,["L",6]]', // 24 leaf
      '[0,["L",["!",26]]]', // 25 leaf
      '[0,["/",27,29],"\\t +<->"]', // 26 skipMarker
      '[0,["/",19,28],"\\t <="]', // 27 skipInside
      '[0,["s",["|",5,9,false,"="],["[*","\\t "],6],"="]', // 28 skip_divider
      '[0,["/",30,34],"\\t +=>"]', // 29 skip_editEnd
      '[0,["s",["|",5,9,false,">"]," REPLACE",31],">"]', // 30 skipTail
      '[0,["s",["[*","\\t "],["/",6,["!",["[","^"]],["&",32]]]]', // 31 skipCloseEnd
      '[0,["/","</s>",["s","<|",33,"|>"]],"<"]', // 32 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 33 skipTokenName
      '[0,["/",["s",["[+","\\t "],30],["s",["|",3,null,false,"+"]," REPLACE",31],["s",28,["&",["s",["[*","\\t "],["/","```","~~~","</",["s",["?",16],19]]]]]],"\\t +="]', // 34 skip_badEnd
      '[0,[[null,"^\\n\\r",1,false]]]', // 35 text
      '[0,[[["!",26],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 36 text
      '[1,["L",["t",[0,1],["!",28],38]],"\\t <="]', // 37 leaf
      '[1,["M","BadInside",["s",["!",29],27]],"\\t <="]', // 38 readBadInside
      '[0,["L",40]]', // 39 leaf
      '[0,41]', // 40 readDivision
      '[0,["N",2,[":",0,["$",28]]]]', // 41 readDivider
      '[1,["L",38]]', // 42 leaf
      '[1,["L",44]]', // 43 leaf
      '[1,["/",45,46,47]]', // 44 readEditClose
      '[0,["N",3,["s",[":",0,["$",["|",5,9,false,">"]]],[":",1,["$",["s"," REPLACE",31]]]]],">"]', // 45 readEditEnd
      '[1,["M","BadEnd",34]]', // 46 readBadEnd
      '[1,["M","MissingRest",""]]', // 47 readMissingRest
      '[1,["L",["/",49,47]]]', // 48 leaf
      '[1,["M","BadUndivided",29]]', // 49 readBadUndivided
      '[1,["L",["?",51]]]', // 50 leaf
      '[1,["M","BadSecondEnd",29]]', // 51 readBadSecondEnd
      '[0,["L",53]]', // 52 leaf
      '[0,["N",4,[":",0,["$",["s",["[*","\\t "],6]]]],"\\t\\n\\r "]', // 53 readBlank
      '[1,["L",["/",55,59,60]]]', // 54 leaf
      '[0,["N",5,[":",0,["$",56]]]]', // 55 readFenceEnd
      '[0,["s",["[*","\\t "],57,31],"\\t <`~"]', // 56 skip_fenceEnd
      '[0,["q",58]]', // 57 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 58 readFenceClose
      '[1,["@",1,["endsInside",56],["M","MissingFenceRest",""]]]', // 59 readMissingFenceRest
      '[1,["M","MissingFenceEnd",""]]', // 60 readMissingFenceEnd
      '[1,["L",["/",62,64,68,75,77,81]],"^"]', // 61 leaf
      '[1,["M","BadMarker",63]]', // 62 readBadMarker
      '[0,["s",["/",["s",["|",2,null,false,["[","+\\\\-<->"]],["[*","\\t "],["/","SEARCH","ORIGINAL"]],["s",["|",5,null,false,["[","+\\\\-<->"]],["[*","\\t "],["[","Ss"],["|",4,6,false,["[","ACEHRacehr"]]],["|",5,9,false,"<"]],["?",">"],["[*","\\t "],6],"+\\\\-<->"]', // 63 skipWrongHead
      '[1,["M","BadOtherEdit",65]]', // 64 readBadOtherEdit
      '[0,["/",66,67],"*\\\\-"]', // 65 skipOtherEdit
      '[0,["s","--- ",["[+","^\\n\\r"],6,["&",["s","+++ ",["[+","^\\n\\r"],6,"@@"]]]]', // 66 skipUnifiedDiff
      '[0,["s","*** Begin Patch",["[*","\\t "],6]]', // 67 skipPatchLine
      '[1,["M","BadCutHead",["s",["?",69],["&",72],73,["[+","^"]]],"^"]', // 68 readBadCutHead
      '[0,["/",["s",16,["?",["s",70,["?",16]]]],["s",70,["?",16]]],"^\\t\\n\\r >"]', // 69 skipHeadBefore
      '[0,["s",71,5]]', // 70 skipFence
      '[0,["/",4,["s","<",["/","sourcecode","source","codeblock","code","pre"],">"]],"<`~"]', // 71 skipFenceOpen
      '[0,["s",["[*","\\t "],"<"],"\\t <"]', // 72 skipMarkRun
      '[0,["q",74]]', // 73 skipEndsInHead
      '[0,["@",1,["endsInside",19],""]]', // 74 readEndsInHead
      '[1,["M","BadCutFence",["s",["&",76],["[+","^"]]],"^\\t\\n\\r <>"]', // 75 readBadCutFence
      '[0,["s",["?",16],4,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],["?",6],["!",["[","^"]]],"^\\t\\n\\r <>"]', // 76 skipCutFence
      '[1,["M","BadCutToken",["s",78,["[+","^"]]]]', // 77 readBadCutToken
      '[0,["s",["&","<|"],79],"<"]', // 78 skipCutToken
      '[0,["q",80]]', // 79 skipEndsInToken
      '[0,["@",1,["endsInside",32],""]]', // 80 readEndsInToken
      '[0,["N",6,[":",0,["$",32]]]]', // 81 readEndToken
      '[0,[[null,"^\\n\\r<",1,false]]]', // 82 text
      '[0,["L",["s",["!",32],["!",78],"<"]],"<"]', // 83 leaf
      '[0,[[null,"^\\n\\r<",1,false],[["s",["!",32],["!",78],"<"],null,0,false],[["s",6,["!",85]],null,0,false]]]', // 84 text
      '[0,["/",["s",["?",16],["?",["s",70,["?",16]]],19],63,65,["s",["?",69],["&",72],73],76],"^\\n\\r"]', // 85 skipItemStart
      '[0,["L",87]]', // 86 leaf
      '[0,["N",7,[":",0,["$",6]]]]', // 87 readLineEnd
      '[0,["L",89]]', // 88 leaf
      '[0,["N","End",""]]', // 89 readEnd
    ], { nodes: NODES, operations: { scan: ofScan, closes: ofCloses, endsInside: ofEndsInside } });

  const stepsearchPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: rules.at(37) }] };
  const stepreplacePart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: rules.at(42) }] };
  const stepFencedItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: rules.at(52) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: rules.at(61) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(86) }] };
  const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: rules.at(54) }] } };
  const stepEdit: Step = { op: 'rule', name: 'Edit', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(21) }, { op: 'loop', body: stepsearchPart }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(39) }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: rules.at(43) }] }, { op: 'leaf', read: rules.at(48) }] }, { op: 'leaf', read: rules.at(50) }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(24) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(25), body: { op: 'text', read: rules.text(35), isSome: true } }] }] }, { op: 'text', read: rules.text(36) }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(82), isSome: true }, { op: 'leaf', read: rules.at(83) }] }, { op: 'text', read: rules.text(84) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(88) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: byName({
      'BadCutFence MissingRest BadCutHead BadCutToken': {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
      BadIndent: {"code":"wrong-open","severity":"warning","meaning":"The first marker is indented.","example":"  <<<<<<< SEARCH","hint":"Write the marker at the start of its line."},
      BadEnd: {"code":"wrong-close","severity":"warning","meaning":"The last marker is another one: a second divider, another tool's marker, an indented one.","example":"<<<<<<< SEARCH\none\n=======\ntwo\n=======","hint":"End the block with a line >>>>>>> REPLACE."},
      BadUndivided: {"code":"missing-divider","severity":"error","meaning":"A block has no divider between the old lines and the new ones. It was kept as text.","example":"<<<<<<< SEARCH\none\n>>>>>>> REPLACE","hint":"Write a line ======= and the new lines below it."},
      BadInside: {"code":"unescaped-marker","severity":"error","meaning":"There is a marker line inside the content. It was read as content.","example":"<<<<<<< SEARCH\none\n<<<<<<< SEARCH\ntwo\n=======","hint":"Write each block with one first marker, one divider and one last marker."},
      BadSecondEnd: {"code":"stray-marker","severity":"warning","meaning":"The last marker is given twice. The second one was left out.","example":">>>>>>> REPLACE\n>>>>>>> REPLACE","hint":"Write it once."},
      BadMarker: {"code":"wrong-marker","severity":"error","meaning":"A line looks like the first marker of a block, but is not written as one. The block was kept as text.","example":"<<<<<<<SEARCH","hint":"Write the marker as the format does."},
      BadOtherEdit: {"code":"other-edit","severity":"warning","meaning":"A change is written in another way: as a diff, as a patch, or as blocks. It was not read as one.","example":"--- a.py\n+++ a.py\n@@ -1 +1 @@","hint":"Write the change as the format has it."},
      MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
      MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence.","isCut":true},
  }),
  attributes: 1,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
