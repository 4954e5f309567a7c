// Generated from grammars/tools/edits-aider-search-replace.peggy, grammars/tools/edits-search-replace.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, and, choice, closes, cut, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, seq, text, tuple } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FenceHeadNode extends TreeNode {
  readonly type: 'FenceHead';
  readonly name: [string, string, string] | null;
  readonly open: string;
  readonly info: string;
}
export interface EditHeadNode extends TreeNode {
  readonly type: 'EditHead';
  readonly name: [string, string, string] | null;
  readonly indent: BadIndentNode | null;
  readonly mark: string;
  readonly text: string;
}
export interface DividerNode extends TreeNode { readonly type: 'Divider'; readonly text: string; }
export interface EditEndNode extends TreeNode {
  readonly type: 'EditEnd';
  readonly mark: string;
  readonly text: string;
}
export interface BadIndentNode extends RecoveryNode { readonly type: 'BadIndent'; }
export interface BadEndNode extends RecoveryNode { readonly type: 'BadEnd'; }
export interface MissingRestNode extends RecoveryNode { readonly type: 'MissingRest'; }
export interface BadUndividedNode extends RecoveryNode { readonly type: 'BadUndivided'; }
export interface BadInsideNode extends RecoveryNode { readonly type: 'BadInside'; }
export interface BadSecondEndNode extends RecoveryNode { readonly type: 'BadSecondEnd'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface BadMarkerNode extends RecoveryNode { readonly type: 'BadMarker'; }
export interface LineEndNode extends TreeNode { readonly type: 'LineEnd'; readonly text: string; }
export interface BlankNode extends TreeNode { readonly type: 'Blank'; readonly text: string; }
export interface EndTokenNode extends TreeNode { readonly type: 'EndToken'; readonly text: string; }
export interface EndNode extends TreeNode { readonly type: 'End'; }
export interface FenceEndNode extends TreeNode { readonly type: 'FenceEnd'; readonly text: string; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface MissingFenceRestNode extends RecoveryNode { readonly type: 'MissingFenceRest'; }
export interface BadCutTokenNode extends RecoveryNode { readonly type: 'BadCutToken'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FenceHeadNode | EditHeadNode | BadInsideNode | DividerNode | EditEndNode | BadEndNode | MissingRestNode
| BadUndividedNode | BadSecondEndNode | BlankNode | FenceEndNode | MissingFenceRestNode | MissingFenceEndNode
| BadMarkerNode | BadCutHeadNode | BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadIndentNode | BadEndNode | MissingRestNode | BadUndividedNode | BadInsideNode | BadSecondEndNode | BadCutHeadNode
| BadMarkerNode | MissingFenceEndNode | MissingFenceRestNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedEdits' | 'BadMarker' | 'BadCutHead' | 'BadCutToken' | 'EndToken' | 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'Edit', 'FencedEdits' | 'model'>>
& Readonly<Record<'FenceHead' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd' | 'Blank', 'FencedEdits'>>
& Readonly<Record<'EditHead' | 'BadIndent' | 'Divider' | 'EditEnd' | 'BadEnd' | 'MissingRest' | 'BadUndivided' | 'BadSecondEnd'
| 'ContentText' | 'BadInside', 'Edit'>>;

/** The codes of mistakes. */
export type Codes = "wrong-open" | "wrong-close" | "cut-off" | "missing-divider" | "unescaped-marker" | "stray-marker" | "wrong-marker"
| "missing-close";

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([10, 10], [13, 13]);
  const STARTS_1 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_2 = startsOf([0, 65535]);
  const STARTS_3 = startsOf([9, 9], [32, 32], [43, 43], [60, 62]);
  const STARTS_4 = startsOf([61, 61]);
  const STARTS_5 = startsOf([9, 10], [13, 13], [32, 32]);
  const STARTS_6 = startsOf([0, 8], [11, 12], [14, 31], [33, 65535]);
  const STARTS_7 = startsOf([0, 9], [11, 12], [14, 59], [61, 65535]);
  const STARTS_8 = startsOf([60, 60]);
  const skipFenceRun = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const skipRestOfLine = seq(run(m, "^\n\r`"), skipEol);
  const skipPlainName = seq(not(m, seq(run(m, "+\\-=|", 1), run(m, "\t "), skipEol)), many(m, 1, choice(m, one(m,
        "^\t\n\r !*,.:-<>?`"), seq(run(m, "!,.:;?", 1), and(m, one(m, "^\t\n\r !*,.:-<>?`"))))));
  const readNamedInFence = tuple(m, [0, 1, 2], text(m, seq(skipFenceRun, skipRestOfLine)), text(m, skipPlainName),
    text(m, seq(run(m, "\t "), skipEol, skipFenceRun, run(m, "\t "), skipEol)));
  const skipHashes = optional(m, seq(run(m, "#", 1), run(m, "\t ", 1)));
  const skipNameEnd = seq(run(m, "\t "), skipEol, optional(m, seq(run(m, "\t "), skipEol)));
  const skipFileName = seq(and(m, seq(run(m, "^\t\n\r ./\\\\"), one(m, "./\\\\"))), skipPlainName);
  const readNamedOnLine = choice(m, tuple(m, [0, 1, 2], text(m, seq(skipHashes, run(m, "*`", 1))), text(m, run(m,
          "^\n\r*`", 1)), text(m, seq(run(m, "*`", 1), optional(m, lit(m, ":")), run(m, "*`"), skipNameEnd))),
    tuple(m, [0, 1, 2], text(m, skipHashes), text(m, skipFileName), text(m, skipNameEnd)), tuple(m, [0, 1, 2],
      text(m, skipHashes), text(m, skipPlainName), text(m, seq(run(m, "\t "), skipEol))), tuple(m, [0, 1, 2], text(m,
        skipHashes), text(m, skipFileName), text(m, seq(lit(m, ":"), skipNameEnd))));
  const readNamed = choice(m, readNamedInFence, readNamedOnLine);
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readFenceOpen = choice(m, readFenceRun, text(m, seq(lit(m, "<"), choice(m, lit(m, "sourcecode"), lit(m,
          "source"), lit(m, "codeblock"), lit(m, "code"), lit(m, "pre")), lit(m, ">"))));
  const skipNamedInFence = seq(seq(skipFenceRun, skipRestOfLine), skipPlainName, seq(run(m, "\t "), skipEol,
      skipFenceRun, run(m, "\t "), skipEol));
  const skipNamedOnLine = choice(m, seq(seq(skipHashes, run(m, "*`", 1)), run(m, "^\n\r*`", 1), seq(run(m, "*`", 1),
        optional(m, lit(m, ":")), run(m, "*`"), skipNameEnd)), seq(skipHashes, skipFileName, skipNameEnd),
    seq(skipHashes, skipPlainName, seq(run(m, "\t "), skipEol)), seq(skipHashes, skipFileName, seq(lit(m, ":"),
        skipNameEnd)));
  const skipNamed = choice(m, skipNamedInFence, skipNamedOnLine);
  const skipHeadWord = seq(lit(m, " SEARCH"), optional(m, lit(m, ">")), run(m, "\t "), skipEol);
  const skipHead = seq(run(m, "\t "), repeat(m, { least: 5, most: 9 }, lit(m, "<")), skipHeadWord);
  const readFenceHead = node(m, (start, end, l) => ({ type: 'FenceHead', start, end, name: l[0], open: l[1],
        info: l[2] }), seq(label(m, 0, optional(m, readNamed)), label(m, 1, readFenceOpen), label(m, 2, text(m,
          skipRestOfLine)), and(m, seq(optional(m, skipNamed), skipHead))));
  const leaf0 = leaf(m, readFenceHead);
  const readBadIndent = mistake(m, 'BadIndent', run(m, "\t ", 1));
  const readEditHead = node(m, (start, end, l) => ({ type: 'EditHead', start, end, name: l[0], indent: l[1],
        mark: l[2], text: l[3] }), seq(label(m, 0, optional(m, readNamed)), label(m, 1, optional(m, readBadIndent)),
      label(m, 2, text(m, repeat(m, { least: 5, most: 9 }, lit(m, "<")))), label(m, 3, text(m, skipHeadWord))));
  const leaf19 = leaf(m, readEditHead);
  const leaf22 = leaf(m, skipEol);
  const skip_divider = seq(repeat(m, { least: 5, most: 9 }, lit(m, "=")), run(m, "\t "), skipEol);
  const skipInside = choice(m, skipHead, skip_divider);
  const skipTokenName = choice(m, lit(m, "im_end"), lit(m, "endoftext"), lit(m, "end_of_text"), lit(m, "eot_id"),
    lit(m, "eom_id"), lit(m, "eot"), lit(m, "return"), lit(m, "end"), lit(m, "call"));
  const skip_endToken = choice(m, lit(m, "</s>"), seq(lit(m, "<|"), skipTokenName, lit(m, "|>")));
  const skipCloseEnd = seq(run(m, "\t "), choice(m, skipEol, not(m, one(m, "^")), and(m, skip_endToken)));
  const skipTail = seq(repeat(m, { least: 5, most: 9 }, lit(m, ">")), lit(m, " REPLACE"), skipCloseEnd);
  const skip_badEnd = choice(m, seq(run(m, "\t ", 1), skipTail), seq(repeat(m, { least: 3 }, lit(m, "+")), lit(m,
      " REPLACE"), skipCloseEnd), seq(skip_divider, and(m, seq(run(m, "\t "), choice(m, lit(m, "```"), lit(m,
            "~~~"), lit(m, "</"), seq(optional(m, skipNamed), skipHead))))));
  const skip_editEnd = choice(m, skipTail, skip_badEnd);
  const skipMarker = choice(m, skipInside, skip_editEnd);
  const leaf23 = leaf(m, not(m, skipMarker));
  const text33 = rounds(m, { run: "^\n\r", least: 1 });
  const text34 = rounds(m, { before: not(m, skipMarker), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });
  const readBadInside = mistake(m, 'BadInside', seq(not(m, skip_editEnd), skipInside));
  const leaf35 = leaf(m, tuple(m, [0, 1], not(m, skip_divider), readBadInside));
  const readDivider = node(m, (start, end, l) => ({ type: 'Divider', start, end, text: l[0] }), label(m, 0, text(m,
        skip_divider)));
  const readDivision = readDivider;
  const leaf37 = leaf(m, readDivision);
  const leaf40 = leaf(m, readBadInside);
  const readEditEnd = node(m, (start, end, l) => ({ type: 'EditEnd', start, end, mark: l[0], text: l[1] }),
    seq(label(m, 0, text(m, repeat(m, { least: 5, most: 9 }, lit(m, ">")))), label(m, 1, text(m, seq(lit(m,
            " REPLACE"), skipCloseEnd)))));
  const readBadEnd = mistake(m, 'BadEnd', skip_badEnd);
  const readMissingRest = mistake(m, 'MissingRest', lit(m, ""));
  const readEditClose = choice(m, readEditEnd, readBadEnd, readMissingRest);
  const leaf41 = leaf(m, readEditClose);
  const readBadUndivided = mistake(m, 'BadUndivided', skip_editEnd);
  const leaf46 = leaf(m, choice(m, readBadUndivided, readMissingRest));
  const readBadSecondEnd = mistake(m, 'BadSecondEnd', skip_editEnd);
  const leaf48 = leaf(m, optional(m, readBadSecondEnd));
  const readBlank = node(m, (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }), label(m, 0, text(m,
        seq(run(m, "\t "), skipEol))));
  const leaf50 = leaf(m, readBlank);
  const readFenceClose = closes(m, 0, choice(m, text(m, run(m, "`", 1)), text(m, run(m, "~", 1)), text(m, seq(lit(m,
          "</"), run(m, "a-z", 1), lit(m, ">")))));
  const skipFenceClose = quiet(m, readFenceClose);
  const skip_fenceEnd = seq(run(m, "\t "), skipFenceClose, skipCloseEnd);
  const readFenceEnd = node(m, (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skip_fenceEnd)));
  const readMissingFenceRest = pick(m, 1, cut(m, skip_fenceEnd), mistake(m, 'MissingFenceRest', lit(m, "")));
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', lit(m, ""));
  const leaf52 = leaf(m, choice(m, readFenceEnd, readMissingFenceRest, readMissingFenceEnd));
  const skipWrongHead = seq(repeat(m, { least: 2 }, one(m, "+\\-<->")), run(m, "\t "), lit(m, "SEARCH"), optional(m,
      lit(m, ">")), run(m, "\t "), skipEol);
  const readBadMarker = mistake(m, 'BadMarker', skipWrongHead);
  const skipFenceOpen = choice(m, skipFenceRun, seq(lit(m, "<"), choice(m, lit(m, "sourcecode"), lit(m, "source"),
        lit(m, "codeblock"), lit(m, "code"), lit(m, "pre")), lit(m, ">")));
  const skipFence = seq(skipFenceOpen, skipRestOfLine);
  const skipHeadBefore = choice(m, seq(skipNamed, optional(m, seq(skipFence, optional(m, skipNamed)))),
    seq(skipFence, optional(m, skipNamed)));
  const skipMarkRun = seq(run(m, "\t "), lit(m, "<"));
  const readEndsInHead = pick(m, 1, cut(m, skipHead), lit(m, ""));
  const skipEndsInHead = quiet(m, readEndsInHead);
  const readBadCutHead = mistake(m, 'BadCutHead', seq(optional(m, skipHeadBefore), and(m, skipMarkRun),
      skipEndsInHead, run(m, "^", 1)));
  const readEndsInToken = pick(m, 1, cut(m, skip_endToken), lit(m, ""));
  const skipEndsInToken = quiet(m, readEndsInToken);
  const readBadCutToken = mistake(m, 'BadCutToken', seq(and(m, lit(m, "<|")), skipEndsInToken, run(m, "^", 1)));
  const readEndToken = node(m, (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }), label(m, 0, text(m,
        skip_endToken)));
  const leaf59 = leaf(m, choice(m, readBadMarker, readBadCutHead, readBadCutToken, readEndToken));
  const text73 = rounds(m, { run: "^\n\r<", least: 1 });
  const leaf74 = leaf(m, seq(not(m, skip_endToken), lit(m, "<")));
  const skipItemStart = choice(m, seq(optional(m, skipNamed), optional(m, seq(skipFence, optional(m, skipNamed))),
      skipHead), skipWrongHead, seq(optional(m, skipHeadBefore), and(m, skipMarkRun), skipEndsInHead));
  const text75 = rounds(m, { run: "^\n\r<", least: 1 }, { before: seq(not(m, skip_endToken), lit(m, "<")) },
    { before: seq(skipEol, not(m, skipItemStart)) });
  const readLineEnd = node(m, (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skipEol)));
  const leaf77 = leaf(m, readLineEnd);
  const readEnd = node(m, 'End', lit(m, ""));
  const leaf79 = leaf(m, readEnd);

  const stepsearchPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf35 }] };
  const stepreplacePart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf40 }] };
  const stepFencedItem: Step = { op: 'choice', starts: [STARTS_1, STARTS_5], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf50 }] };
  const stepItem: Step = { op: 'choice', starts: [STARTS_6, STARTS_1, STARTS_1, STARTS_1, STARTS_0], alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf59 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf77 }] };
  const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: leaf52 }] } };
  const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf19 }, { op: 'loop', body: stepsearchPart }, { op: 'choice', starts: [STARTS_4, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf37 }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: leaf41 }] }, { op: 'leaf', read: leaf46 }] }, { op: 'leaf', read: leaf48 }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'leaf', read: leaf22 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf23, body: { op: 'text', read: text33, isSome: true } }] }] }, { op: 'text', read: text34 }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_7, STARTS_8], alternatives: [{ op: 'text', read: text73, isSome: true }, { op: 'leaf', read: leaf74 }] }, { op: 'text', read: text75 }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepItem }, { op: 'leaf', read: leaf79 }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadIndent: {"code":"wrong-open","severity":"warning","meaning":"The first marker is indented.","example":"  <<<<<<< SEARCH","mend":"Write the marker at the start of its line."},
    BadEnd: {"code":"wrong-close","severity":"warning","meaning":"The last marker is another one: a second divider, another tool's marker, an indented one.","example":"<<<<<<< SEARCH\none\n=======\ntwo\n=======","mend":"End the block with a line >>>>>>> REPLACE."},
    MissingRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    BadUndivided: {"code":"missing-divider","severity":"error","meaning":"A block has no divider between the old lines and the new ones. It was kept as text.","example":"<<<<<<< SEARCH\none\n>>>>>>> REPLACE","mend":"Write a line ======= and the new lines below it."},
    BadInside: {"code":"unescaped-marker","severity":"error","meaning":"There is a marker line inside the content. It was read as content.","example":"<<<<<<< SEARCH\none\n<<<<<<< SEARCH\ntwo\n=======","mend":"Write each block with one first marker, one divider and one last marker."},
    BadSecondEnd: {"code":"stray-marker","severity":"warning","meaning":"The last marker is given twice. The second one was left out.","example":">>>>>>> REPLACE\n>>>>>>> REPLACE","mend":"Write it once."},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    BadMarker: {"code":"wrong-marker","severity":"error","meaning":"A line looks like the first marker of a block, but is not written as one. The block was kept as text.","example":"<<<<<<<SEARCH","mend":"Write the marker as the format does."},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence."},
    MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":true},
    BadCutToken: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
  },
  registers: 1,
  tables: 0,
};
