// Generated from todo.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, choice, label, leaf, lit, many, mistake, node, not, one, rounds, run, seq, text } from 'peglot/define/runtime';

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

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([9, 13], [32, 32], [35, 35], [45, 45], [160, 160], [5760, 5760], [8192, 8202], [8232,
      8233], [8239, 8239], [8287, 8287], [12288, 12288], [65279, 65279]);
  const STARTS_1 = startsOf([0, 9], [11, 12], [14, 65535]);
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const skipEof = not(m, one(m, "^"));
  const skipBlankLine = choice(m, seq(run(m,
      "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), skipEol), seq(run(m,
        "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff", 1), skipEof));
  const readBlank = node(m, 'Blank', skipBlankLine);
  const skipLineEnd = seq(run(m, "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"),
    choice(m, skipEol, skipEof));
  const readWords = text(m, many(m, 1, seq(not(m, seq(run(m,
            "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), skipLineEnd)), one(m,
  "^\n\r"))));
  const readTitle = node(m, (start, end, l) => ({ type: 'Title', start, end, text: l[0] }), seq(run(m,
      "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), lit(m, "# "), label(m, 0,
        readWords), skipLineEnd));
  const readBadLevel = mistake(m, 'BadLevel', seq(lit(m, "###"), run(m, "#"), lit(m, " ")));
  const readHeading = node(m, (start, end, l) => ({ type: 'Heading', start, end, hashes: l[0] ?? null, text: l[1] }),
    seq(run(m, "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), label(m, 0,
        readBadLevel), label(m, 1, readWords), skipLineEnd), seq(run(m,
      "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), lit(m, "## "), label(m, 1,
        readWords), skipLineEnd));
  const readBullet = node(m, (start, end, l) => ({ type: 'Bullet', start, end, text: l[0] }), seq(run(m,
      "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), lit(m, "- "), label(m, 0,
        readWords), skipLineEnd));
  const leaf0 = leaf(m, choice(m, readBlank, readTitle, readHeading, readBullet));
  const text11 = rounds(m, { run: "^\n\r", least: 1 });
  const skipSpecial = choice(m, skipBlankLine, seq(run(m,
      "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), choice(m, seq(run(m, "#", 1),
          lit(m, " ")), lit(m, "- "))));
  const text12 = rounds(m, { before: seq(skipEol, not(m, skipSpecial)), run: "^\n\r", least: 1 });

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParagraph }] };
  const stepParagraph: Step = { op: 'rule', name: 'Paragraph', register: -1, isText: false, body: { op: 'again', step: () => stepParagraphText } };
  const stepParagraphText: Step = { op: 'rule', name: 'ParagraphText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'text', read: text11, isSome: true }, { op: 'text', read: text12 }] } };

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
    BadLevel: {"code":"bad-level","severity":"warning","meaning":"A heading of a section has another level than two.","example":"### Steps","mend":"Write ## before the heading."},
  },
  registers: 0,
  tables: 0,
};
