// Generated from grammars/tools/edits-artifact.peggy, grammars/tools/edits-content.peggy, grammars/tools/edits-attributes.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCloses, ofEndsInside, ofScan } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface ArtifactHeadNode extends TreeNode {
  readonly type: 'ArtifactHead';
  readonly before: string;
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  readonly after: string;
  readonly open: string;
  readonly info: string;
}
export interface ArtifactEndNode extends TreeNode { readonly type: 'ArtifactEnd'; }
export interface BareHeadNode extends TreeNode {
  readonly type: 'BareHead';
  readonly open: ":::";
  readonly before: string;
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  readonly after: string;
  readonly bare: MissingFenceNode;
}
export interface MissingFenceNode extends RecoveryNode { readonly type: 'MissingFence'; }
export interface BadHeadNode extends RecoveryNode { readonly type: 'BadHead'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface BadCutEndNode extends RecoveryNode { readonly type: 'BadCutEnd'; }
export interface MissingArtifactRestNode extends RecoveryNode { readonly type: 'MissingArtifactRest'; }
export interface MissingArtifactEndNode extends RecoveryNode { readonly type: 'MissingArtifactEnd'; }
export interface ContentEndNode extends TreeNode { readonly type: 'ContentEnd'; readonly text: string; }
export interface MissingRestNode extends RecoveryNode { readonly type: 'MissingRest'; }
export interface BadInsideNode extends RecoveryNode { readonly type: 'BadInside'; }
export interface BadQuotesNode extends RecoveryNode { readonly type: 'BadQuotes'; readonly text: string; }
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
export type Nodes = NodesByType<ArtifactHeadNode | BadInsideNode | ContentEndNode | ArtifactEndNode | MissingArtifactRestNode | BadCutEndNode
| MissingArtifactEndNode | MissingRestNode | BareHeadNode | BadHeadNode | BadCutHeadNode | MentionHeadNode
| MentionEndNode | MissingMentionEndNode | BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<MissingFenceNode | BadHeadNode | BadCutHeadNode | BadCutEndNode | MissingArtifactRestNode | MissingArtifactEndNode
| MissingRestNode | BadInsideNode | BadQuotesNode | MissingMentionEndNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'Artifact' | 'BareArtifact' | 'BadHead' | 'BadCutHead' | 'Mention' | 'BadCutToken' | 'EndToken'
| 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'ArtifactHead' | 'ArtifactEnd' | 'MissingArtifactRest' | 'BadCutEnd' | 'MissingArtifactEnd', 'Artifact'>>
& Readonly<Record<'BadQuotes' | 'ContentEnd' | 'MissingRest' | 'ContentText' | 'BadInside', 'Artifact' | 'BareArtifact'>>
& Readonly<Record<'BareHead' | 'MissingFence', 'BareArtifact'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd' | 'MissingMentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "missing-open" | "wrong-marker" | "cut-off" | "missing-close" | "unescaped-marker" | "wrong-open";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'ArtifactHead', start, end, before: l[0], attributes: l[1], after: l[2], open: l[3], info: l[4] }),
  (start, end, l) => ({ type: 'ContentEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BareHead', start, end, open: l[0], before: l[1], attributes: l[2], after: l[3], bare: l[4] }),
  (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadQuotes', start, end, raw, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["N",0,["s",[":",0,["$",2]],[":",1,3],[":",2,["$",["s",9,["*",["s",["[*","\\t "],10]]]]],[":",3,11],[":",4,["$",12]]]]]', // 1 readArtifactHead
      '[0,["s",":::artifact",["[*","\\t "],"{"]]', // 2 skipDirective
      '[1,["|",0,null,true,4]]', // 3 readAttributes
      '[1,["t",[0,1,2,3],["$",5],["$",["[+","A-Za-z"]],["$",["s",["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "]]],6],"\\t\\n\\r A-Za-z"]', // 4 readAttribute
      '[0,["[*","\\t\\n\\r "]]', // 5 skipBetween
      '[1,["/",7,8],"\\"\'"]', // 6 readValue
      '[0,["t",[0,1,2],"\\"",["$",["[*","^\\"<"]],"\\""]]', // 7 readQuoted
      '[1,["M",0,["s","\'",[":",0,["$",["[*","^\'<>"]]],"\'"]]]', // 8 readBadQuotes
      '[0,["s",["[*","\\t\\n\\r "],"}",["[*","\\t "],10],"\\t\\n\\r }"]', // 9 skipDirectiveEnd
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 10 skipEol
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 11 readFenceRun
      '[0,["s",["[*","^\\n\\r`"],10],"^`"]', // 12 skipRestOfLine
      '[0,["L",10]]', // 13 leaf
      '[0,["L",["!",15]]]', // 14 leaf
      '[0,["/",16,24],"\\t :<`~"]', // 15 skipContentStop
      '[0,["s",["[*","\\t "],["/",17,19],21],"\\t :<`~"]', // 16 skip_contentEnd
      '[0,["q",18]]', // 17 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 18 readFenceClose
      '[0,["q",20]]', // 19 skipColonsClose
      '[0,["closes",0,["|",3,null,true,":"]],":"]', // 20 readColonsClose
      '[0,["s",["[*","\\t "],["/",10,["!",["[","^"]],["&",22]]]]', // 21 skipCloseEnd
      '[0,["/","</s>",["s","<|",23,"|>"]],"<"]', // 22 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 23 skipTokenName
      '[0,["s",["[*","\\t "],["!","<"],17,["[*","\\t "],["[","^\\t\\n\\r :<`~"],["?",["[+","^\\n\\r"]],10],"\\t <`~"]', // 24 skipInside
      '[0,[[null,"^\\n\\r",1,false]]]', // 25 text
      '[0,[[["!",15],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 26 text
      '[1,["L",["t",[0,1],["!",16],28]],"\\t <`~"]', // 27 leaf
      '[1,["M","BadInside",["s",24,29]]]', // 28 readBadInside
      '[0,["q",30]]', // 29 skipGoesToEnd
      '[0,["scan",["/",["s",["!",16],["[+","^\\n\\r"]],10],16],"^"]', // 30 readGoesToEnd
      '[1,["L",["/",["t",[0,1],32,33],41]]]', // 31 leaf
      '[0,["N",1,[":",0,["$",16]]]]', // 32 readContentEnd
      '[1,["/",34,36,37,40]]', // 33 readArtifactClose
      '[0,["N","ArtifactEnd",35]]', // 34 readArtifactEnd
      '[0,["s",["*",["s",["[*","\\t "],10]],":::",21],"\\t\\n\\r :"]', // 35 skip_artifactEnd
      '[1,["M","MissingArtifactRest",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]]', // 36 readMissingArtifactRest
      '[1,["M","BadCutEnd",["s",["&",["s",["*",["s",["[*","\\t "],10]],":"]],38,["[+","^"]]],"\\t\\n\\r :"]', // 37 readBadCutEnd
      '[0,["q",39]]', // 38 skipEndsInEnd
      '[0,["@",1,["endsInside",35],""]]', // 39 readEndsInEnd
      '[1,["M","MissingArtifactEnd",""]]', // 40 readMissingArtifactEnd
      '[1,["M","MissingRest",""]]', // 41 readMissingRest
      '[1,["L",43]]', // 42 leaf
      '[1,["N",2,["s",[":",0,":::"],[":",1,["$",["s","artifact",["[*","\\t "],"{"]]],[":",2,3],[":",3,["$",9]],[":",4,44]]]]', // 43 readBareHead
      '[1,["M","MissingFence",""]]', // 44 readMissingFence
      '[1,["L",["/",32,41]]]', // 45 leaf
      '[1,["L",["/",47,49]],":"]', // 46 leaf
      '[1,["M","BadHead",48]]', // 47 readBadHead
      '[0,["s",":::",["[*","\\t "],"artifact",["[*","\\t "],"{",["[*","^\\n\\r"],10]]', // 48 skipWrongHead
      '[1,["M","BadCutHead",["s",["&",":"],50,["[+","^"]]],":"]', // 49 readBadCutHead
      '[0,["q",51]]', // 50 skipEndsInHead
      '[0,["@",1,["endsInside",52],""]]', // 51 readEndsInHead
      '[0,["s",2,53,9]]', // 52 skipHead
      '[0,["*",54]]', // 53 skipAttributes
      '[0,["s",5,["[+","A-Za-z"],["s",["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "]],55],"\\t\\n\\r A-Za-z"]', // 54 skipAttribute
      '[0,["/",56,57],"\\"\'"]', // 55 skipValue
      '[0,["s","\\"",["[*","^\\"<"],"\\""]]', // 56 skipQuoted
      '[0,["s","\'",["[*","^\'<>"],"\'"]]', // 57 skipBadQuotes
      '[0,["L",59]]', // 58 leaf
      '[0,["N",3,["s",[":",0,11],[":",1,["$",["s",["[*","^\\n\\r`"],["/",10,["!",["[","^"]]]]]]]]]', // 59 readMentionHead
      '[0,[[["!",61],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 60 text
      '[0,["s",["[*","\\t "],17,["[*","\\t "],["&",["/",10,["!",["[","^"]],22]]],"\\t <`~"]', // 61 skip_mentionEnd
      '[1,["L",["/",63,64]]]', // 62 leaf
      '[0,["N",4,[":",0,["$",61]]]]', // 63 readMentionEnd
      '[1,["M","MissingMentionEnd",""]]', // 64 readMissingMentionEnd
      '[1,["L",["/",66,70]],"<"]', // 65 leaf
      '[1,["M","BadCutToken",["s",67,["[+","^"]]]]', // 66 readBadCutToken
      '[0,["s",["&","<|"],68],"<"]', // 67 skipCutToken
      '[0,["q",69]]', // 68 skipEndsInToken
      '[0,["@",1,["endsInside",22],""]]', // 69 readEndsInToken
      '[0,["N",5,[":",0,["$",22]]]]', // 70 readEndToken
      '[0,[[null,"^\\n\\r<",1,false]]]', // 71 text
      '[0,["L",["s",["!",22],["!",67],"<"]],"<"]', // 72 leaf
      '[0,[[null,"^\\n\\r<",1,false],[["s",["!",22],["!",67],"<"],null,0,false],[["s",10,["!",74]],null,0,false]]]', // 73 text
      '[0,["/",48,75,["s",["&",":"],50]],":`~"]', // 74 skipItemStart
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 75 skipFenceRun
      '[0,["L",77]]', // 76 leaf
      '[0,["N",6,[":",0,["$",10]]]]', // 77 readLineEnd
      '[0,["L",79]]', // 78 leaf
      '[0,["N","End",""]]', // 79 readEnd
    ], { nodes: NODES, mistakes: MISTAKES, operations: { closes: ofCloses, scan: ofScan, endsInside: ofEndsInside } });

  const stepcontentPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: rules.at(27) }] };
  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: rules.at(46) }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(65) }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(76) }] };
  const stepArtifact: Step = { op: 'rule', name: 'Artifact', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as ArtifactHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepcontentPart }, { op: 'leaf', read: rules.at(31) }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(13) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(14), body: { op: 'text', read: rules.text(25), isSome: true } }] }] }, { op: 'text', read: rules.text(26) }] } };
  const stepBareArtifact: Step = { op: 'rule', name: 'BareArtifact', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BareHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: rules.at(42) }, { op: 'loop', body: stepcontentPart }, { op: 'leaf', read: rules.at(45) }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(58) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(62) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(60) } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(71), isSome: true }, { op: 'leaf', read: rules.at(72) }] }, { op: 'text', read: rules.text(73) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepItem }, { op: 'leaf', read: rules.at(78) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: byName({
      MissingFence: {"code":"missing-open","severity":"warning","meaning":"The content of an artifact is in no fence.","example":":::artifact{identifier=\"tide\" type=\"text/html\" title=\"Tide clock\"}\n<p>6:12</p>\n:::","hint":"Put the content in a code fence."},
      BadHead: {"code":"wrong-marker","severity":"error","meaning":"A line looks like the first one of an artifact, but is not written as one. It was kept as text.","example":":::artifact{identifier=tide}","hint":"Write the attributes in double quotes."},
      'BadCutHead BadCutEnd MissingRest BadCutToken': {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
      'MissingArtifactRest MissingArtifactEnd MissingMentionEnd': {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
      BadInside: {"code":"unescaped-marker","severity":"error","meaning":"A fence stands inside the content. It was read as content, to where it ends.","example":"README.md\n```\n```sh\nnpm test\n```\n```","hint":"Put more backticks around the content than in it."},
      BadQuotes: {"code":"wrong-open","severity":"warning","meaning":"The value of an attribute is in single quotes.","example":"<boltAction type='shell'>","hint":"Write double quotes."},
  }),
  attributes: 1,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
