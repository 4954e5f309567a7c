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
| BareDialectNode | BadFenceNode | WrappingEndNode | MissingFenceEndNode | WrappedDialectNode | EndNode
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
& Readonly<Record<'Wrapping' | 'WrappedDialect' | 'Bom' | 'Region' | 'BadRegionMarker' | 'EmptyThought' | 'BareDialect', 'Reply' | 'ReplyInside' | 'ReplyToRecipient'>>
& Readonly<Record<'End', 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside'>>
& Readonly<Record<'Space', 'Action' | 'Arguments' | 'BareCalls' | 'BareObjects' | 'Builtin' | 'Call' | 'CallsMessage' | 'Element'
| 'ElementCall' | 'FencedInput' | 'FencedSteps' | 'FirstCalls' | 'FirstText' | 'FirstTool' | 'InlineAction'
| 'Input' | 'Lead' | 'List' | 'LooseArguments' | 'Member' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient'
| 'Object' | 'OpenedStep' | 'PyArgument' | 'PyCall' | 'PyList' | 'Region' | 'Reply' | 'ReplyInside'
| 'ReplyToRecipient' | 'Section' | 'Set' | 'StepThought' | 'Steps' | 'StepsInside' | 'Stray' | 'TextMessage'
| 'Tool' | 'ToolMessage' | 'WordedList' | 'Wrapping'>>
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
& Readonly<Record<'SectionOpen' | 'BadOpenAgain' | 'BadSectionOpen' | 'SectionClose' | 'BadSectionClose' | 'SectionOverAtEnd'
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

  const TABLE_0 = tableOf("\u0000-\t\u000b\f\u000e-!#-)+-;=?@B-Z\\^_abdeg-z|-\u007f");
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
              m.hitEnd ||= p >= end && "^\n\r\"*<>A[-]`cf{";
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
      '[0,["/",["{",0,["s",23,"{"]],["{",1,["s",23,"["]],["{",2,["s",23,"```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["[","[{"]]],["{",3,["s",23,"<function",["[","=>"]]],["{",4,["s",23,["[+","^\\t\\n\\r <[`{"],"<tool_sep>"]],["{",5,["s",23,["[+","^\\t\\n\\r <[`{"],["[*","\\t "],["/",24,["[","<{"],["!",["[","^"]]]]],["{",6,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],"{"]],["{",7,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],["/","<parameter=","</function>"]]],["{",8,"<seed:tool_call>"],["{",9,"[TOOL_CALLS]"],["{",10,["s",["?",25],"<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>",["[+","^\\n\\r<`{"],["[*","\\t\\n\\r "],"```"]],["{",11,["s",["?",25],"<\uff5ctool\u2581call\u2581begin\uff5c>",["[*","^\\n\\r<"],"<\uff5ctool\u2581sep\uff5c>",["[*","\\t\\n\\r "],"{"]],["{",12,["s","<",27,"DSML",27,["/","function_calls>","tool_calls>","invoke name="]]],["{",13,["s","<\uff5c",["/","function_calls>","tool_calls>","invoke name="]]],["{",14,["s","<|tool_call",["/","s_section_begin|>","_section_begin|>","_begin|>"]]],["{",15,["s","<",27,"DSML",27," ",["/","calls>","invoke name="]]],["{",16,["s","<",27,"GCML",27,["/","tool_calls>","invoke name="]]],["{",17,["s",["?",["s","<|message_sep|>",["[*","\\t\\n\\r "]]],"function call<|role_sep|>"]],["{",18,["s","<tool_calls>",["[*","\\t\\n\\r "],"<tool_call>"]],["{",19,["s","<ifm|tool_call",["?","s"],">"]],["{",20,"<longcat_tool_call>"],["{",21,"<dots_function_call>"],["{",22,"<|tool_call:start|>"],["{",23,["s","<function name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],">",["[*","\\t\\n\\r "],["/","<param name=","</function>"]]],["{",24,["s",["?",["s","<|message_model|>",["[*","\\t\\n\\r "],28,["[*","\\t\\n\\r "]]],"<|content_invoke_tool_json|>"]],["{",25,"<minimax:tool_call>"],["{",26,["/","<atem:function_calls>","<atem:invoke name=\\""]],["{",27,["s","<",["?",29],["/","function_calls>","tool_calls>"],["[*","\\t\\n\\r "],["/",["s","<",["?",29],"invoke"],"invoke name="]]],["{",28,["s","<",["?",29],"invoke name=\\""]],["{",29,["s","<function_calls>",["[*","\\t\\n\\r "],28,"("]],["{",30,"<|tool_call>call:"],["{",31,"<start_function_call>"],["{",32,["/","<|START_ACTION|>","<|START_RESPONSE|>","<|START_TEXT|>","<|CHATBOT_TOKEN|>"]],["{",33,"<TOOLCALL>"],["{",34,["s","functools[",["[*","\\t\\n\\r "],"{"]],["{",35,"<|python_tag|>"],["{",36,["/","<|python_start|>","<|tool_call_start|>"]],["{",37,"<\uff5ctool_calls_begin\uff5c>"],["{",38,"<|tools_prefix|>"],["{",39,["s","<|action_start|>",["[*","\\t\\n\\r "],"<|plugin|>"]],["{",40,"<|function_call|>"],["{",41,["s","<tool_calls>",["[*","\\t\\n\\r "],"[",24]],["{",42,["s","<tool_calls>",["[*","\\t\\n\\r "],"["]],["{",43,["s","<|tool_call|>",["[*","\\t\\n\\r "],30,["[*","\\t\\n\\r "],"<|/tool_call|>"]],["{",44,["s","<|tool_call|>",["[*","\\t\\n\\r "],30]],["{",45,["s","<|tool_call|>",["[*","\\t\\n\\r "],"[",["*",["s",["!","<|/tool_call|>"],["!","<|tool_call|>"],["[","^"]]],"<|/tool_call|>"]],["{",46,["s","<|tool_call|>",["[*","\\t\\n\\r "],"["]],["{",47,["s",">>>",28,24]],["{",48,["/","<|open|>tools","<|open|>response","<|open|>call"]],["{",49,"]<]minimax[>["],["{",50,["/",["s","<|channel|> ",["[","a-z"]],"<|start|> assistant"]],["{",51,["s","<|start|>assistant",["[+"," "],"to=",28,"<|message|>"]],["{",52,["/","<|channel|>","<|start|>assistant"]],["{",53,["s","Action:",["[*","\\t\\n\\r "],"```json"]],["{",54,["s",32,["|",1,256,false,["[","^\\n\\r"]],24,["?","**"],"Action Input",33]]],"*<>A[]f"]', // 22 readDialectMark
      '[0,["|",1,4,false,["s","<tool_call>",["[*","\\t\\n\\r "]]],"<"]', // 23 skipHermesOpen
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 24 skipEol
      '[0,["s","<",["[","|\uff5c"],"tool",26,"calls",26,"begin",["[","|\uff5c"],">",["[*","^<"]]]', // 25 skipDeepseekCalls
      '[0,["/","\u2581",["s",["?","\\\\"],["["," _"]]]," \\\\\\\\_\u2581"]', // 26 skipDeepseekBlank
      '[0,["/","\uff5c\uff5c",["[","|\u2016\uff5c"]],"|\u2016\uff5c"]', // 27 skipDsmlBar
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]', // 28 skipMarkName
      '[0,["s",["[+","a-z"],":"]]', // 29 skipNamespace
      '[0,["deep",["s","[",["*",["/",31,["[","^\\"<[]"],30]],"]"]]]', // 30 skipMarkList
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""]]', // 31 skipMarkString
      '[0,["s",["?","**"],"Action",33],"*A"]', // 32 skipMarkAction
      '[0,["s",["?",["s",["[+"," "],["[+","0-9"]]],["?","**"],":"]," *:"]', // 33 skipMarkLabelEnd
      '[0,["L",["/",35,37,145]]]', // 34 leaf
      '[0,["N",2,["s",36,[":",0,["$",["s",["&",17],["+",["s",["!",16],["!",14],["[","^"]]],["&",16]]]]]]]', // 35 readThoughtShown
      '[0,["option","drafts",""]]', // 36 readDrafts
      '[0,["N",3,["s",19,[":",0,["$",38]]]]]', // 37 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],39],"`"]', // 38 skip_code
      '[0,["q",40]]', // 39 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",41],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",143],["|",1,null,true,"`"]]]],144]],"`"]', // 40 readQuotedCall
      '[0,["/",42,["s",20,21]]]', // 41 skipAnyCallAhead
      '[0,["/",["s",["?",43],61],62,63,71,105,107,111,115,["s",118,119]]]', // 42 skipCallAhead
      '[0,["s",44,["[*","\\t "],["+",45],["[*","\\t\\n\\r "]]]', // 43 skipSectionTitle
      '[0,["option","titleOpen","<|message_model|>"]]', // 44 readTitleOpen
      '[0,["s",["!",46],["!",47],["[","^\\t\\n\\r \\"\'-)<->[]{-}\uff5c"]]]', // 45 skipNameChar
      '[0,["option","nameEnd",">"]]', // 46 readNameEnd
      '[0,["/",48,["s",["&",["[","\\n\\r"]],49]]]', // 47 skipEnds
      '[0,["option","endMarker","</tool_call>"]]', // 48 readEndMarker
      '[0,["s",50,["[*","\\t "],24,["[*","\\t\\n\\r "],["/",51,"```"]]]', // 49 skipStepsGoOn
      '[0,["option","steps",""]]', // 50 read_steps
      '[0,["/",52,55,56,57,58]]', // 51 skipStepAhead
      '[0,["s",50,53,["i","thought"],54]]', // 52 skip_thoughtLabel
      '[0,["?","**"]]', // 53 skipBold
      '[0,["s",["?",["s",["[+","\\t "],["[+","0-9"]]],["[*","\\t "],53,":",53,["[*","\\t "]],"\\t *:"]', // 54 skipLabelEnd
      '[0,["s",50,53,["i","action"],["[+","\\t "],["i","input"],54]]', // 55 skipInputLabel
      '[0,["s",50,53,["i","observation"],54]]', // 56 skipObservationLabel
      '[0,["s",50,53,["i","final"],["[+","\\t "],["i","answer"],54]]', // 57 skip_answerLabel
      '[0,["s",59,60,["/",["s",["[*","\\t "],24],["s",["[*","\\t "],["[","([{"]]]]]', // 58 skipActionAhead
      '[0,["s",50,53,["i","action"],54]]', // 59 skipActionLabel
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"^"]', // 60 skipActionName
      '[0,["option","sectionOpen","<tool_call>"]]', // 61 read_sectionOpen
      '[0,["option","wrongSectionOpen","<toolcall>"]]', // 62 readWrongSectionOpen
      '[0,["s",64,["[*","\\t\\n\\r "],["/",["s","[",["[*","\\t\\n\\r "],["*",["s",65,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]],"{"],68]]]', // 63 skip_wordedList
      '[0,["option","listWord","functools"]]', // 64 readListWord
      '[0,["/",66,67],"\\"\'\\\\-0-9"]', // 65 skipListedScalar
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[*","^\\n\\r\'"],"\'"]],"\\"\'"]', // 66 skipSetText
      '[0,["s",["?","-"],["[","0-9"],["[*","+\\\\-.0-9Ee"]],"\\\\-0-9"]', // 67 skipSetNumber
      '[0,["s","{",["[*","\\t\\n\\r "],["?",69],["[","\\"\'"],["/","name","function"],["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",70,["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":"]]]]', // 68 skipCallObject
      '[0,["s",["[","\\"\'"],"type",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],"function",["[","\\"\'"],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 69 skipBareType
      '[0,["s",["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[+","^\\n\\r\'"],"\'"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","\\"\'"],["/","parameters","arguments"],["[","\\"\'"],["[*","\\t\\n\\r "],":"],"\\"\'"]', // 70 skipBareName
      '[0,["s",["&",72],78]]', // 71 skipCallOpening
      '[0,["/",73,74,75,["s",76,77]]]', // 72 skipVisible
      '[0,["option","visibleOpen","<function="]]', // 73 readVisibleOpen
      '[0,["option","wrongCallOpen","<function name="]]', // 74 readWrongCallOpen
      '[0,["option","otherCallOpen","<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"]]', // 75 readOtherCallOpen
      '[0,["option","inElements",""]]', // 76 readInElements
      '[0,["option","namelessOpen","<function>"]]', // 77 readNamelessOpen
      '[0,["/",79,104]]', // 78 skipAnyCallHead
      '[0,["/",["s",80,81,["[*","\\t\\n\\r "],86,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",87,["[*","\\t\\n\\r "],81,["[*","\\t\\n\\r "],["?",88],46,["*",90],91],["s",87,["[*","\\t\\n\\r "],["+",45],92],["s",87,["[*","\\t\\n\\r "],81,95],["s",87,["[*","\\t\\n\\r "],81,["[*","\\t\\n\\r "],["/",96,98]],["s",100,81,["[*","\\t\\n\\r "],101,["&",["s",["[*","\\t\\n\\r "],["/",94,102]]]],["s",103,81,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],46],["s",["[*","\\t\\n\\r "],96]]]]]', // 79 skipCallHead
      '[0,75]', // 80 skipBadOtherCall
      '[0,["/",82,["s",45,["*",["s",["[*","\\t "],45]]]]]', // 81 skipCallName
      '[0,["q",83]]', // 82 skipEscapedName
      '[0,["{",55,["s",84,["&",["s",["[*","^\\n\\r\\"&"],"&"]],[":",0,["|",1,null,true,["/",85,["$",["s",["!",46],["[+","^\\n\\r\\"&"]]],"&"]]]]]]', // 83 readEscapedName
      '[0,["option","escapes",""]]', // 84 readEscapes
      '[0,["/",["{",56,"&amp;"],["{",57,"&lt;"],["{",58,"&gt;"],["{",59,"&quot;"],["{",60,["/","&apos;","&#39;"]]],"&"]', // 85 readEntity
      '[0,["option","otherNameEnd","```json"]]', // 86 readOtherNameEnd
      '[0,["option","callOpen","<function="]]', // 87 readCallOpen
      '[0,["s",89,["[+","^\\t\\n\\r <[{"]]]', // 88 skipCallId
      '[0,["option","idOpen","[CALL_ID]"]]', // 89 readIdOpen
      '[0,["s",["[*","\\t\\n\\r "],["[+","_a-z"],"=",["[","\\"\'"],["[*","^\\n\\r\\"\'"],["[","\\"\'"]],"\\t\\n\\r _a-z"]', // 90 skipAttribute
      '[0,["option","headEnd",""]]', // 91 readHeadEnd
      '[0,["s",93,["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],94,47]],["[","\\n\\r"]]]]]', // 92 skipLooseEnd
      '[0,["option","loose",""]]', // 93 readLoose
      '[0,["option","parameterOpen","<parameter="]]', // 94 readParameterOpen
      '[0,["s",93,["&",["s",["[*","\\t\\n\\r "],["/","{",94]]]]]', // 95 skip_looseArguments
      '[0,97]', // 96 skipBadNameEnd
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 97 readWrongNameEnd
      '[0,["&",["s",99,"{"]]]', // 98 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 99 readMayLackNameEnd
      '[0,["s",77,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 100 skipBadNameTag
      '[0,["option","callClose","</function>"]]', // 101 read_callClose
      '[0,["option","sectionClose","</tool_call>"]]', // 102 read_sectionClose
      '[0,74]', // 103 skipBadCallOpen
      '[0,["s",76,77,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],81,["[*","\\t\\n\\r "],"</tool_name>"]]', // 104 skipElementCallHead
      '[0,["s",106,68]]', // 105 skipBareObject
      '[0,["option","bareJson",""]]', // 106 readBareJson
      '[0,["/",["s",108,"[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'"],109,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",106,"[",["[*","\\t\\n\\r "],68],["s",110,68]]]', // 107 skip_bareList
      '[0,["option","bareLists",""]]', // 108 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 109 skipCallKey
      '[0,["option","bareOne",""]]', // 110 readBareOne
      '[0,["s",112,["!",113],"[",["[*","\\t\\n\\r "],114,"("]]', // 111 skip_pyList
      '[0,["option","python",""]]', // 112 readPython
      '[0,["s","[",114,"()]",["[","(["]]]', // 113 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"^"]', // 114 skipPyName
      '[0,["s","<",116,">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],117,">"]]]]', // 115 skipToolHead
      '[0,["option","toolName","ping"]]', // 116 readToolName
      '[0,["option","toolWord","ping"]]', // 117 readToolWord
      '[0,["option","channels",""]]', // 118 readChannels
      '[0,["/",["s",["&",120],121,["*",125],129,130,["*",125],136],["s",141,142,24]]]', // 119 skipToolMessageHead
      '[0,["s",121,123]]', // 120 skipAnyHead
      '[0,["/",["s",118,"<|start|>",["[*","\\t "],["?","assistant"]],["s",118,["&",["/","<|channel|>",122]]]]]', // 121 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 122 skipFirstTo
      '[0,["q",124]]', // 123 skipHeadGoesOn
      '[1,["scan",125,["/",136,["s",129,130,139]]],"\\t <cjt"]', // 124 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",126,127,133,134,["s",129,131,["!",132]],135],["[*","\\t "]]],"\\t <cjt"]', // 125 skipHeadPart
      '[0,["s",127,["&",["s",["*",["s",["!",128],["/",125,["s",129,130]]]],128]]]]', // 126 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 127 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 128 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 129 skipTo
      '[0,["s",["!",["s",131,["!",132]]],["?","functions."],["+",132]],"^"]', // 130 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 131 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"^"]', // 132 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 133 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 134 skipConstraint
      '[0,["/","json","code"],"cj"]', // 135 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",137]],"\\t <"]', // 136 skipMessage
      '[0,["s",138,["[","\\t "]]]', // 137 skipPadding
      '[0,["option","padded",""]]', // 138 readPadded
      '[0,["q",140]]', // 139 skipAddressedGoesOn
      '[1,["scan",125,136],"\\t <cjt"]', // 140 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 141 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",132]],"^"]', // 142 skipRecipientName
      '[0,["q",144]]', // 143 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 144 readSameTicks
      '[0,["N",4,[":",0,["$",["[+","`"]]]]]', // 145 readThoughtTick
      '[1,["L",147]]', // 146 leaf
      '[1,["/",148,149,150]]', // 147 readThoughtEnd
      '[0,["N","ThoughtClose",16]]', // 148 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 149 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 150 readMissingThoughtClose
      '[1,["L",152]]', // 151 leaf
      '[1,["M","BadThoughtClose",16]]', // 152 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],107]],["?",1]]]]', // 153 leaf
      '[0,["L",["&",107]]]', // 154 leaf
      '[0,["L",156]]', // 155 leaf
      '[0,["N",5,["s",[":",0,157],["/","[",158]]]]', // 156 readListOpen
      '[0,["{",61,""]]', // 157 readInList
      '[0,["option","tupleOpen","("]]', // 158 readTupleOpen
      '[1,["L",160]]', // 159 leaf
      '[1,["N","Comma",["s",["/",112,161],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],162,","]]', // 160 readComma
      '[0,["option","lines",""]]', // 161 readLines
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 162 readBadComma
      '[0,["L",["!",47]]]', // 163 leaf
      '[0,["L",165]]', // 164 leaf
      '[0,["N","SetOpen",["s",["/",112,161],"{",["&",["s",["[*","\\t\\n\\r "],["/",66,67],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 165 readSetOpen
      '[1,["L",167]]', // 166 leaf
      '[1,["N",6,["s",[":",0,168],"{",["?",169]]],"{"]', // 167 readObjectOpen
      '[0,["{",62,""]]', // 168 readInObject
      '[1,["M","BadDoubledBrace",["s","{",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'}"]]]]]]', // 169 readBadDoubledBrace
      '[1,["L",171]]', // 170 leaf
      '[1,["N",7,["s",[":",0,"\\""],[":",1,172],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,176],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,177],[":",1,178],177,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,179],["[*","\\t\\n\\r "],":"],["s",[":",0,180],[":",2,181],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],182]],[":",1,184],["[*","\\t\\n\\r "],":"]]]', // 171 readKey
      '[1,["{",63,[":",0,["|",0,null,true,["/",173,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 172 readDoubleKey
      '[1,["/",174,["{",74,[":",0,175]]]]', // 173 readKeyEscape
      '[0,["/",["{",64,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",65,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",66,["s","\\\\",[":",0,["$",["[","\\"/\\\\\\\\"]]]]],["{",67,["s",["/",112,161],"\\\\",[":",0,"\'"]]],["{",68,["s",["/",112,161],"\\\\",[":",0,["$",["[","av"]]]]],["{",69,["s",["/",112,161],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",70,["s",["/",112,161],"\\\\",24]],["{",71,["s",["/",112,161],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",72,["s",["/",112,161],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",73,["s",["/",112,161],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 174 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 175 readBadEscape
      '[1,["{",75,[":",0,["|",0,null,true,["/",173,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 176 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 177 readMarkedQuote
      '[0,["$",["+",["s",["!",177],["[","^\\n\\r"]]]]]', // 178 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"^"]', // 179 readBareKey
      '[0,["option","looseKeys",""]]', // 180 readLooseKeys
      '[1,["M","BadKey",""]]', // 181 readBadKey
      '[0,["q",183]]', // 182 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"^"]', // 183 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"^"]', // 184 readLooseKey
      '[0,["L",["?",186]]]', // 185 leaf
      '[0,["t",[0,1],["!",49],1]]', // 186 readGap
      '[0,["L",188]]', // 187 leaf
      '[0,["N",8,[":",0,["$",["/","\\"\\"\\"",["s",["/",112,161],"\'\'\'"]]]]]]', // 188 readTripleOpen
      '[0,[[["s",["!",190],["[","^\\\\\\\\"]],null,0,null,false],[174,null,0,null,true]]]', // 189 text
      '[0,["q",191]]', // 190 skipTripleAgain
      '[0,["same",5,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 191 readTripleAgain
      '[1,["L",["/",193,175]]]', // 192 leaf
      '[1,["@",1,["endsInside",194],["M","BadCutEscape",["[+","^"]]]]', // 193 readBadCutEscape
      '[0,["q",174]]', // 194 skipEscape
      '[1,["L",196]]', // 195 leaf
      '[1,["/",197,198,199]]', // 196 readTripleEnd
      '[0,["N","TripleClose",190]]', // 197 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 198 readMissingRest
      '[1,["M","MissingQuote",""]]', // 199 readMissingQuote
      '[0,["L",201],"\\""]', // 200 leaf
      readPlainText,
      '[0,["{",76,[":",0,["|",0,null,true,["/",["$",203],174]]]]]', // 202 read_plainText
      skipPlainRun,
      '[0,["/",["s",["[*","\\t "],47],["s",["[*","\\t\\n\\r "],["/",["[","),:]}"],47,["!",["[","^"]],["s","\\"",["[+","^\\n\\r\\"\\\\\\\\"],"\\"",["[*","\\t\\n\\r "],":"]]],["s",205,206],["s",208,205,210,["/",["s",["[*","\\t\\n\\r "],["[","),]"]],["s",205,["[","\\"\'"]]]]]]', // 204 skipAfterText
      '[0,["[+","\\t\\n\\r "]]', // 205 skipSpace
      '[0,["s",["/",112,161],207,["[*","\\t\\n\\r "],"=",["!","="]]]', // 206 skipArgumentAhead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"^"]', // 207 skipBareKey
      '[0,["q",209]]', // 208 skipIsInList
      '[0,["same",4,["{",77,""]]]', // 209 readIsInList
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 210 skipNextText
      '[0,["L",212]]', // 211 leaf
      '[0,["N","DoubleOpen","\\""]]', // 212 readDoubleOpen
      '[0,[[["s",["!",47],["[","^\\t\\n\\r \\"\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",47,["!",214]]]],null,0,null,false],[174,null,0,null,true],[["s",47,["&",214]],null,0,null,false]]]', // 213 text
      '[0,["q",215]]', // 214 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["[",",:]}"]]],"^\\n\\r"]', // 215 readDoubleGoesOn
      '[1,["L",["/",193,175,217,218]]]', // 216 leaf
      '[1,["M","BadNewline",["s",["!",47],["[","\\n\\r"],["[*","\\t\\n\\r "],["!",["s",47,["!",214]]]]]]', // 217 readBadNewline
      '[1,["M","BadDoubleQuote",["s","\\"",["!",204]]]]', // 218 readBadDoubleQuote
      '[1,["L",220]]', // 219 leaf
      '[1,["/",221,198,199]]', // 220 readTextEnd
      '[0,["N","TextClose",["[","\\"\'"]]]', // 221 readTextClose
      '[0,["L",223]]', // 222 leaf
      '[0,["N","SingleOpen","\'"]]', // 223 readSingleOpen
      '[0,[[["s",["!",47],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",47,["!",225]]]],null,0,null,false],[174,null,0,null,true],[["s",47,["&",225]],null,0,null,false]]]', // 224 text
      '[0,["q",226]]', // 225 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 226 readSingleGoesOn
      '[1,["L",["/",193,175,217,228]]]', // 227 leaf
      '[1,["M","BadSingleQuote",["s","\'",["!",204]]]]', // 228 readBadSingleQuote
      '[0,["L",230]]', // 229 leaf
      '[0,["N","MarkedOpen",177]]', // 230 readMarkedOpen
      '[0,[[["s",["!",177],["!",47],["!",232],["[","^"]],null,0,null,false],[["s",["!",177],47,["&",234]],null,0,null,false]]]', // 231 text
      '[0,["q",233]]', // 232 skipCutMarkedQuote
      '[0,["@",1,["endsInside",177],""]]', // 233 readCutMarkedQuote
      '[0,["q",235]]', // 234 skipMarkedGoesOn
      '[0,["scan",["s",["!",177],["[","^\\n\\r"]],177]]', // 235 readMarkedGoesOn
      '[1,["L",237]]', // 236 leaf
      '[1,["/",238,239,198,199]]', // 237 readMarkedEnd
      '[0,["N","MarkedClose",177]]', // 238 readMarkedClose
      '[1,["@",1,["endsInside",177],["M","BadCutMarkedQuote",["[+","^"]]]]', // 239 readBadCutMarkedQuote
      '[1,["L",["/",241,242,245]]]', // 240 leaf
      '[1,["M",1,["s",[":",0,["$",["+",["s",["!",177],["!",47],["[","^\\n\\r\\"\'-),:[]{}"]]]]],177]]]', // 241 readBadMarkedText
      '[1,["N",9,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",243]],["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,244],["&",243]]],"\\\\-0-9"]', // 242 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],47]]', // 243 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 244 readBadPoint
      '[0,["N",10,[":",0,["$",["s",["!",47],["[","^\\t\\n\\r \\"\'-),:[]{}"],246]]]]]', // 245 readWord
      '[0,["q",247]]', // 246 skipWordRest
      '[0,["scan",["s",["!",47],["[","^\\t\\n\\r (),[]{}"]],["&",243]]]', // 247 readWordRest
      '[1,["L",["/",160,186,249,258]]]', // 248 leaf
      '[1,["@",1,["endsInside",250],["M","BadCutPart",["s",["+",["s",["!",47],["[","^"]]],["!",["[","^"]]]]]]', // 249 readBadCutPart
      '[0,["/",251,256,257]]', // 250 skipPart
      '[0,["/",["s","\\"",252,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",253,"\'",["[*","\\t\\n\\r "],":"],["s",177,254,177,["[*","\\t\\n\\r "],":"],["s","",207,["[*","\\t\\n\\r "],":"],["s",180,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],182]],255,["[*","\\t\\n\\r "],":"]]]', // 251 skipKey
      '[0,["q",172]]', // 252 skipDoubleKey
      '[0,["q",176]]', // 253 skipSingleKey
      '[0,["+",["s",["!",177],["[","^\\n\\r"]]]]', // 254 skipMarkedKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"^"]', // 255 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",243]],["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",243]]],"\\\\-0-9"]', // 256 skipNumber
      '[0,["s",["!",47],["[","^\\t\\n\\r \\"\'-),:[]{}"],246]]', // 257 skipWord
      '[1,["M","BadDebris",["s",["!",47],["!",259],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 258 readBadDebris
      '[0,["!",["[","^"]]]', // 259 skipMissingRest
      '[1,["L",261]]', // 260 leaf
      '[1,["/",262,198,263]]', // 261 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 262 readObjectClose
      '[1,["M","MissingBracket",""]]', // 263 readMissingBracket
      '[1,["L",["/",186,249,258]]]', // 264 leaf
      '[1,["L",266]]', // 265 leaf
      '[1,["/",267,198,263]]', // 266 readSetEnd
      '[0,["N","SetClose","}"]]', // 267 readSetClose
      '[1,["L",269]]', // 268 leaf
      '[1,["/",270,198,263]]', // 269 readListEnd
      '[0,["N","ListClose","]",271]]', // 270 readListClose
      '[0,["option","tupleClose",")"]]', // 271 readTupleClose
      '[1,["L",273]]', // 272 leaf
      '[1,["M","BadEndToken",["s",274,["&",275]]]]', // 273 readBadEndToken
      '[0,["option","endToken","<|im_end|>"]]', // 274 readEndToken
      '[0,["q",276]]', // 275 skipLastTokens
      '[0,["scan",["/",274,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 276 readLastTokens
      '[0,["L",278]]', // 277 leaf
      '[0,["N",11,["s",279,[":",0,280],".call("]]]', // 278 readBuiltinHead
      '[0,["option","codeOpen","<|python_tag|>"]]', // 279 readCodeOpen
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"^"]', // 280 readBuiltinName
      '[0,["L",282]]', // 281 leaf
      '[0,["N",12,["s",[":",0,179],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 282 readPyKey
      '[0,["L",["?",1]]]', // 283 leaf
      '[1,["L",["/",1,285,249,258]]]', // 284 leaf
      '[1,["@",1,["endsInside",286],["M","BadCutArgument",["[+","^"]]]]', // 285 readBadCutArgument
      '[0,["s",207,["[*","\\t\\n\\r "],"=",["!","="]]]', // 286 skipPyKey
      '[1,["L",288]]', // 287 leaf
      '[1,["/",289,198,263]]', // 288 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 289 readPyCallClose
      '[1,["L",291]]', // 290 leaf
      '[1,["@",1,["endsInside",292],["M","BadCutBuiltin",["[+","^"]]]]', // 291 readBadCutBuiltin
      '[0,["s",279,293,".call("]]', // 292 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"^"]', // 293 skipBuiltinName
      '[1,["L",295]]', // 294 leaf
      '[1,["N",13,["s",["&",120],[":",0,296],["*",297],129,300,["!",132],["*",297],136],["s",141,300,24],["s",279,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 295 readCodeHead
      '[0,["/",["$",["s",118,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",118,["&",["/","<|channel|>",122]]]]]]', // 296 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",298,127,299,134,["s",129,131,["!",132]],135],["[*","\\t "]]],"\\t <cjt"]', // 297 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",127,["&",["s",["*",["s",["!",128],["/",125,["s",129,130]]]],128]]]]]', // 298 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 299 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 300 readCodeName
      '[0,[[["s",["!",302],["!",["s",274,275]],["[","^"]],null,0,null,false]]]', // 301 text
      '[0,["/",303,["s",118,["&","<"],120],["s",141,142,24],305]]', // 302 skipMarkAhead
      '[0,["s",118,["?",137],304]]', // 303 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 304 read_messageClose
      '[0,["q",306]]', // 305 skipCutMark
      '[0,["@",1,["endsInside",307],""]]', // 306 readCutMark
      '[0,["/",303,["s",118,["&","<"],120],["s",141,142,24]]]', // 307 skipMark
      '[1,["L",["/",309,310]]]', // 308 leaf
      '[0,["N","CodeToken",["s",["!",118],274]]]', // 309 readCodeToken
      '[1,["/",311,312,313,314,315]]', // 310 readMessageEnd
      '[0,["N","MessageClose",303]]', // 311 readMessageClose
      '[1,["@",1,["endsInside",307],["M","BadCutMessageClose",["[+","^"]]]]', // 312 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",118,["&","<|"]]]]', // 313 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 314 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 315 readMessageOver
      '[1,["L",317]]', // 316 leaf
      '[1,["N",14,["s",["&",120],[":",0,296],["*",297],136],["s",141,318,24]]]', // 317 readTextHead
      '[0,["option","allName","all"]]', // 318 readAllName
      '[1,["L",320]]', // 319 leaf
      '[1,["N",15,["s",["&",120],[":",0,296],["*",297],129,[":",1,321],["*",297],136],["s",141,[":",1,322],24]]]', // 320 readToolMessageHead
      '[0,["@",2,["!",["s",131,["!",132]]],["?","functions."],["$",["+",132]]],"^"]', // 321 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",132]]],"^"]', // 322 readRecipientName
      '[1,["L",["?",324]]]', // 323 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",72,["s",118,61]]]]]]', // 324 readBadInnerFence
      '[0,["L",["&",["[","\\"\'[{"]]],"\\"\'[{"]', // 325 leaf
      '[0,[[["s",118,["!",305],327],null,0,null,false]]]', // 326 text
      '[0,["s",["!",302],["!",["s",274,275]],["[","^"]]]', // 327 skipCodeChar
      '[1,["L",329]]', // 328 leaf
      '[1,["/",1,330,331,332]]', // 329 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",102],"```"]]]', // 330 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",47],["[","]}"]]]]]', // 331 readBadBrackets
      '[1,["M","BadMessageWords",["s",118,["+",["s",["!",302],["!",["s",274,275]],["[","^"]]]]]]', // 332 readBadMessageWords
      '[1,["L",310]]', // 333 leaf
      '[1,["L",335]]', // 334 leaf
      '[1,["N",16,["s",[":",0,["?",336]],61,["*",337]],["s",338,["*",337]]]]', // 335 readSectionOpen
      '[0,["@",2,44,["[*","\\t "],["$",["+",45]],["[*","\\t\\n\\r "]]]', // 336 readSectionTitle
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],61]]]', // 337 readBadOpenAgain
      '[1,["M","BadSectionOpen",62]]', // 338 readBadSectionOpen
      '[1,["L",340]]', // 339 leaf
      '[1,["N",18,["s",[":",0,341],[":",1,342],["[*","\\t\\n\\r "],86,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",87,["[*","\\t\\n\\r "],[":",1,342],["[*","\\t\\n\\r "],[":",2,["?",343]],46,[":",3,["|",0,null,true,344]],91],["s",87,["[*","\\t\\n\\r "],[":",1,["$",["+",45]]],92],["s",87,["[*","\\t\\n\\r "],[":",1,342],95],["s",87,["[*","\\t\\n\\r "],[":",1,342],["[*","\\t\\n\\r "],[":",4,["/",345,346]]],["s",[":",0,347],[":",1,342],["[*","\\t\\n\\r "],101,["&",["s",["[*","\\t\\n\\r "],["/",94,102]]]],["s",[":",0,348],[":",1,342],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],46],["s",["[*","\\t\\n\\r "],[":",4,345]]]]]]', // 340 readCallHead
      '[1,["M","BadOtherCall",75]]', // 341 readBadOtherCall
      '[0,["/",83,["$",["s",45,["*",["s",["[*","\\t "],45]]]]]]', // 342 readCallName
      '[0,["@",1,89,["$",["[+","^\\t\\n\\r <[{"]]]]', // 343 readCallId
      '[0,["N",17,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 344 readAttribute
      '[1,["M","BadNameEnd",97]]', // 345 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",99,"{"]]]]', // 346 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",77,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 347 readBadNameTag
      '[1,["M","BadCallOpen",74]]', // 348 readBadCallOpen
      '[0,["L",1]]', // 349 leaf
      '[1,["L",351]]', // 350 leaf
      '[1,["N",19,["s",94,["[*","\\t\\n\\r "],[":",0,352],[":",1,["|",0,null,true,344]],357,[":",2,["?",358]],["/",361,363]],["s",94,["[*","\\t\\n\\r "],[":",0,354],[":",3,364],361],["s",94,["[*","\\t\\n\\r "],[":",0,352],["[*","\\t\\n\\r "],[":",3,365]],["s",[":",3,366],[":",0,354],["?",["[","\\"\'"]],[":",1,["|",0,null,true,344]],">"]]]', // 351 readParameterHead
      '[0,["/",["@",0,83,353],["@",0,354,["[*","\\t\\n\\r "],353],["@",1,356,["$",["+",["s",["!",353],["[","^\\n\\r\\"<"]]]],353]]]', // 352 readClosedKey
      '[0,["option","keyEnd",">"]]', // 353 readKeyEnd
      '[0,["$",["s",355,["*",["s",["[*","\\t "],355]]]]]', // 354 readParameterKey
      '[0,["s",["!",353],["[","^\\t\\n\\r \\"\'<>"]]]', // 355 skipKeyChar
      '[0,["option","quotedKeys",""]]', // 356 readQuotedKeys
      '[0,["option","parameterHeadEnd",""]]', // 357 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],359,["$",["[*","^<"]],360]]', // 358 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 359 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 360 readTypeClose
      '[0,["s",["[*","\\t\\n\\r "],362]]', // 361 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 362 readValueOpen
      '[0,["option","valueFollows",""]]', // 363 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 364 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",363],["&",["[","^\\t\\n\\r <"]]]]]', // 365 readMissingValueOpen
      '[1,["M","BadParameterOpen",367]]', // 366 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 367 readWrongParameterOpen
      '[0,["L",369]]', // 368 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],370]]]', // 369 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 370 read_verbatimOpen
      '[0,[[["s",["!",372],["!",377],["[","^"]],null,0,null,false]]]', // 371 text
      '[0,["s",373,["&",["s",["[*","\\t\\n\\r "],["/",374,375]]]]]', // 372 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 373 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 374 readParameterClose
      '[0,["q",376]]', // 375 skipCutRaw
      '[0,["@",1,["endsInside",374],""]]', // 376 readCutRaw
      '[0,["q",378]]', // 377 skipCutVerbatim
      '[0,["@",1,["endsInside",372],""]]', // 378 readCutVerbatim
      '[1,["L",380]]', // 379 leaf
      '[1,["/",381,198,382]]', // 380 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",373,["&",["s",["[*","\\t\\n\\r "],374]],["[*","\\t\\n\\r "]]]]', // 381 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 382 readMissingVerbatimClose
      '[0,["L",384]]', // 383 leaf
      '[0,["N","RawLayout",["s",385,24]]]', // 384 readRawLayout
      '[0,["option","layout",""]]', // 385 readLayout
      '[0,["s",61,["[*","\\t\\n\\r "],87,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",102],["!",61],"<"]]],102]]', // 386 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],386,["s",["!",94],["!",367],["!",374],"<"]]],374]]', // 387 skipClosesLater
      skipRawStop,
      skip_rawLayout,
      skipRawMarker,
      '[0,["option","lenient",""]]', // 391 readLenient
      skipNamedClose,
      '[0,["option","parameterCloseStart","</parameter"]]', // 393 readParameterCloseStart
      '[0,["option","guarded",""]]', // 394 readGuarded
      skipDriftedClose,
      '[0,["s",397,398]]', // 396 skipKeyTag
      '[0,["option","keyTags",""]]', // 397 readKeyTags
      '[0,["s","<",399,">"]]', // 398 skipNextElement
      '[0,["/",400,["s",["!",401],403]]]', // 399 skipElementKey
      '[0,["option","toolParameter","port",2]]', // 400 readToolParameter
      '[0,["s",["/",402,["s",76,["/","invoke","tool_name","parameters"]]],">"]]', // 401 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 402 readWordThatIsNoKey
      '[0,["s",["/",404,76],["[+","^\\t\\n\\r /<>"]]]', // 403 skipAnyKey
      '[0,["option","nests",""]]', // 404 readNests
      '[0,["s",386,["&",387]]]', // 405 skipShownCall
      '[1,["L",407]]', // 406 leaf
      '[1,["/",408,409,410,198,412]]', // 407 readParameterEnd
      '[0,["N","RawEnd",["s",["?",389],374]]]', // 408 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",389],395]]]', // 409 readBadParameterClose
      '[1,["@",1,["endsInside",411],["M","BadCutRaw",["[+","^"]]]]', // 410 readBadCutRaw
      '[0,["s",["?",389],374]]', // 411 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 412 readMissingParameterClose
      '[1,["L",414]]', // 413 leaf
      '[1,["@",1,["endsInside",415],["M","BadCutParameter",["[+","^"]]]]', // 414 readBadCutParameter
      '[0,["/",["s",94,["[*","\\t\\n\\r "],416,["*",90],357,["?",418],["/",361,363]],["s",94,["[*","\\t\\n\\r "],417,"",361],["s",94,["[*","\\t\\n\\r "],416,["[*","\\t\\n\\r "],419],["s",420,417,["?",["[","\\"\'"]],["*",90],">"]]]', // 415 skipParameterHead
      '[0,["/",["s",82,353],["s",417,["[*","\\t\\n\\r "],353],["s",356,["+",["s",["!",353],["[","^\\n\\r\\"<"]]],353]]]', // 416 skipClosedKey
      '[0,["s",355,["*",["s",["[*","\\t "],355]]]]', // 417 skipParameterKey
      '[0,["s",["[*","\\t\\n\\r "],359,["[*","^<"],360]]', // 418 skipValueType
      '[0,["s",["!",363],["&",["[","^\\t\\n\\r <"]]]]', // 419 skipMissingValueOpen
      '[0,367]', // 420 skipBadParameterOpen
      '[0,["L",["&",["/",404,397]]]]', // 421 leaf
      '[1,["L",423]]', // 422 leaf
      '[1,["N",20,["s",[":",0,["?",424]],425,[":",1,426],">"]]]', // 423 readElementHead
      '[1,["M","BadKeyTag",397]]', // 424 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 425 readTagOpen
      '[0,["/",400,["@",1,["!",401],427]]]', // 426 readElementKey
      '[0,["@",1,["/",404,76],["$",["[+","^\\t\\n\\r /<>"]]]]', // 427 readAnyKey
      '[0,["L",["?",429]]]', // 428 leaf
      '[0,["N","ElementLayout",["s",430,24]]]', // 429 readElementLayout
      '[0,["option","tagLayout",""]]', // 430 readTagLayout
      '[0,["L",["&",["s",404,["[*","\\t\\n\\r "],425,["!",401],403,">"]]]]', // 431 leaf
      '[0,[[["s",["!",433],["[","^"]],null,0,null,false]]]', // 432 text
      '[0,["/",434,["s",430,["?",24],["/",435,440,446,449,450]]]]', // 433 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 434 readTagMarker
      '[0,["s",436,["/",["&",["s",["[*","\\t\\n\\r "],["/",398,440,["!",["[","^"]]]]],["!",445]]]]', // 435 skipElementCloses
      '[0,["s",437,438,">"]]', // 436 skip_elementClose
      '[0,["option","tagClose","</"]]', // 437 readTagClose
      '[0,["q",439]]', // 438 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 439 readKeyAgain
      '[0,["/",441,444,["s",101,["&",["s",["[*","\\t\\n\\r "],["/",47,["!",["[","^"]]]]]]]]', // 440 skipElementsClose
      '[0,["s","</",["&",116],442,">"]]', // 441 skip_toolClose
      '[0,["q",443]]', // 442 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 443 readToolAgain
      '[0,["s",76,"</parameters>"]]', // 444 skip_argumentsClose
      '[0,["s",["*",["s",["!",436],["!",440],["!",446],["[","^"]]],436]]', // 445 skipElementClosesLater
      '[0,["s","<",["!",438],400,">",["!",447]]]', // 446 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",436],["!",440],["!",448],["[","^"]]],436]]', // 447 skipElementClosesBehind
      '[0,["s","<",438,">"]]', // 448 skipElementOpensAgain
      '[0,["s",397,47,["!",447]]]', // 449 skipMarksBehind
      '[0,["q",451]]', // 450 skipCutElement
      '[0,["@",1,["endsInside",436],""]]', // 451 readCutElement
      '[1,["L",453]]', // 452 leaf
      '[1,["/",454,456,457,198,458]]', // 453 readElementEnd
      '[0,["N","ElementClose",455]]', // 454 readElementClose
      '[0,["s",["?",["s",430,24]],436]]', // 455 skipElementEnding
      '[1,["M","BadElementClose",["s",404,437,["!",401],403,">"]]]', // 456 readBadElementClose
      '[1,["@",1,["endsInside",455],["M","BadCutElementClose",["[+","^"]]]]', // 457 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 458 readMissingElementClose
      '[1,["L",460]]', // 459 leaf
      '[1,["@",1,["endsInside",461],["M","BadCutElement",["[+","^"]]]]', // 460 readBadCutElement
      '[0,["s",["?",462],425,399,">"]]', // 461 skipElementHead
      '[0,397]', // 462 skipBadKeyTag
      '[1,["L",["/",464,324,330]]]', // 463 leaf
      '[1,["M","BadLoneKey",["s",94,["[*","\\t\\n\\r "],417,["[*","\\t\\n\\r "],353]]]', // 464 readBadLoneKey
      '[0,["L",["&",466]]]', // 465 leaf
      '[0,["s",["!",47],["[","\\"\'[{"]]]', // 466 skipAnyArguments
      '[1,["L",["/",331,468]]]', // 467 leaf
      '[1,["M","BadJunk",["s",["!",469],["+",["s",["!",47],["!",101],["!",470],["!",94],["!",434],["!",396],["!",["[","[{"]],["[","^"]]]]]]', // 468 readBadJunk
      '[0,["option","callOver",""]]', // 469 read_callOver
      '[0,["q",471]]', // 470 skipCutStrayStop
      '[0,["@",1,["endsInside",472],""]]', // 471 readCutStrayStop
      '[0,["/",473,474]]', // 472 skipStop
      '[0,["option","marker","<tool_call>"]]', // 473 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 474 readToolOpening
      '[1,["L",476]]', // 475 leaf
      '[1,["/",477,478,480,481,482,484,485]]', // 476 readCallEnd
      '[0,["N","CallClose",101]]', // 477 readCallClose
      '[1,["M","BadCallClose",479]]', // 478 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 479 readWrongCallClose
      '[1,["@",1,["endsInside",472],["M","BadCutClose",["[+","^"]]]]', // 480 readBadCutClose
      '[0,["N","CallOver",["s",469,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 481 readCallOver
      '[0,["N","CallOverAtEnd",["s",469,483,["!",["[","^"]]]]]', // 482 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 483 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 484 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 485 readMissingCallClose
      '[0,["L",487]]', // 486 leaf
      '[0,["N",21,["s",76,77,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,342],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 487 readElementCallHead
      '[0,["L",489]]', // 488 leaf
      '[0,["N","ArgumentsOpen",490]]', // 489 readArgumentsOpen
      '[0,["s",76,"<parameters>"]]', // 490 skip_argumentsOpen
      '[1,["L",["/",460,492]]]', // 491 leaf
      '[1,["M","BadToolWords",["+",["s",["!",493],["!",115],["!",47],["!",494],["[","^"]]]]]', // 492 readBadToolWords
      '[0,["/",440,490,398]]', // 493 skipToolTag
      '[0,["q",495]]', // 494 skipCutToolTag
      '[0,["@",1,["endsInside",493],""]]', // 495 readCutToolTag
      '[1,["L",497]]', // 496 leaf
      '[1,["/",498,499,198,500]]', // 497 readArgumentsEnd
      '[0,["N","ArgumentsClose",444]]', // 498 readArgumentsClose
      '[1,["@",1,["endsInside",444],["M","BadCutArgumentsClose",["[+","^"]]]]', // 499 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 500 readMissingArgumentsClose
      '[1,["L",502]]', // 501 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 502 readMissingArgumentsOpen
      '[1,["L",504]]', // 503 leaf
      '[1,["@",1,["endsInside",78],["M","BadCutCall",["[+","^"]]]]', // 504 readBadCutCall
      '[1,["L",["/",1,506,324,330]]]', // 505 leaf
      '[0,["N","Separator",["s",507,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",508],["!",["[","^"]]]]]]]]]', // 506 readSeparator
      '[0,["option","separator",";"]]', // 507 read_separator
      '[0,["+",["s",274,["[*","\\t\\n\\r "]]]]', // 508 skipTokens
      '[0,["L",510]]', // 509 leaf
      '[0,["N","PyOpen",["s",["&",111],"["]]]', // 510 readPyOpen
      '[0,["L",512]]', // 511 leaf
      '[0,["N",22,["s",[":",0,513],"("]]]', // 512 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"^"]', // 513 readPyName
      '[1,["L",["/",160,1,258]]]', // 514 leaf
      '[1,["L",516]]', // 515 leaf
      '[1,["/",517,484,263]]', // 516 readPyEnd
      '[0,["N","PyClose","]"]]', // 517 readPyClose
      '[1,["L",519]]', // 518 leaf
      '[1,["M","BadLineList",["s",161,"[",["&",["s",["[*","\\t\\n\\r "],114,"("]]]]]', // 519 readBadLineList
      '[0,["L",["/",521,1]],"\\t\\n\\r ,"]', // 520 leaf
      '[0,["N","LineComma",","]]', // 521 readLineComma
      '[0,["L",["?",523]]]', // 522 leaf
      '[0,["N","LineListEnd","]"]]', // 523 readLineListEnd
      '[0,["L",["&",161]]]', // 524 leaf
      '[0,["L",["s",["&",526],["!",47]]]]', // 525 leaf
      '[0,["option","json",""]]', // 526 readJson
      '[1,["L",331]]', // 527 leaf
      '[0,["L",["&",72]]]', // 528 leaf
      '[1,["L",["/",530,531]]]', // 529 leaf
      '[1,["M","BadNameless",["s",["/",77,73],["*",["s",["!",101],["!",102],["!",71],["[","^"]]],["?",101]]]]', // 530 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",532],["+",["s",["!",533],["!",["s",["/",526,161],["[","[{"]]],["[","^"]]]],["s",["&",["s",535,536]],["+",["s",["!",533],["[","^\\n\\r[{"]]]]]]', // 531 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 532 readSectionCloses
      '[0,["/",["s",118,302],102,534,44,61,72,["s",161,24,["[*","\\t\\n\\r "],114,"("],["s",274,275],470]]', // 533 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 534 readWrongSectionClose
      '[0,["option","sectionOver",""]]', // 535 read_sectionOver
      '[0,["q",537]]', // 536 skipStrayToList
      '[0,["scan",["s",["!",533],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 537 readStrayToList
      '[1,["L",539]]', // 538 leaf
      '[1,["/",540,480,541,542,543,484,544]]', // 539 readSectionEnd
      '[0,["N","SectionClose",102]]', // 540 readSectionClose
      '[1,["M","BadSectionClose",534]]', // 541 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",535,["!",["[","^"]]]]]', // 542 readSectionOverAtEnd
      '[0,["N","SectionOver",535]]', // 543 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 544 readMissingSectionClose
      '[1,["L",546]]', // 545 leaf
      '[1,["M","BadNoFence",["s",547,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 546 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 547 readUnfencedOpen
      '[0,["L",549]]', // 548 leaf
      '[0,["N","WordedListOpen",["s",["&",63],64]]]', // 549 readWordedListOpen
      '[0,["L",["&",551]]]', // 550 leaf
      '[0,["s",552,71]]', // 551 skipBareCall
      '[0,["option","bare",""]]', // 552 readBare
      '[1,["L",["/",1,530]]]', // 553 leaf
      '[0,["L",["?",555]]]', // 554 leaf
      '[0,["N","LateClose",102]]', // 555 readLateClose
      '[1,["L",557]]', // 556 leaf
      '[1,["N",23,["s",[":",0,558],[":",1,513],["&","{"]]]]', // 557 readLoneCallHead
      '[1,["M","BadLoneOpen",559]]', // 558 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 559 readLoneOpen
      '[0,["L",561]]', // 560 leaf
      '[0,["N","LoneCallEnd",["?",101]]]', // 561 readLoneCallEnd
      '[0,["L",["&",105]]]', // 562 leaf
      '[1,["L",["/",1,506,331]]]', // 563 leaf
      '[0,["L",["&",111]]]', // 564 leaf
      '[1,["L",566]]', // 565 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 566 readBadBracket
      '[0,["L",568]]', // 567 leaf
      '[0,["N",24,["s","<",[":",0,116],">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],117,">"]]]]]', // 568 readToolHead
      '[1,["L",570]]', // 569 leaf
      '[1,["/",571,572,198,573]]', // 570 readToolEnd
      '[0,["N","ToolClose",441]]', // 571 readToolClose
      '[1,["@",1,["endsInside",441],["M","BadCutToolClose",["[+","^"]]]]', // 572 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 573 readMissingToolClose
      '[1,["L",["/",575,577]]]', // 574 leaf
      '[1,["M","BadStrayClose",576]]', // 575 readBadStrayClose
      '[0,["option","closeMarker","</tool_call>"]]', // 576 readCloseMarker
      '[0,["N",25,[":",0,["$",38]]]]', // 577 readInlineCode
      '[0,["L",579]]', // 578 leaf
      '[0,["N",26,["s",["!",580],[":",0,582],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,583],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 579 readFenceOpen
      '[0,["s",581,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 580 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 581 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 582 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 583 readTildes
      '[0,["L",["s",["!",585],["!",589]]]]', // 584 leaf
      '[0,["s",586,["&",["s",["[*","\\t "],["/",588,41,141,7,303]]]]]', // 585 skipFenceEnd
      '[0,["q",587]]', // 586 skipClosingRun
      '[0,["closes",0,["/",582,583]],"`~"]', // 587 readClosingRun
      '[0,["/",24,589,["!",["[","^"]]]]', // 588 skipFenceOver
      '[0,["s",["/",274,303],275]]', // 589 skipEndsReply
      '[0,["L","```"]]', // 590 leaf
      '[0,[["`",null,0,null,false]]]', // 591 text
      '[0,["L","~~~"]]', // 592 leaf
      '[0,[["~",null,0,null,false]]]', // 593 text
      '[0,["L",["[","^"]]]', // 594 leaf
      '[1,["L",["/",596,597]]]', // 595 leaf
      '[0,["N",27,[":",0,["$",585]]]]', // 596 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 597 readMissingCodeEnd
      '[0,[[null,"^\\n\\r\\"*<>A[-]`cf{",1,[["\\n","\\t \\"*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"*<>A[-]`cf{~"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",472],["!",599],["!",601],["!",609],["[","^`"]],null,0,null,false]]]', // 598 text
      '[0,["q",600]]', // 599 skipCutStop
      '[0,["@",1,["endsInside",472],""]]', // 600 readCutStop
      '[0,["/",21,602,606]]', // 601 skipDialectStop
      '[0,["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],603]]', // 602 skipDialectCut
      '[0,["q",604]]', // 603 skipCutDialect
      '[0,["@",1,["endsInside",605],""]]', // 604 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",28,">"],["s","<function name=",["[","\\"\'"],28,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 605 skipDialectStart
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",69],["[","\\"\'"],607,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],608,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s",["!",113],"[",["[*","\\t\\n\\r "],608,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",207,["[*","\\t\\n\\r "],"=",["!","="]]]],["s","{",["[*","\\t\\n\\r "],["?",69],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]],["s","<",608,">",["&",["s",["[*","\\t\\n\\r "],["[","<{"]]]],["s",20,"<tool_call>",["|",1,256,false,["[","^<"]],"</tool_call>"]]]', // 606 skip_likeCall
      '[0,["/",109,"tool_name","tool","action"],"afinpt"]', // 607 skipLikeKey
      '[0,["option","knownTool","ping"]]', // 608 readKnownTool
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 609 skipTildesAhead
      '[1,["L",["/",611,612,614,615,616,617,618]]]', // 610 leaf
      '[1,["@",1,["endsInside",472],["M","BadCutMarker",["[+","^"]]]]', // 611 readBadCutMarker
      '[1,["@",1,["endsInside",613],["M","BadCutOpening",["[+","^"]]]]', // 612 readBadCutOpening
      '[0,["/",["s",["?",43],61],111,63,551,105,115,["s",141,142,24],["s",279,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 613 skipOpening
      '[1,["@",1,["endsInside",38],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",41],["[","^\\n\\r`"]]],41]],["[+","^"]]]]]', // 614 readBadCutCode
      '[0,["N",28,[":",0,22]]]', // 615 readDialect
      '[0,["N",29,[":",0,["$",606]]]]', // 616 readLikeCall
      '[1,["@",1,["endsInside",605],["M","BadCutDialect",["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 617 readBadCutDialect
      '[0,["N",30,[":",0,["$",["/",508,472,["[+","`"],["[","^"]]]]]]', // 618 readLoneText
      '[1,["L",620]]', // 619 leaf
      '[1,["/",621,149,622]]', // 620 readRegionEnd
      '[0,["N","RegionClose",7]]', // 621 readRegionClose
      '[0,["N","RegionOver",""]]', // 622 readRegionOver
      '[1,["L",624]]', // 623 leaf
      '[1,["M","BadRegionMarker",625,7]]', // 624 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 625 readTurnOpen
      '[1,["L",["/",627,273]]]', // 626 leaf
      '[0,["N","EmptyThought",16]]', // 627 readEmptyThought
      '[1,["L",["/",611,612,615,629]]]', // 628 leaf
      '[0,["N",31,[":",0,630]]]', // 629 readBareDialect
      '[0,["/",["{",78,["s","{",["[*","\\t\\n\\r "],["?",631],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],31,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",79,["s","{",["[*","\\t\\n\\r "],["?",631],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],31,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",80,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],31,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",81,["s",["!",632],"[",["[*","\\t\\n\\r "],28,"(",["[*","\\t\\n\\r "],["/",")",["s",28,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",82,["s","[",["[*","\\t\\n\\r "],28,"(",["[*","\\t\\n\\r "],["/",31,633],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",83,["s",["?"," "],"to=",28,"<|message|>"]],["{",84,["s",["?"," "],"to=",28," <|channel|> "]],["{",85,["s",["?"," "],"to=",28,["[*"," "],["[*","a-z"],"<|"]],["{",86,["s",["?","**"],"Thought",33,["*",["s",["!",["s",24,32]],["[","^"]]],24,32]]]," *T[t{"]', // 630 read_bareDialect
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 631 skipMarkType
      '[0,["s","[",28,"()]",["[","(["]]]', // 632 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 633 skipMarkSingle
      '[1,["L",635]]', // 634 leaf
      '[1,["M","BadFence",["s",["&",636],["/",581,640],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",42,642]]]],"`~"]', // 635 readBadFence
      '[0,["/",["s",581,["[*","^\\n\\r`"],24,["*",["/",637,["s",["!",639],["/",581,["[","^"]]]]],["/",["s",581,275],["!",["[","^"]]]],["s",640,["[*","^\\n\\r"],24,["*",["s",["!",641],["/",640,["[","^"]]]],["/",["s",640,275],["!",["[","^"]]]]],"`~"]', // 636 skipWholeFence
      '[0,["s",581,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",638],["/",581,["[","^"]]]],["/",638,["!",["[","^"]]]]]', // 637 skipShownFence
      '[0,["/",["s",["&","```"],101],639],"`"]', // 638 skipShownEnd
      '[0,["s",581,["[*","\\t "],["/",24,274,["!",["[","^"]]]]]', // 639 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 640 skipTildes
      '[0,["s",640,["[*","\\t "],["/",24,274,["!",["[","^"]]]]]', // 641 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",643,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 642 skip_fencedObject
      '[0,["option","fencedName","ping"]]', // 643 readFencedName
      '[0,["L",["&",642]],"{"]', // 644 leaf
      '[1,["L",["?",["/",646,647]]]]', // 645 leaf
      '[0,["N","WrappingEnd",["s",["/",581,640],["&",["s",["[*","\\t "],588]]]],"`~"]', // 646 readWrappingEnd
      '[1,["M","MissingFenceEnd",["!",["[","^"]]]]', // 647 readMissingFenceEnd
      '[0,["L",649]]', // 648 leaf
      '[0,["N",32,["s",20,["&",636],["/",581,640],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",22,630]]]]]', // 649 readWrappedDialect
      '[0,["L",["?",651]]]', // 650 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 651 readEnd
      '[1,["L",["?",653]]]', // 652 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],14]]]', // 653 readBadThoughtAgain
      '[0,["L",655]]', // 654 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 655 readThoughtGoesOn
      '[0,["L",657]]', // 656 leaf
      '[0,["N","FirstThoughtHead",["s",658,136]]]', // 657 readFirstThoughtHead
      '[0,["s",659,"self",["!",132]]]', // 658 skipToSelf
      '[0,["option","addressed",""]]', // 659 readAddressed
      '[0,[[["s",["!",302],["[","^"]],null,0,null,false]]]', // 660 text
      '[1,["L",662]]', // 661 leaf
      '[1,["/",311,149,313,315]]', // 662 readThoughtMessageEnd
      '[0,["L",664]]', // 663 leaf
      '[0,["N","FirstCallsHead",["s",665,136,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 664 readFirstCallsHead
      '[0,["s",659,130]]', // 665 skipToTool
      '[1,["L",["/",324,330,667]]]', // 666 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",302],["!",["s",274,275]],["!",42],["!",470],["[","^"]]]]]', // 667 readBadBesideCalls
      '[0,["L",669]]', // 668 leaf
      '[0,["N","FirstUserHead",["s",659,131,["!",132],136]]]', // 669 readFirstUserHead
      '[0,[[["s",659,["!",302],["[","^"]],null,0,null,false]]]', // 670 text
      '[0,["L",["!",302]]]', // 671 leaf
      '[0,["L",673]]', // 672 leaf
      '[0,["N","FirstTextHead",["s",318,674]]]', // 673 readFirstTextHead
      '[0,["s",["&",675],24]]', // 674 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 675 readRecipientOpenIsUsed
      '[1,["L",677]]', // 676 leaf
      '[1,["N","FirstCodeHead",["s",300,["!",132],["*",297],136],["s",300,674]]]', // 677 readFirstCodeHead
      '[1,["L",679]]', // 678 leaf
      '[1,["N",33,["s",[":",0,321],["*",297],136],["s",[":",0,322],674]],"^"]', // 679 readFirstToolHead
      '[1,["L",681]]', // 680 leaf
      '[1,["@",1,["endsInside",682],["M","BadCutFirst",["[+","^"]]]]', // 681 readBadCutFirst
      '[0,["s",118,122,["/",131,130],["*",125],136]]', // 682 skipFirstHead
      '[0,["L",["!",682]]]', // 683 leaf
      '[1,["L",["/",685,686]]]', // 684 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 685 readMissingMessages
      '[1,["M","BadOutside",""]]', // 686 readBadOutside
      '[1,["L",688]]', // 687 leaf
      '[1,["N",34,["s",["&",120],[":",0,296],["*",["s",["!",689],297]],690,136],["s",["&",120],[":",0,296],129,658,136]]]', // 688 readThoughtHead
      '[0,["s",128,["[*","\\t "],"analysis",["!",132],["*",["s",["!",128],125]],["&",136]]]', // 689 skipLastAnalysis
      '[1,["s",128,["[*","\\t "],"analysis",["!",132],["*",["s",["!",128],297]],["&",136]]]', // 690 noteLastAnalysis
      '[0,["L",692]]', // 691 leaf
      '[0,["N",35,["s",["&",120],[":",0,296],129,["!",658],665,136,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 692 readCallsHead
      '[1,["L",["/",694,273,1,695]]]', // 693 leaf
      '[1,["M","BadMessageMarker",303]]', // 694 readBadMessageMarker
      '[1,["@",1,["endsInside",307],["M","BadCutHead",["[+","^"]]]]', // 695 readBadCutHead
      '[1,["L",686]]', // 696 leaf
      '[1,["L",698]]', // 697 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",51]]]]', // 698 readBadStepsFence
      '[0,["L",["!","```"]]]', // 699 leaf
      '[1,["L",["/",273,701]]]', // 700 leaf
      '[1,["M","BadRunOn",["s",56,["[*","^"]]]]', // 701 readBadRunOn
      '[0,["L",703]]', // 702 leaf
      '[0,["N",36,["s",59,[":",0,704],["[*","\\t "],24]]]', // 703 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"^"]', // 704 readActionName
      '[0,["L",706]]', // 705 leaf
      '[0,["N","InputHead",55]]', // 706 readInputHead
      '[0,["L",708]]', // 707 leaf
      '[0,["N","InputFence",["s","```",["[*","^\\n\\r`"],24]]]', // 708 readInputFence
      '[0,["L",["&",["/","{",710]]],"\\"\'{"]', // 709 leaf
      '[0,["s",711,["[*","\\t\\n\\r "],["/",51,"```",589,["!",["[","^"]]]]]', // 710 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 711 skipTextInQuotes
      '[0,["L",["s",["!",51],["!",713],715]]]', // 712 leaf
      '[0,["q",714]]', // 713 skipCutStep
      '[0,["@",1,["endsInside",51],""]]', // 714 readCutStep
      '[0,["s",["!",716],["[","^\\n\\r"]]]', // 715 skipTextStart
      '[0,["/",14,16,589]]', // 716 skip_textEnd
      '[0,[[["s",["!",716],["[","^\\n\\r"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",51,589,713,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 717 text
      '[1,["L",["/",719,720,721]]]', // 718 leaf
      '[0,["N","InputFenceEnd","```"]]', // 719 readInputFenceEnd
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 720 readInputAtEnd
      '[1,["M","MissingInputFence",""]]', // 721 readMissingInputFence
      '[1,["L",723]]', // 722 leaf
      '[1,["@",1,["endsInside",55],["M","BadCutInput",["[+","^"]]]]', // 723 readBadCutInput
      '[1,["L",725]]', // 724 leaf
      '[1,["/",1,726,727]]', // 725 readActionRest
      '[1,["@",1,["endsInside",51],["M","BadCutStep",["[+","^"]]]]', // 726 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",51],["!",589],["+",["s",["!",716],["[","^\\n\\r"]]]]]]', // 727 readBadStepWords
      '[0,["L",729]]', // 728 leaf
      '[0,["/",730,731]]', // 729 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 730 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 731 readActionOver
      '[1,["L",733]]', // 732 leaf
      '[1,["N",37,["s",59,[":",0,704],["&",["s",["[*","\\t "],["[","([{"]]],734]]]', // 733 readInlineHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 734 readBadInline
      '[0,["L",["?",736]]]', // 735 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 736 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 737 leaf
      '[0,[[["s",["!",["/",739,716]],["[","^\\n\\r"]],null,0,null,false]]]', // 738 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,589,["!",["[","^"]]]]]]', // 739 skipInlineClose
      '[0,["L",["?",741]]]', // 740 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,589,["!",["[","^"]]]]]]]', // 741 readInlineClose
      '[0,["L",743]]', // 742 leaf
      '[0,["N","ThoughtLabel",52]]', // 743 readThoughtLabel
      '[0,["L",["!",51]]]', // 744 leaf
      '[0,["L",715]]', // 745 leaf
      '[0,["L",["!",713]]]', // 746 leaf
      '[1,["L",748]]', // 747 leaf
      '[1,["/",149,749]]', // 748 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 749 readStepOver
      '[0,["L",751]]', // 750 leaf
      '[0,["N","AnswerLabel",57]]', // 751 readAnswerLabel
      '[1,["L",753]]', // 752 leaf
      '[1,["M","BadLoneInput",["s",55,["[*","^\\n\\r"]]]]', // 753 readBadLoneInput
      '[1,["L",726]]', // 754 leaf
      '[0,["L",618]]', // 755 leaf
      '[1,["L",["?",["/",757,647]]]]', // 756 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 757 readStepsFenceEnd
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, "{": ofAction, handing: ofHanding, hand: ofHand, i: ofCase, character: ofCharacter, scan: ofScan, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });
  let skipEol: Match = rules.called(24, (made) => { skipEol = made; });
  let skipEnds: Match = rules.called(47, (made) => { skipEnds = made; });
  let readParameterOpen: Match = rules.called(94, (made) => { readParameterOpen = made; });
  let read_callClose: Match = rules.called(101, (made) => { read_callClose = made; });
  let read_sectionClose: Match = rules.called(102, (made) => { read_sectionClose = made; });
  let read_plainText: Match = rules.called(202, (made) => { read_plainText = made; });
  let skipAfterText: Match = rules.called(204, (made) => { skipAfterText = made; });
  let readWrongParameterOpen: Match = rules.called(367, (made) => { readWrongParameterOpen = made; });
  let readParameterClose: Match = rules.called(374, (made) => { readParameterClose = made; });
  let skipCutRaw: Match = rules.called(375, (made) => { skipCutRaw = made; });
  let readLayout: Match = rules.called(385, (made) => { readLayout = made; });
  let skipWholeCall: Match = rules.called(386, (made) => { skipWholeCall = made; });
  let skipClosesLater: Match = rules.called(387, (made) => { skipClosesLater = made; });
  let readLenient: Match = rules.called(391, (made) => { readLenient = made; });
  let readParameterCloseStart: Match = rules.called(393, (made) => { readParameterCloseStart = made; });
  let readGuarded: Match = rules.called(394, (made) => { readGuarded = made; });
  let skipKeyTag: Match = rules.called(396, (made) => { skipKeyTag = made; });
  let skipShownCall: Match = rules.called(405, (made) => { skipShownCall = made; });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(34) }] } }, { op: 'leaf', read: rules.at(146) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(200), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(240) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(163), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(153) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(151) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["^", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(159) }, stepvalue, { op: 'leaf', read: rules.at(284) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(325), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(349) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(431), body: stepinnerPart }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(459) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(421), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(465), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(349) }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(491) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(503) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(518) }, { op: 'loop', body: { op: 'choice', starts: ["^", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(520) }] } }, { op: 'leaf', read: rules.at(522) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(524), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(525), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(528), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(505) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(527) }, stepnextCall, { op: 'leaf', read: rules.at(529) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(562), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(290) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(316) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThought }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(272) }, stepcalls, { op: 'leaf', read: rules.at(574) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(610) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(623) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(626) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(628) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(623) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(349) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(666) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(671), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "^"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(672) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(693) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(709), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(699), body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinputValue, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(737), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(744), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(349) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(746), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(349) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(700) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(752) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(754) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(755) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(699), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(648) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(650) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(619) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(12) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(15), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(154), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ListOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(155) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(159) }, stepvalue, { op: 'leaf', read: rules.at(264) }] } }, { op: 'leaf', read: rules.at(268) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(164) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(159) }, stepvalue, { op: 'leaf', read: rules.at(264) }] } }, { op: 'leaf', read: rules.at(265) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ObjectOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(166) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(248) }] } }, { op: 'leaf', read: rules.at(260) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(170) }, { op: 'leaf', read: rules.at(185) }, { op: 'optional', body: stepvalue }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 5, isText: false, body: { op: 'sequence', hand: { attribute: 5, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(187) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(192) }] } }, { op: 'leaf', read: rules.at(195) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(189), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(211) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(216) }] } }, { op: 'leaf', read: rules.at(219) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(213), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(222) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(227) }] } }, { op: 'leaf', read: rules.at(219) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(224), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(229) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(236) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(231), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(277) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(287) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(281) }, { op: 'leaf', read: rules.at(283) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(294) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(308) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(301), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(319) }, { op: 'leaf', read: rules.at(283) }, { op: 'leaf', read: rules.at(323) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(328) } }, { op: 'leaf', read: rules.at(333) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(326), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(334) }, { op: 'leaf', read: rules.at(283) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(538) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(339) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(349) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(413) }, stepelementOfCall, { op: 'leaf', read: rules.at(463) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(467) }] } }, { op: 'leaf', read: rules.at(475) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(350) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(383) }] } }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: rules.at(406) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(368) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(379) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(371), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: text0Code, isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(422) }, { op: 'leaf', read: rules.at(428) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(452) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(432), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(486) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(349) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(413) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(491) }] } }, { op: 'leaf', read: rules.at(475) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(488) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(496) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(501) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(496) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(509) }, { op: 'loop', body: { op: 'choice', starts: ["^", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(514) }] } }, { op: 'leaf', read: rules.at(515) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(511) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(287) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(545) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(548) }, { op: 'leaf', read: rules.at(283) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(550), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(553) }] } }, { op: 'leaf', read: rules.at(554) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(556) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(560) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(562), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(563) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(564), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(565) } }, { op: 'leaf', read: rules.at(554) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(567) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(569) }] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(578) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(595) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(584), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(590) }, { op: 'text', read: rules.text(591) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(592) }, { op: 'text', read: rules.text(593) }] }, { op: 'leaf', read: rules.at(594) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(584), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(590) }, { op: 'text', read: rules.text(591) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(592) }, { op: 'text', read: rules.text(593) }] }, { op: 'leaf', read: rules.at(594) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(598), isSome: true } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(634) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(349) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(645) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(644), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(652) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(648) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(650) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(654) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(648) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(650) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(656) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(661) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(660), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(663) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(333) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(668) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(333) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(670), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(676) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(308) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(678) }, { op: 'leaf', read: rules.at(283) }, { op: 'leaf', read: rules.at(323) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(328) } }, { op: 'leaf', read: rules.at(333) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(283) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(680) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(650) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(683), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(684) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(687) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(661) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(691) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(333) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(316) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(333) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(683), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(696) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(650) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(654) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(661) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(650) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(283) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(650) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(697) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(756) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(702) }, { op: 'leaf', read: rules.at(283) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(722) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(724) } }, { op: 'leaf', read: rules.at(728) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(705) }, { op: 'leaf', read: rules.at(283) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(707) }, { op: 'leaf', read: rules.at(283) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(283) }, { op: 'leaf', read: rules.at(718) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(712) }, { op: 'text', read: rules.text(717) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(732) }, { op: 'leaf', read: rules.at(735) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(740) }, { op: 'loop', body: { op: 'leaf', read: rules.at(724) } }, { op: 'leaf', read: rules.at(728) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(738), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(742) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(747) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(745) }, { op: 'text', read: rules.text(717) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(750) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(745) }, { op: 'text', read: rules.text(717) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(650) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(654) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(747) }] } };

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
