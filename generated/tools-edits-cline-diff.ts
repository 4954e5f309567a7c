// Generated from grammars/tools/edits-cline-diff.peggy, grammars/tools/edits-search-replace.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, and, choice, closes, cut, label, leaf, lit, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, seq, text, tuple } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FenceHeadNode extends TreeNode { readonly type: 'FenceHead'; readonly fence: BadFenceNode; }
export interface EditHeadNode extends TreeNode {
  readonly type: 'EditHead';
  readonly mark: string;
  readonly text: string;
}
export interface DividerNode extends TreeNode { readonly type: 'Divider'; readonly text: string; }
export interface EditEndNode extends TreeNode {
  readonly type: 'EditEnd';
  readonly mark: string;
  readonly text: string;
}
export interface BadDividerNode extends RecoveryNode { readonly type: 'BadDivider'; }
export interface MissingEditEndNode extends RecoveryNode { readonly type: 'MissingEditEnd'; }
export interface BadCutEndNode extends RecoveryNode { readonly type: 'BadCutEnd'; }
export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly open: string;
  readonly info: string;
}
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
export interface MentionHeadNode extends TreeNode {
  readonly type: 'MentionHead';
  readonly run: string;
  readonly info: string;
}
export interface MentionEndNode extends TreeNode { readonly type: 'MentionEnd'; readonly text: string; }
export interface FenceEndNode extends TreeNode { readonly type: 'FenceEnd'; readonly text: string; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface MissingFenceRestNode extends RecoveryNode { readonly type: 'MissingFenceRest'; }
export interface BadCutTokenNode extends RecoveryNode { readonly type: 'BadCutToken'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FenceHeadNode | EditHeadNode | BadInsideNode | DividerNode | BadDividerNode | EditEndNode | BadCutEndNode
| MissingEditEndNode | BadUndividedNode | MissingRestNode | BadSecondEndNode | BlankNode | FenceEndNode
| MissingFenceRestNode | MissingFenceEndNode | BadMarkerNode | BadCutHeadNode | MentionHeadNode | MentionEndNode
| BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadDividerNode | MissingEditEndNode | BadCutEndNode | BadFenceNode | MissingRestNode | BadUndividedNode
| BadInsideNode | BadSecondEndNode | BadCutHeadNode | BadMarkerNode | MissingFenceEndNode | MissingFenceRestNode
| BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedEdits' | 'BadMarker' | 'BadCutHead' | 'Mention' | 'BadCutToken' | 'EndToken' | 'ProseText'
| 'LineEnd', 'model'>>
& Readonly<Record<'Edit' | 'Blank', 'FencedEdits' | 'model'>>
& Readonly<Record<'FenceHead' | 'BadFence' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd', 'FencedEdits'>>
& Readonly<Record<'EditHead' | 'Divider' | 'BadDivider' | 'EditEnd' | 'BadCutEnd' | 'MissingEditEnd' | 'BadUndivided' | 'MissingRest'
| 'BadSecondEnd' | 'ContentText' | 'BadInside', 'Edit'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "wrong-close" | "missing-close" | "cut-off" | "fenced-call" | "missing-divider" | "unescaped-marker"
| "stray-marker" | "wrong-marker";

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([10, 10], [13, 13]);
  const STARTS_1 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_2 = startsOf([0, 65535]);
  const STARTS_3 = startsOf([43, 43], [45, 45], [60, 62]);
  const STARTS_4 = startsOf([61, 61]);
  const STARTS_5 = startsOf([45, 45], [60, 60]);
  const STARTS_6 = startsOf([9, 10], [13, 13], [32, 32]);
  const STARTS_7 = startsOf([96, 96], [126, 126]);
  const STARTS_8 = startsOf([60, 60]);
  const STARTS_9 = startsOf([0, 9], [11, 12], [14, 59], [61, 65535]);
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const readBadFence = mistake(m, (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, open: l[0],
        info: l[1] }), seq(label(m, 0, readFenceRun), label(m, 1, text(m, seq(run(m, "^\n\r`"), skipEol)))));
  const skipHeadMark = choice(m, repeat(m, { least: 3 }, lit(m, "-")), repeat(m, { least: 3 }, lit(m, "<")));
  const skipHead = seq(skipHeadMark, lit(m, " SEARCH"), skipEol);
  const readFenceHead = node(m, (start, end, l) => ({ type: 'FenceHead', start, end, fence: l[0] }), seq(label(m, 0,
        readBadFence), and(m, skipHead)));
  const leaf0 = leaf(m, readFenceHead);
  const readEditHead = node(m, (start, end, l) => ({ type: 'EditHead', start, end, mark: l[0], text: l[1] }),
    seq(label(m, 0, text(m, skipHeadMark)), label(m, 1, text(m, seq(lit(m, " SEARCH"), skipEol)))));
  const leaf7 = leaf(m, readEditHead);
  const leaf9 = leaf(m, skipEol);
  const skip_divider = seq(repeat(m, { least: 3 }, lit(m, "=")), run(m, "\t "), skipEol);
  const skipInside = choice(m, skipHead, skip_divider);
  const skipEndMark = choice(m, repeat(m, { least: 3 }, lit(m, "+")), repeat(m, { least: 3 }, lit(m, ">")));
  const skipTokenName = choice(m, lit(m, "im_end"), lit(m, "endoftext"), lit(m, "end_of_text"), lit(m, "eot_id"),
    lit(m, "eom_id"), lit(m, "eot"), lit(m, "return"), lit(m, "end"), lit(m, "call"));
  const skip_endToken = choice(m, lit(m, "</s>"), seq(lit(m, "<|"), skipTokenName, lit(m, "|>")));
  const skipCloseEnd = seq(run(m, "\t "), choice(m, skipEol, not(m, one(m, "^")), and(m, skip_endToken)));
  const skip_editEnd = seq(skipEndMark, lit(m, " REPLACE"), skipCloseEnd);
  const readEndsInEnd = pick(m, 1, cut(m, skip_editEnd), lit(m, ""));
  const skipEndsInEnd = quiet(m, readEndsInEnd);
  const skipMarker = choice(m, skipInside, skip_editEnd, seq(and(m, one(m, "+>")), skipEndsInEnd));
  const leaf10 = leaf(m, not(m, skipMarker));
  const text21 = rounds(m, { run: "^\n\r", least: 1 });
  const text22 = rounds(m, { before: not(m, skipMarker), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });
  const readBadInside = mistake(m, 'BadInside', seq(not(m, skip_editEnd), skipInside));
  const leaf23 = leaf(m, tuple(m, [0, 1], not(m, skip_divider), readBadInside));
  const readDivider = node(m, (start, end, l) => ({ type: 'Divider', start, end, text: l[0] }), label(m, 0, text(m,
        seq(repeat(m, { least: 3 }, lit(m, "=")), skipEol))));
  const readBadDivider = mistake(m, 'BadDivider', skip_divider);
  const readDivision = choice(m, readDivider, readBadDivider);
  const leaf25 = leaf(m, readDivision);
  const leaf29 = leaf(m, readBadInside);
  const readEditEnd = node(m, (start, end, l) => ({ type: 'EditEnd', start, end, mark: l[0], text: l[1] }),
    seq(label(m, 0, text(m, skipEndMark)), label(m, 1, text(m, seq(lit(m, " REPLACE"), skipCloseEnd)))));
  const readBadCutEnd = mistake(m, 'BadCutEnd', seq(and(m, one(m, "+>")), skipEndsInEnd, run(m, "^", 1)));
  const readMissingEditEnd = mistake(m, 'MissingEditEnd', lit(m, ""));
  const readEditClose = choice(m, readEditEnd, readBadCutEnd, readMissingEditEnd);
  const leaf30 = leaf(m, readEditClose);
  const readBadUndivided = mistake(m, 'BadUndivided', skip_editEnd);
  const readMissingRest = mistake(m, 'MissingRest', lit(m, ""));
  const leaf35 = leaf(m, choice(m, readBadUndivided, readMissingRest));
  const readBadSecondEnd = mistake(m, 'BadSecondEnd', skip_editEnd);
  const leaf38 = leaf(m, optional(m, readBadSecondEnd));
  const readBlank = node(m, (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }), label(m, 0, text(m,
        seq(run(m, "\t "), skipEol))));
  const leaf40 = leaf(m, readBlank);
  const readFenceClose = closes(m, 0, choice(m, text(m, run(m, "`", 1)), text(m, run(m, "~", 1)), text(m, seq(lit(m,
          "</"), run(m, "a-z", 1), lit(m, ">")))));
  const skipFenceClose = quiet(m, readFenceClose);
  const skip_fenceEnd = seq(run(m, "\t "), skipFenceClose, skipCloseEnd);
  const readFenceEnd = node(m, (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skip_fenceEnd)));
  const readMissingFenceRest = pick(m, 1, cut(m, skip_fenceEnd), mistake(m, 'MissingFenceRest', lit(m, "")));
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', lit(m, ""));
  const leaf42 = leaf(m, choice(m, readFenceEnd, readMissingFenceRest, readMissingFenceEnd));
  const skipWrongHead = seq(repeat(m, { least: 2 }, one(m, "+\\-<->")), run(m, "\t "), lit(m, "SEARCH"), optional(m,
      lit(m, ">")), run(m, "\t "), skipEol);
  const readBadMarker = mistake(m, 'BadMarker', skipWrongHead);
  const readEndsInHead = pick(m, 1, cut(m, skipHead), lit(m, ""));
  const skipEndsInHead = quiet(m, readEndsInHead);
  const readBadCutHead = mistake(m, 'BadCutHead', seq(optional(m, lit(m, "")), and(m, one(m, "\\-<")),
      skipEndsInHead, run(m, "^", 1)));
  const leaf49 = leaf(m, choice(m, readBadMarker, readBadCutHead));
  const readMentionHead = node(m, (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
    seq(label(m, 0, readFenceRun), label(m, 1, text(m, seq(run(m, "^\n\r`"), choice(m, skipEol, not(m, one(m,
  "^"))))))));
  const leaf55 = leaf(m, readMentionHead);
  const skip_mentionEnd = seq(run(m, "\t "), skipFenceClose, run(m, "\t "), and(m, choice(m, skipEol, not(m, one(m,
        "^")), skip_endToken)));
  const text57 = rounds(m, { before: not(m, skip_mentionEnd), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });
  const readMentionEnd = node(m, (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }), label(m, 0,
      text(m, skip_mentionEnd)));
  const leaf59 = leaf(m, optional(m, readMentionEnd));
  const readEndsInToken = pick(m, 1, cut(m, skip_endToken), lit(m, ""));
  const skipEndsInToken = quiet(m, readEndsInToken);
  const readBadCutToken = mistake(m, 'BadCutToken', seq(and(m, lit(m, "<|")), skipEndsInToken, run(m, "^", 1)));
  const readEndToken = node(m, (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }), label(m, 0, text(m,
        skip_endToken)));
  const leaf61 = leaf(m, choice(m, readBadCutToken, readEndToken));
  const text66 = rounds(m, { run: "^\n\r<", least: 1 });
  const leaf67 = leaf(m, seq(not(m, skip_endToken), lit(m, "<")));
  const skipFenceRun = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const skipItemStart = choice(m, skipHead, skipWrongHead, skipFenceRun, seq(and(m, one(m, "\\-<")), skipEndsInHead));
  const text68 = rounds(m, { run: "^\n\r<", least: 1 }, { before: seq(not(m, skip_endToken), lit(m, "<")) },
    { before: seq(skipEol, not(m, skipItemStart)) });
  const readLineEnd = node(m, (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skipEol)));
  const leaf71 = leaf(m, readLineEnd);
  const readEnd = node(m, 'End', lit(m, ""));
  const leaf73 = leaf(m, readEnd);

  const stepsearchPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf23 }] };
  const stepreplacePart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf29 }] };
  const stepFencedItem: Step = { op: 'choice', starts: [STARTS_5, STARTS_6], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf40 }] };
  const stepLead: Step = { op: 'choice', starts: [STARTS_7, STARTS_5, STARTS_6], alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf40 }] };
  const stepItem: Step = { op: 'choice', starts: [STARTS_5, STARTS_3, STARTS_7, STARTS_8, STARTS_1, STARTS_0], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf49 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf61 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf71 }] };
  const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: leaf42 }] } };
  const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf7 }, { op: 'loop', body: stepsearchPart }, { op: 'choice', starts: [STARTS_4, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf25 }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: leaf30 }] }, { op: 'leaf', read: leaf35 }] }, { op: 'leaf', read: leaf38 }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'text', read: text21, isSome: true } }] }] }, { op: 'text', read: text22 }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf55 }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: leaf59 }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', register: -1, isText: true, body: { op: 'text', read: text57 } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_9, STARTS_8], alternatives: [{ op: 'text', read: text66, isSome: true }, { op: 'leaf', read: leaf67 }] }, { op: 'text', read: text68 }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepLead }, { op: 'loop', body: stepItem }, { op: 'leaf', read: leaf73 }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadDivider: {"code":"wrong-close","severity":"warning","meaning":"The marker is the wrong one, or has spaces after it.","example":"------- SEARCH\none\n=======  .","mend":"Write the divider as a line ======= and the last marker as +++++++ REPLACE."},
    MissingEditEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence."},
    BadCutEnd: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"The edits are in a code fence. The fence was left out.","example":"```\n------- SEARCH","mend":"Write the edits without a fence."},
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
