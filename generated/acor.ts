// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/words.peggy, grammars/acor/bodies.peggy, grammars/acor/asks.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/formats.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCase, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater, ofScan } from '../src/engine/generated.ts';

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
export interface BadThoughtNode extends RecoveryNode { readonly type: 'BadThought'; readonly kind: string; }
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
      '[1,["M","BadNoiseLines",["s",["&",10],66]],"\\u001b <"]', // 9 readBadNoiseLines
      '[0,["s",11,["/",28,59,62,8]]]', // 10 skipNoiseTail
      '[0,["s",12,["|",0,15,false,["/",12,27]]]]', // 11 skipNoiseLines
      '[0,["s",13,14,["*",["/",14,["[","\\t "]]],24],"\\u001b <"]', // 12 skipNoiseLine
      '[0,["|",0,3,false," "]]', // 13 skipIndent
      '[0,["/",15,23],"\\u001b<"]', // 14 skipNoise
      '[0,["s",["!",16],["!",19],["!",21],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 15 skipTemplateToken
      '[0,["/",["s","<",17,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 16 skipThoughtOpen
      '[0,["s",["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],18],"Ta-z"]', // 17 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 18 skipThoughtName
      '[0,["/",["s","<",["/","tool","function"],["?","_"],"call",["?","s"],">",["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],8]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|",["/",["s","tool_call",["[*","A-Z_a-z"]],"START_ACTION","tools_prefix","function_call","python_tag"],["?","|"],">"],["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to=",["s","<",["[+","a-z"],"_",["[+","_a-z"],">",["&",["s",["[*","\\t\\n\\r "],"<",["[","a-z"]]]],20],"<[\\ud83e"]', // 19 skipForeignCall
      '[0,["/","\ud83e\udd86\u25b6","[REASONING]",["s","[ACTION_",["[+","0-9"],"_TYPE]"]],"[\\ud83e"]', // 20 skipOtherFormat
      '[0,["/",["s",["/","<|im_start|>","<|start_header_id|>"],["/","user","tool","ipython","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",22,8]]]]],"<["]', // 21 skipTurnToken
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 22 skipNewline
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 23 skipAnsiSequence
      '[0,["/",25,8]]', // 24 skipLineEnd
      '[0,["/","\\n",26],"\\n\\r"]', // 25 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 26 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],25],["s",["[+","\\t "],8]],"\\t\\n\\r "]', // 27 skipBlankLine
      '[0,["/",29,["s",30,13,"##",["/",["[","\\t "],24]],47],"\\u001b #*<_"]', // 28 skipHeaderStart
      '[0,["s",30,13,["/",31,45]],"\\u001b #*<_"]', // 29 skipKnownHeader
      '[0,["*",["s",14,["[*","\\t "]]]]', // 30 skipNoises
      '[0,["/",["s","##",["*",14],["[+","\\t "],30,["?",32],["?",33],34,["?",33],["/",["s",["[*","\\t "],30,["[",":\uff1a"]],["s",["[+","\\t "],["[","\\\\-\u2013\u2014"],["[+","\\t "]],39]],["s","##",["*",14],["[+","\\t "],30,["/",["s",["i","status"],["[+","\\t "],30,43,39],["s",["i","progress"],["[+","\\t "],30,["[+",".0-9"],["[*","\\t "],30,["?","%"],39]]],["s",["|",1,6,false,"#"],["!","#"],["*",14],["[*","\\t "],30,["?",32],["?",33],["/",["s",35,["?",33],["[*","\\t "],30,["[",":\uff1a"],["?",33],["[*","\\t "],30,["[","^\\t\\n\\r #"]],["s",37,["?",33],["/",["s",["[*","\\t "],30,["[",":\uff1a"]],39]],["s",38,["?",33],39]]]],"#"]', // 31 skipKnownHash
      '[0,["s",["/",["s",["[+","0-9"],["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[+","\\t "]],"0-9\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 32 skipOrnament
      '[0,["/","**","__"],"*_"]', // 33 skipStrong
      '[0,["/",35,37,38],"AEIOPSaeiops\u0130"]', // 34 skipKnownWords
      '[0,["/",36,["i","status"],["i","progress"]],"EPSeps"]', // 35 skipArgWords
      '[0,["/",["s",["i","session"],["[*","\\t \\\\-_"],["i","checkpoint"]],["i","session"],["i","error"]],"ESes"]', // 36 skipTextWords
      '[0,["/",["s",["i","ai"],["[*","\\t \\\\-_"],["i","directive"]],["s",["i","suggestion"],["?",["i","s"]]]],"ASas"]', // 37 skipTitledWords
      '[0,["/",["s",["i","output"],["[*","\\t \\\\-_"],["i","file"],["?",["i","s"]]],["s",["i","input"],["[*","\\t \\\\-_"],["i","needed"]],["s",["i","output"],["[*","\\t \\\\-_"],["i","data"]],["i","output"]],"IOio\u0130"]', // 38 skipBareWords
      '[0,["s",["?",["s",["[+","\\t "],["[+","#"]]],40]]', // 39 skipHeaderTail
      '[0,["s",["[*","\\t "],["/",24,["s",["&",14],41]]]]', // 40 skipLineTail
      '[0,["q",42]]', // 41 skipNoisyEnd
      '[1,["scan",["/",14,["[","\\t "]],24]]', // 42 readNoisyEnd
      '[0,["s",44,["&",39]]]', // 43 skip_stateWord
      '[0,["/",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],"CFRWcfrw"]', // 44 skipAnyState
      '[0,["s",33,["?",32],["/",["s",35,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],46],["s",37,["?",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],46]]],38],33,30,["[*","\\t "],24]]', // 45 skip_boldHeader
      '[0,["s",["[","^\\n\\r*_"],["*",["s",["!",["s",33,30,["[*","\\t "],24]],["[","^\\n\\r*"]]]]]', // 46 skipBoldText
      '[0,["s",["&",["s",13,["[","#*_"],["[*","^\\n\\r"],8]],["!",48],49]," #*_"]', // 47 skipCutHeader
      '[0,["/",["s",13,["/",["s","#",["!","#"]],["s","###",["[*","#"]]],["[+","\\t "],["?",["[","^\\n\\r"]],8],["s",13,33,["?",["[","^\\n\\r"]],8]]," #*_"]', // 48 skipLoneLetter
      '[0,["q",50]]', // 49 skipCutMarks
      '[0,["@",1,["endsInside",51],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 50 readCutMarks
      '[0,["/",["s",13,["|",1,6,false,"#"],["[*","\\t "],["?",32],52,8],["s",13,"**",["?",32],57,"**",8],["s",13,"__",["?",32],57,"__",8]]," #*_"]', // 51 skipWholeMarks
      '[0,["/",["s","Status:",["?"," "],53],["s","Progress:",["?"," "],["[+",".0-9"],["?"," "],"%"],["s",54,":",["?"," "],["[+","^\\n\\r"]],["s",55,["?",["s",":",["?"," "],["[+","^\\n\\r"]]]],56],"AEIOPS"]', // 52 skipWholeHead
      '[0,["/","Ready","Working","Complete","Failed","Cancelled"],"CFRW"]', // 53 skipStateName
      '[0,["/","Session Checkpoint","Session","Error"],"ES"]', // 54 skipTextWord
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 55 skipTitledWord
      '[0,["/","Output Files","Input Needed","Output Data","Output"],"IO"]', // 56 skipBareWord
      '[0,["/",["s",["/",58,"Progress",55],":",["[*","\\t "],["[+","^\\n\\r*_"]],55,56],"AEIOPS"]', // 57 skipWholeBold
      '[0,["/","Status",54],"ES"]', // 58 skipArgWord
      '[0,["s",60,["*",["/",27,14]],29]]', // 59 skipWrapperAhead
      '[0,["s",61,24]]', // 60 skipFenceOpen
      '[0,["/",["s",13,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",24]],["s",13,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 61 skipFenceHead
      '[0,["s",13,63,["[*","\\t "],["&",24]]," `~"]', // 62 skip_wrapperEnd
      '[0,["q",64]]', // 63 skipWrapperRun
      '[0,["closes",0,65],"`~"]', // 64 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 65 readFenceRun
      '[1,["s",67,["|",0,15,false,["/",67,5]]]]', // 66 noteNoiseLines
      '[1,["s",13,14,["*",["/",14,["[","\\t "]]],68],"\\u001b <"]', // 67 noteNoiseLine
      '[1,["/",6,8]]', // 68 noteLineEnd
      '[0,["L",["!",59]]]', // 69 leaf
      '[0,["L",["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6\\ud83e"]]],"^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6\\ud83e"]', // 70 leaf
      '[1,["L",["/",72,73,77]],"\\n\\r <[\u25c1\\ud83e"]', // 71 leaf
      '[1,["M","BadForeignCall",["s",["?",22],13,19]],"\\n\\r <[\\ud83e"]', // 72 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",22],74]],"\\n\\r <[\u25c1"]', // 73 readBadThoughtEnd
      '[0,["s",13,75]," <[\u25c1"]', // 74 skipThoughtEndAhead
      '[0,["s",76,["&",["s",["[*","\\t "],["/",22,8,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 75 skipLateEnd
      '[0,["/",["s","</",17,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 76 skipThoughtTagEnd
      '[1,["M","BadTurn",["s",["?",22],13,78]],"\\n\\r <["]', // 77 readBadTurn
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"]],21],"<["]', // 78 skipTurnOpen
      '[0,["L",["[","^\\n\\r"]]]', // 79 leaf
      '[0,[[null,"^\\n\\r<[\u25c1",1,false],[["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],81],null,0,false],[["s",["!",75],["[","<[\u25c1"]],null,0,false],[["s",22,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6\\ud83e"]]],null,0,false],[["s",22,["!",84]],null,0,false]]]', // 80 text
      '[0,["/",76,82],"<[\u25c1"]', // 81 skipThoughtClose
      '[0,["q",83]]', // 82 skipAnalysisEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 83 readAnalysisEnd
      '[0,["/",27,28,85,87,88,89,93,10,101,8]]', // 84 skipProseStop
      '[0,["s",13,86]," `~"]', // 85 skipFenceStart
      '[0,["/",["s","```",["[*","`"],["[*","^\\n\\r`"],24],"~~~"],"`~"]', // 86 skipOpenRun
      '[0,["s",13,"<!",["&","--"]]," <"]', // 87 skipCommentStart
      '[0,["s",13,["/",16,75,78,19]]," <[\u25c1\\ud83e"]', // 88 skipAsideAhead
      '[0,["s",["[*","\\t "],30,["!",90],91,["/",["[","\\t "],24]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 89 skipEntryStart
      '[0,["s",["[*","\\t "],["/",["s","*",["[*","\\t "],"*",["[*","\\t "],"*",["[*","\\t *"]],["s","-",["[*","\\t "],"-",["[*","\\t "],"-",["[*","\\t \\\\-"]],["s","_",["[*","\\t "],"_",["[*","\\t "],"_",["[*","\\t _"]]],24],"\\t *\\\\-_"]', // 90 skipThematicBreak
      '[0,["/",92,["[","\u2022\u25aa\u25cf\u25e6"]],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 91 skipEntryMarker
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 92 skipItemMarker
      '[0,["s",13,30,94],"\\u001b #*<DERV_derv"]', // 93 skipFieldStart
      '[0,["/",95,97],"#*DERV_derv"]', // 94 skipFieldName
      '[0,["/",["s","**",96,["[*","\\t "],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",96,["[*","\\t "],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 95 skipBoldName
      '[0,["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\t\\n\\r *:_"],["s",["[+","\\t "],["!",["/",["s",":",["[*","\\t "],33],33]]],["s",["!",["s",":",["[*","\\t "],33]],["!",33],["[","*:_"]]]]]]', // 96 skipLabelName
      '[0,["/",["s",98,99,98,30,["[*","\\t "],["/",["s",":",98,["&",100]],["s","\uff1a",98]]],["s",33,99,33,["&",100],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],99,["[*","\\t "],["?",":"],["[*","\\t "],["&",24]]],"#*DERV_derv"]', // 97 skipPlainName
      '[0,["|",0,2,false,["[","*_"]]]', // 98 skipPlainMarks
      '[0,["/",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 99 skipPlainWords
      '[0,["/",["[","\\t "],14,24]]', // 100 skipNameEnd
      '[0,["s",13,["/","``","`","~~","~"],8]," `~"]', // 101 skipCutFence
      '[1,["L",103]]', // 102 leaf
      '[1,["N","TextEnd",["?",6]]]', // 103 readTextEnd
      '[0,["L",["!",105]]]', // 104 leaf
      '[0,["/",28,62],"\\u001b #*<_`~"]', // 105 skipBodyStop
      '[1,["L",4]]', // 106 leaf
      '[0,["L",108]]', // 107 leaf
      '[0,["N",0,["s",[":",0,["$",13]],[":",1,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r`"]]],["&",24]],["s",[":",0,["$",13]],[":",1,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r"]]],["&",24]]]," `~"]', // 108 readBlockHead
      '[0,[[null,"^\\n\\r",1,false],[["s",22,["&",["[","^\\n\\r #`~"]]],null,0,false],[["s",22,["!",110],["!",113],["!",8]],null,0,false]]]', // 109 text
      '[0,["s",13,111,["[*","\\t "],["&",24]]," `~"]', // 110 skipFenceClose
      '[0,["q",112]]', // 111 skipClosingRun
      '[0,["closes",1,65],"`~"]', // 112 readClosingRun
      '[0,["s","## Status: ",43,["!",114]]]', // 113 skipTakenStatus
      '[0,["q",115]]', // 114 skipCloseLater
      '[0,["later",0,-1,116]]', // 115 readCloseLater
      '[0,["t",[0,1,2,3],117,65,118,["&",24]]," `~"]', // 116 readCloseLine
      '[0,["|",0,3,true," "]]', // 117 readIndent
      '[0,["|",0,null,true,119]]', // 118 readBlanks
      '[0,["$",["[","\\t "]]]', // 119 readBlank
      '[1,["L",["/",121,123]]]', // 120 leaf
      '[1,["N",1,["s",22,[":",0,122],68]]]', // 121 readBlockEnd
      '[0,["N","FenceLine",110]]', // 122 readFenceLine
      '[1,["M","MissingFenceEnd",["?",22]]]', // 123 readMissingFenceEnd
      '[0,["L",125]]', // 124 leaf
      '[0,["N","CommentHead",87]]', // 125 readCommentHead
      '[0,[[null,"^\\n\\r\\\\-",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false],[["s",["!","-->"],"-"],null,0,false]]]', // 126 text
      '[1,["L",["/",128,129]]]', // 127 leaf
      '[1,["N","CommentEnd",["s","-->",["[*","^\\n\\r"],68]]]', // 128 readCommentEnd
      '[1,["M","MissingCommentEnd",""]]', // 129 readMissingCommentEnd
      '[1,["L",131]]', // 130 leaf
      '[1,["M",0,["s",["?",22],13,[":",0,132]]],"\\n\\r <[\u25c1"]', // 131 readBadThought
      '[0,["/",["@",1,"<",133,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 132 readThoughtOpen
      '[0,["@",1,["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],134],"Ta-z"]', // 133 readThoughtTag
      '[0,["/",["@",0,["$",["i","think"]],["?",["i","ing"]]],["@",0,"thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 134 readThoughtName
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",136],["[","^"]],null,0,false]]]', // 135 text
      '[0,["q",137]]', // 136 skipOwnThoughtClose
      '[0,["same",4,138],"<[\u25c1"]', // 137 readOwnThoughtClose
      '[0,["/",139,83],"<[\u25c1"]', // 138 readThoughtClose
      '[0,["/",["@",1,"</",133,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 139 readThoughtTagEnd
      '[1,["L",141]]', // 140 leaf
      '[1,["/",142,143]]', // 141 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",136,["[*","\\t "]]]]', // 142 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 143 readMissingThoughtEnd
      '[1,["L",9]]', // 144 leaf
      '[0,["L",146]]', // 145 leaf
      '[0,["N",5,["s",[":",0,["$",["[*","\\t "]]],30,[":",1,147],["[*","\\t "],30,[":",2,152],["&",["/",24,75]]]],"\\t\\u001b #*<DERV_derv"]', // 146 readFieldLine
      '[0,["/",148,150],"#*DERV_derv"]', // 147 readFieldName
      '[0,["N",2,["s","**",[":",0,149],["[*","\\t "],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",[":",0,149],["[*","\\t "],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 148 readBoldName
      '[0,["N","LabelName",["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\t\\n\\r *:_"],["s",["[+","\\t "],["!",["/",["s",":",["[*","\\t "],33],33]]],["s",["!",["s",":",["[*","\\t "],33]],["!",33],["[","*:_"]]]]]]]', // 149 readLabelName
      '[0,["N",3,["s",98,[":",0,151],98,30,["[*","\\t "],["/",["s",":",98,["&",100]],["s","\uff1a",98]]],["s",33,[":",0,151],33,["&",100],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],[":",0,151],["[*","\\t "],["?",":"],["[*","\\t "],["&",24]]],"#*DERV_derv"]', // 150 readPlainName
      '[0,["N","PlainWords",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 151 readPlainWords
      '[0,["N",4,["s",[":",0,["?",["@",0,153,["?",["[",".;"]],["&",["s",["[*","\\t "],30,24]]]]],["*",163]]]]', // 152 readFieldValue
      '[0,["/",["@",2,"`",["!","`"],["/",["@",1," ",154," "],155],"`",["!","`"]],156],"`"]', // 153 readCodeSpan
      '[0,["N","PaddedOfOne",["s",["!",["s",["[*"," "],"`",["!","`"]]],["+",["/",["[+","^\\n\\r `"],["s","``",["[*","`"]],["s",["!",["s"," `",["!","`"]]]," "]]]]],"^\\n\\r"]', // 154 readPaddedOfOne
      '[0,["N","CodeOfOne",["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]]', // 155 readCodeOfOne
      '[0,["handing",3,["@",2,["hand",3,[],["$",["|",2,24,false,"`"]]],["!","`"],["/",["@",1," ",157," ",["&",158]],162],158]],"`"]', // 156 readLongCode
      '[0,["N","PaddedOfMany",["s",["!",["s",["[*"," "],158]],["+",["/",["[+","^\\n\\r `"],["s",["!",158],161],["s",["!",["s"," ",158]]," "]]]]],"^\\n\\r"]', // 157 readPaddedOfMany
      '[0,["q",159]]', // 158 skipSameRun
      '[0,["same",3,160],"`"]', // 159 readSameRun
      '[0,["$",["[+","`"]]]', // 160 readTickRun
      '[0,["[+","`"]]', // 161 skipTickRun
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",158],161]]]],"^\\n\\r"]', // 162 readCodeOfMany
      '[0,["/",["[+","^\\n\\r<[\u25c1"],164,["s",["!",75],["[","<[\u25c1"]]],"^\\n\\r"]', // 163 skipTextUnits
      '[0,["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],81]]', // 164 skipNamedThought
      '[0,[[["s",22,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6\\ud83e"]]],null,0,false],[["s",22,["!",166],["!",167],["!",84]],null,0,false],[null,"^\\n\\r<[\u25c1",1,false],[["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],81],null,0,false],[["s",["!",75],["[","<[\u25c1"]],null,0,false]]]', // 165 text
      '[0,["s",13,30,["|",1,6,false,"#"],["[","\\t "]],"\\u001b #<"]', // 166 skipHeadingStart
      '[0,["s",168,["[*","\\t "],86]]', // 167 skipDeepFence
      '[0,["/","    ",169],"\\t "]', // 168 skipDeepIndent
      '[0,["s",["|",0,3,false," "],"\\t"],"\\t "]', // 169 skipTabIndent
      '[0,["L",171]]', // 170 leaf
      '[0,["N",6,["s",[":",0,172],["&",86]]]]', // 171 readListHead
      '[0,["{",1,[":",0,["$",["s",13,92,["[+","\\t "],["*",["s",92,["[+","\\t "]]]]]]]," *+\\\\-0-9"]', // 172 readItemColumns
      '[0,["L",174]]', // 173 leaf
      '[0,["N",7,["s",[":",0,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",1,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",2,["$",["[*","^\\n\\r`"]]],["&",24]],["s",[":",0,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",1,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",2,["$",["[*","^\\n\\r"]]],["&",24]]],"`~"]', // 174 readListFenceHead
      '[0,[[null,"^\\n\\r",1,false],[["s",22,["!",176],["&",["/",177,27]],["!",8]],null,0,false]]]', // 175 text
      '[0,["s",["&",177],["[*","\\t "],111,["[*","\\t "],["&",24]],"\\t "]', // 176 skipListClose
      '[0,["/",178,169],"\\t "]', // 177 skipItemIndent
      '[0,["q",179]]', // 178 skipColumnRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 179 readColumnRun
      '[1,["L",["/",181,["@",1,["&",183],123],184]]]', // 180 leaf
      '[1,["N",8,["s",22,[":",0,182],68]]]', // 181 readListEnd
      '[0,["N","ListFenceLine",176]]', // 182 readListFenceLine
      '[0,["s",["?",22],8]]', // 183 skipLastLineEnd
      '[1,["M","BadFenceEnd",["?",22]]]', // 184 readBadFenceEnd
      '[0,["L",""]]', // 185 leaf
      '[0,["L",187]]', // 186 leaf
      '[0,["N",14,["s",[":",0,["$",["[*","\\t "]]],30,["!",90],[":",1,188],["&",["/",["[","\\t "],24]],["[*","\\t "],[":",2,191],["[*","\\t "],30,["&",["/",24,75]]]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 187 readEntryLine
      '[0,["/",189,190],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 188 readEntryMarker
      '[0,["/",["$",["[","*+\\\\-"]],["$",["s",["|",1,9,false,["[","0-9"]],["[",")."]]]],"*+\\\\-0-9"]', // 189 readItemMarker
      '[0,["$",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 190 readListDot
      '[0,["N",13,["s",[":",0,192],[":",1,["?",205]],[":",2,208]]]]', // 191 readEntryText
      '[0,["N",10,["s",30,[":",0,["?",193]],[":",1,["?",194]],["*",["s",["!",196],["!",40],200]]]]]', // 192 readEntryBefore
      '[0,["N",9,[":",0,153],["s",33,[":",0,153],33]],"*_`"]', // 193 readFirstCode
      '[0,["/",["@",1,"**",195,"**",["&",["/",196,40]]],["@",3,"[",["*",["s",["!",196],["[","^\\n\\r]"]]],"](",199,")",["&",["/",196,40]]]],"*["]', // 194 readWrittenPath
      '[0,["N","BoldPath",["+",["s",["!",196],["[","^\\n\\r*`"]]]],"^\\n\\r*`"]', // 195 readBoldPath
      '[0,["/",197,198],"\\t :\u00a0"]', // 196 skipSeparator
      '[0,["s",["[*","\\t \u00a0"],":",["?",33],["/",["[+","\\t "],["&",24]]],"\\t :\u00a0"]', // 197 skipColon
      '[0,["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]]', // 198 skipDash
      '[0,["N","LinkPath",["[+","^\\t\\n\\r ()"]]]', // 199 readLinkPath
      '[0,["/",["[+","^\\t\\n\\r :<[`\u25c1"],164,["s",["!",75],["[","<[\u25c1"]],201,["[+","\\t "],":",["[+","`"]],"^\\n\\r"]', // 200 skipEntryPart
      '[0,["/",["s","`",["!","`"],["/",["s"," ",202," "],203],"`",["!","`"]],204],"`"]', // 201 skipCodeSpan
      '[0,["s",["!",["s",["[*"," "],"`",["!","`"]]],["+",["/",["[+","^\\n\\r `"],["s","``",["[*","`"]],["s",["!",["s"," `",["!","`"]]]," "]]]],"^\\n\\r"]', // 202 skipPaddedOfOne
      '[0,["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]', // 203 skipCodeOfOne
      '[0,["q",156]]', // 204 skipLongCode
      '[0,["/",206,207],"\\t :\u00a0"]', // 205 readSeparator
      '[0,["N","Colon",["s",["[*","\\t \u00a0"],":",["?",33],["/",["[+","\\t "],["&",24]]]],"\\t :\u00a0"]', // 206 readColon
      '[0,["N","Dash",["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]]]', // 207 readDash
      '[0,["N",12,[":",0,209],["s",["*",["s",["!",["s",196,210]],200]],196,[":",0,209]],["*",["s",["!",40],200]]]]', // 208 readEntryAfter
      '[0,["N",11,["s",30,[":",0,153],["?",["[",".;"]],["&",40]]],"\\u001b<`"]', // 209 readEntryCode
      '[0,["s",30,201,["?",["[",".;"]],["&",40]],"\\u001b<`"]', // 210 skipEntryCode
      '[1,["L",["?",212]]]', // 211 leaf
      '[1,["N",15,["s",6,["[*","\\t "],30,[":",0,153],["[*","\\t "],30,["&",24]]]]', // 212 readMoreCode
      '[1,["L",214]]', // 213 leaf
      '[1,["handing",1,["N",17,["s",6,["*",5],["hand",1,["run"],[":",0,215]],68,[":",1,216],[":",2,218]]]],"\\n\\r"]', // 214 readDeepBlock
      '[0,["N",16,["s",[":",0,["$",["s",168,["[*","\\t "]]]],[":",1,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r`"]]],["&",24]],["s",[":",0,["$",["s",168,["[*","\\t "]]]],[":",1,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r"]]],["&",24]]],"\\t "]', // 215 readDeepHead
      '[1,["N","DeepBody",["*",["s",["!",["s",["[*","\\t "],111,["[*","\\t "],24]],["/",5,["s",168,217]]]]]]', // 216 readDeepBody
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 217 noteLine
      '[1,["/",["@",0,219,68],["@",1,["&",183],123],184]]', // 218 readDeepClose
      '[0,["N","DeepFenceLine",["s",168,["[*","\\t "],111,["[*","\\t "],["&",24]]]]', // 219 readDeepFenceLine
      '[1,["L",221]]', // 220 leaf
      '[1,["M","MissingFenceRun",101]]', // 221 readMissingFenceRun
      '[0,["L",["&",223]]," `~"]', // 222 leaf
      '[0,["s",["&",59],["!",224]]," `~"]', // 223 skipWholeWrapper
      '[0,["s",225,["*",["/",238,240]],["*",["/",242,240]],["*",["s",["!",28],241]],28]]', // 224 skipExampleAhead
      '[0,["q",226]]', // 225 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],227],229,["|",0,null,true,["t",[0,1],["!",62],232]],237,235]]," `~"]', // 226 readWrapperShape
      '[1,["@",0,228,68]]', // 227 readFenceOpen
      '[0,["/",["@",1,13,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",24]],["@",1,13,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 228 readFenceHead
      '[1,["|",0,null,true,["t",[0,1],["!",62],["/",230,["t",[0,1],["!",61],232]]]]]', // 229 readClosedLines
      '[1,["t",[0,1],231,235]]', // 230 readClosedFence
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],227],["|",0,null,true,["t",[0,1],["!",110],232]],234]]," `~"]', // 231 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],233],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 232 readLine
      '[1,["/","\\n",7],"\\n\\r"]', // 233 readEol
      '[0,["t",[0,1,2,3],117,112,118,["&",24]]," `~"]', // 234 readFenceClose
      '[1,["/",233,236]]', // 235 readLineEnd
      '[0,["!",["[","^"]]]', // 236 readEof
      '[0,["t",[0,1,2,3],117,64,118,["&",24]]," `~"]', // 237 read_wrapperEnd
      '[0,["q",239]]', // 238 skipClosedShape
      '[1,["handing",0,["t",[0,1,2,3],["hand",0,[],227],229,237,235]]," `~"]', // 239 readClosedShape
      '[0,["s",["!",61],["!",28],241],"^"]', // 240 skipExampleLine
      '[0,["/",["s",["[*","^\\n\\r"],25],["[+","^\\n\\r"]],"^"]', // 241 skipLine
      '[0,["s",243,24]]', // 242 skipClosedFence
      '[0,["q",231]]', // 243 skipFenced
      '[1,["L",245]]', // 244 leaf
      '[1,["M",1,["s",["&",59],[":",0,227]]]," `~"]', // 245 readBadWrapper
      '[1,["L",247]]', // 246 leaf
      '[1,["M","MissingHeaderEnd",47]]', // 247 readMissingHeaderEnd
      '[1,["L",249]]', // 248 leaf
      '[1,["@",1,["!",47],250],"\\u001b #*<_"]', // 249 readHeader
      '[1,["/",251,269,294,295],"\\u001b #*<_"]', // 250 read_header
      '[1,["N",21,["s",13,"##",["[+","\\t "],["!",252],[":",0,253],["[*","\\t "],68]]," #"]', // 251 readExactHeader
      '[0,["s",["*",["/",["[+","^\\n\\r\\u001b<"],["s",["!",14],["[","\\u001b<"]]]],14],"^\\n\\r"]', // 252 skipNoisyLine
      '[0,["N",20,["s",[":",0,254],":",["[+","\\t "],["!",256],[":",1,257]],["s",[":",0,"Progress"],":",["[+","\\t "],[":",1,265]],["s",[":",0,267],":",["[+","\\t "],["!",256],[":",1,257]],[":",0,267],[":",0,268]],"AEIOPS"]', // 253 readExactHead
      '[0,["/","Status",255],"ES"]', // 254 readArgWord
      '[0,["/","Session Checkpoint","Session","Error"],"ES"]', // 255 readTextWord
      '[0,["s",33,["[*","^\\n\\r*"],33,["[*","\\t "],24]]', // 256 skip_boldArg
      '[0,["N",18,["s",["!",258],["?",259],[":",0,260],["*",261],[":",1,["?",262]],["&",39]],["s",["!",258],["+",264]]],"^\\n\\r"]', // 257 readArg
      '[0,["s",["[+","#"],40]]', // 258 skipClosingSigns
      '[0,["s",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["*",14],["[+","\\t "],30]]', // 259 skipStateLead
      '[0,["N","StateWord",44]]', // 260 readStateWord
      '[0,["/",14,["[","!."]],"\\u001b!.<"]', // 261 skipStateTail
      '[0,["N","StateMore",["s",263,["*",264]]]]', // 262 readStateMore
      '[0,["/",["s",["[*","\\t "],30,["[","(,:;\u2013\u2014"]],["s",["[+","\\t "],30,"-",["*",14],["[","\\t "]]],"\\t\\u001b (,:-<\u2013\u2014"]', // 263 skipMoreStart
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",39],["/",["[+","\\t "],["[+","#"],["+",14],["[","\\u001b<"]]]],"^\\n\\r"]', // 264 skipArgPart
      '[0,["N",19,["s",30,[":",0,266],[":",1,["$",["?",["s",["[*","\\t "],30,"%"]]]],["&",39]],["s",30,[":",0,266],[":",1,["$",["s",["[*","\\t "],30,"%"]]],["[*","\\t "],[":",2,257],["&",39]]],"\\u001b\\\\-0-9<"]', // 265 readPercent
      '[0,["$",["s",["?","-"],["[+","0-9"],["?",["/",["s",".",["[+","0-9"]],["s",",",["|",1,2,false,["[","0-9"]]]]]]],"\\\\-0-9"]', // 266 readPercentNumber
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 267 readTitledWord
      '[0,["/","Output Files","Input Needed","Output Data","Output"],"IO"]', // 268 readBareWord
      '[1,["N",25,["s",["&",["s",30,13,31]],["?",270],13,271,273,["?",270],["?",275],[":",0,276],["?",293],["[*","\\t "],["?",270],["[*","\\t "],68]],"\\u001b #<"]', // 269 readLooseHeader
      '[1,["M","BadHeaderNoise",["+",["s",14,["[*","\\t "]]]]]', // 270 readBadHeaderNoise
      '[1,["/",["s","##",["!","#"]],272],"#"]', // 271 noteHashes
      '[1,["M","BadHeaderLevel",["[+","#"]]]', // 272 readBadHeaderLevel
      '[1,["/",["s",["[+","\\t "],["!",14]],["s",["&",["/",["s",["[+","\\t "],14],["s",["+",14],["[","\\t "]]]],["[*","\\t "],270],274]]', // 273 noteHashSpace
      '[1,["M","BadHeaderSpace",""]]', // 274 readBadHeaderSpace
      '[1,["M","BadHeaderOrnament",32]]', // 275 readBadHeaderOrnament
      '[1,["/",277,291],"*AEIOPS_aeiops\u0130"]', // 276 readLooseHead
      '[1,["N",23,["s",278,[":",0,279],284,[":",1,288],33,["&",39]],["s",278,[":",0,279],33,["&",39]],["s",278,[":",0,279],33,284,[":",1,["/",265,257]],["&",39]],["s",278,[":",0,279],":",33,["[*","\\t "],[":",1,["/",265,257]],["&",39]],["s",[":",0,279],284,278,[":",1,288],33,["&",39]]],"*AEIOPS_aeiops\u0130"]', // 277 readBoldedHead
      '[1,["M","BadHeaderBold",33]]', // 278 readBadHeaderBold
      '[1,["/",280,282],"AEIOPSaeiops\u0130"]', // 279 readLooseWords
      '[0,["@",0,["/",268,254,267,"Progress"],["!",["[","\\\\-A-Z_a-z"]],["!",["/",["s",281,["/",["i","data"],["i","file"]]],["s",["[*","\\t \\\\-_"],["i","checkpoint"]]]]],"AEIOPS"]', // 280 readExactWords
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],39]]],["[*","\\t \\\\-_"]]]', // 281 skipOutputGap
      '[1,["M","BadHeaderCase",283]]', // 282 readBadHeaderCase
      '[0,["/",["s",["i","output"],281,["/",["i","data"],["s",["i","file"],["?",["i","s"]]]]],34],"AEIOPSaeiops\u0130"]', // 283 skipLetters
      '[1,["/",["s",":",["[+","\\t "],["!",14]],285,287],"\\t\\u001b :<\uff1a"]', // 284 noteLooseColon
      '[1,["s",["&",["s",["[*","\\t "],["?",["s",["[",":\uff1a"],["[*","\\t "]]],14]],286],"\\t\\u001b :<\uff1a"]', // 285 noteTintedColon
      '[1,["M","BadColonNoise",["s",["[*","\\t "],30,["[",":\uff1a"],["[*","\\t "],30]],"\\t\\u001b :<\uff1a"]', // 286 readBadColonNoise
      '[1,["M","BadWideColon",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "]]],"\\t :\uff1a"]', // 287 readBadWideColon
      '[0,["N",22,["s",[":",0,266],[":",1,["$",["?",["s",["[*","\\t "],30,"%"]]]],["&",["s",33,39]]],["s",["?",259],[":",2,260],["*",261],[":",3,["?",289]],["&",["s",33,39]]],["+",290]],"^\\n\\r"]', // 288 readBoldArg
      '[0,["N","BoldMore",["s",263,["*",290]]]]', // 289 readBoldMore
      '[0,["s",["!",["s",33,39]],["[","^\\n\\r"]],"^\\n\\r"]', // 290 skipBoldPart
      '[1,["N",24,["s",[":",0,279],284,[":",1,["/",265,257]],["&",39]],["s",[":",0,279],["?",["s",["[*","\\t "],["[",":\uff1a"]]],["&",39]],["s",[":",0,279],292,[":",1,["/",265,257]],["&",39]],["s",["?",278],[":",0,279],["?",278],284,["?",278],[":",1,["?",["/",265,257]]],["&",["/",39,258]]],["s",["?",278],[":",0,279],["?",278],["&",39]]],"*AEIOPS_aeiops\u0130"]', // 291 readPlainHead
      '[1,["M","BadHeaderColon",["s",["[+","\\t "],["?",["s",["[","\\\\-\u2013\u2014"],["[+","\\t "]]]]]]', // 292 readBadHeaderColon
      '[1,["M","BadHeaderClose",["s",["[*","\\t "],["[+","#"]]],"\\t #"]', // 293 readBadHeaderClose
      '[1,["N",26,["s",["?",270],["&",["s",13,45]],13,278,["?",275],[":",0,279],[":",1,["?",["@",3,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],288]]],33,["?",270],["[*","\\t "],68]],"\\u001b *<_"]', // 294 readBoldHeader
      '[1,["N",27,["s",["!",29],["?",270],13,"##",["&",["/",["[","\\t "],24]],[":",0,["?",["@",1,["[+","\\t "],257]]],["[*","\\t "],["[*","#"],["[*","\\t "],["?",270],["[*","\\t "],68]],"\\u001b #<"]', // 295 readOtherHeader
      '[1,["L",["/",297,298]]]', // 296 leaf
      '[1,["N","WrapperEnd",["s",62,68]]]', // 297 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 298 readMissingWrapperEnd
      '[1,["L",["/",4,9]],"\\t\\n\\r\\u001b <"]', // 299 leaf
      '[1,["L",["/",73,301]],"^"]', // 300 leaf
      '[1,["M","BadChat",["+",["s",["!",59],["!",28],["!",10],["!",27],["!",74],302]]],"^"]', // 301 readBadChat
      '[1,["/",["s",["*",163],6],["+",163]],"^"]', // 302 noteTextLine
      '[1,["L",304]]', // 303 leaf
      '[1,["N",29,["s",["&",305],["[*","\\t\\n\\r "],[":",0,306]],["s",["*",307],[":",1,["|",0,null,true,["@",0,308,["*",307]]]]]]]', // 304 readCommands
      '[0,["s",["*",["/",["[+","^<"],["s",["!","<<"],"<"]]],"<<"],"^"]', // 305 skipHereDocument
      '[0,["N","Script",["s",["[+","^\\t\\n\\r "],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r "]]]]]]', // 306 readScript
      '[1,["/",5,["s",["[*","\\t "],"#",217]],"\\t\\n\\r #"]', // 307 noteCommandGap
      '[1,["N",28,["s",["[*","\\t "],[":",0,["?",309]],[":",1,314],["[*","\\t "],68]],"^\\n\\r"]', // 308 readCommand
      '[1,["$",["s",["?",310],311]],"$%(\\\\-.0-9>A-[_a-z\u276f\u279c"]', // 309 readPrompt
      '[0,["s","(",["|",1,40,false,["[","^\\n\\r()"]],")",["[+","\\t "]]]', // 310 skipPromptEnvironment
      '[1,["/",["s",["[","$%>\u276f"],["[+","\\t "]],["s","PS",["?",["s",["[+","\\t "],["?",["s",["[","A-Za-z"],":"]],["[","/\\\\\\\\~"],["[*","^\\n\\r\\"*<>?|"]]],">",["[+","\\t "]],["s",["[","A-Za-z"],":\\\\",["[*","^\\n\\r\\"*<>?|"],">",["[*","\\t "]],["s","[",312,["|",0,80,false,["[","^\\n\\r]"]],"]",["[","#$"],["[+","\\t "]],["s",312,["|",0,80,false,["s",["!",313],["[","^\\n\\r\\"&\';<>|"]]],["/",["s",6,"$",["[+","\\t "]],313]],["s",["|",2,4,false,["[","a-z"]],"-",["[+",".0-9"],["[","#-%"],["[+","\\t "]],["s","\u279c",["[","\\t "],["[+","\\t "],["[+","^\\t\\n\\r "],["?",["s",["[+","\\t "],"git:(",["[*","^\\n\\r()"],")",["?",["s",["[+","\\t "],"\u2717"]]]],["[+","\\t "]],["s","\u279c",["[","\\t "]]],"$%\\\\-.0-9>A-[_a-z\u276f\u279c"]', // 311 notePromptSign
      '[0,["s",["[+","\\\\-.0-9A-Z_a-z"],"@",["[+","\\\\-.0-9A-Z_a-z"]]]', // 312 skipPromptUser
      '[0,["s",["[","#-%>"],["[+","\\t "]]]', // 313 skipPromptEnd
      '[1,["N","CommandText",["s",315,["*",["s",["[*","\\t "],315]]]]]', // 314 readCommandText
      '[1,["/",316,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["s","\'",["[*","^\'"],"\'"],["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""],["[+","^\\t\\n\\r \\"&\'\\\\\\\\|"],["[","\\"&\'|"]],"^\\t\\n\\r "]', // 315 noteCommandPart
      '[1,["/",["s",["[","&|"],["[*","\\t "],317],["s","\\\\",317]],"&\\\\\\\\|"]', // 316 noteOpenEnd
      '[1,["s",6,["[*","\\t "],["&",["[","^\\n\\r"]]]]', // 317 noteNextLine
      '[1,["L",319]]', // 318 leaf
      '[1,["N",37,[":",0,["|",0,null,true,["/",320,368]]]]]', // 319 readAsks
      '[1,["N",36,["s",["[*","\\t "],30,[":",0,["/",321,324]],[":",1,["?",["@",1,6,329]]]],["s",["[*","\\t "],30,[":",0,361],348,[":",1,["t",[0,1],331,359]]],["s",["[*","\\t "],30,[":",0,363],":",["?",33],["&",["[","\\t "]],[":",1,["/",367,["@",2,["[*","^\\n\\r"],68,329]]]],[":",1,["t",[0,1],["/",331,360],359]]],"^\\n\\r"]', // 320 readAsk
      '[0,["N",30,["s",["|",1,6,false,"#"],["[+","\\t "],[":",0,322],["&",24]],["s",33,[":",0,323],33,["[*","\\t "],30,["&",24]]],"#*_"]', // 321 readTitle
      '[0,["N","TitleWords",["[*","^\\n\\r"]]]', // 322 readTitleWords
      '[0,["N","BoldWords",["+",["s",["!",33],["[","^\\n\\r"]]]],"^\\n\\r"]', // 323 readBoldWords
      '[0,["N",31,["s",["*",325],["[*","\\t "],[":",0,326],["[*","\\t "],328]],"^\\n\\r"]', // 324 readLead
      '[0,["s",["*",["/",["[+","^\\n\\r!.?"],["s",["[","!.?"],["!",["[","\\t "]]]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 325 skipSentenceBefore
      '[0,["N","LeadWords",["?",["s",327,["*",["s",["[*","\\t "],327]]]]]]', // 326 readLeadWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",328],":"]]],"^\\t\\n\\r "]', // 327 skipLeadWord
      '[0,["s",":",["?",33],["[*","\\t "],30,["&",24]]]', // 328 skipLeadEnd
      '[1,["?",["@",1,["*",5],330]]]', // 329 readAskedLines
      '[1,["t",[0,1],["/",331,338],359],"^\\n\\r"]', // 330 readAsked
      '[1,["N",32,["s",["[*","\\t "],30,[":",0,["?",332]],[":",1,153],["?",["[",".;"]],["[*","\\t "],30,68]],"\\t\\u001b <`"]', // 331 readCodeAsked
      '[0,["@",1,["&",["s",["[+","`"],["[*","\\t "],333]],""],"`"]', // 332 readLikelyCode
      '[0,["/",["s","$",["[+","\\t "],["[","\\\\-0-9A-Z_a-z"]],["s","./",["[","\\\\-0-9A-Z_a-z"]],["s","acor",["[+","\\t "],["!",["s",334,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","\\\\-0-9A-Z_a-z"]],["s",["!",["s",335,["!",["[","\\\\-0-9A-Z_a-z"]]]],["!",["s",336,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","0-9_a-z"],["[*","\\\\--:@-Z_a-z"],["*",["s",["!",["s",["[","\\t "],337]],["[","^\\n\\r`"]]],["[","\\t "],337]],"$.0-9_a-z"]', // 333 skipLooksRun
      '[0,["/","is","was","has","had","needs","cannot","can","could","does","did","will","would","must","should","may","requires","expects","failed","found"],"c-fhimnrsw"]', // 334 skipVerbWord
      '[0,["/",["i","these"],["i","those"],["i","there"],["i","the"],["i","an"],["i","a"],["i","this"],["i","that"],["i","it"],["i","your"],["i","you"],["i","please"],["i","we"],["i","which"],["i","what"],["i","when"],["i","no"],["i","one of"]],"AIN-PTWYain-ptwy\u0130"]', // 335 skipProseWord
      '[0,["/","use","pass","give","see","choose","specify","provide","enter","without","with","if","for","or","and","but","not","in","on","to"],"a-ce-gin-ps-uw"]', // 336 skipAdviceWord
      '[0,["/",["s",["|",1,2,false,"-"],["[","A-Za-z"]],["s",["?","\\""],"<",["[","A-Z_a-z"]]],"\\"\\\\-<"]', // 337 skipCommandMark
      '[1,["N",33,["s",["!",339],["!",353],["!",354],["[*","\\t "],30,[":",0,["?",356]],[":",1,["?",309]],[":",2,357],["[*","\\t "],68]],"^\\n\\r"]', // 338 readPlainAsked
      '[0,["s",["[*","\\t "],30,["/",340,343,345]],"^\\n\\r"]', // 339 skipAskStart
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t "],341,["&",24]],["s",33,342,33,["[*","\\t "],30,["&",24]]],"#*_"]', // 340 skipTitle
      '[0,["[*","^\\n\\r"]]', // 341 skipTitleWords
      '[0,["+",["s",["!",33],["[","^\\n\\r"]]],"^\\n\\r"]', // 342 skipBoldWords
      '[0,["s",["*",325],["[*","\\t "],344,["[*","\\t "],328],"^\\n\\r"]', // 343 skipLead
      '[0,["?",["s",327,["*",["s",["[*","\\t "],327]]]]]', // 344 skipLeadWords
      '[0,["s",["*",346],["[*","\\t "],351,["[*","\\t "],["&",347]],"^\\n\\r"]', // 345 skipInlineLabel
      '[0,["s",["*",["/",["[+","^\\n\\r!.:?"],["s",["[","!.?"],["!",["[","\\t "]]],["s",["!",347],":"]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 346 skipInlineBefore
      '[0,["s",348,349]]', // 347 skipInlineEnd
      '[0,["s",":",["?",33],["[*","\\t "],30]]', // 348 skipInlineColon
      '[0,["s",["[*","\\t "],30,["?",350],201,["?",["[",".;"]],["[*","\\t "],30,24],"\\t\\u001b <`"]', // 349 skipCodeAsked
      '[0,["s",["&",["s",["[+","`"],["[*","\\t "],333]],""],"`"]', // 350 skipLikelyCode
      '[0,["?",["s",352,["*",["s",["[*","\\t "],352]]]]]', // 351 skipInlineWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",347],":"]]],"^\\t\\n\\r "]', // 352 skipInlineWord
      '[0,["s",["[*","\\t "],30,["/",["[","#*>`|"],["s",["[","+\\\\-"],["[","\\t "]],["s",335,["!",["[","\\\\-0-9A-Z_a-z"]]]]],"\\t\\u001b #*+\\\\-<>AIN-PTWY`ain-ptwy|\u0130"]', // 353 skipNoCommand
      '[0,["s",["+",["s",["!",355],["[","^\\n\\r"]]],355],"^\\n\\r"]', // 354 skipSentence
      '[0,["s",["[","\\"\')0-9A-Z`-z"],["[","!,.:?"],["[*","\\t "],30,24]]', // 355 skipSentenceEnd
      '[0,["@",1,["&",333],""],"$.0-9_a-z"]', // 356 readLikelyRun
      '[1,["N","PlainText",["s",358,["*",["s",["[*","\\t "],358]]]]]', // 357 readPlainText
      '[1,["/",316,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["[+","^\\t\\n\\r &\\\\\\\\|"],["[","&|"]],"^\\t\\n\\r "]', // 358 notePlainPart
      '[1,["|",0,null,true,["/",331,360]]]', // 359 readMoreCommands
      '[1,["@",1,["&",["s",["[*","\\t "],30,333]],338],"\\t\\u001b $.0-9<_a-z"]', // 360 readLikelyPlain
      '[0,["N",34,["s",["*",346],["[*","\\t "],[":",0,362],["[*","\\t "],["&",347]]],"^\\n\\r"]', // 361 readInlineLabel
      '[0,["N","InlineWords",["?",["s",352,["*",["s",["[*","\\t "],352]]]]]]', // 362 readInlineWords
      '[0,["N",35,[":",0,364]]]', // 363 readOptionLabel
      '[0,["N","OptionWords",365]]', // 364 readOptionWords
      '[0,["s",366,["[+","\\t "],["/",["[","A-Za-z"],["[+","0-9"]],["!",["[","0-9A-Za-z"]]]]', // 365 skipOptionName
      '[0,["/",["i","option"],["i","alternative"],["i","approach"],["i","method"],["i","variant"],["i","choice"]],"ACMOVacmov"]', // 366 skipOptionWord
      '[1,["t",[1,2],["&",["s",["[*","\\t "],30,333]],338,359],"\\t\\u001b $.0-9<_a-z"]', // 367 readOptionCommands
      '[1,["N","OtherLine",217]]', // 368 readOtherLine
      '[1,["L",370]]', // 369 leaf
      '[1,["N",38,["s",[":",0,["?",["@",1,["*",5],330]]],[":",1,["|",0,null,true,["/",320,368]]]]]]', // 370 readBelow
      '[1,["L",372]]', // 371 leaf
      '[1,["N",42,["s",["*",5],373,[":",0,["|",1,null,true,374]]],["s",["*",383],[":",0,["|",0,null,true,["@",0,["/",384,388],["*",383]]]]]]]', // 372 readValues
      '[1,["s",["[*","\\t "],"|",217,["[*","\\t "],"|",["[+","\\t \\\\-:|"],68],"\\t |"]', // 373 noteValueTableHead
      '[1,["N",39,["s",["[*","\\t "],"|",["[*","\\t "],[":",0,375],217]],"\\t |"]', // 374 readValueRow
      '[0,["/",153,["@",1,33,153,33],["@",1,"\\"",376,"\\""],["@",1,"**",377,"**"],378],"^\\t\\n\\r ,;|"]', // 375 readValue
      '[0,["N","QuotedValue",["[+","^\\n\\r\\""]]]', // 376 readQuotedValue
      '[0,["N","BoldValue",["[+","^\\n\\r*:"]]]', // 377 readBoldValue
      '[0,["N","PlainValue",["s",379,["*",["s",["!",380],["!",382],["[+","\\t "],["!",["s","or",["[","\\t "]]],379]]]]]', // 378 readPlainValue
      '[0,["+",["s",["!",["s",":",["[","\\t "]]],["[","^\\t\\n\\r ,;|"]]],"^\\t\\n\\r ,;|"]', // 379 skipPlainValueWord
      '[0,["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],24]],["s",["[+","\\t "],381]]]],"\\t ("]', // 380 skipRemarkInBrackets
      '[0,["s",["/","or","and"],["&",["[","\\t\\n\\r "]]],"ao"]', // 381 skipValueWord
      '[0,["/",["s",["[*","\\t "],":",["[","\\t "]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[","\\t "]]],"\\t :"]', // 382 skipRemarkSign
      '[1,["/",6,["[+","\\t ,;|"],381],"\\t\\n\\r ,;ao|"]', // 383 noteValueGap
      '[1,["N",40,["s",385,"**",[":",0,377],":",["[*","\\t "],"**",[":",1,386]],["s",385,[":",0,375],[":",1,["?",["/",387,["@",1,["&",382],386]]]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 384 readListedValue
      '[0,["s",["[*","\\t "],["/",92,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\\t "]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 385 skipValueItem
      '[1,["N","LineRemark",["s",["[*","^\\n\\r"],["*",["s",6,["&",["[","\\t "]],["!",385],["[*","^\\n\\r"]]]]]]', // 386 readLineRemark
      '[0,["N","RemarkInBrackets",["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],24]],["s",["[+","\\t "],381]]]]],"\\t ("]', // 387 readRemarkInBrackets
      '[0,["N",41,["s",[":",0,375],[":",1,["?",["/",387,389]]]]]]', // 388 readInlineValue
      '[0,["N","InlineRemark",["s",382,["[*","^\\n\\r,;|"]]]]', // 389 readInlineRemark
      '[0,["L",391]]', // 390 leaf
      '[0,["N",43,["s",["?","**"],["[*","\\t\\n\\r "],[":",0,["?",["@",1,["&",392],393]]],[":",1,410]]]]', // 391 readLabel
      '[0,["s",["|",0,400,false,["[","^"]],8]]', // 392 skipShortLabel
      '[0,["/",394,401,402,403,404,407],"^"]', // 393 readMeaning
      '[0,["N","ExampleLabel",["&",["s",["?",["s",["/",["i","for"],["i","another"],["i","an"],["i","one"]],["[+","\\t "]]],["/",["i","example"],["i","e.g."],["i","instance"]]]],["&",["s",["|",1,3,false,["s",["!",395],["[+","0-9A-Za-z"],["[+","\\t "]]],["i","example"],["?",["i","s"]],397]]],"0-9A-Za-z\u0130"]', // 394 readExampleLabel
      '[0,["/",["s",396,["!",["[","A-Za-z"]]],["s",["s",["i","command"],["?",["i","s"]]],["!",["[","A-Za-z"]],["&",["/",397,["s",["[+","\\t "],["/",["i","with"],["i","below"],["i","again"],["i","to"],["i","for"],["i","and"]],["!",["[","A-Za-z"]]]]]],["s",399,["!",["[","A-Za-z"]],["/",397,["s",["[+","\\t "],["/",["i","this"],["i","it"]],["!",["[","A-Za-z"]]],["s",["*",["s",["!",400],["[","^"]]],400]]],["s",["i","again"],["[+","\\t "],["i","with"],["!",["[","A-Za-z"]]]],"ACEIR-Uaceir-u\u0130"]', // 395 skipAsking
      '[0,["/",["i","re-run"],["i","rerun"],["i","run"],["i","execute"],["i","retry"],["i","invoke"],["i","repeat"]],"EIReir\u0130"]', // 396 skipRunVerb
      '[0,["s",["*",398],8]]', // 397 skipLabelEnd
      '[0,["/",":",["[","\\t\\n\\r "],["s",["+","**"],["!","*"]]],"\\t\\n\\r *:"]', // 398 skipLabelMark
      '[0,["/",["i","use"],["i","try"],["i","call"],["i","start"]],"CS-Ucs-u"]', // 399 skipUseVerb
      '[0,["s"," ",["/",["i","again"],["i","with"],["i","follows"],["i","following"]],397]]', // 400 skipAskingEnd
      '[0,["N","ValuesLabel",["&",["s",["/",["i","valid"],["i","available"],["i","allowed"],["i","possible"],["i","accepted"],["i","supported"],["i","values"],["i","choices"]],["!",["[","A-Za-z"]]]]],"ACPSVacpsv"]', // 401 readValuesLabel
      '[0,["N","NamedLabel",["&",365]],"ACMOVacmov"]', // 402 readNamedLabel
      '[0,["N","ChoiceLabel",["&",["s",["/",366,["i","either"],["i","or"]],["!",["[","A-Za-z"]]]]],"ACEMOVacemov"]', // 403 readChoiceLabel
      '[0,["N","RunLabel",["&",["s",["*",["s",["!",395],["/",405,["[+","0-9A-Za-z"],["[","^"]]]],395]]],"^"]', // 404 readRunLabel
      '[0,["s",406,["[+","\\t "],["?",["s",["i","be"],["[+","\\t "]]],["/",396,399],["!",["[","A-Za-z"]]]]', // 405 skipNotAsking
      '[0,["/",["i","the"],["i","this"],["i","that"],["i","an"],["i","a"],["i","last"],["i","previous"],["i","first"],["i","second"],["i","next"],["i","each"],["i","every"],["i","dry"],["i","test"],["i","not"],["i","never"],["i","cannot"],["i","can\'t"],["i","don\'t"],["i","was"],["i","were"],["i","is"],["i","been"],["s",["i","failed"],["[+","\\t "],["i","to"]],["s",["i","unable"],["[+","\\t "],["i","to"]]],"A-FILNPS-UWa-filnps-uw\u0130"]', // 406 skipNotAskingWord
      '[0,["N","LeadLabel",["&",["s",["*",["s",["!",408],["[","^"]]],408]]],"^"]', // 407 readLeadLabel
      '[0,["/",["s",["!",["[","A-Za-z"]],["[","^"],409,["!",["[","A-Za-z"]]],["s",409,["!",["[","A-Za-z"]]]],"^"]', // 408 skipLeading
      '[0,["/",["i","run"],["i","commands"],["i","command"],["i","execute"],["i","then"],["i","next"],["i","try"],["i","use this"]],"CENRTUcenrtu"]', // 409 skipLeadName
      '[0,["N","LabelWords",["*",["s",["*",398],["/",411,["[+","^\\t\\n\\r *:"]]]]]]', // 410 readLabelWords
      '[0,["s","*",["&",["s",["*","**"],["!","*"]]]]]', // 411 skipOddStar
      '[0,["L",413]]', // 412 leaf
      '[0,["N",44,[":",0,["@",1,414,["|",0,null,true,["@",0,415,414]]]]]]', // 413 readNoiseSpans
      '[0,["*",["/",["[+","^\\u001b<"],["s",["!",14],["[","\\u001b<"]]]]]', // 414 skipNoiseSkip
      '[0,["N","NoiseSpan",14]]', // 415 readNoiseSpan
      '[0,["L",417]]', // 416 leaf
      '[0,["N",45,["s",[":",0,280],":",["[","\\t "],["!",256],["!",252],[":",1,257],8],["s",[":",0,280],8]],"AEIOPS"]', // 417 readHeaderSays
      '[1,["L",419]]', // 418 leaf
      '[1,["N",46,["s",["*",["s",["!",29],217]],[":",0,420]]],"^"]', // 419 readTakenHeader
      '[0,["N","TakenLine",["s",["&",29],["[*","^\\n\\r"]]],"\\u001b #*<_"]', // 420 readTakenLine
      '[0,["L",422]]', // 421 leaf
      '[0,["N","BareData",["s",["[*","\\t "],["/",["s","{",["[*","\\t\\n\\r "],["/",["[","\\"\'A-Z_a-z}"],8]],["s","[",["[*","\\t\\n\\r "],["/",["[","\\"\'\\\\-0-9[]{"],8]]]]],"\\t [{"]', // 422 readBareData
      '[1,["L",424]]', // 423 leaf
      '[1,["N",47,["s",["*",["s",["!",425],217]],[":",0,428],427]],"^"]', // 424 readFirstPrefix
      '[0,["s",426,427]]', // 425 skipPrefixed
      '[0,["|",1,80,false,["[","^\\n\\r#"]],"^\\n\\r#"]', // 426 skipLinePrefix
      '[0,["s","## ",["/",56,58,55,"Progress"],["!",["[","0-9A-Z_a-z"]]]]', // 427 skipPrefixedHeader
      '[0,["N","LinePrefix",["|",1,80,false,["[","^\\n\\r#"]]],"^\\n\\r#"]', // 428 readLinePrefix
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, scan: ofScan, endsInside: ofEndsInside, closes: ofCloses, "{": ofAction, later: ofLater, same: ofSame, handing: ofHanding, hand: ofHand } });

  const stepanyPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(106) }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(144) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: rules.at(220) }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(70), body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(104), body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(246) }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(299) }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: rules.at(300) }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(69), body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(222), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepbodyPart }, { op: 'loop', body: stepturn }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(71) }, { op: 'optional', body: { op: 'again', step: () => stepProseText } }, { op: 'leaf', read: rules.at(102) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(102) }] }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(79) }, { op: 'text', read: rules.text(80) }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(107) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(120) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(109) } };
  const stepComment: Step = { op: 'rule', name: 'Comment', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(124) }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: rules.at(127) }] } };
  const stepCommentText: Step = { op: 'rule', name: 'CommentText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(126) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(130) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(140) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(135) } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(145) }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: rules.at(102) }] } };
  const stepMoreText: Step = { op: 'rule', name: 'MoreText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(165) } };
  const stepListBlock: Step = { op: 'rule', name: 'ListBlock', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: rules.at(170) }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: rules.at(185) }] }] } };
  const stepListFence: Step = { op: 'rule', name: 'ListFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(173) }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: rules.at(180) }] } };
  const stepListText: Step = { op: 'rule', name: 'ListText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(175) } };
  const stepEntry: Step = { op: 'rule', name: 'Entry', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(186) }, { op: 'leaf', read: rules.at(211) }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: rules.at(213) } }, { op: 'leaf', read: rules.at(102) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(244) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: rules.at(296) }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(248) }, { op: 'loop', body: stepbodyPart }] } };

  return {
    machine: m,
    steps: {
      Transcript: { op: 'again', step: () => stepTranscript },
      Commands: { op: 'leaf', read: rules.at(303) },
      Asks: { op: 'leaf', read: rules.at(318) },
      Below: { op: 'leaf', read: rules.at(369) },
      Values: { op: 'leaf', read: rules.at(371) },
      Label: { op: 'leaf', read: rules.at(390) },
      NoiseSpans: { op: 'leaf', read: rules.at(412) },
      HeaderSays: { op: 'leaf', read: rules.at(416) },
      TakenHeader: { op: 'leaf', read: rules.at(418) },
      BareData: { op: 'leaf', read: rules.at(421) },
      FirstPrefix: { op: 'leaf', read: rules.at(423) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Transcript', 'Commands', 'Asks', 'Below', 'Values', 'Label', 'NoiseSpans', 'HeaderSays', 'TakenHeader', 'BareData', 'FirstPrefix'],
  rules: once(makeRules),
  mistakes: byName({
      BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole transcript is in a code fence.","example":"```md\n## Status: Ready\n```","hint":"Write the transcript without a fence around it."},
      MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the transcript is never closed.","example":"```md\n## Status: Ready","hint":"Write the transcript without a fence around it."},
      BadChat: {"code":"bad-chat","severity":"warning","meaning":"Text after the code fence around the transcript. It is not in the model.","example":"```md\n## Status: Ready\n```\nThat was it.","hint":"Write the transcript alone."},
      BadNoiseLines: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
      BadHeaderCase: {"code":"bad-header-case","severity":"warning","meaning":"A header is not spelled as in the protocol.","example":"## INPUT NEEDED","hint":"Spell headers as the protocol does, such as ## Input Needed."},
      'BadColonNoise BadHeaderNoise': {"code":"bad-header-noise","severity":"warning","meaning":"Chat template tokens or colour codes in a header. They were left out.","example":"\u001b[1m## Status: Ready","hint":"Write plain text if the output goes to an agent."},
      BadHeaderLevel: {"code":"bad-header-level","severity":"warning","meaning":"A header must start with ##.","example":"### Status: Ready","hint":"Start the header with ##."},
      BadHeaderSpace: {"code":"bad-header-space","severity":"warning","meaning":"A space is missing after the # of a header.","example":"##Status: Ready","hint":"Write ## Status: Ready."},
      BadHeaderBold: {"code":"bad-header-bold","severity":"warning","meaning":"A header is bold.","example":"**Status: Ready**","hint":"Write ## Status: Ready."},
      'BadHeaderColon BadWideColon': {"code":"bad-header-colon","severity":"warning","meaning":"A header needs a colon and a space between its parts; a dash is none.","example":"## Status:Ready","hint":"Write ## Status: Ready."},
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
      BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. peglot/tools reads those of other dialects."},
      BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  }),
  attributes: 5,
  tables: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
