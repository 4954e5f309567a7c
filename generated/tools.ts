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
      '[0,["L",["/",9,54]]]', // 8 leaf
      '[0,["N",2,[":",0,["$",["s",10,49]]]]]', // 9 readNamedMarker
      '[0,["/",11,45,46,47,48]]', // 10 skip_namedMarker
      '[0,["/",12,15,16]]', // 11 skip_namedOpening
      '[0,["/",13,14]]', // 12 skipSectionMarker
      '[0,["option","sectionOpen","<tool_call>"]]', // 13 read_sectionOpen
      '[0,["option","wrongSectionOpen","<toolcall>"]]', // 14 readWrongSectionOpen
      '[0,["s",16,["[*","\\t "],["+",["s",["!",17],18]],19,44]]', // 15 skip_namedHead
      '[0,["option","visibleOpen","<function="]]', // 16 readVisibleOpen
      '[0,["s",["[*","\\t\\n\\r "],["?",["[","\\"\'"]],["[*","\\t "],"/>"],"\\t\\n\\r \\"\'/"]', // 17 skipSelfClose
      '[0,["s",["!",19],["!",20],["[","^\\t\\n\\r \\"\'-)<->[]{-}\uff5c"]]]', // 18 skipNameChar
      '[0,["option","nameEnd",">"]]', // 19 readNameEnd
      '[0,["/",21,["s",["&",["[","\\n\\r"]],22]]]', // 20 skipEnds
      '[0,["option","endMarker","</tool_call>"]]', // 21 readEndMarker
      '[0,["s",23,["[*","\\t "],24,25]]', // 22 skipStepsGoOn
      '[0,["option","steps",""]]', // 23 read_steps
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 24 skipEol
      '[0,["q",26]]', // 25 skipStepBehind
      '[0,["scan",["[","\\t\\n\\r "],["/",27,"```"]]]', // 26 readStepBehind
      '[0,["/",28,31,32,33,34]]', // 27 skipStepAhead
      '[0,["s",23,29,["i","thought"],30]]', // 28 skip_thoughtLabel
      '[0,["?","**"]]', // 29 skipBold
      '[0,["s",["?",["s",["[+","\\t "],["[+","0-9"]]],["[*","\\t "],29,":",29,["[*","\\t "]],"\\t *:"]', // 30 skipLabelEnd
      '[0,["s",23,29,["i","action"],["/",["[+","\\t "],"_"],["i","input"],30]]', // 31 skipInputLabel
      '[0,["s",23,29,["i","observation"],30]]', // 32 skipObservationLabel
      '[0,["s",23,29,["i","final"],["[+","\\t "],["i","answer"],30]]', // 33 skip_answerLabel
      '[0,["/",["s",35,36,37,36,["/",["s",["[*","\\t "],24],["s",["[*","\\t "],["[","([{"]]]],["s",35,["[*","\\t\\n\\r "],38],["s",23,40]]]', // 34 skipActionAhead
      '[0,["s",23,29,["i","action"],30]]', // 35 skipActionLabel
      '[0,["?",["[","\\"`"]]]', // 36 skipNameQuote
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 37 skipActionName
      '[0,["s",["?",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "]]],"{",["[*","\\t\\n\\r "],"\\"",["/","action","name"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",37,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],39],"`{"]', // 38 skipActionObject
      '[0,["s","\\"",["/","action_input","arguments","parameters","input"],"\\"",["[*","\\t\\n\\r "],":"]]', // 39 skipActionInput
      '[0,["s","Action",41,["/",["s",["|",1,256,false,["[","^\\n\\r"]],24,42,["?","**"],["i","action"],["["," _"],["i","input"],41],["s",43,"```",["[*","^\\n\\r`"],24,43,["[","[{"]]]]]', // 40 skip_likeStep
      '[0,["s",["?",["s",["[+"," "],["[+","0-9"]]],["?","**"],":",["?","**"]]," *:"]', // 41 skipMarkLabelEnd
      '[0,["s",["|",1,8,false,["s",["[*","\\t "],">"]],43],"\\t >"]', // 42 skipLikeQuote
      '[0,["*",["/",["[","\\t\\n\\r >"],"\\\\n","\\\\r"]]]', // 43 skipLikeGap
      '[0,["option","headEnd",""]]', // 44 readHeadEnd
      '[0,["option","closeMarker","</tool_call>"]]', // 45 readCloseMarker
      '[0,["option","thinkOpen","<think>"]]', // 46 readThinkOpen
      '[0,["option","thinkClose","</think>"]]', // 47 readThinkClose
      '[0,["option","codeOpen","<|python_tag|>"]]', // 48 readCodeOpen
      '[0,["/",["&",["s",["|",0,4,false,["[","\\"\'*_\u00bb\u201d"]],["[","!),.:;?"],["/",["[","\\t\\n\\r "],["!",["[","^"]]]]],["&",["s",["|",0,4,false,["[","\\"\'*_\u00bb\u201d"]],["[+","\\t "],["character","^[\\\\p{Ll}]","u"],["!",50]]]],"\\t -\\"\')*,.:;?_\u00bb\u201d"]', // 49 skipNamed
      '[0,["/",["s",["*",18],["/",["s",["[*","\\t\\n\\r "],["/",["[","<[`{"],19,["!",["[","^"]]]],["s",51,["[*","\\t "],24]]],["s",["/",52,53],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]],"("]]]', // 50 skipNamesCall
      '[0,["option","loose",""]]', // 51 readLoose
      '[0,["option","lines",""]]', // 52 readLines
      '[0,["option","python",""]]', // 53 readPython
      '[0,["N","Citation",55,["s",56,["[*","^\\n\\r>"],">"]]]', // 54 readCitation
      '[0,["option","citationOpen","<co>"]]', // 55 readCitationOpen
      '[0,["option","citationClose","</co"]]', // 56 readCitationClose
      '[0,["L",58]]', // 57 leaf
      '[0,["N","LineThoughtOpen",["s",24,59]]]', // 58 readLineThoughtOpen
      '[0,["q",60]]', // 59 skipOpensThought
      '[0,["scan",["[","\\t\\n\\r "],["s",46,["!",49]]]]', // 60 readOpensThought
      '[0,[[["s",["!",47],["!",62],["!",["s",64,"`"]],["[","^"]],null,0,null,false]]]', // 61 text
      '[0,["/",["s",63,["!",49]],["s",64,65,66]]]', // 62 skipThoughtEnds
      '[0,["option","thoughtBreak","<|tool_calls_section_begin|>"]]', // 63 readThoughtBreak
      '[0,["option","thoughtCode",""]]', // 64 read_thoughtCode
      '[0,["option","mixed",""]]', // 65 readMixed
      '[0,["q",67]]', // 66 skipDialectMark
      '[0,["/",["{",0,["s",68,"{"]],["{",1,["s",68,"["]],["{",2,["s",68,"```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["[","[{"]]],["{",3,["s",68,"<function",["["," =>"]]],["{",4,["s",68,["[+","^\\t\\n\\r <[`{"],"<tool_sep>"]],["{",5,["s",68,["|",1,64,false,["[","^\\n\\r<[{"]],"</arg_key>"]],["{",6,["s",68,["[+","^\\t\\n\\r <[`{"],["[*","\\t "],["/",24,["[","<{"],["!",["[","^"]]]]],["{",7,["s",["/","<toolcall>","<tools>","<function_call>"],["[*","\\t\\n\\r "],69]],["{",8,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],"{"]],["{",9,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],["/","<parameter=","</function>"]]],["{",10,["s","<function=",["|",1,256,false,["[","^\\n\\r/>"]],"/>"]],["{",11,["s","<seed:tool_call>",["[*","\\t\\n\\r "],"<function name="]],["{",12,"<seed:tool_call>"],["{",13,"<iquest_tool_call>"],["{",14,"<|plamo:begin_tool_"],["{",15,"[TOOL_CALLS]"],["{",16,["s",["?",72],74,"function",75,["|",1,64,false,["[","^\\n\\r<`{"]],["[*","\\t\\n\\r "],"```"]],["{",17,["s",["?",72],74,["|",0,64,false,["[","^\\n\\r<"]],75,["[*","\\t\\n\\r "],"{"]],["{",18,["s","<",76,"DSML",76,["/",["s",["[*"," "],["/","function","tool"],"_calls>"],"invoke name="]]],["{",19,["s","<\uff5c",["/","function_calls>","tool_calls>","invoke name="]]],["{",20,["s","<|tool_call",["/","s_section_begin|>","_section_begin|>","_begin|>"]]],["{",21,["s","<",76,"DSML",76,["/",["s",["[*"," "],"calls>"],["s",["[+"," "],"invoke name="]]]],["{",22,["s","<",76,"GCML",76,["[*"," "],["/","tool_calls>","invoke name="]]],["{",23,["s",["?",["s","<|message_sep|>",["[*","\\t\\n\\r "]]],"function call<|role_sep|>"]],["{",24,["s","<tool_calls>",["[*","\\t\\n\\r "],"<tool_call>"]],["{",25,["s","<ifm|tool_call",["?","s"],">"]],["{",26,"<longcat_tool_call>"],["{",27,"<dots_function_call>"],["{",28,"<|tool_call:start|>"],["{",29,["s","<function name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["/",["s",">",["[*","\\t\\n\\r "],["/","<param name=","</function>"]],["s",["[*"," "],"/>"]]]],["{",30,["s",["?",["s","<|message_model|>",["[*","\\t\\n\\r "],77,["[*","\\t\\n\\r "]]],"<|content_invoke_tool_json|>"]],["{",31,"<minimax:tool_call>"],["{",32,["/","<atem:function_calls>","<atem:invoke name=\\""]],["{",33,["s","<",["?",78],["/","function_calls>","tool_calls>"],["[*","\\t\\n\\r "],["/",["s","<",["?",78],"invoke"],"invoke name="]]],["{",34,["s","<",["?",78],"invoke name=",["[","\\"\'"]]],["{",35,["s","<function_calls>",["[*","\\t\\n\\r "],77,"("]],["{",36,"<|tool_call>call:"],["{",37,"<start_function_call>"],["{",38,["/","<|START_ACTION|>","<|START_RESPONSE|>","<|START_TEXT|>","<|CHATBOT_TOKEN|>"]],["{",39,"<TOOLCALL>"],["{",40,["s","functools[",["[*","\\t\\n\\r "],"{"]],["{",41,"<|python_tag|>"],["{",42,["/","<|python_start|>","<|tool_call_start|>"]],["{",43,"<\uff5ctool_calls_begin\uff5c>"],["{",44,"<|tools_prefix|>"],["{",45,["s","<|action_start|>",["[*","\\t\\n\\r "],"<|plugin|>"]],["{",46,"<|function_call|>"],["{",47,["s","<tool_calls>",["[*","\\t\\n\\r "],"[",24]],["{",48,["s","<tool_calls>",["[*","\\t\\n\\r "],"["]],["{",49,["s","<|tool_call|>",["[*","\\t\\n\\r "],79,["[*","\\t\\n\\r "],"<|/tool_call|>"]],["{",50,["s","<|tool_call|>",["[*","\\t\\n\\r "],79]],["{",51,["s","<|tool_call|>",["[*","\\t\\n\\r "],"[",["*",["s",["!","<|/tool_call|>"],["!","<|tool_call|>"],["[","^"]]],"<|/tool_call|>"]],["{",52,["s","<|tool_call|>",["[*","\\t\\n\\r "],"["]],["{",53,["s",">>>",77,24]],["{",54,["/","<|open|>tools","<|open|>response","<|open|>call"]],["{",55,"]<]minimax[>["],["{",56,["/",["s","<|channel|> ",["[","a-z"]],"<|start|> assistant"]],["{",57,["s","<|start|>assistant",["[+"," "],"to=",77,"<|message|>"]],["{",58,["/","<|channel|>","<|start|>assistant"]],["{",59,["s","Action:",["[*","\\t\\n\\r "],"```json"]],["{",60,["s",80,["|",1,256,false,["[","^\\n\\r"]],24,["?","**"],"Action Input",41]]],"*<>A[]f"]', // 67 readDialectMark
      '[0,["|",1,4,false,["s","<tool_call>",["[*","\\t\\n\\r "]]],"<"]', // 68 skipHermesOpen
      '[0,["s","{",["[*","\\t\\n\\r "],["?",70],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""],["[*","\\t\\n\\r "],":"]]', // 69 skipMarkCall
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 70 skipMarkType
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""]]', // 71 skipMarkString
      '[0,["s","<",["[","|\uff5c"],"tool",73,"calls",73,"begin",["[","|\uff5c"],">",["|",0,64,false,["[","^<"]]]]', // 72 skipDeepseekCalls
      '[0,["/","\u2581",["s",["?","\\\\"],["["," _"]]]," \\\\\\\\_\u2581"]', // 73 skipDeepseekBlank
      '[0,["s","<",["[","|\uff5c"],"tool",73,"call",73,"begin",["[","|\uff5c"],">"]]', // 74 skipDeepseekCall
      '[0,["s","<",["[","|\uff5c"],"tool",73,"sep",["[","|\uff5c"],">"]]', // 75 skipDeepseekSep
      '[0,["/","\uff5c\uff5c",["[","|\u2016\uff5c"]],"|\u2016\uff5c"]', // 76 skipDsmlBar
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]', // 77 skipMarkName
      '[0,["s",["[+","a-z"],":"]]', // 78 skipNamespace
      '[0,["deep",["s","[",["*",["/",71,["[","^\\"<[]"],79]],"]"]]]', // 79 skipMarkList
      '[0,["s",["?","**"],"Action",41],"*A"]', // 80 skipMarkAction
      '[0,["L",["/",82,84,190]]]', // 81 leaf
      '[0,["N",3,["s",83,[":",0,["$",["s",["&",62],["+",["s",["!",47],["!",46],["[","^"]]],["&",47]]]]]]]', // 82 readThoughtShown
      '[0,["option","drafts",""]]', // 83 readDrafts
      '[0,["N",4,["s",64,[":",0,["$",85]]]]]', // 84 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],86],"`"]', // 85 skip_code
      '[0,["q",87]]', // 86 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",88],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",188],["|",1,null,true,"`"]]]],189]],"`"]', // 87 readQuotedCall
      '[0,["/",89,["s",65,66]]]', // 88 skipAnyCallAhead
      '[0,["/",["s",["?",90],13],14,92,100,150,152,156,159,163,["s",128,164]]]', // 89 skipCallAhead
      '[0,["s",91,["[*","\\t "],["+",18],["[*","\\t\\n\\r "]]]', // 90 skipSectionTitle
      '[0,["option","titleOpen","<|message_model|>"]]', // 91 readTitleOpen
      '[0,["s",93,["[*","\\t\\n\\r "],["/",["s","[",["[*","\\t\\n\\r "],["*",["s",94,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]],"{"],97]]]', // 92 skip_wordedList
      '[0,["option","listWord","functools"]]', // 93 readListWord
      '[0,["/",95,96],"\\"\'\\\\-0-9"]', // 94 skipListedScalar
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[*","^\\n\\r\'"],"\'"]],"\\"\'"]', // 95 skipSetText
      '[0,["s",["?","-"],["[","0-9"],["[*","+\\\\-.0-9Ee"]],"\\\\-0-9"]', // 96 skipSetNumber
      '[0,["s","{",["[*","\\t\\n\\r "],["?",98],["[","\\"\'"],["/","name","function"],["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",99,["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":"]]]]', // 97 skipCallObject
      '[0,["s",["[","\\"\'"],"type",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],"function",["[","\\"\'"],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 98 skipBareType
      '[0,["s",["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[+","^\\n\\r\'"],"\'"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","\\"\'"],["/","parameters","arguments"],["[","\\"\'"],["[*","\\t\\n\\r "],":"],"\\"\'"]', // 99 skipBareName
      '[0,["s",["&",101],108]]', // 100 skipCallOpening
      '[0,["/",16,102,["s",103,104],105,["s",106,107]]]', // 101 skipVisible
      '[0,["option","wrongCallOpen","<function name="]]', // 102 readWrongCallOpen
      '[0,["option","spacedOpen","<function "]]', // 103 readSpacedOpen
      '[0,["option","declaredTool","ping"]]', // 104 readDeclaredTool
      '[0,["option","otherCallOpen","<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"]]', // 105 readOtherCallOpen
      '[0,["option","inElements",""]]', // 106 readInElements
      '[0,["option","namelessOpen","<function>"]]', // 107 readNamelessOpen
      '[0,["/",109,113,149]]', // 108 skipAnyCallHead
      '[0,["s",["/",110,102],["[*","\\t\\n\\r "],111,["[*","\\t\\n\\r "],["?",["[","\\"\'"]],112]]', // 109 skipEmptyCall
      '[0,["option","callOpen","<function="]]', // 110 readCallOpen
      '[0,["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]', // 111 skipEmptyName
      '[0,["s",["[*","\\t "],"/>"],"\\t /"]', // 112 skipBadSelfClose
      '[0,["/",["s",114,115,["[*","\\t\\n\\r "],120,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",110,["[*","\\t\\n\\r "],115,["[*","\\t\\n\\r "],["?",121],19,["*",123],44,["?",["/",124,130]]],["s",110,["[*","\\t\\n\\r "],104,51,["&",["s",["[*","\\t\\n\\r "],131,["[*","\\t\\n\\r "],133,134]]],["s",136,104,["?",["[","\\"\'"]],["[*","\\t "],">"],["s",110,["[*","\\t\\n\\r "],["+",18],137],["s",110,["[*","\\t\\n\\r "],115,140],["s",110,["[*","\\t\\n\\r "],115,["[*","\\t\\n\\r "],["/",141,142]],["s",145,115,["[*","\\t\\n\\r "],144,["&",["s",["[*","\\t\\n\\r "],["/",139,146,["s",147,"<",["[","A-Z_a-z"]]]]]],["s",148,115,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],141],["s",51,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 113 skipCallHead
      '[0,105]', // 114 skipBadOtherCall
      '[0,["/",116,["s",18,["*",["s",["[*","\\t "],18]]]]]', // 115 skipCallName
      '[0,["q",117]]', // 116 skipEscapedName
      '[0,["{",61,["s",118,["&",["s",["[*","^\\n\\r\\"&"],"&"]],[":",0,["|",1,null,true,["/",119,["$",["s",["!",19],["[+","^\\n\\r\\"&"]]],"&"]]]]]]', // 117 readEscapedName
      '[0,["option","escapes",""]]', // 118 readEscapes
      '[0,["/",["{",62,"&amp;"],["{",63,"&lt;"],["{",64,"&gt;"],["{",65,"&quot;"],["{",66,["/","&apos;","&#39;"]]],"&"]', // 119 readEntity
      '[0,["option","otherNameEnd","```json"]]', // 120 readOtherNameEnd
      '[0,["s",122,["[+","^\\t\\n\\r <[{"]]]', // 121 skipCallId
      '[0,["option","idOpen","[CALL_ID]"]]', // 122 readIdOpen
      '[0,["s",["[*","\\t\\n\\r "],["[+","_a-z"],"=",["[","\\"\'"],["[*","^\\n\\r\\"\'"],["[","\\"\'"]],"\\t\\n\\r _a-z"]', // 123 skipAttribute
      '[0,["s",["&",125],["|",1,400,false,["s",["!",20],["[","^{"]]],["&",["s","{",["|",0,40,false,["[","^\\"\'0-9A-Za-{}"]],["[","\\"\'}"]]]]]', // 124 skipBadEarlyWords
      '[0,["s",126,["[*","\\t\\n\\r "],["!",127],["!",["s",["|",1,3,false,"`"],["[*","A-Z_a-z"],["[*","\\t\\n\\r "],["!",["[","^"]]]],["!",129],["!",20],["[","^\\t\\n\\r "]]]', // 125 skipEarlyWords
      '[0,["option","callOver",""]]', // 126 read_callOver
      '[0,["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",101,["s",128,13]]]]]', // 127 skipBadInnerFence
      '[0,["option","channels",""]]', // 128 readChannels
      '[0,["s",["!",20],["[","\\"\'[{"]]]', // 129 skipAnyArguments
      '[0,["&",125]]', // 130 skipBadNoArguments
      '[0,["s",132,["*",["s",["[*","\\t "],132]]]]', // 131 skipParameterKey
      '[0,["s",["!",133],["[","^\\t\\n\\r \\"\'<>"]]]', // 132 skipKeyChar
      '[0,["option","keyEnd",">"]]', // 133 readKeyEnd
      '[0,["s",["[*","\\t\\n\\r "],135]]', // 134 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 135 readValueOpen
      '[0,["s",103,["&",["s",104,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]', // 136 skipBadSpacedOpen
      '[0,["s",51,["!",["s",["[*","\\t\\n\\r "],138]],["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],139,20]],["[","\\n\\r"]]]]]', // 137 skipLooseEnd
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 138 readWrongNameEnd
      '[0,["option","parameterOpen","<parameter="]]', // 139 readParameterOpen
      '[0,["s",51,["&",["s",["[*","\\t\\n\\r "],["/","{",139]]]]]', // 140 skip_looseArguments
      '[0,138]', // 141 skipBadNameEnd
      '[0,["&",["s",143,["/","{",139,144]]]]', // 142 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 143 readMayLackNameEnd
      '[0,["option","callClose","</function>"]]', // 144 read_callClose
      '[0,["s",107,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 145 skipBadNameTag
      '[0,["option","sectionClose","</tool_call>"]]', // 146 read_sectionClose
      '[0,["option","keyTags",""]]', // 147 readKeyTags
      '[0,102]', // 148 skipBadCallOpen
      '[0,["s",106,107,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],115,["[*","\\t\\n\\r "],"</tool_name>"]]', // 149 skipElementCallHead
      '[0,["s",151,97]]', // 150 skipBareObject
      '[0,["option","bareJson",""]]', // 151 readBareJson
      '[0,["/",["s",153,"[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'"],154,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",151,"[",["[*","\\t\\n\\r "],97],["s",155,97]]]', // 152 skip_bareList
      '[0,["option","bareLists",""]]', // 153 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 154 skipCallKey
      '[0,["option","bareOne",""]]', // 155 readBareOne
      '[0,["s",53,["!",157],"[",["[*","\\t\\n\\r "],158,"("]]', // 156 skip_pyList
      '[0,["s","[",158,"()]",["[","(["]]]', // 157 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 158 skipPyName
      '[0,["s","<",160,">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],161,">"]],162]]]', // 159 skipToolHead
      '[0,["option","toolName","ping"]]', // 160 readToolName
      '[0,["option","toolWord","ping"]]', // 161 readToolWord
      '[0,["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]],"\\t\\n\\r {"]', // 162 skipBadToolObject
      '[0,["s","<",160,112]]', // 163 skipEmptyTool
      '[0,["/",["s",["&",165],166,["*",170],174,175,["*",170],181],["s",186,187,24]]]', // 164 skipToolMessageHead
      '[0,["s",166,168]]', // 165 skipAnyHead
      '[0,["/",["s",128,"<|start|>",["[*","\\t "],["?","assistant"]],["s",128,["&",["/","<|channel|>",167]]]]]', // 166 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 167 skipFirstTo
      '[0,["q",169]]', // 168 skipHeadGoesOn
      '[1,["scan",170,["/",181,["s",174,175,184]]],"\\t <cjt"]', // 169 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",171,172,178,179,["s",174,176,["!",177]],180],["[*","\\t "]]],"\\t <cjt"]', // 170 skipHeadPart
      '[0,["s",172,["&",["s",["*",["s",["!",173],["/",170,["s",174,175]]]],173]]]]', // 171 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 172 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 173 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 174 skipTo
      '[0,["s",["!",["s",176,["!",177]]],["?","functions."],["+",177]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 175 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 176 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 177 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 178 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 179 skipConstraint
      '[0,["/","json","code"],"cj"]', // 180 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",182]],"\\t <"]', // 181 skipMessage
      '[0,["s",183,["[","\\t "]]]', // 182 skipPadding
      '[0,["option","padded",""]]', // 183 readPadded
      '[0,["q",185]]', // 184 skipAddressedGoesOn
      '[1,["scan",170,181],"\\t <cjt"]', // 185 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 186 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",177]],"A-Z_a-z\u0080-\uffff"]', // 187 skipRecipientName
      '[0,["q",189]]', // 188 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 189 readSameTicks
      '[0,["N",5,[":",0,["$",["[+","`"]]]]]', // 190 readThoughtTick
      '[1,["L",192]]', // 191 leaf
      '[1,["/",193,194,195]]', // 192 readThoughtEnd
      '[0,["N","ThoughtClose",47]]', // 193 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 194 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 195 readMissingThoughtClose
      '[0,["L",197]]', // 196 leaf
      '[0,["N","NoThought",["s",46,["[*","\\t\\n\\r "],47]]]', // 197 readNoThought
      '[1,["L",199]]', // 198 leaf
      '[1,["M","BadThoughtClose",47]]', // 199 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],152]],["?",1]]]]', // 200 leaf
      '[0,["L",["&",152]]]', // 201 leaf
      '[0,["L",203]]', // 202 leaf
      '[0,["N","ListOpen","[",204]]', // 203 readListOpen
      '[0,["option","tupleOpen","("]]', // 204 readTupleOpen
      '[1,["L",206]]', // 205 leaf
      '[1,["N","Comma",["s",["/",53,52],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],207,","]]', // 206 readComma
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 207 readBadComma
      '[0,["L",["!",20]]]', // 208 leaf
      '[0,["L",210]]', // 209 leaf
      '[0,["N","SetOpen",["s",["/",53,52],"{",["&",["s",["[*","\\t\\n\\r "],["/",95,96],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 210 readSetOpen
      '[0,["L",212]]', // 211 leaf
      '[0,["N","ObjectOpen","{"]]', // 212 readObjectOpen
      '[1,["L",214]]', // 213 leaf
      '[1,["N",6,["s",[":",0,"\\""],[":",1,215],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,219],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,220],[":",1,221],220,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,222],["[*","\\t\\n\\r "],":"],["s",[":",0,223],[":",2,224],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],225]],[":",1,227],["[*","\\t\\n\\r "],":"]]]', // 214 readKey
      '[1,["{",67,[":",0,["|",0,null,true,["/",216,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 215 readDoubleKey
      '[1,["/",217,["{",79,[":",0,218]]]]', // 216 readKeyEscape
      '[0,["/",["{",68,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",69,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",70,["s","\\\\",[":",0,["$",["[","\\"\\\\\\\\"]]]]],["{",71,["s",["!",["/",53,52]],"\\\\",[":",0,"/"]]],["{",72,["s",["/",53,52],"\\\\",[":",0,"\'"]]],["{",73,["s",["/",53,52],"\\\\",[":",0,["$",["[","av"]]]]],["{",74,["s",["/",53,52],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",75,["s",["/",53,52],"\\\\",24]],["{",76,["s",["/",53,52],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",77,["s",["/",53,52],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",78,["s",["/",53,52],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 217 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 218 readBadEscape
      '[1,["{",80,[":",0,["|",0,null,true,["/",216,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 219 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 220 readMarkedQuote
      '[0,["$",["+",["s",["!",220],["[","^\\n\\r"]]]]]', // 221 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"$A-Z_a-z\u0080-\uffff"]', // 222 readBareKey
      '[0,["option","looseKeys",""]]', // 223 readLooseKeys
      '[1,["M","BadKey",""]]', // 224 readBadKey
      '[0,["q",226]]', // 225 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r $\\\\-.0-:A-Z_a-z\u0080-\uffff"]', // 226 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"$@-Z_a-z\u0080-\uffff"]', // 227 readLooseKey
      '[0,["L",["?",229]]]', // 228 leaf
      '[0,["t",[0,1],["!",22],1]]', // 229 readGap
      '[0,["L",231]]', // 230 leaf
      '[0,["N",7,["s",["/",53,52],[":",0,["$",["/","\\"\\"\\"","\'\'\'"]]]]]]', // 231 readTripleOpen
      '[0,[[["s",["!",233],["[","^\\\\\\\\"]],null,0,null,false],[217,null,0,null,true]]]', // 232 text
      '[0,["q",234]]', // 233 skipTripleAgain
      '[0,["same",4,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 234 readTripleAgain
      '[1,["L",["/",236,218]]]', // 235 leaf
      '[1,["@",1,["endsInside",237],["M","BadCutEscape",["[+","^"]]]]', // 236 readBadCutEscape
      '[0,["q",217]]', // 237 skipEscape
      '[1,["L",239]]', // 238 leaf
      '[1,["/",240,241,242]]', // 239 readTripleEnd
      '[0,["N","TripleClose",233]]', // 240 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 241 readMissingRest
      '[1,["M","MissingQuote",""]]', // 242 readMissingQuote
      '[0,["L",244]]', // 243 leaf
      '[0,["N",8,["s","\\"",[":",0,245],"\\"",["&",247]]]]', // 244 readPlainText
      '[0,["{",81,[":",0,["|",0,null,true,["/",["$",246],217]]]]]', // 245 read_plainText
      '[0,["+",["/",["[+"," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff"],["s",["!",20],["["," !#-[]-\uffff"]]]]]', // 246 skipPlainRun
      '[0,["/",["s",["[*","\\t "],20],["s",["[*","\\t\\n\\r "],["/",20,["[",",]}"],["!",["[","^"]],["s",248,["[","):"]]]],["s",248,250,["[","^"]]]]', // 247 skipAfterText
      '[0,["/",53,52,223,249]]', // 248 skipNotJson
      '[0,["inside",0]]', // 249 readInBuiltin
      '[0,["[+","\\t\\n\\r "]]', // 250 skipSpace
      '[0,["L",252]]', // 251 leaf
      '[0,["N","DoubleOpen","\\""]]', // 252 readDoubleOpen
      '[0,[[["s",["!",20],["[","!#-[]-\uffff"]],null,0,null,false],[["s",["[+"," "],["!",["s",20,["!",254]]]],null,0,null,false],[217,null,0,null,true],[["s",20,["&",254]],null,0,null,false]]]', // 253 text
      '[0,["q",255]]', // 254 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["/",["[",",:]}"],["s",248,")"]]]],"^\\n\\r"]', // 255 readDoubleGoesOn
      '[1,["L",["/",236,218,257,["t",[0,1],["!",258],259]]]]', // 256 leaf
      '[1,["M","BadControl",["s",["!",20],["[","\\u0000-\\u001f"],["[*","\\t\\n\\r "],["!",["s",20,["!",254]]]]]]', // 257 readBadControl
      '[0,["s",["[","\\"\'"],["&",247]]]', // 258 skipClosingQuote
      '[1,["/",260,263]]', // 259 readDamage
      '[1,["M","BadDamage",["s",["!",248],["!",261],["+",["/",["s",["!",20],["[","^"]],["s",20,["&",254],["[","^"]],["s",262,["&",["s",["[*","\\t\\n\\r "],["[","\\",:]}"]]]]]]]]]', // 260 readBadDamage
      '[0,["!",["[","^"]]]', // 261 skipMissingRest
      '[0,["option","endToken","<|im_end|>"]]', // 262 readEndToken
      '[1,["M","BadDebris",["s",248,["!",20],["!",261],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 263 readBadDebris
      '[1,["L",265]]', // 264 leaf
      '[1,["/",266,241,242]]', // 265 readTextEnd
      '[0,["N","TextClose",258]]', // 266 readTextClose
      '[0,["L",268]]', // 267 leaf
      '[0,["N","SingleOpen","\'"]]', // 268 readSingleOpen
      '[0,[[["s",["!",20],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",20,["!",270]]]],null,0,null,false],[217,null,0,null,true],[["s",20,["&",270]],null,0,null,false]]]', // 269 text
      '[0,["q",271]]', // 270 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 271 readSingleGoesOn
      '[0,["L",273]]', // 272 leaf
      '[0,["N","MarkedOpen",220]]', // 273 readMarkedOpen
      '[0,[[["s",["!",220],["!",20],["!",275],["[","^"]],null,0,null,false],[["s",["!",220],20,["&",277]],null,0,null,false]]]', // 274 text
      '[0,["q",276]]', // 275 skipCutMarkedQuote
      '[0,["@",1,["endsInside",220],""]]', // 276 readCutMarkedQuote
      '[0,["q",278]]', // 277 skipMarkedGoesOn
      '[0,["scan",["s",["!",220],["[","^\\n\\r"]],220]]', // 278 readMarkedGoesOn
      '[1,["L",280]]', // 279 leaf
      '[1,["/",281,282,241,242]]', // 280 readMarkedEnd
      '[0,["N","MarkedClose",220]]', // 281 readMarkedClose
      '[1,["@",1,["endsInside",220],["M","BadCutMarkedQuote",["[+","^"]]]]', // 282 readBadCutMarkedQuote
      '[1,["L",["/",284,288,291]]]', // 283 leaf
      '[1,["M",1,["s",["&",["s",["|",0,32,false,285],286]],[":",0,["$",["+",285]]],220]]]', // 284 readBadMarkedText
      '[0,["s",["!",220],["!",20],["[","^\\n\\r\\"\'-),:[]{}"]]]', // 285 skipUnopenedChar
      '[0,["q",287]]', // 286 skipUnopenedGoesOn
      '[0,["scan",285,220]]', // 287 readUnopenedGoesOn
      '[1,["N",9,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",289]],["s",248,[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,290],["&",289]],["s",["/",53,52],[":",0,["$",["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]]]],["&",289]]]]', // 288 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],20]]', // 289 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 290 readBadPoint
      '[0,["N",10,[":",0,["$",["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],292]]]]]', // 291 readWord
      '[0,["q",293]]', // 292 skipWordRest
      '[0,["scan",["s",["!",20],["[","^\\t\\n\\r (),[]{}"]],["&",289]]]', // 293 readWordRest
      '[1,["L",295]]', // 294 leaf
      '[1,["M","MissingValue",["&",["[",",]}"]]],",]}"]', // 295 readMissingValue
      '[1,["L",["/",206,229,297,["t",[0,1],["!","}"],259]]]]', // 296 leaf
      '[1,["@",1,["endsInside",298],["M","BadCutPart",["s",["+",["s",["!",20],["[","^"]]],["!",["[","^"]]]]]]', // 297 readBadCutPart
      '[0,["/",299,305,306]]', // 298 skipPart
      '[0,["/",["s","\\"",300,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",301,"\'",["[*","\\t\\n\\r "],":"],["s",220,302,220,["[*","\\t\\n\\r "],":"],["s","",303,["[*","\\t\\n\\r "],":"],["s",223,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],225]],304,["[*","\\t\\n\\r "],":"]]]', // 299 skipKey
      '[0,["q",215]]', // 300 skipDoubleKey
      '[0,["q",219]]', // 301 skipSingleKey
      '[0,["+",["s",["!",220],["[","^\\n\\r"]]]]', // 302 skipMarkedKey
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"$A-Z_a-z\u0080-\uffff"]', // 303 skipBareKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"$@-Z_a-z\u0080-\uffff"]', // 304 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",289]],["s",248,["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",289]],["s",["/",53,52],["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]],["&",289]]]]', // 305 skipNumber
      '[0,["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],292]]', // 306 skipWord
      '[1,["L",308]]', // 307 leaf
      '[1,["/",309,241,310]]', // 308 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 309 readObjectClose
      '[1,["M","MissingBracket",""]]', // 310 readMissingBracket
      '[1,["L",["/",229,297,263]]]', // 311 leaf
      '[1,["L",313]]', // 312 leaf
      '[1,["/",314,241,310]]', // 313 readSetEnd
      '[0,["N","SetClose","}"]]', // 314 readSetClose
      '[1,["L",["/",229,297,["t",[0,1],["!",316],259]]]]', // 315 leaf
      '[0,["/","]",317]]', // 316 skipListClose
      '[0,["option","tupleClose",")"]]', // 317 readTupleClose
      '[1,["L",319]]', // 318 leaf
      '[1,["/",320,241,310]]', // 319 readListEnd
      '[0,["N","ListClose","]",317]]', // 320 readListClose
      '[1,["L",["/",322,325]]]', // 321 leaf
      '[1,["M","BadEndToken",["s",262,["&",323]]]]', // 322 readBadEndToken
      '[0,["q",324]]', // 323 skipLastTokens
      '[0,["scan",["/",262,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 324 readLastTokens
      '[1,["M","BadRunOn",["s",["/",32,326],["[*","^"]]]]', // 325 readBadRunOn
      '[0,["/",["s",["|",0,8,false,["s",262,["[*","\\t\\n\\r "]]],327],["s",["/","<tool_response>","<function_results>"],24]]]', // 326 skipHostPart
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]],"<"]', // 327 skipHostTurn
      '[0,["L",329]]', // 328 leaf
      '[0,["N",11,["s",48,[":",0,330],".call("]]]', // 329 readBuiltinHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 330 readBuiltinName
      '[0,["L",332]]', // 331 leaf
      '[0,["N",12,["s",[":",0,222],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 332 readPyKey
      '[0,["L",["?",1]]]', // 333 leaf
      '[1,["L",["/",1,335,297,263]]]', // 334 leaf
      '[1,["@",1,["endsInside",336],["M","BadCutArgument",["[+","^"]]]]', // 335 readBadCutArgument
      '[0,["s",303,["[*","\\t\\n\\r "],"=",["!","="]]]', // 336 skipPyKey
      '[1,["L",338]]', // 337 leaf
      '[1,["/",339,241,310]]', // 338 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 339 readPyCallClose
      '[1,["L",341]]', // 340 leaf
      '[1,["@",1,["endsInside",342],["M","BadCutBuiltin",["[+","^"]]]]', // 341 readBadCutBuiltin
      '[0,["s",48,343,".call("]]', // 342 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 343 skipBuiltinName
      '[1,["L",345]]', // 344 leaf
      '[1,["N",13,["s",["&",165],[":",0,346],["*",347],174,350,["!",177],["*",347],181],["s",186,350,24],["s",48,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 345 readCodeHead
      '[0,["/",["$",["s",128,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",128,["&",["/","<|channel|>",167]]]]]]', // 346 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",348,172,349,179,["s",174,176,["!",177]],180],["[*","\\t "]]],"\\t <cjt"]', // 347 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",172,["&",["s",["*",["s",["!",173],["/",170,["s",174,175]]]],173]]]]]', // 348 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 349 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 350 readCodeName
      '[0,[[["s",["!",352],["!",["s",262,323]],["[","^"]],null,0,null,false]]]', // 351 text
      '[0,["/",353,["s",128,["&","<"],165],["s",186,187,24],355]]', // 352 skipMarkAhead
      '[0,["s",128,["?",182],354]]', // 353 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 354 read_messageClose
      '[0,["q",356]]', // 355 skipCutMark
      '[0,["@",1,["endsInside",357],""]]', // 356 readCutMark
      '[0,["/",353,["s",128,["&","<"],165],["s",186,187,24]]]', // 357 skipMark
      '[1,["L",["/",359,360]]]', // 358 leaf
      '[0,["N","CodeToken",["s",["!",128],262]]]', // 359 readCodeToken
      '[1,["/",361,362,363,364,365]]', // 360 readMessageEnd
      '[0,["N","MessageClose",353]]', // 361 readMessageClose
      '[1,["@",1,["endsInside",357],["M","BadCutMessageClose",["[+","^"]]]]', // 362 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",128,["&","<|"]]]]', // 363 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 364 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 365 readMessageOver
      '[1,["L",367]]', // 366 leaf
      '[1,["N",14,["s",["&",165],[":",0,346],["*",347],181],["s",186,368,24]]]', // 367 readTextHead
      '[0,["option","allName","all"]]', // 368 readAllName
      '[1,["L",370]]', // 369 leaf
      '[1,["N",15,["s",["&",165],[":",0,346],["*",347],174,[":",1,371],["*",347],181],["s",186,[":",1,372],24]]]', // 370 readToolMessageHead
      '[0,["@",2,["!",["s",176,["!",177]]],["?","functions."],["$",["+",177]]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 371 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",177]]],"A-Z_a-z\u0080-\uffff"]', // 372 readRecipientName
      '[1,["L",["?",374]]]', // 373 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",101,["s",128,13]]]]]]', // 374 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],352]]]],"\\"\'[n{"]', // 375 leaf
      '[0,[[["s",128,["!",355],377],null,0,null,false]]]', // 376 text
      '[0,["s",["!",352],["!",["s",262,323]],["[","^"]]]', // 377 skipCodeChar
      '[1,["L",379]]', // 378 leaf
      '[1,["/",1,380,381,382,393]]', // 379 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",146],"```"]]]', // 380 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",20],["[","]}"]]]]]', // 381 readBadBrackets
      '[1,["M","BadLateMembers",["s",",",["[*","\\t\\n\\r "],"\\"",["[*","^\\n\\r\\""],"\\"",["[*","\\t\\n\\r "],":",["*",["s",["!",20],["!",383],["[","^\\n\\r"]]]]]]', // 382 readBadLateMembers
      '[0,["/",["s",128,352],146,384,385,7,91,13,101,["s",52,24,386],["s",262,323],388]]', // 383 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 384 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",13],["!",110],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 385 skipOtherClose
      '[0,["q",387]]', // 386 skipPythonBehind
      '[0,["scan",["[","\\t\\n\\r "],["s",158,"("]],"\\t\\n\\r A-Z_a-z\u0080-\uffff"]', // 387 readPythonBehind
      '[0,["q",389]]', // 388 skipCutStrayStop
      '[0,["@",1,["endsInside",390],""]]', // 389 readCutStrayStop
      '[0,["/",391,392]]', // 390 skipStop
      '[0,["option","marker","<tool_call>"]]', // 391 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 392 readToolOpening
      '[1,["M","BadMessageWords",["s",128,["+",["s",["!",352],["!",["s",262,323]],["[","^"]]]]]]', // 393 readBadMessageWords
      '[1,["L",360]]', // 394 leaf
      '[1,["L",396]]', // 395 leaf
      '[1,["N",16,["s",[":",0,["?",397]],13,["*",398],["&",399]],["s",400,["*",398],["&",399]]]]', // 396 readSectionOpen
      '[0,["@",2,91,["[*","\\t "],["$",["+",18]],["[*","\\t\\n\\r "]]]', // 397 readSectionTitle
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],13]]]', // 398 readBadOpenAgain
      '[0,["s",["[*","\\t\\n\\r "],["|",0,64,false,["[","^\\"\'(<[]{"]],["/",["[","\\"\'(<[]{"],["!",["[","^"]]]]]', // 399 skipSectionGoesOn
      '[1,["M","BadSectionOpen",14,["s",401,["&",["s",["[*","\\t\\n\\r "],100]]]]]', // 400 readBadSectionOpen
      '[0,["option","otherSectionOpen","<function_calls>"]]', // 401 readOtherSectionOpen
      '[1,["L",403]]', // 402 leaf
      '[1,["N",17,["s",["/",110,102],["[*","\\t\\n\\r "],[":",0,404],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,405]]]]', // 403 readEmptyCall
      '[0,["$",["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]]', // 404 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 405 readBadSelfClose
      '[1,["L",407]]', // 406 leaf
      '[1,["N",19,["s",[":",0,408],[":",1,409],["[*","\\t\\n\\r "],120,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",110,["[*","\\t\\n\\r "],[":",1,409],["[*","\\t\\n\\r "],[":",2,["?",410]],19,[":",3,["|",0,null,true,411]],44,[":",4,["?",["/",412,413]]]],["s",110,["[*","\\t\\n\\r "],[":",1,104],51,["&",["s",["[*","\\t\\n\\r "],131,["[*","\\t\\n\\r "],133,134]]],["s",[":",0,414],[":",1,104],["?",["[","\\"\'"]],["[*","\\t "],">"],["s",110,["[*","\\t\\n\\r "],[":",1,["$",["+",18]]],137],["s",110,["[*","\\t\\n\\r "],[":",1,409],140],["s",110,["[*","\\t\\n\\r "],[":",1,409],["[*","\\t\\n\\r "],[":",5,["/",415,416]]],["s",[":",0,417],[":",1,409],["[*","\\t\\n\\r "],144,["&",["s",["[*","\\t\\n\\r "],["/",139,146,["s",147,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,418],[":",1,409],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],[":",5,415]],["s",51,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 407 readCallHead
      '[1,["M","BadOtherCall",105]]', // 408 readBadOtherCall
      '[0,["/",117,["$",["s",18,["*",["s",["[*","\\t "],18]]]]]]', // 409 readCallName
      '[0,["@",1,122,["$",["[+","^\\t\\n\\r <[{"]]]]', // 410 readCallId
      '[0,["N",18,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 411 readAttribute
      '[1,["M","BadEarlyWords",["s",["&",125],["|",1,400,false,["s",["!",20],["[","^{"]]],["&",["s","{",["|",0,40,false,["[","^\\"\'0-9A-Za-{}"]],["[","\\"\'}"]]]]]]', // 412 readBadEarlyWords
      '[1,["M","BadNoArguments",["&",125]]]', // 413 readBadNoArguments
      '[1,["M","BadSpacedOpen",["s",103,["&",["s",104,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]]', // 414 readBadSpacedOpen
      '[1,["M","BadNameEnd",138]]', // 415 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",143,["/","{",139,144]]]]]', // 416 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",107,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 417 readBadNameTag
      '[1,["M","BadCallOpen",102]]', // 418 readBadCallOpen
      '[1,["L",["?",420]]]', // 419 leaf
      '[1,["@",1,["endsInside",127],["M","BadCutInnerFence",["[+","^"]]]]', // 420 readBadCutInnerFence
      '[0,["L",1]]', // 421 leaf
      '[1,["L",423]]', // 422 leaf
      '[1,["N",20,["s",139,[":",0,["?",424]],["[*","\\t\\n\\r "],[":",1,425],[":",2,["?",428]],134],["s",139,["[*","\\t\\n\\r "],[":",1,425],[":",3,["|",0,null,true,411]],429,[":",4,["?",430]],["/",134,433]],["s",139,["[*","\\t\\n\\r "],[":",1,426],[":",5,434],134],["s",139,["[*","\\t\\n\\r "],[":",1,425],["[*","\\t\\n\\r "],[":",5,435]],["s",139,["[*","\\t\\n\\r "],[":",1,436],[":",5,437]],["s",[":",5,438],[":",1,426],["[*","\\t\\n\\r "],133,134],["s",[":",5,439],[":",1,426],["?",["[","\\"\'"]],[":",3,["|",0,null,true,411]],">"]]]', // 423 readParameterHead
      '[1,["M","BadKeyOpenAgain",["+",["s",["[*","\\t\\n\\r "],139]]]]', // 424 readBadKeyOpenAgain
      '[0,["/",["@",0,117,133],["@",0,426,["[*","\\t\\n\\r "],133],["@",1,427,["$",["+",["s",["!",133],["[","^\\n\\r\\"<"]]]],133]]]', // 425 readClosedKey
      '[0,["$",["s",132,["*",["s",["[*","\\t "],132]]]]]', // 426 readParameterKey
      '[0,["option","quotedKeys",""]]', // 427 readQuotedKeys
      '[1,["M","BadKeyCloseAgain",["+",["s",["[*","\\t\\n\\r "],133]]]]', // 428 readBadKeyCloseAgain
      '[0,["option","parameterHeadEnd",""]]', // 429 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],431,["$",["[*","^<"]],432]]', // 430 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 431 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 432 readTypeClose
      '[0,["option","valueFollows",""]]', // 433 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 434 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",433],["&",["[","^\\t\\n\\r <"]]]]]', // 435 readMissingValueOpen
      '[0,["option","toolParameter","port",2]]', // 436 readToolParameter
      '[1,["M","BadKeyEquals","="]]', // 437 readBadKeyEquals
      '[1,["M","MissingKeyOpen",["&",["s",131,["[*","\\t\\n\\r "],133,134]]]]', // 438 readMissingKeyOpen
      '[1,["M","BadParameterOpen",440,441,442]]', // 439 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 440 readWrongParameterOpen
      '[0,["option","otherParameterOpen","<parameter name="]]', // 441 readOtherParameterOpen
      '[0,["s",443,"parameter=",["&",["s",131,">"]]]]', // 442 skipLostBracket
      '[0,["option","guarded",""]]', // 443 readGuarded
      '[0,["L",445]]', // 444 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],446]]]', // 445 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 446 read_verbatimOpen
      '[0,[[["s",["!",448],["!",453],["[","^"]],null,0,null,false]]]', // 447 text
      '[0,["s",449,["&",["s",["[*","\\t\\n\\r "],["/",450,451]]]]]', // 448 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 449 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 450 readParameterClose
      '[0,["q",452]]', // 451 skipCutRaw
      '[0,["@",1,["endsInside",450],""]]', // 452 readCutRaw
      '[0,["q",454]]', // 453 skipCutVerbatim
      '[0,["@",1,["endsInside",448],""]]', // 454 readCutVerbatim
      '[1,["L",456]]', // 455 leaf
      '[1,["/",457,241,458]]', // 456 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",449,["&",["s",["[*","\\t\\n\\r "],450]],["[*","\\t\\n\\r "]]]]', // 457 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 458 readMissingVerbatimClose
      '[0,["L",460]]', // 459 leaf
      '[0,["N","RawLayout",["s",461,24]]]', // 460 readRawLayout
      '[0,["option","layout",""]]', // 461 readLayout
      '[0,[[null,"^\\n\\r<",1,null,false],[["s",463,["&",464]],null,0,null,false],[["s",["!",465],["/",24,"<"]],null,0,null,false],[["s",24,480],null,0,null,false]]]', // 462 text
      '[0,["s",13,["[*","\\t\\n\\r "],110,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",146],["!",13],"<"]]],146]]', // 463 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],463,["s",["!",139],["!",440],["!",450],"<"]]],450]]', // 464 skipClosesLater
      '[0,["s",["?",466],["&",["s",["?",24],["/","<",["!",["[","^"]]]]],467]]', // 465 skipRawStop
      '[0,["s",461,24]]', // 466 skip_rawLayout
      '[0,["/",["s",468,["/",450,469]],["s",443,450,["&",["s",["[*","\\t\\n\\r "],["|",0,4,false,["s",450,["[*","\\t\\n\\r "]]],["/",20,471,442,["!",["[","^"]]]]]],["s",443,478,["&",["s",["[*","\\t\\n\\r "],["/",20,471,442,["!",["[","^"]]]]]],["s",["?",24],["/",["s",20,["&",["s",["[*","\\t\\n\\r "],20]],["!",464]],["s",443,144,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]],["s",146,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]]]],["s",["?",24],["/",139,440]],["s",479,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]],["!",464]],["s",["?",24],441,["!",464]],451]]', // 467 skipRawMarker
      '[0,["option","lenient",""]]', // 468 readLenient
      '[0,["s",470," name=",["[*","^\\n\\r>"],">"]]', // 469 skipNamedClose
      '[0,["option","parameterCloseStart","</parameter"]]', // 470 readParameterCloseStart
      '[0,["s",147,472]]', // 471 skipKeyTag
      '[0,["s","<",473,">"]]', // 472 skipNextElement
      '[0,["/",436,["s",["!",474],476]]]', // 473 skipElementKey
      '[0,["s",["/",475,["s",106,["/","invoke","tool_name","parameters"]]],">"]]', // 474 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 475 readWordThatIsNoKey
      '[0,["s",["/",477,106],["[+","^\\t\\n\\r /<>"]]]', // 476 skipAnyKey
      '[0,["option","nests",""]]', // 477 readNests
      '[0,["/",469,["s",470,["[*","0-9A-Z_a-z"],["?",">"]]]]', // 478 skipDriftedClose
      '[0,["option","otherParameterClose","</parameter>"]]', // 479 readOtherParameterClose
      '[0,["s",463,["&",464]]]', // 480 skip_shownCall
      '[1,["L",482]]', // 481 leaf
      '[1,["M","BadQuotedClose",["s",["&",483],450]]]', // 482 readBadQuotedClose
      '[0,["s",468,450,["!",["s",["[*","\\t\\n\\r "],["/","<",20,["!",["[","^"]]]]],["&",464]]]', // 483 skipQuotesClose
      '[1,["L",485]]', // 484 leaf
      '[1,["/",486,487,488,241,490]]', // 485 readParameterEnd
      '[0,["N","RawEnd",["s",["?",466],450]]]', // 486 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",466],["/",479,478]]]]', // 487 readBadParameterClose
      '[1,["@",1,["endsInside",489],["M","BadCutRaw",["[+","^"]]]]', // 488 readBadCutRaw
      '[0,["s",["?",466],450]]', // 489 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 490 readMissingParameterClose
      '[1,["L",["?",492]]]', // 491 leaf
      '[1,["M","BadParameterCloseAgain",["+",["s",["[*","\\t\\n\\r "],450]]]]', // 492 readBadParameterCloseAgain
      '[1,["L",494]]', // 493 leaf
      '[1,["@",1,["endsInside",495],["M","BadCutParameter",["[+","^"]]]]', // 494 readBadCutParameter
      '[0,["/",["s",139,["?",496],["[*","\\t\\n\\r "],497,["?",498],134],["s",139,["[*","\\t\\n\\r "],497,["*",123],429,["?",499],["/",134,433]],["s",139,["[*","\\t\\n\\r "],131,"",134],["s",139,["[*","\\t\\n\\r "],497,["[*","\\t\\n\\r "],500],["s",139,["[*","\\t\\n\\r "],436,"="],["s",501,131,["[*","\\t\\n\\r "],133,134],["s",502,131,["?",["[","\\"\'"]],["*",123],">"]]]', // 495 skipParameterHead
      '[0,["+",["s",["[*","\\t\\n\\r "],139]]]', // 496 skipBadKeyOpenAgain
      '[0,["/",["s",116,133],["s",131,["[*","\\t\\n\\r "],133],["s",427,["+",["s",["!",133],["[","^\\n\\r\\"<"]]],133]]]', // 497 skipClosedKey
      '[0,["+",["s",["[*","\\t\\n\\r "],133]]]', // 498 skipBadKeyCloseAgain
      '[0,["s",["[*","\\t\\n\\r "],431,["[*","^<"],432]]', // 499 skipValueType
      '[0,["s",["!",433],["&",["[","^\\t\\n\\r <"]]]]', // 500 skipMissingValueOpen
      '[0,["&",["s",131,["[*","\\t\\n\\r "],133,134]]]', // 501 skipMissingKeyOpen
      '[0,["/",440,441,442]]', // 502 skipBadParameterOpen
      '[0,["L",["&",["/",477,147]]]]', // 503 leaf
      '[1,["L",505]]', // 504 leaf
      '[1,["N",21,["s",[":",0,["?",506]],507,[":",1,508],">"],["s",477,507,[":",0,510],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 505 readElementHead
      '[1,["M","BadKeyTag",147]]', // 506 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 507 readTagOpen
      '[0,["/",436,["@",1,["!",474],509]]]', // 508 readElementKey
      '[0,["@",1,["/",477,106],["$",["[+","^\\t\\n\\r /<>"]]]]', // 509 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 510 readBadNamedTag
      '[0,["L",["?",512]]]', // 511 leaf
      '[0,["N","ElementLayout",["s",513,24]]]', // 512 readElementLayout
      '[0,["option","tagLayout",""]]', // 513 readTagLayout
      '[0,["L",["&",["s",477,["[*","\\t\\n\\r "],507,["!",474],476,">"]]]]', // 514 leaf
      '[0,[[["s",["!",516],["[","^"]],null,0,null,false]]]', // 515 text
      '[0,["/",517,518,["s",513,["?",24],["/",524,525,531,534,535]]]]', // 516 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 517 readTagMarker
      '[0,["s",477,519,["&",["s",["[*","\\t\\n\\r "],517]],["!",["s",["[*","\\t\\n\\r "],522]]]]', // 518 skipClosedUnmarked
      '[0,["s","</",520,">"]]', // 519 skip_unmarkedClose
      '[0,["q",521]]', // 520 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 521 readKeyAgain
      '[0,["s",523,520,">"]]', // 522 skip_elementClose
      '[0,["option","tagClose","</"]]', // 523 readTagClose
      '[0,["s",522,["/",["&",["s",["[*","\\t\\n\\r "],["/",522,472,525,["!",["[","^"]]]]],["!",530]]]]', // 524 skipElementCloses
      '[0,["/",526,529,["s",144,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]]]]]', // 525 skipElementsClose
      '[0,["s","</",["&",160],527,">"]]', // 526 skip_toolClose
      '[0,["q",528]]', // 527 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 528 readToolAgain
      '[0,["s",106,"</parameters>"]]', // 529 skip_argumentsClose
      '[0,["s",["*",["s",["!",522],["!",525],["!",531],["[","^"]]],522]]', // 530 skipElementClosesLater
      '[0,["s","<",["!",520],436,">",["!",532]]]', // 531 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",522],["!",525],["!",533],["[","^"]]],522]]', // 532 skipElementClosesBehind
      '[0,["s","<",520,">"]]', // 533 skipElementOpensAgain
      '[0,["s",147,20,["!",532]]]', // 534 skipMarksBehind
      '[0,["q",536]]', // 535 skipCutElement
      '[0,["@",1,["endsInside",522],""]]', // 536 readCutElement
      '[1,["L",538]]', // 537 leaf
      '[1,["/",539,541,542,241,543]]', // 538 readElementEnd
      '[0,["N","ElementClose",540]]', // 539 readElementClose
      '[0,["s",["?",["s",513,24]],522]]', // 540 skipElementEnding
      '[1,["M","BadElementClose",["s",477,["/",["s",523,["!",474],476,">"],519]]]]', // 541 readBadElementClose
      '[1,["@",1,["endsInside",540],["M","BadCutElementClose",["[+","^"]]]]', // 542 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 543 readMissingElementClose
      '[1,["L",["?",545]]]', // 544 leaf
      '[1,["M","BadElementCloseAgain",["+",["s",["[*","\\t\\n\\r "],522]]]]', // 545 readBadElementCloseAgain
      '[1,["L",547]]', // 546 leaf
      '[1,["N",22,["s",477,548,"<",[":",0,549],">"]]]', // 547 readUnmarkedHead
      '[1,["M","BadUnmarkedTag",""]]', // 548 readBadUnmarkedTag
      '[0,["@",1,["!",474],["$",["[+","^\\t\\n\\r /<>"]]]]', // 549 readUnmarkedKey
      '[0,["L",["&",["s",["[*","\\t\\n\\r "],"<",551,">"]]],"\\t\\n\\r <"]', // 550 leaf
      '[0,["s",["!",474],["[+","^\\t\\n\\r /<>"]]]', // 551 skipUnmarkedKey
      '[0,[[["s",["!",553],["[","^"]],null,0,null,false]]]', // 552 text
      '[0,["/",517,519,["s",20,["!",554]]]]', // 553 skipUnmarkedStop
      '[0,["s",["|",1,4096,false,["s",["!",519],["[","^"]]],519],"^"]', // 554 skipUnmarkedClosesLater
      '[1,["L",556]]', // 555 leaf
      '[1,["/",557,241,543]]', // 556 readUnmarkedEnd
      '[0,["N","UnmarkedClose",519]]', // 557 readUnmarkedClose
      '[1,["L",559]]', // 558 leaf
      '[1,["@",1,["endsInside",560],["M","BadCutElement",["[+","^"]]]]', // 559 readBadCutElement
      '[0,["/",["s",["?",561],507,473,">"],["s",477,507,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 560 skipElementHead
      '[0,147]', // 561 skipBadKeyTag
      '[1,["L",["/",563,564,374,380]]]', // 562 leaf
      '[1,["M","BadLoneKey",["s",139,["[*","\\t\\n\\r "],131,["[*","\\t\\n\\r "],133]]]', // 563 readBadLoneKey
      '[1,["M","BadParameter",["s",["/",139,440],["*",["s",["!",450],["!",139],["!",440],["!",20],["[","^"]]],["?",450]]]]', // 564 readBadParameter
      '[0,["L",["&",129]]]', // 565 leaf
      '[1,["L",["/",381,567,382]]]', // 566 leaf
      '[1,["M","BadJunk",["s",["!",126],["!",144],["!",146],["!",101],["!",107],["s",["?",517],["+",["s",["!",20],["!",144],["!",388],["!",139],["!",517],["!",471],["!",["[","[{"]],["[","^"]]]]]]]', // 567 readBadJunk
      '[1,["L",569]]', // 568 leaf
      '[1,["/",570,571,573,574,575,577,578]]', // 569 readCallEnd
      '[0,["N","CallClose",144]]', // 570 readCallClose
      '[1,["M","BadCallClose",572]]', // 571 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 572 readWrongCallClose
      '[1,["@",1,["endsInside",390],["M","BadCutClose",["[+","^"]]]]', // 573 readBadCutClose
      '[0,["N","CallOver",["s",126,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 574 readCallOver
      '[0,["N","CallOverAtEnd",["s",126,576,["!",["[","^"]]]]]', // 575 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 576 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 577 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 578 readMissingCallClose
      '[0,["L",580]]', // 579 leaf
      '[0,["N",23,["s",106,107,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,409],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 580 readElementCallHead
      '[0,["L",582]]', // 581 leaf
      '[0,["N","ArgumentsOpen",583]]', // 582 readArgumentsOpen
      '[0,["s",106,"<parameters>"]]', // 583 skip_argumentsOpen
      '[0,["L",["s",["&","{"],["!",20]]],"{"]', // 584 leaf
      '[1,["L",["/",559,586]]]', // 585 leaf
      '[1,["M","BadToolWords",["+",["s",["!",587],["!",159],["!",20],["!",588],["[","^"]]]]]', // 586 readBadToolWords
      '[0,["/",525,583,472]]', // 587 skipToolTag
      '[0,["q",589]]', // 588 skipCutToolTag
      '[0,["@",1,["endsInside",587],""]]', // 589 readCutToolTag
      '[1,["L",591]]', // 590 leaf
      '[1,["/",592,593,241,594]]', // 591 readArgumentsEnd
      '[0,["N","ArgumentsClose",529]]', // 592 readArgumentsClose
      '[1,["@",1,["endsInside",529],["M","BadCutArgumentsClose",["[+","^"]]]]', // 593 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 594 readMissingArgumentsClose
      '[1,["L",596]]', // 595 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 596 readMissingArgumentsOpen
      '[1,["L",598]]', // 597 leaf
      '[1,["@",1,["endsInside",108],["M","BadCutCall",["[+","^"]]]]', // 598 readBadCutCall
      '[1,["L",["/",1,600,603,374,380]]]', // 599 leaf
      '[0,["N","Separator",["s",601,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",602],["!",["[","^"]]]]]]]]]', // 600 readSeparator
      '[0,["option","separator",";"]]', // 601 read_separator
      '[0,["+",["s",262,["[*","\\t\\n\\r "]]]]', // 602 skipTokens
      '[1,["M","BadSeparator",["s",["/",",",["s",52,";"]],["&",["s",["[*","\\t\\n\\r "],["/",150,["s",52,158,"("]]]]]]]', // 603 readBadSeparator
      '[0,["L",605]]', // 604 leaf
      '[0,["N","PyOpen",["s",["&",156],"["]]]', // 605 readPyOpen
      '[0,["L",607]]', // 606 leaf
      '[0,["N",24,["s",[":",0,608],"("]]]', // 607 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 608 readPyName
      '[1,["L",["?",610]]]', // 609 leaf
      '[1,["M","BadFirstComma",","]]', // 610 readBadFirstComma
      '[1,["L",["/",206,1,263]]]', // 611 leaf
      '[1,["L",613]]', // 612 leaf
      '[1,["/",614,577,310]]', // 613 readPyEnd
      '[0,["N","PyClose","]"]]', // 614 readPyClose
      '[1,["L",616]]', // 615 leaf
      '[1,["M","BadLineList",["s",52,"[",["&",["s",["[*","\\t\\n\\r "],158,"("]]]]]', // 616 readBadLineList
      '[0,["L",["/",618,1]],"\\t\\n\\r ,"]', // 617 leaf
      '[0,["N","LineComma",","]]', // 618 readLineComma
      '[0,["L",["?",620]]]', // 619 leaf
      '[0,["N","LineListEnd","]"]]', // 620 readLineListEnd
      '[0,["L",["&",52]]]', // 621 leaf
      '[0,["L",["s",["&",623],["!",20]]]]', // 622 leaf
      '[0,["option","json",""]]', // 623 readJson
      '[1,["L",["/",381,382,625]]]', // 624 leaf
      '[1,["M","BadCallCloseAgain",["s",["!",146],144,["&",["s",["[*","\\t\\n\\r "],["/",146,100]]]]]]', // 625 readBadCallCloseAgain
      '[0,["L",["&",["/",101,["s",51,["+",18],["[*","\\t\\n\\r "],19,["[*","\\t\\n\\r "],"{"]]]]]', // 626 leaf
      '[1,["L",["/",628,629]]]', // 627 leaf
      '[1,["M","BadNameless",["s",["/",107,16],["*",["s",["!",144],["!",146],["!",100],["[","^"]]],["?",144]]]]', // 628 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",630],["+",["s",["!",383],["!",["s",["/",623,52],["[","[{"]]],["/",["s",24,["[*","\\t\\n\\r "]],["[","^"]]]]],["s",["&",["s",631,632]],["+",["s",["!",383],["[","^\\n\\r[{"]]]]]]', // 629 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 630 readSectionCloses
      '[0,["option","sectionOver",""]]', // 631 read_sectionOver
      '[0,["q",633]]', // 632 skipStrayToList
      '[0,["scan",["s",["!",383],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 633 readStrayToList
      '[1,["L",635]]', // 634 leaf
      '[1,["/",636,573,637,638,639,577,640]]', // 635 readSectionEnd
      '[0,["N","SectionClose",146]]', // 636 readSectionClose
      '[1,["M","BadSectionClose",384,385]]', // 637 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",631,["!",["[","^"]]]]]', // 638 readSectionOverAtEnd
      '[0,["N","SectionOver",631]]', // 639 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 640 readMissingSectionClose
      '[1,["L",["?",642]]]', // 641 leaf
      '[1,["M","BadSectionCloseAgain",["+",["s",["[*","\\t\\n\\r "],["!",262],146,["!",49]]]]]', // 642 readBadSectionCloseAgain
      '[1,["L",644]]', // 643 leaf
      '[1,["M","BadNoFence",["s",645,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 644 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 645 readUnfencedOpen
      '[0,["L",647]]', // 646 leaf
      '[0,["N","WordedListOpen",["s",["&",92],93]]]', // 647 readWordedListOpen
      '[0,["L",["&",649]]]', // 648 leaf
      '[0,["s",650,100]]', // 649 skipBareCall
      '[0,["option","bare",""]]', // 650 readBare
      '[1,["L",["/",1,628]]]', // 651 leaf
      '[0,["L",["?",653]]]', // 652 leaf
      '[0,["N","LateClose",146]]', // 653 readLateClose
      '[1,["L",655]]', // 654 leaf
      '[1,["N",25,["s",[":",0,656],[":",1,608],["&","{"]]]]', // 655 readLoneCallHead
      '[1,["M","BadLoneOpen",657]]', // 656 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 657 readLoneOpen
      '[0,["L",659]]', // 658 leaf
      '[0,["N","LoneCallEnd",["?",144]]]', // 659 readLoneCallEnd
      '[0,["L",["&",150]]]', // 660 leaf
      '[1,["L",["/",1,600,603,381,382]]]', // 661 leaf
      '[0,["L",["&",156]]]', // 662 leaf
      '[1,["L",664]]', // 663 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 664 readBadBracket
      '[1,["L",666]]', // 665 leaf
      '[1,["N",26,["s","<",[":",0,160],[":",1,405]]]]', // 666 readEmptyTool
      '[1,["L",668]]', // 667 leaf
      '[1,["N",27,["s","<",[":",0,160],">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],161,">"]],669]]]]', // 668 readToolHead
      '[1,["M","BadToolObject",["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]]],"\\t\\n\\r {"]', // 669 readBadToolObject
      '[1,["L",671]]', // 670 leaf
      '[1,["/",672,673,241,674]]', // 671 readToolEnd
      '[0,["N","ToolClose",526]]', // 672 readToolClose
      '[1,["@",1,["endsInside",526],["M","BadCutToolClose",["[+","^"]]]]', // 673 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 674 readMissingToolClose
      '[0,["L",676]]', // 675 leaf
      '[0,["N","ThoughtBehindOpen",59]]', // 676 readThoughtBehindOpen
      '[1,["L",["/",678,691,692,693]]]', // 677 leaf
      '[0,["N",28,["s",[":",0,["$",24]],["&",679],["&",684],[":",1,["|",1,null,true,690]],689]]]', // 678 readLineCalls
      '[0,["q",680]]', // 679 skipCallBehind
      '[0,["scan",["[","\\t\\n\\r "],681],"\\t\\n\\r {"]', // 680 readCallBehind
      '[0,["s","{",["[*","\\t\\n\\r "],["?",["/",98,["s",["[","\\"\'"],"id",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],682,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]],["[","\\"\'"],683,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "]]],["[","\\"\'"],104,["[","\\"\'"],["[*","\\t\\n\\r "],","]]', // 681 skipDeclaredCall
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 682 skipLikeString
      '[0,["/",154,"tool_name","tool","action"],"afinpt"]', // 683 skipLikeKey
      '[0,["q",685]]', // 684 skipAllLone
      '[0,["scan",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "],["&",681],686],689]]', // 685 readAllLone
      '[0,["deep",["s","{",["*",["/",["[+","^\\n\\r\\"{}"],687,688,686]],"}"]]]', // 686 skipBraces
      '[0,["s",["!",["s",24,679]],24],"\\n\\r"]', // 687 skipBracesLine
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[+","^\\n\\r\\"\\\\\\\\"],687]],"\\""]]', // 688 skipBracesText
      '[0,["s",["[*","\\t\\n\\r "],["?",45],323]]', // 689 skipLonely
      '[0,["{",82,["s",[":",0,["$",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "]]]],["&",681],[":",1,["$",686]]]],"\\t\\n\\r ,;{"]', // 690 readLoneObject
      '[1,["M","BadLastClose",["s",45,["&",323]]]]', // 691 readBadLastClose
      '[1,["M","BadStrayClose",45]]', // 692 readBadStrayClose
      '[0,["N",29,[":",0,["$",85]]]]', // 693 readInlineCode
      '[0,["L",695]]', // 694 leaf
      '[0,["N",30,["s",["!",696],[":",0,698],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,699],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 695 readFenceOpen
      '[0,["s",697,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 696 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 697 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 698 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 699 readTildes
      '[0,["L",["?",701]]]', // 700 leaf
      '[0,["N","ShownCall",["&",679]],"\\t\\n\\r {"]', // 701 readShownCall
      '[0,["L",["s",["!",703],["!",707]]]]', // 702 leaf
      '[0,["s",704,["&",["s",["[*","\\t "],["/",706,88,186,7,353]]]]]', // 703 skipFenceEnd
      '[0,["q",705]]', // 704 skipClosingRun
      '[0,["closes",0,["/",698,699]],"`~"]', // 705 readClosingRun
      '[0,["/",24,707,["!",["[","^"]]]]', // 706 skipFenceOver
      '[0,["s",["/",262,353],323]]', // 707 skipEndsReply
      '[0,["L","```"]]', // 708 leaf
      '[0,[["`",null,0,null,false]]]', // 709 text
      '[0,["L","~~~"]]', // 710 leaf
      '[0,[["~",null,0,null,false]]]', // 711 text
      '[0,["L",["[","^"]]]', // 712 leaf
      '[1,["L",["/",714,715]]]', // 713 leaf
      '[0,["N",31,[":",0,["$",703]]]]', // 714 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 715 readMissingCodeEnd
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,[["\\n","\\t \\"&*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,null,false],[["s","&",["&",["[","^#al"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",390],["!",717],["!",719],["!",744],["!",["s",24,["/",59,679]]],["[","^`"]],null,0,null,false]]]', // 716 text
      '[0,["q",718]]', // 717 skipCutStop
      '[0,["@",1,["endsInside",390],""]]', // 718 readCutStop
      '[0,["/",66,720,724,326]]', // 719 skipDialectStop
      '[0,["s",65,["&",["/",["s","<",["[","^"]],"[T","]<"]],721]]', // 720 skipDialectCut
      '[0,["q",722]]', // 721 skipCutDialect
      '[0,["@",1,["endsInside",723],""]]', // 722 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","<iquest_tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<|plamo:begin_tool_","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",77,">"],["s","<function name=",["[","\\"\'"],77,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 723 skipDialectStart
      '[0,["/",725,726,728,732,733,737,741,742,743,40]]', // 724 skip_likeCall
      '[0,["s",51,19,["[*","\\t\\n\\r "],"{"]]', // 725 skipLikeArguments
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",98],["[","\\"\'"],683,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],727,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",98],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 726 skipLikeObject
      '[0,["option","knownTool","ping"]]', // 727 readKnownTool
      '[0,["/",["s",["!",157],"[",["[*","\\t\\n\\r "],727,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",303,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",157],"[",["[*","\\t\\n\\r "],729,"(",["[*","\\t\\n\\r "],730,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],730]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],729,"("],"]"]],["s",65,["!",157],"[",729,"(",682,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 728 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 729 skipLikeName
      '[0,["s",729,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],731]]', // 730 skipLikeArgument
      '[0,["/",682,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 731 skipLikeLiteral
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",65,"<tool_call>",["|",1,64,false,["[","^<"]],"</tool_call>"]]]', // 732 skipLikeTag
      '[0,["/",["s",734,["[*","\\t "],["?",735],727,["[*","\\t "],736,43,["/",["[","<{"],734]],["s","<",727,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="],["s",">",["|",1,256,false,["[","^<"]],"</",727,">"]]],["s","<",["/","tool_name","tool","name","function"],">",["[*","\\t\\n\\r "],727,["[*","\\t\\n\\r "],"</"]],"&<\\\\\\\\"]', // 733 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 734 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 735 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 736 skipLikeClose
      '[0,["s",734,["|",0,32,false,738],739,["|",0,64,false,["s",["!",736],["[","^\\n\\r&<>"]]],736,43,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],43,["/",["[","([]{"],["&","<"],734]]]', // 737 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",739],["!",736],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 738 skipLikeLead
      '[0,["/",["s",["i","tool"],740,["i","call"]],["s",["i","function"],740,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],740,["i","prefix"]],["s",["i","start"],740,["i","action"]],["s",["i","content"],740,["i","invoke"]],["s",["i","python"],740,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 739 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 740 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],740,["i","call"],["?",["i","s"]],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 741 skipLikeList
      '[0,["s",734,["[*","\\t "],["i","|open|"],["[*","\\t "],736,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 742 skipLikeOpenCall
      '[0,["s",734,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],736,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],734,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 743 skipLikeChannel
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 744 skipTildesAhead
      '[1,["L",["/",746,747,749,750,751,753,754,755]]]', // 745 leaf
      '[1,["@",1,["endsInside",390],["M","BadCutMarker",["[+","^"]]]]', // 746 readBadCutMarker
      '[1,["@",1,["endsInside",748],["M","BadCutOpening",["[+","^"]]]]', // 747 readBadCutOpening
      '[0,["/",["s",["?",90],13],156,92,649,150,159,["s",186,187,24],["s",48,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 748 skipOpening
      '[1,["@",1,["endsInside",85],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",88],["[","^\\n\\r`"]]],88]],["[+","^"]]]]]', // 749 readBadCutCode
      '[0,["N",32,[":",0,67]]]', // 750 readDialect
      '[1,["@",1,["endsInside",752],["M","BadCutLone",["s",["&",681],["[+","^"]]]]]', // 751 readBadCutLone
      '[0,["q",690]]', // 752 skipLoneObject
      '[0,["N",33,[":",0,["$",724]]]]', // 753 readLikeCall
      '[1,["@",1,["endsInside",723],["M","BadCutDialect",["s",65,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 754 readBadCutDialect
      '[0,["N",34,[":",0,["$",["/",602,["s",24,["&",719]],390,["[+","`"],["[","^"]]]]]]', // 755 readLoneText
      '[1,["L",757]]', // 756 leaf
      '[1,["/",758,194,759]]', // 757 readRegionEnd
      '[0,["N","RegionClose",7]]', // 758 readRegionClose
      '[0,["N","RegionOver",""]]', // 759 readRegionOver
      '[1,["L",761]]', // 760 leaf
      '[1,["M","BadRegionMarker",762,7]]', // 761 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 762 readTurnOpen
      '[0,["L",764]]', // 763 leaf
      '[0,["N","ThoughtOpen",46]]', // 764 readThoughtOpen
      '[1,["L",["/",766,322,767]]]', // 765 leaf
      '[0,["N","EmptyThought",47]]', // 766 readEmptyThought
      '[0,["N",35,[":",0,["$",["s",11,49]]]]]', // 767 readNamedOpening
      '[1,["L",["/",325,691,746,747,769,750,774,751,775]]]', // 768 leaf
      '[0,["N",36,["s",[":",0,["$",""]],["!",["s",65,770]],["&",679],["&",684],[":",1,["|",1,null,true,690]],689]]]', // 769 readLoneCalls
      '[0,["q",771]]', // 770 skip_bareDialect
      '[0,["/",["{",83,["s","{",["[*","\\t\\n\\r "],["?",70],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",84,["s","{",["[*","\\t\\n\\r "],["?",70],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",85,["s","<answer>",24]],["{",86,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",87,["s",["!",772],"[",["[*","\\t\\n\\r "],77,"(",["[*","\\t\\n\\r "],["/",")",["s",77,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",88,["s","[",["[*","\\t\\n\\r "],77,"(",["[*","\\t\\n\\r "],["/",71,773],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",89,["s",["?"," "],"to=",77,"<|message|>"]],["{",90,["s",["?"," "],"to=",77," <|channel|> "]],["{",91,["s",["?"," "],"to=",77,["[*"," "],["[*","a-z"],"<|"]],["{",92,["s",["?","**"],"Thought",41,["*",["s",["!",["s",24,80]],["[","^"]]],24,80]]]," *<T[t{"]', // 771 read_bareDialect
      '[0,["s","[",77,"()]",["[","(["]]]', // 772 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 773 skipMarkSingle
      '[0,["N",37,[":",0,771]]]', // 774 readBareDialect
      '[0,["N",38,[":",0,["$",["s",727,"(",["[*","\\t\\n\\r "],["/",")",["s",303,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 775 readLikeLine
      '[1,["L",777]]', // 776 leaf
      '[1,["M","BadFence",["s",["&",778],["/",697,782],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",89,784]]]],"`~"]', // 777 readBadFence
      '[0,["/",["s",697,["[*","^\\n\\r`"],24,["*",["/",779,["s",["!",781],["/",697,["[","^"]]]]],["/",["s",697,323],["!",["[","^"]]]],["s",782,["[*","^\\n\\r"],24,["*",["s",["!",783],["/",782,["[","^"]]]],["/",["s",782,323],["!",["[","^"]]]]],"`~"]', // 778 skipWholeFence
      '[0,["s",697,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",780],["/",697,["[","^"]]]],["/",780,["!",["[","^"]]]]]', // 779 skipShownFence
      '[0,["/",["s",["&","```"],144],781],"`"]', // 780 skipShownEnd
      '[0,["s",697,["[*","\\t "],["/",24,262,["!",["[","^"]]]]]', // 781 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 782 skipTildes
      '[0,["s",782,["[*","\\t "],["/",24,262,["!",["[","^"]]]]]', // 783 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",104,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 784 skip_fencedObject
      '[0,["L",["&",784]],"{"]', // 785 leaf
      '[1,["L",["?",["/",787,788]]]]', // 786 leaf
      '[0,["N","WrappingEnd",["s",["/",697,782],["&",["s",["[*","\\t "],706]]]],"`~"]', // 787 readWrappingEnd
      '[1,["M","MissingFenceEnd",["s",["|",0,2,false,["[","`~"]],["!",["[","^"]]]]]', // 788 readMissingFenceEnd
      '[0,["L",790]]', // 789 leaf
      '[0,["N",39,["s",65,["&",778],["/",697,782],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",67,771]]]]]', // 790 readWrappedDialect
      '[0,["L",["?",792]]]', // 791 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 792 readEnd
      '[1,["L",["?",794]]]', // 793 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],46]]]', // 794 readBadThoughtAgain
      '[0,["L",796]]', // 795 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 796 readThoughtGoesOn
      '[0,["L",798]]', // 797 leaf
      '[0,["N","FirstThoughtHead",["s",799,181]]]', // 798 readFirstThoughtHead
      '[0,["s",800,"self",["!",177]]]', // 799 skipToSelf
      '[0,["option","addressed",""]]', // 800 readAddressed
      '[0,[[["s",["!",352],["[","^"]],null,0,null,false]]]', // 801 text
      '[1,["L",803]]', // 802 leaf
      '[1,["/",361,194,363,365]]', // 803 readThoughtMessageEnd
      '[0,["L",805]]', // 804 leaf
      '[0,["N","FirstCallsHead",["s",806,181,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 805 readFirstCallsHead
      '[0,["s",800,175]]', // 806 skipToTool
      '[1,["L",["/",374,380,808]]]', // 807 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",352],["!",["s",262,323]],["!",89],["!",388],["[","^"]]]]]', // 808 readBadBesideCalls
      '[0,["L",810]]', // 809 leaf
      '[0,["N","FirstUserHead",["s",800,176,["!",177],181]]]', // 810 readFirstUserHead
      '[0,[[["s",800,["!",352],["[","^"]],null,0,null,false]]]', // 811 text
      '[0,["L",["!",352]]]', // 812 leaf
      '[0,["L",814]]', // 813 leaf
      '[0,["N","FirstTextHead",["s",368,815]]]', // 814 readFirstTextHead
      '[0,["s",["&",816],24]]', // 815 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 816 readRecipientOpenIsUsed
      '[1,["L",818]]', // 817 leaf
      '[1,["N","FirstCodeHead",["s",350,["!",177],["*",347],181],["s",350,815]]]', // 818 readFirstCodeHead
      '[1,["L",820]]', // 819 leaf
      '[1,["N",40,["s",[":",0,371],["*",347],181],["s",[":",0,372],815]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 820 readFirstToolHead
      '[1,["L",822]]', // 821 leaf
      '[1,["M","BadMessagesFence",["s",128,["&",778],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",165]]]]', // 822 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 823 leaf
      '[1,["L",825]]', // 824 leaf
      '[1,["N",41,["s",["&",165],[":",0,346],["*",["s",["!",826],347]],827,181],["s",["&",165],[":",0,346],174,799,181]]]', // 825 readThoughtHead
      '[0,["s",173,["[*","\\t "],"analysis",["!",177],["*",["s",["!",173],170]],["&",181]]]', // 826 skipLastAnalysis
      '[1,["s",173,["[*","\\t "],"analysis",["!",177],["*",["s",["!",173],347]],["&",181]]]', // 827 noteLastAnalysis
      '[0,["L",829]]', // 828 leaf
      '[0,["N",42,["s",["&",165],[":",0,346],174,["!",799],806,181,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 829 readCallsHead
      '[1,["L",["/",831,322,1,832]]]', // 830 leaf
      '[1,["M","BadMessageMarker",353]]', // 831 readBadMessageMarker
      '[1,["@",1,["endsInside",357],["M","BadCutHead",["[+","^"]]]]', // 832 readBadCutHead
      '[0,["L",["!",834]]]', // 833 leaf
      '[0,["s",128,167,["/",176,175],["*",170],181]]', // 834 skipFirstHead
      '[0,["L",769]]', // 835 leaf
      '[1,["L",837]]', // 836 leaf
      '[1,["M","BadOutside",""]]', // 837 readBadOutside
      '[1,["L",["?",["/",839,788]]]]', // 838 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",262,["!",["[","^"]]]]]]]', // 839 readMessagesFenceEnd
      '[1,["L",841]]', // 840 leaf
      '[1,["@",1,["endsInside",834],["M","BadCutFirst",["[+","^"]]]]', // 841 readBadCutFirst
      '[1,["L",["/",843,837]]]', // 842 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 843 readMissingMessages
      '[1,["L",845]]', // 844 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",27]]]]', // 845 readBadStepsFence
      '[0,["L",["/",678,1]],"\\t\\n\\r "]', // 846 leaf
      '[0,["L",848]]', // 847 leaf
      '[0,["N","ObjectActionHead",["s",35,["[*","\\t\\n\\r "],["&",38]]]]', // 848 readObjectActionHead
      '[0,["L",850]]', // 849 leaf
      '[0,["N","InputFence",["s","```",["[*","`"],["[*","^\\n\\r`"],24]]]', // 850 readInputFence
      '[1,["L",["/",852,853,854]]]', // 851 leaf
      '[0,["N","InputFenceEnd",["s","```",["[*","`"]]]]', // 852 readInputFenceEnd
      '[0,["N","ObjectAtEnd",["!",["[","^"]]]]', // 853 readObjectAtEnd
      '[1,["M","MissingInputFence",""]]', // 854 readMissingInputFence
      '[0,["L",856]]', // 855 leaf
      '[0,["N",43,[":",0,["$",40]]]]', // 856 readLikeStep
      '[0,["L",858]]', // 857 leaf
      '[0,["N",44,["s",35,36,[":",0,859],36,["[*","\\t "],24]]]', // 858 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 859 readActionName
      '[0,["L",861]]', // 860 leaf
      '[0,["N","InputHead",31]]', // 861 readInputHead
      '[1,["L",["?",863]]]', // 862 leaf
      '[1,["M","BadInputWords",["s",["!",["[","\\"\'[`{"]],["!",27],["|",1,80,false,["s",["!",864],["[","^\\n\\r"]]],24,["[*","\\t\\n\\r "],["&",["s",865,["[*","\\t\\n\\r "],"{"]]]]]', // 863 readBadInputWords
      '[0,["/",["s",47,["!",49]],707]]', // 864 skip_textEnd
      '[0,["s","```",["[*","`"],["[*","^\\n\\r`"],24]]', // 865 skipInputFence
      '[0,["L",["&",["/","{",867]]],"\\"\'{"]', // 866 leaf
      '[0,["s",868,869]]', // 867 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 868 skipTextInQuotes
      '[0,["s",["[*","\\t\\n\\r "],["/",27,"```",707,["!",["[","^"]]]]]', // 869 skipInputOver
      '[0,["L",871]]', // 870 leaf
      '[0,["N","EmptyInput",["s",["/","null","None"],["&",869]]],"Nn"]', // 871 readEmptyInput
      '[0,["L",["s",["!",27],["!",873],875]]]', // 872 leaf
      '[0,["q",874]]', // 873 skipCutStep
      '[0,["@",1,["endsInside",27],""]]', // 874 readCutStep
      '[0,["s",["!",864],["[","^\\n\\r"]]]', // 875 skipTextStart
      '[0,[[["s",["!",864],["[","^\\n\\r"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",27,707,873,"```","~~~",["!",["[","^"]],["s",46,["!",49]],681]]],null,0,null,false]]]', // 876 text
      '[1,["L",["/",852,878,854]]]', // 877 leaf
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 878 readInputAtEnd
      '[1,["L",880]]', // 879 leaf
      '[1,["@",1,["endsInside",31],["M","BadCutInput",["[+","^"]]]]', // 880 readBadCutInput
      '[1,["L",882]]', // 881 leaf
      '[1,["/",1,883,381,382,884]]', // 882 readActionRest
      '[1,["@",1,["endsInside",27],["M","BadCutStep",["[+","^"]]]]', // 883 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",27],["!",707],["+",["s",["!",864],["!",885],["[","^\\n\\r"]]]]]]', // 884 readBadStepWords
      '[0,["/",["s",["!","Action"],719],40]]', // 885 skipStepStop
      '[0,["L",887]]', // 886 leaf
      '[0,["/",888,889]]', // 887 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 888 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 889 readActionOver
      '[1,["L",891]]', // 890 leaf
      '[1,["N",45,["s",35,[":",0,859],892,"(",["&",893]]]]', // 891 readNamedHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 892 readBadInline
      '[0,["s",["[*","\\t\\n\\r "],["?",["s",730,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],730]]]],["[*","\\t\\n\\r "],")",["[*","\\t "],["/",24,707,["!",["[","^"]]]],"\\t\\n\\r )A-Z_a-z\u0080-\uffff"]', // 893 skipNamedArguments
      '[1,["L",895]]', // 894 leaf
      '[1,["N",46,["s",35,[":",0,859],["&",["s",["[*","\\t "],["[","([{"]]],892]]]', // 895 readInlineHead
      '[0,["L",["?",897]]]', // 896 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 897 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 898 leaf
      '[0,[[["s",["!",["/",900,864]],["[","^\\n\\r"]],null,0,null,false]]]', // 899 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,707,["!",["[","^"]]]]]]', // 900 skipInlineClose
      '[0,["L",["?",902]]]', // 901 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,707,["!",["[","^"]]]]]]]', // 902 readInlineClose
      '[0,["L",904]]', // 903 leaf
      '[0,["N","ThoughtLabel",28]]', // 904 readThoughtLabel
      '[0,["L",["!",27]]]', // 905 leaf
      '[0,["L",875]]', // 906 leaf
      '[0,["L",["!",873]]]', // 907 leaf
      '[1,["L",909]]', // 908 leaf
      '[1,["/",194,910]]', // 909 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 910 readStepOver
      '[0,["L",912]]', // 911 leaf
      '[0,["N","AnswerLabel",33]]', // 912 readAnswerLabel
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false]]]', // 913 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],85]],"A`cf"]', // 914 leaf
      '[0,["L",["s",["!",864],["!",885],["[","^\\n\\r`"]]]]', // 915 leaf
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,null,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,null,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,null,false],[86,null,0,null,false],[null,"`",1,null,false],[["s",["!",864],["!",885],["[","^\\n\\r`"]],null,0,null,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",27,707,873,"```","~~~",["!",["[","^"]],["s",46,["!",49]],681]]],null,0,null,false]]]', // 916 text
      '[1,["L",918]]', // 917 leaf
      '[1,["M","BadLoneInput",["s",31,["[*","^\\n\\r"]]]]', // 918 readBadLoneInput
      '[1,["L",883]]', // 919 leaf
      '[1,["L",["/",750,753,754,755]]]', // 920 leaf
      '[1,["L",["?",["/",922,788]]]]', // 921 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 922 readStepsFenceEnd
      '[0,["L",["?",769]]]', // 923 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, scan: ofScan, i: ofCase, character: ofCharacter, "{": ofAction, handing: ofHanding, hand: ofHand, same: ofSame, endsInside: ofEndsInside, inside: ofInside, closes: ofCloses } });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(81) }] } }, { op: 'leaf', read: rules.at(191) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(243), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(283) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(208), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(200) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(198) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["$A-Z_a-z\u0080-\uffff", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(205) }, stepvalue, { op: 'leaf', read: rules.at(334) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(375), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[n{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(421) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(514), body: stepinnerPart }] };
  const stepunmarkedInner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(550), body: { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(421) }, { op: 'again', step: () => stepUnmarkedElement }] } }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'again', step: () => stepUnmarkedElement }, { op: 'leaf', read: rules.at(558) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(503), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(565), body: stepvalue }] };
  const steptoolObject: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(584), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "{", null], alternatives: [{ op: 'leaf', read: rules.at(421) }, { op: 'again', step: () => stepElement }, steptoolObject, { op: 'leaf', read: rules.at(585) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(402) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(597) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(615) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(617) }] } }, { op: 'leaf', read: rules.at(619) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(621), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(622), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(626), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(599) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(624) }, stepnextCall, { op: 'leaf', read: rules.at(627) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(660), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<", "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(340) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(366) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'leaf', read: rules.at(665) }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, "\n\r", null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepLineThought }, { op: 'leaf', read: rules.at(196) }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(321) }, { op: 'sequence', hand: null, steps: [stepcalls, { op: 'loop', body: { op: 'again', step: () => stepThoughtBehind } }] }, { op: 'leaf', read: rules.at(677) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(745) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(760) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(765) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(768) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(760) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(421) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(807) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(812), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "\\-.0-9A-Z_a-z\u0080-\uffff"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(813) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepfirstOutside: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(835) }, stepoutsidePart] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(830) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(866), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(823), body: { op: 'choice', starts: ["\"'{", "Nn", null], alternatives: [stepinputValue, { op: 'leaf', read: rules.at(870) }, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(898), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(905), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(421) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(907), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, "A", null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(846) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(321) }, { op: 'again', step: () => stepObjectAction }, { op: 'leaf', read: rules.at(855) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepNamedAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(917) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(919) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(920) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(823), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(789) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(791) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(756) }] } };
  const stepLineThought: Step = { op: 'rule', name: 'LineThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(57) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(61), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(201), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(202) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(205) }, stepvalue, { op: 'leaf', read: rules.at(315) }] } }, { op: 'leaf', read: rules.at(318) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(209) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(205) }, stepvalue, { op: 'leaf', read: rules.at(311) }] } }, { op: 'leaf', read: rules.at(312) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(211) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(296) }] } }, { op: 'leaf', read: rules.at(307) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(213) }, { op: 'leaf', read: rules.at(228) }, { op: 'optional', body: { op: 'choice', starts: [null, ",]}"], alternatives: [stepvalue, { op: 'leaf', read: rules.at(294) }] } }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(230) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(235) }] } }, { op: 'leaf', read: rules.at(238) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(232), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(251) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(256) }] } }, { op: 'leaf', read: rules.at(264) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(253), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(267) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(256) }] } }, { op: 'leaf', read: rules.at(264) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(269), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(272) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(279) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(274), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(328) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(337) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(331) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(344) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(358) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(351), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(369) }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(373) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(378) } }, { op: 'leaf', read: rules.at(394) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(376), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(395) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(634) }, { op: 'leaf', read: rules.at(641) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(406) }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(419) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(421) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(493) }, stepelementOfCall, { op: 'leaf', read: rules.at(562) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(566) }] } }, { op: 'leaf', read: rules.at(568) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(422) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(459) }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepRaw }, { op: 'leaf', read: rules.at(481) }] } }, { op: 'leaf', read: rules.at(484) }, { op: 'leaf', read: rules.at(491) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(444) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(455) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(447), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: rules.text(462), isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(504) }, { op: 'leaf', read: rules.at(511) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(537) }, { op: 'leaf', read: rules.at(544) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(515), isSome: true } };
  const stepUnmarkedElement: Step = { op: 'rule', name: 'UnmarkedElement', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as UnmarkedHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(546) }, { op: 'loop', body: stepunmarkedInner }, { op: 'optional', body: { op: 'again', step: () => stepUnmarkedText } }, { op: 'leaf', read: rules.at(555) }] } };
  const stepUnmarkedText: Step = { op: 'rule', name: 'UnmarkedText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(552), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(579) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(421) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(493) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(585) }] } }, { op: 'leaf', read: rules.at(568) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(581) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(590) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(595) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(590) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(604) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(611) }] } }, { op: 'leaf', read: rules.at(612) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(606) }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(609) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(337) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(643) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(646) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(648), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(651) }] } }, { op: 'leaf', read: rules.at(652) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(654) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(658) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(660), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(661) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(662), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(663) } }, { op: 'leaf', read: rules.at(652) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(667) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(670) }] } };
  const stepThoughtBehind: Step = { op: 'rule', name: 'ThoughtBehind', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(675) }, stepthoughtRest] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(694) }, { op: 'leaf', read: rules.at(700) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(713) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(702), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(708) }, { op: 'text', read: rules.text(709) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(710) }, { op: 'text', read: rules.text(711) }] }, { op: 'leaf', read: rules.at(712) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(702), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(708) }, { op: 'text', read: rules.text(709) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(710) }, { op: 'text', read: rules.text(711) }] }, { op: 'leaf', read: rules.at(712) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(716), isSome: true } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(763) }, stepthoughtRest] } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(776) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(421) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(786) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(785), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(793) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(789) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(791) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(795) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(789) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(791) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(797) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(802) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(801), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(804) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(394) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(809) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(394) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(811), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(817) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(358) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(819) }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(373) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(378) } }, { op: 'leaf', read: rules.at(394) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(840) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(791) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(821) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(823), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(838) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(824) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(802) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(828) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(394) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(366) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(394) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(833), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(836) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(833), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(842) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(791) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(795) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(802) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(791) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'leaf', read: rules.at(923) }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(791) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(844) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(921) }] } };
  const stepObjectAction: Step = { op: 'rule', name: 'ObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(847) }, { op: 'optional', body: { op: 'choice', starts: ["`", "{"], alternatives: [{ op: 'again', step: () => stepFencedObjectAction }, { op: 'again', step: () => stepObject }] } }] } };
  const stepFencedObjectAction: Step = { op: 'rule', name: 'FencedObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(849) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(851) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(857) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(879) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(881) } }, { op: 'leaf', read: rules.at(886) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(860) }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(862) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", "Nn", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'leaf', read: rules.at(870) }, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(849) }, { op: 'leaf', read: rules.at(333) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(877) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(872) }, { op: 'text', read: rules.text(876) }] } };
  const stepNamedAction: Step = { op: 'rule', name: 'NamedAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(890) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(337) }, { op: 'loop', body: { op: 'leaf', read: rules.at(881) } }, { op: 'leaf', read: rules.at(886) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(894) }, { op: 'leaf', read: rules.at(896) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(901) }, { op: 'loop', body: { op: 'leaf', read: rules.at(881) } }, { op: 'leaf', read: rules.at(886) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(899), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(903) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(908) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(906) }, { op: 'text', read: rules.text(876) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(911) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [" !#-%'-)+-;=?@B-Z\\^_abdeg-z|-\uffff", "A`cf", "`", null], alternatives: [{ op: 'text', read: rules.text(913), isSome: true }, { op: 'leaf', read: rules.at(914) }, { op: 'text', read: rules.text(709), isSome: true }, { op: 'leaf', read: rules.at(915) }] }, { op: 'text', read: rules.text(916) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(791) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(795) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(908) }] } };

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
