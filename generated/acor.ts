// Generated from grammars/acor.peggy, grammars/acor/headers.peggy, grammars/acor/bodies.peggy, grammars/acor/asks.peggy, grammars/common/markdown-lines.peggy, grammars/common/text-lines.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofLater, ofScan } from '../src/engine/generated.ts';

export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface MissingWrapperEndNode extends RecoveryNode { readonly type: 'MissingWrapperEnd'; }
export interface BadChatNode extends RecoveryNode { readonly type: 'BadChat'; }
export interface BadNoiseLinesNode extends RecoveryNode { readonly type: 'BadNoiseLines'; }
export interface ExactHeaderNode extends TreeNode { readonly type: 'ExactHeader'; readonly head: ExactHeadNode; }
export interface ExactHeadNode extends TreeNode {
  readonly type: 'ExactHead';
  readonly words: "Status" | "Error" | "Session Checkpoint" | "Session" | "Progress" | "AI Directive" | "Suggestions" | "Output Data" | "Output Files" | "Output" | "Input Needed";
  readonly arg: ArgNode | PercentNode | null;
}
export interface LooseHeaderNode extends TreeNode {
  readonly type: 'LooseHeader';
  readonly head: BoldedHeadNode | PlainHeadNode;
}
export interface BoldHeaderNode extends TreeNode {
  readonly type: 'BoldHeader';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: BoldArgNode | null;
}
export interface BoldedHeadNode extends TreeNode {
  readonly type: 'BoldedHead';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
  readonly arg: BoldArgNode | PercentNode | ArgNode | null;
}
export interface PlainHeadNode extends TreeNode {
  readonly type: 'PlainHead';
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress" | BadHeaderCaseNode;
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
export interface ArgNode extends TreeNode { readonly type: 'Arg'; }
export interface BoldArgNode extends TreeNode {
  readonly type: 'BoldArg';
  readonly number: string | null;
  readonly percent: string | null;
}
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
export interface LabelWordsNode extends TreeNode { readonly type: 'LabelWords'; readonly words: LabelTextNode; }
export interface LabelTextNode extends TreeNode { readonly type: 'LabelText'; }
export interface LabelMeaningNode extends TreeNode {
  readonly type: 'LabelMeaning';
  readonly means: ExampleLabelNode | ValuesLabelNode | NamedLabelNode | ChoiceLabelNode | RunLabelNode | LeadLabelNode;
}
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
  readonly words: "Output Data" | "Output Files" | "Output" | "Input Needed" | "Status" | "Error" | "Session Checkpoint" | "Session" | "AI Directive" | "Suggestions" | "Progress";
  readonly arg: ArgNode | null;
}
export interface TakenHeaderNode extends TreeNode { readonly type: 'TakenHeader'; readonly header: TakenLineNode; }
export interface TakenLineNode extends TreeNode { readonly type: 'TakenLine'; }
export interface StateSaysNode extends TreeNode {
  readonly type: 'StateSays';
  readonly state: StateWordNode;
  readonly more: StateMoreNode | null;
}
export interface StateWordNode extends TreeNode { readonly type: 'StateWord'; }
export interface StateMoreNode extends TreeNode { readonly type: 'StateMore'; }
export interface CodeOfOneNode extends TreeNode { readonly type: 'CodeOfOne'; }
export interface PaddedOfOneNode extends TreeNode { readonly type: 'PaddedOfOne'; }
export interface CodeOfManyNode extends TreeNode { readonly type: 'CodeOfMany'; }
export interface PaddedOfManyNode extends TreeNode { readonly type: 'PaddedOfMany'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINK" | "THINKING";
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
| LabelMeaningNode | LabelWordsNode | NoiseSpansNode | HeaderSaysNode | StateSaysNode | TakenHeaderNode>;

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
& Readonly<Record<'Commands' | 'Asks' | 'Below' | 'Values' | 'LabelMeaning' | 'LabelWords' | 'NoiseSpans' | 'HeaderSays' | 'StateSays'
| 'TakenHeader', 'inside'>>;

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
  (start, end, l) => ({ type: 'Percent', start, end, number: l[0], percent: l[1], more: l[2] ?? null }),
  (start, end, l) => ({ type: 'ExactHead', start, end, words: l[0], arg: l[1] ?? null }),
  (start, end, l) => ({ type: 'ExactHeader', start, end, head: l[0] }),
  (start, end, l) => ({ type: 'BoldArg', start, end, number: l[0] ?? null, percent: l[1] ?? null }),
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
  (start, end, l) => ({ type: 'LabelMeaning', start, end, means: l[0] }),
  (start, end, l) => ({ type: 'LabelWords', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'NoiseSpans', start, end, noises: l[0] }),
  (start, end, l) => ({ type: 'HeaderSays', start, end, words: l[0], arg: l[1] ?? null }),
  (start, end, l) => ({ type: 'StateSays', start, end, state: l[0], more: l[1] }),
  (start, end, l) => ({ type: 'TakenHeader', start, end, header: l[0] }),
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
      '[1,["M","BadNoiseLines",["s",["&",10],59]],"\\u001b <"]', // 9 readBadNoiseLines
      '[0,["s",11,["/",26,52,55,8]]]', // 10 skipNoiseTail
      '[0,["s",12,["|",0,15,false,["/",12,25]]]]', // 11 skipNoiseLines
      '[0,["s",13,14,["*",["/",14,["[","\\t "]]],22],"\\u001b <"]', // 12 skipNoiseLine
      '[0,["|",0,3,false," "]]', // 13 skipIndent
      '[0,["/",15,21],"\\u001b<"]', // 14 skipNoise
      '[0,["s",["!",16],["!",18],["!",19],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 15 skipTemplateToken
      '[0,["/",["s","<",17,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 16 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 17 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],8]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 18 skipForeignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",20,8]]]]],"<"]', // 19 skipTurnToken
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 20 skipNewline
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 21 skipAnsiSequence
      '[0,["/",23,8]]', // 22 skipLineEnd
      '[0,["/","\\n",24],"\\n\\r"]', // 23 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 24 skipBadLineEnd
      '[0,["/",["s",["[*","\\t "],23],["s",["[+","\\t "],8]],"\\t\\n\\r "]', // 25 skipBlankLine
      '[0,["/",27,["s",28,13,"##",["/",["[","\\t "],22]],43],"\\u001b #*<_"]', // 26 skipHeaderStart
      '[0,["s",28,13,["/",29,41]],"\\u001b #*<_"]', // 27 skipKnownHeader
      '[0,["*",["s",14,["[*","\\t "]]]]', // 28 skipNoises
      '[0,["/",["s","##",["*",14],["[+","\\t "],28,["?",30],["?",31],32,["?",31],["/",["s",["[*","\\t "],28,["[",":\uff1a"]],["s",["[+","\\t "],["[","\\\\-\u2013\u2014"],["[+","\\t "]],36]],["s","##",["*",14],["[+","\\t "],28,["/",["s",["i","status"],["[+","\\t "],28,40,36],["s",["i","progress"],["[+","\\t "],28,["[+",".0-9"],["[*","\\t "],28,["?","%"],36]]],["s",["|",1,6,false,"#"],["!","#"],["*",14],["[*","\\t "],28,["?",30],["?",31],["/",["s",33,["?",31],["[*","\\t "],28,["[",":\uff1a"],["?",31],["[*","\\t "],28,["[","^\\t\\n\\r #"]],["s",34,["?",31],["/",["s",["[*","\\t "],28,["[",":\uff1a"]],36]],["s",35,["?",31],36]]]],"#"]', // 29 skipKnownHash
      '[0,["s",["/",["s",["[+","0-9"],["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[+","\\t "]],"0-9\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 30 skipOrnament
      '[0,["/","**","__"],"*_"]', // 31 skipStrong
      '[0,["/",33,34,35],"AEIOPSaeiops\u0130"]', // 32 skipKnownWords
      '[0,["/",["s",["i","session"],["[*","\\t \\\\-_"],["i","checkpoint"]],["i","session"],["i","status"],["i","progress"],["i","error"]],"EPSeps"]', // 33 skipArgWords
      '[0,["/",["s",["i","ai"],["[*","\\t \\\\-_"],["i","directive"]],["s",["i","suggestion"],["?",["i","s"]]]],"ASas"]', // 34 skip_titleWords
      '[0,["/",["s",["i","output"],["?",["s",["[*","\\t \\\\-_"],["/",["i","data"],["s",["i","file"],["?",["i","s"]]]]]]],["s",["i","input"],["[*","\\t \\\\-_"],["i","needed"]]],"IOio\u0130"]', // 35 skipBareWords
      '[0,["s",["?",["s",["[+","\\t "],["[+","#"]]],37]]', // 36 skipHeaderTail
      '[0,["s",["[*","\\t "],["/",22,["s",["&",14],38]]]]', // 37 skipLineTail
      '[0,["q",39]]', // 38 skipNoisyEnd
      '[1,["scan",["/",14,["[","\\t "]],22]]', // 39 readNoisyEnd
      '[0,["s",["/",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],["&",36]],"CFRWcfrw"]', // 40 skip_stateWord
      '[0,["s",31,["?",30],["/",["s",33,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],42],["s",34,["?",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],42]]],35],31,28,["[*","\\t "],22]]', // 41 skip_boldHeader
      '[0,["s",["[","^\\n\\r*_"],["*",["s",["!",["s",31,28,["[*","\\t "],22]],["[","^\\n\\r*"]]]]]', // 42 skipBoldText
      '[0,["s",["&",["s",13,["[","#*_"],["[*","^\\n\\r"],8]],["!",44],45]," #*_"]', // 43 skipCutHeader
      '[0,["/",["s",13,["/",["s","#",["!","#"]],["s","###",["[*","#"]]],["[+","\\t "],["?",["[","^\\n\\r"]],8],["s",13,31,["?",["[","^\\n\\r"]],8]]," #*_"]', // 44 skipLoneLetter
      '[0,["q",46]]', // 45 skipCutMarks
      '[0,["@",1,["endsInside",47],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 46 readCutMarks
      '[0,["/",["s",13,["|",1,6,false,"#"],["[*","\\t "],["?",30],48,8],["s",13,"**",["?",30],49,"**",8],["s",13,"__",["?",30],49,"__",8]]," #*_"]', // 47 skipWholeMarks
      '[0,["/",["s","Status:",["?"," "],["/","Ready","Working","Complete","Failed","Cancelled"]],["s","Progress:",["?"," "],["[+",".0-9"],["?"," "],"%"],["s",["/","Error","Session Checkpoint","Session"],":",["?"," "],["[+","^\\n\\r"]],["s",["/","AI Directive","Suggestions"],["?",["s",":",["?"," "],["[+","^\\n\\r"]]]],["s","Output",["?",["/"," Data"," Files"]]],"Input Needed"],"AEIOPS"]', // 48 skipWholeHead
      '[0,["/",["s",["/",50,"Progress",51],":",["[*","\\t "],["[+","^\\n\\r*_"]],"AI Directive","Suggestions",["s","Output",["?",["/"," Data"," Files"]]],"Input Needed"],"AEIOPS"]', // 49 skipWholeBold
      '[0,["/","Status","Error","Session Checkpoint","Session"],"ES"]', // 50 skipArgWord
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 51 skipTitledWord
      '[0,["s",53,["*",["/",25,14]],27]]', // 52 skipWrapperAhead
      '[0,["s",54,22]]', // 53 skipFenceOpen
      '[0,["/",["s",13,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",22]],["s",13,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 54 skipFenceHead
      '[0,["s",13,56,["[*","\\t "],["&",22]]," `~"]', // 55 skip_wrapperEnd
      '[0,["q",57]]', // 56 skipWrapperRun
      '[0,["closes",0,58],"`~"]', // 57 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 58 readFenceRun
      '[1,["s",60,["|",0,15,false,["/",60,5]]]]', // 59 noteNoiseLines
      '[1,["s",13,14,["*",["/",14,["[","\\t "]]],61],"\\u001b <"]', // 60 noteNoiseLine
      '[1,["/",6,8]]', // 61 noteLineEnd
      '[0,["L",["!",52]]]', // 62 leaf
      '[0,["L",["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],"^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]', // 63 leaf
      '[1,["L",["/",65,66,70]],"\\n\\r <[\u25c1"]', // 64 leaf
      '[1,["M","BadForeignCall",["s",["?",20],13,18]],"\\n\\r <["]', // 65 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",20],67]],"\\n\\r <[\u25c1"]', // 66 readBadThoughtEnd
      '[0,["s",13,68]," <[\u25c1"]', // 67 skipThoughtEndAhead
      '[0,["s",69,["&",["s",["[*","\\t "],["/",20,8,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 68 skipLateEnd
      '[0,["/",["s","</",17,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"]],"<[\u25c1"]', // 69 skipThoughtTagEnd
      '[1,["M","BadTurn",["s",["?",20],13,71]],"\\n\\r <"]', // 70 readBadTurn
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>"]],19],"<"]', // 71 skipTurnOpen
      '[0,["L",["[","^\\n\\r"]]]', // 72 leaf
      '[0,[[null,"^\\n\\r<[\u25c1",1,null,false],[["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],74],null,0,null,false],[["s",["!",68],["[","<[\u25c1"]],null,0,null,false],[["s",20,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],null,0,null,false],[["s",20,["!",77]],null,0,null,false]]]', // 73 text
      '[0,["/",69,75],"<[\u25c1"]', // 74 skipThoughtClose
      '[0,["q",76]]', // 75 skipAnalysisEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 76 readAnalysisEnd
      '[0,["/",25,26,78,80,81,85,89,10,97,8]]', // 77 skipProseStop
      '[0,["s",13,79]," `~"]', // 78 skipFenceStart
      '[0,["/",["s","```",["[*","`"],["[*","^\\n\\r`"],22],"~~~"],"`~"]', // 79 skipOpenRun
      '[0,["s",13,"<!",["&","--"]]," <"]', // 80 skipCommentStart
      '[0,["/",82,67,83,84]," <[\u25c1"]', // 81 skipAsideAhead
      '[0,["s",13,16]," <[\u25c1"]', // 82 skipThoughtAhead
      '[0,["s",13,71]," <"]', // 83 skipTurnAhead
      '[0,["s",13,18]," <["]', // 84 skipForeignAhead
      '[0,["s",["[*","\\t "],28,["!",86],87,["/",["[","\\t "],22]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 85 skipEntryStart
      '[0,["s",["[*","\\t "],["/",["s","*",["[*","\\t "],"*",["[*","\\t "],"*",["[*","\\t *"]],["s","-",["[*","\\t "],"-",["[*","\\t "],"-",["[*","\\t \\\\-"]],["s","_",["[*","\\t "],"_",["[*","\\t "],"_",["[*","\\t _"]]],22],"\\t *\\\\-_"]', // 86 skipThematicBreak
      '[0,["/",88,["[","\u2022\u25aa\u25cf\u25e6"]],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 87 skipEntryMarker
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 88 skipItemMarker
      '[0,["s",13,28,90],"\\u001b #*<DERV_derv"]', // 89 skipFieldStart
      '[0,["/",91,93],"#*DERV_derv"]', // 90 skipFieldName
      '[0,["/",["s","**",92,["[*","\\t "],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",92,["[*","\\t "],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 91 skipBoldName
      '[0,["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\t\\n\\r *:_"],["s",["[+","\\t "],["!",["/",["s",":",["[*","\\t "],31],31]]],["s",["!",["s",":",["[*","\\t "],31]],["!",31],["[","*:_"]]]]]]', // 92 skipLabelName
      '[0,["/",["s",94,95,94,28,["[*","\\t "],["/",["s",":",94,["&",96]],["s","\uff1a",94]]],["s",31,95,31,["&",96],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],95,["[*","\\t "],["?",":"],["[*","\\t "],["&",22]]],"#*DERV_derv"]', // 93 skipPlainName
      '[0,["|",0,2,false,["[","*_"]]]', // 94 skipPlainMarks
      '[0,["/",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 95 skipPlainWords
      '[0,["/",["[","\\t "],14,22]]', // 96 skipNameEnd
      '[0,["s",13,["/","``","`","~~","~"],8]," `~"]', // 97 skipCutFence
      '[1,["L",99]]', // 98 leaf
      '[1,["N","TextEnd",["?",6]]]', // 99 readTextEnd
      '[0,["L",["!",101]]]', // 100 leaf
      '[0,["/",26,55],"\\u001b #*<_`~"]', // 101 skipBodyStop
      '[1,["L",4]]', // 102 leaf
      '[0,["L",104]]', // 103 leaf
      '[0,["N",0,["s",[":",0,["$",13]],[":",1,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",13]],[":",1,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r"]]],["&",22]]]," `~"]', // 104 readBlockHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",20,["&",["[","^\\n\\r #`~"]]],null,0,null,false],[["s",20,["!",106],["!",109],["!",8]],null,0,null,false]]]', // 105 text
      '[0,["s",13,107,["[*","\\t "],["&",22]]," `~"]', // 106 skipFenceClose
      '[0,["q",108]]', // 107 skipClosingRun
      '[0,["closes",1,58],"`~"]', // 108 readClosingRun
      '[0,["s","## Status: ",40,["!",110]]]', // 109 skipTakenStatus
      '[0,["q",111]]', // 110 skipCloseLater
      '[0,["later",0,-1,112]]', // 111 readCloseLater
      '[0,["t",[0,1,2,3],113,58,114,["&",22]]," `~"]', // 112 readCloseLine
      '[0,["|",0,3,true," "]]', // 113 readIndent
      '[0,["|",0,null,true,115]]', // 114 readBlanks
      '[0,["$",["[","\\t "]]]', // 115 readBlank
      '[1,["L",["/",117,119]]]', // 116 leaf
      '[1,["N",1,["s",20,[":",0,118],61]]]', // 117 readBlockEnd
      '[0,["N","FenceLine",106]]', // 118 readFenceLine
      '[1,["M","MissingFenceEnd",["?",20]]]', // 119 readMissingFenceEnd
      '[0,["L",121]]', // 120 leaf
      '[0,["N","CommentHead",80]]', // 121 readCommentHead
      '[0,[[null,"^\\r\\\\-",1,null,false],["\\r\\n",null,0,null,false],["\\n",null,0,null,false],["\\r",null,0,null,false],[["s",["!","-->"],"-"],null,0,null,false]]]', // 122 text
      '[1,["L",["/",124,125]]]', // 123 leaf
      '[1,["N","CommentEnd",["s","-->",["[*","^\\n\\r"],61]]]', // 124 readCommentEnd
      '[1,["M","MissingCommentEnd",""]]', // 125 readMissingCommentEnd
      '[1,["L",127]]', // 126 leaf
      '[1,["M",0,["s",["?",20],13,[":",0,128]]],"\\n\\r <[\u25c1"]', // 127 readBadThought
      '[0,["/",["@",1,"<",129,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 128 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"ar-t"]', // 129 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",131],["[","^"]],null,0,null,false]]]', // 130 text
      '[0,["q",132]]', // 131 skipOwnThoughtClose
      '[0,["same",4,133],"<[\u25c1"]', // 132 readOwnThoughtClose
      '[0,["/",134,76],"<[\u25c1"]', // 133 readThoughtClose
      '[0,["/",["@",1,"</",129,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"]],"<[\u25c1"]', // 134 readThoughtTagEnd
      '[1,["L",136]]', // 135 leaf
      '[1,["/",137,138]]', // 136 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",131,["[*","\\t "]]]]', // 137 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 138 readMissingThoughtEnd
      '[1,["L",9]]', // 139 leaf
      '[0,["L",141]]', // 140 leaf
      '[0,["N",5,["s",[":",0,["$",["[*","\\t "]]],28,[":",1,142],["[*","\\t "],28,[":",2,147],["&",["/",22,68]]]],"\\t\\u001b #*<DERV_derv"]', // 141 readFieldLine
      '[0,["/",143,145],"#*DERV_derv"]', // 142 readFieldName
      '[0,["N",2,["s","**",[":",0,144],["[*","\\t "],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]],["s","__",[":",0,144],["[*","\\t "],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]]],"*_"]', // 143 readBoldName
      '[0,["N","LabelName",["s",["[","^\\t\\n\\r *:_"],["*",["/",["[+","^\\t\\n\\r *:_"],["s",["[+","\\t "],["!",["/",["s",":",["[*","\\t "],31],31]]],["s",["!",["s",":",["[*","\\t "],31]],["!",31],["[","*:_"]]]]]]]', // 144 readLabelName
      '[0,["N",3,["s",94,[":",0,146],94,28,["[*","\\t "],["/",["s",":",94,["&",96]],["s","\uff1a",94]]],["s",31,[":",0,146],31,["&",96],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"],["&",["[","\\t "]]]]],["s",["|",3,6,false,"#"],["[+","\\t "],[":",0,146],["[*","\\t "],["?",":"],["[*","\\t "],["&",22]]],"#*DERV_derv"]', // 145 readPlainName
      '[0,["N","PlainWords",["i","recovery"],["i","details"],["i","example"],["s",["i","valid"],["[+","\\t "],["i","options"]]],"DERVderv"]', // 146 readPlainWords
      '[0,["N",4,["s",[":",0,["?",["@",0,148,["?",["[",".;"]],["&",["s",["[*","\\t "],28,22]]]]],["*",158]]]]', // 147 readFieldValue
      '[0,["/",["@",2,"`",["!","`"],["/",["@",1," ",149," "],150],"`",["!","`"]],151],"`"]', // 148 readCodeSpan
      '[0,["N","PaddedOfOne",["s",["!",["s",["[*"," "],"`",["!","`"]]],["*",["/",["[+","^\\n\\r `"],["s","``",["[*","`"]],["s",["!",["s"," `",["!","`"]]]," "]]]]]]', // 149 readPaddedOfOne
      '[0,["N","CodeOfOne",["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]]', // 150 readCodeOfOne
      '[0,["handing",3,["@",2,["hand",3,[],["$",["|",2,24,false,"`"]]],["!","`"],["/",["@",1," ",152," ",["&",153]],157],153]],"`"]', // 151 readLongCode
      '[0,["N","PaddedOfMany",["s",["!",["s",["[*"," "],153]],["*",["/",["[+","^\\n\\r `"],["s",["!",153],156],["s",["!",["s"," ",153]]," "]]]]]]', // 152 readPaddedOfMany
      '[0,["q",154]]', // 153 skipSameRun
      '[0,["same",3,155],"`"]', // 154 readSameRun
      '[0,["$",["[+","`"]]]', // 155 readTickRun
      '[0,["[+","`"]]', // 156 skipTickRun
      '[0,["N","CodeOfMany",["+",["/",["[+","^\\n\\r`"],["s",["!",153],156]]]],"^\\n\\r"]', // 157 readCodeOfMany
      '[0,["/",["[+","^\\n\\r<[\u25c1"],159,["s",["!",68],["[","<[\u25c1"]]],"^\\n\\r"]', // 158 skipTextUnits
      '[0,["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],74]]', // 159 skipNamedThought
      '[0,[[["s",20,["&",["[","^\\t\\n\\r\\u001b #*+\\\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6"]]],null,0,null,false],[["s",20,["!",161],["!",162],["!",77]],null,0,null,false],[null,"^\\n\\r<[\u25c1",1,null,false],[["s",16,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],74],null,0,null,false],[["s",["!",68],["[","<[\u25c1"]],null,0,null,false]]]', // 160 text
      '[0,["s",13,28,["|",1,6,false,"#"],["[","\\t "]],"\\u001b #<"]', // 161 skipHeadingStart
      '[0,["s",163,["[*","\\t "],79]]', // 162 skipDeepFence
      '[0,["/","    ",164],"\\t "]', // 163 skipDeepIndent
      '[0,["s",["|",0,3,false," "],"\\t"],"\\t "]', // 164 skipTabIndent
      '[0,["L",166]]', // 165 leaf
      '[0,["N",6,["s",[":",0,167],["&",79]]]]', // 166 readListHead
      '[0,["{",1,[":",0,["$",["s",13,88,["[+","\\t "],["*",["s",88,["[+","\\t "]]]]]]]," *+\\\\-0-9"]', // 167 readItemColumns
      '[0,["L",169]]', // 168 leaf
      '[0,["N",7,["s",[":",0,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",1,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",2,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",1,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",2,["$",["[*","^\\n\\r"]]],["&",22]]],"`~"]', // 169 readListFenceHead
      '[0,[[null,"^\\n\\r",1,null,false],[["s",20,["!",171],["&",["/",172,25]],["!",8]],null,0,null,false]]]', // 170 text
      '[0,["s",["&",172],["[*","\\t "],107,["[*","\\t "],["&",22]],"\\t "]', // 171 skipListClose
      '[0,["/",173,164],"\\t "]', // 172 skipItemIndent
      '[0,["q",174]]', // 173 skipColumnRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 174 readColumnRun
      '[1,["L",["/",176,["@",1,["&",178],119],179]]]', // 175 leaf
      '[1,["N",8,["s",20,[":",0,177],61]]]', // 176 readListEnd
      '[0,["N","ListFenceLine",171]]', // 177 readListFenceLine
      '[0,["s",["?",20],8]]', // 178 skipLastLineEnd
      '[1,["M","BadFenceEnd",["?",20]]]', // 179 readBadFenceEnd
      '[0,["L",""]]', // 180 leaf
      '[0,["L",182]]', // 181 leaf
      '[0,["N",14,["s",[":",0,["$",["[*","\\t "]]],28,["!",86],[":",1,183],["&",["/",["[","\\t "],22]],["[*","\\t "],[":",2,186],["[*","\\t "],28,["&",["/",22,68]]]],"\\t\\u001b *+\\\\-0-9<\u2022\u25aa\u25cf\u25e6"]', // 182 readEntryLine
      '[0,["/",184,185],"*+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 183 readEntryMarker
      '[0,["/",["$",["[","*+\\\\-"]],["$",["s",["|",1,9,false,["[","0-9"]],["[",")."]]]],"*+\\\\-0-9"]', // 184 readItemMarker
      '[0,["$",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 185 readListDot
      '[0,["N",13,["s",[":",0,187],[":",1,["?",200]],[":",2,203]]]]', // 186 readEntryText
      '[0,["N",10,["s",28,[":",0,["?",188]],[":",1,["?",189]],["*",["s",["!",191],["!",37],195]]]]]', // 187 readEntryBefore
      '[0,["N",9,[":",0,148],["s",31,[":",0,148],31]],"*_`"]', // 188 readFirstCode
      '[0,["/",["@",1,"**",190,"**",["&",["/",191,37]]],["@",3,"[",["*",["s",["!",191],["[","^\\n\\r]"]]],"](",194,")",["&",["/",191,37]]]],"*["]', // 189 readWrittenPath
      '[0,["N","BoldPath",["+",["s",["!",191],["[","^\\n\\r*`"]]]],"^\\n\\r*`"]', // 190 readBoldPath
      '[0,["/",192,193],"\\t :\u00a0"]', // 191 skipSeparator
      '[0,["s",["[*","\\t \u00a0"],":",["?",31],["/",["[+","\\t "],["&",22]]],"\\t :\u00a0"]', // 192 skipColon
      '[0,["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]]', // 193 skipDash
      '[0,["N","LinkPath",["[+","^\\t\\n\\r ()"]]]', // 194 readLinkPath
      '[0,["/",["[+","^\\t\\n\\r :<[`\u25c1"],159,["s",["!",68],["[","<[\u25c1"]],196,["[+","\\t "],":",["[+","`"]],"^\\n\\r"]', // 195 skipEntryPart
      '[0,["/",["s","`",["!","`"],["/",["s"," ",197," "],198],"`",["!","`"]],199],"`"]', // 196 skipCodeSpan
      '[0,["s",["!",["s",["[*"," "],"`",["!","`"]]],["*",["/",["[+","^\\n\\r `"],["s","``",["[*","`"]],["s",["!",["s"," `",["!","`"]]]," "]]]]]', // 197 skipPaddedOfOne
      '[0,["*",["/",["[+","^\\n\\r`"],["s","``",["[*","`"]]]]]', // 198 skipCodeOfOne
      '[0,["q",151]]', // 199 skipLongCode
      '[0,["/",201,202],"\\t :\u00a0"]', // 200 readSeparator
      '[0,["N","Colon",["s",["[*","\\t \u00a0"],":",["?",31],["/",["[+","\\t "],["&",22]]]],"\\t :\u00a0"]', // 201 readColon
      '[0,["N","Dash",["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[+","\\t "]]]]', // 202 readDash
      '[0,["N",12,[":",0,204],["s",["*",["s",["!",["s",191,205]],195]],191,[":",0,204]],["*",["s",["!",37],195]]]]', // 203 readEntryAfter
      '[0,["N",11,["s",28,[":",0,148],["?",["[",".;"]],["&",37]]],"\\u001b<`"]', // 204 readEntryCode
      '[0,["s",28,196,["?",["[",".;"]],["&",37]],"\\u001b<`"]', // 205 skipEntryCode
      '[1,["L",["?",207]]]', // 206 leaf
      '[1,["N",15,["s",6,["[*","\\t "],28,[":",0,148],["[*","\\t "],28,["&",22]]]]', // 207 readMoreCode
      '[1,["L",209]]', // 208 leaf
      '[1,["handing",1,["N",17,["s",6,["*",5],["hand",1,["run"],[":",0,210]],61,[":",1,211],[":",2,213]]]],"\\n\\r"]', // 209 readDeepBlock
      '[0,["N",16,["s",[":",0,["$",["s",163,["[*","\\t "]]]],[":",1,["$",["s","```",["[*","`"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r `"]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r`"]]],["&",22]],["s",[":",0,["$",["s",163,["[*","\\t "]]]],[":",1,["$",["s","~~~",["[*","~"]]]],["[*","\\t "],[":",2,["$",["[*","^\\t\\n\\r "]]],["[*","\\t "],[":",3,["$",["[*","^\\n\\r"]]],["&",22]]],"\\t "]', // 210 readDeepHead
      '[1,["N","DeepBody",["*",["s",["!",["s",["[*","\\t "],107,["[*","\\t "],22]],["/",5,["s",163,212]]]]]]', // 211 readDeepBody
      '[1,["/",["s",["[*","^\\n\\r"],6],["[+","^\\n\\r"]],"^"]', // 212 noteLine
      '[1,["/",["@",0,214,61],["@",1,["&",178],119],179]]', // 213 readDeepClose
      '[0,["N","DeepFenceLine",["s",163,["[*","\\t "],107,["[*","\\t "],["&",22]]]]', // 214 readDeepFenceLine
      '[1,["L",216]]', // 215 leaf
      '[1,["M","MissingFenceRun",97]]', // 216 readMissingFenceRun
      '[0,["L",["&",218]]," `~"]', // 217 leaf
      '[0,["s",["&",52],["!",219]]," `~"]', // 218 skipWholeWrapper
      '[0,["s",220,["*",["/",233,235]],["*",["/",237,235]],["*",["s",["!",26],236]],26]]', // 219 skipExampleAhead
      '[0,["q",221]]', // 220 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],222],224,["|",0,null,true,["t",[0,1],["!",55],227]],232,230]]," `~"]', // 221 readWrapperShape
      '[1,["@",0,223,61]]', // 222 readFenceOpen
      '[0,["/",["@",1,13,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",22]],["@",1,13,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 223 readFenceHead
      '[1,["|",0,null,true,["t",[0,1],["!",55],["/",225,["t",[0,1],["!",54],227]]]]]', // 224 readClosedLines
      '[1,["t",[0,1],226,230]]', // 225 readClosedFence
      '[1,["handing",1,["t",[0,1,2],["hand",1,[],222],["|",0,null,true,["t",[0,1],["!",106],227]],229]]," `~"]', // 226 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],228],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 227 readLine
      '[1,["/","\\n",7],"\\n\\r"]', // 228 readEol
      '[0,["t",[0,1,2,3],113,108,114,["&",22]]," `~"]', // 229 readFenceClose
      '[1,["/",228,231]]', // 230 readLineEnd
      '[0,["!",["[","^"]]]', // 231 readEof
      '[0,["t",[0,1,2,3],113,57,114,["&",22]]," `~"]', // 232 read_wrapperEnd
      '[0,["q",234]]', // 233 skipClosedShape
      '[1,["handing",0,["t",[0,1,2,3],["hand",0,[],222],224,232,230]]," `~"]', // 234 readClosedShape
      '[0,["s",["!",54],["!",26],236],"^"]', // 235 skipExampleLine
      '[0,["/",["s",["[*","^\\n\\r"],23],["[+","^\\n\\r"]],"^"]', // 236 skipLine
      '[0,["s",238,22]]', // 237 skipClosedFence
      '[0,["q",226]]', // 238 skipFenced
      '[1,["L",240]]', // 239 leaf
      '[1,["M",1,["s",["&",52],[":",0,222]]]," `~"]', // 240 readBadWrapper
      '[1,["L",242]]', // 241 leaf
      '[1,["M","MissingHeaderEnd",43]]', // 242 readMissingHeaderEnd
      '[1,["L",244]]', // 243 leaf
      '[1,["@",1,["!",43],245],"\\u001b #*<_"]', // 244 readHeader
      '[1,["/",246,258,281,282],"\\u001b #*<_"]', // 245 read_header
      '[1,["N",20,["s",13,"##",["[+","\\t "],["!",247],[":",0,248],["[*","\\t "],61]]," #"]', // 246 readExactHeader
      '[0,["s",["*",["/",["[+","^\\n\\r\\u001b<"],["s",["!",14],["[","\\u001b<"]]]],14],"^\\n\\r"]', // 247 skipNoisyLine
      '[0,["N",19,["s",[":",0,249],":",["[+","\\t "],["!",250],[":",1,251]],["s",[":",0,"Progress"],":",["[+","\\t "],[":",1,254]],["s",[":",0,256],":",["[+","\\t "],["!",250],[":",1,251]],[":",0,256],[":",0,257]],"AEIOPS"]', // 248 readExactHead
      '[0,["/","Status","Error","Session Checkpoint","Session"],"ES"]', // 249 readArgWord
      '[0,["s",31,["[*","^\\n\\r*"],31,["[*","\\t "],22]]', // 250 skip_boldArg
      '[0,["N","Arg",["s",["!",252],["+",253]]],"^\\n\\r"]', // 251 readArg
      '[0,["s",["[+","#"],37]]', // 252 skipClosingSigns
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",36],["/",["[+","\\t "],["[+","#"],["+",14],["[","\\u001b<"]]]],"^\\n\\r"]', // 253 skipArgPart
      '[0,["N",18,["s",28,[":",0,255],[":",1,["$",["?",["s",["[*","\\t "],28,"%"]]]],["&",36]],["s",28,[":",0,255],[":",1,["$",["s",["[*","\\t "],28,"%"]]],["[*","\\t "],[":",2,251],["&",36]]],"\\u001b\\\\-0-9<"]', // 254 readPercent
      '[0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]]],"\\\\-0-9"]', // 255 readPercentNumber
      '[0,["/","AI Directive","Suggestions"],"AS"]', // 256 readTitledWord
      '[0,["/","Output Data","Output Files","Output","Input Needed"],"IO"]', // 257 readBareWord
      '[1,["N",24,["s",["&",["s",28,13,29]],["?",259],13,260,262,["?",259],["?",264],[":",0,265],["?",280],["[*","\\t "],["?",259],["[*","\\t "],61]],"\\u001b #<"]', // 258 readLooseHeader
      '[1,["M","BadHeaderNoise",["+",["s",14,["[*","\\t "]]]]]', // 259 readBadHeaderNoise
      '[1,["/",["s","##",["!","#"]],261],"#"]', // 260 noteHashes
      '[1,["M","BadHeaderLevel",["[+","#"]]]', // 261 readBadHeaderLevel
      '[1,["/",["s",["[+","\\t "],["!",14]],["s",["&",["/",["s",["[+","\\t "],14],["s",["+",14],["[","\\t "]]]],["[*","\\t "],259],263]]', // 262 noteHashSpace
      '[1,["M","BadHeaderSpace",""]]', // 263 readBadHeaderSpace
      '[1,["M","BadHeaderOrnament",30]]', // 264 readBadHeaderOrnament
      '[1,["/",266,278],"*AEIOPS_aeiops\u0130"]', // 265 readLooseHead
      '[1,["N",22,["s",267,[":",0,268],273,[":",1,277],31,["&",36]],["s",267,[":",0,268],31,["&",36]],["s",267,[":",0,268],31,273,[":",1,["/",254,251]],["&",36]],["s",267,[":",0,268],":",31,["[*","\\t "],[":",1,["/",254,251]],["&",36]],["s",[":",0,268],273,267,[":",1,277],31,["&",36]]],"*AEIOPS_aeiops\u0130"]', // 266 readBoldedHead
      '[1,["M","BadHeaderBold",31]]', // 267 readBadHeaderBold
      '[1,["/",269,271],"AEIOPSaeiops\u0130"]', // 268 readLooseWords
      '[0,["@",0,["/",257,249,256,"Progress"],["!",["[","\\\\-A-Z_a-z"]],["!",["/",["s",270,["/",["i","data"],["i","file"]]],["s",["[*","\\t \\\\-_"],["i","checkpoint"]]]]],"AEIOPS"]', // 269 readExactWords
      '[0,["/",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "],["&",["s",["/",["i","data"],["s",["i","file"],["?",["i","s"]]]],36]]],["[*","\\t \\\\-_"]]]', // 270 skipOutputGap
      '[1,["M","BadHeaderCase",272]]', // 271 readBadHeaderCase
      '[0,["/",["s",["i","output"],270,["/",["i","data"],["s",["i","file"],["?",["i","s"]]]]],32],"AEIOPSaeiops\u0130"]', // 272 skipLetters
      '[1,["/",["s",":",["[+","\\t "],["!",14]],274,276],"\\t\\u001b :<\uff1a"]', // 273 noteLooseColon
      '[1,["s",["&",["s",["[*","\\t "],["?",["s",["[",":\uff1a"],["[*","\\t "]]],14]],275],"\\t\\u001b :<\uff1a"]', // 274 noteTintedColon
      '[1,["M","BadColonNoise",["s",["[*","\\t "],28,["[",":\uff1a"],["[*","\\t "],28]],"\\t\\u001b :<\uff1a"]', // 275 readBadColonNoise
      '[1,["M","BadWideColon",["s",["[*","\\t "],["[",":\uff1a"],["[*","\\t "]]],"\\t :\uff1a"]', // 276 readBadWideColon
      '[0,["N",21,["s",[":",0,255],[":",1,["$",["?",["s",["[*","\\t "],28,"%"]]]],["&",["s",31,36]]],["+",["s",["!",["s",31,36]],["[","^\\n\\r"]]]],"^\\n\\r"]', // 277 readBoldArg
      '[1,["N",23,["s",[":",0,268],273,[":",1,["/",254,251]],["&",36]],["s",[":",0,268],["?",["s",["[*","\\t "],["[",":\uff1a"]]],["&",36]],["s",[":",0,268],279,[":",1,["/",254,251]],["&",36]],["s",["?",267],[":",0,268],["?",267],273,["?",267],[":",1,["?",["/",254,251]]],["&",["/",36,252]]],["s",["?",267],[":",0,268],["?",267],["&",36]]],"*AEIOPS_aeiops\u0130"]', // 278 readPlainHead
      '[1,["M","BadHeaderColon",["s",["[+","\\t "],["?",["s",["[","\\\\-\u2013\u2014"],["[+","\\t "]]]]]]', // 279 readBadHeaderColon
      '[1,["M","BadHeaderClose",["s",["[*","\\t "],["[+","#"]]],"\\t #"]', // 280 readBadHeaderClose
      '[1,["N",25,["s",["?",259],["&",["s",13,41]],13,267,["?",264],[":",0,268],[":",1,["?",["@",3,["[*","\\t "],["[",":\uff1a"],["[*","\\t "],277]]],31,["?",259],["[*","\\t "],61]],"\\u001b *<_"]', // 281 readBoldHeader
      '[1,["N",26,["s",["!",27],["?",259],13,"##",["&",["/",["[","\\t "],22]],[":",0,["?",["@",1,["[+","\\t "],251]]],["[*","\\t "],["[*","#"],["[*","\\t "],["?",259],["[*","\\t "],61]],"\\u001b #<"]', // 282 readOtherHeader
      '[1,["L",["/",284,285]]]', // 283 leaf
      '[1,["N","WrapperEnd",["s",55,61]]]', // 284 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 285 readMissingWrapperEnd
      '[1,["L",["/",4,9]],"\\t\\n\\r\\u001b <"]', // 286 leaf
      '[1,["L",["/",66,288]],"^"]', // 287 leaf
      '[1,["M","BadChat",["+",["s",["!",52],["!",26],["!",10],["!",25],["!",67],289]]],"^"]', // 288 readBadChat
      '[1,["/",["s",["*",158],6],["+",158]],"^"]', // 289 noteTextLine
      '[1,["L",291]]', // 290 leaf
      '[1,["N",28,["s",["&",292],["[*","\\t\\n\\r "],[":",0,293]],["s",["*",294],[":",1,["|",0,null,true,["@",0,295,["*",294]]]]]]]', // 291 readCommands
      '[0,["s",["*",["/",["[+","^<"],["s",["!","<<"],"<"]]],"<<"],"^"]', // 292 skipHereDocument
      '[0,["N","Script",["s",["[+","^\\t\\n\\r "],["*",["s",["[+","\\t\\n\\r "],["[+","^\\t\\n\\r "]]]]]]', // 293 readScript
      '[1,["/",5,["s",["[*","\\t "],"#",212]],"\\t\\n\\r #"]', // 294 noteCommandGap
      '[1,["N",27,["s",["[*","\\t "],[":",0,["?",296]],[":",1,297],["[*","\\t "],61]],"^\\n\\r"]', // 295 readCommand
      '[0,["/",["$",["s","$",["[+","\\t "]]],["$",["s",["?",["s","PS",["[+","\\t "]]],["[","A-Za-z"],":\\\\",["[*","^\\n\\r\\"*<>?|"],">",["[*","\\t "]]]],"$A-Za-z"]', // 296 readPrompt
      '[1,["N","CommandText",["s",298,["*",["s",["[*","\\t "],298]]]]]', // 297 readCommandText
      '[1,["/",299,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["s","\'",["[*","^\'"],"\'"],["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""],["[+","^\\t\\n\\r \\"&\'\\\\\\\\|"],["[","\\"&\'|"]],"^\\t\\n\\r "]', // 298 noteCommandPart
      '[1,["/",["s",["[","&|"],["[*","\\t "],300],["s","\\\\",300]],"&\\\\\\\\|"]', // 299 noteOpenEnd
      '[1,["s",6,["[*","\\t "],["&",["[","^\\n\\r"]]]]', // 300 noteNextLine
      '[1,["L",302]]', // 301 leaf
      '[1,["N",36,[":",0,["|",0,null,true,["/",303,351]]]]]', // 302 readAsks
      '[1,["N",35,["s",["[*","\\t "],28,[":",0,["/",304,307]],[":",1,["?",["@",1,6,312]]]],["s",["[*","\\t "],28,[":",0,344],331,[":",1,["t",[0,1],314,342]]],["s",["[*","\\t "],28,[":",0,346],":",["?",31],["&",["[","\\t "]],[":",1,["/",350,["@",2,["[*","^\\n\\r"],61,312]]]],[":",1,["t",[0,1],["/",314,343],342]]],"^\\n\\r"]', // 303 readAsk
      '[0,["N",29,["s",["|",1,6,false,"#"],["[+","\\t "],[":",0,305],["&",22]],["s",31,[":",0,306],31,["[*","\\t "],28,["&",22]]],"#*_"]', // 304 readTitle
      '[0,["N","TitleWords",["[*","^\\n\\r"]]]', // 305 readTitleWords
      '[0,["N","BoldWords",["+",["s",["!",31],["[","^\\n\\r"]]]],"^\\n\\r"]', // 306 readBoldWords
      '[0,["N",30,["s",["*",308],["[*","\\t "],[":",0,309],["[*","\\t "],311]],"^\\n\\r"]', // 307 readLead
      '[0,["s",["*",["/",["[+","^\\n\\r!.?"],["s",["[","!.?"],["!",["[","\\t "]]]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 308 skipSentenceBefore
      '[0,["N","LeadWords",["?",["s",310,["*",["s",["[*","\\t "],310]]]]]]', // 309 readLeadWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",311],":"]]],"^\\t\\n\\r "]', // 310 skipLeadWord
      '[0,["s",":",["?",31],["[*","\\t "],28,["&",22]]]', // 311 skipLeadEnd
      '[1,["?",["@",1,["*",5],313]]]', // 312 readAskedLines
      '[1,["t",[0,1],["/",314,321],342],"^\\n\\r"]', // 313 readAsked
      '[1,["N",31,["s",["[*","\\t "],28,[":",0,["?",315]],[":",1,148],["?",["[",".;"]],["[*","\\t "],28,61]],"\\t\\u001b <`"]', // 314 readCodeAsked
      '[0,["@",1,["&",["s",["[+","`"],["[*","\\t "],316]],""],"`"]', // 315 readLikelyCode
      '[0,["/",["s","$",["[+","\\t "],["[","\\\\-0-9A-Z_a-z"]],["s","./",["[","\\\\-0-9A-Z_a-z"]],["s","acor",["[+","\\t "],["!",["s",317,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","\\\\-0-9A-Z_a-z"]],["s",["!",["s",318,["!",["[","\\\\-0-9A-Z_a-z"]]]],["!",["s",319,["!",["[","\\\\-0-9A-Z_a-z"]]]],["[","0-9_a-z"],["[*","\\\\--:@-Z_a-z"],["*",["s",["!",["s",["[","\\t "],320]],["[","^\\n\\r`"]]],["[","\\t "],320]],"$.0-9_a-z"]', // 316 skipLooksRun
      '[0,["/","is","was","has","had","needs","cannot","can","could","does","did","will","would","must","should","may","requires","expects","failed","found"],"c-fhimnrsw"]', // 317 skipVerbWord
      '[0,["/",["i","these"],["i","those"],["i","there"],["i","the"],["i","an"],["i","a"],["i","this"],["i","that"],["i","it"],["i","your"],["i","you"],["i","please"],["i","we"],["i","which"],["i","what"],["i","when"],["i","no"],["i","one of"]],"AIN-PTWYain-ptwy\u0130"]', // 318 skipProseWord
      '[0,["/","use","pass","give","see","choose","specify","provide","enter","without","with","if","for","or","and","but","not","in","on","to"],"a-ce-gin-ps-uw"]', // 319 skipAdviceWord
      '[0,["/",["s",["|",1,2,false,"-"],["[","A-Za-z"]],["s",["?","\\""],"<",["[","A-Z_a-z"]]],"\\"\\\\-<"]', // 320 skipCommandMark
      '[1,["N",32,["s",["!",322],["!",336],["!",337],["[*","\\t "],28,[":",0,["?",339]],[":",1,["?",296]],[":",2,340],["[*","\\t "],61]],"^\\n\\r"]', // 321 readPlainAsked
      '[0,["s",["[*","\\t "],28,["/",323,326,328]],"^\\n\\r"]', // 322 skipAskStart
      '[0,["/",["s",["|",1,6,false,"#"],["[+","\\t "],324,["&",22]],["s",31,325,31,["[*","\\t "],28,["&",22]]],"#*_"]', // 323 skipTitle
      '[0,["[*","^\\n\\r"]]', // 324 skipTitleWords
      '[0,["+",["s",["!",31],["[","^\\n\\r"]]],"^\\n\\r"]', // 325 skipBoldWords
      '[0,["s",["*",308],["[*","\\t "],327,["[*","\\t "],311],"^\\n\\r"]', // 326 skipLead
      '[0,["?",["s",310,["*",["s",["[*","\\t "],310]]]]]', // 327 skipLeadWords
      '[0,["s",["*",329],["[*","\\t "],334,["[*","\\t "],["&",330]],"^\\n\\r"]', // 328 skipInlineLabel
      '[0,["s",["*",["/",["[+","^\\n\\r!.:?"],["s",["[","!.?"],["!",["[","\\t "]]],["s",["!",330],":"]]],["[","!.?"],["&",["[","\\t "]]],"^\\n\\r"]', // 329 skipInlineBefore
      '[0,["s",331,332]]', // 330 skipInlineEnd
      '[0,["s",":",["?",31],["[*","\\t "],28]]', // 331 skipInlineColon
      '[0,["s",["[*","\\t "],28,["?",333],196,["?",["[",".;"]],["[*","\\t "],28,22],"\\t\\u001b <`"]', // 332 skipCodeAsked
      '[0,["s",["&",["s",["[+","`"],["[*","\\t "],316]],""],"`"]', // 333 skipLikelyCode
      '[0,["?",["s",335,["*",["s",["[*","\\t "],335]]]]]', // 334 skipInlineWords
      '[0,["+",["/",["[+","^\\t\\n\\r :"],["s",["!",330],":"]]],"^\\t\\n\\r "]', // 335 skipInlineWord
      '[0,["s",["[*","\\t "],28,["/",["[","#*>`|"],["s",["[","+\\\\-"],["[","\\t "]],["s",318,["!",["[","\\\\-0-9A-Z_a-z"]]]]],"\\t\\u001b #*+\\\\-<>AIN-PTWY`ain-ptwy|\u0130"]', // 336 skipNoCommand
      '[0,["s",["+",["s",["!",338],["[","^\\n\\r"]]],338],"^\\n\\r"]', // 337 skipSentence
      '[0,["s",["[","\\"\')0-9A-Z`-z"],["[","!,.:?"],["[*","\\t "],28,22]]', // 338 skipSentenceEnd
      '[0,["@",1,["&",316],""],"$.0-9_a-z"]', // 339 readLikelyRun
      '[1,["N","PlainText",["s",341,["*",["s",["[*","\\t "],341]]]]]', // 340 readPlainText
      '[1,["/",299,["s","\\\\",["?",["[","^\\t\\n\\r "]]],["[+","^\\t\\n\\r &\\\\\\\\|"],["[","&|"]],"^\\t\\n\\r "]', // 341 notePlainPart
      '[1,["|",0,null,true,["/",314,343]]]', // 342 readMoreCommands
      '[1,["@",1,["&",["s",["[*","\\t "],28,316]],321],"\\t\\u001b $.0-9<_a-z"]', // 343 readLikelyPlain
      '[0,["N",33,["s",["*",329],["[*","\\t "],[":",0,345],["[*","\\t "],["&",330]]],"^\\n\\r"]', // 344 readInlineLabel
      '[0,["N","InlineWords",["?",["s",335,["*",["s",["[*","\\t "],335]]]]]]', // 345 readInlineWords
      '[0,["N",34,[":",0,347]]]', // 346 readOptionLabel
      '[0,["N","OptionWords",348]]', // 347 readOptionWords
      '[0,["s",349,["[+","\\t "],["/",["[","A-Za-z"],["[+","0-9"]],["!",["[","0-9A-Za-z"]]]]', // 348 skipOptionName
      '[0,["/",["i","option"],["i","alternative"],["i","approach"],["i","method"],["i","variant"],["i","choice"]],"ACMOVacmov"]', // 349 skipOptionWord
      '[1,["t",[1,2],["&",["s",["[*","\\t "],28,316]],321,342],"\\t\\u001b $.0-9<_a-z"]', // 350 readOptionCommands
      '[1,["N","OtherLine",212]]', // 351 readOtherLine
      '[1,["L",353]]', // 352 leaf
      '[1,["N",37,["s",[":",0,["?",["@",1,["*",5],313]]],[":",1,["|",0,null,true,["/",303,351]]]]]]', // 353 readBelow
      '[1,["L",355]]', // 354 leaf
      '[1,["N",41,["s",["*",5],356,[":",0,["|",1,null,true,357]]],["s",["*",366],[":",0,["|",0,null,true,["@",0,["/",367,371],["*",366]]]]]]]', // 355 readValues
      '[1,["s",["[*","\\t "],"|",212,["[*","\\t "],"|",["[+","\\t \\\\-:|"],61],"\\t |"]', // 356 noteValueTableHead
      '[1,["N",38,["s",["[*","\\t "],"|",["[*","\\t "],[":",0,358],212]],"\\t |"]', // 357 readValueRow
      '[0,["/",148,["@",1,31,148,31],["@",1,"\\"",359,"\\""],["@",1,"**",360,"**"],361],"^\\t\\n\\r ,;|"]', // 358 readValue
      '[0,["N","QuotedValue",["[+","^\\n\\r\\""]]]', // 359 readQuotedValue
      '[0,["N","BoldValue",["[+","^\\n\\r*:"]]]', // 360 readBoldValue
      '[0,["N","PlainValue",["s",362,["*",["s",["!",363],["!",365],["[+","\\t "],["!",["s","or",["[","\\t "]]],362]]]]]', // 361 readPlainValue
      '[0,["+",["s",["!",["s",":",["[","\\t "]]],["[","^\\t\\n\\r ,;|"]]],"^\\t\\n\\r ,;|"]', // 362 skipPlainValueWord
      '[0,["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],22]],["s",["[+","\\t "],364]]]],"\\t ("]', // 363 skipRemarkInBrackets
      '[0,["s",["/","or","and"],["&",["[","\\t\\n\\r "]]],"ao"]', // 364 skipValueWord
      '[0,["/",["s",["[*","\\t "],":",["[","\\t "]],["s",["[+","\\t "],["/","->",["[","\\\\-\u2013\u2014\u2192"]],["[","\\t "]]],"\\t :"]', // 365 skipRemarkSign
      '[1,["/",6,["[+","\\t ,;|"],364],"\\t\\n\\r ,;ao|"]', // 366 noteValueGap
      '[1,["N",39,["s",368,"**",[":",0,360],":",["[*","\\t "],"**",[":",1,369]],["s",368,[":",0,358],[":",1,["?",["/",370,["@",1,["&",365],369]]]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 367 readListedValue
      '[0,["s",["[*","\\t "],["/",88,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\\t "]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 368 skipValueItem
      '[1,["N","LineRemark",["s",["[*","^\\n\\r"],["*",["s",6,["&",["[","\\t "]],["!",368],["[*","^\\n\\r"]]]]]]', // 369 readLineRemark
      '[0,["N","RemarkInBrackets",["s",["[*","\\t "],"(",["[*","^\\n\\r()"],")",["&",["/",["s",["[*","\\t "],["/",["[",",;|"],22]],["s",["[+","\\t "],364]]]]],"\\t ("]', // 370 readRemarkInBrackets
      '[0,["N",40,["s",[":",0,358],[":",1,["?",["/",370,372]]]]]]', // 371 readInlineValue
      '[0,["N","InlineRemark",["s",365,["[*","^\\n\\r,;|"]]]]', // 372 readInlineRemark
      '[0,["L",374]]', // 373 leaf
      '[0,["N",42,[":",0,["/",375,380,381,382,383,386]]],"^"]', // 374 readLabelMeaning
      '[0,["N","ExampleLabel",["s",["?",["s",["/",["i","for"],["i","another"],["i","an"],["i","one"]],["[+","\\t "]]],["/",["i","example"],["i","e.g."],["i","instance"]]],["s",["|",1,3,false,["s",["!",376],["[+","0-9A-Za-z"],["[+","\\t "]]],["i","example"],["?",["i","s"]],["[*","\\t "],8]],"0-9A-Za-z\u0130"]', // 375 readExampleLabel
      '[0,["/",["s",377,["!",["[","A-Za-z"]]],["s",["s",["i","command"],["?",["i","s"]]],["!",["[","A-Za-z"]],["&",["/",["s",["[*","\\t "],8],["s",["[+","\\t "],["/",["i","with"],["i","below"],["i","again"],["i","to"],["i","for"],["i","and"]],["!",["[","A-Za-z"]]]]]],["s",378,["!",["[","A-Za-z"]],["/",["s",["[*","\\t "],8],["s",["[+","\\t "],["/",["i","this"],["i","it"]],["!",["[","A-Za-z"]]],["s",["*",["s",["!",379],["[","^"]]],379]]],["s",["i","again"],["[+","\\t "],["i","with"],["!",["[","A-Za-z"]]]],"ACEIR-Uaceir-u\u0130"]', // 376 skipAsking
      '[0,["/",["i","re-run"],["i","rerun"],["i","run"],["i","execute"],["i","retry"],["i","invoke"],["i","repeat"]],"EIReir\u0130"]', // 377 skipRunVerb
      '[0,["/",["i","use"],["i","try"],["i","call"],["i","start"]],"CS-Ucs-u"]', // 378 skipUseVerb
      '[0,["s"," ",["/",["i","again"],["i","with"],["i","follows"],["i","following"]],["[*","\\t "],8]]', // 379 skipAskingEnd
      '[0,["N","ValuesLabel",["s",["/",["i","valid"],["i","available"],["i","allowed"],["i","possible"],["i","accepted"],["i","supported"],["i","values"],["i","choices"]],["!",["[","A-Za-z"]]]],"ACPSVacpsv"]', // 380 readValuesLabel
      '[0,["N","NamedLabel",348]]', // 381 readNamedLabel
      '[0,["N","ChoiceLabel",["s",["/",349,["i","either"],["i","or"]],["!",["[","A-Za-z"]]]],"ACEMOVacemov"]', // 382 readChoiceLabel
      '[0,["N","RunLabel",["s",["*",["s",["!",376],["/",384,["[+","0-9A-Za-z"],["[","^"]]]],376]],"^"]', // 383 readRunLabel
      '[0,["s",385,["[+","\\t "],["?",["s",["i","be"],["[+","\\t "]]],["/",377,378],["!",["[","A-Za-z"]]]]', // 384 skipNotAsking
      '[0,["/",["i","the"],["i","this"],["i","that"],["i","an"],["i","a"],["i","last"],["i","previous"],["i","first"],["i","second"],["i","next"],["i","each"],["i","every"],["i","dry"],["i","test"],["i","not"],["i","never"],["i","cannot"],["i","can\'t"],["i","don\'t"],["i","was"],["i","were"],["i","is"],["i","been"],["s",["i","failed"],["[+","\\t "],["i","to"]],["s",["i","unable"],["[+","\\t "],["i","to"]]],"A-FILNPS-UWa-filnps-uw\u0130"]', // 385 skipNotAskingWord
      '[0,["N","LeadLabel",["s",["*",["s",["!",387],["[","^"]]],387]],"^"]', // 386 readLeadLabel
      '[0,["/",["s",["!",["[","A-Za-z"]],["[","^"],388,["!",["[","A-Za-z"]]],["s",388,["!",["[","A-Za-z"]]]],"^"]', // 387 skipLeading
      '[0,["/",["i","run"],["i","commands"],["i","command"],["i","execute"],["i","then"],["i","next"],["i","try"],["i","use this"]],"CENRTUcenrtu"]', // 388 skipLeadName
      '[0,["L",390]]', // 389 leaf
      '[0,["N",43,["s",["?","**"],["[*","\\t\\n\\r "],[":",0,391]]]]', // 390 readLabelWords
      '[0,["N","LabelText",["*",["s",["*",392],["/",393,["[+","^\\t\\n\\r *:"]]]]]]', // 391 readLabelText
      '[0,["/",":",["[","\\t\\n\\r "],["s",["+","**"],["!","*"]]],"\\t\\n\\r *:"]', // 392 skipLabelMark
      '[0,["s","*",["&",["s",["*","**"],["!","*"]]]]]', // 393 skipOddStar
      '[0,["L",395]]', // 394 leaf
      '[0,["N",44,[":",0,["@",1,396,["|",0,null,true,["@",0,397,396]]]]]]', // 395 readNoiseSpans
      '[0,["*",["/",["[+","^\\u001b<"],["s",["!",14],["[","\\u001b<"]]]]]', // 396 skipNoiseSkip
      '[0,["N","NoiseSpan",14]]', // 397 readNoiseSpan
      '[0,["L",399]]', // 398 leaf
      '[0,["N",45,["s",[":",0,269],":",["[","\\t "],["!",250],["!",247],[":",1,251],8],["s",[":",0,269],8]],"AEIOPS"]', // 399 readHeaderSays
      '[0,["L",401]]', // 400 leaf
      '[0,["N",46,["s",["?",["s",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["[+","\\t "]]],[":",0,402],["[*","!."],[":",1,["?",403]],["[*","\\t "],8]],"CFRWcfrw\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 401 readStateSays
      '[0,["N","StateWord",["i","ready"],["i","working"],["i","complete"],["i","failed"],["i","cancelled"]],"CFRWcfrw"]', // 402 readStateWord
      '[0,["N","StateMore",["s",["[*","\\t "],["[","(,:;\u2013\u2014"],["[*","^"]],["s",["[+","\\t "],"-",["[","\\t "],["[*","^"]]],"\\t (,:;\u2013\u2014"]', // 403 readStateMore
      '[1,["L",405]]', // 404 leaf
      '[1,["N",47,["s",["*",["s",["!",27],212]],[":",0,406]]],"^"]', // 405 readTakenHeader
      '[0,["N","TakenLine",["s",["&",27],["[*","^\\n\\r"]]],"\\u001b #*<_"]', // 406 readTakenLine
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, scan: ofScan, endsInside: ofEndsInside, closes: ofCloses, "{": ofAction, later: ofLater, same: ofSame, handing: ofHanding, hand: ofHand } });

  const stepanyPart: Step = { op: 'choice', starts: ["\t\n\r ", " `~", " <", "\n\r <[\u25c1", "\u001b <", "\t\u001b #*<DERV_derv", " *+\\-0-9", "\t\u001b *+\\-0-9<\u2022\u25aa\u25cf\u25e6", " `~", "^"], alternatives: [{ op: 'leaf', read: rules.at(102) }, { op: 'again', step: () => stepBlock }, { op: 'again', step: () => stepComment }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(139) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepListBlock }, { op: 'again', step: () => stepEntry }, { op: 'leaf', read: rules.at(215) }, { op: 'again', step: () => stepProse }] };
  const stepbodyPart: Step = { op: 'choice', starts: ["^\t\n\r\u001b #*+\\-0-9<DERV[_`derv~\u2022\u25aa\u25c1\u25cf\u25e6", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(63), body: { op: 'again', step: () => stepProse } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(100), body: stepanyPart }] }] };
  const stepturn: Step = { op: 'choice', starts: [" #*_", "\u001b #*<_"], alternatives: [{ op: 'leaf', read: rules.at(241) }, { op: 'again', step: () => stepMessage }] };
  const stepbehind: Step = { op: 'choice', starts: ["\t\n\r\u001b <", " `~", "^"], alternatives: [{ op: 'leaf', read: rules.at(286) }, { op: 'again', step: () => stepWrapped }, { op: 'leaf', read: rules.at(287) }] };
  const stepTranscript: Step = { op: 'rule', name: 'Transcript', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(62), body: stepbodyPart }] } }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(217), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: stepbehind }] } }, { op: 'loop', body: stepbodyPart }, { op: 'loop', body: stepturn }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'choice', starts: ["\n\r <[\u25c1", "^\n\r"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(64) }, { op: 'optional', body: { op: 'again', step: () => stepProseText } }, { op: 'leaf', read: rules.at(98) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepProseText }, { op: 'leaf', read: rules.at(98) }] }] } };
  const stepProseText: Step = { op: 'rule', name: 'ProseText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(72) }, { op: 'text', read: rules.text(73) }] } };
  const stepBlock: Step = { op: 'rule', name: 'Block', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BlockHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(103) }, { op: 'again', step: () => stepBlockText }, { op: 'leaf', read: rules.at(116) }] } };
  const stepBlockText: Step = { op: 'rule', name: 'BlockText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(105) } };
  const stepComment: Step = { op: 'rule', name: 'Comment', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(120) }, { op: 'again', step: () => stepCommentText }, { op: 'leaf', read: rules.at(123) }] } };
  const stepCommentText: Step = { op: 'rule', name: 'CommentText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(122) } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(126) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(135) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(130) } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(140) }, { op: 'again', step: () => stepMoreText }, { op: 'leaf', read: rules.at(98) }] } };
  const stepMoreText: Step = { op: 'rule', name: 'MoreText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(160) } };
  const stepListBlock: Step = { op: 'rule', name: 'ListBlock', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListHeadNode; return taken.lead; } }, steps: [{ op: 'leaf', read: rules.at(165) }, { op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepListFence }, { op: 'leaf', read: rules.at(180) }] }] } };
  const stepListFence: Step = { op: 'rule', name: 'ListFence', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListFenceHeadNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(168) }, { op: 'again', step: () => stepListText }, { op: 'leaf', read: rules.at(175) }] } };
  const stepListText: Step = { op: 'rule', name: 'ListText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(170) } };
  const stepEntry: Step = { op: 'rule', name: 'Entry', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(181) }, { op: 'leaf', read: rules.at(206) }, { op: 'again', step: () => stepMoreText }, { op: 'loop', body: { op: 'leaf', read: rules.at(208) } }, { op: 'leaf', read: rules.at(98) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(239) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: stepturn }, { op: 'leaf', read: rules.at(283) }] } };
  const stepMessage: Step = { op: 'rule', name: 'Message', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(243) }, { op: 'loop', body: stepbodyPart }] } };

  return {
    machine: m,
    steps: {
      Transcript: { op: 'again', step: () => stepTranscript },
      Commands: { op: 'leaf', read: rules.at(290) },
      Asks: { op: 'leaf', read: rules.at(301) },
      Below: { op: 'leaf', read: rules.at(352) },
      Values: { op: 'leaf', read: rules.at(354) },
      LabelMeaning: { op: 'leaf', read: rules.at(373) },
      LabelWords: { op: 'leaf', read: rules.at(389) },
      NoiseSpans: { op: 'leaf', read: rules.at(394) },
      HeaderSays: { op: 'leaf', read: rules.at(398) },
      StateSays: { op: 'leaf', read: rules.at(400) },
      TakenHeader: { op: 'leaf', read: rules.at(404) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Transcript', 'Commands', 'Asks', 'Below', 'Values', 'LabelMeaning', 'LabelWords', 'NoiseSpans', 'HeaderSays', 'StateSays', 'TakenHeader'],
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
