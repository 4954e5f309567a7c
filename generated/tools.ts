// Generated from grammars/tools/reply.peggy, grammars/tools/calls.peggy, grammars/tools/bare.peggy, grammars/tools/parameters.peggy, grammars/tools/python.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type NodesByType, type Options, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, action, again, and, caseless, character, choice, closes, coded, cut, deep, hand, handing, label, leaf, lit, many, mistake, node, not, one, option, optional, pick, quiet, repeat, rounds, run, same, scan, seq, text, tuple } from '../src/engine/generated.ts';

export interface EndNode extends TreeNode { readonly type: 'End'; }
export interface DialectNode extends TreeNode { readonly type: 'Dialect'; readonly dialect: string; }
export interface BareDialectNode extends TreeNode { readonly type: 'BareDialect'; readonly dialect: string; }
export interface WrappedDialectNode extends TreeNode { readonly type: 'WrappedDialect'; readonly dialect: string; }
export interface LikeCallNode extends TreeNode { readonly type: 'LikeCall'; readonly text: string; }
export interface BomNode extends TreeNode { readonly type: 'Bom'; readonly text: string; }
export interface RegionOpenNode extends TreeNode { readonly type: 'RegionOpen'; }
export interface RegionCloseNode extends TreeNode { readonly type: 'RegionClose'; }
export interface RegionOverNode extends TreeNode { readonly type: 'RegionOver'; }
export interface CitationNode extends TreeNode { readonly type: 'Citation'; }
export interface ThoughtGoesOnNode extends TreeNode { readonly type: 'ThoughtGoesOn'; }
export interface ThoughtOpenNode extends TreeNode { readonly type: 'ThoughtOpen'; }
export interface ThoughtShownNode extends TreeNode { readonly type: 'ThoughtShown'; readonly text: string; }
export interface ThoughtCodeNode extends TreeNode { readonly type: 'ThoughtCode'; readonly text: string; }
export interface ThoughtTickNode extends TreeNode { readonly type: 'ThoughtTick'; readonly text: string; }
export interface ThoughtCloseNode extends TreeNode { readonly type: 'ThoughtClose'; }
export interface EmptyThoughtNode extends TreeNode { readonly type: 'EmptyThought'; }
export interface WrappingEndNode extends TreeNode { readonly type: 'WrappingEnd'; }
export interface FenceOpenNode extends TreeNode { readonly type: 'FenceOpen'; readonly run: string; }
export interface FenceCloseNode extends TreeNode { readonly type: 'FenceClose'; readonly text: string; }
export interface InlineCodeNode extends TreeNode { readonly type: 'InlineCode'; readonly text: string; }
export interface LoneTextNode extends TreeNode { readonly type: 'LoneText'; readonly text: string; }
export interface BadThoughtAgainNode extends RecoveryNode { readonly type: 'BadThoughtAgain'; }
export interface BadRegionMarkerNode extends RecoveryNode { readonly type: 'BadRegionMarker'; }
export interface BadThoughtCloseNode extends RecoveryNode { readonly type: 'BadThoughtClose'; }
export interface MissingThoughtRestNode extends RecoveryNode { readonly type: 'MissingThoughtRest'; }
export interface MissingThoughtCloseNode extends RecoveryNode { readonly type: 'MissingThoughtClose'; }
export interface BadEndTokenNode extends RecoveryNode { readonly type: 'BadEndToken'; }
export interface BadFenceNode extends RecoveryNode { readonly type: 'BadFence'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface MissingCodeEndNode extends RecoveryNode { readonly type: 'MissingCodeEnd'; }
export interface BadStrayCloseNode extends RecoveryNode { readonly type: 'BadStrayClose'; }
export interface BadCutMarkerNode extends RecoveryNode { readonly type: 'BadCutMarker'; }
export interface BadCutDialectNode extends RecoveryNode { readonly type: 'BadCutDialect'; }
export interface BadCutOpeningNode extends RecoveryNode { readonly type: 'BadCutOpening'; }
export interface BadCutCodeNode extends RecoveryNode { readonly type: 'BadCutCode'; }
export interface SectionOpenNode extends TreeNode { readonly type: 'SectionOpen'; }
export interface SectionCloseNode extends TreeNode { readonly type: 'SectionClose'; }
export interface SectionOverAtEndNode extends TreeNode { readonly type: 'SectionOverAtEnd'; }
export interface SectionOverNode extends TreeNode { readonly type: 'SectionOver'; }
export interface SeparatorNode extends TreeNode { readonly type: 'Separator'; }
export interface CallHeadNode extends TreeNode {
  readonly type: 'CallHead';
  readonly flaw: BadOtherCallNode | BadNameTagNode | BadCallOpenNode | null;
  readonly name: string;
  readonly id: string | null;
  readonly attributes: AttributeNode[] | null;
  readonly nameFlaw: BadNameEndNode | BadNoNameEndNode | null;
}
export interface AttributeNode extends TreeNode {
  readonly type: 'Attribute';
  readonly name: string;
  readonly value: string;
}
export interface CallCloseNode extends TreeNode { readonly type: 'CallClose'; }
export interface CallOverNode extends TreeNode { readonly type: 'CallOver'; }
export interface CallOverAtEndNode extends TreeNode { readonly type: 'CallOverAtEnd'; }
export interface BadSectionOpenNode extends RecoveryNode { readonly type: 'BadSectionOpen'; }
export interface BadNoFenceNode extends RecoveryNode { readonly type: 'BadNoFence'; }
export interface BadOpenAgainNode extends RecoveryNode { readonly type: 'BadOpenAgain'; }
export interface BadSectionCloseNode extends RecoveryNode { readonly type: 'BadSectionClose'; }
export interface BadCutCloseNode extends RecoveryNode { readonly type: 'BadCutClose'; }
export interface MissingAtEndNode extends RecoveryNode { readonly type: 'MissingAtEnd'; }
export interface MissingSectionCloseNode extends RecoveryNode { readonly type: 'MissingSectionClose'; }
export interface BadStrayWordsNode extends RecoveryNode { readonly type: 'BadStrayWords'; }
export interface BadInnerFenceNode extends RecoveryNode { readonly type: 'BadInnerFence'; }
export interface InnerFenceEndNode extends TreeNode { readonly type: 'InnerFenceEnd'; }
export interface BadBracketsNode extends RecoveryNode { readonly type: 'BadBrackets'; }
export interface BadCallOpenNode extends RecoveryNode { readonly type: 'BadCallOpen'; }
export interface BadNameEndNode extends RecoveryNode { readonly type: 'BadNameEnd'; }
export interface BadOtherCallNode extends RecoveryNode { readonly type: 'BadOtherCall'; }
export interface BadNameTagNode extends RecoveryNode { readonly type: 'BadNameTag'; }
export interface BadNoNameEndNode extends RecoveryNode { readonly type: 'BadNoNameEnd'; }
export interface BadNamelessNode extends RecoveryNode { readonly type: 'BadNameless'; }
export interface BadCallCloseNode extends RecoveryNode { readonly type: 'BadCallClose'; }
export interface MissingCallCloseNode extends RecoveryNode { readonly type: 'MissingCallClose'; }
export interface BadJunkNode extends RecoveryNode { readonly type: 'BadJunk'; }
export interface BadCutCallNode extends RecoveryNode { readonly type: 'BadCutCall'; }
export interface WordedListOpenNode extends TreeNode { readonly type: 'WordedListOpen'; }
export interface LoneCallHeadNode extends TreeNode {
  readonly type: 'LoneCallHead';
  readonly flaw: BadLoneOpenNode;
  readonly name: string;
}
export interface LoneCallEndNode extends TreeNode { readonly type: 'LoneCallEnd'; }
export interface LateCloseNode extends TreeNode { readonly type: 'LateClose'; }
export interface BadLoneOpenNode extends RecoveryNode { readonly type: 'BadLoneOpen'; }
export interface ParameterHeadNode extends TreeNode {
  readonly type: 'ParameterHead';
  readonly key: string;
  readonly attributes: AttributeNode[] | null;
  readonly valueType: string | null;
  readonly flaw: MissingKeyEndNode | MissingValueOpenNode | BadParameterOpenNode | null;
}
export interface VerbatimOpenNode extends TreeNode { readonly type: 'VerbatimOpen'; }
export interface VerbatimCloseNode extends TreeNode { readonly type: 'VerbatimClose'; }
export interface RawLayoutNode extends TreeNode { readonly type: 'RawLayout'; }
export interface RawEndNode extends TreeNode { readonly type: 'RawEnd'; }
export interface MissingVerbatimCloseNode extends RecoveryNode { readonly type: 'MissingVerbatimClose'; }
export interface MissingKeyEndNode extends RecoveryNode { readonly type: 'MissingKeyEnd'; }
export interface MissingValueOpenNode extends RecoveryNode { readonly type: 'MissingValueOpen'; }
export interface BadParameterOpenNode extends RecoveryNode { readonly type: 'BadParameterOpen'; }
export interface BadParameterCloseNode extends RecoveryNode { readonly type: 'BadParameterClose'; }
export interface BadCutRawNode extends RecoveryNode { readonly type: 'BadCutRaw'; }
export interface MissingParameterCloseNode extends RecoveryNode { readonly type: 'MissingParameterClose'; }
export interface BadLoneKeyNode extends RecoveryNode { readonly type: 'BadLoneKey'; }
export interface BadCutParameterNode extends RecoveryNode { readonly type: 'BadCutParameter'; }
export interface PyOpenNode extends TreeNode { readonly type: 'PyOpen'; }
export interface PyCloseNode extends TreeNode { readonly type: 'PyClose'; }
export interface LineCommaNode extends TreeNode { readonly type: 'LineComma'; }
export interface LineListEndNode extends TreeNode { readonly type: 'LineListEnd'; }
export interface PyHeadNode extends TreeNode { readonly type: 'PyHead'; readonly name: string; }
export interface PyCallCloseNode extends TreeNode { readonly type: 'PyCallClose'; }
export interface PyKeyNode extends TreeNode { readonly type: 'PyKey'; readonly name: string; }
export interface BadBracketNode extends RecoveryNode { readonly type: 'BadBracket'; }
export interface BadLineListNode extends RecoveryNode { readonly type: 'BadLineList'; }
export interface BadCutArgumentNode extends RecoveryNode { readonly type: 'BadCutArgument'; }
export interface ToolHeadNode extends TreeNode { readonly type: 'ToolHead'; readonly name: string; }
export interface ToolCloseNode extends TreeNode { readonly type: 'ToolClose'; }
export interface ElementCallHeadNode extends TreeNode { readonly type: 'ElementCallHead'; readonly name: string; }
export interface ArgumentsOpenNode extends TreeNode { readonly type: 'ArgumentsOpen'; }
export interface ArgumentsCloseNode extends TreeNode { readonly type: 'ArgumentsClose'; }
export interface ElementHeadNode extends TreeNode {
  readonly type: 'ElementHead';
  readonly flaw: BadKeyTagNode | null;
  readonly key: string;
}
export interface ElementLayoutNode extends TreeNode { readonly type: 'ElementLayout'; }
export interface ElementCloseNode extends TreeNode { readonly type: 'ElementClose'; }
export interface BadKeyTagNode extends RecoveryNode { readonly type: 'BadKeyTag'; }
export interface BadCutToolCloseNode extends RecoveryNode { readonly type: 'BadCutToolClose'; }
export interface MissingToolCloseNode extends RecoveryNode { readonly type: 'MissingToolClose'; }
export interface BadToolWordsNode extends RecoveryNode { readonly type: 'BadToolWords'; }
export interface MissingArgumentsOpenNode extends RecoveryNode { readonly type: 'MissingArgumentsOpen'; }
export interface BadCutArgumentsCloseNode extends RecoveryNode { readonly type: 'BadCutArgumentsClose'; }
export interface MissingArgumentsCloseNode extends RecoveryNode { readonly type: 'MissingArgumentsClose'; }
export interface BadElementCloseNode extends RecoveryNode { readonly type: 'BadElementClose'; }
export interface BadCutElementCloseNode extends RecoveryNode { readonly type: 'BadCutElementClose'; }
export interface MissingElementCloseNode extends RecoveryNode { readonly type: 'MissingElementClose'; }
export interface BadCutElementNode extends RecoveryNode { readonly type: 'BadCutElement'; }
export interface CodeTokenNode extends TreeNode { readonly type: 'CodeToken'; }
export interface MessageCloseNode extends TreeNode { readonly type: 'MessageClose'; }
export interface MessageAtEndNode extends TreeNode { readonly type: 'MessageAtEnd'; }
export interface MessageOverNode extends TreeNode { readonly type: 'MessageOver'; }
export interface ThoughtHeadNode extends TreeNode { readonly type: 'ThoughtHead'; readonly opening: string; }
export interface TextHeadNode extends TreeNode { readonly type: 'TextHead'; readonly opening: string | null; }
export interface ToolMessageHeadNode extends TreeNode {
  readonly type: 'ToolMessageHead';
  readonly opening: string | null;
  readonly name: string;
}
export interface CodeHeadNode extends TreeNode { readonly type: 'CodeHead'; readonly opening: string | null; }
export interface CallsHeadNode extends TreeNode { readonly type: 'CallsHead'; readonly opening: string; }
export interface FirstThoughtHeadNode extends TreeNode { readonly type: 'FirstThoughtHead'; }
export interface FirstCallsHeadNode extends TreeNode { readonly type: 'FirstCallsHead'; }
export interface FirstUserHeadNode extends TreeNode { readonly type: 'FirstUserHead'; }
export interface FirstToolHeadNode extends TreeNode { readonly type: 'FirstToolHead'; readonly name: string; }
export interface FirstCodeHeadNode extends TreeNode { readonly type: 'FirstCodeHead'; }
export interface FirstTextHeadNode extends TreeNode { readonly type: 'FirstTextHead'; }
export interface BuiltinHeadNode extends TreeNode { readonly type: 'BuiltinHead'; readonly name: string; }
export interface BadCutBuiltinNode extends RecoveryNode { readonly type: 'BadCutBuiltin'; }
export interface MissingMessagesNode extends RecoveryNode { readonly type: 'MissingMessages'; }
export interface BadOutsideNode extends RecoveryNode { readonly type: 'BadOutside'; }
export interface BadMessageWordsNode extends RecoveryNode { readonly type: 'BadMessageWords'; }
export interface BadBesideCallsNode extends RecoveryNode { readonly type: 'BadBesideCalls'; }
export interface BadMessageMarkerNode extends RecoveryNode { readonly type: 'BadMessageMarker'; }
export interface BadHeaderAgainNode extends RecoveryNode { readonly type: 'BadHeaderAgain'; }
export interface BadConstraintAgainNode extends RecoveryNode { readonly type: 'BadConstraintAgain'; }
export interface BadCutHeadNode extends RecoveryNode { readonly type: 'BadCutHead'; }
export interface BadCutFirstNode extends RecoveryNode { readonly type: 'BadCutFirst'; }
export interface BadCutMessageCloseNode extends RecoveryNode { readonly type: 'BadCutMessageClose'; }
export interface MissingMessageCloseNode extends RecoveryNode { readonly type: 'MissingMessageClose'; }
export interface StepsFenceEndNode extends TreeNode { readonly type: 'StepsFenceEnd'; }
export interface ThoughtLabelNode extends TreeNode { readonly type: 'ThoughtLabel'; }
export interface StepOverNode extends TreeNode { readonly type: 'StepOver'; }
export interface AnswerLabelNode extends TreeNode { readonly type: 'AnswerLabel'; }
export interface ActionHeadNode extends TreeNode { readonly type: 'ActionHead'; readonly name: string; }
export interface ActionAtEndNode extends TreeNode { readonly type: 'ActionAtEnd'; }
export interface ActionOverNode extends TreeNode { readonly type: 'ActionOver'; }
export interface InputHeadNode extends TreeNode { readonly type: 'InputHead'; }
export interface InputFenceNode extends TreeNode { readonly type: 'InputFence'; }
export interface InputFenceEndNode extends TreeNode { readonly type: 'InputFenceEnd'; }
export interface InputAtEndNode extends TreeNode { readonly type: 'InputAtEnd'; }
export interface InlineHeadNode extends TreeNode { readonly type: 'InlineHead'; readonly name: string; }
export interface InlineOpenNode extends TreeNode { readonly type: 'InlineOpen'; }
export interface InlineCloseNode extends TreeNode { readonly type: 'InlineClose'; }
export interface BadRunOnNode extends RecoveryNode { readonly type: 'BadRunOn'; }
export interface BadLoneInputNode extends RecoveryNode { readonly type: 'BadLoneInput'; }
export interface BadInlineNode extends RecoveryNode { readonly type: 'BadInline'; }
export interface BadStepWordsNode extends RecoveryNode { readonly type: 'BadStepWords'; }
export interface BadStepsFenceNode extends RecoveryNode { readonly type: 'BadStepsFence'; }
export interface BadCutStepNode extends RecoveryNode { readonly type: 'BadCutStep'; }
export interface BadCutInputNode extends RecoveryNode { readonly type: 'BadCutInput'; }
export interface MissingInputFenceNode extends RecoveryNode { readonly type: 'MissingInputFence'; }
export interface ObjectOpenNode extends TreeNode { readonly type: 'ObjectOpen'; }
export interface ObjectCloseNode extends TreeNode { readonly type: 'ObjectClose'; }
export interface KeyNode extends TreeNode {
  readonly type: 'Key';
  readonly quote: string;
  readonly name: string;
  readonly flaw: BadKeyNode | null;
}
export interface ListOpenNode extends TreeNode { readonly type: 'ListOpen'; }
export interface ListCloseNode extends TreeNode { readonly type: 'ListClose'; }
export interface SetOpenNode extends TreeNode { readonly type: 'SetOpen'; }
export interface SetCloseNode extends TreeNode { readonly type: 'SetClose'; }
export interface CommaNode extends TreeNode { readonly type: 'Comma'; }
export interface PlainTextNode extends TreeNode { readonly type: 'PlainText'; readonly text: string; }
export interface DoubleOpenNode extends TreeNode { readonly type: 'DoubleOpen'; }
export interface SingleOpenNode extends TreeNode { readonly type: 'SingleOpen'; }
export interface TripleOpenNode extends TreeNode { readonly type: 'TripleOpen'; readonly quote: string; }
export interface TripleCloseNode extends TreeNode { readonly type: 'TripleClose'; }
export interface MarkedOpenNode extends TreeNode { readonly type: 'MarkedOpen'; }
export interface MarkedCloseNode extends TreeNode { readonly type: 'MarkedClose'; }
export interface TextCloseNode extends TreeNode { readonly type: 'TextClose'; }
export interface NumberNode extends TreeNode {
  readonly type: 'Number';
  readonly text: string;
  readonly flaw: BadPointNode | null;
}
export interface WordNode extends TreeNode { readonly type: 'Word'; readonly text: string; }
export interface SpaceNode extends TreeNode { readonly type: 'Space'; readonly text: string; }
export interface BadDoubledBraceNode extends RecoveryNode { readonly type: 'BadDoubledBrace'; }
export interface BadCommaNode extends RecoveryNode { readonly type: 'BadComma'; }
export interface BadPointNode extends RecoveryNode { readonly type: 'BadPoint'; }
export interface BadNewlineNode extends RecoveryNode { readonly type: 'BadNewline'; }
export interface BadDoubleQuoteNode extends RecoveryNode { readonly type: 'BadDoubleQuote'; }
export interface BadSingleQuoteNode extends RecoveryNode { readonly type: 'BadSingleQuote'; }
export interface BadEscapeNode extends RecoveryNode { readonly type: 'BadEscape'; readonly text: string; }
export interface MissingBracketNode extends RecoveryNode { readonly type: 'MissingBracket'; }
export interface MissingQuoteNode extends RecoveryNode { readonly type: 'MissingQuote'; }
export interface BadDebrisNode extends RecoveryNode { readonly type: 'BadDebris'; }
export interface MissingRestNode extends RecoveryNode { readonly type: 'MissingRest'; }
export interface BadCutPartNode extends RecoveryNode { readonly type: 'BadCutPart'; }
export interface BadCutEscapeNode extends RecoveryNode { readonly type: 'BadCutEscape'; }
export interface BadCutMarkedQuoteNode extends RecoveryNode { readonly type: 'BadCutMarkedQuote'; }
export interface BadKeyNode extends RecoveryNode { readonly type: 'BadKey'; }
export interface BadMarkedTextNode extends RecoveryNode { readonly type: 'BadMarkedText'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<SpaceNode | BomNode | RegionOpenNode | CitationNode | ThoughtOpenNode | ThoughtShownNode | ThoughtCodeNode
| ThoughtTickNode | ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode | BadThoughtCloseNode
| ListOpenNode | CommaNode | SetOpenNode | ObjectOpenNode | KeyNode | TripleOpenNode | BadCutEscapeNode
| BadEscapeNode | TripleCloseNode | MissingRestNode | MissingQuoteNode | PlainTextNode | DoubleOpenNode
| BadNewlineNode | BadDoubleQuoteNode | TextCloseNode | SingleOpenNode | BadSingleQuoteNode | MarkedOpenNode
| MarkedCloseNode | BadCutMarkedQuoteNode | BadMarkedTextNode | NumberNode | WordNode | BadCutPartNode
| BadDebrisNode | ObjectCloseNode | MissingBracketNode | SetCloseNode | ListCloseNode | BadEndTokenNode
| BuiltinHeadNode | PyKeyNode | BadCutArgumentNode | PyCallCloseNode | BadCutBuiltinNode | CodeHeadNode
| CodeTokenNode | MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageAtEndNode
| MessageOverNode | TextHeadNode | ToolMessageHeadNode | BadInnerFenceNode | InnerFenceEndNode | BadBracketsNode
| BadMessageWordsNode | SectionOpenNode | CallHeadNode | ParameterHeadNode | VerbatimOpenNode | VerbatimCloseNode
| MissingVerbatimCloseNode | RawLayoutNode | RawEndNode | BadParameterCloseNode | BadCutRawNode
| MissingParameterCloseNode | BadCutParameterNode | ElementHeadNode | ElementLayoutNode | ElementCloseNode
| BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode | BadCutElementNode | BadLoneKeyNode
| BadJunkNode | CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode
| MissingAtEndNode | MissingCallCloseNode | ElementCallHeadNode | ArgumentsOpenNode | BadToolWordsNode
| ArgumentsCloseNode | BadCutArgumentsCloseNode | MissingArgumentsCloseNode | MissingArgumentsOpenNode
| BadCutCallNode | SeparatorNode | PyOpenNode | PyHeadNode | PyCloseNode | BadLineListNode | LineCommaNode
| LineListEndNode | BadNamelessNode | BadStrayWordsNode | SectionCloseNode | BadSectionCloseNode
| SectionOverAtEndNode | SectionOverNode | MissingSectionCloseNode | BadNoFenceNode | WordedListOpenNode
| LateCloseNode | LoneCallHeadNode | LoneCallEndNode | BadBracketNode | ToolHeadNode | ToolCloseNode
| BadCutToolCloseNode | MissingToolCloseNode | BadStrayCloseNode | InlineCodeNode | FenceOpenNode | FenceCloseNode
| MissingCodeEndNode | BadCutMarkerNode | BadCutOpeningNode | BadCutCodeNode | DialectNode | LikeCallNode
| BadCutDialectNode | LoneTextNode | RegionCloseNode | RegionOverNode | BadRegionMarkerNode | EmptyThoughtNode
| BadFenceNode | WrappingEndNode | MissingFenceEndNode | BareDialectNode | WrappedDialectNode | EndNode
| BadThoughtAgainNode | ThoughtGoesOnNode | FirstThoughtHeadNode | FirstCallsHeadNode | BadBesideCallsNode
| FirstUserHeadNode | FirstTextHeadNode | FirstCodeHeadNode | FirstToolHeadNode | BadCutFirstNode
| MissingMessagesNode | BadOutsideNode | ThoughtHeadNode | CallsHeadNode | BadMessageMarkerNode | BadCutHeadNode
| BadStepsFenceNode | BadRunOnNode | ActionHeadNode | InputHeadNode | InputFenceNode | InputFenceEndNode
| InputAtEndNode | MissingInputFenceNode | BadCutInputNode | BadCutStepNode | BadStepWordsNode | ActionAtEndNode
| ActionOverNode | InlineHeadNode | InlineOpenNode | InlineCloseNode | ThoughtLabelNode | StepOverNode
| AnswerLabelNode | BadLoneInputNode | StepsFenceEndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtChars' | 'TripleChars' | 'DoubleChars' | 'SingleChars' | 'MarkedChars' | 'Code' | 'PlainArguments'
    | 'VerbatimText' | 'Raw' | 'ElementText' | 'FenceChars' | 'Text' | 'MessageThought' | 'ShownText' | 'InputText'
    | 'InlineText' | 'StepThoughtText' | 'StepText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadThoughtAgainNode | BadRegionMarkerNode | BadThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode
| BadEndTokenNode | BadFenceNode | MissingFenceEndNode | MissingCodeEndNode | BadStrayCloseNode | BadCutMarkerNode
| BadCutDialectNode | BadCutOpeningNode | BadCutCodeNode | BadSectionOpenNode | BadNoFenceNode | BadOpenAgainNode
| BadSectionCloseNode | BadCutCloseNode | MissingAtEndNode | MissingSectionCloseNode | BadStrayWordsNode
| BadInnerFenceNode | BadBracketsNode | BadCallOpenNode | BadNameEndNode | BadOtherCallNode | BadNameTagNode
| BadNoNameEndNode | BadNamelessNode | BadCallCloseNode | MissingCallCloseNode | BadJunkNode | BadCutCallNode
| BadLoneOpenNode | MissingVerbatimCloseNode | MissingKeyEndNode | MissingValueOpenNode | BadParameterOpenNode
| BadParameterCloseNode | BadCutRawNode | MissingParameterCloseNode | BadLoneKeyNode | BadCutParameterNode
| BadBracketNode | BadLineListNode | BadCutArgumentNode | BadKeyTagNode | BadCutToolCloseNode | MissingToolCloseNode
| BadToolWordsNode | MissingArgumentsOpenNode | BadCutArgumentsCloseNode | MissingArgumentsCloseNode
| BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode | BadCutElementNode | BadCutBuiltinNode
| MissingMessagesNode | BadOutsideNode | BadMessageWordsNode | BadBesideCallsNode | BadMessageMarkerNode
| BadHeaderAgainNode | BadConstraintAgainNode | BadCutHeadNode | BadCutFirstNode | BadCutMessageCloseNode
| MissingMessageCloseNode | BadRunOnNode | BadLoneInputNode | BadInlineNode | BadStepWordsNode | BadStepsFenceNode
| BadCutStepNode | BadCutInputNode | MissingInputFenceNode | BadDoubledBraceNode | BadCommaNode | BadPointNode
| BadNewlineNode | BadDoubleQuoteNode | BadSingleQuoteNode | BadEscapeNode | MissingBracketNode | MissingQuoteNode
| BadDebrisNode | MissingRestNode | BadCutPartNode | BadCutEscapeNode | BadCutMarkedQuoteNode | BadKeyNode
| BadMarkedTextNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Steps'
| 'StepsInside', 'model'>>
& Readonly<Record<'End', 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside'>>
& Readonly<Record<'Space', 'Action' | 'Arguments' | 'BareCalls' | 'BareObjects' | 'Builtin' | 'Call' | 'CallsMessage' | 'Element'
| 'ElementCall' | 'FencedInput' | 'FencedSteps' | 'FirstCalls' | 'FirstText' | 'FirstTool' | 'InlineAction'
| 'Input' | 'Lead' | 'List' | 'LooseArguments' | 'Member' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient'
| 'Object' | 'OpenedStep' | 'PyArgument' | 'PyCall' | 'PyList' | 'Region' | 'Reply' | 'ReplyInside'
| 'ReplyToRecipient' | 'Section' | 'Set' | 'StepThought' | 'Steps' | 'StepsInside' | 'Stray' | 'TextMessage'
| 'Tool' | 'ToolMessage' | 'WordedList' | 'Wrapping'>>
& Readonly<Record<'Bom' | 'Region' | 'BadRegionMarker' | 'EmptyThought' | 'Wrapping' | 'BareDialect' | 'WrappedDialect', 'Reply' | 'ReplyInside' | 'ReplyToRecipient'>>
& Readonly<Record<'Thought' | 'Fence' | 'LoneText', 'FencedSteps' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BadEndToken', 'FencedSteps' | 'FirstText' | 'Lead' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Region' | 'Reply'
| 'ReplyInside' | 'ReplyToRecipient' | 'Steps' | 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BareList' | 'Builtin' | 'BadCutBuiltin' | 'TextHead' | 'Unfenced' | 'WordedList' | 'LoneCall' | 'BareObjects'
| 'BareLines' | 'Tool', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'
| 'Wrapping'>>
& Readonly<Record<'BadCutMarker' | 'BadCutOpening' | 'Dialect' | 'Citation' | 'BadStrayClose' | 'InlineCode' | 'Text' | 'BadCutCode'
| 'LikeCall' | 'BadCutDialect' | 'BadThoughtClose', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'CodeMessage' | 'ToolMessage', 'FirstText' | 'Lead' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Region' | 'Reply' | 'ReplyInside'
| 'ReplyToRecipient' | 'Stray' | 'TextMessage' | 'Wrapping'>>
& Readonly<Record<'BadHeaderAgain' | 'BadConstraintAgain', 'CodeMessage' | 'FirstCode' | 'FirstText' | 'FirstTool' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside'
| 'ReplyToRecipient' | 'Stray' | 'TextMessage' | 'ThoughtMessage' | 'ToolMessage' | 'Wrapping'>>
& Readonly<Record<'Section' | 'BareCalls', 'CallsMessage' | 'FirstCalls' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient'
| 'Stray' | 'TextMessage' | 'Wrapping'>>
& Readonly<Record<'RegionOpen' | 'RegionClose' | 'RegionOver', 'Region'>>
& Readonly<Record<'MissingThoughtRest', 'FirstThought' | 'OpenedMessage' | 'OpenedStep' | 'OpenedThought' | 'Region' | 'StepThought' | 'Thought'
| 'ThoughtMessage'>>
& Readonly<Record<'ThoughtOpen', 'Thought'>>
& Readonly<Record<'ThoughtChars' | 'ThoughtShown' | 'ThoughtCode' | 'ThoughtTick' | 'ThoughtClose' | 'MissingThoughtClose', 'OpenedThought' | 'Thought'>>
& Readonly<Record<'List', 'BareList' | 'Builtin' | 'Call' | 'FencedInput' | 'FirstTool' | 'InlineAction' | 'Input' | 'List' | 'Member'
| 'PyArgument' | 'PyCall' | 'Section' | 'Set' | 'ToolMessage' | 'Unfenced' | 'WordedList'>>
& Readonly<Record<'Object', 'BareList' | 'BareObjects' | 'Builtin' | 'Call' | 'FencedInput' | 'FencedObject' | 'FirstTool' | 'InlineAction'
| 'Input' | 'List' | 'LoneCall' | 'Member' | 'PyArgument' | 'PyCall' | 'Section' | 'Set' | 'ToolMessage'
| 'WordedList'>>
& Readonly<Record<'ListOpen' | 'ListClose', 'List'>>
& Readonly<Record<'Comma' | 'BadComma' | 'BadDebris' | 'MissingBracket', 'Builtin' | 'List' | 'Object' | 'PyCall' | 'PyList' | 'Set'>>
& Readonly<Record<'BadCutPart', 'Builtin' | 'List' | 'Object' | 'PyCall' | 'Set'>>
& Readonly<Record<'MissingRest', 'Arguments' | 'Builtin' | 'DoubleText' | 'Element' | 'List' | 'LooseArguments' | 'MarkedText' | 'Object'
| 'Parameter' | 'PyCall' | 'Set' | 'SingleText' | 'Tool' | 'TripleText' | 'Verbatim'>>
& Readonly<Record<'Set' | 'TripleText' | 'PlainText' | 'DoubleText' | 'SingleText' | 'MarkedText' | 'BadMarkedText' | 'Number'
| 'Word' | 'BadPoint', 'Builtin' | 'Call' | 'FencedInput' | 'FirstTool' | 'InlineAction' | 'Input' | 'List' | 'Member' | 'PyArgument'
| 'PyCall' | 'Set' | 'ToolMessage'>>
& Readonly<Record<'SetOpen' | 'SetClose', 'Set'>>
& Readonly<Record<'ObjectOpen' | 'BadDoubledBrace' | 'Member' | 'ObjectClose', 'Object'>>
& Readonly<Record<'Key' | 'BadKey', 'Member'>>
& Readonly<Record<'BadEscape', 'DoubleText' | 'Member' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'TripleOpen' | 'TripleChars' | 'TripleClose', 'TripleText'>>
& Readonly<Record<'BadCutEscape', 'DoubleText' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'MissingQuote', 'DoubleText' | 'MarkedText' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'DoubleOpen' | 'DoubleChars' | 'BadDoubleQuote', 'DoubleText'>>
& Readonly<Record<'BadNewline' | 'TextClose', 'DoubleText' | 'SingleText'>>
& Readonly<Record<'SingleOpen' | 'SingleChars' | 'BadSingleQuote', 'SingleText'>>
& Readonly<Record<'MarkedOpen' | 'MarkedChars' | 'MarkedClose' | 'BadCutMarkedQuote', 'MarkedText'>>
& Readonly<Record<'BuiltinHead', 'Builtin'>>
& Readonly<Record<'PyCallClose' | 'PyArgument' | 'BadCutArgument', 'Builtin' | 'PyCall'>>
& Readonly<Record<'PyKey', 'PyArgument'>>
& Readonly<Record<'CodeHead', 'CodeMessage'>>
& Readonly<Record<'Code' | 'CodeToken', 'CodeMessage' | 'FirstCode'>>
& Readonly<Record<'MessageClose' | 'MissingMessageClose' | 'MessageOver', 'CallsMessage' | 'CodeMessage' | 'FirstCalls' | 'FirstCode' | 'FirstText' | 'FirstThought' | 'FirstTool'
| 'OpenedMessage' | 'TextMessage' | 'ThoughtMessage' | 'ToolMessage'>>
& Readonly<Record<'BadCutMessageClose' | 'MessageAtEnd', 'CallsMessage' | 'CodeMessage' | 'FirstCalls' | 'FirstCode' | 'FirstText' | 'FirstTool' | 'TextMessage'
| 'ToolMessage'>>
& Readonly<Record<'ToolMessageHead', 'ToolMessage'>>
& Readonly<Record<'BadInnerFence' | 'InnerFenceEnd', 'Call' | 'CallsMessage' | 'FirstCalls' | 'FirstTool' | 'Section' | 'ToolMessage'>>
& Readonly<Record<'BadBrackets', 'BareObjects' | 'Call' | 'FirstTool' | 'Section' | 'ToolMessage'>>
& Readonly<Record<'BadMessageWords' | 'PlainArguments', 'FirstTool' | 'ToolMessage'>>
& Readonly<Record<'SectionOpen' | 'BadSectionOpen' | 'BadOpenAgain' | 'SectionClose' | 'BadSectionClose' | 'SectionOverAtEnd'
| 'SectionOver' | 'MissingSectionClose' | 'BadCutCall' | 'BadStrayWords' | 'BadLineList' | 'LineComma'
| 'LineListEnd', 'Section'>>
& Readonly<Record<'BadCutClose', 'Call' | 'ElementCall' | 'Section'>>
& Readonly<Record<'MissingAtEnd', 'Call' | 'ElementCall' | 'PyList' | 'Section'>>
& Readonly<Record<'Separator', 'BareObjects' | 'Section'>>
& Readonly<Record<'PyList', 'BareLines' | 'Section'>>
& Readonly<Record<'BadNameless' | 'Call' | 'ElementCall', 'BareCalls' | 'Section'>>
& Readonly<Record<'PyCall', 'PyList' | 'Section'>>
& Readonly<Record<'CallHead' | 'BadOtherCall' | 'BadNameEnd' | 'BadNoNameEnd' | 'BadNameTag' | 'BadCallOpen' | 'BadLoneKey'
| 'BadJunk', 'Call'>>
& Readonly<Record<'Parameter' | 'BadCutParameter' | 'CallClose' | 'BadCallClose' | 'CallOver' | 'CallOverAtEnd' | 'MissingCallClose', 'Call' | 'ElementCall'>>
& Readonly<Record<'Element', 'Arguments' | 'Call' | 'Element' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'BadCutElement', 'Arguments' | 'Call' | 'ElementCall' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'ParameterHead' | 'MissingKeyEnd' | 'MissingValueOpen' | 'BadParameterOpen' | 'Verbatim' | 'RawLayout' | 'Raw'
| 'RawEnd' | 'BadParameterClose' | 'BadCutRaw' | 'MissingParameterClose', 'Parameter'>>
& Readonly<Record<'VerbatimOpen' | 'VerbatimText' | 'VerbatimClose' | 'MissingVerbatimClose', 'Verbatim'>>
& Readonly<Record<'ElementHead' | 'BadKeyTag' | 'ElementLayout' | 'ElementText' | 'ElementClose' | 'BadElementClose'
| 'BadCutElementClose' | 'MissingElementClose', 'Element'>>
& Readonly<Record<'ElementCallHead' | 'Arguments' | 'LooseArguments', 'ElementCall'>>
& Readonly<Record<'BadToolWords', 'Arguments' | 'ElementCall' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'ArgumentsOpen', 'Arguments'>>
& Readonly<Record<'ArgumentsClose' | 'BadCutArgumentsClose' | 'MissingArgumentsClose', 'Arguments' | 'LooseArguments'>>
& Readonly<Record<'MissingArgumentsOpen', 'LooseArguments'>>
& Readonly<Record<'PyOpen' | 'PyClose', 'PyList'>>
& Readonly<Record<'PyHead', 'PyCall'>>
& Readonly<Record<'BadNoFence', 'Unfenced'>>
& Readonly<Record<'WordedListOpen', 'WordedList'>>
& Readonly<Record<'LateClose', 'BareCalls' | 'BareLines'>>
& Readonly<Record<'LoneCallHead' | 'BadLoneOpen' | 'LoneCallEnd', 'LoneCall'>>
& Readonly<Record<'BadBracket', 'BareLines'>>
& Readonly<Record<'ToolHead' | 'ToolClose' | 'BadCutToolClose' | 'MissingToolClose', 'Tool'>>
& Readonly<Record<'FenceOpen' | 'FenceChars' | 'FenceClose' | 'MissingCodeEnd', 'Fence'>>
& Readonly<Record<'BadFence' | 'FencedObject' | 'WrappingEnd', 'Wrapping'>>
& Readonly<Record<'MissingFenceEnd', 'FencedSteps' | 'Wrapping'>>
& Readonly<Record<'BadThoughtAgain' | 'OpenedThought', 'ReplyInside'>>
& Readonly<Record<'ThoughtGoesOn', 'OpenedMessage' | 'OpenedStep' | 'OpenedThought'>>
& Readonly<Record<'FirstThought' | 'FirstCalls' | 'FirstText' | 'FirstTextHead' | 'FirstCode' | 'FirstTool', 'MessagesToRecipient' | 'ReplyToRecipient'>>
& Readonly<Record<'FirstThoughtHead', 'FirstThought'>>
& Readonly<Record<'MessageThought', 'FirstThought' | 'OpenedMessage' | 'ThoughtMessage'>>
& Readonly<Record<'FirstCallsHead', 'FirstCalls'>>
& Readonly<Record<'BadBesideCalls', 'CallsMessage' | 'FirstCalls'>>
& Readonly<Record<'FirstUserHead', 'FirstText'>>
& Readonly<Record<'ShownText', 'FirstText' | 'TextMessage'>>
& Readonly<Record<'FirstCodeHead', 'FirstCode'>>
& Readonly<Record<'FirstToolHead', 'FirstTool'>>
& Readonly<Record<'BadCutFirst' | 'Lead', 'Messages'>>
& Readonly<Record<'ThoughtMessage' | 'CallsMessage' | 'TextMessage' | 'BadMessageMarker' | 'BadCutHead' | 'Stray', 'Messages' | 'MessagesInside' | 'MessagesToRecipient'>>
& Readonly<Record<'MissingMessages', 'Lead'>>
& Readonly<Record<'BadOutside', 'Lead' | 'Stray'>>
& Readonly<Record<'ThoughtHead', 'ThoughtMessage'>>
& Readonly<Record<'CallsHead', 'CallsMessage'>>
& Readonly<Record<'OpenedMessage', 'MessagesInside'>>
& Readonly<Record<'FencedSteps', 'Steps'>>
& Readonly<Record<'BadRunOn' | 'Action' | 'InlineAction' | 'StepThought' | 'Answer' | 'BadLoneInput', 'FencedSteps' | 'Steps' | 'StepsInside'>>
& Readonly<Record<'BadCutStep', 'Action' | 'FencedSteps' | 'InlineAction' | 'Steps' | 'StepsInside'>>
& Readonly<Record<'StepText', 'Answer' | 'FencedSteps' | 'Steps' | 'StepsInside'>>
& Readonly<Record<'BadStepsFence' | 'StepsFenceEnd', 'FencedSteps'>>
& Readonly<Record<'ActionHead' | 'Input' | 'BadCutInput', 'Action'>>
& Readonly<Record<'BadStepWords' | 'ActionAtEnd' | 'ActionOver', 'Action' | 'InlineAction'>>
& Readonly<Record<'InputHead' | 'FencedInput', 'Input'>>
& Readonly<Record<'InputText', 'FencedInput' | 'Input'>>
& Readonly<Record<'InputFence' | 'InputFenceEnd' | 'InputAtEnd' | 'MissingInputFence', 'FencedInput'>>
& Readonly<Record<'InlineHead' | 'BadInline' | 'InlineOpen' | 'InlineText' | 'InlineClose', 'InlineAction'>>
& Readonly<Record<'ThoughtLabel', 'StepThought'>>
& Readonly<Record<'StepOver' | 'StepThoughtText', 'OpenedStep' | 'StepThought'>>
& Readonly<Record<'AnswerLabel', 'Answer'>>
& Readonly<Record<'OpenedStep', 'StepsInside'>>;

/** The codes of mistakes. */
export type Codes = "stray-marker" | "stray-close" | "cut-off" | "missing-close" | "end-token" | "fenced-call" | "wrong-open"
| "missing-open" | "wrong-close" | "stray-text" | "json-repaired" | "wrong-dialect" | "no-call" | "json-broken"
| "bad-value" | "call-list" | "run-on" | "input-in-line";

function makeRules(fixed: Options): GrammarRules {
  const m = new Machine(fixed);

  const TABLE_0 = tableOf([0, 9], [11, 12], [14, 33], [35, 41], [43, 59], [61, 61], [63, 64], [66, 90], [94, 95], [97, 98], [100, 101], [103, 122], [124, 127]);
  const TABLE_1 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
  const TABLE_2 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
  const STOPS_0 = new Stops(m, "\n\r<");
  const STOPS_1 = new Stops(m, "\n\r>");

  function skipPlainRunCode(p: number): number {
    const { text, end } = m; let c = 0;
    let m4 = false;
    l1: for (;;) {
      const s3 = p;
      l2: {
        l5: {
          const s6 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
            l7: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l7; }
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
              m.touched ||= p >= end && "^\n\r\"*<>A[-]`cf{";
              break l5;
            }
            p = s6;
          } else
          m.touched ||= p >= end;
          if (skipEnds(p) >= 0) { break l2; }

          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l2; }
          p++;
        }
        m4 = true;
        continue l1;
      }
      p = s3;
      break;
    }
    if (!m4) { return -1; }
    return p;
  }

  function readPlainTextCode(p: number): number {
    const { text, end } = m;
    const start = p;
    let l_text!: string;
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    if ((p = read_plainText(p)) < 0) { return -1; }
    l_text = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; return -1; }
    p++;
    if (skipAfterText(p) < 0) {  return -1; }
    const node: PlainTextNode = { type: 'PlainText', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function skip_rawLayoutCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p = skipLayout(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipNamedCloseCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p = skipParameterCloseStart(p)) < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 32 || !text.startsWith(" name=", p)) { m.reaches(p, " name="); return -1; }
    p += 6;
    const near24 = p + 4;
    while (p < near24 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
    if (p === near24) p = STOPS_1.next(p);
    m.touched ||= p >= end && "^\n\r>";
    if (p >= end || text.charCodeAt(p) !== 62) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipDriftedCloseCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l28: {
      if ((q = skipNamedClose(p)) >= 0) { p = q; break l28; }
      if ((p = skipParameterCloseStart(p)) < 0) { return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) p++;
      m.touched ||= p >= end && "0-9A-Z_a-z";
      if ((p < end && text.charCodeAt(p) === 62)) {

        p++;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipRawMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l19: {
      const s20 = p;
      l21: {
        if ((p = skipLenient(p)) < 0) { break l21; }
        l22: {
          if ((q = skipParameterClose(p)) >= 0) { p = q; break l22; }
          if ((p = skipNamedClose(p)) < 0) { break l21; }
        }
        break l19;
      }
      p = s20;
      l25: {
        if ((p = skipGuarded(p)) < 0) { break l25; }
        l26: {
          if ((q = skipParameterClose(p)) >= 0) { p = q; break l26; }
          if ((p = skipDriftedClose(p)) < 0) { break l25; }
        }
        l35: {
          const s33 = p;
          l34: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            l36: {
              if ((q = skipEnds(p)) >= 0) { p = q; break l36; }
              if ((q = skipKeyTag(p)) >= 0) { p = q; break l36; }
              if ((p < end)) { break l34; }
              m.touched ||= p >= end;
            }
            p = s33;
            break l35;
          }
          p = s33;
          break l25;
        }
        break l19;
      }
      p = s20;
      l38: {
        if ((p = skipEnds(p)) < 0) { break l38; }
        l41: {
          const s39 = p;
          l40: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p = skipEnds(p)) < 0) { break l40; }
            p = s39;
            break l41;
          }
          p = s39;
          break l38;
        }
        if (skipClosesLater(p) >= 0) { break l38; }

        break l19;
      }
      p = s20;
      l42: {
        if ((p = skipGuarded(p)) < 0) { break l42; }
        if ((p = skip_callClose(p)) < 0) { break l42; }
        l45: {
          const s43 = p;
          l44: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p < end)) { break l44; }
            m.touched ||= p >= end;
            p = s43;
            break l45;
          }
          p = s43;
          break l42;
        }
        break l19;
      }
      p = s20;
      l46: {
        if ((p = skip_sectionClose(p)) < 0) { break l46; }
        l49: {
          const s47 = p;
          l48: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p < end)) { break l48; }
            m.touched ||= p >= end;
            p = s47;
            break l49;
          }
          p = s47;
          break l46;
        }
        break l19;
      }
      p = s20;
      l50: {

        if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
        l51: {
          if ((q = skipParameterOpen(p)) >= 0) { p = q; break l51; }
          if ((p = skipWrongParameterOpen(p)) < 0) { break l50; }
        }
        break l19;
      }
      p = s20;
      if ((p = skipCutRaw(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipRawStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;

    if ((q = skip_rawLayout(p)) >= 0) { p = q; }
    l15: {
      const s13 = p;
      l14: {

        if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
        l16: {
          if ((p < end && text.charCodeAt(p) === 60)) {

            p++;
            break l16;
          } else
          m.touched ||= p >= end;
          if ((p < end)) { break l14; }
          m.touched ||= p >= end;
        }
        p = s13;
        break l15;
      }
      p = s13;
      return -1;
    }
    if ((p = skipRawMarker(p)) < 0) { return -1; }
    return p;
  }

  function text442Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0, q = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near8 = p + 4;
        while (p < near8 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
        if (p === near8) p = STOPS_0.next(p);
        if (p >= end) {
          m.touched = true;
          return p;
        }
        break;
      }
    }
    m.within = 0;
    for (;;) {
      const from = p;
      m.touched = false;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
        l9: {

          const near10 = p + 4;
          while (p < near10 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
          if (p === near10) p = STOPS_0.next(p);
          if (p >= end) {
            if (!m.touched) {
              m.within = 1;
              m.touched = true;
              return p;
            }
            m.touched = true;
          }
          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      l11: {
        if ((p = skipWholeCall(p)) < 0) { break l11; }
        if (skipClosesLater(p) < 0) {  break l11; }

        if (m.touched && !m.over) return from;
        continue;
      }
      p = from;
      l12: {
        if (skipRawStop(p) >= 0) { break l12; }

        l53: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l53; }
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 60) { m.touched ||= p >= end; break l12; }
          p++;
        }

        if (m.touched && !m.over) return from;
        continue;
      }
      p = from;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l55: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.touched ||= p >= end; break l55; }
          if ((p = skipShownCall(p)) < 0) { break l55; }

          if (m.touched && !m.over) return from;
          continue;
        }
        p = from;
      } else m.touched ||= p >= end;
      return from;
    }
  }

  const STARTS_0 = startsOf([9, 10], [13, 13], [32, 32], [65279, 65279]);
  const STARTS_1 = startsOf([123, 123]);
  const STARTS_2 = startsOf([34, 34]);
  const STARTS_3 = startsOf([39, 39]);
  const STARTS_4 = startsOf([0, 65535]);
  const STARTS_5 = startsOf([34, 34], [39, 39], [91, 91], [123, 123]);
  const STARTS_6 = startsOf([9, 10], [13, 13], [32, 32]);
  const STARTS_7 = startsOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const STARTS_8 = startsOf([60, 60]);
  const STARTS_9 = startsOf([96, 96]);
  const STARTS_10 = startsOf([126, 126]);
  const STARTS_11 = startsOf([10, 10], [13, 13], [96, 96], [126, 126]);
  const STARTS_12 = startsOf([96, 96], [126, 126]);
  const STARTS_13 = startsOf([34, 34], [39, 39], [123, 123]);
  const readSpace = node(m, (start, end, l) => ({ type: 'Space', start, end, text: l[0] }), label(m, 0, text(m,
        run(m, "\t\n\r ", 1))));
  const readBom = node(m, (start, end, l) => ({ type: 'Bom', start, end, text: l[0] }), label(m, 0, text(m, lit(m,
  "\ufeff"))));
  const leaf0 = leaf(m, choice(m, readSpace, readBom));
  const read_regionOpen = option(m, "regionOpen", "<|START_RESPONSE|>");
  const skip_regionOpen = read_regionOpen;
  const readRegionOpen = node(m, 'RegionOpen', skip_regionOpen);
  const leaf3 = leaf(m, readRegionOpen);
  const read_regionClose = option(m, "regionClose", "<|END_RESPONSE|>");
  const skip_regionClose = read_regionClose;
  const leaf7 = leaf(m, seq(not(m, skip_regionOpen), not(m, skip_regionClose)));
  const readCitationOpen = option(m, "citationOpen", "<co>");
  const skipCitationOpen = readCitationOpen;
  const readCitationClose = option(m, "citationClose", "</co");
  const skipCitationClose = readCitationClose;
  const readCitation = node(m, 'Citation', skipCitationOpen, seq(skipCitationClose, run(m, "^\n\r>"), lit(m, ">")));
  const leaf10 = leaf(m, readCitation);
  const readThinkOpen = option(m, "thinkOpen", "<think>");
  const skipThinkOpen = readThinkOpen;
  const readThoughtOpen = node(m, 'ThoughtOpen', skipThinkOpen);
  const leaf16 = leaf(m, readThoughtOpen);
  const readThinkClose = option(m, "thinkClose", "</think>");
  const skipThinkClose = readThinkClose;
  const readThoughtBreak = option(m, "thoughtBreak", "<|tool_calls_section_begin|>");
  const skipThoughtBreak = readThoughtBreak;
  const read_thoughtCode = option(m, "thoughtCode", "");
  const skip_thoughtCode = read_thoughtCode;
  const readMixed = option(m, "mixed", "");
  const skipMixed = readMixed;
  const skipHermesOpen = repeat(m, { least: 1, most: 4 }, seq(lit(m, "<tool_call>"), run(m, "\t\n\r ")));
  const skipDeepseekBlank = choice(m, lit(m, "\u2581"), seq(optional(m, lit(m, "\\")), one(m, " _")));
  const skipDeepseekCalls = seq(lit(m, "<"), one(m, "|\uff5c"), lit(m, "tool"), skipDeepseekBlank, lit(m, "calls"),
    skipDeepseekBlank, lit(m, "begin"), one(m, "|\uff5c"), lit(m, ">"), run(m, "^<"));
  const skipDsmlBar = choice(m, lit(m, "\uff5c\uff5c"), one(m, "|\u2016\uff5c"));
  const skipMarkName = seq(one(m, "A-Z_a-z"), run(m, "\\-.0-9A-Z_a-z"));
  const skipNamespace = seq(run(m, "a-z", 1), lit(m, ":"));
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
  const skipMarkString = seq(lit(m, "\""), many(m, 0, choice(m, seq(lit(m, "\\"), one(m, "^")), one(m, "^\"\\\\"))),
    lit(m, "\""));
  const skipMarkList: Match = deep(m, seq(lit(m, "["), many(m, 0, choice(m, skipMarkString, one(m, "^\"<[]"),
          again(() => skipMarkList))), lit(m, "]")));
  const skipMarkLabelEnd = seq(optional(m, seq(run(m, " ", 1), run(m, "0-9", 1))), optional(m, lit(m, "**")), lit(m,
  ":"));
  const skipMarkAction = seq(optional(m, lit(m, "**")), lit(m, "Action"), skipMarkLabelEnd);
  const readDialectMark = choice(m, action(m, () => { return 'hermes'; }, seq(skipHermesOpen, lit(m, "{"))),
    action(m, () => { return 'granite'; }, seq(skipHermesOpen, lit(m, "["))), action(m,
      () => { return 'qwen3-coder'; }, seq(skipHermesOpen, lit(m, "<function="))), action(m, () => { return 'glm'; },
      seq(skipHermesOpen, one(m, "^\t\n\r <[{"))), action(m, () => { return 'functionary'; }, seq(lit(m,
        "<function="), repeat(m, { least: 1, most: 256 }, one(m, "^\n\r>")), lit(m, ">"), run(m, "\t\n\r "), lit(m,
    "{"))), action(m, () => { return 'qwen3-coder'; }, seq(lit(m, "<function="), repeat(m, { least: 1,
            most: 256 }, one(m, "^\n\r>")), lit(m, ">"), run(m, "\t\n\r "), choice(m, lit(m, "<parameter="), lit(m,
    "</function>")))), action(m, () => { return 'seed-oss'; }, lit(m, "<seed:tool_call>")), action(m,
      () => { return 'mistral'; }, lit(m, "[TOOL_CALLS]")), action(m, () => { return 'deepseek-v3'; },
      seq(optional(m, skipDeepseekCalls), lit(m,
        "<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"), run(m, "^\n\r<`{", 1),
        run(m, "\t\n\r "), lit(m, "```"))), action(m, () => { return 'deepseek-v3.1'; }, seq(optional(m,
          skipDeepseekCalls), lit(m, "<\uff5ctool\u2581call\u2581begin\uff5c>"), run(m, "^\n\r<"), lit(m,
        "<\uff5ctool\u2581sep\uff5c>"), run(m, "\t\n\r "), lit(m, "{"))), action(m,
      () => { return 'deepseek-dsml'; }, seq(lit(m, "<"), skipDsmlBar, lit(m, "DSML"), skipDsmlBar, choice(m, lit(m,
          "function_calls>"), lit(m, "tool_calls>"), lit(m, "invoke name=")))), action(m,
      () => { return 'deepseek-dsml'; }, seq(lit(m, "<\uff5c"), choice(m, lit(m, "function_calls>"), lit(m,
          "tool_calls>"), lit(m, "invoke name=")))), action(m, () => { return 'kimi-k2'; }, seq(lit(m,
        "<|tool_call"), choice(m, lit(m, "s_section_begin|>"), lit(m, "_section_begin|>"), lit(m, "_begin|>")))),
    action(m, () => { return 'deepseek-v4.1'; }, seq(lit(m, "<"), skipDsmlBar, lit(m, "DSML"), skipDsmlBar, lit(m,
        " "), choice(m, lit(m, "calls>"), lit(m, "invoke name=")))), action(m, () => { return 'gigachat-3.5'; },
      seq(lit(m, "<"), skipDsmlBar, lit(m, "GCML"), skipDsmlBar, choice(m, lit(m, "tool_calls>"), lit(m,
    "invoke name=")))), action(m, () => { return 'gigachat-3.0'; }, seq(optional(m, seq(lit(m,
            "<|message_sep|>"), run(m, "\t\n\r "))), lit(m, "function call<|role_sep|>"))), action(m,
      () => { return 'hy3'; }, seq(lit(m, "<tool_calls>"), run(m, "\t\n\r "), lit(m, "<tool_call>"))), action(m,
      () => { return 'k2-horizon'; }, seq(lit(m, "<ifm|tool_call"), optional(m, lit(m, "s")), lit(m, ">"))),
    action(m, () => { return 'longcat'; }, lit(m, "<longcat_tool_call>")), action(m, () => { return 'dots'; }, lit(m,
    "<dots_function_call>")), action(m, () => { return 'solar-open-2'; }, lit(m, "<|tool_call:start|>")),
    action(m, () => { return 'minicpm5'; }, seq(lit(m, "<function name="), one(m, "\"'"), repeat(m, { least: 1,
            most: 256 }, one(m, "^\n\r\"'")), one(m, "\"'"), lit(m, ">"), run(m, "\t\n\r "), choice(m, lit(m,
          "<param name="), lit(m, "</function>")))), action(m, () => { return 'inkling'; }, seq(optional(m,
          seq(lit(m, "<|message_model|>"), run(m, "\t\n\r "), skipMarkName, run(m, "\t\n\r "))), lit(m,
    "<|content_invoke_tool_json|>"))), action(m, () => { return 'minimax-m2'; }, lit(m,
    "<minimax:tool_call>")), action(m, () => { return 'muse'; }, choice(m, lit(m, "<atem:function_calls>"),
        lit(m, "<atem:invoke name=\""))), action(m, () => { return 'anthropic'; }, seq(lit(m, "<"), optional(m,
          skipNamespace), choice(m, lit(m, "function_calls>"), lit(m, "tool_calls>")), run(m, "\t\n\r "), lit(m,
        "<"), optional(m, skipNamespace), lit(m, "invoke"))), action(m, () => { return 'anthropic'; }, seq(lit(m,
        "<"), optional(m, skipNamespace), lit(m, "invoke name=\""))), action(m, () => { return 'olmo3'; },
      seq(lit(m, "<function_calls>"), run(m, "\t\n\r "), skipMarkName, lit(m, "("))), action(m,
      () => { return 'gemma4'; }, lit(m, "<|tool_call>call:")), action(m, () => { return 'functiongemma'; }, lit(m,
    "<start_function_call>")), action(m, () => { return 'command-r'; }, choice(m, lit(m, "<|START_ACTION|>"),
        lit(m, "<|START_RESPONSE|>"), lit(m, "<|START_TEXT|>"), lit(m, "<|CHATBOT_TOKEN|>"))), action(m,
      () => { return 'nemotron-toolcall'; }, lit(m, "<TOOLCALL>")), action(m, () => { return 'firefunction'; },
      seq(lit(m, "functools["), run(m, "\t\n\r "), lit(m, "{"))), action(m, () => { return 'llama3-json'; }, lit(m,
    "<|python_tag|>")), action(m, () => { return 'pythonic'; }, choice(m, lit(m, "<|python_start|>"), lit(m,
    "<|tool_call_start|>"))), action(m, () => { return 'step3'; }, lit(m, "<\uff5ctool_calls_begin\uff5c>")),
    action(m, () => { return 'apertus'; }, lit(m, "<|tools_prefix|>")), action(m, () => { return 'internlm2'; },
      seq(lit(m, "<|action_start|>"), run(m, "\t\n\r "), lit(m, "<|plugin|>"))), action(m,
      () => { return 'gigachat'; }, lit(m, "<|function_call|>")), action(m, () => { return 'jamba'; }, seq(lit(m,
        "<tool_calls>"), run(m, "\t\n\r "), lit(m, "["), skipEol)), action(m, () => { return 'apriel'; },
      seq(lit(m, "<tool_calls>"), run(m, "\t\n\r "), lit(m, "["))), action(m, () => { return 'phi4'; }, seq(lit(m,
        "<|tool_call|>"), run(m, "\t\n\r "), skipMarkList, run(m, "\t\n\r "), lit(m, "<|/tool_call|>"))), action(m,
      () => { return 'granite'; }, seq(lit(m, "<|tool_call|>"), run(m, "\t\n\r "), skipMarkList)), action(m,
      () => { return 'phi4'; }, seq(lit(m, "<|tool_call|>"), run(m, "\t\n\r "), lit(m, "["), many(m, 0, seq(not(m,
              lit(m, "<|/tool_call|>")), not(m, lit(m, "<|tool_call|>")), one(m, "^"))), lit(m, "<|/tool_call|>"))),
    action(m, () => { return 'granite'; }, seq(lit(m, "<|tool_call|>"), run(m, "\t\n\r "), lit(m, "["))), action(m,
      () => { return 'functionary'; }, seq(lit(m, ">>>"), skipMarkName, skipEol)), action(m,
      () => { return 'kimi-k3'; }, choice(m, lit(m, "<|open|>tools"), lit(m, "<|open|>response"), lit(m,
    "<|open|>call"))), action(m, () => { return 'minimax-m3'; }, lit(m, "]<]minimax[>[")), action(m,
      () => { return 'llm-jp-4'; }, choice(m, seq(lit(m, "<|channel|> "), one(m, "a-z")), lit(m,
    "<|start|> assistant"))), action(m, () => { return 'muse'; }, seq(lit(m, "<|start|>assistant"), run(m, " ",
          1), lit(m, "to="), skipMarkName, lit(m, "<|message|>"))), action(m, () => { return 'harmony'; }, choice(m,
        lit(m, "<|channel|>"), lit(m, "<|start|>assistant"))), action(m, () => { return 'command-r-plus'; },
      seq(lit(m, "Action:"), run(m, "\t\n\r "), lit(m, "```json"))), action(m, () => { return 'react'; },
      seq(skipMarkAction, repeat(m, { least: 1, most: 256 }, one(m, "^\n\r")), skipEol, optional(m, lit(m, "**")),
        lit(m, "Action Input"), skipMarkLabelEnd)));
  const skipDialectMark = quiet(m, readDialectMark);
  const skipThoughtEnds = choice(m, skipThoughtBreak, seq(skip_thoughtCode, skipMixed, skipDialectMark));
  const text20 = rounds(m, { before: seq(not(m, skipThinkClose), not(m, skipThoughtEnds), not(m,
          seq(skip_thoughtCode, lit(m, "`"))), one(m, "^")) });
  const readDrafts = option(m, "drafts", "");
  const skipDrafts = readDrafts;
  const readThoughtShown = node(m, (start, end, l) => ({ type: 'ThoughtShown', start, end, text: l[0] }),
    seq(skipDrafts, label(m, 0, text(m, seq(and(m, skipThoughtEnds), many(m, 1, seq(not(m, skipThinkClose), not(m,
                  skipThinkOpen), one(m, "^"))), and(m, skipThinkClose))))));
  const readTitleOpen = option(m, "titleOpen", "<|message_model|>");
  const skipTitleOpen = readTitleOpen;
  const readNameEnd = option(m, "nameEnd", ">");
  const skipNameEnd = readNameEnd;
  const readEndMarker = option(m, "endMarker", "</tool_call>");
  const skipEndMarker = readEndMarker;
  const read_steps = option(m, "steps", "");
  const skip_steps = read_steps;
  const skipBold = optional(m, lit(m, "**"));
  const skipLabelEnd = seq(optional(m, seq(run(m, "\t ", 1), run(m, "0-9", 1))), run(m, "\t "), skipBold, lit(m,
    ":"), skipBold, run(m, "\t "));
  const skip_thoughtLabel = seq(skip_steps, skipBold, caseless(m, "thought"), skipLabelEnd);
  const skipInputLabel = seq(skip_steps, skipBold, caseless(m, "action"), run(m, "\t ", 1), caseless(m, "input"),
    skipLabelEnd);
  const skipObservationLabel = seq(skip_steps, skipBold, caseless(m, "observation"), skipLabelEnd);
  const skip_answerLabel = seq(skip_steps, skipBold, caseless(m, "final"), run(m, "\t ", 1), caseless(m, "answer"),
    skipLabelEnd);
  const skipActionLabel = seq(skip_steps, skipBold, caseless(m, "action"), skipLabelEnd);
  const skipActionName = seq(character(m, /^[\p{L}\u005f]/u), many(m, 0, character(m,
  /^[\p{L}\p{N}\u005f\u002e\u002d]/u)));
  const skipActionAhead = seq(skipActionLabel, skipActionName, choice(m, seq(run(m, "\t "), skipEol), seq(run(m,
        "\t "), one(m, "([{"))));
  const skipStepAhead = choice(m, skip_thoughtLabel, skipInputLabel, skipObservationLabel, skip_answerLabel,
    skipActionAhead);
  const skipStepsGoOn = seq(skip_steps, run(m, "\t "), skipEol, run(m, "\t\n\r "), choice(m, skipStepAhead, lit(m,
  "```")));
  const skipEnds = choice(m, skipEndMarker, seq(and(m, one(m, "\n\r")), skipStepsGoOn));
  const skipNameChar = seq(not(m, skipNameEnd), not(m, skipEnds), one(m, "^\t\n\r \"'-)<->[]{-}\uff5c"));
  const skipSectionTitle = seq(skipTitleOpen, run(m, "\t "), many(m, 1, skipNameChar), run(m, "\t\n\r "));
  const read_sectionOpen = option(m, "sectionOpen", "<tool_call>");
  const skip_sectionOpen = read_sectionOpen;
  const readWrongSectionOpen = option(m, "wrongSectionOpen", "<toolcall>");
  const skipWrongSectionOpen = readWrongSectionOpen;
  const readListWord = option(m, "listWord", "functools");
  const skipListWord = readListWord;
  const skipBareType = seq(one(m, "\"'"), lit(m, "type"), one(m, "\"'"), run(m, "\t\n\r "), lit(m, ":"), run(m,
    "\t\n\r "), one(m, "\"'"), lit(m, "function"), one(m, "\"'"), run(m, "\t\n\r "), lit(m, ","), run(m,
  "\t\n\r "));
  const skipBareName = seq(choice(m, seq(lit(m, "\""), run(m, "^\n\r\""), lit(m, "\"")), seq(lit(m, "'"), run(m,
          "^\n\r'", 1), lit(m, "'"))), run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), one(m, "\"'"), choice(m,
      lit(m, "parameters"), lit(m, "arguments")), one(m, "\"'"), run(m, "\t\n\r "), lit(m, ":"));
  const skipCallObject = seq(lit(m, "{"), run(m, "\t\n\r "), optional(m, skipBareType), one(m, "\"'"), choice(m,
      lit(m, "name"), lit(m, "function")), one(m, "\"'"), run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "),
    choice(m, skipBareName, seq(lit(m, "{"), run(m, "\t\n\r "), one(m, "\"'"), lit(m, "name"), one(m, "\"'"), run(m,
        "\t\n\r "), lit(m, ":"))));
  const skip_wordedList = seq(skipListWord, choice(m, lit(m, "["), seq(run(m, "\t\n\r "), lit(m, "["), run(m,
        "\t\n\r "), lit(m, "{")), seq(run(m, "\t\n\r "), skipCallObject)));
  const readVisibleOpen = option(m, "visibleOpen", "<function=");
  const skipVisibleOpen = readVisibleOpen;
  const readWrongCallOpen = option(m, "wrongCallOpen", "<function name=");
  const skipWrongCallOpen = readWrongCallOpen;
  const readOtherCallOpen = option(m, "otherCallOpen",
  "<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>");
  const skipOtherCallOpen = readOtherCallOpen;
  const readInElements = option(m, "inElements", "");
  const skipInElements = readInElements;
  const readNamelessOpen = option(m, "namelessOpen", "<function>");
  const skipNamelessOpen = readNamelessOpen;
  const skipVisible = choice(m, skipVisibleOpen, skipWrongCallOpen, skipOtherCallOpen, seq(skipInElements,
      skipNamelessOpen));
  const skipBadOtherCall = skipOtherCallOpen;
  const readEscapes = option(m, "escapes", "");
  const skipEscapes = readEscapes;
  const readEntity = choice(m, action(m, () => { return '&'; }, lit(m, "&amp;")), action(m, () => { return '<'; },
      lit(m, "&lt;")), action(m, () => { return '>'; }, lit(m, "&gt;")), action(m, () => { return '\x22'; }, lit(m,
    "&quot;")), action(m, () => { return '\x27'; }, choice(m, lit(m, "&apos;"), lit(m, "&#39;"))));
  const readEscapedName = action(m, (labels) => { const parts = labels[0] as string[]; return parts.join(''); },
    seq(skipEscapes, and(m, seq(run(m, "^\n\r\"&"), lit(m, "&"))), label(m, 0, repeat(m, { least: 1, listed: true },
          choice(m, readEntity, text(m, seq(not(m, skipNameEnd), run(m, "^\n\r\"&", 1))), lit(m, "&"))))));
  const skipEscapedName = quiet(m, readEscapedName);
  const skipCallName = choice(m, skipEscapedName, seq(skipNameChar, many(m, 0, seq(run(m, "\t "), skipNameChar))));
  const readOtherNameEnd = option(m, "otherNameEnd", "```json");
  const skipOtherNameEnd = readOtherNameEnd;
  const readCallOpen = option(m, "callOpen", "<function=");
  const skipCallOpen = readCallOpen;
  const readIdOpen = option(m, "idOpen", "[CALL_ID]");
  const skipIdOpen = readIdOpen;
  const skipCallId = seq(skipIdOpen, run(m, "^\t\n\r <[{", 1));
  const skipAttribute = seq(run(m, "\t\n\r "), run(m, "_a-z", 1), lit(m, "="), one(m, "\"'"), run(m, "^\n\r\"'"),
    one(m, "\"'"));
  const readHeadEnd = option(m, "headEnd", "");
  const skipHeadEnd = readHeadEnd;
  const readLoose = option(m, "loose", "");
  const skipLoose = readLoose;
  const readParameterOpen = option(m, "parameterOpen", "<parameter=");
  const skipParameterOpen = readParameterOpen;
  const skipLooseEnd = seq(skipLoose, and(m, choice(m, seq(run(m, "\t\n\r "), choice(m, one(m, "\"'{"),
            skipParameterOpen, skipEnds)), one(m, "\n\r"))));
  const readWrongNameEnd = option(m, "wrongNameEnd", "<|tool_sep|>");
  const skipWrongNameEnd = readWrongNameEnd;
  const skipBadNameEnd = skipWrongNameEnd;
  const readMayLackNameEnd = option(m, "mayLackNameEnd", "");
  const skipMayLackNameEnd = readMayLackNameEnd;
  const skipBadNoNameEnd = and(m, seq(skipMayLackNameEnd, lit(m, "{")));
  const skipBadNameTag = seq(skipNamelessOpen, and(m, seq(run(m, "\t\n\r "), one(m, "^<"))), run(m, "\t\n\r "));
  const read_callClose = option(m, "callClose", "</function>");
  const skip_callClose = read_callClose;
  const read_sectionClose = option(m, "sectionClose", "</tool_call>");
  const skip_sectionClose = read_sectionClose;
  const skipBadCallOpen = skipWrongCallOpen;
  const skipCallHead = choice(m, seq(skipBadOtherCall, skipCallName, run(m, "\t\n\r "), skipOtherNameEnd, and(m,
        seq(run(m, "\t\n\r "), lit(m, "{")))), seq(skipCallOpen, run(m, "\t\n\r "), skipCallName, run(m, "\t\n\r "),
      optional(m, skipCallId), skipNameEnd, many(m, 0, skipAttribute), skipHeadEnd), seq(skipCallOpen, run(m,
      "\t\n\r "), skipCallName, skipLooseEnd), seq(skipCallOpen, run(m, "\t\n\r "), skipCallName, run(m,
      "\t\n\r "), choice(m, skipBadNameEnd, skipBadNoNameEnd)), seq(skipBadNameTag, skipCallName, run(m,
      "\t\n\r "), skip_callClose, and(m, seq(run(m, "\t\n\r "), choice(m, skipParameterOpen, skip_sectionClose)))),
    seq(skipBadCallOpen, skipCallName, choice(m, seq(optional(m, one(m, "\"'")), lit(m, ">")), seq(run(m, "\t\n\r "),
          skipNameEnd), seq(run(m, "\t\n\r "), skipBadNameEnd))));
  const skipElementCallHead = seq(skipInElements, skipNamelessOpen, run(m, "\t\n\r "), lit(m, "<tool_name>"), run(m,
    "\t\n\r "), skipCallName, run(m, "\t\n\r "), lit(m, "</tool_name>"));
  const skipAnyCallHead = choice(m, skipCallHead, skipElementCallHead);
  const skipCallOpening = seq(and(m, skipVisible), skipAnyCallHead);
  const readBareJson = option(m, "bareJson", "");
  const skipBareJson = readBareJson;
  const skipBareObject = seq(skipBareJson, skipCallObject);
  const readBareLists = option(m, "bareLists", "");
  const skipBareLists = readBareLists;
  const skipCallKey = choice(m, lit(m, "name"), lit(m, "function"), lit(m, "arguments"), lit(m, "parameters"), lit(m,
    "id"), lit(m, "type"));
  const readBareOne = option(m, "bareOne", "");
  const skipBareOne = readBareOne;
  const skip_bareList = choice(m, seq(skipBareLists, lit(m, "["), run(m, "\t\n\r "), lit(m, "{"), run(m, "\t\n\r "),
      one(m, "\"'"), skipCallKey, one(m, "\"'"), run(m, "\t\n\r "), lit(m, ":")), seq(skipBareJson, lit(m, "["),
      run(m, "\t\n\r "), skipCallObject), seq(skipBareOne, skipCallObject));
  const readPython = option(m, "python", "");
  const skipPython = readPython;
  const skipPyName = seq(character(m, /^[\p{L}\u005f]/u), many(m, 0, character(m,
  /^[\p{L}\p{N}\u005f\u002e\u002d]/u)));
  const skipLink = seq(lit(m, "["), skipPyName, lit(m, "()]"), one(m, "(["));
  const skip_pyList = seq(skipPython, not(m, skipLink), lit(m, "["), run(m, "\t\n\r "), skipPyName, lit(m, "("));
  const readToolName = option(m, "toolName", "ping");
  const skipToolName = readToolName;
  const readToolWord = option(m, "toolWord", "ping");
  const skipToolWord = readToolWord;
  const skipToolHead = seq(lit(m, "<"), skipToolName, lit(m, ">"), and(m, seq(run(m, "\t\n\r "), lit(m, "<"),
        optional(m, lit(m, "/")), skipToolWord, lit(m, ">"))));
  const readChannels = option(m, "channels", "");
  const skipChannels = readChannels;
  const skipFirstTo = seq(optional(m, lit(m, " ")), lit(m, "to="));
  const skipMessageStart = choice(m, seq(skipChannels, lit(m, "<|start|>"), run(m, "\t "), optional(m, lit(m,
    "assistant"))), seq(skipChannels, and(m, choice(m, lit(m, "<|channel|>"), skipFirstTo))));
  const skipChannel = seq(lit(m, "<|channel|>"), run(m, "\t "), run(m, "a-z", 1));
  const skipChannelAhead = seq(run(m, "\t "), lit(m, "<|channel|>"));
  const skipTo = seq(run(m, "\t "), lit(m, "to="));
  const skipPseudoName = choice(m, lit(m, "assistant"), lit(m, "user"));
  const skipNameOfTool = character(m, /^[\p{L}\p{N}\u005f\u002e\u002d]/u);
  const skipCalledName = seq(not(m, seq(skipPseudoName, not(m, skipNameOfTool))), optional(m, lit(m, "functions.")),
    many(m, 1, skipNameOfTool));
  const skipBadHeaderAgain = seq(skipChannel, and(m, seq(many(m, 0, seq(not(m, skipChannelAhead), choice(m,
              again(() => skipHeadPart), seq(skipTo, skipCalledName)))), skipChannelAhead)));
  const skipBadConstraintAgain = seq(lit(m, "<|constrain|>"), and(m, seq(run(m, "\t "), lit(m, "<|constrain|>"))));
  const skipConstraint = seq(lit(m, "<|constrain|>"), run(m, "\t "), run(m, "a-z"));
  const skipContentType = choice(m, lit(m, "json"), lit(m, "code"));
  const skipHeadPart: Match = deep(m, seq(run(m, "\t "), choice(m, skipBadHeaderAgain, skipChannel,
        skipBadConstraintAgain, skipConstraint, seq(skipTo, skipPseudoName, not(m, skipNameOfTool)),
        skipContentType), run(m, "\t ")));
  const readPadded = option(m, "padded", "");
  const skipPadded = readPadded;
  const skipPadding = seq(skipPadded, one(m, "\t "));
  const skipMessage = seq(run(m, "\t "), lit(m, "<|message|>"), optional(m, skipPadding));
  const readAddressedGoesOn = scan(m, skipHeadPart, skipMessage);
  const skipAddressedGoesOn = quiet(m, readAddressedGoesOn);
  const readHeadGoesOn = scan(m, skipHeadPart, choice(m, skipMessage, seq(skipTo, skipCalledName,
        skipAddressedGoesOn)));
  const skipHeadGoesOn = quiet(m, readHeadGoesOn);
  const skipAnyHead = seq(skipMessageStart, skipHeadGoesOn);
  const readRecipientOpen = option(m, "recipientOpen", ">>>");
  const skipRecipientOpen = readRecipientOpen;
  const skipRecipientName = seq(character(m, /^[\p{L}\u005f]/u), many(m, 0, skipNameOfTool));
  const skipToolMessageHead = choice(m, seq(and(m, skipAnyHead), skipMessageStart, many(m, 0, skipHeadPart), skipTo,
      skipCalledName, many(m, 0, skipHeadPart), skipMessage), seq(skipRecipientOpen, skipRecipientName, skipEol));
  const skipCallAhead = choice(m, seq(optional(m, skipSectionTitle), skip_sectionOpen), skipWrongSectionOpen,
    skip_wordedList, skipCallOpening, skipBareObject, skip_bareList, skip_pyList, skipToolHead, seq(skipChannels,
      skipToolMessageHead));
  const skipAnyCallAhead = choice(m, skipCallAhead, seq(skipMixed, skipDialectMark));
  const readSameTicks = same(m, 1, text(m, run(m, "`", 1)));
  const skipSameTicks = quiet(m, readSameTicks);
  const readQuotedCall = handing(m, 1, tuple(m, [0, 1, 2, 3], hand(m, 1, [], text(m, run(m, "`", 1))), and(m,
        skipAnyCallAhead), repeat(m, { least: 1, most: 64, listed: true }, choice(m, repeat(m, { least: 1,
              listed: true }, text(m, one(m, "^`"))), tuple(m, [0, 1], not(m, skipSameTicks), repeat(m, { least: 1,
                listed: true }, lit(m, "`"))))), readSameTicks));
  const skipQuotedCall = quiet(m, readQuotedCall);
  const skip_code = choice(m, seq(lit(m, "`"), not(m, lit(m, "`")), many(m, 1, choice(m, one(m, "^\n\r`"), seq(lit(m,
            "``"), run(m, "`")))), lit(m, "`"), not(m, lit(m, "`"))), seq(lit(m, "``"), not(m, lit(m, "`")),
      many(m, 1, choice(m, one(m, "^\n\r`"), seq(lit(m, "`"), not(m, lit(m, "`"))), seq(lit(m, "```"), run(m,
      "`")))), lit(m, "``"), not(m, lit(m, "`"))), seq(lit(m, "```"), run(m, "`"), run(m, "^\n\r`", 1),
      lit(m, "```"), run(m, "`")), skipQuotedCall);
  const readThoughtCode = node(m, (start, end, l) => ({ type: 'ThoughtCode', start, end, text: l[0] }),
    seq(skip_thoughtCode, label(m, 0, text(m, skip_code))));
  const readThoughtTick = node(m, (start, end, l) => ({ type: 'ThoughtTick', start, end, text: l[0] }), label(m, 0,
      text(m, run(m, "`", 1))));
  const leaf43 = leaf(m, choice(m, readThoughtShown, readThoughtCode, readThoughtTick));
  const readThoughtClose = node(m, 'ThoughtClose', skipThinkClose);
  const readMissingThoughtRest = mistake(m, 'MissingThoughtRest', not(m, one(m, "^")));
  const readMissingThoughtClose = mistake(m, 'MissingThoughtClose', lit(m, ""));
  const readThoughtEnd = choice(m, readThoughtClose, readMissingThoughtRest, readMissingThoughtClose);
  const leaf184 = leaf(m, readThoughtEnd);
  const readBadThoughtClose = mistake(m, 'BadThoughtClose', skipThinkClose);
  const leaf189 = leaf(m, readBadThoughtClose);
  const leaf191 = leaf(m, pick(m, 1, and(m, seq(run(m, "\t\n\r "), skip_bareList)), optional(m, readSpace)));
  const leaf192 = leaf(m, and(m, skip_bareList));
  const readTupleOpen = option(m, "tupleOpen", "(");
  const skipTupleOpen = readTupleOpen;
  const readListOpen = node(m, 'ListOpen', lit(m, "["), skipTupleOpen);
  const leaf193 = leaf(m, readListOpen);
  const readLines = option(m, "lines", "");
  const skipLines = readLines;
  const readBadComma = mistake(m, 'BadComma', seq(lit(m, ","), and(m, seq(run(m, "\t\n\r "), one(m, "),]}")))));
  const readComma = node(m, 'Comma', seq(choice(m, skipPython, skipLines), lit(m, ","), and(m, seq(run(m, "\t\n\r "),
          one(m, ")]}")))), readBadComma, lit(m, ","));
  const leaf197 = leaf(m, readComma);
  const leaf202 = leaf(m, not(m, skipEnds));
  const skipSetText = choice(m, seq(lit(m, "\""), run(m, "^\n\r\""), lit(m, "\"")), seq(lit(m, "'"), run(m,
      "^\n\r'"), lit(m, "'")));
  const skipSetNumber = seq(optional(m, lit(m, "-")), one(m, "0-9"), run(m, "+\\-.0-9Ee"));
  const readSetOpen = node(m, 'SetOpen', seq(choice(m, skipPython, skipLines), lit(m, "{"), and(m, seq(run(m,
          "\t\n\r "), choice(m, skipSetText, skipSetNumber), run(m, "\t\n\r "), one(m, ",}")))));
  const leaf203 = leaf(m, readSetOpen);
  const readBadDoubledBrace = mistake(m, 'BadDoubledBrace', seq(lit(m, "{"), and(m, seq(run(m, "\t\n\r "), one(m,
  "\"'}")))));
  const readObjectOpen = node(m, 'ObjectOpen', seq(lit(m, "{"), optional(m, readBadDoubledBrace)));
  const leaf207 = leaf(m, readObjectOpen);
  const readEscape = choice(m, action(m,
      (labels) => { const hex = labels[0] as string; return String.fromCharCode(Number.parseInt(hex, 16)); },
      seq(lit(m, "\\u"), label(m, 0, text(m, repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f")))))), action(m,
      (labels) => { const letter = labels[0] as string; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); },
      seq(lit(m, "\\"), label(m, 0, text(m, one(m, "bfnrt"))))), action(m,
      (labels) => { const char = labels[0] as string; return char; }, seq(lit(m, "\\"), label(m, 0, text(m, one(m,
    "\"/\\\\"))))), action(m, (labels) => { const char = labels[0] as "'"; return char; }, seq(choice(m,
          skipPython, skipLines), lit(m, "\\"), label(m, 0, lit(m, "'")))), action(m,
      (labels) => { const letter = labels[0] as string; return '\x07\v'.charAt('av'.indexOf(letter)); },
      seq(choice(m, skipPython, skipLines), lit(m, "\\"), label(m, 0, text(m, one(m, "av"))))), action(m,
      (labels) => { const octal = labels[0] as string; return String.fromCharCode(Number.parseInt(octal, 8)); },
      seq(choice(m, skipPython, skipLines), lit(m, "\\"), label(m, 0, text(m, repeat(m, { least: 1, most: 3 }, one(m,
    "0-7")))))), action(m, () => { return ''; }, seq(choice(m, skipPython, skipLines), lit(m, "\\"),
        skipEol)), action(m, (labels) => { const char = labels[0] as string; return char; }, seq(choice(m,
          skipPython, skipLines), label(m, 0, text(m, lit(m, "\\"))), and(m, one(m, "^NUux")))), action(m,
      (labels) => { const hex = labels[0] as string; return String.fromCharCode(Number.parseInt(hex, 16)); },
      seq(choice(m, skipPython, skipLines), lit(m, "\\x"), label(m, 0, text(m, repeat(m, { least: 2, most: 2 },
              one(m, "0-9A-Fa-f")))))), action(m,
      (labels) => { const hex = labels[0] as string; return String.fromCodePoint(Number.parseInt(hex, 16)); },
      seq(choice(m, skipPython, skipLines), lit(m, "\\U000"), label(m, 0, text(m, repeat(m, { least: 5, most: 5 },
              one(m, "0-9A-Fa-f")))))));
  const readBadEscape = mistake(m, (start, end, raw, l) => ({ type: 'BadEscape', start, end, raw, text: l[0] }),
    seq(lit(m, "\\"), label(m, 0, text(m, lit(m, "'")))), label(m, 0, text(m, lit(m, "\\"))));
  const readKeyEscape = choice(m, readEscape, action(m,
      (labels) => { const bad = labels[0] as BadEscapeNode; return bad.text; }, label(m, 0, readBadEscape)));
  const readDoubleKey = action(m, (labels) => { const parts = labels[0] as string[]; return parts.join(''); },
    label(m, 0, repeat(m, { least: 0, listed: true }, choice(m, readKeyEscape, text(m, run(m, "^\n\r\"\\\\", 1))))));
  const readSingleKey = action(m, (labels) => { const parts = labels[0] as string[]; return parts.join(''); },
    label(m, 0, repeat(m, { least: 0, listed: true }, choice(m, readKeyEscape, text(m, run(m, "^\n\r'\\\\", 1))))));
  const readMarkedQuote = option(m, "markedQuote", "<|\"|>");
  const skipMarkedQuote = readMarkedQuote;
  const readMarkedKey = text(m, many(m, 1, seq(not(m, skipMarkedQuote), one(m, "^\n\r"))));
  const readBareKey = text(m, seq(character(m, /^[\p{L}\u005f\u0024]/u), many(m, 0, character(m,
  /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u))));
  const readLooseKeys = option(m, "looseKeys", "");
  const readBadKey = mistake(m, 'BadKey', lit(m, ""));
  const readLooseKeyGoesOn = scan(m, choice(m, character(m, /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u), one(m,
    "\t ")), seq(run(m, "\t\n\r "), lit(m, ":")));
  const skipLooseKeyGoesOn = quiet(m, readLooseKeyGoesOn);
  const readLooseKey = text(m, seq(character(m, /^[\u0040\p{L}\u005f\u0024]/u), many(m, 0, character(m,
      /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u)), many(m, 0, seq(run(m, "\t ", 1), many(m, 1, character(m,
  /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u))))));
  const readKey = node(m, (start, end, l) => ({ type: 'Key', start, end, quote: l[0], name: l[1],
        flaw: l[2] ?? null }), seq(label(m, 0, lit(m, "\"")), label(m, 1, readDoubleKey), lit(m, "\""), run(m,
      "\t\n\r "), lit(m, ":")), seq(label(m, 0, lit(m, "'")), label(m, 1, readSingleKey), lit(m, "'"), run(m,
      "\t\n\r "), lit(m, ":")), seq(label(m, 0, readMarkedQuote), label(m, 1, readMarkedKey), skipMarkedQuote,
      run(m, "\t\n\r "), lit(m, ":")), seq(label(m, 0, lit(m, "")), label(m, 1, readBareKey), run(m, "\t\n\r "),
      lit(m, ":")), seq(label(m, 0, readLooseKeys), label(m, 2, readBadKey), and(m, seq(character(m,
          /^[\u0040\p{L}\u005f\u0024]/u), skipLooseKeyGoesOn)), label(m, 1, readLooseKey), run(m, "\t\n\r "),
      lit(m, ":")));
  const leaf210 = leaf(m, readKey);
  const readGap = tuple(m, [0, 1], not(m, skipStepsGoOn), readSpace);
  const leaf226 = leaf(m, optional(m, readGap));
  const readTripleOpen = node(m, (start, end, l) => ({ type: 'TripleOpen', start, end, quote: l[0] }), label(m, 0,
      text(m, choice(m, lit(m, "\"\"\""), seq(choice(m, skipPython, skipLines), lit(m, "'''"))))));
  const leaf228 = leaf(m, readTripleOpen);
  const readTripleAgain = same(m, 4, choice(m, lit(m, "\"\"\""), lit(m, "'''")));
  const skipTripleAgain = quiet(m, readTripleAgain);
  const text230 = rounds(m, { before: seq(not(m, skipTripleAgain), one(m, "^\\\\")) }, { before: readEscape,
      isValued: true });
  const skipEscape = quiet(m, readEscape);
  const readBadCutEscape = pick(m, 1, cut(m, skipEscape), mistake(m, 'BadCutEscape', run(m, "^", 1)));
  const leaf233 = leaf(m, choice(m, readBadCutEscape, readBadEscape));
  const readTripleClose = node(m, 'TripleClose', skipTripleAgain);
  const readMissingRest = mistake(m, 'MissingRest', not(m, one(m, "^")));
  const readMissingQuote = mistake(m, 'MissingQuote', lit(m, ""));
  const readTripleEnd = choice(m, readTripleClose, readMissingRest, readMissingQuote);
  const leaf236 = leaf(m, readTripleEnd);
  const skipPlainRun = coded(skipPlainRunCode, null, true);
  const read_plainText = action(m, (labels) => { const parts = labels[0] as string[]; return parts.join(''); },
    label(m, 0, repeat(m, { least: 0, listed: true }, choice(m, text(m, skipPlainRun), readEscape))));
  const skipSpace = run(m, "\t\n\r ", 1);
  const skipBareKey = seq(character(m, /^[\p{L}\u005f\u0024]/u), many(m, 0, character(m,
  /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u)));
  const skipArgumentAhead = seq(choice(m, skipPython, skipLines), skipBareKey, run(m, "\t\n\r "), lit(m, "="), not(m,
      lit(m, "=")));
  const skipAfterText = choice(m, seq(run(m, "\t "), skipEnds), seq(run(m, "\t\n\r "), choice(m, one(m, "),:]}"),
        skipEnds, not(m, one(m, "^")), seq(lit(m, "\""), run(m, "^\n\r\"\\\\", 1), lit(m, "\""), run(m, "\t\n\r "),
          lit(m, ":")))), seq(skipSpace, skipArgumentAhead));
  const readPlainText = coded(readPlainTextCode, "\"", true);
  const leaf241 = leaf(m, readPlainText);
  const readDoubleOpen = node(m, 'DoubleOpen', lit(m, "\""));
  const leaf249 = leaf(m, readDoubleOpen);
  const readDoubleGoesOn = scan(m, choice(m, seq(lit(m, "\\"), one(m, "^\n\r")), one(m, "^\n\r\"\\\\")), seq(lit(m,
      "\""), run(m, "\t\n\r "), one(m, ",:]}")));
  const skipDoubleGoesOn = quiet(m, readDoubleGoesOn);
  const text251 = rounds(m, { before: seq(not(m, skipEnds), one(m, "^\t\n\r \"\\\\")) }, { before: seq(run(m, "\t ",
          1), not(m, seq(skipEnds, not(m, skipDoubleGoesOn)))) }, { before: readEscape, isValued: true },
    { before: seq(skipEnds, and(m, skipDoubleGoesOn)) });
  const readBadNewline = mistake(m, 'BadNewline', seq(not(m, skipEnds), one(m, "\n\r"), run(m, "\t\n\r "), not(m,
        seq(skipEnds, not(m, skipDoubleGoesOn)))));
  const readBadDoubleQuote = mistake(m, 'BadDoubleQuote', seq(lit(m, "\""), not(m, skipAfterText)));
  const leaf254 = leaf(m, choice(m, readBadCutEscape, readBadEscape, readBadNewline, readBadDoubleQuote));
  const readTextClose = node(m, 'TextClose', one(m, "\"'"));
  const readTextEnd = choice(m, readTextClose, readMissingRest, readMissingQuote);
  const leaf257 = leaf(m, readTextEnd);
  const readSingleOpen = node(m, 'SingleOpen', lit(m, "'"));
  const leaf260 = leaf(m, readSingleOpen);
  const readSingleGoesOn = scan(m, choice(m, seq(lit(m, "\\"), one(m, "^\n\r")), one(m, "^\n\r'\\\\")), seq(lit(m,
      "'"), run(m, "\t\n\r "), one(m, "),:]}")));
  const skipSingleGoesOn = quiet(m, readSingleGoesOn);
  const text262 = rounds(m, { before: seq(not(m, skipEnds), one(m, "^\t\n\r '\\\\")) }, { before: seq(run(m, "\t ",
          1), not(m, seq(skipEnds, not(m, skipSingleGoesOn)))) }, { before: readEscape, isValued: true },
    { before: seq(skipEnds, and(m, skipSingleGoesOn)) });
  const readBadSingleQuote = mistake(m, 'BadSingleQuote', seq(lit(m, "'"), not(m, skipAfterText)));
  const leaf265 = leaf(m, choice(m, readBadCutEscape, readBadEscape, readBadNewline, readBadSingleQuote));
  const readMarkedOpen = node(m, 'MarkedOpen', skipMarkedQuote);
  const leaf267 = leaf(m, readMarkedOpen);
  const readCutMarkedQuote = pick(m, 1, cut(m, skipMarkedQuote), lit(m, ""));
  const skipCutMarkedQuote = quiet(m, readCutMarkedQuote);
  const readMarkedGoesOn = scan(m, seq(not(m, skipMarkedQuote), one(m, "^\n\r")), skipMarkedQuote);
  const skipMarkedGoesOn = quiet(m, readMarkedGoesOn);
  const text269 = rounds(m, { before: seq(not(m, skipMarkedQuote), not(m, skipEnds), not(m, skipCutMarkedQuote),
        one(m, "^")) }, { before: seq(not(m, skipMarkedQuote), skipEnds, and(m, skipMarkedGoesOn)) });
  const readMarkedClose = node(m, 'MarkedClose', skipMarkedQuote);
  const readBadCutMarkedQuote = pick(m, 1, cut(m, skipMarkedQuote), mistake(m, 'BadCutMarkedQuote', run(m, "^", 1)));
  const readMarkedEnd = choice(m, readMarkedClose, readBadCutMarkedQuote, readMissingRest, readMissingQuote);
  const leaf274 = leaf(m, readMarkedEnd);
  const readBadMarkedText = mistake(m, (start, end, raw, l) => ({ type: 'BadMarkedText', start, end, raw,
        text: l[0] }), seq(label(m, 0, text(m, many(m, 1, seq(not(m, skipMarkedQuote), not(m, skipEnds), one(m,
      "^\n\r\"'-),:[]{}"))))), skipMarkedQuote));
  const skipScalarEnd = choice(m, one(m, "\t\n\r ),]}"), skipEnds);
  const readBadPoint = mistake(m, 'BadPoint', lit(m, "."));
  const readNumber = node(m, (start, end, l) => ({ type: 'Number', start, end, text: l[0], flaw: l[1] ?? null }),
    seq(label(m, 0, text(m, seq(optional(m, lit(m, "-")), choice(m, lit(m, "0"), seq(one(m, "1-9"), run(m, "0-9"))),
            optional(m, seq(lit(m, "."), run(m, "0-9", 1))), optional(m, seq(one(m, "Ee"), optional(m, one(m,
                "+\\-")), run(m, "0-9", 1)))))), and(m, skipScalarEnd)), seq(label(m, 0, text(m, seq(optional(m,
              lit(m, "-")), choice(m, lit(m, "0"), seq(one(m, "1-9"), run(m, "0-9")))))), label(m, 1, readBadPoint),
      and(m, skipScalarEnd)));
  const readWordRest = scan(m, seq(not(m, skipEnds), one(m, "^\t\n\r (),[]{}")), and(m, skipScalarEnd));
  const skipWordRest = quiet(m, readWordRest);
  const readWord = node(m, (start, end, l) => ({ type: 'Word', start, end, text: l[0] }), label(m, 0, text(m,
        seq(not(m, skipEnds), one(m, "^\t\n\r \"'-),:[]{}"), skipWordRest))));
  const leaf278 = leaf(m, choice(m, readBadMarkedText, readNumber, readWord));
  const skipDoubleKey = quiet(m, readDoubleKey);
  const skipSingleKey = quiet(m, readSingleKey);
  const skipMarkedKey = many(m, 1, seq(not(m, skipMarkedQuote), one(m, "^\n\r")));
  const skipLooseKeys = readLooseKeys;
  const skipLooseKey = seq(character(m, /^[\u0040\p{L}\u005f\u0024]/u), many(m, 0, character(m,
    /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u)), many(m, 0, seq(run(m, "\t ", 1), many(m, 1, character(m,
  /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u)))));
  const skipKey = choice(m, seq(lit(m, "\""), skipDoubleKey, lit(m, "\""), run(m, "\t\n\r "), lit(m, ":")),
    seq(lit(m, "'"), skipSingleKey, lit(m, "'"), run(m, "\t\n\r "), lit(m, ":")), seq(skipMarkedQuote, skipMarkedKey,
      skipMarkedQuote, run(m, "\t\n\r "), lit(m, ":")), seq(lit(m, ""), skipBareKey, run(m, "\t\n\r "), lit(m, ":")),
    seq(skipLooseKeys, lit(m, ""), and(m, seq(character(m, /^[\u0040\p{L}\u005f\u0024]/u), skipLooseKeyGoesOn)),
      skipLooseKey, run(m, "\t\n\r "), lit(m, ":")));
  const skipNumber = choice(m, seq(seq(optional(m, lit(m, "-")), choice(m, lit(m, "0"), seq(one(m, "1-9"), run(m,
        "0-9"))), optional(m, seq(lit(m, "."), run(m, "0-9", 1))), optional(m, seq(one(m, "Ee"), optional(m,
              one(m, "+\\-")), run(m, "0-9", 1)))), and(m, skipScalarEnd)), seq(seq(optional(m, lit(m, "-")),
        choice(m, lit(m, "0"), seq(one(m, "1-9"), run(m, "0-9")))), lit(m, "."), and(m, skipScalarEnd)));
  const skipWord = seq(not(m, skipEnds), one(m, "^\t\n\r \"'-),:[]{}"), skipWordRest);
  const skipPart = choice(m, skipKey, skipNumber, skipWord);
  const readBadCutPart = pick(m, 1, cut(m, skipPart), mistake(m, 'BadCutPart', seq(many(m, 1, seq(not(m, skipEnds),
            one(m, "^"))), not(m, one(m, "^")))));
  const skipMissingRest = not(m, one(m, "^"));
  const readBadDebris = mistake(m, 'BadDebris', seq(not(m, skipEnds), not(m, skipMissingRest), choice(m, run(m,
          "^\t\n\r \"'-),:<[-]`{-}", 1), seq(lit(m, "\\"), one(m, "^\n\r")), one(m, "^)]}"))));
  const leaf286 = leaf(m, choice(m, readComma, readGap, readBadCutPart, readBadDebris));
  const readObjectClose = node(m, 'ObjectClose', lit(m, "}"));
  const readMissingBracket = mistake(m, 'MissingBracket', lit(m, ""));
  const readObjectEnd = choice(m, readObjectClose, readMissingRest, readMissingBracket);
  const leaf299 = leaf(m, readObjectEnd);
  const leaf303 = leaf(m, choice(m, readGap, readBadCutPart, readBadDebris));
  const readSetClose = node(m, 'SetClose', lit(m, "}"));
  const readSetEnd = choice(m, readSetClose, readMissingRest, readMissingBracket);
  const leaf304 = leaf(m, readSetEnd);
  const readTupleClose = option(m, "tupleClose", ")");
  const skipTupleClose = readTupleClose;
  const readListClose = node(m, 'ListClose', lit(m, "]"), skipTupleClose);
  const readListEnd = choice(m, readListClose, readMissingRest, readMissingBracket);
  const leaf307 = leaf(m, readListEnd);
  const readEndToken = option(m, "endToken", "<|im_end|>");
  const skipEndToken = readEndToken;
  const readLastTokens = scan(m, choice(m, skipEndToken, one(m, "\t\n\r ")), not(m, one(m, "^")));
  const skipLastTokens = quiet(m, readLastTokens);
  const readBadEndToken = mistake(m, 'BadEndToken', seq(skipEndToken, and(m, skipLastTokens)));
  const leaf312 = leaf(m, readBadEndToken);
  const readCodeOpen = option(m, "codeOpen", "<|python_tag|>");
  const skipCodeOpen = readCodeOpen;
  const readBuiltinName = text(m, seq(character(m, /^[\p{L}\u005f]/u), many(m, 0, character(m,
  /^[\p{L}\p{N}\u005f\u002d]/u))));
  const readBuiltinHead = node(m, (start, end, l) => ({ type: 'BuiltinHead', start, end, name: l[0] }),
    seq(skipCodeOpen, label(m, 0, readBuiltinName), lit(m, ".call(")));
  const leaf318 = leaf(m, readBuiltinHead);
  const readPyKey = node(m, (start, end, l) => ({ type: 'PyKey', start, end, name: l[0] }), seq(label(m, 0,
        readBareKey), run(m, "\t\n\r "), lit(m, "="), not(m, lit(m, "="))));
  const leaf323 = leaf(m, readPyKey);
  const leaf325 = leaf(m, optional(m, readSpace));
  const skipPyKey = seq(skipBareKey, run(m, "\t\n\r "), lit(m, "="), not(m, lit(m, "=")));
  const readBadCutArgument = pick(m, 1, cut(m, skipPyKey), mistake(m, 'BadCutArgument', run(m, "^", 1)));
  const leaf326 = leaf(m, choice(m, readSpace, readBadCutArgument, readBadCutPart, readBadDebris));
  const readPyCallClose = node(m, 'PyCallClose', lit(m, ")"));
  const readPyCallEnd = choice(m, readPyCallClose, readMissingRest, readMissingBracket);
  const leaf329 = leaf(m, readPyCallEnd);
  const skipBuiltinName = seq(character(m, /^[\p{L}\u005f]/u), many(m, 0, character(m,
  /^[\p{L}\p{N}\u005f\u002d]/u)));
  const skipBuiltinHead = seq(skipCodeOpen, skipBuiltinName, lit(m, ".call("));
  const readBadCutBuiltin = pick(m, 1, cut(m, skipBuiltinHead), mistake(m, 'BadCutBuiltin', run(m, "^", 1)));
  const leaf332 = leaf(m, readBadCutBuiltin);
  const readMessageStart = choice(m, text(m, seq(skipChannels, lit(m, "<|start|>"), run(m, "\t "), optional(m, lit(m,
    "assistant")))), text(m, seq(skipChannels, and(m, choice(m, lit(m, "<|channel|>"), skipFirstTo)))));
  const readBadHeaderAgain = mistake(m, 'BadHeaderAgain', seq(skipChannel, and(m, seq(many(m, 0, seq(not(m,
                skipChannelAhead), choice(m, skipHeadPart, seq(skipTo, skipCalledName)))), skipChannelAhead))));
  const readBadConstraintAgain = mistake(m, 'BadConstraintAgain', seq(lit(m, "<|constrain|>"), and(m, seq(run(m,
          "\t "), lit(m, "<|constrain|>")))));
  const noteHeadPart = deep(m, seq(run(m, "\t "), choice(m, readBadHeaderAgain, skipChannel, readBadConstraintAgain,
        skipConstraint, seq(skipTo, skipPseudoName, not(m, skipNameOfTool)), skipContentType), run(m, "\t ")));
  const readCodeName = option(m, "codeName", "python");
  const skipCodeName = readCodeName;
  const readCodeHead = node(m, (start, end, l) => ({ type: 'CodeHead', start, end, opening: l[0] ?? null }),
    seq(and(m, skipAnyHead), label(m, 0, readMessageStart), many(m, 0, noteHeadPart), skipTo, skipCodeName, not(m,
        skipNameOfTool), many(m, 0, noteHeadPart), skipMessage), seq(skipRecipientOpen, skipCodeName, skipEol),
    seq(skipCodeOpen, not(m, seq(run(m, "\t\n\r "), choice(m, one(m, "[{"), not(m, one(m, "^")))))));
  const leaf336 = leaf(m, readCodeHead);
  const read_messageClose = option(m, "messageClose", "<|end|>");
  const skip_messageClose = read_messageClose;
  const skipEndMark = seq(skipChannels, optional(m, skipPadding), skip_messageClose);
  const skipMark = choice(m, skipEndMark, seq(skipChannels, and(m, lit(m, "<")), skipAnyHead), seq(skipRecipientOpen,
      skipRecipientName, skipEol));
  const readCutMark = pick(m, 1, cut(m, skipMark), lit(m, ""));
  const skipCutMark = quiet(m, readCutMark);
  const skipMarkAhead = choice(m, skipEndMark, seq(skipChannels, and(m, lit(m, "<")), skipAnyHead),
    seq(skipRecipientOpen, skipRecipientName, skipEol), skipCutMark);
  const text344 = rounds(m, { before: seq(not(m, skipMarkAhead), not(m, seq(skipEndToken, skipLastTokens)), one(m,
      "^")) });
  const readCodeToken = node(m, 'CodeToken', seq(not(m, skipChannels), skipEndToken));
  const readMessageClose = node(m, 'MessageClose', skipEndMark);
  const readBadCutMessageClose = pick(m, 1, cut(m, skipMark), mistake(m, 'BadCutMessageClose', run(m, "^", 1)));
  const readMissingMessageClose = mistake(m, 'MissingMessageClose', seq(skipChannels, and(m, lit(m, "<|"))));
  const readMessageAtEnd = node(m, 'MessageAtEnd', not(m, one(m, "^")));
  const readMessageOver = node(m, 'MessageOver', lit(m, ""));
  const readMessageEnd = choice(m, readMessageClose, readBadCutMessageClose, readMissingMessageClose,
    readMessageAtEnd, readMessageOver);
  const leaf352 = leaf(m, choice(m, readCodeToken, readMessageEnd));
  const readAllName = option(m, "allName", "all");
  const skipAllName = readAllName;
  const readTextHead = node(m, (start, end, l) => ({ type: 'TextHead', start, end, opening: l[0] ?? null }),
    seq(and(m, skipAnyHead), label(m, 0, readMessageStart), many(m, 0, noteHeadPart), skipMessage),
    seq(skipRecipientOpen, skipAllName, skipEol));
  const leaf360 = leaf(m, readTextHead);
  const readCalledName = pick(m, 2, not(m, seq(skipPseudoName, not(m, skipNameOfTool))), optional(m, lit(m,
    "functions.")), text(m, many(m, 1, skipNameOfTool)));
  const readRecipientName = text(m, seq(character(m, /^[\p{L}\u005f]/u), many(m, 0, skipNameOfTool)));
  const readToolMessageHead = node(m, (start, end, l) => ({ type: 'ToolMessageHead', start, end,
        opening: l[0] ?? null, name: l[1] }), seq(and(m, skipAnyHead), label(m, 0, readMessageStart), many(m, 0,
        noteHeadPart), skipTo, label(m, 1, readCalledName), many(m, 0, noteHeadPart), skipMessage),
    seq(skipRecipientOpen, label(m, 1, readRecipientName), skipEol));
  const leaf364 = leaf(m, readToolMessageHead);
  const readBadInnerFence = mistake(m, 'BadInnerFence', seq(lit(m, "```"), run(m, "A-Z_a-z"), run(m, "\t "), skipEol,
      run(m, "\t\n\r "), and(m, choice(m, lit(m, "{"), lit(m, "["), skipVisible, seq(skipChannels,
            skip_sectionOpen)))));
  const leaf368 = leaf(m, optional(m, readBadInnerFence));
  const leaf370 = leaf(m, and(m, one(m, "\"'[{")));
  const skipCodeChar = seq(not(m, skipMarkAhead), not(m, seq(skipEndToken, skipLastTokens)), one(m, "^"));
  const text371 = rounds(m, { before: seq(skipChannels, not(m, skipCutMark), skipCodeChar) });
  const readInnerFenceEnd = node(m, 'InnerFenceEnd', seq(not(m, skip_sectionClose), lit(m, "```")));
  const readBadBrackets = mistake(m, 'BadBrackets', many(m, 1, seq(not(m, skipEnds), one(m, "]}"))));
  const readBadMessageWords = mistake(m, 'BadMessageWords', seq(skipChannels, many(m, 1, seq(not(m, skipMarkAhead),
          not(m, seq(skipEndToken, skipLastTokens)), one(m, "^")))));
  const readMessageRest = choice(m, readSpace, readInnerFenceEnd, readBadBrackets, readBadMessageWords);
  const leaf373 = leaf(m, readMessageRest);
  const leaf378 = leaf(m, readMessageEnd);
  const readBadSectionOpen = mistake(m, 'BadSectionOpen', skipWrongSectionOpen);
  const readBadOpenAgain = mistake(m, 'BadOpenAgain', seq(run(m, "\t\n\r "), skip_sectionOpen));
  const readSectionOpen = node(m, 'SectionOpen', seq(choice(m, seq(optional(m, skipSectionTitle), skip_sectionOpen),
        readBadSectionOpen), many(m, 0, readBadOpenAgain)));
  const leaf379 = leaf(m, readSectionOpen);
  const readBadOtherCall = mistake(m, 'BadOtherCall', skipOtherCallOpen);
  const readCallName = choice(m, readEscapedName, text(m, seq(skipNameChar, many(m, 0, seq(run(m, "\t "),
            skipNameChar)))));
  const readCallId = pick(m, 1, skipIdOpen, text(m, run(m, "^\t\n\r <[{", 1)));
  const readAttribute = node(m, (start, end, l) => ({ type: 'Attribute', start, end, name: l[0], value: l[1] }),
    seq(run(m, "\t\n\r "), label(m, 0, text(m, run(m, "_a-z", 1))), lit(m, "="), one(m, "\"'"), label(m, 1, text(m,
          run(m, "^\n\r\"'"))), one(m, "\"'")));
  const readBadNameEnd = mistake(m, 'BadNameEnd', skipWrongNameEnd);
  const readBadNoNameEnd = mistake(m, 'BadNoNameEnd', and(m, seq(skipMayLackNameEnd, lit(m, "{"))));
  const readBadNameTag = mistake(m, 'BadNameTag', seq(skipNamelessOpen, and(m, seq(run(m, "\t\n\r "), one(m, "^<"))),
      run(m, "\t\n\r ")));
  const readBadCallOpen = mistake(m, 'BadCallOpen', skipWrongCallOpen);
  const readCallHead = node(m, (start, end, l) => ({ type: 'CallHead', start, end, flaw: l[0] ?? null, name: l[1],
        id: l[2] ?? null, attributes: l[3] ?? null, nameFlaw: l[4] ?? null }), seq(label(m, 0, readBadOtherCall),
      label(m, 1, readCallName), run(m, "\t\n\r "), skipOtherNameEnd, and(m, seq(run(m, "\t\n\r "), lit(m, "{")))),
    seq(skipCallOpen, run(m, "\t\n\r "), label(m, 1, readCallName), run(m, "\t\n\r "), label(m, 2, optional(m,
          readCallId)), skipNameEnd, label(m, 3, repeat(m, { least: 0, listed: true }, readAttribute)), skipHeadEnd),
    seq(skipCallOpen, run(m, "\t\n\r "), label(m, 1, readCallName), skipLooseEnd), seq(skipCallOpen, run(m,
      "\t\n\r "), label(m, 1, readCallName), run(m, "\t\n\r "), label(m, 4, choice(m, readBadNameEnd,
          readBadNoNameEnd))), seq(label(m, 0, readBadNameTag), label(m, 1, readCallName), run(m, "\t\n\r "),
      skip_callClose, and(m, seq(run(m, "\t\n\r "), choice(m, skipParameterOpen, skip_sectionClose)))), seq(label(m,
        0, readBadCallOpen), label(m, 1, readCallName), choice(m, seq(optional(m, one(m, "\"'")), lit(m, ">")),
        seq(run(m, "\t\n\r "), skipNameEnd), seq(run(m, "\t\n\r "), label(m, 4, readBadNameEnd)))));
  const leaf383 = leaf(m, readCallHead);
  const leaf393 = leaf(m, readSpace);
  const readKeyEnd = option(m, "keyEnd", ">");
  const skipKeyEnd = readKeyEnd;
  const skipKeyChar = seq(not(m, skipKeyEnd), one(m, "^\t\n\r \"'<>"));
  const readParameterKey = text(m, seq(skipKeyChar, many(m, 0, seq(run(m, "\t "), skipKeyChar))));
  const readQuotedKeys = option(m, "quotedKeys", "");
  const skipQuotedKeys = readQuotedKeys;
  const readClosedKey = choice(m, pick(m, 0, readEscapedName, skipKeyEnd), pick(m, 0, readParameterKey, run(m,
      "\t\n\r "), skipKeyEnd), pick(m, 1, skipQuotedKeys, text(m, many(m, 1, seq(not(m, skipKeyEnd), one(m,
      "^\n\r\"<")))), skipKeyEnd));
  const readParameterHeadEnd = option(m, "parameterHeadEnd", "");
  const skipParameterHeadEnd = readParameterHeadEnd;
  const readTypeOpen = option(m, "typeOpen", "<ifm|arg_type>");
  const skipTypeOpen = readTypeOpen;
  const readTypeClose = option(m, "typeClose", "</ifm|arg_type>");
  const skipTypeClose = readTypeClose;
  const readValueType = pick(m, 2, run(m, "\t\n\r "), skipTypeOpen, text(m, run(m, "^<")), skipTypeClose);
  const readValueOpen = option(m, "valueOpen", "<arg_value>");
  const skipValueOpen = readValueOpen;
  const skipValueStart = seq(run(m, "\t\n\r "), skipValueOpen);
  const readValueFollows = option(m, "valueFollows", "");
  const skipValueFollows = readValueFollows;
  const readMissingKeyEnd = mistake(m, 'MissingKeyEnd', lit(m, ""));
  const readMissingValueOpen = mistake(m, 'MissingValueOpen', seq(not(m, skipValueFollows), and(m, one(m,
  "^\t\n\r <"))));
  const readWrongParameterOpen = option(m, "wrongParameterOpen", "<parameter name=");
  const skipWrongParameterOpen = readWrongParameterOpen;
  const readBadParameterOpen = mistake(m, 'BadParameterOpen', skipWrongParameterOpen);
  const readParameterHead = node(m, (start, end, l) => ({ type: 'ParameterHead', start, end, key: l[0],
        attributes: l[1] ?? null, valueType: l[2] ?? null, flaw: l[3] ?? null }), seq(skipParameterOpen, run(m,
      "\t\n\r "), label(m, 0, readClosedKey), label(m, 1, repeat(m, { least: 0, listed: true }, readAttribute)),
      skipParameterHeadEnd, label(m, 2, optional(m, readValueType)), choice(m, skipValueStart, skipValueFollows)),
    seq(skipParameterOpen, run(m, "\t\n\r "), label(m, 0, readParameterKey), label(m, 3, readMissingKeyEnd),
      skipValueStart), seq(skipParameterOpen, run(m, "\t\n\r "), label(m, 0, readClosedKey), run(m, "\t\n\r "),
      label(m, 3, readMissingValueOpen)), seq(label(m, 3, readBadParameterOpen), label(m, 0, readParameterKey),
      optional(m, one(m, "\"'")), label(m, 1, repeat(m, { least: 0, listed: true }, readAttribute)), lit(m, ">")));
  const leaf394 = leaf(m, readParameterHead);
  const read_verbatimOpen = option(m, "verbatimOpen", "<![CDATA[");
  const skip_verbatimOpen = read_verbatimOpen;
  const readVerbatimOpen = node(m, 'VerbatimOpen', seq(run(m, "\t\n\r "), skip_verbatimOpen));
  const leaf420 = leaf(m, readVerbatimOpen);
  const read_verbatimClose = option(m, "verbatimClose", "]]>");
  const skip_verbatimClose = read_verbatimClose;
  const readParameterClose = option(m, "parameterClose", "</parameter>");
  const skipParameterClose = readParameterClose;
  const readCutRaw = pick(m, 1, cut(m, skipParameterClose), lit(m, ""));
  const skipCutRaw = quiet(m, readCutRaw);
  const skipVerbatimEnding = seq(skip_verbatimClose, and(m, seq(run(m, "\t\n\r "), choice(m, skipParameterClose,
          skipCutRaw))));
  const readCutVerbatim = pick(m, 1, cut(m, skipVerbatimEnding), lit(m, ""));
  const skipCutVerbatim = quiet(m, readCutVerbatim);
  const text424 = rounds(m, { before: seq(not(m, skipVerbatimEnding), not(m, skipCutVerbatim), one(m, "^")) });
  const readVerbatimClose = node(m, 'VerbatimClose', seq(skip_verbatimClose, and(m, seq(run(m, "\t\n\r "),
          skipParameterClose)), run(m, "\t\n\r ")));
  const readMissingVerbatimClose = mistake(m, 'MissingVerbatimClose', lit(m, ""));
  const readVerbatimEnd = choice(m, readVerbatimClose, readMissingRest, readMissingVerbatimClose);
  const leaf434 = leaf(m, readVerbatimEnd);
  const readLayout = option(m, "layout", "");
  const skipLayout = readLayout;
  const readRawLayout = node(m, 'RawLayout', seq(skipLayout, skipEol));
  const leaf438 = leaf(m, readRawLayout);
  const skipWholeCall = seq(skip_sectionOpen, run(m, "\t\n\r "), skipCallOpen, repeat(m, { least: 1, most: 128 },
      choice(m, repeat(m, { least: 1, most: 64 }, one(m, "^<")), seq(not(m, skip_sectionClose), not(m,
            skip_sectionOpen), lit(m, "<")))), skip_sectionClose);
  const skipClosesLater = seq(repeat(m, { least: 0, most: 128 }, choice(m, repeat(m, { least: 1, most: 64 }, one(m,
        "^<")), skipWholeCall, seq(not(m, skipParameterOpen), not(m, skipWrongParameterOpen), not(m,
            skipParameterClose), lit(m, "<")))), skipParameterClose);
  const skip_rawLayout = coded(skip_rawLayoutCode, null, true);
  const readLenient = option(m, "lenient", "");
  const skipLenient = readLenient;
  const readParameterCloseStart = option(m, "parameterCloseStart", "</parameter");
  const skipParameterCloseStart = readParameterCloseStart;
  const skipNamedClose = coded(skipNamedCloseCode, null, true);
  const readGuarded = option(m, "guarded", "");
  const skipGuarded = readGuarded;
  const skipDriftedClose = coded(skipDriftedCloseCode, null, true);
  const readKeyTags = option(m, "keyTags", "");
  const skipKeyTags = readKeyTags;
  const readToolParameter = option(m, "toolParameter", "port", 2);
  const skipToolParameter = readToolParameter;
  const readWordThatIsNoKey = option(m, "wordThatIsNoKey", "invoke");
  const skipWordThatIsNoKey = readWordThatIsNoKey;
  const skipNotKey = seq(choice(m, skipWordThatIsNoKey, seq(skipInElements, choice(m, lit(m, "invoke"), lit(m,
          "tool_name"), lit(m, "parameters")))), lit(m, ">"));
  const readNests = option(m, "nests", "");
  const skipNests = readNests;
  const skipAnyKey = seq(choice(m, skipNests, skipInElements), run(m, "^\t\n\r /<>", 1));
  const skipElementKey = choice(m, skipToolParameter, seq(not(m, skipNotKey), skipAnyKey));
  const skipNextElement = seq(lit(m, "<"), skipElementKey, lit(m, ">"));
  const skipKeyTag = seq(skipKeyTags, skipNextElement);
  const skipRawMarker = coded(skipRawMarkerCode, null, true);
  const skipRawStop = coded(skipRawStopCode, null, true);
  const skipShownCall = seq(skipWholeCall, and(m, skipClosesLater));
  const text442 = text442Code;
  const readRawEnd = node(m, 'RawEnd', seq(optional(m, skip_rawLayout), skipParameterClose));
  const readBadParameterClose = mistake(m, 'BadParameterClose', seq(optional(m, skip_rawLayout), skipDriftedClose));
  const skipRawEnding = seq(optional(m, skip_rawLayout), skipParameterClose);
  const readBadCutRaw = pick(m, 1, cut(m, skipRawEnding), mistake(m, 'BadCutRaw', run(m, "^", 1)));
  const readMissingParameterClose = mistake(m, 'MissingParameterClose', lit(m, ""));
  const readParameterEnd = choice(m, readRawEnd, readBadParameterClose, readBadCutRaw, readMissingRest,
    readMissingParameterClose);
  const leaf470 = leaf(m, readParameterEnd);
  const skipParameterKey = seq(skipKeyChar, many(m, 0, seq(run(m, "\t "), skipKeyChar)));
  const skipClosedKey = choice(m, seq(skipEscapedName, skipKeyEnd), seq(skipParameterKey, run(m, "\t\n\r "),
      skipKeyEnd), seq(skipQuotedKeys, many(m, 1, seq(not(m, skipKeyEnd), one(m, "^\n\r\"<"))), skipKeyEnd));
  const skipValueType = seq(run(m, "\t\n\r "), skipTypeOpen, run(m, "^<"), skipTypeClose);
  const skipMissingValueOpen = seq(not(m, skipValueFollows), and(m, one(m, "^\t\n\r <")));
  const skipBadParameterOpen = skipWrongParameterOpen;
  const skipParameterHead = choice(m, seq(skipParameterOpen, run(m, "\t\n\r "), skipClosedKey, many(m, 0,
        skipAttribute), skipParameterHeadEnd, optional(m, skipValueType), choice(m, skipValueStart,
        skipValueFollows)), seq(skipParameterOpen, run(m, "\t\n\r "), skipParameterKey, lit(m, ""), skipValueStart),
    seq(skipParameterOpen, run(m, "\t\n\r "), skipClosedKey, run(m, "\t\n\r "), skipMissingValueOpen),
    seq(skipBadParameterOpen, skipParameterKey, optional(m, one(m, "\"'")), many(m, 0, skipAttribute), lit(m, ">")));
  const readBadCutParameter = pick(m, 1, cut(m, skipParameterHead), mistake(m, 'BadCutParameter', run(m, "^", 1)));
  const leaf477 = leaf(m, readBadCutParameter);
  const leaf485 = leaf(m, and(m, choice(m, skipNests, skipKeyTags)));
  const readBadKeyTag = mistake(m, 'BadKeyTag', skipKeyTags);
  const readTagOpen = option(m, "tagOpen", "<");
  const skipTagOpen = readTagOpen;
  const readAnyKey = pick(m, 1, choice(m, skipNests, skipInElements), text(m, run(m, "^\t\n\r /<>", 1)));
  const readElementKey = choice(m, readToolParameter, pick(m, 1, not(m, skipNotKey), readAnyKey));
  const readElementHead = node(m, (start, end, l) => ({ type: 'ElementHead', start, end, flaw: l[0], key: l[1] }),
    seq(label(m, 0, optional(m, readBadKeyTag)), skipTagOpen, label(m, 1, readElementKey), lit(m, ">")));
  const leaf486 = leaf(m, readElementHead);
  const readTagLayout = option(m, "tagLayout", "");
  const skipTagLayout = readTagLayout;
  const readElementLayout = node(m, 'ElementLayout', seq(skipTagLayout, skipEol));
  const leaf493 = leaf(m, optional(m, readElementLayout));
  const leaf497 = leaf(m, and(m, seq(skipNests, run(m, "\t\n\r "), skipTagOpen, not(m, skipNotKey), skipAnyKey,
        lit(m, ">"))));
  const readTagMarker = option(m, "tagMarker", "]<]minimax[>[<");
  const skipTagMarker = readTagMarker;
  const readTagClose = option(m, "tagClose", "</");
  const skipTagClose = readTagClose;
  const readKeyAgain = same(m, 3, text(m, run(m, "^<>", 1)));
  const skipKeyAgain = quiet(m, readKeyAgain);
  const skip_elementClose = seq(skipTagClose, skipKeyAgain, lit(m, ">"));
  const readToolAgain = same(m, 2, text(m, run(m, "^<>", 1)));
  const skipToolAgain = quiet(m, readToolAgain);
  const skip_toolClose = seq(lit(m, "</"), and(m, skipToolName), skipToolAgain, lit(m, ">"));
  const skip_argumentsClose = seq(skipInElements, lit(m, "</parameters>"));
  const skipElementsClose = choice(m, skip_toolClose, skip_argumentsClose, seq(skip_callClose, and(m, seq(run(m,
          "\t\n\r "), choice(m, skipEnds, not(m, one(m, "^")))))));
  const skipElementOpensAgain = seq(lit(m, "<"), skipKeyAgain, lit(m, ">"));
  const skipElementClosesBehind = seq(repeat(m, { least: 0, most: 4096 }, seq(not(m, skip_elementClose), not(m,
          skipElementsClose), not(m, skipElementOpensAgain), one(m, "^"))), skip_elementClose);
  const skipOtherParameter = seq(lit(m, "<"), not(m, skipKeyAgain), skipToolParameter, lit(m, ">"), not(m,
      skipElementClosesBehind));
  const skipElementClosesLater = seq(many(m, 0, seq(not(m, skip_elementClose), not(m, skipElementsClose), not(m,
          skipOtherParameter), one(m, "^"))), skip_elementClose);
  const skipElementCloses = seq(skip_elementClose, choice(m, and(m, seq(run(m, "\t\n\r "), choice(m, skipNextElement,
            skipElementsClose, not(m, one(m, "^"))))), not(m, skipElementClosesLater)));
  const readCutElement = pick(m, 1, cut(m, skip_elementClose), lit(m, ""));
  const skipCutElement = quiet(m, readCutElement);
  const skipElementStop = choice(m, skipTagMarker, seq(skipTagLayout, optional(m, skipEol), choice(m,
        skipElementCloses, skipElementsClose, skipOtherParameter, skipCutElement)));
  const text498 = rounds(m, { before: seq(not(m, skipElementStop), one(m, "^")) });
  const skipElementEnding = seq(optional(m, seq(skipTagLayout, skipEol)), skip_elementClose);
  const readElementClose = node(m, 'ElementClose', skipElementEnding);
  const readBadElementClose = mistake(m, 'BadElementClose', seq(skipNests, skipTagClose, not(m, skipNotKey),
      skipAnyKey, lit(m, ">")));
  const readBadCutElementClose = pick(m, 1, cut(m, skipElementEnding), mistake(m, 'BadCutElementClose', run(m, "^",
        1)));
  const readMissingElementClose = mistake(m, 'MissingElementClose', lit(m, ""));
  const readElementEnd = choice(m, readElementClose, readBadElementClose, readBadCutElementClose, readMissingRest,
    readMissingElementClose);
  const leaf519 = leaf(m, readElementEnd);
  const skipBadKeyTag = skipKeyTags;
  const skipElementHead = seq(optional(m, skipBadKeyTag), skipTagOpen, skipElementKey, lit(m, ">"));
  const readBadCutElement = pick(m, 1, cut(m, skipElementHead), mistake(m, 'BadCutElement', run(m, "^", 1)));
  const leaf526 = leaf(m, readBadCutElement);
  const readBadLoneKey = mistake(m, 'BadLoneKey', seq(skipParameterOpen, run(m, "\t\n\r "), skipParameterKey, run(m,
      "\t\n\r "), skipKeyEnd));
  const leaf530 = leaf(m, choice(m, readBadLoneKey, readBadInnerFence, readInnerFenceEnd));
  const skipAnyArguments = seq(not(m, skipEnds), one(m, "\"'[{"));
  const leaf532 = leaf(m, and(m, skipAnyArguments));
  const read_callOver = option(m, "callOver", "");
  const skip_callOver = read_callOver;
  const readMarker = option(m, "marker", "<tool_call>");
  const skipMarker = readMarker;
  const readToolOpening = option(m, "toolOpening", "<ping>");
  const skipToolOpening = readToolOpening;
  const skipStop = choice(m, skipMarker, skipToolOpening);
  const readCutStrayStop = pick(m, 1, cut(m, skipStop), lit(m, ""));
  const skipCutStrayStop = quiet(m, readCutStrayStop);
  const readBadJunk = mistake(m, 'BadJunk', seq(not(m, skip_callOver), many(m, 1, seq(not(m, skipEnds), not(m,
            skip_callClose), not(m, skipCutStrayStop), not(m, skipParameterOpen), not(m, skipTagMarker), not(m,
            skipKeyTag), not(m, one(m, "[{")), one(m, "^")))));
  const leaf534 = leaf(m, choice(m, readBadBrackets, readBadJunk));
  const readCallClose = node(m, 'CallClose', skip_callClose);
  const readWrongCallClose = option(m, "wrongCallClose", "</func>");
  const skipWrongCallClose = readWrongCallClose;
  const readBadCallClose = mistake(m, 'BadCallClose', skipWrongCallClose);
  const readBadCutClose = pick(m, 1, cut(m, skipStop), mistake(m, 'BadCutClose', run(m, "^", 1)));
  const readCallOver = node(m, 'CallOver', seq(skip_callOver, and(m, seq(run(m, "\t\n\r "), one(m, "^")))));
  const readEndsWithText = option(m, "endsWithText", "");
  const skipEndsWithText = readEndsWithText;
  const readCallOverAtEnd = node(m, 'CallOverAtEnd', seq(skip_callOver, skipEndsWithText, not(m, one(m, "^"))));
  const readMissingAtEnd = mistake(m, 'MissingAtEnd', not(m, one(m, "^")));
  const readMissingCallClose = mistake(m, 'MissingCallClose', lit(m, ""));
  const readCallEnd = choice(m, readCallClose, readBadCallClose, readBadCutClose, readCallOver, readCallOverAtEnd,
    readMissingAtEnd, readMissingCallClose);
  const leaf545 = leaf(m, readCallEnd);
  const readElementCallHead = node(m, (start, end, l) => ({ type: 'ElementCallHead', start, end, name: l[0] }),
    seq(skipInElements, skipNamelessOpen, run(m, "\t\n\r "), lit(m, "<tool_name>"), run(m, "\t\n\r "), label(m, 0,
        readCallName), run(m, "\t\n\r "), lit(m, "</tool_name>")));
  const leaf558 = leaf(m, readElementCallHead);
  const skip_argumentsOpen = seq(skipInElements, lit(m, "<parameters>"));
  const readArgumentsOpen = node(m, 'ArgumentsOpen', skip_argumentsOpen);
  const leaf560 = leaf(m, readArgumentsOpen);
  const skipToolTag = choice(m, skipElementsClose, skip_argumentsOpen, skipNextElement);
  const readCutToolTag = pick(m, 1, cut(m, skipToolTag), lit(m, ""));
  const skipCutToolTag = quiet(m, readCutToolTag);
  const readBadToolWords = mistake(m, 'BadToolWords', many(m, 1, seq(not(m, skipToolTag), not(m, skipToolHead),
        not(m, skipEnds), not(m, skipCutToolTag), one(m, "^"))));
  const leaf563 = leaf(m, choice(m, readBadCutElement, readBadToolWords));
  const readArgumentsClose = node(m, 'ArgumentsClose', skip_argumentsClose);
  const readBadCutArgumentsClose = pick(m, 1, cut(m, skip_argumentsClose), mistake(m, 'BadCutArgumentsClose', run(m,
        "^", 1)));
  const readMissingArgumentsClose = mistake(m, 'MissingArgumentsClose', lit(m, ""));
  const readArgumentsEnd = choice(m, readArgumentsClose, readBadCutArgumentsClose, readMissingRest,
    readMissingArgumentsClose);
  const leaf568 = leaf(m, readArgumentsEnd);
  const readMissingArgumentsOpen = mistake(m, 'MissingArgumentsOpen', lit(m, ""));
  const leaf573 = leaf(m, readMissingArgumentsOpen);
  const readBadCutCall = pick(m, 1, cut(m, skipAnyCallHead), mistake(m, 'BadCutCall', run(m, "^", 1)));
  const leaf575 = leaf(m, readBadCutCall);
  const read_separator = option(m, "separator", ";");
  const skip_separator = read_separator;
  const skipTokens = many(m, 1, seq(skipEndToken, run(m, "\t\n\r ")));
  const readSeparator = node(m, 'Separator', seq(skip_separator, and(m, seq(run(m, "\t\n\r "), choice(m, lit(m, "{"),
            seq(optional(m, skipTokens), not(m, one(m, "^"))))))));
  const leaf577 = leaf(m, choice(m, readSpace, readSeparator, readBadInnerFence, readInnerFenceEnd));
  const readPyOpen = node(m, 'PyOpen', seq(and(m, skip_pyList), lit(m, "[")));
  const leaf582 = leaf(m, readPyOpen);
  const readPyName = text(m, seq(character(m, /^[\p{L}\u005f]/u), many(m, 0, character(m,
  /^[\p{L}\p{N}\u005f\u002e\u002d]/u))));
  const readPyHead = node(m, (start, end, l) => ({ type: 'PyHead', start, end, name: l[0] }), seq(label(m, 0,
        readPyName), lit(m, "(")));
  const leaf584 = leaf(m, readPyHead);
  const leaf587 = leaf(m, choice(m, readComma, readSpace, readBadDebris));
  const readPyClose = node(m, 'PyClose', lit(m, "]"));
  const readPyEnd = choice(m, readPyClose, readMissingAtEnd, readMissingBracket);
  const leaf588 = leaf(m, readPyEnd);
  const readBadLineList = mistake(m, 'BadLineList', seq(skipLines, lit(m, "["), and(m, seq(run(m, "\t\n\r "),
          skipPyName, lit(m, "(")))));
  const leaf591 = leaf(m, readBadLineList);
  const readLineComma = node(m, 'LineComma', lit(m, ","));
  const leaf593 = leaf(m, choice(m, readLineComma, readSpace));
  const readLineListEnd = node(m, 'LineListEnd', lit(m, "]"));
  const leaf595 = leaf(m, optional(m, readLineListEnd));
  const leaf597 = leaf(m, and(m, skipLines));
  const readJson = option(m, "json", "");
  const skipJson = readJson;
  const leaf598 = leaf(m, seq(and(m, skipJson), not(m, skipEnds)));
  const leaf601 = leaf(m, readBadBrackets);
  const leaf602 = leaf(m, and(m, skipVisible));
  const readBadNameless = mistake(m, 'BadNameless', seq(choice(m, skipNamelessOpen, skipVisibleOpen), many(m, 0,
        seq(not(m, skip_callClose), not(m, skip_sectionClose), not(m, skipCallOpening), one(m, "^"))), optional(m,
        skip_callClose)));
  const readSectionCloses = option(m, "sectionCloses", "");
  const skipSectionCloses = readSectionCloses;
  const readWrongSectionClose = option(m, "wrongSectionClose", "</toolcall>");
  const skipWrongSectionClose = readWrongSectionClose;
  const skipStrayStop = choice(m, seq(skipChannels, skipMarkAhead), skip_sectionClose, skipWrongSectionClose,
    skipTitleOpen, skip_sectionOpen, skipVisible, seq(skipLines, skipEol, run(m, "\t\n\r "), skipPyName, lit(m,
    "(")), seq(skipEndToken, skipLastTokens), skipCutStrayStop);
  const read_sectionOver = option(m, "sectionOver", "");
  const skip_sectionOver = read_sectionOver;
  const readStrayToList = scan(m, seq(not(m, skipStrayStop), one(m, "^\n\r[{")), seq(lit(m, "["), run(m, "\t\n\r "),
      lit(m, "{")));
  const skipStrayToList = quiet(m, readStrayToList);
  const readBadStrayWords = mistake(m, 'BadStrayWords', seq(and(m, skipSectionCloses), many(m, 1, seq(not(m,
            skipStrayStop), not(m, seq(choice(m, skipJson, skipLines), one(m, "[{"))), one(m, "^")))), seq(and(m,
        seq(skip_sectionOver, skipStrayToList)), many(m, 1, seq(not(m, skipStrayStop), one(m, "^\n\r[{")))));
  const leaf603 = leaf(m, choice(m, readBadNameless, readBadStrayWords));
  const readSectionClose = node(m, 'SectionClose', skip_sectionClose);
  const readBadSectionClose = mistake(m, 'BadSectionClose', skipWrongSectionClose);
  const readSectionOverAtEnd = node(m, 'SectionOverAtEnd', seq(skip_sectionOver, not(m, one(m, "^"))));
  const readSectionOver = node(m, 'SectionOver', skip_sectionOver);
  const readMissingSectionClose = mistake(m, 'MissingSectionClose', lit(m, ""));
  const readSectionEnd = choice(m, readSectionClose, readBadCutClose, readBadSectionClose, readSectionOverAtEnd,
    readSectionOver, readMissingAtEnd, readMissingSectionClose);
  const leaf615 = leaf(m, readSectionEnd);
  const readUnfencedOpen = option(m, "unfencedOpen", "Action:");
  const skipUnfencedOpen = readUnfencedOpen;
  const readBadNoFence = mistake(m, 'BadNoFence', seq(skipUnfencedOpen, run(m, "\t\n\r "), and(m, seq(lit(m, "["),
          run(m, "\t\n\r "), lit(m, "{")))));
  const leaf622 = leaf(m, readBadNoFence);
  const readWordedListOpen = node(m, 'WordedListOpen', seq(and(m, skip_wordedList), skipListWord));
  const leaf626 = leaf(m, readWordedListOpen);
  const readBare = option(m, "bare", "");
  const skipBare = readBare;
  const skipBareCall = seq(skipBare, skipCallOpening);
  const leaf628 = leaf(m, and(m, skipBareCall));
  const leaf632 = leaf(m, choice(m, readSpace, readBadNameless));
  const readLateClose = node(m, 'LateClose', skip_sectionClose);
  const leaf633 = leaf(m, optional(m, readLateClose));
  const readLoneOpen = option(m, "loneOpen", "call:");
  const skipLoneOpen = readLoneOpen;
  const readBadLoneOpen = mistake(m, 'BadLoneOpen', skipLoneOpen);
  const readLoneCallHead = node(m, (start, end, l) => ({ type: 'LoneCallHead', start, end, flaw: l[0], name: l[1] }),
    seq(label(m, 0, readBadLoneOpen), label(m, 1, readPyName), and(m, lit(m, "{"))));
  const leaf635 = leaf(m, readLoneCallHead);
  const readLoneCallEnd = node(m, 'LoneCallEnd', optional(m, skip_callClose));
  const leaf640 = leaf(m, readLoneCallEnd);
  const leaf642 = leaf(m, and(m, skipBareObject));
  const leaf643 = leaf(m, choice(m, readSpace, readSeparator, readBadBrackets));
  const leaf644 = leaf(m, and(m, skip_pyList));
  const readBadBracket = mistake(m, 'BadBracket', one(m, ")]"));
  const leaf645 = leaf(m, readBadBracket);
  const readToolHead = node(m, (start, end, l) => ({ type: 'ToolHead', start, end, name: l[0] }), seq(lit(m, "<"),
      label(m, 0, readToolName), lit(m, ">"), and(m, seq(run(m, "\t\n\r "), lit(m, "<"), optional(m, lit(m, "/")),
          skipToolWord, lit(m, ">")))));
  const leaf647 = leaf(m, readToolHead);
  const readToolClose = node(m, 'ToolClose', skip_toolClose);
  const readBadCutToolClose = pick(m, 1, cut(m, skip_toolClose), mistake(m, 'BadCutToolClose', run(m, "^", 1)));
  const readMissingToolClose = mistake(m, 'MissingToolClose', lit(m, ""));
  const readToolEnd = choice(m, readToolClose, readBadCutToolClose, readMissingRest, readMissingToolClose);
  const leaf649 = leaf(m, readToolEnd);
  const readCloseMarker = option(m, "closeMarker", "</tool_call>");
  const skipCloseMarker = readCloseMarker;
  const readBadStrayClose = mistake(m, 'BadStrayClose', skipCloseMarker);
  const readInlineCode = node(m, (start, end, l) => ({ type: 'InlineCode', start, end, text: l[0] }), label(m, 0,
      text(m, skip_code)));
  const leaf654 = leaf(m, choice(m, readBadStrayClose, readInlineCode));
  const skipTicks = seq(lit(m, "```"), run(m, "`"));
  const skipLoneTicks = seq(skipTicks, run(m, "\t\n\r "), not(m, one(m, "^")));
  const readTicks = text(m, seq(lit(m, "```"), run(m, "`")));
  const readTildes = text(m, seq(lit(m, "~~~"), run(m, "~")));
  const readFenceOpen = node(m, (start, end, l) => ({ type: 'FenceOpen', start, end, run: l[0] }), seq(not(m,
        skipLoneTicks), label(m, 0, readTicks), run(m, "^\n\r`"), choice(m, skipEol, not(m, one(m, "^")))),
    seq(optional(m, seq(skipEol, run(m, "\t >"))), label(m, 0, readTildes), run(m, "^\n\r"), skipEol));
  const leaf659 = leaf(m, readFenceOpen);
  const readClosingRun = closes(m, 0, choice(m, readTicks, readTildes));
  const skipClosingRun = quiet(m, readClosingRun);
  const skipEndsReply = seq(choice(m, skipEndToken, skipEndMark), skipLastTokens);
  const skipFenceOver = choice(m, skipEol, skipEndsReply, not(m, one(m, "^")));
  const skipFenceEnd = seq(skipClosingRun, and(m, seq(run(m, "\t "), choice(m, skipFenceOver, skipAnyCallAhead,
          skipRecipientOpen, skip_regionClose, skipEndMark))));
  const leaf665 = leaf(m, seq(not(m, skipFenceEnd), not(m, skipEndsReply)));
  const leaf671 = leaf(m, lit(m, "```"));
  const text672 = rounds(m, { before: lit(m, "`") });
  const leaf673 = leaf(m, lit(m, "~~~"));
  const text674 = rounds(m, { before: lit(m, "~") });
  const leaf675 = leaf(m, one(m, "^"));
  const readFenceClose = node(m, (start, end, l) => ({ type: 'FenceClose', start, end, text: l[0] }), label(m, 0,
      text(m, skipFenceEnd)));
  const readMissingCodeEnd = mistake(m, 'MissingCodeEnd', lit(m, ""));
  const leaf676 = leaf(m, choice(m, readFenceClose, readMissingCodeEnd));
  const readCutStop = pick(m, 1, cut(m, skipStop), lit(m, ""));
  const skipCutStop = quiet(m, readCutStop);
  const skipDialectStart = seq(choice(m, lit(m, "<tool_call>"), lit(m, "<tool_calls>"), lit(m, "<function_calls>"),
      lit(m, "<seed:tool_call>"), lit(m, "[TOOL_CALLS]"), lit(m, "<minimax:tool_call>"), seq(lit(m,
        "<\uff5ctool\u2581call"), optional(m, lit(m, "s")), lit(m, "\u2581begin\uff5c>")), lit(m,
      "<\uff5ctool_calls_begin\uff5c>"), lit(m, "<\uff5cDSML\uff5c"), lit(m, "<\uff5cGCML\uff5c"), lit(m,
      "<|tool_call"), lit(m, "<|channel|>"), lit(m, "<|start|>assistant"), lit(m, "<|start|> assistant"), lit(m,
      "<atem:function_calls>"), lit(m, "<|python_start|>"), lit(m, "<|python_tag|>"), lit(m, "<|action_start|>"),
      lit(m, "<|message_model|>"), lit(m, "<|START_ACTION|>"), lit(m, "<|START_RESPONSE|>"), lit(m,
      "<|function_call|>"), lit(m, "<|tools_prefix|>"), lit(m, "<|content_invoke_tool_json|>"), lit(m, "<|open|>"),
      lit(m, "<TOOLCALL>"), lit(m, "<ifm|tool_call"), lit(m, "<longcat_tool_call>"), lit(m, "<dots_function_call>"),
      lit(m, "<start_function_call>"), lit(m, "]<]minimax[>["), seq(lit(m, "<function="), skipMarkName, lit(m, ">")),
      seq(lit(m, "<function name="), one(m, "\"'"), skipMarkName, one(m, "\"'"), lit(m, ">"))), run(m, "\t\n\r "),
    one(m, "^\t\n\r "));
  const readCutDialect = pick(m, 1, cut(m, skipDialectStart), lit(m, ""));
  const skipCutDialect = quiet(m, readCutDialect);
  const skipDialectCut = seq(skipMixed, and(m, choice(m, seq(lit(m, "<"), one(m, "^")), lit(m, "[T"), lit(m, "]<"))),
    skipCutDialect);
  const skipLikeKey = choice(m, skipCallKey, lit(m, "tool_name"), lit(m, "tool"), lit(m, "action"));
  const readKnownTool = option(m, "knownTool", "ping");
  const skipKnownTool = readKnownTool;
  const skip_likeCall = choice(m, seq(lit(m, "{"), run(m, "\t\n\r "), one(m, "\"'"), skipLikeKey, one(m, "\"'"),
      run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), one(m, "\"'"), skipKnownTool, one(m, "\"'"), run(m,
      "\t\n\r "), lit(m, ",")), seq(lit(m, "{"), run(m, "\t\n\r "), lit(m, "\"name\""), run(m, "\t\n\r "), lit(m,
      ":"), run(m, "\t\n\r "), lit(m, "\""), repeat(m, { least: 1, most: 256 }, one(m, "^\n\r\"\\\\")), lit(m,
      "\""), run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m, "\""), choice(m, lit(m, "arguments"), lit(m,
      "parameters")), lit(m, "\""), run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), and(m, lit(m, "{"))),
    seq(lit(m, "<"), skipKnownTool, lit(m, ">"), and(m, seq(run(m, "\t\n\r "), one(m, "<{")))));
  const skipDialectStop = choice(m, skipDialectMark, skipDialectCut, skip_likeCall);
  const skipTildesAhead = seq(skipEol, run(m, "\t >"), lit(m, "~~~"));
  const text679 = rounds(m, { run: "^\n\r\"*<>A[-]`cf{", least: 1, only: { "\n": "\t \"*<>A[-]`cf{~" } },
    { before: seq(lit(m, "\n"), not(m, one(m, "\t \"*<>A[-]`cf{~"))) }, { before: seq(lit(m, "c"), and(m, one(m,
      "^a"))) }, { before: seq(lit(m, "f"), and(m, one(m, "^u"))) }, { before: seq(lit(m, "A"), and(m, one(m,
      "^c"))) }, { before: seq(not(m, skipStop), not(m, skipCutStop), not(m, skipDialectStop), not(m,
          skipTildesAhead), one(m, "^`")) });
  const readBadCutMarker = pick(m, 1, cut(m, skipStop), mistake(m, 'BadCutMarker', run(m, "^", 1)));
  const skipOpening = choice(m, seq(optional(m, skipSectionTitle), skip_sectionOpen), skip_pyList, skip_wordedList,
    skipBareCall, skipBareObject, skipToolHead, seq(skipRecipientOpen, skipRecipientName, skipEol), seq(skipCodeOpen,
      run(m, "\t\n\r "), one(m, "^\t\n\r ")));
  const readBadCutOpening = pick(m, 1, cut(m, skipOpening), mistake(m, 'BadCutOpening', run(m, "^", 1)));
  const readBadCutCode = pick(m, 1, cut(m, skip_code), mistake(m, 'BadCutCode', seq(and(m, seq(run(m, "`", 1),
            many(m, 0, seq(not(m, skipAnyCallAhead), one(m, "^\n\r`"))), skipAnyCallAhead)), run(m, "^", 1))));
  const readDialect = node(m, (start, end, l) => ({ type: 'Dialect', start, end, dialect: l[0] }), label(m, 0,
      readDialectMark));
  const readLikeCall = node(m, (start, end, l) => ({ type: 'LikeCall', start, end, text: l[0] }), label(m, 0, text(m,
        skip_likeCall)));
  const readBadCutDialect = mistake(m, 'BadCutDialect', seq(skipDialectCut, run(m, "^", 1)));
  const readLoneText = node(m, (start, end, l) => ({ type: 'LoneText', start, end, text: l[0] }), label(m, 0, text(m,
        choice(m, skipTokens, skipStop, run(m, "`", 1), one(m, "^")))));
  const leaf692 = leaf(m, choice(m, readBadCutMarker, readBadCutOpening, readBadCutCode, readDialect, readLikeCall,
      readBadCutDialect, readLoneText));
  const readRegionClose = node(m, 'RegionClose', skip_regionClose);
  const readRegionOver = node(m, 'RegionOver', lit(m, ""));
  const readRegionEnd = choice(m, readRegionClose, readMissingThoughtRest, readRegionOver);
  const leaf701 = leaf(m, readRegionEnd);
  const readTurnOpen = option(m, "turnOpen", "<|CHATBOT_TOKEN|>");
  const skipTurnOpen = readTurnOpen;
  const readBadRegionMarker = mistake(m, 'BadRegionMarker', skipTurnOpen, skip_regionClose);
  const leaf705 = leaf(m, readBadRegionMarker);
  const readEmptyThought = node(m, 'EmptyThought', skipThinkClose);
  const leaf709 = leaf(m, choice(m, readEmptyThought, readBadEndToken));
  const skipTickLine = seq(skipTicks, run(m, "\t "), choice(m, skipEol, skipEndToken, not(m, one(m, "^"))));
  const skipShownEnd = choice(m, seq(and(m, lit(m, "```")), skip_callClose), skipTickLine);
  const skipShownFence = seq(skipTicks, run(m, "\t "), one(m, "^\t\n\r `"), run(m, "^\n\r`"), skipEol, many(m, 0,
      seq(not(m, skipShownEnd), choice(m, skipTicks, one(m, "^")))), choice(m, skipShownEnd, not(m, one(m, "^"))));
  const skipTildes = seq(lit(m, "~~~"), run(m, "~"));
  const skipTildeLine = seq(skipTildes, run(m, "\t "), choice(m, skipEol, skipEndToken, not(m, one(m, "^"))));
  const skipWholeFence = choice(m, seq(skipTicks, run(m, "^\n\r`"), skipEol, many(m, 0, choice(m, skipShownFence,
          seq(not(m, skipTickLine), choice(m, skipTicks, one(m, "^"))))), choice(m, seq(skipTicks, skipLastTokens),
        not(m, one(m, "^")))), seq(skipTildes, run(m, "^\n\r"), skipEol, many(m, 0, seq(not(m, skipTildeLine),
          choice(m, skipTildes, one(m, "^")))), choice(m, seq(skipTildes, skipLastTokens), not(m, one(m, "^")))));
  const readFencedName = option(m, "fencedName", "ping");
  const skipFencedName = readFencedName;
  const skip_fencedObject = seq(lit(m, "{"), run(m, "\t\n\r "), lit(m, "\"name\""), run(m, "\t\n\r "), lit(m, ":"),
    run(m, "\t\n\r "), lit(m, "\""), skipFencedName, lit(m, "\""), run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "),
    lit(m, "\""), choice(m, lit(m, "arguments"), lit(m, "parameters")), lit(m, "\""), run(m, "\t\n\r "), lit(m, ":"));
  const readBadFence = mistake(m, 'BadFence', seq(and(m, skipWholeFence), choice(m, skipTicks, skipTildes), run(m,
      "^\n\r`"), skipEol, run(m, "\t\n\r "), and(m, choice(m, skipCallAhead, skip_fencedObject))));
  const leaf711 = leaf(m, readBadFence);
  const leaf722 = leaf(m, and(m, skip_fencedObject));
  const readWrappingEnd = node(m, 'WrappingEnd', seq(choice(m, skipTicks, skipTildes), and(m, seq(run(m, "\t "),
          skipFenceOver))));
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', not(m, one(m, "^")));
  const leaf723 = leaf(m, optional(m, choice(m, readWrappingEnd, readMissingFenceEnd)));
  const skipMarkLink = seq(lit(m, "["), skipMarkName, lit(m, "()]"), one(m, "(["));
  const read_bareDialect = choice(m, action(m, () => { return 'llama3-json'; }, seq(lit(m, "{"), run(m, "\t\n\r "),
        lit(m, "\"name\""), run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipMarkString, run(m, "\t\n\r "),
        lit(m, ","), run(m, "\t\n\r "), choice(m, lit(m, "\"parameters\""), lit(m, "\"arguments\"")))), action(m,
      () => { return 'xlam'; }, seq(lit(m, "["), run(m, "\t\n\r "), lit(m, "{"), run(m, "\t\n\r "), lit(m,
        "\"name\""), run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipMarkString, run(m, "\t\n\r "), lit(m,
        ","), run(m, "\t\n\r "), lit(m, "\"arguments\""))), action(m, () => { return 'pythonic'; }, seq(not(m,
          skipMarkLink), lit(m, "["), run(m, "\t\n\r "), skipMarkName, lit(m, "("), run(m, "\t\n\r "), choice(m,
          lit(m, ")"), seq(skipMarkName, run(m, "\t\n\r "), lit(m, "="), not(m, lit(m, "=")))))), action(m,
      () => { return 'muse'; }, seq(optional(m, lit(m, " ")), lit(m, "to="), skipMarkName, lit(m, "<|message|>"))),
    action(m, () => { return 'llm-jp-4'; }, seq(optional(m, lit(m, " ")), lit(m, "to="), skipMarkName, lit(m,
    " <|channel|> "))), action(m, () => { return 'harmony'; }, seq(optional(m, lit(m, " ")), lit(m, "to="),
        skipMarkName, run(m, " "), run(m, "a-z"), lit(m, "<|"))), action(m, () => { return 'react'; },
      seq(optional(m, lit(m, "**")), lit(m, "Thought"), skipMarkLabelEnd, many(m, 0, seq(not(m, seq(skipEol,
                skipMarkAction)), one(m, "^"))), skipEol, skipMarkAction)));
  const readBareDialect = node(m, (start, end, l) => ({ type: 'BareDialect', start, end, dialect: l[0] }), label(m,
      0, read_bareDialect));
  const readWrappedDialect = node(m, (start, end, l) => ({ type: 'WrappedDialect', start, end, dialect: l[0] }),
    seq(skipMixed, and(m, skipWholeFence), choice(m, skipTicks, skipTildes), run(m, "^\n\r`"), skipEol, run(m,
      "\t\n\r "), label(m, 0, choice(m, readDialectMark, read_bareDialect))));
  const leaf726 = leaf(m, choice(m, readBadCutMarker, readBadCutOpening, readDialect, readBareDialect,
      readWrappedDialect));
  const readEnd = node(m, 'End', not(m, one(m, "^")));
  const leaf731 = leaf(m, optional(m, readEnd));
  const readBadThoughtAgain = mistake(m, 'BadThoughtAgain', seq(run(m, "\t\n\r "), skipThinkOpen));
  const leaf733 = leaf(m, optional(m, readBadThoughtAgain));
  const readThoughtGoesOn = node(m, 'ThoughtGoesOn', lit(m, ""));
  const leaf735 = leaf(m, readThoughtGoesOn);
  const readAddressed = option(m, "addressed", "");
  const skipAddressed = readAddressed;
  const skipToSelf = seq(skipAddressed, lit(m, "self"), not(m, skipNameOfTool));
  const readFirstThoughtHead = node(m, 'FirstThoughtHead', seq(skipToSelf, skipMessage));
  const leaf737 = leaf(m, readFirstThoughtHead);
  const text742 = rounds(m, { before: seq(not(m, skipMarkAhead), one(m, "^")) });
  const readThoughtMessageEnd = choice(m, readMessageClose, readMissingThoughtRest, readMissingMessageClose,
    readMessageOver);
  const leaf743 = leaf(m, readThoughtMessageEnd);
  const skipToTool = seq(skipAddressed, skipCalledName);
  const readFirstCallsHead = node(m, 'FirstCallsHead', seq(skipToTool, skipMessage, not(m, seq(run(m, "\t\n\r "),
          one(m, "\"'[{")))));
  const leaf745 = leaf(m, readFirstCallsHead);
  const readBadBesideCalls = mistake(m, 'BadBesideCalls', many(m, 1, seq(not(m, skipMarkAhead), not(m,
          seq(skipEndToken, skipLastTokens)), not(m, skipCallAhead), not(m, skipCutStrayStop), one(m, "^"))));
  const leaf748 = leaf(m, choice(m, readBadInnerFence, readInnerFenceEnd, readBadBesideCalls));
  const readFirstUserHead = node(m, 'FirstUserHead', seq(skipAddressed, skipPseudoName, not(m, skipNameOfTool),
      skipMessage));
  const leaf750 = leaf(m, readFirstUserHead);
  const text752 = rounds(m, { before: seq(skipAddressed, not(m, skipMarkAhead), one(m, "^")) });
  const leaf753 = leaf(m, not(m, skipMarkAhead));
  const readRecipientOpenIsUsed = option(m, "recipientOpenIsUsed", "");
  const skipRecipientOpenIsUsed = readRecipientOpenIsUsed;
  const skipRecipientEnd = seq(and(m, skipRecipientOpenIsUsed), skipEol);
  const readFirstTextHead = node(m, 'FirstTextHead', seq(skipAllName, skipRecipientEnd));
  const leaf754 = leaf(m, readFirstTextHead);
  const readFirstCodeHead = node(m, 'FirstCodeHead', seq(skipCodeName, not(m, skipNameOfTool), many(m, 0,
        noteHeadPart), skipMessage), seq(skipCodeName, skipRecipientEnd));
  const leaf759 = leaf(m, readFirstCodeHead);
  const readFirstToolHead = node(m, (start, end, l) => ({ type: 'FirstToolHead', start, end, name: l[0] }),
    seq(label(m, 0, readCalledName), many(m, 0, noteHeadPart), skipMessage), seq(label(m, 0, readRecipientName),
      skipRecipientEnd));
  const leaf761 = leaf(m, readFirstToolHead);
  const skipFirstHead = seq(skipChannels, skipFirstTo, choice(m, skipPseudoName, skipCalledName), many(m, 0,
      skipHeadPart), skipMessage);
  const readBadCutFirst = pick(m, 1, cut(m, skipFirstHead), mistake(m, 'BadCutFirst', run(m, "^", 1)));
  const leaf763 = leaf(m, readBadCutFirst);
  const leaf766 = leaf(m, not(m, skipFirstHead));
  const readMissingMessages = mistake(m, 'MissingMessages', not(m, one(m, "^")));
  const readBadOutside = mistake(m, 'BadOutside', lit(m, ""));
  const leaf767 = leaf(m, choice(m, readMissingMessages, readBadOutside));
  const skipLastAnalysis = seq(skipChannelAhead, run(m, "\t "), lit(m, "analysis"), not(m, skipNameOfTool), many(m,
      0, seq(not(m, skipChannelAhead), skipHeadPart)), and(m, skipMessage));
  const noteLastAnalysis = seq(skipChannelAhead, run(m, "\t "), lit(m, "analysis"), not(m, skipNameOfTool), many(m,
      0, seq(not(m, skipChannelAhead), noteHeadPart)), and(m, skipMessage));
  const readThoughtHead = node(m, (start, end, l) => ({ type: 'ThoughtHead', start, end, opening: l[0] }), seq(and(m,
        skipAnyHead), label(m, 0, readMessageStart), many(m, 0, seq(not(m, skipLastAnalysis), noteHeadPart)),
      noteLastAnalysis, skipMessage), seq(and(m, skipAnyHead), label(m, 0, readMessageStart), skipTo, skipToSelf,
      skipMessage));
  const leaf770 = leaf(m, readThoughtHead);
  const readCallsHead = node(m, (start, end, l) => ({ type: 'CallsHead', start, end, opening: l[0] }), seq(and(m,
        skipAnyHead), label(m, 0, readMessageStart), skipTo, not(m, skipToSelf), skipToTool, skipMessage, not(m,
        seq(run(m, "\t\n\r "), one(m, "\"'[{")))));
  const leaf774 = leaf(m, readCallsHead);
  const readBadMessageMarker = mistake(m, 'BadMessageMarker', skipEndMark);
  const readBadCutHead = pick(m, 1, cut(m, skipMark), mistake(m, 'BadCutHead', run(m, "^", 1)));
  const leaf776 = leaf(m, choice(m, readBadMessageMarker, readBadEndToken, readSpace, readBadCutHead));
  const leaf779 = leaf(m, readBadOutside);
  const readBadStepsFence = mistake(m, 'BadStepsFence', seq(lit(m, "```"), run(m, "^\n\r`"), skipEol, run(m,
      "\t\n\r "), and(m, skipStepAhead)));
  const leaf780 = leaf(m, readBadStepsFence);
  const leaf782 = leaf(m, not(m, lit(m, "```")));
  const readBadRunOn = mistake(m, 'BadRunOn', seq(skipObservationLabel, run(m, "^")));
  const leaf783 = leaf(m, choice(m, readBadEndToken, readBadRunOn));
  const readActionName = text(m, seq(character(m, /^[\p{L}\u005f]/u), many(m, 0, character(m,
  /^[\p{L}\p{N}\u005f\u002e\u002d]/u))));
  const readActionHead = node(m, (start, end, l) => ({ type: 'ActionHead', start, end, name: l[0] }),
    seq(skipActionLabel, label(m, 0, readActionName), run(m, "\t "), skipEol));
  const leaf785 = leaf(m, readActionHead);
  const readInputHead = node(m, 'InputHead', skipInputLabel);
  const leaf788 = leaf(m, readInputHead);
  const readInputFence = node(m, 'InputFence', seq(lit(m, "```"), run(m, "^\n\r`"), skipEol));
  const leaf790 = leaf(m, readInputFence);
  const skipTextInQuotes = choice(m, seq(lit(m, "\""), many(m, 0, choice(m, seq(lit(m, "\\"), one(m, "^\n\r")),
          one(m, "^\n\r\"\\\\"))), lit(m, "\"")), seq(lit(m, "'"), many(m, 0, choice(m, seq(lit(m, "\\"), one(m,
          "^\n\r")), one(m, "^\n\r'\\\\"))), lit(m, "'")));
  const skipQuotedInput = seq(skipTextInQuotes, run(m, "\t\n\r "), choice(m, skipStepAhead, lit(m, "```"),
      skipEndsReply, not(m, one(m, "^"))));
  const leaf792 = leaf(m, and(m, choice(m, lit(m, "{"), skipQuotedInput)));
  const readCutStep = pick(m, 1, cut(m, skipStepAhead), lit(m, ""));
  const skipCutStep = quiet(m, readCutStep);
  const skip_textEnd = choice(m, skipThinkOpen, skipThinkClose, skipEndsReply);
  const skipTextStart = seq(not(m, skip_textEnd), one(m, "^\n\r"));
  const leaf795 = leaf(m, seq(not(m, skipStepAhead), not(m, skipCutStep), skipTextStart));
  const text800 = rounds(m, { before: seq(not(m, skip_textEnd), one(m, "^\n\r")) }, { before: seq(skipEol, run(m,
        "\t\n\r "), not(m, choice(m, skipStepAhead, skipEndsReply, skipCutStep, lit(m, "```"), lit(m, "~~~"),
            not(m, one(m, "^"))))) });
  const readInputFenceEnd = node(m, 'InputFenceEnd', lit(m, "```"));
  const readInputAtEnd = node(m, 'InputAtEnd', not(m, one(m, "^")));
  const readMissingInputFence = mistake(m, 'MissingInputFence', lit(m, ""));
  const leaf801 = leaf(m, choice(m, readInputFenceEnd, readInputAtEnd, readMissingInputFence));
  const readBadCutInput = pick(m, 1, cut(m, skipInputLabel), mistake(m, 'BadCutInput', run(m, "^", 1)));
  const leaf805 = leaf(m, readBadCutInput);
  const readBadCutStep = pick(m, 1, cut(m, skipStepAhead), mistake(m, 'BadCutStep', run(m, "^", 1)));
  const readBadStepWords = mistake(m, 'BadStepWords', seq(not(m, lit(m, "```")), not(m, skipStepAhead), not(m,
        skipEndsReply), many(m, 1, seq(not(m, skip_textEnd), one(m, "^\n\r")))));
  const readActionRest = choice(m, readSpace, readBadCutStep, readBadStepWords);
  const leaf807 = leaf(m, readActionRest);
  const readActionAtEnd = node(m, 'ActionAtEnd', not(m, one(m, "^")));
  const readActionOver = node(m, 'ActionOver', lit(m, ""));
  const readActionEnd = choice(m, readActionAtEnd, readActionOver);
  const leaf811 = leaf(m, readActionEnd);
  const readBadInline = mistake(m, 'BadInline', run(m, "\t "));
  const readInlineHead = node(m, (start, end, l) => ({ type: 'InlineHead', start, end, name: l[0] }),
    seq(skipActionLabel, label(m, 0, readActionName), and(m, seq(run(m, "\t "), one(m, "([{"))), readBadInline));
  const leaf815 = leaf(m, readInlineHead);
  const readInlineOpen = node(m, 'InlineOpen', one(m, "(["));
  const leaf818 = leaf(m, optional(m, readInlineOpen));
  const leaf820 = leaf(m, and(m, one(m, "\"'{")));
  const skipInlineClose = seq(one(m, ")]"), run(m, "\t "), and(m, choice(m, skipEol, skipEndsReply, not(m, one(m,
  "^")))));
  const text821 = rounds(m, { before: seq(not(m, choice(m, skipInlineClose, skip_textEnd)), one(m, "^\n\r")) });
  const readInlineClose = node(m, 'InlineClose', seq(one(m, ")]"), run(m, "\t "), and(m, choice(m, skipEol,
          skipEndsReply, not(m, one(m, "^"))))));
  const leaf823 = leaf(m, optional(m, readInlineClose));
  const readThoughtLabel = node(m, 'ThoughtLabel', skip_thoughtLabel);
  const leaf825 = leaf(m, readThoughtLabel);
  const leaf827 = leaf(m, not(m, skipStepAhead));
  const leaf828 = leaf(m, skipTextStart);
  const leaf829 = leaf(m, not(m, skipCutStep));
  const readStepOver = node(m, 'StepOver', lit(m, ""));
  const readStepThoughtEnd = choice(m, readMissingThoughtRest, readStepOver);
  const leaf830 = leaf(m, readStepThoughtEnd);
  const readAnswerLabel = node(m, 'AnswerLabel', skip_answerLabel);
  const leaf833 = leaf(m, readAnswerLabel);
  const readBadLoneInput = mistake(m, 'BadLoneInput', seq(skipInputLabel, run(m, "^\n\r")));
  const leaf835 = leaf(m, readBadLoneInput);
  const leaf837 = leaf(m, readBadCutStep);
  const leaf838 = leaf(m, readLoneText);
  const readStepsFenceEnd = node(m, 'StepsFenceEnd', seq(lit(m, "```"), run(m, "\t "), and(m, choice(m, skipEol,
          not(m, one(m, "^"))))));
  const leaf839 = leaf(m, optional(m, choice(m, readStepsFenceEnd, readMissingFenceEnd)));

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf43 }] } }, { op: 'leaf', read: leaf184 }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, STARTS_1, null, null, STARTS_2, STARTS_2, STARTS_3, null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: leaf241, isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf278 }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf202, body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf191 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf189 }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: [STARTS_4, null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf197 }, stepvalue, { op: 'leaf', read: leaf326 }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf370, body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: [STARTS_5, null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'leaf', read: leaf393 }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf497, body: stepinnerPart }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf526 }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf485, body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf532, body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: [STARTS_6, null, null], alternatives: [{ op: 'leaf', read: leaf393 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf563 }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: leaf575 }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf591 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_4, STARTS_7], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf593 }] } }, { op: 'leaf', read: leaf595 }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf597, body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: [STARTS_1, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf598, body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf602, body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf577 }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: leaf601 }, stepnextCall, { op: 'leaf', read: leaf603 }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf642, body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, STARTS_8], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: leaf332 }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf360 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, STARTS_11, null, null], alternatives: [{ op: 'leaf', read: leaf10 }, { op: 'again', step: () => stepThought }, stepstrayThoughtClose, { op: 'leaf', read: leaf312 }, stepcalls, { op: 'leaf', read: leaf654 }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf692 }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf7, body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_12, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf705 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf709 }, { op: 'again', step: () => stepWrapping }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: leaf726 }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf705 }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: [STARTS_6, null, null, null], alternatives: [{ op: 'leaf', read: leaf393 }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: leaf748 }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf753, body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, STARTS_4], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: leaf754 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf776 }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf792, body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf782, body: { op: 'choice', starts: [STARTS_13, null], alternatives: [stepinputValue, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf820, body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf827, body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'leaf', read: leaf393 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf829, body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: [STARTS_6, null, null, null, null, null, null, null, STARTS_11, null, null, null], alternatives: [{ op: 'leaf', read: leaf393 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf783 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf835 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf837 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf838 }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf782, body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: leaf731 }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf3 }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: leaf701 }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf16 }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'text', read: text20, isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf192, body: { op: 'choice', starts: [null, STARTS_1], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: leaf197 }, stepvalue, { op: 'leaf', read: leaf303 }] } }, { op: 'leaf', read: leaf307 }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf203 }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: leaf197 }, stepvalue, { op: 'leaf', read: leaf303 }] } }, { op: 'leaf', read: leaf304 }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf207 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf286 }] } }, { op: 'leaf', read: leaf299 }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf210 }, { op: 'leaf', read: leaf226 }, { op: 'optional', body: stepvalue }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: 4, isText: false, body: { op: 'sequence', hand: { register: 4, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: leaf228 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf233 }] } }, { op: 'leaf', read: leaf236 }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'text', read: text230, isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf249 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf254 }] } }, { op: 'leaf', read: leaf257 }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'text', read: text251, isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf260 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf265 }] } }, { op: 'leaf', read: leaf257 }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'text', read: text262, isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf267 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf274 }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'text', read: text269, isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf318 }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: leaf329 }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf323 }, { op: 'leaf', read: leaf325 }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf336 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf352 }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', register: -1, isText: true, body: { op: 'text', read: text344, isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf364 }, { op: 'leaf', read: leaf325 }, { op: 'leaf', read: leaf368 }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: leaf373 } }, { op: 'leaf', read: leaf378 }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', register: -1, isText: true, body: { op: 'text', read: text371, isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf379 }, { op: 'leaf', read: leaf325 }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: leaf615 }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf383 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_6, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf393 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf477 }, stepelementOfCall, { op: 'leaf', read: leaf530 }, stepargumentsOfJson, { op: 'leaf', read: leaf534 }] } }, { op: 'leaf', read: leaf545 }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf394 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: leaf438 }] } }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf470 }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf420 }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: leaf434 }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', register: -1, isText: true, body: { op: 'text', read: text424, isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'text', read: text442, isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf486 }, { op: 'leaf', read: leaf493 }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf519 }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'text', read: text498, isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf558 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_6, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf393 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf477 }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: leaf563 }] } }, { op: 'leaf', read: leaf545 }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf560 }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: leaf568 }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf573 }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: leaf568 }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf582 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_4, null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf587 }] } }, { op: 'leaf', read: leaf588 }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf584 }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: leaf329 }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf622 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf626 }, { op: 'leaf', read: leaf325 }, { op: 'optional', body: { op: 'choice', starts: [null, STARTS_1], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf628, body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: leaf632 }] } }, { op: 'leaf', read: leaf633 }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf635 }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: leaf640 }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf642, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: leaf643 }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf644, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf645 } }, { op: 'leaf', read: leaf633 }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', register: 2, isText: false, body: { op: 'sequence', hand: { register: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf647 }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: leaf649 }] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf659 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf676 }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf665, body: { op: 'choice', starts: [STARTS_9, STARTS_10, STARTS_4], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf671 }, { op: 'text', read: text672 }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf673 }, { op: 'text', read: text674 }] }, { op: 'leaf', read: leaf675 }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf665, body: { op: 'choice', starts: [STARTS_9, STARTS_10, STARTS_4], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf671 }, { op: 'text', read: text672 }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf673 }, { op: 'text', read: text674 }] }, { op: 'leaf', read: leaf675 }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'text', read: text679, isSome: true } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf711 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_6, null, null, STARTS_1], alternatives: [{ op: 'leaf', read: leaf393 }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: leaf723 }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf722, body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf733 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: leaf731 }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf735 }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: leaf731 }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf737 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf743 }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', register: -1, isText: true, body: { op: 'text', read: text742, isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf745 }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: leaf378 }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf750 }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: leaf378 }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', register: -1, isText: true, body: { op: 'text', read: text752, isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf759 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf352 }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf761 }, { op: 'leaf', read: leaf325 }, { op: 'leaf', read: leaf368 }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: leaf373 } }, { op: 'leaf', read: leaf378 }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf325 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf763 }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: leaf731 }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf766, body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: leaf767 }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf770 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf743 }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf774 }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: leaf378 }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf360 }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: leaf378 }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf766, body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: leaf779 }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: leaf731 }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf735 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf743 }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: leaf731 }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf325 }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: leaf731 }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf780 }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: leaf839 }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf785 }, { op: 'leaf', read: leaf325 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: leaf805 }] } }, { op: 'loop', body: { op: 'leaf', read: leaf807 } }, { op: 'leaf', read: leaf811 }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf788 }, { op: 'leaf', read: leaf325 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_9, STARTS_13, null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf790 }, { op: 'leaf', read: leaf325 }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: leaf325 }, { op: 'leaf', read: leaf801 }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf795 }, { op: 'text', read: text800 }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf815 }, { op: 'leaf', read: leaf818 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_13, null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: leaf823 }, { op: 'loop', body: { op: 'leaf', read: leaf807 } }, { op: 'leaf', read: leaf811 }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', register: -1, isText: true, body: { op: 'text', read: text821, isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf825 }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: leaf830 }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf828 }, { op: 'text', read: text800 }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf833 }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf828 }, { op: 'text', read: text800 }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: leaf731 }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf735 }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: leaf830 }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'again', step: () => stepReply },
      ReplyInside: { op: 'again', step: () => stepReplyInside },
      ReplyToRecipient: { op: 'again', step: () => stepReplyToRecipient },
      Messages: { op: 'again', step: () => stepMessages },
      MessagesInside: { op: 'again', step: () => stepMessagesInside },
      MessagesToRecipient: { op: 'again', step: () => stepMessagesToRecipient },
      Steps: { op: 'again', step: () => stepSteps },
      StepsInside: { op: 'again', step: () => stepStepsInside },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply', 'ReplyInside', 'ReplyToRecipient', 'Messages', 'MessagesInside', 'MessagesToRecipient', 'Steps', 'StepsInside'],
  rules: once(makeRules),
  mistakes: {
    BadThoughtAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","mend":"Write it once."},
    BadRegionMarker: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","mend":"Write it once."},
    BadThoughtClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call was kept as text, that of a thought left out.","example":"Done.</tool_call>","mend":"Leave it out, or write the marker that it closes."},
    MissingThoughtRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one."},
    MissingThoughtClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    BadEndToken: {"code":"end-token","severity":"warning","meaning":"There is an end-of-turn token in the text. It was left out.","example":"Done.<|im_end|>","mend":"Strip such tokens before the text is read."},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","mend":"Leave the fence out."},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    MissingCodeEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    BadStrayClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call was kept as text, that of a thought left out.","example":"Done.</tool_call>","mend":"Leave it out, or write the marker that it closes."},
    BadCutMarker: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutDialect: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one."},
    BadCutOpening: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutCode: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadSectionOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect does."},
    BadNoFence: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","mend":"Write the outer marker."},
    BadOpenAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","mend":"Write it once."},
    BadSectionClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","mend":"Write the marker as the dialect does."},
    BadCutClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingAtEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    MissingSectionClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    BadStrayWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write it before the block."},
    BadInnerFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","mend":"Leave the fence out."},
    BadBrackets: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
    BadCallOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect does."},
    BadNameEnd: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect does."},
    BadOtherCall: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the arguments as the dialect does."},
    BadNameTag: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the arguments as the dialect does."},
    BadNoNameEnd: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the arguments as the dialect does."},
    BadNameless: {"code":"no-call","severity":"error","meaning":"There is no call between the markers. The text was kept, or left out of its list.","example":"<function></function>","mend":"Write the name of the tool."},
    BadCallClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","mend":"Write the marker as the dialect does."},
    MissingCallClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    BadJunk: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","mend":"Close every string and every bracket."},
    BadCutCall: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadLoneOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","mend":"Write the outer marker."},
    MissingVerbatimClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    MissingKeyEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    MissingValueOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","mend":"Write the outer marker."},
    BadParameterOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect does."},
    BadParameterClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","mend":"Write the marker as the dialect does."},
    BadCutRaw: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingParameterClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    BadLoneKey: {"code":"bad-value","severity":"error","meaning":"A value cannot be read. It was kept as its raw text.","example":"<arg_key>hour</arg_key></tool_call>","mend":"Write the value, a string in quotes."},
    BadCutParameter: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadBracket: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","mend":"Write it once."},
    BadLineList: {"code":"call-list","severity":"warning","meaning":"One call is expected, not a list of calls.","example":"<tool_call>[{\"name\": \"ping\", \"arguments\": {}}]</tool_call>","mend":"Write each call alone."},
    BadCutArgument: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadKeyTag: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the arguments as the dialect does."},
    BadCutToolClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingToolClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    BadToolWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write it before the block."},
    MissingArgumentsOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","mend":"Write the outer marker."},
    BadCutArgumentsClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingArgumentsClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    BadElementClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","mend":"Write the marker as the dialect does."},
    BadCutElementClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingElementClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    BadCutElement: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutBuiltin: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingMessages: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","mend":"Write the outer marker."},
    BadOutside: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write it before the block."},
    BadMessageWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write it before the block."},
    BadBesideCalls: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write it before the block."},
    BadMessageMarker: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","mend":"Write it once."},
    BadHeaderAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","mend":"Write it once."},
    BadConstraintAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","mend":"Write it once."},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutFirst: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutMessageClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingMessageClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    BadRunOn: {"code":"run-on","severity":"error","meaning":"The model went on and wrote the part of the host. It was not read.","example":"Observation: 6","mend":"Stop before the observation."},
    BadLoneInput: {"code":"no-call","severity":"error","meaning":"There is no call between the markers. The text was kept, or left out of its list.","example":"<function></function>","mend":"Write the name of the tool."},
    BadInline: {"code":"input-in-line","severity":"warning","meaning":"The input is on the line of the action.","example":"Action: search[tides of Emden]","mend":"Write it on the next line, after \"Action Input:\"."},
    BadStepWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write it before the block."},
    BadStepsFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","mend":"Leave the fence out."},
    BadCutStep: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutInput: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingInputFence: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Write the closing marker."},
    BadDoubledBrace: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
    BadComma: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
    BadPoint: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
    BadNewline: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
    BadDoubleQuote: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
    BadSingleQuote: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
    BadEscape: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
    MissingBracket: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
    MissingQuote: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","mend":"Close every string and every bracket."},
    BadDebris: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","mend":"Close every string and every bracket."},
    MissingRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one."},
    BadCutPart: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutEscape: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutMarkedQuote: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadKey: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
    BadMarkedText: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON."},
  },
  registers: 5,
  tables: 0,
};
