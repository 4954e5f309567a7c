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

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Space', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Bom', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ThoughtShown', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ThoughtCode', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ThoughtTick', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Key', start, end, quote: l[0], name: l[1], flaw: l[2] ?? null }),
  (start, end, l) => ({ type: 'TripleOpen', start, end, quote: l[0] }),
  (start, end, l) => ({ type: 'Number', start, end, text: l[0], flaw: l[1] ?? null }),
  (start, end, l) => ({ type: 'Word', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BuiltinHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'PyKey', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'CodeHead', start, end, opening: l[0] ?? null }),
  (start, end, l) => ({ type: 'TextHead', start, end, opening: l[0] ?? null }),
  (start, end, l) => ({ type: 'ToolMessageHead', start, end, opening: l[0] ?? null, name: l[1] }),
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
  () => { return 'llama3-json'; },
  () => { return 'xlam'; },
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
      '[0,["L",["/",35,37,141]]]', // 34 leaf
      '[0,["N",2,["s",36,[":",0,["$",["s",["&",17],["+",["s",["!",16],["!",14],["[","^"]]],["&",16]]]]]]]', // 35 readThoughtShown
      '[0,["option","drafts",""]]', // 36 readDrafts
      '[0,["N",3,["s",19,[":",0,["$",38]]]]]', // 37 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],39],"`"]', // 38 skip_code
      '[0,["q",40]]', // 39 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",41],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",139],["|",1,null,true,"`"]]]],140]],"`"]', // 40 readQuotedCall
      '[0,["/",42,["s",20,21]]]', // 41 skipAnyCallAhead
      '[0,["/",["s",["?",43],61],62,63,68,101,103,107,111,["s",114,115]]]', // 42 skipCallAhead
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
      '[0,["s",64,["/","[",["s",["[*","\\t\\n\\r "],"[",["[*","\\t\\n\\r "],"{"],["s",["[*","\\t\\n\\r "],65]]]]', // 63 skip_wordedList
      '[0,["option","listWord","functools"]]', // 64 readListWord
      '[0,["s","{",["[*","\\t\\n\\r "],["?",66],["[","\\"\'"],["/","name","function"],["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",67,["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":"]]]]', // 65 skipCallObject
      '[0,["s",["[","\\"\'"],"type",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],"function",["[","\\"\'"],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 66 skipBareType
      '[0,["s",["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[+","^\\n\\r\'"],"\'"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","\\"\'"],["/","parameters","arguments"],["[","\\"\'"],["[*","\\t\\n\\r "],":"],"\\"\'"]', // 67 skipBareName
      '[0,["s",["&",69],75]]', // 68 skipCallOpening
      '[0,["/",70,71,72,["s",73,74]]]', // 69 skipVisible
      '[0,["option","visibleOpen","<function="]]', // 70 readVisibleOpen
      '[0,["option","wrongCallOpen","<function name="]]', // 71 readWrongCallOpen
      '[0,["option","otherCallOpen","<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"]]', // 72 readOtherCallOpen
      '[0,["option","inElements",""]]', // 73 readInElements
      '[0,["option","namelessOpen","<function>"]]', // 74 readNamelessOpen
      '[0,["/",76,100]]', // 75 skipAnyCallHead
      '[0,["/",["s",77,78,["[*","\\t\\n\\r "],83,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",84,["[*","\\t\\n\\r "],78,["[*","\\t\\n\\r "],["?",85],46,["*",87],88],["s",84,["[*","\\t\\n\\r "],78,89],["s",84,["[*","\\t\\n\\r "],78,["[*","\\t\\n\\r "],["/",92,94]],["s",96,78,["[*","\\t\\n\\r "],97,["&",["s",["[*","\\t\\n\\r "],["/",91,98]]]],["s",99,78,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],46],["s",["[*","\\t\\n\\r "],92]]]]]', // 76 skipCallHead
      '[0,72]', // 77 skipBadOtherCall
      '[0,["/",79,["s",45,["*",["s",["[*","\\t "],45]]]]]', // 78 skipCallName
      '[0,["q",80]]', // 79 skipEscapedName
      '[0,["{",55,["s",81,["&",["s",["[*","^\\n\\r\\"&"],"&"]],[":",0,["|",1,null,true,["/",82,["$",["s",["!",46],["[+","^\\n\\r\\"&"]]],"&"]]]]]]', // 80 readEscapedName
      '[0,["option","escapes",""]]', // 81 readEscapes
      '[0,["/",["{",56,"&amp;"],["{",57,"&lt;"],["{",58,"&gt;"],["{",59,"&quot;"],["{",60,["/","&apos;","&#39;"]]],"&"]', // 82 readEntity
      '[0,["option","otherNameEnd","```json"]]', // 83 readOtherNameEnd
      '[0,["option","callOpen","<function="]]', // 84 readCallOpen
      '[0,["s",86,["[+","^\\t\\n\\r <[{"]]]', // 85 skipCallId
      '[0,["option","idOpen","[CALL_ID]"]]', // 86 readIdOpen
      '[0,["s",["[*","\\t\\n\\r "],["[+","_a-z"],"=",["[","\\"\'"],["[*","^\\n\\r\\"\'"],["[","\\"\'"]],"\\t\\n\\r _a-z"]', // 87 skipAttribute
      '[0,["option","headEnd",""]]', // 88 readHeadEnd
      '[0,["s",90,["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],91,47]],["[","\\n\\r"]]]]]', // 89 skipLooseEnd
      '[0,["option","loose",""]]', // 90 readLoose
      '[0,["option","parameterOpen","<parameter="]]', // 91 readParameterOpen
      '[0,93]', // 92 skipBadNameEnd
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 93 readWrongNameEnd
      '[0,["&",["s",95,"{"]]]', // 94 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 95 readMayLackNameEnd
      '[0,["s",74,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 96 skipBadNameTag
      '[0,["option","callClose","</function>"]]', // 97 read_callClose
      '[0,["option","sectionClose","</tool_call>"]]', // 98 read_sectionClose
      '[0,71]', // 99 skipBadCallOpen
      '[0,["s",73,74,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],78,["[*","\\t\\n\\r "],"</tool_name>"]]', // 100 skipElementCallHead
      '[0,["s",102,65]]', // 101 skipBareObject
      '[0,["option","bareJson",""]]', // 102 readBareJson
      '[0,["/",["s",104,"[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'"],105,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",102,"[",["[*","\\t\\n\\r "],65],["s",106,65]]]', // 103 skip_bareList
      '[0,["option","bareLists",""]]', // 104 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 105 skipCallKey
      '[0,["option","bareOne",""]]', // 106 readBareOne
      '[0,["s",108,["!",109],"[",["[*","\\t\\n\\r "],110,"("]]', // 107 skip_pyList
      '[0,["option","python",""]]', // 108 readPython
      '[0,["s","[",110,"()]",["[","(["]]]', // 109 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"^"]', // 110 skipPyName
      '[0,["s","<",112,">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],113,">"]]]]', // 111 skipToolHead
      '[0,["option","toolName","ping"]]', // 112 readToolName
      '[0,["option","toolWord","ping"]]', // 113 readToolWord
      '[0,["option","channels",""]]', // 114 readChannels
      '[0,["/",["s",["&",116],117,["*",121],125,126,["*",121],132],["s",137,138,24]]]', // 115 skipToolMessageHead
      '[0,["s",117,119]]', // 116 skipAnyHead
      '[0,["/",["s",114,"<|start|>",["[*","\\t "],["?","assistant"]],["s",114,["&",["/","<|channel|>",118]]]]]', // 117 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 118 skipFirstTo
      '[0,["q",120]]', // 119 skipHeadGoesOn
      '[1,["scan",121,["/",132,["s",125,126,135]]],"\\t <cjt"]', // 120 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",122,123,129,130,["s",125,127,["!",128]],131],["[*","\\t "]]],"\\t <cjt"]', // 121 skipHeadPart
      '[0,["s",123,["&",["s",["*",["s",["!",124],["/",121,["s",125,126]]]],124]]]]', // 122 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 123 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 124 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 125 skipTo
      '[0,["s",["!",["s",127,["!",128]]],["?","functions."],["+",128]],"^"]', // 126 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 127 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"^"]', // 128 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 129 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 130 skipConstraint
      '[0,["/","json","code"],"cj"]', // 131 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",133]],"\\t <"]', // 132 skipMessage
      '[0,["s",134,["[","\\t "]]]', // 133 skipPadding
      '[0,["option","padded",""]]', // 134 readPadded
      '[0,["q",136]]', // 135 skipAddressedGoesOn
      '[1,["scan",121,132],"\\t <cjt"]', // 136 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 137 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",128]],"^"]', // 138 skipRecipientName
      '[0,["q",140]]', // 139 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 140 readSameTicks
      '[0,["N",4,[":",0,["$",["[+","`"]]]]]', // 141 readThoughtTick
      '[1,["L",143]]', // 142 leaf
      '[1,["/",144,145,146]]', // 143 readThoughtEnd
      '[0,["N","ThoughtClose",16]]', // 144 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 145 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 146 readMissingThoughtClose
      '[1,["L",148]]', // 147 leaf
      '[1,["M","BadThoughtClose",16]]', // 148 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],103]],["?",1]]]]', // 149 leaf
      '[0,["L",["&",103]]]', // 150 leaf
      '[0,["L",152]]', // 151 leaf
      '[0,["N","ListOpen","[",153]]', // 152 readListOpen
      '[0,["option","tupleOpen","("]]', // 153 readTupleOpen
      '[1,["L",155]]', // 154 leaf
      '[1,["N","Comma",["s",["/",108,156],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],157,","]]', // 155 readComma
      '[0,["option","lines",""]]', // 156 readLines
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 157 readBadComma
      '[0,["L",["!",47]]]', // 158 leaf
      '[0,["L",160]]', // 159 leaf
      '[0,["N","SetOpen",["s",["/",108,156],"{",["&",["s",["[*","\\t\\n\\r "],["/",161,162],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 160 readSetOpen
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[*","^\\n\\r\'"],"\'"]],"\\"\'"]', // 161 skipSetText
      '[0,["s",["?","-"],["[","0-9"],["[*","+\\\\-.0-9Ee"]],"\\\\-0-9"]', // 162 skipSetNumber
      '[1,["L",164]]', // 163 leaf
      '[1,["N","ObjectOpen",["s","{",["?",165]]]]', // 164 readObjectOpen
      '[1,["M","BadDoubledBrace",["s","{",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'}"]]]]]]', // 165 readBadDoubledBrace
      '[1,["L",167]]', // 166 leaf
      '[1,["N",5,["s",[":",0,"\\""],[":",1,168],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,172],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,173],[":",1,174],173,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,175],["[*","\\t\\n\\r "],":"],["s",[":",0,176],[":",2,177],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],178]],[":",1,180],["[*","\\t\\n\\r "],":"]]]', // 167 readKey
      '[1,["{",61,[":",0,["|",0,null,true,["/",169,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 168 readDoubleKey
      '[1,["/",170,["{",72,[":",0,171]]]]', // 169 readKeyEscape
      '[0,["/",["{",62,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",63,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",64,["s","\\\\",[":",0,["$",["[","\\"/\\\\\\\\"]]]]],["{",65,["s",["/",108,156],"\\\\",[":",0,"\'"]]],["{",66,["s",["/",108,156],"\\\\",[":",0,["$",["[","av"]]]]],["{",67,["s",["/",108,156],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",68,["s",["/",108,156],"\\\\",24]],["{",69,["s",["/",108,156],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",70,["s",["/",108,156],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",71,["s",["/",108,156],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 170 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 171 readBadEscape
      '[1,["{",73,[":",0,["|",0,null,true,["/",169,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 172 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 173 readMarkedQuote
      '[0,["$",["+",["s",["!",173],["[","^\\n\\r"]]]]]', // 174 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"^"]', // 175 readBareKey
      '[0,["option","looseKeys",""]]', // 176 readLooseKeys
      '[1,["M","BadKey",""]]', // 177 readBadKey
      '[0,["q",179]]', // 178 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"^"]', // 179 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"^"]', // 180 readLooseKey
      '[0,["L",["?",182]]]', // 181 leaf
      '[0,["t",[0,1],["!",49],1]]', // 182 readGap
      '[0,["L",184]]', // 183 leaf
      '[0,["N",6,[":",0,["$",["/","\\"\\"\\"",["s",["/",108,156],"\'\'\'"]]]]]]', // 184 readTripleOpen
      '[0,[[["s",["!",186],["[","^\\\\\\\\"]],null,0,null,false],[170,null,0,null,true]]]', // 185 text
      '[0,["q",187]]', // 186 skipTripleAgain
      '[0,["same",4,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 187 readTripleAgain
      '[1,["L",["/",189,171]]]', // 188 leaf
      '[1,["@",1,["endsInside",190],["M","BadCutEscape",["[+","^"]]]]', // 189 readBadCutEscape
      '[0,["q",170]]', // 190 skipEscape
      '[1,["L",192]]', // 191 leaf
      '[1,["/",193,194,195]]', // 192 readTripleEnd
      '[0,["N","TripleClose",186]]', // 193 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 194 readMissingRest
      '[1,["M","MissingQuote",""]]', // 195 readMissingQuote
      '[0,["L",197],"\\""]', // 196 leaf
      readPlainText,
      '[0,["{",74,[":",0,["|",0,null,true,["/",["$",199],170]]]]]', // 198 read_plainText
      skipPlainRun,
      '[0,["/",["s",["[*","\\t "],47],["s",["[*","\\t\\n\\r "],["/",["[","),:]}"],47,["!",["[","^"]],["s","\\"",["[+","^\\n\\r\\"\\\\\\\\"],"\\"",["[*","\\t\\n\\r "],":"]]],["s",201,202]]]', // 200 skipAfterText
      '[0,["[+","\\t\\n\\r "]]', // 201 skipSpace
      '[0,["s",["/",108,156],203,["[*","\\t\\n\\r "],"=",["!","="]]]', // 202 skipArgumentAhead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"^"]', // 203 skipBareKey
      '[0,["L",205]]', // 204 leaf
      '[0,["N","DoubleOpen","\\""]]', // 205 readDoubleOpen
      '[0,[[["s",["!",47],["[","^\\t\\n\\r \\"\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",47,["!",207]]]],null,0,null,false],[170,null,0,null,true],[["s",47,["&",207]],null,0,null,false]]]', // 206 text
      '[0,["q",208]]', // 207 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["[",",:]}"]]],"^\\n\\r"]', // 208 readDoubleGoesOn
      '[1,["L",["/",189,171,210,211]]]', // 209 leaf
      '[1,["M","BadNewline",["s",["!",47],["[","\\n\\r"],["[*","\\t\\n\\r "],["!",["s",47,["!",207]]]]]]', // 210 readBadNewline
      '[1,["M","BadDoubleQuote",["s","\\"",["!",200]]]]', // 211 readBadDoubleQuote
      '[1,["L",213]]', // 212 leaf
      '[1,["/",214,194,195]]', // 213 readTextEnd
      '[0,["N","TextClose",["[","\\"\'"]]]', // 214 readTextClose
      '[0,["L",216]]', // 215 leaf
      '[0,["N","SingleOpen","\'"]]', // 216 readSingleOpen
      '[0,[[["s",["!",47],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",47,["!",218]]]],null,0,null,false],[170,null,0,null,true],[["s",47,["&",218]],null,0,null,false]]]', // 217 text
      '[0,["q",219]]', // 218 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 219 readSingleGoesOn
      '[1,["L",["/",189,171,210,221]]]', // 220 leaf
      '[1,["M","BadSingleQuote",["s","\'",["!",200]]]]', // 221 readBadSingleQuote
      '[0,["L",223]]', // 222 leaf
      '[0,["N","MarkedOpen",173]]', // 223 readMarkedOpen
      '[0,[[["s",["!",173],["!",47],["!",225],["[","^"]],null,0,null,false],[["s",["!",173],47,["&",227]],null,0,null,false]]]', // 224 text
      '[0,["q",226]]', // 225 skipCutMarkedQuote
      '[0,["@",1,["endsInside",173],""]]', // 226 readCutMarkedQuote
      '[0,["q",228]]', // 227 skipMarkedGoesOn
      '[0,["scan",["s",["!",173],["[","^\\n\\r"]],173]]', // 228 readMarkedGoesOn
      '[1,["L",230]]', // 229 leaf
      '[1,["/",231,232,194,195]]', // 230 readMarkedEnd
      '[0,["N","MarkedClose",173]]', // 231 readMarkedClose
      '[1,["@",1,["endsInside",173],["M","BadCutMarkedQuote",["[+","^"]]]]', // 232 readBadCutMarkedQuote
      '[1,["L",["/",234,235,238]]]', // 233 leaf
      '[1,["M",1,["s",[":",0,["$",["+",["s",["!",173],["!",47],["[","^\\n\\r\\"\'-),:[]{}"]]]]],173]]]', // 234 readBadMarkedText
      '[1,["N",7,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",236]],["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,237],["&",236]]],"\\\\-0-9"]', // 235 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],47]]', // 236 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 237 readBadPoint
      '[0,["N",8,[":",0,["$",["s",["!",47],["[","^\\t\\n\\r \\"\'-),:[]{}"],239]]]]]', // 238 readWord
      '[0,["q",240]]', // 239 skipWordRest
      '[0,["scan",["s",["!",47],["[","^\\t\\n\\r (),[]{}"]],["&",236]]]', // 240 readWordRest
      '[1,["L",["/",155,182,242,251]]]', // 241 leaf
      '[1,["@",1,["endsInside",243],["M","BadCutPart",["s",["+",["s",["!",47],["[","^"]]],["!",["[","^"]]]]]]', // 242 readBadCutPart
      '[0,["/",244,249,250]]', // 243 skipPart
      '[0,["/",["s","\\"",245,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",246,"\'",["[*","\\t\\n\\r "],":"],["s",173,247,173,["[*","\\t\\n\\r "],":"],["s","",203,["[*","\\t\\n\\r "],":"],["s",176,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],178]],248,["[*","\\t\\n\\r "],":"]]]', // 244 skipKey
      '[0,["q",168]]', // 245 skipDoubleKey
      '[0,["q",172]]', // 246 skipSingleKey
      '[0,["+",["s",["!",173],["[","^\\n\\r"]]]]', // 247 skipMarkedKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"^"]', // 248 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",236]],["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",236]]],"\\\\-0-9"]', // 249 skipNumber
      '[0,["s",["!",47],["[","^\\t\\n\\r \\"\'-),:[]{}"],239]]', // 250 skipWord
      '[1,["M","BadDebris",["s",["!",47],["!",252],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 251 readBadDebris
      '[0,["!",["[","^"]]]', // 252 skipMissingRest
      '[1,["L",254]]', // 253 leaf
      '[1,["/",255,194,256]]', // 254 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 255 readObjectClose
      '[1,["M","MissingBracket",""]]', // 256 readMissingBracket
      '[1,["L",["/",182,242,251]]]', // 257 leaf
      '[1,["L",259]]', // 258 leaf
      '[1,["/",260,194,256]]', // 259 readSetEnd
      '[0,["N","SetClose","}"]]', // 260 readSetClose
      '[1,["L",262]]', // 261 leaf
      '[1,["/",263,194,256]]', // 262 readListEnd
      '[0,["N","ListClose","]",264]]', // 263 readListClose
      '[0,["option","tupleClose",")"]]', // 264 readTupleClose
      '[1,["L",266]]', // 265 leaf
      '[1,["M","BadEndToken",["s",267,["&",268]]]]', // 266 readBadEndToken
      '[0,["option","endToken","<|im_end|>"]]', // 267 readEndToken
      '[0,["q",269]]', // 268 skipLastTokens
      '[0,["scan",["/",267,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 269 readLastTokens
      '[0,["L",271]]', // 270 leaf
      '[0,["N",9,["s",272,[":",0,273],".call("]]]', // 271 readBuiltinHead
      '[0,["option","codeOpen","<|python_tag|>"]]', // 272 readCodeOpen
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"^"]', // 273 readBuiltinName
      '[0,["L",275]]', // 274 leaf
      '[0,["N",10,["s",[":",0,175],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 275 readPyKey
      '[0,["L",["?",1]]]', // 276 leaf
      '[1,["L",["/",1,278,242,251]]]', // 277 leaf
      '[1,["@",1,["endsInside",279],["M","BadCutArgument",["[+","^"]]]]', // 278 readBadCutArgument
      '[0,["s",203,["[*","\\t\\n\\r "],"=",["!","="]]]', // 279 skipPyKey
      '[1,["L",281]]', // 280 leaf
      '[1,["/",282,194,256]]', // 281 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 282 readPyCallClose
      '[1,["L",284]]', // 283 leaf
      '[1,["@",1,["endsInside",285],["M","BadCutBuiltin",["[+","^"]]]]', // 284 readBadCutBuiltin
      '[0,["s",272,286,".call("]]', // 285 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"^"]', // 286 skipBuiltinName
      '[1,["L",288]]', // 287 leaf
      '[1,["N",11,["s",["&",116],[":",0,289],["*",290],125,293,["!",128],["*",290],132],["s",137,293,24],["s",272,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 288 readCodeHead
      '[0,["/",["$",["s",114,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",114,["&",["/","<|channel|>",118]]]]]]', // 289 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",291,123,292,130,["s",125,127,["!",128]],131],["[*","\\t "]]],"\\t <cjt"]', // 290 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",123,["&",["s",["*",["s",["!",124],["/",121,["s",125,126]]]],124]]]]]', // 291 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 292 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 293 readCodeName
      '[0,[[["s",["!",295],["!",["s",267,268]],["[","^"]],null,0,null,false]]]', // 294 text
      '[0,["/",296,["s",114,["&","<"],116],["s",137,138,24],298]]', // 295 skipMarkAhead
      '[0,["s",114,["?",133],297]]', // 296 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 297 read_messageClose
      '[0,["q",299]]', // 298 skipCutMark
      '[0,["@",1,["endsInside",300],""]]', // 299 readCutMark
      '[0,["/",296,["s",114,["&","<"],116],["s",137,138,24]]]', // 300 skipMark
      '[1,["L",["/",302,303]]]', // 301 leaf
      '[0,["N","CodeToken",["s",["!",114],267]]]', // 302 readCodeToken
      '[1,["/",304,305,306,307,308]]', // 303 readMessageEnd
      '[0,["N","MessageClose",296]]', // 304 readMessageClose
      '[1,["@",1,["endsInside",300],["M","BadCutMessageClose",["[+","^"]]]]', // 305 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",114,["&","<|"]]]]', // 306 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 307 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 308 readMessageOver
      '[1,["L",310]]', // 309 leaf
      '[1,["N",12,["s",["&",116],[":",0,289],["*",290],132],["s",137,311,24]]]', // 310 readTextHead
      '[0,["option","allName","all"]]', // 311 readAllName
      '[1,["L",313]]', // 312 leaf
      '[1,["N",13,["s",["&",116],[":",0,289],["*",290],125,[":",1,314],["*",290],132],["s",137,[":",1,315],24]]]', // 313 readToolMessageHead
      '[0,["@",2,["!",["s",127,["!",128]]],["?","functions."],["$",["+",128]]],"^"]', // 314 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",128]]],"^"]', // 315 readRecipientName
      '[1,["L",["?",317]]]', // 316 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",69,["s",114,61]]]]]]', // 317 readBadInnerFence
      '[0,["L",["&",["[","\\"\'[{"]]],"\\"\'[{"]', // 318 leaf
      '[0,[[["s",114,["!",298],320],null,0,null,false]]]', // 319 text
      '[0,["s",["!",295],["!",["s",267,268]],["[","^"]]]', // 320 skipCodeChar
      '[1,["L",322]]', // 321 leaf
      '[1,["/",1,323,324,325]]', // 322 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",98],"```"]]]', // 323 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",47],["[","]}"]]]]]', // 324 readBadBrackets
      '[1,["M","BadMessageWords",["s",114,["+",["s",["!",295],["!",["s",267,268]],["[","^"]]]]]]', // 325 readBadMessageWords
      '[1,["L",303]]', // 326 leaf
      '[1,["L",328]]', // 327 leaf
      '[1,["N","SectionOpen",["s",["/",["s",["?",43],61],329],["*",330]]]]', // 328 readSectionOpen
      '[1,["M","BadSectionOpen",62]]', // 329 readBadSectionOpen
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],61]]]', // 330 readBadOpenAgain
      '[1,["L",332]]', // 331 leaf
      '[1,["N",15,["s",[":",0,333],[":",1,334],["[*","\\t\\n\\r "],83,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",84,["[*","\\t\\n\\r "],[":",1,334],["[*","\\t\\n\\r "],[":",2,["?",335]],46,[":",3,["|",0,null,true,336]],88],["s",84,["[*","\\t\\n\\r "],[":",1,334],89],["s",84,["[*","\\t\\n\\r "],[":",1,334],["[*","\\t\\n\\r "],[":",4,["/",337,338]]],["s",[":",0,339],[":",1,334],["[*","\\t\\n\\r "],97,["&",["s",["[*","\\t\\n\\r "],["/",91,98]]]],["s",[":",0,340],[":",1,334],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],46],["s",["[*","\\t\\n\\r "],[":",4,337]]]]]]', // 332 readCallHead
      '[1,["M","BadOtherCall",72]]', // 333 readBadOtherCall
      '[0,["/",80,["$",["s",45,["*",["s",["[*","\\t "],45]]]]]]', // 334 readCallName
      '[0,["@",1,86,["$",["[+","^\\t\\n\\r <[{"]]]]', // 335 readCallId
      '[0,["N",14,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 336 readAttribute
      '[1,["M","BadNameEnd",93]]', // 337 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",95,"{"]]]]', // 338 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",74,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 339 readBadNameTag
      '[1,["M","BadCallOpen",71]]', // 340 readBadCallOpen
      '[0,["L",1]]', // 341 leaf
      '[1,["L",343]]', // 342 leaf
      '[1,["N",16,["s",91,["[*","\\t\\n\\r "],[":",0,344],[":",1,["|",0,null,true,336]],349,[":",2,["?",350]],["/",353,355]],["s",91,["[*","\\t\\n\\r "],[":",0,346],[":",3,356],353],["s",91,["[*","\\t\\n\\r "],[":",0,344],["[*","\\t\\n\\r "],[":",3,357]],["s",[":",3,358],[":",0,346],["?",["[","\\"\'"]],[":",1,["|",0,null,true,336]],">"]]]', // 343 readParameterHead
      '[0,["/",["@",0,80,345],["@",0,346,["[*","\\t\\n\\r "],345],["@",1,348,["$",["+",["s",["!",345],["[","^\\n\\r\\"<"]]]],345]]]', // 344 readClosedKey
      '[0,["option","keyEnd",">"]]', // 345 readKeyEnd
      '[0,["$",["s",347,["*",["s",["[*","\\t "],347]]]]]', // 346 readParameterKey
      '[0,["s",["!",345],["[","^\\t\\n\\r \\"\'<>"]]]', // 347 skipKeyChar
      '[0,["option","quotedKeys",""]]', // 348 readQuotedKeys
      '[0,["option","parameterHeadEnd",""]]', // 349 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],351,["$",["[*","^<"]],352]]', // 350 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 351 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 352 readTypeClose
      '[0,["s",["[*","\\t\\n\\r "],354]]', // 353 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 354 readValueOpen
      '[0,["option","valueFollows",""]]', // 355 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 356 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",355],["&",["[","^\\t\\n\\r <"]]]]]', // 357 readMissingValueOpen
      '[1,["M","BadParameterOpen",359]]', // 358 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 359 readWrongParameterOpen
      '[0,["L",361]]', // 360 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],362]]]', // 361 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 362 read_verbatimOpen
      '[0,[[["s",["!",364],["!",369],["[","^"]],null,0,null,false]]]', // 363 text
      '[0,["s",365,["&",["s",["[*","\\t\\n\\r "],["/",366,367]]]]]', // 364 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 365 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 366 readParameterClose
      '[0,["q",368]]', // 367 skipCutRaw
      '[0,["@",1,["endsInside",366],""]]', // 368 readCutRaw
      '[0,["q",370]]', // 369 skipCutVerbatim
      '[0,["@",1,["endsInside",364],""]]', // 370 readCutVerbatim
      '[1,["L",372]]', // 371 leaf
      '[1,["/",373,194,374]]', // 372 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",365,["&",["s",["[*","\\t\\n\\r "],366]],["[*","\\t\\n\\r "]]]]', // 373 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 374 readMissingVerbatimClose
      '[0,["L",376]]', // 375 leaf
      '[0,["N","RawLayout",["s",377,24]]]', // 376 readRawLayout
      '[0,["option","layout",""]]', // 377 readLayout
      '[0,["s",61,["[*","\\t\\n\\r "],84,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",98],["!",61],"<"]]],98]]', // 378 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],378,["s",["!",91],["!",359],["!",366],"<"]]],366]]', // 379 skipClosesLater
      skipRawStop,
      skip_rawLayout,
      skipRawMarker,
      '[0,["option","lenient",""]]', // 383 readLenient
      skipNamedClose,
      '[0,["option","parameterCloseStart","</parameter"]]', // 385 readParameterCloseStart
      '[0,["option","guarded",""]]', // 386 readGuarded
      skipDriftedClose,
      '[0,["s",389,390]]', // 388 skipKeyTag
      '[0,["option","keyTags",""]]', // 389 readKeyTags
      '[0,["s","<",391,">"]]', // 390 skipNextElement
      '[0,["/",392,["s",["!",393],395]]]', // 391 skipElementKey
      '[0,["option","toolParameter","port",2]]', // 392 readToolParameter
      '[0,["s",["/",394,["s",73,["/","invoke","tool_name","parameters"]]],">"]]', // 393 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 394 readWordThatIsNoKey
      '[0,["s",["/",396,73],["[+","^\\t\\n\\r /<>"]]]', // 395 skipAnyKey
      '[0,["option","nests",""]]', // 396 readNests
      '[0,["s",378,["&",379]]]', // 397 skipShownCall
      '[1,["L",399]]', // 398 leaf
      '[1,["/",400,401,402,194,404]]', // 399 readParameterEnd
      '[0,["N","RawEnd",["s",["?",381],366]]]', // 400 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",381],387]]]', // 401 readBadParameterClose
      '[1,["@",1,["endsInside",403],["M","BadCutRaw",["[+","^"]]]]', // 402 readBadCutRaw
      '[0,["s",["?",381],366]]', // 403 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 404 readMissingParameterClose
      '[1,["L",406]]', // 405 leaf
      '[1,["@",1,["endsInside",407],["M","BadCutParameter",["[+","^"]]]]', // 406 readBadCutParameter
      '[0,["/",["s",91,["[*","\\t\\n\\r "],408,["*",87],349,["?",410],["/",353,355]],["s",91,["[*","\\t\\n\\r "],409,"",353],["s",91,["[*","\\t\\n\\r "],408,["[*","\\t\\n\\r "],411],["s",412,409,["?",["[","\\"\'"]],["*",87],">"]]]', // 407 skipParameterHead
      '[0,["/",["s",79,345],["s",409,["[*","\\t\\n\\r "],345],["s",348,["+",["s",["!",345],["[","^\\n\\r\\"<"]]],345]]]', // 408 skipClosedKey
      '[0,["s",347,["*",["s",["[*","\\t "],347]]]]', // 409 skipParameterKey
      '[0,["s",["[*","\\t\\n\\r "],351,["[*","^<"],352]]', // 410 skipValueType
      '[0,["s",["!",355],["&",["[","^\\t\\n\\r <"]]]]', // 411 skipMissingValueOpen
      '[0,359]', // 412 skipBadParameterOpen
      '[0,["L",["&",["/",396,389]]]]', // 413 leaf
      '[1,["L",415]]', // 414 leaf
      '[1,["N",17,["s",[":",0,["?",416]],417,[":",1,418],">"]]]', // 415 readElementHead
      '[1,["M","BadKeyTag",389]]', // 416 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 417 readTagOpen
      '[0,["/",392,["@",1,["!",393],419]]]', // 418 readElementKey
      '[0,["@",1,["/",396,73],["$",["[+","^\\t\\n\\r /<>"]]]]', // 419 readAnyKey
      '[0,["L",["?",421]]]', // 420 leaf
      '[0,["N","ElementLayout",["s",422,24]]]', // 421 readElementLayout
      '[0,["option","tagLayout",""]]', // 422 readTagLayout
      '[0,["L",["&",["s",396,["[*","\\t\\n\\r "],417,["!",393],395,">"]]]]', // 423 leaf
      '[0,[[["s",["!",425],["[","^"]],null,0,null,false]]]', // 424 text
      '[0,["/",426,["s",422,["?",24],["/",427,432,438,441,442]]]]', // 425 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 426 readTagMarker
      '[0,["s",428,["/",["&",["s",["[*","\\t\\n\\r "],["/",390,432,["!",["[","^"]]]]],["!",437]]]]', // 427 skipElementCloses
      '[0,["s",429,430,">"]]', // 428 skip_elementClose
      '[0,["option","tagClose","</"]]', // 429 readTagClose
      '[0,["q",431]]', // 430 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 431 readKeyAgain
      '[0,["/",433,436,["s",97,["&",["s",["[*","\\t\\n\\r "],["/",47,["!",["[","^"]]]]]]]]', // 432 skipElementsClose
      '[0,["s","</",["&",112],434,">"]]', // 433 skip_toolClose
      '[0,["q",435]]', // 434 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 435 readToolAgain
      '[0,["s",73,"</parameters>"]]', // 436 skip_argumentsClose
      '[0,["s",["*",["s",["!",428],["!",432],["!",438],["[","^"]]],428]]', // 437 skipElementClosesLater
      '[0,["s","<",["!",430],392,">",["!",439]]]', // 438 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",428],["!",432],["!",440],["[","^"]]],428]]', // 439 skipElementClosesBehind
      '[0,["s","<",430,">"]]', // 440 skipElementOpensAgain
      '[0,["s",389,47,["!",439]]]', // 441 skipMarksBehind
      '[0,["q",443]]', // 442 skipCutElement
      '[0,["@",1,["endsInside",428],""]]', // 443 readCutElement
      '[1,["L",445]]', // 444 leaf
      '[1,["/",446,448,449,194,450]]', // 445 readElementEnd
      '[0,["N","ElementClose",447]]', // 446 readElementClose
      '[0,["s",["?",["s",422,24]],428]]', // 447 skipElementEnding
      '[1,["M","BadElementClose",["s",396,429,["!",393],395,">"]]]', // 448 readBadElementClose
      '[1,["@",1,["endsInside",447],["M","BadCutElementClose",["[+","^"]]]]', // 449 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 450 readMissingElementClose
      '[1,["L",452]]', // 451 leaf
      '[1,["@",1,["endsInside",453],["M","BadCutElement",["[+","^"]]]]', // 452 readBadCutElement
      '[0,["s",["?",454],417,391,">"]]', // 453 skipElementHead
      '[0,389]', // 454 skipBadKeyTag
      '[1,["L",["/",456,317,323]]]', // 455 leaf
      '[1,["M","BadLoneKey",["s",91,["[*","\\t\\n\\r "],409,["[*","\\t\\n\\r "],345]]]', // 456 readBadLoneKey
      '[0,["L",["&",458]]]', // 457 leaf
      '[0,["s",["!",47],["[","\\"\'[{"]]]', // 458 skipAnyArguments
      '[1,["L",["/",324,460]]]', // 459 leaf
      '[1,["M","BadJunk",["s",["!",461],["+",["s",["!",47],["!",97],["!",462],["!",91],["!",426],["!",388],["!",["[","[{"]],["[","^"]]]]]]', // 460 readBadJunk
      '[0,["option","callOver",""]]', // 461 read_callOver
      '[0,["q",463]]', // 462 skipCutStrayStop
      '[0,["@",1,["endsInside",464],""]]', // 463 readCutStrayStop
      '[0,["/",465,466]]', // 464 skipStop
      '[0,["option","marker","<tool_call>"]]', // 465 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 466 readToolOpening
      '[1,["L",468]]', // 467 leaf
      '[1,["/",469,470,472,473,474,476,477]]', // 468 readCallEnd
      '[0,["N","CallClose",97]]', // 469 readCallClose
      '[1,["M","BadCallClose",471]]', // 470 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 471 readWrongCallClose
      '[1,["@",1,["endsInside",464],["M","BadCutClose",["[+","^"]]]]', // 472 readBadCutClose
      '[0,["N","CallOver",["s",461,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 473 readCallOver
      '[0,["N","CallOverAtEnd",["s",461,475,["!",["[","^"]]]]]', // 474 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 475 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 476 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 477 readMissingCallClose
      '[0,["L",479]]', // 478 leaf
      '[0,["N",18,["s",73,74,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,334],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 479 readElementCallHead
      '[0,["L",481]]', // 480 leaf
      '[0,["N","ArgumentsOpen",482]]', // 481 readArgumentsOpen
      '[0,["s",73,"<parameters>"]]', // 482 skip_argumentsOpen
      '[1,["L",["/",452,484]]]', // 483 leaf
      '[1,["M","BadToolWords",["+",["s",["!",485],["!",111],["!",47],["!",486],["[","^"]]]]]', // 484 readBadToolWords
      '[0,["/",432,482,390]]', // 485 skipToolTag
      '[0,["q",487]]', // 486 skipCutToolTag
      '[0,["@",1,["endsInside",485],""]]', // 487 readCutToolTag
      '[1,["L",489]]', // 488 leaf
      '[1,["/",490,491,194,492]]', // 489 readArgumentsEnd
      '[0,["N","ArgumentsClose",436]]', // 490 readArgumentsClose
      '[1,["@",1,["endsInside",436],["M","BadCutArgumentsClose",["[+","^"]]]]', // 491 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 492 readMissingArgumentsClose
      '[1,["L",494]]', // 493 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 494 readMissingArgumentsOpen
      '[1,["L",496]]', // 495 leaf
      '[1,["@",1,["endsInside",75],["M","BadCutCall",["[+","^"]]]]', // 496 readBadCutCall
      '[1,["L",["/",1,498,317,323]]]', // 497 leaf
      '[0,["N","Separator",["s",499,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",500],["!",["[","^"]]]]]]]]]', // 498 readSeparator
      '[0,["option","separator",";"]]', // 499 read_separator
      '[0,["+",["s",267,["[*","\\t\\n\\r "]]]]', // 500 skipTokens
      '[0,["L",502]]', // 501 leaf
      '[0,["N","PyOpen",["s",["&",107],"["]]]', // 502 readPyOpen
      '[0,["L",504]]', // 503 leaf
      '[0,["N",19,["s",[":",0,505],"("]]]', // 504 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"^"]', // 505 readPyName
      '[1,["L",["/",155,1,251]]]', // 506 leaf
      '[1,["L",508]]', // 507 leaf
      '[1,["/",509,476,256]]', // 508 readPyEnd
      '[0,["N","PyClose","]"]]', // 509 readPyClose
      '[1,["L",511]]', // 510 leaf
      '[1,["M","BadLineList",["s",156,"[",["&",["s",["[*","\\t\\n\\r "],110,"("]]]]]', // 511 readBadLineList
      '[0,["L",["/",513,1]],"\\t\\n\\r ,"]', // 512 leaf
      '[0,["N","LineComma",","]]', // 513 readLineComma
      '[0,["L",["?",515]]]', // 514 leaf
      '[0,["N","LineListEnd","]"]]', // 515 readLineListEnd
      '[0,["L",["&",156]]]', // 516 leaf
      '[0,["L",["s",["&",518],["!",47]]]]', // 517 leaf
      '[0,["option","json",""]]', // 518 readJson
      '[1,["L",324]]', // 519 leaf
      '[0,["L",["&",69]]]', // 520 leaf
      '[1,["L",["/",522,523]]]', // 521 leaf
      '[1,["M","BadNameless",["s",["/",74,70],["*",["s",["!",97],["!",98],["!",68],["[","^"]]],["?",97]]]]', // 522 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",524],["+",["s",["!",525],["!",["s",["/",518,156],["[","[{"]]],["[","^"]]]],["s",["&",["s",527,528]],["+",["s",["!",525],["[","^\\n\\r[{"]]]]]]', // 523 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 524 readSectionCloses
      '[0,["/",["s",114,295],98,526,44,61,69,["s",156,24,["[*","\\t\\n\\r "],110,"("],["s",267,268],462]]', // 525 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 526 readWrongSectionClose
      '[0,["option","sectionOver",""]]', // 527 read_sectionOver
      '[0,["q",529]]', // 528 skipStrayToList
      '[0,["scan",["s",["!",525],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 529 readStrayToList
      '[1,["L",531]]', // 530 leaf
      '[1,["/",532,472,533,534,535,476,536]]', // 531 readSectionEnd
      '[0,["N","SectionClose",98]]', // 532 readSectionClose
      '[1,["M","BadSectionClose",526]]', // 533 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",527,["!",["[","^"]]]]]', // 534 readSectionOverAtEnd
      '[0,["N","SectionOver",527]]', // 535 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 536 readMissingSectionClose
      '[1,["L",538]]', // 537 leaf
      '[1,["M","BadNoFence",["s",539,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 538 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 539 readUnfencedOpen
      '[0,["L",541]]', // 540 leaf
      '[0,["N","WordedListOpen",["s",["&",63],64]]]', // 541 readWordedListOpen
      '[0,["L",["&",543]]]', // 542 leaf
      '[0,["s",544,68]]', // 543 skipBareCall
      '[0,["option","bare",""]]', // 544 readBare
      '[1,["L",["/",1,522]]]', // 545 leaf
      '[0,["L",["?",547]]]', // 546 leaf
      '[0,["N","LateClose",98]]', // 547 readLateClose
      '[1,["L",549]]', // 548 leaf
      '[1,["N",20,["s",[":",0,550],[":",1,505],["&","{"]]]]', // 549 readLoneCallHead
      '[1,["M","BadLoneOpen",551]]', // 550 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 551 readLoneOpen
      '[0,["L",553]]', // 552 leaf
      '[0,["N","LoneCallEnd",["?",97]]]', // 553 readLoneCallEnd
      '[0,["L",["&",101]]]', // 554 leaf
      '[1,["L",["/",1,498,324]]]', // 555 leaf
      '[0,["L",["&",107]]]', // 556 leaf
      '[1,["L",558]]', // 557 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 558 readBadBracket
      '[0,["L",560]]', // 559 leaf
      '[0,["N",21,["s","<",[":",0,112],">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],113,">"]]]]]', // 560 readToolHead
      '[1,["L",562]]', // 561 leaf
      '[1,["/",563,564,194,565]]', // 562 readToolEnd
      '[0,["N","ToolClose",433]]', // 563 readToolClose
      '[1,["@",1,["endsInside",433],["M","BadCutToolClose",["[+","^"]]]]', // 564 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 565 readMissingToolClose
      '[1,["L",["/",567,569]]]', // 566 leaf
      '[1,["M","BadStrayClose",568]]', // 567 readBadStrayClose
      '[0,["option","closeMarker","</tool_call>"]]', // 568 readCloseMarker
      '[0,["N",22,[":",0,["$",38]]]]', // 569 readInlineCode
      '[0,["L",571]]', // 570 leaf
      '[0,["N",23,["s",["!",572],[":",0,574],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,575],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 571 readFenceOpen
      '[0,["s",573,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 572 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 573 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 574 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 575 readTildes
      '[0,["L",["s",["!",577],["!",581]]]]', // 576 leaf
      '[0,["s",578,["&",["s",["[*","\\t "],["/",580,41,137,7,296]]]]]', // 577 skipFenceEnd
      '[0,["q",579]]', // 578 skipClosingRun
      '[0,["closes",0,["/",574,575]],"`~"]', // 579 readClosingRun
      '[0,["/",24,581,["!",["[","^"]]]]', // 580 skipFenceOver
      '[0,["s",["/",267,296],268]]', // 581 skipEndsReply
      '[0,["L","```"]]', // 582 leaf
      '[0,[["`",null,0,null,false]]]', // 583 text
      '[0,["L","~~~"]]', // 584 leaf
      '[0,[["~",null,0,null,false]]]', // 585 text
      '[0,["L",["[","^"]]]', // 586 leaf
      '[1,["L",["/",588,589]]]', // 587 leaf
      '[0,["N",24,[":",0,["$",577]]]]', // 588 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 589 readMissingCodeEnd
      '[0,[[null,"^\\n\\r\\"*<>A[-]`cf{",1,[["\\n","\\t \\"*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"*<>A[-]`cf{~"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",464],["!",591],["!",593],["!",601],["[","^`"]],null,0,null,false]]]', // 590 text
      '[0,["q",592]]', // 591 skipCutStop
      '[0,["@",1,["endsInside",464],""]]', // 592 readCutStop
      '[0,["/",21,594,598]]', // 593 skipDialectStop
      '[0,["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],595]]', // 594 skipDialectCut
      '[0,["q",596]]', // 595 skipCutDialect
      '[0,["@",1,["endsInside",597],""]]', // 596 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",28,">"],["s","<function name=",["[","\\"\'"],28,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 597 skipDialectStart
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],599,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],600,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]],["s","<",600,">",["&",["s",["[*","\\t\\n\\r "],["[","<{"]]]],["s",20,"<tool_call>",["|",1,256,false,["[","^<"]],"</tool_call>"]]]', // 598 skip_likeCall
      '[0,["/",105,"tool_name","tool","action"],"afinpt"]', // 599 skipLikeKey
      '[0,["option","knownTool","ping"]]', // 600 readKnownTool
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 601 skipTildesAhead
      '[1,["L",["/",603,604,606,607,608,609,610]]]', // 602 leaf
      '[1,["@",1,["endsInside",464],["M","BadCutMarker",["[+","^"]]]]', // 603 readBadCutMarker
      '[1,["@",1,["endsInside",605],["M","BadCutOpening",["[+","^"]]]]', // 604 readBadCutOpening
      '[0,["/",["s",["?",43],61],107,63,543,101,111,["s",137,138,24],["s",272,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 605 skipOpening
      '[1,["@",1,["endsInside",38],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",41],["[","^\\n\\r`"]]],41]],["[+","^"]]]]]', // 606 readBadCutCode
      '[0,["N",25,[":",0,22]]]', // 607 readDialect
      '[0,["N",26,[":",0,["$",598]]]]', // 608 readLikeCall
      '[1,["@",1,["endsInside",597],["M","BadCutDialect",["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 609 readBadCutDialect
      '[0,["N",27,[":",0,["$",["/",500,464,["[+","`"],["[","^"]]]]]]', // 610 readLoneText
      '[1,["L",612]]', // 611 leaf
      '[1,["/",613,145,614]]', // 612 readRegionEnd
      '[0,["N","RegionClose",7]]', // 613 readRegionClose
      '[0,["N","RegionOver",""]]', // 614 readRegionOver
      '[1,["L",616]]', // 615 leaf
      '[1,["M","BadRegionMarker",617,7]]', // 616 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 617 readTurnOpen
      '[1,["L",["/",619,266]]]', // 618 leaf
      '[0,["N","EmptyThought",16]]', // 619 readEmptyThought
      '[1,["L",["/",603,604,607,621]]]', // 620 leaf
      '[0,["N",28,[":",0,622]]]', // 621 readBareDialect
      '[0,["/",["{",75,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],31,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",76,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],31,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",77,["s",["!",623],"[",["[*","\\t\\n\\r "],28,"(",["[*","\\t\\n\\r "],["/",")",["s",28,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",78,["s",["?"," "],"to=",28,"<|message|>"]],["{",79,["s",["?"," "],"to=",28," <|channel|> "]],["{",80,["s",["?"," "],"to=",28,["[*"," "],["[*","a-z"],"<|"]],["{",81,["s",["?","**"],"Thought",33,["*",["s",["!",["s",24,32]],["[","^"]]],24,32]]]," *T[t{"]', // 622 read_bareDialect
      '[0,["s","[",28,"()]",["[","(["]]]', // 623 skipMarkLink
      '[1,["L",625]]', // 624 leaf
      '[1,["M","BadFence",["s",["&",626],["/",573,630],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",42,632]]]],"`~"]', // 625 readBadFence
      '[0,["/",["s",573,["[*","^\\n\\r`"],24,["*",["/",627,["s",["!",629],["/",573,["[","^"]]]]],["/",["s",573,268],["!",["[","^"]]]],["s",630,["[*","^\\n\\r"],24,["*",["s",["!",631],["/",630,["[","^"]]]],["/",["s",630,268],["!",["[","^"]]]]],"`~"]', // 626 skipWholeFence
      '[0,["s",573,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",628],["/",573,["[","^"]]]],["/",628,["!",["[","^"]]]]]', // 627 skipShownFence
      '[0,["/",["s",["&","```"],97],629],"`"]', // 628 skipShownEnd
      '[0,["s",573,["[*","\\t "],["/",24,267,["!",["[","^"]]]]]', // 629 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 630 skipTildes
      '[0,["s",630,["[*","\\t "],["/",24,267,["!",["[","^"]]]]]', // 631 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",633,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 632 skip_fencedObject
      '[0,["option","fencedName","ping"]]', // 633 readFencedName
      '[0,["L",["&",632]],"{"]', // 634 leaf
      '[1,["L",["?",["/",636,637]]]]', // 635 leaf
      '[0,["N","WrappingEnd",["s",["/",573,630],["&",["s",["[*","\\t "],580]]]],"`~"]', // 636 readWrappingEnd
      '[1,["M","MissingFenceEnd",["!",["[","^"]]]]', // 637 readMissingFenceEnd
      '[0,["L",639]]', // 638 leaf
      '[0,["N",29,["s",20,["&",626],["/",573,630],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",22,622]]]]]', // 639 readWrappedDialect
      '[0,["L",["?",641]]]', // 640 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 641 readEnd
      '[1,["L",["?",643]]]', // 642 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],14]]]', // 643 readBadThoughtAgain
      '[0,["L",645]]', // 644 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 645 readThoughtGoesOn
      '[0,["L",647]]', // 646 leaf
      '[0,["N","FirstThoughtHead",["s",648,132]]]', // 647 readFirstThoughtHead
      '[0,["s",649,"self",["!",128]]]', // 648 skipToSelf
      '[0,["option","addressed",""]]', // 649 readAddressed
      '[0,[[["s",["!",295],["[","^"]],null,0,null,false]]]', // 650 text
      '[1,["L",652]]', // 651 leaf
      '[1,["/",304,145,306,308]]', // 652 readThoughtMessageEnd
      '[0,["L",654]]', // 653 leaf
      '[0,["N","FirstCallsHead",["s",655,132,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 654 readFirstCallsHead
      '[0,["s",649,126]]', // 655 skipToTool
      '[1,["L",["/",317,323,657]]]', // 656 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",295],["!",["s",267,268]],["!",42],["!",462],["[","^"]]]]]', // 657 readBadBesideCalls
      '[0,["L",659]]', // 658 leaf
      '[0,["N","FirstUserHead",["s",649,127,["!",128],132]]]', // 659 readFirstUserHead
      '[0,[[["s",649,["!",295],["[","^"]],null,0,null,false]]]', // 660 text
      '[0,["L",["!",295]]]', // 661 leaf
      '[0,["L",663]]', // 662 leaf
      '[0,["N","FirstTextHead",["s",311,664]]]', // 663 readFirstTextHead
      '[0,["s",["&",665],24]]', // 664 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 665 readRecipientOpenIsUsed
      '[1,["L",667]]', // 666 leaf
      '[1,["N","FirstCodeHead",["s",293,["!",128],["*",290],132],["s",293,664]]]', // 667 readFirstCodeHead
      '[1,["L",669]]', // 668 leaf
      '[1,["N",30,["s",[":",0,314],["*",290],132],["s",[":",0,315],664]],"^"]', // 669 readFirstToolHead
      '[1,["L",671]]', // 670 leaf
      '[1,["@",1,["endsInside",672],["M","BadCutFirst",["[+","^"]]]]', // 671 readBadCutFirst
      '[0,["s",114,118,["/",127,126],["*",121],132]]', // 672 skipFirstHead
      '[0,["L",["!",672]]]', // 673 leaf
      '[1,["L",["/",675,676]]]', // 674 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 675 readMissingMessages
      '[1,["M","BadOutside",""]]', // 676 readBadOutside
      '[1,["L",678]]', // 677 leaf
      '[1,["N",31,["s",["&",116],[":",0,289],["*",["s",["!",679],290]],680,132],["s",["&",116],[":",0,289],125,648,132]]]', // 678 readThoughtHead
      '[0,["s",124,["[*","\\t "],"analysis",["!",128],["*",["s",["!",124],121]],["&",132]]]', // 679 skipLastAnalysis
      '[1,["s",124,["[*","\\t "],"analysis",["!",128],["*",["s",["!",124],290]],["&",132]]]', // 680 noteLastAnalysis
      '[0,["L",682]]', // 681 leaf
      '[0,["N",32,["s",["&",116],[":",0,289],125,["!",648],655,132,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 682 readCallsHead
      '[1,["L",["/",684,266,1,685]]]', // 683 leaf
      '[1,["M","BadMessageMarker",296]]', // 684 readBadMessageMarker
      '[1,["@",1,["endsInside",300],["M","BadCutHead",["[+","^"]]]]', // 685 readBadCutHead
      '[1,["L",676]]', // 686 leaf
      '[1,["L",688]]', // 687 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",51]]]]', // 688 readBadStepsFence
      '[0,["L",["!","```"]]]', // 689 leaf
      '[1,["L",["/",266,691]]]', // 690 leaf
      '[1,["M","BadRunOn",["s",56,["[*","^"]]]]', // 691 readBadRunOn
      '[0,["L",693]]', // 692 leaf
      '[0,["N",33,["s",59,[":",0,694],["[*","\\t "],24]]]', // 693 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"^"]', // 694 readActionName
      '[0,["L",696]]', // 695 leaf
      '[0,["N","InputHead",55]]', // 696 readInputHead
      '[0,["L",698]]', // 697 leaf
      '[0,["N","InputFence",["s","```",["[*","^\\n\\r`"],24]]]', // 698 readInputFence
      '[0,["L",["&",["/","{",700]]],"\\"\'{"]', // 699 leaf
      '[0,["s",701,["[*","\\t\\n\\r "],["/",51,"```",581,["!",["[","^"]]]]]', // 700 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 701 skipTextInQuotes
      '[0,["L",["s",["!",51],["!",703],705]]]', // 702 leaf
      '[0,["q",704]]', // 703 skipCutStep
      '[0,["@",1,["endsInside",51],""]]', // 704 readCutStep
      '[0,["s",["!",706],["[","^\\n\\r"]]]', // 705 skipTextStart
      '[0,["/",14,16,581]]', // 706 skip_textEnd
      '[0,[[["s",["!",706],["[","^\\n\\r"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",51,581,703,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 707 text
      '[1,["L",["/",709,710,711]]]', // 708 leaf
      '[0,["N","InputFenceEnd","```"]]', // 709 readInputFenceEnd
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 710 readInputAtEnd
      '[1,["M","MissingInputFence",""]]', // 711 readMissingInputFence
      '[1,["L",713]]', // 712 leaf
      '[1,["@",1,["endsInside",55],["M","BadCutInput",["[+","^"]]]]', // 713 readBadCutInput
      '[1,["L",715]]', // 714 leaf
      '[1,["/",1,716,717]]', // 715 readActionRest
      '[1,["@",1,["endsInside",51],["M","BadCutStep",["[+","^"]]]]', // 716 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",51],["!",581],["+",["s",["!",706],["[","^\\n\\r"]]]]]]', // 717 readBadStepWords
      '[0,["L",719]]', // 718 leaf
      '[0,["/",720,721]]', // 719 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 720 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 721 readActionOver
      '[1,["L",723]]', // 722 leaf
      '[1,["N",34,["s",59,[":",0,694],["&",["s",["[*","\\t "],["[","([{"]]],724]]]', // 723 readInlineHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 724 readBadInline
      '[0,["L",["?",726]]]', // 725 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 726 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 727 leaf
      '[0,[[["s",["!",["/",729,706]],["[","^\\n\\r"]],null,0,null,false]]]', // 728 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,581,["!",["[","^"]]]]]]', // 729 skipInlineClose
      '[0,["L",["?",731]]]', // 730 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,581,["!",["[","^"]]]]]]]', // 731 readInlineClose
      '[0,["L",733]]', // 732 leaf
      '[0,["N","ThoughtLabel",52]]', // 733 readThoughtLabel
      '[0,["L",["!",51]]]', // 734 leaf
      '[0,["L",705]]', // 735 leaf
      '[0,["L",["!",703]]]', // 736 leaf
      '[1,["L",738]]', // 737 leaf
      '[1,["/",145,739]]', // 738 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 739 readStepOver
      '[0,["L",741]]', // 740 leaf
      '[0,["N","AnswerLabel",57]]', // 741 readAnswerLabel
      '[1,["L",743]]', // 742 leaf
      '[1,["M","BadLoneInput",["s",55,["[*","^\\n\\r"]]]]', // 743 readBadLoneInput
      '[1,["L",716]]', // 744 leaf
      '[0,["L",610]]', // 745 leaf
      '[1,["L",["?",["/",747,637]]]]', // 746 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 747 readStepsFenceEnd
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, "{": ofAction, handing: ofHanding, hand: ofHand, i: ofCase, character: ofCharacter, scan: ofScan, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });
  let skipEol: Match = rules.called(24, (made) => { skipEol = made; });
  let skipEnds: Match = rules.called(47, (made) => { skipEnds = made; });
  let readParameterOpen: Match = rules.called(91, (made) => { readParameterOpen = made; });
  let read_callClose: Match = rules.called(97, (made) => { read_callClose = made; });
  let read_sectionClose: Match = rules.called(98, (made) => { read_sectionClose = made; });
  let read_plainText: Match = rules.called(198, (made) => { read_plainText = made; });
  let skipAfterText: Match = rules.called(200, (made) => { skipAfterText = made; });
  let readWrongParameterOpen: Match = rules.called(359, (made) => { readWrongParameterOpen = made; });
  let readParameterClose: Match = rules.called(366, (made) => { readParameterClose = made; });
  let skipCutRaw: Match = rules.called(367, (made) => { skipCutRaw = made; });
  let readLayout: Match = rules.called(377, (made) => { readLayout = made; });
  let skipWholeCall: Match = rules.called(378, (made) => { skipWholeCall = made; });
  let skipClosesLater: Match = rules.called(379, (made) => { skipClosesLater = made; });
  let readLenient: Match = rules.called(383, (made) => { readLenient = made; });
  let readParameterCloseStart: Match = rules.called(385, (made) => { readParameterCloseStart = made; });
  let readGuarded: Match = rules.called(386, (made) => { readGuarded = made; });
  let skipKeyTag: Match = rules.called(388, (made) => { skipKeyTag = made; });
  let skipShownCall: Match = rules.called(397, (made) => { skipShownCall = made; });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(34) }] } }, { op: 'leaf', read: rules.at(142) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(196), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(233) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(158), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(149) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(147) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["^", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(154) }, stepvalue, { op: 'leaf', read: rules.at(277) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(318), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(341) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(423), body: stepinnerPart }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(451) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(413), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(457), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(341) }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(483) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(495) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(510) }, { op: 'loop', body: { op: 'choice', starts: ["^", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(512) }] } }, { op: 'leaf', read: rules.at(514) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(516), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(517), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(520), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(497) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(519) }, stepnextCall, { op: 'leaf', read: rules.at(521) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(554), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(283) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(309) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThought }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(265) }, stepcalls, { op: 'leaf', read: rules.at(566) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(602) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(615) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(618) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(620) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(615) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(341) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(656) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(661), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "^"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(662) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(683) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(699), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(689), body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinputValue, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(727), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(734), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(341) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(736), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(341) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(690) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(742) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(744) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(745) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(689), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(638) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(640) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(611) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(12) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(15), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(150), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(151) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(154) }, stepvalue, { op: 'leaf', read: rules.at(257) }] } }, { op: 'leaf', read: rules.at(261) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(159) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(154) }, stepvalue, { op: 'leaf', read: rules.at(257) }] } }, { op: 'leaf', read: rules.at(258) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(163) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(241) }] } }, { op: 'leaf', read: rules.at(253) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(166) }, { op: 'leaf', read: rules.at(181) }, { op: 'optional', body: stepvalue }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(183) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(188) }] } }, { op: 'leaf', read: rules.at(191) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(185), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(204) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(209) }] } }, { op: 'leaf', read: rules.at(212) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(206), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(215) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(220) }] } }, { op: 'leaf', read: rules.at(212) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(217), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(222) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(229) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(224), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(270) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(280) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(274) }, { op: 'leaf', read: rules.at(276) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(287) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(301) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(294), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(312) }, { op: 'leaf', read: rules.at(276) }, { op: 'leaf', read: rules.at(316) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(321) } }, { op: 'leaf', read: rules.at(326) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(319), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(327) }, { op: 'leaf', read: rules.at(276) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(530) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(331) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(341) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(405) }, stepelementOfCall, { op: 'leaf', read: rules.at(455) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(459) }] } }, { op: 'leaf', read: rules.at(467) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(342) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(375) }] } }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: rules.at(398) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(360) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(371) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(363), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: text0Code, isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(414) }, { op: 'leaf', read: rules.at(420) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(444) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(424), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(478) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(341) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(405) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(483) }] } }, { op: 'leaf', read: rules.at(467) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(480) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(488) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(493) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(488) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(501) }, { op: 'loop', body: { op: 'choice', starts: ["^", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(506) }] } }, { op: 'leaf', read: rules.at(507) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(503) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(280) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(537) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(540) }, { op: 'leaf', read: rules.at(276) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(542), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(545) }] } }, { op: 'leaf', read: rules.at(546) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(548) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(552) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(554), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(555) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(556), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(557) } }, { op: 'leaf', read: rules.at(546) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(559) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(561) }] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(570) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(587) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(576), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(582) }, { op: 'text', read: rules.text(583) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(584) }, { op: 'text', read: rules.text(585) }] }, { op: 'leaf', read: rules.at(586) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(576), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(582) }, { op: 'text', read: rules.text(583) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(584) }, { op: 'text', read: rules.text(585) }] }, { op: 'leaf', read: rules.at(586) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(590), isSome: true } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(624) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(341) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(635) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(634), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(642) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(638) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(640) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(644) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(638) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(640) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(646) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(651) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(650), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(653) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(326) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(658) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(326) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(660), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(666) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(301) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(668) }, { op: 'leaf', read: rules.at(276) }, { op: 'leaf', read: rules.at(316) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(321) } }, { op: 'leaf', read: rules.at(326) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(276) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(670) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(640) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(673), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(674) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(677) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(651) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(681) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(326) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(309) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(326) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(673), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(686) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(640) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(644) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(651) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(640) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(276) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(640) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(687) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(746) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(692) }, { op: 'leaf', read: rules.at(276) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(712) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(714) } }, { op: 'leaf', read: rules.at(718) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(695) }, { op: 'leaf', read: rules.at(276) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(697) }, { op: 'leaf', read: rules.at(276) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(276) }, { op: 'leaf', read: rules.at(708) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(702) }, { op: 'text', read: rules.text(707) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(722) }, { op: 'leaf', read: rules.at(725) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(730) }, { op: 'loop', body: { op: 'leaf', read: rules.at(714) } }, { op: 'leaf', read: rules.at(718) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(728), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(732) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(737) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(735) }, { op: 'text', read: rules.text(707) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(740) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(735) }, { op: 'text', read: rules.text(707) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(640) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(644) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(737) }] } };

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
  attributes: 5,
  tables: 0,
};
