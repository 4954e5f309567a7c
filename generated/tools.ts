// Generated from grammars/tools/reply.peggy, grammars/tools/calls.peggy, grammars/tools/parameters.peggy, grammars/tools/python.peggy, grammars/tools/elements.peggy, grammars/tools/messages.peggy, grammars/tools/steps.peggy, grammars/tools/values.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TextPiece, type TreeNode, startsOf, tableOf } from '../src/engine/index.ts';

export interface EndNode extends TreeNode {
  readonly type: 'End';
}

export interface RegionOpenNode extends TreeNode {
  readonly type: 'RegionOpen';
}

export interface RegionCloseNode extends TreeNode {
  readonly type: 'RegionClose';
}

export interface RegionOverNode extends TreeNode {
  readonly type: 'RegionOver';
}

export interface CitationNode extends TreeNode {
  readonly type: 'Citation';
}

export interface ThoughtGoesOnNode extends TreeNode {
  readonly type: 'ThoughtGoesOn';
}

export interface ThoughtOpenNode extends TreeNode {
  readonly type: 'ThoughtOpen';
}

export interface ThoughtCodeNode extends TreeNode {
  readonly type: 'ThoughtCode';
  readonly text: string;
}

export interface ThoughtTickNode extends TreeNode {
  readonly type: 'ThoughtTick';
  readonly text: string;
}

export interface ThoughtCloseNode extends TreeNode {
  readonly type: 'ThoughtClose';
}

export interface EmptyThoughtNode extends TreeNode {
  readonly type: 'EmptyThought';
}

export interface WrappingEndNode extends TreeNode {
  readonly type: 'WrappingEnd';
}

export interface FenceOpenNode extends TreeNode {
  readonly type: 'FenceOpen';
  readonly text: string;
}

export interface FenceCloseNode extends TreeNode {
  readonly type: 'FenceClose';
  readonly text: string;
}

export interface InlineCodeNode extends TreeNode {
  readonly type: 'InlineCode';
  readonly text: string;
}

export interface LoneTextNode extends TreeNode {
  readonly type: 'LoneText';
  readonly text: string;
}

export interface BadThoughtAgainNode extends RecoveryNode {
  readonly type: 'BadThoughtAgain';
}

export interface BadRegionMarkerNode extends RecoveryNode {
  readonly type: 'BadRegionMarker';
}

export interface BadThoughtCloseNode extends RecoveryNode {
  readonly type: 'BadThoughtClose';
}

export interface MissingThoughtRestNode extends RecoveryNode {
  readonly type: 'MissingThoughtRest';
}

export interface MissingThoughtCloseNode extends RecoveryNode {
  readonly type: 'MissingThoughtClose';
}

export interface BadEndTokenNode extends RecoveryNode {
  readonly type: 'BadEndToken';
}

export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface BadStrayCloseNode extends RecoveryNode {
  readonly type: 'BadStrayClose';
}

export interface BadCutMarkerNode extends RecoveryNode {
  readonly type: 'BadCutMarker';
}

export interface BadCutOpeningNode extends RecoveryNode {
  readonly type: 'BadCutOpening';
}

export interface SectionOpenNode extends TreeNode {
  readonly type: 'SectionOpen';
}

export interface SectionCloseNode extends TreeNode {
  readonly type: 'SectionClose';
}

export interface SectionOverAtEndNode extends TreeNode {
  readonly type: 'SectionOverAtEnd';
}

export interface SectionOverNode extends TreeNode {
  readonly type: 'SectionOver';
}

export interface SeparatorNode extends TreeNode {
  readonly type: 'Separator';
}

export interface WordedListOpenNode extends TreeNode {
  readonly type: 'WordedListOpen';
}

export interface LoneCallHeadNode extends TreeNode {
  readonly type: 'LoneCallHead';
  readonly flaw: BadLoneOpenNode;
  readonly name: string;
}

export interface LoneCallEndNode extends TreeNode {
  readonly type: 'LoneCallEnd';
}

export interface LateCloseNode extends TreeNode {
  readonly type: 'LateClose';
}

export interface CallHeadNode extends TreeNode {
  readonly type: 'CallHead';
  readonly flaw: BadOtherCallNode | BadCallOpenNode | null;
  readonly name: string;
  readonly id: string | null;
  readonly attributes: AttributeNode[] | null;
  readonly nameFlaw: BadNameEndNode | BadNoNameEndNode | null;
}

export interface AttributeNode extends TreeNode {
  readonly type: 'Attribute';
  readonly name: string;
  readonly value: string;
}

export interface CallCloseNode extends TreeNode {
  readonly type: 'CallClose';
}

export interface CallOverNode extends TreeNode {
  readonly type: 'CallOver';
}

export interface CallOverAtEndNode extends TreeNode {
  readonly type: 'CallOverAtEnd';
}

export interface BadSectionOpenNode extends RecoveryNode {
  readonly type: 'BadSectionOpen';
}

export interface BadNoFenceNode extends RecoveryNode {
  readonly type: 'BadNoFence';
}

export interface BadOpenAgainNode extends RecoveryNode {
  readonly type: 'BadOpenAgain';
}

export interface BadSectionCloseNode extends RecoveryNode {
  readonly type: 'BadSectionClose';
}

export interface BadCutCloseNode extends RecoveryNode {
  readonly type: 'BadCutClose';
}

export interface MissingAtEndNode extends RecoveryNode {
  readonly type: 'MissingAtEnd';
}

export interface MissingSectionCloseNode extends RecoveryNode {
  readonly type: 'MissingSectionClose';
}

export interface BadStrayWordsNode extends RecoveryNode {
  readonly type: 'BadStrayWords';
}

export interface BadInnerFenceNode extends RecoveryNode {
  readonly type: 'BadInnerFence';
}

export interface InnerFenceEndNode extends TreeNode {
  readonly type: 'InnerFenceEnd';
}

export interface BadBracketsNode extends RecoveryNode {
  readonly type: 'BadBrackets';
}

export interface BadCallOpenNode extends RecoveryNode {
  readonly type: 'BadCallOpen';
}

export interface BadNameEndNode extends RecoveryNode {
  readonly type: 'BadNameEnd';
}

export interface BadOtherCallNode extends RecoveryNode {
  readonly type: 'BadOtherCall';
}

export interface BadNoNameEndNode extends RecoveryNode {
  readonly type: 'BadNoNameEnd';
}

export interface BadLoneOpenNode extends RecoveryNode {
  readonly type: 'BadLoneOpen';
}

export interface BadNamelessNode extends RecoveryNode {
  readonly type: 'BadNameless';
}

export interface BadCallCloseNode extends RecoveryNode {
  readonly type: 'BadCallClose';
}

export interface MissingCallCloseNode extends RecoveryNode {
  readonly type: 'MissingCallClose';
}

export interface BadJunkNode extends RecoveryNode {
  readonly type: 'BadJunk';
}

export interface BadCutCallNode extends RecoveryNode {
  readonly type: 'BadCutCall';
}

export interface ParameterHeadNode extends TreeNode {
  readonly type: 'ParameterHead';
  readonly key: string;
  readonly attributes: AttributeNode[] | null;
  readonly flaw: MissingKeyEndNode | BadParameterOpenNode | null;
}

export interface RawLayoutNode extends TreeNode {
  readonly type: 'RawLayout';
}

export interface RawEndNode extends TreeNode {
  readonly type: 'RawEnd';
}

export interface MissingKeyEndNode extends RecoveryNode {
  readonly type: 'MissingKeyEnd';
}

export interface BadParameterOpenNode extends RecoveryNode {
  readonly type: 'BadParameterOpen';
}

export interface BadParameterCloseNode extends RecoveryNode {
  readonly type: 'BadParameterClose';
}

export interface BadCutRawNode extends RecoveryNode {
  readonly type: 'BadCutRaw';
}

export interface MissingParameterCloseNode extends RecoveryNode {
  readonly type: 'MissingParameterClose';
}

export interface BadLoneKeyNode extends RecoveryNode {
  readonly type: 'BadLoneKey';
}

export interface BadCutParameterNode extends RecoveryNode {
  readonly type: 'BadCutParameter';
}

export interface PyOpenNode extends TreeNode {
  readonly type: 'PyOpen';
}

export interface PyCloseNode extends TreeNode {
  readonly type: 'PyClose';
}

export interface LineCommaNode extends TreeNode {
  readonly type: 'LineComma';
}

export interface LineListEndNode extends TreeNode {
  readonly type: 'LineListEnd';
}

export interface PyHeadNode extends TreeNode {
  readonly type: 'PyHead';
  readonly name: string;
}

export interface PyCallCloseNode extends TreeNode {
  readonly type: 'PyCallClose';
}

export interface PyKeyNode extends TreeNode {
  readonly type: 'PyKey';
  readonly name: string;
}

export interface BadBracketNode extends RecoveryNode {
  readonly type: 'BadBracket';
}

export interface BadLineListNode extends RecoveryNode {
  readonly type: 'BadLineList';
}

export interface BadCutArgumentNode extends RecoveryNode {
  readonly type: 'BadCutArgument';
}

export interface ToolHeadNode extends TreeNode {
  readonly type: 'ToolHead';
  readonly name: string;
}

export interface ToolCloseNode extends TreeNode {
  readonly type: 'ToolClose';
}

export interface ElementHeadNode extends TreeNode {
  readonly type: 'ElementHead';
  readonly key: string;
}

export interface ElementCloseNode extends TreeNode {
  readonly type: 'ElementClose';
}

export interface BadCutToolCloseNode extends RecoveryNode {
  readonly type: 'BadCutToolClose';
}

export interface MissingToolCloseNode extends RecoveryNode {
  readonly type: 'MissingToolClose';
}

export interface BadToolWordsNode extends RecoveryNode {
  readonly type: 'BadToolWords';
}

export interface BadElementCloseNode extends RecoveryNode {
  readonly type: 'BadElementClose';
}

export interface BadCutElementCloseNode extends RecoveryNode {
  readonly type: 'BadCutElementClose';
}

export interface MissingElementCloseNode extends RecoveryNode {
  readonly type: 'MissingElementClose';
}

export interface BadCutElementNode extends RecoveryNode {
  readonly type: 'BadCutElement';
}

export interface MessageCloseNode extends TreeNode {
  readonly type: 'MessageClose';
}

export interface MessageOverNode extends TreeNode {
  readonly type: 'MessageOver';
}

export interface ThoughtHeadNode extends TreeNode {
  readonly type: 'ThoughtHead';
  readonly opening: string;
}

export interface TextHeadNode extends TreeNode {
  readonly type: 'TextHead';
  readonly opening: string | null;
}

export interface ToolMessageHeadNode extends TreeNode {
  readonly type: 'ToolMessageHead';
  readonly opening: string | null;
  readonly name: string;
}

export interface CodeHeadNode extends TreeNode {
  readonly type: 'CodeHead';
  readonly opening: string | null;
}

export interface FirstToolHeadNode extends TreeNode {
  readonly type: 'FirstToolHead';
  readonly name: string;
}

export interface FirstCodeHeadNode extends TreeNode {
  readonly type: 'FirstCodeHead';
}

export interface FirstTextHeadNode extends TreeNode {
  readonly type: 'FirstTextHead';
}

export interface BuiltinHeadNode extends TreeNode {
  readonly type: 'BuiltinHead';
  readonly name: string;
}

export interface MissingMessagesNode extends RecoveryNode {
  readonly type: 'MissingMessages';
}

export interface BadOutsideNode extends RecoveryNode {
  readonly type: 'BadOutside';
}

export interface BadMessageWordsNode extends RecoveryNode {
  readonly type: 'BadMessageWords';
}

export interface BadMessageMarkerNode extends RecoveryNode {
  readonly type: 'BadMessageMarker';
}

export interface BadHeaderAgainNode extends RecoveryNode {
  readonly type: 'BadHeaderAgain';
}

export interface BadConstraintAgainNode extends RecoveryNode {
  readonly type: 'BadConstraintAgain';
}

export interface BadCutHeadNode extends RecoveryNode {
  readonly type: 'BadCutHead';
}

export interface BadCutMessageCloseNode extends RecoveryNode {
  readonly type: 'BadCutMessageClose';
}

export interface MissingMessageCloseNode extends RecoveryNode {
  readonly type: 'MissingMessageClose';
}

export interface StepsFenceEndNode extends TreeNode {
  readonly type: 'StepsFenceEnd';
}

export interface ThoughtLabelNode extends TreeNode {
  readonly type: 'ThoughtLabel';
}

export interface StepOverNode extends TreeNode {
  readonly type: 'StepOver';
}

export interface AnswerLabelNode extends TreeNode {
  readonly type: 'AnswerLabel';
}

export interface ActionHeadNode extends TreeNode {
  readonly type: 'ActionHead';
  readonly name: string;
}

export interface ActionAtEndNode extends TreeNode {
  readonly type: 'ActionAtEnd';
}

export interface ActionOverNode extends TreeNode {
  readonly type: 'ActionOver';
}

export interface InputHeadNode extends TreeNode {
  readonly type: 'InputHead';
}

export interface InputFenceNode extends TreeNode {
  readonly type: 'InputFence';
}

export interface InputFenceEndNode extends TreeNode {
  readonly type: 'InputFenceEnd';
}

export interface InputAtEndNode extends TreeNode {
  readonly type: 'InputAtEnd';
}

export interface InlineHeadNode extends TreeNode {
  readonly type: 'InlineHead';
  readonly name: string;
}

export interface InlineOpenNode extends TreeNode {
  readonly type: 'InlineOpen';
}

export interface InlineCloseNode extends TreeNode {
  readonly type: 'InlineClose';
}

export interface BadRunOnNode extends RecoveryNode {
  readonly type: 'BadRunOn';
}

export interface BadLoneInputNode extends RecoveryNode {
  readonly type: 'BadLoneInput';
}

export interface BadInlineNode extends RecoveryNode {
  readonly type: 'BadInline';
}

export interface BadStepWordsNode extends RecoveryNode {
  readonly type: 'BadStepWords';
}

export interface BadStepsFenceNode extends RecoveryNode {
  readonly type: 'BadStepsFence';
}

export interface BadCutStepNode extends RecoveryNode {
  readonly type: 'BadCutStep';
}

export interface BadCutInputNode extends RecoveryNode {
  readonly type: 'BadCutInput';
}

export interface MissingInputFenceNode extends RecoveryNode {
  readonly type: 'MissingInputFence';
}

export interface ObjectOpenNode extends TreeNode {
  readonly type: 'ObjectOpen';
}

export interface ObjectCloseNode extends TreeNode {
  readonly type: 'ObjectClose';
}

export interface KeyNode extends TreeNode {
  readonly type: 'Key';
  readonly quote: string;
  readonly name: string;
}

export interface ListOpenNode extends TreeNode {
  readonly type: 'ListOpen';
}

export interface ListCloseNode extends TreeNode {
  readonly type: 'ListClose';
}

export interface CommaNode extends TreeNode {
  readonly type: 'Comma';
}

export interface DoubleOpenNode extends TreeNode {
  readonly type: 'DoubleOpen';
}

export interface SingleOpenNode extends TreeNode {
  readonly type: 'SingleOpen';
}

export interface TripleOpenNode extends TreeNode {
  readonly type: 'TripleOpen';
}

export interface TripleCloseNode extends TreeNode {
  readonly type: 'TripleClose';
}

export interface MarkedOpenNode extends TreeNode {
  readonly type: 'MarkedOpen';
}

export interface MarkedCloseNode extends TreeNode {
  readonly type: 'MarkedClose';
}

export interface TextCloseNode extends TreeNode {
  readonly type: 'TextClose';
}

export interface EscapeNode extends TreeNode {
  readonly type: 'Escape';
  readonly text: string;
}

export interface NumberNode extends TreeNode {
  readonly type: 'Number';
  readonly text: string;
  readonly flaw: BadPointNode | null;
}

export interface WordNode extends TreeNode {
  readonly type: 'Word';
  readonly text: string;
}

export interface SpaceNode extends TreeNode {
  readonly type: 'Space';
  readonly text: string;
}

export interface BadDoubledBraceNode extends RecoveryNode {
  readonly type: 'BadDoubledBrace';
}

export interface BadCommaNode extends RecoveryNode {
  readonly type: 'BadComma';
}

export interface BadPointNode extends RecoveryNode {
  readonly type: 'BadPoint';
}

export interface BadNewlineNode extends RecoveryNode {
  readonly type: 'BadNewline';
}

export interface BadDoubleQuoteNode extends RecoveryNode {
  readonly type: 'BadDoubleQuote';
}

export interface BadSingleQuoteNode extends RecoveryNode {
  readonly type: 'BadSingleQuote';
}

export interface MissingBracketNode extends RecoveryNode {
  readonly type: 'MissingBracket';
}

export interface MissingQuoteNode extends RecoveryNode {
  readonly type: 'MissingQuote';
}

export interface BadDebrisNode extends RecoveryNode {
  readonly type: 'BadDebris';
}

export interface MissingRestNode extends RecoveryNode {
  readonly type: 'MissingRest';
}

export interface BadCutPartNode extends RecoveryNode {
  readonly type: 'BadCutPart';
}

export interface BadCutEscapeNode extends RecoveryNode {
  readonly type: 'BadCutEscape';
}

export interface BadCutMarkedQuoteNode extends RecoveryNode {
  readonly type: 'BadCutMarkedQuote';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly Space: SpaceNode;
  readonly RegionOpen: RegionOpenNode;
  readonly Citation: CitationNode;
  readonly ThoughtOpen: ThoughtOpenNode;
  readonly ThoughtCode: ThoughtCodeNode;
  readonly ThoughtTick: ThoughtTickNode;
  readonly ThoughtClose: ThoughtCloseNode;
  readonly MissingThoughtRest: MissingThoughtRestNode;
  readonly MissingThoughtClose: MissingThoughtCloseNode;
  readonly BadThoughtClose: BadThoughtCloseNode;
  readonly ListOpen: ListOpenNode;
  readonly Comma: CommaNode;
  readonly ObjectOpen: ObjectOpenNode;
  readonly Key: KeyNode;
  readonly TripleOpen: TripleOpenNode;
  readonly Escape: EscapeNode;
  readonly BadCutEscape: BadCutEscapeNode;
  readonly TripleClose: TripleCloseNode;
  readonly MissingRest: MissingRestNode;
  readonly MissingQuote: MissingQuoteNode;
  readonly DoubleOpen: DoubleOpenNode;
  readonly BadNewline: BadNewlineNode;
  readonly BadDoubleQuote: BadDoubleQuoteNode;
  readonly TextClose: TextCloseNode;
  readonly SingleOpen: SingleOpenNode;
  readonly BadSingleQuote: BadSingleQuoteNode;
  readonly MarkedOpen: MarkedOpenNode;
  readonly MarkedClose: MarkedCloseNode;
  readonly BadCutMarkedQuote: BadCutMarkedQuoteNode;
  readonly Number: NumberNode;
  readonly Word: WordNode;
  readonly BadCutPart: BadCutPartNode;
  readonly BadDebris: BadDebrisNode;
  readonly ObjectClose: ObjectCloseNode;
  readonly MissingBracket: MissingBracketNode;
  readonly ListClose: ListCloseNode;
  readonly BadEndToken: BadEndTokenNode;
  readonly BuiltinHead: BuiltinHeadNode;
  readonly PyKey: PyKeyNode;
  readonly BadCutArgument: BadCutArgumentNode;
  readonly PyCallClose: PyCallCloseNode;
  readonly CodeHead: CodeHeadNode;
  readonly MessageClose: MessageCloseNode;
  readonly BadCutMessageClose: BadCutMessageCloseNode;
  readonly MissingMessageClose: MissingMessageCloseNode;
  readonly MessageOver: MessageOverNode;
  readonly TextHead: TextHeadNode;
  readonly ToolMessageHead: ToolMessageHeadNode;
  readonly BadInnerFence: BadInnerFenceNode;
  readonly InnerFenceEnd: InnerFenceEndNode;
  readonly BadBrackets: BadBracketsNode;
  readonly BadMessageWords: BadMessageWordsNode;
  readonly SectionOpen: SectionOpenNode;
  readonly CallHead: CallHeadNode;
  readonly ParameterHead: ParameterHeadNode;
  readonly RawLayout: RawLayoutNode;
  readonly RawEnd: RawEndNode;
  readonly BadParameterClose: BadParameterCloseNode;
  readonly BadCutRaw: BadCutRawNode;
  readonly MissingParameterClose: MissingParameterCloseNode;
  readonly BadCutParameter: BadCutParameterNode;
  readonly ElementHead: ElementHeadNode;
  readonly ElementClose: ElementCloseNode;
  readonly BadElementClose: BadElementCloseNode;
  readonly BadCutElementClose: BadCutElementCloseNode;
  readonly MissingElementClose: MissingElementCloseNode;
  readonly BadCutElement: BadCutElementNode;
  readonly BadLoneKey: BadLoneKeyNode;
  readonly BadJunk: BadJunkNode;
  readonly CallClose: CallCloseNode;
  readonly BadCallClose: BadCallCloseNode;
  readonly BadCutClose: BadCutCloseNode;
  readonly CallOver: CallOverNode;
  readonly CallOverAtEnd: CallOverAtEndNode;
  readonly MissingAtEnd: MissingAtEndNode;
  readonly MissingCallClose: MissingCallCloseNode;
  readonly BadCutCall: BadCutCallNode;
  readonly Separator: SeparatorNode;
  readonly PyOpen: PyOpenNode;
  readonly PyHead: PyHeadNode;
  readonly PyClose: PyCloseNode;
  readonly BadLineList: BadLineListNode;
  readonly LineComma: LineCommaNode;
  readonly LineListEnd: LineListEndNode;
  readonly BadNameless: BadNamelessNode;
  readonly BadStrayWords: BadStrayWordsNode;
  readonly SectionClose: SectionCloseNode;
  readonly BadSectionClose: BadSectionCloseNode;
  readonly SectionOverAtEnd: SectionOverAtEndNode;
  readonly SectionOver: SectionOverNode;
  readonly MissingSectionClose: MissingSectionCloseNode;
  readonly BadNoFence: BadNoFenceNode;
  readonly WordedListOpen: WordedListOpenNode;
  readonly LateClose: LateCloseNode;
  readonly LoneCallHead: LoneCallHeadNode;
  readonly LoneCallEnd: LoneCallEndNode;
  readonly BadBracket: BadBracketNode;
  readonly ToolHead: ToolHeadNode;
  readonly BadToolWords: BadToolWordsNode;
  readonly ToolClose: ToolCloseNode;
  readonly BadCutToolClose: BadCutToolCloseNode;
  readonly MissingToolClose: MissingToolCloseNode;
  readonly BadStrayClose: BadStrayCloseNode;
  readonly FenceOpen: FenceOpenNode;
  readonly FenceClose: FenceCloseNode;
  readonly InlineCode: InlineCodeNode;
  readonly BadCutMarker: BadCutMarkerNode;
  readonly BadCutOpening: BadCutOpeningNode;
  readonly LoneText: LoneTextNode;
  readonly RegionClose: RegionCloseNode;
  readonly RegionOver: RegionOverNode;
  readonly BadRegionMarker: BadRegionMarkerNode;
  readonly EmptyThought: EmptyThoughtNode;
  readonly BadFence: BadFenceNode;
  readonly WrappingEnd: WrappingEndNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly End: EndNode;
  readonly BadThoughtAgain: BadThoughtAgainNode;
  readonly ThoughtGoesOn: ThoughtGoesOnNode;
  readonly FirstTextHead: FirstTextHeadNode;
  readonly FirstCodeHead: FirstCodeHeadNode;
  readonly FirstToolHead: FirstToolHeadNode;
  readonly MissingMessages: MissingMessagesNode;
  readonly BadOutside: BadOutsideNode;
  readonly ThoughtHead: ThoughtHeadNode;
  readonly BadMessageMarker: BadMessageMarkerNode;
  readonly BadCutHead: BadCutHeadNode;
  readonly BadStepsFence: BadStepsFenceNode;
  readonly BadRunOn: BadRunOnNode;
  readonly ActionHead: ActionHeadNode;
  readonly InputHead: InputHeadNode;
  readonly InputFence: InputFenceNode;
  readonly InputFenceEnd: InputFenceEndNode;
  readonly InputAtEnd: InputAtEndNode;
  readonly MissingInputFence: MissingInputFenceNode;
  readonly BadCutInput: BadCutInputNode;
  readonly BadStepWords: BadStepWordsNode;
  readonly ActionAtEnd: ActionAtEndNode;
  readonly ActionOver: ActionOverNode;
  readonly InlineHead: InlineHeadNode;
  readonly InlineOpen: InlineOpenNode;
  readonly InlineClose: InlineCloseNode;
  readonly ThoughtLabel: ThoughtLabelNode;
  readonly StepOver: StepOverNode;
  readonly AnswerLabel: AnswerLabelNode;
  readonly BadLoneInput: BadLoneInputNode;
  readonly BadCutStep: BadCutStepNode;
  readonly StepsFenceEnd: StepsFenceEndNode;
}

/** The texts that come in pieces. */
export interface Texts {
  readonly ThoughtChars: TextPiece<'ThoughtChars'>;
  readonly TripleChars: TextPiece<'TripleChars'>;
  readonly DoubleChars: TextPiece<'DoubleChars'>;
  readonly SingleChars: TextPiece<'SingleChars'>;
  readonly MarkedChars: TextPiece<'MarkedChars'>;
  readonly Code: TextPiece<'Code'>;
  readonly PlainArguments: TextPiece<'PlainArguments'>;
  readonly Raw: TextPiece<'Raw'>;
  readonly ElementText: TextPiece<'ElementText'>;
  readonly FenceChars: TextPiece<'FenceChars'>;
  readonly Text: TextPiece<'Text'>;
  readonly MessageThought: TextPiece<'MessageThought'>;
  readonly InputText: TextPiece<'InputText'>;
  readonly InlineText: TextPiece<'InlineText'>;
  readonly StepThoughtText: TextPiece<'StepThoughtText'>;
  readonly StepText: TextPiece<'StepText'>;
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadThoughtAgain: BadThoughtAgainNode;
  readonly BadRegionMarker: BadRegionMarkerNode;
  readonly BadThoughtClose: BadThoughtCloseNode;
  readonly MissingThoughtRest: MissingThoughtRestNode;
  readonly MissingThoughtClose: MissingThoughtCloseNode;
  readonly BadEndToken: BadEndTokenNode;
  readonly BadFence: BadFenceNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadStrayClose: BadStrayCloseNode;
  readonly BadCutMarker: BadCutMarkerNode;
  readonly BadCutOpening: BadCutOpeningNode;
  readonly BadSectionOpen: BadSectionOpenNode;
  readonly BadNoFence: BadNoFenceNode;
  readonly BadOpenAgain: BadOpenAgainNode;
  readonly BadSectionClose: BadSectionCloseNode;
  readonly BadCutClose: BadCutCloseNode;
  readonly MissingAtEnd: MissingAtEndNode;
  readonly MissingSectionClose: MissingSectionCloseNode;
  readonly BadStrayWords: BadStrayWordsNode;
  readonly BadInnerFence: BadInnerFenceNode;
  readonly BadBrackets: BadBracketsNode;
  readonly BadCallOpen: BadCallOpenNode;
  readonly BadNameEnd: BadNameEndNode;
  readonly BadOtherCall: BadOtherCallNode;
  readonly BadNoNameEnd: BadNoNameEndNode;
  readonly BadLoneOpen: BadLoneOpenNode;
  readonly BadNameless: BadNamelessNode;
  readonly BadCallClose: BadCallCloseNode;
  readonly MissingCallClose: MissingCallCloseNode;
  readonly BadJunk: BadJunkNode;
  readonly BadCutCall: BadCutCallNode;
  readonly MissingKeyEnd: MissingKeyEndNode;
  readonly BadParameterOpen: BadParameterOpenNode;
  readonly BadParameterClose: BadParameterCloseNode;
  readonly BadCutRaw: BadCutRawNode;
  readonly MissingParameterClose: MissingParameterCloseNode;
  readonly BadLoneKey: BadLoneKeyNode;
  readonly BadCutParameter: BadCutParameterNode;
  readonly BadBracket: BadBracketNode;
  readonly BadLineList: BadLineListNode;
  readonly BadCutArgument: BadCutArgumentNode;
  readonly BadCutToolClose: BadCutToolCloseNode;
  readonly MissingToolClose: MissingToolCloseNode;
  readonly BadToolWords: BadToolWordsNode;
  readonly BadElementClose: BadElementCloseNode;
  readonly BadCutElementClose: BadCutElementCloseNode;
  readonly MissingElementClose: MissingElementCloseNode;
  readonly BadCutElement: BadCutElementNode;
  readonly MissingMessages: MissingMessagesNode;
  readonly BadOutside: BadOutsideNode;
  readonly BadMessageWords: BadMessageWordsNode;
  readonly BadMessageMarker: BadMessageMarkerNode;
  readonly BadHeaderAgain: BadHeaderAgainNode;
  readonly BadConstraintAgain: BadConstraintAgainNode;
  readonly BadCutHead: BadCutHeadNode;
  readonly BadCutMessageClose: BadCutMessageCloseNode;
  readonly MissingMessageClose: MissingMessageCloseNode;
  readonly BadRunOn: BadRunOnNode;
  readonly BadLoneInput: BadLoneInputNode;
  readonly BadInline: BadInlineNode;
  readonly BadStepWords: BadStepWordsNode;
  readonly BadStepsFence: BadStepsFenceNode;
  readonly BadCutStep: BadCutStepNode;
  readonly BadCutInput: BadCutInputNode;
  readonly MissingInputFence: MissingInputFenceNode;
  readonly BadDoubledBrace: BadDoubledBraceNode;
  readonly BadComma: BadCommaNode;
  readonly BadPoint: BadPointNode;
  readonly BadNewline: BadNewlineNode;
  readonly BadDoubleQuote: BadDoubleQuoteNode;
  readonly BadSingleQuote: BadSingleQuoteNode;
  readonly MissingBracket: MissingBracketNode;
  readonly MissingQuote: MissingQuoteNode;
  readonly BadDebris: BadDebrisNode;
  readonly MissingRest: MissingRestNode;
  readonly BadCutPart: BadCutPartNode;
  readonly BadCutEscape: BadCutEscapeNode;
  readonly BadCutMarkedQuote: BadCutMarkedQuoteNode;
}

// The text that is read, and what the last reading found.
let reading: Reading = { text: '', base: 0, over: true, registers: [], inside: [], ahead: [], options: {} };
let text = '';
let end = 0;
let base = 0;
let over = true;
let registers: unknown[] = [];
let pos = 0;
let touched = false;
let within = 0;
let depth = 0;
let leafValue: unknown;
let trail: RecoveryNode[] = [];

// What is left of the text may go on to be the literal.
function reachesEnd(p: number, literal: string): void {
  if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}

// The text goes on with what is given in lower case, whatever its own case.
function isCaseless(p: number, lower: string): boolean {
  for (let at = 0; at < lower.length; at++) {
    const unit = text.charCodeAt(p + at);
    const due = lower.charCodeAt(at);
    if (unit === due || (unit >= 65 && unit <= 90 && unit + 32 === due)) continue;
    if (unit > 127 && text.charAt(p + at).toLowerCase() === lower.charAt(at)) continue;
    touched ||= p + at >= end;
    return false;
  }
  return true;
}

// The units of the next character, if it is of a class; else 0.
function characterSize(p: number, one: RegExp): number {
  const code = text.codePointAt(p);
  const size = code === undefined ? 0 : code > 0xffff ? 2 : 1;
  touched ||= p + 1 >= end && (size === 0 || (text.charCodeAt(p) & 0xfc00) === 0xd800);
  return size > 0 && one.test(text.slice(p, p + size)) ? size : 0;
}

const TABLE_0 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 64], [66, 90], [94, 95], [97, 98], [100, 101], [103, 122], [124, 127]);
const TABLE_1 = tableOf([97, 97], [102, 102], [105, 105], [110, 110], [112, 112], [116, 116]);
const TABLE_2 = tableOf([41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_3 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [44, 44], [93, 93], [125, 125]);
const TABLE_4 = tableOf([9, 9], [32, 32], [42, 42], [58, 58]);
const TABLE_5 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [125, 125]);
const TABLE_6 = tableOf([98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_7 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_8 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_9 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 91], [93, 127]);
const TABLE_10 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_11 = tableOf([41, 41], [44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_12 = tableOf([0, 8], [11, 12], [14, 31], [33, 38], [40, 91], [93, 127]);
const TABLE_13 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [42, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_14 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_15 = tableOf([9, 9], [32, 32], [60, 60], [99, 99], [106, 106], [116, 116]);
const TABLE_16 = tableOf([34, 34], [39, 39], [91, 91], [123, 123]);
const TABLE_17 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 90], [92, 92], [94, 122], [126, 127]);
const TABLE_18 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_19 = tableOf([0, 8], [11, 12], [14, 31], [33, 59], [61, 90], [92, 122], [124, 127]);
const TABLE_20 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
const TABLE_21 = tableOf([9, 10], [13, 13], [32, 32], [95, 95], [97, 122]);
const TABLE_22 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [35, 38], [40, 59], [61, 61], [63, 127]);
const TABLE_23 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_24 = tableOf([0, 8], [11, 12], [14, 31], [33, 46], [48, 59], [61, 61], [63, 127]);
const TABLE_25 = tableOf([0, 9], [11, 12], [14, 90], [92, 122], [124, 127]);
const TABLE_26 = tableOf([9, 10], [13, 13], [32, 32], [91, 91]);
const TABLE_27 = tableOf([9, 10], [13, 13], [32, 32], [60, 60]);
const TABLE_28 = tableOf([9, 9], [32, 32], [40, 40], [91, 91], [123, 123]);
const STARTS_0 = startsOf([9, 10], [13, 13], [32, 32]);
const STOPS_1 = /[\u000a\u000d\u003e]/g;
const STOPS_2 = /[\u000a\u000d\u0060]/g;
const STOPS_3 = /[\u000a\u000d\u0022]/g;
const STARTS_4 = startsOf([44, 44]);
const CLASS_5 = /^[\p{L}\u005f]/u;
const CLASS_6 = /^[\p{L}\p{N}\u005f\u002e\u002d]/u;
const STOPS_7 = /[\u000a\u000d\u0022\u005c]/g;
const STOPS_8 = /[\u000a\u000d\u0027\u005c]/g;
const CLASS_9 = /^[\p{L}\u005f\u0024]/u;
const CLASS_10 = /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u;
const STARTS_11 = startsOf([123, 123]);
const STARTS_12 = startsOf([0, 91], [93, 65535]);
const STARTS_13 = startsOf([34, 34]);
const STARTS_14 = startsOf([39, 39]);
const CLASS_15 = /^[\p{L}\p{N}\u005f\u002d]/u;
const STARTS_16 = startsOf([0, 65535]);
const STARTS_17 = startsOf([34, 34], [39, 39], [91, 91], [123, 123]);
const STOPS_18 = /[\u0009-\u000a\u000d\u0020\u003c\u005b\u007b]/g;
const STOPS_19 = /[\u000a\u000d\u0022\u0027]/g;
const STOPS_20 = /[\u0009-\u000a\u000d\u0020\u002f\u003c\u003e]/g;
const STOPS_21 = /[\u003c\u003e]/g;
const STARTS_22 = startsOf([9, 10], [13, 13], [32, 32], [44, 44]);
const STARTS_23 = startsOf([60, 60]);
const STARTS_24 = startsOf([96, 96]);
const STARTS_25 = startsOf([34, 34], [39, 39], [123, 123]);
const STOPS_26 = /[\u000a\u000d]/g;

function leaf0(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r1 = readSpace(p);
  if (r1 === undefined) { return -1; }
  value = r1;
  p = pos;
  leafValue = value;
  return p;
}

function readSpace(p: number): SpaceNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s2 = p;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s2, p);
  pos = p;
  return { type: 'Space', start: base + start, end: base + p, text: l_text };
}

function leaf2(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionOpenNode;
  const r4 = readRegionOpen(p);
  if (r4 === undefined) { return -1; }
  value = r4;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionOpen(p: number): RegionOpenNode | undefined {
  const start = p;
  p = skip_regionOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RegionOpen', start: base + start, end: base + p };
}

function skip_regionOpen(p: number): number {
  const noted = trail.length;
  const value = read_regionOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_regionOpen(p: number): string | undefined {
  for (const word of reading.options["regionOpen"]?.from(text.charCodeAt(p)) ?? ["<|START_RESPONSE|>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf6(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e6!: null;
  {
    const s7 = p;
    l8: {
      p = skip_regionOpen(p);
      if (p < 0) { break l8; }
      return -1;
    }
    p = s7;
  }
  e6 = null;
  let e10!: null;
  {
    const s11 = p;
    l12: {
      p = skip_regionClose(p);
      if (p < 0) { break l12; }
      return -1;
    }
    p = s11;
  }
  e10 = null;
  value = [e6, e10];
  leafValue = value;
  return p;
}

function skip_regionClose(p: number): number {
  const noted = trail.length;
  const value = read_regionClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_regionClose(p: number): string | undefined {
  for (const word of reading.options["regionClose"]?.from(text.charCodeAt(p)) ?? ["<|END_RESPONSE|>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf9(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CitationNode;
  const r14 = readCitation(p);
  if (r14 === undefined) { return -1; }
  value = r14;
  p = pos;
  leafValue = value;
  return p;
}

function readCitation(p: number): CitationNode | undefined {
  let c = 0;
  const start = p;
  l15: {
    const s16 = p;
    l17: {
      p = skipCitationOpen(p);
      if (p < 0) { break l17; }
      break l15;
    }
    p = s16;
    p = skipCitationClose(p);
    if (p < 0) { return undefined; }
    const near18 = p + 16;
    while (p < near18 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
    if (p === near18) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  return { type: 'Citation', start: base + start, end: base + p };
}

function skipCitationOpen(p: number): number {
  const noted = trail.length;
  const value = readCitationOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCitationOpen(p: number): string | undefined {
  for (const word of reading.options["citationOpen"]?.from(text.charCodeAt(p)) ?? ["<co>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipCitationClose(p: number): number {
  const noted = trail.length;
  const value = readCitationClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCitationClose(p: number): string | undefined {
  for (const word of reading.options["citationClose"]?.from(text.charCodeAt(p)) ?? ["</co"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf15(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtOpenNode;
  const r20 = readThoughtOpen(p);
  if (r20 === undefined) { return -1; }
  value = r20;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtOpen(p: number): ThoughtOpenNode | undefined {
  const start = p;
  p = skipThinkOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'ThoughtOpen', start: base + start, end: base + p };
}

function skipThinkOpen(p: number): number {
  const noted = trail.length;
  const value = readThinkOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readThinkOpen(p: number): string | undefined {
  for (const word of reading.options["thinkOpen"]?.from(text.charCodeAt(p)) ?? ["<think>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function text19(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l22: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l22;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l23: {
      {
        const s24 = p;
        l25: {
          p = skipThinkClose(p);
          if (p < 0) { break l25; }
          break l23;
        }
        p = s24;
      }
      {
        const s27 = p;
        l28: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l28; }
          break l23;
        }
        p = s27;
      }
      {
        const s30 = p;
        l31: {
          p = skip_thoughtCode(p);
          if (p < 0) { break l31; }
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l31;
          }
          p++;
          break l23;
        }
        p = s30;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l23;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function skipThinkClose(p: number): number {
  const noted = trail.length;
  const value = readThinkClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readThinkClose(p: number): string | undefined {
  for (const word of reading.options["thinkClose"]?.from(text.charCodeAt(p)) ?? ["</think>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipThoughtBreak(p: number): number {
  const noted = trail.length;
  const value = readThoughtBreak(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readThoughtBreak(p: number): string | undefined {
  for (const word of reading.options["thoughtBreak"]?.from(text.charCodeAt(p)) ?? ["<|tool_calls_section_begin|>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skip_thoughtCode(p: number): number {
  const noted = trail.length;
  const value = read_thoughtCode(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_thoughtCode(p: number): string | undefined {
  for (const word of reading.options["thoughtCode"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf26(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCodeNode | ThoughtTickNode;
  l33: {
    const s34 = p;
    l35: {
      const r36 = readThoughtCode(p);
      if (r36 === undefined) { break l35; }
      value = r36;
      p = pos;
      break l33;
    }
    p = s34;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r74 = readThoughtTick(p);
    if (r74 === undefined) { return -1; }
    value = r74;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readThoughtCode(p: number): ThoughtCodeNode | undefined {
  const start = p;
  let l_text!: string;
  p = skip_thoughtCode(p);
  if (p < 0) { return undefined; }
  const s37 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s37, p);
  pos = p;
  return { type: 'ThoughtCode', start: base + start, end: base + p, text: l_text };
}

function skip_code(p: number): number {
  let c = 0;
  l38: {
    const s39 = p;
    if (text.charCodeAt(p) === 96) {
      l40: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s41 = p;
            l42: {

              p++;
              break l40;
            }
            p = s41;
          }
        } else touched ||= p >= end;
        l44: for (;;) {
          const s46 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l45: {
              l48: {
                const s49 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l50: {
                    p++;
                    break l48;
                  }
                  p = s49;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l45;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l44;
            }
            p = s46;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l40;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s51 = p;
            l52: {

              p++;
              break l40;
            }
            p = s51;
          }
        } else touched ||= p >= end;
        break l38;
      }
      p = s39;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l54: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l54;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s55 = p;
            l56: {

              p++;
              break l54;
            }
            p = s55;
          }
        } else touched ||= p >= end;
        l58: for (;;) {
          const s60 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l59: {
              l62: {
                const s63 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l64: {
                    p++;
                    break l62;
                  }
                  p = s63;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l65: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s66 = p;
                        l67: {

                          p++;
                          break l65;
                        }
                        p = s66;
                      }
                    } else touched ||= p >= end;
                    break l62;
                  }
                  p = s63;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l59;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l58;
            }
            p = s60;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l54;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s69 = p;
            l70: {

              p++;
              break l54;
            }
            p = s69;
          }
        } else touched ||= p >= end;
        break l38;
      }
      p = s39;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 96) p++;
    touched ||= p >= end;
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near72 = p + 16;
    while (p < near72 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near72) {
      STOPS_2.lastIndex = p;
      p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 96) p++;
    touched ||= p >= end;
  }
  return p;
}

function readThoughtTick(p: number): ThoughtTickNode | undefined {
  const start = p;
  let l_text!: string;
  const s75 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  l_text = text.slice(s75, p);
  pos = p;
  return { type: 'ThoughtTick', start: base + start, end: base + p, text: l_text };
}

function leaf30(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  const r77 = readThoughtEnd(p);
  if (r77 === undefined) { return -1; }
  value = r77;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtEnd(p: number): ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode | undefined {
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  l78: {
    const s79 = p;
    const t80 = trail.length;
    l81: {
      const r82 = readThoughtClose(p);
      if (r82 === undefined) { break l81; }
      value = r82;
      p = pos;
      break l78;
    }
    p = s79;
    if (trail.length > t80) trail.length = t80;
    l84: {
      const r85 = readMissingThoughtRest(p);
      if (r85 === undefined) { break l84; }
      value = r85;
      p = pos;
      break l78;
    }
    p = s79;
    if (trail.length > t80) trail.length = t80;
    const r90 = readMissingThoughtClose(p);
    if (r90 === undefined) { return undefined; }
    value = r90;
    p = pos;
  }
  pos = p;
  return value;
}

function readThoughtClose(p: number): ThoughtCloseNode | undefined {
  const start = p;
  p = skipThinkClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'ThoughtClose', start: base + start, end: base + p };
}

function readMissingThoughtRest(p: number): MissingThoughtRestNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s86 = p;
      l87: {
        p++;
        return undefined;
      }
      p = s86;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingThoughtRestNode = { type: 'MissingThoughtRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingThoughtClose(p: number): MissingThoughtCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingThoughtCloseNode = { type: 'MissingThoughtClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf35(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtCloseNode;
  const r93 = readBadThoughtClose(p);
  if (r93 === undefined) { return -1; }
  value = r93;
  p = pos;
  leafValue = value;
  return p;
}

function readBadThoughtClose(p: number): BadThoughtCloseNode | undefined {
  const start = p;
  p = skipThinkClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadThoughtCloseNode = { type: 'BadThoughtClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf37(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l97: {
    const s95 = p;
    l96: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skip_bareList(p);
      if (p < 0) { break l96; }
      p = s95;
      break l97;
    }
    p = s95;
    return -1;
  }
  l122: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s124 = p;
      l123: {
        const r125 = readSpace(p);
        if (r125 === undefined) { break l123; }
        value = r125;
        p = pos;
        break l122;
      }
      p = s124;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function skip_bareList(p: number): number {
  let c = 0;
  l98: {
    const s99 = p;
    l100: {
      p = skipBareLists(p);
      if (p < 0) { break l100; }
      if (text.charCodeAt(p) !== 91) {
        touched ||= p >= end;
        break l100;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l100;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 34) {
        touched ||= p >= end;
        break l100;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
        touched ||= p >= end;
        break l100;
      }
      p = skipCallKey(p);
      if (p < 0) { break l100; }
      if (text.charCodeAt(p) !== 34) {
        touched ||= p >= end;
        break l100;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l100;
      }
      p++;
      break l98;
    }
    p = s99;
    p = skipBareOne(p);
    if (p < 0) { return -1; }
    if (!(text.charCodeAt(p) === 123)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCallObject(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBareLists(p: number): number {
  const noted = trail.length;
  const value = readBareLists(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readBareLists(p: number): string | undefined {
  for (const word of reading.options["bareLists"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipCallKey(p: number): number {
  l101: {
    const s102 = p;
    if (text.charCodeAt(p) === 110) {
      l103: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l103;
        }
        p += 4;
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l104: {
        if (!text.startsWith("function", p)) {
          reachesEnd(p, "function");
          break l104;
        }
        p += 8;
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l105: {
        if (!text.startsWith("tool_name", p)) {
          reachesEnd(p, "tool_name");
          break l105;
        }
        p += 9;
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 97) {
      l106: {
        if (!text.startsWith("arguments", p)) {
          reachesEnd(p, "arguments");
          break l106;
        }
        p += 9;
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 112) {
      l107: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l107;
        }
        p += 10;
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 105) {
      l108: {
        if (!text.startsWith("id", p)) {
          reachesEnd(p, "id");
          break l108;
        }
        p += 2;
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 116 || !text.startsWith("type", p)) {
      reachesEnd(p, "type");
      return -1;
    }
    p += 4;
  }
  return p;
}

function skipBareOne(p: number): number {
  const noted = trail.length;
  const value = readBareOne(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readBareOne(p: number): string | undefined {
  for (const word of reading.options["bareOne"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipCallObject(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 123) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l109: {
    if (text.charCodeAt(p) === 34) {
      const s111 = p;
      l110: {
        p = skipBareType(p);
        if (p < 0) { break l110; }
        break l109;
      }
      p = s111;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l112: {
    const s113 = p;
    if (text.charCodeAt(p) === 110) {
      l114: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l114;
        }
        p += 4;
        break l112;
      }
      p = s113;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 102 || !text.startsWith("function", p)) {
      reachesEnd(p, "function");
      return -1;
    }
    p += 8;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l115: {
    const s116 = p;
    if (text.charCodeAt(p) === 34) {
      l117: {
        p = skipBareName(p);
        if (p < 0) { break l117; }
        break l115;
      }
      p = s116;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 123) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 34 || !text.startsWith("\"name\"", p)) {
      reachesEnd(p, "\"name\"");
      return -1;
    }
    p += 6;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBareType(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"type\"", p)) {
    reachesEnd(p, "\"type\"");
    return -1;
  }
  p += 6;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"function\"", p)) {
    reachesEnd(p, "\"function\"");
    return -1;
  }
  p += 10;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipBareName(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near118 = p + 16;
  while (p < near118 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
  if (p === near118) {
    STOPS_3.lastIndex = p;
    p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l119: {
    const s120 = p;
    if (text.charCodeAt(p) === 112) {
      l121: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l121;
        }
        p += 10;
        break l119;
      }
      p = s120;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 97 || !text.startsWith("arguments", p)) {
      reachesEnd(p, "arguments");
      return -1;
    }
    p += 9;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf47(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e127!: null;
  l130: {
    const s128 = p;
    l129: {
      p = skip_bareList(p);
      if (p < 0) { break l129; }
      p = s128;
      break l130;
    }
    p = s128;
    return -1;
  }
  e127 = null;
  value = [e127];
  leafValue = value;
  return p;
}

function leaf48(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r131 = readListOpen(p);
  if (r131 === undefined) { return -1; }
  value = r131;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l132: {
    const s133 = p;
    if (text.charCodeAt(p) === 91) {
      l134: {

        p++;
        break l132;
      }
      p = s133;
    } else touched ||= p >= end;
    p = skipTupleOpen(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'ListOpen', start: base + start, end: base + p };
}

function skipTupleOpen(p: number): number {
  const noted = trail.length;
  const value = readTupleOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readTupleOpen(p: number): string | undefined {
  for (const word of reading.options["tupleOpen"]?.from(text.charCodeAt(p)) ?? ["("]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf52(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode;
  if (!(text.charCodeAt(p) === 44)) {
    touched ||= p >= end;
    return -1;
  }
  const r136 = readComma(p);
  if (r136 === undefined) { return -1; }
  value = r136;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l137: {
    const s138 = p;
    const t139 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l140: {
        const r141 = readBadComma(p);
        if (r141 === undefined) { break l140; }
        p = pos;
        break l137;
      }
      p = s138;
      if (trail.length > t139) trail.length = t139;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 44) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  return { type: 'Comma', start: base + start, end: base + p };
}

function readBadComma(p: number): BadCommaNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l144: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      const s142 = p;
      l143: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          touched ||= p >= end;
          break l143;
        }
        p++;
        p = s142;
        break l144;
      }
      p = s142;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadCommaNode = { type: 'BadComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf55(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e147!: null;
  {
    const s148 = p;
    l149: {
      p = skipEnds(p);
      if (p < 0) { break l149; }
      return -1;
    }
    p = s148;
  }
  e147 = null;
  value = [e147];
  leafValue = value;
  return p;
}

function skipEnds(p: number): number {
  let c = 0;
  l151: {
    const s152 = p;
    l153: {
      p = skipEndMarker(p);
      if (p < 0) { break l153; }
      break l151;
    }
    p = s152;
    l156: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s154 = p;
        l155: {
          p++;
          p = s154;
          break l156;
        }
        p = s154;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipStepsGoOn(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMarker(p: number): number {
  const noted = trail.length;
  const value = readEndMarker(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndMarker(p: number): string | undefined {
  for (const word of reading.options["endMarker"]?.from(text.charCodeAt(p)) ?? ["</tool_call>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipStepsGoOn(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l161: {
    const s162 = p;
    l163: {
      p = skipStepAhead(p);
      if (p < 0) { break l163; }
      break l161;
    }
    p = s162;
    if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
      reachesEnd(p, "```");
      return -1;
    }
    p += 3;
  }
  return p;
}

function skip_steps(p: number): number {
  const noted = trail.length;
  const value = read_steps(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_steps(p: number): string | undefined {
  for (const word of reading.options["steps"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipEol(p: number): number {
  l157: {
    const s158 = p;
    if (text.charCodeAt(p) === 13) {
      l159: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l159;
        }
        p += 2;
        break l157;
      }
      p = s158;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l160: {

        p++;
        break l157;
      }
      p = s158;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipStepAhead(p: number): number {
  l164: {
    const s165 = p;
    l166: {
      p = skip_thoughtLabel(p);
      if (p < 0) { break l166; }
      break l164;
    }
    p = s165;
    l179: {
      p = skipInputLabel(p);
      if (p < 0) { break l179; }
      break l164;
    }
    p = s165;
    l183: {
      p = skipObservationLabel(p);
      if (p < 0) { break l183; }
      break l164;
    }
    p = s165;
    l187: {
      p = skip_answerLabel(p);
      if (p < 0) { break l187; }
      break l164;
    }
    p = s165;
    p = skipActionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_thoughtLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l167: {
    if (text.charCodeAt(p) === 42) {
      const s169 = p;
      l168: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l168;
        }
        p += 2;
        break l167;
      }
      p = s169;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "thought")) { return -1; }
  p += 7;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipLabelEnd(p: number): number {
  let c = 0;
  l170: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s172 = p;
      l171: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l171;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l171;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l170;
      }
      p = s172;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l173: {
    if (text.charCodeAt(p) === 42) {
      const s175 = p;
      l174: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l174;
        }
        p += 2;
        break l173;
      }
      p = s175;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l176: {
    if (text.charCodeAt(p) === 42) {
      const s178 = p;
      l177: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l177;
        }
        p += 2;
        break l176;
      }
      p = s178;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipInputLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l180: {
    if (text.charCodeAt(p) === 42) {
      const s182 = p;
      l181: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l181;
        }
        p += 2;
        break l180;
      }
      p = s182;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "action")) { return -1; }
  p += 6;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "input")) { return -1; }
  p += 5;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipObservationLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l184: {
    if (text.charCodeAt(p) === 42) {
      const s186 = p;
      l185: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l185;
        }
        p += 2;
        break l184;
      }
      p = s186;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "observation")) { return -1; }
  p += 11;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_answerLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l188: {
    if (text.charCodeAt(p) === 42) {
      const s190 = p;
      l189: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l189;
        }
        p += 2;
        break l188;
      }
      p = s190;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "final")) { return -1; }
  p += 5;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "answer")) { return -1; }
  p += 6;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipActionAhead(p: number): number {
  let c = 0;
  p = skipActionLabel(p);
  if (p < 0) { return -1; }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipActionName(p);
  if (p < 0) { return -1; }
  l201: {
    const s202 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l203: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l203;
        }
        p = skipEol(p);
        if (p < 0) { break l203; }
        break l201;
      }
      p = s202;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipActionLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l191: {
    if (text.charCodeAt(p) === 42) {
      const s193 = p;
      l192: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l192;
        }
        p += 2;
        break l191;
      }
      p = s193;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "action")) { return -1; }
  p += 6;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipActionName(p: number): number {
  const n195 = characterSize(p, CLASS_5);
  if (n195 === 0) { return -1; }
  p += n195;
  l196: for (;;) {
    const s198 = p;
    if (p < end) {
      l197: {
        const n200 = characterSize(p, CLASS_6);
        if (n200 === 0) { break l197; }
        p += n200;
        continue l196;
      }
      p = s198;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf72(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectOpenNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r204 = readObjectOpen(p);
  if (r204 === undefined) { return -1; }
  value = r204;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectOpen(p: number): ObjectOpenNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 123) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l205: {
    if (text.charCodeAt(p) === 123) {
      const s207 = p;
      const t208 = trail.length;
      l206: {
        const r209 = readBadDoubledBrace(p);
        if (r209 === undefined) { break l206; }
        p = pos;
        break l205;
      }
      p = s207;
      if (trail.length > t208) trail.length = t208;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'ObjectOpen', start: base + start, end: base + p };
}

function readBadDoubledBrace(p: number): BadDoubledBraceNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 123) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l212: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s210 = p;
      l211: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l211;
        }
        p++;
        p = s210;
        break l212;
      }
      p = s210;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBraceNode = { type: 'BadDoubledBrace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf75(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  const r215 = readKey(p);
  if (r215 === undefined) { return -1; }
  value = r215;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l216: {
    const s217 = p;
    if (text.charCodeAt(p) === 34) {
      l218: {

        l_quote = "\"";
        p++;
        const r219 = readDoubleKey(p);
        if (r219 === undefined) { break l218; }
        l_name = r219;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l218;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l218;
        }
        p++;
        break l216;
      }
      p = s217;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l249: {

        l_quote = "'";
        p++;
        const r250 = readSingleKey(p);
        if (r250 === undefined) { break l249; }
        l_name = r250;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l249;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l249;
        }
        p++;
        break l216;
      }
      p = s217;
    } else touched ||= p >= end;
    l265: {
      const r266 = readMarkedQuote(p);
      if (r266 === undefined) { break l265; }
      l_quote = r266;
      p = pos;
      const r268 = readMarkedKey(p);
      if (r268 === undefined) { break l265; }
      l_name = r268;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l265; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l265;
      }
      p++;
      break l216;
    }
    p = s217;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r278 = readBareKey(p);
    if (r278 === undefined) { return undefined; }
    l_name = r278;
    p = pos;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  return { type: 'Key', start: base + start, end: base + p, quote: l_quote, name: l_name };
}

function readDoubleKey(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_parts!: string[];
  const list224: string[] = [];
  l220: for (;;) {
    const s222 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l221: {
        let v223!: string;
        l226: {
          const s227 = p;
          if (text.charCodeAt(p) === 92) {
            l228: {
              const r229 = read_escape(p);
              if (r229 === undefined) { break l228; }
              v223 = r229;
              p = pos;
              break l226;
            }
            p = s227;
          } else touched ||= p >= end;
          const s246 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l221;
          }
          p++;
          const near247 = p + 16;
          while (p < near247 && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          if (p === near247) {
            STOPS_7.lastIndex = p;
            p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          v223 = text.slice(s246, p);
        }
        list224.push(v223);
        continue l220;
      }
      p = s222;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list224;
  value = (() => { const parts = l_parts; return parts.join(''); })();
  pos = p;
  return value;
}

function read_escape(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_hex!: string;
  let l_letter!: string;
  let l_char!: string;
  l230: {
    const s231 = p;
    if (text.charCodeAt(p) === 92) {
      l232: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l232;
        }
        p += 2;
        const s233 = p;
        let n237 = 0;
        l234: for (;;) {
          if (n237 >= 4) break;
          const s236 = p;
          l235: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l235;
            }
            p++;
            n237++;
            continue l234;
          }
          p = s236;
          break;
        }
        if (n237 < 4) { break l232; }
        l_hex = text.slice(s233, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l238: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s239 = p;
            l240: {

              p++;
              break l238;
            }
            p = s239;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l238;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s242 = p;
        l243: {

          p++;
          return undefined;
        }
        p = s242;
      }
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    l_char = text.charAt(p);
    p++;
    value = (() => { const char = l_char; return char; })();
  }
  pos = p;
  return value;
}

function readSingleKey(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_parts!: string[];
  const list255: string[] = [];
  l251: for (;;) {
    const s253 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l252: {
        let v254!: string;
        l257: {
          const s258 = p;
          if (text.charCodeAt(p) === 92) {
            l259: {
              const r260 = read_escape(p);
              if (r260 === undefined) { break l259; }
              v254 = r260;
              p = pos;
              break l257;
            }
            p = s258;
          } else touched ||= p >= end;
          const s262 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l252;
          }
          p++;
          const near263 = p + 16;
          while (p < near263 && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          if (p === near263) {
            STOPS_8.lastIndex = p;
            p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          v254 = text.slice(s262, p);
        }
        list255.push(v254);
        continue l251;
      }
      p = s253;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list255;
  value = (() => { const parts = l_parts; return parts.join(''); })();
  pos = p;
  return value;
}

function readMarkedQuote(p: number): string | undefined {
  for (const word of reading.options["markedQuote"]?.from(text.charCodeAt(p)) ?? ["<|\"|>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readMarkedKey(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s269 = p;
  let m273 = false;
  l270: for (;;) {
    const s272 = p;
    l271: {
      {
        const s274 = p;
        l275: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l275; }
          break l271;
        }
        p = s274;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l271;
      }
      p++;
      m273 = true;
      continue l270;
    }
    p = s272;
    break;
  }
  if (!m273) { return undefined; }
  value = text.slice(s269, p);
  pos = p;
  return value;
}

function skipMarkedQuote(p: number): number {
  const noted = trail.length;
  const value = readMarkedQuote(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readBareKey(p: number): string | undefined {
  let value!: string;
  const s279 = p;
  const n280 = characterSize(p, CLASS_9);
  if (n280 === 0) { return undefined; }
  p += n280;
  l281: for (;;) {
    const s283 = p;
    if (p < end) {
      l282: {
        const n285 = characterSize(p, CLASS_10);
        if (n285 === 0) { break l282; }
        p += n285;
        continue l281;
      }
      p = s283;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s279, p);
  pos = p;
  return value;
}

function leaf84(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | null;
  l288: {
    const s290 = p;
    l289: {
      const r291 = readGap(p);
      if (r291 === undefined) { break l289; }
      value = r291;
      p = pos;
      break l288;
    }
    p = s290;
    value = null;
  }
  leafValue = value;
  return p;
}

function readGap(p: number): [null, SpaceNode] | undefined {
  let c = 0;
  let value!: [null, SpaceNode];
  let e292!: null;
  {
    const s293 = p;
    l294: {
      p = skipStepsGoOn(p);
      if (p < 0) { break l294; }
      return undefined;
    }
    p = s293;
  }
  e292 = null;
  let e296!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r297 = readSpace(p);
  if (r297 === undefined) { return undefined; }
  e296 = r297;
  p = pos;
  value = [e292, e296];
  pos = p;
  return value;
}

function leaf86(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r300 = readTripleOpen(p);
  if (r300 === undefined) { return -1; }
  value = r300;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleOpen(p: number): TripleOpenNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
    reachesEnd(p, "\"\"\"");
    return undefined;
  }
  p += 3;
  pos = p;
  return { type: 'TripleOpen', start: base + start, end: base + p };
}

function text88(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if ((p < end && text.charCodeAt(p) !== 92)) {
      l302: {
        if (text.charCodeAt(p) === 34) {
          {
            const s303 = p;
            l304: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l304;
              }
              p += 3;
              break l302;
            }
            p = s303;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l302;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf89(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode;
  l306: {
    const s307 = p;
    const t308 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l309: {
        const r310 = readEscape(p);
        if (r310 === undefined) { break l309; }
        value = r310;
        p = pos;
        break l306;
      }
      p = s307;
      if (trail.length > t308) trail.length = t308;
    } else touched ||= p >= end;
    const r314 = readBadCutEscape(p);
    if (r314 === undefined) { return -1; }
    value = r314;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readEscape(p: number): EscapeNode | undefined {
  const start = p;
  let l_text!: string;
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  const r311 = read_escape(p);
  if (r311 === undefined) { return undefined; }
  l_text = r311;
  p = pos;
  pos = p;
  return { type: 'Escape', start: base + start, end: base + p, text: l_text };
}

function readBadCutEscape(p: number): BadCutEscapeNode | undefined {
  if (!cut_escape(p)) return undefined;
  const value = readBadCutEscapeInside(p);
  return value;
}

function readBadCutEscapeInside(p: number): BadCutEscapeNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutEscapeNode = { type: 'BadCutEscape', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cut_escape(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skip_escape(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skip_escape(p: number): number {
  let c = 0;
  l315: {
    const s316 = p;
    if (text.charCodeAt(p) === 92) {
      l317: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l317;
        }
        p += 2;
        let n322 = 0;
        l319: for (;;) {
          if (n322 >= 4) break;
          const s321 = p;
          l320: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l320;
            }
            p++;
            n322++;
            continue l319;
          }
          p = s321;
          break;
        }
        if (n322 < 4) { break l317; }
        break l315;
      }
      p = s316;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l323: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s324 = p;
            l325: {

              p++;
              break l323;
            }
            p = s324;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l323;
        }
        p++;
        break l315;
      }
      p = s316;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s327 = p;
        l328: {

          p++;
          return -1;
        }
        p = s327;
      }
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf94(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  const r331 = readTripleEnd(p);
  if (r331 === undefined) { return -1; }
  value = r331;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l332: {
    const s333 = p;
    const t334 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l335: {
        const r336 = readTripleClose(p);
        if (r336 === undefined) { break l335; }
        value = r336;
        p = pos;
        break l332;
      }
      p = s333;
      if (trail.length > t334) trail.length = t334;
    } else touched ||= p >= end;
    l338: {
      const r339 = readMissingRest(p);
      if (r339 === undefined) { break l338; }
      value = r339;
      p = pos;
      break l332;
    }
    p = s333;
    if (trail.length > t334) trail.length = t334;
    const r344 = readMissingQuote(p);
    if (r344 === undefined) { return undefined; }
    value = r344;
    p = pos;
  }
  pos = p;
  return value;
}

function readTripleClose(p: number): TripleCloseNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
    reachesEnd(p, "\"\"\"");
    return undefined;
  }
  p += 3;
  pos = p;
  return { type: 'TripleClose', start: base + start, end: base + p };
}

function readMissingRest(p: number): MissingRestNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s340 = p;
      l341: {
        p++;
        return undefined;
      }
      p = s340;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingRestNode = { type: 'MissingRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingQuote(p: number): MissingQuoteNode | undefined {
  const start = p;
  pos = p;
  const node: MissingQuoteNode = { type: 'MissingQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf99(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: DoubleOpenNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r347 = readDoubleOpen(p);
  if (r347 === undefined) { return -1; }
  value = r347;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleOpen(p: number): DoubleOpenNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'DoubleOpen', start: base + start, end: base + p };
}

function text101(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l349: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l349;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l350: {
      {
        const s351 = p;
        l352: {
          p = skipEnds(p);
          if (p < 0) { break l352; }
          break l350;
        }
        p = s351;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l350;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l354: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l354;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s355 = p;
          l356: {
            p = skipEnds(p);
            if (p < 0) { break l356; }
            {
              const s358 = p;
              l359: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l359; }
                break l356;
              }
              p = s358;
            }
            break l354;
          }
          p = s355;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l368: {
      p = skipEnds(p);
      if (p < 0) { break l368; }
      l371: {
        const s369 = p;
        l370: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l370; }
          p = s369;
          break l371;
        }
        p = s369;
        break l368;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function skipDoubleGoesOn(p: number): number {
  let c = 0;
  let n364 = 0;
  l361: for (;;) {
    if (n364 >= 4096) break;
    const s363 = p;
    l362: {
      l365: {
        const s366 = p;
        if (text.charCodeAt(p) === 92) {
          l367: {
            p = skip_escape(p);
            if (p < 0) { break l367; }
            break l365;
          }
          p = s366;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l362;
        }
        p++;
      }
      n364++;
      continue l361;
    }
    p = s363;
    break;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf103(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadDoubleQuoteNode;
  l372: {
    const s373 = p;
    const t374 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l375: {
        const r376 = readEscape(p);
        if (r376 === undefined) { break l375; }
        value = r376;
        p = pos;
        break l372;
      }
      p = s373;
      if (trail.length > t374) trail.length = t374;
    } else touched ||= p >= end;
    l378: {
      const r379 = readBadCutEscape(p);
      if (r379 === undefined) { break l378; }
      value = r379;
      p = pos;
      break l372;
    }
    p = s373;
    if (trail.length > t374) trail.length = t374;
    l381: {
      const r382 = readBadNewline(p);
      if (r382 === undefined) { break l381; }
      value = r382;
      p = pos;
      break l372;
    }
    p = s373;
    if (trail.length > t374) trail.length = t374;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r393 = readBadDoubleQuote(p);
    if (r393 === undefined) { return -1; }
    value = r393;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  {
    const s383 = p;
    l384: {
      p = skipEnds(p);
      if (p < 0) { break l384; }
      return undefined;
    }
    p = s383;
  }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  {
    const s386 = p;
    l387: {
      p = skipEnds(p);
      if (p < 0) { break l387; }
      {
        const s389 = p;
        l390: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l390; }
          break l387;
        }
        p = s389;
      }
      return undefined;
    }
    p = s386;
  }
  pos = p;
  const node: BadNewlineNode = { type: 'BadNewline', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadDoubleQuote(p: number): BadDoubleQuoteNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s394 = p;
    l395: {
      p = skipAfterText(p);
      if (p < 0) { break l395; }
      return undefined;
    }
    p = s394;
  }
  pos = p;
  const node: BadDoubleQuoteNode = { type: 'BadDoubleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipAfterText(p: number): number {
  let c = 0;
  l397: {
    const s398 = p;
    l399: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipEnds(p);
      if (p < 0) { break l399; }
      break l397;
    }
    p = s398;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    l400: {
      const s401 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)) {
        l402: {
          p++;
          break l400;
        }
        p = s401;
      } else touched ||= p >= end;
      l403: {
        p = skipEnds(p);
        if (p < 0) { break l403; }
        break l400;
      }
      p = s401;
      if (p < end) {
        {
          const s404 = p;
          l405: {
            p++;
            return -1;
          }
          p = s404;
        }
      } else touched ||= p >= end;
    }
  }
  return p;
}

function leaf107(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  const r408 = readTextEnd(p);
  if (r408 === undefined) { return -1; }
  value = r408;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l409: {
    const s410 = p;
    const t411 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l412: {
        const r413 = readTextClose(p);
        if (r413 === undefined) { break l412; }
        value = r413;
        p = pos;
        break l409;
      }
      p = s410;
      if (trail.length > t411) trail.length = t411;
    } else touched ||= p >= end;
    l415: {
      const r416 = readMissingRest(p);
      if (r416 === undefined) { break l415; }
      value = r416;
      p = pos;
      break l409;
    }
    p = s410;
    if (trail.length > t411) trail.length = t411;
    const r418 = readMissingQuote(p);
    if (r418 === undefined) { return undefined; }
    value = r418;
    p = pos;
  }
  pos = p;
  return value;
}

function readTextClose(p: number): TextCloseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'TextClose', start: base + start, end: base + p };
}

function leaf110(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SingleOpenNode;
  if (!(text.charCodeAt(p) === 39)) {
    touched ||= p >= end;
    return -1;
  }
  const r421 = readSingleOpen(p);
  if (r421 === undefined) { return -1; }
  value = r421;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleOpen(p: number): SingleOpenNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'SingleOpen', start: base + start, end: base + p };
}

function text112(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l423: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l423;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l424: {
      {
        const s425 = p;
        l426: {
          p = skipEnds(p);
          if (p < 0) { break l426; }
          break l424;
        }
        p = s425;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l424;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l428: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l428;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s429 = p;
          l430: {
            p = skipEnds(p);
            if (p < 0) { break l430; }
            {
              const s432 = p;
              l433: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l433; }
                break l430;
              }
              p = s432;
            }
            break l428;
          }
          p = s429;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l442: {
      p = skipEnds(p);
      if (p < 0) { break l442; }
      l445: {
        const s443 = p;
        l444: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l444; }
          p = s443;
          break l445;
        }
        p = s443;
        break l442;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function skipSingleGoesOn(p: number): number {
  let c = 0;
  let n438 = 0;
  l435: for (;;) {
    if (n438 >= 4096) break;
    const s437 = p;
    l436: {
      l439: {
        const s440 = p;
        if (text.charCodeAt(p) === 92) {
          l441: {
            p = skip_escape(p);
            if (p < 0) { break l441; }
            break l439;
          }
          p = s440;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l436;
        }
        p++;
      }
      n438++;
      continue l435;
    }
    p = s437;
    break;
  }
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf114(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EscapeNode | BadCutEscapeNode | BadNewlineNode | BadSingleQuoteNode;
  l446: {
    const s447 = p;
    const t448 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l449: {
        const r450 = readEscape(p);
        if (r450 === undefined) { break l449; }
        value = r450;
        p = pos;
        break l446;
      }
      p = s447;
      if (trail.length > t448) trail.length = t448;
    } else touched ||= p >= end;
    l452: {
      const r453 = readBadCutEscape(p);
      if (r453 === undefined) { break l452; }
      value = r453;
      p = pos;
      break l446;
    }
    p = s447;
    if (trail.length > t448) trail.length = t448;
    l455: {
      const r456 = readBadNewline(p);
      if (r456 === undefined) { break l455; }
      value = r456;
      p = pos;
      break l446;
    }
    p = s447;
    if (trail.length > t448) trail.length = t448;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r458 = readBadSingleQuote(p);
    if (r458 === undefined) { return -1; }
    value = r458;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadSingleQuote(p: number): BadSingleQuoteNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 39) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s459 = p;
    l460: {
      p = skipAfterText(p);
      if (p < 0) { break l460; }
      return undefined;
    }
    p = s459;
  }
  pos = p;
  const node: BadSingleQuoteNode = { type: 'BadSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf116(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedOpenNode;
  const r463 = readMarkedOpen(p);
  if (r463 === undefined) { return -1; }
  value = r463;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedOpen(p: number): MarkedOpenNode | undefined {
  const start = p;
  p = skipMarkedQuote(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'MarkedOpen', start: base + start, end: base + p };
}

function text118(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l465: {
      {
        const s466 = p;
        l467: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l467; }
          break l465;
        }
        p = s466;
      }
      {
        const s469 = p;
        l470: {
          p = skipEnds(p);
          if (p < 0) { break l470; }
          break l465;
        }
        p = s469;
      }
      {
        const s472 = p;
        l473: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l473; }
          break l465;
        }
        p = s472;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l465;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l475: {
      {
        const s476 = p;
        l477: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l477; }
          break l475;
        }
        p = s476;
      }
      p = skipEnds(p);
      if (p < 0) { break l475; }
      l481: {
        const s479 = p;
        l480: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l480; }
          p = s479;
          break l481;
        }
        p = s479;
        break l475;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function skipCutMarkedQuote(p: number): number {
  const noted = trail.length;
  const value = readCutMarkedQuote(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCutMarkedQuote(p: number): "" | undefined {
  if (!cutMarkedQuote(p)) return undefined;
  const value = readCutMarkedQuoteInside(p);
  return value;
}

function readCutMarkedQuoteInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutMarkedQuote(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipMarkedQuote(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipMarkedGoesOn(p: number): number {
  let c = 0;
  let n485 = 0;
  l482: for (;;) {
    if (n485 >= 4096) break;
    const s484 = p;
    l483: {
      {
        const s486 = p;
        l487: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l487; }
          break l483;
        }
        p = s486;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l483;
      }
      p++;
      n485++;
      continue l482;
    }
    p = s484;
    break;
  }
  p = skipMarkedQuote(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf123(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  const r489 = readMarkedEnd(p);
  if (r489 === undefined) { return -1; }
  value = r489;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l490: {
    const s491 = p;
    const t492 = trail.length;
    l493: {
      const r494 = readMarkedClose(p);
      if (r494 === undefined) { break l493; }
      value = r494;
      p = pos;
      break l490;
    }
    p = s491;
    if (trail.length > t492) trail.length = t492;
    l496: {
      const r497 = readBadCutMarkedQuote(p);
      if (r497 === undefined) { break l496; }
      value = r497;
      p = pos;
      break l490;
    }
    p = s491;
    if (trail.length > t492) trail.length = t492;
    l499: {
      const r500 = readMissingRest(p);
      if (r500 === undefined) { break l499; }
      value = r500;
      p = pos;
      break l490;
    }
    p = s491;
    if (trail.length > t492) trail.length = t492;
    const r502 = readMissingQuote(p);
    if (r502 === undefined) { return undefined; }
    value = r502;
    p = pos;
  }
  pos = p;
  return value;
}

function readMarkedClose(p: number): MarkedCloseNode | undefined {
  const start = p;
  p = skipMarkedQuote(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'MarkedClose', start: base + start, end: base + p };
}

function readBadCutMarkedQuote(p: number): BadCutMarkedQuoteNode | undefined {
  if (!cutMarkedQuote(p)) return undefined;
  const value = readBadCutMarkedQuoteInside(p);
  return value;
}

function readBadCutMarkedQuoteInside(p: number): BadCutMarkedQuoteNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutMarkedQuoteNode = { type: 'BadCutMarkedQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf127(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberNode | WordNode;
  l505: {
    const s506 = p;
    const t507 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l508: {
        const r509 = readNumber(p);
        if (r509 === undefined) { break l508; }
        value = r509;
        p = pos;
        break l505;
      }
      p = s506;
      if (trail.length > t507) trail.length = t507;
    } else touched ||= p >= end;
    const r549 = readWord(p);
    if (r549 === undefined) { return -1; }
    value = r549;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readNumber(p: number): NumberNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  let l_flaw: BadPointNode | null = null;
  l510: {
    const s511 = p;
    const t512 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l513: {
        const s514 = p;
        l515: {
          if (text.charCodeAt(p) === 45) {
            const s517 = p;
            l516: {

              p++;
              break l515;
            }
            p = s517;
          } else touched ||= p >= end;
        }
        l518: {
          const s519 = p;
          if (text.charCodeAt(p) === 48) {
            l520: {

              p++;
              break l518;
            }
            p = s519;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
            touched ||= p >= end;
            break l513;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l521: {
          if (text.charCodeAt(p) === 46) {
            const s523 = p;
            l522: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l522;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l521;
            }
            p = s523;
          } else touched ||= p >= end;
        }
        l524: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s526 = p;
            l525: {
              p++;
              l527: {
                if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
                  const s529 = p;
                  l528: {
                    p++;
                    break l527;
                  }
                  p = s529;
                } else touched ||= p >= end;
              }
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l525;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l524;
            }
            p = s526;
          } else touched ||= p >= end;
        }
        l_text = text.slice(s514, p);
        l532: {
          const s530 = p;
          l531: {
            p = skipScalarEnd(p);
            if (p < 0) { break l531; }
            p = s530;
            break l532;
          }
          p = s530;
          break l513;
        }
        break l510;
      }
      p = s511;
      if (trail.length > t512) trail.length = t512;
      l_flaw = null;
    } else touched ||= p >= end;
    const s536 = p;
    l537: {
      if (text.charCodeAt(p) === 45) {
        const s539 = p;
        l538: {

          p++;
          break l537;
        }
        p = s539;
      } else touched ||= p >= end;
    }
    l540: {
      const s541 = p;
      if (text.charCodeAt(p) === 48) {
        l542: {

          p++;
          break l540;
        }
        p = s541;
      } else touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        return undefined;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
      touched ||= p >= end;
    }
    l_text = text.slice(s536, p);
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r543 = readBadPoint(p);
    if (r543 === undefined) { return undefined; }
    l_flaw = r543;
    p = pos;
    l547: {
      const s545 = p;
      l546: {
        p = skipScalarEnd(p);
        if (p < 0) { break l546; }
        p = s545;
        break l547;
      }
      p = s545;
      return undefined;
    }
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text, flaw: l_flaw };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l533: {
    const s534 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l535: {
        p++;
        break l533;
      }
      p = s534;
    } else touched ||= p >= end;
    p = skipEnds(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readBadPoint(p: number): BadPointNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 46) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadPointNode = { type: 'BadPoint', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readWord(p: number): WordNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s550 = p;
  {
    const s551 = p;
    l552: {
      p = skipEnds(p);
      if (p < 0) { break l552; }
      return undefined;
    }
    p = s551;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l554: for (;;) {
    const s556 = p;
    l555: {
      {
        const s558 = p;
        l559: {
          p = skipEnds(p);
          if (p < 0) { break l559; }
          break l555;
        }
        p = s558;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l555;
      }
      p++;
      continue l554;
    }
    p = s556;
    break;
  }
  l_text = text.slice(s550, p);
  l563: {
    const s561 = p;
    l562: {
      p = skipScalarEnd(p);
      if (p < 0) { break l562; }
      p = s561;
      break l563;
    }
    p = s561;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf132(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l565: {
    const s566 = p;
    const t567 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l568: {
        const r569 = readComma(p);
        if (r569 === undefined) { break l568; }
        value = r569;
        p = pos;
        break l565;
      }
      p = s566;
      if (trail.length > t567) trail.length = t567;
    } else touched ||= p >= end;
    l571: {
      const r572 = readGap(p);
      if (r572 === undefined) { break l571; }
      value = r572;
      p = pos;
      break l565;
    }
    p = s566;
    if (trail.length > t567) trail.length = t567;
    l574: {
      const r575 = readBadCutPart(p);
      if (r575 === undefined) { break l574; }
      value = r575;
      p = pos;
      break l565;
    }
    p = s566;
    if (trail.length > t567) trail.length = t567;
    const r665 = readBadDebris(p);
    if (r665 === undefined) { return -1; }
    value = r665;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutPart(p: number): BadCutPartNode | undefined {
  if (!cutPart(p)) return undefined;
  const value = readBadCutPartInside(p);
  return value;
}

function readBadCutPartInside(p: number): BadCutPartNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutPartNode = { type: 'BadCutPart', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cutPart(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipPart(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipPart(p: number): number {
  let c = 0;
  l576: {
    const s577 = p;
    l578: {
      p = skipKey(p);
      if (p < 0) { break l578; }
      break l576;
    }
    p = s577;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l617: {
        p = skipNumber(p);
        if (p < 0) { break l617; }
        break l576;
      }
      p = s577;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l579: {
    const s580 = p;
    if (text.charCodeAt(p) === 34) {
      l581: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l581; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l581;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l581;
        }
        p++;
        break l579;
      }
      p = s580;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l591: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l591; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l591;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l591;
        }
        p++;
        break l579;
      }
      p = s580;
    } else touched ||= p >= end;
    l601: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l601; }
      p = skipMarkedKey(p);
      if (p < 0) { break l601; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l601; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l601;
      }
      p++;
      break l579;
    }
    p = s580;

    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBareKey(p);
    if (p < 0) { return -1; }
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipDoubleKey(p: number): number {
  let c = 0;
  l582: for (;;) {
    const s584 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l583: {
        l586: {
          const s587 = p;
          if (text.charCodeAt(p) === 92) {
            l588: {
              p = skip_escape(p);
              if (p < 0) { break l588; }
              break l586;
            }
            p = s587;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l583;
          }
          p++;
          const near590 = p + 16;
          while (p < near590 && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          if (p === near590) {
            STOPS_7.lastIndex = p;
            p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
          }
          touched ||= p >= end;
        }
        continue l582;
      }
      p = s584;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l592: for (;;) {
    const s594 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l593: {
        l596: {
          const s597 = p;
          if (text.charCodeAt(p) === 92) {
            l598: {
              p = skip_escape(p);
              if (p < 0) { break l598; }
              break l596;
            }
            p = s597;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l593;
          }
          p++;
          const near600 = p + 16;
          while (p < near600 && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          if (p === near600) {
            STOPS_8.lastIndex = p;
            p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
          }
          touched ||= p >= end;
        }
        continue l592;
      }
      p = s594;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m606 = false;
  l603: for (;;) {
    const s605 = p;
    l604: {
      {
        const s607 = p;
        l608: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l608; }
          break l604;
        }
        p = s607;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l604;
      }
      p++;
      m606 = true;
      continue l603;
    }
    p = s605;
    break;
  }
  if (!m606) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n611 = characterSize(p, CLASS_9);
  if (n611 === 0) { return -1; }
  p += n611;
  l612: for (;;) {
    const s614 = p;
    if (p < end) {
      l613: {
        const n616 = characterSize(p, CLASS_10);
        if (n616 === 0) { break l613; }
        p += n616;
        continue l612;
      }
      p = s614;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l618: {
    const s619 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l620: {
        l622: {
          if (text.charCodeAt(p) === 45) {
            const s624 = p;
            l623: {

              p++;
              break l622;
            }
            p = s624;
          } else touched ||= p >= end;
        }
        l625: {
          const s626 = p;
          if (text.charCodeAt(p) === 48) {
            l627: {

              p++;
              break l625;
            }
            p = s626;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
            touched ||= p >= end;
            break l620;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l628: {
          if (text.charCodeAt(p) === 46) {
            const s630 = p;
            l629: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l629;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l628;
            }
            p = s630;
          } else touched ||= p >= end;
        }
        l631: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s633 = p;
            l632: {
              p++;
              l634: {
                if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
                  const s636 = p;
                  l635: {
                    p++;
                    break l634;
                  }
                  p = s636;
                } else touched ||= p >= end;
              }
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l632;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l631;
            }
            p = s633;
          } else touched ||= p >= end;
        }
        l639: {
          const s637 = p;
          l638: {
            p = skipScalarEnd(p);
            if (p < 0) { break l638; }
            p = s637;
            break l639;
          }
          p = s637;
          break l620;
        }
        break l618;
      }
      p = s619;
    } else touched ||= p >= end;
    l641: {
      if (text.charCodeAt(p) === 45) {
        const s643 = p;
        l642: {

          p++;
          break l641;
        }
        p = s643;
      } else touched ||= p >= end;
    }
    l644: {
      const s645 = p;
      if (text.charCodeAt(p) === 48) {
        l646: {

          p++;
          break l644;
        }
        p = s645;
      } else touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
      touched ||= p >= end;
    }
    if (text.charCodeAt(p) !== 46) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l649: {
      const s647 = p;
      l648: {
        p = skipScalarEnd(p);
        if (p < 0) { break l648; }
        p = s647;
        break l649;
      }
      p = s647;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s651 = p;
    l652: {
      p = skipEnds(p);
      if (p < 0) { break l652; }
      return -1;
    }
    p = s651;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l654: for (;;) {
    const s656 = p;
    l655: {
      {
        const s658 = p;
        l659: {
          p = skipEnds(p);
          if (p < 0) { break l659; }
          break l655;
        }
        p = s658;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l655;
      }
      p++;
      continue l654;
    }
    p = s656;
    break;
  }
  l663: {
    const s661 = p;
    l662: {
      p = skipScalarEnd(p);
      if (p < 0) { break l662; }
      p = s661;
      break l663;
    }
    p = s661;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s666 = p;
    l667: {
      p = skipEnds(p);
      if (p < 0) { break l667; }
      return undefined;
    }
    p = s666;
  }
  {
    const s669 = p;
    l670: {
      if (p < end) {
        {
          const s672 = p;
          l673: {
            p++;
            break l670;
          }
          p = s672;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s669;
  }
  if (!((p < end && !((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadDebrisNode = { type: 'BadDebris', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf144(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  const r676 = readObjectEnd(p);
  if (r676 === undefined) { return -1; }
  value = r676;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l677: {
    const s678 = p;
    const t679 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l680: {
        const r681 = readObjectClose(p);
        if (r681 === undefined) { break l680; }
        value = r681;
        p = pos;
        break l677;
      }
      p = s678;
      if (trail.length > t679) trail.length = t679;
    } else touched ||= p >= end;
    l683: {
      const r684 = readMissingRest(p);
      if (r684 === undefined) { break l683; }
      value = r684;
      p = pos;
      break l677;
    }
    p = s678;
    if (trail.length > t679) trail.length = t679;
    const r686 = readMissingBracket(p);
    if (r686 === undefined) { return undefined; }
    value = r686;
    p = pos;
  }
  pos = p;
  return value;
}

function readObjectClose(p: number): ObjectCloseNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 125) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'ObjectClose', start: base + start, end: base + p };
}

function readMissingBracket(p: number): MissingBracketNode | undefined {
  const start = p;
  pos = p;
  const node: MissingBracketNode = { type: 'MissingBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf148(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l689: {
    const s690 = p;
    const t691 = trail.length;
    l692: {
      const r693 = readGap(p);
      if (r693 === undefined) { break l692; }
      value = r693;
      p = pos;
      break l689;
    }
    p = s690;
    if (trail.length > t691) trail.length = t691;
    l695: {
      const r696 = readBadCutPart(p);
      if (r696 === undefined) { break l695; }
      value = r696;
      p = pos;
      break l689;
    }
    p = s690;
    if (trail.length > t691) trail.length = t691;
    const r698 = readBadDebris(p);
    if (r698 === undefined) { return -1; }
    value = r698;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf149(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r700 = readListEnd(p);
  if (r700 === undefined) { return -1; }
  value = r700;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l701: {
    const s702 = p;
    const t703 = trail.length;
    l704: {
      const r705 = readListClose(p);
      if (r705 === undefined) { break l704; }
      value = r705;
      p = pos;
      break l701;
    }
    p = s702;
    if (trail.length > t703) trail.length = t703;
    l710: {
      const r711 = readMissingRest(p);
      if (r711 === undefined) { break l710; }
      value = r711;
      p = pos;
      break l701;
    }
    p = s702;
    if (trail.length > t703) trail.length = t703;
    const r713 = readMissingBracket(p);
    if (r713 === undefined) { return undefined; }
    value = r713;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l706: {
    const s707 = p;
    if (text.charCodeAt(p) === 93) {
      l708: {

        p++;
        break l706;
      }
      p = s707;
    } else touched ||= p >= end;
    p = skipTupleClose(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'ListClose', start: base + start, end: base + p };
}

function skipTupleClose(p: number): number {
  const noted = trail.length;
  const value = readTupleClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readTupleClose(p: number): string | undefined {
  for (const word of reading.options["tupleClose"]?.from(text.charCodeAt(p)) ?? [")"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf154(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode;
  const r716 = readBadEndToken(p);
  if (r716 === undefined) { return -1; }
  value = r716;
  p = pos;
  leafValue = value;
  return p;
}

function readBadEndToken(p: number): BadEndTokenNode | undefined {
  let c = 0;
  const start = p;
  p = skipEndToken(p);
  if (p < 0) { return undefined; }
  l719: {
    const s717 = p;
    l718: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l720: {
        const s722 = p;
        l721: {
          p = skipTokens(p);
          if (p < 0) { break l721; }
          break l720;
        }
        p = s722;
      }
      if (p < end) {
        {
          const s727 = p;
          l728: {
            p++;
            break l718;
          }
          p = s727;
        }
      } else touched ||= p >= end;
      p = s717;
      break l719;
    }
    p = s717;
    return undefined;
  }
  pos = p;
  const node: BadEndTokenNode = { type: 'BadEndToken', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipEndToken(p: number): number {
  const noted = trail.length;
  const value = readEndToken(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndToken(p: number): string | undefined {
  for (const word of reading.options["endToken"]?.from(text.charCodeAt(p)) ?? ["<|im_end|>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipTokens(p: number): number {
  let c = 0;
  let m726 = false;
  l723: for (;;) {
    const s725 = p;
    l724: {
      p = skipEndToken(p);
      if (p < 0) { break l724; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m726 = true;
      continue l723;
    }
    p = s725;
    break;
  }
  if (!m726) { return -1; }
  return p;
}

function leaf159(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BuiltinHeadNode;
  const r731 = readBuiltinHead(p);
  if (r731 === undefined) { return -1; }
  value = r731;
  p = pos;
  leafValue = value;
  return p;
}

function readBuiltinHead(p: number): BuiltinHeadNode | undefined {
  const start = p;
  let l_name!: string;
  p = skipCodeOpen(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r732 = readBuiltinName(p);
  if (r732 === undefined) { return undefined; }
  l_name = r732;
  p = pos;
  if (text.charCodeAt(p) !== 46 || !text.startsWith(".call(", p)) {
    reachesEnd(p, ".call(");
    return undefined;
  }
  p += 6;
  pos = p;
  return { type: 'BuiltinHead', start: base + start, end: base + p, name: l_name };
}

function skipCodeOpen(p: number): number {
  const noted = trail.length;
  const value = readCodeOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCodeOpen(p: number): string | undefined {
  for (const word of reading.options["codeOpen"]?.from(text.charCodeAt(p)) ?? ["<|python_tag|>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readBuiltinName(p: number): string | undefined {
  let value!: string;
  const s733 = p;
  const n734 = characterSize(p, CLASS_5);
  if (n734 === 0) { return undefined; }
  p += n734;
  l735: for (;;) {
    const s737 = p;
    if (p < end) {
      l736: {
        const n739 = characterSize(p, CLASS_15);
        if (n739 === 0) { break l736; }
        p += n739;
        continue l735;
      }
      p = s737;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s733, p);
  pos = p;
  return value;
}

function leaf164(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyKeyNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r742 = readPyKey(p);
  if (r742 === undefined) { return -1; }
  value = r742;
  p = pos;
  leafValue = value;
  return p;
}

function readPyKey(p: number): PyKeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r743 = readBareKey(p);
  if (r743 === undefined) { return undefined; }
  l_name = r743;
  p = pos;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 61) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (text.charCodeAt(p) === 61) {
    {
      const s745 = p;
      l746: {

        p++;
        return undefined;
      }
      p = s745;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'PyKey', start: base + start, end: base + p, name: l_name };
}

function leaf166(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | null;
  l749: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s751 = p;
      l750: {
        const r752 = readSpace(p);
        if (r752 === undefined) { break l750; }
        value = r752;
        p = pos;
        break l749;
      }
      p = s751;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf167(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadCutArgumentNode | BadCutPartNode | BadDebrisNode;
  l754: {
    const s755 = p;
    const t756 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l757: {
        const r758 = readSpace(p);
        if (r758 === undefined) { break l757; }
        value = r758;
        p = pos;
        break l754;
      }
      p = s755;
      if (trail.length > t756) trail.length = t756;
    } else touched ||= p >= end;
    l760: {
      const r761 = readBadCutArgument(p);
      if (r761 === undefined) { break l760; }
      value = r761;
      p = pos;
      break l754;
    }
    p = s755;
    if (trail.length > t756) trail.length = t756;
    l766: {
      const r767 = readBadCutPart(p);
      if (r767 === undefined) { break l766; }
      value = r767;
      p = pos;
      break l754;
    }
    p = s755;
    if (trail.length > t756) trail.length = t756;
    const r769 = readBadDebris(p);
    if (r769 === undefined) { return -1; }
    value = r769;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutArgument(p: number): BadCutArgumentNode | undefined {
  if (!cutPyKey(p)) return undefined;
  const value = readBadCutArgumentInside(p);
  return value;
}

function readBadCutArgumentInside(p: number): BadCutArgumentNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutArgumentNode = { type: 'BadCutArgument', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cutPyKey(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipPyKey(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipPyKey(p: number): number {
  let c = 0;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipBareKey(p);
  if (p < 0) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 61) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (text.charCodeAt(p) === 61) {
    {
      const s762 = p;
      l763: {

        p++;
        return -1;
      }
      p = s762;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf171(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r771 = readPyCallEnd(p);
  if (r771 === undefined) { return -1; }
  value = r771;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l772: {
    const s773 = p;
    const t774 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l775: {
        const r776 = readPyCallClose(p);
        if (r776 === undefined) { break l775; }
        value = r776;
        p = pos;
        break l772;
      }
      p = s773;
      if (trail.length > t774) trail.length = t774;
    } else touched ||= p >= end;
    l778: {
      const r779 = readMissingRest(p);
      if (r779 === undefined) { break l778; }
      value = r779;
      p = pos;
      break l772;
    }
    p = s773;
    if (trail.length > t774) trail.length = t774;
    const r781 = readMissingBracket(p);
    if (r781 === undefined) { return undefined; }
    value = r781;
    p = pos;
  }
  pos = p;
  return value;
}

function readPyCallClose(p: number): PyCallCloseNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 41) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'PyCallClose', start: base + start, end: base + p };
}

function leaf174(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CodeHeadNode;
  const r784 = readCodeHead(p);
  if (r784 === undefined) { return -1; }
  value = r784;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l785: {
    const s786 = p;
    const t787 = trail.length;
    l788: {
      const r789 = readMessageStart(p);
      if (r789 === undefined) { break l788; }
      l_opening = r789;
      p = pos;
      l808: for (;;) {
        const s810 = p;
        const t811 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l809: {
            const r813 = readHeadPart(p);
            if (r813 === undefined) { break l809; }
            p = pos;
            continue l808;
          }
          p = s810;
          if (trail.length > t811) trail.length = t811;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l788;
      }
      p = skipTo(p);
      if (p < 0) { break l788; }
      p = skipCodeName(p);
      if (p < 0) { break l788; }
      if (p < end) {
        {
          const s960 = p;
          l961: {
            const n963 = characterSize(p, CLASS_6);
            if (n963 === 0) { break l961; }
            p += n963;
            break l788;
          }
          p = s960;
        }
      } else touched ||= p >= end;
      l964: for (;;) {
        const s966 = p;
        const t967 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l965: {
            const r969 = readHeadPart(p);
            if (r969 === undefined) { break l965; }
            p = pos;
            continue l964;
          }
          p = s966;
          if (trail.length > t967) trail.length = t967;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l788;
      }
      p += 11;
      break l785;
    }
    p = s786;
    if (trail.length > t787) trail.length = t787;
    l_opening = null;
    l971: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l971; }
      p = skipCodeName(p);
      if (p < 0) { break l971; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l971;
      }
      p = skipEol(p);
      if (p < 0) { break l971; }
      break l785;
    }
    p = s786;
    if (trail.length > t787) trail.length = t787;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s972 = p;
      l973: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l975: {
          const s976 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l977: {
              p++;
              break l975;
            }
            p = s976;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s978 = p;
              l979: {
                p++;
                break l973;
              }
              p = s978;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s972;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l790: {
    const s791 = p;
    l792: {
      const s793 = p;
      p = skipChannels(p);
      if (p < 0) { break l792; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l792;
      }
      p += 9;
      l794: {
        if (text.charCodeAt(p) === 97) {
          const s796 = p;
          l795: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l795;
            }
            p += 9;
            break l794;
          }
          p = s796;
        } else touched ||= p >= end;
      }
      value = text.slice(s793, p);
      break l790;
    }
    p = s791;
    const s797 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l800: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s798 = p;
        l799: {
          l801: {
            const s802 = p;
            if (text.charCodeAt(p) === 60) {
              l803: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l803;
                }
                p += 11;
                break l801;
              }
              p = s802;
            } else touched ||= p >= end;
            l804: {
              if (text.charCodeAt(p) === 32) {
                const s806 = p;
                l805: {

                  p++;
                  break l804;
                }
                p = s806;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l799;
            }
            p += 3;
          }
          p = s798;
          break l800;
        }
        p = s798;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s797, p);
  }
  pos = p;
  return value;
}

function skipChannels(p: number): number {
  const noted = trail.length;
  const value = readChannels(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readChannels(p: number): string | undefined {
  for (const word of reading.options["channels"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readHeadPart(p: number): [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]] | undefined {
  if (depth >= 400) return undefined;
  depth++;
  const value = readHeadPartInside(p);
  depth--;
  return value;
}

function readHeadPartInside(p: number): [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]] | undefined {
  let c = 0;
  let value!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
  let e814!: string[];
  const list819: string[] = [];
  l815: for (;;) {
    const s817 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l816: {
        let v818!: string;
        const r821 = readBlank(p);
        if (r821 === undefined) { break l816; }
        v818 = r821;
        p = pos;
        list819.push(v818);
        continue l815;
      }
      p = s817;
    } else touched ||= p >= end;
    break;
  }
  e814 = list819;
  let e823!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l824: {
    const s825 = p;
    const t826 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l827: {
        const r828 = readBadHeaderAgain(p);
        if (r828 === undefined) { break l827; }
        e823 = r828;
        p = pos;
        break l824;
      }
      p = s825;
      if (trail.length > t826) trail.length = t826;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l892: {
        const r893 = readChannel(p);
        if (r893 === undefined) { break l892; }
        e823 = r893;
        p = pos;
        break l824;
      }
      p = s825;
      if (trail.length > t826) trail.length = t826;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l903: {
        const r904 = readBadConstraintAgain(p);
        if (r904 === undefined) { break l903; }
        e823 = r904;
        p = pos;
        break l824;
      }
      p = s825;
      if (trail.length > t826) trail.length = t826;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l909: {
        const r910 = readConstraint(p);
        if (r910 === undefined) { break l909; }
        e823 = r910;
        p = pos;
        break l824;
      }
      p = s825;
      if (trail.length > t826) trail.length = t826;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l920: {
        let e921!: [string[], "to="];
        const r922 = readTo(p);
        if (r922 === undefined) { break l920; }
        e921 = r922;
        p = pos;
        let e934!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l920;
        }
        const r935 = readPseudoName(p);
        if (r935 === undefined) { break l920; }
        e934 = r935;
        p = pos;
        let e940!: null;
        if (p < end) {
          {
            const s941 = p;
            l942: {
              const n944 = characterSize(p, CLASS_6);
              if (n944 === 0) { break l942; }
              p += n944;
              break l920;
            }
            p = s941;
          }
        } else touched ||= p >= end;
        e940 = null;
        e823 = [e921, e934, e940];
        break l824;
      }
      p = s825;
      if (trail.length > t826) trail.length = t826;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r945 = readContentType(p);
    if (r945 === undefined) { return undefined; }
    e823 = r945;
    p = pos;
  }
  let e950!: string[];
  const list955: string[] = [];
  l951: for (;;) {
    const s953 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l952: {
        let v954!: string;
        const r957 = readBlank(p);
        if (r957 === undefined) { break l952; }
        v954 = r957;
        p = pos;
        list955.push(v954);
        continue l951;
      }
      p = s953;
    } else touched ||= p >= end;
    break;
  }
  e950 = list955;
  value = [e814, e823, e950];
  pos = p;
  return value;
}

function readBlank(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}

function readBadHeaderAgain(p: number): BadHeaderAgainNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  p += 11;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  l831: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s829 = p;
      l830: {
        l832: for (;;) {
          const s834 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l833: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s836 = p;
                  l837: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l837; }
                    break l833;
                  }
                  p = s836;
                }
              } else touched ||= p >= end;
              l839: {
                const s840 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  l841: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l841; }
                    break l839;
                  }
                  p = s840;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l833;
                }
                p = skipTo(p);
                if (p < 0) { break l833; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l833;
                }
                p = skipCalledName(p);
                if (p < 0) { break l833; }
              }
              continue l832;
            }
            p = s834;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l830;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l830; }
        p = s829;
        break l831;
      }
      p = s829;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadHeaderAgainNode = { type: 'BadHeaderAgain', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipChannelAhead(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return -1;
  }
  p += 11;
  return p;
}

function skipHeadPart(p: number): number {
  if (depth >= 400) return -1;
  depth++;
  const found = skipHeadPartInside(p);
  depth--;
  return found;
}

function skipHeadPartInside(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l842: {
    const s843 = p;
    if (text.charCodeAt(p) === 60) {
      l844: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l844; }
        break l842;
      }
      p = s843;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l877: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l877;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l877;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l842;
      }
      p = s843;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l878: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l878; }
        break l842;
      }
      p = s843;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l882: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l882;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l842;
      }
      p = s843;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l883: {
        p = skipTo(p);
        if (p < 0) { break l883; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l883;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l883; }
        if (p < end) {
          {
            const s884 = p;
            l885: {
              const n887 = characterSize(p, CLASS_6);
              if (n887 === 0) { break l885; }
              p += n887;
              break l883;
            }
            p = s884;
          }
        } else touched ||= p >= end;
        break l842;
      }
      p = s843;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipContentType(p);
    if (p < 0) { return -1; }
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipBadHeaderAgain(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return -1;
  }
  p += 11;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
  touched ||= p >= end;
  l847: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s845 = p;
      l846: {
        l848: for (;;) {
          const s850 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l849: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s852 = p;
                  l853: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l853; }
                    break l849;
                  }
                  p = s852;
                }
              } else touched ||= p >= end;
              l855: {
                const s856 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  l857: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l857; }
                    break l855;
                  }
                  p = s856;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l849;
                }
                p = skipTo(p);
                if (p < 0) { break l849; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l849;
                }
                p = skipCalledName(p);
                if (p < 0) { break l849; }
              }
              continue l848;
            }
            p = s850;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l846;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l846; }
        p = s845;
        break l847;
      }
      p = s845;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipTo(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  return p;
}

function skipCalledName(p: number): number {
  let c = 0;
  if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
    {
      const s858 = p;
      l859: {
        p = skipPseudoName(p);
        if (p < 0) { break l859; }
        if (p < end) {
          {
            const s864 = p;
            l865: {
              const n867 = characterSize(p, CLASS_6);
              if (n867 === 0) { break l865; }
              p += n867;
              break l859;
            }
            p = s864;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s858;
    }
  } else touched ||= p >= end;
  l868: {
    if (text.charCodeAt(p) === 102) {
      const s870 = p;
      l869: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l869;
        }
        p += 10;
        break l868;
      }
      p = s870;
    } else touched ||= p >= end;
  }
  let m875 = false;
  l872: for (;;) {
    const s874 = p;
    if (p < end) {
      l873: {
        const n876 = characterSize(p, CLASS_6);
        if (n876 === 0) { break l873; }
        p += n876;
        m875 = true;
        continue l872;
      }
      p = s874;
    } else touched ||= p >= end;
    break;
  }
  if (!m875) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l861: {
    const s862 = p;
    if (text.charCodeAt(p) === 97) {
      l863: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l863;
        }
        p += 9;
        break l861;
      }
      p = s862;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117 || !text.startsWith("user", p)) {
      reachesEnd(p, "user");
      return -1;
    }
    p += 4;
  }
  return p;
}

function skipBadConstraintAgain(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return -1;
  }
  p += 13;
  l881: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s879 = p;
      l880: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l880;
        }
        p += 13;
        p = s879;
        break l881;
      }
      p = s879;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l888: {
    const s889 = p;
    if (text.charCodeAt(p) === 106) {
      l890: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l890;
        }
        p += 4;
        break l888;
      }
      p = s889;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 99 || !text.startsWith("code", p)) {
      reachesEnd(p, "code");
      return -1;
    }
    p += 4;
  }
  return p;
}

function readChannel(p: number): ["<|channel|>", string[]] | undefined {
  let c = 0;
  let value!: ["<|channel|>", string[]];
  let e894!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e894 = "<|channel|>";
  p += 11;
  let e895!: string[];
  const list900: string[] = [];
  l896: for (;;) {
    const s898 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l897: {
        let v899!: string;
        v899 = text.charAt(p);
        p++;
        list900.push(v899);
        continue l896;
      }
      p = s898;
    } else touched ||= p >= end;
    break;
  }
  if (list900.length === 0) { return undefined; }
  e895 = list900;
  value = [e894, e895];
  pos = p;
  return value;
}

function readBadConstraintAgain(p: number): BadConstraintAgainNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  p += 13;
  l907: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s905 = p;
      l906: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l906;
        }
        p += 13;
        p = s905;
        break l907;
      }
      p = s905;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadConstraintAgainNode = { type: 'BadConstraintAgain', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readConstraint(p: number): ["<|constrain|>", string[]] | undefined {
  let c = 0;
  let value!: ["<|constrain|>", string[]];
  let e911!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e911 = "<|constrain|>";
  p += 13;
  let e912!: string[];
  const list917: string[] = [];
  l913: for (;;) {
    const s915 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l914: {
        let v916!: string;
        v916 = text.charAt(p);
        p++;
        list917.push(v916);
        continue l913;
      }
      p = s915;
    } else touched ||= p >= end;
    break;
  }
  e912 = list917;
  value = [e911, e912];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e923!: string[];
  const list928: string[] = [];
  l924: for (;;) {
    const s926 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l925: {
        let v927!: string;
        const r930 = readBlank(p);
        if (r930 === undefined) { break l925; }
        v927 = r930;
        p = pos;
        list928.push(v927);
        continue l924;
      }
      p = s926;
    } else touched ||= p >= end;
    break;
  }
  e923 = list928;
  let e932!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e932 = "to=";
  p += 3;
  value = [e923, e932];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l936: {
    const s937 = p;
    if (text.charCodeAt(p) === 97) {
      l938: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l938;
        }
        value = "assistant";
        p += 9;
        break l936;
      }
      p = s937;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117 || !text.startsWith("user", p)) {
      reachesEnd(p, "user");
      return undefined;
    }
    value = "user";
    p += 4;
  }
  pos = p;
  return value;
}

function readContentType(p: number): "json" | "code" | undefined {
  let value!: "json" | "code";
  l946: {
    const s947 = p;
    if (text.charCodeAt(p) === 106) {
      l948: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l948;
        }
        value = "json";
        p += 4;
        break l946;
      }
      p = s947;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 99 || !text.startsWith("code", p)) {
      reachesEnd(p, "code");
      return undefined;
    }
    value = "code";
    p += 4;
  }
  pos = p;
  return value;
}

function skipCodeName(p: number): number {
  const noted = trail.length;
  const value = readCodeName(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCodeName(p: number): string | undefined {
  for (const word of reading.options["codeName"]?.from(text.charCodeAt(p)) ?? ["python"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipRecipientOpen(p: number): number {
  const noted = trail.length;
  const value = readRecipientOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readRecipientOpen(p: number): string | undefined {
  for (const word of reading.options["recipientOpen"]?.from(text.charCodeAt(p)) ?? [">>>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function text200(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l982: {
      {
        const s983 = p;
        l984: {
          p = skipMarkAhead(p);
          if (p < 0) { break l984; }
          break l982;
        }
        p = s983;
      }
      {
        const s1040 = p;
        l1041: {
          p = skipEndToken(p);
          if (p < 0) { break l1041; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1043: {
            const s1045 = p;
            l1044: {
              p = skipTokens(p);
              if (p < 0) { break l1044; }
              break l1043;
            }
            p = s1045;
          }
          if (p < end) {
            {
              const s1046 = p;
              l1047: {
                p++;
                break l1041;
              }
              p = s1046;
            }
          } else touched ||= p >= end;
          break l982;
        }
        p = s1040;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l982;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function skipMarkAhead(p: number): number {
  let c = 0;
  l986: {
    const s987 = p;
    l988: {
      p = skipEndMark(p);
      if (p < 0) { break l988; }
      break l986;
    }
    p = s987;
    l993: {
      p = skipChannels(p);
      if (p < 0) { break l993; }
      l996: {
        if (text.charCodeAt(p) === 60) {
          const s994 = p;
          l995: {

            p++;
            p = s994;
            break l996;
          }
          p = s994;
        } else touched ||= p >= end;
        break l993;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l993; }
      break l986;
    }
    p = s987;
    l1025: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1025; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1025;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l1025; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1025;
      }
      p = skipEol(p);
      if (p < 0) { break l1025; }
      break l986;
    }
    p = s987;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l989: {
    const s990 = p;
    if (text.charCodeAt(p) === 60) {
      l991: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l991;
        }
        p += 7;
        break l989;
      }
      p = s990;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l992: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l992;
        }
        p += 10;
        break l989;
      }
      p = s990;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60 || !text.startsWith("<|call|>", p)) {
      reachesEnd(p, "<|call|>");
      return -1;
    }
    p += 8;
  }
  return p;
}

function skipAnyHead(p: number): number {
  let c = 0;
  p = skipMessageStart(p);
  if (p < 0) { return -1; }
  l1014: for (;;) {
    const s1016 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l1015: {
        p = skipHeadPart(p);
        if (p < 0) { break l1015; }
        continue l1014;
      }
      p = s1016;
    } else touched ||= p >= end;
    break;
  }
  l1018: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      const s1020 = p;
      l1019: {
        p = skipTo(p);
        if (p < 0) { break l1019; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1019;
        }
        p = skipCalledName(p);
        if (p < 0) { break l1019; }
        l1021: for (;;) {
          const s1023 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l1022: {
              p = skipHeadPart(p);
              if (p < 0) { break l1022; }
              continue l1021;
            }
            p = s1023;
          } else touched ||= p >= end;
          break;
        }
        break l1018;
      }
      p = s1020;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
    reachesEnd(p, "<|message|>");
    return -1;
  }
  p += 11;
  return p;
}

function skipMessageStart(p: number): number {
  let c = 0;
  l997: {
    const s998 = p;
    l999: {
      p = skipChannels(p);
      if (p < 0) { break l999; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l999;
      }
      p += 9;
      l1001: {
        if (text.charCodeAt(p) === 97) {
          const s1003 = p;
          l1002: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l1002;
            }
            p += 9;
            break l1001;
          }
          p = s1003;
        } else touched ||= p >= end;
      }
      break l997;
    }
    p = s998;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l1007: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s1005 = p;
        l1006: {
          l1008: {
            const s1009 = p;
            if (text.charCodeAt(p) === 60) {
              l1010: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1010;
                }
                p += 11;
                break l1008;
              }
              p = s1009;
            } else touched ||= p >= end;
            l1011: {
              if (text.charCodeAt(p) === 32) {
                const s1013 = p;
                l1012: {

                  p++;
                  break l1011;
                }
                p = s1013;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l1006;
            }
            p += 3;
          }
          p = s1005;
          break l1007;
        }
        p = s1005;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n1027 = characterSize(p, CLASS_5);
  if (n1027 === 0) { return -1; }
  p += n1027;
  l1028: for (;;) {
    const s1030 = p;
    if (p < end) {
      l1029: {
        const n1032 = characterSize(p, CLASS_6);
        if (n1032 === 0) { break l1029; }
        p += n1032;
        continue l1028;
      }
      p = s1030;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipCutMark(p: number): number {
  const noted = trail.length;
  const value = readCutMark(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCutMark(p: number): "" | undefined {
  if (!cutMark(p)) return undefined;
  const value = readCutMarkInside(p);
  return value;
}

function readCutMarkInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutMark(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipMark(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipMark(p: number): number {
  let c = 0;
  l1033: {
    const s1034 = p;
    l1035: {
      p = skipEndMark(p);
      if (p < 0) { break l1035; }
      break l1033;
    }
    p = s1034;
    l1036: {
      p = skipChannels(p);
      if (p < 0) { break l1036; }
      l1039: {
        if (text.charCodeAt(p) === 60) {
          const s1037 = p;
          l1038: {

            p++;
            p = s1037;
            break l1039;
          }
          p = s1037;
        } else touched ||= p >= end;
        break l1036;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1036; }
      break l1033;
    }
    p = s1034;
    p = skipRecipientOpen(p);
    if (p < 0) { return -1; }
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRecipientName(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipEol(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf210(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  const r1049 = readMessageEnd(p);
  if (r1049 === undefined) { return -1; }
  value = r1049;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l1050: {
    const s1051 = p;
    const t1052 = trail.length;
    l1053: {
      const r1054 = readMessageClose(p);
      if (r1054 === undefined) { break l1053; }
      value = r1054;
      p = pos;
      break l1050;
    }
    p = s1051;
    if (trail.length > t1052) trail.length = t1052;
    l1056: {
      const r1057 = readBadCutMessageClose(p);
      if (r1057 === undefined) { break l1056; }
      value = r1057;
      p = pos;
      break l1050;
    }
    p = s1051;
    if (trail.length > t1052) trail.length = t1052;
    l1059: {
      const r1060 = readMissingMessageClose(p);
      if (r1060 === undefined) { break l1059; }
      value = r1060;
      p = pos;
      break l1050;
    }
    p = s1051;
    if (trail.length > t1052) trail.length = t1052;
    const r1065 = readMessageOver(p);
    if (r1065 === undefined) { return undefined; }
    value = r1065;
    p = pos;
  }
  pos = p;
  return value;
}

function readMessageClose(p: number): MessageCloseNode | undefined {
  const start = p;
  p = skipEndMark(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'MessageClose', start: base + start, end: base + p };
}

function readBadCutMessageClose(p: number): BadCutMessageCloseNode | undefined {
  if (!cutMark(p)) return undefined;
  const value = readBadCutMessageCloseInside(p);
  return value;
}

function readBadCutMessageCloseInside(p: number): BadCutMessageCloseNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutMessageCloseNode = { type: 'BadCutMessageClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingMessageClose(p: number): MissingMessageCloseNode | undefined {
  const start = p;
  p = skipChannels(p);
  if (p < 0) { return undefined; }
  l1063: {
    if (text.charCodeAt(p) === 60) {
      const s1061 = p;
      l1062: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l1062;
        }
        p += 2;
        p = s1061;
        break l1063;
      }
      p = s1061;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingMessageCloseNode = { type: 'MissingMessageClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMessageOver(p: number): MessageOverNode | undefined {
  const start = p;
  pos = p;
  return { type: 'MessageOver', start: base + start, end: base + p };
}

function leaf216(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  const r1068 = readTextHead(p);
  if (r1068 === undefined) { return -1; }
  value = r1068;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1069: {
    const s1070 = p;
    const t1071 = trail.length;
    l1072: {
      const r1073 = readMessageStart(p);
      if (r1073 === undefined) { break l1072; }
      l_opening = r1073;
      p = pos;
      l1075: for (;;) {
        const s1077 = p;
        const t1078 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1076: {
            const r1080 = readHeadPart(p);
            if (r1080 === undefined) { break l1076; }
            p = pos;
            continue l1075;
          }
          p = s1077;
          if (trail.length > t1078) trail.length = t1078;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1072;
      }
      p += 11;
      break l1069;
    }
    p = s1070;
    if (trail.length > t1071) trail.length = t1071;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    p = skipAllName(p);
    if (p < 0) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipEol(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'TextHead', start: base + start, end: base + p, opening: l_opening };
}

function skipAllName(p: number): number {
  const noted = trail.length;
  const value = readAllName(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readAllName(p: number): string | undefined {
  for (const word of reading.options["allName"]?.from(text.charCodeAt(p)) ?? ["all"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf220(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolMessageHeadNode;
  const r1083 = readToolMessageHead(p);
  if (r1083 === undefined) { return -1; }
  value = r1083;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1084: {
    const s1085 = p;
    const t1086 = trail.length;
    l1087: {
      const r1088 = readMessageStart(p);
      if (r1088 === undefined) { break l1087; }
      l_opening = r1088;
      p = pos;
      l1090: for (;;) {
        const s1092 = p;
        const t1093 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1091: {
            const r1095 = readHeadPart(p);
            if (r1095 === undefined) { break l1091; }
            p = pos;
            continue l1090;
          }
          p = s1092;
          if (trail.length > t1093) trail.length = t1093;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1087;
      }
      p = skipTo(p);
      if (p < 0) { break l1087; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1087;
      }
      const r1097 = readCalledName(p);
      if (r1097 === undefined) { break l1087; }
      l_name = r1097;
      p = pos;
      l1115: for (;;) {
        const s1117 = p;
        const t1118 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1116: {
            const r1120 = readHeadPart(p);
            if (r1120 === undefined) { break l1116; }
            p = pos;
            continue l1115;
          }
          p = s1117;
          if (trail.length > t1118) trail.length = t1118;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1087;
      }
      p += 11;
      break l1084;
    }
    p = s1085;
    if (trail.length > t1086) trail.length = t1086;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1122 = readRecipientName(p);
    if (r1122 === undefined) { return undefined; }
    l_name = r1122;
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipEol(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'ToolMessageHead', start: base + start, end: base + p, opening: l_opening, name: l_name };
}

function readCalledName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
    {
      const s1098 = p;
      l1099: {
        p = skipPseudoName(p);
        if (p < 0) { break l1099; }
        if (p < end) {
          {
            const s1101 = p;
            l1102: {
              const n1104 = characterSize(p, CLASS_6);
              if (n1104 === 0) { break l1102; }
              p += n1104;
              break l1099;
            }
            p = s1101;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1098;
    }
  } else touched ||= p >= end;
  l1105: {
    if (text.charCodeAt(p) === 102) {
      const s1107 = p;
      l1106: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1106;
        }
        p += 10;
        break l1105;
      }
      p = s1107;
    } else touched ||= p >= end;
  }
  const s1108 = p;
  let m1112 = false;
  l1109: for (;;) {
    const s1111 = p;
    if (p < end) {
      l1110: {
        const n1113 = characterSize(p, CLASS_6);
        if (n1113 === 0) { break l1110; }
        p += n1113;
        m1112 = true;
        continue l1109;
      }
      p = s1111;
    } else touched ||= p >= end;
    break;
  }
  if (!m1112) { return undefined; }
  value = text.slice(s1108, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1123 = p;
  const n1124 = characterSize(p, CLASS_5);
  if (n1124 === 0) { return undefined; }
  p += n1124;
  l1125: for (;;) {
    const s1127 = p;
    if (p < end) {
      l1126: {
        const n1129 = characterSize(p, CLASS_6);
        if (n1129 === 0) { break l1126; }
        p += n1129;
        continue l1125;
      }
      p = s1127;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1123, p);
  pos = p;
  return value;
}

function leaf224(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1132: {
    if (text.charCodeAt(p) === 96) {
      const s1134 = p;
      const t1135 = trail.length;
      l1133: {
        const r1136 = readBadInnerFence(p);
        if (r1136 === undefined) { break l1133; }
        value = r1136;
        p = pos;
        break l1132;
      }
      p = s1134;
      if (trail.length > t1135) trail.length = t1135;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readBadInnerFence(p: number): BadInnerFenceNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1139: {
    const s1137 = p;
    l1138: {
      l1140: {
        const s1141 = p;
        if (text.charCodeAt(p) === 123) {
          l1142: {

            p++;
            break l1140;
          }
          p = s1141;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1143: {

            p++;
            break l1140;
          }
          p = s1141;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1138; }
      }
      p = s1137;
      break l1139;
    }
    p = s1137;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1144: {
    const s1145 = p;
    l1146: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1146; }
      break l1144;
    }
    p = s1145;
    l1147: {
      p = skipWrongCallOpen(p);
      if (p < 0) { break l1147; }
      break l1144;
    }
    p = s1145;
    p = skipOtherCallOpen(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipVisibleOpen(p: number): number {
  const noted = trail.length;
  const value = readVisibleOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readVisibleOpen(p: number): string | undefined {
  for (const word of reading.options["visibleOpen"]?.from(text.charCodeAt(p)) ?? ["<function="]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipWrongCallOpen(p: number): number {
  const noted = trail.length;
  const value = readWrongCallOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrongCallOpen(p: number): string | undefined {
  for (const word of reading.options["wrongCallOpen"]?.from(text.charCodeAt(p)) ?? ["<function name="]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipOtherCallOpen(p: number): number {
  const noted = trail.length;
  const value = readOtherCallOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readOtherCallOpen(p: number): string | undefined {
  for (const word of reading.options["otherCallOpen"]?.from(text.charCodeAt(p)) ?? ["<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf233(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1149!: null;
  l1152: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      const s1150 = p;
      l1151: {
        p++;
        p = s1150;
        break l1152;
      }
      p = s1150;
    } else touched ||= p >= end;
    return -1;
  }
  e1149 = null;
  value = [e1149];
  leafValue = value;
  return p;
}

function text234(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1153: {
      p = skipChannels(p);
      if (p < 0) { break l1153; }
      {
        const s1154 = p;
        l1155: {
          p = skipCutMark(p);
          if (p < 0) { break l1155; }
          break l1153;
        }
        p = s1154;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1153; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function skipCodeChar(p: number): number {
  let c = 0;
  {
    const s1157 = p;
    l1158: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1158; }
      return -1;
    }
    p = s1157;
  }
  {
    const s1160 = p;
    l1161: {
      p = skipEndToken(p);
      if (p < 0) { break l1161; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1163: {
        const s1165 = p;
        l1164: {
          p = skipTokens(p);
          if (p < 0) { break l1164; }
          break l1163;
        }
        p = s1165;
      }
      if (p < end) {
        {
          const s1166 = p;
          l1167: {
            p++;
            break l1161;
          }
          p = s1166;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1160;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf236(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  const r1169 = readMessageRest(p);
  if (r1169 === undefined) { return -1; }
  value = r1169;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1170: {
    const s1171 = p;
    const t1172 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1173: {
        const r1174 = readSpace(p);
        if (r1174 === undefined) { break l1173; }
        value = r1174;
        p = pos;
        break l1170;
      }
      p = s1171;
      if (trail.length > t1172) trail.length = t1172;
    } else touched ||= p >= end;
    l1176: {
      const r1177 = readInnerFenceEnd(p);
      if (r1177 === undefined) { break l1176; }
      value = r1177;
      p = pos;
      break l1170;
    }
    p = s1171;
    if (trail.length > t1172) trail.length = t1172;
    l1182: {
      const r1183 = readBadBrackets(p);
      if (r1183 === undefined) { break l1182; }
      value = r1183;
      p = pos;
      break l1170;
    }
    p = s1171;
    if (trail.length > t1172) trail.length = t1172;
    const r1192 = readBadMessageWords(p);
    if (r1192 === undefined) { return undefined; }
    value = r1192;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1178 = p;
    l1179: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1179; }
      return undefined;
    }
    p = s1178;
  }
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  pos = p;
  return { type: 'InnerFenceEnd', start: base + start, end: base + p };
}

function skip_sectionClose(p: number): number {
  const noted = trail.length;
  const value = read_sectionClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_sectionClose(p: number): string | undefined {
  for (const word of reading.options["sectionClose"]?.from(text.charCodeAt(p)) ?? ["</tool_call>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readBadBrackets(p: number): BadBracketsNode | undefined {
  let c = 0;
  const start = p;
  let m1187 = false;
  l1184: for (;;) {
    const s1186 = p;
    l1185: {
      {
        const s1188 = p;
        l1189: {
          p = skipEnds(p);
          if (p < 0) { break l1189; }
          break l1185;
        }
        p = s1188;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1185;
      }
      p++;
      m1187 = true;
      continue l1184;
    }
    p = s1186;
    break;
  }
  if (!m1187) { return undefined; }
  pos = p;
  const node: BadBracketsNode = { type: 'BadBrackets', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMessageWords(p: number): BadMessageWordsNode | undefined {
  let c = 0;
  const start = p;
  p = skipChannels(p);
  if (p < 0) { return undefined; }
  let m1196 = false;
  l1193: for (;;) {
    const s1195 = p;
    l1194: {
      {
        const s1197 = p;
        l1198: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1198; }
          break l1194;
        }
        p = s1197;
      }
      {
        const s1200 = p;
        l1201: {
          p = skipEndToken(p);
          if (p < 0) { break l1201; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1203: {
            const s1205 = p;
            l1204: {
              p = skipTokens(p);
              if (p < 0) { break l1204; }
              break l1203;
            }
            p = s1205;
          }
          if (p < end) {
            {
              const s1206 = p;
              l1207: {
                p++;
                break l1201;
              }
              p = s1206;
            }
          } else touched ||= p >= end;
          break l1194;
        }
        p = s1200;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1194;
      }
      p++;
      m1196 = true;
      continue l1193;
    }
    p = s1195;
    break;
  }
  if (!m1196) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf243(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1211 = readSectionOpen(p);
  if (r1211 === undefined) { return -1; }
  value = r1211;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1212: {
    const s1213 = p;
    const t1214 = trail.length;
    l1215: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1215; }
      break l1212;
    }
    p = s1213;
    if (trail.length > t1214) trail.length = t1214;
    const r1216 = readBadSectionOpen(p);
    if (r1216 === undefined) { return undefined; }
    p = pos;
  }
  l1218: for (;;) {
    const s1220 = p;
    const t1221 = trail.length;
    l1219: {
      const r1223 = readBadOpenAgain(p);
      if (r1223 === undefined) { break l1219; }
      p = pos;
      continue l1218;
    }
    p = s1220;
    if (trail.length > t1221) trail.length = t1221;
    break;
  }
  pos = p;
  return { type: 'SectionOpen', start: base + start, end: base + p };
}

function skip_sectionOpen(p: number): number {
  const noted = trail.length;
  const value = read_sectionOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_sectionOpen(p: number): string | undefined {
  for (const word of reading.options["sectionOpen"]?.from(text.charCodeAt(p)) ?? ["<tool_call>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readBadSectionOpen(p: number): BadSectionOpenNode | undefined {
  const start = p;
  p = skipWrongSectionOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadSectionOpenNode = { type: 'BadSectionOpen', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipWrongSectionOpen(p: number): number {
  const noted = trail.length;
  const value = readWrongSectionOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrongSectionOpen(p: number): string | undefined {
  for (const word of reading.options["wrongSectionOpen"]?.from(text.charCodeAt(p)) ?? ["<toolcall>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readBadOpenAgain(p: number): BadOpenAgainNode | undefined {
  let c = 0;
  const start = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  p = skip_sectionOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadOpenAgainNode = { type: 'BadOpenAgain', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf251(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallHeadNode;
  const r1226 = readCallHead(p);
  if (r1226 === undefined) { return -1; }
  value = r1226;
  p = pos;
  leafValue = value;
  return p;
}

function readCallHead(p: number): CallHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_flaw: BadOtherCallNode | BadCallOpenNode | null = null;
  let l_name!: string;
  let l_id: string | null = null;
  let l_attributes: AttributeNode[] | null = null;
  let l_nameFlaw: BadNameEndNode | BadNoNameEndNode | null = null;
  l1227: {
    const s1228 = p;
    const t1229 = trail.length;
    l1230: {
      const r1231 = readBadOtherCall(p);
      if (r1231 === undefined) { break l1230; }
      l_flaw = r1231;
      p = pos;
      const r1233 = readCallName(p);
      if (r1233 === undefined) { break l1230; }
      l_name = r1233;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipOtherNameEnd(p);
      if (p < 0) { break l1230; }
      l1248: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          const s1246 = p;
          l1247: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (text.charCodeAt(p) !== 123) {
              touched ||= p >= end;
              break l1247;
            }
            p++;
            p = s1246;
            break l1248;
          }
          p = s1246;
        } else touched ||= p >= end;
        break l1230;
      }
      break l1227;
    }
    p = s1228;
    if (trail.length > t1229) trail.length = t1229;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1249: {
      p = skipCallOpen(p);
      if (p < 0) { break l1249; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1250 = readCallName(p);
      if (r1250 === undefined) { break l1249; }
      l_name = r1250;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1252: {
        const s1254 = p;
        l1253: {
          const r1255 = readCallId(p);
          if (r1255 === undefined) { break l1253; }
          l_id = r1255;
          p = pos;
          break l1252;
        }
        p = s1254;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1249; }
      const list1263: AttributeNode[] = [];
      l1259: for (;;) {
        const s1261 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1260: {
            let v1262!: AttributeNode;
            const r1265 = readAttribute(p);
            if (r1265 === undefined) { break l1260; }
            v1262 = r1265;
            p = pos;
            list1263.push(v1262);
            continue l1259;
          }
          p = s1261;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1263;
      p = skipHeadEnd(p);
      if (p < 0) { break l1249; }
      break l1227;
    }
    p = s1228;
    if (trail.length > t1229) trail.length = t1229;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1270: {
      p = skipCallOpen(p);
      if (p < 0) { break l1270; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1271 = readCallName(p);
      if (r1271 === undefined) { break l1270; }
      l_name = r1271;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1270; }
      break l1227;
    }
    p = s1228;
    if (trail.length > t1229) trail.length = t1229;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1283: {
      p = skipCallOpen(p);
      if (p < 0) { break l1283; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1284 = readCallName(p);
      if (r1284 === undefined) { break l1283; }
      l_name = r1284;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1286: {
        const s1287 = p;
        const t1288 = trail.length;
        l1289: {
          const r1290 = readBadNameEnd(p);
          if (r1290 === undefined) { break l1289; }
          l_nameFlaw = r1290;
          p = pos;
          break l1286;
        }
        p = s1287;
        if (trail.length > t1288) trail.length = t1288;
        const r1292 = readBadNoNameEnd(p);
        if (r1292 === undefined) { break l1283; }
        l_nameFlaw = r1292;
        p = pos;
      }
      break l1227;
    }
    p = s1228;
    if (trail.length > t1229) trail.length = t1229;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    const r1297 = readBadCallOpen(p);
    if (r1297 === undefined) { return undefined; }
    l_flaw = r1297;
    p = pos;
    const r1299 = readCallName(p);
    if (r1299 === undefined) { return undefined; }
    l_name = r1299;
    p = pos;
    l1301: {
      const s1302 = p;
      const t1303 = trail.length;
      if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 62)) {
        l1304: {
          l1305: {
            if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
              const s1307 = p;
              l1306: {
                p++;
                break l1305;
              }
              p = s1307;
            } else touched ||= p >= end;
          }
          if (text.charCodeAt(p) !== 62) {
            touched ||= p >= end;
            break l1304;
          }
          p++;
          break l1301;
        }
        p = s1302;
        if (trail.length > t1303) trail.length = t1303;
      } else touched ||= p >= end;
      const r1308 = readBadNameEnd(p);
      if (r1308 === undefined) { return undefined; }
      l_nameFlaw = r1308;
      p = pos;
    }
  }
  pos = p;
  return { type: 'CallHead', start: base + start, end: base + p, flaw: l_flaw, name: l_name, id: l_id, attributes: l_attributes, nameFlaw: l_nameFlaw };
}

function readBadOtherCall(p: number): BadOtherCallNode | undefined {
  const start = p;
  p = skipOtherCallOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadOtherCallNode = { type: 'BadOtherCall', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readCallName(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1234 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1241: for (;;) {
    const s1243 = p;
    l1242: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1242; }
      continue l1241;
    }
    p = s1243;
    break;
  }
  value = text.slice(s1234, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1235 = p;
    l1236: {
      p = skipNameEnd(p);
      if (p < 0) { break l1236; }
      return -1;
    }
    p = s1235;
  }
  {
    const s1238 = p;
    l1239: {
      p = skipEnds(p);
      if (p < 0) { break l1239; }
      return -1;
    }
    p = s1238;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 128 && c <= 65371) || c >= 65373))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipNameEnd(p: number): number {
  const noted = trail.length;
  const value = readNameEnd(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readNameEnd(p: number): string | undefined {
  for (const word of reading.options["nameEnd"]?.from(text.charCodeAt(p)) ?? [">"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipOtherNameEnd(p: number): number {
  const noted = trail.length;
  const value = readOtherNameEnd(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readOtherNameEnd(p: number): string | undefined {
  for (const word of reading.options["otherNameEnd"]?.from(text.charCodeAt(p)) ?? ["```json"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipCallOpen(p: number): number {
  const noted = trail.length;
  const value = readCallOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCallOpen(p: number): string | undefined {
  for (const word of reading.options["callOpen"]?.from(text.charCodeAt(p)) ?? ["<function="]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readCallId(p: number): string | undefined {
  let c = 0;
  let value!: string;
  p = skipIdOpen(p);
  if (p < 0) { return undefined; }
  const s1256 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1257 = p + 16;
  while (p < near1257 && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) p++;
  if (p === near1257) {
    STOPS_18.lastIndex = p;
    p = STOPS_18.test(text) ? STOPS_18.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s1256, p);
  pos = p;
  return value;
}

function skipIdOpen(p: number): number {
  const noted = trail.length;
  const value = readIdOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readIdOpen(p: number): string | undefined {
  for (const word of reading.options["idOpen"]?.from(text.charCodeAt(p)) ?? ["[CALL_ID]"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readAttribute(p: number): AttributeNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  let l_value!: string;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  const s1266 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1266, p);
  if (text.charCodeAt(p) !== 61) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const s1267 = p;
  const near1268 = p + 16;
  while (p < near1268 && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) p++;
  if (p === near1268) {
    STOPS_19.lastIndex = p;
    p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l_value = text.slice(s1267, p);
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'Attribute', start: base + start, end: base + p, name: l_name, value: l_value };
}

function skipHeadEnd(p: number): number {
  const noted = trail.length;
  const value = readHeadEnd(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readHeadEnd(p: number): string | undefined {
  for (const word of reading.options["headEnd"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipLooseEnd(p: number): number {
  let c = 0;
  p = skipLoose(p);
  if (p < 0) { return -1; }
  l1275: {
    const s1273 = p;
    l1274: {
      l1276: {
        const s1277 = p;
        l1278: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1279: {
            const s1280 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1281: {
                p++;
                break l1279;
              }
              p = s1280;
            } else touched ||= p >= end;
            l1282: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1282; }
              break l1279;
            }
            p = s1280;
            p = skipEnds(p);
            if (p < 0) { break l1278; }
          }
          break l1276;
        }
        p = s1277;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1274;
        }
        p++;
      }
      p = s1273;
      break l1275;
    }
    p = s1273;
    return -1;
  }
  return p;
}

function skipLoose(p: number): number {
  const noted = trail.length;
  const value = readLoose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readLoose(p: number): string | undefined {
  for (const word of reading.options["loose"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipParameterOpen(p: number): number {
  const noted = trail.length;
  const value = readParameterOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readParameterOpen(p: number): string | undefined {
  for (const word of reading.options["parameterOpen"]?.from(text.charCodeAt(p)) ?? ["<parameter="]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readBadNameEnd(p: number): BadNameEndNode | undefined {
  const start = p;
  p = skipWrongNameEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadNameEndNode = { type: 'BadNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipWrongNameEnd(p: number): number {
  const noted = trail.length;
  const value = readWrongNameEnd(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrongNameEnd(p: number): string | undefined {
  for (const word of reading.options["wrongNameEnd"]?.from(text.charCodeAt(p)) ?? ["<|tool_sep|>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readBadNoNameEnd(p: number): BadNoNameEndNode | undefined {
  const start = p;
  l1295: {
    const s1293 = p;
    l1294: {
      p = skipMayLackNameEnd(p);
      if (p < 0) { break l1294; }
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l1294;
      }
      p++;
      p = s1293;
      break l1295;
    }
    p = s1293;
    return undefined;
  }
  pos = p;
  const node: BadNoNameEndNode = { type: 'BadNoNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipMayLackNameEnd(p: number): number {
  const noted = trail.length;
  const value = readMayLackNameEnd(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readMayLackNameEnd(p: number): string | undefined {
  for (const word of reading.options["mayLackNameEnd"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readBadCallOpen(p: number): BadCallOpenNode | undefined {
  const start = p;
  p = skipWrongCallOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadCallOpenNode = { type: 'BadCallOpen', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf280(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ParameterHeadNode;
  const r1311 = readParameterHead(p);
  if (r1311 === undefined) { return -1; }
  value = r1311;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterHead(p: number): ParameterHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_key!: string;
  let l_attributes: AttributeNode[] | null = null;
  let l_flaw: MissingKeyEndNode | BadParameterOpenNode | null = null;
  l1312: {
    const s1313 = p;
    const t1314 = trail.length;
    l1315: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1315; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1316 = readParameterKey(p);
      if (r1316 === undefined) { break l1315; }
      l_key = r1316;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1315; }
      const list1330: AttributeNode[] = [];
      l1326: for (;;) {
        const s1328 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1327: {
            let v1329!: AttributeNode;
            const r1332 = readAttribute(p);
            if (r1332 === undefined) { break l1327; }
            v1329 = r1332;
            p = pos;
            list1330.push(v1329);
            continue l1326;
          }
          p = s1328;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1330;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1315; }
      l1334: {
        const s1335 = p;
        l1336: {
          p = skipValueStart(p);
          if (p < 0) { break l1336; }
          break l1334;
        }
        p = s1335;
        p = skipValueFollows(p);
        if (p < 0) { break l1315; }
      }
      break l1312;
    }
    p = s1313;
    if (trail.length > t1314) trail.length = t1314;
    l_attributes = null;
    l_flaw = null;
    l1337: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1337; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1338 = readParameterKey(p);
      if (r1338 === undefined) { break l1337; }
      l_key = r1338;
      p = pos;
      const r1340 = readMissingKeyEnd(p);
      if (r1340 === undefined) { break l1337; }
      l_flaw = r1340;
      p = pos;
      p = skipValueStart(p);
      if (p < 0) { break l1337; }
      break l1312;
    }
    p = s1313;
    if (trail.length > t1314) trail.length = t1314;
    l_attributes = null;
    l_flaw = null;
    const r1342 = readBadParameterOpen(p);
    if (r1342 === undefined) { return undefined; }
    l_flaw = r1342;
    p = pos;
    const r1344 = readParameterKey(p);
    if (r1344 === undefined) { return undefined; }
    l_key = r1344;
    p = pos;
    l1346: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1348 = p;
        l1347: {
          p++;
          break l1346;
        }
        p = s1348;
      } else touched ||= p >= end;
    }
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  return { type: 'ParameterHead', start: base + start, end: base + p, key: l_key, attributes: l_attributes, flaw: l_flaw };
}

function readParameterKey(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1317 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1321: for (;;) {
    const s1323 = p;
    l1322: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1322; }
      continue l1321;
    }
    p = s1323;
    break;
  }
  value = text.slice(s1317, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1318 = p;
    l1319: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1319; }
      return -1;
    }
    p = s1318;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipKeyEnd(p: number): number {
  const noted = trail.length;
  const value = readKeyEnd(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readKeyEnd(p: number): string | undefined {
  for (const word of reading.options["keyEnd"]?.from(text.charCodeAt(p)) ?? [">"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipParameterHeadEnd(p: number): number {
  const noted = trail.length;
  const value = readParameterHeadEnd(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readParameterHeadEnd(p: number): string | undefined {
  for (const word of reading.options["parameterHeadEnd"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipValueStart(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  p = skipValueOpen(p);
  if (p < 0) { return -1; }
  return p;
}

function skipValueOpen(p: number): number {
  const noted = trail.length;
  const value = readValueOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readValueOpen(p: number): string | undefined {
  for (const word of reading.options["valueOpen"]?.from(text.charCodeAt(p)) ?? ["<arg_value>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipValueFollows(p: number): number {
  const noted = trail.length;
  const value = readValueFollows(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readValueFollows(p: number): string | undefined {
  for (const word of reading.options["valueFollows"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readMissingKeyEnd(p: number): MissingKeyEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingKeyEndNode = { type: 'MissingKeyEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadParameterOpen(p: number): BadParameterOpenNode | undefined {
  const start = p;
  p = skipWrongParameterOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadParameterOpenNode = { type: 'BadParameterOpen', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipWrongParameterOpen(p: number): number {
  const noted = trail.length;
  const value = readWrongParameterOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrongParameterOpen(p: number): string | undefined {
  for (const word of reading.options["wrongParameterOpen"]?.from(text.charCodeAt(p)) ?? ["<parameter name="]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf297(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawLayoutNode | null;
  l1350: {
    const s1352 = p;
    l1351: {
      const r1353 = readRawLayout(p);
      if (r1353 === undefined) { break l1351; }
      value = r1353;
      p = pos;
      break l1350;
    }
    p = s1352;
    value = null;
  }
  leafValue = value;
  return p;
}

function readRawLayout(p: number): RawLayoutNode | undefined {
  let c = 0;
  const start = p;
  p = skipLayout(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawLayout', start: base + start, end: base + p };
}

function skipLayout(p: number): number {
  const noted = trail.length;
  const value = readLayout(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readLayout(p: number): string | undefined {
  for (const word of reading.options["layout"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function text301(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1355: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1355;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1356: {
      {
        const s1357 = p;
        l1358: {
          p = skipRawStop(p);
          if (p < 0) { break l1358; }
          break l1356;
        }
        p = s1357;
      }
      l1406: {
        const s1407 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1408: {
            p = skipEol(p);
            if (p < 0) { break l1408; }
            break l1406;
          }
          p = s1407;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1356;
        }
        p++;
      }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function skipRawStop(p: number): number {
  l1360: {
    const s1362 = p;
    l1361: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1361; }
      break l1360;
    }
    p = s1362;
  }
  p = skipRawMarker(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_rawLayout(p: number): number {
  let c = 0;
  p = skipLayout(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  return p;
}

function skipRawMarker(p: number): number {
  let c = 0;
  l1363: {
    const s1364 = p;
    l1365: {
      p = skipLenient(p);
      if (p < 0) { break l1365; }
      l1366: {
        const s1367 = p;
        l1368: {
          p = skipParameterClose(p);
          if (p < 0) { break l1368; }
          break l1366;
        }
        p = s1367;
        p = skipNamedClose(p);
        if (p < 0) { break l1365; }
      }
      break l1363;
    }
    p = s1364;
    l1370: {
      p = skipGuarded(p);
      if (p < 0) { break l1370; }
      l1371: {
        const s1372 = p;
        l1373: {
          p = skipParameterClose(p);
          if (p < 0) { break l1373; }
          break l1371;
        }
        p = s1372;
        p = skipDriftedClose(p);
        if (p < 0) { break l1370; }
      }
      l1382: {
        const s1380 = p;
        l1381: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1383: {
            const s1384 = p;
            l1385: {
              p = skipEnds(p);
              if (p < 0) { break l1385; }
              break l1383;
            }
            p = s1384;
            if (p < end) {
              {
                const s1386 = p;
                l1387: {
                  p++;
                  break l1381;
                }
                p = s1386;
              }
            } else touched ||= p >= end;
          }
          p = s1380;
          break l1382;
        }
        p = s1380;
        break l1370;
      }
      break l1363;
    }
    p = s1364;
    l1389: {
      p = skipEnds(p);
      if (p < 0) { break l1389; }
      l1392: {
        const s1390 = p;
        l1391: {
          p = skipGuarded(p);
          if (p < 0) { break l1391; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1393: {
            const s1394 = p;
            l1395: {
              p = skipEnds(p);
              if (p < 0) { break l1395; }
              break l1393;
            }
            p = s1394;
            if (p < end) {
              {
                const s1396 = p;
                l1397: {
                  p++;
                  break l1391;
                }
                p = s1396;
              }
            } else touched ||= p >= end;
          }
          p = s1390;
          break l1392;
        }
        p = s1390;
        break l1389;
      }
      break l1363;
    }
    p = s1364;
    l1399: {
      l1400: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          const s1402 = p;
          l1401: {
            p = skipEol(p);
            if (p < 0) { break l1401; }
            break l1400;
          }
          p = s1402;
        } else touched ||= p >= end;
      }
      l1403: {
        const s1404 = p;
        l1405: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1405; }
          break l1403;
        }
        p = s1404;
        p = skipWrongParameterOpen(p);
        if (p < 0) { break l1399; }
      }
      break l1363;
    }
    p = s1364;
    p = skipCutRaw(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipLenient(p: number): number {
  const noted = trail.length;
  const value = readLenient(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readLenient(p: number): string | undefined {
  for (const word of reading.options["lenient"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipParameterClose(p: number): number {
  const noted = trail.length;
  const value = readParameterClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readParameterClose(p: number): string | undefined {
  for (const word of reading.options["parameterClose"]?.from(text.charCodeAt(p)) ?? ["</parameter>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipNamedClose(p: number): number {
  let c = 0;
  p = skipParameterCloseStart(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 32 || !text.startsWith(" name=", p)) {
    reachesEnd(p, " name=");
    return -1;
  }
  p += 6;
  const near1369 = p + 16;
  while (p < near1369 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
  if (p === near1369) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipParameterCloseStart(p: number): number {
  const noted = trail.length;
  const value = readParameterCloseStart(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readParameterCloseStart(p: number): string | undefined {
  for (const word of reading.options["parameterCloseStart"]?.from(text.charCodeAt(p)) ?? ["</parameter"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipGuarded(p: number): number {
  const noted = trail.length;
  const value = readGuarded(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readGuarded(p: number): string | undefined {
  for (const word of reading.options["guarded"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipDriftedClose(p: number): number {
  let c = 0;
  l1374: {
    const s1375 = p;
    l1376: {
      p = skipNamedClose(p);
      if (p < 0) { break l1376; }
      break l1374;
    }
    p = s1375;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1377: {
      if (text.charCodeAt(p) === 62) {
        const s1379 = p;
        l1378: {

          p++;
          break l1377;
        }
        p = s1379;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipCutRaw(p: number): number {
  const noted = trail.length;
  const value = readCutRaw(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCutRaw(p: number): "" | undefined {
  if (!cutParameterClose(p)) return undefined;
  const value = readCutRawInside(p);
  return value;
}

function readCutRawInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutParameterClose(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipParameterClose(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function leaf318(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  const r1409 = readParameterEnd(p);
  if (r1409 === undefined) { return -1; }
  value = r1409;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1410: {
    const s1411 = p;
    const t1412 = trail.length;
    l1413: {
      const r1414 = readRawEnd(p);
      if (r1414 === undefined) { break l1413; }
      value = r1414;
      p = pos;
      break l1410;
    }
    p = s1411;
    if (trail.length > t1412) trail.length = t1412;
    l1419: {
      const r1420 = readBadParameterClose(p);
      if (r1420 === undefined) { break l1419; }
      value = r1420;
      p = pos;
      break l1410;
    }
    p = s1411;
    if (trail.length > t1412) trail.length = t1412;
    l1425: {
      const r1426 = readBadCutRaw(p);
      if (r1426 === undefined) { break l1425; }
      value = r1426;
      p = pos;
      break l1410;
    }
    p = s1411;
    if (trail.length > t1412) trail.length = t1412;
    l1431: {
      const r1432 = readMissingRest(p);
      if (r1432 === undefined) { break l1431; }
      value = r1432;
      p = pos;
      break l1410;
    }
    p = s1411;
    if (trail.length > t1412) trail.length = t1412;
    const r1434 = readMissingParameterClose(p);
    if (r1434 === undefined) { return undefined; }
    value = r1434;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1415: {
    const s1417 = p;
    l1416: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1416; }
      break l1415;
    }
    p = s1417;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1421: {
    const s1423 = p;
    l1422: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1422; }
      break l1421;
    }
    p = s1423;
  }
  p = skipDriftedClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadParameterCloseNode = { type: 'BadParameterClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadCutRaw(p: number): BadCutRawNode | undefined {
  if (!cutRawEnding(p)) return undefined;
  const value = readBadCutRawInside(p);
  return value;
}

function readBadCutRawInside(p: number): BadCutRawNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutRawNode = { type: 'BadCutRaw', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cutRawEnding(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipRawEnding(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipRawEnding(p: number): number {
  l1427: {
    const s1429 = p;
    l1428: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1428; }
      break l1427;
    }
    p = s1429;
  }
  p = skipParameterClose(p);
  if (p < 0) { return -1; }
  return p;
}

function readMissingParameterClose(p: number): MissingParameterCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingParameterCloseNode = { type: 'MissingParameterClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf326(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutParameterNode;
  const r1437 = readBadCutParameter(p);
  if (r1437 === undefined) { return -1; }
  value = r1437;
  p = pos;
  leafValue = value;
  return p;
}

function readBadCutParameter(p: number): BadCutParameterNode | undefined {
  if (!cutParameterHead(p)) return undefined;
  const value = readBadCutParameterInside(p);
  return value;
}

function readBadCutParameterInside(p: number): BadCutParameterNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutParameterNode = { type: 'BadCutParameter', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cutParameterHead(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipParameterHead(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipParameterHead(p: number): number {
  let c = 0;
  l1438: {
    const s1439 = p;
    l1440: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1440; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1440; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1440; }
      l1446: for (;;) {
        const s1448 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1447: {
            p = skipAttribute(p);
            if (p < 0) { break l1447; }
            continue l1446;
          }
          p = s1448;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1440; }
      l1453: {
        const s1454 = p;
        l1455: {
          p = skipValueStart(p);
          if (p < 0) { break l1455; }
          break l1453;
        }
        p = s1454;
        p = skipValueFollows(p);
        if (p < 0) { break l1440; }
      }
      break l1438;
    }
    p = s1439;
    l1456: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1456; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1456; }

      p = skipValueStart(p);
      if (p < 0) { break l1456; }
      break l1438;
    }
    p = s1439;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1457: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1459 = p;
        l1458: {
          p++;
          break l1457;
        }
        p = s1459;
      } else touched ||= p >= end;
    }
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipParameterKey(p: number): number {
  let c = 0;
  p = skipKeyChar(p);
  if (p < 0) { return -1; }
  l1442: for (;;) {
    const s1444 = p;
    l1443: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1443; }
      continue l1442;
    }
    p = s1444;
    break;
  }
  return p;
}

function skipAttribute(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 61) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1452 = p + 16;
  while (p < near1452 && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) p++;
  if (p === near1452) {
    STOPS_19.lastIndex = p;
    p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipBadParameterOpen(p: number): number {
  p = skipWrongParameterOpen(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf333(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementHeadNode;
  const r1461 = readElementHead(p);
  if (r1461 === undefined) { return -1; }
  value = r1461;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1462 = readElementKey(p);
  if (r1462 === undefined) { return undefined; }
  l_key = r1462;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'ElementHead', start: base + start, end: base + p, key: l_key };
}

function skipTagOpen(p: number): number {
  const noted = trail.length;
  const value = readTagOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readTagOpen(p: number): string | undefined {
  for (const word of reading.options["tagOpen"]?.from(text.charCodeAt(p)) ?? ["<"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readElementKey(p: number): string | undefined {
  let value!: string;
  l1463: {
    const s1464 = p;
    l1465: {
      const r1466 = readToolParameter(p);
      if (r1466 === undefined) { break l1465; }
      value = r1466;
      p = pos;
      break l1463;
    }
    p = s1464;
    {
      const s1468 = p;
      l1469: {
        p = skipNotKey(p);
        if (p < 0) { break l1469; }
        return undefined;
      }
      p = s1468;
    }
    const r1471 = readAnyKey(p);
    if (r1471 === undefined) { return undefined; }
    value = r1471;
    p = pos;
  }
  pos = p;
  return value;
}

function readToolParameter(p: number): string | undefined {
  for (const word of reading.options["toolParameter"]?.from(text.charCodeAt(p), registers[0]) ?? ["port"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipNotKey(p: number): number {
  p = skipWordThatIsNoKey(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipWordThatIsNoKey(p: number): number {
  const noted = trail.length;
  const value = readWordThatIsNoKey(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWordThatIsNoKey(p: number): string | undefined {
  for (const word of reading.options["wordThatIsNoKey"]?.from(text.charCodeAt(p)) ?? ["invoke"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readAnyKey(p: number): string | undefined {
  let c = 0;
  let value!: string;
  p = skipNests(p);
  if (p < 0) { return undefined; }
  const s1472 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1473 = p + 16;
  while (p < near1473 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
  if (p === near1473) {
    STOPS_20.lastIndex = p;
    p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s1472, p);
  pos = p;
  return value;
}

function skipNests(p: number): number {
  const noted = trail.length;
  const value = readNests(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readNests(p: number): string | undefined {
  for (const word of reading.options["nests"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf345(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1477!: null;
  l1480: {
    const s1478 = p;
    l1479: {
      p = skipNests(p);
      if (p < 0) { break l1479; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1479; }
      {
        const s1481 = p;
        l1482: {
          p = skipNotKey(p);
          if (p < 0) { break l1482; }
          break l1479;
        }
        p = s1481;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1479; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1479;
      }
      p++;
      p = s1478;
      break l1480;
    }
    p = s1478;
    return -1;
  }
  e1477 = null;
  value = [e1477];
  leafValue = value;
  return p;
}

function skipAnyKey(p: number): number {
  let c = 0;
  p = skipNests(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1485 = p + 16;
  while (p < near1485 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
  if (p === near1485) {
    STOPS_20.lastIndex = p;
    p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  return p;
}

function text347(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l1486: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1486;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1487: {
      {
        const s1488 = p;
        l1489: {
          p = skipElementStop(p);
          if (p < 0) { break l1489; }
          break l1487;
        }
        p = s1488;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1487;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function skipElementStop(p: number): number {
  let c = 0;
  l1491: {
    const s1492 = p;
    l1493: {
      p = skipTagMarker(p);
      if (p < 0) { break l1493; }
      break l1491;
    }
    p = s1492;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1494: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1496 = p;
        l1495: {
          p = skipEol(p);
          if (p < 0) { break l1495; }
          break l1494;
        }
        p = s1496;
      } else touched ||= p >= end;
    }
    l1497: {
      const s1498 = p;
      l1499: {
        p = skipElementCloses(p);
        if (p < 0) { break l1499; }
        break l1497;
      }
      p = s1498;
      if (text.charCodeAt(p) === 60) {
        l1536: {
          p = skip_toolClose(p);
          if (p < 0) { break l1536; }
          break l1497;
        }
        p = s1498;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1537: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1537; }
          break l1497;
        }
        p = s1498;
      } else touched ||= p >= end;
      p = skipCutElement(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function skipTagMarker(p: number): number {
  const noted = trail.length;
  const value = readTagMarker(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readTagMarker(p: number): string | undefined {
  for (const word of reading.options["tagMarker"]?.from(text.charCodeAt(p)) ?? ["]<]minimax[>[<"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipElementCloses(p: number): number {
  let c = 0;
  p = skip_elementClose(p);
  if (p < 0) { return -1; }
  l1502: {
    const s1503 = p;
    l1504: {
      l1507: {
        const s1505 = p;
        l1506: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1508: {
            const s1509 = p;
            if (text.charCodeAt(p) === 60) {
              l1510: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1510; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1510;
                }
                p++;
                break l1508;
              }
              p = s1509;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1511: {
                p = skip_toolClose(p);
                if (p < 0) { break l1511; }
                break l1508;
              }
              p = s1509;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1514 = p;
                l1515: {
                  p++;
                  break l1506;
                }
                p = s1514;
              }
            } else touched ||= p >= end;
          }
          p = s1505;
          break l1507;
        }
        p = s1505;
        break l1504;
      }
      break l1502;
    }
    p = s1503;
    {
      const s1517 = p;
      l1518: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1518; }
        return -1;
      }
      p = s1517;
    }
  }
  return p;
}

function skip_elementClose(p: number): number {
  let c = 0;
  p = skipTagClose(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipKeyAgain(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipTagClose(p: number): number {
  const noted = trail.length;
  const value = readTagClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readTagClose(p: number): string | undefined {
  for (const word of reading.options["tagClose"]?.from(text.charCodeAt(p)) ?? ["</"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipKeyAgain(p: number): number {
  const noted = trail.length;
  const value = readKeyAgain(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readKeyAgain(p: number): string | undefined {
  const value = readKeyAgainInside(p);
  if (value !== registers[1]) return undefined;
  return value;
}

function readKeyAgainInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1500 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1501 = p + 16;
  while (p < near1501 && ((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  if (p === near1501) {
    STOPS_21.lastIndex = p;
    p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s1500, p);
  pos = p;
  return value;
}

function skipToolParameter(p: number): number {
  const noted = trail.length;
  const value = readToolParameter(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function skip_toolClose(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("</", p)) {
    reachesEnd(p, "</");
    return -1;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipToolAgain(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipToolAgain(p: number): number {
  const noted = trail.length;
  const value = readToolAgain(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readToolAgain(p: number): string | undefined {
  const value = readToolAgainInside(p);
  if (value !== registers[0]) return undefined;
  return value;
}

function readToolAgainInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s1512 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1513 = p + 16;
  while (p < near1513 && ((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  if (p === near1513) {
    STOPS_21.lastIndex = p;
    p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  value = text.slice(s1512, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1520: for (;;) {
    const s1522 = p;
    l1521: {
      {
        const s1524 = p;
        l1525: {
          p = skip_elementClose(p);
          if (p < 0) { break l1525; }
          break l1521;
        }
        p = s1524;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1527 = p;
          l1528: {
            p = skip_toolClose(p);
            if (p < 0) { break l1528; }
            break l1521;
          }
          p = s1527;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1530 = p;
          l1531: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1531; }
            break l1521;
          }
          p = s1530;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1521;
      }
      p++;
      continue l1520;
    }
    p = s1522;
    break;
  }
  p = skip_elementClose(p);
  if (p < 0) { return -1; }
  return p;
}

function skipOtherParameter(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) {
    {
      const s1533 = p;
      l1534: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1534; }
        return -1;
      }
      p = s1533;
    }
  } else touched ||= p >= end;
  p = skipToolParameter(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipCutElement(p: number): number {
  const noted = trail.length;
  const value = readCutElement(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCutElement(p: number): "" | undefined {
  if (!cut_elementClose(p)) return undefined;
  const value = readCutElementInside(p);
  return value;
}

function readCutElementInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cut_elementClose(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skip_elementClose(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function leaf366(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  const r1538 = readElementEnd(p);
  if (r1538 === undefined) { return -1; }
  value = r1538;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1539: {
    const s1540 = p;
    const t1541 = trail.length;
    l1542: {
      const r1543 = readElementClose(p);
      if (r1543 === undefined) { break l1542; }
      value = r1543;
      p = pos;
      break l1539;
    }
    p = s1540;
    if (trail.length > t1541) trail.length = t1541;
    l1548: {
      const r1549 = readBadElementClose(p);
      if (r1549 === undefined) { break l1548; }
      value = r1549;
      p = pos;
      break l1539;
    }
    p = s1540;
    if (trail.length > t1541) trail.length = t1541;
    l1554: {
      const r1555 = readBadCutElementClose(p);
      if (r1555 === undefined) { break l1554; }
      value = r1555;
      p = pos;
      break l1539;
    }
    p = s1540;
    if (trail.length > t1541) trail.length = t1541;
    l1557: {
      const r1558 = readMissingRest(p);
      if (r1558 === undefined) { break l1557; }
      value = r1558;
      p = pos;
      break l1539;
    }
    p = s1540;
    if (trail.length > t1541) trail.length = t1541;
    const r1560 = readMissingElementClose(p);
    if (r1560 === undefined) { return undefined; }
    value = r1560;
    p = pos;
  }
  pos = p;
  return value;
}

function readElementClose(p: number): ElementCloseNode | undefined {
  const start = p;
  p = skipElementEnding(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'ElementClose', start: base + start, end: base + p };
}

function skipElementEnding(p: number): number {
  let c = 0;
  l1544: {
    const s1546 = p;
    l1545: {
      p = skipLayout(p);
      if (p < 0) { break l1545; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1545;
      }
      p = skipEol(p);
      if (p < 0) { break l1545; }
      break l1544;
    }
    p = s1546;
  }
  p = skip_elementClose(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadElementClose(p: number): BadElementCloseNode | undefined {
  const start = p;
  p = skipNests(p);
  if (p < 0) { return undefined; }
  p = skipTagClose(p);
  if (p < 0) { return undefined; }
  {
    const s1550 = p;
    l1551: {
      p = skipNotKey(p);
      if (p < 0) { break l1551; }
      return undefined;
    }
    p = s1550;
  }
  p = skipAnyKey(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadElementCloseNode = { type: 'BadElementClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadCutElementClose(p: number): BadCutElementCloseNode | undefined {
  if (!cutElementEnding(p)) return undefined;
  const value = readBadCutElementCloseInside(p);
  return value;
}

function readBadCutElementCloseInside(p: number): BadCutElementCloseNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutElementCloseNode = { type: 'BadCutElementClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cutElementEnding(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipElementEnding(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readMissingElementClose(p: number): MissingElementCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingElementCloseNode = { type: 'MissingElementClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf374(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadLoneKeyNode | BadInnerFenceNode | InnerFenceEndNode;
  l1563: {
    const s1564 = p;
    const t1565 = trail.length;
    l1566: {
      const r1567 = readBadCutElement(p);
      if (r1567 === undefined) { break l1566; }
      value = r1567;
      p = pos;
      break l1563;
    }
    p = s1564;
    if (trail.length > t1565) trail.length = t1565;
    l1575: {
      const r1576 = readBadLoneKey(p);
      if (r1576 === undefined) { break l1575; }
      value = r1576;
      p = pos;
      break l1563;
    }
    p = s1564;
    if (trail.length > t1565) trail.length = t1565;
    if (text.charCodeAt(p) === 96) {
      l1578: {
        const r1579 = readBadInnerFence(p);
        if (r1579 === undefined) { break l1578; }
        value = r1579;
        p = pos;
        break l1563;
      }
      p = s1564;
      if (trail.length > t1565) trail.length = t1565;
    } else touched ||= p >= end;
    const r1581 = readInnerFenceEnd(p);
    if (r1581 === undefined) { return -1; }
    value = r1581;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutElement(p: number): BadCutElementNode | undefined {
  if (!cutElementHead(p)) return undefined;
  const value = readBadCutElementInside(p);
  return value;
}

function readBadCutElementInside(p: number): BadCutElementNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutElementNode = { type: 'BadCutElement', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cutElementHead(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipElementHead(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipElementHead(p: number): number {
  p = skipTagOpen(p);
  if (p < 0) { return -1; }
  p = skipElementKey(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipElementKey(p: number): number {
  l1568: {
    const s1569 = p;
    l1570: {
      p = skipToolParameter(p);
      if (p < 0) { break l1570; }
      break l1568;
    }
    p = s1569;
    {
      const s1571 = p;
      l1572: {
        p = skipNotKey(p);
        if (p < 0) { break l1572; }
        return -1;
      }
      p = s1571;
    }
    p = skipAnyKey(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readBadLoneKey(p: number): BadLoneKeyNode | undefined {
  let c = 0;
  const start = p;
  p = skipParameterOpen(p);
  if (p < 0) { return undefined; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  p = skipParameterKey(p);
  if (p < 0) { return undefined; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  p = skipKeyEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadLoneKeyNode = { type: 'BadLoneKey', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf380(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1583!: null;
  l1586: {
    const s1584 = p;
    l1585: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1585; }
      p = s1584;
      break l1586;
    }
    p = s1584;
    return -1;
  }
  e1583 = null;
  value = [e1583];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1587 = p;
    l1588: {
      p = skipEnds(p);
      if (p < 0) { break l1588; }
      return -1;
    }
    p = s1587;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf382(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode | BadJunkNode;
  l1590: {
    const s1591 = p;
    const t1592 = trail.length;
    l1593: {
      const r1594 = readBadBrackets(p);
      if (r1594 === undefined) { break l1593; }
      value = r1594;
      p = pos;
      break l1590;
    }
    p = s1591;
    if (trail.length > t1592) trail.length = t1592;
    const r1596 = readBadJunk(p);
    if (r1596 === undefined) { return -1; }
    value = r1596;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1597 = p;
    l1598: {
      p = skip_callOver(p);
      if (p < 0) { break l1598; }
      return undefined;
    }
    p = s1597;
  }
  let m1604 = false;
  l1601: for (;;) {
    const s1603 = p;
    l1602: {
      {
        const s1605 = p;
        l1606: {
          p = skipEnds(p);
          if (p < 0) { break l1606; }
          break l1602;
        }
        p = s1605;
      }
      {
        const s1608 = p;
        l1609: {
          p = skip_callClose(p);
          if (p < 0) { break l1609; }
          break l1602;
        }
        p = s1608;
      }
      {
        const s1611 = p;
        l1612: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1612; }
          break l1602;
        }
        p = s1611;
      }
      {
        const s1614 = p;
        l1615: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1615; }
          break l1602;
        }
        p = s1614;
      }
      {
        const s1617 = p;
        l1618: {
          p = skipTagMarker(p);
          if (p < 0) { break l1618; }
          break l1602;
        }
        p = s1617;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1620 = p;
          l1621: {
            p++;
            break l1602;
          }
          p = s1620;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1602;
      }
      p++;
      m1604 = true;
      continue l1601;
    }
    p = s1603;
    break;
  }
  if (!m1604) { return undefined; }
  pos = p;
  const node: BadJunkNode = { type: 'BadJunk', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skip_callOver(p: number): number {
  const noted = trail.length;
  const value = read_callOver(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_callOver(p: number): string | undefined {
  for (const word of reading.options["callOver"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skip_callClose(p: number): number {
  const noted = trail.length;
  const value = read_callClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_callClose(p: number): string | undefined {
  for (const word of reading.options["callClose"]?.from(text.charCodeAt(p)) ?? ["</function>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipCutStrayStop(p: number): number {
  const noted = trail.length;
  const value = readCutStrayStop(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCutStrayStop(p: number): "" | undefined {
  if (!cutStop(p)) return undefined;
  const value = readCutStrayStopInside(p);
  return value;
}

function readCutStrayStopInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutStop(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipStop(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipStop(p: number): number {
  const noted = trail.length;
  const value = readStop(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readStop(p: number): string | undefined {
  for (const word of reading.options["stop"]?.from(text.charCodeAt(p)) ?? ["<tool_call>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf393(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  const r1624 = readCallEnd(p);
  if (r1624 === undefined) { return -1; }
  value = r1624;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1625: {
    const s1626 = p;
    const t1627 = trail.length;
    l1628: {
      const r1629 = readCallClose(p);
      if (r1629 === undefined) { break l1628; }
      value = r1629;
      p = pos;
      break l1625;
    }
    p = s1626;
    if (trail.length > t1627) trail.length = t1627;
    l1631: {
      const r1632 = readBadCallClose(p);
      if (r1632 === undefined) { break l1631; }
      value = r1632;
      p = pos;
      break l1625;
    }
    p = s1626;
    if (trail.length > t1627) trail.length = t1627;
    l1634: {
      const r1635 = readBadCutClose(p);
      if (r1635 === undefined) { break l1634; }
      value = r1635;
      p = pos;
      break l1625;
    }
    p = s1626;
    if (trail.length > t1627) trail.length = t1627;
    l1637: {
      const r1638 = readCallOver(p);
      if (r1638 === undefined) { break l1637; }
      value = r1638;
      p = pos;
      break l1625;
    }
    p = s1626;
    if (trail.length > t1627) trail.length = t1627;
    l1643: {
      const r1644 = readCallOverAtEnd(p);
      if (r1644 === undefined) { break l1643; }
      value = r1644;
      p = pos;
      break l1625;
    }
    p = s1626;
    if (trail.length > t1627) trail.length = t1627;
    l1649: {
      const r1650 = readMissingAtEnd(p);
      if (r1650 === undefined) { break l1649; }
      value = r1650;
      p = pos;
      break l1625;
    }
    p = s1626;
    if (trail.length > t1627) trail.length = t1627;
    const r1655 = readMissingCallClose(p);
    if (r1655 === undefined) { return undefined; }
    value = r1655;
    p = pos;
  }
  pos = p;
  return value;
}

function readCallClose(p: number): CallCloseNode | undefined {
  const start = p;
  p = skip_callClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'CallClose', start: base + start, end: base + p };
}

function readBadCallClose(p: number): BadCallCloseNode | undefined {
  const start = p;
  p = skipWrongCallClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadCallCloseNode = { type: 'BadCallClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipWrongCallClose(p: number): number {
  const noted = trail.length;
  const value = readWrongCallClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrongCallClose(p: number): string | undefined {
  for (const word of reading.options["wrongCallClose"]?.from(text.charCodeAt(p)) ?? ["</func>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readBadCutClose(p: number): BadCutCloseNode | undefined {
  if (!cutStop(p)) return undefined;
  const value = readBadCutCloseInside(p);
  return value;
}

function readBadCutCloseInside(p: number): BadCutCloseNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutCloseNode = { type: 'BadCutClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readCallOver(p: number): CallOverNode | undefined {
  let c = 0;
  const start = p;
  p = skip_callOver(p);
  if (p < 0) { return undefined; }
  l1641: {
    if (p < end) {
      const s1639 = p;
      l1640: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1640;
        }
        p++;
        p = s1639;
        break l1641;
      }
      p = s1639;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'CallOver', start: base + start, end: base + p };
}

function readCallOverAtEnd(p: number): CallOverAtEndNode | undefined {
  const start = p;
  p = skip_callOver(p);
  if (p < 0) { return undefined; }
  p = skipEndsWithText(p);
  if (p < 0) { return undefined; }
  if (p < end) {
    {
      const s1645 = p;
      l1646: {
        p++;
        return undefined;
      }
      p = s1645;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'CallOverAtEnd', start: base + start, end: base + p };
}

function skipEndsWithText(p: number): number {
  const noted = trail.length;
  const value = readEndsWithText(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readEndsWithText(p: number): string | undefined {
  for (const word of reading.options["endsWithText"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function readMissingAtEnd(p: number): MissingAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1651 = p;
      l1652: {
        p++;
        return undefined;
      }
      p = s1651;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingAtEndNode = { type: 'MissingAtEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingCallClose(p: number): MissingCallCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingCallCloseNode = { type: 'MissingCallClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf406(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutCallNode;
  const r1658 = readBadCutCall(p);
  if (r1658 === undefined) { return -1; }
  value = r1658;
  p = pos;
  leafValue = value;
  return p;
}

function readBadCutCall(p: number): BadCutCallNode | undefined {
  if (!cutCallHead(p)) return undefined;
  const value = readBadCutCallInside(p);
  return value;
}

function readBadCutCallInside(p: number): BadCutCallNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutCallNode = { type: 'BadCutCall', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cutCallHead(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipCallHead(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipCallHead(p: number): number {
  let c = 0;
  l1659: {
    const s1660 = p;
    l1661: {
      p = skipBadOtherCall(p);
      if (p < 0) { break l1661; }
      p = skipCallName(p);
      if (p < 0) { break l1661; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipOtherNameEnd(p);
      if (p < 0) { break l1661; }
      l1669: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          const s1667 = p;
          l1668: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (text.charCodeAt(p) !== 123) {
              touched ||= p >= end;
              break l1668;
            }
            p++;
            p = s1667;
            break l1669;
          }
          p = s1667;
        } else touched ||= p >= end;
        break l1661;
      }
      break l1659;
    }
    p = s1660;
    l1670: {
      p = skipCallOpen(p);
      if (p < 0) { break l1670; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1670; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1671: {
        const s1673 = p;
        l1672: {
          p = skipCallId(p);
          if (p < 0) { break l1672; }
          break l1671;
        }
        p = s1673;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1670; }
      l1676: for (;;) {
        const s1678 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1677: {
            p = skipAttribute(p);
            if (p < 0) { break l1677; }
            continue l1676;
          }
          p = s1678;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1670; }
      break l1659;
    }
    p = s1660;
    l1680: {
      p = skipCallOpen(p);
      if (p < 0) { break l1680; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1680; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1680; }
      break l1659;
    }
    p = s1660;
    l1681: {
      p = skipCallOpen(p);
      if (p < 0) { break l1681; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1681; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1682: {
        const s1683 = p;
        l1684: {
          p = skipBadNameEnd(p);
          if (p < 0) { break l1684; }
          break l1682;
        }
        p = s1683;
        p = skipBadNoNameEnd(p);
        if (p < 0) { break l1681; }
      }
      break l1659;
    }
    p = s1660;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1688: {
      const s1689 = p;
      if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 62)) {
        l1690: {
          l1691: {
            if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
              const s1693 = p;
              l1692: {
                p++;
                break l1691;
              }
              p = s1693;
            } else touched ||= p >= end;
          }
          if (text.charCodeAt(p) !== 62) {
            touched ||= p >= end;
            break l1690;
          }
          p++;
          break l1688;
        }
        p = s1689;
      } else touched ||= p >= end;
      p = skipBadNameEnd(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function skipBadOtherCall(p: number): number {
  p = skipOtherCallOpen(p);
  if (p < 0) { return -1; }
  return p;
}

function skipCallName(p: number): number {
  let c = 0;
  p = skipNameChar(p);
  if (p < 0) { return -1; }
  l1663: for (;;) {
    const s1665 = p;
    l1664: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1664; }
      continue l1663;
    }
    p = s1665;
    break;
  }
  return p;
}

function skipCallId(p: number): number {
  let c = 0;
  p = skipIdOpen(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1675 = p + 16;
  while (p < near1675 && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) p++;
  if (p === near1675) {
    STOPS_18.lastIndex = p;
    p = STOPS_18.test(text) ? STOPS_18.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  return p;
}

function skipBadNameEnd(p: number): number {
  p = skipWrongNameEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBadNoNameEnd(p: number): number {
  l1687: {
    const s1685 = p;
    l1686: {
      p = skipMayLackNameEnd(p);
      if (p < 0) { break l1686; }
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l1686;
      }
      p++;
      p = s1685;
      break l1687;
    }
    p = s1685;
    return -1;
  }
  return p;
}

function skipBadCallOpen(p: number): number {
  p = skipWrongCallOpen(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf416(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadInnerFenceNode | InnerFenceEndNode;
  l1695: {
    const s1696 = p;
    const t1697 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1698: {
        const r1699 = readSpace(p);
        if (r1699 === undefined) { break l1698; }
        value = r1699;
        p = pos;
        break l1695;
      }
      p = s1696;
      if (trail.length > t1697) trail.length = t1697;
    } else touched ||= p >= end;
    l1701: {
      const r1702 = readSeparator(p);
      if (r1702 === undefined) { break l1701; }
      value = r1702;
      p = pos;
      break l1695;
    }
    p = s1696;
    if (trail.length > t1697) trail.length = t1697;
    if (text.charCodeAt(p) === 96) {
      l1707: {
        const r1708 = readBadInnerFence(p);
        if (r1708 === undefined) { break l1707; }
        value = r1708;
        p = pos;
        break l1695;
      }
      p = s1696;
      if (trail.length > t1697) trail.length = t1697;
    } else touched ||= p >= end;
    const r1710 = readInnerFenceEnd(p);
    if (r1710 === undefined) { return -1; }
    value = r1710;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readSeparator(p: number): SeparatorNode | undefined {
  let c = 0;
  const start = p;
  p = skip_separator(p);
  if (p < 0) { return undefined; }
  l1705: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      const s1703 = p;
      l1704: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1704;
        }
        p++;
        p = s1703;
        break l1705;
      }
      p = s1703;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'Separator', start: base + start, end: base + p };
}

function skip_separator(p: number): number {
  const noted = trail.length;
  const value = read_separator(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_separator(p: number): string | undefined {
  for (const word of reading.options["separator"]?.from(text.charCodeAt(p)) ?? [";"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf420(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyOpenNode;
  const r1712 = readPyOpen(p);
  if (r1712 === undefined) { return -1; }
  value = r1712;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1715: {
    const s1713 = p;
    l1714: {
      p = skip_pyList(p);
      if (p < 0) { break l1714; }
      p = s1713;
      break l1715;
    }
    p = s1713;
    return undefined;
  }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'PyOpen', start: base + start, end: base + p };
}

function skip_pyList(p: number): number {
  let c = 0;
  p = skipPython(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipPyName(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipPython(p: number): number {
  const noted = trail.length;
  const value = readPython(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readPython(p: number): string | undefined {
  for (const word of reading.options["python"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipPyName(p: number): number {
  const n1717 = characterSize(p, CLASS_5);
  if (n1717 === 0) { return -1; }
  p += n1717;
  l1718: for (;;) {
    const s1720 = p;
    if (p < end) {
      l1719: {
        const n1722 = characterSize(p, CLASS_6);
        if (n1722 === 0) { break l1719; }
        p += n1722;
        continue l1718;
      }
      p = s1720;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function leaf426(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1724 = readPyHead(p);
  if (r1724 === undefined) { return -1; }
  value = r1724;
  p = pos;
  leafValue = value;
  return p;
}

function readPyHead(p: number): PyHeadNode | undefined {
  const start = p;
  let l_name!: string;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1725 = readPyName(p);
  if (r1725 === undefined) { return undefined; }
  l_name = r1725;
  p = pos;
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'PyHead', start: base + start, end: base + p, name: l_name };
}

function readPyName(p: number): string | undefined {
  let value!: string;
  const s1726 = p;
  const n1727 = characterSize(p, CLASS_5);
  if (n1727 === 0) { return undefined; }
  p += n1727;
  l1728: for (;;) {
    const s1730 = p;
    if (p < end) {
      l1729: {
        const n1732 = characterSize(p, CLASS_6);
        if (n1732 === 0) { break l1729; }
        p += n1732;
        continue l1728;
      }
      p = s1730;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1726, p);
  pos = p;
  return value;
}

function leaf429(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1735: {
    const s1736 = p;
    const t1737 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1738: {
        const r1739 = readComma(p);
        if (r1739 === undefined) { break l1738; }
        value = r1739;
        p = pos;
        break l1735;
      }
      p = s1736;
      if (trail.length > t1737) trail.length = t1737;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1741: {
        const r1742 = readSpace(p);
        if (r1742 === undefined) { break l1741; }
        value = r1742;
        p = pos;
        break l1735;
      }
      p = s1736;
      if (trail.length > t1737) trail.length = t1737;
    } else touched ||= p >= end;
    const r1744 = readBadDebris(p);
    if (r1744 === undefined) { return -1; }
    value = r1744;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf430(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1746 = readPyEnd(p);
  if (r1746 === undefined) { return -1; }
  value = r1746;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1747: {
    const s1748 = p;
    const t1749 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1750: {
        const r1751 = readPyClose(p);
        if (r1751 === undefined) { break l1750; }
        value = r1751;
        p = pos;
        break l1747;
      }
      p = s1748;
      if (trail.length > t1749) trail.length = t1749;
    } else touched ||= p >= end;
    l1753: {
      const r1754 = readMissingAtEnd(p);
      if (r1754 === undefined) { break l1753; }
      value = r1754;
      p = pos;
      break l1747;
    }
    p = s1748;
    if (trail.length > t1749) trail.length = t1749;
    const r1756 = readMissingBracket(p);
    if (r1756 === undefined) { return undefined; }
    value = r1756;
    p = pos;
  }
  pos = p;
  return value;
}

function readPyClose(p: number): PyCloseNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'PyClose', start: base + start, end: base + p };
}

function leaf433(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLineListNode;
  const r1759 = readBadLineList(p);
  if (r1759 === undefined) { return -1; }
  value = r1759;
  p = pos;
  leafValue = value;
  return p;
}

function readBadLineList(p: number): BadLineListNode | undefined {
  let c = 0;
  const start = p;
  p = skipLines(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1762: {
    if (p < end) {
      const s1760 = p;
      l1761: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1761;
        }
        p = skipPyName(p);
        if (p < 0) { break l1761; }
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l1761;
        }
        p++;
        p = s1760;
        break l1762;
      }
      p = s1760;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLineListNode = { type: 'BadLineList', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipLines(p: number): number {
  const noted = trail.length;
  const value = readLines(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readLines(p: number): string | undefined {
  for (const word of reading.options["lines"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf437(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LineCommaNode | SpaceNode;
  l1764: {
    const s1765 = p;
    if (text.charCodeAt(p) === 44) {
      l1766: {
        const r1767 = readLineComma(p);
        if (r1767 === undefined) { break l1766; }
        value = r1767;
        p = pos;
        break l1764;
      }
      p = s1765;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    const r1769 = readSpace(p);
    if (r1769 === undefined) { return -1; }
    value = r1769;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readLineComma(p: number): LineCommaNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'LineComma', start: base + start, end: base + p };
}

function leaf439(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LineListEndNode | null;
  l1771: {
    if (text.charCodeAt(p) === 93) {
      const s1773 = p;
      l1772: {
        const r1774 = readLineListEnd(p);
        if (r1774 === undefined) { break l1772; }
        value = r1774;
        p = pos;
        break l1771;
      }
      p = s1773;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readLineListEnd(p: number): LineListEndNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'LineListEnd', start: base + start, end: base + p };
}

function leaf441(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1776!: null;
  l1779: {
    const s1777 = p;
    l1778: {
      p = skipLines(p);
      if (p < 0) { break l1778; }
      p = s1777;
      break l1779;
    }
    p = s1777;
    return -1;
  }
  e1776 = null;
  value = [e1776];
  leafValue = value;
  return p;
}

function leaf442(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1780!: null;
  l1783: {
    const s1781 = p;
    l1782: {
      p = skipJson(p);
      if (p < 0) { break l1782; }
      p = s1781;
      break l1783;
    }
    p = s1781;
    return -1;
  }
  e1780 = null;
  let e1784!: null;
  {
    const s1785 = p;
    l1786: {
      p = skipEnds(p);
      if (p < 0) { break l1786; }
      return -1;
    }
    p = s1785;
  }
  e1784 = null;
  value = [e1780, e1784];
  leafValue = value;
  return p;
}

function skipJson(p: number): number {
  const noted = trail.length;
  const value = readJson(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readJson(p: number): string | undefined {
  for (const word of reading.options["json"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf445(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketsNode;
  const r1788 = readBadBrackets(p);
  if (r1788 === undefined) { return -1; }
  value = r1788;
  p = pos;
  leafValue = value;
  return p;
}

function leaf446(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1790!: null;
  l1793: {
    const s1791 = p;
    l1792: {
      p = skipVisible(p);
      if (p < 0) { break l1792; }
      p = s1791;
      break l1793;
    }
    p = s1791;
    return -1;
  }
  e1790 = null;
  value = [e1790];
  leafValue = value;
  return p;
}

function leaf447(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1794: {
    const s1795 = p;
    const t1796 = trail.length;
    l1797: {
      const r1798 = readBadNameless(p);
      if (r1798 === undefined) { break l1797; }
      value = r1798;
      p = pos;
      break l1794;
    }
    p = s1795;
    if (trail.length > t1796) trail.length = t1796;
    const r1822 = readBadStrayWords(p);
    if (r1822 === undefined) { return -1; }
    value = r1822;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1799: {
    const s1800 = p;
    l1801: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1801; }
      break l1799;
    }
    p = s1800;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1802: for (;;) {
    const s1804 = p;
    l1803: {
      {
        const s1806 = p;
        l1807: {
          p = skip_callClose(p);
          if (p < 0) { break l1807; }
          break l1803;
        }
        p = s1806;
      }
      {
        const s1809 = p;
        l1810: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1810; }
          break l1803;
        }
        p = s1809;
      }
      {
        const s1812 = p;
        l1813: {
          p = skipCallOpening(p);
          if (p < 0) { break l1813; }
          break l1803;
        }
        p = s1812;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1803;
      }
      p++;
      continue l1802;
    }
    p = s1804;
    break;
  }
  l1818: {
    const s1820 = p;
    l1819: {
      p = skip_callClose(p);
      if (p < 0) { break l1819; }
      break l1818;
    }
    p = s1820;
  }
  pos = p;
  const node: BadNamelessNode = { type: 'BadNameless', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNamelessOpen(p: number): number {
  const noted = trail.length;
  const value = readNamelessOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readNamelessOpen(p: number): string | undefined {
  for (const word of reading.options["namelessOpen"]?.from(text.charCodeAt(p)) ?? ["<function>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipCallOpening(p: number): number {
  l1817: {
    const s1815 = p;
    l1816: {
      p = skipVisible(p);
      if (p < 0) { break l1816; }
      p = s1815;
      break l1817;
    }
    p = s1815;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1823: {
    const s1824 = p;
    l1825: {
      l1828: {
        const s1826 = p;
        l1827: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1827; }
          p = s1826;
          break l1828;
        }
        p = s1826;
        break l1825;
      }
      let m1832 = false;
      l1829: for (;;) {
        const s1831 = p;
        l1830: {
          {
            const s1833 = p;
            l1834: {
              p = skipStrayStop(p);
              if (p < 0) { break l1834; }
              break l1830;
            }
            p = s1833;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1843 = p;
              l1844: {

                p++;
                break l1830;
              }
              p = s1843;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1846 = p;
              l1847: {

                p++;
                break l1830;
              }
              p = s1846;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1830;
          }
          p++;
          m1832 = true;
          continue l1829;
        }
        p = s1831;
        break;
      }
      if (!m1832) { break l1825; }
      break l1823;
    }
    p = s1824;
    l1851: {
      const s1849 = p;
      l1850: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1850; }
        p = s1849;
        break l1851;
      }
      p = s1849;
      return undefined;
    }
    let m1855 = false;
    l1852: for (;;) {
      const s1854 = p;
      l1853: {
        {
          const s1856 = p;
          l1857: {
            p = skipStrayStop(p);
            if (p < 0) { break l1857; }
            break l1853;
          }
          p = s1856;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1853;
        }
        p++;
        m1855 = true;
        continue l1852;
      }
      p = s1854;
      break;
    }
    if (!m1855) { return undefined; }
    l1861: {
      if (text.charCodeAt(p) === 91) {
        const s1859 = p;
        l1860: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1860;
          }
          p++;
          p = s1859;
          break l1861;
        }
        p = s1859;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadStrayWordsNode = { type: 'BadStrayWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipSectionCloses(p: number): number {
  const noted = trail.length;
  const value = readSectionCloses(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSectionCloses(p: number): string | undefined {
  for (const word of reading.options["sectionCloses"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipStrayStop(p: number): number {
  let c = 0;
  l1836: {
    const s1837 = p;
    l1838: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1838; }
      break l1836;
    }
    p = s1837;
    l1839: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1839; }
      break l1836;
    }
    p = s1837;
    l1840: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1840; }
      break l1836;
    }
    p = s1837;
    l1841: {
      p = skipVisible(p);
      if (p < 0) { break l1841; }
      break l1836;
    }
    p = s1837;
    l1842: {
      p = skipLines(p);
      if (p < 0) { break l1842; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1842;
      }
      p = skipEol(p);
      if (p < 0) { break l1842; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1842;
      }
      p = skipPyName(p);
      if (p < 0) { break l1842; }
      if (text.charCodeAt(p) !== 40) {
        touched ||= p >= end;
        break l1842;
      }
      p++;
      break l1836;
    }
    p = s1837;
    p = skipCutStrayStop(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipWrongSectionClose(p: number): number {
  const noted = trail.length;
  const value = readWrongSectionClose(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrongSectionClose(p: number): string | undefined {
  for (const word of reading.options["wrongSectionClose"]?.from(text.charCodeAt(p)) ?? ["</toolcall>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skip_sectionOver(p: number): number {
  const noted = trail.length;
  const value = read_sectionOver(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function read_sectionOver(p: number): string | undefined {
  for (const word of reading.options["sectionOver"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf460(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  const r1863 = readSectionEnd(p);
  if (r1863 === undefined) { return -1; }
  value = r1863;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1864: {
    const s1865 = p;
    const t1866 = trail.length;
    l1867: {
      const r1868 = readSectionClose(p);
      if (r1868 === undefined) { break l1867; }
      value = r1868;
      p = pos;
      break l1864;
    }
    p = s1865;
    if (trail.length > t1866) trail.length = t1866;
    l1870: {
      const r1871 = readBadSectionClose(p);
      if (r1871 === undefined) { break l1870; }
      value = r1871;
      p = pos;
      break l1864;
    }
    p = s1865;
    if (trail.length > t1866) trail.length = t1866;
    l1873: {
      const r1874 = readBadCutClose(p);
      if (r1874 === undefined) { break l1873; }
      value = r1874;
      p = pos;
      break l1864;
    }
    p = s1865;
    if (trail.length > t1866) trail.length = t1866;
    l1876: {
      const r1877 = readSectionOverAtEnd(p);
      if (r1877 === undefined) { break l1876; }
      value = r1877;
      p = pos;
      break l1864;
    }
    p = s1865;
    if (trail.length > t1866) trail.length = t1866;
    l1882: {
      const r1883 = readSectionOver(p);
      if (r1883 === undefined) { break l1882; }
      value = r1883;
      p = pos;
      break l1864;
    }
    p = s1865;
    if (trail.length > t1866) trail.length = t1866;
    l1885: {
      const r1886 = readMissingAtEnd(p);
      if (r1886 === undefined) { break l1885; }
      value = r1886;
      p = pos;
      break l1864;
    }
    p = s1865;
    if (trail.length > t1866) trail.length = t1866;
    const r1888 = readMissingSectionClose(p);
    if (r1888 === undefined) { return undefined; }
    value = r1888;
    p = pos;
  }
  pos = p;
  return value;
}

function readSectionClose(p: number): SectionCloseNode | undefined {
  const start = p;
  p = skip_sectionClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'SectionClose', start: base + start, end: base + p };
}

function readBadSectionClose(p: number): BadSectionCloseNode | undefined {
  const start = p;
  p = skipWrongSectionClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadSectionCloseNode = { type: 'BadSectionClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readSectionOverAtEnd(p: number): SectionOverAtEndNode | undefined {
  const start = p;
  p = skip_sectionOver(p);
  if (p < 0) { return undefined; }
  if (p < end) {
    {
      const s1878 = p;
      l1879: {
        p++;
        return undefined;
      }
      p = s1878;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'SectionOverAtEnd', start: base + start, end: base + p };
}

function readSectionOver(p: number): SectionOverNode | undefined {
  const start = p;
  p = skip_sectionOver(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'SectionOver', start: base + start, end: base + p };
}

function readMissingSectionClose(p: number): MissingSectionCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingSectionCloseNode = { type: 'MissingSectionClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf467(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNoFenceNode;
  const r1891 = readBadNoFence(p);
  if (r1891 === undefined) { return -1; }
  value = r1891;
  p = pos;
  leafValue = value;
  return p;
}

function readBadNoFence(p: number): BadNoFenceNode | undefined {
  let c = 0;
  const start = p;
  p = skipUnfencedOpen(p);
  if (p < 0) { return undefined; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1894: {
    if (text.charCodeAt(p) === 91) {
      const s1892 = p;
      l1893: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1893;
        }
        p++;
        p = s1892;
        break l1894;
      }
      p = s1892;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadNoFenceNode = { type: 'BadNoFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipUnfencedOpen(p: number): number {
  const noted = trail.length;
  const value = readUnfencedOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readUnfencedOpen(p: number): string | undefined {
  for (const word of reading.options["unfencedOpen"]?.from(text.charCodeAt(p)) ?? ["Action:"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf471(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordedListOpenNode;
  const r1896 = readWordedListOpen(p);
  if (r1896 === undefined) { return -1; }
  value = r1896;
  p = pos;
  leafValue = value;
  return p;
}

function readWordedListOpen(p: number): WordedListOpenNode | undefined {
  const start = p;
  l1899: {
    const s1897 = p;
    l1898: {
      p = skip_wordedList(p);
      if (p < 0) { break l1898; }
      p = s1897;
      break l1899;
    }
    p = s1897;
    return undefined;
  }
  p = skipListWord(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'WordedListOpen', start: base + start, end: base + p };
}

function skip_wordedList(p: number): number {
  let c = 0;
  p = skipListWord(p);
  if (p < 0) { return -1; }
  l1900: {
    const s1901 = p;
    if (text.charCodeAt(p) === 91) {
      l1902: {

        p++;
        break l1900;
      }
      p = s1901;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      l1903: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1903;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1903;
        }
        p++;
        break l1900;
      }
      p = s1901;
    } else touched ||= p >= end;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (!(text.charCodeAt(p) === 123)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCallObject(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipListWord(p: number): number {
  const noted = trail.length;
  const value = readListWord(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readListWord(p: number): string | undefined {
  for (const word of reading.options["listWord"]?.from(text.charCodeAt(p)) ?? ["functools"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf476(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1905!: null;
  l1908: {
    const s1906 = p;
    l1907: {
      p = skipBareCall(p);
      if (p < 0) { break l1907; }
      p = s1906;
      break l1908;
    }
    p = s1906;
    return -1;
  }
  e1905 = null;
  value = [e1905];
  leafValue = value;
  return p;
}

function skipBareCall(p: number): number {
  p = skipBare(p);
  if (p < 0) { return -1; }
  p = skipCallOpening(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBare(p: number): number {
  const noted = trail.length;
  const value = readBare(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readBare(p: number): string | undefined {
  for (const word of reading.options["bare"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf480(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadNamelessNode;
  l1909: {
    const s1910 = p;
    const t1911 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1912: {
        const r1913 = readSpace(p);
        if (r1913 === undefined) { break l1912; }
        value = r1913;
        p = pos;
        break l1909;
      }
      p = s1910;
      if (trail.length > t1911) trail.length = t1911;
    } else touched ||= p >= end;
    const r1915 = readBadNameless(p);
    if (r1915 === undefined) { return -1; }
    value = r1915;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf481(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1917: {
    const s1919 = p;
    l1918: {
      const r1920 = readLateClose(p);
      if (r1920 === undefined) { break l1918; }
      value = r1920;
      p = pos;
      break l1917;
    }
    p = s1919;
    value = null;
  }
  leafValue = value;
  return p;
}

function readLateClose(p: number): LateCloseNode | undefined {
  const start = p;
  p = skip_sectionClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'LateClose', start: base + start, end: base + p };
}

function leaf483(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneCallHeadNode;
  const r1922 = readLoneCallHead(p);
  if (r1922 === undefined) { return -1; }
  value = r1922;
  p = pos;
  leafValue = value;
  return p;
}

function readLoneCallHead(p: number): LoneCallHeadNode | undefined {
  const start = p;
  let l_flaw!: BadLoneOpenNode;
  let l_name!: string;
  const r1923 = readBadLoneOpen(p);
  if (r1923 === undefined) { return undefined; }
  l_flaw = r1923;
  p = pos;
  const r1925 = readCallName(p);
  if (r1925 === undefined) { return undefined; }
  l_name = r1925;
  p = pos;
  l1929: {
    if (text.charCodeAt(p) === 123) {
      const s1927 = p;
      l1928: {

        p++;
        p = s1927;
        break l1929;
      }
      p = s1927;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'LoneCallHead', start: base + start, end: base + p, flaw: l_flaw, name: l_name };
}

function readBadLoneOpen(p: number): BadLoneOpenNode | undefined {
  const start = p;
  p = skipLoneOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadLoneOpenNode = { type: 'BadLoneOpen', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipLoneOpen(p: number): number {
  const noted = trail.length;
  const value = readLoneOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readLoneOpen(p: number): string | undefined {
  for (const word of reading.options["loneOpen"]?.from(text.charCodeAt(p)) ?? ["call:"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf488(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneCallEndNode;
  const r1931 = readLoneCallEnd(p);
  if (r1931 === undefined) { return -1; }
  value = r1931;
  p = pos;
  leafValue = value;
  return p;
}

function readLoneCallEnd(p: number): LoneCallEndNode | undefined {
  const start = p;
  l1932: {
    const s1934 = p;
    l1933: {
      p = skip_callClose(p);
      if (p < 0) { break l1933; }
      break l1932;
    }
    p = s1934;
  }
  pos = p;
  return { type: 'LoneCallEnd', start: base + start, end: base + p };
}

function leaf490(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1936!: null;
  l1939: {
    const s1937 = p;
    l1938: {
      p = skipBareObject(p);
      if (p < 0) { break l1938; }
      p = s1937;
      break l1939;
    }
    p = s1937;
    return -1;
  }
  e1936 = null;
  value = [e1936];
  leafValue = value;
  return p;
}

function skipBareObject(p: number): number {
  p = skipBareJson(p);
  if (p < 0) { return -1; }
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipCallObject(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBareJson(p: number): number {
  const noted = trail.length;
  const value = readBareJson(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readBareJson(p: number): string | undefined {
  for (const word of reading.options["bareJson"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf494(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | SeparatorNode | BadBracketsNode;
  l1940: {
    const s1941 = p;
    const t1942 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1943: {
        const r1944 = readSpace(p);
        if (r1944 === undefined) { break l1943; }
        value = r1944;
        p = pos;
        break l1940;
      }
      p = s1941;
      if (trail.length > t1942) trail.length = t1942;
    } else touched ||= p >= end;
    l1946: {
      const r1947 = readSeparator(p);
      if (r1947 === undefined) { break l1946; }
      value = r1947;
      p = pos;
      break l1940;
    }
    p = s1941;
    if (trail.length > t1942) trail.length = t1942;
    const r1949 = readBadBrackets(p);
    if (r1949 === undefined) { return -1; }
    value = r1949;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf495(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1951!: null;
  l1954: {
    const s1952 = p;
    l1953: {
      p = skip_pyList(p);
      if (p < 0) { break l1953; }
      p = s1952;
      break l1954;
    }
    p = s1952;
    return -1;
  }
  e1951 = null;
  value = [e1951];
  leafValue = value;
  return p;
}

function leaf496(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBracketNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r1955 = readBadBracket(p);
  if (r1955 === undefined) { return -1; }
  value = r1955;
  p = pos;
  leafValue = value;
  return p;
}

function readBadBracket(p: number): BadBracketNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadBracketNode = { type: 'BadBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf498(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolHeadNode;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return -1;
  }
  const r1957 = readToolHead(p);
  if (r1957 === undefined) { return -1; }
  value = r1957;
  p = pos;
  leafValue = value;
  return p;
}

function readToolHead(p: number): ToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  if (text.charCodeAt(p) !== 60) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const r1958 = readToolName(p);
  if (r1958 === undefined) { return undefined; }
  l_name = r1958;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1962: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s1960 = p;
      l1961: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1961;
        }
        p++;
        l1963: {
          if (text.charCodeAt(p) === 47) {
            const s1965 = p;
            l1964: {

              p++;
              break l1963;
            }
            p = s1965;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1961; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1961;
        }
        p++;
        p = s1960;
        break l1962;
      }
      p = s1960;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'ToolHead', start: base + start, end: base + p, name: l_name };
}

function readToolName(p: number): string | undefined {
  for (const word of reading.options["toolName"]?.from(text.charCodeAt(p)) ?? ["ping"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function skipToolWord(p: number): number {
  const noted = trail.length;
  const value = readToolWord(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readToolWord(p: number): string | undefined {
  for (const word of reading.options["toolWord"]?.from(text.charCodeAt(p)) ?? ["ping"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf503(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutElementNode | BadToolWordsNode;
  l1967: {
    const s1968 = p;
    const t1969 = trail.length;
    l1970: {
      const r1971 = readBadCutElement(p);
      if (r1971 === undefined) { break l1970; }
      value = r1971;
      p = pos;
      break l1967;
    }
    p = s1968;
    if (trail.length > t1969) trail.length = t1969;
    const r1973 = readBadToolWords(p);
    if (r1973 === undefined) { return -1; }
    value = r1973;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m1977 = false;
  l1974: for (;;) {
    const s1976 = p;
    l1975: {
      if (text.charCodeAt(p) === 60) {
        {
          const s1978 = p;
          l1979: {
            p = skip_toolClose(p);
            if (p < 0) { break l1979; }
            break l1975;
          }
          p = s1978;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1981 = p;
          l1982: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l1982; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l1982;
            }
            p++;
            break l1975;
          }
          p = s1981;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1984 = p;
          l1985: {
            p = skipToolHead(p);
            if (p < 0) { break l1985; }
            break l1975;
          }
          p = s1984;
        }
      } else touched ||= p >= end;
      {
        const s1993 = p;
        l1994: {
          p = skipCutToolTag(p);
          if (p < 0) { break l1994; }
          break l1975;
        }
        p = s1993;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1975;
      }
      p++;
      m1977 = true;
      continue l1974;
    }
    p = s1976;
    break;
  }
  if (!m1977) { return undefined; }
  pos = p;
  const node: BadToolWordsNode = { type: 'BadToolWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipToolHead(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  p = skipToolName(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1989: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s1987 = p;
      l1988: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1988;
        }
        p++;
        l1990: {
          if (text.charCodeAt(p) === 47) {
            const s1992 = p;
            l1991: {

              p++;
              break l1990;
            }
            p = s1992;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1988; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1988;
        }
        p++;
        p = s1987;
        break l1989;
      }
      p = s1987;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipToolName(p: number): number {
  const noted = trail.length;
  const value = readToolName(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function skipCutToolTag(p: number): number {
  const noted = trail.length;
  const value = readCutToolTag(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCutToolTag(p: number): "" | undefined {
  if (!cutToolTag(p)) return undefined;
  const value = readCutToolTagInside(p);
  return value;
}

function readCutToolTagInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutToolTag(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipToolTag(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipToolTag(p: number): number {
  l1996: {
    const s1997 = p;
    if (text.charCodeAt(p) === 60) {
      l1998: {
        p = skip_toolClose(p);
        if (p < 0) { break l1998; }
        break l1996;
      }
      p = s1997;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    p = skipToolParameter(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 62) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function leaf511(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  const r2000 = readToolEnd(p);
  if (r2000 === undefined) { return -1; }
  value = r2000;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l2001: {
    const s2002 = p;
    const t2003 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l2004: {
        const r2005 = readToolClose(p);
        if (r2005 === undefined) { break l2004; }
        value = r2005;
        p = pos;
        break l2001;
      }
      p = s2002;
      if (trail.length > t2003) trail.length = t2003;
    } else touched ||= p >= end;
    l2007: {
      const r2008 = readBadCutToolClose(p);
      if (r2008 === undefined) { break l2007; }
      value = r2008;
      p = pos;
      break l2001;
    }
    p = s2002;
    if (trail.length > t2003) trail.length = t2003;
    l2010: {
      const r2011 = readMissingRest(p);
      if (r2011 === undefined) { break l2010; }
      value = r2011;
      p = pos;
      break l2001;
    }
    p = s2002;
    if (trail.length > t2003) trail.length = t2003;
    const r2013 = readMissingToolClose(p);
    if (r2013 === undefined) { return undefined; }
    value = r2013;
    p = pos;
  }
  pos = p;
  return value;
}

function readToolClose(p: number): ToolCloseNode | undefined {
  const start = p;
  if (!(text.charCodeAt(p) === 60)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_toolClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'ToolClose', start: base + start, end: base + p };
}

function readBadCutToolClose(p: number): BadCutToolCloseNode | undefined {
  if (!cut_toolClose(p)) return undefined;
  const value = readBadCutToolCloseInside(p);
  return value;
}

function readBadCutToolCloseInside(p: number): BadCutToolCloseNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutToolCloseNode = { type: 'BadCutToolClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cut_toolClose(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skip_toolClose(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readMissingToolClose(p: number): MissingToolCloseNode | undefined {
  const start = p;
  pos = p;
  const node: MissingToolCloseNode = { type: 'MissingToolClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf517(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStrayCloseNode;
  const r2016 = readBadStrayClose(p);
  if (r2016 === undefined) { return -1; }
  value = r2016;
  p = pos;
  leafValue = value;
  return p;
}

function readBadStrayClose(p: number): BadStrayCloseNode | undefined {
  const start = p;
  p = skipCloseMarker(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadStrayCloseNode = { type: 'BadStrayClose', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCloseMarker(p: number): number {
  const noted = trail.length;
  const value = readCloseMarker(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCloseMarker(p: number): string | undefined {
  for (const word of reading.options["closeMarker"]?.from(text.charCodeAt(p)) ?? ["</tool_call>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf521(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceOpenNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2018 = readFenceOpen(p);
  if (r2018 === undefined) { return -1; }
  value = r2018;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s2019 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  const near2020 = p + 16;
  while (p < near2020 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near2020) {
    STOPS_2.lastIndex = p;
    p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2019, p);
  pos = p;
  return { type: 'FenceOpen', start: base + start, end: base + p, text: l_text };
}

function text523(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (p < end) {
      l2022: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2023 = p;
            l2024: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l2024;
              }
              p += 3;
              break l2022;
            }
            p = s2023;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2022;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf524(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceCloseNode | null;
  l2026: {
    if (text.charCodeAt(p) === 96) {
      const s2028 = p;
      l2027: {
        const r2029 = readFenceClose(p);
        if (r2029 === undefined) { break l2027; }
        value = r2029;
        p = pos;
        break l2026;
      }
      p = s2028;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s2030 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s2030, p);
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p, text: l_text };
}

function leaf526(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCodeNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2032 = readInlineCode(p);
  if (r2032 === undefined) { return -1; }
  value = r2032;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s2033 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2033, p);
  pos = p;
  return { type: 'InlineCode', start: base + start, end: base + p, text: l_text };
}

function text528(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2035: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2035;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2036: {
      {
        const s2037 = p;
        l2038: {
          p = skipStop(p);
          if (p < 0) { break l2038; }
          break l2036;
        }
        p = s2037;
      }
      {
        const s2040 = p;
        l2041: {
          p = skipCutStop(p);
          if (p < 0) { break l2041; }
          break l2036;
        }
        p = s2040;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l2036;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function skipCutStop(p: number): number {
  const noted = trail.length;
  const value = readCutStop(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCutStop(p: number): "" | undefined {
  if (!cutStop(p)) return undefined;
  const value = readCutStopInside(p);
  return value;
}

function readCutStopInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function leaf531(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutMarkerNode | BadCutOpeningNode | LoneTextNode;
  l2043: {
    const s2044 = p;
    const t2045 = trail.length;
    l2046: {
      const r2047 = readBadCutMarker(p);
      if (r2047 === undefined) { break l2046; }
      value = r2047;
      p = pos;
      break l2043;
    }
    p = s2044;
    if (trail.length > t2045) trail.length = t2045;
    l2049: {
      const r2050 = readBadCutOpening(p);
      if (r2050 === undefined) { break l2049; }
      value = r2050;
      p = pos;
      break l2043;
    }
    p = s2044;
    if (trail.length > t2045) trail.length = t2045;
    const r2059 = readLoneText(p);
    if (r2059 === undefined) { return -1; }
    value = r2059;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCutMarker(p: number): BadCutMarkerNode | undefined {
  if (!cutStop(p)) return undefined;
  const value = readBadCutMarkerInside(p);
  return value;
}

function readBadCutMarkerInside(p: number): BadCutMarkerNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutMarkerNode = { type: 'BadCutMarker', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadCutOpening(p: number): BadCutOpeningNode | undefined {
  if (!cutOpening(p)) return undefined;
  const value = readBadCutOpeningInside(p);
  return value;
}

function readBadCutOpeningInside(p: number): BadCutOpeningNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutOpeningNode = { type: 'BadCutOpening', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cutOpening(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipOpening(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function skipOpening(p: number): number {
  let c = 0;
  l2051: {
    const s2052 = p;
    l2053: {
      p = skip_pyList(p);
      if (p < 0) { break l2053; }
      break l2051;
    }
    p = s2052;
    l2054: {
      p = skip_wordedList(p);
      if (p < 0) { break l2054; }
      break l2051;
    }
    p = s2052;
    l2055: {
      p = skipBareCall(p);
      if (p < 0) { break l2055; }
      break l2051;
    }
    p = s2052;
    l2056: {
      p = skipBareObject(p);
      if (p < 0) { break l2056; }
      break l2051;
    }
    p = s2052;
    l2057: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l2057; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2057;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l2057; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l2057;
      }
      p = skipEol(p);
      if (p < 0) { break l2057; }
      break l2051;
    }
    p = s2052;
    p = skipCodeOpen(p);
    if (p < 0) { return -1; }
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    if (!((p < end && !(((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readLoneText(p: number): LoneTextNode | undefined {
  const start = p;
  let l_text!: string;
  const s2060 = p;
  l2061: {
    const s2062 = p;
    l2063: {
      p = skipTokens(p);
      if (p < 0) { break l2063; }
      break l2061;
    }
    p = s2062;
    l2064: {
      p = skipStop(p);
      if (p < 0) { break l2064; }
      break l2061;
    }
    p = s2062;
    if (text.charCodeAt(p) === 96) {
      l2065: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l2065;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2061;
      }
      p = s2062;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s2060, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf537(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r2067 = readRegionEnd(p);
  if (r2067 === undefined) { return -1; }
  value = r2067;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l2068: {
    const s2069 = p;
    const t2070 = trail.length;
    l2071: {
      const r2072 = readRegionClose(p);
      if (r2072 === undefined) { break l2071; }
      value = r2072;
      p = pos;
      break l2068;
    }
    p = s2069;
    if (trail.length > t2070) trail.length = t2070;
    l2074: {
      const r2075 = readMissingThoughtRest(p);
      if (r2075 === undefined) { break l2074; }
      value = r2075;
      p = pos;
      break l2068;
    }
    p = s2069;
    if (trail.length > t2070) trail.length = t2070;
    const r2077 = readRegionOver(p);
    if (r2077 === undefined) { return undefined; }
    value = r2077;
    p = pos;
  }
  pos = p;
  return value;
}

function readRegionClose(p: number): RegionCloseNode | undefined {
  const start = p;
  p = skip_regionClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RegionClose', start: base + start, end: base + p };
}

function readRegionOver(p: number): RegionOverNode | undefined {
  const start = p;
  pos = p;
  return { type: 'RegionOver', start: base + start, end: base + p };
}

function leaf541(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRegionMarkerNode;
  const r2080 = readBadRegionMarker(p);
  if (r2080 === undefined) { return -1; }
  value = r2080;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l2081: {
    const s2082 = p;
    l2083: {
      p = skipTurnOpen(p);
      if (p < 0) { break l2083; }
      break l2081;
    }
    p = s2082;
    p = skip_regionClose(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  const node: BadRegionMarkerNode = { type: 'BadRegionMarker', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipTurnOpen(p: number): number {
  const noted = trail.length;
  const value = readTurnOpen(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readTurnOpen(p: number): string | undefined {
  for (const word of reading.options["turnOpen"]?.from(text.charCodeAt(p)) ?? ["<|CHATBOT_TOKEN|>"]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf545(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EmptyThoughtNode | BadEndTokenNode;
  l2085: {
    const s2086 = p;
    const t2087 = trail.length;
    l2088: {
      const r2089 = readEmptyThought(p);
      if (r2089 === undefined) { break l2088; }
      value = r2089;
      p = pos;
      break l2085;
    }
    p = s2086;
    if (trail.length > t2087) trail.length = t2087;
    const r2091 = readBadEndToken(p);
    if (r2091 === undefined) { return -1; }
    value = r2091;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readEmptyThought(p: number): EmptyThoughtNode | undefined {
  const start = p;
  p = skipThinkClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'EmptyThought', start: base + start, end: base + p };
}

function leaf547(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2093 = readBadFence(p);
  if (r2093 === undefined) { return -1; }
  value = r2093;
  p = pos;
  leafValue = value;
  return p;
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  const near2094 = p + 16;
  while (p < near2094 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near2094) {
    STOPS_2.lastIndex = p;
    p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l2097: {
    const s2095 = p;
    l2096: {
      p = skipCallAhead(p);
      if (p < 0) { break l2096; }
      p = s2095;
      break l2097;
    }
    p = s2095;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l2098: {
    const s2099 = p;
    l2100: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2100; }
      break l2098;
    }
    p = s2099;
    l2101: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l2101; }
      break l2098;
    }
    p = s2099;
    l2102: {
      p = skip_wordedList(p);
      if (p < 0) { break l2102; }
      break l2098;
    }
    p = s2099;
    l2103: {
      p = skipCallOpening(p);
      if (p < 0) { break l2103; }
      break l2098;
    }
    p = s2099;
    l2104: {
      p = skipBareObject(p);
      if (p < 0) { break l2104; }
      break l2098;
    }
    p = s2099;
    l2105: {
      p = skip_bareList(p);
      if (p < 0) { break l2105; }
      break l2098;
    }
    p = s2099;
    l2106: {
      p = skip_pyList(p);
      if (p < 0) { break l2106; }
      break l2098;
    }
    p = s2099;
    if (!(text.charCodeAt(p) === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipToolHead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf550(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrappingEndNode | MissingFenceEndNode | null;
  l2108: {
    const s2110 = p;
    const t2111 = trail.length;
    l2109: {
      l2112: {
        const s2113 = p;
        const t2114 = trail.length;
        if (text.charCodeAt(p) === 96) {
          l2115: {
            const r2116 = readWrappingEnd(p);
            if (r2116 === undefined) { break l2115; }
            value = r2116;
            p = pos;
            break l2112;
          }
          p = s2113;
          if (trail.length > t2114) trail.length = t2114;
        } else touched ||= p >= end;
        const r2127 = readMissingFenceEnd(p);
        if (r2127 === undefined) { break l2109; }
        value = r2127;
        p = pos;
      }
      break l2108;
    }
    p = s2110;
    if (trail.length > t2111) trail.length = t2111;
    value = null;
  }
  leafValue = value;
  return p;
}

function readWrappingEnd(p: number): WrappingEndNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l2119: {
    const s2117 = p;
    l2118: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l2120: {
        const s2121 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2122: {
            p++;
            break l2120;
          }
          p = s2121;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2123 = p;
            l2124: {
              p++;
              break l2118;
            }
            p = s2123;
          }
        } else touched ||= p >= end;
      }
      p = s2117;
      break l2119;
    }
    p = s2117;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2128 = p;
      l2129: {
        p++;
        return undefined;
      }
      p = s2128;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf553(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EndNode | null;
  l2132: {
    const s2134 = p;
    l2133: {
      const r2135 = readEnd(p);
      if (r2135 === undefined) { break l2133; }
      value = r2135;
      p = pos;
      break l2132;
    }
    p = s2134;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2136 = p;
      l2137: {
        p++;
        return undefined;
      }
      p = s2136;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf555(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l2140: {
    const s2142 = p;
    const t2143 = trail.length;
    l2141: {
      const r2144 = readBadThoughtAgain(p);
      if (r2144 === undefined) { break l2141; }
      value = r2144;
      p = pos;
      break l2140;
    }
    p = s2142;
    if (trail.length > t2143) trail.length = t2143;
    value = null;
  }
  leafValue = value;
  return p;
}

function readBadThoughtAgain(p: number): BadThoughtAgainNode | undefined {
  let c = 0;
  const start = p;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  p = skipThinkOpen(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadThoughtAgainNode = { type: 'BadThoughtAgain', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf557(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtGoesOnNode;
  const r2146 = readThoughtGoesOn(p);
  if (r2146 === undefined) { return -1; }
  value = r2146;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtGoesOn(p: number): ThoughtGoesOnNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ThoughtGoesOn', start: base + start, end: base + p };
}

function leaf559(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstTextHeadNode;
  const r2148 = readFirstTextHead(p);
  if (r2148 === undefined) { return -1; }
  value = r2148;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstTextHead(p: number): FirstTextHeadNode | undefined {
  const start = p;
  p = skipAllName(p);
  if (p < 0) { return undefined; }
  p = skipRecipientEnd(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'FirstTextHead', start: base + start, end: base + p };
}

function skipRecipientEnd(p: number): number {
  let c = 0;
  l2151: {
    const s2149 = p;
    l2150: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l2150; }
      p = s2149;
      break l2151;
    }
    p = s2149;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEol(p);
  if (p < 0) { return -1; }
  return p;
}

function skipRecipientOpenIsUsed(p: number): number {
  const noted = trail.length;
  const value = readRecipientOpenIsUsed(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readRecipientOpenIsUsed(p: number): string | undefined {
  for (const word of reading.options["recipientOpenIsUsed"]?.from(text.charCodeAt(p)) ?? [""]) {
    if (text.startsWith(word, p)) {
      pos = p + word.length;
      return word;
    }
    reachesEnd(p, word);
  }
  return undefined;
}

function leaf564(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstCodeHeadNode;
  const r2153 = readFirstCodeHead(p);
  if (r2153 === undefined) { return -1; }
  value = r2153;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l2154: {
    const s2155 = p;
    const t2156 = trail.length;
    l2157: {
      p = skipCodeName(p);
      if (p < 0) { break l2157; }
      if (p < end) {
        {
          const s2158 = p;
          l2159: {
            const n2161 = characterSize(p, CLASS_6);
            if (n2161 === 0) { break l2159; }
            p += n2161;
            break l2157;
          }
          p = s2158;
        }
      } else touched ||= p >= end;
      l2162: for (;;) {
        const s2164 = p;
        const t2165 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l2163: {
            const r2167 = readHeadPart(p);
            if (r2167 === undefined) { break l2163; }
            p = pos;
            continue l2162;
          }
          p = s2164;
          if (trail.length > t2165) trail.length = t2165;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l2157;
      }
      p += 11;
      break l2154;
    }
    p = s2155;
    if (trail.length > t2156) trail.length = t2156;
    p = skipCodeName(p);
    if (p < 0) { return undefined; }
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstCodeHead', start: base + start, end: base + p };
}

function leaf566(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FirstToolHeadNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2170 = readFirstToolHead(p);
  if (r2170 === undefined) { return -1; }
  value = r2170;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l2171: {
    const s2172 = p;
    const t2173 = trail.length;
    if (p < end) {
      l2174: {
        const r2175 = readCalledName(p);
        if (r2175 === undefined) { break l2174; }
        l_name = r2175;
        p = pos;
        l2177: for (;;) {
          const s2179 = p;
          const t2180 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l2178: {
              const r2182 = readHeadPart(p);
              if (r2182 === undefined) { break l2178; }
              p = pos;
              continue l2177;
            }
            p = s2179;
            if (trail.length > t2180) trail.length = t2180;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2174;
        }
        p += 11;
        break l2171;
      }
      p = s2172;
      if (trail.length > t2173) trail.length = t2173;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2184 = readRecipientName(p);
    if (r2184 === undefined) { return undefined; }
    l_name = r2184;
    p = pos;
    p = skipRecipientEnd(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  return { type: 'FirstToolHead', start: base + start, end: base + p, name: l_name };
}

function leaf568(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2187!: null;
  {
    const s2188 = p;
    l2189: {
      p = skipFirstHead(p);
      if (p < 0) { break l2189; }
      return -1;
    }
    p = s2188;
  }
  e2187 = null;
  value = [e2187];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2191: {
    if (text.charCodeAt(p) === 32) {
      const s2193 = p;
      l2192: {

        p++;
        break l2191;
      }
      p = s2193;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2194: {
    const s2195 = p;
    if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
      l2196: {
        p = skipPseudoName(p);
        if (p < 0) { break l2196; }
        break l2194;
      }
      p = s2195;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCalledName(p);
    if (p < 0) { return -1; }
  }
  l2197: for (;;) {
    const s2199 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2198: {
        p = skipHeadPart(p);
        if (p < 0) { break l2198; }
        continue l2197;
      }
      p = s2199;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
    reachesEnd(p, "<|message|>");
    return -1;
  }
  p += 11;
  return p;
}

function leaf570(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2201!: null;
  {
    const s2202 = p;
    l2203: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2203; }
      return -1;
    }
    p = s2202;
  }
  e2201 = null;
  value = [e2201];
  leafValue = value;
  return p;
}

function leaf571(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2205: {
    const s2206 = p;
    const t2207 = trail.length;
    l2208: {
      const r2209 = readMissingMessages(p);
      if (r2209 === undefined) { break l2208; }
      value = r2209;
      p = pos;
      break l2205;
    }
    p = s2206;
    if (trail.length > t2207) trail.length = t2207;
    const r2214 = readBadOutside(p);
    if (r2214 === undefined) { return -1; }
    value = r2214;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2210 = p;
      l2211: {
        p++;
        return undefined;
      }
      p = s2210;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingMessagesNode = { type: 'MissingMessages', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadOutside(p: number): BadOutsideNode | undefined {
  const start = p;
  pos = p;
  const node: BadOutsideNode = { type: 'BadOutside', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf574(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtHeadNode;
  const r2216 = readThoughtHead(p);
  if (r2216 === undefined) { return -1; }
  value = r2216;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2217 = readMessageStart(p);
  if (r2217 === undefined) { return undefined; }
  l_opening = r2217;
  p = pos;
  l2219: for (;;) {
    const s2221 = p;
    const t2222 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2220: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2224 = p;
            l2225: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2225; }
              break l2220;
            }
            p = s2224;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2220;
        }
        const r2241 = readHeadPart(p);
        if (r2241 === undefined) { break l2220; }
        p = pos;
        continue l2219;
      }
      p = s2221;
      if (trail.length > t2222) trail.length = t2222;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2243 = readLastAnalysis(p);
  if (r2243 === undefined) { return undefined; }
  p = pos;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
    reachesEnd(p, "<|message|>");
    return undefined;
  }
  p += 11;
  pos = p;
  return { type: 'ThoughtHead', start: base + start, end: base + p, opening: l_opening };
}

function skipLastAnalysis(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return -1;
  }
  p += 19;
  if (p < end) {
    {
      const s2227 = p;
      l2228: {
        const n2230 = characterSize(p, CLASS_6);
        if (n2230 === 0) { break l2228; }
        p += n2230;
        return -1;
      }
      p = s2227;
    }
  } else touched ||= p >= end;
  l2231: for (;;) {
    const s2233 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2232: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2235 = p;
            l2236: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2236; }
              break l2232;
            }
            p = s2235;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2232;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2232; }
        continue l2231;
      }
      p = s2233;
    } else touched ||= p >= end;
    break;
  }
  l2240: {
    if (text.charCodeAt(p) === 60) {
      const s2238 = p;
      l2239: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2239;
        }
        p += 11;
        p = s2238;
        break l2240;
      }
      p = s2238;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2244!: string[];
  const list2249: string[] = [];
  l2245: for (;;) {
    const s2247 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2246: {
        let v2248!: string;
        const r2251 = readBlank(p);
        if (r2251 === undefined) { break l2246; }
        v2248 = r2251;
        p = pos;
        list2249.push(v2248);
        continue l2245;
      }
      p = s2247;
    } else touched ||= p >= end;
    break;
  }
  e2244 = list2249;
  let e2253!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2253 = "<|channel|>analysis";
  p += 19;
  let e2254!: null;
  if (p < end) {
    {
      const s2255 = p;
      l2256: {
        const n2258 = characterSize(p, CLASS_6);
        if (n2258 === 0) { break l2256; }
        p += n2258;
        return undefined;
      }
      p = s2255;
    }
  } else touched ||= p >= end;
  e2254 = null;
  let e2259!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2265: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2260: for (;;) {
    const s2262 = p;
    const t2263 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2261: {
        let v2264!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2267!: null;
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2268 = p;
            l2269: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2269; }
              break l2261;
            }
            p = s2268;
          }
        } else touched ||= p >= end;
        e2267 = null;
        let e2271!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2261;
        }
        const r2272 = readHeadPart(p);
        if (r2272 === undefined) { break l2261; }
        e2271 = r2272;
        p = pos;
        v2264 = [e2267, e2271];
        list2265.push(v2264);
        continue l2260;
      }
      p = s2262;
      if (trail.length > t2263) trail.length = t2263;
    } else touched ||= p >= end;
    break;
  }
  e2259 = list2265;
  let e2274!: null;
  l2277: {
    if (text.charCodeAt(p) === 60) {
      const s2275 = p;
      l2276: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2276;
        }
        p += 11;
        p = s2275;
        break l2277;
      }
      p = s2275;
    } else touched ||= p >= end;
    return undefined;
  }
  e2274 = null;
  value = [e2244, e2253, e2254, e2259, e2274];
  pos = p;
  return value;
}

function text578(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l2280: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2280;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2281: {
      {
        const s2282 = p;
        l2283: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2283; }
          break l2281;
        }
        p = s2282;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2281;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function leaf579(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  const r2285 = readThoughtMessageEnd(p);
  if (r2285 === undefined) { return -1; }
  value = r2285;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2286: {
    const s2287 = p;
    const t2288 = trail.length;
    l2289: {
      const r2290 = readMessageClose(p);
      if (r2290 === undefined) { break l2289; }
      value = r2290;
      p = pos;
      break l2286;
    }
    p = s2287;
    if (trail.length > t2288) trail.length = t2288;
    l2292: {
      const r2293 = readMissingThoughtRest(p);
      if (r2293 === undefined) { break l2292; }
      value = r2293;
      p = pos;
      break l2286;
    }
    p = s2287;
    if (trail.length > t2288) trail.length = t2288;
    l2295: {
      const r2296 = readMissingMessageClose(p);
      if (r2296 === undefined) { break l2295; }
      value = r2296;
      p = pos;
      break l2286;
    }
    p = s2287;
    if (trail.length > t2288) trail.length = t2288;
    const r2298 = readMessageOver(p);
    if (r2298 === undefined) { return undefined; }
    value = r2298;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf581(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadMessageMarkerNode | BadEndTokenNode | SpaceNode | BadCutHeadNode;
  l2301: {
    const s2302 = p;
    const t2303 = trail.length;
    l2304: {
      const r2305 = readBadMessageMarker(p);
      if (r2305 === undefined) { break l2304; }
      value = r2305;
      p = pos;
      break l2301;
    }
    p = s2302;
    if (trail.length > t2303) trail.length = t2303;
    l2307: {
      const r2308 = readBadEndToken(p);
      if (r2308 === undefined) { break l2307; }
      value = r2308;
      p = pos;
      break l2301;
    }
    p = s2302;
    if (trail.length > t2303) trail.length = t2303;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2310: {
        const r2311 = readSpace(p);
        if (r2311 === undefined) { break l2310; }
        value = r2311;
        p = pos;
        break l2301;
      }
      p = s2302;
      if (trail.length > t2303) trail.length = t2303;
    } else touched ||= p >= end;
    const r2313 = readBadCutHead(p);
    if (r2313 === undefined) { return -1; }
    value = r2313;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadMessageMarker(p: number): BadMessageMarkerNode | undefined {
  const start = p;
  p = skipEndMark(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadMessageMarkerNode = { type: 'BadMessageMarker', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadCutHead(p: number): BadCutHeadNode | undefined {
  if (!cutMark(p)) return undefined;
  const value = readBadCutHeadInside(p);
  return value;
}

function readBadCutHeadInside(p: number): BadCutHeadNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutHeadNode = { type: 'BadCutHead', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf584(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadOutsideNode;
  const r2315 = readBadOutside(p);
  if (r2315 === undefined) { return -1; }
  value = r2315;
  p = pos;
  leafValue = value;
  return p;
}

function leaf585(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadStepsFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2317 = readBadStepsFence(p);
  if (r2317 === undefined) { return -1; }
  value = r2317;
  p = pos;
  leafValue = value;
  return p;
}

function readBadStepsFence(p: number): BadStepsFenceNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  const near2318 = p + 16;
  while (p < near2318 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near2318) {
    STOPS_2.lastIndex = p;
    p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l2321: {
    const s2319 = p;
    l2320: {
      p = skipStepAhead(p);
      if (p < 0) { break l2320; }
      p = s2319;
      break l2321;
    }
    p = s2319;
    return undefined;
  }
  pos = p;
  const node: BadStepsFenceNode = { type: 'BadStepsFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf587(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2323!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2324 = p;
      l2325: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2325;
        }
        p += 3;
        return -1;
      }
      p = s2324;
    }
  } else touched ||= p >= end;
  e2323 = null;
  value = [e2323];
  leafValue = value;
  return p;
}

function leaf588(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2327: {
    const s2328 = p;
    const t2329 = trail.length;
    l2330: {
      const r2331 = readBadEndToken(p);
      if (r2331 === undefined) { break l2330; }
      value = r2331;
      p = pos;
      break l2327;
    }
    p = s2328;
    if (trail.length > t2329) trail.length = t2329;
    const r2333 = readBadRunOn(p);
    if (r2333 === undefined) { return -1; }
    value = r2333;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadRunOn(p: number): BadRunOnNode | undefined {
  const start = p;
  p = skipObservationLabel(p);
  if (p < 0) { return undefined; }
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadRunOnNode = { type: 'BadRunOn', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf590(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionHeadNode;
  const r2335 = readActionHead(p);
  if (r2335 === undefined) { return -1; }
  value = r2335;
  p = pos;
  leafValue = value;
  return p;
}

function readActionHead(p: number): ActionHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  p = skipActionLabel(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2336 = readActionName(p);
  if (r2336 === undefined) { return undefined; }
  l_name = r2336;
  p = pos;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'ActionHead', start: base + start, end: base + p, name: l_name };
}

function readActionName(p: number): string | undefined {
  let value!: string;
  const s2337 = p;
  const n2338 = characterSize(p, CLASS_5);
  if (n2338 === 0) { return undefined; }
  p += n2338;
  l2339: for (;;) {
    const s2341 = p;
    if (p < end) {
      l2340: {
        const n2343 = characterSize(p, CLASS_6);
        if (n2343 === 0) { break l2340; }
        p += n2343;
        continue l2339;
      }
      p = s2341;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s2337, p);
  pos = p;
  return value;
}

function leaf593(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2346 = readInputHead(p);
  if (r2346 === undefined) { return -1; }
  value = r2346;
  p = pos;
  leafValue = value;
  return p;
}

function readInputHead(p: number): InputHeadNode | undefined {
  const start = p;
  p = skipInputLabel(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'InputHead', start: base + start, end: base + p };
}

function leaf595(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r2348 = readInputFence(p);
  if (r2348 === undefined) { return -1; }
  value = r2348;
  p = pos;
  leafValue = value;
  return p;
}

function readInputFence(p: number): InputFenceNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  const near2349 = p + 16;
  while (p < near2349 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near2349) {
    STOPS_2.lastIndex = p;
    p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'InputFence', start: base + start, end: base + p };
}

function leaf597(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2351!: null;
  l2354: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2352 = p;
      l2353: {
        l2355: {
          const s2356 = p;
          if (text.charCodeAt(p) === 123) {
            l2357: {

              p++;
              break l2355;
            }
            p = s2356;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2353;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2353; }
        }
        p = s2352;
        break l2354;
      }
      p = s2352;
    } else touched ||= p >= end;
    return -1;
  }
  e2351 = null;
  value = [e2351];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2358: {
    const s2359 = p;
    if (text.charCodeAt(p) === 34) {
      l2360: {

        p++;
        l2361: for (;;) {
          const s2363 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2362: {
              l2365: {
                const s2366 = p;
                if (text.charCodeAt(p) === 92) {
                  l2367: {
                    p = skip_escape(p);
                    if (p < 0) { break l2367; }
                    break l2365;
                  }
                  p = s2366;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2362;
                }
                p++;
              }
              continue l2361;
            }
            p = s2363;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2360;
        }
        p++;
        break l2358;
      }
      p = s2359;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2368: for (;;) {
      const s2370 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2369: {
          l2372: {
            const s2373 = p;
            if (text.charCodeAt(p) === 92) {
              l2374: {
                p = skip_escape(p);
                if (p < 0) { break l2374; }
                break l2372;
              }
              p = s2373;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2369;
            }
            p++;
          }
          continue l2368;
        }
        p = s2370;
      } else touched ||= p >= end;
      break;
    }
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l2375: {
    const s2376 = p;
    l2377: {
      p = skipStepAhead(p);
      if (p < 0) { break l2377; }
      break l2375;
    }
    p = s2376;
    if (text.charCodeAt(p) === 96) {
      l2378: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2378;
        }
        p += 3;
        break l2375;
      }
      p = s2376;
    } else touched ||= p >= end;
    l2379: {
      p = skipEndsReply(p);
      if (p < 0) { break l2379; }
      break l2375;
    }
    p = s2376;
    if (p < end) {
      {
        const s2386 = p;
        l2387: {
          p++;
          return -1;
        }
        p = s2386;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipEndsReply(p: number): number {
  let c = 0;
  p = skipEndToken(p);
  if (p < 0) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l2380: {
    const s2382 = p;
    l2381: {
      p = skipTokens(p);
      if (p < 0) { break l2381; }
      break l2380;
    }
    p = s2382;
  }
  if (p < end) {
    {
      const s2383 = p;
      l2384: {
        p++;
        return -1;
      }
      p = s2383;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf600(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2389!: null;
  {
    const s2390 = p;
    l2391: {
      p = skipStepAhead(p);
      if (p < 0) { break l2391; }
      return -1;
    }
    p = s2390;
  }
  e2389 = null;
  let e2393!: null;
  {
    const s2394 = p;
    l2395: {
      p = skipCutStep(p);
      if (p < 0) { break l2395; }
      return -1;
    }
    p = s2394;
  }
  e2393 = null;
  let e2397!: [null, string];
  const r2398 = readTextStart(p);
  if (r2398 === undefined) { return -1; }
  e2397 = r2398;
  p = pos;
  value = [e2389, e2393, e2397];
  leafValue = value;
  return p;
}

function skipCutStep(p: number): number {
  const noted = trail.length;
  const value = readCutStep(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readCutStep(p: number): "" | undefined {
  if (!cutStepAhead(p)) return undefined;
  const value = readCutStepInside(p);
  return value;
}

function readCutStepInside(p: number): "" | undefined {
  let value!: "";
  value = '';
  pos = p;
  return value;
}

function cutStepAhead(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipStepAhead(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function readTextStart(p: number): [null, string] | undefined {
  let c = 0;
  let value!: [null, string];
  let e2399!: null;
  {
    const s2400 = p;
    l2401: {
      p = skip_textEnd(p);
      if (p < 0) { break l2401; }
      return undefined;
    }
    p = s2400;
  }
  e2399 = null;
  let e2407!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2407 = text.charAt(p);
  p++;
  value = [e2399, e2407];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2403: {
    const s2404 = p;
    l2405: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2405; }
      break l2403;
    }
    p = s2404;
    l2406: {
      p = skipThinkClose(p);
      if (p < 0) { break l2406; }
      break l2403;
    }
    p = s2404;
    p = skipEndsReply(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function text606(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2409: {
      let m2413 = false;
      l2410: for (;;) {
        const s2412 = p;
        l2411: {
          {
            const s2414 = p;
            l2415: {
              p = skip_textEnd(p);
              if (p < 0) { break l2415; }
              break l2411;
            }
            p = s2414;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2411;
          }
          p++;
          m2413 = true;
          continue l2410;
        }
        p = s2412;
        break;
      }
      if (!m2413) { break l2409; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2417: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2417;
        }
        p = skipEol(p);
        if (p < 0) { break l2417; }
        {
          const s2418 = p;
          l2419: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2421: {
              const s2422 = p;
              l2423: {
                p = skipStepAhead(p);
                if (p < 0) { break l2423; }
                break l2421;
              }
              p = s2422;
              l2424: {
                p = skipEndsReply(p);
                if (p < 0) { break l2424; }
                break l2421;
              }
              p = s2422;
              l2425: {
                p = skipCutStep(p);
                if (p < 0) { break l2425; }
                break l2421;
              }
              p = s2422;
              if (text.charCodeAt(p) === 96) {
                l2426: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2426;
                  }
                  p += 3;
                  break l2421;
                }
                p = s2422;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2427 = p;
                  l2428: {
                    p++;
                    break l2419;
                  }
                  p = s2427;
                }
              } else touched ||= p >= end;
            }
            break l2417;
          }
          p = s2418;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf607(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputFenceEndNode | InputAtEndNode | MissingInputFenceNode;
  l2430: {
    const s2431 = p;
    const t2432 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2433: {
        const r2434 = readInputFenceEnd(p);
        if (r2434 === undefined) { break l2433; }
        value = r2434;
        p = pos;
        break l2430;
      }
      p = s2431;
      if (trail.length > t2432) trail.length = t2432;
    } else touched ||= p >= end;
    l2436: {
      const r2437 = readInputAtEnd(p);
      if (r2437 === undefined) { break l2436; }
      value = r2437;
      p = pos;
      break l2430;
    }
    p = s2431;
    if (trail.length > t2432) trail.length = t2432;
    const r2442 = readMissingInputFence(p);
    if (r2442 === undefined) { return -1; }
    value = r2442;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInputFenceEnd(p: number): InputFenceEndNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  pos = p;
  return { type: 'InputFenceEnd', start: base + start, end: base + p };
}

function readInputAtEnd(p: number): InputAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2438 = p;
      l2439: {
        p++;
        return undefined;
      }
      p = s2438;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'InputAtEnd', start: base + start, end: base + p };
}

function readMissingInputFence(p: number): MissingInputFenceNode | undefined {
  const start = p;
  pos = p;
  const node: MissingInputFenceNode = { type: 'MissingInputFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf611(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutInputNode;
  const r2444 = readBadCutInput(p);
  if (r2444 === undefined) { return -1; }
  value = r2444;
  p = pos;
  leafValue = value;
  return p;
}

function readBadCutInput(p: number): BadCutInputNode | undefined {
  if (!cutInputLabel(p)) return undefined;
  const value = readBadCutInputInside(p);
  return value;
}

function readBadCutInputInside(p: number): BadCutInputNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutInputNode = { type: 'BadCutInput', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function cutInputLabel(p: number): boolean {
  const looked = touched;
  touched = false;
  const isCut = skipInputLabel(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}

function leaf614(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SpaceNode | BadStepWordsNode;
  const r2446 = readActionRest(p);
  if (r2446 === undefined) { return -1; }
  value = r2446;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2447: {
    const s2448 = p;
    const t2449 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2450: {
        const r2451 = readSpace(p);
        if (r2451 === undefined) { break l2450; }
        value = r2451;
        p = pos;
        break l2447;
      }
      p = s2448;
      if (trail.length > t2449) trail.length = t2449;
    } else touched ||= p >= end;
    const r2453 = readBadStepWords(p);
    if (r2453 === undefined) { return undefined; }
    value = r2453;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadStepWords(p: number): BadStepWordsNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) === 96) {
    {
      const s2454 = p;
      l2455: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2455;
        }
        p += 3;
        return undefined;
      }
      p = s2454;
    }
  } else touched ||= p >= end;
  {
    const s2457 = p;
    l2458: {
      p = skipStepAhead(p);
      if (p < 0) { break l2458; }
      return undefined;
    }
    p = s2457;
  }
  {
    const s2460 = p;
    l2461: {
      p = skipEndsReply(p);
      if (p < 0) { break l2461; }
      return undefined;
    }
    p = s2460;
  }
  let m2466 = false;
  l2463: for (;;) {
    const s2465 = p;
    l2464: {
      {
        const s2467 = p;
        l2468: {
          p = skip_textEnd(p);
          if (p < 0) { break l2468; }
          break l2464;
        }
        p = s2467;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2464;
      }
      p++;
      m2466 = true;
      continue l2463;
    }
    p = s2465;
    break;
  }
  if (!m2466) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf617(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2472 = readActionEnd(p);
  if (r2472 === undefined) { return -1; }
  value = r2472;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2473: {
    const s2474 = p;
    l2475: {
      const r2476 = readActionAtEnd(p);
      if (r2476 === undefined) { break l2475; }
      value = r2476;
      p = pos;
      break l2473;
    }
    p = s2474;
    const r2481 = readActionOver(p);
    if (r2481 === undefined) { return undefined; }
    value = r2481;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2477 = p;
      l2478: {
        p++;
        return undefined;
      }
      p = s2477;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'ActionAtEnd', start: base + start, end: base + p };
}

function readActionOver(p: number): ActionOverNode | undefined {
  const start = p;
  pos = p;
  return { type: 'ActionOver', start: base + start, end: base + p };
}

function leaf621(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineHeadNode;
  const r2484 = readInlineHead(p);
  if (r2484 === undefined) { return -1; }
  value = r2484;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineHead(p: number): InlineHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  p = skipActionLabel(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2485 = readActionName(p);
  if (r2485 === undefined) { return undefined; }
  l_name = r2485;
  p = pos;
  l2489: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
      const s2487 = p;
      l2488: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2488;
        }
        p++;
        p = s2487;
        break l2489;
      }
      p = s2487;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2490 = readBadInline(p);
  if (r2490 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'InlineHead', start: base + start, end: base + p, name: l_name };
}

function readBadInline(p: number): BadInlineNode | undefined {
  let c = 0;
  const start = p;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadInlineNode = { type: 'BadInline', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf624(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineOpenNode | null;
  l2493: {
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      const s2495 = p;
      l2494: {
        const r2496 = readInlineOpen(p);
        if (r2496 === undefined) { break l2494; }
        value = r2496;
        p = pos;
        break l2493;
      }
      p = s2495;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readInlineOpen(p: number): InlineOpenNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 40 || c === 91))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  return { type: 'InlineOpen', start: base + start, end: base + p };
}

function leaf626(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2498!: null;
  l2501: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2499 = p;
      l2500: {
        p++;
        p = s2499;
        break l2501;
      }
      p = s2499;
    } else touched ||= p >= end;
    return -1;
  }
  e2498 = null;
  value = [e2498];
  leafValue = value;
  return p;
}

function text627(p: number, inside: number): number {
  let c = 0;
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l2502: {
      {
        const s2503 = p;
        l2504: {
          l2506: {
            const s2507 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2508: {
                p = skipInlineClose(p);
                if (p < 0) { break l2508; }
                break l2506;
              }
              p = s2507;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2504; }
          }
          break l2502;
        }
        p = s2503;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2502;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    return from;
  }
}

function skipInlineClose(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 41 || c === 93))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2511: {
    const s2509 = p;
    l2510: {
      l2512: {
        const s2513 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2514: {
            p = skipEol(p);
            if (p < 0) { break l2514; }
            break l2512;
          }
          p = s2513;
        } else touched ||= p >= end;
        l2515: {
          p = skipEndsReply(p);
          if (p < 0) { break l2515; }
          break l2512;
        }
        p = s2513;
        if (p < end) {
          {
            const s2516 = p;
            l2517: {
              p++;
              break l2510;
            }
            p = s2516;
          }
        } else touched ||= p >= end;
      }
      p = s2509;
      break l2511;
    }
    p = s2509;
    return -1;
  }
  return p;
}

function leaf629(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2519: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2521 = p;
      l2520: {
        const r2522 = readInlineClose(p);
        if (r2522 === undefined) { break l2520; }
        value = r2522;
        p = pos;
        break l2519;
      }
      p = s2521;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readInlineClose(p: number): InlineCloseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 41 || c === 93))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2525: {
    const s2523 = p;
    l2524: {
      l2526: {
        const s2527 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2528: {
            p = skipEol(p);
            if (p < 0) { break l2528; }
            break l2526;
          }
          p = s2527;
        } else touched ||= p >= end;
        l2529: {
          p = skipEndsReply(p);
          if (p < 0) { break l2529; }
          break l2526;
        }
        p = s2527;
        if (p < end) {
          {
            const s2530 = p;
            l2531: {
              p++;
              break l2524;
            }
            p = s2530;
          }
        } else touched ||= p >= end;
      }
      p = s2523;
      break l2525;
    }
    p = s2523;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf631(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2534 = readThoughtLabel(p);
  if (r2534 === undefined) { return -1; }
  value = r2534;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtLabel(p: number): ThoughtLabelNode | undefined {
  const start = p;
  p = skip_thoughtLabel(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'ThoughtLabel', start: base + start, end: base + p };
}

function leaf633(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2536!: null;
  {
    const s2537 = p;
    l2538: {
      p = skipStepAhead(p);
      if (p < 0) { break l2538; }
      return -1;
    }
    p = s2537;
  }
  e2536 = null;
  value = [e2536];
  leafValue = value;
  return p;
}

function leaf634(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2540 = readTextStart(p);
  if (r2540 === undefined) { return -1; }
  value = r2540;
  p = pos;
  leafValue = value;
  return p;
}

function leaf635(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2542!: null;
  {
    const s2543 = p;
    l2544: {
      p = skipCutStep(p);
      if (p < 0) { break l2544; }
      return -1;
    }
    p = s2543;
  }
  e2542 = null;
  value = [e2542];
  leafValue = value;
  return p;
}

function leaf636(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2546 = readStepThoughtEnd(p);
  if (r2546 === undefined) { return -1; }
  value = r2546;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2547: {
    const s2548 = p;
    const t2549 = trail.length;
    l2550: {
      const r2551 = readMissingThoughtRest(p);
      if (r2551 === undefined) { break l2550; }
      value = r2551;
      p = pos;
      break l2547;
    }
    p = s2548;
    if (trail.length > t2549) trail.length = t2549;
    const r2553 = readStepOver(p);
    if (r2553 === undefined) { return undefined; }
    value = r2553;
    p = pos;
  }
  pos = p;
  return value;
}

function readStepOver(p: number): StepOverNode | undefined {
  const start = p;
  pos = p;
  return { type: 'StepOver', start: base + start, end: base + p };
}

function leaf639(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerLabelNode;
  const r2556 = readAnswerLabel(p);
  if (r2556 === undefined) { return -1; }
  value = r2556;
  p = pos;
  leafValue = value;
  return p;
}

function readAnswerLabel(p: number): AnswerLabelNode | undefined {
  const start = p;
  p = skip_answerLabel(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'AnswerLabel', start: base + start, end: base + p };
}

function leaf641(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLoneInputNode;
  const r2558 = readBadLoneInput(p);
  if (r2558 === undefined) { return -1; }
  value = r2558;
  p = pos;
  leafValue = value;
  return p;
}

function readBadLoneInput(p: number): BadLoneInputNode | undefined {
  let c = 0;
  const start = p;
  p = skipInputLabel(p);
  if (p < 0) { return undefined; }
  const near2559 = p + 16;
  while (p < near2559 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near2559) {
    STOPS_26.lastIndex = p;
    p = STOPS_26.test(text) ? STOPS_26.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  const node: BadLoneInputNode = { type: 'BadLoneInput', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf643(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCutStepNode;
  const r2561 = readBadCutStep(p);
  if (r2561 === undefined) { return -1; }
  value = r2561;
  p = pos;
  leafValue = value;
  return p;
}

function readBadCutStep(p: number): BadCutStepNode | undefined {
  if (!cutStepAhead(p)) return undefined;
  const value = readBadCutStepInside(p);
  return value;
}

function readBadCutStepInside(p: number): BadCutStepNode | undefined {
  const start = p;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = end;
  touched ||= p >= end;
  pos = p;
  const node: BadCutStepNode = { type: 'BadCutStep', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf645(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LoneTextNode;
  const r2563 = readLoneText(p);
  if (r2563 === undefined) { return -1; }
  value = r2563;
  p = pos;
  leafValue = value;
  return p;
}

function leaf646(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | MissingFenceEndNode | null;
  l2565: {
    const s2567 = p;
    const t2568 = trail.length;
    l2566: {
      l2569: {
        const s2570 = p;
        const t2571 = trail.length;
        if (text.charCodeAt(p) === 96) {
          l2572: {
            const r2573 = readStepsFenceEnd(p);
            if (r2573 === undefined) { break l2572; }
            value = r2573;
            p = pos;
            break l2569;
          }
          p = s2570;
          if (trail.length > t2571) trail.length = t2571;
        } else touched ||= p >= end;
        const r2584 = readMissingFenceEnd(p);
        if (r2584 === undefined) { break l2566; }
        value = r2584;
        p = pos;
      }
      break l2565;
    }
    p = s2567;
    if (trail.length > t2568) trail.length = t2568;
    value = null;
  }
  leafValue = value;
  return p;
}

function readStepsFenceEnd(p: number): StepsFenceEndNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2576: {
    const s2574 = p;
    l2575: {
      l2577: {
        const s2578 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2579: {
            p = skipEol(p);
            if (p < 0) { break l2579; }
            break l2577;
          }
          p = s2578;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2580 = p;
            l2581: {
              p++;
              break l2575;
            }
            p = s2580;
          }
        } else touched ||= p >= end;
      }
      p = s2574;
      break l2576;
    }
    p = s2574;
    return undefined;
  }
  pos = p;
  return { type: 'StepsFenceEnd', start: base + start, end: base + p };
}

const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf26 }] } }, { op: 'leaf', read: leaf30 }] };
const stepanyValue: Step = { op: 'choice', starts: [STARTS_11, null, STARTS_13, STARTS_13, STARTS_14, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf127 }] };
const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf55, body: stepanyValue }] };
const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf37 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf35 }, { op: 'optional', body: steplistBehind }] };
const steppyPart: Step = { op: 'choice', starts: [STARTS_16, STARTS_4, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf52 }, stepvalue, { op: 'leaf', read: leaf167 }] };
const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf233, body: stepvalue }] };
const stepmessageBody: Step = { op: 'choice', starts: [STARTS_17, null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
const stepinnerPart: Step = { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] };
const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf345, body: stepinnerPart }] };
const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf380, body: stepvalue }] };
const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf433 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_16, STARTS_22], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf437 }] } }, { op: 'leaf', read: leaf439 }] };
const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf441, body: { op: 'again', step: () => stepPyCall } }] };
const stepobjectOrList: Step = { op: 'choice', starts: [STARTS_11, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf442, body: stepobjectOrList }] };
const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf406 }] };
const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf446, body: stepcallOrCut }] };
const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf416 }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: leaf445 }, stepnextCall, { op: 'leaf', read: leaf447 }] };
const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf490, body: { op: 'again', step: () => stepObject } }] };
const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_23], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf216 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] };
const steptextPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, STARTS_24, STARTS_24, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, stepstrayThoughtClose, { op: 'leaf', read: leaf154 }, stepcalls, { op: 'leaf', read: leaf517 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf526 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf531 }] };
const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: steptextPart }] };
const stepleadPart: Step = { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_24, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf541 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf545 }, { op: 'again', step: () => stepWrapping }, stepcalls, { op: 'again', step: () => stepBareList }] };
const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf541 }, steptextPart] };
const stepfirst: Step = { op: 'choice', starts: [null, null, STARTS_16], alternatives: [{ op: 'leaf', read: leaf559 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf570, body: steptextPart }] };
const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf581 }, { op: 'again', step: () => stepStray }] };
const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf597, body: stepvalue }] };
const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf587, body: { op: 'choice', starts: [STARTS_25, null], alternatives: [stepinputValue, { op: 'again', step: () => stepInputText }] } }] };
const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf626, body: stepvalue }] };
const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf633, body: { op: 'again', step: () => stepStepThoughtText } }] };
const stepthoughtText: Step = { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf635, body: stepthoughtStart }] }] };
const stepstepPart: Step = { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_24, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf588 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf641 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf643 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf645 }] };
const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf587, body: stepstepPart }] };
const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: leaf553 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: leaf537 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, stepthoughtRest] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'text', read: text19, isSome: true } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf47, body: { op: 'choice', starts: [null, STARTS_11], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf48 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_4, null, null], alternatives: [{ op: 'leaf', read: leaf52 }, stepvalue, { op: 'leaf', read: leaf148 }] } }, { op: 'leaf', read: leaf149 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf132 }] } }, { op: 'leaf', read: leaf144 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf75 }, { op: 'leaf', read: leaf84 }, { op: 'optional', body: stepvalue }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf86 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_12, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf89 }] } }, { op: 'leaf', read: leaf94 }] } };
const stepTripleChars: Step = { op: 'rule', name: 'TripleChars', register: -1, isText: true, body: { op: 'text', read: text88, isSome: true } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf99 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepDoubleChars }, { op: 'leaf', read: leaf103 }] } }, { op: 'leaf', read: leaf107 }] } };
const stepDoubleChars: Step = { op: 'rule', name: 'DoubleChars', register: -1, isText: true, body: { op: 'text', read: text101, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf110 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepSingleChars }, { op: 'leaf', read: leaf114 }] } }, { op: 'leaf', read: leaf107 }] } };
const stepSingleChars: Step = { op: 'rule', name: 'SingleChars', register: -1, isText: true, body: { op: 'text', read: text112, isSome: true } };
const stepMarkedText: Step = { op: 'rule', name: 'MarkedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf116 }, { op: 'optional', body: { op: 'again', step: () => stepMarkedChars } }, { op: 'leaf', read: leaf123 }] } };
const stepMarkedChars: Step = { op: 'rule', name: 'MarkedChars', register: -1, isText: true, body: { op: 'text', read: text118, isSome: true } };
const stepBuiltin: Step = { op: 'rule', name: 'Builtin', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf159 }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: leaf171 }] } };
const stepPyArgument: Step = { op: 'rule', name: 'PyArgument', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf164 }, { op: 'leaf', read: leaf166 }, { op: 'optional', body: stepvalue }] } };
const stepCodeMessage: Step = { op: 'rule', name: 'CodeMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf174 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf210 }] } };
const stepCode: Step = { op: 'rule', name: 'Code', register: -1, isText: true, body: { op: 'text', read: text200, isSome: true } };
const stepToolMessage: Step = { op: 'rule', name: 'ToolMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf220 }, { op: 'leaf', read: leaf166 }, { op: 'leaf', read: leaf224 }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: leaf236 } }, { op: 'leaf', read: leaf210 }] } };
const stepPlainArguments: Step = { op: 'rule', name: 'PlainArguments', register: -1, isText: true, body: { op: 'text', read: text234, isSome: true } };
const stepSection: Step = { op: 'rule', name: 'Section', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf243 }, { op: 'leaf', read: leaf166 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf406 }] } }, { op: 'loop', body: stepsectionPart }, { op: 'leaf', read: leaf460 }] } };
const stepCall: Step = { op: 'rule', name: 'Call', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepParameter }, { op: 'leaf', read: leaf326 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf374 }, stepargumentsOfJson, { op: 'leaf', read: leaf382 }] } }, { op: 'leaf', read: leaf393 }] } };
const stepParameter: Step = { op: 'rule', name: 'Parameter', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf280 }, { op: 'leaf', read: leaf297 }, { op: 'optional', body: { op: 'again', step: () => stepRaw } }, { op: 'leaf', read: leaf318 }] } };
const stepRaw: Step = { op: 'rule', name: 'Raw', register: -1, isText: true, body: { op: 'text', read: text301, isSome: true } };
const stepElement: Step = { op: 'rule', name: 'Element', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ElementHeadNode; return taken.key; } }, steps: [{ op: 'leaf', read: leaf333 }, { op: 'leaf', read: leaf297 }, { op: 'loop', body: stepinner }, { op: 'optional', body: { op: 'again', step: () => stepElementText } }, { op: 'leaf', read: leaf366 }] } };
const stepElementText: Step = { op: 'rule', name: 'ElementText', register: -1, isText: true, body: { op: 'text', read: text347, isSome: true } };
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf420 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf429 }] } }, { op: 'leaf', read: leaf430 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf426 }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: leaf171 }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf467 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepWordedList: Step = { op: 'rule', name: 'WordedList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf471 }, { op: 'leaf', read: leaf166 }, { op: 'optional', body: { op: 'choice', starts: [null, STARTS_11], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
const stepBareCalls: Step = { op: 'rule', name: 'BareCalls', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf476, body: { op: 'again', step: () => stepCall } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf480 }] } }, { op: 'leaf', read: leaf481 }] } };
const stepLoneCall: Step = { op: 'rule', name: 'LoneCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf483 }, { op: 'optional', body: { op: 'again', step: () => stepObject } }, { op: 'leaf', read: leaf488 }] } };
const stepBareObjects: Step = { op: 'rule', name: 'BareObjects', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf490, body: { op: 'again', step: () => stepObject } }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [stepbareItem, { op: 'leaf', read: leaf494 }] } }] } };
const stepBareLines: Step = { op: 'rule', name: 'BareLines', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf495, body: { op: 'again', step: () => stepPyList } }, { op: 'loop', body: { op: 'leaf', read: leaf496 } }, { op: 'leaf', read: leaf481 }] } };
const stepTool: Step = { op: 'rule', name: 'Tool', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as ToolHeadNode; return taken.name; } }, steps: [{ op: 'leaf', read: leaf498 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }, { op: 'leaf', read: leaf503 }] } }, { op: 'leaf', read: leaf511 }] } };
const stepFence: Step = { op: 'rule', name: 'Fence', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf521 }, { op: 'optional', body: { op: 'again', step: () => stepFenceChars } }, { op: 'leaf', read: leaf524 }] } };
const stepFenceChars: Step = { op: 'rule', name: 'FenceChars', register: -1, isText: true, body: { op: 'text', read: text523, isSome: true } };
const stepText: Step = { op: 'rule', name: 'Text', register: -1, isText: true, body: { op: 'text', read: text528, isSome: true } };
const stepWrapping: Step = { op: 'rule', name: 'Wrapping', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf547 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, stepcalls, { op: 'again', step: () => stepBareList }] } }, { op: 'leaf', read: leaf550 }] } };
const stepReplyInside: Step = { op: 'rule', name: 'ReplyInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf555 }, { op: 'again', step: () => stepOpenedThought }, { op: 'loop', body: stepleadPart }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: leaf553 }] } };
const stepOpenedThought: Step = { op: 'rule', name: 'OpenedThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf557 }, stepthoughtRest] } };
const stepReplyToRecipient: Step = { op: 'rule', name: 'ReplyToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepleadPart }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: leaf553 }] } };
const stepFirstCode: Step = { op: 'rule', name: 'FirstCode', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf564 }, { op: 'optional', body: { op: 'again', step: () => stepCode } }, { op: 'leaf', read: leaf210 }] } };
const stepFirstTool: Step = { op: 'rule', name: 'FirstTool', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf566 }, { op: 'leaf', read: leaf166 }, { op: 'leaf', read: leaf224 }, { op: 'optional', body: stepmessageBody }, { op: 'loop', body: { op: 'leaf', read: leaf236 } }, { op: 'leaf', read: leaf210 }] } };
const stepMessages: Step = { op: 'rule', name: 'Messages', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf166 }, { op: 'optional', body: { op: 'again', step: () => stepLead } }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: leaf553 }] } };
const stepLead: Step = { op: 'rule', name: 'Lead', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf568, body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: leaf571 }] } };
const stepThoughtMessage: Step = { op: 'rule', name: 'ThoughtMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf574 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf579 }] } };
const stepMessageThought: Step = { op: 'rule', name: 'MessageThought', register: -1, isText: true, body: { op: 'text', read: text578, isSome: true } };
const stepTextMessage: Step = { op: 'rule', name: 'TextMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf216 }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: leaf210 }] } };
const stepStray: Step = { op: 'rule', name: 'Stray', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf568, body: stepoutsidePart }, { op: 'loop', body: stepoutsidePart }, { op: 'leaf', read: leaf584 }] } };
const stepMessagesInside: Step = { op: 'rule', name: 'MessagesInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedMessage }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: leaf553 }] } };
const stepOpenedMessage: Step = { op: 'rule', name: 'OpenedMessage', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf557 }, { op: 'optional', body: { op: 'again', step: () => stepMessageThought } }, { op: 'leaf', read: leaf579 }] } };
const stepMessagesToRecipient: Step = { op: 'rule', name: 'MessagesToRecipient', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'optional', body: stepfirst }, { op: 'loop', body: stepmessagePart }, { op: 'leaf', read: leaf553 }] } };
const stepSteps: Step = { op: 'rule', name: 'Steps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf166 }, { op: 'optional', body: { op: 'again', step: () => stepFencedSteps } }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: leaf553 }] } };
const stepFencedSteps: Step = { op: 'rule', name: 'FencedSteps', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf585 }, { op: 'loop', body: stepfencedStep }, { op: 'leaf', read: leaf646 }] } };
const stepAction: Step = { op: 'rule', name: 'Action', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf590 }, { op: 'leaf', read: leaf166 }, { op: 'optional', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInput }, { op: 'leaf', read: leaf611 }] } }, { op: 'loop', body: { op: 'leaf', read: leaf614 } }, { op: 'leaf', read: leaf617 }] } };
const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf593 }, { op: 'leaf', read: leaf166 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_24, STARTS_25, null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'again', step: () => stepInputText }] } }] } };
const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf595 }, { op: 'leaf', read: leaf166 }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: leaf166 }, { op: 'leaf', read: leaf607 }] } };
const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf600 }, { op: 'text', read: text606 }] } };
const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf621 }, { op: 'leaf', read: leaf624 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_25, null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: leaf629 }, { op: 'loop', body: { op: 'leaf', read: leaf614 } }, { op: 'leaf', read: leaf617 }] } };
const stepInlineText: Step = { op: 'rule', name: 'InlineText', register: -1, isText: true, body: { op: 'text', read: text627, isSome: true } };
const stepStepThought: Step = { op: 'rule', name: 'StepThought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf631 }, { op: 'optional', body: stepthoughtStart }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: leaf636 }] } };
const stepStepThoughtText: Step = { op: 'rule', name: 'StepThoughtText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf634 }, { op: 'text', read: text606 }] } };
const stepAnswer: Step = { op: 'rule', name: 'Answer', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf639 }, { op: 'optional', body: { op: 'again', step: () => stepStepText } }] } };
const stepStepText: Step = { op: 'rule', name: 'StepText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf634 }, { op: 'text', read: text606 }] } };
const stepStepsInside: Step = { op: 'rule', name: 'StepsInside', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepOpenedStep }, { op: 'loop', body: stepstepPart }, { op: 'leaf', read: leaf553 }] } };
const stepOpenedStep: Step = { op: 'rule', name: 'OpenedStep', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf557 }, { op: 'loop', body: stepthoughtText }, { op: 'leaf', read: leaf636 }] } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: {
    load(next) {
      reading = next;
      text = next.text;
      end = text.length;
      base = next.base;
      over = next.over;
      registers = next.registers;
    },
    touched: () => touched,
    value: () => leafValue,
    within: () => within,
    mistakes: () => trail,
  },
  starts: {
    Reply: { op: 'again', step: () => stepReply },
    ReplyInside: { op: 'again', step: () => stepReplyInside },
    ReplyToRecipient: { op: 'again', step: () => stepReplyToRecipient },
    Messages: { op: 'again', step: () => stepMessages },
    MessagesInside: { op: 'again', step: () => stepMessagesInside },
    MessagesToRecipient: { op: 'again', step: () => stepMessagesToRecipient },
    Steps: { op: 'again', step: () => stepSteps },
    StepsInside: { op: 'again', step: () => stepStepsInside },
  },
  mistakes: {
    BadThoughtAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker stands twice or where it says nothing. It is left out.","example":"<tool_call><tool_call>","mend":"Write it once.","isCut":false},
    BadRegionMarker: {"code":"stray-marker","severity":"warning","meaning":"A marker stands twice or where it says nothing. It is left out.","example":"<tool_call><tool_call>","mend":"Write it once.","isCut":false},
    BadThoughtClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call stays text, that of a thought is left out.","example":"Done.</tool_call>","mend":"Leave it out, or open what it closes.","isCut":false},
    MissingThoughtRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":false},
    MissingThoughtClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadEndToken: {"code":"end-token","severity":"warning","meaning":"An end-of-turn token was left in. It is left out.","example":"Done.<|im_end|>","mend":"Take it out before the text is read.","isCut":false},
    BadFence: {"code":"fenced-call","severity":"warning","meaning":"A Markdown fence stands around the calls. It is left out.","example":"```json","mend":"Leave the fence out.","isCut":false},
    MissingFenceEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadStrayClose: {"code":"stray-close","severity":"error","meaning":"A closing marker closes nothing. That of a call stays text, that of a thought is left out.","example":"Done.</tool_call>","mend":"Leave it out, or open what it closes.","isCut":false},
    BadCutMarker: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadCutOpening: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadSectionOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelt, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadNoFence: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is not there. An inner one opened the call.","example":"<function=ping></function>","mend":"Write the outer marker.","isCut":false},
    BadOpenAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker stands twice or where it says nothing. It is left out.","example":"<tool_call><tool_call>","mend":"Write it once.","isCut":false},
    BadSectionClose: {"code":"wrong-close","severity":"warning","meaning":"Another closing marker stands in the place of the right one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadCutClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    MissingAtEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    MissingSectionClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadStrayWords: {"code":"stray-text","severity":"warning","meaning":"Words stand between the markers of a block. They are text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write them before the block.","isCut":false},
    BadInnerFence: {"code":"fenced-call","severity":"warning","meaning":"A Markdown fence stands around the calls. It is left out.","example":"```json","mend":"Leave the fence out.","isCut":false},
    BadBrackets: {"code":"json-repaired","severity":"warning","meaning":"The JSON was not valid, and its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON.","isCut":false},
    BadCallOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelt, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadNameEnd: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelt, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadOtherCall: {"code":"wrong-dialect","severity":"warning","meaning":"The input stands on the line of the action.","example":"Action: search[tides of Emden]","mend":"Write it below, behind \"Action Input:\".","isCut":false},
    BadNoNameEnd: {"code":"wrong-dialect","severity":"warning","meaning":"The input stands on the line of the action.","example":"Action: search[tides of Emden]","mend":"Write it below, behind \"Action Input:\".","isCut":false},
    BadLoneOpen: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is not there. An inner one opened the call.","example":"<function=ping></function>","mend":"Write the outer marker.","isCut":false},
    BadNameless: {"code":"no-call","severity":"error","meaning":"A call has no name. It is left out.","example":"<function></function>","mend":"Write the name of the tool.","isCut":false},
    BadCallClose: {"code":"wrong-close","severity":"warning","meaning":"Another closing marker stands in the place of the right one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","mend":"Write the marker as the dialect has it.","isCut":false},
    MissingCallClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadJunk: {"code":"json-broken","severity":"error","meaning":"The JSON is broken off or ambiguous. What could be read of it was kept.","example":"{\"port\": \"Emden}","mend":"Close every string and every bracket.","isCut":false},
    BadCutCall: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    MissingKeyEnd: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadParameterOpen: {"code":"wrong-open","severity":"warning","meaning":"An opening marker is misspelt, quoted or of another dialect.","example":"<toolcall>{\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadParameterClose: {"code":"wrong-close","severity":"warning","meaning":"Another closing marker stands in the place of the right one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadCutRaw: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    MissingParameterClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadLoneKey: {"code":"bad-value","severity":"error","meaning":"A value cannot be read as what it claims to be, or is not there.","example":"<arg_key>hour</arg_key></tool_call>","mend":"Write the value, a string in quotes.","isCut":false},
    BadCutParameter: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadBracket: {"code":"stray-marker","severity":"warning","meaning":"A marker stands twice or where it says nothing. It is left out.","example":"<tool_call><tool_call>","mend":"Write it once.","isCut":false},
    BadLineList: {"code":"call-list","severity":"warning","meaning":"A list of calls stands where one call is the rule.","example":"<tool_call>[{\"name\": \"ping\", \"arguments\": {}}]</tool_call>","mend":"Write each call alone.","isCut":false},
    BadCutArgument: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadCutToolClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    MissingToolClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadToolWords: {"code":"stray-text","severity":"warning","meaning":"Words stand between the markers of a block. They are text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write them before the block.","isCut":false},
    BadElementClose: {"code":"wrong-close","severity":"warning","meaning":"Another closing marker stands in the place of the right one.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}</toolcall>","mend":"Write the marker as the dialect has it.","isCut":false},
    BadCutElementClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    MissingElementClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadCutElement: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    MissingMessages: {"code":"missing-open","severity":"warning","meaning":"The outer opening marker is not there. An inner one opened the call.","example":"<function=ping></function>","mend":"Write the outer marker.","isCut":false},
    BadOutside: {"code":"stray-text","severity":"warning","meaning":"Words stand between the markers of a block. They are text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write them before the block.","isCut":false},
    BadMessageWords: {"code":"stray-text","severity":"warning","meaning":"Words stand between the markers of a block. They are text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write them before the block.","isCut":false},
    BadMessageMarker: {"code":"stray-marker","severity":"warning","meaning":"A marker stands twice or where it says nothing. It is left out.","example":"<tool_call><tool_call>","mend":"Write it once.","isCut":false},
    BadHeaderAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker stands twice or where it says nothing. It is left out.","example":"<tool_call><tool_call>","mend":"Write it once.","isCut":false},
    BadConstraintAgain: {"code":"stray-marker","severity":"warning","meaning":"A marker stands twice or where it says nothing. It is left out.","example":"<tool_call><tool_call>","mend":"Write it once.","isCut":false},
    BadCutHead: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadCutMessageClose: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    MissingMessageClose: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadRunOn: {"code":"run-on","severity":"error","meaning":"The model went on and wrote what is the host's part. It was not read.","example":"Observation: 6","mend":"Stop before the observation.","isCut":false},
    BadLoneInput: {"code":"no-call","severity":"error","meaning":"A call has no name. It is left out.","example":"<function></function>","mend":"Write the name of the tool.","isCut":false},
    BadInline: {"code":"wrong-dialect","severity":"warning","meaning":"The input stands on the line of the action.","example":"Action: search[tides of Emden]","mend":"Write it below, behind \"Action Input:\".","isCut":false},
    BadStepWords: {"code":"stray-text","severity":"warning","meaning":"Words stand between the markers of a block. They are text.","example":"<tool_call>Now. {\"name\": \"ping\", \"arguments\": {}}</tool_call>","mend":"Write them before the block.","isCut":false},
    BadStepsFence: {"code":"fenced-call","severity":"warning","meaning":"A Markdown fence stands around the calls. It is left out.","example":"```json","mend":"Leave the fence out.","isCut":false},
    BadCutStep: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadCutInput: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    MissingInputFence: {"code":"missing-close","severity":"warning","meaning":"A closing marker is not there although what it closes is whole.","example":"<tool_call>{\"name\": \"ping\", \"arguments\": {}}","mend":"Close what was opened.","isCut":false},
    BadDoubledBrace: {"code":"json-repaired","severity":"warning","meaning":"The JSON was not valid, and its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON.","isCut":false},
    BadComma: {"code":"json-repaired","severity":"warning","meaning":"The JSON was not valid, and its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON.","isCut":false},
    BadPoint: {"code":"json-repaired","severity":"warning","meaning":"The JSON was not valid, and its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON.","isCut":false},
    BadNewline: {"code":"json-repaired","severity":"warning","meaning":"The JSON was not valid, and its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON.","isCut":false},
    BadDoubleQuote: {"code":"json-repaired","severity":"warning","meaning":"The JSON was not valid, and its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON.","isCut":false},
    BadSingleQuote: {"code":"json-repaired","severity":"warning","meaning":"The JSON was not valid, and its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON.","isCut":false},
    MissingBracket: {"code":"json-repaired","severity":"warning","meaning":"The JSON was not valid, and its meaning is clear.","example":"{\"name\": \"ping\", \"arguments\": {},}","mend":"Write valid JSON.","isCut":false},
    MissingQuote: {"code":"json-broken","severity":"error","meaning":"The JSON is broken off or ambiguous. What could be read of it was kept.","example":"{\"port\": \"Emden}","mend":"Close every string and every bracket.","isCut":false},
    BadDebris: {"code":"json-broken","severity":"error","meaning":"The JSON is broken off or ambiguous. What could be read of it was kept.","example":"{\"port\": \"Emden}","mend":"Close every string and every bracket.","isCut":false},
    MissingRest: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":false},
    BadCutPart: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadCutEscape: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
    BadCutMarkedQuote: {"code":"cut-off","severity":"error","meaning":"The text ends inside a marker, a region, a name or arguments. What was certain was kept.","example":"<tool_call>{\"name\": \"ping\", \"arg","mend":"Write the whole call again, if need be a shorter one.","isCut":true},
  },
  registers: 2,
  tables: 0,
};
