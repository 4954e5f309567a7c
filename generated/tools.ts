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
export interface BadFenceNode extends RecoveryNode { readonly type: 'BadFence'; readonly cut: string | null; }
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
export interface UnopenedHeadNode extends TreeNode { readonly type: 'UnopenedHead'; }
export interface LoneCallsNode extends TreeNode {
  readonly type: 'LoneCalls';
  readonly before: string;
  readonly opening: string;
  readonly objects: { readonly separator: string; readonly written: string }[];
  readonly closing: string;
}
export interface LineCallsNode extends TreeNode {
  readonly type: 'LineCalls';
  readonly before: string;
  readonly opening: string;
  readonly objects: { readonly separator: string; readonly written: string }[];
  readonly closing: string;
}
export interface ShownCallNode extends TreeNode { readonly type: 'ShownCall'; }
export interface BadBareCloseAgainNode extends RecoveryNode { readonly type: 'BadBareCloseAgain'; }
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
export interface LoneParameterHeadNode extends TreeNode {
  readonly type: 'LoneParameterHead';
  readonly flaw: MissingParameterOpenNode;
}
export interface VerbatimOpenNode extends TreeNode { readonly type: 'VerbatimOpen'; }
export interface VerbatimCloseNode extends TreeNode { readonly type: 'VerbatimClose'; }
export interface RawLayoutNode extends TreeNode { readonly type: 'RawLayout'; }
export interface RawEndNode extends TreeNode { readonly type: 'RawEnd'; }
export interface MissingVerbatimCloseNode extends RecoveryNode { readonly type: 'MissingVerbatimClose'; }
export interface BadQuotedCloseNode extends RecoveryNode { readonly type: 'BadQuotedClose'; }
export interface BadParameterCloseAgainNode extends RecoveryNode { readonly type: 'BadParameterCloseAgain'; }
export interface BadHalfCloseNode extends RecoveryNode { readonly type: 'BadHalfClose'; }
export interface BadKeyOpenAgainNode extends RecoveryNode { readonly type: 'BadKeyOpenAgain'; }
export interface BadHeadAgainNode extends RecoveryNode { readonly type: 'BadHeadAgain'; }
export interface BadKeyCloseAgainNode extends RecoveryNode { readonly type: 'BadKeyCloseAgain'; }
export interface BadKeyEqualsNode extends RecoveryNode { readonly type: 'BadKeyEquals'; }
export interface MissingKeyOpenNode extends RecoveryNode { readonly type: 'MissingKeyOpen'; }
export interface MissingParameterOpenNode extends RecoveryNode { readonly type: 'MissingParameterOpen'; }
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
export interface BadToolCloseAgainNode extends RecoveryNode { readonly type: 'BadToolCloseAgain'; }
export interface ElementCallHeadNode extends TreeNode { readonly type: 'ElementCallHead'; readonly name: string; }
export interface ArgumentsOpenNode extends TreeNode { readonly type: 'ArgumentsOpen'; }
export interface ArgumentsCloseNode extends TreeNode { readonly type: 'ArgumentsClose'; }
export interface ElementHeadNode extends TreeNode {
  readonly type: 'ElementHead';
  readonly flaw: BadKeyTagNode | null | BadNamedTagNode;
  readonly key: string;
}
export interface ElementLayoutNode extends TreeNode { readonly type: 'ElementLayout'; }
export interface BadElementHeadAgainNode extends RecoveryNode { readonly type: 'BadElementHeadAgain'; }
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
export interface BadLostElementNode extends RecoveryNode { readonly type: 'BadLostElement'; }
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
export interface BadMessagesFenceNode extends RecoveryNode {
  readonly type: 'BadMessagesFence';
  readonly cut: string | null;
}
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
| SectionOpenNode | EmptyCallNode | CallHeadNode | LoneParameterHeadNode | BadHalfCloseNode | RawEndNode
| BadParameterCloseNode | BadCutRawNode | MissingParameterCloseNode | BadParameterCloseAgainNode
| BadCutInnerFenceNode | ParameterHeadNode | BadHeadAgainNode | VerbatimOpenNode | VerbatimCloseNode
| MissingVerbatimCloseNode | RawLayoutNode | BadQuotedCloseNode | BadCutParameterNode | ElementHeadNode
| BadElementHeadAgainNode | ElementLayoutNode | ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode
| MissingElementCloseNode | BadElementCloseAgainNode | UnmarkedHeadNode | UnmarkedCloseNode | BadCutElementNode
| BadLoneKeyNode | BadParameterNode | BadJunkNode | CallCloseNode | BadCallCloseNode | BadCutCloseNode
| CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | ElementCallHeadNode
| ArgumentsOpenNode | BadLostElementNode | BadToolWordsNode | ArgumentsCloseNode | BadCutArgumentsCloseNode
| MissingArgumentsCloseNode | MissingArgumentsOpenNode | BadCutCallNode | SeparatorNode | BadSeparatorNode
| PyOpenNode | PyHeadNode | BadFirstCommaNode | PyCloseNode | BadLineListNode | LineCommaNode | LineListEndNode
| UnopenedHeadNode | BadCallCloseAgainNode | BadNamelessNode | BadStrayWordsNode | SectionCloseNode
| BadSectionCloseNode | SectionOverAtEndNode | SectionOverNode | MissingSectionCloseNode | BadSectionCloseAgainNode
| BadNoFenceNode | WordedListOpenNode | BadBareCloseAgainNode | LateCloseNode | LoneCallHeadNode | LoneCallEndNode
| BadBracketNode | EmptyToolNode | ToolHeadNode | ToolCloseNode | BadCutToolCloseNode | MissingToolCloseNode
| BadToolCloseAgainNode | ThoughtBehindOpenNode | LineCallsNode | BadLastCloseNode | BadStrayCloseNode
| InlineCodeNode | FenceOpenNode | ShownCallNode | FenceCloseNode | MissingCodeEndNode | BadCutMarkerNode
| BadCutOpeningNode | BadCutCodeNode | DialectNode | BadCutLoneNode | LikeCallNode | BadCutDialectNode
| LoneTextNode | RegionCloseNode | RegionOverNode | BadRegionMarkerNode | ThoughtOpenNode | EmptyThoughtNode
| NamedOpeningNode | LoneCallsNode | BareDialectNode | LikeLineNode | BadFenceNode | WrappingEndNode
| MissingFenceEndNode | WrappedDialectNode | EndNode | BadThoughtAgainNode | ThoughtGoesOnNode
| FirstThoughtHeadNode | FirstCallsHeadNode | BadBesideCallsNode | FirstUserHeadNode | FirstTextHeadNode
| FirstCodeHeadNode | FirstToolHeadNode | BadMessagesFenceNode | ThoughtHeadNode | CallsHeadNode
| BadMessageMarkerNode | BadCutHeadNode | BadOutsideNode | MessagesFenceEndNode | BadCutFirstNode
| MissingMessagesNode | BadStepsFenceNode | ObjectActionHeadNode | InputFenceNode | InputFenceEndNode
| ObjectAtEndNode | MissingInputFenceNode | LikeStepNode | ActionHeadNode | InputHeadNode | BadInputWordsNode
| EmptyInputNode | InputAtEndNode | BadCutInputNode | BadCutStepNode | BadStepWordsNode | ActionAtEndNode
| ActionOverNode | NamedHeadNode | InlineHeadNode | InlineOpenNode | InlineCloseNode | ThoughtLabelNode
| StepOverNode | AnswerLabelNode | BadLoneInputNode | StepsFenceEndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtChars' | 'TripleChars' | 'DoubleChars' | 'SingleChars' | 'MarkedChars' | 'Code' | 'PlainArguments' | 'Raw'
    | 'VerbatimText' | 'ElementText' | 'UnmarkedText' | 'FenceChars' | 'Text' | 'MessageThought' | 'ShownText'
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
| BadBareCloseAgainNode | BadLoneOpenNode | BadCutLoneNode | MissingVerbatimCloseNode | BadQuotedCloseNode
| BadParameterCloseAgainNode | BadHalfCloseNode | BadKeyOpenAgainNode | BadHeadAgainNode | BadKeyCloseAgainNode
| BadKeyEqualsNode | MissingKeyOpenNode | MissingParameterOpenNode | BadParameterNode | MissingKeyEndNode
| MissingValueOpenNode | BadParameterOpenNode | BadParameterCloseNode | BadCutRawNode | MissingParameterCloseNode
| BadLoneKeyNode | BadCutParameterNode | BadBracketNode | BadLineListNode | BadCutArgumentNode
| BadToolCloseAgainNode | BadElementHeadAgainNode | BadKeyTagNode | BadToolObjectNode | BadUnmarkedTagNode
| BadNamedTagNode | BadCutToolCloseNode | MissingToolCloseNode | BadToolWordsNode | BadLostElementNode
| MissingArgumentsOpenNode | BadCutArgumentsCloseNode | MissingArgumentsCloseNode | BadElementCloseAgainNode
| BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode | BadCutElementNode | BadCutBuiltinNode
| MissingMessagesNode | BadOutsideNode | BadMessageWordsNode | BadBesideCallsNode | BadMessageMarkerNode
| BadHeaderAgainNode | BadConstraintAgainNode | BadCutHeadNode | BadCutFirstNode | BadCutMessageCloseNode
| MissingMessageCloseNode | BadMessagesFenceNode | BadRunOnNode | BadLoneInputNode | BadInlineNode
| BadStepWordsNode | BadStepsFenceNode | BadInputWordsNode | BadCutStepNode | BadCutInputNode
| MissingInputFenceNode | BadCommaNode | BadFirstCommaNode | BadPointNode | BadControlNode | BadEscapeNode
| MissingBracketNode | MissingQuoteNode | BadDebrisNode | BadDamageNode | MissingValueNode | MissingRestNode
| BadCutPartNode | BadCutEscapeNode | BadCutMarkedQuoteNode | BadKeyNode | BadMarkedTextNode>;

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
| 'StepsInside' | 'Stray' | 'TextMessage' | 'Tool' | 'ToolMessage' | 'UnmarkedElement' | 'UnopenedObject'
| 'WordedList' | 'Wrapping'>>
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
| 'Unfenced' | 'UnopenedObject' | 'WordedList'>>
& Readonly<Record<'Object', 'Arguments' | 'BareList' | 'BareObjects' | 'Builtin' | 'Call' | 'FencedInput' | 'FencedObject'
| 'FencedObjectAction' | 'FirstTool' | 'InlineAction' | 'Input' | 'List' | 'LoneCall' | 'LooseArguments' | 'Member'
| 'NamedAction' | 'ObjectAction' | 'PyArgument' | 'PyCall' | 'Section' | 'Set' | 'Tool' | 'ToolMessage'
| 'UnopenedObject' | 'WordedList'>>
& Readonly<Record<'ListOpen' | 'ListClose', 'List'>>
& Readonly<Record<'Comma' | 'BadComma' | 'MissingBracket', 'Builtin' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'PyList' | 'Set' | 'UnopenedObject'>>
& Readonly<Record<'BadCutPart', 'Builtin' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'Set' | 'UnopenedObject'>>
& Readonly<Record<'BadDamage', 'DoubleText' | 'List' | 'Object' | 'SingleText' | 'UnopenedObject'>>
& Readonly<Record<'BadDebris', 'Builtin' | 'DoubleText' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'PyList' | 'Set' | 'SingleText'
| 'UnopenedObject'>>
& Readonly<Record<'MissingRest', 'Arguments' | 'Builtin' | 'DoubleText' | 'Element' | 'List' | 'LoneParameter' | 'LooseArguments' | 'MarkedText'
| 'NamedAction' | 'Object' | 'Parameter' | 'PyCall' | 'Set' | 'SingleText' | 'Tool' | 'TripleText'
| 'UnmarkedElement' | 'UnopenedObject' | 'Verbatim'>>
& Readonly<Record<'Set' | 'TripleText' | 'PlainText' | 'DoubleText' | 'SingleText' | 'MarkedText' | 'BadMarkedText' | 'Number'
| 'Word' | 'BadPoint', 'Arguments' | 'Builtin' | 'Call' | 'FencedInput' | 'FirstTool' | 'InlineAction' | 'Input' | 'List'
| 'LooseArguments' | 'Member' | 'NamedAction' | 'PyArgument' | 'PyCall' | 'Set' | 'Tool' | 'ToolMessage'
| 'UnopenedObject'>>
& Readonly<Record<'SetOpen' | 'SetClose', 'Set'>>
& Readonly<Record<'ObjectOpen', 'Object'>>
& Readonly<Record<'ObjectClose' | 'Member', 'Object' | 'UnopenedObject'>>
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
& Readonly<Record<'Separator' | 'BadSeparator' | 'UnopenedObject', 'BareObjects' | 'Section'>>
& Readonly<Record<'PyList', 'BareLines' | 'Section'>>
& Readonly<Record<'BadNameless' | 'EmptyCall' | 'Call' | 'ElementCall', 'BareCalls' | 'Section'>>
& Readonly<Record<'PyCall', 'PyList' | 'Section'>>
& Readonly<Record<'CallHead' | 'BadOtherCall' | 'BadEarlyWords' | 'BadNoArguments' | 'BadSpacedOpen' | 'BadNameEnd' | 'BadNoNameEnd'
| 'BadNameTag' | 'BadCallOpen' | 'LoneParameter' | 'BadCutInnerFence' | 'BadLoneKey' | 'BadParameter' | 'BadJunk', 'Call'>>
& Readonly<Record<'Parameter' | 'BadCutParameter' | 'CallClose' | 'BadCallClose' | 'CallOver' | 'CallOverAtEnd' | 'MissingCallClose', 'Call' | 'ElementCall'>>
& Readonly<Record<'Element', 'Arguments' | 'Call' | 'Element' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'UnmarkedElement', 'Call' | 'UnmarkedElement'>>
& Readonly<Record<'BadCutElement', 'Arguments' | 'Call' | 'ElementCall' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'LoneParameterHead' | 'MissingParameterOpen', 'LoneParameter'>>
& Readonly<Record<'Raw' | 'BadHalfClose' | 'RawEnd' | 'BadParameterClose' | 'BadCutRaw' | 'MissingParameterClose'
| 'BadParameterCloseAgain', 'LoneParameter' | 'Parameter'>>
& Readonly<Record<'ParameterHead' | 'BadKeyOpenAgain' | 'BadKeyCloseAgain' | 'MissingKeyEnd' | 'MissingValueOpen' | 'BadKeyEquals'
| 'MissingKeyOpen' | 'BadParameterOpen' | 'BadHeadAgain' | 'Verbatim' | 'RawLayout' | 'BadQuotedClose', 'Parameter'>>
& Readonly<Record<'VerbatimOpen' | 'VerbatimText' | 'VerbatimClose' | 'MissingVerbatimClose', 'Verbatim'>>
& Readonly<Record<'ElementHead' | 'BadKeyTag' | 'BadNamedTag' | 'BadElementHeadAgain' | 'ElementLayout' | 'ElementText'
| 'ElementClose' | 'BadElementClose' | 'BadCutElementClose' | 'BadElementCloseAgain', 'Element'>>
& Readonly<Record<'MissingElementClose', 'Element' | 'UnmarkedElement'>>
& Readonly<Record<'UnmarkedHead' | 'BadUnmarkedTag' | 'UnmarkedText' | 'UnmarkedClose', 'UnmarkedElement'>>
& Readonly<Record<'ElementCallHead' | 'Arguments' | 'LooseArguments', 'ElementCall'>>
& Readonly<Record<'BadToolWords', 'Arguments' | 'ElementCall' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'ArgumentsOpen', 'Arguments'>>
& Readonly<Record<'ArgumentsClose' | 'BadCutArgumentsClose' | 'MissingArgumentsClose', 'Arguments' | 'LooseArguments'>>
& Readonly<Record<'BadLostElement', 'Arguments' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'MissingArgumentsOpen', 'LooseArguments'>>
& Readonly<Record<'PyOpen' | 'PyClose', 'PyList'>>
& Readonly<Record<'PyHead' | 'BadFirstComma', 'PyCall'>>
& Readonly<Record<'UnopenedHead', 'UnopenedObject'>>
& Readonly<Record<'BadNoFence', 'Unfenced'>>
& Readonly<Record<'WordedListOpen', 'WordedList'>>
& Readonly<Record<'BadBareCloseAgain', 'BareCalls'>>
& Readonly<Record<'LateClose', 'BareCalls' | 'BareLines'>>
& Readonly<Record<'LoneCallHead' | 'BadLoneOpen' | 'LoneCallEnd', 'LoneCall'>>
& Readonly<Record<'BadBracket', 'BareLines'>>
& Readonly<Record<'ToolHead' | 'BadToolObject' | 'ToolClose' | 'BadCutToolClose' | 'MissingToolClose' | 'BadToolCloseAgain', 'Tool'>>
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

/** What a file of the grammar has handlers for. */
export type RulesIn = {
  readonly 'reply': 'End' | 'NamedMarker' | 'NamedOpening' | 'Dialect' | 'BareDialect' | 'WrappedDialect' | 'Bom' | 'RegionOpen'
  | 'RegionClose' | 'RegionOver' | 'Citation' | 'ThoughtGoesOn' | 'ThoughtOpen' | 'ThoughtChars' | 'ThoughtShown'
  | 'ThoughtCode' | 'ThoughtTick' | 'ThoughtClose' | 'EmptyThought' | 'NoThought' | 'LineThoughtOpen'
  | 'ThoughtBehindOpen' | 'WrappingEnd' | 'FenceOpen' | 'FenceChars' | 'FenceClose' | 'InlineCode' | 'Text'
  | 'LoneText' | 'BadThoughtAgain' | 'BadRegionMarker' | 'BadThoughtClose' | 'MissingThoughtRest'
  | 'MissingThoughtClose' | 'BadEndToken' | 'BadFence' | 'MissingFenceEnd' | 'MissingCodeEnd' | 'BadLastClose'
  | 'BadStrayClose' | 'BadCutMarker' | 'BadCutDialect' | 'BadCutOpening' | 'BadCutCode';
  readonly 'like-calls': 'LikeCall' | 'LikeLine' | 'LikeStep';
  readonly 'calls': 'CallHead' | 'EmptyCall' | 'CallClose' | 'CallOver' | 'CallOverAtEnd' | 'BadCutClose' | 'MissingAtEnd'
  | 'BadBrackets' | 'BadCallOpen' | 'BadSpacedOpen' | 'BadNameEnd' | 'BadOtherCall' | 'BadNameTag' | 'BadNoNameEnd'
  | 'BadNameless' | 'BadCallClose' | 'BadSelfClose' | 'MissingCallClose' | 'BadJunk' | 'BadEarlyWords'
  | 'BadNoArguments' | 'BadLateMembers' | 'BadCutCall';
  readonly 'blocks': 'SectionOpen' | 'SectionClose' | 'SectionOverAtEnd' | 'SectionOver' | 'Separator' | 'BadSectionOpen' | 'BadNoFence'
  | 'BadOpenAgain' | 'BadSectionCloseAgain' | 'BadCallCloseAgain' | 'BadSectionClose' | 'MissingSectionClose'
  | 'BadStrayWords' | 'BadInnerFence' | 'InnerFenceEnd' | 'BadCutInnerFence' | 'BadSeparator';
  readonly 'bare': 'WordedListOpen' | 'LoneCallHead' | 'LoneCallEnd' | 'LateClose' | 'UnopenedHead' | 'LoneCalls' | 'LineCalls'
  | 'ShownCall' | 'BadBareCloseAgain' | 'BadLoneOpen' | 'BadCutLone';
  readonly 'parameters': 'ParameterHead' | 'LoneParameterHead' | 'VerbatimOpen' | 'VerbatimText' | 'VerbatimClose' | 'RawLayout' | 'Raw'
  | 'RawEnd' | 'MissingVerbatimClose' | 'BadQuotedClose' | 'BadParameterCloseAgain' | 'BadHalfClose'
  | 'BadKeyOpenAgain' | 'BadHeadAgain' | 'BadKeyCloseAgain' | 'BadKeyEquals' | 'MissingKeyOpen'
  | 'MissingParameterOpen' | 'BadParameter' | 'MissingKeyEnd' | 'MissingValueOpen' | 'BadParameterOpen'
  | 'BadParameterClose' | 'BadCutRaw' | 'MissingParameterClose' | 'BadLoneKey' | 'BadCutParameter';
  readonly 'python': 'PyOpen' | 'PyClose' | 'LineComma' | 'LineListEnd' | 'PyHead' | 'PyCallClose' | 'PyKey' | 'BadBracket'
  | 'BadLineList' | 'BadCutArgument';
  readonly 'elements': 'ToolHead' | 'ToolClose' | 'EmptyTool' | 'BadToolCloseAgain' | 'ElementCallHead' | 'ArgumentsOpen'
  | 'ArgumentsClose' | 'ElementHead' | 'ElementLayout' | 'ElementText' | 'BadElementHeadAgain' | 'ElementClose'
  | 'UnmarkedHead' | 'UnmarkedText' | 'UnmarkedClose' | 'BadKeyTag' | 'BadToolObject' | 'BadUnmarkedTag'
  | 'BadNamedTag' | 'BadCutToolClose' | 'MissingToolClose' | 'BadToolWords' | 'BadLostElement'
  | 'MissingArgumentsOpen' | 'BadCutArgumentsClose' | 'MissingArgumentsClose' | 'BadElementCloseAgain'
  | 'BadElementClose' | 'BadCutElementClose' | 'MissingElementClose' | 'BadCutElement';
  readonly 'messages': 'MessagesFenceEnd' | 'MessageThought' | 'ShownText' | 'Code' | 'CodeToken' | 'PlainArguments' | 'MessageClose'
  | 'MessageAtEnd' | 'MessageOver' | 'ThoughtHead' | 'TextHead' | 'ToolMessageHead' | 'CodeHead' | 'CallsHead'
  | 'FirstThoughtHead' | 'FirstCallsHead' | 'FirstUserHead' | 'FirstToolHead' | 'FirstCodeHead' | 'FirstTextHead'
  | 'BuiltinHead' | 'BadCutBuiltin' | 'MissingMessages' | 'BadOutside' | 'BadMessageWords' | 'BadBesideCalls'
  | 'BadMessageMarker' | 'BadHeaderAgain' | 'BadConstraintAgain' | 'BadCutHead' | 'BadCutFirst' | 'BadCutMessageClose'
  | 'MissingMessageClose' | 'BadMessagesFence';
  readonly 'steps': 'StepsFenceEnd' | 'StepText' | 'ThoughtLabel' | 'StepThoughtText' | 'StepOver' | 'AnswerLabel' | 'ActionHead'
  | 'ActionAtEnd' | 'ActionOver' | 'InputHead' | 'EmptyInput' | 'InputText' | 'InputFence' | 'InputFenceEnd'
  | 'InputAtEnd' | 'NamedHead' | 'ObjectActionHead' | 'ObjectAtEnd' | 'InlineHead' | 'InlineOpen' | 'InlineText'
  | 'InlineClose' | 'BadRunOn' | 'BadLoneInput' | 'BadInline' | 'BadStepWords' | 'BadStepsFence' | 'BadInputWords'
  | 'BadCutStep' | 'BadCutInput' | 'MissingInputFence';
  readonly 'values': 'ObjectOpen' | 'ObjectClose' | 'Key' | 'ListOpen' | 'ListClose' | 'SetOpen' | 'SetClose' | 'Comma' | 'PlainText'
  | 'DoubleOpen' | 'DoubleChars' | 'SingleOpen' | 'SingleChars' | 'TripleOpen' | 'TripleChars' | 'TripleClose'
  | 'MarkedOpen' | 'MarkedChars' | 'MarkedClose' | 'TextClose' | 'Number' | 'Word' | 'Space' | 'BadComma'
  | 'BadFirstComma' | 'BadPoint' | 'BadControl' | 'BadEscape' | 'MissingBracket' | 'MissingQuote' | 'BadDebris'
  | 'BadDamage' | 'MissingValue' | 'MissingRest' | 'BadCutPart' | 'BadCutEscape' | 'BadCutMarkedQuote' | 'BadKey'
  | 'BadMarkedText';
};

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
  (start, end, l) => ({ type: 'LoneParameterHead', start, end, flaw: l[0] }),
  (start, end, l) => ({ type: 'ParameterHead', start, end, again: l[0] ?? null, key: l[1], twice: l[2] ?? null, attributes: l[3] ?? null, valueType: l[4] ?? null, flaw: l[5] ?? null }),
  (start, end, l) => ({ type: 'ElementHead', start, end, flaw: l[0], key: l[1] }),
  (start, end, l) => ({ type: 'UnmarkedHead', start, end, key: l[0] }),
  (start, end, l) => ({ type: 'ElementCallHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'PyHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'LoneCallHead', start, end, flaw: l[0], name: l[1] }),
  (start, end, l) => ({ type: 'EmptyTool', start, end, name: l[0], flaw: l[1] }),
  (start, end, l) => ({ type: 'ToolHead', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'LineCalls', start, end, before: l[0], opening: l[1], objects: l[2], closing: l[3] }),
  (start, end, l) => ({ type: 'InlineCode', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FenceOpen', start, end, run: l[0] }),
  (start, end, l) => ({ type: 'FenceClose', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Dialect', start, end, dialect: l[0] }),
  (start, end, l) => ({ type: 'LikeCall', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LoneText', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'NamedOpening', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'LoneCalls', start, end, before: l[0], opening: l[1], objects: l[2], closing: l[3] }),
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
  (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, cut: l[0] }),
  (start, end, raw, l) => ({ type: 'BadMessagesFence', start, end, raw, cut: l[0] }),
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
      '[0,[[["s",["!",47],["!",62],["!",["s",64,"`"]],["[","^"]],null,0,false]]]', // 61 text
      '[0,["/",["s",63,["!",49]],["s",64,65,66]]]', // 62 skipThoughtEnds
      '[0,["option","thoughtBreak","<|tool_calls_section_begin|>"]]', // 63 readThoughtBreak
      '[0,["option","thoughtCode",""]]', // 64 read_thoughtCode
      '[0,["option","mixed",""]]', // 65 readMixed
      '[0,["q",67]]', // 66 skipDialectMark
      '[0,["/",["{",0,["s",68,["/","{",["s","\\"name\\"",["[*","\\t\\n\\r "],":"]]]],["{",1,["s",68,"["]],["{",2,["s",68,"```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["[","[{"]]],["{",3,["s",68,"<function",["["," =>"]]],["{",4,["s",68,["[+","^\\t\\n\\r <[`{"],"<tool_sep>"]],["{",5,["s",68,["|",1,64,false,["[","^\\n\\r<[{"]],"</arg_key>"]],["{",6,["s",68,["[+","^\\t\\n\\r <[`{"],["[*","\\t "],["/",24,["[","<{"],["!",["[","^"]]]]],["{",7,["s",["/","<toolcall>","<tools>","<function_call>"],["[*","\\t\\n\\r "],69]],["{",8,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],"{"]],["{",9,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],["/","<parameter=","</function>"]]],["{",10,["s","<function=",["|",1,256,false,["[","^\\n\\r/>"]],"/>"]],["{",11,["s","<seed:tool_call>",["[*","\\t\\n\\r "],"<function name="]],["{",12,"<seed:tool_call>"],["{",13,"<iquest_tool_call>"],["{",14,"<|plamo:begin_tool_"],["{",15,"[TOOL_CALLS]"],["{",16,["s",["?",72],74,"function",75,["|",1,64,false,["[","^\\n\\r<`{"]],["[*","\\t\\n\\r "],"```"]],["{",17,["s",["?",72],74,["|",0,64,false,["[","^\\n\\r<"]],75,["[*","\\t\\n\\r "],"{"]],["{",18,["s","<",76,"DSML",76,["/",["s",["[*"," "],["/","function","tool"],"_calls>"],"invoke name="]]],["{",19,["s","<\uff5c",["/","function_calls>","tool_calls>","invoke name="]]],["{",20,["s","<|tool_call",["/","s_section_begin|>","_section_begin|>","_begin|>"]]],["{",21,["s","<",76,"DSML",76,["/",["s",["[*"," "],"calls>"],["s",["[+"," "],"invoke name="]]]],["{",22,["s","<",76,"GCML",76,["[*"," "],["/","tool_calls>","invoke name="]]],["{",23,["s",["?",["s","<|message_sep|>",["[*","\\t\\n\\r "]]],"function call<|role_sep|>"]],["{",24,["s","<tool_calls>",["[*","\\t\\n\\r "],"<tool_call>"]],["{",25,["s","<ifm|tool_call",["?","s"],">"]],["{",26,"<longcat_tool_call>"],["{",27,"<dots_function_call>"],["{",28,"<|tool_call:start|>"],["{",29,["s","<function name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["/",["s",">",["[*","\\t\\n\\r "],["/","<param name=","</function>"]],["s",["[*"," "],"/>"]]]],["{",30,["s",["?",["s","<|message_model|>",["[*","\\t\\n\\r "],77,["[*","\\t\\n\\r "]]],"<|content_invoke_tool_json|>"]],["{",31,"<minimax:tool_call>"],["{",32,["/","<atem:function_calls>","<atem:invoke name=\\""]],["{",33,["s","<",["?",78],["/","function_calls>","tool_calls>"],["[*","\\t\\n\\r "],["/",["s","<",["?",78],"invoke"],"invoke name="]]],["{",34,["s","<",["?",78],"invoke name=",["[","\\"\'"]]],["{",35,["s","<function_calls>",["[*","\\t\\n\\r "],77,"("]],["{",36,"<|tool_call>call:"],["{",37,"<start_function_call>"],["{",38,["/","<|START_ACTION|>","<|START_RESPONSE|>","<|START_TEXT|>","<|CHATBOT_TOKEN|>"]],["{",39,"<TOOLCALL>"],["{",40,["s","functools[",["[*","\\t\\n\\r "],"{"]],["{",41,"<|python_tag|>"],["{",42,["/","<|python_start|>","<|tool_call_start|>"]],["{",43,"<\uff5ctool_calls_begin\uff5c>"],["{",44,"<|tools_prefix|>"],["{",45,["s","<|action_start|>",["[*","\\t\\n\\r "],"<|plugin|>"]],["{",46,"<|function_call|>"],["{",47,["s","<tool_calls>",["[*","\\t\\n\\r "],"[",24]],["{",48,["s","<tool_calls>",["[*","\\t\\n\\r "],"["]],["{",49,["s","<|tool_call|>",["[*","\\t\\n\\r "],79,["[*","\\t\\n\\r "],"<|/tool_call|>"]],["{",50,["s","<|tool_call|>",["[*","\\t\\n\\r "],79]],["{",51,["s","<|tool_call|>",["[*","\\t\\n\\r "],"[",["*",["s",["!","<|/tool_call|>"],["!","<|tool_call|>"],["[","^"]]],"<|/tool_call|>"]],["{",52,["s","<|tool_call|>",["[*","\\t\\n\\r "],"["]],["{",53,["s",">>>",77,24]],["{",54,["/","<|open|>tools","<|open|>response","<|open|>call"]],["{",55,"]<]minimax[>["],["{",56,["/",["s","<|channel|> ",["[","a-z"]],"<|start|> assistant"]],["{",57,["s","<|start|>assistant",["[+"," "],"to=",77,"<|message|>"]],["{",58,["/","<|channel|>","<|start|>assistant"]],["{",59,["s","Action:",["[*","\\t\\n\\r "],"```json"]],["{",60,["s",80,["|",1,256,false,["[","^\\n\\r"]],24,["?","**"],"Action Input",41]]],"*<>A[]f"]', // 67 readDialectMark
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
      '[0,["L",["/",82,84,192]]]', // 81 leaf
      '[0,["N",3,["s",83,[":",0,["$",["s",["&",62],["+",["s",["!",47],["!",46],["[","^"]]],["&",47]]]]]]]', // 82 readThoughtShown
      '[0,["option","drafts",""]]', // 83 readDrafts
      '[0,["N",4,["s",64,[":",0,["$",85]]]]]', // 84 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],86],"`"]', // 85 skip_code
      '[0,["q",87]]', // 86 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",88],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",190],["|",1,null,true,"`"]]]],191]],"`"]', // 87 readQuotedCall
      '[0,["/",89,["s",65,66]]]', // 88 skipAnyCallAhead
      '[0,["/",["s",["?",90],13],14,92,100,152,154,158,161,165,["s",130,166]]]', // 89 skipCallAhead
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
      '[0,["/",109,113,151]]', // 108 skipAnyCallHead
      '[0,["s",["/",110,102],["[*","\\t\\n\\r "],111,["[*","\\t\\n\\r "],["?",["[","\\"\'"]],112]]', // 109 skipEmptyCall
      '[0,["option","callOpen","<function="]]', // 110 readCallOpen
      '[0,["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]', // 111 skipEmptyName
      '[0,["s",["[*","\\t "],"/>"],"\\t /"]', // 112 skipBadSelfClose
      '[0,["/",["s",114,115,["[*","\\t\\n\\r "],120,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",110,["[*","\\t\\n\\r "],["!",121],115,["[*","\\t\\n\\r "],["?",123],19,["*",125],44,["?",["/",126,132]]],["s",110,["[*","\\t\\n\\r "],104,51,["&",["s",["[*","\\t\\n\\r "],133,["[*","\\t\\n\\r "],135,136]]],["s",138,104,["?",["[","\\"\'"]],["[*","\\t "],">"],["s",110,["[*","\\t\\n\\r "],["+",18],139],["s",110,["[*","\\t\\n\\r "],115,142],["s",110,["[*","\\t\\n\\r "],115,["[*","\\t\\n\\r "],["/",143,144]],["s",147,115,["[*","\\t\\n\\r "],146,["&",["s",["[*","\\t\\n\\r "],["/",141,148,["s",149,"<",["[","A-Z_a-z"]]]]]],["s",150,115,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],143],["s",51,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 113 skipCallHead
      '[0,105]', // 114 skipBadOtherCall
      '[0,["/",116,["s",18,["*",["s",["[*","\\t "],18]]]]]', // 115 skipCallName
      '[0,["q",117]]', // 116 skipEscapedName
      '[0,["{",61,["s",118,["&",["s",["[*","^\\n\\r\\"&"],"&"]],[":",0,["|",1,null,true,["/",119,["$",["s",["!",19],["[+","^\\n\\r\\"&"]]],"&"]]]]]]', // 117 readEscapedName
      '[0,["option","escapes",""]]', // 118 readEscapes
      '[0,["/",["{",62,"&amp;"],["{",63,"&lt;"],["{",64,"&gt;"],["{",65,"&quot;"],["{",66,["/","&apos;","&#39;"]]],"&"]', // 119 readEntity
      '[0,["option","otherNameEnd","```json"]]', // 120 readOtherNameEnd
      '[0,["s",122,["?","functions."],["[*",".0-:"],["[*","\\t\\n\\r "],19]]', // 121 skipNamelessId
      '[0,["option","namesAreIds",""]]', // 122 readNamesAreIds
      '[0,["s",124,["[+","^\\t\\n\\r <[{"]]]', // 123 skipCallId
      '[0,["option","idOpen","[CALL_ID]"]]', // 124 readIdOpen
      '[0,["s",["[*","\\t\\n\\r "],["[+","_a-z"],"=",["[","\\"\'"],["[*","^\\n\\r\\"\'"],["[","\\"\'"]],"\\t\\n\\r _a-z"]', // 125 skipAttribute
      '[0,["s",["&",127],["|",1,400,false,["s",["!",20],["[","^{"]]],["&",["s","{",["|",0,40,false,["[","^\\"\'0-9A-Za-{}"]],["[","\\"\'}"]]]]]', // 126 skipBadEarlyWords
      '[0,["s",128,["[*","\\t\\n\\r "],["!",129],["!",["s",["|",1,3,false,"`"],["[*","A-Z_a-z"],["[*","\\t\\n\\r "],["!",["[","^"]]]],["!",131],["!",20],["[","^\\t\\n\\r "]]]', // 127 skipEarlyWords
      '[0,["option","callOver",""]]', // 128 read_callOver
      '[0,["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",101,["s",130,13]]]]]', // 129 skipBadInnerFence
      '[0,["option","channels",""]]', // 130 readChannels
      '[0,["s",["!",20],["[","\\"\'[{"]]]', // 131 skipAnyArguments
      '[0,["&",127]]', // 132 skipBadNoArguments
      '[0,["s",134,["*",["s",["[*","\\t "],134]]]]', // 133 skipParameterKey
      '[0,["s",["!",135],["[","^\\t\\n\\r \\"\'<>"]]]', // 134 skipKeyChar
      '[0,["option","keyEnd",">"]]', // 135 readKeyEnd
      '[0,["s",["[*","\\t\\n\\r "],137]]', // 136 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 137 readValueOpen
      '[0,["s",103,["&",["s",104,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]', // 138 skipBadSpacedOpen
      '[0,["s",51,["!",["s",["[*","\\t\\n\\r "],140]],["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],141,20]],["[","\\n\\r"]]]]]', // 139 skipLooseEnd
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 140 readWrongNameEnd
      '[0,["option","parameterOpen","<parameter="]]', // 141 readParameterOpen
      '[0,["s",51,["&",["s",["[*","\\t\\n\\r "],["/","{",141]]]]]', // 142 skip_looseArguments
      '[0,140]', // 143 skipBadNameEnd
      '[0,["&",["s",145,["/","{",141,146]]]]', // 144 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 145 readMayLackNameEnd
      '[0,["option","callClose","</function>"]]', // 146 read_callClose
      '[0,["s",107,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 147 skipBadNameTag
      '[0,["option","sectionClose","</tool_call>"]]', // 148 read_sectionClose
      '[0,["option","keyTags",""]]', // 149 readKeyTags
      '[0,102]', // 150 skipBadCallOpen
      '[0,["s",106,107,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],115,["[*","\\t\\n\\r "],"</tool_name>"]]', // 151 skipElementCallHead
      '[0,["s",153,97]]', // 152 skipBareObject
      '[0,["option","bareJson",""]]', // 153 readBareJson
      '[0,["/",["s",155,"[",["[*","\\t\\n\\r "],["?","{"],["[*","\\t\\n\\r "],["[","\\"\'"],156,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",153,"[",["[*","\\t\\n\\r "],97],["s",157,97]]]', // 154 skip_bareList
      '[0,["option","bareLists",""]]', // 155 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 156 skipCallKey
      '[0,["option","bareOne",""]]', // 157 readBareOne
      '[0,["s",53,["!",159],"[",["[*","\\t\\n\\r "],160,"("]]', // 158 skip_pyList
      '[0,["s","[",160,"()]",["[","(["]]]', // 159 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 160 skipPyName
      '[0,["s","<",162,">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],163,">"]],164]]]', // 161 skipToolHead
      '[0,["option","toolName","ping"]]', // 162 readToolName
      '[0,["option","toolWord","ping"]]', // 163 readToolWord
      '[0,["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]],"\\t\\n\\r {"]', // 164 skipBadToolObject
      '[0,["s","<",162,112]]', // 165 skipEmptyTool
      '[0,["/",["s",["&",167],168,["*",172],176,177,["*",172],183],["s",188,189,24]]]', // 166 skipToolMessageHead
      '[0,["s",168,170]]', // 167 skipAnyHead
      '[0,["/",["s",130,"<|start|>",["[*","\\t "],["?","assistant"]],["s",130,["&",["/","<|channel|>",169]]]]]', // 168 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 169 skipFirstTo
      '[0,["q",171]]', // 170 skipHeadGoesOn
      '[1,["scan",172,["/",183,["s",176,177,186]]],"\\t <cjt"]', // 171 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",173,174,180,181,["s",176,178,["!",179]],182],["[*","\\t "]]],"\\t <cjt"]', // 172 skipHeadPart
      '[0,["s",174,["&",["s",["*",["s",["!",175],["/",172,["s",176,177]]]],175]]]]', // 173 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 174 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 175 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 176 skipTo
      '[0,["s",["!",["s",178,["!",179]]],["?","functions."],["+",179]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 177 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 178 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 179 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 180 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 181 skipConstraint
      '[0,["/","json","code"],"cj"]', // 182 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",184]],"\\t <"]', // 183 skipMessage
      '[0,["s",185,["[","\\t "]]]', // 184 skipPadding
      '[0,["option","padded",""]]', // 185 readPadded
      '[0,["q",187]]', // 186 skipAddressedGoesOn
      '[1,["scan",172,183],"\\t <cjt"]', // 187 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 188 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",179]],"A-Z_a-z\u0080-\uffff"]', // 189 skipRecipientName
      '[0,["q",191]]', // 190 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 191 readSameTicks
      '[0,["N",5,[":",0,["$",["[+","`"]]]]]', // 192 readThoughtTick
      '[1,["L",194]]', // 193 leaf
      '[1,["/",195,196,197]]', // 194 readThoughtEnd
      '[0,["N","ThoughtClose",47]]', // 195 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 196 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 197 readMissingThoughtClose
      '[0,["L",199]]', // 198 leaf
      '[0,["N","NoThought",["s",46,["[*","\\t\\n\\r "],47]]]', // 199 readNoThought
      '[1,["L",201]]', // 200 leaf
      '[1,["M","BadThoughtClose",47]]', // 201 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],154]],["?",1]]]]', // 202 leaf
      '[0,["L",["&",154]]]', // 203 leaf
      '[0,["L",205]]', // 204 leaf
      '[0,["N","ListOpen","[",206]]', // 205 readListOpen
      '[0,["option","tupleOpen","("]]', // 206 readTupleOpen
      '[1,["L",208]]', // 207 leaf
      '[1,["N","Comma",["s",["/",53,52],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],209,","]]', // 208 readComma
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 209 readBadComma
      '[0,["L",["!",20]]]', // 210 leaf
      '[0,["L",212]]', // 211 leaf
      '[0,["N","SetOpen",["s",["/",53,52],"{",["&",["s",["[*","\\t\\n\\r "],["/",95,96],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 212 readSetOpen
      '[0,["L",214]]', // 213 leaf
      '[0,["N","ObjectOpen","{"]]', // 214 readObjectOpen
      '[1,["L",216]]', // 215 leaf
      '[1,["N",6,["s",[":",0,"\\""],[":",1,217],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,221],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,222],[":",1,223],222,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,224],["[*","\\t\\n\\r "],":"],["s",[":",0,225],[":",2,226],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],227]],[":",1,229],["[*","\\t\\n\\r "],":"]]]', // 216 readKey
      '[1,["{",67,[":",0,["|",0,null,true,["/",218,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 217 readDoubleKey
      '[1,["/",219,["{",79,[":",0,220]]]]', // 218 readKeyEscape
      '[0,["/",["{",68,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",69,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",70,["s","\\\\",[":",0,["$",["[","\\"\\\\\\\\"]]]]],["{",71,["s",["!",["/",53,52]],"\\\\",[":",0,"/"]]],["{",72,["s",["/",53,52],"\\\\",[":",0,"\'"]]],["{",73,["s",["/",53,52],"\\\\",[":",0,["$",["[","av"]]]]],["{",74,["s",["/",53,52],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",75,["s",["/",53,52],"\\\\",24]],["{",76,["s",["/",53,52],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",77,["s",["/",53,52],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",78,["s",["/",53,52],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 219 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 220 readBadEscape
      '[1,["{",80,[":",0,["|",0,null,true,["/",218,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 221 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 222 readMarkedQuote
      '[0,["$",["+",["s",["!",222],["[","^\\n\\r"]]]]]', // 223 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"$A-Z_a-z\u0080-\uffff"]', // 224 readBareKey
      '[0,["option","looseKeys",""]]', // 225 readLooseKeys
      '[1,["M","BadKey",""]]', // 226 readBadKey
      '[0,["q",228]]', // 227 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r $\\\\-.0-:A-Z_a-z\u0080-\uffff"]', // 228 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"$@-Z_a-z\u0080-\uffff"]', // 229 readLooseKey
      '[0,["L",["?",231]]]', // 230 leaf
      '[0,["t",[0,1],["!",22],1]]', // 231 readGap
      '[0,["L",233]]', // 232 leaf
      '[0,["N",7,["s",["/",53,52],[":",0,["$",["/","\\"\\"\\"","\'\'\'"]]]]]]', // 233 readTripleOpen
      '[0,[[["s",["!",235],["[","^\\\\\\\\"]],null,0,false],[219,null,0,true]]]', // 234 text
      '[0,["q",236]]', // 235 skipTripleAgain
      '[0,["same",4,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 236 readTripleAgain
      '[1,["L",["/",238,220]]]', // 237 leaf
      '[1,["@",1,["endsInside",239],["M","BadCutEscape",["[+","^"]]]]', // 238 readBadCutEscape
      '[0,["q",219]]', // 239 skipEscape
      '[1,["L",241]]', // 240 leaf
      '[1,["/",242,243,244]]', // 241 readTripleEnd
      '[0,["N","TripleClose",235]]', // 242 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 243 readMissingRest
      '[1,["M","MissingQuote",""]]', // 244 readMissingQuote
      '[0,["L",246]]', // 245 leaf
      '[0,["N",8,["s","\\"",[":",0,247],"\\"",["&",249]]]]', // 246 readPlainText
      '[0,["{",81,[":",0,["|",0,null,true,["/",["$",248],219]]]]]', // 247 read_plainText
      '[0,["+",["/",["[+"," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff"],["s",["!",20],["["," !#-[]-\uffff"]]]]]', // 248 skipPlainRun
      '[0,["/",["s",["[*","\\t "],20],["s",["[*","\\t\\n\\r "],["/",20,["[",",]}"],["!",["[","^"]],["s",250,["[","):"]]]],["s",250,252,["[","^"]]]]', // 249 skipAfterText
      '[0,["/",53,52,225,251]]', // 250 skipNotJson
      '[0,["inside",0]]', // 251 readInBuiltin
      '[0,["[+","\\t\\n\\r "]]', // 252 skipSpace
      '[0,["L",254]]', // 253 leaf
      '[0,["N","DoubleOpen","\\""]]', // 254 readDoubleOpen
      '[0,[[["s",["!",20],["[","!#-[]-\uffff"]],null,0,false],[["s",["[+"," "],["!",["s",20,["!",256]]]],null,0,false],[219,null,0,true],[["s",20,["&",256]],null,0,false]]]', // 255 text
      '[0,["q",257]]', // 256 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["/",["[",",:]}"],["s",250,")"]]]],"^\\n\\r"]', // 257 readDoubleGoesOn
      '[1,["L",["/",238,220,259,["t",[0,1],["!",260],261]]]]', // 258 leaf
      '[1,["M","BadControl",["s",["!",20],["[","\\u0000-\\u001f"],["[*","\\t\\n\\r "],["!",["s",20,["!",256]]]]]]', // 259 readBadControl
      '[0,["s",["[","\\"\'"],["&",249]]]', // 260 skipClosingQuote
      '[1,["/",262,265]]', // 261 readDamage
      '[1,["M","BadDamage",["s",["!",250],["!",263],["+",["/",["s",["!",20],["[","^"]],["s",20,["&",256],["[","^"]],["s",264,["&",["s",["[*","\\t\\n\\r "],["[","\\",:]}"]]]]]]]]]', // 262 readBadDamage
      '[0,["!",["[","^"]]]', // 263 skipMissingRest
      '[0,["option","endToken","<|im_end|>"]]', // 264 readEndToken
      '[1,["M","BadDebris",["s",250,["!",20],["!",263],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 265 readBadDebris
      '[1,["L",267]]', // 266 leaf
      '[1,["/",268,243,244]]', // 267 readTextEnd
      '[0,["N","TextClose",260]]', // 268 readTextClose
      '[0,["L",270]]', // 269 leaf
      '[0,["N","SingleOpen","\'"]]', // 270 readSingleOpen
      '[0,[[["s",["!",20],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,false],[["s",["[+","\\t "],["!",["s",20,["!",272]]]],null,0,false],[219,null,0,true],[["s",20,["&",272]],null,0,false]]]', // 271 text
      '[0,["q",273]]', // 272 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 273 readSingleGoesOn
      '[0,["L",275]]', // 274 leaf
      '[0,["N","MarkedOpen",222]]', // 275 readMarkedOpen
      '[0,[[["s",["!",222],["!",20],["!",277],["[","^"]],null,0,false],[["s",["!",222],20,["&",279]],null,0,false]]]', // 276 text
      '[0,["q",278]]', // 277 skipCutMarkedQuote
      '[0,["@",1,["endsInside",222],""]]', // 278 readCutMarkedQuote
      '[0,["q",280]]', // 279 skipMarkedGoesOn
      '[0,["scan",["s",["!",222],["[","^\\n\\r"]],222]]', // 280 readMarkedGoesOn
      '[1,["L",282]]', // 281 leaf
      '[1,["/",283,284,243,244]]', // 282 readMarkedEnd
      '[0,["N","MarkedClose",222]]', // 283 readMarkedClose
      '[1,["@",1,["endsInside",222],["M","BadCutMarkedQuote",["[+","^"]]]]', // 284 readBadCutMarkedQuote
      '[1,["L",["/",286,290,293]]]', // 285 leaf
      '[1,["M",1,["s",["&",["s",["|",0,32,false,287],288]],[":",0,["$",["+",287]]],222]]]', // 286 readBadMarkedText
      '[0,["s",["!",222],["!",20],["[","^\\n\\r\\"\'-),:[]{}"]]]', // 287 skipUnopenedChar
      '[0,["q",289]]', // 288 skipUnopenedGoesOn
      '[0,["scan",287,222]]', // 289 readUnopenedGoesOn
      '[1,["N",9,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",291]],["s",250,[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,292],["&",291]],["s",["/",53,52],[":",0,["$",["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]]]],["&",291]]]]', // 290 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],20]]', // 291 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 292 readBadPoint
      '[0,["N",10,[":",0,["$",["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],294]]]]]', // 293 readWord
      '[0,["q",295]]', // 294 skipWordRest
      '[0,["scan",["s",["!",20],["[","^\\t\\n\\r (),[]{}"]],["&",291]]]', // 295 readWordRest
      '[1,["L",297]]', // 296 leaf
      '[1,["M","MissingValue",["&",["[",",]}"]]],",]}"]', // 297 readMissingValue
      '[1,["L",["/",208,231,299,["t",[0,1],["!","}"],261]]]]', // 298 leaf
      '[1,["@",1,["endsInside",300],["M","BadCutPart",["s",["+",["s",["!",20],["[","^"]]],["!",["[","^"]]]]]]', // 299 readBadCutPart
      '[0,["/",301,307,308]]', // 300 skipPart
      '[0,["/",["s","\\"",302,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",303,"\'",["[*","\\t\\n\\r "],":"],["s",222,304,222,["[*","\\t\\n\\r "],":"],["s","",305,["[*","\\t\\n\\r "],":"],["s",225,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],227]],306,["[*","\\t\\n\\r "],":"]]]', // 301 skipKey
      '[0,["q",217]]', // 302 skipDoubleKey
      '[0,["q",221]]', // 303 skipSingleKey
      '[0,["+",["s",["!",222],["[","^\\n\\r"]]]]', // 304 skipMarkedKey
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"$A-Z_a-z\u0080-\uffff"]', // 305 skipBareKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"$@-Z_a-z\u0080-\uffff"]', // 306 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",291]],["s",250,["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",291]],["s",["/",53,52],["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]],["&",291]]]]', // 307 skipNumber
      '[0,["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],294]]', // 308 skipWord
      '[1,["L",310]]', // 309 leaf
      '[1,["/",311,243,312]]', // 310 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 311 readObjectClose
      '[1,["M","MissingBracket",""]]', // 312 readMissingBracket
      '[1,["L",["/",231,299,265]]]', // 313 leaf
      '[1,["L",315]]', // 314 leaf
      '[1,["/",316,243,312]]', // 315 readSetEnd
      '[0,["N","SetClose","}"]]', // 316 readSetClose
      '[1,["L",["/",231,299,["t",[0,1],["!",318],261]]]]', // 317 leaf
      '[0,["/","]",319]]', // 318 skipListClose
      '[0,["option","tupleClose",")"]]', // 319 readTupleClose
      '[1,["L",321]]', // 320 leaf
      '[1,["/",322,243,312]]', // 321 readListEnd
      '[0,["N","ListClose","]",319]]', // 322 readListClose
      '[1,["L",["/",324,327]]]', // 323 leaf
      '[1,["M","BadEndToken",["s",264,["&",325]]]]', // 324 readBadEndToken
      '[0,["q",326]]', // 325 skipLastTokens
      '[0,["scan",["/",264,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 326 readLastTokens
      '[1,["M","BadRunOn",["s",["/",32,328],["[*","^"]]]]', // 327 readBadRunOn
      '[0,["/",["s",["|",0,8,false,["s",264,["[*","\\t\\n\\r "]]],329],["s",["/","<tool_response>","<function_results>"],24]]]', // 328 skipHostPart
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]],"<"]', // 329 skipHostTurn
      '[0,["L",331]]', // 330 leaf
      '[0,["N",11,["s",48,[":",0,332],".call("]]]', // 331 readBuiltinHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 332 readBuiltinName
      '[0,["L",334]]', // 333 leaf
      '[0,["N",12,["s",[":",0,224],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 334 readPyKey
      '[0,["L",["?",1]]]', // 335 leaf
      '[1,["L",["/",1,337,299,265]]]', // 336 leaf
      '[1,["@",1,["endsInside",338],["M","BadCutArgument",["[+","^"]]]]', // 337 readBadCutArgument
      '[0,["s",305,["[*","\\t\\n\\r "],"=",["!","="]]]', // 338 skipPyKey
      '[1,["L",340]]', // 339 leaf
      '[1,["/",341,243,312]]', // 340 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 341 readPyCallClose
      '[1,["L",343]]', // 342 leaf
      '[1,["@",1,["endsInside",344],["M","BadCutBuiltin",["[+","^"]]]]', // 343 readBadCutBuiltin
      '[0,["s",48,345,".call("]]', // 344 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 345 skipBuiltinName
      '[1,["L",347]]', // 346 leaf
      '[1,["N",13,["s",["&",167],[":",0,348],["*",349],176,352,["!",179],["*",349],183],["s",188,352,24],["s",48,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 347 readCodeHead
      '[0,["/",["$",["s",130,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",130,["&",["/","<|channel|>",169]]]]]]', // 348 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",350,174,351,181,["s",176,178,["!",179]],182],["[*","\\t "]]],"\\t <cjt"]', // 349 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",174,["&",["s",["*",["s",["!",175],["/",172,["s",176,177]]]],175]]]]]', // 350 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 351 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 352 readCodeName
      '[0,[[["s",["!",354],["!",["s",264,325]],["[","^"]],null,0,false]]]', // 353 text
      '[0,["/",355,["s",130,["&","<"],167],["s",188,189,24],357]]', // 354 skipMarkAhead
      '[0,["s",130,["?",184],356]]', // 355 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 356 read_messageClose
      '[0,["q",358]]', // 357 skipCutMark
      '[0,["@",1,["endsInside",359],""]]', // 358 readCutMark
      '[0,["/",355,["s",130,["&","<"],167],["s",188,189,24]]]', // 359 skipMark
      '[1,["L",["/",361,362]]]', // 360 leaf
      '[0,["N","CodeToken",["s",["!",130],264]]]', // 361 readCodeToken
      '[1,["/",363,364,365,366,367]]', // 362 readMessageEnd
      '[0,["N","MessageClose",355]]', // 363 readMessageClose
      '[1,["@",1,["endsInside",359],["M","BadCutMessageClose",["[+","^"]]]]', // 364 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",130,["&","<|"]]]]', // 365 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 366 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 367 readMessageOver
      '[1,["L",369]]', // 368 leaf
      '[1,["N",14,["s",["&",167],[":",0,348],["*",349],183],["s",188,370,24]]]', // 369 readTextHead
      '[0,["option","allName","all"]]', // 370 readAllName
      '[1,["L",372]]', // 371 leaf
      '[1,["N",15,["s",["&",167],[":",0,348],["*",349],176,[":",1,373],["*",349],183],["s",188,[":",1,374],24]]]', // 372 readToolMessageHead
      '[0,["@",2,["!",["s",178,["!",179]]],["?","functions."],["$",["+",179]]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 373 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",179]]],"A-Z_a-z\u0080-\uffff"]', // 374 readRecipientName
      '[1,["L",["?",376]]]', // 375 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",101,["s",130,13]]]]]]', // 376 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],354]]]],"\\"\'[n{"]', // 377 leaf
      '[0,[[["s",130,["!",357],379],null,0,false]]]', // 378 text
      '[0,["s",["!",354],["!",["s",264,325]],["[","^"]]]', // 379 skipCodeChar
      '[1,["L",381]]', // 380 leaf
      '[1,["/",1,382,383,384,395]]', // 381 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",148],"```"]]]', // 382 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",20],["[","]}"]]]]]', // 383 readBadBrackets
      '[1,["M","BadLateMembers",["s",",",["[*","\\t\\n\\r "],"\\"",["[*","^\\n\\r\\""],"\\"",["[*","\\t\\n\\r "],":",["*",["s",["!",20],["!",385],["[","^\\n\\r"]]]]]]', // 384 readBadLateMembers
      '[0,["/",["s",130,354],148,386,387,7,91,13,101,["s",52,24,388],["s",264,325],390]]', // 385 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 386 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",13],["!",110],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 387 skipOtherClose
      '[0,["q",389]]', // 388 skipPythonBehind
      '[0,["scan",["[","\\t\\n\\r "],["s",160,"("]],"\\t\\n\\r A-Z_a-z\u0080-\uffff"]', // 389 readPythonBehind
      '[0,["q",391]]', // 390 skipCutStrayStop
      '[0,["@",1,["endsInside",392],""]]', // 391 readCutStrayStop
      '[0,["/",393,394]]', // 392 skipStop
      '[0,["option","marker","<tool_call>"]]', // 393 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 394 readToolOpening
      '[1,["M","BadMessageWords",["s",130,["+",["s",["!",354],["!",["s",264,325]],["[","^"]]]]]]', // 395 readBadMessageWords
      '[1,["L",362]]', // 396 leaf
      '[1,["L",398]]', // 397 leaf
      '[1,["N",16,["s",[":",0,["?",399]],13,["&",400],["*",403]],["s",404,["&",400],["*",403]]]]', // 398 readSectionOpen
      '[0,["@",2,91,["[*","\\t "],["$",["+",18]],["[*","\\t\\n\\r "]]]', // 399 readSectionTitle
      '[0,["q",401]]', // 400 skipOpensAndGoesOn
      '[0,["scan",["s",["[*","\\t\\n\\r "],13],402]]', // 401 readOpensAndGoesOn
      '[0,["s",["[*","\\t\\n\\r "],["|",0,64,false,["[","^\\"\'(<[]{"]],["/",["[","\\"\'(<[]{"],["!",["[","^"]]]]]', // 402 skipSectionGoesOn
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],13]]]', // 403 readBadOpenAgain
      '[1,["M","BadSectionOpen",14,["s",405,["&",["s",["[*","\\t\\n\\r "],100]]]]]', // 404 readBadSectionOpen
      '[0,["option","otherSectionOpen","<function_calls>"]]', // 405 readOtherSectionOpen
      '[1,["L",407]]', // 406 leaf
      '[1,["N",17,["s",["/",110,102],["[*","\\t\\n\\r "],[":",0,408],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,409]]]]', // 407 readEmptyCall
      '[0,["$",["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]]', // 408 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 409 readBadSelfClose
      '[1,["L",411]]', // 410 leaf
      '[1,["N",19,["s",[":",0,412],[":",1,413],["[*","\\t\\n\\r "],120,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",110,["[*","\\t\\n\\r "],["!",121],[":",1,413],["[*","\\t\\n\\r "],[":",2,["?",414]],19,[":",3,["|",0,null,true,415]],44,[":",4,["?",["/",416,417]]]],["s",110,["[*","\\t\\n\\r "],[":",1,104],51,["&",["s",["[*","\\t\\n\\r "],133,["[*","\\t\\n\\r "],135,136]]],["s",[":",0,418],[":",1,104],["?",["[","\\"\'"]],["[*","\\t "],">"],["s",110,["[*","\\t\\n\\r "],[":",1,["$",["+",18]]],139],["s",110,["[*","\\t\\n\\r "],[":",1,413],142],["s",110,["[*","\\t\\n\\r "],[":",1,413],["[*","\\t\\n\\r "],[":",5,["/",419,420]]],["s",[":",0,421],[":",1,413],["[*","\\t\\n\\r "],146,["&",["s",["[*","\\t\\n\\r "],["/",141,148,["s",149,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,422],[":",1,413],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],[":",5,419]],["s",51,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 411 readCallHead
      '[1,["M","BadOtherCall",105]]', // 412 readBadOtherCall
      '[0,["/",117,["$",["s",18,["*",["s",["[*","\\t "],18]]]]]]', // 413 readCallName
      '[0,["@",1,124,["$",["[+","^\\t\\n\\r <[{"]]]]', // 414 readCallId
      '[0,["N",18,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 415 readAttribute
      '[1,["M","BadEarlyWords",["s",["&",127],["|",1,400,false,["s",["!",20],["[","^{"]]],["&",["s","{",["|",0,40,false,["[","^\\"\'0-9A-Za-{}"]],["[","\\"\'}"]]]]]]', // 416 readBadEarlyWords
      '[1,["M","BadNoArguments",["&",127]]]', // 417 readBadNoArguments
      '[1,["M","BadSpacedOpen",["s",103,["&",["s",104,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]]', // 418 readBadSpacedOpen
      '[1,["M","BadNameEnd",140]]', // 419 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",145,["/","{",141,146]]]]]', // 420 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",107,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 421 readBadNameTag
      '[1,["M","BadCallOpen",102]]', // 422 readBadCallOpen
      '[1,["L",424]]', // 423 leaf
      '[1,["N",20,["s",["?",24],[":",0,425]]]]', // 424 readLoneParameterHead
      '[1,["M","MissingParameterOpen",["s",426,["&",["s",["[*","\\t\\n\\r "],["!",["[","\\"\'<[{"]],["|",1,4096,false,["s",["!",427],["!",20],["[","^"]]],427]]]]]', // 425 readMissingParameterOpen
      '[0,["option","onlyParameter","",2]]', // 426 readOnlyParameter
      '[0,["option","parameterClose","</parameter>"]]', // 427 readParameterClose
      '[0,[[null,"^\\n\\r<",1,false],[["s",429,["&",430]],null,0,false],[["s",["!",434],["!",454],["/",24,"<"]],null,0,false],[["s",24,455],null,0,false]]]', // 428 text
      '[0,["s",13,["[*","\\t\\n\\r "],110,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",148],["!",13],"<"]]],148]]', // 429 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],429,["s",["!",141],["!",431],["!",427],["!",432],"<"]]],["/",427,["s",["&","<"],432]]]]', // 430 skipClosesLater
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 431 readWrongParameterOpen
      '[0,["q",433]]', // 432 skipCutRaw
      '[0,["@",1,["endsInside",427],""]]', // 433 readCutRaw
      '[0,["s",["?",435],["&",["s",["?",24],["/","<",["!",["[","^"]]]]],437]]', // 434 skipRawStop
      '[0,["s",436,24]]', // 435 skip_rawLayout
      '[0,["option","layout",""]]', // 436 readLayout
      '[0,["/",["s",438,["/",427,439]],["s",441,427,["&",["s",["[*","\\t\\n\\r "],["|",0,4,false,["s",427,["[*","\\t\\n\\r "]]],["/",20,442,450,["!",["[","^"]]]]]],["s",441,451,["&",["s",["[*","\\t\\n\\r "],["/",20,442,450,["!",["[","^"]]]]]],["s",440,["[*","\\t\\n\\r "],427],["s",["?",24],["/",["s",20,["&",["s",["[*","\\t\\n\\r "],20]],["!",430]],["s",441,146,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]],["s",148,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]]]],["s",["?",24],["/",141,431]],["s",452,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]],["!",430]],["s",["?",24],453,["!",430]],432]]', // 437 skipRawMarker
      '[0,["option","lenient",""]]', // 438 readLenient
      '[0,["s",440," name=",["[*","^\\n\\r>"],">"]]', // 439 skipNamedClose
      '[0,["option","parameterCloseStart","</parameter"]]', // 440 readParameterCloseStart
      '[0,["option","guarded",""]]', // 441 readGuarded
      '[0,["s",149,443]]', // 442 skipKeyTag
      '[0,["s","<",444,">"]]', // 443 skipNextElement
      '[0,["/",445,["s",["!",446],448]]]', // 444 skipElementKey
      '[0,["option","toolParameter","port",2]]', // 445 readToolParameter
      '[0,["s",["/",447,["s",106,["/","invoke","tool_name","parameters"]]],">"]]', // 446 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 447 readWordThatIsNoKey
      '[0,["s",["/",449,106],["[+","^\\t\\n\\r /<>"]]]', // 448 skipAnyKey
      '[0,["option","nests",""]]', // 449 readNests
      '[0,["/",["s",441,"parameter=",["&",["s",133,">"]]],["s",441,["s","<parameter",["[+","\\t ="]],["&",["s",445,["/",">",24]]]]]]', // 450 skipDriftedOpen
      '[0,["/",439,["s",440,["[*","0-9A-Z_a-z"],["?",">"]]]]', // 451 skipDriftedClose
      '[0,["option","otherParameterClose","</parameter>"]]', // 452 readOtherParameterClose
      '[0,["option","otherParameterOpen","<parameter name="]]', // 453 readOtherParameterOpen
      '[0,["s",441,427]]', // 454 skipGuardedClose
      '[0,["s",429,["&",430]]]', // 455 skip_shownCall
      '[1,["L",["?",457]]]', // 456 leaf
      '[1,["M","BadHalfClose",["s",["?",435],440,["&",["s",["[*","\\t\\n\\r "],427]],["[*","\\t\\n\\r "]]]]', // 457 readBadHalfClose
      '[1,["L",459]]', // 458 leaf
      '[1,["/",460,461,462,243,464]]', // 459 readParameterEnd
      '[0,["N","RawEnd",["s",["?",435],427]]]', // 460 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",435],["/",452,439,["s",441,451]]]]]', // 461 readBadParameterClose
      '[1,["@",1,["endsInside",463],["M","BadCutRaw",["[+","^"]]]]', // 462 readBadCutRaw
      '[0,["s",["?",435],427]]', // 463 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 464 readMissingParameterClose
      '[1,["L",["?",466]]]', // 465 leaf
      '[1,["M","BadParameterCloseAgain",["+",["s",["[*","\\t\\n\\r "],427]]]]', // 466 readBadParameterCloseAgain
      '[1,["L",["?",468]]]', // 467 leaf
      '[1,["@",1,["endsInside",129],["M","BadCutInnerFence",["[+","^"]]]]', // 468 readBadCutInnerFence
      '[0,["L",1]]', // 469 leaf
      '[1,["L",471]]', // 470 leaf
      '[1,["N",21,["s",141,[":",0,["?",472]],["[*","\\t\\n\\r "],[":",1,473],[":",2,["?",476]],136],["s",141,["[*","\\t\\n\\r "],[":",1,473],[":",3,["|",0,null,true,415]],477,[":",4,["?",478]],["/",136,481]],["s",141,["[*","\\t\\n\\r "],[":",1,474],[":",5,482],136],["s",141,["[*","\\t\\n\\r "],[":",1,473],["[*","\\t\\n\\r "],[":",5,483]],["s",141,["[*","\\t\\n\\r "],[":",1,["/",445,["@",1,["!",481],484]]],[":",5,485]],["s",[":",5,486],[":",1,474],["[*","\\t\\n\\r "],135,136],["s",[":",5,487],[":",1,474],["?",["[","\\"\'"]],[":",3,["|",0,null,true,415]],["/",">",["&",24]]]]]', // 471 readParameterHead
      '[1,["M","BadKeyOpenAgain",["+",["s",["[*","\\t\\n\\r "],141]]]]', // 472 readBadKeyOpenAgain
      '[0,["/",["@",0,117,135],["@",0,474,["[*","\\t\\n\\r "],135],["@",1,475,["$",["+",["s",["!",135],["[","^\\n\\r\\"<"]]]],135]]]', // 473 readClosedKey
      '[0,["$",["s",134,["*",["s",["[*","\\t "],134]]]]]', // 474 readParameterKey
      '[0,["option","quotedKeys",""]]', // 475 readQuotedKeys
      '[1,["M","BadKeyCloseAgain",["+",["s",["[*","\\t\\n\\r "],135]]]]', // 476 readBadKeyCloseAgain
      '[0,["option","parameterHeadEnd",""]]', // 477 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],479,["$",["[*","^<"]],480]]', // 478 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 479 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 480 readTypeClose
      '[0,["option","valueFollows",""]]', // 481 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 482 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",481],["&",["[","^\\t\\n\\r <"]]]]]', // 483 readMissingValueOpen
      '[0,["$",["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"\\\\-0-9A-Z_a-z\u0080-\uffff"]', // 484 readWordKey
      '[1,["M","BadKeyEquals","="]]', // 485 readBadKeyEquals
      '[1,["M","MissingKeyOpen",["&",["s",133,["[*","\\t\\n\\r "],135,136]]]]', // 486 readMissingKeyOpen
      '[1,["M","BadParameterOpen",431,453,450]]', // 487 readBadParameterOpen
      '[1,["L",["?",489]]]', // 488 leaf
      '[1,["M","BadHeadAgain",["+",["s",["[*","\\t\\n\\r "],490]],["+",["s",["[*","\\t\\n\\r "],141,["[*","\\t\\n\\r "],491,["[*","\\t\\n\\r "],135,["*",125],477]]]]', // 489 readBadHeadAgain
      '[0,["option","headMark","<arg_value>"]]', // 490 readHeadMark
      '[0,["q",492]]', // 491 skipSameKey
      '[0,["same",3,["$",["+",134]]]]', // 492 readSameKey
      '[0,["L",494]]', // 493 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],495]]]', // 494 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 495 read_verbatimOpen
      '[0,[[["s",["!",497],["!",499],["[","^"]],null,0,false]]]', // 496 text
      '[0,["s",498,["&",["s",["[*","\\t\\n\\r "],["/",427,432]]]]]', // 497 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 498 read_verbatimClose
      '[0,["q",500]]', // 499 skipCutVerbatim
      '[0,["@",1,["endsInside",497],""]]', // 500 readCutVerbatim
      '[1,["L",502]]', // 501 leaf
      '[1,["/",503,243,504]]', // 502 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",498,["&",["s",["[*","\\t\\n\\r "],427]],["[*","\\t\\n\\r "]]]]', // 503 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 504 readMissingVerbatimClose
      '[0,["L",506]]', // 505 leaf
      '[0,["N","RawLayout",["s",436,24]]]', // 506 readRawLayout
      '[1,["L",508]]', // 507 leaf
      '[1,["M","BadQuotedClose",["s",["&",509],427]]]', // 508 readBadQuotedClose
      '[0,["/",["s",438,427,["!",["s",["[*","\\t\\n\\r "],["/","<",20,["!",["[","^"]],["s",133,["[*","\\t\\n\\r "],135,136]]]],["&",430]],["s",["!",434],454]]]', // 509 skipQuotesClose
      '[1,["L",511]]', // 510 leaf
      '[1,["@",1,["endsInside",512],["M","BadCutParameter",["[+","^"]]]]', // 511 readBadCutParameter
      '[0,["/",513,427]]', // 512 skipParameterMarker
      '[0,["/",["s",141,["?",514],["[*","\\t\\n\\r "],515,["?",516],136],["s",141,["[*","\\t\\n\\r "],515,["*",125],477,["?",517],["/",136,481]],["s",141,["[*","\\t\\n\\r "],133,"",136],["s",141,["[*","\\t\\n\\r "],515,["[*","\\t\\n\\r "],518],["s",141,["[*","\\t\\n\\r "],["/",445,["s",["!",481],519]],"="],["s",520,133,["[*","\\t\\n\\r "],135,136],["s",521,133,["?",["[","\\"\'"]],["*",125],["/",">",["&",24]]]]]', // 513 skipParameterHead
      '[0,["+",["s",["[*","\\t\\n\\r "],141]]]', // 514 skipBadKeyOpenAgain
      '[0,["/",["s",116,135],["s",133,["[*","\\t\\n\\r "],135],["s",475,["+",["s",["!",135],["[","^\\n\\r\\"<"]]],135]]]', // 515 skipClosedKey
      '[0,["+",["s",["[*","\\t\\n\\r "],135]]]', // 516 skipBadKeyCloseAgain
      '[0,["s",["[*","\\t\\n\\r "],479,["[*","^<"],480]]', // 517 skipValueType
      '[0,["s",["!",481],["&",["[","^\\t\\n\\r <"]]]]', // 518 skipMissingValueOpen
      '[0,["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]],"\\\\-0-9A-Z_a-z\u0080-\uffff"]', // 519 skipWordKey
      '[0,["&",["s",133,["[*","\\t\\n\\r "],135,136]]]', // 520 skipMissingKeyOpen
      '[0,["/",431,453,450]]', // 521 skipBadParameterOpen
      '[0,["L",["&",["/",449,149]]]]', // 522 leaf
      '[1,["L",524]]', // 523 leaf
      '[1,["N",22,["s",[":",0,["?",525]],526,[":",1,527],">"],["s",449,526,[":",0,529],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 524 readElementHead
      '[1,["M","BadKeyTag",149]]', // 525 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 526 readTagOpen
      '[0,["/",445,["@",1,["!",446],528]]]', // 527 readElementKey
      '[0,["@",1,["/",449,106],["$",["[+","^\\t\\n\\r /<>"]]]]', // 528 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 529 readBadNamedTag
      '[1,["L",["?",531]]]', // 530 leaf
      '[1,["M","BadElementHeadAgain",["s",["+",["s",["[*","\\t\\n\\r "],526,532,">"]],["&",["s",534,["!",543]]]],["s",449,["+",["s",["[*","\\t\\n\\r "],542]],["&",["s",["|",0,4096,false,["s",["!",545],["!",546],["[","^"]]],535]]]]]', // 531 readBadElementHeadAgain
      '[0,["q",533]]', // 532 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 533 readKeyAgain
      '[0,["s",["|",0,4096,false,["s",["!",535],["!",537],["!",542],["[","^"]]],535]]', // 534 skipElementClosesBehind
      '[0,["s",536,532,">"]]', // 535 skip_elementClose
      '[0,["option","tagClose","</"]]', // 536 readTagClose
      '[0,["/",538,541,["s",146,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]]]]]', // 537 skipElementsClose
      '[0,["s","</",["&",162],539,">"]]', // 538 skip_toolClose
      '[0,["q",540]]', // 539 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 540 readToolAgain
      '[0,["s",106,"</parameters>"]]', // 541 skip_argumentsClose
      '[0,["s","<",532,">"]]', // 542 skipElementOpensAgain
      '[0,["s",["*",["s",["!",535],["!",537],["!",544],["[","^"]]],535]]', // 543 skipElementClosesLater
      '[0,["s","<",["!",532],445,">",["!",534]]]', // 544 skipOtherParameter
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 545 readTagMarker
      '[0,["s","</",532,">"]]', // 546 skip_unmarkedClose
      '[0,["L",["?",548]]]', // 547 leaf
      '[0,["N","ElementLayout",["s",549,24]]]', // 548 readElementLayout
      '[0,["option","tagLayout",""]]', // 549 readTagLayout
      '[0,["L",["&",["s",449,["[*","\\t\\n\\r "],526,["!",446],448,">"]]]]', // 550 leaf
      '[0,[[["s",526,532,">",["|",0,4096,false,["s",["!",542],["!",535],["[","^"]]],535,["&",543]],null,0,false],[["s",["!",552],["[","^"]],null,0,false]]]', // 551 text
      '[0,["/",545,553,["s",549,["?",24],["/",554,537,544,555,556]]]]', // 552 skipElementStop
      '[0,["s",449,546,["&",["s",["[*","\\t\\n\\r "],545]],["!",["s",["[*","\\t\\n\\r "],535]]]]', // 553 skipClosedUnmarked
      '[0,["s",535,["/",["&",["s",["[*","\\t\\n\\r "],["/",535,443,537,["!",["[","^"]]]]],["!",543]]]]', // 554 skipElementCloses
      '[0,["s",149,20,["!",534]]]', // 555 skipMarksBehind
      '[0,["q",557]]', // 556 skipCutElement
      '[0,["@",1,["endsInside",535],""]]', // 557 readCutElement
      '[1,["L",559]]', // 558 leaf
      '[1,["/",560,562,563,243,564]]', // 559 readElementEnd
      '[0,["N","ElementClose",561]]', // 560 readElementClose
      '[0,["s",["?",["s",549,24]],535]]', // 561 skipElementEnding
      '[1,["M","BadElementClose",["s",449,["/",["s",536,["!",446],448,">"],546]]]]', // 562 readBadElementClose
      '[1,["@",1,["endsInside",561],["M","BadCutElementClose",["[+","^"]]]]', // 563 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 564 readMissingElementClose
      '[1,["L",["?",566]]]', // 565 leaf
      '[1,["M","BadElementCloseAgain",["+",["s",["[*","\\t\\n\\r "],535]]]]', // 566 readBadElementCloseAgain
      '[1,["L",568]]', // 567 leaf
      '[1,["N",23,["s",449,569,"<",[":",0,570],">"]]]', // 568 readUnmarkedHead
      '[1,["M","BadUnmarkedTag",""]]', // 569 readBadUnmarkedTag
      '[0,["@",1,["!",446],["$",["[+","^\\t\\n\\r /<>"]]]]', // 570 readUnmarkedKey
      '[0,["L",["&",["s",["[*","\\t\\n\\r "],"<",572,">"]]],"\\t\\n\\r <"]', // 571 leaf
      '[0,["s",["!",446],["[+","^\\t\\n\\r /<>"]]]', // 572 skipUnmarkedKey
      '[0,[[["s",["!",574],["[","^"]],null,0,false]]]', // 573 text
      '[0,["/",545,546,["s",20,["!",575]]]]', // 574 skipUnmarkedStop
      '[0,["s",["|",1,4096,false,["s",["!",546],["[","^"]]],546],"^"]', // 575 skipUnmarkedClosesLater
      '[1,["L",577]]', // 576 leaf
      '[1,["/",578,243,564]]', // 577 readUnmarkedEnd
      '[0,["N","UnmarkedClose",546]]', // 578 readUnmarkedClose
      '[1,["L",580]]', // 579 leaf
      '[1,["@",1,["endsInside",581],["M","BadCutElement",["[+","^"]]]]', // 580 readBadCutElement
      '[0,["/",["s",["?",582],526,444,">"],["s",449,526,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 581 skipElementHead
      '[0,149]', // 582 skipBadKeyTag
      '[1,["L",["/",584,585,376,382]]]', // 583 leaf
      '[1,["M","BadLoneKey",["s",141,["[*","\\t\\n\\r "],133,["[*","\\t\\n\\r "],135]]]', // 584 readBadLoneKey
      '[1,["M","BadParameter",["s",["/",141,431],["*",["s",["!",427],["!",141],["!",431],["!",20],["[","^"]]],["?",427]],["s",128,["&",586],["+",["s",["!",427],["[","^"]]],427]]]', // 585 readBadParameter
      '[0,["q",587]]', // 586 skipLostParameter
      '[0,["scan",["s",["!",427],["!",141],["!",20],["[","^"]],427]]', // 587 readLostParameter
      '[0,["L",["&",131]]]', // 588 leaf
      '[1,["L",["/",383,590,384]]]', // 589 leaf
      '[1,["M","BadJunk",["s",["!",128],["!",146],["!",148],["!",101],["!",107],["s",["?",545],["+",["s",["!",20],["!",146],["!",390],["!",141],["!",545],["!",442],["!",["[","[{"]],["[","^"]]]]]]]', // 590 readBadJunk
      '[1,["L",592]]', // 591 leaf
      '[1,["/",593,594,596,597,598,600,601]]', // 592 readCallEnd
      '[0,["N","CallClose",146]]', // 593 readCallClose
      '[1,["M","BadCallClose",595]]', // 594 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 595 readWrongCallClose
      '[1,["@",1,["endsInside",392],["M","BadCutClose",["[+","^"]]]]', // 596 readBadCutClose
      '[0,["N","CallOver",["s",128,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 597 readCallOver
      '[0,["N","CallOverAtEnd",["s",128,599,["!",["[","^"]]]]]', // 598 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 599 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 600 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 601 readMissingCallClose
      '[0,["L",603]]', // 602 leaf
      '[0,["N",24,["s",106,107,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,413],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 603 readElementCallHead
      '[0,["L",605]]', // 604 leaf
      '[0,["N","ArgumentsOpen",606]]', // 605 readArgumentsOpen
      '[0,["s",106,"<parameters>"]]', // 606 skip_argumentsOpen
      '[0,["L",["s",["&","{"],["!",20]]],"{"]', // 607 leaf
      '[1,["L",["/",580,609,614]]]', // 608 leaf
      '[1,["M","BadLostElement",["s",["&",610],["*",["s",["!",612],["[","^"]]],612]]]', // 609 readBadLostElement
      '[0,["q",611]]', // 610 skipLostElement
      '[0,["scan",["s",["!",612],["!",613],["!",161],["!",20],["[","^"]],612]]', // 611 readLostElement
      '[0,["s","</",445,">"]]', // 612 skipLostClose
      '[0,["/",537,606,443]]', // 613 skipToolTag
      '[1,["M","BadToolWords",["+",["s",["!",613],["!",161],["!",20],["!",615],["[","^"]]]]]', // 614 readBadToolWords
      '[0,["q",616]]', // 615 skipCutToolTag
      '[0,["@",1,["endsInside",613],""]]', // 616 readCutToolTag
      '[1,["L",618]]', // 617 leaf
      '[1,["/",619,620,243,621]]', // 618 readArgumentsEnd
      '[0,["N","ArgumentsClose",541]]', // 619 readArgumentsClose
      '[1,["@",1,["endsInside",541],["M","BadCutArgumentsClose",["[+","^"]]]]', // 620 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 621 readMissingArgumentsClose
      '[1,["L",623]]', // 622 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 623 readMissingArgumentsOpen
      '[1,["L",["/",580,614]]]', // 624 leaf
      '[1,["L",626]]', // 625 leaf
      '[1,["@",1,["endsInside",108],["M","BadCutCall",["[+","^"]]]]', // 626 readBadCutCall
      '[1,["L",["/",1,628,632,376,382]]]', // 627 leaf
      '[0,["N","Separator",["s",629,["&",["s",["[*","\\t\\n\\r "],["/","{",630,["s",["?",631],["!",["[","^"]]]]]]]]]', // 628 readSeparator
      '[0,["option","separator",";"]]', // 629 read_separator
      '[0,["s","\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["&",["s",["[*","\\t\\n\\r "],99]]]]', // 630 skipUnopened
      '[0,["+",["s",264,["[*","\\t\\n\\r "]]]]', // 631 skipTokens
      '[1,["M","BadSeparator",["s",["/",",",["s",52,";"]],["&",["s",["[*","\\t\\n\\r "],["/",152,["s",633,630],["s",52,160,"("]]]]]]]', // 632 readBadSeparator
      '[0,["option","json",""]]', // 633 readJson
      '[0,["L",635]]', // 634 leaf
      '[0,["N","PyOpen",["s",["&",158],"["]]]', // 635 readPyOpen
      '[0,["L",637]]', // 636 leaf
      '[0,["N",25,["s",[":",0,638],"("]]]', // 637 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 638 readPyName
      '[1,["L",["?",640]]]', // 639 leaf
      '[1,["M","BadFirstComma",","]]', // 640 readBadFirstComma
      '[1,["L",["/",208,1,265]]]', // 641 leaf
      '[1,["L",643]]', // 642 leaf
      '[1,["/",644,600,312]]', // 643 readPyEnd
      '[0,["N","PyClose","]"]]', // 644 readPyClose
      '[1,["L",646]]', // 645 leaf
      '[1,["M","BadLineList",["s",52,"[",["&",["s",["[*","\\t\\n\\r "],160,"("]]]]]', // 646 readBadLineList
      '[0,["L",["/",648,1]],"\\t\\n\\r ,"]', // 647 leaf
      '[0,["N","LineComma",","]]', // 648 readLineComma
      '[0,["L",["?",650]]]', // 649 leaf
      '[0,["N","LineListEnd","]"]]', // 650 readLineListEnd
      '[0,["L",["&",52]]]', // 651 leaf
      '[0,["L",["s",["&",633],["!",20]]]]', // 652 leaf
      '[0,["L",654]]', // 653 leaf
      '[0,["N","UnopenedHead",630]]', // 654 readUnopenedHead
      '[1,["L",["/",383,384,656]]]', // 655 leaf
      '[1,["M","BadCallCloseAgain",["s",["!",148],146,["&",["s",["[*","\\t\\n\\r "],["/",148,100]]]]]]', // 656 readBadCallCloseAgain
      '[0,["L",["&",["/",101,["s",51,["+",18],["[*","\\t\\n\\r "],19,["[*","\\t\\n\\r "],"{"]]]]]', // 657 leaf
      '[1,["L",["/",659,660]]]', // 658 leaf
      '[1,["M","BadNameless",["s",["/",107,16],["*",["s",["!",146],["!",148],["!",100],["[","^"]]],["?",146]]]]', // 659 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",661],["+",["s",["!",385],["!",["s",["/",633,52],["[","[{"]]],["/",["s",24,["[*","\\t\\n\\r "]],["[","^"]]]]],["s",["&",["s",662,663]],["+",["s",["!",385],["[","^\\n\\r[{"]]]]]]', // 660 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 661 readSectionCloses
      '[0,["option","sectionOver",""]]', // 662 read_sectionOver
      '[0,["q",664]]', // 663 skipStrayToList
      '[0,["scan",["s",["!",385],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 664 readStrayToList
      '[1,["L",666]]', // 665 leaf
      '[1,["/",667,596,668,669,670,600,671]]', // 666 readSectionEnd
      '[0,["N","SectionClose",148]]', // 667 readSectionClose
      '[1,["M","BadSectionClose",386,387]]', // 668 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",662,["!",["[","^"]]]]]', // 669 readSectionOverAtEnd
      '[0,["N","SectionOver",662]]', // 670 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 671 readMissingSectionClose
      '[1,["L",["?",673]]]', // 672 leaf
      '[1,["M","BadSectionCloseAgain",["+",["s",["[*","\\t\\n\\r "],["!",264],148,["!",49]]]]]', // 673 readBadSectionCloseAgain
      '[1,["L",675]]', // 674 leaf
      '[1,["M","BadNoFence",["s",676,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 675 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 676 readUnfencedOpen
      '[0,["L",678]]', // 677 leaf
      '[0,["N","WordedListOpen",["s",["&",92],93]]]', // 678 readWordedListOpen
      '[0,["L",["&",680]]]', // 679 leaf
      '[0,["s",681,100]]', // 680 skipBareCall
      '[0,["option","bare",""]]', // 681 readBare
      '[1,["L",["?",683]]]', // 682 leaf
      '[1,["M","BadBareCloseAgain",["+",["s",["[*","\\t\\n\\r "],["!",148],146,["!",49]]]]]', // 683 readBadBareCloseAgain
      '[1,["L",["/",1,659]]]', // 684 leaf
      '[0,["L",["?",686]]]', // 685 leaf
      '[0,["N","LateClose",148]]', // 686 readLateClose
      '[1,["L",688]]', // 687 leaf
      '[1,["N",26,["s",[":",0,689],[":",1,638],["&","{"]]]]', // 688 readLoneCallHead
      '[1,["M","BadLoneOpen",690]]', // 689 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 690 readLoneOpen
      '[0,["L",692]]', // 691 leaf
      '[0,["N","LoneCallEnd",["?",146]]]', // 692 readLoneCallEnd
      '[0,["L",["&",152]]]', // 693 leaf
      '[0,["L",["&",["s",153,630]]]]', // 694 leaf
      '[1,["L",["/",1,628,632,383,384]]]', // 695 leaf
      '[0,["L",["&",158]]]', // 696 leaf
      '[1,["L",698]]', // 697 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 698 readBadBracket
      '[1,["L",700]]', // 699 leaf
      '[1,["N",27,["s","<",[":",0,162],[":",1,409]]]]', // 700 readEmptyTool
      '[1,["L",702]]', // 701 leaf
      '[1,["N",28,["s","<",[":",0,162],">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],163,">"]],703]]]]', // 702 readToolHead
      '[1,["M","BadToolObject",["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]]],"\\t\\n\\r {"]', // 703 readBadToolObject
      '[1,["L",705]]', // 704 leaf
      '[1,["/",706,707,243,708]]', // 705 readToolEnd
      '[0,["N","ToolClose",538]]', // 706 readToolClose
      '[1,["@",1,["endsInside",538],["M","BadCutToolClose",["[+","^"]]]]', // 707 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 708 readMissingToolClose
      '[1,["L",["?",710]]]', // 709 leaf
      '[1,["M","BadToolCloseAgain",["+",["s",["[*","\\t\\n\\r "],538,["!",49]]]],"\\t\\n\\r <"]', // 710 readBadToolCloseAgain
      '[0,["L",712]]', // 711 leaf
      '[0,["N","ThoughtBehindOpen",59]]', // 712 readThoughtBehindOpen
      '[1,["L",["/",714,732,733,734]]]', // 713 leaf
      '[0,["N",29,["s",[":",0,["$",24]],["!",["s",65,["[*","\\t\\n\\r "],66]],["&",715],["&",["s",["[*","\\t\\n\\r "],717,722]],[":",1,["$",["s",["[*","\\t\\n\\r "],717]]],[":",2,["|",1,null,true,731]],[":",3,["$",729]],730]]]', // 714 readLineCalls
      '[0,["q",716]]', // 715 skipCallBehind
      '[0,["scan",["[","\\t\\n\\r "],["s",717,719]],"\\t\\n\\r <[{"]', // 716 readCallBehind
      '[0,["?",["s",["&",["[","<[{"]],["!",89],["!",154],["|",0,2,false,["s","<",718,">",["[*","\\t\\n\\r "]]],["?",["s","{",["[*","\\t\\n\\r "],"\\"tool_calls\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "]]],["?",["s","[",["[*","\\t\\n\\r "]]]]]]', // 717 skipLoneOpening
      '[0,["s",["/",["i","tool"],["i","function"]],["?",["s",["?",["["," \\\\-_"]],["i","call"]]],["?",["i","s"]],["[*","\\t "]],"FTft"]', // 718 skipLoneWord
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],104,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{"],["s","{",["[*","\\t\\n\\r "],["|",0,2,false,["/",98,["s",["[","\\"\'"],"id",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],720,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]],["[","\\"\'"],721,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "]]],["[","\\"\'"],104,["[","\\"\'"],["[*","\\t\\n\\r "],","]],"{"]', // 719 skipDeclaredCall
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 720 skipLikeString
      '[0,["/",156,"tool_name","tool","action"],"afinpt"]', // 721 skipLikeKey
      '[0,["q",723]]', // 722 skipAllLone
      '[0,["scan",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "],["&",719],724],["s",729,730]]]', // 723 readAllLone
      '[0,["deep",["s","{",725]]]', // 724 skipBraces
      '[0,["q",726]]', // 725 skipBracesGoOn
      '[0,["scan",["/",["[+","^\\n\\r\\"{}"],727,728,724],"}"],"^"]', // 726 readBracesGoOn
      '[0,["s",["!",["s",24,715]],24],"\\n\\r"]', // 727 skipBracesLine
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[+","^\\n\\r\\"\\\\\\\\"],727]],"\\""]]', // 728 skipBracesText
      '[0,["s",["?",["s",["[*","\\t\\n\\r "],"]"]],["?",["s",["[*","\\t\\n\\r "],"}"]],["|",0,2,false,["s",["[*","\\t\\n\\r "],"</",718,">"]]]]', // 729 skipLoneClosing
      '[0,["s",["[*","\\t\\n\\r "],["?",45],325]]', // 730 skipLonely
      '[0,["{",82,["s",[":",0,["$",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "]]]],["&",719],[":",1,["$",724]]]],"\\t\\n\\r ,;{"]', // 731 readLoneObject
      '[1,["M","BadLastClose",["s",45,["&",325]]]]', // 732 readBadLastClose
      '[1,["M","BadStrayClose",45]]', // 733 readBadStrayClose
      '[0,["N",30,[":",0,["$",85]]]]', // 734 readInlineCode
      '[0,["L",736]]', // 735 leaf
      '[0,["N",31,["s",["!",737],[":",0,739],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,740],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 736 readFenceOpen
      '[0,["s",738,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 737 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 738 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 739 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 740 readTildes
      '[0,["L",["?",742]]]', // 741 leaf
      '[0,["N","ShownCall",["&",["/",715,["s",["[*","\\t\\n\\r "],["?","print("],104,"("]]]]]', // 742 readShownCall
      '[0,["L",["s",["!",744],["!",748]]]]', // 743 leaf
      '[0,["s",745,["&",["s",["[*","\\t "],["/",747,88,188,7,355]]]]]', // 744 skipFenceEnd
      '[0,["q",746]]', // 745 skipClosingRun
      '[0,["closes",0,["/",739,740]],"`~"]', // 746 readClosingRun
      '[0,["/",24,748,["!",["[","^"]]]]', // 747 skipFenceOver
      '[0,["s",["/",264,355],325]]', // 748 skipEndsReply
      '[0,["L","```"]]', // 749 leaf
      '[0,[["`",null,0,false]]]', // 750 text
      '[0,["L","~~~"]]', // 751 leaf
      '[0,[["~",null,0,false]]]', // 752 text
      '[0,["L",["[","^"]]]', // 753 leaf
      '[1,["L",["/",755,756]]]', // 754 leaf
      '[0,["N",32,[":",0,["$",744]]]]', // 755 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 756 readMissingCodeEnd
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,false],[["s","&",["&",["[","^#al"]]],null,0,false],[["s","c",["&",["[","^a"]]],null,0,false],[["s","f",["&",["[","^u"]]],null,0,false],[["s","A",["&",["[","^c"]]],null,0,false],[["s",["!",392],["!",758],["!",760],["!",785],["!",["s",24,["/",59,715]]],["[","^`"]],null,0,false]]]', // 757 text
      '[0,["q",759]]', // 758 skipCutStop
      '[0,["@",1,["endsInside",392],""]]', // 759 readCutStop
      '[0,["/",66,761,765,328]]', // 760 skipDialectStop
      '[0,["s",65,["&",["/",["s","<",["[","^"]],"[T","]<"]],762]]', // 761 skipDialectCut
      '[0,["q",763]]', // 762 skipCutDialect
      '[0,["@",1,["endsInside",764],""]]', // 763 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","<iquest_tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<|plamo:begin_tool_","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",77,">"],["s","<function name=",["[","\\"\'"],77,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 764 skipDialectStart
      '[0,["/",766,767,769,773,774,778,782,783,784,40]]', // 765 skip_likeCall
      '[0,["s",51,19,["[*","\\t\\n\\r "],"{"]]', // 766 skipLikeArguments
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",98],["[","\\"\'"],721,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],768,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",98],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 767 skipLikeObject
      '[0,["option","knownTool","ping"]]', // 768 readKnownTool
      '[0,["/",["s",["!",159],"[",["[*","\\t\\n\\r "],768,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",305,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",159],"[",["[*","\\t\\n\\r "],770,"(",["[*","\\t\\n\\r "],771,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],771]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],770,"("],"]"]],["s",65,["!",159],"[",770,"(",720,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 769 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 770 skipLikeName
      '[0,["s",770,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],772]]', // 771 skipLikeArgument
      '[0,["/",720,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 772 skipLikeLiteral
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",65,"<tool_call>",["|",1,64,false,["[","^<"]],"</tool_call>"]]]', // 773 skipLikeTag
      '[0,["/",["s",775,["[*","\\t "],["?",776],768,["[*","\\t "],777,43,["/",["[","<{"],775]],["s","<",768,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="],["s",">",["|",1,256,false,["[","^<"]],"</",768,">"]]],["s","<",["/","tool_name","tool","name","function"],">",["[*","\\t\\n\\r "],768,["[*","\\t\\n\\r "],"</"],["s","<",["?","/"],162,">",["!",49]]],"&<\\\\\\\\"]', // 774 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 775 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 776 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 777 skipLikeClose
      '[0,["s",775,["|",0,32,false,779],780,["|",0,64,false,["s",["!",777],["[","^\\n\\r&<>"]]],777,43,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],43,["/",["[","([]{"],["&","<"],775]]]', // 778 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",780],["!",777],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 779 skipLikeLead
      '[0,["/",["s",["i","tool"],781,["i","call"]],["s",["i","function"],781,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],781,["i","prefix"]],["s",["i","start"],781,["i","action"]],["s",["i","content"],781,["i","invoke"]],["s",["i","python"],781,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 780 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 781 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],781,["i","call"],["?",["i","s"]],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 782 skipLikeList
      '[0,["s",775,["[*","\\t "],["i","|open|"],["[*","\\t "],777,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 783 skipLikeOpenCall
      '[0,["s",775,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],777,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],775,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 784 skipLikeChannel
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 785 skipTildesAhead
      '[1,["L",["/",787,788,790,791,792,798,799,800]]]', // 786 leaf
      '[1,["@",1,["endsInside",392],["M","BadCutMarker",["[+","^"]]]]', // 787 readBadCutMarker
      '[1,["@",1,["endsInside",789],["M","BadCutOpening",["[+","^"]]]]', // 788 readBadCutOpening
      '[0,["/",["s",["?",90],13],158,92,680,152,161,["s",188,189,24],["s",48,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 789 skipOpening
      '[1,["@",1,["endsInside",85],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",88],["[","^\\n\\r`"]]],88]],["[+","^"]]]]]', // 790 readBadCutCode
      '[0,["N",33,[":",0,67]]]', // 791 readDialect
      '[1,["@",1,["endsInside",797],["M","BadCutLone",["s",["!",["s",65,793]],["&",719],["[+","^"]]]]]', // 792 readBadCutLone
      '[0,["q",794]]', // 793 skip_bareDialect
      '[0,["/",["{",83,["s","{",["[*","\\t\\n\\r "],["?",70],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",84,["s","{",["[*","\\t\\n\\r "],["?",70],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",85,["s","<answer>",24]],["{",86,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",87,["s",["!",795],"[",["[*","\\t\\n\\r "],77,"(",["[*","\\t\\n\\r "],["/",")",["s",77,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",88,["s","[",["[*","\\t\\n\\r "],77,"(",["[*","\\t\\n\\r "],["/",71,796],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",89,["s",["?"," "],"to=",77,"<|message|>"]],["{",90,["s",["?"," "],"to=",77," <|channel|> "]],["{",91,["s",["?"," "],"to=",77,["[*"," "],["[*","a-z"],"<|"]],["{",92,["s",["?","**"],"Thought",41,["*",["s",["!",["s",24,80]],["[","^"]]],24,80]]]," *<T[t{"]', // 794 read_bareDialect
      '[0,["s","[",77,"()]",["[","(["]]]', // 795 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 796 skipMarkSingle
      '[0,["q",731]]', // 797 skipLoneObject
      '[0,["N",34,[":",0,["$",765]]]]', // 798 readLikeCall
      '[1,["@",1,["endsInside",764],["M","BadCutDialect",["s",65,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 799 readBadCutDialect
      '[0,["N",35,[":",0,["$",["/",631,["s",24,["&",760]],392,["[+","`"],["[","^"]]]]]]', // 800 readLoneText
      '[1,["L",802]]', // 801 leaf
      '[1,["/",803,196,804]]', // 802 readRegionEnd
      '[0,["N","RegionClose",7]]', // 803 readRegionClose
      '[0,["N","RegionOver",""]]', // 804 readRegionOver
      '[1,["L",806]]', // 805 leaf
      '[1,["M","BadRegionMarker",807,7]]', // 806 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 807 readTurnOpen
      '[0,["L",809]]', // 808 leaf
      '[0,["N","ThoughtOpen",46]]', // 809 readThoughtOpen
      '[1,["L",["/",811,324,812]]]', // 810 leaf
      '[0,["N","EmptyThought",47]]', // 811 readEmptyThought
      '[0,["N",36,[":",0,["$",["s",11,49]]]]]', // 812 readNamedOpening
      '[1,["L",["/",327,732,787,788,814,791,792,815,816]]]', // 813 leaf
      '[0,["N",37,["s",[":",0,["$",""]],["!",["s",65,["/",793,["s",["[*","\\t\\n\\r "],66]]]],["&",715],["&",["s",["[*","\\t\\n\\r "],717,722]],[":",1,["$",["s",["[*","\\t\\n\\r "],717]]],[":",2,["|",1,null,true,731]],[":",3,["$",729]],730]]]', // 814 readLoneCalls
      '[0,["N",38,[":",0,794]]]', // 815 readBareDialect
      '[0,["N",39,[":",0,["$",["s",768,"(",["[*","\\t\\n\\r "],["/",")",["s",305,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 816 readLikeLine
      '[1,["L",818]]', // 817 leaf
      '[1,["M",2,["s",["&",819],[":",0,["?",["$",["&",827]]]],["/",738,825],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",89,828]]]],"`~"]', // 818 readBadFence
      '[0,["/",["s",820,["/",["s",738,325],["!",["[","^"]]]],["s",824,["/",["s",825,325],["!",["[","^"]]]]],"`~"]', // 819 skipWholeFence
      '[0,["s",738,["[*","^\\n\\r`"],24,["*",["/",821,["s",["!",823],["/",738,["[","^"]]]]]]]', // 820 skipTickFence
      '[0,["s",738,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",822],["/",738,["[","^"]]]],["/",822,["!",["[","^"]]]]]', // 821 skipShownFence
      '[0,["/",["s",["&","```"],146],823],"`"]', // 822 skipShownEnd
      '[0,["s",738,["[*","\\t "],["/",24,264,["!",["[","^"]]]]]', // 823 skipTickLine
      '[0,["s",825,["[*","^\\n\\r"],24,["*",["s",["!",826],["/",825,["[","^"]]]]]]', // 824 skipTildeFence
      '[0,["s","~~~",["[*","~"]]]', // 825 skipTildes
      '[0,["s",825,["[*","\\t "],["/",24,264,["!",["[","^"]]]]]', // 826 skipTildeLine
      '[0,["s",["/",820,824],["!",["[","^"]]],"`~"]', // 827 skipOpenFence
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",104,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 828 skip_fencedObject
      '[0,["L",["&",828]],"{"]', // 829 leaf
      '[1,["L",["?",["/",831,832]]]]', // 830 leaf
      '[0,["N","WrappingEnd",["s",["/",738,825],["&",["s",["[*","\\t "],747]]]],"`~"]', // 831 readWrappingEnd
      '[1,["M","MissingFenceEnd",["s",["|",0,2,false,["[","`~"]],["!",["[","^"]]]]]', // 832 readMissingFenceEnd
      '[0,["L",834]]', // 833 leaf
      '[0,["N",40,["s",65,["&",819],["/",738,825],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",67,794]]]]]', // 834 readWrappedDialect
      '[0,["L",["?",836]]]', // 835 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 836 readEnd
      '[1,["L",["?",838]]]', // 837 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],46]]]', // 838 readBadThoughtAgain
      '[0,["L",840]]', // 839 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 840 readThoughtGoesOn
      '[0,["L",842]]', // 841 leaf
      '[0,["N","FirstThoughtHead",["s",843,183]]]', // 842 readFirstThoughtHead
      '[0,["s",844,"self",["!",179]]]', // 843 skipToSelf
      '[0,["option","addressed",""]]', // 844 readAddressed
      '[0,[[["s",["!",354],["[","^"]],null,0,false]]]', // 845 text
      '[1,["L",847]]', // 846 leaf
      '[1,["/",363,196,365,367]]', // 847 readThoughtMessageEnd
      '[0,["L",849]]', // 848 leaf
      '[0,["N","FirstCallsHead",["s",850,183,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 849 readFirstCallsHead
      '[0,["s",844,177]]', // 850 skipToTool
      '[1,["L",["/",376,382,852]]]', // 851 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",354],["!",["s",264,325]],["!",89],["!",390],["[","^"]]]]]', // 852 readBadBesideCalls
      '[0,["L",854]]', // 853 leaf
      '[0,["N","FirstUserHead",["s",844,178,["!",179],183]]]', // 854 readFirstUserHead
      '[0,[[["s",844,["!",354],["[","^"]],null,0,false]]]', // 855 text
      '[0,["L",["!",354]]]', // 856 leaf
      '[0,["L",858]]', // 857 leaf
      '[0,["N","FirstTextHead",["s",370,859]]]', // 858 readFirstTextHead
      '[0,["s",["&",860],24]]', // 859 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 860 readRecipientOpenIsUsed
      '[1,["L",862]]', // 861 leaf
      '[1,["N","FirstCodeHead",["s",352,["!",179],["*",349],183],["s",352,859]]]', // 862 readFirstCodeHead
      '[1,["L",864]]', // 863 leaf
      '[1,["N",41,["s",[":",0,373],["*",349],183],["s",[":",0,374],859]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 864 readFirstToolHead
      '[1,["L",866]]', // 865 leaf
      '[1,["M",3,["s",130,["&",819],[":",0,["?",["$",["&",827]]]],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",167]]]]', // 866 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 867 leaf
      '[1,["L",869]]', // 868 leaf
      '[1,["N",42,["s",["&",167],[":",0,348],["*",["s",["!",870],349]],871,183],["s",["&",167],[":",0,348],176,843,183]]]', // 869 readThoughtHead
      '[0,["s",175,["[*","\\t "],"analysis",["!",179],["*",["s",["!",175],172]],["&",183]]]', // 870 skipLastAnalysis
      '[1,["s",175,["[*","\\t "],"analysis",["!",179],["*",["s",["!",175],349]],["&",183]]]', // 871 noteLastAnalysis
      '[0,["L",873]]', // 872 leaf
      '[0,["N",43,["s",["&",167],[":",0,348],176,["!",843],850,183,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 873 readCallsHead
      '[1,["L",["/",875,324,1,876]]]', // 874 leaf
      '[1,["M","BadMessageMarker",355]]', // 875 readBadMessageMarker
      '[1,["@",1,["endsInside",359],["M","BadCutHead",["[+","^"]]]]', // 876 readBadCutHead
      '[0,["L",["!",878]]]', // 877 leaf
      '[0,["s",130,169,["/",178,177],["*",172],183]]', // 878 skipFirstHead
      '[0,["L",814]]', // 879 leaf
      '[1,["L",881]]', // 880 leaf
      '[1,["M","BadOutside",""]]', // 881 readBadOutside
      '[1,["L",["?",["/",883,832]]]]', // 882 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",264,["!",["[","^"]]]]]]]', // 883 readMessagesFenceEnd
      '[1,["L",885]]', // 884 leaf
      '[1,["@",1,["endsInside",878],["M","BadCutFirst",["[+","^"]]]]', // 885 readBadCutFirst
      '[1,["L",["/",887,881]]]', // 886 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 887 readMissingMessages
      '[1,["L",889]]', // 888 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",27]]]]', // 889 readBadStepsFence
      '[0,["L",["/",714,1]],"\\t\\n\\r "]', // 890 leaf
      '[0,["L",892]]', // 891 leaf
      '[0,["N","ObjectActionHead",["s",35,["[*","\\t\\n\\r "],["&",38]]]]', // 892 readObjectActionHead
      '[0,["L",894]]', // 893 leaf
      '[0,["N","InputFence",["s","```",["[*","`"],["[*","^\\n\\r`"],24]]]', // 894 readInputFence
      '[1,["L",["/",896,897,898]]]', // 895 leaf
      '[0,["N","InputFenceEnd",["s","```",["[*","`"]]]]', // 896 readInputFenceEnd
      '[0,["N","ObjectAtEnd",["!",["[","^"]]]]', // 897 readObjectAtEnd
      '[1,["M","MissingInputFence",""]]', // 898 readMissingInputFence
      '[0,["L",900]]', // 899 leaf
      '[0,["N",44,[":",0,["$",40]]]]', // 900 readLikeStep
      '[0,["L",902]]', // 901 leaf
      '[0,["N",45,["s",35,36,[":",0,903],36,["[*","\\t "],24]]]', // 902 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 903 readActionName
      '[0,["L",905]]', // 904 leaf
      '[0,["N","InputHead",31]]', // 905 readInputHead
      '[1,["L",["?",907]]]', // 906 leaf
      '[1,["M","BadInputWords",["s",["!",["[","\\"\'[`{"]],["!",27],["|",1,80,false,["s",["!",908],["[","^\\n\\r"]]],24,["[*","\\t\\n\\r "],["&",["s",909,["[*","\\t\\n\\r "],"{"]]]]]', // 907 readBadInputWords
      '[0,["/",["s",47,["!",49]],748]]', // 908 skip_textEnd
      '[0,["s","```",["[*","`"],["[*","^\\n\\r`"],24]]', // 909 skipInputFence
      '[0,["L",["&",["/","{",911]]],"\\"\'{"]', // 910 leaf
      '[0,["s",912,913]]', // 911 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 912 skipTextInQuotes
      '[0,["s",["[*","\\t\\n\\r "],["/",27,"```",748,["!",["[","^"]]]]]', // 913 skipInputOver
      '[0,["L",915]]', // 914 leaf
      '[0,["N","EmptyInput",["s",["/","null","None"],["&",913]]],"Nn"]', // 915 readEmptyInput
      '[0,["L",["s",["!",27],["!",917],919]]]', // 916 leaf
      '[0,["q",918]]', // 917 skipCutStep
      '[0,["@",1,["endsInside",27],""]]', // 918 readCutStep
      '[0,["s",["!",908],["[","^\\n\\r"]]]', // 919 skipTextStart
      '[0,[[["s",["!",908],["[","^\\n\\r"]],null,0,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",27,748,917,"```","~~~",["!",["[","^"]],["s",46,["!",49]],719]]],null,0,false]]]', // 920 text
      '[1,["L",["/",896,922,898]]]', // 921 leaf
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 922 readInputAtEnd
      '[1,["L",924]]', // 923 leaf
      '[1,["@",1,["endsInside",31],["M","BadCutInput",["[+","^"]]]]', // 924 readBadCutInput
      '[1,["L",926]]', // 925 leaf
      '[1,["/",1,927,383,384,928]]', // 926 readActionRest
      '[1,["@",1,["endsInside",27],["M","BadCutStep",["[+","^"]]]]', // 927 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",27],["!",748],["+",["/",["+",["s",["!",908],["!",929],["[","^\\n\\r"]]],930]]]]]', // 928 readBadStepWords
      '[0,["/",["s",["!","Action"],760],40]]', // 929 skipStepStop
      '[0,["s",24,["[*","\\t\\n\\r "],["!",["/",27,748,917,"```","~~~",["!",["[","^"]],["s",46,["!",49]],719]]]]', // 930 skipLineGoesOn
      '[0,["L",932]]', // 931 leaf
      '[0,["/",933,934]]', // 932 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 933 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 934 readActionOver
      '[1,["L",936]]', // 935 leaf
      '[1,["N",46,["s",35,[":",0,903],937,"(",["&",938]]]]', // 936 readNamedHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 937 readBadInline
      '[0,["s",["[*","\\t\\n\\r "],["?",["s",771,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],771]]]],["[*","\\t\\n\\r "],")",["[*","\\t "],["/",24,748,["!",["[","^"]]]],"\\t\\n\\r )A-Z_a-z\u0080-\uffff"]', // 938 skipNamedArguments
      '[1,["L",940]]', // 939 leaf
      '[1,["N",47,["s",35,[":",0,903],["&",["s",["[*","\\t "],["[","([{"]]],937]]]', // 940 readInlineHead
      '[0,["L",["?",942]]]', // 941 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 942 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 943 leaf
      '[0,[[["s",["!",["/",945,908]],["[","^\\n\\r"]],null,0,false]]]', // 944 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,748,["!",["[","^"]]]]]]', // 945 skipInlineClose
      '[0,["L",["?",947]]]', // 946 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,748,["!",["[","^"]]]]]]]', // 947 readInlineClose
      '[0,["L",949]]', // 948 leaf
      '[0,["N","ThoughtLabel",28]]', // 949 readThoughtLabel
      '[0,["L",["!",27]]]', // 950 leaf
      '[0,["L",919]]', // 951 leaf
      '[0,["L",["!",917]]]', // 952 leaf
      '[1,["L",954]]', // 953 leaf
      '[1,["/",196,955]]', // 954 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 955 readStepOver
      '[0,["L",957]]', // 956 leaf
      '[0,["N","AnswerLabel",33]]', // 957 readAnswerLabel
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,false]]]', // 958 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],85]],"A`cf"]', // 959 leaf
      '[0,["L",["s",["!",908],["!",929],["[","^\\n\\r`"]]]]', // 960 leaf
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,false],[["s","c",["&",["[","^a"]]],null,0,false],[["s","f",["&",["[","^u"]]],null,0,false],[["s","A",["&",["[","^c"]]],null,0,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,false],[86,null,0,false],[null,"`",1,false],[["s",["!",908],["!",929],["[","^\\n\\r`"]],null,0,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",27,748,917,"```","~~~",["!",["[","^"]],["s",46,["!",49]],719]]],null,0,false]]]', // 961 text
      '[1,["L",963]]', // 962 leaf
      '[1,["M","BadLoneInput",["s",31,["[*","^\\n\\r"]]]]', // 963 readBadLoneInput
      '[1,["L",927]]', // 964 leaf
      '[1,["L",["/",791,798,799,800]]]', // 965 leaf
      '[1,["L",["?",["/",967,832]]]]', // 966 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 967 readStepsFenceEnd
      '[0,["L",["?",814]]]', // 968 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, scan: ofScan, i: ofCase, character: ofCharacter, "{": ofAction, handing: ofHanding, hand: ofHand, same: ofSame, endsInside: ofEndsInside, inside: ofInside, closes: ofCloses } });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(81) }] } }, { op: 'leaf', read: rules.at(193) }] };
  const stepanyValue: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(245), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(285) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(210), body: stepanyValue }] };
  const stepobjectPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(298) }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(202) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(200) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(207) }, stepvalue, { op: 'leaf', read: rules.at(336) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(377), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(469) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(550), body: stepinnerPart }] };
  const stepunmarkedInner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(571), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(469) }, { op: 'again', step: () => stepUnmarkedElement }] } }] };
  const stepelementOrCut: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepElement }, { op: 'again', step: () => stepUnmarkedElement }, { op: 'leaf', read: rules.at(579) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(522), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(588), body: stepvalue }] };
  const steptoolObject: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(607), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(469) }, { op: 'again', step: () => stepElement }, steptoolObject, { op: 'leaf', read: rules.at(608) }] };
  const stepanyCall: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(406) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', alternatives: [stepanyCall, { op: 'leaf', read: rules.at(625) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(645) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(647) }] } }, { op: 'leaf', read: rules.at(649) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(651), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(652), body: { op: 'choice', alternatives: [stepobjectOrList, { op: 'again', step: () => stepUnopenedObject }] } }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(657), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(627) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(655) }, stepnextCall, { op: 'leaf', read: rules.at(658) }] };
  const stepbareItem: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(693), body: { op: 'again', step: () => stepObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(694), body: { op: 'again', step: () => stepUnopenedObject } }] }] };
  const stepcalls: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(342) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(368) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'leaf', read: rules.at(699) }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepLineThought }, { op: 'leaf', read: rules.at(198) }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(323) }, { op: 'sequence', hand: null, steps: [stepcalls, { op: 'loop', body: { op: 'again', step: () => stepThoughtBehind } }] }, { op: 'leaf', read: rules.at(713) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(786) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(805) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(810) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(813) }] };
  const stepbodyPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(805) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(469) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(851) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(856), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(857) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepfirstOutside: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(879) }, stepoutsidePart] };
  const stepmessagePart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(874) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(910), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(867), body: { op: 'choice', alternatives: [stepinputValue, { op: 'leaf', read: rules.at(914) }, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(943), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(950), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(469) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(952), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(890) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(323) }, { op: 'again', step: () => stepObjectAction }, { op: 'leaf', read: rules.at(899) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepNamedAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(962) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(964) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(965) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(867), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(833) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(835) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(801) }] } };
  const stepLineThought: Step = { op: 'rule', name: 'LineThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(57) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(61), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(203), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(204) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(207) }, stepvalue, { op: 'leaf', read: rules.at(317) }] } }, { op: 'leaf', read: rules.at(320) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(211) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(207) }, stepvalue, { op: 'leaf', read: rules.at(313) }] } }, { op: 'leaf', read: rules.at(314) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(213) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(309) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(215) }, { op: 'leaf', read: rules.at(230) }, { op: 'optional', body: { op: 'choice', alternatives: [stepvalue, { op: 'leaf', read: rules.at(296) }] } }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(232) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(237) }] } }, { op: 'leaf', read: rules.at(240) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(234), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(253) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(258) }] } }, { op: 'leaf', read: rules.at(266) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(255), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(269) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(258) }] } }, { op: 'leaf', read: rules.at(266) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(271), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(274) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(281) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(276), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(330) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(339) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(333) }, { op: 'leaf', read: rules.at(335) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(346) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(360) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(353), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(371) }, { op: 'leaf', read: rules.at(335) }, { op: 'leaf', read: rules.at(375) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(380) } }, { op: 'leaf', read: rules.at(396) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(378), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(397) }, { op: 'leaf', read: rules.at(335) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(665) }, { op: 'leaf', read: rules.at(672) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(410) }, { op: 'optional', body: { op: 'again', step: () => stepLoneParameter } }, { op: 'leaf', read: rules.at(335) }, { op: 'leaf', read: rules.at(467) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(469) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(510) }, stepelementOfCall, { op: 'leaf', read: rules.at(583) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(589) }] } }, { op: 'leaf', read: rules.at(591) }] } };
  const stepLoneParameter: Step = { op: 'rule', name: 'LoneParameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(423) }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: rules.at(456) }, { op: 'leaf', read: rules.at(458) }, { op: 'leaf', read: rules.at(465) }] } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: rules.text(428), isSome: true } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ParameterHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(470) }, { op: 'leaf', read: rules.at(488) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(505) }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRaw }, { op: 'leaf', read: rules.at(507) }] } }, { op: 'leaf', read: rules.at(456) }, { op: 'leaf', read: rules.at(458) }, { op: 'leaf', read: rules.at(465) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(493) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(501) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(496), isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(523) }, { op: 'leaf', read: rules.at(530) }, { op: 'leaf', read: rules.at(547) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(558) }, { op: 'leaf', read: rules.at(565) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(551), isSome: true } };
  const stepUnmarkedElement: Step = { op: 'rule', name: 'UnmarkedElement', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as UnmarkedHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(567) }, { op: 'loop', body: stepunmarkedInner }, { op: 'optional', body: { op: 'again', step: () => stepUnmarkedText } }, { op: 'leaf', read: rules.at(576) }] } };
  const stepUnmarkedText: Step = { op: 'rule', name: 'UnmarkedText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(573), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(602) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(469) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(510) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(624) }] } }, { op: 'leaf', read: rules.at(591) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(604) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(617) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(622) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(617) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(634) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(641) }] } }, { op: 'leaf', read: rules.at(642) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(636) }, { op: 'leaf', read: rules.at(335) }, { op: 'leaf', read: rules.at(639) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(339) }] } };
  const stepUnopenedObject: Step = { op: 'rule', name: 'UnopenedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(653) }, { op: 'leaf', read: rules.at(230) }, { op: 'optional', body: stepvalue }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(309) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(674) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(677) }, { op: 'leaf', read: rules.at(335) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(679), body: stepanyCall }, { op: 'leaf', read: rules.at(682) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [stepanyCall, { op: 'leaf', read: rules.at(682) }] }, { op: 'leaf', read: rules.at(684) }] } }, { op: 'leaf', read: rules.at(685) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(687) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(691) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepbareItem, { op: 'loop', body: { op: 'choice', alternatives: [stepbareItem, { op: 'leaf', read: rules.at(695) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(696), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(697) } }, { op: 'leaf', read: rules.at(685) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(701) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(704) }, { op: 'leaf', read: rules.at(709) }] } };
  const stepThoughtBehind: Step = { op: 'rule', name: 'ThoughtBehind', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(711) }, stepthoughtRest] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(735) }, { op: 'leaf', read: rules.at(741) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(754) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(743), body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(749) }, { op: 'text', read: rules.text(750) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(751) }, { op: 'text', read: rules.text(752) }] }, { op: 'leaf', read: rules.at(753) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(743), body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(749) }, { op: 'text', read: rules.text(750) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(751) }, { op: 'text', read: rules.text(752) }] }, { op: 'leaf', read: rules.at(753) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(757), isSome: true } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(808) }, stepthoughtRest] } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(817) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(469) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(830) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(829), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(837) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(833) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(835) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(839) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(833) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(835) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(841) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(846) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(845), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(848) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(396) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(853) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(396) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(855), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(861) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(360) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(863) }, { op: 'leaf', read: rules.at(335) }, { op: 'leaf', read: rules.at(375) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(380) } }, { op: 'leaf', read: rules.at(396) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(335) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(884) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(835) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(865) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(867), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(882) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(868) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(846) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(872) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(396) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(368) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(396) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(877), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(880) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(877), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(886) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(835) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(839) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(846) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(835) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(335) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'leaf', read: rules.at(968) }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(835) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(888) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(966) }] } };
  const stepObjectAction: Step = { op: 'rule', name: 'ObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(891) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedObjectAction }, { op: 'again', step: () => stepObject }] } }] } };
  const stepFencedObjectAction: Step = { op: 'rule', name: 'FencedObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(893) }, { op: 'leaf', read: rules.at(335) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(335) }, { op: 'leaf', read: rules.at(895) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(901) }, { op: 'leaf', read: rules.at(335) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(923) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(925) } }, { op: 'leaf', read: rules.at(931) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(904) }, { op: 'leaf', read: rules.at(335) }, { op: 'leaf', read: rules.at(906) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'leaf', read: rules.at(914) }, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(893) }, { op: 'leaf', read: rules.at(335) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(335) }, { op: 'leaf', read: rules.at(921) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(916) }, { op: 'text', read: rules.text(920) }] } };
  const stepNamedAction: Step = { op: 'rule', name: 'NamedAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(935) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(339) }, { op: 'loop', body: { op: 'leaf', read: rules.at(925) } }, { op: 'leaf', read: rules.at(931) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(939) }, { op: 'leaf', read: rules.at(941) }, { op: 'optional', body: { op: 'choice', alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(946) }, { op: 'loop', body: { op: 'leaf', read: rules.at(925) } }, { op: 'leaf', read: rules.at(931) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(944), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(948) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(953) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(951) }, { op: 'text', read: rules.text(920) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(956) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(958), isSome: true }, { op: 'leaf', read: rules.at(959) }, { op: 'text', read: rules.text(750), isSome: true }, { op: 'leaf', read: rules.at(960) }] }, { op: 'text', read: rules.text(961) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(835) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(839) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(953) }] } };

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
    BadBareCloseAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadLoneOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    BadCutLone: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingVerbatimClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadQuotedClose: {"code":"quoted-marker","severity":"warning","meaning":"The marker that closes a value stands in the value. It was read as a part of it.","example":"<arg_value>use </arg_value> in docs</arg_value>","hint":"Nothing has to be done where it is meant."},
    BadParameterCloseAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadHalfClose: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadKeyOpenAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadHeadAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadKeyCloseAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadKeyEquals: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    MissingKeyOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
    MissingParameterOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
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
    BadToolCloseAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadElementHeadAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
    BadKeyTag: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
    BadToolObject: {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
    BadUnmarkedTag: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadNamedTag: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
    BadCutToolClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    MissingToolClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
    BadToolWords: {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
    BadLostElement: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
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
