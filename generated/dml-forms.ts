// Generated from grammars/dml-forms.peggy, grammars/dml/references.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/formats.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from '../src/engine/generated.ts';

export interface SpoiledToolNode extends TreeNode {
  readonly type: 'SpoiledTool';
  readonly name: string;
  readonly rest: string;
}
export interface ColonToolNode extends TreeNode {
  readonly type: 'ColonTool';
  readonly name: string;
  readonly rest: string;
}
export interface FileArgumentNode extends TreeNode {
  readonly type: 'FileArgument';
  readonly quoted: QuotedFileNode | null;
  readonly bare: BareReferenceNode | null;
  readonly base: ReferenceNode | null;
  readonly below: string | null;
}
export interface QuotedFileNode extends TreeNode { readonly type: 'QuotedFile'; readonly inner: string; }
export interface BareReferenceNode extends TreeNode { readonly type: 'BareReference'; readonly alias: string; }
export interface OddPathNode extends TreeNode { readonly type: 'OddPath'; }
export interface ReferenceNode extends TreeNode {
  readonly type: 'Reference';
  readonly alias: string | null;
  readonly bad: BadReferenceNode | null;
}
export interface BadReferenceNode extends RecoveryNode { readonly type: 'BadReference'; readonly alias: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FileArgumentNode | SpoiledToolNode | ColonToolNode | OddPathNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadReferenceNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'FileArgument', 'model'>>
& Readonly<Record<'BadReference', 'inside' | 'model'>>
& Readonly<Record<'SpoiledTool' | 'ColonTool' | 'OddPath', 'inside'>>;

/** The codes of mistakes. */
export type Codes = "bad-reference";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'QuotedFile', start, end, inner: l[0] }),
  (start, end, l) => ({ type: 'BareReference', start, end, alias: l[0] }),
  (start, end, l) => ({ type: 'Reference', start, end, alias: l[0] ?? null, bad: l[1] ?? null }),
  (start, end, l) => ({ type: 'FileArgument', start, end, quoted: l[0] ?? null, bare: l[1] ?? null, base: l[2] ?? null, below: l[3] ?? null }),
  (start, end, l) => ({ type: 'SpoiledTool', start, end, name: l[0], rest: l[1] }),
  (start, end, l) => ({ type: 'ColonTool', start, end, name: l[0], rest: l[1] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadReference', start, end, raw, alias: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["N",3,["s",[":",0,2],3],["s",[":",1,4],3],["s",[":",2,7],[":",3,["$",["?",["s",["[","/\\\\\\\\"],["[*","^{}"]]]]],3]],"\\"\'F`f{\u2018\u201c\uff26\uff46\uff5b"]', // 1 readFileArgument
      '[0,["N",0,["s","\\"",[":",0,["$",["[+","^\\n\\r\\""]]],"\\""],["s","\'",[":",0,["$",["[+","^\\n\\r\'"]]],"\'"],["s","`",[":",0,["$",["[+","^\\n\\r`"]]],"`"],["s","\u201c",[":",0,["$",["[+","^\\n\\r\u201d"]]],"\u201d"],["s","\u2018",[":",0,["$",["[+","^\\n\\r\u2019"]]],"\u2019"]],"\\"\'`\u2018\u201c"]', // 2 readQuotedFile
      '[0,["!",["[","^"]]]', // 3 skipEof
      '[0,["N",1,["s","{{",["[*","\\t "],["!",["s",5,["[*","\\t "],["[",":\uff1a"]]],[":",0,6],["[*","\\t "],"}}"],["s","{",5,["[",":\uff1a"],[":",0,6],"}"],["s",["[+","\uff5b"],5,["[",":\uff1a"],[":",0,6],["[+","\uff5d"]],["s",5,["[",":\uff1a"],[":",0,6]]],"Ff{\uff26\uff46\uff5b"]', // 4 readBareReference
      '[0,["/",["s",["[","Ff"],["[","Ii"],["[","Ll"],["[","Ee"]],["[","Ff\uff26\uff46"]],"Ff\uff26\uff46"]', // 5 skipFileWord
      '[0,["$",["s",["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r \\\\\\\\`{-}\\ud83e\uff5b-\uff5d"]]]]]]', // 6 readAliasName
      '[1,["N",2,["s","{{F:",[":",0,6],"}}"],[":",1,8]],"{"]', // 7 readReference
      '[1,["M",0,["s","{{",["[*","\\t "],5,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],[":",0,6],["[*","\\t "],"}}"]]]', // 8 readBadReference
      '[0,["L",10]]', // 9 leaf
      '[0,["N",4,["s",[":",0,["$",["[*","^\\t\\n\\r \\"\'-),;\\\\\\\\\u00a0\u3000\u3001\uff0c"]]],["[+","\\t\\n\\r \\"\'-),;\\\\\\\\\u00a0\u3000\u3001\uff0c"],[":",1,["$",["*",["/",["[+","^ \\"\')"],["s",["!",11],["[+"," \\"\')"]]]]]],11]],"^"]', // 10 readSpoiledTool
      '[0,["s",["[*"," \\"\')"],3]]', // 11 skipRestEnd
      '[0,["L",13]]', // 12 leaf
      '[0,["N",5,["s",[":",0,["$",["[+","^:\uff1a"]]],["[+",":\uff1a"],[":",1,["$",["[*","^"]]],3]]]', // 13 readColonTool
      '[1,["L",15]]', // 14 leaf
      '[1,["N","OddPath",["s",["/","-",["s","[",["[*","^\\n\\r]"],"]("],["s",["?","["],5,["[",":\uff1a"]],["s",16,["[*","\\t "],["[",":="]],["s",["+",["/",7,["[+","^:{"]]],":",["[","0-9"]]],["[*","^"]],["s",["/","undefined","null","None"],3],["s",["*",["/",7,["[","^\\n\\r\\"&*;<>?{}"]]],["/",["[","\\n\\r\\"*;<>?{}"],["s","&",["[+","a-z"],";"]],["[*","^"]]],"^"]', // 15 readOddPath
      '[0,["/",["s",["[+","a-z"],"_path"],["s","file",["?","name"]],"folder","directory"],"a-z"]', // 16 skipPathName
    ], { nodes: NODES, mistakes: MISTAKES });

  return {
    machine: m,
    steps: {
      FileArgument: { op: 'leaf', read: rules.at(0) },
      SpoiledTool: { op: 'leaf', read: rules.at(9) },
      ColonTool: { op: 'leaf', read: rules.at(12) },
      OddPath: { op: 'leaf', read: rules.at(14) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['FileArgument', 'SpoiledTool', 'ColonTool', 'OddPath'],
  rules: once(makeRules),
  mistakes: {
    BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","hint":"Write {{F:main}}."},
  },
  attributes: 0,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
