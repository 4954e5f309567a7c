// Generated from changelog.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofWords } from 'peglot/define/runtime';

export interface TitleNode extends TreeNode { readonly type: 'Title'; readonly text: string; }
export interface ReleaseNode extends TreeNode {
  readonly type: 'Release';
  readonly version: string | BadVersionNode;
  readonly date: string | null;
  readonly yanked: "[YANKED]" | null;
}
export interface KindNode extends TreeNode {
  readonly type: 'Kind';
  readonly name: "Added" | "Changed" | "Deprecated" | "Removed" | "Fixed" | "Security";
}
export interface EntryNode extends TreeNode { readonly type: 'Entry'; readonly text: string; }
export interface BlankNode extends TreeNode { readonly type: 'Blank'; }
export interface BadVersionNode extends RecoveryNode { readonly type: 'BadVersion'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BlankNode | TitleNode | ReleaseNode | KindNode | EntryNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'IntroductionText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadVersionNode> & Readonly<Record<'BadKindCase' | 'BadKindSlip', RecoveryNode>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Blank' | 'Title' | 'Release' | 'Kind' | 'Entry' | 'BadVersion' | 'BadKindCase' | 'BadKindSlip' | 'Introduction', 'model'>>
& Readonly<Record<'IntroductionText', 'Introduction'>>;

/** The codes of mistakes. */
export type Codes = "bad-version" | "bad-kind-case" | "bad-kind-slip";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Title', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Release', start, end, version: l[0], date: l[1], yanked: l[2] }),
  (start, end, l) => ({ type: 'Kind', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'Entry', start, end, text: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadVersion', start, end, raw, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",["/",1,3,5,9,11]],"\\t-\\r #*\\\\-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 0 leaf
      '[0,["N","Blank",["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],2],["s",["[+","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],["!",["[","^"]]]],"\\t-\\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 1 readBlank
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 2 skipEol
      '[0,["N",0,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],"# ",[":",0,["$",["[+","^\\n\\r"]]],4]],"\\t\\u000b\\f #\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 3 readTitle
      '[0,["/",2,["!",["[","^"]]]]', // 4 skipLineEnd
      '[1,["N",1,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],"## ",[":",0,6],[":",1,["?",["@",3,["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],"-",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],8]]],[":",2,["?",["@",1,["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],"[YANKED]"]]],["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],4]],"\\t\\u000b\\f #\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 5 readRelease
      '[1,["/",["@",1,"[",["$",["[+","^\\n\\r]"]],"]"],7],"^\\t\\n\\r ]"]', // 6 readVersion
      '[1,["M",0,[":",0,["$",["[+","^\\t\\n\\r []"]]]]]', // 7 readBadVersion
      '[0,["$",["s",["|",4,4,false,["[","0-9"]],"-",["|",2,2,false,["[","0-9"]],"-",["|",2,2,false,["[","0-9"]]]],"0-9"]', // 8 readDate
      '[1,["N",2,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],"### ",[":",0,10],["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],4]],"\\t\\u000b\\f #\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 9 readKind
      '[1,["words",["Added","Changed","Deprecated","Removed","Fixed","Security"],["BadKindCase","BadKindSlip"],["[+","A-Za-z"]],"A-Za-z"]', // 10 read_kind
      '[0,["N",3,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],["[","*\\\\-"]," ",[":",0,["$",["s",["[+","^\\n\\r"],["*",["s",2,"  ",["[+","^\\n\\r"]]]]]],4]],"\\t\\u000b\\f *\\\\-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 11 readEntry
      '[0,[[null,"^\\n\\r",1,false]]]', // 12 text
      '[0,[[["s",2,["!",14]],"^\\n\\r",1,false]]]', // 13 text
      '[0,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],["/","#",["s",["[","*\\\\-"]," "]]],"\\t\\u000b\\f #*\\\\-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 14 skipSpecial
    ], { nodes: NODES, mistakes: MISTAKES, operations: { words: ofWords } });

  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepIntroduction }] };
  const stepIntroduction: Step = { op: 'rule', name: 'Introduction', attribute: -1, isText: false, body: { op: 'again', step: () => stepIntroductionText } };
  const stepIntroductionText: Step = { op: 'rule', name: 'IntroductionText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'text', read: rules.text(12), isSome: true }, { op: 'text', read: rules.text(13) }] } };

  return {
    machine: m,
    steps: {
      Changelog: { op: 'loop', body: stepItem },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Changelog'],
  rules: once(makeRules),
  mistakes: {
    BadVersion: {"code":"bad-version","severity":"warning","meaning":"The version of a release stands without brackets.","example":"## 1.1.0 - 2026-11-01","hint":"Write the version in brackets: ## [1.1.0] - 2026-11-01."},
    BadKindCase: {"code":"bad-kind-case","severity":"warning","meaning":"A kind of change is not written as the format has it.","example":"### added","hint":"Write ### Added."},
    BadKindSlip: {"code":"bad-kind-slip","severity":"warning","meaning":"A kind of change has a typing slip.","example":"### Adedd","hint":"Write ### Added."},
  },
  attributes: 0,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
