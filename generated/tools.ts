// Generated from grammars/tools/reply.peggy, grammars/tools/like-calls.peggy, grammars/tools/calls.peggy, grammars/tools/blocks.peggy, grammars/tools/bare.peggy, grammars/tools/parameters.peggy, grammars/tools/python.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type Options, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofCharacter, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofInside, ofScan, ofOption } from '../src/engine/generated.ts';

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
  readonly early: BadEarlyWordsNode | BadNoArgumentsNode | null;
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
export interface BadEarlyWordsNode extends RecoveryNode { readonly type: 'BadEarlyWords'; }
export interface BadNoArgumentsNode extends RecoveryNode { readonly type: 'BadNoArguments'; }
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
export interface BadInputWordsNode extends RecoveryNode { readonly type: 'BadInputWords'; }
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
export interface BadCommaNode extends RecoveryNode { readonly type: 'BadComma'; }
export interface BadFirstCommaNode extends RecoveryNode { readonly type: 'BadFirstComma'; }
export interface BadPointNode extends RecoveryNode { readonly type: 'BadPoint'; }
export interface BadControlNode extends RecoveryNode { readonly type: 'BadControl'; }
export interface BadEscapeNode extends RecoveryNode { readonly type: 'BadEscape'; readonly text: string; }
export interface MissingBracketNode extends RecoveryNode { readonly type: 'MissingBracket'; }
export interface MissingQuoteNode extends RecoveryNode { readonly type: 'MissingQuote'; }
export interface BadDebrisNode extends RecoveryNode { readonly type: 'BadDebris'; }
export interface BadDamageNode extends RecoveryNode { readonly type: 'BadDamage'; }
export interface MissingValueNode extends RecoveryNode { readonly type: 'MissingValue'; }
export interface MissingRestNode extends RecoveryNode { readonly type: 'MissingRest'; }
export interface BadCutPartNode extends RecoveryNode { readonly type: 'BadCutPart'; }
export interface BadCutEscapeNode extends RecoveryNode { readonly type: 'BadCutEscape'; }
export interface BadCutMarkedQuoteNode extends RecoveryNode { readonly type: 'BadCutMarkedQuote'; }
export interface BadKeyNode extends RecoveryNode { readonly type: 'BadKey'; }
export interface BadMarkedTextNode extends RecoveryNode { readonly type: 'BadMarkedText'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<SpaceNode | BomNode | RegionOpenNode | NamedMarkerNode | CitationNode | LineThoughtOpenNode | ThoughtShownNode
| ThoughtCodeNode | ThoughtTickNode | ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode
| NoThoughtNode | BadThoughtCloseNode | ListOpenNode | CommaNode | SetOpenNode | ObjectOpenNode | KeyNode
| TripleOpenNode | BadCutEscapeNode | BadEscapeNode | TripleCloseNode | MissingRestNode | MissingQuoteNode
| PlainTextNode | DoubleOpenNode | BadControlNode | BadDamageNode | BadDebrisNode | TextCloseNode | SingleOpenNode
| MarkedOpenNode | MarkedCloseNode | BadCutMarkedQuoteNode | BadMarkedTextNode | NumberNode | WordNode
| MissingValueNode | BadCutPartNode | ObjectCloseNode | MissingBracketNode | SetCloseNode | ListCloseNode
| BadEndTokenNode | BadRunOnNode | BuiltinHeadNode | PyKeyNode | BadCutArgumentNode | PyCallCloseNode
| BadCutBuiltinNode | CodeHeadNode | CodeTokenNode | MessageCloseNode | BadCutMessageCloseNode
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
| BadFirstCommaNode | PyCloseNode | BadLineListNode | LineCommaNode | LineListEndNode | BadCallCloseAgainNode
| BadNamelessNode | BadStrayWordsNode | SectionCloseNode | BadSectionCloseNode | SectionOverAtEndNode
| SectionOverNode | MissingSectionCloseNode | BadSectionCloseAgainNode | BadNoFenceNode | WordedListOpenNode
| LateCloseNode | LoneCallHeadNode | LoneCallEndNode | BadBracketNode | EmptyToolNode | ToolHeadNode | ToolCloseNode
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
| ObjectAtEndNode | MissingInputFenceNode | LikeStepNode | ActionHeadNode | InputHeadNode | BadInputWordsNode
| EmptyInputNode | InputAtEndNode | BadCutInputNode | BadCutStepNode | BadStepWordsNode | ActionAtEndNode
| ActionOverNode | NamedHeadNode | InlineHeadNode | InlineOpenNode | InlineCloseNode | ThoughtLabelNode
| StepOverNode | AnswerLabelNode | BadLoneInputNode | StepsFenceEndNode>;

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
| BadEarlyWordsNode | BadNoArgumentsNode | BadLateMembersNode | BadCutCallNode | BadSectionOpenNode | BadNoFenceNode
| BadOpenAgainNode | BadSectionCloseAgainNode | BadCallCloseAgainNode | BadSectionCloseNode
| MissingSectionCloseNode | BadStrayWordsNode | BadInnerFenceNode | BadCutInnerFenceNode | BadSeparatorNode
| BadLoneOpenNode | BadCutLoneNode | MissingVerbatimCloseNode | BadQuotedCloseNode | BadParameterCloseAgainNode
| BadKeyOpenAgainNode | BadKeyCloseAgainNode | BadKeyEqualsNode | MissingKeyOpenNode | BadParameterNode
| MissingKeyEndNode | MissingValueOpenNode | BadParameterOpenNode | BadParameterCloseNode | BadCutRawNode
| MissingParameterCloseNode | BadLoneKeyNode | BadCutParameterNode | BadBracketNode | BadLineListNode
| BadCutArgumentNode | BadKeyTagNode | BadToolObjectNode | BadUnmarkedTagNode | BadNamedTagNode
| BadCutToolCloseNode | MissingToolCloseNode | BadToolWordsNode | MissingArgumentsOpenNode
| BadCutArgumentsCloseNode | MissingArgumentsCloseNode | BadElementCloseAgainNode | BadElementCloseNode
| BadCutElementCloseNode | MissingElementCloseNode | BadCutElementNode | BadCutBuiltinNode | MissingMessagesNode
| BadOutsideNode | BadMessageWordsNode | BadBesideCallsNode | BadMessageMarkerNode | BadHeaderAgainNode
| BadConstraintAgainNode | BadCutHeadNode | BadCutFirstNode | BadCutMessageCloseNode | MissingMessageCloseNode
| BadMessagesFenceNode | BadRunOnNode | BadLoneInputNode | BadInlineNode | BadStepWordsNode | BadStepsFenceNode
| BadInputWordsNode | BadCutStepNode | BadCutInputNode | MissingInputFenceNode | BadCommaNode | BadFirstCommaNode
| BadPointNode | BadControlNode | BadEscapeNode | MissingBracketNode | MissingQuoteNode | BadDebrisNode
| BadDamageNode | MissingValueNode | MissingRestNode | BadCutPartNode | BadCutEscapeNode | BadCutMarkedQuoteNode
| BadKeyNode | BadMarkedTextNode>;

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
& Readonly<Record<'Comma' | 'BadComma' | 'MissingBracket', 'Builtin' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'PyList' | 'Set'>>
& Readonly<Record<'BadCutPart', 'Builtin' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'Set'>>
& Readonly<Record<'BadDamage', 'DoubleText' | 'List' | 'Object' | 'SingleText'>>
& Readonly<Record<'BadDebris', 'Builtin' | 'DoubleText' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'PyList' | 'Set' | 'SingleText'>>
& Readonly<Record<'MissingRest', 'Arguments' | 'Builtin' | 'DoubleText' | 'Element' | 'List' | 'LooseArguments' | 'MarkedText' | 'NamedAction'
| 'Object' | 'Parameter' | 'PyCall' | 'Set' | 'SingleText' | 'Tool' | 'TripleText' | 'UnmarkedElement' | 'Verbatim'>>
& Readonly<Record<'Set' | 'TripleText' | 'PlainText' | 'DoubleText' | 'SingleText' | 'MarkedText' | 'BadMarkedText' | 'Number'
| 'Word' | 'BadPoint', 'Arguments' | 'Builtin' | 'Call' | 'FencedInput' | 'FirstTool' | 'InlineAction' | 'Input' | 'List'
| 'LooseArguments' | 'Member' | 'NamedAction' | 'PyArgument' | 'PyCall' | 'Set' | 'Tool' | 'ToolMessage'>>
& Readonly<Record<'SetOpen' | 'SetClose', 'Set'>>
& Readonly<Record<'ObjectOpen' | 'Member' | 'ObjectClose', 'Object'>>
& Readonly<Record<'Key' | 'BadKey' | 'MissingValue', 'Member'>>
& Readonly<Record<'BadEscape', 'DoubleText' | 'Member' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'TripleOpen' | 'TripleChars' | 'TripleClose', 'TripleText'>>
& Readonly<Record<'BadCutEscape', 'DoubleText' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'MissingQuote', 'DoubleText' | 'MarkedText' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'DoubleOpen' | 'DoubleChars', 'DoubleText'>>
& Readonly<Record<'BadControl' | 'TextClose', 'DoubleText' | 'SingleText'>>
& Readonly<Record<'SingleOpen' | 'SingleChars', 'SingleText'>>
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
& Readonly<Record<'BadBrackets' | 'BadLateMembers', 'Action' | 'BareObjects' | 'Call' | 'FirstTool' | 'InlineAction' | 'NamedAction' | 'Section' | 'ToolMessage'>>
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
& Readonly<Record<'CallHead' | 'BadOtherCall' | 'BadEarlyWords' | 'BadNoArguments' | 'BadSpacedOpen' | 'BadNameEnd' | 'BadNoNameEnd'
| 'BadNameTag' | 'BadCallOpen' | 'BadCutInnerFence' | 'BadLoneKey' | 'BadParameter' | 'BadJunk', 'Call'>>
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
& Readonly<Record<'PyHead' | 'BadFirstComma', 'PyCall'>>
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
& Readonly<Record<'InputHead' | 'BadInputWords' | 'FencedInput', 'Input'>>
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
  (start, end, l) => ({ type: 'CallHead', start, end, flaw: l[0] ?? null, name: l[1], id: l[2] ?? null, attributes: l[3] ?? null, early: l[4] ?? null, nameFlaw: l[5] ?? null }),
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
      '[0,["L",["/",79,81,187]]]', // 78 leaf
      '[0,["N",3,["s",80,[":",0,["$",["s",["&",59],["+",["s",["!",45],["!",44],["[","^"]]],["&",45]]]]]]]', // 79 readThoughtShown
      '[0,["option","drafts",""]]', // 80 readDrafts
      '[0,["N",4,["s",61,[":",0,["$",82]]]]]', // 81 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],83],"`"]', // 82 skip_code
      '[0,["q",84]]', // 83 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",85],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",185],["|",1,null,true,"`"]]]],186]],"`"]', // 84 readQuotedCall
      '[0,["/",86,["s",62,63]]]', // 85 skipAnyCallAhead
      '[0,["/",["s",["?",87],13],14,89,97,147,149,153,156,160,["s",125,161]]]', // 86 skipCallAhead
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
      '[0,["/",106,110,146]]', // 105 skipAnyCallHead
      '[0,["s",["/",107,99],["[*","\\t\\n\\r "],108,["[*","\\t\\n\\r "],["?",["[","\\"\'"]],109]]', // 106 skipEmptyCall
      '[0,["option","callOpen","<function="]]', // 107 readCallOpen
      '[0,["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]', // 108 skipEmptyName
      '[0,["s",["[*","\\t "],"/>"],"\\t /"]', // 109 skipBadSelfClose
      '[0,["/",["s",111,112,["[*","\\t\\n\\r "],117,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",107,["[*","\\t\\n\\r "],112,["[*","\\t\\n\\r "],["?",118],19,["*",120],42,["?",["/",121,127]]],["s",107,["[*","\\t\\n\\r "],101,49,["&",["s",["[*","\\t\\n\\r "],128,["[*","\\t\\n\\r "],130,131]]],["s",133,101,["?",["[","\\"\'"]],["[*","\\t "],">"],["s",107,["[*","\\t\\n\\r "],["+",18],134],["s",107,["[*","\\t\\n\\r "],112,137],["s",107,["[*","\\t\\n\\r "],112,["[*","\\t\\n\\r "],["/",138,139]],["s",142,112,["[*","\\t\\n\\r "],141,["&",["s",["[*","\\t\\n\\r "],["/",136,143,["s",144,"<",["[","A-Z_a-z"]]]]]],["s",145,112,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],138],["s",49,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 110 skipCallHead
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
      '[0,["s",["&",122],["|",1,400,false,["s",["!",20],["[","^{"]]],["&",["s","{",["|",0,40,false,["[","^\\"\'0-9A-Za-{}"]],["[","\\"\'}"]]]]]', // 121 skipBadEarlyWords
      '[0,["s",123,["[*","\\t\\n\\r "],["!",124],["!",["s",["|",1,3,false,"`"],["[*","A-Z_a-z"],["[*","\\t\\n\\r "],["!",["[","^"]]]],["!",126],["!",20],["[","^\\t\\n\\r "]]]', // 122 skipEarlyWords
      '[0,["option","callOver",""]]', // 123 read_callOver
      '[0,["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",98,["s",125,13]]]]]', // 124 skipBadInnerFence
      '[0,["option","channels",""]]', // 125 readChannels
      '[0,["s",["!",20],["[","\\"\'[{"]]]', // 126 skipAnyArguments
      '[0,["&",122]]', // 127 skipBadNoArguments
      '[0,["s",129,["*",["s",["[*","\\t "],129]]]]', // 128 skipParameterKey
      '[0,["s",["!",130],["[","^\\t\\n\\r \\"\'<>"]]]', // 129 skipKeyChar
      '[0,["option","keyEnd",">"]]', // 130 readKeyEnd
      '[0,["s",["[*","\\t\\n\\r "],132]]', // 131 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 132 readValueOpen
      '[0,["s",100,["&",["s",101,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]', // 133 skipBadSpacedOpen
      '[0,["s",49,["!",["s",["[*","\\t\\n\\r "],135]],["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],136,20]],["[","\\n\\r"]]]]]', // 134 skipLooseEnd
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 135 readWrongNameEnd
      '[0,["option","parameterOpen","<parameter="]]', // 136 readParameterOpen
      '[0,["s",49,["&",["s",["[*","\\t\\n\\r "],["/","{",136]]]]]', // 137 skip_looseArguments
      '[0,135]', // 138 skipBadNameEnd
      '[0,["&",["s",140,["/","{",136,141]]]]', // 139 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 140 readMayLackNameEnd
      '[0,["option","callClose","</function>"]]', // 141 read_callClose
      '[0,["s",104,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 142 skipBadNameTag
      '[0,["option","sectionClose","</tool_call>"]]', // 143 read_sectionClose
      '[0,["option","keyTags",""]]', // 144 readKeyTags
      '[0,99]', // 145 skipBadCallOpen
      '[0,["s",103,104,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],112,["[*","\\t\\n\\r "],"</tool_name>"]]', // 146 skipElementCallHead
      '[0,["s",148,94]]', // 147 skipBareObject
      '[0,["option","bareJson",""]]', // 148 readBareJson
      '[0,["/",["s",150,"[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'"],151,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",148,"[",["[*","\\t\\n\\r "],94],["s",152,94]]]', // 149 skip_bareList
      '[0,["option","bareLists",""]]', // 150 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 151 skipCallKey
      '[0,["option","bareOne",""]]', // 152 readBareOne
      '[0,["s",51,["!",154],"[",["[*","\\t\\n\\r "],155,"("]]', // 153 skip_pyList
      '[0,["s","[",155,"()]",["[","(["]]]', // 154 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 155 skipPyName
      '[0,["s","<",157,">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],158,">"]],159]]]', // 156 skipToolHead
      '[0,["option","toolName","ping"]]', // 157 readToolName
      '[0,["option","toolWord","ping"]]', // 158 readToolWord
      '[0,["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]],"\\t\\n\\r {"]', // 159 skipBadToolObject
      '[0,["s","<",157,109]]', // 160 skipEmptyTool
      '[0,["/",["s",["&",162],163,["*",167],171,172,["*",167],178],["s",183,184,24]]]', // 161 skipToolMessageHead
      '[0,["s",163,165]]', // 162 skipAnyHead
      '[0,["/",["s",125,"<|start|>",["[*","\\t "],["?","assistant"]],["s",125,["&",["/","<|channel|>",164]]]]]', // 163 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 164 skipFirstTo
      '[0,["q",166]]', // 165 skipHeadGoesOn
      '[1,["scan",167,["/",178,["s",171,172,181]]],"\\t <cjt"]', // 166 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",168,169,175,176,["s",171,173,["!",174]],177],["[*","\\t "]]],"\\t <cjt"]', // 167 skipHeadPart
      '[0,["s",169,["&",["s",["*",["s",["!",170],["/",167,["s",171,172]]]],170]]]]', // 168 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 169 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 170 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 171 skipTo
      '[0,["s",["!",["s",173,["!",174]]],["?","functions."],["+",174]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 172 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 173 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 174 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 175 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 176 skipConstraint
      '[0,["/","json","code"],"cj"]', // 177 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",179]],"\\t <"]', // 178 skipMessage
      '[0,["s",180,["[","\\t "]]]', // 179 skipPadding
      '[0,["option","padded",""]]', // 180 readPadded
      '[0,["q",182]]', // 181 skipAddressedGoesOn
      '[1,["scan",167,178],"\\t <cjt"]', // 182 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 183 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",174]],"A-Z_a-z\u0080-\uffff"]', // 184 skipRecipientName
      '[0,["q",186]]', // 185 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 186 readSameTicks
      '[0,["N",5,[":",0,["$",["[+","`"]]]]]', // 187 readThoughtTick
      '[1,["L",189]]', // 188 leaf
      '[1,["/",190,191,192]]', // 189 readThoughtEnd
      '[0,["N","ThoughtClose",45]]', // 190 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 191 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 192 readMissingThoughtClose
      '[0,["L",194]]', // 193 leaf
      '[0,["N","NoThought",["s",44,["[*","\\t\\n\\r "],45]]]', // 194 readNoThought
      '[1,["L",196]]', // 195 leaf
      '[1,["M","BadThoughtClose",45]]', // 196 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],149]],["?",1]]]]', // 197 leaf
      '[0,["L",["&",149]]]', // 198 leaf
      '[0,["L",200]]', // 199 leaf
      '[0,["N","ListOpen","[",201]]', // 200 readListOpen
      '[0,["option","tupleOpen","("]]', // 201 readTupleOpen
      '[1,["L",203]]', // 202 leaf
      '[1,["N","Comma",["s",["/",51,50],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],204,","]]', // 203 readComma
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 204 readBadComma
      '[0,["L",["!",20]]]', // 205 leaf
      '[0,["L",207]]', // 206 leaf
      '[0,["N","SetOpen",["s",["/",51,50],"{",["&",["s",["[*","\\t\\n\\r "],["/",92,93],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 207 readSetOpen
      '[0,["L",209]]', // 208 leaf
      '[0,["N","ObjectOpen","{"]]', // 209 readObjectOpen
      '[1,["L",211]]', // 210 leaf
      '[1,["N",6,["s",[":",0,"\\""],[":",1,212],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,216],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,217],[":",1,218],217,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,219],["[*","\\t\\n\\r "],":"],["s",[":",0,220],[":",2,221],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],222]],[":",1,224],["[*","\\t\\n\\r "],":"]]]', // 211 readKey
      '[1,["{",67,[":",0,["|",0,null,true,["/",213,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 212 readDoubleKey
      '[1,["/",214,["{",79,[":",0,215]]]]', // 213 readKeyEscape
      '[0,["/",["{",68,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",69,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",70,["s","\\\\",[":",0,["$",["[","\\"\\\\\\\\"]]]]],["{",71,["s",["!",["/",51,50]],"\\\\",[":",0,"/"]]],["{",72,["s",["/",51,50],"\\\\",[":",0,"\'"]]],["{",73,["s",["/",51,50],"\\\\",[":",0,["$",["[","av"]]]]],["{",74,["s",["/",51,50],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",75,["s",["/",51,50],"\\\\",24]],["{",76,["s",["/",51,50],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",77,["s",["/",51,50],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",78,["s",["/",51,50],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 214 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 215 readBadEscape
      '[1,["{",80,[":",0,["|",0,null,true,["/",213,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 216 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 217 readMarkedQuote
      '[0,["$",["+",["s",["!",217],["[","^\\n\\r"]]]]]', // 218 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"$A-Z_a-z\u0080-\uffff"]', // 219 readBareKey
      '[0,["option","looseKeys",""]]', // 220 readLooseKeys
      '[1,["M","BadKey",""]]', // 221 readBadKey
      '[0,["q",223]]', // 222 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r $\\\\-.0-:A-Z_a-z\u0080-\uffff"]', // 223 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"$@-Z_a-z\u0080-\uffff"]', // 224 readLooseKey
      '[0,["L",["?",226]]]', // 225 leaf
      '[0,["t",[0,1],["!",22],1]]', // 226 readGap
      '[0,["L",228]]', // 227 leaf
      '[0,["N",7,["s",["/",51,50],[":",0,["$",["/","\\"\\"\\"","\'\'\'"]]]]]]', // 228 readTripleOpen
      '[0,[[["s",["!",230],["[","^\\\\\\\\"]],null,0,null,false],[214,null,0,null,true]]]', // 229 text
      '[0,["q",231]]', // 230 skipTripleAgain
      '[0,["same",4,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 231 readTripleAgain
      '[1,["L",["/",233,215]]]', // 232 leaf
      '[1,["@",1,["endsInside",234],["M","BadCutEscape",["[+","^"]]]]', // 233 readBadCutEscape
      '[0,["q",214]]', // 234 skipEscape
      '[1,["L",236]]', // 235 leaf
      '[1,["/",237,238,239]]', // 236 readTripleEnd
      '[0,["N","TripleClose",230]]', // 237 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 238 readMissingRest
      '[1,["M","MissingQuote",""]]', // 239 readMissingQuote
      '[0,["L",241]]', // 240 leaf
      '[0,["N",8,["s","\\"",[":",0,242],"\\"",["&",244]]]]', // 241 readPlainText
      '[0,["{",81,[":",0,["|",0,null,true,["/",["$",243],214]]]]]', // 242 read_plainText
      '[0,["+",["/",["[+"," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff"],["s",["!",20],["["," !#-[]-\uffff"]]]]]', // 243 skipPlainRun
      '[0,["/",["s",["[*","\\t "],20],["s",["[*","\\t\\n\\r "],["/",20,["[",",]}"],["!",["[","^"]],["s",245,["[","):"]]]],["s",245,247,["[","^"]]]]', // 244 skipAfterText
      '[0,["/",51,50,220,246]]', // 245 skipNotJson
      '[0,["inside",0]]', // 246 readInBuiltin
      '[0,["[+","\\t\\n\\r "]]', // 247 skipSpace
      '[0,["L",249]]', // 248 leaf
      '[0,["N","DoubleOpen","\\""]]', // 249 readDoubleOpen
      '[0,[[["s",["!",20],["[","!#-[]-\uffff"]],null,0,null,false],[["s",["[+"," "],["!",["s",20,["!",251]]]],null,0,null,false],[214,null,0,null,true],[["s",20,["&",251]],null,0,null,false]]]', // 250 text
      '[0,["q",252]]', // 251 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["/",["[",",:]}"],["s",245,")"]]]],"^\\n\\r"]', // 252 readDoubleGoesOn
      '[1,["L",["/",233,215,254,["t",[0,1],["!",255],256]]]]', // 253 leaf
      '[1,["M","BadControl",["s",["!",20],["[","\\u0000-\\u001f"],["[*","\\t\\n\\r "],["!",["s",20,["!",251]]]]]]', // 254 readBadControl
      '[0,["s",["[","\\"\'"],["&",244]]]', // 255 skipClosingQuote
      '[1,["/",257,260]]', // 256 readDamage
      '[1,["M","BadDamage",["s",["!",245],["!",258],["+",["/",["s",["!",20],["[","^"]],["s",20,["&",251],["[","^"]],["s",259,["&",["s",["[*","\\t\\n\\r "],["[","\\",:]}"]]]]]]]]]', // 257 readBadDamage
      '[0,["!",["[","^"]]]', // 258 skipMissingRest
      '[0,["option","endToken","<|im_end|>"]]', // 259 readEndToken
      '[1,["M","BadDebris",["s",245,["!",20],["!",258],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 260 readBadDebris
      '[1,["L",262]]', // 261 leaf
      '[1,["/",263,238,239]]', // 262 readTextEnd
      '[0,["N","TextClose",255]]', // 263 readTextClose
      '[0,["L",265]]', // 264 leaf
      '[0,["N","SingleOpen","\'"]]', // 265 readSingleOpen
      '[0,[[["s",["!",20],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",20,["!",267]]]],null,0,null,false],[214,null,0,null,true],[["s",20,["&",267]],null,0,null,false]]]', // 266 text
      '[0,["q",268]]', // 267 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 268 readSingleGoesOn
      '[0,["L",270]]', // 269 leaf
      '[0,["N","MarkedOpen",217]]', // 270 readMarkedOpen
      '[0,[[["s",["!",217],["!",20],["!",272],["[","^"]],null,0,null,false],[["s",["!",217],20,["&",274]],null,0,null,false]]]', // 271 text
      '[0,["q",273]]', // 272 skipCutMarkedQuote
      '[0,["@",1,["endsInside",217],""]]', // 273 readCutMarkedQuote
      '[0,["q",275]]', // 274 skipMarkedGoesOn
      '[0,["scan",["s",["!",217],["[","^\\n\\r"]],217]]', // 275 readMarkedGoesOn
      '[1,["L",277]]', // 276 leaf
      '[1,["/",278,279,238,239]]', // 277 readMarkedEnd
      '[0,["N","MarkedClose",217]]', // 278 readMarkedClose
      '[1,["@",1,["endsInside",217],["M","BadCutMarkedQuote",["[+","^"]]]]', // 279 readBadCutMarkedQuote
      '[1,["L",["/",281,285,288]]]', // 280 leaf
      '[1,["M",1,["s",["&",["s",["|",0,32,false,282],283]],[":",0,["$",["+",282]]],217]]]', // 281 readBadMarkedText
      '[0,["s",["!",217],["!",20],["[","^\\n\\r\\"\'-),:[]{}"]]]', // 282 skipUnopenedChar
      '[0,["q",284]]', // 283 skipUnopenedGoesOn
      '[0,["scan",282,217]]', // 284 readUnopenedGoesOn
      '[1,["N",9,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",286]],["s",245,[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,287],["&",286]],["s",["/",51,50],[":",0,["$",["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]]]],["&",286]]]]', // 285 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],20]]', // 286 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 287 readBadPoint
      '[0,["N",10,[":",0,["$",["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],289]]]]]', // 288 readWord
      '[0,["q",290]]', // 289 skipWordRest
      '[0,["scan",["s",["!",20],["[","^\\t\\n\\r (),[]{}"]],["&",286]]]', // 290 readWordRest
      '[1,["L",292]]', // 291 leaf
      '[1,["M","MissingValue",["&",["[",",]}"]]],",]}"]', // 292 readMissingValue
      '[1,["L",["/",203,226,294,["t",[0,1],["!","}"],256]]]]', // 293 leaf
      '[1,["@",1,["endsInside",295],["M","BadCutPart",["s",["+",["s",["!",20],["[","^"]]],["!",["[","^"]]]]]]', // 294 readBadCutPart
      '[0,["/",296,302,303]]', // 295 skipPart
      '[0,["/",["s","\\"",297,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",298,"\'",["[*","\\t\\n\\r "],":"],["s",217,299,217,["[*","\\t\\n\\r "],":"],["s","",300,["[*","\\t\\n\\r "],":"],["s",220,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],222]],301,["[*","\\t\\n\\r "],":"]]]', // 296 skipKey
      '[0,["q",212]]', // 297 skipDoubleKey
      '[0,["q",216]]', // 298 skipSingleKey
      '[0,["+",["s",["!",217],["[","^\\n\\r"]]]]', // 299 skipMarkedKey
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"$A-Z_a-z\u0080-\uffff"]', // 300 skipBareKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"$@-Z_a-z\u0080-\uffff"]', // 301 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",286]],["s",245,["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",286]],["s",["/",51,50],["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]],["&",286]]]]', // 302 skipNumber
      '[0,["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],289]]', // 303 skipWord
      '[1,["L",305]]', // 304 leaf
      '[1,["/",306,238,307]]', // 305 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 306 readObjectClose
      '[1,["M","MissingBracket",""]]', // 307 readMissingBracket
      '[1,["L",["/",226,294,260]]]', // 308 leaf
      '[1,["L",310]]', // 309 leaf
      '[1,["/",311,238,307]]', // 310 readSetEnd
      '[0,["N","SetClose","}"]]', // 311 readSetClose
      '[1,["L",["/",226,294,["t",[0,1],["!",313],256]]]]', // 312 leaf
      '[0,["/","]",314]]', // 313 skipListClose
      '[0,["option","tupleClose",")"]]', // 314 readTupleClose
      '[1,["L",316]]', // 315 leaf
      '[1,["/",317,238,307]]', // 316 readListEnd
      '[0,["N","ListClose","]",314]]', // 317 readListClose
      '[1,["L",["/",319,322]]]', // 318 leaf
      '[1,["M","BadEndToken",["s",259,["&",320]]]]', // 319 readBadEndToken
      '[0,["q",321]]', // 320 skipLastTokens
      '[0,["scan",["/",259,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 321 readLastTokens
      '[1,["M","BadRunOn",["s",["/",30,323],["[*","^"]]]]', // 322 readBadRunOn
      '[0,["/",["s",["|",0,8,false,["s",259,["[*","\\t\\n\\r "]]],324],["s",["/","<tool_response>","<function_results>"],24]]]', // 323 skipHostPart
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]],"<"]', // 324 skipHostTurn
      '[0,["L",326]]', // 325 leaf
      '[0,["N",11,["s",46,[":",0,327],".call("]]]', // 326 readBuiltinHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 327 readBuiltinName
      '[0,["L",329]]', // 328 leaf
      '[0,["N",12,["s",[":",0,219],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 329 readPyKey
      '[0,["L",["?",1]]]', // 330 leaf
      '[1,["L",["/",1,332,294,260]]]', // 331 leaf
      '[1,["@",1,["endsInside",333],["M","BadCutArgument",["[+","^"]]]]', // 332 readBadCutArgument
      '[0,["s",300,["[*","\\t\\n\\r "],"=",["!","="]]]', // 333 skipPyKey
      '[1,["L",335]]', // 334 leaf
      '[1,["/",336,238,307]]', // 335 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 336 readPyCallClose
      '[1,["L",338]]', // 337 leaf
      '[1,["@",1,["endsInside",339],["M","BadCutBuiltin",["[+","^"]]]]', // 338 readBadCutBuiltin
      '[0,["s",46,340,".call("]]', // 339 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 340 skipBuiltinName
      '[1,["L",342]]', // 341 leaf
      '[1,["N",13,["s",["&",162],[":",0,343],["*",344],171,347,["!",174],["*",344],178],["s",183,347,24],["s",46,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 342 readCodeHead
      '[0,["/",["$",["s",125,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",125,["&",["/","<|channel|>",164]]]]]]', // 343 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",345,169,346,176,["s",171,173,["!",174]],177],["[*","\\t "]]],"\\t <cjt"]', // 344 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",169,["&",["s",["*",["s",["!",170],["/",167,["s",171,172]]]],170]]]]]', // 345 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 346 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 347 readCodeName
      '[0,[[["s",["!",349],["!",["s",259,320]],["[","^"]],null,0,null,false]]]', // 348 text
      '[0,["/",350,["s",125,["&","<"],162],["s",183,184,24],352]]', // 349 skipMarkAhead
      '[0,["s",125,["?",179],351]]', // 350 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 351 read_messageClose
      '[0,["q",353]]', // 352 skipCutMark
      '[0,["@",1,["endsInside",354],""]]', // 353 readCutMark
      '[0,["/",350,["s",125,["&","<"],162],["s",183,184,24]]]', // 354 skipMark
      '[1,["L",["/",356,357]]]', // 355 leaf
      '[0,["N","CodeToken",["s",["!",125],259]]]', // 356 readCodeToken
      '[1,["/",358,359,360,361,362]]', // 357 readMessageEnd
      '[0,["N","MessageClose",350]]', // 358 readMessageClose
      '[1,["@",1,["endsInside",354],["M","BadCutMessageClose",["[+","^"]]]]', // 359 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",125,["&","<|"]]]]', // 360 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 361 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 362 readMessageOver
      '[1,["L",364]]', // 363 leaf
      '[1,["N",14,["s",["&",162],[":",0,343],["*",344],178],["s",183,365,24]]]', // 364 readTextHead
      '[0,["option","allName","all"]]', // 365 readAllName
      '[1,["L",367]]', // 366 leaf
      '[1,["N",15,["s",["&",162],[":",0,343],["*",344],171,[":",1,368],["*",344],178],["s",183,[":",1,369],24]]]', // 367 readToolMessageHead
      '[0,["@",2,["!",["s",173,["!",174]]],["?","functions."],["$",["+",174]]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 368 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",174]]],"A-Z_a-z\u0080-\uffff"]', // 369 readRecipientName
      '[1,["L",["?",371]]]', // 370 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",98,["s",125,13]]]]]]', // 371 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],349]]]],"\\"\'[n{"]', // 372 leaf
      '[0,[[["s",125,["!",352],374],null,0,null,false]]]', // 373 text
      '[0,["s",["!",349],["!",["s",259,320]],["[","^"]]]', // 374 skipCodeChar
      '[1,["L",376]]', // 375 leaf
      '[1,["/",1,377,378,379,388]]', // 376 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",143],"```"]]]', // 377 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",20],["[","]}"]]]]]', // 378 readBadBrackets
      '[1,["M","BadLateMembers",["s",",",["[*","\\t\\n\\r "],"\\"",["[*","^\\n\\r\\""],"\\"",["[*","\\t\\n\\r "],":",["*",["s",["!",20],["!",380],["[","^\\n\\r"]]]]]]', // 379 readBadLateMembers
      '[0,["/",["s",125,349],143,381,382,7,88,13,98,["s",50,24,["[*","\\t\\n\\r "],155,"("],["s",259,320],383]]', // 380 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 381 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",13],["!",107],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 382 skipOtherClose
      '[0,["q",384]]', // 383 skipCutStrayStop
      '[0,["@",1,["endsInside",385],""]]', // 384 readCutStrayStop
      '[0,["/",386,387]]', // 385 skipStop
      '[0,["option","marker","<tool_call>"]]', // 386 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 387 readToolOpening
      '[1,["M","BadMessageWords",["s",125,["+",["s",["!",349],["!",["s",259,320]],["[","^"]]]]]]', // 388 readBadMessageWords
      '[1,["L",357]]', // 389 leaf
      '[1,["L",391]]', // 390 leaf
      '[1,["N",16,["s",[":",0,["?",392]],13,["*",393],["&",394]],["s",395,["*",393],["&",394]]]]', // 391 readSectionOpen
      '[0,["@",2,88,["[*","\\t "],["$",["+",18]],["[*","\\t\\n\\r "]]]', // 392 readSectionTitle
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],13]]]', // 393 readBadOpenAgain
      '[0,["s",["[*","\\t\\n\\r "],["|",0,64,false,["[","^\\"\'(<[]{"]],["/",["[","\\"\'(<[]{"],["!",["[","^"]]]]]', // 394 skipSectionGoesOn
      '[1,["M","BadSectionOpen",14,["s",396,["&",["s",["[*","\\t\\n\\r "],97]]]]]', // 395 readBadSectionOpen
      '[0,["option","otherSectionOpen","<function_calls>"]]', // 396 readOtherSectionOpen
      '[1,["L",398]]', // 397 leaf
      '[1,["N",17,["s",["/",107,99],["[*","\\t\\n\\r "],[":",0,399],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,400]]]]', // 398 readEmptyCall
      '[0,["$",["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]]', // 399 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 400 readBadSelfClose
      '[1,["L",402]]', // 401 leaf
      '[1,["N",19,["s",[":",0,403],[":",1,404],["[*","\\t\\n\\r "],117,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",107,["[*","\\t\\n\\r "],[":",1,404],["[*","\\t\\n\\r "],[":",2,["?",405]],19,[":",3,["|",0,null,true,406]],42,[":",4,["?",["/",407,408]]]],["s",107,["[*","\\t\\n\\r "],[":",1,101],49,["&",["s",["[*","\\t\\n\\r "],128,["[*","\\t\\n\\r "],130,131]]],["s",[":",0,409],[":",1,101],["?",["[","\\"\'"]],["[*","\\t "],">"],["s",107,["[*","\\t\\n\\r "],[":",1,["$",["+",18]]],134],["s",107,["[*","\\t\\n\\r "],[":",1,404],137],["s",107,["[*","\\t\\n\\r "],[":",1,404],["[*","\\t\\n\\r "],[":",5,["/",410,411]]],["s",[":",0,412],[":",1,404],["[*","\\t\\n\\r "],141,["&",["s",["[*","\\t\\n\\r "],["/",136,143,["s",144,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,413],[":",1,404],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],[":",5,410]],["s",49,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 402 readCallHead
      '[1,["M","BadOtherCall",102]]', // 403 readBadOtherCall
      '[0,["/",114,["$",["s",18,["*",["s",["[*","\\t "],18]]]]]]', // 404 readCallName
      '[0,["@",1,119,["$",["[+","^\\t\\n\\r <[{"]]]]', // 405 readCallId
      '[0,["N",18,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 406 readAttribute
      '[1,["M","BadEarlyWords",["s",["&",122],["|",1,400,false,["s",["!",20],["[","^{"]]],["&",["s","{",["|",0,40,false,["[","^\\"\'0-9A-Za-{}"]],["[","\\"\'}"]]]]]]', // 407 readBadEarlyWords
      '[1,["M","BadNoArguments",["&",122]]]', // 408 readBadNoArguments
      '[1,["M","BadSpacedOpen",["s",100,["&",["s",101,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]]', // 409 readBadSpacedOpen
      '[1,["M","BadNameEnd",135]]', // 410 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",140,["/","{",136,141]]]]]', // 411 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",104,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 412 readBadNameTag
      '[1,["M","BadCallOpen",99]]', // 413 readBadCallOpen
      '[1,["L",["?",415]]]', // 414 leaf
      '[1,["@",1,["endsInside",124],["M","BadCutInnerFence",["[+","^"]]]]', // 415 readBadCutInnerFence
      '[0,["L",1]]', // 416 leaf
      '[1,["L",418]]', // 417 leaf
      '[1,["N",20,["s",136,[":",0,["?",419]],["[*","\\t\\n\\r "],[":",1,420],[":",2,["?",423]],131],["s",136,["[*","\\t\\n\\r "],[":",1,420],[":",3,["|",0,null,true,406]],424,[":",4,["?",425]],["/",131,428]],["s",136,["[*","\\t\\n\\r "],[":",1,421],[":",5,429],131],["s",136,["[*","\\t\\n\\r "],[":",1,420],["[*","\\t\\n\\r "],[":",5,430]],["s",136,["[*","\\t\\n\\r "],[":",1,431],[":",5,432]],["s",[":",5,433],[":",1,421],["[*","\\t\\n\\r "],130,131],["s",[":",5,434],[":",1,421],["?",["[","\\"\'"]],[":",3,["|",0,null,true,406]],">"]]]', // 418 readParameterHead
      '[1,["M","BadKeyOpenAgain",["+",["s",["[*","\\t\\n\\r "],136]]]]', // 419 readBadKeyOpenAgain
      '[0,["/",["@",0,114,130],["@",0,421,["[*","\\t\\n\\r "],130],["@",1,422,["$",["+",["s",["!",130],["[","^\\n\\r\\"<"]]]],130]]]', // 420 readClosedKey
      '[0,["$",["s",129,["*",["s",["[*","\\t "],129]]]]]', // 421 readParameterKey
      '[0,["option","quotedKeys",""]]', // 422 readQuotedKeys
      '[1,["M","BadKeyCloseAgain",["+",["s",["[*","\\t\\n\\r "],130]]]]', // 423 readBadKeyCloseAgain
      '[0,["option","parameterHeadEnd",""]]', // 424 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],426,["$",["[*","^<"]],427]]', // 425 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 426 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 427 readTypeClose
      '[0,["option","valueFollows",""]]', // 428 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 429 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",428],["&",["[","^\\t\\n\\r <"]]]]]', // 430 readMissingValueOpen
      '[0,["option","toolParameter","port",2]]', // 431 readToolParameter
      '[1,["M","BadKeyEquals","="]]', // 432 readBadKeyEquals
      '[1,["M","MissingKeyOpen",["&",["s",128,["[*","\\t\\n\\r "],130,131]]]]', // 433 readMissingKeyOpen
      '[1,["M","BadParameterOpen",435,436,437]]', // 434 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 435 readWrongParameterOpen
      '[0,["option","otherParameterOpen","<parameter name="]]', // 436 readOtherParameterOpen
      '[0,["s",438,"parameter=",["&",["s",128,">"]]]]', // 437 skipLostBracket
      '[0,["option","guarded",""]]', // 438 readGuarded
      '[0,["L",440]]', // 439 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],441]]]', // 440 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 441 read_verbatimOpen
      '[0,[[["s",["!",443],["!",448],["[","^"]],null,0,null,false]]]', // 442 text
      '[0,["s",444,["&",["s",["[*","\\t\\n\\r "],["/",445,446]]]]]', // 443 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 444 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 445 readParameterClose
      '[0,["q",447]]', // 446 skipCutRaw
      '[0,["@",1,["endsInside",445],""]]', // 447 readCutRaw
      '[0,["q",449]]', // 448 skipCutVerbatim
      '[0,["@",1,["endsInside",443],""]]', // 449 readCutVerbatim
      '[1,["L",451]]', // 450 leaf
      '[1,["/",452,238,453]]', // 451 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",444,["&",["s",["[*","\\t\\n\\r "],445]],["[*","\\t\\n\\r "]]]]', // 452 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 453 readMissingVerbatimClose
      '[0,["L",455]]', // 454 leaf
      '[0,["N","RawLayout",["s",456,24]]]', // 455 readRawLayout
      '[0,["option","layout",""]]', // 456 readLayout
      '[0,[[null,"^\\n\\r<",1,null,false],[["s",458,["&",459]],null,0,null,false],[["s",["!",460],["/",24,"<"]],null,0,null,false],[["s",24,475],null,0,null,false]]]', // 457 text
      '[0,["s",13,["[*","\\t\\n\\r "],107,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",143],["!",13],"<"]]],143]]', // 458 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],458,["s",["!",136],["!",435],["!",445],"<"]]],445]]', // 459 skipClosesLater
      '[0,["s",["?",461],["&",["s",["?",24],["/","<",["!",["[","^"]]]]],462]]', // 460 skipRawStop
      '[0,["s",456,24]]', // 461 skip_rawLayout
      '[0,["/",["s",463,["/",445,464]],["s",438,445,["&",["s",["[*","\\t\\n\\r "],["|",0,4,false,["s",445,["[*","\\t\\n\\r "]]],["/",20,466,437,["!",["[","^"]]]]]],["s",438,473,["&",["s",["[*","\\t\\n\\r "],["/",20,466,437,["!",["[","^"]]]]]],["s",["?",24],["/",["s",20,["&",["s",["[*","\\t\\n\\r "],20]],["!",459]],["s",438,141,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]],["s",143,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]]]],["s",["?",24],["/",136,435]],["s",474,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]],["!",459]],["s",["?",24],436,["!",459]],446]]', // 462 skipRawMarker
      '[0,["option","lenient",""]]', // 463 readLenient
      '[0,["s",465," name=",["[*","^\\n\\r>"],">"]]', // 464 skipNamedClose
      '[0,["option","parameterCloseStart","</parameter"]]', // 465 readParameterCloseStart
      '[0,["s",144,467]]', // 466 skipKeyTag
      '[0,["s","<",468,">"]]', // 467 skipNextElement
      '[0,["/",431,["s",["!",469],471]]]', // 468 skipElementKey
      '[0,["s",["/",470,["s",103,["/","invoke","tool_name","parameters"]]],">"]]', // 469 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 470 readWordThatIsNoKey
      '[0,["s",["/",472,103],["[+","^\\t\\n\\r /<>"]]]', // 471 skipAnyKey
      '[0,["option","nests",""]]', // 472 readNests
      '[0,["/",464,["s",465,["[*","0-9A-Z_a-z"],["?",">"]]]]', // 473 skipDriftedClose
      '[0,["option","otherParameterClose","</parameter>"]]', // 474 readOtherParameterClose
      '[0,["s",458,["&",459]]]', // 475 skip_shownCall
      '[1,["L",477]]', // 476 leaf
      '[1,["M","BadQuotedClose",["s",["&",478],445]]]', // 477 readBadQuotedClose
      '[0,["s",463,445,["!",["s",["[*","\\t\\n\\r "],["/","<",20,["!",["[","^"]]]]],["&",459]]]', // 478 skipQuotesClose
      '[1,["L",480]]', // 479 leaf
      '[1,["/",481,482,483,238,485]]', // 480 readParameterEnd
      '[0,["N","RawEnd",["s",["?",461],445]]]', // 481 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",461],["/",474,473]]]]', // 482 readBadParameterClose
      '[1,["@",1,["endsInside",484],["M","BadCutRaw",["[+","^"]]]]', // 483 readBadCutRaw
      '[0,["s",["?",461],445]]', // 484 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 485 readMissingParameterClose
      '[1,["L",["?",487]]]', // 486 leaf
      '[1,["M","BadParameterCloseAgain",["+",["s",["[*","\\t\\n\\r "],445]]]]', // 487 readBadParameterCloseAgain
      '[1,["L",489]]', // 488 leaf
      '[1,["@",1,["endsInside",490],["M","BadCutParameter",["[+","^"]]]]', // 489 readBadCutParameter
      '[0,["/",["s",136,["?",491],["[*","\\t\\n\\r "],492,["?",493],131],["s",136,["[*","\\t\\n\\r "],492,["*",120],424,["?",494],["/",131,428]],["s",136,["[*","\\t\\n\\r "],128,"",131],["s",136,["[*","\\t\\n\\r "],492,["[*","\\t\\n\\r "],495],["s",136,["[*","\\t\\n\\r "],431,"="],["s",496,128,["[*","\\t\\n\\r "],130,131],["s",497,128,["?",["[","\\"\'"]],["*",120],">"]]]', // 490 skipParameterHead
      '[0,["+",["s",["[*","\\t\\n\\r "],136]]]', // 491 skipBadKeyOpenAgain
      '[0,["/",["s",113,130],["s",128,["[*","\\t\\n\\r "],130],["s",422,["+",["s",["!",130],["[","^\\n\\r\\"<"]]],130]]]', // 492 skipClosedKey
      '[0,["+",["s",["[*","\\t\\n\\r "],130]]]', // 493 skipBadKeyCloseAgain
      '[0,["s",["[*","\\t\\n\\r "],426,["[*","^<"],427]]', // 494 skipValueType
      '[0,["s",["!",428],["&",["[","^\\t\\n\\r <"]]]]', // 495 skipMissingValueOpen
      '[0,["&",["s",128,["[*","\\t\\n\\r "],130,131]]]', // 496 skipMissingKeyOpen
      '[0,["/",435,436,437]]', // 497 skipBadParameterOpen
      '[0,["L",["&",["/",472,144]]]]', // 498 leaf
      '[1,["L",500]]', // 499 leaf
      '[1,["N",21,["s",[":",0,["?",501]],502,[":",1,503],">"],["s",472,502,[":",0,505],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 500 readElementHead
      '[1,["M","BadKeyTag",144]]', // 501 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 502 readTagOpen
      '[0,["/",431,["@",1,["!",469],504]]]', // 503 readElementKey
      '[0,["@",1,["/",472,103],["$",["[+","^\\t\\n\\r /<>"]]]]', // 504 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 505 readBadNamedTag
      '[0,["L",["?",507]]]', // 506 leaf
      '[0,["N","ElementLayout",["s",508,24]]]', // 507 readElementLayout
      '[0,["option","tagLayout",""]]', // 508 readTagLayout
      '[0,["L",["&",["s",472,["[*","\\t\\n\\r "],502,["!",469],471,">"]]]]', // 509 leaf
      '[0,[[["s",["!",511],["[","^"]],null,0,null,false]]]', // 510 text
      '[0,["/",512,513,["s",508,["?",24],["/",519,520,526,529,530]]]]', // 511 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 512 readTagMarker
      '[0,["s",472,514,["&",["s",["[*","\\t\\n\\r "],512]],["!",["s",["[*","\\t\\n\\r "],517]]]]', // 513 skipClosedUnmarked
      '[0,["s","</",515,">"]]', // 514 skip_unmarkedClose
      '[0,["q",516]]', // 515 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 516 readKeyAgain
      '[0,["s",518,515,">"]]', // 517 skip_elementClose
      '[0,["option","tagClose","</"]]', // 518 readTagClose
      '[0,["s",517,["/",["&",["s",["[*","\\t\\n\\r "],["/",517,467,520,["!",["[","^"]]]]],["!",525]]]]', // 519 skipElementCloses
      '[0,["/",521,524,["s",141,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]]]]]', // 520 skipElementsClose
      '[0,["s","</",["&",157],522,">"]]', // 521 skip_toolClose
      '[0,["q",523]]', // 522 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 523 readToolAgain
      '[0,["s",103,"</parameters>"]]', // 524 skip_argumentsClose
      '[0,["s",["*",["s",["!",517],["!",520],["!",526],["[","^"]]],517]]', // 525 skipElementClosesLater
      '[0,["s","<",["!",515],431,">",["!",527]]]', // 526 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",517],["!",520],["!",528],["[","^"]]],517]]', // 527 skipElementClosesBehind
      '[0,["s","<",515,">"]]', // 528 skipElementOpensAgain
      '[0,["s",144,20,["!",527]]]', // 529 skipMarksBehind
      '[0,["q",531]]', // 530 skipCutElement
      '[0,["@",1,["endsInside",517],""]]', // 531 readCutElement
      '[1,["L",533]]', // 532 leaf
      '[1,["/",534,536,537,238,538]]', // 533 readElementEnd
      '[0,["N","ElementClose",535]]', // 534 readElementClose
      '[0,["s",["?",["s",508,24]],517]]', // 535 skipElementEnding
      '[1,["M","BadElementClose",["s",472,["/",["s",518,["!",469],471,">"],514]]]]', // 536 readBadElementClose
      '[1,["@",1,["endsInside",535],["M","BadCutElementClose",["[+","^"]]]]', // 537 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 538 readMissingElementClose
      '[1,["L",["?",540]]]', // 539 leaf
      '[1,["M","BadElementCloseAgain",["+",["s",["[*","\\t\\n\\r "],517]]]]', // 540 readBadElementCloseAgain
      '[1,["L",542]]', // 541 leaf
      '[1,["N",22,["s",472,543,"<",[":",0,544],">"]]]', // 542 readUnmarkedHead
      '[1,["M","BadUnmarkedTag",""]]', // 543 readBadUnmarkedTag
      '[0,["@",1,["!",469],["$",["[+","^\\t\\n\\r /<>"]]]]', // 544 readUnmarkedKey
      '[0,["L",["&",["s",["[*","\\t\\n\\r "],"<",546,">"]]],"\\t\\n\\r <"]', // 545 leaf
      '[0,["s",["!",469],["[+","^\\t\\n\\r /<>"]]]', // 546 skipUnmarkedKey
      '[0,[[["s",["!",548],["[","^"]],null,0,null,false]]]', // 547 text
      '[0,["/",512,514,["s",20,["!",549]]]]', // 548 skipUnmarkedStop
      '[0,["s",["|",1,4096,false,["s",["!",514],["[","^"]]],514],"^"]', // 549 skipUnmarkedClosesLater
      '[1,["L",551]]', // 550 leaf
      '[1,["/",552,238,538]]', // 551 readUnmarkedEnd
      '[0,["N","UnmarkedClose",514]]', // 552 readUnmarkedClose
      '[1,["L",554]]', // 553 leaf
      '[1,["@",1,["endsInside",555],["M","BadCutElement",["[+","^"]]]]', // 554 readBadCutElement
      '[0,["/",["s",["?",556],502,468,">"],["s",472,502,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 555 skipElementHead
      '[0,144]', // 556 skipBadKeyTag
      '[1,["L",["/",558,559,371,377]]]', // 557 leaf
      '[1,["M","BadLoneKey",["s",136,["[*","\\t\\n\\r "],128,["[*","\\t\\n\\r "],130]]]', // 558 readBadLoneKey
      '[1,["M","BadParameter",["s",["/",136,435],["*",["s",["!",445],["!",136],["!",435],["!",20],["[","^"]]],["?",445]]]]', // 559 readBadParameter
      '[0,["L",["&",126]]]', // 560 leaf
      '[1,["L",["/",378,562,379]]]', // 561 leaf
      '[1,["M","BadJunk",["s",["!",123],["!",141],["!",143],["!",98],["!",104],["s",["?",512],["+",["s",["!",20],["!",141],["!",383],["!",136],["!",512],["!",466],["!",["[","[{"]],["[","^"]]]]]]]', // 562 readBadJunk
      '[1,["L",564]]', // 563 leaf
      '[1,["/",565,566,568,569,570,572,573]]', // 564 readCallEnd
      '[0,["N","CallClose",141]]', // 565 readCallClose
      '[1,["M","BadCallClose",567]]', // 566 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 567 readWrongCallClose
      '[1,["@",1,["endsInside",385],["M","BadCutClose",["[+","^"]]]]', // 568 readBadCutClose
      '[0,["N","CallOver",["s",123,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 569 readCallOver
      '[0,["N","CallOverAtEnd",["s",123,571,["!",["[","^"]]]]]', // 570 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 571 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 572 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 573 readMissingCallClose
      '[0,["L",575]]', // 574 leaf
      '[0,["N",23,["s",103,104,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,404],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 575 readElementCallHead
      '[0,["L",577]]', // 576 leaf
      '[0,["N","ArgumentsOpen",578]]', // 577 readArgumentsOpen
      '[0,["s",103,"<parameters>"]]', // 578 skip_argumentsOpen
      '[0,["L",["s",["&","{"],["!",20]]],"{"]', // 579 leaf
      '[1,["L",["/",554,581]]]', // 580 leaf
      '[1,["M","BadToolWords",["+",["s",["!",582],["!",156],["!",20],["!",583],["[","^"]]]]]', // 581 readBadToolWords
      '[0,["/",520,578,467]]', // 582 skipToolTag
      '[0,["q",584]]', // 583 skipCutToolTag
      '[0,["@",1,["endsInside",582],""]]', // 584 readCutToolTag
      '[1,["L",586]]', // 585 leaf
      '[1,["/",587,588,238,589]]', // 586 readArgumentsEnd
      '[0,["N","ArgumentsClose",524]]', // 587 readArgumentsClose
      '[1,["@",1,["endsInside",524],["M","BadCutArgumentsClose",["[+","^"]]]]', // 588 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 589 readMissingArgumentsClose
      '[1,["L",591]]', // 590 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 591 readMissingArgumentsOpen
      '[1,["L",593]]', // 592 leaf
      '[1,["@",1,["endsInside",105],["M","BadCutCall",["[+","^"]]]]', // 593 readBadCutCall
      '[1,["L",["/",1,595,598,371,377]]]', // 594 leaf
      '[0,["N","Separator",["s",596,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",597],["!",["[","^"]]]]]]]]]', // 595 readSeparator
      '[0,["option","separator",";"]]', // 596 read_separator
      '[0,["+",["s",259,["[*","\\t\\n\\r "]]]]', // 597 skipTokens
      '[1,["M","BadSeparator",["s",["/",",",["s",50,";"]],["&",["s",["[*","\\t\\n\\r "],["/",147,["s",50,155,"("]]]]]]]', // 598 readBadSeparator
      '[0,["L",600]]', // 599 leaf
      '[0,["N","PyOpen",["s",["&",153],"["]]]', // 600 readPyOpen
      '[0,["L",602]]', // 601 leaf
      '[0,["N",24,["s",[":",0,603],"("]]]', // 602 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 603 readPyName
      '[1,["L",["?",605]]]', // 604 leaf
      '[1,["M","BadFirstComma",","]]', // 605 readBadFirstComma
      '[1,["L",["/",203,1,260]]]', // 606 leaf
      '[1,["L",608]]', // 607 leaf
      '[1,["/",609,572,307]]', // 608 readPyEnd
      '[0,["N","PyClose","]"]]', // 609 readPyClose
      '[1,["L",611]]', // 610 leaf
      '[1,["M","BadLineList",["s",50,"[",["&",["s",["[*","\\t\\n\\r "],155,"("]]]]]', // 611 readBadLineList
      '[0,["L",["/",613,1]],"\\t\\n\\r ,"]', // 612 leaf
      '[0,["N","LineComma",","]]', // 613 readLineComma
      '[0,["L",["?",615]]]', // 614 leaf
      '[0,["N","LineListEnd","]"]]', // 615 readLineListEnd
      '[0,["L",["&",50]]]', // 616 leaf
      '[0,["L",["s",["&",618],["!",20]]]]', // 617 leaf
      '[0,["option","json",""]]', // 618 readJson
      '[1,["L",["/",378,379,620]]]', // 619 leaf
      '[1,["M","BadCallCloseAgain",["s",["!",143],141,["&",["s",["[*","\\t\\n\\r "],["/",143,97]]]]]]', // 620 readBadCallCloseAgain
      '[0,["L",["&",["/",98,["s",49,["+",18],["[*","\\t\\n\\r "],19,["[*","\\t\\n\\r "],"{"]]]]]', // 621 leaf
      '[1,["L",["/",623,624]]]', // 622 leaf
      '[1,["M","BadNameless",["s",["/",104,16],["*",["s",["!",141],["!",143],["!",97],["[","^"]]],["?",141]]]]', // 623 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",625],["+",["s",["!",380],["!",["s",["/",618,50],["[","[{"]]],["/",["s",24,["[*","\\t\\n\\r "]],["[","^"]]]]],["s",["&",["s",626,627]],["+",["s",["!",380],["[","^\\n\\r[{"]]]]]]', // 624 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 625 readSectionCloses
      '[0,["option","sectionOver",""]]', // 626 read_sectionOver
      '[0,["q",628]]', // 627 skipStrayToList
      '[0,["scan",["s",["!",380],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 628 readStrayToList
      '[1,["L",630]]', // 629 leaf
      '[1,["/",631,568,632,633,634,572,635]]', // 630 readSectionEnd
      '[0,["N","SectionClose",143]]', // 631 readSectionClose
      '[1,["M","BadSectionClose",381,382]]', // 632 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",626,["!",["[","^"]]]]]', // 633 readSectionOverAtEnd
      '[0,["N","SectionOver",626]]', // 634 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 635 readMissingSectionClose
      '[1,["L",["?",637]]]', // 636 leaf
      '[1,["M","BadSectionCloseAgain",["+",["s",["[*","\\t\\n\\r "],["!",259],143,["!",47]]]]]', // 637 readBadSectionCloseAgain
      '[1,["L",639]]', // 638 leaf
      '[1,["M","BadNoFence",["s",640,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 639 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 640 readUnfencedOpen
      '[0,["L",642]]', // 641 leaf
      '[0,["N","WordedListOpen",["s",["&",89],90]]]', // 642 readWordedListOpen
      '[0,["L",["&",644]]]', // 643 leaf
      '[0,["s",645,97]]', // 644 skipBareCall
      '[0,["option","bare",""]]', // 645 readBare
      '[1,["L",["/",1,623]]]', // 646 leaf
      '[0,["L",["?",648]]]', // 647 leaf
      '[0,["N","LateClose",143]]', // 648 readLateClose
      '[1,["L",650]]', // 649 leaf
      '[1,["N",25,["s",[":",0,651],[":",1,603],["&","{"]]]]', // 650 readLoneCallHead
      '[1,["M","BadLoneOpen",652]]', // 651 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 652 readLoneOpen
      '[0,["L",654]]', // 653 leaf
      '[0,["N","LoneCallEnd",["?",141]]]', // 654 readLoneCallEnd
      '[0,["L",["&",147]]]', // 655 leaf
      '[1,["L",["/",1,595,598,378,379]]]', // 656 leaf
      '[0,["L",["&",153]]]', // 657 leaf
      '[1,["L",659]]', // 658 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 659 readBadBracket
      '[1,["L",661]]', // 660 leaf
      '[1,["N",26,["s","<",[":",0,157],[":",1,400]]]]', // 661 readEmptyTool
      '[1,["L",663]]', // 662 leaf
      '[1,["N",27,["s","<",[":",0,157],">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],158,">"]],664]]]]', // 663 readToolHead
      '[1,["M","BadToolObject",["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]]],"\\t\\n\\r {"]', // 664 readBadToolObject
      '[1,["L",666]]', // 665 leaf
      '[1,["/",667,668,238,669]]', // 666 readToolEnd
      '[0,["N","ToolClose",521]]', // 667 readToolClose
      '[1,["@",1,["endsInside",521],["M","BadCutToolClose",["[+","^"]]]]', // 668 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 669 readMissingToolClose
      '[0,["L",671]]', // 670 leaf
      '[0,["N","ThoughtBehindOpen",57]]', // 671 readThoughtBehindOpen
      '[1,["L",["/",673,684,685,686]]]', // 672 leaf
      '[0,["N",28,["s",[":",0,["$",24]],["&",["s",["[*","\\t\\n\\r "],674]],["&",677],[":",1,["|",1,null,true,683]],682]]]', // 673 readLineCalls
      '[0,["s","{",["[*","\\t\\n\\r "],["?",["/",95,["s",["[","\\"\'"],"id",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],675,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]],["[","\\"\'"],676,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "]]],["[","\\"\'"],101,["[","\\"\'"],["[*","\\t\\n\\r "],","]]', // 674 skipDeclaredCall
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 675 skipLikeString
      '[0,["/",151,"tool_name","tool","action"],"afinpt"]', // 676 skipLikeKey
      '[0,["q",678]]', // 677 skipAllLone
      '[0,["scan",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "],["&",674],679],682]]', // 678 readAllLone
      '[0,["deep",["s","{",["*",["/",["[+","^\\n\\r\\"{}"],680,681,679]],"}"]]]', // 679 skipBraces
      '[0,["s",["!",["s",24,["[*","\\t\\n\\r "],674]],24],"\\n\\r"]', // 680 skipBracesLine
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[+","^\\n\\r\\"\\\\\\\\"],680]],"\\""]]', // 681 skipBracesText
      '[0,["s",["[*","\\t\\n\\r "],["?",43],320]]', // 682 skipLonely
      '[0,["{",82,["s",[":",0,["$",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "]]]],["&",674],[":",1,["$",679]]]],"\\t\\n\\r ,;{"]', // 683 readLoneObject
      '[1,["M","BadLastClose",["s",43,["&",320]]]]', // 684 readBadLastClose
      '[1,["M","BadStrayClose",43]]', // 685 readBadStrayClose
      '[0,["N",29,[":",0,["$",82]]]]', // 686 readInlineCode
      '[0,["L",688]]', // 687 leaf
      '[0,["N",30,["s",["!",689],[":",0,691],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,692],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 688 readFenceOpen
      '[0,["s",690,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 689 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 690 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 691 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 692 readTildes
      '[0,["L",["?",694]]]', // 693 leaf
      '[0,["N","ShownCall",["&",["s",["[*","\\t\\n\\r "],674]]],"\\t\\n\\r {"]', // 694 readShownCall
      '[0,["L",["s",["!",696],["!",700]]]]', // 695 leaf
      '[0,["s",697,["&",["s",["[*","\\t "],["/",699,85,183,7,350]]]]]', // 696 skipFenceEnd
      '[0,["q",698]]', // 697 skipClosingRun
      '[0,["closes",0,["/",691,692]],"`~"]', // 698 readClosingRun
      '[0,["/",24,700,["!",["[","^"]]]]', // 699 skipFenceOver
      '[0,["s",["/",259,350],320]]', // 700 skipEndsReply
      '[0,["L","```"]]', // 701 leaf
      '[0,[["`",null,0,null,false]]]', // 702 text
      '[0,["L","~~~"]]', // 703 leaf
      '[0,[["~",null,0,null,false]]]', // 704 text
      '[0,["L",["[","^"]]]', // 705 leaf
      '[1,["L",["/",707,708]]]', // 706 leaf
      '[0,["N",31,[":",0,["$",696]]]]', // 707 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 708 readMissingCodeEnd
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,[["\\n","\\t \\"&*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,null,false],[["s","&",["&",["[","^#al"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",385],["!",710],["!",712],["!",737],["!",["s",24,["/",57,["s",["[*","\\t\\n\\r "],674]]]],["[","^`"]],null,0,null,false]]]', // 709 text
      '[0,["q",711]]', // 710 skipCutStop
      '[0,["@",1,["endsInside",385],""]]', // 711 readCutStop
      '[0,["/",63,713,717,323]]', // 712 skipDialectStop
      '[0,["s",62,["&",["/",["s","<",["[","^"]],"[T","]<"]],714]]', // 713 skipDialectCut
      '[0,["q",715]]', // 714 skipCutDialect
      '[0,["@",1,["endsInside",716],""]]', // 715 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","<iquest_tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<|plamo:begin_tool_","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",74,">"],["s","<function name=",["[","\\"\'"],74,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 716 skipDialectStart
      '[0,["/",718,719,721,725,726,730,734,735,736,38]]', // 717 skip_likeCall
      '[0,["s",49,19,["[*","\\t\\n\\r "],"{"]]', // 718 skipLikeArguments
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",95],["[","\\"\'"],676,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],720,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",95],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 719 skipLikeObject
      '[0,["option","knownTool","ping"]]', // 720 readKnownTool
      '[0,["/",["s",["!",154],"[",["[*","\\t\\n\\r "],720,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",300,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",154],"[",["[*","\\t\\n\\r "],722,"(",["[*","\\t\\n\\r "],723,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],723]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],722,"("],"]"]],["s",62,["!",154],"[",722,"(",675,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 721 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 722 skipLikeName
      '[0,["s",722,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],724]]', // 723 skipLikeArgument
      '[0,["/",675,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 724 skipLikeLiteral
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",62,"<tool_call>",["|",1,64,false,["[","^<"]],"</tool_call>"]]]', // 725 skipLikeTag
      '[0,["/",["s",727,["[*","\\t "],["?",728],720,["[*","\\t "],729,41,["/",["[","<{"],727]],["s","<",720,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="],["s",">",["|",1,256,false,["[","^<"]],"</",720,">"]]],["s","<",["/","tool_name","tool","name","function"],">",["[*","\\t\\n\\r "],720,["[*","\\t\\n\\r "],"</"]],"&<\\\\\\\\"]', // 726 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 727 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 728 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 729 skipLikeClose
      '[0,["s",727,["|",0,32,false,731],732,["|",0,64,false,["s",["!",729],["[","^\\n\\r&<>"]]],729,41,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],41,["/",["[","([]{"],["&","<"],727]]]', // 730 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",732],["!",729],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 731 skipLikeLead
      '[0,["/",["s",["i","tool"],733,["i","call"]],["s",["i","function"],733,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],733,["i","prefix"]],["s",["i","start"],733,["i","action"]],["s",["i","content"],733,["i","invoke"]],["s",["i","python"],733,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 732 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 733 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],733,["i","call"],["?",["i","s"]],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 734 skipLikeList
      '[0,["s",727,["[*","\\t "],["i","|open|"],["[*","\\t "],729,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 735 skipLikeOpenCall
      '[0,["s",727,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],729,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],727,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 736 skipLikeChannel
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 737 skipTildesAhead
      '[1,["L",["/",739,740,742,743,744,746,747,748]]]', // 738 leaf
      '[1,["@",1,["endsInside",385],["M","BadCutMarker",["[+","^"]]]]', // 739 readBadCutMarker
      '[1,["@",1,["endsInside",741],["M","BadCutOpening",["[+","^"]]]]', // 740 readBadCutOpening
      '[0,["/",["s",["?",87],13],153,89,644,147,156,["s",183,184,24],["s",46,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 741 skipOpening
      '[1,["@",1,["endsInside",82],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",85],["[","^\\n\\r`"]]],85]],["[+","^"]]]]]', // 742 readBadCutCode
      '[0,["N",32,[":",0,64]]]', // 743 readDialect
      '[1,["@",1,["endsInside",745],["M","BadCutLone",["s",["&",674],["[+","^"]]]]]', // 744 readBadCutLone
      '[0,["q",683]]', // 745 skipLoneObject
      '[0,["N",33,[":",0,["$",717]]]]', // 746 readLikeCall
      '[1,["@",1,["endsInside",716],["M","BadCutDialect",["s",62,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 747 readBadCutDialect
      '[0,["N",34,[":",0,["$",["/",597,["s",24,["&",712]],385,["[+","`"],["[","^"]]]]]]', // 748 readLoneText
      '[1,["L",750]]', // 749 leaf
      '[1,["/",751,191,752]]', // 750 readRegionEnd
      '[0,["N","RegionClose",7]]', // 751 readRegionClose
      '[0,["N","RegionOver",""]]', // 752 readRegionOver
      '[1,["L",754]]', // 753 leaf
      '[1,["M","BadRegionMarker",755,7]]', // 754 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 755 readTurnOpen
      '[0,["L",757]]', // 756 leaf
      '[0,["N","ThoughtOpen",44]]', // 757 readThoughtOpen
      '[1,["L",["/",759,319,760]]]', // 758 leaf
      '[0,["N","EmptyThought",45]]', // 759 readEmptyThought
      '[0,["N",35,[":",0,["$",["s",11,47]]]]]', // 760 readNamedOpening
      '[1,["L",["/",322,684,739,740,762,743,767,744,768]]]', // 761 leaf
      '[0,["N",36,["s",[":",0,["$",""]],["!",["s",62,763]],["&",["s",["[*","\\t\\n\\r "],674]],["&",677],[":",1,["|",1,null,true,683]],682]]]', // 762 readLoneCalls
      '[0,["q",764]]', // 763 skip_bareDialect
      '[0,["/",["{",83,["s","{",["[*","\\t\\n\\r "],["?",67],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",84,["s","{",["[*","\\t\\n\\r "],["?",67],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",85,["s","<answer>",24]],["{",86,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",87,["s",["!",765],"[",["[*","\\t\\n\\r "],74,"(",["[*","\\t\\n\\r "],["/",")",["s",74,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",88,["s","[",["[*","\\t\\n\\r "],74,"(",["[*","\\t\\n\\r "],["/",68,766],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",89,["s",["?"," "],"to=",74,"<|message|>"]],["{",90,["s",["?"," "],"to=",74," <|channel|> "]],["{",91,["s",["?"," "],"to=",74,["[*"," "],["[*","a-z"],"<|"]],["{",92,["s",["?","**"],"Thought",39,["*",["s",["!",["s",24,77]],["[","^"]]],24,77]]]," *<T[t{"]', // 764 read_bareDialect
      '[0,["s","[",74,"()]",["[","(["]]]', // 765 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 766 skipMarkSingle
      '[0,["N",37,[":",0,764]]]', // 767 readBareDialect
      '[0,["N",38,[":",0,["$",["s",720,"(",["[*","\\t\\n\\r "],["/",")",["s",300,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 768 readLikeLine
      '[1,["L",770]]', // 769 leaf
      '[1,["M","BadFence",["s",["&",771],["/",690,775],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",86,777]]]],"`~"]', // 770 readBadFence
      '[0,["/",["s",690,["[*","^\\n\\r`"],24,["*",["/",772,["s",["!",774],["/",690,["[","^"]]]]],["/",["s",690,320],["!",["[","^"]]]],["s",775,["[*","^\\n\\r"],24,["*",["s",["!",776],["/",775,["[","^"]]]],["/",["s",775,320],["!",["[","^"]]]]],"`~"]', // 771 skipWholeFence
      '[0,["s",690,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",773],["/",690,["[","^"]]]],["/",773,["!",["[","^"]]]]]', // 772 skipShownFence
      '[0,["/",["s",["&","```"],141],774],"`"]', // 773 skipShownEnd
      '[0,["s",690,["[*","\\t "],["/",24,259,["!",["[","^"]]]]]', // 774 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 775 skipTildes
      '[0,["s",775,["[*","\\t "],["/",24,259,["!",["[","^"]]]]]', // 776 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",101,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 777 skip_fencedObject
      '[0,["L",["&",777]],"{"]', // 778 leaf
      '[1,["L",["?",["/",780,781]]]]', // 779 leaf
      '[0,["N","WrappingEnd",["s",["/",690,775],["&",["s",["[*","\\t "],699]]]],"`~"]', // 780 readWrappingEnd
      '[1,["M","MissingFenceEnd",["s",["|",0,2,false,["[","`~"]],["!",["[","^"]]]]]', // 781 readMissingFenceEnd
      '[0,["L",783]]', // 782 leaf
      '[0,["N",39,["s",62,["&",771],["/",690,775],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",64,764]]]]]', // 783 readWrappedDialect
      '[0,["L",["?",785]]]', // 784 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 785 readEnd
      '[1,["L",["?",787]]]', // 786 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],44]]]', // 787 readBadThoughtAgain
      '[0,["L",789]]', // 788 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 789 readThoughtGoesOn
      '[0,["L",791]]', // 790 leaf
      '[0,["N","FirstThoughtHead",["s",792,178]]]', // 791 readFirstThoughtHead
      '[0,["s",793,"self",["!",174]]]', // 792 skipToSelf
      '[0,["option","addressed",""]]', // 793 readAddressed
      '[0,[[["s",["!",349],["[","^"]],null,0,null,false]]]', // 794 text
      '[1,["L",796]]', // 795 leaf
      '[1,["/",358,191,360,362]]', // 796 readThoughtMessageEnd
      '[0,["L",798]]', // 797 leaf
      '[0,["N","FirstCallsHead",["s",799,178,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 798 readFirstCallsHead
      '[0,["s",793,172]]', // 799 skipToTool
      '[1,["L",["/",371,377,801]]]', // 800 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",349],["!",["s",259,320]],["!",86],["!",383],["[","^"]]]]]', // 801 readBadBesideCalls
      '[0,["L",803]]', // 802 leaf
      '[0,["N","FirstUserHead",["s",793,173,["!",174],178]]]', // 803 readFirstUserHead
      '[0,[[["s",793,["!",349],["[","^"]],null,0,null,false]]]', // 804 text
      '[0,["L",["!",349]]]', // 805 leaf
      '[0,["L",807]]', // 806 leaf
      '[0,["N","FirstTextHead",["s",365,808]]]', // 807 readFirstTextHead
      '[0,["s",["&",809],24]]', // 808 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 809 readRecipientOpenIsUsed
      '[1,["L",811]]', // 810 leaf
      '[1,["N","FirstCodeHead",["s",347,["!",174],["*",344],178],["s",347,808]]]', // 811 readFirstCodeHead
      '[1,["L",813]]', // 812 leaf
      '[1,["N",40,["s",[":",0,368],["*",344],178],["s",[":",0,369],808]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 813 readFirstToolHead
      '[1,["L",815]]', // 814 leaf
      '[1,["M","BadMessagesFence",["s",125,["&",771],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",162]]]]', // 815 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 816 leaf
      '[1,["L",818]]', // 817 leaf
      '[1,["N",41,["s",["&",162],[":",0,343],["*",["s",["!",819],344]],820,178],["s",["&",162],[":",0,343],171,792,178]]]', // 818 readThoughtHead
      '[0,["s",170,["[*","\\t "],"analysis",["!",174],["*",["s",["!",170],167]],["&",178]]]', // 819 skipLastAnalysis
      '[1,["s",170,["[*","\\t "],"analysis",["!",174],["*",["s",["!",170],344]],["&",178]]]', // 820 noteLastAnalysis
      '[0,["L",822]]', // 821 leaf
      '[0,["N",42,["s",["&",162],[":",0,343],171,["!",792],799,178,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 822 readCallsHead
      '[1,["L",["/",824,319,1,825]]]', // 823 leaf
      '[1,["M","BadMessageMarker",350]]', // 824 readBadMessageMarker
      '[1,["@",1,["endsInside",354],["M","BadCutHead",["[+","^"]]]]', // 825 readBadCutHead
      '[0,["L",["!",827]]]', // 826 leaf
      '[0,["s",125,164,["/",173,172],["*",167],178]]', // 827 skipFirstHead
      '[0,["L",762]]', // 828 leaf
      '[1,["L",830]]', // 829 leaf
      '[1,["M","BadOutside",""]]', // 830 readBadOutside
      '[1,["L",["?",["/",832,781]]]]', // 831 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",259,["!",["[","^"]]]]]]]', // 832 readMessagesFenceEnd
      '[1,["L",834]]', // 833 leaf
      '[1,["@",1,["endsInside",827],["M","BadCutFirst",["[+","^"]]]]', // 834 readBadCutFirst
      '[1,["L",["/",836,830]]]', // 835 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 836 readMissingMessages
      '[1,["L",838]]', // 837 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",25]]]]', // 838 readBadStepsFence
      '[0,["L",["/",673,1]],"\\t\\n\\r "]', // 839 leaf
      '[0,["L",841]]', // 840 leaf
      '[0,["N","ObjectActionHead",["s",33,["[*","\\t\\n\\r "],["&",36]]]]', // 841 readObjectActionHead
      '[0,["L",843]]', // 842 leaf
      '[0,["N","InputFence",["s","```",["[*","`"],["[*","^\\n\\r`"],24]]]', // 843 readInputFence
      '[1,["L",["/",845,846,847]]]', // 844 leaf
      '[0,["N","InputFenceEnd",["s","```",["[*","`"]]]]', // 845 readInputFenceEnd
      '[0,["N","ObjectAtEnd",["!",["[","^"]]]]', // 846 readObjectAtEnd
      '[1,["M","MissingInputFence",""]]', // 847 readMissingInputFence
      '[0,["L",849]]', // 848 leaf
      '[0,["N",43,[":",0,["$",38]]]]', // 849 readLikeStep
      '[0,["L",851]]', // 850 leaf
      '[0,["N",44,["s",33,34,[":",0,852],34,["[*","\\t "],24]]]', // 851 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 852 readActionName
      '[0,["L",854]]', // 853 leaf
      '[0,["N","InputHead",29]]', // 854 readInputHead
      '[1,["L",["?",856]]]', // 855 leaf
      '[1,["M","BadInputWords",["s",["!",25],857,24,["[*","\\t\\n\\r "],["&",["s",859,["[*","\\t\\n\\r "],"{"]]]]]', // 856 readBadInputWords
      '[0,["+",["s",["!",858],["[","^\\n\\r"]]]]', // 857 skipTextRun
      '[0,["/",["s",45,["!",47]],700]]', // 858 skip_textEnd
      '[0,["s","```",["[*","`"],["[*","^\\n\\r`"],24]]', // 859 skipInputFence
      '[0,["L",["&",["/","{",861]]],"\\"\'{"]', // 860 leaf
      '[0,["s",862,863]]', // 861 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 862 skipTextInQuotes
      '[0,["s",["[*","\\t\\n\\r "],["/",25,"```",700,["!",["[","^"]]]]]', // 863 skipInputOver
      '[0,["L",865]]', // 864 leaf
      '[0,["N","EmptyInput",["s",["/","null","None"],["&",863]]],"Nn"]', // 865 readEmptyInput
      '[0,["L",["s",["!",25],["!",867],869]]]', // 866 leaf
      '[0,["q",868]]', // 867 skipCutStep
      '[0,["@",1,["endsInside",25],""]]', // 868 readCutStep
      '[0,["s",["!",858],["[","^\\n\\r"]]]', // 869 skipTextStart
      '[0,[[["s",["!",858],["[","^\\n\\r"]],null,0,null,false],[["s",24,["!",["/",57,["s",["[*","\\t\\n\\r "],674]]],["[*","\\t\\n\\r "],["!",["/",25,700,867,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 870 text
      '[1,["L",["/",845,872,847]]]', // 871 leaf
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 872 readInputAtEnd
      '[1,["L",874]]', // 873 leaf
      '[1,["@",1,["endsInside",29],["M","BadCutInput",["[+","^"]]]]', // 874 readBadCutInput
      '[1,["L",876]]', // 875 leaf
      '[1,["/",1,877,378,379,878]]', // 876 readActionRest
      '[1,["@",1,["endsInside",25],["M","BadCutStep",["[+","^"]]]]', // 877 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",25],["!",700],["+",["s",["!",858],["!",879],["[","^\\n\\r"]]]]]]', // 878 readBadStepWords
      '[0,["/",["s",["!","Action"],712],38]]', // 879 skipStepStop
      '[0,["L",881]]', // 880 leaf
      '[0,["/",882,883]]', // 881 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 882 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 883 readActionOver
      '[1,["L",885]]', // 884 leaf
      '[1,["N",45,["s",33,[":",0,852],886,"(",["&",887]]]]', // 885 readNamedHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 886 readBadInline
      '[0,["s",["[*","\\t\\n\\r "],["?",["s",723,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],723]]]],["[*","\\t\\n\\r "],")",["[*","\\t "],["/",24,700,["!",["[","^"]]]],"\\t\\n\\r )A-Z_a-z\u0080-\uffff"]', // 887 skipNamedArguments
      '[1,["L",889]]', // 888 leaf
      '[1,["N",46,["s",33,[":",0,852],["&",["s",["[*","\\t "],["[","([{"]]],886]]]', // 889 readInlineHead
      '[0,["L",["?",891]]]', // 890 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 891 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 892 leaf
      '[0,[[["s",["!",["/",894,858]],["[","^\\n\\r"]],null,0,null,false]]]', // 893 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,700,["!",["[","^"]]]]]]', // 894 skipInlineClose
      '[0,["L",["?",896]]]', // 895 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,700,["!",["[","^"]]]]]]]', // 896 readInlineClose
      '[0,["L",898]]', // 897 leaf
      '[0,["N","ThoughtLabel",26]]', // 898 readThoughtLabel
      '[0,["L",["!",25]]]', // 899 leaf
      '[0,["L",869]]', // 900 leaf
      '[0,["L",["!",867]]]', // 901 leaf
      '[1,["L",903]]', // 902 leaf
      '[1,["/",191,904]]', // 903 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 904 readStepOver
      '[0,["L",906]]', // 905 leaf
      '[0,["N","AnswerLabel",31]]', // 906 readAnswerLabel
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false]]]', // 907 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],82]],"A`cf"]', // 908 leaf
      '[0,["L",["s",["!",858],["!",879],["[","^\\n\\r`"]]]]', // 909 leaf
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,null,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,null,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,null,false],[83,null,0,null,false],[null,"`",1,null,false],[["s",["!",858],["!",879],["[","^\\n\\r`"]],null,0,null,false],[["s",24,["!",["/",57,["s",["[*","\\t\\n\\r "],674]]],["[*","\\t\\n\\r "],["!",["/",25,700,867,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 910 text
      '[1,["L",912]]', // 911 leaf
      '[1,["M","BadLoneInput",["s",29,["[*","^\\n\\r"]]]]', // 912 readBadLoneInput
      '[1,["L",877]]', // 913 leaf
      '[1,["L",["/",743,746,747,748]]]', // 914 leaf
      '[1,["L",["?",["/",916,781]]]]', // 915 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 916 readStepsFenceEnd
      '[0,["L",["?",762]]]', // 917 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, i: ofCase, character: ofCharacter, "{": ofAction, handing: ofHanding, hand: ofHand, scan: ofScan, same: ofSame, endsInside: ofEndsInside, inside: ofInside, closes: ofCloses } });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(78) }] } }, { op: 'leaf', read: rules.at(188) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(240), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(280) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(205), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(197) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(195) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["$A-Z_a-z\u0080-\uffff", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(202) }, stepvalue, { op: 'leaf', read: rules.at(331) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(372), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[n{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(416) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(509), body: stepinnerPart }] };
  const stepunmarkedInner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(545), body: { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(416) }, { op: 'again', step: () => stepUnmarkedElement }] } }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'again', step: () => stepUnmarkedElement }, { op: 'leaf', read: rules.at(553) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(498), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(560), body: stepvalue }] };
  const steptoolObject: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(579), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "{", null], alternatives: [{ op: 'leaf', read: rules.at(416) }, { op: 'again', step: () => stepElement }, steptoolObject, { op: 'leaf', read: rules.at(580) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(397) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(592) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(610) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(612) }] } }, { op: 'leaf', read: rules.at(614) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(616), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(617), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(621), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(594) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(619) }, stepnextCall, { op: 'leaf', read: rules.at(622) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(655), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<", "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(337) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(363) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'leaf', read: rules.at(660) }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, "\n\r", null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepLineThought }, { op: 'leaf', read: rules.at(193) }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(318) }, { op: 'sequence', hand: null, steps: [stepcalls, { op: 'loop', body: { op: 'again', step: () => stepThoughtBehind } }] }, { op: 'leaf', read: rules.at(672) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(738) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(753) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(758) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(761) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(753) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(416) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(800) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(805), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "\\-.0-9A-Z_a-z\u0080-\uffff"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(806) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepfirstOutside: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(828) }, stepoutsidePart] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(823) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(860), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(816), body: { op: 'choice', starts: ["\"'{", "Nn", null], alternatives: [stepinputValue, { op: 'leaf', read: rules.at(864) }, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(892), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(899), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(416) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(901), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, "A", null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(839) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(318) }, { op: 'again', step: () => stepObjectAction }, { op: 'leaf', read: rules.at(848) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepNamedAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(911) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(913) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(914) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(816), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(782) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(784) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(749) }] } };
  const stepLineThought: Step = { op: 'rule', name: 'LineThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(55) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(58), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(198), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(199) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(202) }, stepvalue, { op: 'leaf', read: rules.at(312) }] } }, { op: 'leaf', read: rules.at(315) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(206) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(202) }, stepvalue, { op: 'leaf', read: rules.at(308) }] } }, { op: 'leaf', read: rules.at(309) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(208) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(293) }] } }, { op: 'leaf', read: rules.at(304) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(210) }, { op: 'leaf', read: rules.at(225) }, { op: 'optional', body: { op: 'choice', starts: [null, ",]}"], alternatives: [stepvalue, { op: 'leaf', read: rules.at(291) }] } }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(227) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(232) }] } }, { op: 'leaf', read: rules.at(235) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(229), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(248) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(253) }] } }, { op: 'leaf', read: rules.at(261) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(250), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(264) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(253) }] } }, { op: 'leaf', read: rules.at(261) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(266), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(269) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(276) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(271), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(325) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(334) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(328) }, { op: 'leaf', read: rules.at(330) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(341) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(355) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(348), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(366) }, { op: 'leaf', read: rules.at(330) }, { op: 'leaf', read: rules.at(370) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(375) } }, { op: 'leaf', read: rules.at(389) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(373), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(390) }, { op: 'leaf', read: rules.at(330) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(629) }, { op: 'leaf', read: rules.at(636) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(401) }, { op: 'leaf', read: rules.at(330) }, { op: 'leaf', read: rules.at(414) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(416) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(488) }, stepelementOfCall, { op: 'leaf', read: rules.at(557) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(561) }] } }, { op: 'leaf', read: rules.at(563) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(417) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(454) }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepRaw }, { op: 'leaf', read: rules.at(476) }] } }, { op: 'leaf', read: rules.at(479) }, { op: 'leaf', read: rules.at(486) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(439) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(450) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(442), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: rules.text(457), isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(499) }, { op: 'leaf', read: rules.at(506) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(532) }, { op: 'leaf', read: rules.at(539) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(510), isSome: true } };
  const stepUnmarkedElement: Step = { op: 'rule', name: 'UnmarkedElement', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as UnmarkedHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(541) }, { op: 'loop', body: stepunmarkedInner }, { op: 'optional', body: { op: 'again', step: () => stepUnmarkedText } }, { op: 'leaf', read: rules.at(550) }] } };
  const stepUnmarkedText: Step = { op: 'rule', name: 'UnmarkedText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(547), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(574) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(416) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(488) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(580) }] } }, { op: 'leaf', read: rules.at(563) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(576) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(585) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(590) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(585) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(599) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(606) }] } }, { op: 'leaf', read: rules.at(607) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(601) }, { op: 'leaf', read: rules.at(330) }, { op: 'leaf', read: rules.at(604) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(334) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(638) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(641) }, { op: 'leaf', read: rules.at(330) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(643), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(646) }] } }, { op: 'leaf', read: rules.at(647) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(649) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(653) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(655), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(656) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(657), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(658) } }, { op: 'leaf', read: rules.at(647) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(662) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(665) }] } };
  const stepThoughtBehind: Step = { op: 'rule', name: 'ThoughtBehind', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(670) }, stepthoughtRest] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(687) }, { op: 'leaf', read: rules.at(693) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(706) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(695), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(701) }, { op: 'text', read: rules.text(702) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(703) }, { op: 'text', read: rules.text(704) }] }, { op: 'leaf', read: rules.at(705) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(695), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(701) }, { op: 'text', read: rules.text(702) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(703) }, { op: 'text', read: rules.text(704) }] }, { op: 'leaf', read: rules.at(705) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(709), isSome: true } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(756) }, stepthoughtRest] } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(769) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(416) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(779) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(778), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(786) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(782) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(784) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(788) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(782) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(784) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(790) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(795) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(794), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(797) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(389) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(802) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(389) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(804), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(810) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(355) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(812) }, { op: 'leaf', read: rules.at(330) }, { op: 'leaf', read: rules.at(370) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(375) } }, { op: 'leaf', read: rules.at(389) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(330) }, { op: 'optional', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(833) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(784) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(814) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(816), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(831) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(817) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(795) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(821) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(389) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(363) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(389) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(826), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(829) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(826), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(835) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(784) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(788) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(795) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(784) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(330) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'leaf', read: rules.at(917) }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(784) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(837) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(915) }] } };
  const stepObjectAction: Step = { op: 'rule', name: 'ObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(840) }, { op: 'optional', body: { op: 'choice', starts: ["`", "{"], alternatives: [{ op: 'again', step: () => stepFencedObjectAction }, { op: 'again', step: () => stepObject }] } }] } };
  const stepFencedObjectAction: Step = { op: 'rule', name: 'FencedObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(842) }, { op: 'leaf', read: rules.at(330) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(330) }, { op: 'leaf', read: rules.at(844) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(850) }, { op: 'leaf', read: rules.at(330) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(873) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(875) } }, { op: 'leaf', read: rules.at(880) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(853) }, { op: 'leaf', read: rules.at(330) }, { op: 'leaf', read: rules.at(855) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", "Nn", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'leaf', read: rules.at(864) }, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(842) }, { op: 'leaf', read: rules.at(330) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(330) }, { op: 'leaf', read: rules.at(871) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(866) }, { op: 'text', read: rules.text(870) }] } };
  const stepNamedAction: Step = { op: 'rule', name: 'NamedAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(884) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(334) }, { op: 'loop', body: { op: 'leaf', read: rules.at(875) } }, { op: 'leaf', read: rules.at(880) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(888) }, { op: 'leaf', read: rules.at(890) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(895) }, { op: 'loop', body: { op: 'leaf', read: rules.at(875) } }, { op: 'leaf', read: rules.at(880) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(893), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(897) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(902) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(900) }, { op: 'text', read: rules.text(870) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(905) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [" !#-%'-)+-;=?@B-Z\\^_abdeg-z|-\uffff", "A`cf", "`", null], alternatives: [{ op: 'text', read: rules.text(907), isSome: true }, { op: 'leaf', read: rules.at(908) }, { op: 'text', read: rules.text(702), isSome: true }, { op: 'leaf', read: rules.at(909) }] }, { op: 'text', read: rules.text(910) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(784) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(788) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(902) }] } };

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
    BadEarlyWords: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
    BadNoArguments: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
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
    BadInputWords: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
    BadCutStep: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutInput: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingInputFence: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadComma: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadFirstComma: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadPoint: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadControl: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadEscape: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    MissingBracket: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    MissingQuote: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
    BadDebris: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
    BadDamage: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    MissingValue: {"code":"bad-value","severity":"error","meaning":"A value cannot be read. It was kept as its raw text.","example":"<arg_key>hour</arg_key></tool_call>","hint":"Write the value, a string in quotes."},
    MissingRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one."},
    BadCutPart: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutEscape: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutMarkedQuote: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadKey: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadMarkedText: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
  },
  attributes: 5,
  tables: 0,
  inside: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
