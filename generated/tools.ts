// Generated from grammars/tools/reply.peggy, grammars/tools/like-calls.peggy, grammars/tools/calls.peggy, grammars/tools/blocks.peggy, grammars/tools/bare.peggy, grammars/tools/parameters.peggy, grammars/tools/python.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type Options, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCase, ofCharacter, ofAction, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofInside, ofScan, ofOption } from '../src/engine/generated.ts';

export interface EndNode extends TreeNode { readonly type: 'End'; }
export interface NotMentionedNode extends TreeNode { readonly type: 'NotMentioned'; }
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
export interface QuotedLineNode extends TreeNode { readonly type: 'QuotedLine'; readonly text: string; }
export interface FenceOpenNode extends TreeNode { readonly type: 'FenceOpen'; readonly run: string; }
export interface FenceCloseNode extends TreeNode { readonly type: 'FenceClose'; readonly text: string; }
export interface InlineCodeNode extends TreeNode { readonly type: 'InlineCode'; readonly text: string; }
export interface LoneTextNode extends TreeNode { readonly type: 'LoneText'; readonly text: string; }
export interface BadThoughtAgainNode extends RecoveryNode { readonly type: 'BadThoughtAgain'; }
export interface BadRegionMarkerNode extends RecoveryNode { readonly type: 'BadRegionMarker'; }
export interface BadTurnOpenNode extends RecoveryNode { readonly type: 'BadTurnOpen'; }
export interface BadThoughtCloseNode extends RecoveryNode { readonly type: 'BadThoughtClose'; }
export interface MissingThoughtRestNode extends RecoveryNode { readonly type: 'MissingThoughtRest'; }
export interface MissingThoughtCloseNode extends RecoveryNode { readonly type: 'MissingThoughtClose'; }
export interface BadMentionedNode extends RecoveryNode { readonly type: 'BadMentioned'; }
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
export interface BadHeadEndAgainNode extends RecoveryNode { readonly type: 'BadHeadEndAgain'; }
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
  readonly flaw: BadKeyCloseNode | MissingKeyEndNode | MissingValueOpenNode | BadKeyEqualsNode | MissingKeyOpenNode | BadParameterOpenNode | null;
}
export interface LoneParameterHeadNode extends TreeNode {
  readonly type: 'LoneParameterHead';
  readonly flaw: MissingParameterOpenNode;
}
export interface VerbatimCloseNode extends TreeNode { readonly type: 'VerbatimClose'; }
export interface RawEndNode extends TreeNode { readonly type: 'RawEnd'; }
export interface MissingVerbatimCloseNode extends RecoveryNode { readonly type: 'MissingVerbatimClose'; }
export interface BadQuotedCloseNode extends RecoveryNode { readonly type: 'BadQuotedClose'; }
export interface BadParameterCloseAgainNode extends RecoveryNode { readonly type: 'BadParameterCloseAgain'; }
export interface BadKeyOpenAgainNode extends RecoveryNode { readonly type: 'BadKeyOpenAgain'; }
export interface BadHeadAgainNode extends RecoveryNode { readonly type: 'BadHeadAgain'; }
export interface BadKeyCloseAgainNode extends RecoveryNode { readonly type: 'BadKeyCloseAgain'; }
export interface BadKeyEqualsNode extends RecoveryNode { readonly type: 'BadKeyEquals'; }
export interface MissingKeyOpenNode extends RecoveryNode { readonly type: 'MissingKeyOpen'; }
export interface MissingParameterOpenNode extends RecoveryNode { readonly type: 'MissingParameterOpen'; }
export interface BadParameterNode extends RecoveryNode { readonly type: 'BadParameter'; }
export interface BadKeyCloseNode extends RecoveryNode { readonly type: 'BadKeyClose'; }
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
export interface ArgumentsCloseNode extends TreeNode { readonly type: 'ArgumentsClose'; }
export interface ElementHeadNode extends TreeNode {
  readonly type: 'ElementHead';
  readonly flaw: BadKeyTagNode | null | BadNamedTagNode;
  readonly key: string;
}
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
export interface BadOtherArgumentsNode extends RecoveryNode { readonly type: 'BadOtherArguments'; }
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
export interface BadInputBracketsNode extends RecoveryNode { readonly type: 'BadInputBrackets'; }
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
export interface PlainTextNode extends TreeNode { readonly type: 'PlainText'; }
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
| BadBracketsNode | BadLateMembersNode | BadOtherArgumentsNode | BadMessageWordsNode | BadMentionedNode
| NotMentionedNode | SectionOpenNode | EmptyCallNode | CallHeadNode | BadHeadEndAgainNode | LoneParameterHeadNode
| RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingParameterCloseNode | BadParameterCloseAgainNode
| BadCutInnerFenceNode | ParameterHeadNode | BadHeadAgainNode | VerbatimCloseNode | MissingVerbatimCloseNode
| BadQuotedCloseNode | BadCutParameterNode | ElementHeadNode | BadElementHeadAgainNode | ElementCloseNode
| BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode | BadElementCloseAgainNode
| UnmarkedHeadNode | UnmarkedCloseNode | BadCutElementNode | BadLoneKeyNode | BadParameterNode | BadJunkNode
| CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode
| MissingCallCloseNode | ElementCallHeadNode | BadToolWordsNode | ArgumentsCloseNode | BadCutArgumentsCloseNode
| MissingArgumentsCloseNode | MissingArgumentsOpenNode | BadCutCallNode | BadSeparatorNode | PyOpenNode | PyHeadNode
| BadDebrisNode | PyCloseNode | BadLineListNode | UnopenedHeadNode | BadCallCloseAgainNode | BadNamelessNode
| BadStrayWordsNode | SectionCloseNode | BadSectionCloseNode | SectionOverAtEndNode | SectionOverNode
| MissingSectionCloseNode | BadSectionCloseAgainNode | BadNoFenceNode | WordedListOpenNode | BadBareCloseAgainNode
| LateCloseNode | LoneCallHeadNode | LoneCallEndNode | BadBracketNode | EmptyToolNode | ToolHeadNode | ToolCloseNode
| BadCutToolCloseNode | MissingToolCloseNode | BadToolCloseAgainNode | ThoughtBehindOpenNode | LineCallsNode
| QuotedLineNode | BadLastCloseNode | BadStrayCloseNode | InlineCodeNode | FenceOpenNode | ShownCallNode
| FenceCloseNode | MissingCodeEndNode | BadCutMarkerNode | BadCutOpeningNode | BadCutCodeNode | DialectNode
| BadCutLoneNode | LikeCallNode | BadCutDialectNode | LoneTextNode | RegionCloseNode | RegionOverNode
| BadRegionMarkerNode | ThoughtOpenNode | EmptyThoughtNode | NamedOpeningNode | LoneCallsNode | BareDialectNode
| BadTurnOpenNode | LikeLineNode | BadFenceNode | WrappingEndNode | MissingFenceEndNode | WrappedDialectNode
| EndNode | BadThoughtAgainNode | ThoughtGoesOnNode | FirstThoughtHeadNode | FirstCallsHeadNode | BadBesideCallsNode
| FirstUserHeadNode | FirstTextHeadNode | FirstCodeHeadNode | FirstToolHeadNode | BadMessagesFenceNode
| ThoughtHeadNode | CallsHeadNode | BadMessageMarkerNode | BadCutHeadNode | BadOutsideNode | MessagesFenceEndNode
| BadCutFirstNode | MissingMessagesNode | BadStepsFenceNode | ObjectActionHeadNode | InputFenceNode
| InputFenceEndNode | ObjectAtEndNode | MissingInputFenceNode | LikeStepNode | ActionHeadNode | InputHeadNode
| BadInputWordsNode | EmptyInputNode | BadInputBracketsNode | InputAtEndNode | BadCutInputNode | BadCutStepNode
| BadStepWordsNode | ActionAtEndNode | ActionOverNode | NamedHeadNode | InlineHeadNode | InlineOpenNode
| InlineCloseNode | ThoughtLabelNode | StepOverNode | AnswerLabelNode | BadLoneInputNode | StepsFenceEndNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtChars' | 'TripleChars' | 'DoubleChars' | 'SingleChars' | 'MarkedChars' | 'Code' | 'PlainArguments' | 'Raw'
    | 'VerbatimText' | 'ElementText' | 'UnmarkedText' | 'FenceChars' | 'Text' | 'MessageThought' | 'ShownText'
    | 'InputText' | 'InlineText' | 'StepThoughtText' | 'StepText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadThoughtAgainNode | BadRegionMarkerNode | BadTurnOpenNode | BadThoughtCloseNode | MissingThoughtRestNode
| MissingThoughtCloseNode | BadMentionedNode | BadEndTokenNode | BadFenceNode | MissingFenceEndNode
| MissingCodeEndNode | BadLastCloseNode | BadStrayCloseNode | BadCutMarkerNode | BadCutDialectNode
| BadCutOpeningNode | BadCutCodeNode | BadCutCloseNode | MissingAtEndNode | BadBracketsNode | BadHeadEndAgainNode
| BadCallOpenNode | BadSpacedOpenNode | BadNameEndNode | BadOtherCallNode | BadNameTagNode | BadNoNameEndNode
| BadNamelessNode | BadCallCloseNode | BadSelfCloseNode | MissingCallCloseNode | BadJunkNode | BadEarlyWordsNode
| BadNoArgumentsNode | BadLateMembersNode | BadCutCallNode | BadSectionOpenNode | BadNoFenceNode | BadOpenAgainNode
| BadSectionCloseAgainNode | BadCallCloseAgainNode | BadSectionCloseNode | MissingSectionCloseNode
| BadStrayWordsNode | BadInnerFenceNode | BadCutInnerFenceNode | BadSeparatorNode | BadBareCloseAgainNode
| BadLoneOpenNode | BadCutLoneNode | MissingVerbatimCloseNode | BadQuotedCloseNode | BadParameterCloseAgainNode
| BadKeyOpenAgainNode | BadHeadAgainNode | BadKeyCloseAgainNode | BadKeyEqualsNode | MissingKeyOpenNode
| MissingParameterOpenNode | BadParameterNode | BadKeyCloseNode | MissingKeyEndNode | MissingValueOpenNode
| BadParameterOpenNode | BadParameterCloseNode | BadCutRawNode | MissingParameterCloseNode | BadLoneKeyNode
| BadCutParameterNode | BadBracketNode | BadLineListNode | BadCutArgumentNode | MissingParenthesisNode
| BadDebrisNode | BadToolCloseAgainNode | BadElementHeadAgainNode | BadKeyTagNode | BadToolObjectNode
| BadUnmarkedTagNode | BadNamedTagNode | BadCutToolCloseNode | MissingToolCloseNode | BadToolWordsNode
| MissingArgumentsOpenNode | BadCutArgumentsCloseNode | MissingArgumentsCloseNode | BadElementCloseAgainNode
| BadElementCloseNode | BadCutElementCloseNode | MissingElementCloseNode | BadCutElementNode | BadCutBuiltinNode
| MissingMessagesNode | BadOutsideNode | BadOtherArgumentsNode | BadMessageWordsNode | BadBesideCallsNode
| BadMessageMarkerNode | BadHeaderAgainNode | BadConstraintAgainNode | BadCutHeadNode | BadCutFirstNode
| BadCutMessageCloseNode | MissingMessageCloseNode | BadMessagesFenceNode | BadRunOnNode | BadLoneInputNode
| BadInlineNode | BadStepWordsNode | BadStepsFenceNode | BadInputWordsNode | BadInputBracketsNode | BadCutStepNode
| BadCutInputNode | MissingInputFenceNode | BadDamageNode | MissingBracketNode | MissingQuoteNode | MissingRestNode
| BadCutPartNode | BadCutEscapeNode | BadCutMarkedQuoteNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Steps'
| 'StepsInside', 'model'>>
& Readonly<Record<'Wrapping' | 'WrappedDialect' | 'Bom' | 'Region' | 'BadRegionMarker' | 'EmptyThought' | 'NamedOpening'
| 'BareDialect' | 'BadTurnOpen' | 'LikeLine', 'Reply' | 'ReplyInside' | 'ReplyToRecipient'>>
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
& Readonly<Record<'BadEndToken' | 'BadRunOn', 'FencedMessages' | 'FencedSteps' | 'FirstText' | 'Lead' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient'
| 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps' | 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BadMentioned' | 'NotMentioned', 'CallsMessage' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray'
| 'TextMessage' | 'ToolMessage'>>
& Readonly<Record<'BareList' | 'Builtin' | 'BadCutBuiltin' | 'TextHead' | 'Unfenced' | 'WordedList' | 'LoneCall' | 'BareObjects'
| 'BareLines' | 'EmptyTool' | 'Tool', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'
| 'Wrapping'>>
& Readonly<Record<'BadLastClose' | 'BadCutMarker' | 'BadCutOpening' | 'QuotedLine' | 'BadCutLone' | 'NamedMarker' | 'Citation'
| 'LineThought' | 'NoThought' | 'ThoughtBehind' | 'BadStrayClose' | 'InlineCode' | 'Text' | 'BadCutCode'
| 'BadThoughtClose', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'LoneCalls', 'Lead' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps' | 'Stray'>>
& Readonly<Record<'Dialect' | 'LineCalls' | 'Fence' | 'LikeCall' | 'BadCutDialect' | 'LoneText', 'FencedSteps' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Steps'
| 'StepsInside' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BadSelfClose', 'BareCalls' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Section' | 'Stray'
| 'TextMessage' | 'Wrapping'>>
& Readonly<Record<'BadOtherCall' | 'BadEarlyWords' | 'BadNoArguments' | 'BadSpacedOpen' | 'BadNameEnd' | 'BadNoNameEnd' | 'BadNameTag'
| 'BadCallOpen', 'Call' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage'>>
& Readonly<Record<'BadToolObject', 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage' | 'Tool'>>
& Readonly<Record<'BadHeaderAgain' | 'BadConstraintAgain', 'CodeMessage' | 'FirstCode' | 'FirstText' | 'FirstTool' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside'
| 'ReplyToRecipient' | 'Stray' | 'TextMessage' | 'ThoughtMessage' | 'ToolMessage' | 'Wrapping'>>
& Readonly<Record<'CodeMessage' | 'ToolMessage', 'FencedMessages' | 'FirstText' | 'Lead' | 'Messages' | 'MessagesInside' | 'MessagesToRecipient' | 'Region' | 'Reply'
| 'ReplyInside' | 'ReplyToRecipient' | 'Stray' | 'TextMessage' | 'Wrapping'>>
& Readonly<Record<'Section' | 'BareCalls', 'CallsMessage' | 'FirstCalls' | 'FirstText' | 'Lead' | 'Region' | 'Reply' | 'ReplyInside' | 'ReplyToRecipient'
| 'Stray' | 'TextMessage' | 'Wrapping'>>
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
& Readonly<Record<'BadOtherArguments' | 'BadMessageWords' | 'PlainArguments', 'FirstTool' | 'ToolMessage'>>
& Readonly<Record<'SectionOpen' | 'BadOpenAgain' | 'BadSectionOpen' | 'SectionClose' | 'BadSectionClose' | 'SectionOverAtEnd'
| 'SectionOver' | 'MissingSectionClose' | 'BadSectionCloseAgain' | 'BadCutCall' | 'BadCallCloseAgain'
| 'BadStrayWords' | 'BadLineList', 'Section'>>
& Readonly<Record<'BadCutClose', 'Call' | 'ElementCall' | 'Section'>>
& Readonly<Record<'MissingAtEnd', 'Call' | 'ElementCall' | 'PyList' | 'Section'>>
& Readonly<Record<'BadSeparator' | 'UnopenedObject', 'BareObjects' | 'Section'>>
& Readonly<Record<'PyList', 'BareLines' | 'Section'>>
& Readonly<Record<'BadNameless' | 'EmptyCall' | 'Call' | 'ElementCall', 'BareCalls' | 'Section'>>
& Readonly<Record<'PyCall', 'PyList' | 'Section'>>
& Readonly<Record<'CallHead' | 'BadHeadEndAgain' | 'LoneParameter' | 'BadCutInnerFence' | 'BadLoneKey' | 'BadParameter' | 'BadJunk', 'Call'>>
& Readonly<Record<'Parameter' | 'BadCutParameter' | 'CallClose' | 'BadCallClose' | 'CallOver' | 'CallOverAtEnd' | 'MissingCallClose', 'Call' | 'ElementCall'>>
& Readonly<Record<'Element', 'Arguments' | 'Call' | 'Element' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'UnmarkedElement', 'Call' | 'UnmarkedElement'>>
& Readonly<Record<'BadCutElement', 'Arguments' | 'Call' | 'ElementCall' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'LoneParameterHead' | 'MissingParameterOpen', 'LoneParameter'>>
& Readonly<Record<'Raw' | 'RawEnd' | 'BadParameterClose' | 'BadCutRaw' | 'MissingParameterClose' | 'BadParameterCloseAgain', 'LoneParameter' | 'Parameter'>>
& Readonly<Record<'ParameterHead' | 'BadKeyOpenAgain' | 'BadKeyCloseAgain' | 'BadKeyClose' | 'MissingKeyEnd' | 'MissingValueOpen'
| 'BadKeyEquals' | 'MissingKeyOpen' | 'BadParameterOpen' | 'BadHeadAgain' | 'Verbatim' | 'BadQuotedClose', 'Parameter'>>
& Readonly<Record<'VerbatimText' | 'VerbatimClose' | 'MissingVerbatimClose', 'Verbatim'>>
& Readonly<Record<'ElementHead' | 'BadKeyTag' | 'BadNamedTag' | 'BadElementHeadAgain' | 'ElementText' | 'ElementClose'
| 'BadElementClose' | 'BadCutElementClose' | 'BadElementCloseAgain', 'Element'>>
& Readonly<Record<'MissingElementClose', 'Element' | 'UnmarkedElement'>>
& Readonly<Record<'UnmarkedHead' | 'BadUnmarkedTag' | 'UnmarkedText' | 'UnmarkedClose', 'UnmarkedElement'>>
& Readonly<Record<'ElementCallHead' | 'Arguments' | 'LooseArguments', 'ElementCall'>>
& Readonly<Record<'BadToolWords', 'Arguments' | 'ElementCall' | 'LooseArguments' | 'Tool'>>
& Readonly<Record<'ArgumentsClose' | 'BadCutArgumentsClose' | 'MissingArgumentsClose', 'Arguments' | 'LooseArguments'>>
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
& Readonly<Record<'ToolHead' | 'ToolClose' | 'BadCutToolClose' | 'MissingToolClose' | 'BadToolCloseAgain', 'Tool'>>
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
& Readonly<Record<'EmptyInput' | 'BadInputBrackets' | 'InputText', 'FencedInput' | 'Input'>>
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
  readonly 'reply': 'End' | 'NotMentioned' | 'NamedMarker' | 'NamedOpening' | 'Dialect' | 'BareDialect' | 'WrappedDialect' | 'Bom'
  | 'RegionOpen' | 'RegionClose' | 'RegionOver' | 'Citation' | 'ThoughtGoesOn' | 'ThoughtOpen' | 'ThoughtChars'
  | 'ThoughtShown' | 'ThoughtCode' | 'ThoughtTick' | 'ThoughtClose' | 'EmptyThought' | 'NoThought' | 'LineThoughtOpen'
  | 'ThoughtBehindOpen' | 'WrappingEnd' | 'QuotedLine' | 'FenceOpen' | 'FenceChars' | 'FenceClose' | 'InlineCode'
  | 'Text' | 'LoneText' | 'BadThoughtAgain' | 'BadRegionMarker' | 'BadTurnOpen' | 'BadThoughtClose'
  | 'MissingThoughtRest' | 'MissingThoughtClose' | 'BadMentioned' | 'BadEndToken' | 'BadFence' | 'MissingFenceEnd'
  | 'MissingCodeEnd' | 'BadLastClose' | 'BadStrayClose' | 'BadCutMarker' | 'BadCutDialect' | 'BadCutOpening'
  | 'BadCutCode';
  readonly 'like-calls': 'LikeCall' | 'LikeLine' | 'LikeStep';
  readonly 'calls': 'CallHead' | 'EmptyCall' | 'CallClose' | 'CallOver' | 'CallOverAtEnd' | 'BadCutClose' | 'MissingAtEnd'
  | 'BadBrackets' | 'BadHeadEndAgain' | 'BadCallOpen' | 'BadSpacedOpen' | 'BadNameEnd' | 'BadOtherCall' | 'BadNameTag'
  | 'BadNoNameEnd' | 'BadNameless' | 'BadCallClose' | 'BadSelfClose' | 'MissingCallClose' | 'BadJunk'
  | 'BadEarlyWords' | 'BadNoArguments' | 'BadLateMembers' | 'BadCutCall';
  readonly 'blocks': 'SectionOpen' | 'SectionClose' | 'SectionOverAtEnd' | 'SectionOver' | 'BadSectionOpen' | 'BadNoFence'
  | 'BadOpenAgain' | 'BadSectionCloseAgain' | 'BadCallCloseAgain' | 'BadSectionClose' | 'MissingSectionClose'
  | 'BadStrayWords' | 'BadInnerFence' | 'InnerFenceEnd' | 'BadCutInnerFence' | 'BadSeparator';
  readonly 'bare': 'WordedListOpen' | 'LoneCallHead' | 'LoneCallEnd' | 'LateClose' | 'UnopenedHead' | 'LoneCalls' | 'LineCalls'
  | 'ShownCall' | 'BadBareCloseAgain' | 'BadLoneOpen' | 'BadCutLone';
  readonly 'parameters': 'ParameterHead' | 'LoneParameterHead' | 'VerbatimText' | 'VerbatimClose' | 'Raw' | 'RawEnd' | 'MissingVerbatimClose'
  | 'BadQuotedClose' | 'BadParameterCloseAgain' | 'BadKeyOpenAgain' | 'BadHeadAgain' | 'BadKeyCloseAgain'
  | 'BadKeyEquals' | 'MissingKeyOpen' | 'MissingParameterOpen' | 'BadParameter' | 'BadKeyClose' | 'MissingKeyEnd'
  | 'MissingValueOpen' | 'BadParameterOpen' | 'BadParameterClose' | 'BadCutRaw' | 'MissingParameterClose'
  | 'BadLoneKey' | 'BadCutParameter';
  readonly 'python': 'PyOpen' | 'PyClose' | 'PyHead' | 'PyCallClose' | 'PyKey' | 'BadBracket' | 'BadLineList' | 'BadCutArgument'
  | 'MissingParenthesis' | 'BadDebris';
  readonly 'elements': 'ToolHead' | 'ToolClose' | 'EmptyTool' | 'BadToolCloseAgain' | 'ElementCallHead' | 'ArgumentsClose' | 'ElementHead'
  | 'ElementText' | 'BadElementHeadAgain' | 'ElementClose' | 'UnmarkedHead' | 'UnmarkedText' | 'UnmarkedClose'
  | 'BadKeyTag' | 'BadToolObject' | 'BadUnmarkedTag' | 'BadNamedTag' | 'BadCutToolClose' | 'MissingToolClose'
  | 'BadToolWords' | 'MissingArgumentsOpen' | 'BadCutArgumentsClose' | 'MissingArgumentsClose'
  | 'BadElementCloseAgain' | 'BadElementClose' | 'BadCutElementClose' | 'MissingElementClose' | 'BadCutElement';
  readonly 'messages': 'MessagesFenceEnd' | 'MessageThought' | 'ShownText' | 'Code' | 'CodeToken' | 'PlainArguments' | 'MessageClose'
  | 'MessageAtEnd' | 'MessageOver' | 'ThoughtHead' | 'TextHead' | 'ToolMessageHead' | 'CodeHead' | 'CallsHead'
  | 'FirstThoughtHead' | 'FirstCallsHead' | 'FirstUserHead' | 'FirstToolHead' | 'FirstCodeHead' | 'FirstTextHead'
  | 'BuiltinHead' | 'BadCutBuiltin' | 'MissingMessages' | 'BadOutside' | 'BadOtherArguments' | 'BadMessageWords'
  | 'BadBesideCalls' | 'BadMessageMarker' | 'BadHeaderAgain' | 'BadConstraintAgain' | 'BadCutHead' | 'BadCutFirst'
  | 'BadCutMessageClose' | 'MissingMessageClose' | 'BadMessagesFence';
  readonly 'steps': 'StepsFenceEnd' | 'StepText' | 'ThoughtLabel' | 'StepThoughtText' | 'StepOver' | 'AnswerLabel' | 'ActionHead'
  | 'ActionAtEnd' | 'ActionOver' | 'InputHead' | 'EmptyInput' | 'InputText' | 'InputFence' | 'InputFenceEnd'
  | 'InputAtEnd' | 'NamedHead' | 'ObjectActionHead' | 'ObjectAtEnd' | 'InlineHead' | 'InlineOpen' | 'InlineText'
  | 'InlineClose' | 'BadRunOn' | 'BadLoneInput' | 'BadInline' | 'BadStepWords' | 'BadStepsFence' | 'BadInputWords'
  | 'BadInputBrackets' | 'BadCutStep' | 'BadCutInput' | 'MissingInputFence';
  readonly 'values': 'ObjectOpen' | 'ObjectClose' | 'ListOpen' | 'ListClose' | 'TupleOpen' | 'TupleClose' | 'SetOpen' | 'SetClose'
  | 'Name' | 'Comma' | 'LastComma' | 'PlainText' | 'DoubleOpen' | 'DoubleChars' | 'SingleOpen' | 'SingleChars'
  | 'TripleOpen' | 'TripleChars' | 'TripleClose' | 'MarkedOpen' | 'MarkedChars' | 'MarkedClose' | 'TextClose' | 'Word'
  | 'Space' | 'BadDamage' | 'MissingBracket' | 'MissingQuote' | 'MissingRest' | 'BadCutPart' | 'BadCutEscape'
  | 'BadCutMarkedQuote';
};

/** The codes of mistakes. */
export type Codes = "stray-marker" | "stray-close" | "cut-off" | "missing-close" | "mentioned-call" | "end-token" | "fenced-call"
| "json-repaired" | "wrong-open" | "wrong-dialect" | "no-call" | "wrong-close" | "json-broken" | "missing-open"
| "stray-text" | "quoted-marker" | "bad-value" | "call-list" | "run-on" | "input-in-line";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Space', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Bom', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'NamedMarker', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ThoughtShown', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ThoughtCode', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'ThoughtTick', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Name', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'TripleOpen', start, end, quote: l[0] }),
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
  (start, end, l) => ({ type: 'QuotedLine', start, end, text: l[0] }),
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
      '[0,["L",["/",9,57]]]', // 8 leaf
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
      '[0,["/",["&",["s",["|",0,4,false,["[","\\"\'*_\u00bb\u201d"]],["[","!),.:;?"],["/",["[","\\t\\n\\r "],["!",["[","^"]]]]],["&",["s",["|",0,4,false,["[","\\"\'*_\u00bb\u201d"]],["[+","\\t "],["/",["s",["character","^[\\\\p{Ll}]","u"],["!",50]],"|"]]],["&",["s",24,["[*","\\t "],["/",["[","*+\\\\-"],["s",["[+","0-9"],["[",")."]]],["[","\\t "]]]],"\\t\\n\\r -\\"\')*,.:;?_\u00bb\u201d"]', // 49 skipNamed
      '[0,["/",["s",["*",18],["/",["s",["[*","\\t\\n\\r "],["/",["s",["!",51],["!",19],["[","<[`{"]],["s",19,["!",["s",["[+","\\t "],["character","^[\\\\p{Ll}]","u"]]]]]],["s",["[*","\\t\\n\\r "],53,["!",["[","^"]]],["s",52,["[*","\\t "],24]]],["s",["/",55,56],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]],"("]]]', // 50 skipNamesCall
      '[0,["s",["!",52],45]]', // 51 skipNamedPair
      '[0,["option","loose",""]]', // 52 readLoose
      '[0,["s",["!",16],54]]', // 53 skipNameFollows
      '[0,["option","callOpen","<function="]]', // 54 readCallOpen
      '[0,["option","lines",""]]', // 55 readLines
      '[0,["option","python",""]]', // 56 readPython
      '[0,["N","Citation",58,["s",59,["[*","^\\n\\r>"],">"]]]', // 57 readCitation
      '[0,["option","citationOpen","<co>"]]', // 58 readCitationOpen
      '[0,["option","citationClose","</co"]]', // 59 readCitationClose
      '[0,["L",61]]', // 60 leaf
      '[0,["N","LineThoughtOpen",["s",24,62]]]', // 61 readLineThoughtOpen
      '[0,["q",63]]', // 62 skipOpensThought
      '[0,["scan",["[","\\t\\n\\r "],["s",46,["!",49]]]]', // 63 readOpensThought
      '[0,[[["s",["!",47],["!",65],["!",["s",67,"`"]],["[","^"]],null,0,false]]]', // 64 text
      '[0,["/",["s",66,["!",49]],["s",67,68,69]]]', // 65 skipThoughtEnds
      '[0,["option","thoughtBreak","<|tool_calls_section_begin|>"]]', // 66 readThoughtBreak
      '[0,["option","thoughtCode",""]]', // 67 read_thoughtCode
      '[0,["option","mixed",""]]', // 68 readMixed
      '[0,["q",70]]', // 69 skipDialectMark
      '[0,["/",["{",0,["s",71,["/","{",["s","\\"name\\"",["[*","\\t\\n\\r "],":"]]]],["{",1,["s",71,"["]],["{",2,["s",71,"```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["[","[{"]]],["{",3,["s",71,"<function",["["," =>"]]],["{",4,["s",71,72,"<tool_sep>"]],["{",5,["s",71,["|",1,64,false,["[","^\\n\\r<[{"]],"</arg_key>"]],["{",6,["s",71,72,["[*","\\t "],["/",24,["[","<{"],["!",["[","^"]]]]],["{",7,["s",["/","<toolcall>","<tools>","<function_call>"],["[*","\\t\\n\\r "],73]],["{",8,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],"{"]],["{",9,["s","<function=",["|",1,256,false,["[","^\\n\\r>"]],">",["[*","\\t\\n\\r "],["/","<parameter=","</function>"]]],["{",10,["s","<function=",["|",1,256,false,["[","^\\n\\r/>"]],"/>"]],["{",11,["s","<seed:tool_call>",["[*","\\t\\n\\r "],"<function name="]],["{",12,"<seed:tool_call>"],["{",13,"<iquest_tool_call>"],["{",14,"<|plamo:begin_tool_"],["{",15,"[TOOL_CALLS]"],["{",16,["s",["?",76],78,"function",79,["|",1,64,false,["[","^\\n\\r<`{"]],["[*","\\t\\n\\r "],"```"]],["{",17,["s",["?",76],78,["|",0,64,false,["[","^\\n\\r<"]],79,["[*","\\t\\n\\r "],"{"]],["{",18,["s","<",80,"DSML",80,["/",["s",["[*"," "],["/","function","tool"],"_calls>"],"invoke name="]]],["{",19,["s","<\uff5c",["/","function_calls>","tool_calls>","invoke name="]]],["{",20,["s","<|tool_call",["/","s_section_begin|>","_section_begin|>","_begin|>"]]],["{",21,["s","<",80,"DSML",80,["/",["s",["[*"," "],"calls>"],["s",["[+"," "],"invoke name="]]]],["{",22,["s","<",80,"GCML",80,["[*"," "],["/","tool_calls>","invoke name="]]],["{",23,["s",["?",["s","<|message_sep|>",["[*","\\t\\n\\r "]]],"function call<|role_sep|>"]],["{",24,["s","<tool_calls>",["[*","\\t\\n\\r "],"<tool_call>"]],["{",25,["s","<ifm|tool_call",["?","s"],">"]],["{",26,"<longcat_tool_call>"],["{",27,"<dots_function_call>"],["{",28,"<|tool_call:start|>"],["{",29,["s","<function name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["/",["s",">",["[*","\\t\\n\\r "],["/","<param name=","</function>"]],["s",["[*"," "],"/>"]]]],["{",30,["s",["?",["s","<|message_model|>",["[*","\\t\\n\\r "],81,["[*","\\t\\n\\r "]]],"<|content_invoke_tool_json|>"]],["{",31,"<minimax:tool_call>"],["{",32,["/","<atem:function_calls>","<atem:invoke name=\\""]],["{",33,["s","<",["?",82],["/","function_calls>","tool_calls>"],["[*","\\t\\n\\r "],["/",["s","<",["?",82],["/","invoke",["s",["|",4,8,false,["[","a-z"]]," name="]]],"invoke name="]]],["{",34,["s","<",["?",82],"invoke name=",["[","\\"\'"]]],["{",35,["s","<function_calls>",["[*","\\t\\n\\r "],81,"("]],["{",36,"<|tool_call>call:"],["{",37,"<start_function_call>"],["{",38,["/","<|START_ACTION|>","<|START_RESPONSE|>","<|START_TEXT|>","<|CHATBOT_TOKEN|>"]],["{",39,"<TOOLCALL>"],["{",40,["s","functools[",["[*","\\t\\n\\r "],"{"]],["{",41,"<|python_tag|>"],["{",42,["/","<|python_start|>","<|tool_call_start|>"]],["{",43,"<\uff5ctool_calls_begin\uff5c>"],["{",44,"<|tools_prefix|>"],["{",45,["s","<|action_start|>",["[*","\\t\\n\\r "],"<|plugin|>"]],["{",46,"<|function_call|>"],["{",47,["s","<tool_calls>",["[*","\\t\\n\\r "],"[",24]],["{",48,["s","<tool_calls>",["[*","\\t\\n\\r "],"["]],["{",49,["s","<|tool_call|>",["[*","\\t\\n\\r "],83,["[*","\\t\\n\\r "],"<|/tool_call|>"]],["{",50,["s","<|tool_call|>",["[*","\\t\\n\\r "],83]],["{",51,["s","<|tool_call|>",["[*","\\t\\n\\r "],"[",["*",["s",["!","<|/tool_call|>"],["!","<|tool_call|>"],["[","^"]]],"<|/tool_call|>"]],["{",52,["s","<|tool_call|>",["[*","\\t\\n\\r "],"["]],["{",53,["s",">>>",81,24]],["{",54,["/","<|open|>tools","<|open|>response","<|open|>call"]],["{",55,"]<]minimax[>["],["{",56,["/",["s","<|channel|> ",["[","a-z"]],"<|start|> assistant"]],["{",57,["s","<|start|>assistant",["[+"," "],"to=",81,"<|message|>"]],["{",58,["/","<|channel|>","<|start|>assistant"]],["{",59,["s","Action:",["[*","\\t\\n\\r "],"```json"]],["{",60,["s",84,["|",1,256,false,["[","^\\n\\r"]],24,["?","**"],"Action Input",41]]],"*<>A[]f"]', // 70 readDialectMark
      '[0,["|",1,4,false,["s","<tool_call>",["[*","\\t\\n\\r "]]],"<"]', // 71 skipHermesOpen
      '[0,["+",["/",["[","^\\t\\n\\r !,.:-<?[`{"],["s",["[+","!,.:;?"],["&",["[","^\\t\\n\\r !,.:-<?[`{"]]]]],"^\\t\\n\\r <[`{"]', // 72 skipGlmName
      '[0,["s","{",["[*","\\t\\n\\r "],["?",74],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],75,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""],["[*","\\t\\n\\r "],":"]]', // 73 skipMarkCall
      '[0,["s","\\"type\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"function\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 74 skipMarkType
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[","^\\"\\\\\\\\"]]],"\\""]]', // 75 skipMarkString
      '[0,["s","<",["[","|\uff5c"],"tool",77,"calls",77,"begin",["[","|\uff5c"],">",["|",0,64,false,["[","^<"]]]]', // 76 skipDeepseekCalls
      '[0,["/","\u2581",["s",["?","\\\\"],["["," _"]]]," \\\\\\\\_\u2581"]', // 77 skipDeepseekBlank
      '[0,["s","<",["[","|\uff5c"],"tool",77,"call",77,"begin",["[","|\uff5c"],">"]]', // 78 skipDeepseekCall
      '[0,["s","<",["[","|\uff5c"],"tool",77,"sep",["[","|\uff5c"],">"]]', // 79 skipDeepseekSep
      '[0,["/","\uff5c\uff5c",["[","|\u2016\uff5c"]],"|\u2016\uff5c"]', // 80 skipDsmlBar
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]', // 81 skipMarkName
      '[0,["s",["[+","a-z"],":"]]', // 82 skipNamespace
      '[0,["deep",["s","[",["*",["/",75,["[","^\\"<[]"],83]],"]"]]]', // 83 skipMarkList
      '[0,["s",["?","**"],"Action",41],"*A"]', // 84 skipMarkAction
      '[0,["L",["/",86,88,202]]]', // 85 leaf
      '[0,["N",3,["s",87,[":",0,["$",["s",["&",65],["+",["s",["!",47],["!",46],["[","^"]]],["&",47]]]]]]]', // 86 readThoughtShown
      '[0,["option","drafts",""]]', // 87 readDrafts
      '[0,["N",4,["s",67,[":",0,["$",89]]]]]', // 88 readThoughtCode
      '[0,["/",["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],["s","```",["[*","`"],["[+","^\\n\\r`"],"```",["[*","`"]],90,197],"<`"]', // 89 skip_code
      '[0,["q",91]]', // 90 skipQuotedCall
      '[0,["handing",1,["t",[0,1,2,3],["hand",1,[],["$",["[+","`"]]],["&",92],["|",1,64,true,["/",["|",1,null,true,["$",["[","^`"]]],["t",[0,1],["!",195],["|",1,null,true,"`"]]]],196]],"`"]', // 91 readQuotedCall
      '[0,["/",93,["s",68,69]]]', // 92 skipAnyCallAhead
      '[0,["/",["s",["?",94],13],14,96,104,155,157,163,166,170,["s",133,171]]]', // 93 skipCallAhead
      '[0,["s",95,["[*","\\t "],["+",18],["[*","\\t\\n\\r "]]]', // 94 skipSectionTitle
      '[0,["option","titleOpen","<|message_model|>"]]', // 95 readTitleOpen
      '[0,["s",97,["[*","\\t\\n\\r "],["/",["s","[",["[*","\\t\\n\\r "],["*",["s",98,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]],"{"],101]]]', // 96 skip_wordedList
      '[0,["option","listWord","functools"]]', // 97 readListWord
      '[0,["/",99,100],"\\"\'\\\\-0-9"]', // 98 skipListedScalar
      '[0,["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[*","^\\n\\r\'"],"\'"]],"\\"\'"]', // 99 skipSetText
      '[0,["s",["?","-"],["[","0-9"],["[*","+\\\\-.0-9Ee"]],"\\\\-0-9"]', // 100 skipSetNumber
      '[0,["s","{",["[*","\\t\\n\\r "],["?",102],["[","\\"\'"],["/","name","function"],["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",103,["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":"]]]]', // 101 skipCallObject
      '[0,["s",["[","\\"\'"],"type",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],["/",["s","function",["?","_call"]],"tool_use","tool_call"],["[","\\"\'"],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]', // 102 skipBareType
      '[0,["s",["/",["s","\\"",["[*","^\\n\\r\\""],"\\""],["s","\'",["[+","^\\n\\r\'"],"\'"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","\\"\'"],["/","parameters","arguments"],["[","\\"\'"],["[*","\\t\\n\\r "],":"],"\\"\'"]', // 103 skipBareName
      '[0,["s",["&",105],112]]', // 104 skipCallOpening
      '[0,["/",16,106,["s",107,108],109,["s",110,111]]]', // 105 skipVisible
      '[0,["option","wrongCallOpen","<function name="]]', // 106 readWrongCallOpen
      '[0,["option","spacedOpen","<function "]]', // 107 readSpacedOpen
      '[0,["option","declaredTool","ping"]]', // 108 readDeclaredTool
      '[0,["option","otherCallOpen","<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"]]', // 109 readOtherCallOpen
      '[0,["option","inElements",""]]', // 110 readInElements
      '[0,["option","namelessOpen","<function>"]]', // 111 readNamelessOpen
      '[0,["/",113,116,154]]', // 112 skipAnyCallHead
      '[0,["s",["/",54,106],["[*","\\t\\n\\r "],114,["[*","\\t\\n\\r "],["?",["[","\\"\'"]],115]]', // 113 skipEmptyCall
      '[0,["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]', // 114 skipEmptyName
      '[0,["s",["[*","\\t "],"/>"],"\\t /"]', // 115 skipBadSelfClose
      '[0,["/",["s",117,118,["[*","\\t\\n\\r "],123,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",54,["[*","\\t\\n\\r "],["!",124],118,["[*","\\t\\n\\r "],["?",126],19,["*",128],44,["?",["/",129,135]]],["s",54,["[*","\\t\\n\\r "],108,52,["&",["s",["[*","\\t\\n\\r "],136,["[*","\\t\\n\\r "],138,139]]],["s",141,108,["?",["[","\\"\'"]],["[*","\\t "],">"],["s",54,["[*","\\t\\n\\r "],["+",18],142],["s",54,["[*","\\t\\n\\r "],118,145],["s",54,["[*","\\t\\n\\r "],118,["[*","\\t\\n\\r "],["/",146,147]],["s",150,118,["[*","\\t\\n\\r "],149,["&",["s",["[*","\\t\\n\\r "],["/",144,151,["s",152,"<",["[","A-Z_a-z"]]]]]],["s",153,118,["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],146],["s",52,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 116 skipCallHead
      '[0,109]', // 117 skipBadOtherCall
      '[0,["/",119,["s",18,["*",["s",["[*","\\t "],18]]]]]', // 118 skipCallName
      '[0,["q",120]]', // 119 skipEscapedName
      '[0,["{",61,["s",121,["&",["s",["[*","^\\n\\r\\"&"],"&"]],[":",0,["|",1,null,true,["/",122,["$",["s",["!",19],["[+","^\\n\\r\\"&"]]],"&"]]]]]]', // 120 readEscapedName
      '[0,["option","escapes",""]]', // 121 readEscapes
      '[0,["/",["{",62,"&amp;"],["{",63,"&lt;"],["{",64,"&gt;"],["{",65,"&quot;"],["{",66,["/","&apos;","&#39;"]]],"&"]', // 122 readEntity
      '[0,["option","otherNameEnd","```json"]]', // 123 readOtherNameEnd
      '[0,["s",125,["?","functions."],["[*",".0-:"],["[*","\\t\\n\\r "],19]]', // 124 skipNamelessId
      '[0,["option","namesAreIds",""]]', // 125 readNamesAreIds
      '[0,["s",127,["[+","^\\t\\n\\r <[{"]]]', // 126 skipCallId
      '[0,["option","idOpen","[CALL_ID]"]]', // 127 readIdOpen
      '[0,["s",["[*","\\t\\n\\r "],["[+","_a-z"],"=",["[","\\"\'"],["[*","^\\n\\r\\"\'"],["[","\\"\'"]],"\\t\\n\\r _a-z"]', // 128 skipAttribute
      '[0,["s",["&",130],["|",1,400,false,["s",["!",20],["[","^{"]]],["&",["s","{",["|",0,40,false,["[","^\\"\'0-9A-Za-{}"]],["[","\\"\'}"]]]]]', // 129 skipBadEarlyWords
      '[0,["s",131,["[*","\\t\\n\\r "],["!",132],["!",["s",["|",1,3,false,"`"],["[*","A-Z_a-z"],["[*","\\t\\n\\r "],["!",["[","^"]]]],["!",134],["!",20],["[","^\\t\\n\\r "]]]', // 130 skipEarlyWords
      '[0,["option","callOver",""]]', // 131 read_callOver
      '[0,["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",105,["s",133,13]]]]]', // 132 skipBadInnerFence
      '[0,["option","channels",""]]', // 133 readChannels
      '[0,["s",["!",20],["[","\\"\'[{"]]]', // 134 skipAnyArguments
      '[0,["&",130]]', // 135 skipBadNoArguments
      '[0,["s",137,["*",["s",["[*","\\t "],137]]]]', // 136 skipParameterKey
      '[0,["s",["!",138],["[","^\\t\\n\\r \\"\'<>"]]]', // 137 skipKeyChar
      '[0,["option","keyEnd",">"]]', // 138 readKeyEnd
      '[0,["s",["[*","\\t\\n\\r "],140]]', // 139 skipValueStart
      '[0,["option","valueOpen","<arg_value>"]]', // 140 readValueOpen
      '[0,["s",107,["&",["s",108,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]', // 141 skipBadSpacedOpen
      '[0,["s",52,["!",["s",["[*","\\t\\n\\r "],143]],["&",["/",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'{"],144,20]],["[","\\n\\r"]]]]]', // 142 skipLooseEnd
      '[0,["option","wrongNameEnd","<|tool_sep|>"]]', // 143 readWrongNameEnd
      '[0,["option","parameterOpen","<parameter="]]', // 144 readParameterOpen
      '[0,["s",52,["&",["s",["[*","\\t\\n\\r "],["/","{",144]]]]]', // 145 skip_looseArguments
      '[0,143]', // 146 skipBadNameEnd
      '[0,["&",["s",148,["/","{",144,149]]]]', // 147 skipBadNoNameEnd
      '[0,["option","mayLackNameEnd",""]]', // 148 readMayLackNameEnd
      '[0,["option","callClose","</function>"]]', // 149 read_callClose
      '[0,["s",111,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]', // 150 skipBadNameTag
      '[0,["option","sectionClose","</tool_call>"]]', // 151 read_sectionClose
      '[0,["option","keyTags",""]]', // 152 readKeyTags
      '[0,106]', // 153 skipBadCallOpen
      '[0,["s",110,111,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],118,["[*","\\t\\n\\r "],"</tool_name>"]]', // 154 skipElementCallHead
      '[0,["s",156,101]]', // 155 skipBareObject
      '[0,["option","bareJson",""]]', // 156 readBareJson
      '[0,["/",["s",["!",158],160,"[",["[*","\\t\\n\\r "],["?","{"],["[*","\\t\\n\\r "],["[","\\"\'"],161,["[","\\"\'"],["[*","\\t\\n\\r "],":"],["s",156,"[",["[*","\\t\\n\\r "],101],["s",162,101]]]', // 157 skip_bareList
      '[0,["s","[",["[*","\\t\\n\\r "],"{",["*",["s",["!",159],["!",["s",["[","\\"\'"],108,["[","\\"\'"]]],["[","^{}"]]],"}",["[*","\\t\\n\\r "],["/",["[",",]"],["!",["[","^"]]]]]', // 158 skipPlainList
      '[0,["s",["[","\\"\'"],["/","arguments","parameters"],["[","\\"\'"],["[*","\\t\\n\\r "],":"]]', // 159 skipArgumentsKey
      '[0,["option","bareLists",""]]', // 160 readBareLists
      '[0,["/","name","function","arguments","parameters","id","type"],"afinpt"]', // 161 skipCallKey
      '[0,["option","bareOne",""]]', // 162 readBareOne
      '[0,["s",56,["!",164],"[",["[*","\\t\\n\\r "],165,"("]]', // 163 skip_pyList
      '[0,["s","[",165,"()]",["[","(["]]]', // 164 skipLink
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 165 skipPyName
      '[0,["s","<",167,">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],168,">"]],169]]]', // 166 skipToolHead
      '[0,["option","toolName","ping"]]', // 167 readToolName
      '[0,["option","toolWord","ping"]]', // 168 readToolWord
      '[0,["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]],"\\t\\n\\r {"]', // 169 skipBadToolObject
      '[0,["s","<",167,115]]', // 170 skipEmptyTool
      '[0,["/",["s",["&",172],173,["*",177],181,182,["*",177],188],["s",193,194,24]]]', // 171 skipToolMessageHead
      '[0,["s",173,175]]', // 172 skipAnyHead
      '[0,["/",["s",133,"<|start|>",["[*","\\t "],["?","assistant"]],["s",133,["&",["/","<|channel|>",174]]]]]', // 173 skipMessageStart
      '[0,["s",["?"," "],"to="]," t"]', // 174 skipFirstTo
      '[0,["q",176]]', // 175 skipHeadGoesOn
      '[1,["scan",177,["/",188,["s",181,182,191]]],"\\t <cjt"]', // 176 readHeadGoesOn
      '[0,["deep",["s",["[*","\\t "],["/",178,179,185,186,["s",181,183,["!",184]],187],["[*","\\t "]]],"\\t <cjt"]', // 177 skipHeadPart
      '[0,["s",179,["&",["s",["*",["s",["!",180],["/",177,["s",181,182]]]],180]]]]', // 178 skipBadHeaderAgain
      '[0,["s","<|channel|>",["[*","\\t "],["[+","a-z"]]]', // 179 skipChannel
      '[0,["s",["[*","\\t "],"<|channel|>"],"\\t <"]', // 180 skipChannelAhead
      '[0,["s",["[*","\\t "],"to="],"\\t t"]', // 181 skipTo
      '[0,["s",["!",["s",183,["!",184]]],["?","functions."],["+",184]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 182 skipCalledName
      '[0,["/","assistant","user"],"au"]', // 183 skipPseudoName
      '[0,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 184 skipNameOfTool
      '[0,["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]', // 185 skipBadConstraintAgain
      '[0,["s","<|constrain|>",["[*","\\t "],["[*","a-z"]]]', // 186 skipConstraint
      '[0,["/","json","code"],"cj"]', // 187 skipContentType
      '[0,["s",["[*","\\t "],"<|message|>",["?",189]],"\\t <"]', // 188 skipMessage
      '[0,["s",190,["[","\\t "]]]', // 189 skipPadding
      '[0,["option","padded",""]]', // 190 readPadded
      '[0,["q",192]]', // 191 skipAddressedGoesOn
      '[1,["scan",177,188],"\\t <cjt"]', // 192 readAddressedGoesOn
      '[0,["option","recipientOpen",">>>"]]', // 193 readRecipientOpen
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",184]],"A-Z_a-z\u0080-\uffff"]', // 194 skipRecipientName
      '[0,["q",196]]', // 195 skipSameTicks
      '[0,["same",1,["$",["[+","`"]]],"`"]', // 196 readSameTicks
      '[0,["/",["s","<!--",["!",49],198],["s","<code>",["!",49],200]],"<"]', // 197 skipCodeTag
      '[0,["q",199]]', // 198 skipCommentRest
      '[0,["scan",["s",["!","-->"],["[","^"]],"-->"],"^"]', // 199 readCommentRest
      '[0,["q",201]]', // 200 skipCodeRest
      '[0,["scan",["s",["!","</code>"],["[","^"]],"</code>"],"^"]', // 201 readCodeRest
      '[0,["N",5,[":",0,["$",["[+","`"]]]]]', // 202 readThoughtTick
      '[1,["L",204]]', // 203 leaf
      '[1,["/",205,206,207]]', // 204 readThoughtEnd
      '[0,["N","ThoughtClose",47]]', // 205 readThoughtClose
      '[1,["M","MissingThoughtRest",["!",["[","^"]]]]', // 206 readMissingThoughtRest
      '[1,["M","MissingThoughtClose",""]]', // 207 readMissingThoughtClose
      '[0,["L",209]]', // 208 leaf
      '[0,["N","NoThought",["s",46,["[*","\\t\\n\\r "],47]]]', // 209 readNoThought
      '[1,["L",211]]', // 210 leaf
      '[1,["M","BadThoughtClose",47]]', // 211 readBadThoughtClose
      '[0,["L",["@",1,["&",["s",["[*","\\t\\n\\r "],157]],["?",1]]]]', // 212 leaf
      '[0,["L",["&",157]]]', // 213 leaf
      '[0,["L",215]]', // 214 leaf
      '[0,["N","ListOpen","["]]', // 215 readListOpen
      '[0,["L",217]]', // 216 leaf
      '[0,["N",6,["s",[":",0,218],["&",["s",["[*","\\t\\n\\r "],":"]]],["s",219,"\\"",[":",0,["$",["[*","^\\n\\r\\"\\\\\\\\"]]],"\\"",["&",["s",["[*","\\t\\n\\r "],":"]]]]]', // 217 readName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"$A-Z_a-z\u0080-\uffff"]', // 218 readBareKey
      '[0,["option","ownQuotes",""]]', // 219 readOwnQuotes
      '[0,["L",["!",20]]]', // 220 leaf
      '[0,["L",222]]', // 221 leaf
      '[0,["N","SetOpen",["s",223,"{",["&",["s",["[*","\\t\\n\\r "],["/",99,100],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 222 readSetOpen
      '[0,["/",56,55,224]]', // 223 skipPythonic
      '[0,["inside",0]]', // 224 readInBuiltin
      '[0,["L",226]]', // 225 leaf
      '[0,["N","ObjectOpen","{"]]', // 226 readObjectOpen
      '[0,["L",228]]', // 227 leaf
      '[0,["N","TupleOpen",["s",223,"("]]]', // 228 readTupleOpen
      '[0,["L",230]]', // 229 leaf
      '[0,["N",7,["s",223,[":",0,["$",["/","\\"\\"\\"","\'\'\'"]]]]]]', // 230 readTripleOpen
      '[0,[[["s",["!",232],["[","^\\\\\\\\"]],null,0,false],[["s","\\\\u",["|",4,4,false,["[","0-9A-Fa-f"]]],null,0,false],[["s","\\\\",["[","\\"\\\\\\\\bfnrt"]],null,0,false],[["s",["!",223],"\\\\/"],null,0,false],[["s",223,"\\\\",["/",["|",1,3,false,["[","0-7"]],24,["s","x",["|",2,2,false,["[","0-9A-Fa-f"]]],["s","U000",["|",5,5,false,["[","0-9A-Fa-f"]]],["[","\'av"],["&",["[","^ NUux"]]]],null,0,false]]]', // 231 text
      '[0,["q",233]]', // 232 skipTripleAgain
      '[0,["same",4,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 233 readTripleAgain
      '[1,["L",235]]', // 234 leaf
      '[1,["@",1,["endsInside",236],["M","BadCutEscape",["[+","^"]]]]', // 235 readBadCutEscape
      '[0,["/",["s","\\\\u",["|",4,4,false,["[","0-9A-Fa-f"]]],["s","\\\\",["[","\\"\\\\\\\\bfnrt"]],["s",["!",223],"\\\\/"],["s",223,"\\\\",["/",["|",1,3,false,["[","0-7"]],24,["s","x",["|",2,2,false,["[","0-9A-Fa-f"]]],["s","U000",["|",5,5,false,["[","0-9A-Fa-f"]]],["[","\'av"],["&",["[","^ NUux"]]]]]]', // 236 skipEscape
      '[1,["L",["?",["t",[0,1],["!",232],238]]]]', // 237 leaf
      '[1,["M","BadDamage",["s",["!",239],["+",["/",["s",["!",20],["!",240],["[","^"]],["s",20,["&",241],["[","^"]],["s",243,["&",["s",["[*","\\t\\n\\r "],["[","\\",:]}"]]]]]]]]]', // 238 readBadDamage
      '[0,["!",["[","^"]]]', // 239 skipMissingRest
      '[0,["s",223,")",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]],["s","]",["[*","\\t "],["/",24,20,["!",["[","^"]]]],["s",["?",["[",",;"]],["[*","\\t\\n\\r "],165,"("]]]]', // 240 skipArgumentsOver
      '[0,["q",242]]', // 241 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["/",["[",",:]}"],["s",223,")"]]]],"^\\n\\r"]', // 242 readDoubleGoesOn
      '[0,["option","endToken","<|im_end|>"]]', // 243 readEndToken
      '[1,["L",245]]', // 244 leaf
      '[1,["/",246,247,248]]', // 245 readTripleEnd
      '[0,["N","TripleClose",232]]', // 246 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 247 readMissingRest
      '[1,["M","MissingQuote",""]]', // 248 readMissingQuote
      '[0,["L",250]]', // 249 leaf
      '[0,["N","PlainText",["s","\\"",["*",["/",251,236]],"\\"",["&",252]]]]', // 250 readPlainText
      '[0,["+",["/",["[+"," !#-%()+-;=?@B-Z\\\\^_abdeg-z|-\u00aa\u00ac-\u00ba\u00bc-\u2017\u2019-\u201b\u201d\u201f-\uffff"],["s",["!",20],["["," !#-[]-\uffff"]]]]]', // 251 skipPlainRun
      '[0,["/",["s",["[*","\\t "],20],["s",["[*","\\t\\n\\r "],["/",20,["[",",:]}"],["!",["[","^"]],["s",223,["/",")",["s",253,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],["[","\\"\'(\\\\-0-9FNT[{"]]]]]]]]', // 252 skipAfterText
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"$A-Z_a-z\u0080-\uffff"]', // 253 skipBareKey
      '[0,["L",255]]', // 254 leaf
      '[0,["N","DoubleOpen","\\""]]', // 255 readDoubleOpen
      '[0,[[["s",["!",20],["[","!#-[]-\uffff"]],null,0,false],[["s",["[+"," "],["!",["s",20,["!",241]]]],null,0,false],[["s","\\\\u",["|",4,4,false,["[","0-9A-Fa-f"]]],null,0,false],[["s","\\\\",["[","\\"\\\\\\\\bfnrt"]],null,0,false],[["s",["!",223],"\\\\/"],null,0,false],[["s",223,"\\\\",["/",["|",1,3,false,["[","0-7"]],24,["s","x",["|",2,2,false,["[","0-9A-Fa-f"]]],["s","U000",["|",5,5,false,["[","0-9A-Fa-f"]]],["[","\'av"],["&",["[","^ NUux"]]]],null,0,false],[["s",20,["&",241]],null,0,false],[["s",257,["!",["s",20,["!",241]]]],null,0,false]]]', // 256 text
      '[0,["s",["!",20],["/",["s",223,"\\t"],["s",["!",223],["[","\\u0000-\\u001f"],["[*","\\t\\n\\r "]],["s",["!",223],"\\\\",["[","^"]]]]]', // 257 skipOddChar
      '[1,["L",["?",["t",[0,1],["!",259],238]]]]', // 258 leaf
      '[0,["s",["[","\\"\'"],["&",252]]]', // 259 skipClosingQuote
      '[1,["L",261]]', // 260 leaf
      '[1,["/",262,247,248]]', // 261 readTextEnd
      '[0,["N","TextClose",259]]', // 262 readTextClose
      '[0,["L",264]]', // 263 leaf
      '[0,["N","SingleOpen","\'"]]', // 264 readSingleOpen
      '[0,[[["s",["!",20],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,false],[["s",["[+","\\t "],["!",["s",20,["!",266]]]],null,0,false],[["s","\\\\u",["|",4,4,false,["[","0-9A-Fa-f"]]],null,0,false],[["s","\\\\",["[","\\"\\\\\\\\bfnrt"]],null,0,false],[["s",["!",223],"\\\\/"],null,0,false],[["s",223,"\\\\",["/",["|",1,3,false,["[","0-7"]],24,["s","x",["|",2,2,false,["[","0-9A-Fa-f"]]],["s","U000",["|",5,5,false,["[","0-9A-Fa-f"]]],["[","\'av"],["&",["[","^ NUux"]]]],null,0,false],[["s",20,["&",266]],null,0,false],[["s",257,["!",["s",20,["!",266]]]],null,0,false]]]', // 265 text
      '[0,["q",267]]', // 266 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 267 readSingleGoesOn
      '[0,["L",269]]', // 268 leaf
      '[0,["N","MarkedOpen",270]]', // 269 readMarkedOpen
      '[0,["option","markedQuote","<|\\"|>"]]', // 270 readMarkedQuote
      '[0,[[["s",["!",270],["!",20],["!",272],["[","^"]],null,0,false],[["s",["!",270],20,["&",274]],null,0,false]]]', // 271 text
      '[0,["q",273]]', // 272 skipCutMarkedQuote
      '[0,["@",1,["endsInside",270],""]]', // 273 readCutMarkedQuote
      '[0,["q",275]]', // 274 skipMarkedGoesOn
      '[0,["scan",["s",["!",270],["[","^\\n\\r"]],270]]', // 275 readMarkedGoesOn
      '[1,["L",277]]', // 276 leaf
      '[1,["/",278,279,247,248]]', // 277 readMarkedEnd
      '[0,["N","MarkedClose",270]]', // 278 readMarkedClose
      '[1,["@",1,["endsInside",270],["M","BadCutMarkedQuote",["[+","^"]]]]', // 279 readBadCutMarkedQuote
      '[0,["L",281]]', // 280 leaf
      '[0,["N",8,["s",219,[":",0,["$",["s",253,["|",1,8,false,["s",["[+","\\t "],253]]]]],["&",["s",["[*","\\t\\n\\r "],":"]]],[":",0,["$",["s",["!",20],["!",270],["[","^\\t\\n\\r \\"\'-),:[]{}"],282]]]]]', // 281 readWord
      '[0,["q",283]]', // 282 skipWordRest
      '[0,["scan",["s",["!",20],["!",270],["[","^\\t\\n\\r (),[]{}"]],["&",284]]]', // 283 readWordRest
      '[0,["/",["[","\\t\\n\\r ),]}"],20]]', // 284 skipScalarEnd
      '[1,["L",["/",286,287,":",288,289]]]', // 285 leaf
      '[0,["N","LastComma",["s",223,",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]]]]', // 286 readLastComma
      '[0,["N","Comma",","]]', // 287 readComma
      '[0,["t",[0,1],["!",22],1]]', // 288 readGap
      '[1,["@",1,["endsInside",290],["M","BadCutPart",["s",["+",["s",["!",20],["[","^"]]],["!",["[","^"]]]]]]', // 289 readBadCutPart
      '[0,["/",291,292]]', // 290 skipCutPart
      '[0,["/",["s",253,["&",["s",["[*","\\t\\n\\r "],":"]]],["s",219,"\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\"",["&",["s",["[*","\\t\\n\\r "],":"]]]]]', // 291 skipName
      '[0,["/",["s",219,["s",253,["|",1,8,false,["s",["[+","\\t "],253]]],["&",["s",["[*","\\t\\n\\r "],":"]]],["s",["!",20],["!",270],["[","^\\t\\n\\r \\"\'-),:[]{}"],282]]]', // 292 skipWord
      '[1,["L",["t",[0,1],["!",")"],238]]]', // 293 leaf
      '[1,["L",295]]', // 294 leaf
      '[1,["/",296,247,297]]', // 295 readTupleEnd
      '[0,["N","TupleClose",")"]]', // 296 readTupleClose
      '[1,["M","MissingBracket",""]]', // 297 readMissingBracket
      '[1,["L",["t",[0,1],["!","}"],238]]]', // 298 leaf
      '[1,["L",300]]', // 299 leaf
      '[1,["/",301,247,297]]', // 300 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 301 readObjectClose
      '[1,["L",["t",[0,1],["!","}"],238]]]', // 302 leaf
      '[1,["L",304]]', // 303 leaf
      '[1,["/",305,247,297]]', // 304 readSetEnd
      '[0,["N","SetClose","}"]]', // 305 readSetClose
      '[1,["L",["t",[0,1],["!","]"],238]]]', // 306 leaf
      '[1,["L",308]]', // 307 leaf
      '[1,["/",309,247,297]]', // 308 readListEnd
      '[0,["N","ListClose","]"]]', // 309 readListClose
      '[1,["L",["/",311,314]]]', // 310 leaf
      '[1,["M","BadEndToken",["s",243,["&",312]]]]', // 311 readBadEndToken
      '[0,["q",313]]', // 312 skipLastTokens
      '[0,["scan",["/",243,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 313 readLastTokens
      '[1,["M","BadRunOn",["s",["/",32,315],["[*","^"]]]]', // 314 readBadRunOn
      '[0,["/",["s",["|",0,8,false,["s",["!",316],243,["[*","\\t\\n\\r "]]],316],["s",["/",["s","<tool_response",["?","s"],">"],"<function_results>","<TOOL_RESPONSE>"],24]]]', // 315 skipHostPart
      '[0,["/",["s",["/",["s",317,["/","user","tool","system","ipython","functions."]],318],["!",49]],319]]', // 316 skipHostTurn
      '[0,["/","<|im_start|>","<|start_header_id|>","<|header_start|>","<|start|>","<|start_of_role|>","<start_of_turn>","<|turn>","<seed:bos>","]~b]"],"<]"]', // 317 skipRoleOpen
      '[0,["/",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],"<\uff5cUser\uff5c>","[TOOL_RESULTS]","[INST]",["s","<|im_",["/","user","system"],"|>"],"<|START_TOOL_RESULT|>",["s","<|START_OF_TURN_TOKEN|><|",["/","USER","SYSTEM"],"_TOKEN|>"],["s",["/","<|tool_response>","<start_function_response>"],"response:"]],"<["]', // 318 skipHostTokens
      '[0,["s",["&",243],["/","<|user|>","<|observation|>"],["/",["s",24,["[*","\\t\\n\\r "],["!",243],["[","^"]],"<tool_response>"]]]', // 319 skipHostRole
      '[0,["L",321]]', // 320 leaf
      '[0,["N",9,["s",48,[":",0,322],".call("]]]', // 321 readBuiltinHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 322 readBuiltinName
      '[0,["L",324]]', // 323 leaf
      '[0,["N",10,["s",[":",0,218],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 324 readPyKey
      '[0,["L",["?",1]]]', // 325 leaf
      '[1,["L",["/",["t",[0,1],["&",["s",253,["[*","\\t\\n\\r "],":"]],238],286,287,327,289]]]', // 326 leaf
      '[1,["@",1,["endsInside",328],["M","BadCutArgument",["[+","^"]]]]', // 327 readBadCutArgument
      '[0,["s",253,["[*","\\t\\n\\r "],"=",["!","="]]]', // 328 skipPyKey
      '[1,["L",["/",1,["t",[0,1],["!",")"],238]]]]', // 329 leaf
      '[1,["L",331]]', // 330 leaf
      '[1,["/",332,247,333]]', // 331 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 332 readPyCallClose
      '[1,["M","MissingParenthesis",""]]', // 333 readMissingParenthesis
      '[1,["L",335]]', // 334 leaf
      '[1,["@",1,["endsInside",336],["M","BadCutBuiltin",["[+","^"]]]]', // 335 readBadCutBuiltin
      '[0,["s",48,337,".call("]]', // 336 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 337 skipBuiltinName
      '[1,["L",339]]', // 338 leaf
      '[1,["N",11,["s",["&",172],[":",0,340],["*",341],181,344,["!",184],["*",341],188],["s",193,344,24],["s",48,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 339 readCodeHead
      '[0,["/",["$",["s",133,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",133,["&",["/","<|channel|>",174]]]]]]', // 340 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",342,179,343,186,["s",181,183,["!",184]],187],["[*","\\t "]]],"\\t <cjt"]', // 341 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",179,["&",["s",["*",["s",["!",180],["/",177,["s",181,182]]]],180]]]]]', // 342 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 343 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 344 readCodeName
      '[0,[[["s",["!",346],["!",["s",243,312]],["[","^"]],null,0,false]]]', // 345 text
      '[0,["/",347,["s",133,["&","<"],172],["s",193,194,24],349]]', // 346 skipMarkAhead
      '[0,["s",133,["?",189],348]]', // 347 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 348 read_messageClose
      '[0,["q",350]]', // 349 skipCutMark
      '[0,["@",1,["endsInside",351],""]]', // 350 readCutMark
      '[0,["/",347,["s",133,["&","<"],172],["s",193,194,24]]]', // 351 skipMark
      '[1,["L",["/",353,354]]]', // 352 leaf
      '[0,["N","CodeToken",["s",["!",133],243]]]', // 353 readCodeToken
      '[1,["/",355,356,357,358,359]]', // 354 readMessageEnd
      '[0,["N","MessageClose",347]]', // 355 readMessageClose
      '[1,["@",1,["endsInside",351],["M","BadCutMessageClose",["[+","^"]]]]', // 356 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",133,["&","<|"]]]]', // 357 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 358 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 359 readMessageOver
      '[1,["L",361]]', // 360 leaf
      '[1,["N",12,["s",["&",172],[":",0,340],["*",341],188],["s",193,362,24]]]', // 361 readTextHead
      '[0,["option","allName","all"]]', // 362 readAllName
      '[1,["L",364]]', // 363 leaf
      '[1,["N",13,["s",["&",172],[":",0,340],["*",341],181,[":",1,365],["*",341],188],["s",193,[":",1,366],24]]]', // 364 readToolMessageHead
      '[0,["@",2,["!",["s",183,["!",184]]],["?","functions."],["$",["+",184]]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 365 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",184]]],"A-Z_a-z\u0080-\uffff"]', // 366 readRecipientName
      '[1,["L",["?",368]]]', // 367 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",105,["s",133,13]]]]]]', // 368 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],346]]]],"\\"\'[n{"]', // 369 leaf
      '[0,[[["s",133,["!",349],371],null,0,false]]]', // 370 text
      '[0,["s",["!",346],["!",["s",243,312]],["[","^"]]]', // 371 skipCodeChar
      '[1,["L",373]]', // 372 leaf
      '[1,["/",1,374,375,376,387,388]]', // 373 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",151],"```",["[*","`"]]]]', // 374 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",20],["[","]}"]]]]]', // 375 readBadBrackets
      '[1,["M","BadLateMembers",["s",",",["[*","\\t\\n\\r "],"\\"",["[*","^\\n\\r\\""],"\\"",["[*","\\t\\n\\r "],":",["*",["s",["!",20],["!",377],["[","^\\n\\r"]]]]]]', // 376 readBadLateMembers
      '[0,["/",["s",133,346],151,378,379,7,95,13,105,["s",55,24,380],["s",243,312],382]]', // 377 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 378 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",13],["!",54],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 379 skipOtherClose
      '[0,["q",381]]', // 380 skipPythonBehind
      '[0,["scan",["[","\\t\\n\\r "],["s",165,"("]],"\\t\\n\\r A-Z_a-z\u0080-\uffff"]', // 381 readPythonBehind
      '[0,["q",383]]', // 382 skipCutStrayStop
      '[0,["@",1,["endsInside",384],""]]', // 383 readCutStrayStop
      '[0,["/",385,386]]', // 384 skipStop
      '[0,["option","marker","<tool_call>"]]', // 385 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 386 readToolOpening
      '[1,["M","BadOtherArguments",["s",133,"{",["[*","\\t\\n\\r "],["[","\\"\'}"],["*",["s",["!",346],["!",["s",243,312]],["[","^"]]]]]]', // 387 readBadOtherArguments
      '[1,["M","BadMessageWords",["s",133,["+",["s",["!",346],["!",["s",243,312]],["[","^"]]]]]]', // 388 readBadMessageWords
      '[1,["L",354]]', // 389 leaf
      '[1,["L",391]]', // 390 leaf
      '[1,["/",392,393]]', // 391 readCallsEnd
      '[1,["M","BadMentioned",["&",["/",["s",["[",",;?"],["[","\\t "]],["s",["[*","\\t "],["/",["character","^[\\\\p{Ll}]","u"],"|"]],["s",["?",24],["[*","\\t "],["/",["[","*+\\\\-"],["s",["[+","0-9"],["[",")."]]],["[","\\t "]]]]],"\\t\\n\\r *-\\\\-0-9;?a-z|\u0080-\uffff"]', // 392 readBadMentioned
      '[0,["N","NotMentioned",""]]', // 393 readNotMentioned
      '[1,["L",395]]', // 394 leaf
      '[1,["N",14,["s",[":",0,["?",396]],13,["&",397],["*",400]],["s",401,["&",397],["*",400]]]]', // 395 readSectionOpen
      '[0,["@",2,95,["[*","\\t "],["$",["+",18]],["[*","\\t\\n\\r "]]]', // 396 readSectionTitle
      '[0,["q",398]]', // 397 skipOpensAndGoesOn
      '[0,["scan",["s",["[*","\\t\\n\\r "],13],399]]', // 398 readOpensAndGoesOn
      '[0,["s",["[*","\\t\\n\\r "],["|",0,64,false,["[","^\\"\'(<[]{"]],["/",["[","\\"\'(<[]{"],["!",["[","^"]]]]]', // 399 skipSectionGoesOn
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],13]]]', // 400 readBadOpenAgain
      '[1,["M","BadSectionOpen",14,["s",402,["&",["s",["[*","\\t\\n\\r "],104]]]]]', // 401 readBadSectionOpen
      '[0,["option","otherSectionOpen","<function_calls>"]]', // 402 readOtherSectionOpen
      '[1,["L",404]]', // 403 leaf
      '[1,["N",15,["s",["/",54,106],["[*","\\t\\n\\r "],[":",0,405],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,406]]]]', // 404 readEmptyCall
      '[0,["$",["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]]', // 405 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 406 readBadSelfClose
      '[1,["L",408]]', // 407 leaf
      '[1,["N",17,["s",[":",0,409],[":",1,410],["[*","\\t\\n\\r "],123,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",54,["[*","\\t\\n\\r "],["!",124],[":",1,410],["[*","\\t\\n\\r "],[":",2,["?",411]],19,[":",3,["|",0,null,true,412]],44,[":",4,["?",["/",413,414]]]],["s",54,["[*","\\t\\n\\r "],[":",1,108],52,["&",["s",["[*","\\t\\n\\r "],136,["[*","\\t\\n\\r "],138,139]]],["s",[":",0,415],[":",1,108],["?",["[","\\"\'"]],["[*","\\t "],">"],["s",54,["[*","\\t\\n\\r "],[":",1,["$",["+",18]]],142],["s",54,["[*","\\t\\n\\r "],[":",1,410],145],["s",54,["[*","\\t\\n\\r "],[":",1,410],["[*","\\t\\n\\r "],[":",5,["/",416,417]]],["s",[":",0,418],[":",1,410],["[*","\\t\\n\\r "],149,["&",["s",["[*","\\t\\n\\r "],["/",144,151,["s",152,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,419],[":",1,410],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],[":",5,416]],["s",52,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 408 readCallHead
      '[1,["M","BadOtherCall",109]]', // 409 readBadOtherCall
      '[0,["/",120,["$",["s",18,["*",["s",["[*","\\t "],18]]]]]]', // 410 readCallName
      '[0,["@",1,127,["$",["[+","^\\t\\n\\r <[{"]]]]', // 411 readCallId
      '[0,["N",16,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 412 readAttribute
      '[1,["M","BadEarlyWords",["s",["&",130],["|",1,400,false,["s",["!",20],["[","^{"]]],["&",["s","{",["|",0,40,false,["[","^\\"\'0-9A-Za-{}"]],["[","\\"\'}"]]]]]]', // 413 readBadEarlyWords
      '[1,["M","BadNoArguments",["&",130]]]', // 414 readBadNoArguments
      '[1,["M","BadSpacedOpen",["s",107,["&",["s",108,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]]', // 415 readBadSpacedOpen
      '[1,["M","BadNameEnd",143]]', // 416 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",148,["/","{",144,149]]]]]', // 417 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",111,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 418 readBadNameTag
      '[1,["M","BadCallOpen",106]]', // 419 readBadCallOpen
      '[1,["L",["?",421]]]', // 420 leaf
      '[1,["M","BadHeadEndAgain",["s",["[+",">"],["&",["s",["[*","\\t\\n\\r "],144]]]]]', // 421 readBadHeadEndAgain
      '[1,["L",423]]', // 422 leaf
      '[1,["N",18,["s",["?",24],[":",0,424]]]]', // 423 readLoneParameterHead
      '[1,["M","MissingParameterOpen",["s",425,["&",["s",["[*","\\t\\n\\r "],["!",426],["!",["[","\\"\'<[{"]],["|",1,4096,false,["s",["!",429],["!",20],["[","^"]]],429]]]]]', // 424 readMissingParameterOpen
      '[0,["option","onlyParameter","",2]]', // 425 readOnlyParameter
      '[0,["s",["|",0,40,false,["s",["!",427],["[","^\\n\\r<"]]],427,["?",["[","\\"\'"]],["*",128],["/",">",428]]]', // 426 skipBrokenOpen
      '[0,["option","toolParameter","port",2]]', // 427 readToolParameter
      '[0,["option","headMark","<arg_value>"]]', // 428 readHeadMark
      '[0,["option","parameterClose","</parameter>"]]', // 429 readParameterClose
      '[0,[[null,"^\\n\\r<",1,false],[["s",431,["&",432]],null,0,false],[["s","<parameter>",["[*","^<"],429,["&",432]],null,0,false],[["s",["!",436],["!",429],["/",24,"<"]],null,0,false],[["s",24,456],null,0,false]]]', // 430 text
      '[0,["s",13,["[*","\\t\\n\\r "],54,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",151],["!",13],"<"]]],151]]', // 431 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],431,["s",["!",144],["!",433],["!",429],["!",434],"<"]]],["/",429,["s",["&","<"],434]]]]', // 432 skipClosesLater
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 433 readWrongParameterOpen
      '[0,["q",435]]', // 434 skipCutRaw
      '[0,["@",1,["endsInside",429],""]]', // 435 readCutRaw
      '[0,["s",["?",437],["&",["s",["?",24],["/","<",["!",["[","^"]]]]],439]]', // 436 skipRawStop
      '[0,["s",438,24]]', // 437 skipRawLayout
      '[0,["option","layout",""]]', // 438 readLayout
      '[0,["/",["s",429,["&",["/",["s",["[*","\\t\\n\\r "],["/",429,440]],["!",["s",["[","\\t \\"\'),.:;`"],["/",432,449]]]]]],["s",450,["&",["s",["[*","\\t\\n\\r "],["/",440,453]]]],["s",452,["&",["s",["[*","\\t\\n\\r "],429]]],["s",["?",24],["/",["s",20,["&",["s",["[*","\\t\\n\\r "],20]],["!",432]],["s",149,["&",["s",["[*","\\t\\n\\r "],["/",["s",429,["[*","\\t\\n\\r "],151],["!",["[","^"]]]]]],["s",151,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]]]],["s",["?",24],["/",144,433]],["s",454,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]],["!",432]],["s",["?",24],455,["!",432]],434]]', // 439 skipRawMarker
      '[0,["/",20,441,448,["s",136,["[*","\\t\\n\\r "],138,139],382,434]]', // 440 skipClosed
      '[0,["s",152,442]]', // 441 skipKeyTag
      '[0,["s","<",443,">"]]', // 442 skipNextElement
      '[0,["/",427,["s",["!",444],446]]]', // 443 skipElementKey
      '[0,["s",["/",445,["s",110,["/","invoke","tool_name","parameters"]]],">"]]', // 444 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 445 readWordThatIsNoKey
      '[0,["s",["/",447,110],["[+","^\\t\\n\\r /<>"]]]', // 446 skipAnyKey
      '[0,["option","nests",""]]', // 447 readNests
      '[0,["/",["s","parameter=",["&",["s",136,">"]]],["s",["s","<parameter",["[+","\\t ="]],["&",["s",427,["/",">",24]]]]],"<p"]', // 448 skipDriftedOpen
      '[0,["s",["*",["s",["!",20],["!",144],["[","^"]]],["!",["[","^"]]]]', // 449 skipNeverEnds
      '[0,["/",451,["s",["!",20],452,["[*","0-9A-Z_a-z"],["?",">"]]]]', // 450 skipDriftedClose
      '[0,["s",452,["/"," name=","="],["[*","^\\n\\r>"],">"]]', // 451 skipNamedClose
      '[0,["option","parameterCloseStart","</parameter"]]', // 452 readParameterCloseStart
      '[0,["s","</",["/","function","invoke"],["["," ="],["|",1,256,false,["[","^\\n\\r>"]],">"]]', // 453 skipNamedCallClose
      '[0,["option","otherParameterClose","</parameter>"]]', // 454 readOtherParameterClose
      '[0,["option","otherParameterOpen","<parameter name="]]', // 455 readOtherParameterOpen
      '[0,["s",431,["&",432]]]', // 456 skip_shownCall
      '[1,["L",458]]', // 457 leaf
      '[1,["/",459,460,461,247,463]]', // 458 readParameterEnd
      '[0,["N","RawEnd",["s",["?",437],429]]]', // 459 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",437],["/",454,450]]]]', // 460 readBadParameterClose
      '[1,["@",1,["endsInside",462],["M","BadCutRaw",["[+","^"]]]]', // 461 readBadCutRaw
      '[0,["s",["?",437],429]]', // 462 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 463 readMissingParameterClose
      '[1,["L",["?",465]]]', // 464 leaf
      '[1,["M","BadParameterCloseAgain",["+",["s",["[*","\\t\\n\\r "],429]]]]', // 465 readBadParameterCloseAgain
      '[1,["L",["?",467]]]', // 466 leaf
      '[1,["@",1,["endsInside",132],["M","BadCutInnerFence",["[+","^"]]]]', // 467 readBadCutInnerFence
      '[0,["L",1]]', // 468 leaf
      '[1,["L",470]]', // 469 leaf
      '[1,["N",19,["s",144,[":",0,["?",471]],["[*","\\t\\n\\r "],[":",1,472],[":",2,["?",475]],139],["s",144,["[*","\\t\\n\\r "],[":",1,472],[":",3,["|",0,null,true,412]],476,[":",4,["?",477]],["/",139,480]],["s",144,["[*","\\t\\n\\r "],[":",1,473],[":",5,["/",481,482]],139],["s",144,["[*","\\t\\n\\r "],[":",1,472],["[*","\\t\\n\\r "],[":",5,483]],["s",144,["[*","\\t\\n\\r "],[":",1,["/",427,["@",1,["!",480],484]]],[":",5,485]],["s",[":",5,486],[":",1,473],["[*","\\t\\n\\r "],138,139],["s",[":",5,487],[":",1,473],["?",["[","\\"\'"]],[":",3,["|",0,null,true,412]],["/",">",["&",24]]]]]', // 470 readParameterHead
      '[1,["M","BadKeyOpenAgain",["+",["s",["[*","\\t\\n\\r "],144]]]]', // 471 readBadKeyOpenAgain
      '[0,["/",["@",0,120,138],["@",0,473,["[*","\\t\\n\\r "],138],["@",1,474,["$",["+",["s",["!",138],["[","^\\n\\r\\"<"]]]],138]]]', // 472 readClosedKey
      '[0,["$",["s",137,["*",["s",["[*","\\t "],137]]]]]', // 473 readParameterKey
      '[0,["option","quotedKeys",""]]', // 474 readQuotedKeys
      '[1,["M","BadKeyCloseAgain",["+",["s",["[*","\\t\\n\\r "],138]]]]', // 475 readBadKeyCloseAgain
      '[0,["option","parameterHeadEnd",""]]', // 476 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],478,["$",["[*","^<"]],479]]', // 477 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 478 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 479 readTypeClose
      '[0,["option","valueFollows",""]]', // 480 readValueFollows
      '[1,["M","BadKeyClose",["s",["[*","\\t\\n\\r "],429]]]', // 481 readBadKeyClose
      '[1,["M","MissingKeyEnd",""]]', // 482 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",480],["!",["s",["[+",":_a-z|"],">"]],["&",["[","^\\t\\n\\r <"]]]]]', // 483 readMissingValueOpen
      '[0,["$",["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"\\\\-0-9A-Z_a-z\u0080-\uffff"]', // 484 readWordKey
      '[1,["M","BadKeyEquals","="]]', // 485 readBadKeyEquals
      '[1,["M","MissingKeyOpen",["&",["s",136,["[*","\\t\\n\\r "],138,139]]]]', // 486 readMissingKeyOpen
      '[1,["M","BadParameterOpen",433,455,448]]', // 487 readBadParameterOpen
      '[1,["L",["?",489]]]', // 488 leaf
      '[1,["M","BadHeadAgain",["+",["s",["[*","\\t\\n\\r "],428]],["+",["s",["[*","\\t\\n\\r "],144,["[*","\\t\\n\\r "],490,["[*","\\t\\n\\r "],138,["*",128],476]],["s",438,["[+",">"],["&",["s",24,["!",429]]]]]]', // 489 readBadHeadAgain
      '[0,["q",491]]', // 490 skipSameKey
      '[0,["same",3,["$",["+",137]]]]', // 491 readSameKey
      '[0,["L",493]]', // 492 leaf
      '[0,["s",["[*","\\t\\n\\r "],494]]', // 493 skipOpenVerbatim
      '[0,["option","verbatimOpen","<![CDATA["]]', // 494 readVerbatimOpen
      '[0,[[["s",["!",496],["!",498],["[","^"]],null,0,false]]]', // 495 text
      '[0,["s",497,["&",["s",["[*","\\t\\n\\r "],["/",429,434]]]]]', // 496 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 497 read_verbatimClose
      '[0,["q",499]]', // 498 skipCutVerbatim
      '[0,["@",1,["endsInside",496],""]]', // 499 readCutVerbatim
      '[1,["L",501]]', // 500 leaf
      '[1,["/",502,247,503]]', // 501 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",497,["&",["s",["[*","\\t\\n\\r "],429]],["[*","\\t\\n\\r "]]]]', // 502 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 503 readMissingVerbatimClose
      '[0,["L",["s",438,24]]]', // 504 leaf
      '[1,["L",506]]', // 505 leaf
      '[1,["M","BadQuotedClose",["s",["!",436],429]]]', // 506 readBadQuotedClose
      '[1,["L",508]]', // 507 leaf
      '[1,["@",1,["endsInside",509],["M","BadCutParameter",["[+","^"]]]]', // 508 readBadCutParameter
      '[0,["/",510,429]]', // 509 skipParameterMarker
      '[0,["/",["s",144,["?",511],["[*","\\t\\n\\r "],512,["?",513],139],["s",144,["[*","\\t\\n\\r "],512,["*",128],476,["?",514],["/",139,480]],["s",144,["[*","\\t\\n\\r "],136,["/",515,""],139],["s",144,["[*","\\t\\n\\r "],512,["[*","\\t\\n\\r "],516],["s",144,["[*","\\t\\n\\r "],["/",427,["s",["!",480],517]],"="],["s",518,136,["[*","\\t\\n\\r "],138,139],["s",519,136,["?",["[","\\"\'"]],["*",128],["/",">",["&",24]]]]]', // 510 skipParameterHead
      '[0,["+",["s",["[*","\\t\\n\\r "],144]]]', // 511 skipBadKeyOpenAgain
      '[0,["/",["s",119,138],["s",136,["[*","\\t\\n\\r "],138],["s",474,["+",["s",["!",138],["[","^\\n\\r\\"<"]]],138]]]', // 512 skipClosedKey
      '[0,["+",["s",["[*","\\t\\n\\r "],138]]]', // 513 skipBadKeyCloseAgain
      '[0,["s",["[*","\\t\\n\\r "],478,["[*","^<"],479]]', // 514 skipValueType
      '[0,["s",["[*","\\t\\n\\r "],429]]', // 515 skipBadKeyClose
      '[0,["s",["!",480],["!",["s",["[+",":_a-z|"],">"]],["&",["[","^\\t\\n\\r <"]]]]', // 516 skipMissingValueOpen
      '[0,["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]],"\\\\-0-9A-Z_a-z\u0080-\uffff"]', // 517 skipWordKey
      '[0,["&",["s",136,["[*","\\t\\n\\r "],138,139]]]', // 518 skipMissingKeyOpen
      '[0,["/",433,455,448]]', // 519 skipBadParameterOpen
      '[0,["L",["&",["/",447,152]]]]', // 520 leaf
      '[1,["L",522]]', // 521 leaf
      '[1,["N",20,["s",[":",0,["?",523]],524,[":",1,525],">"],["s",447,524,[":",0,527],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 522 readElementHead
      '[1,["M","BadKeyTag",152]]', // 523 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 524 readTagOpen
      '[0,["/",427,["@",1,["!",444],526]]]', // 525 readElementKey
      '[0,["@",1,["/",447,110],["$",["[+","^\\t\\n\\r /<>"]]]]', // 526 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 527 readBadNamedTag
      '[1,["L",["?",529]]]', // 528 leaf
      '[1,["M","BadElementHeadAgain",["s",["+",["s",["[*","\\t\\n\\r "],524,530,">"]],["&",["s",532,["!",541]]]],["s",447,["+",["s",["[*","\\t\\n\\r "],540]],["&",["s",["|",0,4096,false,["s",["!",543],["!",544],["[","^"]]],533]]]]]', // 529 readBadElementHeadAgain
      '[0,["q",531]]', // 530 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 531 readKeyAgain
      '[0,["s",["|",0,4096,false,["s",["!",533],["!",535],["!",540],["[","^"]]],533]]', // 532 skipElementClosesBehind
      '[0,["s",534,530,">"]]', // 533 skip_elementClose
      '[0,["option","tagClose","</"]]', // 534 readTagClose
      '[0,["/",536,539,["s",149,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]]]]]', // 535 skipElementsClose
      '[0,["s","</",["&",167],537,">"]]', // 536 skip_toolClose
      '[0,["q",538]]', // 537 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 538 readToolAgain
      '[0,["s",110,"</parameters>"]]', // 539 skip_argumentsClose
      '[0,["s","<",530,">"]]', // 540 skipElementOpensAgain
      '[0,["s",["*",["s",["!",533],["!",535],["!",542],["[","^"]]],533]]', // 541 skipElementClosesLater
      '[0,["s","<",["!",530],427,">",["!",532]]]', // 542 skipOtherParameter
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 543 readTagMarker
      '[0,["s","</",530,">"]]', // 544 skip_unmarkedClose
      '[0,["L",["?",["s",546,24]]]]', // 545 leaf
      '[0,["option","tagLayout",""]]', // 546 readTagLayout
      '[0,["L",["&",["s",447,["[*","\\t\\n\\r "],524,["!",444],446,">"]]]]', // 547 leaf
      '[0,[[["s",524,530,">",["|",0,4096,false,["s",["!",540],["!",533],["[","^"]]],533,["&",541]],null,0,false],[["s",["!",549],["[","^"]],null,0,false]]]', // 548 text
      '[0,["/",543,550,["s",546,["?",24],["/",552,535,542,553,554]]]]', // 549 skipElementStop
      '[0,["s",447,["?",551],544,["&",["s",["[*","\\t\\n\\r "],543]],["!",["s",["[*","\\t\\n\\r "],533]]]]', // 550 skipClosedUnmarked
      '[0,["s",["!",["s",["?","]"],"]<]minimax["]],["[","<]"],["|",0,3,false,["["," <]"]],["|",4,12,false,["[","A-Za-z"]],"[>["],"<]"]', // 551 skipBrokenMark
      '[0,["s",533,["/",["&",["s",["[*","\\t\\n\\r "],["/",533,442,535,["!",["[","^"]]]]],["!",541]]]]', // 552 skipElementCloses
      '[0,["s",152,20,["!",532]]]', // 553 skipMarksBehind
      '[0,["q",555]]', // 554 skipCutElement
      '[0,["@",1,["endsInside",533],""]]', // 555 readCutElement
      '[1,["L",557]]', // 556 leaf
      '[1,["/",558,560,561,247,562]]', // 557 readElementEnd
      '[0,["N","ElementClose",559]]', // 558 readElementClose
      '[0,["s",["?",["s",546,24]],533]]', // 559 skipElementEnding
      '[1,["M","BadElementClose",["s",447,["/",["s",534,["!",444],446,">"],["s",["?",551],544]]]]]', // 560 readBadElementClose
      '[1,["@",1,["endsInside",559],["M","BadCutElementClose",["[+","^"]]]]', // 561 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 562 readMissingElementClose
      '[1,["L",["?",564]]]', // 563 leaf
      '[1,["M","BadElementCloseAgain",["+",["s",["[*","\\t\\n\\r "],533]]]]', // 564 readBadElementCloseAgain
      '[1,["L",566]]', // 565 leaf
      '[1,["N",21,["s",447,567,"<",[":",0,568],">"]]]', // 566 readUnmarkedHead
      '[1,["M","BadUnmarkedTag",""]]', // 567 readBadUnmarkedTag
      '[0,["@",1,["!",444],["$",["[+","^\\t\\n\\r /<>"]]]]', // 568 readUnmarkedKey
      '[0,["L",["&",["s",["[*","\\t\\n\\r "],"<",570,">"]]],"\\t\\n\\r <"]', // 569 leaf
      '[0,["s",["!",444],["[+","^\\t\\n\\r /<>"]]]', // 570 skipUnmarkedKey
      '[0,[[["s",["!",572],["[","^"]],null,0,false]]]', // 571 text
      '[0,["/",543,544,["s",20,["!",573]]]]', // 572 skipUnmarkedStop
      '[0,["s",["|",1,4096,false,["s",["!",544],["[","^"]]],544],"^"]', // 573 skipUnmarkedClosesLater
      '[1,["L",575]]', // 574 leaf
      '[1,["/",576,247,562]]', // 575 readUnmarkedEnd
      '[0,["N","UnmarkedClose",544]]', // 576 readUnmarkedClose
      '[1,["L",578]]', // 577 leaf
      '[1,["@",1,["endsInside",579],["M","BadCutElement",["[+","^"]]]]', // 578 readBadCutElement
      '[0,["/",["s",["?",580],524,443,">"],["s",447,524,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 579 skipElementHead
      '[0,152]', // 580 skipBadKeyTag
      '[1,["L",["/",582,583,368,374]]]', // 581 leaf
      '[1,["M","BadLoneKey",["s",144,["[*","\\t\\n\\r "],136,["[*","\\t\\n\\r "],138]]]', // 582 readBadLoneKey
      '[1,["M","BadParameter",["s",["/",144,433],["*",["s",["!",429],["!",144],["!",433],["!",20],["[","^"]]],["?",429]],["s",131,["&",584],["+",["s",["!",429],["[","^"]]],429]]]', // 583 readBadParameter
      '[0,["q",585]]', // 584 skipLostParameter
      '[0,["scan",["s",["!",429],["!",144],["!",20],["[","^"]],429]]', // 585 readLostParameter
      '[0,["L",["&",134]]]', // 586 leaf
      '[1,["L",["/",375,588,376]]]', // 587 leaf
      '[1,["M","BadJunk",["s",["!",131],["!",149],["!",453],["!",151],["!",105],["!",111],["s",["?",543],["+",["s",["!",20],["!",149],["!",453],["!",382],["!",144],["!",543],["!",441],["!",["[","[{"]],["[","^"]]]]]]]', // 588 readBadJunk
      '[1,["L",590]]', // 589 leaf
      '[1,["/",591,592,594,595,596,598,599]]', // 590 readCallEnd
      '[0,["N","CallClose",149]]', // 591 readCallClose
      '[1,["M","BadCallClose",593,453]]', // 592 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 593 readWrongCallClose
      '[1,["@",1,["endsInside",384],["M","BadCutClose",["[+","^"]]]]', // 594 readBadCutClose
      '[0,["N","CallOver",["s",131,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 595 readCallOver
      '[0,["N","CallOverAtEnd",["s",131,597,["!",["[","^"]]]]]', // 596 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 597 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 598 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 599 readMissingCallClose
      '[0,["L",601]]', // 600 leaf
      '[0,["N",22,["s",110,111,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,410],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 601 readElementCallHead
      '[0,["L",603]]', // 602 leaf
      '[0,["s",110,"<parameters>"]]', // 603 skipArgumentsOpen
      '[0,["L",["s",["&","{"],["!",20]]],"{"]', // 604 leaf
      '[1,["L",["/",578,606]]]', // 605 leaf
      '[1,["M","BadToolWords",["+",["s",["!",607],["!",166],["!",20],["!",608],["[","^"]]]]]', // 606 readBadToolWords
      '[0,["/",535,603,442]]', // 607 skipToolTag
      '[0,["q",609]]', // 608 skipCutToolTag
      '[0,["@",1,["endsInside",607],""]]', // 609 readCutToolTag
      '[1,["L",611]]', // 610 leaf
      '[1,["/",612,613,247,614]]', // 611 readArgumentsEnd
      '[0,["N","ArgumentsClose",539]]', // 612 readArgumentsClose
      '[1,["@",1,["endsInside",539],["M","BadCutArgumentsClose",["[+","^"]]]]', // 613 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 614 readMissingArgumentsClose
      '[1,["L",616]]', // 615 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 616 readMissingArgumentsOpen
      '[1,["L",618]]', // 617 leaf
      '[1,["@",1,["endsInside",112],["M","BadCutCall",["[+","^"]]]]', // 618 readBadCutCall
      '[1,["L",["/",1,620,624,368,374]]]', // 619 leaf
      '[0,["t",[0,1],621,["&",["s",["[*","\\t\\n\\r "],["/","{",622,["s",["?",623],["!",["[","^"]]]]]]]]', // 620 readSeparated
      '[0,["option","separator",";"]]', // 621 readSeparator
      '[0,["s","\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["&",["s",["[*","\\t\\n\\r "],103]]]]', // 622 skipUnopened
      '[0,["+",["s",243,["[*","\\t\\n\\r "]]]]', // 623 skipTokens
      '[1,["M","BadSeparator",["s",["/",",",["s",55,";"]],["&",["s",["[*","\\t\\n\\r "],["/",155,["s",625,622],["s",55,165,"("]]]]]]]', // 624 readBadSeparator
      '[0,["option","json",""]]', // 625 readJson
      '[0,["L",627]]', // 626 leaf
      '[0,["N","PyOpen",["s",["&",163],"["]]]', // 627 readPyOpen
      '[0,["L",629]]', // 628 leaf
      '[0,["N",23,["s",[":",0,630],"("]]]', // 629 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 630 readPyName
      '[1,["L",["/",287,1,632]]]', // 631 leaf
      '[1,["M","BadDebris",["s",["!",20],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 632 readBadDebris
      '[1,["L",634]]', // 633 leaf
      '[1,["/",635,598,297]]', // 634 readPyEnd
      '[0,["N","PyClose","]"]]', // 635 readPyClose
      '[1,["L",637]]', // 636 leaf
      '[1,["M","BadLineList",["s",55,"[",["&",["s",["[*","\\t\\n\\r "],165,"("]]]]]', // 637 readBadLineList
      '[0,["L",["/",",",1]],"\\t\\n\\r ,"]', // 638 leaf
      '[0,["L",["?","]"]]]', // 639 leaf
      '[0,["L",["&",55]]]', // 640 leaf
      '[0,["L",["s",["&",625],["!",20]]]]', // 641 leaf
      '[0,["L",643]]', // 642 leaf
      '[0,["N","UnopenedHead",622]]', // 643 readUnopenedHead
      '[1,["L",["/",375,376,645]]]', // 644 leaf
      '[1,["M","BadCallCloseAgain",["s",["!",151],149,["&",["s",["[*","\\t\\n\\r "],["/",151,104]]]]]]', // 645 readBadCallCloseAgain
      '[0,["L",["&",["/",105,["s",52,["+",18],["[*","\\t\\n\\r "],19,["[*","\\t\\n\\r "],"{"]]]]]', // 646 leaf
      '[1,["L",["/",648,649]]]', // 647 leaf
      '[1,["M","BadNameless",["s",["/",111,16],["*",["s",["!",149],["!",151],["!",104],["[","^"]]],["?",149]]]]', // 648 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",650],["+",["s",["!",377],["!",["s",["/",625,55],["[","[{"]]],["/",["s",24,["[*","\\t\\n\\r "]],["[","^"]]]]],["s",["&",["s",651,652]],["+",["s",["!",377],["[","^\\n\\r[{"]]]]]]', // 649 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 650 readSectionCloses
      '[0,["option","sectionOver",""]]', // 651 read_sectionOver
      '[0,["q",653]]', // 652 skipStrayToList
      '[0,["scan",["s",["!",377],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 653 readStrayToList
      '[1,["L",655]]', // 654 leaf
      '[1,["/",656,594,657,658,659,598,660]]', // 655 readSectionEnd
      '[0,["N","SectionClose",151]]', // 656 readSectionClose
      '[1,["M","BadSectionClose",378,379]]', // 657 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",651,["!",["[","^"]]]]]', // 658 readSectionOverAtEnd
      '[0,["N","SectionOver",651]]', // 659 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 660 readMissingSectionClose
      '[1,["L",["?",662]]]', // 661 leaf
      '[1,["M","BadSectionCloseAgain",["+",["s",["[*","\\t\\n\\r "],["!",243],151,["!",49]]]]]', // 662 readBadSectionCloseAgain
      '[1,["L",664]]', // 663 leaf
      '[1,["M","BadNoFence",["s",665,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 664 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 665 readUnfencedOpen
      '[0,["L",667]]', // 666 leaf
      '[0,["N","WordedListOpen",["s",["&",96],97]]]', // 667 readWordedListOpen
      '[0,["L",["&",669]]]', // 668 leaf
      '[0,["s",670,104]]', // 669 skipBareCall
      '[0,["option","bare",""]]', // 670 readBare
      '[1,["L",["?",672]]]', // 671 leaf
      '[1,["M","BadBareCloseAgain",["+",["s",["[*","\\t\\n\\r "],["!",151],149,["!",49]]]]]', // 672 readBadBareCloseAgain
      '[1,["L",["/",1,648]]]', // 673 leaf
      '[0,["L",["?",675]]]', // 674 leaf
      '[0,["N","LateClose",151]]', // 675 readLateClose
      '[1,["L",677]]', // 676 leaf
      '[1,["N",24,["s",[":",0,678],[":",1,630],["&","{"]]]]', // 677 readLoneCallHead
      '[1,["M","BadLoneOpen",679]]', // 678 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 679 readLoneOpen
      '[0,["L",681]]', // 680 leaf
      '[0,["N","LoneCallEnd",["?",149]]]', // 681 readLoneCallEnd
      '[0,["L",["&",155]]]', // 682 leaf
      '[0,["L",["&",["s",156,622]]]]', // 683 leaf
      '[1,["L",["/",1,620,624,375,376]]]', // 684 leaf
      '[0,["L",["&",163]]]', // 685 leaf
      '[1,["L",687]]', // 686 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 687 readBadBracket
      '[1,["L",689]]', // 688 leaf
      '[1,["N",25,["s","<",[":",0,167],[":",1,406]]]]', // 689 readEmptyTool
      '[1,["L",691]]', // 690 leaf
      '[1,["N",26,["s","<",[":",0,167],">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],168,">"]],692]]]]', // 691 readToolHead
      '[1,["M","BadToolObject",["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]]],"\\t\\n\\r {"]', // 692 readBadToolObject
      '[1,["L",694]]', // 693 leaf
      '[1,["/",695,696,247,697]]', // 694 readToolEnd
      '[0,["N","ToolClose",536]]', // 695 readToolClose
      '[1,["@",1,["endsInside",536],["M","BadCutToolClose",["[+","^"]]]]', // 696 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 697 readMissingToolClose
      '[1,["L",["?",699]]]', // 698 leaf
      '[1,["M","BadToolCloseAgain",["+",["s",["[*","\\t\\n\\r "],536,["!",49]]]],"\\t\\n\\r <"]', // 699 readBadToolCloseAgain
      '[0,["L",701]]', // 700 leaf
      '[0,["N","ThoughtBehindOpen",62]]', // 701 readThoughtBehindOpen
      '[1,["L",["/",703,721,727,728,729]]]', // 702 leaf
      '[0,["N",27,["s",[":",0,["$",24]],["!",["s",68,["[*","\\t\\n\\r "],69]],["&",704],["&",["s",["[*","\\t\\n\\r "],706,716]],[":",1,["$",["s",["[*","\\t\\n\\r "],706]]],[":",2,["|",1,null,true,720]],[":",3,["$",718]],719]]]', // 703 readLineCalls
      '[0,["q",705]]', // 704 skipCallBehind
      '[0,["scan",["[","\\t\\n\\r "],["s",706,708]],"\\t\\n\\r <[{"]', // 705 readCallBehind
      '[0,["?",["s",["&",["[","<[{"]],["!",93],["!",157],["|",0,2,false,["s","<",707,">",["[*","\\t\\n\\r "]]],["?",["s","{",["[*","\\t\\n\\r "],"\\"tool_calls\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "]]],["?",["s","[",["[*","\\t\\n\\r "]]]]]]', // 706 skipLoneOpening
      '[0,["s",["/",["i","tool"],["i","function"]],["?",["s",["?",["["," \\\\-_"]],["i","call"]]],["?",["i","s"]],["[*","\\t "]],"FTft"]', // 707 skipLoneWord
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],108,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{"],["s","{",["[*","\\t\\n\\r "],["|",0,2,false,["/",102,["s",["[","\\"\'"],"id",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],709,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]],["[","\\"\'"],710,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "]]],["[","\\"\'"],108,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],["/","arguments","parameters"],["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],711,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","\\"\'"],710,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],108,["[","\\"\'"]]],"{"]', // 708 skipDeclaredCall
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 709 skipLikeString
      '[0,["/",161,"tool_name","tool","action"],"afinpt"]', // 710 skipLikeKey
      '[0,["deep",["s","{",712]]]', // 711 skipBraces
      '[0,["q",713]]', // 712 skipBracesGoOn
      '[0,["scan",["/",["[+","^\\n\\r\\"{}"],714,715,711],"}"],"^"]', // 713 readBracesGoOn
      '[0,["s",["!",["s",24,704]],24],"\\n\\r"]', // 714 skipBracesLine
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[+","^\\n\\r\\"\\\\\\\\"],714]],"\\""]]', // 715 skipBracesText
      '[0,["q",717]]', // 716 skipAllLone
      '[0,["scan",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "],["&",708],711],["s",718,719]]]', // 717 readAllLone
      '[0,["s",["?",["s",["[*","\\t\\n\\r "],"]"]],["?",["s",["[*","\\t\\n\\r "],"}"]],["|",0,2,false,["s",["[*","\\t\\n\\r "],"</",707,">"]]]]', // 718 skipLoneClosing
      '[0,["s",["[*","\\t\\n\\r "],["?",45],312]]', // 719 skipLonely
      '[0,["{",67,["s",[":",0,["$",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "]]]],["&",708],[":",1,["$",711]]]],"\\t\\n\\r ,;{"]', // 720 readLoneObject
      '[1,["N",28,[":",0,["$",["s",["?",24],722]]]],"\\t\\n\\r >"]', // 721 readQuotedLine
      '[1,["s",["|",1,8,false,["s",["|",0,3,false,["[","\\t "]],">"]],["[*","\\t "],["!",24],["/",723,45],["[*","^\\n\\r"]],"\\t >"]', // 722 note_quotedLine
      '[1,["/",724,["s",68,69]]]', // 723 noteAnyCallAhead
      '[1,["/",["s",["?",94],13],14,96,725,155,157,163,691,689,["s",133,364]]]', // 724 noteCallAhead
      '[1,["s",["&",105],726]]', // 725 noteCallOpening
      '[1,["/",404,408,154]]', // 726 noteAnyCallHead
      '[1,["M","BadLastClose",["s",45,["&",312]]]]', // 727 readBadLastClose
      '[1,["M","BadStrayClose",45]]', // 728 readBadStrayClose
      '[0,["N",29,[":",0,["$",89]]]]', // 729 readInlineCode
      '[0,["L",731]]', // 730 leaf
      '[0,["N",30,["s",["!",732],[":",0,734],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,735],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 731 readFenceOpen
      '[0,["s",733,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 732 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 733 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 734 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 735 readTildes
      '[0,["L",["?",737]]]', // 736 leaf
      '[0,["N","ShownCall",["&",["/",704,["s",["[*","\\t\\n\\r "],["?","print("],108,"("]]]]]', // 737 readShownCall
      '[0,["L",["s",["!",739],["!",743]]]]', // 738 leaf
      '[0,["s",740,["&",["s",["[*","\\t "],["/",742,92,193,7,347]]]]]', // 739 skipFenceEnd
      '[0,["q",741]]', // 740 skipClosingRun
      '[0,["closes",0,["/",734,735]],"`~"]', // 741 readClosingRun
      '[0,["/",24,743,["!",["[","^"]]]]', // 742 skipFenceOver
      '[0,["s",["/",243,347],312]]', // 743 skipEndsReply
      '[0,["L","```"]]', // 744 leaf
      '[0,[["`",null,0,false]]]', // 745 text
      '[0,["L","~~~"]]', // 746 leaf
      '[0,[["~",null,0,false]]]', // 747 text
      '[0,["L",["[","^"]]]', // 748 leaf
      '[1,["L",["/",750,751]]]', // 749 leaf
      '[0,["N",31,[":",0,["$",739]]]]', // 750 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 751 readMissingCodeEnd
      '[0,[[null," !#-%()+-;=?@B-Z\\\\^_abdeg-z|-\u00aa\u00ac-\u00ba\u00bc-\u2017\u2019-\u201b\u201d\u201f-\uffff",1,false],[["s",["[","\\"\'\u00ab\u00bb\u2018\u201c\u201e"],["&",["[","^<>A[]cft{"]]],null,0,false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,false],[["s","&",["&",["[","^#al"]]],null,0,false],[["s","c",["&",["[","^a"]]],null,0,false],[["s","f",["&",["[","^u"]]],null,0,false],[["s","A",["&",["[","^c"]]],null,0,false],[["s",["!",384],["!",753],["!",755],["!",785],["!",197],["!",786],["!",["s",24,["/",62,704,790]]],["[","^`"]],null,0,false]]]', // 752 text
      '[0,["q",754]]', // 753 skipCutStop
      '[0,["@",1,["endsInside",384],""]]', // 754 readCutStop
      '[0,["/",69,756,760,315]]', // 755 skipDialectStop
      '[0,["s",68,["&",["/",["s","<",["[","^"]],"[T","]<"]],757]]', // 756 skipDialectCut
      '[0,["q",758]]', // 757 skipCutDialect
      '[0,["@",1,["endsInside",759],""]]', // 758 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","<iquest_tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<|plamo:begin_tool_","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",81,">"],["s","<function name=",["[","\\"\'"],81,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 759 skipDialectStart
      '[0,["/",761,762,764,768,769,773,777,778,779,40,780]]', // 760 skip_likeCall
      '[0,["s",52,19,["[*","\\t\\n\\r "],"{"]]', // 761 skipLikeArguments
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",102],["[","\\"\'"],710,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],763,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",102],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 762 skipLikeObject
      '[0,["option","knownTool","ping"]]', // 763 readKnownTool
      '[0,["/",["s",["!",164],"[",["[*","\\t\\n\\r "],763,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",253,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",164],"[",["[*","\\t\\n\\r "],765,"(",["[*","\\t\\n\\r "],766,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],766]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],765,"("],"]"]],["s",68,["!",164],"[",765,"(",709,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 764 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 765 skipLikeName
      '[0,["s",765,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],767]]', // 766 skipLikeArgument
      '[0,["/",709,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 767 skipLikeLiteral
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",68,"<tool_call>",["|",1,64,false,["[","^<"]],"</tool_call>"]]]', // 768 skipLikeTag
      '[0,["/",["s",770,["[*","\\t "],["?",771],763,["[*","\\t "],772,43,["/",["[","<{"],770]],["s","<",763,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="],["s",">",["|",1,256,false,["[","^<"]],"</",763,">"]]],["s","<",["/","tool_name","tool","name","function"],">",["[*","\\t\\n\\r "],763,["[*","\\t\\n\\r "],"</"],["s","<",["/","function","tool","invoke"],["?",["s",["[+","\\t "],"name"]],["|",1,4,false,["[","\\t \\"\'(:="]],763,["|",0,4,false,["[","\\t \\"\')"]],">"],["s","<",["?","/"],167,">",["!",49]]],"&<\\\\\\\\"]', // 769 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 770 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 771 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 772 skipLikeClose
      '[0,["s",770,["|",0,32,false,774],775,["|",0,64,false,["s",["!",772],["[","^\\n\\r&<>"]]],772,43,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],43,["/",["[","([]{"],["&","<"],770]]]', // 773 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",775],["!",772],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 774 skipLikeLead
      '[0,["/",["s",["i","tool"],776,["i","call"]],["s",["i","function"],776,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],776,["i","prefix"]],["s",["i","start"],776,["i","action"]],["s",["i","content"],776,["i","invoke"]],["s",["i","python"],776,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 775 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 776 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],776,["i","call"],["?",["i","s"]],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 777 skipLikeList
      '[0,["s",770,["[*","\\t "],["i","|open|"],["[*","\\t "],772,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 778 skipLikeOpenCall
      '[0,["s",770,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],772,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],770,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 779 skipLikeChannel
      '[0,["s",["[","\\"\'\u00ab\u00bb\u2018\u201c\u201e"],["&",92],["!",["s",["|",1,80,false,["/",["[","^\\n\\r\\"\'(={\u00ab\u00bb\u2018\u2019\u201c\u201d"],["s","=",["!",["[","\\"\'"]]]]],["[","\\"\'\u00ab\u00bb\u2018\u2019\u201c\u201d"]]],781]]', // 780 skipLikeQuoted
      '[0,["q",782]]', // 781 skipQuotedRest
      '[0,["scan",["/",["s",["!",783],["!",45],["[","^"]],["s",["!",783],45,["&",["s",["[*","\\t\\n\\r "],["[","<]"]]]]],783]]', // 782 readQuotedRest
      '[0,["/",["s",45,["[","\\"\'\u00ab\u00bb\u2018\u2019\u201c\u201d"]],["s",["[",")>]`}"],["[","\\"\'\u00ab\u00bb\u2018\u2019\u201c\u201d"],["&",784]]]]', // 783 skipQuotedEnd
      '[0,["s",["[*","\\t "],["/",["character","^[\\\\u002e\\\\u003b\\\\u003a\\\\u0021\\\\u003f\\\\u0029\\\\p{L}]","u"],["s",24,["!",["s",["[*","\\t\\n\\r "],["[","),]}"]]]],["!",["[","^"]]]]]', // 784 skipQuoteOver
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 785 skipTildesAhead
      '[0,["q",787]]', // 786 skipCutCodeTag
      '[0,["@",1,["endsInside",197],["&",["s",["/","<!--","<code>"],["!",49],788]]]]', // 787 readCutCodeTag
      '[0,["q",789]]', // 788 skipCallAfter
      '[1,["scan",["s",["!",92],["[","^"]],92]]', // 789 readCallAfter
      '[0,["s",["|",1,8,false,["s",["|",0,3,false,["[","\\t "]],">"]],["[*","\\t "],["!",24],["/",92,45],["[*","^\\n\\r"]],"\\t >"]', // 790 skip_quotedLine
      '[1,["L",["/",792,793,795,796,797,803,804,805]]]', // 791 leaf
      '[1,["@",1,["endsInside",384],["M","BadCutMarker",["[+","^"]]]]', // 792 readBadCutMarker
      '[1,["@",1,["endsInside",794],["M","BadCutOpening",["[+","^"]]]]', // 793 readBadCutOpening
      '[0,["/",["s",["?",94],13],163,96,669,155,166,["s",193,194,24],["s",48,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 794 skipOpening
      '[1,["@",1,["endsInside",89],["M","BadCutCode",["s",["&",["/",["s",["[+","`"],["*",["s",["!",92],["[","^\\n\\r`"]]],92],786]],["[+","^"]]]]]', // 795 readBadCutCode
      '[0,["N",32,[":",0,70]]]', // 796 readDialect
      '[1,["@",1,["endsInside",802],["M","BadCutLone",["s",["!",["s",68,798]],["&",708],["[+","^"]]]]]', // 797 readBadCutLone
      '[0,["q",799]]', // 798 skip_bareDialect
      '[0,["/",["{",68,["s","{",["[*","\\t\\n\\r "],["?",74],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],75,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",69,["s","{",["[*","\\t\\n\\r "],["?",74],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],75,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",70,["s","<answer>",24]],["{",71,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],75,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",72,["s",["!",800],"[",["[*","\\t\\n\\r "],81,"(",["[*","\\t\\n\\r "],["/",")",["s",81,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",73,["s","[",["[*","\\t\\n\\r "],81,"(",["[*","\\t\\n\\r "],["/",75,801,["s","{",["[*","^{}"],"}"]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",74,["s",["?"," "],"to=",81,"<|message|>"]],["{",75,["s",["?"," "],"to=",81," <|channel|> "]],["{",76,["s",["?"," "],"to=",81,["[*"," "],["[*","a-z"],"<|"]],["{",77,["s",["?","**"],"Thought",41,["*",["s",["!",["s",24,84]],["[","^"]]],24,84]]]," *<T[t{"]', // 799 read_bareDialect
      '[0,["s","[",81,"()]",["[","(["]]]', // 800 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 801 skipMarkSingle
      '[0,["q",720]]', // 802 skipLoneObject
      '[0,["N",33,[":",0,["$",760]]]]', // 803 readLikeCall
      '[1,["@",1,["endsInside",759],["M","BadCutDialect",["s",68,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 804 readBadCutDialect
      '[0,["N",34,[":",0,["$",["/",623,["s",24,["&",755]],384,["[+","`"],["[","^"]]]]]]', // 805 readLoneText
      '[1,["L",807]]', // 806 leaf
      '[1,["/",808,206,809]]', // 807 readRegionEnd
      '[0,["N","RegionClose",7]]', // 808 readRegionClose
      '[0,["N","RegionOver",""]]', // 809 readRegionOver
      '[1,["L",811]]', // 810 leaf
      '[1,["M","BadRegionMarker",812,7]]', // 811 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 812 readTurnOpen
      '[0,["L",814]]', // 813 leaf
      '[0,["N","ThoughtOpen",46]]', // 814 readThoughtOpen
      '[1,["L",["/",816,311,817]]]', // 815 leaf
      '[0,["N","EmptyThought",47]]', // 816 readEmptyThought
      '[0,["N",35,[":",0,["$",["s",11,49]]]]]', // 817 readNamedOpening
      '[1,["L",["/",314,727,792,793,819,721,796,797,820,821,822]]]', // 818 leaf
      '[0,["N",36,["s",[":",0,["$",""]],["!",["s",68,["/",798,["s",["[*","\\t\\n\\r "],69]]]],["&",704],["&",["s",["[*","\\t\\n\\r "],706,716]],[":",1,["$",["s",["[*","\\t\\n\\r "],706]]],[":",2,["|",1,null,true,720]],[":",3,["$",718]],719]]]', // 819 readLoneCalls
      '[0,["N",37,[":",0,799]]]', // 820 readBareDialect
      '[1,["M","BadTurnOpen",["s",317,["/","assistant","model"],["/","<|end_header_id|>","<|header_end|>","<|end_of_role|>",["&",24]]]]]', // 821 readBadTurnOpen
      '[0,["N",38,[":",0,["$",["s",763,"(",["[*","\\t\\n\\r "],["/",")",["s",253,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 822 readLikeLine
      '[1,["L",824]]', // 823 leaf
      '[1,["M",0,["s",["&",825],[":",0,["?",["$",["&",833]]]],["/",733,831],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",93,834]]]],"`~"]', // 824 readBadFence
      '[0,["/",["s",826,["/",["s",733,312],["!",["[","^"]]]],["s",830,["/",["s",831,312],["!",["[","^"]]]]],"`~"]', // 825 skipWholeFence
      '[0,["s",733,["[*","^\\n\\r`"],24,["*",["/",827,["s",["!",829],["/",733,["[","^"]]]]]]]', // 826 skipTickFence
      '[0,["s",733,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",828],["/",733,["[","^"]]]],["/",828,["!",["[","^"]]]]]', // 827 skipShownFence
      '[0,["/",["s",["&","```"],149],829],"`"]', // 828 skipShownEnd
      '[0,["s",733,["[*","\\t "],["/",24,243,["!",["[","^"]]]]]', // 829 skipTickLine
      '[0,["s",831,["[*","^\\n\\r"],24,["*",["s",["!",832],["/",831,["[","^"]]]]]]', // 830 skipTildeFence
      '[0,["s","~~~",["[*","~"]]]', // 831 skipTildes
      '[0,["s",831,["[*","\\t "],["/",24,243,["!",["[","^"]]]]]', // 832 skipTildeLine
      '[0,["s",["/",826,830],["!",["[","^"]]],"`~"]', // 833 skipOpenFence
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",108,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 834 skip_fencedObject
      '[0,["L",["&",834]],"{"]', // 835 leaf
      '[1,["L",["?",["/",837,838]]]]', // 836 leaf
      '[0,["N","WrappingEnd",["s",["/",733,831],["&",["s",["[*","\\t "],742]]]],"`~"]', // 837 readWrappingEnd
      '[1,["M","MissingFenceEnd",["s",["|",0,2,false,["[","`~"]],["!",["[","^"]]]]]', // 838 readMissingFenceEnd
      '[0,["L",840]]', // 839 leaf
      '[0,["N",39,["s",68,["&",825],["/",733,831],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",70,799]]]]]', // 840 readWrappedDialect
      '[0,["L",["?",842]]]', // 841 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 842 readEnd
      '[1,["L",["?",844]]]', // 843 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],46]]]', // 844 readBadThoughtAgain
      '[0,["L",846]]', // 845 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 846 readThoughtGoesOn
      '[0,["L",848]]', // 847 leaf
      '[0,["N","FirstThoughtHead",["s",849,188]]]', // 848 readFirstThoughtHead
      '[0,["s",850,"self",["!",184]]]', // 849 skipToSelf
      '[0,["option","addressed",""]]', // 850 readAddressed
      '[0,[[["s",["!",346],["[","^"]],null,0,false]]]', // 851 text
      '[1,["L",853]]', // 852 leaf
      '[1,["/",355,206,357,359]]', // 853 readThoughtMessageEnd
      '[0,["L",855]]', // 854 leaf
      '[0,["N","FirstCallsHead",["s",856,188,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 855 readFirstCallsHead
      '[0,["s",850,182]]', // 856 skipToTool
      '[1,["L",["/",368,374,858]]]', // 857 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",346],["!",["s",243,312]],["!",93],["!",382],["[","^"]]]]]', // 858 readBadBesideCalls
      '[0,["L",860]]', // 859 leaf
      '[0,["N","FirstUserHead",["s",850,183,["!",184],188]]]', // 860 readFirstUserHead
      '[0,[[["s",850,["!",346],["[","^"]],null,0,false]]]', // 861 text
      '[0,["L",["!",346]]]', // 862 leaf
      '[0,["L",864]]', // 863 leaf
      '[0,["N","FirstTextHead",["s",362,865]]]', // 864 readFirstTextHead
      '[0,["s",["&",866],24]]', // 865 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 866 readRecipientOpenIsUsed
      '[1,["L",868]]', // 867 leaf
      '[1,["N","FirstCodeHead",["s",344,["!",184],["*",341],188],["s",344,865]]]', // 868 readFirstCodeHead
      '[1,["L",870]]', // 869 leaf
      '[1,["N",40,["s",[":",0,365],["*",341],188],["s",[":",0,366],865]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 870 readFirstToolHead
      '[1,["L",872]]', // 871 leaf
      '[1,["M",1,["s",133,["&",825],[":",0,["?",["$",["&",833]]]],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",172]]]]', // 872 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 873 leaf
      '[1,["L",314]]', // 874 leaf
      '[1,["L",876]]', // 875 leaf
      '[1,["N",41,["s",["&",172],[":",0,340],["*",["s",["!",877],341]],878,188],["s",["&",172],[":",0,340],181,849,188]]]', // 876 readThoughtHead
      '[0,["s",180,["[*","\\t "],"analysis",["!",184],["*",["s",["!",180],177]],["&",188]]]', // 877 skipLastAnalysis
      '[1,["s",180,["[*","\\t "],"analysis",["!",184],["*",["s",["!",180],341]],["&",188]]]', // 878 noteLastAnalysis
      '[0,["L",880]]', // 879 leaf
      '[0,["N",42,["s",["&",172],[":",0,340],181,["!",849],856,188,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 880 readCallsHead
      '[1,["L",["/",882,311,1,883]]]', // 881 leaf
      '[1,["M","BadMessageMarker",347]]', // 882 readBadMessageMarker
      '[1,["@",1,["endsInside",351],["M","BadCutHead",["[+","^"]]]]', // 883 readBadCutHead
      '[0,["L",["!",885]]]', // 884 leaf
      '[0,["s",133,174,["/",183,182],["*",177],188]]', // 885 skipFirstHead
      '[0,["L",819]]', // 886 leaf
      '[1,["L",888]]', // 887 leaf
      '[1,["M","BadOutside",""]]', // 888 readBadOutside
      '[1,["L",["?",["/",890,838]]]]', // 889 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",243,["!",["[","^"]]]]]]]', // 890 readMessagesFenceEnd
      '[1,["L",892]]', // 891 leaf
      '[1,["@",1,["endsInside",885],["M","BadCutFirst",["[+","^"]]]]', // 892 readBadCutFirst
      '[1,["L",["/",894,888]]]', // 893 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 894 readMissingMessages
      '[1,["L",896]]', // 895 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",27]]]]', // 896 readBadStepsFence
      '[0,["L",["/",703,1]],"\\t\\n\\r "]', // 897 leaf
      '[0,["L",899]]', // 898 leaf
      '[0,["N","ObjectActionHead",["s",35,["[*","\\t\\n\\r "],["&",38]]]]', // 899 readObjectActionHead
      '[0,["L",901]]', // 900 leaf
      '[0,["N","InputFence",["s","```",["[*","`"],["[*","^\\n\\r`"],24]]]', // 901 readInputFence
      '[1,["L",["/",903,904,905]]]', // 902 leaf
      '[0,["N","InputFenceEnd",["s","```",["[*","`"]]]]', // 903 readInputFenceEnd
      '[0,["N","ObjectAtEnd",["!",["[","^"]]]]', // 904 readObjectAtEnd
      '[1,["M","MissingInputFence",""]]', // 905 readMissingInputFence
      '[0,["L",907]]', // 906 leaf
      '[0,["N",43,[":",0,["$",40]]]]', // 907 readLikeStep
      '[0,["L",909]]', // 908 leaf
      '[0,["N",44,["s",35,36,[":",0,910],36,["[*","\\t "],24]]]', // 909 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 910 readActionName
      '[0,["L",912]]', // 911 leaf
      '[0,["N","InputHead",31]]', // 912 readInputHead
      '[1,["L",["?",914]]]', // 913 leaf
      '[1,["M","BadInputWords",["s",["!",["[","\\"\'[`{"]],["!",27],["|",1,80,false,["s",["!",915],["[","^\\n\\r"]]],24,["[*","\\t\\n\\r "],["&",["s",916,["[*","\\t\\n\\r "],"{"]]]]]', // 914 readBadInputWords
      '[0,["/",["s",47,["!",49]],743]]', // 915 skip_textEnd
      '[0,["s","```",["[*","`"],["[*","^\\n\\r`"],24]]', // 916 skipInputFence
      '[0,["L",["&",["/","{",918]]],"\\"\'{"]', // 917 leaf
      '[0,["s",919,920]]', // 918 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 919 skipTextInQuotes
      '[0,["s",["[*","\\t\\n\\r "],["/",27,"```",743,["!",["[","^"]]]]]', // 920 skipInputOver
      '[1,["L",["/",922,923]],")N]n}"]', // 921 leaf
      '[0,["N","EmptyInput",["s",["/","null","None"],["&",920]]],"Nn"]', // 922 readEmptyInput
      '[1,["M","BadInputBrackets",["s",["[+",")]}"],["&",920]]]]', // 923 readBadInputBrackets
      '[0,["L",["s",["!",27],["!",925],927]]]', // 924 leaf
      '[0,["q",926]]', // 925 skipCutStep
      '[0,["@",1,["endsInside",27],""]]', // 926 readCutStep
      '[0,["s",["!",915],["[","^\\n\\r"]]]', // 927 skipTextStart
      '[0,[[["s",["!",915],["[","^\\n\\r"]],null,0,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",27,743,925,"```","~~~",["!",["[","^"]],["s",46,["!",49]],708]]],null,0,false]]]', // 928 text
      '[1,["L",["/",903,930,905]]]', // 929 leaf
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 930 readInputAtEnd
      '[1,["L",932]]', // 931 leaf
      '[1,["@",1,["endsInside",31],["M","BadCutInput",["[+","^"]]]]', // 932 readBadCutInput
      '[1,["L",934]]', // 933 leaf
      '[1,["/",1,935,375,376,936]]', // 934 readActionRest
      '[1,["@",1,["endsInside",27],["M","BadCutStep",["[+","^"]]]]', // 935 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",27],["!",743],["+",["/",["+",["s",["!",915],["!",937],["[","^\\n\\r"]]],938]]]]]', // 936 readBadStepWords
      '[0,["/",["s",["!","Action"],755],40]]', // 937 skipStepStop
      '[0,["s",24,["[*","\\t\\n\\r "],["!",["/",27,743,925,"```","~~~",["!",["[","^"]],["s",46,["!",49]],708]]]]', // 938 skipLineGoesOn
      '[0,["L",940]]', // 939 leaf
      '[0,["/",941,942]]', // 940 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 941 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 942 readActionOver
      '[1,["L",944]]', // 943 leaf
      '[1,["N",45,["s",35,[":",0,910],945,"(",["&",946]]]]', // 944 readNamedHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 945 readBadInline
      '[0,["s",["[*","\\t\\n\\r "],["?",["s",766,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],766]]]],["[*","\\t\\n\\r "],")",["[*","\\t "],["/",24,743,["!",["[","^"]]]],"\\t\\n\\r )A-Z_a-z\u0080-\uffff"]', // 946 skipNamedArguments
      '[1,["L",948]]', // 947 leaf
      '[1,["N",46,["s",35,[":",0,910],["&",["s",["[*","\\t "],["[","([{"]]],945]]]', // 948 readInlineHead
      '[0,["L",["?",950]]]', // 949 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 950 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 951 leaf
      '[0,[[["s",["!",["/",953,915]],["[","^\\n\\r"]],null,0,false]]]', // 952 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,743,["!",["[","^"]]]]]]', // 953 skipInlineClose
      '[0,["L",["?",955]]]', // 954 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,743,["!",["[","^"]]]]]]]', // 955 readInlineClose
      '[0,["L",957]]', // 956 leaf
      '[0,["N","ThoughtLabel",28]]', // 957 readThoughtLabel
      '[0,["L",["!",27]]]', // 958 leaf
      '[0,["L",927]]', // 959 leaf
      '[0,["L",["!",925]]]', // 960 leaf
      '[1,["L",962]]', // 961 leaf
      '[1,["/",206,963]]', // 962 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 963 readStepOver
      '[0,["L",965]]', // 964 leaf
      '[0,["N","AnswerLabel",33]]', // 965 readAnswerLabel
      '[0,[[null," !#-%()+-;=?@B-Z\\\\^_abdeg-z|-\u00aa\u00ac-\u00ba\u00bc-\u2017\u2019-\u201b\u201d\u201f-\uffff",1,false]]]', // 966 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],89]],"<A`cf"]', // 967 leaf
      '[0,["L",["s",["!",915],["!",937],["[","^\\n\\r`"]]]]', // 968 leaf
      '[0,[[null," !#-%()+-;=?@B-Z\\\\^_abdeg-z|-\u00aa\u00ac-\u00ba\u00bc-\u2017\u2019-\u201b\u201d\u201f-\uffff",1,false],[["s","c",["&",["[","^a"]]],null,0,false],[["s","f",["&",["[","^u"]]],null,0,false],[["s","A",["&",["[","^c"]]],null,0,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,false],[90,null,0,false],[["s","<!--",["!",49],198],null,0,false],[["s","<code>",["!",49],200],null,0,false],[null,"`",1,false],[["s",["!",915],["!",937],["[","^\\n\\r`"]],null,0,false],[["s",24,["[*","\\t\\n\\r "],["!",["/",27,743,925,"```","~~~",["!",["[","^"]],["s",46,["!",49]],708]]],null,0,false]]]', // 969 text
      '[1,["L",971]]', // 970 leaf
      '[1,["M","BadLoneInput",["s",31,["[*","^\\n\\r"]]]]', // 971 readBadLoneInput
      '[1,["L",935]]', // 972 leaf
      '[1,["L",["/",796,803,804,805]]]', // 973 leaf
      '[1,["L",["?",["/",975,838]]]]', // 974 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 975 readStepsFenceEnd
      '[0,["L",["?",819]]]', // 976 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, scan: ofScan, i: ofCase, character: ofCharacter, "{": ofAction, handing: ofHanding, hand: ofHand, same: ofSame, inside: ofInside, endsInside: ofEndsInside, closes: ofCloses } });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(85) }] } }, { op: 'leaf', read: rules.at(203) }] };
  const stepanyValue: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTuple }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(249), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(280) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(220), body: stepanyValue }] };
  const steppart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(216) }, stepvalue, { op: 'leaf', read: rules.at(285) }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(212) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(210) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(326) }, stepvalue, { op: 'leaf', read: rules.at(329) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(369), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(547), body: stepinnerPart }] };
  const stepunmarkedInner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(569), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, { op: 'again', step: () => stepUnmarkedElement }] } }] };
  const stepelementOrCut: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepElement }, { op: 'again', step: () => stepUnmarkedElement }, { op: 'leaf', read: rules.at(577) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(520), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(586), body: stepvalue }] };
  const steptoolObject: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(604), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, { op: 'again', step: () => stepElement }, steptoolObject, { op: 'leaf', read: rules.at(605) }] };
  const stepanyCall: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(403) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', alternatives: [stepanyCall, { op: 'leaf', read: rules.at(617) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(636) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(638) }] } }, { op: 'leaf', read: rules.at(639) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(640), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(641), body: { op: 'choice', alternatives: [stepobjectOrList, { op: 'again', step: () => stepUnopenedObject }] } }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(646), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(619) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(644) }, stepnextCall, { op: 'leaf', read: rules.at(647) }] };
  const stepbareItem: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(682), body: { op: 'again', step: () => stepObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(683), body: { op: 'again', step: () => stepUnopenedObject } }] }] };
  const stepcalls: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(334) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(360) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'leaf', read: rules.at(688) }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepLineThought }, { op: 'leaf', read: rules.at(208) }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(310) }, { op: 'sequence', hand: null, steps: [stepcalls, { op: 'leaf', read: rules.at(390) }, { op: 'loop', body: { op: 'again', step: () => stepThoughtBehind } }] }, { op: 'leaf', read: rules.at(702) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(791) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(810) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(815) }, { op: 'sequence', hand: null, steps: [stepcalls, { op: 'leaf', read: rules.at(390) }] }, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(818) }] };
  const stepbodyPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(810) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(857) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(862), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(863) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepfirstOutside: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(886) }, stepoutsidePart] };
  const stepmessagePart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(874) }, { op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(881) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(917), body: stepvalue }] };
  const stepinputPart: Step = { op: 'choice', alternatives: [stepinputValue, { op: 'leaf', read: rules.at(921) }, { op: 'again', step: () => stepInputText }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(873), body: stepinputPart }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(951), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(958), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(960), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(897) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(310) }, { op: 'again', step: () => stepObjectAction }, { op: 'leaf', read: rules.at(906) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepNamedAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(970) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(972) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(973) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(873), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(839) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(841) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(806) }] } };
  const stepLineThought: Step = { op: 'rule', name: 'LineThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(60) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(64), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(213), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(214) }, { op: 'loop', body: { op: 'choice', alternatives: [steppart, { op: 'leaf', read: rules.at(306) }] } }, { op: 'leaf', read: rules.at(307) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(221) }, { op: 'loop', body: { op: 'choice', alternatives: [steppart, { op: 'leaf', read: rules.at(302) }] } }, { op: 'leaf', read: rules.at(303) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(225) }, { op: 'loop', body: { op: 'choice', alternatives: [steppart, { op: 'leaf', read: rules.at(298) }] } }, { op: 'leaf', read: rules.at(299) }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(227) }, { op: 'loop', body: { op: 'choice', alternatives: [steppart, { op: 'leaf', read: rules.at(293) }] } }, { op: 'leaf', read: rules.at(294) }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(229) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(234) }] } }, { op: 'leaf', read: rules.at(237) }, { op: 'leaf', read: rules.at(244) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(231), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(254) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(234) }] } }, { op: 'leaf', read: rules.at(258) }, { op: 'leaf', read: rules.at(260) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(256), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(263) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(234) }] } }, { op: 'leaf', read: rules.at(258) }, { op: 'leaf', read: rules.at(260) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(265), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(268) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(276) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(271), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(320) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(330) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(323) }, { op: 'leaf', read: rules.at(325) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(338) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(352) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(345), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(363) }, { op: 'leaf', read: rules.at(325) }, { op: 'leaf', read: rules.at(367) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(372) } }, { op: 'leaf', read: rules.at(389) }, { op: 'leaf', read: rules.at(390) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(370), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(394) }, { op: 'leaf', read: rules.at(325) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(654) }, { op: 'leaf', read: rules.at(661) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(407) }, { op: 'leaf', read: rules.at(420) }, { op: 'optional', body: { op: 'again', step: () => stepLoneParameter } }, { op: 'leaf', read: rules.at(325) }, { op: 'leaf', read: rules.at(466) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(507) }, stepelementOfCall, { op: 'leaf', read: rules.at(581) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(587) }] } }, { op: 'leaf', read: rules.at(589) }] } };
  const stepLoneParameter: Step = { op: 'rule', name: 'LoneParameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(422) }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: rules.at(457) }, { op: 'leaf', read: rules.at(464) }] } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: rules.text(430), isSome: true } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ParameterHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(469) }, { op: 'leaf', read: rules.at(488) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(504) }] } }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepRaw }, { op: 'leaf', read: rules.at(505) }] } }, { op: 'leaf', read: rules.at(457) }, { op: 'leaf', read: rules.at(464) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(492) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(500) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(495), isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(521) }, { op: 'leaf', read: rules.at(528) }, { op: 'leaf', read: rules.at(545) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(556) }, { op: 'leaf', read: rules.at(563) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(548), isSome: true } };
  const stepUnmarkedElement: Step = { op: 'rule', name: 'UnmarkedElement', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as UnmarkedHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(565) }, { op: 'loop', body: stepunmarkedInner }, { op: 'optional', body: { op: 'again', step: () => stepUnmarkedText } }, { op: 'leaf', read: rules.at(574) }] } };
  const stepUnmarkedText: Step = { op: 'rule', name: 'UnmarkedText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(571), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(600) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(507) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(605) }] } }, { op: 'leaf', read: rules.at(589) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(602) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(610) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(615) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(610) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(626) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(631) }] } }, { op: 'leaf', read: rules.at(633) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(628) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(330) }] } };
  const stepUnopenedObject: Step = { op: 'rule', name: 'UnopenedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(642) }, { op: 'loop', body: { op: 'choice', alternatives: [steppart, { op: 'leaf', read: rules.at(298) }] } }, { op: 'leaf', read: rules.at(299) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(663) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(666) }, { op: 'leaf', read: rules.at(325) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(668), body: stepanyCall }, { op: 'leaf', read: rules.at(671) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [stepanyCall, { op: 'leaf', read: rules.at(671) }] }, { op: 'leaf', read: rules.at(673) }] } }, { op: 'leaf', read: rules.at(674) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(676) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(680) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepbareItem, { op: 'loop', body: { op: 'choice', alternatives: [stepbareItem, { op: 'leaf', read: rules.at(684) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(685), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(686) } }, { op: 'leaf', read: rules.at(674) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(690) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(693) }, { op: 'leaf', read: rules.at(698) }] } };
  const stepThoughtBehind: Step = { op: 'rule', name: 'ThoughtBehind', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(700) }, stepthoughtRest] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(730) }, { op: 'leaf', read: rules.at(736) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(749) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(738), body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(744) }, { op: 'text', read: rules.text(745) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(746) }, { op: 'text', read: rules.text(747) }] }, { op: 'leaf', read: rules.at(748) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(738), body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(744) }, { op: 'text', read: rules.text(745) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(746) }, { op: 'text', read: rules.text(747) }] }, { op: 'leaf', read: rules.at(748) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(752), isSome: true } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(813) }, stepthoughtRest] } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(823) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(836) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(835), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(843) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(839) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(841) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(845) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(839) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(841) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(847) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(852) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(851), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(854) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(389) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(859) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(389) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(861), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(867) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(352) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(869) }, { op: 'leaf', read: rules.at(325) }, { op: 'leaf', read: rules.at(367) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(372) } }, { op: 'leaf', read: rules.at(389) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(325) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(891) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(841) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(871) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(873), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(889) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(875) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(852) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(879) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(389) }, { op: 'leaf', read: rules.at(390) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(360) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(389) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(884), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(887) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(884), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(893) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(841) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(845) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(852) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(841) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(325) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'leaf', read: rules.at(976) }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(841) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(895) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(974) }] } };
  const stepObjectAction: Step = { op: 'rule', name: 'ObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(898) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedObjectAction }, { op: 'again', step: () => stepObject }] } }] } };
  const stepFencedObjectAction: Step = { op: 'rule', name: 'FencedObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(900) }, { op: 'leaf', read: rules.at(325) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(325) }, { op: 'leaf', read: rules.at(902) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(908) }, { op: 'leaf', read: rules.at(325) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(931) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(933) } }, { op: 'leaf', read: rules.at(939) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(911) }, { op: 'leaf', read: rules.at(325) }, { op: 'leaf', read: rules.at(913) }, { op: 'optional', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputPart] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(900) }, { op: 'leaf', read: rules.at(325) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(325) }, { op: 'leaf', read: rules.at(929) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(924) }, { op: 'text', read: rules.text(928) }] } };
  const stepNamedAction: Step = { op: 'rule', name: 'NamedAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(943) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(330) }, { op: 'loop', body: { op: 'leaf', read: rules.at(933) } }, { op: 'leaf', read: rules.at(939) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(947) }, { op: 'leaf', read: rules.at(949) }, { op: 'optional', body: { op: 'choice', alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(954) }, { op: 'loop', body: { op: 'leaf', read: rules.at(933) } }, { op: 'leaf', read: rules.at(939) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(952), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(956) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(961) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(959) }, { op: 'text', read: rules.text(928) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(964) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'text', read: rules.text(966), isSome: true }, { op: 'leaf', read: rules.at(967) }, { op: 'text', read: rules.text(745), isSome: true }, { op: 'leaf', read: rules.at(968) }] }, { op: 'text', read: rules.text(969) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(841) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(845) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(961) }] } };

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
  mistakes: byName({
      'BadThoughtAgain BadRegionMarker BadTurnOpen BadHeadEndAgain BadOpenAgain BadSectionCloseAgain BadCallCloseAgain BadBareCloseAgain BadParameterCloseAgain BadKeyOpenAgain BadHeadAgain BadKeyCloseAgain BadBracket BadToolCloseAgain BadElementHeadAgain BadElementCloseAgain BadMessageMarker BadHeaderAgain BadConstraintAgain': {"code":"stray-marker","severity":"warning","meaning":"A marker is given twice, or where it means nothing. It was left out.","example":"<tool_call><tool_call>","hint":"Write it once."},
      'BadThoughtClose BadLastClose BadStrayClose': {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. It was left out, or kept as text where text follows.","example":"Done.</tool_call>","hint":"Leave it out, or write the marker that it closes."},
      'MissingThoughtRest MissingRest': {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one."},
      'MissingThoughtClose MissingFenceEnd MissingCodeEnd MissingAtEnd MissingCallClose MissingSectionClose MissingVerbatimClose MissingKeyEnd MissingParameterClose MissingToolClose MissingArgumentsClose MissingElementClose MissingMessageClose MissingInputFence': {"code":"missing-close","severity":"warning","meaning":"A closing marker is missing. What it closes is complete.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","hint":"Write the closing marker."},
      BadMentioned: {"code":"mentioned-call","severity":"error","meaning":"A call stands inside a sentence, a list or a table that goes on behind it: it may only be shown.","example":"You write <tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call> to reach it.","hint":"Write the call on a line of its own, and nothing behind it."},
      BadEndToken: {"code":"end-token","severity":"warning","meaning":"There is an end-of-turn token in the text. It was left out.","example":"Done.<|im_end|>","hint":"Strip such tokens before the text is read."},
      'BadFence BadInnerFence BadMessagesFence BadStepsFence': {"code":"fenced-call","severity":"warning","meaning":"The calls are in a code fence. The fence was left out.","example":"```json","hint":"Leave the fence out."},
      'BadCutMarker BadCutDialect BadCutOpening BadCutCode BadCutClose BadCutCall BadCutInnerFence BadCutLone BadCutRaw BadCutParameter BadCutArgument BadCutToolClose BadCutArgumentsClose BadCutElementClose BadCutElement BadCutBuiltin BadCutHead BadCutFirst BadCutMessageClose BadCutStep BadCutInput BadCutPart BadCutEscape BadCutMarkedQuote': {"code":"cut-off","severity":"error","meaning":"The text ends inside a call or a marker. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","hint":"The text was cut off: write the whole call again, or a shorter one.","isCut":true},
      'BadBrackets BadSeparator MissingParenthesis BadDamage MissingBracket': {"code":"json-repaired","severity":"warning","meaning":"The JSON is not valid, but its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","hint":"Write valid JSON."},
      'BadCallOpen BadSpacedOpen BadNameEnd BadSectionOpen BadKeyEquals BadParameterOpen BadUnmarkedTag BadNamedTag': {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelled, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the marker as the dialect does."},
      'BadOtherCall BadNameTag BadNoNameEnd BadKeyTag BadToolObject': {"code":"wrong-dialect","severity":"warning","meaning":"The markers are right, but the call between them is written in another dialect.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write the arguments as the dialect does."},
      'BadNameless BadLoneInput': {"code":"no-call","severity":"error","meaning":"There is no call between the markers. The text was kept, or left out of its list.","example":"<function></function>","hint":"Write the name of the tool."},
      'BadCallClose BadSelfClose BadSectionClose BadKeyClose BadParameterClose BadElementClose': {"code":"wrong-close","severity":"warning","meaning":"The closing marker is the wrong one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","hint":"Write the marker as the dialect does."},
      'BadJunk BadEarlyWords BadNoArguments BadLateMembers BadParameter BadDebris BadOtherArguments BadInputWords BadInputBrackets MissingQuote': {"code":"json-broken","severity":"error","meaning":"The arguments are cut off or ambiguous. What could be read of them was kept.","example":"{\"port\": \"Emden}","hint":"Close every string and every bracket."},
      'BadNoFence BadLoneOpen MissingKeyOpen MissingParameterOpen MissingValueOpen MissingArgumentsOpen MissingMessages': {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is missing. An inner one opened the call.","example":"<function=ping></function>","hint":"Write the outer marker."},
      'BadStrayWords BadToolWords BadOutside BadMessageWords BadBesideCalls BadStepWords': {"code":"stray-text","severity":"warning","meaning":"Text between the calls of a block. It was kept as text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","hint":"Write it before the block."},
      BadQuotedClose: {"code":"quoted-marker","severity":"warning","meaning":"The marker that closes a value is a part of it.","example":"<arg_value>use </arg_value> in docs</arg_value>","hint":"Nothing has to be done where it is meant."},
      BadLoneKey: {"code":"bad-value","severity":"error","meaning":"A value cannot be read. It was kept as its raw text.","example":"<arg_key>hour</arg_key></tool_call>","hint":"Write the value, a string in quotes."},
      BadLineList: {"code":"call-list","severity":"warning","meaning":"One call is expected, not a list of calls.","example":"<tool_call>[{\"name\": \"ping\", \"arguments\": {}}]</tool_call>","hint":"Write each call alone."},
      BadRunOn: {"code":"run-on","severity":"error","meaning":"The model went on and wrote the part of the host. It was not read.","example":"Observation: 6","hint":"Stop before the observation."},
      BadInline: {"code":"input-in-line","severity":"warning","meaning":"The input is on the line of the action.","example":"Action: search[tides of Emden]","hint":"Write it on the next line, after \"Action Input:\"."},
  }),
  attributes: 5,
  tables: 0,
  inside: 1,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
