// Generated from grammars/tools/edits-bolt.peggy, grammars/tools/edits-attributes.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCloses, ofEndsInside } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FenceHeadNode extends TreeNode { readonly type: 'FenceHead'; readonly fence: BadFenceNode; }
export interface ArtifactHeadNode extends TreeNode {
  readonly type: 'ArtifactHead';
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
}
export interface LayoutNode extends TreeNode { readonly type: 'Layout'; }
export interface ArtifactEndNode extends TreeNode { readonly type: 'ArtifactEnd'; }
export interface BareHeadNode extends TreeNode {
  readonly type: 'BareHead';
  readonly bare: BadBareActionNode;
  readonly before: string;
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  readonly after: string;
}
export interface ActionHeadNode extends TreeNode {
  readonly type: 'ActionHead';
  readonly before: string;
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  readonly after: string;
}
export interface ContentFenceNode extends TreeNode { readonly type: 'ContentFence'; readonly text: string; }
export interface ContentEndNode extends TreeNode { readonly type: 'ContentEnd'; readonly text: string; }
export interface ActionEndNode extends TreeNode { readonly type: 'ActionEnd'; readonly text: string; }
export interface UnitNode extends TreeNode { readonly type: 'Unit'; readonly text: string; }
export interface BadRestNode extends RecoveryNode { readonly type: 'BadRest'; }
export interface BadCutTagNode extends RecoveryNode { readonly type: 'BadCutTag'; }
export interface BadCutEndNode extends RecoveryNode { readonly type: 'BadCutEnd'; }
export interface MissingArtifactRestNode extends RecoveryNode { readonly type: 'MissingArtifactRest'; }
export interface MissingArtifactEndNode extends RecoveryNode { readonly type: 'MissingArtifactEnd'; }
export interface MissingActionEndNode extends RecoveryNode { readonly type: 'MissingActionEnd'; }
export interface BadWordsNode extends RecoveryNode { readonly type: 'BadWords'; }
export interface BadBareActionNode extends RecoveryNode { readonly type: 'BadBareAction'; }
export interface BadTagNode extends RecoveryNode { readonly type: 'BadTag'; }
export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly open: string;
  readonly info: string;
}
export interface BadQuotesNode extends RecoveryNode { readonly type: 'BadQuotes'; readonly text: string; }
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

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FenceHeadNode | ArtifactHeadNode | ActionHeadNode | ContentFenceNode | ContentEndNode | ActionEndNode
| MissingActionEndNode | BadRestNode | LayoutNode | BadCutTagNode | BadWordsNode | ArtifactEndNode | BadCutEndNode
| MissingArtifactRestNode | MissingArtifactEndNode | BlankNode | FenceEndNode | MissingFenceRestNode
| MissingFenceEndNode | BareHeadNode | BadTagNode | MentionHeadNode | MentionEndNode | MissingMentionEndNode
| EndTokenNode | LineEndNode | UnitNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'MentionText' | 'MarkupText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadRestNode | BadCutTagNode | BadCutEndNode | MissingArtifactRestNode | MissingArtifactEndNode
| MissingActionEndNode | BadWordsNode | BadBareActionNode | BadTagNode | BadFenceNode | BadQuotesNode
| MissingMentionEndNode | MissingFenceEndNode | MissingFenceRestNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedArtifact' | 'BareArtifact' | 'BadTag' | 'Mention' | 'EndToken' | 'MarkupText' | 'LineEnd' | 'Unit', 'model'>>
& Readonly<Record<'Artifact' | 'Blank', 'FencedArtifact' | 'model'>>
& Readonly<Record<'BadCutTag', 'Artifact' | 'model'>>
& Readonly<Record<'FenceHead' | 'BadFence' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd', 'FencedArtifact'>>
& Readonly<Record<'ArtifactHead' | 'ArtifactEnd' | 'BadCutEnd' | 'MissingArtifactRest' | 'MissingArtifactEnd' | 'BadWords', 'Artifact'>>
& Readonly<Record<'BadQuotes', 'Action' | 'Artifact' | 'BareArtifact'>>
& Readonly<Record<'Action' | 'Layout', 'Artifact' | 'BareArtifact'>>
& Readonly<Record<'ActionHead', 'Action'>>
& Readonly<Record<'ContentFence' | 'ContentText' | 'ContentEnd' | 'ActionEnd' | 'MissingActionEnd' | 'BadRest', 'Action' | 'BareArtifact'>>
& Readonly<Record<'BareHead' | 'BadBareAction', 'BareArtifact'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd' | 'MissingMentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "cut-off" | "missing-close" | "stray-text" | "missing-open" | "wrong-marker" | "fenced-call" | "wrong-open";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'FenceHead', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'ArtifactHead', start, end, attributes: l[0] }),
  (start, end, l) => ({ type: 'ActionHead', start, end, before: l[0], attributes: l[1], after: l[2] }),
  (start, end, l) => ({ type: 'ContentFence', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ContentEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ActionEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BareHead', start, end, bare: l[0], before: l[1], attributes: l[2], after: l[3] }),
  (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
  (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Unit', start, end, text: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, open: l[0], info: l[1] }),
  (start, end, raw, l) => ({ type: 'BadQuotes', start, end, raw, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["N",0,["s",[":",0,2],["&",["s",["[*","\\t "],"<boltArtifact",["[","\\t\\n\\r "]]]]]]', // 1 readFenceHead
      '[1,["M",0,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],4]]]]]]', // 2 readBadFence
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 3 readFenceRun
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 4 skipEol
      '[1,["L",6]]', // 5 leaf
      '[1,["N",1,[":",0,7]]]', // 6 readArtifactHead
      '[1,["@",1,"<boltArtifact",8,["[*","\\t\\n\\r "],">"]]', // 7 readArtifactTag
      '[1,["|",0,null,true,9]]', // 8 readAttributes
      '[1,["t",[0,1,2,3],["$",["[+","\\t\\n\\r "]],["$",["[+","A-Za-z"]],["$",["s",["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "]]],10]]', // 9 readAttribute
      '[1,["/",11,12],"\\"\'"]', // 10 readValue
      '[0,["t",[0,1,2],"\\"",["$",["[*","^\\"<"]],"\\""]]', // 11 readQuoted
      '[1,["M",1,["s","\'",[":",0,["$",["[*","^\'<>"]]],"\'"]]]', // 12 readBadQuotes
      '[1,["L",14]]', // 13 leaf
      '[1,["N",2,["s",[":",0,["$","<boltAction"]],[":",1,8],[":",2,["$",["s",["[*","\\t\\n\\r "],">"]]]]]]', // 14 readActionHead
      '[0,["L",["?",16]]]', // 15 leaf
      '[0,["N",3,[":",0,["$",["s",["[*","\\t\\n\\r "],"```",["[*","^\\n\\r`"],4]]]],"\\t\\n\\r `"]', // 16 readContentFence
      '[0,[[null,"^\\n\\r<",1,false]]]', // 17 text
      '[0,["L",["/",["s",["!",19],"<"],["s",["!",["s",4,28]],4]]],"\\n\\r<"]', // 18 leaf
      '[0,["/",20,21,27],"<"]', // 19 skipActionStop
      '[0,["s","</boltAction",["[*","\\t\\n\\r "],">"]]', // 20 skip_actionEnd
      '[0,["s","<boltAction",22,["[*","\\t\\n\\r "],">"]]', // 21 skipActionTag
      '[0,["*",23]]', // 22 skipAttributes
      '[0,["s",["[+","\\t\\n\\r "],["[+","A-Za-z"],["s",["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "]],24]]', // 23 skipAttribute
      '[0,["/",25,26],"\\"\'"]', // 24 skipValue
      '[0,["s","\\"",["[*","^\\"<"],"\\""]]', // 25 skipQuoted
      '[0,["s","\'",["[*","^\'<>"],"\'"]]', // 26 skipBadQuotes
      '[0,["s","</boltArtifact",["[*","\\t\\n\\r "],">"]]', // 27 skip_artifactEnd
      '[0,["s","```",["[*","\\t\\n\\r "],["&",19]]]', // 28 skipContentClose
      '[0,[[null,"^\\n\\r<",1,false],[["s",["!",19],"<"],null,0,false],[["s",["!",["s",4,28]],4],null,0,false]]]', // 29 text
      '[0,["L",["?",31]]]', // 30 leaf
      '[0,["N",4,[":",0,["$",["s",4,28]]]]]', // 31 readContentEnd
      '[1,["L",33]]', // 32 leaf
      '[1,["/",34,35,36]]', // 33 readActionClose
      '[0,["N",5,[":",0,["$",20]]]]', // 34 readActionEnd
      '[1,["M","MissingActionEnd",["&",["/",21,27]]],"<"]', // 35 readMissingActionEnd
      '[1,["M","BadRest",""]]', // 36 readBadRest
      '[1,["L",["/",38,39,46]],"^"]', // 37 leaf
      '[0,["N","Layout",["[+","\\t\\n\\r "]]]', // 38 readLayout
      '[1,["M","BadCutTag",["s",["&","<"],40,["[+","^"]]],"<"]', // 39 readBadCutTag
      '[0,["q",41]]', // 40 skipEndsInTag
      '[0,["@",1,["endsInside",42],""]]', // 41 readEndsInTag
      '[0,["/",43,21,44],"<"]', // 42 skipTag
      '[0,["s","<boltArtifact",22,["[*","\\t\\n\\r "],">"]]', // 43 skipArtifactTag
      '[0,["/","</s>",["s","<|",45,"|>"]],"<"]', // 44 skip_endToken
      '[0,["/","im_end","endoftext","end_of_text","eot_id","eom_id","eot","return","end","call"],"ceir"]', // 45 skipTokenName
      '[1,["M","BadWords",["+",["s",["!",27],["!",21],["!",43],["!",["s",["&","<"],47]],["[","^"]]]],"^"]', // 46 readBadWords
      '[0,["q",48]]', // 47 skipEndsInAny
      '[0,["@",1,["endsInside",49],""]]', // 48 readEndsInAny
      '[0,["/",27,21],"<"]', // 49 skipAnyTag
      '[1,["L",["/",51,52,55,56]]]', // 50 leaf
      '[0,["N","ArtifactEnd",27]]', // 51 readArtifactEnd
      '[1,["M","BadCutEnd",["s",["&","<"],53,["[+","^"]]],"<"]', // 52 readBadCutEnd
      '[0,["q",54]]', // 53 skipEndsInEnd
      '[0,["@",1,["endsInside",27],""]]', // 54 readEndsInEnd
      '[1,["M","MissingArtifactRest",["!",["[","^"]]]]', // 55 readMissingArtifactRest
      '[1,["M","MissingArtifactEnd",""]]', // 56 readMissingArtifactEnd
      '[0,["L",58]]', // 57 leaf
      '[0,["N",6,[":",0,["$",["s",["[*","\\t "],4]]]],"\\t\\n\\r "]', // 58 readBlank
      '[1,["L",["/",60,65,66]]]', // 59 leaf
      '[0,["N",7,[":",0,["$",61]]]]', // 60 readFenceEnd
      '[0,["s",["[*","\\t "],62,64],"\\t <`~"]', // 61 skip_fenceEnd
      '[0,["q",63]]', // 62 skipFenceClose
      '[0,["closes",0,["/",["$",["[+","`"]],["$",["[+","~"]],["$",["s","</",["[+","a-z"],">"]]]],"<`~"]', // 63 readFenceClose
      '[0,["s",["[*","\\t "],["/",4,["!",["[","^"]],["&",44]]]]', // 64 skipCloseEnd
      '[1,["@",1,["endsInside",61],["M","MissingFenceRest",""]]]', // 65 readMissingFenceRest
      '[1,["M","MissingFenceEnd",""]]', // 66 readMissingFenceEnd
      '[1,["L",68]]', // 67 leaf
      '[1,["N",8,["s",[":",0,69],[":",1,["$","<boltAction"]],[":",2,8],[":",3,["$",["s",["[*","\\t\\n\\r "],">"]]]]]]', // 68 readBareHead
      '[1,["M","BadBareAction",["&",21]],"<"]', // 69 readBadBareAction
      '[0,["L",38]]', // 70 leaf
      '[1,["L",["/",72,39]],"<"]', // 71 leaf
      '[1,["M","BadTag",73]]', // 72 readBadTag
      '[0,["s",["/","<boltArtifact","<boltAction"],["[","\\t\\n\\r "],["[*","^<>"],">"],"<"]', // 73 skipWrongTag
      '[0,["L",75]]', // 74 leaf
      '[0,["N",9,["s",[":",0,3],[":",1,["$",["s",["[*","^\\n\\r`"],["/",4,["!",["[","^"]]]]]]]]]', // 75 readMentionHead
      '[0,[[["!",77],"^\\n\\r",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false]]]', // 76 text
      '[0,["s",["[*","\\t "],62,["[*","\\t "],["&",["/",4,["!",["[","^"]],44]]],"\\t <`~"]', // 77 skip_mentionEnd
      '[1,["L",["/",79,80]]]', // 78 leaf
      '[0,["N",10,[":",0,["$",77]]]]', // 79 readMentionEnd
      '[1,["M","MissingMentionEnd",""]]', // 80 readMissingMentionEnd
      '[0,["L",82]]', // 81 leaf
      '[0,["N",11,[":",0,["$",44]]]]', // 82 readEndToken
      '[0,[[null,"^\\n\\r<`",1,false]]]', // 83 text
      '[0,["L",["/",85,["s",["!",86],"<"]]],"<`"]', // 84 leaf
      '[0,["/",["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],["s","``",["!","`"],["*",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","`",["!","`"],["*",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]]],"`"]', // 85 skipCode
      '[0,["/",43,21,73,["s",["&","<"],40],44],"<"]', // 86 skipTagStart
      '[0,[[null,"^\\n\\r<`",1,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,false],[["s","``",["!","`"],["*",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,false],[["s","`",["!","`"],["*",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,false],[["s",["!",86],"<"],null,0,false],[["s",4,["!",88]],null,0,false]]]', // 87 text
      '[0,89]', // 88 skipItemStart
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 89 skipFenceRun
      '[0,["L",["/",91,92]],"\\n\\r`"]', // 90 leaf
      '[0,["N",12,[":",0,["$",4]]]]', // 91 readLineEnd
      '[0,["N",13,[":",0,["$",["[+","`"]]]]]', // 92 readUnit
      '[0,["L",94]]', // 93 leaf
      '[0,["N","End",""]]', // 94 readEnd
    ], { nodes: NODES, mistakes: MISTAKES, operations: { endsInside: ofEndsInside, closes: ofCloses } });

  const steppart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepAction }, { op: 'leaf', read: rules.at(37) }] };
  const stepfencedPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'leaf', read: rules.at(57) }] };
  const stepbarePart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepAction }, { op: 'leaf', read: rules.at(70) }] };
  const steplead: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedArtifact }, { op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: rules.at(57) }] };
  const stepitem: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: rules.at(71) }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: rules.at(81) }, { op: 'again', step: () => stepMarkupText }, { op: 'leaf', read: rules.at(90) }] };
  const stepFencedArtifact: Step = { op: 'rule', name: 'FencedArtifact', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: rules.at(59) }] } };
  const stepArtifact: Step = { op: 'rule', name: 'Artifact', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(5) }, { op: 'loop', body: steppart }, { op: 'leaf', read: rules.at(50) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(13) }, { op: 'leaf', read: rules.at(15) }, { op: 'optional', body: { op: 'again', step: () => stepContentText } }, { op: 'leaf', read: rules.at(30) }, { op: 'leaf', read: rules.at(32) }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(17), isSome: true }, { op: 'leaf', read: rules.at(18) }] }, { op: 'text', read: rules.text(29) }] } };
  const stepBareArtifact: Step = { op: 'rule', name: 'BareArtifact', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(67) }, { op: 'leaf', read: rules.at(15) }, { op: 'optional', body: { op: 'again', step: () => stepContentText } }, { op: 'leaf', read: rules.at(30) }, { op: 'leaf', read: rules.at(32) }, { op: 'loop', body: stepbarePart }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(74) }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: rules.at(78) }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(76) } };
  const stepMarkupText: Step = { op: 'rule', name: 'MarkupText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(83), isSome: true }, { op: 'leaf', read: rules.at(84) }] }, { op: 'text', read: rules.text(87) }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: steplead }, { op: 'loop', body: stepitem }, { op: 'leaf', read: rules.at(93) }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: byName({
      'BadRest BadCutTag BadCutEnd': {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker or an edit. It was kept as text.","example":"<<<<<<< SEA","hint":"Write the whole edit again."},
      'MissingArtifactRest MissingArtifactEnd MissingActionEnd MissingMentionEnd MissingFenceEnd': {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence."},
      BadWords: {"code":"stray-text","severity":"warning","meaning":"Text between the actions. It was kept as text.","example":"</boltAction> Now the file. <boltAction type=\"start\">","hint":"Write text before or after the artifact."},
      BadBareAction: {"code":"missing-open","severity":"warning","meaning":"An action is outside any artifact.","example":"<boltAction type=\"shell\">npm i</boltAction>","hint":"Write a <boltArtifact> with id and title around the actions."},
      BadTag: {"code":"wrong-marker","severity":"error","meaning":"A tag is malformed. It was kept as text.","example":"<boltArtifact id=tide>","hint":"Write its attributes in double quotes."},
      BadFence: {"code":"fenced-call","severity":"warning","meaning":"The artifact, or the content of a file, is in a code fence. The fence was left out.","example":"```xml\n<boltArtifact id=\"tide\" title=\"Tide clock\">","hint":"Write it without a fence."},
      BadQuotes: {"code":"wrong-open","severity":"warning","meaning":"The value of an attribute is in single quotes.","example":"<boltAction type='shell'>","hint":"Write double quotes."},
      MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"An edit, or a fence, is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","hint":"Write its last marker, or close the fence.","isCut":true},
  }),
  attributes: 1,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
