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
      '[0,["N","ListOpen","[",195]]', // 194 readListOpen
      '[0,["option","tupleOpen","("]]', // 195 readTupleOpen
      '[1,["L",197]]', // 196 leaf
      '[1,["N","Comma",["s",["/",51,50],",",["&",["s",["[*","\\t\\n\\r "],["[",")]}"]]]],198,","]]', // 197 readComma
      '[1,["M","BadComma",["s",",",["&",["s",["[*","\\t\\n\\r "],["[","),]}"]]]]]]', // 198 readBadComma
      '[0,["L",["!",20]]]', // 199 leaf
      '[0,["L",201]]', // 200 leaf
      '[0,["N","SetOpen",["s",["/",51,50],"{",["&",["s",["[*","\\t\\n\\r "],["/",92,93],["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 201 readSetOpen
      '[0,["L",203]]', // 202 leaf
      '[0,["N","ObjectOpen","{"]]', // 203 readObjectOpen
      '[1,["L",205]]', // 204 leaf
      '[1,["N",6,["s",[":",0,"\\""],[":",1,206],"\\"",["[*","\\t\\n\\r "],":"],["s",[":",0,"\'"],[":",1,210],"\'",["[*","\\t\\n\\r "],":"],["s",[":",0,211],[":",1,212],211,["[*","\\t\\n\\r "],":"],["s",[":",0,""],[":",1,213],["[*","\\t\\n\\r "],":"],["s",[":",0,214],[":",2,215],["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],216]],[":",1,218],["[*","\\t\\n\\r "],":"]]]', // 205 readKey
      '[1,["{",67,[":",0,["|",0,null,true,["/",207,["$",["[+","^\\n\\r\\"\\\\\\\\"]]]]]]]', // 206 readDoubleKey
      '[1,["/",208,["{",79,[":",0,209]]]]', // 207 readKeyEscape
      '[0,["/",["{",68,["s","\\\\u",[":",0,["$",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],["{",69,["s","\\\\",[":",0,["$",["[","bfnrt"]]]]],["{",70,["s","\\\\",[":",0,["$",["[","\\"\\\\\\\\"]]]]],["{",71,["s",["!",["/",51,50]],"\\\\",[":",0,"/"]]],["{",72,["s",["/",51,50],"\\\\",[":",0,"\'"]]],["{",73,["s",["/",51,50],"\\\\",[":",0,["$",["[","av"]]]]],["{",74,["s",["/",51,50],"\\\\",[":",0,["$",["|",1,3,false,["[","0-7"]]]]]],["{",75,["s",["/",51,50],"\\\\",24]],["{",76,["s",["/",51,50],[":",0,["$","\\\\"]],["&",["[","^NUux"]]]],["{",77,["s",["/",51,50],"\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]]],["{",78,["s",["/",51,50],"\\\\U000",[":",0,["$",["|",5,5,false,["[","0-9A-Fa-f"]]]]]]]]', // 208 readEscape
      '[1,["M",0,["s","\\\\",[":",0,["$","\'"]]],[":",0,["$","\\\\"]]],"\\\\\\\\"]', // 209 readBadEscape
      '[1,["{",80,[":",0,["|",0,null,true,["/",207,["$",["[+","^\\n\\r\'\\\\\\\\"]]]]]]]', // 210 readSingleKey
      '[0,["option","markedQuote","<|\\"|>"]]', // 211 readMarkedQuote
      '[0,["$",["+",["s",["!",211],["[","^\\n\\r"]]]]]', // 212 readMarkedKey
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]],"$A-Z_a-z\u0080-\uffff"]', // 213 readBareKey
      '[0,["option","looseKeys",""]]', // 214 readLooseKeys
      '[1,["M","BadKey",""]]', // 215 readBadKey
      '[0,["q",217]]', // 216 skipLooseKeyGoesOn
      '[0,["scan",["/",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"],["[","\\t "]],["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r $\\\\-.0-:A-Z_a-z\u0080-\uffff"]', // 217 readLooseKeyGoesOn
      '[0,["$",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]]],"$@-Z_a-z\u0080-\uffff"]', // 218 readLooseKey
      '[0,["L",["?",220]]]', // 219 leaf
      '[0,["t",[0,1],["!",22],1]]', // 220 readGap
      '[0,["L",222]]', // 221 leaf
      '[0,["N",7,["s",["/",51,50],[":",0,["$",["/","\\"\\"\\"","\'\'\'"]]]]]]', // 222 readTripleOpen
      '[0,[[["s",["!",224],["[","^\\\\\\\\"]],null,0,null,false],[208,null,0,null,true]]]', // 223 text
      '[0,["q",225]]', // 224 skipTripleAgain
      '[0,["same",4,["/","\\"\\"\\"","\'\'\'"]],"\\"\'"]', // 225 readTripleAgain
      '[1,["L",["/",227,209]]]', // 226 leaf
      '[1,["@",1,["endsInside",228],["M","BadCutEscape",["[+","^"]]]]', // 227 readBadCutEscape
      '[0,["q",208]]', // 228 skipEscape
      '[1,["L",230]]', // 229 leaf
      '[1,["/",231,232,233]]', // 230 readTripleEnd
      '[0,["N","TripleClose",224]]', // 231 readTripleClose
      '[1,["M","MissingRest",["!",["[","^"]]]]', // 232 readMissingRest
      '[1,["M","MissingQuote",""]]', // 233 readMissingQuote
      '[0,["L",235]]', // 234 leaf
      '[0,["N",8,["s","\\"",[":",0,236],"\\"",["&",238]]]]', // 235 readPlainText
      '[0,["{",81,[":",0,["|",0,null,true,["/",["$",237],208]]]]]', // 236 read_plainText
      '[0,["+",["/",["[+"," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff"],["s",["!",20],["["," !#-[]-\uffff"]]]]]', // 237 skipPlainRun
      '[0,["/",["s",["[*","\\t "],20],["s",["[*","\\t\\n\\r "],["/",20,["[",",]}"],["!",["[","^"]],["s",239,["[","):"]]]],["s",239,241,["[","^"]]]]', // 238 skipAfterText
      '[0,["/",51,50,214,240]]', // 239 skipNotJson
      '[0,["inside",0]]', // 240 readInBuiltin
      '[0,["[+","\\t\\n\\r "]]', // 241 skipSpace
      '[0,["L",243]]', // 242 leaf
      '[0,["N","DoubleOpen","\\""]]', // 243 readDoubleOpen
      '[0,[[["s",["!",20],["[","!#-[]-\uffff"]],null,0,null,false],[["s",["[+"," "],["!",["s",20,["!",245]]]],null,0,null,false],[208,null,0,null,true],[["s",20,["&",245]],null,0,null,false]]]', // 244 text
      '[0,["q",246]]', // 245 skipDoubleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]],["s","\\"",["[*","\\t\\n\\r "],["/",["[",",:]}"],["s",239,")"]]]],"^\\n\\r"]', // 246 readDoubleGoesOn
      '[1,["L",["/",227,209,248,["t",[0,1],["!",249],250]]]]', // 247 leaf
      '[1,["M","BadControl",["s",["!",20],["[","\\u0000-\\u001f"],["[*","\\t\\n\\r "],["!",["s",20,["!",245]]]]]]', // 248 readBadControl
      '[0,["s",["[","\\"\'"],["&",238]]]', // 249 skipClosingQuote
      '[1,["/",251,254]]', // 250 readDamage
      '[1,["M","BadDamage",["s",["!",239],["!",252],["+",["/",["s",["!",20],["[","^"]],["s",20,["&",245],["[","^"]],["s",253,["&",["s",["[*","\\t\\n\\r "],["[","\\",:]}"]]]]]]]]]', // 251 readBadDamage
      '[0,["!",["[","^"]]]', // 252 skipMissingRest
      '[0,["option","endToken","<|im_end|>"]]', // 253 readEndToken
      '[1,["M","BadDebris",["s",239,["!",20],["!",252],["/",["[+","^\\t\\n\\r \\"\'-),:<[-]`{-}"],["s","\\\\",["[","^\\n\\r"]],["[","^)]}"]]]]]', // 254 readBadDebris
      '[1,["L",256]]', // 255 leaf
      '[1,["/",257,232,233]]', // 256 readTextEnd
      '[0,["N","TextClose",249]]', // 257 readTextClose
      '[0,["L",259]]', // 258 leaf
      '[0,["N","SingleOpen","\'"]]', // 259 readSingleOpen
      '[0,[[["s",["!",20],["[","^\\t\\n\\r \'\\\\\\\\"]],null,0,null,false],[["s",["[+","\\t "],["!",["s",20,["!",261]]]],null,0,null,false],[208,null,0,null,true],[["s",20,["&",261]],null,0,null,false]]]', // 260 text
      '[0,["q",262]]', // 261 skipSingleGoesOn
      '[0,["scan",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]],["s","\'",["[*","\\t\\n\\r "],["[","),:]}"]]],"^\\n\\r"]', // 262 readSingleGoesOn
      '[0,["L",264]]', // 263 leaf
      '[0,["N","MarkedOpen",211]]', // 264 readMarkedOpen
      '[0,[[["s",["!",211],["!",20],["!",266],["[","^"]],null,0,null,false],[["s",["!",211],20,["&",268]],null,0,null,false]]]', // 265 text
      '[0,["q",267]]', // 266 skipCutMarkedQuote
      '[0,["@",1,["endsInside",211],""]]', // 267 readCutMarkedQuote
      '[0,["q",269]]', // 268 skipMarkedGoesOn
      '[0,["scan",["s",["!",211],["[","^\\n\\r"]],211]]', // 269 readMarkedGoesOn
      '[1,["L",271]]', // 270 leaf
      '[1,["/",272,273,232,233]]', // 271 readMarkedEnd
      '[0,["N","MarkedClose",211]]', // 272 readMarkedClose
      '[1,["@",1,["endsInside",211],["M","BadCutMarkedQuote",["[+","^"]]]]', // 273 readBadCutMarkedQuote
      '[1,["L",["/",275,279,282]]]', // 274 leaf
      '[1,["M",1,["s",["&",["s",["|",0,32,false,276],277]],[":",0,["$",["+",276]]],211]]]', // 275 readBadMarkedText
      '[0,["s",["!",211],["!",20],["[","^\\n\\r\\"\'-),:[]{}"]]]', // 276 skipUnopenedChar
      '[0,["q",278]]', // 277 skipUnopenedGoesOn
      '[0,["scan",276,211]]', // 278 readUnopenedGoesOn
      '[1,["N",9,["s",[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]]]],["&",280]],["s",239,[":",0,["$",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]]]],[":",1,281],["&",280]],["s",["/",51,50],[":",0,["$",["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]]]],["&",280]]]]', // 279 readNumber
      '[0,["/",["[","\\t\\n\\r ),]}"],20]]', // 280 skipScalarEnd
      '[1,["M","BadPoint","."]]', // 281 readBadPoint
      '[0,["N",10,[":",0,["$",["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],283]]]]]', // 282 readWord
      '[0,["q",284]]', // 283 skipWordRest
      '[0,["scan",["s",["!",20],["[","^\\t\\n\\r (),[]{}"]],["&",280]]]', // 284 readWordRest
      '[1,["L",286]]', // 285 leaf
      '[1,["M","MissingValue",["&",["[",",]}"]]],",]}"]', // 286 readMissingValue
      '[1,["L",["/",197,220,288,["t",[0,1],["!","}"],250]]]]', // 287 leaf
      '[1,["@",1,["endsInside",289],["M","BadCutPart",["s",["+",["s",["!",20],["[","^"]]],["!",["[","^"]]]]]]', // 288 readBadCutPart
      '[0,["/",290,296,297]]', // 289 skipPart
      '[0,["/",["s","\\"",291,"\\"",["[*","\\t\\n\\r "],":"],["s","\'",292,"\'",["[*","\\t\\n\\r "],":"],["s",211,293,211,["[*","\\t\\n\\r "],":"],["s","",294,["[*","\\t\\n\\r "],":"],["s",214,"",["&",["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],216]],295,["[*","\\t\\n\\r "],":"]]]', // 290 skipKey
      '[0,["q",206]]', // 291 skipDoubleKey
      '[0,["q",210]]', // 292 skipSingleKey
      '[0,["+",["s",["!",211],["[","^\\n\\r"]]]]', // 293 skipMarkedKey
      '[0,["s",["character","^[\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]],"$A-Z_a-z\u0080-\uffff"]', // 294 skipBareKey
      '[0,["s",["character","^[\\\\u0040\\\\p{L}\\\\u005f\\\\u0024]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]],["*",["s",["[+","\\t "],["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u0024\\\\u002e\\\\u002d]","u"]]]]],"$@-Z_a-z\u0080-\uffff"]', // 295 skipLooseKey
      '[0,["/",["s",["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],["&",280]],["s",239,["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]]],".",["&",280]],["s",["/",51,50],["s",["?","-"],["[","1-9"],["[*","0-9"],["+",["s","_",["[+","0-9"]]]],["&",280]]]]', // 296 skipNumber
      '[0,["s",["!",20],["[","^\\t\\n\\r \\"\'-),:[]{}"],283]]', // 297 skipWord
      '[1,["L",299]]', // 298 leaf
      '[1,["/",300,232,301]]', // 299 readObjectEnd
      '[0,["N","ObjectClose","}"]]', // 300 readObjectClose
      '[1,["M","MissingBracket",""]]', // 301 readMissingBracket
      '[1,["L",["/",220,288,254]]]', // 302 leaf
      '[1,["L",304]]', // 303 leaf
      '[1,["/",305,232,301]]', // 304 readSetEnd
      '[0,["N","SetClose","}"]]', // 305 readSetClose
      '[1,["L",["/",220,288,["t",[0,1],["!",307],250]]]]', // 306 leaf
      '[0,["/","]",308]]', // 307 skipListClose
      '[0,["option","tupleClose",")"]]', // 308 readTupleClose
      '[1,["L",310]]', // 309 leaf
      '[1,["/",311,232,301]]', // 310 readListEnd
      '[0,["N","ListClose","]",308]]', // 311 readListClose
      '[1,["L",["/",313,316]]]', // 312 leaf
      '[1,["M","BadEndToken",["s",253,["&",314]]]]', // 313 readBadEndToken
      '[0,["q",315]]', // 314 skipLastTokens
      '[0,["scan",["/",253,["[","\\t\\n\\r "]],["!",["[","^"]]]]', // 315 readLastTokens
      '[1,["M","BadRunOn",["s",["/",30,317],["[*","^"]]]]', // 316 readBadRunOn
      '[0,["/",["s",["|",0,8,false,["s",253,["[*","\\t\\n\\r "]]],318],["s",["/","<tool_response>","<function_results>"],24]]]', // 317 skipHostPart
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","system"]]],"<"]', // 318 skipHostTurn
      '[0,["L",320]]', // 319 leaf
      '[0,["N",11,["s",46,[":",0,321],".call("]]]', // 320 readBuiltinHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 321 readBuiltinName
      '[0,["L",323]]', // 322 leaf
      '[0,["N",12,["s",[":",0,213],["[*","\\t\\n\\r "],"=",["!","="]]]]', // 323 readPyKey
      '[0,["L",["?",1]]]', // 324 leaf
      '[1,["L",["/",1,326,288,254]]]', // 325 leaf
      '[1,["@",1,["endsInside",327],["M","BadCutArgument",["[+","^"]]]]', // 326 readBadCutArgument
      '[0,["s",294,["[*","\\t\\n\\r "],"=",["!","="]]]', // 327 skipPyKey
      '[1,["L",329]]', // 328 leaf
      '[1,["/",330,232,301]]', // 329 readPyCallEnd
      '[0,["N","PyCallClose",")"]]', // 330 readPyCallClose
      '[1,["L",332]]', // 331 leaf
      '[1,["@",1,["endsInside",333],["M","BadCutBuiltin",["[+","^"]]]]', // 332 readBadCutBuiltin
      '[0,["s",46,334,".call("]]', // 333 skipBuiltinHead
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 334 skipBuiltinName
      '[1,["L",336]]', // 335 leaf
      '[1,["N",13,["s",["&",156],[":",0,337],["*",338],165,341,["!",168],["*",338],172],["s",177,341,24],["s",46,["!",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["!",["[","^"]]]]]]]]', // 336 readCodeHead
      '[0,["/",["$",["s",154,"<|start|>",["[*","\\t "],["?","assistant"]]],["$",["s",154,["&",["/","<|channel|>",158]]]]]]', // 337 readMessageStart
      '[1,["deep",["s",["[*","\\t "],["/",339,163,340,170,["s",165,167,["!",168]],171],["[*","\\t "]]],"\\t <cjt"]', // 338 noteHeadPart
      '[1,["M","BadHeaderAgain",["s",163,["&",["s",["*",["s",["!",164],["/",161,["s",165,166]]]],164]]]]]', // 339 readBadHeaderAgain
      '[1,["M","BadConstraintAgain",["s","<|constrain|>",["&",["s",["[*","\\t "],"<|constrain|>"]]]]]', // 340 readBadConstraintAgain
      '[0,["option","codeName","python"]]', // 341 readCodeName
      '[0,[[["s",["!",343],["!",["s",253,314]],["[","^"]],null,0,null,false]]]', // 342 text
      '[0,["/",344,["s",154,["&","<"],156],["s",177,178,24],346]]', // 343 skipMarkAhead
      '[0,["s",154,["?",173],345]]', // 344 skipEndMark
      '[0,["option","messageClose","<|end|>"]]', // 345 read_messageClose
      '[0,["q",347]]', // 346 skipCutMark
      '[0,["@",1,["endsInside",348],""]]', // 347 readCutMark
      '[0,["/",344,["s",154,["&","<"],156],["s",177,178,24]]]', // 348 skipMark
      '[1,["L",["/",350,351]]]', // 349 leaf
      '[0,["N","CodeToken",["s",["!",154],253]]]', // 350 readCodeToken
      '[1,["/",352,353,354,355,356]]', // 351 readMessageEnd
      '[0,["N","MessageClose",344]]', // 352 readMessageClose
      '[1,["@",1,["endsInside",348],["M","BadCutMessageClose",["[+","^"]]]]', // 353 readBadCutMessageClose
      '[1,["M","MissingMessageClose",["s",154,["&","<|"]]]]', // 354 readMissingMessageClose
      '[0,["N","MessageAtEnd",["!",["[","^"]]]]', // 355 readMessageAtEnd
      '[0,["N","MessageOver",""]]', // 356 readMessageOver
      '[1,["L",358]]', // 357 leaf
      '[1,["N",14,["s",["&",156],[":",0,337],["*",338],172],["s",177,359,24]]]', // 358 readTextHead
      '[0,["option","allName","all"]]', // 359 readAllName
      '[1,["L",361]]', // 360 leaf
      '[1,["N",15,["s",["&",156],[":",0,337],["*",338],165,[":",1,362],["*",338],172],["s",177,[":",1,363],24]]]', // 361 readToolMessageHead
      '[0,["@",2,["!",["s",167,["!",168]]],["?","functions."],["$",["+",168]]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 362 readCalledName
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",168]]],"A-Z_a-z\u0080-\uffff"]', // 363 readRecipientName
      '[1,["L",["?",365]]]', // 364 leaf
      '[1,["M","BadInnerFence",["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",98,["s",154,13]]]]]]', // 365 readBadInnerFence
      '[0,["L",["&",["/",["[","\\"\'[{"],["s","null",["[*","\\t\\n\\r "],343]]]],"\\"\'[n{"]', // 366 leaf
      '[0,[[["s",154,["!",346],368],null,0,null,false]]]', // 367 text
      '[0,["s",["!",343],["!",["s",253,314]],["[","^"]]]', // 368 skipCodeChar
      '[1,["L",370]]', // 369 leaf
      '[1,["/",1,371,372,373,382]]', // 370 readMessageRest
      '[0,["N","InnerFenceEnd",["s",["!",136],"```"]]]', // 371 readInnerFenceEnd
      '[1,["M","BadBrackets",["+",["s",["!",20],["[","]}"]]]]]', // 372 readBadBrackets
      '[1,["M","BadLateMembers",["s",",",["[*","\\t\\n\\r "],"\\"",["[*","^\\n\\r\\""],"\\"",["[*","\\t\\n\\r "],":",["*",["s",["!",20],["!",374],["[","^\\n\\r"]]]]]]', // 373 readBadLateMembers
      '[0,["/",["s",154,343],136,375,376,7,88,13,98,["s",50,24,["[*","\\t\\n\\r "],148,"("],["s",253,314],377]]', // 374 skipStrayStop
      '[0,["option","wrongSectionClose","</toolcall>"]]', // 375 readWrongSectionClose
      '[0,["/",["s","</",["/",["s","tool_call",["?","s"]],"toolcall","tools",["s","function",["?",["s","_call",["?","s"]]]]],">"],["s",["!",13],["!",107],"<|",["?","/"],"tool_call",["?",["s","s",["?","_section"]]],["?","_end"],"|>"],"<tool_call|>"]]', // 376 skipOtherClose
      '[0,["q",378]]', // 377 skipCutStrayStop
      '[0,["@",1,["endsInside",379],""]]', // 378 readCutStrayStop
      '[0,["/",380,381]]', // 379 skipStop
      '[0,["option","marker","<tool_call>"]]', // 380 readMarker
      '[0,["option","toolOpening","<ping>"]]', // 381 readToolOpening
      '[1,["M","BadMessageWords",["s",154,["+",["s",["!",343],["!",["s",253,314]],["[","^"]]]]]]', // 382 readBadMessageWords
      '[1,["L",351]]', // 383 leaf
      '[1,["L",385]]', // 384 leaf
      '[1,["N",16,["s",[":",0,["?",386]],13,["*",387],["&",388]],["s",389,["*",387],["&",388]]]]', // 385 readSectionOpen
      '[0,["@",2,88,["[*","\\t "],["$",["+",18]],["[*","\\t\\n\\r "]]]', // 386 readSectionTitle
      '[1,["M","BadOpenAgain",["s",["[*","\\t\\n\\r "],13]]]', // 387 readBadOpenAgain
      '[0,["s",["[*","\\t\\n\\r "],["|",0,64,false,["[","^\\"\'(<[]{"]],["/",["[","\\"\'(<[]{"],["!",["[","^"]]]]]', // 388 skipSectionGoesOn
      '[1,["M","BadSectionOpen",14,["s",390,["&",["s",["[*","\\t\\n\\r "],97]]]]]', // 389 readBadSectionOpen
      '[0,["option","otherSectionOpen","<function_calls>"]]', // 390 readOtherSectionOpen
      '[1,["L",392]]', // 391 leaf
      '[1,["N",17,["s",["/",107,99],["[*","\\t\\n\\r "],[":",0,393],["[*","\\t\\n\\r "],["?",["[","\\"\'"]],[":",1,394]]]]', // 392 readEmptyCall
      '[0,["$",["s",["!",17],18,["*",["s",["[*","\\t "],["!",17],18]]]]]', // 393 readEmptyName
      '[1,["M","BadSelfClose",["s",["[*","\\t "],"/>"]],"\\t /"]', // 394 readBadSelfClose
      '[1,["L",396]]', // 395 leaf
      '[1,["N",19,["s",[":",0,397],[":",1,398],["[*","\\t\\n\\r "],117,["&",["s",["[*","\\t\\n\\r "],"{"]]],["s",107,["[*","\\t\\n\\r "],[":",1,398],["[*","\\t\\n\\r "],[":",2,["?",399]],19,[":",3,["|",0,null,true,400]],42],["s",107,["[*","\\t\\n\\r "],[":",1,101],49,["&",["s",["[*","\\t\\n\\r "],121,["[*","\\t\\n\\r "],123,124]]],["s",[":",0,401],[":",1,101],["?",["[","\\"\'"]],["[*","\\t "],">"],["s",107,["[*","\\t\\n\\r "],[":",1,["$",["+",18]]],127],["s",107,["[*","\\t\\n\\r "],[":",1,398],130],["s",107,["[*","\\t\\n\\r "],[":",1,398],["[*","\\t\\n\\r "],[":",4,["/",402,403]]],["s",[":",0,404],[":",1,398],["[*","\\t\\n\\r "],134,["&",["s",["[*","\\t\\n\\r "],["/",129,136,["s",137,"<",["[","A-Z_a-z"]]]]]],["s",[":",0,405],[":",1,398],["/",["s",["?",["[","\\"\'"]],">"],["s",["[*","\\t\\n\\r "],19],["s",["[*","\\t\\n\\r "],[":",4,402]],["s",49,["&",["s",["[*","\\t\\n\\r "],"{"]]]]]]]', // 396 readCallHead
      '[1,["M","BadOtherCall",102]]', // 397 readBadOtherCall
      '[0,["/",114,["$",["s",18,["*",["s",["[*","\\t "],18]]]]]]', // 398 readCallName
      '[0,["@",1,119,["$",["[+","^\\t\\n\\r <[{"]]]]', // 399 readCallId
      '[0,["N",18,["s",["[*","\\t\\n\\r "],[":",0,["$",["[+","_a-z"]]],"=",["[","\\"\'"],[":",1,["$",["[*","^\\n\\r\\"\'"]]],["[","\\"\'"]]],"\\t\\n\\r _a-z"]', // 400 readAttribute
      '[1,["M","BadSpacedOpen",["s",100,["&",["s",101,["?",["[","\\"\'"]],["[*","\\t "],">"]]]]]', // 401 readBadSpacedOpen
      '[1,["M","BadNameEnd",128]]', // 402 readBadNameEnd
      '[1,["M","BadNoNameEnd",["&",["s",133,["/","{",129,134]]]]]', // 403 readBadNoNameEnd
      '[1,["M","BadNameTag",["s",104,["&",["s",["[*","\\t\\n\\r "],["[","^<"]]],["[*","\\t\\n\\r "]]]]', // 404 readBadNameTag
      '[1,["M","BadCallOpen",99]]', // 405 readBadCallOpen
      '[1,["L",["?",407]]]', // 406 leaf
      '[1,["@",1,["endsInside",408],["M","BadCutInnerFence",["[+","^"]]]]', // 407 readBadCutInnerFence
      '[0,["s","```",["[*","A-Z_a-z"],["[*","\\t "],24,["[*","\\t\\n\\r "],["&",["/","{","[",98,["s",154,13]]]]]', // 408 skipBadInnerFence
      '[0,["L",1]]', // 409 leaf
      '[1,["L",411]]', // 410 leaf
      '[1,["N",20,["s",129,[":",0,["?",412]],["[*","\\t\\n\\r "],[":",1,413],[":",2,["?",416]],124],["s",129,["[*","\\t\\n\\r "],[":",1,413],[":",3,["|",0,null,true,400]],417,[":",4,["?",418]],["/",124,421]],["s",129,["[*","\\t\\n\\r "],[":",1,414],[":",5,422],124],["s",129,["[*","\\t\\n\\r "],[":",1,413],["[*","\\t\\n\\r "],[":",5,423]],["s",129,["[*","\\t\\n\\r "],[":",1,424],[":",5,425]],["s",[":",5,426],[":",1,414],["[*","\\t\\n\\r "],123,124],["s",[":",5,427],[":",1,414],["?",["[","\\"\'"]],[":",3,["|",0,null,true,400]],">"]]]', // 411 readParameterHead
      '[1,["M","BadKeyOpenAgain",["+",["s",["[*","\\t\\n\\r "],129]]]]', // 412 readBadKeyOpenAgain
      '[0,["/",["@",0,114,123],["@",0,414,["[*","\\t\\n\\r "],123],["@",1,415,["$",["+",["s",["!",123],["[","^\\n\\r\\"<"]]]],123]]]', // 413 readClosedKey
      '[0,["$",["s",122,["*",["s",["[*","\\t "],122]]]]]', // 414 readParameterKey
      '[0,["option","quotedKeys",""]]', // 415 readQuotedKeys
      '[1,["M","BadKeyCloseAgain",["+",["s",["[*","\\t\\n\\r "],123]]]]', // 416 readBadKeyCloseAgain
      '[0,["option","parameterHeadEnd",""]]', // 417 readParameterHeadEnd
      '[0,["@",2,["[*","\\t\\n\\r "],419,["$",["[*","^<"]],420]]', // 418 readValueType
      '[0,["option","typeOpen","<ifm|arg_type>"]]', // 419 readTypeOpen
      '[0,["option","typeClose","</ifm|arg_type>"]]', // 420 readTypeClose
      '[0,["option","valueFollows",""]]', // 421 readValueFollows
      '[1,["M","MissingKeyEnd",""]]', // 422 readMissingKeyEnd
      '[1,["M","MissingValueOpen",["s",["!",421],["&",["[","^\\t\\n\\r <"]]]]]', // 423 readMissingValueOpen
      '[0,["option","toolParameter","port",2]]', // 424 readToolParameter
      '[1,["M","BadKeyEquals","="]]', // 425 readBadKeyEquals
      '[1,["M","MissingKeyOpen",["&",["s",121,["[*","\\t\\n\\r "],123,124]]]]', // 426 readMissingKeyOpen
      '[1,["M","BadParameterOpen",428,429,430]]', // 427 readBadParameterOpen
      '[0,["option","wrongParameterOpen","<parameter name="]]', // 428 readWrongParameterOpen
      '[0,["option","otherParameterOpen","<parameter name="]]', // 429 readOtherParameterOpen
      '[0,["s",431,"parameter=",["&",["s",121,">"]]]]', // 430 skipLostBracket
      '[0,["option","guarded",""]]', // 431 readGuarded
      '[0,["L",433]]', // 432 leaf
      '[0,["N","VerbatimOpen",["s",["[*","\\t\\n\\r "],434]]]', // 433 readVerbatimOpen
      '[0,["option","verbatimOpen","<![CDATA["]]', // 434 read_verbatimOpen
      '[0,[[["s",["!",436],["!",441],["[","^"]],null,0,null,false]]]', // 435 text
      '[0,["s",437,["&",["s",["[*","\\t\\n\\r "],["/",438,439]]]]]', // 436 skipVerbatimEnding
      '[0,["option","verbatimClose","]]>"]]', // 437 read_verbatimClose
      '[0,["option","parameterClose","</parameter>"]]', // 438 readParameterClose
      '[0,["q",440]]', // 439 skipCutRaw
      '[0,["@",1,["endsInside",438],""]]', // 440 readCutRaw
      '[0,["q",442]]', // 441 skipCutVerbatim
      '[0,["@",1,["endsInside",436],""]]', // 442 readCutVerbatim
      '[1,["L",444]]', // 443 leaf
      '[1,["/",445,232,446]]', // 444 readVerbatimEnd
      '[0,["N","VerbatimClose",["s",437,["&",["s",["[*","\\t\\n\\r "],438]],["[*","\\t\\n\\r "]]]]', // 445 readVerbatimClose
      '[1,["M","MissingVerbatimClose",""]]', // 446 readMissingVerbatimClose
      '[0,["L",448]]', // 447 leaf
      '[0,["N","RawLayout",["s",449,24]]]', // 448 readRawLayout
      '[0,["option","layout",""]]', // 449 readLayout
      '[0,[[null,"^\\n\\r<",1,null,false],[["s",451,["&",452]],null,0,null,false],[["s",["!",453],["/",24,"<"]],null,0,null,false],[["s",24,468],null,0,null,false]]]', // 450 text
      '[0,["s",13,["[*","\\t\\n\\r "],107,["|",1,128,false,["/",["|",1,64,false,["[","^<"]],["s",["!",136],["!",13],"<"]]],136]]', // 451 skipWholeCall
      '[0,["s",["|",0,128,false,["/",["|",1,64,false,["[","^<"]],451,["s",["!",129],["!",428],["!",438],"<"]]],438]]', // 452 skipClosesLater
      '[0,["s",["?",454],["&",["s",["?",24],["/","<",["!",["[","^"]]]]],455]]', // 453 skipRawStop
      '[0,["s",449,24]]', // 454 skip_rawLayout
      '[0,["/",["s",456,["/",438,457]],["s",431,438,["&",["s",["[*","\\t\\n\\r "],["|",0,4,false,["s",438,["[*","\\t\\n\\r "]]],["/",20,459,430,["!",["[","^"]]]]]],["s",431,466,["&",["s",["[*","\\t\\n\\r "],["/",20,459,430,["!",["[","^"]]]]]],["s",["?",24],["/",["s",20,["&",["s",["[*","\\t\\n\\r "],20]],["!",452]],["s",431,134,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]],["s",136,["&",["s",["[*","\\t\\n\\r "],["!",["[","^"]]]]]]],["s",["?",24],["/",129,428]],["s",467,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]],["!",452]],["s",["?",24],429,["!",452]],439]]', // 455 skipRawMarker
      '[0,["option","lenient",""]]', // 456 readLenient
      '[0,["s",458," name=",["[*","^\\n\\r>"],">"]]', // 457 skipNamedClose
      '[0,["option","parameterCloseStart","</parameter"]]', // 458 readParameterCloseStart
      '[0,["s",137,460]]', // 459 skipKeyTag
      '[0,["s","<",461,">"]]', // 460 skipNextElement
      '[0,["/",424,["s",["!",462],464]]]', // 461 skipElementKey
      '[0,["s",["/",463,["s",103,["/","invoke","tool_name","parameters"]]],">"]]', // 462 skipNotKey
      '[0,["option","wordThatIsNoKey","invoke"]]', // 463 readWordThatIsNoKey
      '[0,["s",["/",465,103],["[+","^\\t\\n\\r /<>"]]]', // 464 skipAnyKey
      '[0,["option","nests",""]]', // 465 readNests
      '[0,["/",457,["s",458,["[*","0-9A-Z_a-z"],["?",">"]]]]', // 466 skipDriftedClose
      '[0,["option","otherParameterClose","</parameter>"]]', // 467 readOtherParameterClose
      '[0,["s",451,["&",452]]]', // 468 skip_shownCall
      '[1,["L",470]]', // 469 leaf
      '[1,["M","BadQuotedClose",["s",["&",471],438]]]', // 470 readBadQuotedClose
      '[0,["s",456,438,["!",["s",["[*","\\t\\n\\r "],["/","<",20,["!",["[","^"]]]]],["&",452]]]', // 471 skipQuotesClose
      '[1,["L",473]]', // 472 leaf
      '[1,["/",474,475,476,232,478]]', // 473 readParameterEnd
      '[0,["N","RawEnd",["s",["?",454],438]]]', // 474 readRawEnd
      '[1,["M","BadParameterClose",["s",["?",454],["/",467,466]]]]', // 475 readBadParameterClose
      '[1,["@",1,["endsInside",477],["M","BadCutRaw",["[+","^"]]]]', // 476 readBadCutRaw
      '[0,["s",["?",454],438]]', // 477 skipRawEnding
      '[1,["M","MissingParameterClose",""]]', // 478 readMissingParameterClose
      '[1,["L",["?",480]]]', // 479 leaf
      '[1,["M","BadParameterCloseAgain",["+",["s",["[*","\\t\\n\\r "],438]]]]', // 480 readBadParameterCloseAgain
      '[1,["L",482]]', // 481 leaf
      '[1,["@",1,["endsInside",483],["M","BadCutParameter",["[+","^"]]]]', // 482 readBadCutParameter
      '[0,["/",["s",129,["?",484],["[*","\\t\\n\\r "],485,["?",486],124],["s",129,["[*","\\t\\n\\r "],485,["*",120],417,["?",487],["/",124,421]],["s",129,["[*","\\t\\n\\r "],121,"",124],["s",129,["[*","\\t\\n\\r "],485,["[*","\\t\\n\\r "],488],["s",129,["[*","\\t\\n\\r "],424,"="],["s",489,121,["[*","\\t\\n\\r "],123,124],["s",490,121,["?",["[","\\"\'"]],["*",120],">"]]]', // 483 skipParameterHead
      '[0,["+",["s",["[*","\\t\\n\\r "],129]]]', // 484 skipBadKeyOpenAgain
      '[0,["/",["s",113,123],["s",121,["[*","\\t\\n\\r "],123],["s",415,["+",["s",["!",123],["[","^\\n\\r\\"<"]]],123]]]', // 485 skipClosedKey
      '[0,["+",["s",["[*","\\t\\n\\r "],123]]]', // 486 skipBadKeyCloseAgain
      '[0,["s",["[*","\\t\\n\\r "],419,["[*","^<"],420]]', // 487 skipValueType
      '[0,["s",["!",421],["&",["[","^\\t\\n\\r <"]]]]', // 488 skipMissingValueOpen
      '[0,["&",["s",121,["[*","\\t\\n\\r "],123,124]]]', // 489 skipMissingKeyOpen
      '[0,["/",428,429,430]]', // 490 skipBadParameterOpen
      '[0,["L",["&",["/",465,137]]]]', // 491 leaf
      '[1,["L",493]]', // 492 leaf
      '[1,["N",21,["s",[":",0,["?",494]],495,[":",1,496],">"],["s",465,495,[":",0,498],[":",1,["$",["[+","^\\"<>"]]],"\\">"]]]', // 493 readElementHead
      '[1,["M","BadKeyTag",137]]', // 494 readBadKeyTag
      '[0,["option","tagOpen","<"]]', // 495 readTagOpen
      '[0,["/",424,["@",1,["!",462],497]]]', // 496 readElementKey
      '[0,["@",1,["/",465,103],["$",["[+","^\\t\\n\\r /<>"]]]]', // 497 readAnyKey
      '[1,["M","BadNamedTag","parameter name=\\""]]', // 498 readBadNamedTag
      '[0,["L",["?",500]]]', // 499 leaf
      '[0,["N","ElementLayout",["s",501,24]]]', // 500 readElementLayout
      '[0,["option","tagLayout",""]]', // 501 readTagLayout
      '[0,["L",["&",["s",465,["[*","\\t\\n\\r "],495,["!",462],464,">"]]]]', // 502 leaf
      '[0,[[["s",["!",504],["[","^"]],null,0,null,false]]]', // 503 text
      '[0,["/",505,506,["s",501,["?",24],["/",512,513,519,522,523]]]]', // 504 skipElementStop
      '[0,["option","tagMarker","]<]minimax[>[<"]]', // 505 readTagMarker
      '[0,["s",465,507,["&",["s",["[*","\\t\\n\\r "],505]],["!",["s",["[*","\\t\\n\\r "],510]]]]', // 506 skipClosedUnmarked
      '[0,["s","</",508,">"]]', // 507 skip_unmarkedClose
      '[0,["q",509]]', // 508 skipKeyAgain
      '[0,["same",3,["$",["[+","^<>"]]],"^<>"]', // 509 readKeyAgain
      '[0,["s",511,508,">"]]', // 510 skip_elementClose
      '[0,["option","tagClose","</"]]', // 511 readTagClose
      '[0,["s",510,["/",["&",["s",["[*","\\t\\n\\r "],["/",510,460,513,["!",["[","^"]]]]],["!",518]]]]', // 512 skipElementCloses
      '[0,["/",514,517,["s",134,["&",["s",["[*","\\t\\n\\r "],["/",20,["!",["[","^"]]]]]]]]', // 513 skipElementsClose
      '[0,["s","</",["&",150],515,">"]]', // 514 skip_toolClose
      '[0,["q",516]]', // 515 skipToolAgain
      '[0,["same",2,["$",["[+","^<>"]]],"^<>"]', // 516 readToolAgain
      '[0,["s",103,"</parameters>"]]', // 517 skip_argumentsClose
      '[0,["s",["*",["s",["!",510],["!",513],["!",519],["[","^"]]],510]]', // 518 skipElementClosesLater
      '[0,["s","<",["!",508],424,">",["!",520]]]', // 519 skipOtherParameter
      '[0,["s",["|",0,4096,false,["s",["!",510],["!",513],["!",521],["[","^"]]],510]]', // 520 skipElementClosesBehind
      '[0,["s","<",508,">"]]', // 521 skipElementOpensAgain
      '[0,["s",137,20,["!",520]]]', // 522 skipMarksBehind
      '[0,["q",524]]', // 523 skipCutElement
      '[0,["@",1,["endsInside",510],""]]', // 524 readCutElement
      '[1,["L",526]]', // 525 leaf
      '[1,["/",527,529,530,232,531]]', // 526 readElementEnd
      '[0,["N","ElementClose",528]]', // 527 readElementClose
      '[0,["s",["?",["s",501,24]],510]]', // 528 skipElementEnding
      '[1,["M","BadElementClose",["s",465,["/",["s",511,["!",462],464,">"],507]]]]', // 529 readBadElementClose
      '[1,["@",1,["endsInside",528],["M","BadCutElementClose",["[+","^"]]]]', // 530 readBadCutElementClose
      '[1,["M","MissingElementClose",""]]', // 531 readMissingElementClose
      '[1,["L",["?",533]]]', // 532 leaf
      '[1,["M","BadElementCloseAgain",["+",["s",["[*","\\t\\n\\r "],510]]]]', // 533 readBadElementCloseAgain
      '[1,["L",535]]', // 534 leaf
      '[1,["N",22,["s",465,536,"<",[":",0,537],">"]]]', // 535 readUnmarkedHead
      '[1,["M","BadUnmarkedTag",""]]', // 536 readBadUnmarkedTag
      '[0,["@",1,["!",462],["$",["[+","^\\t\\n\\r /<>"]]]]', // 537 readUnmarkedKey
      '[0,["L",["&",["s",["[*","\\t\\n\\r "],"<",539,">"]]],"\\t\\n\\r <"]', // 538 leaf
      '[0,["s",["!",462],["[+","^\\t\\n\\r /<>"]]]', // 539 skipUnmarkedKey
      '[0,[[["s",["!",541],["[","^"]],null,0,null,false]]]', // 540 text
      '[0,["/",505,507,["s",20,["!",542]]]]', // 541 skipUnmarkedStop
      '[0,["s",["|",1,4096,false,["s",["!",507],["[","^"]]],507],"^"]', // 542 skipUnmarkedClosesLater
      '[1,["L",544]]', // 543 leaf
      '[1,["/",545,232,531]]', // 544 readUnmarkedEnd
      '[0,["N","UnmarkedClose",507]]', // 545 readUnmarkedClose
      '[1,["L",547]]', // 546 leaf
      '[1,["@",1,["endsInside",548],["M","BadCutElement",["[+","^"]]]]', // 547 readBadCutElement
      '[0,["/",["s",["?",549],495,461,">"],["s",465,495,"parameter name=\\"",["[+","^\\"<>"],"\\">"]]]', // 548 skipElementHead
      '[0,137]', // 549 skipBadKeyTag
      '[1,["L",["/",551,552,365,371]]]', // 550 leaf
      '[1,["M","BadLoneKey",["s",129,["[*","\\t\\n\\r "],121,["[*","\\t\\n\\r "],123]]]', // 551 readBadLoneKey
      '[1,["M","BadParameter",["s",["/",129,428],["*",["s",["!",438],["!",129],["!",428],["!",20],["[","^"]]],["?",438]]]]', // 552 readBadParameter
      '[0,["L",["&",554]]]', // 553 leaf
      '[0,["s",["!",20],["[","\\"\'[{"]]]', // 554 skipAnyArguments
      '[1,["L",["/",372,556,373]]]', // 555 leaf
      '[1,["M","BadJunk",["s",["!",557],["!",134],["!",136],["!",98],["!",104],["s",["?",505],["+",["s",["!",20],["!",134],["!",377],["!",129],["!",505],["!",459],["!",["[","[{"]],["[","^"]]]]]]]', // 556 readBadJunk
      '[0,["option","callOver",""]]', // 557 read_callOver
      '[1,["L",559]]', // 558 leaf
      '[1,["/",560,561,563,564,565,567,568]]', // 559 readCallEnd
      '[0,["N","CallClose",134]]', // 560 readCallClose
      '[1,["M","BadCallClose",562]]', // 561 readBadCallClose
      '[0,["option","wrongCallClose","</func>"]]', // 562 readWrongCallClose
      '[1,["@",1,["endsInside",379],["M","BadCutClose",["[+","^"]]]]', // 563 readBadCutClose
      '[0,["N","CallOver",["s",557,["&",["s",["[*","\\t\\n\\r "],["[","^"]]]]]]', // 564 readCallOver
      '[0,["N","CallOverAtEnd",["s",557,566,["!",["[","^"]]]]]', // 565 readCallOverAtEnd
      '[0,["option","endsWithText",""]]', // 566 readEndsWithText
      '[1,["M","MissingAtEnd",["!",["[","^"]]]]', // 567 readMissingAtEnd
      '[1,["M","MissingCallClose",""]]', // 568 readMissingCallClose
      '[0,["L",570]]', // 569 leaf
      '[0,["N",23,["s",103,104,["[*","\\t\\n\\r "],"<tool_name>",["[*","\\t\\n\\r "],[":",0,398],["[*","\\t\\n\\r "],"</tool_name>"]]]', // 570 readElementCallHead
      '[0,["L",572]]', // 571 leaf
      '[0,["N","ArgumentsOpen",573]]', // 572 readArgumentsOpen
      '[0,["s",103,"<parameters>"]]', // 573 skip_argumentsOpen
      '[0,["L",["s",["&","{"],["!",20]]],"{"]', // 574 leaf
      '[1,["L",["/",547,576]]]', // 575 leaf
      '[1,["M","BadToolWords",["+",["s",["!",577],["!",149],["!",20],["!",578],["[","^"]]]]]', // 576 readBadToolWords
      '[0,["/",513,573,460]]', // 577 skipToolTag
      '[0,["q",579]]', // 578 skipCutToolTag
      '[0,["@",1,["endsInside",577],""]]', // 579 readCutToolTag
      '[1,["L",581]]', // 580 leaf
      '[1,["/",582,583,232,584]]', // 581 readArgumentsEnd
      '[0,["N","ArgumentsClose",517]]', // 582 readArgumentsClose
      '[1,["@",1,["endsInside",517],["M","BadCutArgumentsClose",["[+","^"]]]]', // 583 readBadCutArgumentsClose
      '[1,["M","MissingArgumentsClose",""]]', // 584 readMissingArgumentsClose
      '[1,["L",586]]', // 585 leaf
      '[1,["M","MissingArgumentsOpen",""]]', // 586 readMissingArgumentsOpen
      '[1,["L",588]]', // 587 leaf
      '[1,["@",1,["endsInside",105],["M","BadCutCall",["[+","^"]]]]', // 588 readBadCutCall
      '[1,["L",["/",1,590,593,365,371]]]', // 589 leaf
      '[0,["N","Separator",["s",591,["&",["s",["[*","\\t\\n\\r "],["/","{",["s",["?",592],["!",["[","^"]]]]]]]]]', // 590 readSeparator
      '[0,["option","separator",";"]]', // 591 read_separator
      '[0,["+",["s",253,["[*","\\t\\n\\r "]]]]', // 592 skipTokens
      '[1,["M","BadSeparator",["s",["/",",",["s",50,";"]],["&",["s",["[*","\\t\\n\\r "],["/",140,["s",50,148,"("]]]]]]]', // 593 readBadSeparator
      '[0,["L",595]]', // 594 leaf
      '[0,["N","PyOpen",["s",["&",146],"["]]]', // 595 readPyOpen
      '[0,["L",597]]', // 596 leaf
      '[0,["N",24,["s",[":",0,598],"("]]]', // 597 readPyHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 598 readPyName
      '[1,["L",["?",600]]]', // 599 leaf
      '[1,["M","BadFirstComma",","]]', // 600 readBadFirstComma
      '[1,["L",["/",197,1,254]]]', // 601 leaf
      '[1,["L",603]]', // 602 leaf
      '[1,["/",604,567,301]]', // 603 readPyEnd
      '[0,["N","PyClose","]"]]', // 604 readPyClose
      '[1,["L",606]]', // 605 leaf
      '[1,["M","BadLineList",["s",50,"[",["&",["s",["[*","\\t\\n\\r "],148,"("]]]]]', // 606 readBadLineList
      '[0,["L",["/",608,1]],"\\t\\n\\r ,"]', // 607 leaf
      '[0,["N","LineComma",","]]', // 608 readLineComma
      '[0,["L",["?",610]]]', // 609 leaf
      '[0,["N","LineListEnd","]"]]', // 610 readLineListEnd
      '[0,["L",["&",50]]]', // 611 leaf
      '[0,["L",["s",["&",613],["!",20]]]]', // 612 leaf
      '[0,["option","json",""]]', // 613 readJson
      '[1,["L",["/",372,373,615]]]', // 614 leaf
      '[1,["M","BadCallCloseAgain",["s",["!",136],134,["&",["s",["[*","\\t\\n\\r "],["/",136,97]]]]]]', // 615 readBadCallCloseAgain
      '[0,["L",["&",["/",98,["s",49,["+",18],["[*","\\t\\n\\r "],19,["[*","\\t\\n\\r "],"{"]]]]]', // 616 leaf
      '[1,["L",["/",618,619]]]', // 617 leaf
      '[1,["M","BadNameless",["s",["/",104,16],["*",["s",["!",134],["!",136],["!",97],["[","^"]]],["?",134]]]]', // 618 readBadNameless
      '[1,["M","BadStrayWords",["s",["&",620],["+",["s",["!",374],["!",["s",["/",613,50],["[","[{"]]],["/",["s",24,["[*","\\t\\n\\r "]],["[","^"]]]]],["s",["&",["s",621,622]],["+",["s",["!",374],["[","^\\n\\r[{"]]]]]]', // 619 readBadStrayWords
      '[0,["option","sectionCloses",""]]', // 620 readSectionCloses
      '[0,["option","sectionOver",""]]', // 621 read_sectionOver
      '[0,["q",623]]', // 622 skipStrayToList
      '[0,["scan",["s",["!",374],["[","^\\n\\r[{"]],["s","[",["[*","\\t\\n\\r "],"{"]]]', // 623 readStrayToList
      '[1,["L",625]]', // 624 leaf
      '[1,["/",626,563,627,628,629,567,630]]', // 625 readSectionEnd
      '[0,["N","SectionClose",136]]', // 626 readSectionClose
      '[1,["M","BadSectionClose",375,376]]', // 627 readBadSectionClose
      '[0,["N","SectionOverAtEnd",["s",621,["!",["[","^"]]]]]', // 628 readSectionOverAtEnd
      '[0,["N","SectionOver",621]]', // 629 readSectionOver
      '[1,["M","MissingSectionClose",""]]', // 630 readMissingSectionClose
      '[1,["L",["?",632]]]', // 631 leaf
      '[1,["M","BadSectionCloseAgain",["+",["s",["[*","\\t\\n\\r "],["!",253],136,["!",47]]]]]', // 632 readBadSectionCloseAgain
      '[1,["L",634]]', // 633 leaf
      '[1,["M","BadNoFence",["s",635,["[*","\\t\\n\\r "],["&",["s","[",["[*","\\t\\n\\r "],"{"]]]]]', // 634 readBadNoFence
      '[0,["option","unfencedOpen","Action:"]]', // 635 readUnfencedOpen
      '[0,["L",637]]', // 636 leaf
      '[0,["N","WordedListOpen",["s",["&",89],90]]]', // 637 readWordedListOpen
      '[0,["L",["&",639]]]', // 638 leaf
      '[0,["s",640,97]]', // 639 skipBareCall
      '[0,["option","bare",""]]', // 640 readBare
      '[1,["L",["/",1,618]]]', // 641 leaf
      '[0,["L",["?",643]]]', // 642 leaf
      '[0,["N","LateClose",136]]', // 643 readLateClose
      '[1,["L",645]]', // 644 leaf
      '[1,["N",25,["s",[":",0,646],[":",1,598],["&","{"]]]]', // 645 readLoneCallHead
      '[1,["M","BadLoneOpen",647]]', // 646 readBadLoneOpen
      '[0,["option","loneOpen","call:"]]', // 647 readLoneOpen
      '[0,["L",649]]', // 648 leaf
      '[0,["N","LoneCallEnd",["?",134]]]', // 649 readLoneCallEnd
      '[0,["L",["&",140]]]', // 650 leaf
      '[1,["L",["/",1,590,593,372,373]]]', // 651 leaf
      '[0,["L",["&",146]]]', // 652 leaf
      '[1,["L",654]]', // 653 leaf
      '[1,["M","BadBracket",["[",")]"]]]', // 654 readBadBracket
      '[1,["L",656]]', // 655 leaf
      '[1,["N",26,["s","<",[":",0,150],[":",1,394]]]]', // 656 readEmptyTool
      '[1,["L",658]]', // 657 leaf
      '[1,["N",27,["s","<",[":",0,150],">",["/",["&",["s",["[*","\\t\\n\\r "],"<",["?","/"],151,">"]],659]]]]', // 658 readToolHead
      '[1,["M","BadToolObject",["&",["s",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],["[","\\"\'}"]]]],"\\t\\n\\r {"]', // 659 readBadToolObject
      '[1,["L",661]]', // 660 leaf
      '[1,["/",662,663,232,664]]', // 661 readToolEnd
      '[0,["N","ToolClose",514]]', // 662 readToolClose
      '[1,["@",1,["endsInside",514],["M","BadCutToolClose",["[+","^"]]]]', // 663 readBadCutToolClose
      '[1,["M","MissingToolClose",""]]', // 664 readMissingToolClose
      '[0,["L",666]]', // 665 leaf
      '[0,["N","ThoughtBehindOpen",57]]', // 666 readThoughtBehindOpen
      '[1,["L",["/",668,679,680,681]]]', // 667 leaf
      '[0,["N",28,["s",[":",0,["$",24]],["&",["s",["[*","\\t\\n\\r "],669]],["&",672],[":",1,["|",1,null,true,678]],677]]]', // 668 readLineCalls
      '[0,["s","{",["[*","\\t\\n\\r "],["?",["/",95,["s",["[","\\"\'"],"id",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],670,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]]]],["[","\\"\'"],671,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["s","{",["[*","\\t\\n\\r "],["[","\\"\'"],"name",["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "]]],["[","\\"\'"],101,["[","\\"\'"],["[*","\\t\\n\\r "],","]]', // 669 skipDeclaredCall
      '[0,["/",["s","\\"",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["|",0,256,false,["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 670 skipLikeString
      '[0,["/",144,"tool_name","tool","action"],"afinpt"]', // 671 skipLikeKey
      '[0,["q",673]]', // 672 skipAllLone
      '[0,["scan",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "],["&",669],674],677]]', // 673 readAllLone
      '[0,["deep",["s","{",["*",["/",["[+","^\\n\\r\\"{}"],675,676,674]],"}"]]]', // 674 skipBraces
      '[0,["s",["!",["s",24,["[*","\\t\\n\\r "],669]],24],"\\n\\r"]', // 675 skipBracesLine
      '[0,["s","\\"",["*",["/",["s","\\\\",["[","^"]],["[+","^\\n\\r\\"\\\\\\\\"],675]],"\\""]]', // 676 skipBracesText
      '[0,["s",["[*","\\t\\n\\r "],["?",43],314]]', // 677 skipLonely
      '[0,["{",82,["s",[":",0,["$",["s",["[*","\\t\\n\\r "],["?",["[",",;"]],["[*","\\t\\n\\r "]]]],["&",669],[":",1,["$",674]]]],"\\t\\n\\r ,;{"]', // 678 readLoneObject
      '[1,["M","BadLastClose",["s",43,["&",314]]]]', // 679 readBadLastClose
      '[1,["M","BadStrayClose",43]]', // 680 readBadStrayClose
      '[0,["N",29,[":",0,["$",82]]]]', // 681 readInlineCode
      '[0,["L",683]]', // 682 leaf
      '[0,["N",30,["s",["!",684],[":",0,686],["[*","^\\n\\r`"],["/",24,["!",["[","^"]]]],["s",["?",["s",24,["[*","\\t >"]]],[":",0,687],["[*","^\\n\\r"],24]],"\\n\\r`~"]', // 683 readFenceOpen
      '[0,["s",685,["[*","\\t\\n\\r "],["!",["[","^"]]]]', // 684 skipLoneTicks
      '[0,["s","```",["[*","`"]]]', // 685 skipTicks
      '[0,["$",["s","```",["[*","`"]]]]', // 686 readTicks
      '[0,["$",["s","~~~",["[*","~"]]]]', // 687 readTildes
      '[0,["L",["?",689]]]', // 688 leaf
      '[0,["N","ShownCall",["&",["s",["[*","\\t\\n\\r "],669]]],"\\t\\n\\r {"]', // 689 readShownCall
      '[0,["L",["s",["!",691],["!",695]]]]', // 690 leaf
      '[0,["s",692,["&",["s",["[*","\\t "],["/",694,85,177,7,344]]]]]', // 691 skipFenceEnd
      '[0,["q",693]]', // 692 skipClosingRun
      '[0,["closes",0,["/",686,687]],"`~"]', // 693 readClosingRun
      '[0,["/",24,695,["!",["[","^"]]]]', // 694 skipFenceOver
      '[0,["s",["/",253,344],314]]', // 695 skipEndsReply
      '[0,["L","```"]]', // 696 leaf
      '[0,[["`",null,0,null,false]]]', // 697 text
      '[0,["L","~~~"]]', // 698 leaf
      '[0,[["~",null,0,null,false]]]', // 699 text
      '[0,["L",["[","^"]]]', // 700 leaf
      '[1,["L",["/",702,703]]]', // 701 leaf
      '[0,["N",31,[":",0,["$",691]]]]', // 702 readFenceClose
      '[1,["M","MissingCodeEnd",""]]', // 703 readMissingCodeEnd
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,[["\\n","\\t \\"&*<>A[-]`cf{~"]],false],[["s","\\n",["!",["[","\\t \\"&*<>A[-]`cf{~"]]],null,0,null,false],[["s","&",["&",["[","^#al"]]],null,0,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s",["!",379],["!",705],["!",707],["!",732],["!",["s",24,["/",57,["s",["[*","\\t\\n\\r "],669]]]],["[","^`"]],null,0,null,false]]]', // 704 text
      '[0,["q",706]]', // 705 skipCutStop
      '[0,["@",1,["endsInside",379],""]]', // 706 readCutStop
      '[0,["/",63,708,712,317]]', // 707 skipDialectStop
      '[0,["s",62,["&",["/",["s","<",["[","^"]],"[T","]<"]],709]]', // 708 skipDialectCut
      '[0,["q",710]]', // 709 skipCutDialect
      '[0,["@",1,["endsInside",711],""]]', // 710 readCutDialect
      '[0,["s",["/","<tool_call>","<tool_calls>","<function_calls>","<seed:tool_call>","<iquest_tool_call>","[TOOL_CALLS]","<minimax:tool_call>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<\uff5ctool_calls_begin\uff5c>","<\uff5cDSML\uff5c","<\uff5cGCML\uff5c","<|tool_call","<|channel|>","<|start|>assistant","<|start|> assistant","<atem:function_calls>","<|python_start|>","<|python_tag|>","<|action_start|>","<|message_model|>","<|START_ACTION|>","<|START_RESPONSE|>","<|function_call|>","<|tools_prefix|>","<|content_invoke_tool_json|>","<|open|>","<TOOLCALL>","<ifm|tool_call","<longcat_tool_call>","<|plamo:begin_tool_","<dots_function_call>","<start_function_call>","]<]minimax[>[",["s","<function=",74,">"],["s","<function name=",["[","\\"\'"],74,["[","\\"\'"],">"]],["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]],"<[]"]', // 711 skipDialectStart
      '[0,["/",713,714,716,720,721,725,729,730,731,38]]', // 712 skip_likeCall
      '[0,["s",49,19,["[*","\\t\\n\\r "],"{"]]', // 713 skipLikeArguments
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["?",95],["[","\\"\'"],671,["[","\\"\'"],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","\\"\'"],715,["[","\\"\'"],["[*","\\t\\n\\r "],","],["s","{",["[*","\\t\\n\\r "],["?",95],"\\"",["/","name","function"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",["|",1,256,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&","{"]]],"{"]', // 714 skipLikeObject
      '[0,["option","knownTool","ping"]]', // 715 readKnownTool
      '[0,["/",["s",["!",147],"[",["[*","\\t\\n\\r "],715,"(",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["[",",]"]],["[","\\"\'\\\\-0-9"],["s",294,["[*","\\t\\n\\r "],"=",["!","="]]]],["s",["!",147],"[",["[*","\\t\\n\\r "],717,"(",["[*","\\t\\n\\r "],718,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],718]],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],717,"("],"]"]],["s",62,["!",147],"[",717,"(",670,")","]",["&",["s",["[*","\\t "],["/",24,["!",["[","^"]]]]]]]]', // 716 skipLikePython
      '[0,["s",["character","^[\\\\p{L}\\\\u005f]","u"],["|",0,64,false,["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]],"A-Z_a-z\u0080-\uffff"]', // 717 skipLikeName
      '[0,["s",717,["[*","\\t\\n\\r "],"=",["[*","\\t\\n\\r "],719]]', // 718 skipLikeArgument
      '[0,["/",670,["s",["?","-"],["[","0-9"],["|",0,32,false,["[","+\\\\-.0-9Ee"]]],["s",["/","True","False","None","true","false","null"],["!",["[","A-Z_a-z"]]],["s","[",["|",0,256,false,["[","^\\n\\r[]"]],"]"],["s","{",["|",0,256,false,["[","^\\n\\r{}"]],"}"]],"\\"\'\\\\-0-9FNT[fnt{"]', // 719 skipLikeLiteral
      '[0,["/",["s","<",["/","function","invoke"],["[+","\\t "],"name=",["[","\\"\'"],["|",1,256,false,["[","^\\n\\r\\"\'"]],["[","\\"\'"],["[*","\\t "],"/>"],["s",62,"<tool_call>",["|",1,64,false,["[","^<"]],"</tool_call>"]]]', // 720 skipLikeTag
      '[0,["/",["s",722,["[*","\\t "],["?",723],715,["[*","\\t "],724,41,["/",["[","<{"],722]],["s","<",715,["/",["s",["[*","\\t "],"/>"],["s",["[+","\\t "],["[+","A-Z_a-z"],"="],["s",">",["|",1,256,false,["[","^<"]],"</",715,">"]]],["s","<",["/","tool_name","tool","name","function"],">",["[*","\\t\\n\\r "],715,["[*","\\t\\n\\r "],"</"]],"&<\\\\\\\\"]', // 721 skipLikeTool
      '[0,["/","<","\\\\<",["s","&",["|",0,3,false,"amp;"],["/","lt;","#60;",["i","#x3c;"]]],["i","\\\\u003c"]],"&<\\\\\\\\"]', // 722 skipLikeOpen
      '[0,["s",["|",1,32,false,["[","A-Z_a-z"]],["[",".:"]],"A-Z_a-z"]', // 723 skipLikePrefix
      '[0,["/",">","\\\\>",["s","&",["|",0,3,false,"amp;"],["/","gt;","#62;",["i","#x3e;"]]],["i","\\\\u003e"]],"&>\\\\\\\\"]', // 724 skipLikeClose
      '[0,["s",722,["|",0,32,false,726],727,["|",0,64,false,["s",["!",724],["[","^\\n\\r&<>"]]],724,41,["|",0,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],41,["/",["[","([]{"],["&","<"],722]]]', // 725 skipLikeMarker
      '[0,["/",["[","^\\n\\r&<>CFIPST\\\\\\\\]cfipst"],["s",["!",727],["!",724],["[","^\\n\\r&<>"]]],"^\\n\\r&<>"]', // 726 skipLikeLead
      '[0,["/",["s",["i","tool"],728,["i","call"]],["s",["i","function"],728,["i","call"]],["s",["/",["i","invoke"],["i","function"]],["[","\\t "],["i","name="]],["i","function="],["s",["i","tools"],728,["i","prefix"]],["s",["i","start"],728,["i","action"]],["s",["i","content"],728,["i","invoke"]],["s",["i","python"],728,["i","tag"]],["i","]minimax["]],"CFIPST]cfipst\u0130"]', // 727 skipLikeWord
      '[0,["s",["?","\\\\"],["?",["["," \\\\-_\u2581"]]]]', // 728 skipLikeBlank
      '[0,["s",["?","\\\\"],"[",["i","tool"],728,["i","call"],["?",["i","s"]],["?","\\\\"],"]",["[*","\\t\\n\\r "],["/",["s",["|",1,64,false,["/",["[","\\\\-.0-:A-Z_a-z"],"\\\\_"]],["[*","\\t\\n\\r "],["/",["s",["?","\\\\"],["i","[args"]],["s",["?","\\\\"],["i","[call"]],"{"]],["s",["?","\\\\"],"[",["[*","\\t\\n\\r "],"{"],"{"]],"[\\\\\\\\"]', // 729 skipLikeList
      '[0,["s",722,["[*","\\t "],["i","|open|"],["[*","\\t "],724,["[*","\\t "],["/",["i","tools"],["i","call"]],["["," &<\\\\\\\\"]]]', // 730 skipLikeOpenCall
      '[0,["s",722,["[*","\\t "],"|",["[*","\\t "],["i","channel"],["[*","\\t "],"|",["[*","\\t "],724,["[*","\\t "],["/",["i","commentary"],["i","analysis"]],["/",["s",["[+","\\t "],"to=",["[","A-Z_a-z"]],["s",["[*","\\t "],722,["[*","\\t "],"|",["[*","\\t "],["i","constrain"]]]]]', // 731 skipLikeChannel
      '[0,["s",24,["[*","\\t >"],"~~~"]]', // 732 skipTildesAhead
      '[1,["L",["/",734,735,737,738,739,741,742,743]]]', // 733 leaf
      '[1,["@",1,["endsInside",379],["M","BadCutMarker",["[+","^"]]]]', // 734 readBadCutMarker
      '[1,["@",1,["endsInside",736],["M","BadCutOpening",["[+","^"]]]]', // 735 readBadCutOpening
      '[0,["/",["s",["?",87],13],146,89,639,140,149,["s",177,178,24],["s",46,["[*","\\t\\n\\r "],["[","^\\t\\n\\r "]]]]', // 736 skipOpening
      '[1,["@",1,["endsInside",82],["M","BadCutCode",["s",["&",["s",["[+","`"],["*",["s",["!",85],["[","^\\n\\r`"]]],85]],["[+","^"]]]]]', // 737 readBadCutCode
      '[0,["N",32,[":",0,64]]]', // 738 readDialect
      '[1,["@",1,["endsInside",740],["M","BadCutLone",["s",["&",669],["[+","^"]]]]]', // 739 readBadCutLone
      '[0,["q",678]]', // 740 skipLoneObject
      '[0,["N",33,[":",0,["$",712]]]]', // 741 readLikeCall
      '[1,["@",1,["endsInside",711],["M","BadCutDialect",["s",62,["&",["/",["s","<",["[","^"]],"[T","]<"]],["[+","^"]]]]]', // 742 readBadCutDialect
      '[0,["N",34,[":",0,["$",["/",592,["s",24,["&",707]],379,["[+","`"],["[","^"]]]]]]', // 743 readLoneText
      '[1,["L",745]]', // 744 leaf
      '[1,["/",746,185,747]]', // 745 readRegionEnd
      '[0,["N","RegionClose",7]]', // 746 readRegionClose
      '[0,["N","RegionOver",""]]', // 747 readRegionOver
      '[1,["L",749]]', // 748 leaf
      '[1,["M","BadRegionMarker",750,7]]', // 749 readBadRegionMarker
      '[0,["option","turnOpen","<|CHATBOT_TOKEN|>"]]', // 750 readTurnOpen
      '[0,["L",752]]', // 751 leaf
      '[0,["N","ThoughtOpen",44]]', // 752 readThoughtOpen
      '[1,["L",["/",754,313,755]]]', // 753 leaf
      '[0,["N","EmptyThought",45]]', // 754 readEmptyThought
      '[0,["N",35,[":",0,["$",["s",11,47]]]]]', // 755 readNamedOpening
      '[1,["L",["/",316,679,734,735,757,738,762,739,763]]]', // 756 leaf
      '[0,["N",36,["s",[":",0,["$",""]],["!",["s",62,758]],["&",["s",["[*","\\t\\n\\r "],669]],["&",672],[":",1,["|",1,null,true,678]],677]]]', // 757 readLoneCalls
      '[0,["q",759]]', // 758 skip_bareDialect
      '[0,["/",["{",83,["s","{",["[*","\\t\\n\\r "],["?",67],["/","\\"name\\"","\\"function\\""],["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","\\"parameters\\"","\\"arguments\\""]]],["{",84,["s","{",["[*","\\t\\n\\r "],["?",67],"\\"function\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",85,["s","<answer>",24]],["{",86,["s","[",["[*","\\t\\n\\r "],"{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],68,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"arguments\\""]],["{",87,["s",["!",760],"[",["[*","\\t\\n\\r "],74,"(",["[*","\\t\\n\\r "],["/",")",["s",74,["[*","\\t\\n\\r "],"=",["!","="]]]]],["{",88,["s","[",["[*","\\t\\n\\r "],74,"(",["[*","\\t\\n\\r "],["/",68,761],["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["!",["[","^"]]]],["{",89,["s",["?"," "],"to=",74,"<|message|>"]],["{",90,["s",["?"," "],"to=",74," <|channel|> "]],["{",91,["s",["?"," "],"to=",74,["[*"," "],["[*","a-z"],"<|"]],["{",92,["s",["?","**"],"Thought",39,["*",["s",["!",["s",24,77]],["[","^"]]],24,77]]]," *<T[t{"]', // 759 read_bareDialect
      '[0,["s","[",74,"()]",["[","(["]]]', // 760 skipMarkLink
      '[0,["s","\'",["*",["/",["s","\\\\",["[","^"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]]', // 761 skipMarkSingle
      '[0,["N",37,[":",0,759]]]', // 762 readBareDialect
      '[0,["N",38,[":",0,["$",["s",715,"(",["[*","\\t\\n\\r "],["/",")",["s",294,["[*","\\t\\n\\r "],"=",["!","="]]]]]]]]', // 763 readLikeLine
      '[1,["L",765]]', // 764 leaf
      '[1,["M","BadFence",["s",["&",766],["/",685,770],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",["/",86,772]]]],"`~"]', // 765 readBadFence
      '[0,["/",["s",685,["[*","^\\n\\r`"],24,["*",["/",767,["s",["!",769],["/",685,["[","^"]]]]],["/",["s",685,314],["!",["[","^"]]]],["s",770,["[*","^\\n\\r"],24,["*",["s",["!",771],["/",770,["[","^"]]]],["/",["s",770,314],["!",["[","^"]]]]],"`~"]', // 766 skipWholeFence
      '[0,["s",685,["[*","\\t "],["[","^\\t\\n\\r `"],["[*","^\\n\\r`"],24,["*",["s",["!",768],["/",685,["[","^"]]]],["/",768,["!",["[","^"]]]]]', // 767 skipShownFence
      '[0,["/",["s",["&","```"],134],769],"`"]', // 768 skipShownEnd
      '[0,["s",685,["[*","\\t "],["/",24,253,["!",["[","^"]]]]]', // 769 skipTickLine
      '[0,["s","~~~",["[*","~"]]]', // 770 skipTildes
      '[0,["s",770,["[*","\\t "],["/",24,253,["!",["[","^"]]]]]', // 771 skipTildeLine
      '[0,["s","{",["[*","\\t\\n\\r "],"\\"name\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],"\\"",101,"\\"",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\"",["/","arguments","parameters"],"\\"",["[*","\\t\\n\\r "],":"]]', // 772 skip_fencedObject
      '[0,["L",["&",772]],"{"]', // 773 leaf
      '[1,["L",["?",["/",775,776]]]]', // 774 leaf
      '[0,["N","WrappingEnd",["s",["/",685,770],["&",["s",["[*","\\t "],694]]]],"`~"]', // 775 readWrappingEnd
      '[1,["M","MissingFenceEnd",["s",["|",0,2,false,["[","`~"]],["!",["[","^"]]]]]', // 776 readMissingFenceEnd
      '[0,["L",778]]', // 777 leaf
      '[0,["N",39,["s",62,["&",766],["/",685,770],["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],[":",0,["/",64,759]]]]]', // 778 readWrappedDialect
      '[0,["L",["?",780]]]', // 779 leaf
      '[0,["N","End",["!",["[","^"]]]]', // 780 readEnd
      '[1,["L",["?",782]]]', // 781 leaf
      '[1,["M","BadThoughtAgain",["s",["[*","\\t\\n\\r "],44]]]', // 782 readBadThoughtAgain
      '[0,["L",784]]', // 783 leaf
      '[0,["N","ThoughtGoesOn",""]]', // 784 readThoughtGoesOn
      '[0,["L",786]]', // 785 leaf
      '[0,["N","FirstThoughtHead",["s",787,172]]]', // 786 readFirstThoughtHead
      '[0,["s",788,"self",["!",168]]]', // 787 skipToSelf
      '[0,["option","addressed",""]]', // 788 readAddressed
      '[0,[[["s",["!",343],["[","^"]],null,0,null,false]]]', // 789 text
      '[1,["L",791]]', // 790 leaf
      '[1,["/",352,185,354,356]]', // 791 readThoughtMessageEnd
      '[0,["L",793]]', // 792 leaf
      '[0,["N","FirstCallsHead",["s",794,172,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 793 readFirstCallsHead
      '[0,["s",788,166]]', // 794 skipToTool
      '[1,["L",["/",365,371,796]]]', // 795 leaf
      '[1,["M","BadBesideCalls",["+",["s",["!",343],["!",["s",253,314]],["!",86],["!",377],["[","^"]]]]]', // 796 readBadBesideCalls
      '[0,["L",798]]', // 797 leaf
      '[0,["N","FirstUserHead",["s",788,167,["!",168],172]]]', // 798 readFirstUserHead
      '[0,[[["s",788,["!",343],["[","^"]],null,0,null,false]]]', // 799 text
      '[0,["L",["!",343]]]', // 800 leaf
      '[0,["L",802]]', // 801 leaf
      '[0,["N","FirstTextHead",["s",359,803]]]', // 802 readFirstTextHead
      '[0,["s",["&",804],24]]', // 803 skipRecipientEnd
      '[0,["option","recipientOpenIsUsed",""]]', // 804 readRecipientOpenIsUsed
      '[1,["L",806]]', // 805 leaf
      '[1,["N","FirstCodeHead",["s",341,["!",168],["*",338],172],["s",341,803]]]', // 806 readFirstCodeHead
      '[1,["L",808]]', // 807 leaf
      '[1,["N",40,["s",[":",0,362],["*",338],172],["s",[":",0,363],803]],"\\\\-.0-9A-Z_a-z\u0080-\uffff"]', // 808 readFirstToolHead
      '[1,["L",810]]', // 809 leaf
      '[1,["M","BadMessagesFence",["s",154,["&",766],"```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",156]]]]', // 810 readBadMessagesFence
      '[0,["L",["!","```"]]]', // 811 leaf
      '[1,["L",813]]', // 812 leaf
      '[1,["N",41,["s",["&",156],[":",0,337],["*",["s",["!",814],338]],815,172],["s",["&",156],[":",0,337],165,787,172]]]', // 813 readThoughtHead
      '[0,["s",164,["[*","\\t "],"analysis",["!",168],["*",["s",["!",164],161]],["&",172]]]', // 814 skipLastAnalysis
      '[1,["s",164,["[*","\\t "],"analysis",["!",168],["*",["s",["!",164],338]],["&",172]]]', // 815 noteLastAnalysis
      '[0,["L",817]]', // 816 leaf
      '[0,["N",42,["s",["&",156],[":",0,337],165,["!",787],794,172,["!",["s",["[*","\\t\\n\\r "],["[","\\"\'[{"]]]]]]', // 817 readCallsHead
      '[1,["L",["/",819,313,1,820]]]', // 818 leaf
      '[1,["M","BadMessageMarker",344]]', // 819 readBadMessageMarker
      '[1,["@",1,["endsInside",348],["M","BadCutHead",["[+","^"]]]]', // 820 readBadCutHead
      '[0,["L",["!",822]]]', // 821 leaf
      '[0,["s",154,158,["/",167,166],["*",161],172]]', // 822 skipFirstHead
      '[0,["L",757]]', // 823 leaf
      '[1,["L",825]]', // 824 leaf
      '[1,["M","BadOutside",""]]', // 825 readBadOutside
      '[1,["L",["?",["/",827,776]]]]', // 826 leaf
      '[0,["N","MessagesFenceEnd",["s","```",["[*","\\t "],["?",24],["&",["/",253,["!",["[","^"]]]]]]]', // 827 readMessagesFenceEnd
      '[1,["L",829]]', // 828 leaf
      '[1,["@",1,["endsInside",822],["M","BadCutFirst",["[+","^"]]]]', // 829 readBadCutFirst
      '[1,["L",["/",831,825]]]', // 830 leaf
      '[1,["M","MissingMessages",["!",["[","^"]]]]', // 831 readMissingMessages
      '[1,["L",833]]', // 832 leaf
      '[1,["M","BadStepsFence",["s","```",["[*","^\\n\\r`"],24,["[*","\\t\\n\\r "],["&",25]]]]', // 833 readBadStepsFence
      '[0,["L",["/",668,1]],"\\t\\n\\r "]', // 834 leaf
      '[0,["L",836]]', // 835 leaf
      '[0,["N","ObjectActionHead",["s",33,["[*","\\t\\n\\r "],["&",36]]]]', // 836 readObjectActionHead
      '[0,["L",838]]', // 837 leaf
      '[0,["N","InputFence",["s","```",["[*","^\\n\\r`"],24]]]', // 838 readInputFence
      '[1,["L",["/",840,841,842]]]', // 839 leaf
      '[0,["N","InputFenceEnd","```"]]', // 840 readInputFenceEnd
      '[0,["N","ObjectAtEnd",["!",["[","^"]]]]', // 841 readObjectAtEnd
      '[1,["M","MissingInputFence",""]]', // 842 readMissingInputFence
      '[0,["L",844]]', // 843 leaf
      '[0,["N",43,[":",0,["$",38]]]]', // 844 readLikeStep
      '[0,["L",846]]', // 845 leaf
      '[0,["N",44,["s",33,34,[":",0,847],34,["[*","\\t "],24]]]', // 846 readActionHead
      '[0,["$",["s",["character","^[\\\\p{L}\\\\u005f]","u"],["*",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002e\\\\u002d]","u"]]]],"A-Z_a-z\u0080-\uffff"]', // 847 readActionName
      '[0,["L",849]]', // 848 leaf
      '[0,["N","InputHead",29]]', // 849 readInputHead
      '[0,["L",["&",["/","{",851]]],"\\"\'{"]', // 850 leaf
      '[0,["s",852,853]]', // 851 skipQuotedInput
      '[0,["/",["s","\\"",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\\"\\\\\\\\"]]],"\\""],["s","\'",["*",["/",["s","\\\\",["[","^\\n\\r"]],["[","^\\n\\r\'\\\\\\\\"]]],"\'"]],"\\"\'"]', // 852 skipTextInQuotes
      '[0,["s",["[*","\\t\\n\\r "],["/",25,"```",695,["!",["[","^"]]]]]', // 853 skipInputOver
      '[0,["L",855]]', // 854 leaf
      '[0,["N","EmptyInput",["s",["/","null","None"],["&",853]]],"Nn"]', // 855 readEmptyInput
      '[0,["L",["s",["!",25],["!",857],859]]]', // 856 leaf
      '[0,["q",858]]', // 857 skipCutStep
      '[0,["@",1,["endsInside",25],""]]', // 858 readCutStep
      '[0,["s",["!",860],["[","^\\n\\r"]]]', // 859 skipTextStart
      '[0,["/",["s",45,["!",47]],695]]', // 860 skip_textEnd
      '[0,[[["s",["!",860],["[","^\\n\\r"]],null,0,null,false],[["s",24,["!",["/",57,["s",["[*","\\t\\n\\r "],669]]],["[*","\\t\\n\\r "],["!",["/",25,695,857,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 861 text
      '[1,["L",["/",840,863,842]]]', // 862 leaf
      '[0,["N","InputAtEnd",["!",["[","^"]]]]', // 863 readInputAtEnd
      '[1,["L",865]]', // 864 leaf
      '[1,["@",1,["endsInside",29],["M","BadCutInput",["[+","^"]]]]', // 865 readBadCutInput
      '[1,["L",867]]', // 866 leaf
      '[1,["/",1,868,373,869]]', // 867 readActionRest
      '[1,["@",1,["endsInside",25],["M","BadCutStep",["[+","^"]]]]', // 868 readBadCutStep
      '[1,["M","BadStepWords",["s",["!","```"],["!",25],["!",695],["+",["s",["!",860],["!",870],["[","^\\n\\r"]]]]]]', // 869 readBadStepWords
      '[0,["/",["s",["!","Action"],707],38]]', // 870 skipStepStop
      '[0,["L",872]]', // 871 leaf
      '[0,["/",873,874]]', // 872 readActionEnd
      '[0,["N","ActionAtEnd",["!",["[","^"]]]]', // 873 readActionAtEnd
      '[0,["N","ActionOver",""]]', // 874 readActionOver
      '[1,["L",876]]', // 875 leaf
      '[1,["N",45,["s",33,[":",0,847],877,"(",["&",878]]]]', // 876 readNamedHead
      '[1,["M","BadInline",["[*","\\t "]]]', // 877 readBadInline
      '[0,["s",["[*","\\t\\n\\r "],["?",["s",718,["|",0,64,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],718]]]],["[*","\\t\\n\\r "],")",["[*","\\t "],["/",24,695,["!",["[","^"]]]],"\\t\\n\\r )A-Z_a-z\u0080-\uffff"]', // 878 skipNamedArguments
      '[1,["L",880]]', // 879 leaf
      '[1,["N",46,["s",33,[":",0,847],["&",["s",["[*","\\t "],["[","([{"]]],877]]]', // 880 readInlineHead
      '[0,["L",["?",882]]]', // 881 leaf
      '[0,["N","InlineOpen",["[","(["]]]', // 882 readInlineOpen
      '[0,["L",["&",["[","\\"\'{"]]],"\\"\'{"]', // 883 leaf
      '[0,[[["s",["!",["/",885,860]],["[","^\\n\\r"]],null,0,null,false]]]', // 884 text
      '[0,["s",["[",")]"],["[*","\\t "],["&",["/",24,695,["!",["[","^"]]]]]]', // 885 skipInlineClose
      '[0,["L",["?",887]]]', // 886 leaf
      '[0,["N","InlineClose",["s",["[",")]"],["[*","\\t "],["&",["/",24,695,["!",["[","^"]]]]]]]', // 887 readInlineClose
      '[0,["L",889]]', // 888 leaf
      '[0,["N","ThoughtLabel",26]]', // 889 readThoughtLabel
      '[0,["L",["!",25]]]', // 890 leaf
      '[0,["L",859]]', // 891 leaf
      '[0,["L",["!",857]]]', // 892 leaf
      '[1,["L",894]]', // 893 leaf
      '[1,["/",185,895]]', // 894 readStepThoughtEnd
      '[0,["N","StepOver",""]]', // 895 readStepOver
      '[0,["L",897]]', // 896 leaf
      '[0,["N","AnswerLabel",31]]', // 897 readAnswerLabel
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false]]]', // 898 text
      '[0,["L",["/",["s","c",["&",["[","^a"]]],["s","f",["&",["[","^u"]]],["s","A",["&",["[","^c"]]],82]],"A`cf"]', // 899 leaf
      '[0,["L",["s",["!",860],["!",870],["[","^\\n\\r`"]]]]', // 900 leaf
      '[0,[[null," !#-%\'-)+-;=?@B-Z\\\\^_abdeg-z|-\uffff",1,null,false],[["s","c",["&",["[","^a"]]],null,0,null,false],[["s","f",["&",["[","^u"]]],null,0,null,false],[["s","A",["&",["[","^c"]]],null,0,null,false],[["s","`",["!","`"],["+",["/",["[","^\\n\\r`"],["s","``",["[*","`"]]]],"`",["!","`"]],null,0,null,false],[["s","``",["!","`"],["+",["/",["[","^\\n\\r`"],["s","`",["!","`"]],["s","```",["[*","`"]]]],"``",["!","`"]],null,0,null,false],[["s","```",["[*","`"],["[+","^\\n\\r`"],"```"],"`",0,null,false],[83,null,0,null,false],[null,"`",1,null,false],[["s",["!",860],["!",870],["[","^\\n\\r`"]],null,0,null,false],[["s",24,["!",["/",57,["s",["[*","\\t\\n\\r "],669]]],["[*","\\t\\n\\r "],["!",["/",25,695,857,"```","~~~",["!",["[","^"]]]]],null,0,null,false]]]', // 901 text
      '[1,["L",903]]', // 902 leaf
      '[1,["M","BadLoneInput",["s",29,["[*","^\\n\\r"]]]]', // 903 readBadLoneInput
      '[1,["L",868]]', // 904 leaf
      '[1,["L",["/",738,741,742,743]]]', // 905 leaf
      '[1,["L",["?",["/",907,776]]]]', // 906 leaf
      '[0,["N","StepsFenceEnd",["s","```",["[*","\\t "],["&",["/",24,["!",["[","^"]]]]]]]', // 907 readStepsFenceEnd
      '[0,["L",["?",757]]]', // 908 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { option: ofOption, i: ofCase, character: ofCharacter, "{": ofAction, handing: ofHanding, hand: ofHand, scan: ofScan, same: ofSame, endsInside: ofEndsInside, inside: ofInside, closes: ofCloses } });

  const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: rules.at(78) }] } }, { op: 'leaf', read: rules.at(182) }] };
  const stepanyValue: Step = { op: 'choice', starts: [null, "{", null, null, "\"", "\"", "'", null, null], alternatives: [{ op: 'again', step: () => stepSet }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'leaf', read: rules.at(234), isShortcut: true }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: rules.at(274) }] };
  const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(199), body: stepanyValue }] };
  const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(191) }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
  const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(189) }, { op: 'optional', body: steplistBehind }] };
  const steppyPart: Step = { op: 'choice', starts: ["$A-Z_a-z\u0080-\uffff", null, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: rules.at(196) }, stepvalue, { op: 'leaf', read: rules.at(325) }] };
  const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(366), body: stepvalue }] };
  const stepmessageBody: Step = { op: 'choice', starts: ["\"'[n{", null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
  const stepinnerPart: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(409) }, { op: 'again', step: () => stepElement }] };
  const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(502), body: stepinnerPart }] };
  const stepunmarkedInner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(538), body: { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(409) }, { op: 'again', step: () => stepUnmarkedElement }] } }] };
  const stepelementOrCut: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepElement }, { op: 'again', step: () => stepUnmarkedElement }, { op: 'leaf', read: rules.at(546) }] };
  const stepelementOfCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(491), body: stepelementOrCut }] };
  const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(553), body: stepvalue }] };
  const steptoolObject: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(574), body: stepvalue }] };
  const steptoolPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "{", null], alternatives: [{ op: 'leaf', read: rules.at(409) }, { op: 'again', step: () => stepElement }, steptoolObject, { op: 'leaf', read: rules.at(575) }] };
  const stepanyCall: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(391) }, { op: 'again', step: () => stepCall }, { op: 'again', step: () => stepElementCall }] };
  const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(587) }] };
  const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(605) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", "\t\n\r ,"], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(607) }] } }, { op: 'leaf', read: rules.at(609) }] };
  const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(611), body: { op: 'again', step: () => stepPyCall } }] };
  const stepobjectOrList: Step = { op: 'choice', starts: ["{", null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
  const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(612), body: stepobjectOrList }] };
  const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(616), body: stepcallOrCut }] };
  const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(589) }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: rules.at(614) }, stepnextCall, { op: 'leaf', read: rules.at(617) }] };
  const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(650), body: { op: 'again', step: () => stepObject } }] };
  const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, null, "<", "<"], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'leaf', read: rules.at(331) }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: rules.at(357) }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'leaf', read: rules.at(655) }, { op: 'again', step: () => stepTool }] };
  const steptextPart: Step = { op: 'choice', starts: [null, "\n\r", null, null, null, null, null, "\n\r`~", null, null], alternatives: [{ op: 'leaf', read: rules.at(8) }, { op: 'again', step: () => stepLineThought }, { op: 'leaf', read: rules.at(187) }, stepstrayThoughtClose, { op: 'leaf', read: rules.at(312) }, { op: 'sequence', hand: null, steps: [stepcalls, { op: 'loop', body: { op: 'again', step: () => stepThoughtBehind } }] }, { op: 'leaf', read: rules.at(667) }, { op: 'again', step: () => stepFence }, { op: 'again', step: () => stepText }, { op: 'leaf', read: rules.at(733) }] };
  const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(6), body: steptextPart }] };
  const stepleadPart: Step = { op: 'choice', starts: ["\t\n\r \ufeff", null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(0) }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(748) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(753) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'leaf', read: rules.at(756) }] };
  const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: rules.at(748) }, steptextPart] };
  const stepcallsPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(409) }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepBareCalls }, { op: 'leaf', read: rules.at(795) }] };
  const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(800), body: steptextPart }] };
  const stepmessageText: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepShownText }, stepoutsidePart] };
  const stepfirst: Step = { op: 'choice', starts: [null, null, null, null, null, "\\-.0-9A-Z_a-z\u0080-\uffff"], alternatives: [{ op: 'again', step: () => stepFirstThought }, { op: 'again', step: () => stepFirstCalls }, { op: 'again', step: () => stepFirstText }, { op: 'leaf', read: rules.at(801) }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
  const stepfirstOutside: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(823) }, stepoutsidePart] };
  const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCallsMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: rules.at(818) }, { op: 'again', step: () => stepStray }] };
  const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(850), body: stepvalue }] };
  const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(811), body: { op: 'choice', starts: ["\"'{", "Nn", null], alternatives: [stepinputValue, { op: 'leaf', read: rules.at(854) }, { op: 'again', step: () => stepInputText }] } }] };
  const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(883), body: stepvalue }] };
  const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(890), body: { op: 'again', step: () => stepStepThoughtText } }] };
  const stepthoughtText: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(409) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(892), body: stepthoughtStart }] }] };
  const stepstepPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null, "A", null, null, null, null, null, null, "\n\r`~", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(834) }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(312) }, { op: 'again', step: () => stepObjectAction }, { op: 'leaf', read: rules.at(843) }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepNamedAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: rules.at(902) }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: rules.at(904) }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: rules.at(905) }] };
  const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(811), body: stepstepPart }] };
  const stepReply: Step = { op: 'rule', name: 'Reply', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(777) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(779) }] } };
  const stepRegion: Step = { op: 'rule', name: 'Region', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(3) }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: rules.at(744) }] } };
  const stepLineThought: Step = { op: 'rule', name: 'LineThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(55) }, stepthoughtRest] } };
  const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(58), isSome: true } };
  const stepBareList: Step = { op: 'rule', name: 'BareList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(192), body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepList: Step = { op: 'rule', name: 'List', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(193) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(196) }, stepvalue, { op: 'leaf', read: rules.at(306) }] } }, { op: 'leaf', read: rules.at(309) }] } };
  const stepSet: Step = { op: 'rule', name: 'Set', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(200) }, { op: 'loop', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'leaf', read: rules.at(196) }, stepvalue, { op: 'leaf', read: rules.at(302) }] } }, { op: 'leaf', read: rules.at(303) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(202) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: rules.at(287) }] } }, { op: 'leaf', read: rules.at(298) }] } };
  const stepMember: Step = { op: 'rule', name: 'Member', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(204) }, { op: 'leaf', read: rules.at(219) }, { op: 'optional', body: { op: 'choice', starts: [null, ",]}"], alternatives: [stepvalue, { op: 'leaf', read: rules.at(285) }] } }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as TripleOpenNode; return taken.quote; } }, steps: [{ op: 'leaf', read: rules.at(221) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: rules.at(226) }] } }, { op: 'leaf', read: rules.at(229) }] } };
  const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(223), isSome: true } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(242) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: rules.at(247) }] } }, { op: 'leaf', read: rules.at(255) }] } };
  const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(244), isSome: true } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(258) }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: rules.at(247) }] } }, { op: 'leaf', read: rules.at(255) }] } };
  const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(260), isSome: true } };
  const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(263) }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: rules.at(270) }] } };
  const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', attribute: -1, isText: true, body: { op: 'text', read: rules.text(265), isSome: true } };
  const stepBuiltin: Step = { op: 'rule', name: 'Builtin', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(319) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(328) }] } };
  const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(322) }, { op: 'leaf', read: rules.at(324) }, { op: 'optional', body: stepvalue }] } };
  const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(335) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(349) }] } };
  const stepCode: Step = { op: 'rule', name: 'Code', attribute: -1, isText: true, body: { op: 'text', read: rules.text(342), isSome: true } };
  const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(360) }, { op: 'leaf', read: rules.at(324) }, { op: 'leaf', read: rules.at(364) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(369) } }, { op: 'leaf', read: rules.at(383) }] } };
  const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', attribute: -1, isText: true, body: { op: 'text', read: rules.text(367), isSome: true } };
  const stepSection: Step = { op: 'rule', name: 'Section', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(384) }, { op: 'leaf', read: rules.at(324) }, { op: 'optional', body: stepcallOrCut }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: rules.at(624) }, { op: 'leaf', read: rules.at(631) }] } };
  const stepCall: Step = { op: 'rule', name: 'Call', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as CallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(395) }, { op: 'leaf', read: rules.at(324) }, { op: 'leaf', read: rules.at(406) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(409) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(481) }, stepelementOfCall, { op: 'leaf', read: rules.at(550) }, stepargumentsOfJson, { op: 'leaf', read: rules.at(555) }] } }, { op: 'leaf', read: rules.at(558) }] } };
  const stepParameter: Step = { op: 'rule', name: 'Parameter', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(410) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepVerbatim }, { op: 'leaf', read: rules.at(447) }] } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepRaw }, { op: 'leaf', read: rules.at(469) }] } }, { op: 'leaf', read: rules.at(472) }, { op: 'leaf', read: rules.at(479) }] } };
  const stepVerbatim: Step = { op: 'rule', name: 'Verbatim', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(432) }, { op: 'optional', body: { op: 'again', step: () => stepVerbatimText } }, { op: 'leaf', read: rules.at(443) }] } };
  const stepVerbatimText: Step = { op: 'rule', name: 'VerbatimText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(435), isSome: true } };
  const stepRaw: Step = { op: 'rule', name: 'Raw', attribute: -1, isText: true, body: { op: 'text', read: rules.text(450), isSome: true } };
  const stepElement: Step = { op: 'rule', name: 'Element', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(492) }, { op: 'leaf', read: rules.at(499) }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: rules.at(525) }, { op: 'leaf', read: rules.at(532) }] } };
  const stepElementText: Step = { op: 'rule', name: 'ElementText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(503), isSome: true } };
  const stepUnmarkedElement: Step = { op: 'rule', name: 'UnmarkedElement', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as UnmarkedHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: rules.at(534) }, { op: 'loop', body: stepunmarkedInner }, { op: 'optional', body: { op: 'again', step: () => stepUnmarkedText } }, { op: 'leaf', read: rules.at(543) }] } };
  const stepUnmarkedText: Step = { op: 'rule', name: 'UnmarkedText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(540), isSome: true } };
  const stepElementCall: Step = { op: 'rule', name: 'ElementCall', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ElementCallHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(569) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, null, null, null], alternatives: [{ op: 'leaf', read: rules.at(409) }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: rules.at(481) }, { op: 'again', step: () => stepArguments }, { op: 'again', step: () => stepLooseArguments }, { op: 'leaf', read: rules.at(575) }] } }, { op: 'leaf', read: rules.at(558) }] } };
  const stepArguments: Step = { op: 'rule', name: 'Arguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(571) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(580) }] } };
  const stepLooseArguments: Step = { op: 'rule', name: 'LooseArguments', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepElement }, { op: 'leaf', read: rules.at(585) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(580) }] } };
  const stepPyList: Step = { op: 'rule', name: 'PyList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(594) }, { op: 'loop', body: { op: 'choice', starts: ["A-Z_a-z\u0080-\uffff", null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: rules.at(601) }] } }, { op: 'leaf', read: rules.at(602) }] } };
  const stepPyCall: Step = { op: 'rule', name: 'PyCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(596) }, { op: 'leaf', read: rules.at(324) }, { op: 'leaf', read: rules.at(599) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(328) }] } };
  const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(633) }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
  const stepWordedList: Step = { op: 'rule', name: 'WordedList', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(636) }, { op: 'leaf', read: rules.at(324) }, { op: 'optional', body: { op: 'choice', starts: [null, "{"], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
  const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(638), body: stepanyCall }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepanyCall, { op: 'leaf', read: rules.at(641) }] } }, { op: 'leaf', read: rules.at(642) }] } };
  const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(644) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(648) }] } };
  const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(650), body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: rules.at(651) }] } }] } };
  const stepBareLines: Step = { op: 'rule', name: 'BareLines', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(652), body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: rules.at(653) } }, { op: 'leaf', read: rules.at(642) }] } };
  const stepTool: Step = { op: 'rule', name: 'Tool', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: rules.at(657) }, { op: 'loop', body: steptoolPart }, { op: 'leaf', read: rules.at(660) }] } };
  const stepThoughtBehind: Step = { op: 'rule', name: 'ThoughtBehind', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(665) }, stepthoughtRest] } };
  const stepFence: Step = { op: 'rule', name: 'Fence', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as FenceOpenNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(682) }, { op: 'leaf', read: rules.at(688) }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: rules.at(701) }] } };
  const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(690), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(696) }, { op: 'text', read: rules.text(697) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(698) }, { op: 'text', read: rules.text(699) }] }, { op: 'leaf', read: rules.at(700) }] } }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(690), body: { op: 'choice', starts: ["`", "~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(696) }, { op: 'text', read: rules.text(697) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(698) }, { op: 'text', read: rules.text(699) }] }, { op: 'leaf', read: rules.at(700) }] } }] } }] } };
  const stepText: Step = { op: 'rule', name: 'Text', attribute: -1, isText: true, body: { op: 'text', read: rules.text(704), isSome: true } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(751) }, stepthoughtRest] } };
  const stepWrapping: Step = { op: 'rule', name: 'Wrapping', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(764) }, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r ", null, null, "{"], alternatives: [{ op: 'leaf', read: rules.at(409) }, stepcalls, { op: 'again', step: () => stepBareList }, { op: 'again', step: () => stepFencedObject }] } }, { op: 'leaf', read: rules.at(774) }] } };
  const stepFencedObject: Step = { op: 'rule', name: 'FencedObject', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(773), body: { op: 'again', step: () => stepObject } }] } };
  const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(781) }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(777) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(779) }] } };
  const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(783) }, stepthoughtRest] } };
  const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["`~", null], alternatives: [{ op: 'again', step: () => stepWrapping }, { op: 'leaf', read: rules.at(777) }] }, { op: 'loop', body: stepleadPart }] } }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: rules.at(779) }] } };
  const stepFirstThought: Step = { op: 'rule', name: 'FirstThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(785) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(790) }] } };
  const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', attribute: -1, isText: true, body: { op: 'text', read: rules.text(789), isSome: true } };
  const stepFirstCalls: Step = { op: 'rule', name: 'FirstCalls', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(792) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(383) }] } };
  const stepFirstText: Step = { op: 'rule', name: 'FirstText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(797) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(383) }] } };
  const stepShownText: Step = { op: 'rule', name: 'ShownText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(799), isSome: true } };
  const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(805) }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: rules.at(349) }] } };
  const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(807) }, { op: 'leaf', read: rules.at(324) }, { op: 'leaf', read: rules.at(364) }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: rules.at(369) } }, { op: 'leaf', read: rules.at(383) }] } };
  const stepMessages: Step = { op: 'rule', name: 'Messages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(324) }, { op: 'optional', body: { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepFencedMessages }, { op: 'leaf', read: rules.at(828) }, { op: 'again', step: () => stepLead }] } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(779) }] } };
  const stepFencedMessages: Step = { op: 'rule', name: 'FencedMessages', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(809) }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(811), body: stepmessagePart }] } }, { op: 'leaf', read: rules.at(826) }] } };
  const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(812) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(790) }] } };
  const stepCallsMessage: Step = { op: 'rule', name: 'CallsMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(816) }, { op: 'loop', body: stepcallsPart }, { op: 'leaf', read: rules.at(383) }] } };
  const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(357) }, { op: 'loop', body: stepmessageText }, { op: 'leaf', read: rules.at(383) }] } };
  const stepStray: Step = { op: 'rule', name: 'Stray', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(821), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(824) }] } };
  const stepLead: Step = { op: 'rule', name: 'Lead', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(821), body: stepfirstOutside }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: rules.at(830) }] } };
  const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(779) }] } };
  const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(783) }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: rules.at(790) }] } };
  const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: rules.at(779) }] } };
  const stepSteps: Step = { op: 'rule', name: 'Steps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(324) }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'leaf', read: rules.at(908) }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(779) }] } };
  const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(832) }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: rules.at(906) }] } };
  const stepObjectAction: Step = { op: 'rule', name: 'ObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(835) }, { op: 'optional', body: { op: 'choice', starts: ["`", "{"], alternatives: [{ op: 'again', step: () => stepFencedObjectAction }, { op: 'again', step: () => stepObject }] } }] } };
  const stepFencedObjectAction: Step = { op: 'rule', name: 'FencedObjectAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(837) }, { op: 'leaf', read: rules.at(324) }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: rules.at(324) }, { op: 'leaf', read: rules.at(839) }] } };
  const stepAction: Step = { op: 'rule', name: 'Action', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(845) }, { op: 'leaf', read: rules.at(324) }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: rules.at(864) }] } }, { op: 'loop', body: { op: 'leaf', read: rules.at(866) } }, { op: 'leaf', read: rules.at(871) }] } };
  const stepInput: Step = { op: 'rule', name: 'Input', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(848) }, { op: 'leaf', read: rules.at(324) }, { op: 'optional', body: { op: 'choice', starts: ["`", "\"'{", "Nn", null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'leaf', read: rules.at(854) }, { op: 'again', step: () => stepInputText }] } }] } };
  const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(837) }, { op: 'leaf', read: rules.at(324) }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: rules.at(324) }, { op: 'leaf', read: rules.at(862) }] } };
  const stepInputText: Step = { op: 'rule', name: 'InputText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(856) }, { op: 'text', read: rules.text(861) }] } };
  const stepNamedAction: Step = { op: 'rule', name: 'NamedAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(875) }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: rules.at(328) }, { op: 'loop', body: { op: 'leaf', read: rules.at(866) } }, { op: 'leaf', read: rules.at(871) }] } };
  const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(879) }, { op: 'leaf', read: rules.at(881) }, { op: 'optional', body: { op: 'choice', starts: ["\"'{", null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: rules.at(886) }, { op: 'loop', body: { op: 'leaf', read: rules.at(866) } }, { op: 'leaf', read: rules.at(871) }] } };
  const stepInlineText: Step = { op: 'rule', name: 'InlineText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(884), isSome: true } };
  const stepStepThought: Step = { op: 'rule', name: 'StepThought', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(888) }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(893) }] } };
  const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(891) }, { op: 'text', read: rules.text(861) }] } };
  const stepAnswer: Step = { op: 'rule', name: 'Answer', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(896) }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
  const stepStepText: Step = { op: 'rule', name: 'StepText', attribute: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [" !#-%'-)+-;=?@B-Z\\^_abdeg-z|-\uffff", "A`cf", "`", null], alternatives: [{ op: 'text', read: rules.text(898), isSome: true }, { op: 'leaf', read: rules.at(899) }, { op: 'text', read: rules.text(697), isSome: true }, { op: 'leaf', read: rules.at(900) }] }, { op: 'text', read: rules.text(901) }] } };
  const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: rules.at(779) }] } };
  const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(783) }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: rules.at(893) }] } };

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
