// Generated from grammars/amounts.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type TextPiece, type TreeNode, Machine, once, and, caseless, choice, label, leaf, lit, many, node, not, one, optional, pick, repeat, run, seq, text } from '../src/engine/generated.ts';

export interface TextNode extends TreeNode {
  readonly type: 'Text';
  readonly parts: (LossNode | AmountNode | WordNode | MarkNode)[];
}
export interface AmountNode extends TreeNode {
  readonly type: 'Amount';
  readonly sign: string;
  readonly number: ShareNode | MixedNode | FractionNode | GlyphNode | GroupedNode | PlainNode;
  readonly percent: string;
  readonly scale: MoneyMillionNode | ThousandNode | MillionNode | BillionNode | null;
}
export interface LossNode extends TreeNode { readonly type: 'Loss'; readonly text: string; }
export interface ShareNode extends TreeNode {
  readonly type: 'Share';
  readonly above: string;
  readonly below: string;
}
export interface MixedNode extends TreeNode {
  readonly type: 'Mixed';
  readonly whole: string;
  readonly above: string;
  readonly below: string;
}
export interface FractionNode extends TreeNode {
  readonly type: 'Fraction';
  readonly above: string;
  readonly below: string;
}
export interface GlyphNode extends TreeNode {
  readonly type: 'Glyph';
  readonly whole: string;
  readonly glyph: string;
}
export interface GroupedNode extends TreeNode {
  readonly type: 'Grouped';
  readonly whole: string;
  readonly part: string | null;
}
export interface PlainNode extends TreeNode { readonly type: 'Plain'; readonly text: string; }
export interface ThousandNode extends TreeNode { readonly type: 'Thousand'; }
export interface MillionNode extends TreeNode { readonly type: 'Million'; }
export interface MoneyMillionNode extends TreeNode { readonly type: 'MoneyMillion'; }
export interface BillionNode extends TreeNode { readonly type: 'Billion'; }
export interface WordNode extends TreeNode { readonly type: 'Word'; readonly text: string; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<TextNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Text', 'model'>>;

/** The codes of mistakes. */
export type Codes = never;

function makeRules(): GrammarRules {
  const m = new Machine();

  const skipCurrency = choice(m, one(m, "$\u00a3\u00a5\u20ac\u20b9"), seq(choice(m, lit(m, "USD"), lit(m, "EUR"),
        lit(m, "GBP"), lit(m, "CHF")), not(m, one(m, "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"))));
  const skipLoss = seq(lit(m, "("), run(m, "\t \u00a0\u202f"), choice(m, seq(skipCurrency, run(m, "\t \u00a0\u202f"),
        run(m, ",.0-9", 1)), seq(run(m, "0-9", 1), one(m, ",."), run(m, ",.0-9", 1))), run(m, "\t \u00a0\u202f"),
    optional(m, skipCurrency), run(m, "\t \u00a0\u202f"), lit(m, ")"));
  const skipQuiet = choice(m, one(m, "\t \u00a0\u202f"), one(m, "\n\r!-#(-*,:;=?`~\u00b0\u201c\u201d\u2026\u2248"),
    seq(lit(m, "."), not(m, one(m, "0-9"))));
  const readLoss = node(m, (start, end, l) => ({ type: 'Loss', start, end, text: l[0] }), label(m, 0, text(m,
        seq(lit(m, "("), run(m, "\t \u00a0\u202f"), choice(m, seq(skipCurrency, run(m, "\t \u00a0\u202f"), run(m,
                ",.0-9", 1)), seq(run(m, "0-9", 1), one(m, ",."), run(m, ",.0-9", 1))), run(m, "\t \u00a0\u202f"),
          optional(m, skipCurrency), run(m, "\t \u00a0\u202f"), lit(m, ")")))));
  const skipDigits = repeat(m, { least: 1, most: 15 }, one(m, "0-9"));
  const readShare = node(m, (start, end, l) => ({ type: 'Share', start, end, above: l[0], below: l[1] }),
    seq(label(m, 0, text(m, skipDigits)), run(m, "\t \u00a0\u202f", 1), lit(m, "out of"), run(m, "\t \u00a0\u202f",
        1), label(m, 1, text(m, skipDigits))));
  const readMixed = node(m, (start, end, l) => ({ type: 'Mixed', start, end, whole: l[0], above: l[1],
        below: l[2] }), seq(label(m, 0, text(m, skipDigits)), run(m, "\t \u00a0\u202f", 1), label(m, 1, text(m,
          skipDigits)), lit(m, "/"), label(m, 2, text(m, skipDigits))));
  const readFraction = node(m, (start, end, l) => ({ type: 'Fraction', start, end, above: l[0], below: l[1] }),
    seq(label(m, 0, text(m, skipDigits)), run(m, "\t \u00a0\u202f"), lit(m, "/"), run(m, "\t \u00a0\u202f"), label(m,
        1, text(m, skipDigits))));
  const readGlyph = node(m, (start, end, l) => ({ type: 'Glyph', start, end, whole: l[0], glyph: l[1] }),
    seq(label(m, 0, text(m, repeat(m, { least: 0, most: 15 }, one(m, "0-9")))), label(m, 1, text(m, one(m,
  "\u00bc-\u00be\u2153\u2154\u215b")))));
  const readGrouped = node(m, (start, end, l) => ({ type: 'Grouped', start, end, whole: l[0], part: l[1] }),
    seq(label(m, 0, text(m, seq(repeat(m, { least: 1, most: 3 }, one(m, "0-9")), many(m, 1, seq(lit(m, ","),
                repeat(m, { least: 3, most: 3 }, one(m, "0-9"))))))), not(m, one(m, "0-9")), label(m, 1, optional(m,
          pick(m, 1, lit(m, "."), text(m, run(m, "0-9", 1)))))), seq(label(m, 0, text(m, seq(repeat(m, { least: 1,
                most: 2 }, one(m, "0-9")), many(m, 1, seq(lit(m, ","), repeat(m, { least: 2, most: 2 }, one(m,
                "0-9")), and(m, lit(m, ",")))), lit(m, ","), repeat(m, { least: 3, most: 3 }, one(m, "0-9"))))),
      not(m, one(m, "0-9")), label(m, 1, optional(m, pick(m, 1, lit(m, "."), text(m, run(m, "0-9", 1)))))),
    seq(label(m, 0, text(m, seq(repeat(m, { least: 1, most: 3 }, one(m, "0-9")), many(m, 1, seq(lit(m, "."),
                repeat(m, { least: 3, most: 3 }, one(m, "0-9"))))))), lit(m, ","), label(m, 1, text(m, run(m, "0-9",
            1)))), seq(label(m, 0, text(m, seq(repeat(m, { least: 1, most: 3 }, one(m, "0-9")), repeat(m,
              { least: 2 }, seq(lit(m, "."), repeat(m, { least: 3, most: 3 }, one(m, "0-9"))))))), not(m, one(m,
      "0-9")), label(m, 1, text(m, lit(m, "")))), seq(label(m, 0, text(m, seq(repeat(m, { least: 1, most: 3 },
              one(m, "0-9")), many(m, 1, seq(one(m, " '_\u00a0\u2019\u202f"), repeat(m, { least: 3, most: 3 }, one(m,
      "0-9"))))))), not(m, one(m, "0-9")), label(m, 1, optional(m, pick(m, 1, one(m, ",."), text(m,
              run(m, "0-9", 1)))))), seq(label(m, 0, text(m, run(m, "0-9", 1))), lit(m, ","), label(m, 1, text(m,
          repeat(m, { least: 1, most: 2 }, one(m, "0-9"))))));
  const skipExponent = seq(one(m, "Ee"), optional(m, one(m, "+\\-")), run(m, "0-9", 1));
  const readPlain = node(m, (start, end, l) => ({ type: 'Plain', start, end, text: l[0] }), label(m, 0, text(m,
        choice(m, seq(run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1))), optional(m, skipExponent)),
          seq(lit(m, "."), run(m, "0-9", 1), optional(m, skipExponent))))));
  const readNumber = choice(m, readShare, readMixed, readFraction, readGlyph, readGrouped, readPlain);
  const readPercent = text(m, optional(m, seq(run(m, "\t \u00a0\u202f"), choice(m, one(m, "%\uff05"), seq(caseless(m,
            "percent"), not(m, one(m, "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff")))))));
  const readMoneyMillion = node(m, 'MoneyMillion', seq(lit(m, "m"), not(m, one(m,
  "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"))));
  const readThousand = node(m, 'Thousand', seq(choice(m, caseless(m, "thousand"), caseless(m, "k")), not(m, one(m,
  "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"))));
  const readMillion = node(m, 'Million', seq(choice(m, caseless(m, "million"), caseless(m, "mio"), lit(m, "M")),
      not(m, one(m, "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"))));
  const readBillion = node(m, 'Billion', seq(choice(m, caseless(m, "billion"), caseless(m, "bn"), lit(m, "B")),
      not(m, one(m, "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"))));
  const readScale = choice(m, readThousand, readMillion, readBillion);
  const skipEndsAmount = seq(optional(m, seq(run(m, "\t \u00a0\u202f"), skipCurrency)), not(m, seq(optional(m, one(m,
        ",-/:\u2013")), one(m, "0-9"))));
  const readAmount = node(m, (start, end, l) => ({ type: 'Amount', start, end, sign: l[0], number: l[1],
        percent: l[2], scale: l[3] }), seq(label(m, 0, text(m, optional(m, one(m, "+\\-\u2212")))), skipCurrency,
      run(m, "\t \u00a0\u202f"), label(m, 1, readNumber), label(m, 2, readPercent), label(m, 3, optional(m, pick(m,
            1, run(m, "\t \u00a0\u202f"), choice(m, readMoneyMillion, readScale)))), skipEndsAmount),
    seq(skipCurrency, run(m, "\t \u00a0\u202f"), label(m, 0, text(m, one(m, "+\\-\u2212"))), label(m, 1, readNumber),
      label(m, 2, readPercent), label(m, 3, optional(m, pick(m, 1, run(m, "\t \u00a0\u202f"), choice(m,
              readMoneyMillion, readScale)))), skipEndsAmount), seq(label(m, 0, text(m, optional(m, one(m,
      "+\\-\u2212")))), label(m, 1, readNumber), label(m, 2, readPercent), label(m, 3, optional(m, pick(m, 1,
            run(m, "\t \u00a0\u202f"), readScale))), skipEndsAmount));
  const readWord = node(m, (start, end, l) => ({ type: 'Word', start, end, text: l[0] }), label(m, 0, text(m,
        seq(one(m, "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"), many(m, 0, choice(m, one(m,
              "A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff"), one(m, "0-9"), seq(one(m, "'\\--/_\u2019"), and(m,
                  one(m, "0-9A-Za-z\u00aa-\u02ff\u0370-\u1fff\u3040-\ud7ff")))))))));
  const readMark = node(m, (start, end, l) => ({ type: 'Mark', start, end, text: l[0] }), label(m, 0, text(m,
        choice(m, seq(one(m, "0-9"), run(m, ",-:\u2013")), one(m, "^")))));
  const readText = node(m, (start, end, l) => ({ type: 'Text', start, end, parts: l[0] }), seq(label(m, 0, repeat(m,
          { least: 0, listed: true }, pick(m, 1, many(m, 0, seq(not(m, skipLoss), skipQuiet)), choice(m, readLoss,
              readAmount, readWord, readMark)))), many(m, 0, skipQuiet)));
  const leaf0 = leaf(m, readText);

  return {
    machine: m,
    steps: {
      Text: { op: 'leaf', read: leaf0 },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Text'],
  rules: once(makeRules),
  mistakes: {
  },
  registers: 0,
  tables: 0,
};
