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
      '[0,["/",["s","##",["*",14],["[+","\\t "],30,["?",32],["?",33],34,["?",33],["/",["s",["[*","\\t "],30,["[",":\uff1a"]],["s",["[+","\\t "],["/",["s",["[","\\\\-\u2013\u2014"],["[+","\\t "]],["[","(["]]],39]],["s","##",["*",14],["[+","\\t "],30,["/",["s",["i","status"],["[+","\\t "],30,43,39],["s",["i","progress"],["[+","\\t "],30,["[+",".0-9"],["[*","\\t "],30,["?","%"],39]]],["s",["|",1,6,false,"#"],["!","#"],["*",14],["[*","\\t "],30,["?",32],["?",33],["/",["s",35,["?",33],["[*","\\t "],30,["[",":\uff1a"],["?",33],["[*","\\t "],30,["[","^\\t\\n\\r #"]],["s",37,["?",33],["/",["s",["[*","\\t "],30,["[",":\uff1a"]],39]],["s",38,["?",33],39]]]],"#"]', // 31 skipKnownHash
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
      '[0,["N",14,["s",[":",0,["$",["[*","\\t "]]],30,["!",92],[":",1,190],["&",["/",["[","\\t "],24]],["[*","\\t "],["?",193],[":",2,194],["[*","\\t "],30,["&",["/",24,77]]]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 189 readEntryLine
      '[0,["/",191,192],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 190 readEntryMarker
      '[0,["/",["$",["[","*+\\\\-"]],["$",["s",["|",1,9,false,["[","0-9"]],["[",")."]]]],"*+\\\\-0-9"]', // 191 readItemMarker
      '[0,["$",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 192 readListDot
      '[0,["s","[",["["," Xx"],"]",["[+","\\t "]]]', // 193 skipBox
      '[0,["N",13,["s",[":",0,195],[":",1,["?",208]],[":",2,211]]]]', // 194 readEntryText
      '[0,["N",10,["s",30,[":",0,["?",196]],[":",1,["?",197]],["*",["s",["!",199],["!",40],203]]]]]', // 195 readEntryBefore
      '[0,["N",9,[":",0,155],["s",33,[":",0,155],33]],"*_`"]', // 196 readFirstCode
      '[0,["/",["@",1,"**",198,"**",["&",["/",199,40]]],["@",3,"[",["*",["s",["!",199],["[","^\\n\\r]"]]],"](",202,")",["&",["/",199,40]]]],"*["]', // 197 readWrittenPath
      '[0,["N","BoldPath",["+",["s",["!",199],["[","^\\n\\r*`"]]]],"^\\n\\r*`"]', // 198 readBoldPath
      '[0,["/",200,201],"\\t :\u00a0"]', // 199 skipSeparator
      '[0,["s",["[*","\\t \u00a0"],":",["?",33],["/",["[+","\\t "],["&",24]]],"\\t :\u00a0"]', // 200 skipColon
      '[0,["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]]', // 201 skipDash
      '[0,["N","LinkPath",["[+","^\\t\\n\\r ()"]]]', // 202 readLinkPath
      '[0,["/",["[+","^\\t\\n\\r :<[`\u25c1"],166,["s",["!",77],["[","<[\u25c1"]],204,["[+","\\t "],":",["[+","`"]],"^\\n\\r"]', // 203 skipEntryPart
      '[0,["/",["s","`",["!","`"],["/",["s"," ",205," "],206],"`",["!","`"]],207],"`"]', // 204 skipCodeSpan
      '[0,["s",["!",["s",["[*"," "],"`",["!","`"]]],["+",["/",["[+","^\\n\\r `"],["s","``",["[*","`"]],["s",["!",["s"," `",["!","`"]]]," "]]]],"^\\n\\r"]', // 205 skipPaddedOfOne
      '[0,["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]', // 206 skipCodeOfOne
      '[0,["q",158]]', // 207 skipLongCode
      '[0,["/",209,210],"\\t :\u00a0"]', // 208 readSeparator
      '[0,["N","Colon",["s",["[*","\\t \u00a0"],":",["?",33],["/",["[+","\\t "],["&",24]]]],"\\t :\u00a0"]', // 209 readColon
      '[0,["N","Dash",["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]]]', // 210 readDash
      '[0,["N",12,[":",0,212],["s",["*",["s",["!",["s",199,213]],203]],199,[":",0,212]],["*",["s",["!",40],203]]]]', // 211 readEntryAfter
      '[0,["N",11,["s",30,[":",0,155],["?",["[",".;"]],["&",40]]],"\\u001b<`"]', // 212 readEntryCode
      '[0,["s",30,204,["?",["[",".;"]],["&",40]],"\\u001b<`"]', // 213 skipEntryCode
      '[1,["L",["?",215]]]', // 214 leaf
      '[1,["N",15,["s",6,["[*","\\t "],30,[":",0,155],["[*","\\t "],30,["&",24]]]]', // 215 readMoreCode
      '[1,["L",217]]', // 216 leaf
      '[1,["handing",1,["N",17,["s",6,["*",5],["hand",1,["run"],[":",0,218]],70,[":",1,219],[":",2,221]]]],"\\n\\r"]', // 217 readDeepBlock
      '[0,["N",16,["s",[":",0,["$",["s",170,["[*","\\t "]]]],[":",1,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r`"]]],["&",24]],["s",[":",0,["$",["s",170,["[*","\\t "]]]],[":",1,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r"]]],["&",24]]],"\\t "]', // 218 readDeepHead
      '[1,["N","DeepBody",["*",["s",["!",["s",["[*","\\t "],113,["[*","\\t "],24]],["/",5,["s",170,220]]]]]]', // 219 readDeepBody
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 220 noteLine
      '[1,["/",["@",0,222,70],["@",1,["&",185],125],186]]', // 221 readDeepClose
      '[0,["N","DeepFenceLine",["s",170,["[*","\\t "],113,["[*","\\t "],["&",24]]]]', // 222 readDeepFenceLine
      '[1,["L",224]]', // 223 leaf
      '[1,["M","MissingFenceRun",103]]', // 224 readMissingFenceRun
      '[0,["L",["&",226]]," `~"]', // 225 leaf
      '[0,["s",["&",59],["!",227]]," `~"]', // 226 skipWholeWrapper
      '[0,["s",228,["*",["/",241,243]],["*",["/",245,243]],["*",["s",["!",28],244]],28]]', // 227 skipExampleAhead
      '[0,["q",229]]', // 228 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],230],232,["|",0,null,true,["t",[0,1],["!",64],235]],240,238]]," `~"]', // 229 readWrapperShape
      '[1,["@",0,231,70]]', // 230 readFenceOpen
      '[0,["/",["@",1,13,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",24]],["@",1,13,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 231 readFenceHead
      '[1,["|",0,null,true,["t",[0,1],["!",64],["/",233,["t",[0,1],["!",61],235]]]]]', // 232 readClosedLines
      '[1,["t",[0,1],234,238]]', // 233 readClosedFence
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],230],["|",0,null,true,["t",[0,1],["!",112],235]],237]]," `~"]', // 234 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],236],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 235 readLine
      '[1,["/","\\n",7],"\\n\\r"]', // 236 readEol
      '[0,["t",[0,1,2,3],119,114,120,["&",24]]," `~"]', // 237 readFenceClose
      '[1,["/",236,239]]', // 238 readLineEnd
      '[0,["!",["[","^"]]]', // 239 readEof
      '[0,["t",[0,1,2,3],119,66,120,["&",24]]," `~"]', // 240 read_wrapperEnd
      '[0,["q",242]]', // 241 skipClosedShape
      '[1,["handing",0,["t",[0,1,2,3],["hand",0,[],230],232,240,238]]," `~"]', // 242 readClosedShape
      '[0,["s",["!",61],["!",28],244],"^"]', // 243 skipExampleLine
      '[0,["/",["s",["[*","^\\n\\r"],25],["[+","^\\n\\r"]],"^"]', // 244 skipLine
      '[0,["s",246,24]]', // 245 skipClosedFence
      '[0,["q",234]]', // 246 skipFenced
      '[1,["L",248]]', // 247 leaf
      '[1,["M",1,["s",["&",59],[":",0,230]]]," `~"]', // 248 readBadWrapper
      '[1,["L",["/",3,250]],"^"]', // 249 leaf
      '[1,["M","BadChat",["+",["s",["!",59],["!",28],["!",10],["!",27],["!",76],251]]],"^"]', // 250 readBadChat
      '[1,["/",["s",["*",165],6],["+",165]],"^"]', // 251 noteTextLine
      '[1,["L",253]]', // 252 leaf
      '[1,["M","MissingHeaderEnd",47]]', // 253 readMissingHeaderEnd
      '[1,["L",255]]', // 254 leaf
      '[1,["@",1,["!",47],256],"\\u001b #*<_"]', // 255 readHeader
      '[1,["/",257,275,300,301],"\\u001b #*<_"]', // 256 read_header
      '[1,["N",21,["s",13,"##",["[+","\\t "],["!",258],[":",0,259],["[*","\\t "],70]]," #"]', // 257 readExactHeader
      '[0,["s",["*",["/",["[+","^\\n\\r\\u001b<"],["s",["!",14],["[","\\u001b<"]]]],14],"^\\n\\r"]', // 258 skipNoisyLine
      '[0,["N",20,["s",[":",0,260],":",["[+","\\t "],["!",262],[":",1,263]],["s",[":",0,"Progress"],":",["[+","\\t "],[":",1,271]],["s",[":",0,273],":",["[+","\\t "],["!",262],[":",1,263]],[":",0,273],[":",0,274]],"AEIOPS"]', // 259 readExactHead
      '[0,["/","Status",261],"ES"]', // 260 readArgWord
      '[0,["/","Session Checkpoint","Session","Error"],"ES"]', // 261 readTextWord
      '[0,["s",33,["[*","^\\n\\r*"],33,["[*","\\t "],24]]', // 262 skip_boldArg
      '[0,["N",18,["s",["!",264],["?",265],[":",0,266],["*",267],[":",1,["?",268]],["&",39]],["s",["!",264],["+",270]]],"^\\n\\r"]', // 263 readArg
      '[0,["s",["[+","#"],40]]', // 264 skipClosingSigns
      '[0,["s",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["*",14],["[+","\\t "],30]]', // 265 skipStateLead
      '[0,["N","StateWord",44]]', // 266 readStateWord
      '[0,["/",14,["[","!."]],"\\u001b!.<"]', // 267 skipStateTail
      '[0,["N","StateMore",["s",269,["*",270]]]]', // 268 readStateMore
      '[0,["/",["s",["[*","\\t "],30,["[","(,:;\u2013\u2014"]],["s",["[+","\\t "],30,"-",["*",14],["[","\\t "]]],"\\t\\u001b (,:-<\u2013\u2014"]', // 269 skipMoreStart
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",39],["/",["[+","\\t "],["[+","#"],["+",14],["[","\\u001b<"]]]],"^\\n\\r"]', // 270 skipArgPart
      '[0,["N",19,["s",30,[":",0,272],[":",1,["$",["?",["s",["[*","\\t "],30,"%"]]]],["&",39]],["s",30,[":",0,272],[":",1,["$",["s",["[*","\\t "],30,"%"]]],["[*","\\t "],[":",2,263],["&",39]]],"\\u001b\\\\-0-9<"]', // 271 readPercent
      '[0,["$",["s",["?","-"],["[+","0-9"],["?",["/",["s",".",["[+","0-9"]],["s",",",["|",1,2,false,["[","0-9"]]]]]]],"\\\\-0-9"]', // 272 readPercentNumber
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 273 readTitledWord
      '[0,["/","Output Files","Input Needed","Output Data","Output"],"IO"]', // 274 readBareWord
      '[1,["N",25,["s",["&",["s",30,13,31]],["?",276],13,277,279,["?",276],["?",281],[":",0,282],["?",299],["[*","\\t "],["?",276],["[*","\\t "],70]],"\\u001b #<"]', // 275 readLooseHeader
      '[1,["M","BadHeaderNoise",["+",["s",14,["[*","\\t "]]]]]', // 276 readBadHeaderNoise
      '[1,["/",["s","##",["!","#"]],278],"#"]', // 277 noteHashes
      '[1,["M","BadHeaderLevel",["[+","#"]]]', // 278 readBadHeaderLevel
      '[1,["/",["s",["[+","\\t "],["!",14]],["s",["&",["/",["s",["[+","\\t "],14],["s",["+",14],["[","\\t "]]]],["[*","\\t "],276],280]]', // 279 noteHashSpace
      '[1,["M","BadHeaderSpace",""]]', // 280 readBadHeaderSpace
      '[1,["M","BadHeaderOrnament",32]]', // 281 readBadHeaderOrnament
      '[1,["/",283,297],"*AEIOPS_aeiops\u0130"]', // 282 readLooseHead
      '[1,["N",23,["s",284,[":",0,285],290,[":",1,294],33,["&",39]],["s",284,[":",0,285],33,["&",39]],["s",284,[":",0,285],33,290,[":",1,["/",271,263]],["&",39]],["s",284,[":",0,285],":",33,["[*","\\t "],[":",1,["/",271,263]],["&",39]],["s",[":",0,285],290,284,[":",1,294],33,["&",39]]],"*AEIOPS_aeiops\u0130"]', // 283 readBoldedHead
      '[1,["M","BadHeaderBold",33]]', // 284 readBadHeaderBold
      '[1,["/",286,288],"AEIOPSaeiops\u0130"]', // 285 readLooseWords
      '[0,["@",0,["/",274,260,273,"Progress"],["!",["[","\\\\-A-Z_a-z"]],["!",["/",["s",287,["/",["i","data"],["i","file"]]],["s",["[*","\\t \\\\-_"],["i","checkpoint"]]]]],"AEIOPS"]', // 286 readExactWords
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],39]]],["[*","\\t \\\\-_"]]]', // 287 skipOutputGap
      '[1,["M","BadHeaderCase",289]]', // 288 readBadHeaderCase
      '[0,["/",["s",["i","output"],287,["/",["i","data"],["s",["i","file"],["?",["i","s"]]]]],34],"AEIOPSaeiops\u0130"]', // 289 skipLetters
      '[1,["/",["s",":",["[+","\\t "],["!",14]],291,293],"\\t\\u001b :<\uff1a"]', // 290 noteLooseColon
      '[1,["s",["&",["s",["[*","\\t "],["?",["s",["[",":\uff1a"],["[*","\\t "]]],14]],292],"\\t\\u001b :<\uff1a"]', // 291 noteTintedColon
      '[1,["M","BadColonNoise",["s",["[*","\\t "],30,["[",":\uff1a"],["[*","\\t "],30]],"\\t\\u001b :<\uff1a"]', // 292 readBadColonNoise
      '[1,["M","BadWideColon",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "]]],"\\t :\uff1a"]', // 293 readBadWideColon
      '[0,["N",22,["s",[":",0,272],[":",1,["$",["?",["s",["[*","\\t "],30,"%"]]]],["&",["s",33,39]]],["s",["?",265],[":",2,266],["*",267],[":",3,["?",295]],["&",["s",33,39]]],["+",296]],"^\\n\\r"]', // 294 readBoldArg
      '[0,["N","BoldMore",["s",269,["*",296]]]]', // 295 readBoldMore
      '[0,["s",["!",["s",33,39]],["[","^\\n\\r"]],"^\\n\\r"]', // 296 skipBoldPart
      '[1,["N",24,["s",[":",0,285],290,[":",1,["/",271,263]],["&",39]],["s",[":",0,285],["?",["s",["[*","\\t "],["[",":\uff1a"]]],["&",39]],["s",[":",0,285],298,[":",1,["/",271,263]],["&",39]],["s",["?",284],[":",0,285],["?",284],290,["?",284],[":",1,["?",["/",271,263]]],["&",["/",39,264]]],["s",["?",284],[":",0,285],["?",284],["&",39]]],"*AEIOPS_aeiops\u0130"]', // 297 readPlainHead
      '[1,["M","BadHeaderColon",["s",["[+","\\t "],["?",["s",["[","\\\\-\u2013\u2014"],["[+","\\t "]]]]]]', // 298 readBadHeaderColon
      '[1,["M","BadHeaderClose",["s",["[*","\\t "],["[+","#"]]],"\\t #"]', // 299 readBadHeaderClose
      '[1,["N",26,["s",["?",276],["&",["s",13,45]],13,284,["?",281],[":",0,285],[":",1,["?",["@",3,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],294]]],33,["?",276],["[*","\\t "],70]],"\\u001b *<_"]', // 300 readBoldHeader
      '[1,["N",27,["s",["!",29],["?",276],13,"##",["&",["/",["[","\\t "],24]],[":",0,["?",["@",1,["[+","\\t "],263]]],["[*","\\t "],["[*","#"],["[*","\\t "],["?",276],["[*","\\t "],70]],"\\u001b #<"]', // 301 readOtherHeader
      '[1,["L",["/",303,304]]]', // 302 leaf
      '[1,["N","WrapperEnd",["s",64,70]]]', // 303 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 304 readMissingWrapperEnd
      '[1,["L",["/",4,9]],"\\t\\n\\r\\u001b <"]', // 305 leaf
      '[1,["L",["/",75,250]],"^"]', // 306 leaf
      '[1,["L",308]]', // 307 leaf
      '[1,["N",29,["s",["&",309],["[*","\\t\\n\\r "],[":",0,310]],["s",["*",311],[":",1,["|",0,null,true,["@",0,312,["*",311]]]]]]]', // 308 readCommands
      '[0,["s",["*",["/",["[+","^<"],["s",["!","<<"],"<"]]],"<<"],"^"]', // 309 skipHereDocument
      '[0,["N","Script",["s",["[+","^\\t\\n\\r "],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r "]]]]]]', // 310 readScript
      '[1,["/",5,["s",["[*","\\t "],"#",220]],"\\t\\n\\r #"]', // 311 noteCommandGap
      '[1,["N",28,["s",["[*","\\t "],[":",0,["?",313]],[":",1,318],["[*","\\t "],70]],"^\\n\\r"]', // 312 readCommand
      '[1,["$",["s",["?",314],315]],"$%(\\\\-.0-9>A-[_a-z\u276f\u279c"]', // 313 readPrompt
      '[0,["s","(",["|",1,40,false,["[","^\\n\\r()"]],")",["[+","\\t "]]]', // 314 skipPromptEnvironment
      '[1,["/",["s",["[","$%>\u276f"],["[+","\\t "]],["s","PS",["?",["s",["[+","\\t "],["?",["s",["[","A-Za-z"],":"]],["[","/\\\\\\\\~"],["[*","^\\n\\r\\"*<>?|"]]],">",["[+","\\t "]],["s",["[","A-Za-z"],":\\\\",["[*","^\\n\\r\\"*<>?|"],">",["[*","\\t "]],["s","[",316,["|",0,80,false,["[","^\\n\\r]"]],"]",["[","#$"],["[+","\\t "]],["s",316,["|",0,80,false,["s",["!",317],["[","^\\n\\r\\"&\';<>|"]]],["/",["s",6,"$",["[+","\\t "]],317]],["s",["|",2,4,false,["[","a-z"]],"-",["[+",".0-9"],["[","#-%"],["[+","\\t "]],["s","\u279c",["[","\\t "],["[+","\\t "],["[+","^\\t\\n\\r "],["?",["s",["[+","\\t "],"git:(",["[*","^\\n\\r()"],")",["?",["s",["[+","\\t "],"\u2717"]]]],["[+","\\t "]],["s","\u279c",["[","\\t "]]],"$%\\\\-.0-9>A-[_a-z\u276f\u279c"]', // 315 notePromptSign
      '[0,["s",["[+","\\\\-.0-9A-Z_a-z"],"@",["[+","\\\\-.0-9A-Z_a-z"]]]', // 316 skipPromptUser
      '[0,["s",["[","#-%>"],["[+","\\t "]]]', // 317 skipPromptEnd
      '[1,["N","CommandText",["s",319,["*",["s",["[*","\\t "],319]]]]]', // 318 readCommandText
      '[1,["/",320,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["s","\'",["[*","^\'"],"\'"],["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""],["[+","^\\t\\n\\r \\"&\'\\\\\\\\|"],["[","\\"&\'|"]],"^\\t\\n\\r "]', // 319 noteCommandPart
      '[1,["/",["s",["[","&|"],["[*","\\t "],321],["s","\\\\",321]],"&\\\\\\\\|"]', // 320 noteOpenEnd
      '[1,["s",6,["[*","\\t "],["&",["[","^\\n\\r"]]]]', // 321 noteNextLine
      '[1,["L",323]]', // 322 leaf
      '[1,["N",37,[":",0,["|",0,null,true,["/",324,372]]]]]', // 323 readAsks
      '[1,["N",36,["s",["[*","\\t "],30,[":",0,["/",325,328]],[":",1,["?",["@",1,6,333]]]],["s",["[*","\\t "],30,[":",0,365],352,[":",1,["t",[0,1],335,363]]],["s",["[*","\\t "],30,[":",0,367],":",["?",33],["&",["[","\\t "]],[":",1,["/",371,["@",2,["[*","^\\n\\r"],70,333]]]],[":",1,["t",[0,1],["/",335,364],363]]],"^\\n\\r"]', // 324 readAsk
      '[0,["N",30,["s",["|",1,6,false,"#"],["[+","\\t "],[":",0,326],["&",24]],["s",33,[":",0,327],33,["[*","\\t "],30,["&",24]]],"#*_"]', // 325 readTitle
      '[0,["N","TitleWords",["[*","^\\n\\r"]]]', // 326 readTitleWords
      '[0,["N","BoldWords",["+",["s",["!",33],["[","^\\n\\r"]]]],"^\\n\\r"]', // 327 readBoldWords
      '[0,["N",31,["s",["*",329],["[*","\\t "],[":",0,330],["[*","\\t "],332]],"^\\n\\r"]', // 328 readLead
      '[0,["s",["*",["/",["[+","^\\n\\r!.?"],["s",["[","!.?"],["!",["[","\\t "]]]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 329 skipSentenceBefore
      '[0,["N","LeadWords",["?",["s",331,["*",["s",["[*","\\t "],331]]]]]]', // 330 readLeadWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",332],":"]]],"^\\t\\n\\r "]', // 331 skipLeadWord
      '[0,["s",":",["?",33],["[*","\\t "],30,["&",24]]]', // 332 skipLeadEnd
      '[1,["?",["@",1,["*",5],334]]]', // 333 readAskedLines
      '[1,["t",[0,1],["/",335,342],363],"^\\n\\r"]', // 334 readAsked
      '[1,["N",32,["s",["[*","\\t "],30,[":",0,["?",336]],[":",1,155],["?",["[",".;"]],["[*","\\t "],30,70]],"\\t\\u001b <`"]', // 335 readCodeAsked
      '[0,["@",1,["&",["s",["[+","`"],["[*","\\t "],337]],""],"`"]', // 336 readLikelyCode
      '[0,["/",["s","$",["[+","\\t "],["[","\\\\-0-9A-Z_a-z"]],["s","./",["[","\\\\-0-9A-Z_a-z"]],["s","acor",["[+","\\t "],["!",["s",338,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","\\\\-0-9A-Z_a-z"]],["s",["!",["s",339,["!",["[","\\\\-0-9A-Z_a-z"]]]],["!",["s",340,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","0-9_a-z"],["[*","\\\\--:@-Z_a-z"],["*",["s",["!",["s",["[","\\t "],341]],["[","^\\n\\r`"]]],["[","\\t "],341]],"$.0-9_a-z"]', // 337 skipLooksRun
      '[0,["/","is","was","has","had","needs","cannot","can","could","does","did","will","would","must","should","may","requires","expects","failed","found"],"c-fhimnrsw"]', // 338 skipVerbWord
      '[0,["/",["i","these"],["i","those"],["i","there"],["i","the"],["i","an"],["i","a"],["i","this"],["i","that"],["i","it"],["i","your"],["i","you"],["i","please"],["i","we"],["i","which"],["i","what"],["i","when"],["i","no"],["i","one of"]],"AIN-PTWYain-ptwy\u0130"]', // 339 skipProseWord
      '[0,["/","use","pass","give","see","choose","specify","provide","enter","without","with","if","for","or","and","but","not","in","on","to"],"a-ce-gin-ps-uw"]', // 340 skipAdviceWord
      '[0,["/",["s",["|",1,2,false,"-"],["[","A-Za-z"]],["s",["?","\\""],"<",["[","A-Z_a-z"]]],"\\"\\\\-<"]', // 341 skipCommandMark
      '[1,["N",33,["s",["!",343],["!",357],["!",358],["[*","\\t "],30,[":",0,["?",360]],[":",1,["?",313]],[":",2,361],["[*","\\t "],70]],"^\\n\\r"]', // 342 readPlainAsked
      '[0,["s",["[*","\\t "],30,["/",344,347,349]],"^\\n\\r"]', // 343 skipAskStart
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t "],345,["&",24]],["s",33,346,33,["[*","\\t "],30,["&",24]]],"#*_"]', // 344 skipTitle
      '[0,["[*","^\\n\\r"]]', // 345 skipTitleWords
      '[0,["+",["s",["!",33],["[","^\\n\\r"]]],"^\\n\\r"]', // 346 skipBoldWords
      '[0,["s",["*",329],["[*","\\t "],348,["[*","\\t "],332],"^\\n\\r"]', // 347 skipLead
      '[0,["?",["s",331,["*",["s",["[*","\\t "],331]]]]]', // 348 skipLeadWords
      '[0,["s",["*",350],["[*","\\t "],355,["[*","\\t "],["&",351]],"^\\n\\r"]', // 349 skipInlineLabel
      '[0,["s",["*",["/",["[+","^\\n\\r!.:?"],["s",["[","!.?"],["!",["[","\\t "]]],["s",["!",351],":"]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 350 skipInlineBefore
      '[0,["s",352,353]]', // 351 skipInlineEnd
      '[0,["s",":",["?",33],["[*","\\t "],30]]', // 352 skipInlineColon
      '[0,["s",["[*","\\t "],30,["?",354],204,["?",["[",".;"]],["[*","\\t "],30,24],"\\t\\u001b <`"]', // 353 skipCodeAsked
      '[0,["s",["&",["s",["[+","`"],["[*","\\t "],337]],""],"`"]', // 354 skipLikelyCode
      '[0,["?",["s",356,["*",["s",["[*","\\t "],356]]]]]', // 355 skipInlineWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",351],":"]]],"^\\t\\n\\r "]', // 356 skipInlineWord
      '[0,["s",["[*","\\t "],30,["/",["[","#*>`|"],["s",["[","+\\\\-"],["[","\\t "]],["s",339,["!",["[","\\\\-0-9A-Z_a-z"]]]]],"\\t\\u001b #*+\\\\-<>AIN-PTWY`ain-ptwy|\u0130"]', // 357 skipNoCommand
      '[0,["s",["+",["s",["!",359],["[","^\\n\\r"]]],359],"^\\n\\r"]', // 358 skipSentence
      '[0,["s",["[","\\"\')0-9A-Z`-z"],["[","!,.:?"],["[*","\\t "],30,24]]', // 359 skipSentenceEnd
      '[0,["@",1,["&",337],""],"$.0-9_a-z"]', // 360 readLikelyRun
      '[1,["N","PlainText",["s",362,["*",["s",["[*","\\t "],362]]]]]', // 361 readPlainText
      '[1,["/",320,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["[+","^\\t\\n\\r &\\\\\\\\|"],["[","&|"]],"^\\t\\n\\r "]', // 362 notePlainPart
      '[1,["|",0,null,true,["/",335,364]]]', // 363 readMoreCommands
      '[1,["@",1,["&",["s",["[*","\\t "],30,337]],342],"\\t\\u001b $.0-9<_a-z"]', // 364 readLikelyPlain
      '[0,["N",34,["s",["*",350],["[*","\\t "],[":",0,366],["[*","\\t "],["&",351]]],"^\\n\\r"]', // 365 readInlineLabel
      '[0,["N","InlineWords",["?",["s",356,["*",["s",["[*","\\t "],356]]]]]]', // 366 readInlineWords
      '[0,["N",35,[":",0,368]]]', // 367 readOptionLabel
      '[0,["N","OptionWords",369]]', // 368 readOptionWords
      '[0,["s",370,["[+","\\t "],["/",["[","A-Za-z"],["[+","0-9"]],["!",["[","0-9A-Za-z"]]]]', // 369 skipOptionName
      '[0,["/",["i","option"],["i","alternative"],["i","approach"],["i","method"],["i","variant"],["i","choice"]],"ACMOVacmov"]', // 370 skipOptionWord
      '[1,["t",[1,2],["&",["s",["[*","\\t "],30,337]],342,363],"\\t\\u001b $.0-9<_a-z"]', // 371 readOptionCommands
      '[1,["N","OtherLine",220]]', // 372 readOtherLine
      '[1,["L",374]]', // 373 leaf
      '[1,["N",38,["s",[":",0,["?",["@",1,["*",5],334]]],[":",1,["|",0,null,true,["/",324,372]]]]]]', // 374 readBelow
      '[1,["L",376]]', // 375 leaf
      '[1,["N",42,["s",["*",5],377,[":",0,["|",1,null,true,378]]],["s",["*",387],[":",0,["|",0,null,true,["@",0,["/",388,392],["*",387]]]]]]]', // 376 readValues
      '[1,["s",["[*","\\t "],"|",220,["[*","\\t "],"|",["[+","\\t \\\\-:|"],70],"\\t |"]', // 377 noteValueTableHead
      '[1,["N",39,["s",["[*","\\t "],"|",["[*","\\t "],[":",0,379],220]],"\\t |"]', // 378 readValueRow
      '[0,["/",155,["@",1,33,155,33],["@",1,"\\"",380,"\\""],["@",1,"**",381,"**"],382],"^\\t\\n\\r ,;|"]', // 379 readValue
      '[0,["N","QuotedValue",["[+","^\\n\\r\\""]]]', // 380 readQuotedValue
      '[0,["N","BoldValue",["[+","^\\n\\r*:"]]]', // 381 readBoldValue
      '[0,["N","PlainValue",["s",383,["*",["s",["!",384],["!",386],["[+","\\t "],["!",["s","or",["[","\\t "]]],383]]]]]', // 382 readPlainValue
      '[0,["+",["s",["!",["s",":",["[","\\t "]]],["[","^\\t\\n\\r ,;|"]]],"^\\t\\n\\r ,;|"]', // 383 skipPlainValueWord
      '[0,["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],24]],["s",["[+","\\t "],385]]]],"\\t ("]', // 384 skipRemarkInBrackets
      '[0,["s",["/","or","and"],["&",["[","\\t\\n\\r "]]],"ao"]', // 385 skipValueWord
      '[0,["/",["s",["[*","\\t "],":",["[","\\t "]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[","\\t "]]],"\\t :"]', // 386 skipRemarkSign
      '[1,["/",6,["[+","\\t ,;|"],385],"\\t\\n\\r ,;ao|"]', // 387 noteValueGap
      '[1,["N",40,["s",389,"**",[":",0,381],":",["[*","\\t "],"**",[":",1,390]],["s",389,[":",0,379],[":",1,["?",["/",391,["@",1,["&",386],390]]]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 388 readListedValue
      '[0,["s",["[*","\\t "],["/",94,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\\t "]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 389 skipValueItem
      '[1,["N","LineRemark",["s",["[*","^\\n\\r"],["*",["s",6,["&",["[","\\t "]],["!",389],["[*","^\\n\\r"]]]]]]', // 390 readLineRemark
      '[0,["N","RemarkInBrackets",["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],24]],["s",["[+","\\t "],385]]]]],"\\t ("]', // 391 readRemarkInBrackets
      '[0,["N",41,["s",[":",0,379],[":",1,["?",["/",391,393]]]]]]', // 392 readInlineValue
      '[0,["N","InlineRemark",["s",386,["[*","^\\n\\r,;|"]]]]', // 393 readInlineRemark
      '[0,["L",395]]', // 394 leaf
      '[0,["N",43,["s",["?","**"],["[*","\\t\\n\\r "],[":",0,["?",["@",1,["&",396],397]]],[":",1,414]]]]', // 395 readLabel
      '[0,["s",["|",0,400,false,["[","^"]],8]]', // 396 skipShortLabel
      '[0,["/",398,405,406,407,408,411],"^"]', // 397 readMeaning
      '[0,["N","ExampleLabel",["&",["s",["?",["s",["/",["i","for"],["i","another"],["i","an"],["i","one"]],["[+","\\t "]]],["/",["i","example"],["i","e.g."],["i","instance"]]]],["&",["s",["|",1,3,false,["s",["!",399],["[+","0-9A-Za-z"],["[+","\\t "]]],["i","example"],["?",["i","s"]],401]]],"0-9A-Za-z\u0130"]', // 398 readExampleLabel
      '[0,["/",["s",400,["!",["[","A-Za-z"]]],["s",["s",["i","command"],["?",["i","s"]]],["!",["[","A-Za-z"]],["&",["/",401,["s",["[+","\\t "],["/",["i","with"],["i","below"],["i","again"],["i","to"],["i","for"],["i","and"]],["!",["[","A-Za-z"]]]]]],["s",403,["!",["[","A-Za-z"]],["/",401,["s",["[+","\\t "],["/",["i","this"],["i","it"]],["!",["[","A-Za-z"]]],["s",["*",["s",["!",404],["[","^"]]],404]]],["s",["i","again"],["[+","\\t "],["i","with"],["!",["[","A-Za-z"]]]],"ACEIR-Uaceir-u\u0130"]', // 399 skipAsking
      '[0,["/",["i","re-run"],["i","rerun"],["i","run"],["i","execute"],["i","retry"],["i","invoke"],["i","repeat"]],"EIReir\u0130"]', // 400 skipRunVerb
      '[0,["s",["*",402],8]]', // 401 skipLabelEnd
      '[0,["/",":",["[","\\t\\n\\r "],["s",["+","**"],["!","*"]]],"\\t\\n\\r *:"]', // 402 skipLabelMark
      '[0,["/",["i","use"],["i","try"],["i","call"],["i","start"]],"CS-Ucs-u"]', // 403 skipUseVerb
      '[0,["s"," ",["/",["i","again"],["i","with"],["i","follows"],["i","following"]],401]]', // 404 skipAskingEnd
      '[0,["N","ValuesLabel",["&",["s",["/",["i","valid"],["i","available"],["i","allowed"],["i","possible"],["i","accepted"],["i","supported"],["i","values"],["i","choices"]],["!",["[","A-Za-z"]]]]],"ACPSVacpsv"]', // 405 readValuesLabel
      '[0,["N","NamedLabel",["&",369]],"ACMOVacmov"]', // 406 readNamedLabel
      '[0,["N","ChoiceLabel",["&",["s",["/",370,["i","either"],["i","or"]],["!",["[","A-Za-z"]]]]],"ACEMOVacemov"]', // 407 readChoiceLabel
      '[0,["N","RunLabel",["&",["s",["*",["s",["!",399],["/",409,["[+","0-9A-Za-z"],["[","^"]]]],399]]],"^"]', // 408 readRunLabel
      '[0,["s",410,["[+","\\t "],["?",["s",["i","be"],["[+","\\t "]]],["/",400,403],["!",["[","A-Za-z"]]]]', // 409 skipNotAsking
      '[0,["/",["i","the"],["i","this"],["i","that"],["i","an"],["i","a"],["i","last"],["i","previous"],["i","first"],["i","second"],["i","next"],["i","each"],["i","every"],["i","dry"],["i","test"],["i","not"],["i","never"],["i","cannot"],["i","can\'t"],["i","don\'t"],["i","was"],["i","were"],["i","is"],["i","been"],["s",["i","failed"],["[+","\\t "],["i","to"]],["s",["i","unable"],["[+","\\t "],["i","to"]]],"A-FILNPS-UWa-filnps-uw\u0130"]', // 410 skipNotAskingWord
      '[0,["N","LeadLabel",["&",["s",["*",["s",["!",412],["[","^"]]],412]]],"^"]', // 411 readLeadLabel
      '[0,["/",["s",["!",["[","A-Za-z"]],["[","^"],413,["!",["[","A-Za-z"]]],["s",413,["!",["[","A-Za-z"]]]],"^"]', // 412 skipLeading
      '[0,["/",["i","run"],["i","commands"],["i","command"],["i","execute"],["i","then"],["i","next"],["i","try"],["i","use this"]],"CENRTUcenrtu"]', // 413 skipLeadName
      '[0,["N","LabelWords",["*",["s",["*",402],["/",415,["[+","^\\t\\n\\r *:"]]]]]]', // 414 readLabelWords
      '[0,["s","*",["&",["s",["*","**"],["!","*"]]]]]', // 415 skipOddStar
      '[0,["L",417]]', // 416 leaf
      '[0,["N",44,[":",0,["@",1,418,["|",0,null,true,["@",0,419,418]]]]]]', // 417 readNoiseSpans
      '[0,["*",["/",["[+","^\\u001b<"],["s",["!",14],["[","\\u001b<"]]]]]', // 418 skipNoiseSkip
      '[0,["N","NoiseSpan",14]]', // 419 readNoiseSpan
      '[0,["L",421]]', // 420 leaf
      '[0,["N",45,["s",[":",0,286],":",["[","\\t "],["!",262],["!",258],[":",1,263],8],["s",[":",0,286],8]],"AEIOPS"]', // 421 readHeaderSays
      '[1,["L",423]]', // 422 leaf
      '[1,["N",46,["s",["*",["s",["!",29],220]],[":",0,424]]],"^"]', // 423 readTakenHeader
      '[0,["N","TakenLine",["s",["&",29],["[*","^\\n\\r"]]],"\\u001b #*<_"]', // 424 readTakenLine
      '[0,["L",426]]', // 425 leaf
      '[0,["N","BareData",["s",["[*","\\t "],["/",["s","{",["[*","\\t\\n\\r "],["/",["[","\\"\'A-Z_a-z}"],8]],["s","[",["[*","\\t\\n\\r "],["/",["[","\\"\'\\\\-0-9[]{"],8]]]]],"\\t [{"]', // 426 readBareData
      '[1,["L",428]]', // 427 leaf
      '[1,["N",47,["s",["*",["s",["!",429],220]],[":",0,432],431]],"^"]', // 428 readFirstPrefix
      '[0,["s",430,431]]', // 429 skipPrefixed
      '[0,["|",1,80,false,["[","^\\n\\r#"]],"^\\n\\r#"]', // 430 skipLinePrefix
      '[0,["s","## ",["/",56,58,55,"Progress"],["!",["[","0-9A-Z_a-z"]]]]', // 431 skipPrefixedHeader
      '[0,["N","LinePrefix",["|",1,80,false,["[","^\\n\\r#"]]],"^\\n\\r#"]', // 432 readLinePrefix
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, scan: ofScan, endsInside: ofEndsInside, closes: ofCloses, "{": ofAction, later: ofLater, same: ofSame, handing: ofHanding, hand: ofHand } });

  const stepanyPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(108) }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(146) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: rules.at(223) }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(72), body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(106), body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(252) }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(305) }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: rules.at(306) }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(71), body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(225), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepbodyPart }, { op: 'loop', body: stepturn }] } };
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
  const stepEntry: Step = { op: 'rule', name: 'Entry', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(188) }, { op: 'leaf', read: rules.at(214) }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: rules.at(216) } }, { op: 'leaf', read: rules.at(104) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(247) }, { op: 'loop', body: { op: 'leaf', read: rules.at(249) } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: rules.at(302) }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(254) }, { op: 'loop', body: stepbodyPart }] } };

  return {
    machine: m,
    steps: {
      Transcript: { op: 'again', step: () => stepTranscript },
      Commands: { op: 'leaf', read: rules.at(307) },
      Asks: { op: 'leaf', read: rules.at(322) },
      Below: { op: 'leaf', read: rules.at(373) },
      Values: { op: 'leaf', read: rules.at(375) },
      Label: { op: 'leaf', read: rules.at(394) },
      NoiseSpans: { op: 'leaf', read: rules.at(416) },
      HeaderSays: { op: 'leaf', read: rules.at(420) },
      TakenHeader: { op: 'leaf', read: rules.at(422) },
      BareData: { op: 'leaf', read: rules.at(425) },
      FirstPrefix: { op: 'leaf', read: rules.at(427) },
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
      BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  }),
  attributes: 5,
  tables: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
