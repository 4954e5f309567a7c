// Generated from grammars/dml.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, startsOf, and, caseless, choice, closes, cut, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple } from '../src/engine/index.ts';

export interface BlankNode extends TreeNode {
  readonly type: 'Blank';
}

export interface BadWrapperNode extends RecoveryNode {
  readonly type: 'BadWrapper';
  readonly run: string;
}

export interface WrapperEndNode extends TreeNode {
  readonly type: 'WrapperEnd';
}

export interface TextNode extends TreeNode {
  readonly type: 'Text';
}

export interface MarkNode extends TreeNode {
  readonly type: 'Mark';
}

export interface BadOpenNode extends RecoveryNode {
  readonly type: 'BadOpen';
}

export interface BadCloseNode extends RecoveryNode {
  readonly type: 'BadClose';
}

export interface MissingCloseNode extends RecoveryNode {
  readonly type: 'MissingClose';
}

export interface BadImitationNode extends RecoveryNode {
  readonly type: 'BadImitation';
}

export interface BadStrayCloseNode extends RecoveryNode {
  readonly type: 'BadStrayClose';
}

export interface MissingOpenEndNode extends RecoveryNode {
  readonly type: 'MissingOpenEnd';
}

export interface MacroNode extends TreeNode {
  readonly type: 'Macro';
  readonly command: CommandNode;
  readonly args: ArgumentsNode | MentioningArgumentsNode;
  readonly close: "]◀️🦆" | BadCloseNode | MissingCloseNode;
}

export interface MentionNode extends TreeNode {
  readonly type: 'Mention';
  readonly command: CommandNode;
  readonly args: MentionedArgumentsNode;
}

export interface MentionedArgumentsNode extends TreeNode {
  readonly type: 'MentionedArguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode | string)[];
}

export interface CommandNode extends TreeNode {
  readonly type: 'Command';
  readonly name: string | null;
  readonly colon: ":" | BadSeparatorNode | MissingColonNode;
  readonly meant: BadCommandNode | null;
  readonly word: UnknownCommandNode | MissingCommandNode | null;
}

export interface BadCommandNode extends RecoveryNode {
  readonly type: 'BadCommand';
  readonly tool: string | null;
  readonly file: string | null;
  readonly state: string | null;
  readonly instruction: string | null;
}

export interface UnknownCommandNode extends TreeNode {
  readonly type: 'UnknownCommand';
  readonly text: string;
}

export interface MissingCommandNode extends RecoveryNode {
  readonly type: 'MissingCommand';
}

export interface BadSpaceNode extends RecoveryNode {
  readonly type: 'BadSpace';
}

export interface BadSeparatorNode extends RecoveryNode {
  readonly type: 'BadSeparator';
}

export interface MissingColonNode extends RecoveryNode {
  readonly type: 'MissingColon';
}

export interface ArgumentsNode extends TreeNode {
  readonly type: 'Arguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode)[];
}

export interface PipeNode extends TreeNode {
  readonly type: 'Pipe';
  readonly wide: "｜" | null;
}

export interface MentioningArgumentsNode extends TreeNode {
  readonly type: 'MentioningArguments';
  readonly parts: (PipeNode | ReferenceNode | BadBracesNode | (PipeNode | ReferenceNode | BadBracesNode | string)[] | string)[];
}

export interface ReferenceNode extends TreeNode {
  readonly type: 'Reference';
  readonly alias: string | null;
  readonly bad: BadReferenceNode | null;
}

export interface BadReferenceNode extends RecoveryNode {
  readonly type: 'BadReference';
  readonly alias: string;
}

export interface BadBracesNode extends RecoveryNode {
  readonly type: 'BadBraces';
  readonly alias: string;
}

export interface MissingReferenceEndNode extends RecoveryNode {
  readonly type: 'MissingReferenceEnd';
}

export interface FenceNode extends TreeNode {
  readonly type: 'Fence';
  readonly head: FenceHeadNode;
}

export interface FenceHeadNode extends TreeNode {
  readonly type: 'FenceHead';
  readonly run: string;
}

export interface OpeningFenceHeadNode extends TreeNode {
  readonly type: 'OpeningFenceHead';
  readonly run: string;
}

export interface FenceEndNode extends TreeNode {
  readonly type: 'FenceEnd';
}

export interface FenceMarkNode extends TreeNode {
  readonly type: 'FenceMark';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface SpanNode extends TreeNode {
  readonly type: 'Span';
  readonly run: string;
  readonly mentions: MentionNode[];
}

export interface LabelNode extends TreeNode {
  readonly type: 'Label';
  readonly thought: string | null;
  readonly action: string | null;
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadNoiseNode extends RecoveryNode {
  readonly type: 'BadNoise';
}

export interface BadLineEndNode extends RecoveryNode {
  readonly type: 'BadLineEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BadBom: BadBomNode;
  readonly Blank: BlankNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadWrapper: BadWrapperNode;
  readonly Macro: MacroNode;
  readonly FenceHead: FenceHeadNode;
  readonly Mention: MentionNode;
  readonly FenceMark: FenceMarkNode;
  readonly FenceEnd: FenceEndNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly Span: SpanNode;
  readonly Reference: ReferenceNode;
  readonly BadBraces: BadBracesNode;
  readonly BadImitation: BadImitationNode;
  readonly BadStrayClose: BadStrayCloseNode;
  readonly MissingOpenEnd: MissingOpenEndNode;
  readonly MissingReferenceEnd: MissingReferenceEndNode;
  readonly Mark: MarkNode;
  readonly WrapperEnd: WrapperEndNode;
  readonly OpeningFenceHead: OpeningFenceHeadNode;
  readonly Label: LabelNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly Text: TextPiece<'Text'>;
  readonly FenceText: TextPiece<'FenceText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadWrapper: BadWrapperNode;
  readonly BadOpen: BadOpenNode;
  readonly BadClose: BadCloseNode;
  readonly MissingClose: MissingCloseNode;
  readonly BadImitation: BadImitationNode;
  readonly BadStrayClose: BadStrayCloseNode;
  readonly MissingOpenEnd: MissingOpenEndNode;
  readonly BadCommand: BadCommandNode;
  readonly MissingCommand: MissingCommandNode;
  readonly BadSpace: BadSpaceNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly MissingColon: MissingColonNode;
  readonly BadReference: BadReferenceNode;
  readonly BadBraces: BadBracesNode;
  readonly MissingReferenceEnd: MissingReferenceEndNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
}

const m = new Machine();

const STARTS_0 = startsOf([55358, 55358]);
const STARTS_1 = startsOf([10, 10], [13, 13]);
const readBadBom = mistake(m, (start, end, raw) => ({ type: 'BadBom', start, end, raw }), lit(m, "\ufeff"));
const leaf0 = leaf(m, optional(m, readBadBom));
const skipNewline = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
const readBlank = node(m, (start, end) => ({ type: 'Blank', start, end }), many(m, 1, seq(run(m, "\t "),
      skipNewline)));
const skipTemplateToken = seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>"), optional(m, seq(one(m,
      "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|")))));
const skipAnsiSequence = seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z"));
const skipNoise = choice(m, skipTemplateToken, skipAnsiSequence);
const skipLineNoise = seq(skipNoise, many(m, 0, choice(m, skipNoise, one(m, "\t "))));
const readBadNoise = mistake(m, (start, end, raw) => ({ type: 'BadNoise', start, end, raw }), skipLineNoise);
const readLead = choice(m, readBlank, readBadNoise);
const leaf2 = leaf(m, readLead);
const skipIndent = repeat(m, { least: 0, most: 3 }, lit(m, " "));
const skipBadLineEnd = choice(m, lit(m, "\r\n"), lit(m, "\r"));
const skipEol = choice(m, lit(m, "\n"), skipBadLineEnd);
const skipEof = not(m, one(m, "^"));
const skipLineEnd = choice(m, skipEol, skipEof);
const read_fenceHead = choice(m, pick(m, 1, skipIndent, text(m, seq(lit(m, "```"), run(m, "`"))), run(m, "^\n\r`"),
    and(m, skipLineEnd)), pick(m, 1, skipIndent, text(m, seq(lit(m, "~~~"), run(m, "~"))), run(m, "^\n\r")));
const skip_fenceHead = choice(m, seq(skipIndent, seq(lit(m, "```"), run(m, "`")), run(m, "^\n\r`"), and(m,
      skipLineEnd)), seq(skipIndent, seq(lit(m, "~~~"), run(m, "~")), run(m, "^\n\r")));
const skipBits = repeat(m, { least: 0, most: 6 }, one(m, "\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f"));
const skipPlainSpan = seq(lit(m, "`"), run(m, "^\n\r`\ud83e", 1), lit(m, "`"), not(m, lit(m, "`")));
const skipTextMark = choice(m, seq(skipNewline, not(m, skip_fenceHead)), seq(lit(m, "["), not(m, one(m, "FIST["))),
  seq(one(m, "]\uff3d"), not(m, one(m, "\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"))), seq(lit(m, "{"), not(m,
      one(m, "Ff{\uff26\uff46"))), seq(lit(m, "<"), not(m, lit(m, "|"))), seq(lit(m, "\ud83e"), one(m, "^\udd86")),
  seq(lit(m, "\u25c0"), optional(m, seq(skipBits, lit(m, "\ud83e\udd86"), not(m, seq(skipBits, lit(m,
  "\u25b6")))))), seq(lit(m, "\\"), optional(m, lit(m, "`"))), skipPlainSpan);
const readText = node(m, (start, end) => ({ type: 'Text', start, end }), many(m, 0, choice(m, run(m,
        "^\n\r\u001b<[-]`{\u25c0\ud83e\uff3d", 1), skipTextMark)));
const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
const readWrapperRun = closes(m, 0, readFenceRun);
const skipWrapperRun = quiet(m, readWrapperRun);
const skipTrail = seq(many(m, 0, choice(m, one(m, "\t "), skipNewline, skipNoise)), skipEof);
const skip_wrapperEnd = seq(skipNewline, skipIndent, skipWrapperRun, run(m, "\t "), choice(m, and(m, skipLineEnd),
    and(m, seq(skipNoise, skipTrail))));
const skipLooseOpen = seq(lit(m, "\ud83e\udd86"), skipBits, lit(m, "\u25b6"), skipBits, one(m, "[\uff3b"));
const readBadOpen = mistake(m, (start, end, raw) => ({ type: 'BadOpen', start, end, raw }), skipLooseOpen);
const noteOpenOrBad = choice(m, lit(m, "\ud83e\udd86\u25b6\ufe0f["), readBadOpen);
const readCommandName = text(m, one(m, "FIST"));
const readBadSpace = mistake(m, (start, end, raw) => ({ type: 'BadSpace', start, end, raw }), run(m,
    "\t\n\r \u00a0\u3000", 1));
const skipLooseClose = seq(one(m, "]\uff3d"), skipBits, lit(m, "\u25c0"), skipBits, lit(m, "\ud83e\udd86"));
const skipClose = choice(m, lit(m, "]\u25c0\ufe0f\ud83e\udd86"), skipLooseClose);
const skipOpen = choice(m, lit(m, "\ud83e\udd86\u25b6\ufe0f["), skipLooseOpen);
const skipCommandEnd = seq(run(m, "\t\n\r \u00a0\u3000"), choice(m, one(m, ":|\uff1a\uff5c"), skipClose, skipOpen,
    skipEof));
const readBadSeparator = mistake(m, (start, end, raw) => ({ type: 'BadSeparator', start, end, raw }), lit(m,
"\uff1a"));
const readMissingColon = mistake(m, (start, end, raw) => ({ type: 'MissingColon', start, end, raw }), lit(m, ""));
const readColon = choice(m, lit(m, ":"), readBadSeparator, readMissingColon);
const readBadCommand = mistake(m, (start, end, raw, l) => ({ type: 'BadCommand', start, end, raw,
      tool: l[0] ?? null, file: l[1] ?? null, state: l[2] ?? null, instruction: l[3] ?? null }), seq(label(m, 0,
      choice(m, text(m, caseless(m, "tools")), text(m, caseless(m, "tool")), text(m, one(m, "Tt\uff34\uff54")))),
    and(m, skipCommandEnd)), seq(label(m, 1, choice(m, text(m, caseless(m, "files")), text(m, caseless(m, "file")),
        text(m, one(m, "Ff\uff26\uff46")))), and(m, skipCommandEnd)), seq(label(m, 2, choice(m, text(m, caseless(m,
        "states")), text(m, caseless(m, "state")), text(m, one(m, "Ss\uff33\uff53")))), and(m,
      skipCommandEnd)), seq(label(m, 3, choice(m, text(m, caseless(m, "instructions")), text(m, caseless(m,
        "instruction")), text(m, one(m, "Ii\uff29\uff49")))), and(m, skipCommandEnd)));
const skipCommandChar = choice(m, one(m, "^\t\n\r :]|\u00a0\u3000\ud83e\uff1a\uff3d\uff5c"), seq(not(m, skipOpen),
    lit(m, "\ud83e")), seq(not(m, skipClose), one(m, "]\uff3d")));
const readUnknownCommand = node(m, (start, end, l) => ({ type: 'UnknownCommand', start, end, text: l[0] }),
  label(m, 0, text(m, seq(many(m, 1, skipCommandChar), many(m, 0, seq(run(m, "\t\n\r \u00a0\u3000", 1), many(m, 1,
              skipCommandChar)))))));
const readMissingCommand = mistake(m, (start, end, raw) => ({ type: 'MissingCommand', start, end, raw }), lit(m,
""));
const readCommand = node(m, (start, end, l) => ({ type: 'Command', start, end, name: l[0] ?? null, colon: l[1],
      meant: l[2] ?? null, word: l[3] ?? null }), seq(label(m, 0, readCommandName), label(m, 1, lit(m, ":"))),
  seq(optional(m, readBadSpace), label(m, 0, readCommandName), and(m, skipCommandEnd), optional(m, readBadSpace),
    label(m, 1, readColon)), seq(optional(m, readBadSpace), label(m, 2, readBadCommand), optional(m, readBadSpace),
    label(m, 1, readColon)), seq(optional(m, readBadSpace), label(m, 3, choice(m, readUnknownCommand,
        readMissingCommand)), optional(m, readBadSpace), label(m, 1, readColon)));
const skipAliasName = seq(run(m, "^\t\n\r \\\\`{-}\ud83e\uff5c", 1), many(m, 0, seq(run(m, "\t ", 1), run(m,
        "^\t\n\r \\\\`{-}\ud83e\uff5c", 1))));
const skipFileWord = choice(m, seq(one(m, "Ff"), one(m, "Ii"), one(m, "Ll"), one(m, "Ee")), one(m,
"Ff\uff26\uff46"));
const skip_reference = choice(m, seq(lit(m, "{{F:"), skipAliasName, lit(m, "}}")), seq(lit(m, "{{"), run(m, "\t "),
    skipFileWord, run(m, "\t "), one(m, ":\uff1a"), run(m, "\t "), skipAliasName, run(m, "\t "), lit(m, "}}")));
const skipBraces = choice(m, skip_reference, seq(lit(m, "{"), skipFileWord, one(m, ":\uff1a"), skipAliasName,
    lit(m, "}"), not(m, lit(m, "}"))));
const skipArgumentText = choice(m, run(m, "^]{|\ud83e\uff3d\uff5c", 1), seq(not(m, skipOpen), lit(m, "\ud83e")),
  seq(not(m, skipClose), one(m, "]\uff3d")), seq(not(m, skipBraces), lit(m, "{")));
const readPipe = node(m, (start, end, l) => ({ type: 'Pipe', start, end, wide: l[0] ?? null }), lit(m, "|"),
  label(m, 0, lit(m, "\uff5c")));
const readAliasName = text(m, seq(run(m, "^\t\n\r \\\\`{-}\ud83e\uff5c", 1), many(m, 0, seq(run(m, "\t ", 1),
        run(m, "^\t\n\r \\\\`{-}\ud83e\uff5c", 1)))));
const readBadReference = mistake(m, (start, end, raw, l) => ({ type: 'BadReference', start, end, raw,
      alias: l[0] }), seq(lit(m, "{{"), run(m, "\t "), skipFileWord, run(m, "\t "), one(m, ":\uff1a"), run(m,
    "\t "), label(m, 0, readAliasName), run(m, "\t "), lit(m, "}}")));
const readReference = node(m, (start, end, l) => ({ type: 'Reference', start, end, alias: l[0] ?? null,
      bad: l[1] ?? null }), seq(lit(m, "{{F:"), label(m, 0, readAliasName), lit(m, "}}")), label(m, 1,
    readBadReference));
const readBadBraces = mistake(m, (start, end, raw, l) => ({ type: 'BadBraces', start, end, raw, alias: l[0] }),
  seq(lit(m, "{"), skipFileWord, one(m, ":\uff1a"), label(m, 0, readAliasName), lit(m, "}"), not(m, lit(m, "}"))));
const readPart = choice(m, readPipe, readReference, readBadBraces);
const readArguments = node(m, (start, end, l) => ({ type: 'Arguments', start, end, parts: l[0] }), seq(many(m, 0,
      skipArgumentText), label(m, 0, repeat(m, { least: 0, listed: true }, pick(m, 0, readPart, many(m, 0,
            skipArgumentText))))));
const skipWrapperTail = seq(skip_wrapperEnd, skipTrail);
const skipMentionHead = seq(skipOpen, repeat(m, { least: 0, most: 8 }, one(m, "\t\n\r \u00a0\u3000")), repeat(m,
    { least: 1, most: 64 }, one(m, "^\t\n\r :[]`|\u00a0\u3000\ud83e\uff1a\uff3b\uff3d\uff5c")), repeat(m,
    { least: 0, most: 8 }, one(m, "\t\n\r \u00a0\u3000")), one(m, ":\uff1a"));
const readTickRun = pick(m, 0, text(m, repeat(m, { least: 1, most: 32 }, lit(m, "`"))), not(m, lit(m, "`")));
const readClosingTicks = same(m, 1, text(m, run(m, "`", 1)));
const skipClosingTicks = quiet(m, readClosingTicks);
const readOtherTicks = tuple(m, [0, 1], not(m, skipClosingTicks), repeat(m, { least: 1, listed: true }, lit(m,
"`")));
const readMentionedCodeText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r`\ud83e"))),
  readOtherTicks);
const readDuck = lit(m, "\ud83e\udd86");
const readBits = repeat(m, { least: 0, most: 6, listed: true }, text(m, one(m,
"\t \u00a0\u200b\u200d\u3000\ufe0e\ufe0f")));
const readLooseOpen = tuple(m, [0, 1, 2, 3, 4], readDuck, readBits, lit(m, "\u25b6"), readBits, text(m, one(m,
"[\uff3b")));
const readOpen = choice(m, lit(m, "\ud83e\udd86\u25b6\ufe0f["), readLooseOpen);
const readSpace = text(m, one(m, "\t\n\r \u00a0\u3000"));
const readMentionHead = tuple(m, [0, 1, 2, 3, 4], readOpen, repeat(m, { least: 0, most: 8, listed: true },
    readSpace), repeat(m, { least: 1, most: 64, listed: true }, text(m, one(m,
  "^\t\n\r :[]`|\u00a0\u3000\ud83e\uff1a\uff3b\uff3d\uff5c"))), repeat(m, { least: 0, most: 8,
      listed: true }, readSpace), text(m, one(m, ":\uff1a")));
const readArgumentText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m,
  "^]{|\ud83e\uff3d\uff5c"))), tuple(m, [0, 1], not(m, skipOpen), lit(m, "\ud83e")), tuple(m, [0, 1], not(m,
      skipClose), text(m, one(m, "]\uff3d"))), tuple(m, [0, 1], not(m, skipBraces), lit(m, "{")));
const readLooseClose = tuple(m, [0, 1, 2, 3, 4], text(m, one(m, "]\uff3d")), readBits, lit(m, "\u25c0"), readBits,
  readDuck);
const readClose = choice(m, lit(m, "]\u25c0\ufe0f\ud83e\udd86"), readLooseClose);
const readInnerMention = tuple(m, [0, 1, 2], readMentionHead, repeat(m, { least: 0, listed: true }, choice(m,
      readArgumentText, text(m, one(m, "{|\uff5c")))), readClose);
const readMentionedCode = handing(m, 1, tuple(m, [0, 1, 2, 3, 4], hand(m, 1, [], readTickRun), repeat(m,
      { least: 0, listed: true }, readMentionedCodeText), readInnerMention, repeat(m, { least: 0, listed: true },
      choice(m, readInnerMention, readMentionedCodeText)), readClosingTicks));
const skipMentionedCode = quiet(m, readMentionedCode);
const skipMentionedText = choice(m, run(m, "^]`{|\ud83e\uff3d\uff5c", 1), lit(m, "{"), seq(not(m, skipOpen), lit(m,
  "\ud83e")), seq(not(m, skipClose), one(m, "]\uff3d")), skipMentionedCode, lit(m, "`"));
const skip_mention = seq(skipMentionHead, many(m, 0, choice(m, skipMentionedText, one(m, "|\uff5c"))), skipClose);
const readClosingRun = closes(m, 2, readFenceRun);
const skipClosingRun = quiet(m, readClosingRun);
const skipFenceClose = seq(skipIndent, skipClosingRun, run(m, "\t "), and(m, skipLineEnd));
const skipFencePlainChar = choice(m, run(m, "^\n\r]{|\ud83e\uff3d\uff5c", 1), seq(not(m, skipOpen), lit(m,
  "\ud83e")), seq(not(m, skipClose), one(m, "]\uff3d")), lit(m, "{"), seq(skipNewline, not(m, skipFenceClose)));
const skipFenceChar = choice(m, skip_mention, lit(m, "\ud83e"), skipFencePlainChar);
const readWholeFence = handing(m, 2, pick(m, 2, skipNewline, hand(m, 2, [], read_fenceHead), repeat(m, { least: 0,
        listed: true }, choice(m, readPart, text(m, skipFenceChar))), choice(m, and(m, skipWrapperTail),
      seq(skipNewline, skipFenceClose))));
const readUnclosedFence = handing(m, 2, pick(m, 2, skipNewline, hand(m, 2, [], read_fenceHead), repeat(m,
      { least: 0, listed: true }, choice(m, readPart, text(m, skipFencePlainChar))), not(m, skipOpen)));
const readArgumentFence = choice(m, readWholeFence, readUnclosedFence);
const skipOtherTicks = seq(not(m, skipClosingTicks), run(m, "`", 1));
const skipSpanPlainChar = choice(m, run(m, "^\n\r]`{|\ud83e\uff3d\uff5c", 1), seq(not(m, skipOpen), lit(m,
  "\ud83e")), seq(not(m, skipClose), one(m, "]\uff3d")), lit(m, "{"), skipOtherTicks);
const skipSpanChar = choice(m, skip_mention, lit(m, "\ud83e"), skipSpanPlainChar);
const readArgumentSpan = handing(m, 1, pick(m, 1, hand(m, 1, [], readTickRun), repeat(m, { least: 0,
        listed: true }, choice(m, readPart, text(m, skipSpanChar))), skipClosingTicks));
const readMentionedText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m,
  "^]`{|\ud83e\uff3d\uff5c"))), lit(m, "{"), tuple(m, [0, 1], not(m, skipOpen), lit(m, "\ud83e")), tuple(m,
    [0, 1], not(m, skipClose), text(m, one(m, "]\uff3d"))), readMentionedCode, lit(m, "`"));
const read_mention = tuple(m, [0, 1, 2], readMentionHead, repeat(m, { least: 0, listed: true }, choice(m,
      readMentionedText, text(m, one(m, "|\uff5c")))), readClose);
const readSpanText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r`\ud83e"))), tuple(m, [0,
      1], not(m, skip_mention), lit(m, "\ud83e")), readOtherTicks);
const read_span = handing(m, 1, tuple(m, [0, 1, 2], hand(m, 1, [], readTickRun), repeat(m, { least: 0,
        listed: true }, choice(m, read_mention, readSpanText)), readClosingTicks));
const skip_span = quiet(m, read_span);
const readSpanPlainChar = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m,
  "^\n\r]`{|\ud83e\uff3d\uff5c"))), tuple(m, [0, 1], not(m, skipOpen), lit(m, "\ud83e")), tuple(m, [0, 1],
    not(m, skipClose), text(m, one(m, "]\uff3d"))), lit(m, "{"), readOtherTicks);
const readOpeningSpan = handing(m, 1, tuple(m, [0, 1, 2], hand(m, 1, [], readTickRun), repeat(m, { least: 0,
        listed: true }, choice(m, readSpanPlainChar, text(m, one(m, "|\uff5c")))), readOpen));
const skipOpeningSpan = quiet(m, readOpeningSpan);
const skipHidingSpan = seq(and(m, skip_span), skipOpeningSpan);
const skipMentioningText = choice(m, run(m, "^\n\r\\\\]`{|\ud83e\uff3d\uff5c", 1), seq(not(m, skipOpen), lit(m,
  "\ud83e")), seq(not(m, skipClose), one(m, "]\uff3d")), lit(m, "{"), seq(lit(m, "\\"), optional(m, lit(m,
  "`"))), seq(skipNewline, not(m, skip_fenceHead)), seq(not(m, skipHidingSpan), run(m, "`", 1)));
const readMentioningPart = choice(m, readPart, pick(m, 1, not(m, skipWrapperTail), readArgumentFence),
  readArgumentSpan, text(m, skipMentioningText));
const readMentioningArguments = node(m, (start, end, l) => ({ type: 'MentioningArguments', start, end,
      parts: l[0] }), label(m, 0, repeat(m, { least: 0, listed: true }, readMentioningPart)));
const readBadClose = mistake(m, (start, end, raw) => ({ type: 'BadClose', start, end, raw }), skipLooseClose);
const readCloseOrBad = choice(m, lit(m, "]\u25c0\ufe0f\ud83e\udd86"), readBadClose);
const readMissingClose = mistake(m, (start, end, raw) => ({ type: 'MissingClose', start, end, raw }), lit(m, ""));
const readMacro = node(m, (start, end, l) => ({ type: 'Macro', start, end, command: l[0], args: l[1],
      close: l[2] }), seq(noteOpenOrBad, label(m, 0, readCommand), label(m, 1, choice(m, pick(m, 0, readArguments,
          and(m, skipClose)), readMentioningArguments)), label(m, 2, choice(m, readCloseOrBad, readMissingClose))));
const readFenceHead = node(m, (start, end, l) => ({ type: 'FenceHead', start, end, run: l[0] }), seq(skipNewline,
    label(m, 0, read_fenceHead)));
const skipFenceText = many(m, 0, choice(m, run(m, "^\n\r\ud83e", 1), seq(skipNewline, not(m, skipFenceClose))));
const readMentionedArguments = node(m, (start, end, l) => ({ type: 'MentionedArguments', start, end,
      parts: l[0] }), label(m, 0, repeat(m, { least: 0, listed: true }, choice(m, readPart, text(m,
          skipMentionedText)))));
const noteCloseOrBad = choice(m, lit(m, "]\u25c0\ufe0f\ud83e\udd86"), readBadClose);
const readMention = node(m, (start, end, l) => ({ type: 'Mention', start, end, command: l[0], args: l[1] }),
  seq(and(m, skipMentionHead), noteOpenOrBad, label(m, 0, readCommand), label(m, 1, readMentionedArguments),
    noteCloseOrBad));
const noteFenceItem = choice(m, readMention, lit(m, "\ud83e"));
const skipFenceEnd = seq(skipNewline, skipFenceClose);
const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }), lit(m,
""));
const readFence = handing(m, 2, node(m, (start, end, l) => ({ type: 'Fence', start, end, head: l[0] }), seq(hand(m,
        2, ["run"], label(m, 0, readFenceHead)), skipFenceText, many(m, 0, seq(noteFenceItem, skipFenceText)),
      choice(m, skipFenceEnd, readMissingFenceEnd))));
const skipSpanText = choice(m, run(m, "^\n\r`\ud83e", 1), seq(not(m, skip_mention), lit(m, "\ud83e")),
  skipOtherTicks);
const readSpan = handing(m, 1, node(m, (start, end, l) => ({ type: 'Span', start, end, run: l[0],
        mentions: l[1] }), seq(hand(m, 1, [], label(m, 0, readTickRun)), many(m, 0, skipSpanText), label(m, 1,
        repeat(m, { least: 0, listed: true }, pick(m, 0, readMention, many(m, 0, skipSpanText)))),
      skipClosingTicks)));
const readBadImitation = mistake(m, (start, end, raw) => ({ type: 'BadImitation', start, end, raw }), seq(lit(m,
    "\ud83e\udd86"), skipBits, optional(m, choice(m, lit(m, "->"), lit(m, "=>"), lit(m, ">"))), skipBits, one(m,
  "[\uff3b")), seq(lit(m, "\ud83e\udd86"), skipBits, lit(m, "\u25b6"), skipBits, one(m, "FIST"), one(m,
  ":\uff1a")), seq(lit(m, "["), optional(m, lit(m, "[")), one(m, "FIST"), lit(m, ":")));
const readBadStrayClose = mistake(m, (start, end, raw) => ({ type: 'BadStrayClose', start, end, raw }), seq(one(m,
    "]\uff3d"), skipBits, lit(m, "\u25c0"), skipBits, not(m, skipOpen), lit(m, "\ud83e\udd86")));
const readMissingOpenEnd = pick(m, 1, cut(m, skipLooseOpen), mistake(m, (start, end,
      raw) => ({ type: 'MissingOpenEnd', start, end, raw }), seq(lit(m, "\ud83e"), run(m, "^"))));
const readMissingReferenceEnd = pick(m, 1, cut(m, skip_reference), mistake(m, (start, end,
      raw) => ({ type: 'MissingReferenceEnd', start, end, raw }), seq(lit(m, "{{"), run(m, "^"))));
const readMark = node(m, (start, end) => ({ type: 'Mark', start, end }), run(m, "`", 1), skipNewline, one(m, "^"));
const readItem = choice(m, readMacro, readFence, readSpan, readReference, readBadBraces, readBadNoise,
  readBadImitation, readBadStrayClose, readMissingOpenEnd, readMissingReferenceEnd, readMark);
const readNewline = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
const readIndent = repeat(m, { least: 0, most: 3, listed: true }, lit(m, " "));
const read_blank = text(m, one(m, "\t "));
const readBlanks = repeat(m, { least: 0, listed: true }, read_blank);
const read_wrapperEnd = tuple(m, [0, 1, 2, 3, 4], readNewline, readIndent, readWrapperRun, readBlanks, choice(m,
    and(m, skipLineEnd), and(m, seq(skipNoise, skipTrail))));
const readTemplateToken = tuple(m, [0, 1, 2, 3], lit(m, "<|"), repeat(m, { least: 1, listed: true }, text(m, one(m,
  "0-9A-Z_a-z"))), lit(m, "|>"), optional(m, tuple(m, [0, 1, 2], text(m, one(m, "A-Za-z")), repeat(m,
        { least: 0, listed: true }, text(m, one(m, ".0-9=A-Z_a-z"))), and(m, lit(m, "<|")))));
const readAnsiSequence = tuple(m, [0, 1, 2], lit(m, "\u001b["), repeat(m, { least: 0, listed: true }, text(m,
      one(m, "0-;?"))), text(m, one(m, "A-Za-z")));
const readNoise = choice(m, readTemplateToken, readAnsiSequence);
const readEof = not(m, one(m, "^"));
const readTrail = tuple(m, [0, 1], repeat(m, { least: 0, listed: true }, choice(m, read_blank, readNewline,
      readNoise)), readEof);
const read_wrapped = handing(m, 0, tuple(m, [0, 1, 2, 3, 4], hand(m, 0, [], read_fenceHead), readText, repeat(m,
      { least: 0, listed: true }, tuple(m, [0, 1, 2], not(m, skip_wrapperEnd), readItem, readText)),
    read_wrapperEnd, readTrail));
const skip_wrapped = quiet(m, read_wrapped);
const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
  seq(and(m, skip_wrapped), label(m, 0, read_fenceHead)));
const leaf11 = leaf(m, readBadWrapper);
const text136 = rounds(m, { run: "^\n\r\u001b<[-]`{\u25c0\ud83e\uff3d", least: 1 }, { before: seq(skipNewline,
      not(m, skip_fenceHead)) }, { before: seq(lit(m, "["), not(m, one(m, "FIST["))) }, { before: seq(one(m,
      "]\uff3d"), not(m, one(m, "\t \u00a0\u200b\u200d\u25c0\u3000\ufe0e\ufe0f"))) }, { before: seq(lit(m, "{"),
      not(m, one(m, "Ff{\uff26\uff46"))) }, { before: seq(lit(m, "<"), not(m, lit(m, "|"))) }, { before: seq(lit(m,
      "\ud83e"), one(m, "^\udd86")) }, { before: seq(lit(m, "\u25c0"), optional(m, seq(skipBits, lit(m,
          "\ud83e\udd86"), not(m, seq(skipBits, lit(m, "\u25b6")))))) }, { before: seq(lit(m, "\\"), optional(m,
        lit(m, "`"))) }, { before: seq(lit(m, "`"), run(m, "^\n\r`\ud83e", 1), lit(m, "`"), not(m, lit(m, "`"))) });
const leaf137 = leaf(m, not(m, skip_wrapperEnd));
const leaf138 = leaf(m, readMacro);
const leaf139 = leaf(m, readFenceHead);
const text140 = rounds(m, { run: "^\n\r\ud83e", least: 1 }, { before: seq(skipNewline, not(m, skipFenceClose)) });
const readFenceMark = node(m, (start, end) => ({ type: 'FenceMark', start, end }), lit(m, "\ud83e"));
const readFenceItem = choice(m, readMention, readFenceMark);
const leaf141 = leaf(m, readFenceItem);
const readFenceEnd = node(m, (start, end) => ({ type: 'FenceEnd', start, end }), seq(skipNewline, skipFenceClose));
const leaf144 = leaf(m, choice(m, readFenceEnd, readMissingFenceEnd));
const leaf146 = leaf(m, choice(m, readSpan, readReference, readBadBraces, readBadNoise, readBadImitation,
    readBadStrayClose, readMissingOpenEnd, readMissingReferenceEnd, readMark));
const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), skip_wrapperEnd);
const leaf147 = leaf(m, optional(m, readWrapperEnd));
const readOpeningFenceHead = node(m, (start, end, l) => ({ type: 'OpeningFenceHead', start, end, run: l[0] }),
  label(m, 0, read_fenceHead));
const leaf149 = leaf(m, readOpeningFenceHead);
const skipReferenceText = choice(m, run(m, "^{", 1), seq(not(m, skip_reference), lit(m, "{")));
const leaf151 = leaf(m, skipReferenceText);
const readReferenceText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m, "^{"))), tuple(m, [0, 1],
    not(m, skip_reference), lit(m, "{")));
const leaf153 = leaf(m, tuple(m, [0, 1], readReference, repeat(m, { least: 0, listed: true }, readReferenceText)));
const skipDecoration = many(m, 1, choice(m, seq(run(m, "#", 1), run(m, "\t ", 1)), lit(m, "**"), lit(m, "__"),
    seq(one(m, "*+\\-"), run(m, "\t ", 1))));
const skipLabelEnd = seq(optional(m, choice(m, lit(m, "**"), lit(m, "__"))), one(m, ":\uff1a"), optional(m,
    choice(m, lit(m, "**"), lit(m, "__"))));
const readLabel = node(m, (start, end, l) => ({ type: 'Label', start, end, thought: l[0] ?? null,
      action: l[1] ?? null }), seq(optional(m, skipDecoration), label(m, 0, choice(m, text(m, caseless(m,
        "thoughts")), text(m, caseless(m, "thought")), lit(m, "\u601d\u8003"), lit(m, "\u8003\u3048"))),
    skipLabelEnd), seq(optional(m, skipDecoration), label(m, 1, choice(m, text(m, caseless(m, "actions")), text(m,
          caseless(m, "action")), lit(m, "\u884c\u52d5"), lit(m, "\u30a2\u30af\u30b7\u30e7\u30f3"))),
    skipLabelEnd), seq(optional(m, skipDecoration), choice(m, caseless(m, "observation"), caseless(m,
      "final answer"), lit(m, "\u89b3\u5bdf"), lit(m, "\u6700\u7d42\u56de\u7b54")), skipLabelEnd));
const leaf155 = leaf(m, optional(m, tuple(m, [0, 1], readBlanks, readLabel)));
const readFenceClose = tuple(m, [0, 1, 2, 3], readIndent, readClosingRun, readBlanks, and(m, skipLineEnd));
const readCodeLines = handing(m, 2, tuple(m, [0, 1, 2, 3], readNewline, hand(m, 2, [], read_fenceHead), repeat(m,
      { least: 0, listed: true }, choice(m, read_mention, repeat(m, { least: 1, listed: true }, text(m, one(m,
        "^\n\r\ud83e"))), lit(m, "\ud83e"), tuple(m, [0, 1], readNewline, not(m, skipFenceClose)))),
    choice(m, tuple(m, [0, 1], readNewline, readFenceClose), readEof)));
const readLabelText = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r\\\\`\ud83e"))),
  tuple(m, [0, 1], lit(m, "\\"), optional(m, lit(m, "`"))), readCodeLines, readNewline, read_span, repeat(m,
    { least: 1, listed: true }, lit(m, "`")), readMacro, text(m, one(m, "^")));
const leaf159 = leaf(m, choice(m, tuple(m, [0, 1, 2], readNewline, readBlanks, readLabel), readLabelText));

const stepItem: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, null], alternatives: [{ op: 'leaf', read: leaf138 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf146 }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepWrapped }, { op: 'again', step: () => stepOpeningFence }] } }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [stepItem, { op: 'again', step: () => stepText }] } }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf11 }, { op: 'again', step: () => stepText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf137, body: stepItem }, { op: 'again', step: () => stepText }] } }, { op: 'leaf', read: leaf147 }] } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'text', read: text136 } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as FenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf139 }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf141 }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: leaf144 }] } };
const stepFenceText: Step = { op: 'rule', name: 'FenceText', register: -1, isText: true, body: { op: 'text', read: text140 } };
const stepOpeningFence: Step = { op: 'rule', name: 'OpeningFence', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as OpeningFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf149 }, { op: 'again', step: () => stepFenceText }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf141 }, { op: 'again', step: () => stepFenceText }] } }, { op: 'leaf', read: leaf144 }] } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: m,
  starts: {
    Document: { op: 'again', step: () => stepDocument },
    references: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf151 } }, { op: 'loop', body: { op: 'leaf', read: leaf153 } }] },
    labels: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf155 }, { op: 'loop', body: { op: 'leaf', read: leaf159 } }] },
  },
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole text stands inside a code fence. Its macros count as if the fence were not there.","example":"```\nAction:\n🦆▶️[T:run_tests]◀️🦆\n```","mend":"Write the text without a fence around it.","isCut":false},
    BadOpen: {"code":"bad-open","severity":"warning","meaning":"An opening delimiter has blanks inside, or other variation selectors than it should.","example":"🦆▶[T:run_tests]◀️🦆","mend":"Begin macros with 🦆▶️[.","isCut":false},
    BadClose: {"code":"bad-close","severity":"warning","meaning":"A closing delimiter has blanks inside, or other variation selectors than it should.","example":"🦆▶️[T:run_tests]◀🦆","mend":"End macros with ]◀️🦆.","isCut":false},
    MissingClose: {"code":"missing-close","severity":"error","meaning":"A macro has no closing delimiter. It was ended before the next macro, or with the text, and is not run.","example":"🦆▶️[T:run_tests","mend":"End every macro with ]◀️🦆. If the text was cut off, ask for it again.","isCut":false},
    BadImitation: {"code":"bad-imitation","severity":"info","meaning":"Something looks like a macro and lacks the real delimiters. It is text, and nothing is run.","example":"🦆>[T:run_tests]<🦆","mend":"If a macro was meant, write it as 🦆▶️[T:run_tests]◀️🦆.","isCut":false},
    BadStrayClose: {"code":"bad-stray-close","severity":"error","meaning":"A closing delimiter closes nothing.","example":"Done.]◀️🦆","mend":"Give the macro its opening delimiter, or put the delimiter into inline code when it is only mentioned.","isCut":false},
    MissingOpenEnd: {"code":"missing-open-end","severity":"error","meaning":"The text ends inside an opening delimiter.","example":"Action:\n🦆▶️","mend":"The text was cut off: ask for it again, or for the rest.","isCut":true},
    BadCommand: {"code":"bad-command","severity":"warning","meaning":"A command is written in lower case, in full-width letters or as a whole word.","example":"🦆▶️[TOOL:run_tests]◀️🦆","mend":"Write the command as one capital letter: T, F, S or I.","isCut":false},
    MissingCommand: {"code":"missing-command","severity":"error","meaning":"A macro has no command before its colon.","example":"🦆▶️[:run_tests]◀️🦆","mend":"Write the command letter: T, F, S or I.","isCut":false},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"Blanks stand around a command, a name or an argument. They were left out.","example":"🦆▶️[ T: run_tests ]◀️🦆","mend":"Write no blanks around the separators.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"A macro is written with full-width separators.","example":"🦆▶️[T：read_file｜{{F:main}}]◀️🦆","mend":"Write :, | and =.","isCut":false},
    MissingColon: {"code":"missing-colon","severity":"error","meaning":"A macro does not begin with a command and a colon.","example":"🦆▶️[read_file|src/main.py]◀️🦆","mend":"Write the command letter and a colon first: 🦆▶️[T:read_file|…]◀️🦆.","isCut":false},
    BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","mend":"Write {{F:main}}.","isCut":false},
    BadBraces: {"code":"bad-braces","severity":"warning","meaning":"A reference has single braces. It is text, and no file is meant by it.","example":"🦆▶️[T:read_file|{F:main}]◀️🦆","mend":"Write {{F:main}}.","isCut":false},
    MissingReferenceEnd: {"code":"missing-reference-end","severity":"error","meaning":"The text ends inside a reference.","example":"I read {{F:ma","mend":"The text was cut off: ask for it again, or for the rest.","isCut":true},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 3,
  tables: 0,
};
