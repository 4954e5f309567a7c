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
const STARTS_1 = startsOf([44, 44]);
const CLASS_2 = /^[\p{L}\u005f]/u;
const CLASS_3 = /^[\p{L}\p{N}\u005f\u002e\u002d]/u;
const CLASS_4 = /^[\p{L}\u005f\u0024]/u;
const CLASS_5 = /^[\p{L}\p{N}\u005f\u0024\u002e\u002d]/u;
const STARTS_6 = startsOf([123, 123]);
const STARTS_7 = startsOf([0, 91], [93, 65535]);
const STARTS_8 = startsOf([34, 34]);
const STARTS_9 = startsOf([39, 39]);
const CLASS_10 = /^[\p{L}\p{N}\u005f\u002d]/u;
const STARTS_11 = startsOf([0, 65535]);
const STARTS_12 = startsOf([34, 34], [39, 39], [91, 91], [123, 123]);
const STARTS_13 = startsOf([9, 10], [13, 13], [32, 32], [44, 44]);
const STARTS_14 = startsOf([60, 60]);
const STARTS_15 = startsOf([96, 96]);
const STARTS_16 = startsOf([34, 34], [39, 39], [123, 123]);

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
    while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
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
  const r19 = readThoughtOpen(p);
  if (r19 === undefined) { return -1; }
  value = r19;
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
      l21: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l21;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l22: {
      {
        const s23 = p;
        l24: {
          p = skipThinkClose(p);
          if (p < 0) { break l24; }
          break l22;
        }
        p = s23;
      }
      {
        const s26 = p;
        l27: {
          p = skipThoughtBreak(p);
          if (p < 0) { break l27; }
          break l22;
        }
        p = s26;
      }
      {
        const s29 = p;
        l30: {
          p = skip_thoughtCode(p);
          if (p < 0) { break l30; }
          if (text.charCodeAt(p) !== 96) {
            touched ||= p >= end;
            break l30;
          }
          p++;
          break l22;
        }
        p = s29;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l22;
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
  l32: {
    const s33 = p;
    l34: {
      const r35 = readThoughtCode(p);
      if (r35 === undefined) { break l34; }
      value = r35;
      p = pos;
      break l32;
    }
    p = s33;
    if (!(text.charCodeAt(p) === 96)) {
      touched ||= p >= end;
      return -1;
    }
    const r72 = readThoughtTick(p);
    if (r72 === undefined) { return -1; }
    value = r72;
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
  const s36 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s36, p);
  pos = p;
  return { type: 'ThoughtCode', start: base + start, end: base + p, text: l_text };
}

function skip_code(p: number): number {
  let c = 0;
  l37: {
    const s38 = p;
    if (text.charCodeAt(p) === 96) {
      l39: {

        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s40 = p;
            l41: {

              p++;
              break l39;
            }
            p = s40;
          }
        } else touched ||= p >= end;
        l43: for (;;) {
          const s45 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l44: {
              l47: {
                const s48 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l49: {
                    p++;
                    break l47;
                  }
                  p = s48;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
                  reachesEnd(p, "``");
                  break l44;
                }
                p += 2;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l43;
            }
            p = s45;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l39;
        }
        p++;
        if (text.charCodeAt(p) === 96) {
          {
            const s50 = p;
            l51: {

              p++;
              break l39;
            }
            p = s50;
          }
        } else touched ||= p >= end;
        break l37;
      }
      p = s38;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l53: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l53;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s54 = p;
            l55: {

              p++;
              break l53;
            }
            p = s54;
          }
        } else touched ||= p >= end;
        l57: for (;;) {
          const s59 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l58: {
              l61: {
                const s62 = p;
                if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) {
                  l63: {
                    p++;
                    break l61;
                  }
                  p = s62;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) === 96) {
                  l64: {

                    p++;
                    if (text.charCodeAt(p) === 96) {
                      {
                        const s65 = p;
                        l66: {

                          p++;
                          break l64;
                        }
                        p = s65;
                      }
                    } else touched ||= p >= end;
                    break l61;
                  }
                  p = s62;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                  reachesEnd(p, "```");
                  break l58;
                }
                p += 3;
                while (text.charCodeAt(p) === 96) p++;
                touched ||= p >= end;
              }
              continue l57;
            }
            p = s59;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l53;
        }
        p += 2;
        if (text.charCodeAt(p) === 96) {
          {
            const s68 = p;
            l69: {

              p++;
              break l53;
            }
            p = s68;
          }
        } else touched ||= p >= end;
        break l37;
      }
      p = s38;
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
    while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
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
  const s73 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  l_text = text.slice(s73, p);
  pos = p;
  return { type: 'ThoughtTick', start: base + start, end: base + p, text: l_text };
}

function leaf30(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  const r75 = readThoughtEnd(p);
  if (r75 === undefined) { return -1; }
  value = r75;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtEnd(p: number): ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode | undefined {
  let value!: ThoughtCloseNode | MissingThoughtRestNode | MissingThoughtCloseNode;
  l76: {
    const s77 = p;
    const t78 = trail.length;
    l79: {
      const r80 = readThoughtClose(p);
      if (r80 === undefined) { break l79; }
      value = r80;
      p = pos;
      break l76;
    }
    p = s77;
    if (trail.length > t78) trail.length = t78;
    l82: {
      const r83 = readMissingThoughtRest(p);
      if (r83 === undefined) { break l82; }
      value = r83;
      p = pos;
      break l76;
    }
    p = s77;
    if (trail.length > t78) trail.length = t78;
    const r88 = readMissingThoughtClose(p);
    if (r88 === undefined) { return undefined; }
    value = r88;
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
      const s84 = p;
      l85: {
        p++;
        return undefined;
      }
      p = s84;
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
  const r91 = readBadThoughtClose(p);
  if (r91 === undefined) { return -1; }
  value = r91;
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
  l95: {
    const s93 = p;
    l94: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skip_bareList(p);
      if (p < 0) { break l94; }
      p = s93;
      break l95;
    }
    p = s93;
    return -1;
  }
  l119: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s121 = p;
      l120: {
        const r122 = readSpace(p);
        if (r122 === undefined) { break l120; }
        value = r122;
        p = pos;
        break l119;
      }
      p = s121;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function skip_bareList(p: number): number {
  let c = 0;
  l96: {
    const s97 = p;
    l98: {
      p = skipBareLists(p);
      if (p < 0) { break l98; }
      if (text.charCodeAt(p) !== 91) {
        touched ||= p >= end;
        break l98;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l98;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 34) {
        touched ||= p >= end;
        break l98;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
        touched ||= p >= end;
        break l98;
      }
      p = skipCallKey(p);
      if (p < 0) { break l98; }
      if (text.charCodeAt(p) !== 34) {
        touched ||= p >= end;
        break l98;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l98;
      }
      p++;
      break l96;
    }
    p = s97;
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
  l99: {
    const s100 = p;
    if (text.charCodeAt(p) === 110) {
      l101: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l101;
        }
        p += 4;
        break l99;
      }
      p = s100;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l102: {
        if (!text.startsWith("function", p)) {
          reachesEnd(p, "function");
          break l102;
        }
        p += 8;
        break l99;
      }
      p = s100;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l103: {
        if (!text.startsWith("tool_name", p)) {
          reachesEnd(p, "tool_name");
          break l103;
        }
        p += 9;
        break l99;
      }
      p = s100;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 97) {
      l104: {
        if (!text.startsWith("arguments", p)) {
          reachesEnd(p, "arguments");
          break l104;
        }
        p += 9;
        break l99;
      }
      p = s100;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 112) {
      l105: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l105;
        }
        p += 10;
        break l99;
      }
      p = s100;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 105) {
      l106: {
        if (!text.startsWith("id", p)) {
          reachesEnd(p, "id");
          break l106;
        }
        p += 2;
        break l99;
      }
      p = s100;
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
  l107: {
    if (text.charCodeAt(p) === 34) {
      const s109 = p;
      l108: {
        p = skipBareType(p);
        if (p < 0) { break l108; }
        break l107;
      }
      p = s109;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l110: {
    const s111 = p;
    if (text.charCodeAt(p) === 110) {
      l112: {
        if (!text.startsWith("name", p)) {
          reachesEnd(p, "name");
          break l112;
        }
        p += 4;
        break l110;
      }
      p = s111;
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
  l113: {
    const s114 = p;
    if (text.charCodeAt(p) === 34) {
      l115: {
        p = skipBareName(p);
        if (p < 0) { break l115; }
        break l113;
      }
      p = s114;
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
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
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
  l116: {
    const s117 = p;
    if (text.charCodeAt(p) === 112) {
      l118: {
        if (!text.startsWith("parameters", p)) {
          reachesEnd(p, "parameters");
          break l118;
        }
        p += 10;
        break l116;
      }
      p = s117;
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
  let e124!: null;
  l127: {
    const s125 = p;
    l126: {
      p = skip_bareList(p);
      if (p < 0) { break l126; }
      p = s125;
      break l127;
    }
    p = s125;
    return -1;
  }
  e124 = null;
  value = [e124];
  leafValue = value;
  return p;
}

function leaf48(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListOpenNode;
  const r128 = readListOpen(p);
  if (r128 === undefined) { return -1; }
  value = r128;
  p = pos;
  leafValue = value;
  return p;
}

function readListOpen(p: number): ListOpenNode | undefined {
  const start = p;
  l129: {
    const s130 = p;
    if (text.charCodeAt(p) === 91) {
      l131: {

        p++;
        break l129;
      }
      p = s130;
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
  const r133 = readComma(p);
  if (r133 === undefined) { return -1; }
  value = r133;
  p = pos;
  leafValue = value;
  return p;
}

function readComma(p: number): CommaNode | undefined {
  const start = p;
  l134: {
    const s135 = p;
    const t136 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l137: {
        const r138 = readBadComma(p);
        if (r138 === undefined) { break l137; }
        p = pos;
        break l134;
      }
      p = s135;
      if (trail.length > t136) trail.length = t136;
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
  l141: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      const s139 = p;
      l140: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false))) {
          touched ||= p >= end;
          break l140;
        }
        p++;
        p = s139;
        break l141;
      }
      p = s139;
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
  let e144!: null;
  {
    const s145 = p;
    l146: {
      p = skipEnds(p);
      if (p < 0) { break l146; }
      return -1;
    }
    p = s145;
  }
  e144 = null;
  value = [e144];
  leafValue = value;
  return p;
}

function skipEnds(p: number): number {
  let c = 0;
  l148: {
    const s149 = p;
    l150: {
      p = skipEndMarker(p);
      if (p < 0) { break l150; }
      break l148;
    }
    p = s149;
    l153: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s151 = p;
        l152: {
          p++;
          p = s151;
          break l153;
        }
        p = s151;
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
  l158: {
    const s159 = p;
    l160: {
      p = skipStepAhead(p);
      if (p < 0) { break l160; }
      break l158;
    }
    p = s159;
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
  l154: {
    const s155 = p;
    if (text.charCodeAt(p) === 13) {
      l156: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l156;
        }
        p += 2;
        break l154;
      }
      p = s155;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l157: {

        p++;
        break l154;
      }
      p = s155;
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
  l161: {
    const s162 = p;
    l163: {
      p = skip_thoughtLabel(p);
      if (p < 0) { break l163; }
      break l161;
    }
    p = s162;
    l176: {
      p = skipInputLabel(p);
      if (p < 0) { break l176; }
      break l161;
    }
    p = s162;
    l180: {
      p = skipObservationLabel(p);
      if (p < 0) { break l180; }
      break l161;
    }
    p = s162;
    l184: {
      p = skip_answerLabel(p);
      if (p < 0) { break l184; }
      break l161;
    }
    p = s162;
    p = skipActionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_thoughtLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l164: {
    if (text.charCodeAt(p) === 42) {
      const s166 = p;
      l165: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l165;
        }
        p += 2;
        break l164;
      }
      p = s166;
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
  l167: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s169 = p;
      l168: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l168;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l168;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l167;
      }
      p = s169;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l170: {
    if (text.charCodeAt(p) === 42) {
      const s172 = p;
      l171: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l171;
        }
        p += 2;
        break l170;
      }
      p = s172;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
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
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipInputLabel(p: number): number {
  let c = 0;
  p = skip_steps(p);
  if (p < 0) { return -1; }
  l177: {
    if (text.charCodeAt(p) === 42) {
      const s179 = p;
      l178: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l178;
        }
        p += 2;
        break l177;
      }
      p = s179;
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
  l181: {
    if (text.charCodeAt(p) === 42) {
      const s183 = p;
      l182: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l182;
        }
        p += 2;
        break l181;
      }
      p = s183;
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
  l185: {
    if (text.charCodeAt(p) === 42) {
      const s187 = p;
      l186: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l186;
        }
        p += 2;
        break l185;
      }
      p = s187;
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
  l198: {
    const s199 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l200: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l200;
        }
        p = skipEol(p);
        if (p < 0) { break l200; }
        break l198;
      }
      p = s199;
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
  const n192 = characterSize(p, CLASS_2);
  if (n192 === 0) { return -1; }
  p += n192;
  l193: for (;;) {
    const s195 = p;
    if (p < end) {
      l194: {
        const n197 = characterSize(p, CLASS_3);
        if (n197 === 0) { break l194; }
        p += n197;
        continue l193;
      }
      p = s195;
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
  const r201 = readObjectOpen(p);
  if (r201 === undefined) { return -1; }
  value = r201;
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
  l202: {
    if (text.charCodeAt(p) === 123) {
      const s204 = p;
      const t205 = trail.length;
      l203: {
        const r206 = readBadDoubledBrace(p);
        if (r206 === undefined) { break l203; }
        p = pos;
        break l202;
      }
      p = s204;
      if (trail.length > t205) trail.length = t205;
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
  l209: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      const s207 = p;
      l208: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39 || c === 125))) {
          touched ||= p >= end;
          break l208;
        }
        p++;
        p = s207;
        break l209;
      }
      p = s207;
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
  const r212 = readKey(p);
  if (r212 === undefined) { return -1; }
  value = r212;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_quote!: string;
  let l_name!: string;
  l213: {
    const s214 = p;
    if (text.charCodeAt(p) === 34) {
      l215: {

        l_quote = "\"";
        p++;
        const r216 = readDoubleKey(p);
        if (r216 === undefined) { break l215; }
        l_name = r216;
        p = pos;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l215;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l215;
        }
        p++;
        break l213;
      }
      p = s214;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l245: {

        l_quote = "'";
        p++;
        const r246 = readSingleKey(p);
        if (r246 === undefined) { break l245; }
        l_name = r246;
        p = pos;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l245;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l245;
        }
        p++;
        break l213;
      }
      p = s214;
    } else touched ||= p >= end;
    l260: {
      const r261 = readMarkedQuote(p);
      if (r261 === undefined) { break l260; }
      l_quote = r261;
      p = pos;
      const r263 = readMarkedKey(p);
      if (r263 === undefined) { break l260; }
      l_name = r263;
      p = pos;
      p = skipMarkedQuote(p);
      if (p < 0) { break l260; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l260;
      }
      p++;
      break l213;
    }
    p = s214;
    l_quote = '';
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r273 = readBareKey(p);
    if (r273 === undefined) { return undefined; }
    l_name = r273;
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
  const list221: string[] = [];
  l217: for (;;) {
    const s219 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l218: {
        let v220!: string;
        l223: {
          const s224 = p;
          if (text.charCodeAt(p) === 92) {
            l225: {
              const r226 = read_escape(p);
              if (r226 === undefined) { break l225; }
              v220 = r226;
              p = pos;
              break l223;
            }
            p = s224;
          } else touched ||= p >= end;
          const s243 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l218;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v220 = text.slice(s243, p);
        }
        list221.push(v220);
        continue l217;
      }
      p = s219;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list221;
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
  l227: {
    const s228 = p;
    if (text.charCodeAt(p) === 92) {
      l229: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l229;
        }
        p += 2;
        const s230 = p;
        let n234 = 0;
        l231: for (;;) {
          if (n234 >= 4) break;
          const s233 = p;
          l232: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l232;
            }
            p++;
            n234++;
            continue l231;
          }
          p = s233;
          break;
        }
        if (n234 < 4) { break l229; }
        l_hex = text.slice(s230, p);
        value = (() => { const hex = l_hex; return String.fromCharCode(Number.parseInt(hex, 16)); })();
        break l227;
      }
      p = s228;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l235: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s236 = p;
            l237: {

              p++;
              break l235;
            }
            p = s236;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l235;
        }
        l_letter = text.charAt(p);
        p++;
        value = (() => { const letter = l_letter; return '\b\f\n\r\t'.charAt('bfnrt'.indexOf(letter)); })();
        break l227;
      }
      p = s228;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s239 = p;
        l240: {

          p++;
          return undefined;
        }
        p = s239;
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
  const list251: string[] = [];
  l247: for (;;) {
    const s249 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l248: {
        let v250!: string;
        l253: {
          const s254 = p;
          if (text.charCodeAt(p) === 92) {
            l255: {
              const r256 = read_escape(p);
              if (r256 === undefined) { break l255; }
              v250 = r256;
              p = pos;
              break l253;
            }
            p = s254;
          } else touched ||= p >= end;
          const s258 = p;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l248;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
          v250 = text.slice(s258, p);
        }
        list251.push(v250);
        continue l247;
      }
      p = s249;
    } else touched ||= p >= end;
    break;
  }
  l_parts = list251;
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
  const s264 = p;
  let m268 = false;
  l265: for (;;) {
    const s267 = p;
    l266: {
      {
        const s269 = p;
        l270: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l270; }
          break l266;
        }
        p = s269;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l266;
      }
      p++;
      m268 = true;
      continue l265;
    }
    p = s267;
    break;
  }
  if (!m268) { return undefined; }
  value = text.slice(s264, p);
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
  const s274 = p;
  const n275 = characterSize(p, CLASS_4);
  if (n275 === 0) { return undefined; }
  p += n275;
  l276: for (;;) {
    const s278 = p;
    if (p < end) {
      l277: {
        const n280 = characterSize(p, CLASS_5);
        if (n280 === 0) { break l277; }
        p += n280;
        continue l276;
      }
      p = s278;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s274, p);
  pos = p;
  return value;
}

function leaf84(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, SpaceNode] | null;
  l283: {
    const s285 = p;
    l284: {
      const r286 = readGap(p);
      if (r286 === undefined) { break l284; }
      value = r286;
      p = pos;
      break l283;
    }
    p = s285;
    value = null;
  }
  leafValue = value;
  return p;
}

function readGap(p: number): [null, SpaceNode] | undefined {
  let c = 0;
  let value!: [null, SpaceNode];
  let e287!: null;
  {
    const s288 = p;
    l289: {
      p = skipStepsGoOn(p);
      if (p < 0) { break l289; }
      return undefined;
    }
    p = s288;
  }
  e287 = null;
  let e291!: SpaceNode;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  const r292 = readSpace(p);
  if (r292 === undefined) { return undefined; }
  e291 = r292;
  p = pos;
  value = [e287, e291];
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
  const r295 = readTripleOpen(p);
  if (r295 === undefined) { return -1; }
  value = r295;
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
      l297: {
        if (text.charCodeAt(p) === 34) {
          {
            const s298 = p;
            l299: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l299;
              }
              p += 3;
              break l297;
            }
            p = s298;
          }
        } else touched ||= p >= end;
        if (!((p < end && text.charCodeAt(p) !== 92))) {
          touched ||= p >= end;
          break l297;
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
  l301: {
    const s302 = p;
    const t303 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l304: {
        const r305 = readEscape(p);
        if (r305 === undefined) { break l304; }
        value = r305;
        p = pos;
        break l301;
      }
      p = s302;
      if (trail.length > t303) trail.length = t303;
    } else touched ||= p >= end;
    const r309 = readBadCutEscape(p);
    if (r309 === undefined) { return -1; }
    value = r309;
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
  const r306 = read_escape(p);
  if (r306 === undefined) { return undefined; }
  l_text = r306;
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
  l310: {
    const s311 = p;
    if (text.charCodeAt(p) === 92) {
      l312: {
        if (!text.startsWith("\\u", p)) {
          reachesEnd(p, "\\u");
          break l312;
        }
        p += 2;
        let n317 = 0;
        l314: for (;;) {
          if (n317 >= 4) break;
          const s316 = p;
          l315: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l315;
            }
            p++;
            n317++;
            continue l314;
          }
          p = s316;
          break;
        }
        if (n317 < 4) { break l312; }
        break l310;
      }
      p = s311;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l318: {

        p++;
        if (text.charCodeAt(p) === 117) {
          {
            const s319 = p;
            l320: {

              p++;
              break l318;
            }
            p = s319;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
          touched ||= p >= end;
          break l318;
        }
        p++;
        break l310;
      }
      p = s311;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (text.charCodeAt(p) === 117) {
      {
        const s322 = p;
        l323: {

          p++;
          return -1;
        }
        p = s322;
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
  const r326 = readTripleEnd(p);
  if (r326 === undefined) { return -1; }
  value = r326;
  p = pos;
  leafValue = value;
  return p;
}

function readTripleEnd(p: number): TripleCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: TripleCloseNode | MissingRestNode | MissingQuoteNode;
  l327: {
    const s328 = p;
    const t329 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l330: {
        const r331 = readTripleClose(p);
        if (r331 === undefined) { break l330; }
        value = r331;
        p = pos;
        break l327;
      }
      p = s328;
      if (trail.length > t329) trail.length = t329;
    } else touched ||= p >= end;
    l333: {
      const r334 = readMissingRest(p);
      if (r334 === undefined) { break l333; }
      value = r334;
      p = pos;
      break l327;
    }
    p = s328;
    if (trail.length > t329) trail.length = t329;
    const r339 = readMissingQuote(p);
    if (r339 === undefined) { return undefined; }
    value = r339;
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
      const s335 = p;
      l336: {
        p++;
        return undefined;
      }
      p = s335;
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
  const r342 = readDoubleOpen(p);
  if (r342 === undefined) { return -1; }
  value = r342;
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
      l344: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l344;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l345: {
      {
        const s346 = p;
        l347: {
          p = skipEnds(p);
          if (p < 0) { break l347; }
          break l345;
        }
        p = s346;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l345;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l349: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l349;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s350 = p;
          l351: {
            p = skipEnds(p);
            if (p < 0) { break l351; }
            {
              const s353 = p;
              l354: {
                p = skipDoubleGoesOn(p);
                if (p < 0) { break l354; }
                break l351;
              }
              p = s353;
            }
            break l349;
          }
          p = s350;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l363: {
      p = skipEnds(p);
      if (p < 0) { break l363; }
      l366: {
        const s364 = p;
        l365: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l365; }
          p = s364;
          break l366;
        }
        p = s364;
        break l363;
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
  let n359 = 0;
  l356: for (;;) {
    if (n359 >= 4096) break;
    const s358 = p;
    l357: {
      l360: {
        const s361 = p;
        if (text.charCodeAt(p) === 92) {
          l362: {
            p = skip_escape(p);
            if (p < 0) { break l362; }
            break l360;
          }
          p = s361;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l357;
        }
        p++;
      }
      n359++;
      continue l356;
    }
    p = s358;
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
  l367: {
    const s368 = p;
    const t369 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l370: {
        const r371 = readEscape(p);
        if (r371 === undefined) { break l370; }
        value = r371;
        p = pos;
        break l367;
      }
      p = s368;
      if (trail.length > t369) trail.length = t369;
    } else touched ||= p >= end;
    l373: {
      const r374 = readBadCutEscape(p);
      if (r374 === undefined) { break l373; }
      value = r374;
      p = pos;
      break l367;
    }
    p = s368;
    if (trail.length > t369) trail.length = t369;
    l376: {
      const r377 = readBadNewline(p);
      if (r377 === undefined) { break l376; }
      value = r377;
      p = pos;
      break l367;
    }
    p = s368;
    if (trail.length > t369) trail.length = t369;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return -1;
    }
    const r388 = readBadDoubleQuote(p);
    if (r388 === undefined) { return -1; }
    value = r388;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  {
    const s378 = p;
    l379: {
      p = skipEnds(p);
      if (p < 0) { break l379; }
      return undefined;
    }
    p = s378;
  }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  {
    const s381 = p;
    l382: {
      p = skipEnds(p);
      if (p < 0) { break l382; }
      {
        const s384 = p;
        l385: {
          p = skipDoubleGoesOn(p);
          if (p < 0) { break l385; }
          break l382;
        }
        p = s384;
      }
      return undefined;
    }
    p = s381;
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
    const s389 = p;
    l390: {
      p = skipAfterText(p);
      if (p < 0) { break l390; }
      return undefined;
    }
    p = s389;
  }
  pos = p;
  const node: BadDoubleQuoteNode = { type: 'BadDoubleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipAfterText(p: number): number {
  let c = 0;
  l392: {
    const s393 = p;
    l394: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipEnds(p);
      if (p < 0) { break l394; }
      break l392;
    }
    p = s393;
    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
    touched ||= p >= end;
    l395: {
      const s396 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)) {
        l397: {
          p++;
          break l395;
        }
        p = s396;
      } else touched ||= p >= end;
      l398: {
        p = skipEnds(p);
        if (p < 0) { break l398; }
        break l395;
      }
      p = s396;
      if (p < end) {
        {
          const s399 = p;
          l400: {
            p++;
            return -1;
          }
          p = s399;
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
  const r403 = readTextEnd(p);
  if (r403 === undefined) { return -1; }
  value = r403;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextCloseNode | MissingRestNode | MissingQuoteNode | undefined {
  let c = 0;
  let value!: TextCloseNode | MissingRestNode | MissingQuoteNode;
  l404: {
    const s405 = p;
    const t406 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l407: {
        const r408 = readTextClose(p);
        if (r408 === undefined) { break l407; }
        value = r408;
        p = pos;
        break l404;
      }
      p = s405;
      if (trail.length > t406) trail.length = t406;
    } else touched ||= p >= end;
    l410: {
      const r411 = readMissingRest(p);
      if (r411 === undefined) { break l410; }
      value = r411;
      p = pos;
      break l404;
    }
    p = s405;
    if (trail.length > t406) trail.length = t406;
    const r413 = readMissingQuote(p);
    if (r413 === undefined) { return undefined; }
    value = r413;
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
  const r416 = readSingleOpen(p);
  if (r416 === undefined) { return -1; }
  value = r416;
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
      l418: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l418;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l419: {
      {
        const s420 = p;
        l421: {
          p = skipEnds(p);
          if (p < 0) { break l421; }
          break l419;
        }
        p = s420;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l419;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l423: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l423;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        {
          const s424 = p;
          l425: {
            p = skipEnds(p);
            if (p < 0) { break l425; }
            {
              const s427 = p;
              l428: {
                p = skipSingleGoesOn(p);
                if (p < 0) { break l428; }
                break l425;
              }
              p = s427;
            }
            break l423;
          }
          p = s424;
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l437: {
      p = skipEnds(p);
      if (p < 0) { break l437; }
      l440: {
        const s438 = p;
        l439: {
          p = skipSingleGoesOn(p);
          if (p < 0) { break l439; }
          p = s438;
          break l440;
        }
        p = s438;
        break l437;
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
  let n433 = 0;
  l430: for (;;) {
    if (n433 >= 4096) break;
    const s432 = p;
    l431: {
      l434: {
        const s435 = p;
        if (text.charCodeAt(p) === 92) {
          l436: {
            p = skip_escape(p);
            if (p < 0) { break l436; }
            break l434;
          }
          p = s435;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l431;
        }
        p++;
      }
      n433++;
      continue l430;
    }
    p = s432;
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
  l441: {
    const s442 = p;
    const t443 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l444: {
        const r445 = readEscape(p);
        if (r445 === undefined) { break l444; }
        value = r445;
        p = pos;
        break l441;
      }
      p = s442;
      if (trail.length > t443) trail.length = t443;
    } else touched ||= p >= end;
    l447: {
      const r448 = readBadCutEscape(p);
      if (r448 === undefined) { break l447; }
      value = r448;
      p = pos;
      break l441;
    }
    p = s442;
    if (trail.length > t443) trail.length = t443;
    l450: {
      const r451 = readBadNewline(p);
      if (r451 === undefined) { break l450; }
      value = r451;
      p = pos;
      break l441;
    }
    p = s442;
    if (trail.length > t443) trail.length = t443;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return -1;
    }
    const r453 = readBadSingleQuote(p);
    if (r453 === undefined) { return -1; }
    value = r453;
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
    const s454 = p;
    l455: {
      p = skipAfterText(p);
      if (p < 0) { break l455; }
      return undefined;
    }
    p = s454;
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
  const r458 = readMarkedOpen(p);
  if (r458 === undefined) { return -1; }
  value = r458;
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
    l460: {
      {
        const s461 = p;
        l462: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l462; }
          break l460;
        }
        p = s461;
      }
      {
        const s464 = p;
        l465: {
          p = skipEnds(p);
          if (p < 0) { break l465; }
          break l460;
        }
        p = s464;
      }
      {
        const s467 = p;
        l468: {
          p = skipCutMarkedQuote(p);
          if (p < 0) { break l468; }
          break l460;
        }
        p = s467;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l460;
      }
      p++;

      if (touched && !over) return from;
      continue;
    }
    p = from;
    l470: {
      {
        const s471 = p;
        l472: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l472; }
          break l470;
        }
        p = s471;
      }
      p = skipEnds(p);
      if (p < 0) { break l470; }
      l476: {
        const s474 = p;
        l475: {
          p = skipMarkedGoesOn(p);
          if (p < 0) { break l475; }
          p = s474;
          break l476;
        }
        p = s474;
        break l470;
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
  let n480 = 0;
  l477: for (;;) {
    if (n480 >= 4096) break;
    const s479 = p;
    l478: {
      {
        const s481 = p;
        l482: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l482; }
          break l478;
        }
        p = s481;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l478;
      }
      p++;
      n480++;
      continue l477;
    }
    p = s479;
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
  const r484 = readMarkedEnd(p);
  if (r484 === undefined) { return -1; }
  value = r484;
  p = pos;
  leafValue = value;
  return p;
}

function readMarkedEnd(p: number): MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode | undefined {
  let value!: MarkedCloseNode | BadCutMarkedQuoteNode | MissingRestNode | MissingQuoteNode;
  l485: {
    const s486 = p;
    const t487 = trail.length;
    l488: {
      const r489 = readMarkedClose(p);
      if (r489 === undefined) { break l488; }
      value = r489;
      p = pos;
      break l485;
    }
    p = s486;
    if (trail.length > t487) trail.length = t487;
    l491: {
      const r492 = readBadCutMarkedQuote(p);
      if (r492 === undefined) { break l491; }
      value = r492;
      p = pos;
      break l485;
    }
    p = s486;
    if (trail.length > t487) trail.length = t487;
    l494: {
      const r495 = readMissingRest(p);
      if (r495 === undefined) { break l494; }
      value = r495;
      p = pos;
      break l485;
    }
    p = s486;
    if (trail.length > t487) trail.length = t487;
    const r497 = readMissingQuote(p);
    if (r497 === undefined) { return undefined; }
    value = r497;
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
  l500: {
    const s501 = p;
    const t502 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l503: {
        const r504 = readNumber(p);
        if (r504 === undefined) { break l503; }
        value = r504;
        p = pos;
        break l500;
      }
      p = s501;
      if (trail.length > t502) trail.length = t502;
    } else touched ||= p >= end;
    const r544 = readWord(p);
    if (r544 === undefined) { return -1; }
    value = r544;
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
  l505: {
    const s506 = p;
    const t507 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l508: {
        const s509 = p;
        l510: {
          if (text.charCodeAt(p) === 45) {
            const s512 = p;
            l511: {

              p++;
              break l510;
            }
            p = s512;
          } else touched ||= p >= end;
        }
        l513: {
          const s514 = p;
          if (text.charCodeAt(p) === 48) {
            l515: {

              p++;
              break l513;
            }
            p = s514;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
            touched ||= p >= end;
            break l508;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l516: {
          if (text.charCodeAt(p) === 46) {
            const s518 = p;
            l517: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l517;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l516;
            }
            p = s518;
          } else touched ||= p >= end;
        }
        l519: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s521 = p;
            l520: {
              p++;
              l522: {
                if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
                  const s524 = p;
                  l523: {
                    p++;
                    break l522;
                  }
                  p = s524;
                } else touched ||= p >= end;
              }
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l520;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l519;
            }
            p = s521;
          } else touched ||= p >= end;
        }
        l_text = text.slice(s509, p);
        l527: {
          const s525 = p;
          l526: {
            p = skipScalarEnd(p);
            if (p < 0) { break l526; }
            p = s525;
            break l527;
          }
          p = s525;
          break l508;
        }
        break l505;
      }
      p = s506;
      if (trail.length > t507) trail.length = t507;
      l_flaw = null;
    } else touched ||= p >= end;
    const s531 = p;
    l532: {
      if (text.charCodeAt(p) === 45) {
        const s534 = p;
        l533: {

          p++;
          break l532;
        }
        p = s534;
      } else touched ||= p >= end;
    }
    l535: {
      const s536 = p;
      if (text.charCodeAt(p) === 48) {
        l537: {

          p++;
          break l535;
        }
        p = s536;
      } else touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        return undefined;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
      touched ||= p >= end;
    }
    l_text = text.slice(s531, p);
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r538 = readBadPoint(p);
    if (r538 === undefined) { return undefined; }
    l_flaw = r538;
    p = pos;
    l542: {
      const s540 = p;
      l541: {
        p = skipScalarEnd(p);
        if (p < 0) { break l541; }
        p = s540;
        break l542;
      }
      p = s540;
      return undefined;
    }
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text, flaw: l_flaw };
}

function skipScalarEnd(p: number): number {
  let c = 0;
  l528: {
    const s529 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
      l530: {
        p++;
        break l528;
      }
      p = s529;
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
  const s545 = p;
  {
    const s546 = p;
    l547: {
      p = skipEnds(p);
      if (p < 0) { break l547; }
      return undefined;
    }
    p = s546;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l549: for (;;) {
    const s551 = p;
    l550: {
      {
        const s553 = p;
        l554: {
          p = skipEnds(p);
          if (p < 0) { break l554; }
          break l550;
        }
        p = s553;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l550;
      }
      p++;
      continue l549;
    }
    p = s551;
    break;
  }
  l_text = text.slice(s545, p);
  l558: {
    const s556 = p;
    l557: {
      p = skipScalarEnd(p);
      if (p < 0) { break l557; }
      p = s556;
      break l558;
    }
    p = s556;
    return undefined;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, text: l_text };
}

function leaf132(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | [null, SpaceNode] | BadCutPartNode | BadDebrisNode;
  l560: {
    const s561 = p;
    const t562 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l563: {
        const r564 = readComma(p);
        if (r564 === undefined) { break l563; }
        value = r564;
        p = pos;
        break l560;
      }
      p = s561;
      if (trail.length > t562) trail.length = t562;
    } else touched ||= p >= end;
    l566: {
      const r567 = readGap(p);
      if (r567 === undefined) { break l566; }
      value = r567;
      p = pos;
      break l560;
    }
    p = s561;
    if (trail.length > t562) trail.length = t562;
    l569: {
      const r570 = readBadCutPart(p);
      if (r570 === undefined) { break l569; }
      value = r570;
      p = pos;
      break l560;
    }
    p = s561;
    if (trail.length > t562) trail.length = t562;
    const r658 = readBadDebris(p);
    if (r658 === undefined) { return -1; }
    value = r658;
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
  l571: {
    const s572 = p;
    l573: {
      p = skipKey(p);
      if (p < 0) { break l573; }
      break l571;
    }
    p = s572;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l610: {
        p = skipNumber(p);
        if (p < 0) { break l610; }
        break l571;
      }
      p = s572;
    } else touched ||= p >= end;
    p = skipWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipKey(p: number): number {
  let c = 0;
  l574: {
    const s575 = p;
    if (text.charCodeAt(p) === 34) {
      l576: {

        p++;
        p = skipDoubleKey(p);
        if (p < 0) { break l576; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l576;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l576;
        }
        p++;
        break l574;
      }
      p = s575;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l585: {

        p++;
        p = skipSingleKey(p);
        if (p < 0) { break l585; }
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l585;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l585;
        }
        p++;
        break l574;
      }
      p = s575;
    } else touched ||= p >= end;
    l594: {
      p = skipMarkedQuote(p);
      if (p < 0) { break l594; }
      p = skipMarkedKey(p);
      if (p < 0) { break l594; }
      p = skipMarkedQuote(p);
      if (p < 0) { break l594; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) {
        touched ||= p >= end;
        break l594;
      }
      p++;
      break l574;
    }
    p = s575;

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
  l577: for (;;) {
    const s579 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l578: {
        l581: {
          const s582 = p;
          if (text.charCodeAt(p) === 92) {
            l583: {
              p = skip_escape(p);
              if (p < 0) { break l583; }
              break l581;
            }
            p = s582;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l578;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l577;
      }
      p = s579;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSingleKey(p: number): number {
  let c = 0;
  l586: for (;;) {
    const s588 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
      l587: {
        l590: {
          const s591 = p;
          if (text.charCodeAt(p) === 92) {
            l592: {
              p = skip_escape(p);
              if (p < 0) { break l592; }
              break l590;
            }
            p = s591;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l587;
          }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)) p++;
          touched ||= p >= end;
        }
        continue l586;
      }
      p = s588;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedKey(p: number): number {
  let c = 0;
  let m599 = false;
  l596: for (;;) {
    const s598 = p;
    l597: {
      {
        const s600 = p;
        l601: {
          p = skipMarkedQuote(p);
          if (p < 0) { break l601; }
          break l597;
        }
        p = s600;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l597;
      }
      p++;
      m599 = true;
      continue l596;
    }
    p = s598;
    break;
  }
  if (!m599) { return -1; }
  return p;
}

function skipBareKey(p: number): number {
  const n604 = characterSize(p, CLASS_4);
  if (n604 === 0) { return -1; }
  p += n604;
  l605: for (;;) {
    const s607 = p;
    if (p < end) {
      l606: {
        const n609 = characterSize(p, CLASS_5);
        if (n609 === 0) { break l606; }
        p += n609;
        continue l605;
      }
      p = s607;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  l611: {
    const s612 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l613: {
        l615: {
          if (text.charCodeAt(p) === 45) {
            const s617 = p;
            l616: {

              p++;
              break l615;
            }
            p = s617;
          } else touched ||= p >= end;
        }
        l618: {
          const s619 = p;
          if (text.charCodeAt(p) === 48) {
            l620: {

              p++;
              break l618;
            }
            p = s619;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
            touched ||= p >= end;
            break l613;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l621: {
          if (text.charCodeAt(p) === 46) {
            const s623 = p;
            l622: {

              p++;
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l622;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l621;
            }
            p = s623;
          } else touched ||= p >= end;
        }
        l624: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s626 = p;
            l625: {
              p++;
              l627: {
                if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
                  const s629 = p;
                  l628: {
                    p++;
                    break l627;
                  }
                  p = s629;
                } else touched ||= p >= end;
              }
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                touched ||= p >= end;
                break l625;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
              touched ||= p >= end;
              break l624;
            }
            p = s626;
          } else touched ||= p >= end;
        }
        l632: {
          const s630 = p;
          l631: {
            p = skipScalarEnd(p);
            if (p < 0) { break l631; }
            p = s630;
            break l632;
          }
          p = s630;
          break l613;
        }
        break l611;
      }
      p = s612;
    } else touched ||= p >= end;
    l634: {
      if (text.charCodeAt(p) === 45) {
        const s636 = p;
        l635: {

          p++;
          break l634;
        }
        p = s636;
      } else touched ||= p >= end;
    }
    l637: {
      const s638 = p;
      if (text.charCodeAt(p) === 48) {
        l639: {

          p++;
          break l637;
        }
        p = s638;
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
    l642: {
      const s640 = p;
      l641: {
        p = skipScalarEnd(p);
        if (p < 0) { break l641; }
        p = s640;
        break l642;
      }
      p = s640;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  {
    const s644 = p;
    l645: {
      p = skipEnds(p);
      if (p < 0) { break l645; }
      return -1;
    }
    p = s644;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l647: for (;;) {
    const s649 = p;
    l648: {
      {
        const s651 = p;
        l652: {
          p = skipEnds(p);
          if (p < 0) { break l652; }
          break l648;
        }
        p = s651;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l648;
      }
      p++;
      continue l647;
    }
    p = s649;
    break;
  }
  l656: {
    const s654 = p;
    l655: {
      p = skipScalarEnd(p);
      if (p < 0) { break l655; }
      p = s654;
      break l656;
    }
    p = s654;
    return -1;
  }
  return p;
}

function readBadDebris(p: number): BadDebrisNode | undefined {
  let c = 0;
  const start = p;
  {
    const s659 = p;
    l660: {
      p = skipEnds(p);
      if (p < 0) { break l660; }
      return undefined;
    }
    p = s659;
  }
  {
    const s662 = p;
    l663: {
      if (p < end) {
        {
          const s665 = p;
          l666: {
            p++;
            break l663;
          }
          p = s665;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s662;
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
  const r669 = readObjectEnd(p);
  if (r669 === undefined) { return -1; }
  value = r669;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectEnd(p: number): ObjectCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ObjectCloseNode | MissingRestNode | MissingBracketNode;
  l670: {
    const s671 = p;
    const t672 = trail.length;
    if (text.charCodeAt(p) === 125) {
      l673: {
        const r674 = readObjectClose(p);
        if (r674 === undefined) { break l673; }
        value = r674;
        p = pos;
        break l670;
      }
      p = s671;
      if (trail.length > t672) trail.length = t672;
    } else touched ||= p >= end;
    l676: {
      const r677 = readMissingRest(p);
      if (r677 === undefined) { break l676; }
      value = r677;
      p = pos;
      break l670;
    }
    p = s671;
    if (trail.length > t672) trail.length = t672;
    const r679 = readMissingBracket(p);
    if (r679 === undefined) { return undefined; }
    value = r679;
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
  l682: {
    const s683 = p;
    const t684 = trail.length;
    l685: {
      const r686 = readGap(p);
      if (r686 === undefined) { break l685; }
      value = r686;
      p = pos;
      break l682;
    }
    p = s683;
    if (trail.length > t684) trail.length = t684;
    l688: {
      const r689 = readBadCutPart(p);
      if (r689 === undefined) { break l688; }
      value = r689;
      p = pos;
      break l682;
    }
    p = s683;
    if (trail.length > t684) trail.length = t684;
    const r691 = readBadDebris(p);
    if (r691 === undefined) { return -1; }
    value = r691;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf149(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  const r693 = readListEnd(p);
  if (r693 === undefined) { return -1; }
  value = r693;
  p = pos;
  leafValue = value;
  return p;
}

function readListEnd(p: number): ListCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: ListCloseNode | MissingRestNode | MissingBracketNode;
  l694: {
    const s695 = p;
    const t696 = trail.length;
    l697: {
      const r698 = readListClose(p);
      if (r698 === undefined) { break l697; }
      value = r698;
      p = pos;
      break l694;
    }
    p = s695;
    if (trail.length > t696) trail.length = t696;
    l703: {
      const r704 = readMissingRest(p);
      if (r704 === undefined) { break l703; }
      value = r704;
      p = pos;
      break l694;
    }
    p = s695;
    if (trail.length > t696) trail.length = t696;
    const r706 = readMissingBracket(p);
    if (r706 === undefined) { return undefined; }
    value = r706;
    p = pos;
  }
  pos = p;
  return value;
}

function readListClose(p: number): ListCloseNode | undefined {
  const start = p;
  l699: {
    const s700 = p;
    if (text.charCodeAt(p) === 93) {
      l701: {

        p++;
        break l699;
      }
      p = s700;
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
  const r709 = readBadEndToken(p);
  if (r709 === undefined) { return -1; }
  value = r709;
  p = pos;
  leafValue = value;
  return p;
}

function readBadEndToken(p: number): BadEndTokenNode | undefined {
  let c = 0;
  const start = p;
  p = skipEndToken(p);
  if (p < 0) { return undefined; }
  l712: {
    const s710 = p;
    l711: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l713: {
        const s715 = p;
        l714: {
          p = skipTokens(p);
          if (p < 0) { break l714; }
          break l713;
        }
        p = s715;
      }
      if (p < end) {
        {
          const s720 = p;
          l721: {
            p++;
            break l711;
          }
          p = s720;
        }
      } else touched ||= p >= end;
      p = s710;
      break l712;
    }
    p = s710;
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
  let m719 = false;
  l716: for (;;) {
    const s718 = p;
    l717: {
      p = skipEndToken(p);
      if (p < 0) { break l717; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      m719 = true;
      continue l716;
    }
    p = s718;
    break;
  }
  if (!m719) { return -1; }
  return p;
}

function leaf159(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BuiltinHeadNode;
  const r724 = readBuiltinHead(p);
  if (r724 === undefined) { return -1; }
  value = r724;
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
  const r725 = readBuiltinName(p);
  if (r725 === undefined) { return undefined; }
  l_name = r725;
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
  const s726 = p;
  const n727 = characterSize(p, CLASS_2);
  if (n727 === 0) { return undefined; }
  p += n727;
  l728: for (;;) {
    const s730 = p;
    if (p < end) {
      l729: {
        const n732 = characterSize(p, CLASS_10);
        if (n732 === 0) { break l729; }
        p += n732;
        continue l728;
      }
      p = s730;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s726, p);
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
  const r735 = readPyKey(p);
  if (r735 === undefined) { return -1; }
  value = r735;
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
  const r736 = readBareKey(p);
  if (r736 === undefined) { return undefined; }
  l_name = r736;
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
      const s738 = p;
      l739: {

        p++;
        return undefined;
      }
      p = s738;
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
  l742: {
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      const s744 = p;
      l743: {
        const r745 = readSpace(p);
        if (r745 === undefined) { break l743; }
        value = r745;
        p = pos;
        break l742;
      }
      p = s744;
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
  l747: {
    const s748 = p;
    const t749 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l750: {
        const r751 = readSpace(p);
        if (r751 === undefined) { break l750; }
        value = r751;
        p = pos;
        break l747;
      }
      p = s748;
      if (trail.length > t749) trail.length = t749;
    } else touched ||= p >= end;
    l753: {
      const r754 = readBadCutArgument(p);
      if (r754 === undefined) { break l753; }
      value = r754;
      p = pos;
      break l747;
    }
    p = s748;
    if (trail.length > t749) trail.length = t749;
    l759: {
      const r760 = readBadCutPart(p);
      if (r760 === undefined) { break l759; }
      value = r760;
      p = pos;
      break l747;
    }
    p = s748;
    if (trail.length > t749) trail.length = t749;
    const r762 = readBadDebris(p);
    if (r762 === undefined) { return -1; }
    value = r762;
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
      const s755 = p;
      l756: {

        p++;
        return -1;
      }
      p = s755;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf171(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  const r764 = readPyCallEnd(p);
  if (r764 === undefined) { return -1; }
  value = r764;
  p = pos;
  leafValue = value;
  return p;
}

function readPyCallEnd(p: number): PyCallCloseNode | MissingRestNode | MissingBracketNode | undefined {
  let value!: PyCallCloseNode | MissingRestNode | MissingBracketNode;
  l765: {
    const s766 = p;
    const t767 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l768: {
        const r769 = readPyCallClose(p);
        if (r769 === undefined) { break l768; }
        value = r769;
        p = pos;
        break l765;
      }
      p = s766;
      if (trail.length > t767) trail.length = t767;
    } else touched ||= p >= end;
    l771: {
      const r772 = readMissingRest(p);
      if (r772 === undefined) { break l771; }
      value = r772;
      p = pos;
      break l765;
    }
    p = s766;
    if (trail.length > t767) trail.length = t767;
    const r774 = readMissingBracket(p);
    if (r774 === undefined) { return undefined; }
    value = r774;
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
  const r777 = readCodeHead(p);
  if (r777 === undefined) { return -1; }
  value = r777;
  p = pos;
  leafValue = value;
  return p;
}

function readCodeHead(p: number): CodeHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l778: {
    const s779 = p;
    const t780 = trail.length;
    l781: {
      const r782 = readMessageStart(p);
      if (r782 === undefined) { break l781; }
      l_opening = r782;
      p = pos;
      l801: for (;;) {
        const s803 = p;
        const t804 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l802: {
            const r806 = readHeadPart(p);
            if (r806 === undefined) { break l802; }
            p = pos;
            continue l801;
          }
          p = s803;
          if (trail.length > t804) trail.length = t804;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l781;
      }
      p = skipTo(p);
      if (p < 0) { break l781; }
      p = skipCodeName(p);
      if (p < 0) { break l781; }
      if (p < end) {
        {
          const s953 = p;
          l954: {
            const n956 = characterSize(p, CLASS_3);
            if (n956 === 0) { break l954; }
            p += n956;
            break l781;
          }
          p = s953;
        }
      } else touched ||= p >= end;
      l957: for (;;) {
        const s959 = p;
        const t960 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l958: {
            const r962 = readHeadPart(p);
            if (r962 === undefined) { break l958; }
            p = pos;
            continue l957;
          }
          p = s959;
          if (trail.length > t960) trail.length = t960;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l781;
      }
      p += 11;
      break l778;
    }
    p = s779;
    if (trail.length > t780) trail.length = t780;
    l_opening = null;
    l964: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l964; }
      p = skipCodeName(p);
      if (p < 0) { break l964; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l964;
      }
      p = skipEol(p);
      if (p < 0) { break l964; }
      break l778;
    }
    p = s779;
    if (trail.length > t780) trail.length = t780;
    l_opening = null;
    p = skipCodeOpen(p);
    if (p < 0) { return undefined; }
    {
      const s965 = p;
      l966: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l968: {
          const s969 = p;
          if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
            l970: {
              p++;
              break l968;
            }
            p = s969;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s971 = p;
              l972: {
                p++;
                break l966;
              }
              p = s971;
            }
          } else touched ||= p >= end;
        }
        return undefined;
      }
      p = s965;
    }
  }
  pos = p;
  return { type: 'CodeHead', start: base + start, end: base + p, opening: l_opening };
}

function readMessageStart(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l783: {
    const s784 = p;
    l785: {
      const s786 = p;
      p = skipChannels(p);
      if (p < 0) { break l785; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l785;
      }
      p += 9;
      l787: {
        if (text.charCodeAt(p) === 97) {
          const s789 = p;
          l788: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l788;
            }
            p += 9;
            break l787;
          }
          p = s789;
        } else touched ||= p >= end;
      }
      value = text.slice(s786, p);
      break l783;
    }
    p = s784;
    const s790 = p;
    p = skipChannels(p);
    if (p < 0) { return undefined; }
    l793: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s791 = p;
        l792: {
          l794: {
            const s795 = p;
            if (text.charCodeAt(p) === 60) {
              l796: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l796;
                }
                p += 11;
                break l794;
              }
              p = s795;
            } else touched ||= p >= end;
            l797: {
              if (text.charCodeAt(p) === 32) {
                const s799 = p;
                l798: {

                  p++;
                  break l797;
                }
                p = s799;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l792;
            }
            p += 3;
          }
          p = s791;
          break l793;
        }
        p = s791;
      } else touched ||= p >= end;
      return undefined;
    }
    value = text.slice(s790, p);
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
  let e807!: string[];
  const list812: string[] = [];
  l808: for (;;) {
    const s810 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l809: {
        let v811!: string;
        const r814 = readBlank(p);
        if (r814 === undefined) { break l809; }
        v811 = r814;
        p = pos;
        list812.push(v811);
        continue l808;
      }
      p = s810;
    } else touched ||= p >= end;
    break;
  }
  e807 = list812;
  let e816!: BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code";
  l817: {
    const s818 = p;
    const t819 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l820: {
        const r821 = readBadHeaderAgain(p);
        if (r821 === undefined) { break l820; }
        e816 = r821;
        p = pos;
        break l817;
      }
      p = s818;
      if (trail.length > t819) trail.length = t819;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l885: {
        const r886 = readChannel(p);
        if (r886 === undefined) { break l885; }
        e816 = r886;
        p = pos;
        break l817;
      }
      p = s818;
      if (trail.length > t819) trail.length = t819;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l896: {
        const r897 = readBadConstraintAgain(p);
        if (r897 === undefined) { break l896; }
        e816 = r897;
        p = pos;
        break l817;
      }
      p = s818;
      if (trail.length > t819) trail.length = t819;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l902: {
        const r903 = readConstraint(p);
        if (r903 === undefined) { break l902; }
        e816 = r903;
        p = pos;
        break l817;
      }
      p = s818;
      if (trail.length > t819) trail.length = t819;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l913: {
        let e914!: [string[], "to="];
        const r915 = readTo(p);
        if (r915 === undefined) { break l913; }
        e914 = r915;
        p = pos;
        let e927!: "assistant" | "user";
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l913;
        }
        const r928 = readPseudoName(p);
        if (r928 === undefined) { break l913; }
        e927 = r928;
        p = pos;
        let e933!: null;
        if (p < end) {
          {
            const s934 = p;
            l935: {
              const n937 = characterSize(p, CLASS_3);
              if (n937 === 0) { break l935; }
              p += n937;
              break l913;
            }
            p = s934;
          }
        } else touched ||= p >= end;
        e933 = null;
        e816 = [e914, e927, e933];
        break l817;
      }
      p = s818;
      if (trail.length > t819) trail.length = t819;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 99 || c === 106))) {
      touched ||= p >= end;
      return undefined;
    }
    const r938 = readContentType(p);
    if (r938 === undefined) { return undefined; }
    e816 = r938;
    p = pos;
  }
  let e943!: string[];
  const list948: string[] = [];
  l944: for (;;) {
    const s946 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l945: {
        let v947!: string;
        const r950 = readBlank(p);
        if (r950 === undefined) { break l945; }
        v947 = r950;
        p = pos;
        list948.push(v947);
        continue l944;
      }
      p = s946;
    } else touched ||= p >= end;
    break;
  }
  e943 = list948;
  value = [e807, e816, e943];
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
  l824: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s822 = p;
      l823: {
        l825: for (;;) {
          const s827 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l826: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s829 = p;
                  l830: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l830; }
                    break l826;
                  }
                  p = s829;
                }
              } else touched ||= p >= end;
              l832: {
                const s833 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  l834: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l834; }
                    break l832;
                  }
                  p = s833;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l826;
                }
                p = skipTo(p);
                if (p < 0) { break l826; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l826;
                }
                p = skipCalledName(p);
                if (p < 0) { break l826; }
              }
              continue l825;
            }
            p = s827;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l823;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l823; }
        p = s822;
        break l824;
      }
      p = s822;
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
  l835: {
    const s836 = p;
    if (text.charCodeAt(p) === 60) {
      l837: {
        p = skipBadHeaderAgain(p);
        if (p < 0) { break l837; }
        break l835;
      }
      p = s836;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l870: {
        if (!text.startsWith("<|channel|>", p)) {
          reachesEnd(p, "<|channel|>");
          break l870;
        }
        p += 11;
        if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l870;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l835;
      }
      p = s836;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l871: {
        p = skipBadConstraintAgain(p);
        if (p < 0) { break l871; }
        break l835;
      }
      p = s836;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l875: {
        if (!text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l875;
        }
        p += 13;
        while ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        break l835;
      }
      p = s836;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      l876: {
        p = skipTo(p);
        if (p < 0) { break l876; }
        if (!(((c = text.charCodeAt(p)) === 97 || c === 117))) {
          touched ||= p >= end;
          break l876;
        }
        p = skipPseudoName(p);
        if (p < 0) { break l876; }
        if (p < end) {
          {
            const s877 = p;
            l878: {
              const n880 = characterSize(p, CLASS_3);
              if (n880 === 0) { break l878; }
              p += n880;
              break l876;
            }
            p = s877;
          }
        } else touched ||= p >= end;
        break l835;
      }
      p = s836;
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
  l840: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      const s838 = p;
      l839: {
        l841: for (;;) {
          const s843 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l842: {
              if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
                {
                  const s845 = p;
                  l846: {
                    p = skipChannelAhead(p);
                    if (p < 0) { break l846; }
                    break l842;
                  }
                  p = s845;
                }
              } else touched ||= p >= end;
              l848: {
                const s849 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
                  l850: {
                    p = skipHeadPart(p);
                    if (p < 0) { break l850; }
                    break l848;
                  }
                  p = s849;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
                  touched ||= p >= end;
                  break l842;
                }
                p = skipTo(p);
                if (p < 0) { break l842; }
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l842;
                }
                p = skipCalledName(p);
                if (p < 0) { break l842; }
              }
              continue l841;
            }
            p = s843;
          } else touched ||= p >= end;
          break;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
          touched ||= p >= end;
          break l839;
        }
        p = skipChannelAhead(p);
        if (p < 0) { break l839; }
        p = s838;
        break l840;
      }
      p = s838;
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
      const s851 = p;
      l852: {
        p = skipPseudoName(p);
        if (p < 0) { break l852; }
        if (p < end) {
          {
            const s857 = p;
            l858: {
              const n860 = characterSize(p, CLASS_3);
              if (n860 === 0) { break l858; }
              p += n860;
              break l852;
            }
            p = s857;
          }
        } else touched ||= p >= end;
        return -1;
      }
      p = s851;
    }
  } else touched ||= p >= end;
  l861: {
    if (text.charCodeAt(p) === 102) {
      const s863 = p;
      l862: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l862;
        }
        p += 10;
        break l861;
      }
      p = s863;
    } else touched ||= p >= end;
  }
  let m868 = false;
  l865: for (;;) {
    const s867 = p;
    if (p < end) {
      l866: {
        const n869 = characterSize(p, CLASS_3);
        if (n869 === 0) { break l866; }
        p += n869;
        m868 = true;
        continue l865;
      }
      p = s867;
    } else touched ||= p >= end;
    break;
  }
  if (!m868) { return -1; }
  return p;
}

function skipPseudoName(p: number): number {
  l854: {
    const s855 = p;
    if (text.charCodeAt(p) === 97) {
      l856: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l856;
        }
        p += 9;
        break l854;
      }
      p = s855;
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
  l874: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s872 = p;
      l873: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l873;
        }
        p += 13;
        p = s872;
        break l874;
      }
      p = s872;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipContentType(p: number): number {
  l881: {
    const s882 = p;
    if (text.charCodeAt(p) === 106) {
      l883: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l883;
        }
        p += 4;
        break l881;
      }
      p = s882;
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
  let e887!: "<|channel|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>", p)) {
    reachesEnd(p, "<|channel|>");
    return undefined;
  }
  e887 = "<|channel|>";
  p += 11;
  let e888!: string[];
  const list893: string[] = [];
  l889: for (;;) {
    const s891 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l890: {
        let v892!: string;
        v892 = text.charAt(p);
        p++;
        list893.push(v892);
        continue l889;
      }
      p = s891;
    } else touched ||= p >= end;
    break;
  }
  if (list893.length === 0) { return undefined; }
  e888 = list893;
  value = [e887, e888];
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
  l900: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
      const s898 = p;
      l899: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
          reachesEnd(p, "<|constrain|>");
          break l899;
        }
        p += 13;
        p = s898;
        break l900;
      }
      p = s898;
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
  let e904!: "<|constrain|>";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|constrain|>", p)) {
    reachesEnd(p, "<|constrain|>");
    return undefined;
  }
  e904 = "<|constrain|>";
  p += 13;
  let e905!: string[];
  const list910: string[] = [];
  l906: for (;;) {
    const s908 = p;
    if ((((c = text.charCodeAt(p)) >= 97 && c <= 122))) {
      l907: {
        let v909!: string;
        v909 = text.charAt(p);
        p++;
        list910.push(v909);
        continue l906;
      }
      p = s908;
    } else touched ||= p >= end;
    break;
  }
  e905 = list910;
  value = [e904, e905];
  pos = p;
  return value;
}

function readTo(p: number): [string[], "to="] | undefined {
  let c = 0;
  let value!: [string[], "to="];
  let e916!: string[];
  const list921: string[] = [];
  l917: for (;;) {
    const s919 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l918: {
        let v920!: string;
        const r923 = readBlank(p);
        if (r923 === undefined) { break l918; }
        v920 = r923;
        p = pos;
        list921.push(v920);
        continue l917;
      }
      p = s919;
    } else touched ||= p >= end;
    break;
  }
  e916 = list921;
  let e925!: "to=";
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return undefined;
  }
  e925 = "to=";
  p += 3;
  value = [e916, e925];
  pos = p;
  return value;
}

function readPseudoName(p: number): "assistant" | "user" | undefined {
  let value!: "assistant" | "user";
  l929: {
    const s930 = p;
    if (text.charCodeAt(p) === 97) {
      l931: {
        if (!text.startsWith("assistant", p)) {
          reachesEnd(p, "assistant");
          break l931;
        }
        value = "assistant";
        p += 9;
        break l929;
      }
      p = s930;
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
  l939: {
    const s940 = p;
    if (text.charCodeAt(p) === 106) {
      l941: {
        if (!text.startsWith("json", p)) {
          reachesEnd(p, "json");
          break l941;
        }
        value = "json";
        p += 4;
        break l939;
      }
      p = s940;
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
    l975: {
      {
        const s976 = p;
        l977: {
          p = skipMarkAhead(p);
          if (p < 0) { break l977; }
          break l975;
        }
        p = s976;
      }
      {
        const s1033 = p;
        l1034: {
          p = skipEndToken(p);
          if (p < 0) { break l1034; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1036: {
            const s1038 = p;
            l1037: {
              p = skipTokens(p);
              if (p < 0) { break l1037; }
              break l1036;
            }
            p = s1038;
          }
          if (p < end) {
            {
              const s1039 = p;
              l1040: {
                p++;
                break l1034;
              }
              p = s1039;
            }
          } else touched ||= p >= end;
          break l975;
        }
        p = s1033;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l975;
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
  l979: {
    const s980 = p;
    l981: {
      p = skipEndMark(p);
      if (p < 0) { break l981; }
      break l979;
    }
    p = s980;
    l986: {
      p = skipChannels(p);
      if (p < 0) { break l986; }
      l989: {
        if (text.charCodeAt(p) === 60) {
          const s987 = p;
          l988: {

            p++;
            p = s987;
            break l989;
          }
          p = s987;
        } else touched ||= p >= end;
        break l986;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l986; }
      break l979;
    }
    p = s980;
    l1018: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l1018; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1018;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l1018; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1018;
      }
      p = skipEol(p);
      if (p < 0) { break l1018; }
      break l979;
    }
    p = s980;
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEndMark(p: number): number {
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l982: {
    const s983 = p;
    if (text.charCodeAt(p) === 60) {
      l984: {
        if (!text.startsWith("<|end|>", p)) {
          reachesEnd(p, "<|end|>");
          break l984;
        }
        p += 7;
        break l982;
      }
      p = s983;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 60) {
      l985: {
        if (!text.startsWith("<|return|>", p)) {
          reachesEnd(p, "<|return|>");
          break l985;
        }
        p += 10;
        break l982;
      }
      p = s983;
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
  l1007: for (;;) {
    const s1009 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l1008: {
        p = skipHeadPart(p);
        if (p < 0) { break l1008; }
        continue l1007;
      }
      p = s1009;
    } else touched ||= p >= end;
    break;
  }
  l1011: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116)) {
      const s1013 = p;
      l1012: {
        p = skipTo(p);
        if (p < 0) { break l1012; }
        if (!(p < end)) {
          touched ||= p >= end;
          break l1012;
        }
        p = skipCalledName(p);
        if (p < 0) { break l1012; }
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
        break l1011;
      }
      p = s1013;
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
  l990: {
    const s991 = p;
    l992: {
      p = skipChannels(p);
      if (p < 0) { break l992; }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|start|>", p)) {
        reachesEnd(p, "<|start|>");
        break l992;
      }
      p += 9;
      l994: {
        if (text.charCodeAt(p) === 97) {
          const s996 = p;
          l995: {
            if (!text.startsWith("assistant", p)) {
              reachesEnd(p, "assistant");
              break l995;
            }
            p += 9;
            break l994;
          }
          p = s996;
        } else touched ||= p >= end;
      }
      break l990;
    }
    p = s991;
    p = skipChannels(p);
    if (p < 0) { return -1; }
    l1000: {
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 116)) {
        const s998 = p;
        l999: {
          l1001: {
            const s1002 = p;
            if (text.charCodeAt(p) === 60) {
              l1003: {
                if (!text.startsWith("<|channel|>", p)) {
                  reachesEnd(p, "<|channel|>");
                  break l1003;
                }
                p += 11;
                break l1001;
              }
              p = s1002;
            } else touched ||= p >= end;
            l1004: {
              if (text.charCodeAt(p) === 32) {
                const s1006 = p;
                l1005: {

                  p++;
                  break l1004;
                }
                p = s1006;
              } else touched ||= p >= end;
            }
            if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
              reachesEnd(p, "to=");
              break l999;
            }
            p += 3;
          }
          p = s998;
          break l1000;
        }
        p = s998;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipRecipientName(p: number): number {
  const n1020 = characterSize(p, CLASS_2);
  if (n1020 === 0) { return -1; }
  p += n1020;
  l1021: for (;;) {
    const s1023 = p;
    if (p < end) {
      l1022: {
        const n1025 = characterSize(p, CLASS_3);
        if (n1025 === 0) { break l1022; }
        p += n1025;
        continue l1021;
      }
      p = s1023;
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
  l1026: {
    const s1027 = p;
    l1028: {
      p = skipEndMark(p);
      if (p < 0) { break l1028; }
      break l1026;
    }
    p = s1027;
    l1029: {
      p = skipChannels(p);
      if (p < 0) { break l1029; }
      l1032: {
        if (text.charCodeAt(p) === 60) {
          const s1030 = p;
          l1031: {

            p++;
            p = s1030;
            break l1032;
          }
          p = s1030;
        } else touched ||= p >= end;
        break l1029;
      }
      p = skipAnyHead(p);
      if (p < 0) { break l1029; }
      break l1026;
    }
    p = s1027;
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
  const r1042 = readMessageEnd(p);
  if (r1042 === undefined) { return -1; }
  value = r1042;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageEnd(p: number): MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | BadCutMessageCloseNode | MissingMessageCloseNode | MessageOverNode;
  l1043: {
    const s1044 = p;
    const t1045 = trail.length;
    l1046: {
      const r1047 = readMessageClose(p);
      if (r1047 === undefined) { break l1046; }
      value = r1047;
      p = pos;
      break l1043;
    }
    p = s1044;
    if (trail.length > t1045) trail.length = t1045;
    l1049: {
      const r1050 = readBadCutMessageClose(p);
      if (r1050 === undefined) { break l1049; }
      value = r1050;
      p = pos;
      break l1043;
    }
    p = s1044;
    if (trail.length > t1045) trail.length = t1045;
    l1052: {
      const r1053 = readMissingMessageClose(p);
      if (r1053 === undefined) { break l1052; }
      value = r1053;
      p = pos;
      break l1043;
    }
    p = s1044;
    if (trail.length > t1045) trail.length = t1045;
    const r1058 = readMessageOver(p);
    if (r1058 === undefined) { return undefined; }
    value = r1058;
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
  l1056: {
    if (text.charCodeAt(p) === 60) {
      const s1054 = p;
      l1055: {
        if (!text.startsWith("<|", p)) {
          reachesEnd(p, "<|");
          break l1055;
        }
        p += 2;
        p = s1054;
        break l1056;
      }
      p = s1054;
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
  const r1061 = readTextHead(p);
  if (r1061 === undefined) { return -1; }
  value = r1061;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  l1062: {
    const s1063 = p;
    const t1064 = trail.length;
    l1065: {
      const r1066 = readMessageStart(p);
      if (r1066 === undefined) { break l1065; }
      l_opening = r1066;
      p = pos;
      l1068: for (;;) {
        const s1070 = p;
        const t1071 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1069: {
            const r1073 = readHeadPart(p);
            if (r1073 === undefined) { break l1069; }
            p = pos;
            continue l1068;
          }
          p = s1070;
          if (trail.length > t1071) trail.length = t1071;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1065;
      }
      p += 11;
      break l1062;
    }
    p = s1063;
    if (trail.length > t1064) trail.length = t1064;
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
  const r1076 = readToolMessageHead(p);
  if (r1076 === undefined) { return -1; }
  value = r1076;
  p = pos;
  leafValue = value;
  return p;
}

function readToolMessageHead(p: number): ToolMessageHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening: string | null = null;
  let l_name!: string;
  l1077: {
    const s1078 = p;
    const t1079 = trail.length;
    l1080: {
      const r1081 = readMessageStart(p);
      if (r1081 === undefined) { break l1080; }
      l_opening = r1081;
      p = pos;
      l1083: for (;;) {
        const s1085 = p;
        const t1086 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1084: {
            const r1088 = readHeadPart(p);
            if (r1088 === undefined) { break l1084; }
            p = pos;
            continue l1083;
          }
          p = s1085;
          if (trail.length > t1086) trail.length = t1086;
        } else touched ||= p >= end;
        break;
      }
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 116))) {
        touched ||= p >= end;
        break l1080;
      }
      p = skipTo(p);
      if (p < 0) { break l1080; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1080;
      }
      const r1090 = readCalledName(p);
      if (r1090 === undefined) { break l1080; }
      l_name = r1090;
      p = pos;
      l1108: for (;;) {
        const s1110 = p;
        const t1111 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l1109: {
            const r1113 = readHeadPart(p);
            if (r1113 === undefined) { break l1109; }
            p = pos;
            continue l1108;
          }
          p = s1110;
          if (trail.length > t1111) trail.length = t1111;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l1080;
      }
      p += 11;
      break l1077;
    }
    p = s1078;
    if (trail.length > t1079) trail.length = t1079;
    l_opening = null;
    p = skipRecipientOpen(p);
    if (p < 0) { return undefined; }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1115 = readRecipientName(p);
    if (r1115 === undefined) { return undefined; }
    l_name = r1115;
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
      const s1091 = p;
      l1092: {
        p = skipPseudoName(p);
        if (p < 0) { break l1092; }
        if (p < end) {
          {
            const s1094 = p;
            l1095: {
              const n1097 = characterSize(p, CLASS_3);
              if (n1097 === 0) { break l1095; }
              p += n1097;
              break l1092;
            }
            p = s1094;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1091;
    }
  } else touched ||= p >= end;
  l1098: {
    if (text.charCodeAt(p) === 102) {
      const s1100 = p;
      l1099: {
        if (!text.startsWith("functions.", p)) {
          reachesEnd(p, "functions.");
          break l1099;
        }
        p += 10;
        break l1098;
      }
      p = s1100;
    } else touched ||= p >= end;
  }
  const s1101 = p;
  let m1105 = false;
  l1102: for (;;) {
    const s1104 = p;
    if (p < end) {
      l1103: {
        const n1106 = characterSize(p, CLASS_3);
        if (n1106 === 0) { break l1103; }
        p += n1106;
        m1105 = true;
        continue l1102;
      }
      p = s1104;
    } else touched ||= p >= end;
    break;
  }
  if (!m1105) { return undefined; }
  value = text.slice(s1101, p);
  pos = p;
  return value;
}

function readRecipientName(p: number): string | undefined {
  let value!: string;
  const s1116 = p;
  const n1117 = characterSize(p, CLASS_2);
  if (n1117 === 0) { return undefined; }
  p += n1117;
  l1118: for (;;) {
    const s1120 = p;
    if (p < end) {
      l1119: {
        const n1122 = characterSize(p, CLASS_3);
        if (n1122 === 0) { break l1119; }
        p += n1122;
        continue l1118;
      }
      p = s1120;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1116, p);
  pos = p;
  return value;
}

function leaf224(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerFenceNode | null;
  l1125: {
    if (text.charCodeAt(p) === 96) {
      const s1127 = p;
      const t1128 = trail.length;
      l1126: {
        const r1129 = readBadInnerFence(p);
        if (r1129 === undefined) { break l1126; }
        value = r1129;
        p = pos;
        break l1125;
      }
      p = s1127;
      if (trail.length > t1128) trail.length = t1128;
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
  l1132: {
    const s1130 = p;
    l1131: {
      l1133: {
        const s1134 = p;
        if (text.charCodeAt(p) === 123) {
          l1135: {

            p++;
            break l1133;
          }
          p = s1134;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 91) {
          l1136: {

            p++;
            break l1133;
          }
          p = s1134;
        } else touched ||= p >= end;
        p = skipVisible(p);
        if (p < 0) { break l1131; }
      }
      p = s1130;
      break l1132;
    }
    p = s1130;
    return undefined;
  }
  pos = p;
  const node: BadInnerFenceNode = { type: 'BadInnerFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipVisible(p: number): number {
  l1137: {
    const s1138 = p;
    l1139: {
      p = skipVisibleOpen(p);
      if (p < 0) { break l1139; }
      break l1137;
    }
    p = s1138;
    l1140: {
      p = skipWrongCallOpen(p);
      if (p < 0) { break l1140; }
      break l1137;
    }
    p = s1138;
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
  let e1142!: null;
  l1145: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      const s1143 = p;
      l1144: {
        p++;
        p = s1143;
        break l1145;
      }
      p = s1143;
    } else touched ||= p >= end;
    return -1;
  }
  e1142 = null;
  value = [e1142];
  leafValue = value;
  return p;
}

function text234(p: number, inside: number): number {
  within = inside;
  within = 0;
  for (;;) {
    const from = p;
    touched = false;
    l1146: {
      p = skipChannels(p);
      if (p < 0) { break l1146; }
      {
        const s1147 = p;
        l1148: {
          p = skipCutMark(p);
          if (p < 0) { break l1148; }
          break l1146;
        }
        p = s1147;
      }
      p = skipCodeChar(p);
      if (p < 0) { break l1146; }

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
    const s1150 = p;
    l1151: {
      p = skipMarkAhead(p);
      if (p < 0) { break l1151; }
      return -1;
    }
    p = s1150;
  }
  {
    const s1153 = p;
    l1154: {
      p = skipEndToken(p);
      if (p < 0) { break l1154; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1156: {
        const s1158 = p;
        l1157: {
          p = skipTokens(p);
          if (p < 0) { break l1157; }
          break l1156;
        }
        p = s1158;
      }
      if (p < end) {
        {
          const s1159 = p;
          l1160: {
            p++;
            break l1154;
          }
          p = s1159;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s1153;
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
  const r1162 = readMessageRest(p);
  if (r1162 === undefined) { return -1; }
  value = r1162;
  p = pos;
  leafValue = value;
  return p;
}

function readMessageRest(p: number): SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | InnerFenceEndNode | BadBracketsNode | BadMessageWordsNode;
  l1163: {
    const s1164 = p;
    const t1165 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1166: {
        const r1167 = readSpace(p);
        if (r1167 === undefined) { break l1166; }
        value = r1167;
        p = pos;
        break l1163;
      }
      p = s1164;
      if (trail.length > t1165) trail.length = t1165;
    } else touched ||= p >= end;
    l1169: {
      const r1170 = readInnerFenceEnd(p);
      if (r1170 === undefined) { break l1169; }
      value = r1170;
      p = pos;
      break l1163;
    }
    p = s1164;
    if (trail.length > t1165) trail.length = t1165;
    l1175: {
      const r1176 = readBadBrackets(p);
      if (r1176 === undefined) { break l1175; }
      value = r1176;
      p = pos;
      break l1163;
    }
    p = s1164;
    if (trail.length > t1165) trail.length = t1165;
    const r1185 = readBadMessageWords(p);
    if (r1185 === undefined) { return undefined; }
    value = r1185;
    p = pos;
  }
  pos = p;
  return value;
}

function readInnerFenceEnd(p: number): InnerFenceEndNode | undefined {
  const start = p;
  {
    const s1171 = p;
    l1172: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1172; }
      return undefined;
    }
    p = s1171;
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
  let m1180 = false;
  l1177: for (;;) {
    const s1179 = p;
    l1178: {
      {
        const s1181 = p;
        l1182: {
          p = skipEnds(p);
          if (p < 0) { break l1182; }
          break l1178;
        }
        p = s1181;
      }
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1178;
      }
      p++;
      m1180 = true;
      continue l1177;
    }
    p = s1179;
    break;
  }
  if (!m1180) { return undefined; }
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
  let m1189 = false;
  l1186: for (;;) {
    const s1188 = p;
    l1187: {
      {
        const s1190 = p;
        l1191: {
          p = skipMarkAhead(p);
          if (p < 0) { break l1191; }
          break l1187;
        }
        p = s1190;
      }
      {
        const s1193 = p;
        l1194: {
          p = skipEndToken(p);
          if (p < 0) { break l1194; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1196: {
            const s1198 = p;
            l1197: {
              p = skipTokens(p);
              if (p < 0) { break l1197; }
              break l1196;
            }
            p = s1198;
          }
          if (p < end) {
            {
              const s1199 = p;
              l1200: {
                p++;
                break l1194;
              }
              p = s1199;
            }
          } else touched ||= p >= end;
          break l1187;
        }
        p = s1193;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1187;
      }
      p++;
      m1189 = true;
      continue l1186;
    }
    p = s1188;
    break;
  }
  if (!m1189) { return undefined; }
  pos = p;
  const node: BadMessageWordsNode = { type: 'BadMessageWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf243(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SectionOpenNode;
  const r1204 = readSectionOpen(p);
  if (r1204 === undefined) { return -1; }
  value = r1204;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionOpen(p: number): SectionOpenNode | undefined {
  const start = p;
  l1205: {
    const s1206 = p;
    const t1207 = trail.length;
    l1208: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1208; }
      break l1205;
    }
    p = s1206;
    if (trail.length > t1207) trail.length = t1207;
    const r1209 = readBadSectionOpen(p);
    if (r1209 === undefined) { return undefined; }
    p = pos;
  }
  l1211: for (;;) {
    const s1213 = p;
    const t1214 = trail.length;
    l1212: {
      const r1216 = readBadOpenAgain(p);
      if (r1216 === undefined) { break l1212; }
      p = pos;
      continue l1211;
    }
    p = s1213;
    if (trail.length > t1214) trail.length = t1214;
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
  const r1219 = readCallHead(p);
  if (r1219 === undefined) { return -1; }
  value = r1219;
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
  l1220: {
    const s1221 = p;
    const t1222 = trail.length;
    l1223: {
      const r1224 = readBadOtherCall(p);
      if (r1224 === undefined) { break l1223; }
      l_flaw = r1224;
      p = pos;
      const r1226 = readCallName(p);
      if (r1226 === undefined) { break l1223; }
      l_name = r1226;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipOtherNameEnd(p);
      if (p < 0) { break l1223; }
      l1241: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          const s1239 = p;
          l1240: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (text.charCodeAt(p) !== 123) {
              touched ||= p >= end;
              break l1240;
            }
            p++;
            p = s1239;
            break l1241;
          }
          p = s1239;
        } else touched ||= p >= end;
        break l1223;
      }
      break l1220;
    }
    p = s1221;
    if (trail.length > t1222) trail.length = t1222;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1242: {
      p = skipCallOpen(p);
      if (p < 0) { break l1242; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1243 = readCallName(p);
      if (r1243 === undefined) { break l1242; }
      l_name = r1243;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1245: {
        const s1247 = p;
        l1246: {
          const r1248 = readCallId(p);
          if (r1248 === undefined) { break l1246; }
          l_id = r1248;
          p = pos;
          break l1245;
        }
        p = s1247;
        l_id = null;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1242; }
      const list1255: AttributeNode[] = [];
      l1251: for (;;) {
        const s1253 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1252: {
            let v1254!: AttributeNode;
            const r1257 = readAttribute(p);
            if (r1257 === undefined) { break l1252; }
            v1254 = r1257;
            p = pos;
            list1255.push(v1254);
            continue l1251;
          }
          p = s1253;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1255;
      p = skipHeadEnd(p);
      if (p < 0) { break l1242; }
      break l1220;
    }
    p = s1221;
    if (trail.length > t1222) trail.length = t1222;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1261: {
      p = skipCallOpen(p);
      if (p < 0) { break l1261; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1262 = readCallName(p);
      if (r1262 === undefined) { break l1261; }
      l_name = r1262;
      p = pos;
      p = skipLooseEnd(p);
      if (p < 0) { break l1261; }
      break l1220;
    }
    p = s1221;
    if (trail.length > t1222) trail.length = t1222;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    l1274: {
      p = skipCallOpen(p);
      if (p < 0) { break l1274; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1275 = readCallName(p);
      if (r1275 === undefined) { break l1274; }
      l_name = r1275;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1277: {
        const s1278 = p;
        const t1279 = trail.length;
        l1280: {
          const r1281 = readBadNameEnd(p);
          if (r1281 === undefined) { break l1280; }
          l_nameFlaw = r1281;
          p = pos;
          break l1277;
        }
        p = s1278;
        if (trail.length > t1279) trail.length = t1279;
        const r1283 = readBadNoNameEnd(p);
        if (r1283 === undefined) { break l1274; }
        l_nameFlaw = r1283;
        p = pos;
      }
      break l1220;
    }
    p = s1221;
    if (trail.length > t1222) trail.length = t1222;
    l_flaw = null;
    l_id = null;
    l_attributes = null;
    l_nameFlaw = null;
    const r1288 = readBadCallOpen(p);
    if (r1288 === undefined) { return undefined; }
    l_flaw = r1288;
    p = pos;
    const r1290 = readCallName(p);
    if (r1290 === undefined) { return undefined; }
    l_name = r1290;
    p = pos;
    l1292: {
      const s1293 = p;
      const t1294 = trail.length;
      if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 62)) {
        l1295: {
          l1296: {
            if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
              const s1298 = p;
              l1297: {
                p++;
                break l1296;
              }
              p = s1298;
            } else touched ||= p >= end;
          }
          if (text.charCodeAt(p) !== 62) {
            touched ||= p >= end;
            break l1295;
          }
          p++;
          break l1292;
        }
        p = s1293;
        if (trail.length > t1294) trail.length = t1294;
      } else touched ||= p >= end;
      const r1299 = readBadNameEnd(p);
      if (r1299 === undefined) { return undefined; }
      l_nameFlaw = r1299;
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
  const s1227 = p;
  p = skipNameChar(p);
  if (p < 0) { return undefined; }
  l1234: for (;;) {
    const s1236 = p;
    l1235: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1235; }
      continue l1234;
    }
    p = s1236;
    break;
  }
  value = text.slice(s1227, p);
  pos = p;
  return value;
}

function skipNameChar(p: number): number {
  let c = 0;
  {
    const s1228 = p;
    l1229: {
      p = skipNameEnd(p);
      if (p < 0) { break l1229; }
      return -1;
    }
    p = s1228;
  }
  {
    const s1231 = p;
    l1232: {
      p = skipEnds(p);
      if (p < 0) { break l1232; }
      return -1;
    }
    p = s1231;
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
  const s1249 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1249, p);
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
  const s1258 = p;
  if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || c === 95)) p++;
  touched ||= p >= end;
  l_name = text.slice(s1258, p);
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
  const s1259 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_value = text.slice(s1259, p);
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
  l1266: {
    const s1264 = p;
    l1265: {
      l1267: {
        const s1268 = p;
        l1269: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1270: {
            const s1271 = p;
            if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
              l1272: {
                p++;
                break l1270;
              }
              p = s1271;
            } else touched ||= p >= end;
            l1273: {
              p = skipParameterOpen(p);
              if (p < 0) { break l1273; }
              break l1270;
            }
            p = s1271;
            p = skipEnds(p);
            if (p < 0) { break l1269; }
          }
          break l1267;
        }
        p = s1268;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1265;
        }
        p++;
      }
      p = s1264;
      break l1266;
    }
    p = s1264;
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
  l1286: {
    const s1284 = p;
    l1285: {
      p = skipMayLackNameEnd(p);
      if (p < 0) { break l1285; }
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l1285;
      }
      p++;
      p = s1284;
      break l1286;
    }
    p = s1284;
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
  const r1302 = readParameterHead(p);
  if (r1302 === undefined) { return -1; }
  value = r1302;
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
  l1303: {
    const s1304 = p;
    const t1305 = trail.length;
    l1306: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1306; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1307 = readParameterKey(p);
      if (r1307 === undefined) { break l1306; }
      l_key = r1307;
      p = pos;
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1306; }
      const list1321: AttributeNode[] = [];
      l1317: for (;;) {
        const s1319 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1318: {
            let v1320!: AttributeNode;
            const r1323 = readAttribute(p);
            if (r1323 === undefined) { break l1318; }
            v1320 = r1323;
            p = pos;
            list1321.push(v1320);
            continue l1317;
          }
          p = s1319;
        } else touched ||= p >= end;
        break;
      }
      l_attributes = list1321;
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1306; }
      l1325: {
        const s1326 = p;
        l1327: {
          p = skipValueStart(p);
          if (p < 0) { break l1327; }
          break l1325;
        }
        p = s1326;
        p = skipValueFollows(p);
        if (p < 0) { break l1306; }
      }
      break l1303;
    }
    p = s1304;
    if (trail.length > t1305) trail.length = t1305;
    l_attributes = null;
    l_flaw = null;
    l1328: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1328; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      const r1329 = readParameterKey(p);
      if (r1329 === undefined) { break l1328; }
      l_key = r1329;
      p = pos;
      const r1331 = readMissingKeyEnd(p);
      if (r1331 === undefined) { break l1328; }
      l_flaw = r1331;
      p = pos;
      p = skipValueStart(p);
      if (p < 0) { break l1328; }
      break l1303;
    }
    p = s1304;
    if (trail.length > t1305) trail.length = t1305;
    l_attributes = null;
    l_flaw = null;
    const r1333 = readBadParameterOpen(p);
    if (r1333 === undefined) { return undefined; }
    l_flaw = r1333;
    p = pos;
    const r1335 = readParameterKey(p);
    if (r1335 === undefined) { return undefined; }
    l_key = r1335;
    p = pos;
    l1337: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1339 = p;
        l1338: {
          p++;
          break l1337;
        }
        p = s1339;
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
  const s1308 = p;
  p = skipKeyChar(p);
  if (p < 0) { return undefined; }
  l1312: for (;;) {
    const s1314 = p;
    l1313: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1313; }
      continue l1312;
    }
    p = s1314;
    break;
  }
  value = text.slice(s1308, p);
  pos = p;
  return value;
}

function skipKeyChar(p: number): number {
  let c = 0;
  {
    const s1309 = p;
    l1310: {
      p = skipKeyEnd(p);
      if (p < 0) { break l1310; }
      return -1;
    }
    p = s1309;
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
  l1341: {
    const s1343 = p;
    l1342: {
      const r1344 = readRawLayout(p);
      if (r1344 === undefined) { break l1342; }
      value = r1344;
      p = pos;
      break l1341;
    }
    p = s1343;
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
      l1346: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1346;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1347: {
      {
        const s1348 = p;
        l1349: {
          p = skipRawStop(p);
          if (p < 0) { break l1349; }
          break l1347;
        }
        p = s1348;
      }
      l1396: {
        const s1397 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l1398: {
            p = skipEol(p);
            if (p < 0) { break l1398; }
            break l1396;
          }
          p = s1397;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1347;
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
  l1351: {
    const s1353 = p;
    l1352: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1352; }
      break l1351;
    }
    p = s1353;
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
  l1354: {
    const s1355 = p;
    l1356: {
      p = skipLenient(p);
      if (p < 0) { break l1356; }
      l1357: {
        const s1358 = p;
        l1359: {
          p = skipParameterClose(p);
          if (p < 0) { break l1359; }
          break l1357;
        }
        p = s1358;
        p = skipNamedClose(p);
        if (p < 0) { break l1356; }
      }
      break l1354;
    }
    p = s1355;
    l1360: {
      p = skipGuarded(p);
      if (p < 0) { break l1360; }
      l1361: {
        const s1362 = p;
        l1363: {
          p = skipParameterClose(p);
          if (p < 0) { break l1363; }
          break l1361;
        }
        p = s1362;
        p = skipDriftedClose(p);
        if (p < 0) { break l1360; }
      }
      l1372: {
        const s1370 = p;
        l1371: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1373: {
            const s1374 = p;
            l1375: {
              p = skipEnds(p);
              if (p < 0) { break l1375; }
              break l1373;
            }
            p = s1374;
            if (p < end) {
              {
                const s1376 = p;
                l1377: {
                  p++;
                  break l1371;
                }
                p = s1376;
              }
            } else touched ||= p >= end;
          }
          p = s1370;
          break l1372;
        }
        p = s1370;
        break l1360;
      }
      break l1354;
    }
    p = s1355;
    l1379: {
      p = skipEnds(p);
      if (p < 0) { break l1379; }
      l1382: {
        const s1380 = p;
        l1381: {
          p = skipGuarded(p);
          if (p < 0) { break l1381; }
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
        break l1379;
      }
      break l1354;
    }
    p = s1355;
    l1389: {
      l1390: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          const s1392 = p;
          l1391: {
            p = skipEol(p);
            if (p < 0) { break l1391; }
            break l1390;
          }
          p = s1392;
        } else touched ||= p >= end;
      }
      l1393: {
        const s1394 = p;
        l1395: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1395; }
          break l1393;
        }
        p = s1394;
        p = skipWrongParameterOpen(p);
        if (p < 0) { break l1389; }
      }
      break l1354;
    }
    p = s1355;
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
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 62))) p++;
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
  l1364: {
    const s1365 = p;
    l1366: {
      p = skipNamedClose(p);
      if (p < 0) { break l1366; }
      break l1364;
    }
    p = s1365;
    p = skipParameterCloseStart(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) p++;
    touched ||= p >= end;
    l1367: {
      if (text.charCodeAt(p) === 62) {
        const s1369 = p;
        l1368: {

          p++;
          break l1367;
        }
        p = s1369;
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
  const r1399 = readParameterEnd(p);
  if (r1399 === undefined) { return -1; }
  value = r1399;
  p = pos;
  leafValue = value;
  return p;
}

function readParameterEnd(p: number): RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode | undefined {
  let value!: RawEndNode | BadParameterCloseNode | BadCutRawNode | MissingRestNode | MissingParameterCloseNode;
  l1400: {
    const s1401 = p;
    const t1402 = trail.length;
    l1403: {
      const r1404 = readRawEnd(p);
      if (r1404 === undefined) { break l1403; }
      value = r1404;
      p = pos;
      break l1400;
    }
    p = s1401;
    if (trail.length > t1402) trail.length = t1402;
    l1409: {
      const r1410 = readBadParameterClose(p);
      if (r1410 === undefined) { break l1409; }
      value = r1410;
      p = pos;
      break l1400;
    }
    p = s1401;
    if (trail.length > t1402) trail.length = t1402;
    l1415: {
      const r1416 = readBadCutRaw(p);
      if (r1416 === undefined) { break l1415; }
      value = r1416;
      p = pos;
      break l1400;
    }
    p = s1401;
    if (trail.length > t1402) trail.length = t1402;
    l1421: {
      const r1422 = readMissingRest(p);
      if (r1422 === undefined) { break l1421; }
      value = r1422;
      p = pos;
      break l1400;
    }
    p = s1401;
    if (trail.length > t1402) trail.length = t1402;
    const r1424 = readMissingParameterClose(p);
    if (r1424 === undefined) { return undefined; }
    value = r1424;
    p = pos;
  }
  pos = p;
  return value;
}

function readRawEnd(p: number): RawEndNode | undefined {
  const start = p;
  l1405: {
    const s1407 = p;
    l1406: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1406; }
      break l1405;
    }
    p = s1407;
  }
  p = skipParameterClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'RawEnd', start: base + start, end: base + p };
}

function readBadParameterClose(p: number): BadParameterCloseNode | undefined {
  const start = p;
  l1411: {
    const s1413 = p;
    l1412: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1412; }
      break l1411;
    }
    p = s1413;
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
  l1417: {
    const s1419 = p;
    l1418: {
      p = skip_rawLayout(p);
      if (p < 0) { break l1418; }
      break l1417;
    }
    p = s1419;
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
  const r1427 = readBadCutParameter(p);
  if (r1427 === undefined) { return -1; }
  value = r1427;
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
  l1428: {
    const s1429 = p;
    l1430: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1430; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1430; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyEnd(p);
      if (p < 0) { break l1430; }
      l1436: for (;;) {
        const s1438 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1437: {
            p = skipAttribute(p);
            if (p < 0) { break l1437; }
            continue l1436;
          }
          p = s1438;
        } else touched ||= p >= end;
        break;
      }
      p = skipParameterHeadEnd(p);
      if (p < 0) { break l1430; }
      l1442: {
        const s1443 = p;
        l1444: {
          p = skipValueStart(p);
          if (p < 0) { break l1444; }
          break l1442;
        }
        p = s1443;
        p = skipValueFollows(p);
        if (p < 0) { break l1430; }
      }
      break l1428;
    }
    p = s1429;
    l1445: {
      p = skipParameterOpen(p);
      if (p < 0) { break l1445; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipParameterKey(p);
      if (p < 0) { break l1445; }

      p = skipValueStart(p);
      if (p < 0) { break l1445; }
      break l1428;
    }
    p = s1429;
    p = skipBadParameterOpen(p);
    if (p < 0) { return -1; }
    p = skipParameterKey(p);
    if (p < 0) { return -1; }
    l1446: {
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        const s1448 = p;
        l1447: {
          p++;
          break l1446;
        }
        p = s1448;
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
  l1432: for (;;) {
    const s1434 = p;
    l1433: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipKeyChar(p);
      if (p < 0) { break l1433; }
      continue l1432;
    }
    p = s1434;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128)) p++;
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
  const r1450 = readElementHead(p);
  if (r1450 === undefined) { return -1; }
  value = r1450;
  p = pos;
  leafValue = value;
  return p;
}

function readElementHead(p: number): ElementHeadNode | undefined {
  const start = p;
  let l_key!: string;
  p = skipTagOpen(p);
  if (p < 0) { return undefined; }
  const r1451 = readElementKey(p);
  if (r1451 === undefined) { return undefined; }
  l_key = r1451;
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
  l1452: {
    const s1453 = p;
    l1454: {
      const r1455 = readToolParameter(p);
      if (r1455 === undefined) { break l1454; }
      value = r1455;
      p = pos;
      break l1452;
    }
    p = s1453;
    {
      const s1457 = p;
      l1458: {
        p = skipNotKey(p);
        if (p < 0) { break l1458; }
        return undefined;
      }
      p = s1457;
    }
    const r1460 = readAnyKey(p);
    if (r1460 === undefined) { return undefined; }
    value = r1460;
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
  const s1461 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s1461, p);
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
  let e1465!: null;
  l1468: {
    const s1466 = p;
    l1467: {
      p = skipNests(p);
      if (p < 0) { break l1467; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipTagOpen(p);
      if (p < 0) { break l1467; }
      {
        const s1469 = p;
        l1470: {
          p = skipNotKey(p);
          if (p < 0) { break l1470; }
          break l1467;
        }
        p = s1469;
      }
      p = skipAnyKey(p);
      if (p < 0) { break l1467; }
      if (text.charCodeAt(p) !== 62) {
        touched ||= p >= end;
        break l1467;
      }
      p++;
      p = s1466;
      break l1468;
    }
    p = s1466;
    return -1;
  }
  e1465 = null;
  value = [e1465];
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
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
      l1473: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1473;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l1474: {
      {
        const s1475 = p;
        l1476: {
          p = skipElementStop(p);
          if (p < 0) { break l1476; }
          break l1474;
        }
        p = s1475;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1474;
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
  l1478: {
    const s1479 = p;
    l1480: {
      p = skipTagMarker(p);
      if (p < 0) { break l1480; }
      break l1478;
    }
    p = s1479;
    p = skipLayout(p);
    if (p < 0) { return -1; }
    l1481: {
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        const s1483 = p;
        l1482: {
          p = skipEol(p);
          if (p < 0) { break l1482; }
          break l1481;
        }
        p = s1483;
      } else touched ||= p >= end;
    }
    l1484: {
      const s1485 = p;
      l1486: {
        p = skipElementCloses(p);
        if (p < 0) { break l1486; }
        break l1484;
      }
      p = s1485;
      if (text.charCodeAt(p) === 60) {
        l1521: {
          p = skip_toolClose(p);
          if (p < 0) { break l1521; }
          break l1484;
        }
        p = s1485;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l1522: {
          p = skipOtherParameter(p);
          if (p < 0) { break l1522; }
          break l1484;
        }
        p = s1485;
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
  l1488: {
    const s1489 = p;
    l1490: {
      l1493: {
        const s1491 = p;
        l1492: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l1494: {
            const s1495 = p;
            if (text.charCodeAt(p) === 60) {
              l1496: {

                p++;
                p = skipToolParameter(p);
                if (p < 0) { break l1496; }
                if (text.charCodeAt(p) !== 62) {
                  touched ||= p >= end;
                  break l1496;
                }
                p++;
                break l1494;
              }
              p = s1495;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 60) {
              l1497: {
                p = skip_toolClose(p);
                if (p < 0) { break l1497; }
                break l1494;
              }
              p = s1495;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1499 = p;
                l1500: {
                  p++;
                  break l1492;
                }
                p = s1499;
              }
            } else touched ||= p >= end;
          }
          p = s1491;
          break l1493;
        }
        p = s1491;
        break l1490;
      }
      break l1488;
    }
    p = s1489;
    {
      const s1502 = p;
      l1503: {
        p = skipElementClosesLater(p);
        if (p < 0) { break l1503; }
        return -1;
      }
      p = s1502;
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
  const s1487 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1487, p);
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
  const s1498 = p;
  if (!(((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) >= 63 || c <= 59 || c === 61)) p++;
  touched ||= p >= end;
  value = text.slice(s1498, p);
  pos = p;
  return value;
}

function skipElementClosesLater(p: number): number {
  l1505: for (;;) {
    const s1507 = p;
    l1506: {
      {
        const s1509 = p;
        l1510: {
          p = skip_elementClose(p);
          if (p < 0) { break l1510; }
          break l1506;
        }
        p = s1509;
      }
      if (text.charCodeAt(p) === 60) {
        {
          const s1512 = p;
          l1513: {
            p = skip_toolClose(p);
            if (p < 0) { break l1513; }
            break l1506;
          }
          p = s1512;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1515 = p;
          l1516: {
            p = skipOtherParameter(p);
            if (p < 0) { break l1516; }
            break l1506;
          }
          p = s1515;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1506;
      }
      p++;
      continue l1505;
    }
    p = s1507;
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
      const s1518 = p;
      l1519: {
        p = skipKeyAgain(p);
        if (p < 0) { break l1519; }
        return -1;
      }
      p = s1518;
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
  const r1523 = readElementEnd(p);
  if (r1523 === undefined) { return -1; }
  value = r1523;
  p = pos;
  leafValue = value;
  return p;
}

function readElementEnd(p: number): ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode | undefined {
  let value!: ElementCloseNode | BadElementCloseNode | BadCutElementCloseNode | MissingRestNode | MissingElementCloseNode;
  l1524: {
    const s1525 = p;
    const t1526 = trail.length;
    l1527: {
      const r1528 = readElementClose(p);
      if (r1528 === undefined) { break l1527; }
      value = r1528;
      p = pos;
      break l1524;
    }
    p = s1525;
    if (trail.length > t1526) trail.length = t1526;
    l1533: {
      const r1534 = readBadElementClose(p);
      if (r1534 === undefined) { break l1533; }
      value = r1534;
      p = pos;
      break l1524;
    }
    p = s1525;
    if (trail.length > t1526) trail.length = t1526;
    l1539: {
      const r1540 = readBadCutElementClose(p);
      if (r1540 === undefined) { break l1539; }
      value = r1540;
      p = pos;
      break l1524;
    }
    p = s1525;
    if (trail.length > t1526) trail.length = t1526;
    l1542: {
      const r1543 = readMissingRest(p);
      if (r1543 === undefined) { break l1542; }
      value = r1543;
      p = pos;
      break l1524;
    }
    p = s1525;
    if (trail.length > t1526) trail.length = t1526;
    const r1545 = readMissingElementClose(p);
    if (r1545 === undefined) { return undefined; }
    value = r1545;
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
  l1529: {
    const s1531 = p;
    l1530: {
      p = skipLayout(p);
      if (p < 0) { break l1530; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1530;
      }
      p = skipEol(p);
      if (p < 0) { break l1530; }
      break l1529;
    }
    p = s1531;
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
    const s1535 = p;
    l1536: {
      p = skipNotKey(p);
      if (p < 0) { break l1536; }
      return undefined;
    }
    p = s1535;
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
  l1548: {
    const s1549 = p;
    const t1550 = trail.length;
    l1551: {
      const r1552 = readBadCutElement(p);
      if (r1552 === undefined) { break l1551; }
      value = r1552;
      p = pos;
      break l1548;
    }
    p = s1549;
    if (trail.length > t1550) trail.length = t1550;
    l1560: {
      const r1561 = readBadLoneKey(p);
      if (r1561 === undefined) { break l1560; }
      value = r1561;
      p = pos;
      break l1548;
    }
    p = s1549;
    if (trail.length > t1550) trail.length = t1550;
    if (text.charCodeAt(p) === 96) {
      l1563: {
        const r1564 = readBadInnerFence(p);
        if (r1564 === undefined) { break l1563; }
        value = r1564;
        p = pos;
        break l1548;
      }
      p = s1549;
      if (trail.length > t1550) trail.length = t1550;
    } else touched ||= p >= end;
    const r1566 = readInnerFenceEnd(p);
    if (r1566 === undefined) { return -1; }
    value = r1566;
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
  l1553: {
    const s1554 = p;
    l1555: {
      p = skipToolParameter(p);
      if (p < 0) { break l1555; }
      break l1553;
    }
    p = s1554;
    {
      const s1556 = p;
      l1557: {
        p = skipNotKey(p);
        if (p < 0) { break l1557; }
        return -1;
      }
      p = s1556;
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
  let e1568!: null;
  l1571: {
    const s1569 = p;
    l1570: {
      p = skipAnyArguments(p);
      if (p < 0) { break l1570; }
      p = s1569;
      break l1571;
    }
    p = s1569;
    return -1;
  }
  e1568 = null;
  value = [e1568];
  leafValue = value;
  return p;
}

function skipAnyArguments(p: number): number {
  let c = 0;
  {
    const s1572 = p;
    l1573: {
      p = skipEnds(p);
      if (p < 0) { break l1573; }
      return -1;
    }
    p = s1572;
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
  l1575: {
    const s1576 = p;
    const t1577 = trail.length;
    l1578: {
      const r1579 = readBadBrackets(p);
      if (r1579 === undefined) { break l1578; }
      value = r1579;
      p = pos;
      break l1575;
    }
    p = s1576;
    if (trail.length > t1577) trail.length = t1577;
    const r1581 = readBadJunk(p);
    if (r1581 === undefined) { return -1; }
    value = r1581;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadJunk(p: number): BadJunkNode | undefined {
  let c = 0;
  const start = p;
  {
    const s1582 = p;
    l1583: {
      p = skip_callOver(p);
      if (p < 0) { break l1583; }
      return undefined;
    }
    p = s1582;
  }
  let m1589 = false;
  l1586: for (;;) {
    const s1588 = p;
    l1587: {
      {
        const s1590 = p;
        l1591: {
          p = skipEnds(p);
          if (p < 0) { break l1591; }
          break l1587;
        }
        p = s1590;
      }
      {
        const s1593 = p;
        l1594: {
          p = skip_callClose(p);
          if (p < 0) { break l1594; }
          break l1587;
        }
        p = s1593;
      }
      {
        const s1596 = p;
        l1597: {
          p = skipCutStrayStop(p);
          if (p < 0) { break l1597; }
          break l1587;
        }
        p = s1596;
      }
      {
        const s1599 = p;
        l1600: {
          p = skipParameterOpen(p);
          if (p < 0) { break l1600; }
          break l1587;
        }
        p = s1599;
      }
      {
        const s1602 = p;
        l1603: {
          p = skipTagMarker(p);
          if (p < 0) { break l1603; }
          break l1587;
        }
        p = s1602;
      }
      if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
        {
          const s1605 = p;
          l1606: {
            p++;
            break l1587;
          }
          p = s1605;
        }
      } else touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1587;
      }
      p++;
      m1589 = true;
      continue l1586;
    }
    p = s1588;
    break;
  }
  if (!m1589) { return undefined; }
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
  const r1609 = readCallEnd(p);
  if (r1609 === undefined) { return -1; }
  value = r1609;
  p = pos;
  leafValue = value;
  return p;
}

function readCallEnd(p: number): CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode | undefined {
  let value!: CallCloseNode | BadCallCloseNode | BadCutCloseNode | CallOverNode | CallOverAtEndNode | MissingAtEndNode | MissingCallCloseNode;
  l1610: {
    const s1611 = p;
    const t1612 = trail.length;
    l1613: {
      const r1614 = readCallClose(p);
      if (r1614 === undefined) { break l1613; }
      value = r1614;
      p = pos;
      break l1610;
    }
    p = s1611;
    if (trail.length > t1612) trail.length = t1612;
    l1616: {
      const r1617 = readBadCallClose(p);
      if (r1617 === undefined) { break l1616; }
      value = r1617;
      p = pos;
      break l1610;
    }
    p = s1611;
    if (trail.length > t1612) trail.length = t1612;
    l1619: {
      const r1620 = readBadCutClose(p);
      if (r1620 === undefined) { break l1619; }
      value = r1620;
      p = pos;
      break l1610;
    }
    p = s1611;
    if (trail.length > t1612) trail.length = t1612;
    l1622: {
      const r1623 = readCallOver(p);
      if (r1623 === undefined) { break l1622; }
      value = r1623;
      p = pos;
      break l1610;
    }
    p = s1611;
    if (trail.length > t1612) trail.length = t1612;
    l1628: {
      const r1629 = readCallOverAtEnd(p);
      if (r1629 === undefined) { break l1628; }
      value = r1629;
      p = pos;
      break l1610;
    }
    p = s1611;
    if (trail.length > t1612) trail.length = t1612;
    l1634: {
      const r1635 = readMissingAtEnd(p);
      if (r1635 === undefined) { break l1634; }
      value = r1635;
      p = pos;
      break l1610;
    }
    p = s1611;
    if (trail.length > t1612) trail.length = t1612;
    const r1640 = readMissingCallClose(p);
    if (r1640 === undefined) { return undefined; }
    value = r1640;
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
  l1626: {
    if (p < end) {
      const s1624 = p;
      l1625: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1625;
        }
        p++;
        p = s1624;
        break l1626;
      }
      p = s1624;
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
      const s1630 = p;
      l1631: {
        p++;
        return undefined;
      }
      p = s1630;
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
      const s1636 = p;
      l1637: {
        p++;
        return undefined;
      }
      p = s1636;
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
  const r1643 = readBadCutCall(p);
  if (r1643 === undefined) { return -1; }
  value = r1643;
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
  l1644: {
    const s1645 = p;
    l1646: {
      p = skipBadOtherCall(p);
      if (p < 0) { break l1646; }
      p = skipCallName(p);
      if (p < 0) { break l1646; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipOtherNameEnd(p);
      if (p < 0) { break l1646; }
      l1654: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
          const s1652 = p;
          l1653: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (text.charCodeAt(p) !== 123) {
              touched ||= p >= end;
              break l1653;
            }
            p++;
            p = s1652;
            break l1654;
          }
          p = s1652;
        } else touched ||= p >= end;
        break l1646;
      }
      break l1644;
    }
    p = s1645;
    l1655: {
      p = skipCallOpen(p);
      if (p < 0) { break l1655; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1655; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1656: {
        const s1658 = p;
        l1657: {
          p = skipCallId(p);
          if (p < 0) { break l1657; }
          break l1656;
        }
        p = s1658;
      }
      p = skipNameEnd(p);
      if (p < 0) { break l1655; }
      l1660: for (;;) {
        const s1662 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l1661: {
            p = skipAttribute(p);
            if (p < 0) { break l1661; }
            continue l1660;
          }
          p = s1662;
        } else touched ||= p >= end;
        break;
      }
      p = skipHeadEnd(p);
      if (p < 0) { break l1655; }
      break l1644;
    }
    p = s1645;
    l1664: {
      p = skipCallOpen(p);
      if (p < 0) { break l1664; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1664; }
      p = skipLooseEnd(p);
      if (p < 0) { break l1664; }
      break l1644;
    }
    p = s1645;
    l1665: {
      p = skipCallOpen(p);
      if (p < 0) { break l1665; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      p = skipCallName(p);
      if (p < 0) { break l1665; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1666: {
        const s1667 = p;
        l1668: {
          p = skipBadNameEnd(p);
          if (p < 0) { break l1668; }
          break l1666;
        }
        p = s1667;
        p = skipBadNoNameEnd(p);
        if (p < 0) { break l1665; }
      }
      break l1644;
    }
    p = s1645;
    p = skipBadCallOpen(p);
    if (p < 0) { return -1; }
    p = skipCallName(p);
    if (p < 0) { return -1; }
    l1672: {
      const s1673 = p;
      if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 62)) {
        l1674: {
          l1675: {
            if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
              const s1677 = p;
              l1676: {
                p++;
                break l1675;
              }
              p = s1677;
            } else touched ||= p >= end;
          }
          if (text.charCodeAt(p) !== 62) {
            touched ||= p >= end;
            break l1674;
          }
          p++;
          break l1672;
        }
        p = s1673;
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
  l1648: for (;;) {
    const s1650 = p;
    l1649: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      p = skipNameChar(p);
      if (p < 0) { break l1649; }
      continue l1648;
    }
    p = s1650;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  return p;
}

function skipBadNameEnd(p: number): number {
  p = skipWrongNameEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBadNoNameEnd(p: number): number {
  l1671: {
    const s1669 = p;
    l1670: {
      p = skipMayLackNameEnd(p);
      if (p < 0) { break l1670; }
      if (text.charCodeAt(p) !== 123) {
        touched ||= p >= end;
        break l1670;
      }
      p++;
      p = s1669;
      break l1671;
    }
    p = s1669;
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
  l1679: {
    const s1680 = p;
    const t1681 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1682: {
        const r1683 = readSpace(p);
        if (r1683 === undefined) { break l1682; }
        value = r1683;
        p = pos;
        break l1679;
      }
      p = s1680;
      if (trail.length > t1681) trail.length = t1681;
    } else touched ||= p >= end;
    l1685: {
      const r1686 = readSeparator(p);
      if (r1686 === undefined) { break l1685; }
      value = r1686;
      p = pos;
      break l1679;
    }
    p = s1680;
    if (trail.length > t1681) trail.length = t1681;
    if (text.charCodeAt(p) === 96) {
      l1691: {
        const r1692 = readBadInnerFence(p);
        if (r1692 === undefined) { break l1691; }
        value = r1692;
        p = pos;
        break l1679;
      }
      p = s1680;
      if (trail.length > t1681) trail.length = t1681;
    } else touched ||= p >= end;
    const r1694 = readInnerFenceEnd(p);
    if (r1694 === undefined) { return -1; }
    value = r1694;
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
  l1689: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      const s1687 = p;
      l1688: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1688;
        }
        p++;
        p = s1687;
        break l1689;
      }
      p = s1687;
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
  const r1696 = readPyOpen(p);
  if (r1696 === undefined) { return -1; }
  value = r1696;
  p = pos;
  leafValue = value;
  return p;
}

function readPyOpen(p: number): PyOpenNode | undefined {
  const start = p;
  l1699: {
    const s1697 = p;
    l1698: {
      p = skip_pyList(p);
      if (p < 0) { break l1698; }
      p = s1697;
      break l1699;
    }
    p = s1697;
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
  const n1701 = characterSize(p, CLASS_2);
  if (n1701 === 0) { return -1; }
  p += n1701;
  l1702: for (;;) {
    const s1704 = p;
    if (p < end) {
      l1703: {
        const n1706 = characterSize(p, CLASS_3);
        if (n1706 === 0) { break l1703; }
        p += n1706;
        continue l1702;
      }
      p = s1704;
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
  const r1708 = readPyHead(p);
  if (r1708 === undefined) { return -1; }
  value = r1708;
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
  const r1709 = readPyName(p);
  if (r1709 === undefined) { return undefined; }
  l_name = r1709;
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
  const s1710 = p;
  const n1711 = characterSize(p, CLASS_2);
  if (n1711 === 0) { return undefined; }
  p += n1711;
  l1712: for (;;) {
    const s1714 = p;
    if (p < end) {
      l1713: {
        const n1716 = characterSize(p, CLASS_3);
        if (n1716 === 0) { break l1713; }
        p += n1716;
        continue l1712;
      }
      p = s1714;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s1710, p);
  pos = p;
  return value;
}

function leaf429(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CommaNode | SpaceNode | BadDebrisNode;
  l1719: {
    const s1720 = p;
    const t1721 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1722: {
        const r1723 = readComma(p);
        if (r1723 === undefined) { break l1722; }
        value = r1723;
        p = pos;
        break l1719;
      }
      p = s1720;
      if (trail.length > t1721) trail.length = t1721;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1725: {
        const r1726 = readSpace(p);
        if (r1726 === undefined) { break l1725; }
        value = r1726;
        p = pos;
        break l1719;
      }
      p = s1720;
      if (trail.length > t1721) trail.length = t1721;
    } else touched ||= p >= end;
    const r1728 = readBadDebris(p);
    if (r1728 === undefined) { return -1; }
    value = r1728;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf430(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  const r1730 = readPyEnd(p);
  if (r1730 === undefined) { return -1; }
  value = r1730;
  p = pos;
  leafValue = value;
  return p;
}

function readPyEnd(p: number): PyCloseNode | MissingAtEndNode | MissingBracketNode | undefined {
  let value!: PyCloseNode | MissingAtEndNode | MissingBracketNode;
  l1731: {
    const s1732 = p;
    const t1733 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l1734: {
        const r1735 = readPyClose(p);
        if (r1735 === undefined) { break l1734; }
        value = r1735;
        p = pos;
        break l1731;
      }
      p = s1732;
      if (trail.length > t1733) trail.length = t1733;
    } else touched ||= p >= end;
    l1737: {
      const r1738 = readMissingAtEnd(p);
      if (r1738 === undefined) { break l1737; }
      value = r1738;
      p = pos;
      break l1731;
    }
    p = s1732;
    if (trail.length > t1733) trail.length = t1733;
    const r1740 = readMissingBracket(p);
    if (r1740 === undefined) { return undefined; }
    value = r1740;
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
  const r1743 = readBadLineList(p);
  if (r1743 === undefined) { return -1; }
  value = r1743;
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
  l1746: {
    if (p < end) {
      const s1744 = p;
      l1745: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1745;
        }
        p = skipPyName(p);
        if (p < 0) { break l1745; }
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l1745;
        }
        p++;
        p = s1744;
        break l1746;
      }
      p = s1744;
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
  l1748: {
    const s1749 = p;
    if (text.charCodeAt(p) === 44) {
      l1750: {
        const r1751 = readLineComma(p);
        if (r1751 === undefined) { break l1750; }
        value = r1751;
        p = pos;
        break l1748;
      }
      p = s1749;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    const r1753 = readSpace(p);
    if (r1753 === undefined) { return -1; }
    value = r1753;
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
  l1755: {
    if (text.charCodeAt(p) === 93) {
      const s1757 = p;
      l1756: {
        const r1758 = readLineListEnd(p);
        if (r1758 === undefined) { break l1756; }
        value = r1758;
        p = pos;
        break l1755;
      }
      p = s1757;
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
  let e1760!: null;
  l1763: {
    const s1761 = p;
    l1762: {
      p = skipLines(p);
      if (p < 0) { break l1762; }
      p = s1761;
      break l1763;
    }
    p = s1761;
    return -1;
  }
  e1760 = null;
  value = [e1760];
  leafValue = value;
  return p;
}

function leaf442(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e1764!: null;
  l1767: {
    const s1765 = p;
    l1766: {
      p = skipJson(p);
      if (p < 0) { break l1766; }
      p = s1765;
      break l1767;
    }
    p = s1765;
    return -1;
  }
  e1764 = null;
  let e1768!: null;
  {
    const s1769 = p;
    l1770: {
      p = skipEnds(p);
      if (p < 0) { break l1770; }
      return -1;
    }
    p = s1769;
  }
  e1768 = null;
  value = [e1764, e1768];
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
  const r1772 = readBadBrackets(p);
  if (r1772 === undefined) { return -1; }
  value = r1772;
  p = pos;
  leafValue = value;
  return p;
}

function leaf446(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1774!: null;
  l1777: {
    const s1775 = p;
    l1776: {
      p = skipVisible(p);
      if (p < 0) { break l1776; }
      p = s1775;
      break l1777;
    }
    p = s1775;
    return -1;
  }
  e1774 = null;
  value = [e1774];
  leafValue = value;
  return p;
}

function leaf447(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNamelessNode | BadStrayWordsNode;
  l1778: {
    const s1779 = p;
    const t1780 = trail.length;
    l1781: {
      const r1782 = readBadNameless(p);
      if (r1782 === undefined) { break l1781; }
      value = r1782;
      p = pos;
      break l1778;
    }
    p = s1779;
    if (trail.length > t1780) trail.length = t1780;
    const r1806 = readBadStrayWords(p);
    if (r1806 === undefined) { return -1; }
    value = r1806;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadNameless(p: number): BadNamelessNode | undefined {
  const start = p;
  l1783: {
    const s1784 = p;
    l1785: {
      p = skipNamelessOpen(p);
      if (p < 0) { break l1785; }
      break l1783;
    }
    p = s1784;
    p = skipVisibleOpen(p);
    if (p < 0) { return undefined; }
  }
  l1786: for (;;) {
    const s1788 = p;
    l1787: {
      {
        const s1790 = p;
        l1791: {
          p = skip_callClose(p);
          if (p < 0) { break l1791; }
          break l1787;
        }
        p = s1790;
      }
      {
        const s1793 = p;
        l1794: {
          p = skip_sectionClose(p);
          if (p < 0) { break l1794; }
          break l1787;
        }
        p = s1793;
      }
      {
        const s1796 = p;
        l1797: {
          p = skipCallOpening(p);
          if (p < 0) { break l1797; }
          break l1787;
        }
        p = s1796;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1787;
      }
      p++;
      continue l1786;
    }
    p = s1788;
    break;
  }
  l1802: {
    const s1804 = p;
    l1803: {
      p = skip_callClose(p);
      if (p < 0) { break l1803; }
      break l1802;
    }
    p = s1804;
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
  l1801: {
    const s1799 = p;
    l1800: {
      p = skipVisible(p);
      if (p < 0) { break l1800; }
      p = s1799;
      break l1801;
    }
    p = s1799;
    return -1;
  }
  p = skipCallHead(p);
  if (p < 0) { return -1; }
  return p;
}

function readBadStrayWords(p: number): BadStrayWordsNode | undefined {
  let c = 0;
  const start = p;
  l1807: {
    const s1808 = p;
    l1809: {
      l1812: {
        const s1810 = p;
        l1811: {
          p = skipSectionCloses(p);
          if (p < 0) { break l1811; }
          p = s1810;
          break l1812;
        }
        p = s1810;
        break l1809;
      }
      let m1816 = false;
      l1813: for (;;) {
        const s1815 = p;
        l1814: {
          {
            const s1817 = p;
            l1818: {
              p = skipStrayStop(p);
              if (p < 0) { break l1818; }
              break l1814;
            }
            p = s1817;
          }
          if (text.charCodeAt(p) === 123) {
            {
              const s1827 = p;
              l1828: {

                p++;
                break l1814;
              }
              p = s1827;
            }
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            {
              const s1830 = p;
              l1831: {

                p++;
                break l1814;
              }
              p = s1830;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1814;
          }
          p++;
          m1816 = true;
          continue l1813;
        }
        p = s1815;
        break;
      }
      if (!m1816) { break l1809; }
      break l1807;
    }
    p = s1808;
    l1835: {
      const s1833 = p;
      l1834: {
        p = skip_sectionOver(p);
        if (p < 0) { break l1834; }
        p = s1833;
        break l1835;
      }
      p = s1833;
      return undefined;
    }
    let m1839 = false;
    l1836: for (;;) {
      const s1838 = p;
      l1837: {
        {
          const s1840 = p;
          l1841: {
            p = skipStrayStop(p);
            if (p < 0) { break l1841; }
            break l1837;
          }
          p = s1840;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1837;
        }
        p++;
        m1839 = true;
        continue l1836;
      }
      p = s1838;
      break;
    }
    if (!m1839) { return undefined; }
    l1845: {
      if (text.charCodeAt(p) === 91) {
        const s1843 = p;
        l1844: {

          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 123) {
            touched ||= p >= end;
            break l1844;
          }
          p++;
          p = s1843;
          break l1845;
        }
        p = s1843;
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
  l1820: {
    const s1821 = p;
    l1822: {
      p = skip_sectionClose(p);
      if (p < 0) { break l1822; }
      break l1820;
    }
    p = s1821;
    l1823: {
      p = skipWrongSectionClose(p);
      if (p < 0) { break l1823; }
      break l1820;
    }
    p = s1821;
    l1824: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l1824; }
      break l1820;
    }
    p = s1821;
    l1825: {
      p = skipVisible(p);
      if (p < 0) { break l1825; }
      break l1820;
    }
    p = s1821;
    l1826: {
      p = skipLines(p);
      if (p < 0) { break l1826; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l1826;
      }
      p = skipEol(p);
      if (p < 0) { break l1826; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1826;
      }
      p = skipPyName(p);
      if (p < 0) { break l1826; }
      if (text.charCodeAt(p) !== 40) {
        touched ||= p >= end;
        break l1826;
      }
      p++;
      break l1820;
    }
    p = s1821;
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
  const r1847 = readSectionEnd(p);
  if (r1847 === undefined) { return -1; }
  value = r1847;
  p = pos;
  leafValue = value;
  return p;
}

function readSectionEnd(p: number): SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode | undefined {
  let value!: SectionCloseNode | BadSectionCloseNode | BadCutCloseNode | SectionOverAtEndNode | SectionOverNode | MissingAtEndNode | MissingSectionCloseNode;
  l1848: {
    const s1849 = p;
    const t1850 = trail.length;
    l1851: {
      const r1852 = readSectionClose(p);
      if (r1852 === undefined) { break l1851; }
      value = r1852;
      p = pos;
      break l1848;
    }
    p = s1849;
    if (trail.length > t1850) trail.length = t1850;
    l1854: {
      const r1855 = readBadSectionClose(p);
      if (r1855 === undefined) { break l1854; }
      value = r1855;
      p = pos;
      break l1848;
    }
    p = s1849;
    if (trail.length > t1850) trail.length = t1850;
    l1857: {
      const r1858 = readBadCutClose(p);
      if (r1858 === undefined) { break l1857; }
      value = r1858;
      p = pos;
      break l1848;
    }
    p = s1849;
    if (trail.length > t1850) trail.length = t1850;
    l1860: {
      const r1861 = readSectionOverAtEnd(p);
      if (r1861 === undefined) { break l1860; }
      value = r1861;
      p = pos;
      break l1848;
    }
    p = s1849;
    if (trail.length > t1850) trail.length = t1850;
    l1866: {
      const r1867 = readSectionOver(p);
      if (r1867 === undefined) { break l1866; }
      value = r1867;
      p = pos;
      break l1848;
    }
    p = s1849;
    if (trail.length > t1850) trail.length = t1850;
    l1869: {
      const r1870 = readMissingAtEnd(p);
      if (r1870 === undefined) { break l1869; }
      value = r1870;
      p = pos;
      break l1848;
    }
    p = s1849;
    if (trail.length > t1850) trail.length = t1850;
    const r1872 = readMissingSectionClose(p);
    if (r1872 === undefined) { return undefined; }
    value = r1872;
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
      const s1862 = p;
      l1863: {
        p++;
        return undefined;
      }
      p = s1862;
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
  const r1875 = readBadNoFence(p);
  if (r1875 === undefined) { return -1; }
  value = r1875;
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
  l1878: {
    if (text.charCodeAt(p) === 91) {
      const s1876 = p;
      l1877: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1877;
        }
        p++;
        p = s1876;
        break l1878;
      }
      p = s1876;
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
  const r1880 = readWordedListOpen(p);
  if (r1880 === undefined) { return -1; }
  value = r1880;
  p = pos;
  leafValue = value;
  return p;
}

function readWordedListOpen(p: number): WordedListOpenNode | undefined {
  const start = p;
  l1883: {
    const s1881 = p;
    l1882: {
      p = skip_wordedList(p);
      if (p < 0) { break l1882; }
      p = s1881;
      break l1883;
    }
    p = s1881;
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
  l1884: {
    const s1885 = p;
    if (text.charCodeAt(p) === 91) {
      l1886: {

        p++;
        break l1884;
      }
      p = s1885;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      l1887: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 91) {
          touched ||= p >= end;
          break l1887;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 123) {
          touched ||= p >= end;
          break l1887;
        }
        p++;
        break l1884;
      }
      p = s1885;
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
  let e1889!: null;
  l1892: {
    const s1890 = p;
    l1891: {
      p = skipBareCall(p);
      if (p < 0) { break l1891; }
      p = s1890;
      break l1892;
    }
    p = s1890;
    return -1;
  }
  e1889 = null;
  value = [e1889];
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
  l1893: {
    const s1894 = p;
    const t1895 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1896: {
        const r1897 = readSpace(p);
        if (r1897 === undefined) { break l1896; }
        value = r1897;
        p = pos;
        break l1893;
      }
      p = s1894;
      if (trail.length > t1895) trail.length = t1895;
    } else touched ||= p >= end;
    const r1899 = readBadNameless(p);
    if (r1899 === undefined) { return -1; }
    value = r1899;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf481(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: LateCloseNode | null;
  l1901: {
    const s1903 = p;
    l1902: {
      const r1904 = readLateClose(p);
      if (r1904 === undefined) { break l1902; }
      value = r1904;
      p = pos;
      break l1901;
    }
    p = s1903;
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
  const r1906 = readLoneCallHead(p);
  if (r1906 === undefined) { return -1; }
  value = r1906;
  p = pos;
  leafValue = value;
  return p;
}

function readLoneCallHead(p: number): LoneCallHeadNode | undefined {
  const start = p;
  let l_flaw!: BadLoneOpenNode;
  let l_name!: string;
  const r1907 = readBadLoneOpen(p);
  if (r1907 === undefined) { return undefined; }
  l_flaw = r1907;
  p = pos;
  const r1909 = readCallName(p);
  if (r1909 === undefined) { return undefined; }
  l_name = r1909;
  p = pos;
  l1913: {
    if (text.charCodeAt(p) === 123) {
      const s1911 = p;
      l1912: {

        p++;
        p = s1911;
        break l1913;
      }
      p = s1911;
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
  const r1915 = readLoneCallEnd(p);
  if (r1915 === undefined) { return -1; }
  value = r1915;
  p = pos;
  leafValue = value;
  return p;
}

function readLoneCallEnd(p: number): LoneCallEndNode | undefined {
  const start = p;
  l1916: {
    const s1918 = p;
    l1917: {
      p = skip_callClose(p);
      if (p < 0) { break l1917; }
      break l1916;
    }
    p = s1918;
  }
  pos = p;
  return { type: 'LoneCallEnd', start: base + start, end: base + p };
}

function leaf490(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1920!: null;
  l1923: {
    const s1921 = p;
    l1922: {
      p = skipBareObject(p);
      if (p < 0) { break l1922; }
      p = s1921;
      break l1923;
    }
    p = s1921;
    return -1;
  }
  e1920 = null;
  value = [e1920];
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
  l1924: {
    const s1925 = p;
    const t1926 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1927: {
        const r1928 = readSpace(p);
        if (r1928 === undefined) { break l1927; }
        value = r1928;
        p = pos;
        break l1924;
      }
      p = s1925;
      if (trail.length > t1926) trail.length = t1926;
    } else touched ||= p >= end;
    l1930: {
      const r1931 = readSeparator(p);
      if (r1931 === undefined) { break l1930; }
      value = r1931;
      p = pos;
      break l1924;
    }
    p = s1925;
    if (trail.length > t1926) trail.length = t1926;
    const r1933 = readBadBrackets(p);
    if (r1933 === undefined) { return -1; }
    value = r1933;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf495(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1935!: null;
  l1938: {
    const s1936 = p;
    l1937: {
      p = skip_pyList(p);
      if (p < 0) { break l1937; }
      p = s1936;
      break l1938;
    }
    p = s1936;
    return -1;
  }
  e1935 = null;
  value = [e1935];
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
  const r1939 = readBadBracket(p);
  if (r1939 === undefined) { return -1; }
  value = r1939;
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
  const r1941 = readToolHead(p);
  if (r1941 === undefined) { return -1; }
  value = r1941;
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
  const r1942 = readToolName(p);
  if (r1942 === undefined) { return undefined; }
  l_name = r1942;
  p = pos;
  if (text.charCodeAt(p) !== 62) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1946: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s1944 = p;
      l1945: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1945;
        }
        p++;
        l1947: {
          if (text.charCodeAt(p) === 47) {
            const s1949 = p;
            l1948: {

              p++;
              break l1947;
            }
            p = s1949;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1945; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1945;
        }
        p++;
        p = s1944;
        break l1946;
      }
      p = s1944;
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
  l1951: {
    const s1952 = p;
    const t1953 = trail.length;
    l1954: {
      const r1955 = readBadCutElement(p);
      if (r1955 === undefined) { break l1954; }
      value = r1955;
      p = pos;
      break l1951;
    }
    p = s1952;
    if (trail.length > t1953) trail.length = t1953;
    const r1957 = readBadToolWords(p);
    if (r1957 === undefined) { return -1; }
    value = r1957;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadToolWords(p: number): BadToolWordsNode | undefined {
  const start = p;
  let m1961 = false;
  l1958: for (;;) {
    const s1960 = p;
    l1959: {
      if (text.charCodeAt(p) === 60) {
        {
          const s1962 = p;
          l1963: {
            p = skip_toolClose(p);
            if (p < 0) { break l1963; }
            break l1959;
          }
          p = s1962;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1965 = p;
          l1966: {

            p++;
            p = skipToolParameter(p);
            if (p < 0) { break l1966; }
            if (text.charCodeAt(p) !== 62) {
              touched ||= p >= end;
              break l1966;
            }
            p++;
            break l1959;
          }
          p = s1965;
        }
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        {
          const s1968 = p;
          l1969: {
            p = skipToolHead(p);
            if (p < 0) { break l1969; }
            break l1959;
          }
          p = s1968;
        }
      } else touched ||= p >= end;
      {
        const s1977 = p;
        l1978: {
          p = skipCutToolTag(p);
          if (p < 0) { break l1978; }
          break l1959;
        }
        p = s1977;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1959;
      }
      p++;
      m1961 = true;
      continue l1958;
    }
    p = s1960;
    break;
  }
  if (!m1961) { return undefined; }
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
  l1973: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s1971 = p;
      l1972: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 60) {
          touched ||= p >= end;
          break l1972;
        }
        p++;
        l1974: {
          if (text.charCodeAt(p) === 47) {
            const s1976 = p;
            l1975: {

              p++;
              break l1974;
            }
            p = s1976;
          } else touched ||= p >= end;
        }
        p = skipToolWord(p);
        if (p < 0) { break l1972; }
        if (text.charCodeAt(p) !== 62) {
          touched ||= p >= end;
          break l1972;
        }
        p++;
        p = s1971;
        break l1973;
      }
      p = s1971;
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
  l1980: {
    const s1981 = p;
    if (text.charCodeAt(p) === 60) {
      l1982: {
        p = skip_toolClose(p);
        if (p < 0) { break l1982; }
        break l1980;
      }
      p = s1981;
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
  const r1984 = readToolEnd(p);
  if (r1984 === undefined) { return -1; }
  value = r1984;
  p = pos;
  leafValue = value;
  return p;
}

function readToolEnd(p: number): ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode | undefined {
  let value!: ToolCloseNode | BadCutToolCloseNode | MissingRestNode | MissingToolCloseNode;
  l1985: {
    const s1986 = p;
    const t1987 = trail.length;
    if (text.charCodeAt(p) === 60) {
      l1988: {
        const r1989 = readToolClose(p);
        if (r1989 === undefined) { break l1988; }
        value = r1989;
        p = pos;
        break l1985;
      }
      p = s1986;
      if (trail.length > t1987) trail.length = t1987;
    } else touched ||= p >= end;
    l1991: {
      const r1992 = readBadCutToolClose(p);
      if (r1992 === undefined) { break l1991; }
      value = r1992;
      p = pos;
      break l1985;
    }
    p = s1986;
    if (trail.length > t1987) trail.length = t1987;
    l1994: {
      const r1995 = readMissingRest(p);
      if (r1995 === undefined) { break l1994; }
      value = r1995;
      p = pos;
      break l1985;
    }
    p = s1986;
    if (trail.length > t1987) trail.length = t1987;
    const r1997 = readMissingToolClose(p);
    if (r1997 === undefined) { return undefined; }
    value = r1997;
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
  const r2000 = readBadStrayClose(p);
  if (r2000 === undefined) { return -1; }
  value = r2000;
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
  const r2002 = readFenceOpen(p);
  if (r2002 === undefined) { return -1; }
  value = r2002;
  p = pos;
  leafValue = value;
  return p;
}

function readFenceOpen(p: number): FenceOpenNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s2003 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2003, p);
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
      l2005: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2006 = p;
            l2007: {
              if (!text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l2007;
              }
              p += 3;
              break l2005;
            }
            p = s2006;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l2005;
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
  l2009: {
    if (text.charCodeAt(p) === 96) {
      const s2011 = p;
      l2010: {
        const r2012 = readFenceClose(p);
        if (r2012 === undefined) { break l2010; }
        value = r2012;
        p = pos;
        break l2009;
      }
      p = s2011;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  const start = p;
  let l_text!: string;
  const s2013 = p;
  if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
    reachesEnd(p, "```");
    return undefined;
  }
  p += 3;
  l_text = text.slice(s2013, p);
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
  const r2015 = readInlineCode(p);
  if (r2015 === undefined) { return -1; }
  value = r2015;
  p = pos;
  leafValue = value;
  return p;
}

function readInlineCode(p: number): InlineCodeNode | undefined {
  const start = p;
  let l_text!: string;
  const s2016 = p;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_code(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s2016, p);
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
      l2018: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2018;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2019: {
      {
        const s2020 = p;
        l2021: {
          p = skipStop(p);
          if (p < 0) { break l2021; }
          break l2019;
        }
        p = s2020;
      }
      {
        const s2023 = p;
        l2024: {
          p = skipCutStop(p);
          if (p < 0) { break l2024; }
          break l2019;
        }
        p = s2023;
      }
      if (!((p < end && text.charCodeAt(p) !== 96))) {
        touched ||= p >= end;
        break l2019;
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
  l2026: {
    const s2027 = p;
    const t2028 = trail.length;
    l2029: {
      const r2030 = readBadCutMarker(p);
      if (r2030 === undefined) { break l2029; }
      value = r2030;
      p = pos;
      break l2026;
    }
    p = s2027;
    if (trail.length > t2028) trail.length = t2028;
    l2032: {
      const r2033 = readBadCutOpening(p);
      if (r2033 === undefined) { break l2032; }
      value = r2033;
      p = pos;
      break l2026;
    }
    p = s2027;
    if (trail.length > t2028) trail.length = t2028;
    const r2042 = readLoneText(p);
    if (r2042 === undefined) { return -1; }
    value = r2042;
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
  l2034: {
    const s2035 = p;
    l2036: {
      p = skip_pyList(p);
      if (p < 0) { break l2036; }
      break l2034;
    }
    p = s2035;
    l2037: {
      p = skip_wordedList(p);
      if (p < 0) { break l2037; }
      break l2034;
    }
    p = s2035;
    l2038: {
      p = skipBareCall(p);
      if (p < 0) { break l2038; }
      break l2034;
    }
    p = s2035;
    l2039: {
      p = skipBareObject(p);
      if (p < 0) { break l2039; }
      break l2034;
    }
    p = s2035;
    l2040: {
      p = skipRecipientOpen(p);
      if (p < 0) { break l2040; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2040;
      }
      p = skipRecipientName(p);
      if (p < 0) { break l2040; }
      if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
        touched ||= p >= end;
        break l2040;
      }
      p = skipEol(p);
      if (p < 0) { break l2040; }
      break l2034;
    }
    p = s2035;
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
  const s2043 = p;
  l2044: {
    const s2045 = p;
    l2046: {
      p = skipTokens(p);
      if (p < 0) { break l2046; }
      break l2044;
    }
    p = s2045;
    l2047: {
      p = skipStop(p);
      if (p < 0) { break l2047; }
      break l2044;
    }
    p = s2045;
    if (text.charCodeAt(p) === 96) {
      l2048: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l2048;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2044;
      }
      p = s2045;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l_text = text.slice(s2043, p);
  pos = p;
  return { type: 'LoneText', start: base + start, end: base + p, text: l_text };
}

function leaf537(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  const r2050 = readRegionEnd(p);
  if (r2050 === undefined) { return -1; }
  value = r2050;
  p = pos;
  leafValue = value;
  return p;
}

function readRegionEnd(p: number): RegionCloseNode | MissingThoughtRestNode | RegionOverNode | undefined {
  let value!: RegionCloseNode | MissingThoughtRestNode | RegionOverNode;
  l2051: {
    const s2052 = p;
    const t2053 = trail.length;
    l2054: {
      const r2055 = readRegionClose(p);
      if (r2055 === undefined) { break l2054; }
      value = r2055;
      p = pos;
      break l2051;
    }
    p = s2052;
    if (trail.length > t2053) trail.length = t2053;
    l2057: {
      const r2058 = readMissingThoughtRest(p);
      if (r2058 === undefined) { break l2057; }
      value = r2058;
      p = pos;
      break l2051;
    }
    p = s2052;
    if (trail.length > t2053) trail.length = t2053;
    const r2060 = readRegionOver(p);
    if (r2060 === undefined) { return undefined; }
    value = r2060;
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
  const r2063 = readBadRegionMarker(p);
  if (r2063 === undefined) { return -1; }
  value = r2063;
  p = pos;
  leafValue = value;
  return p;
}

function readBadRegionMarker(p: number): BadRegionMarkerNode | undefined {
  const start = p;
  l2064: {
    const s2065 = p;
    l2066: {
      p = skipTurnOpen(p);
      if (p < 0) { break l2066; }
      break l2064;
    }
    p = s2065;
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
  l2068: {
    const s2069 = p;
    const t2070 = trail.length;
    l2071: {
      const r2072 = readEmptyThought(p);
      if (r2072 === undefined) { break l2071; }
      value = r2072;
      p = pos;
      break l2068;
    }
    p = s2069;
    if (trail.length > t2070) trail.length = t2070;
    const r2074 = readBadEndToken(p);
    if (r2074 === undefined) { return -1; }
    value = r2074;
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
  const r2076 = readBadFence(p);
  if (r2076 === undefined) { return -1; }
  value = r2076;
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
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l2079: {
    const s2077 = p;
    l2078: {
      p = skipCallAhead(p);
      if (p < 0) { break l2078; }
      p = s2077;
      break l2079;
    }
    p = s2077;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCallAhead(p: number): number {
  l2080: {
    const s2081 = p;
    l2082: {
      p = skip_sectionOpen(p);
      if (p < 0) { break l2082; }
      break l2080;
    }
    p = s2081;
    l2083: {
      p = skipWrongSectionOpen(p);
      if (p < 0) { break l2083; }
      break l2080;
    }
    p = s2081;
    l2084: {
      p = skip_wordedList(p);
      if (p < 0) { break l2084; }
      break l2080;
    }
    p = s2081;
    l2085: {
      p = skipCallOpening(p);
      if (p < 0) { break l2085; }
      break l2080;
    }
    p = s2081;
    l2086: {
      p = skipBareObject(p);
      if (p < 0) { break l2086; }
      break l2080;
    }
    p = s2081;
    l2087: {
      p = skip_bareList(p);
      if (p < 0) { break l2087; }
      break l2080;
    }
    p = s2081;
    l2088: {
      p = skip_pyList(p);
      if (p < 0) { break l2088; }
      break l2080;
    }
    p = s2081;
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
  l2090: {
    const s2092 = p;
    const t2093 = trail.length;
    l2091: {
      l2094: {
        const s2095 = p;
        const t2096 = trail.length;
        if (text.charCodeAt(p) === 96) {
          l2097: {
            const r2098 = readWrappingEnd(p);
            if (r2098 === undefined) { break l2097; }
            value = r2098;
            p = pos;
            break l2094;
          }
          p = s2095;
          if (trail.length > t2096) trail.length = t2096;
        } else touched ||= p >= end;
        const r2109 = readMissingFenceEnd(p);
        if (r2109 === undefined) { break l2091; }
        value = r2109;
        p = pos;
      }
      break l2090;
    }
    p = s2092;
    if (trail.length > t2093) trail.length = t2093;
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
  l2101: {
    const s2099 = p;
    l2100: {
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      touched ||= p >= end;
      l2102: {
        const s2103 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2104: {
            p++;
            break l2102;
          }
          p = s2103;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2105 = p;
            l2106: {
              p++;
              break l2100;
            }
            p = s2105;
          }
        } else touched ||= p >= end;
      }
      p = s2099;
      break l2101;
    }
    p = s2099;
    return undefined;
  }
  pos = p;
  return { type: 'WrappingEnd', start: base + start, end: base + p };
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2110 = p;
      l2111: {
        p++;
        return undefined;
      }
      p = s2110;
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
  l2114: {
    const s2116 = p;
    l2115: {
      const r2117 = readEnd(p);
      if (r2117 === undefined) { break l2115; }
      value = r2117;
      p = pos;
      break l2114;
    }
    p = s2116;
    value = null;
  }
  leafValue = value;
  return p;
}

function readEnd(p: number): EndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2118 = p;
      l2119: {
        p++;
        return undefined;
      }
      p = s2118;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'End', start: base + start, end: base + p };
}

function leaf555(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadThoughtAgainNode | null;
  l2122: {
    const s2124 = p;
    const t2125 = trail.length;
    l2123: {
      const r2126 = readBadThoughtAgain(p);
      if (r2126 === undefined) { break l2123; }
      value = r2126;
      p = pos;
      break l2122;
    }
    p = s2124;
    if (trail.length > t2125) trail.length = t2125;
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
  const r2128 = readThoughtGoesOn(p);
  if (r2128 === undefined) { return -1; }
  value = r2128;
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
  const r2130 = readFirstTextHead(p);
  if (r2130 === undefined) { return -1; }
  value = r2130;
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
  l2133: {
    const s2131 = p;
    l2132: {
      p = skipRecipientOpenIsUsed(p);
      if (p < 0) { break l2132; }
      p = s2131;
      break l2133;
    }
    p = s2131;
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
  const r2135 = readFirstCodeHead(p);
  if (r2135 === undefined) { return -1; }
  value = r2135;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstCodeHead(p: number): FirstCodeHeadNode | undefined {
  let c = 0;
  const start = p;
  l2136: {
    const s2137 = p;
    const t2138 = trail.length;
    l2139: {
      p = skipCodeName(p);
      if (p < 0) { break l2139; }
      if (p < end) {
        {
          const s2140 = p;
          l2141: {
            const n2143 = characterSize(p, CLASS_3);
            if (n2143 === 0) { break l2141; }
            p += n2143;
            break l2139;
          }
          p = s2140;
        }
      } else touched ||= p >= end;
      l2144: for (;;) {
        const s2146 = p;
        const t2147 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          l2145: {
            const r2149 = readHeadPart(p);
            if (r2149 === undefined) { break l2145; }
            p = pos;
            continue l2144;
          }
          p = s2146;
          if (trail.length > t2147) trail.length = t2147;
        } else touched ||= p >= end;
        break;
      }
      if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
        reachesEnd(p, "<|message|>");
        break l2139;
      }
      p += 11;
      break l2136;
    }
    p = s2137;
    if (trail.length > t2138) trail.length = t2138;
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
  const r2152 = readFirstToolHead(p);
  if (r2152 === undefined) { return -1; }
  value = r2152;
  p = pos;
  leafValue = value;
  return p;
}

function readFirstToolHead(p: number): FirstToolHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: string;
  l2153: {
    const s2154 = p;
    const t2155 = trail.length;
    if (p < end) {
      l2156: {
        const r2157 = readCalledName(p);
        if (r2157 === undefined) { break l2156; }
        l_name = r2157;
        p = pos;
        l2159: for (;;) {
          const s2161 = p;
          const t2162 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            l2160: {
              const r2164 = readHeadPart(p);
              if (r2164 === undefined) { break l2160; }
              p = pos;
              continue l2159;
            }
            p = s2161;
            if (trail.length > t2162) trail.length = t2162;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2156;
        }
        p += 11;
        break l2153;
      }
      p = s2154;
      if (trail.length > t2155) trail.length = t2155;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r2166 = readRecipientName(p);
    if (r2166 === undefined) { return undefined; }
    l_name = r2166;
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
  let e2169!: null;
  {
    const s2170 = p;
    l2171: {
      p = skipFirstHead(p);
      if (p < 0) { break l2171; }
      return -1;
    }
    p = s2170;
  }
  e2169 = null;
  value = [e2169];
  leafValue = value;
  return p;
}

function skipFirstHead(p: number): number {
  let c = 0;
  p = skipChannels(p);
  if (p < 0) { return -1; }
  l2173: {
    if (text.charCodeAt(p) === 32) {
      const s2175 = p;
      l2174: {

        p++;
        break l2173;
      }
      p = s2175;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 116 || !text.startsWith("to=", p)) {
    reachesEnd(p, "to=");
    return -1;
  }
  p += 3;
  l2176: {
    const s2177 = p;
    if (((c = text.charCodeAt(p)) === 97 || c === 117)) {
      l2178: {
        p = skipPseudoName(p);
        if (p < 0) { break l2178; }
        break l2176;
      }
      p = s2177;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCalledName(p);
    if (p < 0) { return -1; }
  }
  l2179: for (;;) {
    const s2181 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2180: {
        p = skipHeadPart(p);
        if (p < 0) { break l2180; }
        continue l2179;
      }
      p = s2181;
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
  let e2183!: null;
  {
    const s2184 = p;
    l2185: {
      p = skipMarkAhead(p);
      if (p < 0) { break l2185; }
      return -1;
    }
    p = s2184;
  }
  e2183 = null;
  value = [e2183];
  leafValue = value;
  return p;
}

function leaf571(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMessagesNode | BadOutsideNode;
  l2187: {
    const s2188 = p;
    const t2189 = trail.length;
    l2190: {
      const r2191 = readMissingMessages(p);
      if (r2191 === undefined) { break l2190; }
      value = r2191;
      p = pos;
      break l2187;
    }
    p = s2188;
    if (trail.length > t2189) trail.length = t2189;
    const r2196 = readBadOutside(p);
    if (r2196 === undefined) { return -1; }
    value = r2196;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingMessages(p: number): MissingMessagesNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2192 = p;
      l2193: {
        p++;
        return undefined;
      }
      p = s2192;
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
  const r2198 = readThoughtHead(p);
  if (r2198 === undefined) { return -1; }
  value = r2198;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtHead(p: number): ThoughtHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_opening!: string;
  const r2199 = readMessageStart(p);
  if (r2199 === undefined) { return undefined; }
  l_opening = r2199;
  p = pos;
  l2201: for (;;) {
    const s2203 = p;
    const t2204 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2202: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2206 = p;
            l2207: {
              p = skipLastAnalysis(p);
              if (p < 0) { break l2207; }
              break l2202;
            }
            p = s2206;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2202;
        }
        const r2223 = readHeadPart(p);
        if (r2223 === undefined) { break l2202; }
        p = pos;
        continue l2201;
      }
      p = s2203;
      if (trail.length > t2204) trail.length = t2204;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2225 = readLastAnalysis(p);
  if (r2225 === undefined) { return undefined; }
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
      const s2209 = p;
      l2210: {
        const n2212 = characterSize(p, CLASS_3);
        if (n2212 === 0) { break l2210; }
        p += n2212;
        return -1;
      }
      p = s2209;
    }
  } else touched ||= p >= end;
  l2213: for (;;) {
    const s2215 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2214: {
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2217 = p;
            l2218: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2218; }
              break l2214;
            }
            p = s2217;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2214;
        }
        p = skipHeadPart(p);
        if (p < 0) { break l2214; }
        continue l2213;
      }
      p = s2215;
    } else touched ||= p >= end;
    break;
  }
  l2222: {
    if (text.charCodeAt(p) === 60) {
      const s2220 = p;
      l2221: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2221;
        }
        p += 11;
        p = s2220;
        break l2222;
      }
      p = s2220;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function readLastAnalysis(p: number): [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null] | undefined {
  let c = 0;
  let value!: [string[], "<|channel|>analysis", null, [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][], null];
  let e2226!: string[];
  const list2231: string[] = [];
  l2227: for (;;) {
    const s2229 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2228: {
        let v2230!: string;
        const r2233 = readBlank(p);
        if (r2233 === undefined) { break l2228; }
        v2230 = r2233;
        p = pos;
        list2231.push(v2230);
        continue l2227;
      }
      p = s2229;
    } else touched ||= p >= end;
    break;
  }
  e2226 = list2231;
  let e2235!: "<|channel|>analysis";
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|channel|>analysis", p)) {
    reachesEnd(p, "<|channel|>analysis");
    return undefined;
  }
  e2235 = "<|channel|>analysis";
  p += 19;
  let e2236!: null;
  if (p < end) {
    {
      const s2237 = p;
      l2238: {
        const n2240 = characterSize(p, CLASS_3);
        if (n2240 === 0) { break l2238; }
        p += n2240;
        return undefined;
      }
      p = s2237;
    }
  } else touched ||= p >= end;
  e2236 = null;
  let e2241!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]][];
  const list2247: ([null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]])[] = [];
  l2242: for (;;) {
    const s2244 = p;
    const t2245 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2243: {
        let v2246!: [null, [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]]];
        let e2249!: null;
        if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 60)) {
          {
            const s2250 = p;
            l2251: {
              p = skipChannelAhead(p);
              if (p < 0) { break l2251; }
              break l2243;
            }
            p = s2250;
          }
        } else touched ||= p >= end;
        e2249 = null;
        let e2253!: [string[], BadHeaderAgainNode | ["<|channel|>", string[]] | BadConstraintAgainNode | ["<|constrain|>", string[]] | [[string[], "to="], "assistant" | "user", null] | "json" | "code", string[]];
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
          touched ||= p >= end;
          break l2243;
        }
        const r2254 = readHeadPart(p);
        if (r2254 === undefined) { break l2243; }
        e2253 = r2254;
        p = pos;
        v2246 = [e2249, e2253];
        list2247.push(v2246);
        continue l2242;
      }
      p = s2244;
      if (trail.length > t2245) trail.length = t2245;
    } else touched ||= p >= end;
    break;
  }
  e2241 = list2247;
  let e2256!: null;
  l2259: {
    if (text.charCodeAt(p) === 60) {
      const s2257 = p;
      l2258: {
        if (!text.startsWith("<|message|>", p)) {
          reachesEnd(p, "<|message|>");
          break l2258;
        }
        p += 11;
        p = s2257;
        break l2259;
      }
      p = s2257;
    } else touched ||= p >= end;
    return undefined;
  }
  e2256 = null;
  value = [e2226, e2235, e2236, e2241, e2256];
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
      l2262: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2262;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    l2263: {
      {
        const s2264 = p;
        l2265: {
          p = skipMarkAhead(p);
          if (p < 0) { break l2265; }
          break l2263;
        }
        p = s2264;
      }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2263;
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
  const r2267 = readThoughtMessageEnd(p);
  if (r2267 === undefined) { return -1; }
  value = r2267;
  p = pos;
  leafValue = value;
  return p;
}

function readThoughtMessageEnd(p: number): MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode | undefined {
  let value!: MessageCloseNode | MissingThoughtRestNode | MissingMessageCloseNode | MessageOverNode;
  l2268: {
    const s2269 = p;
    const t2270 = trail.length;
    l2271: {
      const r2272 = readMessageClose(p);
      if (r2272 === undefined) { break l2271; }
      value = r2272;
      p = pos;
      break l2268;
    }
    p = s2269;
    if (trail.length > t2270) trail.length = t2270;
    l2274: {
      const r2275 = readMissingThoughtRest(p);
      if (r2275 === undefined) { break l2274; }
      value = r2275;
      p = pos;
      break l2268;
    }
    p = s2269;
    if (trail.length > t2270) trail.length = t2270;
    l2277: {
      const r2278 = readMissingMessageClose(p);
      if (r2278 === undefined) { break l2277; }
      value = r2278;
      p = pos;
      break l2268;
    }
    p = s2269;
    if (trail.length > t2270) trail.length = t2270;
    const r2280 = readMessageOver(p);
    if (r2280 === undefined) { return undefined; }
    value = r2280;
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
  l2283: {
    const s2284 = p;
    const t2285 = trail.length;
    l2286: {
      const r2287 = readBadMessageMarker(p);
      if (r2287 === undefined) { break l2286; }
      value = r2287;
      p = pos;
      break l2283;
    }
    p = s2284;
    if (trail.length > t2285) trail.length = t2285;
    l2289: {
      const r2290 = readBadEndToken(p);
      if (r2290 === undefined) { break l2289; }
      value = r2290;
      p = pos;
      break l2283;
    }
    p = s2284;
    if (trail.length > t2285) trail.length = t2285;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2292: {
        const r2293 = readSpace(p);
        if (r2293 === undefined) { break l2292; }
        value = r2293;
        p = pos;
        break l2283;
      }
      p = s2284;
      if (trail.length > t2285) trail.length = t2285;
    } else touched ||= p >= end;
    const r2295 = readBadCutHead(p);
    if (r2295 === undefined) { return -1; }
    value = r2295;
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
  const r2297 = readBadOutside(p);
  if (r2297 === undefined) { return -1; }
  value = r2297;
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
  const r2299 = readBadStepsFence(p);
  if (r2299 === undefined) { return -1; }
  value = r2299;
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
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipEol(p);
  if (p < 0) { return undefined; }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l2302: {
    const s2300 = p;
    l2301: {
      p = skipStepAhead(p);
      if (p < 0) { break l2301; }
      p = s2300;
      break l2302;
    }
    p = s2300;
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
  let e2304!: null;
  if (text.charCodeAt(p) === 96) {
    {
      const s2305 = p;
      l2306: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2306;
        }
        p += 3;
        return -1;
      }
      p = s2305;
    }
  } else touched ||= p >= end;
  e2304 = null;
  value = [e2304];
  leafValue = value;
  return p;
}

function leaf588(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadEndTokenNode | BadRunOnNode;
  l2308: {
    const s2309 = p;
    const t2310 = trail.length;
    l2311: {
      const r2312 = readBadEndToken(p);
      if (r2312 === undefined) { break l2311; }
      value = r2312;
      p = pos;
      break l2308;
    }
    p = s2309;
    if (trail.length > t2310) trail.length = t2310;
    const r2314 = readBadRunOn(p);
    if (r2314 === undefined) { return -1; }
    value = r2314;
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
  const r2316 = readActionHead(p);
  if (r2316 === undefined) { return -1; }
  value = r2316;
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
  const r2317 = readActionName(p);
  if (r2317 === undefined) { return undefined; }
  l_name = r2317;
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
  const s2318 = p;
  const n2319 = characterSize(p, CLASS_2);
  if (n2319 === 0) { return undefined; }
  p += n2319;
  l2320: for (;;) {
    const s2322 = p;
    if (p < end) {
      l2321: {
        const n2324 = characterSize(p, CLASS_3);
        if (n2324 === 0) { break l2321; }
        p += n2324;
        continue l2320;
      }
      p = s2322;
    } else touched ||= p >= end;
    break;
  }
  value = text.slice(s2318, p);
  pos = p;
  return value;
}

function leaf593(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InputHeadNode;
  const r2327 = readInputHead(p);
  if (r2327 === undefined) { return -1; }
  value = r2327;
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
  const r2329 = readInputFence(p);
  if (r2329 === undefined) { return -1; }
  value = r2329;
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
  while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
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
  let e2331!: null;
  l2334: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2332 = p;
      l2333: {
        l2335: {
          const s2336 = p;
          if (text.charCodeAt(p) === 123) {
            l2337: {

              p++;
              break l2335;
            }
            p = s2336;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2333;
          }
          p = skipQuotedInput(p);
          if (p < 0) { break l2333; }
        }
        p = s2332;
        break l2334;
      }
      p = s2332;
    } else touched ||= p >= end;
    return -1;
  }
  e2331 = null;
  value = [e2331];
  leafValue = value;
  return p;
}

function skipQuotedInput(p: number): number {
  let c = 0;
  l2338: {
    const s2339 = p;
    if (text.charCodeAt(p) === 34) {
      l2340: {

        p++;
        l2341: for (;;) {
          const s2343 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l2342: {
              l2345: {
                const s2346 = p;
                if (text.charCodeAt(p) === 92) {
                  l2347: {
                    p = skip_escape(p);
                    if (p < 0) { break l2347; }
                    break l2345;
                  }
                  p = s2346;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
                  touched ||= p >= end;
                  break l2342;
                }
                p++;
              }
              continue l2341;
            }
            p = s2343;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2340;
        }
        p++;
        break l2338;
      }
      p = s2339;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2348: for (;;) {
      const s2350 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) {
        l2349: {
          l2352: {
            const s2353 = p;
            if (text.charCodeAt(p) === 92) {
              l2354: {
                p = skip_escape(p);
                if (p < 0) { break l2354; }
                break l2352;
              }
              p = s2353;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l2349;
            }
            p++;
          }
          continue l2348;
        }
        p = s2350;
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
  l2355: {
    const s2356 = p;
    l2357: {
      p = skipStepAhead(p);
      if (p < 0) { break l2357; }
      break l2355;
    }
    p = s2356;
    if (text.charCodeAt(p) === 96) {
      l2358: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2358;
        }
        p += 3;
        break l2355;
      }
      p = s2356;
    } else touched ||= p >= end;
    l2359: {
      p = skipEndsReply(p);
      if (p < 0) { break l2359; }
      break l2355;
    }
    p = s2356;
    if (p < end) {
      {
        const s2366 = p;
        l2367: {
          p++;
          return -1;
        }
        p = s2366;
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
  l2360: {
    const s2362 = p;
    l2361: {
      p = skipTokens(p);
      if (p < 0) { break l2361; }
      break l2360;
    }
    p = s2362;
  }
  if (p < end) {
    {
      const s2363 = p;
      l2364: {
        p++;
        return -1;
      }
      p = s2363;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf600(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, [null, string]];
  let e2369!: null;
  {
    const s2370 = p;
    l2371: {
      p = skipStepAhead(p);
      if (p < 0) { break l2371; }
      return -1;
    }
    p = s2370;
  }
  e2369 = null;
  let e2373!: null;
  {
    const s2374 = p;
    l2375: {
      p = skipCutStep(p);
      if (p < 0) { break l2375; }
      return -1;
    }
    p = s2374;
  }
  e2373 = null;
  let e2377!: [null, string];
  const r2378 = readTextStart(p);
  if (r2378 === undefined) { return -1; }
  e2377 = r2378;
  p = pos;
  value = [e2369, e2373, e2377];
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
  let e2379!: null;
  {
    const s2380 = p;
    l2381: {
      p = skip_textEnd(p);
      if (p < 0) { break l2381; }
      return undefined;
    }
    p = s2380;
  }
  e2379 = null;
  let e2387!: string;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  e2387 = text.charAt(p);
  p++;
  value = [e2379, e2387];
  pos = p;
  return value;
}

function skip_textEnd(p: number): number {
  l2383: {
    const s2384 = p;
    l2385: {
      p = skipThinkOpen(p);
      if (p < 0) { break l2385; }
      break l2383;
    }
    p = s2384;
    l2386: {
      p = skipThinkClose(p);
      if (p < 0) { break l2386; }
      break l2383;
    }
    p = s2384;
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
    l2389: {
      let m2393 = false;
      l2390: for (;;) {
        const s2392 = p;
        l2391: {
          {
            const s2394 = p;
            l2395: {
              p = skip_textEnd(p);
              if (p < 0) { break l2395; }
              break l2391;
            }
            p = s2394;
          }
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l2391;
          }
          p++;
          m2393 = true;
          continue l2390;
        }
        p = s2392;
        break;
      }
      if (!m2393) { break l2389; }

      if (touched && !over) return from;
      continue;
    }
    p = from;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l2397: {
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l2397;
        }
        p = skipEol(p);
        if (p < 0) { break l2397; }
        {
          const s2398 = p;
          l2399: {
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l2401: {
              const s2402 = p;
              l2403: {
                p = skipStepAhead(p);
                if (p < 0) { break l2403; }
                break l2401;
              }
              p = s2402;
              l2404: {
                p = skipEndsReply(p);
                if (p < 0) { break l2404; }
                break l2401;
              }
              p = s2402;
              l2405: {
                p = skipCutStep(p);
                if (p < 0) { break l2405; }
                break l2401;
              }
              p = s2402;
              if (text.charCodeAt(p) === 96) {
                l2406: {
                  if (!text.startsWith("```", p)) {
                    reachesEnd(p, "```");
                    break l2406;
                  }
                  p += 3;
                  break l2401;
                }
                p = s2402;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2407 = p;
                  l2408: {
                    p++;
                    break l2399;
                  }
                  p = s2407;
                }
              } else touched ||= p >= end;
            }
            break l2397;
          }
          p = s2398;
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
  l2410: {
    const s2411 = p;
    const t2412 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l2413: {
        const r2414 = readInputFenceEnd(p);
        if (r2414 === undefined) { break l2413; }
        value = r2414;
        p = pos;
        break l2410;
      }
      p = s2411;
      if (trail.length > t2412) trail.length = t2412;
    } else touched ||= p >= end;
    l2416: {
      const r2417 = readInputAtEnd(p);
      if (r2417 === undefined) { break l2416; }
      value = r2417;
      p = pos;
      break l2410;
    }
    p = s2411;
    if (trail.length > t2412) trail.length = t2412;
    const r2422 = readMissingInputFence(p);
    if (r2422 === undefined) { return -1; }
    value = r2422;
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
      const s2418 = p;
      l2419: {
        p++;
        return undefined;
      }
      p = s2418;
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
  const r2424 = readBadCutInput(p);
  if (r2424 === undefined) { return -1; }
  value = r2424;
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
  const r2426 = readActionRest(p);
  if (r2426 === undefined) { return -1; }
  value = r2426;
  p = pos;
  leafValue = value;
  return p;
}

function readActionRest(p: number): SpaceNode | BadStepWordsNode | undefined {
  let c = 0;
  let value!: SpaceNode | BadStepWordsNode;
  l2427: {
    const s2428 = p;
    const t2429 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2430: {
        const r2431 = readSpace(p);
        if (r2431 === undefined) { break l2430; }
        value = r2431;
        p = pos;
        break l2427;
      }
      p = s2428;
      if (trail.length > t2429) trail.length = t2429;
    } else touched ||= p >= end;
    const r2433 = readBadStepWords(p);
    if (r2433 === undefined) { return undefined; }
    value = r2433;
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
      const s2434 = p;
      l2435: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2435;
        }
        p += 3;
        return undefined;
      }
      p = s2434;
    }
  } else touched ||= p >= end;
  {
    const s2437 = p;
    l2438: {
      p = skipStepAhead(p);
      if (p < 0) { break l2438; }
      return undefined;
    }
    p = s2437;
  }
  {
    const s2440 = p;
    l2441: {
      p = skipEndsReply(p);
      if (p < 0) { break l2441; }
      return undefined;
    }
    p = s2440;
  }
  let m2446 = false;
  l2443: for (;;) {
    const s2445 = p;
    l2444: {
      {
        const s2447 = p;
        l2448: {
          p = skip_textEnd(p);
          if (p < 0) { break l2448; }
          break l2444;
        }
        p = s2447;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2444;
      }
      p++;
      m2446 = true;
      continue l2443;
    }
    p = s2445;
    break;
  }
  if (!m2446) { return undefined; }
  pos = p;
  const node: BadStepWordsNode = { type: 'BadStepWords', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf617(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ActionAtEndNode | ActionOverNode;
  const r2452 = readActionEnd(p);
  if (r2452 === undefined) { return -1; }
  value = r2452;
  p = pos;
  leafValue = value;
  return p;
}

function readActionEnd(p: number): ActionAtEndNode | ActionOverNode | undefined {
  let value!: ActionAtEndNode | ActionOverNode;
  l2453: {
    const s2454 = p;
    l2455: {
      const r2456 = readActionAtEnd(p);
      if (r2456 === undefined) { break l2455; }
      value = r2456;
      p = pos;
      break l2453;
    }
    p = s2454;
    const r2461 = readActionOver(p);
    if (r2461 === undefined) { return undefined; }
    value = r2461;
    p = pos;
  }
  pos = p;
  return value;
}

function readActionAtEnd(p: number): ActionAtEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s2457 = p;
      l2458: {
        p++;
        return undefined;
      }
      p = s2457;
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
  const r2464 = readInlineHead(p);
  if (r2464 === undefined) { return -1; }
  value = r2464;
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
  const r2465 = readActionName(p);
  if (r2465 === undefined) { return undefined; }
  l_name = r2465;
  p = pos;
  l2469: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
      const s2467 = p;
      l2468: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
          touched ||= p >= end;
          break l2468;
        }
        p++;
        p = s2467;
        break l2469;
      }
      p = s2467;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2470 = readBadInline(p);
  if (r2470 === undefined) { return undefined; }
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
  l2473: {
    if (((c = text.charCodeAt(p)) === 40 || c === 91)) {
      const s2475 = p;
      l2474: {
        const r2476 = readInlineOpen(p);
        if (r2476 === undefined) { break l2474; }
        value = r2476;
        p = pos;
        break l2473;
      }
      p = s2475;
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
  let e2478!: null;
  l2481: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39 || c === 123)) {
      const s2479 = p;
      l2480: {
        p++;
        p = s2479;
        break l2481;
      }
      p = s2479;
    } else touched ||= p >= end;
    return -1;
  }
  e2478 = null;
  value = [e2478];
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
    l2482: {
      {
        const s2483 = p;
        l2484: {
          l2486: {
            const s2487 = p;
            if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
              l2488: {
                p = skipInlineClose(p);
                if (p < 0) { break l2488; }
                break l2486;
              }
              p = s2487;
            } else touched ||= p >= end;
            p = skip_textEnd(p);
            if (p < 0) { break l2484; }
          }
          break l2482;
        }
        p = s2483;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2482;
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
  l2491: {
    const s2489 = p;
    l2490: {
      l2492: {
        const s2493 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2494: {
            p = skipEol(p);
            if (p < 0) { break l2494; }
            break l2492;
          }
          p = s2493;
        } else touched ||= p >= end;
        l2495: {
          p = skipEndsReply(p);
          if (p < 0) { break l2495; }
          break l2492;
        }
        p = s2493;
        if (p < end) {
          {
            const s2496 = p;
            l2497: {
              p++;
              break l2490;
            }
            p = s2496;
          }
        } else touched ||= p >= end;
      }
      p = s2489;
      break l2491;
    }
    p = s2489;
    return -1;
  }
  return p;
}

function leaf629(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InlineCloseNode | null;
  l2499: {
    if (((c = text.charCodeAt(p)) === 41 || c === 93)) {
      const s2501 = p;
      l2500: {
        const r2502 = readInlineClose(p);
        if (r2502 === undefined) { break l2500; }
        value = r2502;
        p = pos;
        break l2499;
      }
      p = s2501;
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
  l2505: {
    const s2503 = p;
    l2504: {
      l2506: {
        const s2507 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2508: {
            p = skipEol(p);
            if (p < 0) { break l2508; }
            break l2506;
          }
          p = s2507;
        } else touched ||= p >= end;
        l2509: {
          p = skipEndsReply(p);
          if (p < 0) { break l2509; }
          break l2506;
        }
        p = s2507;
        if (p < end) {
          {
            const s2510 = p;
            l2511: {
              p++;
              break l2504;
            }
            p = s2510;
          }
        } else touched ||= p >= end;
      }
      p = s2503;
      break l2505;
    }
    p = s2503;
    return undefined;
  }
  pos = p;
  return { type: 'InlineClose', start: base + start, end: base + p };
}

function leaf631(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ThoughtLabelNode;
  const r2514 = readThoughtLabel(p);
  if (r2514 === undefined) { return -1; }
  value = r2514;
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
  let e2516!: null;
  {
    const s2517 = p;
    l2518: {
      p = skipStepAhead(p);
      if (p < 0) { break l2518; }
      return -1;
    }
    p = s2517;
  }
  e2516 = null;
  value = [e2516];
  leafValue = value;
  return p;
}

function leaf634(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, string];
  const r2520 = readTextStart(p);
  if (r2520 === undefined) { return -1; }
  value = r2520;
  p = pos;
  leafValue = value;
  return p;
}

function leaf635(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2522!: null;
  {
    const s2523 = p;
    l2524: {
      p = skipCutStep(p);
      if (p < 0) { break l2524; }
      return -1;
    }
    p = s2523;
  }
  e2522 = null;
  value = [e2522];
  leafValue = value;
  return p;
}

function leaf636(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingThoughtRestNode | StepOverNode;
  const r2526 = readStepThoughtEnd(p);
  if (r2526 === undefined) { return -1; }
  value = r2526;
  p = pos;
  leafValue = value;
  return p;
}

function readStepThoughtEnd(p: number): MissingThoughtRestNode | StepOverNode | undefined {
  let value!: MissingThoughtRestNode | StepOverNode;
  l2527: {
    const s2528 = p;
    const t2529 = trail.length;
    l2530: {
      const r2531 = readMissingThoughtRest(p);
      if (r2531 === undefined) { break l2530; }
      value = r2531;
      p = pos;
      break l2527;
    }
    p = s2528;
    if (trail.length > t2529) trail.length = t2529;
    const r2533 = readStepOver(p);
    if (r2533 === undefined) { return undefined; }
    value = r2533;
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
  const r2536 = readAnswerLabel(p);
  if (r2536 === undefined) { return -1; }
  value = r2536;
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
  const r2538 = readBadLoneInput(p);
  if (r2538 === undefined) { return -1; }
  value = r2538;
  p = pos;
  leafValue = value;
  return p;
}

function readBadLoneInput(p: number): BadLoneInputNode | undefined {
  let c = 0;
  const start = p;
  p = skipInputLabel(p);
  if (p < 0) { return undefined; }
  while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
  const r2540 = readBadCutStep(p);
  if (r2540 === undefined) { return -1; }
  value = r2540;
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
  const r2542 = readLoneText(p);
  if (r2542 === undefined) { return -1; }
  value = r2542;
  p = pos;
  leafValue = value;
  return p;
}

function leaf646(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StepsFenceEndNode | MissingFenceEndNode | null;
  l2544: {
    const s2546 = p;
    const t2547 = trail.length;
    l2545: {
      l2548: {
        const s2549 = p;
        const t2550 = trail.length;
        if (text.charCodeAt(p) === 96) {
          l2551: {
            const r2552 = readStepsFenceEnd(p);
            if (r2552 === undefined) { break l2551; }
            value = r2552;
            p = pos;
            break l2548;
          }
          p = s2549;
          if (trail.length > t2550) trail.length = t2550;
        } else touched ||= p >= end;
        const r2563 = readMissingFenceEnd(p);
        if (r2563 === undefined) { break l2545; }
        value = r2563;
        p = pos;
      }
      break l2544;
    }
    p = s2546;
    if (trail.length > t2547) trail.length = t2547;
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
  l2555: {
    const s2553 = p;
    l2554: {
      l2556: {
        const s2557 = p;
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          l2558: {
            p = skipEol(p);
            if (p < 0) { break l2558; }
            break l2556;
          }
          p = s2557;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s2559 = p;
            l2560: {
              p++;
              break l2554;
            }
            p = s2559;
          }
        } else touched ||= p >= end;
      }
      p = s2553;
      break l2555;
    }
    p = s2553;
    return undefined;
  }
  pos = p;
  return { type: 'StepsFenceEnd', start: base + start, end: base + p };
}

const stepthoughtRest: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepThoughtChars }, { op: 'leaf', read: leaf26 }] } }, { op: 'leaf', read: leaf30 }] };
const stepanyValue: Step = { op: 'choice', starts: [STARTS_6, null, STARTS_8, STARTS_8, STARTS_9, null, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }, { op: 'again', step: () => stepTripleText }, { op: 'again', step: () => stepDoubleText }, { op: 'again', step: () => stepSingleText }, { op: 'again', step: () => stepMarkedText }, { op: 'leaf', read: leaf127 }] };
const stepvalue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf55, body: stepanyValue }] };
const steplistBehind: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf37 }, { op: 'optional', body: { op: 'again', step: () => stepBareList } }] };
const stepstrayThoughtClose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf35 }, { op: 'optional', body: steplistBehind }] };
const steppyPart: Step = { op: 'choice', starts: [STARTS_11, STARTS_1, null, null], alternatives: [{ op: 'again', step: () => stepPyArgument }, { op: 'leaf', read: leaf52 }, stepvalue, { op: 'leaf', read: leaf167 }] };
const stepmessageJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf233, body: stepvalue }] };
const stepmessageBody: Step = { op: 'choice', starts: [STARTS_12, null], alternatives: [stepmessageJson, { op: 'again', step: () => stepPlainArguments }] };
const stepinnerPart: Step = { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepElement }] };
const stepinner: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf345, body: stepinnerPart }] };
const stepargumentsOfJson: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf380, body: stepvalue }] };
const steplineList: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf433 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, STARTS_13], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf437 }] } }, { op: 'leaf', read: leaf439 }] };
const steppyLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf441, body: { op: 'again', step: () => stepPyCall } }] };
const stepobjectOrList: Step = { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'again', step: () => stepObject }, { op: 'again', step: () => stepList }] };
const stepjsonCalls: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf442, body: stepobjectOrList }] };
const stepcallOrCut: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepCall }, { op: 'leaf', read: leaf406 }] };
const stepnextCall: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf446, body: stepcallOrCut }] };
const stepsectionPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null], alternatives: [{ op: 'leaf', read: leaf416 }, { op: 'again', step: () => stepPyList }, steplineList, steppyLine, stepjsonCalls, { op: 'leaf', read: leaf445 }, stepnextCall, { op: 'leaf', read: leaf447 }] };
const stepbareItem: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf490, body: { op: 'again', step: () => stepObject } }] };
const stepcalls: Step = { op: 'choice', starts: [null, null, null, null, null, null, null, null, null, null, null, STARTS_14], alternatives: [{ op: 'again', step: () => stepBuiltin }, { op: 'again', step: () => stepCodeMessage }, { op: 'leaf', read: leaf216 }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepSection }, { op: 'again', step: () => stepUnfenced }, { op: 'again', step: () => stepWordedList }, { op: 'again', step: () => stepBareCalls }, { op: 'again', step: () => stepLoneCall }, { op: 'again', step: () => stepBareObjects }, { op: 'again', step: () => stepBareLines }, { op: 'again', step: () => stepTool }] };
const steptextPart: Step = { op: 'choice', starts: [null, null, null, null, null, null, STARTS_15, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf9 }, { op: 'again', step: () => stepThought }, stepstrayThoughtClose, { op: 'leaf', read: leaf154 }, stepcalls, { op: 'leaf', read: leaf517 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf526 }, { op: 'again', step: () => stepText }, { op: 'leaf', read: leaf531 }] };
const stepregionPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf6, body: steptextPart }] };
const stepleadPart: Step = { op: 'choice', starts: [STARTS_0, null, null, null, null, STARTS_15, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf541 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf545 }, { op: 'again', step: () => stepWrapping }, stepcalls, { op: 'again', step: () => stepBareList }] };
const stepbodyPart: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepRegion }, { op: 'leaf', read: leaf541 }, steptextPart] };
const stepfirst: Step = { op: 'choice', starts: [null, null, STARTS_11], alternatives: [{ op: 'leaf', read: leaf559 }, { op: 'again', step: () => stepFirstCode }, { op: 'again', step: () => stepFirstTool }] };
const stepoutsidePart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf570, body: steptextPart }] };
const stepmessagePart: Step = { op: 'choice', starts: [null, null, null, null, null, null], alternatives: [{ op: 'again', step: () => stepThoughtMessage }, { op: 'again', step: () => stepCodeMessage }, { op: 'again', step: () => stepToolMessage }, { op: 'again', step: () => stepTextMessage }, { op: 'leaf', read: leaf581 }, { op: 'again', step: () => stepStray }] };
const stepinputValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf597, body: stepvalue }] };
const stepfencedInput: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf587, body: { op: 'choice', starts: [STARTS_16, null], alternatives: [stepinputValue, { op: 'again', step: () => stepInputText }] } }] };
const stepinlineValue: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf626, body: stepvalue }] };
const stepthoughtStart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf633, body: { op: 'again', step: () => stepStepThoughtText } }] };
const stepthoughtText: Step = { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf635, body: stepthoughtStart }] }] };
const stepstepPart: Step = { op: 'choice', starts: [STARTS_0, null, null, null, null, null, null, null, STARTS_15, null, null, null], alternatives: [{ op: 'leaf', read: leaf0 }, { op: 'again', step: () => stepThought }, { op: 'leaf', read: leaf588 }, { op: 'again', step: () => stepAction }, { op: 'again', step: () => stepInlineAction }, { op: 'again', step: () => stepStepThought }, { op: 'again', step: () => stepAnswer }, { op: 'leaf', read: leaf641 }, { op: 'again', step: () => stepFence }, { op: 'leaf', read: leaf643 }, { op: 'again', step: () => stepStepText }, { op: 'leaf', read: leaf645 }] };
const stepfencedStep: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf587, body: stepstepPart }] };
const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepleadPart }, { op: 'loop', body: stepbodyPart }, { op: 'leaf', read: leaf553 }] } };
const stepRegion: Step = { op: 'rule', name: 'Region', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf2 }, { op: 'loop', body: stepregionPart }, { op: 'leaf', read: leaf537 }] } };
const stepThought: Step = { op: 'rule', name: 'Thought', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf15 }, stepthoughtRest] } };
const stepThoughtChars: Step = { op: 'rule', name: 'ThoughtChars', register: -1, isText: true, body: { op: 'text', read: text19, isSome: true } };
const stepBareList: Step = { op: 'rule', name: 'BareList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf47, body: { op: 'choice', starts: [null, STARTS_6], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
const stepList: Step = { op: 'rule', name: 'List', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf48 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, null, null], alternatives: [{ op: 'leaf', read: leaf52 }, stepvalue, { op: 'leaf', read: leaf148 }] } }, { op: 'leaf', read: leaf149 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepMember }, { op: 'leaf', read: leaf132 }] } }, { op: 'leaf', read: leaf144 }] } };
const stepMember: Step = { op: 'rule', name: 'Member', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf75 }, { op: 'leaf', read: leaf84 }, { op: 'optional', body: stepvalue }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf86 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'again', step: () => stepTripleChars }, { op: 'leaf', read: leaf89 }] } }, { op: 'leaf', read: leaf94 }] } };
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
const stepPyList: Step = { op: 'rule', name: 'PyList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf420 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_11, null], alternatives: [{ op: 'again', step: () => stepPyCall }, { op: 'leaf', read: leaf429 }] } }, { op: 'leaf', read: leaf430 }] } };
const stepPyCall: Step = { op: 'rule', name: 'PyCall', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf426 }, { op: 'loop', body: steppyPart }, { op: 'leaf', read: leaf171 }] } };
const stepUnfenced: Step = { op: 'rule', name: 'Unfenced', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf467 }, { op: 'optional', body: { op: 'again', step: () => stepList } }] } };
const stepWordedList: Step = { op: 'rule', name: 'WordedList', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf471 }, { op: 'leaf', read: leaf166 }, { op: 'optional', body: { op: 'choice', starts: [null, STARTS_6], alternatives: [{ op: 'again', step: () => stepList }, { op: 'again', step: () => stepObject }] } }] } };
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
const stepInput: Step = { op: 'rule', name: 'Input', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf593 }, { op: 'leaf', read: leaf166 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_15, STARTS_16, null], alternatives: [{ op: 'again', step: () => stepFencedInput }, stepinputValue, { op: 'again', step: () => stepInputText }] } }] } };
const stepFencedInput: Step = { op: 'rule', name: 'FencedInput', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf595 }, { op: 'leaf', read: leaf166 }, { op: 'optional', body: stepfencedInput }, { op: 'leaf', read: leaf166 }, { op: 'leaf', read: leaf607 }] } };
const stepInputText: Step = { op: 'rule', name: 'InputText', register: -1, isText: true, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf600 }, { op: 'text', read: text606 }] } };
const stepInlineAction: Step = { op: 'rule', name: 'InlineAction', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf621 }, { op: 'leaf', read: leaf624 }, { op: 'optional', body: { op: 'choice', starts: [STARTS_16, null], alternatives: [stepinlineValue, { op: 'again', step: () => stepInlineText }] } }, { op: 'leaf', read: leaf629 }, { op: 'loop', body: { op: 'leaf', read: leaf614 } }, { op: 'leaf', read: leaf617 }] } };
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
