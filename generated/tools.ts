// Generated from grammars/tools/reply.peggy, grammars/tools/like-calls.peggy, grammars/tools/calls.peggy, grammars/tools/blocks.peggy, grammars/tools/bare.peggy, grammars/tools/parameters.peggy, grammars/tools/python.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type Options, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofCharacter, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofScan, ofOption } from '../src/engine/generated.ts';

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
export interface BadLastCloseNode extends RecoveryNode { readonly type: 'BadLastClose'; }
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
  readonly flaw: BadOtherCallNode | BadSpacedOpenNode | BadNameTagNode | BadCallOpenNode | null;
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
export interface BadSpacedOpenNode extends RecoveryNode { readonly type: 'BadSpacedOpen'; }
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
export interface BadSectionCloseAgainNode extends RecoveryNode { readonly type: 'BadSectionCloseAgain'; }
export interface BadCallCloseAgainNode extends RecoveryNode { readonly type: 'BadCallCloseAgain'; }
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
export interface LoneCallsNode extends TreeNode {
  readonly type: 'LoneCalls';
  readonly before: string;
  readonly objects: { readonly separator: string; readonly written: string }[];
}
export interface LineCallsNode extends TreeNode {
  readonly type: 'LineCalls';
  readonly before: string;
  readonly objects: { readonly separator: string; readonly written: string }[];
}
export interface ShownCallNode extends TreeNode { readonly type: 'ShownCall'; }
export interface BadLoneOpenNode extends RecoveryNode { readonly type: 'BadLoneOpen'; }
export interface BadCutLoneNode extends RecoveryNode { readonly type: 'BadCutLone'; }
export interface ParameterHeadNode extends TreeNode {
  readonly type: 'ParameterHead';
  readonly again: BadKeyOpenAgainNode | null;
  readonly key: string;
  readonly twice: BadKeyCloseAgainNode | null;
  readonly attributes: AttributeNode[] | null;
  readonly valueType: string | null;
  readonly flaw: MissingKeyEndNode | MissingValueOpenNode | BadKeyEqualsNode | MissingKeyOpenNode | BadParameterOpenNode | null;
}
export interface VerbatimOpenNode extends TreeNode { readonly type: 'VerbatimOpen'; }
export interface VerbatimCloseNode extends TreeNode { readonly type: 'VerbatimClose'; }
export interface RawLayoutNode extends TreeNode { readonly type: 'RawLayout'; }
export interface RawEndNode extends TreeNode { readonly type: 'RawEnd'; }
export interface MissingVerbatimCloseNode extends RecoveryNode { readonly type: 'MissingVerbatimClose'; }
export interface BadQuotedCloseNode extends RecoveryNode { readonly type: 'BadQuotedClose'; }
export interface BadParameterCloseAgainNode extends RecoveryNode { readonly type: 'BadParameterCloseAgain'; }
export interface BadKeyOpenAgainNode extends RecoveryNode { readonly type: 'BadKeyOpenAgain'; }
export interface BadKeyCloseAgainNode extends RecoveryNode { readonly type: 'BadKeyCloseAgain'; }
export interface BadKeyEqualsNode extends RecoveryNode { readonly type: 'BadKeyEquals'; }
export interface MissingKeyOpenNode extends RecoveryNode { readonly type: 'MissingKeyOpen'; }
export interface BadParameterNode extends RecoveryNode { readonly type: 'BadParameter'; }
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
export interface BadToolObjectNode extends RecoveryNode { readonly type: 'BadToolObject'; }
export interface BadUnmarkedTagNode extends RecoveryNode { readonly type: 'BadUnmarkedTag'; }
export interface BadNamedTagNode extends RecoveryNode { readonly type: 'BadNamedTag'; }
export interface BadCutToolCloseNode extends RecoveryNode { readonly type: 'BadCutToolClose'; }
export interface MissingToolCloseNode extends RecoveryNode { readonly type: 'MissingToolClose'; }
export interface BadToolWordsNode extends RecoveryNode { readonly type: 'BadToolWords'; }
export interface MissingArgumentsOpenNode extends RecoveryNode { readonly type: 'MissingArgumentsOpen'; }
export interface BadCutArgumentsCloseNode extends RecoveryNode { readonly type: 'BadCutArgumentsClose'; }
export interface MissingArgumentsCloseNode extends RecoveryNode { readonly type: 'MissingArgumentsClose'; }
export interface BadElementCloseAgainNode extends RecoveryNode { readonly type: 'BadElementCloseAgain'; }
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
| VerbatimCloseNode | MissingVerbatimCloseNode | RawLayoutNode | BadQuotedCloseNode | RawEndNode
| BadParameterCloseNode | BadCutRawNode | MissingParameterCloseNode | BadParameterCloseAgainNode
| BadCutParameterNode | ElementHeadNode | ElementLayoutNode | ElementCloseNode | BadElementCloseNode
| BadCutElementCloseNode | MissingElementCloseNode | BadElementCloseAgainNode | UnmarkedHeadNode | UnmarkedCloseNode
| BadCutElementNode | BadLoneKeyNode | BadParameterNode | BadJunkNode | CallCloseNode | BadCallCloseNode
| BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | ElementCallHeadNode
| ArgumentsOpenNode | BadToolWordsNode | ArgumentsCloseNode | BadCutArgumentsCloseNode | MissingArgumentsCloseNode
| MissingArgumentsOpenNode | BadCutCallNode | SeparatorNode | BadSeparatorNode | PyOpenNode | PyHeadNode
| PyCloseNode | BadLineListNode | LineCommaNode | LineListEndNode | BadCallCloseAgainNode | BadNamelessNode
| BadStrayWordsNode | SectionCloseNode | BadSectionCloseNode | SectionOverAtEndNode | SectionOverNode
| MissingSectionCloseNode | BadSectionCloseAgainNode | BadNoFenceNode | WordedListOpenNode | LateCloseNode
| LoneCallHeadNode | LoneCallEndNode | BadBracketNode | EmptyToolNode | ToolHeadNode | ToolCloseNode
| BadCutToolCloseNode | MissingToolCloseNode | ThoughtBehindOpenNode | LineCallsNode | BadLastCloseNode
| BadStrayCloseNode | InlineCodeNode | FenceOpenNode | ShownCallNode | FenceCloseNode | MissingCodeEndNode
| BadCutMarkerNode | BadCutOpeningNode | BadCutCodeNode | DialectNode | BadCutLoneNode | LikeCallNode
| BadCutDialectNode | LoneTextNode | RegionCloseNode | RegionOverNode | BadRegionMarkerNode | ThoughtOpenNode
| EmptyThoughtNode | NamedOpeningNode | LoneCallsNode | BareDialectNode | LikeLineNode | BadFenceNode
| WrappingEndNode | MissingFenceEndNode | WrappedDialectNode | EndNode | BadThoughtAgainNode | ThoughtGoesOnNode
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
| BadEndTokenNode | BadFenceNode | MissingFenceEndNode | MissingCodeEndNode | BadLastCloseNode | BadStrayCloseNode
| BadCutMarkerNode | BadCutDialectNode | BadCutOpeningNode | BadCutCodeNode | BadCutCloseNode | MissingAtEndNode
| BadBracketsNode | BadCallOpenNode | BadSpacedOpenNode | BadNameEndNode | BadOtherCallNode | BadNameTagNode
| BadNoNameEndNode | BadNamelessNode | BadCallCloseNode | BadSelfCloseNode | MissingCallCloseNode | BadJunkNode
| BadLateMembersNode | BadCutCallNode | BadSectionOpenNode | BadNoFenceNode | BadOpenAgainNode
| BadSectionCloseAgainNode | BadCallCloseAgainNode | BadSectionCloseNode | MissingSectionCloseNode
| BadStrayWordsNode | BadInnerFenceNode | BadCutInnerFenceNode | BadSeparatorNode | BadLoneOpenNode | BadCutLoneNode
| MissingVerbatimCloseNode | BadQuotedCloseNode | BadParameterCloseAgainNode | BadKeyOpenAgainNode
| BadKeyCloseAgainNode | BadKeyEqualsNode | MissingKeyOpenNode | BadParameterNode | MissingKeyEndNode
| MissingValueOpenNode | BadParameterOpenNode | BadParameterCloseNode | BadCutRawNode | MissingParameterCloseNode
| BadLoneKeyNode | BadCutParameterNode | BadBracketNode | BadLineListNode | BadCutArgumentNode | BadKeyTagNode
| BadToolObjectNode | BadUnmarkedTagNode | BadNamedTagNode | BadCutToolCloseNode | MissingToolCloseNode
| BadToolWordsNode | MissingArgumentsOpenNode | BadCutArgumentsCloseNode | MissingArgumentsCloseNode
| BadElementCloseAgainNode | BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode
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
& Readonly<Record<'BadRunOn' | 'Dialect' | 'LineCalls' | 'Fence' | 'LikeCall' | 'BadCutDialect' | 'LoneText', 'FencedSteps' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BadLastClose' | 'BadCutMarker' | 'BadCutOpening' | 'BadCutLone' | 'NamedMarker' | 'Citation' | 'LineThought'
| 'NoThought' | 'ThoughtBehind' | 'BadStrayClose' | 'InlineCode' | 'Text' | 'BadCutCode' | 'BadThoughtClose', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'LoneCalls', 'Lead' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps' | 'Stray'>>
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
& Readonly<Record<'List', 'Arguments' | 'BareList' | 'Builtin' | 'Call' | 'FencedInput' | 'FirstTool' | 'InlineAction' | 'Input' | 'List'
| 'LooseArguments' | 'Member' | 'NamedAction' | 'PyArgument' | 'PyCall' | 'Section' | 'Set' | 'Tool' | 'ToolMessage'
| 'Unfenced' | 'WordedList'>>
& Readonly<Record<'Object', 'Arguments' | 'BareList' | 'BareObjects' | 'Builtin' | 'Call' | 'FencedInput' | 'FencedObject'
| 'FencedObjectAction' | 'FirstTool' | 'InlineAction' | 'Input' | 'List' | 'LoneCall' | 'LooseArguments' | 'Member'
| 'NamedAction' | 'ObjectAction' | 'PyArgument' | 'PyCall' | 'Section' | 'Set' | 'Tool' | 'ToolMessage'
| 'WordedList'>>
& Readonly<Record<'ListOpen' | 'ListClose', 'List'>>
& Readonly<Record<'BadFirstComma', 'List' | 'Object' | 'PyCall'>>
& Readonly<Record<'Comma' | 'BadComma' | 'BadDebris' | 'MissingBracket', 'Builtin' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'PyList' | 'Set'>>
& Readonly<Record<'BadCutPart', 'Builtin' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'Set'>>
& Readonly<Record<'MissingRest', 'Arguments' | 'Builtin' | 'DoubleText' | 'Element' | 'List' | 'LooseArguments' | 'MarkedText' | 'NamedAction'
| 'Object' | 'Parameter' | 'PyCall' | 'Set' | 'SingleText' | 'Tool' | 'TripleText' | 'UnmarkedElement' | 'Verbatim'>>
& Readonly<Record<'Set' | 'TripleText' | 'PlainText' | 'DoubleText' | 'SingleText' | 'MarkedText' | 'BadMarkedText' | 'Number'
| 'Word' | 'BadPoint', 'Arguments' | 'Builtin' | 'Call' | 'FencedInput' | 'FirstTool' | 'InlineAction' | 'Input' | 'List'
| 'LooseArguments' | 'Member' | 'NamedAction' | 'PyArgument' | 'PyCall' | 'Set' | 'Tool' | 'ToolMessage'>>
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
| 'SectionOver' | 'MissingSectionClose' | 'BadSectionCloseAgain' | 'BadCutCall' | 'BadCallCloseAgain'
| 'BadStrayWords' | 'BadLineList' | 'LineComma' | 'LineListEnd', 'Section'>>
& Readonly<Record<'BadCutClose', 'Call' | 'ElementCall' | 'Section'>>
& Readonly<Record<'MissingAtEnd', 'Call' | 'ElementCall' | 'PyList' | 'Section'>>
& Readonly<Record<'Separator' | 'BadSeparator', 'BareObjects' | 'Section'>>
& Readonly<Record<'PyList', 'BareLines' | 'Section'>>
& Readonly<Record<'BadNameless' | 'EmptyCall' | 'Call' | 'ElementCall', 'BareCalls' | 'Section'>>
& Readonly<Record<'PyCall', 'PyList' | 'Section'>>
& Readonly<Record<'CallHead' | 'BadOtherCall' | 'BadSpacedOpen' | 'BadNameEnd' | 'BadNoNameEnd' | 'BadNameTag' | 'BadCallOpen'
| 'BadCutInnerFence' | 'BadLoneKey' | 'BadParameter' | 'BadJunk', 'Call'>>
& Readonly<Record<'Parameter' | 'BadCutParameter' | 'CallClose' | 'BadCallClose' | 'CallOver' | 'CallOverAtEnd' | 'MissingCallClose', 'Call' | 'ElementCall'>>
& Readonly<Record<'Element', 'Arguments' | 'Call' | 'Element' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'UnmarkedElement', 'Call' | 'UnmarkedElement'>>
& Readonly<Record<'BadCutElement', 'Arguments' | 'Call' | 'ElementCall' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'ParameterHead' | 'BadKeyOpenAgain' | 'BadKeyCloseAgain' | 'MissingKeyEnd' | 'MissingValueOpen' | 'BadKeyEquals'
| 'MissingKeyOpen' | 'BadParameterOpen' | 'Verbatim' | 'RawLayout' | 'Raw' | 'BadQuotedClose' | 'RawEnd'
| 'BadParameterClose' | 'BadCutRaw' | 'MissingParameterClose' | 'BadParameterCloseAgain', 'Parameter'>>
& Readonly<Record<'VerbatimOpen' | 'VerbatimText' | 'VerbatimClose' | 'MissingVerbatimClose', 'Verbatim'>>
& Readonly<Record<'ElementHead' | 'BadKeyTag' | 'BadNamedTag' | 'ElementLayout' | 'ElementText' | 'ElementClose' | 'BadElementClose'
| 'BadCutElementClose' | 'BadElementCloseAgain', 'Element'>>
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
& Readonly<Record<'ToolHead' | 'BadToolObject' | 'ToolClose' | 'BadCutToolClose' | 'MissingToolClose', 'Tool'>>
& Readonly<Record<'ThoughtBehindOpen', 'ThoughtBehind'>>
& Readonly<Record<'FenceOpen' | 'ShownCall' | 'FenceChars' | 'FenceClose' | 'MissingCodeEnd', 'Fence'>>
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
| "quoted-marker" | "bad-value" | "call-list" | "run-on" | "input-in-line";

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
  (start, end, l) => ({ type: 'ParameterHead', start, end, again: l[0] ?? null, key: l[1], twice: l[2] ?? null, attributes: l[3] ?? null, valueType: l[4] ?? null, flaw: l[5] ?? null }),
  (start, end, l) => ({ type: 'ElementHead', start, end, flaw: l[0], key: l[1] }),
  (start, end, l) => ({ type: 'UnmarkedHead', start, end, key: l[0] }),
  (start, end, l) => ({ type: 'ElementCallHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'PyHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'LoneCallHead', start, end, flaw: l[0], name: l[1] }),
  (start, end, l) => ({ type: 'EmptyTool', start, end, name: l[0], flaw: l[1] }),
  (start, end, l) => ({ type: 'ToolHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'LineCalls', start, end, before: l[0], objects: l[1] }),
  (start, end, l) => ({ type: 'InlineCode', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FenceOpen', start, end, run: l[0] }),
  (start, end, l) => ({ type: 'FenceClose', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Dialect', start, end, dialect: l[0] }),
  (start, end, l) => ({ type: 'LikeCall', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LoneText', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'NamedOpening', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LoneCalls', start, end, before: l[0], objects: l[1] }),
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
  () => { return 'glm'; },
  () => { return 'hermes'; },
  () => { return 'functionary'; },
  () => { return 'qwen3-coder'; },
  () => { return 'qwen3-coder'; },
  () => { return 'seed-2'; },
  () => { return 'seed-oss'; },
  () => { return 'iquest'; },
  () => { return 'plamo-3'; },
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
  (labels) => { const separator = labels[0] as string; const written = labels[1] as string; return { separator, written }; },
  () => { return 'llama3-json'; },
  () => { return 'llama3-json'; },
  () => { return 'hunyuan'; },
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
      '[0,["/",["{",0,["s",65,"{"]],["{",1,["s",65,"["]],["{",2,["s",65,"```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["[","[{"]]],["{",3,["s",65,"<function",["["," =>"]]],["{",4,["s",65,["[+","^\\t\\n\\r <[`{"],"<tool_sep>"]],["{",5,["s",65,["|",1,64,false,["[","^\\n\\r<[{"]],"</arg_key>"]],["{",6,["s",65,["[+","^\\t\\n\\r <[`{"],["[*","\\t "],["/",24,["[","<{"],["!",["[","^"]]]]],["{",7,["s",["/","<toolcall>","<tools>","<function_call>"],["[*","\\t\\n\\r "],66]],["{",8,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],"{"]],["{",9,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],["/","<parameter=","</function>"]]],["{",10,["s","<function=",["|",1,256,false,["[","^\\n\\r/>"]],"/>"]],["{",11,["s","<seed:tool_call>",["[*","\\t\\n\\r "],"<function name="]],["{",12,"<seed:tool_call>"],["{",13,"<iquest_tool_call>"],["{",14,"<|plamo:begin_tool_"],["{",15,"[TOOL_CALLS]"],["{",16,["s",["?",69],71,"function",72,["|",1,64,false,["[","^\\n\\r<`{"]],["[*","\\t\\n\\r "],"```"]],["{",17,["s",["?",69],71,["|",0,64,false,["[","^\\n\\r<"]],72,["[*","\\t\\n\\r "],"{"]],["{",18,["s","<",73,"DSML",73,["/",["s",["[*"," "],["/","function","tool"],"_calls>"],"invoke name="]]],["{",19,["s","<\uff5c",["/","function_calls>","tool_calls>","invoke name="]]],["{",20,["s","<|tool_call",["/","s_section_begin|>","_section_begin|>","_begin|>"]]],["{",21,["s","<",73,"DSML",73,["/",["s",["[*"," "],"calls>"],["s",["[+"," "],"invoke name="]]]],["{",22,["s","<",73,"GCML",73,["[*"," "],["/","tool_calls>","invoke name="]]],["{",23,["s",["?",["s","<|message_sep|>",["[*","\\t\\n\\r "]]],"function call<|role_sep|>"]],["{",24,["s","<tool_calls>",["[*","\\t\\n\\r "],"<tool_call>"]],["{",25,["s","<ifm|tool_call",["?","s"],">"]],["{",26,"<longcat_tool_call>"],["{",27,"<dots_function_call>"],["{",28,"<|tool_call:start|>"],["{",29,["s","<function name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["/",["s",">",["[*","\\t\\n\\r "],["/","<param name=","</function>"]],["s",["[*"," "],"/>"]]]],["{",30,["s",["?",["s","<|message_model|>",["[*","\\t\\n\\r "],74,["[*","\\t\\n\\r "]]],"<|content_invoke_tool_json|>"]],["{",31,"<minimax:tool_call>"],["{",32,["/","<atem:function_calls>","<atem:invoke name=\\""]],["{",33,["s","<",["?",75],["/","function_calls>","tool_calls>"],["[*","\\t\\n\\r "],["/",["s","<",["?",75],"invoke"],"invoke name="]]],["{",34,["s","<",["?",75],"invoke name=",["[","\\"\'"]]],["{",35,["s","<function_calls>",["[*","\\t\\n\\r "],74,"("]],["{",36,"<|tool_call>call:"],["{",37,"<start_function_call>"],["{",38,["/","<|START_ACTION|>","<|START_RESPONSE|>","<|START_TEXT|>","<|CHATBOT_TOKEN|>"]],["{",39,"<TOOLCALL>"],["{",40,["s","functools[",["[*","\\t\\n\\r "],"{"]],["{",41,"<|python_tag|>"],["{",42,["/","<|python_start|>","<|tool_call_start|>"]],["{",43,"<\uff5ctool_calls_begin\uff5c>"],["{",44,"<|tools_prefix|>"],["{",45,["s","<|action_start|>",["[*","\\t\\n\\r "],"<|plugin|>"]],["{",46,"<|function_call|>"],["{",47,["s","<tool_calls>",["[*","\\t\\n\\r "],"[",24]],["{",48,["s","<tool_calls>",["[*","\\t\\n\\r "],"["]],["{",49,["s","<|tool_call|>",["[*","\\t\\n\\r "],76,["[*","\\t\\n\\r "],"<|/tool_call|>"]],["{",50,["s","<|tool_call|>",["[*","\\t\\n\\r "],76]],["{",51,["s","<|tool_call|>",["[*","\\t\\n\\r "],"[",["*",["s",["!","<|/tool_call|>"],["!","<|tool_call|>"],["[","^"]]],"<|/tool_call|>"]],["{",52,["s","<|tool_call|>",["[*","\\t\\n\\r "],"["]],["{",53,["s",">>>",74,24]],["{",54,["/","<|open|>tools","<|open|>response","<|open|>call"]],["{",55,"]<]minimax[>["],["{",56,["/",["s","<|channel|> ",["[","a-z"]],"<|start|> assistant"]],["{",57,["s","<|start|>assistant",["[+"," "],"to=",74,"<|message|>"]],["{",58,["/","<|channel|>","<|start|>assistant"]],["{",59,["s","Action:",["[*","\\t\\n\\r "],"```json"]],["{",60,["s",77,["|",1,256,false,["[","^\\n\\r"]],24,["?","**"],"Action Input",39]]],"*<>A[]f"]', // 64 readDialectMark
      '[0,["|",1,4,false,["s","<tool_call>",["[*","\\t\\n\\r "]]],"<"]', // 65 skipHermesOpen
      '[0,["s","{",["[*","\\t\\n\\r "],["?",67],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""],["[*","\\t\\n\\r "],":"]]', // 66 skipMarkCall
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 67 skipMarkType
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""]]', // 68 skipMarkString
      '[0,["s","<",["[","|\uff5c"],"tool",70,"calls",70,"begin",["[","|\uff5c"],">",["|",0,64,false,["[","^<"]]]]', // 69 skipDeepseekCalls
      '[0,["/","\u2581",["s",["?","\\\\"],["["," _"]]]," \\\\\\\\_\u2581"]', // 70 skipDeepseekBlank
      '[0,["s","<",["[","|\uff5c"],"tool",70,"call",70,"begin",["[","|\uff5c"],">"]]', // 71 skipDeepseekCall
      '[0,["s","<",["[","|\uff5c"],"tool",70,"sep",["[","|\uff5c"],">"]]', // 72 skipDeepseekSep
      '[0,["/","\uff5c\uff5c",["[","|\u2016\uff5c"]],"|\u2016\uff5c"]', // 73 skipDsmlBar
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]', // 74 skipMarkName
      '[0,["s",["[+","a-z"],":"]]', // 75 skipNamespace
      '[0,["deep",["s","[",["*",["/",68,["[","^\\"<[]"],76]],"]"]]]', // 76 skipMarkList
      '[0,["s",["?","**"],"Action",39],"*A"]', // 77 skipMarkAction
      '[0,["L",["/",79,81,181]]]', // 78 leaf
      '[0,["N",3,["s",80,[":",0,["$",["s",["&",59],["+",["s",["!",45],["!",44],["[","^"]]],["&",45]]]]]]]', // 79 readThoughtShown
      '[0,["option","drafts",""]]', // 80 readDrafts
      '[0,["N",4,["s",61,[":",0,["$",82]]]]]', // 81 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],83],"`"]', // 82 skip_code
      '[0,["q",84]]', // 83 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",85],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",179],["|",1,null,true,"`"]]]],180]],"`"]', // 84 readQuotedCall
      '[0,["/",86,["s",62,63]]]', // 85 skipAnyCallAhead
      '[0,["/",["s",["?",87],13],14,89,97,140,142,146,149,153,["s",154,155]]]', // 86 skipCallAhead
      '[0,["s",88,["[*","\\t "],["+",18],["[*","\\t\\n\\r "]]]', // 87 skipSectionTitle
      '[0,["option","titleOpen","<|message_model|>"]]', // 88 readTitleOpen
      '[0,["s",90,["[*","\\t\\n\\r "],["/",["s","[",["[*","\\t\\n\\r "],["*",["s",91,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]],"{"],94]]]', // 89 skip_wordedList
      '[0,["option","listWord","functools"]]', // 90 readListWord
      '[0,["/",92,93],"\\"\'\\\\-0-9"]', // 91 skipListedScalar
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[*","^\\n\\r\'"],"\'"]],"\\"\'"]', // 92 skipSetText
      '[0,["s",["?","-"],["[","0-9"],["[*","+\\\\-.0-9Ee"]],"\\\\-0-9"]', // 93 skipSetNumber
      '[0,["s","{",["[*","\\t\\n\\r "],["?",95],["[","\\"\'"],["/","name","function"],["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",96,["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":"]]]]', // 94 skipCallObject
      '[0,["s",["[","\\"\'"],"type",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],"function",["[","\\"\'"],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 95 skipBareType
      '[0,["s",["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[+","^\\n\\r\'"],"\'"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","\\"\'"],["/","parameters","arguments"],["[","\\"\'"],["[*","\\t\\n\\r "],":"],"\\"\'"]', // 96 skipBareName
      '[0,["s",["&",98],105]]', // 97 skipCallOpening
      '[0,["/",16,99,["s",100,101],102,["s",103,104]]]', // 98 skipVisible
      '[0,["option","wrongCallOpen","<function name="]]', // 99 readWrongCallOpen
      '[0,["option","spacedOpen","<function "]]', // 100 readSpacedOpen
      '[0,["option","declaredTool","ping"]]', // 101 readDeclaredTool
      '[0,["option","otherCallOpen","<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"]]', // 102 readOtherCallOpen
      '[0,["option","inElements",""]]', // 103 readInElements
      '[0,["option","namelessOpen","<function>"]]', // 104 readNamelessOpen
      '[0,["/",106,110,139]]', // 105 skipAnyCallHead
      '[0,["s",["/",107,99],["[*","\\t\\n\\r "],108,["[*","\\t\\n\\r "],["?",["[","\\"\'"]],109]]', // 106 skipEmptyCall
      '[0,["option","callOpen","<function="]]', // 107 readCallOpen
      '[0,["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]', // 108 skipEmptyName
      '[0,["s",["[*","\\t "],"/>"],"\\t /"]', // 109 skipBadSelfClose
      '[0,["/",["s",111,112,["[*","\\t\\n\\r "],117,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",107,["[*","\\t\\n\\r "],112,["[*","\\t\\n\\r "],["?",118],19,["*",120],42],["s",107,["[*","\\t\\n\\r "],101,49,["&",["s",["[*","\\t\\n\\r "],121,["[*","\\t\\n\\r "],123,124]]],["s",126,101,["?",["[","\\"\'"]],["[*","\\t "],">"],["s",107,["[*","\\t\\n\\r "],["+",18],127],["s",107,["[*","\\t\\n\\r "],112,130],["s",107,["[*","\\t\\n\\r "],112,["[*","\\t\\n\\r "],["/",131,132]],["s",135,112,["[*","\\t\\n\\r "],134,["&",["s",["[*","\\t\\n\\r "],["/",129,136,["s",137,"<",["[","A-Z_a-z"]]]]]],["s",138,112,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],131],["s",49,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 110 skipCallHead
      '[0,102]', // 111 skipBadOtherCall
      '[0,["/",113,["s",18,["*",["s",["[*","\\t "],18]]]]]', // 112 skipCallName
      '[0,["q",114]]', // 113 skipEscapedName
      '[0,["{",61,["s",115,["&",["s",["[*","^\\n\\r\\"&"],"&"]],[":",0,["|",1,null,true,["/",116,["$",["s",["!",19],["[+","^\\n\\r\\"&"]]],"&"]]]]]]', // 114 readEscapedName
      '[0,["option","escapes",""]]', // 115 readEscapes
      '[0,["/",["{",62,"&amp;"],["{",63,"&lt;"],["{",64,"&gt;"],["{",65,"&quot;"],["{",66,["/","&apos;","&#39;"]]],"&"]', // 116 readEntity
      '[0,["option","otherNameEnd","```json"]]', // 117 readOtherNameEnd
      '[0,["s",119,["[+","^\\t\\n\\r <[{"]]]', // 118 skipCallId
      '[0,["option","idOpen","[CALL_ID]"]]', // 119 readIdOpen
      '[0,["s",["[*","\\t\\n\\r "],["[+","_a-z"],"=",["[","\\"\'"],["[*","^\\n\\r\\"\'"],["[","\\"\'"]],"\\t\\n\\r _a-z"]', // 120 skipAttribute
      '[0,["s",122,["*",["s",["[*","\\t "],122]]]]', // 121 skipParameterKey
      '[0,["s",["!",123],["[","^\\t\\n\\r \\"\'<>"]]]', // 122 skipKeyChar
      '[0,["option","keyEnd",">"]]', // 123 readKeyEnd
      '[0,["s",["[*","\\t\\n\\r "],125]]', // 124 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 125 readValueOpen
      '[0,["s",100,["&",["s",101,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]', // 126 skipBadSpacedOpen
      '[0,["s",49,["!",["s",["[*","\\t\\n\\r "],128]],["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],129,20]],["[","\\n\\r"]]]]]', // 127 skipLooseEnd
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 128 readWrongNameEnd
      '[0,["option","parameterOpen","<parameter="]]', // 129 readParameterOpen
      '[0,["s",49,["&",["s",["[*","\\t\\n\\r "],["/","{",129]]]]]', // 130 skip_looseArguments
      '[0,128]', // 131 skipBadNameEnd
      '[0,["&",["s",133,["/","{",129,134]]]]', // 132 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 133 readMayLackNameEnd
      '[0,["option","callClose","</function>"]]', // 134 read_callClose
      '[0,["s",104,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 135 skipBadNameTag
      '[0,["option","sectionClose","</tool_call>"]]', // 136 read_sectionClose
      '[0,["option","keyTags",""]]', // 137 readKeyTags
      '[0,99]', // 138 skipBadCallOpen
      '[0,["s",103,104,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],112,["[*","\\t\\n\\r "],"</tool_name>"]]', // 139 skipElementCallHead
      '[0,["s",141,94]]', // 140 skipBareObject
      '[0,["option","bareJson",""]]', // 141 readBareJson
      '[0,["/",["s",143,"[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'"],144,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",141,"[",["[*","\\t\\n\\r "],94],["s",145,94]]]', // 142 skip_bareList
      '[0,["option","bareLists",""]]', // 143 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 144 skipCallKey
      '[0,["option","bareOne",""]]', // 145 readBareOne
      '[0,["s",51,["!",147],"[",["[*","\\t\\n\\r "],148,"("]]', // 146 skip_pyList
      '[0,["s","[",148,"()]",["[","(["]]]', // 147 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 148 skipPyName
      '[0,["s","<",150,">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],151,">"]],152]]]', // 149 skipToolHead
      '[0,["option","toolName","ping"]]', // 150 readToolName
      '[0,["option","toolWord","ping"]]', // 151 readToolWord
      '[0,["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]],"\\t\\n\\r {"]', // 152 skipBadToolObject
      '[0,["s","<",150,109]]', // 153 skipEmptyTool
      '[0,["option","channels",""]]', // 154 readChannels
      '[0,["/",["s",["&",156],157,["*",161],165,166,["*",161],172],["s",177,178,24]]]', // 155 skipToolMessageHead
      '[0,["s",157,159]]', // 156 skipAnyHead
      '[0,["/",["s",154,"<|start|>",["[*","\\t "],["?","assistant"]],["s",154,["&",["/","<|channel|>",158]]]]]', // 157 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 158 skipFirstTo
      '[0,["q",160]]', // 159 skipHeadGoesOn
      '[1,["scan",161,["/",172,["s",165,166,175]]],"\\t <cjt"]', // 160 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",162,163,169,170,["s",165,167,["!",168]],171],["[*","\\t "]]],"\\t <cjt"]', // 161 skipHeadPart
      '[0,["s",163,["&",["s",["*",["s",["!",164],["/",161,["s",165,166]]]],164]]]]', // 162 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 163 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 164 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 165 skipTo
      '[0,["s",["!",["s",167,["!",168]]],["?","functions."],["+",168]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 166 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 167 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 168 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 169 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 170 skipConstraint
      '[0,["/","json","code"],"cj"]', // 171 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",173]],"\\t <"]', // 172 skipMessage
      '[0,["s",174,["[","\\t "]]]', // 173 skipPadding
      '[0,["option","padded",""]]', // 174 readPadded
      '[0,["q",176]]', // 175 skipAddressedGoesOn
      '[1,["scan",161,172],"\\t <cjt"]', // 176 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 177 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",168]],"A-Z_a-z\u0080-\uffff"]', // 178 skipRecipientName
      '[0,["q",180]]', // 179 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 180 readSameTicks
      '[0,["N",5,[":",0,["$",["[+","`"]]]]]', // 181 readThoughtTick
      '[1,["L",183]]', // 182 leaf
      '[1,["/",184,185,186]]', // 183 readThoughtEnd
      '[0,["N","ThoughtClose",45]]', // 184 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 185 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 186 readMissingThoughtClose
      '[0,["L",188]]', // 187 leaf
      '[0,["N","NoThought",["s",44,["[*","\\t\\n\\r "],45]]]', // 188 readNoThought
      '[1,["L",190]]', // 189 leaf
      '[1,["M","BadThoughtClose",45]]', // 190 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],142]],["?",1]]]]', // 191 leaf
      '[0,["L",["&",142]]]', // 192 leaf
      '[0,["L",194]]', // 193 leaf
      '[0,["N",6,["s",[":",0,195],["/","[",196]]]]', // 194 readListOpen
      '[0,["{",67,""]]', // 195 readInList
      '[0,["option","tupleOpen","("]]', // 196 readTupleOpen
      '[0,["L",["?",198]]]', // 197 leaf
      '[0,["t",[0,1],["!",22],1]]', // 198 readGap
      '[1,["L",["?",200]]]', // 199 leaf
      '[1,["M","BadFirstComma",","]]', // 200 readBadFirstComma
      '[1,["L",202]]', // 201 leaf
      '[1,["N","Comma",["s",["/",51,50],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],203,","]]', // 202 readComma
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 203 readBadComma
      '[0,["L",["!",20]]]', // 204 leaf
      '[0,["L",206]]', // 205 leaf
      '[0,["N","SetOpen",["s",["/",51,50],"{",["&",["s",["[*","\\t\\n\\r "],["/",92,93],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 206 readSetOpen
      '[1,["L",208]]', // 207 leaf
      '[1,["N",7,["s",[":",0,209],"{",["?",210]]],"{"]', // 208 readObjectOpen
      '[0,["{",68,""]]', // 209 readInObject
      '[1,["M","BadDoubledBrace",["s","{",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'}"]]]]]]', // 210 readBadDoubledBrace
      '[1,["L",212]]', // 211 leaf
      '[1,["N",8,["s",[":",0,"\\""],[":",1,213],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,217],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,218],[":",1,219],218,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,220],["[*","\\t\\n\\r "],":"],["s",[":",0,221],[":",2,222],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],223]],[":",1,225],["[*","\\t\\n\\r "],":"]]]', // 212 readKey
      '[1,["{",69,[":",0,["|",0,null,true,["/",214,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 213 readDoubleKey
      '[1,["/",215,["{",81,[":",0,216]]]]', // 214 readKeyEscape
      '[0,["/",["{",70,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",71,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",72,["s","\\\\",[":",0,["$",["[","\\"\\\\\\\\"]]]]],["{",73,["s",["!",["/",51,50]],"\\\\",[":",0,"/"]]],["{",74,["s",["/",51,50],"\\\\",[":",0,"\'"]]],["{",75,["s",["/",51,50],"\\\\",[":",0,["$",["[","av"]]]]],["{",76,["s",["/",51,50],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",77,["s",["/",51,50],"\\\\",24]],["{",78,["s",["/",51,50],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",79,["s",["/",51,50],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",80,["s",["/",51,50],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 215 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 216 readBadEscape
      '[1,["{",82,[":",0,["|",0,null,true,["/",214,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 217 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 218 readMarkedQuote
      '[0,["$",["+",["s",["!",218],["[","^\\n\\r"]]]]]', // 219 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"$A-Z_a-z\u0080-\uffff"]', // 220 readBareKey
      '[0,["option","looseKeys",""]]', // 221 readLooseKeys
      '[1,["M","BadKey",""]]', // 222 readBadKey
      '[0,["q",224]]', // 223 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r $\\\\-.0-:A-Z_a-z\u0080-\uffff"]', // 224 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"$@-Z_a-z\u0080-\uffff"]', // 225 readLooseKey
      '[0,["L",227]]', // 226 leaf
      '[0,["N",9,[":",0,["$",["/","\\"\\"\\"",["s",["/",51,50],"\'\'\'"]]]]]]', // 227 readTripleOpen
      '[0,[[["s",["!",229],["[","^\\\\\\\\"]],null,0,null,false],[215,null,0,null,true]]]', // 228 text
      '[0,["q",230]]', // 229 skipTripleAgain
      '[0,["same",5,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 230 readTripleAgain
      '[1,["L",["/",232,216]]]', // 231 leaf
      '[1,["@",1,["endsInside",233],["M","BadCutEscape",["[+","^"]]]]', // 232 readBadCutEscape
      '[0,["q",215]]', // 233 skipEscape
      '[1,["L",235]]', // 234 leaf
      '[1,["/",236,237,238]]', // 235 readTripleEnd
      '[0,["N","TripleClose",229]]', // 236 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 237 readMissingRest
      '[1,["M","MissingQuote",""]]', // 238 readMissingQuote
      '[0,["L",240]]', // 239 leaf
      '[0,["N",10,["s","\\"",[":",0,241],"\\"",["&",243]]]]', // 240 readPlainText
      '[0,["{",83,[":",0,["|",0,null,true,["/",["$",242],215]]]]]', // 241 read_plainText
      '[0,["+",["/",["[+"," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff"],["s",["!",20],["["," !#-[]-\uffff"]]]]]', // 242 skipPlainRun
      '[0,["/",["s",["[*","\\t "],20],["s",244,245],["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]],247,["s",",",["[*","\\t\\n\\r "],["!",["[","^"]]],["s",["/",51,50],")",248],["s",255,["/",["s",",",["[*","\\t\\n\\r "],257],["s","}",248],["s","]",249]]],["s",258,["/",["s",",",["[*","\\t\\n\\r "],260],["s",":",["[*","\\t\\n\\r "],261],["s","]",248],["s","}",249]]],["s",["!",255],["!",258],["/",["[",",:"],["s",["[",")]}"],248]]]]],["s",258,244,["/",252,93,"true","false","null"],["/",["s",["[*","\\t\\n\\r "],["[","),]"]],["s",244,["[","\\"\'"]]]]]]', // 243 skipAfterText
      '[0,["[+","\\t\\n\\r "]]', // 244 skipSpace
      '[0,["s",["/",51,50],246,["[*","\\t\\n\\r "],"=",["!","="]]]', // 245 skipArgumentAhead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"$A-Z_a-z\u0080-\uffff"]', // 246 skipBareKey
      '[0,["s","\\"",["[+","^\\n\\r\\"\\\\\\\\"],"\\"",["[*","\\t\\n\\r "],":"]]', // 247 skipLostKey
      '[0,["/",249,["s",250,["!",254]]]]', // 248 skipClosed
      '[0,["s",250,["/",20,["!",["[","^"]],["s",",",["[*","\\t\\n\\r "],251]]]]', // 249 skipClosedSurely
      '[0,["s",["*",["s",["[*","\\t\\n\\r "],["[",")]}"]]],["[*","\\t\\n\\r "]]]', // 250 skipClosers
      '[0,["/",["s",["/",252,246],["[*","\\t\\n\\r "],["[",":="],["[*","\\t\\n\\r "],["[","\\"\'\\\\-0-9FNT[fnt{"]],["s",["/",252,93,253],["[*","\\t\\n\\r "],["[","),]}"]],["[","(,[]{}"],218,["s","\\\\\\"",["[*","^\\"\\\\\\\\"],"\\\\\\"",["[*","\\t\\n\\r "],["[","),:]}"]],["!",["[","^"]]]]', // 251 skipSurelyItemAhead
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 252 skipNextText
      '[0,["/","true","false","null","True","False","None"],"FNTfnt"]', // 253 skipConstantAhead
      '[0,["s",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[","),]}"]],"^\\n\\r"]', // 254 skipClosesText
      '[0,["q",256]]', // 255 skipIsInObject
      '[0,["same",4,["{",84,""]]]', // 256 readIsInObject
      '[0,["/",["s",246,["[*","\\t\\n\\r "],":"],["character","^[^\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u0020\\\\u0009\\\\u000d\\\\u000a\\\\u005d\\\\u0029]","u"]],"^\\t\\n\\r )0-9]"]', // 257 skipKeyAhead
      '[0,["q",259]]', // 258 skipIsInList
      '[0,["same",4,["{",85,""]]]', // 259 readIsInList
      '[0,["/",261,["[","(,0-9[]{}"],["s","-",["[","0-9"]],246,["!",["[","^"]]]]', // 260 skipItemAhead
      '[0,["/",["[","\\"\'"],218,"\\\\\\""]]', // 261 skipQuoteAhead
      '[0,["L",263]]', // 262 leaf
      '[0,["N","DoubleOpen","\\""]]', // 263 readDoubleOpen
      '[0,[[["s",["!",20],["[","!#-[]-\uffff"]],null,0,null,false],[["s",["[+"," "],["!",["s",20,["!",265]]]],null,0,null,false],[215,null,0,null,true],[["s",20,["&",265]],null,0,null,false]]]', // 264 text
      '[0,["q",266]]', // 265 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["/",["[",",:]}"],["s",["/",51,50],")"]]]],"^\\n\\r"]', // 266 readDoubleGoesOn
      '[1,["L",["/",232,216,268]]]', // 267 leaf
      '[1,["M","BadControl",["s",["!",20],["[","\\u0000-\\u001f"],["[*","\\t\\n\\r "],["!",["s",20,["!",265]]]]]]', // 268 readBadControl
      '[1,["L",270]]', // 269 leaf
      '[1,["M","BadDoubleQuote",["s","\\"",["!",243]]]]', // 270 readBadDoubleQuote
      '[1,["L",["/",272,274,""]]]', // 271 leaf
      '[1,["M","BadSecondQuote",["s","\\"",["!",273]]]]', // 272 readBadSecondQuote
      '[0,["/",["s",["[*","\\t "],20],["s",244,245],["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]],["s",["/",51,50],["/",["s",")",249],["s",["!",255],["!",258],",",["[*","\\t\\n\\r "],245]]],["s",["!",258],",",["[*","\\t\\n\\r "],247],["s",["[","]}"],249],["s",258,",",["[*","\\t\\n\\r "],["/",["s",252,["[*","\\t\\n\\r "],["[",",]"]],["s",93,["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]]]]]]', // 273 skipSurelyAfterText
      '[1,["M","BadLoneQuote",["&","\\""]],"\\""]', // 274 readBadLoneQuote
      '[1,["L",276]]', // 275 leaf
      '[1,["/",277,237,238]]', // 276 readTextEnd
      '[0,["N","TextClose",["[","\\"\'"]]]', // 277 readTextClose
      '[0,["L",279]]', // 278 leaf
      '[0,["N","SingleOpen","\'"]]', // 279 readSingleOpen
      '[0,[[["s",["!",20],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",20,["!",281]]]],null,0,null,false],[215,null,0,null,true],[["s",20,["&",281]],null,0,null,false]]]', // 280 text
      '[0,["q",282]]', // 281 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 282 readSingleGoesOn
      '[1,["L",["/",232,216,268,284]]]', // 283 leaf
      '[1,["M","BadSingleQuote",["s","\'",["!",243]]]]', // 284 readBadSingleQuote
      '[0,["L",286]]', // 285 leaf
      '[0,["N","MarkedOpen",218]]', // 286 readMarkedOpen
      '[0,[[["s",["!",218],["!",20],["!",288],["[","^"]],null,0,null,false],[["s",["!",218],20,["&",290]],null,0,null,false]]]', // 287 text
      '[0,["q",289]]', // 288 skipCutMarkedQuote
      '[0,["@",1,["endsInside",218],""]]', // 289 readCutMarkedQuote
      '[0,["q",291]]', // 290 skipMarkedGoesOn
      '[0,["scan",["s",["!",218],["[","^\\n\\r"]],218]]', // 291 readMarkedGoesOn
      '[1,["L",293]]', // 292 leaf
      '[1,["/",294,295,237,238]]', // 293 readMarkedEnd
      '[0,["N","MarkedClose",218]]', // 294 readMarkedClose
      '[1,["@",1,["endsInside",218],["M","BadCutMarkedQuote",["[+","^"]]]]', // 295 readBadCutMarkedQuote
      '[1,["L",["/",297,301,304]]]', // 296 leaf
      '[1,["M",1,["s",["&",["s",["|",0,32,false,298],299]],[":",0,["$",["+",298]]],218]]]', // 297 readBadMarkedText
      '[0,["s",["!",218],["!",20],["[","^\\n\\r\\"\'-),:[]{}"]]]', // 298 skipUnopenedChar
      '[0,["q",300]]', // 299 skipUnopenedGoesOn
      '[0,["scan",298,218]]', // 300 readUnopenedGoesOn
      '[1,["N",11,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",302]],["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,303],["&",302]],["s",["/",51,50],[":",0,["$",["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]]]],["&",302]]]]', // 301 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],20]]', // 302 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 303 readBadPoint
      '[0,["N",12,[":",0,["$",["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],305]]]]]', // 304 readWord
      '[0,["q",306]]', // 305 skipWordRest
      '[0,["scan",["s",["!",20],["[","^\\t\\n\\r (),[]{}"]],["&",302]]]', // 306 readWordRest
      '[1,["L",["/",202,198,308,317]]]', // 307 leaf
      '[1,["@",1,["endsInside",309],["M","BadCutPart",["s",["+",["s",["!",20],["[","^"]]],["!",["[","^"]]]]]]', // 308 readBadCutPart
      '[0,["/",310,315,316]]', // 309 skipPart
      '[0,["/",["s","\\"",311,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",312,"\'",["[*","\\t\\n\\r "],":"],["s",218,313,218,["[*","\\t\\n\\r "],":"],["s","",246,["[*","\\t\\n\\r "],":"],["s",221,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],223]],314,["[*","\\t\\n\\r "],":"]]]', // 310 skipKey
      '[0,["q",213]]', // 311 skipDoubleKey
      '[0,["q",217]]', // 312 skipSingleKey
      '[0,["+",["s",["!",218],["[","^\\n\\r"]]]]', // 313 skipMarkedKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"$@-Z_a-z\u0080-\uffff"]', // 314 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",302]],["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",302]],["s",["/",51,50],["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]],["&",302]]]]', // 315 skipNumber
      '[0,["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],305]]', // 316 skipWord
      '[1,["M","BadDebris",["s",["!",20],["!",318],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 317 readBadDebris
      '[0,["!",["[","^"]]]', // 318 skipMissingRest
      '[1,["L",320]]', // 319 leaf
      '[1,["/",321,237,322]]', // 320 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 321 readObjectClose
      '[1,["M","MissingBracket",""]]', // 322 readMissingBracket
      '[1,["L",["/",198,308,317]]]', // 323 leaf
      '[1,["L",325]]', // 324 leaf
      '[1,["/",326,237,322]]', // 325 readSetEnd
      '[0,["N","SetClose","}"]]', // 326 readSetClose
      '[1,["L",328]]', // 327 leaf
      '[1,["/",329,237,322]]', // 328 readListEnd
      '[0,["N","ListClose","]",330]]', // 329 readListClose
      '[0,["option","tupleClose",")"]]', // 330 readTupleClose
      '[1,["L",["/",332,336]]]', // 331 leaf
      '[1,["M","BadEndToken",["s",333,["&",334]]]]', // 332 readBadEndToken
      '[0,["option","endToken","<|im_end|>"]]', // 333 readEndToken
      '[0,["q",335]]', // 334 skipLastTokens
      '[0,["scan",["/",333,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 335 readLastTokens
      '[1,["M","BadRunOn",["s",["/",30,337],["[*","^"]]]]', // 336 readBadRunOn
      '[0,["/",["s",["|",0,8,false,["s",333,["[*","\\t\\n\\r "]]],338],["s",["/","<tool_response>","<function_results>"],24]]]', // 337 skipHostPart
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]],"<"]', // 338 skipHostTurn
      '[0,["L",340]]', // 339 leaf
      '[0,["N",13,["s",46,[":",0,341],".call("]]]', // 340 readBuiltinHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 341 readBuiltinName
      '[0,["L",343]]', // 342 leaf
      '[0,["N",14,["s",[":",0,220],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 343 readPyKey
      '[0,["L",["?",1]]]', // 344 leaf
      '[1,["L",["/",1,346,308,317]]]', // 345 leaf
      '[1,["@",1,["endsInside",347],["M","BadCutArgument",["[+","^"]]]]', // 346 readBadCutArgument
      '[0,["s",246,["[*","\\t\\n\\r "],"=",["!","="]]]', // 347 skipPyKey
      '[1,["L",349]]', // 348 leaf
      '[1,["/",350,237,322]]', // 349 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 350 readPyCallClose
      '[1,["L",352]]', // 351 leaf
      '[1,["@",1,["endsInside",353],["M","BadCutBuiltin",["[+","^"]]]]', // 352 readBadCutBuiltin
      '[0,["s",46,354,".call("]]', // 353 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 354 skipBuiltinName
      '[1,["L",356]]', // 355 leaf
      '[1,["N",15,["s",["&",156],[":",0,357],["*",358],165,361,["!",168],["*",358],172],["s",177,361,24],["s",46,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 356 readCodeHead
      '[0,["/",["$",["s",154,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",154,["&",["/","<|channel|>",158]]]]]]', // 357 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",359,163,360,170,["s",165,167,["!",168]],171],["[*","\\t "]]],"\\t <cjt"]', // 358 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",163,["&",["s",["*",["s",["!",164],["/",161,["s",165,166]]]],164]]]]]', // 359 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 360 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 361 readCodeName
      '[0,[[["s",["!",363],["!",["s",333,334]],["[","^"]],null,0,null,false]]]', // 362 text
      '[0,["/",364,["s",154,["&","<"],156],["s",177,178,24],366]]', // 363 skipMarkAhead
      '[0,["s",154,["?",173],365]]', // 364 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 365 read_messageClose
      '[0,["q",367]]', // 366 skipCutMark
      '[0,["@",1,["endsInside",368],""]]', // 367 readCutMark
      '[0,["/",364,["s",154,["&","<"],156],["s",177,178,24]]]', // 368 skipMark
      '[1,["L",["/",370,371]]]', // 369 leaf
      '[0,["N","CodeToken",["s",["!",154],333]]]', // 370 readCodeToken
      '[1,["/",372,373,374,375,376]]', // 371 readMessageEnd
      '[0,["N","MessageClose",364]]', // 372 readMessageClose
      '[1,["@",1,["endsInside",368],["M","BadCutMessageClose",["[+","^"]]]]', // 373 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",154,["&","<|"]]]]', // 374 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 375 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 376 readMessageOver
      '[1,["L",378]]', // 377 leaf
      '[1,["N",16,["s",["&",156],[":",0,357],["*",358],172],["s",177,379,24]]]', // 378 readTextHead
      '[0,["option","allName","all"]]', // 379 readAllName
      '[1,["L",381]]', // 380 leaf
      '[1,["N",17,["s",["&",156],[":",0,357],["*",358],165,[":",1,382],["*",358],172],["s",177,[":",1,383],24]]]', // 381 readToolMessageHead
      '[0,["@",2,["!",["s",167,["!",168]]],["?","functions."],["$",["+",168]]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 382 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",168]]],"A-Z_a-z\u0080-\uffff"]', // 383 readRecipientName
      '[1,["L",["?",385]]]', // 384 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",98,["s",154,13]]]]]]', // 385 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],363]]]],"\\"\'[n{"]', // 386 leaf
      '[0,[[["s",154,["!",366],388],null,0,null,false]]]', // 387 text
      '[0,["s",["!",363],["!",["s",333,334]],["[","^"]]]', // 388 skipCodeChar
      '[1,["L",390]]', // 389 leaf
      '[1,["/",1,391,392,393,402]]', // 390 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",136],"```"]]]', // 391 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",20],["[","]}"]]]]]', // 392 readBadBrackets
      '[1,["M","BadLateMembers",["s",",",["[*","\\t\\n\\r "],"\\"",["[*","^\\n\\r\\""],"\\"",["[*","\\t\\n\\r "],":",["*",["s",["!",20],["!",394],["[","^\\n\\r"]]]]]]', // 393 readBadLateMembers
      '[0,["/",["s",154,363],136,395,396,7,88,13,98,["s",50,24,["[*","\\t\\n\\r "],148,"("],["s",333,334],397]]', // 394 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 395 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",13],["!",107],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 396 skipOtherClose
      '[0,["q",398]]', // 397 skipCutStrayStop
      '[0,["@",1,["endsInside",399],""]]', // 398 readCutStrayStop
      '[0,["/",400,401]]', // 399 skipStop
      '[0,["option","marker","<tool_call>"]]', // 400 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 401 readToolOpening
      '[1,["M","BadMessageWords",["s",154,["+",["s",["!",363],["!",["s",333,334]],["[","^"]]]]]]', // 402 readBadMessageWords
      '[1,["L",371]]', // 403 leaf
      '[1,["L",405]]', // 404 leaf
      '[1,["N",18,["s",[":",0,["?",406]],13,["*",407],["&",408]],["s",409,["*",407],["&",408]]]]', // 405 readSectionOpen
      '[0,["@",2,88,["[*","\\t "],["$",["+",18]],["[*","\\t\\n\\r "]]]', // 406 readSectionTitle
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],13]]]', // 407 readBadOpenAgain
      '[0,["s",["[*","\\t\\n\\r "],["|",0,64,false,["[","^\\"\'(<[]{"]],["/",["[","\\"\'(<[]{"],["!",["[","^"]]]]]', // 408 skipSectionGoesOn
      '[1,["M","BadSectionOpen",14,["s",410,["&",["s",["[*","\\t\\n\\r "],97]]]]]', // 409 readBadSectionOpen
      '[0,["option","otherSectionOpen","<function_calls>"]]', // 410 readOtherSectionOpen
      '[1,["L",412]]', // 411 leaf
      '[1,["N",19,["s",["/",107,99],["[*","\\t\\n\\r "],[":",0,413],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,414]]]]', // 412 readEmptyCall
      '[0,["$",["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]]', // 413 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 414 readBadSelfClose
      '[1,["L",416]]', // 415 leaf
      '[1,["N",21,["s",[":",0,417],[":",1,418],["[*","\\t\\n\\r "],117,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",107,["[*","\\t\\n\\r "],[":",1,418],["[*","\\t\\n\\r "],[":",2,["?",419]],19,[":",3,["|",0,null,true,420]],42],["s",107,["[*","\\t\\n\\r "],[":",1,101],49,["&",["s",["[*","\\t\\n\\r "],121,["[*","\\t\\n\\r "],123,124]]],["s",[":",0,421],[":",1,101],["?",["[","\\"\'"]],["[*","\\t "],">"],["s",107,["[*","\\t\\n\\r "],[":",1,["$",["+",18]]],127],["s",107,["[*","\\t\\n\\r "],[":",1,418],130],["s",107,["[*","\\t\\n\\r "],[":",1,418],["[*","\\t\\n\\r "],[":",4,["/",422,423]]],["s",[":",0,424],[":",1,418],["[*","\\t\\n\\r "],134,["&",["s",["[*","\\t\\n\\r "],["/",129,136,["s",137,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,425],[":",1,418],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],[":",4,422]],["s",49,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 416 readCallHead
      '[1,["M","BadOtherCall",102]]', // 417 readBadOtherCall
      '[0,["/",114,["$",["s",18,["*",["s",["[*","\\t "],18]]]]]]', // 418 readCallName
      '[0,["@",1,119,["$",["[+","^\\t\\n\\r <[{"]]]]', // 419 readCallId
      '[0,["N",20,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 420 readAttribute
      '[1,["M","BadSpacedOpen",["s",100,["&",["s",101,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]]', // 421 readBadSpacedOpen
      '[1,["M","BadNameEnd",128]]', // 422 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",133,["/","{",129,134]]]]]', // 423 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",104,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 424 readBadNameTag
      '[1,["M","BadCallOpen",99]]', // 425 readBadCallOpen
      '[1,["L",["?",427]]]', // 426 leaf
      '[1,["@",1,["endsInside",428],["M","BadCutInnerFence",["[+","^"]]]]', // 427 readBadCutInnerFence
      '[0,["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",98,["s",154,13]]]]]', // 428 skipBadInnerFence
      '[0,["L",1]]', // 429 leaf
      '[1,["L",431]]', // 430 leaf
      '[1,["N",22,["s",129,[":",0,["?",432]],["[*","\\t\\n\\r "],[":",1,433],[":",2,["?",436]],124],["s",129,["[*","\\t\\n\\r "],[":",1,433],[":",3,["|",0,null,true,420]],437,[":",4,["?",438]],["/",124,441]],["s",129,["[*","\\t\\n\\r "],[":",1,434],[":",5,442],124],["s",129,["[*","\\t\\n\\r "],[":",1,433],["[*","\\t\\n\\r "],[":",5,443]],["s",129,["[*","\\t\\n\\r "],[":",1,444],[":",5,445]],["s",[":",5,446],[":",1,434],["[*","\\t\\n\\r "],123,124],["s",[":",5,447],[":",1,434],["?",["[","\\"\'"]],[":",3,["|",0,null,true,420]],">"]]]', // 431 readParameterHead
      '[1,["M","BadKeyOpenAgain",["+",["s",["[*","\\t\\n\\r "],129]]]]', // 432 readBadKeyOpenAgain
      '[0,["/",["@",0,114,123],["@",0,434,["[*","\\t\\n\\r "],123],["@",1,435,["$",["+",["s",["!",123],["[","^\\n\\r\\"<"]]]],123]]]', // 433 readClosedKey
      '[0,["$",["s",122,["*",["s",["[*","\\t "],122]]]]]', // 434 readParameterKey
      '[0,["option","quotedKeys",""]]', // 435 readQuotedKeys
      '[1,["M","BadKeyCloseAgain",["+",["s",["[*","\\t\\n\\r "],123]]]]', // 436 readBadKeyCloseAgain
      '[0,["option","parameterHeadEnd",""]]', // 437 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],439,["$",["[*","^<"]],440]]', // 438 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 439 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 440 readTypeClose
      '[0,["option","valueFollows",""]]', // 441 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 442 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",441],["&",["[","^\\t\\n\\r <"]]]]]', // 443 readMissingValueOpen
      '[0,["option","toolParameter","port",2]]', // 444 readToolParameter
      '[1,["M","BadKeyEquals","="]]', // 445 readBadKeyEquals
      '[1,["M","MissingKeyOpen",["&",["s",121,["[*","\\t\\n\\r "],123,124]]]]', // 446 readMissingKeyOpen
      '[1,["M","BadParameterOpen",448,449,450]]', // 447 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 448 readWrongParameterOpen
      '[0,["option","otherParameterOpen","<parameter name="]]', // 449 readOtherParameterOpen
      '[0,["s",451,"parameter=",["&",["s",121,">"]]]]', // 450 skipLostBracket
      '[0,["option","guarded",""]]', // 451 readGuarded
      '[0,["L",453]]', // 452 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],454]]]', // 453 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 454 read_verbatimOpen
      '[0,[[["s",["!",456],["!",461],["[","^"]],null,0,null,false]]]', // 455 text
      '[0,["s",457,["&",["s",["[*","\\t\\n\\r "],["/",458,459]]]]]', // 456 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 457 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 458 readParameterClose
      '[0,["q",460]]', // 459 skipCutRaw
      '[0,["@",1,["endsInside",458],""]]', // 460 readCutRaw
      '[0,["q",462]]', // 461 skipCutVerbatim
      '[0,["@",1,["endsInside",456],""]]', // 462 readCutVerbatim
      '[1,["L",464]]', // 463 leaf
      '[1,["/",465,237,466]]', // 464 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",457,["&",["s",["[*","\\t\\n\\r "],458]],["[*","\\t\\n\\r "]]]]', // 465 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 466 readMissingVerbatimClose
      '[0,["L",468]]', // 467 leaf
      '[0,["N","RawLayout",["s",469,24]]]', // 468 readRawLayout
      '[0,["option","layout",""]]', // 469 readLayout
      '[0,[[null,"^\\n\\r<",1,null,false],[["s",471,["&",472]],null,0,null,false],[["s",["!",473],["/",24,"<"]],null,0,null,false],[["s",24,488],null,0,null,false]]]', // 470 text
      '[0,["s",13,["[*","\\t\\n\\r "],107,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",136],["!",13],"<"]]],136]]', // 471 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],471,["s",["!",129],["!",448],["!",458],"<"]]],458]]', // 472 skipClosesLater
      '[0,["s",["?",474],["&",["s",["?",24],["/","<",["!",["[","^"]]]]],475]]', // 473 skipRawStop
      '[0,["s",469,24]]', // 474 skip_rawLayout
      '[0,["/",["s",476,["/",458,477]],["s",451,458,["&",["s",["[*","\\t\\n\\r "],["|",0,4,false,["s",458,["[*","\\t\\n\\r "]]],["/",20,479,450,["!",["[","^"]]]]]],["s",451,486,["&",["s",["[*","\\t\\n\\r "],["/",20,479,450,["!",["[","^"]]]]]],["s",["?",24],["/",["s",20,["&",["s",["[*","\\t\\n\\r "],20]],["!",472]],["s",451,134,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]],["s",136,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]]]],["s",["?",24],["/",129,448]],["s",487,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]],["!",472]],["s",["?",24],449,["!",472]],459]]', // 475 skipRawMarker
      '[0,["option","lenient",""]]', // 476 readLenient
      '[0,["s",478," name=",["[*","^\\n\\r>"],">"]]', // 477 skipNamedClose
      '[0,["option","parameterCloseStart","</parameter"]]', // 478 readParameterCloseStart
      '[0,["s",137,480]]', // 479 skipKeyTag
      '[0,["s","<",481,">"]]', // 480 skipNextElement
      '[0,["/",444,["s",["!",482],484]]]', // 481 skipElementKey
      '[0,["s",["/",483,["s",103,["/","invoke","tool_name","parameters"]]],">"]]', // 482 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 483 readWordThatIsNoKey
      '[0,["s",["/",485,103],["[+","^\\t\\n\\r /<>"]]]', // 484 skipAnyKey
      '[0,["option","nests",""]]', // 485 readNests
      '[0,["/",477,["s",478,["[*","0-9A-Z_a-z"],["?",">"]]]]', // 486 skipDriftedClose
      '[0,["option","otherParameterClose","</parameter>"]]', // 487 readOtherParameterClose
      '[0,["s",471,["&",472]]]', // 488 skip_shownCall
      '[1,["L",490]]', // 489 leaf
      '[1,["M","BadQuotedClose",["s",["&",491],458]]]', // 490 readBadQuotedClose
      '[0,["s",476,458,["!",["s",["[*","\\t\\n\\r "],["/","<",20,["!",["[","^"]]]]],["&",472]]]', // 491 skipQuotesClose
      '[1,["L",493]]', // 492 leaf
      '[1,["/",494,495,496,237,498]]', // 493 readParameterEnd
      '[0,["N","RawEnd",["s",["?",474],458]]]', // 494 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",474],["/",487,486]]]]', // 495 readBadParameterClose
      '[1,["@",1,["endsInside",497],["M","BadCutRaw",["[+","^"]]]]', // 496 readBadCutRaw
      '[0,["s",["?",474],458]]', // 497 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 498 readMissingParameterClose
      '[1,["L",["?",500]]]', // 499 leaf
      '[1,["M","BadParameterCloseAgain",["+",["s",["[*","\\t\\n\\r "],458]]]]', // 500 readBadParameterCloseAgain
      '[1,["L",502]]', // 501 leaf
      '[1,["@",1,["endsInside",503],["M","BadCutParameter",["[+","^"]]]]', // 502 readBadCutParameter
      '[0,["/",["s",129,["?",504],["[*","\\t\\n\\r "],505,["?",506],124],["s",129,["[*","\\t\\n\\r "],505,["*",120],437,["?",507],["/",124,441]],["s",129,["[*","\\t\\n\\r "],121,"",124],["s",129,["[*","\\t\\n\\r "],505,["[*","\\t\\n\\r "],508],["s",129,["[*","\\t\\n\\r "],444,"="],["s",509,121,["[*","\\t\\n\\r "],123,124],["s",510,121,["?",["[","\\"\'"]],["*",120],">"]]]', // 503 skipParameterHead
      '[0,["+",["s",["[*","\\t\\n\\r "],129]]]', // 504 skipBadKeyOpenAgain
      '[0,["/",["s",113,123],["s",121,["[*","\\t\\n\\r "],123],["s",435,["+",["s",["!",123],["[","^\\n\\r\\"<"]]],123]]]', // 505 skipClosedKey
      '[0,["+",["s",["[*","\\t\\n\\r "],123]]]', // 506 skipBadKeyCloseAgain
      '[0,["s",["[*","\\t\\n\\r "],439,["[*","^<"],440]]', // 507 skipValueType
      '[0,["s",["!",441],["&",["[","^\\t\\n\\r <"]]]]', // 508 skipMissingValueOpen
      '[0,["&",["s",121,["[*","\\t\\n\\r "],123,124]]]', // 509 skipMissingKeyOpen
      '[0,["/",448,449,450]]', // 510 skipBadParameterOpen
      '[0,["L",["&",["/",485,137]]]]', // 511 leaf
      '[1,["L",513]]', // 512 leaf
      '[1,["N",23,["s",[":",0,["?",514]],515,[":",1,516],">"],["s",485,515,[":",0,518],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 513 readElementHead
      '[1,["M","BadKeyTag",137]]', // 514 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 515 readTagOpen
      '[0,["/",444,["@",1,["!",482],517]]]', // 516 readElementKey
      '[0,["@",1,["/",485,103],["$",["[+","^\\t\\n\\r /<>"]]]]', // 517 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 518 readBadNamedTag
      '[0,["L",["?",520]]]', // 519 leaf
      '[0,["N","ElementLayout",["s",521,24]]]', // 520 readElementLayout
      '[0,["option","tagLayout",""]]', // 521 readTagLayout
      '[0,["L",["&",["s",485,["[*","\\t\\n\\r "],515,["!",482],484,">"]]]]', // 522 leaf
      '[0,[[["s",["!",524],["[","^"]],null,0,null,false]]]', // 523 text
      '[0,["/",525,526,["s",521,["?",24],["/",532,533,539,542,543]]]]', // 524 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 525 readTagMarker
      '[0,["s",485,527,["&",["s",["[*","\\t\\n\\r "],525]],["!",["s",["[*","\\t\\n\\r "],530]]]]', // 526 skipClosedUnmarked
      '[0,["s","</",528,">"]]', // 527 skip_unmarkedClose
      '[0,["q",529]]', // 528 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 529 readKeyAgain
      '[0,["s",531,528,">"]]', // 530 skip_elementClose
      '[0,["option","tagClose","</"]]', // 531 readTagClose
      '[0,["s",530,["/",["&",["s",["[*","\\t\\n\\r "],["/",530,480,533,["!",["[","^"]]]]],["!",538]]]]', // 532 skipElementCloses
      '[0,["/",534,537,["s",134,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]]]]]', // 533 skipElementsClose
      '[0,["s","</",["&",150],535,">"]]', // 534 skip_toolClose
      '[0,["q",536]]', // 535 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 536 readToolAgain
      '[0,["s",103,"</parameters>"]]', // 537 skip_argumentsClose
      '[0,["s",["*",["s",["!",530],["!",533],["!",539],["[","^"]]],530]]', // 538 skipElementClosesLater
      '[0,["s","<",["!",528],444,">",["!",540]]]', // 539 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",530],["!",533],["!",541],["[","^"]]],530]]', // 540 skipElementClosesBehind
      '[0,["s","<",528,">"]]', // 541 skipElementOpensAgain
      '[0,["s",137,20,["!",540]]]', // 542 skipMarksBehind
      '[0,["q",544]]', // 543 skipCutElement
      '[0,["@",1,["endsInside",530],""]]', // 544 readCutElement
      '[1,["L",546]]', // 545 leaf
      '[1,["/",547,549,550,237,551]]', // 546 readElementEnd
      '[0,["N","ElementClose",548]]', // 547 readElementClose
      '[0,["s",["?",["s",521,24]],530]]', // 548 skipElementEnding
      '[1,["M","BadElementClose",["s",485,["/",["s",531,["!",482],484,">"],527]]]]', // 549 readBadElementClose
      '[1,["@",1,["endsInside",548],["M","BadCutElementClose",["[+","^"]]]]', // 550 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 551 readMissingElementClose
      '[1,["L",["?",553]]]', // 552 leaf
      '[1,["M","BadElementCloseAgain",["+",["s",["[*","\\t\\n\\r "],530]]]]', // 553 readBadElementCloseAgain
      '[1,["L",555]]', // 554 leaf
      '[1,["N",24,["s",485,556,"<",[":",0,557],">"]]]', // 555 readUnmarkedHead
      '[1,["M","BadUnmarkedTag",""]]', // 556 readBadUnmarkedTag
      '[0,["@",1,["!",482],["$",["[+","^\\t\\n\\r /<>"]]]]', // 557 readUnmarkedKey
      '[0,["L",["&",["s",["[*","\\t\\n\\r "],"<",559,">"]]],"\\t\\n\\r <"]', // 558 leaf
      '[0,["s",["!",482],["[+","^\\t\\n\\r /<>"]]]', // 559 skipUnmarkedKey
      '[0,[[["s",["!",561],["[","^"]],null,0,null,false]]]', // 560 text
      '[0,["/",525,527,["s",20,["!",562]]]]', // 561 skipUnmarkedStop
      '[0,["s",["|",1,4096,false,["s",["!",527],["[","^"]]],527],"^"]', // 562 skipUnmarkedClosesLater
      '[1,["L",564]]', // 563 leaf
      '[1,["/",565,237,551]]', // 564 readUnmarkedEnd
      '[0,["N","UnmarkedClose",527]]', // 565 readUnmarkedClose
      '[1,["L",567]]', // 566 leaf
      '[1,["@",1,["endsInside",568],["M","BadCutElement",["[+","^"]]]]', // 567 readBadCutElement
      '[0,["/",["s",["?",569],515,481,">"],["s",485,515,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 568 skipElementHead
      '[0,137]', // 569 skipBadKeyTag
      '[1,["L",["/",571,572,385,391]]]', // 570 leaf
      '[1,["M","BadLoneKey",["s",129,["[*","\\t\\n\\r "],121,["[*","\\t\\n\\r "],123]]]', // 571 readBadLoneKey
      '[1,["M","BadParameter",["s",["/",129,448],["*",["s",["!",458],["!",129],["!",448],["!",20],["[","^"]]],["?",458]]]]', // 572 readBadParameter
      '[0,["L",["&",574]]]', // 573 leaf
      '[0,["s",["!",20],["[","\\"\'[{"]]]', // 574 skipAnyArguments
      '[1,["L",["/",392,576,393]]]', // 575 leaf
      '[1,["M","BadJunk",["s",["!",577],["!",134],["!",136],["!",98],["!",104],["s",["?",525],["+",["s",["!",20],["!",134],["!",397],["!",129],["!",525],["!",479],["!",["[","[{"]],["[","^"]]]]]]]', // 576 readBadJunk
      '[0,["option","callOver",""]]', // 577 read_callOver
      '[1,["L",579]]', // 578 leaf
      '[1,["/",580,581,583,584,585,587,588]]', // 579 readCallEnd
      '[0,["N","CallClose",134]]', // 580 readCallClose
      '[1,["M","BadCallClose",582]]', // 581 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 582 readWrongCallClose
      '[1,["@",1,["endsInside",399],["M","BadCutClose",["[+","^"]]]]', // 583 readBadCutClose
      '[0,["N","CallOver",["s",577,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 584 readCallOver
      '[0,["N","CallOverAtEnd",["s",577,586,["!",["[","^"]]]]]', // 585 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 586 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 587 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 588 readMissingCallClose
      '[0,["L",590]]', // 589 leaf
      '[0,["N",25,["s",103,104,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,418],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 590 readElementCallHead
      '[0,["L",592]]', // 591 leaf
      '[0,["N","ArgumentsOpen",593]]', // 592 readArgumentsOpen
      '[0,["s",103,"<parameters>"]]', // 593 skip_argumentsOpen
      '[0,["L",["s",["&","{"],["!",20]]],"{"]', // 594 leaf
      '[1,["L",["/",567,596]]]', // 595 leaf
      '[1,["M","BadToolWords",["+",["s",["!",597],["!",149],["!",20],["!",598],["[","^"]]]]]', // 596 readBadToolWords
      '[0,["/",533,593,480]]', // 597 skipToolTag
      '[0,["q",599]]', // 598 skipCutToolTag
      '[0,["@",1,["endsInside",597],""]]', // 599 readCutToolTag
      '[1,["L",601]]', // 600 leaf
      '[1,["/",602,603,237,604]]', // 601 readArgumentsEnd
      '[0,["N","ArgumentsClose",537]]', // 602 readArgumentsClose
      '[1,["@",1,["endsInside",537],["M","BadCutArgumentsClose",["[+","^"]]]]', // 603 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 604 readMissingArgumentsClose
      '[1,["L",606]]', // 605 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 606 readMissingArgumentsOpen
      '[1,["L",608]]', // 607 leaf
      '[1,["@",1,["endsInside",105],["M","BadCutCall",["[+","^"]]]]', // 608 readBadCutCall
      '[1,["L",["/",1,610,613,385,391]]]', // 609 leaf
      '[0,["N","Separator",["s",611,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",612],["!",["[","^"]]]]]]]]]', // 610 readSeparator
      '[0,["option","separator",";"]]', // 611 read_separator
      '[0,["+",["s",333,["[*","\\t\\n\\r "]]]]', // 612 skipTokens
      '[1,["M","BadSeparator",["s",["/",",",["s",50,";"]],["&",["s",["[*","\\t\\n\\r "],["/",140,["s",50,148,"("]]]]]]]', // 613 readBadSeparator
      '[0,["L",615]]', // 614 leaf
      '[0,["N","PyOpen",["s",["&",146],"["]]]', // 615 readPyOpen
      '[0,["L",617]]', // 616 leaf
      '[0,["N",26,["s",[":",0,618],"("]]]', // 617 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 618 readPyName
      '[1,["L",["/",202,1,317]]]', // 619 leaf
      '[1,["L",621]]', // 620 leaf
      '[1,["/",622,587,322]]', // 621 readPyEnd
      '[0,["N","PyClose","]"]]', // 622 readPyClose
      '[1,["L",624]]', // 623 leaf
      '[1,["M","BadLineList",["s",50,"[",["&",["s",["[*","\\t\\n\\r "],148,"("]]]]]', // 624 readBadLineList
      '[0,["L",["/",626,1]],"\\t\\n\\r ,"]', // 625 leaf
      '[0,["N","LineComma",","]]', // 626 readLineComma
      '[0,["L",["?",628]]]', // 627 leaf
      '[0,["N","LineListEnd","]"]]', // 628 readLineListEnd
      '[0,["L",["&",50]]]', // 629 leaf
      '[0,["L",["s",["&",631],["!",20]]]]', // 630 leaf
      '[0,["option","json",""]]', // 631 readJson
      '[1,["L",["/",392,393,633]]]', // 632 leaf
      '[1,["M","BadCallCloseAgain",["s",["!",136],134,["&",["s",["[*","\\t\\n\\r "],["/",136,97]]]]]]', // 633 readBadCallCloseAgain
      '[0,["L",["&",["/",98,["s",49,["+",18],["[*","\\t\\n\\r "],19,["[*","\\t\\n\\r "],"{"]]]]]', // 634 leaf
      '[1,["L",["/",636,637]]]', // 635 leaf
      '[1,["M","BadNameless",["s",["/",104,16],["*",["s",["!",134],["!",136],["!",97],["[","^"]]],["?",134]]]]', // 636 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",638],["+",["s",["!",394],["!",["s",["/",631,50],["[","[{"]]],["/",["s",24,["[*","\\t\\n\\r "]],["[","^"]]]]],["s",["&",["s",639,640]],["+",["s",["!",394],["[","^\\n\\r[{"]]]]]]', // 637 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 638 readSectionCloses
      '[0,["option","sectionOver",""]]', // 639 read_sectionOver
      '[0,["q",641]]', // 640 skipStrayToList
      '[0,["scan",["s",["!",394],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 641 readStrayToList
      '[1,["L",643]]', // 642 leaf
      '[1,["/",644,583,645,646,647,587,648]]', // 643 readSectionEnd
      '[0,["N","SectionClose",136]]', // 644 readSectionClose
      '[1,["M","BadSectionClose",395,396]]', // 645 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",639,["!",["[","^"]]]]]', // 646 readSectionOverAtEnd
      '[0,["N","SectionOver",639]]', // 647 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 648 readMissingSectionClose
      '[1,["L",["?",650]]]', // 649 leaf
      '[1,["M","BadSectionCloseAgain",["+",["s",["[*","\\t\\n\\r "],["!",333],136,["!",47]]]]]', // 650 readBadSectionCloseAgain
      '[1,["L",652]]', // 651 leaf
      '[1,["M","BadNoFence",["s",653,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 652 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 653 readUnfencedOpen
      '[0,["L",655]]', // 654 leaf
      '[0,["N","WordedListOpen",["s",["&",89],90]]]', // 655 readWordedListOpen
      '[0,["L",["&",657]]]', // 656 leaf
      '[0,["s",658,97]]', // 657 skipBareCall
      '[0,["option","bare",""]]', // 658 readBare
      '[1,["L",["/",1,636]]]', // 659 leaf
      '[0,["L",["?",661]]]', // 660 leaf
      '[0,["N","LateClose",136]]', // 661 readLateClose
      '[1,["L",663]]', // 662 leaf
      '[1,["N",27,["s",[":",0,664],[":",1,618],["&","{"]]]]', // 663 readLoneCallHead
      '[1,["M","BadLoneOpen",665]]', // 664 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 665 readLoneOpen
      '[0,["L",667]]', // 666 leaf
      '[0,["N","LoneCallEnd",["?",134]]]', // 667 readLoneCallEnd
      '[0,["L",["&",140]]]', // 668 leaf
      '[1,["L",["/",1,610,613,392,393]]]', // 669 leaf
      '[0,["L",["&",146]]]', // 670 leaf
      '[1,["L",672]]', // 671 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 672 readBadBracket
      '[1,["L",674]]', // 673 leaf
      '[1,["N",28,["s","<",[":",0,150],[":",1,414]]]]', // 674 readEmptyTool
      '[1,["L",676]]', // 675 leaf
      '[1,["N",29,["s","<",[":",0,150],">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],151,">"]],677]]]]', // 676 readToolHead
      '[1,["M","BadToolObject",["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]]],"\\t\\n\\r {"]', // 677 readBadToolObject
      '[1,["L",679]]', // 678 leaf
      '[1,["/",680,681,237,682]]', // 679 readToolEnd
      '[0,["N","ToolClose",534]]', // 680 readToolClose
      '[1,["@",1,["endsInside",534],["M","BadCutToolClose",["[+","^"]]]]', // 681 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 682 readMissingToolClose
      '[0,["L",684]]', // 683 leaf
      '[0,["N","ThoughtBehindOpen",57]]', // 684 readThoughtBehindOpen
      '[1,["L",["/",686,697,698,699]]]', // 685 leaf
      '[0,["N",30,["s",[":",0,["$",24]],["&",["s",["[*","\\t\\n\\r "],687]],["&",690],[":",1,["|",1,null,true,696]],695]]]', // 686 readLineCalls
      '[0,["s","{",["[*","\\t\\n\\r "],["?",["/",95,["s",["[","\\"\'"],"id",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],688,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]],["[","\\"\'"],689,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "]]],["[","\\"\'"],101,["[","\\"\'"],["[*","\\t\\n\\r "],","]]', // 687 skipDeclaredCall
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 688 skipLikeString
      '[0,["/",144,"tool_name","tool","action"],"afinpt"]', // 689 skipLikeKey
      '[0,["q",691]]', // 690 skipAllLone
      '[0,["scan",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "],["&",687],692],695]]', // 691 readAllLone
      '[0,["deep",["s","{",["*",["/",["[+","^\\n\\r\\"{}"],693,694,692]],"}"]]]', // 692 skipBraces
      '[0,["s",["!",["s",24,["[*","\\t\\n\\r "],687]],24],"\\n\\r"]', // 693 skipBracesLine
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[+","^\\n\\r\\"\\\\\\\\"],693]],"\\""]]', // 694 skipBracesText
      '[0,["s",["[*","\\t\\n\\r "],["?",43],334]]', // 695 skipLonely
      '[0,["{",86,["s",[":",0,["$",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "]]]],["&",687],[":",1,["$",692]]]],"\\t\\n\\r ,;{"]', // 696 readLoneObject
      '[1,["M","BadLastClose",["s",43,["&",334]]]]', // 697 readBadLastClose
      '[1,["M","BadStrayClose",43]]', // 698 readBadStrayClose
      '[0,["N",31,[":",0,["$",82]]]]', // 699 readInlineCode
      '[0,["L",701]]', // 700 leaf
      '[0,["N",32,["s",["!",702],[":",0,704],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,705],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 701 readFenceOpen
      '[0,["s",703,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 702 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 703 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 704 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 705 readTildes
      '[0,["L",["?",707]]]', // 706 leaf
      '[0,["N","ShownCall",["&",["s",["[*","\\t\\n\\r "],687]]],"\\t\\n\\r {"]', // 707 readShownCall
      '[0,["L",["s",["!",709],["!",713]]]]', // 708 leaf
      '[0,["s",710,["&",["s",["[*","\\t "],["/",712,85,177,7,364]]]]]', // 709 skipFenceEnd
      '[0,["q",711]]', // 710 skipClosingRun
      '[0,["closes",0,["/",704,705]],"`~"]', // 711 readClosingRun
      '[0,["/",24,713,["!",["[","^"]]]]', // 712 skipFenceOver
      '[0,["s",["/",333,364],334]]', // 713 skipEndsReply
      '[0,["L","```"]]', // 714 leaf
      '[0,[["`",null,0,null,false]]]', // 715 text
      '[0,["L","~~~"]]', // 716 leaf
      '[0,[["~",null,0,null,false]]]', // 717 text
      '[0,["L",["[","^"]]]', // 718 leaf
      '[1,["L",["/",720,721]]]', // 719 leaf
      '[0,["N",33,[":",0,["$",709]]]]', // 720 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 721 readMissingCodeEnd
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,[["\\n","\\t \\"&*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,null,false],[["s","&",["&",["[","^#al"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",399],["!",723],["!",725],["!",750],["!",["s",24,["/",57,["s",["[*","\\t\\n\\r "],687]]]],["[","^`"]],null,0,null,false]]]', // 722 text
      '[0,["q",724]]', // 723 skipCutStop
      '[0,["@",1,["endsInside",399],""]]', // 724 readCutStop
      '[0,["/",63,726,730,337]]', // 725 skipDialectStop
      '[0,["s",62,["&",["/",["s","<",["[","^"]],"[T","]<"]],727]]', // 726 skipDialectCut
      '[0,["q",728]]', // 727 skipCutDialect
      '[0,["@",1,["endsInside",729],""]]', // 728 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","<iquest_tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<|plamo:begin_tool_","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",74,">"],["s","<function name=",["[","\\"\'"],74,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 729 skipDialectStart
      '[0,["/",731,732,734,738,739,743,747,748,749,38]]', // 730 skip_likeCall
      '[0,["s",49,19,["[*","\\t\\n\\r "],"{"]]', // 731 skipLikeArguments
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",95],["[","\\"\'"],689,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],733,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",95],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 732 skipLikeObject
      '[0,["option","knownTool","ping"]]', // 733 readKnownTool
      '[0,["/",["s",["!",147],"[",["[*","\\t\\n\\r "],733,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",246,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",147],"[",["[*","\\t\\n\\r "],735,"(",["[*","\\t\\n\\r "],736,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],736]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],735,"("],"]"]],["s",62,["!",147],"[",735,"(",688,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 734 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 735 skipLikeName
      '[0,["s",735,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],737]]', // 736 skipLikeArgument
      '[0,["/",688,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 737 skipLikeLiteral
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",62,"<tool_call>",["|",1,64,false,["[","^<"]],"</tool_call>"]]]', // 738 skipLikeTag
      '[0,["/",["s",740,["[*","\\t "],["?",741],733,["[*","\\t "],742,41,["/",["[","<{"],740]],["s","<",733,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="],["s",">",["|",1,256,false,["[","^<"]],"</",733,">"]]],["s","<",["/","tool_name","tool","name","function"],">",["[*","\\t\\n\\r "],733,["[*","\\t\\n\\r "],"</"]],"&<\\\\\\\\"]', // 739 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 740 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 741 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 742 skipLikeClose
      '[0,["s",740,["|",0,32,false,744],745,["|",0,64,false,["s",["!",742],["[","^\\n\\r&<>"]]],742,41,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],41,["/",["[","([]{"],["&","<"],740]]]', // 743 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",745],["!",742],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 744 skipLikeLead
      '[0,["/",["s",["i","tool"],746,["i","call"]],["s",["i","function"],746,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],746,["i","prefix"]],["s",["i","start"],746,["i","action"]],["s",["i","content"],746,["i","invoke"]],["s",["i","python"],746,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 745 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 746 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],746,["i","call"],["?",["i","s"]],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 747 skipLikeList
      '[0,["s",740,["[*","\\t "],["i","|open|"],["[*","\\t "],742,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 748 skipLikeOpenCall
      '[0,["s",740,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],742,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],740,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 749 skipLikeChannel
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 750 skipTildesAhead
      '[1,["L",["/",686,752,753,755,756,757,759,760,761]]]', // 751 leaf
      '[1,["@",1,["endsInside",399],["M","BadCutMarker",["[+","^"]]]]', // 752 readBadCutMarker
      '[1,["@",1,["endsInside",754],["M","BadCutOpening",["[+","^"]]]]', // 753 readBadCutOpening
      '[0,["/",["s",["?",87],13],146,89,657,140,149,["s",177,178,24],["s",46,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 754 skipOpening
      '[1,["@",1,["endsInside",82],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",85],["[","^\\n\\r`"]]],85]],["[+","^"]]]]]', // 755 readBadCutCode
      '[0,["N",34,[":",0,64]]]', // 756 readDialect
      '[1,["@",1,["endsInside",758],["M","BadCutLone",["s",["&",687],["[+","^"]]]]]', // 757 readBadCutLone
      '[0,["q",696]]', // 758 skipLoneObject
      '[0,["N",35,[":",0,["$",730]]]]', // 759 readLikeCall
      '[1,["@",1,["endsInside",729],["M","BadCutDialect",["s",62,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 760 readBadCutDialect
      '[0,["N",36,[":",0,["$",["/",612,["s",24,["&",725]],399,["[+","`"],["[","^"]]]]]]', // 761 readLoneText
      '[1,["L",763]]', // 762 leaf
      '[1,["/",764,185,765]]', // 763 readRegionEnd
      '[0,["N","RegionClose",7]]', // 764 readRegionClose
      '[0,["N","RegionOver",""]]', // 765 readRegionOver
      '[1,["L",767]]', // 766 leaf
      '[1,["M","BadRegionMarker",768,7]]', // 767 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 768 readTurnOpen
      '[0,["L",770]]', // 769 leaf
      '[0,["N","ThoughtOpen",44]]', // 770 readThoughtOpen
      '[1,["L",["/",772,332,773]]]', // 771 leaf
      '[0,["N","EmptyThought",45]]', // 772 readEmptyThought
      '[0,["N",37,[":",0,["$",["s",11,47]]]]]', // 773 readNamedOpening
      '[1,["L",["/",336,697,752,753,775,756,780,757,781]]]', // 774 leaf
      '[0,["N",38,["s",[":",0,["$",""]],["!",["s",62,776]],["&",["s",["[*","\\t\\n\\r "],687]],["&",690],[":",1,["|",1,null,true,696]],695]]]', // 775 readLoneCalls
      '[0,["q",777]]', // 776 skip_bareDialect
      '[0,["/",["{",87,["s","{",["[*","\\t\\n\\r "],["?",67],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",88,["s","{",["[*","\\t\\n\\r "],["?",67],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",89,["s","<answer>",24]],["{",90,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",91,["s",["!",778],"[",["[*","\\t\\n\\r "],74,"(",["[*","\\t\\n\\r "],["/",")",["s",74,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",92,["s","[",["[*","\\t\\n\\r "],74,"(",["[*","\\t\\n\\r "],["/",68,779],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",93,["s",["?"," "],"to=",74,"<|message|>"]],["{",94,["s",["?"," "],"to=",74," <|channel|> "]],["{",95,["s",["?"," "],"to=",74,["[*"," "],["[*","a-z"],"<|"]],["{",96,["s",["?","**"],"Thought",39,["*",["s",["!",["s",24,77]],["[","^"]]],24,77]]]," *<T[t{"]', // 777 read_bareDialect
      '[0,["s","[",74,"()]",["[","(["]]]', // 778 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 779 skipMarkSingle
      '[0,["N",39,[":",0,777]]]', // 780 readBareDialect
      '[0,["N",40,[":",0,["$",["s",733,"(",["[*","\\t\\n\\r "],["/",")",["s",246,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 781 readLikeLine
      '[1,["L",783]]', // 782 leaf
      '[1,["M","BadFence",["s",["&",784],["/",703,788],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",86,790]]]],"`~"]', // 783 readBadFence
      '[0,["/",["s",703,["[*","^\\n\\r`"],24,["*",["/",785,["s",["!",787],["/",703,["[","^"]]]]],["/",["s",703,334],["!",["[","^"]]]],["s",788,["[*","^\\n\\r"],24,["*",["s",["!",789],["/",788,["[","^"]]]],["/",["s",788,334],["!",["[","^"]]]]],"`~"]', // 784 skipWholeFence
      '[0,["s",703,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",786],["/",703,["[","^"]]]],["/",786,["!",["[","^"]]]]]', // 785 skipShownFence
      '[0,["/",["s",["&","```"],134],787],"`"]', // 786 skipShownEnd
      '[0,["s",703,["[*","\\t "],["/",24,333,["!",["[","^"]]]]]', // 787 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 788 skipTildes
      '[0,["s",788,["[*","\\t "],["/",24,333,["!",["[","^"]]]]]', // 789 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",101,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 790 skip_fencedObject
      '[0,["L",["&",790]],"{"]', // 791 leaf
      '[1,["L",["?",["/",793,794]]]]', // 792 leaf
      '[0,["N","WrappingEnd",["s",["/",703,788],["&",["s",["[*","\\t "],712]]]],"`~"]', // 793 readWrappingEnd
      '[1,["M","MissingFenceEnd",["s",["|",0,2,false,["[","`~"]],["!",["[","^"]]]]]', // 794 readMissingFenceEnd
      '[0,["L",796]]', // 795 leaf
      '[0,["N",41,["s",62,["&",784],["/",703,788],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",64,777]]]]]', // 796 readWrappedDialect
      '[0,["L",["?",798]]]', // 797 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 798 readEnd
      '[1,["L",["?",800]]]', // 799 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],44]]]', // 800 readBadThoughtAgain
      '[0,["L",802]]', // 801 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 802 readThoughtGoesOn
      '[0,["L",804]]', // 803 leaf
      '[0,["N","FirstThoughtHead",["s",805,172]]]', // 804 readFirstThoughtHead
      '[0,["s",806,"self",["!",168]]]', // 805 skipToSelf
      '[0,["option","addressed",""]]', // 806 readAddressed
      '[0,[[["s",["!",363],["[","^"]],null,0,null,false]]]', // 807 text
      '[1,["L",809]]', // 808 leaf
      '[1,["/",372,185,374,376]]', // 809 readThoughtMessageEnd
      '[0,["L",811]]', // 810 leaf
      '[0,["N","FirstCallsHead",["s",812,172,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 811 readFirstCallsHead
      '[0,["s",806,166]]', // 812 skipToTool
      '[1,["L",["/",385,391,814]]]', // 813 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",363],["!",["s",333,334]],["!",86],["!",397],["[","^"]]]]]', // 814 readBadBesideCalls
      '[0,["L",816]]', // 815 leaf
      '[0,["N","FirstUserHead",["s",806,167,["!",168],172]]]', // 816 readFirstUserHead
      '[0,[[["s",806,["!",363],["[","^"]],null,0,null,false]]]', // 817 text
      '[0,["L",["!",363]]]', // 818 leaf
      '[0,["L",820]]', // 819 leaf
      '[0,["N","FirstTextHead",["s",379,821]]]', // 820 readFirstTextHead
      '[0,["s",["&",822],24]]', // 821 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 822 readRecipientOpenIsUsed
      '[1,["L",824]]', // 823 leaf
      '[1,["N","FirstCodeHead",["s",361,["!",168],["*",358],172],["s",361,821]]]', // 824 readFirstCodeHead
      '[1,["L",826]]', // 825 leaf
      '[1,["N",42,["s",[":",0,382],["*",358],172],["s",[":",0,383],821]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 826 readFirstToolHead
      '[1,["L",828]]', // 827 leaf
      '[1,["M","BadMessagesFence",["s",154,["&",784],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",156]]]]', // 828 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 829 leaf
      '[1,["L",831]]', // 830 leaf
      '[1,["N",43,["s",["&",156],[":",0,357],["*",["s",["!",832],358]],833,172],["s",["&",156],[":",0,357],165,805,172]]]', // 831 readThoughtHead
      '[0,["s",164,["[*","\\t "],"analysis",["!",168],["*",["s",["!",164],161]],["&",172]]]', // 832 skipLastAnalysis
      '[1,["s",164,["[*","\\t "],"analysis",["!",168],["*",["s",["!",164],358]],["&",172]]]', // 833 noteLastAnalysis
      '[0,["L",835]]', // 834 leaf
      '[0,["N",44,["s",["&",156],[":",0,357],165,["!",805],812,172,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 835 readCallsHead
      '[1,["L",["/",837,332,1,838]]]', // 836 leaf
      '[1,["M","BadMessageMarker",364]]', // 837 readBadMessageMarker
      '[1,["@",1,["endsInside",368],["M","BadCutHead",["[+","^"]]]]', // 838 readBadCutHead
      '[0,["L",["!",840]]]', // 839 leaf
      '[0,["s",154,158,["/",167,166],["*",161],172]]', // 840 skipFirstHead
      '[0,["L",775]]', // 841 leaf
      '[1,["L",843]]', // 842 leaf
      '[1,["M","BadOutside",""]]', // 843 readBadOutside
      '[1,["L",["?",["/",845,794]]]]', // 844 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",333,["!",["[","^"]]]]]]]', // 845 readMessagesFenceEnd
      '[1,["L",847]]', // 846 leaf
      '[1,["@",1,["endsInside",840],["M","BadCutFirst",["[+","^"]]]]', // 847 readBadCutFirst
      '[1,["L",["/",849,843]]]', // 848 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 849 readMissingMessages
      '[1,["L",851]]', // 850 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",25]]]]', // 851 readBadStepsFence
      '[0,["L",["/",686,1]],"\\t\\n\\r "]', // 852 leaf
      '[0,["L",854]]', // 853 leaf
      '[0,["N","ObjectActionHead",["s",33,["[*","\\t\\n\\r "],["&",36]]]]', // 854 readObjectActionHead
      '[0,["L",856]]', // 855 leaf
      '[0,["N","InputFence",["s","```",["[*","^\\n\\r`"],24]]]', // 856 readInputFence
      '[1,["L",["/",858,859,860]]]', // 857 leaf
      '[0,["N","InputFenceEnd","```"]]', // 858 readInputFenceEnd
      '[0,["N","ObjectAtEnd",["!",["[","^"]]]]', // 859 readObjectAtEnd
      '[1,["M","MissingInputFence",""]]', // 860 readMissingInputFence
      '[0,["L",862]]', // 861 leaf
      '[0,["N",45,[":",0,["$",38]]]]', // 862 readLikeStep
      '[0,["L",864]]', // 863 leaf
      '[0,["N",46,["s",33,34,[":",0,865],34,["[*","\\t "],24]]]', // 864 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 865 readActionName
      '[0,["L",867]]', // 866 leaf
      '[0,["N","InputHead",29]]', // 867 readInputHead
      '[0,["L",["&",["/","{",869]]],"\\"\'{"]', // 868 leaf
      '[0,["s",870,871]]', // 869 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 870 skipTextInQuotes
      '[0,["s",["[*","\\t\\n\\r "],["/",25,"```",713,["!",["[","^"]]]]]', // 871 skipInputOver
      '[0,["L",873]]', // 872 leaf
      '[0,["N","EmptyInput",["s",["/","null","None"],["&",871]]],"Nn"]', // 873 readEmptyInput
      '[0,["L",["s",["!",25],["!",875],877]]]', // 874 leaf
      '[0,["q",876]]', // 875 skipCutStep
      '[0,["@",1,["endsInside",25],""]]', // 876 readCutStep
      '[0,["s",["!",878],["[","^\\n\\r"]]]', // 877 skipTextStart
      '[0,["/",["s",45,["!",47]],713]]', // 878 skip_textEnd
      '[0,[[["s",["!",878],["[","^\\n\\r"]],null,0,null,false],[["s",24,["!",["/",57,["s",["[*","\\t\\n\\r "],687]]],["[*","\\t\\n\\r "],["!",["/",25,713,875,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 879 text
      '[1,["L",["/",858,881,860]]]', // 880 leaf
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 881 readInputAtEnd
      '[1,["L",883]]', // 882 leaf
      '[1,["@",1,["endsInside",29],["M","BadCutInput",["[+","^"]]]]', // 883 readBadCutInput
      '[1,["L",885]]', // 884 leaf
      '[1,["/",1,886,393,887]]', // 885 readActionRest
      '[1,["@",1,["endsInside",25],["M","BadCutStep",["[+","^"]]]]', // 886 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",25],["!",713],["+",["s",["!",878],["!",888],["[","^\\n\\r"]]]]]]', // 887 readBadStepWords
      '[0,["/",["s",["!","Action"],725],38]]', // 888 skipStepStop
      '[0,["L",890]]', // 889 leaf
      '[0,["/",891,892]]', // 890 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 891 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 892 readActionOver
      '[1,["L",894]]', // 893 leaf
      '[1,["N",47,["s",33,[":",0,865],895,"(",["&",896]]]]', // 894 readNamedHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 895 readBadInline
      '[0,["s",["[*","\\t\\n\\r "],["?",["s",736,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],736]]]],["[*","\\t\\n\\r "],")",["[*","\\t "],["/",24,713,["!",["[","^"]]]],"\\t\\n\\r )A-Z_a-z\u0080-\uffff"]', // 896 skipNamedArguments
      '[1,["L",898]]', // 897 leaf
      '[1,["N",48,["s",33,[":",0,865],["&",["s",["[*","\\t "],["[","([{"]]],895]]]', // 898 readInlineHead
      '[0,["L",["?",900]]]', // 899 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 900 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 901 leaf
      '[0,[[["s",["!",["/",903,878]],["[","^\\n\\r"]],null,0,null,false]]]', // 902 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,713,["!",["[","^"]]]]]]', // 903 skipInlineClose
      '[0,["L",["?",905]]]', // 904 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,713,["!",["[","^"]]]]]]]', // 905 readInlineClose
      '[0,["L",907]]', // 906 leaf
      '[0,["N","ThoughtLabel",26]]', // 907 readThoughtLabel
      '[0,["L",["!",25]]]', // 908 leaf
      '[0,["L",877]]', // 909 leaf
      '[0,["L",["!",875]]]', // 910 leaf
      '[1,["L",912]]', // 911 leaf
      '[1,["/",185,913]]', // 912 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 913 readStepOver
      '[0,["L",915]]', // 914 leaf
      '[0,["N","AnswerLabel",31]]', // 915 readAnswerLabel
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false]]]', // 916 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],82]],"A`cf"]', // 917 leaf
      '[0,["L",["s",["!",878],["!",888],["[","^\\n\\r`"]]]]', // 918 leaf
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,null,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,null,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,null,false],[83,null,0,null,false],[null,"`",1,null,false],[["s",["!",878],["!",888],["[","^\\n\\r`"]],null,0,null,false],[["s",24,["!",["/",57,["s",["[*","\\t\\n\\r "],687]]],["[*","\\t\\n\\r "],["!",["/",25,713,875,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 919 text
      '[1,["L",921]]', // 920 leaf
      '[1,["M","BadLoneInput",["s",29,["[*","^\\n\\r"]]]]', // 921 readBadLoneInput
      '[1,["L",886]]', // 922 leaf
      '[1,["L",["/",756,759,760,761]]]', // 923 leaf
      '[1,["L",["?",["/",925,794]]]]', // 924 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 925 readStepsFenceEnd
      '[0,["L",["?",775]]]', // 926 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, i: ofCase, character: ofCharacter, "{": ofAction, handing: ofHanding, hand: ofHand, scan: ofScan, same: ofSame, endsInside: ofEndsInside, closes: ofCloses } });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(78) }] } }, { op: 'leaf', read: rules.at(182) }] };
  const stepdoublePart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(267) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(239), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(296) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(204), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(191) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(189) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["$A-Z_a-z\u0080-\uffff", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(201) }, stepvalue, { op: 'leaf', read: rules.at(345) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(386), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[n{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(429) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(522), body: stepinnerPart }] };
  const stepunmarkedInner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(558), body: { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(429) }, { op: 'again', step: () => stepUnmarkedElement }] } }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'again', step: () => stepUnmarkedElement }, { op: 'leaf', read: rules.at(566) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(511), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(573), body: stepvalue }] };
  const steptoolObject: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(594), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "{", null], alternatives: [{ op: 'leaf', read: rules.at(429) }, { op: 'again', step: () => stepElement }, steptoolObject, { op: 'leaf', read: rules.at(595) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(411) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(607) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(623) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(625) }] } }, { op: 'leaf', read: rules.at(627) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(629), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(630), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(634), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(609) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(632) }, stepnextCall, { op: 'leaf', read: rules.at(635) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(668), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<", "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(351) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(377) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'leaf', read: rules.at(673) }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, "\n\r", null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepLineThought }, { op: 'leaf', read: rules.at(187) }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(331) }, { op: 'sequence', hand: null, steps: [stepcalls, { op: 'loop', body: { op: 'again', step: () => stepThoughtBehind } }] }, { op: 'leaf', read: rules.at(685) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(751) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(766) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(771) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(774) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(766) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(429) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(813) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(818), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "\\-.0-9A-Z_a-z\u0080-\uffff"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(819) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepfirstOutside: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(841) }, stepoutsidePart] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(836) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(868), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(829), body: { op: 'choice', starts: ["\"'{", "Nn", null], alternatives: [stepinputValue, { op: 'leaf', read: rules.at(872) }, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(901), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(908), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(429) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(910), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, "A", null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(852) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(331) }, { op: 'again', step: () => stepObjectAction }, { op: 'leaf', read: rules.at(861) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepNamedAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(920) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(922) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(923) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(829), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(795) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(797) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(762) }] } };
  const stepLineThought: Step = { op: 'rule', name: 'LineThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(55) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(58), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(192), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ListOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(193) }, { op: 'leaf', read: rules.at(197) }, { op: 'leaf', read: rules.at(199) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(201) }, stepvalue, { op: 'leaf', read: rules.at(323) }] } }, { op: 'leaf', read: rules.at(327) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(205) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(201) }, stepvalue, { op: 'leaf', read: rules.at(323) }] } }, { op: 'leaf', read: rules.at(324) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ObjectOpenNode; return taken.place; } }, steps: [{ op: 'leaf', read: rules.at(207) }, { op: 'leaf', read: rules.at(197) }, { op: 'leaf', read: rules.at(199) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(307) }] } }, { op: 'leaf', read: rules.at(319) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(211) }, { op: 'leaf', read: rules.at(197) }, { op: 'optional', body: stepvalue }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 5, isText: false, body: { op: 'sequence', hand: { attribute: 5, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(226) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(231) }] } }, { op: 'leaf', read: rules.at(234) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(228), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(262) }, { op: 'loop', body: { op: 'choice', starts: [null, "\""], alternatives: [stepdoublePart, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(269) }, { op: 'loop', body: stepdoublePart }, { op: 'leaf', read: rules.at(271) }] }] } }, { op: 'leaf', read: rules.at(275) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(264), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(278) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(283) }] } }, { op: 'leaf', read: rules.at(275) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(280), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(285) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(292) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(287), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(339) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(348) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(342) }, { op: 'leaf', read: rules.at(344) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(355) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(369) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(362), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(380) }, { op: 'leaf', read: rules.at(344) }, { op: 'leaf', read: rules.at(384) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(389) } }, { op: 'leaf', read: rules.at(403) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(387), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(404) }, { op: 'leaf', read: rules.at(344) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(642) }, { op: 'leaf', read: rules.at(649) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(415) }, { op: 'leaf', read: rules.at(344) }, { op: 'leaf', read: rules.at(426) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(429) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(501) }, stepelementOfCall, { op: 'leaf', read: rules.at(570) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(575) }] } }, { op: 'leaf', read: rules.at(578) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(430) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(467) }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepRaw }, { op: 'leaf', read: rules.at(489) }] } }, { op: 'leaf', read: rules.at(492) }, { op: 'leaf', read: rules.at(499) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(452) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(463) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(455), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: rules.text(470), isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(512) }, { op: 'leaf', read: rules.at(519) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(545) }, { op: 'leaf', read: rules.at(552) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(523), isSome: true } };
  const stepUnmarkedElement: Step = { op: 'rule', name: 'UnmarkedElement', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as UnmarkedHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(554) }, { op: 'loop', body: stepunmarkedInner }, { op: 'optional', body: { op: 'again', step: () => stepUnmarkedText } }, { op: 'leaf', read: rules.at(563) }] } };
  const stepUnmarkedText: Step = { op: 'rule', name: 'UnmarkedText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(560), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(589) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(429) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(501) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(595) }] } }, { op: 'leaf', read: rules.at(578) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(591) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(600) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(605) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(600) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(614) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(619) }] } }, { op: 'leaf', read: rules.at(620) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(616) }, { op: 'leaf', read: rules.at(344) }, { op: 'leaf', read: rules.at(199) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(348) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(651) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(654) }, { op: 'leaf', read: rules.at(344) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(656), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(659) }] } }, { op: 'leaf', read: rules.at(660) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(662) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(666) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(668), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(669) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(670), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(671) } }, { op: 'leaf', read: rules.at(660) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(675) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(678) }] } };
  const stepThoughtBehind: Step = { op: 'rule', name: 'ThoughtBehind', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(683) }, stepthoughtRest] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(700) }, { op: 'leaf', read: rules.at(706) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(719) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(708), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(714) }, { op: 'text', read: rules.text(715) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(716) }, { op: 'text', read: rules.text(717) }] }, { op: 'leaf', read: rules.at(718) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(708), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(714) }, { op: 'text', read: rules.text(715) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(716) }, { op: 'text', read: rules.text(717) }] }, { op: 'leaf', read: rules.at(718) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(722), isSome: true } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(769) }, stepthoughtRest] } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(782) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(429) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(792) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(791), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(799) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(795) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(797) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(801) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(795) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(797) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(803) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(808) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(807), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(810) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(403) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(815) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(403) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(817), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(823) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(369) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(825) }, { op: 'leaf', read: rules.at(344) }, { op: 'leaf', read: rules.at(384) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(389) } }, { op: 'leaf', read: rules.at(403) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(344) }, { op: 'optional', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(846) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(797) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(827) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(829), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(844) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(830) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(808) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(834) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(403) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(377) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(403) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(839), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(842) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(839), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(848) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(797) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(801) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(808) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(797) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(344) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'leaf', read: rules.at(926) }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(797) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(850) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(924) }] } };
  const stepObjectAction: Step = { op: 'rule', name: 'ObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(853) }, { op: 'optional', body: { op: 'choice', starts: ["`", "{"], alternatives: [{ op: 'again', step: () => stepFencedObjectAction }, { op: 'again', step: () => stepObject }] } }] } };
  const stepFencedObjectAction: Step = { op: 'rule', name: 'FencedObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(855) }, { op: 'leaf', read: rules.at(344) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(344) }, { op: 'leaf', read: rules.at(857) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(863) }, { op: 'leaf', read: rules.at(344) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(882) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(884) } }, { op: 'leaf', read: rules.at(889) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(866) }, { op: 'leaf', read: rules.at(344) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", "Nn", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'leaf', read: rules.at(872) }, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(855) }, { op: 'leaf', read: rules.at(344) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(344) }, { op: 'leaf', read: rules.at(880) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(874) }, { op: 'text', read: rules.text(879) }] } };
  const stepNamedAction: Step = { op: 'rule', name: 'NamedAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(893) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(348) }, { op: 'loop', body: { op: 'leaf', read: rules.at(884) } }, { op: 'leaf', read: rules.at(889) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(897) }, { op: 'leaf', read: rules.at(899) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(904) }, { op: 'loop', body: { op: 'leaf', read: rules.at(884) } }, { op: 'leaf', read: rules.at(889) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(902), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(906) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(911) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(909) }, { op: 'text', read: rules.text(879) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(914) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [" !#-%'-)+-;=?@B-Z\\^_abdeg-z|-\uffff", "A`cf", "`", null], alternatives: [{ op: 'text', read: rules.text(916), isSome: true }, { op: 'leaf', read: rules.at(917) }, { op: 'text', read: rules.text(715), isSome: true }, { op: 'leaf', read: rules.at(918) }] }, { op: 'text', read: rules.text(919) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(797) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(801) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(911) }] } };

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
    BadThoughtClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call was kept as text where text follows, any other left out.","example":"Done.</tool_call>","hint":"Leave it out, or write the marker that it closes."},
    MissingThoughtRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one."},
    MissingThoughtClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadEndToken: {"code":"end-token","severity":"warning","meaning":"There is an end-of-turn token in the text. It was left out.","example":"Done.<|im_end|>","hint":"Strip such tokens before the text is read."},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","hint":"Leave the fence out."},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    MissingCodeEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadLastClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call was kept as text where text follows, any other left out.","example":"Done.</tool_call>","hint":"Leave it out, or write the marker that it closes."},
    BadStrayClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call was kept as text where text follows, any other left out.","example":"Done.</tool_call>","hint":"Leave it out, or write the marker that it closes."},
    BadCutMarker: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutDialect: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutOpening: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutCode: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingAtEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadBrackets: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadCallOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadSpacedOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
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
    BadSectionCloseAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadCallCloseAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadSectionClose: {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","hint":"Write the marker as the dialect does."},
    MissingSectionClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadStrayWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    BadInnerFence: {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","hint":"Leave the fence out."},
    BadCutInnerFence: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadSeparator: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadLoneOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    BadCutLone: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingVerbatimClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadQuotedClose: {"code":"quoted-marker","severity":"warning","meaning":"The marker that closes a value stands in the value. It was read as a part of it.","example":"<arg_value>use </arg_value> in docs</arg_value>","hint":"Nothing has to be done where it is meant."},
    BadParameterCloseAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadKeyOpenAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadKeyCloseAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadKeyEquals: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    MissingKeyOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    BadParameter: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
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
    BadToolObject: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
    BadUnmarkedTag: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadNamedTag: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadCutToolClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingToolClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadToolWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    MissingArgumentsOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    BadCutArgumentsClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingArgumentsClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadElementCloseAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
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

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
