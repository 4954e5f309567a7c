// Generated from grammars/tools/edits-bolt.peggy, grammars/tools/edits-prose.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, startsOf, and, choice, closes, cut, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, seq, text, tuple } from '../src/engine/generated.ts';

export interface ReplyNode extends TreeNode { readonly type: 'Reply'; }
export interface FenceHeadNode extends TreeNode { readonly type: 'FenceHead'; readonly fence: BadFenceNode; }
export interface ArtifactHeadNode extends TreeNode {
  readonly type: 'ArtifactHead';
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
}
export interface LayoutNode extends TreeNode { readonly type: 'Layout'; }
export interface ArtifactEndNode extends TreeNode { readonly type: 'ArtifactEnd'; }
export interface BareHeadNode extends TreeNode {
  readonly type: 'BareHead';
  readonly bare: BadBareActionNode;
  readonly before: string;
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  readonly after: string;
}
export interface ActionHeadNode extends TreeNode {
  readonly type: 'ActionHead';
  readonly before: string;
  readonly attributes: [string, string, string, ["\"", string, "\""] | BadQuotesNode][];
  readonly after: string;
}
export interface ContentFenceNode extends TreeNode { readonly type: 'ContentFence'; readonly text: string; }
export interface ContentEndNode extends TreeNode { readonly type: 'ContentEnd'; readonly text: string; }
export interface ActionEndNode extends TreeNode { readonly type: 'ActionEnd'; readonly text: string; }
export interface UnitNode extends TreeNode { readonly type: 'Unit'; readonly text: string; }
export interface BadRestNode extends RecoveryNode { readonly type: 'BadRest'; }
export interface BadCutTagNode extends RecoveryNode { readonly type: 'BadCutTag'; }
export interface BadCutEndNode extends RecoveryNode { readonly type: 'BadCutEnd'; }
export interface MissingArtifactRestNode extends RecoveryNode { readonly type: 'MissingArtifactRest'; }
export interface MissingArtifactEndNode extends RecoveryNode { readonly type: 'MissingArtifactEnd'; }
export interface MissingActionEndNode extends RecoveryNode { readonly type: 'MissingActionEnd'; }
export interface BadWordsNode extends RecoveryNode { readonly type: 'BadWords'; }
export interface BadBareActionNode extends RecoveryNode { readonly type: 'BadBareAction'; }
export interface BadQuotesNode extends RecoveryNode { readonly type: 'BadQuotes'; readonly text: string; }
export interface BadTagNode extends RecoveryNode { readonly type: 'BadTag'; }
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

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FenceHeadNode | ArtifactHeadNode | ActionHeadNode | ContentFenceNode | ContentEndNode | ActionEndNode
| MissingActionEndNode | BadRestNode | LayoutNode | BadCutTagNode | BadWordsNode | ArtifactEndNode | BadCutEndNode
| MissingArtifactRestNode | MissingArtifactEndNode | BlankNode | FenceEndNode | MissingFenceRestNode
| MissingFenceEndNode | BareHeadNode | BadTagNode | MentionHeadNode | MentionEndNode | EndTokenNode | LineEndNode
| UnitNode | EndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ContentText' | 'MentionText' | 'MarkupText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadRestNode | BadCutTagNode | BadCutEndNode | MissingArtifactRestNode | MissingArtifactEndNode
| MissingActionEndNode | BadWordsNode | BadBareActionNode | BadQuotesNode | BadTagNode | BadFenceNode
| MissingFenceEndNode | MissingFenceRestNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'End' | 'FencedArtifact' | 'BareArtifact' | 'BadTag' | 'Mention' | 'EndToken' | 'MarkupText' | 'LineEnd' | 'Unit', 'model'>>
& Readonly<Record<'Artifact' | 'Blank', 'FencedArtifact' | 'model'>>
& Readonly<Record<'BadCutTag', 'Artifact' | 'model'>>
& Readonly<Record<'FenceHead' | 'BadFence' | 'FenceEnd' | 'MissingFenceRest' | 'MissingFenceEnd', 'FencedArtifact'>>
& Readonly<Record<'ArtifactHead' | 'ArtifactEnd' | 'BadCutEnd' | 'MissingArtifactRest' | 'MissingArtifactEnd' | 'BadWords', 'Artifact'>>
& Readonly<Record<'BadQuotes', 'Action' | 'Artifact' | 'BareArtifact'>>
& Readonly<Record<'Action' | 'Layout', 'Artifact' | 'BareArtifact'>>
& Readonly<Record<'ActionHead', 'Action'>>
& Readonly<Record<'ContentFence' | 'ContentText' | 'ContentEnd' | 'ActionEnd' | 'MissingActionEnd' | 'BadRest', 'Action' | 'BareArtifact'>>
& Readonly<Record<'BareHead' | 'BadBareAction', 'BareArtifact'>>
& Readonly<Record<'MentionHead' | 'MentionText' | 'MentionEnd', 'Mention'>>;

/** The codes of mistakes. */
export type Codes = "cut-off" | "missing-close" | "stray-text" | "missing-open" | "wrong-open" | "wrong-marker" | "fenced-call";

function makeRules(): GrammarRules {
  const m = new Machine();

  const STARTS_0 = startsOf([0, 9], [11, 12], [14, 59], [61, 65535]);
  const STARTS_1 = startsOf([10, 10], [13, 13], [60, 60]);
  const STARTS_2 = startsOf([60, 60]);
  const STARTS_3 = startsOf([0, 65535]);
  const STARTS_4 = startsOf([9, 10], [13, 13], [32, 32]);
  const STARTS_5 = startsOf([96, 96], [126, 126]);
  const STARTS_6 = startsOf([0, 9], [11, 12], [14, 59], [61, 95], [97, 65535]);
  const STARTS_7 = startsOf([60, 60], [96, 96]);
  const STARTS_8 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_9 = startsOf([10, 10], [13, 13], [96, 96]);
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const readBadFence = mistake(m, (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, open: l[0],
        info: l[1] }), seq(label(m, 0, readFenceRun), label(m, 1, text(m, seq(run(m, "^\n\r`"), skipEol)))));
  const readFenceHead = node(m, (start, end, l) => ({ type: 'FenceHead', start, end, fence: l[0] }), seq(label(m, 0,
        readBadFence), and(m, seq(run(m, "\t "), lit(m, "<boltArtifact"), one(m, "\t\n\r ")))));
  const leaf0 = leaf(m, readFenceHead);
  const readQuoted = tuple(m, [0, 1, 2], lit(m, "\""), text(m, run(m, "^\"<")), lit(m, "\""));
  const readBadQuotes = mistake(m, (start, end, raw, l) => ({ type: 'BadQuotes', start, end, raw, text: l[0] }),
    seq(lit(m, "'"), label(m, 0, text(m, run(m, "^'<>"))), lit(m, "'")));
  const readValue = choice(m, readQuoted, readBadQuotes);
  const readAttribute = tuple(m, [0, 1, 2, 3], text(m, run(m, "\t\n\r ", 1)), text(m, run(m, "A-Za-z", 1)), text(m,
      seq(run(m, "\t\n\r "), lit(m, "="), run(m, "\t\n\r "))), readValue);
  const readAttributes = repeat(m, { least: 0, listed: true }, readAttribute);
  const readArtifactTag = pick(m, 1, lit(m, "<boltArtifact"), readAttributes, run(m, "\t\n\r "), lit(m, ">"));
  const readArtifactHead = node(m, (start, end, l) => ({ type: 'ArtifactHead', start, end, attributes: l[0] }),
    label(m, 0, readArtifactTag));
  const leaf5 = leaf(m, readArtifactHead);
  const readActionHead = node(m, (start, end, l) => ({ type: 'ActionHead', start, end, before: l[0],
        attributes: l[1], after: l[2] }), seq(label(m, 0, text(m, lit(m, "<boltAction"))), label(m, 1,
        readAttributes), label(m, 2, text(m, seq(run(m, "\t\n\r "), lit(m, ">"))))));
  const leaf13 = leaf(m, readActionHead);
  const readContentFence = node(m, (start, end, l) => ({ type: 'ContentFence', start, end, text: l[0] }), label(m, 0,
      text(m, seq(run(m, "\t\n\r "), lit(m, "```"), run(m, "^\n\r`"), skipEol))));
  const leaf15 = leaf(m, optional(m, readContentFence));
  const text17 = rounds(m, { run: "^\n\r<", least: 1 });
  const skip_actionEnd = seq(lit(m, "</boltAction"), run(m, "\t\n\r "), lit(m, ">"));
  const skipQuoted = seq(lit(m, "\""), run(m, "^\"<"), lit(m, "\""));
  const skipBadQuotes = seq(lit(m, "'"), run(m, "^'<>"), lit(m, "'"));
  const skipValue = choice(m, skipQuoted, skipBadQuotes);
  const skipAttribute = seq(run(m, "\t\n\r ", 1), run(m, "A-Za-z", 1), seq(run(m, "\t\n\r "), lit(m, "="), run(m,
    "\t\n\r ")), skipValue);
  const skipAttributes = many(m, 0, skipAttribute);
  const skipActionTag = seq(lit(m, "<boltAction"), skipAttributes, run(m, "\t\n\r "), lit(m, ">"));
  const skip_artifactEnd = seq(lit(m, "</boltArtifact"), run(m, "\t\n\r "), lit(m, ">"));
  const skipActionStop = choice(m, skip_actionEnd, skipActionTag, skip_artifactEnd);
  const skipContentClose = seq(lit(m, "```"), run(m, "\t\n\r "), and(m, skipActionStop));
  const leaf18 = leaf(m, choice(m, seq(not(m, skipActionStop), lit(m, "<")), seq(not(m, seq(skipEol,
            skipContentClose)), skipEol)));
  const text29 = rounds(m, { run: "^\n\r<", least: 1 }, { before: seq(not(m, skipActionStop), lit(m, "<")) },
    { before: seq(not(m, seq(skipEol, skipContentClose)), skipEol) });
  const readContentEnd = node(m, (start, end, l) => ({ type: 'ContentEnd', start, end, text: l[0] }), label(m, 0,
      text(m, seq(skipEol, skipContentClose))));
  const leaf30 = leaf(m, optional(m, readContentEnd));
  const readActionEnd = node(m, (start, end, l) => ({ type: 'ActionEnd', start, end, text: l[0] }), label(m, 0,
      text(m, skip_actionEnd)));
  const readMissingActionEnd = mistake(m, 'MissingActionEnd', and(m, choice(m, skipActionTag, skip_artifactEnd)));
  const readBadRest = mistake(m, 'BadRest', lit(m, ""));
  const readActionClose = choice(m, readActionEnd, readMissingActionEnd, readBadRest);
  const leaf32 = leaf(m, readActionClose);
  const readLayout = node(m, 'Layout', run(m, "\t\n\r ", 1));
  const skipArtifactTag = seq(lit(m, "<boltArtifact"), skipAttributes, run(m, "\t\n\r "), lit(m, ">"));
  const skipTokenName = choice(m, lit(m, "im_end"), lit(m, "endoftext"), lit(m, "end_of_text"), lit(m, "eot_id"),
    lit(m, "eom_id"), lit(m, "eot"), lit(m, "return"), lit(m, "end"), lit(m, "call"));
  const skip_endToken = choice(m, lit(m, "</s>"), seq(lit(m, "<|"), skipTokenName, lit(m, "|>")));
  const skipTag = choice(m, skipArtifactTag, skipActionTag, skip_endToken);
  const readEndsInTag = pick(m, 1, cut(m, skipTag), lit(m, ""));
  const skipEndsInTag = quiet(m, readEndsInTag);
  const readBadCutTag = mistake(m, 'BadCutTag', seq(and(m, lit(m, "<")), skipEndsInTag, run(m, "^", 1)));
  const skipAnyTag = choice(m, skip_artifactEnd, skipActionTag);
  const readEndsInAny = pick(m, 1, cut(m, skipAnyTag), lit(m, ""));
  const skipEndsInAny = quiet(m, readEndsInAny);
  const readBadWords = mistake(m, 'BadWords', many(m, 1, seq(not(m, skip_artifactEnd), not(m, skipActionTag), not(m,
          skipArtifactTag), not(m, seq(and(m, lit(m, "<")), skipEndsInAny)), one(m, "^"))));
  const leaf37 = leaf(m, choice(m, readLayout, readBadCutTag, readBadWords));
  const readArtifactEnd = node(m, 'ArtifactEnd', skip_artifactEnd);
  const readEndsInEnd = pick(m, 1, cut(m, skip_artifactEnd), lit(m, ""));
  const skipEndsInEnd = quiet(m, readEndsInEnd);
  const readBadCutEnd = mistake(m, 'BadCutEnd', seq(and(m, lit(m, "<")), skipEndsInEnd, run(m, "^", 1)));
  const readMissingArtifactRest = mistake(m, 'MissingArtifactRest', not(m, one(m, "^")));
  const readMissingArtifactEnd = mistake(m, 'MissingArtifactEnd', lit(m, ""));
  const leaf50 = leaf(m, choice(m, readArtifactEnd, readBadCutEnd, readMissingArtifactRest, readMissingArtifactEnd));
  const readBlank = node(m, (start, end, l) => ({ type: 'Blank', start, end, text: l[0] }), label(m, 0, text(m,
        seq(run(m, "\t "), skipEol))));
  const leaf57 = leaf(m, readBlank);
  const readFenceClose = closes(m, 0, choice(m, text(m, run(m, "`", 1)), text(m, run(m, "~", 1)), text(m, seq(lit(m,
          "</"), run(m, "a-z", 1), lit(m, ">")))));
  const skipFenceClose = quiet(m, readFenceClose);
  const skipCloseEnd = seq(run(m, "\t "), choice(m, skipEol, not(m, one(m, "^")), and(m, skip_endToken)));
  const skip_fenceEnd = seq(run(m, "\t "), skipFenceClose, skipCloseEnd);
  const readFenceEnd = node(m, (start, end, l) => ({ type: 'FenceEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skip_fenceEnd)));
  const readMissingFenceRest = pick(m, 1, cut(m, skip_fenceEnd), mistake(m, 'MissingFenceRest', lit(m, "")));
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', lit(m, ""));
  const leaf59 = leaf(m, choice(m, readFenceEnd, readMissingFenceRest, readMissingFenceEnd));
  const readBadBareAction = mistake(m, 'BadBareAction', and(m, skipActionTag));
  const readBareHead = node(m, (start, end, l) => ({ type: 'BareHead', start, end, bare: l[0], before: l[1],
        attributes: l[2], after: l[3] }), seq(label(m, 0, readBadBareAction), label(m, 1, text(m, lit(m,
      "<boltAction"))), label(m, 2, readAttributes), label(m, 3, text(m, seq(run(m, "\t\n\r "), lit(m,
  ">"))))));
  const leaf67 = leaf(m, readBareHead);
  const leaf70 = leaf(m, readLayout);
  const skipWrongTag = seq(choice(m, lit(m, "<boltArtifact"), lit(m, "<boltAction")), one(m, "\t\n\r "), run(m,
    "^<>"), lit(m, ">"));
  const readBadTag = mistake(m, 'BadTag', skipWrongTag);
  const leaf71 = leaf(m, choice(m, readBadTag, readBadCutTag));
  const readMentionHead = node(m, (start, end, l) => ({ type: 'MentionHead', start, end, run: l[0], info: l[1] }),
    seq(label(m, 0, readFenceRun), label(m, 1, text(m, seq(run(m, "^\n\r`"), choice(m, skipEol, not(m, one(m,
  "^"))))))));
  const leaf74 = leaf(m, readMentionHead);
  const skip_mentionEnd = seq(run(m, "\t "), skipFenceClose, run(m, "\t "), and(m, choice(m, skipEol, not(m, one(m,
        "^")), skip_endToken)));
  const text76 = rounds(m, { before: not(m, skip_mentionEnd), run: "^\n\r", least: 1 }, { before: lit(m, "\r\n") },
    { before: lit(m, "\n") }, { before: lit(m, "\r") });
  const readMentionEnd = node(m, (start, end, l) => ({ type: 'MentionEnd', start, end, text: l[0] }), label(m, 0,
      text(m, skip_mentionEnd)));
  const leaf78 = leaf(m, optional(m, readMentionEnd));
  const readEndToken = node(m, (start, end, l) => ({ type: 'EndToken', start, end, text: l[0] }), label(m, 0, text(m,
        skip_endToken)));
  const leaf80 = leaf(m, readEndToken);
  const text82 = rounds(m, { run: "^\n\r<`", least: 1 });
  const skipCode = choice(m, seq(lit(m, "```"), run(m, "`"), run(m, "^\n\r`", 1), lit(m, "```"), run(m, "`")),
    seq(lit(m, "``"), not(m, lit(m, "`")), many(m, 0, choice(m, one(m, "^\n\r`"), seq(lit(m, "`"), not(m, lit(m,
          "`"))), seq(lit(m, "```"), run(m, "`")))), lit(m, "``"), not(m, lit(m, "`"))), seq(lit(m, "`"),
      not(m, lit(m, "`")), many(m, 0, choice(m, one(m, "^\n\r`"), seq(lit(m, "``"), run(m, "`")))), lit(m, "`"),
      not(m, lit(m, "`"))));
  const skipTagStart = choice(m, skipArtifactTag, skipActionTag, skipWrongTag, seq(and(m, lit(m, "<")),
      skipEndsInTag), skip_endToken);
  const leaf83 = leaf(m, choice(m, skipCode, seq(not(m, skipTagStart), lit(m, "<"))));
  const skipFenceRun = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const skipItemStart = skipFenceRun;
  const text86 = rounds(m, { run: "^\n\r<`", least: 1 }, { before: seq(lit(m, "```"), run(m, "`"), run(m, "^\n\r`",
          1), lit(m, "```")), run: "`" }, { before: seq(lit(m, "``"), not(m, lit(m, "`")), many(m, 0, choice(m,
            one(m, "^\n\r`"), seq(lit(m, "`"), not(m, lit(m, "`"))), seq(lit(m, "```"), run(m, "`")))), lit(m, "``"),
        not(m, lit(m, "`"))) }, { before: seq(lit(m, "`"), not(m, lit(m, "`")), many(m, 0, choice(m, one(m,
            "^\n\r`"), seq(lit(m, "``"), run(m, "`")))), lit(m, "`"), not(m, lit(m, "`"))) }, { before: seq(not(m,
          skipTagStart), lit(m, "<")) }, { before: seq(skipEol, not(m, skipItemStart)) });
  const readLineEnd = node(m, (start, end, l) => ({ type: 'LineEnd', start, end, text: l[0] }), label(m, 0, text(m,
        skipEol)));
  const readUnit = node(m, (start, end, l) => ({ type: 'Unit', start, end, text: l[0] }), label(m, 0, text(m, run(m,
          "`", 1))));
  const leaf89 = leaf(m, choice(m, readLineEnd, readUnit));
  const readEnd = node(m, 'End', lit(m, ""));
  const leaf92 = leaf(m, readEnd);

  const steppart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'again', step: () => stepAction }, { op: 'leaf', read: leaf37 }] };
  const stepfencedPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_4], alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'leaf', read: leaf57 }] };
  const stepbarePart: Step = { op: 'choice', starts: [STARTS_2, STARTS_4], alternatives: [{ op: 'again', step: () => stepAction }, { op: 'leaf', read: leaf70 }] };
  const steplead: Step = { op: 'choice', starts: [STARTS_5, STARTS_2, STARTS_2, STARTS_4], alternatives: [{ op: 'again', step: () => stepFencedArtifact }, { op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: leaf57 }] };
  const stepitem: Step = { op: 'choice', starts: [STARTS_2, STARTS_2, STARTS_2, STARTS_5, STARTS_2, STARTS_8, STARTS_9], alternatives: [{ op: 'again', step: () => stepArtifact }, { op: 'again', step: () => stepBareArtifact }, { op: 'leaf', read: leaf71 }, { op: 'again', step: () => stepMention }, { op: 'leaf', read: leaf80 }, { op: 'again', step: () => stepMarkupText }, { op: 'leaf', read: leaf89 }] };
  const stepFencedArtifact: Step = { op: 'rule', name: 'FencedArtifact', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.fence.open; } }, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: leaf59 }] } };
  const stepArtifact: Step = { op: 'rule', name: 'Artifact', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf5 }, { op: 'loop', body: steppart }, { op: 'leaf', read: leaf50 }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf13 }, { op: 'leaf', read: leaf15 }, { op: 'optional', body: { op: 'again', step: () => stepContentText } }, { op: 'leaf', read: leaf30 }, { op: 'leaf', read: leaf32 }] } };
  const stepContentText: Step = { op: 'rule', name: 'ContentText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_0, STARTS_1], alternatives: [{ op: 'text', read: text17, isSome: true }, { op: 'leaf', read: leaf18 }] }, { op: 'text', read: text29 }] } };
  const stepBareArtifact: Step = { op: 'rule', name: 'BareArtifact', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf67 }, { op: 'leaf', read: leaf15 }, { op: 'optional', body: { op: 'again', step: () => stepContentText } }, { op: 'leaf', read: leaf30 }, { op: 'leaf', read: leaf32 }, { op: 'loop', body: stepbarePart }] } };
  const stepMention: Step = { op: 'rule', name: 'Mention', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as MentionHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf74 }, { op: 'again', step: () => stepMentionText }, { op: 'leaf', read: leaf78 }] } };
  const stepMentionText: Step = { op: 'rule', name: 'MentionText', register: -1, isText: true, body: { op: 'text', read: text76 } };
  const stepMarkupText: Step = { op: 'rule', name: 'MarkupText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_7], alternatives: [{ op: 'text', read: text82, isSome: true }, { op: 'leaf', read: leaf83 }] }, { op: 'text', read: text86 }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: steplead }, { op: 'loop', body: stepitem }, { op: 'leaf', read: leaf92 }] },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
    BadRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    BadCutTag: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    BadCutEnd: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker. It was kept as text.","example":"<<<<<<< SEA","mend":"Write the whole edit again."},
    MissingArtifactRest: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence."},
    MissingArtifactEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence."},
    MissingActionEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence."},
    BadWords: {"code":"stray-text","severity":"warning","meaning":"Text between the actions. It was kept as text.","example":"</boltAction> Now the file. <boltAction type=\"start\">","mend":"Write text before or after the artifact."},
    BadBareAction: {"code":"missing-open","severity":"warning","meaning":"An action is outside any artifact.","example":"<boltAction type=\"shell\">npm i</boltAction>","mend":"Write a <boltArtifact> with id and title around the actions."},
    BadQuotes: {"code":"wrong-open","severity":"warning","meaning":"The value of an attribute is in single quotes.","example":"<boltAction type='shell'>","mend":"Write double quotes."},
    BadTag: {"code":"wrong-marker","severity":"error","meaning":"A tag is malformed. It was kept as text.","example":"<boltArtifact id=tide>","mend":"Write its attributes in double quotes."},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"The artifact, or the content of a file, is in a code fence. The fence was left out.","example":"```xml\n<boltArtifact id=\"tide\" title=\"Tide clock\">","mend":"Write it without a fence."},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence."},
    MissingFenceRest: {"code":"missing-close","severity":"warning","meaning":"The code fence around the edits is never closed.","example":"```\n<<<<<<< SEARCH\none\n=======\ntwo\n>>>>>>> REPLACE","mend":"Close the fence.","isCut":true},
  },
  registers: 1,
  tables: 0,
};
