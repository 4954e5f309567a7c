// Generated from grammars/tools/edits-smolagents.peggy, grammars/tools/edits-content.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCloses, ofEndsInside, ofScan } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface CodeHeadNode extends TreeNode {
  readonly type: 'CodeHead';
  readonly label: string | BadNoLabelNode;
  readonly open: string;
  readonly info: string;
}
export interface BadNoLabelNode extends RecoveryNode { readonly type: 'BadNoLabel'; }
export interface BadStrayEndNode extends RecoveryNode { readonly type: 'BadStrayEnd'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface ContentEndNode extends TreeNode { readonly type: 'ContentEnd'; readonly text: string; }
export interface MissingRestNode extends RecoveryNode { readonly type: 'MissingRest'; }
export interface BadInsideNode extends RecoveryNode { readonly type: 'BadInside'; }
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
export interface BadCutTokenNode extends RecoveryNode { readonly type: 'BadCutToken'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<CodeHeadNode | BadInsideNode | ContentEndNode | MissingRestNode | BadStrayEndNode | BadCutHeadNode | MentionHeadNode
| MentionEndNode | MissingMentionEndNode | BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadNoLabelNode | BadStrayEndNode | BadCutHeadNode | MissingRestNode | BadInsideNode | MissingMentionEndNode
| BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'Code' | 'BadStrayEnd' | 'BadCutHead' | 'Mention' | 'BadCutToken' | 'EndToken' | 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'CodeHead' | 'BadNoLabel' | 'ContentEnd' | 'MissingRest' | 'ContentText' | 'BadInside', 'Code'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd' | 'MissingMentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "missing-open" | "stray-close" | "cut-off" | "unescaped-marker" | "missing-close";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'CodeHead', start, end, label: l[0], open: l[1], info: l[2] }),
  (start, end, l) => ({ type: 'ContentEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["N",0,["s",[":",0,["/",["$",2],4]],[":",1,7],[":",2,["$",["s",6,3]]]],["s",[":",0,""],[":",1,8],[":",2,["$",["s",["[*","\\t "],3]]]]],"<C`~"]', // 1 readCodeHead
      '[0,["s","Code:",["[*","\\t "],3]]', // 2 skipLabel
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 3 skipEol
      '[1,["M","BadNoLabel",["&",["s",5,6,3,["*",["s",["!","```"],["?",["[+","^\\n\\r"]],3]],"```<end_code>"]]],"`~"]', // 4 readBadNoLabel
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 5 skipFenceRun
      '[0,["s",["?",["s","py",["?","thon"]]],["[*","\\t "]]]', // 6 skipLanguage
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 7 readFenceRun
      '[0,["$","<code>"]]', // 8 readCodeTag
      '[0,["L",3]]', // 9 leaf
      '[0,["L",["!",11]]]', // 10 leaf
      '[0,["/",12,19],"\\t <`~"]', // 11 skipContentStop
      '[0,["/",["s",["[*","\\t "],["!","<"],13,["[*","\\t "],"<end_code>",15],18],"\\t <`~"]', // 12 skip_contentEnd
      '[0,["q",14]]', // 13 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 14 readFenceClose
      '[0,["s",["[*","\\t "],["/",3,["!",["[","^"]],["&",16]]]]', // 15 skipCloseEnd
      '[0,["/","</s>",["s","<|",17,"|>"]],"<"]', // 16 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 17 skipTokenName
      '[0,["s",["[*","\\t "],13,15],"\\t <`~"]', // 18 skipFenceEnd
      '[0,["s",["[*","\\t "],["!","<"],13,["[*","\\t "],["[","^\\t\\n\\r :<`~"],["?",["[+","^\\n\\r"]],3],"\\t <`~"]', // 19 skipInside
      '[0,[[null,"^\\n\\r",1,false]]]', // 20 text
      '[0,[[["!",11],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 21 text
      '[1,["L",["t",[0,1],["!",12],23]],"\\t <`~"]', // 22 leaf
      '[1,["M","BadInside",["s",19,24]]]', // 23 readBadInside
      '[0,["q",25]]', // 24 skipGoesToEnd
      '[0,["scan",["/",["s",["!",12],["[+","^\\n\\r"]],3],12],"^"]', // 25 readGoesToEnd
      '[1,["L",["/",27,28]]]', // 26 leaf
      '[0,["N",1,[":",0,["$",12]]]]', // 27 readContentEnd
      '[1,["M","MissingRest",""]]', // 28 readMissingRest
      '[1,["L",["/",30,32]],"<C`"]', // 29 leaf
      '[1,["M","BadStrayEnd",31]]', // 30 readBadStrayEnd
      '[0,["/",["s",["?","```"],"<end_code>"],["s","</code>",3]],"<`"]', // 31 skipStrayEnd
      '[1,["M","BadCutHead",["s",["&",33],34,["[+","^"]]],"<C"]', // 32 readBadCutHead
      '[0,["/","Code:","<"],"<C"]', // 33 skipHeadMark
      '[0,["q",35]]', // 34 skipEndsInHead
      '[0,["@",1,["endsInside",36],""]]', // 35 readEndsInHead
      '[0,["/",["s",2,5,6,3],["s",37,["[*","\\t "],3]],"<C"]', // 36 skipHead
      '[0,"<code>"]', // 37 skipCodeTag
      '[0,["L",39]]', // 38 leaf
      '[0,["N",2,["s",[":",0,7],[":",1,["$",["s",["[*","^\\n\\r`"],["/",3,["!",["[","^"]]]]]]]]]', // 39 readMentionHead
      '[0,[[["!",41],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 40 text
      '[0,["s",["[*","\\t "],13,["[*","\\t "],["&",["/",3,["!",["[","^"]],16]]],"\\t <`~"]', // 41 skip_mentionEnd
      '[1,["L",["/",43,44]]]', // 42 leaf
      '[0,["N",3,[":",0,["$",41]]]]', // 43 readMentionEnd
      '[1,["M","MissingMentionEnd",""]]', // 44 readMissingMentionEnd
      '[1,["L",["/",46,50]],"<"]', // 45 leaf
      '[1,["M","BadCutToken",["s",47,["[+","^"]]]]', // 46 readBadCutToken
      '[0,["s",["&","<|"],48],"<"]', // 47 skipCutToken
      '[0,["q",49]]', // 48 skipEndsInToken
      '[0,["@",1,["endsInside",16],""]]', // 49 readEndsInToken
      '[0,["N",4,[":",0,["$",16]]]]', // 50 readEndToken
      '[0,[[null,"^\\n\\r<",1,false]]]', // 51 text
      '[0,["L",["s",["!",16],["!",47],"<"]],"<"]', // 52 leaf
      '[0,[[null,"^\\n\\r<",1,false],[["s",["!",16],["!",47],"<"],null,0,false],[["s",3,["!",54]],null,0,false]]]', // 53 text
      '[0,["/",36,31,5,["s",["&",33],34]],"<C`~"]', // 54 skipItemStart
      '[0,["L",56]]', // 55 leaf
      '[0,["N",5,[":",0,["$",3]]]]', // 56 readLineEnd
      '[0,["L",58]]', // 57 leaf
      '[0,["N","End",""]]', // 58 readEnd
    ], { nodes: NODES, operations: { closes: ofCloses, scan: ofScan, endsInside: ofEndsInside } });

  const stepcontentPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: rules.at(22) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepCode }, { op: 'leaf', read: rules.at(29) }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(45) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(55) }] };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as CodeHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepcontentPart }, { op: 'leaf', read: rules.at(26) }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(9) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(10), body: { op: 'text', read: rules.text(20), isSome: true } }] }] }, { op: 'text', read: rules.text(21) }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(38) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(42) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(40) } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(51), isSome: true }, { op: 'leaf', read: rules.at(52) }] }, { op: 'text', read: rules.text(53) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(57) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: byName({
      BadNoLabel: {"code":"missing-open","severity":"warning","meaning":"The line above the code is missing.","example":"```py\nprint(1)\n```<end_code>","hint":"Write a line Code: before the fence."},
      BadStrayEnd: {"code":"stray-close","severity":"error","meaning":"The end of code, where none was begun. It was kept as text.","example":"print(1)\n</code>","hint":"Write a line <code> before the code."},
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
