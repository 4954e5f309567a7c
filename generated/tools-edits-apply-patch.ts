// Generated from grammars/tools/edits-apply-patch.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, and, choice, closes, cut, inside, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, rounds, run, same, seq, text, tuple } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FenceHeadNode extends TreeNode { readonly type: 'FenceHead'; readonly fence: BadFenceNode; }
export interface WrapHeadNode extends TreeNode { readonly type: 'WrapHead'; readonly wrap: BadWrapNode; }
export interface WrapEndNode extends TreeNode { readonly type: 'WrapEnd'; readonly text: string; }
export interface BeginNode extends TreeNode { readonly type: 'Begin'; readonly text: string; }
export interface PatchEndNode extends TreeNode { readonly type: 'PatchEnd'; readonly text: string; }
export interface UpdateHeadNode extends TreeNode {
  readonly type: 'UpdateHead';
  readonly before: string;
  readonly kind: "Update";
  readonly path: [string, string, string];
}
export interface HeadNode extends TreeNode {
  readonly type: 'Head';
  readonly before: string;
  readonly kind: "Add" | "Delete" | "Update";
  readonly path: [string, string, string];
}
export interface MoveToNode extends TreeNode {
  readonly type: 'MoveTo';
  readonly before: string;
  readonly to: string;
  readonly after: string;
}
export interface EndOfFileNode extends TreeNode { readonly type: 'EndOfFile'; readonly text: string; }
export interface ContextNode extends TreeNode {
  readonly type: 'Context';
  readonly before: string;
  readonly name: string;
  readonly after: string;
}
export interface LineNode extends TreeNode {
  readonly type: 'Line';
  readonly sign: string | null;
  readonly text: string;
}
export interface BadRestNode extends RecoveryNode { readonly type: 'BadRest'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface MissingPatchEndNode extends RecoveryNode { readonly type: 'MissingPatchEnd'; }
export interface MissingWrapRestNode extends RecoveryNode { readonly type: 'MissingWrapRest'; }
export interface MissingWrapEndNode extends RecoveryNode { readonly type: 'MissingWrapEnd'; }
export interface BadBareHeadNode extends RecoveryNode {
  readonly type: 'BadBareHead';
  readonly before: string;
  readonly kind: "Add" | "Delete" | "Update";
  readonly path: [string, string, string];
}
export interface BadHeadNode extends RecoveryNode { readonly type: 'BadHead'; }
export interface BadWrapNode extends RecoveryNode {
  readonly type: 'BadWrap';
  readonly before: string;
  readonly word: string;
  readonly after: string;
}
export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly open: string;
  readonly info: string;
}
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
export type Nodes = NodesByType<FenceHeadNode | WrapHeadNode | BeginNode | BadBareHeadNode | UpdateHeadNode | MoveToNode | EndOfFileNode
| ContextNode | LineNode | HeadNode | BadHeadNode | PatchEndNode | MissingPatchEndNode | BadRestNode | BlankNode
| WrapEndNode | MissingWrapRestNode | MissingWrapEndNode | FenceEndNode | MissingFenceRestNode | MissingFenceEndNode
| BadCutHeadNode | MentionHeadNode | MentionEndNode | BadCutTokenNode | EndTokenNode | LineEndNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'MentionText' | 'ProseText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadRestNode | BadCutHeadNode | MissingPatchEndNode | MissingWrapRestNode | MissingWrapEndNode | BadBareHeadNode
| BadHeadNode | BadWrapNode | BadFenceNode | MissingFenceEndNode | MissingFenceRestNode | BadCutTokenNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedPatch' | 'BadCutHead' | 'Mention' | 'BadCutToken' | 'EndToken' | 'ProseText' | 'LineEnd', 'model'>>
& Readonly<Record<'WrappedPatch', 'FencedPatch' | 'model'>>
& Readonly<Record<'Patch' | 'Blank', 'FencedPatch' | 'WrappedPatch' | 'model'>>
& Readonly<Record<'FenceHead' | 'BadFence' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd', 'FencedPatch'>>
& Readonly<Record<'WrapHead' | 'BadWrap' | 'WrapEnd' | 'MissingWrapRest' | 'MissingWrapEnd', 'WrappedPatch'>>
& Readonly<Record<'Begin' | 'BadBareHead' | 'PatchEnd' | 'MissingPatchEnd' | 'BadRest' | 'Update' | 'Head' | 'BadHead', 'Patch'>>
& Readonly<Record<'MoveTo' | 'EndOfFile' | 'Context' | 'Line', 'Patch' | 'Update'>>
& Readonly<Record<'UpdateHead', 'Update'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "cut-off" | "missing-close" | "missing-open" | "wrong-marker" | "wrapped" | "fenced-call";

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([42, 42]);
  const STARTS_1 = startsOf([9, 9], [32, 32], [42, 42]);
  const STARTS_2 = startsOf([9, 10], [13, 13], [32, 32]);
  const STARTS_3 = startsOf([60, 60], [97, 97]);
  const STARTS_4 = startsOf([96, 96], [126, 126]);
  const STARTS_5 = startsOf([60, 60]);
  const STARTS_6 = startsOf([0, 9], [11, 12], [14, 59], [61, 65535]);
  const STARTS_7 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_8 = startsOf([10, 10], [13, 13]);
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const readBadFence = mistake(m, (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, open: l[0],
        info: l[1] }), seq(label(m, 0, readFenceRun), label(m, 1, text(m, seq(run(m, "^\n\r`"), skipEol)))));
  const skip_begin = seq(run(m, "\t "), lit(m, "*** Begin Patch"), run(m, "\t "), skipEol);
  const skipWrapLine = seq(optional(m, seq(lit(m, "apply_patch"), run(m, "\t ", 1))), lit(m, "<<"), optional(m,
      one(m, "\"'")), run(m, "A-Z_a-z", 1), optional(m, one(m, "\"'")), run(m, "\t "), skipEol);
  const skip_wrapHead = seq(skipWrapLine, skip_begin);
  const readFenceHead = node(m, (start, end, l) => ({ type: 'FenceHead', start, end, fence: l[0] }), seq(label(m, 0,
        readBadFence), and(m, choice(m, skip_begin, skip_wrapHead))));
  const leaf0 = leaf(m, readFenceHead);
  const readBadWrap = mistake(m, (start, end, raw, l) => ({ type: 'BadWrap', start, end, raw, before: l[0],
        word: l[1] as string, after: l[2] }), seq(label(m, 0, text(m, seq(optional(m, seq(lit(m, "apply_patch"),
                run(m, "\t ", 1))), lit(m, "<<"), optional(m, one(m, "\"'"))))), label(m, 1, text(m, run(m,
            "A-Z_a-z", 1))), label(m, 2, text(m, seq(optional(m, one(m, "\"'")), run(m, "\t "), skipEol)))));
  const readWrapHead = node(m, (start, end, l) => ({ type: 'WrapHead', start, end, wrap: l[0] }), seq(label(m, 0,
        readBadWrap), and(m, skip_begin)));
  const leaf8 = leaf(m, readWrapHead);
  const readBegin = node(m, (start, end, l) => ({ type: 'Begin', start, end, text: l[0] }), label(m, 0, text(m,
        skip_begin)));
  const readKind = choice(m, lit(m, "Add"), lit(m, "Delete"), lit(m, "Update"));
  const skipPathChar = choice(m, one(m, "^\t\n\r "), seq(run(m, "\t ", 1), and(m, one(m, "^\t\n\r "))));
  const readPath = tuple(m, [0, 1, 2], text(m, seq(lit(m, " File:"), run(m, "\t "))), text(m, many(m, 0,
        skipPathChar)), text(m, seq(run(m, "\t "), skipEol)));
  const readBadBareHead = mistake(m, (start, end, raw, l) => ({ type: 'BadBareHead', start, end, raw, before: l[0],
        kind: l[1], path: l[2] }), seq(label(m, 0, text(m, lit(m, "*** "))), label(m, 1, readKind), label(m, 2,
        readPath)));
  const leaf11 = leaf(m, choice(m, readBegin, readBadBareHead));
  const readUpdateHead = node(m, (start, end, l) => ({ type: 'UpdateHead', start, end, before: l[0], kind: l[1],
        path: l[2] }), seq(label(m, 0, text(m, lit(m, "*** "))), label(m, 1, lit(m, "Update")), label(m, 2,
        readPath)));
  const leaf17 = leaf(m, readUpdateHead);
  const readMoveTo = node(m, (start, end, l) => ({ type: 'MoveTo', start, end, before: l[0], to: l[1],
        after: l[2] }), seq(label(m, 0, text(m, seq(lit(m, "*** Move to:"), run(m, "\t ")))), label(m, 1, text(m,
          many(m, 0, skipPathChar))), label(m, 2, text(m, seq(run(m, "\t "), skipEol)))));
  const readEndOfFile = node(m, (start, end, l) => ({ type: 'EndOfFile', start, end, text: l[0] }), label(m, 0,
      text(m, seq(lit(m, "*** End of File"), run(m, "\t "), skipEol))));
  const readContext = node(m, (start, end, l) => ({ type: 'Context', start, end, before: l[0], name: l[1],
        after: l[2] }), seq(label(m, 0, text(m, seq(lit(m, "@@"), run(m, "\t ")))), label(m, 1, text(m, many(m, 0,
            skipPathChar))), label(m, 2, text(m, seq(run(m, "\t "), skipEol)))));
  const readInsideUpdate = inside(m, 0);
  const skipInsideUpdate = readInsideUpdate;
  const skipTokenName = choice(m, lit(m, "im_end"), lit(m, "endoftext"), lit(m, "end_of_text"), lit(m, "eot_id"),
    lit(m, "eom_id"), lit(m, "eot"), lit(m, "return"), lit(m, "end"), lit(m, "call"));
  const skip_endToken = choice(m, lit(m, "</s>"), seq(lit(m, "<|"), skipTokenName, lit(m, "|>")));
  const skipCloseEnd = seq(run(m, "\t "), choice(m, skipEol, not(m, one(m, "^")), and(m, skip_endToken)));
  const skip_patchEnd = seq(optional(m, seq(not(m, skipInsideUpdate), run(m, "\t "))), lit(m, "*** End Patch"),
    skipCloseEnd);
  const readLine = node(m, (start, end, l) => ({ type: 'Line', start, end, sign: l[0], text: l[1] }), seq(not(m,
        lit(m, "*** ")), not(m, skip_patchEnd), label(m, 0, optional(m, text(m, one(m, " +\\-")))), label(m, 1,
        text(m, choice(m, seq(run(m, "^\n\r"), skipEol), run(m, "^\n\r", 1))))));
  const readUpdatePart = choice(m, readMoveTo, readEndOfFile, readContext, readLine);
  const leaf19 = leaf(m, readUpdatePart);
  const readHead = node(m, (start, end, l) => ({ type: 'Head', start, end, before: l[0], kind: l[1], path: l[2] }),
    seq(label(m, 0, text(m, seq(run(m, "\t "), lit(m, "*** ")))), label(m, 1, readKind), label(m, 2, readPath)));
  const readBadHead = mistake(m, 'BadHead', seq(not(m, skip_patchEnd), not(m, skip_begin), lit(m, "*** "), run(m,
      "^\n\r"), skipEol));
  const leaf31 = leaf(m, choice(m, readHead, readMoveTo, readEndOfFile, readBadHead, readContext, readLine));
  const readPatchEnd = node(m, (start, end, l) => ({ type: 'PatchEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skip_patchEnd)));
  const readMissingPatchEnd = mistake(m, 'MissingPatchEnd', and(m, skip_begin));
  const readBadRest = mistake(m, 'BadRest', optional(m, run(m, "^", 1)));
  const leaf34 = leaf(m, choice(m, readPatchEnd, readMissingPatchEnd, readBadRest));
  const readBlank = node(m, (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }), label(m, 0, text(m,
        seq(run(m, "\t "), skipEol))));
  const leaf38 = leaf(m, readBlank);
  const readWrapWord = same(m, 1, text(m, run(m, "A-Z_a-z", 1)));
  const skipWrapWord = quiet(m, readWrapWord);
  const skip_wrapEnd = seq(skipWrapWord, skipCloseEnd);
  const readWrapEnd = node(m, (start, end, l) => ({ type: 'WrapEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skip_wrapEnd)));
  const readMissingWrapRest = pick(m, 1, cut(m, skip_wrapEnd), mistake(m, 'MissingWrapRest', lit(m, "")));
  const readMissingWrapEnd = mistake(m, 'MissingWrapEnd', lit(m, ""));
  const leaf40 = leaf(m, choice(m, readWrapEnd, readMissingWrapRest, readMissingWrapEnd));
  const readFenceClose = closes(m, 0, choice(m, text(m, run(m, "`", 1)), text(m, run(m, "~", 1)), text(m, seq(lit(m,
          "</"), run(m, "a-z", 1), lit(m, ">")))));
  const skipFenceClose = quiet(m, readFenceClose);
  const skip_fenceEnd = seq(run(m, "\t "), skipFenceClose, skipCloseEnd);
  const readFenceEnd = node(m, (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skip_fenceEnd)));
  const readMissingFenceRest = pick(m, 1, cut(m, skip_fenceEnd), mistake(m, 'MissingFenceRest', lit(m, "")));
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', lit(m, ""));
  const leaf47 = leaf(m, choice(m, readFenceEnd, readMissingFenceRest, readMissingFenceEnd));
  const skipStartRun = seq(run(m, "\t "), lit(m, "*"));
  const skipKind = choice(m, lit(m, "Add"), lit(m, "Delete"), lit(m, "Update"));
  const skipPath = seq(seq(lit(m, " File:"), run(m, "\t ")), many(m, 0, skipPathChar), seq(run(m, "\t "), skipEol));
  const skip_head = seq(lit(m, "*** "), skipKind, skipPath);
  const skipStart = choice(m, skip_begin, skip_head);
  const readEndsInStart = pick(m, 1, cut(m, skipStart), lit(m, ""));
  const skipEndsInStart = quiet(m, readEndsInStart);
  const readBadCutHead = mistake(m, 'BadCutHead', seq(and(m, skipStartRun), skipEndsInStart, run(m, "^", 1)));
  const leaf54 = leaf(m, readBadCutHead);
  const readMentionHead = node(m, (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
    seq(label(m, 0, readFenceRun), label(m, 1, text(m, seq(run(m, "^\n\r`"), choice(m, skipEol, not(m, one(m,
  "^"))))))));
  const leaf63 = leaf(m, readMentionHead);
  const skip_mentionEnd = seq(run(m, "\t "), skipFenceClose, run(m, "\t "), and(m, choice(m, skipEol, not(m, one(m,
        "^")), skip_endToken)));
  const text65 = rounds(m, { before: not(m, skip_mentionEnd), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });
  const readMentionEnd = node(m, (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }), label(m, 0,
      text(m, skip_mentionEnd)));
  const leaf67 = leaf(m, optional(m, readMentionEnd));
  const readEndsInToken = pick(m, 1, cut(m, skip_endToken), lit(m, ""));
  const skipEndsInToken = quiet(m, readEndsInToken);
  const readBadCutToken = mistake(m, 'BadCutToken', seq(and(m, lit(m, "<|")), skipEndsInToken, run(m, "^", 1)));
  const readEndToken = node(m, (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }), label(m, 0, text(m,
        skip_endToken)));
  const leaf69 = leaf(m, choice(m, readBadCutToken, readEndToken));
  const text74 = rounds(m, { run: "^\n\r<", least: 1 });
  const leaf75 = leaf(m, seq(not(m, skip_endToken), lit(m, "<")));
  const skipFenceRun = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const skipItemStart = choice(m, skip_begin, skip_head, skip_wrapHead, skipFenceRun, seq(and(m, skipStartRun),
      skipEndsInStart));
  const text76 = rounds(m, { run: "^\n\r<", least: 1 }, { before: seq(not(m, skip_endToken), lit(m, "<")) },
    { before: seq(skipEol, not(m, skipItemStart)) });
  const readLineEnd = node(m, (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skipEol)));
  const leaf79 = leaf(m, readLineEnd);
  const readEnd = node(m, 'End', lit(m, ""));
  const leaf81 = leaf(m, readEnd);

  const steppart: Step = { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'again', step: () => stepUpdate }, { op: 'leaf', read: leaf31 }] };
  const stepwrappedPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_2], alternatives: [{ op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf38 }] };
  const stepfencedPart: Step = { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_2], alternatives: [{ op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf38 }] };
  const steplead: Step = { op: 'choice', starts: [STARTS_4, STARTS_3, STARTS_1, STARTS_2], alternatives: [{ op: 'again', step: () => stepFencedPatch }, { op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf38 }] };
  const stepitem: Step = { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_1, STARTS_4, STARTS_5, STARTS_7, STARTS_8], alternatives: [{ op: 'again', step: () => stepWrappedPatch }, { op: 'again', step: () => stepPatch }, { op: 'leaf', read: leaf54 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf69 }, { op: 'again', step: () => stepProseText }, { op: 'leaf', read: leaf79 }] };
  const stepFencedPatch: Step = { op: 'rule', name: 'FencedPatch', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: leaf47 }] } };
  const stepWrappedPatch: Step = { op: 'rule', name: 'WrappedPatch', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as WrapHeadNode; return taken.wrap.word; } }, steps: [{ op: 'leaf', read: leaf8 }, { op: 'loop', body: stepwrappedPart }, { op: 'leaf', read: leaf40 }] } };
  const stepPatch: Step = { op: 'rule', name: 'Patch', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf11 }, { op: 'loop', body: steppart }, { op: 'leaf', read: leaf34 }] } };
  const stepUpdate: Step = { op: 'rule', name: 'Update', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf17 }, { op: 'loop', body: { op: 'leaf', read: leaf19 } }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf63 }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: leaf67 }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', register: -1, isText: true, body: { op: 'text', read: text65 } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_5], alternatives: [{ op: 'text', read: text74, isSome: true }, { op: 'leaf', read: leaf75 }] }, { op: 'text', read: text76 }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: steplead }, { op: 'loop', body: stepitem }, { op: 'leaf', read: leaf81 }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    MissingPatchEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence."},
    MissingWrapRest: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":true},
    MissingWrapEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence."},
    BadBareHead: {"code":"missing-open","severity":"warning","meaning":"The line that begins the patch is missing.","example":"*** Update File: a.txt","mend":"Begin the patch with a line *** Begin Patch."},
    BadHead: {"code":"wrong-marker","severity":"error","meaning":"A line looks like the head of an operation, but is not written as one. It was kept as text, with what belongs to it.","example":"*** Remove File: c.txt","mend":"Write *** Add File:, *** Delete File: or *** Update File:."},
    BadWrap: {"code":"wrapped","severity":"warning","meaning":"The patch is in a heredoc. The heredoc was left out.","example":"apply_patch <<'EOF'\n*** Begin Patch","mend":"Write the patch alone."},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"The patch is in a code fence. The fence was left out.","example":"```\n*** Begin Patch","mend":"Write the patch without a fence."},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence."},
    MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":true},
    BadCutToken: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
  },
  registers: 2,
  tables: 0,
  inside: 1,
};
