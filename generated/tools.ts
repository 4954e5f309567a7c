// Generated from grammars/tools/reply.peggy, grammars/tools/calls.peggy, grammars/tools/bare.peggy, grammars/tools/parameters.peggy, grammars/tools/python.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type Options, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofCharacter, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofScan, ofOption } from '../src/engine/generated.ts';

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
export interface SectionOpenNode extends TreeNode { readonly type: 'SectionOpen'; readonly title: string | null; }
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
export interface BadSeparatorNode extends RecoveryNode { readonly type: 'BadSeparator'; }
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
| BadBracketsNode | BadMessageWordsNode | SectionOpenNode | CallHeadNode | ParameterHeadNode | VerbatimOpenNode
| VerbatimCloseNode | MissingVerbatimCloseNode | RawLayoutNode | RawEndNode | BadParameterCloseNode | BadCutRawNode
| MissingParameterCloseNode | BadCutParameterNode | ElementHeadNode | ElementLayoutNode | ElementCloseNode
| BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode | BadCutElementNode | BadLoneKeyNode
| BadJunkNode | CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode
| MissingAtEndNode | MissingCallCloseNode | ElementCallHeadNode | ArgumentsOpenNode | BadToolWordsNode
| ArgumentsCloseNode | BadCutArgumentsCloseNode | MissingArgumentsCloseNode | MissingArgumentsOpenNode
| BadCutCallNode | SeparatorNode | BadSeparatorNode | PyOpenNode | PyHeadNode | PyCloseNode | BadLineListNode
| LineCommaNode | LineListEndNode | BadNamelessNode | BadStrayWordsNode | SectionCloseNode | BadSectionCloseNode
| SectionOverAtEndNode | SectionOverNode | MissingSectionCloseNode | BadNoFenceNode | WordedListOpenNode
| LateCloseNode | LoneCallHeadNode | LoneCallEndNode | BadBracketNode | ToolHeadNode | ToolCloseNode
| BadCutToolCloseNode | MissingToolCloseNode | BadStrayCloseNode | InlineCodeNode | FenceOpenNode | FenceCloseNode
| MissingCodeEndNode | BadCutMarkerNode | BadCutOpeningNode | BadCutCodeNode | DialectNode | LikeCallNode
| BadCutDialectNode | LoneTextNode | RegionCloseNode | RegionOverNode | BadRegionMarkerNode | EmptyThoughtNode
| BareDialectNode | BadFenceNode | WrappingEndNode | MissingFenceEndNode | WrappedDialectNode | EndNode
| BadThoughtAgainNode | ThoughtGoesOnNode | FirstThoughtHeadNode | FirstCallsHeadNode | BadBesideCallsNode
| FirstUserHeadNode | FirstTextHeadNode | FirstCodeHeadNode | FirstToolHeadNode | BadCutFirstNode
| MissingMessagesNode | BadOutsideNode | ThoughtHeadNode | CallsHeadNode | BadMessageMarkerNode | BadCutHeadNode
| BadStepsFenceNode | ActionHeadNode | InputHeadNode | InputFenceNode | InputFenceEndNode | InputAtEndNode
| MissingInputFenceNode | BadCutInputNode | BadCutStepNode | BadStepWordsNode | ActionAtEndNode | ActionOverNode
| InlineHeadNode | InlineOpenNode | InlineCloseNode | ThoughtLabelNode | StepOverNode | AnswerLabelNode
| BadLoneInputNode | StepsFenceEndNode>;

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
| BadNoNameEndNode | BadNamelessNode | BadCallCloseNode | MissingCallCloseNode | BadJunkNode | BadSeparatorNode
| BadCutCallNode | BadLoneOpenNode | MissingVerbatimCloseNode | MissingKeyEndNode | MissingValueOpenNode
| BadParameterOpenNode | BadParameterCloseNode | BadCutRawNode | MissingParameterCloseNode | BadLoneKeyNode
| BadCutParameterNode | BadBracketNode | BadLineListNode | BadCutArgumentNode | BadKeyTagNode | BadNamedTagNode
| BadCutToolCloseNode | MissingToolCloseNode | BadToolWordsNode | MissingArgumentsOpenNode
| BadCutArgumentsCloseNode | MissingArgumentsCloseNode | BadElementCloseNode | BadCutElementCloseNode
| MissingElementCloseNode | BadCutElementNode | BadCutBuiltinNode | MissingMessagesNode | BadOutsideNode
| BadMessageWordsNode | BadBesideCallsNode | BadMessageMarkerNode | BadHeaderAgainNode | BadConstraintAgainNode
| BadCutHeadNode | BadCutFirstNode | BadCutMessageCloseNode | MissingMessageCloseNode | BadRunOnNode
| BadLoneInputNode | BadInlineNode | BadStepWordsNode | BadStepsFenceNode | BadCutStepNode | BadCutInputNode
| MissingInputFenceNode | BadDoubledBraceNode | BadCommaNode | BadPointNode | BadNewlineNode | BadDoubleQuoteNode
| BadSingleQuoteNode | BadEscapeNode | MissingBracketNode | MissingQuoteNode | BadDebrisNode | MissingRestNode
| BadCutPartNode | BadCutEscapeNode | BadCutMarkedQuoteNode | BadKeyNode | BadMarkedTextNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Steps'
| 'StepsInside', 'model'>>
& Readonly<Record<'Wrapping' | 'WrappedDialect' | 'Bom' | 'Region' | 'BadRegionMarker' | 'EmptyThought' | 'BareDialect', 'Reply' | 'ReplyInside' | 'ReplyToRecipient'>>
& Readonly<Record<'End', 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside'>>
& Readonly<Record<'Space', 'Action' | 'Arguments' | 'BareCalls' | 'BareObjects' | 'Builtin' | 'Call' | 'CallsMessage' | 'Element'
| 'ElementCall' | 'FencedInput' | 'FencedSteps' | 'FirstCalls' | 'FirstText' | 'FirstTool' | 'InlineAction'
| 'Input' | 'Lead' | 'List' | 'LooseArguments' | 'Member' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient'
| 'Object' | 'OpenedStep' | 'PyArgument' | 'PyCall' | 'PyList' | 'Region' | 'Reply' | 'ReplyInside'
| 'ReplyToRecipient' | 'Section' | 'Set' | 'StepThought' | 'Steps' | 'StepsInside' | 'Stray' | 'TextMessage'
| 'Tool' | 'ToolMessage' | 'WordedList' | 'Wrapping'>>
& Readonly<Record<'Thought' | 'BadRunOn' | 'Fence' | 'LoneText', 'FencedSteps' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
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
& Readonly<Record<'SectionOpen' | 'BadOpenAgain' | 'BadSectionOpen' | 'SectionClose' | 'BadSectionClose' | 'SectionOverAtEnd'
| 'SectionOver' | 'MissingSectionClose' | 'BadCutCall' | 'BadStrayWords' | 'BadLineList' | 'LineComma'
| 'LineListEnd', 'Section'>>
& Readonly<Record<'BadCutClose', 'Call' | 'ElementCall' | 'Section'>>
& Readonly<Record<'MissingAtEnd', 'Call' | 'ElementCall' | 'PyList' | 'Section'>>
& Readonly<Record<'Separator' | 'BadSeparator', 'BareObjects' | 'Section'>>
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
& Readonly<Record<'Action' | 'InlineAction' | 'StepThought' | 'Answer' | 'BadLoneInput', 'FencedSteps' | 'Steps' | 'StepsInside'>>
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
  (start, end, l) => ({ type: 'WrappedDialect', start, end, dialect: l[0] }),
  (start, end, l) => ({ type: 'FirstToolHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'ThoughtHead', start, end, opening: l[0] }),
  (start, end, l) => ({ type: 'CallsHead', start, end, opening: l[0] }),
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
      '[0,["/",["{",0,["s",23,"{"]],["{",1,["s",23,"["]],["{",2,["s",23,"```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["[","[{"]]],["{",3,["s",23,"<function",["[","=>"]]],["{",4,["s",23,["[+","^\\t\\n\\r <[`{"],"<tool_sep>"]],["{",5,["s",23,["[+","^\\t\\n\\r <[`{"],["[*","\\t "],["/",24,["[","<{"],["!",["[","^"]]]]],["{",6,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],"{"]],["{",7,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],["/","<parameter=","</function>"]]],["{",8,"<seed:tool_call>"],["{",9,"[TOOL_CALLS]"],["{",10,["s",["?",25],27,"function",28,["[+","^\\n\\r<`{"],["[*","\\t\\n\\r "],"```"]],["{",11,["s",["?",25],27,["[*","^\\n\\r<"],28,["[*","\\t\\n\\r "],"{"]],["{",12,["s","<",29,"DSML",29,["/",["s",["[*"," "],["/","function","tool"],"_calls>"],"invoke name="]]],["{",13,["s","<\uff5c",["/","function_calls>","tool_calls>","invoke name="]]],["{",14,["s","<|tool_call",["/","s_section_begin|>","_section_begin|>","_begin|>"]]],["{",15,["s","<",29,"DSML",29,["/",["s",["[*"," "],"calls>"],["s",["[+"," "],"invoke name="]]]],["{",16,["s","<",29,"GCML",29,["[*"," "],["/","tool_calls>","invoke name="]]],["{",17,["s",["?",["s","<|message_sep|>",["[*","\\t\\n\\r "]]],"function call<|role_sep|>"]],["{",18,["s","<tool_calls>",["[*","\\t\\n\\r "],"<tool_call>"]],["{",19,["s","<ifm|tool_call",["?","s"],">"]],["{",20,"<longcat_tool_call>"],["{",21,"<dots_function_call>"],["{",22,"<|tool_call:start|>"],["{",23,["s","<function name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],">",["[*","\\t\\n\\r "],["/","<param name=","</function>"]]],["{",24,["s",["?",["s","<|message_model|>",["[*","\\t\\n\\r "],30,["[*","\\t\\n\\r "]]],"<|content_invoke_tool_json|>"]],["{",25,"<minimax:tool_call>"],["{",26,["/","<atem:function_calls>","<atem:invoke name=\\""]],["{",27,["s","<",["?",31],["/","function_calls>","tool_calls>"],["[*","\\t\\n\\r "],["/",["s","<",["?",31],"invoke"],"invoke name="]]],["{",28,["s","<",["?",31],"invoke name=\\""]],["{",29,["s","<function_calls>",["[*","\\t\\n\\r "],30,"("]],["{",30,"<|tool_call>call:"],["{",31,"<start_function_call>"],["{",32,["/","<|START_ACTION|>","<|START_RESPONSE|>","<|START_TEXT|>","<|CHATBOT_TOKEN|>"]],["{",33,"<TOOLCALL>"],["{",34,["s","functools[",["[*","\\t\\n\\r "],"{"]],["{",35,"<|python_tag|>"],["{",36,["/","<|python_start|>","<|tool_call_start|>"]],["{",37,"<\uff5ctool_calls_begin\uff5c>"],["{",38,"<|tools_prefix|>"],["{",39,["s","<|action_start|>",["[*","\\t\\n\\r "],"<|plugin|>"]],["{",40,"<|function_call|>"],["{",41,["s","<tool_calls>",["[*","\\t\\n\\r "],"[",24]],["{",42,["s","<tool_calls>",["[*","\\t\\n\\r "],"["]],["{",43,["s","<|tool_call|>",["[*","\\t\\n\\r "],32,["[*","\\t\\n\\r "],"<|/tool_call|>"]],["{",44,["s","<|tool_call|>",["[*","\\t\\n\\r "],32]],["{",45,["s","<|tool_call|>",["[*","\\t\\n\\r "],"[",["*",["s",["!","<|/tool_call|>"],["!","<|tool_call|>"],["[","^"]]],"<|/tool_call|>"]],["{",46,["s","<|tool_call|>",["[*","\\t\\n\\r "],"["]],["{",47,["s",">>>",30,24]],["{",48,["/","<|open|>tools","<|open|>response","<|open|>call"]],["{",49,"]<]minimax[>["],["{",50,["/",["s","<|channel|> ",["[","a-z"]],"<|start|> assistant"]],["{",51,["s","<|start|>assistant",["[+"," "],"to=",30,"<|message|>"]],["{",52,["/","<|channel|>","<|start|>assistant"]],["{",53,["s","Action:",["[*","\\t\\n\\r "],"```json"]],["{",54,["s",34,["|",1,256,false,["[","^\\n\\r"]],24,["?","**"],"Action Input",35]]],"*<>A[]f"]', // 22 readDialectMark
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
      '[0,["L",["/",37,39,149]]]', // 36 leaf
      '[0,["N",2,["s",38,[":",0,["$",["s",["&",17],["+",["s",["!",16],["!",14],["[","^"]]],["&",16]]]]]]]', // 37 readThoughtShown
      '[0,["option","drafts",""]]', // 38 readDrafts
      '[0,["N",3,["s",19,[":",0,["$",40]]]]]', // 39 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],41],"`"]', // 40 skip_code
      '[0,["q",42]]', // 41 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",43],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",147],["|",1,null,true,"`"]]]],148]],"`"]', // 42 readQuotedCall
      '[0,["/",44,["s",20,21]]]', // 43 skipAnyCallAhead
      '[0,["/",["s",["?",45],64],65,66,74,109,111,115,119,["s",122,123]]]', // 44 skipCallAhead
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
      '[0,["/",82,108]]', // 81 skipAnyCallHead
      '[0,["/",["s",83,84,["[*","\\t\\n\\r "],89,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",90,["[*","\\t\\n\\r "],84,["[*","\\t\\n\\r "],["?",91],48,["*",93],94],["s",90,["[*","\\t\\n\\r "],["+",47],95],["s",90,["[*","\\t\\n\\r "],84,98],["s",90,["[*","\\t\\n\\r "],84,["[*","\\t\\n\\r "],["/",99,101]],["s",104,84,["[*","\\t\\n\\r "],103,["&",["s",["[*","\\t\\n\\r "],["/",97,105,["s",106,"<",["[","A-Z_a-z"]]]]]],["s",107,84,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],48],["s",["[*","\\t\\n\\r "],99]]]]]', // 82 skipCallHead
      '[0,78]', // 83 skipBadOtherCall
      '[0,["/",85,["s",47,["*",["s",["[*","\\t "],47]]]]]', // 84 skipCallName
      '[0,["q",86]]', // 85 skipEscapedName
      '[0,["{",55,["s",87,["&",["s",["[*","^\\n\\r\\"&"],"&"]],[":",0,["|",1,null,true,["/",88,["$",["s",["!",48],["[+","^\\n\\r\\"&"]]],"&"]]]]]]', // 86 readEscapedName
      '[0,["option","escapes",""]]', // 87 readEscapes
      '[0,["/",["{",56,"&amp;"],["{",57,"&lt;"],["{",58,"&gt;"],["{",59,"&quot;"],["{",60,["/","&apos;","&#39;"]]],"&"]', // 88 readEntity
      '[0,["option","otherNameEnd","```json"]]', // 89 readOtherNameEnd
      '[0,["option","callOpen","<function="]]', // 90 readCallOpen
      '[0,["s",92,["[+","^\\t\\n\\r <[{"]]]', // 91 skipCallId
      '[0,["option","idOpen","[CALL_ID]"]]', // 92 readIdOpen
      '[0,["s",["[*","\\t\\n\\r "],["[+","_a-z"],"=",["[","\\"\'"],["[*","^\\n\\r\\"\'"],["[","\\"\'"]],"\\t\\n\\r _a-z"]', // 93 skipAttribute
      '[0,["option","headEnd",""]]', // 94 readHeadEnd
      '[0,["s",96,["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],97,49]],["[","\\n\\r"]]]]]', // 95 skipLooseEnd
      '[0,["option","loose",""]]', // 96 readLoose
      '[0,["option","parameterOpen","<parameter="]]', // 97 readParameterOpen
      '[0,["s",96,["&",["s",["[*","\\t\\n\\r "],["/","{",97]]]]]', // 98 skip_looseArguments
      '[0,100]', // 99 skipBadNameEnd
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 100 readWrongNameEnd
      '[0,["&",["s",102,["/","{",97,103]]]]', // 101 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 102 readMayLackNameEnd
      '[0,["option","callClose","</function>"]]', // 103 read_callClose
      '[0,["s",80,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 104 skipBadNameTag
      '[0,["option","sectionClose","</tool_call>"]]', // 105 read_sectionClose
      '[0,["option","keyTags",""]]', // 106 readKeyTags
      '[0,77]', // 107 skipBadCallOpen
      '[0,["s",79,80,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],84,["[*","\\t\\n\\r "],"</tool_name>"]]', // 108 skipElementCallHead
      '[0,["s",110,71]]', // 109 skipBareObject
      '[0,["option","bareJson",""]]', // 110 readBareJson
      '[0,["/",["s",112,"[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'"],113,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",110,"[",["[*","\\t\\n\\r "],71],["s",114,71]]]', // 111 skip_bareList
      '[0,["option","bareLists",""]]', // 112 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 113 skipCallKey
      '[0,["option","bareOne",""]]', // 114 readBareOne
      '[0,["s",116,["!",117],"[",["[*","\\t\\n\\r "],118,"("]]', // 115 skip_pyList
      '[0,["option","python",""]]', // 116 readPython
      '[0,["s","[",118,"()]",["[","(["]]]', // 117 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"^"]', // 118 skipPyName
      '[0,["s","<",120,">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],121,">"]]]]', // 119 skipToolHead
      '[0,["option","toolName","ping"]]', // 120 readToolName
      '[0,["option","toolWord","ping"]]', // 121 readToolWord
      '[0,["option","channels",""]]', // 122 readChannels
      '[0,["/",["s",["&",124],125,["*",129],133,134,["*",129],140],["s",145,146,24]]]', // 123 skipToolMessageHead
      '[0,["s",125,127]]', // 124 skipAnyHead
      '[0,["/",["s",122,"<|start|>",["[*","\\t "],["?","assistant"]],["s",122,["&",["/","<|channel|>",126]]]]]', // 125 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 126 skipFirstTo
      '[0,["q",128]]', // 127 skipHeadGoesOn
      '[1,["scan",129,["/",140,["s",133,134,143]]],"\\t <cjt"]', // 128 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",130,131,137,138,["s",133,135,["!",136]],139],["[*","\\t "]]],"\\t <cjt"]', // 129 skipHeadPart
      '[0,["s",131,["&",["s",["*",["s",["!",132],["/",129,["s",133,134]]]],132]]]]', // 130 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 131 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 132 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 133 skipTo
      '[0,["s",["!",["s",135,["!",136]]],["?","functions."],["+",136]],"^"]', // 134 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 135 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"^"]', // 136 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 137 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 138 skipConstraint
      '[0,["/","json","code"],"cj"]', // 139 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",141]],"\\t <"]', // 140 skipMessage
      '[0,["s",142,["[","\\t "]]]', // 141 skipPadding
      '[0,["option","padded",""]]', // 142 readPadded
      '[0,["q",144]]', // 143 skipAddressedGoesOn
      '[1,["scan",129,140],"\\t <cjt"]', // 144 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 145 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",136]],"^"]', // 146 skipRecipientName
      '[0,["q",148]]', // 147 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 148 readSameTicks
      '[0,["N",4,[":",0,["$",["[+","`"]]]]]', // 149 readThoughtTick
      '[1,["L",151]]', // 150 leaf
      '[1,["/",152,153,154]]', // 151 readThoughtEnd
      '[0,["N","ThoughtClose",16]]', // 152 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 153 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 154 readMissingThoughtClose
      '[1,["L",156]]', // 155 leaf
      '[1,["M","BadThoughtClose",16]]', // 156 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],111]],["?",1]]]]', // 157 leaf
      '[0,["L",["&",111]]]', // 158 leaf
      '[0,["L",160]]', // 159 leaf
      '[0,["N",5,["s",[":",0,161],["/","[",162]]]]', // 160 readListOpen
      '[0,["{",61,""]]', // 161 readInList
      '[0,["option","tupleOpen","("]]', // 162 readTupleOpen
      '[1,["L",164]]', // 163 leaf
      '[1,["N","Comma",["s",["/",116,165],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],166,","]]', // 164 readComma
      '[0,["option","lines",""]]', // 165 readLines
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 166 readBadComma
      '[0,["L",["!",49]]]', // 167 leaf
      '[0,["L",169]]', // 168 leaf
      '[0,["N","SetOpen",["s",["/",116,165],"{",["&",["s",["[*","\\t\\n\\r "],["/",69,70],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 169 readSetOpen
      '[1,["L",171]]', // 170 leaf
      '[1,["N",6,["s",[":",0,172],"{",["?",173]]],"{"]', // 171 readObjectOpen
      '[0,["{",62,""]]', // 172 readInObject
      '[1,["M","BadDoubledBrace",["s","{",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'}"]]]]]]', // 173 readBadDoubledBrace
      '[1,["L",175]]', // 174 leaf
      '[1,["N",7,["s",[":",0,"\\""],[":",1,176],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,180],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,181],[":",1,182],181,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,183],["[*","\\t\\n\\r "],":"],["s",[":",0,184],[":",2,185],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],186]],[":",1,188],["[*","\\t\\n\\r "],":"]]]', // 175 readKey
      '[1,["{",63,[":",0,["|",0,null,true,["/",177,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 176 readDoubleKey
      '[1,["/",178,["{",74,[":",0,179]]]]', // 177 readKeyEscape
      '[0,["/",["{",64,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",65,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",66,["s","\\\\",[":",0,["$",["[","\\"/\\\\\\\\"]]]]],["{",67,["s",["/",116,165],"\\\\",[":",0,"\'"]]],["{",68,["s",["/",116,165],"\\\\",[":",0,["$",["[","av"]]]]],["{",69,["s",["/",116,165],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",70,["s",["/",116,165],"\\\\",24]],["{",71,["s",["/",116,165],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",72,["s",["/",116,165],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",73,["s",["/",116,165],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 178 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 179 readBadEscape
      '[1,["{",75,[":",0,["|",0,null,true,["/",177,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 180 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 181 readMarkedQuote
      '[0,["$",["+",["s",["!",181],["[","^\\n\\r"]]]]]', // 182 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"^"]', // 183 readBareKey
      '[0,["option","looseKeys",""]]', // 184 readLooseKeys
      '[1,["M","BadKey",""]]', // 185 readBadKey
      '[0,["q",187]]', // 186 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"^"]', // 187 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"^"]', // 188 readLooseKey
      '[0,["L",["?",190]]]', // 189 leaf
      '[0,["t",[0,1],["!",51],1]]', // 190 readGap
      '[0,["L",192]]', // 191 leaf
      '[0,["N",8,[":",0,["$",["/","\\"\\"\\"",["s",["/",116,165],"\'\'\'"]]]]]]', // 192 readTripleOpen
      '[0,[[["s",["!",194],["[","^\\\\\\\\"]],null,0,null,false],[178,null,0,null,true]]]', // 193 text
      '[0,["q",195]]', // 194 skipTripleAgain
      '[0,["same",5,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 195 readTripleAgain
      '[1,["L",["/",197,179]]]', // 196 leaf
      '[1,["@",1,["endsInside",198],["M","BadCutEscape",["[+","^"]]]]', // 197 readBadCutEscape
      '[0,["q",178]]', // 198 skipEscape
      '[1,["L",200]]', // 199 leaf
      '[1,["/",201,202,203]]', // 200 readTripleEnd
      '[0,["N","TripleClose",194]]', // 201 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 202 readMissingRest
      '[1,["M","MissingQuote",""]]', // 203 readMissingQuote
      '[0,["L",205],"\\""]', // 204 leaf
      readPlainText,
      '[0,["{",76,[":",0,["|",0,null,true,["/",["$",207],178]]]]]', // 206 read_plainText
      skipPlainRun,
      '[0,["/",["s",["[*","\\t "],49],["s",["[*","\\t\\n\\r "],["/",["[","),:]}"],49,["!",["[","^"]],["s","\\"",["[+","^\\n\\r\\"\\\\\\\\"],"\\"",["[*","\\t\\n\\r "],":"]]],["s",209,210],["s",212,209,["/",214,70,"true","false","null"],["/",["s",["[*","\\t\\n\\r "],["[","),]"]],["s",209,["[","\\"\'"]]]]]]', // 208 skipAfterText
      '[0,["[+","\\t\\n\\r "]]', // 209 skipSpace
      '[0,["s",["/",116,165],211,["[*","\\t\\n\\r "],"=",["!","="]]]', // 210 skipArgumentAhead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"^"]', // 211 skipBareKey
      '[0,["q",213]]', // 212 skipIsInList
      '[0,["same",4,["{",77,""]]]', // 213 readIsInList
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 214 skipNextText
      '[0,["L",216]]', // 215 leaf
      '[0,["N","DoubleOpen","\\""]]', // 216 readDoubleOpen
      '[0,[[["s",["!",49],["[","^\\t\\n\\r \\"\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",49,["!",218]]]],null,0,null,false],[178,null,0,null,true],[["s",49,["&",218]],null,0,null,false]]]', // 217 text
      '[0,["q",219]]', // 218 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["[",",:]}"]]],"^\\n\\r"]', // 219 readDoubleGoesOn
      '[1,["L",["/",197,179,221,222]]]', // 220 leaf
      '[1,["M","BadNewline",["s",["!",49],["[","\\n\\r"],["[*","\\t\\n\\r "],["!",["s",49,["!",218]]]]]]', // 221 readBadNewline
      '[1,["M","BadDoubleQuote",["s","\\"",["!",208]]]]', // 222 readBadDoubleQuote
      '[1,["L",224]]', // 223 leaf
      '[1,["/",225,202,203]]', // 224 readTextEnd
      '[0,["N","TextClose",["[","\\"\'"]]]', // 225 readTextClose
      '[0,["L",227]]', // 226 leaf
      '[0,["N","SingleOpen","\'"]]', // 227 readSingleOpen
      '[0,[[["s",["!",49],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",49,["!",229]]]],null,0,null,false],[178,null,0,null,true],[["s",49,["&",229]],null,0,null,false]]]', // 228 text
      '[0,["q",230]]', // 229 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 230 readSingleGoesOn
      '[1,["L",["/",197,179,221,232]]]', // 231 leaf
      '[1,["M","BadSingleQuote",["s","\'",["!",208]]]]', // 232 readBadSingleQuote
      '[0,["L",234]]', // 233 leaf
      '[0,["N","MarkedOpen",181]]', // 234 readMarkedOpen
      '[0,[[["s",["!",181],["!",49],["!",236],["[","^"]],null,0,null,false],[["s",["!",181],49,["&",238]],null,0,null,false]]]', // 235 text
      '[0,["q",237]]', // 236 skipCutMarkedQuote
      '[0,["@",1,["endsInside",181],""]]', // 237 readCutMarkedQuote
      '[0,["q",239]]', // 238 skipMarkedGoesOn
      '[0,["scan",["s",["!",181],["[","^\\n\\r"]],181]]', // 239 readMarkedGoesOn
      '[1,["L",241]]', // 240 leaf
      '[1,["/",242,243,202,203]]', // 241 readMarkedEnd
      '[0,["N","MarkedClose",181]]', // 242 readMarkedClose
      '[1,["@",1,["endsInside",181],["M","BadCutMarkedQuote",["[+","^"]]]]', // 243 readBadCutMarkedQuote
      '[1,["L",["/",245,246,249]]]', // 244 leaf
      '[1,["M",1,["s",[":",0,["$",["+",["s",["!",181],["!",49],["[","^\\n\\r\\"\'-),:[]{}"]]]]],181]]]', // 245 readBadMarkedText
      '[1,["N",9,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",247]],["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,248],["&",247]],["s",["/",116,165],[":",0,["$",["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]]]],["&",247]]]]', // 246 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],49]]', // 247 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 248 readBadPoint
      '[0,["N",10,[":",0,["$",["s",["!",49],["[","^\\t\\n\\r \\"\'-),:[]{}"],250]]]]]', // 249 readWord
      '[0,["q",251]]', // 250 skipWordRest
      '[0,["scan",["s",["!",49],["[","^\\t\\n\\r (),[]{}"]],["&",247]]]', // 251 readWordRest
      '[1,["L",["/",164,190,253,262]]]', // 252 leaf
      '[1,["@",1,["endsInside",254],["M","BadCutPart",["s",["+",["s",["!",49],["[","^"]]],["!",["[","^"]]]]]]', // 253 readBadCutPart
      '[0,["/",255,260,261]]', // 254 skipPart
      '[0,["/",["s","\\"",256,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",257,"\'",["[*","\\t\\n\\r "],":"],["s",181,258,181,["[*","\\t\\n\\r "],":"],["s","",211,["[*","\\t\\n\\r "],":"],["s",184,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],186]],259,["[*","\\t\\n\\r "],":"]]]', // 255 skipKey
      '[0,["q",176]]', // 256 skipDoubleKey
      '[0,["q",180]]', // 257 skipSingleKey
      '[0,["+",["s",["!",181],["[","^\\n\\r"]]]]', // 258 skipMarkedKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"^"]', // 259 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",247]],["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",247]],["s",["/",116,165],["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]],["&",247]]]]', // 260 skipNumber
      '[0,["s",["!",49],["[","^\\t\\n\\r \\"\'-),:[]{}"],250]]', // 261 skipWord
      '[1,["M","BadDebris",["s",["!",49],["!",263],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 262 readBadDebris
      '[0,["!",["[","^"]]]', // 263 skipMissingRest
      '[1,["L",265]]', // 264 leaf
      '[1,["/",266,202,267]]', // 265 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 266 readObjectClose
      '[1,["M","MissingBracket",""]]', // 267 readMissingBracket
      '[1,["L",["/",190,253,262]]]', // 268 leaf
      '[1,["L",270]]', // 269 leaf
      '[1,["/",271,202,267]]', // 270 readSetEnd
      '[0,["N","SetClose","}"]]', // 271 readSetClose
      '[1,["L",273]]', // 272 leaf
      '[1,["/",274,202,267]]', // 273 readListEnd
      '[0,["N","ListClose","]",275]]', // 274 readListClose
      '[0,["option","tupleClose",")"]]', // 275 readTupleClose
      '[1,["L",["/",277,281]]]', // 276 leaf
      '[1,["M","BadEndToken",["s",278,["&",279]]]]', // 277 readBadEndToken
      '[0,["option","endToken","<|im_end|>"]]', // 278 readEndToken
      '[0,["q",280]]', // 279 skipLastTokens
      '[0,["scan",["/",278,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 280 readLastTokens
      '[1,["M","BadRunOn",["s",["/",58,282],["[*","^"]]]]', // 281 readBadRunOn
      '[0,["/",["s",["*",["s",278,["[*","\\t\\n\\r "]]],["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]]],["s",["/","<tool_response>","<function_results>"],24]]]', // 282 skipHostPart
      '[0,["L",284]]', // 283 leaf
      '[0,["N",11,["s",285,[":",0,286],".call("]]]', // 284 readBuiltinHead
      '[0,["option","codeOpen","<|python_tag|>"]]', // 285 readCodeOpen
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"^"]', // 286 readBuiltinName
      '[0,["L",288]]', // 287 leaf
      '[0,["N",12,["s",[":",0,183],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 288 readPyKey
      '[0,["L",["?",1]]]', // 289 leaf
      '[1,["L",["/",1,291,253,262]]]', // 290 leaf
      '[1,["@",1,["endsInside",292],["M","BadCutArgument",["[+","^"]]]]', // 291 readBadCutArgument
      '[0,["s",211,["[*","\\t\\n\\r "],"=",["!","="]]]', // 292 skipPyKey
      '[1,["L",294]]', // 293 leaf
      '[1,["/",295,202,267]]', // 294 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 295 readPyCallClose
      '[1,["L",297]]', // 296 leaf
      '[1,["@",1,["endsInside",298],["M","BadCutBuiltin",["[+","^"]]]]', // 297 readBadCutBuiltin
      '[0,["s",285,299,".call("]]', // 298 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"^"]', // 299 skipBuiltinName
      '[1,["L",301]]', // 300 leaf
      '[1,["N",13,["s",["&",124],[":",0,302],["*",303],133,306,["!",136],["*",303],140],["s",145,306,24],["s",285,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 301 readCodeHead
      '[0,["/",["$",["s",122,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",122,["&",["/","<|channel|>",126]]]]]]', // 302 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",304,131,305,138,["s",133,135,["!",136]],139],["[*","\\t "]]],"\\t <cjt"]', // 303 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",131,["&",["s",["*",["s",["!",132],["/",129,["s",133,134]]]],132]]]]]', // 304 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 305 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 306 readCodeName
      '[0,[[["s",["!",308],["!",["s",278,279]],["[","^"]],null,0,null,false]]]', // 307 text
      '[0,["/",309,["s",122,["&","<"],124],["s",145,146,24],311]]', // 308 skipMarkAhead
      '[0,["s",122,["?",141],310]]', // 309 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 310 read_messageClose
      '[0,["q",312]]', // 311 skipCutMark
      '[0,["@",1,["endsInside",313],""]]', // 312 readCutMark
      '[0,["/",309,["s",122,["&","<"],124],["s",145,146,24]]]', // 313 skipMark
      '[1,["L",["/",315,316]]]', // 314 leaf
      '[0,["N","CodeToken",["s",["!",122],278]]]', // 315 readCodeToken
      '[1,["/",317,318,319,320,321]]', // 316 readMessageEnd
      '[0,["N","MessageClose",309]]', // 317 readMessageClose
      '[1,["@",1,["endsInside",313],["M","BadCutMessageClose",["[+","^"]]]]', // 318 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",122,["&","<|"]]]]', // 319 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 320 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 321 readMessageOver
      '[1,["L",323]]', // 322 leaf
      '[1,["N",14,["s",["&",124],[":",0,302],["*",303],140],["s",145,324,24]]]', // 323 readTextHead
      '[0,["option","allName","all"]]', // 324 readAllName
      '[1,["L",326]]', // 325 leaf
      '[1,["N",15,["s",["&",124],[":",0,302],["*",303],133,[":",1,327],["*",303],140],["s",145,[":",1,328],24]]]', // 326 readToolMessageHead
      '[0,["@",2,["!",["s",135,["!",136]]],["?","functions."],["$",["+",136]]],"^"]', // 327 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",136]]],"^"]', // 328 readRecipientName
      '[1,["L",["?",330]]]', // 329 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",75,["s",122,64]]]]]]', // 330 readBadInnerFence
      '[0,["L",["&",["[","\\"\'[{"]]],"\\"\'[{"]', // 331 leaf
      '[0,[[["s",122,["!",311],333],null,0,null,false]]]', // 332 text
      '[0,["s",["!",308],["!",["s",278,279]],["[","^"]]]', // 333 skipCodeChar
      '[1,["L",335]]', // 334 leaf
      '[1,["/",1,336,337,338]]', // 335 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",105],"```"]]]', // 336 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",49],["[","]}"]]]]]', // 337 readBadBrackets
      '[1,["M","BadMessageWords",["s",122,["+",["s",["!",308],["!",["s",278,279]],["[","^"]]]]]]', // 338 readBadMessageWords
      '[1,["L",316]]', // 339 leaf
      '[1,["L",341]]', // 340 leaf
      '[1,["N",16,["s",[":",0,["?",342]],64,["*",343]],["s",344,["*",343]]]]', // 341 readSectionOpen
      '[0,["@",2,46,["[*","\\t "],["$",["+",47]],["[*","\\t\\n\\r "]]]', // 342 readSectionTitle
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],64]]]', // 343 readBadOpenAgain
      '[1,["M","BadSectionOpen",65]]', // 344 readBadSectionOpen
      '[1,["L",346]]', // 345 leaf
      '[1,["N",18,["s",[":",0,347],[":",1,348],["[*","\\t\\n\\r "],89,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",90,["[*","\\t\\n\\r "],[":",1,348],["[*","\\t\\n\\r "],[":",2,["?",349]],48,[":",3,["|",0,null,true,350]],94],["s",90,["[*","\\t\\n\\r "],[":",1,["$",["+",47]]],95],["s",90,["[*","\\t\\n\\r "],[":",1,348],98],["s",90,["[*","\\t\\n\\r "],[":",1,348],["[*","\\t\\n\\r "],[":",4,["/",351,352]]],["s",[":",0,353],[":",1,348],["[*","\\t\\n\\r "],103,["&",["s",["[*","\\t\\n\\r "],["/",97,105,["s",106,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,354],[":",1,348],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],48],["s",["[*","\\t\\n\\r "],[":",4,351]]]]]]', // 346 readCallHead
      '[1,["M","BadOtherCall",78]]', // 347 readBadOtherCall
      '[0,["/",86,["$",["s",47,["*",["s",["[*","\\t "],47]]]]]]', // 348 readCallName
      '[0,["@",1,92,["$",["[+","^\\t\\n\\r <[{"]]]]', // 349 readCallId
      '[0,["N",17,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 350 readAttribute
      '[1,["M","BadNameEnd",100]]', // 351 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",102,["/","{",97,103]]]]]', // 352 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",80,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 353 readBadNameTag
      '[1,["M","BadCallOpen",77]]', // 354 readBadCallOpen
      '[0,["L",1]]', // 355 leaf
      '[1,["L",357]]', // 356 leaf
      '[1,["N",19,["s",97,["[*","\\t\\n\\r "],[":",0,358],[":",1,["|",0,null,true,350]],363,[":",2,["?",364]],["/",367,369]],["s",97,["[*","\\t\\n\\r "],[":",0,360],[":",3,370],367],["s",97,["[*","\\t\\n\\r "],[":",0,358],["[*","\\t\\n\\r "],[":",3,371]],["s",[":",3,372],[":",0,360],["?",["[","\\"\'"]],[":",1,["|",0,null,true,350]],">"]]]', // 357 readParameterHead
      '[0,["/",["@",0,86,359],["@",0,360,["[*","\\t\\n\\r "],359],["@",1,362,["$",["+",["s",["!",359],["[","^\\n\\r\\"<"]]]],359]]]', // 358 readClosedKey
      '[0,["option","keyEnd",">"]]', // 359 readKeyEnd
      '[0,["$",["s",361,["*",["s",["[*","\\t "],361]]]]]', // 360 readParameterKey
      '[0,["s",["!",359],["[","^\\t\\n\\r \\"\'<>"]]]', // 361 skipKeyChar
      '[0,["option","quotedKeys",""]]', // 362 readQuotedKeys
      '[0,["option","parameterHeadEnd",""]]', // 363 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],365,["$",["[*","^<"]],366]]', // 364 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 365 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 366 readTypeClose
      '[0,["s",["[*","\\t\\n\\r "],368]]', // 367 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 368 readValueOpen
      '[0,["option","valueFollows",""]]', // 369 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 370 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",369],["&",["[","^\\t\\n\\r <"]]]]]', // 371 readMissingValueOpen
      '[1,["M","BadParameterOpen",373]]', // 372 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 373 readWrongParameterOpen
      '[0,["L",375]]', // 374 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],376]]]', // 375 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 376 read_verbatimOpen
      '[0,[[["s",["!",378],["!",383],["[","^"]],null,0,null,false]]]', // 377 text
      '[0,["s",379,["&",["s",["[*","\\t\\n\\r "],["/",380,381]]]]]', // 378 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 379 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 380 readParameterClose
      '[0,["q",382]]', // 381 skipCutRaw
      '[0,["@",1,["endsInside",380],""]]', // 382 readCutRaw
      '[0,["q",384]]', // 383 skipCutVerbatim
      '[0,["@",1,["endsInside",378],""]]', // 384 readCutVerbatim
      '[1,["L",386]]', // 385 leaf
      '[1,["/",387,202,388]]', // 386 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",379,["&",["s",["[*","\\t\\n\\r "],380]],["[*","\\t\\n\\r "]]]]', // 387 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 388 readMissingVerbatimClose
      '[0,["L",390]]', // 389 leaf
      '[0,["N","RawLayout",["s",391,24]]]', // 390 readRawLayout
      '[0,["option","layout",""]]', // 391 readLayout
      '[0,["s",64,["[*","\\t\\n\\r "],90,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",105],["!",64],"<"]]],105]]', // 392 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],392,["s",["!",97],["!",373],["!",380],"<"]]],380]]', // 393 skipClosesLater
      skipRawStop,
      skip_rawLayout,
      skipRawMarker,
      '[0,["option","lenient",""]]', // 397 readLenient
      skipNamedClose,
      '[0,["option","parameterCloseStart","</parameter"]]', // 399 readParameterCloseStart
      '[0,["option","guarded",""]]', // 400 readGuarded
      skipDriftedClose,
      '[0,["s",106,403]]', // 402 skipKeyTag
      '[0,["s","<",404,">"]]', // 403 skipNextElement
      '[0,["/",405,["s",["!",406],408]]]', // 404 skipElementKey
      '[0,["option","toolParameter","port",2]]', // 405 readToolParameter
      '[0,["s",["/",407,["s",79,["/","invoke","tool_name","parameters"]]],">"]]', // 406 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 407 readWordThatIsNoKey
      '[0,["s",["/",409,79],["[+","^\\t\\n\\r /<>"]]]', // 408 skipAnyKey
      '[0,["option","nests",""]]', // 409 readNests
      '[0,["s",392,["&",393]]]', // 410 skipShownCall
      '[1,["L",412]]', // 411 leaf
      '[1,["/",413,414,415,202,417]]', // 412 readParameterEnd
      '[0,["N","RawEnd",["s",["?",395],380]]]', // 413 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",395],401]]]', // 414 readBadParameterClose
      '[1,["@",1,["endsInside",416],["M","BadCutRaw",["[+","^"]]]]', // 415 readBadCutRaw
      '[0,["s",["?",395],380]]', // 416 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 417 readMissingParameterClose
      '[1,["L",419]]', // 418 leaf
      '[1,["@",1,["endsInside",420],["M","BadCutParameter",["[+","^"]]]]', // 419 readBadCutParameter
      '[0,["/",["s",97,["[*","\\t\\n\\r "],421,["*",93],363,["?",423],["/",367,369]],["s",97,["[*","\\t\\n\\r "],422,"",367],["s",97,["[*","\\t\\n\\r "],421,["[*","\\t\\n\\r "],424],["s",425,422,["?",["[","\\"\'"]],["*",93],">"]]]', // 420 skipParameterHead
      '[0,["/",["s",85,359],["s",422,["[*","\\t\\n\\r "],359],["s",362,["+",["s",["!",359],["[","^\\n\\r\\"<"]]],359]]]', // 421 skipClosedKey
      '[0,["s",361,["*",["s",["[*","\\t "],361]]]]', // 422 skipParameterKey
      '[0,["s",["[*","\\t\\n\\r "],365,["[*","^<"],366]]', // 423 skipValueType
      '[0,["s",["!",369],["&",["[","^\\t\\n\\r <"]]]]', // 424 skipMissingValueOpen
      '[0,373]', // 425 skipBadParameterOpen
      '[0,["L",["&",["/",409,106]]]]', // 426 leaf
      '[1,["L",428]]', // 427 leaf
      '[1,["N",20,["s",[":",0,["?",429]],430,[":",1,431],">"],["s",409,430,[":",0,433],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 428 readElementHead
      '[1,["M","BadKeyTag",106]]', // 429 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 430 readTagOpen
      '[0,["/",405,["@",1,["!",406],432]]]', // 431 readElementKey
      '[0,["@",1,["/",409,79],["$",["[+","^\\t\\n\\r /<>"]]]]', // 432 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 433 readBadNamedTag
      '[0,["L",["?",435]]]', // 434 leaf
      '[0,["N","ElementLayout",["s",436,24]]]', // 435 readElementLayout
      '[0,["option","tagLayout",""]]', // 436 readTagLayout
      '[0,["L",["&",["s",409,["[*","\\t\\n\\r "],430,["!",406],408,">"]]]]', // 437 leaf
      '[0,[[["s",["!",439],["[","^"]],null,0,null,false]]]', // 438 text
      '[0,["/",440,["s",436,["?",24],["/",441,446,452,455,456]]]]', // 439 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 440 readTagMarker
      '[0,["s",442,["/",["&",["s",["[*","\\t\\n\\r "],["/",403,446,["!",["[","^"]]]]],["!",451]]]]', // 441 skipElementCloses
      '[0,["s",443,444,">"]]', // 442 skip_elementClose
      '[0,["option","tagClose","</"]]', // 443 readTagClose
      '[0,["q",445]]', // 444 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 445 readKeyAgain
      '[0,["/",447,450,["s",103,["&",["s",["[*","\\t\\n\\r "],["/",49,["!",["[","^"]]]]]]]]', // 446 skipElementsClose
      '[0,["s","</",["&",120],448,">"]]', // 447 skip_toolClose
      '[0,["q",449]]', // 448 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 449 readToolAgain
      '[0,["s",79,"</parameters>"]]', // 450 skip_argumentsClose
      '[0,["s",["*",["s",["!",442],["!",446],["!",452],["[","^"]]],442]]', // 451 skipElementClosesLater
      '[0,["s","<",["!",444],405,">",["!",453]]]', // 452 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",442],["!",446],["!",454],["[","^"]]],442]]', // 453 skipElementClosesBehind
      '[0,["s","<",444,">"]]', // 454 skipElementOpensAgain
      '[0,["s",106,49,["!",453]]]', // 455 skipMarksBehind
      '[0,["q",457]]', // 456 skipCutElement
      '[0,["@",1,["endsInside",442],""]]', // 457 readCutElement
      '[1,["L",459]]', // 458 leaf
      '[1,["/",460,462,463,202,464]]', // 459 readElementEnd
      '[0,["N","ElementClose",461]]', // 460 readElementClose
      '[0,["s",["?",["s",436,24]],442]]', // 461 skipElementEnding
      '[1,["M","BadElementClose",["s",409,443,["!",406],408,">"]]]', // 462 readBadElementClose
      '[1,["@",1,["endsInside",461],["M","BadCutElementClose",["[+","^"]]]]', // 463 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 464 readMissingElementClose
      '[1,["L",466]]', // 465 leaf
      '[1,["@",1,["endsInside",467],["M","BadCutElement",["[+","^"]]]]', // 466 readBadCutElement
      '[0,["/",["s",["?",468],430,404,">"],["s",409,430,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 467 skipElementHead
      '[0,106]', // 468 skipBadKeyTag
      '[1,["L",["/",470,330,336]]]', // 469 leaf
      '[1,["M","BadLoneKey",["s",97,["[*","\\t\\n\\r "],422,["[*","\\t\\n\\r "],359]]]', // 470 readBadLoneKey
      '[0,["L",["&",472]]]', // 471 leaf
      '[0,["s",["!",49],["[","\\"\'[{"]]]', // 472 skipAnyArguments
      '[1,["L",["/",337,474]]]', // 473 leaf
      '[1,["M","BadJunk",["s",["!",475],["!",103],["!",105],["!",75],["!",80],["s",["?",440],["+",["s",["!",49],["!",103],["!",476],["!",97],["!",440],["!",402],["!",["[","[{"]],["[","^"]]]]]]]', // 474 readBadJunk
      '[0,["option","callOver",""]]', // 475 read_callOver
      '[0,["q",477]]', // 476 skipCutStrayStop
      '[0,["@",1,["endsInside",478],""]]', // 477 readCutStrayStop
      '[0,["/",479,480]]', // 478 skipStop
      '[0,["option","marker","<tool_call>"]]', // 479 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 480 readToolOpening
      '[1,["L",482]]', // 481 leaf
      '[1,["/",483,484,486,487,488,490,491]]', // 482 readCallEnd
      '[0,["N","CallClose",103]]', // 483 readCallClose
      '[1,["M","BadCallClose",485]]', // 484 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 485 readWrongCallClose
      '[1,["@",1,["endsInside",478],["M","BadCutClose",["[+","^"]]]]', // 486 readBadCutClose
      '[0,["N","CallOver",["s",475,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 487 readCallOver
      '[0,["N","CallOverAtEnd",["s",475,489,["!",["[","^"]]]]]', // 488 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 489 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 490 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 491 readMissingCallClose
      '[0,["L",493]]', // 492 leaf
      '[0,["N",21,["s",79,80,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,348],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 493 readElementCallHead
      '[0,["L",495]]', // 494 leaf
      '[0,["N","ArgumentsOpen",496]]', // 495 readArgumentsOpen
      '[0,["s",79,"<parameters>"]]', // 496 skip_argumentsOpen
      '[1,["L",["/",466,498]]]', // 497 leaf
      '[1,["M","BadToolWords",["+",["s",["!",499],["!",119],["!",49],["!",500],["[","^"]]]]]', // 498 readBadToolWords
      '[0,["/",446,496,403]]', // 499 skipToolTag
      '[0,["q",501]]', // 500 skipCutToolTag
      '[0,["@",1,["endsInside",499],""]]', // 501 readCutToolTag
      '[1,["L",503]]', // 502 leaf
      '[1,["/",504,505,202,506]]', // 503 readArgumentsEnd
      '[0,["N","ArgumentsClose",450]]', // 504 readArgumentsClose
      '[1,["@",1,["endsInside",450],["M","BadCutArgumentsClose",["[+","^"]]]]', // 505 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 506 readMissingArgumentsClose
      '[1,["L",508]]', // 507 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 508 readMissingArgumentsOpen
      '[1,["L",510]]', // 509 leaf
      '[1,["@",1,["endsInside",81],["M","BadCutCall",["[+","^"]]]]', // 510 readBadCutCall
      '[1,["L",["/",1,512,515,330,336]]]', // 511 leaf
      '[0,["N","Separator",["s",513,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",514],["!",["[","^"]]]]]]]]]', // 512 readSeparator
      '[0,["option","separator",";"]]', // 513 read_separator
      '[0,["+",["s",278,["[*","\\t\\n\\r "]]]]', // 514 skipTokens
      '[1,["M","BadSeparator",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",109,["s",165,118,"("]]]]]]]', // 515 readBadSeparator
      '[0,["L",517]]', // 516 leaf
      '[0,["N","PyOpen",["s",["&",115],"["]]]', // 517 readPyOpen
      '[0,["L",519]]', // 518 leaf
      '[0,["N",22,["s",[":",0,520],"("]]]', // 519 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"^"]', // 520 readPyName
      '[1,["L",["/",164,1,262]]]', // 521 leaf
      '[1,["L",523]]', // 522 leaf
      '[1,["/",524,490,267]]', // 523 readPyEnd
      '[0,["N","PyClose","]"]]', // 524 readPyClose
      '[1,["L",526]]', // 525 leaf
      '[1,["M","BadLineList",["s",165,"[",["&",["s",["[*","\\t\\n\\r "],118,"("]]]]]', // 526 readBadLineList
      '[0,["L",["/",528,1]],"\\t\\n\\r ,"]', // 527 leaf
      '[0,["N","LineComma",","]]', // 528 readLineComma
      '[0,["L",["?",530]]]', // 529 leaf
      '[0,["N","LineListEnd","]"]]', // 530 readLineListEnd
      '[0,["L",["&",165]]]', // 531 leaf
      '[0,["L",["s",["&",533],["!",49]]]]', // 532 leaf
      '[0,["option","json",""]]', // 533 readJson
      '[1,["L",337]]', // 534 leaf
      '[0,["L",["&",75]]]', // 535 leaf
      '[1,["L",["/",537,538]]]', // 536 leaf
      '[1,["M","BadNameless",["s",["/",80,76],["*",["s",["!",103],["!",105],["!",74],["[","^"]]],["?",103]]]]', // 537 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",539],["+",["s",["!",540],["!",["s",["/",533,165],["[","[{"]]],["[","^"]]]],["s",["&",["s",543,544]],["+",["s",["!",540],["[","^\\n\\r[{"]]]]]]', // 538 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 539 readSectionCloses
      '[0,["/",["s",122,308],105,541,542,7,46,64,75,["s",165,24,["[*","\\t\\n\\r "],118,"("],["s",278,279],476]]', // 540 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 541 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",64],["!",90],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 542 skipOtherClose
      '[0,["option","sectionOver",""]]', // 543 read_sectionOver
      '[0,["q",545]]', // 544 skipStrayToList
      '[0,["scan",["s",["!",540],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 545 readStrayToList
      '[1,["L",547]]', // 546 leaf
      '[1,["/",548,486,549,550,551,490,552]]', // 547 readSectionEnd
      '[0,["N","SectionClose",105]]', // 548 readSectionClose
      '[1,["M","BadSectionClose",541,542]]', // 549 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",543,["!",["[","^"]]]]]', // 550 readSectionOverAtEnd
      '[0,["N","SectionOver",543]]', // 551 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 552 readMissingSectionClose
      '[1,["L",554]]', // 553 leaf
      '[1,["M","BadNoFence",["s",555,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 554 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 555 readUnfencedOpen
      '[0,["L",557]]', // 556 leaf
      '[0,["N","WordedListOpen",["s",["&",66],67]]]', // 557 readWordedListOpen
      '[0,["L",["&",559]]]', // 558 leaf
      '[0,["s",560,74]]', // 559 skipBareCall
      '[0,["option","bare",""]]', // 560 readBare
      '[1,["L",["/",1,537]]]', // 561 leaf
      '[0,["L",["?",563]]]', // 562 leaf
      '[0,["N","LateClose",105]]', // 563 readLateClose
      '[1,["L",565]]', // 564 leaf
      '[1,["N",23,["s",[":",0,566],[":",1,520],["&","{"]]]]', // 565 readLoneCallHead
      '[1,["M","BadLoneOpen",567]]', // 566 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 567 readLoneOpen
      '[0,["L",569]]', // 568 leaf
      '[0,["N","LoneCallEnd",["?",103]]]', // 569 readLoneCallEnd
      '[0,["L",["&",109]]]', // 570 leaf
      '[1,["L",["/",1,512,515,337]]]', // 571 leaf
      '[0,["L",["&",115]]]', // 572 leaf
      '[1,["L",574]]', // 573 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 574 readBadBracket
      '[0,["L",576]]', // 575 leaf
      '[0,["N",24,["s","<",[":",0,120],">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],121,">"]]]]]', // 576 readToolHead
      '[1,["L",578]]', // 577 leaf
      '[1,["/",579,580,202,581]]', // 578 readToolEnd
      '[0,["N","ToolClose",447]]', // 579 readToolClose
      '[1,["@",1,["endsInside",447],["M","BadCutToolClose",["[+","^"]]]]', // 580 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 581 readMissingToolClose
      '[1,["L",["/",583,585]]]', // 582 leaf
      '[1,["M","BadStrayClose",584]]', // 583 readBadStrayClose
      '[0,["option","closeMarker","</tool_call>"]]', // 584 readCloseMarker
      '[0,["N",25,[":",0,["$",40]]]]', // 585 readInlineCode
      '[0,["L",587]]', // 586 leaf
      '[0,["N",26,["s",["!",588],[":",0,590],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,591],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 587 readFenceOpen
      '[0,["s",589,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 588 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 589 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 590 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 591 readTildes
      '[0,["L",["s",["!",593],["!",597]]]]', // 592 leaf
      '[0,["s",594,["&",["s",["[*","\\t "],["/",596,43,145,7,309]]]]]', // 593 skipFenceEnd
      '[0,["q",595]]', // 594 skipClosingRun
      '[0,["closes",0,["/",590,591]],"`~"]', // 595 readClosingRun
      '[0,["/",24,597,["!",["[","^"]]]]', // 596 skipFenceOver
      '[0,["s",["/",278,309],279]]', // 597 skipEndsReply
      '[0,["L","```"]]', // 598 leaf
      '[0,[["`",null,0,null,false]]]', // 599 text
      '[0,["L","~~~"]]', // 600 leaf
      '[0,[["~",null,0,null,false]]]', // 601 text
      '[0,["L",["[","^"]]]', // 602 leaf
      '[1,["L",["/",604,605]]]', // 603 leaf
      '[0,["N",27,[":",0,["$",593]]]]', // 604 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 605 readMissingCodeEnd
      '[0,[[null,"^\\n\\r\\"&*<>A[-]`cf{",1,[["\\n","\\t \\"&*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,null,false],[["s","&",["&",["[","^l"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",478],["!",607],["!",609],["!",619],["[","^`"]],null,0,null,false]]]', // 606 text
      '[0,["q",608]]', // 607 skipCutStop
      '[0,["@",1,["endsInside",478],""]]', // 608 readCutStop
      '[0,["/",21,610,614,282]]', // 609 skipDialectStop
      '[0,["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],611]]', // 610 skipDialectCut
      '[0,["q",612]]', // 611 skipCutDialect
      '[0,["@",1,["endsInside",613],""]]', // 612 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",30,">"],["s","<function name=",["[","\\"\'"],30,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 613 skipDialectStart
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",72],["[","\\"\'"],615,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],616,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s",["!",117],"[",["[*","\\t\\n\\r "],616,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",211,["[*","\\t\\n\\r "],"=",["!","="]]]],["s","{",["[*","\\t\\n\\r "],["?",72],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]],["s","<",616,["/",["s",">",["&",["s",["[*","\\t\\n\\r "],["[","<{"]]]],["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="]]],["s","<function",["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",20,["!",117],"[",30,"(",["/",33,617],")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]],["s",["/","<","&lt;"],["|",0,32,false,["s",["!",618],["[","^\\n\\r&<>"]]],618,["|",0,256,false,["[","^\\n\\r&<>"]],["/",">","&gt;"],["[*","\\t\\n\\r "],["|",0,64,false,["[","\\\\-.0-:A-Z_a-z"]],["[*","\\t\\n\\r "],["/",["[","(<[{"],"&lt;"]],["s",20,"<tool_call>",["|",1,256,false,["[","^<"]],"</tool_call>"]]]', // 614 skip_likeCall
      '[0,["/",113,"tool_name","tool","action"],"afinpt"]', // 615 skipLikeKey
      '[0,["option","knownTool","ping"]]', // 616 readKnownTool
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 617 skipMarkSingle
      '[0,["/",["s",["i","tool"],["?",["["," _\u2581"]],["i","call"]],["s",["i","function"],["?",["["," _"]],["i","call"]],["s",["/","invoke","function"],["[","\\t "],"name="],"function=",["s",616,["&","&gt;"]]]]', // 618 skipLikeWord
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 619 skipTildesAhead
      '[1,["L",["/",621,622,624,625,626,627,628]]]', // 620 leaf
      '[1,["@",1,["endsInside",478],["M","BadCutMarker",["[+","^"]]]]', // 621 readBadCutMarker
      '[1,["@",1,["endsInside",623],["M","BadCutOpening",["[+","^"]]]]', // 622 readBadCutOpening
      '[0,["/",["s",["?",45],64],115,66,559,109,119,["s",145,146,24],["s",285,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 623 skipOpening
      '[1,["@",1,["endsInside",40],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",43],["[","^\\n\\r`"]]],43]],["[+","^"]]]]]', // 624 readBadCutCode
      '[0,["N",28,[":",0,22]]]', // 625 readDialect
      '[0,["N",29,[":",0,["$",614]]]]', // 626 readLikeCall
      '[1,["@",1,["endsInside",613],["M","BadCutDialect",["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 627 readBadCutDialect
      '[0,["N",30,[":",0,["$",["/",514,478,["[+","`"],["[","^"]]]]]]', // 628 readLoneText
      '[1,["L",630]]', // 629 leaf
      '[1,["/",631,153,632]]', // 630 readRegionEnd
      '[0,["N","RegionClose",7]]', // 631 readRegionClose
      '[0,["N","RegionOver",""]]', // 632 readRegionOver
      '[1,["L",634]]', // 633 leaf
      '[1,["M","BadRegionMarker",635,7]]', // 634 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 635 readTurnOpen
      '[1,["L",["/",637,277]]]', // 636 leaf
      '[0,["N","EmptyThought",16]]', // 637 readEmptyThought
      '[1,["L",["/",281,621,622,625,639]]]', // 638 leaf
      '[0,["N",31,[":",0,640]]]', // 639 readBareDialect
      '[0,["/",["{",78,["s","{",["[*","\\t\\n\\r "],["?",641],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",79,["s","{",["[*","\\t\\n\\r "],["?",641],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",80,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",81,["s",["!",642],"[",["[*","\\t\\n\\r "],30,"(",["[*","\\t\\n\\r "],["/",")",["s",30,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",82,["s","[",["[*","\\t\\n\\r "],30,"(",["[*","\\t\\n\\r "],["/",33,617],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",83,["s",["?"," "],"to=",30,"<|message|>"]],["{",84,["s",["?"," "],"to=",30," <|channel|> "]],["{",85,["s",["?"," "],"to=",30,["[*"," "],["[*","a-z"],"<|"]],["{",86,["s",["?","**"],"Thought",35,["*",["s",["!",["s",24,34]],["[","^"]]],24,34]]]," *T[t{"]', // 640 read_bareDialect
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 641 skipMarkType
      '[0,["s","[",30,"()]",["[","(["]]]', // 642 skipMarkLink
      '[1,["L",644]]', // 643 leaf
      '[1,["M","BadFence",["s",["&",645],["/",589,649],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",44,651]]]],"`~"]', // 644 readBadFence
      '[0,["/",["s",589,["[*","^\\n\\r`"],24,["*",["/",646,["s",["!",648],["/",589,["[","^"]]]]],["/",["s",589,279],["!",["[","^"]]]],["s",649,["[*","^\\n\\r"],24,["*",["s",["!",650],["/",649,["[","^"]]]],["/",["s",649,279],["!",["[","^"]]]]],"`~"]', // 645 skipWholeFence
      '[0,["s",589,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",647],["/",589,["[","^"]]]],["/",647,["!",["[","^"]]]]]', // 646 skipShownFence
      '[0,["/",["s",["&","```"],103],648],"`"]', // 647 skipShownEnd
      '[0,["s",589,["[*","\\t "],["/",24,278,["!",["[","^"]]]]]', // 648 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 649 skipTildes
      '[0,["s",649,["[*","\\t "],["/",24,278,["!",["[","^"]]]]]', // 650 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",652,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 651 skip_fencedObject
      '[0,["option","fencedName","ping"]]', // 652 readFencedName
      '[0,["L",["&",651]],"{"]', // 653 leaf
      '[1,["L",["?",["/",655,656]]]]', // 654 leaf
      '[0,["N","WrappingEnd",["s",["/",589,649],["&",["s",["[*","\\t "],596]]]],"`~"]', // 655 readWrappingEnd
      '[1,["M","MissingFenceEnd",["!",["[","^"]]]]', // 656 readMissingFenceEnd
      '[0,["L",658]]', // 657 leaf
      '[0,["N",32,["s",20,["&",645],["/",589,649],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",22,640]]]]]', // 658 readWrappedDialect
      '[0,["L",["?",660]]]', // 659 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 660 readEnd
      '[1,["L",["?",662]]]', // 661 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],14]]]', // 662 readBadThoughtAgain
      '[0,["L",664]]', // 663 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 664 readThoughtGoesOn
      '[0,["L",666]]', // 665 leaf
      '[0,["N","FirstThoughtHead",["s",667,140]]]', // 666 readFirstThoughtHead
      '[0,["s",668,"self",["!",136]]]', // 667 skipToSelf
      '[0,["option","addressed",""]]', // 668 readAddressed
      '[0,[[["s",["!",308],["[","^"]],null,0,null,false]]]', // 669 text
      '[1,["L",671]]', // 670 leaf
      '[1,["/",317,153,319,321]]', // 671 readThoughtMessageEnd
      '[0,["L",673]]', // 672 leaf
      '[0,["N","FirstCallsHead",["s",674,140,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 673 readFirstCallsHead
      '[0,["s",668,134]]', // 674 skipToTool
      '[1,["L",["/",330,336,676]]]', // 675 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",308],["!",["s",278,279]],["!",44],["!",476],["[","^"]]]]]', // 676 readBadBesideCalls
      '[0,["L",678]]', // 677 leaf
      '[0,["N","FirstUserHead",["s",668,135,["!",136],140]]]', // 678 readFirstUserHead
      '[0,[[["s",668,["!",308],["[","^"]],null,0,null,false]]]', // 679 text
      '[0,["L",["!",308]]]', // 680 leaf
      '[0,["L",682]]', // 681 leaf
      '[0,["N","FirstTextHead",["s",324,683]]]', // 682 readFirstTextHead
      '[0,["s",["&",684],24]]', // 683 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 684 readRecipientOpenIsUsed
      '[1,["L",686]]', // 685 leaf
      '[1,["N","FirstCodeHead",["s",306,["!",136],["*",303],140],["s",306,683]]]', // 686 readFirstCodeHead
      '[1,["L",688]]', // 687 leaf
      '[1,["N",33,["s",[":",0,327],["*",303],140],["s",[":",0,328],683]],"^"]', // 688 readFirstToolHead
      '[1,["L",690]]', // 689 leaf
      '[1,["@",1,["endsInside",691],["M","BadCutFirst",["[+","^"]]]]', // 690 readBadCutFirst
      '[0,["s",122,126,["/",135,134],["*",129],140]]', // 691 skipFirstHead
      '[0,["L",["!",691]]]', // 692 leaf
      '[1,["L",["/",694,695]]]', // 693 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 694 readMissingMessages
      '[1,["M","BadOutside",""]]', // 695 readBadOutside
      '[1,["L",697]]', // 696 leaf
      '[1,["N",34,["s",["&",124],[":",0,302],["*",["s",["!",698],303]],699,140],["s",["&",124],[":",0,302],133,667,140]]]', // 697 readThoughtHead
      '[0,["s",132,["[*","\\t "],"analysis",["!",136],["*",["s",["!",132],129]],["&",140]]]', // 698 skipLastAnalysis
      '[1,["s",132,["[*","\\t "],"analysis",["!",136],["*",["s",["!",132],303]],["&",140]]]', // 699 noteLastAnalysis
      '[0,["L",701]]', // 700 leaf
      '[0,["N",35,["s",["&",124],[":",0,302],133,["!",667],674,140,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 701 readCallsHead
      '[1,["L",["/",703,277,1,704]]]', // 702 leaf
      '[1,["M","BadMessageMarker",309]]', // 703 readBadMessageMarker
      '[1,["@",1,["endsInside",313],["M","BadCutHead",["[+","^"]]]]', // 704 readBadCutHead
      '[1,["L",695]]', // 705 leaf
      '[1,["L",707]]', // 706 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",53]]]]', // 707 readBadStepsFence
      '[0,["L",["!","```"]]]', // 708 leaf
      '[0,["L",710]]', // 709 leaf
      '[0,["N",36,["s",61,62,[":",0,711],62,["[*","\\t "],24]]]', // 710 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"^"]', // 711 readActionName
      '[0,["L",713]]', // 712 leaf
      '[0,["N","InputHead",57]]', // 713 readInputHead
      '[0,["L",715]]', // 714 leaf
      '[0,["N","InputFence",["s","```",["[*","^\\n\\r`"],24]]]', // 715 readInputFence
      '[0,["L",["&",["/","{",717]]],"\\"\'{"]', // 716 leaf
      '[0,["s",718,["[*","\\t\\n\\r "],["/",53,"```",597,["!",["[","^"]]]]]', // 717 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 718 skipTextInQuotes
      '[0,["L",["s",["!",53],["!",720],722]]]', // 719 leaf
      '[0,["q",721]]', // 720 skipCutStep
      '[0,["@",1,["endsInside",53],""]]', // 721 readCutStep
      '[0,["s",["!",723],["[","^\\n\\r"]]]', // 722 skipTextStart
      '[0,["/",14,16,597]]', // 723 skip_textEnd
      '[0,[[["s",["!",723],["[","^\\n\\r"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",53,597,720,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 724 text
      '[1,["L",["/",726,727,728]]]', // 725 leaf
      '[0,["N","InputFenceEnd","```"]]', // 726 readInputFenceEnd
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 727 readInputAtEnd
      '[1,["M","MissingInputFence",""]]', // 728 readMissingInputFence
      '[1,["L",730]]', // 729 leaf
      '[1,["@",1,["endsInside",57],["M","BadCutInput",["[+","^"]]]]', // 730 readBadCutInput
      '[1,["L",732]]', // 731 leaf
      '[1,["/",1,733,734]]', // 732 readActionRest
      '[1,["@",1,["endsInside",53],["M","BadCutStep",["[+","^"]]]]', // 733 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",53],["!",597],["+",["s",["!",723],["[","^\\n\\r"]]]]]]', // 734 readBadStepWords
      '[0,["L",736]]', // 735 leaf
      '[0,["/",737,738]]', // 736 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 737 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 738 readActionOver
      '[1,["L",740]]', // 739 leaf
      '[1,["N",37,["s",61,[":",0,711],["&",["s",["[*","\\t "],["[","([{"]]],741]]]', // 740 readInlineHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 741 readBadInline
      '[0,["L",["?",743]]]', // 742 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 743 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 744 leaf
      '[0,[[["s",["!",["/",746,723]],["[","^\\n\\r"]],null,0,null,false]]]', // 745 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,597,["!",["[","^"]]]]]]', // 746 skipInlineClose
      '[0,["L",["?",748]]]', // 747 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,597,["!",["[","^"]]]]]]]', // 748 readInlineClose
      '[0,["L",750]]', // 749 leaf
      '[0,["N","ThoughtLabel",54]]', // 750 readThoughtLabel
      '[0,["L",["!",53]]]', // 751 leaf
      '[0,["L",722]]', // 752 leaf
      '[0,["L",["!",720]]]', // 753 leaf
      '[1,["L",755]]', // 754 leaf
      '[1,["/",153,756]]', // 755 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 756 readStepOver
      '[0,["L",758]]', // 757 leaf
      '[0,["N","AnswerLabel",59]]', // 758 readAnswerLabel
      '[1,["L",760]]', // 759 leaf
      '[1,["M","BadLoneInput",["s",57,["[*","^\\n\\r"]]]]', // 760 readBadLoneInput
      '[1,["L",733]]', // 761 leaf
      '[0,["L",628]]', // 762 leaf
      '[1,["L",["?",["/",764,656]]]]', // 763 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 764 readStepsFenceEnd
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, "{": ofAction, handing: ofHanding, hand: ofHand, i: ofCase, character: ofCharacter, scan: ofScan, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });
  let skipEol: Match = rules.called(24, (made) => { skipEol = made; });
  let skipEnds: Match = rules.called(49, (made) => { skipEnds = made; });
  let readParameterOpen: Match = rules.called(97, (made) => { readParameterOpen = made; });
  let read_callClose: Match = rules.called(103, (made) => { read_callClose = made; });
  let read_sectionClose: Match = rules.called(105, (made) => { read_sectionClose = made; });
  let read_plainText: Match = rules.called(206, (made) => { read_plainText = made; });
  let skipAfterText: Match = rules.called(208, (made) => { skipAfterText = made; });
  let readWrongParameterOpen: Match = rules.called(373, (made) => { readWrongParameterOpen = made; });
  let readParameterClose: Match = rules.called(380, (made) => { readParameterClose = made; });
  let skipCutRaw: Match = rules.called(381, (made) => { skipCutRaw = made; });
  let readLayout: Match = rules.called(391, (made) => { readLayout = made; });
  let skipWholeCall: Match = rules.called(392, (made) => { skipWholeCall = made; });
  let skipClosesLater: Match = rules.called(393, (made) => { skipClosesLater = made; });
  let readLenient: Match = rules.called(397, (made) => { readLenient = made; });
  let readParameterCloseStart: Match = rules.called(399, (made) => { readParameterCloseStart = made; });
  let readGuarded: Match = rules.called(400, (made) => { readGuarded = made; });
  let skipKeyTag: Match = rules.called(402, (made) => { skipKeyTag = made; });
  let skipShownCall: Match = rules.called(410, (made) => { skipShownCall = made; });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(36) }] } }, { op: 'leaf', read: rules.at(150) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(204), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(244) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(167), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(157) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(155) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["^", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(163) }, stepvalue, { op: 'leaf', read: rules.at(290) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(331), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(355) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(437), body: stepinnerPart }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(465) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(426), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(471), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(355) }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(497) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(509) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(525) }, { op: 'loop', body: { op: 'choice', starts: ["^", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(527) }] } }, { op: 'leaf', read: rules.at(529) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(531), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(532), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(535), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(511) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(534) }, stepnextCall, { op: 'leaf', read: rules.at(536) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(570), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(296) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(322) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThought }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(276) }, stepcalls, { op: 'leaf', read: rules.at(582) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(620) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(633) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(636) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(638) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(633) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(355) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(675) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(680), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "^"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(681) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(702) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(716), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(708), body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinputValue, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(744), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(751), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(355) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(753), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(355) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(276) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(759) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(761) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(762) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(708), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(657) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(659) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(629) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(12) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(15), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(158), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ListOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(159) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(163) }, stepvalue, { op: 'leaf', read: rules.at(268) }] } }, { op: 'leaf', read: rules.at(272) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(168) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(163) }, stepvalue, { op: 'leaf', read: rules.at(268) }] } }, { op: 'leaf', read: rules.at(269) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ObjectOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(170) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(252) }] } }, { op: 'leaf', read: rules.at(264) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(174) }, { op: 'leaf', read: rules.at(189) }, { op: 'optional', body: stepvalue }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 5, isText: false, body: { op: 'sequence', hand: { attribute: 5, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(191) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(196) }] } }, { op: 'leaf', read: rules.at(199) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(193), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(215) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(220) }] } }, { op: 'leaf', read: rules.at(223) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(217), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(226) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(231) }] } }, { op: 'leaf', read: rules.at(223) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(228), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(233) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(240) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(235), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(283) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(293) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(287) }, { op: 'leaf', read: rules.at(289) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(300) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(314) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(307), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(325) }, { op: 'leaf', read: rules.at(289) }, { op: 'leaf', read: rules.at(329) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(334) } }, { op: 'leaf', read: rules.at(339) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(332), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(340) }, { op: 'leaf', read: rules.at(289) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(546) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(345) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(355) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(418) }, stepelementOfCall, { op: 'leaf', read: rules.at(469) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(473) }] } }, { op: 'leaf', read: rules.at(481) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(356) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(389) }] } }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: rules.at(411) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(374) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(385) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(377), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: text0Code, isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(427) }, { op: 'leaf', read: rules.at(434) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(458) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(438), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(492) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(355) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(418) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(497) }] } }, { op: 'leaf', read: rules.at(481) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(494) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(502) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(507) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(502) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(516) }, { op: 'loop', body: { op: 'choice', starts: ["^", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(521) }] } }, { op: 'leaf', read: rules.at(522) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(518) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(293) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(553) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(556) }, { op: 'leaf', read: rules.at(289) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(558), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(561) }] } }, { op: 'leaf', read: rules.at(562) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(564) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(568) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(570), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(571) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(572), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(573) } }, { op: 'leaf', read: rules.at(562) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(575) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(577) }] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(586) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(603) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(592), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(598) }, { op: 'text', read: rules.text(599) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(600) }, { op: 'text', read: rules.text(601) }] }, { op: 'leaf', read: rules.at(602) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(592), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(598) }, { op: 'text', read: rules.text(599) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(600) }, { op: 'text', read: rules.text(601) }] }, { op: 'leaf', read: rules.at(602) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(606), isSome: true } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(643) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(355) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(654) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(653), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(661) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(657) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(659) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(663) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(657) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(659) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(665) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(670) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(669), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(672) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(339) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(677) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(339) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(679), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(685) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(314) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(687) }, { op: 'leaf', read: rules.at(289) }, { op: 'leaf', read: rules.at(329) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(334) } }, { op: 'leaf', read: rules.at(339) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(289) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(689) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(659) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(692), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(693) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(696) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(670) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(700) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(339) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(322) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(339) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(692), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(705) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(659) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(663) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(670) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(659) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(289) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(659) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(706) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(763) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(709) }, { op: 'leaf', read: rules.at(289) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(729) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(731) } }, { op: 'leaf', read: rules.at(735) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(712) }, { op: 'leaf', read: rules.at(289) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(714) }, { op: 'leaf', read: rules.at(289) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(289) }, { op: 'leaf', read: rules.at(725) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(719) }, { op: 'text', read: rules.text(724) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(739) }, { op: 'leaf', read: rules.at(742) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(747) }, { op: 'loop', body: { op: 'leaf', read: rules.at(731) } }, { op: 'leaf', read: rules.at(735) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(745), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(749) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(754) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(752) }, { op: 'text', read: rules.text(724) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(757) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(752) }, { op: 'text', read: rules.text(724) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(659) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(663) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(754) }] } };

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
    BadSectionOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadNoFence: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    BadOpenAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadSectionClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","hint":"Write the marker as the dialect does."},
    BadCutClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingAtEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    MissingSectionClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadStrayWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    BadInnerFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","hint":"Leave the fence out."},
    BadBrackets: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadCallOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadNameEnd: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadOtherCall: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
    BadNameTag: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
    BadNoNameEnd: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
    BadNameless: {"code":"no-call","severity":"error","meaning":"There is no call between the markers. The text was kept, or left out of its list.","example":"<function></function>","hint":"Write the name of the tool."},
    BadCallClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","hint":"Write the marker as the dialect does."},
    MissingCallClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadJunk: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
    BadSeparator: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadCutCall: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
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
