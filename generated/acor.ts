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
| BadWrapperNode | BadChatNode | MissingHeaderEndNode | ExactHeaderNode | LooseHeaderNode | BoldHeaderNode
| OtherHeaderNode | WrapperEndNode | MissingWrapperEndNode | CommandsNode | AsksNode | BelowNode | ValuesNode
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
& Readonly<Record<'BadBom' | 'Wrapped', 'Transcript'>>
& Readonly<Record<'Gap' | 'BadNoiseLines', 'Message' | 'Transcript' | 'Wrapped'>>
& Readonly<Record<'BadLineEnd', 'Block' | 'Comment' | 'Entry' | 'Field' | 'ListFence' | 'Message' | 'Prose' | 'Transcript' | 'Wrapped' | 'inside'>>
& Readonly<Record<'Prose' | 'Block' | 'Comment' | 'Thought' | 'Field' | 'ListBlock' | 'Entry' | 'MissingFenceRun', 'Message' | 'Transcript'>>
& Readonly<Record<'BadThoughtEnd', 'Prose' | 'Transcript'>>
& Readonly<Record<'BadChat' | 'MissingHeaderEnd' | 'Message', 'Transcript' | 'Wrapped'>>
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
      '[1,["M","BadNoiseLines",["s",["&",10],68]],"\\u001b <"]', // 9 readBadNoiseLines
      '[0,["s",11,["/",28,59,64,8]]]', // 10 skipNoiseTail
      '[0,["s",12,["|",0,15,false,["/",12,27]]]]', // 11 skipNoiseLines
      '[0,["s",13,14,["*",["/",14,["[","\\t "]]],24],"\\u001b <"]', // 12 skipNoiseLine
      '[0,["|",0,3,false," "]]', // 13 skipIndent
      '[0,["/",15,23],"\\u001b<"]', // 14 skipNoise
      '[0,["s",["!",16],["!",19],["!",21],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 15 skipTemplateToken
      '[0,["/",["s","<",17,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 16 skipThoughtOpen
      '[0,["s",["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],18],"Ta-z"]', // 17 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 18 skipThoughtName
      '[0,["/",["s","<",["/","tool","function"],["?","_"],"call",["?","s"],">",["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],8]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|",["/",["s","tool_call",["[*","A-Z_a-z"]],"START_ACTION","tools_prefix","function_call","python_tag"],["?","|"],">"],["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to=",["s","<",["[+","a-z"],"_",["[+","_a-z"],">",["&",["s",["[*","\\t\\n\\r "],"<",["[","a-z"]]]],20],"<[\\ud83e"]', // 19 skipForeignCall
      '[0,["/","\ud83e\udd86\u25b6","[REASONING]",["s","[ACTION_",["[+","0-9"],"_TYPE]"]],"[\\ud83e"]', // 20 skipOtherFormat
      '[0,["/",["s","<|",["/","start_",["s",["[+","a-z"],"_start"]],["[*","_a-z"],"|>",["/","user","tool","ipython","system"]],["s","<|start|>",["/","user","developer","system"]],"<|USER_TOKEN|>","<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",22,8]]]]],"<["]', // 21 skipTurnToken
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
      '[0,["s",60,["*",["/",27,14,62]],29]]', // 59 skipWrapperAhead
      '[0,["s",61,24]]', // 60 skipFenceOpen
      '[0,["/",["s",13,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",24]],["s",13,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 61 skipFenceHead
      '[0,["s",["!",["[","#*+\\\\-_~"]],["+",["s",["!",63],["[","^\\n\\r\\"();->[]`{-}"]]],63],"^\\n\\r\\"();->[]`{-}"]', // 62 skipProseLine
      '[0,["s",["[","!.:?\u2026\u3002\uff01\uff1a"],["[*","\\t "],24]]', // 63 skipProseEnd
      '[0,["s",13,65,["[*","\\t "],["&",24]]," `~"]', // 64 skip_wrapperEnd
      '[0,["q",66]]', // 65 skipWrapperRun
      '[0,["closes",0,67],"`~"]', // 66 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 67 readFenceRun
      '[1,["s",69,["|",0,15,false,["/",69,5]]]]', // 68 noteNoiseLines
      '[1,["s",13,14,["*",["/",14,["[","\\t "]]],70],"\\u001b <"]', // 69 noteNoiseLine
      '[1,["/",6,8]]', // 70 noteLineEnd
      '[0,["L",["!",59]]]', // 71 leaf
      '[0,["L",["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6\\ud83e"]]],"^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6\\ud83e"]', // 72 leaf
      '[1,["L",["/",74,75,79]],"\\n\\r <[\u25c1\\ud83e"]', // 73 leaf
      '[1,["M","BadForeignCall",["s",["?",22],13,19]],"\\n\\r <[\\ud83e"]', // 74 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",22],76]],"\\n\\r <[\u25c1"]', // 75 readBadThoughtEnd
      '[0,["s",13,77]," <[\u25c1"]', // 76 skipThoughtEndAhead
      '[0,["s",78,["&",["s",["[*","\\t "],["/",22,8,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 77 skipLateEnd
      '[0,["/",["s","</",17,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 78 skipThoughtTagEnd
      '[1,["M","BadTurn",["s",["?",22],13,80]],"\\n\\r <["]', // 79 readBadTurn
      '[0,["s",["|",0,2,false,["s",["!",21],["/",["s","<|",["[+","A-Z_a-z"],"|>"],"</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"]]],21],"<["]', // 80 skipTurnOpen
      '[0,["L",["[","^\\n\\r"]]]', // 81 leaf
      '[0,[[null,"^\\n\\r<[\u25c1",1,false],[["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],83],null,0,false],[["s",["!",77],["[","<[\u25c1"]],null,0,false],[["s",22,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6\\ud83e"]]],null,0,false],[["s",22,["!",86]],null,0,false]]]', // 82 text
      '[0,["/",78,84],"<[\u25c1"]', // 83 skipThoughtClose
      '[0,["q",85]]', // 84 skipAnalysisEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 85 readAnalysisEnd
      '[0,["/",27,28,87,89,90,91,95,10,103,8]]', // 86 skipProseStop
      '[0,["s",13,88]," `~"]', // 87 skipFenceStart
      '[0,["/",["s","```",["[*","`"],["[*","^\\n\\r`"],24],"~~~"],"`~"]', // 88 skipOpenRun
      '[0,["s",13,"<!",["&","--"]]," <"]', // 89 skipCommentStart
      '[0,["s",13,["/",16,77,80,19]]," <[\u25c1\\ud83e"]', // 90 skipAsideAhead
      '[0,["s",["[*","\\t "],30,["!",92],93,["/",["[","\\t "],24]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 91 skipEntryStart
      '[0,["s",["[*","\\t "],["/",["s","*",["[*","\\t "],"*",["[*","\\t "],"*",["[*","\\t *"]],["s","-",["[*","\\t "],"-",["[*","\\t "],"-",["[*","\\t \\\\-"]],["s","_",["[*","\\t "],"_",["[*","\\t "],"_",["[*","\\t _"]]],24],"\\t *\\\\-_"]', // 92 skipThematicBreak
      '[0,["/",94,["[","\u2022\u25aa\u25cf\u25e6"]],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 93 skipEntryMarker
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 94 skipItemMarker
      '[0,["s",13,30,96],"\\u001b #*<DERV_derv"]', // 95 skipFieldStart
      '[0,["/",97,99],"#*DERV_derv"]', // 96 skipFieldName
      '[0,["/",["s","**",98,["[*","\\t "],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",98,["[*","\\t "],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 97 skipBoldName
      '[0,["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\t\\n\\r *:_"],["s",["[+","\\t "],["!",["/",["s",":",["[*","\\t "],33],33]]],["s",["!",["s",":",["[*","\\t "],33]],["!",33],["[","*:_"]]]]]]', // 98 skipLabelName
      '[0,["/",["s",100,101,100,30,["[*","\\t "],["/",["s",":",100,["&",102]],["s","\uff1a",100]]],["s",33,101,33,["&",102],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],101,["[*","\\t "],["?",":"],["[*","\\t "],["&",24]]],"#*DERV_derv"]', // 99 skipPlainName
      '[0,["|",0,2,false,["[","*_"]]]', // 100 skipPlainMarks
      '[0,["/",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 101 skipPlainWords
      '[0,["/",["[","\\t "],14,24]]', // 102 skipNameEnd
      '[0,["s",13,["/","``","`","~~","~"],8]," `~"]', // 103 skipCutFence
      '[1,["L",105]]', // 104 leaf
      '[1,["N","TextEnd",["?",6]]]', // 105 readTextEnd
      '[0,["L",["!",107]]]', // 106 leaf
      '[0,["/",28,64],"\\u001b #*<_`~"]', // 107 skipBodyStop
      '[1,["L",4]]', // 108 leaf
      '[0,["L",110]]', // 109 leaf
      '[0,["N",0,["s",[":",0,["$",13]],[":",1,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r`"]]],["&",24]],["s",[":",0,["$",13]],[":",1,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r"]]],["&",24]]]," `~"]', // 110 readBlockHead
      '[0,[[null,"^\\n\\r",1,false],[["s",22,["&",["[","^\\n\\r #`~"]]],null,0,false],[["s",22,["!",112],["!",115],["!",8]],null,0,false]]]', // 111 text
      '[0,["s",13,113,["[*","\\t "],["&",24]]," `~"]', // 112 skipFenceClose
      '[0,["q",114]]', // 113 skipClosingRun
      '[0,["closes",1,67],"`~"]', // 114 readClosingRun
      '[0,["s","## Status: ",43,["!",116]]]', // 115 skipTakenStatus
      '[0,["q",117]]', // 116 skipCloseLater
      '[0,["later",0,-1,118]]', // 117 readCloseLater
      '[0,["t",[0,1,2,3],119,67,120,["&",24]]," `~"]', // 118 readCloseLine
      '[0,["|",0,3,true," "]]', // 119 readIndent
      '[0,["|",0,null,true,121]]', // 120 readBlanks
      '[0,["$",["[","\\t "]]]', // 121 readBlank
      '[1,["L",["/",123,125]]]', // 122 leaf
      '[1,["N",1,["s",22,[":",0,124],70]]]', // 123 readBlockEnd
      '[0,["N","FenceLine",112]]', // 124 readFenceLine
      '[1,["M","MissingFenceEnd",["?",22]]]', // 125 readMissingFenceEnd
      '[0,["L",127]]', // 126 leaf
      '[0,["N","CommentHead",89]]', // 127 readCommentHead
      '[0,[[null,"^\\n\\r\\\\-",1,false],["\\r\\n",null,0,false],["\\n",null,0,false],["\\r",null,0,false],[["s",["!","-->"],"-"],null,0,false]]]', // 128 text
      '[1,["L",["/",130,131]]]', // 129 leaf
      '[1,["N","CommentEnd",["s","-->",["[*","^\\n\\r"],70]]]', // 130 readCommentEnd
      '[1,["M","MissingCommentEnd",""]]', // 131 readMissingCommentEnd
      '[1,["L",133]]', // 132 leaf
      '[1,["M",0,["s",["?",22],13,[":",0,134]]],"\\n\\r <[\u25c1"]', // 133 readBadThought
      '[0,["/",["@",1,"<",135,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 134 readThoughtOpen
      '[0,["@",1,["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],136],"Ta-z"]', // 135 readThoughtTag
      '[0,["/",["@",0,["$",["i","think"]],["?",["i","ing"]]],["@",0,"thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 136 readThoughtName
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",138],["[","^"]],null,0,false]]]', // 137 text
      '[0,["q",139]]', // 138 skipOwnThoughtClose
      '[0,["same",4,140],"<[\u25c1"]', // 139 readOwnThoughtClose
      '[0,["/",141,85],"<[\u25c1"]', // 140 readThoughtClose
      '[0,["/",["@",1,"</",135,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 141 readThoughtTagEnd
      '[1,["L",143]]', // 142 leaf
      '[1,["/",144,145]]', // 143 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",138,["[*","\\t "]]]]', // 144 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 145 readMissingThoughtEnd
      '[1,["L",9]]', // 146 leaf
      '[0,["L",148]]', // 147 leaf
      '[0,["N",5,["s",[":",0,["$",["[*","\\t "]]],30,[":",1,149],["[*","\\t "],30,[":",2,154],["&",["/",24,77]]]],"\\t\\u001b #*<DERV_derv"]', // 148 readFieldLine
      '[0,["/",150,152],"#*DERV_derv"]', // 149 readFieldName
      '[0,["N",2,["s","**",[":",0,151],["[*","\\t "],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",[":",0,151],["[*","\\t "],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 150 readBoldName
      '[0,["N","LabelName",["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\t\\n\\r *:_"],["s",["[+","\\t "],["!",["/",["s",":",["[*","\\t "],33],33]]],["s",["!",["s",":",["[*","\\t "],33]],["!",33],["[","*:_"]]]]]]]', // 151 readLabelName
      '[0,["N",3,["s",100,[":",0,153],100,30,["[*","\\t "],["/",["s",":",100,["&",102]],["s","\uff1a",100]]],["s",33,[":",0,153],33,["&",102],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],[":",0,153],["[*","\\t "],["?",":"],["[*","\\t "],["&",24]]],"#*DERV_derv"]', // 152 readPlainName
      '[0,["N","PlainWords",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 153 readPlainWords
      '[0,["N",4,["s",[":",0,["?",["@",0,155,["?",["[",".;"]],["&",["s",["[*","\\t "],30,24]]]]],["*",165]]]]', // 154 readFieldValue
      '[0,["/",["@",2,"`",["!","`"],["/",["@",1," ",156," "],157],"`",["!","`"]],158],"`"]', // 155 readCodeSpan
      '[0,["N","PaddedOfOne",["s",["!",["s",["[*"," "],"`",["!","`"]]],["+",["/",["[+","^\\n\\r `"],["s","``",["[*","`"]],["s",["!",["s"," `",["!","`"]]]," "]]]]],"^\\n\\r"]', // 156 readPaddedOfOne
      '[0,["N","CodeOfOne",["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]]', // 157 readCodeOfOne
      '[0,["handing",3,["@",2,["hand",3,[],["$",["|",2,24,false,"`"]]],["!","`"],["/",["@",1," ",159," ",["&",160]],164],160]],"`"]', // 158 readLongCode
      '[0,["N","PaddedOfMany",["s",["!",["s",["[*"," "],160]],["+",["/",["[+","^\\n\\r `"],["s",["!",160],163],["s",["!",["s"," ",160]]," "]]]]],"^\\n\\r"]', // 159 readPaddedOfMany
      '[0,["q",161]]', // 160 skipSameRun
      '[0,["same",3,162],"`"]', // 161 readSameRun
      '[0,["$",["[+","`"]]]', // 162 readTickRun
      '[0,["[+","`"]]', // 163 skipTickRun
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",160],163]]]],"^\\n\\r"]', // 164 readCodeOfMany
      '[0,["/",["[+","^\\n\\r<[\u25c1"],166,["s",["!",77],["[","<[\u25c1"]]],"^\\n\\r"]', // 165 skipTextUnits
      '[0,["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],83]]', // 166 skipNamedThought
      '[0,[[["s",22,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6\\ud83e"]]],null,0,false],[["s",22,["!",168],["!",169],["!",86]],null,0,false],[null,"^\\n\\r<[\u25c1",1,false],[["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],83],null,0,false],[["s",["!",77],["[","<[\u25c1"]],null,0,false]]]', // 167 text
      '[0,["s",13,30,["|",1,6,false,"#"],["[","\\t "]],"\\u001b #<"]', // 168 skipHeadingStart
      '[0,["s",170,["[*","\\t "],88]]', // 169 skipDeepFence
      '[0,["/","    ",171],"\\t "]', // 170 skipDeepIndent
      '[0,["s",["|",0,3,false," "],"\\t"],"\\t "]', // 171 skipTabIndent
      '[0,["L",173]]', // 172 leaf
      '[0,["N",6,["s",[":",0,174],["&",88]]]]', // 173 readListHead
      '[0,["{",1,[":",0,["$",["s",13,94,["[+","\\t "],["*",["s",94,["[+","\\t "]]]]]]]," *+\\\\-0-9"]', // 174 readItemColumns
      '[0,["L",176]]', // 175 leaf
      '[0,["N",7,["s",[":",0,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",1,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",2,["$",["[*","^\\n\\r`"]]],["&",24]],["s",[":",0,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",1,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",2,["$",["[*","^\\n\\r"]]],["&",24]]],"`~"]', // 176 readListFenceHead
      '[0,[[null,"^\\n\\r",1,false],[["s",22,["!",178],["&",["/",179,27]],["!",8]],null,0,false]]]', // 177 text
      '[0,["s",["&",179],["[*","\\t "],113,["[*","\\t "],["&",24]],"\\t "]', // 178 skipListClose
      '[0,["/",180,171],"\\t "]', // 179 skipItemIndent
      '[0,["q",181]]', // 180 skipColumnRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 181 readColumnRun
      '[1,["L",["/",183,["@",1,["&",185],125],186]]]', // 182 leaf
      '[1,["N",8,["s",22,[":",0,184],70]]]', // 183 readListEnd
      '[0,["N","ListFenceLine",178]]', // 184 readListFenceLine
      '[0,["s",["?",22],8]]', // 185 skipLastLineEnd
      '[1,["M","BadFenceEnd",["?",22]]]', // 186 readBadFenceEnd
      '[0,["L",""]]', // 187 leaf
      '[0,["L",189]]', // 188 leaf
      '[0,["N",14,["s",[":",0,["$",["[*","\\t "]]],30,["!",92],[":",1,190],["&",["/",["[","\\t "],24]],["[*","\\t "],[":",2,193],["[*","\\t "],30,["&",["/",24,77]]]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 189 readEntryLine
      '[0,["/",191,192],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 190 readEntryMarker
      '[0,["/",["$",["[","*+\\\\-"]],["$",["s",["|",1,9,false,["[","0-9"]],["[",")."]]]],"*+\\\\-0-9"]', // 191 readItemMarker
      '[0,["$",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 192 readListDot
      '[0,["N",13,["s",[":",0,194],[":",1,["?",207]],[":",2,210]]]]', // 193 readEntryText
      '[0,["N",10,["s",30,[":",0,["?",195]],[":",1,["?",196]],["*",["s",["!",198],["!",40],202]]]]]', // 194 readEntryBefore
      '[0,["N",9,[":",0,155],["s",33,[":",0,155],33]],"*_`"]', // 195 readFirstCode
      '[0,["/",["@",1,"**",197,"**",["&",["/",198,40]]],["@",3,"[",["*",["s",["!",198],["[","^\\n\\r]"]]],"](",201,")",["&",["/",198,40]]]],"*["]', // 196 readWrittenPath
      '[0,["N","BoldPath",["+",["s",["!",198],["[","^\\n\\r*`"]]]],"^\\n\\r*`"]', // 197 readBoldPath
      '[0,["/",199,200],"\\t :\u00a0"]', // 198 skipSeparator
      '[0,["s",["[*","\\t \u00a0"],":",["?",33],["/",["[+","\\t "],["&",24]]],"\\t :\u00a0"]', // 199 skipColon
      '[0,["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]]', // 200 skipDash
      '[0,["N","LinkPath",["[+","^\\t\\n\\r ()"]]]', // 201 readLinkPath
      '[0,["/",["[+","^\\t\\n\\r :<[`\u25c1"],166,["s",["!",77],["[","<[\u25c1"]],203,["[+","\\t "],":",["[+","`"]],"^\\n\\r"]', // 202 skipEntryPart
      '[0,["/",["s","`",["!","`"],["/",["s"," ",204," "],205],"`",["!","`"]],206],"`"]', // 203 skipCodeSpan
      '[0,["s",["!",["s",["[*"," "],"`",["!","`"]]],["+",["/",["[+","^\\n\\r `"],["s","``",["[*","`"]],["s",["!",["s"," `",["!","`"]]]," "]]]],"^\\n\\r"]', // 204 skipPaddedOfOne
      '[0,["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]', // 205 skipCodeOfOne
      '[0,["q",158]]', // 206 skipLongCode
      '[0,["/",208,209],"\\t :\u00a0"]', // 207 readSeparator
      '[0,["N","Colon",["s",["[*","\\t \u00a0"],":",["?",33],["/",["[+","\\t "],["&",24]]]],"\\t :\u00a0"]', // 208 readColon
      '[0,["N","Dash",["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]]]', // 209 readDash
      '[0,["N",12,[":",0,211],["s",["*",["s",["!",["s",198,212]],202]],198,[":",0,211]],["*",["s",["!",40],202]]]]', // 210 readEntryAfter
      '[0,["N",11,["s",30,[":",0,155],["?",["[",".;"]],["&",40]]],"\\u001b<`"]', // 211 readEntryCode
      '[0,["s",30,203,["?",["[",".;"]],["&",40]],"\\u001b<`"]', // 212 skipEntryCode
      '[1,["L",["?",214]]]', // 213 leaf
      '[1,["N",15,["s",6,["[*","\\t "],30,[":",0,155],["[*","\\t "],30,["&",24]]]]', // 214 readMoreCode
      '[1,["L",216]]', // 215 leaf
      '[1,["handing",1,["N",17,["s",6,["*",5],["hand",1,["run"],[":",0,217]],70,[":",1,218],[":",2,220]]]],"\\n\\r"]', // 216 readDeepBlock
      '[0,["N",16,["s",[":",0,["$",["s",170,["[*","\\t "]]]],[":",1,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r`"]]],["&",24]],["s",[":",0,["$",["s",170,["[*","\\t "]]]],[":",1,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r"]]],["&",24]]],"\\t "]', // 217 readDeepHead
      '[1,["N","DeepBody",["*",["s",["!",["s",["[*","\\t "],113,["[*","\\t "],24]],["/",5,["s",170,219]]]]]]', // 218 readDeepBody
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 219 noteLine
      '[1,["/",["@",0,221,70],["@",1,["&",185],125],186]]', // 220 readDeepClose
      '[0,["N","DeepFenceLine",["s",170,["[*","\\t "],113,["[*","\\t "],["&",24]]]]', // 221 readDeepFenceLine
      '[1,["L",223]]', // 222 leaf
      '[1,["M","MissingFenceRun",103]]', // 223 readMissingFenceRun
      '[0,["L",["&",225]]," `~"]', // 224 leaf
      '[0,["s",["&",59],["!",226]]," `~"]', // 225 skipWholeWrapper
      '[0,["s",227,["*",["/",240,242]],["*",["/",244,242]],["*",["s",["!",28],243]],28]]', // 226 skipExampleAhead
      '[0,["q",228]]', // 227 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],229],231,["|",0,null,true,["t",[0,1],["!",64],234]],239,237]]," `~"]', // 228 readWrapperShape
      '[1,["@",0,230,70]]', // 229 readFenceOpen
      '[0,["/",["@",1,13,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",24]],["@",1,13,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 230 readFenceHead
      '[1,["|",0,null,true,["t",[0,1],["!",64],["/",232,["t",[0,1],["!",61],234]]]]]', // 231 readClosedLines
      '[1,["t",[0,1],233,237]]', // 232 readClosedFence
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],229],["|",0,null,true,["t",[0,1],["!",112],234]],236]]," `~"]', // 233 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],235],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 234 readLine
      '[1,["/","\\n",7],"\\n\\r"]', // 235 readEol
      '[0,["t",[0,1,2,3],119,114,120,["&",24]]," `~"]', // 236 readFenceClose
      '[1,["/",235,238]]', // 237 readLineEnd
      '[0,["!",["[","^"]]]', // 238 readEof
      '[0,["t",[0,1,2,3],119,66,120,["&",24]]," `~"]', // 239 read_wrapperEnd
      '[0,["q",241]]', // 240 skipClosedShape
      '[1,["handing",0,["t",[0,1,2,3],["hand",0,[],229],231,239,237]]," `~"]', // 241 readClosedShape
      '[0,["s",["!",61],["!",28],243],"^"]', // 242 skipExampleLine
      '[0,["/",["s",["[*","^\\n\\r"],25],["[+","^\\n\\r"]],"^"]', // 243 skipLine
      '[0,["s",245,24]]', // 244 skipClosedFence
      '[0,["q",233]]', // 245 skipFenced
      '[1,["L",247]]', // 246 leaf
      '[1,["M",1,["s",["&",59],[":",0,229]]]," `~"]', // 247 readBadWrapper
      '[1,["L",["/",3,249]],"^"]', // 248 leaf
      '[1,["M","BadChat",["+",["s",["!",59],["!",28],["!",10],["!",27],["!",76],250]]],"^"]', // 249 readBadChat
      '[1,["/",["s",["*",165],6],["+",165]],"^"]', // 250 noteTextLine
      '[1,["L",252]]', // 251 leaf
      '[1,["M","MissingHeaderEnd",47]]', // 252 readMissingHeaderEnd
      '[1,["L",254]]', // 253 leaf
      '[1,["@",1,["!",47],255],"\\u001b #*<_"]', // 254 readHeader
      '[1,["/",256,274,299,300],"\\u001b #*<_"]', // 255 read_header
      '[1,["N",21,["s",13,"##",["[+","\\t "],["!",257],[":",0,258],["[*","\\t "],70]]," #"]', // 256 readExactHeader
      '[0,["s",["*",["/",["[+","^\\n\\r\\u001b<"],["s",["!",14],["[","\\u001b<"]]]],14],"^\\n\\r"]', // 257 skipNoisyLine
      '[0,["N",20,["s",[":",0,259],":",["[+","\\t "],["!",261],[":",1,262]],["s",[":",0,"Progress"],":",["[+","\\t "],[":",1,270]],["s",[":",0,272],":",["[+","\\t "],["!",261],[":",1,262]],[":",0,272],[":",0,273]],"AEIOPS"]', // 258 readExactHead
      '[0,["/","Status",260],"ES"]', // 259 readArgWord
      '[0,["/","Session Checkpoint","Session","Error"],"ES"]', // 260 readTextWord
      '[0,["s",33,["[*","^\\n\\r*"],33,["[*","\\t "],24]]', // 261 skip_boldArg
      '[0,["N",18,["s",["!",263],["?",264],[":",0,265],["*",266],[":",1,["?",267]],["&",39]],["s",["!",263],["+",269]]],"^\\n\\r"]', // 262 readArg
      '[0,["s",["[+","#"],40]]', // 263 skipClosingSigns
      '[0,["s",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["*",14],["[+","\\t "],30]]', // 264 skipStateLead
      '[0,["N","StateWord",44]]', // 265 readStateWord
      '[0,["/",14,["[","!."]],"\\u001b!.<"]', // 266 skipStateTail
      '[0,["N","StateMore",["s",268,["*",269]]]]', // 267 readStateMore
      '[0,["/",["s",["[*","\\t "],30,["[","(,:;\u2013\u2014"]],["s",["[+","\\t "],30,"-",["*",14],["[","\\t "]]],"\\t\\u001b (,:-<\u2013\u2014"]', // 268 skipMoreStart
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",39],["/",["[+","\\t "],["[+","#"],["+",14],["[","\\u001b<"]]]],"^\\n\\r"]', // 269 skipArgPart
      '[0,["N",19,["s",30,[":",0,271],[":",1,["$",["?",["s",["[*","\\t "],30,"%"]]]],["&",39]],["s",30,[":",0,271],[":",1,["$",["s",["[*","\\t "],30,"%"]]],["[*","\\t "],[":",2,262],["&",39]]],"\\u001b\\\\-0-9<"]', // 270 readPercent
      '[0,["$",["s",["?","-"],["[+","0-9"],["?",["/",["s",".",["[+","0-9"]],["s",",",["|",1,2,false,["[","0-9"]]]]]]],"\\\\-0-9"]', // 271 readPercentNumber
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 272 readTitledWord
      '[0,["/","Output Files","Input Needed","Output Data","Output"],"IO"]', // 273 readBareWord
      '[1,["N",25,["s",["&",["s",30,13,31]],["?",275],13,276,278,["?",275],["?",280],[":",0,281],["?",298],["[*","\\t "],["?",275],["[*","\\t "],70]],"\\u001b #<"]', // 274 readLooseHeader
      '[1,["M","BadHeaderNoise",["+",["s",14,["[*","\\t "]]]]]', // 275 readBadHeaderNoise
      '[1,["/",["s","##",["!","#"]],277],"#"]', // 276 noteHashes
      '[1,["M","BadHeaderLevel",["[+","#"]]]', // 277 readBadHeaderLevel
      '[1,["/",["s",["[+","\\t "],["!",14]],["s",["&",["/",["s",["[+","\\t "],14],["s",["+",14],["[","\\t "]]]],["[*","\\t "],275],279]]', // 278 noteHashSpace
      '[1,["M","BadHeaderSpace",""]]', // 279 readBadHeaderSpace
      '[1,["M","BadHeaderOrnament",32]]', // 280 readBadHeaderOrnament
      '[1,["/",282,296],"*AEIOPS_aeiops\u0130"]', // 281 readLooseHead
      '[1,["N",23,["s",283,[":",0,284],289,[":",1,293],33,["&",39]],["s",283,[":",0,284],33,["&",39]],["s",283,[":",0,284],33,289,[":",1,["/",270,262]],["&",39]],["s",283,[":",0,284],":",33,["[*","\\t "],[":",1,["/",270,262]],["&",39]],["s",[":",0,284],289,283,[":",1,293],33,["&",39]]],"*AEIOPS_aeiops\u0130"]', // 282 readBoldedHead
      '[1,["M","BadHeaderBold",33]]', // 283 readBadHeaderBold
      '[1,["/",285,287],"AEIOPSaeiops\u0130"]', // 284 readLooseWords
      '[0,["@",0,["/",273,259,272,"Progress"],["!",["[","\\\\-A-Z_a-z"]],["!",["/",["s",286,["/",["i","data"],["i","file"]]],["s",["[*","\\t \\\\-_"],["i","checkpoint"]]]]],"AEIOPS"]', // 285 readExactWords
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],39]]],["[*","\\t \\\\-_"]]]', // 286 skipOutputGap
      '[1,["M","BadHeaderCase",288]]', // 287 readBadHeaderCase
      '[0,["/",["s",["i","output"],286,["/",["i","data"],["s",["i","file"],["?",["i","s"]]]]],34],"AEIOPSaeiops\u0130"]', // 288 skipLetters
      '[1,["/",["s",":",["[+","\\t "],["!",14]],290,292],"\\t\\u001b :<\uff1a"]', // 289 noteLooseColon
      '[1,["s",["&",["s",["[*","\\t "],["?",["s",["[",":\uff1a"],["[*","\\t "]]],14]],291],"\\t\\u001b :<\uff1a"]', // 290 noteTintedColon
      '[1,["M","BadColonNoise",["s",["[*","\\t "],30,["[",":\uff1a"],["[*","\\t "],30]],"\\t\\u001b :<\uff1a"]', // 291 readBadColonNoise
      '[1,["M","BadWideColon",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "]]],"\\t :\uff1a"]', // 292 readBadWideColon
      '[0,["N",22,["s",[":",0,271],[":",1,["$",["?",["s",["[*","\\t "],30,"%"]]]],["&",["s",33,39]]],["s",["?",264],[":",2,265],["*",266],[":",3,["?",294]],["&",["s",33,39]]],["+",295]],"^\\n\\r"]', // 293 readBoldArg
      '[0,["N","BoldMore",["s",268,["*",295]]]]', // 294 readBoldMore
      '[0,["s",["!",["s",33,39]],["[","^\\n\\r"]],"^\\n\\r"]', // 295 skipBoldPart
      '[1,["N",24,["s",[":",0,284],289,[":",1,["/",270,262]],["&",39]],["s",[":",0,284],["?",["s",["[*","\\t "],["[",":\uff1a"]]],["&",39]],["s",[":",0,284],297,[":",1,["/",270,262]],["&",39]],["s",["?",283],[":",0,284],["?",283],289,["?",283],[":",1,["?",["/",270,262]]],["&",["/",39,263]]],["s",["?",283],[":",0,284],["?",283],["&",39]]],"*AEIOPS_aeiops\u0130"]', // 296 readPlainHead
      '[1,["M","BadHeaderColon",["s",["[+","\\t "],["?",["s",["[","\\\\-\u2013\u2014"],["[+","\\t "]]]]]]', // 297 readBadHeaderColon
      '[1,["M","BadHeaderClose",["s",["[*","\\t "],["[+","#"]]],"\\t #"]', // 298 readBadHeaderClose
      '[1,["N",26,["s",["?",275],["&",["s",13,45]],13,283,["?",280],[":",0,284],[":",1,["?",["@",3,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],293]]],33,["?",275],["[*","\\t "],70]],"\\u001b *<_"]', // 299 readBoldHeader
      '[1,["N",27,["s",["!",29],["?",275],13,"##",["&",["/",["[","\\t "],24]],[":",0,["?",["@",1,["[+","\\t "],262]]],["[*","\\t "],["[*","#"],["[*","\\t "],["?",275],["[*","\\t "],70]],"\\u001b #<"]', // 300 readOtherHeader
      '[1,["L",["/",302,303]]]', // 301 leaf
      '[1,["N","WrapperEnd",["s",64,70]]]', // 302 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 303 readMissingWrapperEnd
      '[1,["L",["/",4,9]],"\\t\\n\\r\\u001b <"]', // 304 leaf
      '[1,["L",["/",75,249]],"^"]', // 305 leaf
      '[1,["L",307]]', // 306 leaf
      '[1,["N",29,["s",["&",308],["[*","\\t\\n\\r "],[":",0,309]],["s",["*",310],[":",1,["|",0,null,true,["@",0,311,["*",310]]]]]]]', // 307 readCommands
      '[0,["s",["*",["/",["[+","^<"],["s",["!","<<"],"<"]]],"<<"],"^"]', // 308 skipHereDocument
      '[0,["N","Script",["s",["[+","^\\t\\n\\r "],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r "]]]]]]', // 309 readScript
      '[1,["/",5,["s",["[*","\\t "],"#",219]],"\\t\\n\\r #"]', // 310 noteCommandGap
      '[1,["N",28,["s",["[*","\\t "],[":",0,["?",312]],[":",1,317],["[*","\\t "],70]],"^\\n\\r"]', // 311 readCommand
      '[1,["$",["s",["?",313],314]],"$%(\\\\-.0-9>A-[_a-z\u276f\u279c"]', // 312 readPrompt
      '[0,["s","(",["|",1,40,false,["[","^\\n\\r()"]],")",["[+","\\t "]]]', // 313 skipPromptEnvironment
      '[1,["/",["s",["[","$%>\u276f"],["[+","\\t "]],["s","PS",["?",["s",["[+","\\t "],["?",["s",["[","A-Za-z"],":"]],["[","/\\\\\\\\~"],["[*","^\\n\\r\\"*<>?|"]]],">",["[+","\\t "]],["s",["[","A-Za-z"],":\\\\",["[*","^\\n\\r\\"*<>?|"],">",["[*","\\t "]],["s","[",315,["|",0,80,false,["[","^\\n\\r]"]],"]",["[","#$"],["[+","\\t "]],["s",315,["|",0,80,false,["s",["!",316],["[","^\\n\\r\\"&\';<>|"]]],["/",["s",6,"$",["[+","\\t "]],316]],["s",["|",2,4,false,["[","a-z"]],"-",["[+",".0-9"],["[","#-%"],["[+","\\t "]],["s","\u279c",["[","\\t "],["[+","\\t "],["[+","^\\t\\n\\r "],["?",["s",["[+","\\t "],"git:(",["[*","^\\n\\r()"],")",["?",["s",["[+","\\t "],"\u2717"]]]],["[+","\\t "]],["s","\u279c",["[","\\t "]]],"$%\\\\-.0-9>A-[_a-z\u276f\u279c"]', // 314 notePromptSign
      '[0,["s",["[+","\\\\-.0-9A-Z_a-z"],"@",["[+","\\\\-.0-9A-Z_a-z"]]]', // 315 skipPromptUser
      '[0,["s",["[","#-%>"],["[+","\\t "]]]', // 316 skipPromptEnd
      '[1,["N","CommandText",["s",318,["*",["s",["[*","\\t "],318]]]]]', // 317 readCommandText
      '[1,["/",319,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["s","\'",["[*","^\'"],"\'"],["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""],["[+","^\\t\\n\\r \\"&\'\\\\\\\\|"],["[","\\"&\'|"]],"^\\t\\n\\r "]', // 318 noteCommandPart
      '[1,["/",["s",["[","&|"],["[*","\\t "],320],["s","\\\\",320]],"&\\\\\\\\|"]', // 319 noteOpenEnd
      '[1,["s",6,["[*","\\t "],["&",["[","^\\n\\r"]]]]', // 320 noteNextLine
      '[1,["L",322]]', // 321 leaf
      '[1,["N",37,[":",0,["|",0,null,true,["/",323,371]]]]]', // 322 readAsks
      '[1,["N",36,["s",["[*","\\t "],30,[":",0,["/",324,327]],[":",1,["?",["@",1,6,332]]]],["s",["[*","\\t "],30,[":",0,364],351,[":",1,["t",[0,1],334,362]]],["s",["[*","\\t "],30,[":",0,366],":",["?",33],["&",["[","\\t "]],[":",1,["/",370,["@",2,["[*","^\\n\\r"],70,332]]]],[":",1,["t",[0,1],["/",334,363],362]]],"^\\n\\r"]', // 323 readAsk
      '[0,["N",30,["s",["|",1,6,false,"#"],["[+","\\t "],[":",0,325],["&",24]],["s",33,[":",0,326],33,["[*","\\t "],30,["&",24]]],"#*_"]', // 324 readTitle
      '[0,["N","TitleWords",["[*","^\\n\\r"]]]', // 325 readTitleWords
      '[0,["N","BoldWords",["+",["s",["!",33],["[","^\\n\\r"]]]],"^\\n\\r"]', // 326 readBoldWords
      '[0,["N",31,["s",["*",328],["[*","\\t "],[":",0,329],["[*","\\t "],331]],"^\\n\\r"]', // 327 readLead
      '[0,["s",["*",["/",["[+","^\\n\\r!.?"],["s",["[","!.?"],["!",["[","\\t "]]]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 328 skipSentenceBefore
      '[0,["N","LeadWords",["?",["s",330,["*",["s",["[*","\\t "],330]]]]]]', // 329 readLeadWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",331],":"]]],"^\\t\\n\\r "]', // 330 skipLeadWord
      '[0,["s",":",["?",33],["[*","\\t "],30,["&",24]]]', // 331 skipLeadEnd
      '[1,["?",["@",1,["*",5],333]]]', // 332 readAskedLines
      '[1,["t",[0,1],["/",334,341],362],"^\\n\\r"]', // 333 readAsked
      '[1,["N",32,["s",["[*","\\t "],30,[":",0,["?",335]],[":",1,155],["?",["[",".;"]],["[*","\\t "],30,70]],"\\t\\u001b <`"]', // 334 readCodeAsked
      '[0,["@",1,["&",["s",["[+","`"],["[*","\\t "],336]],""],"`"]', // 335 readLikelyCode
      '[0,["/",["s","$",["[+","\\t "],["[","\\\\-0-9A-Z_a-z"]],["s","./",["[","\\\\-0-9A-Z_a-z"]],["s","acor",["[+","\\t "],["!",["s",337,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","\\\\-0-9A-Z_a-z"]],["s",["!",["s",338,["!",["[","\\\\-0-9A-Z_a-z"]]]],["!",["s",339,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","0-9_a-z"],["[*","\\\\--:@-Z_a-z"],["*",["s",["!",["s",["[","\\t "],340]],["[","^\\n\\r`"]]],["[","\\t "],340]],"$.0-9_a-z"]', // 336 skipLooksRun
      '[0,["/","is","was","has","had","needs","cannot","can","could","does","did","will","would","must","should","may","requires","expects","failed","found"],"c-fhimnrsw"]', // 337 skipVerbWord
      '[0,["/",["i","these"],["i","those"],["i","there"],["i","the"],["i","an"],["i","a"],["i","this"],["i","that"],["i","it"],["i","your"],["i","you"],["i","please"],["i","we"],["i","which"],["i","what"],["i","when"],["i","no"],["i","one of"]],"AIN-PTWYain-ptwy\u0130"]', // 338 skipProseWord
      '[0,["/","use","pass","give","see","choose","specify","provide","enter","without","with","if","for","or","and","but","not","in","on","to"],"a-ce-gin-ps-uw"]', // 339 skipAdviceWord
      '[0,["/",["s",["|",1,2,false,"-"],["[","A-Za-z"]],["s",["?","\\""],"<",["[","A-Z_a-z"]]],"\\"\\\\-<"]', // 340 skipCommandMark
      '[1,["N",33,["s",["!",342],["!",356],["!",357],["[*","\\t "],30,[":",0,["?",359]],[":",1,["?",312]],[":",2,360],["[*","\\t "],70]],"^\\n\\r"]', // 341 readPlainAsked
      '[0,["s",["[*","\\t "],30,["/",343,346,348]],"^\\n\\r"]', // 342 skipAskStart
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t "],344,["&",24]],["s",33,345,33,["[*","\\t "],30,["&",24]]],"#*_"]', // 343 skipTitle
      '[0,["[*","^\\n\\r"]]', // 344 skipTitleWords
      '[0,["+",["s",["!",33],["[","^\\n\\r"]]],"^\\n\\r"]', // 345 skipBoldWords
      '[0,["s",["*",328],["[*","\\t "],347,["[*","\\t "],331],"^\\n\\r"]', // 346 skipLead
      '[0,["?",["s",330,["*",["s",["[*","\\t "],330]]]]]', // 347 skipLeadWords
      '[0,["s",["*",349],["[*","\\t "],354,["[*","\\t "],["&",350]],"^\\n\\r"]', // 348 skipInlineLabel
      '[0,["s",["*",["/",["[+","^\\n\\r!.:?"],["s",["[","!.?"],["!",["[","\\t "]]],["s",["!",350],":"]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 349 skipInlineBefore
      '[0,["s",351,352]]', // 350 skipInlineEnd
      '[0,["s",":",["?",33],["[*","\\t "],30]]', // 351 skipInlineColon
      '[0,["s",["[*","\\t "],30,["?",353],203,["?",["[",".;"]],["[*","\\t "],30,24],"\\t\\u001b <`"]', // 352 skipCodeAsked
      '[0,["s",["&",["s",["[+","`"],["[*","\\t "],336]],""],"`"]', // 353 skipLikelyCode
      '[0,["?",["s",355,["*",["s",["[*","\\t "],355]]]]]', // 354 skipInlineWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",350],":"]]],"^\\t\\n\\r "]', // 355 skipInlineWord
      '[0,["s",["[*","\\t "],30,["/",["[","#*>`|"],["s",["[","+\\\\-"],["[","\\t "]],["s",338,["!",["[","\\\\-0-9A-Z_a-z"]]]]],"\\t\\u001b #*+\\\\-<>AIN-PTWY`ain-ptwy|\u0130"]', // 356 skipNoCommand
      '[0,["s",["+",["s",["!",358],["[","^\\n\\r"]]],358],"^\\n\\r"]', // 357 skipSentence
      '[0,["s",["[","\\"\')0-9A-Z`-z"],["[","!,.:?"],["[*","\\t "],30,24]]', // 358 skipSentenceEnd
      '[0,["@",1,["&",336],""],"$.0-9_a-z"]', // 359 readLikelyRun
      '[1,["N","PlainText",["s",361,["*",["s",["[*","\\t "],361]]]]]', // 360 readPlainText
      '[1,["/",319,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["[+","^\\t\\n\\r &\\\\\\\\|"],["[","&|"]],"^\\t\\n\\r "]', // 361 notePlainPart
      '[1,["|",0,null,true,["/",334,363]]]', // 362 readMoreCommands
      '[1,["@",1,["&",["s",["[*","\\t "],30,336]],341],"\\t\\u001b $.0-9<_a-z"]', // 363 readLikelyPlain
      '[0,["N",34,["s",["*",349],["[*","\\t "],[":",0,365],["[*","\\t "],["&",350]]],"^\\n\\r"]', // 364 readInlineLabel
      '[0,["N","InlineWords",["?",["s",355,["*",["s",["[*","\\t "],355]]]]]]', // 365 readInlineWords
      '[0,["N",35,[":",0,367]]]', // 366 readOptionLabel
      '[0,["N","OptionWords",368]]', // 367 readOptionWords
      '[0,["s",369,["[+","\\t "],["/",["[","A-Za-z"],["[+","0-9"]],["!",["[","0-9A-Za-z"]]]]', // 368 skipOptionName
      '[0,["/",["i","option"],["i","alternative"],["i","approach"],["i","method"],["i","variant"],["i","choice"]],"ACMOVacmov"]', // 369 skipOptionWord
      '[1,["t",[1,2],["&",["s",["[*","\\t "],30,336]],341,362],"\\t\\u001b $.0-9<_a-z"]', // 370 readOptionCommands
      '[1,["N","OtherLine",219]]', // 371 readOtherLine
      '[1,["L",373]]', // 372 leaf
      '[1,["N",38,["s",[":",0,["?",["@",1,["*",5],333]]],[":",1,["|",0,null,true,["/",323,371]]]]]]', // 373 readBelow
      '[1,["L",375]]', // 374 leaf
      '[1,["N",42,["s",["*",5],376,[":",0,["|",1,null,true,377]]],["s",["*",386],[":",0,["|",0,null,true,["@",0,["/",387,391],["*",386]]]]]]]', // 375 readValues
      '[1,["s",["[*","\\t "],"|",219,["[*","\\t "],"|",["[+","\\t \\\\-:|"],70],"\\t |"]', // 376 noteValueTableHead
      '[1,["N",39,["s",["[*","\\t "],"|",["[*","\\t "],[":",0,378],219]],"\\t |"]', // 377 readValueRow
      '[0,["/",155,["@",1,33,155,33],["@",1,"\\"",379,"\\""],["@",1,"**",380,"**"],381],"^\\t\\n\\r ,;|"]', // 378 readValue
      '[0,["N","QuotedValue",["[+","^\\n\\r\\""]]]', // 379 readQuotedValue
      '[0,["N","BoldValue",["[+","^\\n\\r*:"]]]', // 380 readBoldValue
      '[0,["N","PlainValue",["s",382,["*",["s",["!",383],["!",385],["[+","\\t "],["!",["s","or",["[","\\t "]]],382]]]]]', // 381 readPlainValue
      '[0,["+",["s",["!",["s",":",["[","\\t "]]],["[","^\\t\\n\\r ,;|"]]],"^\\t\\n\\r ,;|"]', // 382 skipPlainValueWord
      '[0,["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],24]],["s",["[+","\\t "],384]]]],"\\t ("]', // 383 skipRemarkInBrackets
      '[0,["s",["/","or","and"],["&",["[","\\t\\n\\r "]]],"ao"]', // 384 skipValueWord
      '[0,["/",["s",["[*","\\t "],":",["[","\\t "]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[","\\t "]]],"\\t :"]', // 385 skipRemarkSign
      '[1,["/",6,["[+","\\t ,;|"],384],"\\t\\n\\r ,;ao|"]', // 386 noteValueGap
      '[1,["N",40,["s",388,"**",[":",0,380],":",["[*","\\t "],"**",[":",1,389]],["s",388,[":",0,378],[":",1,["?",["/",390,["@",1,["&",385],389]]]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 387 readListedValue
      '[0,["s",["[*","\\t "],["/",94,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\\t "]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 388 skipValueItem
      '[1,["N","LineRemark",["s",["[*","^\\n\\r"],["*",["s",6,["&",["[","\\t "]],["!",388],["[*","^\\n\\r"]]]]]]', // 389 readLineRemark
      '[0,["N","RemarkInBrackets",["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],24]],["s",["[+","\\t "],384]]]]],"\\t ("]', // 390 readRemarkInBrackets
      '[0,["N",41,["s",[":",0,378],[":",1,["?",["/",390,392]]]]]]', // 391 readInlineValue
      '[0,["N","InlineRemark",["s",385,["[*","^\\n\\r,;|"]]]]', // 392 readInlineRemark
      '[0,["L",394]]', // 393 leaf
      '[0,["N",43,["s",["?","**"],["[*","\\t\\n\\r "],[":",0,["?",["@",1,["&",395],396]]],[":",1,413]]]]', // 394 readLabel
      '[0,["s",["|",0,400,false,["[","^"]],8]]', // 395 skipShortLabel
      '[0,["/",397,404,405,406,407,410],"^"]', // 396 readMeaning
      '[0,["N","ExampleLabel",["&",["s",["?",["s",["/",["i","for"],["i","another"],["i","an"],["i","one"]],["[+","\\t "]]],["/",["i","example"],["i","e.g."],["i","instance"]]]],["&",["s",["|",1,3,false,["s",["!",398],["[+","0-9A-Za-z"],["[+","\\t "]]],["i","example"],["?",["i","s"]],400]]],"0-9A-Za-z\u0130"]', // 397 readExampleLabel
      '[0,["/",["s",399,["!",["[","A-Za-z"]]],["s",["s",["i","command"],["?",["i","s"]]],["!",["[","A-Za-z"]],["&",["/",400,["s",["[+","\\t "],["/",["i","with"],["i","below"],["i","again"],["i","to"],["i","for"],["i","and"]],["!",["[","A-Za-z"]]]]]],["s",402,["!",["[","A-Za-z"]],["/",400,["s",["[+","\\t "],["/",["i","this"],["i","it"]],["!",["[","A-Za-z"]]],["s",["*",["s",["!",403],["[","^"]]],403]]],["s",["i","again"],["[+","\\t "],["i","with"],["!",["[","A-Za-z"]]]],"ACEIR-Uaceir-u\u0130"]', // 398 skipAsking
      '[0,["/",["i","re-run"],["i","rerun"],["i","run"],["i","execute"],["i","retry"],["i","invoke"],["i","repeat"]],"EIReir\u0130"]', // 399 skipRunVerb
      '[0,["s",["*",401],8]]', // 400 skipLabelEnd
      '[0,["/",":",["[","\\t\\n\\r "],["s",["+","**"],["!","*"]]],"\\t\\n\\r *:"]', // 401 skipLabelMark
      '[0,["/",["i","use"],["i","try"],["i","call"],["i","start"]],"CS-Ucs-u"]', // 402 skipUseVerb
      '[0,["s"," ",["/",["i","again"],["i","with"],["i","follows"],["i","following"]],400]]', // 403 skipAskingEnd
      '[0,["N","ValuesLabel",["&",["s",["/",["i","valid"],["i","available"],["i","allowed"],["i","possible"],["i","accepted"],["i","supported"],["i","values"],["i","choices"]],["!",["[","A-Za-z"]]]]],"ACPSVacpsv"]', // 404 readValuesLabel
      '[0,["N","NamedLabel",["&",368]],"ACMOVacmov"]', // 405 readNamedLabel
      '[0,["N","ChoiceLabel",["&",["s",["/",369,["i","either"],["i","or"]],["!",["[","A-Za-z"]]]]],"ACEMOVacemov"]', // 406 readChoiceLabel
      '[0,["N","RunLabel",["&",["s",["*",["s",["!",398],["/",408,["[+","0-9A-Za-z"],["[","^"]]]],398]]],"^"]', // 407 readRunLabel
      '[0,["s",409,["[+","\\t "],["?",["s",["i","be"],["[+","\\t "]]],["/",399,402],["!",["[","A-Za-z"]]]]', // 408 skipNotAsking
      '[0,["/",["i","the"],["i","this"],["i","that"],["i","an"],["i","a"],["i","last"],["i","previous"],["i","first"],["i","second"],["i","next"],["i","each"],["i","every"],["i","dry"],["i","test"],["i","not"],["i","never"],["i","cannot"],["i","can\'t"],["i","don\'t"],["i","was"],["i","were"],["i","is"],["i","been"],["s",["i","failed"],["[+","\\t "],["i","to"]],["s",["i","unable"],["[+","\\t "],["i","to"]]],"A-FILNPS-UWa-filnps-uw\u0130"]', // 409 skipNotAskingWord
      '[0,["N","LeadLabel",["&",["s",["*",["s",["!",411],["[","^"]]],411]]],"^"]', // 410 readLeadLabel
      '[0,["/",["s",["!",["[","A-Za-z"]],["[","^"],412,["!",["[","A-Za-z"]]],["s",412,["!",["[","A-Za-z"]]]],"^"]', // 411 skipLeading
      '[0,["/",["i","run"],["i","commands"],["i","command"],["i","execute"],["i","then"],["i","next"],["i","try"],["i","use this"]],"CENRTUcenrtu"]', // 412 skipLeadName
      '[0,["N","LabelWords",["*",["s",["*",401],["/",414,["[+","^\\t\\n\\r *:"]]]]]]', // 413 readLabelWords
      '[0,["s","*",["&",["s",["*","**"],["!","*"]]]]]', // 414 skipOddStar
      '[0,["L",416]]', // 415 leaf
      '[0,["N",44,[":",0,["@",1,417,["|",0,null,true,["@",0,418,417]]]]]]', // 416 readNoiseSpans
      '[0,["*",["/",["[+","^\\u001b<"],["s",["!",14],["[","\\u001b<"]]]]]', // 417 skipNoiseSkip
      '[0,["N","NoiseSpan",14]]', // 418 readNoiseSpan
      '[0,["L",420]]', // 419 leaf
      '[0,["N",45,["s",[":",0,285],":",["[","\\t "],["!",261],["!",257],[":",1,262],8],["s",[":",0,285],8]],"AEIOPS"]', // 420 readHeaderSays
      '[1,["L",422]]', // 421 leaf
      '[1,["N",46,["s",["*",["s",["!",29],219]],[":",0,423]]],"^"]', // 422 readTakenHeader
      '[0,["N","TakenLine",["s",["&",29],["[*","^\\n\\r"]]],"\\u001b #*<_"]', // 423 readTakenLine
      '[0,["L",425]]', // 424 leaf
      '[0,["N","BareData",["s",["[*","\\t "],["/",["s","{",["[*","\\t\\n\\r "],["/",["[","\\"\'A-Z_a-z}"],8]],["s","[",["[*","\\t\\n\\r "],["/",["[","\\"\'\\\\-0-9[]{"],8]]]]],"\\t [{"]', // 425 readBareData
      '[1,["L",427]]', // 426 leaf
      '[1,["N",47,["s",["*",["s",["!",428],219]],[":",0,431],430]],"^"]', // 427 readFirstPrefix
      '[0,["s",429,430]]', // 428 skipPrefixed
      '[0,["|",1,80,false,["[","^\\n\\r#"]],"^\\n\\r#"]', // 429 skipLinePrefix
      '[0,["s","## ",["/",56,58,55,"Progress"],["!",["[","0-9A-Z_a-z"]]]]', // 430 skipPrefixedHeader
      '[0,["N","LinePrefix",["|",1,80,false,["[","^\\n\\r#"]]],"^\\n\\r#"]', // 431 readLinePrefix
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, scan: ofScan, endsInside: ofEndsInside, closes: ofCloses, "{": ofAction, later: ofLater, same: ofSame, handing: ofHanding, hand: ofHand } });

  const stepanyPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(108) }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(146) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: rules.at(222) }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(72), body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(106), body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(251) }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(304) }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: rules.at(305) }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(71), body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(224), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepbodyPart }, { op: 'loop', body: stepturn }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(73) }, { op: 'optional', body: { op: 'again', step: () => stepProseText } }, { op: 'leaf', read: rules.at(104) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(104) }] }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(81) }, { op: 'text', read: rules.text(82) }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(109) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(122) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(111) } };
  const stepComment: Step = { op: 'rule', name: 'Comment', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(126) }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: rules.at(129) }] } };
  const stepCommentText: Step = { op: 'rule', name: 'CommentText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(128) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(132) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(142) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(137) } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(147) }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: rules.at(104) }] } };
  const stepMoreText: Step = { op: 'rule', name: 'MoreText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(167) } };
  const stepListBlock: Step = { op: 'rule', name: 'ListBlock', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: rules.at(172) }, { op: 'choice', alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: rules.at(187) }] }] } };
  const stepListFence: Step = { op: 'rule', name: 'ListFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(175) }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: rules.at(182) }] } };
  const stepListText: Step = { op: 'rule', name: 'ListText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(177) } };
  const stepEntry: Step = { op: 'rule', name: 'Entry', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(188) }, { op: 'leaf', read: rules.at(213) }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: rules.at(215) } }, { op: 'leaf', read: rules.at(104) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(246) }, { op: 'loop', body: { op: 'leaf', read: rules.at(248) } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: rules.at(301) }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(253) }, { op: 'loop', body: stepbodyPart }] } };

  return {
    machine: m,
    steps: {
      Transcript: { op: 'again', step: () => stepTranscript },
      Commands: { op: 'leaf', read: rules.at(306) },
      Asks: { op: 'leaf', read: rules.at(321) },
      Below: { op: 'leaf', read: rules.at(372) },
      Values: { op: 'leaf', read: rules.at(374) },
      Label: { op: 'leaf', read: rules.at(393) },
      NoiseSpans: { op: 'leaf', read: rules.at(415) },
      HeaderSays: { op: 'leaf', read: rules.at(419) },
      TakenHeader: { op: 'leaf', read: rules.at(421) },
      BareData: { op: 'leaf', read: rules.at(424) },
      FirstPrefix: { op: 'leaf', read: rules.at(426) },
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
      BadChat: {"code":"bad-chat","severity":"warning","meaning":"Chat around the transcript. It is not in the model.","example":"```md\n## Status: Ready\n```\nThat was it.","hint":"Write the transcript alone."},
      BadNoiseLines: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes in the text.","example":"<|start|>assistant<|message|>Done.","hint":"Strip such sequences from the text."},
      BadHeaderCase: {"code":"bad-header-case","severity":"warning","meaning":"A header is not spelled as in the protocol.","example":"## INPUT NEEDED","hint":"Spell headers as the protocol does, such as ## Input Needed."},
      'BadColonNoise BadHeaderNoise': {"code":"bad-header-noise","severity":"warning","meaning":"Chat template tokens or colour codes in a header. They were left out.","example":"\u001b[1m## Status: Ready","hint":"Write plain text if the output goes to an agent."},
      BadHeaderLevel: {"code":"bad-header-level","severity":"warning","meaning":"A header must start with ##.","example":"### Status: Ready","hint":"Start the header with ##."},
      BadHeaderSpace: {"code":"bad-header-space","severity":"warning","meaning":"A space is missing after the # of a header.","example":"##Status: Ready","hint":"Write ## Status: Ready."},
      BadHeaderBold: {"code":"bad-header-bold","severity":"warning","meaning":"A header is bold.","example":"**Status: Ready**","hint":"Write ## Status: Ready."},
      'BadHeaderColon BadWideColon': {"code":"bad-header-colon","severity":"warning","meaning":"The parts of a header are not separated by a colon and a space.","example":"## Status:Ready","hint":"Write ## Status: Ready."},
      BadHeaderOrnament: {"code":"bad-header-ornament","severity":"warning","meaning":"A number or a symbol before a header.","example":"## ✅ Status: Ready","hint":"Write ## Status: Ready."},
      BadHeaderClose: {"code":"bad-header-close","severity":"warning","meaning":"A header ends with #.","example":"## Status: Ready ##","hint":"Leave out the # at the end."},
      MissingHeaderEnd: {"code":"missing-header-end","severity":"error","meaning":"The text ends inside a header.","example":"## Stat","hint":"The text was cut off: write all of it again."},
      MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
      BadFenceEnd: {"code":"bad-fence-end","severity":"warning","meaning":"A code fence in a list item is never closed. It ends with the item.","example":"## Suggestions\n- ```sh\n  acor plot\n- more","hint":"Close the fence with as many characters as opened it, indented as far."},
      MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"## Output\n<!-- a remark","hint":"Close the comment with -->."},
      MissingFenceRun: {"code":"missing-fence-run","severity":"error","meaning":"The text ends inside a fence line.","example":"## Output Data\n``","hint":"The text was cut off: write all of it again."},
      BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
      BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"Done.\r","hint":"End lines with LF."},
      BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
      BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Leave it out. peglot/tools reads calls of other dialects."},
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
