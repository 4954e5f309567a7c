// Generated from grammars/tools/edits-aider-udiff.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, and, choice, closes, cut, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, seq, text, tuple } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface DiffHeadNode extends TreeNode {
  readonly type: 'DiffHead';
  readonly open: string;
  readonly language: "diff" | BadLanguageNode;
  readonly after: string;
}
export interface FirstHeadNode extends TreeNode {
  readonly type: 'FirstHead';
  readonly git: string | null;
  readonly from: ["--- ", [string, string, string]] | null;
  readonly to: ["+++ ", [string, string, string]] | null;
  readonly hunk: null | MissingHunkHeadNode;
  readonly second: BadSecondNameNode | null;
}
export interface FileHeadNode extends TreeNode {
  readonly type: 'FileHead';
  readonly git: string;
  readonly from: ["--- ", [string, string, string]];
  readonly to: ["+++ ", [string, string, string]];
}
export interface HunkHeadNode extends TreeNode { readonly type: 'HunkHead'; readonly text: string; }
export interface NoNewlineNode extends TreeNode { readonly type: 'NoNewline'; readonly text: string; }
export interface LineNode extends TreeNode {
  readonly type: 'Line';
  readonly sign: string | null;
  readonly text: string;
}
export interface BareLineNode extends TreeNode {
  readonly type: 'BareLine';
  readonly sign: string;
  readonly text: string;
}
export interface BareEndNode extends TreeNode { readonly type: 'BareEnd'; }
export interface BadRestNode extends RecoveryNode { readonly type: 'BadRest'; }
export interface BadBareRestNode extends RecoveryNode { readonly type: 'BadBareRest'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface BadBareHeadNode extends RecoveryNode {
  readonly type: 'BadBareHead';
  readonly git: string;
  readonly from: ["--- ", [string, string, string]];
  readonly to: ["+++ ", [string, string, string]];
}
export interface BadSecondNameNode extends RecoveryNode {
  readonly type: 'BadSecondName';
  readonly to: ["+++ ", [string, string, string]];
}
export interface MissingHunkHeadNode extends RecoveryNode { readonly type: 'MissingHunkHead'; }
export interface BadLanguageNode extends RecoveryNode { readonly type: 'BadLanguage'; }
export interface LineEndNode extends TreeNode { readonly type: 'LineEnd'; readonly text: string; }
export interface EndTokenNode extends TreeNode { readonly type: 'EndToken'; readonly text: string; }
export interface EndNode extends TreeNode { readonly type: 'End'; }
export interface MentionHeadNode extends TreeNode {
  readonly type: 'MentionHead';
  readonly run: string;
  readonly info: string;
}
export interface MentionEndNode extends TreeNode { readonly type: 'MentionEnd'; readonly text: string; }
export interface FenceEndNode extends TreeNode { readonly type: 'FenceEnd'; readonly text: string; }
export interface BadCutTokenNode extends RecoveryNode { readonly type: 'BadCutToken'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<DiffHeadNode | FirstHeadNode | FileHeadNode | HunkHeadNode | NoNewlineNode | LineNode | FenceEndNode | BadRestNode
| BadBareHeadNode | BareLineNode | BadBareRestNode | BareEndNode | BadCutHeadNode | MentionHeadNode | MentionEndNode
| BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadRestNode | BadBareRestNode | BadCutHeadNode | BadBareHeadNode | BadSecondNameNode | MissingHunkHeadNode
| BadLanguageNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedDiff' | 'BareDiff' | 'BadCutHead' | 'Mention' | 'BadCutToken' | 'EndToken' | 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'DiffHead' | 'BadLanguage' | 'FirstHead' | 'MissingHunkHead' | 'BadSecondName' | 'Line' | 'FenceEnd' | 'BadRest', 'FencedDiff'>>
& Readonly<Record<'FileHead' | 'HunkHead' | 'NoNewline', 'BareDiff' | 'FencedDiff'>>
& Readonly<Record<'BadBareHead' | 'BareLine' | 'BadBareRest' | 'BareEnd', 'BareDiff'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "cut-off" | "missing-open" | "wrong-open";

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([96, 96], [126, 126]);
  const STARTS_1 = startsOf([45, 45], [100, 100], [105, 105], [110, 110]);
  const STARTS_2 = startsOf([45, 45], [96, 96], [126, 126]);
  const STARTS_3 = startsOf([60, 60]);
  const STARTS_4 = startsOf([0, 9], [11, 12], [14, 59], [61, 65535]);
  const STARTS_5 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_6 = startsOf([10, 10], [13, 13]);
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readLanguage = lit(m, "diff");
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const skipGitLine = seq(choice(m, lit(m, "diff --git "), lit(m, "index "), lit(m, "new file mode "), lit(m,
    "deleted file mode ")), run(m, "^\n\r"), skipEol);
  const skipGit = repeat(m, { least: 0, most: 6 }, skipGitLine);
  const skipNameChar = choice(m, one(m, "^\t\n\r "), seq(run(m, " ", 1), and(m, one(m, "^\t\n\r "))));
  const skipName = seq(optional(m, seq(one(m, "ab"), lit(m, "/"))), many(m, 1, skipNameChar), seq(run(m, " "),
      optional(m, seq(lit(m, "\t"), run(m, "^\n\r"))), skipEol));
  const skipOldName = seq(lit(m, "--- "), skipName);
  const skipNewName = seq(lit(m, "+++ "), skipName);
  const skipBareHead = seq(skipGit, skipOldName, skipNewName, lit(m, "@@"));
  const readBadLanguage = mistake(m, 'BadLanguage', and(m, seq(run(m, "\t "), skipEol, skipBareHead)));
  const readDiffHead = node(m, (start, end, l) => ({ type: 'DiffHead', start, end, open: l[0], language: l[1],
        after: l[2] }), seq(label(m, 0, readFenceRun), label(m, 1, choice(m, readLanguage, readBadLanguage)),
      label(m, 2, text(m, seq(run(m, "\t "), skipEol))), and(m, choice(m, lit(m, "--- "), lit(m, "+++ "), lit(m,
          "@@"), skipGitLine))));
  const leaf0 = leaf(m, readDiffHead);
  const readGit = text(m, repeat(m, { least: 0, most: 6 }, skipGitLine));
  const readName = tuple(m, [0, 1, 2], text(m, optional(m, seq(one(m, "ab"), lit(m, "/")))), text(m, many(m, 1,
        skipNameChar)), text(m, seq(run(m, " "), optional(m, seq(lit(m, "\t"), run(m, "^\n\r"))), skipEol)));
  const readOldName = tuple(m, [0, 1], lit(m, "--- "), readName);
  const readNewName = tuple(m, [0, 1], lit(m, "+++ "), readName);
  const readMissingHunkHead = mistake(m, 'MissingHunkHead', lit(m, ""));
  const readBadSecondName = mistake(m, (start, end, raw, l) => ({ type: 'BadSecondName', start, end, raw,
        to: l[0] }), seq(label(m, 0, readNewName), and(m, lit(m, "@@"))));
  const readFirstHead = node(m, (start, end, l) => ({ type: 'FirstHead', start, end, git: l[0] ?? null,
        from: l[1] ?? null, to: l[2] ?? null, hunk: l[3] ?? null, second: l[4] ?? null }), seq(label(m, 0, readGit),
      label(m, 1, readOldName), label(m, 2, readNewName), label(m, 3, choice(m, and(m, lit(m, "@@")),
          readMissingHunkHead))), label(m, 4, readBadSecondName));
  const leaf13 = leaf(m, optional(m, readFirstHead));
  const readFenceClose = closes(m, 0, choice(m, text(m, run(m, "`", 1)), text(m, run(m, "~", 1)), text(m, seq(lit(m,
          "</"), run(m, "a-z", 1), lit(m, ">")))));
  const skipFenceClose = quiet(m, readFenceClose);
  const skipTokenName = choice(m, lit(m, "im_end"), lit(m, "endoftext"), lit(m, "end_of_text"), lit(m, "eot_id"),
    lit(m, "eom_id"), lit(m, "eot"), lit(m, "return"), lit(m, "end"), lit(m, "call"));
  const skip_endToken = choice(m, lit(m, "</s>"), seq(lit(m, "<|"), skipTokenName, lit(m, "|>")));
  const skipCloseEnd = seq(run(m, "\t "), choice(m, skipEol, not(m, one(m, "^")), and(m, skip_endToken)));
  const skip_fenceEnd = seq(run(m, "\t "), skipFenceClose, skipCloseEnd);
  const readFileHead = node(m, (start, end, l) => ({ type: 'FileHead', start, end, git: l[0], from: l[1],
        to: l[2] }), seq(label(m, 0, readGit), label(m, 1, readOldName), label(m, 2, readNewName), and(m, lit(m,
  "@@"))));
  const readHunkHead = node(m, (start, end, l) => ({ type: 'HunkHead', start, end, text: l[0] }), label(m, 0, text(m,
        seq(lit(m, "@@"), run(m, "^\n\r"), skipEol))));
  const readNoNewline = node(m, (start, end, l) => ({ type: 'NoNewline', start, end, text: l[0] }), label(m, 0,
      text(m, seq(lit(m, "\\ No newline"), run(m, "^\n\r"), skipEol))));
  const readLine = node(m, (start, end, l) => ({ type: 'Line', start, end, sign: l[0], text: l[1] }), seq(label(m, 0,
        optional(m, text(m, one(m, " +\\-")))), label(m, 1, text(m, choice(m, seq(run(m, "^\n\r"), skipEol), run(m,
              "^\n\r", 1))))));
  const readPart = pick(m, 1, not(m, skip_fenceEnd), choice(m, readFileHead, readHunkHead, readNoNewline, readLine));
  const leaf21 = leaf(m, readPart);
  const readFenceEnd = node(m, (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skip_fenceEnd)));
  const readBadRest = mistake(m, 'BadRest', lit(m, ""));
  const leaf33 = leaf(m, choice(m, readFenceEnd, readBadRest));
  const readBadBareHead = mistake(m, (start, end, raw, l) => ({ type: 'BadBareHead', start, end, raw, git: l[0],
        from: l[1], to: l[2] }), seq(label(m, 0, readGit), label(m, 1, readOldName), label(m, 2, readNewName), and(m,
        lit(m, "@@"))));
  const leaf36 = leaf(m, readBadBareHead);
  const readBareLine = node(m, (start, end, l) => ({ type: 'BareLine', start, end, sign: l[0], text: l[1] }),
    seq(label(m, 0, text(m, one(m, " +\\-"))), label(m, 1, text(m, seq(run(m, "^\n\r"), skipEol)))));
  const readBarePart = choice(m, readFileHead, readHunkHead, readNoNewline, readBareLine);
  const leaf38 = leaf(m, readBarePart);
  const readBadBareRest = mistake(m, 'BadBareRest', seq(one(m, " +\\-@"), run(m, "^\n\r"), not(m, one(m, "^"))));
  const readBareEnd = node(m, 'BareEnd', lit(m, ""));
  const leaf41 = leaf(m, choice(m, readBadBareRest, readBareEnd));
  const skipFenceRun = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const skipBadLanguage = and(m, seq(run(m, "\t "), skipEol, skipBareHead));
  const skipDiffHead = seq(skipFenceRun, choice(m, lit(m, "diff"), skipBadLanguage), seq(run(m, "\t "), skipEol),
    and(m, choice(m, lit(m, "--- "), lit(m, "+++ "), lit(m, "@@"), skipGitLine)));
  const readEndsInDiffHead = pick(m, 1, cut(m, skipDiffHead), lit(m, ""));
  const skipEndsInDiffHead = quiet(m, readEndsInDiffHead);
  const readEndsInBareHead = pick(m, 1, cut(m, skipBareHead), lit(m, ""));
  const skipEndsInBareHead = quiet(m, readEndsInBareHead);
  const readBadCutHead = mistake(m, 'BadCutHead', seq(and(m, seq(skipFenceRun, lit(m, "diff"))), skipEndsInDiffHead,
      run(m, "^", 1)), seq(and(m, lit(m, "--- ")), skipEndsInBareHead, run(m, "^", 1)));
  const leaf44 = leaf(m, readBadCutHead);
  const readMentionHead = node(m, (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
    seq(label(m, 0, readFenceRun), label(m, 1, text(m, seq(run(m, "^\n\r`"), choice(m, skipEol, not(m, one(m,
  "^"))))))));
  const leaf53 = leaf(m, readMentionHead);
  const skip_mentionEnd = seq(run(m, "\t "), skipFenceClose, run(m, "\t "), and(m, choice(m, skipEol, not(m, one(m,
        "^")), skip_endToken)));
  const text55 = rounds(m, { before: not(m, skip_mentionEnd), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });
  const readMentionEnd = node(m, (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }), label(m, 0,
      text(m, skip_mentionEnd)));
  const leaf57 = leaf(m, optional(m, readMentionEnd));
  const readEndsInToken = pick(m, 1, cut(m, skip_endToken), lit(m, ""));
  const skipEndsInToken = quiet(m, readEndsInToken);
  const readBadCutToken = mistake(m, 'BadCutToken', seq(and(m, lit(m, "<|")), skipEndsInToken, run(m, "^", 1)));
  const readEndToken = node(m, (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }), label(m, 0, text(m,
        skip_endToken)));
  const leaf59 = leaf(m, choice(m, readBadCutToken, readEndToken));
  const text64 = rounds(m, { run: "^\n\r<", least: 1 });
  const leaf65 = leaf(m, seq(not(m, skip_endToken), lit(m, "<")));
  const skipItemStart = choice(m, skipFenceRun, skipBareHead);
  const text66 = rounds(m, { run: "^\n\r<", least: 1 }, { before: seq(not(m, skip_endToken), lit(m, "<")) },
    { before: seq(skipEol, not(m, skipItemStart)) });
  const readLineEnd = node(m, (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skipEol)));
  const leaf68 = leaf(m, readLineEnd);
  const readEnd = node(m, 'End', lit(m, ""));
  const leaf70 = leaf(m, readEnd);

  const stepitem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_2, STARTS_0, STARTS_3, STARTS_5, STARTS_6], alternatives: [{ op: 'again', step: () => stepFencedDiff }, { op: 'again', step: () => stepBareDiff }, { op: 'leaf', read: leaf44 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf59 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf68 }] };
  const stepFencedDiff: Step = { op: 'rule', name: 'FencedDiff', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as DiffHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'leaf', read: leaf13 }, { op: 'loop', body: { op: 'leaf', read: leaf21 } }, { op: 'leaf', read: leaf33 }] } };
  const stepBareDiff: Step = { op: 'rule', name: 'BareDiff', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf36 }, { op: 'loop', body: { op: 'leaf', read: leaf38 } }, { op: 'leaf', read: leaf41 }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf53 }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: leaf57 }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', register: -1, isText: true, body: { op: 'text', read: text55 } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'text', read: text64, isSome: true }, { op: 'leaf', read: leaf65 }] }, { op: 'text', read: text66 }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepitem }, { op: 'leaf', read: leaf70 }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    BadBareRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    BadBareHead: {"code":"missing-open","severity":"warning","meaning":"The diff has no fence, a file has only its second name, or its first hunk has no head.","example":"--- a.py\n+++ a.py\n@@ ... @@","mend":"Begin with a fence of the language diff, both names of the file, and the head of a hunk."},
    BadSecondName: {"code":"missing-open","severity":"warning","meaning":"The diff has no fence, a file has only its second name, or its first hunk has no head.","example":"--- a.py\n+++ a.py\n@@ ... @@","mend":"Begin with a fence of the language diff, both names of the file, and the head of a hunk."},
    MissingHunkHead: {"code":"missing-open","severity":"warning","meaning":"The diff has no fence, a file has only its second name, or its first hunk has no head.","example":"--- a.py\n+++ a.py\n@@ ... @@","mend":"Begin with a fence of the language diff, both names of the file, and the head of a hunk."},
    BadLanguage: {"code":"wrong-open","severity":"warning","meaning":"The fence of a diff does not say that it is one.","example":"```\n--- a.py\n+++ a.py","mend":"Write the language diff after the opening fence."},
    BadCutToken: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
  },
  registers: 1,
  tables: 0,
};
