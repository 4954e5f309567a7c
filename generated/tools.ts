// Generated from grammars/tools/reply.peggy, grammars/tools/like-calls.peggy, grammars/tools/calls.peggy, grammars/tools/blocks.peggy, grammars/tools/bare.peggy, grammars/tools/parameters.peggy, grammars/tools/python.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type Options, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, once, ofCase, ofCharacter, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofScan, ofOption } from '../src/engine/generated.ts';

export interface EndNode extends TreeNode { readonly type: 'End'; }
export interface NamedMarkerNode extends TreeNode { readonly type: 'NamedMarker'; readonly text: string; }
export interface NamedOpeningNode extends TreeNode { readonly type: 'NamedOpening'; readonly text: string; }
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
export interface NoThoughtNode extends TreeNode { readonly type: 'NoThought'; }
export interface LineThoughtOpenNode extends TreeNode { readonly type: 'LineThoughtOpen'; }
export interface ThoughtBehindOpenNode extends TreeNode { readonly type: 'ThoughtBehindOpen'; }
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
export type Nodes = NodesByType<SpaceNode | BomNode | RegionOpenNode | NamedMarkerNode | CitationNode | LineThoughtOpenNode | ThoughtShownNode
| ThoughtCodeNode | ThoughtTickNode | ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode
| NoThoughtNode | BadThoughtCloseNode | ListOpenNode | BadFirstCommaNode | CommaNode | SetOpenNode | ObjectOpenNode
| KeyNode | TripleOpenNode | BadCutEscapeNode | BadEscapeNode | TripleCloseNode | MissingRestNode | MissingQuoteNode
| PlainTextNode | DoubleOpenNode | BadControlNode | BadDoubleQuoteNode | BadSecondQuoteNode | BadLoneQuoteNode
| TextCloseNode | SingleOpenNode | BadSingleQuoteNode | MarkedOpenNode | MarkedCloseNode | BadCutMarkedQuoteNode
| BadMarkedTextNode | NumberNode | WordNode | BadCutPartNode | BadDebrisNode | ObjectCloseNode | MissingBracketNode
| SetCloseNode | ListCloseNode | BadEndTokenNode | BadRunOnNode | BuiltinHeadNode | PyKeyNode | BadCutArgumentNode
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
| EmptyToolNode | ToolHeadNode | ToolCloseNode | BadCutToolCloseNode | MissingToolCloseNode | ThoughtBehindOpenNode
| BadStrayCloseNode | InlineCodeNode | FenceOpenNode | FenceCloseNode | MissingCodeEndNode | BadCutMarkerNode
| BadCutOpeningNode | BadCutCodeNode | DialectNode | LikeCallNode | BadCutDialectNode | LoneTextNode
| RegionCloseNode | RegionOverNode | BadRegionMarkerNode | ThoughtOpenNode | EmptyThoughtNode | NamedOpeningNode
| BareDialectNode | LikeLineNode | BadFenceNode | WrappingEndNode | MissingFenceEndNode | WrappedDialectNode
| EndNode | BadThoughtAgainNode | ThoughtGoesOnNode | FirstThoughtHeadNode | FirstCallsHeadNode | BadBesideCallsNode
| FirstUserHeadNode | FirstTextHeadNode | FirstCodeHeadNode | FirstToolHeadNode | BadMessagesFenceNode
| ThoughtHeadNode | CallsHeadNode | BadMessageMarkerNode | BadCutHeadNode | BadOutsideNode | MessagesFenceEndNode
| BadCutFirstNode | MissingMessagesNode | BadStepsFenceNode | ObjectActionHeadNode | InputFenceNode
| InputFenceEndNode | ObjectAtEndNode | MissingInputFenceNode | LikeStepNode | ActionHeadNode | InputHeadNode
| EmptyInputNode | InputAtEndNode | BadCutInputNode | BadCutStepNode | BadStepWordsNode | ActionAtEndNode
| ActionOverNode | NamedHeadNode | InlineHeadNode | InlineOpenNode | InlineCloseNode | ThoughtLabelNode
| StepOverNode | AnswerLabelNode | BadLoneInputNode | StepsFenceEndNode>;

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
& Readonly<Record<'Wrapping' | 'WrappedDialect' | 'Bom' | 'Region' | 'BadRegionMarker' | 'EmptyThought' | 'NamedOpening'
| 'BareDialect' | 'LikeLine', 'Reply' | 'ReplyInside' | 'ReplyToRecipient'>>
& Readonly<Record<'End', 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside'>>
& Readonly<Record<'Space', 'Action' | 'Arguments' | 'BareCalls' | 'BareObjects' | 'Builtin' | 'Call' | 'CallsMessage' | 'Element'
| 'ElementCall' | 'FencedInput' | 'FencedMessages' | 'FencedObjectAction' | 'FencedSteps' | 'FirstCalls'
| 'FirstText' | 'FirstTool' | 'InlineAction' | 'Input' | 'Lead' | 'List' | 'LooseArguments' | 'Member' | 'Messages'
| 'MessagesInside' | 'MessagesToRecipient' | 'NamedAction' | 'Object' | 'OpenedStep' | 'PyArgument' | 'PyCall'
| 'PyList' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Section' | 'Set' | 'StepThought' | 'Steps'
| 'StepsInside' | 'Stray' | 'TextMessage' | 'Tool' | 'ToolMessage' | 'UnmarkedElement' | 'WordedList' | 'Wrapping'>>
& Readonly<Record<'Thought', 'FencedSteps' | 'Lead' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps' | 'StepsInside' | 'Stray'>>
& Readonly<Record<'BadEndToken', 'FencedMessages' | 'FencedSteps' | 'FirstText' | 'Lead' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient'
| 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps' | 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BareList' | 'Builtin' | 'BadCutBuiltin' | 'TextHead' | 'Unfenced' | 'WordedList' | 'LoneCall' | 'BareObjects'
| 'BareLines' | 'EmptyTool' | 'Tool', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'
| 'Wrapping'>>
& Readonly<Record<'BadRunOn' | 'Dialect' | 'Fence' | 'LikeCall' | 'BadCutDialect' | 'LoneText', 'FencedSteps' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BadCutMarker' | 'BadCutOpening' | 'NamedMarker' | 'Citation' | 'LineThought' | 'NoThought' | 'ThoughtBehind'
| 'BadStrayClose' | 'InlineCode' | 'Text' | 'BadCutCode' | 'BadThoughtClose', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'CodeMessage' | 'ToolMessage', 'FencedMessages' | 'FirstText' | 'Lead' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Region' | 'Reply'
| 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage' | 'Wrapping'>>
& Readonly<Record<'BadHeaderAgain' | 'BadConstraintAgain', 'CodeMessage' | 'FirstCode' | 'FirstText' | 'FirstTool' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside'
| 'ReplyToRecipient' | 'Stray' | 'TextMessage' | 'ThoughtMessage' | 'ToolMessage' | 'Wrapping'>>
& Readonly<Record<'Section' | 'BareCalls', 'CallsMessage' | 'FirstCalls' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient'
| 'Stray' | 'TextMessage' | 'Wrapping'>>
& Readonly<Record<'BadSelfClose', 'BareCalls' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Section' | 'Stray'
| 'TextMessage' | 'Wrapping'>>
& Readonly<Record<'RegionOpen' | 'RegionClose' | 'RegionOver', 'Region'>>
& Readonly<Record<'MissingThoughtRest', 'FirstThought' | 'LineThought' | 'OpenedMessage' | 'OpenedStep' | 'OpenedThought' | 'Region' | 'StepThought'
| 'Thought' | 'ThoughtBehind' | 'ThoughtMessage'>>
& Readonly<Record<'LineThoughtOpen', 'LineThought'>>
& Readonly<Record<'ThoughtChars' | 'ThoughtShown' | 'ThoughtCode' | 'ThoughtTick' | 'ThoughtClose' | 'MissingThoughtClose', 'LineThought' | 'OpenedThought' | 'Thought' | 'ThoughtBehind'>>
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
& Readonly<Record<'ThoughtBehindOpen', 'ThoughtBehind'>>
& Readonly<Record<'FenceOpen' | 'FenceChars' | 'FenceClose' | 'MissingCodeEnd', 'Fence'>>
& Readonly<Record<'ThoughtOpen', 'Thought'>>
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
  (start, end, l) => ({ type: 'NamedMarker', start, end, text: l[0] }),
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
  (start, end, l) => ({ type: 'NamedOpening', start, end, text: l[0] }),
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
      '[0,["L",["/",9,52]]]', // 8 leaf
      '[0,["N",2,[":",0,["$",["s",10,47]]]]]', // 9 readNamedMarker
      '[0,["/",11,43,44,45,46]]', // 10 skip_namedMarker
      '[0,["/",12,15,16]]', // 11 skip_namedOpening
      '[0,["/",13,14]]', // 12 skipSectionMarker
      '[0,["option","sectionOpen","<tool_call>"]]', // 13 read_sectionOpen
      '[0,["option","wrongSectionOpen","<toolcall>"]]', // 14 readWrongSectionOpen
      '[0,["s",16,["[*","\\t "],["+",["s",["!",17],18]],19,42]]', // 15 skip_namedHead
      '[0,["option","visibleOpen","<function="]]', // 16 readVisibleOpen
      '[0,["s",["[*","\\t\\n\\r "],["?",["[","\\"\'"]],["[*","\\t "],"/>"],"\\t\\n\\r \\"\'/"]', // 17 skipSelfClose
      '[0,["s",["!",19],["!",20],["[","^\\t\\n\\r \\"\'-)<->[]{-}\uff5c"]]]', // 18 skipNameChar
      '[0,["option","nameEnd",">"]]', // 19 readNameEnd
      '[0,["/",21,["s",["&",["[","\\n\\r"]],22]]]', // 20 skipEnds
      '[0,["option","endMarker","</tool_call>"]]', // 21 readEndMarker
      '[0,["s",23,["[*","\\t "],24,["[*","\\t\\n\\r "],["/",25,"```"]]]', // 22 skipStepsGoOn
      '[0,["option","steps",""]]', // 23 read_steps
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 24 skipEol
      '[0,["/",26,29,30,31,32]]', // 25 skipStepAhead
      '[0,["s",23,27,["i","thought"],28]]', // 26 skip_thoughtLabel
      '[0,["?","**"]]', // 27 skipBold
      '[0,["s",["?",["s",["[+","\\t "],["[+","0-9"]]],["[*","\\t "],27,":",27,["[*","\\t "]],"\\t *:"]', // 28 skipLabelEnd
      '[0,["s",23,27,["i","action"],["/",["[+","\\t "],"_"],["i","input"],28]]', // 29 skipInputLabel
      '[0,["s",23,27,["i","observation"],28]]', // 30 skipObservationLabel
      '[0,["s",23,27,["i","final"],["[+","\\t "],["i","answer"],28]]', // 31 skip_answerLabel
      '[0,["/",["s",33,34,35,34,["/",["s",["[*","\\t "],24],["s",["[*","\\t "],["[","([{"]]]],["s",33,["[*","\\t\\n\\r "],36],["s",23,38]]]', // 32 skipActionAhead
      '[0,["s",23,27,["i","action"],28]]', // 33 skipActionLabel
      '[0,["?",["[","\\"`"]]]', // 34 skipNameQuote
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 35 skipActionName
      '[0,["s",["?",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "]]],"{",["[*","\\t\\n\\r "],"\\"",["/","action","name"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",35,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],37],"`{"]', // 36 skipActionObject
      '[0,["s","\\"",["/","action_input","arguments","parameters","input"],"\\"",["[*","\\t\\n\\r "],":"]]', // 37 skipActionInput
      '[0,["s","Action",39,["/",["s",["|",1,256,false,["[","^\\n\\r"]],24,40,["?","**"],["i","action"],["["," _"],["i","input"],39],["s",41,"```",["[*","^\\n\\r`"],24,41,["[","[{"]]]]]', // 38 skip_likeStep
      '[0,["s",["?",["s",["[+"," "],["[+","0-9"]]],["?","**"],":",["?","**"]]," *:"]', // 39 skipMarkLabelEnd
      '[0,["s",["|",1,8,false,["s",["[*","\\t "],">"]],41],"\\t >"]', // 40 skipLikeQuote
      '[0,["*",["/",["[","\\t\\n\\r >"],"\\\\n","\\\\r"]]]', // 41 skipLikeGap
      '[0,["option","headEnd",""]]', // 42 readHeadEnd
      '[0,["option","closeMarker","</tool_call>"]]', // 43 readCloseMarker
      '[0,["option","thinkOpen","<think>"]]', // 44 readThinkOpen
      '[0,["option","thinkClose","</think>"]]', // 45 readThinkClose
      '[0,["option","codeOpen","<|python_tag|>"]]', // 46 readCodeOpen
      '[0,["/",["&",["s",["|",0,4,false,["[","\\"\'*_\u00bb\u201d"]],["[","!),.:;?"],["/",["[","\\t\\n\\r "],["!",["[","^"]]]]],["&",["s",["|",0,4,false,["[","\\"\'*_\u00bb\u201d"]],["[+","\\t "],["character","^[\\\\p{Ll}]","u"],["!",48]]]],"\\t -\\"\')*,.:;?_\u00bb\u201d"]', // 47 skipNamed
      '[0,["/",["s",["*",18],["/",["s",["[*","\\t\\n\\r "],["/",["[","<[`{"],19,["!",["[","^"]]]],["s",49,["[*","\\t "],24]]],["s",["/",50,51],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]],"("]]]', // 48 skipNamesCall
      '[0,["option","loose",""]]', // 49 readLoose
      '[0,["option","lines",""]]', // 50 readLines
      '[0,["option","python",""]]', // 51 readPython
      '[0,["N","Citation",53,["s",54,["[*","^\\n\\r>"],">"]]]', // 52 readCitation
      '[0,["option","citationOpen","<co>"]]', // 53 readCitationOpen
      '[0,["option","citationClose","</co"]]', // 54 readCitationClose
      '[0,["L",56]]', // 55 leaf
      '[0,["N","LineThoughtOpen",["s",24,57]]]', // 56 readLineThoughtOpen
      '[0,["s",["[*","\\t\\n\\r "],44,["!",47]]]', // 57 skipOpensThought
      '[0,[[["s",["!",45],["!",59],["!",["s",61,"`"]],["[","^"]],null,0,null,false]]]', // 58 text
      '[0,["/",["s",60,["!",47]],["s",61,62,63]]]', // 59 skipThoughtEnds
      '[0,["option","thoughtBreak","<|tool_calls_section_begin|>"]]', // 60 readThoughtBreak
      '[0,["option","thoughtCode",""]]', // 61 read_thoughtCode
      '[0,["option","mixed",""]]', // 62 readMixed
      '[0,["q",64]]', // 63 skipDialectMark
      '[0,["/",["{",0,["s",65,"{"]],["{",1,["s",65,"["]],["{",2,["s",65,"```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["[","[{"]]],["{",3,["s",65,"<function",["[","=>"]]],["{",4,["s",65,["[+","^\\t\\n\\r <[`{"],"<tool_sep>"]],["{",5,["s",65,["[+","^\\t\\n\\r <[`{"],["[*","\\t "],["/",24,["[","<{"],["!",["[","^"]]]]],["{",6,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],"{"]],["{",7,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],["/","<parameter=","</function>"]]],["{",8,["s","<function=",["|",1,256,false,["[","^\\n\\r/>"]],"/>"]],["{",9,"<seed:tool_call>"],["{",10,"[TOOL_CALLS]"],["{",11,["s",["?",66],68,"function",69,["|",1,64,false,["[","^\\n\\r<`{"]],["[*","\\t\\n\\r "],"```"]],["{",12,["s",["?",66],68,["|",0,64,false,["[","^\\n\\r<"]],69,["[*","\\t\\n\\r "],"{"]],["{",13,["s","<",70,"DSML",70,["/",["s",["[*"," "],["/","function","tool"],"_calls>"],"invoke name="]]],["{",14,["s","<\uff5c",["/","function_calls>","tool_calls>","invoke name="]]],["{",15,["s","<|tool_call",["/","s_section_begin|>","_section_begin|>","_begin|>"]]],["{",16,["s","<",70,"DSML",70,["/",["s",["[*"," "],"calls>"],["s",["[+"," "],"invoke name="]]]],["{",17,["s","<",70,"GCML",70,["[*"," "],["/","tool_calls>","invoke name="]]],["{",18,["s",["?",["s","<|message_sep|>",["[*","\\t\\n\\r "]]],"function call<|role_sep|>"]],["{",19,["s","<tool_calls>",["[*","\\t\\n\\r "],"<tool_call>"]],["{",20,["s","<ifm|tool_call",["?","s"],">"]],["{",21,"<longcat_tool_call>"],["{",22,"<dots_function_call>"],["{",23,"<|tool_call:start|>"],["{",24,["s","<function name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["/",["s",">",["[*","\\t\\n\\r "],["/","<param name=","</function>"]],["s",["[*"," "],"/>"]]]],["{",25,["s",["?",["s","<|message_model|>",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "]]],"<|content_invoke_tool_json|>"]],["{",26,"<minimax:tool_call>"],["{",27,["/","<atem:function_calls>","<atem:invoke name=\\""]],["{",28,["s","<",["?",72],["/","function_calls>","tool_calls>"],["[*","\\t\\n\\r "],["/",["s","<",["?",72],"invoke"],"invoke name="]]],["{",29,["s","<",["?",72],"invoke name=",["[","\\"\'"]]],["{",30,["s","<function_calls>",["[*","\\t\\n\\r "],71,"("]],["{",31,"<|tool_call>call:"],["{",32,"<start_function_call>"],["{",33,["/","<|START_ACTION|>","<|START_RESPONSE|>","<|START_TEXT|>","<|CHATBOT_TOKEN|>"]],["{",34,"<TOOLCALL>"],["{",35,["s","functools[",["[*","\\t\\n\\r "],"{"]],["{",36,"<|python_tag|>"],["{",37,["/","<|python_start|>","<|tool_call_start|>"]],["{",38,"<\uff5ctool_calls_begin\uff5c>"],["{",39,"<|tools_prefix|>"],["{",40,["s","<|action_start|>",["[*","\\t\\n\\r "],"<|plugin|>"]],["{",41,"<|function_call|>"],["{",42,["s","<tool_calls>",["[*","\\t\\n\\r "],"[",24]],["{",43,["s","<tool_calls>",["[*","\\t\\n\\r "],"["]],["{",44,["s","<|tool_call|>",["[*","\\t\\n\\r "],73,["[*","\\t\\n\\r "],"<|/tool_call|>"]],["{",45,["s","<|tool_call|>",["[*","\\t\\n\\r "],73]],["{",46,["s","<|tool_call|>",["[*","\\t\\n\\r "],"[",["*",["s",["!","<|/tool_call|>"],["!","<|tool_call|>"],["[","^"]]],"<|/tool_call|>"]],["{",47,["s","<|tool_call|>",["[*","\\t\\n\\r "],"["]],["{",48,["s",">>>",71,24]],["{",49,["/","<|open|>tools","<|open|>response","<|open|>call"]],["{",50,"]<]minimax[>["],["{",51,["/",["s","<|channel|> ",["[","a-z"]],"<|start|> assistant"]],["{",52,["s","<|start|>assistant",["[+"," "],"to=",71,"<|message|>"]],["{",53,["/","<|channel|>","<|start|>assistant"]],["{",54,["s","Action:",["[*","\\t\\n\\r "],"```json"]],["{",55,["s",75,["|",1,256,false,["[","^\\n\\r"]],24,["?","**"],"Action Input",39]]],"*<>A[]f"]', // 64 readDialectMark
      '[0,["|",1,4,false,["s","<tool_call>",["[*","\\t\\n\\r "]]],"<"]', // 65 skipHermesOpen
      '[0,["s","<",["[","|\uff5c"],"tool",67,"calls",67,"begin",["[","|\uff5c"],">",["|",0,64,false,["[","^<"]]]]', // 66 skipDeepseekCalls
      '[0,["/","\u2581",["s",["?","\\\\"],["["," _"]]]," \\\\\\\\_\u2581"]', // 67 skipDeepseekBlank
      '[0,["s","<",["[","|\uff5c"],"tool",67,"call",67,"begin",["[","|\uff5c"],">"]]', // 68 skipDeepseekCall
      '[0,["s","<",["[","|\uff5c"],"tool",67,"sep",["[","|\uff5c"],">"]]', // 69 skipDeepseekSep
      '[0,["/","\uff5c\uff5c",["[","|\u2016\uff5c"]],"|\u2016\uff5c"]', // 70 skipDsmlBar
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]', // 71 skipMarkName
      '[0,["s",["[+","a-z"],":"]]', // 72 skipNamespace
      '[0,["deep",["s","[",["*",["/",74,["[","^\\"<[]"],73]],"]"]]]', // 73 skipMarkList
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""]]', // 74 skipMarkString
      '[0,["s",["?","**"],"Action",39],"*A"]', // 75 skipMarkAction
      '[0,["L",["/",77,79,170]]]', // 76 leaf
      '[0,["N",3,["s",78,[":",0,["$",["s",["&",59],["+",["s",["!",45],["!",44],["[","^"]]],["&",45]]]]]]]', // 77 readThoughtShown
      '[0,["option","drafts",""]]', // 78 readDrafts
      '[0,["N",4,["s",61,[":",0,["$",80]]]]]', // 79 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],81],"`"]', // 80 skip_code
      '[0,["q",82]]', // 81 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",83],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",168],["|",1,null,true,"`"]]]],169]],"`"]', // 82 readQuotedCall
      '[0,["/",84,["s",62,63]]]', // 83 skipAnyCallAhead
      '[0,["/",["s",["?",85],13],14,87,95,130,132,136,139,142,["s",143,144]]]', // 84 skipCallAhead
      '[0,["s",86,["[*","\\t "],["+",18],["[*","\\t\\n\\r "]]]', // 85 skipSectionTitle
      '[0,["option","titleOpen","<|message_model|>"]]', // 86 readTitleOpen
      '[0,["s",88,["[*","\\t\\n\\r "],["/",["s","[",["[*","\\t\\n\\r "],["*",["s",89,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]],"{"],92]]]', // 87 skip_wordedList
      '[0,["option","listWord","functools"]]', // 88 readListWord
      '[0,["/",90,91],"\\"\'\\\\-0-9"]', // 89 skipListedScalar
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[*","^\\n\\r\'"],"\'"]],"\\"\'"]', // 90 skipSetText
      '[0,["s",["?","-"],["[","0-9"],["[*","+\\\\-.0-9Ee"]],"\\\\-0-9"]', // 91 skipSetNumber
      '[0,["s","{",["[*","\\t\\n\\r "],["?",93],["[","\\"\'"],["/","name","function"],["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",94,["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":"]]]]', // 92 skipCallObject
      '[0,["s",["[","\\"\'"],"type",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],"function",["[","\\"\'"],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 93 skipBareType
      '[0,["s",["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[+","^\\n\\r\'"],"\'"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","\\"\'"],["/","parameters","arguments"],["[","\\"\'"],["[*","\\t\\n\\r "],":"],"\\"\'"]', // 94 skipBareName
      '[0,["s",["&",96],101]]', // 95 skipCallOpening
      '[0,["/",16,97,98,["s",99,100]]]', // 96 skipVisible
      '[0,["option","wrongCallOpen","<function name="]]', // 97 readWrongCallOpen
      '[0,["option","otherCallOpen","<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"]]', // 98 readOtherCallOpen
      '[0,["option","inElements",""]]', // 99 readInElements
      '[0,["option","namelessOpen","<function>"]]', // 100 readNamelessOpen
      '[0,["/",102,106,129]]', // 101 skipAnyCallHead
      '[0,["s",["/",103,97],["[*","\\t\\n\\r "],104,["[*","\\t\\n\\r "],["?",["[","\\"\'"]],105]]', // 102 skipEmptyCall
      '[0,["option","callOpen","<function="]]', // 103 readCallOpen
      '[0,["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]', // 104 skipEmptyName
      '[0,["s",["[*","\\t "],"/>"],"\\t /"]', // 105 skipBadSelfClose
      '[0,["/",["s",107,108,["[*","\\t\\n\\r "],113,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",103,["[*","\\t\\n\\r "],108,["[*","\\t\\n\\r "],["?",114],19,["*",116],42],["s",103,["[*","\\t\\n\\r "],["+",18],117],["s",103,["[*","\\t\\n\\r "],108,120],["s",103,["[*","\\t\\n\\r "],108,["[*","\\t\\n\\r "],["/",121,122]],["s",125,108,["[*","\\t\\n\\r "],124,["&",["s",["[*","\\t\\n\\r "],["/",119,126,["s",127,"<",["[","A-Z_a-z"]]]]]],["s",128,108,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],121],["s",49,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 106 skipCallHead
      '[0,98]', // 107 skipBadOtherCall
      '[0,["/",109,["s",18,["*",["s",["[*","\\t "],18]]]]]', // 108 skipCallName
      '[0,["q",110]]', // 109 skipEscapedName
      '[0,["{",56,["s",111,["&",["s",["[*","^\\n\\r\\"&"],"&"]],[":",0,["|",1,null,true,["/",112,["$",["s",["!",19],["[+","^\\n\\r\\"&"]]],"&"]]]]]]', // 110 readEscapedName
      '[0,["option","escapes",""]]', // 111 readEscapes
      '[0,["/",["{",57,"&amp;"],["{",58,"&lt;"],["{",59,"&gt;"],["{",60,"&quot;"],["{",61,["/","&apos;","&#39;"]]],"&"]', // 112 readEntity
      '[0,["option","otherNameEnd","```json"]]', // 113 readOtherNameEnd
      '[0,["s",115,["[+","^\\t\\n\\r <[{"]]]', // 114 skipCallId
      '[0,["option","idOpen","[CALL_ID]"]]', // 115 readIdOpen
      '[0,["s",["[*","\\t\\n\\r "],["[+","_a-z"],"=",["[","\\"\'"],["[*","^\\n\\r\\"\'"],["[","\\"\'"]],"\\t\\n\\r _a-z"]', // 116 skipAttribute
      '[0,["s",49,["!",["s",["[*","\\t\\n\\r "],118]],["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],119,20]],["[","\\n\\r"]]]]]', // 117 skipLooseEnd
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 118 readWrongNameEnd
      '[0,["option","parameterOpen","<parameter="]]', // 119 readParameterOpen
      '[0,["s",49,["&",["s",["[*","\\t\\n\\r "],["/","{",119]]]]]', // 120 skip_looseArguments
      '[0,118]', // 121 skipBadNameEnd
      '[0,["&",["s",123,["/","{",119,124]]]]', // 122 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 123 readMayLackNameEnd
      '[0,["option","callClose","</function>"]]', // 124 read_callClose
      '[0,["s",100,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 125 skipBadNameTag
      '[0,["option","sectionClose","</tool_call>"]]', // 126 read_sectionClose
      '[0,["option","keyTags",""]]', // 127 readKeyTags
      '[0,97]', // 128 skipBadCallOpen
      '[0,["s",99,100,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],108,["[*","\\t\\n\\r "],"</tool_name>"]]', // 129 skipElementCallHead
      '[0,["s",131,92]]', // 130 skipBareObject
      '[0,["option","bareJson",""]]', // 131 readBareJson
      '[0,["/",["s",133,"[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'"],134,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",131,"[",["[*","\\t\\n\\r "],92],["s",135,92]]]', // 132 skip_bareList
      '[0,["option","bareLists",""]]', // 133 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 134 skipCallKey
      '[0,["option","bareOne",""]]', // 135 readBareOne
      '[0,["s",51,["!",137],"[",["[*","\\t\\n\\r "],138,"("]]', // 136 skip_pyList
      '[0,["s","[",138,"()]",["[","(["]]]', // 137 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 138 skipPyName
      '[0,["s","<",140,">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],141,">"]]]]', // 139 skipToolHead
      '[0,["option","toolName","ping"]]', // 140 readToolName
      '[0,["option","toolWord","ping"]]', // 141 readToolWord
      '[0,["s","<",140,105]]', // 142 skipEmptyTool
      '[0,["option","channels",""]]', // 143 readChannels
      '[0,["/",["s",["&",145],146,["*",150],154,155,["*",150],161],["s",166,167,24]]]', // 144 skipToolMessageHead
      '[0,["s",146,148]]', // 145 skipAnyHead
      '[0,["/",["s",143,"<|start|>",["[*","\\t "],["?","assistant"]],["s",143,["&",["/","<|channel|>",147]]]]]', // 146 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 147 skipFirstTo
      '[0,["q",149]]', // 148 skipHeadGoesOn
      '[1,["scan",150,["/",161,["s",154,155,164]]],"\\t <cjt"]', // 149 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",151,152,158,159,["s",154,156,["!",157]],160],["[*","\\t "]]],"\\t <cjt"]', // 150 skipHeadPart
      '[0,["s",152,["&",["s",["*",["s",["!",153],["/",150,["s",154,155]]]],153]]]]', // 151 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 152 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 153 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 154 skipTo
      '[0,["s",["!",["s",156,["!",157]]],["?","functions."],["+",157]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 155 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 156 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 157 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 158 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 159 skipConstraint
      '[0,["/","json","code"],"cj"]', // 160 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",162]],"\\t <"]', // 161 skipMessage
      '[0,["s",163,["[","\\t "]]]', // 162 skipPadding
      '[0,["option","padded",""]]', // 163 readPadded
      '[0,["q",165]]', // 164 skipAddressedGoesOn
      '[1,["scan",150,161],"\\t <cjt"]', // 165 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 166 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",157]],"A-Z_a-z\u0080-\uffff"]', // 167 skipRecipientName
      '[0,["q",169]]', // 168 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 169 readSameTicks
      '[0,["N",5,[":",0,["$",["[+","`"]]]]]', // 170 readThoughtTick
      '[1,["L",172]]', // 171 leaf
      '[1,["/",173,174,175]]', // 172 readThoughtEnd
      '[0,["N","ThoughtClose",45]]', // 173 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 174 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 175 readMissingThoughtClose
      '[0,["L",177]]', // 176 leaf
      '[0,["N","NoThought",["s",44,["[*","\\t\\n\\r "],45]]]', // 177 readNoThought
      '[1,["L",179]]', // 178 leaf
      '[1,["M","BadThoughtClose",45]]', // 179 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],132]],["?",1]]]]', // 180 leaf
      '[0,["L",["&",132]]]', // 181 leaf
      '[0,["L",183]]', // 182 leaf
      '[0,["N",6,["s",[":",0,184],["/","[",185]]]]', // 183 readListOpen
      '[0,["{",62,""]]', // 184 readInList
      '[0,["option","tupleOpen","("]]', // 185 readTupleOpen
      '[0,["L",["?",187]]]', // 186 leaf
      '[0,["t",[0,1],["!",22],1]]', // 187 readGap
      '[1,["L",["?",189]]]', // 188 leaf
      '[1,["M","BadFirstComma",","]]', // 189 readBadFirstComma
      '[1,["L",191]]', // 190 leaf
      '[1,["N","Comma",["s",["/",51,50],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],192,","]]', // 191 readComma
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 192 readBadComma
      '[0,["L",["!",20]]]', // 193 leaf
      '[0,["L",195]]', // 194 leaf
      '[0,["N","SetOpen",["s",["/",51,50],"{",["&",["s",["[*","\\t\\n\\r "],["/",90,91],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 195 readSetOpen
      '[1,["L",197]]', // 196 leaf
      '[1,["N",7,["s",[":",0,198],"{",["?",199]]],"{"]', // 197 readObjectOpen
      '[0,["{",63,""]]', // 198 readInObject
      '[1,["M","BadDoubledBrace",["s","{",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'}"]]]]]]', // 199 readBadDoubledBrace
      '[1,["L",201]]', // 200 leaf
      '[1,["N",8,["s",[":",0,"\\""],[":",1,202],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,206],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,207],[":",1,208],207,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,209],["[*","\\t\\n\\r "],":"],["s",[":",0,210],[":",2,211],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],212]],[":",1,214],["[*","\\t\\n\\r "],":"]]]', // 201 readKey
      '[1,["{",64,[":",0,["|",0,null,true,["/",203,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 202 readDoubleKey
      '[1,["/",204,["{",76,[":",0,205]]]]', // 203 readKeyEscape
      '[0,["/",["{",65,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",66,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",67,["s","\\\\",[":",0,["$",["[","\\"\\\\\\\\"]]]]],["{",68,["s",["!",["/",51,50]],"\\\\",[":",0,"/"]]],["{",69,["s",["/",51,50],"\\\\",[":",0,"\'"]]],["{",70,["s",["/",51,50],"\\\\",[":",0,["$",["[","av"]]]]],["{",71,["s",["/",51,50],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",72,["s",["/",51,50],"\\\\",24]],["{",73,["s",["/",51,50],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",74,["s",["/",51,50],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",75,["s",["/",51,50],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 204 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 205 readBadEscape
      '[1,["{",77,[":",0,["|",0,null,true,["/",203,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 206 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 207 readMarkedQuote
      '[0,["$",["+",["s",["!",207],["[","^\\n\\r"]]]]]', // 208 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"$A-Z_a-z\u0080-\uffff"]', // 209 readBareKey
      '[0,["option","looseKeys",""]]', // 210 readLooseKeys
      '[1,["M","BadKey",""]]', // 211 readBadKey
      '[0,["q",213]]', // 212 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r $\\\\-.0-:A-Z_a-z\u0080-\uffff"]', // 213 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"$@-Z_a-z\u0080-\uffff"]', // 214 readLooseKey
      '[0,["L",216]]', // 215 leaf
      '[0,["N",9,[":",0,["$",["/","\\"\\"\\"",["s",["/",51,50],"\'\'\'"]]]]]]', // 216 readTripleOpen
      '[0,[[["s",["!",218],["[","^\\\\\\\\"]],null,0,null,false],[204,null,0,null,true]]]', // 217 text
      '[0,["q",219]]', // 218 skipTripleAgain
      '[0,["same",5,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 219 readTripleAgain
      '[1,["L",["/",221,205]]]', // 220 leaf
      '[1,["@",1,["endsInside",222],["M","BadCutEscape",["[+","^"]]]]', // 221 readBadCutEscape
      '[0,["q",204]]', // 222 skipEscape
      '[1,["L",224]]', // 223 leaf
      '[1,["/",225,226,227]]', // 224 readTripleEnd
      '[0,["N","TripleClose",218]]', // 225 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 226 readMissingRest
      '[1,["M","MissingQuote",""]]', // 227 readMissingQuote
      '[0,["L",229]]', // 228 leaf
      '[0,["N",10,["s","\\"",[":",0,230],"\\"",["&",232]]]]', // 229 readPlainText
      '[0,["{",78,[":",0,["|",0,null,true,["/",["$",231],204]]]]]', // 230 read_plainText
      '[0,["+",["/",["[+"," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff"],["s",["!",20],["["," !#-[]-\uffff"]]]]]', // 231 skipPlainRun
      '[0,["/",["s",["[*","\\t "],20],["s",233,234],["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]],236,["s",",",["[*","\\t\\n\\r "],["!",["[","^"]]],["s",["/",51,50],")",237],["s",244,["/",["s",",",["[*","\\t\\n\\r "],246],["s","}",237],["s","]",238]]],["s",247,["/",["s",",",["[*","\\t\\n\\r "],249],["s",":",["[*","\\t\\n\\r "],250],["s","]",237],["s","}",238]]],["s",["!",244],["!",247],["/",["[",",:"],["s",["[",")]}"],237]]]]],["s",247,233,["/",241,91,"true","false","null"],["/",["s",["[*","\\t\\n\\r "],["[","),]"]],["s",233,["[","\\"\'"]]]]]]', // 232 skipAfterText
      '[0,["[+","\\t\\n\\r "]]', // 233 skipSpace
      '[0,["s",["/",51,50],235,["[*","\\t\\n\\r "],"=",["!","="]]]', // 234 skipArgumentAhead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"$A-Z_a-z\u0080-\uffff"]', // 235 skipBareKey
      '[0,["s","\\"",["[+","^\\n\\r\\"\\\\\\\\"],"\\"",["[*","\\t\\n\\r "],":"]]', // 236 skipLostKey
      '[0,["/",238,["s",239,["!",243]]]]', // 237 skipClosed
      '[0,["s",239,["/",20,["!",["[","^"]],["s",",",["[*","\\t\\n\\r "],240]]]]', // 238 skipClosedSurely
      '[0,["s",["*",["s",["[*","\\t\\n\\r "],["[",")]}"]]],["[*","\\t\\n\\r "]]]', // 239 skipClosers
      '[0,["/",["s",["/",241,235],["[*","\\t\\n\\r "],["[",":="],["[*","\\t\\n\\r "],["[","\\"\'\\\\-0-9FNT[fnt{"]],["s",["/",241,91,242],["[*","\\t\\n\\r "],["[","),]}"]],["[","(,[]{}"],207,["s","\\\\\\"",["[*","^\\"\\\\\\\\"],"\\\\\\"",["[*","\\t\\n\\r "],["[","),:]}"]],["!",["[","^"]]]]', // 240 skipSurelyItemAhead
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 241 skipNextText
      '[0,["/","true","false","null","True","False","None"],"FNTfnt"]', // 242 skipConstantAhead
      '[0,["s",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[","),]}"]],"^\\n\\r"]', // 243 skipClosesText
      '[0,["q",245]]', // 244 skipIsInObject
      '[0,["same",4,["{",79,""]]]', // 245 readIsInObject
      '[0,["/",["s",235,["[*","\\t\\n\\r "],":"],["character","^[^\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u0020\\\\u0009\\\\u000d\\\\u000a\\\\u005d\\\\u0029]","u"]],"^\\t\\n\\r )0-9]"]', // 246 skipKeyAhead
      '[0,["q",248]]', // 247 skipIsInList
      '[0,["same",4,["{",80,""]]]', // 248 readIsInList
      '[0,["/",250,["[","(,0-9[]{}"],["s","-",["[","0-9"]],235,["!",["[","^"]]]]', // 249 skipItemAhead
      '[0,["/",["[","\\"\'"],207,"\\\\\\""]]', // 250 skipQuoteAhead
      '[0,["L",252]]', // 251 leaf
      '[0,["N","DoubleOpen","\\""]]', // 252 readDoubleOpen
      '[0,[[["s",["!",20],["[","!#-[]-\uffff"]],null,0,null,false],[["s",["[+"," "],["!",["s",20,["!",254]]]],null,0,null,false],[204,null,0,null,true],[["s",20,["&",254]],null,0,null,false]]]', // 253 text
      '[0,["q",255]]', // 254 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["/",["[",",:]}"],["s",["/",51,50],")"]]]],"^\\n\\r"]', // 255 readDoubleGoesOn
      '[1,["L",["/",221,205,257]]]', // 256 leaf
      '[1,["M","BadControl",["s",["!",20],["[","\\u0000-\\u001f"],["[*","\\t\\n\\r "],["!",["s",20,["!",254]]]]]]', // 257 readBadControl
      '[1,["L",259]]', // 258 leaf
      '[1,["M","BadDoubleQuote",["s","\\"",["!",232]]]]', // 259 readBadDoubleQuote
      '[1,["L",["/",261,263,""]]]', // 260 leaf
      '[1,["M","BadSecondQuote",["s","\\"",["!",262]]]]', // 261 readBadSecondQuote
      '[0,["/",["s",["[*","\\t "],20],["s",233,234],["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]],["s",["/",51,50],["/",["s",")",238],["s",["!",244],["!",247],",",["[*","\\t\\n\\r "],234]]],["s",["!",247],",",["[*","\\t\\n\\r "],236],["s",["[","]}"],238],["s",247,",",["[*","\\t\\n\\r "],["/",["s",241,["[*","\\t\\n\\r "],["[",",]"]],["s",91,["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]]]]]]', // 262 skipSurelyAfterText
      '[1,["M","BadLoneQuote",["&","\\""]],"\\""]', // 263 readBadLoneQuote
      '[1,["L",265]]', // 264 leaf
      '[1,["/",266,226,227]]', // 265 readTextEnd
      '[0,["N","TextClose",["[","\\"\'"]]]', // 266 readTextClose
      '[0,["L",268]]', // 267 leaf
      '[0,["N","SingleOpen","\'"]]', // 268 readSingleOpen
      '[0,[[["s",["!",20],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",20,["!",270]]]],null,0,null,false],[204,null,0,null,true],[["s",20,["&",270]],null,0,null,false]]]', // 269 text
      '[0,["q",271]]', // 270 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 271 readSingleGoesOn
      '[1,["L",["/",221,205,257,273]]]', // 272 leaf
      '[1,["M","BadSingleQuote",["s","\'",["!",232]]]]', // 273 readBadSingleQuote
      '[0,["L",275]]', // 274 leaf
      '[0,["N","MarkedOpen",207]]', // 275 readMarkedOpen
      '[0,[[["s",["!",207],["!",20],["!",277],["[","^"]],null,0,null,false],[["s",["!",207],20,["&",279]],null,0,null,false]]]', // 276 text
      '[0,["q",278]]', // 277 skipCutMarkedQuote
      '[0,["@",1,["endsInside",207],""]]', // 278 readCutMarkedQuote
      '[0,["q",280]]', // 279 skipMarkedGoesOn
      '[0,["scan",["s",["!",207],["[","^\\n\\r"]],207]]', // 280 readMarkedGoesOn
      '[1,["L",282]]', // 281 leaf
      '[1,["/",283,284,226,227]]', // 282 readMarkedEnd
      '[0,["N","MarkedClose",207]]', // 283 readMarkedClose
      '[1,["@",1,["endsInside",207],["M","BadCutMarkedQuote",["[+","^"]]]]', // 284 readBadCutMarkedQuote
      '[1,["L",["/",286,290,293]]]', // 285 leaf
      '[1,["M",1,["s",["&",["s",["|",0,32,false,287],288]],[":",0,["$",["+",287]]],207]]]', // 286 readBadMarkedText
      '[0,["s",["!",207],["!",20],["[","^\\n\\r\\"\'-),:[]{}"]]]', // 287 skipUnopenedChar
      '[0,["q",289]]', // 288 skipUnopenedGoesOn
      '[0,["scan",287,207]]', // 289 readUnopenedGoesOn
      '[1,["N",11,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",291]],["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,292],["&",291]],["s",["/",51,50],[":",0,["$",["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]]]],["&",291]]]]', // 290 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],20]]', // 291 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 292 readBadPoint
      '[0,["N",12,[":",0,["$",["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],294]]]]]', // 293 readWord
      '[0,["q",295]]', // 294 skipWordRest
      '[0,["scan",["s",["!",20],["[","^\\t\\n\\r (),[]{}"]],["&",291]]]', // 295 readWordRest
      '[1,["L",["/",191,187,297,306]]]', // 296 leaf
      '[1,["@",1,["endsInside",298],["M","BadCutPart",["s",["+",["s",["!",20],["[","^"]]],["!",["[","^"]]]]]]', // 297 readBadCutPart
      '[0,["/",299,304,305]]', // 298 skipPart
      '[0,["/",["s","\\"",300,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",301,"\'",["[*","\\t\\n\\r "],":"],["s",207,302,207,["[*","\\t\\n\\r "],":"],["s","",235,["[*","\\t\\n\\r "],":"],["s",210,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],212]],303,["[*","\\t\\n\\r "],":"]]]', // 299 skipKey
      '[0,["q",202]]', // 300 skipDoubleKey
      '[0,["q",206]]', // 301 skipSingleKey
      '[0,["+",["s",["!",207],["[","^\\n\\r"]]]]', // 302 skipMarkedKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"$@-Z_a-z\u0080-\uffff"]', // 303 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",291]],["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",291]],["s",["/",51,50],["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]],["&",291]]]]', // 304 skipNumber
      '[0,["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],294]]', // 305 skipWord
      '[1,["M","BadDebris",["s",["!",20],["!",307],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 306 readBadDebris
      '[0,["!",["[","^"]]]', // 307 skipMissingRest
      '[1,["L",309]]', // 308 leaf
      '[1,["/",310,226,311]]', // 309 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 310 readObjectClose
      '[1,["M","MissingBracket",""]]', // 311 readMissingBracket
      '[1,["L",["/",187,297,306]]]', // 312 leaf
      '[1,["L",314]]', // 313 leaf
      '[1,["/",315,226,311]]', // 314 readSetEnd
      '[0,["N","SetClose","}"]]', // 315 readSetClose
      '[1,["L",317]]', // 316 leaf
      '[1,["/",318,226,311]]', // 317 readListEnd
      '[0,["N","ListClose","]",319]]', // 318 readListClose
      '[0,["option","tupleClose",")"]]', // 319 readTupleClose
      '[1,["L",["/",321,325]]]', // 320 leaf
      '[1,["M","BadEndToken",["s",322,["&",323]]]]', // 321 readBadEndToken
      '[0,["option","endToken","<|im_end|>"]]', // 322 readEndToken
      '[0,["q",324]]', // 323 skipLastTokens
      '[0,["scan",["/",322,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 324 readLastTokens
      '[1,["M","BadRunOn",["s",["/",30,326],["[*","^"]]]]', // 325 readBadRunOn
      '[0,["/",["s",["|",0,8,false,["s",322,["[*","\\t\\n\\r "]]],327],["s",["/","<tool_response>","<function_results>"],24]]]', // 326 skipHostPart
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]],"<"]', // 327 skipHostTurn
      '[0,["L",329]]', // 328 leaf
      '[0,["N",13,["s",46,[":",0,330],".call("]]]', // 329 readBuiltinHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 330 readBuiltinName
      '[0,["L",332]]', // 331 leaf
      '[0,["N",14,["s",[":",0,209],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 332 readPyKey
      '[0,["L",["?",1]]]', // 333 leaf
      '[1,["L",["/",1,335,297,306]]]', // 334 leaf
      '[1,["@",1,["endsInside",336],["M","BadCutArgument",["[+","^"]]]]', // 335 readBadCutArgument
      '[0,["s",235,["[*","\\t\\n\\r "],"=",["!","="]]]', // 336 skipPyKey
      '[1,["L",338]]', // 337 leaf
      '[1,["/",339,226,311]]', // 338 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 339 readPyCallClose
      '[1,["L",341]]', // 340 leaf
      '[1,["@",1,["endsInside",342],["M","BadCutBuiltin",["[+","^"]]]]', // 341 readBadCutBuiltin
      '[0,["s",46,343,".call("]]', // 342 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 343 skipBuiltinName
      '[1,["L",345]]', // 344 leaf
      '[1,["N",15,["s",["&",145],[":",0,346],["*",347],154,350,["!",157],["*",347],161],["s",166,350,24],["s",46,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 345 readCodeHead
      '[0,["/",["$",["s",143,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",143,["&",["/","<|channel|>",147]]]]]]', // 346 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",348,152,349,159,["s",154,156,["!",157]],160],["[*","\\t "]]],"\\t <cjt"]', // 347 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",152,["&",["s",["*",["s",["!",153],["/",150,["s",154,155]]]],153]]]]]', // 348 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 349 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 350 readCodeName
      '[0,[[["s",["!",352],["!",["s",322,323]],["[","^"]],null,0,null,false]]]', // 351 text
      '[0,["/",353,["s",143,["&","<"],145],["s",166,167,24],355]]', // 352 skipMarkAhead
      '[0,["s",143,["?",162],354]]', // 353 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 354 read_messageClose
      '[0,["q",356]]', // 355 skipCutMark
      '[0,["@",1,["endsInside",357],""]]', // 356 readCutMark
      '[0,["/",353,["s",143,["&","<"],145],["s",166,167,24]]]', // 357 skipMark
      '[1,["L",["/",359,360]]]', // 358 leaf
      '[0,["N","CodeToken",["s",["!",143],322]]]', // 359 readCodeToken
      '[1,["/",361,362,363,364,365]]', // 360 readMessageEnd
      '[0,["N","MessageClose",353]]', // 361 readMessageClose
      '[1,["@",1,["endsInside",357],["M","BadCutMessageClose",["[+","^"]]]]', // 362 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",143,["&","<|"]]]]', // 363 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 364 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 365 readMessageOver
      '[1,["L",367]]', // 366 leaf
      '[1,["N",16,["s",["&",145],[":",0,346],["*",347],161],["s",166,368,24]]]', // 367 readTextHead
      '[0,["option","allName","all"]]', // 368 readAllName
      '[1,["L",370]]', // 369 leaf
      '[1,["N",17,["s",["&",145],[":",0,346],["*",347],154,[":",1,371],["*",347],161],["s",166,[":",1,372],24]]]', // 370 readToolMessageHead
      '[0,["@",2,["!",["s",156,["!",157]]],["?","functions."],["$",["+",157]]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 371 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",157]]],"A-Z_a-z\u0080-\uffff"]', // 372 readRecipientName
      '[1,["L",["?",374]]]', // 373 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",96,["s",143,13]]]]]]', // 374 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],352]]]],"\\"\'[n{"]', // 375 leaf
      '[0,[[["s",143,["!",355],377],null,0,null,false]]]', // 376 text
      '[0,["s",["!",352],["!",["s",322,323]],["[","^"]]]', // 377 skipCodeChar
      '[1,["L",379]]', // 378 leaf
      '[1,["/",1,380,381,382,391]]', // 379 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",126],"```"]]]', // 380 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",20],["[","]}"]]]]]', // 381 readBadBrackets
      '[1,["M","BadLateMembers",["s",",",["[*","\\t\\n\\r "],"\\"",["[*","^\\n\\r\\""],"\\"",["[*","\\t\\n\\r "],":",["*",["s",["!",20],["!",383],["[","^\\n\\r"]]]]]]', // 382 readBadLateMembers
      '[0,["/",["s",143,352],126,384,385,7,86,13,96,["s",50,24,["[*","\\t\\n\\r "],138,"("],["s",322,323],386]]', // 383 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 384 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",13],["!",103],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 385 skipOtherClose
      '[0,["q",387]]', // 386 skipCutStrayStop
      '[0,["@",1,["endsInside",388],""]]', // 387 readCutStrayStop
      '[0,["/",389,390]]', // 388 skipStop
      '[0,["option","marker","<tool_call>"]]', // 389 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 390 readToolOpening
      '[1,["M","BadMessageWords",["s",143,["+",["s",["!",352],["!",["s",322,323]],["[","^"]]]]]]', // 391 readBadMessageWords
      '[1,["L",360]]', // 392 leaf
      '[1,["L",394]]', // 393 leaf
      '[1,["N",18,["s",[":",0,["?",395]],13,["*",396],["&",397]],["s",398,["*",396],["&",397]]]]', // 394 readSectionOpen
      '[0,["@",2,86,["[*","\\t "],["$",["+",18]],["[*","\\t\\n\\r "]]]', // 395 readSectionTitle
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],13]]]', // 396 readBadOpenAgain
      '[0,["s",["[*","\\t\\n\\r "],["|",0,64,false,["[","^\\"\'(<[]{"]],["/",["[","\\"\'(<[]{"],["!",["[","^"]]]]]', // 397 skipSectionGoesOn
      '[1,["M","BadSectionOpen",14,["s",399,["&",["s",["[*","\\t\\n\\r "],95]]]]]', // 398 readBadSectionOpen
      '[0,["option","otherSectionOpen","<function_calls>"]]', // 399 readOtherSectionOpen
      '[1,["L",401]]', // 400 leaf
      '[1,["N",19,["s",["/",103,97],["[*","\\t\\n\\r "],[":",0,402],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,403]]]]', // 401 readEmptyCall
      '[0,["$",["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]]', // 402 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 403 readBadSelfClose
      '[1,["L",405]]', // 404 leaf
      '[1,["N",21,["s",[":",0,406],[":",1,407],["[*","\\t\\n\\r "],113,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",103,["[*","\\t\\n\\r "],[":",1,407],["[*","\\t\\n\\r "],[":",2,["?",408]],19,[":",3,["|",0,null,true,409]],42],["s",103,["[*","\\t\\n\\r "],[":",1,["$",["+",18]]],117],["s",103,["[*","\\t\\n\\r "],[":",1,407],120],["s",103,["[*","\\t\\n\\r "],[":",1,407],["[*","\\t\\n\\r "],[":",4,["/",410,411]]],["s",[":",0,412],[":",1,407],["[*","\\t\\n\\r "],124,["&",["s",["[*","\\t\\n\\r "],["/",119,126,["s",127,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,413],[":",1,407],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],[":",4,410]],["s",49,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 405 readCallHead
      '[1,["M","BadOtherCall",98]]', // 406 readBadOtherCall
      '[0,["/",110,["$",["s",18,["*",["s",["[*","\\t "],18]]]]]]', // 407 readCallName
      '[0,["@",1,115,["$",["[+","^\\t\\n\\r <[{"]]]]', // 408 readCallId
      '[0,["N",20,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 409 readAttribute
      '[1,["M","BadNameEnd",118]]', // 410 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",123,["/","{",119,124]]]]]', // 411 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",100,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 412 readBadNameTag
      '[1,["M","BadCallOpen",97]]', // 413 readBadCallOpen
      '[1,["L",["?",415]]]', // 414 leaf
      '[1,["@",1,["endsInside",416],["M","BadCutInnerFence",["[+","^"]]]]', // 415 readBadCutInnerFence
      '[0,["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",96,["s",143,13]]]]]', // 416 skipBadInnerFence
      '[0,["L",1]]', // 417 leaf
      '[1,["L",419]]', // 418 leaf
      '[1,["N",22,["s",119,["[*","\\t\\n\\r "],[":",0,420],[":",1,["|",0,null,true,409]],425,[":",2,["?",426]],["/",429,431]],["s",119,["[*","\\t\\n\\r "],[":",0,422],[":",3,432],429],["s",119,["[*","\\t\\n\\r "],[":",0,420],["[*","\\t\\n\\r "],[":",3,433]],["s",[":",3,434],[":",0,422],["?",["[","\\"\'"]],[":",1,["|",0,null,true,409]],">"]]]', // 419 readParameterHead
      '[0,["/",["@",0,110,421],["@",0,422,["[*","\\t\\n\\r "],421],["@",1,424,["$",["+",["s",["!",421],["[","^\\n\\r\\"<"]]]],421]]]', // 420 readClosedKey
      '[0,["option","keyEnd",">"]]', // 421 readKeyEnd
      '[0,["$",["s",423,["*",["s",["[*","\\t "],423]]]]]', // 422 readParameterKey
      '[0,["s",["!",421],["[","^\\t\\n\\r \\"\'<>"]]]', // 423 skipKeyChar
      '[0,["option","quotedKeys",""]]', // 424 readQuotedKeys
      '[0,["option","parameterHeadEnd",""]]', // 425 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],427,["$",["[*","^<"]],428]]', // 426 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 427 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 428 readTypeClose
      '[0,["s",["[*","\\t\\n\\r "],430]]', // 429 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 430 readValueOpen
      '[0,["option","valueFollows",""]]', // 431 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 432 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",431],["&",["[","^\\t\\n\\r <"]]]]]', // 433 readMissingValueOpen
      '[1,["M","BadParameterOpen",435,436,437]]', // 434 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 435 readWrongParameterOpen
      '[0,["option","otherParameterOpen","<parameter name="]]', // 436 readOtherParameterOpen
      '[0,["s",438,"parameter=",["&",["s",439,">"]]]]', // 437 skipLostBracket
      '[0,["option","guarded",""]]', // 438 readGuarded
      '[0,["s",423,["*",["s",["[*","\\t "],423]]]]', // 439 skipParameterKey
      '[0,["L",441]]', // 440 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],442]]]', // 441 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 442 read_verbatimOpen
      '[0,[[["s",["!",444],["!",449],["[","^"]],null,0,null,false]]]', // 443 text
      '[0,["s",445,["&",["s",["[*","\\t\\n\\r "],["/",446,447]]]]]', // 444 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 445 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 446 readParameterClose
      '[0,["q",448]]', // 447 skipCutRaw
      '[0,["@",1,["endsInside",446],""]]', // 448 readCutRaw
      '[0,["q",450]]', // 449 skipCutVerbatim
      '[0,["@",1,["endsInside",444],""]]', // 450 readCutVerbatim
      '[1,["L",452]]', // 451 leaf
      '[1,["/",453,226,454]]', // 452 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",445,["&",["s",["[*","\\t\\n\\r "],446]],["[*","\\t\\n\\r "]]]]', // 453 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 454 readMissingVerbatimClose
      '[0,["L",456]]', // 455 leaf
      '[0,["N","RawLayout",["s",457,24]]]', // 456 readRawLayout
      '[0,["option","layout",""]]', // 457 readLayout
      '[0,[[null,"^\\n\\r<",1,null,false],[["s",459,["&",460]],null,0,null,false],[["s",["!",461],["/",24,"<"]],null,0,null,false],[["s",24,477],null,0,null,false]]]', // 458 text
      '[0,["s",13,["[*","\\t\\n\\r "],103,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",126],["!",13],"<"]]],126]]', // 459 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],459,["s",["!",119],["!",435],["!",446],"<"]]],446]]', // 460 skipClosesLater
      '[0,["s",["?",462],["&",["s",["?",24],["/","<",["!",["[","^"]]]]],463]]', // 461 skipRawStop
      '[0,["s",457,24]]', // 462 skip_rawLayout
      '[0,["/",["s",464,["/",446,465]],["s",438,["/",446,467],["&",["s",["[*","\\t\\n\\r "],["/",20,468,437,["!",["[","^"]]]]]],["s",["?",24],["/",["s",20,["&",["s",["[*","\\t\\n\\r "],20]],["!",460]],["s",438,124,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]],["s",126,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]]]],["s",["?",24],["/",119,435]],["s",476,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]],["!",460]],["s",["?",24],436,["!",460]],447]]', // 463 skipRawMarker
      '[0,["option","lenient",""]]', // 464 readLenient
      '[0,["s",466," name=",["[*","^\\n\\r>"],">"]]', // 465 skipNamedClose
      '[0,["option","parameterCloseStart","</parameter"]]', // 466 readParameterCloseStart
      '[0,["/",465,["s",466,["[*","0-9A-Z_a-z"],["?",">"]]]]', // 467 skipDriftedClose
      '[0,["s",127,469]]', // 468 skipKeyTag
      '[0,["s","<",470,">"]]', // 469 skipNextElement
      '[0,["/",471,["s",["!",472],474]]]', // 470 skipElementKey
      '[0,["option","toolParameter","port",2]]', // 471 readToolParameter
      '[0,["s",["/",473,["s",99,["/","invoke","tool_name","parameters"]]],">"]]', // 472 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 473 readWordThatIsNoKey
      '[0,["s",["/",475,99],["[+","^\\t\\n\\r /<>"]]]', // 474 skipAnyKey
      '[0,["option","nests",""]]', // 475 readNests
      '[0,["option","otherParameterClose","</parameter>"]]', // 476 readOtherParameterClose
      '[0,["s",459,["&",460]]]', // 477 skipShownCall
      '[1,["L",479]]', // 478 leaf
      '[1,["/",480,481,482,226,484]]', // 479 readParameterEnd
      '[0,["N","RawEnd",["s",["?",462],446]]]', // 480 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",462],["/",476,467]]]]', // 481 readBadParameterClose
      '[1,["@",1,["endsInside",483],["M","BadCutRaw",["[+","^"]]]]', // 482 readBadCutRaw
      '[0,["s",["?",462],446]]', // 483 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 484 readMissingParameterClose
      '[1,["L",486]]', // 485 leaf
      '[1,["@",1,["endsInside",487],["M","BadCutParameter",["[+","^"]]]]', // 486 readBadCutParameter
      '[0,["/",["s",119,["[*","\\t\\n\\r "],488,["*",116],425,["?",489],["/",429,431]],["s",119,["[*","\\t\\n\\r "],439,"",429],["s",119,["[*","\\t\\n\\r "],488,["[*","\\t\\n\\r "],490],["s",491,439,["?",["[","\\"\'"]],["*",116],">"]]]', // 487 skipParameterHead
      '[0,["/",["s",109,421],["s",439,["[*","\\t\\n\\r "],421],["s",424,["+",["s",["!",421],["[","^\\n\\r\\"<"]]],421]]]', // 488 skipClosedKey
      '[0,["s",["[*","\\t\\n\\r "],427,["[*","^<"],428]]', // 489 skipValueType
      '[0,["s",["!",431],["&",["[","^\\t\\n\\r <"]]]]', // 490 skipMissingValueOpen
      '[0,["/",435,436,437]]', // 491 skipBadParameterOpen
      '[0,["L",["&",["/",475,127]]]]', // 492 leaf
      '[1,["L",494]]', // 493 leaf
      '[1,["N",23,["s",[":",0,["?",495]],496,[":",1,497],">"],["s",475,496,[":",0,499],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 494 readElementHead
      '[1,["M","BadKeyTag",127]]', // 495 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 496 readTagOpen
      '[0,["/",471,["@",1,["!",472],498]]]', // 497 readElementKey
      '[0,["@",1,["/",475,99],["$",["[+","^\\t\\n\\r /<>"]]]]', // 498 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 499 readBadNamedTag
      '[0,["L",["?",501]]]', // 500 leaf
      '[0,["N","ElementLayout",["s",502,24]]]', // 501 readElementLayout
      '[0,["option","tagLayout",""]]', // 502 readTagLayout
      '[0,["L",["&",["s",475,["[*","\\t\\n\\r "],496,["!",472],474,">"]]]]', // 503 leaf
      '[0,[[["s",["!",505],["[","^"]],null,0,null,false]]]', // 504 text
      '[0,["/",506,507,["s",502,["?",24],["/",513,514,520,523,524]]]]', // 505 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 506 readTagMarker
      '[0,["s",475,508,["&",["s",["[*","\\t\\n\\r "],506]],["!",["s",["[*","\\t\\n\\r "],511]]]]', // 507 skipClosedUnmarked
      '[0,["s","</",509,">"]]', // 508 skip_unmarkedClose
      '[0,["q",510]]', // 509 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 510 readKeyAgain
      '[0,["s",512,509,">"]]', // 511 skip_elementClose
      '[0,["option","tagClose","</"]]', // 512 readTagClose
      '[0,["s",511,["/",["&",["s",["[*","\\t\\n\\r "],["/",469,514,["!",["[","^"]]]]],["!",519]]]]', // 513 skipElementCloses
      '[0,["/",515,518,["s",124,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]]]]]', // 514 skipElementsClose
      '[0,["s","</",["&",140],516,">"]]', // 515 skip_toolClose
      '[0,["q",517]]', // 516 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 517 readToolAgain
      '[0,["s",99,"</parameters>"]]', // 518 skip_argumentsClose
      '[0,["s",["*",["s",["!",511],["!",514],["!",520],["[","^"]]],511]]', // 519 skipElementClosesLater
      '[0,["s","<",["!",509],471,">",["!",521]]]', // 520 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",511],["!",514],["!",522],["[","^"]]],511]]', // 521 skipElementClosesBehind
      '[0,["s","<",509,">"]]', // 522 skipElementOpensAgain
      '[0,["s",127,20,["!",521]]]', // 523 skipMarksBehind
      '[0,["q",525]]', // 524 skipCutElement
      '[0,["@",1,["endsInside",511],""]]', // 525 readCutElement
      '[1,["L",527]]', // 526 leaf
      '[1,["/",528,530,531,226,532]]', // 527 readElementEnd
      '[0,["N","ElementClose",529]]', // 528 readElementClose
      '[0,["s",["?",["s",502,24]],511]]', // 529 skipElementEnding
      '[1,["M","BadElementClose",["s",475,["/",["s",512,["!",472],474,">"],508]]]]', // 530 readBadElementClose
      '[1,["@",1,["endsInside",529],["M","BadCutElementClose",["[+","^"]]]]', // 531 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 532 readMissingElementClose
      '[1,["L",534]]', // 533 leaf
      '[1,["N",24,["s",475,535,"<",[":",0,536],">"]]]', // 534 readUnmarkedHead
      '[1,["M","BadUnmarkedTag",""]]', // 535 readBadUnmarkedTag
      '[0,["@",1,["!",472],["$",["[+","^\\t\\n\\r /<>"]]]]', // 536 readUnmarkedKey
      '[0,["L",["&",["s",["[*","\\t\\n\\r "],"<",538,">"]]],"\\t\\n\\r <"]', // 537 leaf
      '[0,["s",["!",472],["[+","^\\t\\n\\r /<>"]]]', // 538 skipUnmarkedKey
      '[0,[[["s",["!",540],["[","^"]],null,0,null,false]]]', // 539 text
      '[0,["/",506,508,["s",20,["!",541]]]]', // 540 skipUnmarkedStop
      '[0,["s",["|",1,4096,false,["s",["!",508],["[","^"]]],508],"^"]', // 541 skipUnmarkedClosesLater
      '[1,["L",543]]', // 542 leaf
      '[1,["/",544,226,532]]', // 543 readUnmarkedEnd
      '[0,["N","UnmarkedClose",508]]', // 544 readUnmarkedClose
      '[1,["L",546]]', // 545 leaf
      '[1,["@",1,["endsInside",547],["M","BadCutElement",["[+","^"]]]]', // 546 readBadCutElement
      '[0,["/",["s",["?",548],496,470,">"],["s",475,496,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 547 skipElementHead
      '[0,127]', // 548 skipBadKeyTag
      '[1,["L",["/",550,374,380]]]', // 549 leaf
      '[1,["M","BadLoneKey",["s",119,["[*","\\t\\n\\r "],439,["[*","\\t\\n\\r "],421]]]', // 550 readBadLoneKey
      '[0,["L",["&",552]]]', // 551 leaf
      '[0,["s",["!",20],["[","\\"\'[{"]]]', // 552 skipAnyArguments
      '[1,["L",["/",381,554,382]]]', // 553 leaf
      '[1,["M","BadJunk",["s",["!",555],["!",124],["!",126],["!",96],["!",100],["s",["?",506],["+",["s",["!",20],["!",124],["!",386],["!",119],["!",506],["!",468],["!",["[","[{"]],["[","^"]]]]]]]', // 554 readBadJunk
      '[0,["option","callOver",""]]', // 555 read_callOver
      '[1,["L",557]]', // 556 leaf
      '[1,["/",558,559,561,562,563,565,566]]', // 557 readCallEnd
      '[0,["N","CallClose",124]]', // 558 readCallClose
      '[1,["M","BadCallClose",560]]', // 559 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 560 readWrongCallClose
      '[1,["@",1,["endsInside",388],["M","BadCutClose",["[+","^"]]]]', // 561 readBadCutClose
      '[0,["N","CallOver",["s",555,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 562 readCallOver
      '[0,["N","CallOverAtEnd",["s",555,564,["!",["[","^"]]]]]', // 563 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 564 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 565 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 566 readMissingCallClose
      '[0,["L",568]]', // 567 leaf
      '[0,["N",25,["s",99,100,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,407],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 568 readElementCallHead
      '[0,["L",570]]', // 569 leaf
      '[0,["N","ArgumentsOpen",571]]', // 570 readArgumentsOpen
      '[0,["s",99,"<parameters>"]]', // 571 skip_argumentsOpen
      '[1,["L",["/",546,573]]]', // 572 leaf
      '[1,["M","BadToolWords",["+",["s",["!",574],["!",139],["!",20],["!",575],["[","^"]]]]]', // 573 readBadToolWords
      '[0,["/",514,571,469]]', // 574 skipToolTag
      '[0,["q",576]]', // 575 skipCutToolTag
      '[0,["@",1,["endsInside",574],""]]', // 576 readCutToolTag
      '[1,["L",578]]', // 577 leaf
      '[1,["/",579,580,226,581]]', // 578 readArgumentsEnd
      '[0,["N","ArgumentsClose",518]]', // 579 readArgumentsClose
      '[1,["@",1,["endsInside",518],["M","BadCutArgumentsClose",["[+","^"]]]]', // 580 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 581 readMissingArgumentsClose
      '[1,["L",583]]', // 582 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 583 readMissingArgumentsOpen
      '[1,["L",585]]', // 584 leaf
      '[1,["@",1,["endsInside",101],["M","BadCutCall",["[+","^"]]]]', // 585 readBadCutCall
      '[1,["L",["/",1,587,590,374,380]]]', // 586 leaf
      '[0,["N","Separator",["s",588,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",589],["!",["[","^"]]]]]]]]]', // 587 readSeparator
      '[0,["option","separator",";"]]', // 588 read_separator
      '[0,["+",["s",322,["[*","\\t\\n\\r "]]]]', // 589 skipTokens
      '[1,["M","BadSeparator",["s",["/",",",["s",50,";"]],["&",["s",["[*","\\t\\n\\r "],["/",130,["s",50,138,"("]]]]]]]', // 590 readBadSeparator
      '[0,["L",592]]', // 591 leaf
      '[0,["N","PyOpen",["s",["&",136],"["]]]', // 592 readPyOpen
      '[0,["L",594]]', // 593 leaf
      '[0,["N",26,["s",[":",0,595],"("]]]', // 594 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 595 readPyName
      '[1,["L",["/",191,1,306]]]', // 596 leaf
      '[1,["L",598]]', // 597 leaf
      '[1,["/",599,565,311]]', // 598 readPyEnd
      '[0,["N","PyClose","]"]]', // 599 readPyClose
      '[1,["L",601]]', // 600 leaf
      '[1,["M","BadLineList",["s",50,"[",["&",["s",["[*","\\t\\n\\r "],138,"("]]]]]', // 601 readBadLineList
      '[0,["L",["/",603,1]],"\\t\\n\\r ,"]', // 602 leaf
      '[0,["N","LineComma",","]]', // 603 readLineComma
      '[0,["L",["?",605]]]', // 604 leaf
      '[0,["N","LineListEnd","]"]]', // 605 readLineListEnd
      '[0,["L",["&",50]]]', // 606 leaf
      '[0,["L",["s",["&",608],["!",20]]]]', // 607 leaf
      '[0,["option","json",""]]', // 608 readJson
      '[1,["L",["/",381,382]]]', // 609 leaf
      '[0,["L",["&",["/",96,["s",49,["+",18],["[*","\\t\\n\\r "],19,["[*","\\t\\n\\r "],"{"]]]]]', // 610 leaf
      '[1,["L",["/",612,613]]]', // 611 leaf
      '[1,["M","BadNameless",["s",["/",100,16],["*",["s",["!",124],["!",126],["!",95],["[","^"]]],["?",124]]]]', // 612 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",614],["+",["s",["!",383],["!",["s",["/",608,50],["[","[{"]]],["/",["s",24,["[*","\\t\\n\\r "]],["[","^"]]]]],["s",["&",["s",615,616]],["+",["s",["!",383],["[","^\\n\\r[{"]]]]]]', // 613 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 614 readSectionCloses
      '[0,["option","sectionOver",""]]', // 615 read_sectionOver
      '[0,["q",617]]', // 616 skipStrayToList
      '[0,["scan",["s",["!",383],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 617 readStrayToList
      '[1,["L",619]]', // 618 leaf
      '[1,["/",620,561,621,622,623,565,624]]', // 619 readSectionEnd
      '[0,["N","SectionClose",126]]', // 620 readSectionClose
      '[1,["M","BadSectionClose",384,385]]', // 621 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",615,["!",["[","^"]]]]]', // 622 readSectionOverAtEnd
      '[0,["N","SectionOver",615]]', // 623 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 624 readMissingSectionClose
      '[1,["L",626]]', // 625 leaf
      '[1,["M","BadNoFence",["s",627,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 626 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 627 readUnfencedOpen
      '[0,["L",629]]', // 628 leaf
      '[0,["N","WordedListOpen",["s",["&",87],88]]]', // 629 readWordedListOpen
      '[0,["L",["&",631]]]', // 630 leaf
      '[0,["s",632,95]]', // 631 skipBareCall
      '[0,["option","bare",""]]', // 632 readBare
      '[1,["L",["/",1,612]]]', // 633 leaf
      '[0,["L",["?",635]]]', // 634 leaf
      '[0,["N","LateClose",126]]', // 635 readLateClose
      '[1,["L",637]]', // 636 leaf
      '[1,["N",27,["s",[":",0,638],[":",1,595],["&","{"]]]]', // 637 readLoneCallHead
      '[1,["M","BadLoneOpen",639]]', // 638 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 639 readLoneOpen
      '[0,["L",641]]', // 640 leaf
      '[0,["N","LoneCallEnd",["?",124]]]', // 641 readLoneCallEnd
      '[0,["L",["&",130]]]', // 642 leaf
      '[1,["L",["/",1,587,590,381,382]]]', // 643 leaf
      '[0,["L",["&",136]]]', // 644 leaf
      '[1,["L",646]]', // 645 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 646 readBadBracket
      '[1,["L",648]]', // 647 leaf
      '[1,["N",28,["s","<",[":",0,140],[":",1,403]]]]', // 648 readEmptyTool
      '[0,["L",650]]', // 649 leaf
      '[0,["N",29,["s","<",[":",0,140],">",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],141,">"]]]]]', // 650 readToolHead
      '[1,["L",652]]', // 651 leaf
      '[1,["/",653,654,226,655]]', // 652 readToolEnd
      '[0,["N","ToolClose",515]]', // 653 readToolClose
      '[1,["@",1,["endsInside",515],["M","BadCutToolClose",["[+","^"]]]]', // 654 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 655 readMissingToolClose
      '[0,["L",657]]', // 656 leaf
      '[0,["N","ThoughtBehindOpen",57]]', // 657 readThoughtBehindOpen
      '[1,["L",["/",659,660]]]', // 658 leaf
      '[1,["M","BadStrayClose",43]]', // 659 readBadStrayClose
      '[0,["N",30,[":",0,["$",80]]]]', // 660 readInlineCode
      '[0,["L",662]]', // 661 leaf
      '[0,["N",31,["s",["!",663],[":",0,665],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,666],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 662 readFenceOpen
      '[0,["s",664,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 663 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 664 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 665 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 666 readTildes
      '[0,["L",["s",["!",668],["!",672]]]]', // 667 leaf
      '[0,["s",669,["&",["s",["[*","\\t "],["/",671,83,166,7,353]]]]]', // 668 skipFenceEnd
      '[0,["q",670]]', // 669 skipClosingRun
      '[0,["closes",0,["/",665,666]],"`~"]', // 670 readClosingRun
      '[0,["/",24,672,["!",["[","^"]]]]', // 671 skipFenceOver
      '[0,["s",["/",322,353],323]]', // 672 skipEndsReply
      '[0,["L","```"]]', // 673 leaf
      '[0,[["`",null,0,null,false]]]', // 674 text
      '[0,["L","~~~"]]', // 675 leaf
      '[0,[["~",null,0,null,false]]]', // 676 text
      '[0,["L",["[","^"]]]', // 677 leaf
      '[1,["L",["/",679,680]]]', // 678 leaf
      '[0,["N",32,[":",0,["$",668]]]]', // 679 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 680 readMissingCodeEnd
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,[["\\n","\\t \\"&*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,null,false],[["s","&",["&",["[","^#al"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",388],["!",682],["!",684],["!",711],["!",["s",24,57]],["[","^`"]],null,0,null,false]]]', // 681 text
      '[0,["q",683]]', // 682 skipCutStop
      '[0,["@",1,["endsInside",388],""]]', // 683 readCutStop
      '[0,["/",63,685,689,326]]', // 684 skipDialectStop
      '[0,["s",62,["&",["/",["s","<",["[","^"]],"[T","]<"]],686]]', // 685 skipDialectCut
      '[0,["q",687]]', // 686 skipCutDialect
      '[0,["@",1,["endsInside",688],""]]', // 687 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",71,">"],["s","<function name=",["[","\\"\'"],71,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 688 skipDialectStart
      '[0,["/",690,691,694,699,700,704,708,709,710,38]]', // 689 skip_likeCall
      '[0,["s",49,19,["[*","\\t\\n\\r "],"{"]]', // 690 skipLikeArguments
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",93],["[","\\"\'"],692,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],693,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",93],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 691 skipLikeObject
      '[0,["/",134,"tool_name","tool","action"],"afinpt"]', // 692 skipLikeKey
      '[0,["option","knownTool","ping"]]', // 693 readKnownTool
      '[0,["/",["s",["!",137],"[",["[*","\\t\\n\\r "],693,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",235,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",137],"[",["[*","\\t\\n\\r "],695,"(",["[*","\\t\\n\\r "],696,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],696]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],695,"("],"]"]],["s",62,["!",137],"[",695,"(",698,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 694 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 695 skipLikeName
      '[0,["s",695,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],697]]', // 696 skipLikeArgument
      '[0,["/",698,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 697 skipLikeLiteral
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 698 skipLikeString
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",62,"<tool_call>",["|",1,64,false,["[","^<"]],"</tool_call>"]]]', // 699 skipLikeTag
      '[0,["/",["s",701,["[*","\\t "],["?",702],693,["[*","\\t "],703,41,["/",["[","<{"],701]],["s","<",693,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="]]]],"&<\\\\\\\\"]', // 700 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 701 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 702 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 703 skipLikeClose
      '[0,["s",701,["|",0,32,false,705],706,["|",0,64,false,["s",["!",703],["[","^\\n\\r&<>"]]],703,41,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],41,["/",["[","([]{"],["&","<"],701]]]', // 704 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",706],["!",703],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 705 skipLikeLead
      '[0,["/",["s",["i","tool"],707,["i","call"]],["s",["i","function"],707,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],707,["i","prefix"]],["s",["i","start"],707,["i","action"]],["s",["i","content"],707,["i","invoke"]],["s",["i","python"],707,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 706 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 707 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],707,["i","calls"],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 708 skipLikeList
      '[0,["s",701,["[*","\\t "],["i","|open|"],["[*","\\t "],703,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 709 skipLikeOpenCall
      '[0,["s",701,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],703,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],701,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 710 skipLikeChannel
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 711 skipTildesAhead
      '[1,["L",["/",713,714,716,717,718,719,720]]]', // 712 leaf
      '[1,["@",1,["endsInside",388],["M","BadCutMarker",["[+","^"]]]]', // 713 readBadCutMarker
      '[1,["@",1,["endsInside",715],["M","BadCutOpening",["[+","^"]]]]', // 714 readBadCutOpening
      '[0,["/",["s",["?",85],13],136,87,631,130,139,["s",166,167,24],["s",46,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 715 skipOpening
      '[1,["@",1,["endsInside",80],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",83],["[","^\\n\\r`"]]],83]],["[+","^"]]]]]', // 716 readBadCutCode
      '[0,["N",33,[":",0,64]]]', // 717 readDialect
      '[0,["N",34,[":",0,["$",689]]]]', // 718 readLikeCall
      '[1,["@",1,["endsInside",688],["M","BadCutDialect",["s",62,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 719 readBadCutDialect
      '[0,["N",35,[":",0,["$",["/",589,["s",24,["&",684]],388,["[+","`"],["[","^"]]]]]]', // 720 readLoneText
      '[1,["L",722]]', // 721 leaf
      '[1,["/",723,174,724]]', // 722 readRegionEnd
      '[0,["N","RegionClose",7]]', // 723 readRegionClose
      '[0,["N","RegionOver",""]]', // 724 readRegionOver
      '[1,["L",726]]', // 725 leaf
      '[1,["M","BadRegionMarker",727,7]]', // 726 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 727 readTurnOpen
      '[0,["L",729]]', // 728 leaf
      '[0,["N","ThoughtOpen",44]]', // 729 readThoughtOpen
      '[1,["L",["/",731,321,732]]]', // 730 leaf
      '[0,["N","EmptyThought",45]]', // 731 readEmptyThought
      '[0,["N",36,[":",0,["$",["s",11,47]]]]]', // 732 readNamedOpening
      '[1,["L",["/",325,713,714,717,734,739]]]', // 733 leaf
      '[0,["N",37,[":",0,735]]]', // 734 readBareDialect
      '[0,["/",["{",81,["s","{",["[*","\\t\\n\\r "],["?",736],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],74,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",82,["s","{",["[*","\\t\\n\\r "],["?",736],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],74,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",83,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],74,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",84,["s",["!",737],"[",["[*","\\t\\n\\r "],71,"(",["[*","\\t\\n\\r "],["/",")",["s",71,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",85,["s","[",["[*","\\t\\n\\r "],71,"(",["[*","\\t\\n\\r "],["/",74,738],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",86,["s",["?"," "],"to=",71,"<|message|>"]],["{",87,["s",["?"," "],"to=",71," <|channel|> "]],["{",88,["s",["?"," "],"to=",71,["[*"," "],["[*","a-z"],"<|"]],["{",89,["s",["?","**"],"Thought",39,["*",["s",["!",["s",24,75]],["[","^"]]],24,75]]]," *T[t{"]', // 735 read_bareDialect
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 736 skipMarkType
      '[0,["s","[",71,"()]",["[","(["]]]', // 737 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 738 skipMarkSingle
      '[0,["N",38,[":",0,["$",["s",693,"(",["[*","\\t\\n\\r "],["/",")",["s",235,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 739 readLikeLine
      '[1,["L",741]]', // 740 leaf
      '[1,["M","BadFence",["s",["&",742],["/",664,746],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",84,748]]]],"`~"]', // 741 readBadFence
      '[0,["/",["s",664,["[*","^\\n\\r`"],24,["*",["/",743,["s",["!",745],["/",664,["[","^"]]]]],["/",["s",664,323],["!",["[","^"]]]],["s",746,["[*","^\\n\\r"],24,["*",["s",["!",747],["/",746,["[","^"]]]],["/",["s",746,323],["!",["[","^"]]]]],"`~"]', // 742 skipWholeFence
      '[0,["s",664,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",744],["/",664,["[","^"]]]],["/",744,["!",["[","^"]]]]]', // 743 skipShownFence
      '[0,["/",["s",["&","```"],124],745],"`"]', // 744 skipShownEnd
      '[0,["s",664,["[*","\\t "],["/",24,322,["!",["[","^"]]]]]', // 745 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 746 skipTildes
      '[0,["s",746,["[*","\\t "],["/",24,322,["!",["[","^"]]]]]', // 747 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",749,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 748 skip_fencedObject
      '[0,["option","fencedName","ping"]]', // 749 readFencedName
      '[0,["L",["&",748]],"{"]', // 750 leaf
      '[1,["L",["?",["/",752,753]]]]', // 751 leaf
      '[0,["N","WrappingEnd",["s",["/",664,746],["&",["s",["[*","\\t "],671]]]],"`~"]', // 752 readWrappingEnd
      '[1,["M","MissingFenceEnd",["!",["[","^"]]]]', // 753 readMissingFenceEnd
      '[0,["L",755]]', // 754 leaf
      '[0,["N",39,["s",62,["&",742],["/",664,746],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",64,735]]]]]', // 755 readWrappedDialect
      '[0,["L",["?",757]]]', // 756 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 757 readEnd
      '[1,["L",["?",759]]]', // 758 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],44]]]', // 759 readBadThoughtAgain
      '[0,["L",761]]', // 760 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 761 readThoughtGoesOn
      '[0,["L",763]]', // 762 leaf
      '[0,["N","FirstThoughtHead",["s",764,161]]]', // 763 readFirstThoughtHead
      '[0,["s",765,"self",["!",157]]]', // 764 skipToSelf
      '[0,["option","addressed",""]]', // 765 readAddressed
      '[0,[[["s",["!",352],["[","^"]],null,0,null,false]]]', // 766 text
      '[1,["L",768]]', // 767 leaf
      '[1,["/",361,174,363,365]]', // 768 readThoughtMessageEnd
      '[0,["L",770]]', // 769 leaf
      '[0,["N","FirstCallsHead",["s",771,161,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 770 readFirstCallsHead
      '[0,["s",765,155]]', // 771 skipToTool
      '[1,["L",["/",374,380,773]]]', // 772 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",352],["!",["s",322,323]],["!",84],["!",386],["[","^"]]]]]', // 773 readBadBesideCalls
      '[0,["L",775]]', // 774 leaf
      '[0,["N","FirstUserHead",["s",765,156,["!",157],161]]]', // 775 readFirstUserHead
      '[0,[[["s",765,["!",352],["[","^"]],null,0,null,false]]]', // 776 text
      '[0,["L",["!",352]]]', // 777 leaf
      '[0,["L",779]]', // 778 leaf
      '[0,["N","FirstTextHead",["s",368,780]]]', // 779 readFirstTextHead
      '[0,["s",["&",781],24]]', // 780 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 781 readRecipientOpenIsUsed
      '[1,["L",783]]', // 782 leaf
      '[1,["N","FirstCodeHead",["s",350,["!",157],["*",347],161],["s",350,780]]]', // 783 readFirstCodeHead
      '[1,["L",785]]', // 784 leaf
      '[1,["N",40,["s",[":",0,371],["*",347],161],["s",[":",0,372],780]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 785 readFirstToolHead
      '[1,["L",787]]', // 786 leaf
      '[1,["M","BadMessagesFence",["s",143,["&",742],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",145]]]]', // 787 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 788 leaf
      '[1,["L",790]]', // 789 leaf
      '[1,["N",41,["s",["&",145],[":",0,346],["*",["s",["!",791],347]],792,161],["s",["&",145],[":",0,346],154,764,161]]]', // 790 readThoughtHead
      '[0,["s",153,["[*","\\t "],"analysis",["!",157],["*",["s",["!",153],150]],["&",161]]]', // 791 skipLastAnalysis
      '[1,["s",153,["[*","\\t "],"analysis",["!",157],["*",["s",["!",153],347]],["&",161]]]', // 792 noteLastAnalysis
      '[0,["L",794]]', // 793 leaf
      '[0,["N",42,["s",["&",145],[":",0,346],154,["!",764],771,161,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 794 readCallsHead
      '[1,["L",["/",796,321,1,797]]]', // 795 leaf
      '[1,["M","BadMessageMarker",353]]', // 796 readBadMessageMarker
      '[1,["@",1,["endsInside",357],["M","BadCutHead",["[+","^"]]]]', // 797 readBadCutHead
      '[0,["L",["!",799]]]', // 798 leaf
      '[0,["s",143,147,["/",156,155],["*",150],161]]', // 799 skipFirstHead
      '[1,["L",801]]', // 800 leaf
      '[1,["M","BadOutside",""]]', // 801 readBadOutside
      '[1,["L",["?",["/",803,753]]]]', // 802 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",322,["!",["[","^"]]]]]]]', // 803 readMessagesFenceEnd
      '[1,["L",805]]', // 804 leaf
      '[1,["@",1,["endsInside",799],["M","BadCutFirst",["[+","^"]]]]', // 805 readBadCutFirst
      '[1,["L",["/",807,801]]]', // 806 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 807 readMissingMessages
      '[1,["L",809]]', // 808 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",25]]]]', // 809 readBadStepsFence
      '[0,["L",811]]', // 810 leaf
      '[0,["N","ObjectActionHead",["s",33,["[*","\\t\\n\\r "],["&",36]]]]', // 811 readObjectActionHead
      '[0,["L",813]]', // 812 leaf
      '[0,["N","InputFence",["s","```",["[*","^\\n\\r`"],24]]]', // 813 readInputFence
      '[1,["L",["/",815,816,817]]]', // 814 leaf
      '[0,["N","InputFenceEnd","```"]]', // 815 readInputFenceEnd
      '[0,["N","ObjectAtEnd",["!",["[","^"]]]]', // 816 readObjectAtEnd
      '[1,["M","MissingInputFence",""]]', // 817 readMissingInputFence
      '[0,["L",819]]', // 818 leaf
      '[0,["N",43,[":",0,["$",38]]]]', // 819 readLikeStep
      '[0,["L",821]]', // 820 leaf
      '[0,["N",44,["s",33,34,[":",0,822],34,["[*","\\t "],24]]]', // 821 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 822 readActionName
      '[0,["L",824]]', // 823 leaf
      '[0,["N","InputHead",29]]', // 824 readInputHead
      '[0,["L",["&",["/","{",826]]],"\\"\'{"]', // 825 leaf
      '[0,["s",827,828]]', // 826 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 827 skipTextInQuotes
      '[0,["s",["[*","\\t\\n\\r "],["/",25,"```",672,["!",["[","^"]]]]]', // 828 skipInputOver
      '[0,["L",830]]', // 829 leaf
      '[0,["N","EmptyInput",["s",["/","null","None"],["&",828]]],"Nn"]', // 830 readEmptyInput
      '[0,["L",["s",["!",25],["!",832],834]]]', // 831 leaf
      '[0,["q",833]]', // 832 skipCutStep
      '[0,["@",1,["endsInside",25],""]]', // 833 readCutStep
      '[0,["s",["!",835],["[","^\\n\\r"]]]', // 834 skipTextStart
      '[0,["/",["s",45,["!",47]],672]]', // 835 skip_textEnd
      '[0,[[["s",["!",835],["[","^\\n\\r"]],null,0,null,false],[["s",24,["!",57],["[*","\\t\\n\\r "],["!",["/",25,672,832,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 836 text
      '[1,["L",["/",815,838,817]]]', // 837 leaf
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 838 readInputAtEnd
      '[1,["L",840]]', // 839 leaf
      '[1,["@",1,["endsInside",29],["M","BadCutInput",["[+","^"]]]]', // 840 readBadCutInput
      '[1,["L",842]]', // 841 leaf
      '[1,["/",1,843,382,844]]', // 842 readActionRest
      '[1,["@",1,["endsInside",25],["M","BadCutStep",["[+","^"]]]]', // 843 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",25],["!",672],["+",["s",["!",835],["!",845],["[","^\\n\\r"]]]]]]', // 844 readBadStepWords
      '[0,["/",["s",["!","Action"],684],38]]', // 845 skipStepStop
      '[0,["L",847]]', // 846 leaf
      '[0,["/",848,849]]', // 847 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 848 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 849 readActionOver
      '[1,["L",851]]', // 850 leaf
      '[1,["N",45,["s",33,[":",0,822],852,"(",["&",853]]]]', // 851 readNamedHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 852 readBadInline
      '[0,["s",["[*","\\t\\n\\r "],["?",["s",696,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],696]]]],["[*","\\t\\n\\r "],")",["[*","\\t "],["/",24,672,["!",["[","^"]]]],"\\t\\n\\r )A-Z_a-z\u0080-\uffff"]', // 853 skipNamedArguments
      '[1,["L",855]]', // 854 leaf
      '[1,["N",46,["s",33,[":",0,822],["&",["s",["[*","\\t "],["[","([{"]]],852]]]', // 855 readInlineHead
      '[0,["L",["?",857]]]', // 856 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 857 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 858 leaf
      '[0,[[["s",["!",["/",860,835]],["[","^\\n\\r"]],null,0,null,false]]]', // 859 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,672,["!",["[","^"]]]]]]', // 860 skipInlineClose
      '[0,["L",["?",862]]]', // 861 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,672,["!",["[","^"]]]]]]]', // 862 readInlineClose
      '[0,["L",864]]', // 863 leaf
      '[0,["N","ThoughtLabel",26]]', // 864 readThoughtLabel
      '[0,["L",["!",25]]]', // 865 leaf
      '[0,["L",834]]', // 866 leaf
      '[0,["L",["!",832]]]', // 867 leaf
      '[1,["L",869]]', // 868 leaf
      '[1,["/",174,870]]', // 869 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 870 readStepOver
      '[0,["L",872]]', // 871 leaf
      '[0,["N","AnswerLabel",31]]', // 872 readAnswerLabel
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false]]]', // 873 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],80]],"A`cf"]', // 874 leaf
      '[0,["L",["s",["!",835],["!",845],["[","^\\n\\r`"]]]]', // 875 leaf
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,null,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,null,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,null,false],[81,null,0,null,false],[null,"`",1,null,false],[["s",["!",835],["!",845],["[","^\\n\\r`"]],null,0,null,false],[["s",24,["!",57],["[*","\\t\\n\\r "],["!",["/",25,672,832,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 876 text
      '[1,["L",878]]', // 877 leaf
      '[1,["M","BadLoneInput",["s",29,["[*","^\\n\\r"]]]]', // 878 readBadLoneInput
      '[1,["L",843]]', // 879 leaf
      '[1,["L",["/",717,718,719,720]]]', // 880 leaf
      '[1,["L",["?",["/",882,753]]]]', // 881 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 882 readStepsFenceEnd
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, i: ofCase, character: ofCharacter, "{": ofAction, handing: ofHanding, hand: ofHand, scan: ofScan, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(76) }] } }, { op: 'leaf', read: rules.at(171) }] };
  const stepdoublePart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(256) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(228), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(285) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(193), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(180) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(178) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["$A-Z_a-z\u0080-\uffff", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(190) }, stepvalue, { op: 'leaf', read: rules.at(334) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(375), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[n{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(417) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(503), body: stepinnerPart }] };
  const stepunmarkedInner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(537), body: { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(417) }, { op: 'again', step: () => stepUnmarkedElement }] } }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'again', step: () => stepUnmarkedElement }, { op: 'leaf', read: rules.at(545) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(492), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(551), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(417) }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(572) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(400) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(584) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(600) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(602) }] } }, { op: 'leaf', read: rules.at(604) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(606), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(607), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(610), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(586) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(609) }, stepnextCall, { op: 'leaf', read: rules.at(611) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(642), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<", "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(340) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(366) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'leaf', read: rules.at(647) }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, "\n\r", null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepLineThought }, { op: 'leaf', read: rules.at(176) }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(320) }, { op: 'sequence', hand: null, steps: [stepcalls, { op: 'loop', body: { op: 'again', step: () => stepThoughtBehind } }] }, { op: 'leaf', read: rules.at(658) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(712) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(725) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(730) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(733) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(725) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(417) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(772) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(777), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "\\-.0-9A-Z_a-z\u0080-\uffff"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(778) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepfirstOutside: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThought }, stepoutsidePart] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(795) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(825), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(788), body: { op: 'choice', starts: ["\"'{", "Nn", null], alternatives: [stepinputValue, { op: 'leaf', read: rules.at(829) }, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(858), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(865), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(417) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(867), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, "A", null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(417) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(320) }, { op: 'again', step: () => stepObjectAction }, { op: 'leaf', read: rules.at(818) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepNamedAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(877) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(879) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(880) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(788), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(754) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(756) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(721) }] } };
  const stepLineThought: Step = { op: 'rule', name: 'LineThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(55) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(58), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(181), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ListOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(182) }, { op: 'leaf', read: rules.at(186) }, { op: 'leaf', read: rules.at(188) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(190) }, stepvalue, { op: 'leaf', read: rules.at(312) }] } }, { op: 'leaf', read: rules.at(316) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(194) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(190) }, stepvalue, { op: 'leaf', read: rules.at(312) }] } }, { op: 'leaf', read: rules.at(313) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ObjectOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(196) }, { op: 'leaf', read: rules.at(186) }, { op: 'leaf', read: rules.at(188) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(296) }] } }, { op: 'leaf', read: rules.at(308) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(200) }, { op: 'leaf', read: rules.at(186) }, { op: 'optional', body: stepvalue }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 5, isText: false, body: { op: 'sequence', hand: { attribute: 5, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(215) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(220) }] } }, { op: 'leaf', read: rules.at(223) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(217), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(251) }, { op: 'loop', body: { op: 'choice', starts: [null, "\""], alternatives: [stepdoublePart, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(258) }, { op: 'loop', body: stepdoublePart }, { op: 'leaf', read: rules.at(260) }] }] } }, { op: 'leaf', read: rules.at(264) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(253), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(267) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(272) }] } }, { op: 'leaf', read: rules.at(264) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(269), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(274) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(281) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(276), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(328) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(337) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(331) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(344) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(358) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(351), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(369) }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(373) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(378) } }, { op: 'leaf', read: rules.at(392) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(376), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(393) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(618) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(404) }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(414) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(417) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(485) }, stepelementOfCall, { op: 'leaf', read: rules.at(549) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(553) }] } }, { op: 'leaf', read: rules.at(556) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(418) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(455) }] } }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: rules.at(478) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(440) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(451) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(443), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: rules.text(458), isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(493) }, { op: 'leaf', read: rules.at(500) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(526) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(504), isSome: true } };
  const stepUnmarkedElement: Step = { op: 'rule', name: 'UnmarkedElement', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as UnmarkedHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(533) }, { op: 'loop', body: stepunmarkedInner }, { op: 'optional', body: { op: 'again', step: () => stepUnmarkedText } }, { op: 'leaf', read: rules.at(542) }] } };
  const stepUnmarkedText: Step = { op: 'rule', name: 'UnmarkedText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(539), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(567) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(417) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(485) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(572) }] } }, { op: 'leaf', read: rules.at(556) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(569) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(577) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(582) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(577) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(591) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(596) }] } }, { op: 'leaf', read: rules.at(597) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(593) }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(188) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(337) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(625) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(628) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(630), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(633) }] } }, { op: 'leaf', read: rules.at(634) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(636) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(640) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(642), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(643) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(644), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(645) } }, { op: 'leaf', read: rules.at(634) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(649) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(651) }] } };
  const stepThoughtBehind: Step = { op: 'rule', name: 'ThoughtBehind', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(656) }, stepthoughtRest] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(661) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(678) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(667), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(673) }, { op: 'text', read: rules.text(674) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(675) }, { op: 'text', read: rules.text(676) }] }, { op: 'leaf', read: rules.at(677) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(667), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(673) }, { op: 'text', read: rules.text(674) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(675) }, { op: 'text', read: rules.text(676) }] }, { op: 'leaf', read: rules.at(677) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(681), isSome: true } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(728) }, stepthoughtRest] } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(740) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(417) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(751) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(750), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(758) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(754) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(756) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(760) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(754) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(756) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(762) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(767) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(766), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(769) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(392) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(774) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(392) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(776), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(782) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(358) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(784) }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(373) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(378) } }, { op: 'leaf', read: rules.at(392) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(804) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(756) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(786) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(788), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(802) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(789) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(767) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(793) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(392) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(366) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(392) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(798), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(800) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(798), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(806) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(756) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(760) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(767) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(756) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(756) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(808) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(881) }] } };
  const stepObjectAction: Step = { op: 'rule', name: 'ObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(810) }, { op: 'optional', body: { op: 'choice', starts: ["`", "{"], alternatives: [{ op: 'again', step: () => stepFencedObjectAction }, { op: 'again', step: () => stepObject }] } }] } };
  const stepFencedObjectAction: Step = { op: 'rule', name: 'FencedObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(812) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(814) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(820) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(839) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(841) } }, { op: 'leaf', read: rules.at(846) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(823) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", "Nn", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'leaf', read: rules.at(829) }, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(812) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(837) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(831) }, { op: 'text', read: rules.text(836) }] } };
  const stepNamedAction: Step = { op: 'rule', name: 'NamedAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(850) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(337) }, { op: 'loop', body: { op: 'leaf', read: rules.at(841) } }, { op: 'leaf', read: rules.at(846) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(854) }, { op: 'leaf', read: rules.at(856) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(861) }, { op: 'loop', body: { op: 'leaf', read: rules.at(841) } }, { op: 'leaf', read: rules.at(846) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(859), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(863) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(868) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(866) }, { op: 'text', read: rules.text(836) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(871) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [" !#-%'-)+-;=?@B-Z\\^_abdeg-z|-\uffff", "A`cf", "`", null], alternatives: [{ op: 'text', read: rules.text(873), isSome: true }, { op: 'leaf', read: rules.at(874) }, { op: 'text', read: rules.text(674), isSome: true }, { op: 'leaf', read: rules.at(875) }] }, { op: 'text', read: rules.text(876) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(756) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(760) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(868) }] } };

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
