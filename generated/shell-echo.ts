// Generated from grammars/shell-echo.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type TextPiece, type TreeNode, Machine, once, choice, label, leaf, lit, node, one, optional, repeat, run, seq, text } from '../src/engine/generated.ts';

export interface PlainNode extends TreeNode { readonly type: 'Plain'; readonly text: string; }
export interface EchoOctalNode extends TreeNode { readonly type: 'EchoOctal'; readonly digits: string; }
export interface EndNode extends TreeNode { readonly type: 'End'; }
export interface TextNode extends TreeNode { readonly type: 'Text'; readonly text: string; }
export interface FormatOctalNode extends TreeNode { readonly type: 'FormatOctal'; readonly digits: string; }
export interface DirectiveNode extends TreeNode {
  readonly type: 'Directive';
  readonly flags: string;
  readonly width: string;
  readonly precision: string;
  readonly conversion: string;
}
export interface StarNode extends TreeNode { readonly type: 'Star'; }
export interface EscapeNode extends TreeNode {
  readonly type: 'Escape';
  readonly code: string | null;
  readonly letter: string | null;
}

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<EchoOctalNode | EndNode | EscapeNode | PlainNode | DirectiveNode | StarNode | FormatOctalNode | TextNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'EchoOctal' | 'End' | 'Escape' | 'Plain' | 'Directive' | 'Star' | 'FormatOctal' | 'Text', 'model'>>;

/** The codes of mistakes. */
export type Codes = never;

function makeRules(): GrammarRules {
  const m = new Machine();

  const readEchoOctal = node(m, (start, end, l) => ({ type: 'EchoOctal', start, end, digits: l[0] }), seq(lit(m,
      "\\0"), label(m, 0, text(m, repeat(m, { least: 0, most: 3 }, one(m, "0-7"))))));
  const readEnd = node(m, 'End', seq(lit(m, "\\c"), run(m, "^")));
  const readEscape = node(m, (start, end, l) => ({ type: 'Escape', start, end, code: l[0] ?? null,
        letter: l[1] ?? null }), seq(lit(m, "\\x"), label(m, 0, text(m, repeat(m, { least: 1, most: 2 }, one(m,
    "0-9A-Fa-f"))))), seq(lit(m, "\\u"), label(m, 0, text(m, repeat(m, { least: 1, most: 4 }, one(m,
    "0-9A-Fa-f"))))), seq(lit(m, "\\U"), label(m, 0, text(m, repeat(m, { least: 1, most: 8 }, one(m,
    "0-9A-Fa-f"))))), seq(lit(m, "\\"), label(m, 1, text(m, one(m, "E\\\\abefnrtv")))));
  const readPlain = node(m, (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }), label(m, 0, choice(m,
        text(m, run(m, "^\\\\", 1)), lit(m, "\\"))));
  const leaf0 = leaf(m, choice(m, readEchoOctal, readEnd, readEscape, readPlain));
  const readDirective = node(m, (start, end, l) => ({ type: 'Directive', start, end, flags: l[0], width: l[1],
        precision: l[2], conversion: l[3] }), seq(lit(m, "%"), label(m, 0, text(m, run(m, " #+\\-0"))), label(m, 1,
        text(m, run(m, "0-9"))), label(m, 2, text(m, optional(m, seq(lit(m, "."), run(m, "0-9"))))), run(m,
      "Lhjltz"), label(m, 3, text(m, one(m, "AE-GQXa-gioqsux")))));
  const readStar = node(m, 'Star', seq(lit(m, "%"), run(m, " #+\\-0"), optional(m, seq(run(m, "0-9"), lit(m, "."))),
      lit(m, "*")));
  const readFormatOctal = node(m, (start, end, l) => ({ type: 'FormatOctal', start, end, digits: l[0] }), seq(lit(m,
      "\\"), label(m, 0, text(m, repeat(m, { least: 1, most: 3 }, one(m, "0-7"))))));
  const readText = node(m, (start, end, l) => ({ type: 'Text', start, end, text: l[0] }), label(m, 0, text(m, run(m,
          "^%\\\\", 1))), seq(lit(m, "\\"), label(m, 0, text(m, one(m, "\"'")))), seq(lit(m, "%"), label(m, 0, lit(m,
    "%"))), label(m, 0, text(m, one(m, "%\\\\"))));
  const leaf5 = leaf(m, choice(m, readDirective, readStar, readFormatOctal, readEscape, readText));

  return {
    machine: m,
    steps: {
      Echo: { op: 'loop', body: { op: 'leaf', read: leaf0 } },
      Format: { op: 'loop', body: { op: 'leaf', read: leaf5 } },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Echo', 'Format'],
  rules: once(makeRules),
  mistakes: {
  },
  registers: 0,
  tables: 0,
};
