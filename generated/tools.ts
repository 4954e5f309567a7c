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
export interface MissingParenthesisNode extends RecoveryNode { readonly type: 'MissingParenthesis'; }
export interface BadDebrisNode extends RecoveryNode { readonly type: 'BadDebris'; }
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
export interface ListOpenNode extends TreeNode { readonly type: 'ListOpen'; }
export interface ListCloseNode extends TreeNode { readonly type: 'ListClose'; }
export interface TupleOpenNode extends TreeNode { readonly type: 'TupleOpen'; }
export interface TupleCloseNode extends TreeNode { readonly type: 'TupleClose'; }
export interface SetOpenNode extends TreeNode { readonly type: 'SetOpen'; }
export interface SetCloseNode extends TreeNode { readonly type: 'SetClose'; }
export interface NameNode extends TreeNode { readonly type: 'Name'; readonly name: string; }
export interface CommaNode extends TreeNode { readonly type: 'Comma'; }
export interface LastCommaNode extends TreeNode { readonly type: 'LastComma'; }
export interface PlainTextNode extends TreeNode { readonly type: 'PlainText'; readonly text: string; }
export interface DoubleOpenNode extends TreeNode { readonly type: 'DoubleOpen'; }
export interface SingleOpenNode extends TreeNode { readonly type: 'SingleOpen'; }
export interface TripleOpenNode extends TreeNode { readonly type: 'TripleOpen'; readonly quote: string; }
export interface TripleCloseNode extends TreeNode { readonly type: 'TripleClose'; }
export interface MarkedOpenNode extends TreeNode { readonly type: 'MarkedOpen'; }
export interface MarkedCloseNode extends TreeNode { readonly type: 'MarkedClose'; }
export interface TextCloseNode extends TreeNode { readonly type: 'TextClose'; }
export interface WordNode extends TreeNode { readonly type: 'Word'; readonly text: string; }
export interface SpaceNode extends TreeNode { readonly type: 'Space'; readonly text: string; }
export interface BadDamageNode extends RecoveryNode { readonly type: 'BadDamage'; }
export interface MissingBracketNode extends RecoveryNode { readonly type: 'MissingBracket'; }
export interface MissingQuoteNode extends RecoveryNode { readonly type: 'MissingQuote'; }
export interface MissingRestNode extends RecoveryNode { readonly type: 'MissingRest'; }
export interface BadCutPartNode extends RecoveryNode { readonly type: 'BadCutPart'; }
export interface BadCutEscapeNode extends RecoveryNode { readonly type: 'BadCutEscape'; }
export interface BadCutMarkedQuoteNode extends RecoveryNode { readonly type: 'BadCutMarkedQuote'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<SpaceNode | BomNode | RegionOpenNode | NamedMarkerNode | CitationNode | LineThoughtOpenNode | ThoughtShownNode
| ThoughtCodeNode | ThoughtTickNode | ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode
| NoThoughtNode | BadThoughtCloseNode | ListOpenNode | NameNode | SetOpenNode | ObjectOpenNode | TupleOpenNode
| TripleOpenNode | BadCutEscapeNode | BadDamageNode | TripleCloseNode | MissingRestNode | MissingQuoteNode
| PlainTextNode | DoubleOpenNode | TextCloseNode | SingleOpenNode | MarkedOpenNode | MarkedCloseNode
| BadCutMarkedQuoteNode | WordNode | LastCommaNode | CommaNode | BadCutPartNode | TupleCloseNode
| MissingBracketNode | ObjectCloseNode | SetCloseNode | ListCloseNode | BadEndTokenNode | BadRunOnNode
| BuiltinHeadNode | PyKeyNode | BadCutArgumentNode | PyCallCloseNode | MissingParenthesisNode | BadCutBuiltinNode
| CodeHeadNode | CodeTokenNode | MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode
| MessageAtEndNode | MessageOverNode | TextHeadNode | ToolMessageHeadNode | BadInnerFenceNode | InnerFenceEndNode
| BadBracketsNode | BadLateMembersNode | BadMessageWordsNode | SectionOpenNode | EmptyCallNode | CallHeadNode
| LoneParameterHeadNode | BadHalfCloseNode | RawEndNode | BadParameterCloseNode | BadCutRawNode
| MissingParameterCloseNode | BadParameterCloseAgainNode | BadCutInnerFenceNode | ParameterHeadNode
| BadHeadAgainNode | VerbatimOpenNode | VerbatimCloseNode | MissingVerbatimCloseNode | RawLayoutNode
| BadQuotedCloseNode | BadCutParameterNode | ElementHeadNode | BadElementHeadAgainNode | ElementLayoutNode
| ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode
| BadElementCloseAgainNode | UnmarkedHeadNode | UnmarkedCloseNode | BadCutElementNode | BadLoneKeyNode
| BadParameterNode | BadJunkNode | CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode
| CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | ElementCallHeadNode | ArgumentsOpenNode
| BadLostElementNode | BadToolWordsNode | ArgumentsCloseNode | BadCutArgumentsCloseNode | MissingArgumentsCloseNode
| MissingArgumentsOpenNode | BadCutCallNode | SeparatorNode | BadSeparatorNode | PyOpenNode | PyHeadNode
| BadDebrisNode | PyCloseNode | BadLineListNode | LineCommaNode | LineListEndNode | UnopenedHeadNode
| BadCallCloseAgainNode | BadNamelessNode | BadStrayWordsNode | SectionCloseNode | BadSectionCloseNode
| SectionOverAtEndNode | SectionOverNode | MissingSectionCloseNode | BadSectionCloseAgainNode | BadNoFenceNode
| WordedListOpenNode | BadBareCloseAgainNode | LateCloseNode | LoneCallHeadNode | LoneCallEndNode | BadBracketNode
| EmptyToolNode | ToolHeadNode | ToolCloseNode | BadCutToolCloseNode | MissingToolCloseNode | BadToolCloseAgainNode
| ThoughtBehindOpenNode | LineCallsNode | BadLastCloseNode | BadStrayCloseNode | InlineCodeNode | FenceOpenNode
| ShownCallNode | FenceCloseNode | MissingCodeEndNode | BadCutMarkerNode | BadCutOpeningNode | BadCutCodeNode
| DialectNode | BadCutLoneNode | LikeCallNode | BadCutDialectNode | LoneTextNode | RegionCloseNode | RegionOverNode
| BadRegionMarkerNode | ThoughtOpenNode | EmptyThoughtNode | NamedOpeningNode | LoneCallsNode | BareDialectNode
| LikeLineNode | BadFenceNode | WrappingEndNode | MissingFenceEndNode | WrappedDialectNode | EndNode
| BadThoughtAgainNode | ThoughtGoesOnNode | FirstThoughtHeadNode | FirstCallsHeadNode | BadBesideCallsNode
| FirstUserHeadNode | FirstTextHeadNode | FirstCodeHeadNode | FirstToolHeadNode | BadMessagesFenceNode
| ThoughtHeadNode | CallsHeadNode | BadMessageMarkerNode | BadCutHeadNode | BadOutsideNode | MessagesFenceEndNode
| BadCutFirstNode | MissingMessagesNode | BadStepsFenceNode | ObjectActionHeadNode | InputFenceNode
| InputFenceEndNode | ObjectAtEndNode | MissingInputFenceNode | LikeStepNode | ActionHeadNode | InputHeadNode
| BadInputWordsNode | EmptyInputNode | InputAtEndNode | BadCutInputNode | BadCutStepNode | BadStepWordsNode
| ActionAtEndNode | ActionOverNode | NamedHeadNode | InlineHeadNode | InlineOpenNode | InlineCloseNode
| ThoughtLabelNode | StepOverNode | AnswerLabelNode | BadLoneInputNode | StepsFenceEndNode>;

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
| MissingParenthesisNode | BadDebrisNode | BadToolCloseAgainNode | BadElementHeadAgainNode | BadKeyTagNode
| BadToolObjectNode | BadUnmarkedTagNode | BadNamedTagNode | BadCutToolCloseNode | MissingToolCloseNode
| BadToolWordsNode | BadLostElementNode | MissingArgumentsOpenNode | BadCutArgumentsCloseNode
| MissingArgumentsCloseNode | BadElementCloseAgainNode | BadElementCloseNode | BadCutElementCloseNode
| MissingElementCloseNode | BadCutElementNode | BadCutBuiltinNode | MissingMessagesNode | BadOutsideNode
| BadMessageWordsNode | BadBesideCallsNode | BadMessageMarkerNode | BadHeaderAgainNode | BadConstraintAgainNode
| BadCutHeadNode | BadCutFirstNode | BadCutMessageCloseNode | MissingMessageCloseNode | BadMessagesFenceNode
| BadRunOnNode | BadLoneInputNode | BadInlineNode | BadStepWordsNode | BadStepsFenceNode | BadInputWordsNode
| BadCutStepNode | BadCutInputNode | MissingInputFenceNode | BadDamageNode | MissingBracketNode | MissingQuoteNode
| MissingRestNode | BadCutPartNode | BadCutEscapeNode | BadCutMarkedQuoteNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Steps'
| 'StepsInside', 'model'>>
& Readonly<Record<'Wrapping' | 'WrappedDialect' | 'Bom' | 'Region' | 'BadRegionMarker' | 'EmptyThought' | 'NamedOpening'
| 'BareDialect' | 'LikeLine', 'Reply' | 'ReplyInside' | 'ReplyToRecipient'>>
& Readonly<Record<'End', 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside'>>
& Readonly<Record<'Space', 'Action' | 'Arguments' | 'BareCalls' | 'BareObjects' | 'Builtin' | 'Call' | 'CallsMessage' | 'Element'
| 'ElementCall' | 'FencedInput' | 'FencedMessages' | 'FencedObjectAction' | 'FencedSteps' | 'FirstCalls'
| 'FirstText' | 'FirstTool' | 'InlineAction' | 'Input' | 'Lead' | 'List' | 'LooseArguments' | 'Messages'
| 'MessagesInside' | 'MessagesToRecipient' | 'NamedAction' | 'Object' | 'OpenedStep' | 'PyArgument' | 'PyCall'
| 'PyList' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Section' | 'Set' | 'StepThought' | 'Steps'
| 'StepsInside' | 'Stray' | 'TextMessage' | 'Tool' | 'ToolMessage' | 'Tuple' | 'UnmarkedElement' | 'UnopenedObject'
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
| 'LooseArguments' | 'NamedAction' | 'Object' | 'PyArgument' | 'PyCall' | 'Section' | 'Set' | 'Tool' | 'ToolMessage'
| 'Tuple' | 'Unfenced' | 'UnopenedObject' | 'WordedList'>>
& Readonly<Record<'Object', 'Arguments' | 'BareList' | 'BareObjects' | 'Builtin' | 'Call' | 'FencedInput' | 'FencedObject'
| 'FencedObjectAction' | 'FirstTool' | 'InlineAction' | 'Input' | 'List' | 'LoneCall' | 'LooseArguments'
| 'NamedAction' | 'Object' | 'ObjectAction' | 'PyArgument' | 'PyCall' | 'Section' | 'Set' | 'Tool' | 'ToolMessage'
| 'Tuple' | 'UnopenedObject' | 'WordedList'>>
& Readonly<Record<'ListOpen' | 'ListClose', 'List'>>
& Readonly<Record<'BadDamage', 'Builtin' | 'DoubleText' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'Set' | 'SingleText' | 'TripleText'
| 'Tuple' | 'UnopenedObject'>>
& Readonly<Record<'MissingRest', 'Arguments' | 'Builtin' | 'DoubleText' | 'Element' | 'List' | 'LoneParameter' | 'LooseArguments' | 'MarkedText'
| 'NamedAction' | 'Object' | 'Parameter' | 'PyCall' | 'Set' | 'SingleText' | 'Tool' | 'TripleText' | 'Tuple'
| 'UnmarkedElement' | 'UnopenedObject' | 'Verbatim'>>
& Readonly<Record<'MissingBracket', 'List' | 'Object' | 'PyList' | 'Set' | 'Tuple' | 'UnopenedObject'>>
& Readonly<Record<'Name', 'List' | 'Object' | 'Set' | 'Tuple' | 'UnopenedObject'>>
& Readonly<Record<'LastComma' | 'BadCutPart', 'Builtin' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'Set' | 'Tuple' | 'UnopenedObject'>>
& Readonly<Record<'Comma', 'Builtin' | 'List' | 'NamedAction' | 'Object' | 'PyCall' | 'PyList' | 'Set' | 'Tuple' | 'UnopenedObject'>>
& Readonly<Record<'Set' | 'Tuple' | 'TripleText' | 'PlainText' | 'DoubleText' | 'SingleText' | 'MarkedText' | 'Word', 'Arguments' | 'Builtin' | 'Call' | 'FencedInput' | 'FirstTool' | 'InlineAction' | 'Input' | 'List'
| 'LooseArguments' | 'NamedAction' | 'Object' | 'PyArgument' | 'PyCall' | 'Set' | 'Tool' | 'ToolMessage' | 'Tuple'
| 'UnopenedObject'>>
& Readonly<Record<'SetOpen' | 'SetClose', 'Set'>>
& Readonly<Record<'ObjectOpen', 'Object'>>
& Readonly<Record<'ObjectClose', 'Object' | 'UnopenedObject'>>
& Readonly<Record<'TupleOpen' | 'TupleClose', 'Tuple'>>
& Readonly<Record<'TripleOpen' | 'TripleChars' | 'TripleClose', 'TripleText'>>
& Readonly<Record<'BadCutEscape', 'DoubleText' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'MissingQuote', 'DoubleText' | 'MarkedText' | 'SingleText' | 'TripleText'>>
& Readonly<Record<'DoubleOpen' | 'DoubleChars', 'DoubleText'>>
& Readonly<Record<'TextClose', 'DoubleText' | 'SingleText'>>
& Readonly<Record<'SingleOpen' | 'SingleChars', 'SingleText'>>
& Readonly<Record<'MarkedOpen' | 'MarkedChars' | 'MarkedClose' | 'BadCutMarkedQuote', 'MarkedText'>>
& Readonly<Record<'BuiltinHead', 'Builtin'>>
& Readonly<Record<'PyCallClose' | 'MissingParenthesis' | 'PyArgument' | 'BadCutArgument', 'Builtin' | 'NamedAction' | 'PyCall'>>
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
& Readonly<Record<'PyOpen' | 'BadDebris' | 'PyClose', 'PyList'>>
& Readonly<Record<'PyHead', 'PyCall'>>
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
  | 'BadLineList' | 'BadCutArgument' | 'MissingParenthesis' | 'BadDebris';
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
  readonly 'values': 'ObjectOpen' | 'ObjectClose' | 'ListOpen' | 'ListClose' | 'TupleOpen' | 'TupleClose' | 'SetOpen' | 'SetClose'
  | 'Name' | 'Comma' | 'LastComma' | 'PlainText' | 'DoubleOpen' | 'DoubleChars' | 'SingleOpen' | 'SingleChars'
  | 'TripleOpen' | 'TripleChars' | 'TripleClose' | 'MarkedOpen' | 'MarkedChars' | 'MarkedClose' | 'TextClose' | 'Word'
  | 'Space' | 'BadDamage' | 'MissingBracket' | 'MissingQuote' | 'MissingRest' | 'BadCutPart' | 'BadCutEscape'
  | 'BadCutMarkedQuote';
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
  (start, end, l) => ({ type: 'Name', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'TripleOpen', start, end, quote: l[0] }),
  (start, end, l) => ({ type: 'PlainText', start, end, text: l[0] }),
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
      '[0,["N","ListOpen","["]]', // 205 readListOpen
      '[0,["L",207]]', // 206 leaf
      '[0,["N",6,["s",[":",0,208],["&",["s",["[*","\\t\\n\\r "],":"]]],["s",209,"\\"",[":",0,["$",["[*","^\\n\\r\\"\\\\\\\\"]]],"\\"",["&",["s",["[*","\\t\\n\\r "],":"]]]]]', // 207 readName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"$A-Z_a-z\u0080-\uffff"]', // 208 readBareKey
      '[0,["option","ownQuotes",""]]', // 209 readOwnQuotes
      '[0,["L",["!",20]]]', // 210 leaf
      '[0,["L",212]]', // 211 leaf
      '[0,["N","SetOpen",["s",213,"{",["&",["s",["[*","\\t\\n\\r "],["/",95,96],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 212 readSetOpen
      '[0,["/",53,52,214]]', // 213 skipPythonic
      '[0,["inside",0]]', // 214 readInBuiltin
      '[0,["L",216]]', // 215 leaf
      '[0,["N","ObjectOpen","{"]]', // 216 readObjectOpen
      '[0,["L",218]]', // 217 leaf
      '[0,["N","TupleOpen",["s",213,"("]]]', // 218 readTupleOpen
      '[0,["L",220]]', // 219 leaf
      '[0,["N",7,["s",213,[":",0,["$",["/","\\"\\"\\"","\'\'\'"]]]]]]', // 220 readTripleOpen
      '[0,[[["s",["!",222],["[","^\\\\\\\\"]],null,0,false],[224,null,0,true]]]', // 221 text
      '[0,["q",223]]', // 222 skipTripleAgain
      '[0,["same",4,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 223 readTripleAgain
      '[0,["/",["{",67,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",68,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",69,["s","\\\\",[":",0,["$",["[","\\"\\\\\\\\"]]]]],["{",70,["s",["!",213],"\\\\",[":",0,"/"]]],["{",71,["s",213,"\\\\",[":",0,"\'"]]],["{",72,["s",213,"\\\\",[":",0,["$",["[","av"]]]]],["{",73,["s",213,"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",74,["s",213,"\\\\",24]],["{",75,["s",213,[":",0,["$","\\\\"]],["&",["[","^ NUux"]]]],["{",76,["s",213,"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",77,["s",213,"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 224 readEscape
      '[1,["L",226]]', // 225 leaf
      '[1,["@",1,["endsInside",227],["M","BadCutEscape",["[+","^"]]]]', // 226 readBadCutEscape
      '[0,["q",224]]', // 227 skipEscape
      '[1,["L",["?",["t",[0,1],["!",222],229]]]]', // 228 leaf
      '[1,["M","BadDamage",["s",["!",230],["+",["/",["s",["!",20],["!",231],["[","^"]],["s",20,["&",232],["[","^"]],["s",234,["&",["s",["[*","\\t\\n\\r "],["[","\\",:]}"]]]]]]]]]', // 229 readBadDamage
      '[0,["!",["[","^"]]]', // 230 skipMissingRest
      '[0,["s",213,")",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]],["s","]",["[*","\\t "],["/",24,20,["!",["[","^"]]]],["s",["?",["[",",;"]],["[*","\\t\\n\\r "],160,"("]]]]', // 231 skipArgumentsOver
      '[0,["q",233]]', // 232 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["/",["[",",:]}"],["s",213,")"]]]],"^\\n\\r"]', // 233 readDoubleGoesOn
      '[0,["option","endToken","<|im_end|>"]]', // 234 readEndToken
      '[1,["L",236]]', // 235 leaf
      '[1,["/",237,238,239]]', // 236 readTripleEnd
      '[0,["N","TripleClose",222]]', // 237 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 238 readMissingRest
      '[1,["M","MissingQuote",""]]', // 239 readMissingQuote
      '[0,["L",241]]', // 240 leaf
      '[0,["N",8,["s","\\"",[":",0,242],"\\"",["&",244]]]]', // 241 readPlainText
      '[0,["{",78,[":",0,["|",0,null,true,["/",["$",243],224]]]]]', // 242 read_plainText
      '[0,["+",["/",["[+"," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff"],["s",["!",20],["["," !#-[]-\uffff"]]]]]', // 243 skipPlainRun
      '[0,["/",["s",["[*","\\t "],20],["s",["[*","\\t\\n\\r "],["/",20,["[",",:]}"],["!",["[","^"]],["s",213,["/",")",["s",245,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],["[","\\"\'(\\\\-0-9FNT[{"]]]]]]]]', // 244 skipAfterText
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"$A-Z_a-z\u0080-\uffff"]', // 245 skipBareKey
      '[0,["L",247]]', // 246 leaf
      '[0,["N","DoubleOpen","\\""]]', // 247 readDoubleOpen
      '[0,[[["s",["!",20],["[","!#-[]-\uffff"]],null,0,false],[["s",["[+"," "],["!",["s",20,["!",232]]]],null,0,false],[224,null,0,true],[["s",20,["&",232]],null,0,false],[["s",249,["!",["s",20,["!",232]]]],null,0,false]]]', // 248 text
      '[0,["s",["!",20],["/",["s",213,"\\t"],["s",["!",213],["[","\\u0000-\\u001f"],["[*","\\t\\n\\r "]],["s",["!",213],"\\\\",["[","^"]]]]]', // 249 skipOddChar
      '[1,["L",["?",["t",[0,1],["!",251],229]]]]', // 250 leaf
      '[0,["s",["[","\\"\'"],["&",244]]]', // 251 skipClosingQuote
      '[1,["L",253]]', // 252 leaf
      '[1,["/",254,238,239]]', // 253 readTextEnd
      '[0,["N","TextClose",251]]', // 254 readTextClose
      '[0,["L",256]]', // 255 leaf
      '[0,["N","SingleOpen","\'"]]', // 256 readSingleOpen
      '[0,[[["s",["!",20],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,false],[["s",["[+","\\t "],["!",["s",20,["!",258]]]],null,0,false],[224,null,0,true],[["s",20,["&",258]],null,0,false],[["s",249,["!",["s",20,["!",258]]]],null,0,false]]]', // 257 text
      '[0,["q",259]]', // 258 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 259 readSingleGoesOn
      '[0,["L",261]]', // 260 leaf
      '[0,["N","MarkedOpen",262]]', // 261 readMarkedOpen
      '[0,["option","markedQuote","<|\\"|>"]]', // 262 readMarkedQuote
      '[0,[[["s",["!",262],["!",20],["!",264],["[","^"]],null,0,false],[["s",["!",262],20,["&",266]],null,0,false]]]', // 263 text
      '[0,["q",265]]', // 264 skipCutMarkedQuote
      '[0,["@",1,["endsInside",262],""]]', // 265 readCutMarkedQuote
      '[0,["q",267]]', // 266 skipMarkedGoesOn
      '[0,["scan",["s",["!",262],["[","^\\n\\r"]],262]]', // 267 readMarkedGoesOn
      '[1,["L",269]]', // 268 leaf
      '[1,["/",270,271,238,239]]', // 269 readMarkedEnd
      '[0,["N","MarkedClose",262]]', // 270 readMarkedClose
      '[1,["@",1,["endsInside",262],["M","BadCutMarkedQuote",["[+","^"]]]]', // 271 readBadCutMarkedQuote
      '[0,["L",273]]', // 272 leaf
      '[0,["N",9,["s",209,[":",0,["$",["s",245,["|",1,8,false,["s",["[+","\\t "],245]]]]],["&",["s",["[*","\\t\\n\\r "],":"]]],[":",0,["$",["s",["!",20],["!",262],["[","^\\t\\n\\r \\"\'-),:[]{}"],274]]]]]', // 273 readWord
      '[0,["q",275]]', // 274 skipWordRest
      '[0,["scan",["s",["!",20],["!",262],["[","^\\t\\n\\r (),[]{}"]],["&",276]]]', // 275 readWordRest
      '[0,["/",["[","\\t\\n\\r ),]}"],20]]', // 276 skipScalarEnd
      '[1,["L",["/",278,279,":",280,281]]]', // 277 leaf
      '[0,["N","LastComma",["s",213,",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]]]]', // 278 readLastComma
      '[0,["N","Comma",","]]', // 279 readComma
      '[0,["t",[0,1],["!",22],1]]', // 280 readGap
      '[1,["@",1,["endsInside",282],["M","BadCutPart",["s",["+",["s",["!",20],["[","^"]]],["!",["[","^"]]]]]]', // 281 readBadCutPart
      '[0,["/",283,284]]', // 282 skipCutPart
      '[0,["/",["s",245,["&",["s",["[*","\\t\\n\\r "],":"]]],["s",209,"\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\"",["&",["s",["[*","\\t\\n\\r "],":"]]]]]', // 283 skipName
      '[0,["/",["s",209,["s",245,["|",1,8,false,["s",["[+","\\t "],245]]],["&",["s",["[*","\\t\\n\\r "],":"]]],["s",["!",20],["!",262],["[","^\\t\\n\\r \\"\'-),:[]{}"],274]]]', // 284 skipWord
      '[1,["L",["t",[0,1],["!",")"],229]]]', // 285 leaf
      '[1,["L",287]]', // 286 leaf
      '[1,["/",288,238,289]]', // 287 readTupleEnd
      '[0,["N","TupleClose",")"]]', // 288 readTupleClose
      '[1,["M","MissingBracket",""]]', // 289 readMissingBracket
      '[1,["L",["t",[0,1],["!","}"],229]]]', // 290 leaf
      '[1,["L",292]]', // 291 leaf
      '[1,["/",293,238,289]]', // 292 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 293 readObjectClose
      '[1,["L",["t",[0,1],["!","}"],229]]]', // 294 leaf
      '[1,["L",296]]', // 295 leaf
      '[1,["/",297,238,289]]', // 296 readSetEnd
      '[0,["N","SetClose","}"]]', // 297 readSetClose
      '[1,["L",["t",[0,1],["!","]"],229]]]', // 298 leaf
      '[1,["L",300]]', // 299 leaf
      '[1,["/",301,238,289]]', // 300 readListEnd
      '[0,["N","ListClose","]"]]', // 301 readListClose
      '[1,["L",["/",303,306]]]', // 302 leaf
      '[1,["M","BadEndToken",["s",234,["&",304]]]]', // 303 readBadEndToken
      '[0,["q",305]]', // 304 skipLastTokens
      '[0,["scan",["/",234,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 305 readLastTokens
      '[1,["M","BadRunOn",["s",["/",32,307],["[*","^"]]]]', // 306 readBadRunOn
      '[0,["/",["s",["|",0,8,false,["s",234,["[*","\\t\\n\\r "]]],308],["s",["/","<tool_response>","<function_results>"],24]]]', // 307 skipHostPart
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]],"<"]', // 308 skipHostTurn
      '[0,["L",310]]', // 309 leaf
      '[0,["N",10,["s",48,[":",0,311],".call("]]]', // 310 readBuiltinHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 311 readBuiltinName
      '[0,["L",313]]', // 312 leaf
      '[0,["N",11,["s",[":",0,208],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 313 readPyKey
      '[0,["L",["?",1]]]', // 314 leaf
      '[1,["L",["/",["t",[0,1],["&",["s",245,["[*","\\t\\n\\r "],":"]],229],278,279,316,281]]]', // 315 leaf
      '[1,["@",1,["endsInside",317],["M","BadCutArgument",["[+","^"]]]]', // 316 readBadCutArgument
      '[0,["s",245,["[*","\\t\\n\\r "],"=",["!","="]]]', // 317 skipPyKey
      '[1,["L",["/",1,["t",[0,1],["!",")"],229]]]]', // 318 leaf
      '[1,["L",320]]', // 319 leaf
      '[1,["/",321,238,322]]', // 320 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 321 readPyCallClose
      '[1,["M","MissingParenthesis",""]]', // 322 readMissingParenthesis
      '[1,["L",324]]', // 323 leaf
      '[1,["@",1,["endsInside",325],["M","BadCutBuiltin",["[+","^"]]]]', // 324 readBadCutBuiltin
      '[0,["s",48,326,".call("]]', // 325 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 326 skipBuiltinName
      '[1,["L",328]]', // 327 leaf
      '[1,["N",12,["s",["&",167],[":",0,329],["*",330],176,333,["!",179],["*",330],183],["s",188,333,24],["s",48,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 328 readCodeHead
      '[0,["/",["$",["s",130,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",130,["&",["/","<|channel|>",169]]]]]]', // 329 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",331,174,332,181,["s",176,178,["!",179]],182],["[*","\\t "]]],"\\t <cjt"]', // 330 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",174,["&",["s",["*",["s",["!",175],["/",172,["s",176,177]]]],175]]]]]', // 331 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 332 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 333 readCodeName
      '[0,[[["s",["!",335],["!",["s",234,304]],["[","^"]],null,0,false]]]', // 334 text
      '[0,["/",336,["s",130,["&","<"],167],["s",188,189,24],338]]', // 335 skipMarkAhead
      '[0,["s",130,["?",184],337]]', // 336 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 337 read_messageClose
      '[0,["q",339]]', // 338 skipCutMark
      '[0,["@",1,["endsInside",340],""]]', // 339 readCutMark
      '[0,["/",336,["s",130,["&","<"],167],["s",188,189,24]]]', // 340 skipMark
      '[1,["L",["/",342,343]]]', // 341 leaf
      '[0,["N","CodeToken",["s",["!",130],234]]]', // 342 readCodeToken
      '[1,["/",344,345,346,347,348]]', // 343 readMessageEnd
      '[0,["N","MessageClose",336]]', // 344 readMessageClose
      '[1,["@",1,["endsInside",340],["M","BadCutMessageClose",["[+","^"]]]]', // 345 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",130,["&","<|"]]]]', // 346 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 347 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 348 readMessageOver
      '[1,["L",350]]', // 349 leaf
      '[1,["N",13,["s",["&",167],[":",0,329],["*",330],183],["s",188,351,24]]]', // 350 readTextHead
      '[0,["option","allName","all"]]', // 351 readAllName
      '[1,["L",353]]', // 352 leaf
      '[1,["N",14,["s",["&",167],[":",0,329],["*",330],176,[":",1,354],["*",330],183],["s",188,[":",1,355],24]]]', // 353 readToolMessageHead
      '[0,["@",2,["!",["s",178,["!",179]]],["?","functions."],["$",["+",179]]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 354 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",179]]],"A-Z_a-z\u0080-\uffff"]', // 355 readRecipientName
      '[1,["L",["?",357]]]', // 356 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",101,["s",130,13]]]]]]', // 357 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],335]]]],"\\"\'[n{"]', // 358 leaf
      '[0,[[["s",130,["!",338],360],null,0,false]]]', // 359 text
      '[0,["s",["!",335],["!",["s",234,304]],["[","^"]]]', // 360 skipCodeChar
      '[1,["L",362]]', // 361 leaf
      '[1,["/",1,363,364,365,376]]', // 362 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",148],"```"]]]', // 363 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",20],["[","]}"]]]]]', // 364 readBadBrackets
      '[1,["M","BadLateMembers",["s",",",["[*","\\t\\n\\r "],"\\"",["[*","^\\n\\r\\""],"\\"",["[*","\\t\\n\\r "],":",["*",["s",["!",20],["!",366],["[","^\\n\\r"]]]]]]', // 365 readBadLateMembers
      '[0,["/",["s",130,335],148,367,368,7,91,13,101,["s",52,24,369],["s",234,304],371]]', // 366 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 367 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",13],["!",110],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 368 skipOtherClose
      '[0,["q",370]]', // 369 skipPythonBehind
      '[0,["scan",["[","\\t\\n\\r "],["s",160,"("]],"\\t\\n\\r A-Z_a-z\u0080-\uffff"]', // 370 readPythonBehind
      '[0,["q",372]]', // 371 skipCutStrayStop
      '[0,["@",1,["endsInside",373],""]]', // 372 readCutStrayStop
      '[0,["/",374,375]]', // 373 skipStop
      '[0,["option","marker","<tool_call>"]]', // 374 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 375 readToolOpening
      '[1,["M","BadMessageWords",["s",130,["+",["s",["!",335],["!",["s",234,304]],["[","^"]]]]]]', // 376 readBadMessageWords
      '[1,["L",343]]', // 377 leaf
      '[1,["L",379]]', // 378 leaf
      '[1,["N",15,["s",[":",0,["?",380]],13,["&",381],["*",384]],["s",385,["&",381],["*",384]]]]', // 379 readSectionOpen
      '[0,["@",2,91,["[*","\\t "],["$",["+",18]],["[*","\\t\\n\\r "]]]', // 380 readSectionTitle
      '[0,["q",382]]', // 381 skipOpensAndGoesOn
      '[0,["scan",["s",["[*","\\t\\n\\r "],13],383]]', // 382 readOpensAndGoesOn
      '[0,["s",["[*","\\t\\n\\r "],["|",0,64,false,["[","^\\"\'(<[]{"]],["/",["[","\\"\'(<[]{"],["!",["[","^"]]]]]', // 383 skipSectionGoesOn
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],13]]]', // 384 readBadOpenAgain
      '[1,["M","BadSectionOpen",14,["s",386,["&",["s",["[*","\\t\\n\\r "],100]]]]]', // 385 readBadSectionOpen
      '[0,["option","otherSectionOpen","<function_calls>"]]', // 386 readOtherSectionOpen
      '[1,["L",388]]', // 387 leaf
      '[1,["N",16,["s",["/",110,102],["[*","\\t\\n\\r "],[":",0,389],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,390]]]]', // 388 readEmptyCall
      '[0,["$",["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]]', // 389 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 390 readBadSelfClose
      '[1,["L",392]]', // 391 leaf
      '[1,["N",18,["s",[":",0,393],[":",1,394],["[*","\\t\\n\\r "],120,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",110,["[*","\\t\\n\\r "],["!",121],[":",1,394],["[*","\\t\\n\\r "],[":",2,["?",395]],19,[":",3,["|",0,null,true,396]],44,[":",4,["?",["/",397,398]]]],["s",110,["[*","\\t\\n\\r "],[":",1,104],51,["&",["s",["[*","\\t\\n\\r "],133,["[*","\\t\\n\\r "],135,136]]],["s",[":",0,399],[":",1,104],["?",["[","\\"\'"]],["[*","\\t "],">"],["s",110,["[*","\\t\\n\\r "],[":",1,["$",["+",18]]],139],["s",110,["[*","\\t\\n\\r "],[":",1,394],142],["s",110,["[*","\\t\\n\\r "],[":",1,394],["[*","\\t\\n\\r "],[":",5,["/",400,401]]],["s",[":",0,402],[":",1,394],["[*","\\t\\n\\r "],146,["&",["s",["[*","\\t\\n\\r "],["/",141,148,["s",149,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,403],[":",1,394],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],[":",5,400]],["s",51,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 392 readCallHead
      '[1,["M","BadOtherCall",105]]', // 393 readBadOtherCall
      '[0,["/",117,["$",["s",18,["*",["s",["[*","\\t "],18]]]]]]', // 394 readCallName
      '[0,["@",1,124,["$",["[+","^\\t\\n\\r <[{"]]]]', // 395 readCallId
      '[0,["N",17,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 396 readAttribute
      '[1,["M","BadEarlyWords",["s",["&",127],["|",1,400,false,["s",["!",20],["[","^{"]]],["&",["s","{",["|",0,40,false,["[","^\\"\'0-9A-Za-{}"]],["[","\\"\'}"]]]]]]', // 397 readBadEarlyWords
      '[1,["M","BadNoArguments",["&",127]]]', // 398 readBadNoArguments
      '[1,["M","BadSpacedOpen",["s",103,["&",["s",104,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]]', // 399 readBadSpacedOpen
      '[1,["M","BadNameEnd",140]]', // 400 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",145,["/","{",141,146]]]]]', // 401 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",107,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 402 readBadNameTag
      '[1,["M","BadCallOpen",102]]', // 403 readBadCallOpen
      '[1,["L",405]]', // 404 leaf
      '[1,["N",19,["s",["?",24],[":",0,406]]]]', // 405 readLoneParameterHead
      '[1,["M","MissingParameterOpen",["s",407,["&",["s",["[*","\\t\\n\\r "],["!",["[","\\"\'<[{"]],["|",1,4096,false,["s",["!",408],["!",20],["[","^"]]],408]]]]]', // 406 readMissingParameterOpen
      '[0,["option","onlyParameter","",2]]', // 407 readOnlyParameter
      '[0,["option","parameterClose","</parameter>"]]', // 408 readParameterClose
      '[0,[[null,"^\\n\\r<",1,false],[["s",410,["&",411]],null,0,false],[["s",["!",415],["!",435],["/",24,"<"]],null,0,false],[["s",24,436],null,0,false]]]', // 409 text
      '[0,["s",13,["[*","\\t\\n\\r "],110,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",148],["!",13],"<"]]],148]]', // 410 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],410,["s",["!",141],["!",412],["!",408],["!",413],"<"]]],["/",408,["s",["&","<"],413]]]]', // 411 skipClosesLater
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 412 readWrongParameterOpen
      '[0,["q",414]]', // 413 skipCutRaw
      '[0,["@",1,["endsInside",408],""]]', // 414 readCutRaw
      '[0,["s",["?",416],["&",["s",["?",24],["/","<",["!",["[","^"]]]]],418]]', // 415 skipRawStop
      '[0,["s",417,24]]', // 416 skip_rawLayout
      '[0,["option","layout",""]]', // 417 readLayout
      '[0,["/",["s",419,["/",408,420]],["s",422,408,["&",["s",["[*","\\t\\n\\r "],["|",0,4,false,["s",408,["[*","\\t\\n\\r "]]],["/",20,423,431,["!",["[","^"]]]]]],["s",422,432,["&",["s",["[*","\\t\\n\\r "],["/",20,423,431,["!",["[","^"]]]]]],["s",421,["[*","\\t\\n\\r "],408],["s",["?",24],["/",["s",20,["&",["s",["[*","\\t\\n\\r "],20]],["!",411]],["s",422,146,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]],["s",148,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]]]],["s",["?",24],["/",141,412]],["s",433,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]],["!",411]],["s",["?",24],434,["!",411]],413]]', // 418 skipRawMarker
      '[0,["option","lenient",""]]', // 419 readLenient
      '[0,["s",421," name=",["[*","^\\n\\r>"],">"]]', // 420 skipNamedClose
      '[0,["option","parameterCloseStart","</parameter"]]', // 421 readParameterCloseStart
      '[0,["option","guarded",""]]', // 422 readGuarded
      '[0,["s",149,424]]', // 423 skipKeyTag
      '[0,["s","<",425,">"]]', // 424 skipNextElement
      '[0,["/",426,["s",["!",427],429]]]', // 425 skipElementKey
      '[0,["option","toolParameter","port",2]]', // 426 readToolParameter
      '[0,["s",["/",428,["s",106,["/","invoke","tool_name","parameters"]]],">"]]', // 427 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 428 readWordThatIsNoKey
      '[0,["s",["/",430,106],["[+","^\\t\\n\\r /<>"]]]', // 429 skipAnyKey
      '[0,["option","nests",""]]', // 430 readNests
      '[0,["/",["s",422,"parameter=",["&",["s",133,">"]]],["s",422,["s","<parameter",["[+","\\t ="]],["&",["s",426,["/",">",24]]]]]]', // 431 skipDriftedOpen
      '[0,["/",420,["s",421,["[*","0-9A-Z_a-z"],["?",">"]]]]', // 432 skipDriftedClose
      '[0,["option","otherParameterClose","</parameter>"]]', // 433 readOtherParameterClose
      '[0,["option","otherParameterOpen","<parameter name="]]', // 434 readOtherParameterOpen
      '[0,["s",422,408]]', // 435 skipGuardedClose
      '[0,["s",410,["&",411]]]', // 436 skip_shownCall
      '[1,["L",["?",438]]]', // 437 leaf
      '[1,["M","BadHalfClose",["s",["?",416],421,["&",["s",["[*","\\t\\n\\r "],408]],["[*","\\t\\n\\r "]]]]', // 438 readBadHalfClose
      '[1,["L",440]]', // 439 leaf
      '[1,["/",441,442,443,238,445]]', // 440 readParameterEnd
      '[0,["N","RawEnd",["s",["?",416],408]]]', // 441 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",416],["/",433,420,["s",422,432]]]]]', // 442 readBadParameterClose
      '[1,["@",1,["endsInside",444],["M","BadCutRaw",["[+","^"]]]]', // 443 readBadCutRaw
      '[0,["s",["?",416],408]]', // 444 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 445 readMissingParameterClose
      '[1,["L",["?",447]]]', // 446 leaf
      '[1,["M","BadParameterCloseAgain",["+",["s",["[*","\\t\\n\\r "],408]]]]', // 447 readBadParameterCloseAgain
      '[1,["L",["?",449]]]', // 448 leaf
      '[1,["@",1,["endsInside",129],["M","BadCutInnerFence",["[+","^"]]]]', // 449 readBadCutInnerFence
      '[0,["L",1]]', // 450 leaf
      '[1,["L",452]]', // 451 leaf
      '[1,["N",20,["s",141,[":",0,["?",453]],["[*","\\t\\n\\r "],[":",1,454],[":",2,["?",457]],136],["s",141,["[*","\\t\\n\\r "],[":",1,454],[":",3,["|",0,null,true,396]],458,[":",4,["?",459]],["/",136,462]],["s",141,["[*","\\t\\n\\r "],[":",1,455],[":",5,463],136],["s",141,["[*","\\t\\n\\r "],[":",1,454],["[*","\\t\\n\\r "],[":",5,464]],["s",141,["[*","\\t\\n\\r "],[":",1,["/",426,["@",1,["!",462],465]]],[":",5,466]],["s",[":",5,467],[":",1,455],["[*","\\t\\n\\r "],135,136],["s",[":",5,468],[":",1,455],["?",["[","\\"\'"]],[":",3,["|",0,null,true,396]],["/",">",["&",24]]]]]', // 452 readParameterHead
      '[1,["M","BadKeyOpenAgain",["+",["s",["[*","\\t\\n\\r "],141]]]]', // 453 readBadKeyOpenAgain
      '[0,["/",["@",0,117,135],["@",0,455,["[*","\\t\\n\\r "],135],["@",1,456,["$",["+",["s",["!",135],["[","^\\n\\r\\"<"]]]],135]]]', // 454 readClosedKey
      '[0,["$",["s",134,["*",["s",["[*","\\t "],134]]]]]', // 455 readParameterKey
      '[0,["option","quotedKeys",""]]', // 456 readQuotedKeys
      '[1,["M","BadKeyCloseAgain",["+",["s",["[*","\\t\\n\\r "],135]]]]', // 457 readBadKeyCloseAgain
      '[0,["option","parameterHeadEnd",""]]', // 458 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],460,["$",["[*","^<"]],461]]', // 459 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 460 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 461 readTypeClose
      '[0,["option","valueFollows",""]]', // 462 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 463 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",462],["&",["[","^\\t\\n\\r <"]]]]]', // 464 readMissingValueOpen
      '[0,["$",["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"\\\\-0-9A-Z_a-z\u0080-\uffff"]', // 465 readWordKey
      '[1,["M","BadKeyEquals","="]]', // 466 readBadKeyEquals
      '[1,["M","MissingKeyOpen",["&",["s",133,["[*","\\t\\n\\r "],135,136]]]]', // 467 readMissingKeyOpen
      '[1,["M","BadParameterOpen",412,434,431]]', // 468 readBadParameterOpen
      '[1,["L",["?",470]]]', // 469 leaf
      '[1,["M","BadHeadAgain",["+",["s",["[*","\\t\\n\\r "],471]],["+",["s",["[*","\\t\\n\\r "],141,["[*","\\t\\n\\r "],472,["[*","\\t\\n\\r "],135,["*",125],458]]]]', // 470 readBadHeadAgain
      '[0,["option","headMark","<arg_value>"]]', // 471 readHeadMark
      '[0,["q",473]]', // 472 skipSameKey
      '[0,["same",3,["$",["+",134]]]]', // 473 readSameKey
      '[0,["L",475]]', // 474 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],476]]]', // 475 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 476 read_verbatimOpen
      '[0,[[["s",["!",478],["!",480],["[","^"]],null,0,false]]]', // 477 text
      '[0,["s",479,["&",["s",["[*","\\t\\n\\r "],["/",408,413]]]]]', // 478 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 479 read_verbatimClose
      '[0,["q",481]]', // 480 skipCutVerbatim
      '[0,["@",1,["endsInside",478],""]]', // 481 readCutVerbatim
      '[1,["L",483]]', // 482 leaf
      '[1,["/",484,238,485]]', // 483 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",479,["&",["s",["[*","\\t\\n\\r "],408]],["[*","\\t\\n\\r "]]]]', // 484 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 485 readMissingVerbatimClose
      '[0,["L",487]]', // 486 leaf
      '[0,["N","RawLayout",["s",417,24]]]', // 487 readRawLayout
      '[1,["L",489]]', // 488 leaf
      '[1,["M","BadQuotedClose",["s",["&",490],408]]]', // 489 readBadQuotedClose
      '[0,["/",["s",419,408,["!",["s",["[*","\\t\\n\\r "],["/","<",20,["!",["[","^"]],["s",133,["[*","\\t\\n\\r "],135,136]]]],["&",411]],["s",["!",415],435]]]', // 490 skipQuotesClose
      '[1,["L",492]]', // 491 leaf
      '[1,["@",1,["endsInside",493],["M","BadCutParameter",["[+","^"]]]]', // 492 readBadCutParameter
      '[0,["/",494,408]]', // 493 skipParameterMarker
      '[0,["/",["s",141,["?",495],["[*","\\t\\n\\r "],496,["?",497],136],["s",141,["[*","\\t\\n\\r "],496,["*",125],458,["?",498],["/",136,462]],["s",141,["[*","\\t\\n\\r "],133,"",136],["s",141,["[*","\\t\\n\\r "],496,["[*","\\t\\n\\r "],499],["s",141,["[*","\\t\\n\\r "],["/",426,["s",["!",462],500]],"="],["s",501,133,["[*","\\t\\n\\r "],135,136],["s",502,133,["?",["[","\\"\'"]],["*",125],["/",">",["&",24]]]]]', // 494 skipParameterHead
      '[0,["+",["s",["[*","\\t\\n\\r "],141]]]', // 495 skipBadKeyOpenAgain
      '[0,["/",["s",116,135],["s",133,["[*","\\t\\n\\r "],135],["s",456,["+",["s",["!",135],["[","^\\n\\r\\"<"]]],135]]]', // 496 skipClosedKey
      '[0,["+",["s",["[*","\\t\\n\\r "],135]]]', // 497 skipBadKeyCloseAgain
      '[0,["s",["[*","\\t\\n\\r "],460,["[*","^<"],461]]', // 498 skipValueType
      '[0,["s",["!",462],["&",["[","^\\t\\n\\r <"]]]]', // 499 skipMissingValueOpen
      '[0,["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]],"\\\\-0-9A-Z_a-z\u0080-\uffff"]', // 500 skipWordKey
      '[0,["&",["s",133,["[*","\\t\\n\\r "],135,136]]]', // 501 skipMissingKeyOpen
      '[0,["/",412,434,431]]', // 502 skipBadParameterOpen
      '[0,["L",["&",["/",430,149]]]]', // 503 leaf
      '[1,["L",505]]', // 504 leaf
      '[1,["N",21,["s",[":",0,["?",506]],507,[":",1,508],">"],["s",430,507,[":",0,510],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 505 readElementHead
      '[1,["M","BadKeyTag",149]]', // 506 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 507 readTagOpen
      '[0,["/",426,["@",1,["!",427],509]]]', // 508 readElementKey
      '[0,["@",1,["/",430,106],["$",["[+","^\\t\\n\\r /<>"]]]]', // 509 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 510 readBadNamedTag
      '[1,["L",["?",512]]]', // 511 leaf
      '[1,["M","BadElementHeadAgain",["s",["+",["s",["[*","\\t\\n\\r "],507,513,">"]],["&",["s",515,["!",524]]]],["s",430,["+",["s",["[*","\\t\\n\\r "],523]],["&",["s",["|",0,4096,false,["s",["!",526],["!",527],["[","^"]]],516]]]]]', // 512 readBadElementHeadAgain
      '[0,["q",514]]', // 513 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 514 readKeyAgain
      '[0,["s",["|",0,4096,false,["s",["!",516],["!",518],["!",523],["[","^"]]],516]]', // 515 skipElementClosesBehind
      '[0,["s",517,513,">"]]', // 516 skip_elementClose
      '[0,["option","tagClose","</"]]', // 517 readTagClose
      '[0,["/",519,522,["s",146,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]]]]]', // 518 skipElementsClose
      '[0,["s","</",["&",162],520,">"]]', // 519 skip_toolClose
      '[0,["q",521]]', // 520 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 521 readToolAgain
      '[0,["s",106,"</parameters>"]]', // 522 skip_argumentsClose
      '[0,["s","<",513,">"]]', // 523 skipElementOpensAgain
      '[0,["s",["*",["s",["!",516],["!",518],["!",525],["[","^"]]],516]]', // 524 skipElementClosesLater
      '[0,["s","<",["!",513],426,">",["!",515]]]', // 525 skipOtherParameter
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 526 readTagMarker
      '[0,["s","</",513,">"]]', // 527 skip_unmarkedClose
      '[0,["L",["?",529]]]', // 528 leaf
      '[0,["N","ElementLayout",["s",530,24]]]', // 529 readElementLayout
      '[0,["option","tagLayout",""]]', // 530 readTagLayout
      '[0,["L",["&",["s",430,["[*","\\t\\n\\r "],507,["!",427],429,">"]]]]', // 531 leaf
      '[0,[[["s",507,513,">",["|",0,4096,false,["s",["!",523],["!",516],["[","^"]]],516,["&",524]],null,0,false],[["s",["!",533],["[","^"]],null,0,false]]]', // 532 text
      '[0,["/",526,534,["s",530,["?",24],["/",535,518,525,536,537]]]]', // 533 skipElementStop
      '[0,["s",430,527,["&",["s",["[*","\\t\\n\\r "],526]],["!",["s",["[*","\\t\\n\\r "],516]]]]', // 534 skipClosedUnmarked
      '[0,["s",516,["/",["&",["s",["[*","\\t\\n\\r "],["/",516,424,518,["!",["[","^"]]]]],["!",524]]]]', // 535 skipElementCloses
      '[0,["s",149,20,["!",515]]]', // 536 skipMarksBehind
      '[0,["q",538]]', // 537 skipCutElement
      '[0,["@",1,["endsInside",516],""]]', // 538 readCutElement
      '[1,["L",540]]', // 539 leaf
      '[1,["/",541,543,544,238,545]]', // 540 readElementEnd
      '[0,["N","ElementClose",542]]', // 541 readElementClose
      '[0,["s",["?",["s",530,24]],516]]', // 542 skipElementEnding
      '[1,["M","BadElementClose",["s",430,["/",["s",517,["!",427],429,">"],527]]]]', // 543 readBadElementClose
      '[1,["@",1,["endsInside",542],["M","BadCutElementClose",["[+","^"]]]]', // 544 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 545 readMissingElementClose
      '[1,["L",["?",547]]]', // 546 leaf
      '[1,["M","BadElementCloseAgain",["+",["s",["[*","\\t\\n\\r "],516]]]]', // 547 readBadElementCloseAgain
      '[1,["L",549]]', // 548 leaf
      '[1,["N",22,["s",430,550,"<",[":",0,551],">"]]]', // 549 readUnmarkedHead
      '[1,["M","BadUnmarkedTag",""]]', // 550 readBadUnmarkedTag
      '[0,["@",1,["!",427],["$",["[+","^\\t\\n\\r /<>"]]]]', // 551 readUnmarkedKey
      '[0,["L",["&",["s",["[*","\\t\\n\\r "],"<",553,">"]]],"\\t\\n\\r <"]', // 552 leaf
      '[0,["s",["!",427],["[+","^\\t\\n\\r /<>"]]]', // 553 skipUnmarkedKey
      '[0,[[["s",["!",555],["[","^"]],null,0,false]]]', // 554 text
      '[0,["/",526,527,["s",20,["!",556]]]]', // 555 skipUnmarkedStop
      '[0,["s",["|",1,4096,false,["s",["!",527],["[","^"]]],527],"^"]', // 556 skipUnmarkedClosesLater
      '[1,["L",558]]', // 557 leaf
      '[1,["/",559,238,545]]', // 558 readUnmarkedEnd
      '[0,["N","UnmarkedClose",527]]', // 559 readUnmarkedClose
      '[1,["L",561]]', // 560 leaf
      '[1,["@",1,["endsInside",562],["M","BadCutElement",["[+","^"]]]]', // 561 readBadCutElement
      '[0,["/",["s",["?",563],507,425,">"],["s",430,507,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 562 skipElementHead
      '[0,149]', // 563 skipBadKeyTag
      '[1,["L",["/",565,566,357,363]]]', // 564 leaf
      '[1,["M","BadLoneKey",["s",141,["[*","\\t\\n\\r "],133,["[*","\\t\\n\\r "],135]]]', // 565 readBadLoneKey
      '[1,["M","BadParameter",["s",["/",141,412],["*",["s",["!",408],["!",141],["!",412],["!",20],["[","^"]]],["?",408]],["s",128,["&",567],["+",["s",["!",408],["[","^"]]],408]]]', // 566 readBadParameter
      '[0,["q",568]]', // 567 skipLostParameter
      '[0,["scan",["s",["!",408],["!",141],["!",20],["[","^"]],408]]', // 568 readLostParameter
      '[0,["L",["&",131]]]', // 569 leaf
      '[1,["L",["/",364,571,365]]]', // 570 leaf
      '[1,["M","BadJunk",["s",["!",128],["!",146],["!",148],["!",101],["!",107],["s",["?",526],["+",["s",["!",20],["!",146],["!",371],["!",141],["!",526],["!",423],["!",["[","[{"]],["[","^"]]]]]]]', // 571 readBadJunk
      '[1,["L",573]]', // 572 leaf
      '[1,["/",574,575,577,578,579,581,582]]', // 573 readCallEnd
      '[0,["N","CallClose",146]]', // 574 readCallClose
      '[1,["M","BadCallClose",576]]', // 575 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 576 readWrongCallClose
      '[1,["@",1,["endsInside",373],["M","BadCutClose",["[+","^"]]]]', // 577 readBadCutClose
      '[0,["N","CallOver",["s",128,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 578 readCallOver
      '[0,["N","CallOverAtEnd",["s",128,580,["!",["[","^"]]]]]', // 579 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 580 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 581 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 582 readMissingCallClose
      '[0,["L",584]]', // 583 leaf
      '[0,["N",23,["s",106,107,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,394],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 584 readElementCallHead
      '[0,["L",586]]', // 585 leaf
      '[0,["N","ArgumentsOpen",587]]', // 586 readArgumentsOpen
      '[0,["s",106,"<parameters>"]]', // 587 skip_argumentsOpen
      '[0,["L",["s",["&","{"],["!",20]]],"{"]', // 588 leaf
      '[1,["L",["/",561,590,595]]]', // 589 leaf
      '[1,["M","BadLostElement",["s",["&",591],["*",["s",["!",593],["[","^"]]],593]]]', // 590 readBadLostElement
      '[0,["q",592]]', // 591 skipLostElement
      '[0,["scan",["s",["!",593],["!",594],["!",161],["!",20],["[","^"]],593]]', // 592 readLostElement
      '[0,["s","</",426,">"]]', // 593 skipLostClose
      '[0,["/",518,587,424]]', // 594 skipToolTag
      '[1,["M","BadToolWords",["+",["s",["!",594],["!",161],["!",20],["!",596],["[","^"]]]]]', // 595 readBadToolWords
      '[0,["q",597]]', // 596 skipCutToolTag
      '[0,["@",1,["endsInside",594],""]]', // 597 readCutToolTag
      '[1,["L",599]]', // 598 leaf
      '[1,["/",600,601,238,602]]', // 599 readArgumentsEnd
      '[0,["N","ArgumentsClose",522]]', // 600 readArgumentsClose
      '[1,["@",1,["endsInside",522],["M","BadCutArgumentsClose",["[+","^"]]]]', // 601 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 602 readMissingArgumentsClose
      '[1,["L",604]]', // 603 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 604 readMissingArgumentsOpen
      '[1,["L",["/",561,595]]]', // 605 leaf
      '[1,["L",607]]', // 606 leaf
      '[1,["@",1,["endsInside",108],["M","BadCutCall",["[+","^"]]]]', // 607 readBadCutCall
      '[1,["L",["/",1,609,613,357,363]]]', // 608 leaf
      '[0,["N","Separator",["s",610,["&",["s",["[*","\\t\\n\\r "],["/","{",611,["s",["?",612],["!",["[","^"]]]]]]]]]', // 609 readSeparator
      '[0,["option","separator",";"]]', // 610 read_separator
      '[0,["s","\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["&",["s",["[*","\\t\\n\\r "],99]]]]', // 611 skipUnopened
      '[0,["+",["s",234,["[*","\\t\\n\\r "]]]]', // 612 skipTokens
      '[1,["M","BadSeparator",["s",["/",",",["s",52,";"]],["&",["s",["[*","\\t\\n\\r "],["/",152,["s",614,611],["s",52,160,"("]]]]]]]', // 613 readBadSeparator
      '[0,["option","json",""]]', // 614 readJson
      '[0,["L",616]]', // 615 leaf
      '[0,["N","PyOpen",["s",["&",158],"["]]]', // 616 readPyOpen
      '[0,["L",618]]', // 617 leaf
      '[0,["N",24,["s",[":",0,619],"("]]]', // 618 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 619 readPyName
      '[1,["L",["/",279,1,621]]]', // 620 leaf
      '[1,["M","BadDebris",["s",["!",20],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 621 readBadDebris
      '[1,["L",623]]', // 622 leaf
      '[1,["/",624,581,289]]', // 623 readPyEnd
      '[0,["N","PyClose","]"]]', // 624 readPyClose
      '[1,["L",626]]', // 625 leaf
      '[1,["M","BadLineList",["s",52,"[",["&",["s",["[*","\\t\\n\\r "],160,"("]]]]]', // 626 readBadLineList
      '[0,["L",["/",628,1]],"\\t\\n\\r ,"]', // 627 leaf
      '[0,["N","LineComma",","]]', // 628 readLineComma
      '[0,["L",["?",630]]]', // 629 leaf
      '[0,["N","LineListEnd","]"]]', // 630 readLineListEnd
      '[0,["L",["&",52]]]', // 631 leaf
      '[0,["L",["s",["&",614],["!",20]]]]', // 632 leaf
      '[0,["L",634]]', // 633 leaf
      '[0,["N","UnopenedHead",611]]', // 634 readUnopenedHead
      '[1,["L",["/",364,365,636]]]', // 635 leaf
      '[1,["M","BadCallCloseAgain",["s",["!",148],146,["&",["s",["[*","\\t\\n\\r "],["/",148,100]]]]]]', // 636 readBadCallCloseAgain
      '[0,["L",["&",["/",101,["s",51,["+",18],["[*","\\t\\n\\r "],19,["[*","\\t\\n\\r "],"{"]]]]]', // 637 leaf
      '[1,["L",["/",639,640]]]', // 638 leaf
      '[1,["M","BadNameless",["s",["/",107,16],["*",["s",["!",146],["!",148],["!",100],["[","^"]]],["?",146]]]]', // 639 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",641],["+",["s",["!",366],["!",["s",["/",614,52],["[","[{"]]],["/",["s",24,["[*","\\t\\n\\r "]],["[","^"]]]]],["s",["&",["s",642,643]],["+",["s",["!",366],["[","^\\n\\r[{"]]]]]]', // 640 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 641 readSectionCloses
      '[0,["option","sectionOver",""]]', // 642 read_sectionOver
      '[0,["q",644]]', // 643 skipStrayToList
      '[0,["scan",["s",["!",366],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 644 readStrayToList
      '[1,["L",646]]', // 645 leaf
      '[1,["/",647,577,648,649,650,581,651]]', // 646 readSectionEnd
      '[0,["N","SectionClose",148]]', // 647 readSectionClose
      '[1,["M","BadSectionClose",367,368]]', // 648 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",642,["!",["[","^"]]]]]', // 649 readSectionOverAtEnd
      '[0,["N","SectionOver",642]]', // 650 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 651 readMissingSectionClose
      '[1,["L",["?",653]]]', // 652 leaf
      '[1,["M","BadSectionCloseAgain",["+",["s",["[*","\\t\\n\\r "],["!",234],148,["!",49]]]]]', // 653 readBadSectionCloseAgain
      '[1,["L",655]]', // 654 leaf
      '[1,["M","BadNoFence",["s",656,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 655 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 656 readUnfencedOpen
      '[0,["L",658]]', // 657 leaf
      '[0,["N","WordedListOpen",["s",["&",92],93]]]', // 658 readWordedListOpen
      '[0,["L",["&",660]]]', // 659 leaf
      '[0,["s",661,100]]', // 660 skipBareCall
      '[0,["option","bare",""]]', // 661 readBare
      '[1,["L",["?",663]]]', // 662 leaf
      '[1,["M","BadBareCloseAgain",["+",["s",["[*","\\t\\n\\r "],["!",148],146,["!",49]]]]]', // 663 readBadBareCloseAgain
      '[1,["L",["/",1,639]]]', // 664 leaf
      '[0,["L",["?",666]]]', // 665 leaf
      '[0,["N","LateClose",148]]', // 666 readLateClose
      '[1,["L",668]]', // 667 leaf
      '[1,["N",25,["s",[":",0,669],[":",1,619],["&","{"]]]]', // 668 readLoneCallHead
      '[1,["M","BadLoneOpen",670]]', // 669 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 670 readLoneOpen
      '[0,["L",672]]', // 671 leaf
      '[0,["N","LoneCallEnd",["?",146]]]', // 672 readLoneCallEnd
      '[0,["L",["&",152]]]', // 673 leaf
      '[0,["L",["&",["s",153,611]]]]', // 674 leaf
      '[1,["L",["/",1,609,613,364,365]]]', // 675 leaf
      '[0,["L",["&",158]]]', // 676 leaf
      '[1,["L",678]]', // 677 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 678 readBadBracket
      '[1,["L",680]]', // 679 leaf
      '[1,["N",26,["s","<",[":",0,162],[":",1,390]]]]', // 680 readEmptyTool
      '[1,["L",682]]', // 681 leaf
      '[1,["N",27,["s","<",[":",0,162],">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],163,">"]],683]]]]', // 682 readToolHead
      '[1,["M","BadToolObject",["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]]],"\\t\\n\\r {"]', // 683 readBadToolObject
      '[1,["L",685]]', // 684 leaf
      '[1,["/",686,687,238,688]]', // 685 readToolEnd
      '[0,["N","ToolClose",519]]', // 686 readToolClose
      '[1,["@",1,["endsInside",519],["M","BadCutToolClose",["[+","^"]]]]', // 687 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 688 readMissingToolClose
      '[1,["L",["?",690]]]', // 689 leaf
      '[1,["M","BadToolCloseAgain",["+",["s",["[*","\\t\\n\\r "],519,["!",49]]]],"\\t\\n\\r <"]', // 690 readBadToolCloseAgain
      '[0,["L",692]]', // 691 leaf
      '[0,["N","ThoughtBehindOpen",59]]', // 692 readThoughtBehindOpen
      '[1,["L",["/",694,712,713,714]]]', // 693 leaf
      '[0,["N",28,["s",[":",0,["$",24]],["!",["s",65,["[*","\\t\\n\\r "],66]],["&",695],["&",["s",["[*","\\t\\n\\r "],697,702]],[":",1,["$",["s",["[*","\\t\\n\\r "],697]]],[":",2,["|",1,null,true,711]],[":",3,["$",709]],710]]]', // 694 readLineCalls
      '[0,["q",696]]', // 695 skipCallBehind
      '[0,["scan",["[","\\t\\n\\r "],["s",697,699]],"\\t\\n\\r <[{"]', // 696 readCallBehind
      '[0,["?",["s",["&",["[","<[{"]],["!",89],["!",154],["|",0,2,false,["s","<",698,">",["[*","\\t\\n\\r "]]],["?",["s","{",["[*","\\t\\n\\r "],"\\"tool_calls\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "]]],["?",["s","[",["[*","\\t\\n\\r "]]]]]]', // 697 skipLoneOpening
      '[0,["s",["/",["i","tool"],["i","function"]],["?",["s",["?",["["," \\\\-_"]],["i","call"]]],["?",["i","s"]],["[*","\\t "]],"FTft"]', // 698 skipLoneWord
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],104,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{"],["s","{",["[*","\\t\\n\\r "],["|",0,2,false,["/",98,["s",["[","\\"\'"],"id",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],700,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]],["[","\\"\'"],701,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "]]],["[","\\"\'"],104,["[","\\"\'"],["[*","\\t\\n\\r "],","]],"{"]', // 699 skipDeclaredCall
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 700 skipLikeString
      '[0,["/",156,"tool_name","tool","action"],"afinpt"]', // 701 skipLikeKey
      '[0,["q",703]]', // 702 skipAllLone
      '[0,["scan",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "],["&",699],704],["s",709,710]]]', // 703 readAllLone
      '[0,["deep",["s","{",705]]]', // 704 skipBraces
      '[0,["q",706]]', // 705 skipBracesGoOn
      '[0,["scan",["/",["[+","^\\n\\r\\"{}"],707,708,704],"}"],"^"]', // 706 readBracesGoOn
      '[0,["s",["!",["s",24,695]],24],"\\n\\r"]', // 707 skipBracesLine
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[+","^\\n\\r\\"\\\\\\\\"],707]],"\\""]]', // 708 skipBracesText
      '[0,["s",["?",["s",["[*","\\t\\n\\r "],"]"]],["?",["s",["[*","\\t\\n\\r "],"}"]],["|",0,2,false,["s",["[*","\\t\\n\\r "],"</",698,">"]]]]', // 709 skipLoneClosing
      '[0,["s",["[*","\\t\\n\\r "],["?",45],304]]', // 710 skipLonely
      '[0,["{",79,["s",[":",0,["$",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "]]]],["&",699],[":",1,["$",704]]]],"\\t\\n\\r ,;{"]', // 711 readLoneObject
      '[1,["M","BadLastClose",["s",45,["&",304]]]]', // 712 readBadLastClose
      '[1,["M","BadStrayClose",45]]', // 713 readBadStrayClose
      '[0,["N",29,[":",0,["$",85]]]]', // 714 readInlineCode
      '[0,["L",716]]', // 715 leaf
      '[0,["N",30,["s",["!",717],[":",0,719],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,720],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 716 readFenceOpen
      '[0,["s",718,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 717 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 718 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 719 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 720 readTildes
      '[0,["L",["?",722]]]', // 721 leaf
      '[0,["N","ShownCall",["&",["/",695,["s",["[*","\\t\\n\\r "],["?","print("],104,"("]]]]]', // 722 readShownCall
      '[0,["L",["s",["!",724],["!",728]]]]', // 723 leaf
      '[0,["s",725,["&",["s",["[*","\\t "],["/",727,88,188,7,336]]]]]', // 724 skipFenceEnd
      '[0,["q",726]]', // 725 skipClosingRun
      '[0,["closes",0,["/",719,720]],"`~"]', // 726 readClosingRun
      '[0,["/",24,728,["!",["[","^"]]]]', // 727 skipFenceOver
      '[0,["s",["/",234,336],304]]', // 728 skipEndsReply
      '[0,["L","```"]]', // 729 leaf
      '[0,[["`",null,0,false]]]', // 730 text
      '[0,["L","~~~"]]', // 731 leaf
      '[0,[["~",null,0,false]]]', // 732 text
      '[0,["L",["[","^"]]]', // 733 leaf
      '[1,["L",["/",735,736]]]', // 734 leaf
      '[0,["N",31,[":",0,["$",724]]]]', // 735 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 736 readMissingCodeEnd
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,false],[["s","&",["&",["[","^#al"]]],null,0,false],[["s","c",["&",["[","^a"]]],null,0,false],[["s","f",["&",["[","^u"]]],null,0,false],[["s","A",["&",["[","^c"]]],null,0,false],[["s",["!",373],["!",738],["!",740],["!",765],["!",["s",24,["/",59,695]]],["[","^`"]],null,0,false]]]', // 737 text
      '[0,["q",739]]', // 738 skipCutStop
      '[0,["@",1,["endsInside",373],""]]', // 739 readCutStop
      '[0,["/",66,741,745,307]]', // 740 skipDialectStop
      '[0,["s",65,["&",["/",["s","<",["[","^"]],"[T","]<"]],742]]', // 741 skipDialectCut
      '[0,["q",743]]', // 742 skipCutDialect
      '[0,["@",1,["endsInside",744],""]]', // 743 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","<iquest_tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<|plamo:begin_tool_","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",77,">"],["s","<function name=",["[","\\"\'"],77,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 744 skipDialectStart
      '[0,["/",746,747,749,753,754,758,762,763,764,40]]', // 745 skip_likeCall
      '[0,["s",51,19,["[*","\\t\\n\\r "],"{"]]', // 746 skipLikeArguments
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",98],["[","\\"\'"],701,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],748,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",98],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 747 skipLikeObject
      '[0,["option","knownTool","ping"]]', // 748 readKnownTool
      '[0,["/",["s",["!",159],"[",["[*","\\t\\n\\r "],748,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",245,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",159],"[",["[*","\\t\\n\\r "],750,"(",["[*","\\t\\n\\r "],751,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],751]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],750,"("],"]"]],["s",65,["!",159],"[",750,"(",700,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 749 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 750 skipLikeName
      '[0,["s",750,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],752]]', // 751 skipLikeArgument
      '[0,["/",700,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 752 skipLikeLiteral
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",65,"<tool_call>",["|",1,64,false,["[","^<"]],"</tool_call>"]]]', // 753 skipLikeTag
      '[0,["/",["s",755,["[*","\\t "],["?",756],748,["[*","\\t "],757,43,["/",["[","<{"],755]],["s","<",748,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="],["s",">",["|",1,256,false,["[","^<"]],"</",748,">"]]],["s","<",["/","tool_name","tool","name","function"],">",["[*","\\t\\n\\r "],748,["[*","\\t\\n\\r "],"</"],["s","<",["?","/"],162,">",["!",49]]],"&<\\\\\\\\"]', // 754 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 755 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 756 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 757 skipLikeClose
      '[0,["s",755,["|",0,32,false,759],760,["|",0,64,false,["s",["!",757],["[","^\\n\\r&<>"]]],757,43,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],43,["/",["[","([]{"],["&","<"],755]]]', // 758 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",760],["!",757],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 759 skipLikeLead
      '[0,["/",["s",["i","tool"],761,["i","call"]],["s",["i","function"],761,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],761,["i","prefix"]],["s",["i","start"],761,["i","action"]],["s",["i","content"],761,["i","invoke"]],["s",["i","python"],761,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 760 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 761 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],761,["i","call"],["?",["i","s"]],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 762 skipLikeList
      '[0,["s",755,["[*","\\t "],["i","|open|"],["[*","\\t "],757,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 763 skipLikeOpenCall
      '[0,["s",755,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],757,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],755,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 764 skipLikeChannel
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 765 skipTildesAhead
      '[1,["L",["/",767,768,770,771,772,778,779,780]]]', // 766 leaf
      '[1,["@",1,["endsInside",373],["M","BadCutMarker",["[+","^"]]]]', // 767 readBadCutMarker
      '[1,["@",1,["endsInside",769],["M","BadCutOpening",["[+","^"]]]]', // 768 readBadCutOpening
      '[0,["/",["s",["?",90],13],158,92,660,152,161,["s",188,189,24],["s",48,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 769 skipOpening
      '[1,["@",1,["endsInside",85],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",88],["[","^\\n\\r`"]]],88]],["[+","^"]]]]]', // 770 readBadCutCode
      '[0,["N",32,[":",0,67]]]', // 771 readDialect
      '[1,["@",1,["endsInside",777],["M","BadCutLone",["s",["!",["s",65,773]],["&",699],["[+","^"]]]]]', // 772 readBadCutLone
      '[0,["q",774]]', // 773 skip_bareDialect
      '[0,["/",["{",80,["s","{",["[*","\\t\\n\\r "],["?",70],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",81,["s","{",["[*","\\t\\n\\r "],["?",70],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",82,["s","<answer>",24]],["{",83,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],71,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",84,["s",["!",775],"[",["[*","\\t\\n\\r "],77,"(",["[*","\\t\\n\\r "],["/",")",["s",77,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",85,["s","[",["[*","\\t\\n\\r "],77,"(",["[*","\\t\\n\\r "],["/",71,776],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",86,["s",["?"," "],"to=",77,"<|message|>"]],["{",87,["s",["?"," "],"to=",77," <|channel|> "]],["{",88,["s",["?"," "],"to=",77,["[*"," "],["[*","a-z"],"<|"]],["{",89,["s",["?","**"],"Thought",41,["*",["s",["!",["s",24,80]],["[","^"]]],24,80]]]," *<T[t{"]', // 774 read_bareDialect
      '[0,["s","[",77,"()]",["[","(["]]]', // 775 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 776 skipMarkSingle
      '[0,["q",711]]', // 777 skipLoneObject
      '[0,["N",33,[":",0,["$",745]]]]', // 778 readLikeCall
      '[1,["@",1,["endsInside",744],["M","BadCutDialect",["s",65,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 779 readBadCutDialect
      '[0,["N",34,[":",0,["$",["/",612,["s",24,["&",740]],373,["[+","`"],["[","^"]]]]]]', // 780 readLoneText
      '[1,["L",782]]', // 781 leaf
      '[1,["/",783,196,784]]', // 782 readRegionEnd
      '[0,["N","RegionClose",7]]', // 783 readRegionClose
      '[0,["N","RegionOver",""]]', // 784 readRegionOver
      '[1,["L",786]]', // 785 leaf
      '[1,["M","BadRegionMarker",787,7]]', // 786 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 787 readTurnOpen
      '[0,["L",789]]', // 788 leaf
      '[0,["N","ThoughtOpen",46]]', // 789 readThoughtOpen
      '[1,["L",["/",791,303,792]]]', // 790 leaf
      '[0,["N","EmptyThought",47]]', // 791 readEmptyThought
      '[0,["N",35,[":",0,["$",["s",11,49]]]]]', // 792 readNamedOpening
      '[1,["L",["/",306,712,767,768,794,771,772,795,796]]]', // 793 leaf
      '[0,["N",36,["s",[":",0,["$",""]],["!",["s",65,["/",773,["s",["[*","\\t\\n\\r "],66]]]],["&",695],["&",["s",["[*","\\t\\n\\r "],697,702]],[":",1,["$",["s",["[*","\\t\\n\\r "],697]]],[":",2,["|",1,null,true,711]],[":",3,["$",709]],710]]]', // 794 readLoneCalls
      '[0,["N",37,[":",0,774]]]', // 795 readBareDialect
      '[0,["N",38,[":",0,["$",["s",748,"(",["[*","\\t\\n\\r "],["/",")",["s",245,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 796 readLikeLine
      '[1,["L",798]]', // 797 leaf
      '[1,["M",0,["s",["&",799],[":",0,["?",["$",["&",807]]]],["/",718,805],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",89,808]]]],"`~"]', // 798 readBadFence
      '[0,["/",["s",800,["/",["s",718,304],["!",["[","^"]]]],["s",804,["/",["s",805,304],["!",["[","^"]]]]],"`~"]', // 799 skipWholeFence
      '[0,["s",718,["[*","^\\n\\r`"],24,["*",["/",801,["s",["!",803],["/",718,["[","^"]]]]]]]', // 800 skipTickFence
      '[0,["s",718,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",802],["/",718,["[","^"]]]],["/",802,["!",["[","^"]]]]]', // 801 skipShownFence
      '[0,["/",["s",["&","```"],146],803],"`"]', // 802 skipShownEnd
      '[0,["s",718,["[*","\\t "],["/",24,234,["!",["[","^"]]]]]', // 803 skipTickLine
      '[0,["s",805,["[*","^\\n\\r"],24,["*",["s",["!",806],["/",805,["[","^"]]]]]]', // 804 skipTildeFence
      '[0,["s","~~~",["[*","~"]]]', // 805 skipTildes
      '[0,["s",805,["[*","\\t "],["/",24,234,["!",["[","^"]]]]]', // 806 skipTildeLine
      '[0,["s",["/",800,804],["!",["[","^"]]],"`~"]', // 807 skipOpenFence
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",104,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 808 skip_fencedObject
      '[0,["L",["&",808]],"{"]', // 809 leaf
      '[1,["L",["?",["/",811,812]]]]', // 810 leaf
      '[0,["N","WrappingEnd",["s",["/",718,805],["&",["s",["[*","\\t "],727]]]],"`~"]', // 811 readWrappingEnd
      '[1,["M","MissingFenceEnd",["s",["|",0,2,false,["[","`~"]],["!",["[","^"]]]]]', // 812 readMissingFenceEnd
      '[0,["L",814]]', // 813 leaf
      '[0,["N",39,["s",65,["&",799],["/",718,805],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",67,774]]]]]', // 814 readWrappedDialect
      '[0,["L",["?",816]]]', // 815 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 816 readEnd
      '[1,["L",["?",818]]]', // 817 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],46]]]', // 818 readBadThoughtAgain
      '[0,["L",820]]', // 819 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 820 readThoughtGoesOn
      '[0,["L",822]]', // 821 leaf
      '[0,["N","FirstThoughtHead",["s",823,183]]]', // 822 readFirstThoughtHead
      '[0,["s",824,"self",["!",179]]]', // 823 skipToSelf
      '[0,["option","addressed",""]]', // 824 readAddressed
      '[0,[[["s",["!",335],["[","^"]],null,0,false]]]', // 825 text
      '[1,["L",827]]', // 826 leaf
      '[1,["/",344,196,346,348]]', // 827 readThoughtMessageEnd
      '[0,["L",829]]', // 828 leaf
      '[0,["N","FirstCallsHead",["s",830,183,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 829 readFirstCallsHead
      '[0,["s",824,177]]', // 830 skipToTool
      '[1,["L",["/",357,363,832]]]', // 831 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",335],["!",["s",234,304]],["!",89],["!",371],["[","^"]]]]]', // 832 readBadBesideCalls
      '[0,["L",834]]', // 833 leaf
      '[0,["N","FirstUserHead",["s",824,178,["!",179],183]]]', // 834 readFirstUserHead
      '[0,[[["s",824,["!",335],["[","^"]],null,0,false]]]', // 835 text
      '[0,["L",["!",335]]]', // 836 leaf
      '[0,["L",838]]', // 837 leaf
      '[0,["N","FirstTextHead",["s",351,839]]]', // 838 readFirstTextHead
      '[0,["s",["&",840],24]]', // 839 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 840 readRecipientOpenIsUsed
      '[1,["L",842]]', // 841 leaf
      '[1,["N","FirstCodeHead",["s",333,["!",179],["*",330],183],["s",333,839]]]', // 842 readFirstCodeHead
      '[1,["L",844]]', // 843 leaf
      '[1,["N",40,["s",[":",0,354],["*",330],183],["s",[":",0,355],839]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 844 readFirstToolHead
      '[1,["L",846]]', // 845 leaf
      '[1,["M",1,["s",130,["&",799],[":",0,["?",["$",["&",807]]]],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",167]]]]', // 846 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 847 leaf
      '[1,["L",849]]', // 848 leaf
      '[1,["N",41,["s",["&",167],[":",0,329],["*",["s",["!",850],330]],851,183],["s",["&",167],[":",0,329],176,823,183]]]', // 849 readThoughtHead
      '[0,["s",175,["[*","\\t "],"analysis",["!",179],["*",["s",["!",175],172]],["&",183]]]', // 850 skipLastAnalysis
      '[1,["s",175,["[*","\\t "],"analysis",["!",179],["*",["s",["!",175],330]],["&",183]]]', // 851 noteLastAnalysis
      '[0,["L",853]]', // 852 leaf
      '[0,["N",42,["s",["&",167],[":",0,329],176,["!",823],830,183,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 853 readCallsHead
      '[1,["L",["/",855,303,1,856]]]', // 854 leaf
      '[1,["M","BadMessageMarker",336]]', // 855 readBadMessageMarker
      '[1,["@",1,["endsInside",340],["M","BadCutHead",["[+","^"]]]]', // 856 readBadCutHead
      '[0,["L",["!",858]]]', // 857 leaf
      '[0,["s",130,169,["/",178,177],["*",172],183]]', // 858 skipFirstHead
      '[0,["L",794]]', // 859 leaf
      '[1,["L",861]]', // 860 leaf
      '[1,["M","BadOutside",""]]', // 861 readBadOutside
      '[1,["L",["?",["/",863,812]]]]', // 862 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",234,["!",["[","^"]]]]]]]', // 863 readMessagesFenceEnd
      '[1,["L",865]]', // 864 leaf
      '[1,["@",1,["endsInside",858],["M","BadCutFirst",["[+","^"]]]]', // 865 readBadCutFirst
      '[1,["L",["/",867,861]]]', // 866 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 867 readMissingMessages
      '[1,["L",869]]', // 868 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",27]]]]', // 869 readBadStepsFence
      '[0,["L",["/",694,1]],"\\t\\n\\r "]', // 870 leaf
      '[0,["L",872]]', // 871 leaf
      '[0,["N","ObjectActionHead",["s",35,["[*","\\t\\n\\r "],["&",38]]]]', // 872 readObjectActionHead
      '[0,["L",874]]', // 873 leaf
      '[0,["N","InputFence",["s","```",["[*","`"],["[*","^\\n\\r`"],24]]]', // 874 readInputFence
      '[1,["L",["/",876,877,878]]]', // 875 leaf
      '[0,["N","InputFenceEnd",["s","```",["[*","`"]]]]', // 876 readInputFenceEnd
      '[0,["N","ObjectAtEnd",["!",["[","^"]]]]', // 877 readObjectAtEnd
      '[1,["M","MissingInputFence",""]]', // 878 readMissingInputFence
      '[0,["L",880]]', // 879 leaf
      '[0,["N",43,[":",0,["$",40]]]]', // 880 readLikeStep
      '[0,["L",882]]', // 881 leaf
      '[0,["N",44,["s",35,36,[":",0,883],36,["[*","\\t "],24]]]', // 882 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 883 readActionName
      '[0,["L",885]]', // 884 leaf
      '[0,["N","InputHead",31]]', // 885 readInputHead
      '[1,["L",["?",887]]]', // 886 leaf
      '[1,["M","BadInputWords",["s",["!",["[","\\"\'[`{"]],["!",27],["|",1,80,false,["s",["!",888],["[","^\\n\\r"]]],24,["[*","\\t\\n\\r "],["&",["s",889,["[*","\\t\\n\\r "],"{"]]]]]', // 887 readBadInputWords
      '[0,["/",["s",47,["!",49]],728]]', // 888 skip_textEnd
      '[0,["s","```",["[*","`"],["[*","^\\n\\r`"],24]]', // 889 skipInputFence
      '[0,["L",["&",["/","{",891]]],"\\"\'{"]', // 890 leaf
      '[0,["s",892,893]]', // 891 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 892 skipTextInQuotes
      '[0,["s",["[*","\\t\\n\\r "],["/",27,"```",728,["!",["[","^"]]]]]', // 893 skipInputOver
      '[0,["L",895]]', // 894 leaf
      '[0,["N","EmptyInput",["s",["/","null","None"],["&",893]]],"Nn"]', // 895 readEmptyInput
      '[0,["L",["s",["!",27],["!",897],899]]]', // 896 leaf
      '[0,["q",898]]', // 897 skipCutStep
      '[0,["@",1,["endsInside",27],""]]', // 898 readCutStep
      '[0,["s",["!",888],["[","^\\n\\r"]]]', // 899 skipTextStart
      '[0,[[["s",["!",888],["[","^\\n\\r"]],null,0,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",27,728,897,"```","~~~",["!",["[","^"]],["s",46,["!",49]],699]]],null,0,false]]]', // 900 text
      '[1,["L",["/",876,902,878]]]', // 901 leaf
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 902 readInputAtEnd
      '[1,["L",904]]', // 903 leaf
      '[1,["@",1,["endsInside",31],["M","BadCutInput",["[+","^"]]]]', // 904 readBadCutInput
      '[1,["L",906]]', // 905 leaf
      '[1,["/",1,907,364,365,908]]', // 906 readActionRest
      '[1,["@",1,["endsInside",27],["M","BadCutStep",["[+","^"]]]]', // 907 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",27],["!",728],["+",["/",["+",["s",["!",888],["!",909],["[","^\\n\\r"]]],910]]]]]', // 908 readBadStepWords
      '[0,["/",["s",["!","Action"],740],40]]', // 909 skipStepStop
      '[0,["s",24,["[*","\\t\\n\\r "],["!",["/",27,728,897,"```","~~~",["!",["[","^"]],["s",46,["!",49]],699]]]]', // 910 skipLineGoesOn
      '[0,["L",912]]', // 911 leaf
      '[0,["/",913,914]]', // 912 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 913 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 914 readActionOver
      '[1,["L",916]]', // 915 leaf
      '[1,["N",45,["s",35,[":",0,883],917,"(",["&",918]]]]', // 916 readNamedHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 917 readBadInline
      '[0,["s",["[*","\\t\\n\\r "],["?",["s",751,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],751]]]],["[*","\\t\\n\\r "],")",["[*","\\t "],["/",24,728,["!",["[","^"]]]],"\\t\\n\\r )A-Z_a-z\u0080-\uffff"]', // 918 skipNamedArguments
      '[1,["L",920]]', // 919 leaf
      '[1,["N",46,["s",35,[":",0,883],["&",["s",["[*","\\t "],["[","([{"]]],917]]]', // 920 readInlineHead
      '[0,["L",["?",922]]]', // 921 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 922 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 923 leaf
      '[0,[[["s",["!",["/",925,888]],["[","^\\n\\r"]],null,0,false]]]', // 924 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,728,["!",["[","^"]]]]]]', // 925 skipInlineClose
      '[0,["L",["?",927]]]', // 926 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,728,["!",["[","^"]]]]]]]', // 927 readInlineClose
      '[0,["L",929]]', // 928 leaf
      '[0,["N","ThoughtLabel",28]]', // 929 readThoughtLabel
      '[0,["L",["!",27]]]', // 930 leaf
      '[0,["L",899]]', // 931 leaf
      '[0,["L",["!",897]]]', // 932 leaf
      '[1,["L",934]]', // 933 leaf
      '[1,["/",196,935]]', // 934 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 935 readStepOver
      '[0,["L",937]]', // 936 leaf
      '[0,["N","AnswerLabel",33]]', // 937 readAnswerLabel
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,false]]]', // 938 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],85]],"A`cf"]', // 939 leaf
      '[0,["L",["s",["!",888],["!",909],["[","^\\n\\r`"]]]]', // 940 leaf
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,false],[["s","c",["&",["[","^a"]]],null,0,false],[["s","f",["&",["[","^u"]]],null,0,false],[["s","A",["&",["[","^c"]]],null,0,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,false],[86,null,0,false],[null,"`",1,false],[["s",["!",888],["!",909],["[","^\\n\\r`"]],null,0,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",27,728,897,"```","~~~",["!",["[","^"]],["s",46,["!",49]],699]]],null,0,false]]]', // 941 text
      '[1,["L",943]]', // 942 leaf
      '[1,["M","BadLoneInput",["s",31,["[*","^\\n\\r"]]]]', // 943 readBadLoneInput
      '[1,["L",907]]', // 944 leaf
      '[1,["L",["/",771,778,779,780]]]', // 945 leaf
      '[1,["L",["?",["/",947,812]]]]', // 946 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 947 readStepsFenceEnd
      '[0,["L",["?",794]]]', // 948 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, scan: ofScan, i: ofCase, character: ofCharacter, "{": ofAction, handing: ofHanding, hand: ofHand, same: ofSame, inside: ofInside, endsInside: ofEndsInside, closes: ofCloses } });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(81) }] } }, { op: 'leaf', read: rules.at(193) }] };
  const stepanyValue: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTuple }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(240), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(272) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(210), body: stepanyValue }] };
  const steppart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(206) }, stepvalue, { op: 'leaf', read: rules.at(277) }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(202) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(200) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(315) }, stepvalue, { op: 'leaf', read: rules.at(318) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(358), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(450) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(531), body: stepinnerPart }] };
  const stepunmarkedInner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(552), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(450) }, { op: 'again', step: () => stepUnmarkedElement }] } }] };
  const stepelementOrCut: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepElement }, { op: 'again', step: () => stepUnmarkedElement }, { op: 'leaf', read: rules.at(560) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(503), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(569), body: stepvalue }] };
  const steptoolObject: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(588), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(450) }, { op: 'again', step: () => stepElement }, steptoolObject, { op: 'leaf', read: rules.at(589) }] };
  const stepanyCall: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(387) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', alternatives: [stepanyCall, { op: 'leaf', read: rules.at(606) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(625) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(627) }] } }, { op: 'leaf', read: rules.at(629) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(631), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(632), body: { op: 'choice', alternatives: [stepobjectOrList, { op: 'again', step: () => stepUnopenedObject }] } }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(637), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(608) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(635) }, stepnextCall, { op: 'leaf', read: rules.at(638) }] };
  const stepbareItem: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(673), body: { op: 'again', step: () => stepObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(674), body: { op: 'again', step: () => stepUnopenedObject } }] }] };
  const stepcalls: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(323) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(349) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'leaf', read: rules.at(679) }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepLineThought }, { op: 'leaf', read: rules.at(198) }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(302) }, { op: 'sequence', hand: null, steps: [stepcalls, { op: 'loop', body: { op: 'again', step: () => stepThoughtBehind } }] }, { op: 'leaf', read: rules.at(693) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(766) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(785) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(790) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(793) }] };
  const stepbodyPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(785) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(450) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(831) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(836), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(837) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepfirstOutside: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(859) }, stepoutsidePart] };
  const stepmessagePart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(854) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(890), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(847), body: { op: 'choice', alternatives: [stepinputValue, { op: 'leaf', read: rules.at(894) }, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(923), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(930), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(450) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(932), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(870) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(302) }, { op: 'again', step: () => stepObjectAction }, { op: 'leaf', read: rules.at(879) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepNamedAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(942) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(944) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(945) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(847), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(813) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(815) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(781) }] } };
  const stepLineThought: Step = { op: 'rule', name: 'LineThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(57) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(61), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(203), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(204) }, { op: 'loop', body: { op: 'choice', alternatives: [steppart, { op: 'leaf', read: rules.at(298) }] } }, { op: 'leaf', read: rules.at(299) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(211) }, { op: 'loop', body: { op: 'choice', alternatives: [steppart, { op: 'leaf', read: rules.at(294) }] } }, { op: 'leaf', read: rules.at(295) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(215) }, { op: 'loop', body: { op: 'choice', alternatives: [steppart, { op: 'leaf', read: rules.at(290) }] } }, { op: 'leaf', read: rules.at(291) }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(217) }, { op: 'loop', body: { op: 'choice', alternatives: [steppart, { op: 'leaf', read: rules.at(285) }] } }, { op: 'leaf', read: rules.at(286) }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(219) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(225) }] } }, { op: 'leaf', read: rules.at(228) }, { op: 'leaf', read: rules.at(235) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(221), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(246) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(225) }] } }, { op: 'leaf', read: rules.at(250) }, { op: 'leaf', read: rules.at(252) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(248), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(255) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(225) }] } }, { op: 'leaf', read: rules.at(250) }, { op: 'leaf', read: rules.at(252) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(257), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(260) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(268) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(263), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(309) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(319) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(312) }, { op: 'leaf', read: rules.at(314) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(327) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(341) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(334), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(352) }, { op: 'leaf', read: rules.at(314) }, { op: 'leaf', read: rules.at(356) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(361) } }, { op: 'leaf', read: rules.at(377) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(359), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(378) }, { op: 'leaf', read: rules.at(314) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(645) }, { op: 'leaf', read: rules.at(652) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(391) }, { op: 'optional', body: { op: 'again', step: () => stepLoneParameter } }, { op: 'leaf', read: rules.at(314) }, { op: 'leaf', read: rules.at(448) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(450) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(491) }, stepelementOfCall, { op: 'leaf', read: rules.at(564) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(570) }] } }, { op: 'leaf', read: rules.at(572) }] } };
  const stepLoneParameter: Step = { op: 'rule', name: 'LoneParameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(404) }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: rules.at(437) }, { op: 'leaf', read: rules.at(439) }, { op: 'leaf', read: rules.at(446) }] } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: rules.text(409), isSome: true } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ParameterHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(451) }, { op: 'leaf', read: rules.at(469) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(486) }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRaw }, { op: 'leaf', read: rules.at(488) }] } }, { op: 'leaf', read: rules.at(437) }, { op: 'leaf', read: rules.at(439) }, { op: 'leaf', read: rules.at(446) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(474) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(482) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(477), isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(504) }, { op: 'leaf', read: rules.at(511) }, { op: 'leaf', read: rules.at(528) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(539) }, { op: 'leaf', read: rules.at(546) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(532), isSome: true } };
  const stepUnmarkedElement: Step = { op: 'rule', name: 'UnmarkedElement', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as UnmarkedHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(548) }, { op: 'loop', body: stepunmarkedInner }, { op: 'optional', body: { op: 'again', step: () => stepUnmarkedText } }, { op: 'leaf', read: rules.at(557) }] } };
  const stepUnmarkedText: Step = { op: 'rule', name: 'UnmarkedText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(554), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(583) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(450) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(491) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(605) }] } }, { op: 'leaf', read: rules.at(572) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(585) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(598) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(603) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(598) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(615) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(620) }] } }, { op: 'leaf', read: rules.at(622) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(617) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(319) }] } };
  const stepUnopenedObject: Step = { op: 'rule', name: 'UnopenedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(633) }, { op: 'loop', body: { op: 'choice', alternatives: [steppart, { op: 'leaf', read: rules.at(290) }] } }, { op: 'leaf', read: rules.at(291) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(654) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(657) }, { op: 'leaf', read: rules.at(314) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(659), body: stepanyCall }, { op: 'leaf', read: rules.at(662) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [stepanyCall, { op: 'leaf', read: rules.at(662) }] }, { op: 'leaf', read: rules.at(664) }] } }, { op: 'leaf', read: rules.at(665) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(667) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(671) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepbareItem, { op: 'loop', body: { op: 'choice', alternatives: [stepbareItem, { op: 'leaf', read: rules.at(675) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(676), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(677) } }, { op: 'leaf', read: rules.at(665) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(681) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(684) }, { op: 'leaf', read: rules.at(689) }] } };
  const stepThoughtBehind: Step = { op: 'rule', name: 'ThoughtBehind', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(691) }, stepthoughtRest] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(715) }, { op: 'leaf', read: rules.at(721) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(734) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(723), body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(729) }, { op: 'text', read: rules.text(730) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(731) }, { op: 'text', read: rules.text(732) }] }, { op: 'leaf', read: rules.at(733) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(723), body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(729) }, { op: 'text', read: rules.text(730) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(731) }, { op: 'text', read: rules.text(732) }] }, { op: 'leaf', read: rules.at(733) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(737), isSome: true } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(788) }, stepthoughtRest] } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(797) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(450) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(810) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(809), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(817) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(813) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(815) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(819) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(813) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(815) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(821) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(826) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(825), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(828) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(377) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(833) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(377) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(835), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(841) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(341) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(843) }, { op: 'leaf', read: rules.at(314) }, { op: 'leaf', read: rules.at(356) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(361) } }, { op: 'leaf', read: rules.at(377) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(314) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(864) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(815) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(845) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(847), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(862) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(848) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(826) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(852) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(377) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(349) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(377) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(857), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(860) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(857), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(866) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(815) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(819) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(826) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(815) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(314) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'leaf', read: rules.at(948) }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(815) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(868) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(946) }] } };
  const stepObjectAction: Step = { op: 'rule', name: 'ObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(871) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedObjectAction }, { op: 'again', step: () => stepObject }] } }] } };
  const stepFencedObjectAction: Step = { op: 'rule', name: 'FencedObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(873) }, { op: 'leaf', read: rules.at(314) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(314) }, { op: 'leaf', read: rules.at(875) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(881) }, { op: 'leaf', read: rules.at(314) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(903) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(905) } }, { op: 'leaf', read: rules.at(911) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(884) }, { op: 'leaf', read: rules.at(314) }, { op: 'leaf', read: rules.at(886) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'leaf', read: rules.at(894) }, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(873) }, { op: 'leaf', read: rules.at(314) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(314) }, { op: 'leaf', read: rules.at(901) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(896) }, { op: 'text', read: rules.text(900) }] } };
  const stepNamedAction: Step = { op: 'rule', name: 'NamedAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(915) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(319) }, { op: 'loop', body: { op: 'leaf', read: rules.at(905) } }, { op: 'leaf', read: rules.at(911) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(919) }, { op: 'leaf', read: rules.at(921) }, { op: 'optional', body: { op: 'choice', alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(926) }, { op: 'loop', body: { op: 'leaf', read: rules.at(905) } }, { op: 'leaf', read: rules.at(911) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(924), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(928) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(933) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(931) }, { op: 'text', read: rules.text(900) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(936) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(938), isSome: true }, { op: 'leaf', read: rules.at(939) }, { op: 'text', read: rules.text(730), isSome: true }, { op: 'leaf', read: rules.at(940) }] }, { op: 'text', read: rules.text(941) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(815) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(819) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(933) }] } };

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
    MissingParenthesis: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    BadDebris: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
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
    BadDamage: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    MissingBracket: {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
    MissingQuote: {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
    MissingRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one."},
    BadCutPart: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutEscape: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
    BadCutMarkedQuote: {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
  },
  attributes: 5,
  tables: 0,
  inside: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
