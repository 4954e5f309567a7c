// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/words.peggy, grammars/acor/bodies.peggy, grammars/acor/asks.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater, ofScan } from '../src/engine/generated.ts';

export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface MissingWrapperEndNode extends RecoveryNode { readonly type: 'MissingWrapperEnd'; }
export interface BadChatNode extends RecoveryNode { readonly type: 'BadChat'; }
export interface BadNoiseLinesNode extends RecoveryNode { readonly type: 'BadNoiseLines'; }
export interface ExactHeaderNode extends TreeNode { readonly type: 'ExactHeader'; readonly head: ExactHeadNode; }
export interface ExactHeadNode extends TreeNode {
  readonly type: 'ExactHead';
  readonly words: "Status" | "Session Checkpoint" | "Session" | "Error" | "Progress" | "AI Directive" | "Suggestions" | "Output Files" | "Input Needed" | "Output Data" | "Output";
  readonly arg: ArgNode | PercentNode | null;
}
export interface LooseHeaderNode extends TreeNode {
  readonly type: 'LooseHeader';
  readonly head: BoldedHeadNode | PlainHeadNode;
}
export interface BoldHeaderNode extends TreeNode {
  readonly type: 'BoldHeader';
  readonly words: "Output Files" | "Input Needed" | "Output Data" | "Output" | "Status" | "Session Checkpoint" | "Session" | "Error" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: BoldArgNode | null;
}
export interface BoldedHeadNode extends TreeNode {
  readonly type: 'BoldedHead';
  readonly words: "Output Files" | "Input Needed" | "Output Data" | "Output" | "Status" | "Session Checkpoint" | "Session" | "Error" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: BoldArgNode | PercentNode | ArgNode | null;
}
export interface PlainHeadNode extends TreeNode {
  readonly type: 'PlainHead';
  readonly words: "Output Files" | "Input Needed" | "Output Data" | "Output" | "Status" | "Session Checkpoint" | "Session" | "Error" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: PercentNode | ArgNode | null;
}
export interface BadHeaderCaseNode extends RecoveryNode { readonly type: 'BadHeaderCase'; }
export interface BadColonNoiseNode extends RecoveryNode { readonly type: 'BadColonNoise'; }
export interface BadHeaderNoiseNode extends RecoveryNode { readonly type: 'BadHeaderNoise'; }
export interface BadHeaderLevelNode extends RecoveryNode { readonly type: 'BadHeaderLevel'; }
export interface BadHeaderSpaceNode extends RecoveryNode { readonly type: 'BadHeaderSpace'; }
export interface BadHeaderBoldNode extends RecoveryNode { readonly type: 'BadHeaderBold'; }
export interface BadHeaderColonNode extends RecoveryNode { readonly type: 'BadHeaderColon'; }
export interface BadWideColonNode extends RecoveryNode { readonly type: 'BadWideColon'; }
export interface BadHeaderOrnamentNode extends RecoveryNode { readonly type: 'BadHeaderOrnament'; }
export interface BadHeaderCloseNode extends RecoveryNode { readonly type: 'BadHeaderClose'; }
export interface OtherHeaderNode extends TreeNode { readonly type: 'OtherHeader'; readonly arg: ArgNode | null; }
export interface ArgNode extends TreeNode {
  readonly type: 'Arg';
  readonly state: StateWordNode | null;
  readonly more: StateMoreNode | null;
}
export interface StateWordNode extends TreeNode { readonly type: 'StateWord'; }
export interface StateMoreNode extends TreeNode { readonly type: 'StateMore'; }
export interface BoldArgNode extends TreeNode {
  readonly type: 'BoldArg';
  readonly number: string | null;
  readonly percent: string | null;
  readonly state: StateWordNode | null;
  readonly more: BoldMoreNode | null;
}
export interface BoldMoreNode extends TreeNode { readonly type: 'BoldMore'; }
export interface PercentNode extends TreeNode {
  readonly type: 'Percent';
  readonly number: string;
  readonly percent: string;
  readonly more: ArgNode | null;
}
export interface MissingHeaderEndNode extends RecoveryNode { readonly type: 'MissingHeaderEnd'; }
export interface GapNode extends TreeNode { readonly type: 'Gap'; }
export interface BlockHeadNode extends TreeNode {
  readonly type: 'BlockHead';
  readonly lead: string;
  readonly run: string;
  readonly lang: string;
  readonly info: string;
}
export interface BlockEndNode extends TreeNode { readonly type: 'BlockEnd'; readonly fence: FenceLineNode; }
export interface FenceLineNode extends TreeNode { readonly type: 'FenceLine'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface ListHeadNode extends TreeNode { readonly type: 'ListHead'; readonly lead: string; }
export interface ListFenceHeadNode extends TreeNode {
  readonly type: 'ListFenceHead';
  readonly run: string;
  readonly lang: string;
  readonly info: string;
}
export interface ListEndNode extends TreeNode { readonly type: 'ListEnd'; readonly fence: ListFenceLineNode; }
export interface ListFenceLineNode extends TreeNode { readonly type: 'ListFenceLine'; }
export interface BadFenceEndNode extends RecoveryNode { readonly type: 'BadFenceEnd'; }
export interface DeepBlockNode extends TreeNode {
  readonly type: 'DeepBlock';
  readonly head: DeepHeadNode;
  readonly body: DeepBodyNode;
  readonly close: DeepFenceLineNode | MissingFenceEndNode | BadFenceEndNode;
}
export interface DeepHeadNode extends TreeNode {
  readonly type: 'DeepHead';
  readonly lead: string;
  readonly run: string;
  readonly lang: string;
  readonly info: string;
}
export interface DeepBodyNode extends TreeNode { readonly type: 'DeepBody'; }
export interface DeepFenceLineNode extends TreeNode { readonly type: 'DeepFenceLine'; }
export interface CommentHeadNode extends TreeNode { readonly type: 'CommentHead'; }
export interface CommentEndNode extends TreeNode { readonly type: 'CommentEnd'; }
export interface MissingCommentEndNode extends RecoveryNode { readonly type: 'MissingCommentEnd'; }
export interface MissingFenceRunNode extends RecoveryNode { readonly type: 'MissingFenceRun'; }
export interface FieldLineNode extends TreeNode {
  readonly type: 'FieldLine';
  readonly lead: string;
  readonly name: BoldNameNode | PlainNameNode;
  readonly value: FieldValueNode;
}
export interface FieldValueNode extends TreeNode {
  readonly type: 'FieldValue';
  readonly code: PaddedOfOneNode | CodeOfOneNode | PaddedOfManyNode | CodeOfManyNode | null;
}
export interface BoldNameNode extends TreeNode { readonly type: 'BoldName'; readonly name: LabelNameNode; }
export interface LabelNameNode extends TreeNode { readonly type: 'LabelName'; }
export interface PlainNameNode extends TreeNode { readonly type: 'PlainName'; readonly name: PlainWordsNode; }
export interface PlainWordsNode extends TreeNode { readonly type: 'PlainWords'; }
export interface TextEndNode extends TreeNode { readonly type: 'TextEnd'; }
export interface EntryLineNode extends TreeNode {
  readonly type: 'EntryLine';
  readonly lead: string;
  readonly marker: string;
  readonly text: EntryTextNode;
}
export interface MoreCodeNode extends TreeNode {
  readonly type: 'MoreCode';
  readonly code: PaddedOfOneNode | CodeOfOneNode | PaddedOfManyNode | CodeOfManyNode;
}
export interface EntryTextNode extends TreeNode {
  readonly type: 'EntryText';
  readonly before: EntryBeforeNode;
  readonly separator: ColonNode | DashNode | null;
  readonly after: EntryAfterNode;
}
export interface EntryBeforeNode extends TreeNode {
  readonly type: 'EntryBefore';
  readonly first: FirstCodeNode | null;
  readonly path: BoldPathNode | LinkPathNode | null;
}
export interface FirstCodeNode extends TreeNode {
  readonly type: 'FirstCode';
  readonly code: PaddedOfOneNode | CodeOfOneNode | PaddedOfManyNode | CodeOfManyNode;
}
export interface BoldPathNode extends TreeNode { readonly type: 'BoldPath'; }
export interface LinkPathNode extends TreeNode { readonly type: 'LinkPath'; }
export interface EntryAfterNode extends TreeNode {
  readonly type: 'EntryAfter';
  readonly last: EntryCodeNode | null;
}
export interface EntryCodeNode extends TreeNode {
  readonly type: 'EntryCode';
  readonly code: PaddedOfOneNode | CodeOfOneNode | PaddedOfManyNode | CodeOfManyNode;
}
export interface ColonNode extends TreeNode { readonly type: 'Colon'; }
export interface DashNode extends TreeNode { readonly type: 'Dash'; }
export interface CommandsNode extends TreeNode {
  readonly type: 'Commands';
  readonly script: ScriptNode | null;
  readonly commands: CommandNode[] | null;
}
export interface ScriptNode extends TreeNode { readonly type: 'Script'; }
export interface CommandNode extends TreeNode {
  readonly type: 'Command';
  readonly prompt: string | null;
  readonly text: CommandTextNode;
}
export interface CommandTextNode extends TreeNode { readonly type: 'CommandText'; }
export interface AsksNode extends TreeNode { readonly type: 'Asks'; readonly asks: (AskNode | OtherLineNode)[]; }
export interface BelowNode extends TreeNode {
  readonly type: 'Below';
  readonly asked: [CodeAskedNode | PlainAskedNode, (CodeAskedNode | PlainAskedNode)[]] | null;
  readonly asks: (AskNode | OtherLineNode)[];
}
export interface OtherLineNode extends TreeNode { readonly type: 'OtherLine'; }
export interface AskNode extends TreeNode {
  readonly type: 'Ask';
  readonly label: TitleNode | LeadNode | InlineLabelNode | OptionLabelNode | null;
  readonly asked: [CodeAskedNode | PlainAskedNode, (CodeAskedNode | PlainAskedNode)[]] | null | [CodeAskedNode, (CodeAskedNode | PlainAskedNode)[]] | [PlainAskedNode, (CodeAskedNode | PlainAskedNode)[]];
}
export interface TitleNode extends TreeNode {
  readonly type: 'Title';
  readonly words: TitleWordsNode | BoldWordsNode;
}
export interface TitleWordsNode extends TreeNode { readonly type: 'TitleWords'; }
export interface BoldWordsNode extends TreeNode { readonly type: 'BoldWords'; }
export interface LeadNode extends TreeNode { readonly type: 'Lead'; readonly words: LeadWordsNode; }
export interface LeadWordsNode extends TreeNode { readonly type: 'LeadWords'; }
export interface InlineLabelNode extends TreeNode { readonly type: 'InlineLabel'; readonly words: InlineWordsNode; }
export interface InlineWordsNode extends TreeNode { readonly type: 'InlineWords'; }
export interface OptionLabelNode extends TreeNode { readonly type: 'OptionLabel'; readonly words: OptionWordsNode; }
export interface OptionWordsNode extends TreeNode { readonly type: 'OptionWords'; }
export interface CodeAskedNode extends TreeNode {
  readonly type: 'CodeAsked';
  readonly likely: "" | null;
  readonly code: PaddedOfOneNode | CodeOfOneNode | PaddedOfManyNode | CodeOfManyNode;
}
export interface PlainAskedNode extends TreeNode {
  readonly type: 'PlainAsked';
  readonly likely: "" | null;
  readonly prompt: string | null;
  readonly text: PlainTextNode;
}
export interface PlainTextNode extends TreeNode { readonly type: 'PlainText'; }
export interface LabelNode extends TreeNode {
  readonly type: 'Label';
  readonly means: ExampleLabelNode | ValuesLabelNode | NamedLabelNode | ChoiceLabelNode | RunLabelNode | LeadLabelNode | null;
  readonly words: LabelWordsNode;
}
export interface LabelWordsNode extends TreeNode { readonly type: 'LabelWords'; }
export interface ExampleLabelNode extends TreeNode { readonly type: 'ExampleLabel'; }
export interface ValuesLabelNode extends TreeNode { readonly type: 'ValuesLabel'; }
export interface NamedLabelNode extends TreeNode { readonly type: 'NamedLabel'; }
export interface ChoiceLabelNode extends TreeNode { readonly type: 'ChoiceLabel'; }
export interface RunLabelNode extends TreeNode { readonly type: 'RunLabel'; }
export interface LeadLabelNode extends TreeNode { readonly type: 'LeadLabel'; }
export interface ValuesNode extends TreeNode {
  readonly type: 'Values';
  readonly values: ValueRowNode[] | (ListedValueNode | InlineValueNode)[];
}
export interface ListedValueNode extends TreeNode {
  readonly type: 'ListedValue';
  readonly value: BoldValueNode | PaddedOfOneNode | CodeOfOneNode | PaddedOfManyNode | CodeOfManyNode | QuotedValueNode | PlainValueNode;
  readonly remark: LineRemarkNode | RemarkInBracketsNode | null;
}
export interface LineRemarkNode extends TreeNode { readonly type: 'LineRemark'; }
export interface InlineValueNode extends TreeNode {
  readonly type: 'InlineValue';
  readonly value: PaddedOfOneNode | CodeOfOneNode | PaddedOfManyNode | CodeOfManyNode | QuotedValueNode | BoldValueNode | PlainValueNode;
  readonly remark: RemarkInBracketsNode | InlineRemarkNode | null;
}
export interface RemarkInBracketsNode extends TreeNode { readonly type: 'RemarkInBrackets'; }
export interface InlineRemarkNode extends TreeNode { readonly type: 'InlineRemark'; }
export interface ValueRowNode extends TreeNode {
  readonly type: 'ValueRow';
  readonly value: PaddedOfOneNode | CodeOfOneNode | PaddedOfManyNode | CodeOfManyNode | QuotedValueNode | BoldValueNode | PlainValueNode;
}
export interface QuotedValueNode extends TreeNode { readonly type: 'QuotedValue'; }
export interface BoldValueNode extends TreeNode { readonly type: 'BoldValue'; }
export interface PlainValueNode extends TreeNode { readonly type: 'PlainValue'; }
export interface NoiseSpansNode extends TreeNode { readonly type: 'NoiseSpans'; readonly noises: NoiseSpanNode[]; }
export interface NoiseSpanNode extends TreeNode { readonly type: 'NoiseSpan'; }
export interface HeaderSaysNode extends TreeNode {
  readonly type: 'HeaderSays';
  readonly words: "Output Files" | "Input Needed" | "Output Data" | "Output" | "Status" | "Session Checkpoint" | "Session" | "Error" | "AI Directive" | "Suggestions" | "Progress";
  readonly arg: ArgNode | null;
}
export interface TakenHeaderNode extends TreeNode { readonly type: 'TakenHeader'; readonly header: TakenLineNode; }
export interface TakenLineNode extends TreeNode { readonly type: 'TakenLine'; }
export interface BareDataNode extends TreeNode { readonly type: 'BareData'; }
export interface FirstPrefixNode extends TreeNode { readonly type: 'FirstPrefix'; readonly prefix: LinePrefixNode; }
export interface LinePrefixNode extends TreeNode { readonly type: 'LinePrefix'; }
export interface CodeOfOneNode extends TreeNode { readonly type: 'CodeOfOne'; }
export interface PaddedOfOneNode extends TreeNode { readonly type: 'PaddedOfOne'; }
export interface CodeOfManyNode extends TreeNode { readonly type: 'CodeOfMany'; }
export interface PaddedOfManyNode extends TreeNode { readonly type: 'PaddedOfMany'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "Think" | "THINK" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINKING";
}
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }
export interface BadForeignCallNode extends RecoveryNode { readonly type: 'BadForeignCall'; }
export interface BadThoughtEndNode extends RecoveryNode { readonly type: 'BadThoughtEnd'; }
export interface BadTurnNode extends RecoveryNode { readonly type: 'BadTurn'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | GapNode | BadNoiseLinesNode | BadForeignCallNode | BadThoughtEndNode | BadTurnNode | TextEndNode
| BlockHeadNode | BlockEndNode | MissingFenceEndNode | CommentHeadNode | CommentEndNode | MissingCommentEndNode
| BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode | FieldLineNode | ListHeadNode | ListFenceHeadNode
| ListEndNode | BadFenceEndNode | EntryLineNode | MoreCodeNode | DeepBlockNode | MissingFenceRunNode
| BadWrapperNode | MissingHeaderEndNode | ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode
| WrapperEndNode | MissingWrapperEndNode | BadChatNode | CommandsNode | AsksNode | BelowNode | ValuesNode
| LabelNode | NoiseSpansNode | HeaderSaysNode | TakenHeaderNode | BareDataNode | FirstPrefixNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ProseText' | 'BlockText' | 'CommentText' | 'ThoughtText' | 'MoreText' | 'ListText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadChatNode | BadNoiseLinesNode | BadHeaderCaseNode | BadColonNoiseNode
| BadHeaderNoiseNode | BadHeaderLevelNode | BadHeaderSpaceNode | BadHeaderBoldNode | BadHeaderColonNode
| BadWideColonNode | BadHeaderOrnamentNode | BadHeaderCloseNode | MissingHeaderEndNode | MissingFenceEndNode
| BadFenceEndNode | MissingCommentEndNode | MissingFenceRunNode | BadBomNode | BadLineEndNode | BadThoughtNode
| MissingThoughtEndNode | BadForeignCallNode | BadThoughtEndNode | BadTurnNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Transcript', 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'BadChat', 'Transcript'>>
& Readonly<Record<'Gap' | 'BadNoiseLines', 'Message' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'Block' | 'Comment' | 'Entry' | 'Field' | 'ListFence' | 'Message' | 'Prose' | 'Transcript' | 'Wrapped' | 'inside'>>
& Readonly<Record<'Prose' | 'Block' | 'Comment' | 'Thought' | 'Field' | 'ListBlock' | 'Entry' | 'MissingFenceRun', 'Message' | 'Transcript'>>
& Readonly<Record<'BadThoughtEnd', 'Prose' | 'Transcript'>>
& Readonly<Record<'MissingHeaderEnd' | 'Message', 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadForeignCall' | 'BadTurn' | 'ProseText', 'Prose'>>
& Readonly<Record<'TextEnd', 'Entry' | 'Field' | 'Prose'>>
& Readonly<Record<'BlockHead' | 'BlockText' | 'BlockEnd', 'Block'>>
& Readonly<Record<'MissingFenceEnd', 'Block' | 'Entry' | 'ListFence'>>
& Readonly<Record<'CommentHead' | 'CommentText' | 'CommentEnd' | 'MissingCommentEnd', 'Comment'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'FieldLine', 'Field'>>
& Readonly<Record<'MoreText', 'Entry' | 'Field'>>
& Readonly<Record<'ListHead' | 'ListFence', 'ListBlock'>>
& Readonly<Record<'ListFenceHead' | 'ListText' | 'ListEnd', 'ListFence'>>
& Readonly<Record<'BadFenceEnd', 'Entry' | 'ListFence'>>
& Readonly<Record<'EntryLine' | 'MoreCode' | 'DeepBlock', 'Entry'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'ExactHeader' | 'LooseHeader' | 'BoldHeader' | 'OtherHeader' | 'BadHeaderNoise' | 'BadHeaderLevel'
| 'BadHeaderSpace' | 'BadHeaderOrnament' | 'BadHeaderBold' | 'BadHeaderCase' | 'BadColonNoise' | 'BadWideColon'
| 'BadHeaderColon' | 'BadHeaderClose', 'Message'>>
& Readonly<Record<'Commands' | 'Asks' | 'Below' | 'Values' | 'Label' | 'NoiseSpans' | 'HeaderSays' | 'TakenHeader' | 'BareData'
| 'FirstPrefix', 'inside'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-chat" | "bad-noise" | "bad-header-case" | "bad-header-noise"
| "bad-header-level" | "bad-header-space" | "bad-header-bold" | "bad-header-colon" | "bad-header-ornament"
| "bad-header-close" | "missing-header-end" | "missing-fence-end" | "bad-fence-end" | "missing-comment-end"
| "missing-fence-run" | "bad-bom" | "bad-line-end" | "bad-thought" | "missing-thought-end" | "bad-foreign-call"
| "bad-thought-end" | "bad-turn";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'BlockHead', start, end, lead: l[0], run: l[1], lang: l[2], info: l[3] }),
  (start, end, l) => ({ type: 'BlockEnd', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'BoldName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'PlainName', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'FieldValue', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'FieldLine', start, end, lead: l[0], name: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'ListHead', start, end, lead: l[0] }),
  (start, end, l) => ({ type: 'ListFenceHead', start, end, run: l[0], lang: l[1], info: l[2] }),
  (start, end, l) => ({ type: 'ListEnd', start, end, fence: l[0] }),
  (start, end, l) => ({ type: 'FirstCode', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'EntryBefore', start, end, first: l[0], path: l[1] }),
  (start, end, l) => ({ type: 'EntryCode', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'EntryAfter', start, end, last: l[0] ?? null }),
  (start, end, l) => ({ type: 'EntryText', start, end, before: l[0], separator: l[1], after: l[2] }),
  (start, end, l) => ({ type: 'EntryLine', start, end, lead: l[0], marker: l[1], text: l[2] }),
  (start, end, l) => ({ type: 'MoreCode', start, end, code: l[0] }),
  (start, end, l) => ({ type: 'DeepHead', start, end, lead: l[0], run: l[1], lang: l[2], info: l[3] }),
  (start, end, l) => ({ type: 'DeepBlock', start, end, head: l[0], body: l[1], close: l[2] }),
  (start, end, l) => ({ type: 'Arg', start, end, state: l[0] ?? null, more: l[1] ?? null }),
  (start, end, l) => ({ type: 'Percent', start, end, number: l[0], percent: l[1], more: l[2] ?? null }),
  (start, end, l) => ({ type: 'ExactHead', start, end, words: l[0], arg: l[1] ?? null }),
  (start, end, l) => ({ type: 'ExactHeader', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'BoldArg', start, end, number: l[0] ?? null, percent: l[1] ?? null, state: l[2] ?? null, more: l[3] ?? null }),
  (start, end, l) => ({ type: 'BoldedHead', start, end, words: l[0], arg: l[1] ?? null }),
  (start, end, l) => ({ type: 'PlainHead', start, end, words: l[0], arg: l[1] ?? null }),
  (start, end, l) => ({ type: 'LooseHeader', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'BoldHeader', start, end, words: l[0], arg: l[1] }),
  (start, end, l) => ({ type: 'OtherHeader', start, end, arg: l[0] }),
  (start, end, l) => ({ type: 'Command', start, end, prompt: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'Commands', start, end, script: l[0] ?? null, commands: l[1] ?? null }),
  (start, end, l) => ({ type: 'Title', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'Lead', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'CodeAsked', start, end, likely: l[0], code: l[1] }),
  (start, end, l) => ({ type: 'PlainAsked', start, end, likely: l[0], prompt: l[1], text: l[2] }),
  (start, end, l) => ({ type: 'InlineLabel', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'OptionLabel', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'Ask', start, end, label: l[0] ?? null, asked: l[1] }),
  (start, end, l) => ({ type: 'Asks', start, end, asks: l[0] }),
  (start, end, l) => ({ type: 'Below', start, end, asked: l[0], asks: l[1] }),
  (start, end, l) => ({ type: 'ValueRow', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'ListedValue', start, end, value: l[0], remark: l[1] }),
  (start, end, l) => ({ type: 'InlineValue', start, end, value: l[0], remark: l[1] }),
  (start, end, l) => ({ type: 'Values', start, end, values: l[0] }),
  (start, end, l) => ({ type: 'Label', start, end, means: l[0], words: l[1] }),
  (start, end, l) => ({ type: 'NoiseSpans', start, end, noises: l[0] }),
  (start, end, l) => ({ type: 'HeaderSays', start, end, words: l[0], arg: l[1] ?? null }),
  (start, end, l) => ({ type: 'TakenHeader', start, end, header: l[0] }),
  (start, end, l) => ({ type: 'FirstPrefix', start, end, prefix: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'thought'; },
  () => { return 'steps'; },
  () => { return 'analysis'; },
  (labels) => { const lead = labels[0] as string;
    let width = 0;
    for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
    return ' '.repeat(width);
  },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",3]]', // 2 leaf
      '[1,["/",4,9],"\\t\\n\\r\\u001b <"]', // 3 read_lead
      '[1,["N","Gap",["+",5]]]', // 4 readGap
      '[1,["/",["s",["[*","\\t "],6],["s",["[+","\\t "],8]],"\\t\\n\\r "]', // 5 noteBlankLine
      '[1,["/","\\n",7],"\\n\\r"]', // 6 noteEol
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 7 readBadLineEnd
      '[0,["!",["[","^"]]]', // 8 skipEof
      '[1,["M","BadNoiseLines",["s",["&",10],65]],"\\u001b <"]', // 9 readBadNoiseLines
      '[0,["s",11,["/",27,58,61,8]]]', // 10 skipNoiseTail
      '[0,["s",12,["|",0,15,false,["/",12,26]]]]', // 11 skipNoiseLines
      '[0,["s",13,14,["*",["/",14,["[","\\t "]]],23],"\\u001b <"]', // 12 skipNoiseLine
      '[0,["|",0,3,false," "]]', // 13 skipIndent
      '[0,["/",15,22],"\\u001b<"]', // 14 skipNoise
      '[0,["s",["!",16],["!",19],["!",20],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 15 skipTemplateToken
      '[0,["/",["s","<",17,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|channel>","thought"]],"<[\u25c1"]', // 16 skipThoughtOpen
      '[0,["s",["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],18],"Ta-z"]', // 17 skipThoughtName
      '[0,["/",["s","think",["?","ing"]],["s","Think",["?","ing"]],["s","THINK",["?","ING"]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 18 skipThinkingWord
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],8]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],["?","|"],">"],"<|START_ACTION|>","<|tools_prefix|>","<|function_call|>","<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 19 skipForeignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",21,8]]]]],"<["]', // 20 skipTurnToken
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 21 skipNewline
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 22 skipAnsiSequence
      '[0,["/",24,8]]', // 23 skipLineEnd
      '[0,["/","\\n",25],"\\n\\r"]', // 24 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 25 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],24],["s",["[+","\\t "],8]],"\\t\\n\\r "]', // 26 skipBlankLine
      '[0,["/",28,["s",29,13,"##",["/",["[","\\t "],23]],46],"\\u001b #*<_"]', // 27 skipHeaderStart
      '[0,["s",29,13,["/",30,44]],"\\u001b #*<_"]', // 28 skipKnownHeader
      '[0,["*",["s",14,["[*","\\t "]]]]', // 29 skipNoises
      '[0,["/",["s","##",["*",14],["[+","\\t "],29,["?",31],["?",32],33,["?",32],["/",["s",["[*","\\t "],29,["[",":\uff1a"]],["s",["[+","\\t "],["[","\\\\-\u2013\u2014"],["[+","\\t "]],38]],["s","##",["*",14],["[+","\\t "],29,["/",["s",["i","status"],["[+","\\t "],29,42,38],["s",["i","progress"],["[+","\\t "],29,["[+",".0-9"],["[*","\\t "],29,["?","%"],38]]],["s",["|",1,6,false,"#"],["!","#"],["*",14],["[*","\\t "],29,["?",31],["?",32],["/",["s",34,["?",32],["[*","\\t "],29,["[",":\uff1a"],["?",32],["[*","\\t "],29,["[","^\\t\\n\\r #"]],["s",36,["?",32],["/",["s",["[*","\\t "],29,["[",":\uff1a"]],38]],["s",37,["?",32],38]]]],"#"]', // 30 skipKnownHash
      '[0,["s",["/",["s",["[+","0-9"],["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[+","\\t "]],"0-9\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 31 skipOrnament
      '[0,["/","**","__"],"*_"]', // 32 skipStrong
      '[0,["/",34,36,37],"AEIOPSaeiops\u0130"]', // 33 skipKnownWords
      '[0,["/",35,["i","status"],["i","progress"]],"EPSeps"]', // 34 skipArgWords
      '[0,["/",["s",["i","session"],["[*","\\t \\\\-_"],["i","checkpoint"]],["i","session"],["i","error"]],"ESes"]', // 35 skipTextWords
      '[0,["/",["s",["i","ai"],["[*","\\t \\\\-_"],["i","directive"]],["s",["i","suggestion"],["?",["i","s"]]]],"ASas"]', // 36 skipTitledWords
      '[0,["/",["s",["i","output"],["[*","\\t \\\\-_"],["i","file"],["?",["i","s"]]],["s",["i","input"],["[*","\\t \\\\-_"],["i","needed"]],["s",["i","output"],["[*","\\t \\\\-_"],["i","data"]],["i","output"]],"IOio\u0130"]', // 37 skipBareWords
      '[0,["s",["?",["s",["[+","\\t "],["[+","#"]]],39]]', // 38 skipHeaderTail
      '[0,["s",["[*","\\t "],["/",23,["s",["&",14],40]]]]', // 39 skipLineTail
      '[0,["q",41]]', // 40 skipNoisyEnd
      '[1,["scan",["/",14,["[","\\t "]],23]]', // 41 readNoisyEnd
      '[0,["s",43,["&",38]]]', // 42 skip_stateWord
      '[0,["/",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],"CFRWcfrw"]', // 43 skipAnyState
      '[0,["s",32,["?",31],["/",["s",34,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],45],["s",36,["?",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],45]]],37],32,29,["[*","\\t "],23]]', // 44 skip_boldHeader
      '[0,["s",["[","^\\n\\r*_"],["*",["s",["!",["s",32,29,["[*","\\t "],23]],["[","^\\n\\r*"]]]]]', // 45 skipBoldText
      '[0,["s",["&",["s",13,["[","#*_"],["[*","^\\n\\r"],8]],["!",47],48]," #*_"]', // 46 skipCutHeader
      '[0,["/",["s",13,["/",["s","#",["!","#"]],["s","###",["[*","#"]]],["[+","\\t "],["?",["[","^\\n\\r"]],8],["s",13,32,["?",["[","^\\n\\r"]],8]]," #*_"]', // 47 skipLoneLetter
      '[0,["q",49]]', // 48 skipCutMarks
      '[0,["@",1,["endsInside",50],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 49 readCutMarks
      '[0,["/",["s",13,["|",1,6,false,"#"],["[*","\\t "],["?",31],51,8],["s",13,"**",["?",31],56,"**",8],["s",13,"__",["?",31],56,"__",8]]," #*_"]', // 50 skipWholeMarks
      '[0,["/",["s","Status:",["?"," "],52],["s","Progress:",["?"," "],["[+",".0-9"],["?"," "],"%"],["s",53,":",["?"," "],["[+","^\\n\\r"]],["s",54,["?",["s",":",["?"," "],["[+","^\\n\\r"]]]],55],"AEIOPS"]', // 51 skipWholeHead
      '[0,["/","Ready","Working","Complete","Failed","Cancelled"],"CFRW"]', // 52 skipStateName
      '[0,["/","Session Checkpoint","Session","Error"],"ES"]', // 53 skipTextWord
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 54 skipTitledWord
      '[0,["/","Output Files","Input Needed","Output Data","Output"],"IO"]', // 55 skipBareWord
      '[0,["/",["s",["/",57,"Progress",54],":",["[*","\\t "],["[+","^\\n\\r*_"]],54,55],"AEIOPS"]', // 56 skipWholeBold
      '[0,["/","Status",53],"ES"]', // 57 skipArgWord
      '[0,["s",59,["*",["/",26,14]],28]]', // 58 skipWrapperAhead
      '[0,["s",60,23]]', // 59 skipFenceOpen
      '[0,["/",["s",13,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",23]],["s",13,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 60 skipFenceHead
      '[0,["s",13,62,["[*","\\t "],["&",23]]," `~"]', // 61 skip_wrapperEnd
      '[0,["q",63]]', // 62 skipWrapperRun
      '[0,["closes",0,64],"`~"]', // 63 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 64 readFenceRun
      '[1,["s",66,["|",0,15,false,["/",66,5]]]]', // 65 noteNoiseLines
      '[1,["s",13,14,["*",["/",14,["[","\\t "]]],67],"\\u001b <"]', // 66 noteNoiseLine
      '[1,["/",6,8]]', // 67 noteLineEnd
      '[0,["L",["!",58]]]', // 68 leaf
      '[0,["L",["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],"^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]', // 69 leaf
      '[1,["L",["/",71,72,80]],"\\n\\r <[\u25c1"]', // 70 leaf
      '[1,["M","BadForeignCall",["s",["?",21],13,19]],"\\n\\r <["]', // 71 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",21],73]],"\\n\\r <[\u25c1"]', // 72 readBadThoughtEnd
      '[0,["s",13,74]," <[\u25c1"]', // 73 skipThoughtEndAhead
      '[0,["s",75,["&",["s",["[*","\\t "],["/",21,8,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 74 skipLateEnd
      '[0,["/",["s","</",17,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],76,78],"<[\u25c1"]', // 75 skipThoughtTagEnd
      '[0,["q",77]]', // 76 skipChannelEnd
      '[0,["{",0,"<channel|>"],"<"]', // 77 readChannelEnd
      '[0,["q",79]]', // 78 skipFinalAnswer
      '[0,["{",1,"[BEGIN FINAL RESPONSE]"],"["]', // 79 readFinalAnswer
      '[1,["M","BadTurn",["s",["?",21],13,81]],"\\n\\r <["]', // 80 readBadTurn
      '[0,["s",["?",82],20],"<["]', // 81 skipTurnOpen
      '[0,["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"],"<"]', // 82 skipTurnEnd
      '[0,["L",["[","^\\n\\r"]]]', // 83 leaf
      '[0,[[null,"^\\n\\r<[\u25c1",1,null,false],[["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],85],null,0,null,false],[["s",["!",74],["[","<[\u25c1"]],null,0,null,false],[["s",21,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],null,0,null,false],[["s",21,["!",88]],null,0,null,false]]]', // 84 text
      '[0,["/",75,86],"<[\u25c1"]', // 85 skipThoughtClose
      '[0,["q",87]]', // 86 skipAnalysisEnd
      '[0,["{",2,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 87 readAnalysisEnd
      '[0,["/",26,27,89,91,92,96,100,10,108,8]]', // 88 skipProseStop
      '[0,["s",13,90]," `~"]', // 89 skipFenceStart
      '[0,["/",["s","```",["[*","`"],["[*","^\\n\\r`"],23],"~~~"],"`~"]', // 90 skipOpenRun
      '[0,["s",13,"<!",["&","--"]]," <"]', // 91 skipCommentStart
      '[0,["/",93,73,94,95]," <[\u25c1"]', // 92 skipAsideAhead
      '[0,["s",13,16]," <[\u25c1"]', // 93 skipThoughtAhead
      '[0,["s",13,81]," <["]', // 94 skipTurnAhead
      '[0,["s",13,19]," <["]', // 95 skipForeignAhead
      '[0,["s",["[*","\\t "],29,["!",97],98,["/",["[","\\t "],23]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 96 skipEntryStart
      '[0,["s",["[*","\\t "],["/",["s","*",["[*","\\t "],"*",["[*","\\t "],"*",["[*","\\t *"]],["s","-",["[*","\\t "],"-",["[*","\\t "],"-",["[*","\\t \\\\-"]],["s","_",["[*","\\t "],"_",["[*","\\t "],"_",["[*","\\t _"]]],23],"\\t *\\\\-_"]', // 97 skipThematicBreak
      '[0,["/",99,["[","\u2022\u25aa\u25cf\u25e6"]],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 98 skipEntryMarker
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 99 skipItemMarker
      '[0,["s",13,29,101],"\\u001b #*<DERV_derv"]', // 100 skipFieldStart
      '[0,["/",102,104],"#*DERV_derv"]', // 101 skipFieldName
      '[0,["/",["s","**",103,["[*","\\t "],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",103,["[*","\\t "],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 102 skipBoldName
      '[0,["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\t\\n\\r *:_"],["s",["[+","\\t "],["!",["/",["s",":",["[*","\\t "],32],32]]],["s",["!",["s",":",["[*","\\t "],32]],["!",32],["[","*:_"]]]]]]', // 103 skipLabelName
      '[0,["/",["s",105,106,105,29,["[*","\\t "],["/",["s",":",105,["&",107]],["s","\uff1a",105]]],["s",32,106,32,["&",107],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],106,["[*","\\t "],["?",":"],["[*","\\t "],["&",23]]],"#*DERV_derv"]', // 104 skipPlainName
      '[0,["|",0,2,false,["[","*_"]]]', // 105 skipPlainMarks
      '[0,["/",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 106 skipPlainWords
      '[0,["/",["[","\\t "],14,23]]', // 107 skipNameEnd
      '[0,["s",13,["/","``","`","~~","~"],8]," `~"]', // 108 skipCutFence
      '[1,["L",110]]', // 109 leaf
      '[1,["N","TextEnd",["?",6]]]', // 110 readTextEnd
      '[0,["L",["!",112]]]', // 111 leaf
      '[0,["/",27,61],"\\u001b #*<_`~"]', // 112 skipBodyStop
      '[1,["L",4]]', // 113 leaf
      '[0,["L",115]]', // 114 leaf
      '[0,["N",0,["s",[":",0,["$",13]],[":",1,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r`"]]],["&",23]],["s",[":",0,["$",13]],[":",1,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r"]]],["&",23]]]," `~"]', // 115 readBlockHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",21,["&",["[","^\\n\\r #`~"]]],null,0,null,false],[["s",21,["!",117],["!",120],["!",8]],null,0,null,false]]]', // 116 text
      '[0,["s",13,118,["[*","\\t "],["&",23]]," `~"]', // 117 skipFenceClose
      '[0,["q",119]]', // 118 skipClosingRun
      '[0,["closes",1,64],"`~"]', // 119 readClosingRun
      '[0,["s","## Status: ",42,["!",121]]]', // 120 skipTakenStatus
      '[0,["q",122]]', // 121 skipCloseLater
      '[0,["later",0,-1,123]]', // 122 readCloseLater
      '[0,["t",[0,1,2,3],124,64,125,["&",23]]," `~"]', // 123 readCloseLine
      '[0,["|",0,3,true," "]]', // 124 readIndent
      '[0,["|",0,null,true,126]]', // 125 readBlanks
      '[0,["$",["[","\\t "]]]', // 126 readBlank
      '[1,["L",["/",128,130]]]', // 127 leaf
      '[1,["N",1,["s",21,[":",0,129],67]]]', // 128 readBlockEnd
      '[0,["N","FenceLine",117]]', // 129 readFenceLine
      '[1,["M","MissingFenceEnd",["?",21]]]', // 130 readMissingFenceEnd
      '[0,["L",132]]', // 131 leaf
      '[0,["N","CommentHead",91]]', // 132 readCommentHead
      '[0,[[null,"^\\r\\\\-",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false],[["s",["!","-->"],"-"],null,0,null,false]]]', // 133 text
      '[1,["L",["/",135,136]]]', // 134 leaf
      '[1,["N","CommentEnd",["s","-->",["[*","^\\n\\r"],67]]]', // 135 readCommentEnd
      '[1,["M","MissingCommentEnd",""]]', // 136 readMissingCommentEnd
      '[1,["L",138]]', // 137 leaf
      '[1,["M",0,["s",["?",21],13,[":",0,139]]],"\\n\\r <[\u25c1"]', // 138 readBadThought
      '[0,["/",["@",1,"<",140,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|channel>","thought"]],"<[\u25c1"]', // 139 readThoughtOpen
      '[0,["@",1,["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],141],"Ta-z"]', // 140 readThoughtName
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"Think",["?","ing"]],["@",0,"THINK",["?","ING"]],["@",0,"thought",["?","s"]],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"Tar-t"]', // 141 readThinkingWord
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",143],["[","^"]],null,0,null,false]]]', // 142 text
      '[0,["q",144]]', // 143 skipOwnThoughtClose
      '[0,["same",4,145],"<[\u25c1"]', // 144 readOwnThoughtClose
      '[0,["/",146,87],"<[\u25c1"]', // 145 readThoughtClose
      '[0,["/",["@",1,"</",140,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],77,79],"<[\u25c1"]', // 146 readThoughtTagEnd
      '[1,["L",148]]', // 147 leaf
      '[1,["/",149,150]]', // 148 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",143,["[*","\\t "]]]]', // 149 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 150 readMissingThoughtEnd
      '[1,["L",9]]', // 151 leaf
      '[0,["L",153]]', // 152 leaf
      '[0,["N",5,["s",[":",0,["$",["[*","\\t "]]],29,[":",1,154],["[*","\\t "],29,[":",2,159],["&",["/",23,74]]]],"\\t\\u001b #*<DERV_derv"]', // 153 readFieldLine
      '[0,["/",155,157],"#*DERV_derv"]', // 154 readFieldName
      '[0,["N",2,["s","**",[":",0,156],["[*","\\t "],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",[":",0,156],["[*","\\t "],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 155 readBoldName
      '[0,["N","LabelName",["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\t\\n\\r *:_"],["s",["[+","\\t "],["!",["/",["s",":",["[*","\\t "],32],32]]],["s",["!",["s",":",["[*","\\t "],32]],["!",32],["[","*:_"]]]]]]]', // 156 readLabelName
      '[0,["N",3,["s",105,[":",0,158],105,29,["[*","\\t "],["/",["s",":",105,["&",107]],["s","\uff1a",105]]],["s",32,[":",0,158],32,["&",107],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],[":",0,158],["[*","\\t "],["?",":"],["[*","\\t "],["&",23]]],"#*DERV_derv"]', // 157 readPlainName
      '[0,["N","PlainWords",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 158 readPlainWords
      '[0,["N",4,["s",[":",0,["?",["@",0,160,["?",["[",".;"]],["&",["s",["[*","\\t "],29,23]]]]],["*",170]]]]', // 159 readFieldValue
      '[0,["/",["@",2,"`",["!","`"],["/",["@",1," ",161," "],162],"`",["!","`"]],163],"`"]', // 160 readCodeSpan
      '[0,["N","PaddedOfOne",["s",["!",["s",["[*"," "],"`",["!","`"]]],["+",["/",["[+","^\\n\\r `"],["s","``",["[*","`"]],["s",["!",["s"," `",["!","`"]]]," "]]]]],"^\\n\\r"]', // 161 readPaddedOfOne
      '[0,["N","CodeOfOne",["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]]', // 162 readCodeOfOne
      '[0,["handing",3,["@",2,["hand",3,[],["$",["|",2,24,false,"`"]]],["!","`"],["/",["@",1," ",164," ",["&",165]],169],165]],"`"]', // 163 readLongCode
      '[0,["N","PaddedOfMany",["s",["!",["s",["[*"," "],165]],["+",["/",["[+","^\\n\\r `"],["s",["!",165],168],["s",["!",["s"," ",165]]," "]]]]],"^\\n\\r"]', // 164 readPaddedOfMany
      '[0,["q",166]]', // 165 skipSameRun
      '[0,["same",3,167],"`"]', // 166 readSameRun
      '[0,["$",["[+","`"]]]', // 167 readTickRun
      '[0,["[+","`"]]', // 168 skipTickRun
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",165],168]]]],"^\\n\\r"]', // 169 readCodeOfMany
      '[0,["/",["[+","^\\n\\r<[\u25c1"],171,["s",["!",74],["[","<[\u25c1"]]],"^\\n\\r"]', // 170 skipTextUnits
      '[0,["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],85]]', // 171 skipNamedThought
      '[0,[[["s",21,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],null,0,null,false],[["s",21,["!",173],["!",174],["!",88]],null,0,null,false],[null,"^\\n\\r<[\u25c1",1,null,false],[["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],85],null,0,null,false],[["s",["!",74],["[","<[\u25c1"]],null,0,null,false]]]', // 172 text
      '[0,["s",13,29,["|",1,6,false,"#"],["[","\\t "]],"\\u001b #<"]', // 173 skipHeadingStart
      '[0,["s",175,["[*","\\t "],90]]', // 174 skipDeepFence
      '[0,["/","    ",176],"\\t "]', // 175 skipDeepIndent
      '[0,["s",["|",0,3,false," "],"\\t"],"\\t "]', // 176 skipTabIndent
      '[0,["L",178]]', // 177 leaf
      '[0,["N",6,["s",[":",0,179],["&",90]]]]', // 178 readListHead
      '[0,["{",3,[":",0,["$",["s",13,99,["[+","\\t "],["*",["s",99,["[+","\\t "]]]]]]]," *+\\\\-0-9"]', // 179 readItemColumns
      '[0,["L",181]]', // 180 leaf
      '[0,["N",7,["s",[":",0,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",1,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",2,["$",["[*","^\\n\\r`"]]],["&",23]],["s",[":",0,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",1,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",2,["$",["[*","^\\n\\r"]]],["&",23]]],"`~"]', // 181 readListFenceHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",21,["!",183],["&",["/",184,26]],["!",8]],null,0,null,false]]]', // 182 text
      '[0,["s",["&",184],["[*","\\t "],118,["[*","\\t "],["&",23]],"\\t "]', // 183 skipListClose
      '[0,["/",185,176],"\\t "]', // 184 skipItemIndent
      '[0,["q",186]]', // 185 skipColumnRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 186 readColumnRun
      '[1,["L",["/",188,["@",1,["&",190],130],191]]]', // 187 leaf
      '[1,["N",8,["s",21,[":",0,189],67]]]', // 188 readListEnd
      '[0,["N","ListFenceLine",183]]', // 189 readListFenceLine
      '[0,["s",["?",21],8]]', // 190 skipLastLineEnd
      '[1,["M","BadFenceEnd",["?",21]]]', // 191 readBadFenceEnd
      '[0,["L",""]]', // 192 leaf
      '[0,["L",194]]', // 193 leaf
      '[0,["N",14,["s",[":",0,["$",["[*","\\t "]]],29,["!",97],[":",1,195],["&",["/",["[","\\t "],23]],["[*","\\t "],[":",2,198],["[*","\\t "],29,["&",["/",23,74]]]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 194 readEntryLine
      '[0,["/",196,197],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 195 readEntryMarker
      '[0,["/",["$",["[","*+\\\\-"]],["$",["s",["|",1,9,false,["[","0-9"]],["[",")."]]]],"*+\\\\-0-9"]', // 196 readItemMarker
      '[0,["$",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 197 readListDot
      '[0,["N",13,["s",[":",0,199],[":",1,["?",212]],[":",2,215]]]]', // 198 readEntryText
      '[0,["N",10,["s",29,[":",0,["?",200]],[":",1,["?",201]],["*",["s",["!",203],["!",39],207]]]]]', // 199 readEntryBefore
      '[0,["N",9,[":",0,160],["s",32,[":",0,160],32]],"*_`"]', // 200 readFirstCode
      '[0,["/",["@",1,"**",202,"**",["&",["/",203,39]]],["@",3,"[",["*",["s",["!",203],["[","^\\n\\r]"]]],"](",206,")",["&",["/",203,39]]]],"*["]', // 201 readWrittenPath
      '[0,["N","BoldPath",["+",["s",["!",203],["[","^\\n\\r*`"]]]],"^\\n\\r*`"]', // 202 readBoldPath
      '[0,["/",204,205],"\\t :\u00a0"]', // 203 skipSeparator
      '[0,["s",["[*","\\t \u00a0"],":",["?",32],["/",["[+","\\t "],["&",23]]],"\\t :\u00a0"]', // 204 skipColon
      '[0,["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]]', // 205 skipDash
      '[0,["N","LinkPath",["[+","^\\t\\n\\r ()"]]]', // 206 readLinkPath
      '[0,["/",["[+","^\\t\\n\\r :<[`\u25c1"],171,["s",["!",74],["[","<[\u25c1"]],208,["[+","\\t "],":",["[+","`"]],"^\\n\\r"]', // 207 skipEntryPart
      '[0,["/",["s","`",["!","`"],["/",["s"," ",209," "],210],"`",["!","`"]],211],"`"]', // 208 skipCodeSpan
      '[0,["s",["!",["s",["[*"," "],"`",["!","`"]]],["+",["/",["[+","^\\n\\r `"],["s","``",["[*","`"]],["s",["!",["s"," `",["!","`"]]]," "]]]],"^\\n\\r"]', // 209 skipPaddedOfOne
      '[0,["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]', // 210 skipCodeOfOne
      '[0,["q",163]]', // 211 skipLongCode
      '[0,["/",213,214],"\\t :\u00a0"]', // 212 readSeparator
      '[0,["N","Colon",["s",["[*","\\t \u00a0"],":",["?",32],["/",["[+","\\t "],["&",23]]]],"\\t :\u00a0"]', // 213 readColon
      '[0,["N","Dash",["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]]]', // 214 readDash
      '[0,["N",12,[":",0,216],["s",["*",["s",["!",["s",203,217]],207]],203,[":",0,216]],["*",["s",["!",39],207]]]]', // 215 readEntryAfter
      '[0,["N",11,["s",29,[":",0,160],["?",["[",".;"]],["&",39]]],"\\u001b<`"]', // 216 readEntryCode
      '[0,["s",29,208,["?",["[",".;"]],["&",39]],"\\u001b<`"]', // 217 skipEntryCode
      '[1,["L",["?",219]]]', // 218 leaf
      '[1,["N",15,["s",6,["[*","\\t "],29,[":",0,160],["[*","\\t "],29,["&",23]]]]', // 219 readMoreCode
      '[1,["L",221]]', // 220 leaf
      '[1,["handing",1,["N",17,["s",6,["*",5],["hand",1,["run"],[":",0,222]],67,[":",1,223],[":",2,225]]]],"\\n\\r"]', // 221 readDeepBlock
      '[0,["N",16,["s",[":",0,["$",["s",175,["[*","\\t "]]]],[":",1,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r`"]]],["&",23]],["s",[":",0,["$",["s",175,["[*","\\t "]]]],[":",1,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r"]]],["&",23]]],"\\t "]', // 222 readDeepHead
      '[1,["N","DeepBody",["*",["s",["!",["s",["[*","\\t "],118,["[*","\\t "],23]],["/",5,["s",175,224]]]]]]', // 223 readDeepBody
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 224 noteLine
      '[1,["/",["@",0,226,67],["@",1,["&",190],130],191]]', // 225 readDeepClose
      '[0,["N","DeepFenceLine",["s",175,["[*","\\t "],118,["[*","\\t "],["&",23]]]]', // 226 readDeepFenceLine
      '[1,["L",228]]', // 227 leaf
      '[1,["M","MissingFenceRun",108]]', // 228 readMissingFenceRun
      '[0,["L",["&",230]]," `~"]', // 229 leaf
      '[0,["s",["&",58],["!",231]]," `~"]', // 230 skipWholeWrapper
      '[0,["s",232,["*",["/",245,247]],["*",["/",249,247]],["*",["s",["!",27],248]],27]]', // 231 skipExampleAhead
      '[0,["q",233]]', // 232 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],234],236,["|",0,null,true,["t",[0,1],["!",61],239]],244,242]]," `~"]', // 233 readWrapperShape
      '[1,["@",0,235,67]]', // 234 readFenceOpen
      '[0,["/",["@",1,13,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",23]],["@",1,13,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 235 readFenceHead
      '[1,["|",0,null,true,["t",[0,1],["!",61],["/",237,["t",[0,1],["!",60],239]]]]]', // 236 readClosedLines
      '[1,["t",[0,1],238,242]]', // 237 readClosedFence
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],234],["|",0,null,true,["t",[0,1],["!",117],239]],241]]," `~"]', // 238 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],240],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 239 readLine
      '[1,["/","\\n",7],"\\n\\r"]', // 240 readEol
      '[0,["t",[0,1,2,3],124,119,125,["&",23]]," `~"]', // 241 readFenceClose
      '[1,["/",240,243]]', // 242 readLineEnd
      '[0,["!",["[","^"]]]', // 243 readEof
      '[0,["t",[0,1,2,3],124,63,125,["&",23]]," `~"]', // 244 read_wrapperEnd
      '[0,["q",246]]', // 245 skipClosedShape
      '[1,["handing",0,["t",[0,1,2,3],["hand",0,[],234],236,244,242]]," `~"]', // 246 readClosedShape
      '[0,["s",["!",60],["!",27],248],"^"]', // 247 skipExampleLine
      '[0,["/",["s",["[*","^\\n\\r"],24],["[+","^\\n\\r"]],"^"]', // 248 skipLine
      '[0,["s",250,23]]', // 249 skipClosedFence
      '[0,["q",238]]', // 250 skipFenced
      '[1,["L",252]]', // 251 leaf
      '[1,["M",1,["s",["&",58],[":",0,234]]]," `~"]', // 252 readBadWrapper
      '[1,["L",254]]', // 253 leaf
      '[1,["M","MissingHeaderEnd",46]]', // 254 readMissingHeaderEnd
      '[1,["L",256]]', // 255 leaf
      '[1,["@",1,["!",46],257],"\\u001b #*<_"]', // 256 readHeader
      '[1,["/",258,276,301,302],"\\u001b #*<_"]', // 257 read_header
      '[1,["N",21,["s",13,"##",["[+","\\t "],["!",259],[":",0,260],["[*","\\t "],67]]," #"]', // 258 readExactHeader
      '[0,["s",["*",["/",["[+","^\\n\\r\\u001b<"],["s",["!",14],["[","\\u001b<"]]]],14],"^\\n\\r"]', // 259 skipNoisyLine
      '[0,["N",20,["s",[":",0,261],":",["[+","\\t "],["!",263],[":",1,264]],["s",[":",0,"Progress"],":",["[+","\\t "],[":",1,272]],["s",[":",0,274],":",["[+","\\t "],["!",263],[":",1,264]],[":",0,274],[":",0,275]],"AEIOPS"]', // 260 readExactHead
      '[0,["/","Status",262],"ES"]', // 261 readArgWord
      '[0,["/","Session Checkpoint","Session","Error"],"ES"]', // 262 readTextWord
      '[0,["s",32,["[*","^\\n\\r*"],32,["[*","\\t "],23]]', // 263 skip_boldArg
      '[0,["N",18,["s",["!",265],["?",266],[":",0,267],["*",268],[":",1,["?",269]],["&",38]],["s",["!",265],["+",271]]],"^\\n\\r"]', // 264 readArg
      '[0,["s",["[+","#"],39]]', // 265 skipClosingSigns
      '[0,["s",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["*",14],["[+","\\t "],29]]', // 266 skipStateLead
      '[0,["N","StateWord",43]]', // 267 readStateWord
      '[0,["/",14,["[","!."]],"\\u001b!.<"]', // 268 skipStateTail
      '[0,["N","StateMore",["s",270,["*",271]]]]', // 269 readStateMore
      '[0,["/",["s",["[*","\\t "],29,["[","(,:;\u2013\u2014"]],["s",["[+","\\t "],29,"-",["*",14],["[","\\t "]]],"\\t\\u001b (,:-<\u2013\u2014"]', // 270 skipMoreStart
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",38],["/",["[+","\\t "],["[+","#"],["+",14],["[","\\u001b<"]]]],"^\\n\\r"]', // 271 skipArgPart
      '[0,["N",19,["s",29,[":",0,273],[":",1,["$",["?",["s",["[*","\\t "],29,"%"]]]],["&",38]],["s",29,[":",0,273],[":",1,["$",["s",["[*","\\t "],29,"%"]]],["[*","\\t "],[":",2,264],["&",38]]],"\\u001b\\\\-0-9<"]', // 272 readPercent
      '[0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]]],"\\\\-0-9"]', // 273 readPercentNumber
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 274 readTitledWord
      '[0,["/","Output Files","Input Needed","Output Data","Output"],"IO"]', // 275 readBareWord
      '[1,["N",25,["s",["&",["s",29,13,30]],["?",277],13,278,280,["?",277],["?",282],[":",0,283],["?",300],["[*","\\t "],["?",277],["[*","\\t "],67]],"\\u001b #<"]', // 276 readLooseHeader
      '[1,["M","BadHeaderNoise",["+",["s",14,["[*","\\t "]]]]]', // 277 readBadHeaderNoise
      '[1,["/",["s","##",["!","#"]],279],"#"]', // 278 noteHashes
      '[1,["M","BadHeaderLevel",["[+","#"]]]', // 279 readBadHeaderLevel
      '[1,["/",["s",["[+","\\t "],["!",14]],["s",["&",["/",["s",["[+","\\t "],14],["s",["+",14],["[","\\t "]]]],["[*","\\t "],277],281]]', // 280 noteHashSpace
      '[1,["M","BadHeaderSpace",""]]', // 281 readBadHeaderSpace
      '[1,["M","BadHeaderOrnament",31]]', // 282 readBadHeaderOrnament
      '[1,["/",284,298],"*AEIOPS_aeiops\u0130"]', // 283 readLooseHead
      '[1,["N",23,["s",285,[":",0,286],291,[":",1,295],32,["&",38]],["s",285,[":",0,286],32,["&",38]],["s",285,[":",0,286],32,291,[":",1,["/",272,264]],["&",38]],["s",285,[":",0,286],":",32,["[*","\\t "],[":",1,["/",272,264]],["&",38]],["s",[":",0,286],291,285,[":",1,295],32,["&",38]]],"*AEIOPS_aeiops\u0130"]', // 284 readBoldedHead
      '[1,["M","BadHeaderBold",32]]', // 285 readBadHeaderBold
      '[1,["/",287,289],"AEIOPSaeiops\u0130"]', // 286 readLooseWords
      '[0,["@",0,["/",275,261,274,"Progress"],["!",["[","\\\\-A-Z_a-z"]],["!",["/",["s",288,["/",["i","data"],["i","file"]]],["s",["[*","\\t \\\\-_"],["i","checkpoint"]]]]],"AEIOPS"]', // 287 readExactWords
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],38]]],["[*","\\t \\\\-_"]]]', // 288 skipOutputGap
      '[1,["M","BadHeaderCase",290]]', // 289 readBadHeaderCase
      '[0,["/",["s",["i","output"],288,["/",["i","data"],["s",["i","file"],["?",["i","s"]]]]],33],"AEIOPSaeiops\u0130"]', // 290 skipLetters
      '[1,["/",["s",":",["[+","\\t "],["!",14]],292,294],"\\t\\u001b :<\uff1a"]', // 291 noteLooseColon
      '[1,["s",["&",["s",["[*","\\t "],["?",["s",["[",":\uff1a"],["[*","\\t "]]],14]],293],"\\t\\u001b :<\uff1a"]', // 292 noteTintedColon
      '[1,["M","BadColonNoise",["s",["[*","\\t "],29,["[",":\uff1a"],["[*","\\t "],29]],"\\t\\u001b :<\uff1a"]', // 293 readBadColonNoise
      '[1,["M","BadWideColon",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "]]],"\\t :\uff1a"]', // 294 readBadWideColon
      '[0,["N",22,["s",[":",0,273],[":",1,["$",["?",["s",["[*","\\t "],29,"%"]]]],["&",["s",32,38]]],["s",["?",266],[":",2,267],["*",268],[":",3,["?",296]],["&",["s",32,38]]],["+",297]],"^\\n\\r"]', // 295 readBoldArg
      '[0,["N","BoldMore",["s",270,["*",297]]]]', // 296 readBoldMore
      '[0,["s",["!",["s",32,38]],["[","^\\n\\r"]],"^\\n\\r"]', // 297 skipBoldPart
      '[1,["N",24,["s",[":",0,286],291,[":",1,["/",272,264]],["&",38]],["s",[":",0,286],["?",["s",["[*","\\t "],["[",":\uff1a"]]],["&",38]],["s",[":",0,286],299,[":",1,["/",272,264]],["&",38]],["s",["?",285],[":",0,286],["?",285],291,["?",285],[":",1,["?",["/",272,264]]],["&",["/",38,265]]],["s",["?",285],[":",0,286],["?",285],["&",38]]],"*AEIOPS_aeiops\u0130"]', // 298 readPlainHead
      '[1,["M","BadHeaderColon",["s",["[+","\\t "],["?",["s",["[","\\\\-\u2013\u2014"],["[+","\\t "]]]]]]', // 299 readBadHeaderColon
      '[1,["M","BadHeaderClose",["s",["[*","\\t "],["[+","#"]]],"\\t #"]', // 300 readBadHeaderClose
      '[1,["N",26,["s",["?",277],["&",["s",13,44]],13,285,["?",282],[":",0,286],[":",1,["?",["@",3,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],295]]],32,["?",277],["[*","\\t "],67]],"\\u001b *<_"]', // 301 readBoldHeader
      '[1,["N",27,["s",["!",28],["?",277],13,"##",["&",["/",["[","\\t "],23]],[":",0,["?",["@",1,["[+","\\t "],264]]],["[*","\\t "],["[*","#"],["[*","\\t "],["?",277],["[*","\\t "],67]],"\\u001b #<"]', // 302 readOtherHeader
      '[1,["L",["/",304,305]]]', // 303 leaf
      '[1,["N","WrapperEnd",["s",61,67]]]', // 304 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 305 readMissingWrapperEnd
      '[1,["L",["/",4,9]],"\\t\\n\\r\\u001b <"]', // 306 leaf
      '[1,["L",["/",72,308]],"^"]', // 307 leaf
      '[1,["M","BadChat",["+",["s",["!",58],["!",27],["!",10],["!",26],["!",73],309]]],"^"]', // 308 readBadChat
      '[1,["/",["s",["*",170],6],["+",170]],"^"]', // 309 noteTextLine
      '[1,["L",311]]', // 310 leaf
      '[1,["N",29,["s",["&",312],["[*","\\t\\n\\r "],[":",0,313]],["s",["*",314],[":",1,["|",0,null,true,["@",0,315,["*",314]]]]]]]', // 311 readCommands
      '[0,["s",["*",["/",["[+","^<"],["s",["!","<<"],"<"]]],"<<"],"^"]', // 312 skipHereDocument
      '[0,["N","Script",["s",["[+","^\\t\\n\\r "],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r "]]]]]]', // 313 readScript
      '[1,["/",5,["s",["[*","\\t "],"#",224]],"\\t\\n\\r #"]', // 314 noteCommandGap
      '[1,["N",28,["s",["[*","\\t "],[":",0,["?",316]],[":",1,321],["[*","\\t "],67]],"^\\n\\r"]', // 315 readCommand
      '[1,["$",["s",["?",317],318]],"$%(\\\\-.0-9>A-[_a-z\u276f\u279c"]', // 316 readPrompt
      '[0,["s","(",["|",1,40,false,["[","^\\n\\r()"]],")",["[+","\\t "]]]', // 317 skipPromptEnvironment
      '[1,["/",["s",["[","$%>\u276f"],["[+","\\t "]],["s","PS",["?",["s",["[+","\\t "],["?",["s",["[","A-Za-z"],":"]],["[","/\\\\\\\\~"],["[*","^\\n\\r\\"*<>?|"]]],">",["[+","\\t "]],["s",["?",["s","PS",["[+","\\t "]]],["[","A-Za-z"],":\\\\",["[*","^\\n\\r\\"*<>?|"],">",["[*","\\t "]],["s","[",319,["|",0,80,false,["[","^\\n\\r]"]],"]",["[","#$"],["[+","\\t "]],["s",319,["|",0,80,false,["s",["!",320],["[","^\\n\\r\\"&\';<>|"]]],["/",["s",6,"$",["[+","\\t "]],320]],["s",["|",2,4,false,["[","a-z"]],"-",["[+",".0-9"],["[","#-%"],["[+","\\t "]],["s","\u279c",["[","\\t "],["[+","\\t "],["[+","^\\t\\n\\r "],["?",["s",["[+","\\t "],"git:(",["[*","^\\n\\r()"],")",["?",["s",["[+","\\t "],"\u2717"]]]],["[+","\\t "]],["s","\u279c",["[","\\t "]]],"$%\\\\-.0-9>A-[_a-z\u276f\u279c"]', // 318 notePromptSign
      '[0,["s",["[+","\\\\-.0-9A-Z_a-z"],"@",["[+","\\\\-.0-9A-Z_a-z"]]]', // 319 skipPromptUser
      '[0,["s",["[","#-%>"],["[+","\\t "]]]', // 320 skipPromptEnd
      '[1,["N","CommandText",["s",322,["*",["s",["[*","\\t "],322]]]]]', // 321 readCommandText
      '[1,["/",323,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["s","\'",["[*","^\'"],"\'"],["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""],["[+","^\\t\\n\\r \\"&\'\\\\\\\\|"],["[","\\"&\'|"]],"^\\t\\n\\r "]', // 322 noteCommandPart
      '[1,["/",["s",["[","&|"],["[*","\\t "],324],["s","\\\\",324]],"&\\\\\\\\|"]', // 323 noteOpenEnd
      '[1,["s",6,["[*","\\t "],["&",["[","^\\n\\r"]]]]', // 324 noteNextLine
      '[1,["L",326]]', // 325 leaf
      '[1,["N",37,[":",0,["|",0,null,true,["/",327,375]]]]]', // 326 readAsks
      '[1,["N",36,["s",["[*","\\t "],29,[":",0,["/",328,331]],[":",1,["?",["@",1,6,336]]]],["s",["[*","\\t "],29,[":",0,368],355,[":",1,["t",[0,1],338,366]]],["s",["[*","\\t "],29,[":",0,370],":",["?",32],["&",["[","\\t "]],[":",1,["/",374,["@",2,["[*","^\\n\\r"],67,336]]]],[":",1,["t",[0,1],["/",338,367],366]]],"^\\n\\r"]', // 327 readAsk
      '[0,["N",30,["s",["|",1,6,false,"#"],["[+","\\t "],[":",0,329],["&",23]],["s",32,[":",0,330],32,["[*","\\t "],29,["&",23]]],"#*_"]', // 328 readTitle
      '[0,["N","TitleWords",["[*","^\\n\\r"]]]', // 329 readTitleWords
      '[0,["N","BoldWords",["+",["s",["!",32],["[","^\\n\\r"]]]],"^\\n\\r"]', // 330 readBoldWords
      '[0,["N",31,["s",["*",332],["[*","\\t "],[":",0,333],["[*","\\t "],335]],"^\\n\\r"]', // 331 readLead
      '[0,["s",["*",["/",["[+","^\\n\\r!.?"],["s",["[","!.?"],["!",["[","\\t "]]]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 332 skipSentenceBefore
      '[0,["N","LeadWords",["?",["s",334,["*",["s",["[*","\\t "],334]]]]]]', // 333 readLeadWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",335],":"]]],"^\\t\\n\\r "]', // 334 skipLeadWord
      '[0,["s",":",["?",32],["[*","\\t "],29,["&",23]]]', // 335 skipLeadEnd
      '[1,["?",["@",1,["*",5],337]]]', // 336 readAskedLines
      '[1,["t",[0,1],["/",338,345],366],"^\\n\\r"]', // 337 readAsked
      '[1,["N",32,["s",["[*","\\t "],29,[":",0,["?",339]],[":",1,160],["?",["[",".;"]],["[*","\\t "],29,67]],"\\t\\u001b <`"]', // 338 readCodeAsked
      '[0,["@",1,["&",["s",["[+","`"],["[*","\\t "],340]],""],"`"]', // 339 readLikelyCode
      '[0,["/",["s","$",["[+","\\t "],["[","\\\\-0-9A-Z_a-z"]],["s","./",["[","\\\\-0-9A-Z_a-z"]],["s","acor",["[+","\\t "],["!",["s",341,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","\\\\-0-9A-Z_a-z"]],["s",["!",["s",342,["!",["[","\\\\-0-9A-Z_a-z"]]]],["!",["s",343,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","0-9_a-z"],["[*","\\\\--:@-Z_a-z"],["*",["s",["!",["s",["[","\\t "],344]],["[","^\\n\\r`"]]],["[","\\t "],344]],"$.0-9_a-z"]', // 340 skipLooksRun
      '[0,["/","is","was","has","had","needs","cannot","can","could","does","did","will","would","must","should","may","requires","expects","failed","found"],"c-fhimnrsw"]', // 341 skipVerbWord
      '[0,["/",["i","these"],["i","those"],["i","there"],["i","the"],["i","an"],["i","a"],["i","this"],["i","that"],["i","it"],["i","your"],["i","you"],["i","please"],["i","we"],["i","which"],["i","what"],["i","when"],["i","no"],["i","one of"]],"AIN-PTWYain-ptwy\u0130"]', // 342 skipProseWord
      '[0,["/","use","pass","give","see","choose","specify","provide","enter","without","with","if","for","or","and","but","not","in","on","to"],"a-ce-gin-ps-uw"]', // 343 skipAdviceWord
      '[0,["/",["s",["|",1,2,false,"-"],["[","A-Za-z"]],["s",["?","\\""],"<",["[","A-Z_a-z"]]],"\\"\\\\-<"]', // 344 skipCommandMark
      '[1,["N",33,["s",["!",346],["!",360],["!",361],["[*","\\t "],29,[":",0,["?",363]],[":",1,["?",316]],[":",2,364],["[*","\\t "],67]],"^\\n\\r"]', // 345 readPlainAsked
      '[0,["s",["[*","\\t "],29,["/",347,350,352]],"^\\n\\r"]', // 346 skipAskStart
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t "],348,["&",23]],["s",32,349,32,["[*","\\t "],29,["&",23]]],"#*_"]', // 347 skipTitle
      '[0,["[*","^\\n\\r"]]', // 348 skipTitleWords
      '[0,["+",["s",["!",32],["[","^\\n\\r"]]],"^\\n\\r"]', // 349 skipBoldWords
      '[0,["s",["*",332],["[*","\\t "],351,["[*","\\t "],335],"^\\n\\r"]', // 350 skipLead
      '[0,["?",["s",334,["*",["s",["[*","\\t "],334]]]]]', // 351 skipLeadWords
      '[0,["s",["*",353],["[*","\\t "],358,["[*","\\t "],["&",354]],"^\\n\\r"]', // 352 skipInlineLabel
      '[0,["s",["*",["/",["[+","^\\n\\r!.:?"],["s",["[","!.?"],["!",["[","\\t "]]],["s",["!",354],":"]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 353 skipInlineBefore
      '[0,["s",355,356]]', // 354 skipInlineEnd
      '[0,["s",":",["?",32],["[*","\\t "],29]]', // 355 skipInlineColon
      '[0,["s",["[*","\\t "],29,["?",357],208,["?",["[",".;"]],["[*","\\t "],29,23],"\\t\\u001b <`"]', // 356 skipCodeAsked
      '[0,["s",["&",["s",["[+","`"],["[*","\\t "],340]],""],"`"]', // 357 skipLikelyCode
      '[0,["?",["s",359,["*",["s",["[*","\\t "],359]]]]]', // 358 skipInlineWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",354],":"]]],"^\\t\\n\\r "]', // 359 skipInlineWord
      '[0,["s",["[*","\\t "],29,["/",["[","#*>`|"],["s",["[","+\\\\-"],["[","\\t "]],["s",342,["!",["[","\\\\-0-9A-Z_a-z"]]]]],"\\t\\u001b #*+\\\\-<>AIN-PTWY`ain-ptwy|\u0130"]', // 360 skipNoCommand
      '[0,["s",["+",["s",["!",362],["[","^\\n\\r"]]],362],"^\\n\\r"]', // 361 skipSentence
      '[0,["s",["[","\\"\')0-9A-Z`-z"],["[","!,.:?"],["[*","\\t "],29,23]]', // 362 skipSentenceEnd
      '[0,["@",1,["&",340],""],"$.0-9_a-z"]', // 363 readLikelyRun
      '[1,["N","PlainText",["s",365,["*",["s",["[*","\\t "],365]]]]]', // 364 readPlainText
      '[1,["/",323,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["[+","^\\t\\n\\r &\\\\\\\\|"],["[","&|"]],"^\\t\\n\\r "]', // 365 notePlainPart
      '[1,["|",0,null,true,["/",338,367]]]', // 366 readMoreCommands
      '[1,["@",1,["&",["s",["[*","\\t "],29,340]],345],"\\t\\u001b $.0-9<_a-z"]', // 367 readLikelyPlain
      '[0,["N",34,["s",["*",353],["[*","\\t "],[":",0,369],["[*","\\t "],["&",354]]],"^\\n\\r"]', // 368 readInlineLabel
      '[0,["N","InlineWords",["?",["s",359,["*",["s",["[*","\\t "],359]]]]]]', // 369 readInlineWords
      '[0,["N",35,[":",0,371]]]', // 370 readOptionLabel
      '[0,["N","OptionWords",372]]', // 371 readOptionWords
      '[0,["s",373,["[+","\\t "],["/",["[","A-Za-z"],["[+","0-9"]],["!",["[","0-9A-Za-z"]]]]', // 372 skipOptionName
      '[0,["/",["i","option"],["i","alternative"],["i","approach"],["i","method"],["i","variant"],["i","choice"]],"ACMOVacmov"]', // 373 skipOptionWord
      '[1,["t",[1,2],["&",["s",["[*","\\t "],29,340]],345,366],"\\t\\u001b $.0-9<_a-z"]', // 374 readOptionCommands
      '[1,["N","OtherLine",224]]', // 375 readOtherLine
      '[1,["L",377]]', // 376 leaf
      '[1,["N",38,["s",[":",0,["?",["@",1,["*",5],337]]],[":",1,["|",0,null,true,["/",327,375]]]]]]', // 377 readBelow
      '[1,["L",379]]', // 378 leaf
      '[1,["N",42,["s",["*",5],380,[":",0,["|",1,null,true,381]]],["s",["*",390],[":",0,["|",0,null,true,["@",0,["/",391,395],["*",390]]]]]]]', // 379 readValues
      '[1,["s",["[*","\\t "],"|",224,["[*","\\t "],"|",["[+","\\t \\\\-:|"],67],"\\t |"]', // 380 noteValueTableHead
      '[1,["N",39,["s",["[*","\\t "],"|",["[*","\\t "],[":",0,382],224]],"\\t |"]', // 381 readValueRow
      '[0,["/",160,["@",1,32,160,32],["@",1,"\\"",383,"\\""],["@",1,"**",384,"**"],385],"^\\t\\n\\r ,;|"]', // 382 readValue
      '[0,["N","QuotedValue",["[+","^\\n\\r\\""]]]', // 383 readQuotedValue
      '[0,["N","BoldValue",["[+","^\\n\\r*:"]]]', // 384 readBoldValue
      '[0,["N","PlainValue",["s",386,["*",["s",["!",387],["!",389],["[+","\\t "],["!",["s","or",["[","\\t "]]],386]]]]]', // 385 readPlainValue
      '[0,["+",["s",["!",["s",":",["[","\\t "]]],["[","^\\t\\n\\r ,;|"]]],"^\\t\\n\\r ,;|"]', // 386 skipPlainValueWord
      '[0,["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],23]],["s",["[+","\\t "],388]]]],"\\t ("]', // 387 skipRemarkInBrackets
      '[0,["s",["/","or","and"],["&",["[","\\t\\n\\r "]]],"ao"]', // 388 skipValueWord
      '[0,["/",["s",["[*","\\t "],":",["[","\\t "]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[","\\t "]]],"\\t :"]', // 389 skipRemarkSign
      '[1,["/",6,["[+","\\t ,;|"],388],"\\t\\n\\r ,;ao|"]', // 390 noteValueGap
      '[1,["N",40,["s",392,"**",[":",0,384],":",["[*","\\t "],"**",[":",1,393]],["s",392,[":",0,382],[":",1,["?",["/",394,["@",1,["&",389],393]]]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 391 readListedValue
      '[0,["s",["[*","\\t "],["/",99,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\\t "]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 392 skipValueItem
      '[1,["N","LineRemark",["s",["[*","^\\n\\r"],["*",["s",6,["&",["[","\\t "]],["!",392],["[*","^\\n\\r"]]]]]]', // 393 readLineRemark
      '[0,["N","RemarkInBrackets",["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],23]],["s",["[+","\\t "],388]]]]],"\\t ("]', // 394 readRemarkInBrackets
      '[0,["N",41,["s",[":",0,382],[":",1,["?",["/",394,396]]]]]]', // 395 readInlineValue
      '[0,["N","InlineRemark",["s",389,["[*","^\\n\\r,;|"]]]]', // 396 readInlineRemark
      '[0,["L",398]]', // 397 leaf
      '[0,["N",43,["s",["?","**"],["[*","\\t\\n\\r "],[":",0,["?",["@",1,["&",399],400]]],[":",1,417]]]]', // 398 readLabel
      '[0,["s",["|",0,400,false,["[","^"]],8]]', // 399 skipShortLabel
      '[0,["/",401,408,409,410,411,414],"^"]', // 400 readMeaning
      '[0,["N","ExampleLabel",["&",["s",["?",["s",["/",["i","for"],["i","another"],["i","an"],["i","one"]],["[+","\\t "]]],["/",["i","example"],["i","e.g."],["i","instance"]]]],["&",["s",["|",1,3,false,["s",["!",402],["[+","0-9A-Za-z"],["[+","\\t "]]],["i","example"],["?",["i","s"]],404]]],"0-9A-Za-z\u0130"]', // 401 readExampleLabel
      '[0,["/",["s",403,["!",["[","A-Za-z"]]],["s",["s",["i","command"],["?",["i","s"]]],["!",["[","A-Za-z"]],["&",["/",404,["s",["[+","\\t "],["/",["i","with"],["i","below"],["i","again"],["i","to"],["i","for"],["i","and"]],["!",["[","A-Za-z"]]]]]],["s",406,["!",["[","A-Za-z"]],["/",404,["s",["[+","\\t "],["/",["i","this"],["i","it"]],["!",["[","A-Za-z"]]],["s",["*",["s",["!",407],["[","^"]]],407]]],["s",["i","again"],["[+","\\t "],["i","with"],["!",["[","A-Za-z"]]]],"ACEIR-Uaceir-u\u0130"]', // 402 skipAsking
      '[0,["/",["i","re-run"],["i","rerun"],["i","run"],["i","execute"],["i","retry"],["i","invoke"],["i","repeat"]],"EIReir\u0130"]', // 403 skipRunVerb
      '[0,["s",["*",405],8]]', // 404 skipLabelEnd
      '[0,["/",":",["[","\\t\\n\\r "],["s",["+","**"],["!","*"]]],"\\t\\n\\r *:"]', // 405 skipLabelMark
      '[0,["/",["i","use"],["i","try"],["i","call"],["i","start"]],"CS-Ucs-u"]', // 406 skipUseVerb
      '[0,["s"," ",["/",["i","again"],["i","with"],["i","follows"],["i","following"]],404]]', // 407 skipAskingEnd
      '[0,["N","ValuesLabel",["&",["s",["/",["i","valid"],["i","available"],["i","allowed"],["i","possible"],["i","accepted"],["i","supported"],["i","values"],["i","choices"]],["!",["[","A-Za-z"]]]]],"ACPSVacpsv"]', // 408 readValuesLabel
      '[0,["N","NamedLabel",["&",372]],"ACMOVacmov"]', // 409 readNamedLabel
      '[0,["N","ChoiceLabel",["&",["s",["/",373,["i","either"],["i","or"]],["!",["[","A-Za-z"]]]]],"ACEMOVacemov"]', // 410 readChoiceLabel
      '[0,["N","RunLabel",["&",["s",["*",["s",["!",402],["/",412,["[+","0-9A-Za-z"],["[","^"]]]],402]]],"^"]', // 411 readRunLabel
      '[0,["s",413,["[+","\\t "],["?",["s",["i","be"],["[+","\\t "]]],["/",403,406],["!",["[","A-Za-z"]]]]', // 412 skipNotAsking
      '[0,["/",["i","the"],["i","this"],["i","that"],["i","an"],["i","a"],["i","last"],["i","previous"],["i","first"],["i","second"],["i","next"],["i","each"],["i","every"],["i","dry"],["i","test"],["i","not"],["i","never"],["i","cannot"],["i","can\'t"],["i","don\'t"],["i","was"],["i","were"],["i","is"],["i","been"],["s",["i","failed"],["[+","\\t "],["i","to"]],["s",["i","unable"],["[+","\\t "],["i","to"]]],"A-FILNPS-UWa-filnps-uw\u0130"]', // 413 skipNotAskingWord
      '[0,["N","LeadLabel",["&",["s",["*",["s",["!",415],["[","^"]]],415]]],"^"]', // 414 readLeadLabel
      '[0,["/",["s",["!",["[","A-Za-z"]],["[","^"],416,["!",["[","A-Za-z"]]],["s",416,["!",["[","A-Za-z"]]]],"^"]', // 415 skipLeading
      '[0,["/",["i","run"],["i","commands"],["i","command"],["i","execute"],["i","then"],["i","next"],["i","try"],["i","use this"]],"CENRTUcenrtu"]', // 416 skipLeadName
      '[0,["N","LabelWords",["*",["s",["*",405],["/",418,["[+","^\\t\\n\\r *:"]]]]]]', // 417 readLabelWords
      '[0,["s","*",["&",["s",["*","**"],["!","*"]]]]]', // 418 skipOddStar
      '[0,["L",420]]', // 419 leaf
      '[0,["N",44,[":",0,["@",1,421,["|",0,null,true,["@",0,422,421]]]]]]', // 420 readNoiseSpans
      '[0,["*",["/",["[+","^\\u001b<"],["s",["!",14],["[","\\u001b<"]]]]]', // 421 skipNoiseSkip
      '[0,["N","NoiseSpan",14]]', // 422 readNoiseSpan
      '[0,["L",424]]', // 423 leaf
      '[0,["N",45,["s",[":",0,287],":",["[","\\t "],["!",263],["!",259],[":",1,264],8],["s",[":",0,287],8]],"AEIOPS"]', // 424 readHeaderSays
      '[1,["L",426]]', // 425 leaf
      '[1,["N",46,["s",["*",["s",["!",28],224]],[":",0,427]]],"^"]', // 426 readTakenHeader
      '[0,["N","TakenLine",["s",["&",28],["[*","^\\n\\r"]]],"\\u001b #*<_"]', // 427 readTakenLine
      '[0,["L",429]]', // 428 leaf
      '[0,["N","BareData",["s",["[*","\\t "],["/",["s","{",["[*","\\t\\n\\r "],["/",["[","\\"\'A-Z_a-z}"],8]],["s","[",["[*","\\t\\n\\r "],["/",["[","\\"\'\\\\-0-9[]{"],8]]]]],"\\t [{"]', // 429 readBareData
      '[1,["L",431]]', // 430 leaf
      '[1,["N",47,["s",["*",["s",["!",432],224]],[":",0,435],434]],"^"]', // 431 readFirstPrefix
      '[0,["s",433,434]]', // 432 skipPrefixed
      '[0,["|",1,80,false,["[","^\\n\\r#"]],"^\\n\\r#"]', // 433 skipLinePrefix
      '[0,["s","## ",["/",55,57,54,"Progress"],["!",["[","0-9A-Z_a-z"]]]]', // 434 skipPrefixedHeader
      '[0,["N","LinePrefix",["|",1,80,false,["[","^\\n\\r#"]]],"^\\n\\r#"]', // 435 readLinePrefix
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, scan: ofScan, endsInside: ofEndsInside, closes: ofCloses, "{": ofAction, later: ofLater, same: ofSame, handing: ofHanding, hand: ofHand } });

  const stepanyPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(113) }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(151) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: rules.at(227) }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(69), body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(111), body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(253) }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(306) }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: rules.at(307) }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(68), body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(229), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepbodyPart }, { op: 'loop', body: stepturn }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(70) }, { op: 'optional', body: { op: 'again', step: () => stepProseText } }, { op: 'leaf', read: rules.at(109) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(109) }] }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(83) }, { op: 'text', read: rules.text(84) }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(114) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(127) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(116) } };
  const stepComment: Step = { op: 'rule', name: 'Comment', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(131) }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: rules.at(134) }] } };
  const stepCommentText: Step = { op: 'rule', name: 'CommentText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(133) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(137) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(147) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(142) } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(152) }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: rules.at(109) }] } };
  const stepMoreText: Step = { op: 'rule', name: 'MoreText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(172) } };
  const stepListBlock: Step = { op: 'rule', name: 'ListBlock', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: rules.at(177) }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: rules.at(192) }] }] } };
  const stepListFence: Step = { op: 'rule', name: 'ListFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(180) }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: rules.at(187) }] } };
  const stepListText: Step = { op: 'rule', name: 'ListText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(182) } };
  const stepEntry: Step = { op: 'rule', name: 'Entry', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(193) }, { op: 'leaf', read: rules.at(218) }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: rules.at(220) } }, { op: 'leaf', read: rules.at(109) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(251) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: rules.at(303) }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(255) }, { op: 'loop', body: stepbodyPart }] } };

  return {
    machine: m,
    steps: {
      Transcript: { op: 'again', step: () => stepTranscript },
      Commands: { op: 'leaf', read: rules.at(310) },
      Asks: { op: 'leaf', read: rules.at(325) },
      Below: { op: 'leaf', read: rules.at(376) },
      Values: { op: 'leaf', read: rules.at(378) },
      Label: { op: 'leaf', read: rules.at(397) },
      NoiseSpans: { op: 'leaf', read: rules.at(419) },
      HeaderSays: { op: 'leaf', read: rules.at(423) },
      TakenHeader: { op: 'leaf', read: rules.at(425) },
      BareData: { op: 'leaf', read: rules.at(428) },
      FirstPrefix: { op: 'leaf', read: rules.at(430) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Transcript', 'Commands', 'Asks', 'Below', 'Values', 'Label', 'NoiseSpans', 'HeaderSays', 'TakenHeader', 'BareData', 'FirstPrefix'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole transcript is in a code fence.","example":"```md\n## Status: Ready\n```","hint":"Write the transcript without a fence around it."},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the transcript is never closed.","example":"```md\n## Status: Ready","hint":"Write the transcript without a fence around it."},
    BadChat: {"code":"bad-chat","severity":"warning","meaning":"Text after the code fence around the transcript. It is not in the model.","example":"```md\n## Status: Ready\n```\nThat was it.","hint":"Write the transcript alone."},
    BadNoiseLines: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadHeaderCase: {"code":"bad-header-case","severity":"warning","meaning":"A header is not spelled as in the protocol.","example":"## INPUT NEEDED","hint":"Spell headers as the protocol does, such as ## Input Needed."},
    BadColonNoise: {"code":"bad-header-noise","severity":"warning","meaning":"Chat template tokens or colour codes in a header. They were left out.","example":"\u001b[1m## Status: Ready","hint":"Write plain text if the output goes to an agent."},
    BadHeaderNoise: {"code":"bad-header-noise","severity":"warning","meaning":"Chat template tokens or colour codes in a header. They were left out.","example":"\u001b[1m## Status: Ready","hint":"Write plain text if the output goes to an agent."},
    BadHeaderLevel: {"code":"bad-header-level","severity":"warning","meaning":"A header must start with ##.","example":"### Status: Ready","hint":"Start the header with ##."},
    BadHeaderSpace: {"code":"bad-header-space","severity":"warning","meaning":"A space is missing after the # of a header.","example":"##Status: Ready","hint":"Write ## Status: Ready."},
    BadHeaderBold: {"code":"bad-header-bold","severity":"warning","meaning":"A header is bold.","example":"**Status: Ready**","hint":"Write ## Status: Ready."},
    BadHeaderColon: {"code":"bad-header-colon","severity":"warning","meaning":"A header needs a colon and a space between its parts; a dash is none.","example":"## Status:Ready","hint":"Write ## Status: Ready."},
    BadWideColon: {"code":"bad-header-colon","severity":"warning","meaning":"A header needs a colon and a space between its parts; a dash is none.","example":"## Status:Ready","hint":"Write ## Status: Ready."},
    BadHeaderOrnament: {"code":"bad-header-ornament","severity":"warning","meaning":"A number or a symbol before a header.","example":"## ✅ Status: Ready","hint":"Write ## Status: Ready."},
    BadHeaderClose: {"code":"bad-header-close","severity":"warning","meaning":"A header ends with #.","example":"## Status: Ready ##","hint":"Leave out the # at the end."},
    MissingHeaderEnd: {"code":"missing-header-end","severity":"error","meaning":"The text ends inside a header.","example":"## Stat","hint":"The text was cut off: write all of it again."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    BadFenceEnd: {"code":"bad-fence-end","severity":"warning","meaning":"A code fence in a list item is never closed. It ends with the item.","example":"## Suggestions\n- ```sh\n  acor plot\n- more","hint":"Close the fence with as many characters as opened it, indented as far."},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"## Output\n<!-- a remark","hint":"Close the comment with -->."},
    MissingFenceRun: {"code":"missing-fence-run","severity":"error","meaning":"The text ends inside a fence line.","example":"## Output Data\n``","hint":"The text was cut off: write all of it again."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
    BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. toolCalls of peglot/tools reads this one."},
    BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  },
  attributes: 5,
  tables: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
