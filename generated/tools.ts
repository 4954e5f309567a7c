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
export interface BadLateMembersNode extends RecoveryNode { readonly type: 'BadLateMembers'; }
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
export interface BadCutInnerFenceNode extends RecoveryNode { readonly type: 'BadCutInnerFence'; }
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
export interface EmptyToolNode extends TreeNode {
  readonly type: 'EmptyTool';
  readonly name: string;
  readonly flaw: BadSelfCloseNode;
}
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
export interface UnmarkedHeadNode extends TreeNode { readonly type: 'UnmarkedHead'; readonly key: string; }
export interface UnmarkedCloseNode extends TreeNode { readonly type: 'UnmarkedClose'; }
export interface BadKeyTagNode extends RecoveryNode { readonly type: 'BadKeyTag'; }
export interface BadUnmarkedTagNode extends RecoveryNode { readonly type: 'BadUnmarkedTag'; }
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
export interface EmptyInputNode extends TreeNode { readonly type: 'EmptyInput'; }
export interface InputFenceNode extends TreeNode { readonly type: 'InputFence'; }
export interface InputFenceEndNode extends TreeNode { readonly type: 'InputFenceEnd'; }
export interface InputAtEndNode extends TreeNode { readonly type: 'InputAtEnd'; }
export interface NamedHeadNode extends TreeNode { readonly type: 'NamedHead'; readonly name: string; }
export interface ObjectActionHeadNode extends TreeNode { readonly type: 'ObjectActionHead'; }
export interface ObjectAtEndNode extends TreeNode { readonly type: 'ObjectAtEnd'; }
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
export interface BadFirstCommaNode extends RecoveryNode { readonly type: 'BadFirstComma'; }
export interface BadPointNode extends RecoveryNode { readonly type: 'BadPoint'; }
export interface BadControlNode extends RecoveryNode { readonly type: 'BadControl'; }
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
| ListOpenNode | BadFirstCommaNode | CommaNode | SetOpenNode | ObjectOpenNode | KeyNode | TripleOpenNode
| BadCutEscapeNode | BadEscapeNode | TripleCloseNode | MissingRestNode | MissingQuoteNode | PlainTextNode
| DoubleOpenNode | BadControlNode | BadDoubleQuoteNode | TextCloseNode | SingleOpenNode | BadSingleQuoteNode
| MarkedOpenNode | MarkedCloseNode | BadCutMarkedQuoteNode | BadMarkedTextNode | NumberNode | WordNode
| BadCutPartNode | BadDebrisNode | ObjectCloseNode | MissingBracketNode | SetCloseNode | ListCloseNode
| BadEndTokenNode | BadRunOnNode | BuiltinHeadNode | PyKeyNode | BadCutArgumentNode | PyCallCloseNode
| BadCutBuiltinNode | CodeHeadNode | CodeTokenNode | MessageCloseNode | BadCutMessageCloseNode
| MissingMessageCloseNode | MessageAtEndNode | MessageOverNode | TextHeadNode | ToolMessageHeadNode
| BadInnerFenceNode | InnerFenceEndNode | BadBracketsNode | BadLateMembersNode | BadMessageWordsNode
| SectionOpenNode | EmptyCallNode | CallHeadNode | BadCutInnerFenceNode | ParameterHeadNode | VerbatimOpenNode
| VerbatimCloseNode | MissingVerbatimCloseNode | RawLayoutNode | RawEndNode | BadParameterCloseNode | BadCutRawNode
| MissingParameterCloseNode | BadCutParameterNode | ElementHeadNode | ElementLayoutNode | ElementCloseNode
| BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode | UnmarkedHeadNode | UnmarkedCloseNode
| BadCutElementNode | BadLoneKeyNode | BadJunkNode | CallCloseNode | BadCallCloseNode | BadCutCloseNode
| CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | ElementCallHeadNode
| ArgumentsOpenNode | BadToolWordsNode | ArgumentsCloseNode | BadCutArgumentsCloseNode | MissingArgumentsCloseNode
| MissingArgumentsOpenNode | BadCutCallNode | SeparatorNode | BadSeparatorNode | PyOpenNode | PyHeadNode
| PyCloseNode | BadLineListNode | LineCommaNode | LineListEndNode | BadNamelessNode | BadStrayWordsNode
| SectionCloseNode | BadSectionCloseNode | SectionOverAtEndNode | SectionOverNode | MissingSectionCloseNode
| BadNoFenceNode | WordedListOpenNode | LateCloseNode | LoneCallHeadNode | LoneCallEndNode | BadBracketNode
| EmptyToolNode | ToolHeadNode | ToolCloseNode | BadCutToolCloseNode | MissingToolCloseNode | BadStrayCloseNode
| InlineCodeNode | FenceOpenNode | FenceCloseNode | MissingCodeEndNode | BadCutMarkerNode | BadCutOpeningNode
| BadCutCodeNode | DialectNode | LikeCallNode | BadCutDialectNode | LoneTextNode | RegionCloseNode | RegionOverNode
| BadRegionMarkerNode | EmptyThoughtNode | BareDialectNode | LikeLineNode | BadFenceNode | WrappingEndNode
| MissingFenceEndNode | WrappedDialectNode | EndNode | BadThoughtAgainNode | ThoughtGoesOnNode
| FirstThoughtHeadNode | FirstCallsHeadNode | BadBesideCallsNode | FirstUserHeadNode | FirstTextHeadNode
| FirstCodeHeadNode | FirstToolHeadNode | BadMessagesFenceNode | ThoughtHeadNode | CallsHeadNode
| BadMessageMarkerNode | BadCutHeadNode | BadOutsideNode | MessagesFenceEndNode | BadCutFirstNode
| MissingMessagesNode | BadStepsFenceNode | ObjectActionHeadNode | InputFenceNode | InputFenceEndNode
| ObjectAtEndNode | MissingInputFenceNode | LikeStepNode | ActionHeadNode | InputHeadNode | EmptyInputNode
| InputAtEndNode | BadCutInputNode | BadCutStepNode | BadStepWordsNode | ActionAtEndNode | ActionOverNode
| NamedHeadNode | InlineHeadNode | InlineOpenNode | InlineCloseNode | ThoughtLabelNode | StepOverNode
| AnswerLabelNode | BadLoneInputNode | StepsFenceEndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtChars' | 'TripleChars' | 'DoubleChars' | 'SingleChars' | 'MarkedChars' | 'Code' | 'PlainArguments'
    | 'VerbatimText' | 'Raw' | 'ElementText' | 'UnmarkedText' | 'FenceChars' | 'Text' | 'MessageThought' | 'ShownText'
    | 'InputText' | 'InlineText' | 'StepThoughtText' | 'StepText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadThoughtAgainNode | BadRegionMarkerNode | BadThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode
| BadEndTokenNode | BadFenceNode | MissingFenceEndNode | MissingCodeEndNode | BadStrayCloseNode | BadCutMarkerNode
| BadCutDialectNode | BadCutOpeningNode | BadCutCodeNode | BadCutCloseNode | MissingAtEndNode | BadBracketsNode
| BadCallOpenNode | BadNameEndNode | BadOtherCallNode | BadNameTagNode | BadNoNameEndNode | BadNamelessNode
| BadCallCloseNode | BadSelfCloseNode | MissingCallCloseNode | BadJunkNode | BadLateMembersNode | BadCutCallNode
| BadSectionOpenNode | BadNoFenceNode | BadOpenAgainNode | BadSectionCloseNode | MissingSectionCloseNode
| BadStrayWordsNode | BadInnerFenceNode | BadCutInnerFenceNode | BadSeparatorNode | BadLoneOpenNode
| MissingVerbatimCloseNode | MissingKeyEndNode | MissingValueOpenNode | BadParameterOpenNode | BadParameterCloseNode
| BadCutRawNode | MissingParameterCloseNode | BadLoneKeyNode | BadCutParameterNode | BadBracketNode
| BadLineListNode | BadCutArgumentNode | BadKeyTagNode | BadUnmarkedTagNode | BadNamedTagNode | BadCutToolCloseNode
| MissingToolCloseNode | BadToolWordsNode | MissingArgumentsOpenNode | BadCutArgumentsCloseNode
| MissingArgumentsCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode
| BadCutElementNode | BadCutBuiltinNode | MissingMessagesNode | BadOutsideNode | BadMessageWordsNode
| BadBesideCallsNode | BadMessageMarkerNode | BadHeaderAgainNode | BadConstraintAgainNode | BadCutHeadNode
| BadCutFirstNode | BadCutMessageCloseNode | MissingMessageCloseNode | BadMessagesFenceNode | BadRunOnNode
| BadLoneInputNode | BadInlineNode | BadStepWordsNode | BadStepsFenceNode | BadCutStepNode | BadCutInputNode
| MissingInputFenceNode | BadDoubledBraceNode | BadCommaNode | BadFirstCommaNode | BadPointNode | BadControlNode
| BadDoubleQuoteNode | BadSingleQuoteNode | BadEscapeNode | MissingBracketNode | MissingQuoteNode | BadDebrisNode
| MissingRestNode | BadCutPartNode | BadCutEscapeNode | BadCutMarkedQuoteNode | BadKeyNode | BadMarkedTextNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Steps'
| 'StepsInside', 'model'>>
& Readonly<Record<'Wrapping' | 'WrappedDialect' | 'Bom' | 'Region' | 'BadRegionMarker' | 'EmptyThought' | 'BareDialect' | 'LikeLine', 'Reply' | 'ReplyInside' | 'ReplyToRecipient'>>
& Readonly<Record<'End', 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside'>>
& Readonly<Record<'Space', 'Action' | 'Arguments' | 'BareCalls' | 'BareObjects' | 'Builtin' | 'Call' | 'CallsMessage' | 'Element'
| 'ElementCall' | 'FencedInput' | 'FencedMessages' | 'FencedObjectAction' | 'FencedSteps' | 'FirstCalls'
| 'FirstText' | 'FirstTool' | 'InlineAction' | 'Input' | 'Lead' | 'List' | 'LooseArguments' | 'Member' | 'Messages'
| 'MessagesInside' | 'MessagesToRecipient' | 'NamedAction' | 'Object' | 'OpenedStep' | 'PyArgument' | 'PyCall'
| 'PyList' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Section' | 'Set' | 'StepThought' | 'Steps'
| 'StepsInside' | 'Stray' | 'TextMessage' | 'Tool' | 'ToolMessage' | 'UnmarkedElement' | 'WordedList' | 'Wrapping'>>
& Readonly<Record<'Thought' | 'BadRunOn' | 'Dialect' | 'Fence' | 'LikeCall' | 'BadCutDialect' | 'LoneText', 'FencedSteps' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BadEndToken', 'FencedMessages' | 'FencedSteps' | 'FirstText' | 'Lead' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient'
| 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps' | 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BareList' | 'Builtin' | 'BadCutBuiltin' | 'TextHead' | 'Unfenced' | 'WordedList' | 'LoneCall' | 'BareObjects'
| 'BareLines' | 'EmptyTool' | 'Tool', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'
| 'Wrapping'>>
& Readonly<Record<'BadCutMarker' | 'BadCutOpening' | 'Citation' | 'BadStrayClose' | 'InlineCode' | 'Text' | 'BadCutCode'
| 'BadThoughtClose', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'CodeMessage' | 'ToolMessage', 'FencedMessages' | 'FirstText' | 'Lead' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Region' | 'Reply'
| 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage' | 'Wrapping'>>
& Readonly<Record<'BadHeaderAgain' | 'BadConstraintAgain', 'CodeMessage' | 'FirstCode' | 'FirstText' | 'FirstTool' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside'
| 'ReplyToRecipient' | 'Stray' | 'TextMessage' | 'ThoughtMessage' | 'ToolMessage' | 'Wrapping'>>
& Readonly<Record<'Section' | 'BareCalls', 'CallsMessage' | 'FirstCalls' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient'
| 'Stray' | 'TextMessage' | 'Wrapping'>>
& Readonly<Record<'BadSelfClose', 'BareCalls' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Section' | 'Stray'
| 'TextMessage' | 'Wrapping'>>
& Readonly<Record<'RegionOpen' | 'RegionClose' | 'RegionOver', 'Region'>>
& Readonly<Record<'MissingThoughtRest', 'FirstThought' | 'OpenedMessage' | 'OpenedStep' | 'OpenedThought' | 'Region' | 'StepThought' | 'Thought'
| 'ThoughtMessage'>>
& Readonly<Record<'ThoughtOpen', 'Thought'>>
& Readonly<Record<'ThoughtChars' | 'ThoughtShown' | 'ThoughtCode' | 'ThoughtTick' | 'ThoughtClose' | 'MissingThoughtClose', 'OpenedThought' | 'Thought'>>
& Readonly<Record<'List', 'BareList' | 'Builtin' | 'Call' | 'FencedInput' | 'FirstTool' | 'InlineAction' | 'Input' | 'List' | 'Member'
| 'NamedAction' | 'PyArgument' | 'PyCall' | 'Section' | 'Set' | 'ToolMessage' | 'Unfenced' | 'WordedList'>>
& Readonly<Record<'Object', 'BareList' | 'BareObjects' | 'Builtin' | 'Call' | 'FencedInput' | 'FencedObject' | 'FencedObjectAction'
| 'FirstTool' | 'InlineAction' | 'Input' | 'List' | 'LoneCall' | 'Member' | 'NamedAction' | 'ObjectAction'
| 'PyArgument' | 'PyCall' | 'Section' | 'Set' | 'ToolMessage' | 'WordedList'>>
& Readonly<Record<'ListOpen' | 'ListClose', 'List'>>
& Readonly<Record<'BadFirstComma', 'List' | 'Object' | 'PyCall'>>
& Readonly<Record<'Comma' | 'BadComma' | 'BadDebris' | 'MissingBracket', 'Builtin' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'PyList' | 'Set'>>
& Readonly<Record<'BadCutPart', 'Builtin' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'Set'>>
& Readonly<Record<'MissingRest', 'Arguments' | 'Builtin' | 'DoubleText' | 'Element' | 'List' | 'LooseArguments' | 'MarkedText' | 'NamedAction'
| 'Object' | 'Parameter' | 'PyCall' | 'Set' | 'SingleText' | 'Tool' | 'TripleText' | 'UnmarkedElement' | 'Verbatim'>>
& Readonly<Record<'Set' | 'TripleText' | 'PlainText' | 'DoubleText' | 'SingleText' | 'MarkedText' | 'BadMarkedText' | 'Number'
| 'Word' | 'BadPoint', 'Builtin' | 'Call' | 'FencedInput' | 'FirstTool' | 'InlineAction' | 'Input' | 'List' | 'Member' | 'NamedAction'
| 'PyArgument' | 'PyCall' | 'Set' | 'ToolMessage'>>
& Readonly<Record<'SetOpen' | 'SetClose', 'Set'>>
& Readonly<Record<'ObjectOpen' | 'BadDoubledBrace' | 'Member' | 'ObjectClose', 'Object'>>
& Readonly<Record<'Key' | 'BadKey', 'Member'>>
& Readonly<Record<'BadEscape', 'DoubleText' | 'Member' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'TripleOpen' | 'TripleChars' | 'TripleClose', 'TripleText'>>
& Readonly<Record<'BadCutEscape', 'DoubleText' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'MissingQuote', 'DoubleText' | 'MarkedText' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'DoubleOpen' | 'DoubleChars' | 'BadDoubleQuote', 'DoubleText'>>
& Readonly<Record<'BadControl' | 'TextClose', 'DoubleText' | 'SingleText'>>
& Readonly<Record<'SingleOpen' | 'SingleChars' | 'BadSingleQuote', 'SingleText'>>
& Readonly<Record<'MarkedOpen' | 'MarkedChars' | 'MarkedClose' | 'BadCutMarkedQuote', 'MarkedText'>>
& Readonly<Record<'BuiltinHead', 'Builtin'>>
& Readonly<Record<'PyCallClose' | 'PyArgument' | 'BadCutArgument', 'Builtin' | 'NamedAction' | 'PyCall'>>
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
& Readonly<Record<'BadLateMembers', 'Action' | 'BareObjects' | 'Call' | 'FirstTool' | 'InlineAction' | 'NamedAction' | 'Section' | 'ToolMessage'>>
& Readonly<Record<'BadMessageWords' | 'PlainArguments', 'FirstTool' | 'ToolMessage'>>
& Readonly<Record<'SectionOpen' | 'BadOpenAgain' | 'BadSectionOpen' | 'SectionClose' | 'BadSectionClose' | 'SectionOverAtEnd'
| 'SectionOver' | 'MissingSectionClose' | 'BadCutCall' | 'BadStrayWords' | 'BadLineList' | 'LineComma'
| 'LineListEnd', 'Section'>>
& Readonly<Record<'BadCutClose', 'Call' | 'ElementCall' | 'Section'>>
& Readonly<Record<'MissingAtEnd', 'Call' | 'ElementCall' | 'PyList' | 'Section'>>
& Readonly<Record<'Separator' | 'BadSeparator', 'BareObjects' | 'Section'>>
& Readonly<Record<'PyList', 'BareLines' | 'Section'>>
& Readonly<Record<'BadNameless' | 'EmptyCall' | 'Call' | 'ElementCall', 'BareCalls' | 'Section'>>
& Readonly<Record<'PyCall', 'PyList' | 'Section'>>
& Readonly<Record<'CallHead' | 'BadOtherCall' | 'BadNameEnd' | 'BadNoNameEnd' | 'BadNameTag' | 'BadCallOpen' | 'BadCutInnerFence'
| 'BadLoneKey' | 'BadJunk', 'Call'>>
& Readonly<Record<'Parameter' | 'BadCutParameter' | 'CallClose' | 'BadCallClose' | 'CallOver' | 'CallOverAtEnd' | 'MissingCallClose', 'Call' | 'ElementCall'>>
& Readonly<Record<'Element', 'Arguments' | 'Call' | 'Element' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'UnmarkedElement', 'Call' | 'UnmarkedElement'>>
& Readonly<Record<'BadCutElement', 'Arguments' | 'Call' | 'ElementCall' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'ParameterHead' | 'MissingKeyEnd' | 'MissingValueOpen' | 'BadParameterOpen' | 'Verbatim' | 'RawLayout' | 'Raw'
| 'RawEnd' | 'BadParameterClose' | 'BadCutRaw' | 'MissingParameterClose', 'Parameter'>>
& Readonly<Record<'VerbatimOpen' | 'VerbatimText' | 'VerbatimClose' | 'MissingVerbatimClose', 'Verbatim'>>
& Readonly<Record<'ElementHead' | 'BadKeyTag' | 'BadNamedTag' | 'ElementLayout' | 'ElementText' | 'ElementClose' | 'BadElementClose'
| 'BadCutElementClose', 'Element'>>
& Readonly<Record<'MissingElementClose', 'Element' | 'UnmarkedElement'>>
& Readonly<Record<'UnmarkedHead' | 'BadUnmarkedTag' | 'UnmarkedText' | 'UnmarkedClose', 'UnmarkedElement'>>
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
& Readonly<Record<'ObjectAction' | 'LikeStep' | 'Action' | 'NamedAction' | 'InlineAction' | 'StepThought' | 'Answer' | 'BadLoneInput', 'FencedSteps' | 'Steps' | 'StepsInside'>>
& Readonly<Record<'BadCutStep', 'Action' | 'FencedSteps' | 'InlineAction' | 'NamedAction' | 'Steps' | 'StepsInside'>>
& Readonly<Record<'StepText', 'Answer' | 'FencedSteps' | 'Steps' | 'StepsInside'>>
& Readonly<Record<'BadStepsFence' | 'StepsFenceEnd', 'FencedSteps'>>
& Readonly<Record<'ObjectActionHead' | 'FencedObjectAction', 'ObjectAction'>>
& Readonly<Record<'InputFence' | 'InputFenceEnd' | 'MissingInputFence', 'FencedInput' | 'FencedObjectAction'>>
& Readonly<Record<'ObjectAtEnd', 'FencedObjectAction'>>
& Readonly<Record<'ActionHead' | 'Input' | 'BadCutInput', 'Action'>>
& Readonly<Record<'BadStepWords' | 'ActionAtEnd' | 'ActionOver', 'Action' | 'InlineAction' | 'NamedAction'>>
& Readonly<Record<'InputHead' | 'FencedInput', 'Input'>>
& Readonly<Record<'EmptyInput' | 'InputText', 'FencedInput' | 'Input'>>
& Readonly<Record<'InputAtEnd', 'FencedInput'>>
& Readonly<Record<'NamedHead', 'NamedAction'>>
& Readonly<Record<'BadInline', 'InlineAction' | 'NamedAction'>>
& Readonly<Record<'InlineHead' | 'InlineOpen' | 'InlineText' | 'InlineClose', 'InlineAction'>>
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
  (start, end, l) => ({ type: 'UnmarkedHead', start, end, key: l[0] }),
  (start, end, l) => ({ type: 'ElementCallHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'PyHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'LoneCallHead', start, end, flaw: l[0], name: l[1] }),
  (start, end, l) => ({ type: 'EmptyTool', start, end, name: l[0], flaw: l[1] }),
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
  (start, end, l) => ({ type: 'NamedHead', start, end, name: l[0] }),
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
  (labels) => { const char = labels[0] as "/"; return char; },
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

  const TABLE_0 = tableOf(" !#-%'-)+-;=?@B-Z\\^_abdeg-z|-\u007f");
  const TABLE_1 = tableOf("0-9A-Z_a-z");
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
              m.hitEnd ||= p >= end && " !#-%'-)+-;=?@B-Z\\^_abdeg-z|-\uffff";
              break l5;
            }
            p = s6;
          } else
          m.hitEnd ||= p >= end;
          if (skipEnds(p) >= 0) { break l2; }

          if (!(p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) { m.hitEnd ||= p >= end; break l2; }
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
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_1[c] === 1))) p++;
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
              if ((q = skipLostBracket(p)) >= 0) { p = q; break l36; }
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

        if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
        l39: {
          const s40 = p;
          l41: {
            if ((p = skipEnds(p)) < 0) { break l41; }
            l44: {
              const s42 = p;
              l43: {
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipEnds(p)) < 0) { break l43; }
                p = s42;
                break l44;
              }
              p = s42;
              break l41;
            }
            if (skipClosesLater(p) >= 0) { break l41; }

            break l39;
          }
          p = s40;
          l45: {
            if ((p = readGuarded(p)) < 0) { break l45; }
            if ((p = read_callClose(p)) < 0) { break l45; }
            l48: {
              const s46 = p;
              l47: {
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p < end)) { break l47; }
                m.hitEnd ||= p >= end;
                p = s46;
                break l48;
              }
              p = s46;
              break l45;
            }
            break l39;
          }
          p = s40;
          if ((p = read_sectionClose(p)) < 0) { break l38; }
          l51: {
            const s49 = p;
            l50: {
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              m.hitEnd ||= p >= end;
              if ((p < end)) { break l50; }
              m.hitEnd ||= p >= end;
              p = s49;
              break l51;
            }
            p = s49;
            break l38;
          }
        }
        break l19;
      }
      p = s20;
      l52: {

        if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
        l53: {
          if ((q = readParameterOpen(p)) >= 0) { p = q; break l53; }
          if ((p = readWrongParameterOpen(p)) < 0) { break l52; }
        }
        break l19;
      }
      p = s20;
      l55: {
        if ((p = readOtherParameterClose(p)) < 0) { break l55; }
        l58: {
          const s56 = p;
          l57: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            l59: {
              if ((q = skipEnds(p)) >= 0) { p = q; break l59; }
              if ((p < end)) { break l57; }
              m.hitEnd ||= p >= end;
            }
            p = s56;
            break l58;
          }
          p = s56;
          break l55;
        }
        if (skipClosesLater(p) >= 0) { break l55; }

        break l19;
      }
      p = s20;
      l61: {

        if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
        if ((p = readOtherParameterOpen(p)) < 0) { break l61; }
        if (skipClosesLater(p) >= 0) { break l61; }

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

        l62: {
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l62; }
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 60) { m.hitEnd ||= p >= end; break l12; }
          p++;
        }

        if (m.hitEnd && !m.eof) return from;
        continue;
      }
      p = from;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l64: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; break l64; }
          if ((p = skipShownCall(p)) < 0) { break l64; }

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
      '[0,["s",["?",["s",["[+"," "],["[+","0-9"]]],["?","**"],":",["?","**"]]," *:"]', // 35 skipMarkLabelEnd
      '[0,["L",["/",37,39,159]]]', // 36 leaf
      '[0,["N",2,["s",38,[":",0,["$",["s",["&",17],["+",["s",["!",16],["!",14],["[","^"]]],["&",16]]]]]]]', // 37 readThoughtShown
      '[0,["option","drafts",""]]', // 38 readDrafts
      '[0,["N",3,["s",19,[":",0,["$",40]]]]]', // 39 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],41],"`"]', // 40 skip_code
      '[0,["q",42]]', // 41 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",43],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",157],["|",1,null,true,"`"]]]],158]],"`"]', // 42 readQuotedCall
      '[0,["/",44,["s",20,21]]]', // 43 skipAnyCallAhead
      '[0,["/",["s",["?",45],69],70,71,79,118,120,124,128,131,["s",132,133]]]', // 44 skipCallAhead
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
      '[0,["/",["s",61,62,63,62,["/",["s",["[*","\\t "],24],["s",["[*","\\t "],["[","([{"]]]],["s",61,["[*","\\t\\n\\r "],64],["s",52,66]]]', // 60 skipActionAhead
      '[0,["s",52,55,["i","action"],56]]', // 61 skipActionLabel
      '[0,["?",["[","\\"`"]]]', // 62 skipNameQuote
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 63 skipActionName
      '[0,["s",["?",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "]]],"{",["[*","\\t\\n\\r "],"\\"",["/","action","name"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",63,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],65],"`{"]', // 64 skipActionObject
      '[0,["s","\\"",["/","action_input","arguments","parameters","input"],"\\"",["[*","\\t\\n\\r "],":"]]', // 65 skipActionInput
      '[0,["s","Action",35,["/",["s",["|",1,256,false,["[","^\\n\\r"]],24,67,["?","**"],["i","action"],["["," _"],["i","input"],35],["s",68,"```",["[*","^\\n\\r`"],24,68,["[","[{"]]]]]', // 66 skip_likeStep
      '[0,["s",["|",1,8,false,["s",["[*","\\t "],">"]],68],"\\t >"]', // 67 skipLikeQuote
      '[0,["*",["/",["[","\\t\\n\\r >"],"\\\\n","\\\\r"]]]', // 68 skipLikeGap
      '[0,["option","sectionOpen","<tool_call>"]]', // 69 read_sectionOpen
      '[0,["option","wrongSectionOpen","<toolcall>"]]', // 70 readWrongSectionOpen
      '[0,["s",72,["[*","\\t\\n\\r "],["/",["s","[",["[*","\\t\\n\\r "],["*",["s",73,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]],"{"],76]]]', // 71 skip_wordedList
      '[0,["option","listWord","functools"]]', // 72 readListWord
      '[0,["/",74,75],"\\"\'\\\\-0-9"]', // 73 skipListedScalar
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[*","^\\n\\r\'"],"\'"]],"\\"\'"]', // 74 skipSetText
      '[0,["s",["?","-"],["[","0-9"],["[*","+\\\\-.0-9Ee"]],"\\\\-0-9"]', // 75 skipSetNumber
      '[0,["s","{",["[*","\\t\\n\\r "],["?",77],["[","\\"\'"],["/","name","function"],["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",78,["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":"]]]]', // 76 skipCallObject
      '[0,["s",["[","\\"\'"],"type",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],"function",["[","\\"\'"],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 77 skipBareType
      '[0,["s",["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[+","^\\n\\r\'"],"\'"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","\\"\'"],["/","parameters","arguments"],["[","\\"\'"],["[*","\\t\\n\\r "],":"],"\\"\'"]', // 78 skipBareName
      '[0,["s",["&",80],86]]', // 79 skipCallOpening
      '[0,["/",81,82,83,["s",84,85]]]', // 80 skipVisible
      '[0,["option","visibleOpen","<function="]]', // 81 readVisibleOpen
      '[0,["option","wrongCallOpen","<function name="]]', // 82 readWrongCallOpen
      '[0,["option","otherCallOpen","<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"]]', // 83 readOtherCallOpen
      '[0,["option","inElements",""]]', // 84 readInElements
      '[0,["option","namelessOpen","<function>"]]', // 85 readNamelessOpen
      '[0,["/",87,92,117]]', // 86 skipAnyCallHead
      '[0,["s",["/",88,82],["[*","\\t\\n\\r "],89,["[*","\\t\\n\\r "],["?",["[","\\"\'"]],91]]', // 87 skipEmptyCall
      '[0,["option","callOpen","<function="]]', // 88 readCallOpen
      '[0,["s",["!",90],47,["*",["s",["[*","\\t "],["!",90],47]]]]', // 89 skipEmptyName
      '[0,["s",["[*","\\t\\n\\r "],["?",["[","\\"\'"]],["[*","\\t "],"/>"],"\\t\\n\\r \\"\'/"]', // 90 skipSelfClose
      '[0,["s",["[*","\\t "],"/>"],"\\t /"]', // 91 skipBadSelfClose
      '[0,["/",["s",93,94,["[*","\\t\\n\\r "],99,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",88,["[*","\\t\\n\\r "],94,["[*","\\t\\n\\r "],["?",100],48,["*",102],103],["s",88,["[*","\\t\\n\\r "],["+",47],104],["s",88,["[*","\\t\\n\\r "],94,108],["s",88,["[*","\\t\\n\\r "],94,["[*","\\t\\n\\r "],["/",109,110]],["s",113,94,["[*","\\t\\n\\r "],112,["&",["s",["[*","\\t\\n\\r "],["/",107,114,["s",115,"<",["[","A-Z_a-z"]]]]]],["s",116,94,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],48],["s",["[*","\\t\\n\\r "],109],["s",105,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 92 skipCallHead
      '[0,83]', // 93 skipBadOtherCall
      '[0,["/",95,["s",47,["*",["s",["[*","\\t "],47]]]]]', // 94 skipCallName
      '[0,["q",96]]', // 95 skipEscapedName
      '[0,["{",56,["s",97,["&",["s",["[*","^\\n\\r\\"&"],"&"]],[":",0,["|",1,null,true,["/",98,["$",["s",["!",48],["[+","^\\n\\r\\"&"]]],"&"]]]]]]', // 96 readEscapedName
      '[0,["option","escapes",""]]', // 97 readEscapes
      '[0,["/",["{",57,"&amp;"],["{",58,"&lt;"],["{",59,"&gt;"],["{",60,"&quot;"],["{",61,["/","&apos;","&#39;"]]],"&"]', // 98 readEntity
      '[0,["option","otherNameEnd","```json"]]', // 99 readOtherNameEnd
      '[0,["s",101,["[+","^\\t\\n\\r <[{"]]]', // 100 skipCallId
      '[0,["option","idOpen","[CALL_ID]"]]', // 101 readIdOpen
      '[0,["s",["[*","\\t\\n\\r "],["[+","_a-z"],"=",["[","\\"\'"],["[*","^\\n\\r\\"\'"],["[","\\"\'"]],"\\t\\n\\r _a-z"]', // 102 skipAttribute
      '[0,["option","headEnd",""]]', // 103 readHeadEnd
      '[0,["s",105,["!",["s",["[*","\\t\\n\\r "],106]],["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],107,49]],["[","\\n\\r"]]]]]', // 104 skipLooseEnd
      '[0,["option","loose",""]]', // 105 readLoose
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 106 readWrongNameEnd
      '[0,["option","parameterOpen","<parameter="]]', // 107 readParameterOpen
      '[0,["s",105,["&",["s",["[*","\\t\\n\\r "],["/","{",107]]]]]', // 108 skip_looseArguments
      '[0,106]', // 109 skipBadNameEnd
      '[0,["&",["s",111,["/","{",107,112]]]]', // 110 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 111 readMayLackNameEnd
      '[0,["option","callClose","</function>"]]', // 112 read_callClose
      '[0,["s",85,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 113 skipBadNameTag
      '[0,["option","sectionClose","</tool_call>"]]', // 114 read_sectionClose
      '[0,["option","keyTags",""]]', // 115 readKeyTags
      '[0,82]', // 116 skipBadCallOpen
      '[0,["s",84,85,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],94,["[*","\\t\\n\\r "],"</tool_name>"]]', // 117 skipElementCallHead
      '[0,["s",119,76]]', // 118 skipBareObject
      '[0,["option","bareJson",""]]', // 119 readBareJson
      '[0,["/",["s",121,"[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'"],122,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",119,"[",["[*","\\t\\n\\r "],76],["s",123,76]]]', // 120 skip_bareList
      '[0,["option","bareLists",""]]', // 121 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 122 skipCallKey
      '[0,["option","bareOne",""]]', // 123 readBareOne
      '[0,["s",125,["!",126],"[",["[*","\\t\\n\\r "],127,"("]]', // 124 skip_pyList
      '[0,["option","python",""]]', // 125 readPython
      '[0,["s","[",127,"()]",["[","(["]]]', // 126 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 127 skipPyName
      '[0,["s","<",129,">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],130,">"]]]]', // 128 skipToolHead
      '[0,["option","toolName","ping"]]', // 129 readToolName
      '[0,["option","toolWord","ping"]]', // 130 readToolWord
      '[0,["s","<",129,91]]', // 131 skipEmptyTool
      '[0,["option","channels",""]]', // 132 readChannels
      '[0,["/",["s",["&",134],135,["*",139],143,144,["*",139],150],["s",155,156,24]]]', // 133 skipToolMessageHead
      '[0,["s",135,137]]', // 134 skipAnyHead
      '[0,["/",["s",132,"<|start|>",["[*","\\t "],["?","assistant"]],["s",132,["&",["/","<|channel|>",136]]]]]', // 135 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 136 skipFirstTo
      '[0,["q",138]]', // 137 skipHeadGoesOn
      '[1,["scan",139,["/",150,["s",143,144,153]]],"\\t <cjt"]', // 138 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",140,141,147,148,["s",143,145,["!",146]],149],["[*","\\t "]]],"\\t <cjt"]', // 139 skipHeadPart
      '[0,["s",141,["&",["s",["*",["s",["!",142],["/",139,["s",143,144]]]],142]]]]', // 140 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 141 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 142 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 143 skipTo
      '[0,["s",["!",["s",145,["!",146]]],["?","functions."],["+",146]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 144 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 145 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 146 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 147 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 148 skipConstraint
      '[0,["/","json","code"],"cj"]', // 149 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",151]],"\\t <"]', // 150 skipMessage
      '[0,["s",152,["[","\\t "]]]', // 151 skipPadding
      '[0,["option","padded",""]]', // 152 readPadded
      '[0,["q",154]]', // 153 skipAddressedGoesOn
      '[1,["scan",139,150],"\\t <cjt"]', // 154 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 155 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",146]],"A-Z_a-z\u0080-\uffff"]', // 156 skipRecipientName
      '[0,["q",158]]', // 157 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 158 readSameTicks
      '[0,["N",4,[":",0,["$",["[+","`"]]]]]', // 159 readThoughtTick
      '[1,["L",161]]', // 160 leaf
      '[1,["/",162,163,164]]', // 161 readThoughtEnd
      '[0,["N","ThoughtClose",16]]', // 162 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 163 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 164 readMissingThoughtClose
      '[1,["L",166]]', // 165 leaf
      '[1,["M","BadThoughtClose",16]]', // 166 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],120]],["?",1]]]]', // 167 leaf
      '[0,["L",["&",120]]]', // 168 leaf
      '[0,["L",170]]', // 169 leaf
      '[0,["N",5,["s",[":",0,171],["/","[",172]]]]', // 170 readListOpen
      '[0,["{",62,""]]', // 171 readInList
      '[0,["option","tupleOpen","("]]', // 172 readTupleOpen
      '[0,["L",["?",174]]]', // 173 leaf
      '[0,["t",[0,1],["!",51],1]]', // 174 readGap
      '[1,["L",["?",176]]]', // 175 leaf
      '[1,["M","BadFirstComma",","]]', // 176 readBadFirstComma
      '[1,["L",178]]', // 177 leaf
      '[1,["N","Comma",["s",["/",125,179],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],180,","]]', // 178 readComma
      '[0,["option","lines",""]]', // 179 readLines
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 180 readBadComma
      '[0,["L",["!",49]]]', // 181 leaf
      '[0,["L",183]]', // 182 leaf
      '[0,["N","SetOpen",["s",["/",125,179],"{",["&",["s",["[*","\\t\\n\\r "],["/",74,75],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 183 readSetOpen
      '[1,["L",185]]', // 184 leaf
      '[1,["N",6,["s",[":",0,186],"{",["?",187]]],"{"]', // 185 readObjectOpen
      '[0,["{",63,""]]', // 186 readInObject
      '[1,["M","BadDoubledBrace",["s","{",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'}"]]]]]]', // 187 readBadDoubledBrace
      '[1,["L",189]]', // 188 leaf
      '[1,["N",7,["s",[":",0,"\\""],[":",1,190],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,194],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,195],[":",1,196],195,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,197],["[*","\\t\\n\\r "],":"],["s",[":",0,198],[":",2,199],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],200]],[":",1,202],["[*","\\t\\n\\r "],":"]]]', // 189 readKey
      '[1,["{",64,[":",0,["|",0,null,true,["/",191,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 190 readDoubleKey
      '[1,["/",192,["{",76,[":",0,193]]]]', // 191 readKeyEscape
      '[0,["/",["{",65,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",66,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",67,["s","\\\\",[":",0,["$",["[","\\"\\\\\\\\"]]]]],["{",68,["s",["!",["/",125,179]],"\\\\",[":",0,"/"]]],["{",69,["s",["/",125,179],"\\\\",[":",0,"\'"]]],["{",70,["s",["/",125,179],"\\\\",[":",0,["$",["[","av"]]]]],["{",71,["s",["/",125,179],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",72,["s",["/",125,179],"\\\\",24]],["{",73,["s",["/",125,179],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",74,["s",["/",125,179],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",75,["s",["/",125,179],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 192 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 193 readBadEscape
      '[1,["{",77,[":",0,["|",0,null,true,["/",191,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 194 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 195 readMarkedQuote
      '[0,["$",["+",["s",["!",195],["[","^\\n\\r"]]]]]', // 196 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"$A-Z_a-z\u0080-\uffff"]', // 197 readBareKey
      '[0,["option","looseKeys",""]]', // 198 readLooseKeys
      '[1,["M","BadKey",""]]', // 199 readBadKey
      '[0,["q",201]]', // 200 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r $\\\\-.0-:A-Z_a-z\u0080-\uffff"]', // 201 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"$@-Z_a-z\u0080-\uffff"]', // 202 readLooseKey
      '[0,["L",204]]', // 203 leaf
      '[0,["N",8,[":",0,["$",["/","\\"\\"\\"",["s",["/",125,179],"\'\'\'"]]]]]]', // 204 readTripleOpen
      '[0,[[["s",["!",206],["[","^\\\\\\\\"]],null,0,null,false],[192,null,0,null,true]]]', // 205 text
      '[0,["q",207]]', // 206 skipTripleAgain
      '[0,["same",5,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 207 readTripleAgain
      '[1,["L",["/",209,193]]]', // 208 leaf
      '[1,["@",1,["endsInside",210],["M","BadCutEscape",["[+","^"]]]]', // 209 readBadCutEscape
      '[0,["q",192]]', // 210 skipEscape
      '[1,["L",212]]', // 211 leaf
      '[1,["/",213,214,215]]', // 212 readTripleEnd
      '[0,["N","TripleClose",206]]', // 213 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 214 readMissingRest
      '[1,["M","MissingQuote",""]]', // 215 readMissingQuote
      '[0,["L",217],"\\""]', // 216 leaf
      readPlainText,
      '[0,["{",78,[":",0,["|",0,null,true,["/",["$",219],192]]]]]', // 218 read_plainText
      skipPlainRun,
      '[0,["/",["s",["[*","\\t "],49],["s",["[*","\\t\\n\\r "],["/",["[","),:]}"],49,["!",["[","^"]],["s","\\"",["[+","^\\n\\r\\"\\\\\\\\"],"\\"",["[*","\\t\\n\\r "],":"]]],["s",221,222],["s",224,221,["/",226,75,"true","false","null"],["/",["s",["[*","\\t\\n\\r "],["[","),]"]],["s",221,["[","\\"\'"]]]]]]', // 220 skipAfterText
      '[0,["[+","\\t\\n\\r "]]', // 221 skipSpace
      '[0,["s",["/",125,179],223,["[*","\\t\\n\\r "],"=",["!","="]]]', // 222 skipArgumentAhead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"$A-Z_a-z\u0080-\uffff"]', // 223 skipBareKey
      '[0,["q",225]]', // 224 skipIsInList
      '[0,["same",4,["{",79,""]]]', // 225 readIsInList
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 226 skipNextText
      '[0,["L",228]]', // 227 leaf
      '[0,["N","DoubleOpen","\\""]]', // 228 readDoubleOpen
      '[0,[[["s",["!",49],["[","!#-[]-\uffff"]],null,0,null,false],[["s",["[+"," "],["!",["s",49,["!",230]]]],null,0,null,false],[192,null,0,null,true],[["s",49,["&",230]],null,0,null,false]]]', // 229 text
      '[0,["q",231]]', // 230 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["/",["[",",:]}"],["s",["/",125,179],")"]]]],"^\\n\\r"]', // 231 readDoubleGoesOn
      '[1,["L",["/",209,193,233,234]]]', // 232 leaf
      '[1,["M","BadControl",["s",["!",49],["[","\\u0000-\\u001f"],["[*","\\t\\n\\r "],["!",["s",49,["!",230]]]]]]', // 233 readBadControl
      '[1,["M","BadDoubleQuote",["s","\\"",["!",220]]]]', // 234 readBadDoubleQuote
      '[1,["L",236]]', // 235 leaf
      '[1,["/",237,214,215]]', // 236 readTextEnd
      '[0,["N","TextClose",["[","\\"\'"]]]', // 237 readTextClose
      '[0,["L",239]]', // 238 leaf
      '[0,["N","SingleOpen","\'"]]', // 239 readSingleOpen
      '[0,[[["s",["!",49],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",49,["!",241]]]],null,0,null,false],[192,null,0,null,true],[["s",49,["&",241]],null,0,null,false]]]', // 240 text
      '[0,["q",242]]', // 241 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 242 readSingleGoesOn
      '[1,["L",["/",209,193,233,244]]]', // 243 leaf
      '[1,["M","BadSingleQuote",["s","\'",["!",220]]]]', // 244 readBadSingleQuote
      '[0,["L",246]]', // 245 leaf
      '[0,["N","MarkedOpen",195]]', // 246 readMarkedOpen
      '[0,[[["s",["!",195],["!",49],["!",248],["[","^"]],null,0,null,false],[["s",["!",195],49,["&",250]],null,0,null,false]]]', // 247 text
      '[0,["q",249]]', // 248 skipCutMarkedQuote
      '[0,["@",1,["endsInside",195],""]]', // 249 readCutMarkedQuote
      '[0,["q",251]]', // 250 skipMarkedGoesOn
      '[0,["scan",["s",["!",195],["[","^\\n\\r"]],195]]', // 251 readMarkedGoesOn
      '[1,["L",253]]', // 252 leaf
      '[1,["/",254,255,214,215]]', // 253 readMarkedEnd
      '[0,["N","MarkedClose",195]]', // 254 readMarkedClose
      '[1,["@",1,["endsInside",195],["M","BadCutMarkedQuote",["[+","^"]]]]', // 255 readBadCutMarkedQuote
      '[1,["L",["/",257,258,261]]]', // 256 leaf
      '[1,["M",1,["s",[":",0,["$",["+",["s",["!",195],["!",49],["[","^\\n\\r\\"\'-),:[]{}"]]]]],195]]]', // 257 readBadMarkedText
      '[1,["N",9,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",259]],["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,260],["&",259]],["s",["/",125,179],[":",0,["$",["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]]]],["&",259]]]]', // 258 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],49]]', // 259 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 260 readBadPoint
      '[0,["N",10,[":",0,["$",["s",["!",49],["[","^\\t\\n\\r \\"\'-),:[]{}"],262]]]]]', // 261 readWord
      '[0,["q",263]]', // 262 skipWordRest
      '[0,["scan",["s",["!",49],["[","^\\t\\n\\r (),[]{}"]],["&",259]]]', // 263 readWordRest
      '[1,["L",["/",178,174,265,274]]]', // 264 leaf
      '[1,["@",1,["endsInside",266],["M","BadCutPart",["s",["+",["s",["!",49],["[","^"]]],["!",["[","^"]]]]]]', // 265 readBadCutPart
      '[0,["/",267,272,273]]', // 266 skipPart
      '[0,["/",["s","\\"",268,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",269,"\'",["[*","\\t\\n\\r "],":"],["s",195,270,195,["[*","\\t\\n\\r "],":"],["s","",223,["[*","\\t\\n\\r "],":"],["s",198,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],200]],271,["[*","\\t\\n\\r "],":"]]]', // 267 skipKey
      '[0,["q",190]]', // 268 skipDoubleKey
      '[0,["q",194]]', // 269 skipSingleKey
      '[0,["+",["s",["!",195],["[","^\\n\\r"]]]]', // 270 skipMarkedKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"$@-Z_a-z\u0080-\uffff"]', // 271 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",259]],["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",259]],["s",["/",125,179],["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]],["&",259]]]]', // 272 skipNumber
      '[0,["s",["!",49],["[","^\\t\\n\\r \\"\'-),:[]{}"],262]]', // 273 skipWord
      '[1,["M","BadDebris",["s",["!",49],["!",275],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 274 readBadDebris
      '[0,["!",["[","^"]]]', // 275 skipMissingRest
      '[1,["L",277]]', // 276 leaf
      '[1,["/",278,214,279]]', // 277 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 278 readObjectClose
      '[1,["M","MissingBracket",""]]', // 279 readMissingBracket
      '[1,["L",["/",174,265,274]]]', // 280 leaf
      '[1,["L",282]]', // 281 leaf
      '[1,["/",283,214,279]]', // 282 readSetEnd
      '[0,["N","SetClose","}"]]', // 283 readSetClose
      '[1,["L",285]]', // 284 leaf
      '[1,["/",286,214,279]]', // 285 readListEnd
      '[0,["N","ListClose","]",287]]', // 286 readListClose
      '[0,["option","tupleClose",")"]]', // 287 readTupleClose
      '[1,["L",["/",289,293]]]', // 288 leaf
      '[1,["M","BadEndToken",["s",290,["&",291]]]]', // 289 readBadEndToken
      '[0,["option","endToken","<|im_end|>"]]', // 290 readEndToken
      '[0,["q",292]]', // 291 skipLastTokens
      '[0,["scan",["/",290,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 292 readLastTokens
      '[1,["M","BadRunOn",["s",["/",58,294],["[*","^"]]]]', // 293 readBadRunOn
      '[0,["/",["s",["*",["s",290,["[*","\\t\\n\\r "]]],["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]]],["s",["/","<tool_response>","<function_results>"],24]]]', // 294 skipHostPart
      '[0,["L",296]]', // 295 leaf
      '[0,["N",11,["s",297,[":",0,298],".call("]]]', // 296 readBuiltinHead
      '[0,["option","codeOpen","<|python_tag|>"]]', // 297 readCodeOpen
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 298 readBuiltinName
      '[0,["L",300]]', // 299 leaf
      '[0,["N",12,["s",[":",0,197],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 300 readPyKey
      '[0,["L",["?",1]]]', // 301 leaf
      '[1,["L",["/",1,303,265,274]]]', // 302 leaf
      '[1,["@",1,["endsInside",304],["M","BadCutArgument",["[+","^"]]]]', // 303 readBadCutArgument
      '[0,["s",223,["[*","\\t\\n\\r "],"=",["!","="]]]', // 304 skipPyKey
      '[1,["L",306]]', // 305 leaf
      '[1,["/",307,214,279]]', // 306 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 307 readPyCallClose
      '[1,["L",309]]', // 308 leaf
      '[1,["@",1,["endsInside",310],["M","BadCutBuiltin",["[+","^"]]]]', // 309 readBadCutBuiltin
      '[0,["s",297,311,".call("]]', // 310 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 311 skipBuiltinName
      '[1,["L",313]]', // 312 leaf
      '[1,["N",13,["s",["&",134],[":",0,314],["*",315],143,318,["!",146],["*",315],150],["s",155,318,24],["s",297,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 313 readCodeHead
      '[0,["/",["$",["s",132,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",132,["&",["/","<|channel|>",136]]]]]]', // 314 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",316,141,317,148,["s",143,145,["!",146]],149],["[*","\\t "]]],"\\t <cjt"]', // 315 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",141,["&",["s",["*",["s",["!",142],["/",139,["s",143,144]]]],142]]]]]', // 316 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 317 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 318 readCodeName
      '[0,[[["s",["!",320],["!",["s",290,291]],["[","^"]],null,0,null,false]]]', // 319 text
      '[0,["/",321,["s",132,["&","<"],134],["s",155,156,24],323]]', // 320 skipMarkAhead
      '[0,["s",132,["?",151],322]]', // 321 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 322 read_messageClose
      '[0,["q",324]]', // 323 skipCutMark
      '[0,["@",1,["endsInside",325],""]]', // 324 readCutMark
      '[0,["/",321,["s",132,["&","<"],134],["s",155,156,24]]]', // 325 skipMark
      '[1,["L",["/",327,328]]]', // 326 leaf
      '[0,["N","CodeToken",["s",["!",132],290]]]', // 327 readCodeToken
      '[1,["/",329,330,331,332,333]]', // 328 readMessageEnd
      '[0,["N","MessageClose",321]]', // 329 readMessageClose
      '[1,["@",1,["endsInside",325],["M","BadCutMessageClose",["[+","^"]]]]', // 330 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",132,["&","<|"]]]]', // 331 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 332 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 333 readMessageOver
      '[1,["L",335]]', // 334 leaf
      '[1,["N",14,["s",["&",134],[":",0,314],["*",315],150],["s",155,336,24]]]', // 335 readTextHead
      '[0,["option","allName","all"]]', // 336 readAllName
      '[1,["L",338]]', // 337 leaf
      '[1,["N",15,["s",["&",134],[":",0,314],["*",315],143,[":",1,339],["*",315],150],["s",155,[":",1,340],24]]]', // 338 readToolMessageHead
      '[0,["@",2,["!",["s",145,["!",146]]],["?","functions."],["$",["+",146]]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 339 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",146]]],"A-Z_a-z\u0080-\uffff"]', // 340 readRecipientName
      '[1,["L",["?",342]]]', // 341 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",80,["s",132,69]]]]]]', // 342 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],320]]]],"\\"\'[n{"]', // 343 leaf
      '[0,[[["s",132,["!",323],345],null,0,null,false]]]', // 344 text
      '[0,["s",["!",320],["!",["s",290,291]],["[","^"]]]', // 345 skipCodeChar
      '[1,["L",347]]', // 346 leaf
      '[1,["/",1,348,349,350,359]]', // 347 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",114],"```"]]]', // 348 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",49],["[","]}"]]]]]', // 349 readBadBrackets
      '[1,["M","BadLateMembers",["s",",",["[*","\\t\\n\\r "],"\\"",["[*","^\\n\\r\\""],"\\"",["[*","\\t\\n\\r "],":",["*",["s",["!",49],["!",351],["[","^\\n\\r"]]]]]]', // 350 readBadLateMembers
      '[0,["/",["s",132,320],114,352,353,7,46,69,80,["s",179,24,["[*","\\t\\n\\r "],127,"("],["s",290,291],354]]', // 351 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 352 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",69],["!",88],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 353 skipOtherClose
      '[0,["q",355]]', // 354 skipCutStrayStop
      '[0,["@",1,["endsInside",356],""]]', // 355 readCutStrayStop
      '[0,["/",357,358]]', // 356 skipStop
      '[0,["option","marker","<tool_call>"]]', // 357 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 358 readToolOpening
      '[1,["M","BadMessageWords",["s",132,["+",["s",["!",320],["!",["s",290,291]],["[","^"]]]]]]', // 359 readBadMessageWords
      '[1,["L",328]]', // 360 leaf
      '[1,["L",362]]', // 361 leaf
      '[1,["N",16,["s",[":",0,["?",363]],69,["*",364]],["s",365,["*",364]]]]', // 362 readSectionOpen
      '[0,["@",2,46,["[*","\\t "],["$",["+",47]],["[*","\\t\\n\\r "]]]', // 363 readSectionTitle
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],69]]]', // 364 readBadOpenAgain
      '[1,["M","BadSectionOpen",70,["s",366,["&",["s",["[*","\\t\\n\\r "],79]]]]]', // 365 readBadSectionOpen
      '[0,["option","otherSectionOpen","<function_calls>"]]', // 366 readOtherSectionOpen
      '[1,["L",368]]', // 367 leaf
      '[1,["N",17,["s",["/",88,82],["[*","\\t\\n\\r "],[":",0,369],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,370]]]]', // 368 readEmptyCall
      '[0,["$",["s",["!",90],47,["*",["s",["[*","\\t "],["!",90],47]]]]]', // 369 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 370 readBadSelfClose
      '[1,["L",372]]', // 371 leaf
      '[1,["N",19,["s",[":",0,373],[":",1,374],["[*","\\t\\n\\r "],99,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",88,["[*","\\t\\n\\r "],[":",1,374],["[*","\\t\\n\\r "],[":",2,["?",375]],48,[":",3,["|",0,null,true,376]],103],["s",88,["[*","\\t\\n\\r "],[":",1,["$",["+",47]]],104],["s",88,["[*","\\t\\n\\r "],[":",1,374],108],["s",88,["[*","\\t\\n\\r "],[":",1,374],["[*","\\t\\n\\r "],[":",4,["/",377,378]]],["s",[":",0,379],[":",1,374],["[*","\\t\\n\\r "],112,["&",["s",["[*","\\t\\n\\r "],["/",107,114,["s",115,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,380],[":",1,374],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],48],["s",["[*","\\t\\n\\r "],[":",4,377]],["s",105,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 372 readCallHead
      '[1,["M","BadOtherCall",83]]', // 373 readBadOtherCall
      '[0,["/",96,["$",["s",47,["*",["s",["[*","\\t "],47]]]]]]', // 374 readCallName
      '[0,["@",1,101,["$",["[+","^\\t\\n\\r <[{"]]]]', // 375 readCallId
      '[0,["N",18,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 376 readAttribute
      '[1,["M","BadNameEnd",106]]', // 377 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",111,["/","{",107,112]]]]]', // 378 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",85,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 379 readBadNameTag
      '[1,["M","BadCallOpen",82]]', // 380 readBadCallOpen
      '[1,["L",["?",382]]]', // 381 leaf
      '[1,["@",1,["endsInside",383],["M","BadCutInnerFence",["[+","^"]]]]', // 382 readBadCutInnerFence
      '[0,["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",80,["s",132,69]]]]]', // 383 skipBadInnerFence
      '[0,["L",1]]', // 384 leaf
      '[1,["L",386]]', // 385 leaf
      '[1,["N",20,["s",107,["[*","\\t\\n\\r "],[":",0,387],[":",1,["|",0,null,true,376]],392,[":",2,["?",393]],["/",396,398]],["s",107,["[*","\\t\\n\\r "],[":",0,389],[":",3,399],396],["s",107,["[*","\\t\\n\\r "],[":",0,387],["[*","\\t\\n\\r "],[":",3,400]],["s",[":",3,401],[":",0,389],["?",["[","\\"\'"]],[":",1,["|",0,null,true,376]],">"]]]', // 386 readParameterHead
      '[0,["/",["@",0,96,388],["@",0,389,["[*","\\t\\n\\r "],388],["@",1,391,["$",["+",["s",["!",388],["[","^\\n\\r\\"<"]]]],388]]]', // 387 readClosedKey
      '[0,["option","keyEnd",">"]]', // 388 readKeyEnd
      '[0,["$",["s",390,["*",["s",["[*","\\t "],390]]]]]', // 389 readParameterKey
      '[0,["s",["!",388],["[","^\\t\\n\\r \\"\'<>"]]]', // 390 skipKeyChar
      '[0,["option","quotedKeys",""]]', // 391 readQuotedKeys
      '[0,["option","parameterHeadEnd",""]]', // 392 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],394,["$",["[*","^<"]],395]]', // 393 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 394 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 395 readTypeClose
      '[0,["s",["[*","\\t\\n\\r "],397]]', // 396 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 397 readValueOpen
      '[0,["option","valueFollows",""]]', // 398 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 399 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",398],["&",["[","^\\t\\n\\r <"]]]]]', // 400 readMissingValueOpen
      '[1,["M","BadParameterOpen",402,403,404]]', // 401 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 402 readWrongParameterOpen
      '[0,["option","otherParameterOpen","<parameter name="]]', // 403 readOtherParameterOpen
      '[0,["s",405,"parameter=",["&",["s",406,">"]]]]', // 404 skipLostBracket
      '[0,["option","guarded",""]]', // 405 readGuarded
      '[0,["s",390,["*",["s",["[*","\\t "],390]]]]', // 406 skipParameterKey
      '[0,["L",408]]', // 407 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],409]]]', // 408 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 409 read_verbatimOpen
      '[0,[[["s",["!",411],["!",416],["[","^"]],null,0,null,false]]]', // 410 text
      '[0,["s",412,["&",["s",["[*","\\t\\n\\r "],["/",413,414]]]]]', // 411 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 412 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 413 readParameterClose
      '[0,["q",415]]', // 414 skipCutRaw
      '[0,["@",1,["endsInside",413],""]]', // 415 readCutRaw
      '[0,["q",417]]', // 416 skipCutVerbatim
      '[0,["@",1,["endsInside",411],""]]', // 417 readCutVerbatim
      '[1,["L",419]]', // 418 leaf
      '[1,["/",420,214,421]]', // 419 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",412,["&",["s",["[*","\\t\\n\\r "],413]],["[*","\\t\\n\\r "]]]]', // 420 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 421 readMissingVerbatimClose
      '[0,["L",423]]', // 422 leaf
      '[0,["N","RawLayout",["s",424,24]]]', // 423 readRawLayout
      '[0,["option","layout",""]]', // 424 readLayout
      '[0,["s",69,["[*","\\t\\n\\r "],88,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",114],["!",69],"<"]]],114]]', // 425 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],425,["s",["!",107],["!",402],["!",413],"<"]]],413]]', // 426 skipClosesLater
      skipRawStop,
      skip_rawLayout,
      skipRawMarker,
      '[0,["option","lenient",""]]', // 430 readLenient
      skipNamedClose,
      '[0,["option","parameterCloseStart","</parameter"]]', // 432 readParameterCloseStart
      skipDriftedClose,
      '[0,["s",115,435]]', // 434 skipKeyTag
      '[0,["s","<",436,">"]]', // 435 skipNextElement
      '[0,["/",437,["s",["!",438],440]]]', // 436 skipElementKey
      '[0,["option","toolParameter","port",2]]', // 437 readToolParameter
      '[0,["s",["/",439,["s",84,["/","invoke","tool_name","parameters"]]],">"]]', // 438 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 439 readWordThatIsNoKey
      '[0,["s",["/",441,84],["[+","^\\t\\n\\r /<>"]]]', // 440 skipAnyKey
      '[0,["option","nests",""]]', // 441 readNests
      '[0,["option","otherParameterClose","</parameter>"]]', // 442 readOtherParameterClose
      '[0,["s",425,["&",426]]]', // 443 skipShownCall
      '[1,["L",445]]', // 444 leaf
      '[1,["/",446,447,448,214,450]]', // 445 readParameterEnd
      '[0,["N","RawEnd",["s",["?",428],413]]]', // 446 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",428],["/",442,433]]]]', // 447 readBadParameterClose
      '[1,["@",1,["endsInside",449],["M","BadCutRaw",["[+","^"]]]]', // 448 readBadCutRaw
      '[0,["s",["?",428],413]]', // 449 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 450 readMissingParameterClose
      '[1,["L",452]]', // 451 leaf
      '[1,["@",1,["endsInside",453],["M","BadCutParameter",["[+","^"]]]]', // 452 readBadCutParameter
      '[0,["/",["s",107,["[*","\\t\\n\\r "],454,["*",102],392,["?",455],["/",396,398]],["s",107,["[*","\\t\\n\\r "],406,"",396],["s",107,["[*","\\t\\n\\r "],454,["[*","\\t\\n\\r "],456],["s",457,406,["?",["[","\\"\'"]],["*",102],">"]]]', // 453 skipParameterHead
      '[0,["/",["s",95,388],["s",406,["[*","\\t\\n\\r "],388],["s",391,["+",["s",["!",388],["[","^\\n\\r\\"<"]]],388]]]', // 454 skipClosedKey
      '[0,["s",["[*","\\t\\n\\r "],394,["[*","^<"],395]]', // 455 skipValueType
      '[0,["s",["!",398],["&",["[","^\\t\\n\\r <"]]]]', // 456 skipMissingValueOpen
      '[0,["/",402,403,404]]', // 457 skipBadParameterOpen
      '[0,["L",["&",["/",441,115]]]]', // 458 leaf
      '[1,["L",460]]', // 459 leaf
      '[1,["N",21,["s",[":",0,["?",461]],462,[":",1,463],">"],["s",441,462,[":",0,465],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 460 readElementHead
      '[1,["M","BadKeyTag",115]]', // 461 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 462 readTagOpen
      '[0,["/",437,["@",1,["!",438],464]]]', // 463 readElementKey
      '[0,["@",1,["/",441,84],["$",["[+","^\\t\\n\\r /<>"]]]]', // 464 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 465 readBadNamedTag
      '[0,["L",["?",467]]]', // 466 leaf
      '[0,["N","ElementLayout",["s",468,24]]]', // 467 readElementLayout
      '[0,["option","tagLayout",""]]', // 468 readTagLayout
      '[0,["L",["&",["s",441,["[*","\\t\\n\\r "],462,["!",438],440,">"]]]]', // 469 leaf
      '[0,[[["s",["!",471],["[","^"]],null,0,null,false]]]', // 470 text
      '[0,["/",472,473,["s",468,["?",24],["/",479,480,486,489,490]]]]', // 471 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 472 readTagMarker
      '[0,["s",441,474,["&",["s",["[*","\\t\\n\\r "],472]],["!",["s",["[*","\\t\\n\\r "],477]]]]', // 473 skipClosedUnmarked
      '[0,["s","</",475,">"]]', // 474 skip_unmarkedClose
      '[0,["q",476]]', // 475 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 476 readKeyAgain
      '[0,["s",478,475,">"]]', // 477 skip_elementClose
      '[0,["option","tagClose","</"]]', // 478 readTagClose
      '[0,["s",477,["/",["&",["s",["[*","\\t\\n\\r "],["/",435,480,["!",["[","^"]]]]],["!",485]]]]', // 479 skipElementCloses
      '[0,["/",481,484,["s",112,["&",["s",["[*","\\t\\n\\r "],["/",49,["!",["[","^"]]]]]]]]', // 480 skipElementsClose
      '[0,["s","</",["&",129],482,">"]]', // 481 skip_toolClose
      '[0,["q",483]]', // 482 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 483 readToolAgain
      '[0,["s",84,"</parameters>"]]', // 484 skip_argumentsClose
      '[0,["s",["*",["s",["!",477],["!",480],["!",486],["[","^"]]],477]]', // 485 skipElementClosesLater
      '[0,["s","<",["!",475],437,">",["!",487]]]', // 486 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",477],["!",480],["!",488],["[","^"]]],477]]', // 487 skipElementClosesBehind
      '[0,["s","<",475,">"]]', // 488 skipElementOpensAgain
      '[0,["s",115,49,["!",487]]]', // 489 skipMarksBehind
      '[0,["q",491]]', // 490 skipCutElement
      '[0,["@",1,["endsInside",477],""]]', // 491 readCutElement
      '[1,["L",493]]', // 492 leaf
      '[1,["/",494,496,497,214,498]]', // 493 readElementEnd
      '[0,["N","ElementClose",495]]', // 494 readElementClose
      '[0,["s",["?",["s",468,24]],477]]', // 495 skipElementEnding
      '[1,["M","BadElementClose",["s",441,["/",["s",478,["!",438],440,">"],474]]]]', // 496 readBadElementClose
      '[1,["@",1,["endsInside",495],["M","BadCutElementClose",["[+","^"]]]]', // 497 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 498 readMissingElementClose
      '[1,["L",500]]', // 499 leaf
      '[1,["N",22,["s",441,501,"<",[":",0,502],">"]]]', // 500 readUnmarkedHead
      '[1,["M","BadUnmarkedTag",""]]', // 501 readBadUnmarkedTag
      '[0,["@",1,["!",438],["$",["[+","^\\t\\n\\r /<>"]]]]', // 502 readUnmarkedKey
      '[0,["L",["&",["s",["[*","\\t\\n\\r "],"<",504,">"]]],"\\t\\n\\r <"]', // 503 leaf
      '[0,["s",["!",438],["[+","^\\t\\n\\r /<>"]]]', // 504 skipUnmarkedKey
      '[0,[[["s",["!",506],["[","^"]],null,0,null,false]]]', // 505 text
      '[0,["/",472,474,["s",49,["!",507]]]]', // 506 skipUnmarkedStop
      '[0,["s",["|",1,4096,false,["s",["!",474],["[","^"]]],474],"^"]', // 507 skipUnmarkedClosesLater
      '[1,["L",509]]', // 508 leaf
      '[1,["/",510,214,498]]', // 509 readUnmarkedEnd
      '[0,["N","UnmarkedClose",474]]', // 510 readUnmarkedClose
      '[1,["L",512]]', // 511 leaf
      '[1,["@",1,["endsInside",513],["M","BadCutElement",["[+","^"]]]]', // 512 readBadCutElement
      '[0,["/",["s",["?",514],462,436,">"],["s",441,462,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 513 skipElementHead
      '[0,115]', // 514 skipBadKeyTag
      '[1,["L",["/",516,342,348]]]', // 515 leaf
      '[1,["M","BadLoneKey",["s",107,["[*","\\t\\n\\r "],406,["[*","\\t\\n\\r "],388]]]', // 516 readBadLoneKey
      '[0,["L",["&",518]]]', // 517 leaf
      '[0,["s",["!",49],["[","\\"\'[{"]]]', // 518 skipAnyArguments
      '[1,["L",["/",349,520,350]]]', // 519 leaf
      '[1,["M","BadJunk",["s",["!",521],["!",112],["!",114],["!",80],["!",85],["s",["?",472],["+",["s",["!",49],["!",112],["!",354],["!",107],["!",472],["!",434],["!",["[","[{"]],["[","^"]]]]]]]', // 520 readBadJunk
      '[0,["option","callOver",""]]', // 521 read_callOver
      '[1,["L",523]]', // 522 leaf
      '[1,["/",524,525,527,528,529,531,532]]', // 523 readCallEnd
      '[0,["N","CallClose",112]]', // 524 readCallClose
      '[1,["M","BadCallClose",526]]', // 525 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 526 readWrongCallClose
      '[1,["@",1,["endsInside",356],["M","BadCutClose",["[+","^"]]]]', // 527 readBadCutClose
      '[0,["N","CallOver",["s",521,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 528 readCallOver
      '[0,["N","CallOverAtEnd",["s",521,530,["!",["[","^"]]]]]', // 529 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 530 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 531 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 532 readMissingCallClose
      '[0,["L",534]]', // 533 leaf
      '[0,["N",23,["s",84,85,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,374],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 534 readElementCallHead
      '[0,["L",536]]', // 535 leaf
      '[0,["N","ArgumentsOpen",537]]', // 536 readArgumentsOpen
      '[0,["s",84,"<parameters>"]]', // 537 skip_argumentsOpen
      '[1,["L",["/",512,539]]]', // 538 leaf
      '[1,["M","BadToolWords",["+",["s",["!",540],["!",128],["!",49],["!",541],["[","^"]]]]]', // 539 readBadToolWords
      '[0,["/",480,537,435]]', // 540 skipToolTag
      '[0,["q",542]]', // 541 skipCutToolTag
      '[0,["@",1,["endsInside",540],""]]', // 542 readCutToolTag
      '[1,["L",544]]', // 543 leaf
      '[1,["/",545,546,214,547]]', // 544 readArgumentsEnd
      '[0,["N","ArgumentsClose",484]]', // 545 readArgumentsClose
      '[1,["@",1,["endsInside",484],["M","BadCutArgumentsClose",["[+","^"]]]]', // 546 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 547 readMissingArgumentsClose
      '[1,["L",549]]', // 548 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 549 readMissingArgumentsOpen
      '[1,["L",551]]', // 550 leaf
      '[1,["@",1,["endsInside",86],["M","BadCutCall",["[+","^"]]]]', // 551 readBadCutCall
      '[1,["L",["/",1,553,556,342,348]]]', // 552 leaf
      '[0,["N","Separator",["s",554,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",555],["!",["[","^"]]]]]]]]]', // 553 readSeparator
      '[0,["option","separator",";"]]', // 554 read_separator
      '[0,["+",["s",290,["[*","\\t\\n\\r "]]]]', // 555 skipTokens
      '[1,["M","BadSeparator",["s",["/",",",["s",179,";"]],["&",["s",["[*","\\t\\n\\r "],["/",118,["s",179,127,"("]]]]]]]', // 556 readBadSeparator
      '[0,["L",558]]', // 557 leaf
      '[0,["N","PyOpen",["s",["&",124],"["]]]', // 558 readPyOpen
      '[0,["L",560]]', // 559 leaf
      '[0,["N",24,["s",[":",0,561],"("]]]', // 560 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 561 readPyName
      '[1,["L",["/",178,1,274]]]', // 562 leaf
      '[1,["L",564]]', // 563 leaf
      '[1,["/",565,531,279]]', // 564 readPyEnd
      '[0,["N","PyClose","]"]]', // 565 readPyClose
      '[1,["L",567]]', // 566 leaf
      '[1,["M","BadLineList",["s",179,"[",["&",["s",["[*","\\t\\n\\r "],127,"("]]]]]', // 567 readBadLineList
      '[0,["L",["/",569,1]],"\\t\\n\\r ,"]', // 568 leaf
      '[0,["N","LineComma",","]]', // 569 readLineComma
      '[0,["L",["?",571]]]', // 570 leaf
      '[0,["N","LineListEnd","]"]]', // 571 readLineListEnd
      '[0,["L",["&",179]]]', // 572 leaf
      '[0,["L",["s",["&",574],["!",49]]]]', // 573 leaf
      '[0,["option","json",""]]', // 574 readJson
      '[1,["L",["/",349,350]]]', // 575 leaf
      '[0,["L",["&",["/",80,["s",105,["+",47],["[*","\\t\\n\\r "],48,["[*","\\t\\n\\r "],"{"]]]]]', // 576 leaf
      '[1,["L",["/",578,579]]]', // 577 leaf
      '[1,["M","BadNameless",["s",["/",85,81],["*",["s",["!",112],["!",114],["!",79],["[","^"]]],["?",112]]]]', // 578 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",580],["+",["s",["!",351],["!",["s",["/",574,179],["[","[{"]]],["/",["s",24,["[*","\\t\\n\\r "]],["[","^"]]]]],["s",["&",["s",581,582]],["+",["s",["!",351],["[","^\\n\\r[{"]]]]]]', // 579 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 580 readSectionCloses
      '[0,["option","sectionOver",""]]', // 581 read_sectionOver
      '[0,["q",583]]', // 582 skipStrayToList
      '[0,["scan",["s",["!",351],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 583 readStrayToList
      '[1,["L",585]]', // 584 leaf
      '[1,["/",586,527,587,588,589,531,590]]', // 585 readSectionEnd
      '[0,["N","SectionClose",114]]', // 586 readSectionClose
      '[1,["M","BadSectionClose",352,353]]', // 587 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",581,["!",["[","^"]]]]]', // 588 readSectionOverAtEnd
      '[0,["N","SectionOver",581]]', // 589 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 590 readMissingSectionClose
      '[1,["L",592]]', // 591 leaf
      '[1,["M","BadNoFence",["s",593,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 592 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 593 readUnfencedOpen
      '[0,["L",595]]', // 594 leaf
      '[0,["N","WordedListOpen",["s",["&",71],72]]]', // 595 readWordedListOpen
      '[0,["L",["&",597]]]', // 596 leaf
      '[0,["s",598,79]]', // 597 skipBareCall
      '[0,["option","bare",""]]', // 598 readBare
      '[1,["L",["/",1,578]]]', // 599 leaf
      '[0,["L",["?",601]]]', // 600 leaf
      '[0,["N","LateClose",114]]', // 601 readLateClose
      '[1,["L",603]]', // 602 leaf
      '[1,["N",25,["s",[":",0,604],[":",1,561],["&","{"]]]]', // 603 readLoneCallHead
      '[1,["M","BadLoneOpen",605]]', // 604 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 605 readLoneOpen
      '[0,["L",607]]', // 606 leaf
      '[0,["N","LoneCallEnd",["?",112]]]', // 607 readLoneCallEnd
      '[0,["L",["&",118]]]', // 608 leaf
      '[1,["L",["/",1,553,556,349,350]]]', // 609 leaf
      '[0,["L",["&",124]]]', // 610 leaf
      '[1,["L",612]]', // 611 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 612 readBadBracket
      '[1,["L",614]]', // 613 leaf
      '[1,["N",26,["s","<",[":",0,129],[":",1,370]]]]', // 614 readEmptyTool
      '[0,["L",616]]', // 615 leaf
      '[0,["N",27,["s","<",[":",0,129],">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],130,">"]]]]]', // 616 readToolHead
      '[1,["L",618]]', // 617 leaf
      '[1,["/",619,620,214,621]]', // 618 readToolEnd
      '[0,["N","ToolClose",481]]', // 619 readToolClose
      '[1,["@",1,["endsInside",481],["M","BadCutToolClose",["[+","^"]]]]', // 620 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 621 readMissingToolClose
      '[1,["L",["/",623,625]]]', // 622 leaf
      '[1,["M","BadStrayClose",624]]', // 623 readBadStrayClose
      '[0,["option","closeMarker","</tool_call>"]]', // 624 readCloseMarker
      '[0,["N",28,[":",0,["$",40]]]]', // 625 readInlineCode
      '[0,["L",627]]', // 626 leaf
      '[0,["N",29,["s",["!",628],[":",0,630],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,631],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 627 readFenceOpen
      '[0,["s",629,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 628 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 629 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 630 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 631 readTildes
      '[0,["L",["s",["!",633],["!",637]]]]', // 632 leaf
      '[0,["s",634,["&",["s",["[*","\\t "],["/",636,43,155,7,321]]]]]', // 633 skipFenceEnd
      '[0,["q",635]]', // 634 skipClosingRun
      '[0,["closes",0,["/",630,631]],"`~"]', // 635 readClosingRun
      '[0,["/",24,637,["!",["[","^"]]]]', // 636 skipFenceOver
      '[0,["s",["/",290,321],291]]', // 637 skipEndsReply
      '[0,["L","```"]]', // 638 leaf
      '[0,[["`",null,0,null,false]]]', // 639 text
      '[0,["L","~~~"]]', // 640 leaf
      '[0,[["~",null,0,null,false]]]', // 641 text
      '[0,["L",["[","^"]]]', // 642 leaf
      '[1,["L",["/",644,645]]]', // 643 leaf
      '[0,["N",30,[":",0,["$",633]]]]', // 644 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 645 readMissingCodeEnd
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,[["\\n","\\t \\"&*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,null,false],[["s","&",["&",["[","^#al"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",356],["!",647],["!",649],["!",676],["[","^`"]],null,0,null,false]]]', // 646 text
      '[0,["q",648]]', // 647 skipCutStop
      '[0,["@",1,["endsInside",356],""]]', // 648 readCutStop
      '[0,["/",21,650,654,294]]', // 649 skipDialectStop
      '[0,["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],651]]', // 650 skipDialectCut
      '[0,["q",652]]', // 651 skipCutDialect
      '[0,["@",1,["endsInside",653],""]]', // 652 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",30,">"],["s","<function name=",["[","\\"\'"],30,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 653 skipDialectStart
      '[0,["/",655,656,659,664,665,669,673,674,675,66]]', // 654 skip_likeCall
      '[0,["s",105,48,["[*","\\t\\n\\r "],"{"]]', // 655 skipLikeArguments
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",77],["[","\\"\'"],657,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],658,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",77],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 656 skipLikeObject
      '[0,["/",122,"tool_name","tool","action"],"afinpt"]', // 657 skipLikeKey
      '[0,["option","knownTool","ping"]]', // 658 readKnownTool
      '[0,["/",["s",["!",126],"[",["[*","\\t\\n\\r "],658,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",223,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",126],"[",["[*","\\t\\n\\r "],660,"(",["[*","\\t\\n\\r "],661,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],661]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],660,"("],"]"]],["s",20,["!",126],"[",660,"(",663,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 659 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 660 skipLikeName
      '[0,["s",660,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],662]]', // 661 skipLikeArgument
      '[0,["/",663,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 662 skipLikeLiteral
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 663 skipLikeString
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",20,"<tool_call>",["|",1,256,false,["[","^<"]],"</tool_call>"]]]', // 664 skipLikeTag
      '[0,["/",["s",666,["[*","\\t "],["?",667],658,["[*","\\t "],668,68,["/",["[","<{"],666]],["s","<",658,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="]]]],"&<\\\\\\\\"]', // 665 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 666 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 667 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 668 skipLikeClose
      '[0,["s",666,["|",0,32,false,670],671,["|",0,256,false,["s",["!",668],["[","^\\n\\r&<>"]]],668,68,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],68,["/",["[","([]{"],["&","<"],666]]]', // 669 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",671],["!",668],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 670 skipLikeLead
      '[0,["/",["s",["i","tool"],672,["i","call"]],["s",["i","function"],672,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],672,["i","prefix"]],["s",["i","start"],672,["i","action"]],["s",["i","content"],672,["i","invoke"]],["s",["i","python"],672,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 671 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 672 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],672,["i","calls"],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 673 skipLikeList
      '[0,["s",666,["[*","\\t "],["i","|open|"],["[*","\\t "],668,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 674 skipLikeOpenCall
      '[0,["s",666,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],668,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],666,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 675 skipLikeChannel
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 676 skipTildesAhead
      '[1,["L",["/",678,679,681,682,683,684,685]]]', // 677 leaf
      '[1,["@",1,["endsInside",356],["M","BadCutMarker",["[+","^"]]]]', // 678 readBadCutMarker
      '[1,["@",1,["endsInside",680],["M","BadCutOpening",["[+","^"]]]]', // 679 readBadCutOpening
      '[0,["/",["s",["?",45],69],124,71,597,118,128,["s",155,156,24],["s",297,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 680 skipOpening
      '[1,["@",1,["endsInside",40],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",43],["[","^\\n\\r`"]]],43]],["[+","^"]]]]]', // 681 readBadCutCode
      '[0,["N",31,[":",0,22]]]', // 682 readDialect
      '[0,["N",32,[":",0,["$",654]]]]', // 683 readLikeCall
      '[1,["@",1,["endsInside",653],["M","BadCutDialect",["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 684 readBadCutDialect
      '[0,["N",33,[":",0,["$",["/",555,["s",24,["&",649]],356,["[+","`"],["[","^"]]]]]]', // 685 readLoneText
      '[1,["L",687]]', // 686 leaf
      '[1,["/",688,163,689]]', // 687 readRegionEnd
      '[0,["N","RegionClose",7]]', // 688 readRegionClose
      '[0,["N","RegionOver",""]]', // 689 readRegionOver
      '[1,["L",691]]', // 690 leaf
      '[1,["M","BadRegionMarker",692,7]]', // 691 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 692 readTurnOpen
      '[1,["L",["/",694,289]]]', // 693 leaf
      '[0,["N","EmptyThought",16]]', // 694 readEmptyThought
      '[1,["L",["/",293,678,679,682,696,701]]]', // 695 leaf
      '[0,["N",34,[":",0,697]]]', // 696 readBareDialect
      '[0,["/",["{",80,["s","{",["[*","\\t\\n\\r "],["?",698],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",81,["s","{",["[*","\\t\\n\\r "],["?",698],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",82,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",83,["s",["!",699],"[",["[*","\\t\\n\\r "],30,"(",["[*","\\t\\n\\r "],["/",")",["s",30,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",84,["s","[",["[*","\\t\\n\\r "],30,"(",["[*","\\t\\n\\r "],["/",33,700],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",85,["s",["?"," "],"to=",30,"<|message|>"]],["{",86,["s",["?"," "],"to=",30," <|channel|> "]],["{",87,["s",["?"," "],"to=",30,["[*"," "],["[*","a-z"],"<|"]],["{",88,["s",["?","**"],"Thought",35,["*",["s",["!",["s",24,34]],["[","^"]]],24,34]]]," *T[t{"]', // 697 read_bareDialect
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 698 skipMarkType
      '[0,["s","[",30,"()]",["[","(["]]]', // 699 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 700 skipMarkSingle
      '[0,["N",35,[":",0,["$",["s",658,"(",["[*","\\t\\n\\r "],["/",")",["s",223,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 701 readLikeLine
      '[1,["L",703]]', // 702 leaf
      '[1,["M","BadFence",["s",["&",704],["/",629,708],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",44,710]]]],"`~"]', // 703 readBadFence
      '[0,["/",["s",629,["[*","^\\n\\r`"],24,["*",["/",705,["s",["!",707],["/",629,["[","^"]]]]],["/",["s",629,291],["!",["[","^"]]]],["s",708,["[*","^\\n\\r"],24,["*",["s",["!",709],["/",708,["[","^"]]]],["/",["s",708,291],["!",["[","^"]]]]],"`~"]', // 704 skipWholeFence
      '[0,["s",629,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",706],["/",629,["[","^"]]]],["/",706,["!",["[","^"]]]]]', // 705 skipShownFence
      '[0,["/",["s",["&","```"],112],707],"`"]', // 706 skipShownEnd
      '[0,["s",629,["[*","\\t "],["/",24,290,["!",["[","^"]]]]]', // 707 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 708 skipTildes
      '[0,["s",708,["[*","\\t "],["/",24,290,["!",["[","^"]]]]]', // 709 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",711,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 710 skip_fencedObject
      '[0,["option","fencedName","ping"]]', // 711 readFencedName
      '[0,["L",["&",710]],"{"]', // 712 leaf
      '[1,["L",["?",["/",714,715]]]]', // 713 leaf
      '[0,["N","WrappingEnd",["s",["/",629,708],["&",["s",["[*","\\t "],636]]]],"`~"]', // 714 readWrappingEnd
      '[1,["M","MissingFenceEnd",["!",["[","^"]]]]', // 715 readMissingFenceEnd
      '[0,["L",717]]', // 716 leaf
      '[0,["N",36,["s",20,["&",704],["/",629,708],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",22,697]]]]]', // 717 readWrappedDialect
      '[0,["L",["?",719]]]', // 718 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 719 readEnd
      '[1,["L",["?",721]]]', // 720 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],14]]]', // 721 readBadThoughtAgain
      '[0,["L",723]]', // 722 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 723 readThoughtGoesOn
      '[0,["L",725]]', // 724 leaf
      '[0,["N","FirstThoughtHead",["s",726,150]]]', // 725 readFirstThoughtHead
      '[0,["s",727,"self",["!",146]]]', // 726 skipToSelf
      '[0,["option","addressed",""]]', // 727 readAddressed
      '[0,[[["s",["!",320],["[","^"]],null,0,null,false]]]', // 728 text
      '[1,["L",730]]', // 729 leaf
      '[1,["/",329,163,331,333]]', // 730 readThoughtMessageEnd
      '[0,["L",732]]', // 731 leaf
      '[0,["N","FirstCallsHead",["s",733,150,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 732 readFirstCallsHead
      '[0,["s",727,144]]', // 733 skipToTool
      '[1,["L",["/",342,348,735]]]', // 734 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",320],["!",["s",290,291]],["!",44],["!",354],["[","^"]]]]]', // 735 readBadBesideCalls
      '[0,["L",737]]', // 736 leaf
      '[0,["N","FirstUserHead",["s",727,145,["!",146],150]]]', // 737 readFirstUserHead
      '[0,[[["s",727,["!",320],["[","^"]],null,0,null,false]]]', // 738 text
      '[0,["L",["!",320]]]', // 739 leaf
      '[0,["L",741]]', // 740 leaf
      '[0,["N","FirstTextHead",["s",336,742]]]', // 741 readFirstTextHead
      '[0,["s",["&",743],24]]', // 742 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 743 readRecipientOpenIsUsed
      '[1,["L",745]]', // 744 leaf
      '[1,["N","FirstCodeHead",["s",318,["!",146],["*",315],150],["s",318,742]]]', // 745 readFirstCodeHead
      '[1,["L",747]]', // 746 leaf
      '[1,["N",37,["s",[":",0,339],["*",315],150],["s",[":",0,340],742]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 747 readFirstToolHead
      '[1,["L",749]]', // 748 leaf
      '[1,["M","BadMessagesFence",["s",132,["&",704],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",134]]]]', // 749 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 750 leaf
      '[1,["L",752]]', // 751 leaf
      '[1,["N",38,["s",["&",134],[":",0,314],["*",["s",["!",753],315]],754,150],["s",["&",134],[":",0,314],143,726,150]]]', // 752 readThoughtHead
      '[0,["s",142,["[*","\\t "],"analysis",["!",146],["*",["s",["!",142],139]],["&",150]]]', // 753 skipLastAnalysis
      '[1,["s",142,["[*","\\t "],"analysis",["!",146],["*",["s",["!",142],315]],["&",150]]]', // 754 noteLastAnalysis
      '[0,["L",756]]', // 755 leaf
      '[0,["N",39,["s",["&",134],[":",0,314],143,["!",726],733,150,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 756 readCallsHead
      '[1,["L",["/",758,289,1,759]]]', // 757 leaf
      '[1,["M","BadMessageMarker",321]]', // 758 readBadMessageMarker
      '[1,["@",1,["endsInside",325],["M","BadCutHead",["[+","^"]]]]', // 759 readBadCutHead
      '[0,["L",["!",761]]]', // 760 leaf
      '[0,["s",132,136,["/",145,144],["*",139],150]]', // 761 skipFirstHead
      '[1,["L",763]]', // 762 leaf
      '[1,["M","BadOutside",""]]', // 763 readBadOutside
      '[1,["L",["?",["/",765,715]]]]', // 764 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",290,["!",["[","^"]]]]]]]', // 765 readMessagesFenceEnd
      '[1,["L",767]]', // 766 leaf
      '[1,["@",1,["endsInside",761],["M","BadCutFirst",["[+","^"]]]]', // 767 readBadCutFirst
      '[1,["L",["/",769,763]]]', // 768 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 769 readMissingMessages
      '[1,["L",771]]', // 770 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",53]]]]', // 771 readBadStepsFence
      '[0,["L",773]]', // 772 leaf
      '[0,["N","ObjectActionHead",["s",61,["[*","\\t\\n\\r "],["&",64]]]]', // 773 readObjectActionHead
      '[0,["L",775]]', // 774 leaf
      '[0,["N","InputFence",["s","```",["[*","^\\n\\r`"],24]]]', // 775 readInputFence
      '[1,["L",["/",777,778,779]]]', // 776 leaf
      '[0,["N","InputFenceEnd","```"]]', // 777 readInputFenceEnd
      '[0,["N","ObjectAtEnd",["!",["[","^"]]]]', // 778 readObjectAtEnd
      '[1,["M","MissingInputFence",""]]', // 779 readMissingInputFence
      '[0,["L",781]]', // 780 leaf
      '[0,["N",40,[":",0,["$",66]]]]', // 781 readLikeStep
      '[0,["L",783]]', // 782 leaf
      '[0,["N",41,["s",61,62,[":",0,784],62,["[*","\\t "],24]]]', // 783 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 784 readActionName
      '[0,["L",786]]', // 785 leaf
      '[0,["N","InputHead",57]]', // 786 readInputHead
      '[0,["L",["&",["/","{",788]]],"\\"\'{"]', // 787 leaf
      '[0,["s",789,790]]', // 788 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 789 skipTextInQuotes
      '[0,["s",["[*","\\t\\n\\r "],["/",53,"```",637,["!",["[","^"]]]]]', // 790 skipInputOver
      '[0,["L",792]]', // 791 leaf
      '[0,["N","EmptyInput",["s",["/","null","None"],["&",790]]],"Nn"]', // 792 readEmptyInput
      '[0,["L",["s",["!",53],["!",794],796]]]', // 793 leaf
      '[0,["q",795]]', // 794 skipCutStep
      '[0,["@",1,["endsInside",53],""]]', // 795 readCutStep
      '[0,["s",["!",797],["[","^\\n\\r"]]]', // 796 skipTextStart
      '[0,["/",14,16,637]]', // 797 skip_textEnd
      '[0,[[["s",["!",797],["[","^\\n\\r"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",53,637,794,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 798 text
      '[1,["L",["/",777,800,779]]]', // 799 leaf
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 800 readInputAtEnd
      '[1,["L",802]]', // 801 leaf
      '[1,["@",1,["endsInside",57],["M","BadCutInput",["[+","^"]]]]', // 802 readBadCutInput
      '[1,["L",804]]', // 803 leaf
      '[1,["/",1,805,350,806]]', // 804 readActionRest
      '[1,["@",1,["endsInside",53],["M","BadCutStep",["[+","^"]]]]', // 805 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",53],["!",637],["+",["s",["!",797],["!",807],["[","^\\n\\r"]]]]]]', // 806 readBadStepWords
      '[0,["/",["s",["!","Action"],649],66]]', // 807 skipStepStop
      '[0,["L",809]]', // 808 leaf
      '[0,["/",810,811]]', // 809 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 810 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 811 readActionOver
      '[1,["L",813]]', // 812 leaf
      '[1,["N",42,["s",61,[":",0,784],814,"(",["&",815]]]]', // 813 readNamedHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 814 readBadInline
      '[0,["s",["[*","\\t\\n\\r "],["?",["s",661,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],661]]]],["[*","\\t\\n\\r "],")",["[*","\\t "],["/",24,637,["!",["[","^"]]]],"\\t\\n\\r )A-Z_a-z\u0080-\uffff"]', // 815 skipNamedArguments
      '[1,["L",817]]', // 816 leaf
      '[1,["N",43,["s",61,[":",0,784],["&",["s",["[*","\\t "],["[","([{"]]],814]]]', // 817 readInlineHead
      '[0,["L",["?",819]]]', // 818 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 819 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 820 leaf
      '[0,[[["s",["!",["/",822,797]],["[","^\\n\\r"]],null,0,null,false]]]', // 821 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,637,["!",["[","^"]]]]]]', // 822 skipInlineClose
      '[0,["L",["?",824]]]', // 823 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,637,["!",["[","^"]]]]]]]', // 824 readInlineClose
      '[0,["L",826]]', // 825 leaf
      '[0,["N","ThoughtLabel",54]]', // 826 readThoughtLabel
      '[0,["L",["!",53]]]', // 827 leaf
      '[0,["L",796]]', // 828 leaf
      '[0,["L",["!",794]]]', // 829 leaf
      '[1,["L",831]]', // 830 leaf
      '[1,["/",163,832]]', // 831 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 832 readStepOver
      '[0,["L",834]]', // 833 leaf
      '[0,["N","AnswerLabel",59]]', // 834 readAnswerLabel
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false]]]', // 835 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],40]],"A`cf"]', // 836 leaf
      '[0,["L",["s",["!",797],["!",807],["[","^\\n\\r`"]]]]', // 837 leaf
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,null,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,null,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,null,false],[41,null,0,null,false],[null,"`",1,null,false],[["s",["!",797],["!",807],["[","^\\n\\r`"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",53,637,794,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 838 text
      '[1,["L",840]]', // 839 leaf
      '[1,["M","BadLoneInput",["s",57,["[*","^\\n\\r"]]]]', // 840 readBadLoneInput
      '[1,["L",805]]', // 841 leaf
      '[1,["L",["/",682,683,684,685]]]', // 842 leaf
      '[1,["L",["?",["/",844,715]]]]', // 843 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 844 readStepsFenceEnd
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, "{": ofAction, handing: ofHanding, hand: ofHand, i: ofCase, character: ofCharacter, scan: ofScan, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });
  let skipEol: Match = rules.called(24, (made) => { skipEol = made; });
  let skipEnds: Match = rules.called(49, (made) => { skipEnds = made; });
  let readParameterOpen: Match = rules.called(107, (made) => { readParameterOpen = made; });
  let read_callClose: Match = rules.called(112, (made) => { read_callClose = made; });
  let read_sectionClose: Match = rules.called(114, (made) => { read_sectionClose = made; });
  let read_plainText: Match = rules.called(218, (made) => { read_plainText = made; });
  let skipAfterText: Match = rules.called(220, (made) => { skipAfterText = made; });
  let readWrongParameterOpen: Match = rules.called(402, (made) => { readWrongParameterOpen = made; });
  let readOtherParameterOpen: Match = rules.called(403, (made) => { readOtherParameterOpen = made; });
  let skipLostBracket: Match = rules.called(404, (made) => { skipLostBracket = made; });
  let readGuarded: Match = rules.called(405, (made) => { readGuarded = made; });
  let readParameterClose: Match = rules.called(413, (made) => { readParameterClose = made; });
  let skipCutRaw: Match = rules.called(414, (made) => { skipCutRaw = made; });
  let readLayout: Match = rules.called(424, (made) => { readLayout = made; });
  let skipWholeCall: Match = rules.called(425, (made) => { skipWholeCall = made; });
  let skipClosesLater: Match = rules.called(426, (made) => { skipClosesLater = made; });
  let readLenient: Match = rules.called(430, (made) => { readLenient = made; });
  let readParameterCloseStart: Match = rules.called(432, (made) => { readParameterCloseStart = made; });
  let skipKeyTag: Match = rules.called(434, (made) => { skipKeyTag = made; });
  let readOtherParameterClose: Match = rules.called(442, (made) => { readOtherParameterClose = made; });
  let skipShownCall: Match = rules.called(443, (made) => { skipShownCall = made; });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(36) }] } }, { op: 'leaf', read: rules.at(160) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(216), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(256) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(181), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(167) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(165) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["$A-Z_a-z\u0080-\uffff", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(177) }, stepvalue, { op: 'leaf', read: rules.at(302) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(343), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[n{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(384) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(469), body: stepinnerPart }] };
  const stepunmarkedInner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(503), body: { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(384) }, { op: 'again', step: () => stepUnmarkedElement }] } }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'again', step: () => stepUnmarkedElement }, { op: 'leaf', read: rules.at(511) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(458), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(517), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(384) }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(538) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(367) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(550) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(566) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(568) }] } }, { op: 'leaf', read: rules.at(570) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(572), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(573), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(576), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(552) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(575) }, stepnextCall, { op: 'leaf', read: rules.at(577) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(608), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<", "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(308) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(334) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'leaf', read: rules.at(613) }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThought }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(288) }, stepcalls, { op: 'leaf', read: rules.at(622) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(677) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(690) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(693) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(695) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(690) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(384) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(734) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(739), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "\\-.0-9A-Z_a-z\u0080-\uffff"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(740) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(757) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(787), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(750), body: { op: 'choice', starts: ["\"'{", "Nn", null], alternatives: [stepinputValue, { op: 'leaf', read: rules.at(791) }, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(820), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(827), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(384) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(829), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, "A", null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(384) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(288) }, { op: 'again', step: () => stepObjectAction }, { op: 'leaf', read: rules.at(780) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepNamedAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(839) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(841) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(842) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(750), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(716) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(718) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(686) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(12) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(15), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(168), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ListOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(169) }, { op: 'leaf', read: rules.at(173) }, { op: 'leaf', read: rules.at(175) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(177) }, stepvalue, { op: 'leaf', read: rules.at(280) }] } }, { op: 'leaf', read: rules.at(284) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(182) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(177) }, stepvalue, { op: 'leaf', read: rules.at(280) }] } }, { op: 'leaf', read: rules.at(281) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ObjectOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(184) }, { op: 'leaf', read: rules.at(173) }, { op: 'leaf', read: rules.at(175) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(264) }] } }, { op: 'leaf', read: rules.at(276) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(188) }, { op: 'leaf', read: rules.at(173) }, { op: 'optional', body: stepvalue }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 5, isText: false, body: { op: 'sequence', hand: { attribute: 5, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(203) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(208) }] } }, { op: 'leaf', read: rules.at(211) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(205), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(227) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(232) }] } }, { op: 'leaf', read: rules.at(235) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(229), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(238) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(243) }] } }, { op: 'leaf', read: rules.at(235) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(240), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(245) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(252) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(247), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(295) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(305) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(299) }, { op: 'leaf', read: rules.at(301) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(312) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(326) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(319), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(337) }, { op: 'leaf', read: rules.at(301) }, { op: 'leaf', read: rules.at(341) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(346) } }, { op: 'leaf', read: rules.at(360) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(344), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(361) }, { op: 'leaf', read: rules.at(301) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(584) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(371) }, { op: 'leaf', read: rules.at(301) }, { op: 'leaf', read: rules.at(381) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(384) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(451) }, stepelementOfCall, { op: 'leaf', read: rules.at(515) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(519) }] } }, { op: 'leaf', read: rules.at(522) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(385) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(422) }] } }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: rules.at(444) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(407) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(418) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(410), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: text0Code, isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(459) }, { op: 'leaf', read: rules.at(466) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(492) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(470), isSome: true } };
  const stepUnmarkedElement: Step = { op: 'rule', name: 'UnmarkedElement', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as UnmarkedHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(499) }, { op: 'loop', body: stepunmarkedInner }, { op: 'optional', body: { op: 'again', step: () => stepUnmarkedText } }, { op: 'leaf', read: rules.at(508) }] } };
  const stepUnmarkedText: Step = { op: 'rule', name: 'UnmarkedText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(505), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(533) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(384) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(451) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(538) }] } }, { op: 'leaf', read: rules.at(522) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(535) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(543) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(548) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(543) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(557) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(562) }] } }, { op: 'leaf', read: rules.at(563) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(559) }, { op: 'leaf', read: rules.at(301) }, { op: 'leaf', read: rules.at(175) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(305) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(591) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(594) }, { op: 'leaf', read: rules.at(301) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(596), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(599) }] } }, { op: 'leaf', read: rules.at(600) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(602) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(606) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(608), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(609) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(610), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(611) } }, { op: 'leaf', read: rules.at(600) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(615) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(617) }] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(626) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(643) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(632), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(638) }, { op: 'text', read: rules.text(639) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(640) }, { op: 'text', read: rules.text(641) }] }, { op: 'leaf', read: rules.at(642) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(632), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(638) }, { op: 'text', read: rules.text(639) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(640) }, { op: 'text', read: rules.text(641) }] }, { op: 'leaf', read: rules.at(642) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(646), isSome: true } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(702) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(384) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(713) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(712), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(720) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(716) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(718) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(722) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(716) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(718) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(724) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(729) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(728), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(731) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(360) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(736) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(360) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(738), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(744) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(326) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(746) }, { op: 'leaf', read: rules.at(301) }, { op: 'leaf', read: rules.at(341) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(346) } }, { op: 'leaf', read: rules.at(360) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(301) }, { op: 'optional', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(766) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(718) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(748) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(750), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(764) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(751) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(729) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(755) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(360) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(334) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(360) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(760), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(762) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(760), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(768) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(718) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(722) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(729) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(718) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(301) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(718) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(770) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(843) }] } };
  const stepObjectAction: Step = { op: 'rule', name: 'ObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(772) }, { op: 'optional', body: { op: 'choice', starts: ["`", "{"], alternatives: [{ op: 'again', step: () => stepFencedObjectAction }, { op: 'again', step: () => stepObject }] } }] } };
  const stepFencedObjectAction: Step = { op: 'rule', name: 'FencedObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(774) }, { op: 'leaf', read: rules.at(301) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(301) }, { op: 'leaf', read: rules.at(776) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(782) }, { op: 'leaf', read: rules.at(301) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(801) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(803) } }, { op: 'leaf', read: rules.at(808) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(785) }, { op: 'leaf', read: rules.at(301) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", "Nn", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'leaf', read: rules.at(791) }, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(774) }, { op: 'leaf', read: rules.at(301) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(301) }, { op: 'leaf', read: rules.at(799) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(793) }, { op: 'text', read: rules.text(798) }] } };
  const stepNamedAction: Step = { op: 'rule', name: 'NamedAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(812) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(305) }, { op: 'loop', body: { op: 'leaf', read: rules.at(803) } }, { op: 'leaf', read: rules.at(808) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(816) }, { op: 'leaf', read: rules.at(818) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(823) }, { op: 'loop', body: { op: 'leaf', read: rules.at(803) } }, { op: 'leaf', read: rules.at(808) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(821), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(825) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(830) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(828) }, { op: 'text', read: rules.text(798) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(833) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [" !#-%'-)+-;=?@B-Z\\^_abdeg-z|-\uffff", "A`cf", "`", null], alternatives: [{ op: 'text', read: rules.text(835), isSome: true }, { op: 'leaf', read: rules.at(836) }, { op: 'text', read: rules.text(639), isSome: true }, { op: 'leaf', read: rules.at(837) }] }, { op: 'text', read: rules.text(838) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(718) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(722) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(830) }] } };

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
    BadLateMembers: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
    BadCutCall: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadSectionOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadNoFence: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    BadOpenAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadSectionClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","hint":"Write the marker as the dialect does."},
    MissingSectionClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadStrayWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    BadInnerFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","hint":"Leave the fence out."},
    BadCutInnerFence: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
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
    BadUnmarkedTag: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
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
    BadFirstComma: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadPoint: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadControl: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
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
