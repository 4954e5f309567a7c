// Generated from grammars/acor-command.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type TextPiece, type TreeNode, Machine, once, and, choice, label, leaf, lit, many, node, not, one, repeat, run, seq, text } from '../src/engine/generated.ts';

export interface CommandLineNode extends TreeNode {
  readonly type: 'CommandLine';
  readonly parts: (PlaceholderNode | SeparatorNode | DoubleQuotedNode | SingleQuotedNode | PlainNode)[];
}
export interface PlaceholderNode extends TreeNode { readonly type: 'Placeholder'; readonly choices: string[]; }
export interface SeparatorNode extends TreeNode { readonly type: 'Separator'; }
export interface DoubleQuotedNode extends TreeNode {
  readonly type: 'DoubleQuoted';
  readonly parts: (PlaceholderNode | QuotedTextNode)[];
}
export interface QuotedTextNode extends TreeNode { readonly type: 'QuotedText'; readonly text: string; }
export interface SingleQuotedNode extends TreeNode {
  readonly type: 'SingleQuoted';
  readonly parts: (PlaceholderNode | SingleTextNode)[];
}
export interface SingleTextNode extends TreeNode { readonly type: 'SingleText'; readonly text: string; }
export interface PlainNode extends TreeNode { readonly type: 'Plain'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<CommandLineNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'CommandLine', 'model'>>;

/** The codes of mistakes. */
export type Codes = never;

function makeRules(): GrammarRules {
  const m = new Machine();

  const readChoice = text(m, seq(run(m, "^\t\n\r \"'<>|", 1), many(m, 0, seq(run(m, "\t ", 1), run(m,
            "^\t\n\r \"'<>|", 1)))));
  const readPlaceholder = node(m, (start, end, l) => ({ type: 'Placeholder', start, end, choices: l[0] }), seq(lit(m,
      "<"), not(m, one(m, "&(")), label(m, 0, repeat(m, { least: 1, between: lit(m, "|"), listed: true },
          readChoice)), lit(m, ">")));
  const readSeparator = node(m, 'Separator', seq(choice(m, lit(m, "&&"), lit(m, "||"), seq(lit(m, ";"), not(m, lit(m,
        ";"))), seq(lit(m, "&"), not(m, lit(m, ">")))), and(m, seq(run(m, "\t "), one(m, "^\t\n\r #&);|}")))));
  const skipChoice = seq(run(m, "^\t\n\r \"'<>|", 1), many(m, 0, seq(run(m, "\t ", 1), run(m, "^\t\n\r \"'<>|", 1))));
  const skipPlaceholder = seq(lit(m, "<"), not(m, one(m, "&(")), repeat(m, { least: 1, between: lit(m, "|") },
      skipChoice), lit(m, ">"));
  const readQuotedText = node(m, (start, end, l) => ({ type: 'QuotedText', start, end, text: l[0] }), label(m, 0,
      text(m, many(m, 1, choice(m, seq(lit(m, "\\"), one(m, "^")), one(m, "^\"<\\\\"), seq(not(m, skipPlaceholder),
              lit(m, "<")))))));
  const readDoubleQuoted = node(m, (start, end, l) => ({ type: 'DoubleQuoted', start, end, parts: l[0] }), seq(lit(m,
      "\""), label(m, 0, repeat(m, { least: 0, listed: true }, choice(m, readPlaceholder, readQuotedText))), lit(m,
  "\"")));
  const readSingleText = node(m, (start, end, l) => ({ type: 'SingleText', start, end, text: l[0] }), label(m, 0,
      text(m, many(m, 1, choice(m, one(m, "^'<"), seq(not(m, skipPlaceholder), lit(m, "<")))))));
  const readSingleQuoted = node(m, (start, end, l) => ({ type: 'SingleQuoted', start, end, parts: l[0] }), seq(lit(m,
      "'"), label(m, 0, repeat(m, { least: 0, listed: true }, choice(m, readPlaceholder, readSingleText))), lit(m,
  "'")));
  const readPlain = node(m, (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }), label(m, 0, text(m,
        choice(m, seq(lit(m, "\\"), one(m, "^")), seq(one(m, "<>|"), lit(m, "&")), lit(m, "&>"), one(m, "^")))));
  const readCommandLine = node(m, (start, end, l) => ({ type: 'CommandLine', start, end, parts: l[0] }), label(m, 0,
      repeat(m, { least: 0, listed: true }, choice(m, readPlaceholder, readSeparator, readDoubleQuoted,
          readSingleQuoted, readPlain))));
  const leaf0 = leaf(m, readCommandLine);

  return {
    machine: m,
    steps: {
      CommandLine: { op: 'leaf', read: leaf0 },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['CommandLine'],
  rules: once(makeRules),
  mistakes: {
  },
  registers: 0,
  tables: 0,
};
