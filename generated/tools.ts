// Generated from grammars/tools/reply.peggy, grammars/tools/like-calls.peggy, grammars/tools/calls.peggy, grammars/tools/blocks.peggy, grammars/tools/bare.peggy, grammars/tools/parameters.peggy, grammars/tools/python.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type Options, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, once, ofCase, ofCharacter, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofScan, ofOption } from '../src/engine/generated.ts';

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
export interface BadSecondQuoteNode extends RecoveryNode { readonly type: 'BadSecondQuote'; }
export interface BadLoneQuoteNode extends RecoveryNode { readonly type: 'BadLoneQuote'; }
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
| DoubleOpenNode | BadControlNode | BadDoubleQuoteNode | BadSecondQuoteNode | BadLoneQuoteNode | TextCloseNode
| SingleOpenNode | BadSingleQuoteNode | MarkedOpenNode | MarkedCloseNode | BadCutMarkedQuoteNode | BadMarkedTextNode
| NumberNode | WordNode | BadCutPartNode | BadDebrisNode | ObjectCloseNode | MissingBracketNode | SetCloseNode
| ListCloseNode | BadEndTokenNode | BadRunOnNode | BuiltinHeadNode | PyKeyNode | BadCutArgumentNode
| PyCallCloseNode | BadCutBuiltinNode | CodeHeadNode | CodeTokenNode | MessageCloseNode | BadCutMessageCloseNode
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
| BadDoubleQuoteNode | BadSecondQuoteNode | BadLoneQuoteNode | BadSingleQuoteNode | BadEscapeNode
| MissingBracketNode | MissingQuoteNode | BadDebrisNode | MissingRestNode | BadCutPartNode | BadCutEscapeNode
| BadCutMarkedQuoteNode | BadKeyNode | BadMarkedTextNode>;

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
& Readonly<Record<'DoubleOpen' | 'BadDoubleQuote' | 'BadSecondQuote' | 'BadLoneQuote' | 'DoubleChars', 'DoubleText'>>
& Readonly<Record<'TextClose' | 'BadControl', 'DoubleText' | 'SingleText'>>
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
  (start, end, l) => ({ type: 'PlainText', start, end, text: l[0] }),
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
  () => { return 'object'; },
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
      '[0,["L",217]]', // 216 leaf
      '[0,["N",9,["s","\\"",[":",0,218],"\\"",["&",220]]]]', // 217 readPlainText
      '[0,["{",78,[":",0,["|",0,null,true,["/",["$",219],192]]]]]', // 218 read_plainText
      '[0,["+",["/",["[+"," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff"],["s",["!",49],["["," !#-[]-\uffff"]]]]]', // 219 skipPlainRun
      '[0,["/",["s",["[*","\\t "],49],["s",221,222],["s",["[*","\\t\\n\\r "],["/",49,["!",["[","^"]],224,["s",",",["[*","\\t\\n\\r "],["!",["[","^"]]],["s",["/",125,179],")",225],["s",232,["/",["s",",",["[*","\\t\\n\\r "],234],["s","}",225],["s","]",226]]],["s",235,["/",["s",",",["[*","\\t\\n\\r "],237],["s",":",["[*","\\t\\n\\r "],238],["s","]",225],["s","}",226]]],["s",["!",232],["!",235],["/",["[",",:"],["s",["[",")]}"],225]]]]],["s",235,221,["/",229,75,"true","false","null"],["/",["s",["[*","\\t\\n\\r "],["[","),]"]],["s",221,["[","\\"\'"]]]]]]', // 220 skipAfterText
      '[0,["[+","\\t\\n\\r "]]', // 221 skipSpace
      '[0,["s",["/",125,179],223,["[*","\\t\\n\\r "],"=",["!","="]]]', // 222 skipArgumentAhead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"$A-Z_a-z\u0080-\uffff"]', // 223 skipBareKey
      '[0,["s","\\"",["[+","^\\n\\r\\"\\\\\\\\"],"\\"",["[*","\\t\\n\\r "],":"]]', // 224 skipLostKey
      '[0,["/",226,["s",227,["!",231]]]]', // 225 skipClosed
      '[0,["s",227,["/",49,["!",["[","^"]],["s",",",["[*","\\t\\n\\r "],228]]]]', // 226 skipClosedSurely
      '[0,["s",["*",["s",["[*","\\t\\n\\r "],["[",")]}"]]],["[*","\\t\\n\\r "]]]', // 227 skipClosers
      '[0,["/",["s",["/",229,223],["[*","\\t\\n\\r "],["[",":="],["[*","\\t\\n\\r "],["[","\\"\'\\\\-0-9FNT[fnt{"]],["s",["/",229,75,230],["[*","\\t\\n\\r "],["[","),]}"]],["[","(,[]{}"],195,["s","\\\\\\"",["[*","^\\"\\\\\\\\"],"\\\\\\"",["[*","\\t\\n\\r "],["[","),:]}"]],["!",["[","^"]]]]', // 228 skipSurelyItemAhead
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 229 skipNextText
      '[0,["/","true","false","null","True","False","None"],"FNTfnt"]', // 230 skipConstantAhead
      '[0,["s",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[","),]}"]],"^\\n\\r"]', // 231 skipClosesText
      '[0,["q",233]]', // 232 skipIsInObject
      '[0,["same",4,["{",79,""]]]', // 233 readIsInObject
      '[0,["/",["s",223,["[*","\\t\\n\\r "],":"],["character","^[^\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u0020\\\\u0009\\\\u000d\\\\u000a\\\\u005d\\\\u0029]","u"]],"^\\t\\n\\r )0-9]"]', // 234 skipKeyAhead
      '[0,["q",236]]', // 235 skipIsInList
      '[0,["same",4,["{",80,""]]]', // 236 readIsInList
      '[0,["/",238,["[","(,0-9[]{}"],["s","-",["[","0-9"]],223,["!",["[","^"]]]]', // 237 skipItemAhead
      '[0,["/",["[","\\"\'"],195,"\\\\\\""]]', // 238 skipQuoteAhead
      '[0,["L",240]]', // 239 leaf
      '[0,["N","DoubleOpen","\\""]]', // 240 readDoubleOpen
      '[0,[[["s",["!",49],["[","!#-[]-\uffff"]],null,0,null,false],[["s",["[+"," "],["!",["s",49,["!",242]]]],null,0,null,false],[192,null,0,null,true],[["s",49,["&",242]],null,0,null,false]]]', // 241 text
      '[0,["q",243]]', // 242 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["/",["[",",:]}"],["s",["/",125,179],")"]]]],"^\\n\\r"]', // 243 readDoubleGoesOn
      '[1,["L",["/",209,193,245]]]', // 244 leaf
      '[1,["M","BadControl",["s",["!",49],["[","\\u0000-\\u001f"],["[*","\\t\\n\\r "],["!",["s",49,["!",242]]]]]]', // 245 readBadControl
      '[1,["L",247]]', // 246 leaf
      '[1,["M","BadDoubleQuote",["s","\\"",["!",220]]]]', // 247 readBadDoubleQuote
      '[1,["L",["/",249,251,""]]]', // 248 leaf
      '[1,["M","BadSecondQuote",["s","\\"",["!",250]]]]', // 249 readBadSecondQuote
      '[0,["/",["s",["[*","\\t "],49],["s",221,222],["s",["[*","\\t\\n\\r "],["/",49,["!",["[","^"]],["s",["/",125,179],["/",["s",")",226],["s",["!",232],["!",235],",",["[*","\\t\\n\\r "],222]]],["s",["!",235],",",["[*","\\t\\n\\r "],224],["s",["[","]}"],226],["s",235,",",["[*","\\t\\n\\r "],["/",["s",229,["[*","\\t\\n\\r "],["[",",]"]],["s",75,["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]]]]]]', // 250 skipSurelyAfterText
      '[1,["M","BadLoneQuote",["&","\\""]],"\\""]', // 251 readBadLoneQuote
      '[1,["L",253]]', // 252 leaf
      '[1,["/",254,214,215]]', // 253 readTextEnd
      '[0,["N","TextClose",["[","\\"\'"]]]', // 254 readTextClose
      '[0,["L",256]]', // 255 leaf
      '[0,["N","SingleOpen","\'"]]', // 256 readSingleOpen
      '[0,[[["s",["!",49],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",49,["!",258]]]],null,0,null,false],[192,null,0,null,true],[["s",49,["&",258]],null,0,null,false]]]', // 257 text
      '[0,["q",259]]', // 258 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 259 readSingleGoesOn
      '[1,["L",["/",209,193,245,261]]]', // 260 leaf
      '[1,["M","BadSingleQuote",["s","\'",["!",220]]]]', // 261 readBadSingleQuote
      '[0,["L",263]]', // 262 leaf
      '[0,["N","MarkedOpen",195]]', // 263 readMarkedOpen
      '[0,[[["s",["!",195],["!",49],["!",265],["[","^"]],null,0,null,false],[["s",["!",195],49,["&",267]],null,0,null,false]]]', // 264 text
      '[0,["q",266]]', // 265 skipCutMarkedQuote
      '[0,["@",1,["endsInside",195],""]]', // 266 readCutMarkedQuote
      '[0,["q",268]]', // 267 skipMarkedGoesOn
      '[0,["scan",["s",["!",195],["[","^\\n\\r"]],195]]', // 268 readMarkedGoesOn
      '[1,["L",270]]', // 269 leaf
      '[1,["/",271,272,214,215]]', // 270 readMarkedEnd
      '[0,["N","MarkedClose",195]]', // 271 readMarkedClose
      '[1,["@",1,["endsInside",195],["M","BadCutMarkedQuote",["[+","^"]]]]', // 272 readBadCutMarkedQuote
      '[1,["L",["/",274,278,281]]]', // 273 leaf
      '[1,["M",1,["s",["&",["s",["|",0,32,false,275],276]],[":",0,["$",["+",275]]],195]]]', // 274 readBadMarkedText
      '[0,["s",["!",195],["!",49],["[","^\\n\\r\\"\'-),:[]{}"]]]', // 275 skipUnopenedChar
      '[0,["q",277]]', // 276 skipUnopenedGoesOn
      '[0,["scan",275,195]]', // 277 readUnopenedGoesOn
      '[1,["N",10,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",279]],["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,280],["&",279]],["s",["/",125,179],[":",0,["$",["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]]]],["&",279]]]]', // 278 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],49]]', // 279 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 280 readBadPoint
      '[0,["N",11,[":",0,["$",["s",["!",49],["[","^\\t\\n\\r \\"\'-),:[]{}"],282]]]]]', // 281 readWord
      '[0,["q",283]]', // 282 skipWordRest
      '[0,["scan",["s",["!",49],["[","^\\t\\n\\r (),[]{}"]],["&",279]]]', // 283 readWordRest
      '[1,["L",["/",178,174,285,294]]]', // 284 leaf
      '[1,["@",1,["endsInside",286],["M","BadCutPart",["s",["+",["s",["!",49],["[","^"]]],["!",["[","^"]]]]]]', // 285 readBadCutPart
      '[0,["/",287,292,293]]', // 286 skipPart
      '[0,["/",["s","\\"",288,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",289,"\'",["[*","\\t\\n\\r "],":"],["s",195,290,195,["[*","\\t\\n\\r "],":"],["s","",223,["[*","\\t\\n\\r "],":"],["s",198,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],200]],291,["[*","\\t\\n\\r "],":"]]]', // 287 skipKey
      '[0,["q",190]]', // 288 skipDoubleKey
      '[0,["q",194]]', // 289 skipSingleKey
      '[0,["+",["s",["!",195],["[","^\\n\\r"]]]]', // 290 skipMarkedKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"$@-Z_a-z\u0080-\uffff"]', // 291 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",279]],["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",279]],["s",["/",125,179],["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]],["&",279]]]]', // 292 skipNumber
      '[0,["s",["!",49],["[","^\\t\\n\\r \\"\'-),:[]{}"],282]]', // 293 skipWord
      '[1,["M","BadDebris",["s",["!",49],["!",295],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 294 readBadDebris
      '[0,["!",["[","^"]]]', // 295 skipMissingRest
      '[1,["L",297]]', // 296 leaf
      '[1,["/",298,214,299]]', // 297 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 298 readObjectClose
      '[1,["M","MissingBracket",""]]', // 299 readMissingBracket
      '[1,["L",["/",174,285,294]]]', // 300 leaf
      '[1,["L",302]]', // 301 leaf
      '[1,["/",303,214,299]]', // 302 readSetEnd
      '[0,["N","SetClose","}"]]', // 303 readSetClose
      '[1,["L",305]]', // 304 leaf
      '[1,["/",306,214,299]]', // 305 readListEnd
      '[0,["N","ListClose","]",307]]', // 306 readListClose
      '[0,["option","tupleClose",")"]]', // 307 readTupleClose
      '[1,["L",["/",309,313]]]', // 308 leaf
      '[1,["M","BadEndToken",["s",310,["&",311]]]]', // 309 readBadEndToken
      '[0,["option","endToken","<|im_end|>"]]', // 310 readEndToken
      '[0,["q",312]]', // 311 skipLastTokens
      '[0,["scan",["/",310,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 312 readLastTokens
      '[1,["M","BadRunOn",["s",["/",58,314],["[*","^"]]]]', // 313 readBadRunOn
      '[0,["/",["s",["|",0,8,false,["s",310,["[*","\\t\\n\\r "]]],315],["s",["/","<tool_response>","<function_results>"],24]]]', // 314 skipHostPart
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]],"<"]', // 315 skipHostTurn
      '[0,["L",317]]', // 316 leaf
      '[0,["N",12,["s",318,[":",0,319],".call("]]]', // 317 readBuiltinHead
      '[0,["option","codeOpen","<|python_tag|>"]]', // 318 readCodeOpen
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 319 readBuiltinName
      '[0,["L",321]]', // 320 leaf
      '[0,["N",13,["s",[":",0,197],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 321 readPyKey
      '[0,["L",["?",1]]]', // 322 leaf
      '[1,["L",["/",1,324,285,294]]]', // 323 leaf
      '[1,["@",1,["endsInside",325],["M","BadCutArgument",["[+","^"]]]]', // 324 readBadCutArgument
      '[0,["s",223,["[*","\\t\\n\\r "],"=",["!","="]]]', // 325 skipPyKey
      '[1,["L",327]]', // 326 leaf
      '[1,["/",328,214,299]]', // 327 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 328 readPyCallClose
      '[1,["L",330]]', // 329 leaf
      '[1,["@",1,["endsInside",331],["M","BadCutBuiltin",["[+","^"]]]]', // 330 readBadCutBuiltin
      '[0,["s",318,332,".call("]]', // 331 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 332 skipBuiltinName
      '[1,["L",334]]', // 333 leaf
      '[1,["N",14,["s",["&",134],[":",0,335],["*",336],143,339,["!",146],["*",336],150],["s",155,339,24],["s",318,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 334 readCodeHead
      '[0,["/",["$",["s",132,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",132,["&",["/","<|channel|>",136]]]]]]', // 335 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",337,141,338,148,["s",143,145,["!",146]],149],["[*","\\t "]]],"\\t <cjt"]', // 336 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",141,["&",["s",["*",["s",["!",142],["/",139,["s",143,144]]]],142]]]]]', // 337 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 338 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 339 readCodeName
      '[0,[[["s",["!",341],["!",["s",310,311]],["[","^"]],null,0,null,false]]]', // 340 text
      '[0,["/",342,["s",132,["&","<"],134],["s",155,156,24],344]]', // 341 skipMarkAhead
      '[0,["s",132,["?",151],343]]', // 342 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 343 read_messageClose
      '[0,["q",345]]', // 344 skipCutMark
      '[0,["@",1,["endsInside",346],""]]', // 345 readCutMark
      '[0,["/",342,["s",132,["&","<"],134],["s",155,156,24]]]', // 346 skipMark
      '[1,["L",["/",348,349]]]', // 347 leaf
      '[0,["N","CodeToken",["s",["!",132],310]]]', // 348 readCodeToken
      '[1,["/",350,351,352,353,354]]', // 349 readMessageEnd
      '[0,["N","MessageClose",342]]', // 350 readMessageClose
      '[1,["@",1,["endsInside",346],["M","BadCutMessageClose",["[+","^"]]]]', // 351 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",132,["&","<|"]]]]', // 352 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 353 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 354 readMessageOver
      '[1,["L",356]]', // 355 leaf
      '[1,["N",15,["s",["&",134],[":",0,335],["*",336],150],["s",155,357,24]]]', // 356 readTextHead
      '[0,["option","allName","all"]]', // 357 readAllName
      '[1,["L",359]]', // 358 leaf
      '[1,["N",16,["s",["&",134],[":",0,335],["*",336],143,[":",1,360],["*",336],150],["s",155,[":",1,361],24]]]', // 359 readToolMessageHead
      '[0,["@",2,["!",["s",145,["!",146]]],["?","functions."],["$",["+",146]]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 360 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",146]]],"A-Z_a-z\u0080-\uffff"]', // 361 readRecipientName
      '[1,["L",["?",363]]]', // 362 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",80,["s",132,69]]]]]]', // 363 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],341]]]],"\\"\'[n{"]', // 364 leaf
      '[0,[[["s",132,["!",344],366],null,0,null,false]]]', // 365 text
      '[0,["s",["!",341],["!",["s",310,311]],["[","^"]]]', // 366 skipCodeChar
      '[1,["L",368]]', // 367 leaf
      '[1,["/",1,369,370,371,380]]', // 368 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",114],"```"]]]', // 369 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",49],["[","]}"]]]]]', // 370 readBadBrackets
      '[1,["M","BadLateMembers",["s",",",["[*","\\t\\n\\r "],"\\"",["[*","^\\n\\r\\""],"\\"",["[*","\\t\\n\\r "],":",["*",["s",["!",49],["!",372],["[","^\\n\\r"]]]]]]', // 371 readBadLateMembers
      '[0,["/",["s",132,341],114,373,374,7,46,69,80,["s",179,24,["[*","\\t\\n\\r "],127,"("],["s",310,311],375]]', // 372 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 373 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",69],["!",88],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 374 skipOtherClose
      '[0,["q",376]]', // 375 skipCutStrayStop
      '[0,["@",1,["endsInside",377],""]]', // 376 readCutStrayStop
      '[0,["/",378,379]]', // 377 skipStop
      '[0,["option","marker","<tool_call>"]]', // 378 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 379 readToolOpening
      '[1,["M","BadMessageWords",["s",132,["+",["s",["!",341],["!",["s",310,311]],["[","^"]]]]]]', // 380 readBadMessageWords
      '[1,["L",349]]', // 381 leaf
      '[1,["L",383]]', // 382 leaf
      '[1,["N",17,["s",[":",0,["?",384]],69,["*",385]],["s",386,["*",385]]]]', // 383 readSectionOpen
      '[0,["@",2,46,["[*","\\t "],["$",["+",47]],["[*","\\t\\n\\r "]]]', // 384 readSectionTitle
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],69]]]', // 385 readBadOpenAgain
      '[1,["M","BadSectionOpen",70,["s",387,["&",["s",["[*","\\t\\n\\r "],79]]]]]', // 386 readBadSectionOpen
      '[0,["option","otherSectionOpen","<function_calls>"]]', // 387 readOtherSectionOpen
      '[1,["L",389]]', // 388 leaf
      '[1,["N",18,["s",["/",88,82],["[*","\\t\\n\\r "],[":",0,390],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,391]]]]', // 389 readEmptyCall
      '[0,["$",["s",["!",90],47,["*",["s",["[*","\\t "],["!",90],47]]]]]', // 390 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 391 readBadSelfClose
      '[1,["L",393]]', // 392 leaf
      '[1,["N",20,["s",[":",0,394],[":",1,395],["[*","\\t\\n\\r "],99,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",88,["[*","\\t\\n\\r "],[":",1,395],["[*","\\t\\n\\r "],[":",2,["?",396]],48,[":",3,["|",0,null,true,397]],103],["s",88,["[*","\\t\\n\\r "],[":",1,["$",["+",47]]],104],["s",88,["[*","\\t\\n\\r "],[":",1,395],108],["s",88,["[*","\\t\\n\\r "],[":",1,395],["[*","\\t\\n\\r "],[":",4,["/",398,399]]],["s",[":",0,400],[":",1,395],["[*","\\t\\n\\r "],112,["&",["s",["[*","\\t\\n\\r "],["/",107,114,["s",115,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,401],[":",1,395],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],48],["s",["[*","\\t\\n\\r "],[":",4,398]],["s",105,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 393 readCallHead
      '[1,["M","BadOtherCall",83]]', // 394 readBadOtherCall
      '[0,["/",96,["$",["s",47,["*",["s",["[*","\\t "],47]]]]]]', // 395 readCallName
      '[0,["@",1,101,["$",["[+","^\\t\\n\\r <[{"]]]]', // 396 readCallId
      '[0,["N",19,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 397 readAttribute
      '[1,["M","BadNameEnd",106]]', // 398 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",111,["/","{",107,112]]]]]', // 399 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",85,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 400 readBadNameTag
      '[1,["M","BadCallOpen",82]]', // 401 readBadCallOpen
      '[1,["L",["?",403]]]', // 402 leaf
      '[1,["@",1,["endsInside",404],["M","BadCutInnerFence",["[+","^"]]]]', // 403 readBadCutInnerFence
      '[0,["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",80,["s",132,69]]]]]', // 404 skipBadInnerFence
      '[0,["L",1]]', // 405 leaf
      '[1,["L",407]]', // 406 leaf
      '[1,["N",21,["s",107,["[*","\\t\\n\\r "],[":",0,408],[":",1,["|",0,null,true,397]],413,[":",2,["?",414]],["/",417,419]],["s",107,["[*","\\t\\n\\r "],[":",0,410],[":",3,420],417],["s",107,["[*","\\t\\n\\r "],[":",0,408],["[*","\\t\\n\\r "],[":",3,421]],["s",[":",3,422],[":",0,410],["?",["[","\\"\'"]],[":",1,["|",0,null,true,397]],">"]]]', // 407 readParameterHead
      '[0,["/",["@",0,96,409],["@",0,410,["[*","\\t\\n\\r "],409],["@",1,412,["$",["+",["s",["!",409],["[","^\\n\\r\\"<"]]]],409]]]', // 408 readClosedKey
      '[0,["option","keyEnd",">"]]', // 409 readKeyEnd
      '[0,["$",["s",411,["*",["s",["[*","\\t "],411]]]]]', // 410 readParameterKey
      '[0,["s",["!",409],["[","^\\t\\n\\r \\"\'<>"]]]', // 411 skipKeyChar
      '[0,["option","quotedKeys",""]]', // 412 readQuotedKeys
      '[0,["option","parameterHeadEnd",""]]', // 413 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],415,["$",["[*","^<"]],416]]', // 414 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 415 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 416 readTypeClose
      '[0,["s",["[*","\\t\\n\\r "],418]]', // 417 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 418 readValueOpen
      '[0,["option","valueFollows",""]]', // 419 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 420 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",419],["&",["[","^\\t\\n\\r <"]]]]]', // 421 readMissingValueOpen
      '[1,["M","BadParameterOpen",423,424,425]]', // 422 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 423 readWrongParameterOpen
      '[0,["option","otherParameterOpen","<parameter name="]]', // 424 readOtherParameterOpen
      '[0,["s",426,"parameter=",["&",["s",427,">"]]]]', // 425 skipLostBracket
      '[0,["option","guarded",""]]', // 426 readGuarded
      '[0,["s",411,["*",["s",["[*","\\t "],411]]]]', // 427 skipParameterKey
      '[0,["L",429]]', // 428 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],430]]]', // 429 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 430 read_verbatimOpen
      '[0,[[["s",["!",432],["!",437],["[","^"]],null,0,null,false]]]', // 431 text
      '[0,["s",433,["&",["s",["[*","\\t\\n\\r "],["/",434,435]]]]]', // 432 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 433 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 434 readParameterClose
      '[0,["q",436]]', // 435 skipCutRaw
      '[0,["@",1,["endsInside",434],""]]', // 436 readCutRaw
      '[0,["q",438]]', // 437 skipCutVerbatim
      '[0,["@",1,["endsInside",432],""]]', // 438 readCutVerbatim
      '[1,["L",440]]', // 439 leaf
      '[1,["/",441,214,442]]', // 440 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",433,["&",["s",["[*","\\t\\n\\r "],434]],["[*","\\t\\n\\r "]]]]', // 441 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 442 readMissingVerbatimClose
      '[0,["L",444]]', // 443 leaf
      '[0,["N","RawLayout",["s",445,24]]]', // 444 readRawLayout
      '[0,["option","layout",""]]', // 445 readLayout
      '[0,[[null,"^\\n\\r<",1,null,false],[["s",447,["&",448]],null,0,null,false],[["s",["!",449],["/",24,"<"]],null,0,null,false],[["s",24,465],null,0,null,false]]]', // 446 text
      '[0,["s",69,["[*","\\t\\n\\r "],88,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",114],["!",69],"<"]]],114]]', // 447 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],447,["s",["!",107],["!",423],["!",434],"<"]]],434]]', // 448 skipClosesLater
      '[0,["s",["?",450],["&",["s",["?",24],["/","<",["!",["[","^"]]]]],451]]', // 449 skipRawStop
      '[0,["s",445,24]]', // 450 skip_rawLayout
      '[0,["/",["s",452,["/",434,453]],["s",426,["/",434,455],["&",["s",["[*","\\t\\n\\r "],["/",49,456,425,["!",["[","^"]]]]]],["s",["?",24],["/",["s",49,["&",["s",["[*","\\t\\n\\r "],49]],["!",448]],["s",426,112,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]],["s",114,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]]]],["s",["?",24],["/",107,423]],["s",464,["&",["s",["[*","\\t\\n\\r "],["/",49,["!",["[","^"]]]]],["!",448]],["s",["?",24],424,["!",448]],435]]', // 451 skipRawMarker
      '[0,["option","lenient",""]]', // 452 readLenient
      '[0,["s",454," name=",["[*","^\\n\\r>"],">"]]', // 453 skipNamedClose
      '[0,["option","parameterCloseStart","</parameter"]]', // 454 readParameterCloseStart
      '[0,["/",453,["s",454,["[*","0-9A-Z_a-z"],["?",">"]]]]', // 455 skipDriftedClose
      '[0,["s",115,457]]', // 456 skipKeyTag
      '[0,["s","<",458,">"]]', // 457 skipNextElement
      '[0,["/",459,["s",["!",460],462]]]', // 458 skipElementKey
      '[0,["option","toolParameter","port",2]]', // 459 readToolParameter
      '[0,["s",["/",461,["s",84,["/","invoke","tool_name","parameters"]]],">"]]', // 460 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 461 readWordThatIsNoKey
      '[0,["s",["/",463,84],["[+","^\\t\\n\\r /<>"]]]', // 462 skipAnyKey
      '[0,["option","nests",""]]', // 463 readNests
      '[0,["option","otherParameterClose","</parameter>"]]', // 464 readOtherParameterClose
      '[0,["s",447,["&",448]]]', // 465 skipShownCall
      '[1,["L",467]]', // 466 leaf
      '[1,["/",468,469,470,214,472]]', // 467 readParameterEnd
      '[0,["N","RawEnd",["s",["?",450],434]]]', // 468 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",450],["/",464,455]]]]', // 469 readBadParameterClose
      '[1,["@",1,["endsInside",471],["M","BadCutRaw",["[+","^"]]]]', // 470 readBadCutRaw
      '[0,["s",["?",450],434]]', // 471 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 472 readMissingParameterClose
      '[1,["L",474]]', // 473 leaf
      '[1,["@",1,["endsInside",475],["M","BadCutParameter",["[+","^"]]]]', // 474 readBadCutParameter
      '[0,["/",["s",107,["[*","\\t\\n\\r "],476,["*",102],413,["?",477],["/",417,419]],["s",107,["[*","\\t\\n\\r "],427,"",417],["s",107,["[*","\\t\\n\\r "],476,["[*","\\t\\n\\r "],478],["s",479,427,["?",["[","\\"\'"]],["*",102],">"]]]', // 475 skipParameterHead
      '[0,["/",["s",95,409],["s",427,["[*","\\t\\n\\r "],409],["s",412,["+",["s",["!",409],["[","^\\n\\r\\"<"]]],409]]]', // 476 skipClosedKey
      '[0,["s",["[*","\\t\\n\\r "],415,["[*","^<"],416]]', // 477 skipValueType
      '[0,["s",["!",419],["&",["[","^\\t\\n\\r <"]]]]', // 478 skipMissingValueOpen
      '[0,["/",423,424,425]]', // 479 skipBadParameterOpen
      '[0,["L",["&",["/",463,115]]]]', // 480 leaf
      '[1,["L",482]]', // 481 leaf
      '[1,["N",22,["s",[":",0,["?",483]],484,[":",1,485],">"],["s",463,484,[":",0,487],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 482 readElementHead
      '[1,["M","BadKeyTag",115]]', // 483 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 484 readTagOpen
      '[0,["/",459,["@",1,["!",460],486]]]', // 485 readElementKey
      '[0,["@",1,["/",463,84],["$",["[+","^\\t\\n\\r /<>"]]]]', // 486 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 487 readBadNamedTag
      '[0,["L",["?",489]]]', // 488 leaf
      '[0,["N","ElementLayout",["s",490,24]]]', // 489 readElementLayout
      '[0,["option","tagLayout",""]]', // 490 readTagLayout
      '[0,["L",["&",["s",463,["[*","\\t\\n\\r "],484,["!",460],462,">"]]]]', // 491 leaf
      '[0,[[["s",["!",493],["[","^"]],null,0,null,false]]]', // 492 text
      '[0,["/",494,495,["s",490,["?",24],["/",501,502,508,511,512]]]]', // 493 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 494 readTagMarker
      '[0,["s",463,496,["&",["s",["[*","\\t\\n\\r "],494]],["!",["s",["[*","\\t\\n\\r "],499]]]]', // 495 skipClosedUnmarked
      '[0,["s","</",497,">"]]', // 496 skip_unmarkedClose
      '[0,["q",498]]', // 497 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 498 readKeyAgain
      '[0,["s",500,497,">"]]', // 499 skip_elementClose
      '[0,["option","tagClose","</"]]', // 500 readTagClose
      '[0,["s",499,["/",["&",["s",["[*","\\t\\n\\r "],["/",457,502,["!",["[","^"]]]]],["!",507]]]]', // 501 skipElementCloses
      '[0,["/",503,506,["s",112,["&",["s",["[*","\\t\\n\\r "],["/",49,["!",["[","^"]]]]]]]]', // 502 skipElementsClose
      '[0,["s","</",["&",129],504,">"]]', // 503 skip_toolClose
      '[0,["q",505]]', // 504 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 505 readToolAgain
      '[0,["s",84,"</parameters>"]]', // 506 skip_argumentsClose
      '[0,["s",["*",["s",["!",499],["!",502],["!",508],["[","^"]]],499]]', // 507 skipElementClosesLater
      '[0,["s","<",["!",497],459,">",["!",509]]]', // 508 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",499],["!",502],["!",510],["[","^"]]],499]]', // 509 skipElementClosesBehind
      '[0,["s","<",497,">"]]', // 510 skipElementOpensAgain
      '[0,["s",115,49,["!",509]]]', // 511 skipMarksBehind
      '[0,["q",513]]', // 512 skipCutElement
      '[0,["@",1,["endsInside",499],""]]', // 513 readCutElement
      '[1,["L",515]]', // 514 leaf
      '[1,["/",516,518,519,214,520]]', // 515 readElementEnd
      '[0,["N","ElementClose",517]]', // 516 readElementClose
      '[0,["s",["?",["s",490,24]],499]]', // 517 skipElementEnding
      '[1,["M","BadElementClose",["s",463,["/",["s",500,["!",460],462,">"],496]]]]', // 518 readBadElementClose
      '[1,["@",1,["endsInside",517],["M","BadCutElementClose",["[+","^"]]]]', // 519 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 520 readMissingElementClose
      '[1,["L",522]]', // 521 leaf
      '[1,["N",23,["s",463,523,"<",[":",0,524],">"]]]', // 522 readUnmarkedHead
      '[1,["M","BadUnmarkedTag",""]]', // 523 readBadUnmarkedTag
      '[0,["@",1,["!",460],["$",["[+","^\\t\\n\\r /<>"]]]]', // 524 readUnmarkedKey
      '[0,["L",["&",["s",["[*","\\t\\n\\r "],"<",526,">"]]],"\\t\\n\\r <"]', // 525 leaf
      '[0,["s",["!",460],["[+","^\\t\\n\\r /<>"]]]', // 526 skipUnmarkedKey
      '[0,[[["s",["!",528],["[","^"]],null,0,null,false]]]', // 527 text
      '[0,["/",494,496,["s",49,["!",529]]]]', // 528 skipUnmarkedStop
      '[0,["s",["|",1,4096,false,["s",["!",496],["[","^"]]],496],"^"]', // 529 skipUnmarkedClosesLater
      '[1,["L",531]]', // 530 leaf
      '[1,["/",532,214,520]]', // 531 readUnmarkedEnd
      '[0,["N","UnmarkedClose",496]]', // 532 readUnmarkedClose
      '[1,["L",534]]', // 533 leaf
      '[1,["@",1,["endsInside",535],["M","BadCutElement",["[+","^"]]]]', // 534 readBadCutElement
      '[0,["/",["s",["?",536],484,458,">"],["s",463,484,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 535 skipElementHead
      '[0,115]', // 536 skipBadKeyTag
      '[1,["L",["/",538,363,369]]]', // 537 leaf
      '[1,["M","BadLoneKey",["s",107,["[*","\\t\\n\\r "],427,["[*","\\t\\n\\r "],409]]]', // 538 readBadLoneKey
      '[0,["L",["&",540]]]', // 539 leaf
      '[0,["s",["!",49],["[","\\"\'[{"]]]', // 540 skipAnyArguments
      '[1,["L",["/",370,542,371]]]', // 541 leaf
      '[1,["M","BadJunk",["s",["!",543],["!",112],["!",114],["!",80],["!",85],["s",["?",494],["+",["s",["!",49],["!",112],["!",375],["!",107],["!",494],["!",456],["!",["[","[{"]],["[","^"]]]]]]]', // 542 readBadJunk
      '[0,["option","callOver",""]]', // 543 read_callOver
      '[1,["L",545]]', // 544 leaf
      '[1,["/",546,547,549,550,551,553,554]]', // 545 readCallEnd
      '[0,["N","CallClose",112]]', // 546 readCallClose
      '[1,["M","BadCallClose",548]]', // 547 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 548 readWrongCallClose
      '[1,["@",1,["endsInside",377],["M","BadCutClose",["[+","^"]]]]', // 549 readBadCutClose
      '[0,["N","CallOver",["s",543,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 550 readCallOver
      '[0,["N","CallOverAtEnd",["s",543,552,["!",["[","^"]]]]]', // 551 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 552 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 553 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 554 readMissingCallClose
      '[0,["L",556]]', // 555 leaf
      '[0,["N",24,["s",84,85,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,395],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 556 readElementCallHead
      '[0,["L",558]]', // 557 leaf
      '[0,["N","ArgumentsOpen",559]]', // 558 readArgumentsOpen
      '[0,["s",84,"<parameters>"]]', // 559 skip_argumentsOpen
      '[1,["L",["/",534,561]]]', // 560 leaf
      '[1,["M","BadToolWords",["+",["s",["!",562],["!",128],["!",49],["!",563],["[","^"]]]]]', // 561 readBadToolWords
      '[0,["/",502,559,457]]', // 562 skipToolTag
      '[0,["q",564]]', // 563 skipCutToolTag
      '[0,["@",1,["endsInside",562],""]]', // 564 readCutToolTag
      '[1,["L",566]]', // 565 leaf
      '[1,["/",567,568,214,569]]', // 566 readArgumentsEnd
      '[0,["N","ArgumentsClose",506]]', // 567 readArgumentsClose
      '[1,["@",1,["endsInside",506],["M","BadCutArgumentsClose",["[+","^"]]]]', // 568 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 569 readMissingArgumentsClose
      '[1,["L",571]]', // 570 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 571 readMissingArgumentsOpen
      '[1,["L",573]]', // 572 leaf
      '[1,["@",1,["endsInside",86],["M","BadCutCall",["[+","^"]]]]', // 573 readBadCutCall
      '[1,["L",["/",1,575,578,363,369]]]', // 574 leaf
      '[0,["N","Separator",["s",576,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",577],["!",["[","^"]]]]]]]]]', // 575 readSeparator
      '[0,["option","separator",";"]]', // 576 read_separator
      '[0,["+",["s",310,["[*","\\t\\n\\r "]]]]', // 577 skipTokens
      '[1,["M","BadSeparator",["s",["/",",",["s",179,";"]],["&",["s",["[*","\\t\\n\\r "],["/",118,["s",179,127,"("]]]]]]]', // 578 readBadSeparator
      '[0,["L",580]]', // 579 leaf
      '[0,["N","PyOpen",["s",["&",124],"["]]]', // 580 readPyOpen
      '[0,["L",582]]', // 581 leaf
      '[0,["N",25,["s",[":",0,583],"("]]]', // 582 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 583 readPyName
      '[1,["L",["/",178,1,294]]]', // 584 leaf
      '[1,["L",586]]', // 585 leaf
      '[1,["/",587,553,299]]', // 586 readPyEnd
      '[0,["N","PyClose","]"]]', // 587 readPyClose
      '[1,["L",589]]', // 588 leaf
      '[1,["M","BadLineList",["s",179,"[",["&",["s",["[*","\\t\\n\\r "],127,"("]]]]]', // 589 readBadLineList
      '[0,["L",["/",591,1]],"\\t\\n\\r ,"]', // 590 leaf
      '[0,["N","LineComma",","]]', // 591 readLineComma
      '[0,["L",["?",593]]]', // 592 leaf
      '[0,["N","LineListEnd","]"]]', // 593 readLineListEnd
      '[0,["L",["&",179]]]', // 594 leaf
      '[0,["L",["s",["&",596],["!",49]]]]', // 595 leaf
      '[0,["option","json",""]]', // 596 readJson
      '[1,["L",["/",370,371]]]', // 597 leaf
      '[0,["L",["&",["/",80,["s",105,["+",47],["[*","\\t\\n\\r "],48,["[*","\\t\\n\\r "],"{"]]]]]', // 598 leaf
      '[1,["L",["/",600,601]]]', // 599 leaf
      '[1,["M","BadNameless",["s",["/",85,81],["*",["s",["!",112],["!",114],["!",79],["[","^"]]],["?",112]]]]', // 600 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",602],["+",["s",["!",372],["!",["s",["/",596,179],["[","[{"]]],["/",["s",24,["[*","\\t\\n\\r "]],["[","^"]]]]],["s",["&",["s",603,604]],["+",["s",["!",372],["[","^\\n\\r[{"]]]]]]', // 601 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 602 readSectionCloses
      '[0,["option","sectionOver",""]]', // 603 read_sectionOver
      '[0,["q",605]]', // 604 skipStrayToList
      '[0,["scan",["s",["!",372],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 605 readStrayToList
      '[1,["L",607]]', // 606 leaf
      '[1,["/",608,549,609,610,611,553,612]]', // 607 readSectionEnd
      '[0,["N","SectionClose",114]]', // 608 readSectionClose
      '[1,["M","BadSectionClose",373,374]]', // 609 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",603,["!",["[","^"]]]]]', // 610 readSectionOverAtEnd
      '[0,["N","SectionOver",603]]', // 611 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 612 readMissingSectionClose
      '[1,["L",614]]', // 613 leaf
      '[1,["M","BadNoFence",["s",615,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 614 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 615 readUnfencedOpen
      '[0,["L",617]]', // 616 leaf
      '[0,["N","WordedListOpen",["s",["&",71],72]]]', // 617 readWordedListOpen
      '[0,["L",["&",619]]]', // 618 leaf
      '[0,["s",620,79]]', // 619 skipBareCall
      '[0,["option","bare",""]]', // 620 readBare
      '[1,["L",["/",1,600]]]', // 621 leaf
      '[0,["L",["?",623]]]', // 622 leaf
      '[0,["N","LateClose",114]]', // 623 readLateClose
      '[1,["L",625]]', // 624 leaf
      '[1,["N",26,["s",[":",0,626],[":",1,583],["&","{"]]]]', // 625 readLoneCallHead
      '[1,["M","BadLoneOpen",627]]', // 626 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 627 readLoneOpen
      '[0,["L",629]]', // 628 leaf
      '[0,["N","LoneCallEnd",["?",112]]]', // 629 readLoneCallEnd
      '[0,["L",["&",118]]]', // 630 leaf
      '[1,["L",["/",1,575,578,370,371]]]', // 631 leaf
      '[0,["L",["&",124]]]', // 632 leaf
      '[1,["L",634]]', // 633 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 634 readBadBracket
      '[1,["L",636]]', // 635 leaf
      '[1,["N",27,["s","<",[":",0,129],[":",1,391]]]]', // 636 readEmptyTool
      '[0,["L",638]]', // 637 leaf
      '[0,["N",28,["s","<",[":",0,129],">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],130,">"]]]]]', // 638 readToolHead
      '[1,["L",640]]', // 639 leaf
      '[1,["/",641,642,214,643]]', // 640 readToolEnd
      '[0,["N","ToolClose",503]]', // 641 readToolClose
      '[1,["@",1,["endsInside",503],["M","BadCutToolClose",["[+","^"]]]]', // 642 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 643 readMissingToolClose
      '[1,["L",["/",645,647]]]', // 644 leaf
      '[1,["M","BadStrayClose",646]]', // 645 readBadStrayClose
      '[0,["option","closeMarker","</tool_call>"]]', // 646 readCloseMarker
      '[0,["N",29,[":",0,["$",40]]]]', // 647 readInlineCode
      '[0,["L",649]]', // 648 leaf
      '[0,["N",30,["s",["!",650],[":",0,652],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,653],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 649 readFenceOpen
      '[0,["s",651,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 650 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 651 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 652 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 653 readTildes
      '[0,["L",["s",["!",655],["!",659]]]]', // 654 leaf
      '[0,["s",656,["&",["s",["[*","\\t "],["/",658,43,155,7,342]]]]]', // 655 skipFenceEnd
      '[0,["q",657]]', // 656 skipClosingRun
      '[0,["closes",0,["/",652,653]],"`~"]', // 657 readClosingRun
      '[0,["/",24,659,["!",["[","^"]]]]', // 658 skipFenceOver
      '[0,["s",["/",310,342],311]]', // 659 skipEndsReply
      '[0,["L","```"]]', // 660 leaf
      '[0,[["`",null,0,null,false]]]', // 661 text
      '[0,["L","~~~"]]', // 662 leaf
      '[0,[["~",null,0,null,false]]]', // 663 text
      '[0,["L",["[","^"]]]', // 664 leaf
      '[1,["L",["/",666,667]]]', // 665 leaf
      '[0,["N",31,[":",0,["$",655]]]]', // 666 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 667 readMissingCodeEnd
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,[["\\n","\\t \\"&*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,null,false],[["s","&",["&",["[","^#al"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",377],["!",669],["!",671],["!",698],["[","^`"]],null,0,null,false]]]', // 668 text
      '[0,["q",670]]', // 669 skipCutStop
      '[0,["@",1,["endsInside",377],""]]', // 670 readCutStop
      '[0,["/",21,672,676,314]]', // 671 skipDialectStop
      '[0,["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],673]]', // 672 skipDialectCut
      '[0,["q",674]]', // 673 skipCutDialect
      '[0,["@",1,["endsInside",675],""]]', // 674 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",30,">"],["s","<function name=",["[","\\"\'"],30,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 675 skipDialectStart
      '[0,["/",677,678,681,686,687,691,695,696,697,66]]', // 676 skip_likeCall
      '[0,["s",105,48,["[*","\\t\\n\\r "],"{"]]', // 677 skipLikeArguments
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",77],["[","\\"\'"],679,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],680,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",77],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 678 skipLikeObject
      '[0,["/",122,"tool_name","tool","action"],"afinpt"]', // 679 skipLikeKey
      '[0,["option","knownTool","ping"]]', // 680 readKnownTool
      '[0,["/",["s",["!",126],"[",["[*","\\t\\n\\r "],680,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",223,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",126],"[",["[*","\\t\\n\\r "],682,"(",["[*","\\t\\n\\r "],683,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],683]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],682,"("],"]"]],["s",20,["!",126],"[",682,"(",685,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 681 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 682 skipLikeName
      '[0,["s",682,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],684]]', // 683 skipLikeArgument
      '[0,["/",685,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 684 skipLikeLiteral
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 685 skipLikeString
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",20,"<tool_call>",["|",1,256,false,["[","^<"]],"</tool_call>"]]]', // 686 skipLikeTag
      '[0,["/",["s",688,["[*","\\t "],["?",689],680,["[*","\\t "],690,68,["/",["[","<{"],688]],["s","<",680,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="]]]],"&<\\\\\\\\"]', // 687 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 688 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 689 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 690 skipLikeClose
      '[0,["s",688,["|",0,32,false,692],693,["|",0,256,false,["s",["!",690],["[","^\\n\\r&<>"]]],690,68,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],68,["/",["[","([]{"],["&","<"],688]]]', // 691 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",693],["!",690],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 692 skipLikeLead
      '[0,["/",["s",["i","tool"],694,["i","call"]],["s",["i","function"],694,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],694,["i","prefix"]],["s",["i","start"],694,["i","action"]],["s",["i","content"],694,["i","invoke"]],["s",["i","python"],694,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 693 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 694 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],694,["i","calls"],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 695 skipLikeList
      '[0,["s",688,["[*","\\t "],["i","|open|"],["[*","\\t "],690,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 696 skipLikeOpenCall
      '[0,["s",688,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],690,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],688,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 697 skipLikeChannel
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 698 skipTildesAhead
      '[1,["L",["/",700,701,703,704,705,706,707]]]', // 699 leaf
      '[1,["@",1,["endsInside",377],["M","BadCutMarker",["[+","^"]]]]', // 700 readBadCutMarker
      '[1,["@",1,["endsInside",702],["M","BadCutOpening",["[+","^"]]]]', // 701 readBadCutOpening
      '[0,["/",["s",["?",45],69],124,71,619,118,128,["s",155,156,24],["s",318,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 702 skipOpening
      '[1,["@",1,["endsInside",40],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",43],["[","^\\n\\r`"]]],43]],["[+","^"]]]]]', // 703 readBadCutCode
      '[0,["N",32,[":",0,22]]]', // 704 readDialect
      '[0,["N",33,[":",0,["$",676]]]]', // 705 readLikeCall
      '[1,["@",1,["endsInside",675],["M","BadCutDialect",["s",20,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 706 readBadCutDialect
      '[0,["N",34,[":",0,["$",["/",577,["s",24,["&",671]],377,["[+","`"],["[","^"]]]]]]', // 707 readLoneText
      '[1,["L",709]]', // 708 leaf
      '[1,["/",710,163,711]]', // 709 readRegionEnd
      '[0,["N","RegionClose",7]]', // 710 readRegionClose
      '[0,["N","RegionOver",""]]', // 711 readRegionOver
      '[1,["L",713]]', // 712 leaf
      '[1,["M","BadRegionMarker",714,7]]', // 713 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 714 readTurnOpen
      '[1,["L",["/",716,309]]]', // 715 leaf
      '[0,["N","EmptyThought",16]]', // 716 readEmptyThought
      '[1,["L",["/",313,700,701,704,718,723]]]', // 717 leaf
      '[0,["N",35,[":",0,719]]]', // 718 readBareDialect
      '[0,["/",["{",81,["s","{",["[*","\\t\\n\\r "],["?",720],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",82,["s","{",["[*","\\t\\n\\r "],["?",720],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",83,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],33,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",84,["s",["!",721],"[",["[*","\\t\\n\\r "],30,"(",["[*","\\t\\n\\r "],["/",")",["s",30,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",85,["s","[",["[*","\\t\\n\\r "],30,"(",["[*","\\t\\n\\r "],["/",33,722],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",86,["s",["?"," "],"to=",30,"<|message|>"]],["{",87,["s",["?"," "],"to=",30," <|channel|> "]],["{",88,["s",["?"," "],"to=",30,["[*"," "],["[*","a-z"],"<|"]],["{",89,["s",["?","**"],"Thought",35,["*",["s",["!",["s",24,34]],["[","^"]]],24,34]]]," *T[t{"]', // 719 read_bareDialect
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 720 skipMarkType
      '[0,["s","[",30,"()]",["[","(["]]]', // 721 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 722 skipMarkSingle
      '[0,["N",36,[":",0,["$",["s",680,"(",["[*","\\t\\n\\r "],["/",")",["s",223,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 723 readLikeLine
      '[1,["L",725]]', // 724 leaf
      '[1,["M","BadFence",["s",["&",726],["/",651,730],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",44,732]]]],"`~"]', // 725 readBadFence
      '[0,["/",["s",651,["[*","^\\n\\r`"],24,["*",["/",727,["s",["!",729],["/",651,["[","^"]]]]],["/",["s",651,311],["!",["[","^"]]]],["s",730,["[*","^\\n\\r"],24,["*",["s",["!",731],["/",730,["[","^"]]]],["/",["s",730,311],["!",["[","^"]]]]],"`~"]', // 726 skipWholeFence
      '[0,["s",651,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",728],["/",651,["[","^"]]]],["/",728,["!",["[","^"]]]]]', // 727 skipShownFence
      '[0,["/",["s",["&","```"],112],729],"`"]', // 728 skipShownEnd
      '[0,["s",651,["[*","\\t "],["/",24,310,["!",["[","^"]]]]]', // 729 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 730 skipTildes
      '[0,["s",730,["[*","\\t "],["/",24,310,["!",["[","^"]]]]]', // 731 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",733,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 732 skip_fencedObject
      '[0,["option","fencedName","ping"]]', // 733 readFencedName
      '[0,["L",["&",732]],"{"]', // 734 leaf
      '[1,["L",["?",["/",736,737]]]]', // 735 leaf
      '[0,["N","WrappingEnd",["s",["/",651,730],["&",["s",["[*","\\t "],658]]]],"`~"]', // 736 readWrappingEnd
      '[1,["M","MissingFenceEnd",["!",["[","^"]]]]', // 737 readMissingFenceEnd
      '[0,["L",739]]', // 738 leaf
      '[0,["N",37,["s",20,["&",726],["/",651,730],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",22,719]]]]]', // 739 readWrappedDialect
      '[0,["L",["?",741]]]', // 740 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 741 readEnd
      '[1,["L",["?",743]]]', // 742 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],14]]]', // 743 readBadThoughtAgain
      '[0,["L",745]]', // 744 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 745 readThoughtGoesOn
      '[0,["L",747]]', // 746 leaf
      '[0,["N","FirstThoughtHead",["s",748,150]]]', // 747 readFirstThoughtHead
      '[0,["s",749,"self",["!",146]]]', // 748 skipToSelf
      '[0,["option","addressed",""]]', // 749 readAddressed
      '[0,[[["s",["!",341],["[","^"]],null,0,null,false]]]', // 750 text
      '[1,["L",752]]', // 751 leaf
      '[1,["/",350,163,352,354]]', // 752 readThoughtMessageEnd
      '[0,["L",754]]', // 753 leaf
      '[0,["N","FirstCallsHead",["s",755,150,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 754 readFirstCallsHead
      '[0,["s",749,144]]', // 755 skipToTool
      '[1,["L",["/",363,369,757]]]', // 756 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",341],["!",["s",310,311]],["!",44],["!",375],["[","^"]]]]]', // 757 readBadBesideCalls
      '[0,["L",759]]', // 758 leaf
      '[0,["N","FirstUserHead",["s",749,145,["!",146],150]]]', // 759 readFirstUserHead
      '[0,[[["s",749,["!",341],["[","^"]],null,0,null,false]]]', // 760 text
      '[0,["L",["!",341]]]', // 761 leaf
      '[0,["L",763]]', // 762 leaf
      '[0,["N","FirstTextHead",["s",357,764]]]', // 763 readFirstTextHead
      '[0,["s",["&",765],24]]', // 764 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 765 readRecipientOpenIsUsed
      '[1,["L",767]]', // 766 leaf
      '[1,["N","FirstCodeHead",["s",339,["!",146],["*",336],150],["s",339,764]]]', // 767 readFirstCodeHead
      '[1,["L",769]]', // 768 leaf
      '[1,["N",38,["s",[":",0,360],["*",336],150],["s",[":",0,361],764]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 769 readFirstToolHead
      '[1,["L",771]]', // 770 leaf
      '[1,["M","BadMessagesFence",["s",132,["&",726],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",134]]]]', // 771 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 772 leaf
      '[1,["L",774]]', // 773 leaf
      '[1,["N",39,["s",["&",134],[":",0,335],["*",["s",["!",775],336]],776,150],["s",["&",134],[":",0,335],143,748,150]]]', // 774 readThoughtHead
      '[0,["s",142,["[*","\\t "],"analysis",["!",146],["*",["s",["!",142],139]],["&",150]]]', // 775 skipLastAnalysis
      '[1,["s",142,["[*","\\t "],"analysis",["!",146],["*",["s",["!",142],336]],["&",150]]]', // 776 noteLastAnalysis
      '[0,["L",778]]', // 777 leaf
      '[0,["N",40,["s",["&",134],[":",0,335],143,["!",748],755,150,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 778 readCallsHead
      '[1,["L",["/",780,309,1,781]]]', // 779 leaf
      '[1,["M","BadMessageMarker",342]]', // 780 readBadMessageMarker
      '[1,["@",1,["endsInside",346],["M","BadCutHead",["[+","^"]]]]', // 781 readBadCutHead
      '[0,["L",["!",783]]]', // 782 leaf
      '[0,["s",132,136,["/",145,144],["*",139],150]]', // 783 skipFirstHead
      '[1,["L",785]]', // 784 leaf
      '[1,["M","BadOutside",""]]', // 785 readBadOutside
      '[1,["L",["?",["/",787,737]]]]', // 786 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",310,["!",["[","^"]]]]]]]', // 787 readMessagesFenceEnd
      '[1,["L",789]]', // 788 leaf
      '[1,["@",1,["endsInside",783],["M","BadCutFirst",["[+","^"]]]]', // 789 readBadCutFirst
      '[1,["L",["/",791,785]]]', // 790 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 791 readMissingMessages
      '[1,["L",793]]', // 792 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",53]]]]', // 793 readBadStepsFence
      '[0,["L",795]]', // 794 leaf
      '[0,["N","ObjectActionHead",["s",61,["[*","\\t\\n\\r "],["&",64]]]]', // 795 readObjectActionHead
      '[0,["L",797]]', // 796 leaf
      '[0,["N","InputFence",["s","```",["[*","^\\n\\r`"],24]]]', // 797 readInputFence
      '[1,["L",["/",799,800,801]]]', // 798 leaf
      '[0,["N","InputFenceEnd","```"]]', // 799 readInputFenceEnd
      '[0,["N","ObjectAtEnd",["!",["[","^"]]]]', // 800 readObjectAtEnd
      '[1,["M","MissingInputFence",""]]', // 801 readMissingInputFence
      '[0,["L",803]]', // 802 leaf
      '[0,["N",41,[":",0,["$",66]]]]', // 803 readLikeStep
      '[0,["L",805]]', // 804 leaf
      '[0,["N",42,["s",61,62,[":",0,806],62,["[*","\\t "],24]]]', // 805 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 806 readActionName
      '[0,["L",808]]', // 807 leaf
      '[0,["N","InputHead",57]]', // 808 readInputHead
      '[0,["L",["&",["/","{",810]]],"\\"\'{"]', // 809 leaf
      '[0,["s",811,812]]', // 810 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 811 skipTextInQuotes
      '[0,["s",["[*","\\t\\n\\r "],["/",53,"```",659,["!",["[","^"]]]]]', // 812 skipInputOver
      '[0,["L",814]]', // 813 leaf
      '[0,["N","EmptyInput",["s",["/","null","None"],["&",812]]],"Nn"]', // 814 readEmptyInput
      '[0,["L",["s",["!",53],["!",816],818]]]', // 815 leaf
      '[0,["q",817]]', // 816 skipCutStep
      '[0,["@",1,["endsInside",53],""]]', // 817 readCutStep
      '[0,["s",["!",819],["[","^\\n\\r"]]]', // 818 skipTextStart
      '[0,["/",14,16,659]]', // 819 skip_textEnd
      '[0,[[["s",["!",819],["[","^\\n\\r"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",53,659,816,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 820 text
      '[1,["L",["/",799,822,801]]]', // 821 leaf
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 822 readInputAtEnd
      '[1,["L",824]]', // 823 leaf
      '[1,["@",1,["endsInside",57],["M","BadCutInput",["[+","^"]]]]', // 824 readBadCutInput
      '[1,["L",826]]', // 825 leaf
      '[1,["/",1,827,371,828]]', // 826 readActionRest
      '[1,["@",1,["endsInside",53],["M","BadCutStep",["[+","^"]]]]', // 827 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",53],["!",659],["+",["s",["!",819],["!",829],["[","^\\n\\r"]]]]]]', // 828 readBadStepWords
      '[0,["/",["s",["!","Action"],671],66]]', // 829 skipStepStop
      '[0,["L",831]]', // 830 leaf
      '[0,["/",832,833]]', // 831 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 832 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 833 readActionOver
      '[1,["L",835]]', // 834 leaf
      '[1,["N",43,["s",61,[":",0,806],836,"(",["&",837]]]]', // 835 readNamedHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 836 readBadInline
      '[0,["s",["[*","\\t\\n\\r "],["?",["s",683,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],683]]]],["[*","\\t\\n\\r "],")",["[*","\\t "],["/",24,659,["!",["[","^"]]]],"\\t\\n\\r )A-Z_a-z\u0080-\uffff"]', // 837 skipNamedArguments
      '[1,["L",839]]', // 838 leaf
      '[1,["N",44,["s",61,[":",0,806],["&",["s",["[*","\\t "],["[","([{"]]],836]]]', // 839 readInlineHead
      '[0,["L",["?",841]]]', // 840 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 841 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 842 leaf
      '[0,[[["s",["!",["/",844,819]],["[","^\\n\\r"]],null,0,null,false]]]', // 843 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,659,["!",["[","^"]]]]]]', // 844 skipInlineClose
      '[0,["L",["?",846]]]', // 845 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,659,["!",["[","^"]]]]]]]', // 846 readInlineClose
      '[0,["L",848]]', // 847 leaf
      '[0,["N","ThoughtLabel",54]]', // 848 readThoughtLabel
      '[0,["L",["!",53]]]', // 849 leaf
      '[0,["L",818]]', // 850 leaf
      '[0,["L",["!",816]]]', // 851 leaf
      '[1,["L",853]]', // 852 leaf
      '[1,["/",163,854]]', // 853 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 854 readStepOver
      '[0,["L",856]]', // 855 leaf
      '[0,["N","AnswerLabel",59]]', // 856 readAnswerLabel
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false]]]', // 857 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],40]],"A`cf"]', // 858 leaf
      '[0,["L",["s",["!",819],["!",829],["[","^\\n\\r`"]]]]', // 859 leaf
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,null,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,null,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,null,false],[41,null,0,null,false],[null,"`",1,null,false],[["s",["!",819],["!",829],["[","^\\n\\r`"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",53,659,816,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 860 text
      '[1,["L",862]]', // 861 leaf
      '[1,["M","BadLoneInput",["s",57,["[*","^\\n\\r"]]]]', // 862 readBadLoneInput
      '[1,["L",827]]', // 863 leaf
      '[1,["L",["/",704,705,706,707]]]', // 864 leaf
      '[1,["L",["?",["/",866,737]]]]', // 865 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 866 readStepsFenceEnd
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, "{": ofAction, handing: ofHanding, hand: ofHand, i: ofCase, character: ofCharacter, scan: ofScan, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(36) }] } }, { op: 'leaf', read: rules.at(160) }] };
  const stepdoublePart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(244) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(216), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(273) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(181), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(167) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(165) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["$A-Z_a-z\u0080-\uffff", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(177) }, stepvalue, { op: 'leaf', read: rules.at(323) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(364), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[n{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(405) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(491), body: stepinnerPart }] };
  const stepunmarkedInner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(525), body: { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(405) }, { op: 'again', step: () => stepUnmarkedElement }] } }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'again', step: () => stepUnmarkedElement }, { op: 'leaf', read: rules.at(533) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(480), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(539), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(405) }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(560) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(388) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(572) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(588) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(590) }] } }, { op: 'leaf', read: rules.at(592) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(594), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(595), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(598), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(574) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(597) }, stepnextCall, { op: 'leaf', read: rules.at(599) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(630), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<", "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(329) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(355) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'leaf', read: rules.at(635) }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepThought }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(308) }, stepcalls, { op: 'leaf', read: rules.at(644) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(699) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(712) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(715) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(717) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(712) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(405) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(756) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(761), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "\\-.0-9A-Z_a-z\u0080-\uffff"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(762) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(779) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(809), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(772), body: { op: 'choice', starts: ["\"'{", "Nn", null], alternatives: [stepinputValue, { op: 'leaf', read: rules.at(813) }, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(842), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(849), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(405) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(851), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, "A", null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(405) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(308) }, { op: 'again', step: () => stepObjectAction }, { op: 'leaf', read: rules.at(802) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepNamedAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(861) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(863) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(864) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(772), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(738) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(740) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(708) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(12) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(15), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(168), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ListOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(169) }, { op: 'leaf', read: rules.at(173) }, { op: 'leaf', read: rules.at(175) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(177) }, stepvalue, { op: 'leaf', read: rules.at(300) }] } }, { op: 'leaf', read: rules.at(304) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(182) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(177) }, stepvalue, { op: 'leaf', read: rules.at(300) }] } }, { op: 'leaf', read: rules.at(301) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ObjectOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(184) }, { op: 'leaf', read: rules.at(173) }, { op: 'leaf', read: rules.at(175) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(284) }] } }, { op: 'leaf', read: rules.at(296) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(188) }, { op: 'leaf', read: rules.at(173) }, { op: 'optional', body: stepvalue }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 5, isText: false, body: { op: 'sequence', hand: { attribute: 5, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(203) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(208) }] } }, { op: 'leaf', read: rules.at(211) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(205), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(239) }, { op: 'loop', body: { op: 'choice', starts: [null, "\""], alternatives: [stepdoublePart, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(246) }, { op: 'loop', body: stepdoublePart }, { op: 'leaf', read: rules.at(248) }] }] } }, { op: 'leaf', read: rules.at(252) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(241), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(255) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(260) }] } }, { op: 'leaf', read: rules.at(252) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(257), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(262) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(269) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(264), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(316) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(326) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(320) }, { op: 'leaf', read: rules.at(322) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(347) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(340), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(358) }, { op: 'leaf', read: rules.at(322) }, { op: 'leaf', read: rules.at(362) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(367) } }, { op: 'leaf', read: rules.at(381) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(365), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(382) }, { op: 'leaf', read: rules.at(322) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(606) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(392) }, { op: 'leaf', read: rules.at(322) }, { op: 'leaf', read: rules.at(402) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(405) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(473) }, stepelementOfCall, { op: 'leaf', read: rules.at(537) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(541) }] } }, { op: 'leaf', read: rules.at(544) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(406) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(443) }] } }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: rules.at(466) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(428) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(439) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(431), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: rules.text(446), isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(481) }, { op: 'leaf', read: rules.at(488) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(514) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(492), isSome: true } };
  const stepUnmarkedElement: Step = { op: 'rule', name: 'UnmarkedElement', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as UnmarkedHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(521) }, { op: 'loop', body: stepunmarkedInner }, { op: 'optional', body: { op: 'again', step: () => stepUnmarkedText } }, { op: 'leaf', read: rules.at(530) }] } };
  const stepUnmarkedText: Step = { op: 'rule', name: 'UnmarkedText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(527), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(555) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(405) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(473) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(560) }] } }, { op: 'leaf', read: rules.at(544) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(557) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(565) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(570) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(565) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(579) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(584) }] } }, { op: 'leaf', read: rules.at(585) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(581) }, { op: 'leaf', read: rules.at(322) }, { op: 'leaf', read: rules.at(175) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(326) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(613) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(616) }, { op: 'leaf', read: rules.at(322) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(618), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(621) }] } }, { op: 'leaf', read: rules.at(622) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(624) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(628) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(630), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(631) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(632), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(633) } }, { op: 'leaf', read: rules.at(622) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(637) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(639) }] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(648) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(665) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(654), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(660) }, { op: 'text', read: rules.text(661) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(662) }, { op: 'text', read: rules.text(663) }] }, { op: 'leaf', read: rules.at(664) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(654), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(660) }, { op: 'text', read: rules.text(661) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(662) }, { op: 'text', read: rules.text(663) }] }, { op: 'leaf', read: rules.at(664) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(668), isSome: true } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(724) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(405) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(735) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(734), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(742) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(738) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(740) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(744) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(738) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(740) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(746) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(751) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(750), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(753) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(381) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(758) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(381) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(760), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(766) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(347) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(768) }, { op: 'leaf', read: rules.at(322) }, { op: 'leaf', read: rules.at(362) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(367) } }, { op: 'leaf', read: rules.at(381) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(322) }, { op: 'optional', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(788) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(740) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(770) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(772), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(786) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(773) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(751) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(777) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(381) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(355) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(381) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(782), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(784) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(782), body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(790) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(740) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(744) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(751) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(740) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(322) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(740) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(792) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(865) }] } };
  const stepObjectAction: Step = { op: 'rule', name: 'ObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(794) }, { op: 'optional', body: { op: 'choice', starts: ["`", "{"], alternatives: [{ op: 'again', step: () => stepFencedObjectAction }, { op: 'again', step: () => stepObject }] } }] } };
  const stepFencedObjectAction: Step = { op: 'rule', name: 'FencedObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(796) }, { op: 'leaf', read: rules.at(322) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(322) }, { op: 'leaf', read: rules.at(798) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(804) }, { op: 'leaf', read: rules.at(322) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(823) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(825) } }, { op: 'leaf', read: rules.at(830) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(807) }, { op: 'leaf', read: rules.at(322) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", "Nn", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'leaf', read: rules.at(813) }, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(796) }, { op: 'leaf', read: rules.at(322) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(322) }, { op: 'leaf', read: rules.at(821) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(815) }, { op: 'text', read: rules.text(820) }] } };
  const stepNamedAction: Step = { op: 'rule', name: 'NamedAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(834) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(326) }, { op: 'loop', body: { op: 'leaf', read: rules.at(825) } }, { op: 'leaf', read: rules.at(830) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(838) }, { op: 'leaf', read: rules.at(840) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(845) }, { op: 'loop', body: { op: 'leaf', read: rules.at(825) } }, { op: 'leaf', read: rules.at(830) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(843), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(847) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(852) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(850) }, { op: 'text', read: rules.text(820) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(855) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [" !#-%'-)+-;=?@B-Z\\^_abdeg-z|-\uffff", "A`cf", "`", null], alternatives: [{ op: 'text', read: rules.text(857), isSome: true }, { op: 'leaf', read: rules.at(858) }, { op: 'text', read: rules.text(661), isSome: true }, { op: 'leaf', read: rules.at(859) }] }, { op: 'text', read: rules.text(860) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(740) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(744) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(852) }] } };

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
    BadSecondQuote: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadLoneQuote: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
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
