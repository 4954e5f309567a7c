// Generated from changelog.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, wordList, choice, label, leaf, lit, many, mistake, node, not, one, optional, pick, repeat, rounds, run, seq, text, words } from 'peglot/define/runtime';

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

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([9, 13], [32, 32], [35, 35], [42, 42], [45, 45], [160, 160], [5760, 5760], [8192, 8202],
    [8232, 8233], [8239, 8239], [8287, 8287], [12288, 12288], [65279, 65279]);
  const STARTS_1 = startsOf([0, 9], [11, 12], [14, 65535]);
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const readBlank = node(m, 'Blank', seq(run(m,
      "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), skipEol), seq(run(m,
        "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff", 1), not(m, one(m, "^"))));
  const skipLineEnd = choice(m, skipEol, not(m, one(m, "^")));
  const readTitle = node(m, (start, end, l) => ({ type: 'Title', start, end, text: l[0] }), seq(run(m,
      "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), lit(m, "# "), label(m, 0,
        text(m, run(m, "^\n\r", 1))), skipLineEnd));
  const readBadVersion = mistake(m, (start, end, raw, l) => ({ type: 'BadVersion', start, end, raw, text: l[0] }),
    label(m, 0, text(m, run(m, "^\t\n\r []", 1))));
  const readVersion = choice(m, pick(m, 1, lit(m, "["), text(m, run(m, "^\n\r]", 1)), lit(m, "]")), readBadVersion);
  const readDate = text(m, seq(repeat(m, { least: 4, most: 4 }, one(m, "0-9")), lit(m, "-"), repeat(m, { least: 2,
          most: 2 }, one(m, "0-9")), lit(m, "-"), repeat(m, { least: 2, most: 2 }, one(m, "0-9"))));
  const readRelease = node(m, (start, end, l) => ({ type: 'Release', start, end, version: l[0], date: l[1],
        yanked: l[2] }), seq(run(m, "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"),
      lit(m, "## "), label(m, 0, readVersion), label(m, 1, optional(m, pick(m, 3, run(m,
            "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), lit(m, "-"), run(m,
            "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), readDate))), label(m, 2,
        optional(m, pick(m, 1, run(m, "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"),
            lit(m, "[YANKED]")))), run(m,
      "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), skipLineEnd));
  const read_kind = words(m, wordList(["Added","Changed","Deprecated","Removed","Fixed","Security"], ["BadKindCase",
    "BadKindSlip"]), run(m, "A-Za-z", 1));
  const readKind = node(m, (start, end, l) => ({ type: 'Kind', start, end, name: l[0] }), seq(run(m,
      "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), lit(m, "### "), label(m, 0,
        read_kind), run(m, "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), skipLineEnd));
  const readEntry = node(m, (start, end, l) => ({ type: 'Entry', start, end, text: l[0] }), seq(run(m,
      "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"), one(m, "*\\-"), lit(m, " "),
      label(m, 0, text(m, seq(run(m, "^\n\r", 1), many(m, 0, seq(skipEol, lit(m, "  "), run(m, "^\n\r", 1)))))),
      skipLineEnd));
  const leaf0 = leaf(m, choice(m, readBlank, readTitle, readRelease, readKind, readEntry));
  const text12 = rounds(m, { run: "^\n\r", least: 1 });
  const skipSpecial = seq(run(m, "\t\u000b\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"),
    choice(m, lit(m, "#"), seq(one(m, "*\\-"), lit(m, " "))));
  const text13 = rounds(m, { before: seq(skipEol, not(m, skipSpecial)), run: "^\n\r", least: 1 });

  const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepIntroduction }] };
  const stepIntroduction: Step = { op: 'rule', name: 'Introduction', register: -1, isText: false, body: { op: 'again', step: () => stepIntroductionText } };
  const stepIntroductionText: Step = { op: 'rule', name: 'IntroductionText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'text', read: text12, isSome: true }, { op: 'text', read: text13 }] } };

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
    BadVersion: {"code":"bad-version","severity":"warning","meaning":"The version of a release stands without brackets.","example":"## 1.1.0 - 2026-11-01","mend":"Write the version in brackets: ## [1.1.0] - 2026-11-01."},
    BadKindCase: {"code":"bad-kind-case","severity":"warning","meaning":"A kind of change is not written as the format has it.","example":"### added","mend":"Write ### Added."},
    BadKindSlip: {"code":"bad-kind-slip","severity":"warning","meaning":"A kind of change has a typing slip.","example":"### Adedd","mend":"Write ### Added."},
  },
  registers: 0,
  tables: 0,
};
