// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree } from 'peglot/define/runtime';

export interface TitleNode extends TreeNode { readonly type: 'Title'; readonly text: string; }
export interface HeadingNode extends TreeNode {
  readonly type: 'Heading';
  readonly hashes: BadLevelNode | null;
  readonly text: string;
}
export interface BulletNode extends TreeNode { readonly type: 'Bullet'; readonly text: string; }
export interface BlankNode extends TreeNode { readonly type: 'Blank'; }
export interface BadLevelNode extends RecoveryNode { readonly type: 'BadLevel'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BlankNode | TitleNode | HeadingNode | BulletNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ParagraphText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadLevelNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Blank' | 'Title' | 'Heading' | 'Bullet' | 'BadLevel' | 'Paragraph', 'model'>>
& Readonly<Record<'ParagraphText', 'Paragraph'>>;

/** The codes of mistakes. */
export type Codes = "bad-level";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Title', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Heading', start, end, hashes: l[0] ?? null, text: l[1] }),
  (start, end, l) => ({ type: 'Bullet', start, end, text: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",["/",1,5,8,10]],"\\t-\\r #\\\\-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 0 leaf
      '[0,["N","Blank",2]]', // 1 readBlank
      '[0,["/",["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],3],["s",["[+","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],4]],"\\t-\\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 2 skipBlankLine
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 3 skipEol
      '[0,["!",["[","^"]]]', // 4 skipEof
      '[0,["N",0,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],"# ",[":",0,6],7]],"\\t\\u000b\\f #\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 5 readTitle
      '[0,["$",["+",["s",["!",["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],7]],["[","^\\n\\r"]]]],"^\\n\\r"]', // 6 readWords
      '[0,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],["/",3,4]]]', // 7 skipLineEnd
      '[1,["N",1,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],[":",0,9],[":",1,6],7],["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],"## ",[":",1,6],7]],"\\t\\u000b\\f #\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 8 readHeading
      '[1,["M","BadLevel",["s","###",["[*","#"]," "]]]', // 9 readBadLevel
      '[0,["N",2,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],"- ",[":",0,6],7]],"\\t\\u000b\\f \\\\-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 10 readBullet
      '[0,[[null,"^\\n\\r",1,false]]]', // 11 text
      '[0,[[["s",3,["!",13]],"^\\n\\r",1,false]]]', // 12 text
      '[0,["/",2,["s",["[*","\\t\\u000b\\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"],["/",["s",["[+","#"]," "],"- "]]],"\\t-\\r #\\\\-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"]', // 13 skipSpecial
    ], { nodes: NODES });

  const stepItem: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepParagraph }] };
  const stepParagraph: Step = { op: 'rule', name: 'Paragraph', attribute: -1, isText: false, body: { op: 'again', step: () => stepParagraphText } };
  const stepParagraphText: Step = { op: 'rule', name: 'ParagraphText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'text', read: rules.text(11), isSome: true }, { op: 'text', read: rules.text(12) }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'loop', body: stepItem },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Document'],
  rules: once(makeRules),
  mistakes: {
    BadLevel: {"code":"bad-level","severity":"warning","meaning":"A heading of a section has another level than two.","example":"### Steps","hint":"Write ## before the heading."},
  },
  attributes: 0,
  tables: 0,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
