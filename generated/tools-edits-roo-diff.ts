// Generated from grammars/tools/edits-roo-diff.peggy, grammars/tools/edits-search-replace.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, and, choice, closes, cut, label, leaf, lit, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, seq, text, tuple } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FenceHeadNode extends TreeNode { readonly type: 'FenceHead'; readonly fence: BadFenceNode; }
export interface EditHeadNode extends TreeNode {
  readonly type: 'EditHead';
  readonly mark: string | BadMarksNode;
  readonly text: string;
  readonly lines: ([":", "start_line" | "end_line", ":", string, string] | BadLineNode)[] | null;
  readonly rule: string | MissingRuleNode | null;
}
export interface DividerNode extends TreeNode { readonly type: 'Divider'; readonly text: string; }
export interface EditEndNode extends TreeNode {
  readonly type: 'EditEnd';
  readonly mark: string;
  readonly text: string;
}
export interface EscapedNode extends TreeNode { readonly type: 'Escaped'; readonly text: string; }
export interface BadLineNode extends RecoveryNode { readonly type: 'BadLine'; }
export interface MissingRuleNode extends RecoveryNode { readonly type: 'MissingRule'; }
export interface BadMarksNode extends RecoveryNode { readonly type: 'BadMarks'; }
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
export type Nodes = NodesByType<FenceHeadNode | EditHeadNode | EscapedNode | BadInsideNode | DividerNode | EditEndNode | MissingRestNode
| BadUndividedNode | BadSecondEndNode | BlankNode | FenceEndNode | MissingFenceRestNode | MissingFenceEndNode
| BadMarkerNode | BadCutHeadNode | MentionHeadNode | MentionEndNode | BadCutTokenNode | EndTokenNode | LineEndNode
| EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadLineNode | MissingRuleNode | BadMarksNode | BadFenceNode | MissingRestNode | BadUndividedNode | BadInsideNode
| BadSecondEndNode | BadCutHeadNode | BadMarkerNode | MissingFenceEndNode | MissingFenceRestNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedEdits' | 'BadMarker' | 'BadCutHead' | 'Mention' | 'BadCutToken' | 'EndToken' | 'ProseText'
| 'LineEnd', 'model'>>
& Readonly<Record<'Edit' | 'Blank', 'FencedEdits' | 'model'>>
& Readonly<Record<'FenceHead' | 'BadFence' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd', 'FencedEdits'>>
& Readonly<Record<'EditHead' | 'BadLine' | 'MissingRule' | 'BadMarks' | 'Divider' | 'EditEnd' | 'MissingRest' | 'BadUndivided'
| 'BadSecondEnd' | 'ContentText' | 'Escaped' | 'BadInside', 'Edit'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "bad-value" | "missing-open" | "wrong-dialect" | "fenced-call" | "cut-off" | "missing-divider" | "unescaped-marker"
| "stray-marker" | "wrong-marker" | "missing-close";

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([10, 10], [13, 13]);
  const STARTS_1 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_2 = startsOf([0, 65535]);
  const STARTS_3 = startsOf([43, 43], [60, 62], [92, 92]);
  const STARTS_4 = startsOf([61, 61]);
  const STARTS_5 = startsOf([45, 45], [60, 60]);
  const STARTS_6 = startsOf([9, 10], [13, 13], [32, 32]);
  const STARTS_7 = startsOf([96, 96], [126, 126]);
  const STARTS_8 = startsOf([43, 43], [45, 45], [60, 62]);
  const STARTS_9 = startsOf([60, 60]);
  const STARTS_10 = startsOf([0, 9], [11, 12], [14, 59], [61, 65535]);
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const readBadFence = mistake(m, (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, open: l[0],
        info: l[1] }), seq(label(m, 0, readFenceRun), label(m, 1, text(m, seq(run(m, "^\n\r`"), skipEol)))));
  const skipHeadWord = seq(lit(m, " SEARCH"), optional(m, lit(m, ">")), run(m, "\t "), skipEol);
  const skipHead = seq(choice(m, lit(m, "<<<<<<<"), lit(m, "-------")), skipHeadWord);
  const readFenceHead = node(m, (start, end, l) => ({ type: 'FenceHead', start, end, fence: l[0] }), seq(label(m, 0,
        readBadFence), and(m, skipHead)));
  const leaf0 = leaf(m, readFenceHead);
  const readLineKey = choice(m, lit(m, "start_line"), lit(m, "end_line"));
  const readLineNumber = tuple(m, [0, 1, 2, 3, 4], lit(m, ":"), readLineKey, lit(m, ":"), text(m, run(m, "0-9", 1)),
    text(m, seq(run(m, "\t "), skipEol)));
  const skipLineKey = choice(m, lit(m, "start_line"), lit(m, "end_line"));
  const readBadLine = mistake(m, 'BadLine', seq(lit(m, ":"), skipLineKey, lit(m, ":"), run(m, "^\n\r"), skipEol));
  const readLine = choice(m, readLineNumber, readBadLine);
  const readRule = text(m, seq(lit(m, "-------"), run(m, "\t "), skipEol));
  const readMissingRule = mistake(m, 'MissingRule', lit(m, ""));
  const readBadMarks = mistake(m, 'BadMarks', lit(m, "-------"));
  const readEditHead = node(m, (start, end, l) => ({ type: 'EditHead', start, end, mark: l[0], text: l[1],
        lines: l[2] ?? null, rule: l[3] ?? null }), seq(label(m, 0, text(m, lit(m, "<<<<<<<"))), label(m, 1, text(m,
          skipHeadWord)), label(m, 2, repeat(m, { least: 1, most: 2, listed: true }, readLine)), label(m, 3,
        choice(m, readRule, readMissingRule))), seq(label(m, 0, text(m, lit(m, "<<<<<<<"))), label(m, 1, text(m,
          skipHeadWord)), label(m, 3, optional(m, readRule))), seq(label(m, 0, readBadMarks), label(m, 1, text(m,
          skipHeadWord))));
  const leaf7 = leaf(m, readEditHead);
  const leaf17 = leaf(m, skipEol);
  const skip_divider = seq(lit(m, "======="), run(m, "\t "), skipEol);
  const skipInside = choice(m, seq(choice(m, lit(m, "<<<<<<<"), lit(m, ">>>>>>>")), run(m, "^\n\r"), skipEol),
    skip_divider);
  const skipTokenName = choice(m, lit(m, "im_end"), lit(m, "endoftext"), lit(m, "end_of_text"), lit(m, "eot_id"),
    lit(m, "eom_id"), lit(m, "eot"), lit(m, "return"), lit(m, "end"), lit(m, "call"));
  const skip_endToken = choice(m, lit(m, "</s>"), seq(lit(m, "<|"), skipTokenName, lit(m, "|>")));
  const skipCloseEnd = seq(run(m, "\t "), choice(m, skipEol, not(m, one(m, "^")), and(m, skip_endToken)));
  const skip_editEnd = seq(choice(m, lit(m, ">>>>>>>"), lit(m, "+++++++")), lit(m, " REPLACE"), skipCloseEnd);
  const skipEscapable = choice(m, lit(m, "<<<<<<<"), lit(m, "-------"), lit(m, "======="), lit(m, ">>>>>>>"));
  const skipMarker = choice(m, skipInside, skip_editEnd, seq(lit(m, "\\"), skipEscapable));
  const leaf18 = leaf(m, not(m, skipMarker));
  const text27 = rounds(m, { run: "^\n\r", least: 1 });
  const text28 = rounds(m, { before: not(m, skipMarker), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });
  const readEscaped = node(m, (start, end, l) => ({ type: 'Escaped', start, end, text: l[0] }), seq(lit(m, "\\"),
      label(m, 0, text(m, seq(skipEscapable, run(m, "^\n\r"), skipEol)))));
  const readBadInside = mistake(m, 'BadInside', seq(not(m, skip_editEnd), skipInside));
  const leaf29 = leaf(m, choice(m, readEscaped, tuple(m, [0, 1], not(m, skip_divider), readBadInside)));
  const readDivider = node(m, (start, end, l) => ({ type: 'Divider', start, end, text: l[0] }), label(m, 0, text(m,
        skip_divider)));
  const readDivision = readDivider;
  const leaf32 = leaf(m, readDivision);
  const leaf35 = leaf(m, choice(m, readEscaped, readBadInside));
  const readEditEnd = node(m, (start, end, l) => ({ type: 'EditEnd', start, end, mark: l[0], text: l[1] }),
    seq(label(m, 0, text(m, choice(m, lit(m, ">>>>>>>"), lit(m, "+++++++")))), label(m, 1, text(m, seq(lit(m,
            " REPLACE"), skipCloseEnd)))));
  const readMissingRest = mistake(m, 'MissingRest', lit(m, ""));
  const readEditClose = choice(m, readEditEnd, readMissingRest);
  const leaf36 = leaf(m, readEditClose);
  const readBadUndivided = mistake(m, 'BadUndivided', skip_editEnd);
  const leaf40 = leaf(m, choice(m, readBadUndivided, readMissingRest));
  const readBadSecondEnd = mistake(m, 'BadSecondEnd', skip_editEnd);
  const leaf42 = leaf(m, optional(m, readBadSecondEnd));
  const readBlank = node(m, (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }), label(m, 0, text(m,
        seq(run(m, "\t "), skipEol))));
  const leaf44 = leaf(m, readBlank);
  const readFenceClose = closes(m, 0, choice(m, text(m, run(m, "`", 1)), text(m, run(m, "~", 1)), text(m, seq(lit(m,
          "</"), run(m, "a-z", 1), lit(m, ">")))));
  const skipFenceClose = quiet(m, readFenceClose);
  const skip_fenceEnd = seq(run(m, "\t "), skipFenceClose, skipCloseEnd);
  const readFenceEnd = node(m, (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skip_fenceEnd)));
  const readMissingFenceRest = pick(m, 1, cut(m, skip_fenceEnd), mistake(m, 'MissingFenceRest', lit(m, "")));
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', lit(m, ""));
  const leaf46 = leaf(m, choice(m, readFenceEnd, readMissingFenceRest, readMissingFenceEnd));
  const skipWrongHead = seq(repeat(m, { least: 2 }, one(m, "+\\-<->")), run(m, "\t "), lit(m, "SEARCH"), optional(m,
      lit(m, ">")), run(m, "\t "), skipEol);
  const readBadMarker = mistake(m, 'BadMarker', skipWrongHead);
  const readEndsInHead = pick(m, 1, cut(m, skipHead), lit(m, ""));
  const skipEndsInHead = quiet(m, readEndsInHead);
  const readBadCutHead = mistake(m, 'BadCutHead', seq(optional(m, lit(m, "")), and(m, one(m, "\\-<")),
      skipEndsInHead, run(m, "^", 1)));
  const leaf53 = leaf(m, choice(m, readBadMarker, readBadCutHead));
  const readMentionHead = node(m, (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
    seq(label(m, 0, readFenceRun), label(m, 1, text(m, seq(run(m, "^\n\r`"), choice(m, skipEol, not(m, one(m,
  "^"))))))));
  const leaf59 = leaf(m, readMentionHead);
  const skip_mentionEnd = seq(run(m, "\t "), skipFenceClose, run(m, "\t "), and(m, choice(m, skipEol, not(m, one(m,
        "^")), skip_endToken)));
  const text61 = rounds(m, { before: not(m, skip_mentionEnd), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });
  const readMentionEnd = node(m, (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }), label(m, 0,
      text(m, skip_mentionEnd)));
  const leaf63 = leaf(m, optional(m, readMentionEnd));
  const readEndsInToken = pick(m, 1, cut(m, skip_endToken), lit(m, ""));
  const skipEndsInToken = quiet(m, readEndsInToken);
  const readBadCutToken = mistake(m, 'BadCutToken', seq(and(m, lit(m, "<|")), skipEndsInToken, run(m, "^", 1)));
  const readEndToken = node(m, (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }), label(m, 0, text(m,
        skip_endToken)));
  const leaf65 = leaf(m, choice(m, readBadCutToken, readEndToken));
  const text70 = rounds(m, { run: "^\n\r<", least: 1 });
  const leaf71 = leaf(m, seq(not(m, skip_endToken), lit(m, "<")));
  const skipFenceRun = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const skipItemStart = choice(m, skipHead, skipWrongHead, skipFenceRun, seq(and(m, one(m, "\\-<")), skipEndsInHead));
  const text72 = rounds(m, { run: "^\n\r<", least: 1 }, { before: seq(not(m, skip_endToken), lit(m, "<")) },
    { before: seq(skipEol, not(m, skipItemStart)) });
  const readLineEnd = node(m, (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skipEol)));
  const leaf75 = leaf(m, readLineEnd);
  const readEnd = node(m, 'End', lit(m, ""));
  const leaf77 = leaf(m, readEnd);

  const stepsearchPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf29 }] };
  const stepreplacePart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepContentText }, { op: 'leaf', read: leaf35 }] };
  const stepFencedItem: Step = { op: 'choice', starts: [STARTS_5, STARTS_6], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf44 }] };
  const stepLead: Step = { op: 'choice', starts: [STARTS_7, STARTS_5, STARTS_6], alternatives: [{ op: 'again', step: () => stepFencedEdits }, { op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf44 }] };
  const stepItem: Step = { op: 'choice', starts: [STARTS_5, STARTS_8, STARTS_7, STARTS_9, STARTS_1, STARTS_0], alternatives: [{ op: 'again', step: () => stepEdit }, { op: 'leaf', read: leaf53 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf65 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf75 }] };
  const stepFencedEdits: Step = { op: 'rule', name: 'FencedEdits', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepFencedItem }, { op: 'leaf', read: leaf46 }] } };
  const stepEdit: Step = { op: 'rule', name: 'Edit', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf7 }, { op: 'loop', body: stepsearchPart }, { op: 'choice', starts: [STARTS_4, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf32 }, { op: 'loop', body: stepreplacePart }, { op: 'leaf', read: leaf36 }] }, { op: 'leaf', read: leaf40 }] }, { op: 'leaf', read: leaf42 }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'leaf', read: leaf17 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf18, body: { op: 'text', read: text27, isSome: true } }] }] }, { op: 'text', read: text28 }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf59 }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: leaf63 }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', register: -1, isText: true, body: { op: 'text', read: text61 } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_10, STARTS_9], alternatives: [{ op: 'text', read: text70, isSome: true }, { op: 'leaf', read: leaf71 }] }, { op: 'text', read: text72 }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepLead }, { op: 'loop', body: stepItem }, { op: 'leaf', read: leaf77 }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadLine: {"code":"bad-value","severity":"error","meaning":"A line number is not a number. It was left out.","example":"<<<<<<< SEARCH\n:start_line:four","mend":"Give the number of the line."},
    MissingRule: {"code":"missing-open","severity":"warning","meaning":"The rule below the line numbers is missing.","example":"<<<<<<< SEARCH\n:start_line:4\none","mend":"Write a line ------- below the line numbers."},
    BadMarks: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are those of another tool.","example":"------- SEARCH","mend":"Write <<<<<<< SEARCH and >>>>>>> REPLACE."},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"The edits are in a code fence. The fence was left out.","example":"```\n<<<<<<< SEARCH","mend":"Write the edits without a fence."},
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
