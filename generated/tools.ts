// Generated from grammars/tools/reply.peggy, grammars/tools/like-calls.peggy, grammars/tools/calls.peggy, grammars/tools/blocks.peggy, grammars/tools/bare.peggy, grammars/tools/parameters.peggy, grammars/tools/python.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type Options, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofCharacter, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofScan, ofOption } from '../src/engine/generated.ts';

export interface EndNode extends TreeNode { readonly type: 'End'; }
export interface DialectNode extends TreeNode { readonly type: 'Dialect'; readonly dialect: string; }
export interface BareDialectNode extends TreeNode { readonly type: 'BareDialect'; readonly dialect: string; }
export interface WrappedDialectNode extends TreeNode { readonly type: 'WrappedDialect'; readonly dialect: string; }
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
export interface LikeCallNode extends TreeNode { readonly type: 'LikeCall'; readonly text: string; }
export interface LikeLineNode extends TreeNode { readonly type: 'LikeLine'; readonly text: string; }
export interface LikeStepNode extends TreeNode { readonly type: 'LikeStep'; readonly text: string; }
export interface CallHeadNode extends TreeNode {
  readonly type: 'CallHead';
  readonly flaw: BadOtherCallNode | BadNameTagNode | BadCallOpenNode | null;
  readonly name: string;
  readonly id: string | null;
  readonly attributes: AttributeNode[] | null;
  readonly nameFlaw: BadNameEndNode | BadNoNameEndNode | null;
}
export interface EmptyCallNode extends TreeNode {
  readonly type: 'EmptyCall';
  readonly name: string;
  readonly flaw: BadSelfCloseNode;
}
export interface AttributeNode extends TreeNode {
  readonly type: 'Attribute';
  readonly name: string;
  readonly value: string;
}
export interface CallCloseNode extends TreeNode { readonly type: 'CallClose'; }
export interface CallOverNode extends TreeNode { readonly type: 'CallOver'; }
export interface CallOverAtEndNode extends TreeNode { readonly type: 'CallOverAtEnd'; }
export interface BadCutCloseNode extends RecoveryNode { readonly type: 'BadCutClose'; }
export interface MissingAtEndNode extends RecoveryNode { readonly type: 'MissingAtEnd'; }
export interface BadBracketsNode extends RecoveryNode { readonly type: 'BadBrackets'; }
export interface BadCallOpenNode extends RecoveryNode { readonly type: 'BadCallOpen'; }
export interface BadNameEndNode extends RecoveryNode { readonly type: 'BadNameEnd'; }
export interface BadOtherCallNode extends RecoveryNode { readonly type: 'BadOtherCall'; }
export interface BadNameTagNode extends RecoveryNode { readonly type: 'BadNameTag'; }
export interface BadNoNameEndNode extends RecoveryNode { readonly type: 'BadNoNameEnd'; }
export interface BadNamelessNode extends RecoveryNode { readonly type: 'BadNameless'; }
export interface BadCallCloseNode extends RecoveryNode { readonly type: 'BadCallClose'; }
export interface BadSelfCloseNode extends RecoveryNode { readonly type: 'BadSelfClose'; }
export interface MissingCallCloseNode extends RecoveryNode { readonly type: 'MissingCallClose'; }
export interface BadJunkNode extends RecoveryNode { readonly type: 'BadJunk'; }
export interface BadCutCallNode extends RecoveryNode { readonly type: 'BadCutCall'; }
export interface SectionOpenNode extends TreeNode { readonly type: 'SectionOpen'; readonly title: string | null; }
export interface SectionCloseNode extends TreeNode { readonly type: 'SectionClose'; }
export interface SectionOverAtEndNode extends TreeNode { readonly type: 'SectionOverAtEnd'; }
export interface SectionOverNode extends TreeNode { readonly type: 'SectionOver'; }
export interface SeparatorNode extends TreeNode { readonly type: 'Separator'; }
export interface BadSectionOpenNode extends RecoveryNode { readonly type: 'BadSectionOpen'; }
export interface BadNoFenceNode extends RecoveryNode { readonly type: 'BadNoFence'; }
export interface BadOpenAgainNode extends RecoveryNode { readonly type: 'BadOpenAgain'; }
export interface BadSectionCloseNode extends RecoveryNode { readonly type: 'BadSectionClose'; }
export interface MissingSectionCloseNode extends RecoveryNode { readonly type: 'MissingSectionClose'; }
export interface BadStrayWordsNode extends RecoveryNode { readonly type: 'BadStrayWords'; }
export interface BadInnerFenceNode extends RecoveryNode { readonly type: 'BadInnerFence'; }
export interface InnerFenceEndNode extends TreeNode { readonly type: 'InnerFenceEnd'; }
export interface BadSeparatorNode extends RecoveryNode { readonly type: 'BadSeparator'; }
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
  readonly flaw: BadKeyTagNode | null | BadNamedTagNode;
  readonly key: string;
}
export interface ElementLayoutNode extends TreeNode { readonly type: 'ElementLayout'; }
export interface ElementCloseNode extends TreeNode { readonly type: 'ElementClose'; }
export interface BadKeyTagNode extends RecoveryNode { readonly type: 'BadKeyTag'; }
export interface BadNamedTagNode extends RecoveryNode { readonly type: 'BadNamedTag'; }
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
export interface MessagesFenceEndNode extends TreeNode { readonly type: 'MessagesFenceEnd'; }
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
export interface BadMessagesFenceNode extends RecoveryNode { readonly type: 'BadMessagesFence'; }
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
export interface ObjectOpenNode extends TreeNode { readonly type: 'ObjectOpen'; readonly place: string; }
export interface ObjectCloseNode extends TreeNode { readonly type: 'ObjectClose'; }
export interface KeyNode extends TreeNode {
  readonly type: 'Key';
  readonly quote: string;
  readonly name: string;
  readonly flaw: BadKeyNode | null;
}
export interface ListOpenNode extends TreeNode { readonly type: 'ListOpen'; readonly place: string; }
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
| BadRunOnNode | BuiltinHeadNode | PyKeyNode | BadCutArgumentNode | PyCallCloseNode | BadCutBuiltinNode
| CodeHeadNode | CodeTokenNode | MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode
| MessageAtEndNode | MessageOverNode | TextHeadNode | ToolMessageHeadNode | BadInnerFenceNode | InnerFenceEndNode
| BadBracketsNode | BadMessageWordsNode | SectionOpenNode | EmptyCallNode | CallHeadNode | ParameterHeadNode
| VerbatimOpenNode | VerbatimCloseNode | MissingVerbatimCloseNode | RawLayoutNode | RawEndNode
| BadParameterCloseNode | BadCutRawNode | MissingParameterCloseNode | BadCutParameterNode | ElementHeadNode
| ElementLayoutNode | ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode
| BadCutElementNode | BadLoneKeyNode | BadJunkNode | CallCloseNode | BadCallCloseNode | BadCutCloseNode
| CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | ElementCallHeadNode
| ArgumentsOpenNode | BadToolWordsNode | ArgumentsCloseNode | BadCutArgumentsCloseNode | MissingArgumentsCloseNode
| MissingArgumentsOpenNode | BadCutCallNode | SeparatorNode | BadSeparatorNode | PyOpenNode | PyHeadNode
| PyCloseNode | BadLineListNode | LineCommaNode | LineListEndNode | BadNamelessNode | BadStrayWordsNode
| SectionCloseNode | BadSectionCloseNode | SectionOverAtEndNode | SectionOverNode | MissingSectionCloseNode
| BadNoFenceNode | WordedListOpenNode | LateCloseNode | LoneCallHeadNode | LoneCallEndNode | BadBracketNode
| ToolHeadNode | ToolCloseNode | BadCutToolCloseNode | MissingToolCloseNode | BadStrayCloseNode | InlineCodeNode
| FenceOpenNode | FenceCloseNode | MissingCodeEndNode | BadCutMarkerNode | BadCutOpeningNode | BadCutCodeNode
| DialectNode | LikeCallNode | BadCutDialectNode | LoneTextNode | RegionCloseNode | RegionOverNode
| BadRegionMarkerNode | EmptyThoughtNode | BareDialectNode | LikeLineNode | BadFenceNode | WrappingEndNode
| MissingFenceEndNode | WrappedDialectNode | EndNode | BadThoughtAgainNode | ThoughtGoesOnNode
| FirstThoughtHeadNode | FirstCallsHeadNode | BadBesideCallsNode | FirstUserHeadNode | FirstTextHeadNode
| FirstCodeHeadNode | FirstToolHeadNode | BadMessagesFenceNode | ThoughtHeadNode | CallsHeadNode
| BadMessageMarkerNode | BadCutHeadNode | BadOutsideNode | MessagesFenceEndNode | BadCutFirstNode
| MissingMessagesNode | BadStepsFenceNode | LikeStepNode | ActionHeadNode | InputHeadNode | InputFenceNode
| InputFenceEndNode | InputAtEndNode | MissingInputFenceNode | BadCutInputNode | BadCutStepNode | BadStepWordsNode
| ActionAtEndNode | ActionOverNode | InlineHeadNode | InlineOpenNode | InlineCloseNode | ThoughtLabelNode
| StepOverNode | AnswerLabelNode | BadLoneInputNode | StepsFenceEndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtChars' | 'TripleChars' | 'DoubleChars' | 'SingleChars' | 'MarkedChars' | 'Code' | 'PlainArguments'
    | 'VerbatimText' | 'Raw' | 'ElementText' | 'FenceChars' | 'Text' | 'MessageThought' | 'ShownText' | 'InputText'
    | 'InlineText' | 'StepThoughtText' | 'StepText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadThoughtAgainNode | BadRegionMarkerNode | BadThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode
| BadEndTokenNode | BadFenceNode | MissingFenceEndNode | MissingCodeEndNode | BadStrayCloseNode | BadCutMarkerNode
| BadCutDialectNode | BadCutOpeningNode | BadCutCodeNode | BadCutCloseNode | MissingAtEndNode | BadBracketsNode
| BadCallOpenNode | BadNameEndNode | BadOtherCallNode | BadNameTagNode | BadNoNameEndNode | BadNamelessNode
| BadCallCloseNode | BadSelfCloseNode | MissingCallCloseNode | BadJunkNode | BadCutCallNode | BadSectionOpenNode
| BadNoFenceNode | BadOpenAgainNode | BadSectionCloseNode | MissingSectionCloseNode | BadStrayWordsNode
| BadInnerFenceNode | BadSeparatorNode | BadLoneOpenNode | MissingVerbatimCloseNode | MissingKeyEndNode
| MissingValueOpenNode | BadParameterOpenNode | BadParameterCloseNode | BadCutRawNode | MissingParameterCloseNode
| BadLoneKeyNode | BadCutParameterNode | BadBracketNode | BadLineListNode | BadCutArgumentNode | BadKeyTagNode
| BadNamedTagNode | BadCutToolCloseNode | MissingToolCloseNode | BadToolWordsNode | MissingArgumentsOpenNode
| BadCutArgumentsCloseNode | MissingArgumentsCloseNode | BadElementCloseNode | BadCutElementCloseNode
| MissingElementCloseNode | BadCutElementNode | BadCutBuiltinNode | MissingMessagesNode | BadOutsideNode
| BadMessageWordsNode | BadBesideCallsNode | BadMessageMarkerNode | BadHeaderAgainNode | BadConstraintAgainNode
| BadCutHeadNode | BadCutFirstNode | BadCutMessageCloseNode | MissingMessageCloseNode | BadMessagesFenceNode
| BadRunOnNode | BadLoneInputNode | BadInlineNode | BadStepWordsNode | BadStepsFenceNode | BadCutStepNode
| BadCutInputNode | MissingInputFenceNode | BadDoubledBraceNode | BadCommaNode | BadPointNode | BadNewlineNode
| BadDoubleQuoteNode | BadSingleQuoteNode | BadEscapeNode | MissingBracketNode | MissingQuoteNode | BadDebrisNode
| MissingRestNode | BadCutPartNode | BadCutEscapeNode | BadCutMarkedQuoteNode | BadKeyNode | BadMarkedTextNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Steps'
| 'StepsInside', 'model'>>
& Readonly<Record<'Wrapping' | 'WrappedDialect' | 'Bom' | 'Region' | 'BadRegionMarker' | 'EmptyThought' | 'BareDialect' | 'LikeLine', 'Reply' | 'ReplyInside' | 'ReplyToRecipient'>>
& Readonly<Record<'End', 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside'>>
& Readonly<Record<'Space', 'Action' | 'Arguments' | 'BareCalls' | 'BareObjects' | 'Builtin' | 'Call' | 'CallsMessage' | 'Element'
| 'ElementCall' | 'FencedInput' | 'FencedMessages' | 'FencedSteps' | 'FirstCalls' | 'FirstText' | 'FirstTool'
| 'InlineAction' | 'Input' | 'Lead' | 'List' | 'LooseArguments' | 'Member' | 'Messages' | 'MessagesInside'
| 'MessagesToRecipient' | 'Object' | 'OpenedStep' | 'PyArgument' | 'PyCall' | 'PyList' | 'Region' | 'Reply'
| 'ReplyInside' | 'ReplyToRecipient' | 'Section' | 'Set' | 'StepThought' | 'Steps' | 'StepsInside' | 'Stray'
| 'TextMessage' | 'Tool' | 'ToolMessage' | 'WordedList' | 'Wrapping'>>
& Readonly<Record<'Thought' | 'BadRunOn' | 'Dialect' | 'Fence' | 'LikeCall' | 'BadCutDialect' | 'LoneText', 'FencedSteps' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BadEndToken', 'FencedMessages' | 'FencedSteps' | 'FirstText' | 'Lead' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient'
| 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps' | 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BareList' | 'Builtin' | 'BadCutBuiltin' | 'TextHead' | 'Unfenced' | 'WordedList' | 'LoneCall' | 'BareObjects'
| 'BareLines' | 'Tool', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'
| 'Wrapping'>>
& Readonly<Record<'BadCutMarker' | 'BadCutOpening' | 'Citation' | 'BadStrayClose' | 'InlineCode' | 'Text' | 'BadCutCode'
| 'BadThoughtClose', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'CodeMessage' | 'ToolMessage', 'FencedMessages' | 'FirstText' | 'Lead' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Region' | 'Reply'
| 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage' | 'Wrapping'>>
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
& Readonly<Record<'SectionOpen' | 'BadOpenAgain' | 'BadSectionOpen' | 'SectionClose' | 'BadSectionClose' | 'SectionOverAtEnd'
| 'SectionOver' | 'MissingSectionClose' | 'BadCutCall' | 'BadStrayWords' | 'BadLineList' | 'LineComma'
| 'LineListEnd', 'Section'>>
& Readonly<Record<'BadCutClose', 'Call' | 'ElementCall' | 'Section'>>
& Readonly<Record<'MissingAtEnd', 'Call' | 'ElementCall' | 'PyList' | 'Section'>>
& Readonly<Record<'Separator' | 'BadSeparator', 'BareObjects' | 'Section'>>
& Readonly<Record<'PyList', 'BareLines' | 'Section'>>
& Readonly<Record<'BadNameless' | 'EmptyCall' | 'BadSelfClose' | 'Call' | 'ElementCall', 'BareCalls' | 'Section'>>
& Readonly<Record<'PyCall', 'PyList' | 'Section'>>
& Readonly<Record<'CallHead' | 'BadOtherCall' | 'BadNameEnd' | 'BadNoNameEnd' | 'BadNameTag' | 'BadCallOpen' | 'BadLoneKey'
| 'BadJunk', 'Call'>>
& Readonly<Record<'Parameter' | 'BadCutParameter' | 'CallClose' | 'BadCallClose' | 'CallOver' | 'CallOverAtEnd' | 'MissingCallClose', 'Call' | 'ElementCall'>>
& Readonly<Record<'Element', 'Arguments' | 'Call' | 'Element' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'BadCutElement', 'Arguments' | 'Call' | 'ElementCall' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'ParameterHead' | 'MissingKeyEnd' | 'MissingValueOpen' | 'BadParameterOpen' | 'Verbatim' | 'RawLayout' | 'Raw'
| 'RawEnd' | 'BadParameterClose' | 'BadCutRaw' | 'MissingParameterClose', 'Parameter'>>
& Readonly<Record<'VerbatimOpen' | 'VerbatimText' | 'VerbatimClose' | 'MissingVerbatimClose', 'Verbatim'>>
& Readonly<Record<'ElementHead' | 'BadKeyTag' | 'BadNamedTag' | 'ElementLayout' | 'ElementText' | 'ElementClose' | 'BadElementClose'
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
& Readonly<Record<'MissingFenceEnd', 'FencedMessages' | 'FencedSteps' | 'Wrapping'>>
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
& Readonly<Record<'FencedMessages' | 'BadCutFirst' | 'Lead', 'Messages'>>
& Readonly<Record<'ThoughtMessage' | 'CallsMessage' | 'TextMessage' | 'BadMessageMarker' | 'BadCutHead' | 'Stray', 'FencedMessages' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient'>>
& Readonly<Record<'BadMessagesFence' | 'MessagesFenceEnd', 'FencedMessages'>>
& Readonly<Record<'ThoughtHead', 'ThoughtMessage'>>
& Readonly<Record<'CallsHead', 'CallsMessage'>>
& Readonly<Record<'BadOutside', 'Lead' | 'Stray'>>
& Readonly<Record<'MissingMessages', 'Lead'>>
& Readonly<Record<'OpenedMessage', 'MessagesInside'>>
& Readonly<Record<'FencedSteps', 'Steps'>>
& Readonly<Record<'LikeStep' | 'Action' | 'InlineAction' | 'StepThought' | 'Answer' | 'BadLoneInput', 'FencedSteps' | 'Steps' | 'StepsInside'>>
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
export type Codes = "stray-marker" | "stray-close" | "cut-off" | "missing-close" | "end-token" | "fenced-call" | "json-repaired"
| "wrong-open" | "wrong-dialect" | "no-call" | "wrong-close" | "json-broken" | "missing-open" | "stray-text"
| "bad-value" | "call-list" | "run-on" | "input-in-line";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Space', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Bom', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ThoughtShown', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ThoughtCode', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ThoughtTick', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ListOpen', start, end, place: l[0] }),
  (start, end, l) => ({ type: 'ObjectOpen', start, end, place: l[0] }),
  (start, end, l) => ({ type: 'Key', start, end, quote: l[0], name: l[1], flaw: l[2] ?? null }),
  (start, end, l) => ({ type: 'TripleOpen', start, end, quote: l[0] }),
  (start, end, l) => ({ type: 'Number', start, end, text: l[0], flaw: l[1] ?? null }),
  (start, end, l) => ({ type: 'Word', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BuiltinHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'PyKey', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'CodeHead', start, end, opening: l[0] ?? null }),
  (start, end, l) => ({ type: 'TextHead', start, end, opening: l[0] ?? null }),
  (start, end, l) => ({ type: 'ToolMessageHead', start, end, opening: l[0] ?? null, name: l[1] }),
  (start, end, l) => ({ type: 'SectionOpen', start, end, title: l[0] ?? null }),
  (start, end, l) => ({ type: 'EmptyCall', start, end, name: l[0], flaw: l[1] }),
  (start, end, l) => ({ type: 'Attribute', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'CallHead', start, end, flaw: l[0] ?? null, name: l[1], id: l[2] ?? null, attributes: l[3] ?? null, nameFlaw: l[4] ?? null }),
  (start, end, l) => ({ type: 'ParameterHead', start, end, key: l[0], attributes: l[1] ?? null, valueType: l[2] ?? null, flaw: l[3] ?? null }),
  (start, end, l) => ({ type: 'ElementHead', start, end, flaw: l[0], key: l[1] }),
  (start, end, l) => ({ type: 'ElementCallHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'PyHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'LoneCallHead', start, end, flaw: l[0], name: l[1] }),
  (start, end, l) => ({ type: 'ToolHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'InlineCode', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FenceOpen', start, end, run: l[0] }),
  (start, end, l) => ({ type: 'FenceClose', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Dialect', start, end, dialect: l[0] }),
  (start, end, l) => ({ type: 'LikeCall', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LoneText', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BareDialect', start, end, dialect: l[0] }),
  (start, end, l) => ({ type: 'LikeLine', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'WrappedDialect', start, end, dialect: l[0] }),
  (start, end, l) => ({ type: 'FirstToolHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'ThoughtHead', start, end, opening: l[0] }),
  (start, end, l) => ({ type: 'CallsHead', start, end, opening: l[0] }),
  (start, end, l) => ({ type: 'LikeStep', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ActionHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'InlineHead', start, end, name: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadEscape', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadMarkedText', start, end, raw, text: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'hermes'; },
  () => { return 'granite'; },
  () => { return 'hermes'; },
  () => { return 'qwen3-coder'; },
  () => { return 'hy3'; },
  () => { return 'glm'; },
  () => { return 'functionary'; },
  () => { return 'qwen3-coder'; },
  () => { return 'qwen3-coder'; },
  () => { return 'seed-oss'; },
  () => { return 'mistral'; },
  () => { return 'deepseek-v3'; },
  () => { return 'deepseek-v3.1'; },
  () => { return 'deepseek-dsml'; },
  () => { return 'deepseek-dsml'; },
  () => { return 'kimi-k2'; },
  () => { return 'deepseek-v4.1'; },
  () => { return 'gigachat-3.5'; },
  () => { return 'gigachat-3.0'; },
  () => { return 'hy3'; },
  () => { return 'k2-horizon'; },
  () => { return 'longcat'; },
  () => { return 'dots'; },
  () => { return 'solar-open-2'; },
  () => { return 'minicpm5'; },
  () => { return 'inkling'; },
  () => { return 'minimax-m2'; },
  () => { return 'muse'; },
  () => { return 'anthropic'; },
  () => { return 'anthropic'; },
  () => { return 'olmo3'; },
  () => { return 'gemma4'; },
  () => { return 'functiongemma'; },
  () => { return 'command-r'; },
  () => { return 'nemotron-toolcall'; },
  () => { return 'firefunction'; },
  () => { return 'llama3-json'; },
  () => { return 'pythonic'; },
  () => { return 'step3'; },
  () => { return 'apertus'; },
  () => { return 'internlm2'; },
  () => { return 'gigachat'; },
  () => { return 'jamba'; },
  () => { return 'apriel'; },
  () => { return 'phi4'; },
  () => { return 'granite'; },
  () => { return 'phi4'; },
  () => { return 'granite'; },
  () => { return 'functionary'; },
  () => { return 'kimi-k3'; },
  () => { return 'minimax-m3'; },
  () => { return 'llm-jp-4'; },
  () => { return 'muse'; },
  () => { return 'harmony'; },
  () => { return 'command-r-plus'; },
  () => { return 'react'; },
  (labels) => { const parts = labels[0] as string[]; return parts.join(''); },
  () => { return '&'; },
  () => { return '<'; },
  () => { return '>'; },
  () => { return '\x22'; },
  () => { return '\x27'; },
  () => { return 'list'; },
  () => { return 'object'; },
  (labels) => { const parts = labels[0] as string[]; return parts.join(''); },
  (labels) => { const hex = labels[0] as string; return String.fromCharCode(Number.parseInt(hex, 16)); },
  (labels) => { const letter = labels[0] as string; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); },
  (labels) => { const char = labels[0] as string; return char; },
  (labels) => { const char = labels[0] as "'"; return char; },
  (labels) => { const letter = labels[0] as string; return '\x07\v'.charAt('av'.indexOf(letter)); },
  (labels) => { const octal = labels[0] as string; return String.fromCharCode(Number.parseInt(octal, 8)); },
  () => { return ''; },
  (labels) => { const char = labels[0] as string; return char; },
  (labels) => { const hex = labels[0] as string; return String.fromCharCode(Number.parseInt(hex, 16)); },
  (labels) => { const hex = labels[0] as string; return String.fromCodePoint(Number.parseInt(hex, 16)); },
  (labels) => { const bad = labels[0] as BadEscapeNode; return bad.text; },
  (labels) => { const parts = labels[0] as string[]; return parts.join(''); },
  (labels) => { const parts = labels[0] as string[]; return parts.join(''); },
  () => { return 'list'; },
  () => { return 'llama3-json'; },
  () => { return 'llama3-json'; },
  () => { return 'xlam'; },
  () => { return 'pythonic'; },
  () => { return 'pythonic'; },
  () => { return 'muse'; },
  () => { return 'llm-jp-4'; },
  () => { return 'harmony'; },
  () => { return 'react'; },
];

function makeRules(fixed: Options): GrammarRules {
  const m = new Machine(fixed);

  const TABLE_0 = tableOf("\u0000-\t\u000b\f\u000e-!#-%'-)+-;=?@B-Z\\^_abdeg-z|-\u007f");
  const TABLE_1 = tableOf("\u0000-\t\u000b\f\u000e-!#-[]-\u007f");
  const TABLE_2 = tableOf("0-9A-Z_a-z");
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
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l7; }
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) p++;
              m.hitEnd ||= p >= end && "^\n\r\"&*<>A[-]`cf{";
              break l5;
            }
            p = s6;
          } else
          m.hitEnd ||= p >= end;
          if (skipEnds(p) >= 0) { break l2; }

          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l2; }
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
    if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if ((p = read_plainText(p)) < 0) { return -1; }
    l_text = m.value as string;
    if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if (skipAfterText(p) < 0) {  return -1; }
    const node: PlainTextNode = { type: 'PlainText', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function skip_rawLayoutCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p = readLayout(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipNamedCloseCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p = readParameterCloseStart(p)) < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 32 || !text.startsWith(" name=", p)) { m.reaches(p, " name="); return -1; }
    p += 6;
    const near24 = p + 4;
    while (p < near24 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
    if (p === near24) p = STOPS_1.next(p);
    m.hitEnd ||= p >= end && "^\n\r>";
    if (p >= end || text.charCodeAt(p) !== 62) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipDriftedCloseCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l28: {
      if ((q = skipNamedClose(p)) >= 0) { p = q; break l28; }
      if ((p = readParameterCloseStart(p)) < 0) { return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) p++;
      m.hitEnd ||= p >= end && "0-9A-Z_a-z";
      if ((p < end && text.charCodeAt(p) === 62)) {

        p++;
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipRawMarkerCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l19: {
      const s20 = p;
      l21: {
        if ((p = readLenient(p)) < 0) { break l21; }
        l22: {
          if ((q = readParameterClose(p)) >= 0) { p = q; break l22; }
          if ((p = skipNamedClose(p)) < 0) { break l21; }
        }
        break l19;
      }
      p = s20;
      l25: {
        if ((p = readGuarded(p)) < 0) { break l25; }
        l26: {
          if ((q = readParameterClose(p)) >= 0) { p = q; break l26; }
          if ((p = skipDriftedClose(p)) < 0) { break l25; }
        }
        l35: {
          const s33 = p;
          l34: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            l36: {
              if ((q = skipEnds(p)) >= 0) { p = q; break l36; }
              if ((q = skipKeyTag(p)) >= 0) { p = q; break l36; }
              if ((p < end)) { break l34; }
              m.hitEnd ||= p >= end;
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
            m.hitEnd ||= p >= end;
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
        if ((p = readGuarded(p)) < 0) { break l42; }
        if ((p = read_callClose(p)) < 0) { break l42; }
        l45: {
          const s43 = p;
          l44: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p < end)) { break l44; }
            m.hitEnd ||= p >= end;
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
        if ((p = read_sectionClose(p)) < 0) { break l46; }
        l49: {
          const s47 = p;
          l48: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p < end)) { break l48; }
            m.hitEnd ||= p >= end;
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

        if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
        l51: {
          if ((q = readParameterOpen(p)) >= 0) { p = q; break l51; }
          if ((p = readWrongParameterOpen(p)) < 0) { break l50; }
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

        if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
        l16: {
          if ((p < end && text.charCodeAt(p) === 60)) {

            p++;
            break l16;
          } else
          m.hitEnd ||= p >= end;
          if ((p < end)) { break l14; }
          m.hitEnd ||= p >= end;
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

  function text0Code(p: number, inside: number): number {
    const { text, end } = m; let c = 0, q = 0;
    m.within = inside;
    switch (inside) {
      case 1: {
        const near8 = p + 4;
        while (p < near8 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
        if (p === near8) p = STOPS_0.next(p);
        if (p >= end) {
          m.hitEnd = true;
          return p;
        }
        break;
      }
    }
    m.within = 0;
    for (;;) {
      const from = p;
      m.hitEnd = false;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) {
        l9: {

          const near10 = p + 4;
          while (p < near10 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 60))) p++;
          if (p === near10) p = STOPS_0.next(p);
          if (p >= end) {
            if (!m.hitEnd) {
              m.within = 1;
              m.hitEnd = true;
              return p;
            }
            m.hitEnd = true;
          }
          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      l11: {
        if ((p = skipWholeCall(p)) < 0) { break l11; }
        if (skipClosesLater(p) < 0) {  break l11; }

        if (m.hitEnd && !m.eof) return from;
        continue;
      }
      p = from;
      l12: {
        if (skipRawStop(p) >= 0) { break l12; }

        l53: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l53; }
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 60) { m.hitEnd ||= p >= end; break l12; }
          p++;
        }

        if (m.hitEnd && !m.eof) return from;
        continue;
      }
      p = from;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l55: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; break l55; }
          if ((p = skipShownCall(p)) < 0) { break l55; }

          if (m.hitEnd && !m.eof) return from;
          continue;
        }
        p = from;
      } else m.hitEnd ||= p >= end;
      return from;
    }
  }

  const readPlainText = coded(readPlainTextCode, "\"", true);
  const skipPlainRun = coded(skipPlainRunCode, null, true);
  const skipRawStop = coded(skipRawStopCode, null, true);
  const skip_rawLayout = coded(skip_rawLayoutCode, null, true);
  const skipRawMarker = coded(skipRawMarkerCode, null, true);
  const skipNamedClose = coded(skipNamedCloseCode, null, true);
  const skipDriftedClose = coded(skipDriftedCloseCode, null, true);
  const rules = new Rules(m, [
      '[0,["L",["/",1,2]],"\\t\\n\\r \ufeff"]', // 0 leaf
      '[0,["N",0,[":",0,["$",["[+","\\t\\n\\r "]]]]]', // 1 readSpace
      '[0,["N",1,[":",0,["$","\ufeff"]]]]', // 2 readBom
      '[0,["L",4]]', // 3 leaf
      '[0,["N","RegionOpen",5]]', // 4 readRegionOpen
      '[0,["option","regionOpen","<|START_RESPONSE|>"]]', // 5 read_regionOpen
      '[0,["L",["s",["!",5],["!",7]]]]', // 6 leaf
      '[0,["option","regionClose","<|END_RESPONSE|>"]]', // 7 read_regionClose
      '[0,["L",9]]', // 8 leaf
      '[0,["N","Citation",10,["s",11,["[*","^\\n\\r>"],">"]]]', // 9 readCitation
      '[0,["option","citationOpen","<co>"]]', // 10 readCitationOpen
      '[0,["option","citationClose","</co"]]', // 11 readCitationClose
      '[0,["L",13]]', // 12 leaf
      '[0,["N","ThoughtOpen",14]]', // 13 readThoughtOpen
      '[0,["option","thinkOpen","<think>"]]', // 14 readThinkOpen
      '[0,[[["s",["!",16],["!",17],["!",["s",19,"`"]],["[","^"]],null,0,null,false]]]', // 15 text
      '[0,["option","thinkClose","</think>"]]', // 16 readThinkClose
      '[0,["/",18,["s",19,20,21]]]', // 17 skipThoughtEnds
      '[0,["option","thoughtBreak","<|tool_calls_section_begin|>"]]', // 18 readThoughtBreak
      '[0,["option","thoughtCode",""]]', // 19 read_thoughtCode
      '[0,["option","mixed",""]]', // 20 readMixed
      '[0,["q",22]]', // 21 skipDialectMark
      '[0,["/",["{",0,["s",23,"{"]],["{",1,["s",23,"["]],["{",2,["s",23,"```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["[","[{"]]],["{",3,["s",23,"<function",["[","=>"]]],["{",4,["s",23,["[+","^\\t\\n\\r <[`{"],"<tool_sep>"]],["{",5,["s",23,["[+","^\\t\\n\\r <[`{"],["[*","\\t "],["/",24,["[","<{"],["!",["[","^"]]]]],["{",6,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],"{"]],["{",7,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],["/","<parameter=","</function>"]]],["{",8,["s","<function=",["|",1,256,false,["[","^\\n\\r/>"]],"/>"]],["{",9,"<seed:tool_call>"],["{",10,"[TOOL_CALLS]"],["{",11,["s",["?",25],27,"function",28,["[+","^\\n\\r<`{"],["[*","\\t\\n\\r "],"```"]],["{",12,["s",["?",25],27,["[*","^\\n\\r<"],28,["[*","\\t\\n\\r "],"{"]],["{",13,["s","<",29,"DSML",29,["/",["s",["[*"," "],["/","function","tool"],"_calls>"],"invoke name="]]],["{",14,["s","<\uff5c",["/","function_calls>","tool_calls>","invoke name="]]],["{",15,["s","<|tool_call",["/","s_section_begin|>","_section_begin|>","_begin|>"]]],["{",16,["s","<",29,"DSML",29,["/",["s",["[*"," "],"calls>"],["s",["[+"," "],"invoke name="]]]],["{",17,["s","<",29,"GCML",29,["[*"," "],["/","tool_calls>","invoke name="]]],["{",18,["s",["?",["s","<|message_sep|>",["[*","\\t\\n\\r "]]],"function call<|role_sep|>"]],["{",19,["s","<tool_calls>",["[*","\\t\\n\\r "],"<tool_call>"]],["{",20,["s","<ifm|tool_call",["?","s"],">"]],["{",21,"<longcat_tool_call>"],["{",22,"<dots_function_call>"],["{",23,"<|tool_call:start|>"],["{",24,["s","<function name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["/",["s",">",["[*","\\t\\n\\r "],["/","<param name=","</function>"]],["s",["[*"," "],"/>"]]]],["{",25,["s",["?",["s","<|message_model|>",["[*","\\t\\n\\r "],30,["[*","\\t\\n\\r "]]],"<|content_invoke_tool_json|>"]],["{",26,"<minimax:tool_call>"],["{",27,["/","<atem:function_calls>","<atem:invoke name=\\""]],["{",28,["s","<",["?",31],["/","function_calls>","tool_calls>"],["[*","\\t\\n\\r "],["/",["s","<",["?",31],"invoke"],"invoke name="]]],["{",29,["s","<",["?",31],"invoke name=",["[","\\"\'"]]],["{",30,["s","<function_calls>",["[*","\\t\\n\\r "],30,"("]],["{",31,"<|tool_call>call:"],["{",32,"<start_function_call>"],["{",33,["/","<|START_ACTION|>","<|START_RESPONSE|>","<|START_TEXT|>","<|CHATBOT_TOKEN|>"]],["{",34,"<TOOLCALL>"],["{",35,["s","functools[",["[*","\\t\\n\\r "],"{"]],["{",36,"<|python_tag|>"],["{",37,["/","<|python_start|>","<|tool_call_start|>"]],["{",38,"<\uff5ctool_calls_begin\uff5c>"],["{",39,"<|tools_prefix|>"],["{",40,["s","<|action_start|>",["[*","\\t\\n\\r "],"<|plugin|>"]],["{",41,"<|function_call|>"],["{",42,["s","<tool_calls>",["[*","\\t\\n\\r "],"[",24]],["{",43,["s","<tool_calls>",["[*","\\t\\n\\r "],"["]],["{",44,["s","<|tool_call|>",["[*","\\t\\n\\r "],32,["[*","\\t\\n\\r "],"<|/tool_call|>"]],["{",45,["s","<|tool_call|>",["[*","\\t\\n\\r "],32]],["{",46,["s","<|tool_call|>",["[*","\\t\\n\\r "],"[",["*",["s",["!","<|/tool_call|>"],["!","<|tool_call|>"],["[","^"]]],"<|/tool_call|>"]],["{",47,["s","<|tool_call|>",["[*","\\t\\n\\r "],"["]],["{",48,["s",">>>",30,24]],["{",49,["/","<|open|>tools","<|open|>response","<|open|>call"]],["{",50,"]<]minimax[>["],["{",51,["/",["s","<|channel|> ",["[","a-z"]],"<|start|> assistant"]],["{",52,["s","<|start|>assistant",["[+"," "],"to=",30,"<|message|>"]],["{",53,["/","<|channel|>","<|start|>assistant"]],["{",54,["s","Action:",["[*","\\t\\n\\r "],"```json"]],["{",55,["s",34,["|",1,256,false,["[","^\\n\\r"]],24,["?","**"],"Action Input",35]]],"*<>A[]f"]', // 22 readDialectMark
      '[0,["|",1,4,false,["s","<tool_call>",["[*","\\t\\n\\r "]]],"<"]', // 23 skipHermesOpen
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 24 skipEol
      '[0,["s","<",["[","|\uff5c"],"tool",26,"calls",26,"begin",["[","|\uff5c"],">",["[*","^<"]]]', // 25 skipDeepseekCalls
      '[0,["/","\u2581",["s",["?","\\\\"],["["," _"]]]," \\\\\\\\_\u2581"]', // 26 skipDeepseekBlank
      '[0,["s","<",["[","|\uff5c"],"tool",26,"call",26,"begin",["[","|\uff5c"],">"]]', // 27 skipDeepseekCall
      '[0,["s","<",["[","|\uff5c"],"tool",26,"sep",["[","|\uff5c"],">"]]', // 28 skipDeepseekSep
      '[0,["/","\uff5c\uff5c",["[","|\u2016\uff5c"]],"|\u2016\uff5c"]', // 29 skipDsmlBar
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]', // 30 skipMarkName
      '[0,["s",["[+","a-z"],":"]]', // 31 skipNamespace
      '[0,["deep",["s","[",["*",["/",33,["[","^\\"<[]"],32]],"]"]]]', // 32 skipMarkList
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""]]', // 33 skipMarkString
      '[0,["s",["?","**"],"Action",35],"*A"]', // 34 skipMarkAction
      '[0,["s",["?",["s",["[+"," "],["[+","0-9"]]],["?","**"],":"]," *:"]', // 35 skipMarkLabelEnd
      '[0,["L",["/",37,39,153]]]', // 36 leaf
      '[0,["N",2,["s",38,[":",0,["$",["s",["&",17],["+",["s",["!",16],["!",14],["[","^"]]],["&",16]]]]]]]', // 37 readThoughtShown
      '[0,["option","drafts",""]]', // 38 readDrafts
      '[0,["N",3,["s",19,[":",0,["$",40]]]]]', // 39 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],41],"`"]', // 40 skip_code
      '[0,["q",42]]', // 41 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",43],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",151],["|",1,null,true,"`"]]]],152]],"`"]', // 42 readQuotedCall
      '[0,["/",44,["s",20,21]]]', // 43 skipAnyCallAhead
      '[0,["/",["s",["?",45],64],65,66,74,113,115,119,123,["s",126,127]]]', // 44 skipCallAhead
      '[0,["s",46,["[*","\\t "],["+",47],["[*","\\t\\n\\r "]]]', // 45 skipSectionTitle
      '[0,["option","titleOpen","<|message_model|>"]]', // 46 readTitleOpen
      '[0,["s",["!",48],["!",49],["[","^\\t\\n\\r \\"\'-)<->[]{-}\uff5c"]]]', // 47 skipNameChar
      '[0,["option","nameEnd",">"]]', // 48 readNameEnd
      '[0,["/",50,["s",["&",["[","\\n\\r"]],51]]]', // 49 skipEnds
      '[0,["option","endMarker","</tool_call>"]]', // 50 readEndMarker
      '[0,["s",52,["[*","\\t "],24,["[*","\\t\\n\\r "],["/",53,"```"]]]', // 51 skipStepsGoOn
      '[0,["option","steps",""]]', // 52 read_steps
      '[0,["/",54,57,58,59,60]]', // 53 skipStepAhead
      '[0,["s",52,55,["i","thought"],56]]', // 54 skip_thoughtLabel
      '[0,["?","**"]]', // 55 skipBold
      '[0,["s",["?",["s",["[+","\\t "],["[+","0-9"]]],["[*","\\t "],55,":",55,["[*","\\t "]],"\\t *:"]', // 56 skipLabelEnd
      '[0,["s",52,55,["i","action"],["/",["[+","\\t "],"_"],["i","input"],56]]', // 57 skipInputLabel
      '[0,["s",52,55,["i","observation"],56]]', // 58 skipObservationLabel
      '[0,["s",52,55,["i","final"],["[+","\\t "],["i","answer"],56]]', // 59 skip_answerLabel
      '[0,["s",61,62,63,62,["/",["s",["[*","\\t "],24],["s",["[*","\\t "],["[","([{"]]]]]', // 60 skipActionAhead
      '[0,["s",52,55,["i","action"],56]]', // 61 skipActionLabel
      '[0,["?",["[","\\"`"]]]', // 62 skipNameQuote
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"^"]', // 63 skipActionName
      '[0,["option","sectionOpen","<tool_call>"]]', // 64 read_sectionOpen
      '[0,["option","wrongSectionOpen","<toolcall>"]]', // 65 readWrongSectionOpen
      '[0,["s",67,["[*","\\t\\n\\r "],["/",["s","[",["[*","\\t\\n\\r "],["*",["s",68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]],"{"],71]]]', // 66 skip_wordedList
      '[0,["option","listWord","functools"]]', // 67 readListWord
      '[0,["/",69,70],"\\"\'\\\\-0-9"]', // 68 skipListedScalar
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[*","^\\n\\r\'"],"\'"]],"\\"\'"]', // 69 skipSetText
      '[0,["s",["?","-"],["[","0-9"],["[*","+\\\\-.0-9Ee"]],"\\\\-0-9"]', // 70 skipSetNumber
      '[0,["s","{",["[*","\\t\\n\\r "],["?",72],["[","\\"\'"],["/","name","function"],["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",73,["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":"]]]]', // 71 skipCallObject
      '[0,["s",["[","\\"\'"],"type",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],"function",["[","\\"\'"],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 72 skipBareType
      '[0,["s",["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[+","^\\n\\r\'"],"\'"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","\\"\'"],["/","parameters","arguments"],["[","\\"\'"],["[*","\\t\\n\\r "],":"],"\\"\'"]', // 73 skipBareName
      '[0,["s",["&",75],81]]', // 74 skipCallOpening
      '[0,["/",76,77,78,["s",79,80]]]', // 75 skipVisible
      '[0,["option","visibleOpen","<function="]]', // 76 readVisibleOpen
      '[0,["option","wrongCallOpen","<function name="]]', // 77 readWrongCallOpen
      '[0,["option","otherCallOpen","<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"]]', // 78 readOtherCallOpen
      '[0,["option","inElements",""]]', // 79 readInElements
      '[0,["option","namelessOpen","<function>"]]', // 80 readNamelessOpen
      '[0,["/",82,87,112]]', // 81 skipAnyCallHead
      '[0,["s",["/",83,77],["[*","\\t\\n\\r "],84,["[*","\\t\\n\\r "],["?",["[","\\"\'"]],86]]', // 82 skipEmptyCall
      '[0,["option","callOpen","<function="]]', // 83 readCallOpen
      '[0,["s",["!",85],47,["*",["s",["[*","\\t "],["!",85],47]]]]', // 84 skipEmptyName
      '[0,["s",["[*","\\t\\n\\r "],["?",["[","\\"\'"]],["[*","\\t "],"/>"],"\\t\\n\\r \\"\'/"]', // 85 skipSelfClose
      '[0,["s",["[*","\\t "],"/>"],"\\t /"]', // 86 skipBadSelfClose
      '[0,["/",["s",88,89,["[*","\\t\\n\\r "],94,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",83,["[*","\\t\\n\\r "],89,["[*","\\t\\n\\r "],["?",95],48,["*",97],98],["s",83,["[*","\\t\\n\\r "],["+",47],99],["s",83,["[*","\\t\\n\\r "],89,103],["s",83,["[*","\\t\\n\\r "],89,["[*","\\t\\n\\r "],["/",104,105]],["s",108,89,["[*","\\t\\n\\r "],107,["&",["s",["[*","\\t\\n\\r "],["/",102,109,["s",110,"<",["[","A-Z_a-z"]]]]]],["s",111,89,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],48],["s",["[*","\\t\\n\\r "],104],["s",100,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 87 skipCallHead
      '[0,78]', // 88 skipBadOtherCall
      '[0,["/",90,["s",47,["*",["s",["[*","\\t "],47]]]]]', // 89 skipCallName
      '[0,["q",91]]', // 90 skipEscapedName
      '[0,["{",56,["s",92,["&",["s",["[*","^\\n\\r\\"&"],"&"]],[":",0,["|",1,null,true,["/",93,["$",["s",["!",48],["[+","^\\n\\r\\"&"]]],"&"]]]]]]', // 91 readEscapedName
      '[0,["option","escapes",""]]', // 92 readEscapes
      '[0,["/",["{",57,"&amp;"],["{",58,"&lt;"],["{",59,"&gt;"],["{",60,"&quot;"],["{",61,["/","&apos;","&#39;"]]],"&"]', // 93 readEntity
      '[0,["option","otherNameEnd","```json"]]', // 94 readOtherNameEnd
      '[0,["s",96,["[+","^\\t\\n\\r <[{"]]]', // 95 skipCallId
      '[0,["option","idOpen","[CALL_ID]"]]', // 96 readIdOpen
      '[0,["s",["[*","\\t\\n\\r "],["[+","_a-z"],"=",["[","\\"\'"],["[*","^\\n\\r\\"\'"],["[","\\"\'"]],"\\t\\n\\r _a-z"]', // 97 skipAttribute
      '[0,["option","headEnd",""]]', // 98 readHeadEnd
      '[0,["s",100,["!",["s",["[*","\\t\\n\\r "],101]],["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],102,49]],["[","\\n\\r"]]]]]', // 99 skipLooseEnd
      '[0,["option","loose",""]]', // 100 readLoose
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 101 readWrongNameEnd
      '[0,["option","parameterOpen","<parameter="]]', // 102 readParameterOpen
      '[0,["s",100,["&",["s",["[*","\\t\\n\\r "],["/","{",102]]]]]', // 103 skip_looseArguments
      '[0,101]', // 104 skipBadNameEnd
      '[0,["&",["s",106,["/","{",102,107]]]]', // 105 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 106 readMayLackNameEnd
      '[0,["option","callClose","</function>"]]', // 107 read_callClose
      '[0,["s",80,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 108 skipBadNameTag
      '[0,["option","sectionClose","</tool_call>"]]', // 109 read_sectionClose
      '[0,["option","keyTags",""]]', // 110 readKeyTags
      '[0,77]', // 111 skipBadCallOpen
      '[0,["s",79,80,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],89,["[*","\\t\\n\\r "],"</tool_name>"]]', // 112 skipElementCallHead
      '[0,["s",114,71]]', // 113 skipBareObject
      '[0,["option","bareJson",""]]', // 114 readBareJson
      '[0,["/",["s",116,"[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'"],117,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",114,"[",["[*","\\t\\n\\r "],71],["s",118,71]]]', // 115 skip_bareList
      '[0,["option","bareLists",""]]', // 116 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 117 skipCallKey
      '[0,["option","bareOne",""]]', // 118 readBareOne
      '[0,["s",120,["!",121],"[",["[*","\\t\\n\\r "],122,"("]]', // 119 skip_pyList
      '[0,["option","python",""]]', // 120 readPython
      '[0,["s","[",122,"()]",["[","(["]]]', // 121 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"^"]', // 122 skipPyName
      '[0,["s","<",124,">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],125,">"]]]]', // 123 skipToolHead
      '[0,["option","toolName","ping"]]', // 124 readToolName
      '[0,["option","toolWord","ping"]]', // 125 readToolWord
      '[0,["option","channels",""]]', // 126 readChannels
      '[0,["/",["s",["&",128],129,["*",133],137,138,["*",133],144],["s",149,150,24]]]', // 127 skipToolMessageHead
      '[0,["s",129,131]]', // 128 skipAnyHead
      '[0,["/",["s",126,"<|start|>",["[*","\\t "],["?","assistant"]],["s",126,["&",["/","<|channel|>",130]]]]]', // 129 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 130 skipFirstTo
      '[0,["q",132]]', // 131 skipHeadGoesOn
      '[1,["scan",133,["/",144,["s",137,138,147]]],"\\t <cjt"]', // 132 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",134,135,141,142,["s",137,139,["!",140]],143],["[*","\\t "]]],"\\t <cjt"]', // 133 skipHeadPart
      '[0,["s",135,["&",["s",["*",["s",["!",136],["/",133,["s",137,138]]]],136]]]]', // 134 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 135 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 136 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 137 skipTo
      '[0,["s",["!",["s",139,["!",140]]],["?","functions."],["+",140]],"^"]', // 138 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 139 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"^"]', // 140 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 141 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 142 skipConstraint
      '[0,["/","json","code"],"cj"]', // 143 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",145]],"\\t <"]', // 144 skipMessage
      '[0,["s",146,["[","\\t "]]]', // 145 skipPadding
      '[0,["option","padded",""]]', // 146 readPadded
      '[0,["q",148]]', // 147 skipAddressedGoesOn
      '[1,["scan",133,144],"\\t <cjt"]', // 148 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 149 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",140]],"^"]', // 150 skipRecipientName
      '[0,["q",152]]', // 151 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 152 readSameTicks
      '[0,["N",4,[":",0,["$",["[+","`"]]]]]', // 153 readThoughtTick
      '[1,["L",155]]', // 154 leaf
      '[1,["/",156,157,158]]', // 155 readThoughtEnd
      '[0,["N","ThoughtClose",16]]', // 156 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 157 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 158 readMissingThoughtClose
      '[1,["L",160]]', // 159 leaf
      '[1,["M","BadThoughtClose",16]]', // 160 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],115]],["?",1]]]]', // 161 leaf
      '[0,["L",["&",115]]]', // 162 leaf
      '[0,["L",164]]', // 163 leaf
      '[0,["N",5,["s",[":",0,165],["/","[",166]]]]', // 164 readListOpen
      '[0,["{",62,""]]', // 165 readInList
      '[0,["option","tupleOpen","("]]', // 166 readTupleOpen
      '[1,["L",168]]', // 167 leaf
      '[1,["N","Comma",["s",["/",120,169],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],170,","]]', // 168 readComma
      '[0,["option","lines",""]]', // 169 readLines
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 170 readBadComma
      '[0,["L",["!",49]]]', // 171 leaf
      '[0,["L",173]]', // 172 leaf
      '[0,["N","SetOpen",["s",["/",120,169],"{",["&",["s",["[*","\\t\\n\\r "],["/",69,70],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 173 readSetOpen
      '[1,["L",175]]', // 174 leaf
      '[1,["N",6,["s",[":",0,176],"{",["?",177]]],"{"]', // 175 readObjectOpen
      '[0,["{",63,""]]', // 176 readInObject
      '[1,["M","BadDoubledBrace",["s","{",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'}"]]]]]]', // 177 readBadDoubledBrace
      '[1,["L",179]]', // 178 leaf
      '[1,["N",7,["s",[":",0,"\\""],[":",1,180],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,184],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,185],[":",1,186],185,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,187],["[*","\\t\\n\\r "],":"],["s",[":",0,188],[":",2,189],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],190]],[":",1,192],["[*","\\t\\n\\r "],":"]]]', // 179 readKey
      '[1,["{",64,[":",0,["|",0,null,true,["/",181,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 180 readDoubleKey
      '[1,["/",182,["{",75,[":",0,183]]]]', // 181 readKeyEscape
      '[0,["/",["{",65,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",66,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",67,["s","\\\\",[":",0,["$",["[","\\"/\\\\\\\\"]]]]],["{",68,["s",["/",120,169],"\\\\",[":",0,"\'"]]],["{",69,["s",["/",120,169],"\\\\",[":",0,["$",["[","av"]]]]],["{",70,["s",["/",120,169],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",71,["s",["/",120,169],"\\\\",24]],["{",72,["s",["/",120,169],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",73,["s",["/",120,169],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",74,["s",["/",120,169],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 182 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 183 readBadEscape
      '[1,["{",76,[":",0,["|",0,null,true,["/",181,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 184 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 185 readMarkedQuote
      '[0,["$",["+",["s",["!",185],["[","^\\n\\r"]]]]]', // 186 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"^"]', // 187 readBareKey
      '[0,["option","looseKeys",""]]', // 188 readLooseKeys
      '[1,["M","BadKey",""]]', // 189 readBadKey
      '[0,["q",191]]', // 190 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"^"]', // 191 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"^"]', // 192 readLooseKey
      '[0,["L",["?",194]]]', // 193 leaf
      '[0,["t",[0,1],["!",51],1]]', // 194 readGap
      '[0,["L",196]]', // 195 leaf
      '[0,["N",8,[":",0,["$",["/","\\"\\"\\"",["s",["/",120,169],"\'\'\'"]]]]]]', // 196 readTripleOpen
      '[0,[[["s",["!",198],["[","^\\\\\\\\"]],null,0,null,false],[182,null,0,null,true]]]', // 197 text
      '[0,["q",199]]', // 198 skipTripleAgain
      '[0,["same",5,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 199 readTripleAgain
      '[1,["L",["/",201,183]]]', // 200 leaf
      '[1,["@",1,["endsInside",202],["M","BadCutEscape",["[+","^"]]]]', // 201 readBadCutEscape
      '[0,["q",182]]', // 202 skipEscape
      '[1,["L",204]]', // 203 leaf
      '[1,["/",205,206,207]]', // 204 readTripleEnd
      '[0,["N","TripleClose",198]]', // 205 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 206 readMissingRest
      '[1,["M","MissingQuote",""]]', // 207 readMissingQuote
      '[0,["L",209],"\\""]', // 208 leaf
      readPlainText,
      '[0,["{",77,[":",0,["|",0,null,true,["/",["$",211],182]]]]]', // 210 read_plainText
      skipPlainRun,
      '[0,["/",["s",["[*","\\t "],49],["s",["[*","\\t\\n\\r "],["/",["[","),:]}"],49,["!",["[","^"]],["s","\\"",["[+","^\\n\\r\\"\\\\\\\\"],"\\"",["[*","\\t\\n\\r "],":"]]],["s",213,214],["s",216,213,["/",218,70,"true","false","null"],["/",["s",["[*","\\t\\n\\r "],["[","),]"]],["s",213,["[","\\"\'"]]]]]]', // 212 skipAfterText
      '[0,["[+","\\t\\n\\r "]]', // 213 skipSpace
      '[0,["s",["/",120,169],215,["[*","\\t\\n\\r "],"=",["!","="]]]', // 214 skipArgumentAhead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"^"]', // 215 skipBareKey
      '[0,["q",217]]', // 216 skipIsInList
      '[0,["same",4,["{",78,""]]]', // 217 readIsInList
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 218 skipNextText
      '[0,["L",220]]', // 219 leaf
      '[0,["N","DoubleOpen","\\""]]', // 220 readDoubleOpen
      '[0,[[["s",["!",49],["[","^\\t\\n\\r \\"\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",49,["!",222]]]],null,0,null,false],[182,null,0,null,true],[["s",49,["&",222]],null,0,null,false]]]', // 221 text
      '[0,["q",223]]', // 222 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["[",",:]}"]]],"^\\n\\r"]', // 223 readDoubleGoesOn
      '[1,["L",["/",201,183,225,226]]]', // 224 leaf
      '[1,["M","BadNewline",["s",["!",49],["[","\\n\\r"],["[*","\\t\\n\\r "],["!",["s",49,["!",222]]]]]]', // 225 readBadNewline
      '[1,["M","BadDoubleQuote",["s","\\"",["!",212]]]]', // 226 readBadDoubleQuote
      '[1,["L",228]]', // 227 leaf
      '[1,["/",229,206,207]]', // 228 readTextEnd
      '[0,["N","TextClose",["[","\\"\'"]]]', // 229 readTextClose
      '[0,["L",231]]', // 230 leaf
      '[0,["N","SingleOpen","\'"]]', // 231 readSingleOpen
      '[0,[[["s",["!",49],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",49,["!",233]]]],null,0,null,false],[182,null,0,null,true],[["s",49,["&",233]],null,0,null,false]]]', // 232 text
      '[0,["q",234]]', // 233 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 234 readSingleGoesOn
      '[1,["L",["/",201,183,225,236]]]', // 235 leaf
      '[1,["M","BadSingleQuote",["s","\'",["!",212]]]]', // 236 readBadSingleQuote
      '[0,["L",238]]', // 237 leaf
      '[0,["N","MarkedOpen",185]]', // 238 readMarkedOpen
      '[0,[[["s",["!",185],["!",49],["!",240],["[","^"]],null,0,null,false],[["s",["!",185],49,["&",242]],null,0,null,false]]]', // 239 text
      '[0,["q",241]]', // 240 skipCutMarkedQuote
      '[0,["@",1,["endsInside",185],""]]', // 241 readCutMarkedQuote
      '[0,["q",243]]', // 242 skipMarkedGoesOn
      '[0,["scan",["s",["!",185],["[","^\\n\\r"]],185]]', // 243 readMarkedGoesOn
      '[1,["L",245]]', // 244 leaf
      '[1,["/",246,247,206,207]]', // 245 readMarkedEnd
      '[0,["N","MarkedClose",185]]', // 246 readMarkedClose
      '[1,["@",1,["endsInside",185],["M","BadCutMarkedQuote",["[+","^"]]]]', // 247 readBadCutMarkedQuote
      '[1,["L",["/",249,250,253]]]', // 248 leaf
      '[1,["M",1,["s",[":",0,["$",["+",["s",["!",185],["!",49],["[","^\\n\\r\\"\'-),:[]{}"]]]]],185]]]', // 249 readBadMarkedText
      '[1,["N",9,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",251]],["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,252],["&",251]],["s",["/",120,169],[":",0,["$",["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]]]],["&",251]]]]', // 250 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],49]]', // 251 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 252 readBadPoint
      '[0,["N",10,[":",0,["$",["s",["!",49],["[","^\\t\\n\\r \\"\'-),:[]{}"],254]]]]]', // 253 readWord
      '[0,["q",255]]', // 254 skipWordRest
      '[0,["scan",["s",["!",49],["[","^\\t\\n\\r (),[]{}"]],["&",251]]]', // 255 readWordRest
      '[1,["L",["/",168,194,257,266]]]', // 256 leaf
      '[1,["@",1,["endsInside",258],["M","BadCutPart",["s",["+",["s",["!",49],["[","^"]]],["!",["[","^"]]]]]]', // 257 readBadCutPart
      '[0,["/",259,264,265]]', // 258 skipPart
      '[0,["/",["s","\\"",260,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",261,"\'",["[*","\\t\\n\\r "],":"],["s",185,262,185,["[*","\\t\\n\\r "],":"],["s","",215,["[*","\\t\\n\\r "],":"],["s",188,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],190]],263,["[*","\\t\\n\\r "],":"]]]', // 259 skipKey
      '[0,["q",180]]', // 260 skipDoubleKey
      '[0,["q",184]]', // 261 skipSingleKey
      '[0,["+",["s",["!",185],["[","^\\n\\r"]]]]', // 262 skipMarkedKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"^"]', // 263 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",251]],["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",251]],["s",["/",120,169],["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]],["&",251]]]]', // 264 skipNumber
      '[0,["s",["!",49],["[","^\\t\\n\\r \\"\'-),:[]{}"],254]]', // 265 skipWord
      '[1,["M","BadDebris",["s",["!",49],["!",267],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 266 readBadDebris
      '[0,["!",["[","^"]]]', // 267 skipMissingRest
      '[1,["L",269]]', // 268 leaf
      '[1,["/",270,206,271]]', // 269 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 270 readObjectClose
      '[1,["M","MissingBracket",""]]', // 271 readMissingBracket
      '[1,["L",["/",194,257,266]]]', // 272 leaf
      '[1,["L",274]]', // 273 leaf
      '[1,["/",275,206,271]]', // 274 readSetEnd
      '[0,["N","SetClose","}"]]', // 275 readSetClose
      '[1,["L",277]]', // 276 leaf
      '[1,["/",278,206,271]]', // 277 readListEnd
      '[0,["N","ListClose","]",279]]', // 278 readListClose
      '[0,["option","tupleClose",")"]]', // 279 readTupleClose
      '[1,["L",["/",281,285]]]', // 280 leaf
      '[1,["M","BadEndToken",["s",282,["&",283]]]]', // 281 readBadEndToken
      '[0,["option","endToken","<|im_end|>"]]', // 282 readEndToken
      '[0,["q",284]]', // 283 skipLastTokens
      '[0,["scan",["/",282,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 284 readLastTokens
      '[1,["M","BadRunOn",["s",["/",58,286],["[*","^"]]]]', // 285 readBadRunOn
      '[0,["/",["s",["*",["s",282,["[*","\\t\\n\\r "]]],["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]]],["s",["/","<tool_response>","<function_results>"],24]]]', // 286 skipHostPart
      '[0,["L",288]]', // 287 leaf
      '[0,["N",11,["s",289,[":",0,290],".call("]]]', // 288 readBuiltinHead
      '[0,["option","codeOpen","<|python_tag|>"]]', // 289 readCodeOpen
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"^"]', // 290 readBuiltinName
      '[0,["L",292]]', // 291 leaf
      '[0,["N",12,["s",[":",0,187],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 292 readPyKey
      '[0,["L",["?",1]]]', // 293 leaf
      '[1,["L",["/",1,295,257,266]]]', // 294 leaf
      '[1,["@",1,["endsInside",296],["M","BadCutArgument",["[+","^"]]]]', // 295 readBadCutArgument
      '[0,["s",215,["[*","\\t\\n\\r "],"=",["!","="]]]', // 296 skipPyKey
      '[1,["L",298]]', // 297 leaf
      '[1,["/",299,206,271]]', // 298 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 299 readPyCallClose
      '[1,["L",301]]', // 300 leaf
      '[1,["@",1,["endsInside",302],["M","BadCutBuiltin",["[+","^"]]]]', // 301 readBadCutBuiltin
      '[0,["s",289,303,".call("]]', // 302 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"^"]', // 303 skipBuiltinName
      '[1,["L",305]]', // 304 leaf
      '[1,["N",13,["s",["&",128],[":",0,306],["*",307],137,310,["!",140],["*",307],144],["s",149,310,24],["s",289,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 305 readCodeHead
      '[0,["/",["$",["s",126,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",126,["&",["/","<|channel|>",130]]]]]]', // 306 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",308,135,309,142,["s",137,139,["!",140]],143],["[*","\\t "]]],"\\t <cjt"]', // 307 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",135,["&",["s",["*",["s",["!",136],["/",133,["s",137,138]]]],136]]]]]', // 308 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 309 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 310 readCodeName
      '[0,[[["s",["!",312],["!",["s",282,283]],["[","^"]],null,0,null,false]]]', // 311 text
      '[0,["/",313,["s",126,["&","<"],128],["s",149,150,24],315]]', // 312 skipMarkAhead
      '[0,["s",126,["?",145],314]]', // 313 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 314 read_messageClose
      '[0,["q",316]]', // 315 skipCutMark
      '[0,["@",1,["endsInside",317],""]]', // 316 readCutMark
      '[0,["/",313,["s",126,["&","<"],128],["s",149,150,24]]]', // 317 skipMark
      '[1,["L",["/",319,320]]]', // 318 leaf
      '[0,["N","CodeToken",["s",["!",126],282]]]', // 319 readCodeToken
      '[1,["/",321,322,323,324,325]]', // 320 readMessageEnd
      '[0,["N","MessageClose",313]]', // 321 readMessageClose
      '[1,["@",1,["endsInside",317],["M","BadCutMessageClose",["[+","^"]]]]', // 322 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",126,["&","<|"]]]]', // 323 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 324 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 325 readMessageOver
      '[1,["L",327]]', // 326 leaf
      '[1,["N",14,["s",["&",128],[":",0,306],["*",307],144],["s",149,328,24]]]', // 327 readTextHead
      '[0,["option","allName","all"]]', // 328 readAllName
      '[1,["L",330]]', // 329 leaf
      '[1,["N",15,["s",["&",128],[":",0,306],["*",307],137,[":",1,331],["*",307],144],["s",149,[":",1,332],24]]]', // 330 readToolMessageHead
      '[0,["@",2,["!",["s",139,["!",140]]],["?","functions."],["$",["+",140]]],"^"]', // 331 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",140]]],"^"]', // 332 readRecipientName
      '[1,["L",["?",334]]]', // 333 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",75,["s",126,64]]]]]]', // 334 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],312]]]],"\\"\'[n{"]', // 335 leaf
      '[0,[[["s",126,["!",315],337],null,0,null,false]]]', // 336 text
      '[0,["s",["!",312],["!",["s",282,283]],["[","^"]]]', // 337 skipCodeChar
      '[1,["L",339]]', // 338 leaf
      '[1,["/",1,340,341,342]]', // 339 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",109],"```"]]]', // 340 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",49],["[","]}"]]]]]', // 341 readBadBrackets
      '[1,["M","BadMessageWords",["s",126,["+",["s",["!",312],["!",["s",282,283]],["[","^"]]]]]]', // 342 readBadMessageWords
      '[1,["L",320]]', // 343 leaf
      '[1,["L",345]]', // 344 leaf
      '[1,["N",16,["s",[":",0,["?",346]],64,["*",347]],["s",348,["*",347]]]]', // 345 readSectionOpen
      '[0,["@",2,46,["[*","\\t "],["$",["+",47]],["[*","\\t\\n\\r "]]]', // 346 readSectionTitle
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],64]]]', // 347 readBadOpenAgain
      '[1,["M","BadSectionOpen",65]]', // 348 readBadSectionOpen
      '[1,["L",350]]', // 349 leaf
      '[1,["N",17,["s",["/",83,77],["[*","\\t\\n\\r "],[":",0,351],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,352]]]]', // 350 readEmptyCall
      '[0,["$",["s",["!",85],47,["*",["s",["[*","\\t "],["!",85],47]]]]]', // 351 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 352 readBadSelfClose
      '[1,["L",354]]', // 353 leaf
      '[1,["N",19,["s",[":",0,355],[":",1,356],["[*","\\t\\n\\r "],94,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",83,["[*","\\t\\n\\r "],[":",1,356],["[*","\\t\\n\\r "],[":",2,["?",357]],48,[":",3,["|",0,null,true,358]],98],["s",83,["[*","\\t\\n\\r "],[":",1,["$",["+",47]]],99],["s",83,["[*","\\t\\n\\r "],[":",1,356],103],["s",83,["[*","\\t\\n\\r "],[":",1,356],["[*","\\t\\n\\r "],[":",4,["/",359,360]]],["s",[":",0,361],[":",1,356],["[*","\\t\\n\\r "],107,["&",["s",["[*","\\t\\n\\r "],["/",102,109,["s",110,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,362],[":",1,356],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],48],["s",["[*","\\t\\n\\r "],[":",4,359]],["s",100,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 354 readCallHead
      '[1,["M","BadOtherCall",78]]', // 355 readBadOtherCall
      '[0,["/",91,["$",["s",47,["*",["s",["[*","\\t "],47]]]]]]', // 356 readCallName
      '[0,["@",1,96,["$",["[+","^\\t\\n\\r <[{"]]]]', // 357 readCallId
      '[0,["N",18,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 358 readAttribute
      '[1,["M","BadNameEnd",101]]', // 359 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",106,["/","{",102,107]]]]]', // 360 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",80,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 361 readBadNameTag
      '[1,["M","BadCallOpen",77]]', // 362 readBadCallOpen
      '[0,["L",1]]', // 363 leaf
      '[1,["L",365]]', // 364 leaf
      '[1,["N",20,["s",102,["[*","\\t\\n\\r "],[":",0,366],[":",1,["|",0,null,true,358]],371,[":",2,["?",372]],["/",375,377]],["s",102,["[*","\\t\\n\\r "],[":",0,368],[":",3,378],375],["s",102,["[*","\\t\\n\\r "],[":",0,366],["[*","\\t\\n\\r "],[":",3,379]],["s",[":",3,380],[":",0,368],["?",["[","\\"\'"]],[":",1,["|",0,null,true,358]],">"]]]', // 365 readParameterHead
      '[0,["/",["@",0,91,367],["@",0,368,["[*","\\t\\n\\r "],367],["@",1,370,["$",["+",["s",["!",367],["[","^\\n\\r\\"<"]]]],367]]]', // 366 readClosedKey
      '[0,["option","keyEnd",">"]]', // 367 readKeyEnd
      '[0,["$",["s",369,["*",["s",["[*","\\t "],369]]]]]', // 368 readParameterKey
      '[0,["s",["!",367],["[","^\\t\\n\\r \\"\'<>"]]]', // 369 skipKeyChar
      '[0,["option","quotedKeys",""]]', // 370 readQuotedKeys
      '[0,["option","parameterHeadEnd",""]]', // 371 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],373,["$",["[*","^<"]],374]]', // 372 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 373 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 374 readTypeClose
      '[0,["s",["[*","\\t\\n\\r "],376]]', // 375 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 376 readValueOpen
      '[0,["option","valueFollows",""]]', // 377 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 378 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",377],["&",["[","^\\t\\n\\r <"]]]]]', // 379 readMissingValueOpen
      '[1,["M","BadParameterOpen",381]]', // 380 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 381 readWrongParameterOpen
      '[0,["L",383]]', // 382 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],384]]]', // 383 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 384 read_verbatimOpen
      '[0,[[["s",["!",386],["!",391],["[","^"]],null,0,null,false]]]', // 385 text
      '[0,["s",387,["&",["s",["[*","\\t\\n\\r "],["/",388,389]]]]]', // 386 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 387 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 388 readParameterClose
      '[0,["q",390]]', // 389 skipCutRaw
      '[0,["@",1,["endsInside",388],""]]', // 390 readCutRaw
      '[0,["q",392]]', // 391 skipCutVerbatim
      '[0,["@",1,["endsInside",386],""]]', // 392 readCutVerbatim
      '[1,["L",394]]', // 393 leaf
      '[1,["/",395,206,396]]', // 394 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",387,["&",["s",["[*","\\t\\n\\r "],388]],["[*","\\t\\n\\r "]]]]', // 395 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 396 readMissingVerbatimClose
      '[0,["L",398]]', // 397 leaf
      '[0,["N","RawLayout",["s",399,24]]]', // 398 readRawLayout
      '[0,["option","layout",""]]', // 399 readLayout
      '[0,["s",64,["[*","\\t\\n\\r "],83,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",109],["!",64],"<"]]],109]]', // 400 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],400,["s",["!",102],["!",381],["!",388],"<"]]],388]]', // 401 skipClosesLater
      skipRawStop,
      skip_rawLayout,
      skipRawMarker,
      '[0,["option","lenient",""]]', // 405 readLenient
      skipNamedClose,
      '[0,["option","parameterCloseStart","</parameter"]]', // 407 readParameterCloseStart
      '[0,["option","guarded",""]]', // 408 readGuarded
      skipDriftedClose,
      '[0,["s",110,411]]', // 410 skipKeyTag
      '[0,["s","<",412,">"]]', // 411 skipNextElement
      '[0,["/",413,["s",["!",414],416]]]', // 412 skipElementKey
      '[0,["option","toolParameter","port",2]]', // 413 readToolParameter
      '[0,["s",["/",415,["s",79,["/","invoke","tool_name","parameters"]]],">"]]', // 414 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 415 readWordThatIsNoKey
      '[0,["s",["/",417,79],["[+","^\\t\\n\\r /<>"]]]', // 416 skipAnyKey
      '[0,["option","nests",""]]', // 417 readNests
      '[0,["s",400,["&",401]]]', // 418 skipShownCall
      '[1,["L",420]]', // 419 leaf
      '[1,["/",421,422,423,206,425]]', // 420 readParameterEnd
      '[0,["N","RawEnd",["s",["?",403],388]]]', // 421 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",403],409]]]', // 422 readBadParameterClose
      '[1,["@",1,["endsInside",424],["M","BadCutRaw",["[+","^"]]]]', // 423 readBadCutRaw
      '[0,["s",["?",403],388]]', // 424 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 425 readMissingParameterClose
      '[1,["L",427]]', // 426 leaf
      '[1,["@",1,["endsInside",428],["M","BadCutParameter",["[+","^"]]]]', // 427 readBadCutParameter
      '[0,["/",["s",102,["[*","\\t\\n\\r "],429,["*",97],371,["?",431],["/",375,377]],["s",102,["[*","\\t\\n\\r "],430,"",375],["s",102,["[*","\\t\\n\\r "],429,["[*","\\t\\n\\r "],432],["s",433,430,["?",["[","\\"\'"]],["*",97],">"]]]', // 428 skipParameterHead
      '[0,["/",["s",90,367],["s",430,["[*","\\t\\n\\r "],367],["s",370,["+",["s",["!",367],["[","^\\n\\r\\"<"]]],367]]]', // 429 skipClosedKey
      '[0,["s",369,["*",["s",["[*","\\t "],369]]]]', // 430 skipParameterKey
      '[0,["s",["[*","\\t\\n\\r "],373,["[*","^<"],374]]', // 431 skipValueType
      '[0,["s",["!",377],["&",["[","^\\t\\n\\r <"]]]]', // 432 skipMissingValueOpen
      '[0,381]', // 433 skipBadParameterOpen
      '[0,["L",["&",["/",417,110]]]]', // 434 leaf
      '[1,["L",436]]', // 435 leaf
      '[1,["N",21,["s",[":",0,["?",437]],438,[":",1,439],">"],["s",417,438,[":",0,441],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 436 readElementHead
      '[1,["M","BadKeyTag",110]]', // 437 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 438 readTagOpen
      '[0,["/",413,["@",1,["!",414],440]]]', // 439 readElementKey
      '[0,["@",1,["/",417,79],["$",["[+","^\\t\\n\\r /<>"]]]]', // 440 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 441 readBadNamedTag
      '[0,["L",["?",443]]]', // 442 leaf
      '[0,["N","ElementLayout",["s",444,24]]]', // 443 readElementLayout
      '[0,["option","tagLayout",""]]', // 444 readTagLayout
      '[0,["L",["&",["s",417,["[*","\\t\\n\\r "],438,["!",414],416,">"]]]]', // 445 leaf
      '[0,[[["s",["!",447],["[","^"]],null,0,null,false]]]', // 446 text
      '[0,["/",448,["s",444,["?",24],["/",449,454,460,463,464]]]]', // 447 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 448 readTagMarker
      '[0,["s",450,["/",["&",["s",["[*","\\t\\n\\r "],["/",411,454,["!",["[","^"]]]]],["!",459]]]]', // 449 skipElementCloses
      '[0,["s",451,452,">"]]', // 450 skip_elementClose
      '[0,["option","tagClose","</"]]', // 451 readTagClose
      '[0,["q",453]]', // 452 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 453 readKeyAgain
      '[0,["/",455,458,["s",107,["&",["s",["[*","\\t\\n\\r "],["/",49,["!",["[","^"]]]]]]]]', // 454 skipElementsClose
      '[0,["s","</",["&",124],456,">"]]', // 455 skip_toolClose
      '[0,["q",457]]', // 456 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 457 readToolAgain
      '[0,["s",79,"</parameters>"]]', // 458 skip_argumentsClose
      '[0,["s",["*",["s",["!",450],["!",454],["!",460],["[","^"]]],450]]', // 459 skipElementClosesLater
      '[0,["s","<",["!",452],413,">",["!",461]]]', // 460 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",450],["!",454],["!",462],["[","^"]]],450]]', // 461 skipElementClosesBehind
      '[0,["s","<",452,">"]]', // 462 skipElementOpensAgain
      '[0,["s",110,49,["!",461]]]', // 463 skipMarksBehind
      '[0,["q",465]]', // 464 skipCutElement
      '[0,["@",1,["endsInside",450],""]]', // 465 readCutElement
      '[1,["L",467]]', // 466 leaf
      '[1,["/",468,470,471,206,472]]', // 467 readElementEnd
      '[0,["N","ElementClose",469]]', // 468 readElementClose
      '[0,["s",["?",["s",444,24]],450]]', // 469 skipElementEnding
      '[1,["M","BadElementClose",["s",417,451,["!",414],416,">"]]]', // 470 readBadElementClose
      '[1,["@",1,["endsInside",469],["M","BadCutElementClose",["[+","^"]]]]', // 471 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 472 readMissingElementClose
      '[1,["L",474]]', // 473 leaf
      '[1,["@",1,["endsInside",475],["M","BadCutElement",["[+","^"]]]]', // 474 readBadCutElement
      '[0,["/",["s",["?",476],438,412,">"],["s",417,438,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 475 skipElementHead
      '[0,110]', // 476 skipBadKeyTag
      '[1,["L",["/",478,334,340]]]', // 477 leaf
      '[1,["M","BadLoneKey",["s",102,["[*","\\t\\n\\r "],430,["[*","\\t\\n\\r "],367]]]', // 478 readBadLoneKey
      '[0,["L",["&",480]]]', // 479 leaf
      '[0,["s",["!",49],["[","\\"\'[{"]]]', // 480 skipAnyArguments
      '[1,["L",["/",341,482]]]', // 481 leaf
      '[1,["M","BadJunk",["s",["!",483],["!",107],["!",109],["!",75],["!",80],["s",["?",448],["+",["s",["!",49],["!",107],["!",484],["!",102],["!",448],["!",410],["!",["[","[{"]],["[","^"]]]]]]]', // 482 readBadJunk
      '[0,["option","callOver",""]]', // 483 read_callOver
      '[0,["q",485]]', // 484 skipCutStrayStop
      '[0,["@",1,["endsInside",486],""]]', // 485 readCutStrayStop
      '[0,["/",487,488]]', // 486 skipStop
      '[0,["option","marker","<tool_call>"]]', // 487 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 488 readToolOpening
      '[1,["L",490]]', // 489 leaf
      '[1,["/",491,492,494,495,496,498,499]]', // 490 readCallEnd
      '[0,["N","CallClose",107]]', // 491 readCallClose
      '[1,["M","BadCallClose",493]]', // 492 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 493 readWrongCallClose
      '[1,["@",1,["endsInside",486],["M","BadCutClose",["[+","^"]]]]', // 494 readBadCutClose
      '[0,["N","CallOver",["s",483,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 495 readCallOver
      '[0,["N","CallOverAtEnd",["s",483,497,["!",["[","^"]]]]]', // 496 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 497 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 498 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 499 readMissingCallClose
      '[0,["L",501]]', // 500 leaf
      '[0,["N",22,["s",79,80,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,356],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 501 readElementCallHead
      '[0,["L",503]]', // 502 leaf
      '[0,["N","ArgumentsOpen",504]]', // 503 readArgumentsOpen
      '[0,["s",79,"<parameters>"]]', // 504 skip_argumentsOpen
      '[1,["L",["/",474,506]]]', // 505 leaf
      '[1,["M","BadToolWords",["+",["s",["!",507],["!",123],["!",49],["!",508],["[","^"]]]]]', // 506 readBadToolWords
      '[0,["/",454,504,411]]', // 507 skipToolTag
      '[0,["q",509]]', // 508 skipCutToolTag
      '[0,["@",1,["endsInside",507],""]]', // 509 readCutToolTag
      '[1,["L",511]]', // 510 leaf
      '[1,["/",512,513,206,514]]', // 511 readArgumentsEnd
      '[0,["N","ArgumentsClose",458]]', // 512 readArgumentsClose
      '[1,["@",1,["endsInside",458],["M","BadCutArgumentsClose",["[+","^"]]]]', // 513 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 514 readMissingArgumentsClose
      '[1,["L",516]]', // 515 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 516 readMissingArgumentsOpen
      '[1,["L",518]]', // 517 leaf
      '[1,["@",1,["endsInside",81],["M","BadCutCall",["[+","^"]]]]', // 518 readBadCutCall
      '[1,["L",["/",1,520,523,334,340]]]', // 519 leaf
      '[0,["N","Separator",["s",521,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",522],["!",["[","^"]]]]]]]]]', // 520 readSeparator
      '[0,["option","separator",";"]]', // 521 read_separator
      '[0,["+",["s",282,["[*","\\t\\n\\r "]]]]', // 522 skipTokens
      '[1,["M","BadSeparator",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",113,["s",169,122,"("]]]]]]]', // 523 readBadSeparator
      '[0,["L",525]]', // 524 leaf
      '[0,["N","PyOpen",["s",["&",119],"["]]]', // 525 readPyOpen
      '[0,["L",527]]', // 526 leaf
      '[0,["N",23,["s",[":",0,528],"("]]]', // 527 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"^"]', // 528 readPyName
      '[1,["L",["/",168,1,266]]]', // 529 leaf
      '[1,["L",531]]', // 530 leaf
      '[1,["/",532,498,271]]', // 531 readPyEnd
      '[0,["N","PyClose","]"]]', // 532 readPyClose
      '[1,["L",534]]', // 533 leaf
      '[1,["M","BadLineList",["s",169,"[",["&",["s",["[*","\\t\\n\\r "],122,"("]]]]]', // 534 readBadLineList
      '[0,["L",["/",536,1]],"\\t\\n\\r ,"]', // 535 leaf
      '[0,["N","LineComma",","]]', // 536 readLineComma
      '[0,["L",["?",538]]]', // 537 leaf
      '[0,["N","LineListEnd","]"]]', // 538 readLineListEnd
      '[0,["L",["&",169]]]', // 539 leaf
      '[0,["L",["s",["&",541],["!",49]]]]', // 540 leaf
      '[0,["option","json",""]]', // 541 readJson
      '[1,["L",341]]', // 542 leaf
      '[0,["L",["&",75]]]', // 543 leaf
      '[1,["L",["/",545,546]]]', // 544 leaf
      '[1,["M","BadNameless",["s",["/",80,76],["*",["s",["!",107],["!",109],["!",74],["[","^"]]],["?",107]]]]', // 545 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",547],["+",["s",["!",548],["!",["s",["/",541,169],["[","[{"]]],["[","^"]]]],["s",["&",["s",551,552]],["+",["s",["!",548],["[","^\\n\\r[{"]]]]]]', // 546 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 547 readSectionCloses
      '[0,["/",["s",126,312],109,549,550,7,46,64,75,["s",169,24,["[*","\\t\\n\\r "],122,"("],["s",282,283],484]]', // 548 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 549 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",64],["!",83],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 550 skipOtherClose
      '[0,["option","sectionOver",""]]', // 551 read_sectionOver
      '[0,["q",553]]', // 552 skipStrayToList
      '[0,["scan",["s",["!",548],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 553 readStrayToList
      '[1,["L",555]]', // 554 leaf
      '[1,["/",556,494,557,558,559,498,560]]', // 555 readSectionEnd
      '[0,["N","SectionClose",109]]', // 556 readSectionClose
      '[1,["M","BadSectionClose",549,550]]', // 557 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",551,["!",["[","^"]]]]]', // 558 readSectionOverAtEnd
      '[0,["N","SectionOver",551]]', // 559 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 560 readMissingSectionClose
      '[1,["L",562]]', // 561 leaf
      '[1,["M","BadNoFence",["s",563,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 562 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 563 readUnfencedOpen
      '[0,["L",565]]', // 564 leaf
      '[0,["N","WordedListOpen",["s",["&",66],67]]]', // 565 readWordedListOpen
      '[0,["L",["&",567]]]', // 566 leaf
      '[0,["s",568,74]]', // 567 skipBareCall
      '[0,["option","bare",""]]', // 568 readBare
      '[1,["L",["/",1,545]]]', // 569 leaf
      '[0,["L",["?",571]]]', // 570 leaf
      '[0,["N","LateClose",109]]', // 571 readLateClose
      '[1,["L",573]]', // 572 leaf
      '[1,["N",24,["s",[":",0,574],[":",1,528],["&","{"]]]]', // 573 readLoneCallHead
      '[1,["M","BadLoneOpen",575]]', // 574 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 575 readLoneOpen
      '[0,["L",577]]', // 576 leaf
      '[0,["N","LoneCallEnd",["?",107]]]', // 577 readLoneCallEnd
      '[0,["L",["&",113]]]', // 578 leaf
      '[1,["L",["/",1,520,523,341]]]', // 579 leaf
      '[0,["L",["&",119]]]', // 580 leaf
      '[1,["L",582]]', // 581 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 582 readBadBracket
      '[0,["L",584]]', // 583 leaf
      '[0,["N",25,["s","<",[":",0,124],">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],125,">"]]]]]', // 584 readToolHead
      '[1,["L",586]]', // 585 leaf
      '[1,["/",587,588,206,589]]', // 586 readToolEnd
      '[0,["N","ToolClose",455]]', // 587 readToolClose
      '[1,["@",1,["endsInside",455],["M","BadCutToolClose",["[+","^"]]]]', // 588 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 589 readMissingToolClose
      '[1,["L",["/",591,593]]]', // 590 leaf
      '[1,["M","BadStrayClose",592]]', // 591 readBadStrayClose
      '[0,["option","closeMarker","</tool_call>"]]', // 592 readCloseMarker
      '[0,["N",26,[":",0,["$",40]]]]', // 593 readInlineCode
      '[0,["L",595]]', // 594 leaf
      '[0,["N",27,["s",["!",596],[":",0,598],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,599],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 595 readFenceOpen
      '[0,["s",597,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 596 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 597 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 598 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 599 readTildes
      '[0,["L",["s",["!",601],["!",605]]]]', // 600 leaf
      '[0,["s",602,["&",["s",["[*","\\t "],["/",604,43,149,7,313]]]]]', // 601 skipFenceEnd
      '[0,["q",603]]', // 602 skipClosingRun
      '[0,["closes",0,["/",598,599]],"`~"]', // 603 readClosingRun
      '[0,["/",24,605,["!",["[","^"]]]]', // 604 skipFenceOver
      '[0,["s",["/",282,313],283]]', // 605 skipEndsReply
      '[0,["L","```"]]', // 606 leaf
      '[0,[["`",null,0,null,false]]]', // 607 text
      '[0,["L","~~~"]]', // 608 leaf
      '[0,[["~",null,0,null,false]]]', // 609 text
      '[0,["L",["[","^"]]]', // 610 leaf
      '[1,["L",["/",612,613]]]', // 611 leaf
      '[0,["N",28,[":",0,["$",601]]]]', // 612 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 613 readMissingCodeEnd
      '[0,[[null,"^\\n\\r\\"&*<>A[-]`cf{",1,[["\\n","\\t \\"&*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,null,false],[["s","&",["&",["[","^#al"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",486],["!",615],["!",617],["!",646],["[","^`"]],null,0,null,false]]]', // 614 text
      '[0,["q",616]]', // 615 skipCutStop
      '[0,["@",1,["endsInside",486],""]]', // 616 readCutStop
      '[0,["/",21,618,622,286]]', // 617 skipDialectStop
      '[0,["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],619]]', // 618 skipDialectCut
      '[0,["q",620]]', // 619 skipCutDialect
      '[0,["@",1,["endsInside",621],""]]', // 620 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",30,">"],["s","<function name=",["[","\\"\'"],30,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 621 skipDialectStart
      '[0,["/",623,626,631,632,637,641,642,643,644]]', // 622 skip_likeCall
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",72],["[","\\"\'"],624,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],625,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",72],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 623 skipLikeObject
      '[0,["/",117,"tool_name","tool","action"],"afinpt"]', // 624 skipLikeKey
      '[0,["option","knownTool","ping"]]', // 625 readKnownTool
      '[0,["/",["s",["!",121],"[",["[*","\\t\\n\\r "],625,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",215,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",121],"[",["[*","\\t\\n\\r "],627,"(",["[*","\\t\\n\\r "],628,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],628]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],627,"("],"]"]],["s",20,["!",121],"[",627,"(",630,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 626 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"^"]', // 627 skipLikeName
      '[0,["s",627,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],629]]', // 628 skipLikeArgument
      '[0,["/",630,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 629 skipLikeLiteral
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 630 skipLikeString
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",20,"<tool_call>",["|",1,256,false,["[","^<"]],"</tool_call>"]]]', // 631 skipLikeTag
      '[0,["/",["s",633,["[*","\\t "],["?",634],625,["[*","\\t "],635,636,["/",["[","<{"],633]],["s","<",625,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="]]]],"&<\\\\\\\\"]', // 632 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 633 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 634 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 635 skipLikeClose
      '[0,["*",["/",["[","\\t\\n\\r >"],"\\\\n","\\\\r"]]]', // 636 skipLikeGap
      '[0,["s",633,["|",0,32,false,638],639,["|",0,256,false,["s",["!",635],["[","^\\n\\r&<>"]]],635,636,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],636,["/",["[","(<[]{"],633]]]', // 637 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",639],["!",635],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 638 skipLikeLead
      '[0,["/",["s",["i","tool"],640,["i","call"]],["s",["i","function"],640,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],640,["i","prefix"]],["s",["i","start"],640,["i","action"]],["s",["i","content"],640,["i","invoke"]],["s",["i","python"],640,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 639 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 640 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],640,["i","calls"],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 641 skipLikeList
      '[0,["s",633,["[*","\\t "],["i","|open|"],["[*","\\t "],635,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 642 skipLikeOpenCall
      '[0,["s",633,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],635,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],633,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 643 skipLikeChannel
      '[0,["s","Action",35,["/",["s",["|",1,256,false,["[","^\\n\\r"]],24,645,["?","**"],["i","action"],["["," _"],["i","input"],35],["s",636,"```",["[*","^\\n\\r`"],24,636,["[","[{"]]]]]', // 644 skip_likeStep
      '[0,["s",["|",1,8,false,["s",["[*","\\t "],">"]],636],"\\t >"]', // 645 skipLikeQuote
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 646 skipTildesAhead
      '[1,["L",["/",648,649,651,652,653,654,655]]]', // 647 leaf
      '[1,["@",1,["endsInside",486],["M","BadCutMarker",["[+","^"]]]]', // 648 readBadCutMarker
      '[1,["@",1,["endsInside",650],["M","BadCutOpening",["[+","^"]]]]', // 649 readBadCutOpening
      '[0,["/",["s",["?",45],64],119,66,567,113,123,["s",149,150,24],["s",289,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 650 skipOpening
      '[1,["@",1,["endsInside",40],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",43],["[","^\\n\\r`"]]],43]],["[+","^"]]]]]', // 651 readBadCutCode
      '[0,["N",29,[":",0,22]]]', // 652 readDialect
      '[0,["N",30,[":",0,["$",622]]]]', // 653 readLikeCall
      '[1,["@",1,["endsInside",621],["M","BadCutDialect",["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 654 readBadCutDialect
      '[0,["N",31,[":",0,["$",["/",522,["s",24,["&",617]],486,["[+","`"],["[","^"]]]]]]', // 655 readLoneText
      '[1,["L",657]]', // 656 leaf
      '[1,["/",658,157,659]]', // 657 readRegionEnd
      '[0,["N","RegionClose",7]]', // 658 readRegionClose
      '[0,["N","RegionOver",""]]', // 659 readRegionOver
      '[1,["L",661]]', // 660 leaf
      '[1,["M","BadRegionMarker",662,7]]', // 661 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 662 readTurnOpen
      '[1,["L",["/",664,281]]]', // 663 leaf
      '[0,["N","EmptyThought",16]]', // 664 readEmptyThought
      '[1,["L",["/",285,648,649,652,666,671]]]', // 665 leaf
      '[0,["N",32,[":",0,667]]]', // 666 readBareDialect
      '[0,["/",["{",79,["s","{",["[*","\\t\\n\\r "],["?",668],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",80,["s","{",["[*","\\t\\n\\r "],["?",668],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",81,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",82,["s",["!",669],"[",["[*","\\t\\n\\r "],30,"(",["[*","\\t\\n\\r "],["/",")",["s",30,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",83,["s","[",["[*","\\t\\n\\r "],30,"(",["[*","\\t\\n\\r "],["/",33,670],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",84,["s",["?"," "],"to=",30,"<|message|>"]],["{",85,["s",["?"," "],"to=",30," <|channel|> "]],["{",86,["s",["?"," "],"to=",30,["[*"," "],["[*","a-z"],"<|"]],["{",87,["s",["?","**"],"Thought",35,["*",["s",["!",["s",24,34]],["[","^"]]],24,34]]]," *T[t{"]', // 667 read_bareDialect
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 668 skipMarkType
      '[0,["s","[",30,"()]",["[","(["]]]', // 669 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 670 skipMarkSingle
      '[0,["N",33,[":",0,["$",["s",625,"(",["[*","\\t\\n\\r "],["/",")",["s",215,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 671 readLikeLine
      '[1,["L",673]]', // 672 leaf
      '[1,["M","BadFence",["s",["&",674],["/",597,678],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",44,680]]]],"`~"]', // 673 readBadFence
      '[0,["/",["s",597,["[*","^\\n\\r`"],24,["*",["/",675,["s",["!",677],["/",597,["[","^"]]]]],["/",["s",597,283],["!",["[","^"]]]],["s",678,["[*","^\\n\\r"],24,["*",["s",["!",679],["/",678,["[","^"]]]],["/",["s",678,283],["!",["[","^"]]]]],"`~"]', // 674 skipWholeFence
      '[0,["s",597,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",676],["/",597,["[","^"]]]],["/",676,["!",["[","^"]]]]]', // 675 skipShownFence
      '[0,["/",["s",["&","```"],107],677],"`"]', // 676 skipShownEnd
      '[0,["s",597,["[*","\\t "],["/",24,282,["!",["[","^"]]]]]', // 677 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 678 skipTildes
      '[0,["s",678,["[*","\\t "],["/",24,282,["!",["[","^"]]]]]', // 679 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",681,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 680 skip_fencedObject
      '[0,["option","fencedName","ping"]]', // 681 readFencedName
      '[0,["L",["&",680]],"{"]', // 682 leaf
      '[1,["L",["?",["/",684,685]]]]', // 683 leaf
      '[0,["N","WrappingEnd",["s",["/",597,678],["&",["s",["[*","\\t "],604]]]],"`~"]', // 684 readWrappingEnd
      '[1,["M","MissingFenceEnd",["!",["[","^"]]]]', // 685 readMissingFenceEnd
      '[0,["L",687]]', // 686 leaf
      '[0,["N",34,["s",20,["&",674],["/",597,678],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",22,667]]]]]', // 687 readWrappedDialect
      '[0,["L",["?",689]]]', // 688 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 689 readEnd
      '[1,["L",["?",691]]]', // 690 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],14]]]', // 691 readBadThoughtAgain
      '[0,["L",693]]', // 692 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 693 readThoughtGoesOn
      '[0,["L",695]]', // 694 leaf
      '[0,["N","FirstThoughtHead",["s",696,144]]]', // 695 readFirstThoughtHead
      '[0,["s",697,"self",["!",140]]]', // 696 skipToSelf
      '[0,["option","addressed",""]]', // 697 readAddressed
      '[0,[[["s",["!",312],["[","^"]],null,0,null,false]]]', // 698 text
      '[1,["L",700]]', // 699 leaf
      '[1,["/",321,157,323,325]]', // 700 readThoughtMessageEnd
      '[0,["L",702]]', // 701 leaf
      '[0,["N","FirstCallsHead",["s",703,144,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 702 readFirstCallsHead
      '[0,["s",697,138]]', // 703 skipToTool
      '[1,["L",["/",334,340,705]]]', // 704 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",312],["!",["s",282,283]],["!",44],["!",484],["[","^"]]]]]', // 705 readBadBesideCalls
      '[0,["L",707]]', // 706 leaf
      '[0,["N","FirstUserHead",["s",697,139,["!",140],144]]]', // 707 readFirstUserHead
      '[0,[[["s",697,["!",312],["[","^"]],null,0,null,false]]]', // 708 text
      '[0,["L",["!",312]]]', // 709 leaf
      '[0,["L",711]]', // 710 leaf
      '[0,["N","FirstTextHead",["s",328,712]]]', // 711 readFirstTextHead
      '[0,["s",["&",713],24]]', // 712 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 713 readRecipientOpenIsUsed
      '[1,["L",715]]', // 714 leaf
      '[1,["N","FirstCodeHead",["s",310,["!",140],["*",307],144],["s",310,712]]]', // 715 readFirstCodeHead
      '[1,["L",717]]', // 716 leaf
      '[1,["N",35,["s",[":",0,331],["*",307],144],["s",[":",0,332],712]],"^"]', // 717 readFirstToolHead
      '[1,["L",719]]', // 718 leaf
      '[1,["M","BadMessagesFence",["s",126,["&",674],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",128]]]]', // 719 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 720 leaf
      '[1,["L",722]]', // 721 leaf
      '[1,["N",36,["s",["&",128],[":",0,306],["*",["s",["!",723],307]],724,144],["s",["&",128],[":",0,306],137,696,144]]]', // 722 readThoughtHead
      '[0,["s",136,["[*","\\t "],"analysis",["!",140],["*",["s",["!",136],133]],["&",144]]]', // 723 skipLastAnalysis
      '[1,["s",136,["[*","\\t "],"analysis",["!",140],["*",["s",["!",136],307]],["&",144]]]', // 724 noteLastAnalysis
      '[0,["L",726]]', // 725 leaf
      '[0,["N",37,["s",["&",128],[":",0,306],137,["!",696],703,144,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 726 readCallsHead
      '[1,["L",["/",728,281,1,729]]]', // 727 leaf
      '[1,["M","BadMessageMarker",313]]', // 728 readBadMessageMarker
      '[1,["@",1,["endsInside",317],["M","BadCutHead",["[+","^"]]]]', // 729 readBadCutHead
      '[0,["L",["!",731]]]', // 730 leaf
      '[0,["s",126,130,["/",139,138],["*",133],144]]', // 731 skipFirstHead
      '[1,["L",733]]', // 732 leaf
      '[1,["M","BadOutside",""]]', // 733 readBadOutside
      '[1,["L",["?",["/",735,685]]]]', // 734 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",282,["!",["[","^"]]]]]]]', // 735 readMessagesFenceEnd
      '[1,["L",737]]', // 736 leaf
      '[1,["@",1,["endsInside",731],["M","BadCutFirst",["[+","^"]]]]', // 737 readBadCutFirst
      '[1,["L",["/",739,733]]]', // 738 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 739 readMissingMessages
      '[1,["L",741]]', // 740 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",53]]]]', // 741 readBadStepsFence
      '[1,["L",["/",281,285,743]]]', // 742 leaf
      '[0,["N",38,[":",0,["$",644]]]]', // 743 readLikeStep
      '[0,["L",745]]', // 744 leaf
      '[0,["N",39,["s",61,62,[":",0,746],62,["[*","\\t "],24]]]', // 745 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"^"]', // 746 readActionName
      '[0,["L",748]]', // 747 leaf
      '[0,["N","InputHead",57]]', // 748 readInputHead
      '[0,["L",750]]', // 749 leaf
      '[0,["N","InputFence",["s","```",["[*","^\\n\\r`"],24]]]', // 750 readInputFence
      '[0,["L",["&",["/","{",752]]],"\\"\'{"]', // 751 leaf
      '[0,["s",753,["[*","\\t\\n\\r "],["/",53,"```",605,["!",["[","^"]]]]]', // 752 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 753 skipTextInQuotes
      '[0,["L",["s",["!",53],["!",755],757]]]', // 754 leaf
      '[0,["q",756]]', // 755 skipCutStep
      '[0,["@",1,["endsInside",53],""]]', // 756 readCutStep
      '[0,["s",["!",758],["[","^\\n\\r"]]]', // 757 skipTextStart
      '[0,["/",14,16,605]]', // 758 skip_textEnd
      '[0,[[["s",["!",758],["[","^\\n\\r"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",53,605,755,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 759 text
      '[1,["L",["/",761,762,763]]]', // 760 leaf
      '[0,["N","InputFenceEnd","```"]]', // 761 readInputFenceEnd
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 762 readInputAtEnd
      '[1,["M","MissingInputFence",""]]', // 763 readMissingInputFence
      '[1,["L",765]]', // 764 leaf
      '[1,["@",1,["endsInside",57],["M","BadCutInput",["[+","^"]]]]', // 765 readBadCutInput
      '[1,["L",767]]', // 766 leaf
      '[1,["/",1,768,769]]', // 767 readActionRest
      '[1,["@",1,["endsInside",53],["M","BadCutStep",["[+","^"]]]]', // 768 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",53],["!",605],["+",["s",["!",758],["!",770],["[","^\\n\\r"]]]]]]', // 769 readBadStepWords
      '[0,["/",["s",["!","Action"],617],644]]', // 770 skipStepStop
      '[0,["L",772]]', // 771 leaf
      '[0,["/",773,774]]', // 772 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 773 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 774 readActionOver
      '[1,["L",776]]', // 775 leaf
      '[1,["N",40,["s",61,[":",0,746],["&",["s",["[*","\\t "],["[","([{"]]],777]]]', // 776 readInlineHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 777 readBadInline
      '[0,["L",["?",779]]]', // 778 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 779 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 780 leaf
      '[0,[[["s",["!",["/",782,758]],["[","^\\n\\r"]],null,0,null,false]]]', // 781 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,605,["!",["[","^"]]]]]]', // 782 skipInlineClose
      '[0,["L",["?",784]]]', // 783 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,605,["!",["[","^"]]]]]]]', // 784 readInlineClose
      '[0,["L",786]]', // 785 leaf
      '[0,["N","ThoughtLabel",54]]', // 786 readThoughtLabel
      '[0,["L",["!",53]]]', // 787 leaf
      '[0,["L",757]]', // 788 leaf
      '[0,["L",["!",755]]]', // 789 leaf
      '[1,["L",791]]', // 790 leaf
      '[1,["/",157,792]]', // 791 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 792 readStepOver
      '[0,["L",794]]', // 793 leaf
      '[0,["N","AnswerLabel",59]]', // 794 readAnswerLabel
      '[0,[[null,"^\\n\\r\\"&*<>A[-]`cf{",1,null,false]]]', // 795 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],40]],"A`cf"]', // 796 leaf
      '[0,["L",["s",["!",758],["!",770],["[","^\\n\\r`"]]]]', // 797 leaf
      '[0,[[null,"^\\n\\r\\"&*<>A[-]`cf{",1,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,null,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,null,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,null,false],[41,null,0,null,false],[null,"`",1,null,false],[["s",["!",758],["!",770],["[","^\\n\\r`"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",53,605,755,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 798 text
      '[1,["L",800]]', // 799 leaf
      '[1,["M","BadLoneInput",["s",57,["[*","^\\n\\r"]]]]', // 800 readBadLoneInput
      '[1,["L",768]]', // 801 leaf
      '[1,["L",["/",652,653,654,655]]]', // 802 leaf
      '[1,["L",["?",["/",804,685]]]]', // 803 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 804 readStepsFenceEnd
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, "{": ofAction, handing: ofHanding, hand: ofHand, i: ofCase, character: ofCharacter, scan: ofScan, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });
  let skipEol: Match = rules.called(24, (made) => { skipEol = made; });
  let skipEnds: Match = rules.called(49, (made) => { skipEnds = made; });
  let readParameterOpen: Match = rules.called(102, (made) => { readParameterOpen = made; });
  let read_callClose: Match = rules.called(107, (made) => { read_callClose = made; });
  let read_sectionClose: Match = rules.called(109, (made) => { read_sectionClose = made; });
  let read_plainText: Match = rules.called(210, (made) => { read_plainText = made; });
  let skipAfterText: Match = rules.called(212, (made) => { skipAfterText = made; });
  let readWrongParameterOpen: Match = rules.called(381, (made) => { readWrongParameterOpen = made; });
  let readParameterClose: Match = rules.called(388, (made) => { readParameterClose = made; });
  let skipCutRaw: Match = rules.called(389, (made) => { skipCutRaw = made; });
  let readLayout: Match = rules.called(399, (made) => { readLayout = made; });
  let skipWholeCall: Match = rules.called(400, (made) => { skipWholeCall = made; });
  let skipClosesLater: Match = rules.called(401, (made) => { skipClosesLater = made; });
  let readLenient: Match = rules.called(405, (made) => { readLenient = made; });
  let readParameterCloseStart: Match = rules.called(407, (made) => { readParameterCloseStart = made; });
  let readGuarded: Match = rules.called(408, (made) => { readGuarded = made; });
  let skipKeyTag: Match = rules.called(410, (made) => { skipKeyTag = made; });
  let skipShownCall: Match = rules.called(418, (made) => { skipShownCall = made; });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(36) }] } }, { op: 'leaf', read: rules.at(154) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(208), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(248) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(171), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(161) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(159) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["^", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(167) }, stepvalue, { op: 'leaf', read: rules.at(294) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(335), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[n{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(363) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(445), body: stepinnerPart }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(473) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(434), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(479), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(363) }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(505) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(349) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(517) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(533) }, { op: 'loop', body: { op: 'choice', starts: ["^", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(535) }] } }, { op: 'leaf', read: rules.at(537) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(539), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(540), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(543), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(519) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(542) }, stepnextCall, { op: 'leaf', read: rules.at(544) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(578), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(300) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(326) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThought }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(280) }, stepcalls, { op: 'leaf', read: rules.at(590) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(647) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(660) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(663) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(665) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(660) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(363) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(704) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(709), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "^"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(710) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(727) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(751), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(720), body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinputValue, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(780), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(787), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(363) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(789), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(363) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(742) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(799) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(801) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(802) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(720), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(686) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(688) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(656) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(12) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(15), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(162), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ListOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(163) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(167) }, stepvalue, { op: 'leaf', read: rules.at(272) }] } }, { op: 'leaf', read: rules.at(276) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(172) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(167) }, stepvalue, { op: 'leaf', read: rules.at(272) }] } }, { op: 'leaf', read: rules.at(273) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ObjectOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(174) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(256) }] } }, { op: 'leaf', read: rules.at(268) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(178) }, { op: 'leaf', read: rules.at(193) }, { op: 'optional', body: stepvalue }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 5, isText: false, body: { op: 'sequence', hand: { attribute: 5, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(195) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(200) }] } }, { op: 'leaf', read: rules.at(203) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(197), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(219) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(224) }] } }, { op: 'leaf', read: rules.at(227) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(221), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(230) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(235) }] } }, { op: 'leaf', read: rules.at(227) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(232), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(237) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(244) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(239), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(287) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(297) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(291) }, { op: 'leaf', read: rules.at(293) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(304) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(318) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(311), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(329) }, { op: 'leaf', read: rules.at(293) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(338) } }, { op: 'leaf', read: rules.at(343) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(336), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(344) }, { op: 'leaf', read: rules.at(293) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(554) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(353) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(363) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(426) }, stepelementOfCall, { op: 'leaf', read: rules.at(477) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(481) }] } }, { op: 'leaf', read: rules.at(489) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(364) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(397) }] } }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: rules.at(419) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(382) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(393) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(385), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: text0Code, isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(435) }, { op: 'leaf', read: rules.at(442) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(466) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(446), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(500) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(363) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(426) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(505) }] } }, { op: 'leaf', read: rules.at(489) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(502) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(510) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(515) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(510) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(524) }, { op: 'loop', body: { op: 'choice', starts: ["^", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(529) }] } }, { op: 'leaf', read: rules.at(530) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(526) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(297) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(561) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(564) }, { op: 'leaf', read: rules.at(293) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(566), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(569) }] } }, { op: 'leaf', read: rules.at(570) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(572) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(576) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(578), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(579) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(580), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(581) } }, { op: 'leaf', read: rules.at(570) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(583) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(585) }] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(594) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(611) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(600), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(606) }, { op: 'text', read: rules.text(607) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(608) }, { op: 'text', read: rules.text(609) }] }, { op: 'leaf', read: rules.at(610) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(600), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(606) }, { op: 'text', read: rules.text(607) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(608) }, { op: 'text', read: rules.text(609) }] }, { op: 'leaf', read: rules.at(610) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(614), isSome: true } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(672) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(363) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(683) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(682), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(690) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(686) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(688) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(692) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(686) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(688) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(694) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(699) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(698), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(701) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(343) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(706) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(343) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(708), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(714) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(318) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(716) }, { op: 'leaf', read: rules.at(293) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(338) } }, { op: 'leaf', read: rules.at(343) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(293) }, { op: 'optional', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(736) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(688) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(718) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(720), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(734) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(721) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(699) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(725) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(343) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(326) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(343) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(730), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(732) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(730), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(738) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(688) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(692) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(699) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(688) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(293) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(688) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(740) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(803) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(744) }, { op: 'leaf', read: rules.at(293) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(764) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(766) } }, { op: 'leaf', read: rules.at(771) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(747) }, { op: 'leaf', read: rules.at(293) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(749) }, { op: 'leaf', read: rules.at(293) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(293) }, { op: 'leaf', read: rules.at(760) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(754) }, { op: 'text', read: rules.text(759) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(775) }, { op: 'leaf', read: rules.at(778) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(783) }, { op: 'loop', body: { op: 'leaf', read: rules.at(766) } }, { op: 'leaf', read: rules.at(771) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(781), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(785) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(790) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(788) }, { op: 'text', read: rules.text(759) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(793) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["^\n\r\"&*<>A[-]`cf{", "A`cf", "`", null], alternatives: [{ op: 'text', read: rules.text(795), isSome: true }, { op: 'leaf', read: rules.at(796) }, { op: 'text', read: rules.text(607), isSome: true }, { op: 'leaf', read: rules.at(797) }] }, { op: 'text', read: rules.text(798) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(688) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(692) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(790) }] } };

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
    BadThoughtAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadRegionMarker: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadThoughtClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call was kept as text, that of a thought left out.","example":"Done.</tool_call>","hint":"Leave it out, or write the marker that it closes."},
    MissingThoughtRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one."},
    MissingThoughtClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadEndToken: {"code":"end-token","severity":"warning","meaning":"There is an end-of-turn token in the text. It was left out.","example":"Done.<|im_end|>","hint":"Strip such tokens before the text is read."},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","hint":"Leave the fence out."},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    MissingCodeEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadStrayClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call was kept as text, that of a thought left out.","example":"Done.</tool_call>","hint":"Leave it out, or write the marker that it closes."},
    BadCutMarker: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutDialect: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutOpening: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutCode: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingAtEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadBrackets: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadCallOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadNameEnd: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadOtherCall: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
    BadNameTag: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
    BadNoNameEnd: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
    BadNameless: {"code":"no-call","severity":"error","meaning":"There is no call between the markers. The text was kept, or left out of its list.","example":"<function></function>","hint":"Write the name of the tool."},
    BadCallClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","hint":"Write the marker as the dialect does."},
    BadSelfClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","hint":"Write the marker as the dialect does."},
    MissingCallClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadJunk: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
    BadCutCall: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadSectionOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadNoFence: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    BadOpenAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadSectionClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","hint":"Write the marker as the dialect does."},
    MissingSectionClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadStrayWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    BadInnerFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","hint":"Leave the fence out."},
    BadSeparator: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadLoneOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    MissingVerbatimClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    MissingKeyEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    MissingValueOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    BadParameterOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadParameterClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","hint":"Write the marker as the dialect does."},
    BadCutRaw: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingParameterClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadLoneKey: {"code":"bad-value","severity":"error","meaning":"A value cannot be read. It was kept as its raw text.","example":"<arg_key>hour</arg_key></tool_call>","hint":"Write the value, a string in quotes."},
    BadCutParameter: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadBracket: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadLineList: {"code":"call-list","severity":"warning","meaning":"One call is expected, not a list of calls.","example":"<tool_call>[{\"name\": \"ping\", \"arguments\": {}}]</tool_call>","hint":"Write each call alone."},
    BadCutArgument: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadKeyTag: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
    BadNamedTag: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadCutToolClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingToolClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadToolWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    MissingArgumentsOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    BadCutArgumentsClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingArgumentsClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadElementClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","hint":"Write the marker as the dialect does."},
    BadCutElementClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingElementClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadCutElement: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutBuiltin: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingMessages: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    BadOutside: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    BadMessageWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    BadBesideCalls: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    BadMessageMarker: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadHeaderAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadConstraintAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutFirst: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutMessageClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingMessageClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadMessagesFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","hint":"Leave the fence out."},
    BadRunOn: {"code":"run-on","severity":"error","meaning":"The model went on and wrote the part of the host. It was not read.","example":"Observation: 6","hint":"Stop before the observation."},
    BadLoneInput: {"code":"no-call","severity":"error","meaning":"There is no call between the markers. The text was kept, or left out of its list.","example":"<function></function>","hint":"Write the name of the tool."},
    BadInline: {"code":"input-in-line","severity":"warning","meaning":"The input is on the line of the action.","example":"Action: search[tides of Emden]","hint":"Write it on the next line, after \"Action Input:\"."},
    BadStepWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    BadStepsFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","hint":"Leave the fence out."},
    BadCutStep: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutInput: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingInputFence: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadDoubledBrace: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadComma: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadPoint: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadNewline: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadDoubleQuote: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadSingleQuote: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadEscape: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    MissingBracket: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    MissingQuote: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
    BadDebris: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
    MissingRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one."},
    BadCutPart: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutEscape: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutMarkedQuote: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadKey: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadMarkedText: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
  },
  attributes: 6,
  tables: 0,
};
