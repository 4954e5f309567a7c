// Generated from grammars/sql-tokens.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type TextPiece, type TreeNode, Machine, once, choice, label, leaf, lit, many, mistake, node, not, one, run, seq, text } from '../src/engine/generated.ts';

export interface WordNode extends TreeNode { readonly type: 'Word'; readonly text: string; }
export interface NameNode extends TreeNode { readonly type: 'Name'; readonly text: string; }
export interface StringNode extends TreeNode { readonly type: 'String'; readonly text: string; }
export interface NumberNode extends TreeNode { readonly type: 'Number'; readonly text: string; }
export interface CommentNode extends TreeNode { readonly type: 'Comment'; readonly text: string; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; readonly text: string; }
export interface BadSqlTextNode extends RecoveryNode { readonly type: 'BadSqlText'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<WordNode | NameNode | StringNode | NumberNode | CommentNode | MarkNode | BadSqlTextNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadSqlTextNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Word' | 'Name' | 'String' | 'Number' | 'Comment' | 'Mark' | 'BadSqlText', 'model'>>;

/** The codes of mistakes. */
export type Codes = never;

function makeRules(): GrammarRules {
  const m = new Machine();

  const readBlank = text(m, one(m, "\t-\r "));
  const readWord = node(m, (start, end, l) => ({ type: 'Word', start, end, text: l[0] }), label(m, 0, text(m,
        seq(one(m, "A-Z_a-z\u0080-\uffff"), run(m, "$0-9A-Z_a-z\u0080-\uffff")))));
  const readName = node(m, (start, end, l) => ({ type: 'Name', start, end, text: l[0] }), label(m, 0, text(m,
        seq(lit(m, "\""), many(m, 0, choice(m, one(m, "^\""), lit(m, "\"\""))), lit(m, "\"")))));
  const readString = node(m, (start, end, l) => ({ type: 'String', start, end, text: l[0] }), label(m, 0, text(m,
        seq(lit(m, "'"), many(m, 0, choice(m, one(m, "^'\\\\"), lit(m, "''"))), lit(m, "'")))));
  const readNumber = node(m, (start, end, l) => ({ type: 'Number', start, end, text: l[0] }), label(m, 0, text(m,
        seq(one(m, "0-9"), run(m, ".0-9A-Z_a-z")))));
  const readComment = node(m, (start, end, l) => ({ type: 'Comment', start, end, text: l[0] }), label(m, 0, text(m,
        seq(lit(m, "--"), run(m, "^\n\r")))), label(m, 0, text(m, seq(lit(m, "/*"), many(m, 0, seq(not(m, lit(m,
              "*/")), not(m, lit(m, "/*")), one(m, "^"))), lit(m, "*/")))));
  const skipTrouble = choice(m, one(m, "\"$'\\\\`"), lit(m, "/*"));
  const readAny = text(m, one(m, "^"));
  const readMark = node(m, (start, end, l) => ({ type: 'Mark', start, end, text: l[0] }), seq(not(m, skipTrouble),
      label(m, 0, readAny)));
  const readBadSqlText = mistake(m, 'BadSqlText', seq(skipTrouble, run(m, "^")));
  const readToken = choice(m, readWord, readName, readString, readNumber, readComment, readMark, readBadSqlText);
  const leaf0 = leaf(m, choice(m, readBlank, readToken));

  return {
    machine: m,
    steps: {
      tokens: { op: 'loop', body: { op: 'leaf', read: leaf0 } },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['tokens'],
  rules: once(makeRules),
  mistakes: {
  },
  registers: 0,
  tables: 0,
};
