// Generated from grammars/tools/edits-aider-whole.peggy, grammars/tools/edits-content.peggy, grammars/tools/edits-names.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCloses, ofEndsInside, ofScan } from '../src/engine/generated.ts';

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
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface ContentEndNode extends TreeNode { readonly type: 'ContentEnd'; readonly text: string; }
export interface MissingRestNode extends RecoveryNode { readonly type: 'MissingRest'; }
export interface BadInsideNode extends RecoveryNode { readonly type: 'BadInside'; }
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
export type Nodes = NodesByType<FileHeadNode | BadInsideNode | ContentEndNode | MissingRestNode | BareHeadNode | BlankNode | BadCutHeadNode
| MentionHeadNode | MentionEndNode | MissingMentionEndNode | BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadCutHeadNode | MissingRestNode | BadInsideNode | MissingMentionEndNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'File' | 'BareFile' | 'Blank' | 'BadCutHead' | 'Mention' | 'BadCutToken' | 'EndToken' | 'ProseText'
| 'LineEnd', 'model'>>
& Readonly<Record<'FileHead', 'File'>>
& Readonly<Record<'ContentEnd' | 'MissingRest' | 'ContentText' | 'BadInside', 'BareFile' | 'File'>>
& Readonly<Record<'BareHead', 'BareFile'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd' | 'MissingMentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "cut-off" | "unescaped-marker" | "missing-close";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'FileHead', start, end, name: l[0], open: l[1], info: l[2] }),
  (start, end, l) => ({ type: 'ContentEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BareHead', start, end, open: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }),
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
      '[0,["L",9]]', // 13 leaf
      '[0,["L",["!",15]]]', // 14 leaf
      '[0,["/",16,23],"\\t <`~"]', // 15 skipContentStop
      '[0,17]', // 16 skip_contentEnd
      '[0,["s",["[*","\\t "],18,20],"\\t <`~"]', // 17 skipFenceEnd
      '[0,["q",19]]', // 18 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 19 readFenceClose
      '[0,["s",["[*","\\t "],["/",9,["!",["[","^"]],["&",21]]]]', // 20 skipCloseEnd
      '[0,["/","</s>",["s","<|",22,"|>"]],"<"]', // 21 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 22 skipTokenName
      '[0,["s",["[*","\\t "],["!","<"],18,["[*","\\t "],["[","^\\t\\n\\r :<`~"],["?",["[+","^\\n\\r"]],9],"\\t <`~"]', // 23 skipInside
      '[0,[[null,"^\\n\\r",1,null,false]]]', // 24 text
      '[0,[[["!",15],"^\\n\\r",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false]]]', // 25 text
      '[1,["L",["t",[0,1],["!",16],27]],"\\t <`~"]', // 26 leaf
      '[1,["M","BadInside",["s",23,28]]]', // 27 readBadInside
      '[0,["q",29]]', // 28 skipGoesToEnd
      '[0,["scan",["/",["s",["!",16],["[+","^\\n\\r"]],9],16],"^"]', // 29 readGoesToEnd
      '[1,["L",["/",31,32]]]', // 30 leaf
      '[0,["N",1,[":",0,["$",16]]]]', // 31 readContentEnd
      '[1,["M","MissingRest",""]]', // 32 readMissingRest
      '[0,["L",34]]', // 33 leaf
      '[0,["N",2,["s",[":",0,11],["!",["s",35,["[*","\\t "],9]],[":",1,["$",12]]]]]', // 34 readBareHead
      '[0,["/",["s",["*",["s",["!","sh"],["[","a-z"]]],"sh",["?","ell"]],"cmd","batch","ps1"],"a-z"]', // 35 skipShell
      '[0,["L",37]]', // 36 leaf
      '[0,["N",3,[":",0,["$",["s",["[*","\\t "],9]]]],"\\t\\n\\r "]', // 37 readBlank
      '[1,["L",39]]', // 38 leaf
      '[1,["M","BadCutHead",["s",40,["&",["[","`~"]],41,["[+","^"]]]]', // 39 readBadCutHead
      '[0,["/",["s",["s",3,["[+","*`"]],4,["s",["?",":"],["[+","*`"],["?",":"],10]],["s",["s",3,["[+","`"]],8,["s",["[+","`"],["?",":"],10]],["s",3,4,["s",["?",":"],10]]],"^\\t\\n\\r <>"]', // 40 skipNamed
      '[0,["q",42]]', // 41 skipEndsInHead
      '[0,["@",1,["endsInside",43],""]]', // 42 readEndsInHead
      '[0,["s",40,44,12]]', // 43 skipHead
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 44 skipFenceRun
      '[0,["L",46]]', // 45 leaf
      '[0,["N",4,["s",[":",0,11],[":",1,["$",["s",["[*","^\\n\\r`"],["/",9,["!",["[","^"]]]]]]]]]', // 46 readMentionHead
      '[0,[[["!",48],"^\\n\\r",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false]]]', // 47 text
      '[0,["s",["[*","\\t "],18,["[*","\\t "],["&",["/",9,["!",["[","^"]],21]]],"\\t <`~"]', // 48 skip_mentionEnd
      '[1,["L",["/",50,51]]]', // 49 leaf
      '[0,["N",5,[":",0,["$",48]]]]', // 50 readMentionEnd
      '[1,["M","MissingMentionEnd",""]]', // 51 readMissingMentionEnd
      '[1,["L",["/",53,57]],"<"]', // 52 leaf
      '[1,["M","BadCutToken",["s",54,["[+","^"]]]]', // 53 readBadCutToken
      '[0,["s",["&","<|"],55],"<"]', // 54 skipCutToken
      '[0,["q",56]]', // 55 skipEndsInToken
      '[0,["@",1,["endsInside",21],""]]', // 56 readEndsInToken
      '[0,["N",6,[":",0,["$",21]]]]', // 57 readEndToken
      '[0,[[null,"^\\n\\r<",1,null,false]]]', // 58 text
      '[0,["L",["s",["!",21],["!",54],"<"]],"<"]', // 59 leaf
      '[0,[[null,"^\\n\\r<",1,null,false],[["s",["!",21],["!",54],"<"],null,0,null,false],[["s",9,["!",61]],null,0,null,false]]]', // 60 text
      '[0,["/",43,44,["s",40,["&",["[","`~"]],41]],"^\\t\\n\\r <>"]', // 61 skipItemStart
      '[0,["L",63]]', // 62 leaf
      '[0,["N",7,[":",0,["$",9]]]]', // 63 readLineEnd
      '[0,["L",65]]', // 64 leaf
      '[0,["N","End",""]]', // 65 readEnd
    ], { nodes: NODES, operations: { scan: ofScan, closes: ofCloses, endsInside: ofEndsInside } });

  const stepcontentPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: rules.at(26) }] };
  const stepLead: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFile }, { op: 'again', step: () => stepBareFile }, { op: 'leaf', read: rules.at(36) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFile }, { op: 'leaf', read: rules.at(38) }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(52) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(62) }] };
  const stepFile: Step = { op: 'rule', name: 'File', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FileHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepcontentPart }, { op: 'leaf', read: rules.at(30) }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(13) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(14), body: { op: 'text', read: rules.text(24), isSome: true } }] }] }, { op: 'text', read: rules.text(25) }] } };
  const stepBareFile: Step = { op: 'rule', name: 'BareFile', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BareHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: rules.at(33) }, { op: 'loop', body: stepcontentPart }, { op: 'leaf', read: rules.at(30) }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(45) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(49) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(47) } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(58), isSome: true }, { op: 'leaf', read: rules.at(59) }] }, { op: 'text', read: rules.text(60) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepLead }, { op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(64) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
    MissingRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
    BadInside: {"code":"unescaped-marker","severity":"error","meaning":"A fence stands inside the content. It was read as content, to where it ends.","example":"README.md\n```\n```sh\nnpm test\n```\n```","hint":"Put more backticks around the content than in it."},
    MissingMentionEnd: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
    BadCutToken: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
  },
  attributes: 1,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
